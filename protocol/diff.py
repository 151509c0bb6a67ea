"""Diffs: how the changes that make one view into the next are written and applied: `apply(old, diff) == new`.

Changes are rows, applied in their order; the first number says what a row does:

    [ADD, id, field, field ...]              an object with these fields (trailing defaults left off)
    [SET, id, index, value, index, value ..] fields of an object
    [GONE, id, id ...]                       these objects are no more
    [PLAYER, seat, index, value ...]         fields of a player
    [ZONE, zone, seat, at, removed, id ...]  from that place on so many leave, and these come in
    [TABLE, index, value ...]                fields of the table
"""

from __future__ import annotations

from typing import TypeAlias

from .errors import BadDiff
from .view import OBJECT, Cell, Row, View, ZoneKey, filled, trimmed

Changes: TypeAlias = list[Row]

ADD, SET, GONE, PLAYER, ZONE, TABLE = range(6)


class Writer:
    """Brings a view up to date in place, and keeps the changes that say how.

    Tell it the new rows of whatever may have changed; what is the same is not written. It takes the rows over.
    """

    __slots__ = ("view", "changes")

    def __init__(self, view: View) -> None:
        self.view = view
        self.changes: Changes = []

    def object(self, oid: int, row: Row) -> None:
        """The object is like this now; new ids are added."""
        old = self.view.objects.get(oid)
        if old is None:
            self.changes.append([ADD, oid, *trimmed(row, OBJECT)])
        elif old != row:
            self.changes.append([SET, oid, *_fields(old, row)])
        else:
            return
        self.view.objects[oid] = row

    def add(self, oid: int, row: Row, length: int) -> None:
        """A new object is like this; `length` is that of its row without trailing defaults."""
        self.changes.append([ADD, oid, *row[:length]])
        self.view.objects[oid] = row

    def gone(self, *oids: int) -> None:
        """These objects are no longer shown. Take them out of their zones too."""
        change: Row = [GONE]
        for oid in oids:
            if self.view.objects.pop(oid, None) is not None:
                change.append(oid)
        if len(change) > 1:
            self.changes.append(change)

    def player(self, seat: int, row: Row) -> None:
        """The player is like this now."""
        old = self.view.players[seat]
        if old != row:
            self.changes.append([PLAYER, seat, *_fields(old, row)])
            self.view.players[seat] = row

    def zone(self, zone: int, seat: int, ids: list[int]) -> None:
        """The zone holds these objects now, in this order."""
        key = (zone, seat)
        old = self.view.zones.get(key, [])
        if old == ids:
            return
        start, end, new_end = 0, len(old), len(ids)
        while start < end and start < new_end and old[start] == ids[start]:
            start += 1
        while end > start and new_end > start and old[end - 1] == ids[new_end - 1]:
            end -= 1
            new_end -= 1
        self.changes.append([ZONE, zone, seat, start, end - start, *ids[start:new_end]])
        _put(self.view, key, ids)

    def table(self, row: Row) -> None:
        """The table is like this now."""
        if self.view.table != row:
            self.changes.append([TABLE, *_fields(self.view.table, row)])
            self.view.table = row


def changes(old: View, new: View) -> Changes:
    """What makes the old view into the new one, found by comparing everything. Both stay as they are."""
    writer = Writer(old.copy())
    writer.table(new.table)
    if len(old.players) != len(new.players):
        raise ValueError("a game's players do not change in number")
    for seat, row in enumerate(new.players):
        writer.player(seat, row)
    for oid, row in new.objects.items():
        writer.object(oid, row)
    writer.gone(*[oid for oid in old.objects if oid not in new.objects])
    for (zone, seat), ids in new.zones.items():
        writer.zone(zone, seat, ids)
    for zone, seat in old.zones:
        if (zone, seat) not in new.zones:
            writer.zone(zone, seat, [])
    return writer.changes


def apply(view: View, changes: Changes) -> View:
    """The view after the changes; the old one stays as it is. Raises BadDiff if they do not fit it."""
    new = view.copy()
    apply_in_place(new, changes)
    return new


def apply_in_place(view: View, changes: Changes) -> None:
    """Make the changes in the view itself. Raises BadDiff if they do not fit, and leaves it half done."""
    try:
        for change in changes:
            _APPLY[_int(change[0])](view, change)
    except (IndexError, KeyError, ValueError) as error:
        raise BadDiff(f"the changes do not fit the view: {error!r}") from None


def _add(view: View, change: Row) -> None:
    view.objects[_int(change[1])] = filled(change[2:], OBJECT)


def _set(view: View, change: Row) -> None:
    _write(view.objects[_int(change[1])], change, 2)


def _gone(view: View, change: Row) -> None:
    for oid in change[1:]:
        del view.objects[_int(oid)]


def _player(view: View, change: Row) -> None:
    _write(view.players[_int(change[1])], change, 2)


def _zone(view: View, change: Row) -> None:
    zone, seat, at, removed, *ids = [_int(n) for n in change[1:]]
    old = view.zones.get((zone, seat), [])
    if at + removed > len(old):
        raise IndexError("the zone holds fewer objects")
    _put(view, (zone, seat), old[:at] + ids + old[at + removed :])


def _table(view: View, change: Row) -> None:
    _write(view.table, change, 1)


_APPLY = {ADD: _add, SET: _set, GONE: _gone, PLAYER: _player, ZONE: _zone, TABLE: _table}


def _put(view: View, key: ZoneKey, ids: list[int]) -> None:
    if ids:
        view.zones[key] = ids
    else:
        view.zones.pop(key, None)


def _fields(old: Row, new: Row) -> Row:
    found: Row = []
    for i, (was, now) in enumerate(zip(old, new, strict=True)):
        if was != now:
            found += (i, now)
    return found


def _write(row: Row, change: Row, start: int) -> None:
    for i in range(start, len(change), 2):
        index = _int(change[i])
        value = change[i + 1]
        if 0 <= index < len(row):  # a field that a newer peer has added means nothing here
            row[index] = value


def _int(cell: Cell) -> int:
    if not isinstance(cell, int) or cell < -1:
        raise IndexError(f"{cell!r} is no number of this kind")
    return cell
