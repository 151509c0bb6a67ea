"""What a person at a terminal is told in passing: who sits where, for whom the table waits, that a question has changed."""

from __future__ import annotations

import asyncio

import pytest

from client_examples.client import Client
from client_examples.terminal import commands, patience, screen
from client_examples.terminal.lobby import BEFORE, Lobby
from client_examples.terminal.patience import Patience
from client_examples.terminal.person import Person
from protocol import messages as m
from protocol.mirror import Mirror
from tests.client_examples.support import arguments


def question(number: int) -> m.Question:
    """Whether to pass or not."""
    return m.Question(number, "act", "priority", "117.1", [m.Option("pass", 0, -1, ""), m.Option("yes", 0, -1, "")], 0)


class Silent(Client):
    """A connection that keeps what is said."""

    def __init__(self) -> None:
        super().__init__(None)  # type: ignore[arg-type]
        self.said: list[tuple[object, ...]] = []

    async def say(self, *message: object) -> None:
        self.said.append(message)


async def test_what_was_typed_for_another_question_is_no_answer(capsys: pytest.CaptureFixture[str]) -> None:
    """A partner's move changes the options under one's fingers; Enter and the next answer count."""
    client = Silent()
    person = Person(client, arguments(""))
    lines = iter(["1", "", "1", "quit"])

    async def typed() -> str:
        if len(client.said) == 1:  # the second question has been answered
            person.mirror.receive(m.Snapshot(3, ([], [[]], [], []), [question(3)]))
            person.asking.look()
        return next(lines)

    for number in (1, 2):
        person.mirror.receive(m.Snapshot(number, ([], [[]], [], []), [question(number)]))
        person.asking.look()
    person.asking.look()
    await commands.obey(person, typed)
    assert client.said == [("choose", 2, 0), ("choose", 3, 1), ("leave",)]
    said = capsys.readouterr().out
    assert said.count(">>>") == 3 and said.count("look again") == 1


async def test_it_is_said_for_whom_the_table_waits(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """For others, once, and not if they were quick."""
    monkeypatch.setattr(patience, "A_MOMENT", 0.0)
    mirror, waiting = Mirror(), Patience()
    mirror.receive(m.Joined("ABCDE", 0, "", "duel", "freeform", [[0], [1]], []))
    for seats in ([0], [1], [2], [1, 2], [1, 2]):
        waiting.wait(mirror, seats)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    waiting.wait(mirror, [1])
    waiting.stop()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert capsys.readouterr().out == "  ... waiting for seat 1 and seat 2\n"


def test_who_sits_where_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    """All of it, then what has changed."""
    mirror, lobby = Mirror(), Lobby()
    mirror.receive(m.Joined("ABCDE", 0, "", "duel", "freeform", [[0], [1]], []))
    ann, free = m.SeatLine("Ann", "person", 0, True, False, True), m.SeatLine("", "", 1, False, False, False)
    for seats in ([ann, free], [ann, m.SeatLine("Bob", "person", 1, True, True, True)]):
        mirror.receive(m.Room("gathering", 0, seats))
        lobby.tell(mirror)
        lobby.tell(mirror)
    assert capsys.readouterr().out.splitlines() == ["  team 1: 0) Ann has a deck", "  team 2: 1) free", BEFORE, "  1) Bob is ready"]


def test_long_lines_are_broken_between_words() -> None:
    """What follows is indented more; a file has no width."""
    line = "    hand: Giant Growth, Grizzly Bears, Will-o'-the-Wisp"
    assert screen.fitted(line, 32).splitlines() == ["    hand: Giant Growth, Grizzly", "        Bears, Will-o'-the-Wisp"]
    assert screen.fitted(line, screen.ENDLESS) == line
