"""Plan: the continuous effects that change what objects are like (611), in the order of their timestamps (613.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import aspects, statics
from .abilities.changes import While
from .abilities.kinds import Static
from .abilities.words import Ability, Change, Cond, Filter
from .decisions import Seat, Thing
from .objects import NO_SEAT, Names, Obj, ObjectId
from .statics import LAYERS, WRITES, Layer, Parts, Program

if TYPE_CHECKING:
    from .state import Continuous


class Effect:
    """One continuous effect, from a static ability or from something that has resolved. Never changed once made."""

    __slots__ = ("source", "ability", "you", "names", "x", "born", "parts", "over", "objects", "cond", "own", "other", "zones", "program", "number")

    def __init__(self, source: ObjectId, ability: Ability | None, program: Program, born: int) -> None:
        self.source = source
        self.ability = ability  # None: from a resolved spell or ability
        self.you: Seat = NO_SEAT  # of a resolved effect; a static ability's is its object's controller
        self.names: Names = {}
        self.x = 0
        self.born = born
        self.program = program
        self.parts: Parts = program.parts
        self.over: Filter | None = None
        self.objects: tuple[Thing, ...] | None = None  # locked in (611.2c)
        self.cond: Cond | None = None
        self.own, self.other = program.own, program.other
        self.zones = program.zones
        self.number = -1  # of the ability


def of_static(obj: Obj, ability: Static, number: int, born: int = 0) -> Effect:
    """The effect of a static ability that the object has; `born` is when it was granted, if it was (613.7a)."""
    made = Effect(obj.id, ability, statics.program(ability), max(obj.born, born))
    made.over, made.cond, made.number = ability.over, ability.cond, number
    made.x = obj.x
    if obj.memory or obj.chosen:
        made.names = {**obj.memory, **obj.chosen}
    return made


_RESOLVED: dict[tuple[Change, ...], Program] = {}


def of_resolved(effect: Continuous) -> Effect | None:
    """The effect of a resolved spell or ability; None if it only rules the game."""
    program = _RESOLVED.get(effect.changes)
    if program is None:
        program = _RESOLVED[effect.changes] = Program(effect.changes, None, None, False)
    if not program.parts:
        return None
    made = Effect(effect.source, None, program, effect.born)
    made.you, made.names, made.x = effect.controller, effect.names, effect.x
    made.objects = effect.objects or ()
    if type(effect.until) is While:
        made.cond = effect.until.cond
        made.other |= aspects.reads(made.cond)[0] | aspects.reads(made.cond)[1]
    return made


class Plan:
    """All such effects, layer by layer in timestamp order.

    `simple`: no effect can change whether another exists, or what another applies to or does within a layer, so each
    object can be worked out by itself. `volatile` is what the effects read beyond the object they apply to.
    """

    __slots__ = ("effects", "layers", "sources", "simple", "volatile", "own", "zones")

    def __init__(self, effects: list[Effect]) -> None:
        effects.sort(key=lambda effect: effect.born)
        self.effects = effects
        self.layers: list[tuple[Layer, list[Effect]]] = []
        for layer in LAYERS:
            there = [effect for effect in effects if layer in effect.parts]
            if there:
                self.layers.append((layer, there))
        self.sources = {effect.source: None for effect in effects if effect.ability is not None}
        self.zones = tuple(dict.fromkeys(zone for effect in effects for zone in effect.zones))
        self.volatile = 0
        self.own = 0
        for effect in effects:
            self.volatile |= effect.other
            self.own |= effect.own
        self.simple = self._is_simple()

    def _is_simple(self) -> bool:
        if any(effect.program.gives_statics for effect in self.effects):
            return False
        if self.sources and any(effect.program.takes_abilities or statics.CONTROL in effect.parts for effect in self.effects):
            return False
        late = 0
        for layer, effects in self.layers:
            if layer >= statics.DEFINED_SIZE:
                late |= layer
            reading = [effect for effect in effects if (effect.own | effect.other) & aspects.CHARACTERISTICS]
            if any(effect.other & aspects.CHARACTERISTICS and layer < statics.DEFINED_SIZE for effect in reading):
                return False  # reads other objects while they are still being worked out
            if any(effect.other & aspects.SIZE for effect in reading):
                return False
            if len(effects) > 1 and any((effect.own | effect.other) & WRITES[layer] for effect in reading):
                return False  # one may depend on another (613.8)
        return True


NO_PLAN = Plan([])
