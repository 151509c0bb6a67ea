"""Attack and Block: the decisions in which creatures are declared (508.1, 509.1), whole or in the parts of a team's heads (805.10)."""

from __future__ import annotations

from itertools import islice, product
from typing import TYPE_CHECKING

from ..decisions import Choice, Decision, Play, Random, Seat, Thing, ask, ask_team
from ..errors import IllegalChoice
from . import draw
from .whole import Declarer, Demand, Limit, Pairs, Whole

if TYPE_CHECKING:
    from ..game import Game

FEW = 8


class Declaration(Decision):
    """Who attacks or blocks what: a choice is a tuple of (declarer, option) index pairs, in the order declared.

    `declarers` are those of the one who is asked, `options` what can be attacked or blocked. `limits` and `demands` are
    about the declaration as a whole, which may have a team-mate's creatures in it too.
    """

    __slots__ = ("whole", "mine", "_default")

    def __init__(self, whole: Whole, mine: tuple[int, ...], reason: str) -> None:
        self.reason, self.rule = reason, whole.rules[0]
        self.whole = whole
        self.mine = mine  # which of the declarers of the whole are asked about
        self._default: Pairs | None = None

    @property
    def declarers(self) -> tuple[Declarer, ...]:
        """The creatures that are asked about."""
        return tuple(self.whole.declarers[i] for i in self.mine)

    @property
    def options(self) -> tuple[Thing, ...]:
        """What can be attacked, or which attackers can be blocked."""
        return self.whole.options

    @property
    def limits(self) -> tuple[Limit, ...]:
        """The limits that concern them, about indices of `declarers`."""
        return tuple(
            Limit(limit.kind, limit.n, self._own(limit.about), limit.at)
            for limit in self.whole.limits
            if not limit.about or (limit.about[0] if limit.kind in ("with", "alone") else self._first(limit.about)) in self.mine
        )

    @property
    def demands(self) -> tuple[Demand, ...]:
        """The requirements that concern them, about indices of `declarers`."""
        return tuple(
            Demand(self._own(demand.about), demand.at, demand.least, demand.weight)
            for demand in self.whole.demands
            if not demand.about or self._first(demand.about) in self.mine
        )

    def _own(self, about: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self.mine.index(i) for i in about if i in self.mine)

    def _first(self, about: tuple[int, ...]) -> int:
        return next((i for i in about if i in self.mine), -1)

    def check(self, choice: Choice) -> None:
        if type(choice) is not tuple:
            raise IllegalChoice("a tuple of (creature, object) pairs was expected", self.rule)
        mine, options = len(self.mine), len(self.whole.options)
        for pair in choice:
            if type(pair) is not tuple or len(pair) != 2 or type(pair[0]) is not int or type(pair[1]) is not int:
                raise IllegalChoice("a tuple of (creature, object) pairs was expected", self.rule)
            if not 0 <= pair[0] < mine or not 0 <= pair[1] < options:
                raise IllegalChoice(f"there are {mine} creatures and {options} things to choose, numbered from 0", self.rule)
        pairs = self.pairs(choice)
        fault = self.whole.fault(pairs) if mine == len(self.whole.declarers) else self.whole.part_fault(self.mine, pairs)
        if fault is not None:
            raise IllegalChoice(*fault)

    def pairs(self, choice: Choice) -> Pairs:
        """The choice in indices of the whole."""
        return tuple((self.mine[i], option) for i, option in choice)

    def _choice(self, pairs: Pairs) -> Choice:
        """Its part of a whole declaration, as a choice."""
        if len(self.mine) == len(self.whole.declarers):
            return pairs
        place = {i: k for k, i in enumerate(self.mine)}
        return tuple((place[i], option) for i, option in pairs if i in place)

    def sample(self, rng: Random) -> Choice:
        return self._choice(draw.declaration(self.whole, rng))

    @property
    def default(self) -> Choice:
        """Only what requirements demand."""
        if self._default is None:
            self._default = self._choice(self.whole.most_obedient())
        return self._default

    @property
    def only(self) -> Choice:
        """The one legal answer, where little can be declared and something is demanded."""
        if not any(declarer.may for declarer in self.declarers):
            return ()
        if not self.whole.demands:
            return None
        ways: list[list[tuple[tuple[int, int], ...]]] = []
        for k, declarer in enumerate(self.declarers):
            if min(declarer.most, len(declarer.may)) > 1:
                return None
            ways.append([(), *(((k, option),) for option in declarer.may)])
        found: Choice = None
        for n, parts in enumerate(islice(product(*ways), FEW + 1)):
            choice = tuple(pair for part in parts for pair in part)
            if n == FEW:
                return None
            if self._is_legal(choice):
                if found is not None:
                    return None
                found = choice
        return found

    def _is_legal(self, choice: Choice) -> bool:
        try:
            self.check(choice)
        except IllegalChoice:
            return False
        return True


class Attack(Declaration):
    """Which creatures attack whom (508.1a-b)."""

    __slots__ = ()

    def __init__(self, whole: Whole, mine: tuple[int, ...]) -> None:
        super().__init__(whole, mine, "attack")


class Block(Declaration):
    """Which creatures block which attackers (509.1a)."""

    __slots__ = ()

    def __init__(self, whole: Whole, mine: tuple[int, ...]) -> None:
        super().__init__(whole, mine, "block")


def declared(game: Game, whole: Whole, heads: tuple[Seat, ...], kind: type[Attack] | type[Block]) -> Play[Pairs | None]:
    """Have the heads of a team declare, each for its own creatures (805.10, 810.5); None if a player left meanwhile.

    If the parts do not go together, the primary player declares for the team (805.2).
    """
    gone = len(game.state.left_order)
    parts: dict[Seat, Attack | Block] = {}
    for seat in heads:
        mine = tuple(i for i, declarer in enumerate(whole.declarers) if declarer.seat == seat)
        if mine:
            parts[seat] = kind(whole, mine)
    answers = yield from ask_team(game, dict(parts))
    pairs = tuple(pair for seat, part in parts.items() for pair in part.pairs(answers[seat]))
    if len(parts) > 1 and len(game.state.left_order) == gone and whole.fault(pairs) is not None:
        everything = kind(whole, tuple(range(len(whole.declarers))))
        pairs = everything.pairs((yield from ask(game, heads[0], everything)))
    return pairs if len(game.state.left_order) == gone else None
