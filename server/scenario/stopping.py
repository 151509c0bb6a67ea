"""Stopping: when a stage has come to its stop (scenario-format.md, "Running").

A stage ends after the last priority of its stop step, before anything that happens as that ends: before the pass that would end
it. A step without priority ends as the next one begins, and is looked at as it then was; one that does not take place stops the
run where it would have been.
"""

from __future__ import annotations

from server.engine.decisions import Question
from server.engine.events import StepBegan, TurnBegan
from server.engine.game import Game

from .document import STEPS, Moment
from .witness import Witness

QUIET = ("untap", "cleanup")
"""Steps in which nobody has priority, as a rule."""


class Stop:
    """The stop of one stage."""

    def __init__(self, moment: Moment, witness: Witness, game: Game) -> None:
        self.moment = moment
        self.witness = witness
        self.start = len(witness.steps)
        here = (game.state.turn, game.state.step) == (moment.turn, moment.step) and moment.step not in game.state.plan
        self.before = max(0, self.start - 1) if here else self.start  # what began before the stage does not count

    def begun(self, steps: list[tuple[int, str]] | None = None) -> bool:
        """Whether the stop's step has begun, the one of its number if it has one."""
        seen = self.witness.steps if steps is None else steps
        wanted = (self.moment.turn, self.moment.step)
        if self.moment.nth is None:
            return wanted in seen[self.before :]
        return seen.count(wanted) >= self.moment.nth

    def here(self, game: Game) -> bool:
        """Whether the game stands in the stop's step."""
        return (game.state.turn, game.state.step) == (self.moment.turn, self.moment.step) and self.begun()

    def passed(self, game: Game) -> bool:
        """Whether the game has gone beyond the stop's place since the stage began."""
        if len(self.witness.steps) == self.start and game.state.turn == self.moment.turn:
            return False
        return self._beyond(game, game.state.turn, game.state.step, self.witness.steps)

    def _beyond(self, game: Game, turn: int, step: str, steps: list[tuple[int, str]]) -> bool:
        if turn != self.moment.turn:
            return turn > self.moment.turn
        if step not in STEPS or STEPS.index(step) <= STEPS.index(self.moment.step):
            return False
        return self.begun(steps) or self.moment.step not in game.state.plan

    def is_last_pass(self, game: Game, question: Question) -> bool:
        """Whether a pass now would end the step."""
        if game.state.stack or not game.at_priority:
            return False
        return all(seat in game.state.passed or seat == question.player for seat in game.living())

    def would_miss(self, game: Game, question: Question) -> bool:
        """Whether a pass now, the last of its step, would carry the game beyond a stop that has not begun."""
        if self.moment.turn - game.state.turn not in (0, 1) or self.begun():
            return False
        ahead = game.copy()
        turn = game.state.turn
        steps = list(self.witness.steps)
        for batch in ahead.choose(question.seat, 0, question.id):
            for event in batch.events:
                if isinstance(event, TurnBegan):
                    turn = event.number
                elif isinstance(event, StepBegan):
                    if self._beyond(ahead, turn, event.step, steps) and not self.begun(steps):
                        return True
                    steps.append((turn, event.step))
        return False
