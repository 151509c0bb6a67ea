"""Automatic answers: which questions the server answers for a seat, as that seat wishes (stops, yields, always yes or no).

Nobody else learns that a question was answered so: diffs say what happened, not who was asked (law 7).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from protocol import messages as m
from protocol.errors import Code
from protocol.view import STEPS
from server.engine import decisions as d
from server.engine.combat.declarations import Attack
from server.engine.decisions import Choice, Question

from .errors import Refusal
from .rows import STEP

if TYPE_CHECKING:
    from server.engine.game import Game

Key: TypeAlias = "tuple[int, int]"
"""An ability: the viewer's definition number of what has it, and its place there; -1 for anything else of it."""

ON_STACK = -1
MINE, THEIRS = 0, 1
DEFAULT_STOPS = (
    (ON_STACK, MINE), (ON_STACK, THEIRS), (STEP["main1"], MINE), (STEP["attackers"], MINE), (STEP["attackers"], THEIRS),
    (STEP["main2"], MINE), (STEP["end"], THEIRS),
)  # fmt: skip
NEVER, END_OF_TURN, OPPONENT_ACTS, PARTNER_PASSES = range(4)
ASK, YES, NO = range(3)
MOST_KEPT = 500


class NotAnswered:
    """The seat answers itself."""


ASKED = NotAnswered()


class Settings:
    """What one seat wants answered for it."""

    __slots__ = ("full", "until", "turn", "stops", "pay", "answers", "orders", "kept")

    def __init__(self) -> None:
        self.full = False
        """Full control: nothing is answered for it."""
        self.until = NEVER
        self.turn = 0
        """The turn until whose end it passes."""
        self.stops: dict[tuple[int, int], None] = dict.fromkeys(DEFAULT_STOPS)
        """(step, whose turn) where it wants to be asked; step -1: whenever an opponent's object is on the stack."""
        self.pay = False
        """Whether it wants to be asked how to pay; else costs are paid automatically."""
        self.answers: dict[Key, int] = {}
        """Always yes or always no to an ability's "may"."""
        self.orders: dict[Key, None] = {}
        """Abilities whose triggers always go on the stack in the same order."""
        self.kept: dict[tuple[Key, ...], tuple[Key, ...]] = {}
        """The order last given for such triggers."""

    def set(self, what: str, value: m.Answer, turn: int) -> None:
        """Change one setting. Raises Refusal if there is no such setting or value."""
        if what in ("full", "pay") and value in (0, 1):
            setattr(self, what, bool(value))
        elif what == "until" and value in (NEVER, END_OF_TURN, OPPONENT_ACTS, PARTNER_PASSES) and isinstance(value, int):
            self.until, self.turn = value, turn
        elif what == "stops" and isinstance(value, list):
            self.stops = dict.fromkeys(_stop(entry) for entry in value)
        elif what in ("ability", "order") and isinstance(value, list) and len(value) == 3 and all(isinstance(n, int) for n in value):
            self._remember(what, *[n for n in value if isinstance(n, int)])
        else:
            raise Refusal(Code.BAD_OPTION, f"nothing can be set by auto {what[:20]!r} and such a value")

    def _remember(self, what: str, definition: int, ability: int, answer: int) -> None:
        key = (definition, ability)
        if answer not in (ASK, YES, NO) or (what == "order" and answer == NO):
            raise Refusal(Code.BAD_OPTION, "the answer is 0, 1 or 2; for an order 0 or 1")
        known: dict[Key, int] | dict[Key, None] = self.answers if what == "ability" else self.orders
        if answer == ASK:
            known.pop(key, None)
        elif len(known) >= MOST_KEPT and key not in known:
            raise Refusal(Code.LIMIT, f"at most {MOST_KEPT} abilities are remembered")
        elif what == "ability":
            self.answers[key] = answer
        else:
            self.orders[key] = None

    def told(self) -> m.Settings:
        """The settings as the seat is told them."""
        return m.Settings(
            self.full,
            self.until,
            [list(stop) for stop in self.stops],
            [[*key, answer] for key, answer in self.answers.items()] + [[*key, 3] for key in self.orders],
        )

    # -- answering

    def answer(self, game: Game, question: Question, steady: bool, keys: tuple[Key, ...]) -> Choice | NotAnswered:
        """The answer that the seat need not give itself, or ASKED. `keys` are the abilities that the question is about: the
        one that asks, or those that are put in order."""
        decision = question.decision
        if type(decision) is d.Act:
            return self.priority(game, question.player, decision, steady)
        if self.full:
            return ASKED
        if question.only is not None:
            return question.only
        match decision:
            case d.Pay() if not self.pay:
                return 0
            case d.Pick(options=(d.YES, d.NO)) if keys and keys[0] in self.answers:
                return (0,) if self.answers[keys[0]] == YES else (1,)
            case d.Order() if self._same_order(keys):
                return self._order(keys)
            case Attack() if self.until == END_OF_TURN and self.turn == game.state.turn:
                return decision.default
        return ASKED

    def learn(self, question: Question, choice: Choice, keys: tuple[Key, ...]) -> None:
        """Keep the order that the seat gave, for the next time."""
        if isinstance(question.decision, d.Order) and self._same_order(keys) and len(self.kept) < MOST_KEPT:
            self.kept[tuple(sorted(keys))] = tuple(keys[i] for i in choice)

    def _same_order(self, keys: tuple[Key, ...]) -> bool:
        return len(keys) > 1 and all(key in self.orders for key in keys)

    def _order(self, keys: tuple[Key, ...]) -> Choice | NotAnswered:
        kept = self.kept.get(tuple(sorted(keys)))
        if kept is None:
            return ASKED
        left = list(range(len(keys)))
        order: list[int] = []
        for key in kept:
            place = next(i for i in left if keys[i] == key)
            left.remove(place)
            order.append(place)
        return tuple(order)

    def priority(self, game: Game, player: int, decision: d.Act, steady: bool) -> Choice | NotAnswered:
        """The same where the player has priority. `steady`: nobody shall see that he could do nothing."""
        if self.full:
            return ASKED
        if self.until and self._yields(game, player):
            return 0
        whose = MINE if game.is_active(player) else THEIRS
        if game.state.stack:
            if (ON_STACK, whose) not in self.stops or not _opposing_stack(game, player):
                return 0
        elif (STEP[game.state.step], whose) not in self.stops:
            return 0
        for kind, _, _, choice in decision.options:
            if kind != "pass" and choice != "mana":
                return ASKED
        return ASKED if steady and _could_have(game, player, decision) else 0

    def _yields(self, game: Game, player: int) -> bool:
        """Whether it passes because it said so; what it waited for ends that."""
        if self.until == END_OF_TURN:
            if self.turn == game.state.turn:
                return True
            self.until = NEVER
        elif self.until == OPPONENT_ACTS:
            if not _threatened(game, player):
                return True
            self.until = NEVER
        elif self.until == PARTNER_PASSES:
            mates = [mate for mate in game.teammates(player) if game.teams.turn_group[mate] == game.teams.turn_group[player]]
            return bool(mates) and all(mate in game.state.passed for mate in mates)
        return False


def _stop(entry: object) -> tuple[int, int]:
    match entry:
        case [int(step), int(whose)] if (step == ON_STACK or 0 <= step < len(STEPS)) and whose in (MINE, THEIRS):
            return step, whose
    raise Refusal(Code.BAD_OPTION, "a stop is a step's number, or -1, and 0 or 1 for whose turn")


def _opposing_stack(game: Game, player: int) -> bool:
    objects = game.state.objects
    return any(game.is_opponent(player, objects[oid].controller) for oid in game.state.stack)


def _threatened(game: Game, player: int) -> bool:
    """Whether an opponent has put something on the stack, or attacks."""
    if _opposing_stack(game, player):
        return True
    if game.state.step != "attackers" or game.is_active(player):
        return False
    objects = game.state.objects
    return any(objects[oid].attacking is not None for oid in game.state.battlefield)


def _could_have(game: Game, player: int, decision: d.Act) -> bool:
    """Whether the others must think that the player could do something: unknown cards, and mana for them."""
    known = game.state.players[player]
    return bool(known.hand) and (any(known.pool) or any(option.choice == "mana" for option in decision.options))
