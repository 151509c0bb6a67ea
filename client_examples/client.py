"""Client: a small asynchronous client to copy. It needs the packages websockets and msgpack, and PROTOCOL.md."""

from __future__ import annotations

from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgpack  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

OBJECT: list[Any] = [0, 0, -1, -1, 0, 0, None, None, 0, 0, 0, [], 0, 0, [], 0, [], 0, 0, -1, [], 0, [], []]
PLAYER = [0, 0, 0, 0, 0, [0, 0, 0, 0, 0, 0], [], 0, 0, 7, -1]
TABLE = [0, 0, [], -1, -1, -1, None]


class Client:
    """A connection: say things with `say`, hear them with `async for`. The view and the open questions are kept up to date."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seat, self.token, self.code = -3, "", ""
        self.starters: list[str] = []  # names of decks that the server has
        self.more: deque[list[Any]] = deque()  # the rest of a frame that held several messages
        self.seq = -1
        self.table: list[Any] = []
        self.players: list[list[Any]] = []
        self.objects: dict[int, list[Any]] = {}
        self.zones: dict[tuple[int, int], list[int]] = {}
        self.questions: list[list[Any]] = []

    async def say(self, *message: object) -> None:
        """Send a message: say("choose", 17, 0)."""
        if message[0] == "choose":  # the server says no more of it, unless it refuses
            self.questions = [q for q in self.questions if q[0] != message[1]]
        await self.socket.send(msgpack.packb(message))

    async def __aiter__(self) -> AsyncIterator[list[Any]]:
        while True:
            if not self.more:
                try:
                    data = msgpack.unpackb(await self.socket.recv())
                except ConnectionClosed:
                    return
                self.more += data if isinstance(data[0], list) else [data]
            message = self.more.popleft()
            await self._hear(message)
            yield message

    async def _hear(self, message: list[Any]) -> None:
        match message:
            case ["joined", code, seat, token, *_]:
                self.code, self.seat, self.token = code, seat, token
            case ["snapshot", seq, [table, players, objects, zones], questions, *_]:
                self.seq, self.questions = seq, questions
                self.table = table + TABLE[len(table) :]
                self.players = [row + PLAYER[len(row) :] for row in players]
                self.objects = {oid: row + OBJECT[len(row) :] for oid, *row in objects}
                self.zones = {(zone, seat): ids for zone, seat, *ids in zones}
            case ["diff", seq, changes, _, questions, *_] if seq == self.seq + 1:
                self.seq = seq
                for change in changes:
                    self._change(*change)
                self.questions = self.questions if questions is None else questions
            case ["diff", seq, *_] if seq > self.seq + 1:
                await self.say("resume", self.seq)

    def _change(self, kind: int, *what: Any) -> None:
        if kind == 0:  # an object is added
            self.objects[what[0]] = [*what[1:], *OBJECT[len(what) - 1 :]]
        elif kind == 2:  # objects are gone
            for oid in what:
                del self.objects[oid]
        elif kind == 4:  # objects leave a zone and come into it
            zone, seat, at, removed, *ids = what
            self.zones.setdefault((zone, seat), [])[at : at + removed] = ids
        else:  # fields are set, of an object, a player or the table
            row, fields = (self.table, what) if kind == 5 else ((self.objects if kind == 1 else self.players)[what[0]], what[1:])
            for index, value in zip(fields[::2], fields[1::2], strict=True):
                row[index] = value


@asynccontextmanager
async def connected(url: str, name: str) -> AsyncIterator[Client]:
    """A client that has said hello and been welcomed. Raises ConnectionError."""
    try:
        socket = await connect(url, subprotocols=["ettin.v1.msgpack"], compression=None, max_size=None)  # type: ignore[list-item]
    except (OSError, WebSocketException) as error:
        raise ConnectionError(f"there is no server at {url}; `ettin serve` opens one ({error})") from None
    async with socket:
        client = Client(socket)
        await client.say("hello", 1, name)
        welcome = msgpack.unpackb(await socket.recv())
        if welcome[0] != "welcome":
            raise ConnectionError(f"not welcome: {welcome[2]}")
        client.starters = welcome[4]
        yield client
