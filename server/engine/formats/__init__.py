"""Formats: the few questions that each way of playing answers its own way."""

from __future__ import annotations

from ..errors import BadSetup
from .base import ATTACKS, Format
from .commander import Commander
from .duel import Duel, FreeForAll
from .two_headed_giant import TwoHeadedGiant

__all__ = ["Format", "find_format"]

HEADS = {"two": 2, "three": 3, "four": 4, "five": 5}


def find_format(
    name: str, players: int, teams: tuple[tuple[int, ...], ...] = (), *, range: int = 0, attack: str = "multiple"
) -> Format:
    """The format of that name: duel, two-headed-giant, N-headed-giant (three-headed-giant ...), free-for-all, commander, or a
    team format with commanders, as two-headed-giant+commander. `range` and `attack` are the options of 801-803.

    Raises BadSetup if there is none, or if so many players cannot play it.
    """
    if range < 0 or attack not in ATTACKS:
        raise BadSetup("the range of influence is a number of seats, 0 for no limit; creatures attack multiple, left or right")
    parts = name.split("+")
    plain = [part for part in parts if part != "commander"]
    if len(plain) + 1 < len(parts) or len(plain) > 1:
        raise _unknown(name)
    format = _plain(plain[0] if plain else "free-for-all", players, teams)
    if len(plain) < len(parts):
        format = Commander(format)
    format.range, format.attack = range, attack
    return format


def _plain(name: str, players: int, teams: tuple[tuple[int, ...], ...]) -> Format:
    if name == "duel":
        return Duel(players)
    if name == "free-for-all":
        return FreeForAll(players)
    if name.endswith("-headed-giant") and name.split("-")[0] in HEADS:
        return TwoHeadedGiant(players, HEADS[name.split("-")[0]], teams)
    raise _unknown(name)


def _unknown(name: str) -> BadSetup:
    return BadSetup(
        f"there is no format {name!r}; there are duel, two-headed-giant, three-headed-giant, free-for-all, commander, "
        "two-headed-giant+commander"
    )
