"""Plan: the continuous effects that change what objects are like, in the order of their timestamps, and how far they are
entangled (611, 613.7, 613.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.changes import Gain, Types, While
from ..abilities.kinds import Keyword, Static
from ..abilities.words import Change, Cond, Filter
from ..decisions import Seat, Thing
from ..objects import NO_SEAT, Names, Obj, ObjectId
from ..reading.ctx import Ctx
from ..subtypes import family
from . import aspects, statics
from .statics import ABILITY, CONTROL, COPY, LAYERS, TEXT, TYPE, WRITES, Layer, Program

if TYPE_CHECKING:
    from ..state import Continuous

FINAL_AFTER = {
    aspects.COPIABLE: COPY, aspects.CONTROL: CONTROL, aspects.TEXT: TEXT, aspects.TYPES: TYPE, aspects.COLOURS: statics.COLOUR,
    aspects.ABILITIES: ABILITY, aspects.SIZE: statics.SWITCHED,
}  # fmt: skip
"""The layer after which a characteristic changes no more."""


class Effect:
    """One continuous effect, from a static ability, from something that has resolved, or from a counter."""

    __slots__ = (
        "source", "ability", "you", "names", "x", "born", "program", "parts", "over", "objects", "cond", "own", "other", "zones",
        "defining", "ctx", "fixed", "true",
    )  # fmt: skip

    def __init__(self, source: ObjectId, ability: Static | None, program: Program, born: int) -> None:
        self.source = source
        self.ability = ability  # None: it does not hang on an ability
        self.you: Seat = NO_SEAT  # of a resolved effect; a static ability's is its object's controller
        self.names: Names = {}
        self.x = 0
        self.born = born
        self.program = program
        self.parts = program.parts
        self.over: Filter | None = None
        self.objects: tuple[Thing, ...] | None = None  # locked in (611.2c)
        self.cond: Cond | None = None
        self.own, self.other = program.own, program.other
        self.zones = program.zones
        self.defining = False  # characteristic-defining (604.3)
        self.ctx: Ctx | None = None  # for whom it is read, once that is known
        self.fixed: dict[Change, Change] = {}  # its changes with their numbers, once those are known
        self.true: bool | None = None  # whether its condition holds, once that is known

    @property
    def foresees(self) -> bool:
        """Whether it asks for power or toughness before the layer in which they are settled."""
        return bool((self.own | self.other) & aspects.SIZE) and next(iter(self.parts)) < statics.DEFINED_SIZE


def of_static(obj: Obj, ability: Static, granted: int = 0) -> Effect:
    """The effect of a static ability that the object has; `granted` is when an effect gave it, if one did (613.7a)."""
    made = Effect(obj.id, ability, statics.program(ability), max(obj.born, granted))
    made.over, made.cond, made.x, made.defining = ability.over, ability.cond, obj.x, ability.cda
    if obj.memory or obj.chosen:
        made.names = {**obj.memory, **obj.chosen}
    return made


_LOOSE: dict[tuple[Change, ...], Program] = {}


def _program(changes: tuple[Change, ...]) -> Program:
    known = _LOOSE.get(changes)
    if known is None:
        known = _LOOSE[changes] = Program(changes, None, None, False)
    return known


def of_resolved(effect: Continuous) -> Effect | None:
    """The effect of a resolved spell or ability; None if it only rules the game."""
    program = _program(effect.changes)
    if not program.parts or not effect.objects:
        return None
    made = Effect(effect.source, None, program, effect.born)
    made.you, made.names, made.x = effect.controller, effect.names, effect.x
    made.objects = effect.objects
    if type(effect.until) is While:
        made.cond = effect.until.cond
        made.other |= aspects.reads(made.cond)[0] | aspects.reads(made.cond)[1]
    return made


def of_counter(obj: Obj, kind: str) -> Effect:
    """The effect of a keyword counter (122.1b), as old as the last of its kind (613.7c)."""
    made = Effect(obj.id, None, _program((Gain(Keyword(kind)),)), obj.counted.get(kind, obj.born))
    made.you = obj.controller
    made.objects = (obj.id,)
    return made


def may_depend(one: Effect, other: Effect, layer: Layer) -> bool:
    """Whether applying the other in that layer could change what the one applies to or does (613.8a), judged by what it reads."""
    if one.defining != other.defining:
        return False
    if layer == CONTROL and one.ability is not None:
        return True  # "you" is whoever controls its source
    reads = (one.own | one.other) & WRITES[layer]
    if not reads:
        return False
    if layer != TYPE:
        return True
    words = one.program.type_words
    return words is None or any(_writes(change, words) for change in other.parts[TYPE])


def _writes(change: Change, words: frozenset[str]) -> bool:
    """Whether the change to types can matter to who looks for these words."""
    assert isinstance(change, Types)
    said = change.set + change.add + change.lose
    if any(w.startswith("=") for w in said) or any(w in words for w in said):
        return True
    if any(w in statics.CARD_TYPES for w in change.set + change.lose):
        return True  # subtypes and other card types go with it (205.1a)
    families = {family(w) for w in change.set} | {"creature" for w in said if w == "*creature"}
    return any(w not in statics.CARD_TYPES and family(w) in families for w in words)


def _is_entangled(layer: Layer, effects: list[Effect]) -> bool:
    """Whether one of the effects may depend on another. Those of one kind are alike in this, and there may be hundreds of them."""
    kinds: dict[tuple[object, ...], list[Effect]] = {}
    for effect in effects:
        key = (id(effect.program), effect.defining, effect.ability is None, effect.own | effect.other)
        kinds.setdefault(key, []).append(effect)
    for there in kinds.values():
        for others in kinds.values():
            if (others is not there or len(there) > 1) and may_depend(there[0], others[-1], layer):
                return True
    return False


class Plan:
    """All such effects, layer by layer in timestamp order.

    `simple`: no effect can change whether another exists, nor what another applies to or does while it is applied, so each
    object can be worked out by itself. `volatile` is what the effects read beyond the object that they apply to, `own` what
    they read of that object.
    """

    __slots__ = (
        "effects", "layers", "sources", "simple", "volatile", "own", "zones", "touched", "takers", "counted", "looking", "foresees",
    )  # fmt: skip

    def __init__(self, effects: list[Effect]) -> None:
        effects.sort(key=lambda effect: effect.born)
        self.effects = effects
        self.layers: list[tuple[Layer, list[Effect]]] = []
        for layer in LAYERS:
            there = [effect for effect in effects if layer in effect.parts]
            if there:
                there.sort(key=lambda effect: not effect.defining)  # 613.3
                self.layers.append((layer, there))
        self.sources = {effect.source: None for effect in effects if effect.ability is not None}
        self.counted: dict[ObjectId, None] = {}
        self.zones = tuple(dict.fromkeys(zone for effect in effects for zone in effect.zones))
        self.touched: dict[ObjectId, None] = dict.fromkeys(oid for effect in effects for oid in effect.objects or ())
        """Objects to which effects apply that are not bound to a zone: what is locked in, and the sources themselves."""
        self.touched.update(dict.fromkeys(effect.source for effect in effects if effect.over is None and effect.objects is None))
        self.takers = any(effect.program.takes_abilities for effect in effects)
        self.volatile = self.own = 0
        for effect in effects:
            self.volatile |= effect.other
            self.own |= effect.own
        if self.volatile & aspects.CHARACTERISTICS:
            self.volatile |= aspects.OBJECT | aspects.COUNTERS | aspects.ATTACHED
        self.looking = [effect for effect in effects if effect.other & aspects.CHARACTERISTICS]
        self.foresees = any(effect.foresees for effect in effects)
        self.simple = self._is_simple()
        if not self.simple:
            self.entangle()

    def entangle(self) -> None:
        """All objects are worked out together from now on."""
        self.simple = False
        self.volatile |= self.own | aspects.OBJECT | aspects.COUNTERS | aspects.ATTACHED
        for zone in self.zones:
            self.volatile |= aspects.ZONES[zone]

    def _is_simple(self) -> bool:
        if any(effect.program.gives_statics for effect in self.effects):
            return False
        if sum(1 for effect in self.effects if CONTROL in effect.parts and effect.ability is not None) > 1:
            return False
        if self.foresees or not self._reads_what_is_final():
            return False
        return not any(_is_entangled(layer, effects) for layer, effects in self.layers)

    def _reads_what_is_final(self) -> bool:
        """Whether effects that look at other objects do so only after whatever they look at is settled."""
        last = max((layer for effect in self.looking for mask, layer in FINAL_AFTER.items() if effect.other & mask), default=0)
        return all(next(iter(effect.parts)) > last and effect.program.alike for effect in self.looking)


NO_PLAN = Plan([])
