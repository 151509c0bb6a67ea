"""Pool: the cards that can be played, by name, and how they are kept as data (CR 201)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec

from server.engine.abilities import acts, amounts, changes, conditions, filters, picks, structures, verbs
from server.engine.abilities.kinds import Card, Face
from server.engine.abilities.words import BadWord, Data, from_data, to_data

from .errors import BadPool, UnknownCard

FORMAT = 1
"""The version of the data; another one is refused."""

WORDS = (acts, amounts, changes, conditions, filters, picks, structures, verbs)
"""The modules that must be loaded before data can be read as words."""

_LETTERS = str.maketrans({"æ": "ae", "ø": "o", "œ": "oe", "ß": "ss", "ð": "d", "ł": "l", "’": "'", "‘": "'", "`": "'", "–": "-", "—": "-"})


def key(name: str) -> str:
    """The name without regard to case, accents, kinds of apostrophe, spacing and the number of slashes."""
    plain = unicodedata.normalize("NFKD", name.casefold().translate(_LETTERS))
    plain = "".join(c for c in plain if not unicodedata.combining(c))
    plain = re.sub(r"\s*/+\s*", " // ", plain)
    return " ".join(plain.split())


class Pool:
    """Cards by name, in a stable order. A card answers to its whole name, `A // B`, and to the name of each face
    (a card whose whole name it is comes first)."""

    __slots__ = ("_cards", "_by_name", "_faces")

    def __init__(self, cards: Iterable[Card]) -> None:
        self._cards = tuple(cards)
        self._by_name: dict[str, Card] = {}
        self._faces: dict[str, tuple[Card, int]] = {}
        for card in self._cards:
            whole = key(card.name)
            if whole in self._by_name:
                raise BadPool(f"two cards are called {card.name!r}")
            self._by_name[whole] = card
        for card in self._cards:
            for i, face in enumerate(card.faces):
                self._faces.setdefault(key(face.name), (card, i))

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.get(name) is not None

    def __getitem__(self, name: str) -> Card:
        found = self.get(name)
        if found is None:
            raise UnknownCard(name)
        return found

    def get(self, name: str) -> Card | None:
        """The card of that name, or with a face of that name; None if there is none."""
        wanted = key(name)
        found = self._by_name.get(wanted)
        if found is None and wanted in self._faces:
            found = self._faces[wanted][0]
        return found

    def face(self, name: str) -> tuple[Card, int]:
        """The card with a face of that name and which face it is; the front of a card named so. Raises UnknownCard."""
        wanted = key(name)
        if wanted in self._faces:
            return self._faces[wanted]
        return self[name], 0

    def names(self) -> tuple[str, ...]:
        """The whole names, in the pool's order."""
        return tuple(card.name for card in self._cards)

    def cards(self) -> tuple[Card, ...]:
        """Every card, in the pool's order."""
        return self._cards

    def faces(self) -> Iterator[Face]:
        """Every face of every card, in the pool's order."""
        for card in self._cards:
            yield from card.faces

    def dump(self) -> bytes:
        """The pool as JSON that `load` reads; the same pool always gives the same bytes."""
        return msgspec.json.encode({"ettin_pool": FORMAT, "cards": [to_data(card) for card in self._cards]})

    @classmethod
    def load(cls, data: bytes) -> Pool:
        """The pool that was dumped. Raises BadPool when the data is anything else."""
        try:
            document: Data = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadPool(f"not JSON: {error}") from error
        if not isinstance(document, dict) or "ettin_pool" not in document:
            raise BadPool("an object with the key 'ettin_pool' was expected")
        if document["ettin_pool"] != FORMAT:
            raise BadPool(f"this reads version {FORMAT}, not {document['ettin_pool']!r}")
        cards = document.get("cards")
        if not isinstance(cards, list):
            raise BadPool("'cards' must be a list")
        return cls(_card(i, item) for i, item in enumerate(cards))

    def save(self, path: Path) -> None:
        """Write the pool to a file."""
        path.write_bytes(self.dump())

    @classmethod
    def open(cls, path: Path) -> Pool:
        """The pool in a file. Raises OSError or BadPool."""
        return cls.load(path.read_bytes())


def _card(i: int, item: Data) -> Card:
    try:
        return from_data(item, Card)
    except (BadWord, TypeError, RecursionError) as error:
        raise BadPool(f"card {i}: {error}") from error


@cache
def starter_pool() -> Pool:
    """The cards written by hand in `starter`, until cards are compiled from their texts."""
    from .starter import CARDS

    return Pool(CARDS)
