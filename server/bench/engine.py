"""Engine bench: random play as fast as the rules allow, and copies."""

from __future__ import annotations

import random
import resource
from collections.abc import Callable
from statistics import median
from time import process_time

from server.cards.pool import starter_pool
from server.engine.decisions import Act, Choice, Question
from server.engine.game import Game, Setup

from .decks import setup

MOST_QUESTIONS = 5_000
COPY_EVERY = 40  # stops between the positions that are copied
COPIES = 20
COPY_GAMES = 3


def answer(question: Question, rng: random.Random) -> Choice:
    """A legal answer at random; at priority none that is a mana ability, which would waste the mana (605.3)."""
    decision = question.decision
    if type(decision) is not Act or len(decision.options) == 1:
        return question.sample(rng)
    useful = [i for i, option in enumerate(decision.options) if option.choice != "mana"]
    return useful[int(rng.random() * len(useful))]


class Played:
    """What a game asked: questions of players, priority stops among them. Chance's questions are not counted."""

    __slots__ = ("questions", "stops")

    def __init__(self) -> None:
        self.questions = 0
        self.stops = 0


def play(game: Game, rng: random.Random, at_stop: Callable[[Game, int], None] | None = None) -> Played:
    """Play on with uniformly random legal answers, to the end or to the most questions; `at_stop` sees the priority stops."""
    played = Played()
    while (questions := game.questions) and played.questions < MOST_QUESTIONS:
        question = questions[0] if len(questions) == 1 else questions[rng.randrange(len(questions))]
        if question.seat >= 0:
            played.questions += 1
            if question.reason == "priority":
                played.stops += 1
                if at_stop is not None:
                    at_stop(game, played.stops)
        game.choose(question.seat, answer(question, rng), question.id)
    return played


def run(start: Setup, games: int) -> tuple[float, int, int]:
    """CPU seconds, questions and stops of so many games, always the same ones."""
    questions = stops = 0
    began = process_time()
    for seed in range(games):
        played = play(Game.start(start), random.Random(seed))
        questions += played.questions
        stops += played.stops
    return process_time() - began, questions, stops


def copy_costs(start: Setup) -> tuple[float, float]:
    """Microseconds of copy() at priority, and of copying and answering the copy's first question; medians over the games' positions."""
    copying: list[float] = []
    answering: list[float] = []

    def measure(game: Game, stop: int) -> None:
        if stop % COPY_EVERY:
            return
        began = process_time()
        copies = [game.copy() for _ in range(COPIES)]
        copied = process_time()
        for copy in copies:
            question = copy.questions[0]
            copy.choose(question.seat, question.default, question.id)
        copying.append((copied - began) / COPIES * 1e6)
        answering.append((process_time() - began) / COPIES * 1e6)

    for seed in range(COPY_GAMES):
        play(Game.start(start), random.Random(seed), measure)
    return median(copying), median(answering)


def figures(format: str, games: int, runs: int) -> dict[str, float]:
    """The figures of one format, measured in this process."""
    games = games or {"duel": 40, "two-headed-giant": 12}[format]
    start = setup(format, starter_pool())
    run(start, 1)
    done = [run(start, games) for _ in range(runs)]
    seconds = median(spent for spent, _, _ in done)
    _, questions, stops = done[0]
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    copy_us, copy_question_us = copy_costs(start)
    return {
        "games_per_cpu_s": round(games / seconds, 2),
        "questions_per_cpu_s": round(questions / seconds, 1),
        "questions_per_game": round(questions / games, 1),
        "stops_per_game": round(stops / games, 1),
        "copy_us": round(copy_us, 1),
        "copy_question_us": round(copy_question_us, 1),
        "peak_rss_mb": round(peak, 1),
    }
