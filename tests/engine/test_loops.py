"""Tests of server/engine/loops.py: mandatory loops draw, others are cut; and state triggers (104.4b, 732, 603.8)."""

from __future__ import annotations

import pytest

from server.engine import loops
from server.engine.abilities.amounts import Number
from server.engine.abilities.changes import Replace
from server.engine.abilities.conditions import Exists, Unless
from server.engine.abilities.filters import CREATURE, YOU, YOURS
from server.engine.abilities.kinds import Activated, Spell, Static, Triggered, card
from server.engine.abilities.picks import SELF, YOU_, Target
from server.engine.abilities.structures import May, Repeat, Seq, Whenever
from server.engine.abilities.verbs import Create, GainLife, LoseLife, Move, PutCounters, RemoveCounters, Tap, TokenSpec

from .table import Side, Table

GAINED = Triggered(GainLife(YOU), LoseLife(YOU_, 1))
LOST = Triggered(LoseLife(YOU), GainLife(YOU_, 1))
BALANCE = card("Test Balance", "{W}", "Enchantment", GAINED, LOST)
START = card("Test Start", "{0}", "Sorcery", Spell(GainLife(YOU_, 1)))


def run(t: Table, most: int = 20_000) -> int:
    """Everybody passes until the stack is empty or the game over; gives how many objects resolved."""
    for _ in range(most):
        t.settle()
        if not t.game.questions or not t.game.state.stack:
            return t.game.state.run
        t.game.choose(t.game.questions[0].seat, 0)
    raise AssertionError("it never ends")


def test_a_position_that_comes_round_is_a_draw() -> None:
    """104.4b, 732.4: gain one, lose one, gain one ... The first resolutions are only counted."""
    t = Table(ann=Side(field=[BALANCE], hand=[START]), bob=Side())
    t.ann.casts("Test Start")
    run(t)
    assert t.game.outcome is not None and t.game.outcome.drawn and t.game.outcome.why == "104.4b"


def test_a_loop_that_grows_is_a_draw_after_so_many_resolutions() -> None:
    """104.4b: life that goes up for ever repeats no position, but nobody can stop it."""
    more = card("Test More", "{W}", "Enchantment", Triggered(GainLife(YOU), GainLife(YOU_, 1)))
    t = Table(ann=Side(field=[more], hand=[START]), bob=Side())
    t.ann.casts("Test Start")
    run(t)
    assert t.game.outcome is not None and t.game.outcome.drawn
    assert t.ann.life == 20 + loops.MOST_FORCED + 2


def test_a_loop_ends_when_somebody_loses() -> None:
    """704.5a: a loop that comes to an end by itself is none."""
    drain = card("Test Drain", "{B}", "Enchantment", Triggered(LoseLife(YOU), LoseLife(YOU_, 1)))
    start = card("Test Sting", "{0}", "Sorcery", Spell(LoseLife(YOU_, 1)))
    t = Table(ann=Side(field=[drain], hand=[start]), bob=Side())
    t.ann.casts("Test Sting")
    run(t)
    assert t.game.outcome is not None and t.game.outcome.winners == (1,)


def test_what_may_be_done_is_not_done_for_ever() -> None:
    """732.3: the choice made again and again is not offered any more, and the game goes on."""
    more = card("Test More", "{W}", "Enchantment", Triggered(GainLife(YOU), May(GainLife(YOU_, 1))))
    t = Table(ann=Side(field=[more], hand=[START]), bob=Side())
    t.ann.casts("Test Start")
    run(t)
    assert t.game.outcome is None and t.ann.life == 20 + loops.MOST_CHOSEN + 1


def test_a_loop_of_choices_without_end_is_a_draw_at_last() -> None:
    """732: a target chosen anew each time, and nobody who stops it."""
    aim = card("Test Aim", "{R}", "Enchantment", Triggered(GainLife(YOU), Seq((Tap(Target(CREATURE)), GainLife(YOU_, 1)))))
    t = Table(ann=Side(field=[aim, "Grizzly Bears", "Hill Giant"], hand=[START]), bob=Side())
    t.ann.casts("Test Start")
    run(t, 40_000)
    assert t.game.outcome is not None and t.game.outcome.drawn


def test_acting_breaks_the_run() -> None:
    """104.4b: a player who does something is a way to stop."""
    t = Table(ann=Side(field=[BALANCE], hand=[START]), bob=Side(hand=["Ornithopter"]))
    t.ann.casts("Test Start")
    for _ in range(20):
        t.settle()
        t.game.choose(t.game.questions[0].seat, 0)
    assert t.game.state.run > 5 and t.game.state.forced == t.game.state.run
    loops.act(t.game)
    assert t.game.state.run == 0 and t.game.state.positions == ()


def test_no_more_tokens_than_there_is_room_for() -> None:
    """732: a stated limit in place of a hang."""
    bear = TokenSpec("Bear", ("creature",), ("Bear",), "G", 2, 2)
    horde = card("Test Horde", "{0}", "Sorcery", Spell(Repeat(12, Create(bear, Number(CREATURE & YOURS), YOU_))))
    double = card("Test Double", "{G}", "Enchantment", Static((Replace(Create(None, None, YOU), times=2),)))
    t = Table(ann=Side(field=["Grizzly Bears", double, double], hand=[horde]), bob=Side())
    t.ann.casts("Test Horde")
    run(t)
    assert len(t.game.state.battlefield) <= 4 * loops.MOST_PERMANENTS
    assert len(t.game.state.battlefield) >= loops.MOST_PERMANENTS


# -- state triggers (603.8)


def test_a_state_trigger_waits_until_it_has_left_the_stack() -> None:
    """603.8: it triggers once while it is on the stack, and again if the state still is so."""
    hope = card("Test Hope", "{W}", "Enchantment", Triggered(Whenever(Unless(Exists(CREATURE & YOURS))), GainLife(YOU_, 1)))
    t = Table(ann=Side(field=[hope, "Grizzly Bears"], hand=["Lightning Bolt"]), bob=Side())
    assert t.game.state.stack == []
    t = Table(ann=Side(field=[hope], hand=["Grizzly Bears"]), bob=Side())
    assert len(t.game.state.stack) == 1
    t.ann.passes()
    t.bob.passes()
    assert t.ann.life == 21 and len(t.game.state.stack) == 1


def test_a_state_trigger_that_never_ends_is_a_draw() -> None:
    """603.8, 104.4b: the state that it cannot change."""
    hope = card("Test Hope", "{W}", "Enchantment", Triggered(Whenever(Unless(Exists(CREATURE & YOURS))), PutCounters("charge", SELF, 1)))
    less = card("Test Fear", "{W}", "Enchantment", Triggered(Whenever(Unless(Exists(CREATURE & YOURS))), RemoveCounters("charge", SELF, 1)))
    t = Table(ann=Side(field=[hope]), bob=Side())
    run(t)
    assert t.game.outcome is not None and t.game.outcome.drawn
    t = Table(ann=Side(field=[less]), bob=Side())
    run(t)
    assert t.game.outcome is not None and t.game.outcome.drawn


def test_so_many_actions_in_a_step_are_enough() -> None:
    """732.1b: what could be repeated at will is not repeated for ever; in the next step players may act again."""
    fidget = card("Test Fidget", "{1}", "Artifact", Activated((LoseLife(None, 0),), GainLife(YOU_, 0)))
    t = Table(ann=Side(field=[fidget]), bob=Side())
    for _ in range(loops.MOST_ACTIONS):
        assert t.ann.can("activate", "Test Fidget")
        t.ann.activates("Test Fidget")
        t.all_pass_until_empty()
    assert not t.ann.can("activate", "Test Fidget") and t.game.questions[0].seat == 0
    t.to("begin_combat")
    assert t.ann.can("activate", "Test Fidget")


def test_a_huge_pile_of_triggers_is_no_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """104.4b: more abilities that have triggered at once than a loop may be long, each with one more in its train, all resolve."""
    monkeypatch.setattr(loops, "MOST_FORCED", 50)
    bear = TokenSpec("Bear", ("creature",), ("Bear",), "G", 2, 2)
    horde = card("Test Horde", "{0}", "Sorcery", Spell(Create(bear, 110, YOU_)))
    warden = card("Test Warden", "{W}", "Enchantment", Triggered(Move(CREATURE, "battlefield"), GainLife(YOU_, 1)))
    echo = card("Test Echo", "{W}", "Enchantment", Triggered(GainLife(YOU), PutCounters("charge", SELF, 1)))
    t = Table(ann=Side(field=[warden, echo], hand=[horde]), bob=Side())
    t.ann.casts("Test Horde")
    run(t)
    assert t.game.outcome is None and t.ann.life == 20 + 110
