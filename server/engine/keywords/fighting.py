"""Fighting: keywords about attacking, blocking and who fights along (702)."""

from __future__ import annotations

from ..abilities.amounts import Number
from ..abilities.changes import END_OF_TURN, Add, Designated, While
from ..abilities.conditions import Both, Done, Exists, Fits, Remain
from ..abilities.filters import CREATURE, OPPONENT, PLAYER, YOURS, Did, Is, Not, PairedWith, Status
from ..abilities.kinds import Activated, Keyword, Triggered
from ..abilities.picks import IT, OTHER, SELF, All, Choose, Ref, Together
from ..abilities.structures import Apply, Begins, Each, If, Later, May, Select, Seq
from ..abilities.verbs import Arrival, Attack, Become, Create, LoseLife, Move, exile
from ..abilities.words import Ability, Effect, Pick
from .frames import costs_of

ATTACKS = Attack(Is(SELF))
DEFENDING = PLAYER & Status("defending")
UNPAIRED = CREATURE & YOURS & Not(PairedWith(CREATURE))


def afflict(keyword: Keyword) -> tuple[Ability, ...]:
    """702.130a: the defending player loses so much life whenever this becomes blocked."""
    return (Triggered(Become(Is(SELF), "blocked"), LoseLife(All(DEFENDING), keyword.n or 1), word="afflict"),)


def melee(keyword: Keyword) -> tuple[Ability, ...]:
    """702.121a: +1/+1 for each opponent whom you attacked this combat."""
    attacked = Number(OPPONENT & Did(Attack(YOURS), "whom", "this_combat"))
    return (Triggered(ATTACKS, Apply(SELF, (Add(attacked, attacked),), END_OF_TURN), word="melee"),)


def myriad(keyword: Keyword) -> tuple[Ability, ...]:
    """702.116a: a copy attacking each other opponent, exiled at end of combat."""
    there = Arrival(tapped=True, attacking=True, whom=Ref("each"), theirs=True)
    copies = Each(All(OPPONENT & Not(DEFENDING)), May(Create(copy_of=SELF, arrival=there)))
    gone = If(Done("created"), Later(Begins("end_combat"), exile(Ref("created"))))
    return (Triggered(ATTACKS, Seq((copies, gone)), word="myriad"),)


def ninjutsu(keyword: Keyword) -> tuple[Ability, ...]:
    """702.49a, c: in place of an unblocked attacker, attacking what that one attacked."""
    unblocked = CREATURE & YOURS & Status("unblocked")
    back = Move(Choose(unblocked), "hand", "battlefield", "return", name="returned")
    arrival = Arrival(tapped=True, attacking=True, whom=Ref("returned"))
    return (Activated((*costs_of(keyword), back), Move(SELF, "battlefield", "hand", arrival=arrival), zone="hand", word="ninjutsu"),)


def soulbond(keyword: Keyword) -> tuple[Ability, ...]:
    """702.95a: paired as either enters, for as long as both are creatures under your control."""
    free = Fits(SELF, UNPAIRED)
    choose = Select(Choose(UNPAIRED & OTHER, name="mate"))
    itself, other = Move(Is(SELF), "battlefield"), Move(CREATURE & YOURS & OTHER, "battlefield")
    return (
        Triggered(itself, May(Seq((choose, _pair(Ref("mate"))))), Both((free, Exists(UNPAIRED & OTHER))), word="soulbond"),
        Triggered(other, May(_pair(IT)), Both((free, Fits(IT, UNPAIRED))), word="soulbond"),
    )


def _pair(mate: Pick) -> Effect:
    """Pair the source with that creature, if both may still be paired (702.95c-e)."""
    both = Together((SELF, mate))
    return If(Remain(both, UNPAIRED), Apply(both, (Designated("paired"),), While(Remain(both, CREATURE & YOURS))))


PROGRAMS = {
    "afflict": afflict,
    "melee": melee,
    "myriad": myriad,
    "ninjutsu": ninjutsu,
    "soulbond": soulbond,
}
