"""Seats: who sits where, with what deck, and what that seat wishes."""

from __future__ import annotations

from protocol import messages as m

from .autopass import Settings
from .lobby import Brought
from .stream import Stream

PERSON = "person"


class Seat:
    """A seat at the table."""

    __slots__ = ("number", "team", "name", "kind", "token", "here", "ready", "deck", "settings", "words", "stream")
    KEPT = ("name", "kind", "token", "here", "ready", "deck", "settings", "words")
    """What moves with whoever moves to another seat."""

    def __init__(self, number: int, team: int) -> None:
        self.number = number
        self.team = team
        self.name = ""
        self.kind = ""
        """person, or a kind of bot; "" while nobody sits there"""
        self.token = ""
        """Whoever shows it takes the seat over."""
        self.here = False
        self.ready = False
        self.deck: Brought | None = None
        self.settings = Settings()
        self.words = 0
        """Which words it wants (bits of the message `words`)."""
        self.stream: Stream | None = None
        """What it is sent of the game, once that has begun."""

    @property
    def taken(self) -> bool:
        """Whether somebody sits there."""
        return bool(self.kind)

    def line(self) -> m.SeatLine:
        """The seat as all see it."""
        return m.SeatLine(self.name, self.kind, self.team, self.deck is not None, self.ready, self.here)

    def sit(self, name: str, kind: str, token: str) -> None:
        """Somebody sits down."""
        self.name, self.kind, self.token, self.here = name, kind, token, True

    def clear(self) -> None:
        """Nobody sits there any more."""
        self.name = self.kind = self.token = ""
        self.here = self.ready = False
        self.deck = None
        self.settings, self.words = Settings(), 0
