"""Game: the rules paused at a question; the engine's door to the outside.

    game = Game.start(Setup("duel", (PlayerSetup("ann", deck), PlayerSetup("bob", deck))))
    while game.questions:
        question = game.questions[0]
        game.choose(question.seat, question.default)
    print(game.outcome)

Setup and choices are the whole game: `Game.replay(setup, choices)` plays it again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from . import ending, loops, tops, turn
from .batch import Batch
from .casting import legality
from .casting.rewinding import Rewind
from .decisions import CANCEL, Asking, Choice, Mode, Option, Play, Question, Seat
from .errors import EngineError, IllegalChoice, StaleChoice
from .formats import Format
from .layers import layers
from .multiplayer import leaving
from .multiplayer.teams import Teams
from .objects import NO_SEAT, Chars, Obj, ObjectId
from .setup import PlayerSetup, Setup, new_state, steps_matter
from .state import State

if TYPE_CHECKING:
    from .events import Happening
    from .plain import Pool

__all__ = ["Choice", "Game", "Option", "Outcome", "PlayerSetup", "Question", "Setup"]

Outcome = ending.Outcome
Logged = tuple[Seat, Choice, int]
"""A choice as it is logged: who made it, what, and the question it answers; 0 and "concede" for a concession."""


class Game:
    """A game, over or paused at questions. Not shared between threads."""

    __slots__ = (
        "setup", "format", "teams", "state", "choices", "outcome", "watch", "batch", "announcing", "log", "cache", "arriving", "unnoticed",
        "rewriting", "unsettled", "steps_matter", "limited", "resolving", "acting", "placing",
        "_asking", "_play", "_answers", "_base",
    )  # fmt: skip

    def __init__(self, setup: Setup, format: Format, state: State) -> None:
        self.setup = setup
        self.format = format
        self.teams: Teams = format.teams
        self.state = state
        self.choices: list[Logged] = []
        self.outcome: Outcome | None = None
        self.watch: Callable[[Game, Batch], None] | None = None
        """Called after each batch of events, when the state is consistent."""
        self.batch = Batch()
        self.announcing = False  # events wait for the end of an announcement to be shown as one
        self.log: list[Batch] = []  # batches since `choose` was called
        self.cache = layers.Cache()
        self.unnoticed: list[Happening] = []  # what happened as things were looked at; triggers see it before anybody gets priority
        self.arriving: dict[ObjectId, Any] = {}  # objects about to enter the battlefield, and the event (arriving.py)
        self.steps_matter = steps_matter(setup)
        self.limited = format.range > 0  # whether there is a limited range of influence (801)
        self.resolving: ObjectId = 0  # what is resolving (608)
        self.acting: Seat = NO_SEAT  # who is taking an action with priority
        self.placing: ObjectId = 0  # the triggered ability that is being put on the stack
        self.unsettled = True  # something has happened since state-based actions and triggers were last looked at (117.5)
        self.rewriting: tuple[Any, ...] = ()  # replacement effects being done, which get no second chance (614.5)
        self._asking: Asking | None = None
        self._play: Play[None] | None = None
        self._answers: dict[int, tuple[Seat, Choice]] = {}  # by question id, in order of arrival
        self._base: tuple[State, int, int] | None = None  # at the last priority stop: the state, how many choices, the first question

    # -- from outside

    @classmethod
    def start(cls, setup: Setup, watch: Callable[[Game, Batch], None] | None = None, prepare: Callable[[Game], None] | None = None) -> Game:
        """Set up a game and play to its first question. Raises BadSetup. `prepare` may arrange the position before anything happens."""
        format = setup.format_in_play()
        game = cls(setup, format, new_state(setup, format))
        game.watch = watch
        if prepare is not None:
            prepare(game)
        game._play = turn.run(game)
        game._advance(())
        return game

    @classmethod
    def replay(cls, setup: Setup, choices: Iterable[Logged], watch: Callable[[Game, Batch], None] | None = None) -> Game:
        """The game that these choices make of the setup. Raises IllegalChoice where they do not fit it."""
        game = cls.start(setup, watch)
        for seat, choice, question in choices:
            if choice == "concede":
                game.concede(seat)
            else:
                game.choose(seat, choice, question)
        return game

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions that wait for an answer; () when the game is over."""
        if self._asking is None:
            return ()
        if not self._answers:
            return self._asking.questions
        return tuple(q for q in self._asking.questions if q.id not in self._answers)

    @property
    def at_priority(self) -> bool:
        """Whether the questions are those of priority (117), where the game can be copied at once."""
        return self._asking is not None and self._asking.at_priority

    def question(self, seat: Seat, id: int | None = None) -> Question:
        """The open question of that seat. Raises StaleChoice if it has none (of that id)."""
        if self._asking is not None:
            for q in self._asking.questions:
                if q.seat == seat and (q.id == id if id is not None else q.id not in self._answers):
                    if q.id not in self._answers or self._asking.mode is Mode.TEAM:
                        return q
        raise StaleChoice("that question is not open" if id is not None else "no question is open for that seat")

    def choose(self, seat: Seat, choice: Choice, question: int | None = None) -> list[Batch]:
        """Answer a question, and play on to the next ones. Gives what happened, batch by batch.

        Raises IllegalChoice, or StaleChoice if the question is not open; then nothing has changed.
        """
        asked = self.question(seat, question)
        asked.check(choice)
        if self._play is None:
            self._resume()
        self.choices.append((seat, choice, asked.id))
        self.log = []
        assert self._asking is not None
        if self.state.forced and not self._asking.at_priority and asked.decision.only is None:
            loops.choose(self)
        if choice is CANCEL and asked.cancel:
            self._throw(Rewind("taken back"))
            return self.log
        if self._asking.mode is Mode.ANY:
            self._advance(((asked.player, choice),))
            return self.log
        self._answers.pop(asked.id, None)
        self._answers[asked.id] = (asked.player, choice)
        if len(self._answers) == len(self._asking.questions):
            answers = tuple(self._answers.values())
            self._answers = {}
            self._advance(answers)
        return self.log

    def concede(self, seat: Seat) -> list[Batch]:
        """The player concedes and leaves the game at once (104.3a). Raises IllegalChoice if the game is over for that seat."""
        if self.outcome is not None or not 0 <= seat < len(self.state.players) or self.state.players[seat].left:
            raise IllegalChoice("that player is not in the game", "104.3a")
        if self._play is None:
            self._resume()
        self.choices.append((seat, "concede", 0))
        self.log = []
        resolving = self.resolving if self.resolving in self.state.objects else 0
        ending.concede(self, seat)
        if self.outcome is not None:
            self._stop()
        elif self.at_priority:
            self._play = turn.run(self)
            self._advance(())
        elif leaving.is_over(self, resolving):
            self._drop()
        else:
            self._answer_for_the_gone()
        return self.log

    def abandon(self) -> None:
        """Nobody plays it any more: it lets go of what holds on to it, so that it is out of memory as soon as it is out of reach."""
        if self._play is not None:
            self._play.close()
        self._play, self.watch = None, None

    def copy(self) -> Game:
        """An independent game that plays on alike. At priority it is cheap; elsewhere it plays again what followed the last
        priority stop (with the option `rewind`) or the whole game."""
        if self._asking is None or (self._asking.at_priority and not self._answers):
            return self._fork(self.state, len(self.choices), self._asking)
        if self._base is not None:
            state, count, first = self._base
            game = self._fork(state, count, None)
            game.state.next_question = first
            game.cache = layers.Cache()
            game.unsettled = False
            game._play = turn.run(game)
            game._advance(())
        else:
            count = 0
            game = Game.start(self.setup)
        for seat, choice, question in self.choices[count:]:
            if choice == "concede":
                game.concede(seat)
            else:
                game.choose(seat, choice, question)
        return game

    def refusal(self, seat: Seat, option: Option) -> legality.Refusal | None:
        """Why the player may not do that now, with the CR rule that says so; None if it is legal (117.1)."""
        if not self.at_priority or not any(q.player == seat for q in self.questions):
            return legality.PRIORITY
        return legality.refusal(self, seat, option)

    def view(self, seat: Seat) -> Any:
        """What that seat may know: a view.View. JUDGE sees all, SPECTATOR nobody's secrets."""
        from .view import view

        return view(self, seat)

    def dump(self) -> bytes:
        """The whole game as bytes; `load` gives it back. In the middle of an action it is cheap only with the option `rewind`."""
        from .dump import dump

        return dump(self)

    @classmethod
    def load(cls, data: bytes, pool: Pool | None = None) -> Game:
        """The game that was dumped; it plays on alike. Its cards are the pool's where that has equal ones. Raises BadDump."""
        from .dump import load

        return load(data, pool)

    def fingerprint(self) -> str:
        """A name for the state: the same in every process for the same choices, another for another state."""
        from .dump import fingerprint

        return fingerprint(self)

    # -- for the rules

    def next_question(self) -> int:
        """A number for a question."""
        state = self.state
        state.next_question += 1
        return state.next_question - 1

    def timestamp(self) -> int:
        """A new timestamp (613.7)."""
        state = self.state
        state.next_time += 1
        return state.next_time - 1

    def chars(self, oid: ObjectId) -> Chars:
        """What the object is like: now, or as it last was if it has left its zone (608.2h)."""
        if oid in self.state.objects:
            return layers.chars(self, oid)
        chars: Chars = self.state.gone[oid][1]
        return chars

    def obj(self, oid: ObjectId) -> Obj:
        """The object as it is, or as it last was."""
        found = self.state.objects.get(oid)
        return found if found is not None else self.state.gone[oid][0]

    def life(self, seat: Seat) -> int:
        """The player's life total: the team's, where it is shared (810.9)."""
        return self.state.life[self.teams.life_group[seat]]

    def counters(self, seat: Seat, kind: str) -> int:
        """How many counters of the kind the player has; poison is the team's where it is shared (810.10)."""
        if kind == "poison":
            group = self.teams.life_groups[self.teams.life_group[seat]]
            return sum(self.state.players[head].counters.get(kind, 0) for head in group)
        return self.state.players[seat].counters.get(kind, 0)

    def is_active(self, seat: Seat) -> bool:
        """Whether it is that player's turn, or his team's (102.1, 805.4a)."""
        return self.teams.turn_group[seat] == self.state.active

    def active_team(self) -> tuple[Seat, ...]:
        """The players whose turn it is, in seat order, of those still in the game."""
        return self.members(self.state.active)

    def members(self, group: int) -> tuple[Seat, ...]:
        """The members of a turn group that are still in the game."""
        state = self.state
        if not state.left_order:
            return self.teams.turn_groups[group]
        return tuple(seat for seat in self.teams.turn_groups[group] if not state.players[seat].left)

    def living(self) -> tuple[Seat, ...]:
        """The players still in the game, in seat order."""
        return tuple(p.seat for p in self.state.players if not p.left)

    def is_opponent(self, a: Seat, b: Seat) -> bool:
        """Whether the two are opponents (102.2, 102.3)."""
        return self.teams.is_opponent(a, b)

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """That player's opponents still in the game, within the player's range of influence."""
        players = self.state.players
        found = tuple(other for other in self.teams.opponents(seat) if not players[other].left)
        return tuple(other for other in found if other in self.state.ranges[seat]) if self.limited else found

    def teammates(self, seat: Seat) -> tuple[Seat, ...]:
        """That player's team-mates still in the game (102.3)."""
        players = self.state.players
        return tuple(other for other in self.teams.teammates(seat) if not players[other].left)

    def apnap(self) -> tuple[Seat, ...]:
        """The players in APNAP order (101.4): the active team's in seat order, then the next team's, and so on."""
        return tuple(seat for group in self.teams.groups_from(self.state.active) for seat in self.members(group))

    def decider(self, seat: Seat) -> Seat:
        """Who makes that player's decisions (723.5)."""
        if seat < 0:
            return seat
        controller = self.state.players[seat].controlled_by
        return seat if controller == NO_SEAT else controller

    def changed(self, oid: ObjectId, aspect: int) -> None:
        """Note that an aspect (aspects.py) of the object, or of the game if it is 0, is not what it was."""
        layers.changed(self, oid, aspect)

    # -- what a batch touched

    def touch(self, oid: ObjectId) -> None:
        """Note that the object looks different now."""
        self.batch.objects[oid] = None

    def touch_player(self, seat: Seat) -> None:
        """Note that the player looks different now."""
        self.batch.players[seat] = None

    def touch_life(self, seat: Seat) -> None:
        """Note that the player's, or the team's, life or counters changed."""
        for head in self.teams.life_groups[self.teams.life_group[seat]]:
            self.batch.players[head] = None
        layers.changed(self, 0, layers.LIFE)

    def touch_zone(self, zone: str, owner: Seat = -1) -> None:
        """Note that a zone's list changed."""
        self.batch.zones[(zone, owner)] = None

    def touch_table(self) -> None:
        """Note that the turn, step or the like changed."""
        self.batch.table = True

    def flush(self) -> None:
        """End the batch: what happened so far is one step for those who watch."""
        batch = self.batch
        if not batch.events and not batch.objects:
            return
        if tops.matter(self):
            tops.keep(self)
        if self.watch is not None:
            layers.refresh(self)
            self.watch(self, batch)
        self.log.append(batch)
        self.batch = Batch()

    # -- the driver

    def _advance(self, answers: tuple[tuple[Seat, Choice], ...]) -> None:
        assert self._play is not None
        try:
            self._asking = self._play.send(answers) if answers else next(self._play)
        except StopIteration:
            self._stop()
            return
        self._paused()

    def _throw(self, error: Exception) -> None:
        assert self._play is not None
        self._answers = {}
        try:
            self._asking = self._play.throw(error)
        except StopIteration:
            self._stop()
            return
        self._paused()

    def _paused(self) -> None:
        if self._asking is not None and self._asking.at_priority and self.setup.rewind:
            self._base = (self.state.fork(), len(self.choices), self._asking.questions[0].id)
        if self.state.left_order:
            self._answer_for_the_gone()

    def _drop(self) -> None:
        """What was being done left the game with the player whose it was (800.4a): the game goes on at the next priority."""
        self.announcing, self.resolving, self.acting, self.rewriting = False, 0, NO_SEAT, ()
        self._answers = {}
        leaving.undo_placing(self)
        self.flush()
        if self._play is not None:
            self._play.close()
        self._play = turn.run(self)
        self._advance(())

    def _answer_for_the_gone(self) -> None:
        """Whoever has left the game is asked nothing more: another player chooses where there still is a choice (800.4f-h)."""
        players = self.state.players
        while self._asking is not None:
            gone = [q for q in self.questions if q.player >= 0 and players[q.player].left]
            if not gone:
                return
            asked = gone[0]
            if self._asking.mode is Mode.ANY:
                assert self._play is not None
                self._play = leaving.take_over(self, self._play, asked)
                self._advance(())
                continue
            self._answers[asked.id] = (asked.player, asked.default)
            if len(self._answers) == len(self._asking.questions):
                answers, self._answers = tuple(self._answers.values()), {}
                self._advance(answers)

    def _stop(self) -> None:
        self._asking = None
        self._answers = {}
        self._play = None
        self.outcome = self.state.outcome
        self.announcing = False
        for oid in self.arriving:  # the game ended as they were entering the battlefield
            self.state.objects.pop(oid, None)
        self.arriving = {}
        self.flush()

    def _resume(self) -> None:
        """Bring a copy's rules to the question at which it was copied."""
        if self._asking is None:
            raise EngineError("the game is over")
        self.state.next_question = self._asking.questions[0].id
        self._play = turn.run(self)
        self._asking = next(self._play)

    def _fork(self, state: State, count: int, asking: Asking | None) -> Game:
        game: Game = Game.__new__(Game)
        game.setup, game.format, game.teams = self.setup, self.format, self.teams
        game.state = state.fork()
        game.choices = self.choices[:count]
        game.outcome = self.outcome
        game.watch = None
        game.batch = Batch()
        game.announcing = False
        game.log = []
        game.cache = self.cache.fork()
        game.arriving, game.unnoticed = {}, []
        game.rewriting = ()
        game.unsettled = self.unsettled
        game.steps_matter, game.limited = self.steps_matter, self.limited
        game.resolving, game.acting, game.placing = 0, NO_SEAT, 0
        game._asking = asking
        game._play = None
        game._answers = {}
        game._base = None
        return game
