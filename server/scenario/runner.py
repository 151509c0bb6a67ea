"""Runner: plays a scenario from its position to its last stop, and says how it went (scenario-format.md)."""

from __future__ import annotations

import time
import traceback

from server.cards.pool import Pool
from server.engine.batch import Batch
from server.engine.decisions import CHANCE, Choice, Question, Seat
from server.engine.game import Game
from server.engine.layers import layers
from server.engine.objects import ObjectId
from server.engine.state import State

from . import acting, correcting, declaring
from . import names as naming
from .answering import NEW_TARGETS, Answerer, Refused
from .answers import Answers, Orders
from .chance import Chance
from .checks import Checker
from .document import Check, Entry, Scenario, Stage
from .errors import BadScenario, Broken, Failed, ScenarioError, Unsupported
from .names import Names
from .position import Position
from .reading import Reader
from .result import Result
from .stopping import QUIET, Stop
from .witness import Witness

MOST_ANSWERS = 20_000
BEFORE = {"mulligan": ("keep", "mulligan"), "begin": ("begin",)}
"""The verbs of the questions before the first turn, by their reasons."""


def run(case: Scenario, pool: Pool) -> Result:
    """Run the scenario. Never raises: what goes wrong is in the result."""
    began = time.perf_counter()
    status, why = "pass", ""
    needs: tuple[str, ...] = ()
    play: Run | None = None
    try:
        play = Run(case, pool)
        play.play()
    except Unsupported as error:
        status, why, needs = error.status, str(error), error.needs
    except ScenarioError as error:
        status, why = error.status, str(error)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        status, why = "error", f"{type(error).__name__}: {error} ({last.filename.rsplit('/', 1)[-1]}:{last.lineno})"
    turn, step = (play.game.state.turn, play.game.state.step) if play is not None else (0, "")
    return Result(case.name, case.source or case.file, case.file, status, why, turn, step, time.perf_counter() - began, needs)


class Run:
    """One scenario being played. Raises a ScenarioError where it does not pass."""

    game: Game

    def __init__(self, case: Scenario, pool: Pool) -> None:
        self.case = case
        self.names = Names(case.seats)
        self.witness = Witness(self.names)
        self.answers = Answers()
        self.answers.begin(case.answers)
        self.answers.begin(case.stages[0].answers)
        self.reader = Reader(self.names)
        self.answerer = Answerer(self.names, self.answers, self.reader, case.strict)
        self.chance = Chance(case.chance, case.seed, self.names)
        self.checker = Checker(self.names, self.witness, self._can)
        self.queue: list[Entry] = []
        self.settling: dict[str, Entry] = {}
        self.orders: dict[ObjectId, Orders] = {}
        self.hands: dict[str, Orders] = {}  # cards for the bottom, by seat
        self.resolving: tuple[ObjectId, ...] = ()  # the object that resolves, and what it is of
        self.announced: tuple[Orders, Seat] | None = None  # what is being announced, and by whom
        self.batches: list[Batch] = []  # what the last choice brought about
        self.answered = 0
        first = case.stages[0].stop
        self.witness.keep = first if first.step in QUIET else None
        self.game = Position(case, pool, self.names, self.answers, self.witness).start()

    def play(self) -> None:
        """Play all stages."""
        for number, stage in enumerate(self.case.stages):
            if number:
                self.answers.begin(stage.answers)
            self._stage(stage, first=number == 0)
        left = self.answers.left()
        if self.case.strict and left:
            raise Failed(f"answers left over: {'; '.join(left)}")

    # -- one stage

    def _stage(self, stage: Stage, first: bool) -> None:
        self.queue = list(stage.script)
        self.settling = {}
        self.stop = Stop(stage.stop, self.witness, self.game)
        if first:
            self.stop.start = self.stop.before = 0
        if stage.stop.step in QUIET:
            self.witness.keep = stage.stop
        while self.game.outcome is None and not self._at_end():
            if self.answered > MOST_ANSWERS:
                raise Broken(f"more than {MOST_ANSWERS} questions were asked")
            self._absent()
            self.witness.asks(self.game)
            if self.game.at_priority:
                if self._priority():
                    break
            else:
                self._question()
        self._absent()
        kept, self.witness.kept, self.witness.keep = self.witness.kept, None, None
        if kept is not None and self.game.outcome is None and not self.stop.here(self.game):
            self._expect_of(kept, stage)
        else:
            self._left_over()
            self._expect(stage.expect)

    def _at_end(self) -> bool:
        if self.witness.kept is not None and not self.stop.here(self.game):
            return True
        return self.stop.passed(self.game)

    def _expect_of(self, kept: State, stage: Stage) -> None:
        """Check the game as it was at the end of a step without priority."""
        game = self.game
        now, cache = game.state, game.cache
        game.state, game.cache = kept, layers.Cache()
        self.checker.acting = False
        try:
            self._left_over()
            self._expect(stage.expect)
        finally:
            game.state, game.cache = now, cache
            self.checker.acting = True

    def _expect(self, checks: tuple[Check, ...]) -> None:
        why = self.checker.all(self.game, checks)
        if why:
            raise Failed(why)

    def _left_over(self) -> None:
        over = self.game.outcome is not None
        left = [entry for entry in self.queue if not entry.absent and not (over and entry.do in ("settle", "pass"))]
        if left:
            raise Failed(f"left over at the stop: {left[0]}" + (f" and {len(left) - 1} more" if len(left) > 1 else ""))
        for oid, orders in self.orders.items():
            if orders.targets and oid not in self.game.state.stack and not over:
                raise Failed(f"{orders.entry}: it has no target for {orders.targets[0]}")

    def _absent(self) -> None:
        for entry in self.queue:
            if entry.absent and self.witness.began(entry.at) >= (entry.at.nth or 1):
                raise Failed(f"{entry}: the step takes place")

    # -- priority

    def _fits_now(self, entry: Entry) -> bool:
        state = self.game.state
        if (entry.at.turn, entry.at.step) != (state.turn, state.step):
            return False
        return entry.at.nth is None or self.witness.began(entry.at) == entry.at.nth

    def _next(self, letter: str) -> Entry | None:
        """The first of a seat's remaining entries for this turn and step."""
        for entry in self.queue:
            if entry.seat == letter and not entry.absent and self._fits_now(entry) and not declaring.belongs(entry, self.game.state.step):
                return entry
        return None

    def _waits(self, entry: Entry) -> bool:
        if entry.when_asked:
            return True
        if entry.when_on_stack and not naming.on_stack(self.game, self.names, entry.when_on_stack):
            return True
        return bool(entry.unless_on_stack) and naming.on_stack(self.game, self.names, entry.unless_on_stack)

    def _priority(self) -> bool:
        """Do the next entry of those who have priority, or pass; True if the stage ends before that pass."""
        game = self.game
        self.resolving = ()
        self.witness.became.clear()
        if not game.state.stack:
            self.settling.clear()
        self._not_declared()
        ready: list[tuple[Entry, str]] = []
        for letter in dict.fromkeys(self.names.letter(question.seat) for question in game.questions):
            entry = self._next(letter) if letter not in self.settling else None
            if entry is not None and not self._waits(entry):
                ready.append((entry, letter))
        if ready:
            entry, letter = min(ready, key=lambda pair: pair[0].number)
            return self._do(entry, self.names.seat(letter))
        return self._pass(game.questions[0])

    def _do(self, entry: Entry, seat: Seat) -> bool:
        questions = [question for question in self.game.questions if question.seat == seat]
        if entry.do in acting.ACTIONS:
            self._act(entry, questions)
            return False
        if entry.do in ("settle", "pass"):
            if entry.do == "settle" and not self.game.state.stack:
                self.queue.remove(entry)
                return False
            self.queue.remove(entry)
            if entry.do == "settle":
                self.settling[entry.seat] = entry
            return self._pass(questions[0])
        self.queue.remove(entry)
        if entry.do == "expect":
            self._expect(entry.that)
        elif entry.do == "concede":
            self._concede(seat)
        elif entry.do == "put":
            self.game = correcting.put(self.game, entry, self.names)
        else:
            raise BadScenario(f"{entry}: this cannot be done with priority")
        return False

    def _ends_with(self, question: Question) -> bool:
        """Whether the stage ends before this pass."""
        if not self.stop.is_last_pass(self.game, question):
            return False
        return self.stop.here(self.game) or self.stop.would_miss(self.game, question)

    def _pass(self, question: Question) -> bool:
        if self._ends_with(question):
            return True
        game = self.game
        top = game.state.stack[-1] if game.state.stack else 0
        if top:
            obj = game.state.objects[top]
            self.resolving = (top, obj.source) if obj.kind == "ability" else (top,)
        self._choose(question, 0)
        if not top or (top in game.state.stack and game.at_priority):
            self.resolving = ()
        elif top not in game.state.stack or not game.at_priority:
            self.settling = {letter: entry for letter, entry in self.settling.items() if not entry.once}
        return False

    def _choose(self, question: Question, choice: Choice) -> None:
        self.answered += 1
        self.batches = self.game.choose(question.seat, choice, question.id)
        self._finish()

    def _concede(self, seat: Seat) -> None:
        self.batches = self.game.concede(seat)
        self._finish()

    # -- actions

    def _act(self, entry: Entry, questions: list[Question]) -> None:
        self.queue.remove(entry)
        if entry.refused:
            self._must_be_refused(entry, questions)
            return
        found = acting.choose(self.game, questions, entry, self.names)
        if found is None:
            raise Failed(f"{entry}: {acting.NOT_LEGAL}")
        question, place = found
        self.announced = (Orders(entry), question.player)
        self._choose(question, place)

    def _finish(self) -> None:
        """Once an announcement has come to its end: it was done, or it has turned out to be illegal."""
        if self.announced is None or self.game.announcing:
            return
        (orders, player), self.announced = self.announced, None
        if self.game.state.players[player].left:
            return
        if not self.batches:
            raise Failed(f"{orders.entry}: {acting.TURNED_OUT}")
        oid = acting.stacked(self.batches)
        if oid:
            self.orders[oid] = orders

    def _must_be_refused(self, entry: Entry, questions: list[Question]) -> None:
        """Try the entry on the game itself: it must be illegal, and leave everything as it was."""
        before, spare = self.game.fingerprint(), self.game.copy()
        if not acting.attempt(self.game, questions, entry, self.names, self._unprompted()):
            raise Failed(f"{entry}: it should have been refused, and is legal")
        if self.game.announcing and not acting.take_back(self.game):
            spare.watch = self.witness
            self.game = spare
        if self.game.fingerprint() != before:
            raise Broken(f"{entry}: being refused, it changed the game")

    def _can(self, game: Game, entry: Entry) -> bool:
        """Whether the entry is legal now for its seat: tried on a copy."""
        if entry.do in declaring.VERBS:
            acting.know_names(game, entry, self.names)
            return declaring.could(game, entry, self.names)
        if not game.at_priority:
            return False
        ahead = game.copy()
        seat = self.names.seat(entry.seat)
        questions = [question for question in ahead.questions if question.seat == seat]
        if entry.do not in acting.ACTIONS:
            return bool(questions)
        return not acting.attempt(ahead, questions, entry, self.names, self._unprompted())

    def _unprompted(self) -> Answerer:
        """One who has no wishes to use up."""
        return Answerer(self.names, Answers(), self.reader, False)

    # -- other questions

    def _question(self) -> None:
        game = self.game
        for entry in self.queue:
            if entry.do == "concede" and entry.when_asked and self._next(entry.seat) is entry:
                if any(self.names.letter(question.seat) == entry.when_asked for question in game.questions):
                    self.queue.remove(entry)
                    self._concede(self.names.seat(entry.seat))
                    return
        question = game.questions[0]
        if question.seat == CHANCE:
            self._choose(question, self.chance.answer(game, question))
        elif declaring.is_declaration(question):
            self._declare()
        elif question.reason in BEFORE:
            self._before_the_game(question)
        else:
            orders = self._orders_for(question)
            try:
                choice = self.answerer.answer(game, question, orders)
            except Refused as refusal:
                assert orders is not None
                raise Failed(f"{orders.entry}: {refusal}") from refusal
            self._choose(question, choice)

    def _orders_for(self, question: Question) -> Orders | None:
        """The orders of the entry that is announced, or that put the resolving object on the stack, if it is that which asks."""
        if self.announced is not None:
            orders, player = self.announced
            return orders if question.player == player else None
        if question.reason == "bottom":
            return self.hands.get(self.names.letter(question.seat))
        if not self.resolving:
            return None
        found = self.orders.get(self.resolving[0])
        if found is None or self.names.letter(question.seat) != found.entry.seat:
            return None
        asks = question.source
        if asks in self.game.arriving:  # what it is about to become
            asks = self.game.arriving[asks].oid
        became = [self.witness.became.get(oid) for oid in self.resolving]
        if asks in self.resolving or asks in became or question.rule == NEW_TARGETS:
            return found
        return found if question.source == 0 and not question.rule.startswith(("603", "704")) else None

    def _before_the_game(self, question: Question) -> None:
        """Mulligans, and cards that may begin on the battlefield."""
        letter = self.names.letter(question.seat)
        entry = self._next(letter)
        while entry is not None and entry.do == "expect":
            self.queue.remove(entry)
            self._expect(entry.that)
            entry = self._next(letter)
        if entry is None or entry.do not in BEFORE[question.reason]:
            self._choose(question, self.answerer.answer(self.game, question))
            return
        wanted = entry.card if entry.do == "begin" else entry.do
        options = getattr(question.decision, "options", ())
        place = self.reader.option(self.game, question, options, wanted)
        if place is None:
            place = next((i for i, option in enumerate(options) if option.kind == wanted), None)
        if entry.do == "begin" and not self.names.exists(self.game, entry.card):
            raise BadScenario(f"{entry}: {entry.card!r} fits nothing in the game")
        self.queue.remove(entry)
        if (place is None) != entry.refused:
            raise Failed(f"{entry}: " + ("it is not legal" if place is None else "it should have been refused, and is legal"))
        if place is not None:
            self.hands[letter] = Orders(entry)
            self._choose(question, (place,))

    # -- declarations

    def _declare(self) -> None:
        game = self.game
        questions = tuple(question for question in game.questions if declaring.is_declaration(question))
        heads = game.teams.turn_groups[game.teams.turn_group[questions[0].player]]
        letters = {self.names.letter(game.decider(seat)) for seat in heads}
        entries = self._declared(letters)
        choices = declaring.Declarer(game, questions, self.names).choices(entries)
        self.queue = [entry for entry in self.queue if entry not in entries]
        for question in questions:
            self._choose(question, choices[question.id])

    def _declared(self, letters: set[str]) -> list[Entry]:
        step = self.game.state.step
        return [entry for entry in self.queue if entry.seat in letters and declaring.belongs(entry, step) and self._fits_now(entry)]

    def _not_declared(self) -> None:
        """Once there is priority in the step, what was not asked for cannot be declared: right for what must be refused."""
        for entry in self._declared(set(self.names.seats)):
            acting.know_names(self.game, entry, self.names)
            if not entry.refused and declaring.wanted(entry):
                raise Failed(f"{entry}: nothing can be declared")
            self.queue.remove(entry)
