"""Tests of server/engine/mana/symbols.py: mana costs as numbers (107.4, 118.7, 202)."""

from __future__ import annotations

import pytest

from server.engine.mana.symbols import ANY, SNOW, B, C, G, R, U, W, needs, parse


@pytest.mark.parametrize(
    ("symbols", "value"),
    [("{2}{R}", 3), ("{X}{R}{R}", 2), ("{W/U}{W/U}", 2), ("{2/W}{2/U}", 4), ("{G/P}{1}", 2), ("{R/G/P}", 1), ("{S}{S}", 2), ("{9}{C}", 10)],
)
def test_mana_values(symbols: str, value: int) -> None:
    """202.3: X counts 0, hybrid by its largest part, Phyrexian and snow 1."""
    assert parse(symbols).value == value


def test_a_hybrid_pip_takes_either_half() -> None:
    """107.4e: {W/U} is one pip that white or blue pays."""
    (need,) = needs("{W/U}{1}")
    assert need.pips == (W | U,) and need.generic == 1


def test_monocoloured_hybrid_can_be_read_two_ways() -> None:
    """107.4e: {2/B} is one black mana or two of any type."""
    assert [(n.pips, n.generic) for n in needs("{2/B}")] == [((B,), 0), ((), 2)]


def test_phyrexian_symbols_cost_mana_first_and_life_otherwise() -> None:
    """107.4f: each is one mana of its colour or 2 life."""
    assert [(n.pips, n.life) for n in needs("{G/P}{G/P}")] == [((G, G), 0), ((G,), 2), ((), 4)]


def test_x_is_generic() -> None:
    """107.4b: {X}{X}{R} with X = 3 is {6}{R}."""
    (need,) = needs("{X}{X}{R}", 3)
    assert need.pips == (R,) and need.generic == 6


def test_reductions_touch_generic_mana_only() -> None:
    """118.7a, 601.2f: {1}{R}{R} less {3} is {R}{R}, never less than nothing."""
    (need,) = needs("{1}{R}{R}", 0, -3)
    assert need.pips == (R, R) and need.generic == 0


def test_snow_and_colourless_pips() -> None:
    """107.4c, 107.4h: {C} takes colourless mana only, {S} any from a snow source."""
    (need,) = needs("{S}{C}")
    assert need.pips == (C, SNOW)


def test_generic_mana_takes_anything() -> None:
    """107.4b: whatever the type."""
    assert all(ANY & kind for kind in (W, U, B, R, G, C))


def test_a_need_is_written_in_symbols_again() -> None:
    """107.4: what is left to pay is shown in symbols."""
    (need,) = needs("{2}{G}{W/U}")
    assert need.symbols == "{2}{G}{W/U}"


def test_coloured_reductions() -> None:
    """118.7b-c: less of a colour takes its pips, and what is left over generic mana; 601.2f: at least so much in the end."""
    (need,) = needs("{2}{W}{B}", 0, 0, "{W}{W}{R}")
    assert need.pips == (B,) and need.generic == 0
    (need,) = needs("{R}", 0, 0, "", 3)
    assert need.pips == (R,) and need.generic == 2
