"""Decklists: reading them in the usual formats, and checking them (CR 100.2-100.4).

    4 Lightning Bolt            a count and a name
    4x Lightning Bolt (M10) 146 set, number and foil marks are passed over
    Deck, Sideboard, Commander, Companion     begin a part (also "Sideboard:", "// Sideboard", "Sideboard (15)")
    Maybeboard                  begins what does not belong to the deck
    SB: 2 Shatter               a card of the sideboard
    # or //                     a remark; so are headings like "Creatures (20)"

A list without any of these that consists of two blocks, the second of at most fifteen cards, ends with its sideboard (MTGO).
MTGO's deck files are read as well, in XML: <Cards Quantity="4" Sideboard="false" Name="Lightning Bolt"/>.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from xml.parsers import expat

from server.engine.abilities.kinds import Card

from . import commander
from .commander_decks import COMMANDER_DECKS
from .decks import DECKS
from .errors import BadDecklist, RefusedDeck
from .pool import Pool, key

LEAST_CARDS = 60  # 100.2a
MOST_ALIKE = 4
MOST_SIDEBOARD = 15  # 100.4a
MOST_OF_ONE = 300  # our own limits, so that a list cannot fill the memory
MOST_CARDS = 1000
MOST_TEXT = 100_000

_PARTS = {
    "deck": "main", "main": "main", "main deck": "main", "maindeck": "main", "mainboard": "main",
    "sideboard": "sideboard", "side": "sideboard", "commander": "commander", "commanders": "commander", "companion": "companion",
    "maybeboard": "maybe", "considering": "maybe",
}  # fmt: skip
_HEADINGS = {
    "about", "creature", "creatures", "land", "lands", "instant", "instants", "sorcery", "sorceries", "artifact", "artifacts",
    "enchantment", "enchantments", "planeswalker", "planeswalkers", "battle", "battles", "spell", "spells", "other", "others",
    "other spells",
    "instants and sorceries", "artifacts and enchantments",
}  # fmt: skip
_HEADING = re.compile(r"([A-Za-z][A-Za-z ]*?)\s*(?:[(\[]\d+[)\]])?\s*:?\s*(?:[(\[]\d+[)\]])?")
_ENTRY = re.compile(r"(?P<side>SB:\s*)?(?P<count>\d{1,6})\s*[xX]?\s+(?P<name>\S.*)", re.IGNORECASE)
_PRINTING = re.compile(r"\s+(?:\(([A-Z0-9]{2,6}|[a-z0-9]{2,6})\)|\[([A-Z0-9]{2,6}|[a-z0-9]{2,6})\])(?:\s+[\w★†-]+)?$")
_FOIL = re.compile(r"\s+\*[A-Za-z]+\*$")


@dataclass(frozen=True, slots=True)
class Entry:
    """So many of a card, and in which line it stands."""

    count: int
    name: str
    line: int


@dataclass(frozen=True, slots=True)
class Decklist:
    """A list as it was read; whether there are such cards is for `check` to say."""

    main: tuple[Entry, ...]
    sideboard: tuple[Entry, ...] = ()
    commander: tuple[Entry, ...] = ()
    companion: tuple[Entry, ...] = ()


def read(text: str) -> Decklist:
    """The list in the text. Raises BadDecklist with every line that cannot be read."""
    if len(text) > MOST_TEXT:
        raise BadDecklist(((1, f"a decklist has at most {MOST_TEXT} characters"),))
    if text.lstrip("\ufeff \t\r\n").startswith("<"):
        text = _lines_of(text)
    parts: dict[str, list[Entry]] = {"main": [], "sideboard": [], "commander": [], "companion": [], "maybe": []}
    blocks: list[list[Entry]] = [[]]
    bad: list[tuple[int, str]] = []
    part, plain = "main", True
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        line = " ".join(raw.split())
        named = _part(line)
        if named is not None:
            part, plain = named, False
        elif not line:
            if blocks[-1]:
                blocks.append([])
        elif not _is_remark(line):
            entry = _entry(line, number)
            if isinstance(entry, str):
                bad.append((number, entry))
                continue
            side, leads = line[:3].upper() == "SB:", line.upper().endswith("*CMDR*")
            plain = plain and not side
            parts["commander" if leads else "sideboard" if side else part].append(entry)
            if not leads:
                blocks[-1].append(entry)
    if bad:
        raise BadDecklist(tuple(bad))
    if sum(entry.count for entries in parts.values() for entry in entries) > MOST_CARDS:
        raise BadDecklist(((1, f"a decklist has at most {MOST_CARDS} cards"),))
    if plain:
        _split(parts, [block for block in blocks if block])
    return Decklist(*(tuple(parts[name]) for name in ("main", "sideboard", "commander", "companion")))


def with_commanders(deck: Decklist) -> Decklist:
    """The list as one for Commander: MTGO and others write the commander, or two partners, as the sideboard, which such a deck
    has none of (903.5e)."""
    if deck.commander or sum(entry.count for entry in deck.sideboard) > 2:
        return deck
    return replace(deck, commander=deck.sideboard, sideboard=())


def check(deck: Decklist, pool: Pool, rules: str = "constructed") -> tuple[Card, ...]:
    """The cards of the main deck, commanders not among them, if the deck may be played by the rules: "constructed" (100.2a),
    "commander" (903.3-5) or "freeform" (anything). Raises RefusedDeck with every unknown card and every rule that is broken.
    """
    if rules not in ("constructed", "commander", "freeform"):
        raise ValueError(f"there are no deck rules called {rules!r}")
    everything = (*deck.main, *deck.sideboard, *deck.commander, *deck.companion)
    unknown = tuple(dict.fromkeys(entry.name for entry in everything if entry.name not in pool))
    reasons = [f"line {entry.line}: unknown card {entry.name[:60]!r}" for entry in _first_of_each(everything) if entry.name in unknown]
    if not deck.main:
        reasons.append("the deck has no cards")
    elif rules == "constructed":
        reasons.extend(_constructed(deck, pool))
    elif rules == "commander" and not unknown:
        reasons.extend(commander.faults(cards(deck.main, pool), cards(deck.commander, pool), bool(deck.sideboard)))
    if reasons:
        raise RefusedDeck(unknown, tuple(reasons))
    return cards(deck.main, pool)


def cards(entries: Iterable[Entry], pool: Pool) -> tuple[Card, ...]:
    """The cards of the entries, one by one. Raises UnknownCard."""
    return tuple(card for entry in entries for card in (pool[entry.name],) * entry.count)


def starter_decks() -> dict[str, str]:
    """Decks of starter cards as lists, by name: the two of the benchmarks, four for Two-Headed Giant, two for Commander."""
    return {**DECKS, **COMMANDER_DECKS}


def _lines_of(text: str) -> str:
    """The cards of one of MTGO's deck files, each in the line where it stands there. Raises BadDecklist."""
    if "<!" in text:  # no deck file declares anything, and entities could fill the memory
        raise BadDecklist(((1, "an XML file with declarations is no deck file"),))
    lines: list[str] = []

    def begin(tag: str, entry: dict[str, str]) -> None:
        if tag == "Cards":
            lines.extend("#" for _ in range(len(lines) + 1, parser.CurrentLineNumber))
            side = "SB: " if entry.get("Sideboard", "").casefold() == "true" else ""
            line = f"{side}{entry.get('Quantity', '')} {entry.get('Name', '')}"
            lines.append(" ".join(line.split()))  # one line, whatever the name says

    parser = expat.ParserCreate()
    parser.StartElementHandler = begin
    try:
        parser.Parse(text.strip("\ufeff \t\r\n"), True)
    except expat.ExpatError as error:
        raise BadDecklist(((error.lineno, f"this XML cannot be read: {error}"),)) from None
    except UnicodeEncodeError as error:
        raise BadDecklist(((1, f"this XML cannot be read: {error.reason}"),)) from None
    return "\n".join(lines)


def _part(line: str) -> str | None:
    title = _HEADING.fullmatch(line.lstrip("/# ").removesuffix(":") if line[:1] in "/#" else line)
    return _PARTS.get(title[1].casefold()) if title else None


def _is_remark(line: str) -> bool:
    if line.startswith(("#", "//", "Name ", "[")):
        return True
    title = _HEADING.fullmatch(line)
    return title is not None and title[1].casefold() in _HEADINGS


def _entry(line: str, number: int) -> Entry | str:
    """The entry in the line, or what is wrong with it."""
    found = _ENTRY.fullmatch(re.sub(r"\s+#.*$", "", line))
    if found is None:
        return f"a count and a card's name were expected, not {line[:60]!r}"
    count = int(found["count"])
    if not 1 <= count <= MOST_OF_ONE:
        return f"a count from 1 to {MOST_OF_ONE} was expected, not {count}"
    return Entry(count, _PRINTING.sub("", _FOIL.sub("", found["name"])).strip(), number)


def _split(parts: dict[str, list[Entry]], blocks: list[list[Entry]]) -> None:
    if len(blocks) == 2 and sum(entry.count for entry in blocks[1]) <= MOST_SIDEBOARD < sum(entry.count for entry in blocks[0]):
        parts["main"], parts["sideboard"] = blocks


def _first_of_each(entries: Iterable[Entry]) -> list[Entry]:
    first: dict[str, Entry] = {}
    for entry in entries:
        first.setdefault(key(entry.name), entry)
    return list(first.values())


def _constructed(deck: Decklist, pool: Pool) -> list[str]:
    reasons = []
    size = sum(entry.count for entry in deck.main)
    if size < LEAST_CARDS:
        reasons.append(f"a deck has at least {LEAST_CARDS} cards, not {size} (100.2a)")
    side = sum(entry.count for entry in deck.sideboard)
    if side > MOST_SIDEBOARD:
        reasons.append(f"a sideboard has at most {MOST_SIDEBOARD} cards, not {side} (100.4a)")
    counts: dict[str, int] = {}
    for entry in (*deck.main, *deck.sideboard):
        card = pool.get(entry.name)
        if card is not None and "basic" not in card.faces[0].supertypes:
            counts[card.name] = counts.get(card.name, 0) + entry.count
    for name, count in counts.items():
        if count > MOST_ALIKE:
            reasons.append(f"{count} {name}: at most {MOST_ALIKE} of a card are allowed (100.2a)")
    return reasons
