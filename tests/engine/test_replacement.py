"""Tests of server/engine/replacement.py: events rewritten, prevented or impossible (614-616)."""

from __future__ import annotations

from .table import Side, Table


def test_rest_in_peace_exiles_what_would_die() -> None:
    """614.6: the creature never goes to a graveyard, so nothing sees it die."""
    t = Table(ann=Side(hand=["Lightning Bolt"], field=["Mountain", "Rest in Peace", "Blood Artist"]), bob=Side(field=["Grizzly Bears"]))
    t.ann.casts("Lightning Bolt", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t.bob.exile == ["Grizzly Bears"] and t.bob.graveyard == []
    assert t.ann.exile == ["Lightning Bolt"]
    assert t.ann.life == 20


def test_doubling_season_doubles_tokens_and_counters() -> None:
    """614.16: two Soldiers become four; Walking Ballista for X=1 enters with two counters (614.12)."""
    t = Table(ann=Side(hand=["Raise the Alarm", "Walking Ballista"], field=["Plains"] * 4 + ["Doubling Season"]), bob=Side())
    t.ann.casts("Raise the Alarm")
    t.all_pass_until_empty()
    assert t.ann.field.count("Soldier") == 4
    t.ann.casts("Walking Ballista", answers=(1,))
    t.all_pass_until_empty()
    assert t["Walking Ballista"].counters == {"+1/+1": 2}


def test_furnace_of_rath_doubles_damage() -> None:
    """614.1a: a Bolt deals six."""
    t = Table(ann=Side(hand=["Lightning Bolt"], field=["Mountain", "Furnace of Rath"]), bob=Side())
    t.ann.casts("Lightning Bolt", at="bob")
    t.all_pass_until_empty()
    assert t.bob.life == 14


def test_a_shield_prevents_only_so_much() -> None:
    """615.7: Healing Salve prevents the next three; a Bolt and a Shock deal two in all."""
    t = Table(
        ann=Side(hand=["Lightning Bolt", "Shock"], field=["Mountain", "Mountain"]), bob=Side(hand=["Healing Salve"], field=["Plains"])
    )
    t.ann.casts("Shock", at="bob")
    t.ann.casts("Lightning Bolt", at="bob")
    t.bob.casts("Healing Salve", answers=(2, "bob"))
    t.all_pass_until_empty()
    assert t.bob.life == 18


def test_a_clone_enters_as_a_copy_and_is_never_itself() -> None:
    """707.5, 614.12a: the choice is made before it enters; Soul Warden copied sees nothing of its own entering."""
    t = Table(ann=Side(hand=["Clone"], field=["Island"] * 4), bob=Side(field=["Serra Angel"]))
    t.wishes[0] = ["Serra Angel"]
    t.ann.casts("Clone")
    t.all_pass_until_empty()
    assert "Serra Angel" in t.ann.field and "Clone" not in t.ann.field


def test_a_clone_of_nothing_dies() -> None:
    """704.5f: a 0/0 Clone that copies nothing is put into the graveyard."""
    t = Table(ann=Side(hand=["Clone"], field=["Island"] * 4), bob=Side())
    t.ann.casts("Clone")
    t.all_pass_until_empty()
    assert t.ann.graveyard == ["Clone"]


def test_a_regeneration_shield_replaces_one_destruction() -> None:
    """701.19a: the Skeletons are tapped instead of destroyed, once."""
    t = Table(ann=Side(field=["Drudge Skeletons", "Swamp"]), bob=Side(hand=["Shock", "Shock"], field=["Mountain", "Mountain"]))
    t.ann.activates("Drudge Skeletons")
    t.all_pass_until_empty()
    t.bob.casts("Shock", at="Drudge Skeletons")
    t.all_pass_until_empty()
    assert t["Drudge Skeletons"].tapped and t["Drudge Skeletons"].damage == 0
    t.bob.casts("Shock", at="Drudge Skeletons")
    t.all_pass_until_empty()
    assert t.ann.graveyard == ["Drudge Skeletons"]


def test_life_that_cannot_change_is_neither_gained_nor_lost() -> None:
    """614.17, 119.7-8: Platinum Emperion's controller takes damage without losing life."""
    t = Table(ann=Side(hand=["Lightning Bolt"], field=["Mountain"]), bob=Side(field=["Platinum Emperion"]))
    t.ann.casts("Lightning Bolt", at="bob")
    t.all_pass_until_empty()
    assert t.bob.life == 20


def test_nobody_loses_with_a_platinum_angel() -> None:
    """104.3b with 101.2: at -1 life the game goes on; when the Angel is gone it is lost."""
    t = Table(
        ann=Side(hand=["Lightning Bolt", "Murder"], field=["Mountain", "Swamp", "Swamp", "Swamp"]),
        bob=Side(field=["Platinum Angel"], life=2),
    )
    t.ann.casts("Lightning Bolt", at="bob")
    t.all_pass_until_empty()
    assert t.bob.life == -1 and t.game.outcome is None
    t.ann.casts("Murder", at="Platinum Angel")
    t.all_pass_until_empty()
    assert t.game.outcome is not None and t.game.outcome.winners == (0,)
