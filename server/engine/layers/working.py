"""Working: the layers applied to many objects together, where effects depend on each other (613.1-613.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ..abilities.changes import Cant, Gain
from ..abilities.kinds import Face, Static
from ..abilities.words import Ability
from ..objects import Chars, Obj, ObjectId
from ..reading import evaluate
from ..reading.ctx import Ctx
from . import applying, characteristics, plan, statics
from .plan import Effect, may_depend
from .statics import ABILITY, CONTROL, LAYERS, TYPE, Layer

if TYPE_CHECKING:
    from ..game import Game

Sizes: TypeAlias = dict[ObjectId, tuple[int | None, int | None]]
Signature: TypeAlias = tuple[tuple[ObjectId, tuple[object, ...]], ...] | None


class Working:
    """One pass through the layers. `game.cache.chars` holds what is being worked on, so that filters see it as it is so far."""

    def __init__(
        self, game: Game, objects: list[Obj], loose: list[Effect], faces: dict[ObjectId, Face], sizes: Sizes | None = None
    ) -> None:
        self.game = game
        self.objects = {obj.id: obj for obj in objects}
        self.chars: dict[ObjectId, Chars] = {}
        self.effects = list(loose)
        self.faces = faces
        self.sizes = sizes  # what a first pass made of power and toughness, for effects that ask for them too early
        self.layer: Layer = CONTROL
        self.untangled = False  # whether the effects that wait in this layer are known not to depend on each other
        self.current: dict[ObjectId, dict[tuple[Static, int], Effect]] = {}  # by source: its static abilities' effects, as it has them
        self.affected: dict[int, tuple[ObjectId, ...]] = {}  # by id(effect): whom it has begun to apply to (613.6)
        self.granted: dict[ObjectId, dict[Ability, int]] = {}  # abilities that effects gave, and when (613.7a)
        self.kept: dict[int, Effect] = {}  # the effects whose id() is used as a key

    def run(self) -> None:
        """Work out all of the objects."""
        cache = self.game.cache
        for oid, obj in self.objects.items():
            face = self.faces[oid] if oid in self.faces else characteristics.face_of(obj)
            made = self.chars[oid] = characteristics.bare(face, characteristics.first_controller(obj)).clone()
            made.mana_value = characteristics.value_of(obj, made, face)
            cache.chars[oid] = made
        for oid in self.objects:
            self._look_at(oid)
        for layer in LAYERS:
            self._layer(layer)
            self._after(layer)
        for oid, obj in self.objects.items():
            characteristics.finish(obj, self.chars[oid])

    def found_sizes(self) -> Sizes:
        """Power and toughness of each object."""
        return {oid: (chars.power, chars.toughness) for oid, chars in self.chars.items()}

    def _after(self, layer: Layer) -> None:
        """What the rules do at the end of a layer: mana abilities of lands (305.6), counters on creatures."""
        if layer == TYPE:
            for oid, chars in self.chars.items():
                more = characteristics.intrinsic(chars.types, chars.subtypes, chars.keywords)
                if more:
                    chars.abilities = (*chars.abilities, *more)
                    self._look_at(oid)
        elif layer == statics.MODIFIED_SIZE:
            for oid, obj in self.objects.items():
                if obj.counters:
                    characteristics.count(obj, self.chars[oid])

    def _look_at(self, oid: ObjectId) -> list[Effect]:
        """Note which static abilities the object now has; gives the effects that are new."""
        obj, chars = self.objects[oid], self.chars[oid]
        profile = statics.profile(chars.abilities)
        before = self.current.get(oid)
        if profile is None:
            if before:
                self.current[oid] = {}
            return []
        now: dict[tuple[Static, int], Effect] = {}
        new: list[Effect] = []
        for ability in profile.effects(obj.zone, obj.kind):
            nth = 0
            while (ability, nth) in now:
                nth += 1
            known = None if before is None else before.get((ability, nth))
            if known is None:
                known = plan.of_static(obj, ability, self.granted.get(oid, {}).get(ability, 0))
                new.append(known)
            now[(ability, nth)] = known
        self.current[oid] = now
        self.effects += new
        return new

    def _exists(self, effect: Effect) -> bool:
        """Whether the effect applies at all: the ability is still there, or it has begun to apply (613.6)."""
        if effect.ability is None or id(effect) in self.affected:
            return True
        return any(effect is other for other in self.current.get(effect.source, {}).values())

    def _ctx(self, effect: Effect) -> Ctx:
        you = effect.you if effect.ability is None else self.chars[effect.source].controller
        return Ctx(effect.source, you, effect.names, effect.x)

    def _applies_to(self, effect: Effect) -> tuple[ObjectId, ...]:
        """What the effect applies to as things stand."""
        known = self.affected.get(id(effect))
        if known is not None:
            return known
        if self.sizes is None or self.layer >= statics.DEFINED_SIZE or not effect.foresees:
            return self._found(effect)
        so_far = self._exchange_sizes(self.sizes)
        found = self._found(effect)
        self._exchange_sizes(so_far)
        return found

    def _exchange_sizes(self, sizes: Sizes) -> Sizes:
        """Let the objects have these sizes for a while; gives those that they had."""
        had: Sizes = {}
        for oid, chars in self.chars.items():
            had[oid] = (chars.power, chars.toughness)
            chars.power, chars.toughness = sizes[oid]
        return had

    def _found(self, effect: Effect) -> tuple[ObjectId, ...]:
        ctx = self._ctx(effect)
        if effect.cond is not None and not evaluate.holds(self.game, ctx, effect.cond):
            return ()
        if effect.objects is not None:
            return tuple(oid for oid in effect.objects if oid in self.objects)
        if effect.over is None:
            return (effect.source,)
        zones, over, type, yours = effect.zones, effect.over, effect.program.type, effect.program.yours
        found: list[ObjectId] = []
        for oid, obj in self.objects.items():
            chars = self.chars[oid]
            if (type and type not in chars.types) or (yours and chars.controller != ctx.you) or obj.zone not in zones:
                continue
            if evaluate.test(self.game, ctx, over, oid, chars):
                found.append(oid)
        return tuple(found)

    def _layer(self, layer: Layer) -> None:
        self.layer, self.untangled = layer, False
        waiting = [effect for effect in self.effects if layer in effect.parts]
        while waiting:
            effect = self._next(waiting, layer)
            waiting.remove(effect)
            if not self._exists(effect):
                continue
            things = self.affected[id(effect)] = self._applies_to(effect)
            self.kept[id(effect)] = effect
            self._apply(effect, layer, things)
            if layer <= ABILITY and layer != CONTROL:
                for oid in things:
                    found = [new for new in self._look_at(oid) if layer in new.parts]
                    waiting += found
                    self.untangled = self.untangled and not found
        if layer == ABILITY:
            self._forbid_keywords()

    def _apply(self, effect: Effect, layer: Layer, things: tuple[ObjectId, ...]) -> None:
        ctx = self._ctx(effect)
        for change in effect.parts[layer]:
            if type(change) is Gain:
                for oid in things:
                    for part in statics.unfolded(applying.given(change.ability)):
                        self.granted.setdefault(oid, {})[part] = effect.born
            for oid, fixed in [(oid, applying.fixed(self.game, ctx, change, oid)) for oid in things]:
                applying.apply(self.game, ctx, fixed, self.chars[oid])

    def _forbid_keywords(self) -> None:
        """What can't have a keyword does not have it, whatever else gives it (113.11)."""
        for effect in self.kept.values():
            for change in effect.parts.get(ABILITY, ()):
                if type(change) is Cant:
                    for oid in self.affected[id(effect)]:
                        applying.apply(self.game, self._ctx(effect), change, self.chars[oid])

    # -- which effect comes next

    def _next(self, waiting: list[Effect], layer: Layer) -> Effect:
        """The next to apply: defining ones first (613.3), then by timestamp, but dependent ones after what they depend on (613.8b)."""
        waiting.sort(key=lambda effect: (not effect.defining, effect.born))
        if len(waiting) == 1 or self.untangled:
            return waiting[0]
        if not self._entangled(waiting, layer):
            self.untangled = True  # and so are those that are left when this one has been applied
            return waiting[0]
        depends = self._dependencies(waiting, layer)
        reach = [_closure(depends, i) for i in range(len(waiting))]
        for i in range(len(waiting)):
            if all(i in reach[j] for j in reach[i]):
                return waiting[i]  # it depends on nothing, or only within a loop (613.8b)
        return waiting[0]

    def _entangled(self, waiting: list[Effect], layer: Layer) -> bool:
        return any(self._could_depend(one, other, layer) for one in waiting for other in waiting if one is not other)

    def _could_depend(self, one: Effect, other: Effect, layer: Layer) -> bool:
        if one.defining != other.defining:
            return False
        if other.program.takes_abilities and one.ability is not None and id(one) not in self.affected:
            return True
        return id(one) not in self.affected and may_depend(one, other, layer)

    def _dependencies(self, waiting: list[Effect], layer: Layer) -> list[list[int]]:
        """For each effect the numbers of those on which it depends (613.8a), found by applying them."""
        before = [self._signature(effect, layer) for effect in waiting]
        depends: list[list[int]] = [[] for _ in waiting]
        for j, other in enumerate(waiting):
            suspects = [i for i, one in enumerate(waiting) if i != j and self._could_depend(one, other, layer)]
            if not suspects or before[j] is None:
                continue
            things = self._applies_to(other)
            kept = {oid: (self.chars[oid].clone(), self.current.get(oid)) for oid in things}
            granted = {oid: dict(held) for oid, held in self.granted.items()}
            count = len(self.effects)
            self._apply(other, layer, things)
            if layer <= ABILITY and layer != CONTROL:
                for oid in things:
                    self._look_at(oid)
            for i in suspects:
                if self._signature(waiting[i], layer) != before[i]:
                    depends[i].append(j)
            del self.effects[count:]
            self.granted = granted
            for oid, (chars, current) in kept.items():
                self._put_back(oid, chars)
                if current is None:
                    self.current.pop(oid, None)
                else:
                    self.current[oid] = current
        return depends

    def _put_back(self, oid: ObjectId, chars: Chars) -> None:
        self.chars[oid] = self.game.cache.chars[oid] = chars

    def _signature(self, effect: Effect, layer: Layer) -> Signature:
        """Whether the effect exists, what it applies to, and what it does to that: what a dependency is about (613.8a)."""
        if not self._exists(effect):
            return None
        ctx = self._ctx(effect)
        changes = effect.parts[layer]
        return tuple((oid, tuple(applying.meaning(self.game, ctx, change, oid) for change in changes)) for oid in self._applies_to(effect))


def _closure(depends: list[list[int]], start: int) -> dict[int, None]:
    """All on which an effect depends, directly or not."""
    found: dict[int, None] = {}
    waiting = list(depends[start])
    while waiting:
        i = waiting.pop()
        if i not in found:
            found[i] = None
            waiting += depends[i]
    return found
