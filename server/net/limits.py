"""Limits: how much of everything the shell allows, and how fast a peer may talk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from protocol import messages as m


@dataclass(frozen=True)
class Limits:
    """All bounds of the shell. Bytes are of frames and write buffers, times in seconds."""

    max_frame: int = 64 * 1024
    max_connections: int = 10_000
    max_rooms: int = 2_000
    behind: int = 512 * 1024  # unwritten bytes at which a reader is slow: it gets a snapshot when it has caught up; no snapshot is as long
    caught_up: int = 16 * 1024  # unwritten bytes at which a slow reader has caught up
    let_go: int = 1024 * 1024  # unwritten bytes at which it is let go
    patience: float = 30.0  # how long a reader may stay behind
    hello: float = 10.0  # how long the first message may take
    mistakes: int = 20  # malformed frames before the goodbye
    rate: float = 2_000.0  # messages a second, as they weigh; who sends more is read more slowly
    burst: float = 4_000.0
    linger: float = 600.0  # how long a game without connected people waits for them
    farewell: float = 60.0  # how long one that has ended does
    ping: float = 20.0


WEIGHTS: dict[type[m.ClientMessage], int] = {
    m.Deck: 100, m.Chat: 50, m.Words: 50, m.Resume: 20, m.Create: 20, m.ListRooms: 10, m.Why: 10, m.Auto: 5,
}  # fmt: skip
"""How many messages more one counts for, since it costs us, or all who hear it, as much."""


def weight(messages: Sequence[m.ClientMessage], size: int) -> int:
    """For how many messages those of a frame of that size count; nonsense, which makes none, counts by its size alone."""
    heavy = (size >> 9) + (len(messages) or 1)
    for message in messages:
        kind = type(message)
        if kind in WEIGHTS:
            heavy += WEIGHTS[kind]
        elif isinstance(message, m.Cards):
            heavy += len(message.numbers) // 4
    return heavy


class Bucket:
    """Counts what a peer says: so many messages a second on average, and a burst of some more."""

    __slots__ = ("_burst", "_level", "_rate", "_time")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._time = burst, now

    def has(self, n: int, now: float) -> bool:
        """Take n messages out if that needs no waiting; whether it did."""
        level = min(self._burst, self._level + (now - self._time) * self._rate) - n
        if level < 0:
            return False
        self._level, self._time = level, now
        return True

    def take(self, n: int, now: float) -> float:
        """Take n messages out; how long to wait before reading on (0: not at all)."""
        self._level = min(self._burst, self._level + (now - self._time) * self._rate) - n
        self._time = now
        return 0.0 if self._level >= 0 else -self._level / self._rate
