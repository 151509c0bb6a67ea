"""Copied cards: copies of cards that an effect makes for somebody to cast (707.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events
from ..abilities import verbs
from ..decisions import Play, Thing
from ..reading import evaluate
from ..reading.evaluate import Ctx
from . import picking
from .performing import doing

if TYPE_CHECKING:
    from ..game import Game


@doing(verbs.CopyCard)
def _copy_card(game: Game, ctx: Ctx, verb: verbs.CopyCard) -> Play[None]:
    """Make copies of cards in the zone where they are; those that are not cast cease to exist (704.5e)."""
    n = 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
    made: list[Thing] = []
    for oid in picking.present(game, ctx, (yield from picking.pick(game, ctx, verb.what))):
        happened = yield from events.happen(game, *(events.CardCopied(oid, ctx.you) for _ in range(n)))
        made += [event.new for event in happened if isinstance(event, events.CardCopied)]
    ctx.names[verb.name] = tuple(made)
