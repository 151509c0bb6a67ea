"""Targets: which there are to choose, which are legal, and which still are as it resolves (115, 601.2c, 608.2b)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from .. import events
from ..abilities.changes import Control, Forbid
from ..abilities.conditions import Paid, Unless
from ..abilities.filters import Kind, Or
from ..abilities.kinds import Face, Keyword
from ..abilities.picks import Target
from ..abilities.structures import Apply, If, Later, Modes, Spliced, WhenDone
from ..abilities.verbs import Become
from ..abilities.words import Ability, Effect, Filter, Word
from ..decisions import Option, Pick, Play, Seat, Thing, ask, is_player, player_thing, seat_of
from ..layers import layers
from ..layers.profile import profile
from ..multiplayer import range as ranges
from ..objects import Names, ObjectId
from ..reading import evaluate, patterns, reach
from ..reading.evaluate import Ctx
from . import rulings

if TYPE_CHECKING:
    from ..game import Game

GUARDED = frozenset({"hexproof", "shroud", "protection"})


class Slot(NamedTuple):
    """A target to choose. What is chosen is bound to `key`, which is the name of the target; in a mode, with the mode's place
    before it, since modes know nothing of each other's targets (700.2d)."""

    target: Target
    key: str


@lru_cache(maxsize=16384)
def slots(do: tuple[Effect, ...], modes: tuple[int, ...] = (), paid: tuple[str, ...] = ()) -> tuple[Slot, ...]:
    """The targets to choose, in the order of the text: those of the chosen modes only (700.2c), and of what was paid for
    only if it was (702.33g)."""
    found: dict[Slot, None] = {}
    for effect in do:
        for slot in _walk(effect, modes, paid, ""):
            found[slot] = None
    return tuple(found)


def _walk(word: object, modes: tuple[int, ...], paid: tuple[str, ...], scope: str) -> Iterator[Slot]:
    if isinstance(word, tuple):
        for item in word:
            yield from _walk(item, modes, paid, scope)
        return
    if not isinstance(word, Word) or isinstance(word, (Ability, Later, WhenDone)):
        return
    if isinstance(word, Modes):
        for place, number in enumerate(modes):
            yield from _walk(word.modes[number].do, modes, paid, f"{place}:")
        return
    if isinstance(word, Spliced):
        yield from _walk(word.do, (), paid, f"{word.place}:")
        return
    if isinstance(word, If) and isinstance(word.cond, (Paid, Unless)):
        said = _was_paid(word.cond, paid)
        if said is not None:
            yield from _walk(word.then if said else word.otherwise, modes, paid, scope)
            if said and word.otherwise is not None:  # "that creature gets +5/+5 instead"
                meant = patterns.names_used(word.then)
                yield from (slot for slot in _walk(word.otherwise, modes, paid, scope) if slot.target.name in meant)
            return
    if isinstance(word, Apply):  # "target player gains control of target artifact"
        yield from _walk(tuple(change.who for change in word.changes if isinstance(change, Control)), modes, paid, scope)
    if isinstance(word, Target):
        yield Slot(word, scope + word.name)
    for name in word.__struct_fields__:
        yield from _walk(getattr(word, name), modes, paid, scope)


def enter_mode(names: Names, place: int) -> None:
    """Bind the targets of the mode chosen in that place to their own names, for its instructions."""
    scope = f"{place}:"
    names.update({name[len(scope) :]: value for name, value in names.items() if name.startswith(scope)})


def _was_paid(cond: object, paid: tuple[str, ...]) -> bool | None:
    """Whether the condition, if it is about what was paid, holds; None if it is about anything else."""
    if isinstance(cond, Paid):
        return evaluate.was_paid(cond, paid)
    if isinstance(cond, Unless) and isinstance(cond.part, Paid):
        return not evaluate.was_paid(cond.part, paid)
    return None


@lru_cache(maxsize=4096)
def _takes_players(what: Filter) -> bool:
    """Whether every player fits, whoever asks."""
    if isinstance(what, Kind):
        return what.kind == "player"
    return isinstance(what, Or) and any(_takes_players(part) for part in what.parts)


def can_target(game: Game, ctx: Ctx, spell: ObjectId, thing: Thing) -> bool:
    """Whether nothing keeps the object or player from becoming a target of that spell or ability: hexproof (702.11),
    protection (702.16), shroud (702.18), an effect (601.2c)."""
    if thing == spell:
        return False  # 115.5
    if not is_player(thing):
        chars = layers.chars(game, thing)
        if not GUARDED.isdisjoint(chars.keywords) and game.state.objects[thing].zone == "battlefield":
            if "shroud" in chars.keywords:
                return False
            if _guard(game, ctx, chars.abilities, Ctx(thing, chars.controller)):
                return False
    elif game.state.players[seat_of(thing)].left or _player_is_guarded(game, ctx, seat_of(thing)):
        return False
    rules = rulings.about(game, Forbid, Become)
    return not rules or not any(_shields(game, rule, ctx, spell, thing) for rule in rules)


def _guard(game: Game, ctx: Ctx, abilities: tuple[Ability, ...], theirs: Ctx) -> bool:
    """Whether hexproof or protection among the abilities keeps the source of the spell or ability off."""
    opposed = game.is_opponent(ctx.you, theirs.you)
    for ability in abilities:
        if isinstance(ability, Keyword) and (ability.word == "protection" or (ability.word == "hexproof" and opposed)):
            if ability.what is None or evaluate.fits(game, theirs, ability.what, ctx.source):
                return True
    return False


def _player_is_guarded(game: Game, ctx: Ctx, seat: Seat) -> bool:
    """Hexproof, protection and shroud of players (702.11c, 702.16c, 702.18a)."""
    abilities = layers.abilities_of_player(game, seat)
    if not abilities:
        return False
    return any(isinstance(a, Keyword) and a.word == "shroud" for a in abilities) or _guard(game, ctx, abilities, Ctx(0, seat))


def _shields(game: Game, rule: layers.InForce, ctx: Ctx, spell: ObjectId, thing: Thing) -> bool:
    event = rule.change.event
    if not isinstance(event, Become) or event.how != "targeted":
        return False
    theirs = Ctx(rule.source, rule.you, rule.names, rule.x, rule.over, ctx.spell)
    if isinstance(event.what, Filter) and not evaluate.fits(game, theirs, event.what, thing):
        return False
    return not isinstance(event.by, Filter) or evaluate.fits(game, theirs, event.by, spell or ctx.source)


def legal(game: Game, ctx: Ctx, target: Target, spell: ObjectId = 0) -> list[Thing]:
    """What could be chosen for that target now, other targets apart."""
    return [thing for thing in evaluate.things(game, ctx, target.what) if can_target(game, ctx, spell, thing)]


def possible(game: Game, ctx: Ctx, wanted: tuple[Slot, ...], spell: ObjectId = 0) -> bool:
    """Whether a legal set of targets exists."""
    if not wanted:
        return True
    if len(wanted) == 1:
        target = wanted[0].target
        least = target.least if type(target.least) is int else evaluate.amount(game, ctx, target.least)
        if least <= 0:
            return True
        if least == 1 and not target.whole and _takes_players(target.what) and can_target(game, ctx, spell, player_thing(ctx.you)):
            return True
        if least == 1 and not target.whole:
            return _any_legal(game, ctx, target, spell)
        return some(game, target, legal(game, ctx, target, spell), least) is not None
    return _completes(game, ctx, wanted, 0, spell)


def _any_legal(game: Game, ctx: Ctx, target: Target, spell: ObjectId) -> bool:
    """Whether anything could be chosen for that target; of permanents only as many are looked at as it takes."""
    where = reach.of(target.what)
    if where.players or where.pick is not None or where.zones != ("battlefield",):
        return bool(legal(game, ctx, target, spell))
    objects, what = game.state.objects, target.what
    for oid in game.state.battlefield:
        if not objects[oid].phased_out and evaluate.fits(game, ctx, what, oid) and can_target(game, ctx, spell, oid):
            return True
    return False


def some(game: Game, target: Target, things: list[Thing], n: int) -> tuple[Thing, ...] | None:
    """So many of the things that may be chosen together, if there are."""
    if len(things) < n:
        return None
    if not target.whole or n == 0:
        return tuple(things[:n])
    if target.whole.startswith("total:"):
        weights, most = _weights(game, target, things)
        light = sorted(range(len(things)), key=lambda i: weights[i])[:n]
        return tuple(things[i] for i in light) if sum(weights[i] for i in light) <= most else None
    groups = _groups(game, target, things)
    if target.whole == "same_controller":
        return next((tuple(group[:n]) for group in groups if len(group) >= n), None)
    return tuple(group[0] for group in groups[:n]) if len(groups) >= n else None


def _groups(game: Game, target: Target, things: list[Thing]) -> list[list[Thing]]:
    """The things by what `whole` compares: their controllers or names."""
    found: dict[object, list[Thing]] = {}
    for thing in things:
        if is_player(thing):
            found.setdefault(seat_of(thing), []).append(thing)
        else:
            chars = layers.chars(game, thing)
            found.setdefault(chars.name if target.whole == "different_names" else chars.controller, []).append(thing)
    return list(found.values())


def _weights(game: Game, target: Target, things: list[Thing]) -> tuple[tuple[int, ...], int]:
    """The numbers of which the total is bounded ("total:mana_value:<=:3"), and the bound."""
    _, stat, op, n = target.whole.split(":")
    bound = int(n) - 1 if op == "<" else int(n)
    return tuple(evaluate.number_of(game, thing, stat) or 0 for thing in things), bound


def _completes(game: Game, ctx: Ctx, wanted: tuple[Slot, ...], place: int, spell: ObjectId) -> bool:
    """Whether the targets from that place on can be chosen, given those in `ctx.names`."""
    if place == len(wanted):
        return True
    target = wanted[place].target
    least = evaluate.amount(game, ctx, target.least)
    things = _candidates(game, ctx, target, spell)
    if least == 1:
        return any(_with(game, ctx, wanted, place, spell, (thing,)) for thing in things)
    chosen = some(game, target, things, least)
    return chosen is not None and _with(game, ctx, wanted, place, spell, chosen)


def _with(game: Game, ctx: Ctx, wanted: tuple[Slot, ...], place: int, spell: ObjectId, things: tuple[Thing, ...]) -> bool:
    """Whether the rest can be chosen if these are chosen in that place."""
    name = wanted[place].target.name
    old = ctx.names.get(name)
    ctx.names[name] = things
    found = _completes(game, ctx, wanted, place + 1, spell)
    if old is None:
        del ctx.names[name]
    else:
        ctx.names[name] = old
    return found


def _candidates(game: Game, ctx: Ctx, target: Target, spell: ObjectId) -> list[Thing]:
    things = legal(game, ctx, target, spell)
    if target.apart:
        taken = [thing for name in target.apart for thing in _bound(ctx, name)]
        things = [thing for thing in things if thing not in taken]
    return things


def _bound(ctx: Ctx, name: str) -> tuple[Thing, ...]:
    value = ctx.names.get(name, ())
    return value if isinstance(value, tuple) else ()


def choose(
    game: Game, ctx: Ctx, wanted: tuple[Slot, ...], spell: ObjectId, cancel: bool = False, limits: dict[str, int] | None = None
) -> Play[bool]:
    """Have the targets chosen one after the other (601.2c); they are bound in `ctx.names` and noted on the object. `limits` says
    of which targets, by key, there may be only so many, since something is divided among them (601.2d).

    Gives False if there is no legal set (603.3d).
    """
    if not possible(game, ctx, wanted, spell):
        return False
    chosen: list[tuple[str, tuple[Thing, ...]]] = []
    for place, slot in enumerate(wanted):
        target = slot.target
        things = _candidates(game, ctx, target, spell)
        least = min(evaluate.amount(game, ctx, target.least), len(things))
        most = evaluate.amount(game, ctx, target.most)
        most = len(things) if most < 0 else min(most, len(things))
        if limits and slot.key in limits:
            most = min(most, limits[slot.key])
        if most > 1 and (target.whole == "same_controller" or _is_looked_at(wanted, place)):
            found = yield from _one_by_one(game, ctx, wanted, place, spell, things, least, most, cancel)
        else:
            if place + 1 < len(wanted) and most:
                things = [thing for thing in things if _with(game, ctx, wanted, place, spell, (thing,))]
            found = yield from _pick(game, ctx, target, spell, things, least, min(most, len(things)), cancel)
        ctx.names[target.name] = ctx.names[slot.key] = found
        chosen.append((slot.key, found))
    obj = game.state.edit(spell)
    obj.names = ctx.names
    obj.targets = tuple(chosen)
    return True


def _is_looked_at(wanted: tuple[Slot, ...], place: int) -> bool:
    """Whether a later target depends on what is chosen in that place."""
    name = wanted[place].target.name
    return any(name in later.target.apart or name in patterns.names_used(later.target) for later in wanted[place + 1 :])


def _pick(
    game: Game, ctx: Ctx, target: Target, spell: ObjectId, things: list[Thing], least: int, most: int, cancel: bool
) -> Play[tuple[Thing, ...]]:
    """Have one target, or several, chosen at once."""
    if most == 0:
        return ()
    options = tuple(option_for(game, thing) for thing in things)
    decision = Pick(options, least, most, reason="target", rule="601.2c")
    if target.whole.startswith("total:"):
        decision.weights, decision.total = _weights(game, target, things)
    elif target.whole:
        groups = [tuple(things.index(thing) for thing in group) for group in _groups(game, target, things) if len(group) > 1]
        decision.apart = tuple(groups)
    answer = yield from ask(game, ctx.you, decision, spell, cancel=cancel, name=target.name)
    return tuple(things[i] for i in answer)


def _one_by_one(
    game: Game, ctx: Ctx, wanted: tuple[Slot, ...], place: int, spell: ObjectId, things: list[Thing], least: int, most: int, cancel: bool
) -> Play[tuple[Thing, ...]]:
    """Have several targets chosen where each one chosen limits the others; nothing that leads nowhere is offered."""
    target = wanted[place].target
    found: tuple[Thing, ...] = ()
    while len(found) < most:
        able: list[Thing] = []
        for thing in things:
            if thing in found:
                continue
            now = [*found, thing, *(other for other in things if other not in found and other != thing)]
            if target.whole == "same_controller":
                now = next(group for group in _groups(game, target, now) if group[0] == (found[0] if found else thing))
            if thing in now and len(now) >= least and _with(game, ctx, wanted, place, spell, (*found, thing)):
                able.append(thing)
        if not able:
            break
        enough = len(found) >= least
        picked = yield from _pick(game, ctx, Target(target.what, name=target.name), spell, able, 0 if enough else 1, 1, cancel)
        if not picked:
            break
        found += picked
    return found


def became(game: Game, oid: ObjectId) -> Play[None]:
    """What was chosen for the spell or ability becomes its targets (601.2c)."""
    chosen = game.state.objects[oid].targets
    if chosen:
        things = dict.fromkeys(thing for _, some in chosen for thing in some)
        yield from events.happen(game, *(events.Became(thing, "targeted", oid) for thing in things))


def option_for(game: Game, thing: Thing) -> Option:
    """The thing as something to choose; one that has left may still be what a spell was aimed at (115.7a)."""
    if is_player(thing):
        return Option("player", thing)
    obj = game.state.objects.get(thing)
    return Option("card" if obj is not None and obj.zone in ("library", "hand") else "object", thing)


def still_legal(game: Game, oid: ObjectId) -> bool:
    """Look at the targets again as the spell or ability resolves (608.2b): illegal ones are dropped from its names. False if it
    had targets and all of them are illegal now."""
    obj = game.state.objects[oid]
    if not any(things for _, things in obj.targets):
        return True
    wanted = {slot.key: slot.target for slot in of_object(game, oid)}
    ctx = Ctx(oid if obj.kind != "ability" else obj.source, layers.chars(game, oid).controller, dict(obj.names), obj.x)
    names = dict(obj.names)
    any_left = False
    for name, things in obj.targets:
        if name[:1].isdigit():
            enter_mode(ctx.names, int(name.split(":")[0]))
        target = wanted.get(name)
        left = tuple(thing for thing in things if target is None or _still(game, ctx, target, oid, thing))
        any_left = any_left or bool(left)
        names[name] = left
    game.state.edit(oid).names = names
    return any_left


def _still(game: Game, ctx: Ctx, target: Target, spell: ObjectId, thing: Thing) -> bool:
    if not is_player(thing) and (thing not in game.state.objects or game.state.objects[thing].phased_out):
        return False
    return evaluate.fits(game, ctx, target.what, thing) and can_target(game, ctx, spell, thing)


def of_object(game: Game, oid: ObjectId) -> tuple[Slot, ...]:
    """The targets that a spell or ability on the stack has to choose, or has chosen."""
    from . import announcing

    obj = game.state.objects[oid]
    return slots(announcing.effects(game, oid), obj.modes, obj.paid)


def retarget(
    game: Game, oid: ObjectId, seat: Seat, change: bool = False, to: Filter | None = None, source: ObjectId = 0, one: bool = False
) -> Play[bool]:
    """Have the player choose new targets for it, any of them or none (115.7d, 707.10c), or change all of them (115.7a)."""
    from . import retargeting

    return (yield from retargeting.retarget(game, oid, seat, change, to, source, one))


def can_be_attached(game: Game, oid: ObjectId, to: Thing) -> bool:
    """Whether the Aura, Equipment or Fortification may be attached to that object or player (301.5c, 303.4c, 702.16c-d)."""
    chars = layers.chars(game, oid)
    if is_player(to):
        if game.state.players[seat_of(to)].left:
            return False
    elif to not in game.state.objects or to == oid:
        return False
    elif game.state.objects[to].zone != "battlefield":
        what = profile(chars.abilities).enchant  # "enchant creature card in a graveyard"
        if "Aura" not in chars.subtypes or what is None or game.state.objects[to].zone not in reach.of(what).zones:
            return False
    elif "protection" in layers.chars(game, to).keywords and _protected(game, oid, to):
        return False
    if "Aura" in chars.subtypes:
        what = profile(chars.abilities).enchant
        return what is not None and evaluate.fits(game, Ctx(oid, chars.controller), what, to)
    if is_player(to) or (game.limited and not ranges.within(game, chars.controller, to)):  # 801.9
        return False
    return ("creature" if "Equipment" in chars.subtypes else "land") in layers.chars(game, to).types


def enchantable(game: Game, face: Face, oid: ObjectId, seat: Seat) -> list[Thing]:
    """What an Aura with that face, which is that object now, could be put onto the battlefield attached to under the player's
    control (303.4f)."""
    what = profile(face.abilities).enchant
    if what is None:
        return []
    things = evaluate.things(game, Ctx(oid, seat), what)
    able = [thing for thing in things if thing != oid and (is_player(thing) or not _protected(game, oid, thing))]
    return [thing for thing in able if can_attach(game, oid, thing)]


def can_attach(game: Game, oid: ObjectId, thing: Thing) -> bool:
    """Whether nothing keeps the one from becoming attached to the other (101.2): "can't be enchanted"."""
    from .. import replacement

    return not replacement.forbidden(game, events.Attached(oid, thing))


def _protected(game: Game, oid: ObjectId, thing: ObjectId) -> bool:
    """Whether the permanent has protection from that object (702.16)."""
    chars = layers.chars(game, thing)
    theirs = Ctx(thing, chars.controller)
    shields = [ability.what for ability in chars.abilities if isinstance(ability, Keyword) and ability.word == "protection"]
    return any(what is None or evaluate.fits(game, theirs, what, oid) for what in shields)
