"""Luck: coins flipped and dice rolled (705, 706)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events
from ..abilities import structures as st
from ..decisions import CHANCE, Option, Pick, Play, ask
from ..reading.evaluate import Ctx
from .performing import doing, perform, wants_to

if TYPE_CHECKING:
    from ..game import Game

WON, LOST = Option("flip", 0, -1, "won"), Option("flip", 0, -1, "lost")


@doing(st.Flip)
def _flip(game: Game, ctx: Ctx, effect: st.Flip) -> Play[None]:
    """Flip a coin: the player wins or loses the flip (705.2)."""
    (answer,) = yield from ask(game, CHANCE, Pick((WON, LOST), reason="flip", rule="705.2"), ctx.source)
    ctx.names["won"] = 1 if answer == 0 else 0
    yield from events.happen(game, events.Chose(ctx.source, "flipped", "won" if answer == 0 else "lost"))
    do = effect.won if answer == 0 else effect.lost
    if do is not None:
        yield from perform(game, ctx, do)


@doing(st.Roll)
def _roll(game: Game, ctx: Ctx, effect: st.Roll) -> Play[None]:
    """Roll a die, do what the results table says, and again where it says that the player may (706.2-3)."""
    sides = tuple(Option("roll", 0, -1, n) for n in range(1, effect.sides + 1))
    while True:
        (place,) = yield from ask(game, CHANCE, Pick(sides, reason="roll", rule="706.2"), ctx.source)
        result = place + 1
        ctx.names[effect.name] = result
        yield from events.happen(game, events.Chose(ctx.source, "rolled", result))
        row = next((row for row in effect.table if row.least <= result <= row.most), None)
        if row is None:
            return
        yield from perform(game, ctx, row.do)
        if not row.again or not (yield from wants_to(game, ctx.you, ctx, rule="706.3c")):
            return
