"""Designations: what a player can be, and what comes with it (725)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import layers, zones
from .abilities.filters import CREATURE, PLAYER, Status
from .abilities.kinds import Card, Face, Triggered
from .abilities.picks import THAT_PLAYER, ControllerOf, Ref
from .abilities.structures import Begins
from .abilities.verbs import Become, Damage, Draw
from .decisions import Seat

if TYPE_CHECKING:
    from .game import Game

THE_MONARCH = Card(
    (
        Face(
            "The Monarch",
            abilities=(
                Triggered(Begins("end", PLAYER & Status("monarch")), Draw(THAT_PLAYER, 1)),
                Triggered(
                    Damage(PLAYER & Status("monarch"), None, CREATURE, "combat"), Become(ControllerOf(Ref("source")), "monarch")
                ),
            ),
        ),
    ),
    "emblem",
)
"""The two abilities that come with being the monarch (725.2), kept in the command zone under the monarch's control."""


def crown(game: Game, seat: Seat) -> None:
    """The player becomes the monarch, and whoever was it no longer is (725.3)."""
    state = game.state
    state.monarch = seat
    for oid in state.command:
        if state.objects[oid].card is THE_MONARCH:
            obj = state.edit(oid)
            obj.owner = obj.controller = seat
            game.touch(oid)
            layers.changed(game, oid, layers.OBJECT)
            break
    else:
        zones.place(game, seat, THE_MONARCH, "command", "emblem")
    for player in state.players:
        game.touch_player(player.seat)
    layers.changed(game, 0, layers.PLAYERS)
    game.touch_table()


def pass_on_crown(game: Game, leaver: Seat) -> None:
    """When the monarch leaves the game, an active player becomes it, else the next player in turn order (725.4)."""
    if game.state.monarch == leaver:
        heirs = game.apnap()
        if heirs:
            crown(game, heirs[0])
