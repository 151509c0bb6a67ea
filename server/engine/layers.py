"""Layers: what an object is, all effects considered (613), worked out only when it is looked at.

    chars(game, oid)             what the object is like
    changed(game, oid, aspect)   tell that something changed; oid 0: not of one object
    index(game)                  what listens and rules
    refresh(game)                bring all up to date, and tell what came of it
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import applying, characteristics, evaluate, plan, statics
from . import index as indexes
from .abilities.kinds import Keyword
from .aspects import (
    ATTACHED,
    CHARACTERISTICS,
    COMBAT,
    COUNTERS,
    DAMAGE,
    EFFECTS,
    EXILE,
    GRAVEYARD,
    HAND,
    HISTORY,
    LIBRARY,
    LIFE,
    MANA,
    OBJECT,
    PLAYERS,
    STACK,
    STEP,
    TAPPED,
    TURN,
)  # fmt: skip
from .ctx import Ctx
from .index import Index, InForce, Listener
from .objects import Chars, Obj, ObjectId
from .plan import NO_PLAN, Effect, Plan

if TYPE_CHECKING:
    from .abilities.words import Change
    from .game import Game

__all__ = [
    "ATTACHED", "COMBAT", "COUNTERS", "DAMAGE", "EFFECTS", "EXILE", "GRAVEYARD", "HAND", "HISTORY", "LIBRARY", "LIFE", "MANA", "OBJECT",
    "PLAYERS", "STACK", "STEP", "TAPPED", "TURN", "Cache", "InForce", "Index", "Listener", "chars", "changed", "index", "refresh",
]  # fmt: skip

ZONE_ASPECTS = OBJECT | HAND | GRAVEYARD | STACK | LIBRARY | EXILE
KEYWORD_COUNTERS = frozenset(
    {"flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste", "hexproof", "indestructible", "lifelink",
     "menace", "reach", "shadow", "trample", "vigilance"}
)  # fmt: skip


class Cache:
    """What has been worked out of one game, and what no longer holds."""

    __slots__ = ("chars", "stale", "plan", "index", "pending", "reindex", "seen", "working", "history", "watching", "notes")

    def __init__(self) -> None:
        self.chars: dict[ObjectId, Chars] = {}  # only what holds
        self.stale = True  # all effects must be looked for again
        self.plan: Plan = NO_PLAN
        self.index: Index = indexes.NOTHING
        self.pending: dict[ObjectId, None] = {}  # changed since the index was made
        self.reindex = True
        self.seen: dict[ObjectId, Chars] = {}  # permanents as the last refresh left them
        self.working = False  # the layers are being applied
        self.history = 0
        self.watching = 0  # what the conditions of rules read
        self.notes: dict[Any, Any] = {}  # what others have worked out of this very state: legal actions, supplies of mana

    def fork(self) -> Cache:
        """An independent copy."""
        new: Cache = Cache.__new__(Cache)
        new.chars = self.chars.copy()
        new.stale, new.plan, new.index, new.reindex = self.stale, self.plan, self.index, self.reindex
        new.pending, new.seen = self.pending.copy(), self.seen.copy()
        new.working, new.history, new.watching = False, self.history, self.watching
        new.notes = self.notes.copy()
        return new


def changed(game: Game, oid: ObjectId, aspect: int) -> None:
    """Note that an aspect of the object, or of the game if it is 0, is not what it was."""
    game.state.version += 1
    cache = game.cache
    if cache.notes:
        cache.notes.clear()
    if cache.stale:
        return
    if aspect & (EFFECTS | cache.plan.volatile) or oid in cache.plan.sources or (not cache.plan.simple and aspect & ZONE_ASPECTS):
        _forget(cache)
        return
    if oid and aspect & (ZONE_ASPECTS | COUNTERS | ATTACHED | cache.plan.own):
        cache.chars.pop(oid, None)
        if aspect & (ZONE_ASPECTS | ATTACHED):
            obj = game.state.objects.get(oid)
            if obj is not None and _has_effects(obj):
                _forget(cache)
                return
            cache.pending[oid] = None
    if aspect & cache.watching:
        cache.reindex = True


def _forget(cache: Cache) -> None:
    cache.stale = cache.reindex = True
    cache.chars.clear()


def _has_effects(obj: Obj) -> bool:
    """Whether its printed abilities, where it is, make continuous effects."""
    profile = statics.profile(characteristics.face_of(obj).abilities)
    return profile is not None and any(here.effects for here in profile.here(obj.zone, obj.kind))


def chars(game: Game, oid: ObjectId) -> Chars:
    """What the object, in whatever zone, is like now. Raises KeyError if it has left."""
    cache = game.cache
    found = cache.chars.get(oid)
    if found is not None:
        return found
    if cache.stale and not cache.working:
        _settle(game)
        found = cache.chars.get(oid)
        if found is not None:
            return found
    return _work_out(game, game.state.objects[oid])


def _settle(game: Game) -> None:
    """Look for all effects again."""
    cache, state = game.cache, game.state
    cache.stale, cache.working = False, True
    cache.chars.clear()
    found: list[Effect] = []
    for zone in (state.battlefield, state.command, state.stack):
        for oid in zone:
            obj = state.objects[oid]
            if obj.phased_out:
                continue
            profile = statics.profile(characteristics.face_of(obj).abilities)
            if profile is not None:
                for here in profile.here(obj.zone, obj.kind):
                    found.extend(plan.of_static(obj, ability, number) for number, ability in here.effects)
    for effect in state.effects:
        made = plan.of_resolved(effect)
        if made is not None:
            found.append(made)
    cache.plan = Plan(found) if found else NO_PLAN
    cache.working = False


def _work_out(game: Game, obj: Obj) -> Chars:
    cache = game.cache
    face = characteristics.face_of(obj)
    zone = obj.zone
    base = characteristics.whole(face, obj.controller if zone == "battlefield" or zone == "stack" else obj.owner)
    oid = obj.id
    profile = statics.profile(face.abilities)
    if not cache.plan.effects and (profile is None or not profile.defining) and not obj.counters:
        if (base.power is None or zone != "battlefield" or "creature" in base.types) and not (zone == "stack" and obj.x):
            cache.chars[oid] = base
            return base
    made = characteristics.bare(face, base.controller).clone()
    cache.chars[oid] = made
    made.mana_value = characteristics.value_of(obj, made)
    _apply_layers(game, obj, made, profile)
    if zone == "battlefield" and "creature" not in made.types:
        made.power = made.toughness = None  # 208.3
    elif made.power is None and "creature" in made.types:
        made.power, made.toughness = 0, made.toughness or 0  # 208.5
    return made


def _apply_layers(game: Game, obj: Obj, made: Chars, profile: statics.Profile | None) -> None:
    by_layer: dict[int, list[Effect]] = dict(game.cache.plan.layers)
    defining = [] if profile is None else profile.defining
    started: dict[int, bool] = {}
    for layer in statics.LAYERS:
        for ability in defining:
            for change in statics.program(ability).parts.get(layer, ()):
                applying.apply(game, Ctx(obj.id, made.controller, {}, obj.x), change, made)
        if layer == statics.TYPE and "changeling" in made.keywords:
            made.every_creature_type = True
        for effect in by_layer.get(layer, ()):
            key = id(effect)
            if key not in started:
                started[key] = _applies(game, effect, obj)
            if started[key]:
                ctx = Ctx(effect.source, effect.you if effect.ability is None else chars(game, effect.source).controller, effect.names, effect.x)
                for change in effect.parts[layer]:
                    applying.apply(game, ctx, change, made)
        if layer == statics.TYPE:
            made.abilities = (*made.abilities, *characteristics.intrinsic(made.types, made.subtypes))
        elif layer == statics.ABILITY:
            for kind in obj.counters:
                if kind in KEYWORD_COUNTERS and kind not in made.keywords:
                    made.abilities = (*made.abilities, Keyword(kind))
                    made.keywords |= {kind}
        elif layer == statics.MODIFIED_SIZE and obj.counters:
            more = obj.counters.get("+1/+1", 0) - obj.counters.get("-1/-1", 0)
            if more and made.power is not None:
                made.power, made.toughness = made.power + more, (made.toughness or 0) + more


def _applies(game: Game, effect: Effect, obj: Obj) -> bool:
    if effect.objects is not None:
        if obj.id not in effect.objects:
            return False
    elif effect.over is None:
        if obj.id != effect.source:
            return False
    elif obj.zone not in effect.zones:
        return False
    if effect.cond is None and effect.over is None:
        return True
    you = effect.you if effect.ability is None else chars(game, effect.source).controller
    ctx = Ctx(effect.source, you, effect.names, effect.x)
    if effect.over is not None and effect.objects is None and not evaluate.fits(game, ctx, effect.over, obj.id):
        return False
    return effect.cond is None or evaluate.holds(game, ctx, effect.cond)


def index(game: Game) -> Index:
    """What listens and rules now: an immutable snapshot."""
    cache = game.cache
    if cache.stale:
        _settle(game)
    if cache.pending or cache.reindex:
        _make_index(game)
    return cache.index


def _make_index(game: Game) -> None:
    cache, state = game.cache, game.state
    cache.pending.clear()
    cache.reindex = False
    listeners = []
    rules: list[InForce] = []
    for oid, obj in state.objects.items():
        abilities = chars(game, oid).abilities
        profile = statics.profile(abilities) if abilities and not obj.phased_out else None
        if profile is None:
            continue
        for here in profile.here(obj.zone, obj.kind):
            for number, ability, keys in here.triggers:
                listeners.append((Listener(oid, ability, number), keys))
            for _, static, its in here.rules:
                controller = chars(game, oid).controller
                names = {**obj.memory, **obj.chosen}
                if static.cond is None or evaluate.holds(game, Ctx(oid, controller, names, obj.x), static.cond):
                    rules.extend(InForce(change, oid, controller, names, obj.x, obj.born, 0, static.over) for change in its)
    for effect in state.effects:
        rules.extend(indexes.in_force(effect))
    cache.index = Index(listeners, rules) if listeners or rules else indexes.NOTHING


def refresh(game: Game) -> None:
    """Bring everything up to date: permanents that look different are touched, and who came under whose control is told."""
    cache, state = game.cache, game.state
    seen: dict[ObjectId, Chars] = {}
    for oid in state.battlefield:
        now = seen[oid] = chars(game, oid)
        before = cache.seen.get(oid)
        if before is not None and before is not now and not same(before, now):
            game.touch(oid)
            if before.controller != now.controller:
                _changed_hands(game, oid, before, now)
    cache.seen = seen


def same(a: Chars, b: Chars) -> bool:
    """Whether nothing differs."""
    return all(getattr(a, name) == getattr(b, name) for name in Chars.__slots__)


def _changed_hands(game: Game, oid: ObjectId, before: Chars, now: Chars) -> None:
    """302.6, 506.4: it came under a player's control this turn, and is out of combat."""
    obj = game.state.edit(oid)
    obj.turn_gained = game.state.turn
    if obj.attacking is not None or obj.blocking:
        from . import zones

        zones.leave_combat(game, oid)
    from . import events

    event = events.ControlChanged(oid, before.controller, now.controller)
    game.state.history.append(event)
    game.batch.events.append(event)


_ = CHARACTERISTICS
