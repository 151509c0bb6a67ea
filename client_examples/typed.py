"""Typed: how questions are answered in a terminal: what to type, what Enter does, and what was meant."""

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


def how(question: m.Question) -> str:
    """What to type."""
    match question.shape, question.bounds:
        case "act" | "number", _:
            return "one number"
        case "pay", _:
            return "one number (0 pays automatically)"
        case "pick", [int(least), int(most), *_]:
            return _how_many(least, most)
        case "order", _:
            return "all the numbers, in order"
        case "divide", [int(total), *_]:
            return f"a share for each, {total} in all"
        case "attack", _:
            return "attackers and whom: a0 b0; - for none"
        case "block", _:
            return "blockers and attackers: a0 b1; - for none"
    return "numbers"


def _how_many(least: int, most: int) -> str:
    if least == most:
        return "one number" if most == 1 else f"{most} numbers"
    return f"up to {most} numbers, - for none" if least == 0 else f"{least} to {most} numbers"


def usual(question: m.Question, labels: list[str]) -> str:
    """What Enter does."""
    default = question.default
    if question.shape in ("attack", "block"):
        pairs = [pair for pair in default if isinstance(pair, list)] if isinstance(default, list) else []
        return " ".join(f"{letters(pair[0])}{pair[1]}" for pair in pairs) or "none"
    if question.shape in ("act", "pay") and isinstance(default, int):
        return labels[default] if default < len(labels) else str(default)
    if question.shape == "pick" and isinstance(default, list):
        return ", ".join(labels[i] for i in default if isinstance(i, int) and i < len(labels)) or "none"
    return " ".join(map(str, default)) if isinstance(default, list) else str(default)
