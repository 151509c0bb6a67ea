"""Turns: extra and skipped turns, phases and steps, controlling players (500.7-500.11, 723)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import turn
from ..abilities import verbs
from ..decisions import Play
from ..reading.evaluate import Ctx
from . import picking
from .performing import doing

if TYPE_CHECKING:
    from ..game import Game


@doing(verbs.Take)
def _take(game: Game, ctx: Ctx, verb: verbs.Take) -> Play[None]:
    """An extra turn, phase or step; several players of a team get it once (805.8)."""
    seats = yield from picking.players(game, ctx, verb.who)
    if verb.what_turn == "turn":
        turn.add_turns(game, picking.players_in_order(game, seats))
        ctx.names[verb.name] = game.state.extras
    else:
        turn.add_steps(game, verb.what_turn, verb.after)


@doing(verbs.Skip)
def _skip(game: Game, ctx: Ctx, verb: verbs.Skip) -> Play[None]:
    seats = yield from picking.players(game, ctx, verb.who)
    turn.skip_next(game, verb.step, seats)


@doing(verbs.TakeControl)
def _take_control(game: Game, ctx: Ctx, verb: verbs.TakeControl) -> Play[None]:
    """Control the player, and with shared turns the whole team, during the next turn (723.1, 805.8)."""
    seats = yield from picking.players(game, ctx, verb.who)
    for seat in seats:
        game.state.control_next = (*game.state.control_next, (seat, ctx.you))


@doing(verbs.EndTurn)
def _end_turn(game: Game, ctx: Ctx, verb: verbs.EndTurn) -> Play[None]:
    yield from turn.end_turn(game)
