"""Costs: whether they can be paid, and paying them (118). Mana is paid by payment.py; everything else is a verb, paid here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import events
from ..abilities import picks, verbs
from ..abilities.changes import Forbid
from ..abilities.structures import Choosing, Costs, Loyalty, Mana, TimesOver
from ..abilities.words import Filter, Payable, Pick, Role
from ..decisions import Option, Play, Seat, Thing, ask, is_player, player_thing, seat_of
from ..decisions import Pick as PickSome
from ..layers import layers
from ..layers.profile import flat, mana_symbols, waterbent
from ..mana import payment, planning
from ..mana.spending import NOTHING, Purpose
from ..mana.symbols import needs
from ..objects import ObjectId
from ..reading import evaluate
from ..reading.evaluate import Ctx
from . import rulings
from .payables import ABLE, PAY
from .rewinding import Rewind

if TYPE_CHECKING:
    from ..game import Game


AUTOMATIC = "+automatic"
"""The name that is bound where automatic payment chooses what to pay with."""


def is_tap(part: Payable) -> bool:
    """Whether it is {T}."""
    return type(part) is verbs.Tap and part.what == picks.SELF


def is_untap(part: Payable) -> bool:
    """Whether it is {Q}."""
    return type(part) is verbs.Untap and part.what == picks.SELF


def tapped_by_choice(ctx: Ctx, parts: tuple[Payable, ...]) -> ObjectId:
    """The permanent that was chosen to be tapped as a cost when that was announced (702.180b); 0 if there is none."""
    for part in parts:
        if type(part) is verbs.Tap and isinstance(part.what, picks.Ref) and part.what != picks.SELF:
            things = ctx.names.get(part.what.name, ())
            return things[0] if isinstance(things, tuple) and things else 0
    return 0


# -- whether


def can_pay_life(game: Game, seat: Seat, n: int) -> bool:
    """Whether the player can pay that much life (118.3b, 119.4, 119.8); the team's total counts, and what keeps one head from
    losing life keeps the others (810.9a, h)."""
    if n <= 0:
        return True
    if game.life(seat) < n:
        return False
    rules = rulings.about(game, Forbid, verbs.LoseLife)
    if not rules:
        return True
    heads = game.teams.life_groups[game.teams.life_group[seat]]
    return not any(_keeps_life(game, rule, head) for rule in rules for head in heads)


def _keeps_life(game: Game, rule: layers.InForce, seat: Seat) -> bool:
    event = rule.change.event
    if not isinstance(event, verbs.LoseLife):
        return False
    ctx = Ctx(rule.source, rule.you, rule.names, rule.x, rule.over)
    return not isinstance(event.who, Filter) or evaluate.fits(game, ctx, event.who, player_thing(seat))


def can_pay(game: Game, ctx: Ctx, seat: Seat, parts: tuple[Payable, ...]) -> bool:
    """Whether the player could pay all of that now, mana and everything else."""
    ctx = _for(ctx, seat)
    symbols = mana_symbols(parts)
    if symbols:
        but = ctx.source if any(is_tap(part) for part in parts) else 0
        if not planning.can_pay(game, seat, needs(symbols, ctx.x), but, NOTHING.bending(waterbent(parts, ctx.x))):
            return False
    return can_pay_others(game, ctx, seat, parts)


def can_pay_others(game: Game, ctx: Ctx, seat: Seat, parts: tuple[Payable, ...]) -> bool:
    """Whether the player could pay what is not mana among the costs."""
    for part in flat(parts):
        able = ABLE.get(type(part))
        if able is not None and not able(game, ctx, seat, part):
            return False
    return True


def _for(ctx: Ctx, seat: Seat) -> Ctx:
    return ctx if ctx.you == seat else Ctx(ctx.source, seat, ctx.names, ctx.x, ctx.over)


def _able_tap(game: Game, ctx: Ctx, seat: Seat, part: verbs.Tap) -> bool:
    if part.what == picks.SELF:
        obj = game.state.objects.get(ctx.source)
        if obj is None or obj.zone != "battlefield" or obj.tapped:
            return False
        chars = layers.chars(game, ctx.source)
        return "creature" not in chars.types or not rulings.is_sick(game, obj, chars)
    return _enough(game, ctx, seat, part, part.what)


def _able_untap(game: Game, ctx: Ctx, seat: Seat, part: verbs.Untap) -> bool:
    if part.what == picks.SELF:
        obj = game.state.objects.get(ctx.source)
        if obj is None or obj.zone != "battlefield" or not obj.tapped:
            return False
        chars = layers.chars(game, ctx.source)
        return "creature" not in chars.types or not rulings.is_sick(game, obj, chars)
    return _enough(game, ctx, seat, part, part.what)


def _able_life(game: Game, ctx: Ctx, seat: Seat, part: verbs.LoseLife) -> bool:
    return can_pay_life(game, seat, _number(game, ctx, part.n))


def _able_sacrifice(game: Game, ctx: Ctx, seat: Seat, part: verbs.Sacrifice) -> bool:
    return len(_permanents(game, ctx, seat, part.what)) >= _number(game, ctx, part.n)


def _able_discard(game: Game, ctx: Ctx, seat: Seat, part: verbs.Discard) -> bool:
    n = _number(game, ctx, part.n)
    return n < 0 or len(_in_hand(game, ctx, seat, part.what)) >= n


def _able_remove(game: Game, ctx: Ctx, seat: Seat, part: verbs.RemoveCounters) -> bool:
    n = _number(game, ctx, part.n)
    if isinstance(part.on, picks.Choose):
        return bool(_with_counters(game, ctx, part, max(n, 1)))
    return all(_counters(game, thing, part.kind) >= max(n, 0) for thing in _given(game, ctx, seat, part.on))


def _able_loyalty(game: Game, ctx: Ctx, seat: Seat, part: Loyalty) -> bool:
    obj = game.state.objects.get(ctx.source)
    if obj is None or obj.zone != "battlefield":
        return False
    change = -ctx.x if part.x else part.n
    if change > 0 and _can_not_be_put(game, ctx.source, "loyalty", change, seat):
        return False
    return obj.counters.get("loyalty", 0) + change >= 0  # 606.6


def _able_move(game: Game, ctx: Ctx, seat: Seat, part: verbs.Move) -> bool:
    if isinstance(part.what, picks.Choose):
        return _enough(game, ctx, seat, part, part.what)
    given = _given(game, ctx, seat, part.what)
    if isinstance(part.what, picks.Top) and len(given) < evaluate.amount(game, ctx, part.what.n):
        return False  # 118.3
    return all(not is_player(thing) and _is_where(game, thing, part.frm) for thing in given)


def _able_mill(game: Game, ctx: Ctx, seat: Seat, part: verbs.Mill) -> bool:
    return len(game.state.players[seat].library) >= _number(game, ctx, part.n)


def _able_reveal(game: Game, ctx: Ctx, seat: Seat, part: verbs.Reveal) -> bool:
    return _enough(game, ctx, seat, part, part.what)


def _able_put(game: Game, ctx: Ctx, seat: Seat, part: verbs.PutCounters) -> bool:
    """Counters that can't be put on it are no way to pay (118.3)."""
    n = _number(game, ctx, part.n)
    if isinstance(part.on, picks.Choose):
        return _enough(game, ctx, seat, part, part.on)
    return n == 0 or all(not _can_not_be_put(game, thing, part.kind, n, seat) for thing in _given(game, ctx, seat, part.on))


def _can_not_be_put(game: Game, thing: Thing, kind: str, n: int, seat: Seat) -> bool:
    from .. import replacement

    return replacement.forbidden(game, events.CountersPut(thing, kind, n, seat))


def _able_exert(game: Game, ctx: Ctx, seat: Seat, part: verbs.Exert) -> bool:
    return all(not is_player(thing) and _is_where(game, thing, "battlefield") for thing in _given(game, ctx, seat, part.what))


def _able_choice(game: Game, ctx: Ctx, seat: Seat, part: Choosing) -> bool:
    return _enough(game, ctx, seat, part, part.what)


ABLE.update(
    {
        Choosing: _able_choice,
        verbs.Tap: _able_tap,
        verbs.Untap: _able_untap,
        verbs.LoseLife: _able_life,
        verbs.Sacrifice: _able_sacrifice,
        verbs.Discard: _able_discard,
        verbs.RemoveCounters: _able_remove,
        verbs.Move: _able_move,
        verbs.Mill: _able_mill,
        verbs.Reveal: _able_reveal,
        verbs.Exert: _able_exert,
        verbs.PutCounters: _able_put,
        Loyalty: _able_loyalty,
    }
)


def _number(game: Game, ctx: Ctx, n: Any) -> int:
    return 1 if n is None else evaluate.amount(game, ctx, n)


def _given(game: Game, ctx: Ctx, seat: Seat, role: Role) -> tuple[Thing, ...]:
    """What a role of a cost gives when nobody has to choose."""
    if role is None:
        return (player_thing(seat),)
    if isinstance(role, Pick):
        return evaluate.refer(game, ctx, role)
    return tuple(evaluate.things(game, ctx, role))


def _is_where(game: Game, oid: ObjectId, zone: str) -> bool:
    obj = game.state.objects.get(oid)
    return obj is not None and (not zone or obj.zone == zone)


def _counters(game: Game, thing: Thing, kind: str) -> int:
    if is_player(thing):
        return game.state.players[seat_of(thing)].counters.get(kind, 0)
    obj = game.state.objects.get(thing)
    if obj is None:
        return 0
    return obj.counters.get(kind, 0) if kind else sum(obj.counters.values())


def _with_counters(game: Game, ctx: Ctx, part: verbs.RemoveCounters, n: int) -> list[Thing]:
    assert isinstance(part.on, picks.Choose)
    return [thing for thing in evaluate.things(game, ctx, part.on.what) if _counters(game, thing, part.kind) >= n]


def most_removed(game: Game, ctx: Ctx, part: verbs.RemoveCounters) -> int:
    """How often these counters can be removed."""
    n = _number(game, ctx, part.n)
    things = _given(game, ctx, ctx.you, part.on)
    return min((_counters(game, thing, part.kind) // max(1, n) for thing in things), default=0)


def how_often(game: Game, ctx: Ctx, part: Payable) -> int:
    """How often a cost that uses other objects can be paid."""
    if isinstance(part, verbs.Sacrifice):
        return len(_permanents(game, ctx, ctx.you, part.what)) // max(1, _number(game, ctx, part.n))
    if isinstance(part, verbs.Discard):
        return len(_in_hand(game, ctx, ctx.you, part.what)) // max(1, _number(game, ctx, part.n))
    choice = getattr(part, "what", None)
    if isinstance(choice, picks.Choose):
        return len(_choosable(game, ctx, ctx.you, part, choice)) // max(1, evaluate.amount(game, ctx, choice.least))
    return 1


def _permanents(game: Game, ctx: Ctx, seat: Seat, what: Filter | None) -> list[ObjectId]:
    """The player's permanents that fit."""
    cache = game.state.battlefield
    mine = [oid for oid in cache if layers.chars(game, oid).controller == seat and not game.state.objects[oid].phased_out]
    return mine if what is None else [oid for oid in mine if evaluate.fits(game, ctx, what, oid)]


def _in_hand(game: Game, ctx: Ctx, seat: Seat, what: Filter | None) -> list[ObjectId]:
    hand = game.state.players[seat].hand
    return [oid for oid in hand if oid != ctx.spell and (what is None or evaluate.fits(game, ctx, what, oid))]


def _choosable(game: Game, ctx: Ctx, seat: Seat, part: Payable, choice: picks.Choose) -> list[Thing]:
    """What can be chosen to pay that part with."""
    things = evaluate.things(game, ctx, choice.what)
    objects = game.state.objects
    if isinstance(part, verbs.Tap):
        return [t for t in things if not is_player(t) and not objects[t].tapped and layers.chars(game, t).controller == seat]
    if isinstance(part, verbs.Untap):
        return [t for t in things if not is_player(t) and objects[t].tapped]
    if isinstance(part, verbs.Move):
        return [t for t in things if not is_player(t) and t != ctx.spell and _is_where(game, t, part.frm)]
    return things


def _bound(choice: picks.Choose) -> tuple[str, int] | None:
    """The number of which what is chosen must have so much in all ("total:crew:>=:3": crew, 702.122a)."""
    if not choice.whole.startswith("total:"):
        return None
    _, stat, op, n = choice.whole.split(":")
    return (stat, int(n)) if op == ">=" else None


def _in_all(game: Game, things: tuple[Thing, ...], stat: str) -> int:
    return sum(_much(game, thing, stat) for thing in things)


def _much(game: Game, thing: Thing, stat: str) -> int:
    """So much does the thing count for; "crew" and "saddle" are its power for that."""
    return rulings.working_power(game, thing, stat) if stat in ("crew", "saddle") else evaluate.number_of(game, thing, stat) or 0


def _enough(game: Game, ctx: Ctx, seat: Seat, part: Payable, role: Role) -> bool:
    if isinstance(role, picks.Choose):
        bound = _bound(role)
        if bound is not None:
            able = tuple(thing for thing in _choosable(game, ctx, seat, part, role) if _much(game, thing, bound[0]) > 0)
            return _in_all(game, able, bound[0]) >= bound[1]
        return len(_choosable(game, ctx, seat, part, role)) >= evaluate.amount(game, ctx, role.least)
    return bool(_given(game, ctx, seat, role))


# -- paying


def can_cancel(game: Game) -> bool:
    """Whether what has happened since the announcement began can still be taken back: no library was touched and nothing
    hidden was shown (733.1)."""
    for event in game.batch.events:
        if isinstance(event, events.Moved):
            if event.to == "library" or (event.frm == "library" and event.to != "stack"):
                return False
        elif isinstance(event, (events.Drew, events.Shuffled, events.Revealed)):
            return False
    return game.announcing


def told(game: Game, ctx: Ctx, cost: Mana | Costs | TimesOver) -> tuple[Payable, ...]:
    """The parts of a cost that is to be paid as something resolves, with those that come several times (702.24a)."""
    if isinstance(cost, TimesOver):
        return told(game, ctx, cost.cost) * evaluate.amount(game, ctx, cost.n)
    return cost.parts if isinstance(cost, Costs) else (cost,)


def pay_cost(game: Game, ctx: Ctx, seat: Seat, parts: tuple[Payable, ...]) -> Play[bool]:
    """Have the player pay, as an effect asks for it (118.12); False if it turns out that it cannot be paid."""
    if not can_pay(game, ctx, seat, parts):
        return False
    try:
        yield from pay_all(game, ctx, seat, parts)
    except Rewind:
        if game.announcing:
            raise
        return False  # the mana was wasted by hand; what was activated stays so (118.3c)
    return True


def pay_all(
    game: Game, ctx: Ctx, seat: Seat, parts: tuple[Payable, ...], automatic: bool = False, purpose: Purpose = NOTHING
) -> Play[None]:
    """Have the player pay all the parts: mana first, then the others in the order written (601.2g-h)."""
    ctx = _for(ctx, seat)
    symbols = mana_symbols(parts)
    if symbols:
        but = ctx.source if purpose.kind == "mana" or any(is_tap(part) for part in parts) else 0  # 605.3c
        bends = waterbent(parts, ctx.x)
        yield from payment.pay(game, seat, needs(symbols, ctx.x), ctx.source, but, purpose.bending(bends), not automatic)
        if bends:
            yield from events.happen(game, events.Did(seat, "waterbend", bends))  # 701.67c
    yield from pay_others(game, ctx, seat, parts, automatic)


def pay_others(game: Game, ctx: Ctx, seat: Seat, parts: tuple[Payable, ...], automatic: bool = False) -> Play[None]:
    """Have the player pay what is not mana among the costs, in the order written; automatic payment chooses by itself."""
    if automatic:
        ctx.names[AUTOMATIC] = 1
    for part in flat(parts):
        if not isinstance(part, Mana):
            yield from PAY[type(part)](game, ctx, seat, part)


def _choose(game: Game, ctx: Ctx, seat: Seat, things: list[Thing], least: int, most: int, reason: str) -> Play[tuple[Thing, ...]]:
    """Ask the player what to pay with; Rewind if there is not enough (733.1)."""
    if len(things) < least:
        raise Rewind("the cost cannot be paid")
    if len(things) == least:
        return tuple(things)
    if AUTOMATIC in ctx.names:
        return tuple(sorted(things, key=lambda thing: _value(game, thing))[:least])
    options = tuple(_option(game, thing) for thing in things)
    chosen = yield from ask(game, seat, PickSome(options, least, most, reason=reason, rule="601.2h"), ctx.source, cancel=can_cancel(game))
    return tuple(things[i] for i in chosen)


def _value(game: Game, thing: Thing) -> tuple[bool, int, int]:
    """How much automatic payment would rather keep it: tokens go first, then what costs little."""
    if is_player(thing):
        return True, 0, thing
    return game.state.objects[thing].kind != "token", layers.chars(game, thing).mana_value, thing


def _until(game: Game, ctx: Ctx, seat: Seat, things: list[Thing], stat: str, n: int) -> Play[tuple[Thing, ...]]:
    """Have things chosen one by one until they have so much in all, and more if the player likes."""
    found: tuple[Thing, ...] = ()
    while True:
        left = [thing for thing in things if thing not in found]
        enough = _in_all(game, found, stat) >= n
        if not left or (enough and AUTOMATIC in ctx.names):
            return found
        more = yield from _choose(game, ctx, seat, left, 0 if enough else 1, 1, "more" if enough else "choose")
        if not more:
            return found
        found += more


def _option(game: Game, thing: Thing) -> Option:
    if is_player(thing):
        return Option("player", thing)
    return Option("card" if game.state.objects[thing].zone in ("library", "hand") else "object", thing)


def _picked(game: Game, ctx: Ctx, seat: Seat, part: Payable, role: Role, reason: str = "choose") -> Play[tuple[Thing, ...]]:
    """The things that a role of a cost gives, chosen by the player where it says so; bound to their name."""
    if not isinstance(role, picks.Choose):
        return _given(game, ctx, seat, role)
    things = _choosable(game, ctx, seat, part, role)
    bound = _bound(role)
    if bound is not None:
        ctx.names[role.name] = yield from _until(game, ctx, seat, things, *bound)
        return _given(game, ctx, seat, role)
    least, most = evaluate.amount(game, ctx, role.least), evaluate.amount(game, ctx, role.most)
    found = yield from _choose(game, ctx, seat, things, least, len(things) if most < 0 else most, reason)
    ctx.names[role.name] = found
    return found


def _pay_tap(game: Game, ctx: Ctx, seat: Seat, part: verbs.Tap) -> Play[None]:
    things = yield from _picked(game, ctx, seat, part, part.what)
    ctx.names[part.name] = things
    yield from events.happen(game, *(events.Tapped(thing, True) for thing in things))


def _pay_untap(game: Game, ctx: Ctx, seat: Seat, part: verbs.Untap) -> Play[None]:
    things = yield from _picked(game, ctx, seat, part, part.what)
    ctx.names[part.name] = things
    yield from events.happen(game, *(events.Untapped(thing, True) for thing in things))


def _pay_life(game: Game, ctx: Ctx, seat: Seat, part: verbs.LoseLife) -> Play[None]:
    n = _number(game, ctx, part.n)
    if n > 0:
        yield from events.happen(game, events.LifeLost(seat, n, "pay", ctx.source))
    ctx.names[part.name] = n


def _pay_sacrifice(game: Game, ctx: Ctx, seat: Seat, part: verbs.Sacrifice) -> Play[None]:
    n = _number(game, ctx, part.n)
    things = yield from _choose(game, ctx, seat, list(_permanents(game, ctx, seat, part.what)), n, n, "sacrifice")
    ctx.names[part.name] = things
    yield from events.happen(game, *(events.Moved(oid, "graveyard", "sacrifice", seat, source=ctx.source) for oid in things))


def _pay_discard(game: Game, ctx: Ctx, seat: Seat, part: verbs.Discard) -> Play[None]:
    from ..actions import picking

    things: tuple[Thing, ...]
    cards: list[Thing] = list(_in_hand(game, ctx, seat, part.what))
    n = _number(game, ctx, part.n)
    if n < 0:
        things = tuple(cards)
    elif part.random:
        things = yield from picking.at_random(game, cards, n)
    else:
        things = yield from _choose(game, ctx, seat, cards, n, n, "discard")
    ctx.names[part.name] = things
    yield from events.happen(game, *(events.Moved(oid, "graveyard", "discard", seat, source=ctx.source) for oid in things))


def _pay_remove(game: Game, ctx: Ctx, seat: Seat, part: verbs.RemoveCounters) -> Play[None]:
    n = _number(game, ctx, part.n)
    things = _given(game, ctx, seat, part.on) if not isinstance(part.on, picks.Choose) else ()
    if isinstance(part.on, picks.Choose):
        things = yield from _choose(game, ctx, seat, _with_counters(game, ctx, part, max(n, 1)), 1, 1, "choose")
    total = 0
    for thing in things:
        count = _counters(game, thing, part.kind) if n < 0 else n
        total += count
        kind = part.kind or next(iter(game.state.objects[thing].counters), "")
        if count:
            yield from events.happen(game, events.CountersRemoved(thing, kind, count, ctx.source))
    ctx.names[part.name] = total


def _pay_counters(game: Game, ctx: Ctx, seat: Seat, part: verbs.PutCounters) -> Play[None]:
    """Counters put on as a cost are put by no effect (614.16)."""
    n = _number(game, ctx, part.n)
    things = yield from _picked(game, ctx, seat, part, part.on)
    if n > 0:
        yield from events.happen(game, *(events.CountersPut(thing, part.kind, n, seat) for thing in things))


def _pay_loyalty(game: Game, ctx: Ctx, seat: Seat, part: Loyalty) -> Play[None]:
    change = -ctx.x if part.x else part.n
    if change > 0:
        yield from events.happen(game, events.CountersPut(ctx.source, "loyalty", change, seat))  # by no effect (614.16)
    elif change < 0:
        yield from events.happen(game, events.CountersRemoved(ctx.source, "loyalty", -change, ctx.source))


def _pay_move(game: Game, ctx: Ctx, seat: Seat, part: verbs.Move) -> Play[None]:
    reason = part.manner if part.manner in ("sacrifice", "discard") else "choose"
    things = yield from _picked(game, ctx, seat, part, part.what, reason)
    ctx.names[part.name] = things
    position = part.position or "top"
    moves = tuple(events.Moved(oid, part.to, part.manner, seat, source=ctx.source, position=position) for oid in things)
    done = yield from events.happen(game, *moves)
    became = ctx.names.get("became", ())
    assert isinstance(became, tuple)
    moved = (oid for event in done if isinstance(event, events.Moved) for oid in (event.oid, event.new))
    ctx.names["became"] = (*became, *moved)  # 400.7j


def _pay_choice(game: Game, ctx: Ctx, seat: Seat, part: Choosing) -> Play[None]:
    yield from _picked(game, ctx, seat, part, part.what)


def _pay_by_doing(game: Game, ctx: Ctx, seat: Seat, part: Any) -> Play[None]:
    from ..actions import perform

    yield from perform(game, ctx, part)


PAY.update(
    {
        Choosing: _pay_choice,
        verbs.Tap: _pay_tap,
        verbs.Untap: _pay_untap,
        verbs.LoseLife: _pay_life,
        verbs.Sacrifice: _pay_sacrifice,
        verbs.Discard: _pay_discard,
        verbs.RemoveCounters: _pay_remove,
        verbs.Move: _pay_move,
        verbs.Mill: _pay_by_doing,
        verbs.Reveal: _pay_by_doing,
        verbs.Exert: _pay_by_doing,
        verbs.PutCounters: _pay_counters,
        verbs.Draw: _pay_by_doing,
        verbs.GainLife: _pay_by_doing,
        Loyalty: _pay_loyalty,
    }
)
