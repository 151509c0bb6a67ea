"""Client: it can be copied alone, it asks for what it missed."""

from __future__ import annotations

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from client_examples.client import OBJECT, PLAYER, TABLE, Client, connected
from protocol import messages as m
from protocol import view
from protocol.codec import MSGPACK, Frame
from server.net.serve import serving


def test_the_client_knows_the_defaults_of_the_protocol() -> None:
    """It repeats them, so that it can be copied alone."""
    assert (OBJECT, PLAYER, TABLE) == (view.OBJECT, view.PLAYER, view.TABLE)


async def test_who_is_not_welcome_is_told() -> None:
    """A server that answers hello with something else."""
    async with serving(port=0) as url:
        with pytest.raises(ConnectionError, match="not welcome"):
            async with connected(url, ""):
                pass


async def test_the_client_asks_for_what_it_missed() -> None:
    """A gap in the numbers leads to `resume`."""

    class Ends:
        def __init__(self) -> None:
            self.sent: list[bytes] = []

        async def recv(self) -> Frame:
            return MSGPACK.encode(
                [m.Snapshot(3, ([], [[]], [[7, 2]], [[2, -1, 7]]), []), m.Diff(4, [[2, 7], [4, 2, -1, 0, 1]], []), m.Diff(6, [], [])]
            )

        async def send(self, frame: bytes) -> None:
            self.sent.append(frame)

    ends = Ends()
    client = Client(ends)  # type: ignore[arg-type]
    heard = [await anext(aiter(client)) for _ in range(3)]
    assert [message[0] for message in heard] == ["snapshot", "diff", "diff"]
    assert (client.seq, client.objects, client.zones) == (4, {}, {(2, -1): []})
    assert MSGPACK.from_client(ends.sent[0]) == [m.Resume(4)]


async def test_every_example_speaks_msgpack() -> None:
    """The subprotocol that the client asks for is the one that it gets."""
    async with serving(port=0) as url, connect(url, subprotocols=[Subprotocol("ettin.v1.msgpack"), Subprotocol("ettin.v1.json")]) as socket:
        assert socket.subprotocol == "ettin.v1.msgpack"
