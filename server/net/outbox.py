"""Outbox: what a room has said that was not sent yet. What calls for an answer goes at once; what only tells may wait a moment
for what follows, so that much of it travels in one frame."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from protocol.messages import Diff, ServerMessage, Waiting

COMPANY = 0.025
"""Seconds that a diff without questions may wait for others: no eye sees them, and frames cost more than what is in them."""
PRESENCE = 0.2
"""Seconds that "waiting for" may wait for a frame that goes out anyway."""
TICK = 0.001
"""Event loops count time in milliseconds: what is due within one is due."""


class Outbox:
    """Messages by seat, in order."""

    __slots__ = ("_due", "_presence", "_presence_due", "_said", "_urgent")

    def __init__(self) -> None:
        self._said: dict[int, list[ServerMessage]] = {}
        self._due = 0.0
        self._urgent: dict[int, None] = {}  # the seats that are sent everything now
        self._presence: dict[int, ServerMessage] = {}  # for whom the table waits, as it is now
        self._presence_due = 0.0

    def add(self, messages: Iterable[tuple[int, ServerMessage]], now: float) -> None:
        """The room has said this."""
        said = self._said
        for seat, message in messages:
            if type(message) is Waiting:
                if not self._presence:
                    self._presence_due = now + PRESENCE
                self._presence[seat] = message
                continue
            if seat in said:
                said[seat].append(message)
            else:
                if not said:
                    self._due = now + COMPANY
                said[seat] = [message]
            if type(message) is not Diff or message.questions:
                self._urgent[seat] = None

    def take(self, now: float) -> list[tuple[int, list[ServerMessage]]]:
        """What is to be sent now, a frame for each seat."""
        if now + TICK >= self._due:
            return self.take_all(now)
        said, urgent = self._said, self._urgent
        self._urgent = {}
        frames = [(seat, said.pop(seat)) for seat in urgent]
        return self._with_presence(frames, now)

    def take_all(self, now: float) -> list[tuple[int, list[ServerMessage]]]:
        """Everything, because who hears it changes, or something comes that is not said in turn."""
        frames = [*self._said.items()]
        self._said, self._urgent = {}, {}
        return self._with_presence(frames, now)

    @property
    def due(self) -> float:
        """When something must be sent."""
        if self._said:
            return self._due
        return self._presence_due if self._presence else inf

    def _with_presence(self, frames: list[tuple[int, list[ServerMessage]]], now: float) -> list[tuple[int, list[ServerMessage]]]:
        presence = self._presence
        if presence:
            for seat, messages in frames:
                if seat in presence:
                    messages.append(presence.pop(seat))
            if presence and now + TICK >= self._presence_due:
                frames += [(seat, [message]) for seat, message in presence.items()]
                self._presence = {}
        return frames
