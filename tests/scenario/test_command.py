"""The command: what it prints, its exit status, and scenarios side by side."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from server.scenario.command import main

GOOD = """
- name: A bolt deals three
  source: own
  zones: {A: {battlefield: [Mountain], hand: [Lightning Bolt]}}
  script: [{turn: 1, step: main1, seat: A, do: cast, card: Lightning Bolt, targets: [B]}]
  stop: {turn: 1, step: main1}
  expect: [{seat: B, life: 17}]
"""
BAD = """
- {name: Not so, source: mine, stop: {turn: 1, step: upkeep}, expect: [{seat: B, life: 17}]}
- {name: Not there, zones: {A: {hand: [Flying Pig]}}}
- {name: Not read, zonse: {}}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "bad.yaml").write_text(BAD)
    (tmp_path / "good.yaml").write_text(GOOD)
    return tmp_path


def test_json_has_one_object_a_scenario_in_order(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """scenario-format.md, "Running": name, source, status, why, at, seconds, and needs."""
    assert main(["run", str(folder), "--json", "--jobs", "2"]) == 1
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(one["name"], one["status"]) for one in told] == [
        ("Not so", "fail"), ("Not there", "unsupported"), ("Not read", "error"), ("A bolt deals three", "pass"),
    ]  # fmt: skip
    assert told[0]["source"] == "mine" and told[0]["at"] == {"turn": 1, "step": "upkeep"} and "it is 20" in told[0]["why"]
    assert told[1]["needs"] == ["Flying Pig"] and "did you mean 'zones'" in told[2]["why"]
    assert told[3]["why"] == "" and isinstance(told[3]["seconds"], float) and told[3]["file"].endswith("good.yaml#0")


def test_the_status_is_zero_only_if_all_pass(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """scenario-format.md: the exit status is 0 only if all pass."""
    assert main(["run", str(folder / "good.yaml"), "--jobs", "1", "--quiet"]) == 0
    assert capsys.readouterr().out == "1 pass\n"
    assert main(["run", str(folder), "--only", "bolt", "--jobs", "1"]) == 0
    assert main(["run", str(folder / "none.yaml")]) == 2
    assert "no such file" in capsys.readouterr().err


def test_a_file_that_cannot_be_read_takes_no_other_down(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """scenario-format.md: one scenario never takes down another."""
    (folder / "bad.yaml").write_text("name: [")
    (folder / "worse.json").write_bytes(b"\xff\xfe")
    assert main(["run", str(folder), "--json", "--jobs", "1"]) == 1
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["status"] for one in told] == ["error", "pass", "error"]
    assert "bad.yaml" in told[0]["why"] and told[2]["name"].endswith("worse.json")


def test_what_runs_over_the_time_is_an_error(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """scenario-format.md: one that runs over --timeout is an error."""
    assert main(["run", str(folder / "good.yaml"), "--json", "--jobs", "1", "--timeout", "0"]) == 1
    (told,) = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert told["status"] == "error" and "ran longer" in told["why"] and told["name"] == "A bolt deals three"


def test_a_missing_pool_is_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The cards may come from a file; one that is not there is a mistake of the caller, not of a scenario."""
    assert main(["run", str(folder / "good.yaml"), "--pool", str(folder / "no.pool")]) == 2
    assert "no.pool" in capsys.readouterr().err
