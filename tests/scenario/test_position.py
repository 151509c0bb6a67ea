"""Positions: what stands where when the game begins."""

from __future__ import annotations

from typing import Any

import pytest

from server.scenario.errors import BadScenario
from tests.scenario.play import at, board, judge, main1, main_stop, stopped


def test_the_library_has_the_listed_cards_on_top_of_the_filler() -> None:
    """scenario-format.md: top first, then 60 Wastes or what filler says."""
    play = stopped(zones=board(a_library=["Island", "2 Swamp"]), filler={"B": {"card": "Forest", "count": 3}}, stop=main_stop())
    game = play.game
    names = [game.chars(oid).name for oid in reversed(game.state.players[0].library)]
    assert names[:4] == ["Island", "Swamp", "Swamp", "Wastes"] and len(names) == 63
    assert [game.chars(oid).name for oid in game.state.players[1].library] == ["Forest"] * 3


def test_ids_follow_a_card_from_zone_to_zone() -> None:
    """scenario-format.md: @id names one card wherever it goes; with a count they are numbered."""
    zones = board(
        ["Mountain", "3 Forest", {"card": "Memnite", "count": 2, "id": "man"}],
        a_hand=["Lightning Bolt"], a_library=["Swamp", {"card": "Grizzly Bears", "id": "bear"}],
    )  # fmt: skip
    script = [
        main1("A", "cast", card="Lightning Bolt", targets=["@man.2"]),
        at(3, "main1", "A", "expect", that=[{"zone": "library", "card": "@bear"}]),
        at(5, "draw", "A", "expect", that=[{"zone": "hand", "card": "@bear"}]),
        at(5, "main1", "A", "cast", card="@bear"),
        at(5, "main1", "A", "expect", that=[{"stack": ["@bear"]}]),
    ]
    expect = [
        {"permanent": "@bear", "power": 2}, {"zone": "graveyard", "card": "@man.2"},
        {"permanent": "@man.1"}, {"permanent": "@man", "tapped": False},
    ]  # fmt: skip
    assert judge(zones=zones, script=script, stop={"turn": 5, "step": "main1"}, expect=expect).why == ""


def test_an_id_follows_its_card_through_a_scripted_shuffle() -> None:
    """701.24a: a scripted shuffle puts the named cards on top in that order."""
    zones = board(["Forest", "Swamp", "Evolving Wilds"], a_library=["Shock", {"card": "Memnite", "id": "man"}, "Plains"])
    script = [
        main1("A", "activate", source="Evolving Wilds", answers=["Plains"]),
        at(3, "main1", "A", "expect", that=[{"zone": "hand", "card": "@man"}]),
        at(5, "main1", "A", "expect", that=[{"zone": "hand", "card": "Shock", "count": 1}]),
    ]
    chance = [{"shuffle": ["Memnite", "Shock"]}]
    assert judge(zones=zones, script=script, chance=chance, stop={"turn": 5, "step": "main1"}, expect=[{"permanent": "Plains"}]).why == ""


def test_an_id_given_twice_or_to_nothing_is_an_error() -> None:
    """scenario-format.md: an id names one card."""
    with pytest.raises(BadScenario, match=r"zones\.A\.battlefield\[1\]: the id 'x' is given twice"):
        judge(zones=board([{"card": "Memnite", "id": "x"}, {"card": "Forest", "id": "x"}]))
    with pytest.raises(BadScenario, match=r"expect\[0\]\.permanent: no entry of the position has the id '@y'"):
        judge(zones=board(), stop=main_stop(), expect=[{"permanent": "@y"}])
    with pytest.raises(BadScenario, match=r"'@x\.3'"):
        judge(zones=board([{"card": "Memnite", "id": "x", "count": 2}]), answers={"A": ["@x.2", "@x.3"]})


def test_numbers_count_in_battlefield_order_seat_by_seat() -> None:
    """scenario-format.md: Name:2 is the third of that name in the order of arrival."""
    play = stopped(zones=board(["Memnite", "Forest", "Memnite"], ["Memnite"]), stop=main_stop())
    game, names = play.game, play.names
    men = [oid for oid in game.state.battlefield if game.chars(oid).name == "Memnite"]
    assert [names.pick(game, f"Memnite:{i}", men) for i in range(4)] == [*men, None]
    assert names.pick(game, "mèmnite", men) == men[0]


def test_permanents_are_placed_and_not_played() -> None:
    """scenario-format.md: nothing triggers, nothing is paid, lands that enter tapped are untapped."""
    zones = board(["Elvish Visionary", "Azorius Guildgate", "Soul Warden"], ["Wood Elves"])
    expect = [{"seat": "A", "zone": "hand", "count": 0}, {"permanent": "Azorius Guildgate", "tapped": False}, {"seat": "A", "life": 20}]
    assert judge(zones=zones, stop={"turn": 1, "step": "upkeep"}, expect=[{"stack": []}, *expect]).why == ""


def test_they_have_been_there_unless_they_are_sick() -> None:
    """302.6: a sick one cannot attack on this turn and can on the next own one."""
    zones = board([{"card": "Hill Giant", "sick": True}, "Grizzly Bears"])
    script = [
        at(1, "attackers", "A", "attack", with_="Hill Giant", refused=True), at(1, "attackers", "A", "attack", with_="Grizzly Bears"),
        at(3, "attackers", "A", "attack", with_="Hill Giant"),
    ]  # fmt: skip
    assert judge(zones=zones, script=script, stop={"turn": 3, "step": "main2"}, expect=[{"seat": "B", "life": 15}]).why == ""


@pytest.mark.parametrize("name", ["@host", "Hill Giant", "Hill Giant:0"])
def test_attachments_may_name_what_is_listed_later(name: str) -> None:
    """303.4: placed on its host, whoever controls it."""
    zones = board([{"card": "Pacifism", "attached_to": name}], [{"card": "Hill Giant", "id": "host"}])
    script = [at(2, "attackers", "B", "attack", with_="Hill Giant", refused=True)]
    expect = [{"permanent": "Pacifism", "attached_to": "@host", "controller": "A"}]
    assert judge(zones=zones, script=script, stop={"turn": 2, "step": "main2"}, expect=expect).why == ""


def test_an_attachment_without_a_host_is_an_error() -> None:
    """scenario-format.md: it must be on the battlefield."""
    result = judge(zones=board([{"card": "Pacifism", "attached_to": "Craw Wurm"}]))
    assert result.status == "error" and "zones.A.battlefield[0].attached_to" in result.why


def test_life_poison_and_designations_are_set() -> None:
    """810.9, 810.10: life is the team's, poison each head's own and counted together."""
    counters = {"C": {"poison": 3}, "D": {"poison": 1, "energy": 2}}
    keys: dict[str, Any] = {"format": "two-headed-giant", "life": {"B": 12}, "counters": counters}
    expect: list[dict[str, Any]] = [
        {"seat": "A", "life": 12}, {"seat": "C", "counters": {"poison": 4, "energy": 0}}, {"seat": "D", "counters": {"energy": 2}},
        {"monarch": "D"}, {"initiative": "A"}, {"day": False},
    ]  # fmt: skip
    assert judge(**keys, monarch="D", initiative="A", day=False, stop={"turn": 1, "step": "upkeep"}, expect=expect).why == ""


def test_other_teams_may_be_seated() -> None:
    """scenario-format.md: `teams` seats other teams than the format's own."""
    teams = [["A", "C"], ["B", "D"]]
    expect = [{"active": "A"}, {"active": "C"}, {"active": "B", "is_not": True}]
    assert judge(format="two-headed-giant", teams=teams, stop={"turn": 1, "step": "upkeep"}, expect=expect).why == ""


def test_a_seed_makes_the_same_shuffle_again() -> None:
    """scenario-format.md: `seed` seeds chance."""
    zones = board(a_library=["Island", "Swamp", "Plains", "Forest", "Mountain", "Memnite", "Shock", "Opt"])

    def top(seed: int) -> list[str]:
        play = stopped(zones=zones, filler="none", shuffle=True, seed=seed, stop=main_stop())
        return [play.game.chars(oid).name for oid in play.game.state.players[0].library]

    assert top(1) == top(1) and len({tuple(top(seed)) for seed in range(4)}) > 1
