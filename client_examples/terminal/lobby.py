"""Lobby: who sits where before the game."""

from __future__ import annotations

from protocol import messages as m
from protocol.mirror import Mirror

BEFORE = """  start (bots take the empty seats)   deck FILE or NAME   sit SEAT   say TEXT   team TEXT   quit"""


class Lobby:
    """Tells who sits where: the first time of all, a team a line, then of whom it has changed."""

    def __init__(self) -> None:
        self._known: list[str] = []

    def tell(self, mirror: Mirror) -> None:
        """Print what is new; the first time to the host also what can be done."""
        if mirror.room is None or mirror.joined is None:
            return
        known, self._known = self._known, [f"{seat}) {sitting(line)}" for seat, line in enumerate(mirror.room.seats)]
        for now in [now for before, now in zip(known, self._known) if now != before]:
            print(f"  {now}")
        if not known:
            for n, team in enumerate(mirror.joined.teams, 1):
                print(f"  team {n}: " + ", ".join(self._known[seat] for seat in team))
            if mirror.room.host == mirror.seat:
                print(BEFORE)


def sitting(seat: m.SeatLine) -> str:
    """Somebody in a seat, or nobody."""
    if not seat.kind:
        return "free"
    return seat.name + (" is ready" if seat.ready else " has a deck" if seat.deck else " has no deck yet")
