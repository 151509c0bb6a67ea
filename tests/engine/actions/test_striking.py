"""Tests of who is struck and by whom: what is attacked, one's own numbers, this ability's activations (120, 506.4c, 602, 603.2)."""

from __future__ import annotations

import pytest

from ..table import Side, Table


def test_damage_to_what_the_creature_attacks() -> None:
    """508.1b: the player that each of them attacks."""
    t = Table("free-for-all", ann=Side(field=["Hellrider", "Grizzly Bears"]), bob=Side(), cid=Side())
    t.attacks = {"Hellrider": "bob", "Grizzly Bears": "cid"}
    t.to("attackers")
    t.all_pass_until_empty()
    assert (t.bob.life, t.cid.life) == (19, 19)


def test_this_ability_activated_four_times() -> None:
    """602.1, 608.2h: counted over the turn; sacrificed at the beginning of the next end step."""
    t = Table(ann=Side(field=["Dragon Whelp", *["Mountain"] * 4]), bob=Side())
    for _ in range(4):
        t.ann.activates("Dragon Whelp")
        t.all_pass_until_empty()
    assert t["Dragon Whelp"].power == 6
    t.to("end")
    t.all_pass_until_empty()
    assert t.ann.graveyard == ["Dragon Whelp"]


@pytest.mark.parametrize(("turn", "tokens"), [(1, 0), (2, 1)])
def test_a_spell_during_your_turn(turn: int, tokens: int) -> None:
    """603.2: an opponent's spell triggers it only in your turn."""
    t = Table(ann=Side(hand=["Shock"], field=["Mountain"]), bob=Side(field=["Voice of Resurgence"]))
    t.to("main1", turn)
    if turn == 2:
        t.bob.passes()
    t.ann.casts("Shock", at="bob")
    t.all_pass_until_empty()
    assert t.bob.field.count("Elemental") == tokens


def test_the_same_ability_triggers_as_it_dies() -> None:
    """603.10a: the token is as big as the number of creatures."""
    t = Table(ann=Side(hand=["Shock"], field=["Mountain"]), bob=Side(field=["Voice of Resurgence", "Grizzly Bears"]))
    t.ann.casts("Shock", at="Voice of Resurgence")
    t.all_pass_until_empty()
    assert t["Elemental"].power == t["Elemental"].toughness == 2


def test_one_target_is_changed() -> None:
    """115.7b: one of them, to what the text names, if that is legal."""
    t = Table(ann=Side(hand=["Shock", "Stone Rain"], field=["Mountain"] * 4), bob=Side(field=["Spellskite", "Forest", "Island", "Island"]))
    t.ann.casts("Shock", at="bob")
    t.ann.passes()
    t.bob.activates("Spellskite", at=["no", "Shock"])
    t.all_pass_until_empty()
    assert t.bob.life == 20 and t["Spellskite"].damage == 2
    t.ann.casts("Stone Rain", at="Forest")
    t.ann.passes()
    t.bob.activates("Spellskite", at=["no", "Stone Rain"])
    t.all_pass_until_empty()
    assert t["Forest"].zone == "graveyard"


def test_any_opponent_may_sacrifice() -> None:
    """608.2e: in turn order, each as they like; it counts once."""
    t = Table("free-for-all", ann=Side(field=["Desecration Demon"]), bob=Side(field=["Grizzly Bears"]), cid=Side(field=["Hill Giant"]))
    t.to("begin_combat")
    t.all_pass_until_empty()
    demon = t["Desecration Demon"]
    assert demon.tapped and demon.counters == {"+1/+1": 1} and t.bob.field == t.cid.field == []


def test_as_many_as_were_tapped() -> None:
    """107.3f, 608.2d: X is how many Myr are tapped for it."""
    t = Table(ann=Side(hand=["Myr Battlesphere"], field=["Wastes"] * 7), bob=Side())
    t.ann.casts("Myr Battlesphere")
    t.all_pass_until_empty()
    t.to("main1", 3)
    t.attacks = {"Myr Battlesphere": "bob"}
    myr = [oid for oid in t.game.state.battlefield if t.game.chars(oid).name == "Myr"]
    t.wishes[0] = [myr[:3]]
    t.to("end_combat")
    assert t.bob.life == 20 - 3 - 7
