"""The fuzz from the command line: FORMAT FIRST COUNT, and what came of it."""

from __future__ import annotations

import signal
import sys
import time
from collections import Counter
from types import FrameType

from .games import Report, games

HUNG = 120
"""So many seconds of processor time without a result, and the game is stopped where it is."""


def main(format: str, first: int, n: int) -> int:
    """Play the games; print a line for each kind of fault, and the figures."""

    def hang(_: int, __: FrameType | None) -> None:
        raise TimeoutError(f"the game hung for {HUNG} s")

    signal.signal(signal.SIGPROF, hang)
    kinds: Counter[str] = Counter()
    examples: dict[str, Report] = {}
    questions = over = 0
    slowest = 0.0
    began = time.process_time()
    signal.setitimer(signal.ITIMER_PROF, HUNG)
    for report in games(format, first, n):
        signal.setitimer(signal.ITIMER_PROF, HUNG)
        questions += report.questions
        over += report.over
        slowest = max(slowest, report.slowest)
        if report.fault:
            kinds[report.fault] += 1
            if examples.setdefault(report.fault, report) is report:
                print(f"{format} {report.seed}: {report.fault}\n{report.trace[-1800:]}", flush=True)
        if report.seconds > 30:
            print(f"{format} {report.seed}: {report.seconds:.0f} s, {report.questions} questions, {report.turns} turns", flush=True)
    signal.setitimer(signal.ITIMER_PROF, 0)
    seconds = time.process_time() - began
    print(f"{format}: {n} games, {over} over, {questions} questions in {seconds:.0f} s, the slowest choice {slowest:.2f} s")
    for fault, count in kinds.most_common():
        print(f"{count:5} {fault} (first {format} {examples[fault].seed})")
    return 1 if kinds else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
