"""Giving: a permanent chosen as a cost is announced, whose number makes that cost so much less (601.2b, 702.119, 702.180)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.verbs import Tap
from ..abilities.words import Payable
from ..decisions import Option, Pick, Play, Seat, Thing, ask
from ..mana import planning
from ..mana.spending import Purpose
from ..reading import evaluate
from ..reading.ctx import Ctx
from . import announcing, costs
from .manners import Giving
from .rewinding import Rewind
from .rulings import Taxes

if TYPE_CHECKING:
    from ..game import Game

NOTHING: Thing = 0


def possible(game: Game, ctx: Ctx, seat: Seat, giving: Giving, base: tuple[Payable, ...], taxed: Taxes, purpose: Purpose) -> bool:
    """Whether the player could pay these costs with something of the kind, or without if that is optional."""
    return any(_payable(game, ctx, seat, giving, thing, base, taxed, purpose) for thing in _candidates(game, ctx, giving))


def choose(
    game: Game, ctx: Ctx, seat: Seat, giving: Giving, base: tuple[Payable, ...], taxed: Taxes, purpose: Purpose
) -> Play[tuple[Payable, ...]]:
    """Have it chosen, of those with which the costs can be paid; bound to its name. Gives what has to be paid besides.

    Raises Rewind if there is none.
    """
    able = [thing for thing in _candidates(game, ctx, giving) if _payable(game, ctx, seat, giving, thing, base, taxed, purpose)]
    things = [thing for thing in able if thing != NOTHING]
    if not able:
        raise Rewind("the cost cannot be paid")
    if not things:
        return ()
    least = 0 if NOTHING in able else 1
    if len(things) == least:
        chosen: tuple[Thing, ...] = tuple(things)
    else:
        options = tuple(Option("object", thing) for thing in things)
        decision = Pick(options, least, 1, reason=giving.reason, rule="601.2b")
        picked = yield from ask(game, seat, decision, ctx.source, cancel=costs.can_cancel(game), name=giving.name)
        chosen = tuple(things[i] for i in picked)
    ctx.names[giving.name] = chosen
    return (giving.pay,) if chosen else ()


def _candidates(game: Game, ctx: Ctx, giving: Giving) -> list[Thing]:
    found = evaluate.things(game, ctx, giving.what)
    return [*found, NOTHING] if giving.optional else found


def _payable(
    game: Game, ctx: Ctx, seat: Seat, giving: Giving, thing: Thing, base: tuple[Payable, ...], taxed: Taxes, purpose: Purpose
) -> bool:
    less = 0 if thing == NOTHING else max(0, evaluate.number_of(game, thing, giving.stat) or 0)
    cost = announcing.total(base, taxed._replace(more=taxed.more - less), ctx.x)
    but = thing if isinstance(giving.pay, Tap) else 0
    return planning.can_pay(game, seat, cost.wanted, but, purpose) and costs.can_pay_others(game, ctx, seat, cost.parts)
