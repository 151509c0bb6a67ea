"""Chance: the seat of coins, dice and shuffles, scripted or seeded."""

from __future__ import annotations

import random
import re

from server.engine.decisions import Choice, Order, Pick, Question
from server.engine.game import Game

from .answers import whole_number, yes_or_no
from .document import Value
from .errors import BadScenario
from .names import Names
from .plain import texts

HEADS = ("heads", "won", "win", "yes")
_COUNTED = re.compile(r"(\d{1,3})x? (.+)")
TAILS = ("tails", "lost", "lose", "no")


class Chance:
    """Answers what chance is asked: from the list of the scenario, and beyond it by a seeded generator."""

    def __init__(self, scripted: tuple[Value, ...], seed: int, names: Names) -> None:
        self.scripted = list(scripted)
        self.names = names
        self.random = random.Random(seed)

    def answer(self, game: Game, question: Question) -> Choice:
        """The outcome. Raises BadScenario if the next scripted one does not fit."""
        decision = question.decision
        if question.reason == "shuffle":
            if self.scripted and isinstance(self.scripted[0], dict) and isinstance(decision, Order):
                return self._shuffled(game, question, decision)
            return question.sample(self.random)
        if not self.scripted or question.reason in ("random", "toss") or isinstance(self.scripted[0], dict):
            return question.sample(self.random)
        value = self.scripted.pop(0)
        if isinstance(decision, Pick):
            for i, option in enumerate(decision.options):
                if fits(option.kind, option.choice, value):
                    return (i,)
        raise BadScenario(f"chance: {value!r} cannot come of {question.reason}")

    def _shuffled(self, game: Game, question: Question, decision: Order) -> Choice:
        """The named cards on top in that order, the rest as chance will have it."""
        said = self.scripted.pop(0)
        assert isinstance(said, dict)
        library = game.state.players[int(question.name)].library if question.name.isdigit() else []
        if len(library) != decision.count:
            raise BadScenario("chance: only a library can be shuffled so")
        top: list[int] = []
        for name in one_by_one(texts(said.get("shuffle"), "chance.shuffle")):
            place = next((i for i, oid in reversed(list(enumerate(library))) if i not in top and self.names.fits(game, name, oid)), None)
            if place is None:
                raise BadScenario(f"chance.shuffle: {name!r} is not in the library")
            top.append(place)
        rest = [i for i in range(decision.count) if i not in top]
        self.random.shuffle(rest)
        return (*rest, *reversed(top))


def one_by_one(names: tuple[str, ...]) -> list[str]:
    """The names, one with a count as often as it says."""
    counted = [(_COUNTED.fullmatch(name), name) for name in names]
    return [one for match, name in counted for one in ([match[2]] * int(match[1]) if match else [name])]


def fits(kind: str, choice: int | str, value: Value) -> bool:
    """Whether an outcome is the scripted one: true for heads or a coin won, a number for a die."""
    answer = yes_or_no(value)
    if answer is not None:
        return kind == ("yes" if answer else "no") or str(choice) in (HEADS if answer else TAILS)
    n = whole_number(value)
    return (n is not None and choice == n) or str(choice).casefold() == str(value).casefold()
