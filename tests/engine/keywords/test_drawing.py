"""Tests of server/engine/keywords/drawing.py: typecycling and miracle (702)."""

from __future__ import annotations

from server.engine.abilities.filters import PLAYER
from server.engine.abilities.kinds import Keyword, Spell, card
from server.engine.abilities.picks import Target
from server.engine.abilities.structures import Mana
from server.engine.abilities.verbs import Damage

from ..table import Side, Table

BOLT = card("Wonder", "{5}{R}", "Sorcery", Spell(Damage(Target(PLAYER), 5)), Keyword("miracle", cost=Mana("{R}")))


def test_landcycling_searches_for_a_card_of_that_type() -> None:
    """702.29e: discard it, reveal the card that is found, and shuffle."""
    t = Table(ann=Side(hand=["Ash Barrens"], field=["Forest"], library=["Hill Giant", "Island", "Savannah"]), bob=Side())
    t.ann.activates("Ash Barrens")
    t.wishes[0] = ["Island"]
    t.all_pass_until_empty()
    assert t.ann.hand == ["Island"] and t.ann.graveyard == ["Ash Barrens"]


def test_the_first_card_drawn_may_be_revealed_and_cast() -> None:
    """702.94a: for the miracle cost, whatever the timing; in the draw step as well."""
    t = Table(ann=Side(), bob=Side(field=["Mountain"], library=[BOLT]))
    t.wishes[1] = ["ann"]
    t.to("draw", 2)
    t.all_pass_until_empty()
    assert t.ann.life == 15 and t.bob.graveyard == ["Wonder"]


def test_only_the_first_card_drawn_this_turn() -> None:
    """702.94a: the second one is just drawn."""
    t = Table(ann=Side(hand=["Divination"], field=["Island"] * 3 + ["Mountain"], library=["Forest", BOLT]), bob=Side())
    t.ann.casts("Divination")
    t.all_pass_until_empty()
    assert t.ann.hand == ["Forest", "Wonder"] and t.bob.life == 20
