"""Tests of server/engine/layers/working.py: effects that could depend on each other, worked out together (613.8)."""

from __future__ import annotations

import pytest

from server.engine.abilities.changes import Base, LoseAbility, Types
from server.engine.abilities.filters import CREATURE
from server.engine.abilities.kinds import card
from server.engine.events import LifeLost, happened
from server.engine.layers import working
from tests.engine.board import Board, static

BEAR = card("Test Bear", "{1}{G}", "Creature — Bear", pt=(2, 2))


def test_effects_that_do_not_depend_are_compared_once_a_layer(monkeypatch: pytest.MonkeyPatch) -> None:
    """613.8: what is left of effects none of which depends on another is no different, so that a hundred of them are no burden."""
    b = Board()
    bear = b.put(BEAR)
    b.put(card("Test Humility", "{W}", "Enchantment", static(CREATURE, LoseAbility(), Base(1, 1))))
    b.put(card("Test Opal", "{W}", "Enchantment", static(CREATURE, Types(add=("creature",)))))
    compared = [0]
    really = working.Working._could_depend

    def counting(self: working.Working, *args: object) -> bool:
        compared[0] += 1
        return really(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(working.Working, "_could_depend", counting)
    for n in range(60):
        b.effect(bear, Types(set=("creature",)), Base(n, n))
    compared[0] = 0
    b.game.changed(0, -1)
    assert b.size(bear) == (59, 59)
    assert compared[0] < 40_000


@pytest.mark.parametrize("zone", ["library", "hand", "graveyard", "exile"])
def test_what_defines_characteristics_off_the_battlefield_goes_on_doing_so(zone: str) -> None:
    """604.3: also while other effects reach the card there and all is worked out together."""
    b = Board()
    b.all("Mycosynth Lattice", "Living Plane", "Urborg, Tomb of Yawgmoth", "Blood Moon", "March of the Machines")
    avatar = b.put("Serra Avatar", zone=zone)
    assert b.size(avatar) == (20, 20) and b.chars(avatar).colours == ""
    happened(b.game, (LifeLost(0, 3),))
    assert b.size(avatar) == (17, 17)
