"""Lethal damage: whether what tramples over may do so, all damage of the step considered (702.19b, 510.1e, 702.2c).

Attackers are asked one after the other, but it is the whole assignment that must be legal: one may send all its damage
through on the promise that others will deal lethal damage to what blocks it. A share is legal if the rest can keep all promises.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from ..decisions import Seat, Thing
from ..layers import layers
from ..objects import ObjectId

if TYPE_CHECKING:
    from ..game import Game


class Fight:
    """A creature that assigns combat damage: to which creatures, and to what beyond them."""

    __slots__ = ("oid", "seat", "power", "creatures", "beyond", "deathtouch", "rule", "receivers")

    def __init__(
        self, oid: ObjectId, seat: Seat, power: int, creatures: tuple[ObjectId, ...], beyond: Thing | None, deathtouch: bool, rule: str
    ) -> None:
        self.oid, self.seat, self.power = oid, seat, power
        self.creatures, self.beyond = creatures, beyond
        self.deathtouch = deathtouch
        self.rule = rule
        self.receivers: tuple[Thing, ...] = creatures if beyond is None else (*creatures, beyond)


class Tally:
    """What has been assigned so far in one side's fights, what is still to come, and what has been promised."""

    __slots__ = ("need", "rest", "promised")

    def __init__(self, game: Game, fights: list[Fight]) -> None:
        self.need: dict[ObjectId, int] = {}  # how much more would be lethal; 0 if enough was assigned
        self.rest = list(fights)
        self.promised: dict[ObjectId, None] = {}
        for fight in fights:
            for oid in fight.creatures:
                if oid not in self.need:
                    self.need[oid] = max(0, (layers.chars(game, oid).toughness or 0) - game.state.objects[oid].damage)

    def lethal(self, fight: Fight, oid: ObjectId) -> int:
        """How much of the creature's damage is lethal to the other, after what has been assigned already."""
        return min(self.need[oid], 1) if fight.deathtouch else self.need[oid]

    def add(self, fight: Fight, shares: tuple[int, ...]) -> None:
        """The shares are assigned."""
        self.need = self._after(fight, shares)
        self.rest.remove(fight)
        if self._goes_through(fight, shares):
            self.promised.update(dict.fromkeys(fight.creatures))

    def allows(self, fight: Fight, shares: tuple[int, ...]) -> bool:
        """Whether the shares can be part of a legal assignment of all."""
        promised = self.promised
        if self._goes_through(fight, shares):
            promised = {**promised, **dict.fromkeys(fight.creatures)}
        if not promised:
            return True
        return _kept(self._after(fight, shares), promised, [other for other in self.rest if other is not fight]) is not None

    def owed(self, fight: Fight) -> tuple[int, ...]:
        """Shares of the fight that help to keep all promises, none of it going through."""
        found = _kept(self.need, self.promised, self.rest)
        assert found is not None  # nothing was allowed that could not be kept
        shares = [found.get((fight.oid, oid), 0) for oid in fight.creatures]
        shares[-1] += fight.power - sum(shares)
        return tuple(shares) if fight.beyond is None else (*shares, 0)

    def _after(self, fight: Fight, shares: tuple[int, ...]) -> dict[ObjectId, int]:
        need = self.need.copy()
        for oid, n in zip(fight.creatures, shares):
            if n:
                need[oid] = 0 if fight.deathtouch else max(0, need[oid] - n)
        return need

    def _goes_through(self, fight: Fight, shares: tuple[int, ...]) -> bool:
        return fight.beyond is not None and bool(fight.creatures) and shares[-1] > 0


Given = dict[tuple[ObjectId, ObjectId], int]
"""Who gives how much to whom."""


def _kept(need: dict[ObjectId, int], promised: dict[ObjectId, None], rest: list[Fight]) -> Given | None:
    """How the remaining fights can deal lethal damage to all that were promised it; None if they cannot."""
    owed = {oid: need[oid] for oid in promised if need[oid]}
    if not owed:
        return {}
    for fight in rest:
        if fight.deathtouch:
            within = [oid for oid in fight.creatures if oid in owed]
            others = [other for other in rest if other is not fight]
            for chosen in combinations(within, min(fight.power, len(within))):
                left = {oid: None for oid in owed if oid not in chosen}
                found = _kept(need, left, others)
                if found is not None:
                    return {**found, **{(fight.oid, oid): 1 for oid in chosen}}
            return None
    return _flow(owed, rest)


def _flow(owed: dict[ObjectId, int], rest: list[Fight]) -> Given | None:
    """The same without deathtouch: damage flows from fights to creatures, rerouted along other creatures where it must be."""
    given: Given = {}
    spare = {fight.oid: fight.power for fight in rest}
    reaches = {fight.oid: fight.creatures for fight in rest}
    for oid, n in owed.items():
        for _ in range(n):
            if not _reroute(oid, given, spare, reaches, {}):
                return None
    return given


def _reroute(
    oid: ObjectId, given: Given, spare: dict[ObjectId, int], reaches: dict[ObjectId, tuple[ObjectId, ...]], seen: dict[ObjectId, None]
) -> bool:
    """Give one more damage to the creature, taking it from another that can get it elsewhere if need be."""
    for source, creatures in reaches.items():
        if source in seen or oid not in creatures:
            continue
        seen[source] = None
        if spare[source]:
            spare[source] -= 1
            given[source, oid] = given.get((source, oid), 0) + 1
            return True
        for other in creatures:
            if given.get((source, other), 0) and _reroute(other, given, spare, reaches, seen):
                given[source, other] -= 1
                given[source, oid] = given.get((source, oid), 0) + 1
                return True
    return False
