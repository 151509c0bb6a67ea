"""Layers: what an object is, all effects considered (613), worked out only when it is looked at.

    chars(game, oid)             what the object is like
    changed(game, oid, aspect)   tell that something changed; oid 0: not of one object
    index(game)                  what listens and rules
    refresh(game)                bring all up to date, and tell what came of it
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any

from ..abilities.changes import Becomes, Gain, Until, While
from ..casting.uses import Uses
from ..faces import printed
from ..objects import Chars, Obj, ObjectId
from ..reading import evaluate
from . import alone, aspects, characteristics, plan, statics, working
from . import index as indexes
from .aspects import (
    ATTACHED,
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
from .characteristics import KEYWORD_COUNTERS
from .index import Index, InForce, Listener, Share
from .plan import NO_PLAN, Effect, Plan

if TYPE_CHECKING:
    from ..abilities.kinds import Face
    from ..abilities.words import Ability
    from ..decisions import Seat, Thing
    from ..events import Happening
    from ..game import Game

__all__ = [
    "ATTACHED", "COMBAT", "COUNTERS", "DAMAGE", "EFFECTS", "EXILE", "GRAVEYARD", "HAND", "HISTORY", "LIBRARY", "LIFE", "MANA", "OBJECT",
    "PLAYERS", "STACK", "STEP", "TAPPED", "TURN", "Cache", "InForce", "Index", "Listener", "abilities_of_player", "chars", "changed",
    "follow", "index", "is_dirty", "refresh",
]  # fmt: skip

COMING_AND_GOING = OBJECT | HAND | GRAVEYARD | STACK | LIBRARY | EXILE
ON_PERMANENTS = OBJECT | COUNTERS | DAMAGE | ATTACHED | EFFECTS
OWN_LOOKS = COMING_AND_GOING | COUNTERS | ATTACHED


class Cache:
    """What has been worked out of one game, and what no longer holds."""

    __slots__ = (
        "chars", "stale", "plan", "faces", "elsewhere", "index", "shares", "pending", "reindex", "watching", "history", "seen", "unseen",
        "all_unseen", "fresh", "loose", "loosely", "notes", "timed", "checked", "heard", "uses", "sound",
    )  # fmt: skip

    def __init__(self) -> None:
        self.chars: dict[ObjectId, Chars] = {}  # only what holds
        self.stale = True  # the effects must be gathered again
        self.plan: Plan = NO_PLAN
        self.faces: dict[ObjectId, Face] = {}  # of what has become a copy for a while
        self.elsewhere: dict[ObjectId, None] | None = None  # off the battlefield, with continuous effects; None: not known yet
        self.index: Index = indexes.NOTHING
        self.shares: dict[ObjectId, Share] = {}  # what each object contributes to the index
        self.pending: dict[ObjectId, None] = {}  # whose share may have changed
        self.reindex = True  # everybody's may have
        self.watching = 0  # what the conditions of rules read
        self.history = 0  # how much had happened when the index was last looked at
        self.seen: dict[ObjectId, Chars] = {}  # permanents as the last refresh left them
        self.unseen: dict[ObjectId, None] = {}  # what may look different since
        self.all_unseen = True
        self.fresh = False  # nothing has changed since the index was last asked for
        self.loose: dict[ObjectId, None] = {}  # cards off the battlefield whose characteristics hang on other things
        self.loosely = 0  # what those read
        self.notes: dict[Any, Any] = {}  # what others have worked out of this very state: legal actions, supplies of mana
        self.timed = False  # whether an effect lasts until something happens, or while something holds
        self.checked = -1  # the version at which those were last looked at
        self.heard = 0  # how much of the history they have heard
        self.sound = False  # no permanent gave rise to a state-based action, and none has changed so that it could since
        self.uses = Uses()  # what can be acted with, as of the index

    def fork(self) -> Cache:
        """An independent copy."""
        new: Cache = Cache.__new__(Cache)
        for name in Cache.__slots__:
            setattr(new, name, getattr(self, name))
        new.chars, new.shares, new.pending = self.chars.copy(), self.shares.copy(), self.pending.copy()
        new.loose, new.uses = self.loose.copy(), self.uses.fork()
        new.seen, new.unseen, new.notes = self.seen.copy(), self.unseen.copy(), self.notes.copy()
        if self.elsewhere is not None:
            new.elsewhere = self.elsewhere.copy()
        return new


# -- what changes


def changed(game: Game, oid: ObjectId, aspect: int) -> None:
    """Note that an aspect of the object, or of the game if it is 0, is not what it was."""
    state = game.state
    state.version += 1
    cache = game.cache
    cache.fresh = False
    if cache.notes:
        cache.notes.clear()
    plan_ = cache.plan
    if aspect & (ON_PERMANENTS | plan_.own):
        cache.sound = False
    if aspect & COMING_AND_GOING:
        if oid:
            _came_or_went(cache, state.objects.get(oid), oid)
        else:
            cache.reindex = True  # many at once: a library that is shuffled is all new objects
            if aspect & OBJECT:
                _forget(cache)
            if cache.elsewhere:
                cache.elsewhere = None
                _forget(cache)
    if cache.stale:
        return
    if aspect & cache.loosely:
        for other in cache.loose:
            cache.chars.pop(other, None)
        cache.loose.clear()
        cache.loosely = 0
    if aspect & (EFFECTS | plan_.volatile) or (oid in plan_.sources and aspect & (COMING_AND_GOING | ATTACHED)):
        _forget(cache)
    elif oid:
        if aspect & (OWN_LOOKS | plan_.own):
            cache.chars.pop(oid, None)
            cache.unseen[oid] = None
            if aspect & COUNTERS and _counts(state.objects.get(oid), plan_):
                _forget(cache)
    elif aspect & plan_.own:
        _forget(cache)
    if aspect & cache.watching:
        cache.reindex = True


def _came_or_went(cache: Cache, obj: Obj | None, oid: ObjectId) -> None:
    cache.pending[oid] = None
    if obj is None:
        cache.chars.pop(oid, None)
        if cache.elsewhere is not None:
            cache.elsewhere.pop(oid, None)
        return
    profile = statics.profile(characteristics.face_of(obj).abilities)
    if profile is None:
        return
    if obj.zone in alone.IN_PLAY:
        if profile.defining or profile.works_in(obj.zone) or obj.kind == "emblem":
            _forget(cache)
    elif profile.works_in(obj.zone):
        _forget(cache)
        if cache.elsewhere is not None:
            cache.elsewhere[oid] = None


def _counts(obj: Obj | None, plan_: Plan) -> bool:
    """Whether keyword counters of the object are, or were, among the effects."""
    return obj is not None and (obj.id in plan_.counted or not KEYWORD_COUNTERS.isdisjoint(obj.counters))


def _forget(cache: Cache) -> None:
    cache.stale = cache.reindex = cache.all_unseen = True
    cache.sound = False
    cache.chars.clear()


def is_dirty(game: Game) -> bool:
    """Whether something changed since everything was last brought up to date."""
    cache = game.cache
    return cache.stale or cache.all_unseen or bool(cache.unseen)


def follow(game: Game, old: ObjectId, new: ObjectId) -> None:
    """What changes a permanent spell goes on to change the permanent that it becomes (400.7a)."""
    state = game.state
    for i, effect in enumerate(state.effects):
        if effect.objects and old in effect.objects and plan.of_resolved(effect) is not None:
            state.effects[i] = effect.with_objects((*effect.objects, new))
            changed(game, 0, EFFECTS)


# -- what an object is like


def chars(game: Game, oid: ObjectId) -> Chars:
    """What the object, in whatever zone, is like now. Raises KeyError if it has left."""
    cache = game.cache
    found = cache.chars.get(oid)
    if found is not None:
        return found
    if cache.stale:
        _gather(game)
        found = cache.chars.get(oid)
        if found is not None:
            return found
    return alone.work_out(game, game.state.objects[oid])


def _gather(game: Game) -> None:
    """Find the continuous effects that there are; where they are entangled, work out everything together."""
    cache, state = game.cache, game.state
    objects = state.objects
    cache.stale = False
    cache.chars.clear()
    if cache.elsewhere is None:
        cache.elsewhere = {oid: None for oid, obj in objects.items() if obj.zone not in alone.IN_PLAY and _effects_of(obj)}
    found: list[Effect] = []
    faces: dict[ObjectId, Any] = {}
    cache.faces = faces
    cache.timed = False
    for effect in state.effects:
        if type(effect.until) is While or type(effect.until) is Until:
            cache.timed = True
        for change in effect.changes:
            if type(change) is Becomes:
                for oid in effect.objects or ():
                    if oid in objects and not objects[oid].face_down:
                        faces[oid] = printed.as_unlocked(change.face, objects[oid])  # type: ignore[arg-type]
        made = plan.of_resolved(effect)
        if made is not None:
            found.append(made)
    counted: dict[ObjectId, None] = {}
    for zone in (state.battlefield, state.command, state.stack, cache.elsewhere):
        for oid in zone:
            obj = objects[oid]
            if obj.phased_out:
                continue
            if obj.counters and not KEYWORD_COUNTERS.isdisjoint(obj.counters):
                counted[oid] = None
                found += [plan.of_counter(obj, kind) for kind in obj.counters if kind in KEYWORD_COUNTERS]
            profile = statics.profile((faces[oid] if oid in faces else characteristics.face_of(obj)).abilities)
            if profile is not None and (profile.effective or profile.defining):
                found += [plan.of_static(obj, ability) for ability in profile.effects(obj.zone, obj.kind)]
    if not found:
        cache.plan = NO_PLAN
        return
    cache.plan = Plan(found)
    cache.plan.counted = counted
    if cache.plan.simple and cache.plan.looking:
        _look_ahead(game, cache.plan)
    if cache.plan.simple and cache.plan.takers and not _all_stay(game):
        cache.plan.entangle()
    if not cache.plan.simple:
        _work_out_together(game)


def _look_ahead(game: Game, whole: Plan) -> None:
    """Find what effects read of other objects. They read only what is settled before any of them begins to apply, so the
    others can be worked out without them."""
    cache = game.cache
    cache.plan = Plan([effect for effect in whole.effects if effect not in whole.looking])
    for effect in whole.looking:
        alone.look_ahead(game, effect)
    cache.chars.clear()
    cache.plan = whole


def _effects_of(obj: Obj) -> bool:
    profile = statics.profile(characteristics.face_of(obj).abilities)
    return profile is not None and profile.works_in(obj.zone)


def _all_stay(game: Game) -> bool:
    """Whether every object keeps, all effects considered, the static abilities of which the effects are."""
    cache = game.cache
    for oid in cache.plan.sources:
        obj = game.state.objects[oid]
        profile = statics.profile(chars(game, oid).abilities)
        if profile is None:
            return False
        had = [effect.ability for effect in cache.plan.effects if effect.source == oid and effect.ability is not None]
        has = profile.effects(obj.zone, obj.kind)
        if has != had and sorted(map(repr, has)) != sorted(map(repr, had)):  # mostly they are in the same order
            return False
    return True


def _work_out_together(game: Game) -> None:
    cache, state = game.cache, game.state
    cache.chars.clear()
    together: dict[ObjectId, Obj] = {}
    for zone in dict.fromkeys((*alone.IN_PLAY, *cache.plan.zones)):
        for oid in evaluate.in_zone(game, zone):
            together[oid] = state.objects[oid]
    for oid in (*cache.plan.touched, *cache.plan.sources):
        if oid in state.objects:
            together[oid] = state.objects[oid]
    objects = [obj for obj in together.values() if not obj.phased_out]
    for obj in objects:
        profile = statics.profile(characteristics.face_of(obj).abilities) if obj.zone not in alone.IN_PLAY else None
        if profile is not None:  # what defines characteristics does so in every zone (604.3)
            cache.plan.volatile |= aspects.grounds(statics.program(ability).other for ability in profile.defining)
    loose = [effect for effect in cache.plan.effects if effect.ability is None]
    sizes: working.Sizes | None = None
    for _ in range(MOST_PASSES):
        pass_ = working.Working(game, objects, loose, cache.faces, sizes)
        pass_.run()
        before, sizes = sizes, pass_.found_sizes()
        if not cache.plan.foresees or sizes == before:
            return


MOST_PASSES = 4
"""How often the layers are gone through for effects that hang on power or toughness, which come last."""


# -- what listens and rules


def index(game: Game) -> Index:
    """What listens and rules now: an immutable snapshot. Everything is brought up to date first."""
    cache = game.cache
    if cache.fresh:
        return cache.index
    if (cache.watching | cache.plan.volatile) & HISTORY and cache.history != len(game.state.history):
        cache.history = len(game.state.history)
        if cache.plan.volatile & HISTORY:
            _forget(cache)
        cache.reindex = True
    refresh(game)
    if cache.reindex:
        _look_at_all(game)
    elif cache.pending:
        _look_at_pending(game)
    cache.fresh = not cache.timed and not (cache.watching | cache.plan.volatile) & HISTORY
    return cache.index


def _look_at_all(game: Game) -> None:
    """Ask every object for its share in the index."""
    cache = game.cache
    if cache.stale:
        _gather(game)
    cache.reindex = False
    cache.pending.clear()
    shares: dict[ObjectId, Share] = {}
    cache.uses = Uses()
    for oid, obj in game.state.objects.items():
        if obj.zone == "library" and _lies_idle(cache, obj):
            continue
        looks = chars(game, oid)
        cache.uses.note(obj, looks)
        share = indexes.share(game, obj, looks)
        if share is not None:
            shares[oid] = share
    cache.shares = shares
    _make_index(game)


def _lies_idle(cache: Cache, obj: Obj) -> bool:
    """Whether nothing comes of a card in a library, which is easily seen of most: no effect reaches it, and it has nothing to say there."""
    plan_ = cache.plan
    if "library" in plan_.zones or obj.id in plan_.touched or obj.id in cache.faces or obj.counters:
        return False
    profile = statics.profile(characteristics.face_of(obj).abilities)
    return profile is None or (profile.any is None and "library" not in profile.zones)


def _look_at_pending(game: Game) -> None:
    """Ask those objects that came, went or changed."""
    cache = game.cache
    pending, cache.pending = cache.pending, {}
    shares, objects = cache.shares, game.state.objects
    different = False
    for oid in pending:
        obj = objects.get(oid)
        share = None
        if obj is None:
            cache.uses.forget(oid)
        else:
            looks = chars(game, oid)
            cache.uses.note(obj, looks)
            share = indexes.share(game, obj, looks)
        if share is not None:
            shares[oid] = share
            different = True
        elif oid in shares:
            del shares[oid]
            different = True
    if different:
        _make_index(game)


def _make_index(game: Game) -> None:
    cache = game.cache
    shares = [cache.shares[oid] for oid in sorted(cache.shares)]
    cache.watching = 0
    for share in shares:
        cache.watching |= share.watching
    cache.index = indexes.make(shares, game.state.effects)


def abilities_of_player(game: Game, seat: Seat) -> tuple[Ability, ...]:
    """What abilities effects give the player: hexproof, protection (613.10, 702.11c, 702.16c)."""
    rules = index(game).rules.get(Gain)
    if not rules:
        return ()
    return tuple(rule.change.ability for rule in rules if _is_about(game, rule, -1 - seat))


def _is_about(game: Game, rule: InForce, thing: Thing) -> bool:
    over = rule.over
    if over is None:
        return False
    return thing in over if isinstance(over, tuple) else evaluate.fits(game, rule.ctx(), over, thing)


# -- what came of it


def refresh(game: Game) -> None:
    """Bring everything up to date: permanents that look different are touched, whoever came under another player's control is
    told of, and effects whose time is over end (611.2a-b)."""
    cache = game.cache
    for _ in range(MOST_ROUNDS):
        if cache.stale or cache.all_unseen or cache.unseen:
            _refresh(game)
        elif not cache.timed or not _end_what_is_over(game):
            return


MOST_ROUNDS = 100
"""Effects that end each other end at last; a pair that cannot agree is left as it is."""


def _end_what_is_over(game: Game) -> bool:
    """End the effects whose event has happened or whose condition no longer holds; whether there were any."""
    from .. import events
    from . import continuous

    cache, history = game.cache, game.state.history
    if cache.checked == game.state.version and cache.heard == len(history):
        return False
    since = history[cache.heard :] if cache.heard <= len(history) else history[:]
    cache.checked, cache.heard = game.state.version, len(history)
    over = continuous.over_by_now(game, since)
    if over:
        event = events.EffectsEnded(over)
        event.apply(game)
        history.append(event)
        game.batch.events.append(event)
    return bool(over)


def _refresh(game: Game) -> None:
    cache, state = game.cache, game.state
    if cache.all_unseen or cache.stale:
        looked_at = list(state.battlefield)
        gone = [oid for oid in cache.seen if oid not in state.objects]
    else:
        looked_at, gone = [], []
        for oid in cache.unseen:
            obj = state.objects.get(oid)
            if obj is None:
                gone.append(oid)
            elif obj.zone != "battlefield":
                cache.pending[oid] = None  # counters may give it abilities
            elif not obj.phased_out:
                looked_at.append(oid)
    cache.all_unseen = False
    cache.unseen = {}
    for oid in gone:
        cache.seen.pop(oid, None)
    for oid in looked_at:
        now = chars(game, oid)
        before = cache.seen.get(oid)
        cache.seen[oid] = now
        if before is not None and before is not now and not same(before, now):
            game.touch(oid)
            if before.abilities != now.abilities:
                cache.pending[oid] = None
            if before.controller != now.controller:
                cache.pending[oid] = None
                _changed_hands(game, oid, before, now)


def same(a: Chars, b: Chars) -> bool:
    """Whether nothing differs."""
    return bool(_all_of(a) == _all_of(b))


_all_of = attrgetter(*Chars.__slots__)


def _changed_hands(game: Game, oid: ObjectId, before: Chars, now: Chars) -> None:
    """302.6, 506.4: it came under a player's control this turn, and is out of combat."""
    from .. import events

    obj = game.state.edit(oid)
    obj.turn_gained = game.state.turn
    if "ring_bearer" in obj.designations:  # 701.54a
        obj.designations = {word: n for word, n in obj.designations.items() if word != "ring_bearer"}
        changed(game, oid, OBJECT)
    if game.limited:
        changed(game, 0, EFFECTS)  # 801.2d: it may be within other ranges now
    told: list[Happening] = [events.ControlChanged(oid, before.controller, now.controller)]
    if obj.attacking is not None or obj.blocking:
        told.append(events.LeftCombat((oid,)))
    for event in told:
        event.apply(game)
    game.unnoticed += told
    game.state.history += told
    game.batch.events += told
    game.unsettled = True
