"""Continuous: how long effects last (500.4-500.5, 511.2, 514.2, 611.2)."""

from __future__ import annotations

from server.engine.abilities.changes import END_OF_TURN, Add, EndOfCombat, Limit, ThisGame, While, YourNextTurn
from server.engine.abilities.conditions import Fits
from server.engine.abilities.filters import OPPONENT, Status
from server.engine.abilities.kinds import card
from server.engine.abilities.picks import SELF, Ref
from server.engine.events import EffectStarted, StepBegan, Tapped, TurnBegan, happened
from server.engine.layers import continuous, layers
from server.engine.state import Continuous
from tests.engine.board import Board, static

BEAR = card("Test Bear", "{1}{G}", "Creature — Bear", pt=(2, 2))


def test_until_end_of_turn() -> None:
    """514.2: only what says so ends in the cleanup step."""
    b = Board()
    bear = b.put(BEAR)
    ends = b.effect(bear, Add(1, 0), until=END_OF_TURN)
    b.effect(bear, Add(0, 1))
    b.effect(bear, Add(0, 1), until=ThisGame())
    assert continuous.ending_with_turn(b.game) == (ends,)
    continuous.end(b.game, continuous.ending_with_turn(b.game))
    assert b.size(bear) == (2, 4)


def test_until_end_of_combat() -> None:
    """500.5a, 511.2: when the phase ends, however it does, not when its last step begins."""
    b = Board()
    bear = b.put(BEAR)
    b.effect(bear, Add(1, 1), until=EndOfCombat())
    b.game.state.plan = ("end_combat", "main2")
    continuous.expire_after(b.game, "damage")
    assert b.size(bear) == (3, 3)
    b.game.state.plan = ("begin_combat", "attackers")  # another combat phase follows
    continuous.expire_after(b.game, "end_combat")
    assert b.size(bear) == (2, 2)


def test_until_your_next_turn() -> None:
    """500.4: as that player's next turn begins, not in the turn in which it began."""
    b = Board()
    bear = b.put(BEAR)
    b.effect(bear, Add(1, 1), until=YourNextTurn())
    b.effect(bear, Add(2, 2), until=YourNextTurn(Ref("that_player")), names={"that_player": (-2,)})
    continuous.expire_at(b.game, "end")
    assert b.size(bear) == (5, 5)
    turn = b.game.state.turn
    happened(b.game, (TurnBegan(1, turn + 1),))
    continuous.expire_at(b.game, "untap")
    assert b.size(bear) == (3, 3)
    happened(b.game, (TurnBegan(0, turn + 2),))
    continuous.expire_at(b.game, "untap")
    assert b.size(bear) == (2, 2)


def test_duration_that_is_over_does_not_start() -> None:
    """611.2b: "for as long as" that never starts."""
    b = Board()
    bear, source = b.all(BEAR, BEAR)
    happened(b.game, (Tapped(source),))
    effect = Continuous(1, source, 0, (Add(1, 1),), (bear,), While(Fits(SELF, Status("untapped"))), {}, 0, 1, 1)
    assert not continuous.starts(b.game, effect)
    effect = Continuous(1, source, 0, (Add(1, 1),), (bear,), None, {}, 0, 1, 1)
    assert continuous.starts(b.game, effect)


def test_rules_about_players() -> None:
    """613.11: whom a limit is about: who fits, who is locked in, or you."""
    b = Board()
    b.put(card("Test Robe", "{2}", "Artifact", static(OPPONENT, Limit("hand_size", 2))))
    game = b.game
    happened(game, (EffectStarted(Continuous(1, 0, 1, (Limit("lands", 1, True),), None, END_OF_TURN, {}, 0, 1, 1)),))
    happened(game, (EffectStarted(Continuous(2, 0, 1, (Limit("lands", 2, True),), (-1,), END_OF_TURN, {}, 0, 2, 1)),))
    found = {rule.change.n + 10 * rule.effect_id: rule for rule in layers.index(game).rules[Limit]}
    about = {key: [seat for seat in (0, 1) if continuous.affects_player(game, rule, seat)] for key, rule in found.items()}
    assert about == {2: [1], 11: [1], 22: [0]}


def test_second_of_two_that_end_together() -> None:
    """514.2: they end at once, as one event."""
    b = Board()
    bear = b.put(BEAR)
    effects = (b.effect(bear, Add(1, 1), until=END_OF_TURN), b.effect(bear, Add(1, 1), until=END_OF_TURN))
    assert continuous.ending_with_turn(b.game) == effects
    happened(b.game, (StepBegan("cleanup"),))
    continuous.end(b.game, effects)
    assert b.size(bear) == (2, 2) and b.game.state.effects == []
