"""Decks: the benchmark decks, and the games that are measured with them."""

from __future__ import annotations

from server.cards.pool import Pool
from server.engine.abilities.kinds import Card
from server.engine.game import PlayerSetup, Setup

DECKS = {
    "RG": {"Mountain": 12, "Forest": 12, "Grizzly Bears": 8, "Hill Giant": 8, "Lightning Bolt": 8, "Giant Growth": 6, "Llanowar Elves": 6},
    "WR": {
        "Plains": 14, "Mountain": 10, "Serra Angel": 6, "Savannah Lions": 8, "Hill Giant": 6, "Lightning Bolt": 8, "Pacifism": 4,
        "Shock": 4,
    },
}  # fmt: skip
SEATS = {"duel": ("RG", "WR"), "two-headed-giant": ("RG", "RG", "WR", "WR")}
"""The formats that are measured, and who plays what in them."""


def deck(name: str, pool: Pool) -> tuple[Card, ...]:
    """A benchmark deck's cards, in the order of its list."""
    return tuple(pool[card] for card, count in DECKS[name].items() for _ in range(count))


def decklist(name: str) -> str:
    """A benchmark deck as a player would send it."""
    return "\n".join(f"{count} {card}" for card, count in DECKS[name].items())


def setup(format: str, pool: Pool) -> Setup:
    """A benchmark game: no mulligans, the first team begins."""
    players = tuple(PlayerSetup(f"{name} {seat}", deck(name, pool)) for seat, name in enumerate(SEATS[format]))
    return Setup(format, players, mulligans=False, first=0)
