"""Load: many rooms, measured."""

from __future__ import annotations

import json

import pytest

from client_examples import load
from client_examples.load.figures import Figures, percentile
from tests.client_examples.support import with_server


@pytest.mark.parametrize("argv", [["--rooms", "0"], ["--seconds", "nan"]])
def test_no_rooms_and_no_time_are_a_mistake(argv: list[str]) -> None:
    """There would be nothing to measure."""
    with pytest.raises(SystemExit):
        load.main(argv)


def test_load_measures_rooms(capsys: pytest.CaptureFixture[str]) -> None:
    """One JSON object with choices, round trips and bytes."""
    with_server(lambda url: load.main(["--url", url, "--rooms", "2", "--seconds", "1.5", "--json"]))
    figures = json.loads(capsys.readouterr().out)
    assert figures["rooms"] == 2 and figures["seats"] == 8
    assert figures["choices"] > 20 and 0 < figures["round_trip_ms"]["p50"] <= figures["round_trip_ms"]["p99"]
    assert 0 < figures["diff_bytes"]["p50"] <= 150


def test_percentiles_are_values_that_were_there() -> None:
    """Of ten values the fifth and the last; of none zero."""
    assert [percentile([float(n) for n in range(10)], p) for p in (50, 99, 100)] == [5, 9, 9]
    assert percentile([], 50) == 0 and Figures().summary(1, 2, 1.0)["games"] == 0
