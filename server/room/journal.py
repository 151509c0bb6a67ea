"""Journal: where rooms write down what was accepted before anybody sees it (design.md law 9). The interface only.

A record is a list of plain values whose first says what it is (record.py). The setup and the choices make the whole game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, TypeAlias

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"
Record: TypeAlias = "list[Plain]"


class Journal(Protocol):
    """Keeps the records of rooms in their order."""

    async def append(self, room: str, records: Sequence[Record]) -> None:
        """Write them down. When this returns they will outlive a crash."""
        ...

    def rooms(self) -> Iterator[str]:
        """The codes of the rooms that have not been closed."""
        ...

    def read(self, room: str) -> Iterator[Record]:
        """All records of a room, in order."""
        ...

    async def close(self, room: str) -> None:
        """The room is over: its records need not come back."""
        ...
