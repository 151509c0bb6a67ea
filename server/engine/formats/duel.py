"""Duel and free-for-all: each player alone (100.1a, 806)."""

from __future__ import annotations

from ..errors import BadSetup
from ..multiplayer.teams import alone, together
from .base import Format


class Duel(Format):
    """Two players against each other."""

    name = "duel"

    def __init__(self, players: int) -> None:
        if players != 2:
            raise BadSetup(f"a duel has two players, not {players}")
        super().__init__(together(alone(2)))


class FreeForAll(Format):
    """Three or more players, each for itself (806); nobody skips the first draw (103.8c)."""

    name = "free-for-all"

    def __init__(self, players: int) -> None:
        if not 2 <= players <= 10:
            raise BadSetup(f"a free-for-all has two to ten players, not {players}")
        super().__init__(together(alone(players)))

    @property
    def starters_skip_draw(self) -> bool:
        return len(self.teams.seats) == 2
