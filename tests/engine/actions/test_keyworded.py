"""Keyword actions that are more than a program of other verbs (701)."""

from __future__ import annotations

import pytest

from server.engine.combat.declarations import Attack
from server.engine.decisions import Pick
from server.engine.errors import IllegalChoice
from tests.engine.table import Side, Table


def proliferates(t: Table, *chosen: str) -> None:
    """Ann casts Steady Progress for these."""
    t.ann.casts("Steady Progress")
    for _ in range(20):
        asked = next((q for q in t.game.questions if isinstance(q.decision, Pick) and q.decision.rule == "701.34a"), None)
        if asked is not None:
            t.game.choose(asked.seat, t._meant(asked, list(chosen)), asked.id)
            break
        t.game.choose(t.game.questions[0].seat, 0)
    t.all_pass_until_empty()


def test_proliferate_adds_one_of_each_kind_that_is_there() -> None:
    """701.34a: permanents and players, of whosever control, any number of them."""
    t = Table(ann=Side(hand=["Steady Progress"], field=["Island"] * 3 + ["Grizzly Bears"]), bob=Side(field=["Sol Ring", "Hill Giant"]))
    t.game.state.players[1].counters["poison"] = 2
    for name, counters in (("Grizzly Bears", {"+1/+1": 1, "charge": 2}), ("Hill Giant", {"-1/-1": 1}), ("Sol Ring", {"charge": 3})):
        t.game.state.edit(t.find(name)).counters = counters
    proliferates(t, "bob", "Grizzly Bears", "Sol Ring")
    assert t["Grizzly Bears"].counters == {"+1/+1": 2, "charge": 3}
    assert t["Sol Ring"].counters == {"charge": 4} and t["Hill Giant"].counters == {"-1/-1": 1}
    assert t.game.counters(1, "poison") == 3


def test_of_a_team_one_player_is_given_the_poison() -> None:
    """701.34b: both heads are chosen, the team gets one poison counter."""
    t = Table("two-headed-giant", ann=Side(hand=["Steady Progress"], field=["Island"] * 3), abe=Side(), bob=Side(), bea=Side())
    t.game.state.players[2].counters["poison"] = 1
    proliferates(t, "bob", "bea")
    assert t.game.counters(2, "poison") == 2


def test_an_explorer_finds_a_land_or_grows() -> None:
    """701.44a."""
    for top, hand, counters, left in (("Forest", ["Forest"], {}, "Wastes"), ("Hill Giant", [], {"+1/+1": 1}, "Wastes")):
        t = Table(ann=Side(hand=["Merfolk Branchwalker"], field=["Forest"] * 2, library=[top]), bob=Side())
        t.ann.casts("Merfolk Branchwalker")
        t.all_pass_until_empty()
        assert t.ann.hand == hand and t["Merfolk Branchwalker"].counters == counters and t.ann.library[0] == left


def test_an_explorer_may_leave_the_card_on_top() -> None:
    """701.44a: the graveyard is optional."""
    t = Table(ann=Side(hand=["Merfolk Branchwalker"], field=["Forest"] * 2, library=["Hill Giant"]), bob=Side())
    t.ann.casts("Merfolk Branchwalker")
    t.wishes[0] = ["no"]
    t.all_pass_until_empty()
    assert t.ann.library[0] == "Hill Giant" and t["Merfolk Branchwalker"].counters == {"+1/+1": 1}


def test_a_goaded_creature_attacks_somebody_else_until_your_next_turn() -> None:
    """701.15a-b, d: and goading it again changes nothing."""
    t = Table(
        "free-for-all", ann=Side(hand=["Disrupt Decorum"] * 2, field=["Mountain"] * 8), bob=Side(field=["Grizzly Bears"]), cid=Side(),
    )
    t.ann.casts("Disrupt Decorum")
    t.all_pass_until_empty()
    t.ann.casts("Disrupt Decorum")
    t.all_pass_until_empty()
    assert len(t.game.state.effects) == 1
    t.attacks = {"Grizzly Bears": "cid"}
    t.to("upkeep", 2)
    while not any(isinstance(q.decision, Attack) for q in t.game.questions):
        t.game.choose(t.game.questions[0].seat, 0)
    (asked,) = t.game.questions
    assert isinstance(asked.decision, Attack)
    for wrong in ((), ((0, asked.decision.options.index(t.find("ann"))),)):
        with pytest.raises(IllegalChoice):
            t.game.choose(asked.seat, wrong, asked.id)
    t.to("upkeep", 4)
    assert t.cid.life == t.ann.life - 2 and not t.game.state.effects


def test_each_of_several_players_has_what_the_text_says_of_each() -> None:
    """101.4, 608.2e: each player may choose a creature of that player's; all that got counters are goaded."""
    t = Table(ann=Side(field=["Agitator Ant"]), bob=Side(field=["Grizzly Bears"]))
    t.to("end")
    t.all_pass_until_empty()
    assert t["Agitator Ant"].counters == {"+1/+1": 2} and t["Grizzly Bears"].counters == {"+1/+1": 2}
    (goaded,) = t.game.state.effects
    assert set(goaded.objects or ()) == {t.find("Agitator Ant"), t.find("Grizzly Bears")}



def test_who_connives_grows_by_a_nonland_card_discarded() -> None:
    """701.50a."""
    for discarded, counters in (("Hill Giant", {"+1/+1": 1}), ("Forest", {})):
        t = Table(ann=Side(hand=["Raffine's Informant", "Hill Giant", "Forest"], field=["Plains"] * 2), bob=Side())
        t.ann.casts("Raffine's Informant")
        t.wishes[0] = [discarded]
        t.all_pass_until_empty()
        assert t["Raffine's Informant"].counters == counters and t.ann.graveyard == [discarded]


def test_an_army_is_made_once_and_grows() -> None:
    """701.47a: 0/0 with the counters, and the second time it is the same."""
    t = Table(ann=Side(hand=["Eternal Skylord"] * 2, field=["Island"] * 10), bob=Side())
    for size in (2, 4):
        t.ann.casts("Eternal Skylord")
        t.all_pass_until_empty()
        assert t.ann.field.count("Zombie Army") == 1 and t["Zombie Army"].power == size
    assert "flying" in t["Zombie Army"].keywords and t["Zombie Army"].subtypes == {"Zombie", "Army"}


def test_who_has_a_counter_does_not_adapt() -> None:
    """701.46a."""
    t = Table(ann=Side(field=["Skitter Eel"] + ["Island"] * 6), bob=Side())
    for _ in range(2):
        t.ann.activates("Skitter Eel")
        t.all_pass_until_empty()
    assert t["Skitter Eel"].counters == {"+1/+1": 2}


def test_the_one_with_the_least_toughness_is_bolstered() -> None:
    """701.39a."""
    t = Table(ann=Side(hand=["Ornithopter"], field=["Anafenza, Kin-Tree Spirit", "Hill Giant", "Blade Instructor"]), bob=Side())
    t.ann.casts("Ornithopter")
    t.all_pass_until_empty()
    assert t["Blade Instructor"].counters == {"+1/+1": 1}


def test_populate_copies_a_creature_token_if_there_is_one() -> None:
    """701.36a-b."""
    t = Table(ann=Side(field=["Vitu-Ghazi Guildmage"] + ["Forest", "Plains"] * 7), bob=Side())
    for ability, centaurs in ((1, 0), (0, 1), (1, 2)):
        t.ann.activates("Vitu-Ghazi Guildmage", ability)
        t.all_pass_until_empty()
        assert t.ann.field.count("Centaur") == centaurs


def test_support_is_for_up_to_so_many_targets() -> None:
    """701.41a."""
    t = Table(ann=Side(hand=["Shoulder to Shoulder"], field=["Plains"] * 3 + ["Grizzly Bears", "Hill Giant", "Ornithopter"]), bob=Side())
    t.ann.casts("Shoulder to Shoulder", at=[["Grizzly Bears", "Hill Giant"]])
    t.all_pass_until_empty()
    assert [t[name].counters for name in ("Grizzly Bears", "Hill Giant", "Ornithopter")] == [{"+1/+1": 1}, {"+1/+1": 1}, {}]


def test_a_map_sends_a_creature_exploring() -> None:
    """111.10s: the destroyed creature's controller has two of them."""
    bob = Side(field=["Grizzly Bears", "Hill Giant", "Forest"], library=["Forest", "Divination"])
    t = Table(ann=Side(hand=["Get Lost"], field=["Plains"] * 2), bob=bob)
    t.ann.casts("Get Lost", at="Hill Giant")
    t.all_pass_until_empty()
    assert t.bob.field.count("Map") == 2
    t.to("main1", 2)
    t.bob.activates("Map", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t["Grizzly Bears"].counters == {"+1/+1": 1} and t.bob.field.count("Map") == 1
