"""Table: drives one room. Whatever happens to the room happens in `_do`, which never waits: messages, bots, the clock."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import TypeAlias

from protocol import messages as m
from protocol.codec import Frame, tag_of
from protocol.errors import Code
from server.bots import KINDS, Bot
from server.room import lobby
from server.room.room import Room, Stage

from .limits import Limits
from .outbox import Outbox
from .replay import ReplayFile
from .session import Session

log = logging.getLogger("ettin.net")

BATCH = 16
"""How many messages of bots are taken in before the other tables have their turn."""


@dataclass(frozen=True)
class Gone:
    """The connection is lost; the seat stays."""


@dataclass(frozen=True)
class CaughtUp:
    """A slow reader has read everything and needs a snapshot."""


Heard: TypeAlias = m.ClientMessage | Gone | CaughtUp


class Table:
    """A room with the connections and bots that play in it."""

    def __init__(self, room: Room, limits: Limits, replay: ReplayFile | None, closed: Callable[[Table], None]) -> None:
        self.room = room
        self._limits = limits
        self._replay = replay
        self._closed = closed
        self._members: dict[Session, int] = {}  # their seats; SPECTATOR for those who watch
        self._seats: dict[int, Session] = {}
        self._bots: dict[int, Bot] = {}
        self._from_bots: deque[tuple[int, m.ClientMessage]] = deque()
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_due = 0.0
        self._outbox = Outbox()
        self._watched_words = 0  # which words any of the watchers wants
        self._lonely_since = monotonic()

    @property
    def code(self) -> str:
        """By which it is joined."""
        return self.room.code

    # -- what moves it

    def hear(self, session: Session, heard: Heard) -> None:
        """Take something in, and send what follows."""
        self._do(self._hear, session, heard)

    def look(self, now: float) -> None:
        """Look after slow readers; called from time to time."""
        for session in [*self._members]:
            if session in self._members and session.look(now):
                self.hear(session, CaughtUp())

    def stop(self) -> None:
        """The server stops."""
        self._everybody(m.Closed(Code.STOPPING, "the server stops"))
        self._end()

    def _do(self, what: Callable[..., None], *about: object) -> None:
        """Do something with the room, then say what follows. Whatever goes wrong ends this room and no other."""
        now = monotonic()
        try:
            what(*about, now)
            self.room.tick(now)
            self._seat_bots(now)
            self._say(now)
            self._lonely(now)
        except Exception:
            log.exception("room %s ends with a fault", self.code)
            self._everybody(m.Closed(Code.FAULT, "the server made a mistake; this room has ended"))
            self._end()
            return
        if self.room.closed:
            self._end()
        else:
            self._set_alarm(now)

    def _set_alarm(self, now: float) -> None:
        """See that it goes on when there is something to do of itself."""
        due = now if self._from_bots else min(inf if self._members else self._lonely_since + self._patience(), self._outbox.due)
        wake = self.room.wake_in(now)
        if wake is not None:
            due = min(due, now + wake)
        if due == inf:
            return
        if self._alarm is not None:
            if due >= self._alarm_due:
                return  # it rings before, and looks again
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(due - now, self._ring)
        self._alarm_due = due

    def _ring(self) -> None:
        self._alarm = None
        self._do(self._play_bots)

    def _play_bots(self, now: float) -> None:
        for _ in range(min(BATCH, len(self._from_bots))):
            seat, message = self._from_bots.popleft()
            self.room.receive(seat, message, now)

    def _lonely(self, now: float) -> None:
        """Close a room in which nobody is left, at once or after a while."""
        if self._members:
            self._lonely_since = now
        elif not self.room.closed and now - self._lonely_since >= self._patience():
            self.room.close(now)

    def _patience(self) -> float:
        """How long it waits for people to come back."""
        return {Stage.GATHERING: 0.0, Stage.OVER: self._limits.farewell}.get(self.room.stage, self._limits.linger)

    def _end(self) -> None:
        if self.room.fault is not None:
            log.error("room %s ends with a fault", self.code, exc_info=self.room.fault)
        if self._alarm is not None:
            self._alarm.cancel()
        for session in [*self._members]:
            self._release(session)
        if self._replay is not None:
            self._replay.close()
        self._closed(self)

    # -- into the room

    def _hear(self, session: Session, heard: Heard, now: float) -> None:
        seat = self._members.get(session)
        if seat is not None and seat >= 0 and isinstance(heard, m.Choose):
            self.room.receive(seat, heard, now)
            return
        self._say_all(now)
        match heard:
            case m.Join() | m.Watch() if seat is not None:
                session.refuse(Code.IN_ROOM, "you are in this room", _name(heard))
            case m.Join():
                self._join(session, heard, now)
            case m.Watch():
                self._watch(session, now)
            case Gone() | CaughtUp() if seat is None:
                pass
            case _ if seat is None:
                session.refuse(Code.NOT_IN_ROOM, "you are not in this room", _name(heard))
            case Gone():
                self._gone(session, seat, now)
            case m.Leave():
                self._leave(session, seat, now)
            case _ if seat == m.SPECTATOR:
                self._from_watcher(session, heard, now)
            case m.Sit():
                self._sit(session, seat, heard, now)
            case CaughtUp():
                self.room.receive(seat, m.Resume(-1), now)
            case _:
                self.room.receive(seat, heard, now)

    def _join(self, session: Session, join: m.Join, now: float) -> None:
        if join.token:
            self._take_over(session, join, now)
            return
        free = self.room.free_seats()
        seat = join.seat if join.seat >= 0 else (free[0] if free else -1)
        if seat not in free:
            self._release(session)
            session.refuse(Code.SEAT_TAKEN if join.seat >= 0 else Code.FULL, "there is no free seat", "join")
            return
        self.room.enter(seat, session.name, "person", now)
        self._members[session] = seat
        self._seats[seat] = session

    def _take_over(self, session: Session, join: m.Join, now: float) -> None:
        """Who shows the token has the seat; whoever had it is told so."""
        seat = self.room.claim(join.token)
        if seat is None:
            self._release(session)
            session.refuse(Code.BAD_TOKEN, "that token opens no seat here", "join")
            return
        old = self._seats.get(seat)
        if old is not None:
            old.send(m.Closed(Code.TAKEN_OVER, "your seat was taken over with its token"))
            self._release(old)
        self._members[session] = seat
        self._seats[seat] = session
        self.room.here(seat, True, now)
        if self.room.stage != "gathering":
            self.room.receive(seat, m.Resume(join.seq), now)

    def _watch(self, session: Session, now: float) -> None:
        self.room.watch(now)
        self._members[session] = m.SPECTATOR
        session.send(self.room.joined(m.SPECTATOR), self.room.seat_lines(), *self._seen())

    def _seen(self) -> list[m.ServerMessage]:
        snapshot = self.room.snapshot(m.SPECTATOR)
        return [] if snapshot is None else [snapshot]

    def _from_watcher(self, session: Session, heard: Heard, now: float) -> None:
        """All who watch share one stream, with the words that any of them wants; what one asks for, that one is told."""
        match heard:
            case CaughtUp():
                self._tell(session, m.Resume(), now)
            case m.Words(what=what, since=since):
                self._watched_words |= what
                self._tell(session, m.Words(self._watched_words, since), now)
            case m.Cards() | m.Resume():
                self._tell(session, heard, now)
            case _:
                session.refuse(Code.NOT_NOW, "those who watch cannot do that", _name(heard))

    def _tell(self, watcher: Session, asked: m.ClientMessage, now: float) -> None:
        """Answer one of those who watch; what came before has been said."""
        self.room.receive(m.SPECTATOR, asked, now)
        if not self.room.closed:
            watcher.send(*(reply for _, reply in self.room.to_send()))

    def _sit(self, session: Session, seat: int, sit: m.Sit, now: float) -> None:
        free = self.room.free_seats()
        if sit.team >= 0:
            free = [other for other in free if sit.team < len(self.room.teams) and other in self.room.teams[sit.team]]
        wanted = sit.seat if sit.seat >= 0 else (free[0] if free else -1)
        if wanted not in free:
            session.refuse(Code.SEAT_TAKEN, "that seat is not free", "sit")
            return
        self.room.move(seat, wanted, now)
        self._members[session] = wanted
        self._seats[wanted] = self._seats.pop(seat)

    def _leave(self, session: Session, seat: int, now: float) -> None:
        if seat == m.SPECTATOR:
            session.send(m.Closed("left", "you watch no more"))
        else:
            self.room.receive(seat, m.Leave(), now)
            self._say_all(now)
        self._release(session)

    def _gone(self, session: Session, seat: int, now: float) -> None:
        self._release(session)
        if seat != m.SPECTATOR:
            if self.room.stage == "gathering":
                self.room.receive(seat, m.Leave(), now)
            else:
                self.room.here(seat, False, now)

    def _release(self, session: Session) -> None:
        """The connection belongs to this table no more."""
        if session.table is self:
            session.table = None
        seat = self._members.pop(session, None)
        if seat == m.SPECTATOR:
            if m.SPECTATOR not in self._members.values():
                self._watched_words = 0
                self.room.receive(m.SPECTATOR, m.Words(0), monotonic())
                self.room.unwatch()
        elif seat is not None:
            del self._seats[seat]

    def _seat_bots(self, now: float) -> None:
        """Let bots take the seats that the host wants them to take; they bring starter decks."""
        for seat, kind in self.room.wants_bots():
            self._bots[seat] = KINDS[kind](random.Random())
            self.room.enter(seat, f"{kind.title()} {seat + 1}", kind, now)
            self._from_bots += [(seat, m.Deck("", lobby.ANY)), (seat, m.Ready())]

    # -- out of the room

    def _say(self, now: float) -> None:
        """Record what the room has to say, then send what cannot wait."""
        self._collect(now)
        for seat, messages in self._outbox.take(now):
            self._to(seat, messages)

    def _say_all(self, now: float) -> None:
        """Record and send everything: what came before is not for whoever sits or watches from now on."""
        self._collect(now)
        for seat, messages in self._outbox.take_all(now):
            self._to(seat, messages)

    def _collect(self, now: float) -> None:
        record = self.room.to_record()
        if record and self._replay is not None:
            self._replay.append(record)
        said = self.room.to_send()
        if self._bots:
            for seat, message in said:
                if seat in self._bots:
                    self._from_bots += [(seat, answer) for answer in self._bots[seat].receive(message)]
            said = [(seat, message) for seat, message in said if seat not in self._bots]
        self._outbox.add(said, now)

    def _to(self, seat: int, messages: list[m.ServerMessage]) -> None:
        if seat == m.SPECTATOR:
            self._to_watchers(messages)
        elif seat in self._seats:
            self._seats[seat].send(*messages)

    def _to_watchers(self, messages: list[m.ServerMessage]) -> None:
        frames: dict[str, Frame] = {}
        for session, seat in self._members.items():
            if seat != m.SPECTATOR or session.behind:
                continue
            name = session.codec.subprotocol
            if name not in frames:
                frames[name] = session.codec.encode(messages)
            session.write(frames[name])

    def _everybody(self, message: m.ServerMessage) -> None:
        for session in self._members:
            session.send(message)


def _name(heard: Heard) -> str:
    return "" if isinstance(heard, (Gone, CaughtUp)) else tag_of(heard)
