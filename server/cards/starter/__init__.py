"""Starter: real cards written in the vocabulary, values only."""

from __future__ import annotations

from server.engine.abilities.kinds import Card

from . import (
    artifacts,
    attacking,
    basics,
    black,
    blue,
    casting,
    copied,
    creatures,
    exchanging,
    faces,
    fuelling,
    gold,
    green,
    judged,
    keyworded,
    layered,
    living,
    mana,
    newer,
    older,
    plain,
    popular,
    producing,
    red,
    reported,
    seeded,
    seeded_mana,
    seeded_swaps,
    seeded_x,
    shapes,
    turning,
    white,
)  # fmt: skip

MODULES = (
    basics,
    creatures,
    mana,
    white,
    blue,
    black,
    red,
    green,
    artifacts,
    gold,
    faces,
    shapes,
    casting,
    attacking,
    exchanging,
    fuelling,
    turning,
    keyworded,
    newer,
    copied,
    layered,
    living,
    producing,
    judged,
    older,
    seeded,
    seeded_mana,
    seeded_swaps,
    seeded_x,
    popular,
    plain,
    reported,
)
CARDS: tuple[Card, ...] = tuple(card for module in MODULES for card in module.CARDS)
"""All of them, in a stable order."""

__all__ = ["CARDS"]
