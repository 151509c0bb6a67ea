"""Shifting: counters that are moved from one thing to another, and who may look at what lies face down (122.5, 406.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import evaluate, events, layers, replacement
from ..abilities import verbs
from ..decisions import Play, Thing
from ..evaluate import Ctx
from . import picking
from .performing import doing

if TYPE_CHECKING:
    from ..game import Game


@doing(verbs.MoveCounters)
def _move_counters(game: Game, ctx: Ctx, verb: verbs.MoveCounters) -> Play[None]:
    """Take them off the one and put them on the other, if both can be done (122.5)."""
    ones = yield from picking.pick(game, ctx, verb.frm)
    others = yield from picking.pick(game, ctx, verb.on)
    n = 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
    ctx.names[verb.name] = 0
    pair = picking.present(game, ctx, (*ones[:1], *others[:1]), "battlefield")
    if len(pair) != 2:
        return
    one, other = pair
    n = min(n, game.state.objects[one].counters.get(verb.kind, 0))
    put = events.CountersPut(other, verb.kind, n, ctx.you, ctx.source)
    if n > 0 and not replacement.forbidden(game, put):
        yield from events.happen(game, events.CountersRemoved(one, verb.kind, n, ctx.source), put)
        ctx.names[verb.name] = n


@doing(verbs.LetLook)
def _let_look(game: Game, ctx: Ctx, verb: verbs.LetLook) -> Play[None]:
    """The player may go on looking at the cards; so may whoever controls the source that let it be so (406.3, 702.75a)."""
    things: tuple[Thing, ...] = yield from picking.pick(game, ctx, verb.what)
    seats = yield from picking.players(game, ctx, verb.who)
    for oid in picking.present(game, ctx, things):
        obj = game.state.edit(oid)
        obj.revealed_to = tuple(dict.fromkeys((*obj.revealed_to, *seats)))
        obj.source = ctx.source
        game.touch(oid)
        layers.changed(game, oid, layers.EXILE)
