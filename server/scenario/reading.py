"""Reading: what a value of a scenario says as the answer to a question."""

from __future__ import annotations

from collections.abc import Sequence

from server.cards.pool import key
from server.engine.actions.life import Redistribution
from server.engine.decisions import Choice, Divide, Number, Option, Order, Pick, Question
from server.engine.errors import IllegalChoice
from server.engine.game import Game

from . import names as naming
from . import texts
from .answers import STOP, colour_of, whole_number, yes_or_no
from .document import Value
from .names import Names
from .wording import label

NO = "no answer"
"""What `read` gives when the value is no legal answer; a choice may be anything, None among them."""

THINGS = ("object", "card", "player")
BY_NAME = ("ability", "activate", "cast", "play", "special")


class Reader:
    """Reads values as answers in one game."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def read(self, game: Game, question: Question, value: Value) -> Choice:
        """The choice that the value means; NO if it is no legal answer to the question."""
        choice = self._meant(game, question, value)
        if choice is NO or not legal(question, choice):
            return NO
        return choice

    def speaks(self, game: Game, question: Question, value: Value) -> bool:
        """Whether the value, legal or not, is of the kind that the question asks for: a name for a choice of things, yes or
        no for a may, a number for a number."""
        decision = question.decision
        if isinstance(decision, (Divide, Redistribution)):
            return isinstance(value, dict)
        if isinstance(decision, Number):
            return whole_number(value) is not None
        if isinstance(decision, Order):
            return isinstance(value, list)
        if not isinstance(decision, Pick) or not decision.options:
            return False
        values = value if isinstance(value, list) else [value]
        kind = decision.options[0].kind
        if kind in ("yes", "no"):
            return len(values) == 1 and yes_or_no(values[0]) is not None
        if kind in THINGS or kind in BY_NAME:
            return all(isinstance(v, str) and yes_or_no(v) is None and (v == STOP or self.names.exists(game, v)) for v in values)
        if kind == "mode":
            return all(whole_number(v) is not None or (isinstance(v, str) and not self.names.exists(game, v)) for v in values)
        if kind in ("colour", "mana"):
            return all(isinstance(v, str) and all(letter in "WUBRGC" for letter in colour_of(v)) for v in values)
        return self._meant(game, question, value) is not NO

    def _meant(self, game: Game, question: Question, value: Value) -> Choice:
        decision = question.decision
        if isinstance(decision, Pick):
            return self.picked(game, question, decision, value)
        if isinstance(decision, Redistribution):
            return self._redistributed(game, question, decision, value)
        if isinstance(decision, Order):
            return self._ordered(game, question, decision, value)
        if isinstance(decision, Number):
            n = whole_number(value)
            return NO if n is None else n
        if isinstance(decision, Divide):
            return self._divided(game, question, decision.options, value)
        return NO

    def picked(self, game: Game, question: Question, decision: Pick, value: Value) -> Choice:
        """The options that a value, or a list of them, means."""
        if value == STOP:
            return ()
        entwined = question.name == "entwine" and isinstance(value, list) and len(value) > 1  # 702.42a: all modes, for that cost
        answer = True if entwined else yes_or_no(value)
        if answer is not None:
            wanted = "yes" if answer else "no"
            return next(((i,) for i, option in enumerate(decision.options) if option.kind == wanted), NO)
        chosen: list[int] = []
        for part in value if isinstance(value, list) else [value]:
            if part == STOP:
                break
            place = self.option(game, question, decision.options, part, tuple(chosen))
            if place is None:
                return NO
            chosen.append(place)
        return tuple(chosen)

    def option(self, game: Game, question: Question, options: Sequence[Option], value: Value, taken: tuple[int, ...] = ()) -> int | None:
        """The first option, not taken yet, that the value means."""
        free = [(i, option) for i, option in enumerate(options) if i not in taken]
        if isinstance(value, dict):
            return None
        if isinstance(value, str):
            things = [option.thing for _, option in free if option.kind in THINGS or option.kind == "ability"]
            found = self.names.pick(game, value, things)
            if found is not None:
                return next(i for i, option in free if option.thing == found)
        return next((i for i, option in free if self._means(game, question, option, value)), None)

    def _means(self, game: Game, question: Question, option: Option, value: Value) -> bool:
        n = whole_number(value)
        said = str(value)
        if option.kind == "mode":
            if n is not None:
                return option.ability == n - 1
        elif option.kind in ("colour", "mana"):
            return colour_of(value) == option.choice
        elif option.kind in ("number", "hidden", "step", "pile") and n is not None:
            return option.choice == n
        elif option.kind == "word":
            word = str(option.choice)
            return key(word) == key(said) or (" " in word and len(said) > 1 and key(word).startswith(key(said)))
        if option.kind in BY_NAME and option.thing > 0 and self.names.fits(game, said, option.thing):
            return True
        return len(said) > 1 and texts.begins(label(game, question, option, self.names), said, naming.name_of(game, option.thing))

    def _ordered(self, game: Game, question: Question, decision: Order, value: Value) -> Choice:
        """The named ones in that order, then the rest as they stand."""
        if not isinstance(value, list):
            return NO
        first: list[int] = []
        for part in value:
            place = self.option(game, question, decision.options, part, tuple(first))
            if place is None:
                return NO
            first.append(place)
        return (*first, *(i for i in range(decision.count) if i not in first))

    def _redistributed(self, game: Game, question: Question, decision: Redistribution, value: Value) -> Choice:
        """Who gets which of the totals, told as each player's new one."""
        if not isinstance(value, dict):
            return NO
        given = {self.option(game, question, decision.options, str(name)): whole_number(total) for name, total in value.items()}
        order, free = list(range(decision.count)), [i for i in given if i is not None]
        for i in tuple(free):
            j = next((j for j in free if decision.totals[j] == given[i]), None)
            if j is None:
                return NO
            free.remove(j)
            order[i] = j
        return NO if None in given else tuple(order)

    def _divided(self, game: Game, question: Question, options: Sequence[Option], value: Value) -> Choice:
        if not isinstance(value, dict):
            return NO
        shares = value
        if "of" in value and "to" in value:
            if not question.source or not self.names.fits(game, str(value["of"]), question.source):
                return NO
            shares = value["to"]
        if not isinstance(shares, dict):
            return NO
        given = [0] * len(options)
        taken: tuple[int, ...] = ()
        for name, share in shares.items():
            place = self.option(game, question, options, str(name), taken)
            if place is None or whole_number(share) is None:
                return NO
            taken = (*taken, place)
            given[place] = whole_number(share) or 0
        return tuple(given)


def legal(question: Question, choice: Choice) -> bool:
    """Whether the question takes that choice."""
    try:
        question.decision.check(choice)
    except IllegalChoice:
        return False
    return True
