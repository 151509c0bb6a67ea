"""Bench: what the performance figures are made with (design.md, "Figures that will be measured").

CPU time of one process, medians of several runs that do the same work: seeds are fixed, so two machines play the same games.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import random
import resource
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from time import process_time
from typing import TypeAlias

from server.cards.pool import Pool, starter_pool
from server.engine.abilities.kinds import Card
from server.engine.decisions import Act, Choice, Question
from server.engine.game import Game, PlayerSetup, Setup

Figures: TypeAlias = "dict[str, float]"

DECKS = {
    "RG": {"Mountain": 12, "Forest": 12, "Grizzly Bears": 8, "Hill Giant": 8, "Lightning Bolt": 8, "Giant Growth": 6, "Llanowar Elves": 6},
    "WR": {
        "Plains": 14, "Mountain": 10, "Serra Angel": 6, "Savannah Lions": 8, "Hill Giant": 6, "Lightning Bolt": 8, "Pacifism": 4,
        "Shock": 4,
    },
}  # fmt: skip
SEATS = {"duel": ("RG", "WR"), "two-headed-giant": ("RG", "RG", "WR", "WR")}
GAMES = {"duel": 40, "two-headed-giant": 12}
MOST_QUESTIONS = 5_000
COPY_EVERY = 40  # stops between the positions that are copied
COPIES = 20


def deck(name: str, pool: Pool) -> tuple[Card, ...]:
    """A benchmark deck's cards, in the order of its list."""
    return tuple(pool[card] for card, count in DECKS[name].items() for _ in range(count))


def setup(format: str, pool: Pool) -> Setup:
    """A benchmark game: no mulligans, the first team begins."""
    players = tuple(PlayerSetup(f"{name} {seat}", deck(name, pool)) for seat, name in enumerate(SEATS[format]))
    return Setup(format, players, mulligans=False, first=0)


def answer(question: Question, rng: random.Random) -> Choice:
    """A legal answer at random; at priority none that is a mana ability, which would waste the mana (605.3)."""
    decision = question.decision
    if type(decision) is not Act or len(decision.options) == 1:
        return question.sample(rng)
    useful = [i for i, option in enumerate(decision.options) if option.choice != "mana"]
    return useful[int(rng.random() * len(useful))]


class Played:
    """What a game of random answers asked: questions of players, priority stops among them. Chance's questions are not counted."""

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


# engine


def engine_run(start: Setup, games: int) -> tuple[float, int, int]:
    """CPU seconds, questions and stops of so many games, always the same ones."""
    questions = stops = 0
    began = process_time()
    for seed in range(games):
        played = play(Game.start(start), random.Random(seed))
        questions += played.questions
        stops += played.stops
    return process_time() - began, questions, stops


def copy_costs(start: Setup) -> tuple[float, float]:
    """Microseconds of copy() at priority, and of copying and answering the copy's first question; medians over one game's positions."""
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

    for seed in range(3):
        play(Game.start(start), random.Random(seed), measure)
    return median(copying), median(answering)


def engine_figures(format: str, games: int, runs: int) -> Figures:
    """The figures of one format, measured in this process."""
    start = setup(format, starter_pool())
    engine_run(start, 1)
    done = [engine_run(start, games) for _ in range(runs)]
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


def bench_engine(args: argparse.Namespace) -> dict[str, Figures]:
    """Each format in a process of its own, so that one's memory is not the other's."""
    found: dict[str, Figures] = {}
    for format in SEATS:
        games = args.games or GAMES[format]
        if args.profile:
            found[format] = engine_figures(format, games, 1)
            continue
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as one:
            found[format] = one.submit(engine_figures, format, games, args.runs).result()
    return found


# the command


def show(figures: dict[str, Figures]) -> str:
    """The figures as a table in plain words."""
    lines: list[str] = []
    for name, row in figures.items():
        lines.append(name)
        lines += [f"  {key.replace('_', ' '):24} {value:>12,.1f}" for key, value in row.items()]
    return "\n".join(lines)


BENCHES: dict[str, Callable[[argparse.Namespace], dict[str, Figures]]] = {"engine": bench_engine}


def main(argv: Sequence[str]) -> int:
    """The command `ettin bench`."""
    parser = argparse.ArgumentParser(prog="ettin bench", description="Measure: CPU time, medians of several runs.")
    parser.add_argument("what", choices=sorted(BENCHES))
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--runs", type=int, default=3, help="runs to take the median of")
    parser.add_argument("--games", type=int, default=0, help="games a run")
    parser.add_argument("--profile", action="store_true", help="say where the time goes, on the error stream")
    args = parser.parse_args(argv)
    profile = cProfile.Profile() if args.profile else None
    if profile is not None:
        figures = profile.runcall(BENCHES[args.what], args)
        pstats.Stats(profile, stream=sys.stderr).sort_stats("tottime").print_stats(40)
    else:
        figures = BENCHES[args.what](args)
    print(json.dumps(figures) if args.json else show(figures))
    return 0
