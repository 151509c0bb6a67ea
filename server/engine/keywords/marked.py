"""Marked: keywords that stand before an ability and say when it is had or can be used: boast, solved, exhaust, max speed (702, 719)."""

from __future__ import annotations

import msgspec

from ..abilities.amounts import Of
from ..abilities.changes import Gain
from ..abilities.conditions import Both, Compare, Fits, Unless
from ..abilities.filters import YOU, Did, Is, Status
from ..abilities.kinds import Activated, Goal, Keyword, Marked, Static, Triggered
from ..abilities.picks import SELF, YOU_
from ..abilities.structures import Begins
from ..abilities.verbs import Attack, Become
from ..abilities.words import Ability, Cond

SOLVED = Fits(SELF, Status("solved"))
MAX_SPEED = Compare(Of(YOU_, "speed"), ">=", 4)


def _ability(keyword: Keyword) -> Ability:
    assert isinstance(keyword.frame, Marked)
    return keyword.frame.ability


def _if(ability: Ability, cond: Cond, word: str) -> Ability:
    """The ability, only while that holds as well."""
    assert isinstance(ability, (Activated, Triggered, Static))
    return msgspec.structs.replace(ability, cond=cond if ability.cond is None else Both((cond, ability.cond)), word=word)


def boast(keyword: Keyword) -> tuple[Ability, ...]:
    """702.142a: once each turn, if it attacked this turn."""
    ability = _ability(keyword)
    assert isinstance(ability, Activated)
    attacked = Fits(SELF, Did(Attack(Is(SELF)), "what"))
    return (_if(msgspec.structs.replace(ability, when=f"{ability.when} once".strip()), attacked, "boast"),)


def exhaust(keyword: Keyword) -> tuple[Ability, ...]:
    """702.177a: only once."""
    ability = _ability(keyword)
    assert isinstance(ability, Activated)
    return (msgspec.structs.replace(ability, when=f"{ability.when} ever".strip(), word="exhaust"),)


def power_up(keyword: Keyword) -> tuple[Ability, ...]:
    """702.193: only once, and cheaper by its own mana cost in the turn in which it entered (activating.py)."""
    ability = _ability(keyword)
    assert isinstance(ability, Activated)
    return (msgspec.structs.replace(ability, when=f"{ability.when} ever".strip(), word="power-up"),)


def max_speed(keyword: Keyword) -> tuple[Ability, ...]:
    """702.178a-b: had at the speed of 4, where it works."""
    ability = _ability(keyword)
    return (Static((Gain(ability),), cond=MAX_SPEED, zone=getattr(ability, "zone", "battlefield"), word="max speed"),)


def infinity(keyword: Keyword) -> tuple[Ability, ...]:
    """702.186b: had as long as it is harnessed."""
    return (Static((Gain(_ability(keyword)),), cond=Fits(SELF, Status("harnessed")), word="∞"),)


def to_solve(keyword: Keyword) -> tuple[Ability, ...]:
    """719.3a: solved at the end step if it then is so."""
    assert isinstance(keyword.frame, Goal)
    open_ = Both((keyword.frame.cond, Unless(SOLVED)))
    return (Triggered(Begins("end", YOU), Become(SELF, "solved"), open_, word="to solve"),)


def solved(keyword: Keyword) -> tuple[Ability, ...]:
    """702.169b-d: only as long as it is solved."""
    return (_if(_ability(keyword), SOLVED, "solved"),)


PROGRAMS = {
    "boast": boast,
    "exhaust": exhaust,
    "power-up": power_up,
    "max speed": max_speed,
    "∞": infinity,
    "to solve": to_solve,
    "solved": solved,
}
