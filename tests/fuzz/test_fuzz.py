"""The fuzz as a test: a few games of each format always, many more of them when asked for (-m long)."""

from __future__ import annotations

import random

import pytest

from server.engine.game import Game
from tests.engine.test_laws import check_invariants

from .games import SEATS, play, populate, setup

FORMATS = list(SEATS)
FEW, MANY = 2, 339
"""Games of each format; the many are about two thousand in all."""


def faults(format: str, first: int, n: int) -> list[str]:
    """What was wrong with games of these numbers."""
    return [f"{format} {report.seed}: {report.fault}" for seed in range(first, first + n) if (report := play(format, seed)).fault]


@pytest.mark.parametrize("format", FORMATS)
def test_a_few_random_games(format: str) -> None:
    """No exception, no slow choice, no broken law (109, 400; design laws 1, 2)."""
    assert faults(format, 1, FEW) == []


@pytest.mark.long
@pytest.mark.parametrize("first", range(FEW + 1, MANY, 42))
@pytest.mark.parametrize("format", FORMATS)
def test_many_random_games(format: str, first: int) -> None:
    """The same over as many games as take an evening."""
    assert faults(format, first, 42) == []


def leave_everywhere(format: str, seed: int, share: float, most: int = 2500) -> int:
    """Play a game, and at questions in the middle of something let each player leave a copy of it, which is played on for a while;
    gives how many copies there were. `share` says of how many such questions."""
    made = setup(format, seed)
    made.rewind = True
    game = Game.start(made, prepare=populate if seed % 3 == 2 else None)
    rng = random.Random(seed)
    tried = 0
    for i in range(most):
        if not game.questions:
            break
        if not game.at_priority and game.state.turn > 1 and rng.random() < share:
            for seat in game.living():
                tried += 1
                _leave(game.copy(), seat, random.Random(i))
        asked = game.questions[rng.randrange(len(game.questions))]
        game.choose(asked.seat, asked.sample(rng), asked.id)
    return tried


def _leave(game: Game, seat: int, rng: random.Random) -> None:
    game.concede(seat)
    for _ in range(40):
        if not game.questions:
            break
        asked = game.questions[rng.randrange(len(game.questions))]
        assert asked.player < 0 or not game.state.players[asked.player].left
        game.choose(asked.seat, asked.sample(rng), asked.id)
    if game.at_priority or game.outcome is not None:
        check_invariants(game)


@pytest.mark.parametrize("format", ["free-for-all", "commander"])
def test_players_leave_in_the_middle_of_something(format: str) -> None:
    """800.4: whatever was going on goes on without them, and nobody who has left is asked."""
    assert leave_everywhere(format, 5, 0.05, 900) + leave_everywhere(format, 6, 0.05, 900) > 0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("format", ["free-for-all", "commander", "three-headed-giant"])
def test_players_leave_wherever_they_can(format: str, seed: int) -> None:
    """The same at every such question of a game."""
    leave_everywhere(format, seed, 1.0)
