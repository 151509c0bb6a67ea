"""Working: keywords of what works on or with others: saddle, backup, enlist, reconfigure, craft, ascend, paradigm (702)."""

from __future__ import annotations

from ..abilities.amounts import Of
from ..abilities.changes import END_OF_TURN, Add, AsAttacks, Designated, Earns, Gain, GainBelow, Types
from ..abilities.conditions import Compare, Exists, Fits, Unless
from ..abilities.filters import ARTIFACT, CARD, CREATURE, LEGENDARY, PERMANENT, PLAYER, YOU, YOURS, InZone, Is, Not, Status, Subtype
from ..abilities.kinds import Activated, ExtraCost, Keyword, Spell, Static, Triggered
from ..abilities.picks import OTHER, SELF, TARGET, YOU_, Choose, OwnerOf, Ref, Search, Target
from ..abilities.structures import Apply, Begins, If, Later, May, Select, Seq
from ..abilities.verbs import Arrival, Attach, Become, Cast, CopyCard, Move, PutCounters, Reveal, Shuffle, Tap
from ..abilities.words import Ability
from .creatures import number
from .frames import costs_of

ENTERS = Move(Is(SELF), "battlefield")
UNTAPPED = CREATURE & YOURS & Not(Status("tapped"))
ATTACHED = Fits(SELF, Status("attached"))


def saddle(keyword: Keyword) -> tuple[Ability, ...]:
    """702.171a: other creatures of so much power in all are tapped, and it is saddled for the turn."""
    others = Choose(UNTAPPED & OTHER, 0, -1, whole=f"total:saddle:>=:{number(keyword)}", name="saddle")
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
    city = PERMANENT & YOURS
    return Spell(If(Exists(city, 10), Become(YOU_, "blessed"))), Static((Earns(city, 10, "blessed"),), word="ascend")


def storied(keyword: Keyword) -> tuple[Ability, ...]:
    """702.195: an enduring story for three artifacts, Sagas and legends."""
    return (Static((Earns((ARTIFACT | LEGENDARY | Subtype("Saga")) & PERMANENT & YOURS, 3, "storied"),), word="storied"),)


def teamwork(keyword: Keyword) -> tuple[Ability, ...]:
    """702.194: creatures of so much power in all may be tapped."""
    team = Choose(UNTAPPED, 0, -1, whole=f"total:power:>=:{number(keyword)}", name="team")
    return (ExtraCost((Tap(team),), "teamwork", True),)


def partner_with(keyword: Keyword) -> tuple[Ability, ...]:
    """702.124j: as it enters a player may look for the other."""
    assert keyword.what is not None
    find = Search(keyword.what & CARD, 0, 1, TARGET, TARGET)
    fetch = Seq((Select(find), Reveal(Ref("found")), Move(Ref("found"), "hand"), Shuffle(TARGET)))
    return (Triggered(ENTERS, Seq((Select(Target(PLAYER)), May(fetch, TARGET))), word="partner with"),)


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
    "storied": storied,
    "teamwork": teamwork,
    "partner with": partner_with,
    "backup": backup,
    "enlist": enlist,
    "reconfigure": reconfigure,
    "craft": craft,
    "ascend": ascend,
    "paradigm": paradigm,
}
