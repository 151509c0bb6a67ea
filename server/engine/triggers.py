"""Triggered abilities: noticed as events happen, put on the stack before anybody gets priority (603)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events, zones
from .abilities.changes import Silence
from .abilities.kinds import Triggered
from .abilities.structures import AnyEvent, Begins, Nth, OneOrMore, Provided, Whenever
from .abilities.verbs import Attack, Become, Block, Damage, Exploit, Lose, Move, PutCounters, RemoveCounters
from .abilities.words import Event
from .casting import casting
from .decisions import Option, Order, Play, Seat, Thing, ask, is_player, player_thing
from .layers import continuous, layers
from .layers.profile import EVER, ONCE
from .multiplayer import range as ranges
from .objects import Names, ObjectId
from .reading import evaluate, occurrences
from .state import Delayed, Waiting

if TYPE_CHECKING:
    from .events import Happening
    from .game import Game
    from .layers.layers import Index, InForce, Listener

def looks_back(event: Event) -> bool:
    """Whether a trigger on this event looks back in time (603.10): the game before the event decides whether it triggers."""
    known = _looks_back.get(event)
    if known is None:
        known = _looks_back[event] = _is_looking_back(event)
    return known


_looks_back: dict[Event, bool] = {}


def looking(event: Event, back: bool) -> Event | None:
    """What of the event looks back in time, or what does not: of several, "enters or dies", each for itself; None if nothing does."""
    if not isinstance(event, AnyEvent):
        return event if looks_back(event) is back else None
    key = (event, back)
    if key not in _looking:
        parts = tuple(part for part in event.events if looks_back(part) is back)
        _looking[key] = event if parts == event.events else AnyEvent(parts) if parts else None
    return _looking[key]


_looking: dict[tuple[Event, bool], Event | None] = {}


def _is_looking_back(event: Event) -> bool:
    if isinstance(event, (OneOrMore, Nth, Provided)):
        return looks_back(event.event)
    if isinstance(event, AnyEvent):
        return any(looks_back(part) for part in event.events)
    if isinstance(event, Move):
        leaves = event.frm in ("battlefield", "graveyard", "stack") or event.manner in ("destroy", "sacrifice", "counter")
        return leaves or (event.to in ("hand", "library") and event.frm not in ("", "library", "hand"))
    return isinstance(event, (Lose, Exploit)) or (isinstance(event, Become) and event.how in ("unattached", "phased_out"))


def notice(game: Game, happened: tuple[Happening, ...], before: Index) -> None:
    """Let abilities trigger on what just happened together (603.2); `before` is the index as it was (603.10)."""
    now = layers.index(game)
    if now.triggers or before.triggers:
        done: dict[tuple[ObjectId, int], None] = {}
        for event in happened:
            for verb in event.verbs:
                for listener in now.triggers.get(verb, ()):
                    pattern = looking(listener.ability.event, False)
                    if pattern is not None:
                        _hear(game, listener, pattern, event, happened, done, now)
                for listener in before.triggers.get(verb, ()):
                    pattern = looking(listener.ability.event, True)
                    if pattern is not None:
                        _hear(game, listener, pattern, event, happened, done, before)
            if isinstance(event, events.StepBegan):
                for listener in now.triggers.get(Begins, ()):
                    _hear(game, listener, listener.ability.event, event, happened, done, now)
    if game.state.delayed:
        _notice_delayed(game, happened)


def _hear(
    game: Game,
    listener: Listener,
    pattern: Event,
    event: Happening,
    happened: tuple[Happening, ...],
    done: dict[tuple[ObjectId, int], None],
    index: Index,
) -> None:
    ability = listener.ability
    key = (listener.oid, listener.number)
    if key in done and at_once(pattern) is not None:
        return
    source = game.obj(listener.oid)
    you = game.chars(listener.oid).controller if source.zone in ("battlefield", "stack") else source.owner
    ctx = evaluate.Ctx(listener.oid, you, listener_names(game, listener.oid), source.x)
    for names in _bindings(game, ctx, pattern, event, happened, once_for_the_team(ability)):
        done[key] = None
        if ability.cond is not None and not evaluate.holds(
            game, evaluate.Ctx(ctx.source, you, {**ctx.names, **names}, ctx.x), ability.cond
        ):
            continue
        waiting = Waiting(listener.oid, you, ability, names, source.x, "", listener.number)
        n = times(game, waiting, event, index)
        if n and ability.limit and _used_up(game, listener, ability.limit):
            return
        game.state.waiting.extend([waiting] * n)


def _used_up(game: Game, listener: Listener, limit: str) -> bool:
    """Whether the ability has triggered as often as it may (603.2h): "once" each turn, or "once ever"; if not, it has now."""
    key = (ONCE if limit == "once" else EVER) + listener.number
    if game.obj(listener.oid).used.get(key, 0):
        return True
    if listener.oid in game.state.objects:
        obj = game.state.edit(listener.oid)
        obj.used = {**obj.used, key: 1}
    return False


def listener_names(game: Game, oid: ObjectId) -> Names:
    """The names that an object's own abilities know: what was chosen for it and what it is linked to (607)."""
    obj = game.obj(oid)
    return {**obj.memory, **obj.chosen} if obj.memory or obj.chosen else {}


def _bindings(
    game: Game, ctx: evaluate.Ctx, pattern: Event, event: Happening, happened: tuple[Happening, ...], once: bool = False
) -> list[Names]:
    """The ways in which the event fits the pattern, as the names that the effect then knows: none, one, or one for each
    player whom a shared step concerns (805.4d)."""
    if type(pattern) is Begins and isinstance(event, events.StepBegan):
        return _step_bindings(game, ctx, pattern, event, once)
    together = at_once(pattern)
    if together is not None:
        groups: dict[object, list[Names]] = {}
        for other in happened:
            names = occurrences.matches(game, ctx, together, other)
            if names is not None:
                groups.setdefault(whom(together, other), []).append(names)
        return [_joined(found) for found in groups.values()]
    names = occurrences.matches(game, ctx, pattern, event)
    if names is not None and isinstance(event, (events.CountersPut, events.CountersRemoved)) and is_of_each(pattern):
        return [{**names, "amount": 1}] * event.n
    return [] if names is None else [names]


def is_of_each(pattern: Event) -> bool:
    """Whether the event is of one counter, so that several of them at once are so many events (603.2c)."""
    return (isinstance(pattern, PutCounters) and not pattern.reaching) or (isinstance(pattern, RemoveCounters) and pattern.left < 0)


def at_once(pattern: Event) -> Event | None:
    """The event of which any number at the same time count as one: "one or more", damage that is dealt to something, from whatever
    sources (603.2c), and a creature's block, of however many attackers (509.3a)."""
    if isinstance(pattern, OneOrMore):
        return pattern.event
    if isinstance(pattern, Block) and pattern.whom is None:
        return pattern
    return pattern if isinstance(pattern, Damage) and pattern.source is None else None


def whom(pattern: Event, event: Happening) -> object:
    """One or more of them do it to one: the player or object to which it is done, for each of which it happens once (603.2c); of
    blocks, the one that blocks."""
    if isinstance(event, events.DamageDealt):
        return event.to
    if isinstance(event, events.Blocked):
        return event.oid
    return event.whom if isinstance(event, events.Attacked) and isinstance(pattern, Attack) and pattern.whom is not None else None


def _joined(found: list[Names]) -> Names:
    """The names of several occurrences as one: things together, numbers added up."""
    joined: Names = dict(found[0])
    for names in found[1:]:
        for name, value in names.items():
            old = joined.get(name)
            if name == "became" and isinstance(value, tuple) and isinstance(old, tuple):
                joined[name] = old + value
            elif isinstance(value, tuple) and isinstance(old, tuple):
                joined[name] = old + tuple(thing for thing in value if thing not in old)
            elif isinstance(value, int) and isinstance(old, int):
                joined[name] = old + value
    return joined


def _step_bindings(game: Game, ctx: evaluate.Ctx, pattern: Begins, event: events.StepBegan, once: bool) -> list[Names]:
    """805.4d: "each player's" and "each opponent's" step concerns each head, where the ability speaks of that player."""
    if not occurrences.begins_so(game, ctx, pattern, event):
        return []
    heads = [seat for seat in game.active_team() if pattern.whose is None or evaluate.fits(game, ctx, pattern.whose, player_thing(seat))]
    if game.limited:
        heads = [seat for seat in heads if ranges.within(game, ctx.you, player_thing(seat))]  # 801.7
    bindings: list[Names] = [{"that_player": (player_thing(seat),)} for seat in heads]
    return bindings[:1] if once else bindings


def once_for_the_team(ability: Triggered) -> bool:
    """Whether the text speaks of no particular player, so that a shared step triggers it once (805.4d)."""
    known = _once.get(ability)
    if known is None:
        known = _once[ability] = "that_player" not in occurrences.names_used(ability)
    return known


_once: dict[Triggered, bool] = {}


def times(game: Game, waiting: Waiting, event: Happening, index: Index) -> int:
    """How often it triggers: once, and again for each effect in that index that says so (603.2d), which is the one from before
    where the trigger looks back (603.10)."""
    silent = index.rules.get(Silence)
    if silent and any(_is_about(game, rule, waiting, event) for rule in silent):
        return 0
    rules = index.again
    if not rules:
        return 1
    n = 1
    for rule in rules:
        if _is_about(game, rule, waiting, event):
            n += 1
    return n


def _is_about(game: Game, rule: InForce, waiting: Waiting, event: Happening) -> bool:
    """Whether the rule speaks of that event and of what triggers on it."""
    change = rule.change
    if change.of is not None and not evaluate.fits(game, rule.ctx(), change.of, waiting.source):
        return False
    return occurrences.matches(game, rule.ctx(), change.event, event) is not None


def _notice_delayed(game: Game, happened: tuple[Happening, ...]) -> None:
    state = game.state
    kept: list[Delayed] = []
    for trigger in state.delayed:
        ctx = evaluate.Ctx(trigger.source, trigger.controller, trigger.names, trigger.x)
        if 0 <= trigger.until_turn < state.turn or continuous.is_over(game, trigger):
            continue
        fired = False
        for event in happened:
            for names in _bindings(game, ctx, trigger.event, event, happened)[:1]:
                if fired and not trigger.each:
                    break
                fired = True
                if trigger.immediate:
                    state.returning = (*state.returning, trigger)
                    break
                state.waiting.append(
                    Waiting(
                        trigger.source,
                        trigger.controller,
                        Triggered(trigger.event, trigger.do),
                        {**trigger.names, **names, "since": trigger.id},
                        trigger.x,
                    )
                )
        if trigger.each or not fired:
            kept.append(trigger)
    state.delayed = kept


def check_states(game: Game) -> None:
    """State triggers (603.8): those whose condition is true and that are not on their way already."""
    state = game.state
    for listener in layers.index(game).triggers.get(Whenever, ()):
        pattern = listener.ability.event
        if not isinstance(pattern, Whenever):
            continue
        if any(w.source == listener.oid and w.ability == listener.ability for w in state.waiting):
            continue
        if any(state.objects[oid].source == listener.oid and state.objects[oid].ability == listener.ability for oid in state.stack):
            continue
        you = game.chars(listener.oid).controller
        if evaluate.holds(game, evaluate.Ctx(listener.oid, you, listener_names(game, listener.oid), 0), pattern.cond):
            state.waiting.append(Waiting(listener.oid, you, listener.ability, {}, 0, "", listener.number))


def put_on_stack(game: Game) -> Play[None]:
    """Put all waiting abilities on the stack (603.3b, 805.7): team by team, first those that did not trigger on a triggering."""
    state = game.state
    waiting, state.waiting = state.waiting, []
    for second in (False, True):
        for group in game.teams.groups_from(state.active):
            theirs = [w for w in waiting if game.teams.turn_group[w.controller] == group and (w.about == "triggers") is second]
            theirs = [w for w in theirs if not state.players[w.controller].left]
            if len(theirs) > 1:
                theirs = yield from _in_order(game, game.members(group)[0], theirs)
            for entry in theirs:
                if not state.players[entry.controller].left:  # 800.4d
                    yield from _put(game, entry)


def _in_order(game: Game, primary: Seat, theirs: list[Waiting]) -> Play[list[Waiting]]:
    """The order in which a player, or a team by its primary player (805.2, 805.7), puts abilities on the stack."""
    chooser = primary if len({w.controller: None for w in theirs}) > 1 else theirs[0].controller
    options = tuple(Option("ability", w.source, w.index, _about(w)) for w in theirs)
    order = yield from ask(game, chooser, Order(options, reason="order", rule="603.3b"))
    return [theirs[i] for i in order]


def _about(entry: Waiting) -> Thing:
    """The player whom the triggering concerns, which tells two of one source apart; 0 if there is none."""
    players = entry.names.get("that_player", ())
    return players[0] if isinstance(players, tuple) and players and is_player(players[0]) else 0


def _put(game: Game, entry: Waiting) -> Play[None]:
    """Put one triggered ability on the stack, choosing its modes and targets; without a legal choice it is removed (603.3c-d)."""
    obj = zones.new_object(game, None, entry.controller, "stack", "ability")
    obj.controller = entry.controller
    obj.ability, obj.source, obj.x = entry.ability, entry.source, entry.x
    obj.names = {**listener_names(game, entry.source), **entry.names}
    game.state.stack.append(obj.id)
    game.touch(obj.id)
    game.touch_zone("stack")
    layers.changed(game, obj.id, layers.STACK)
    game.placing = obj.id
    possible = yield from casting.choose_for_trigger(game, obj.id)
    game.placing = 0
    if not possible or game.state.players[entry.controller].left:  # 800.4d
        zones.put(game, obj.id, "exile")
        return
    events.happened(game, (events.AbilityTriggered(obj.id, entry),))
