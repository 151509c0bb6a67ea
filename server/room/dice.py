"""Dice: who answers for chance, which is a seat like any other (design.md law 1)."""

from __future__ import annotations

import random

from server.engine.decisions import Choice, Question, Random


class Dice:
    """Answers chance's questions: from a seed that makes a game repeatable, or from the operating system's secrets."""

    __slots__ = ("_rng",)

    def __init__(self, seed: int | str | None = None) -> None:
        self._rng: Random = random.SystemRandom() if seed is None else random.Random(seed)

    def answer(self, question: Question) -> Choice:
        """A legal answer; each is equally likely."""
        return question.sample(self._rng)
