"""Demo: a server, bots on their own connections, and a game (Two-Headed Giant, if no other is wanted) told line by line to its winner."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
from argparse import Namespace
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from protocol import messages as m
from server.bots import KINDS

from . import greedy_bot, terminal
from .client import connected
from .seating import SEATS, bring
from .tale import Tale

NAMES = ("Ann", "Bea", "Cid", "Dan", "Eve", "Flo")
ROOT = str(Path(__file__).resolve().parent.parent)
RUN = "import sys; from server.__main__ import main; sys.exit(main(['serve', '--port', '0']))"


@asynccontextmanager
async def own_server() -> AsyncIterator[str]:
    """A server in a process of its own, on a free port; gives its URL."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (ROOT, os.environ.get("PYTHONPATH"))))}
    process = await asyncio.create_subprocess_exec(sys.executable, "-P", "-c", RUN, stdout=asyncio.subprocess.PIPE, env=env)
    assert process.stdout is not None
    try:
        url = (await process.stdout.readline()).decode().strip()
        if not url:
            raise ConnectionError("the server did not start")
        yield url
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def bot(url: str, seat: int, args: Namespace, opened: asyncio.Future[str]) -> list[object]:
    """A bot on a connection of its own: the first one opens the room, the others come in. Gives the outcome."""
    rng = random.Random(None if args.seed is None else args.seed + seat)
    async with connected(url, NAMES[seat]) as client:

        async def seated() -> None:
            if not opened.done():
                opened.set_result(client.code)
            await bring(client, "")

        if seat == 0:
            await client.say("create", args.format, "freeform")
        else:
            await client.say("join", await opened, seat)
        return await greedy_bot.play(client, KINDS[args.kind](rng), seated)


async def narrate(url: str, opened: asyncio.Future[str]) -> None:
    """Watch the room and print its log, until the game is over."""
    async with connected(url, "Narrator") as client:
        await client.say("watch", await opened)
        await client.say("words", m.LOG)
        tale = Tale()
        async for message in client:
            tale.tell(message[2] if message[0] == "log" else [], more=bool(client.more))
            if message[:2] == ["room", "over"]:
                return


async def play(url: str, args: Namespace) -> list[object]:
    """The whole game; gives the outcome."""
    opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    async with asyncio.TaskGroup() as group:
        first = group.create_task(bot(url, 0, args, opened))
        for seat in range(1, SEATS[args.format]):
            if seat == args.seat:
                person = Namespace(url=url, name=NAMES[seat], code=await opened, seat=seat, token="", deck="", bots="none")
                group.create_task(terminal.run(person))
            else:
                group.create_task(bot(url, seat, args, opened))
        if args.seat is None:
            group.create_task(narrate(url, opened))
    return first.result()


async def run(args: Namespace) -> list[object]:
    """Start a server, unless one is named, and play. Raises ConnectionError when the game cannot go on."""
    try:
        if args.url:
            return await play(args.url, args)
        async with own_server() as url:
            print(f"A server listens on {url}; {SEATS[args.format]} players sit down.", flush=True)
            return await play(url, args)
    except BaseExceptionGroup as failed:  # one player's trouble is everybody's: it is told once
        raise failed.exceptions[0] from None


def main(argv: Sequence[str]) -> int:
    """`ettin demo`: play a game between bots and tell it; with --seat, one plays oneself."""
    parser = argparse.ArgumentParser(prog="ettin demo", description="Play a game between bots, and tell it.")
    parser.add_argument(
        "--seat", type=int, nargs="?", const=1, choices=range(1, 6), help="take a seat yourself, beside the first bot or that one"
    )
    parser.add_argument("--format", choices=list(SEATS), default="two-headed-giant", help="(%(default)s)")
    parser.add_argument("--kind", choices=list(KINDS), default="greedy", help="the kind of bots (%(default)s)")
    parser.add_argument("--seed", type=int, help="of the bots' own dice")
    parser.add_argument("--url", help="play on that server instead of an own one")
    args = parser.parse_args(argv)
    if args.seat is not None and args.seat >= SEATS[args.format]:
        parser.error(f"there are seats 0 to {SEATS[args.format] - 1} in that format, and a bot takes the first")
    word, *seats = asyncio.run(run(args))
    names = ["you" if seat == args.seat else name for seat, name in enumerate(NAMES) if seat in seats]
    print(f"The winner{'s' if len(names) > 1 else ''}: {' and '.join(names)}." if word == "won" else "The game is a draw.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
