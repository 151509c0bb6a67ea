"""Plain: cards with little text, the most played and most printed of their kinds, values only."""

from __future__ import annotations

from server.engine.abilities.kinds import Card

from . import (
    artifacts,
    black_creatures,
    black_others,
    blue_creatures,
    blue_others,
    gold,
    green_creatures,
    green_others,
    lands,
    red_creatures,
    red_others,
    white_creatures,
    white_others,
)  # fmt: skip

MODULES = (
    artifacts,
    black_creatures,
    black_others,
    blue_creatures,
    blue_others,
    gold,
    green_creatures,
    green_others,
    lands,
    red_creatures,
    red_others,
    white_creatures,
    white_others,
)  # fmt: skip
CARDS: tuple[Card, ...] = tuple(card for module in MODULES for card in module.CARDS)
"""All of them, in a stable order."""
