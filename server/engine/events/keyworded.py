"""Keyworded: what has been done by keyword actions, where something triggers on it (701, 702)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities import acts, verbs
from ..decisions import Seat
from ..objects import ObjectId
from .base import Happening

if TYPE_CHECKING:
    from ..game import Game


class Exploited(Happening):
    """A creature exploited another, which its controller sacrificed (702.110b)."""

    __slots__ = ("oid", "of")
    verbs = (verbs.Exploit,)

    def __init__(self, oid: ObjectId, of: ObjectId) -> None:
        self.oid, self.of = oid, of

    def apply(self, game: Game) -> None:
        game.touch(self.oid)


class Did(Happening):
    """A player did a keyword action, whatever came of it (701.30d, 701.57b, 701.68d); `n` is its number."""

    __slots__ = ("seat", "act", "n")
    verbs = (acts.Does,)

    def __init__(self, seat: Seat, act: str, n: int = 1) -> None:
        self.seat, self.act, self.n = seat, act, n

    def apply(self, game: Game) -> None:
        game.touch_player(self.seat)
