"""Production: what mana an ability adds, and what it could add (106.5-106.12).

An output is what one activation adds: a tuple of units, each a mask of the types it may be as the player chooses.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, TypeAlias

from .. import commander, events
from ..abilities.amounts import (
    AnyColour,
    AsMuch,
    ColourAmong,
    CommanderColours,
    CouldProduce,
    Devotion,
    EachColourAmong,
    Noted,
    OneOf,
    Symbols,
    TypeProduced,
    Unspent,
)
from ..abilities.changes import Replace
from ..abilities.kinds import Activated, Triggered
from ..abilities.verbs import Activate, AddMana
from ..abilities.words import Filter, ManaKind
from ..decisions import Option, Pick, Play, Seat, Thing, ask, is_player, seat_of
from ..layers import layers
from ..layers.profile import SELF_TAP, activated, is_triggered_mana_ability, mana_words, profile, simple_mask
from ..objects import Obj, ObjectId
from ..reading import evaluate, occurrences, patterns
from ..reading.evaluate import Ctx
from .symbols import BIT, COLOURS, LETTERS, TYPES, C, letters, split

if TYPE_CHECKING:
    from ..game import Game

Output: TypeAlias = tuple[int, ...]
_PROBE = (events.ManaAdded(0, "C", 0, True),)


def players(game: Game, ctx: Ctx, effect: AddMana) -> tuple[Seat, ...]:
    """Who gets the mana."""
    if effect.who is None:
        return (ctx.you,)
    if isinstance(effect.who, Filter):
        things: tuple[Thing, ...] = tuple(evaluate.things(game, ctx, effect.who))
    else:
        things = evaluate.refer(game, ctx, effect.who)
    return tuple(seat_of(thing) for thing in things if is_player(thing))


def outputs(game: Game, ctx: Ctx, effect: AddMana, seen: tuple[ObjectId, ...] = ()) -> tuple[Output, ...]:
    """What the effect would add now, each way the player may choose; () if nothing, or of no defined type (106.5)."""
    kind = effect.mana
    if isinstance(effect.n, Devotion) and effect.n.colours == CHOSEN_COLOUR:
        return _devoted(game, ctx, effect.n)
    n = 1 if effect.n is None else evaluate.amount(game, ctx, effect.n)
    if n <= 0:
        return ()
    if isinstance(kind, Symbols):
        return (_units(kind.symbols) * n,)
    if isinstance(kind, OneOf):
        ways = [_units(choice) for choice in kind.choices]
        if all(len(way) == 1 for way in ways):
            mask = 0
            for way in ways:
                mask |= way[0]
            return ((mask,) * n,)
        return tuple(way * n for way in ways)
    if isinstance(kind, AnyColour):
        if kind.alike and n > 1:
            return tuple((BIT[letter],) * n for letter in "WUBRG")
        return ((COLOURS,) * n,)
    if isinstance(kind, EachColourAmong):
        each = tuple(BIT[letter] for letter in LETTERS if BIT[letter] & _colours_among(game, ctx, kind.of))
        return (each * n,) if each else ()
    if isinstance(kind, Unspent):
        return _unspent(game, ctx.you)
    mask = _mask(game, ctx, kind, seen)
    if n > 1 and isinstance(kind, CouldProduce):
        return tuple((BIT[letter],) * n for letter in letters(mask))  # "three mana of that type"
    return ((mask,) * n,) if mask else ()


CHOSEN_COLOUR = "=colour"
"""Of the colour that is being chosen, in an amount of mana of one colour."""


def _devoted(game: Game, ctx: Ctx, amount: Devotion) -> tuple[Output, ...]:
    """As much mana of one colour as the player's devotion to it (700.5)."""
    found: list[Output] = []
    for letter in "WUBRG":
        n = evaluate.amount(game, Ctx(ctx.source, ctx.you, {**ctx.names, "colour": letter}, ctx.x), amount)
        found.append((BIT[letter],) * n)
    return tuple(output for output in found if output)


def _unspent(game: Game, seat: Seat) -> tuple[Output, ...]:
    """As much of each type as the player has unspent (701.10f)."""
    player = game.state.players[seat]
    units = tuple(1 << i for i, n in enumerate(player.pool) for _ in range(n)) + tuple(BIT[unit.type] for unit in player.special_mana)
    return (units,) if units else ()


@lru_cache(maxsize=512)
def _units(symbols: str) -> Output:
    """Mana in symbols as it is added: generic and snow symbols are colourless, hybrid ones a choice (106.8-106.11)."""
    units: list[int] = []
    for symbol in split(symbols):
        if symbol.isdigit():
            units += [C] * int(symbol)
        else:
            mask = 0
            for part in symbol.split("/"):
                mask |= BIT.get(part, 0) & TYPES
            units.append(mask or C)
    return tuple(units)


def _mask(game: Game, ctx: Ctx, kind: object, seen: tuple[ObjectId, ...]) -> int:
    """The types of a kind that depends on the state of the game."""
    if isinstance(kind, CouldProduce):
        mask = 0
        for thing in evaluate.things(game, ctx, kind.of):
            if not is_player(thing):
                mask |= could_produce(game, thing, seen)
        return mask & COLOURS if kind.colours_only else mask
    if isinstance(kind, ColourAmong):
        return _colours_among(game, ctx, kind.of)
    if isinstance(kind, CommanderColours):
        return _letters_mask(commander.colours_of(game, ctx.you) or "")
    if isinstance(kind, TypeProduced):
        made = ctx.names.get("mana", "")
        return _letters_mask(made) if isinstance(made, str) else 0
    if isinstance(kind, Noted):
        chosen = ctx.names.get("chosen", "")
        return _letters_mask(chosen) if isinstance(chosen, str) else 0
    return 0


def _colours_among(game: Game, ctx: Ctx, what: Filter) -> int:
    """The colours of what fits."""
    mask = 0
    for thing in evaluate.things(game, ctx, what):
        if not is_player(thing):
            mask |= _letters_mask(game.chars(thing).colours)
    return mask


def _letters_mask(text: str) -> int:
    mask = 0
    for letter in text:
        mask |= BIT.get(letter, 0)
    return mask & TYPES


def is_altered(game: Game) -> bool:
    """Whether anything in force could change what mana abilities add, or add to it (106.12a-b)."""
    index = layers.index(game)
    if AddMana in index.triggers or Activate in index.triggers or index.rewrites(_PROBE):
        return True
    return any(AddMana in patterns.keys(trigger.event) for trigger in game.state.delayed)


def restriction(ability: Activated) -> Filter | None:
    """What the mana of the ability may be spent on only (106.6)."""
    return next((word.only for word in mana_words(ability.do)), None)


def mana_ability(game: Game, oid: ObjectId, index: int) -> Activated:
    """The mana ability with that index."""
    made = activated(layers.chars(game, oid).abilities[index])
    assert made is not None
    return made


def predicted(game: Game, seat: Seat, obj: Obj, ability: Activated) -> tuple[Output, ...]:
    """What activating the mana ability now would put into the player's pool, each way the player may choose: as replacement
    effects would have it, with the triggered mana abilities that follow (106.12a-b, 605.4a)."""
    ctx = Ctx(obj.id, seat, {**obj.memory, **obj.chosen}, 0)
    altered = is_altered(game)
    found: tuple[Output, ...] = ((),)
    for word in mana_words(ability.do):
        if seat in players(game, ctx, word):
            ways = outputs(game, ctx, word)
            if altered:
                ways = _as_it_comes(game, seat, obj.id, ways, SELF_TAP in ability.costs)
            found = tuple(one + more for one in found for more in ways)
    return tuple(output for output in found if output)


def _as_it_comes(game: Game, seat: Seat, oid: ObjectId, ways: tuple[Output, ...], tapped: bool) -> tuple[Output, ...]:
    """The outputs as they are replaced, with what triggers on them added."""
    found: dict[Output, None] = {}
    for way in ways:
        for made in _spelled(way):
            for letters_ in outcomes(game, seat, oid, made, tapped):
                event = events.ManaAdded(seat, letters_, oid, tapped)
                base = tuple(BIT[letter] for letter in letters_)
                for more in _triggered(game, seat, event):
                    found[base + more] = None
    return _together(tuple(found))


def _spelled(way: Output) -> tuple[str, ...]:
    """The output in letters, each way it may be chosen; of long ones with a choice only those of one letter."""
    if all(unit.bit_count() == 1 for unit in way) or len(way) < 3:
        return tuple("".join(some) for some in product(*(letters(unit) for unit in way)))
    return tuple(letter * len(way) for letter in letters(way[0]))


def _together(found: tuple[Output, ...]) -> tuple[Output, ...]:
    """Outputs that differ in one unit only as one output with a choice."""
    if len(found) < 2 or len({len(output) for output in found}) > 1:
        return found
    differing = [place for place, units in enumerate(zip(*found)) if len(set(units)) > 1]
    if len(differing) != 1:
        return found
    mask = 0
    for output in found:
        mask |= output[differing[0]]
    return (tuple(mask if place == differing[0] else unit for place, unit in enumerate(found[0])),)


def outcomes(game: Game, seat: Seat, oid: ObjectId, made: str, tapped: bool) -> tuple[str, ...]:
    """What may become of mana that would be added, by the replacement effects in every order (616.1, 106.7)."""
    rules = [rule for rule in layers.index(game).replacements if AddMana in patterns.keys(rule.change.event)]
    if not rules:
        return (made,)
    kinds = _kinds(rules)
    found: dict[str, None] = {}
    start = (made, tuple(len(kind) for kind in kinds))
    left, seen = [start], {start: None}
    for now, unused in left:
        event = events.ManaAdded(seat, now, oid, tapped)
        able = [n for n, kind in enumerate(kinds) if unused[n] and _concerns(game, kind[0], event)]
        if not able:
            found[now] = None
        for n in able:
            rest = tuple(number - (place == n) for place, number in enumerate(unused))
            for then in _replaced(game, kinds[n][0], now):
                if (then, rest) not in seen:
                    seen[then, rest] = None
                    left.append((then, rest))
    return tuple(found)


def _kinds(rules: list[layers.InForce]) -> list[list[layers.InForce]]:
    """The rules by what they are: an ability that is activated again and again makes many of one kind, whose order does not matter."""
    found: dict[tuple[object, ...], list[layers.InForce]] = {}
    for rule in rules:
        found.setdefault((rule.change, rule.source, rule.you, rule.x, rule.over, tuple(rule.names.items())), []).append(rule)
    return list(found.values())


def _concerns(game: Game, rule: layers.InForce, event: events.ManaAdded) -> bool:
    change = rule.change
    ctx = rule.ctx()
    names = occurrences.matches(game, ctx, change.event, event) if isinstance(change, Replace) else None
    if names is None:
        return False
    ctx.names = {**ctx.names, **names}
    return change.cond is None or evaluate.holds(game, ctx, change.cond)


def _replaced(game: Game, rule: layers.InForce, made: str) -> tuple[str, ...]:
    """The mana as one replacement effect makes it."""
    change = rule.change
    if change.skip or change.do is not None:
        return ("",)
    ways: tuple[str, ...] = (made,)
    if change.mana is not None:
        ways = replacements(game, rule.ctx(), change.mana, made)
    plus = evaluate.amount(game, rule.ctx(), change.plus)
    return tuple(way * change.times + way[-1:] * plus for way in ways)


def replacements(game: Game, ctx: Ctx, kind: ManaKind, made: str) -> tuple[str, ...]:
    """The mana that is produced instead, each way the player may choose (106.12b)."""
    if isinstance(kind, AsMuch):
        return tuple(way[0] * len(made) for way in replacements(game, ctx, kind.of, made) if way)
    return tuple(spelled for way in outputs(game, ctx, AddMana(kind, 1)) for spelled in _spelled(way))


def _triggered(game: Game, seat: Seat, event: events.ManaAdded) -> tuple[Output, ...]:
    """What triggered mana abilities would add to that, each way; ((),) if nothing."""
    found: tuple[Output, ...] = ((),)
    for ability, ctx in _listening(game):
        if not event.mana or not is_triggered_mana_ability(ability):
            continue
        bound = occurrences.matches(game, ctx, ability.event, event)
        if bound is None:
            continue
        ctx.names = {**ctx.names, **bound}
        if ability.cond is not None and not evaluate.holds(game, ctx, ability.cond):
            continue
        for word in mana_words(ability.do):
            if seat in players(game, ctx, word):
                found = tuple(one + more for one in found for more in outputs(game, ctx, word) or ((),))
    return found


def _listening(game: Game) -> Iterator[tuple[Triggered, Ctx]]:
    """What may trigger on mana being added, delayed triggered abilities too (603.7), and how it is read."""
    for listener in layers.index(game).triggers.get(AddMana, ()):
        obj = game.state.objects[listener.oid]
        controller = layers.chars(game, listener.oid).controller
        yield listener.ability, Ctx(listener.oid, controller, {**obj.memory, **obj.chosen}, obj.x)
    for trigger in game.state.delayed:
        if AddMana in patterns.keys(trigger.event):
            yield Triggered(trigger.event, trigger.do), Ctx(trigger.source, trigger.controller, trigger.names, trigger.x)


def could_produce(game: Game, oid: ObjectId, seen: tuple[ObjectId, ...] = ()) -> int:
    """The types of mana that the permanent could produce (106.7), or could have as it was last there, as a mask. Costs do not
    matter; permanents that look at each other find nothing in each other."""
    if oid in seen:
        return 0
    chars = game.chars(oid)
    obj = game.obj(oid)
    ctx = Ctx(oid, chars.controller, {**obj.memory, **obj.chosen}, 0)
    mask = 0
    altered = is_altered(game)
    for ability in profile(chars.abilities).adds:
        if not altered and isinstance(ability, Activated) and (simple := simple_mask(ability)):
            mask |= simple
            continue
        tapped = isinstance(ability, Activated) and SELF_TAP in ability.costs
        for word in mana_words(ability.do):
            for output in outputs(game, ctx, word, (*seen, oid)):
                if not altered:
                    for unit in output:
                        mask |= unit
                    continue
                for spelled in _spelled(output):
                    for came in outcomes(game, ctx.you, oid, spelled, tapped):
                        mask |= _letters_mask(came)
    return mask


def is_snow(game: Game, oid: ObjectId) -> bool:
    """Whether mana from that source is snow mana (107.4h)."""
    return bool(oid) and "snow" in game.chars(oid).supertypes


def choose(game: Game, ctx: Ctx, effect: AddMana, seat: Seat) -> Play[str]:
    """The letters of the mana that the effect adds, the player choosing where there is a choice."""
    ways = outputs(game, ctx, effect)
    if not ways:
        return ""
    wish = ctx.names.get("+wish", "")
    if isinstance(wish, str) and wish:
        for way in ways:
            if len(way) <= len(wish) and all(unit & BIT[letter] for unit, letter in zip(way, wish)):
                return wish[: len(way)]
    way = ways[0]
    if len(ways) > 1:
        said = ("".join(letters(unit) for unit in way) for way in ways)
        way = ways[(yield from _ask(game, seat, ctx, tuple(word[0] if word == word[:1] * len(word) else word for word in said)))]
    made = ""
    for unit in way:
        if unit.bit_count() == 1:
            made += LETTERS[unit.bit_length() - 1]
        else:
            among = str(ctx.names.get("+among", ""))
            able = tuple(letter for letter in letters(unit) if letter in among) or tuple(letters(unit))
            made += able[0] if len(able) == 1 else able[(yield from _ask(game, seat, ctx, able))]
    return made


def _ask(game: Game, seat: Seat, ctx: Ctx, words_: tuple[str, ...]) -> Play[int]:
    """Which of these, in letters, the player wants."""
    options = tuple(Option("mana", 0, -1, word) for word in words_)
    (index,) = yield from ask(game, seat, Pick(options, reason="color", rule="106.4"), ctx.source)
    return int(index)


def instead(game: Game, ctx: Ctx, seat: Seat, kind: ManaKind, made: str) -> Play[str]:
    """The mana that is produced instead of that, the player who gets it choosing (106.12b)."""
    ways = replacements(game, ctx, kind, made)
    if len(ways) < 2:
        return ways[0] if ways else ""
    return ways[(yield from _ask(game, seat, ctx, ways))]
