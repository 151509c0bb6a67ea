"""Session: from the connection to the end of the game, hearing and typing at once."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Sequence

from ..client import connected
from ..seating import parser, sit
from .commands import obey
from .keyboard import Ask, keyboard
from .person import Person


async def run(args: Namespace, ask: Ask | None = None) -> None:
    """Connect, sit down and play. Raises ConnectionError."""
    async with connected(args.url, args.name) as client:
        person = Person(client, args)
        await sit(client, args)
        tasks = [asyncio.ensure_future(person.listen()), asyncio.ensure_future(obey(person, ask or keyboard()))]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:  # Ctrl-C leaves the keyboard, not the table
            print(f"\nYou may {person.way_back()}")
            raise
        finally:
            for task in tasks:
                task.cancel()
        for task in done:
            task.result()


def main(argv: Sequence[str]) -> int:
    """`ettin client`: play from the terminal."""
    asyncio.run(run(parser("ettin client", "Play at a table from the terminal.").parse_args(argv)))
    return 0
