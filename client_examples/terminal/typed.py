"""Typed: which answer was meant by what was typed."""

from __future__ import annotations

import re

from protocol import messages as m

DECLARED = re.compile(r"([a-z]+)(\d*)")


def letters(n: int) -> str:
    """The name of a creature in a declaration, by its place: a b ... z aa ab ..."""
    return (letters(n // 26 - 1) if n >= 26 else "") + chr(97 + n % 26)


def place(word: str) -> int:
    """The other way round."""
    n = -1
    for letter in word:
        n = (n + 1) * 26 + ord(letter) - 97
    return n


def read(question: m.Question, line: str) -> m.Answer:
    """What was typed, as an answer. Raises ValueError if it cannot be one."""
    if not line:
        return question.default
    if line == "c" and question.cancel:
        return None
    words = [] if line == "-" else line.replace(",", " ").split()
    if question.shape in ("attack", "block"):
        return [_pair(word) for word in words]
    numbers = [int(word) for word in words]
    if question.shape in ("act", "pay", "number"):
        (alone,) = numbers
        return alone
    return [*numbers]


def _pair(word: str) -> list[int]:
    declared = DECLARED.fullmatch(word)
    if declared is None:
        raise ValueError(f"{word} is no creature and whom")
    return [place(declared[1]), int(declared[2] or 0)]
