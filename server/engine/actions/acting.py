"""Acting: keyword actions with a course of their own: clash, discover, endure, fateseal, time travel ... (701)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from .. import events
from ..abilities import acts
from ..abilities.amounts import X
from ..abilities.changes import Add
from ..abilities.filters import CARD, LAND, YOU, YOURS, Has, InZone, Is, Not, OwnedBy, Stat, WithCounter
from ..abilities.kinds import Face
from ..abilities.picks import All, Ref, Top
from ..abilities.structures import May, Seq
from ..abilities.verbs import Cast, Discard, Draw, Move, exile
from ..decisions import NO, YES, Option, Pick, Play, Seat, Thing, ask, is_player, player_thing, seat_of
from ..objects import ObjectId
from ..reading import evaluate
from ..reading.evaluate import Ctx
from . import picking
from .objects import start_effect
from .performing import doing, perform
from .players import sort_top

if TYPE_CHECKING:
    from ..game import Game

SPIRIT = Face("Spirit", types=("creature",), subtypes=("Spirit",), colours="W", power=0, toughness=0)
SMALL = Stat("mana_value", "<=", X())
EXILED = Is(Ref("exiled")) & InZone("exile")
FOUND = EXILED & Not(LAND) & SMALL
DISCOVER = Seq((
    exile(Top(until=Not(LAND) & SMALL), "exiled"),
    May(Cast(All(FOUND), only=SMALL)),
    Move(All(FOUND), "hand"),
    Move(All(EXILED & CARD), "library", position="random_bottom"),
))  # fmt: skip
"""What discovering X is (701.57a)."""
LEARN = May(Discard(None, 1), then=Draw(None, 1))
TIMED = WithCounter("time") & ((InZone("battlefield") & YOURS) | (CARD & Has("suspend") & InZone("exile") & OwnedBy(YOU)))
"""What a player who travels in time may choose from (701.56a)."""


Numbered: TypeAlias = (
    "acts.Fateseal | acts.Discover | acts.Earthbend | acts.Endure | acts.Blight | acts.CollectEvidence"  # those with a number after them
)


def number(game: Game, ctx: Ctx, verb: Numbered) -> int:
    """The number after the keyword action."""
    return 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)


def an_opponent(game: Game, ctx: Ctx, rule: str) -> Play[Seat]:
    """The opponent whom the controller chooses; -1 if there is none."""
    others: list[Thing] = [player_thing(seat) for seat in game.opponents(ctx.you) if not game.state.players[seat].left]
    chosen = yield from picking.ask_things(game, ctx.you, ctx, others, 1, 1, rule=rule)
    return seat_of(chosen[0]) if chosen else -1


@doing(acts.Fateseal)
def _fateseal(game: Game, ctx: Ctx, verb: acts.Fateseal) -> Play[None]:
    """As scry, with an opponent's library (701.29a)."""
    n = number(game, ctx, verb)
    whose = yield from an_opponent(game, ctx, "701.29a")
    if whose >= 0:
        yield from sort_top(game, ctx, ctx.you, whose, n, "bottom", "701.29a")


@doing(acts.Clash)
def _clash(game: Game, ctx: Ctx, verb: acts.Clash) -> Play[None]:
    """Both reveal their top card at once, then decide in turn where it goes; both cards move together (701.30)."""
    ctx.names[verb.name] = 0
    other = yield from an_opponent(game, ctx, "701.30b")
    if other < 0:
        return
    libraries = {seat: game.state.players[seat].library for seat in picking.players_in_order(game, (ctx.you, other))}
    tops = {seat: library[-1] for seat, library in libraries.items() if library}
    values = {seat: game.chars(oid).mana_value for seat, oid in tops.items()}
    yield from events.happen(game, *(events.Revealed((oid,), None, seat, ctx.source) for seat, oid in tops.items()))
    away: list[events.Happening] = []
    for seat, oid in tops.items():
        options = (Option("word", oid, -1, "top"), Option("word", oid, -1, "bottom"))
        (place,) = yield from ask(game, seat, Pick(options, reason="choose", rule="701.30c"), ctx.source)
        if place:
            away.append(events.Reordered(seat, (), (oid,)))
    yield from events.happen(game, *away)
    done: list[events.Happening] = []
    for seat in libraries:
        won = seat in values and all(values[seat] > n for rival, n in values.items() if rival != seat)
        done += [events.Did(seat, "clash")] + ([events.Did(seat, "clash_won")] if won else [])
        if won and seat == ctx.you:
            ctx.names[verb.name] = 1
    yield from events.happen(game, *done)


@doing(acts.Discover)
def _discover(game: Game, ctx: Ctx, verb: acts.Discover) -> Play[None]:
    n = number(game, ctx, verb)
    yield from perform(game, Ctx(ctx.source, ctx.you, {}, n), DISCOVER)
    yield from events.happen(game, events.Did(ctx.you, "discover", n))


@doing(acts.Endure)
def _endure(game: Game, ctx: Ctx, verb: acts.Endure) -> Play[None]:
    """A Spirit of that size, unless its controller puts counters on it (701.63a); nothing if the number is 0 (701.63b)."""
    n = number(game, ctx, verb)
    things = yield from picking.pick(game, ctx, verb.what)
    if n <= 0:
        return
    for thing in (thing for thing in things if not is_player(thing)):
        seat = game.chars(thing).controller
        here = picking.present(game, ctx, (thing,), "battlefield")
        grows = False
        if here:
            (answer,) = yield from ask(game, seat, Pick((YES, NO), reason="may", rule="701.63a", usual=(0,)), ctx.source)
            grows = answer == 0
        if grows:
            yield from events.happen(game, events.CountersPut(here[0], "+1/+1", n, seat, ctx.source))
        else:
            yield from events.happen(game, events.Created(_spirit(n), seat, ctx.source))


def _spirit(n: int) -> Face:
    return Face(SPIRIT.name, "", SPIRIT.types, SPIRIT.subtypes, power=n, toughness=n, colours=SPIRIT.colours)


@doing(acts.Multiply)
def _multiply(game: Game, ctx: Ctx, effect: acts.Multiply) -> Play[None]:
    """Each gets as much as makes its power, or toughness, so many times what it is; less, if that is negative (701.10b-c, 701.11b-c)."""
    things = yield from picking.pick(game, ctx, effect.what)
    for oid in picking.present(game, ctx, things, "battlefield"):
        chars = game.chars(oid)
        if "creature" in chars.types:
            more = Add((effect.power - 1) * (chars.power or 0), (effect.toughness - 1) * (chars.toughness or 0))
            yield from start_effect(game, ctx, (more,), (oid,), effect.until, {})


@doing(acts.Learn)
def _learn(game: Game, ctx: Ctx, verb: acts.Learn) -> Play[None]:
    """Discard to draw (701.48a); no Lessons are brought from outside the game."""
    yield from perform(game, ctx, LEARN)
    yield from events.happen(game, events.Did(ctx.you, "learn"))


@doing(acts.TimeTravel)
def _time_travel(game: Game, ctx: Ctx, verb: acts.TimeTravel) -> Play[None]:
    """Any of what has time counters gets one more or loses one (701.56a)."""
    able = evaluate.things(game, ctx, TIMED)
    chosen = yield from picking.ask_things(game, ctx.you, ctx, able, 0, len(able), rule="701.56a")
    changes: list[events.Happening] = []
    for oid in chosen:
        options = (Option("word", oid, -1, "add"), Option("word", oid, -1, "remove"))
        (place,) = yield from ask(game, ctx.you, Pick(options, reason="choose", rule="701.56a"), ctx.source)
        changes.append(_one_less(oid, ctx.source) if place else events.CountersPut(oid, "time", 1, ctx.you, ctx.source))
    yield from events.happen(game, *changes)
    yield from events.happen(game, events.Did(ctx.you, "time_travel"))


def _one_less(oid: ObjectId, source: ObjectId) -> events.Happening:
    return events.CountersRemoved(oid, "time", 1, source)
