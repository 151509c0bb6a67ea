"""Lobby: what can be chosen before a game: formats, kinds of decks, starter decks, options of a room (100.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from protocol import messages as m
from protocol.errors import Code
from server.cards import decklists
from server.cards.errors import BadDecklist, CardError, RefusedDeck
from server.cards.pool import Pool, starter_pool
from server.engine.abilities.kinds import Card
from server.engine.errors import BadSetup
from server.engine.formats import Format, find_format
from server.engine.setup import speaks_of_names

from .errors import Refusal

FORMATS = {
    "duel": 2, "two-headed-giant": 4, "three-headed-giant": 6, "free-for-all": 4, "commander": 4, "two-headed-giant+commander": 4,
}  # fmt: skip
"""The formats, and how many usually play."""
DECKS = ("constructed", "freeform")
ANY = "any"
"""Instead of a starter deck's name: one that may be played in the room, another for each seat as far as there are others."""
OPTIONS = {
    "seats": (2, 12),  # how many play
    "time": (0, 86_400),  # seconds for a question; 0: as long as it takes
    "steady": (0, 1),  # nobody with unknown cards and open mana is skipped early
    "mulligans": (0, 1),
}
"""The options of a room, and their least and greatest values."""
MOST_FACTS = 100
"""So much that is wrong with a deck is told at most: a line of nonsense is short, and what is said of it is long."""


class Brought(NamedTuple):
    """A deck that may be played: its cards, and its commanders, which are not among them (903.6)."""

    cards: tuple[Card, ...]
    commanders: tuple[Card, ...] = ()


def formats() -> list[str]:
    """The names of the formats."""
    return [*FORMATS]


def starters() -> list[str]:
    """The names of the decks that can be played at once, those that fit most rooms first."""
    pool = starter_pool()
    found = [starters_for(*where, pool) for where in (("constructed", False), ("freeform", False), ("constructed", True))]
    return [*dict.fromkeys(name for names in found for name in names)]


@cache
def starters_for(kind: str, led: bool, pool: Pool) -> tuple[str, ...]:
    """The names of the starter decks that may be played where decks are of that kind, and led by commanders or not."""
    return tuple(name for name, text in decklists.starter_decks().items() if _suits(text, kind, led, pool))


def _suits(text: str, kind: str, led: bool, pool: Pool) -> bool:
    deck = decklists.read(text)
    try:
        decklists.check(deck, pool, _rules(kind, led))
    except RefusedDeck:
        return False
    return bool(deck.commander) == led


def _rules(kind: str, led: bool) -> str:
    return "commander" if led and kind == "constructed" else kind


def options_of(given: Sequence[tuple[str, int]]) -> dict[str, int]:
    """The options by name. Raises Refusal if one is unknown or its value is out of bounds."""
    found: dict[str, int] = {}
    for name, value in given:
        least, most = OPTIONS.get(name, (1, 0))
        if not least <= value <= most:
            raise Refusal(Code.BAD_OPTION, f"there is no option {name[:40]!r} with value {value}")
        found[name] = value
    return found


def named(decks: Iterable[Brought], pool: Pool) -> tuple[Card, ...]:
    """The cards whose names can be chosen in a game with these decks: all of the pool, if any of them asks for a name (201.4)."""
    return pool.cards() if any(speaks_of_names(card) for deck in decks for cards in deck for card in cards) else ()


def format_of(name: str, seats: int) -> Format:
    """The format of that name for so many players, 0 for the usual number. Raises Refusal."""
    if name not in FORMATS:
        raise Refusal(Code.BAD_OPTION, f"there is no format {name[:40]!r}; there are {', '.join(FORMATS)}")
    try:
        return find_format(name, seats or FORMATS[name])
    except BadSetup as error:
        raise Refusal(Code.BAD_OPTION, str(error)) from None


def deck_of(message: m.Deck, kind: str, pool: Pool, *, led: bool = False, seat: int = 0) -> Brought:
    """The deck that the player in that seat names or sends, checked; `led`: by commanders (903.3-5). Raises Refusal with every
    reason."""
    text = message.text
    if message.starter:
        known = decklists.starter_decks()
        suited = starters_for(kind, led, pool)
        name = suited[seat % len(suited)] if message.starter == ANY and suited else message.starter
        if name not in known:
            raise Refusal(Code.DECK_REFUSED, f"there is no starter deck {name[:40]!r}")
        text = known[name]
    try:
        deck = decklists.with_commanders(decklists.read(text)) if led else decklists.read(text)
        main = decklists.check(deck, pool, _rules(kind, led))
        return Brought(main, decklists.cards(deck.commander, pool) if led else ())
    except RefusedDeck as error:
        raise Refusal(Code.DECK_REFUSED, "the deck cannot be played", facts=_few(error.reasons)) from None
    except BadDecklist as error:
        facts = [f"line {number}: {why}" for number, why in error.lines]
        raise Refusal(Code.DECK_REFUSED, "the decklist cannot be read", facts=_few(facts)) from None
    except CardError as error:
        raise Refusal(Code.DECK_REFUSED, str(error)) from None


def _few(facts: Sequence[str]) -> list[str]:
    """As many of the facts as are told, and how many more there are."""
    more = len(facts) - MOST_FACTS
    return [*facts[:MOST_FACTS], *([f"and {more} more"] if more > 0 else [])]
