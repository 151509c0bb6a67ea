"""Evaluate: what amounts, conditions and references mean at the moment, and what fits filters (107, 109, 608.2h).

Things that are gone are read as they last were (608.2h); what nobody knows any more fits nothing and counts 0.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ..abilities import acts, amounts, conditions, picks
from ..abilities.words import Amount, Cond, Count, Filter, Pick
from ..decisions import Thing, player_thing, seat_of
from ..objects import Chars, Names, ObjectId
from ..subtypes import BASIC_LAND_TYPES, CREATURE_TYPES, LAND_WORDS, is_creature_type
from . import reach
from .ctx import Ctx
from .fitting import COMBAT_STEPS, chosen_word, compare, fits, has_name, is_sick, known_chars, known_obj, latest_turn, test
from .numbers import number_of

if TYPE_CHECKING:
    from ..game import Game

__all__ = [
    "ALWAYS", "COMBAT_STEPS", "Ctx", "Names", "amount", "chosen_word", "compare", "fits", "has_name", "holds", "in_zone", "is_sick",
    "known_chars", "known_obj", "latest_turn", "modifier", "number_of", "properties", "refer", "test", "things",
]  # fmt: skip


# -- things


def things(game: Game, ctx: Ctx, filter: Filter) -> list[Thing]:
    """Everything that fits, in a stable order: players by seat, then zone by zone.

    A filter that names no zone means permanents (109.2), spells if it says so, or players.
    """
    where = reach.of(filter)
    found: list[Thing] = []
    if where.pick is not None:
        return [thing for thing in dict.fromkeys(refer(game, ctx, where.pick)) if fits(game, ctx, filter, thing)]
    if where.players:
        for player in game.state.players:
            if not player.left and fits(game, ctx, filter, -1 - player.seat):
                found.append(-1 - player.seat)
    objects = game.state.objects
    for zone in where.zones:
        if zone == "battlefield":
            found += [oid for oid in game.state.battlefield if not objects[oid].phased_out and fits(game, ctx, filter, oid)]
        else:
            found += [oid for oid in in_zone(game, zone) if fits(game, ctx, filter, oid)]
    return found


def in_zone(game: Game, zone: str) -> list[ObjectId]:
    """The objects in a zone, all players' by seat where each has one."""
    state = game.state
    if zone == "battlefield":
        return state.battlefield
    if zone == "stack":
        return state.stack
    if zone == "exile":
        return state.exile
    if zone == "command":
        return state.command
    return [oid for player in state.players for oid in getattr(player, zone)]


# -- references


def refer(game: Game, ctx: Ctx, pick: Pick) -> tuple[Thing, ...]:
    """What the pick gives, if nobody has to choose; what was chosen, if somebody did (by the pick's name)."""
    return _REFER[type(pick)](game, ctx, pick)


def _ref(game: Game, ctx: Ctx, pick: Any) -> tuple[Thing, ...]:
    name = pick.name
    if name == "self":
        return (ctx.source,)
    if name == "you":
        return (-1 - ctx.you,)
    if name in ctx.names:
        return _as_things(ctx.names[name])
    source = known_obj(game, ctx.source)
    if source is None:
        return ()
    if name == "attached":
        return () if source.attached_to is None else (source.attached_to,)
    if name.startswith("self."):
        found = source.memory.get(name, source.memory.get(name[5:]))
        if found is None:
            found = source.chosen.get(name, source.chosen.get(name[5:]))
            return (found,) if type(found) is int and found < 0 else _as_things(found)
        return found
    return _as_things(source.names.get(name))


def _as_things(value: object) -> tuple[Thing, ...]:
    return value if type(value) is tuple else ()


def _bound(game: Game, ctx: Ctx, pick: Any) -> tuple[Thing, ...]:
    return _as_things(ctx.names.get(pick.name))


def _all(game: Game, ctx: Ctx, pick: Any) -> tuple[Thing, ...]:
    return tuple(things(game, ctx, pick.what))


def _top(game: Game, ctx: Ctx, pick: Any) -> tuple[Thing, ...]:
    whose = (-1 - ctx.you,) if pick.whose is None else refer(game, ctx, pick.whose)
    n = amount(game, ctx, pick.n)
    found: list[Thing] = []
    for player in whose:
        if player < 0 and pick.until is not None:
            for card in reversed(game.state.players[seat_of(player)].library):
                found.append(card)
                if fits(game, ctx, pick.until, card):
                    break
        elif player < 0 and n > 0:
            found += reversed(game.state.players[seat_of(player)].library[-n:])
    return tuple(found)


def _owner_of(game: Game, ctx: Ctx, pick: Any) -> tuple[Thing, ...]:
    owners = [known_obj(game, thing) for thing in refer(game, ctx, pick.of) if thing > 0]
    return tuple(dict.fromkeys(player_thing(obj.owner) for obj in owners if obj is not None))


def _controller_of(game: Game, ctx: Ctx, pick: Any) -> tuple[Thing, ...]:
    found: dict[Thing, None] = {}
    for thing in refer(game, ctx, pick.of):
        chars = known_chars(game, thing) if thing > 0 else None
        if thing < 0:
            found[thing] = None
        elif chars is not None and chars.controller >= 0:
            found[player_thing(chars.controller)] = None
    return tuple(found)


def _attacked_by(game: Game, ctx: Ctx, pick: Any) -> tuple[Thing, ...]:
    attackers = [known_obj(game, thing) for thing in refer(game, ctx, pick.of) if thing > 0]
    return tuple(dict.fromkeys(obj.attacking for obj in attackers if obj is not None and obj.attacking))


def _beside(game: Game, ctx: Ctx, pick: Any) -> tuple[Thing, ...]:
    living = game.living()
    if ctx.you not in living or len(living) < 2:
        return ()
    step = 1 if pick.side == "left" else -1
    return (player_thing(living[(living.index(ctx.you) + step) % len(living)]),)


def _together(game: Game, ctx: Ctx, pick: Any) -> tuple[Thing, ...]:
    return tuple(dict.fromkeys(thing for part in pick.parts for thing in refer(game, ctx, part)))


_REFER: dict[type, Callable[[Any, Ctx, Any], tuple[Thing, ...]]] = {
    picks.Ref: _ref,
    picks.Target: _bound,
    picks.Choose: _bound,
    picks.Search: _bound,
    picks.All: _all,
    picks.Top: _top,
    picks.OwnerOf: _owner_of,
    picks.ControllerOf: _controller_of,
    picks.AttackedBy: _attacked_by,
    picks.Beside: _beside,
    picks.Together: _together,
    picks.Just: lambda game, ctx, pick: pick.things,
}


# -- amounts


def amount(game: Game, ctx: Ctx, count: Count) -> int:
    """The number; an object that nobody knows, or a name that is not bound, counts 0."""
    if isinstance(count, int):
        return count
    return _AMOUNT[type(count)](game, ctx, count)


def _x(game: Game, ctx: Ctx, a: Any) -> int:
    return ctx.x


def _number(game: Game, ctx: Ctx, a: Any) -> int:
    return len(things(game, ctx, a.what))


def _of(game: Game, ctx: Ctx, a: Any) -> int:
    return sum(number_of(game, thing, a.what) or 0 for thing in refer(game, ctx, a.of))


def _numbers(game: Game, ctx: Ctx, a: Any) -> list[int]:
    return [number_of(game, thing, a.what) or 0 for thing in things(game, ctx, a.of)]


def _greatest(game: Game, ctx: Ctx, a: Any) -> int:
    return max(_numbers(game, ctx, a), default=0)


def _least(game: Game, ctx: Ctx, a: Any) -> int:
    return min(_numbers(game, ctx, a), default=0)


def _total(game: Game, ctx: Ctx, a: Any) -> int:
    if a.what == "poison":  # shared, so that a team's counts once (810.10a)
        found = dict.fromkeys(game.teams.life_group[seat_of(thing)] for thing in things(game, ctx, a.of) if thing < 0)
        return sum(game.counters(game.teams.life_groups[group][0], "poison") for group in found)
    return sum(_numbers(game, ctx, a))


def _distinct(game: Game, ctx: Ctx, a: Any) -> int:
    values: dict[object, None] = {}
    for thing in things(game, ctx, a.of):
        chars = known_chars(game, thing) if thing > 0 else None
        if chars is not None:
            for value in properties(chars, a.what):
                values[value] = None
    return len(values)


def properties(chars: Chars, what: str) -> Sequence[object]:
    """The values of a property that an object has: its names, colours, types, subtypes ..."""
    if what == "name":
        return [name for name in chars.name.split(" // ") if name]
    if what == "colour":
        return list(chars.colours)
    if what == "type":
        return sorted(chars.types)
    if what == "subtype":
        return sorted(chars.subtypes)
    if what == "land_type":
        return sorted(chars.subtypes & LAND_WORDS)
    if what == "basic_land_type":
        return [word for word in BASIC_LAND_TYPES if word in chars.subtypes]
    if what == "creature_type":
        return list(CREATURE_TYPES) if chars.every_creature_type else sorted(filter(is_creature_type, chars.subtypes))
    if what == "mana_value":
        return [chars.mana_value]
    if what == "controller":
        return [chars.controller]
    number = getattr(chars, what)
    return [] if number is None else [number]


def _result(game: Game, ctx: Ctx, a: Any) -> int:
    value = ctx.names.get(a.name)
    if value is None and a.name.startswith("self."):
        source = known_obj(game, ctx.source)
        value = None if source is None else source.chosen.get(a.name, source.chosen.get(a.name[5:], source.memory.get(a.name)))
    if type(value) is tuple:
        return len(value)
    return value if type(value) is int else 0


def _votes(game: Game, ctx: Ctx, a: Any) -> int:
    n = ctx.names.get(a.word)
    return n if type(n) is int else 0


def _tally(game: Game, ctx: Ctx, a: Any) -> int:
    from . import occurrences

    total = 0
    for event in occurrences.events_in(game, a.span):
        names = occurrences.matches(game, ctx, a.event, event)
        if names is not None:
            value = names.get(a.role) if a.role else 1
            total += value if type(value) is int else 1
    return total


def _plus(game: Game, ctx: Ctx, a: Any) -> int:
    return sum(amount(game, ctx, part) for part in a.parts)


def modifier(game: Game, ctx: Ctx, n: Amount) -> int:
    """So much more or less that something gets: what is counted is zero rather than less (107.1b)."""
    if isinstance(n, amounts.Times) and n.factor < 0:
        return n.factor * max(0, amount(game, ctx, n.amount))
    return max(0, amount(game, ctx, n))


def _times(game: Game, ctx: Ctx, a: Any) -> int:
    return int(a.factor) * amount(game, ctx, a.amount)


def _half(game: Game, ctx: Ctx, a: Any) -> int:
    whole = amount(game, ctx, a.amount)
    return (whole + 1) // 2 if a.up else whole // 2


def _quotient(game: Game, ctx: Ctx, a: Any) -> int:
    by = amount(game, ctx, a.second)
    return amount(game, ctx, a.first) // by if by > 0 else 0


def _difference(game: Game, ctx: Ctx, a: Any) -> int:
    return max(0, amount(game, ctx, a.first) - amount(game, ctx, a.second))


def _whether(game: Game, ctx: Ctx, a: Any) -> int:
    return amount(game, ctx, a.then if holds(game, ctx, a.cond) else a.otherwise)


def _devotion(game: Game, ctx: Ctx, a: Any) -> int:
    """Each mana symbol of a cost counts once if it is, or holds, one of the colours (700.5)."""
    total = 0
    colours = chosen_word(game, ctx, a.colours[1:]) if a.colours.startswith("=") else a.colours
    for oid in game.state.battlefield:
        chars = game.chars(oid)
        if chars.controller == ctx.you and chars.cost and not game.state.objects[oid].phased_out:
            total += sum(any(c in symbol.split("/") for c in colours) for symbol in chars.cost[1:-1].split("}{"))
    return total


_AMOUNT: dict[type[Amount], Callable[[Any, Ctx, Any], int]] = {
    amounts.X: _x,
    amounts.Number: _number,
    amounts.Of: _of,
    amounts.Greatest: _greatest,
    amounts.Least: _least,
    amounts.Total: _total,
    amounts.Distinct: _distinct,
    amounts.Result: _result,
    acts.Votes: _votes,
    amounts.Tally: _tally,
    amounts.Plus: _plus,
    amounts.Times: _times,
    amounts.Half: _half,
    amounts.Quotient: _quotient,
    amounts.Difference: _difference,
    amounts.Whether: _whether,
    amounts.Devotion: _devotion,
}


# -- conditions


def holds(game: Game, ctx: Ctx, cond: Cond) -> bool:
    """Whether the condition is true now."""
    return _HOLDS[type(cond)](game, ctx, cond)


def _compare(game: Game, ctx: Ctx, c: Any) -> bool:
    return compare(amount(game, ctx, c.left), c.op, amount(game, ctx, c.right))


def _exists(game: Game, ctx: Ctx, c: Any) -> bool:
    return len(things(game, ctx, c.what)) >= amount(game, ctx, c.least)


def _fits_all(game: Game, ctx: Ctx, c: Any) -> bool:
    found = refer(game, ctx, c.ref)
    return bool(found) and all(fits(game, ctx, c.what, thing) for thing in found)


def _remain(game: Game, ctx: Ctx, c: Any) -> bool:
    objects = game.state.objects
    found = refer(game, ctx, c.ref)
    return bool(found) and all(
        thing in objects and objects[thing].zone == "battlefield" and fits(game, ctx, c.what, thing) for thing in found
    )


def _done(game: Game, ctx: Ctx, c: Any) -> bool:
    return bool(ctx.names.get(c.name))


def _paid(game: Game, ctx: Ctx, c: Any) -> bool:
    source = known_obj(game, ctx.source)
    return source is not None and was_paid(c, source.paid)


def was_paid(cond: conditions.Paid, paid: tuple[str, ...]) -> bool:
    """Whether the cost is among the labels of what was paid; one of several kicker costs has its mana behind the label (702.33f)."""
    if cond.cost:
        return f"{cond.label}:{cond.cost}" in paid
    return cond.label in paid or any(label.startswith(f"{cond.label}:") for label in paid)


def _now(game: Game, ctx: Ctx, c: Any) -> bool:
    step = game.state.step
    if c.step and c.step != step:
        if c.step == "main":
            if step not in ("main1", "main2"):
                return False
        elif c.step == "combat":
            if step not in COMBAT_STEPS:
                return False
        else:
            return False
    return c.whose is None or any(fits(game, ctx, c.whose, -1 - seat) for seat in game.active_team())


def _happened(game: Game, ctx: Ctx, c: Any) -> bool:
    from . import occurrences

    left = int(c.least)
    for event in occurrences.events_in(game, c.span):
        if occurrences.matches(game, ctx, c.event, event) is not None:
            left -= 1
            if left <= 0:
                return True
    return False


def _both(game: Game, ctx: Ctx, c: Any) -> bool:
    return all(holds(game, ctx, part) for part in c.parts)


def _either(game: Game, ctx: Ctx, c: Any) -> bool:
    return any(holds(game, ctx, part) for part in c.parts)


def _unless(game: Game, ctx: Ctx, c: Any) -> bool:
    return not holds(game, ctx, c.part)


_HOLDS: dict[type[Cond], Callable[[Any, Ctx, Any], bool]] = {
    conditions.Compare: _compare,
    conditions.Exists: _exists,
    conditions.Fits: _fits_all,
    conditions.Remain: _remain,
    conditions.Done: _done,
    conditions.Paid: _paid,
    conditions.Now: _now,
    conditions.Happened: _happened,
    conditions.Both: _both,
    conditions.Either: _either,
    conditions.Unless: _unless,
}

ALWAYS: Cond = conditions.Both(())
"""A condition that always holds."""
