"""Tests of server/engine/keywords/gear.py: living weapon, bestow (702)."""

from __future__ import annotations

import pytest

from server.engine.abilities.filters import SPELL
from server.engine.abilities.kinds import Spell, card
from server.engine.abilities.picks import Target
from server.engine.abilities.verbs import CopySpell

from ..table import Side, Table

TWICE = card("Twice", "{G}", "Instant", Spell(CopySpell(Target(SPELL), 1)))
SATYR = Side(hand=["Boon Satyr"], field=[*["Forest"] * 5, "Grizzly Bears"])


def test_living_weapon_makes_a_germ_that_carries_it() -> None:
    """702.92a: a 0/0 Germ that is 4/4 with it, made before state-based actions look."""
    t = Table(ann=Side(hand=["Batterskull"], field=["Forest"] * 5), bob=Side())
    t.ann.casts("Batterskull")
    t.all_pass_until_empty()
    germ = t["Phyrexian Germ"]
    assert (germ.power, germ.toughness) == (4, 4) and t["Batterskull"].attached_to == germ.id
    assert {"vigilance", "lifelink"} <= germ.keywords


def bestows(t: Table) -> None:
    """Ann casts Boon Satyr bestowed on Grizzly Bears."""
    t.game.choose(0, next(i for i, o in enumerate(t.options(0)) if o.choice == "bestow"))
    t.answer(0, ["Grizzly Bears"])


def test_a_card_cast_bestowed_is_an_aura_that_targets_a_creature() -> None:
    """702.103b: an Aura spell with a target, and then an Aura."""
    t = Table(ann=SATYR, bob=Side())
    bestows(t)
    spell = t["Boon Satyr"]
    assert spell.subtypes == {"Aura"} and spell.types == {"enchantment"}
    t.all_pass_until_empty()
    satyr = t["Boon Satyr"]
    assert satyr.types == {"enchantment"} and satyr.attached_to == t.find("Grizzly Bears")
    assert (t["Grizzly Bears"].power, t["Grizzly Bears"].toughness) == (6, 4)


def test_unattached_it_is_a_creature_again() -> None:
    """702.103f: it does not go to the graveyard, an exception to 704.5m."""
    t = Table(ann=SATYR, bob=Side(hand=["Terror"], field=["Swamp"] * 2))
    bestows(t)
    t.all_pass_until_empty()
    t.ann.passes()
    t.bob.casts("Terror", at="Grizzly Bears")
    t.all_pass_until_empty()
    satyr = t["Boon Satyr"]
    assert "Boon Satyr" in t.ann.field and "creature" in satyr.types and "Satyr" in satyr.subtypes and satyr.attached_to is None
    assert (satyr.power, satyr.toughness) == (4, 2)


def test_without_its_target_it_resolves_as_a_creature() -> None:
    """702.103e, 608.3b: it ceases to be bestowed as it begins to resolve."""
    t = Table(ann=SATYR, bob=Side(hand=["Terror"], field=["Swamp"] * 2))
    bestows(t)
    t.ann.passes()
    t.bob.casts("Terror", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert "Boon Satyr" in t.ann.field and "creature" in t["Boon Satyr"].types


def test_it_can_be_cast_as_a_creature_too() -> None:
    """702.103a: bestowed or not is a choice."""
    t = Table(ann=Side(hand=["Boon Satyr"], field=["Forest"] * 3), bob=Side())
    assert [o.choice for o in t.options(0) if o.kind == "cast"] == [0]
    t.ann.casts("Boon Satyr")
    t.all_pass_until_empty()
    assert "creature" in t["Boon Satyr"].types


@pytest.mark.parametrize("creature", [True, False])
def test_bestow_needs_a_creature(creature: bool) -> None:
    """702.103d: it is looked at as the Aura that it would be, which needs a target."""
    t = Table(ann=Side(hand=["Boon Satyr"], field=[*["Forest"] * 5, "Grizzly Bears" if creature else "Forest"]), bob=Side())
    assert ("bestow" in [o.choice for o in t.options(0) if o.kind == "cast"]) is creature


def test_a_copy_of_a_bestowed_spell_is_bestowed() -> None:
    """702.103c: the token it becomes is an Aura too."""
    t = Table(ann=Side(hand=["Boon Satyr", TWICE], field=[*["Forest"] * 6, "Grizzly Bears"]), bob=Side())
    bestows(t)
    t.ann.casts("Twice", at="Boon Satyr")
    t.all_pass_until_empty()
    assert t.ann.field.count("Boon Satyr") == 2 and (t["Grizzly Bears"].power, t["Grizzly Bears"].toughness) == (10, 6)
