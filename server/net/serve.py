"""Serve: the listener. It opens the port, speaks WebSocket, and hands what arrives to the lobby."""

from __future__ import annotations

import argparse
import asyncio
import gc
import ipaddress
import json
import logging
import signal
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from importlib.util import find_spec
from pathlib import Path
from time import monotonic

import anyio
from websockets.asyncio.server import ServerConnection
from websockets.asyncio.server import serve as listen
from websockets.http11 import Request, Response
from websockets.typing import Subprotocol

from protocol.codec import CODECS
from protocol.errors import Code
from server.room.lobby import starters

from .connection import AT_ONCE, Connection
from .limits import Limits
from .lobby import Lobby
from .session import Session
from .table import Gone

log = logging.getLogger("ettin.net")


@asynccontextmanager
async def serving(
    host: str = "127.0.0.1", port: int = 8765, *, replays: Path | None = None, limits: Limits | None = None
) -> AsyncIterator[str]:
    """A server for as long as the block lasts; gives its URL. Port 0 takes any that is free; OSError if the port is taken."""
    limits = limits or Limits()
    fault: Exception | None = None
    starters()  # the pool is loaded now, and not while the first player waits
    async with anyio.create_task_group() as group:
        lobby = Lobby(limits, replays)
        shell = Shell(lobby, limits)
        async with listen(
            shell.connection,
            host,
            port,
            subprotocols=[Subprotocol(name) for name in CODECS],
            process_request=shell.request,
            create_connection=Connection,
            compression=None,
            max_size=limits.max_frame,
            max_queue=16,
            ping_interval=limits.ping,
            ping_timeout=limits.ping,
            server_header=None,
        ) as server:
            group.start_soon(shell.look_around)
            bound = next(iter(server.sockets)).getsockname()[1]
            try:
                yield f"ws://{_in_url(host)}:{bound}"
            except Exception as error:  # raised when all is closed, since the cancelling here would swallow it
                fault = error
            finally:
                lobby.stop()
                group.cancel_scope.cancel()
    if fault is not None:
        raise fault


class Shell:
    """What stands between sockets and lobby."""

    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        self._lobby, self._limits = lobby, limits
        self._connections = 0

    def request(self, connection: ServerConnection, request: Request) -> Response | None:
        """Answer what is no WebSocket: /health; everything else goes on to the handshake."""
        if request.path != "/health":
            return None
        facts = {"status": "ok", "rooms": len(self._lobby.tables), "connections": self._connections}
        return connection.respond(HTTPStatus.OK, json.dumps(facts) + "\n")

    async def connection(self, socket: ServerConnection) -> None:
        """One connection, from handshake to goodbye."""
        if self._connections >= self._limits.max_connections:
            await socket.close(1013, "too many connections; try again later")
            return
        self._connections += 1
        assert isinstance(socket, Connection)
        session = Session(socket, self._limits)
        try:
            await self._listen(session)
        finally:
            self._connections -= 1
            if session.table is not None:
                session.table.hear(session, Gone())

    async def _listen(self, session: Session) -> None:
        with anyio.move_on_after(self._limits.hello):
            while not session.name:
                messages = await session.receive()
                if messages is None:
                    return
                for message in messages:
                    self._lobby.hear(session, message)
        if not session.name:
            session.refuse(Code.HELLO_FIRST, "nobody said hello")
            await session.goodbye(1008, "nobody said hello")
            return
        session.hear_at_once(self._lobby.hear)
        while (messages := await session.receive()) is not None:
            for n, message in enumerate(messages, 1):
                self._lobby.hear(session, message)
                if n % AT_ONCE == 0 or n == len(messages):
                    await anyio.lowlevel.checkpoint()

    async def look_around(self) -> None:
        """Once a second, look after slow readers."""
        while True:
            await anyio.sleep(1)
            self._lobby.look(monotonic())


async def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    *,
    replays: Path | None = None,
    limits: Limits | None = None,
    started: Callable[[str], None] = lambda url: None,
) -> None:
    """Serve until cancelled; `started` is told the URL."""
    async with serving(host, port, replays=replays, limits=limits) as url:
        if not is_loopback(host):
            log.warning("%s can be reached from other machines, unencrypted: put a proxy with TLS before it", url)
        started(url)
        await anyio.sleep_forever()


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches that address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _in_url(host: str) -> str:
    if host in ("", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def settle() -> None:
    """Load what every game needs; garbage is not looked for in it again, and less often elsewhere: nearly all goes by itself."""
    starters()
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def options() -> dict[str, object]:
    """For anyio.run: uvloop if it is installed."""
    return {"use_uvloop": find_spec("uvloop") is not None}


def port(word: str) -> int:
    """The number of a port. Raises ArgumentTypeError."""
    if not word.isdecimal() or int(word) >= 1 << 16:
        raise argparse.ArgumentTypeError(f"ports are numbered from 0 to 65535, not {word[:40]!r}")
    return int(word)


def main(argv: Sequence[str]) -> int:
    """`ettin serve`: open the server, print its URL, and serve until interrupted or terminated."""
    parser = argparse.ArgumentParser(prog="ettin serve", description="Open the server.")
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (%(default)s; 0.0.0.0: everywhere, behind a TLS proxy)")
    parser.add_argument("--port", type=port, default=8765, help="of that address (%(default)s); 0 takes any that is free")
    parser.add_argument("--replays", type=Path, metavar="DIR", help="write every game's setup and choices into this directory")
    parser.add_argument("--verbose", action="store_true", help="say more")
    args = parser.parse_args(argv)
    if args.replays is not None:
        args.replays.mkdir(parents=True, exist_ok=True)
    logging.basicConfig(level=logging.INFO if args.verbose else logging.WARNING, format="%(levelname)s %(message)s")

    async def run() -> None:
        settle()
        with anyio.CancelScope() as scope:
            with suppress(NotImplementedError):  # where there is no such signal
                asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, scope.cancel)
            await serve(args.host, args.port, replays=args.replays, started=started)

    def started(url: str) -> None:
        print(url, flush=True)
        if sys.stdout.isatty():
            print("`ettin client` sits down there; Ctrl-C stops the server.")

    anyio.run(run, backend="asyncio", backend_options=options())
    return 0
