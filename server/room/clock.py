"""Clock: how long each seat may think about a question (a room option); then the question's default is its answer."""

from __future__ import annotations


class Clock:
    """The time at which each asked seat's time is up. It knows no time of its own: `now` is what the caller says."""

    __slots__ = ("limit", "_due")

    def __init__(self, limit: float = 0) -> None:
        self.limit = limit
        """Seconds for a question; 0: as long as it takes."""
        self._due: dict[int, float] = {}

    def ask(self, seat: int, now: float) -> None:
        """The seat's time begins, unless it is running."""
        if self.limit:
            self._due.setdefault(seat, now + self.limit)

    def stop(self, seat: int) -> None:
        """The seat is not waited for any more."""
        self._due.pop(seat, None)

    def up(self, now: float) -> list[int]:
        """The seats whose time is up, the longest waited for first."""
        return [seat for due, seat in sorted((due, seat) for seat, due in self._due.items() if due <= now)] if self._due else []

    def wake_in(self, now: float) -> float | None:
        """In how many seconds the next seat's time is up; None if none is waited for."""
        return max(0.0, min(self._due.values()) - now) if self._due else None

    def left(self, seat: int, now: float) -> int:
        """How many milliseconds the seat has left; -1: as many as it likes."""
        return max(0, round(1000 * (self._due[seat] - now))) if seat in self._due else -1
