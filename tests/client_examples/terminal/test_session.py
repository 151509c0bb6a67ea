"""The terminal: a person plays, quits, and comes back."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Sequence

import anyio
import pytest

from client_examples import seating, terminal
from client_examples.client import Client
from client_examples.terminal import session
from client_examples.terminal.person import Person
from server.net.serve import serving
from tests.client_examples.support import arguments


class Script:
    """Somebody who types `before` as soon as a table is there, then one of the lines whenever there is a question, then the usual
    answer for ever, or nothing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *lines: str, before: Sequence[str] = ("start",), silent: bool = False) -> None:
        self.left = [*lines]
        self.before = [*before]
        self.silent = silent
        self.people: list[Person] = []

        def seen(client: Client, args: Namespace) -> Person:
            self.people.append(Person(client, args))
            return self.people[-1]

        monkeypatch.setattr(session, "Person", seen)

    async def typed(self) -> str:
        while not self._has_something_to_say():  # noqa: ASYNC110 (nothing tells of it but the table itself)
            await asyncio.sleep(0)
        lines = self.before or self.left
        return lines.pop(0) if lines else ""

    def _has_something_to_say(self) -> bool:
        mirror = self.people[0].mirror
        return mirror.room is not None if self.before else bool(mirror.questions) and not self.silent


async def test_a_person_plays_in_the_terminal(quick: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Shows table, log and numbered options; takes answers, commands and nonsense."""
    lines = "help", "nonsense", "", "", "t", "h", "g", "card mountain", "say hello", "full", "usual", "99", "0", "0", "", "a0", "c", "1 2"
    script = Script(monkeypatch, *lines, before=("?", "", "deck none.txt", "deck Nobody's", f"deck {quick}", "sit 1", "start"))
    async with serving(port=0) as url:
        with anyio.fail_after(90):
            await terminal.run(arguments(url, "--deck", quick, "--name", "Ann"), script.typed)
    said = capsys.readouterr().out
    for part in (
        "You sit at table",
        "Others join with: ettin client --url",
        "team 1: 0) Ann has no deck yet",
        "  0) Ann is ready",
        "bots take the empty seats",
        "no: [Errno 2] No such file or directory: 'none.txt'",
        "the server has Dawn Choir, ",
        "  1) Ann is ready",
        "shuffles\n",
        "draws a card (",
        "Turn 1",
        ">>>",
        "0)",
        "Ann: hello",
        "  you are asked everything\n",
        "  you are asked where it is usual\n",
        "hand:",
        "lands:",
        "nothing lies in graveyards or exile",
        "Basic Land — Mountain\n",
        "Enter: Pass",
        "The game is over: ",
        "that is no answer",
        "concede",
        "no: ",
    ):
        assert part in said


async def test_a_person_may_quit(quick: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Which leaves the room, and concedes."""
    async with serving(port=0) as url:
        with anyio.fail_after(30):
            await terminal.run(arguments(url, "--deck", quick), Script(monkeypatch, "", "", "quit").typed)
    assert "You sit at table" in capsys.readouterr().out


async def test_who_cannot_sit_down_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nothing to wait for."""
    async with serving(port=0) as url:
        for argv in (["--code", "XXXXX"], ["--format", "chess"]):
            with pytest.raises(ConnectionError, match="there is no"):
                await terminal.run(seating.parser("test", "").parse_args(["--url", url, *argv]), Script(monkeypatch).typed)
    for url in ("nonsense", "ws://127.0.0.1:1"):
        with pytest.raises(ConnectionError, match=f"there is no server at {url}; `ettin serve` opens one"):
            await terminal.run(arguments(url), Script(monkeypatch).typed)


async def test_a_person_comes_back(quick: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Ctrl-C says how to take the seat over again."""
    async with serving(port=0) as url:
        task = asyncio.ensure_future(terminal.run(arguments(url, "--deck", quick), Script(monkeypatch, silent=True).typed))
        said = ""
        while ">>>" not in said:
            await asyncio.sleep(0)
            said += capsys.readouterr().out
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        words = capsys.readouterr().out.split("come back with: ")[1].split()
        again = seating.parser("test", "").parse_args(words[2:])
        with anyio.fail_after(30):
            await terminal.run(again, Script(monkeypatch, "", "quit", before=()).typed)
        said = capsys.readouterr().out
        assert ">>>" in said and "no: " not in said
