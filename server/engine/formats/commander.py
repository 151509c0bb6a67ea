"""Commander: any way of playing in which each deck is led by a legend (903)."""

from __future__ import annotations

from .base import Format


class Commander(Format):
    """Another format with commanders: twice its life, 40 for a player alone (903.7) and 60 for a team of two, decks of 100."""

    deck_size = 100  # exactly (903.5a)
    commanders = True

    def __init__(self, of: Format) -> None:
        super().__init__(of.teams)
        self.of = of
        self.name = "commander" if of.name in ("duel", "free-for-all") else f"{of.name}+commander"

    def starting_life(self, heads: int) -> int:
        return 2 * self.of.starting_life(heads)

    def lethal_poison(self, heads: int) -> int:
        return self.of.lethal_poison(heads)

    @property
    def starters_skip_draw(self) -> bool:
        return self.of.starters_skip_draw
