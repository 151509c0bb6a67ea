"""Statics: what the abilities of an object contribute where it is: continuous effects, rules, listeners (113.6, 603, 604)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

import msgspec

from .. import keywords
from ..abilities import amounts, changes, conditions, filters, picks
from ..abilities.kinds import Keyword, Static, Triggered
from ..abilities.words import Ability, Awaited, Change, Filter, Verb, Word
from ..reading import patterns, reach
from ..subtypes import BASIC_LAND_TYPES
from . import aspects

Layer: TypeAlias = int
CARD_TYPES = frozenset(
    {"artifact", "battle", "conspiracy", "creature", "dungeon", "enchantment", "instant", "kindred", "land", "phenomenon", "plane",
     "planeswalker", "scheme", "sorcery", "vanguard"}
)  # fmt: skip
COPY, CONTROL, TEXT, TYPE, COLOUR, ABILITY, DEFINED_SIZE, SET_SIZE, MODIFIED_SIZE, SWITCHED = 1, 2, 3, 4, 5, 6, 71, 72, 73, 74
LAYERS = (CONTROL, TEXT, TYPE, COLOUR, ABILITY, DEFINED_SIZE, SET_SIZE, MODIFIED_SIZE, SWITCHED)
"""The layers and sublayers in order (613.1, 613.4), after the first: copies are made before the rest begins."""

LAYER_OF: dict[type[Change], Layer] = {
    changes.Becomes: COPY,
    changes.Control: CONTROL,
    changes.Words: TEXT,
    changes.Types: TYPE,
    changes.Colours: COLOUR,
    changes.Gain: ABILITY,
    changes.LoseAbility: ABILITY,
    changes.Cant: ABILITY,
    changes.Base: SET_SIZE,
    changes.Add: MODIFIED_SIZE,
    changes.Switch: SWITCHED,
}
WRITES: dict[Layer, int] = {
    CONTROL: aspects.CONTROL,
    TEXT: aspects.TEXT | aspects.TYPES | aspects.ABILITIES,
    TYPE: aspects.TYPES,
    COLOUR: aspects.COLOURS,
    ABILITY: aspects.ABILITIES,
    DEFINED_SIZE: aspects.SIZE,
    SET_SIZE: aspects.SIZE,
    MODIFIED_SIZE: aspects.SIZE,
    SWITCHED: aspects.SIZE,
}
Parts: TypeAlias = "dict[Layer, tuple[Change, ...]]"


class Program:
    """What changes do, read once: their parts by layer, the rules among them, and what they read."""

    __slots__ = ("parts", "rules", "own", "other", "zones", "takes_abilities", "gives_statics", "type_words", "alike", "type", "yours")

    def __init__(self, all_changes: tuple[Change, ...], over: Filter | None, cond: Word | None, cda: bool) -> None:
        parts: dict[Layer, list[Change]] = {}
        rules: list[Change] = []
        players = over is not None and reach.of(over).players
        own, other = (0, 0) if over is None else aspects.reads(over)
        if cond is not None:
            other |= aspects.reads(cond)[1] | aspects.reads(cond)[0]
        for change in all_changes:
            layer = LAYER_OF.get(type(change))
            if layer is None or players:
                rules.append(change)  # an ability that players have is a rule about them (613.10)
                continue
            if cda and layer == SET_SIZE:
                layer = DEFINED_SIZE
            parts.setdefault(layer, []).append(change)
            for amount in amounts_in(change):
                its, others = aspects.reads(amount)
                own |= its
                other |= others
        self.parts: Parts = {layer: tuple(parts[layer]) for layer in LAYERS if layer in parts}
        self.rules = tuple(rules)
        self.own, self.other = own, other
        self.zones = reach.of(over).zones if over is not None else ()
        self.takes_abilities = any(takes_abilities(change) for change in all_changes)
        self.gives_statics = any(type(change) is changes.Gain and has_effects(change.ability) for change in all_changes)
        looked_at = [word for word in (over, cond) if word is not None]
        looked_at += [amount for change in all_changes for amount in amounts_in(change)]
        self.type_words = type_words(looked_at)
        parts_of_over = over.parts if isinstance(over, filters.And) else (over,)
        host = picks.ENCHANTED in parts_of_over  # whatever that is (303.4m)
        self.type = "" if host else next((part.type for part in parts_of_over if isinstance(part, filters.Type)), "")
        """A card type that whatever it affects must have, for a quick no."""
        self.yours = filters.YOURS in parts_of_over
        self.alike = all("affected" not in patterns.names_used(change) for change in all_changes)


def type_words(looked_at: Iterable[Word]) -> frozenset[str] | None:
    """The types that the words ask for by name; None if they may ask for any."""
    found: dict[str, None] = {}
    for word in looked_at:
        kind = type(word)
        if kind is filters.Type or kind is filters.Subtype or kind is filters.Supertype:
            found[getattr(word, word.__struct_fields__[0])] = None
        elif kind is filters.Kind or (kind is filters.Status and word.status not in ("enchanted", "equipped", "modified")):  # type: ignore[attr-defined]
            continue
        elif kind in _ANY_TYPE or (kind is filters.Status):
            return None
        within = type_words(part for part in parts_of(word))
        if within is None:
            return None
        found.update(dict.fromkeys(within))
    return frozenset(found)


_ANY_TYPE = (filters.Shares, filters.Chosen, filters.Did, amounts.Distinct, amounts.Tally, conditions.Happened)


def parts_of(word: Word) -> Iterator[Word]:
    """The words directly within the word."""
    for field in word.__struct_fields__:
        value = getattr(word, field)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Word):
                yield part


def amounts_in(change: Change) -> tuple[Word, ...]:
    """The words in a change that are looked at whenever it is applied: amounts, and who controls."""
    if type(change) is changes.Base or type(change) is changes.Add:
        return tuple(n for n in (change.power, change.toughness) if isinstance(n, Word))
    return (change.who,) if type(change) is changes.Control else ()


def takes_abilities(change: Change) -> bool:
    """Whether the change can take an ability away that is no mere keyword, or change its text."""
    kind = type(change)
    if kind is changes.LoseAbility:
        return not change.word  # type: ignore[attr-defined]
    if kind is changes.Types:
        return any(word in BASIC_LAND_TYPES or word.startswith("=") for word in change.set)  # type: ignore[attr-defined]
    return kind is changes.Becomes or kind is changes.Words


def has_effects(ability: Ability) -> bool:
    """Whether the ability makes continuous effects that change what objects are like."""
    return any(type(part) is Static and program(part).parts for part in unfolded(ability))


_PROGRAMS: dict[Static, Program] = {}


def program(ability: Static) -> Program:
    """What a static ability does."""
    known = _PROGRAMS.get(ability)
    if known is None:
        known = _PROGRAMS[ability] = Program(ability.changes, ability.over, ability.cond, ability.cda)
    return known


_UNFOLDED: dict[Keyword, tuple[Ability, ...]] = {}


def unfolded(ability: Ability) -> tuple[Ability, ...]:
    """The ability, or those that the keyword stands for (702)."""
    if type(ability) is not Keyword:
        return (ability,)
    known = _UNFOLDED.get(ability)
    if known is None:
        known = _UNFOLDED[ability] = tuple(keywords.programs(ability))
    return known


class Here:
    """What an object's abilities contribute in one zone."""

    __slots__ = ("effects", "triggers", "rules")

    def __init__(self) -> None:
        self.effects: list[Static] = []
        self.triggers: list[tuple[int, Triggered, tuple[type[Verb] | type[Awaited], ...]]] = []  # the number is that in Chars.abilities
        self.rules: list[tuple[Static, tuple[Change, ...]]] = []  # the changes with AFFECTED put in


class Profile:
    """What a list of abilities contributes, zone by zone; "" is every zone."""

    __slots__ = ("zones", "defining", "any", "effective")

    def __init__(self, abilities: tuple[Ability, ...]) -> None:
        self.zones: dict[str, Here] = {}
        self.defining: list[Static] = []
        """Characteristic-defining abilities (604.3): they function everywhere."""
        for number, ability in enumerate(abilities):
            for part in unfolded(ability):
                if type(part) is Triggered:
                    for zone in part.zone.split() or ("",):
                        self._here(zone).triggers.append((number, part, patterns.keys(part.event)))
                elif type(part) is Static:
                    self._static(part)
        self.any = self.zones.get("")
        self.effective = tuple(zone for zone, here in self.zones.items() if here.effects)
        """The zones in which continuous effects come of it."""

    def _static(self, ability: Static) -> None:
        if ability.cda:
            self.defining.append(ability)
            return
        its = program(ability)
        for zone in ability.zone.split() or ("",):
            here = self._here(zone)
            if its.parts:
                here.effects.append(ability)
            if its.rules:
                here.rules.append((ability, tuple(affecting(change, ability.over) for change in its.rules)))

    def _here(self, zone: str) -> Here:
        return self.zones.setdefault(zone, Here())

    def works_in(self, zone: str) -> bool:
        """Whether continuous effects come of it in that zone, defining ones apart."""
        return zone in self.effective or "" in self.effective

    def here(self, zone: str, kind: str) -> list[Here]:
        """What functions of an object of that kind in that zone; of an emblem everything does (113.6p)."""
        if kind == "emblem":
            return list(self.zones.values())
        found = self.zones.get(zone)
        if self.any is not None:
            return [self.any] if found is None else [found, self.any]
        return [] if found is None else [found]

    def effects(self, zone: str, kind: str) -> list[Static]:
        """The static abilities that make continuous effects there, the characteristic-defining ones among them."""
        found = [ability for here in self.here(zone, kind) for ability in here.effects]
        return self.defining + found if self.defining else found


_PROFILES: dict[tuple[Ability, ...], Profile | None] = {(): None}


def profile(abilities: tuple[Ability, ...]) -> Profile | None:
    """What the abilities contribute; None if nothing anywhere."""
    if abilities in _PROFILES:
        return _PROFILES[abilities]
    made = Profile(abilities)
    known = made if made.zones or made.defining else None
    _PROFILES[abilities] = known
    return known


_AFFECTING: dict[tuple[Change, Filter | None], Change] = {}
IN_PLACE = filters.Is(picks.Ref("affected"))
"""What stands for AFFECTED in the rules of a resolved effect: the name is bound to the things that it affects."""


def affecting(change: Change, over: Filter | None) -> Change:
    """The rule with what it affects in the place of AFFECTED: what fits `over`, or the source."""
    key = (change, over)
    known = _AFFECTING.get(key)
    if known is None:
        put = filters.Is(picks.SELF) if over is None else over
        known = _AFFECTING[key] = replaced(change, filters.AFFECTED, put)
    return known


def replaced(word: Any, old: Word, new: Word) -> Any:
    """The word with another in the place of each occurrence of one."""
    if word == old:
        return new
    if not isinstance(word, Word):
        return word
    altered: dict[str, Any] = {}
    for field in word.__struct_fields__:
        value = getattr(word, field)
        if isinstance(value, tuple):
            made: Any = tuple(replaced(part, old, new) for part in value)
        else:
            made = replaced(value, old, new) if isinstance(value, Word) else value
        if made != value:
            altered[field] = made
    return msgspec.structs.replace(word, **altered) if altered else word
