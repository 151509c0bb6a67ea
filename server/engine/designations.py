"""Designations: what a player can be, and what comes with it (725)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import zones
from .abilities.acts import Venture
from .abilities.amounts import Of
from .abilities.changes import Earns
from .abilities.conditions import Both, Compare, Now
from .abilities.filters import CREATURE, OPPONENT, PLAYER, YOU, Status
from .abilities.kinds import Card, Face, Triggered
from .abilities.picks import IT, THAT_PLAYER, YOU_, ControllerOf, Ref
from .abilities.structures import Begins, OneOrMore
from .abilities.verbs import Become, Damage, Draw, LoseLife
from .decisions import Seat
from .layers import layers
from .reading import evaluate

if TYPE_CHECKING:
    from .game import Game

THE_MONARCH = Card(
    (
        Face(
            "The Monarch",
            abilities=(
                Triggered(Begins("end", PLAYER & Status("monarch")), Draw(THAT_PLAYER, 1)),
                Triggered(Damage(PLAYER & Status("monarch"), None, CREATURE, "combat"), Become(ControllerOf(Ref("source")), "monarch")),
            ),
        ),
    ),
    "emblem",
)
"""The two abilities that come with being the monarch (725.2), kept in the command zone under the monarch's control."""


HOLDER = PLAYER & Status("initiative")
THE_INITIATIVE = Card(
    (
        Face(
            "The Initiative",
            abilities=(
                Triggered(Begins("upkeep", HOLDER), Venture(THAT_PLAYER, "Undercity")),
                Triggered(OneOrMore(Damage(HOLDER, None, CREATURE, "combat")), Become(ControllerOf(Ref("source")), "initiative")),
                Triggered(Become(PLAYER, "initiative"), Venture(IT, "Undercity")),
            ),
        ),
    ),
    "emblem",
)
"""The three abilities that come with having the initiative (726.2), kept in the command zone under its holder's control."""


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
    game.state.monarch = seat
    _hand_over(game, seat, THE_MONARCH)


def take_initiative(game: Game, seat: Seat) -> None:
    """The player has the initiative, and whoever had it no longer has (726.3)."""
    game.state.initiative = seat
    _hand_over(game, seat, THE_INITIATIVE)


def _hand_over(game: Game, seat: Seat, card: Card) -> None:
    """What comes with a designation that one player has is that player's from now on."""
    state = game.state
    for oid in state.command:
        if state.objects[oid].card == card:  # equal, not the same: a game that was loaded has made its own
            obj = state.edit(oid)
            obj.owner = obj.controller = seat
            game.touch(oid)
            layers.changed(game, oid, layers.OBJECT)
            break
    else:
        zones.place(game, seat, card, "command", "emblem")
    for player in state.players:
        game.touch_player(player.seat)
    layers.changed(game, 0, layers.PLAYERS)
    game.touch_table()


def pass_on_crown(game: Game, leaver: Seat) -> None:
    """When the monarch, or who has the initiative, leaves the game, an active player gets that, else the next player in turn order
    (725.4, 726.4)."""
    heirs = game.apnap()
    if heirs and game.state.monarch == leaver:
        crown(game, heirs[0])
    if heirs and game.state.initiative == leaver:
        take_initiative(game, heirs[0])
