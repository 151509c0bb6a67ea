"""Help for tests over sockets: a peer that says messages and waits for those it expects."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TypeVar

import anyio
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from protocol import messages as m
from protocol.codec import MSGPACK, Codec, Frame
from protocol.mirror import Mirror
from server.net.limits import Limits
from server.net.serve import serving

M = TypeVar("M", bound=m.ServerMessage)
PATIENCE = 10.0


class Peer:
    """A client of the tests. Everything heard is kept, and told to its mirror."""

    def __init__(self, socket: ClientConnection, codec: Codec) -> None:
        self.socket, self.codec = socket, codec
        self.mirror = Mirror()
        self._heard: list[m.ServerMessage] = []

    async def say(self, *messages: m.ClientMessage) -> None:
        """Send messages, each in a frame of its own."""
        for message in messages:
            await self.socket.send(self.codec.encode(message))

    async def throw(self, frame: Frame) -> None:
        """Send whatever it is."""
        await self.socket.send(frame)

    async def hear_any(self) -> m.ServerMessage:
        """The next message."""
        with anyio.fail_after(PATIENCE):
            while not self._heard:
                self._heard += self.codec.from_server(await self.socket.recv())
        message = self._heard.pop(0)
        self.mirror.receive(message)
        return message

    async def hear(self, kind: type[M]) -> M:
        """The next message of that kind; others before it are passed over."""
        while not isinstance(message := await self.hear_any(), kind):
            pass
        return message

    async def ask(self, message: m.ClientMessage, kind: type[M]) -> M:
        """Say that, and wait for a message of that kind."""
        await self.say(message)
        return await self.hear(kind)

    async def refused(self, message: m.ClientMessage) -> str:
        """Say that; the code of the refusal."""
        return (await self.ask(message, m.Refused)).code


@asynccontextmanager
async def served(*names: str, limits: Limits | None = None, replays: Path | None = None) -> AsyncIterator[tuple[str, list[Peer]]]:
    """A server on a free port, and peers connected to it that have said hello."""
    async with serving(port=0, limits=limits, replays=replays) as url, peers(url, names) as made:
        yield url, made


@asynccontextmanager
async def peers(url: str, names: Sequence[str], codec: Codec = MSGPACK) -> AsyncIterator[list[Peer]]:
    """Connected peers that have said hello."""
    async with AsyncExitStack() as stack:
        made = []
        for name in names:
            peer = await stack.enter_async_context(unwelcomed(url, codec))
            await peer.ask(m.Hello(1, name), m.Welcome)
            made.append(peer)
        yield made


@asynccontextmanager
async def unwelcomed(url: str, codec: Codec = MSGPACK) -> AsyncIterator[Peer]:
    """A connected peer that has said nothing yet."""
    async with connect(url, subprotocols=[Subprotocol(codec.subprotocol)], compression=None) as socket:
        yield Peer(socket, codec)
