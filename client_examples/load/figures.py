"""Figures: what a load run counted, and its summary."""

from __future__ import annotations


class Figures:
    """Counters that all players share."""

    def __init__(self) -> None:
        self.choices = 0
        self.refused = 0
        self.games = 0
        self.frames = 0
        self.bytes = 0
        self.trips: list[float] = []  # seconds from a choice to the answer of what was sent right after it
        self.diffs: list[int] = []  # bytes of frames that hold one diff and no questions

    def summary(self, rooms: int, seats: int, seconds: float) -> dict[str, object]:
        """As JSON shows it."""
        trips = [1000 * trip for trip in self.trips]
        return {
            "rooms": rooms,
            "seats": rooms * seats,
            "seconds": round(seconds, 2),
            "games": self.games,
            "choices": self.choices,
            "choices_per_s": round(self.choices / seconds, 1),
            "refused": self.refused,
            "frames": self.frames,
            "bytes": self.bytes,
            "round_trip_ms": {name: round(percentile(trips, p), 3) for name, p in (("p50", 50), ("p90", 90), ("p99", 99), ("max", 100))},
            "diff_bytes": {name: int(percentile([float(n) for n in self.diffs], p)) for name, p in (("p50", 50), ("p99", 99))},
        }


def percentile(values: list[float], p: float) -> float:
    """The value that p per cent of the values do not exceed; 0 of none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * p / 100))]
