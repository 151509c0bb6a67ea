"""Chat: what is said at the table, to all or to the team, and to whom it goes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from protocol.messages import SPECTATOR, Said

KEPT = 50
"""How many lines are said again to who comes later."""


class Chat:
    """What was said lately, and who may hear it. Those who watch hear what is said to the table."""

    __slots__ = ("_said",)

    def __init__(self) -> None:
        self._said: list[tuple[tuple[int, ...] | None, Said]] = []  # to whom, None: all

    def say(self, seat: int, text: str, team: Sequence[int] | None, table: Iterable[int]) -> list[tuple[int, Said]]:
        """Say something to the seats of a team, or to the whole table; gives who hears it."""
        said = Said(seat, text, team is not None)
        self._said = [*self._said[1 - KEPT :], (None if team is None else tuple(team), said)]
        return [(hearer, said) for hearer in (table if team is None else team)]

    def heard(self, seat: int) -> list[Said]:
        """What that seat, or who watches, has heard so far."""
        return [said for team, said in self._said if team is None or (seat != SPECTATOR and seat in team)]
