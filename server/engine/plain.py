"""Plain: the engine's records as plain data, and back (a value is None, a bool, an int, a str, or a list that begins with its kind).

    ["t" ...] tuple   ["l" ...] list   ["d" key value ...] dict   ["f" ...] frozenset, sorted   ["n" digits] a huge int
    ["w" number] a word, by its place in the table of words   ["o" class ...] a record, its fields in the order of its slots
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol, TypeAlias

from . import ending, events, objects, setup, state
from .abilities.kinds import Card
from .abilities.words import BadWord, Word, from_data, to_data
from .errors import BadDump, EngineError

Plain: TypeAlias = Any  # None, bool, int, str, or a list of these
HUGE = 1 << 62
UNSET = ["u"]
OWN = "stamp"
"""Which game may write to a record is nobody's business outside the process."""


class Pool(Protocol):
    """Where equal cards are kept, so that they are in memory once."""

    def get(self, name: str, /) -> Card | None: ...


@cache
def records() -> dict[str, type[object]]:
    """The classes whose instances a game's state is made of, by name."""
    found: list[type[object]] = [
        setup.Setup, setup.PlayerSetup, state.State, state.Player, state.Mana, state.Continuous, state.Delayed, state.Waiting,
        objects.Obj, objects.Chars, ending.Outcome,
    ]  # fmt: skip
    kinds: list[type[object]] = [events.Happening]
    while kinds:
        kind = kinds.pop()
        found.append(kind)
        kinds.extend(kind.__subclasses__())
    return {kind.__name__: kind for kind in found}


def fields(kind: type[object]) -> tuple[str, ...]:
    """The fields of a record that are written, in order."""
    known = _fields.get(kind)
    if known is None:
        names = [name for cls in reversed(kind.__mro__) for name in cls.__dict__.get("__slots__", ())]
        known = _fields[kind] = tuple(name for name in names if name not in SKIPPED.get(kind, (OWN,)))
    return known


_fields: dict[type[object], tuple[str, ...]] = {}


SKIPPED: dict[type[object], tuple[str, ...]] = {state.State: (OWN, "version", "next_question")}
"""Fields that are no part of what a game is: counters of what was looked at and asked."""
REFILLED: dict[str, int] = {"stamp": 1, "version": 0, "next_question": 1}
"""What they are in a game that was loaded."""


class Writer:
    """Turns values into plain data; `words` is the table of words, filled as they come."""

    __slots__ = ("words", "_known")

    def __init__(self) -> None:
        self.words: list[Plain] = []
        self._known: dict[Word, int] = {}

    def value(self, value: object) -> Plain:
        """The value as plain data. Raises EngineError if it is of no kind that a state has."""
        kind = type(value)
        if value is None or kind is bool or kind is str:
            return value
        if kind is int:
            assert isinstance(value, int)
            return value if -HUGE < value < HUGE else ["n", str(value)]
        if kind is tuple or kind is list:
            assert isinstance(value, (tuple, list))
            return ["t" if kind is tuple else "l", *map(self.value, value)]
        if kind is dict:
            assert isinstance(value, dict)
            return ["d", *(self.value(part) for item in value.items() for part in item)]
        if kind is frozenset:
            assert isinstance(value, frozenset)
            return ["f", *sorted(value)]
        if isinstance(value, Word):
            return ["w", self._word(value)]
        if records().get(kind.__name__) is not kind:
            raise EngineError(f"a {kind.__name__} cannot be written")
        return ["o", kind.__name__, *(self.value(getattr(value, name)) if hasattr(value, name) else UNSET for name in fields(kind))]

    def _word(self, word: Word) -> int:
        number = self._known.get(word)
        if number is None:
            number = self._known[word] = len(self.words)
            self.words.append(to_data(word))
        return number


class Reader:
    """Turns plain data into values. Everything that is not as a Writer wrote it raises BadDump."""

    __slots__ = ("words",)

    def __init__(self, words: Plain, pool: Pool | None = None) -> None:
        if not isinstance(words, list):
            raise BadDump("the words are missing")
        try:
            self.words = [_shared(from_data(word, Word), pool) for word in words]
        except (BadWord, TypeError) as error:
            raise BadDump(f"a word is misspelt: {error}") from error

    def value(self, data: Plain) -> Any:
        """The value that the data stands for."""
        kind = type(data)
        if data is None or kind is bool or kind is int or kind is str:
            return data
        if kind is not list or not data or type(data[0]) is not str:
            raise BadDump(f"{data!r:.40} stands for nothing")
        tag, rest = data[0], data[1:]
        read = READ.get(tag)
        if read is None:
            raise BadDump(f"no kind of value is called {tag!r:.20}")
        try:
            return read(self, rest)
        except (TypeError, ValueError, IndexError) as error:
            raise error if isinstance(error, BadDump) else BadDump(f"{data!r:.40} stands for nothing") from error

    def tuple(self, rest: Sequence[Plain]) -> tuple[Any, ...]:
        return tuple(map(self.value, rest))

    def list(self, rest: Sequence[Plain]) -> list[Any]:
        return list(map(self.value, rest))

    def dict(self, rest: Sequence[Plain]) -> dict[Any, Any]:
        values = [self.value(part) for part in rest]
        return dict(zip(values[::2], values[1::2], strict=True))

    def frozenset(self, rest: Sequence[Plain]) -> frozenset[str]:
        if any(type(item) is not str for item in rest):
            raise BadDump("a set holds words only")
        return frozenset(rest)

    def huge(self, rest: Sequence[Plain]) -> int:
        (digits,) = rest
        return int(digits)

    def word(self, rest: Sequence[Plain]) -> Word:
        (number,) = rest
        if type(number) is not int or number < 0:
            raise BadDump("a word has no number")
        return self.words[number]

    def record(self, rest: Sequence[Plain]) -> Any:
        kind = records().get(rest[0]) if type(rest[0]) is str else None
        if kind is None:
            raise BadDump(f"no record is called {rest[0]!r:.40}")
        names = fields(kind)
        if len(names) != len(rest) - 1:
            raise BadDump(f"a {rest[0]} has {len(names)} fields, not {len(rest) - 1}")
        made: Any = object.__new__(kind)
        for name, item in zip(names, rest[1:]):
            if item != UNSET:
                setattr(made, name, self.value(item))
        for name in SKIPPED.get(kind, (OWN,)):
            if hasattr(kind, name):
                setattr(made, name, REFILLED[name])
        return made


READ = {
    "t": Reader.tuple, "l": Reader.list, "d": Reader.dict, "f": Reader.frozenset, "n": Reader.huge, "w": Reader.word, "o": Reader.record,
}  # fmt: skip


def _shared(word: Word, pool: Pool | None) -> Word:
    if pool is not None and isinstance(word, Card):
        known = pool.get(word.name)
        if known == word:
            return known
    return word
