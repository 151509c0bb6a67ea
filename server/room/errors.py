"""Errors of a room: what it refuses, and its own faults.

ProtocolError
`-- Refusal      what a seat asked for is not done; nothing has changed. Its code and text go over the wire
BadRecord        a record of a game that cannot be played back
"""

from __future__ import annotations

from collections.abc import Sequence

from protocol.errors import Code, ProtocolError


class Refusal(ProtocolError):
    """What was asked for is not done: why, for which rule, with the facts line by line."""

    def __init__(self, code: Code, because: str, *, rule: str = "", facts: Sequence[str] = ()) -> None:
        super().__init__(because)
        self.code = code
        self.rule = rule
        self.facts = list(facts)


class BadRecord(ValueError):
    """The data is no record of a game, or its choices do not fit the setup: the message says where."""
