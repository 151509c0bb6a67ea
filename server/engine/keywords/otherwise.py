"""Otherwise: keywords of spells cast for another cost, or for more than their cost, and what comes of it (702)."""

from __future__ import annotations

from ..abilities.amounts import Difference, Of, Times
from ..abilities.changes import Base, Gain, Permit, Price, Replace, Types
from ..abilities.conditions import Both, Fits, Paid
from ..abilities.filters import AFFECTED, ARTIFACT, ENCHANTMENT, LAND, OPPONENT, TOKEN, YOU, YOURS, Did, Is, WithCounter
from ..abilities.kinds import AsEnters, ExtraCost, Keyword, Spell, Static, Triggered
from ..abilities.picks import SELF, Choose, Ref, Target
from ..abilities.structures import Apply, Begins, Choosing, If, Later, May, Select, Seq
from ..abilities.tokens import FOOD, TREASURE
from ..abilities.verbs import (
    Arrival,
    Arrive,
    Become,
    Cast,
    CopySpell,
    Create,
    Draw,
    Move,
    PutCounters,
    RemoveCounters,
    Sacrifice,
    Take,
    TokenSpec,
)
from ..abilities.words import Ability, Effect
from .creatures import number

ENTERS = Move(Is(SELF), "battlefield")
PROMISED = Ref("promised")
FISH = TokenSpec("Fish", ("creature",), ("Fish",), "U", 1, 1)
OCTOPUS = TokenSpec("Octopus", ("creature",), ("Octopus",), "U", 8, 8)
GIFTS: dict[str, Effect] = {
    "gift a card": Draw(PROMISED, 1),
    "gift a food": Create(FOOD, 1, PROMISED),
    "gift a tapped fish": Create(FISH, 1, PROMISED, arrival=Arrival(tapped=True)),
    "gift an extra turn": Take("turn", PROMISED),
    "gift a treasure": Create(TREASURE, 1, PROMISED),
    "gift an octopus": Create(OCTOPUS, 1, PROMISED),
}
"""What each gift is (702.174d-i)."""


def awaken(keyword: Keyword) -> tuple[Ability, ...]:
    """702.113a: cast for that cost, it makes a land a creature too."""
    land = Target(LAND & YOURS, name="awakened")
    alive = (Types(add=("creature", "Elemental")), Base(0, 0), Gain(Keyword("haste")))
    return (Spell(If(Paid("awaken"), Seq((PutCounters("+1/+1", land, number(keyword)), Apply(Ref("awakened"), alive))))),)


def emerge(keyword: Keyword) -> tuple[Ability, ...]:
    """702.119a: cheaper by the mana value of what is sacrificed."""
    less = Times(-1, Of(Ref("emerged"), "mana_value"))
    return (Static((Price(Cast(AFFECTED), less),), cond=Paid("emerge"), zone="stack", word="emerge"),)


def harmonize(keyword: Keyword) -> tuple[Ability, ...]:
    """702.180a: cheaper by the power of what is tapped; cast so, it is exiled instead of going anywhere else from the stack."""
    less = Times(-1, Difference(Of(Ref("harmonized"), "power"), 0))
    changes = (Price(Cast(AFFECTED), less), Replace(Move(Is(SELF), frm="stack"), to="exile"))
    return (Static(changes, cond=Paid("harmonize"), zone="stack", word="harmonize"),)


def impending(keyword: Keyword) -> tuple[Ability, ...]:
    """702.176a: cast for that cost, it is no creature until its time counters are gone."""
    waits = Both((Paid("impending"), Fits(SELF, WithCounter("time"))))
    return (
        AsEnters(If(Paid("impending"), PutCounters("time", SELF, number(keyword)))),
        Static((Types(lose=("creature",)),), cond=waits, word="impending"),
        Triggered(Begins("end", YOU), RemoveCounters("time", SELF, 1), waits, word="impending"),
    )


def warp(keyword: Keyword) -> tuple[Ability, ...]:
    """702.185a: cast for that cost, it is exiled at the next end step and may be cast on a later turn."""
    away = Seq((Move(SELF, "exile", "battlefield", "exile", name="warped"), Become(Ref("warped"), "warped")))
    return (AsEnters(If(Paid("warp"), Later(Begins("end"), away))),)


def mayhem(keyword: Keyword) -> tuple[Ability, ...]:
    """702.187b-c: cast from the graveyard if discarded this turn (manners.py); without a cost, a land may be played so."""
    if keyword.cost is not None:
        return ()
    play = Permit(Move(AFFECTED & LAND, "battlefield", manner="play", by=YOU), "graveyard")
    return (Static((play,), cond=Fits(SELF, Did(Move(manner="discard", by=YOU), "what")), zone="graveyard", word="mayhem"),)


def sneak(keyword: Keyword) -> tuple[Ability, ...]:
    """702.190b: it enters attacking what the returned creature attacked."""
    along = Arrival(tapped=True, attacking=True, whom=Ref("returned"))
    return (AsEnters(If(Paid("sneak"), Arrive(SELF, along))),)


def bargain(keyword: Keyword) -> tuple[Ability, ...]:
    """702.166a: an artifact, enchantment or token may be sacrificed."""
    return (ExtraCost((Sacrifice(None, 1, ARTIFACT | ENCHANTMENT | TOKEN),), "bargain", True),)


def gift(keyword: Keyword) -> tuple[Ability, ...]:
    """702.174a-b, j: an opponent may be chosen, who gets something before anything else is done, or as the permanent enters."""
    do = GIFTS[keyword.word]
    choose = ExtraCost((Choosing(Choose(OPPONENT, name="promised")),), "gift", True)
    return choose, Spell(If(Paid("gift"), do)), Triggered(ENTERS, do, Paid("gift"), word=keyword.word)


def demonstrate(keyword: Keyword) -> tuple[Ability, ...]:
    """702.144a: copy it, and then an opponent does."""
    theirs = Seq((Select(Choose(OPPONENT, name="demonstrated")), CopySpell(SELF, 1, who=Ref("demonstrated"))))
    return (Triggered(Cast(Is(SELF)), May(CopySpell(SELF, 1), then=theirs), zone="stack", word="demonstrate"),)


PROGRAMS = {
    "awaken": awaken,
    "emerge": emerge,
    "harmonize": harmonize,
    "impending": impending,
    "warp": warp,
    "mayhem": mayhem,
    "sneak": sneak,
    "bargain": bargain,
    "demonstrate": demonstrate,
    **dict.fromkeys(GIFTS, gift),
}
