"""Wire bench: whole games through the whole server over loopback, its CPU time taken in a process of its own.

The server throws its own secret dice, so that games differ from run to run: the figures are medians over games.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from statistics import median
from time import process_time
from typing import Any

import anyio
import msgpack  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from client_examples.random_bot import answer
from server.engine.game import Game
from server.net.serve import options, serving, settle
from server.room.table import Table

from .decks import SEATS, decklist

LOOKS = 20_000


class RulesClock:
    """CPU seconds of the rules in this process: inside Game.choose, outside what the room does for each batch of events.

    They are taken where they are spent: a replay in a hot loop would take less, and the difference would be laid at the room's door.
    Asking the clock takes time too, here and there microseconds: that is measured first and left out of all figures.
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self.asked = 0  # pairs of looks at the clock
        self.choices = 0  # that the rules were given, by the seats, by the server for them, and by chance
        self.look = _cost_of_looking()
        for owner, name, sign in ((Game, "choose", 1), (Table, "_watch", -1)):
            setattr(owner, name, self._timed(getattr(owner, name), sign))

    def _timed(self, inner: Callable[..., object], sign: int) -> Callable[..., object]:
        def outer(*arguments: object) -> object:
            began = process_time()
            try:
                return inner(*arguments)
            finally:
                self.seconds += sign * (process_time() - began)
                self.asked += 1
                self.choices += sign > 0

        return outer

    def figures(self) -> tuple[float, float, int]:
        """The CPU seconds of this process so far, those of the rules, and how many choices these took.

        Of each pair of looks at the clock, one look lies within the time that it takes, whichever way that counts.
        """
        return process_time() - 2 * self.asked * self.look, self.seconds - self.asked * self.look, self.choices


def _cost_of_looking() -> float:
    """CPU seconds of one look at the clock."""
    began = process_time()
    for _ in range(LOOKS):
        process_time()
    return (process_time() - began) / LOOKS


def serve(pipe: Connection) -> None:
    """The server's process: tells its URL, then its CPU seconds and those of the rules whenever asked, until told to stop."""
    rules = RulesClock()
    settle()

    async def run() -> None:
        async with serving(port=0) as url:
            pipe.send(url)
            while True:
                await anyio.wait_readable(pipe.fileno())
                if not pipe.recv():
                    return
                pipe.send(rules.figures())

    anyio.run(run, backend="asyncio", backend_options=options())


@contextmanager
def server() -> Iterator[tuple[str, Connection]]:
    """A server in a process of its own: its URL, and the pipe by which it tells its CPU seconds."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs,))
    process.start()
    try:
        yield ours.recv(), ours
    finally:
        ours.send(False)
        process.join()


def cpu(pipe: Connection) -> tuple[float, float, int]:
    """The server's CPU seconds so far, those of the rules among them, and how many choices the rules were given."""
    pipe.send(True)
    whole, rules, choices = pipe.recv()
    return whole, rules, choices


class Player:
    """A connection that answers at once and at random."""

    def __init__(self, socket: ClientConnection, format: str, number: int, opened: asyncio.Future[str], full: bool) -> None:
        self._socket, self._format, self._number, self._opened = socket, format, number, opened
        self._full = full  # whether it wants to be asked everything
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
                await self.say(["auto", "full", int(self._full)], ["deck", decklist(SEATS[self._format][self._number])], ["ready"])
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


async def game(url: str, format: str, full: bool) -> int:
    """A game over the server; gives how many choices its seats made."""
    opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def seat(number: int) -> int:
        speak = [Subprotocol("ettin.v1.msgpack")]
        async with connect(url, subprotocols=speak, compression=None, max_size=None, open_timeout=None, ping_interval=None) as socket:
            return await Player(socket, format, number, opened, full).play()

    return sum(await asyncio.gather(*(seat(number) for number in range(len(SEATS[format])))))


def figures(format: str, games: int, runs: int) -> dict[str, float]:
    """The figures of one format, medians over games: as seats play that ask for nothing, where one choice stands for several of
    the rules since most passes answer themselves; and, as `full_...`, where every seat is asked everything."""
    random.seed(format)
    found: dict[str, float] = {}
    with server() as (url, pipe):
        asyncio.run(game(url, format, False))
        for full in (False, True):
            for name, value in measured(url, pipe, format, full, (games or 5) * runs).items():
                found["full_" * full + name] = round(value, 1)
    return found


def measured(url: str, pipe: Connection, format: str, full: bool, games: int) -> dict[str, float]:
    """The server's time for each of so many games, the rules' share of it, and what is beyond them."""
    each: list[tuple[float, float]] = []
    made = answers = 0
    for _ in range(games):
        whole, rules, before = cpu(pipe)
        choices = asyncio.run(game(url, format, full))
        now, rules_now, after = cpu(pipe)
        each.append(((now - whole) / choices * 1e6, (rules_now - rules) / choices * 1e6))
        made += choices
        answers += after - before
    return {
        "choices_per_cpu_s": 1e6 / median(whole for whole, _ in each),
        "us_per_choice": median(whole for whole, _ in each),
        "rules_us_per_choice": median(rules for _, rules in each),
        "beyond_us_per_choice": median(whole - rules for whole, rules in each),
        "choices_per_game": made / games,
        "rules_choices_per_choice": answers / made,
    }
