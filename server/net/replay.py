"""Replay files: the record of a game, written down as it grows: `ettin replay FILE` plays it back (room/record.py)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from time import strftime
from typing import TextIO

from server.room.journal import Record


class ReplayFile:
    """A file in that directory, named after the time and the room; made when the game begins."""

    def __init__(self, directory: Path, code: str) -> None:
        self._directory, self._code = directory, code
        self._file: TextIO | None = None

    def append(self, records: Iterable[Record]) -> None:
        """Write them down, a line each."""
        if self._file is None:
            self._file = (self._directory / f"{strftime('%Y%m%d-%H%M%S')}-{self._code}.jsonl").open("w", encoding="utf-8")
        self._file.writelines(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n" for record in records)
        self._file.flush()

    def close(self) -> None:
        """Nothing more will come."""
        if self._file is not None:
            self._file.close()
