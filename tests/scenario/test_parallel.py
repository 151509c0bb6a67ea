"""Workers side by side: what happens when one of them goes."""

from __future__ import annotations

from multiprocessing import Pipe
from pathlib import Path

import pytest

from server.cards.pool import starter_pool
from server.scenario import parallel
from server.scenario.files import Written

CASES = [Written(f"file#{i}", {"name": f"case {i}", "stop": {"turn": 1, "step": "upkeep"}}) for i in range(3)]


class Fake(parallel._Worker):
    """A worker without a process: the first one dies at its first case, the others do theirs."""

    made = 0

    def __init__(self, pool: Path | None) -> None:
        self.ours, self.theirs = Pipe()
        self.given: list[int] = []
        self.began: float | None = None
        self.ready = True
        Fake.made += 1
        self.mortal = Fake.made == 1

    def live(self) -> None:
        """Do what has been asked, or die of it."""
        while self.theirs.poll():
            if self.mortal:
                self.theirs.close()
                return
            place, written = self.theirs.recv()
            self.theirs.send((place, parallel.run_one(written, starter_pool())))

    def dismiss(self) -> None:
        self.ours.close()
        self.theirs.close()


def test_a_worker_that_dies_takes_one_scenario_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """scenario-format.md: one scenario never takes down another."""
    monkeypatch.setattr(parallel, "_Worker", Fake)
    monkeypatch.setattr(Fake, "made", 0)
    crew = parallel._Crew(CASES, 1, 60.0, None)
    results: dict[int, str] = {}
    while len(results) < len(CASES):
        for worker in crew.workers:
            crew._give(worker, 0.0)
            worker.live()  # type: ignore[attr-defined]
        for worker in list(crew.workers):
            for place, result in crew._hear(worker):
                results[place] = f"{result.status} {result.why}".strip()
    crew.dismiss()
    assert results == {0: "error its process died", 1: "pass", 2: "pass"} and Fake.made == 2


def test_results_come_in_the_order_of_the_cases() -> None:
    """scenario-format.md: --jobs runs them side by side; the list stays in order."""
    assert [result.name for result in parallel.run_all(CASES, jobs=3)] == ["case 0", "case 1", "case 2"]
    assert list(parallel.run_all([], jobs=3)) == []
