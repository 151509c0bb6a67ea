"""Bench: the same work each time, counted honestly."""

from __future__ import annotations

import json
import random

import pytest

from server import bench
from server.bench import board, decks
from server.bench.engine import play
from server.cards.pool import starter_pool
from server.engine.game import Game
from server.scenario import files, parse, runner

ENGINE_KEYS = {"games_per_cpu_s", "questions_per_cpu_s", "questions_per_game", "stops_per_game", "copy_us", "peak_rss_mb"}


def test_the_decks_are_those_of_the_issue() -> None:
    """100.2a: sixty cards each, all in the pool."""
    for name in decks.DECKS:
        assert len(decks.deck(name, starter_pool())) == 60


@pytest.mark.parametrize("format", list(decks.SEATS))
def test_a_seed_is_a_game(format: str) -> None:
    """The same seed plays the same game: answers and questions alike."""
    start = decks.setup(format, starter_pool())
    games = [Game.start(start) for _ in range(2)]
    played = [play(game, random.Random(5)) for game in games]
    assert games[0].choices == games[1].choices
    assert played[0].questions == played[1].questions > played[0].stops > 0


def test_every_priority_stop_is_asked() -> None:
    """117.3: in a quiet first turn each player is asked in upkeep, main phases, combat and end step."""
    stops: set[str] = set()
    play(Game.start(decks.setup("duel", starter_pool())), random.Random(1), lambda game, _: stops.add(game.state.step))
    assert stops >= {"upkeep", "draw", "main1", "begin_combat", "end_combat", "main2", "end"}


def test_engine_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    """`ettin bench engine --json` prints the figures of both formats as one JSON object."""
    assert bench.main(["engine", "--json", "--games", "1", "--runs", "1"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == ["duel", "two-headed-giant"]
    for row in figures.values():
        assert set(row) >= ENGINE_KEYS
        assert all(value > 0 for value in row.values())


def test_a_room_is_measured_with_its_messages() -> None:
    """Bytes, memory and time of a room, and the rules' share of it, which is not all."""
    figures = bench.measure("room", "duel", 1, 1)
    assert 0 < figures["diff_bytes_median"] <= figures["diff_bytes_p99"] < figures["snapshot_bytes_most"]
    assert 0 < figures["rules_us_per_choice"] < figures["us_per_choice"]
    assert figures["room_mb"] > 0


def test_the_whole_server_is_measured_over_its_sockets() -> None:
    """The server's own process tells its CPU time and the rules' share of it."""
    figures = bench.measure("wire", "duel", 1, 1)
    assert 0 < figures["rules_us_per_choice"] < figures["us_per_choice"]
    assert figures["choices_per_game"] > 1 and figures["rules_choices_per_choice"] > 1
    assert figures["full_choices_per_game"] > figures["choices_per_game"] and figures["full_beyond_us_per_choice"] > 0


def test_the_board_is_what_it_says() -> None:
    """The crowded position is a scenario that holds: sixty permanents, each effect where it belongs (613)."""
    (written,) = files.read(board.BOARD)
    result = runner.run(parse.scenario(written.data, written.where), starter_pool())
    assert (result.status, result.why) == ("pass", "")
    assert len(board.position().state.battlefield) == 60


def test_the_board_bench_plays_on_from_it() -> None:
    """What it prints: how many permanents, and questions a CPU second and a game."""
    figures = board.figures("duel", 1, 1)
    assert figures["permanents"] == 60 and figures["questions_per_game"] > 50


@pytest.mark.parametrize("argv", [["engine", "--runs", "0"], ["room", "--games", "-1"]])
def test_no_runs_have_no_median(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """The user's mistake."""
    with pytest.raises(SystemExit):
        bench.main(argv)
    assert "a run to take the median of" in capsys.readouterr().err
