"""Tests of server/engine/keywords/growing.py, and of monstrosity (701.37, 702.98)."""

from __future__ import annotations

import pytest

from ..table import Side, Table


@pytest.mark.parametrize(("grows", "size"), [("yes", 2), ("no", 1)])
def test_unleash_is_a_choice_as_it_enters(grows: str, size: int) -> None:
    """702.98a: with a +1/+1 counter or without."""
    t = Table(ann=Side(hand=["Rakdos Cackler"], field=["Swamp"]), bob=Side())
    t.ann.casts("Rakdos Cackler")
    t.ann.passes()
    t.wishes[0] = [grows]
    t.all_pass_until_empty()
    assert t["Rakdos Cackler"].power == size


@pytest.mark.parametrize(("grows", "life"), [("yes", 18), ("no", 20)])
def test_unleashed_it_cannot_block(grows: str, life: int) -> None:
    """702.98a: as long as it has a +1/+1 counter."""
    t = Table(ann=Side(field=["Grizzly Bears"]), bob=Side(hand=["Rakdos Cackler"], field=["Swamp"]))
    t.to("main1", 2)
    t.wishes[1] = [grows]
    t.bob.casts("Rakdos Cackler")
    t.all_pass_until_empty()
    t.attacks, t.blocks = {"Grizzly Bears": "bob"}, {"Rakdos Cackler": "Grizzly Bears"}
    t.to("end_combat", 3)
    assert t.bob.life == life


def test_monstrosity_happens_once() -> None:
    """701.37a-b: counters and a designation; the second time nothing happens."""
    t = Table(ann=Side(field=["Fleecemane Lion", *["Forest", "Plains"] * 6]), bob=Side(hand=["Murder"], field=["Swamp"] * 3))
    assert t["Fleecemane Lion"].keywords == frozenset()
    t.ann.activates("Fleecemane Lion")
    t.all_pass_until_empty()
    lion = t["Fleecemane Lion"]
    assert lion.counters == {"+1/+1": 1} and {"hexproof", "indestructible"} <= lion.keywords
    t.ann.activates("Fleecemane Lion")
    t.all_pass_until_empty()
    assert t["Fleecemane Lion"].counters == {"+1/+1": 1}


def test_becoming_monstrous_triggers() -> None:
    """701.37b: "when this creature becomes monstrous"."""
    t = Table(ann=Side(field=["Arbor Colossus", *["Forest"] * 6]), bob=Side(field=["Serra Angel", "Grizzly Bears"]))
    t.ann.activates("Arbor Colossus")
    t.all_pass_until_empty()
    assert t["Arbor Colossus"].power == 9 and t.bob.field == ["Grizzly Bears"]


def test_other_abilities_know_the_x_of_monstrosity() -> None:
    """701.37c, 601.2d: X damage is divided, and each of the creatures strikes back with its own power."""
    t = Table(ann=Side(field=["Polukranos, World Eater", *["Forest"] * 7]), bob=Side(field=["Grizzly Bears", "Hill Giant"]))
    t.ann.activates("Polukranos, World Eater", answers=(3,))
    t.wishes[0] = [["Grizzly Bears", "Hill Giant"]]
    t.all_pass_until_empty()
    hydra = t["Polukranos, World Eater"]
    assert hydra.counters == {"+1/+1": 3} and hydra.damage == 5
    assert t["Hill Giant"].damage == 1 and t.bob.graveyard == ["Grizzly Bears"]


def test_damage_to_each_by_their_own_number() -> None:
    """120.3: each opponent by the cards in that player's hand."""
    dragon = Side(field=["Stormbreath Dragon", *["Mountain"] * 7])
    t = Table("free-for-all", ann=dragon, bob=Side(hand=["Shock"] * 3), cid=Side(hand=["Shock"]))
    t.ann.activates("Stormbreath Dragon")
    t.all_pass_until_empty()
    assert (t.ann.life, t.bob.life, t.cid.life) == (20, 17, 19)
