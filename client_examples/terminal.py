"""Terminal: play at a table from the terminal. `ettin client`, or `ettin client --code ABCDE` to join somebody's room."""

from __future__ import annotations

import asyncio
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

from . import shown, typed
from .client import Client, connected
from .seating import bring, parser, sit

HELP = """  t the table   h the hand with its texts   g graveyards and exile   card NAME a card that was seen
  full (stop everywhere)   usual   end (pass until end of turn)   wait (until an opponent acts)   partner (pass when my partner passes)
  say TEXT   team TEXT   concede   quit"""
BEFORE = """  start (bots take the empty seats)   deck FILE or NAME   sit SEAT   say TEXT   team TEXT   quit"""
SAY: dict[str, tuple[object, ...]] = {
    "start": ("start",),
    "undo": ("undo",),
    "concede": ("concede",),
    "full": ("auto", "full", 1),
    "usual": ("auto", "full", 0),
    "end": ("auto", "until", 1),
    "wait": ("auto", "until", 2),
    "partner": ("auto", "until", 3),
}
SHOW: dict[str, Callable[[Mirror], str]] = {"t": shown.table, "h": shown.hand, "g": shown.elsewhere}


class Person:
    """Somebody at a terminal: hears the table, and types."""

    def __init__(self, client: Client, args: Namespace, ask: Callable[[], Awaitable[str]]) -> None:
        self.client, self.args, self.ask = client, args, ask
        self.mirror = Mirror()
        self._tale = shown.Tale()
        self._asked: int | None = None  # the question on the screen
        self._sitting = ""  # who sits where, as it was shown
        self._waiting: list[int] = []

    async def listen(self) -> None:
        """Show what happens, until the game is over. Raises ConnectionError if it cannot go on."""
        async for data in self.client:
            for message in server_messages(data):
                if isinstance(message, m.Closed) and message.code == "left":
                    return
                await self._hear(message)
            if self.mirror.over and not self.client.more:
                print(shown.table(self.mirror), shown.outcome(self.mirror), sep="\n")
                return
        raise ConnectionError(f"the connection is lost; {self.way_back()}")

    def way_back(self) -> str:
        """How to take the seat over again."""
        return f"come back with: {self._command()} --token {self.client.token}"

    def _command(self) -> str:
        """Which leads others to this table."""
        return f"ettin client --url {self.args.url} --code {self.client.code}"

    async def _hear(self, message: m.ServerMessage) -> None:
        resume = self.mirror.receive(message)
        if resume is not None:
            await self.client.say("resume", resume.seq)
        self._tale.tell(message.lines if isinstance(message, m.Lines) else [], more=bool(self.client.more))
        match message:
            case m.Joined(code=code, seat=seat):
                print(f"You sit at table {code}, in seat {seat}. Others join with: {self._command()}")
                await self.client.say("words", m.DEFINITIONS | m.LABELS | m.LOG, 1 << 30 if self.args.token else 0)
                if not self._sitting and not self.args.token:
                    await self._bring(self.args.deck)
            case m.Room():
                self._sit(message)
            case m.Said(seat=seat, text=text, team=team):
                print(f"{shown.name(self.mirror, -1 - seat)}{' (team)' if team else ''}: {shown.plain(text)}")
            case m.UndoAsked(seat=seat):
                print(f"{shown.name(self.mirror, -1 - seat)} wants to take a choice back; undo agrees")
            case m.Refused(about="join" | "create", text=text):
                raise ConnectionError(text)
            case m.Refused(code="deck_refused", text=text, facts=facts):
                offer = f"  deck FILE or deck NAME brings another; the server has {', '.join(self.client.starters)}"
                print(f"no: {text}", *facts, offer, sep="\n")
            case m.Refused(code="deck_missing"):
                pass  # it follows from the refusal before
            case m.Refused(text=text, facts=facts, rule=rule):
                print("\n".join([f"no: {text}{f' ({rule})' if rule else ''}", *facts]))
                self._asked = None
            case m.Closed(text=text):
                raise ConnectionError(text or "the room is closed")
            case m.Waiting(seats=seats):
                self._wait(seats)
        self._show()

    def _sit(self, room: m.Room) -> None:
        if room.stage != "gathering" or self.mirror.joined is None or self.client.more:
            return
        sitting = shown.seats(room, self.mirror.joined.teams)
        if sitting != self._sitting:
            print(sitting)
            if room.host == self.mirror.seat and not self._sitting:
                print(BEFORE)
        self._sitting = sitting

    def _wait(self, seats: list[int]) -> None:
        """Say for whom the table waits, if that is others."""
        if seats != self._waiting and seats and self.mirror.seat not in seats:
            print(f"  ... waiting for {' and '.join(shown.name(self.mirror, -1 - seat) for seat in seats)}")
        self._waiting = seats

    def _show(self) -> None:
        asked = self.mirror.questions[0] if self.mirror.questions else None
        if asked is not None and asked.id != self._asked:
            print(shown.table(self.mirror))
            print(shown.question(self.mirror, asked))
        self._asked = asked.id if asked else None

    async def type(self) -> None:
        """Take what is typed, until quit."""
        while (line := (await self.ask()).strip()) != "quit":
            word, _, rest = line.partition(" ")
            asked = self.mirror.questions[0] if self.mirror.questions else None
            if word in ("say", "team") and rest:
                await self.client.say("chat", rest[:500], word == "team")
            elif line in SAY:
                await self.client.say(*SAY[line])
            elif line in SHOW and self.mirror.view.players:
                print(SHOW[line](self.mirror))
            elif word == "card" and rest:
                print(shown.cards(self.mirror, rest))
            elif not self.mirror.view.players:
                await self._prepare(word, rest)
            elif asked is None and not line:
                await asyncio.sleep(0.02)
            elif asked is None or line == "?":
                print(HELP)
            else:
                await self._answer(asked, line)
        await self.client.say("leave")

    async def _prepare(self, word: str, rest: str) -> None:
        """What is typed before the game."""
        if word == "deck" and rest:
            await self._bring(rest)
        elif word == "sit" and rest.isdecimal():
            await self.client.say("sit", int(rest[:2]))
        elif word:
            print(BEFORE)
        else:
            await asyncio.sleep(0.02)

    async def _bring(self, deck: str) -> None:
        try:
            await bring(self.client, deck)
        except OSError as error:
            print(f"no: {error}")

    async def _answer(self, asked: m.Question, line: str) -> None:
        try:
            choice = typed.read(asked, line)
        except ValueError:
            print(f"that is no answer: {typed.how(asked)}; ? for help")
            return
        self.mirror.answered(asked.id)
        await self.client.say("choose", asked.id, choice)
        self._show()


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
    """Connect, sit down and play. Raises ConnectionError."""
    async with connected(args.url, args.name) as client:
        person = Person(client, args, ask or keyboard())
        await sit(client, args)
        tasks = [asyncio.ensure_future(person.listen()), asyncio.ensure_future(person.type())]
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
