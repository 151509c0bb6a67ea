"""Session: one connection. It says what it is told without ever waiting, and knows when its reader is slow."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING

import anyio
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from protocol import messages as m
from protocol.codec import CODECS, Codec, Frame
from protocol.errors import Code, ProtocolError

from .connection import AT_ONCE, Connection
from .framing import framed
from .limits import Bucket, Limits, weight

if TYPE_CHECKING:
    from .table import Table


_OPEN = State.OPEN  # an enum gives its members slowly
log = logging.getLogger("ettin.net")


class Session:
    """A peer, from its hello on. `table` is where its messages go."""

    __slots__ = ("_behind_since", "_bucket", "_hear", "_limits", "_listening", "_socket", "codec", "mistakes", "name", "table")

    def __init__(self, socket: Connection, limits: Limits) -> None:
        self._socket, self._limits = socket, limits
        self.codec: Codec = CODECS[str(socket.subprotocol)]
        self._behind_since: float | None = None
        self._bucket = Bucket(limits.rate, limits.burst, monotonic())
        self._hear: Callable[[Session, m.ClientMessage], None] = _nobody
        self._listening = False  # whether nothing that arrived before is still to be heard
        self.mistakes = 0
        self.name = ""  # said in hello
        self.table: Table | None = None

    @property
    def behind(self) -> bool:
        """Whether its reader is slow: it gets no diffs, and a snapshot when it has caught up."""
        return self._behind_since is not None

    def send(self, *messages: m.ServerMessage) -> None:
        """Write the messages at once, as one frame; never waits. Nothing is written to a slow reader but refusals and goodbyes."""
        if self.behind:
            messages = tuple(message for message in messages if isinstance(message, (m.Refused, m.Closed)))
        if messages:
            self.write(self.codec.encode(messages[0] if len(messages) == 1 else messages))

    def write(self, frame: Frame) -> None:
        """Write an encoded frame at once, and watch what the reader leaves lying."""
        transport = self._socket.transport
        if transport.is_closing() or self._socket.protocol.state is not _OPEN:
            return
        transport.write(framed(frame))
        unwritten = self._unwritten()
        if unwritten > self._limits.let_go:
            self.abort()
        elif unwritten > self._limits.behind and self._behind_since is None:
            self._behind_since = monotonic()

    def look(self, now: float) -> bool:
        """Look after a slow reader, from time to time: True when it has just caught up; one that takes too long is let go."""
        if self._behind_since is None:
            return False
        if self._unwritten() <= self._limits.caught_up:
            self._behind_since = None
            return True
        if now - self._behind_since > self._limits.patience:
            self.abort()
        return False

    def refuse(self, code: Code, text: str, about: str = "", facts: Sequence[str] = ()) -> None:
        """Say that something was refused."""
        self.send(m.Refused(code, text, about, facts=list(facts)))

    def abort(self) -> None:
        """Let a peer go that does not read: a goodbye would not arrive."""
        self._socket.transport.abort()

    def hear_at_once(self, hear: Callable[[Session, m.ClientMessage], None]) -> None:
        """From now on what arrives is given to that as it arrives, wherever that can be; `receive` gives the rest."""
        self._hear = hear
        self._socket.arrived = self._arrived

    def _arrived(self, frame: Frame) -> bool:
        if not self._listening:
            return False
        self._listening = False  # until `receive` has caught up, if it must do it
        try:
            messages = self.codec.from_client(frame)
        except ProtocolError:
            return False
        if len(messages) > AT_ONCE or not self._bucket.has(weight(messages, len(frame)), monotonic()):
            return False
        try:
            for message in messages:
                self._hear(self, message)
        except Exception:
            log.exception("a connection ends with a fault")
            self.abort()
        self._listening = True
        return True

    async def receive(self) -> list[m.ClientMessage] | None:
        """The messages of the next frame; None when the peer is gone, or has been sent away for sending too much nonsense."""
        while True:
            self._listening = True
            try:
                frame = await self._socket.recv()
            except ConnectionClosed:
                return None
            finally:
                self._listening = False
            try:
                messages = self.codec.from_client(frame)
            except ProtocolError as error:
                self.refuse(error.code, error.because)
                messages = []
                self.mistakes += 1
                if self.mistakes >= self._limits.mistakes:
                    await self.goodbye(1007, "too many malformed frames")
                    return None
            wait = self._bucket.take(weight(messages, len(frame)), monotonic())
            if wait:
                await anyio.sleep(wait)
            if messages:
                return messages

    async def goodbye(self, code: int, reason: str) -> None:
        """Close the connection in good order."""
        with anyio.move_on_after(5):
            await self._socket.close(code, reason)

    def _unwritten(self) -> int:
        return self._socket.transport.get_write_buffer_size()


def _nobody(session: Session, message: m.ClientMessage) -> None:
    """Who hears before somebody listens."""
