"""Starter: the cards that many decks play, of all modules about them."""

from __future__ import annotations

from server.engine.abilities.kinds import Card

from . import popular_lands

MODULES = (popular_lands,)
CARDS: tuple[Card, ...] = tuple(card for module in MODULES for card in module.CARDS)
