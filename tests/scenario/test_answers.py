"""Answers: orders, wishes and the runner's defaults."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenario.play import at, board, judge, main1, main_stop

UPKEEP = {"turn": 1, "step": "upkeep"}


def axis(answers: Any, **keys: Any) -> Any:
    """Axis of Mortality's upkeep: two target players, then a may."""
    return judge(zones=board(["Axis of Mortality"]), life={"A": 5}, answers=answers, stop=UPKEEP, **keys)


def test_wishes_are_taken_by_kind_and_the_first_legal_one_first() -> None:
    """scenario-format.md: targets from targets, the rest from choices."""
    swapped = [{"seat": "A", "life": 20}, {"seat": "B", "life": 5}]
    assert axis({"A": {"targets": ["A", "B"], "choices": ["yes"]}}, expect=swapped, strict=True).why == ""
    assert axis({"A": {"targets": ["A", "B"], "choices": ["no"]}}, expect=[{"seat": "A", "life": 5}], strict=True).why == ""


def test_a_queue_without_a_fitting_answer_is_backed_up_by_the_others() -> None:
    """scenario-format.md: a simple list answers targets as well."""
    assert axis({"A": ["B", "A", "yes"]}, expect=[{"seat": "A", "life": 20}], strict=True).why == ""


def test_without_an_answer_may_is_yes_and_the_first_legal_options_are_taken() -> None:
    """scenario-format.md: the runner's defaults."""
    assert axis({}, expect=[{"seat": "A", "life": 20}]).why == ""


def test_answers_that_do_not_fit_wait() -> None:
    """scenario-format.md: a wish that no question takes is left, which only strict minds."""
    assert axis({"A": ["Forest", "A", "B", 3, "yes"]}, expect=[{"seat": "A", "life": 20}]).why == ""
    assert "answers left over" in axis({"A": [3, "A", "B", "yes"]}, strict=True).why


def test_a_value_to_be_refused_is_tried_before_the_next_one() -> None:
    """scenario-format.md: {refuse: VALUE} must be illegal."""
    zones = board(["Swamp"], a_hand=["Duress"], b_hand=["Shock", "Forest"])
    duress = main1("A", "cast", card="Duress", targets=["B"], answers=[{"refuse": "Forest"}, "Shock"])
    expect = [{"seat": "B", "zone": "graveyard", "card": "Shock", "count": 1}]
    shock_too = board(["Swamp"], a_hand=["Duress"], b_hand=["Shock", "Giant Growth", "Forest"])
    assert judge(zones=shock_too, script=[duress], stop=main_stop(), expect=expect).why == ""
    wrong = {**duress, "answers": [{"refuse": "Giant Growth"}, "Shock"]}
    assert "should have been refused" in judge(zones=shock_too, script=[wrong], stop=main_stop()).why
    wish = {**duress, "answers": []}
    answers = {"A": [{"refuse": "Forest"}, {"refuse": ["Shock", "Giant Growth"]}, "Shock"]}
    assert judge(zones=shock_too, script=[wish], answers=answers, stop=main_stop(), expect=expect, strict=True).why == ""
    assert judge(zones=zones, script=[{**duress, "answers": []}], stop=main_stop(), expect=expect).why == ""


def test_orders_come_before_wishes() -> None:
    """scenario-format.md: what an entry says is for what it puts on the stack."""
    zones = board(["Goblin Bombardment", "Memnite", "Grizzly Bears", "Hill Giant"])
    shot = main1("A", "activate", source="Goblin Bombardment", targets=["B"], answers=["Memnite"])
    gone = [{"seat": "A", "zone": "graveyard", "card": "Memnite", "count": 1}, {"seat": "B", "life": 19}]
    answers = {"A": {"targets": ["A"], "choices": ["Hill Giant"]}}
    assert judge(zones=zones, script=[shot], answers=answers, stop=main_stop(), expect=gone).why == ""


def test_an_illegal_order_in_an_announcement_refuses_the_entry() -> None:
    """601.2c: the named one and no other."""
    zones = board(["Goblin Bombardment", "Memnite", "Grizzly Bears"], ["Hill Giant"])
    shot = main1("A", "activate", source="Goblin Bombardment", targets=["B"], answers=["Hill Giant"])
    assert "not a legal answer" in judge(zones=zones, script=[shot], stop=main_stop()).why
    assert judge(zones=zones, script=[{**shot, "refused": True}], stop=main_stop(), expect=[{"permanent": "Memnite"}]).why == ""


def test_an_illegal_order_while_it_resolves_fails() -> None:
    """scenario-format.md: orders are used again at resolution, where an illegal one fails the scenario."""
    zones = board(["Swamp"], a_hand=["Duress"], b_hand=["Shock", "Giant Growth", "Forest"])
    duress = main1("A", "cast", card="Duress", targets=["B"], answers=["Forest"])
    result = judge(zones=zones, script=[duress], stop=main_stop())
    assert result.status == "fail" and result.why.endswith("Forest is not a legal answer to choose (608.2d)")


def test_targets_are_flat_and_a_slot_takes_what_it_can() -> None:
    """601.2c: one element a target in the order of the text."""
    zones = board(["4 Mountain"], ["Memnite", "Grizzly Bears"], a_hand=["Rolling Thunder"])
    cast = main1("A", "cast", card="Rolling Thunder", x=2, targets=["Memnite", "B"], answers=[{"Memnite": 1, "B": 1}])
    expect = [{"seat": "B", "life": 19}, {"seat": "B", "zone": "graveyard", "card": "Memnite", "count": 1}]
    assert judge(zones=zones, script=[cast], stop=main_stop(), expect=expect, strict=True).why == ""
    too_much = {**cast, "x": 3, "refused": True}
    assert judge(zones=zones, script=[too_much], stop=main_stop(), expect=[{"permanent": "Mountain", "tapped": True, "count": 0}]).why == ""


@pytest.mark.parametrize(("answer", "life"), [([1], 16), ([3], 20), (["Boros Charm deals 4"], 16), (["Target creature gains"], 20)])
def test_modes_are_named_by_number_or_text(answer: list[Any], life: int) -> None:
    """700.2: numbers from 1, or the beginning of the mode's text."""
    zones = board(["Mountain", "Plains", "Grizzly Bears"], a_hand=["Boros Charm"])
    target = "B" if life == 16 else "Grizzly Bears"
    cast = main1("A", "cast", card="Boros Charm", answers=answer, targets=[target])
    assert judge(zones=zones, script=[cast], stop=main_stop(), expect=[{"seat": "B", "life": life}]).why == ""


def test_colours_may_be_letters_or_words() -> None:
    """106.4: mana of the colour that was said."""
    zones = board(["2 Birds of Paradise"])
    tap = main1("A", "activate", source="Birds of Paradise", answers=["W"])
    script = [tap, {**tap, "answers": ["green"]}, main1("A", "expect", that=[{"seat": "A", "mana": {"W": 1, "G": 1, "U": 0}}])]
    assert judge(zones=zones, script=script, stop=main_stop()).why == ""


def test_discards_take_a_list_or_single_names() -> None:
    """701.9b: two cards of the player's choice."""
    zones = board(["3 Swamp"], a_hand=["Mind Rot"], b_hand=["Shock", "Forest", "Island"])
    cast = main1("A", "cast", card="Mind Rot", targets=["B"])
    expect = [{"seat": "B", "zone": "hand", "card": "Forest", "count": 1}]
    for wish in ([["Shock", "Island"]], ["Island", "Shock"]):
        assert judge(zones=zones, script=[cast], answers={"B": wish}, stop=main_stop(), expect=expect, strict=True).why == ""


def test_a_teams_choice_may_be_answered_from_either_queue() -> None:
    """805.2, 805.7: the order of both heads' triggers is one choice, the primary head's queue first."""
    zones = {"A": {"battlefield": ["Bitterblossom"]}, "B": {"battlefield": ["Phyrexian Arena"]}}
    stack = ["At the beginning of your upkeep, you draw a card", "At the beginning of your upkeep, you lose 1 life"]
    look = at(1, "upkeep", "A", "expect", that=[{"stack": stack}])
    keys: dict[str, Any] = {"format": "two-headed-giant", "zones": zones, "script": [look], "stop": UPKEEP, "strict": True}
    assert judge(**keys, answers={"B": [["Bitterblossom", "Phyrexian Arena"]]}).why == ""
    both = {"A": [["Bitterblossom", "Phyrexian Arena"]], "B": [["Phyrexian Arena", "Bitterblossom"]]}
    assert "answers left over: B" in judge(**keys, answers=both).why


def test_the_division_of_combat_damage_may_name_its_creature() -> None:
    """510.1c: {of: NAME, to: ...} answers for that creature only."""
    zones = board(["Hill Giant", "Craw Wurm"], ["Memnite", "Wall of Stone", "Angelic Wall"])
    blocks = {"Memnite": "Hill Giant", "Wall of Stone": "Hill Giant", "Angelic Wall": "Craw Wurm"}
    script = [at(1, "attackers", "A", "attack", with_=["Hill Giant", "Craw Wurm"]), at(1, "blockers", "B", "declare", blocks=blocks)]
    answers = {"A": [{"of": "Craw Wurm", "to": {"Angelic Wall": 6}}, {"of": "Hill Giant", "to": {"Memnite": 1, "Wall of Stone": 2}}]}
    expect = [{"permanent": "Wall of Stone", "damage": 2}, {"seat": "B", "zone": "graveyard", "card": "Memnite", "count": 1}]
    assert judge(zones=zones, script=script, answers=answers, stop={"turn": 1, "step": "damage"}, expect=expect).why == ""
