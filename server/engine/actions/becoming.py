"""Becoming: permanents are turned, levelled, unlocked, put onto the battlefield face down (701.27, 701.40, 701.58, 708-716)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events, zones
from ..abilities import verbs
from ..decisions import Option, Pick, Play, Seat, Thing, ask, is_player
from ..faces import day_night, face_down, phasing, turning
from ..objects import ObjectId
from ..reading import evaluate
from ..reading.evaluate import Ctx
from . import picking
from .performing import doing

if TYPE_CHECKING:
    from ..game import Game


@doing(verbs.Become)
def _become(game: Game, ctx: Ctx, verb: verbs.Become) -> Play[None]:
    how = "transformed" if verb.how == "converted" else verb.how  # 701.28a
    if how == "day" or how == "night":
        yield from day_night.become(game, how == "day")
        return
    things = yield from picking.pick(game, ctx, verb.what)
    proposed: list[events.Became] = []
    if how == "phased_out":
        proposed = phasing.proposals(game, picking.present(game, ctx, things, "battlefield"), how, ctx.source)
    elif how not in turning.TURNS:
        proposed = [events.Became(thing, how, ctx.source) for thing in things if is_player(thing) or thing in game.state.objects]
    else:
        for oid in picking.present(game, ctx, things, "battlefield"):
            proposed += yield from turning.proposals(game, ctx, oid, how, verb.n)
            if how == "face_up":
                yield from face_down.show_spell(game, oid)
    if how == "blocked":
        proposed += [events.Became(other, how, ctx.source) for event in proposed for other in zones.banded_with(game, event.thing)]
    if how == "monstrous":
        for event in proposed:
            game.state.edit(event.thing).x = ctx.x  # 701.37c
    if proposed:
        yield from turning.turn(game, *proposed)


@doing(verbs.Manifest)
def _manifest(game: Game, ctx: Ctx, verb: verbs.Manifest) -> Play[None]:
    if not verb.dread:
        yield from _put_face_down(game, ctx, verb, "manifest")
        return
    made: list[Thing] = []
    for seat in picking.players_in_order(game, (yield from picking.players(game, ctx, verb.who))):
        made += yield from _manifest_dread(game, ctx, seat)
    ctx.names[verb.name] = tuple(made)


def _manifest_dread(game: Game, ctx: Ctx, seat: Seat) -> Play[list[ObjectId]]:
    """The player looks at the top two cards, manifests one of them, and puts the other into the graveyard (701.62a)."""
    seen = game.state.players[seat].library[-2:][::-1]
    if not seen:
        return []
    yield from events.happen(game, events.Revealed(tuple(seen), (seat,), seat, ctx.source))
    options = tuple(Option("card", oid) for oid in seen)
    (index,) = yield from ask(game, seat, Pick(options, rule="701.62a"), ctx.source)
    made = yield from face_down.put(game, seen[index], seat, "manifest", ctx.source)
    rest = [oid for i, oid in enumerate(seen) if i != index and oid in game.state.objects]
    yield from events.happen(game, *(events.Moved(oid, "graveyard", "", seat, source=ctx.source) for oid in rest))
    return made


@doing(verbs.Cloak)
def _cloak(game: Game, ctx: Ctx, verb: verbs.Cloak) -> Play[None]:
    yield from _put_face_down(game, ctx, verb, "cloak")


def _put_face_down(game: Game, ctx: Ctx, verb: verbs.Manifest | verbs.Cloak, manner: str) -> Play[None]:
    """One card after the other (701.40e, 701.58e): those that are named, or the top one of the library each time."""
    seats: tuple[Seat, ...] = yield from picking.players(game, ctx, verb.who)
    named: list[Thing] = []
    if verb.what is not None:
        named = list(picking.present(game, ctx, (yield from picking.pick(game, ctx, verb.what))))
    made: list[Thing] = []
    for seat in picking.players_in_order(game, seats):
        n = len(named) if verb.what is not None else 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
        for place in range(n):
            library = game.state.players[seat].library
            oid = named[place] if verb.what is not None else library[-1] if library else 0
            if oid:
                made += yield from face_down.put(game, oid, seat, manner, ctx.source)
    ctx.names[verb.name] = tuple(made)
