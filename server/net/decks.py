"""Decks: which starter decks can be played under which rule for decks."""

from __future__ import annotations

from functools import cache

from protocol import messages as m
from server.cards.pool import starter_pool
from server.room import lobby
from server.room.errors import Refusal


@cache
def starter_decks(kind: str) -> list[str]:
    """The names of the starter decks that may be played where decks must be of that kind (constructed, freeform)."""
    return [name for name in lobby.starters() if _playable(name, kind)]


def _playable(name: str, kind: str) -> bool:
    try:
        lobby.deck_of(m.Deck("", name), kind, starter_pool())
    except Refusal:
        return False
    return True
