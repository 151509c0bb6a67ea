"""Tests of formats/two_headed_giant.py and all that asks for teams (805, 810)."""

from __future__ import annotations

import pytest

from server.engine.decisions import Act
from server.engine.errors import BadSetup, StaleChoice
from server.engine.formats import find_format

from .table import Side, Table


def two_headed(**sides: Side) -> Table:
    """A 2HG table: ann and bea play cal and dan."""
    for name in ("ann", "bea", "cal", "dan"):
        sides.setdefault(name, Side())
    return Table("two-headed-giant", **{name: sides[name] for name in ("ann", "bea", "cal", "dan")})


def test_a_team_shares_thirty_life() -> None:
    """810.4, 810.9: damage to either head is the team's."""
    t = two_headed(ann=Side(hand=["Lightning Bolt"], field=["Mountain"]))
    t.ann.casts("Lightning Bolt", at="dan")
    t.all_pass_until_empty()
    assert (t.cal.life, t.dan.life, t.ann.life, t.bea.life) == (27, 27, 30, 30)


def test_both_heads_are_asked_side_by_side_and_either_may_act() -> None:
    """805.5a: the second head acts without waiting for the first; the first one's question is withdrawn."""
    t = two_headed(ann=Side(hand=["Shock"], field=["Mountain"]), bea=Side(hand=["Shock"], field=["Mountain"]))
    assert [q.seat for q in t.game.questions] == [0, 1]
    first = t.game.questions[0]
    t.bea.casts("Shock", at="cal")
    with pytest.raises(StaleChoice):
        t.game.choose(0, 0, first.id)
    assert [q.seat for q in t.game.questions] == [0, 1]


def test_a_head_that_passed_is_asked_again_only_after_somebody_acted() -> None:
    """805.5b: the team has passed when all its heads have."""
    t = two_headed(bea=Side(hand=["Shock"], field=["Mountain"]))
    t.game.choose(0, 0)
    assert [q.seat for q in t.game.questions] == [1]
    t.bea.casts("Shock", at="cal")
    assert [q.seat for q in t.game.questions] == [0, 1]


def test_each_head_draws_and_plays_a_land() -> None:
    """805.4b-c, 805.6a; 103.8b: the starting team skips its first draw step."""
    t = two_headed(ann=Side(hand=["Forest", "Forest"]), bea=Side(hand=["Forest"]))
    t.ann.plays("Forest")
    assert not t.ann.can("play", "Forest")
    t.bea.plays("Forest")
    t.to("main1", 2)
    assert len(t.cal.hand) == 1 and len(t.dan.hand) == 1
    t.to("main1", 3)
    assert t.ann.can("play", "Forest")
    assert len(t.ann.hand) == 2 and len(t.bea.hand) == 1


def test_a_sorcery_may_be_cast_in_the_teams_main_phase_by_either_head() -> None:
    """307.1, 805.4a: both heads are active; nobody of the other team is."""
    t = two_headed(bea=Side(hand=["Divination"], field=["Island"] * 3), cal=Side(hand=["Divination"], field=["Island"] * 3))
    assert t.bea.can("cast", "Divination")
    t.bea.casts("Divination")
    t.all_pass_until_empty()
    assert len(t.bea.hand) == 2 and not t.cal.can("cast", "Divination")


def test_a_howling_mine_gives_each_head_a_card() -> None:
    """805.4d: it speaks of that player, so it triggers once for each head of the drawing team."""
    t = two_headed(ann=Side(field=["Howling Mine"]))
    t.to("main1", 2)
    assert len(t.cal.hand) == 2 and len(t.dan.hand) == 2


def test_when_one_head_loses_the_team_loses() -> None:
    """810.8a: a draw from an empty library loses the game for the team."""
    t = two_headed(cal=Side(filler=0))
    t.to("main1", 2)
    assert t.game.outcome is not None and t.game.outcome.winners == (0, 1)


def test_a_concession_takes_the_team_out_at_any_moment() -> None:
    """104.3a, 810.8b: even while a team-mate is asked something."""
    t = two_headed()
    t.game.concede(3)
    assert t.game.outcome is not None and t.game.outcome.winners == (0, 1) and t.game.questions == ()


def test_the_teams_triggers_are_ordered_by_its_primary_player() -> None:
    """805.7, 805.2: one order for all the heads' abilities."""
    t = two_headed(ann=Side(field=["Soul Warden", "Plains", "Plains"], hand=["Raise the Alarm"]), bea=Side(field=["Soul Warden"]))
    t.ann.casts("Raise the Alarm")
    for _ in range(4):
        t.game.choose(t.game.questions[0].seat, 0)
    (asked,) = t.game.questions
    assert asked.seat == 0 and asked.reason == "order" and len(asked.decision.options) == 4  # type: ignore[attr-defined]
    t.settle()
    t.all_pass_until_empty()
    assert t.ann.life == 34


def test_poison_is_counted_for_the_team() -> None:
    """810.10, 704.6b: fifteen between them."""
    t = two_headed()
    t.game.state.players[2].counters["poison"] = 8
    t.game.state.players[3].counters["poison"] = 6
    t.game.unsettled = True
    t.all_pass()
    assert t.game.outcome is None and t.game.counters(2, "poison") == 14
    t.game.state.players[3].counters["poison"] = 7
    t.game.unsettled = True
    t.all_pass()
    assert t.game.outcome is not None and t.game.outcome.winners == (0, 1)


def test_larger_teams_have_more_life() -> None:
    """810.11: Three-Headed Giant begins with 45 and loses with 20 poison."""
    format = find_format("three-headed-giant", 6)
    assert format.starting_life(3) == 45 and format.lethal_poison(3) == 20
    assert format.teams.turn_groups == ((0, 1, 2), (3, 4, 5))


def test_a_format_that_is_not_there_or_does_not_fit_is_refused() -> None:
    """A clear error names what is wrong."""
    with pytest.raises(BadSetup, match="emperor"):
        find_format("emperor", 6)
    with pytest.raises(BadSetup, match="not 3"):
        find_format("two-headed-giant", 3)


def test_an_extra_turn_for_one_head_is_the_teams() -> None:
    """805.8: the team takes the extra turn."""
    t = two_headed(ann=Side(hand=["Time Walk"], field=["Island", "Island"]))
    t.ann.casts("Time Walk")
    t.all_pass_until_empty()
    t.to("upkeep", 2)
    assert t.game.active_team() == (0, 1)
    assert isinstance(t.game.questions[0].decision, Act)


def test_team_mates_cannot_exchange_life_totals() -> None:
    """810.9, 701.12c: they share one; opponents exchange the teams' totals."""
    t = two_headed(ann=Side(field=["Axis of Mortality"], life=12))
    t.wishes[0] = ["ann", "cal"]
    t.to("upkeep", 3)
    t.wishes[0] = ["ann", "cal"]
    t.settle()
    t.all_pass_until_empty()
    assert (t.ann.life, t.cal.life) in ((30, 12), (12, 30))
