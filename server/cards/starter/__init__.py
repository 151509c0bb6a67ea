"""Starter: real cards written in the vocabulary, values only."""

from __future__ import annotations

from server.engine.abilities.kinds import Card

from . import basics

CARDS: tuple[Card, ...] = (*basics.CARDS,)
"""All of them, in a stable order."""

__all__ = ["CARDS"]
