"""Connection: whatever way frames take, messages are heard once and in order."""

from __future__ import annotations

import anyio
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from protocol import messages as m
from protocol.codec import JSON, MSGPACK
from server.net.connection import AT_ONCE, carried, is_whole, short
from server.net.limits import Limits
from server.net.lobby import Lobby
from server.net.session import Session

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
        frames = [frame(Opcode.BINARY, MSGPACK.encode(m.Chat(text))) for text in wanted]
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
        whole = MSGPACK.encode(m.Chat("whole"))
        await ann.socket.send([whole[:3], whole[3:5], whole[5:]])
        await ann.say(m.Chat("last"))
        assert await said(ann, 2) == ["whole", "last"]


async def test_half_a_frame() -> None:
    """It is heard when the rest has come, and what follows after it."""
    async with served("ann") as (_, (ann,)):
        await sitting(ann)
        halved = frame(Opcode.BINARY, MSGPACK.encode(m.Chat("halved")))
        ann.socket.transport.write(halved[:7])
        await anyio.wait_all_tasks_blocked()
        ann.socket.transport.write(halved[7:])
        for text in ("after", "last"):
            await ann.say(m.Chat(text))
        assert await said(ann, 3) == ["halved", "after", "last"]


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
        peer.socket.transport.write(frame(Opcode.TEXT, b"\xff"))
        with pytest.raises(ConnectionClosed), anyio.fail_after(10):
            await peer.hear_any()


payloads = st.one_of(st.binary(max_size=200), st.sampled_from([b"x" * 125, b"x" * 126, b"x" * 70_000]))


def frame(opcode: Opcode, payload: bytes, fin: bool = True) -> bytes:
    """A frame as the library's clients write it."""
    return Frame(opcode, payload, fin).serialize(mask=True)


@given(payloads)
def test_short_frames_carry_what_the_library_wrote(payload: bytes) -> None:
    """RFC 6455, 5.3: unmasked again; longer ones are left to the library."""
    data = frame(Opcode.BINARY, payload)
    assert short(data) == short(data + b"next") == (len(data) if len(payload) < 126 else 0)
    if len(payload) < 126:
        assert carried(data) == payload


@given(st.text(max_size=20))
def test_text_is_text(text: str) -> None:
    """RFC 6455, 5.6; what is no UTF-8 is left to the library."""
    assert carried(frame(Opcode.TEXT, text.encode())) == text
    assert carried(frame(Opcode.TEXT, text.encode() + b"\xff")) is None


def test_what_is_no_short_frame() -> None:
    """Fragments, control frames, half a frame, a frame that is not masked."""
    whole = frame(Opcode.BINARY, b"abc")
    unmasked = Frame(Opcode.BINARY, b"x" * 20).serialize(mask=False)
    others = (frame(Opcode.BINARY, b"abc", fin=False), frame(Opcode.CONT, b"abc"), frame(Opcode.PING, b""), whole[:-1], unmasked, b"")
    assert short(whole) and not any(short(data) for data in others)


@given(st.lists(st.tuples(st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.PING]), payloads), min_size=1, max_size=4), st.data())
def test_where_frames_end_is_known(frames: list[tuple[Opcode, bytes]], draw: st.DataObject) -> None:
    """Whole frames end where the last one ends, and nowhere before in it."""
    made = [frame(opcode, payload[:125] if opcode is Opcode.PING else payload) for opcode, payload in frames]
    data = b"".join(made)
    assert is_whole(data)
    cut = draw.draw(st.integers(1, len(made[-1]) - 1))
    assert not is_whole(data[:-cut])
    assert not is_whole(data + frame(Opcode.TEXT, b"abc", fin=False))
    assert not is_whole(frame(Opcode.TEXT, b"abc", fin=False) + frame(Opcode.PING, b""))
    assert is_whole(frame(Opcode.TEXT, b"abc", fin=False) + frame(Opcode.PING, b"") + frame(Opcode.CONT, b"def"))


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
