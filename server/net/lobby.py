"""Lobby: the rooms of this server, and what people say before they sit in one."""

from __future__ import annotations

import logging
import secrets
from pathlib import Path

from protocol import messages as m
from protocol.codec import tag_of
from protocol.errors import Code, ProtocolError
from server.bots import KINDS
from server.room import lobby
from server.room.room import Room

from .limits import Limits
from .replay import ReplayFile
from .session import Session
from .table import Table

log = logging.getLogger("ettin.net")

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""For room codes: none that is mistaken for a digit."""
SHOWN = 200
"""How many rooms the list of rooms shows at most."""


class Lobby:
    """Opens rooms and finds them by their codes."""

    def __init__(self, limits: Limits, replays: Path | None) -> None:
        self._limits = limits
        self._replays = replays
        self.tables: dict[str, Table] = {}

    def hear(self, session: Session, message: m.ClientMessage) -> None:
        """Take a message of a connection; refusals go back to it."""
        if session.table is not None and isinstance(message, m.Choose):
            session.table.hear(session, message)
            return
        match message:
            case m.Hello():
                self._hello(session, message)
            case _ if not session.name:
                session.refuse(Code.HELLO_FIRST, "say hello first", tag_of(message))
            case m.ListRooms():
                lines = [table.room.line() for table in self.tables.values()]
                session.send(m.Rooms(lines[-SHOWN:]))
            case m.Create():
                self._create(session, message)
            case m.Join() | m.Watch():
                self._join(session, message)
            case _ if session.table is None:
                session.refuse(Code.NOT_IN_ROOM, "join a room first", tag_of(message))
            case m.Leave():
                table, session.table = session.table, None
                table.hear(session, message)
            case _:
                session.table.hear(session, message)

    def look(self, now: float) -> None:
        """Look after all tables; called from time to time."""
        for table in [*self.tables.values()]:
            table.look(now)

    def stop(self) -> None:
        """The server stops."""
        for table in [*self.tables.values()]:
            table.stop()

    def _hello(self, session: Session, hello: m.Hello) -> None:
        if hello.version != m.VERSION:
            session.refuse(Code.VERSION, f"version {m.VERSION} is spoken here, not {hello.version}", "hello")
            return
        if not hello.name.isprintable() or hello.name.isspace():  # it stands in logs, and on others' terminals
            session.refuse(Code.MALFORMED, "a name is made of letters, digits, signs and spaces", "hello")
            return
        session.name = hello.name
        session.send(m.Welcome(m.VERSION, "ettin", lobby.formats(), lobby.starters(), list(KINDS), self._limits.max_frame))

    def _join(self, session: Session, message: m.Join | m.Watch) -> None:
        table = self.tables.get(message.code.upper())
        if session.table is not None:
            session.refuse(Code.IN_ROOM, "leave the other room first", tag_of(message))
        elif table is None:
            session.refuse(Code.NO_ROOM, "there is no room of that code", tag_of(message))
        else:
            session.table = table
            table.hear(session, message)

    def _create(self, session: Session, create: m.Create) -> None:
        if session.table is not None:
            session.refuse(Code.IN_ROOM, "leave the other room first", "create")
            return
        if len(self.tables) >= self._limits.max_rooms:
            session.refuse(Code.LIMIT, "this server has as many rooms as it can hold", "create")
            return
        if create.bots and create.bots not in KINDS:
            session.refuse(Code.BAD_OPTION, f"the kinds of bots are {', '.join(KINDS)}", "create")
            return
        code = self._new_code()
        try:
            room = Room(code, create.format, create.decks, create.bots, tuple(create.options))
        except ProtocolError as error:
            session.refuse(error.code, error.because, "create")
            return
        replay = ReplayFile(self._replays, code) if self._replays is not None else None
        table = self.tables[code] = Table(room, self._limits, replay, self._closed)
        log.info("room %s opened: %s, %s", code, create.format, create.decks)
        session.table = table
        table.hear(session, m.Join(code, 0))

    def _closed(self, table: Table) -> None:
        self.tables.pop(table.code, None)
        log.info("room %s closed", table.code)

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(5))
            if code not in self.tables:
                return code
