"""Tests of what is put somewhere in a special way: blocking, instead of a graveyard, from other zones, linked (400.7, 509.4, 607, 614)."""

from __future__ import annotations

import pytest

from ..table import Side, Table


def test_a_token_enters_blocking() -> None:
    """509.4: it blocks that attacker, which is dealt damage by it."""
    t = Table(ann=Side(field=["Grizzly Bears"]), bob=Side(field=["Brimaz, King of Oreskos"]))
    t.attacks, t.blocks = {"Grizzly Bears": "bob"}, {"Brimaz, King of Oreskos": "Grizzly Bears"}
    t.to("blockers")
    t.all_pass_until_empty()
    token = t["Cat Soldier"]
    assert token.blocking == (t.find("Grizzly Bears"),) and t.game.obj(t.find("Grizzly Bears")).blockers[-1] == token.id
    t.to("end_combat")
    assert t["Grizzly Bears"].zone == "graveyard" and t.bob.life == 20


def test_tokens_enter_attacking_and_leave_at_end_of_combat() -> None:
    """508.4, 511.2: tapped and attacking; exiled at end of combat."""
    t = Table(ann=Side(field=["Geist of Saint Traft"]), bob=Side())
    t.attacks = {"Geist of Saint Traft": "bob"}
    t.to("end_combat")
    t.all_pass_until_empty()
    assert t.bob.life == 14 and "Angel" not in t.ann.field


@pytest.mark.parametrize(("spell", "there"), [("Mind Rot", True), ("Careful Study", False)])
def test_discarded_because_of_an_opponent_it_enters_instead(spell: str, there: bool) -> None:
    """614.1a: only what an opponent controls counts as the cause."""
    caster, other = Side(hand=[spell], field=["Swamp", "Swamp", "Island"]), Side(hand=["Obstinate Baloth"])
    if there:
        t = Table(ann=caster, bob=other)
        t.ann.casts(spell, at="bob")
        t.all_pass_until_empty()
        assert t.bob.field == ["Obstinate Baloth"] and t.bob.life == 24
    else:
        caster.hand.append("Obstinate Baloth")
        t = Table(ann=caster, bob=Side())
        t.ann.casts(spell)
        t.wishes[0] = [["Obstinate Baloth", "Wastes"]]
        t.all_pass_until_empty()
        assert "Obstinate Baloth" in t.ann.graveyard


def test_cards_exiled_with_it_may_be_played() -> None:
    """607.2a, 305.1, 601.3: lands and spells of whoever owns them, while it is there."""
    t = Table(
        ann=Side(field=["Nightveil Specter", "Mountain"]), bob=Side(hand=["Murder"], field=["Swamp"] * 3, library=["Shock"])
    )
    t.attacks = {"Nightveil Specter": "bob"}
    t.to("main2")
    assert t.bob.exile == ["Shock"] and t.ann.can("cast", "Shock") and not t.bob.can("cast", "Shock")
    t.ann.casts("Shock", at="bob")
    t.all_pass_until_empty()
    assert t.bob.life == 16 and t.bob.graveyard == ["Shock"]


def test_it_may_be_cast_from_the_graveyard_while_a_condition_holds() -> None:
    """601.3: with another Zombie about."""
    t = Table(ann=Side(graveyard=["Gravecrawler"], field=["Swamp"]), bob=Side())
    assert not t.ann.can("cast", "Gravecrawler")
    t = Table(ann=Side(graveyard=["Gravecrawler"], field=["Swamp", "Diregraf Ghoul"]), bob=Side())
    t.ann.casts("Gravecrawler")
    t.all_pass_until_empty()
    assert "Gravecrawler" in t.ann.field


def test_a_granted_flashback_costs_the_mana_cost_and_exiles() -> None:
    """702.34a: until end of turn; the card goes to exile as it leaves the stack."""
    t = Table(ann=Side(hand=["Snapcaster Mage"], graveyard=["Shock"], field=["Island", "Island", "Mountain"]), bob=Side())
    t.ann.casts("Snapcaster Mage")
    t.all_pass_until_empty()
    t.ann.casts("Shock", at="bob")
    t.all_pass_until_empty()
    assert t.bob.life == 18 and t.ann.exile == ["Shock"]


def test_a_spell_with_granted_flashback_is_exiled_when_countered() -> None:
    """702.34a: any time that it would leave the stack."""
    t = Table(ann=Side(hand=["Snapcaster Mage"], graveyard=["Shock"], field=["Island", "Island", "Mountain"]),
              bob=Side(hand=["Cancel"], field=["Island"] * 3))  # fmt: skip
    t.ann.casts("Snapcaster Mage")
    t.all_pass_until_empty()
    t.ann.casts("Shock", at="bob")
    t.ann.passes()
    t.bob.casts("Cancel", at="Shock")
    t.all_pass_until_empty()
    assert t.bob.life == 20 and t.ann.exile == ["Shock"]


def test_nothing_enters_or_is_cast_from_graveyards_and_libraries() -> None:
    """101.2: creature cards can't enter from there; flashback is no way round."""
    t = Table(
        ann=Side(hand=["Zombify"], graveyard=["Hill Giant", "Lingering Souls"], field=["Grafdigger's Cage", *["Swamp"] * 4, "Plains"]),
        bob=Side(),
    )
    assert not t.ann.can("cast", "Lingering Souls")
    t.ann.casts("Zombify", at="Hill Giant")
    t.all_pass_until_empty()
    assert "Hill Giant" in t.ann.graveyard


def test_it_enters_as_a_copy_with_exceptions() -> None:
    """707.9a-b: an Illusion too, and sacrificed when it becomes a target."""
    t = Table(ann=Side(hand=["Phantasmal Image"], field=["Island", "Island"]), bob=Side(field=["Hill Giant", "Mountain"], hand=["Shock"]))
    t.ann.casts("Phantasmal Image")
    t.wishes[0] = ["yes", "Hill Giant"]
    t.all_pass_until_empty()
    copy = next(oid for oid in t.game.state.battlefield if t.game.chars(oid).controller == 0 and t.game.chars(oid).name == "Hill Giant")
    assert {"Giant", "Illusion"} <= t.game.chars(copy).subtypes
    t.ann.passes()
    t.bob.casts("Shock", at=copy)
    t.all_pass_until_empty()
    assert t.ann.graveyard == ["Phantasmal Image"]


def test_counters_for_each_time_it_was_kicked() -> None:
    """702.33c-d: multikicker paid twice."""
    t = Table(ann=Side(hand=["Everflowing Chalice"], field=["Wastes"] * 5), bob=Side())
    t.ann.casts("Everflowing Chalice", answers=("yes", "yes"))
    t.all_pass_until_empty()
    assert t["Everflowing Chalice"].counters == {"charge": 2}
