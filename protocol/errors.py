"""Errors: what can be wrong with what a peer sent, and the codes by which the wire names it.

ProtocolError          carries a Code, and the text that the peer may read
|-- Malformed          the frame is no message; the connection may go on
|   `-- UnknownMessage   it is an array, but its first element names no message
|-- BadVersion         the peer speaks another version
`-- BadDiff            the changes do not fit the view: the receiver must resume
"""

from __future__ import annotations

from enum import StrEnum


class Code(StrEnum):
    """Why something was refused, as `error` messages say it (PROTOCOL.md, Errors)."""

    MALFORMED = "malformed"
    UNKNOWN = "unknown"
    VERSION = "version"
    HELLO_FIRST = "hello_first"
    NOT_NOW = "not_now"
    NO_ROOM = "no_room"
    NOT_IN_ROOM = "not_in_room"
    IN_ROOM = "in_room"
    FULL = "full"
    SEAT_TAKEN = "seat_taken"
    BAD_SEAT = "bad_seat"
    BAD_TOKEN = "bad_token"
    BAD_OPTION = "bad_option"
    NOT_HOST = "not_host"
    DECK_REFUSED = "deck_refused"
    DECK_MISSING = "deck_missing"
    ILLEGAL = "illegal"
    STALE = "stale"
    NOT_SHOWN = "not_shown"
    LIMIT = "limit"
    TAKEN_OVER = "taken_over"
    FAULT = "fault"
    STOPPING = "stopping"


class ProtocolError(Exception):
    """A peer's mistake. `code` goes over the wire, and so does the text."""

    code: Code = Code.MALFORMED

    def __init__(self, because: str) -> None:
        super().__init__(because)
        self.because = because


class Malformed(ProtocolError):
    """The frame is no message of this protocol; the text says where it fails."""


class UnknownMessage(Malformed):
    """The frame is an array, but it names no message that may be sent in this direction."""

    code = Code.UNKNOWN


class BadVersion(ProtocolError):
    """The peer speaks a version that is not spoken here."""

    code = Code.VERSION


class BadDiff(ProtocolError):
    """The changes cannot be applied to the view: something was missed. Send `resume`."""
