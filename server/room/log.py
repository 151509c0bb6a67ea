"""Log: the events that a seat has been told of, kept small, so that their words can be found whenever they are asked for."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from protocol.events import E
from protocol.view import Row, View

CHUNK = 128
_WITH_TARGETS = (int(E.CAST), int(E.ACTIVATE), int(E.TRIGGER))
_decoder = msgspec.msgpack.Decoder(list[Row])


class Log:
    """Rows of events in order; what was targeted is kept with them."""

    __slots__ = ("_packed", "_rows")

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        self._rows: list[Row] = []

    def add(self, events: list[Row], view: View) -> list[Row]:
        """Keep the events of a diff; gives them as they are kept."""
        kept = events
        for row in events:
            if row[0] in _WITH_TARGETS:
                kept = [self._with_targets(row, view) if row[0] in _WITH_TARGETS else row for row in events]
                break
        self._rows += kept
        if len(self._rows) >= CHUNK:
            self._packed.append(msgspec.msgpack.encode(self._rows))
            self._rows = []
        return kept

    def __iter__(self) -> Iterator[Row]:
        for packed in self._packed:
            yield from _decoder.decode(packed)
        yield from self._rows

    @staticmethod
    def _with_targets(row: Row, view: View) -> Row:
        oid = row[2]
        seen = view.objects.get(oid) if isinstance(oid, int) else None
        targets = seen[16] if seen is not None else None
        return [*row, targets] if targets else row
