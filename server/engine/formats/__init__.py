"""Formats: the few questions that each way of playing answers its own way."""

from __future__ import annotations

from ..errors import BadSetup
from .base import Format
from .duel import Duel, FreeForAll
from .two_headed_giant import TwoHeadedGiant

__all__ = ["Format", "find_format"]


def find_format(name: str, players: int, teams: tuple[tuple[int, ...], ...] = ()) -> Format:
    """The format of that name: duel, two-headed-giant, N-headed-giant (three-headed-giant ...), free-for-all.

    Raises BadSetup if there is none, or if so many players cannot play it.
    """
    if name == "duel":
        return Duel(players)
    if name == "free-for-all":
        return FreeForAll(players)
    heads = {"two": 2, "three": 3, "four": 4, "five": 5}
    if name.endswith("-headed-giant") and name.split("-")[0] in heads:
        return TwoHeadedGiant(players, heads[name.split("-")[0]], teams)
    raise BadSetup(f"there is no format {name!r}; there are duel, two-headed-giant, three-headed-giant, free-for-all")
