"""Playing: whole random games for tests, from decks of the starter pool, with a seeded choice of legal answers."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from server.cards.pool import starter_pool
from server.cards.starter import plain
from server.engine.abilities.kinds import Card
from server.engine.game import Game, PlayerSetup, Setup

PLAYERS = {"duel": 2, "two-headed-giant": 4, "three-headed-giant": 6, "free-for-all": 3}
BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


PLAIN = frozenset(card.name for card in plain.CARDS)


def some_card(rng: random.Random, cards: Sequence[Card]) -> Card:
    """One of the cards; those with little text, which do little that could go wrong, are taken less often."""
    card = rng.choice(cards)
    while card.name in PLAIN and rng.random() < 0.9:
        card = rng.choice(cards)
    return card


def random_deck(rng: random.Random, size: int = 60) -> tuple[Card, ...]:
    """A deck of the size: a third basic lands of all kinds, the rest anything in the pool."""
    pool = starter_pool()
    lands = [pool[BASICS[i % 5]] for i in range(size // 3)]
    return (*lands, *(some_card(rng, pool.cards()) for _ in range(size - len(lands))))


def random_setup(seed: int, format: str, rewind: bool = False, mulligans: bool = True) -> Setup:
    """A game of that format with random decks."""
    rng = random.Random(seed)
    players = tuple(PlayerSetup(f"p{i}", random_deck(rng)) for i in range(PLAYERS[format]))
    return Setup(format, players, rewind=rewind, mulligans=mulligans)


def play_on(game: Game, rng: random.Random, most: int, look: Callable[[Game], None] | None = None) -> int:
    """Answer at random until the game is over or so many questions were answered; `look` is called before each. Gives how many."""
    for n in range(most):
        if not game.questions:
            return n
        if look is not None:
            look(game)
        asked = game.questions[rng.randrange(len(game.questions))]
        game.choose(asked.seat, asked.sample(rng), asked.id)
    return most
