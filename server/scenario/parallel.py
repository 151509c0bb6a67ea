"""Parallel: scenarios side by side in processes of their own, so that none takes another down."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path

from server.cards.pool import Pool, starter_pool

from . import parse
from .errors import ScenarioError
from .files import Written
from .result import Result
from .runner import run

AHEAD = 2
"""How many scenarios wait at a worker, so that it never waits itself."""


def run_one(written: Written, pool: Pool) -> Result:
    """Parse and run one scenario; a document that cannot be understood is an error of it alone."""
    if written.fault:
        return _failed(written, written.fault)
    try:
        case = parse.scenario(written.data, written.where)
    except ScenarioError as error:
        return _failed(written, str(error))
    return run(case, pool)


def _failed(written: Written, why: str, seconds: float = 0.0) -> Result:
    source = written.data.get("source") if isinstance(written.data, dict) else None
    return Result(written.name, str(source or written.where), written.where, "error", why, seconds=seconds)


def open_pool(path: Path | None) -> Pool:
    """The pool in that file, else the cards that the repository has."""
    return starter_pool() if path is None else Pool.open(path)


def run_all(cases: list[Written], jobs: int = 1, timeout: float = 60.0, pool: Path | None = None) -> Iterator[Result]:
    """The results in the order of the cases, as they become known. A worker that runs over the time, or dies, is replaced."""
    results: dict[int, Result] = {}
    shown = 0
    crew = _Crew(cases, max(1, min(jobs, len(cases))), timeout, pool)
    try:
        while shown < len(cases):
            for place, result in crew.work():
                results[place] = result
            while shown in results:
                yield results.pop(shown)
                shown += 1
    finally:
        crew.dismiss()


class _Worker:
    """A process, what it has been given, and when it began on the first of that."""

    def __init__(self, pool: Path | None) -> None:
        context = multiprocessing.get_context("spawn")
        self.ours, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_serve, args=(theirs, pool), daemon=True)
        self.process.start()
        theirs.close()
        self.given: list[int] = []
        self.began: float | None = None  # None until it is ready: loading the cards does not count
        self.ready = False

    def dismiss(self) -> None:
        self.ours.close()
        if self.process.is_alive():
            self.process.kill()
        self.process.join()


class _Crew:
    """The workers and the cases that wait for them."""

    def __init__(self, cases: list[Written], jobs: int, timeout: float, pool: Path | None) -> None:
        self.cases, self.timeout, self.pool = cases, timeout, pool
        self.waiting = list(range(len(cases)))
        self.workers = [_Worker(pool) for _ in range(jobs)]

    def work(self) -> list[tuple[int, Result]]:
        """Hand out cases, and wait until something is known."""
        now = time.monotonic()
        for worker in self.workers:
            self._give(worker, now)
        soonest = min((w.began + self.timeout for w in self.workers if w.began is not None), default=now + self.timeout)
        by_pipe = {worker.ours: worker for worker in self.workers}
        known: list[tuple[int, Result]] = []
        for pipe in wait(list(by_pipe), max(0.0, soonest - now)):
            assert isinstance(pipe, Connection)
            known += self._hear(by_pipe[pipe])
        now = time.monotonic()
        for worker in list(self.workers):
            if worker.began is not None and now - worker.began > self.timeout and not worker.ours.poll():
                known += self._replace(worker, f"it ran longer than {self.timeout:g} seconds", now - worker.began)
        return known

    def _give(self, worker: _Worker, now: float) -> None:
        while worker.ready and self.waiting and len(worker.given) < AHEAD:
            place = self.waiting.pop(0)
            worker.ours.send((place, self.cases[place]))
            if not worker.given:
                worker.began = now
            worker.given.append(place)

    def _hear(self, worker: _Worker) -> list[tuple[int, Result]]:
        try:
            told = worker.ours.recv()
        except (EOFError, OSError):
            return self._replace(worker, "its process died", 0.0)
        if told is None:
            worker.ready = True
            return []
        place, result = told
        worker.given.remove(place)
        worker.began = time.monotonic() if worker.given else None
        return [(place, result)]

    def _replace(self, worker: _Worker, why: str, seconds: float) -> list[tuple[int, Result]]:
        """Let a worker go: the case it was at is an error, the others are handed out again."""
        worker.dismiss()
        self.workers.remove(worker)
        lost, again = worker.given[:1], worker.given[1:]
        self.waiting[:0] = again
        if not lost and not worker.ready:
            raise OSError("a worker process could not be started")
        self.workers.append(_Worker(self.pool))
        return [(place, _failed(self.cases[place], why, seconds)) for place in lost]

    def dismiss(self) -> None:
        """Let all workers go."""
        for worker in self.workers:
            worker.dismiss()


def _serve(pipe: Connection, path: Path | None) -> None:
    """A worker's life: cases in, results out, until the pipe closes."""
    pool = open_pool(path)
    pipe.send(None)
    while True:
        try:
            place, written = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send((place, run_one(written, pool)))
