"""Bending: airbend, earthbend, and the Ring, which bends wills (701.54, 701.65, 701.66)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events, the_ring
from ..abilities import acts
from ..abilities.changes import Base, Gain, Permit, Types
from ..abilities.filters import SPELL, Is, Same
from ..abilities.kinds import Keyword
from ..abilities.picks import IT, YOU_, OwnerOf, Ref
from ..abilities.structures import AnyEvent, Apply, Later, Mana, Seq
from ..abilities.verbs import Arrival, Cast, Move, PutCounters
from ..decisions import Play
from ..reading.evaluate import Ctx
from . import picking
from .acting import number
from .objects import start_effect
from .performing import doing, perform

if TYPE_CHECKING:
    from ..game import Game

AIRBENT, LAND = Ref("airbent"), Ref("land")
MAY_BE_CAST = (Permit(Cast(SPELL & Is(AIRBENT), Same(OwnerOf(AIRBENT))), "exile", cost=Mana("{2}")),)
GONE = AnyEvent((Move(Is(LAND), "graveyard", "battlefield"), Move(Is(LAND), "exile", "battlefield")))
COMES_BACK = Later(GONE, Move(IT, "battlefield", manner="return", under=YOU_, arrival=Arrival(tapped=True)))
ANIMATED = Apply(LAND, (Types(add=("creature",)), Base(0, 0), Gain(Keyword("haste"))))


@doing(acts.RingTempts)
def _ring_tempts(game: Game, ctx: Ctx, verb: acts.RingTempts) -> Play[None]:
    for seat in picking.players_in_order(game, (yield from picking.players(game, ctx, verb.who))):
        yield from the_ring.tempt(game, ctx, seat)


@doing(acts.Airbend)
def _airbend(game: Game, ctx: Ctx, verb: acts.Airbend) -> Play[None]:
    """Exile them; each card may be cast by its owner for {2} while it stays there (701.65a)."""
    things = yield from picking.pick(game, ctx, verb.what)
    oids = [oid for oid in picking.present(game, ctx, things) if game.state.objects[oid].zone in ("battlefield", "stack")]
    happened = yield from events.happen(game, *(events.Moved(oid, "exile", "exile", ctx.you, source=ctx.source) for oid in oids))
    gone = [event for event in happened if isinstance(event, events.Moved) and event.to == "exile"]
    cards = [event.new for event in gone if event.new in game.state.objects and game.state.objects[event.new].kind == "card"]
    ctx.names[verb.name] = tuple(cards)
    for oid in cards:
        yield from start_effect(game, ctx, MAY_BE_CAST, None, None, {"airbent": (oid,)})
    if gone:
        yield from events.happen(game, events.Did(ctx.you, "airbend", len(gone)))  # 701.65b


@doing(acts.Earthbend)
def _earthbend(game: Game, ctx: Ctx, verb: acts.Earthbend) -> Play[None]:
    """It becomes a 0/0 creature with haste besides, gets the counters, and comes back once it dies or is exiled (701.66a)."""
    lands = picking.present(game, ctx, (yield from picking.pick(game, ctx, verb.what)), "battlefield")
    n = number(game, ctx, verb)
    own = Ctx(ctx.source, ctx.you, {"land": tuple(lands)}, ctx.x)
    yield from perform(game, own, Seq((ANIMATED, PutCounters("+1/+1", LAND, n), COMES_BACK)))
    yield from events.happen(game, events.Did(ctx.you, "earthbend", n))  # 701.66b
