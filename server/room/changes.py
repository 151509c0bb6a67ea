"""Changes: what a batch of events may have changed, worked out once for all who watch; each viewer puts its numbers in.

Whatever is the same for everybody (a life total, the turn, which fields of a permanent are others now) is compared here and
not once for every seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from protocol.diff import PLAYER, TABLE
from protocol.view import Flag, Row
from protocol.view import O as F
from server.engine import events
from server.engine.events import Happening
from server.engine.view import COMMON, SHARED, listed

from .definitions import Definitions
from .happenings import Line, lines
from .rows import Base, Looks, zone_cell

if TYPE_CHECKING:
    from server.engine.batch import Batch
    from server.engine.game import Game
    from server.engine.objects import Obj, ObjectId
    from server.engine.view import ZoneKey

_ALL_PLAYERS = (events.TurnBegan, events.Lost, events.Won)
_SHOWING = (events.Revealed, events.Reordered)
_STEP: list[type[Happening]] = [events.StepBegan]
_FLAGS = int(F.FLAGS)
_FACE_DOWN, _SICK = int(Flag.FACE_DOWN), int(Flag.SICK)


class Touched(NamedTuple):
    """An object that may look different now."""

    oid: ObjectId
    obj: Obj | None  # None: it is gone
    tail: Row | None = None  # [field, value ...] that are others for all who saw it already; None: each must see for itself
    base: Base | None = None  # its row, if everybody sees its face; None: each must see for itself


class Splice(NamedTuple):
    """What happened to the list of a zone that all see alike."""

    cell: tuple[int, int]
    at: int
    removed: int
    ids: list[ObjectId]


class Dirty:
    """What may look different now, and what surely does, the same for all; and what is told of it."""

    __slots__ = ("controlled", "objects", "players", "table", "zones", "splices", "lines", "showing", "common")

    def __init__(self, game: Game) -> None:
        self.controlled = controlled(game)
        self.objects: list[Touched] = []
        self.players: list[tuple[int, Row, Row]] = []  # seat, the new row, and the change
        self.table: tuple[Row, Row] | None = None  # the new row, and the change
        self.zones: list[ZoneKey] = []  # hands and libraries
        self.splices: list[Splice] = []
        self.lines: list[Line] = []
        self.showing: list[Happening] = []  # the events that show cards of hidden zones, or hide them again
        self.common: tuple[list[Row], list[Row]] | None = None  # changes and events, where they are the same for all


class Tracker:
    """Follows a game batch by batch."""

    __slots__ = ("definitions", "_bases", "_players", "_table", "_zones", "_referring")

    def __init__(self) -> None:
        self.definitions = Definitions()
        self._bases: dict[ObjectId, Base] = {}
        self._players: dict[int, Row] = {}
        self._table: Row = []
        self._zones: dict[ZoneKey, list[ObjectId]] = {}
        self._referring: dict[ObjectId, tuple[ObjectId, ...]] = {}
        """Which objects an object's row names: it changes when one of them goes."""

    def looks(self, game: Game) -> Looks:
        """How things look now."""
        return Looks(game, self.definitions)

    def begin(self, looks: Looks) -> None:
        """The game begins: this is what everybody has been shown."""
        game = looks.game
        self._table = looks.table()
        self._players = {seat: looks.player(seat) for seat in game.teams.seats}
        for zone in COMMON:
            self._zones[zone, SHARED] = listed(game, (zone, SHARED))[:]
        for player in game.state.players:
            self._zones["graveyard", player.seat] = player.graveyard[:]

    def dirty(self, looks: Looks, batch: Batch) -> Dirty:
        """What the batch changed: what it touched, and what depends on that. Call it once for each batch."""
        game = looks.game
        dirty = Dirty(game)
        if not (batch.objects or batch.players or batch.zones or game.state.stack) and [type(event) for event in batch.events] == _STEP:
            self._look_at_table(looks, dirty)  # nearly half of all batches: nothing else can look different
            dirty.common = [dirty.table[1]] if dirty.table is not None else [], lines(game, batch.events)  # type: ignore[assignment]
            return dirty
        touched = dict.fromkeys(batch.objects)
        present = game.state.objects
        if touched:
            self._depending(touched, present)
        for oid in game.state.stack:
            if present[oid].kind != "ability":
                touched[oid] = None  # what defines its characteristics may have changed anywhere (604.3)
        players = dict.fromkeys(batch.players)
        table = batch.table
        for key in batch.zones:
            zone, owner = key
            if zone == "hand" or zone == "library":
                players[owner] = None
                dirty.zones.append(key)
            else:
                self._splice(game, key, dirty)
        dirty.lines = lines(game, batch.events)
        for event in batch.events:
            kind = type(event)
            if kind in _SHOWING:
                dirty.showing.append(event)
            elif kind in _ALL_PLAYERS:
                players.update(dict.fromkeys(game.teams.seats))
                table = True
                if kind is events.TurnBegan:
                    touched.update(dict.fromkeys([oid for oid in (*game.state.battlefield, *game.state.phased) if self._sick(oid)]))
        for splice in dirty.splices:
            touched.update(dict.fromkeys(splice.ids))
        dirty.objects = [self._touched(looks, oid, present.get(oid)) for oid in touched]
        if players or table:
            self.everybody(looks, players, dirty)
        if not (dirty.objects or dirty.zones or dirty.splices or dirty.showing):
            rows = [line for line in dirty.lines if isinstance(line, list)]
            if len(rows) == len(dirty.lines):
                dirty.common = [change for _, _, change in dirty.players] + ([dirty.table[1]] if dirty.table else []), rows
        return dirty

    def everybody(self, looks: Looks, seats: dict[int, None], dirty: Dirty) -> None:
        """Compare the table and the rows of these players, which all see alike."""
        for seat in sorted(seats):
            row = looks.player(seat)
            if row != self._players[seat]:
                dirty.players.append((seat, row, [PLAYER, seat, *_others(self._players[seat], row)]))
                self._players[seat] = row
        self._look_at_table(looks, dirty)

    # -- inside

    def _look_at_table(self, looks: Looks, dirty: Dirty) -> None:
        table = looks.table()
        if table != self._table:
            dirty.table = table, [TABLE, *_others(self._table, table)]
            self._table = table

    def _depending(self, touched: dict[ObjectId, None], present: dict[ObjectId, Obj]) -> None:
        """Add what names an object that is gone."""
        gone = [oid for oid in touched if oid not in present]
        if not gone:
            return
        for oid, named in self._referring.items():
            if not touched.keys().isdisjoint(named):
                touched[oid] = None
        for oid in gone:
            self._referring.pop(oid, None)
            self._bases.pop(oid, None)

    def _sick(self, oid: ObjectId) -> bool:
        """Whether it was seen to have summoning sickness, which wears off as a turn begins (302.6)."""
        base = self._bases.get(oid)
        return base is None or bool(base.row[_FLAGS] & _SICK)  # type: ignore[operator]

    def _touched(self, looks: Looks, oid: ObjectId, obj: Obj | None) -> Touched:
        if obj is None or obj.zone == "library":
            return Touched(oid, obj)
        if oid in looks.game.arriving:
            return Touched(oid, None)  # nobody sees it before it is there (614.12)
        new = looks.object(oid, True)
        old = self._bases.get(oid)
        self._bases[oid] = new
        named = new.named if new.refs or new.lists else ()
        if named:
            self._referring[oid] = named
        elif oid in self._referring:
            del self._referring[oid]
        if (
            old is None or named or old.refs or old.lists or new.refs or new.lists or old.definition != new.definition or old.now != new.now
            or (old.row[_FLAGS] | new.row[_FLAGS]) & _FACE_DOWN  # type: ignore[operator]
        ):  # fmt: skip
            tail = None
        else:
            tail = [] if old.row == new.row else _others(old.row, new.row)
        return Touched(oid, obj, tail, None if obj.face_down or obj.zone == "hand" else new)

    def _splice(self, game: Game, key: ZoneKey, dirty: Dirty) -> None:
        new = listed(game, key)
        old = self._zones.get(key, [])
        if old == new:
            return
        start, end, new_end = 0, len(old), len(new)
        while start < end and start < new_end and old[start] == new[start]:
            start += 1
        while end > start and new_end > start and old[end - 1] == new[new_end - 1]:
            end -= 1
            new_end -= 1
        dirty.splices.append(Splice(zone_cell(key), start, end - start, new[start:new_end]))
        self._zones[key] = new[:]


def _others(old: Row, new: Row) -> Row:
    """The fields that are others now: [index, value ...]."""
    found: Row = []
    for i, now in enumerate(new):
        if old[i] != now:
            found += (i, now)
    return found


def controlled(game: Game) -> tuple[int, ...]:
    """By seat, who controls that player (723): what it changes is who sees what."""
    return tuple([p.controlled_by for p in game.state.players])
