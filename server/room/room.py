"""Room: one table without I/O, from the first who sits down to the last who leaves (house-style.md, The table and the wire).

    room.receive(seat, message, now)      what arrived
    room.tick(now); room.wake_in(now)     time passes; when to wake it
    room.to_record()                      what must be written down first
    room.to_send()                        and then what goes to whom: (seat, message), SPECTATOR for all who watch

A mistake of a player is answered to that player; a fault of the game ends this room for its members and no other.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from enum import StrEnum

from protocol import messages as m
from protocol.errors import Code
from protocol.view import O as F
from server.cards.pool import Pool, starter_pool
from server.engine.decisions import SPECTATOR, Option
from server.engine.game import PlayerSetup, Setup

from . import lobby, record
from .chat import Chat
from .clock import Clock
from .dice import Dice
from .errors import Refusal
from .journal import Record
from .seats import PERSON, Seat
from .stream import Stream
from .table import Table


class Stage(StrEnum):
    """Where a room is in its life."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Cue(StrEnum):
    """What brings a room on."""

    ALL_READY = "all ready"
    GAME_OVER = "game over"
    EMPTY = "empty"
    FAULT = "fault"


NEXT = {
    (Stage.GATHERING, Cue.ALL_READY): Stage.PLAYING,
    (Stage.GATHERING, Cue.EMPTY): Stage.CLOSED,
    (Stage.GATHERING, Cue.FAULT): Stage.CLOSED,
    (Stage.PLAYING, Cue.GAME_OVER): Stage.OVER,
    (Stage.PLAYING, Cue.EMPTY): Stage.CLOSED,
    (Stage.PLAYING, Cue.FAULT): Stage.CLOSED,
    (Stage.OVER, Cue.EMPTY): Stage.CLOSED,
    (Stage.OVER, Cue.FAULT): Stage.CLOSED,
}
_PLAYING, _CLOSED = Stage.PLAYING, Stage.CLOSED  # asked for many times a choice, and an enum gives its members slowly


class Room:
    """A room. Seats are numbered in turn order; whoever holds a seat is known by its number."""

    def __init__(
        self,
        code: str,
        format: str = "two-headed-giant",
        decks: str = "constructed",
        bots: str = "",
        options: Sequence[tuple[str, int]] = (),
        *,
        pool: Pool | None = None,
        dice: Dice | None = None,
        token: Callable[[], str] = secrets.token_urlsafe,
    ) -> None:
        """An empty room. Raises Refusal if the format, the kind of decks or an option is unknown."""
        if decks not in lobby.DECKS:
            raise Refusal(Code.BAD_OPTION, f"decks are {' or '.join(lobby.DECKS)}, not {decks[:40]!r}")
        self.code = code
        self.format = format
        self.decks = decks
        self.bots = bots
        self.options = lobby.options_of(options)
        played = lobby.format_of(format, self.options.get("seats", 0))
        teams, self._led = played.teams, played.commanders
        self.teams = [list(team) for team in teams.sides]
        self.stage = Stage.GATHERING
        self.host = -1
        """The seat that may start the game; -1 while nobody sits."""
        self.record: list[Record] = []
        """The game so far: setup and choices (record.py)."""
        self.fault: BaseException | None = None
        """What went wrong with us, if the room ended so."""
        self._seats = [Seat(number, teams.side[number]) for number in teams.seats]
        self._pool = pool or starter_pool()
        self._dice = dice or Dice()
        self._token = token
        self._clock = Clock(float(self.options.get("time", 0)))
        self._chat = Chat()
        self._table: Table | None = None
        self._starting = False
        self._watched = False
        self._spectator_words = 0
        self._outbox: list[tuple[int, m.ServerMessage]] = []
        self._recorded = 0

    # -- what the shell asks

    @property
    def closed(self) -> bool:
        """Whether the room is no more."""
        return self.stage is _CLOSED

    @property
    def taken(self) -> int:
        """How many seats are taken."""
        return sum(seat.taken for seat in self._seats)

    def free_seats(self) -> list[int]:
        """The seats that may be taken."""
        return [seat.number for seat in self._seats if not seat.taken] if self.stage is Stage.GATHERING else []

    def people_here(self) -> bool:
        """Whether a person is connected to any seat."""
        return any(seat.kind == PERSON and seat.here for seat in self._seats)

    def wants_bots(self) -> list[tuple[int, str]]:
        """The seats that bots shall take, and what kind of bot, once the host has said start."""
        return [(number, self.bots) for number in self.free_seats()] if self._starting and self.bots else []

    def claim(self, token: str) -> int | None:
        """The seat whose token that is."""
        shown = token.encode(errors="replace")  # as bytes, since only ASCII strings can be compared
        return next((seat.number for seat in self._seats if seat.token and secrets.compare_digest(seat.token.encode(), shown)), None)

    def line(self) -> m.RoomLine:
        """The room as lists of rooms show it."""
        return m.RoomLine(self.code, self.format, self.decks, self.stage.value, len(self._seats), self.taken)

    def joined(self, number: int) -> m.Joined:
        """What tells a member where it is."""
        token = "" if number == SPECTATOR else self._seat(number).token
        return m.Joined(self.code, number, token, self.format, self.decks, self.teams, [*self.options.items()])

    def seat_lines(self) -> m.Room:
        """Who sits where."""
        return m.Room(self.stage.value, self.host, [seat.line() for seat in self._seats])

    def snapshot(self, number: int) -> m.Snapshot | None:
        """The whole view of a seat, or of who watches; None before the game."""
        stream = self._stream(number)
        if stream is None:
            return None
        return next(message for message in stream.snapshot() if isinstance(message, m.Snapshot))

    def to_send(self) -> list[tuple[int, m.ServerMessage]]:
        """What goes to whom, in order; each is given once. Write down `to_record` first."""
        sent, self._outbox = self._outbox, []
        return sent

    def to_record(self) -> list[Record]:
        """What has been added to the record since this was last called."""
        new = self.record[self._recorded :]
        self._recorded = len(self.record)
        return new

    # -- coming and going

    def enter(self, number: int, name: str, kind: str, now: float) -> str:
        """Somebody, a person or a kind of bot, takes a free seat; gives its token. Raises Refusal."""
        if self.stage is not Stage.GATHERING:
            raise Refusal(Code.NOT_NOW, "the game has begun")
        seat = self._seat(number)
        if seat.taken:
            raise Refusal(Code.SEAT_TAKEN, f"seat {number} is taken")
        seat.sit(name, kind, self._token())
        if self.host < 0:
            self.host = number
        self._to(number, self.joined(number))
        self._changed()
        for said in self._chat.heard(number):  # by those whom it has just been told of
            self._to(number, said)
        return seat.token

    def move(self, old: int, new: int, now: float) -> None:
        """Whoever sits at `old` moves to a free seat. Raises Refusal."""
        here, there = self._seat(old), self._seat(new)
        if self.stage is not Stage.GATHERING:
            raise Refusal(Code.NOT_NOW, "the game has begun")
        if there.taken:
            raise Refusal(Code.SEAT_TAKEN, f"seat {new} is taken")
        for name in Seat.KEPT:
            setattr(there, name, getattr(here, name))
        here.clear()
        if self.host == old:
            self.host = new
        self._to(new, self.joined(new))
        self._changed()

    def here(self, number: int, here: bool, now: float) -> None:
        """The connection of that seat is lost, or back. Who is back gets everything anew, but for the diffs: `Resume` does that."""
        seat = self._seat(number)
        seat.here = here
        if here:
            self._to(number, self.joined(number))
            if self._table is not None:
                self._to(number, seat.settings.told())
                self._to(number, self._table.waiting(now))
        self._changed()

    def watch(self, now: float) -> None:
        """Somebody watches: from now on SPECTATOR is sent what anybody may see."""
        self._watched = True
        if self._table is not None:
            self._table.watch()

    def unwatch(self) -> None:
        """Nobody watches any more."""
        self._watched = False

    def close(self, now: float) -> None:
        """The room ends for whoever is left."""
        self._end(Cue.EMPTY, Code.STOPPING, "the room is closed")

    # -- what arrives

    def receive(self, number: int, message: m.ClientMessage, now: float) -> None:
        """Take a message of a seat in. Never raises: what is wrong with it is said to that seat."""
        if self.closed:
            return
        handler = _HANDLERS.get(type(message))
        try:
            if handler is None or (number < 0 and type(message) not in _OPEN_TO_ALL):
                raise Refusal(Code.NOT_NOW, "that cannot be said here")
            handler(self, number, message, now)
        except Refusal as error:
            about = str(message.__struct_config__.tag)
            ref = message.question if isinstance(message, m.Choose) else 0
            self._to(number, m.Refused(error.code, error.because, about, ref, error.rule, error.facts))
        except Exception as error:  # ours: it ends this room and no other
            self._break(error)

    def tick(self, now: float) -> None:
        """Time has passed."""
        if self._table is None or self.stage is not _PLAYING:
            return
        try:
            for number in self._clock.up(now):
                self._table.time_is_up(number, now)
                self._check_over()
        except Exception as error:
            self._break(error)

    def wake_in(self, now: float) -> float | None:
        """In how many seconds `tick` should be called; None: not before something arrives."""
        return self._clock.wake_in(now) if self.stage is _PLAYING else None

    # -- gathering

    def _deck(self, number: int, message: m.Deck, now: float) -> None:
        self._only(Stage.GATHERING)
        seat = self._seat(number)
        seat.deck = lobby.deck_of(message, self.decks, self._pool, led=self._led, seat=number)
        self._changed()

    def _ready(self, number: int, message: m.Ready, now: float) -> None:
        self._only(Stage.GATHERING)
        seat = self._seat(number)
        if message.ready and seat.deck is None:
            raise Refusal(Code.DECK_MISSING, "choose a deck first")
        seat.ready = message.ready
        self._changed()
        self._begin_if_ready(now)

    def _start(self, number: int, message: m.Start, now: float) -> None:
        self._only(Stage.GATHERING)
        if number != self.host:
            raise Refusal(Code.NOT_HOST, "only the host starts the game")
        if self.free_seats() and not self.bots:
            raise Refusal(Code.NOT_NOW, "there are empty seats, and no bots to take them")
        self._starting = True
        self._begin_if_ready(now)

    def _begin_if_ready(self, now: float) -> None:
        if not all(seat.taken and seat.ready and seat.deck is not None for seat in self._seats):
            return
        self._turn_to(Cue.ALL_READY)
        self._changed()
        brought = [(seat.name, seat.deck) for seat in self._seats if seat.deck is not None]
        setup = Setup(
            self.format,
            tuple(PlayerSetup(name, *deck) for name, deck in brought),
            mulligans=bool(self.options.get("mulligans", 1)),
            named=lobby.named((deck for _, deck in brought), self._pool),
        )
        self.record.append(record.setup_record(setup))
        settings = [seat.settings for seat in self._seats]
        self._table = Table(setup, settings, self._dice, self._clock, bool(self.options.get("steady", 0)), self._to, self.record)
        for seat in self._seats:
            seat.stream = self._table.streams[seat.number]
            for message in seat.stream.want(seat.words, 0) if seat.words else []:
                self._to(seat.number, message)
            self._to(seat.number, seat.settings.told())
        if self._watched:
            stream = self._table.watch()
            for message in [*stream.snapshot(), *(stream.want(self._spectator_words, 0) if self._spectator_words else [])]:
                self._to(SPECTATOR, message)
        self._table.go_on(now)
        self._check_over()

    def _leave(self, number: int, message: m.Leave, now: float) -> None:
        seat = self._seat(number)
        if self.stage is Stage.PLAYING and self._table is not None:
            if not self._table.game.state.players[number].left:
                self._table.concede(number, now)
            self._check_over()
        if self.stage is Stage.GATHERING:
            seat.clear()
        else:
            seat.kind, seat.token, seat.here = "", "", False
        self._to(number, m.Closed("left", "you have left"))
        if self.host == number:
            self.host = next((other.number for other in self._seats if other.kind == PERSON), -1)
        self._changed()
        if self.host < 0:
            self._end(Cue.EMPTY, Code.STOPPING, "everybody has left")

    # -- playing

    def _choose(self, number: int, message: m.Choose, now: float) -> None:
        self._playing().choose(number, message.question, message.choice, now)
        self._check_over()

    def _concede(self, number: int, message: m.Concede, now: float) -> None:
        self._playing().concede(number, now)
        self._check_over()

    def _auto(self, number: int, message: m.Auto, now: float) -> None:
        settings = self._seat(number).settings
        table = self._table
        settings.set(message.what, message.value, table.game.state.turn if table is not None else 0)
        self._to(number, settings.told())
        if table is not None and self.stage is Stage.PLAYING:
            table.go_on(now)
            self._check_over()

    def _undo(self, number: int, message: m.Undo, now: float) -> None:
        raise Refusal(Code.NOT_NOW, "nothing is taken back at this table")

    def _why(self, number: int, message: m.Why, now: float) -> None:
        table = self._playing()
        viewer = table.streams[number].viewer
        oid = message.thing if message.thing <= 0 else viewer.object_of(message.thing)
        if oid is None:
            raise Refusal(Code.NOT_SHOWN, "you see no such object")
        if oid > 0 and not viewer.view.objects[message.thing][F.DEFINITION]:  # the reason could tell what it is
            raise Refusal(Code.NOT_SHOWN, "you see no face of that object")
        refused = table.game.refusal(number, Option(message.kind, oid, message.ability, message.choice))
        if refused is None:
            self._to(number, m.Because(True, "it is possible"))
        else:
            self._to(number, m.Because(False, refused.because, refused.rule))

    # -- at any time

    def _say(self, number: int, message: m.Chat, now: float) -> None:
        team = self.teams[self._seat(number).team] if message.team else None
        everybody = [seat.number for seat in self._seats if seat.taken] + [SPECTATOR] * self._watched
        for hearer, said in self._chat.say(number, message.text, team, everybody):
            self._to(hearer, said)

    def _cards(self, number: int, message: m.Cards, now: float) -> None:
        stream = self._stream(number)
        told = stream.cards(message.numbers) if stream is not None else None
        if told is None:
            raise Refusal(Code.NOT_SHOWN, "you have not been shown all of these")
        self._to(number, told)

    def _words(self, number: int, message: m.Words, now: float) -> None:
        if number == SPECTATOR:
            self._spectator_words = message.what
        else:
            self._seat(number).words = message.what
        stream = self._stream(number)
        for reply in stream.want(message.what, message.since) if stream is not None else []:
            self._to(number, reply)

    def _resume(self, number: int, message: m.Resume, now: float) -> None:
        stream = self._stream(number)
        if stream is None:
            raise Refusal(Code.NOT_NOW, "the game has not begun")
        for missed in stream.since(message.seq):
            self._to(number, missed)

    # -- inside

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self._seats):
            raise Refusal(Code.BAD_SEAT, f"there is no seat {number}")
        return self._seats[number]

    def _stream(self, number: int) -> Stream | None:
        if self._table is None:
            return None
        return self._table.watch() if number == SPECTATOR else self._table.streams[number]

    def _only(self, stage: Stage) -> None:
        if self.stage is not stage:
            raise Refusal(Code.NOT_NOW, f"the room is {self.stage.value}")

    def _playing(self) -> Table:
        self._only(_PLAYING)
        assert self._table is not None
        return self._table

    def _turn_to(self, cue: Cue) -> None:
        self.stage = NEXT[self.stage, cue]

    def _check_over(self) -> None:
        if self.stage is _PLAYING and self._table is not None and self._table.over:
            self._turn_to(Cue.GAME_OVER)
            self._changed()

    def _changed(self) -> None:
        """Tell everybody who sits where."""
        lines = self.seat_lines()
        for seat in self._seats:
            if seat.taken:
                self._to(seat.number, lines)
        if self._watched:
            self._to(SPECTATOR, lines)

    def _to(self, number: int, message: m.ServerMessage) -> None:
        if number != SPECTATOR or self._watched:
            self._outbox.append((number, message))

    def _break(self, error: Exception) -> None:
        self.fault = error
        self._end(Cue.FAULT, Code.FAULT, "the server made a mistake in this room; the record of the game is kept")

    def _end(self, cue: Cue, code: Code, text: str) -> None:
        if self.closed:
            return
        for seat in self._seats:
            if seat.taken:
                self._to(seat.number, m.Closed(code, text))
        self._to(SPECTATOR, m.Closed(code, text))
        self._turn_to(cue)
        if self._table is not None:  # which has our address: as long as each has the other, both stay in memory
            self._table.put_away()
            self._table = None


_HANDLERS: dict[type[m.ClientMessage], Callable[..., None]] = {
    m.Deck: Room._deck,
    m.Ready: Room._ready,
    m.Start: Room._start,
    m.Leave: Room._leave,
    m.Choose: Room._choose,
    m.Concede: Room._concede,
    m.Auto: Room._auto,
    m.Undo: Room._undo,
    m.Why: Room._why,
    m.Chat: Room._say,
    m.Cards: Room._cards,
    m.Words: Room._words,
    m.Resume: Room._resume,
}
_OPEN_TO_ALL = (m.Cards, m.Words, m.Resume)
"""What those who watch may say as well."""
