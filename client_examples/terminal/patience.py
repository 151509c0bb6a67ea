"""Patience: says for whom the table waits, if it is for more than a moment."""

from __future__ import annotations

from asyncio import TimerHandle, get_running_loop

from protocol.mirror import Mirror

from .cards import names

A_MOMENT = 0.5
"""In seconds: bots need less."""


class Patience:
    """Knows for whom the table waits."""

    def __init__(self) -> None:
        self._seats: list[int] = []
        self._end: TimerHandle | None = None

    def wait(self, mirror: Mirror, seats: list[int]) -> None:
        """The table waits for these; if that is others, it will be said."""
        if seats == self._seats:
            return
        self.stop()
        self._seats = seats
        if seats and mirror.seat not in seats:
            self._end = get_running_loop().call_later(A_MOMENT, print, f"  ... waiting for {names(mirror, seats)}")

    def stop(self) -> None:
        """It waits no more."""
        if self._end is not None:
            self._end.cancel()
        self._seats, self._end = [], None
