"""The demo: bots play, and it is told."""

from __future__ import annotations

import pytest

from client_examples import demo


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


@pytest.mark.parametrize("argv", [["--seat", "4"], ["--format", "duel", "--seat", "2"]])
def test_a_seat_that_there_is_not_is_a_mistake(argv: list[str]) -> None:
    """Of four or of two."""
    with pytest.raises(SystemExit):
        demo.main(argv)
