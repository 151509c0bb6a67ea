"""Changes: which parts of the views a batch of events may have changed; whoever looks, only those are looked at again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from server.engine import events

from .definitions import Definitions
from .rows import Looks

if TYPE_CHECKING:
    from server.engine.batch import Batch
    from server.engine.game import Game
    from server.engine.objects import ObjectId

_ALL_PLAYERS = (events.TurnBegan, events.Lost, events.Won)


class Dirty:
    """What may look different now."""

    __slots__ = ("objects", "players", "zones")

    def __init__(self, objects: list[ObjectId], players: list[int], zones: list[tuple[str, int]]) -> None:
        self.objects, self.players, self.zones = objects, players, zones


class Tracker:
    """Follows a game batch by batch. It remembers which objects refer to which, since a row changes when what it names goes."""

    __slots__ = ("definitions", "_referring")

    def __init__(self) -> None:
        self.definitions = Definitions()
        self._referring: dict[ObjectId, tuple[ObjectId, ...]] = {}

    def looks(self, game: Game) -> Looks:
        """How things look now."""
        return Looks(game, self.definitions)

    def dirty(self, looks: Looks, batch: Batch) -> Dirty:
        """What the batch may have changed: what it touched, and what depends on that."""
        game = looks.game
        present = game.state.objects
        touched = dict.fromkeys(batch.objects)
        gone = [oid for oid in touched if oid not in present]
        if gone:
            for oid, named in self._referring.items():
                if any(other in touched for other in named):
                    touched[oid] = None
            for oid in gone:
                self._referring.pop(oid, None)
        for oid in game.state.stack:
            if present[oid].kind != "ability":
                touched[oid] = None  # what defines its characteristics may have changed anywhere (604.3)
        players = dict.fromkeys(batch.players)
        for zone, owner in batch.zones:
            if zone == "hand" or zone == "library":
                players[owner] = None
        for event in batch.events:
            kind = type(event)
            if kind is events.StepBegan:
                continue
            if kind in _ALL_PLAYERS:
                players.update(dict.fromkeys(game.teams.seats))
            if kind is events.TurnBegan:
                touched.update(dict.fromkeys(game.state.battlefield))  # summoning sickness wears off (302.6)
        for oid in touched:
            obj = present.get(oid)
            if obj is not None and (obj.zone == "battlefield" or obj.zone == "stack"):
                named = looks.object(oid, True).named
                if named:
                    self._referring[oid] = named
                else:
                    self._referring.pop(oid, None)
        return Dirty(list(touched), sorted(players), list(batch.zones))
