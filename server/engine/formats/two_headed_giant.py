"""Two-Headed Giant and its larger kin: teams with one life total and one turn (810, 805)."""

from __future__ import annotations

from ..errors import BadSetup
from ..multiplayer.teams import Groups, together
from .base import Format


class TwoHeadedGiant(Format):
    """Teams of N heads each: 30 life and 15 poison counters for two, 15 and 5 more for each further head (810.4, 810.8d, 810.11)."""

    name = "two-headed-giant"

    def __init__(self, players: int, heads: int = 2, teams: Groups = ()) -> None:
        if not teams:
            if players < 2 * heads or players % heads:
                raise BadSetup(f"teams of {heads} heads need {2 * heads} players or more of them, not {players}")
            teams = tuple(tuple(range(first, first + heads)) for first in range(0, players, heads))
        if sorted(seat for team in teams for seat in team) != list(range(players)):
            raise BadSetup("each player must be on just one team")
        if len(teams) < 2:
            raise BadSetup("there must be two teams or more")
        super().__init__(together(teams))
        if heads != 2:
            self.name = f"{len(teams[0])}-headed-giant"

    def starting_life(self, heads: int) -> int:
        return 30 + 15 * (heads - 2)

    def lethal_poison(self, heads: int) -> int:
        return 15 + 5 * (heads - 2)
