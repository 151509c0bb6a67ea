"""Teams: the three questions in which players may belong together, and who is whose opponent (102.3, 805, 810).

    turn group   shares turn and priority (805.4, 805.5)
    life group   shares life and poison (810.4, 810.10)
    side         wins and loses together, and is no opponent of itself (102.3, 104.2c)

They coincide in Two-Headed Giant and differ elsewhere; a player alone is a group of one in each.
"""

from __future__ import annotations

from ..decisions import Seat

Groups = tuple[tuple[Seat, ...], ...]


class Teams:
    """Who belongs together. Seats stand in turn order; groups are numbered in the turn order of their first seats."""

    __slots__ = ("seats", "turn_groups", "life_groups", "sides", "turn_group", "life_group", "side", "_opponents", "_teammates", "_from")

    def __init__(self, turn_groups: Groups, life_groups: Groups, sides: Groups) -> None:
        self.seats: tuple[Seat, ...] = tuple(sorted(seat for group in turn_groups for seat in group))
        self.turn_groups, self.life_groups, self.sides = turn_groups, life_groups, sides
        self.turn_group = _index(turn_groups)
        self.life_group = _index(life_groups)
        self.side = _index(sides)
        self._opponents = tuple(tuple(b for b in self.seats if self.side[a] != self.side[b]) for a in self.seats)
        self._teammates = tuple(tuple(b for b in self.seats if a != b and self.side[a] == self.side[b]) for a in self.seats)
        n = len(turn_groups)
        self._from = tuple(tuple((group + i) % n for i in range(n)) for group in range(n))

    def is_opponent(self, a: Seat, b: Seat) -> bool:
        """Whether the two are opponents (102.2, 102.3)."""
        return self.side[a] != self.side[b]

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """All opponents that began the game, in seat order."""
        return self._opponents[seat]

    def teammates(self, seat: Seat) -> tuple[Seat, ...]:
        """The other members of that player's team (102.3)."""
        return self._teammates[seat]

    def groups_from(self, group: int) -> tuple[int, ...]:
        """The turn groups in turn order, beginning with that one (101.4, 805.4)."""
        return self._from[group]


def _index(groups: Groups) -> tuple[int, ...]:
    """Seat by seat, the number of its group."""
    by_seat = {seat: number for number, group in enumerate(groups) for seat in group}
    return tuple(by_seat[seat] for seat in range(len(by_seat)))


def alone(n: int) -> Groups:
    """Each seat by itself."""
    return tuple((seat,) for seat in range(n))


def together(teams: Groups) -> Teams:
    """Teams that share everything: turns, life, winning and losing (810)."""
    return Teams(teams, teams, teams)
