"""Run: fill rooms with players for a while, and print the figures. `ettin load --rooms 10 --seconds 20 --json`."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Sequence
from time import perf_counter

from ..seating import SEATS
from .figures import Figures
from .player import Player, dismissed, seated


async def game(url: str, format: str, number: int, figures: Figures) -> None:
    """One room, from its opening to the end of its game."""
    players: list[Player] = []
    playing: list[asyncio.Task[None]] = []
    code = ""
    try:
        for seat in range(SEATS[format]):
            player = await seated(url, f"load {number}.{seat}", figures, format, code)
            players.append(player)
            playing.append(asyncio.ensure_future(player.play()))
            code = code or await player.code
        await asyncio.gather(*playing)
        figures.games += 1
    finally:
        for task in playing:
            task.cancel()
        for player in players:
            await dismissed(player)


async def room(url: str, format: str, number: int, until: float, figures: Figures) -> None:
    """Game after game, until the time is over."""
    while (left := until - perf_counter()) > 0:
        try:
            await asyncio.wait_for(game(url, format, number, figures), left)
        except TimeoutError:
            return


async def run(url: str, rooms: int, format: str, seconds: float) -> dict[str, object]:
    """The figures of so many rooms side by side for so long."""
    figures = Figures()
    start = perf_counter()
    await asyncio.gather(*(room(url, format, number, start + seconds, figures) for number in range(rooms)))
    return figures.summary(rooms, SEATS[format], perf_counter() - start)


REFUSED = "Choices that are refused: mostly they come too late, since a team-mate's choice has closed the question."


def main(argv: Sequence[str]) -> int:
    """`ettin load`: play many rooms at once against a server, and measure."""
    parser = argparse.ArgumentParser(prog="ettin load", description="Play many rooms at once, and measure.", epilog=REFUSED)
    parser.add_argument("--url", default="ws://127.0.0.1:8765", help="the server, as `ettin serve` opens it (%(default)s)")
    parser.add_argument("--rooms", type=int, default=10, help="how many at once (10)")
    parser.add_argument("--format", choices=list(SEATS), default="two-headed-giant", help="(%(default)s)")
    parser.add_argument("--seconds", type=float, default=10.0, help="for how long games are played (10)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    args = parser.parse_args(argv)
    if args.rooms < 1 or not args.seconds > 0:
        parser.error("there must be a room and a time to play in it")
    figures = asyncio.run(run(args.url, args.rooms, args.format, args.seconds))
    if args.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:16} {value}")
    return 0
