"""Drawing: keywords about drawing cards and about cards as they are drawn: cycling, miracle (702)."""

from __future__ import annotations

from ..abilities.filters import CARD, Is
from ..abilities.kinds import Activated, Keyword, Triggered
from ..abilities.picks import SELF, Ref, Search
from ..abilities.structures import May, Select, Seq
from ..abilities.verbs import Become, Cast, Draw, Move, Reveal, Shuffle
from ..abilities.words import Ability, Effect
from .frames import costs_of

FOUND = Ref("found")


def cycling(keyword: Keyword) -> tuple[Ability, ...]:
    """702.29a, e: pay, discard this card: draw a card, or search for one of that type."""
    do: Effect = Draw(None, 1)
    if keyword.what is not None:
        do = Seq((Select(Search(keyword.what & CARD)), Reveal(FOUND), Move(FOUND, "hand"), Shuffle()))
    return (Activated((*costs_of(keyword), Move(SELF, "graveyard", "hand", "discard")), do, zone="hand", word="cycling"),)


def miracle(keyword: Keyword) -> tuple[Ability, ...]:
    """702.94a: revealed as the first card drawn this turn, it may be cast for that cost."""
    cast = May(Cast(SELF, cost=keyword.cost, label="miracle"))
    return (Triggered(Become(Is(SELF), "drawn_and_revealed"), cast, zone="hand", word="miracle"),)


PROGRAMS = {"cycling": cycling, "miracle": miracle}
