"""Errors of the engine.

    EngineError
    |-- IllegalChoice      the answer is not legal; the game is as it was
    |   `-- StaleChoice    the question is no longer open
    |-- BadSetup           the game cannot be started so
    `-- BadDump            the data is not a dumped game
"""

from __future__ import annotations


class EngineError(Exception):
    """Something was asked of the engine that it does not do."""


class IllegalChoice(EngineError):
    """A choice that the rules do not allow. `rule` is the CR section that says so; nothing has changed."""

    def __init__(self, because: str, rule: str = "") -> None:
        super().__init__(f"{because} ({rule})" if rule else because)
        self.because, self.rule = because, rule


class StaleChoice(IllegalChoice):
    """The question is not open (any more), or not open for that seat."""


class BadSetup(EngineError):
    """The game cannot be started like this: the message names what is wrong."""


class BadDump(EngineError, ValueError):
    """The data cannot be loaded as a game: the message names what is wrong."""
