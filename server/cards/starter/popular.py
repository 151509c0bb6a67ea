"""Starter: the cards that many decks play, of all modules about them."""

from __future__ import annotations

from server.engine.abilities.kinds import Card

from . import (
    popular_artifacts,
    popular_creatures,
    popular_lands,
    popular_libraries,
    popular_places,
    popular_spells,
    popular_walkers,
)  # fmt: skip

MODULES = (
    popular_lands, popular_spells, popular_libraries, popular_creatures, popular_artifacts, popular_places, popular_walkers,
)  # fmt: skip
CARDS: tuple[Card, ...] = tuple(card for module in MODULES for card in module.CARDS)
