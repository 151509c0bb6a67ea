"""Command: `ettin scenario run FILE...|FOLDER...`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from pathlib import Path

from server.cards.errors import BadPool

from . import files
from .errors import BadScenario
from .parallel import open_pool, run_all
from .result import Result

MARKS = {"pass": ".", "fail": "FAIL", "error": "ERROR", "unsupported": "unsupported"}


def parser() -> argparse.ArgumentParser:
    """What the command takes."""
    made = argparse.ArgumentParser(prog="ettin scenario", description="Judges' cases as documents.")
    commands = made.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="run scenarios; the exit status is 0 only if all pass")
    run.add_argument("paths", nargs="+", type=Path, metavar="FILE", help="a .yaml, .yml, .json or .jsonl file, or a folder of them")
    run.add_argument("--json", action="store_true", help="print one JSON object a scenario")
    run.add_argument("--jobs", type=_positive, default=os.cpu_count() or 1, metavar="N", help="how many to run side by side")
    run.add_argument("--timeout", type=float, default=60.0, metavar="SECONDS", help="a scenario that runs longer is an error (60)")
    run.add_argument("--only", default="", metavar="TEXT", help="only scenarios whose name, source or file has the text in it")
    run.add_argument("--pool", type=Path, default=None, metavar="FILE", help="a pool of cards other than the one that comes with ettin")
    run.add_argument("-q", "--quiet", action="store_true", help="print failures, errors and the count only")
    return made


def _positive(text: str) -> int:
    n = int(text)
    if n < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return n


def main(argv: list[str] | None = None) -> int:
    """Run the command; gives the exit status: 0 if all pass, 1 if not, 2 if the files cannot be read."""
    options = parser().parse_args(argv)
    try:
        found = files.all_of(options.paths)
    except BadScenario as error:
        print(f"ettin scenario: {error}", file=sys.stderr)
        return 2
    try:
        open_pool(options.pool)
    except (OSError, BadPool) as error:
        print(f"ettin scenario: {options.pool}: {error}", file=sys.stderr)
        return 2
    if options.only:
        found = [written for written in found if options.only.casefold() in _about(written).casefold()]
    counts: Counter[str] = Counter()
    for result in run_all(found, options.jobs, options.timeout, options.pool):
        counts[result.status] += 1
        _show(result, options.json, options.quiet)
    if not options.json:
        print(", ".join(f"{counts[status]} {status}" for status in MARKS if counts[status]) or "no scenarios")
    return 0 if set(counts) <= {"pass"} else 1


def _about(written: files.Written) -> str:
    source = written.data.get("source", "") if isinstance(written.data, dict) else ""
    return f"{written.name}\n{source}\n{written.where}"


def _show(result: Result, as_json: bool, quiet: bool) -> None:
    if as_json:
        print(json.dumps(result.to_data(), ensure_ascii=False), flush=True)
    elif result.status != "pass" or not quiet:
        if result.status == "unsupported" and quiet:
            return
        print(f"{MARKS[result.status]:11} {result.name}  [{result.file}]")
        if result.why:
            print(f"            turn {result.turn}, {result.step or 'start'}: {result.why}")
