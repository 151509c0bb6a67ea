"""Designations: what a player can be, and what comes with it (725)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import evaluate, layers, zones
from .abilities.amounts import Of
from .abilities.changes import Earns
from .abilities.conditions import Both, Compare, Now
from .abilities.filters import CREATURE, OPPONENT, PLAYER, YOU, Status
from .abilities.kinds import Card, Face, Triggered
from .abilities.picks import THAT_PLAYER, YOU_, ControllerOf, Ref
from .abilities.structures import Begins, OneOrMore
from .abilities.verbs import Become, Damage, Draw, LoseLife
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


SPEED = Card(
    (
        Face(
            "Speed",
            abilities=(
                Triggered(
                    OneOrMore(LoseLife(OPPONENT)), Become(YOU_, "faster"),
                    Both((Now("", YOU), Compare(Of(YOU_, "speed"), "<", 4))), limit="once",
                ),
            ),
        ),
    ),
    "emblem",
)  # fmt: skip
"""The ability that comes with having a speed (702.179d), kept in the command zone."""
TOP_SPEED = 4


def earned(game: Game) -> tuple[tuple[Seat, str], ...]:
    """What players become now by abilities that look for it all the time (702.131b)."""
    found: list[tuple[Seat, str]] = []
    for rule in layers.index(game).rules.get(Earns, ()):
        change: Earns = rule.change
        if (rule.you, change.mark) in found or change.mark in game.state.players[rule.you].marks:
            continue
        if len(evaluate.things(game, rule.ctx(), change.what)) >= change.least:
            found.append((rule.you, change.mark))
    return tuple(found)


def mark(game: Game, seat: Seat, how: str) -> None:
    """The player gets the city's blessing or an enduring story, or is faster by one (702.131c, 702.179, 702.195)."""
    player = game.state.players[seat]
    if how != "faster":
        player.marks = {**player.marks, how: 1}
    else:
        speed = player.marks.get("speed", 0)
        player.marks = {**player.marks, "speed": min(TOP_SPEED, speed + 1)}
        if not speed:
            zones.place(game, seat, SPEED, "command", "emblem")
    game.touch_player(seat)
    layers.changed(game, 0, layers.PLAYERS)


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
