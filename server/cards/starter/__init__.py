"""Starter: real cards written in the vocabulary, values only."""

from __future__ import annotations

from server.engine.abilities.kinds import Card

from . import artifacts, basics, black, blue, creatures, gold, green, mana, red, white

CARDS: tuple[Card, ...] = tuple(
    card for module in (basics, creatures, mana, white, blue, black, red, green, artifacts, gold) for card in module.CARDS
)
"""All of them, in a stable order."""

__all__ = ["CARDS"]
