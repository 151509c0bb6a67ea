"""Tests of server/engine/state_based.py: what the game does by itself (704)."""

from __future__ import annotations

from server.engine.layers import layers

from .table import Side, Table


def test_lethal_damage_destroys_and_less_does_not() -> None:
    """704.5g: a Hill Giant survives a Shock and dies to a second one."""
    t = Table(ann=Side(hand=["Shock", "Shock"], field=["Mountain", "Mountain"]), bob=Side(field=["Hill Giant"]))
    t.ann.casts("Shock", at="Hill Giant")
    t.all_pass_until_empty()
    assert "Hill Giant" in t.bob.field
    t.ann.casts("Shock", at="Hill Giant")
    t.all_pass_until_empty()
    assert t.bob.graveyard == ["Hill Giant"]


def test_indestructible_survives_damage_but_not_zero_toughness() -> None:
    """702.12b, 704.5f: Darksteel Myr takes three and lives; with -2/-2 it is put into the graveyard."""
    t = Table(ann=Side(hand=["Lightning Bolt", "Disfigure"], field=["Mountain", "Swamp"]), bob=Side(field=["Darksteel Myr"]))
    t.ann.casts("Lightning Bolt", at="Darksteel Myr")
    t.all_pass_until_empty()
    assert "Darksteel Myr" in t.bob.field
    t.ann.casts("Disfigure", at="Darksteel Myr")
    t.all_pass_until_empty()
    assert t.bob.graveyard == ["Darksteel Myr"]


def test_the_legend_rule_keeps_one_of_the_players_choice() -> None:
    """704.5j: by name and controller; an opponent's does not count."""
    t = Table(
        ann=Side(hand=["Isamaru, Hound of Konda"], field=["Plains", "Isamaru, Hound of Konda"]), bob=Side(field=["Isamaru, Hound of Konda"])
    )
    t.ann.casts("Isamaru, Hound of Konda")
    t.all_pass_until_empty()
    assert t.ann.field.count("Isamaru, Hound of Konda") == 1 and t.ann.graveyard == ["Isamaru, Hound of Konda"]
    assert t.bob.field == ["Isamaru, Hound of Konda"]


def test_an_aura_without_its_creature_goes_to_the_graveyard() -> None:
    """704.5m."""
    t = Table(ann=Side(hand=["Pacifism", "Shock"], field=["Plains", "Plains", "Mountain"]), bob=Side(field=["Grizzly Bears"]))
    t.ann.casts("Pacifism", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t["Pacifism"].attached_to == t.find("Grizzly Bears")
    t.ann.casts("Shock", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t.ann.graveyard == ["Shock", "Pacifism"]


def test_equipment_stays_behind() -> None:
    """704.5n."""
    t = Table(ann=Side(hand=["Shock"], field=["Mountain", "Mountain", "Bonesplitter", "Grizzly Bears"]), bob=Side())
    t.ann.activates("Bonesplitter", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t["Grizzly Bears"].power == 4
    t.ann.casts("Shock", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert "Bonesplitter" in t.ann.field and t["Bonesplitter"].attached_to is None


def test_a_token_that_leaves_ceases_to_exist() -> None:
    """704.5d: a Soldier returned to hand is gone."""
    t = Table(ann=Side(hand=["Raise the Alarm"], field=["Plains", "Plains"]), bob=Side(hand=["Unsummon"], field=["Island"]))
    t.ann.casts("Raise the Alarm")
    t.all_pass_until_empty()
    t.bob.casts("Unsummon", at="Soldier")
    t.all_pass_until_empty()
    assert t.ann.field.count("Soldier") == 1 and t.ann.hand == []


def test_plus_and_minus_counters_cancel_out() -> None:
    """704.5q: three +1/+1 and one -1/-1 leave two."""
    t = Table(ann=Side(field=["Grizzly Bears"]), bob=Side())
    bear = t.game.state.edit(t.find("Grizzly Bears"))
    bear.counters = {"+1/+1": 3, "-1/-1": 1}
    t.game.changed(bear.id, layers.COUNTERS)
    t.game.unsettled = True
    t.all_pass()
    assert t["Grizzly Bears"].counters == {"+1/+1": 2}
