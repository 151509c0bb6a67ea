"""Bench: what the performance figures are made with (design.md, "Figures that will be measured").

CPU time of one process, medians of several runs that do the same work: seeds are fixed, so two machines play the same games.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import TypeAlias

from .decks import SEATS

Figures: TypeAlias = "dict[str, float]"

BENCHES = {"engine": "engine", "room": "room", "server": "wire", "board": "board"}
"""What can be measured, and the module of this folder that does it: `figures(format, games, runs)`."""


def measure(module: str, format: str, games: int, runs: int) -> Figures:
    """The figures of one format, in this process."""
    figures: Callable[[str, int, int], Figures] = import_module(f"server.bench.{module}").figures
    return figures(format, games, runs)


def apart(module: str, format: str, games: int, runs: int) -> Figures:
    """The figures of one format, in a process of its own: one's memory and caches are not the other's."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as one:
        return one.submit(measure, module, format, games, runs).result()


def show(figures: dict[str, Figures]) -> str:
    """The figures as a table in plain words."""
    lines: list[str] = []
    for name, row in figures.items():
        lines.append(name)
        lines += [f"  {key.replace('_', ' '):24} {value:>12,.1f}" for key, value in row.items()]
    return "\n".join(lines)


def main(argv: Sequence[str]) -> int:
    """The command `ettin bench`."""
    parser = argparse.ArgumentParser(prog="ettin bench", description="Measure: CPU time, medians of several runs.")
    parser.add_argument("what", choices=list(BENCHES))
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--runs", type=int, default=3, help="runs to take the median of (%(default)s)")
    parser.add_argument("--games", type=int, default=0, help="games a run; 0: as many as are usual")
    parser.add_argument("--format", choices=list(SEATS), help="only this format")
    parser.add_argument("--profile", action="store_true", help="say where the time goes, on the error stream")
    args = parser.parse_args(argv)
    if args.runs < 1 or args.games < 0:
        parser.error("there must be a run to take the median of")
    formats = ["duel"] if args.what == "board" else [args.format] if args.format else list(SEATS)
    work = (args.games, args.runs)
    if args.profile:
        profile = cProfile.Profile()
        figures = {format: profile.runcall(measure, BENCHES[args.what], format, *work) for format in formats}
        pstats.Stats(profile, stream=sys.stderr).sort_stats("tottime").print_stats(40)
    else:
        figures = {format: apart(BENCHES[args.what], format, *work) for format in formats}
    print(json.dumps(figures) if args.json else show(figures))
    return 0
