"""Decisions: the few shapes in which a player is asked something, and how rules pause to ask it.

Rules are generators. They `yield` an Asking and are sent back who answered what. A choice is plain data (an int or a
tuple of ints), so setup and choices together are the whole game.

    Act     an index into the options; 0 passes          Pick    a tuple of indices, in the order chosen
    Order   a permutation of the indices                 Divide  a share for each option
    Number  a number within bounds                       Pay     an index into the ways; 0 pays automatically
    Attack  (creature, whom) index pairs                 Block   (creature, attacker) index pairs

Attack and Block live in combat/declarations.py. CANCEL takes an announcement back where `Question.cancel` allows it.
"""

from __future__ import annotations

from collections.abc import Generator
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias, TypeVar

from .errors import IllegalChoice

if TYPE_CHECKING:
    from .game import Game

T = TypeVar("T")
Seat: TypeAlias = int
Thing: TypeAlias = int
"""An object's id (above zero), or a player as -1 - seat."""
Choice: TypeAlias = Any
"""An int, or a (nested) tuple of ints."""

CHANCE: Seat = -1
JUDGE: Seat = -2
SPECTATOR: Seat = -3
CANCEL: Choice = None


def player_thing(seat: Seat) -> Thing:
    """The player of that seat as a Thing."""
    return -1 - seat


def is_player(thing: Thing) -> bool:
    """Whether the Thing is a player."""
    return thing < 0


def seat_of(thing: Thing) -> Seat:
    """The seat of a Thing that is a player."""
    return -1 - thing


class Option(NamedTuple):
    """Something that can be chosen, without prose: the room finds the words.

    `kind` says what the other three mean:
        pass; play, cast, activate, special: an action with `thing` (`ability` an index, `choice` a face or manner);
        object, player, card: that thing;  mode, ability: number `ability` of `thing`;  mana: a colour letter in `choice`;
        way: a way to pay;  yes, no, number, word, step, team, position, hidden: `choice`.
    """

    kind: str
    thing: Thing = 0
    ability: int = -1
    choice: int | str = 0


PASS = Option("pass")
YES = Option("yes")
NO = Option("no")


class Random(Protocol):
    """The part of random.Random that sampling uses; the engine has no dice of its own."""

    def random(self) -> float: ...
    def randrange(self, n: int, /) -> int: ...
    def shuffle(self, x: list[int], /) -> None: ...


def scatter(rng: Random, shares: list[int], among: int, total: int) -> None:
    """Add a total to the first so many shares at random: one by one, or a huge one in portions."""
    portion = max(1, total // 64)
    while total > 0:
        n = min(portion, total)
        shares[int(rng.random() * among)] += n
        total -= n


class Decision:
    """One shape of question. `reason` is the scenario format's word for why it is asked, `rule` the CR section."""

    __slots__ = ("reason", "rule")
    reason: str
    rule: str

    def check(self, choice: Choice) -> None:
        """Raise IllegalChoice unless the choice is one of the legal answers."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Choice:
        """A legal answer, drawn at random."""
        raise NotImplementedError

    @property
    def default(self) -> Choice:
        """The answer that is given when nobody answers."""
        raise NotImplementedError

    @property
    def only(self) -> Choice:
        """The answer if there is just one, else None."""
        return None


class Act(Decision):
    """What to do with priority (117.1): pass, or one of the legal actions."""

    __slots__ = ("options",)

    def __init__(self, options: tuple[Option, ...], reason: str = "priority", rule: str = "117.1") -> None:
        self.reason, self.rule = reason, rule
        self.options = options

    def check(self, choice: Choice) -> None:
        if type(choice) is not int or not 0 <= choice < len(self.options):
            raise IllegalChoice(f"there are {len(self.options)} options, numbered from 0", self.rule)

    def sample(self, rng: Random) -> Choice:
        n = len(self.options)
        return 0 if n == 1 else int(rng.random() * n)

    @property
    def default(self) -> Choice:
        return 0

    @property
    def only(self) -> Choice:
        return 0 if len(self.options) == 1 else None


class Pick(Decision):
    """Some of the options, between `least` and `most`.

    `whole` limits the set as a whole: sets of option indices of which at most one (or, with a number, at most that many)
    may be chosen together, and `total`, which bounds the sum of `weights`.
    """

    __slots__ = ("options", "least", "most", "apart", "weights", "total", "usual")

    def __init__(
        self,
        options: tuple[Option, ...],
        least: int = 1,
        most: int = 1,
        *,
        reason: str = "choose",
        rule: str = "608.2d",
        apart: tuple[tuple[int, ...], ...] = (),
        weights: tuple[int, ...] = (),
        total: int = 0,
        usual: tuple[int, ...] | None = None,
    ) -> None:
        self.reason, self.rule = reason, rule
        self.options, self.least, self.most = options, least, min(most, len(options))
        self.apart, self.weights, self.total = apart, weights, total
        self.usual = usual

    def check(self, choice: Choice) -> None:
        if type(choice) is not tuple or any(type(i) is not int or not 0 <= i < len(self.options) for i in choice):
            raise IllegalChoice(f"there are {len(self.options)} options to choose from, numbered from 0", self.rule)
        if len(set(choice)) != len(choice):
            raise IllegalChoice("an option is chosen twice", self.rule)
        if not self.least <= len(choice) <= self.most:
            wanted = f"{self.least} to {self.most}" if self.least < self.most else f"{self.most}"
            raise IllegalChoice(f"{wanted} must be chosen, not {len(choice)}", self.rule)
        if not self._together(choice):
            raise IllegalChoice("these may not be chosen together", self.rule)

    def _together(self, choice: tuple[int, ...]) -> bool:
        if self.weights and sum(self.weights[i] for i in choice) > self.total:
            return False
        return all(sum(i in group for i in choice) <= 1 for group in self.apart)

    def sample(self, rng: Random) -> Choice:
        n = self.least + (rng.randrange(self.most - self.least + 1) if self.most > self.least else 0)
        if n == 1 and not self.apart and not self.weights:
            return (int(rng.random() * len(self.options)),)
        indices = list(range(len(self.options)))
        rng.shuffle(indices)
        picked: list[int] = []
        for i in indices:
            if len(picked) < n and self._together((*picked, i)):
                picked.append(i)
        return tuple(picked) if len(picked) >= self.least else self.default

    @property
    def default(self) -> Choice:
        if self.usual is not None:
            return self.usual
        picked: list[int] = []
        for i in range(len(self.options)):
            if len(picked) < self.least and self._together((*picked, i)):
                picked.append(i)
        return tuple(picked)

    @property
    def only(self) -> Choice:
        if self.most == 0:
            return ()
        if self.least == len(self.options) == 1:
            return (0,)
        return None


class Order(Decision):
    """All the options in an order; of hidden cards only their number is known, and the options are empty."""

    __slots__ = ("options", "count")

    def __init__(self, options: tuple[Option, ...] = (), count: int = 0, reason: str = "order", rule: str = "603.3b") -> None:
        self.reason, self.rule = reason, rule
        self.options, self.count = options, count or len(options)

    def check(self, choice: Choice) -> None:
        if type(choice) is not tuple or any(type(i) is not int for i in choice) or sorted(choice) != list(range(self.count)):
            raise IllegalChoice(f"an order of the numbers below {self.count} was expected", self.rule)

    def sample(self, rng: Random) -> Choice:
        order = list(range(self.count))
        rng.shuffle(order)
        return tuple(order)

    @property
    def default(self) -> Choice:
        return tuple(range(self.count))

    @property
    def only(self) -> Choice:
        return tuple(range(self.count)) if self.count < 2 else None


class Divide(Decision):
    """A total divided among the options, each at least `least` (601.2d)."""

    __slots__ = ("options", "total", "least")

    def __init__(self, options: tuple[Option, ...], total: int, least: int = 1, reason: str = "division", rule: str = "601.2d") -> None:
        self.reason, self.rule = reason, rule
        self.options, self.total, self.least = options, total, least

    def check(self, choice: Choice) -> None:
        if type(choice) is not tuple or len(choice) != len(self.options) or any(type(n) is not int for n in choice):
            raise IllegalChoice(f"{len(self.options)} numbers were expected", self.rule)
        if any(n < self.least for n in choice):
            raise IllegalChoice(f"each share must be at least {self.least}", self.rule)
        if sum(choice) != self.total:
            raise IllegalChoice(f"the shares must add up to {self.total}", self.rule)

    def sample(self, rng: Random) -> Choice:
        shares = [self.least] * len(self.options)
        scatter(rng, shares, len(shares), self.total - sum(shares))
        return tuple(shares)

    @property
    def default(self) -> Choice:
        shares = [self.least] * len(self.options)
        if shares:
            shares[0] += self.total - sum(shares)
        return tuple(shares)

    @property
    def only(self) -> Choice:
        if len(self.options) == 1 or self.total == self.least * len(self.options):
            return self.default
        return None


class Number(Decision):
    """A number between bounds: X (601.2b), how many."""

    __slots__ = ("least", "most", "usual")

    def __init__(self, least: int, most: int, reason: str = "number", rule: str = "601.2b", usual: int | None = None) -> None:
        self.reason, self.rule = reason, rule
        self.least, self.most = least, most
        self.usual = least if usual is None else usual

    def check(self, choice: Choice) -> None:
        if type(choice) is not int or not self.least <= choice <= self.most:
            raise IllegalChoice(f"a number from {self.least} to {self.most} was expected", self.rule)

    def sample(self, rng: Random) -> Choice:
        return self.least + rng.randrange(self.most - self.least + 1)

    @property
    def default(self) -> Choice:
        return self.usual

    @property
    def only(self) -> Choice:
        return self.least if self.least == self.most else None


class Pay(Decision):
    """How a mana cost is paid (601.2g-h): 0 automatically, else one step by hand: a mana ability, or floating mana spent.

    `cost` is what is left to pay, in symbols; `plan` the objects that automatic payment would use.
    """

    __slots__ = ("options", "cost", "plan")

    def __init__(
        self, options: tuple[Option, ...], cost: str, plan: tuple[Thing, ...] = (), reason: str = "pay", rule: str = "601.2g"
    ) -> None:
        self.reason, self.rule = reason, rule
        self.options, self.cost, self.plan = options, cost, plan

    def check(self, choice: Choice) -> None:
        if type(choice) is not int or not 0 <= choice < len(self.options):
            raise IllegalChoice(f"there are {len(self.options)} ways to pay, numbered from 0", self.rule)

    def sample(self, rng: Random) -> Choice:
        return 0

    @property
    def default(self) -> Choice:
        return 0

    @property
    def only(self) -> Choice:
        return 0 if len(self.options) == 1 else None


class Question:
    """A decision put to a seat. `player` chooses by the rules, `seat` decides for that player (723.5)."""

    __slots__ = ("id", "player", "seat", "source", "decision", "cancel", "name")

    def __init__(
        self, id: int, player: Seat, seat: Seat, decision: Decision, source: Thing = 0, cancel: bool = False, name: str = ""
    ) -> None:
        self.id, self.player, self.seat = id, player, seat
        self.decision = decision
        self.source = source
        """The object that asks, 0 if it is the rules themselves."""
        self.cancel = cancel
        """Whether CANCEL takes the announcement back."""
        self.name = name
        """Which slot of the object's text is asked for, if any: the name of a target."""

    @property
    def reason(self) -> str:
        """Why it is asked: priority, may, pay, target, mode, x, order, replacement, division, ... (scenario-format.md)."""
        return self.decision.reason

    @property
    def rule(self) -> str:
        """The section of the Comprehensive Rules that has it asked."""
        return self.decision.rule

    @property
    def default(self) -> Choice:
        """A legal answer for whoever does not answer."""
        return self.decision.default

    @property
    def only(self) -> Choice:
        """The one legal answer, or None if there are more."""
        return None if self.cancel else self.decision.only

    def sample(self, rng: Random) -> Choice:
        """A legal answer, drawn at random; never CANCEL."""
        return self.decision.sample(rng)

    def check(self, choice: Choice) -> None:
        """Raise IllegalChoice unless the choice is legal."""
        if choice is CANCEL and self.cancel:
            return
        self.decision.check(choice)


class Mode(IntEnum):
    """Whose answers an Asking waits for."""

    ANY = 0  # the first one counts, the others are withdrawn
    EACH = 1  # all of them
    TEAM = 2  # all of them; each may change its answer until the last is in


class Asking:
    """What the rules pause at: questions that stand side by side."""

    __slots__ = ("mode", "questions", "at_priority")

    def __init__(self, mode: Mode, questions: tuple[Question, ...], at_priority: bool = False) -> None:
        self.mode, self.questions = mode, questions
        self.at_priority = at_priority


Answers: TypeAlias = "tuple[tuple[Seat, Choice], ...]"
Play: TypeAlias = Generator[Asking, Answers, T]


def ask(game: Game, player: Seat, decision: Decision, source: Thing = 0, *, cancel: bool = False, name: str = "") -> Play[Choice]:
    """Ask one player, or whoever decides for that player (723.5). CANCEL never comes back: it rewinds the game."""
    question = Question(game.next_question(), player, game.decider(player), decision, source, cancel, name)
    ((_, choice),) = yield Asking(Mode.ANY, (question,))
    return choice


def ask_any(game: Game, decisions: dict[Seat, Decision], *, at_priority: bool = False) -> Play[tuple[Seat, Choice]]:
    """Ask several players at once; the first answer counts and the other questions are withdrawn (805.5a)."""
    questions = tuple([Question(game.next_question(), p, game.decider(p), d) for p, d in decisions.items()])  # faster than of a generator
    ((player, choice),) = yield Asking(Mode.ANY, questions, at_priority)
    return player, choice


def ask_each(game: Game, decisions: dict[Seat, Decision], source: Thing = 0) -> Play[dict[Seat, Choice]]:
    """Ask several players at once and wait for all; nobody sees another's answer before (101.4)."""
    if not decisions:
        return {}
    questions = tuple(Question(game.next_question(), p, game.decider(p), d, source) for p, d in decisions.items())
    answers = yield Asking(Mode.EACH, questions)
    return dict(answers)


def ask_team(game: Game, parts: dict[Seat, Decision]) -> Play[dict[Seat, Choice]]:
    """Ask the heads of a team for their parts of one declaration (805.10); a part may be changed until the last is in."""
    questions = tuple(Question(game.next_question(), p, game.decider(p), d) for p, d in parts.items())
    answers = yield Asking(Mode.TEAM, questions)
    return dict(answers)
