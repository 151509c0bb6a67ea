"""Working: keywords of what works on or with others: saddle, backup, enlist, reconfigure, craft, ascend, paradigm (702)."""

from __future__ import annotations

from ..abilities.amounts import Of
from ..abilities.changes import END_OF_TURN, Add, AsAttacks, Ascends, Designated, Gain, GainBelow, Types
from ..abilities.conditions import Compare, Exists, Fits, Unless
from ..abilities.filters import CARD, CREATURE, PERMANENT, YOU, YOURS, InZone, Is, Not, Status
from ..abilities.kinds import Activated, Keyword, Spell, Static, Triggered
from ..abilities.picks import OTHER, SELF, TARGET, YOU_, Choose, OwnerOf, Ref, Target
from ..abilities.structures import Apply, Begins, If, Later, May, Seq
from ..abilities.verbs import Arrival, Attach, Become, Cast, CopyCard, Move, PutCounters, Tap
from ..abilities.words import Ability
from .creatures import number
from .frames import costs_of

ENTERS = Move(Is(SELF), "battlefield")
UNTAPPED = CREATURE & YOURS & Not(Status("tapped"))
ATTACHED = Fits(SELF, Status("attached"))


def saddle(keyword: Keyword) -> tuple[Ability, ...]:
    """702.171a: other creatures of so much power in all are tapped, and it is saddled for the turn."""
    others = Choose(UNTAPPED & OTHER, 0, -1, whole=f"total:power:>=:{number(keyword)}", name="saddle")
    return (Activated((Tap(others),), Apply(SELF, (Designated("saddled"),), END_OF_TURN), "sorcery", word="saddle"),)


def backup(keyword: Keyword) -> tuple[Ability, ...]:
    """702.165a: counters for a creature, and for another one what is printed below this."""
    lent = If(Unless(Fits(TARGET, Is(SELF))), Apply(TARGET, (GainBelow("backup"),), END_OF_TURN))
    return (Triggered(ENTERS, Seq((PutCounters("+1/+1", Target(CREATURE), number(keyword)), lent)), word="backup"),)


def enlist(keyword: Keyword) -> tuple[Ability, ...]:
    """702.154a: an idle creature is tapped as this attacks, which then gets +X/+0 for its power."""
    idle = UNTAPPED & Not(Status("sick")) & Not(Status("attacking")) & Not(Is(Ref("attackers"))) & OTHER
    grown = Apply(SELF, (Add(Of(Ref("enlisted"), "power"), 0),), END_OF_TURN)
    return (Static((AsAttacks(Tap(Choose(idle, name="enlisted")), grown, "enlist"),), word="enlist"),)


def reconfigure(keyword: Keyword) -> tuple[Ability, ...]:
    """702.151a-b: attached to another creature it is none itself, until it is unattached."""
    onto = Attach(SELF, Target(CREATURE & YOURS & OTHER))
    return (
        Activated(costs_of(keyword), onto, "sorcery", word="reconfigure"),
        Activated(costs_of(keyword), Attach(SELF), "sorcery", ATTACHED, word="reconfigure"),
        Static((Types(lose=("creature",)),), cond=ATTACHED, word="reconfigure"),
    )


def craft(keyword: Keyword) -> tuple[Ability, ...]:
    """702.167a: exiled with its materials, from the battlefield or the graveyard, it comes back transformed."""
    assert keyword.what is not None
    n = number(keyword)
    materials = (keyword.what & PERMANENT & YOURS & OTHER) | (keyword.what & CARD & InZone("graveyard", YOU))
    gone = Move(SELF, "exile", "battlefield", "exile", name="crafted")
    spent = Move(Choose(materials, n, n, name="materials"), "exile", "", "exile", name="materials")
    back = Move(Ref("crafted"), "battlefield", "exile", "return", OwnerOf(Ref("crafted")), arrival=Arrival(transformed=True))
    return (Activated((*costs_of(keyword), gone, spent), back, "sorcery", word="craft"),)


def ascend(keyword: Keyword) -> tuple[Ability, ...]:
    """702.131a-b: the city's blessing for ten permanents: looked for as a spell resolves, all the time by a permanent."""
    return Spell(If(Exists(PERMANENT & YOURS, 10), Become(YOU_, "blessed"))), Static((Ascends(),), word="ascend")


def paradigm(keyword: Keyword) -> tuple[Ability, ...]:
    """702.192a: the first of that name to resolve is cast again, as a copy, in each precombat main phase."""
    again = Seq((CopyCard(Ref("paradigm"), 1), May(Cast(Ref("copies")))))
    first = If(Compare(Of(SELF, "resolved"), "==", 0), Later(Begins("main1", YOU), again, each=True))
    return (Spell(Seq((Move(SELF, "exile", "stack", "exile", name="paradigm"), first))),)


def mutate(keyword: Keyword) -> tuple[Ability, ...]:
    """702.140a: cast so, it is a mutating creature spell. What comes of it is in faces/merging.py."""
    return (Static((Gain(Keyword("mutating")),), cond=Fits(SELF, Status("mutating")), zone="stack", word="mutate"),)


PROGRAMS = {
    "mutate": mutate,
    "saddle": saddle,
    "backup": backup,
    "enlist": enlist,
    "reconfigure": reconfigure,
    "craft": craft,
    "ascend": ascend,
    "paradigm": paradigm,
}
