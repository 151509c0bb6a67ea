"""Answering: which answer a question gets: from the entry's orders, from the wishes, or by the runner's defaults."""

from __future__ import annotations

from server.engine.decisions import Choice, Number, Pay, Pick, Question
from server.engine.game import Game

from .answers import QUEUES, STOP, Answers, Orders, is_refusal, refusal_of, yes_or_no
from .document import Value
from .errors import BadScenario, Failed
from .names import Names
from .reading import NO, Reader, legal

QUEUE_OF = {"target": "targets", "mode": "modes"}
NONE_BY_DEFAULT = ("scry", "surveil", "bottom", "begin", "pay", "band", "more")
"""Reasons for which nothing is chosen unless it is said."""
NEW_TARGETS = "115.7"


class Refused(Exception):
    """An order is not legal: the entry cannot be done."""


class Answerer:
    """Answers the questions of one run."""

    def __init__(self, names: Names, answers: Answers, reader: Reader, strict: bool) -> None:
        self.names, self.answers, self.reader = names, answers, reader
        self.strict = strict

    def answer(self, game: Game, question: Question, orders: Orders | None = None) -> Choice:
        """The choice to give. Raises Refused for an order that is not legal, BadScenario for a name that fits nothing, and
        Failed where the scenario is strict and says nothing."""
        if isinstance(question.decision, Pay):
            return question.default  # automatic
        if orders is not None:
            choice = self._ordered(game, question, orders)
            if choice is not NO:
                return choice
        for letter in self._letters(game, question):
            choice = self._wished(game, question, letter)
            if choice is not NO:
                return choice
        if self.strict and not is_forced(question):
            raise Failed(f"no answer to a question of {self.names.letter(question.seat)}: {question.reason} ({question.rule})")
        return default(question)

    def _letters(self, game: Game, question: Question) -> list[str]:
        """Whose wishes may answer: the seat's that decides; for what a team chooses as one, the other heads' as well."""
        seats = [question.seat]
        if question.player >= 0 and (question.rule.startswith(("805", "810")) or question.reason == "order"):
            group = game.teams.turn_groups[game.teams.turn_group[question.player]]
            seats += [seat for seat in group if seat not in seats]
        return [self.names.letter(seat) for seat in seats if seat >= 0]

    # -- orders

    def _ordered(self, game: Game, question: Question, orders: Orders) -> Choice:
        if question.reason == "x" and orders.x is not None:
            x, orders.x = orders.x, None
            choice = self.reader.read(game, question, x)
            if choice is NO:
                raise Refused(f"X can't be {x} ({question.rule})")
            return choice
        if question.reason == "pay" and orders.besides and question.name.split(":")[0] == orders.besides:
            orders.besides = ""
            return self.reader.read(game, question, "yes")
        if question.reason == "target" and orders.targets:
            return self._targets_ordered(game, question, orders)
        return self._answer_ordered(game, question, orders)

    def _targets_ordered(self, game: Game, question: Question, orders: Orders) -> Choice:
        """As many of the targets as this slot takes. One that is not legal makes the entry refused."""
        decision = question.decision
        if not isinstance(decision, Pick):
            return NO
        chosen: list[int] = []
        used = 0
        for value in orders.targets:
            if len(chosen) == decision.most:
                break
            if value == STOP:
                used += 1
                break
            parts = value if isinstance(value, list) else [value]
            places = [self._target(game, question, decision, part, tuple(chosen)) for part in parts]
            if None in places:
                if len(chosen) >= decision.least and used:
                    break
                raise Refused(f"{value} is not a legal target ({question.rule})")
            chosen += [place for place in places if place is not None]
            used += 1
        orders.targets = orders.targets[used:]
        if not legal(question, tuple(chosen)):
            raise Refused(f"these are not legal targets together ({question.rule})")
        return tuple(chosen)

    def _target(self, game: Game, question: Question, decision: Pick, value: Value, taken: tuple[int, ...]) -> int | None:
        place = self.reader.option(game, question, decision.options, value, taken)
        if place is None and not self.names.exists(game, str(value)):
            raise BadScenario(f"{value!r} fits nothing in the game")
        return place

    def _answer_ordered(self, game: Game, question: Question, orders: Orders) -> Choice:
        while orders.answers and is_refusal(orders.answers[0]):
            refused = refusal_of(orders.answers[0])
            if not self.reader.speaks(game, question, refused):
                return NO
            self._must_be_illegal(game, question, refused)
            orders.answers.pop(0)
        if question.rule == NEW_TARGETS and orders.answers and yes_or_no(orders.answers[0]) is not None:
            if not yes_or_no(orders.answers.pop(0)):  # "you may choose new targets", where the old ones are among the choices
                return default(question)
        if not orders.answers:
            return NO
        value = orders.answers[0]
        choice = self.reader.read(game, question, value)
        if choice is not NO:
            orders.answers.pop(0)
            return choice
        choice, count = self._gathered(game, question, orders.answers)
        if choice is not NO:
            del orders.answers[:count]
            return choice
        if isinstance(value, list) and len(value) > 1 and isinstance(question.decision, Pick) and question.decision.most == 1:
            choice = self.reader.read(game, question, value[0])  # several that are asked for one by one
            if choice is not NO:
                orders.answers[0] = value[1:]
                return choice
        if self.reader.speaks(game, question, value):
            raise Refused(f"{value} is not a legal answer to {question.reason} ({question.rule})")
        return self._past_unasked(game, question, orders.answers)

    def _past_unasked(self, game: Game, question: Question, values: list[Value]) -> Choice:
        """An answer behind names that do not speak to the question: they were the only choice for what was not asked, or wait."""
        for place, value in enumerate(values):
            if place and not is_refusal(value) and (choice := self.reader.read(game, question, value)) is not NO:
                del values[place]
                return choice
            if not isinstance(value, str) or yes_or_no(value) is not None or not self.names.exists(game, value):
                break
        return NO

    def _gathered(self, game: Game, question: Question, values: list[Value]) -> tuple[Choice, int]:
        """Several answers that stand one after the other as one, for a question that needs more than one."""
        decision = question.decision
        if not isinstance(decision, Pick) or decision.least < 2 or len(values) < decision.least:
            return NO, 0
        together = values[: decision.least]
        if any(isinstance(value, (list, dict)) for value in together):
            return NO, 0
        return self.reader.read(game, question, list(together)), decision.least

    def _must_be_illegal(self, game: Game, question: Question, value: Value) -> None:
        if self.reader.read(game, question, value) is not NO:
            raise Failed(f"{value} should have been refused as an answer to {question.reason}, and is legal")

    # -- wishes

    def _wished(self, game: Game, question: Question, letter: str) -> Choice:
        """The first wish that is legal, taken out of its queue; several for a question that takes several."""
        first = QUEUE_OF.get(question.reason, "choices")
        for queue in (first, *(name for name in QUEUES if name != first)):
            waiting = self.answers.waiting(letter, first)
            values = [(place, value) for name, place, value in waiting if name == queue and not is_refusal(value)]
            for place, value in values:
                choice = self.reader.read(game, question, value)
                if choice is NO:
                    continue
                places = [place]
                if isinstance(question.decision, Pick) and question.reason == "target" and value != STOP and not isinstance(value, list):
                    choice, places = self._more_targets(game, question, question.decision, values, choice, place)
                self._try_refused(game, question, letter, queue, places)
                return choice
            choice, places = self._several(game, question, values)
            if choice is not NO:
                self._try_refused(game, question, letter, queue, places)
                return choice
        return NO

    def _try_refused(self, game: Game, question: Question, letter: str, queue: str, places: list[int]) -> None:
        refused = self.answers.refused_before(letter, queue, places[0])
        for value in refused:
            self._must_be_illegal(game, question, value)
        self.answers.remove(letter, queue, [*places, *range(places[0] - len(refused), places[0])])

    def _more_targets(
        self, game: Game, question: Question, decision: Pick, values: list[tuple[int, Value]], choice: Choice, place: int
    ) -> tuple[Choice, list[int]]:
        """Targets are flat: the ones that follow in the queue are taken too, as far as the slot takes them."""
        chosen, places = list(choice), [place]
        for other, value in values:
            if other <= place or len(chosen) == decision.most:
                continue
            if value == STOP:
                places.append(other)
                break
            found = None if isinstance(value, list) else self.reader.option(game, question, decision.options, value, tuple(chosen))
            if found is not None and legal(question, (*chosen, found)):
                chosen.append(found)
                places.append(other)
        return tuple(chosen), places

    def _several(self, game: Game, question: Question, values: list[tuple[int, Value]]) -> tuple[Choice, list[int]]:
        """Single wishes that only together are an answer."""
        decision = question.decision
        if not isinstance(decision, Pick) or decision.least < 2:
            return NO, []
        chosen: list[int] = []
        places: list[int] = []
        for place, value in values:
            if isinstance(value, (list, dict)) or value == STOP:
                continue
            found = self.reader.option(game, question, decision.options, value, tuple(chosen))
            if found is not None:
                chosen.append(found)
                places.append(place)
                if legal(question, tuple(chosen)):
                    return tuple(chosen), places
        return NO, []


def is_forced(question: Question) -> bool:
    """Whether there is only one legal answer."""
    decision = question.decision
    if decision.only is not None:
        return True
    return isinstance(decision, Pick) and decision.least == len(decision.options)


def default(question: Question) -> Choice:
    """What the runner answers where nothing is said: yes to "may", no to optional costs, automatic payment, the first legal options."""
    decision = question.decision
    if isinstance(decision, Pick):
        return _first(question, decision)
    if isinstance(decision, Number):
        return decision.least
    return decision.default


def _first(question: Question, decision: Pick) -> Choice:
    kinds = [option.kind for option in decision.options]
    if "yes" in kinds and "no" in kinds:
        return (kinds.index("no" if decision.reason == "pay" else "yes"),)
    if decision.reason == "mulligan" and "keep" in kinds:
        return (kinds.index("keep"),)
    if decision.least == 0:
        if decision.reason in NONE_BY_DEFAULT:
            return ()
        for i in range(len(decision.options)):
            if legal(question, (i,)):
                return (i,)
        return ()
    usual = decision.usual
    if usual is not None and len(usual) != decision.least:
        usual = None
    first = tuple(range(decision.least))
    return first if legal(question, first) else decision.default if usual is None else usual
