"""Asking: the question on the screen, and when another takes its place."""

from __future__ import annotations

from asyncio import get_running_loop

from protocol import messages as m
from protocol.mirror import Mirror

from .questions import question
from .screen import show
from .table import table

STARTLED = 1.0
"""For how many seconds after a question has taken another's place what is typed may still be meant for that."""


class Asking:
    """Shows the questions of a table, one at a time."""

    def __init__(self, mirror: Mirror) -> None:
        self._mirror = mirror
        self._seen: int | None = None  # the question on the screen
        self._startled = 0.0  # until when

    @property
    def now(self) -> m.Question | None:
        """The question to answer."""
        return self._mirror.questions[0] if self._mirror.questions else None

    def look(self) -> None:
        """Show the table and the question, if it is a new one."""
        now, seen = self.now, self._seen
        self._seen = now.id if now else None
        if now is not None and now.id != seen:
            show(table(self._mirror), question(self._mirror, now))
            self._startled = 0.0 if seen is None else get_running_loop().time() + STARTLED

    def look_again(self) -> None:
        """Show the question at the next look, though it is the same."""
        self._seen = None

    def startled(self) -> bool:
        """Whether the question has just taken another's place, as a partner's move makes one do."""
        return get_running_loop().time() < self._startled
