"""The Ring: what it is, who bears it, and what it has from one temptation to the next (701.54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events, zones
from .abilities.acts import RING_BEARER as BEARER
from .abilities.amounts import Of
from .abilities.changes import Forbid, Types
from .abilities.filters import AFFECTED, CREATURE, OPPONENT, PLAYER, YOURS, Stat
from .abilities.kinds import Card, Face, Static, Triggered
from .abilities.picks import IT, All, ControllerOf
from .abilities.structures import Begins, Later, Seq
from .abilities.verbs import Attack, Block, Damage, Discard, Draw, LoseLife, Move
from .abilities.words import Ability
from .decisions import Play, Seat
from .layers import layers
from .reading import evaluate
from .reading.ctx import Ctx

if TYPE_CHECKING:
    from .game import Game

NAME = "The Ring"
WEAKER = AFFECTED & Stat("power", "<", Of(IT, "power"))
"""Such a one as has less power than what would block it."""
LOSE_IT = Move(IT, "graveyard", "battlefield", "sacrifice", by=ControllerOf(IT))
POWERS: tuple[Ability, ...] = (
    Static((Types(add=("legendary",)), Forbid(Block(None, WEAKER))), BEARER),
    Triggered(Attack(BEARER), Seq((Draw(None, 1), Discard(None, 1)), "then")),
    Triggered(Block(CREATURE, BEARER), Later(Begins("end_combat"), LOSE_IT)),
    Triggered(Damage(PLAYER, source=BEARER, combat="combat"), LoseLife(All(OPPONENT), 3)),
)
"""What it has, the first from the start, the others as it has tempted its owner twice, three and four times (701.54c)."""
RINGS = tuple(Card((Face(NAME, abilities=POWERS[: n + 1]),), "emblem") for n in range(len(POWERS)))


def tempt(game: Game, ctx: Ctx, seat: Seat) -> Play[None]:
    """The Ring tempts the player, who gets it first, then chooses a creature to bear it (701.54a, c-d)."""
    from .actions import picking

    player = game.state.players[seat]
    times = player.marks.get("tempted", 0) + 1
    player.marks = {**player.marks, "tempted": times}
    ring = RINGS[min(times, len(RINGS)) - 1]
    held = [oid for oid in game.state.command if game.state.objects[oid].card in RINGS and game.state.objects[oid].owner == seat]
    if held:
        game.state.edit(held[0]).card = ring
        game.touch(held[0])
        layers.changed(game, held[0], layers.OBJECT | layers.EFFECTS)
    else:
        zones.place(game, seat, ring, "command", "emblem")
    mine = evaluate.things(game, Ctx(ctx.source, seat, {}), CREATURE & YOURS)
    chosen = yield from picking.ask_things(game, seat, ctx, mine, 1, 1, rule="701.54a")
    ctx.names["bearer"] = chosen
    yield from events.happen(game, *(events.Became(oid, "ring_bearer", ctx.source) for oid in chosen))
    yield from events.happen(game, events.Did(seat, "tempted_by_the_ring", times))
