"""Alone: what one object is like, where it can be worked out by itself (613)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ..abilities.changes import Cant
from ..abilities.words import Change
from ..objects import Chars, Obj, ObjectId
from ..reading import evaluate
from ..reading.ctx import Ctx
from . import applying, aspects, characteristics, layers, plan, statics
from .plan import Effect, Plan
from .statics import ABILITY, CONTROL, MODIFIED_SIZE, TYPE

if TYPE_CHECKING:
    from ..game import Game

IN_PLAY = ("battlefield", "stack", "command")
NOBODY = Ctx(0, -1)


def work_out(game: Game, obj: Obj) -> Chars:
    """What one object is like, by itself."""
    cache = game.cache
    oid, zone = obj.id, obj.zone
    face = cache.faces[oid] if oid in cache.faces else characteristics.face_of(obj)
    base = characteristics.whole(face, obj.controller if zone in IN_PLAY else obj.owner)
    plan_ = cache.plan
    here = plan_.layers if plan_.layers and (oid in plan_.touched or zone in plan_.zones) and not obj.phased_out else ()
    loose = 0
    if zone not in IN_PLAY and oid not in plan_.sources:
        profile = statics.profile(face.abilities)
        if profile is not None and profile.defining:  # 604.3: they function in every zone
            here = Plan([*plan_.effects, *(plan.of_static(obj, ability) for ability in profile.defining)]).layers
            loose = aspects.grounds(statics.program(ability).other for ability in profile.defining)
    plain = not (obj.counters or obj.face or obj.merged or (obj.x and zone == "stack") or (zone == "battlefield" and _is_odd(base)))
    cache.chars[oid] = base
    started: dict[int, bool] = {}
    if plain and not (here and _is_concerned(game, obj, base, here, started)):
        return base
    made = characteristics.bare(face, base.controller).clone()
    made.mana_value = characteristics.value_of(obj, made, face)
    cache.chars[oid] = made
    _apply(game, obj, made, here, started)
    characteristics.finish(obj, made)
    if loose:
        cache.loose[oid] = None
        cache.loosely |= loose
    return made


def _is_odd(base: Chars) -> bool:
    """Whether it has a size that it does not have as a permanent (208.3)."""
    return base.power is not None and "creature" not in base.types


Layered: TypeAlias = "list[tuple[int, list[Effect]]] | tuple[()]"


def _is_concerned(game: Game, obj: Obj, base: Chars, layers_: Layered, started: dict[int, bool]) -> bool:
    """Whether any effect applies to the object; `started` then knows of those before it that they do not."""
    for layer, effects in layers_:
        for effect in effects:
            if id(effect) not in started:
                if _concerns(game, effect, obj, base, layer):
                    return True
                started[id(effect)] = False
    return False


def _apply(game: Game, obj: Obj, made: Chars, layers_: Layered, started: dict[int, bool]) -> None:
    """Apply the effects that concern this object to it, layer by layer."""
    done = 0  # the last layer whose end has been seen to
    forbidden: list[Cant] = []
    for layer, effects in layers_:
        if done < TYPE < layer:
            _add_intrinsic(made)
        if done < MODIFIED_SIZE < layer and obj.counters:
            characteristics.count(obj, made)
        if forbidden and done <= ABILITY < layer:
            _forbid(game, made, forbidden)
        done = layer - 1
        for effect in effects:
            applies = started.get(id(effect))
            if applies is None:
                applies = started[id(effect)] = _concerns(game, effect, obj, made, layer)
            if applies:
                ctx = _ctx(game, effect, layer)
                for change in effect.parts[layer]:
                    if not applying.is_fixed(change):
                        change = _fixed(game, ctx, effect, change, obj.id)
                    applying.apply(game, ctx, change, made)
                    if type(change) is Cant:
                        forbidden.append(change)
    if done < TYPE:
        _add_intrinsic(made)
    if done < MODIFIED_SIZE and obj.counters:
        characteristics.count(obj, made)
    if forbidden:
        _forbid(game, made, forbidden)


def _add_intrinsic(made: Chars) -> None:
    more = characteristics.intrinsic(made.types, made.subtypes, made.keywords)
    if more:
        made.abilities = (*made.abilities, *more)


def _forbid(game: Game, made: Chars, forbidden: list[Cant]) -> None:
    """113.11: whatever else gives the keyword."""
    for change in forbidden:
        applying.apply(game, NOBODY, change, made)


def _fixed(game: Game, ctx: Ctx, effect: Effect, change: Change, oid: ObjectId) -> Change:
    """The change with its numbers, which are looked at once for all, if they are the same for all."""
    if not applying.is_alike(change):
        return applying.fixed(game, ctx, change, oid)
    known = effect.fixed.get(change)
    if known is None:
        known = effect.fixed[change] = applying.fixed(game, ctx, change, oid)
    return known


def _ctx(game: Game, effect: Effect, layer: int) -> Ctx:
    ctx = effect.ctx
    if ctx is None:
        you = effect.you if effect.ability is None else layers.chars(game, effect.source).controller
        ctx = Ctx(effect.source, you, effect.names, effect.x)
        if layer > CONTROL:
            effect.ctx = ctx
    return ctx


def _concerns(game: Game, effect: Effect, obj: Obj, made: Chars, layer: int) -> bool:
    """Whether the effect applies to this object."""
    if effect.objects is not None:
        if obj.id not in effect.objects:
            return False
    elif effect.over is None:
        if obj.id != effect.source:
            return False
    else:
        program = effect.program
        if (program.type and program.type not in made.types) or obj.zone not in effect.zones:
            return False
        ctx = effect.ctx or _ctx(game, effect, layer)
        if (program.yours and made.controller != ctx.you) or not evaluate.test(game, ctx, effect.over, obj.id, made):
            return False
    return effect.cond is None or holds(game, effect, layer)


def holds(game: Game, effect: Effect, layer: int) -> bool:
    """Whether the condition of the effect holds; looked at once, since the effects are gathered again whenever it may change."""
    assert effect.cond is not None
    if effect.true is None:
        effect.true = evaluate.holds(game, _ctx(game, effect, layer), effect.cond)
    return effect.true


def look_ahead(game: Game, effect: Effect) -> None:
    """Find the numbers and the condition of an effect that looks at other objects, before they are worked out with it."""
    first = next(iter(effect.parts))
    if effect.cond is not None:
        holds(game, effect, first)
    ctx = _ctx(game, effect, first)
    for changes in effect.parts.values():
        for change in changes:
            if not applying.is_fixed(change):
                _fixed(game, ctx, effect, change, 0)
