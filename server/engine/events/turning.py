"""Turning: turns and steps begin, effects start and end, players lose and win (500, 611, 104)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities import verbs
from ..decisions import Seat, is_player
from ..layers import aspects
from ..objects import ObjectId
from .base import Happening

if TYPE_CHECKING:
    from ..game import Game
    from ..state import Continuous


class TurnBegan(Happening):
    """A turn began (500.1)."""

    __slots__ = ("group", "number")

    def __init__(self, group: int, number: int) -> None:
        self.group, self.number = group, number

    def apply(self, game: Game) -> None:
        game.state.turn = self.number
        game.state.active = self.group
        game.state.turns_begun = {**game.state.turns_begun, self.group: self.number}
        game.touch_table()
        game.changed(0, aspects.TURN)


class StepBegan(Happening):
    """A step, or a phase without steps, began (500.1): a name of state.STEPS. `nth` counts it within the turn."""

    __slots__ = ("step", "nth")

    def __init__(self, step: str, nth: int = 1) -> None:
        self.step, self.nth = step, nth

    def apply(self, game: Game) -> None:
        state = game.state
        state.step = self.step
        if self.step == "upkeep":
            state.upkeeps = {**state.upkeeps, state.active: (state.upkeeps.get(state.active, (0, 0))[1], state.turn)}
        game.touch_table()
        if game.steps_matter:
            game.changed(0, aspects.STEP)


class ControlChanged(Happening):
    """An object came under another player's control (layer 2 changed its mind)."""

    __slots__ = ("oid", "old", "new")
    verbs = (verbs.GainControl,)

    def __init__(self, oid: ObjectId, old: Seat, new: Seat) -> None:
        self.oid, self.old, self.new = oid, old, new

    def apply(self, game: Game) -> None:
        game.touch(self.oid)


class EffectStarted(Happening):
    """A continuous effect began (611.2)."""

    __slots__ = ("effect",)

    def __init__(self, effect: Continuous) -> None:
        self.effect = effect

    def apply(self, game: Game) -> None:
        game.state.effects.append(self.effect)
        game.changed(0, aspects.EFFECTS)
        if self.effect.objects:
            for thing in self.effect.objects:
                if not is_player(thing):
                    game.touch(thing)


class EffectsEnded(Happening):
    """Continuous effects ended (611.2b, 514.2)."""

    __slots__ = ("effects",)

    def __init__(self, effects: tuple[Continuous, ...]) -> None:
        self.effects = effects

    def apply(self, game: Game) -> None:
        ended = {effect.id for effect in self.effects}
        game.state.effects = [effect for effect in game.state.effects if effect.id not in ended]
        game.changed(0, aspects.EFFECTS)
        for effect in self.effects:
            for thing in effect.objects or ():
                if not is_player(thing):
                    game.touch(thing)


class Lost(Happening):
    """A player lost the game (104.3); `why` is the rule."""

    __slots__ = ("seat", "why")
    verbs = (verbs.Lose,)

    def __init__(self, seat: Seat, why: str) -> None:
        self.seat, self.why = seat, why

    def apply(self, game: Game) -> None:
        game.state.players[self.seat].lost = True
        game.touch_player(self.seat)


class Won(Happening):
    """A player won the game (104.2)."""

    __slots__ = ("seat", "why")
    verbs = (verbs.Win,)

    def __init__(self, seat: Seat, why: str) -> None:
        self.seat, self.why = seat, why

    def apply(self, game: Game) -> None:
        game.state.players[self.seat].won = True
        game.touch_player(self.seat)
