"""Table: positions and moves in players' words, for tests of the rules.

    t = Table(ann=Side(hand=["Lightning Bolt"], field=["Mountain"]), bob=Side(field=["Grizzly Bears"]))
    t.ann.casts("Lightning Bolt", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert "Grizzly Bears" in t.bob.graveyard

The game begins in the first main phase of the first player. Questions that a test says nothing about get their defaults.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from server.cards.pool import starter_pool
from server.engine import turn, zones
from server.engine.abilities.kinds import Card
from server.engine.combat.declarations import Attack, Block
from server.engine.decisions import Act, Number, Option, Order, Pay, Pick, Question, is_player, player_thing, seat_of
from server.engine.errors import IllegalChoice
from server.engine.game import Game, PlayerSetup, Setup
from server.engine.layers import layers
from server.engine.objects import Chars, Obj

FILLER = "Wastes"


@dataclasses.dataclass
class Side:
    """What a player has at the beginning; the top of the library first, and Wastes below."""

    hand: list[str | Card] = dataclasses.field(default_factory=list)
    field: list[str | Card] = dataclasses.field(default_factory=list)
    library: list[str | Card] = dataclasses.field(default_factory=list)
    graveyard: list[str | Card] = dataclasses.field(default_factory=list)
    life: int | None = None
    filler: int = 20


def as_card(name: str | Card) -> Card:
    """The starter card of that name; a card stands for itself."""
    return starter_pool()[name] if isinstance(name, str) else name


class Permanent:
    """An object as a test looks at it."""

    def __init__(self, game: Game, oid: int) -> None:
        self.game, self.id = game, oid

    def __getattr__(self, name: str) -> Any:
        obj: Obj = self.game.obj(self.id)
        if name != "controller" and hasattr(obj, name):
            return getattr(obj, name)
        chars: Chars = self.game.chars(self.id)
        return getattr(chars, name)


class Seat:
    """A player at the table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat

    @property
    def life(self) -> int:
        return self.table.game.life(self.seat)

    def _names(self, oids: list[int]) -> list[str]:
        return [self.table.game.chars(oid).name for oid in oids]

    @property
    def hand(self) -> list[str]:
        return self._names(self.table.game.state.players[self.seat].hand)

    @property
    def graveyard(self) -> list[str]:
        return self._names(self.table.game.state.players[self.seat].graveyard)

    @property
    def library(self) -> list[str]:
        """The top card first."""
        return self._names(self.table.game.state.players[self.seat].library[::-1])

    @property
    def field(self) -> list[str]:
        game = self.table.game
        return self._names([oid for oid in game.state.battlefield if game.chars(oid).controller == self.seat])

    @property
    def exile(self) -> list[str]:
        game = self.table.game
        return self._names([oid for oid in game.state.exile if game.obj(oid).owner == self.seat])

    def can(self, kind: str, name: str, ability: int | None = None) -> bool:
        """Whether the player may do that now."""
        return self._option(kind, name, ability) is not None

    def _question(self) -> Question | None:
        return next((q for q in self.table.game.questions if q.seat == self.seat and isinstance(q.decision, Act)), None)

    def _option(self, kind: str, name: str, ability: int | None) -> int | None:
        question = self._question()
        if question is None:
            return None
        decision = question.decision
        assert isinstance(decision, Act)
        for i, option in enumerate(decision.options):
            if option.kind == kind and self.table.game.chars(option.thing).name == name and ability in (None, option.ability):
                return i
        return None

    def _does(self, kind: str, name: str, ability: int | None, answers: tuple[Any, ...]) -> None:
        self.table.until_asked(self.seat)
        index = self._option(kind, name, ability)
        assert index is not None, f"{kind} {name} is not legal for seat {self.seat}: {self.table.options(self.seat)}"
        self.table.game.choose(self.seat, index)
        self.table.answer(self.seat, list(answers))

    def plays(self, name: str) -> None:
        """Play a land."""
        self._does("play", name, None, ())

    def casts(self, name: str, at: Any = (), answers: tuple[Any, ...] = ()) -> None:
        """Cast a spell; `at` its target or targets, then other answers in order."""
        self._does("cast", name, None, (*(at if isinstance(at, (list, tuple)) else [at]), *answers))

    def activates(self, name: str, ability: int | None = None, at: Any = (), answers: tuple[Any, ...] = ()) -> None:
        """Activate an ability; `ability` is its index among the object's abilities."""
        self._does("activate", name, ability, (*(at if isinstance(at, (list, tuple)) else [at]), *answers))

    def passes(self) -> None:
        """Pass priority once."""
        self.table.until_asked(self.seat)
        self.table.game.choose(self.seat, 0)
        self.table.settle()


class Table:
    """A game, and its players by name in seat order."""

    def __init__(self, format: str = "duel", step: str = "main1", teams: tuple[tuple[int, ...], ...] = (), **sides: Side) -> None:
        self.names = list(sides)
        self.seats = {name: Seat(self, i) for i, name in enumerate(sides)}
        self.attacks: dict[str, str] = {}
        self.blocks: dict[str, str] = {}
        self.wishes: dict[int, list[Any]] = {i: [] for i in range(len(sides))}
        setup = Setup(
            format,
            tuple(PlayerSetup(name, ()) for name in sides),
            teams=teams,
            opening=False,
            shuffle=False,
            mulligans=False,
            first=0,
            rewind=True,
        )

        def prepare(game: Game) -> None:
            for i, side in enumerate(sides.values()):
                for _ in range(side.filler):
                    zones.place(game, i, as_card(FILLER), "library")
                for name in reversed(side.library):
                    zones.place(game, i, as_card(name), "library")
                for zone, names in (("hand", side.hand), ("battlefield", side.field), ("graveyard", side.graveyard)):
                    for name in names:
                        zones.place(game, i, as_card(name), zone)
                if side.life is not None:
                    game.state.life[game.teams.life_group[i]] = side.life
            game.state.starting = 0
            turn.begin_at(game, step)
            layers.refresh(game)

        self.game = Game.start(setup, prepare=prepare)
        self.settle()

    def __getattr__(self, name: str) -> Seat:
        try:
            return self.__dict__["seats"][name]  # type: ignore[no-any-return]
        except KeyError:
            raise AttributeError(name) from None

    def __getitem__(self, name: str) -> Permanent:
        """The first permanent of that name, or the last known one."""
        return Permanent(self.game, self.find(name))

    def find(self, name: Any) -> int:
        """The thing of that name: a player, a permanent, an object on the stack, a card in a graveyard, exile or a hand."""
        if name in self.seats:
            return player_thing(self.seats[name].seat)
        state = self.game.state
        piles = [state.battlefield, list(reversed(state.stack)), state.exile]
        piles += [p.graveyard for p in state.players] + [p.hand for p in state.players] + [p.library[::-1] for p in state.players]
        for pile in piles:
            for oid in pile:
                if self.game.chars(oid).name == name:
                    return oid
        raise AssertionError(f"there is no {name}")

    def options(self, seat: int) -> list[Option]:
        """What that seat could do now."""
        return [o for q in self.game.questions if q.seat == seat and isinstance(q.decision, Act) for o in q.decision.options]

    # -- answering

    def settle(self) -> None:
        """Answer whatever is not priority."""
        for _ in range(1000):
            asked = next((q for q in self.game.questions if not isinstance(q.decision, Act)), None)
            if asked is None:
                return
            self._give(asked, None)
        raise AssertionError("questions without end")

    def answer(self, seat: int, answers: list[Any]) -> None:
        """Answer the questions that follow with these, then with defaults."""
        for _ in range(1000):
            asked = next((q for q in self.game.questions if not isinstance(q.decision, Act)), None)
            if asked is None:
                assert not answers, f"answers left over: {answers}"
                return
            self._give(asked, answers if asked.seat == seat and answers else None)

    def _give(self, asked: Question, answers: list[Any] | None) -> None:
        """Answer with the first of the answers, which must fit; without any, with the first wish that fits, else the default."""
        decision = asked.decision
        if isinstance(decision, (Attack, Block)):
            choice = self._declaration(decision)
        elif answers and asked.seat >= 0 and not isinstance(decision, Pay):
            choice = self._meant(asked, answers.pop(0))
        else:
            choice = (0,) if asked.reason == "may" else asked.default
            for wish in list(self.wishes.get(asked.seat, [])):
                if isinstance(decision, (Pick, Order)) and (found := self._fitting(asked, wish)) is not None:
                    self.wishes[asked.seat].remove(wish)
                    choice = found
                    break
        self.game.choose(asked.seat, choice, asked.id)

    def _fitting(self, asked: Question, wish: Any) -> Any:
        try:
            choice = self._meant(asked, wish)
            asked.check(choice)
        except (AssertionError, IllegalChoice):
            return None
        return choice

    def _declaration(self, decision: Attack | Block) -> Any:
        wanted = self.attacks if isinstance(decision, Attack) else self.blocks
        pairs = []
        for i, creature in enumerate(decision.declarers):
            name = self.game.chars(creature.oid).name
            if name in wanted:
                whom = self.find(wanted[name])
                if whom in decision.options and decision.options.index(whom) in creature.may:
                    pairs.append((i, decision.options.index(whom)))
        return tuple(pairs)

    def _meant(self, asked: Question, answer: Any) -> Any:
        decision = asked.decision
        if isinstance(decision, Pick):
            wanted = answer if isinstance(answer, list) else [answer]
            return tuple(self._index(decision.options, one) for one in wanted)
        if isinstance(decision, Order):
            return tuple(self._index(decision.options, one) for one in answer)
        assert isinstance(decision, Number) or not isinstance(answer, str), asked.reason
        return tuple(answer) if isinstance(answer, list) else answer

    def _index(self, options: tuple[Option, ...], wanted: Any) -> int:
        for i, option in enumerate(options):
            if wanted in (option.kind, option.choice) or (option.kind == "mode" and option.ability + 1 == wanted):
                return i
            if option.thing and isinstance(wanted, str):
                if is_player(option.thing):
                    if self.names[seat_of(option.thing)] == wanted:
                        return i
                elif self.game.chars(option.thing).name == wanted:
                    return i
            if option.thing and option.thing == wanted:
                return i
        raise AssertionError(f"{wanted} is no option: {options}")

    # -- going on

    def until_asked(self, seat: int) -> None:
        """Let the others pass until that seat may act."""
        for _ in range(200):
            self.settle()
            if any(q.seat == seat for q in self.game.questions):
                return
            if not self.game.questions:
                raise AssertionError("the game is over")
            self.game.choose(self.game.questions[0].seat, 0)
        raise AssertionError("that seat is never asked")

    def all_pass(self) -> None:
        """Everybody who has priority passes, until something resolves or the step ends."""
        state = self.game.state
        before = (len(state.stack), state.step, state.turn)
        for _ in range(50):
            self.settle()
            state = self.game.state
            if not self.game.questions or (len(state.stack), state.step, state.turn) != before:
                return
            self.game.choose(self.game.questions[0].seat, 0)

    def all_pass_until_empty(self) -> None:
        """Everybody passes until the stack is empty."""
        for _ in range(200):
            self.settle()
            if not self.game.state.stack or not self.game.questions:
                return
            self.game.choose(self.game.questions[0].seat, 0)
        raise AssertionError("the stack never empties")

    def to(self, step: str, turn: int | None = None) -> None:
        """Everybody passes until that step (of that turn)."""
        for _ in range(2000):
            self.settle()
            state = self.game.state
            if not self.game.questions or (state.step == step and turn in (None, state.turn)):
                return
            self.game.choose(self.game.questions[0].seat, 0)
        raise AssertionError(f"{step} never comes")
