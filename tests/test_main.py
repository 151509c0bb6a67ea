"""The command `ettin`: words to modules, and mistakes to exit codes."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

import pytest

import server.__main__ as ettin
from server.bench import decks
from server.cards.errors import UnknownCard
from server.cards.pool import starter_pool
from server.engine.game import Game
from server.room import record
from tests.conftest import ROOT


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Sequence[str]], int]], None]:
    """Makes `ettin fake` a command that does what it is given."""

    def install(main: Callable[[Sequence[str]], int]) -> None:
        module = ModuleType("fake_command")
        module.main = main  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "fake_command", module)
        monkeypatch.setitem(ettin.COMMANDS, "fake", ("fake_command", "what a test wants"))

    return install


def fails(error: BaseException) -> Callable[[Sequence[str]], int]:
    """A command that raises."""

    def main(argv: Sequence[str]) -> int:
        raise error

    return main


def test_a_command_gets_the_words_after_it(command: Callable[[Callable[[Sequence[str]], int]], None]) -> None:
    """What follows the command is its own to read, and its status is the exit status."""
    heard: list[Sequence[str]] = []

    def main(argv: Sequence[str]) -> int:
        heard.append(argv)
        return 1

    command(main)
    assert ettin.main(["fake", "one", "--two"]) == 1
    assert heard == [["one", "--two"]]


@pytest.mark.parametrize(("words", "status"), [([], 2), (["--help"], 0), (["help"], 0)])
def test_without_a_command_all_are_told(words: list[str], status: int, capsys: pytest.CaptureFixture[str]) -> None:
    """`ettin` alone names every command."""
    assert ettin.main(words) == status
    told = capsys.readouterr().out
    assert all(name in told for name in ettin.COMMANDS)


def test_an_unknown_command_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    """It is named, on the error stream."""
    assert ettin.main(["duel"]) == 2
    assert "'duel'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "error",
    [
        FileNotFoundError("no file decks/none.txt"),
        UnknownCard("Black Lotas"),
        ExceptionGroup("tasks", [ExceptionGroup("more", [ConnectionError("the server is gone")])]),
    ],
)
def test_a_mistake_is_told_in_a_line(
    error: Exception, command: Callable[[Callable[[Sequence[str]], int]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    """A user's mistake is no traceback."""
    command(fails(error))
    assert ettin.main(["fake"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("ettin: ") and told.count("\n") == 1


def test_a_bug_stays_a_bug(command: Callable[[Callable[[Sequence[str]], int]], None]) -> None:
    """What is not the user's mistake is not hidden."""
    command(fails(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        ettin.main(["fake"])


def test_an_interrupt_ends_it(command: Callable[[Callable[[Sequence[str]], int]], None]) -> None:
    """Ctrl-C ends a command as shells expect."""
    command(fails(KeyboardInterrupt()))
    assert ettin.main(["fake"]) == 130


def test_commands_are_imported_when_called() -> None:
    """`ettin --help` loads neither the network nor the rules."""
    code = "import sys, server.__main__ as e; e.main(['--help']); print({'websockets', 'msgspec', 'server.engine'} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.endswith("set()\n")


def test_a_card_is_shown_as_it_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """201-208: name, cost, type line, rules text, size; names without regard to case."""
    assert ettin.main(["cards", "show", "walking", "ballista"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["Walking", "Ballista", "{X}{X}"]
    assert lines[1] == "Artifact Creature — Construct"
    assert lines[-1] == "0/0" and len(lines) == 6


def test_a_misspelt_card_is_told_its_likes(capsys: pytest.CaptureFixture[str]) -> None:
    """A name that the pool lacks is a mistake, with what may have been meant."""
    assert ettin.main(["cards", "show", "Lightning Blot"]) == 2
    assert "Lightning Bolt" in capsys.readouterr().err
    assert ettin.main(["cards", "show", "bolt"]) == 2  # a part of names
    assert "Lightning Bolt" in capsys.readouterr().err


def test_a_written_game_is_played_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Setup and choices are the whole game: the file tells it to the winner (104.3a, a concession)."""
    written = tmp_path / "game.jsonl"
    game = Game.start(decks.setup("duel", starter_pool()))
    records = [record.setup_record(game.setup)]
    for _ in range(60):
        question = game.questions[0]
        choice = question.sample(random.Random(1))
        records.append(["choice", question.seat, record.plain(choice), question.id, record.SEAT])
        game.choose(question.seat, choice, question.id)
    records.append(["concede", 0])
    record.write(written, records)
    assert ettin.main(["replay", str(written)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "WR 1 won."


def test_a_file_that_is_no_game_is_a_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is told in a line, with what was expected."""
    (tmp_path / "game.jsonl").write_text('["choice", 0, 0, 1]\n')
    assert ettin.main(["replay", str(tmp_path / "game.jsonl")]) == 2
    assert capsys.readouterr().err.startswith("ettin: ")
