"""Replacement and prevention effects: events rewritten before they happen (614-616), and events that can't happen (614.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import arriving, commander, counters, damage, events, loops
from .abilities.changes import Forbid, Prevent, Replace
from .abilities.kinds import AsEnters, Keyword
from .abilities.structures import AnyEvent
from .abilities.verbs import Regenerate
from .abilities.words import Effect, Filter, Verb
from .decisions import NO, YES, Option, Pick, Play, Seat, ask, is_player, player_thing, seat_of
from .faces import day_night
from .layers import layers
from .objects import Chars, ObjectId
from .reading import evaluate, occurrences

if TYPE_CHECKING:
    from .events import Happening
    from .game import Game
    from .layers.layers import InForce

Key = tuple[ObjectId, int, object, int]
"""Tells one effect in force from another: its source, its effect's id, what it does, and which it is of several that are alike."""


class Applying:
    """A replacement or prevention effect that could apply to an event, with the names that it then knows."""

    __slots__ = ("key", "source", "you", "change", "names", "x", "effect_id", "order")

    def __init__(self, rule: InForce, names: evaluate.Names, order: int) -> None:
        self.key: Key = (rule.source, rule.effect_id, rule.change, rule.nth)
        self.source, self.you, self.x, self.effect_id = rule.source, rule.you, rule.x, rule.effect_id
        self.change: Replace | Prevent = rule.change
        self.names = {**rule.names, **names}
        self.order = order  # 616.1: 0 self-replacement, 1 control, 2 copy, 3 back face, 4 the rest


def concerns(game: Game, proposed: tuple[Happening, ...]) -> bool:
    """Whether anything could rewrite these events; quick, since it is asked of every event."""
    if layers.index(game).rewrites(proposed):
        return True
    for event in proposed:
        kind = type(event)
        if kind is events.Drew:
            if game.state.commanders and commander.about_to_hide(game, event):
                return True
            continue
        if kind is events.Moved or kind is events.Created:
            assert isinstance(event, events.Moved)
            if event.to == "battlefield":
                if game.state.day is False:
                    day_night.enters(game, event)
                if arriving.has_own_rules(game, event):
                    return True
                continue
            if game.state.commanders and commander.about_to_hide(game, event):
                return True
        elif kind is not events.Untapped and kind is not events.DamageDealt:
            continue
        if counters.protects(game, event):
            return True
    return False


class Instead:
    """What is done instead of an event, once the events proposed along with it have happened: a library is only shuffled when all
    that leaves it at the same time has left."""

    __slots__ = ("ctx", "do", "used")

    def __init__(self, ctx: evaluate.Ctx, do: Effect, used: tuple[Key, ...]) -> None:
        self.ctx, self.do, self.used = ctx, do, used


def replaced(game: Game, proposed: tuple[Happening, ...], instead: list[Instead]) -> Play[tuple[Happening, ...]]:
    """The events as all effects in force rewrite them, each effect once for an event (614.5). To `instead` is added what `do_instead`
    is to do when they have happened."""
    result: list[Happening] = []
    if len(proposed) > 1:
        entering = [move for move in proposed if isinstance(move, events.Moved) and move.to == "battlefield"]
        along = tuple(move.oid for move in entering)
        for move in entering:
            move.along = along
    for event in proposed:
        result.extend((yield from _one(game, event, game.rewriting, instead)))
    return tuple(result)


def do_instead(game: Game, instead: list[Instead]) -> Play[None]:
    """Do what replaced events, those effects having no second chance (614.5)."""
    from .actions import perform

    for entry in instead:
        before, game.rewriting = game.rewriting, entry.used
        yield from perform(game, entry.ctx, entry.do)
        game.rewriting = before


def _one(game: Game, event: Happening, used: tuple[Key, ...], instead: list[Instead]) -> Play[list[Happening]]:
    entering = isinstance(event, events.Moved) and event.to == "battlefield"
    if entering:
        assert isinstance(event, events.Moved)
        if game.state.day is False:
            day_night.enters(game, event)
        arriving.prepare(game, event)
    if forbidden(game, event):
        _abandon(game, event)
        return []
    found: list[Applying] = []
    if entering:  # 616.1b-c: who controls it and what it copies come before what it then says itself
        found = [applying for applying in applicable(game, event, used) if applying.order in (CONTROL, COPY)]
        if not found:
            used = yield from _as_it_enters(game, event, used)
            if not (yield from _has_host(game, event)):
                _abandon(game, event)
                return []
    found = found or applicable(game, event, used)
    kind = counters.protects(game, event)
    if kind and not found:
        return counters.instead(event, kind)
    if not found:
        return [event]
    chosen = yield from _choose(game, event, found)
    used = (*used, chosen.key)
    if chosen.change is commander.RETURN:
        if not (yield from commander.accepts(game, chosen.source)):
            return (yield from _one(game, event, used, instead))
        return (yield from _one(game, commander.instead(event, chosen.source), used, instead))
    used = tuple(key for key in used if key[2] is not commander.RETURN)  # 903.9b: it may apply more than once to the same event
    if isinstance(chosen.change, Prevent):
        assert isinstance(event, events.DamageDealt)
        before = event.n
        _use_up(game, chosen, chosen.change)
        rest = _prevent(game, event, chosen.change, chosen)
        if chosen.change.also is not None:
            tried = chosen.change.n is None and event.unpreventable  # 615.12
            yield from _after_preventing(game, chosen, chosen.change.also, before if tried else before - (event.n if rest else 0))
    else:
        if chosen.change.optional and not (yield from _accepts(game, event, chosen)):
            return (yield from _one(game, event, used, instead))
        rest = yield from _replace(game, event, chosen.change, chosen, used, instead)
    result: list[Happening] = []
    for other in rest:
        result.extend((yield from _one(game, other, used, instead)))
    return result


def forbidden(game: Game, event: Happening) -> bool:
    """Whether the event can't happen (614.17, 101.2). Who shares life and poison with somebody who can't gain or lose life, or can't get
    poison counters, can't either (810.9g-h, 810.10c)."""
    index = layers.index(game)
    if not index.rules.get(Forbid):
        return False
    if isinstance(event, (events.LifeGained, events.LifeLost)):
        kind = type(event)
        heads = game.teams.life_groups[game.teams.life_group[event.seat]]
        return any(_forbidden(game, index, event if seat == event.seat else kind(seat, event.n)) for seat in heads)
    if isinstance(event, events.CountersPut) and event.kind == "poison" and is_player(event.on):
        heads = game.teams.life_groups[game.teams.life_group[seat_of(event.on)]]
        poisoned = (events.CountersPut(player_thing(seat), "poison", event.n, event.by, event.source) for seat in heads)
        return any(_forbidden(game, index, each) for each in poisoned)
    return _forbidden(game, index, event)


def _forbidden(game: Game, index: layers.Index, event: Happening) -> bool:
    for verb in event.verbs:
        for rule in index.about(Forbid, verb):
            change = rule.change
            if change.unless is None and occurrences.matches(game, rule.ctx(), change.event, event, _says_whom(change.event)) is not None:
                if change.but is None or not evaluate.holds(game, rule.ctx(), change.but):
                    return True
    return False


def _describes(pattern: object, event: Happening) -> bool:
    if isinstance(pattern, AnyEvent):
        return any(type(part) in event.verbs for part in pattern.events)
    return type(pattern) in event.verbs


def _says_whom(pattern: object) -> bool:
    """Whether the event is described by what does it or what it happens to, which is then what must be within range (801.13b)."""
    return isinstance(pattern, Verb) and any(isinstance(getattr(pattern, name), Filter) for name in pattern.__struct_fields__)


def applicable(game: Game, event: Happening, used: tuple[Key, ...]) -> list[Applying]:
    """The effects that would rewrite the event and have not yet had their chance."""
    found: list[Applying] = []
    final = isinstance(event, events.Moved) and event.final
    entering = event.becoming if isinstance(event, events.Moved) else 0
    seen: Chars | None = None
    for rule in layers.index(game).replacements:
        change = rule.change
        if not _describes(change.event, event) or (rule.source, rule.effect_id, change, rule.nth) in used:
            continue
        ctx = rule.ctx()
        if entering and seen is None:
            seen = arriving.would_be(game, game.state.objects[entering])
        if seen is not None:
            game.cache.chars[entering] = seen  # 614.12: others look at it as it would be there
        names = occurrences.matches(game, ctx, change.event, event, _says_whom(change.event))
        if seen is not None:
            game.cache.chars.pop(entering, None)
        if names is None:
            continue
        if isinstance(change, Replace):
            if change.regenerates and (final or _is_not_regenerated(game, event)):
                continue
            ctx.names = {**ctx.names, **names}
            if change.cond is not None and not evaluate.holds(game, ctx, change.cond):
                continue
        found.append(Applying(rule, names, _order(rule)))
    if game.state.commanders:
        oid = commander.about_to_hide(game, event)
        if oid and (oid, 0, commander.RETURN, 0) not in used:
            found.append(Applying(commander.rule_of_return(game, oid), {}, 4))
    return found


def _is_not_regenerated(game: Game, event: Happening) -> bool:
    """Whether an effect says that the permanent can't be regenerated (701.19c)."""
    for rule in layers.index(game).about(Forbid, Regenerate):
        what = rule.change.event.what
        if what is None or (isinstance(event, events.Moved) and evaluate.fits(game, rule.ctx(), what, event.oid)):
            return True
    return False


def _order(rule: InForce) -> int:
    change = rule.change
    if isinstance(change, Replace):
        if change.own:
            return 0
        if change.under is not None:
            return CONTROL
        if change.also is not None and arriving.is_copying(change.also):
            return COPY
    return 4


CONTROL, COPY = 1, 2
"""Orders of effects (616.1b-c)."""


def affected(game: Game, event: Happening) -> Seat:
    """The affected player, or the controller (else the owner) of the affected object (616.1)."""
    if isinstance(event, events.Created):
        return event.owner
    if isinstance(event, events.Moved):
        obj = game.state.objects[event.oid]
        if event.to == "battlefield" and event.under >= 0:
            return event.under
        return game.chars(event.oid).controller if obj.zone in ("battlefield", "stack") else obj.owner
    for name in ("seat", "to", "on", "thing", "oid"):
        thing = getattr(event, name, None)
        if isinstance(thing, int):
            if name == "seat":
                return thing
            return seat_of(thing) if is_player(thing) else game.chars(thing).controller
    return game.active_team()[0]


def _choose(game: Game, event: Happening, found: list[Applying]) -> Play[Applying]:
    first = min(applying.order for applying in found)
    found = [applying for applying in found if applying.order == first]
    if len(found) == 1:
        return found[0]
    sources = [applying.source for applying in found]
    numbers = (sources[:place].count(source) if sources.count(source) > 1 else -1 for place, source in enumerate(sources))
    options = tuple(Option("object", applying.source, number, applying.effect_id) for applying, number in zip(found, numbers))
    (index,) = yield from ask(game, affected(game, event), Pick(options, reason="replacement", rule="616.1"))
    chosen: Applying = found[index]
    return chosen


def _accepts(game: Game, event: Happening, applying: Applying) -> Play[bool]:
    (answer,) = yield from ask(game, applying.you, Pick((YES, NO), reason="may", rule="614.1", usual=(1,)), applying.source)
    return bool(answer == 0)


def _replace(
    game: Game, event: Happening, change: Replace, applying: Applying, used: tuple[Key, ...], instead: list[Instead]
) -> Play[list[Happening]]:
    """What happens instead: nothing, something else, or the event altered."""
    _use_up(game, applying, change)
    ctx = evaluate.Ctx(applying.source, applying.you, applying.names, applying.x)
    if change.skip:
        _abandon(game, event)
        return []
    if change.do is not None:
        _abandon(game, event)
        instead.append(Instead(ctx, change.do, used))
        return []
    if change.under is not None and isinstance(event, events.Moved) and event.becoming:
        (holder,) = evaluate.refer(game, ctx, change.under)
        event.under = game.state.objects[event.becoming].controller = seat_of(holder)
        layers.changed(game, event.becoming, layers.OBJECT)
    if change.whom is not None and isinstance(event, events.DamageDealt):
        return _redirected(game, ctx, event, change, applying)
    if change.also is not None:
        from .actions import perform

        if isinstance(event, events.Moved) and event.to == "battlefield":
            ctx.names["it"] = (event.becoming,)
        yield from perform(game, ctx, change.also)
    if change.to and isinstance(event, events.Moved):
        _abandon(game, event)
        event.to = change.to
        if change.position:
            event.position = change.position
    if change.mana is not None and isinstance(event, events.ManaAdded):
        from .mana import mana

        event.mana = yield from mana.instead(game, ctx, event, change.mana)
    return _altered(game, ctx, event, change)


def _redirected(game: Game, ctx: evaluate.Ctx, event: events.DamageDealt, change: Replace, applying: Applying) -> list[Happening]:
    """The damage, or as much of it as the effect still takes, dealt to another; if that cannot be, as it is (614.9)."""
    assert change.whom is not None
    things = evaluate.refer(game, ctx, change.whom)
    if len(things) != 1 or not damage.can_be_dealt(game, things[0]):
        return [event]
    n = event.n if change.most is None else _from_shield(game, applying, evaluate.amount(game, ctx, change.most), event.n)
    if n == 0:
        return [event]
    other = events.DamageDealt(event.source, things[0], n, event.combat)
    other.unpreventable = event.unpreventable
    event.n -= n
    return [other, event] if event.n else [other]


def _altered(game: Game, ctx: evaluate.Ctx, event: Happening, change: Replace) -> list[Happening]:
    """The event with its number multiplied and increased."""
    plus = evaluate.amount(game, ctx, change.plus)
    if change.times == 1 and plus == 0 and not change.halves:
        return [event]
    if isinstance(event, events.Created):
        return [event, *(event.again() for _ in range(min(change.times - 1 + plus, loops.room(game))))]
    if isinstance(event, events.ManaAdded):
        event.mana = event.mana * change.times + event.mana[-1:] * plus
    elif isinstance(event, events.Drew):
        return [event, *(events.Drew(event.seat, event.source) for _ in range(change.times - 1 + plus))]
    else:
        assert isinstance(event, (events.DamageDealt, events.LifeGained, events.LifeLost, events.CountersPut, events.CountersRemoved))
        event.n = max(0, event.n * change.times + plus) // (2 if change.halves else 1)
        if event.n == 0:
            return []
    return [event]


def _prevent(game: Game, event: Happening, change: Prevent, applying: Applying) -> list[Happening]:
    """The damage event less what is prevented (615); a shield shrinks by it (615.7)."""
    assert isinstance(event, events.DamageDealt)
    if event.unpreventable:
        return [event]
    ctx = evaluate.Ctx(applying.source, applying.you, applying.names, applying.x)
    if change.n is None:
        return []
    size = evaluate.amount(game, ctx, change.n)
    event.n -= _from_shield(game, applying, size, event.n) if change.shield else min(size, event.n)
    return [event] if event.n > 0 else []


def _from_shield(game: Game, applying: Applying, size: int, n: int) -> int:
    """How much of that damage a shield of that size takes, which shrinks by it and is gone at 0 (615.7)."""
    for i, effect in enumerate(game.state.effects):
        if effect.id == applying.effect_id:
            left = size if effect.shield < 0 else effect.shield
            taken = min(left, n)
            used_up = effect.copy()
            used_up.shield = left - taken
            game.state.effects[i] = used_up
            if used_up.shield == 0:
                game.state.effects.pop(i)
            layers.changed(game, 0, layers.EFFECTS)
            return taken
    return min(size, n)


def _after_preventing(game: Game, applying: Applying, do: Effect, n: int) -> Play[None]:
    """What the effect does besides, with that much damage (615.5)."""
    from .actions import perform

    if n > 0:
        yield from perform(game, evaluate.Ctx(applying.source, applying.you, {**applying.names, "amount": n}, applying.x), do)


def _use_up(game: Game, applying: Applying, change: Replace | Prevent) -> None:
    """An effect for "the next time" ends when it has been used (614.3)."""
    if not change.uses:
        return
    effects = game.state.effects
    for i, effect in enumerate(effects):
        if effect.id == applying.effect_id:
            used = effect.copy()
            used.uses += 1
            if used.uses >= change.uses:
                effects.pop(i)
            else:
                effects[i] = used
            layers.changed(game, 0, layers.EFFECTS)
            return


def _abandon(game: Game, event: Happening) -> None:
    if isinstance(event, events.Moved) and event.becoming:
        arriving.abandon(game, event)


def _as_it_enters(game: Game, event: Happening, used: tuple[Key, ...]) -> Play[tuple[Key, ...]]:
    """The permanent's own "as it enters" and "enters with" (614.1c-d), those that copy first (616.1c)."""
    from .actions import perform

    assert isinstance(event, events.Moved)
    if event.counters:  # 122.6a
        given, event.counters, game.state.objects[event.becoming].counters = event.counters, (), {}
        for kind, n in given:
            yield from put_counters_on_arriving(game, event.becoming, kind, n, event.source)
    done: list[AsEnters] = [key[2] for key in used if isinstance(key[2], AsEnters) and key[0] == event.becoming]
    while True:
        own = arriving.own_rules(game, event)
        for ability in done:
            if ability in own:
                own.remove(ability)
        if not own:
            break
        own.sort(key=lambda ability: 0 if arriving.copies(ability) else 1)
        ability = own[0]
        if not arriving.copies(ability):
            yield from _printed_counters(game, event)
        done.append(ability)
        obj = game.state.objects[event.becoming]
        ctx = evaluate.Ctx(event.becoming, obj.controller, dict(obj.names), obj.x)
        yield from perform(game, ctx, ability.do)
    yield from _printed_counters(game, event)
    obj = game.state.objects[event.becoming]
    for effect in event.besides:
        yield from perform(game, evaluate.Ctx(event.becoming, obj.controller, dict(obj.names), obj.x), effect)
    event.besides = ()
    return (*used, *((event.becoming, 0, ability, nth) for nth, ability in enumerate(done)))


def _has_host(game: Game, event: Happening) -> Play[bool]:
    """What has become a copy of an Aura as it enters is attached to what its controller chooses; False if there is nothing (303.4f-g)."""
    from .casting import targets

    assert isinstance(event, events.Moved)
    obj = game.state.objects[event.becoming]
    if obj.copied is None or event.attached_to is not None or "Aura" not in obj.copied.subtypes:
        return True
    hosts = targets.enchantable(game, obj.copied, obj.id, obj.controller)
    if not hosts:
        return False
    index = 0
    if len(hosts) > 1:
        options = tuple(targets.option_for(game, host) for host in hosts)
        (index,) = yield from ask(game, obj.controller, Pick(options, rule="303.4f"), obj.id)
    event.attached_to = hosts[index]
    return True


def _printed_counters(game: Game, event: events.Moved) -> Play[None]:
    """Planeswalkers and battles enter with counters of their number (306.5b, 310.4b)."""
    obj = game.state.objects[event.becoming]
    if obj.face_down:
        return
    face = obj.printed
    for kind, said in (("loyalty", face.loyalty), ("defense", face.defense)):
        n = obj.x if isinstance(said, str) else said  # 107.3m
        if n and obj.paid and any(isinstance(ability, Keyword) and ability.word == "compleated" for ability in face.abilities):
            n = max(0, n - 2 * obj.paid.count("phyrexian"))  # 702.150a
        if n and kind not in obj.counters:
            yield from put_counters_on_arriving(game, event.becoming, kind, n, event.becoming)


def put_counters_on_arriving(game: Game, oid: ObjectId, kind: str, n: int, source: ObjectId) -> Play[None]:
    """It enters with counters, as many as the replacement effects for counters make of them (614.16, 122.6a)."""
    obj = game.state.objects[oid]
    instead: list[Instead] = []
    put = yield from replaced(game, (events.CountersPut(oid, kind, n, obj.controller, source),), instead)
    for event in put:
        if isinstance(event, events.CountersPut) and event.on == oid:
            obj.counters = {**obj.counters, event.kind: obj.counters.get(event.kind, 0) + event.n}
    yield from do_instead(game, instead)
