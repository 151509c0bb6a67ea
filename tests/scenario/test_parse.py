"""Parsing of scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from server.scenario import parse
from server.scenario.document import Filler, Moment, Wishes
from server.scenario.errors import BadScenario


def entry(**keys: Any) -> dict[str, Any]:
    return {"turn": 1, "step": "main1", "seat": "A", **keys}


def read(**keys: Any) -> Any:
    return parse.scenario({"name": "a case", **keys})


@pytest.mark.parametrize(
    ("keys", "place", "hint"),
    [
        ({"zonse": {}}, "scenario", "did you mean 'zones'"),
        ({"zones": {"C": {}}}, "zones", "'C'"),
        ({"zones": {"A": {"grave": []}}}, "zones.A", "'grave'"),
        ({"zones": {"A": {"hand": [{"card": "Shock", "tappd": True}]}}}, "zones.A.hand[0]", "did you mean 'tapped'"),
        ({"zones": {"A": {"hand": [{"count": 2}]}}}, "zones.A.hand[0]", "either a card or a token"),
        ({"zones": {"A": {"hand": [{"card": "Shock", "count": "two"}]}}}, "zones.A.hand[0].count", "whole number"),
        ({"script": [entry(do="cats", card="Shock")]}, "script[0].do", "did you mean 'cast'"),
        ({"script": [entry(do="cast")]}, "script[0]", "card is missing"),
        ({"script": [entry(do="cast", card="Shock", target=["B"])]}, "script[0]", "did you mean 'targets'"),
        ({"script": [{"turn": 1, "step": "main1", "do": "settle"}]}, "script[0]", "seat is missing"),
        ({"script": [entry(do="settle", seat="Z")]}, "script[0].seat", "'Z' is unknown"),
        ({"script": [entry(do="settle", step="main3")]}, "script[0].step", "did you mean"),
        ({"script": [entry(do="settle", refused=True)]}, "script[0]", "'refused'"),
        ({"script": [entry(do="expect")]}, "script[0]", "that is missing"),
        ({"script": [entry(do="declare")]}, "script[0]", "attacks or blocks"),
        ({"script": [entry(do="cast", card="Shock", **{"from": "pocket"})]}, "script[0].from", "'pocket'"),
        ({"expect": [{"seat": "A", "lief": 3}]}, "expect[0]", "did you mean 'life'"),
        ({"expect": [{"seat": "A"}]}, "expect[0]", "nothing is checked"),
        ({"expect": [{}]}, "expect[0]", "nothing is checked"),
        ({"expect": [{"permanent": "Forest", "tappd": True}]}, "expect[0]", "did you mean 'tapped'"),
        ({"expect": [{"permanent": "Forest", "tapped": "yes"}]}, "expect[0].tapped", "true or false"),
        ({"expect": [{"zone": "hand", "seat": "E"}]}, "expect[0].seat", "'E'"),
        ({"expect": [{"won": "E"}]}, "expect[0].won", "'E'"),
        ({"expect": [{"can": {"do": "cast", "card": "Shock"}}]}, "expect[0]", "seat is missing"),
        ({"expect": [{"asked": "A", "reason": "fun"}]}, "expect[0].reason", "'fun'"),
        ({"expect": [{"stack": [{"name": "Shock"}]}]}, "expect[0].stack[0]", "'name'"),
        ({"stop": {"turn": 1}}, "stop", "step is missing"),
        ({"stages": [{"scrpt": []}]}, "stages[0]", "did you mean 'script'"),
        ({"stages": [], "script": []}, "stages", "each stage has its own script"),
        ({"seats": ["A", "A"]}, "seats", "own letter"),
        ({"filler": {"A": {"cards": "Forest"}}}, "filler.A", "'cards'"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_place(keys: dict[str, Any], place: str, hint: str) -> None:
    """scenario-format.md: an unknown key is an error; the message says where and what was meant."""
    with pytest.raises(BadScenario) as error:
        read(**keys)
    assert str(error.value).startswith(f"{place}: ") and hint in str(error.value)


def test_a_scenario_needs_a_name_and_must_be_a_mapping() -> None:
    """scenario-format.md: a scenario is a mapping with a name."""
    with pytest.raises(BadScenario, match="name is missing"):
        parse.scenario({})
    with pytest.raises(BadScenario, match="a mapping was expected"):
        parse.scenario(["name"])


def test_remarks_are_for_readers() -> None:
    """scenario-format.md: source, notes and note are allowed everywhere."""
    case = read(source="me", notes="long", note="short", script=[entry(do="settle", note="why")], expect=[{"over": False, "note": "so"}])
    assert case.source == "me" and case.stages[0].expect[0].parts == {"over": False}


def test_zone_entries_are_names_counts_or_mappings() -> None:
    """scenario-format.md, "The position": an entry is a card name, a name with a count, or a mapping."""
    hand = read(zones={"A": {"hand": ["Shock", "3 Forest", {"card": "Island", "count": 2, "id": "isle"}]}}).zones["A"]["hand"]
    assert [(entry.card, entry.count, entry.id) for entry in hand] == [("Shock", 1, ""), ("Forest", 3, ""), ("Island", 2, "isle")]


def test_the_filler_is_for_all_or_by_seat() -> None:
    """scenario-format.md: 60 Wastes unless filler says otherwise, for all or by seat."""
    wastes, forests = Filler("Wastes", 60), Filler("Forest", 40)
    assert read().filler == {"A": wastes, "B": wastes}
    assert read(filler="none").filler == {"A": None, "B": None}
    assert read(filler={"card": "Forest", "count": 40}).filler == {"A": forests, "B": forests}
    assert read(filler={"A": "none", "B": {"card": "Forest", "count": 40}}).filler == {"A": None, "B": forests}


def test_without_a_stop_the_run_ends_with_the_last_scripted_turn() -> None:
    """scenario-format.md, "Running": the end step of the last scripted turn is the default."""
    assert read(script=[entry(do="settle"), entry(turn=3, do="settle")]).stages[0].stop == Moment(3, "end")
    assert read().stages[0].stop == Moment(1, "end")


def test_wishes_are_queues_or_a_list() -> None:
    """scenario-format.md, "Answers": by kind, or simply a list."""
    answers = read(answers={"A": {"targets": ["B"], "choices": ["yes"]}, "B": [True, 3]}).stages[0].answers
    assert answers == {"A": Wishes(("B",), (), ("yes",)), "B": Wishes((), (), (True, 3))}


def test_two_headed_giant_has_four_seats_by_default() -> None:
    """scenario-format.md: in two-headed-giant A+B play C+D."""
    assert read(format="two-headed-giant").seats == ("A", "B", "C", "D")
    assert read().seats == ("A", "B")
