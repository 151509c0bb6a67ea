"""Batch: what happened together, as those who watch a game are told it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .decisions import Seat
from .objects import ObjectId

if TYPE_CHECKING:
    from .events import Happening


class Batch:
    """What happened together, and what it touched: objects, players, zones as (zone, owner or -1), the table itself."""

    __slots__ = ("events", "objects", "players", "zones", "table")

    def __init__(self) -> None:
        self.events: list[Happening] = []
        self.objects: dict[ObjectId, None] = {}
        self.players: dict[Seat, None] = {}
        self.zones: dict[tuple[str, Seat], None] = {}
        self.table = False
