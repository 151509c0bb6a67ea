"""Manners: the keywords that let a card be cast for another cost, or from another zone, and what each of them asks for (118.9, 702)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from .. import events
from ..abilities.filters import CREATURE, LAND, YOURS, Status
from ..abilities.picks import Choose, Ref
from ..abilities.structures import Mana
from ..abilities.verbs import Discard, Move, Tap, sacrifice
from ..abilities.words import Filter, Payable, Verb
from ..decisions import Seat
from ..objects import Chars, Obj
from ..reading import evaluate

if TYPE_CHECKING:
    from ..game import Game

FACE_DOWN = frozenset({"morph", "megamorph", "disguise"})


class Giving(NamedTuple):
    """A permanent that is chosen as the cost is announced, and whose number makes it cost so much generic mana less (601.2b): sacrificed,
    or tapped. The choice is bound to the name."""

    what: Filter
    stat: str
    pay: Verb
    name: str
    reason: str
    optional: bool = False


class Manner(NamedTuple):
    """What a keyword that lets a card be cast otherwise says: from which zone, for its own cost or the mana cost."""

    zone: str
    own_cost: bool = True
    extra: tuple[Payable, ...] = ()
    allowed: Callable[[Game, Seat, Obj], bool] | None = None
    face: int = 0
    suits: Callable[[Game, Seat, Chars], bool] | None = None  # whether it may be cast so, being like that
    giving: Giving | None = None
    only_there: bool = False  # from that zone itself, whatever an effect may permit
    flash: bool = False  # at any time an instant could be cast


def _team_has_cast(game: Game, seat: Seat, obj: Obj) -> bool:
    """702.117a: you or a team-mate has cast another spell this turn."""
    return any(game.state.players[head].spells_cast for head in (seat, *game.teammates(seat)))


def _opponent_lost_life(game: Game, seat: Seat, obj: Obj) -> bool:
    """702.137a: an opponent has lost life this turn."""
    return any(game.state.players[other].life_lost for other in game.opponents(seat))


def _assassin_dealt_damage(game: Game, seat: Seat, obj: Obj) -> bool:
    """702.173a: an Assassin or a commander under your control has dealt combat damage to a player this turn."""
    return any(
        type(event) is events.DamageDealt and event.combat and event.to < 0 and event.dealer == seat and event.running
        for event in game.state.history
    )


def _kin_dealt_damage(game: Game, seat: Seat, chars: Chars) -> bool:
    """702.76a: a source that then was under your control and of a creature type of the spell has dealt combat damage to a player."""
    kin = evaluate.properties(chars, "creature_type")
    for event in game.state.history:
        if type(event) is events.DamageDealt and event.kin and event.dealer == seat:
            if (kin and event.kin == ("*",)) or any(word in event.kin for word in kin):
                return True
    return False


def _discarded(game: Game, seat: Seat, obj: Obj) -> bool:
    """702.187b: you have discarded that card this turn."""
    return any(
        type(event) is events.Moved and event.new == obj.id and event.manner == "discard" and event.by == seat
        for event in game.state.history
    )


def _is_blocking_time(game: Game, seat: Seat, obj: Obj) -> bool:
    """702.190a: in your own declare blockers step."""
    return game.state.step == "blockers" and game.is_active(seat)


def _returning(status: str) -> tuple[Payable, ...]:
    """Return such a creature of yours to its owner's hand."""
    return (Move(Choose(CREATURE & YOURS & Status(status), name="returned"), "hand", "battlefield", "return", name="returned"),)


EMERGED = Giving(CREATURE & YOURS, "mana_value", sacrifice(Ref("emerged"), "emerged"), "emerged", "sacrifice")
HARMONIZED = Giving(CREATURE & YOURS & ~Status("tapped"), "power", Tap(Ref("harmonized")), "harmonized", "tap", True)
MANNERS: dict[str, Manner] = {
    "flashback": Manner("graveyard"),  # 702.34
    "escape": Manner("graveyard"),  # 702.138
    "disturb": Manner("graveyard", face=1),  # 702.146
    "jump-start": Manner("graveyard", False, (Discard(None, 1, None),)),  # 702.133
    "retrace": Manner("graveyard", False, (Discard(None, 1, LAND),)),  # 702.81
    "harmonize": Manner("graveyard", giving=HARMONIZED),  # 702.180
    "mayhem": Manner("graveyard", allowed=_discarded),  # 702.187
    "evoke": Manner("hand"),  # 702.74
    "overload": Manner("hand"),  # 702.96
    "dash": Manner("hand"),  # 702.109
    "bestow": Manner("hand"),  # 702.103
    "awaken": Manner("hand"),  # 702.113
    "mutate": Manner("hand"),  # 702.140
    "emerge": Manner("hand", giving=EMERGED),  # 702.119
    "blitz": Manner("hand"),  # 702.152
    "cleave": Manner("hand"),  # 702.148
    "surge": Manner("hand", allowed=_team_has_cast),  # 702.117
    "spectacle": Manner("hand", allowed=_opponent_lost_life),  # 702.137
    "freerunning": Manner("hand", allowed=_assassin_dealt_damage),  # 702.173
    "offering": Manner("hand", False),  # 702.48
    "prowl": Manner("hand", suits=_kin_dealt_damage),  # 702.76
    "morph": Manner("hand"),  # 702.37
    "megamorph": Manner("hand"),  # 702.37b
    "disguise": Manner("hand"),  # 702.168
    "foretell": Manner("exile"),  # 702.143
    "plot": Manner("exile"),  # 702.170
    "aftermath": Manner("graveyard", False, face=1),  # 702.127
    "prototype": Manner("hand", False),  # 702.160
    "more than meets the eye": Manner("hand", face=1),  # 702.162
    "impending": Manner("hand"),  # 702.176
    "warp": Manner("hand", only_there=True),  # 702.185
    "web-slinging": Manner("hand", extra=_returning("tapped")),  # 702.188
    "sneak": Manner("hand", extra=_returning("unblocked"), allowed=_is_blocking_time, flash=True),  # 702.190
}
KEYWORDS = frozenset(MANNERS)
FROM_GRAVEYARD = frozenset(word for word, manner in MANNERS.items() if manner.zone == "graveyard")
FOR_FACE_DOWN: tuple[Payable, ...] = (Mana("{3}"),)
