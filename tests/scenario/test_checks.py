"""Checks: what each says, and how it is turned round."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenario.play import at, board, judge, main1, main_stop

ZONES = board(
    [
        {"card": "Serra Angel", "counters": {"+1/+1": 1}, "id": "angel"}, {"card": "Hill Giant", "tapped": True},
        {"card": "Loxodon Warhammer", "attached_to": "Hill Giant"}, "Forest", {"card": "Grizzly Bears", "face_down": True, "id": "down"},
    ],
    ["Grizzly Bears", "2 Memnite"],
    a_hand=["Shock"], b_graveyard=["Shock", "Lightning Bolt"],
)  # fmt: skip

HOLDS: list[dict[str, Any]] = [
    {"seat": "A", "life": 20},
    {"seat": "B", "counters": {"poison": 3, "energy": 0}},
    {"seat": "A", "mana": {}},
    {"seat": "A", "mana": {"G": 0}},
    {"seat": "A", "zone": "hand", "count": 1},
    {"seat": "B", "zone": "graveyard", "card": "lightning bolt", "count": 1},
    {"zone": "graveyard", "count": 2},
    {"seat": "A", "zone": "graveyard", "count": 0},
    {"zone": "battlefield", "card": "Memnite"},
    {"seat": "A", "zone": "battlefield", "card": "Serra Angel", "counters": {"+1/+1": 1}, "count": 1},
    {"permanent": "Serra Angel", "power": 5, "toughness": 5, "counters": {"+1/+1": 1, "flying": 0}, "colors": ["W"], "mana_value": 5},
    {"permanent": "@angel", "has": ["flying", "vigilance"], "lacks": ["trample"], "types": ["Creature"], "subtypes": ["angel"]},
    {"permanent": "Hill Giant", "tapped": False, "seat": "A", "controller": "A", "has": ["trample", "lifelink"], "power": 6},
    {"permanent": "Loxodon Warhammer", "attached_to": "Hill Giant", "colors": [], "types": ["artifact"]},
    {"permanent": "Forest", "attached_to": None, "types": ["Basic", "Land"], "attacking": False},
    {"permanent": "Memnite", "all": True, "power": 1, "tapped": False},
    {"permanent": "Memnite", "count": 2, "damage": 0},
    {"permanent": "Memnite:1", "seat": "B"},
    {"permanent": "Grizzly Bears", "count": 1},
    {"permanent": "@down", "face_down": True, "power": 2, "subtypes": []},
    {"stack": []},
    {"turn": 1, "step": "main1", "active": "A"},
    {"over": False, "drawn": False},
    {"monarch": "B"},
    {"initiative": None},
    {"day": True},
    {"seat": "A", "priority": False},
    {"seat": "B", "priority": True},
    {"knows": "A", "card": "Shock"},
    {"seat": "A", "lost_life": 0, "gained_life": 0, "drew": 0},
    {"can": {"do": "activate", "source": "Forest"}, "seat": "A", "is_not": True},
]
FAILS: list[tuple[dict[str, Any], str]] = [
    ({"seat": "A", "life": 19}, "it is 20"),
    ({"seat": "B", "counters": {"poison": 2}}, "there are 3 poison"),
    ({"seat": "A", "zone": "hand", "count": 2}, "there are 1"),
    ({"seat": "A", "zone": "hand", "card": "Forest"}, "there is none"),
    ({"permanent": "Serra Angel", "power": 4}, "power it is 5"),
    ({"permanent": "Serra Angel", "seat": "B"}, "there is none"),
    ({"permanent": "Serra Angel", "controller": "B"}, "controller it is A"),
    ({"permanent": "Serra Angel", "lacks": ["flying"]}, "lacks has flying"),
    ({"permanent": "Serra Angel", "has": ["haste"]}, "has lacks haste"),
    ({"permanent": "Serra Angel", "colors": []}, "colors are W"),
    ({"permanent": "Serra Angel", "subtypes": ["Bear"]}, "subtypes are angel"),
    ({"permanent": "Memnite", "count": 1}, "there are 2"),
    ({"permanent": "Grizzly Bears", "count": 2}, "there are 1"),
    ({"permanent": "Loxodon Warhammer", "attached_to": "@angel"}, "attached_to is Hill Giant"),
    ({"permanent": "Forest", "all": True, "tapped": True}, "tapped it is False"),
    ({"stack": ["Shock"]}, "the stack is []"),
    ({"turn": 2}, "it is 1"),
    ({"active": "B"}, "it is A"),
    ({"won": "A"}, "it is not over"),
    ({"lost": "B"}, "still in the game"),
    ({"over": True}, "it is False"),
    ({"monarch": "A"}, "it is B"),
    ({"knows": "A", "card": "Island"}, "it does not"),
    ({"life": 3, "seat": "A", "turn": 1}, "it is 20"),
    ({"asked": "A", "reason": "may"}, "it was never asked"),
    ({"asked": "A", "reason": "may", "count": 2}, "it was asked 0 times"),
    ({"revealed": "Shock", "to": "B"}, "it was not shown"),
    ({"turn": 1, "is_not": True}, "it is so"),
]


def looked_at(check: dict[str, Any]) -> Any:
    return judge(zones=ZONES, counters={"B": {"poison": 3}}, monarch="B", day=True, stop=main_stop(), expect=[check])


@pytest.mark.parametrize("check", HOLDS, ids=str)
def test_a_check_that_holds(check: dict[str, Any]) -> None:
    """scenario-format.md, "What must be true"; and turned round it fails."""
    assert looked_at(check).why == ""
    assert looked_at({**check, "is_not": not check.get("is_not", False)}).status == "fail"


@pytest.mark.parametrize(("check", "because"), FAILS, ids=str)
def test_a_check_that_does_not_hold_says_how_it_is(check: dict[str, Any], because: str) -> None:
    """scenario-format.md: the message tells what is so instead."""
    result = looked_at(check)
    assert result.status == "fail" and result.why.endswith(because)


def test_the_stack_is_read_from_the_top_by_names_texts_or_parts() -> None:
    """405.5: the object put there last is on top."""
    zones = board(["2 Mountain", "Guttersnipe"], a_hand=["Shock", "Lightning Bolt"])
    wanted = [
        {"is": "Whenever you cast an instant", "controller": "A"},
        {"is": "Lightning Bolt", "targets": ["Guttersnipe"], "x": 0, "mana_value": 1},
        "Whenever",
        "Shock",
    ]
    script = [
        main1("A", "cast", card="Shock", targets=["B"]),
        main1("A", "cast", card="Lightning Bolt", targets=["Guttersnipe"]),
        main1("A", "expect", that=[{"stack": wanted}, {"zone": "stack", "count": 4}, {"zone": "stack", "ability": "Whenever", "count": 2}]),
        main1("A", "expect", that=[{"stack": [*wanted[:3], "Lightning Bolt"], "is_not": True}, {"zone": "stack", "card": "Shock"}]),
    ]
    assert judge(zones=zones, script=script, stop=main_stop(), expect=[{"seat": "B", "life": 14}]).why == ""


def test_can_is_tried_on_a_copy_and_only_for_who_may_act() -> None:
    """117.1: nobody may act without priority; payable is part of legal."""
    zones = board(["Mountain"], ["Mountain"], a_hand=["Lightning Bolt", "Forest", "Hill Giant"], b_hand=["Shock"])
    bolt = {"do": "cast", "card": "Lightning Bolt"}
    that = [
        {"can": bolt, "seat": "A"},
        {"can": {**bolt, "targets": ["B"]}, "seat": "A"},
        {"can": {**bolt, "targets": ["Mountain"]}, "seat": "A", "is_not": True},
        {"can": {"do": "cast", "card": "Hill Giant"}, "seat": "A", "is_not": True},
        {"can": {"do": "play", "card": "Forest"}, "seat": "A"},
        {"can": {"do": "activate", "source": "Mountain", "ability": "{T}"}, "seat": "A"},
        {"can": {"do": "cast", "card": "Shock"}, "seat": "B", "is_not": True},
    ]
    expect = [{"seat": "A", "zone": "hand", "count": 3}, {"permanent": "Mountain", "seat": "A", "tapped": False}]
    assert judge(zones=zones, script=[main1("A", "expect", that=that)], stop=main_stop(), expect=expect).why == ""


def test_can_attack_and_block_as_part_of_some_legal_declaration() -> None:
    """508.1, 509.1: menace needs two blockers, a tapped creature attacks nothing."""
    defenders = ["Memnite", "Grizzly Bears", {"card": "Ornithopter", "tapped": True}]
    zones = board(["Boggart Brute", {"card": "Hill Giant", "sick": True}], defenders)
    brute = {"do": "attack", "with": "Boggart Brute"}
    blocks = {"do": "block", "attacker": "Boggart Brute"}
    script = [
        at(1, "begin_combat", "A", "expect", that=[
            {"can": brute, "seat": "A"}, {"can": {**brute, "at": "A"}, "seat": "A", "is_not": True},
            {"can": {**brute, "with": "Hill Giant"}, "seat": "A", "is_not": True},
            {"can": {**brute, "with": "Memnite"}, "seat": "B", "is_not": True},
        ]),
        at(1, "attackers", "A", "attack", with_="Boggart Brute"),
        at(1, "attackers", "A", "expect", that=[
            {"can": {**blocks, "with": "Memnite"}, "seat": "B"}, {"can": {**blocks, "with": "Ornithopter"}, "seat": "B", "is_not": True},
            {"can": {"do": "declare", "blocks": {"Memnite": "Boggart Brute"}}, "seat": "B", "is_not": True},
        ]),
    ]  # fmt: skip
    assert judge(zones=zones, script=script, stop={"turn": 1, "step": "main2"}).why == ""


def test_questions_are_counted_since_the_last_such_check() -> None:
    """scenario-format.md: {asked: seat, reason, count}."""
    zones = board(["Soul's Attendant", "2 Plains"], a_hand=["Raise the Alarm"])
    cast = main1("A", "cast", card="Raise the Alarm")
    counted = [{"asked": "A", "reason": "may", "count": 2}, {"asked": "A", "reason": "may", "count": 0}, {"asked": "B", "count": 0}]
    script = [cast, main1("A", "settle"), main1("A", "expect", that=counted)]
    assert judge(zones=zones, script=script, stop=main_stop(), expect=[{"seat": "A", "life": 22}]).why == ""


def test_what_was_shown_is_forgotten_after_each_check() -> None:
    """scenario-format.md: {revealed: CARD, to: seat}; a drawn card is shown to its owner alone (402.3)."""
    zones = board(a_library=["Shock"], b_library=["Forest"])
    script = [
        at(2, "main1", "B", "expect", that=[{"revealed": "Forest", "to": "B"}, {"revealed": "Forest", "to": "A", "is_not": True}]),
        at(3, "main1", "A", "expect", that=[{"revealed": "Shock", "to": "A"}, {"revealed": "Forest", "to": "B", "is_not": True}]),
    ]
    assert judge(zones=zones, script=script, stop={"turn": 3, "step": "main1"}).why == ""
