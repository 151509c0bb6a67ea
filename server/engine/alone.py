"""Alone: what one object is like, where it can be worked out by itself (613)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import applying, characteristics, evaluate, layers, plan, statics
from .abilities.changes import Cant
from .ctx import Ctx
from .objects import Chars, Obj
from .plan import Effect, Plan
from .statics import ABILITY, CONTROL, MODIFIED_SIZE, TYPE

if TYPE_CHECKING:
    from .game import Game

IN_PLAY = ("battlefield", "stack", "command")
NOBODY = Ctx(0, -1)


def work_out(game: Game, obj: Obj) -> Chars:
    """What one object is like, by itself."""
    cache = game.cache
    oid, zone = obj.id, obj.zone
    face = cache.faces[oid] if oid in cache.faces else characteristics.face_of(obj)
    base = characteristics.whole(face, obj.controller if zone in IN_PLAY else obj.owner)
    plan_ = cache.plan
    layers = plan_.layers if plan_.layers and (oid in plan_.touched or zone in plan_.zones) and not obj.phased_out else ()
    volatile = False
    if zone not in IN_PLAY and oid not in plan_.sources:
        profile = statics.profile(face.abilities)
        if profile is not None and profile.defining:  # 604.3: they function in every zone
            layers = Plan([*plan_.effects, *(plan.of_static(obj, ability) for ability in profile.defining)]).layers
            volatile = True
    if not layers and not obj.counters and not obj.face and not (obj.x and zone == "stack"):
        if base.power is None or "creature" in base.types or zone != "battlefield":
            cache.chars[oid] = base
            return base
    made = characteristics.bare(face, base.controller).clone()
    made.mana_value = characteristics.value_of(obj, made)
    cache.chars[oid] = made
    _apply(game, obj, made, layers)
    characteristics.finish(obj, made)
    if volatile:
        del cache.chars[oid]
    return made


def _apply(game: Game, obj: Obj, made: Chars, layers: list[tuple[int, list[Effect]]] | tuple[()]) -> None:
    """Apply the effects that concern this object to it, layer by layer."""
    done = 0  # the last layer whose end has been seen to
    started: dict[int, bool] = {}
    forbidden: list[Cant] = []
    for layer, effects in layers:
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
                    applying.apply(game, ctx, change, obj.id, made)
                    if type(change) is Cant:
                        forbidden.append(change)
    if done < TYPE:
        _add_intrinsic(made)
    if done < MODIFIED_SIZE and obj.counters:
        characteristics.count(obj, made)
    if forbidden:
        _forbid(game, made, forbidden)


def _add_intrinsic(made: Chars) -> None:
    more = characteristics.intrinsic(made.types, made.subtypes)
    if more:
        made.abilities = (*made.abilities, *more)


def _forbid(game: Game, made: Chars, forbidden: list[Cant]) -> None:
    """113.11: whatever else gives the keyword."""
    for change in forbidden:
        applying.apply(game, NOBODY, change, 0, made)


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
    elif obj.zone not in effect.zones or not evaluate.test(game, _ctx(game, effect, layer), effect.over, obj.id, made):
        return False
    return effect.cond is None or evaluate.holds(game, _ctx(game, effect, layer), effect.cond)
