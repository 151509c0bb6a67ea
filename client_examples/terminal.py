"""Terminal: play at a table from the terminal. `ettin client`, or `ettin client --code ABCDE` to join somebody's room."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from itertools import chain

from protocol import messages as m
from protocol.codec import server_messages
from protocol.mirror import Mirror

from . import shown
from .client import Client, connected
from .seating import be_ready, parser, sit

HELP = """  t the table   h the hand and its texts   say TEXT   team TEXT   undo   concede   quit
  full (stop everywhere)   usual   end (pass until end of turn)   wait (until an opponent acts)   partner (pass when my partner passes)"""
SAY: dict[str, tuple[object, ...]] = {
    "undo": ("undo",),
    "concede": ("concede",),
    "full": ("auto", "full", 1),
    "usual": ("auto", "full", 0),
    "end": ("auto", "until", 1),
    "wait": ("auto", "until", 2),
    "partner": ("auto", "until", 3),
}


def read(question: m.Question, line: str) -> m.Answer:
    """What was typed, as an answer. Raises ValueError if it cannot be one."""
    if not line:
        return question.default
    if line == "c" and question.cancel:
        return None
    if question.shape in ("attack", "block"):
        return [[ord(who) - 97, int(what or 0)] for who, what in re.findall(r"([a-z])(\d*)", line)]
    numbers = [int(word) for word in re.findall(r"\d+", line)]
    if question.shape in ("act", "pay", "number"):
        (number,) = numbers
        return number
    return [*numbers]


class Person:
    """Somebody at a terminal: hears the table, and types."""

    def __init__(self, client: Client, args: Namespace, ask: Callable[[], Awaitable[str]]) -> None:
        self.client, self.args, self.ask = client, args, ask
        self.mirror = Mirror()
        self._shown: int | None = None  # the question on the screen

    async def listen(self) -> None:
        """Show what happens, until the game is over."""
        async for data in self.client:
            for message in server_messages(data):
                if isinstance(message, m.Closed) and message.code == "left":
                    return
                await self._hear(message)
            if self.mirror.over:
                print(shown.table(self.mirror), "\nThe game is over:", *self.client.table[6])
                return

    async def _hear(self, message: m.ServerMessage) -> None:
        resume = self.mirror.receive(message)
        if resume is not None:
            await self.client.say("resume", resume.seq)
        match message:
            case m.Joined(code=code):
                print(f"You sit at table {code}.")
                await self.client.say("words", m.DEFINITIONS | m.LABELS | m.LOG)
                await be_ready(self.client, self.args)
            case m.Lines(lines=lines):
                print("\n".join(lines))
            case m.Said(seat=seat, text=text, team=team):
                print(f"{shown.name(self.mirror, -1 - seat)}{' (team)' if team else ''}: {text}")
            case m.UndoAsked(seat=seat):
                print(f"{shown.name(self.mirror, -1 - seat)} wants to take a choice back; undo agrees")
            case m.Refused(text=text, facts=facts, rule=rule):
                print("\n".join([f"no: {text} {rule}", *facts]))
                self._shown = None
            case m.Closed(text=text):
                raise ConnectionError(text or "the room is closed")
        self._show()

    def _show(self) -> None:
        asked = self.mirror.questions[0] if self.mirror.questions else None
        if asked is not None and asked.id != self._shown:
            print(shown.table(self.mirror))
            print(shown.question(self.mirror, asked))
        self._shown = asked.id if asked else None

    async def type(self) -> None:
        """Take what is typed, until quit."""
        while (line := (await self.ask()).strip()) != "quit":
            word, _, rest = line.partition(" ")
            asked = self.mirror.questions[0] if self.mirror.questions else None
            if word in ("say", "team") and rest:
                await self.client.say("chat", rest, word == "team")
            elif line in SAY:
                await self.client.say(*SAY[line])
            elif line == "t":
                print(shown.table(self.mirror))
            elif line == "h":
                self._hand()
            elif asked is None and not line:
                await asyncio.sleep(0.02)
            elif asked is None or line == "?":
                print(HELP)
            else:
                await self._answer(asked, line)
        await self.client.say("leave")

    async def _answer(self, asked: m.Question, line: str) -> None:
        try:
            choice = read(asked, line)
        except ValueError:
            print("that is no answer:", shown.HOW[asked.shape])
            return
        self.mirror.answered(asked.id)
        await self.client.say("choose", asked.id, choice)
        self._show()

    def _hand(self) -> None:
        for oid in self.mirror.view.zones.get((1, self.mirror.seat), []):
            card = self.mirror.cards.get(self.client.objects[oid][1])
            if card is not None:
                print("\n    ".join([f"{card.name} {card.cost}  {card.type_line}", *card.abilities]))


def keyboard() -> Callable[[], Awaitable[str]]:
    """A function that waits for the next line of standard input; quit at its end."""
    loop, lines = asyncio.get_running_loop(), asyncio.Queue[str](1)

    def listen() -> None:
        with suppress(RuntimeError, CancelledError):  # the loop is over, and with it the game
            for line in chain(iter(sys.stdin.readline, ""), ["quit"]):
                asyncio.run_coroutine_threadsafe(lines.put(line), loop).result()

    threading.Thread(target=listen, daemon=True).start()  # a daemon: at the end nobody waits for one more line
    return lines.get


async def run(args: Namespace, ask: Callable[[], Awaitable[str]] | None = None) -> None:
    """Connect, sit down and play."""
    async with connected(args.url, args.name or "You") as client:
        person = Person(client, args, ask or keyboard())
        await sit(client, args)
        tasks = [asyncio.ensure_future(person.listen()), asyncio.ensure_future(person.type())]
        done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        for task in done:
            task.result()


def main(argv: Sequence[str]) -> int:
    """`ettin client`: play from the terminal."""
    asyncio.run(run(parser("ettin client", "Play at a table from the terminal.").parse_args(argv)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
