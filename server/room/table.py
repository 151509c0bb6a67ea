"""Table: a game being played at a room: who is asked, who has answered, what everybody is sent, what is recorded."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from protocol import messages as m
from protocol.errors import Code
from server.engine import decisions as d
from server.engine import events
from server.engine.batch import Batch
from server.engine.combat.declarations import Declaration
from server.engine.decisions import CHANCE, SPECTATOR, Choice, Question
from server.engine.errors import IllegalChoice, StaleChoice
from server.engine.game import Game, Setup

from . import record
from .autopass import Key, NotAnswered, Settings
from .changes import Dirty, Tracker
from .clock import Clock
from .dice import Dice
from .errors import Refusal
from .journal import Record
from .questions import Aliases
from .rows import Looks
from .stream import Stream

Send: TypeAlias = Callable[[int, m.ServerMessage], None]
AUTOMATIC_LIMIT = 5000
"""After so many automatic answers in a row the seats are asked again: endless repetition needs somebody's will."""


class Table:
    """A running game. `send` is called with what each seat is to get, in order."""

    __slots__ = (
        "game", "streams", "settings", "clock", "watched", "_send", "_records", "_dice", "_tracker", "_steady", "_names",
        "_keep", "_waiting", "_ended",
    )  # fmt: skip

    def __init__(
        self, setup: Setup, settings: list[Settings], dice: Dice, clock: Clock, steady: bool, send: Send, records: list[Record]
    ) -> None:
        """Start the game. Raises BadSetup. Nothing is asked before `go_on`."""
        self.settings = settings
        self.clock = clock
        self.streams: dict[int, Stream] = {}
        self.watched = False
        self._send = send
        self._records = records
        self._dice = dice
        self._tracker = Tracker()
        self._steady = steady
        self._names = [player.name for player in setup.players]
        self._keep = False
        self._waiting: tuple[int, ...] | None = None
        self._ended = False
        self.game: Game = Game.start(setup, self._watch, self._prepare)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome is not None

    def put_away(self) -> None:
        """The room is closed: no more is asked of this table."""
        self.game.abandon()

    # -- what the seats do

    def choose(self, seat: int, number: int, answer: m.Answer, now: float) -> None:
        """The seat answers a question. Raises Refusal, and then nothing has changed."""
        stream = self.streams[seat]
        shown = stream.asked(number)
        if shown is None:
            raise Refusal(Code.STALE, "that question is not open")
        keys = self._keys(stream, shown.asked) if isinstance(shown.asked.decision, d.Order) else ()  # which is all that is learnt
        try:
            choice = shown.meant(answer)
            self._answer(shown.asked, choice, record.SEAT)
        except StaleChoice as error:
            stream.close(shown.asked.id)  # the seat counts it as answered: should it be open again, that must be said
            raise Refusal(Code.STALE, error.because, rule=error.rule) from None
        except IllegalChoice as error:
            raise Refusal(Code.ILLEGAL, error.because, rule=error.rule) from None
        self.settings[seat].learn(shown.asked, choice, keys)
        if self._still_open(shown.asked):
            stream.past = [shown]
        self.go_on(now)

    def concede(self, seat: int, now: float) -> None:
        """The seat's player leaves the game (104.3a). Raises Refusal."""
        self._keep = not self.game.at_priority
        self._records.append(["concede", seat])  # first, so that one that breaks the engine is known
        try:
            self.game.concede(seat)
        except IllegalChoice as error:
            self._records.pop()
            raise Refusal(Code.ILLEGAL, error.because, rule=error.rule) from None
        finally:
            self._keep = False
        self.go_on(now)

    def time_is_up(self, seat: int, now: float) -> None:
        """Whoever has thought too long about a question gets its default."""
        for question in [question for question in self.game.questions if question.seat == seat]:
            try:
                self._answer(question, question.default, record.TIME)
            except StaleChoice:
                continue  # the answer before has closed it
        self.clock.stop(seat)
        self.go_on(now)

    # -- how it goes on

    def go_on(self, now: float) -> None:
        """Answer what answers itself; then ask who must be asked."""
        for _ in range(AUTOMATIC_LIMIT):
            if not self._automatic():
                break
        looks = self._tracker.looks(self.game)
        aliases = self._aliases()
        wanted: dict[int, list[Question]] = {}
        for question in self.game.questions:
            wanted.setdefault(question.seat, []).append(question)
        for seat, stream in self.streams.items():
            if seat not in wanted:
                self.clock.stop(seat)
                continue
            if not self.clock.limit:
                self._pass_on(seat, stream.present(looks, wanted[seat], aliases, now))
                continue
            before = [shown.number for shown in stream.questions]
            self._pass_on(seat, stream.present(looks, wanted[seat], aliases, now))
            if [shown.number for shown in stream.questions] != before:
                self.clock.stop(seat)
                self.clock.ask(seat, now)
        if self.game.outcome is not None and not self._ended:
            self._end(looks)
        self._tell_waiting(tuple(wanted), now)

    def watch(self) -> Stream:
        """The stream of those who watch; it begins when the first of them comes."""
        self.watched = True
        if SPECTATOR not in self.streams:
            self.streams[SPECTATOR] = Stream(SPECTATOR, self._tracker.looks(self.game), self._names)
        return self.streams[SPECTATOR]

    def waiting(self, now: float) -> m.Waiting:
        """For whom the table waits."""
        seats = self._waiting or ()
        return m.Waiting(list(seats), [self.clock.left(seat, now) for seat in seats])

    # -- inside

    def _prepare(self, game: Game) -> None:
        looks = self._tracker.looks(game)
        self._tracker.begin(looks)
        for seat in game.teams.seats:
            self.streams[seat] = Stream(seat, looks, self._names)
            self._pass_on(seat, self.streams[seat].snapshot())

    def _watch(self, game: Game, batch: Batch) -> None:
        looks = self._tracker.looks(game)
        dirty, keep, send = self._tracker.dirty(looks, batch), self._keep, self._send
        for seat, stream in self.streams.items():
            for message in stream.batch(looks, dirty, keep):
                send(seat, message)

    def _pass_on(self, seat: int, messages: Iterable[m.ServerMessage]) -> None:
        for message in messages:
            self._send(seat, message)

    def _answer(self, question: Question, choice: Choice, by: int) -> None:
        """Give the engine an answer. It is recorded first, so that one that breaks the engine is known."""
        game, seat = self.game, question.seat
        self._records.append(["choice", seat, choice if type(choice) is int else record.plain(choice), question.id, by])
        if game.at_priority:
            for other in self.streams.values():
                if other.viewer.shown:
                    other.pause()
        stream = self.streams.get(seat)
        before = stream.close(question.id) if stream is not None and stream.questions else None
        try:
            game.choose(seat, choice, question.id)
        except IllegalChoice:
            self._records.pop()
            if stream is not None and before is not None:
                stream.reopen(before)
            raise

    def _still_open(self, question: Question) -> bool:
        """Whether an answered question may be answered again: a part of a team's declaration, until the last is in."""
        if not isinstance(question.decision, Declaration):
            return False
        try:
            return self.game.question(question.seat, question.id) is question
        except StaleChoice:
            return False

    def _automatic(self) -> bool:
        """Answer one question that needs no asking; whether there was one."""
        game = self.game
        for question in game.questions:
            seat, decision = question.seat, question.decision
            if seat == CHANCE:
                self._answer(question, self._dice.answer(question), record.CHANCE)
                return True
            settings = self.settings[seat]
            until = settings.until
            if type(decision) is d.Act:
                choice = settings.priority(game, question.player, decision, self._steady)
            else:
                choice = settings.answer(game, question, self._steady, self._keys(self.streams[seat], question))
            if settings.until != until:
                self._send(seat, settings.told())
            if not isinstance(choice, NotAnswered):
                self._answer(question, choice, record.AUTO)
                return True
        return False

    def _keys(self, stream: Stream, question: Question) -> tuple[Key, ...]:
        """The abilities that the question is about."""
        decision = question.decision
        if isinstance(decision, d.Order):
            return tuple(self._key(stream, option.thing, option.ability) for option in decision.options if option.kind == "ability")
        if question.source <= 0 or isinstance(decision, d.Act):
            return ()
        stack = self.game.state.stack
        top = self.game.state.objects[stack[-1]] if stack else None
        if top is not None and top.kind == "ability" and top.source == question.source:
            row = stream.viewer.view.objects.get(stream.viewer.numbers.get(top.id, 0))
            return (self._key(stream, question.source, int(row[19]) if row and isinstance(row[19], int) else -1),)
        return (self._key(stream, question.source, -1),)

    def _key(self, stream: Stream, thing: int, ability: int) -> Key:
        obj = self.game.obj(thing)
        if obj.card is None and obj.copied is None:
            return 0, ability
        known = self._tracker.definitions.of_face(obj.printed, obj.card if obj.copied is None else None)
        return stream.viewer.definitions.get(known, 0), ability

    def _aliases(self) -> Aliases:
        """What things of an announcement that is not over are known as: a spell by the card, an ability by its source."""
        found: Aliases = {}
        for event in self.game.batch.events:
            if isinstance(event, events.Moved) and event.new:
                found[event.new] = event.oid
        for question in self.game.questions:
            if question.source in self.game.arriving:
                found[question.source] = self.game.arriving[question.source].oid
            obj = self.game.state.objects.get(question.source)
            if obj is not None and obj.kind == "ability":
                found[obj.id] = obj.source
        return found

    def _end(self, looks: Looks) -> None:
        self._ended = True
        self._records.append(["over", list(self.game.outcome.winners) if self.game.outcome else []])
        dirty = Dirty(self.game)
        self._tracker.everybody(looks, dict.fromkeys(self.game.teams.seats), dirty)
        for seat, stream in self.streams.items():
            self._pass_on(seat, stream.finish(looks, dirty))

    def _tell_waiting(self, seats: tuple[int, ...], now: float) -> None:
        if seats == self._waiting and not self.clock.limit:
            return
        self._waiting = seats
        waiting = self.waiting(now)
        for seat in self.streams:
            self._send(seat, waiting)
