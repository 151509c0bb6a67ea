"""Every scenario: those of tests/cases, and those of ../shared/cases whose cards the pool has.

tests/known_failures.txt names the scenarios that do not pass yet, one a line, and may only shrink: a scenario that passes must
be taken off it, and one that is not on it must pass.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from server.cards.pool import starter_pool
from server.scenario import files, parse
from server.scenario.errors import ScenarioError
from server.scenario.files import Written
from server.scenario.parallel import run_one
from server.scenario.position import missing
from tests.conftest import ROOT, SHARED

OWN = ROOT / "tests" / "cases"
KNOWN = ROOT / "tests" / "known_failures.txt"
REASON = "no ../shared/cases: only the scenarios of tests/cases were run"


def known_failures() -> list[str]:
    """The names on the list; blank lines and lines that begin with # are for readers."""
    lines = (line.strip() for line in KNOWN.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def collected(folder: Path, place: str) -> list[Written]:
    """The scenarios of a folder, each under the name of its file within it."""
    return [
        Written(f"{place}/{path.relative_to(folder).as_posix()}: {written.name}", written.data)
        for path in files.find([folder])
        for written in files.read(path)
    ]


def supported(written: Written) -> bool:
    """Whether the pool has all its cards. A document that cannot be understood is run, to fail."""
    try:
        return not missing(parse.scenario(written.data), starter_pool())
    except ScenarioError:
        return True


FOREIGN = collected(SHARED / "cases", "shared") if SHARED is not None and (SHARED / "cases").is_dir() else []
CASES = [*collected(OWN, "own"), *(written for written in FOREIGN if supported(written))]


@pytest.mark.parametrize("written", CASES, ids=lambda written: written.where)
def test_the_case(written: Written) -> None:
    """A judge's case; its rules are named in the document."""
    result = run_one(written, starter_pool())
    listed = written.where in known_failures()
    if result.status == "pass":
        assert not listed, f"it passes: take it off {KNOWN.name}"
        return
    where = f"turn {result.turn}, {result.step or 'start'}"
    if listed:
        pytest.xfail(f"{result.status} at {where}: {result.why}")
    pytest.fail(f"{result.status} at {where}: {result.why}")


def test_the_shared_cases_are_there() -> None:
    """The reference cases lie beside the repository; without them this one line says so."""
    if not FOREIGN:
        pytest.skip(REASON)
    assert len(FOREIGN) > len([written for written in FOREIGN if supported(written)]) // 2


def test_every_known_failure_is_a_scenario() -> None:
    """The list names nothing that does not exist, and nothing twice."""
    names = known_failures()
    assert len(names) == len(set(names))
    there = {written.where for written in CASES}
    assert not [name for name in names if name not in there and (FOREIGN or name.startswith("own/"))]


def test_no_two_own_scenarios_share_a_name() -> None:
    """Failures are listed by name, so names are unique within a file."""
    names = [written.where for written in CASES]
    assert len(names) == len(set(names))
