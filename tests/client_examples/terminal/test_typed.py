"""Typed: which answer was meant."""

from __future__ import annotations

import pytest

from client_examples.terminal import typed
from protocol import messages as m


@pytest.mark.parametrize(
    "shape, line, answer",
    [("act", "2", 2), ("act", "", 7), ("pick", "1 3", [1, 3]), ("order", "1,0", [1, 0]), ("attack", "a0 b1", [[0, 0], [1, 1]]),
     ("block", "-", []), ("attack", "c", None), ("attack", "b", [[1, 0]]), ("block", "z1 aa0 ab", [[25, 1], [26, 0], [27, 0]]),
     ("pick", "-", [])],
)  # fmt: skip
def test_what_is_typed_is_an_answer(shape: str, line: str, answer: m.Answer) -> None:
    """Numbers for options, letters for creatures; Enter is the default; c takes back where that is possible."""
    assert typed.read(m.Question(1, shape, "x", "1", [], 7, cancel=line == "c"), line) == answer


@pytest.mark.parametrize(
    ("shape", "line"),
    [("act", "1 2"), ("act", "i have 2 blockers"), ("attack", "2"), ("attack", "a0 b1 !"), ("pick", "a0"), ("act", "c"), ("act", "-")],
)
def test_what_is_no_answer_is_not_taken_for_one(shape: str, line: str) -> None:
    """One action at a time; nothing is read out of words; a number is no attack."""
    with pytest.raises(ValueError):
        typed.read(m.Question(1, shape, "x", "1", [], 0), line)


def test_letters_count_creatures_on() -> None:
    """After z comes aa."""
    names = [typed.letters(n) for n in range(703)]
    assert names[:2] + names[25:28] + names[-2:] == ["a", "b", "z", "aa", "ab", "zz", "aaa"]
    assert [typed.place(name) for name in names] == [*range(703)]
