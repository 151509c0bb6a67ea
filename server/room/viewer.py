"""Viewer: what one seat has been shown, under the numbers by which it knows things, and what changes for it.

Numbers of objects and definitions count only what this viewer was shown. An object that it sees no longer has none, so a card
that comes back out of a hidden zone comes as a new one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from protocol.diff import SET, Changes, Writer
from protocol.diff import ZONE as ZONE_CHANGE
from protocol.view import Flag, Row, View
from protocol.view import O as F
from server.engine import view as engine

from .changes import Dirty, Touched, controlled
from .rows import ZONE, Base, Looks, zone_cell

if TYPE_CHECKING:
    from server.engine.game import Game
    from server.engine.objects import ObjectId
    from server.engine.view import ZoneKey

HIDDEN = ("library", "hand")
_REVEALED = int(Flag.REVEALED)
_DEFINITION, _FLAGS, _NOW, _ZONE = int(F.DEFINITION), int(F.FLAGS), int(F.NOW), int(F.ZONE)
_HIDDEN = tuple(ZONE[zone] for zone in HIDDEN)


class Viewer:
    """One seat's side of the game."""

    __slots__ = (
        "seat", "everyone", "eyes", "view", "numbers", "leaving", "past", "definitions", "known", "names", "shown", "fading",
        "_writer", "_controlled",
    )  # fmt: skip

    def __init__(self, seat: int, looks: Looks, everyone: bool = False) -> None:
        """`everyone`: it sees what every player sees."""
        self.seat = seat
        self.everyone = everyone
        self.eyes = engine.Eyes(looks.game, seat, everyone)
        self.numbers: dict[ObjectId, int] = {}
        """The numbers of what the viewer sees now."""
        self.leaving: dict[ObjectId, int] = {}
        """The numbers of what it lost sight of in the last batch."""
        self.past: dict[ObjectId, int] = {}
        """The numbers of what it saw and what is no more, which can be the source of something yet (608.2h)."""
        self.definitions: dict[int, int] = {0: 0}
        """By the room's number, the viewer's, of all that it has been shown."""
        self.known: list[int] = [0]
        """The other way round: by the viewer's number, the room's."""
        self.names: list[int] = [0]
        """By number, the viewer's definition of every object it has ever seen, as it was last; for the log."""
        self.shown: dict[ObjectId, None] = {}
        """Hidden cards that it is being shown for the moment (701.20)."""
        self.fading = False
        """Whether those will be hidden again with the next batch."""
        self._controlled = controlled(looks.game)
        self.view = self.scan(looks)
        self._writer = Writer(self.view)

    # -- numbers

    def number(self, oid: ObjectId) -> int:
        """The object's number; a new one if it was not seen before."""
        found = self.numbers.get(oid)
        if found is None:
            found = self.numbers[oid] = len(self.names)
            self.names.append(0)
        return found

    def thing(self, thing: int) -> int:
        """A thing under the viewer's number, also if it lost sight of it just now: 0 if it never saw it."""
        if thing <= 0:
            return thing
        return self.numbers.get(thing) or self.leaving.get(thing, 0)

    def source(self, oid: ObjectId) -> int:
        """What something comes from under the viewer's number, also if that is no more: 0 if it never saw it."""
        return self.thing(oid) or self.past.get(oid, 0)

    def definition(self, number: int) -> int:
        """The viewer's number for one of the room's definitions."""
        found = self.definitions.get(number)
        if found is None:
            found = self.definitions[number] = len(self.known)
            self.known.append(number)
        return found

    def object_of(self, number: int) -> ObjectId | None:
        """The engine's id of what the viewer sees under that number."""
        return next((oid for oid, known in self.numbers.items() if known == number), None)

    # -- what changes

    def follow(self, looks: Looks, dirty: Dirty) -> Changes:
        """Bring the view up to date after a batch; gives the changes."""
        game = looks.game
        writer, view = self._writer, self.view
        if self.leaving:
            self.leaving = {}
        if dirty.controlled != self._controlled:
            self._look_again(looks)
            return self.take_changes()
        stale: dict[ZoneKey, bool] = {}  # hands and libraries that may look different, and whether they do
        if dirty.zones:
            stale = dict.fromkeys(dirty.zones, False)
        if dirty.objects or stale:
            self._objects(looks, dirty.objects, stale)
        changes = writer.changes
        for seat, row, change in dirty.players:
            changes.append(change)
            view.players[seat] = row
        for cell, at, removed, ids in dirty.splices:
            numbers = [self.numbers[oid] for oid in ids] if ids else []
            changes.append([ZONE_CHANGE, *cell, at, removed, *numbers])
            held = view.zones.get(cell)
            if held is None:
                view.zones[cell] = numbers
                continue
            held[at : at + removed] = numbers
            if not held:
                del view.zones[cell]
        if stale:
            self._hidden_zones(game, stale)
        if dirty.table is not None:
            view.table = dirty.table[0]
            changes.append(dirty.table[1])
        writer.changes = []
        return changes

    def keeps_up(self, dirty: Dirty) -> bool:
        """Take over changes that are the same for all; False if it must look again, because it has other eyes now."""
        if dirty.controlled != self._controlled:
            return False
        for seat, row, _ in dirty.players:
            self.view.players[seat] = row
        if dirty.table is not None:
            self.view.table = dirty.table[0]  # rows of the table and of players are replaced, and never written to
        return True

    def _objects(self, looks: Looks, touched: list[Touched], stale: dict[ZoneKey, bool]) -> None:
        numbers, shown, eyes = self.numbers, self.shown, self.eyes
        writer, view = self._writer, self.view
        changes = writer.changes
        for key in stale:
            if key[0] == "library" and zone_cell(key) in view.zones:  # a shuffle makes new objects of cards
                present = looks.game.state.objects
                touched = [*touched, *[Touched(oid, None) for oid in numbers if oid not in present]]
                break
        fresh: list[tuple[ObjectId, Base, bool]] = []  # and whether it is new
        for oid, obj, tail, base in touched:
            number = numbers.get(oid)
            if base is None:
                if obj is None and number is None:
                    continue  # never seen
                face = obj is not None and (oid in shown or eyes.face(looks.game, obj))
                if obj is None or (not face and obj.zone in HIDDEN):
                    if number is not None:
                        self.leaving[oid] = numbers.pop(oid)
                        if obj is None:
                            self.past[oid] = number
                        shown.pop(oid, None)
                        if obj is not None:
                            stale[obj.zone, obj.owner] = True
                    continue
                base = looks.object(oid, face)
                if number is None and obj.zone in HIDDEN:
                    stale[obj.zone, obj.owner] = True
            if number is None:
                self.number(oid)
            elif tail is not None and oid not in shown:
                if tail:
                    changes.append([SET, number, *tail])
                    row = view.objects[number]
                    for i in range(0, len(tail), 2):
                        row[tail[i]] = tail[i + 1]  # type: ignore[index]
                continue
            fresh.append((oid, base, number is None))
        for oid, base, new in fresh:
            if new and base.length and oid not in shown:
                writer.add(numbers[oid], self._own(base, oid), base.length)
            else:
                writer.object(numbers[oid], self._own(base, oid))
        if self.leaving:
            writer.gone(*self.leaving.values())

    def _hidden_zones(self, game: Game, stale: dict[ZoneKey, bool]) -> None:
        zones, eyes = self.view.zones, self.eyes
        for key, surely in stale.items():
            if surely or eyes.hand(key) or zone_cell(key) in zones:
                self._writer.zone(*zone_cell(key), self._zone(game, key))

    def show(self, looks: Looks, oids: list[ObjectId]) -> None:
        """Show cards of hidden zones for the moment; they fade with the first batch after the next priority."""
        fresh = [oid for oid in oids if oid not in self.numbers]
        if not fresh:
            return  # as when it is asked about its own hand
        objects = looks.game.state.objects
        for oid in fresh:
            self.shown[oid] = None
            self.number(oid)
        for oid in fresh:
            self._writer.object(self.numbers[oid], self._own(looks.object(oid, True), oid))
        for key in dict.fromkeys((objects[oid].zone, objects[oid].owner) for oid in fresh):
            self._writer.zone(*zone_cell(key), self._zone(looks.game, key))

    def fade(self, looks: Looks, keep: dict[ObjectId, None]) -> Changes:
        """Hide again what was shown for the moment, but for these cards; gives the changes."""
        hidden = [oid for oid in self.shown if oid not in keep and oid in looks.game.state.objects]
        self.shown, self.fading = {oid: None for oid in self.shown if oid in keep}, False
        if not hidden:
            return []
        before, self.leaving = self.leaving, {}
        stale: dict[ZoneKey, bool] = {}
        objects = looks.game.state.objects
        self._objects(looks, [Touched(oid, objects[oid]) for oid in hidden], stale)
        self._hidden_zones(looks.game, stale)
        self.leaving = {**before, **self.leaving}
        return self.take_changes()

    def take_changes(self) -> Changes:
        """The changes since this was last called."""
        changes, self._writer.changes = self._writer.changes, []
        return changes

    def scan(self, looks: Looks) -> View:
        """The whole view as it is now, found by looking at everything. New things get numbers."""
        game = looks.game
        seen = engine.view(game, self.seat, self.shown, self.eyes)
        new = View(looks.table()[:], [looks.player(p.seat) for p in seen.players])
        for key, ids in seen.zones.items():
            for oid in ids:
                self.number(oid)
            listed = [self.numbers[oid] for oid in ids]
            new.zones[zone_cell(key)] = sorted(listed) if key[0] in HIDDEN else listed
        for oid in seen.objects:
            obj = game.state.objects[oid]
            new.objects[self.numbers[oid]] = self._own(looks.object(oid, oid in self.shown or self.eyes.face(game, obj)), oid)
        return new

    # -- inside

    def _own(self, base: Base, oid: ObjectId) -> Row:
        """The row with the viewer's own numbers."""
        row = base.row[:]
        definition = self.definitions.get(base.definition, 0) or self.definition(base.definition)
        row[_DEFINITION] = definition
        if base.now:
            row[_NOW] = definition = self.definition(base.now)
        number = self.numbers.get
        for field, thing in base.refs:
            row[field] = thing if thing < 0 else number(thing, 0)
        for field, things in base.lists:
            row[field] = [thing if thing < 0 else number(thing, 0) for thing in things]
        if oid in self.shown:
            row[_FLAGS] = _REVEALED if row[_ZONE] in _HIDDEN else row[_FLAGS] | _REVEALED  # type: ignore[operator]
        self.names[self.numbers[oid]] = definition
        return row

    def _zone(self, game: Game, key: ZoneKey) -> list[int]:
        """What the viewer sees of a hand or library, in the order of being shown."""
        numbers = self.numbers
        ids: list[ObjectId] = getattr(game.state.players[key[1]], key[0])
        return sorted([numbers[oid] for oid in ids if oid in numbers])

    def _look_again(self, looks: Looks) -> None:
        """Other eyes: everything may look different (723.4)."""
        self._controlled = controlled(looks.game)
        self.eyes = engine.Eyes(looks.game, self.seat, self.everyone)
        self.shown, self.fading = {}, False
        visible = engine.view(looks.game, self.seat, (), self.eyes).objects
        for oid in [oid for oid in self.numbers if oid not in visible]:
            self.leaving[oid] = self.numbers.pop(oid)
        new = self.scan(looks)
        writer = self._writer
        for number, row in new.objects.items():
            writer.object(number, row)
        writer.gone(*self.leaving.values())
        for seat, row in enumerate(new.players):
            writer.player(seat, row)
        for cell in [cell for cell in self.view.zones if cell not in new.zones]:
            writer.zone(*cell, [])
        for cell, ids in new.zones.items():
            writer.zone(*cell, ids)
        writer.table(new.table)
