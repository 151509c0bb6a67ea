"""Tests of server/engine/ending.py: winning, losing, drawing, conceding, leaving (104, 800.4, 810.8)."""

from __future__ import annotations

import pytest

from server.engine.errors import IllegalChoice

from .table import Side, Table


def test_two_players_who_lose_together_draw() -> None:
    """104.4a: Flame Rift at four life each."""
    t = Table(ann=Side(hand=["Flame Rift"], field=["Mountain", "Mountain"], life=4), bob=Side(life=4))
    t.ann.casts("Flame Rift")
    t.all_pass_until_empty()
    assert t.game.outcome is not None and t.game.outcome.drawn and t.game.questions == ()


def test_a_draw_from_an_empty_library_loses_at_the_next_check() -> None:
    """104.3c, 704.5b."""
    t = Table(step="untap", ann=Side(), bob=Side(filler=0))
    t.to("main1", 2)
    assert t.game.outcome is not None and t.game.outcome.winners == (0,)


def test_laboratory_maniac_wins_instead() -> None:
    """614.11, 104.2b: the replacement applies though no card could be drawn."""
    t = Table(ann=Side(hand=["Divination"], field=["Island"] * 3 + ["Laboratory Maniac"], filler=0), bob=Side())
    t.ann.casts("Divination")
    t.all_pass_until_empty()
    assert t.game.outcome is not None and t.game.outcome.winners == (0,)


def test_conceding_twice_or_when_it_is_over_is_refused() -> None:
    """104.3a: who has left the game can't leave it again."""
    t = Table(ann=Side(), bob=Side())
    t.game.concede(0)
    assert t.game.outcome is not None and t.game.outcome.winners == (1,)
    with pytest.raises(IllegalChoice):
        t.game.concede(1)
    with pytest.raises(IllegalChoice):
        t.game.concede(7)


def test_a_free_for_all_goes_on_without_the_player_who_left() -> None:
    """800.4a: what he owns leaves with him; the others play on, and the last one wins (104.2a)."""
    t = Table("free-for-all", ann=Side(field=["Grizzly Bears"]), bob=Side(field=["Hill Giant"]), cal=Side())
    t.game.concede(1)
    assert t.game.outcome is None
    assert t.ann.field == ["Grizzly Bears"] and not t.bob.field
    t.to("upkeep", 2)
    assert t.game.active_team() == (2,)
    t.game.concede(0)
    assert t.game.outcome is not None and t.game.outcome.winners == (2,)


def test_control_effects_of_a_player_who_leaves_end() -> None:
    """800.4a: ann's creature, which bob has taken, comes back to her."""
    t = Table("free-for-all", ann=Side(field=["Grizzly Bears"]), bob=Side(hand=["Act of Treason"], field=["Mountain"] * 3), cal=Side())
    t.to("main1", 2)
    t.bob.casts("Act of Treason", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert "Grizzly Bears" in t.bob.field
    t.game.concede(1)
    assert t.ann.field == ["Grizzly Bears"]


def test_a_player_may_concede_while_another_is_asked_something() -> None:
    """104.3a: at any time; the action goes on without him."""
    t = Table("free-for-all", ann=Side(hand=["Duress"], field=["Swamp"]), bob=Side(hand=["Lightning Bolt", "Shock"]), cal=Side())
    t.ann.casts("Duress", at="bob")
    for _ in range(3):
        t.game.choose(t.game.questions[0].seat, 0)
    t.game.concede(2)
    assert t.game.outcome is None and t.game.questions
    t.all_pass_until_empty()
    assert not t.game.state.stack
