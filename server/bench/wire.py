"""Wire bench: whole games through the whole server over loopback, its CPU time taken in a process of its own.

The server throws its own secret dice, so that games differ from run to run: the figures are medians over games.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import anyio
import msgpack  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from client_examples.random_bot import answer
from server.net.serve import options, serving
from server.room import record

from .decks import SEATS, decklist
from .room import rules_seconds


def serve(pipe: Connection, replays: Path) -> None:
    """The server's process: tells its URL, then its CPU seconds whenever asked, until told to stop."""

    async def run() -> None:
        async with serving(port=0, replays=replays) as url:
            pipe.send(url)
            while True:
                await anyio.wait_readable(pipe.fileno())
                if not pipe.recv():
                    return
                pipe.send(process_time())

    anyio.run(run, backend="asyncio", backend_options=options())


@contextmanager
def server(replays: Path) -> Iterator[tuple[str, Connection]]:
    """A server in a process of its own: its URL, and the pipe by which it tells its CPU seconds."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, replays))
    process.start()
    try:
        yield ours.recv(), ours
    finally:
        ours.send(False)
        process.join()


def cpu(pipe: Connection) -> float:
    """The server's CPU seconds so far."""
    pipe.send(True)
    seconds: float = pipe.recv()
    return seconds


class Player:
    """A connection that answers at once and at random."""

    def __init__(self, socket: ClientConnection, format: str, number: int, opened: asyncio.Future[str]) -> None:
        self._socket, self._format, self._number, self._opened = socket, format, number, opened
        self._defaults: dict[int, Any] = {}  # of the questions that are open
        self.choices = 0

    async def say(self, *messages: list[Any]) -> None:
        """Send the messages in one frame."""
        await self._socket.send(msgpack.packb(messages))

    async def play(self) -> int:
        """From the door to the end of the game; gives the number of choices that were accepted."""
        await self.say(["hello", 1, f"bench {self._number}"])
        if self._number == 0:
            await self.say(["create", self._format, "freeform", "", [["mulligans", 0]]])
        else:
            await self.say(["join", await self._opened, self._number])
        async for frame in self._socket:
            data = msgpack.unpackb(frame)
            for message in data if isinstance(data[0], list) else [data]:
                if await self._hear(message):
                    return self.choices
        raise ConnectionError("the server is gone")

    async def _hear(self, message: list[Any]) -> bool:
        match message:
            case ["joined", code, *_]:
                if self._number == 0:
                    self._opened.set_result(code)
                await self.say(["deck", decklist(SEATS[self._format][self._number])], ["ready"])
            case ["diff", _, _, _, list() as questions, *_] | ["snapshot", _, _, list() as questions, *_]:
                known, self._defaults = self._defaults, {question[0]: question[5] for question in questions}
                new = [question for question in questions if question[0] not in known]
                self.choices += len(new)
                if new:
                    await self.say(*(["choose", question[0], answer(question)] for question in new))
            case ["error", "illegal", _, "choose", number, *_]:
                await self.say(["choose", number, self._defaults[number]])
            case ["error", "stale", *_]:
                self.choices -= 1  # a partner acted before
            case ["error" | "closed", _, text, *_]:
                raise ConnectionError(text)
            case ["room", "over", *_]:
                return True
        return False


async def game(url: str, format: str) -> int:
    """A game over the server; gives how many choices its seats made."""
    opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def seat(number: int) -> int:
        async with connect(url, subprotocols=[Subprotocol("ettin.v1.msgpack")], compression=None, max_size=None) as socket:
            return await Player(socket, format, number, opened).play()

    return sum(await asyncio.gather(*(seat(number) for number in range(len(SEATS[format])))))


def figures(format: str, games: int, runs: int) -> dict[str, float]:
    """The figures of one format: the server's time for each of so many games, and what the rules alone took for the same choices."""
    random.seed(format)
    spent: list[tuple[int, float]] = []
    with TemporaryDirectory() as directory:
        with server(Path(directory)) as (url, pipe):
            asyncio.run(game(url, format))
            for _ in range((games or 5) * runs):
                began = cpu(pipe)
                choices = asyncio.run(game(url, format))
                spent.append((choices, cpu(pipe) - began))
        files = sorted(Path(directory).iterdir(), key=lambda file: file.stat().st_mtime_ns)
        rules = [rules_seconds([*record.read(file)]) for file in files[1:]]
    each = [(seconds / choices * 1e6, own / choices * 1e6) for (choices, seconds), own in zip(spent, rules, strict=True)]
    return {
        "choices_per_cpu_s": round(1e6 / median(whole for whole, _ in each), 1),
        "us_per_choice": round(median(whole for whole, _ in each), 1),
        "rules_us_per_choice": round(median(own for _, own in each), 1),
        "beyond_us_per_choice": round(median(whole - own for whole, own in each), 1),
        "choices_per_game": round(sum(choices for choices, _ in spent) / len(spent), 1),
    }
