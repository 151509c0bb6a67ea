"""Mana that is lost, and mana abilities that an effect has activated (106.4, 605.3a)."""

from __future__ import annotations

from server.engine.abilities.filters import PLAYER
from server.engine.abilities.kinds import Spell, card
from server.engine.abilities.picks import Target
from server.engine.abilities.verbs import LoseMana
from tests.engine.table import Side, Table


def mana_of(t: Table, seat: int) -> str:
    """The letters of the mana in a pool, whatever clings to it."""
    player = t.game.state.players[seat]
    return "".join(letter * n for letter, n in zip("WUBRGC", player.pool)) + "".join(unit.type for unit in player.special_mana)


def test_drained_lands_are_tapped_and_the_mana_changes_hands() -> None:
    """106.4, 605.3a: one mana ability of each land, by its controller's choice."""
    t = Table(ann=Side(hand=["Drain Power"], field=["Island"] * 2), bob=Side(field=["Forest", "Mountain"]))
    t.ann.casts("Drain Power", at="bob")
    t.all_pass_until_empty()
    assert sorted(mana_of(t, 0)) == ["G", "R"] and mana_of(t, 1) == "" and t["Forest"].tapped and t["Mountain"].tapped


def test_lost_mana_is_gone_if_nobody_adds_it() -> None:
    """106.4."""
    short = card("Mana Short", "{0}", "Instant", Spell(LoseMana(Target(PLAYER))))
    t = Table(ann=Side(hand=[short], field=["Forest"]), bob=Side())
    t.ann.activates("Forest")
    assert mana_of(t, 0) == "G"
    t.ann.casts("Mana Short", at="ann")
    t.all_pass_until_empty()
    assert mana_of(t, 0) == ""


def test_only_mana_of_basic_lands_pays_for_an_imperiosaur() -> None:
    """601.2h, 106.6: floating mana is known by what produced it."""
    t = Table(ann=Side(hand=["Imperiosaur"], field=["Forest"] * 3 + ["Sol Ring"]), bob=Side())
    assert not t.ann.can("cast", "Imperiosaur")
    t = Table(ann=Side(hand=["Imperiosaur"], field=["Forest"] * 4 + ["Sol Ring"]), bob=Side())
    t.ann.activates("Sol Ring")
    t.ann.activates("Forest")
    t.ann.casts("Imperiosaur")
    t.all_pass_until_empty()
    assert "Imperiosaur" in t.ann.field and mana_of(t, 0) == "CC"
