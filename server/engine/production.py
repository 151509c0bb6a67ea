"""Production: what mana an ability adds, and what it could add (106.5-106.12).

An output is what one activation adds: a tuple of units, each a mask of the types it may be as the player chooses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from . import evaluate, events, layers
from .abilities.amounts import AnyColour, CouldProduce, Noted, OneOf, Symbols, TypeProduced
from .abilities.kinds import Activated, Triggered
from .abilities.verbs import Activate, AddMana
from .abilities.words import Filter
from .decisions import Option, Pick, Play, Seat, Thing, ask, is_player, seat_of
from .evaluate import Ctx
from .objects import Obj, ObjectId
from .profile import activated, words
from .symbols import BIT, COLOURS, LETTERS, TYPES, C, letters, split

if TYPE_CHECKING:
    from .game import Game

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
    n = 1 if effect.n is None else evaluate.amount(game, ctx, effect.n)
    if n <= 0:
        return ()
    kind = effect.mana
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
    mask = _mask(game, ctx, kind, seen)
    return ((mask,) * n,) if mask else ()


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
    if isinstance(kind, TypeProduced):
        made = ctx.names.get("mana", "")
        return _letters_mask(made) if isinstance(made, str) else 0
    if isinstance(kind, Noted):
        chosen = ctx.names.get("chosen", "")
        return _letters_mask(chosen) if isinstance(chosen, str) else 0
    return 0


def _letters_mask(text: str) -> int:
    mask = 0
    for letter in text:
        mask |= BIT.get(letter, 0)
    return mask & TYPES


def is_altered(game: Game) -> bool:
    """Whether anything in force could change what mana abilities add, or add to it (106.12a-b)."""
    index = layers.index(game)
    return AddMana in index.triggers or Activate in index.triggers or index.rewrites(_PROBE)


def restriction(ability: Activated) -> Filter | None:
    """What the mana of the ability may be spent on only (106.6)."""
    return next((word.only for word in words(ability.do) if isinstance(word, AddMana)), None)


def mana_ability(game: Game, oid: ObjectId, index: int) -> Activated:
    """The mana ability with that index."""
    made = activated(layers.chars(game, oid).abilities[index])
    assert made is not None
    return made


def predicted(game: Game, seat: Seat, obj: Obj, ability: Activated) -> tuple[Output, ...]:
    """What activating the mana ability now would put into the player's pool, each way the player may choose."""
    ctx = Ctx(obj.id, seat, {**obj.memory, **obj.chosen}, 0)
    found: tuple[Output, ...] = ((),)
    for word in words(ability.do):
        if isinstance(word, AddMana) and seat in players(game, ctx, word):
            found = tuple(one + more for one in found for more in outputs(game, ctx, word))
    return tuple(output for output in found if output)


def could_produce(game: Game, oid: ObjectId, seen: tuple[ObjectId, ...] = ()) -> int:
    """The types of mana that the permanent could produce (106.7), as a mask. Costs do not matter; permanents that look at
    each other find nothing in each other."""
    if oid in seen:
        return 0
    chars = layers.chars(game, oid)
    obj = game.obj(oid)
    ctx = Ctx(oid, chars.controller, {**obj.memory, **obj.chosen}, 0)
    mask = 0
    for ability in chars.abilities:
        made = activated(ability) or ability
        if isinstance(made, (Activated, Triggered)):
            for word in words(made.do):
                if isinstance(word, AddMana):
                    for output in outputs(game, ctx, word, (*seen, oid)):
                        for unit in output:
                            mask |= unit
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
        options = tuple(Option("mana", 0, -1, "".join(letters(unit) for unit in way)) for way in ways)
        (index,) = yield from ask(game, seat, Pick(options, reason="color", rule="106.4"), ctx.source)
        way = ways[index]
    made = ""
    for unit in way:
        if unit.bit_count() == 1:
            made += LETTERS[unit.bit_length() - 1]
        else:
            options = tuple(Option("mana", 0, -1, letter) for letter in letters(unit))
            (index,) = yield from ask(game, seat, Pick(options, reason="color", rule="106.4"), ctx.source)
            made += str(options[index].choice)
    return made
