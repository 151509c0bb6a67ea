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
_HEAD = 6  # of a short frame: kind, length, mask


class Connection(ServerConnection):
    """As in the library, but for `arrived`."""

    arrived: Callable[[Frame], bool] | None = None
    """Takes in what a frame carries; False if it must be queued for `recv`, as it is while this is None."""
    _between = False  # whether no frame, and no message, is half received: once that is not known, all goes the library's way

    def data_received(self, data: bytes) -> None:
        """The loop has read something."""
        if self.protocol.state is State.CONNECTING:
            self._between = data.endswith(b"\r\n\r\n")  # the end of the handshake
        elif self._between:
            if self.arrived is not None and self.protocol.state is State.OPEN and is_short(data):
                content = carried(data)
                if content is not None and self.arrived(content):
                    return
            else:
                self._between = is_whole(data)
        super().data_received(data)


def is_short(data: bytes) -> bool:
    """Whether that is one frame with a whole message of less than 126 bytes, as a client writes it."""
    return len(data) >= _HEAD and data[0] in (_TEXT, _BINARY) and data[1] == _MASKED | len(data) - _HEAD


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
