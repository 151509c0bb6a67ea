"""The runner: scripts, guards, refusals, stops and stages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenario.play import at, board, judge, main1, main_stop, stopped

BOLT = main1("A", "cast", card="Lightning Bolt", targets=["B"])
RED = board(["Mountain"], a_hand=["Lightning Bolt"])


def test_a_scenario_passes_when_all_holds() -> None:
    """120.3a: three damage, three life."""
    result = judge(zones=RED, script=[BOLT], stop=main_stop(), expect=[{"seat": "B", "life": 17}])
    assert (result.status, result.why, result.turn, result.step) == ("pass", "", 1, "main1")


def test_a_check_that_does_not_hold_fails_and_says_how_it_is() -> None:
    """scenario-format.md: fail is a check that failed; the message names it and what is so instead."""
    result = judge(zones=RED, script=[BOLT], stop=main_stop(), expect=[{"seat": "B", "life": 18}])
    assert result.status == "fail" and result.why == "expect[0] {seat: B, life: 18}: it is 17"


def test_an_entry_that_cannot_be_done_fails() -> None:
    """601.2c: a spell without the mana for it cannot be cast."""
    result = judge(zones=board(a_hand=["Lightning Bolt"]), script=[BOLT], stop=main_stop())
    assert result.status == "fail" and result.why.startswith("script[0] (turn 1, main1: A cast Lightning Bolt): it is not legal")


def test_a_refused_entry_that_is_legal_fails() -> None:
    """scenario-format.md: with `refused` it must be illegal."""
    result = judge(zones=RED, script=[{**BOLT, "refused": True}], stop=main_stop())
    assert result.status == "fail" and "should have been refused" in result.why


def test_a_target_too_many_fails() -> None:
    """scenario-format.md: one element a target; what no slot took by the time it has resolved was a mistake."""
    result = judge(zones=RED, script=[{**BOLT, "targets": ["B", "A"]}], stop=main_stop())
    assert result.status == "fail" and result.why.endswith("it has no target for A")


@pytest.mark.parametrize("change", [{"targets": ["Grizzly Bears"]}, {"card": "Shock"}, {"from": "graveyard"}])
def test_a_refused_entry_leaves_everything_as_it_was(change: dict[str, Any]) -> None:
    """601.2c, 733.1: an illegal target takes the announcement back; another answer is not sought."""
    result = judge(
        zones=board(["Mountain"], a_hand=["Lightning Bolt", "Grizzly Bears"], b_hand=["Shock"]),
        script=[{**BOLT, **change, "refused": True}],
        stop=main_stop(),
        expect=[{"seat": "A", "zone": "hand", "count": 2}, {"permanent": "Mountain", "tapped": False}, {"stack": []}],
    )
    assert result.status == "pass", result.why


@pytest.mark.parametrize(
    "change",
    [{"card": "Lightning Blot"}, {"targets": ["Grizly Bears"]}, {"do": "activate", "source": "Mountain", "ability": "{T}: Ad {R}"}],
)
def test_a_misspelt_name_is_an_error_and_no_refusal(change: dict[str, Any]) -> None:
    """scenario-format.md: what fits nothing in the whole game is an error, never a refusal."""
    entry = {key: value for key, value in {**BOLT, **change, "refused": True}.items() if change.get("do") != "activate" or key != "card"}
    result = judge(zones=RED, script=[entry], stop=main_stop())
    assert result.status == "error" and "fits nothing in the game" in result.why


def test_a_card_that_the_pool_lacks_makes_the_scenario_unsupported() -> None:
    """scenario-format.md: `needs` lists what is not there."""
    result = judge(zones=board(["Mountain", "Flying Pig"], ["Talking Cow"]), options={"deploy": True})
    assert result.status == "unsupported" and result.needs == ("Flying Pig", "Talking Cow", "option deploy")
    assert judge(format="kitchen-table").needs == ("format kitchen-table",)
    assert result.to_data()["needs"] == ["Flying Pig", "Talking Cow", "option deploy"]


def test_entries_left_over_at_the_stop_fail() -> None:
    """scenario-format.md: whatever could not be done by the stop."""
    late = at(1, "main2", "A", "cast", card="Lightning Bolt", targets=["B"])
    result = judge(zones=RED, script=[late], stop=main_stop())
    assert result.status == "fail" and result.why.startswith("left over at the stop: script[0]")


def test_the_names_of_the_two_heads_entries_take_turns_as_the_script_has_them() -> None:
    """805.5a: of two heads that may both act, the one whose entry stands first does."""
    zones = {"A": {"battlefield": ["Mountain"], "hand": ["Shock"]}, "B": {"battlefield": ["Mountain"], "hand": ["Lightning Bolt"]}}
    script = [
        main1("B", "cast", card="Lightning Bolt", targets=["C"]),
        main1("A", "cast", card="Shock", targets=["C"]),
        main1("A", "expect", that=[{"stack": ["Shock", "Lightning Bolt"]}]),
    ]
    assert judge(format="two-headed-giant", zones=zones, script=script, stop=main_stop(), expect=[{"seat": "D", "life": 25}]).why == ""


def test_two_casts_hold_priority_and_settle_lets_the_stack_empty() -> None:
    """117.3c: who casts keeps priority."""
    zones = board(["2 Mountain"], a_hand=["Lightning Bolt", "Shock"])
    shock = main1("A", "cast", card="Shock", targets=["B"])
    look = main1("A", "expect", that=[{"stack": ["Shock", "Lightning Bolt"]}, {"seat": "B", "life": 20}])
    assert judge(zones=zones, script=[BOLT, shock, look], stop=main_stop()).status == "pass"
    settled = main1("A", "expect", that=[{"stack": ["Shock"]}, {"seat": "B", "life": 17}])
    assert judge(zones=zones, script=[BOLT, main1("A", "settle"), shock, settled], stop=main_stop()).status == "pass"
    once = main1("A", "expect", that=[{"stack": ["Lightning Bolt"]}, {"seat": "B", "life": 18}])
    assert judge(zones=zones, script=[BOLT, shock, main1("A", "settle", once=True), once], stop=main_stop()).status == "pass"


def test_settling_on_an_empty_stack_does_nothing() -> None:
    """scenario-format.md: the seat keeps priority."""
    script = [main1("A", "settle"), main1("A", "settle", once=True), BOLT]
    assert judge(zones=RED, script=script, stop=main_stop(), expect=[{"seat": "B", "life": 17}]).status == "pass"


def test_a_pass_hands_priority_on_once() -> None:
    """117.3d: after one pass the opponent may act, and then the first player again."""
    zones = board(["2 Mountain"], ["Mountain"], a_hand=["Lightning Bolt", "Shock"], b_hand=["Shock"])
    script = [
        BOLT,
        main1("A", "pass"),
        main1("B", "cast", card="Shock", targets=["A"]),
        main1("A", "cast", card="Shock", targets=["B"]),
        main1("A", "expect", that=[{"stack": ["Shock", "Shock", "Lightning Bolt"]}]),
    ]
    assert judge(zones=zones, script=script, stop=main_stop()).why == ""
    early = [BOLT, script[3], main1("A", "pass"), script[2], main1("B", "expect", that=[{"stack": ["Shock", "Shock", "Lightning Bolt"]}])]
    assert judge(zones=zones, script=early, stop=main_stop()).why == ""


def test_guards_wait_for_an_object_on_the_stack_or_for_none() -> None:
    """scenario-format.md: when_on_stack waits, passing; unless_on_stack waits until no such object is there."""
    zones = board(["Mountain"], ["Mountain"], a_hand=["Lightning Bolt"], b_hand=["Shock"])
    shock = main1("B", "cast", card="Shock", targets=["A"])
    during = main1("B", "expect", that=[{"stack": ["Shock", "Lightning Bolt"]}])
    after = main1("B", "expect", that=[{"stack": ["Shock"]}, {"seat": "B", "life": 17}])
    assert judge(zones=zones, script=[{**shock, "when_on_stack": "lightning"}, during, BOLT], stop=main_stop()).why == ""
    assert judge(zones=zones, script=[BOLT, {**shock, "unless_on_stack": "Lightning Bolt"}, after], stop=main_stop()).why == ""
    never = judge(zones=zones, script=[BOLT, {**shock, "when_on_stack": "Shock"}], stop=main_stop())
    assert never.status == "fail" and never.why.startswith("left over")


def test_an_absent_step_must_not_take_place() -> None:
    """103.8a: the starting player skips the first draw step and no later one."""
    absent = {"do": "expect", "absent": True, "seat": "A"}
    assert judge(script=[{"turn": 1, "step": "draw", **absent}], stop={"turn": 2, "step": "upkeep"}).status == "pass"
    result = judge(script=[{"turn": 2, "step": "draw", **absent}], stop={"turn": 2, "step": "main1"})
    assert result.status == "fail" and "the step takes place" in result.why


@pytest.mark.parametrize(
    ("stop", "step", "hand"),
    [
        ({"turn": 1, "step": "untap"}, "upkeep", 0),
        ({"turn": 1, "step": "draw"}, "upkeep", 0),
        ({"turn": 1, "step": "damage"}, "attackers", 0),
        ({"turn": 1, "step": "cleanup"}, "upkeep", 0),
        ({"turn": 2, "step": "draw"}, "draw", 0),
        ({"turn": 3, "step": "draw"}, "draw", 1),
    ],
)
def test_where_a_run_stops(stop: dict[str, Any], step: str, hand: int) -> None:
    """scenario-format.md: before anything happens as the stop ends; a step that is not there stops the run at its place."""
    play = stopped(stop=stop, expect=[{"seat": "A", "zone": "hand", "count": hand}])
    assert play.game.state.step == step


def test_a_quiet_step_is_looked_at_as_it_was() -> None:
    """514.2: in the cleanup step damage is gone already, and it is still that turn."""
    zones = board(["Mountain", {"card": "Hill Giant", "damage": 2}])
    checks = [{"permanent": "Hill Giant", "damage": 0}, {"turn": 1, "step": "cleanup", "active": "A"}]
    assert judge(zones=zones, stop={"turn": 1, "step": "cleanup"}, expect=checks).why == ""
    assert judge(zones=zones, stop={"turn": 1, "step": "end"}, expect=[{"permanent": "Hill Giant", "damage": 2}]).why == ""


def test_stages_go_on_with_the_same_game() -> None:
    """scenario-format.md: each stage has its own script, answers, stop and expect."""
    first = {"script": [BOLT], "stop": main_stop(), "expect": [{"seat": "B", "life": 17}]}
    again = at(3, "main1", "A", "cast", card="Lightning Bolt", targets=["B"])
    second = {"script": [again], "stop": {"turn": 3, "step": "main1"}, "expect": [{"seat": "B", "life": 14}]}
    zones = board(["Mountain"], a_hand=["2 Lightning Bolt"])
    assert judge(zones=zones, stages=[first, second]).why == ""
    assert judge(zones=zones, stages=[first, {**second, "expect": [{"seat": "B", "life": 17}]}]).status == "fail"


def test_a_strict_scenario_fails_at_a_question_without_an_answer() -> None:
    """603.3b: two upkeep triggers have to be ordered."""
    zones = board(["Bitterblossom", "Phyrexian Arena"])
    stop = {"turn": 1, "step": "upkeep"}
    result = judge(zones=zones, stop=stop, strict=True)
    assert result.status == "fail" and result.why == "no answer to a question of A: order (603.3b)"
    order = {"A": [["Bitterblossom", "Phyrexian Arena"]]}
    assert judge(zones=zones, stop=stop, strict=True, answers=order).why == ""
    left = judge(zones=zones, stop=stop, strict=True, answers={"A": [*order["A"], "yes"]})
    assert left.status == "fail" and "answers left over: A: yes" in left.why
    assert judge(zones=zones, stop=stop, answers={"A": [*order["A"], "yes"]}).why == ""


def test_questions_of_an_announcement_count_and_may_be_interrupted() -> None:
    """104.3a: a player may concede while another chooses targets; scenario-format.md: when_asked, asked."""
    keys: dict[str, Any] = {"format": "free-for-all", "seats": ["A", "B", "C"], "zones": RED, "stop": main_stop()}
    leave = main1("C", "concede", when_asked="A")
    expect = [{"asked": "A", "reason": "target", "count": 1}, {"seat": "B", "life": 17}, {"lost": "C"}, {"over": False}]
    assert judge(**keys, script=[BOLT, leave], expect=expect).why == ""


def test_who_has_conceded_does_nothing_more() -> None:
    """104.3a: a player may concede at any time; in a duel that ends the game."""
    result = judge(script=[main1("B", "concede"), main1("B", "settle")], stop=main_stop(), expect=[{"won": "A"}, {"lost": "B"}])
    assert result.status == "pass"
    left = judge(script=[main1("B", "concede"), main1("B", "expect", that=[{"over": True}])], stop=main_stop())
    assert left.status == "fail" and "left over" in left.why


def test_the_engine_breaking_is_an_error_of_that_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    """scenario-format.md: error is the engine's fault, and takes nothing else down."""
    monkeypatch.setattr("server.engine.game.Game.choose", lambda *_: 1 // 0)
    result = judge(zones=RED, script=[BOLT], stop=main_stop())
    assert result.status == "error" and result.why.startswith("ZeroDivisionError")
