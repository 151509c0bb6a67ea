"""Definitions: what objects are, by content, numbered for the whole room; each viewer has its own numbers for them.

A definition is what an object is by its copiable values (a face), or what effects have made of its name, types and text.
"""

from __future__ import annotations

from typing import NamedTuple

from protocol.view import COLOURS, KEYWORDS, TYPES
from server.engine.abilities.kinds import Activated, Card, Face
from server.engine.abilities.words import Ability
from server.engine.layers.characteristics import intrinsic, keywords_of
from server.engine.layers.profile import simple_mask
from server.engine.mana import symbols
from server.engine.objects import Chars

_TYPE = {word: 1 << i for i, word in enumerate(TYPES)}
_COLOUR = {letter: 1 << i for i, letter in enumerate(COLOURS)}
_KEYWORD = {word: 1 << i for i, word in enumerate(KEYWORDS)}

_types: dict[frozenset[str], int] = {}
_keywords: dict[frozenset[str], int] = {}
_colours: dict[str, int] = {}


def type_bits(words: frozenset[str]) -> int:
    """Card types as bits."""
    found = _types.get(words)
    if found is None:
        found = _types[words] = sum(_TYPE.get(word, 0) for word in sorted(words))
    return found


def keyword_bits(words: frozenset[str]) -> int:
    """Keyword abilities as bits."""
    found = _keywords.get(words)
    if found is None:
        found = _keywords[words] = sum(_KEYWORD.get(word, 0) for word in sorted(words))
    return found


def colour_bits(letters: str) -> int:
    """Colours as bits."""
    found = _colours.get(letters)
    if found is None:
        found = _colours[letters] = sum(_COLOUR[letter] for letter in letters)
    return found


class Print(NamedTuple):
    """What is printed on a face, as views show it where no effect reaches."""

    types: int
    power: int | None
    toughness: int | None
    colours: int
    keywords: int
    type_words: frozenset[str]
    subtypes: frozenset[str]
    supertypes: frozenset[str]
    abilities: tuple[Ability, ...]


_prints: dict[Face, Print] = {}


def printed(face: Face) -> Print:
    """What is printed on the face; what the rules give for subtypes counts as printed (305.6, 310.11, 714.3a)."""
    found = _prints.get(face)
    if found is None:
        colours = face.colours if face.colours is not None else symbols.letters(symbols.parse(face.cost).colours)
        found = _prints[face] = Print(
            type_bits(frozenset(face.types)),
            face.power if isinstance(face.power, int) else None,
            face.toughness if isinstance(face.toughness, int) else None,
            colour_bits(colours),
            keyword_bits(frozenset(word for ability in face.abilities if isinstance(word := getattr(ability, "word", ""), str))),
            frozenset(face.types),
            frozenset(face.subtypes),
            frozenset(face.supertypes),
            face.abilities + intrinsic(frozenset(face.types), frozenset(face.subtypes), keywords_of(face.abilities)),
        )
    return found


def altered(chars: Chars, face: Face) -> bool:
    """Whether effects have changed the name, cost, types or text; sizes and colours are shown as they are anyway."""
    p = printed(face)
    if chars.name != face.name or chars.cost != face.cost or chars.types != p.type_words:
        return True
    if chars.subtypes != p.subtypes or chars.supertypes != p.supertypes or chars.every_creature_type:
        return True
    if chars.abilities == p.abilities or chars.abilities == face.abilities:
        return False
    n = len(face.abilities)
    if len(chars.abilities) != len(p.abilities) or chars.abilities[:n] != face.abilities:
        return True
    return not all(isinstance(a, Activated) and simple_mask(a) for a in chars.abilities[n:])


class Content(NamedTuple):
    """What a definition says. `siblings` are the numbers of the card's other faces."""

    name: str
    cost: str
    mana_value: int
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    supertypes: tuple[str, ...]
    colours: str
    abilities: tuple[Ability, ...]
    power: str = ""
    toughness: str = ""
    loyalty: str = ""


class Definitions:
    """All definitions of a room. Numbers begin with 1; 0 is a face that is not known."""

    __slots__ = ("contents", "siblings", "_faces", "_now")

    def __init__(self) -> None:
        self.contents: list[Content] = [Content("", "", 0, (), (), (), "", ())]
        self.siblings: list[tuple[int, ...]] = [()]
        self._faces: dict[Face, int] = {}
        self._now: dict[Content, int] = {}

    def of_face(self, face: Face, card: Card | None) -> int:
        """The number of what is printed on the face."""
        found = self._faces.get(face)
        if found is not None:
            return found
        number = self._add(_content(face))
        self._faces[face] = number
        if card is not None and len(card.faces) > 1:
            others = tuple(self.of_face(other, None) for other in card.faces if other != face)
            self.siblings[number] = others
            for other in others:
                self.siblings[other] = tuple(n for n in (number, *others) if n != other)
        return number

    def of_chars(self, chars: Chars) -> int:
        """The number of what effects have made of an object."""
        content = Content(
            chars.name,
            chars.cost,
            chars.mana_value,
            tuple(sorted(chars.types)),
            ("every creature type",) if chars.every_creature_type else tuple(sorted(chars.subtypes)),
            tuple(sorted(chars.supertypes)),
            chars.colours,
            chars.abilities,
        )
        found = self._now.get(content)
        if found is None:
            found = self._now[content] = self._add(content)
        return found

    def _add(self, content: Content) -> int:
        self.contents.append(content)
        self.siblings.append(())
        return len(self.contents) - 1


def _content(face: Face) -> Content:
    cost = symbols.parse(face.cost)
    return Content(
        face.name,
        face.cost,
        cost.value,
        face.types,
        face.subtypes,
        face.supertypes,
        face.colours if face.colours is not None else symbols.letters(cost.colours),
        printed(face).abilities,
        "" if face.power is None else str(face.power),
        "" if face.toughness is None else str(face.toughness),
        str(face.loyalty if face.loyalty is not None else face.defense) if face.loyalty is not None or face.defense is not None else "",
    )
