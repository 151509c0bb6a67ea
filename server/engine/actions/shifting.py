"""Shifting: counters that are moved, cards that are exchanged between zones, what is linked to what, and who may look at what lies
face down (122.5, 406.3, 607, 701.12d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import arriving, events, replacement
from ..abilities import verbs
from ..casting import targets
from ..decisions import Option, Pick, Play, Thing, ask
from ..layers import layers
from ..reading import evaluate
from ..reading.evaluate import Ctx
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
    if len(pair) != 2 or n <= 0:
        return
    one, other = pair
    counters = game.state.objects[one].counters
    puts = [
        events.CountersPut(other, kind, min(n, counters[kind]), ctx.you, ctx.source)
        for kind in ([verb.kind] if verb.kind else list(counters))
        if counters.get(kind)
    ]
    puts = [put for put in puts if not replacement.forbidden(game, put)]
    if not puts:
        return
    index = 0
    if len(puts) > 1:  # of any kind: of which is chosen now (608.2d)
        options = tuple(Option("word", 0, -1, put.kind) for put in puts)
        (index,) = yield from ask(game, ctx.you, Pick(options, rule="608.2d"), ctx.source)
    put = puts[index]
    moved = put.n
    yield from events.happen(game, events.CountersRemoved(one, put.kind, moved, ctx.source), put)
    ctx.names[verb.name] = moved


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


@doing(verbs.Link)
def _link(game: Game, ctx: Ctx, verb: verbs.Link) -> Play[None]:
    """The objects keep the others in mind (607.2)."""
    things = yield from picking.pick(game, ctx, verb.what)
    others = yield from picking.pick(game, ctx, verb.to)
    for oid in picking.present(game, ctx, things):
        obj = game.state.edit(oid)
        obj.memory = {**obj.memory, verb.name: others}
        game.touch(oid)
        layers.changed(game, oid, layers.OBJECT)


@doing(verbs.SwapPlaces)
def _swap_places(game: Game, ctx: Ctx, verb: verbs.SwapPlaces) -> Play[None]:
    """Both change zones at once, if they have the same owner and the one that comes can be where the other was (701.12a, d-e)."""
    things = picking.present(game, ctx, (yield from picking.pick(game, ctx, verb.what)), "battlefield")
    others = picking.present(game, ctx, (yield from picking.pick(game, ctx, verb.other)))
    ctx.names[verb.name] = ()
    if not things or not others:
        return
    here, there = game.state.objects[things[0]], game.state.objects[others[0]]
    if here.owner != there.owner or there.card is None:
        return
    goes = events.Moved(here.id, there.zone, "", ctx.you, source=ctx.source)
    comes = events.Moved(there.id, "battlefield", "", ctx.you, under=ctx.you, source=ctx.source)
    face = there.card.faces[0]
    if "Aura" in face.subtypes:
        if here.attached_to is None or here.attached_to not in targets.enchantable(game, face, there.id, ctx.you):
            return
        comes.attached_to = here.attached_to
    if not arriving.can_be_there(game, comes) or replacement.forbidden(game, goes):
        return
    yield from events.happen(game, goes, comes)
    ctx.names[verb.name] = (here.id, there.id)
