"""Venturing: who is told to venture into a dungeon does (701.49)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import dungeons
from ..abilities import acts
from ..decisions import Play
from ..reading.evaluate import Ctx
from . import picking
from .performing import doing

if TYPE_CHECKING:
    from ..game import Game


@doing(acts.Venture)
def _venture(game: Game, ctx: Ctx, verb: acts.Venture) -> Play[None]:
    for seat in picking.players_in_order(game, (yield from picking.players(game, ctx, verb.who))):
        yield from dungeons.venture(game, ctx, seat, verb.into)
