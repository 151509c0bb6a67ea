"""Help for the tests of scenarios: short ways to write one and run it."""

from __future__ import annotations

from typing import Any

from server.cards.pool import starter_pool
from server.scenario import parse
from server.scenario.result import Result
from server.scenario.runner import Run, run


def judge(**keys: Any) -> Result:
    """Run a scenario with these keys."""
    return run(parse.scenario({"name": "a case", **keys}), starter_pool())


def stopped(**keys: Any) -> Run:
    """A scenario run to its stop, to be looked at."""
    play = Run(parse.scenario({"name": "a case", **keys}), starter_pool())
    play.play()
    return play


def board(a: list[Any] | None = None, b: list[Any] | None = None, **hands: list[Any]) -> dict[str, Any]:
    """`zones` with these battlefields; `a_hand`, `b_library` and so on name the other zones."""
    zones: dict[str, Any] = {"A": {"battlefield": a or []}, "B": {"battlefield": b or []}}
    for name, cards in hands.items():
        letter, zone = name.split("_")
        zones[letter.upper()][zone] = cards
    return zones


def at(turn: int, step: str, seat: str, do: str, **keys: Any) -> dict[str, Any]:
    """One entry of a script; `from_`, `as_` and `with_` stand for the words that Python keeps for itself."""
    return {"turn": turn, "step": step, "seat": seat, "do": do, **{key.rstrip("_"): value for key, value in keys.items()}}


def main1(seat: str, do: str, **keys: Any) -> dict[str, Any]:
    """An entry in the first main phase of turn 1."""
    return at(1, "main1", seat, do, **keys)


def main_stop() -> dict[str, Any]:
    """The first main phase of turn 1 as the stop."""
    return {"turn": 1, "step": "main1"}
