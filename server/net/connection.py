"""Connection: a WebSocket that hands a frame on where it arrives. Queueing it for a task, as the library does, costs as much as
all else that is done about it; so only what cannot be done at once goes that way."""

from __future__ import annotations

from collections.abc import Callable

from websockets.asyncio.server import ServerConnection
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response

from protocol import codec


class Connection(ServerConnection):
    """As in the library, but for `arrived`."""

    arrived: Callable[[codec.Frame], bool] | None = None
    """Takes in what a frame carries; False if it must be queued for `recv`, as it is while this is None."""
    _first = False  # of those that came together: one sender's flood is queued, and waits its turn

    def data_received(self, data: bytes) -> None:
        """The loop has read something."""
        self._first = True
        super().data_received(data)

    def process_event(self, event: Frame | Request | Response) -> None:
        """The library has found a frame, or the handshake, in it."""
        if self._first and self.arrived is not None and isinstance(event, Frame):
            self._first = False
            content = _content(event)
            if content is not None and self.arrived(content):
                return
        super().process_event(event)


def _content(frame: Frame) -> codec.Frame | None:
    """What a frame carries; None if that is no whole message."""
    if not frame.fin:
        return None
    if frame.opcode is Opcode.BINARY:
        return bytes(frame.data)
    try:
        return str(frame.data, "utf-8") if frame.opcode is Opcode.TEXT else None
    except UnicodeDecodeError:
        return None
