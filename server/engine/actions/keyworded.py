"""Keyworded: keyword actions that are more than a program of other verbs: proliferate, explore, amass, connive ... (701)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events
from ..abilities import verbs
from ..abilities.changes import Designated, Forbid, Require, Through, Types, YourNextTurn
from ..abilities.filters import AFFECTED, CREATURE, PLAYER, TOKEN, YOU, YOURS, Not, Subtype
from ..abilities.kinds import Face
from ..abilities.picks import YOU_, Ref
from ..abilities.words import Change
from ..decisions import NO, YES, Option, Pick, Play, Seat, Thing, ask, is_player, player_thing, seat_of
from ..reading import evaluate, fitting
from ..reading.evaluate import Ctx
from . import picking
from .objects import start_effect
from .performing import doing, perform, wants_to
from .players import draw_cards

if TYPE_CHECKING:
    from ..game import Game

STAYS_TAPPED: tuple[Change, ...] = (Forbid(verbs.Untap(AFFECTED, step=True)),)
GOADED: tuple[Change, ...] = (
    Designated("goaded"), Require(verbs.Attack(AFFECTED)), Require(verbs.Attack(AFFECTED, PLAYER & Not(YOU))),
)  # fmt: skip


@doing(verbs.Goad)
def _goad(game: Game, ctx: Ctx, verb: verbs.Goad) -> Play[None]:
    """Until your next turn, it attacks if able, and somebody else than you if able (701.15); once for each player who goads it."""
    things = yield from picking.pick(game, ctx, verb.what)
    fresh = [
        oid
        for oid in picking.present(game, ctx, things, "battlefield")
        if not any(effect.controller == ctx.you for effect in fitting.designating(game, "goaded", oid))
    ]
    if fresh:
        yield from start_effect(game, ctx, GOADED, tuple(fresh), YourNextTurn(), {})


@doing(verbs.Exert)
def _exert(game: Game, ctx: Ctx, verb: verbs.Exert) -> Play[None]:
    """It does not untap during that player's next untap step (701.43), however often it was exerted before."""
    things = yield from picking.pick(game, ctx, verb.what)
    for oid in picking.present(game, ctx, things, "battlefield"):
        yield from start_effect(game, ctx, STAYS_TAPPED, (oid,), Through("untap", YOU_), {})
        yield from events.happen(game, events.Became(oid, "exerted", ctx.source))


@doing(verbs.Proliferate)
def _proliferate(game: Game, ctx: Ctx, verb: verbs.Proliferate) -> Play[None]:
    """Give any number of permanents and players one more counter of each kind that they have (701.34)."""
    for seat in picking.players_in_order(game, (yield from picking.players(game, ctx, verb.who))):
        able: list[Thing] = [player_thing(other) for other in game.living() if _kinds(game, player_thing(other))]
        able += [oid for oid in game.state.battlefield if game.obj(oid).counters and not game.obj(oid).phased_out]
        if not able:
            continue
        options = tuple(picking.option_for(game, thing) for thing in able)
        indices = yield from ask(game, seat, Pick(options, 0, len(able), rule="701.34a"), ctx.source)
        chosen = [able[i] for i in indices]
        poisoned = yield from _one_of_each_team(game, ctx, seat, [seat_of(thing) for thing in chosen if is_player(thing)])
        put: list[events.Happening] = []
        for thing in chosen:
            for kind in _kinds(game, thing):
                if kind != "poison" or not is_player(thing) or seat_of(thing) in poisoned:
                    put.append(events.CountersPut(thing, kind, 1, seat, ctx.source))
        if put:
            yield from events.happen(game, *put)


def _kinds(game: Game, thing: Thing) -> list[str]:
    """The kinds of counters that it has; poison is the team's (810.10)."""
    if not is_player(thing):
        return list(game.obj(thing).counters)
    kinds = [kind for kind, n in game.state.players[seat_of(thing)].counters.items() if n > 0]
    return kinds if "poison" in kinds or not game.counters(seat_of(thing), "poison") else [*kinds, "poison"]


def _one_of_each_team(game: Game, ctx: Ctx, seat: Seat, players: list[Seat]) -> Play[list[Seat]]:
    """Which of the players who share poison is given the counter, as the one who proliferates says (701.34b)."""
    found: list[Seat] = []
    for group in game.teams.life_groups:
        heads = [player for player in players if player in group and game.counters(player, "poison")]
        if len(heads) > 1:
            options = tuple(Option("player", player_thing(head)) for head in heads)
            (index,) = yield from ask(game, seat, Pick(options, rule="701.34b"), ctx.source)
            heads = [heads[index]]
        found += heads
    return found


@doing(verbs.Explore)
def _explore(game: Game, ctx: Ctx, verb: verbs.Explore) -> Play[None]:
    """Its controller reveals the top card: a land goes to the hand; else a +1/+1 counter, and the card may go to the graveyard (701.44)."""
    things = yield from picking.pick(game, ctx, verb.what)
    explorers = [(game.chars(thing).controller, thing) for thing in things if not is_player(thing)]
    for seat in picking.players_in_order(game, tuple(dict.fromkeys(seat for seat, _ in explorers))):
        for _, thing in (pair for pair in explorers if pair[0] == seat):
            yield from _explore_once(game, ctx, seat, thing)


def _explore_once(game: Game, ctx: Ctx, seat: Seat, thing: Thing) -> Play[None]:
    library = game.state.players[seat].library
    top = library[-1] if library else 0
    if top:
        yield from events.happen(game, events.Revealed((top,), None, seat, ctx.source))
        if "land" in game.chars(top).types:
            yield from events.happen(game, events.Moved(top, "hand", "", seat, source=ctx.source))
            return
    for oid in picking.present(game, ctx, (thing,), "battlefield"):
        yield from events.happen(game, events.CountersPut(oid, "+1/+1", 1, seat, ctx.source))
    if top in game.state.objects:
        (answer,) = yield from ask(game, seat, Pick((YES, NO), reason="may", rule="701.44a", usual=(1,)), ctx.source)
        if answer == 0:
            yield from events.happen(game, events.Moved(top, "graveyard", "", seat, source=ctx.source))


@doing(verbs.Exploit)
def _exploit(game: Game, ctx: Ctx, verb: verbs.Exploit) -> Play[None]:
    """The controller may sacrifice a creature; the source exploits it then (702.110)."""
    able: list[Thing] = [
        oid for oid in game.state.battlefield if "creature" in game.chars(oid).types and game.chars(oid).controller == ctx.you
    ]
    if not able or not (yield from wants_to(game, ctx.you, ctx, rule="702.110a")):
        return
    (victim,) = yield from picking.ask_things(game, ctx.you, ctx, able, 1, 1, "sacrifice", "701.21a")
    moved = events.Moved(victim, "graveyard", "sacrifice", ctx.you, source=ctx.source)
    yield from events.happen(game, moved, events.Exploited(ctx.source, victim))


@doing(verbs.Connive)
def _connive(game: Game, ctx: Ctx, verb: verbs.Connive) -> Play[None]:
    """Its controller draws, then discards, and it gets a +1/+1 counter for each nonland card discarded (701.50)."""
    things = yield from picking.pick(game, ctx, verb.what)
    n = 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
    connivers = [(game.chars(thing).controller, thing) for thing in things if not is_player(thing)]
    for seat in picking.players_in_order(game, tuple(dict.fromkeys(seat for seat, _ in connivers))):
        for _, thing in (pair for pair in connivers if pair[0] == seat):
            yield from draw_cards(game, seat, n, ctx.source)
            hand: list[Thing] = [*game.state.players[seat].hand]
            gone = yield from picking.ask_things(game, seat, ctx, hand, n, n, "discard", "701.50a")
            grown = sum("land" not in game.chars(oid).types for oid in gone)
            yield from events.happen(game, *(events.Moved(oid, "graveyard", "discard", seat, source=ctx.source) for oid in gone))
            for oid in picking.present(game, ctx, (thing,), "battlefield") if grown else ():
                yield from events.happen(game, events.CountersPut(oid, "+1/+1", grown, seat, ctx.source))


@doing(verbs.Amass)
def _amass(game: Game, ctx: Ctx, verb: verbs.Amass) -> Play[None]:
    """An Army is made if there is none; one of yours gets the counters and is of that type besides (701.47a)."""
    army = CREATURE & Subtype("Army") & YOURS
    if not evaluate.things(game, ctx, army):
        face = Face(f"{verb.subtype} Army", types=("creature",), subtypes=(verb.subtype, "Army"), colours="B", power=0, toughness=0)
        yield from events.happen(game, events.Created(face, ctx.you, ctx.source))
    chosen = yield from picking.ask_things(game, ctx.you, ctx, evaluate.things(game, ctx, army), 1, 1, rule="701.47a")
    ctx.names[verb.name] = chosen
    n = 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
    for oid in chosen:
        if n > 0:
            yield from events.happen(game, events.CountersPut(oid, "+1/+1", n, ctx.you, ctx.source))
        if verb.subtype not in game.chars(oid).subtypes:
            yield from start_effect(game, ctx, (Types(add=(verb.subtype,)),), (oid,), None, {})


@doing(verbs.Adapt)
def _adapt(game: Game, ctx: Ctx, verb: verbs.Adapt) -> Play[None]:
    """+1/+1 counters on the source if it has none (701.46a)."""
    obj = game.state.objects.get(ctx.source)
    n = 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
    if obj is not None and obj.zone == "battlefield" and not obj.counters.get("+1/+1") and n > 0:
        yield from events.happen(game, events.CountersPut(ctx.source, "+1/+1", n, ctx.you, ctx.source))


@doing(verbs.Bolster)
def _bolster(game: Game, ctx: Ctx, verb: verbs.Bolster) -> Play[None]:
    """Counters on the creature with the least toughness, or one of those (701.39a)."""
    mine = evaluate.things(game, ctx, CREATURE & YOURS)
    least = min((game.chars(oid).toughness or 0 for oid in mine), default=0)
    weakest = [oid for oid in mine if (game.chars(oid).toughness or 0) == least]
    n = 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
    chosen = yield from picking.ask_things(game, ctx.you, ctx, weakest, 1, 1, rule="701.39a")
    if n > 0:
        yield from events.happen(game, *(events.CountersPut(oid, "+1/+1", n, ctx.you, ctx.source) for oid in chosen))


@doing(verbs.Populate)
def _populate(game: Game, ctx: Ctx, verb: verbs.Populate) -> Play[None]:
    """A token that is a copy of a creature token of yours (701.36a)."""
    tokens = evaluate.things(game, ctx, CREATURE & TOKEN & YOURS)
    ctx.names["populated"] = yield from picking.ask_things(game, ctx.you, ctx, tokens, 1, 1, rule="701.36a")
    yield from perform(game, ctx, verbs.Create(None, 1, copy_of=Ref("populated"), name=verb.name))


@doing(verbs.Support)
def _support(game: Game, ctx: Ctx, verb: verbs.Support) -> Play[None]:
    """A +1/+1 counter on each of the targets (701.41a)."""
    things = yield from picking.pick(game, ctx, verb.on)
    oids = picking.present(game, ctx, things, "battlefield")
    yield from events.happen(game, *(events.CountersPut(oid, "+1/+1", 1, ctx.you, ctx.source) for oid in oids))
