"""Melding: two cards become one permanent (701.42, 712.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events
from ..abilities import acts
from ..abilities.filters import YOU, YOURS, OwnedBy
from ..abilities.kinds import Face
from ..decisions import Play
from ..objects import ObjectId
from ..reading import evaluate
from ..reading.evaluate import Ctx
from . import picking
from .performing import doing

if TYPE_CHECKING:
    from ..game import Game


@doing(acts.Meld)
def _meld(game: Game, ctx: Ctx, verb: acts.Meld) -> Play[None]:
    """Exile both, then put them onto the battlefield as one; what can't be melded stays in exile (701.42b-c)."""
    partners = evaluate.things(game, ctx, verb.what & OwnedBy(YOU) & YOURS)
    chosen = yield from picking.ask_things(game, ctx.you, ctx, [oid for oid in partners if oid != ctx.source], 1, 1, rule="701.42a")
    both = picking.present(game, ctx, (ctx.source, *chosen), "battlefield")
    if len(both) != 2:
        return
    gone = yield from events.happen(game, *(events.Moved(oid, "exile", "exile", ctx.you, source=ctx.source) for oid in both))
    cards = [event.new for event in gone if isinstance(event, events.Moved) and event.to == "exile" and is_meld_card(game, event.new)]
    if sorted(game.state.objects[oid].card.name for oid in cards) != sorted(verb.pair):  # type: ignore[union-attr]
        return
    assert isinstance(verb.into, Face)
    entering = events.Moved(cards[0], "battlefield", "meld", ctx.you, under=ctx.you, source=ctx.source)
    entering.copied, entering.melding = verb.into, cards[1]
    yield from events.happen(game, entering)


def is_meld_card(game: Game, oid: ObjectId) -> bool:
    """Whether it is one of the cards of a meld pair (712.4)."""
    obj = game.state.objects.get(oid)
    return obj is not None and obj.kind == "card" and obj.card is not None and obj.card.layout == "meld"
