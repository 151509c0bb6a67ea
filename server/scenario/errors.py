"""Errors of scenarios.

    ScenarioError
    |-- BadScenario     the document cannot be understood: where, and what is wrong
    |-- Unsupported     it needs a card or word that the pool does not have
    |-- Failed          an entry or a check failed
    `-- Broken          the engine did what no engine may do
"""

from __future__ import annotations


class ScenarioError(Exception):
    """A scenario did not pass."""

    status = "error"


class BadScenario(ScenarioError):
    """The document cannot be understood. The message begins with the place: `zones.A.hand[2]: ...`."""


class Unsupported(ScenarioError):
    """It needs what is not there: `needs` lists the cards and words."""

    status = "unsupported"

    def __init__(self, needs: tuple[str, ...]) -> None:
        super().__init__("needs " + ", ".join(needs))
        self.needs = needs


class Failed(ScenarioError):
    """An entry or a check failed."""

    status = "fail"


class Broken(ScenarioError):
    """The engine changed its state where it must not, or went on for ever."""
