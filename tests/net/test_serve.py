"""Serve: frames that are none, peers that say too much or too little, and what is no WebSocket at all."""

from __future__ import annotations

import json
import logging
import sys
import urllib.request
from pathlib import Path

import anyio
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from protocol import messages as m
from protocol.codec import JSON
from server.net.limits import Bucket, Limits
from server.net.serve import is_loopback, main, serve
from server.room.record import replay_file

from .peer import Peer, peers, served, unwelcomed

ROOT = Path(__file__).resolve().parents[2]


async def closed_with(peer: Peer) -> int:
    """The code with which the server closes the connection."""
    with anyio.fail_after(10), pytest.raises(ConnectionClosed) as closed:
        while True:
            await peer.socket.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@pytest.mark.parametrize("frame", [b"\xc1", b"", b"\x93\xa6choose\x01\xa1x", b"\x91\xa4diff", "text", b"\x91" * 2000])
async def test_a_malformed_frame_gets_an_error_and_no_more(frame: bytes | str) -> None:
    """The connection lives on, and what it says next is heard."""
    async with served("ann") as (_, (ann,)):
        await ann.throw(frame)
        assert (await ann.hear(m.Refused)).code in ("malformed", "unknown")
        assert (await ann.ask(m.ListRooms(), m.Rooms)).rooms == []


async def test_a_frame_is_done_whole_or_not_at_all() -> None:
    """One bad message in a frame: the good ones beside it are not done either."""
    async with served() as (url, _), peers(url, ["ann"], JSON) as (ann,):
        await ann.throw('[["create","duel","freeform"],["chat",7]]')
        assert (await ann.hear(m.Refused)).code == "malformed"
        assert (await ann.ask(m.ListRooms(), m.Rooms)).rooms == []


async def test_several_messages_in_a_frame_are_done_in_order() -> None:
    """An array of messages is as good as one after the other."""
    async with served() as (url, _), peers(url, ["ann"], JSON) as (ann,):
        await ann.throw('[["create","duel","freeform"],["chat","first"],["chat","second"]]')
        assert [(await ann.hear(m.Said)).text for _ in range(2)] == ["first", "second"]


async def test_too_much_nonsense_is_a_goodbye() -> None:
    """1007, after as many mistakes as the limits allow."""
    async with served("ann", limits=Limits(mistakes=3)) as (_, (ann,)):
        for _ in range(3):
            await ann.throw(b"\xc1")
        assert await closed_with(ann) == 1007


async def test_a_frame_that_is_too_large_is_a_goodbye() -> None:
    """1009, before it is looked at."""
    async with served("ann", limits=Limits(max_frame=1000)) as (_, (ann,)):
        await ann.throw(bytes(2000))
        assert await closed_with(ann) == 1009


async def test_who_says_nothing_is_sent_away() -> None:
    """Hello has to come in time."""
    async with served(limits=Limits(hello=0.05)) as (url, _), unwelcomed(url) as peer:
        assert (await peer.hear(m.Refused)).code == "hello_first"
        assert await closed_with(peer) == 1008


async def test_who_goes_before_hello_is_forgotten() -> None:
    """No trace, no traceback."""
    async with served() as (url, _):
        async with unwelcomed(url):
            pass
        async with peers(url, ["ann"]) as (ann,):
            assert (await ann.ask(m.ListRooms(), m.Rooms)).rooms == []


async def test_a_full_server_says_so() -> None:
    """1013: try again later."""
    async with served("ann", limits=Limits(max_connections=1)) as (url, _), unwelcomed(url) as late:
        assert await closed_with(late) == 1013


async def test_other_subprotocols_are_refused() -> None:
    """Who offers none of ours is not connected."""
    async with served() as (url, _):
        with pytest.raises(InvalidStatus):
            async with connect(url, subprotocols=["ettin.v9.xml"]):  # type: ignore[list-item]
                pass


async def test_health_is_told_over_http() -> None:
    """/health answers 200 with a few facts."""
    async with served("ann") as (url, (ann,)):
        await ann.ask(m.Create("duel", "freeform"), m.Joined)
        answer = await anyio.to_thread.run_sync(lambda: urllib.request.urlopen(url.replace("ws:", "http:") + "/health").read())
        assert json.loads(answer) == {"status": "ok", "rooms": 1, "connections": 1}


async def test_a_stopping_server_says_goodbye() -> None:
    """Rooms are told `stopping`, connections are closed with 1001."""
    async with anyio.create_task_group() as group:
        started: list[str] = []
        up = anyio.Event()

        def told(url: str) -> None:
            started.append(url)
            up.set()

        async def run() -> None:
            await serve(port=0, started=told)

        group.start_soon(run)
        await up.wait()
        async with peers(started[0], ["ann"]) as (ann,):
            await ann.ask(m.Create("duel", "freeform"), m.Joined)
            group.cancel_scope.cancel()
            with anyio.CancelScope(shield=True):
                assert (await ann.hear(m.Closed)).code == "stopping"
                assert await closed_with(ann) == 1001


async def test_a_terminated_server_says_goodbye_and_keeps_the_games(tmp_path: Path) -> None:
    """SIGTERM ends it as Ctrl-C does: rooms are told, what was played is written, and the exit status is 0."""
    command = [sys.executable, "-m", "server", "serve", "--port", "0", "--replays", str(tmp_path)]
    async with await anyio.open_process(command, cwd=ROOT, stderr=None) as process:
        assert process.stdout is not None
        url = (await process.stdout.receive()).decode().strip()
        async with peers(url, ["ann"]) as (ann,):
            await ann.ask(m.Create("duel", "freeform", "random"), m.Joined)
            await ann.say(m.Deck("60 Forest"), m.Ready(), m.Start())
            await ann.hear(m.Snapshot)
            process.terminate()
            assert (await ann.hear(m.Closed)).code == "stopping"
            assert await closed_with(ann) == 1001
        assert await process.wait() == 0
    (written,) = tmp_path.iterdir()  # noqa: ASYNC240
    assert [*replay_file(written)][-1] == "The game is not over."


@pytest.mark.parametrize("word", ["65536", "-1", "http", "\u00b2"])
def test_a_port_is_a_number_of_16_bits(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Anything else is the user's mistake."""
    with pytest.raises(SystemExit):
        main([f"--port={word}"])
    assert "65535" in capsys.readouterr().err


async def test_a_server_for_others_warns_that_it_is_not_encrypted(caplog: pytest.LogCaptureFixture) -> None:
    """TLS comes by proxy, and whoever opens the server to a network is told so."""
    with caplog.at_level(logging.WARNING, "ettin.net"), anyio.move_on_after(10) as scope:
        await serve("0.0.0.0", 0, started=lambda url: scope.cancel())
    assert "TLS" in caplog.text


def test_loopback_is_known() -> None:
    """Only this machine: by number, by name, in both families."""
    assert all(map(is_loopback, ("127.0.0.1", "127.8.0.1", "::1", "localhost")))
    assert not any(map(is_loopback, ("0.0.0.0", "::", "192.168.1.4", "example.org")))


def test_a_bucket_lets_bursts_through_and_no_more() -> None:
    """Ten at once and two a second: the eleventh waits half a second, and time fills the bucket up to the brim."""
    bucket = Bucket(rate=2, burst=10, now=0)
    assert bucket.take(10, 0) == 0
    assert bucket.take(1, 0) == 0.5
    assert bucket.take(1, 100) == 0
    assert bucket.take(10, 100) == 0.5


async def test_who_talks_too_fast_is_read_more_slowly(tmp_path: Path) -> None:
    """Nothing is lost and nobody is scolded."""
    async with served("ann", limits=Limits(rate=200, burst=5)) as (_, (ann,)):
        start = anyio.current_time()
        for _ in range(25):
            await ann.say(m.ListRooms())
        for _ in range(25):
            await ann.hear(m.Rooms)
        assert anyio.current_time() - start >= 0.09


async def test_what_goes_wrong_in_the_block_is_not_swallowed() -> None:
    """The server closes, and then says what was raised: else no test over sockets could fail."""
    with pytest.raises(ZeroDivisionError):
        async with served("ann"):
            raise ZeroDivisionError
