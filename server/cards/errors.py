"""Errors of cards and decklists.

    CardError
    |-- UnknownCard     the pool has no card of that name
    |-- BadPool         the data is not a pool
    |-- BadDecklist     a line of a decklist cannot be read
    `-- RefusedDeck     the deck may not be played: all reasons at once
"""

from __future__ import annotations


class CardError(Exception):
    """Something is wrong with cards."""


class UnknownCard(CardError, KeyError):
    """The pool has no card of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"there is no card {self.name!r} in the pool"


class BadPool(CardError, ValueError):
    """The data is not a pool: the message says where and why."""


class BadDecklist(CardError, ValueError):
    """Lines that cannot be read. `lines` holds (number, what is wrong) of each."""

    def __init__(self, lines: tuple[tuple[int, str], ...]) -> None:
        super().__init__("; ".join(f"line {number}: {why}" for number, why in lines))
        self.lines = lines


class RefusedDeck(CardError, ValueError):
    """The deck may not be played. `unknown` are the names that the pool lacks, `reasons` all that is wrong, these names too."""

    def __init__(self, unknown: tuple[str, ...], reasons: tuple[str, ...]) -> None:
        super().__init__("; ".join(reasons))
        self.unknown, self.reasons = unknown, reasons
