"""Paying: keywords of optional additional costs, and what comes of having paid them (702)."""

from __future__ import annotations

from ..abilities.amounts import Of
from ..abilities.changes import Base, Replace
from ..abilities.conditions import Fits, Paid
from ..abilities.filters import CREATURE, YOU, Is, Stat, WasCast
from ..abilities.kinds import ExtraCost, Keyword, Static, Triggered
from ..abilities.picks import SELF, Ref
from ..abilities.structures import Begins, Later, May, Seq
from ..abilities.verbs import Cast, CopySpell, Create, Move, Sacrifice
from ..abilities.words import Ability
from .frames import costs_of

RESOLVED = Move(Is(SELF), "graveyard", "stack", "resolve")
WHEN_CAST = Cast(Is(SELF))
ENTERS = Move(Is(SELF), "battlefield")


def buyback(keyword: Keyword) -> tuple[Ability, ...]:
    """702.27a: paid for, it returns to its owner's hand as it resolves."""
    back = Static((Replace(RESOLVED, to="hand"),), cond=Paid("buyback"), zone="stack", word="buyback")
    return ExtraCost(costs_of(keyword), "buyback", True), back


def rebound(keyword: Keyword) -> tuple[Ability, ...]:
    """702.88a: cast from hand, it is exiled as it resolves, and may be cast again at your next upkeep."""
    again = Later(Begins("upkeep", YOU), May(Cast(Ref("rebounding"))))
    aside = Seq((Move(SELF, "exile", "stack", "exile", name="rebounding"), again))
    return (Static((Replace(RESOLVED, do=aside),), cond=Fits(SELF, WasCast("hand")), zone="stack", word="rebound"),)


def replicate(keyword: Keyword) -> tuple[Ability, ...]:
    """702.56a: a copy for each time that the cost was paid."""
    copies = CopySpell(SELF, Of(SELF, "paid:replicate"))
    return ExtraCost(costs_of(keyword), "replicate", True, True), Triggered(WHEN_CAST, copies, Paid("replicate"), "stack", "replicate")


def casualty(keyword: Keyword) -> tuple[Ability, ...]:
    """702.153a: a creature of enough power is sacrificed for a copy."""
    price = Sacrifice(None, 1, CREATURE & Stat("power", ">=", keyword.n or 1))
    return ExtraCost((price,), "casualty", True), Triggered(WHEN_CAST, CopySpell(SELF, 1), Paid("casualty"), "stack", "casualty")


def squad(keyword: Keyword) -> tuple[Ability, ...]:
    """702.157a: a token copy for each time that the cost was paid."""
    tokens = Create(None, Of(SELF, "paid:squad"), copy_of=SELF)
    return ExtraCost(costs_of(keyword), "squad", True, True), Triggered(ENTERS, tokens, Paid("squad"), word="squad")


def offspring(keyword: Keyword) -> tuple[Ability, ...]:
    """702.175a: paid for, it comes with a token copy that is 1/1."""
    child = Create(None, 1, copy_of=SELF, but=(Base(1, 1),))
    return ExtraCost(costs_of(keyword), "offspring", True), Triggered(ENTERS, child, Paid("offspring"), word="offspring")


PROGRAMS = {
    "buyback": buyback,
    "rebound": rebound,
    "replicate": replicate,
    "casualty": casualty,
    "squad": squad,
    "offspring": offspring,
}
