"""Format: what a way of playing decides (100.2, 103, 104, 800-811)."""

from __future__ import annotations

from ..multiplayer.teams import Teams

ATTACKS = ("multiple", "left", "right")
"""Whom creatures may attack: any opponent (802), or only the one seated to the left or right (803)."""


class Format:
    """What the rules ask of the way of playing. The answers here are those of a two-player game."""

    name = "duel"
    starting_hand = 7
    deck_size = 60  # at least (100.2a)
    commanders = False  # whether each deck is led by a commander (903)
    range = 0  # how many seats away a player can affect anything (801); 0: no limit
    attack = "multiple"

    def __init__(self, teams: Teams) -> None:
        self.teams = teams

    def starting_life(self, heads: int) -> int:
        """The life total of a life group of so many players (103.4)."""
        return 20

    def lethal_poison(self, heads: int) -> int:
        """How many poison counters lose the game for such a life group (704.5c, 704.6b)."""
        return 10

    @property
    def free_mulligans(self) -> int:
        """How many mulligans cost no card (103.5c)."""
        return 1 if len(self.teams.seats) > 2 else 0

    @property
    def starters_skip_draw(self) -> bool:
        """Whether whoever starts skips its first draw step (103.8)."""
        return True
