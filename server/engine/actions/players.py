"""Players: life, cards, mana, and winning (119, 121, 106, 104)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import damage, ending, events, loops, replacement
from ..abilities import verbs
from ..abilities.filters import PERMANENT, And, ControlledBy, Same
from ..abilities.picks import Ref
from ..decisions import CHANCE, NO, YES, Option, Order, Pick, Play, Seat, Thing, ask, player_thing
from ..mana import mana
from ..objects import ObjectId
from ..reading import evaluate
from ..reading.evaluate import Ctx
from . import picking
from .performing import doing
from .proposing import proposing

if TYPE_CHECKING:
    from ..game import Game


@doing(verbs.Draw)
def _draw(game: Game, ctx: Ctx, verb: verbs.Draw) -> Play[None]:
    """Draw one card after the other (121.2), player after player in APNAP order (805.6a)."""
    seats = yield from picking.players(game, ctx, verb.who)
    n = 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
    drawn: list[Thing] = []
    for seat in picking.players_in_order(game, seats):
        drawn.extend((yield from draw_cards(game, seat, n, ctx.source)))
    ctx.names[verb.name] = tuple(drawn)


def draw_cards(game: Game, seat: Seat, n: int, source: ObjectId = 0, turn_based: bool = False) -> Play[list[ObjectId]]:
    """The player draws so many cards, one by one; gives those drawn."""
    drawn: list[ObjectId] = []
    for _ in range(min(n, loops.MOST_TIMES)):
        for event in (yield from events.happen(game, events.Drew(seat, source, turn_based))):
            if isinstance(event, events.Drew) and event.new:
                drawn.append(event.new)
                if event.new in game.state.objects and "miracle" in game.chars(event.new).keywords:
                    yield from _reveal_drawn(game, seat, event.new)
    return drawn


def _reveal_drawn(game: Game, seat: Seat, oid: ObjectId) -> Play[None]:
    """A card may be revealed as it is drawn, if it is the first that the player draws this turn (702.94a)."""
    if game.state.players[seat].cards_drawn != 1:
        return
    (answer,) = yield from ask(game, seat, Pick((YES, NO), reason="may", rule="702.94a", usual=(1,)), oid)
    if answer == 0:
        yield from events.happen(game, events.Revealed((oid,), None, seat, oid))
        yield from events.happen(game, events.Became(oid, "drawn_and_revealed", oid))


@doing(verbs.Damage)
def _damage(game: Game, ctx: Ctx, verb: verbs.Damage) -> Play[None]:
    sources = (ctx.source,) if verb.source is None else (yield from picking.pick(game, ctx, verb.source))
    things = yield from picking.pick(game, ctx, verb.to)
    packets: list[tuple[ObjectId, Thing, int]] = []
    for source in sources:
        ctx.names["dealer"] = (source,)
        for thing in things:
            ctx.names["each"] = (thing,)
            packets.append((source, thing, 0 if verb.n is None else evaluate.amount(game, ctx, verb.n)))
    dealt = yield from damage.deal(game, packets)
    ctx.names[verb.name] = sum(event.n for event in dealt)
    ctx.names[verb.name + ".to"] = tuple(dict.fromkeys(event.to for event in dealt))


@proposing(verbs.GainLife)
def _gain_life(game: Game, ctx: Ctx, verb: verbs.GainLife) -> Play[list[events.Happening]]:
    seats = yield from picking.players(game, ctx, verb.who)
    n = 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
    return [events.LifeGained(seat, n, ctx.source) for seat in picking.players_in_order(game, seats)] if n > 0 else []


@proposing(verbs.LoseLife)
def _lose_life(game: Game, ctx: Ctx, verb: verbs.LoseLife) -> Play[list[events.Happening]]:
    seats = yield from picking.players(game, ctx, verb.who)
    n = 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
    return [events.LifeLost(seat, n, "", ctx.source) for seat in picking.players_in_order(game, seats)] if n > 0 else []


def towards(game: Game, seat: Seat, total: int, source: ObjectId) -> list[events.Happening]:
    """The gain or loss that brings the player, or the team, to that total (119.5, 810.9c)."""
    gap = total - game.life(seat)
    if gap > 0:
        return [events.LifeGained(seat, gap, source)]
    return [events.LifeLost(seat, -gap, "", source)] if gap < 0 else []


@doing(verbs.SetLife)
def _set_life(game: Game, ctx: Ctx, verb: verbs.SetLife) -> Play[None]:
    """Each total becomes the number by gaining or losing (119.5); of a team that shares one, only one member (810.9d)."""
    seats = yield from picking.players(game, ctx, verb.who)
    changes: list[events.Happening] = []
    for seat in (yield from one_of_each_team(game, ctx, seats)):
        ctx.names["each"] = (player_thing(seat),)
        n = 0 if verb.n is None else evaluate.amount(game, ctx, verb.n)
        changes.extend(towards(game, seat, n, ctx.source))
    yield from events.happen(game, *changes)


def one_of_each_team(game: Game, ctx: Ctx, seats: tuple[Seat, ...]) -> Play[list[Seat]]:
    """Of each team that shares life, one of the players concerned, as the team's primary player says (810.9d, 805.2)."""
    chosen: list[Seat] = []
    for group in game.teams.life_groups:
        heads = [seat for seat in group if seat in seats]
        if len(heads) < 2:
            chosen.extend(heads)
            continue
        options = tuple(Option("player", player_thing(seat)) for seat in heads)
        (index,) = yield from ask(game, heads[0], Pick(options, rule="810.9d"), ctx.source)
        chosen.append(heads[index])
    return list(picking.players_in_order(game, tuple(chosen)))


@doing(verbs.ExchangeLife)
def _exchange_life(game: Game, ctx: Ctx, verb: verbs.ExchangeLife) -> Play[None]:
    """Each gains or loses what is needed to reach the other's former total; impossible for one is impossible for both
    (701.12c, 119.7-8), and for team-mates always (810.9)."""
    seats = yield from picking.players(game, ctx, verb.who)
    ctx.names[verb.name] = ()
    if len(seats) != 2 or game.teams.life_group[seats[0]] == game.teams.life_group[seats[1]]:
        return
    one, other = seats
    changes = [*towards(game, one, game.life(other), ctx.source), *towards(game, other, game.life(one), ctx.source)]
    if any(replacement.forbidden(game, change) for change in changes):
        return
    if changes:
        yield from events.happen(game, *changes)
    ctx.names[verb.name] = (player_thing(one), player_thing(other))


@doing(verbs.AddMana)
def _add_mana(game: Game, ctx: Ctx, verb: verbs.AddMana) -> Play[None]:
    yield from mana.produce(game, ctx, verb)


@proposing(verbs.Discard)
def _discard(game: Game, ctx: Ctx, verb: verbs.Discard) -> Play[list[events.Happening]]:
    """Each player discards cards of his choice, all together (701.9)."""
    seats = yield from picking.players(game, ctx, verb.who)
    proposed: list[events.Happening] = []
    for seat in picking.players_in_order(game, seats):
        cards: list[Thing] = [oid for oid in game.state.players[seat].hand if verb.what is None or evaluate.fits(game, ctx, verb.what, oid)]
        n = 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
        n = len(cards) if n < 0 else min(n, len(cards))
        if verb.random:
            chosen = yield from picking.at_random(game, cards, n)
        else:
            chosen = yield from picking.ask_things(game, seat, ctx, cards, n, n, "discard", "701.9b")
        proposed.extend(events.Moved(oid, "graveyard", "discard", seat, source=ctx.source) for oid in chosen)
    return proposed


@proposing(verbs.Sacrifice)
def _sacrifice(game: Game, ctx: Ctx, verb: verbs.Sacrifice) -> Play[list[events.Happening]]:
    """Each player sacrifices permanents of his choice, all together (701.21)."""
    seats = yield from picking.players(game, ctx, verb.who)
    proposed: list[events.Happening] = []
    for seat in picking.players_in_order(game, seats):
        mine = ControlledBy(Same(Ref("sacrificer")))
        names: evaluate.Names = {**ctx.names, "sacrificer": (player_thing(seat),)}
        what = And((verb.what, mine)) if verb.what is not None else And((PERMANENT, mine))
        things = evaluate.things(game, Ctx(ctx.source, ctx.you, names, ctx.x), what)
        n = 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
        n = len(things) if n < 0 else min(n, len(things))
        chosen = yield from picking.ask_things(game, seat, ctx, things, n, n, "sacrifice", "701.21a")
        proposed.extend(events.Moved(oid, "graveyard", "sacrifice", seat, source=ctx.source) for oid in chosen)
    return proposed


@proposing(verbs.Mill)
def _mill(game: Game, ctx: Ctx, verb: verbs.Mill) -> Play[list[events.Happening]]:
    seats = yield from picking.players(game, ctx, verb.who)
    n = 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
    return [
        events.Moved(oid, "graveyard", "mill", seat, source=ctx.source)
        for seat in picking.players_in_order(game, seats)
        for oid in reversed(game.state.players[seat].library[-n:] if n > 0 else [])
    ]


@doing(verbs.Shuffle)
def _shuffle(game: Game, ctx: Ctx, verb: verbs.Shuffle) -> Play[None]:
    if verb.what is not None:
        things = picking.present(game, ctx, (yield from picking.pick(game, ctx, verb.what)))
        away = [oid for oid in things if game.state.objects[oid].zone != "library"]
        if away:
            yield from events.happen(game, *(events.Moved(oid, "library", "", ctx.you, source=ctx.source) for oid in away))
    for seat in picking.players_in_order(game, (yield from picking.players(game, ctx, verb.who))):
        before = game.state.players[seat].library
        order = yield from shuffle(game, seat)
        if game.state.players[seat].left:
            continue
        _follow(game, ctx, before, order, game.state.players[seat].library)


def _follow(game: Game, ctx: Ctx, before: list[ObjectId], order: tuple[int, ...], after: list[ObjectId]) -> None:
    """The effect that has a library shuffled still knows the cards that it speaks of ("shuffle and put that card on top")."""
    named = {thing for value in ctx.names.values() if isinstance(value, tuple) for thing in value}
    became = tuple(oid for place, was in enumerate(order) if before[was] in named for oid in (before[was], after[place]))
    if became:
        known = ctx.names.get("became", ())
        assert isinstance(known, tuple)
        ctx.names["became"] = (*known, *became)


def shuffle(game: Game, seat: Seat) -> Play[tuple[int, ...]]:
    """Chance puts the library in a new order (701.24); gives it, as places in the old one."""
    count = len(game.state.players[seat].library)
    order = (
        (yield from ask(game, CHANCE, Order(count=count, reason="shuffle", rule="701.24a"), name=str(seat)))
        if count > 1
        else tuple(range(count))
    )
    yield from events.happen(game, events.Shuffled(seat, order))
    return order


@proposing(verbs.Reveal)
def _reveal(game: Game, ctx: Ctx, verb: verbs.Reveal) -> Play[list[events.Happening]]:
    things = yield from picking.pick(game, ctx, verb.what)
    oids = tuple(shown_cards(game, ctx, things))
    return [events.Revealed(oids, None, ctx.you, ctx.source)] if oids else []


@proposing(verbs.Look)
def _look(game: Game, ctx: Ctx, verb: verbs.Look) -> Play[list[events.Happening]]:
    things = yield from picking.pick(game, ctx, verb.what)
    seats = yield from picking.players(game, ctx, verb.who)
    oids = tuple(shown_cards(game, ctx, things))
    return [events.Revealed(oids, seats, ctx.you, ctx.source)] if oids else []


def shown_cards(game: Game, ctx: Ctx, things: tuple[Thing, ...]) -> list[ObjectId]:
    """The cards to show; of a player, the hand."""
    oids: list[ObjectId] = []
    for thing in things:
        if thing < 0:
            oids.extend(picking.hand_of(game, -1 - thing))
        else:
            oids.extend(picking.present(game, ctx, (thing,)))
    return oids


@doing(verbs.Scry)
def _scry(game: Game, ctx: Ctx, verb: verbs.Scry) -> Play[None]:
    """Look at the top cards, put any number on the bottom and the rest back, in any order (701.22)."""
    yield from _sort_top(game, ctx, verb, "bottom")


@doing(verbs.Surveil)
def _surveil(game: Game, ctx: Ctx, verb: verbs.Surveil) -> Play[None]:
    """Look at the top cards, put any number into the graveyard and the rest back, in any order (701.25)."""
    yield from _sort_top(game, ctx, verb, "graveyard")


def _sort_top(game: Game, ctx: Ctx, verb: verbs.Scry | verbs.Surveil, away: str) -> Play[None]:
    n = 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
    for seat in picking.players_in_order(game, (yield from picking.players(game, ctx, verb.who))):
        yield from sort_top(game, ctx, seat, seat, n, away, "701.22a" if away == "bottom" else "701.25a")


def sort_top(game: Game, ctx: Ctx, seat: Seat, whose: Seat, n: int, away: str, rule: str) -> Play[None]:
    """A player looks at the top cards of a library, puts any number away and the rest back, in any order (701.22, 701.25, 701.29)."""
    player = game.state.players[whose]
    seen: list[Thing] = list(reversed(player.library[-n:])) if n > 0 else []
    if not seen:
        return
    yield from events.happen(game, events.Revealed(tuple(seen), (seat,), seat, ctx.source))
    options = tuple(Option("card", oid) for oid in seen)
    reason = "surveil" if away == "graveyard" else "scry"
    gone = yield from ask(game, seat, Pick(options, 0, len(seen), reason=reason, rule=rule), ctx.source)
    kept = [oid for i, oid in enumerate(seen) if i not in gone]
    leaving = [seen[i] for i in gone]
    if len(kept) > 1:
        order = yield from ask(game, seat, Order(tuple(Option("card", oid) for oid in kept), reason="order", rule=rule), ctx.source)
        kept = [kept[i] for i in order]
    if away == "graveyard":
        if leaving:
            yield from events.happen(game, *(events.Moved(oid, "graveyard", "surveil", seat, source=ctx.source) for oid in leaving))
        leaving = []
    yield from events.happen(game, events.Reordered(whose, tuple(kept), tuple(leaving)))


@doing(verbs.Win)
def _win(game: Game, ctx: Ctx, verb: verbs.Win) -> Play[None]:
    seats = yield from picking.players(game, ctx, verb.who)
    yield from ending.win(game, seats, "104.2b")


@doing(verbs.Lose)
def _lose(game: Game, ctx: Ctx, verb: verbs.Lose) -> Play[None]:
    seats = yield from picking.players(game, ctx, verb.who)
    yield from ending.lose(game, [(seat, "104.3e") for seat in seats])


@doing(verbs.DrawGame)
def _draw_game(game: Game, ctx: Ctx, verb: verbs.DrawGame) -> Play[None]:
    ending.draw(game, "104.4c", (ctx.you,))
    return
    yield
