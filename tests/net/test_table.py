"""Table, over real sockets: whole games, lost connections, faults, records."""

from __future__ import annotations

import json
import logging
import random
import urllib.request
from pathlib import Path
from time import monotonic

import anyio
import pytest

from protocol import messages as m
from protocol.errors import Code
from server.bots import KINDS, Bot
from server.net.limits import Limits
from server.net.session import Session
from server.net.table import CaughtUp
from server.room import room as rooms
from server.room.record import replay_file

from .peer import Peer, peers, served

DECK = "30 Forest\n30 Grizzly Bears"
QUICK = "24 Mountain\n36 Raging Goblin"


async def gathered(host: Peer, *others: Peer, format: str = "duel", bots: str = "", deck: str = DECK) -> str:
    """A room in which all of them sit ready; its code."""
    code = (await host.ask(m.Create(format, "freeform", bots), m.Joined)).code
    for peer in others:
        await peer.ask(m.Join(code), m.Joined)
    for peer in (host, *others):
        await peer.say(m.Deck(deck), m.Ready())
    if bots:
        await host.say(m.Start())
    return code


async def plays(peer: Peer, bot: Bot) -> None:
    """Have the bot play for the peer, from the first snapshot to the end."""
    message: m.ServerMessage = await peer.hear(m.Snapshot)
    bot.mirror.joined = peer.mirror.joined
    while not bot.mirror.over:
        for said in bot.receive(message):
            await peer.say(said)
        if not bot.mirror.over:
            message = await peer.hear_any()
        assert not isinstance(message, m.Closed), message


@pytest.mark.parametrize("kind", KINDS)
async def test_four_bots_play_two_headed_giant_to_its_winner(kind: str) -> None:
    """810.8a: a team wins or loses together; all four seats and who watches see the same end."""
    async with served("ann", "bob", "cid", "dan", "eve") as (_, (*players, eve)):
        bots = [KINDS[kind](random.Random(seat)) for seat in range(4)]
        code = (await players[0].ask(m.Create("two-headed-giant", "freeform"), m.Joined)).code
        await eve.ask(m.Watch(code), m.Joined)
        for peer in players[1:]:
            await peer.ask(m.Join(code), m.Joined)
        for peer in players:
            await peer.say(m.Deck(QUICK), m.Ready())
        with anyio.fail_after(60):
            async with anyio.create_task_group() as group:
                for peer, bot in zip(players, bots):
                    group.start_soon(plays, peer, bot)
        outcome = bots[0].mirror.view.table[6]
        assert outcome in (["won", 0, 1], ["won", 2, 3], ["drawn"])
        assert all(bot.mirror.view.table == bots[0].mirror.view.table for bot in bots)
        await eve.hear(m.Snapshot)
        with anyio.fail_after(10):
            while not eve.mirror.over:
                await eve.hear(m.Diff)
        assert eve.mirror.view.table == bots[0].mirror.view.table


async def test_bots_of_the_server_play_against_a_person(tmp_path: Path) -> None:
    """A person who passes always loses to three goblins; the record of the game plays back to the same end."""
    async with served("ann", replays=tmp_path) as (_, (ann,)):
        await gathered(ann, bots="greedy", deck=DECK)
        with anyio.fail_after(60):
            await plays(ann, Sleeper(random.Random(1)))
        assert ann.mirror.over
        while ann.mirror.room is None or ann.mirror.room.stage != "over":
            await ann.hear(m.Room)
    assert told(tmp_path)[-1] == "Greedy 2 won."


def told(directory: Path) -> list[str]:
    """The one game that is written down there, played back."""
    (record,) = directory.glob("*.jsonl")
    return [*replay_file(record)]


class Sleeper(Bot):
    """Takes every default."""

    def choose(self, question: m.Question) -> m.Answer:
        return question.default


async def test_who_comes_back_gets_what_was_missed() -> None:
    """With token and number: the diffs since then, and the questions that are open; the seat was kept."""
    async with served("ann", "bob") as (url, (ann, bob)):
        code = await gathered(ann, bob)
        await ann.hear(m.Snapshot)
        await bob.hear(m.Snapshot)
        joined, seq = bob.mirror.joined, bob.mirror.seq
        assert joined is not None
        await bob.socket.close()
        room = await ann.hear(m.Room)
        while room.seats[1].here:
            room = await ann.hear(m.Room)
        assert room.seats[1].name == "bob"
        await ann.say(m.Concede())
        async with peers(url, ["bob"]) as (again,):
            again.mirror.view, again.mirror.seq = bob.mirror.view, seq
            assert (await again.ask(m.Join(code, token=joined.token, seq=seq), m.Joined)).seat == 1
            while not again.mirror.over:
                await again.hear(m.Diff)
            assert again.mirror.view.table[6] == ["won", 1]
        async with peers(url, ["bob"]) as (third,):
            await third.say(m.Join(code, token=joined.token))
            assert (await third.hear(m.Snapshot)).view[0][6] == ["won", 1]


@pytest.mark.parametrize(("over", "limits"), [(False, Limits(linger=0.05)), (True, Limits(farewell=0.05))], ids=["playing", "over"])
async def test_a_room_that_everybody_has_left_is_closed_after_a_while(over: bool, limits: Limits) -> None:
    """Lost connections may come back for so long; then the room ends."""
    async with served("ann", "eve", limits=limits) as (_, (ann, eve)):
        await gathered(ann, bots="greedy")
        await ann.hear(m.Snapshot)
        if over:
            await ann.ask(m.Concede(), m.Room)
        await ann.socket.close()
        with anyio.fail_after(10):
            while (await eve.ask(m.ListRooms(), m.Rooms)).rooms:
                pass


async def test_a_fault_ends_one_room_and_no_other(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Its members are told; the log has the traceback; the other room goes on."""

    def broken(room: rooms.Room, number: int, message: m.Undo, now: float) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setitem(rooms._HANDLERS, m.Undo, broken)
    async with served("ann", "bob", "eve") as (_, (ann, bob, eve)):
        code = (await ann.ask(m.Create("duel", "freeform"), m.Joined)).code
        await eve.ask(m.Watch(code), m.Joined)
        await bob.ask(m.Create("duel", "freeform"), m.Joined)
        with caplog.at_level(logging.ERROR, "ettin.net"):
            assert (await ann.ask(m.Undo(), m.Closed)).code == Code.FAULT
            assert (await eve.hear(m.Closed)).code == Code.FAULT
        await bob.say(m.Chat("still here"))
        assert (await bob.hear(m.Said)).text == "still here"
        assert (await bob.refused(m.Join(code))) == "in_room"
        assert [line.taken for line in (await ann.ask(m.ListRooms(), m.Rooms)).rooms] == [1]
    assert "ZeroDivisionError" in caplog.text


async def test_a_fault_of_the_shell_ends_one_room_too(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Even what the room does not catch itself."""

    def broken(room: rooms.Room, old: int, new: int, now: float) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(rooms.Room, "move", broken)
    async with served("ann", "bob") as (_, (ann, bob)):
        await ann.ask(m.Create("duel", "freeform"), m.Joined)
        await bob.ask(m.Create("duel", "freeform"), m.Joined)
        assert (await ann.ask(m.Sit(1), m.Closed)).code == Code.FAULT
        await bob.say(m.Chat("still here"))
        assert (await bob.hear(m.Said)).text == "still here"
        assert await ann.refused(m.Ready()) == "not_in_room"
    assert "ZeroDivisionError" in caplog.text


async def test_who_has_caught_up_gets_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader that was slow, at a seat or watching, is sent everything anew."""
    tables: list[Session] = []
    first = Session.__init__

    def kept(self: Session, *args: object) -> None:
        first(self, *args)  # type: ignore[arg-type]
        tables.append(self)

    monkeypatch.setattr(Session, "__init__", kept)
    async with served("ann", "bob", "eve") as (_, (ann, bob, eve)):
        code = await gathered(ann, bob)
        await eve.ask(m.Watch(code), m.Joined)
        for peer in (ann, bob, eve):
            await peer.hear(m.Snapshot)
        table = tables[0].table
        assert table is not None
        for session, peer in zip(tables, (ann, bob, eve)):
            table.hear(session, CaughtUp())
            assert (await peer.hear(m.Snapshot)).seq >= 0
        monkeypatch.setattr(Session, "look", lambda self, now: True)
        table.look(monotonic())
        for peer in (ann, bob, eve):
            await peer.hear(m.Snapshot)


async def test_who_does_not_read_is_let_go_and_delays_nobody() -> None:
    """A watcher's full socket: the others are answered as before, and its connection ends."""
    limits = Limits(behind=50_000, patience=0.1, rate=1e9, burst=1e9)
    async with served("ann", limits=limits) as (url, (ann,)):
        code = (await ann.ask(m.Create("duel", "freeform"), m.Joined)).code
        async with peers(url, ["eve"]) as (eve,):
            await eve.ask(m.Watch(code), m.Joined)
            eve.socket.transport.pause_reading()
            with anyio.fail_after(30):
                said = 0
                while len((await ann.ask(m.ListRooms(), m.Rooms)).rooms) == 1 and not await alone(url):
                    await ann.say(*[m.Chat("x" * 500)] * 200)
                    for _ in range(200):
                        await ann.hear(m.Said)
                    said += 200
            assert said
            eve.socket.transport.abort()  # it would wait long for an answer to its goodbye


async def alone(url: str) -> bool:
    """Whether the server has but one connection left."""
    answer = await anyio.to_thread.run_sync(lambda: urllib.request.urlopen(url.replace("ws:", "http:") + "/health").read())
    return bool(json.loads(answer)["connections"] == 1)
