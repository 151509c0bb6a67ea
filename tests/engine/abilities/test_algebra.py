"""The algebra's document is run: its words exist, its cards are plain data, and its tables agree with its marks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from server.engine.abilities import amounts, changes, conditions, filters, kinds, picks, structures, verbs
from server.engine.abilities.words import Ability, Word, from_data, to_data
from tests.conftest import ROOT

DOCUMENT = ROOT / "server" / "engine" / "abilities" / "ALGEBRA.md"
ISSUE_2 = (
    "flying", "reach", "first strike", "double strike", "trample", "deathtouch", "lifelink", "vigilance", "haste", "defender", "menace",
    "flash", "hexproof", "indestructible", "protection", "prowess", "equip", "enchant",
)  # fmt: skip


class Novel:
    """A word that does not exist in code, or one with a field that does not."""

    def __init__(self, mark: str, *parts: object) -> None:
        self.mark, self.parts = mark, parts

    def __and__(self, other: object) -> Novel:
        return Novel("", self, other)

    def __invert__(self) -> Novel:
        return Novel("", self)

    __rand__ = __or__ = __ror__ = __and__


class Fresh(str):
    """A value of a field that the field's docstring does not list."""


class New:
    """What the document calls `new`."""

    def __getattr__(self, name: str) -> object:
        return lambda *parts, **named: Novel(name, *parts, *named.values())

    def on(self, word: Word, **fields: object) -> Novel:
        """The word with fields that it would gain: a mark for each."""
        made = Novel("", word)
        for name, value in fields.items():
            made = Novel(f"{type(word).__name__}.{name}", made, value)
        return made


def keyword(word: str, *arguments: object, **named: object) -> object:
    """K of the document: a keyword, marked unless issue 2 asks for it."""
    made = kinds.Keyword(word, *arguments, **named)  # type: ignore[arg-type]
    return made if word in ISSUE_2 else Novel(f'"{word}"', *arguments, *named.values())


@cache
def blocks() -> tuple[dict[str, tuple[object, ...]], dict[str, tuple[object, ...]]]:
    """The cards and the keywords of the document, evaluated."""
    names: dict[str, object] = {"new": New(), "v": Fresh, "K": keyword}
    for module in (amounts, changes, conditions, filters, kinds, picks, structures, verbs):
        names |= {name: value for name, value in vars(module).items() if not name.startswith("__")}
    cards: dict[str, tuple[object, ...]] = {}
    keywords: dict[str, tuple[object, ...]] = {}
    for block in re.findall(r"^```python\n(.*?)^```", DOCUMENT.read_text(encoding="utf-8"), re.M | re.S):
        if block.startswith("# notation"):
            exec(block, names)
        else:
            (keywords if block.startswith("# keywords") else cards).update(eval("{" + block + "}", names))
    return cards, keywords


def marks(value: object, field: str = "") -> Iterator[str]:
    """The marks in an expression, by the names that the tables give them."""
    if isinstance(value, Novel):
        if value.mark:
            yield value.mark
        for part in value.parts:
            yield from marks(part, field)
    elif isinstance(value, Fresh):
        yield f'{field} = "{value}"'
    elif isinstance(value, tuple):
        for part in value:
            yield from marks(part, field)
    elif isinstance(value, Word):
        for name in value.__struct_fields__:
            yield from marks(getattr(value, name), f"{type(value).__name__}.{name}")


def program(mark: str) -> tuple[object, ...]:
    """What a marked keyword or keyword action means, if the document says so: `"ward"`, CollectEvidence."""
    spelled = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", mark).lower()
    return blocks()[1].get(spelled.strip('"'), ())


def needed() -> Counter[str]:
    """How many cards need each thing that is marked, for themselves or for their keywords."""
    found: Counter[str] = Counter()
    for abilities in blocks()[0].values():
        own = set(marks(abilities))
        found.update(sorted(own.union(*(set(marks(program(mark))) for mark in own))))
    return found


def test_three_hundred_cards_are_said() -> None:
    """Every card that was drawn has its expression: 300, of which nine have a second face or spell (708-722)."""
    assert len(blocks()[0]) == 309


def test_unmarked_cards_are_data() -> None:
    """113.3: an expression without a mark is made of the words that exist, and comes back from plain data."""
    for name, abilities in blocks()[0].items():
        if not any(marks(abilities)):
            for ability in abilities:
                assert isinstance(ability, Ability), name
                assert from_data(to_data(ability), Ability) == ability, name


def test_keywords_that_the_cards_have_are_programs() -> None:
    """702: a keyword outside the issue's list is written as a program, unless it is a flag."""
    flags = {"banding", "wither", "can be your commander"}
    cards, keywords = blocks()
    used = {mark.strip('"') for abilities in cards.values() for mark in marks(abilities) if mark.startswith('"')}
    assert used - flags <= set(keywords)


@pytest.mark.parametrize("heading", ["Words", "Fields", "Values", "Keywords"])
def test_tables_count_the_marks(heading: str) -> None:
    """The tables at the end name every mark and say how many of the cards need it, most needed first."""
    text = DOCUMENT.read_text(encoding="utf-8")
    section = text.split(f"\n### {heading}\n")[1].split("\n### ")[0]
    rows = [(mark, int(n)) for mark, n in re.findall(r"^\| `([^|]+)` \|[^|]*\| (\d+) \|", section, re.M)]
    kind = {"Words": r"[A-Z]\w+$", "Fields": r"\w+\.\w+$", "Values": r"[\w.]* = ", "Keywords": '"'}[heading]
    assert dict(rows) == {mark: n for mark, n in needed().items() if re.match(kind, mark)}
    assert [n for _, n in rows] == sorted((n for _, n in rows), reverse=True)
