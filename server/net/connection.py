"""Connection: a WebSocket that hands a short message on where it arrives.

The library would take it apart in several steps and queue it for a task, which costs as much as all else that is done about
it. So it sees only what is not one short frame, and what cannot be taken in at once.
"""

from __future__ import annotations

from collections.abc import Callable

from websockets.asyncio.server import ServerConnection
from websockets.protocol import State

from protocol.codec import Frame

_TEXT, _BINARY = 0x81, 0x82  # the last frame of its message, and the kind of message (RFC 6455, 5.2)
_LENGTH, _MASKED, _FINAL = 0x7F, 0x80, 0x80
_CONNECTING, _OPEN = State.CONNECTING, State.OPEN  # an enum gives its members slowly
_HEAD = 6  # of a short frame: kind, length, mask
AT_ONCE = 16
"""How many messages of one peer are taken in before others have their turn."""


class Connection(ServerConnection):
    """As in the library, but for `arrived`."""

    arrived: Callable[[Frame], bool] | None = None
    """Takes in what a frame carries; False if it must be queued for `recv`, as it is while this is None."""
    _between = False  # whether no frame, and no message, is half received: once that is not known, all goes the library's way

    def data_received(self, data: bytes) -> None:
        """The loop has read something."""
        if self.protocol.state is _CONNECTING:
            self._between = data.endswith(b"\r\n\r\n")  # the end of the handshake
        elif self._between:
            data = self._hand_on(data)
            if not data:
                return
            self._between = is_whole(data)
        super().data_received(data)

    def _hand_on(self, data: bytes) -> bytes:
        """Hand on the short frames with which the data begins; gives what is left for the library."""
        arrived = self.arrived
        for _ in range(AT_ONCE):
            end = short(data)
            if not end or arrived is None or self.protocol.state is not _OPEN:
                break
            content = carried(data[:end])
            if content is None or not arrived(content):
                break
            data = data[end:]
        return data


def short(data: bytes) -> int:
    """The length of the frame with which the data begins if it is a client's with a whole message of less than 126 bytes, else 0."""
    if len(data) < _HEAD or data[0] not in (_TEXT, _BINARY):
        return 0
    size = data[1] ^ _MASKED
    return _HEAD + size if size < 126 and _HEAD + size <= len(data) else 0


def carried(data: bytes) -> Frame | None:
    """What a short frame carries; None if it should be text and is not."""
    size = len(data) - _HEAD
    mask = (data[2:_HEAD] * (size // 4 + 1))[:size]
    payload = (int.from_bytes(data[_HEAD:]) ^ int.from_bytes(mask)).to_bytes(size)
    if data[0] == _BINARY:
        return payload
    try:
        return payload.decode()
    except UnicodeDecodeError:
        return None


def is_whole(data: bytes) -> bool:
    """Whether data that begins with a frame also ends with one, and with the end of a message."""
    at, final = 0, True
    while len(data) - at >= _HEAD:
        control, size = data[at] & 0x08, data[at + 1] & _LENGTH
        final = bool(data[at] & _FINAL) if not control else final
        if size > 125:
            extended = 2 if size == 126 else 8
            size = int.from_bytes(data[at + 2 : at + 2 + extended]) + extended
        at += _HEAD + size
    return at == len(data) and final
