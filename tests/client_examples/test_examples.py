"""The examples: each plays a game to its end against a real server."""

from __future__ import annotations

import asyncio
import json
import random
from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import anyio
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from client_examples import demo, greedy_bot, random_bot, seating, shown, terminal, typed
from client_examples.client import OBJECT, PLAYER, TABLE, Client, connected
from client_examples.load import run as load
from client_examples.load.figures import Figures, percentile
from protocol import messages as m
from protocol import view
from protocol.codec import MSGPACK, Frame
from server.bots import GreedyBot
from server.net.serve import serving

QUICK = "24 Mountain\n36 Raging Goblin"


def arguments(url: str, *argv: str) -> Namespace:
    """As the command line gives them."""
    return seating.parser("test", "").parse_args(["--url", url, "--format", "duel", *argv])


@pytest.fixture
def quick(tmp_path: Path) -> str:
    """A file with a deck that makes short games."""
    file = tmp_path / "quick.txt"
    file.write_text(QUICK, encoding="utf-8")
    return str(file)


def test_the_client_knows_the_defaults_of_the_protocol() -> None:
    """It repeats them, so that it can be copied alone."""
    assert (OBJECT, PLAYER, TABLE) == (view.OBJECT, view.PLAYER, view.TABLE)


async def test_the_random_bot_plays_to_the_end(quick: str) -> None:
    """From raw messages alone; its own view of the outcome."""
    async with serving(port=0) as url:
        with anyio.fail_after(60):
            outcome = await random_bot.run(arguments(url, "--deck", quick))
    assert outcome in (["won", 0], ["won", 1], ["drawn"])


async def test_the_greedy_bot_joins_somebody(quick: str) -> None:
    """Two of them in one room, one of which opened it."""
    async with serving(port=0) as url, connected(url, "Ann") as ann, connected(url, "Bob") as bob:
        here, there = arguments(url, "--bots", "none", "--deck", quick), arguments(url, "--deck", quick)
        await seating.sit(ann, here)
        async for message in ann:
            if message[0] == "joined":
                break
        there.code = ann.code
        await seating.be_ready(ann, here)
        await seating.sit(bob, there)

        async def ready() -> None:
            await seating.be_ready(bob, there)

        with anyio.fail_after(60):
            first = asyncio.ensure_future(random_bot.play(ann))
            bot = GreedyBot(random.Random(1))
            outcome = await greedy_bot.play(bob, bot, ready)
            assert await first == outcome
        assert outcome[0] in ("won", "drawn")


def test_the_greedy_bot_runs_from_the_command_line(quick: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It opens a room, has a bot take the other seat, and prints the outcome."""
    with_server(lambda url: greedy_bot.main(["--url", url, "--format", "duel", "--deck", quick, "--seed", "1"]))
    assert capsys.readouterr().out.startswith(("won", "drawn"))


def with_server(act: Callable[[str], int]) -> None:
    """Do something that runs its own loop, while a server of our own serves."""

    async def run() -> int:
        async with serving(port=0) as url:
            return await anyio.to_thread.run_sync(act, url)

    assert asyncio.run(run()) == 0


async def test_a_refused_deck_ends_the_bot(tmp_path: Path) -> None:
    """It says why, rather than wait for ever."""
    async with serving(port=0) as url:
        with pytest.raises(ConnectionError, match="deck"):
            await greedy_bot.run(Namespace(**vars(arguments(url, "--deck", "No such deck")), kind="greedy", seed=1))


async def test_who_is_not_welcome_is_told() -> None:
    """A server that answers hello with something else."""
    async with serving(port=0) as url:
        with pytest.raises(ConnectionError, match="not welcome"):
            async with connected(url, ""):
                pass


async def test_the_client_asks_for_what_it_missed() -> None:
    """A gap in the numbers leads to `resume`."""

    class Ends:
        def __init__(self) -> None:
            self.sent: list[bytes] = []

        async def recv(self) -> Frame:
            return MSGPACK.encode(
                [m.Snapshot(3, ([], [[]], [[7, 2]], [[2, -1, 7]]), []), m.Diff(4, [[2, 7], [4, 2, -1, 0, 1]], []), m.Diff(6, [], [])]
            )

        async def send(self, frame: bytes) -> None:
            self.sent.append(frame)

    ends = Ends()
    client = Client(ends)  # type: ignore[arg-type]
    heard = [await anext(aiter(client)) for _ in range(3)]
    assert [message[0] for message in heard] == ["snapshot", "diff", "diff"]
    assert (client.seq, client.objects, client.zones) == (4, {}, {(2, -1): []})
    assert MSGPACK.from_client(ends.sent[0]) == [m.Resume(4)]


class Script:
    """Somebody who types `before` as soon as a table is there, then one of the lines whenever there is a question, then the usual
    answer for ever, or nothing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *lines: str, before: Sequence[str] = ("start",), silent: bool = False) -> None:
        self.left = [*lines]
        self.before = [*before]
        self.silent = silent
        self.people: list[terminal.Person] = []

        def seen(client: Client, args: Namespace, ask: Callable[[], Awaitable[str]]) -> terminal.Person:
            self.people.append(person(client, args, ask))
            return self.people[-1]

        person = terminal.Person
        monkeypatch.setattr(terminal, "Person", seen)

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
    lines = "?", "nonsense", "", "", "t", "h", "g", "card mountain", "say hello", "full", "usual", "99", "0", "0", "", "a0", "c", "1 2"
    script = Script(monkeypatch, *lines, before=("?", "", "deck none.txt", "deck Nobody's", f"deck {quick}", "sit 1", "start"))
    async with serving(port=0) as url:
        with anyio.fail_after(90):
            await terminal.run(arguments(url, "--deck", quick, "--name", "Ann"), script.typed)
    said = capsys.readouterr().out
    for part in (
        "You sit at table",
        "Others join with: ettin client --url",
        "team 1: 0) Ann is ready",
        "bots take the empty seats",
        "no: [Errno 2] No such file or directory: 'none.txt'",
        "the server has Dawn Choir, ",
        "team 2: 1) Ann is ready",
        "shuffles\n",
        "draws a card (",
        "Turn 1",
        ">>>",
        "0)",
        "Ann: hello",
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


@pytest.mark.parametrize(
    "shape, line, answer",
    [("act", "2", 2), ("act", "", 7), ("pick", "1 3", [1, 3]), ("order", "1,0", [1, 0]), ("attack", "a0 b1", [[0, 0], [1, 1]]),
     ("block", "-", []), ("attack", "c", None), ("attack", "b", [[1, 0]]), ("block", "z1 aa0 ab", [[25, 1], [26, 0], [27, 0]]),
     ("pick", "-", [])],
)  # fmt: skip
def test_what_is_typed_is_an_answer(shape: str, line: str, answer: m.Answer) -> None:
    """Numbers for options, letters for creatures; Enter is the default; c takes back where that is possible."""
    assert typed.read(m.Question(1, shape, "x", "1", [], 7, cancel=line == "c"), line) == answer


@pytest.mark.parametrize(
    ("shape", "line"),
    [("act", "1 2"), ("act", "i have 2 blockers"), ("attack", "2"), ("attack", "a0 b1 !"), ("pick", "a0"), ("act", "c"), ("act", "-")],
)
def test_what_is_no_answer_is_not_taken_for_one(shape: str, line: str) -> None:
    """One action at a time; nothing is read out of words; a number is no attack."""
    with pytest.raises(ValueError):
        typed.read(m.Question(1, shape, "x", "1", [], 0), line)


def test_letters_count_creatures_on() -> None:
    """After z comes aa."""
    names = [typed.letters(n) for n in range(703)]
    assert names[:2] + names[25:28] + names[-2:] == ["a", "b", "z", "aa", "ab", "zz", "aaa"]
    assert [typed.place(name) for name in names] == [*range(703)]


def question(shape: str, default: m.Answer, bounds: list[int | str | list[int | list[int]]]) -> m.Question:
    """A question of that shape."""
    return m.Question(1, shape, "x", "1", [], default, bounds)


@pytest.mark.parametrize(
    ("asked", "how", "usual"),
    [
        (question("act", 1, []), "one number", "B"),
        (question("pick", [1], [1, 1]), "one number", "B"),
        (question("pick", [0, 1], [2, 2]), "2 numbers", "A, B"),
        (question("pick", [], [0, 2]), "up to 2 numbers, - for none", "none"),
        (question("pick", [0], [1, 2]), "1 to 2 numbers", "A"),
        (question("number", 3, [0, 5]), "one number", "3"),
        (question("order", [1, 0], [2]), "all the numbers, in order", "1 0"),
        (question("divide", [2, 1], [3, 1]), "a share for each, 3 in all", "2 1"),
        (question("pay", 0, ["{R}"]), "one number (0 pays automatically)", "A"),
        (question("attack", [[0, 1], [27, 0]], []), "attackers and whom: a0 b0; - for none", "a1 ab0"),
        (question("block", [], []), "blockers and attackers: a0 b1; - for none", "none"),
    ],
)
def test_it_is_said_what_to_type(asked: m.Question, how: str, usual: str) -> None:
    """How many numbers, and what Enter does."""
    assert (typed.how(asked), typed.usual(asked, ["A", "B"])) == (how, usual)


def test_what_others_write_moves_no_cursor(capsys: pytest.CaptureFixture[str]) -> None:
    """Control characters are shown as blanks; a line that comes again and again is counted."""
    tale = shown.Tale()
    tale.tell(["one", "two\x1b[2J"], more=True)
    tale.tell(["two\x1b[2J"], more=False)
    tale.tell(["one"], more=False)
    assert capsys.readouterr().out.splitlines() == ["one", "two [2J (2 times)", "one"]


async def test_who_cannot_sit_down_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nothing to wait for."""
    async with serving(port=0) as url:
        for argv in (["--code", "XXXXX"], ["--format", "chess"]):
            with pytest.raises(ConnectionError, match="there is no"):
                await terminal.run(seating.parser("test", "").parse_args(["--url", url, *argv]), Script(monkeypatch).typed)
    for url in ("nonsense", "ws://127.0.0.1:1"):
        with pytest.raises(ConnectionError, match="there is no server at " + url):
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


@pytest.mark.parametrize("kind", ["greedy", "random"])
def test_the_demo_ends_with_the_winner(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Four bots on their own connections, a server in its own process, a tale line by line."""
    assert demo.main(["--seed", "1", "--kind", kind]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "4 players" in lines[0] and any("Turn 1" in line for line in lines) and len(lines) > 50
    assert lines[-1].startswith(("The winners: ", "The game is a draw"))


def test_the_demo_plays_commander(capsys: pytest.CaptureFixture[str]) -> None:
    """903: with decks that suit it, in teams too."""
    assert demo.main(["--seed", "1", "--format", "two-headed-giant+commander"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any("casts Olivia Voldaren" in line or "casts Adeline, Resplendent Cathar" in line for line in lines)
    assert lines[-1].startswith(("The winners: ", "The game is a draw"))


@pytest.mark.parametrize(
    ("example", "argv"),
    [(demo.main, ["--seat", "4"]), (demo.main, ["--format", "duel", "--seat", "2"]), (load.main, ["--rooms", "0"]),
     (load.main, ["--seconds", "nan"])],
)  # fmt: skip
def test_what_cannot_be_played_is_a_mistake(example: Callable[[Sequence[str]], int], argv: list[str]) -> None:
    """A seat that there is not, no rooms, no time."""
    with pytest.raises(SystemExit):
        example(argv)


def test_load_measures_rooms(capsys: pytest.CaptureFixture[str]) -> None:
    """One JSON object with choices, round trips and bytes."""
    with_server(lambda url: load.main(["--url", url, "--rooms", "2", "--seconds", "1.5", "--json"]))
    figures = json.loads(capsys.readouterr().out)
    assert figures["rooms"] == 2 and figures["seats"] == 8
    assert figures["choices"] > 20 and 0 < figures["round_trip_ms"]["p50"] <= figures["round_trip_ms"]["p99"]
    assert 0 < figures["diff_bytes"]["p50"] <= 150


def test_percentiles_are_values_that_were_there() -> None:
    """Of ten values the fifth and the last; of none zero."""
    assert [percentile([float(n) for n in range(10)], p) for p in (50, 99, 100)] == [5, 9, 9]
    assert percentile([], 50) == 0 and Figures().summary(1, 2, 1.0)["games"] == 0


async def test_every_example_speaks_msgpack() -> None:
    """The subprotocol that the client asks for is the one that it gets."""
    async with serving(port=0) as url, connect(url, subprotocols=[Subprotocol("ettin.v1.msgpack"), Subprotocol("ettin.v1.json")]) as socket:
        assert socket.subprotocol == "ettin.v1.msgpack"
