"""Tests of damage, destroying and countering as effects do them, and of what is done instead (120, 614, 701.6, 701.8)."""

from __future__ import annotations

import pytest

from server.engine.abilities.kinds import Activated, card
from server.engine.abilities.picks import SELF
from server.engine.abilities.structures import Mana
from server.engine.abilities.verbs import Regenerate

from ..table import Side, Table


def test_whoever_dies_of_it_is_exiled_instead() -> None:
    """614.1a: creatures dealt damage this way, as long as this turn lasts."""
    t = Table(
        ann=Side(hand=["Anger of the Gods", "Shock"], field=["Mountain"] * 4), bob=Side(field=["Grizzly Bears", "Colossal Dreadmaw"])
    )
    t.ann.casts("Anger of the Gods")
    t.all_pass_until_empty()
    assert t.bob.exile == ["Grizzly Bears"] and t.bob.graveyard == []


def test_what_the_damage_did_not_reach_dies_as_usual() -> None:
    """614.1a: only what was dealt damage this way."""
    t = Table(ann=Side(hand=["Pillar of Flame", "Shock"], field=["Mountain"] * 2), bob=Side(field=["Grizzly Bears", "Savannah Lions"]))
    t.ann.casts("Pillar of Flame", at="Grizzly Bears")
    t.all_pass_until_empty()
    t.ann.casts("Shock", at="Savannah Lions")
    t.all_pass_until_empty()
    assert t.bob.exile == ["Grizzly Bears"] and t.bob.graveyard == ["Savannah Lions"]


@pytest.mark.parametrize(("spell", "survives"), [("Lightning Bolt", True), ("Incinerate", False)])
def test_it_cannot_be_regenerated_this_turn(spell: str, survives: bool) -> None:
    """701.19c: there is a shield, but it does not apply."""
    skeleton = card("Skeleton", "{B}", "Creature — Skeleton", Activated((Mana("{B}"),), Regenerate(SELF)), pt=(1, 1))
    t = Table(ann=Side(hand=[spell], field=["Mountain"] * 2), bob=Side(field=[skeleton, "Swamp"]))
    t.ann.passes()
    t.bob.activates("Skeleton")
    t.all_pass_until_empty()
    t.ann.casts(spell, at="Skeleton")
    t.all_pass_until_empty()
    assert ("Skeleton" in t.bob.field) is survives


@pytest.mark.parametrize(("artifacts", "life"), [(2, 18), (3, 16)])
def test_more_damage_instead_if_a_condition_holds(artifacts: int, life: int) -> None:
    """614.1a: counted as it resolves."""
    t = Table(ann=Side(hand=["Galvanic Blast"], field=["Mountain", *["Ornithopter"] * artifacts]), bob=Side())
    t.ann.casts("Galvanic Blast", at="bob")
    t.all_pass_until_empty()
    assert t.bob.life == life


@pytest.mark.parametrize(("kicked", "life"), [("yes", 16), ("no", 18)])
def test_more_damage_instead_if_it_was_kicked(kicked: str, life: int) -> None:
    """702.33d: the same target either way."""
    t = Table(ann=Side(hand=["Burst Lightning"], field=["Mountain"] * 5), bob=Side())
    t.ann.casts("Burst Lightning", at=[kicked, "bob"])
    t.all_pass_until_empty()
    assert t.bob.life == life


def test_a_spell_countered_to_another_zone() -> None:
    """701.6a: exiled, or to its owner's hand, instead of the graveyard."""
    for name, zone in (("Dissipate", "exile"), ("Remand", "hand")):
        t = Table(ann=Side(hand=["Shock"], field=["Mountain"]), bob=Side(hand=[name], field=["Island"] * 3))
        t.ann.casts("Shock", at="bob")
        t.ann.passes()
        t.bob.casts(name, at="Shock")
        t.all_pass_until_empty()
        assert getattr(t.ann, zone) == ["Shock"] and t.bob.life == 20


def test_permanents_of_the_same_name_go_too() -> None:
    """201.2, 115.1: only one of them is a target."""
    t = Table(ann=Side(hand=["Maelstrom Pulse"], field=["Swamp", "Forest", "Swamp", "Grizzly Bears"]),
              bob=Side(field=["Grizzly Bears", "Grizzly Bears", "Hill Giant"]))  # fmt: skip
    t.ann.casts("Maelstrom Pulse", at=t.game.state.battlefield[-2])
    t.all_pass_until_empty()
    assert t.bob.field == ["Hill Giant"] and "Grizzly Bears" not in t.ann.field


def test_the_player_or_the_controller_of_the_planeswalker() -> None:
    """115.1, 120.3: whoever was dealt the damage, or controls what was."""
    t = Table(ann=Side(hand=["Blightning"], field=["Swamp", "Mountain", "Swamp"]), bob=Side(hand=["Shock", "Forest", "Swamp"]))
    t.ann.casts("Blightning", at="bob")
    t.all_pass_until_empty()
    assert t.bob.life == 17 and len(t.bob.hand) == 1


@pytest.mark.parametrize(("left", "dies"), [(False, False), (True, True)])
def test_a_permanent_left_under_your_control(left: bool, dies: bool) -> None:
    """603.6c, 608.2h: mana value 4 or less, if one did this turn."""
    t = Table(ann=Side(hand=["Fatal Push"], field=["Swamp", "Terramorphic Expanse"]), bob=Side(field=["Hill Giant"]))
    if left:
        t.ann.activates("Terramorphic Expanse")
        t.all_pass_until_empty()
    t.ann.casts("Fatal Push", at="Hill Giant")
    t.all_pass_until_empty()
    assert ("Hill Giant" in t.bob.graveyard) is dies


def test_when_it_dies_this_turn() -> None:
    """603.7: its controller, as last known."""
    t = Table(ann=Side(hand=["Searing Blood"], field=["Mountain"] * 2), bob=Side(field=["Grizzly Bears"]))
    t.ann.casts("Searing Blood", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t.bob.life == 17 and t.bob.graveyard == ["Grizzly Bears"]


def test_mana_in_the_next_main_phase() -> None:
    """603.7, 605.1b: a delayed triggered ability that is no mana ability, with the mana value as last known."""
    t = Table(ann=Side(hand=["Hill Giant"], field=["Mountain"] * 4), bob=Side(hand=["Mana Drain", "Hill Giant"], field=["Island"] * 2))
    t.ann.casts("Hill Giant")
    t.ann.passes()
    t.bob.casts("Mana Drain", at="Hill Giant")
    t.all_pass_until_empty()
    t.to("main1", 2)
    t.all_pass_until_empty()
    assert t.game.state.players[1].pool == [0, 0, 0, 0, 0, 4]


def test_all_creatures_of_that_player_stay_tapped() -> None:
    """502.3, 611.2c: those that were tapped already too."""
    t = Table(ann=Side(hand=["Sleep"], field=["Island"] * 4), bob=Side(field=["Grizzly Bears", "Hill Giant", "Swamp"]))
    t.game.state.edit(t.find("Hill Giant")).tapped = True
    t.ann.casts("Sleep", at="bob")
    t.all_pass_until_empty()
    t.to("main1", 2)
    assert t["Grizzly Bears"].tapped and t["Hill Giant"].tapped


def test_players_are_compared_one_by_one() -> None:
    """102.2, 109.5: fewer creatures, and less life, than an opponent."""
    t = Table(ann=Side(hand=["Timely Reinforcements"], field=["Plains"] * 3, life=10), bob=Side(field=["Grizzly Bears"]))
    t.ann.casts("Timely Reinforcements")
    t.all_pass_until_empty()
    assert t.ann.life == 16 and t.ann.field.count("Soldier") == 3


def test_an_additional_land_this_turn() -> None:
    """305.2: once more in this turn."""
    t = Table(ann=Side(hand=["Explore", "Forest", "Island"], field=["Forest"] * 2), bob=Side())
    t.ann.plays("Island")
    t.ann.casts("Explore")
    t.all_pass_until_empty()
    t.ann.plays("Forest")
    assert t.ann.field == ["Forest", "Forest", "Island", "Forest"]
