"""Board bench: random play from a crowded position, board.yaml, where the layers (613) have most to do."""

from __future__ import annotations

import random
from pathlib import Path
from statistics import median
from time import process_time

from server.cards.pool import starter_pool
from server.engine.game import Game
from server.scenario import files, parse
from server.scenario.runner import Run

from .engine import answer

BOARD = Path(__file__).with_name("board.yaml")
QUESTIONS = 400  # of each game: the board is soon another


def position() -> Game:
    """A copy of the position at its first question, free of the scenario's witness."""
    (written,) = files.read(BOARD)
    case = parse.scenario(written.data, written.where)
    return Run(case, starter_pool()).game.copy()


def run(start: Game, games: int) -> tuple[float, int]:
    """CPU seconds and questions of so many games from the position."""
    asked = 0
    began = process_time()
    for seed in range(games):
        rng = random.Random(seed)
        game = start.copy()
        for _ in range(QUESTIONS):
            if not (questions := game.questions):
                break
            question = questions[rng.randrange(len(questions))]
            game.choose(question.seat, answer(question, rng), question.id)
            asked += question.seat >= 0
    return process_time() - began, asked


def figures(format: str, games: int, runs: int) -> dict[str, float]:
    """The figures, measured in this process."""
    games = games or 10
    start = position()
    run(start, 1)
    done = [run(start, games) for _ in range(runs)]
    seconds = median(spent for spent, _ in done)
    asked = done[0][1]
    return {
        "permanents": len(start.state.battlefield),
        "questions_per_cpu_s": round(asked / seconds, 1),
        "questions_per_game": round(asked / games, 1),
    }
