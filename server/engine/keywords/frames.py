"""Frames: the symbols of framed text boxes stand for other abilities: chapters, levels, class levels, stations (711, 714, 716, 721)."""

from __future__ import annotations

from ..abilities.amounts import Of, Result
from ..abilities.changes import Base, Gain, Types
from ..abilities.conditions import Both, Compare
from ..abilities.filters import CREATURE, YOURS, And, Is, Not, Status
from ..abilities.kinds import Activated, AsEnters, Chapter, Keyword, Level, Static, Triggered
from ..abilities.picks import SELF, Choose, Ref
from ..abilities.structures import ChooseNumber, Costs, Seq
from ..abilities.verbs import Become, PutCounters, Tap
from ..abilities.words import Ability, Change, Cond, Payable

LEVEL_COUNTERS = Of(SELF, "counters:level")
CLASS_LEVEL = Of(SELF, "level")


def costs_of(keyword: Keyword) -> tuple[Payable, ...]:
    """The cost of the keyword, in parts."""
    if isinstance(keyword.cost, Costs):
        return keyword.cost.parts
    return () if keyword.cost is None else (keyword.cost,)


def chapter(keyword: Keyword) -> tuple[Ability, ...]:
    """714.2b-c: for each numeral an ability that triggers when the lore counters reach that number."""
    assert isinstance(keyword.frame, Chapter)
    do = keyword.frame.do
    return tuple(Triggered(PutCounters("lore", Is(SELF), reaching=number), do) for number in keyword.frame.numbers)


def read_ahead(keyword: Keyword) -> tuple[Ability, ...]:
    """702.155b: it enters with lore counters up to the chosen chapter. What cannot trigger then: sagas.is_skipped."""
    chosen = ChooseNumber(1, Of(SELF, "final_chapter"))
    return (AsEnters(Seq((chosen, PutCounters("lore", SELF, Result("number"))))),)


def level_up(keyword: Keyword) -> tuple[Ability, ...]:
    """702.87a: a level counter, as a sorcery."""
    return (Activated(costs_of(keyword), PutCounters("level", SELF, 1), "sorcery", word="level up"),)


def level(keyword: Keyword) -> tuple[Ability, ...]:
    """711.2a-b: size and abilities while there are so many level counters on it."""
    frame = keyword.frame
    assert isinstance(frame, Level)
    conds: list[Cond] = [Compare(LEVEL_COUNTERS, ">=", frame.least)]
    if frame.most:
        conds.append(Compare(LEVEL_COUNTERS, "<=", frame.most))
    given: tuple[Change, ...] = tuple(Gain(ability) for ability in frame.abilities)
    return (Static((Base(frame.power, frame.toughness), *given), cond=Both(tuple(conds)), word="level"),)


def station(keyword: Keyword) -> tuple[Ability, ...]:
    """702.184a: tap another untapped creature for as many charge counters as it has power."""
    another = Choose(And((CREATURE, YOURS, Not(Status("tapped")), Not(Is(SELF)))), name="stationed")
    return (Activated((Tap(another),), PutCounters("charge", SELF, Of(Ref("stationed"), "power")), "sorcery", word="station"),)


def station_level(keyword: Keyword) -> tuple[Ability, ...]:
    """721.2a-b: abilities while there are so many charge counters on it; with a size, it is a creature then."""
    frame = keyword.frame
    assert isinstance(frame, Level)
    given: list[Change] = [Gain(ability) for ability in frame.abilities]
    if frame.power is not None:
        given = [Types(add=("creature",)), Base(frame.power, frame.toughness), *given]
    return (Static(tuple(given), cond=Compare(Of(SELF, "counters:charge"), ">=", frame.least), word="station level"),)


def class_level(keyword: Keyword) -> tuple[Ability, ...]:
    """716.2a: it becomes that level, as a sorcery, only from the one before; and has the abilities from that level on."""
    frame = keyword.frame
    assert isinstance(frame, Level)
    n = frame.least
    up = Activated(
        costs_of(keyword), Become(SELF, "level", n=n), "sorcery", Compare(CLASS_LEVEL, "==", n - 1), word="class level"
    )
    given = tuple(Gain(ability) for ability in frame.abilities)
    return up, Static(given, cond=Compare(CLASS_LEVEL, ">=", n), word="class level")
