"""Creatures: keywords about how creatures come, grow and go (702)."""

from __future__ import annotations

from ..abilities.amounts import Difference, Of, Result, Times
from ..abilities.changes import END_OF_TURN, Add, EndOfCombat, Forbid, Gain, Require, Types
from ..abilities.conditions import Fits, Happened, Unless
from ..abilities.filters import (
    AFFECTED,
    ARTIFACT,
    CREATURE,
    OPPONENT,
    PLAYER,
    SPELL,
    YOU,
    YOURS,
    ControlledBy,
    Has,
    Is,
    Not,
    Stat,
    Status,
    WithCounter,
)  # fmt: skip
from ..abilities.kinds import Activated, AsEnters, Keyword, Static, Triggered
from ..abilities.picks import IT, OTHER, SELF, TARGET, THAT_PLAYER, YOU_, All, Choose, Target, Top
from ..abilities.structures import AnyEvent, Apply, Begins, If, Later, Mana, May, Pay, Seq
from ..abilities.verbs import (
    Attack,
    Become,
    Block,
    Cast,
    Create,
    Damage,
    Exploit,
    GainLife,
    LoseLife,
    Move,
    PutCounters,
    RemoveCounters,
    Tap,
    TokenSpec,
    Untap,
    sacrifice,
)  # fmt: skip
from ..abilities.words import Ability, Count
from .frames import costs_of

ENTERS = Move(Is(SELF), "battlefield")
DIES = Move(Is(SELF), "graveyard", "battlefield")
ATTACKS = Attack(Is(SELF))
HITS = Damage(PLAYER, source=Is(SELF), combat="combat")
UPKEEP = Begins("upkeep", YOU)
SERVO = TokenSpec("Servo", ("artifact", "creature"), ("Servo",), "", 1, 1)
SPIRIT = TokenSpec("Spirit", ("creature",), ("Spirit",), "WB", 1, 1, (Keyword("flying"),))


def number(keyword: Keyword) -> Count:
    """The number of the keyword; one if it has none."""
    return 1 if keyword.n is None else keyword.n


def exploit(keyword: Keyword) -> tuple[Ability, ...]:
    """702.110a: a creature may be sacrificed as it enters."""
    return (Triggered(ENTERS, Exploit(), word="exploit"),)


def extort(keyword: Keyword) -> tuple[Ability, ...]:
    """702.101a: pay for each spell, and each opponent loses a life, which you gain."""
    drain = Seq((LoseLife(All(OPPONENT), 1), GainLife(YOU_, Result("lost"))))
    return (Triggered(Cast(SPELL, YOU), Pay(Mana("{W/B}"), then=drain), word="extort"),)


def fabricate(keyword: Keyword) -> tuple[Ability, ...]:
    """702.123a: counters, or Servos."""
    n = number(keyword)
    return (Triggered(ENTERS, May(PutCounters("+1/+1", SELF, n), otherwise=Create(SERVO, n)), word="fabricate"),)


def afterlife(keyword: Keyword) -> tuple[Ability, ...]:
    """702.135a: Spirits when it dies."""
    return (Triggered(DIES, Create(SPIRIT, number(keyword)), word="afterlife"),)


def riot(keyword: Keyword) -> tuple[Ability, ...]:
    """702.136a: a counter more, or haste."""
    return (AsEnters(May(PutCounters("+1/+1", SELF, 1), otherwise=Apply(SELF, (Gain(Keyword("haste")),)))),)


def decayed(keyword: Keyword) -> tuple[Ability, ...]:
    """702.147a: it can't block, and attacks once."""
    once = Triggered(ATTACKS, Later(Begins("end_combat"), sacrifice(SELF)), word="decayed")
    return Static((Forbid(Block(AFFECTED)),), word="decayed"), once


def devour(keyword: Keyword) -> tuple[Ability, ...]:
    """702.82a, c: counters for what is sacrificed as it enters."""
    what = CREATURE if keyword.what is None else keyword.what
    food = Move(Choose(what & YOURS & OTHER, 0, -1), "graveyard", "battlefield", "sacrifice", name="devoured")
    n = number(keyword)
    grown = Times(n, Result("devoured")) if isinstance(n, int) else Result("devoured")
    return (AsEnters(Seq((food, PutCounters("+1/+1", SELF, grown)))),)


def bloodthirst(keyword: Keyword) -> tuple[Ability, ...]:
    """702.54a: counters if an opponent was dealt damage this turn."""
    return (AsEnters(If(Happened(Damage(OPPONENT)), PutCounters("+1/+1", SELF, number(keyword)))),)


def modular(keyword: Keyword) -> tuple[Ability, ...]:
    """702.43a: its counters go on to another artifact creature."""
    heir = May(PutCounters("+1/+1", Target(ARTIFACT & CREATURE), Of(SELF, "counters:+1/+1")))
    return AsEnters(PutCounters("+1/+1", SELF, number(keyword))), Triggered(DIES, heir, word="modular")


def mentor(keyword: Keyword) -> tuple[Ability, ...]:
    """702.134a: a counter on an attacker of less power."""
    weaker = CREATURE & Status("attacking") & Stat("power", "<", Of(SELF, "power"))
    return (Triggered(ATTACKS, PutCounters("+1/+1", Target(weaker), 1), word="mentor"),)


def training(keyword: Keyword) -> tuple[Ability, ...]:
    """702.149a: a counter if one of greater power attacks along."""
    stronger = CREATURE & Stat("power", ">", Of(SELF, "power"))
    return (Triggered(Attack(Is(SELF), others=stronger), PutCounters("+1/+1", SELF, 1), word="training"),)


def renown(keyword: Keyword) -> tuple[Ability, ...]:
    """702.112a: counters the first time that it deals combat damage to a player."""
    fame = Seq((PutCounters("+1/+1", SELF, number(keyword)), Become(SELF, "renowned")))
    return (Triggered(HITS, fame, Unless(Fits(SELF, Status("renowned"))), word="renown"),)


def ingest(keyword: Keyword) -> tuple[Ability, ...]:
    """702.115a: the player who is dealt combat damage exiles a card."""
    return (Triggered(HITS, Move(Top(1, THAT_PLAYER), "exile", "", "exile"), word="ingest"),)


def poisonous(keyword: Keyword) -> tuple[Ability, ...]:
    """702.70a: poison counters for whom it deals combat damage."""
    return (Triggered(HITS, PutCounters("poison", THAT_PLAYER, number(keyword)), word="poisonous"),)


def bushido(keyword: Keyword) -> tuple[Ability, ...]:
    """702.45a: it grows as it blocks or becomes blocked."""
    n = number(keyword)
    fights = AnyEvent((Block(Is(SELF)), Become(Is(SELF), "blocked")))
    return (Triggered(fights, Apply(SELF, (Add(n, n),), END_OF_TURN), word="bushido"),)


def flanking(keyword: Keyword) -> tuple[Ability, ...]:
    """702.25a: what blocks it without flanking shrinks."""
    blocked = Block(CREATURE & Not(Has("flanking")), Is(SELF))
    return (Triggered(blocked, Apply(IT, (Add(-1, -1),), END_OF_TURN), word="flanking"),)


def rampage(keyword: Keyword) -> tuple[Ability, ...]:
    """702.23a: it grows for each blocker beyond the first."""
    n = number(keyword)
    more = Difference(Of(SELF, "blockers"), 1)
    grown = Times(n, more) if isinstance(n, int) else more
    return (Triggered(Become(Is(SELF), "blocked"), Apply(SELF, (Add(grown, grown),), END_OF_TURN), word="rampage"),)


def provoke(keyword: Keyword) -> tuple[Ability, ...]:
    """702.39a: a creature of the defending player is untapped and has to block it."""
    theirs = Target(CREATURE & ControlledBy(PLAYER & Status("defending")))
    dare = Seq((Apply(theirs, (Require(Block(AFFECTED, Is(SELF))),), EndOfCombat()), Untap(TARGET)))
    return (Triggered(ATTACKS, May(dare), word="provoke"),)


def fading(keyword: Keyword) -> tuple[Ability, ...]:
    """702.32a: a fade counter goes each upkeep, and it with the one that is missing."""
    counts = If(Fits(SELF, WithCounter("fade")), RemoveCounters("fade", SELF, 1), sacrifice(SELF))
    return AsEnters(PutCounters("fade", SELF, number(keyword))), Triggered(UPKEEP, counts, word="fading")


def vanishing(keyword: Keyword) -> tuple[Ability, ...]:
    """702.63a-b: a time counter goes each upkeep, and it with the last."""
    each = Triggered(UPKEEP, RemoveCounters("time", SELF, 1), Fits(SELF, WithCounter("time")), word="vanishing")
    last = Triggered(RemoveCounters("time", Is(SELF), left=0), sacrifice(SELF), word="vanishing")
    return (AsEnters(PutCounters("time", SELF, keyword.n)), each, last) if keyword.n is not None else (each, last)


def outlast(keyword: Keyword) -> tuple[Ability, ...]:
    """702.107a: a counter for a cost, as a sorcery."""
    return (Activated((*costs_of(keyword), Tap(SELF)), PutCounters("+1/+1", SELF, 1), "sorcery", word="outlast"),)


def scavenge(keyword: Keyword) -> tuple[Ability, ...]:
    """702.97a: exiled from the graveyard, it leaves counters for its power."""
    away = Move(SELF, "exile", "graveyard", "exile")
    grown = PutCounters("+1/+1", Target(CREATURE), Of(SELF, "power"))
    return (Activated((*costs_of(keyword), away), grown, "sorcery", zone="graveyard", word="scavenge"),)


def reinforce(keyword: Keyword) -> tuple[Ability, ...]:
    """702.77a: discarded for counters."""
    discard = Move(SELF, "graveyard", "hand", "discard")
    grown = PutCounters("+1/+1", Target(CREATURE), number(keyword))
    return (Activated((*costs_of(keyword), discard), grown, zone="hand", word="reinforce"),)


def crew(keyword: Keyword) -> tuple[Ability, ...]:
    """702.122a: other creatures of so much power in all are tapped to make it a creature."""
    others = Choose(CREATURE & YOURS & OTHER & Not(Status("tapped")), 0, -1, whole=f"total:crew:>=:{number(keyword)}", name="crew")
    return (Activated((Tap(others),), Apply(SELF, (Types(add=("artifact", "creature")),), END_OF_TURN), word="crew"),)


PROGRAMS = {
    "exploit": exploit,
    "extort": extort,
    "fabricate": fabricate,
    "afterlife": afterlife,
    "riot": riot,
    "decayed": decayed,
    "devour": devour,
    "bloodthirst": bloodthirst,
    "modular": modular,
    "mentor": mentor,
    "training": training,
    "renown": renown,
    "ingest": ingest,
    "poisonous": poisonous,
    "bushido": bushido,
    "flanking": flanking,
    "rampage": rampage,
    "provoke": provoke,
    "fading": fading,
    "vanishing": vanishing,
    "outlast": outlast,
    "scavenge": scavenge,
    "reinforce": reinforce,
    "crew": crew,
}
