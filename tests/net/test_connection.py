"""Connection: whatever way frames take, messages are heard once and in order."""

from __future__ import annotations

import anyio
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from protocol import messages as m
from protocol.codec import JSON, MSGPACK
from server.net.limits import Limits
from server.net.lobby import Lobby
from server.net.session import AT_ONCE, Session

from .peer import Peer, served, unwelcomed


async def sitting(peer: Peer) -> None:
    """The peer opens a room, so that it hears what it says to the table."""
    await peer.ask(m.Create("duel", "freeform"), m.Joined)


async def said(peer: Peer, count: int) -> list[str]:
    """What is said at the table next."""
    with anyio.fail_after(10):
        return [(await peer.hear(m.Said)).text for _ in range(count)]


async def test_a_flood_is_heard_in_order() -> None:
    """Frames that come together: the first is taken in at once, the others in their turn, and none overtakes."""
    async with served("ann") as (_, (ann,)):
        await sitting(ann)
        wanted = [str(n) for n in range(100)]
        frames = [Frame(Opcode.BINARY, MSGPACK.encode(m.Chat(text))).serialize(mask=True) for text in wanted]
        ann.socket.transport.write(b"".join(frames))
        await ann.say(m.Chat("last"))
        assert await said(ann, 101) == [*wanted, "last"]


async def test_a_long_frame_and_what_comes_after_it() -> None:
    """More messages than are taken in at once."""
    async with served("ann") as (_, (ann,)):
        await sitting(ann)
        wanted = [str(n) for n in range(3 * AT_ONCE)]
        await ann.throw(MSGPACK.encode([m.Chat(text) for text in wanted]))
        await ann.say(m.Chat("last"))
        assert await said(ann, len(wanted) + 1) == [*wanted, "last"]


async def test_a_message_in_fragments() -> None:
    """RFC 6455, 5.4; what comes after it is heard after it."""
    async with served("ann") as (_, (ann,)):
        await sitting(ann)
        frame = MSGPACK.encode(m.Chat("whole"))
        await ann.socket.send([frame[:3], frame[3:5], frame[5:]])
        await ann.say(m.Chat("last"))
        assert await said(ann, 2) == ["whole", "last"]


async def test_nonsense_between_messages() -> None:
    """It is answered in its place."""
    async with served("ann") as (_, (ann,)):
        await sitting(ann)
        await ann.say(m.Chat("before"))
        await ann.throw(b"\xc1")
        await ann.say(m.Chat("after"))
        assert [type(await ann.hear_any()) for _ in range(4)][-3:] == [m.Said, m.Refused, m.Said]


async def test_who_is_waited_for_is_not_overtaken() -> None:
    """Too many messages: the rest are read later, in order."""
    async with served("ann", limits=Limits(rate=500, burst=8)) as (_, (ann,)):
        await sitting(ann)
        for n in range(20):
            await ann.say(m.Chat(str(n)))
        assert await said(ann, 20) == [str(n) for n in range(20)]


async def test_text_must_be_utf_8() -> None:
    """RFC 6455, 8.1: else the connection is closed."""
    async with served() as (url, _), unwelcomed(url, JSON) as peer:
        await peer.ask(m.Hello(1, "ann"), m.Welcome)
        peer.socket.transport.write(Frame(Opcode.TEXT, b"\xff").serialize(mask=True))
        with pytest.raises(ConnectionClosed), anyio.fail_after(10):
            await peer.hear_any()


async def test_a_fault_of_the_lobby_ends_the_connection(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """And no other."""

    def broken(self: Lobby, session: Session, message: m.Create) -> None:
        raise RuntimeError("broken")

    async with served("ann", "bob") as (_, (ann, bob)):
        monkeypatch.setattr(Lobby, "_create", broken)
        with pytest.raises(ConnectionClosed), anyio.fail_after(10):
            await ann.ask(m.Create("duel", "freeform"), m.Joined)
        assert (await bob.ask(m.ListRooms(), m.Rooms)).rooms == []
    assert "broken" in caplog.text
