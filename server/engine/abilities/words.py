"""Words: what every word of the ability vocabulary is, and how words become plain data and come back.

A word is a frozen value. The classes here are the kinds of word that fields ask for (a filter, an amount, an
effect ...), so that the modules that define the words need not know each other.
"""

from __future__ import annotations

import types
import typing
from functools import cache
from typing import Any, TypeAlias, TypeVar, Union

import msgspec


class Word(msgspec.Struct, frozen=True, cache_hash=True):
    """A piece of an ability: frozen, comparable, hashable and serialisable."""


class Filter(Word, frozen=True):
    """A predicate over objects and players."""

    def __and__(self, other: Filter) -> Filter:
        return _joined("And", self, other)

    def __or__(self, other: Filter) -> Filter:
        return _joined("Or", self, other)

    def __invert__(self) -> Filter:
        made: Filter = _class("Not")(self)
        return made


class Amount(Word, frozen=True):
    """A number that is known when it is looked at."""


class Cond(Word, frozen=True):
    """Something that is true or not when it is looked at."""


class Pick(Word, frozen=True):
    """How objects and players are got: targeted, chosen, all, named earlier."""


class Effect(Word, frozen=True):
    """Instructions that a player follows as something resolves (608.2)."""


class Verb(Effect, frozen=True):
    """One thing that can happen, with named roles.

    Done, a role holds a Pick; awaited, ruled or remembered, it holds a Filter, and None fits anything.
    """


class Awaited(Word, frozen=True):
    """An event that is waited for, when it is more than a verb with filters."""


class Cost(Word, frozen=True):
    """Something that can be paid (118), when it is more than a verb."""


class Change(Word, frozen=True):
    """What a continuous effect does to what it affects, or to the rules of the game (611, 613)."""


class Duration(Word, frozen=True):
    """How long a continuous effect lasts (611.2)."""


class Ability(Word, frozen=True):
    """An ability (113)."""


class ManaKind(Word, frozen=True):
    """Which mana is added (106)."""


class Quality(Word, frozen=True):
    """A kind of thing that can be chosen by name: a colour, a creature type, a card name."""


Count: TypeAlias = int | Amount
Role: TypeAlias = Pick | Filter | None
Event: TypeAlias = Verb | Awaited
Payable: TypeAlias = Verb | Cost

W = TypeVar("W", bound=Word)
Data: TypeAlias = Any  # None, bool, int, str, or a list of these


class BadWord(ValueError):
    """The data does not spell a word: the message says where and why."""


def _class(name: str) -> type[Any]:
    for cls in _descendants(Word):
        if cls.__name__ == name:
            return cls
    raise BadWord(f"no word is called {name!r}")


def _joined(name: str, left: Filter, right: Filter) -> Filter:
    cls = _class(name)
    parts: list[Filter] = []
    sides: tuple[Any, Any] = (left, right)
    for side in sides:
        parts.extend(side.parts if type(side) is cls else (side,))
    made: Filter = cls(tuple(parts))
    return made


def _descendants(cls: type[Word]) -> list[type[Word]]:
    found: list[type[Word]] = []
    for sub in cls.__subclasses__():
        found.append(sub)
        found.extend(_descendants(sub))
    return found


@cache
def vocabulary() -> dict[str, type[Word]]:
    """Every word that can be written, by its name. Call it after the modules of words are imported."""
    return {cls.__name__: cls for cls in _descendants(Word) if cls.__struct_fields__ or not cls.__subclasses__()}


def to_data(word: Word) -> list[Data]:
    """The word as nested lists of plain values: its name, then its fields, trailing defaults left out."""
    fields = [_field_to_data(getattr(word, name)) for name in word.__struct_fields__]
    defaults = word.__struct_defaults__
    least = len(fields) - len(defaults)
    while len(fields) > least and getattr(word, word.__struct_fields__[len(fields) - 1]) == defaults[len(fields) - 1 - least]:
        fields.pop()
    return [type(word).__name__, *fields]


def _field_to_data(value: object) -> Data:
    if isinstance(value, Word):
        return to_data(value)
    if isinstance(value, tuple):
        return ["", *(_field_to_data(item) for item in value)]
    return value


def from_data(data: Data, kind: type[W]) -> W:
    """The word that `to_data` wrote. Raises BadWord when the data is not a word of that kind."""
    word = _word_from(data, "word")
    if not isinstance(word, kind):
        raise BadWord(f"a {kind.__name__.lower()} was expected, not {type(word).__name__}")
    return word


def _word_from(data: Data, where: str) -> Word:
    if not isinstance(data, list) or not data or not isinstance(data[0], str) or not data[0]:
        raise BadWord(f"{where}: a list that begins with a word's name was expected")
    cls = vocabulary().get(data[0])
    if cls is None:
        raise BadWord(f"{where}: no word is called {data[0]!r}")
    names = cls.__struct_fields__
    if len(data) - 1 > len(names):
        raise BadWord(f"{where}: {data[0]} has {len(names)} fields, not {len(data) - 1}")
    hints = _hints(cls)
    values: list[object] = []
    for name, item in zip(names, data[1:]):
        value = _value_from(item, f"{where}.{data[0]}.{name}")
        if not _fits(value, hints[name]):
            raise BadWord(f"{where}.{data[0]}.{name}: {value!r} is not a {hints[name]}")
        values.append(value)
    if len(values) < len(names) - len(cls.__struct_defaults__):
        raise BadWord(f"{where}: {data[0]} needs {names[len(values)]}")
    return cls(*values)


def _value_from(item: Data, where: str) -> object:
    if isinstance(item, list):
        if item and item[0] == "":
            return tuple(_value_from(part, f"{where}[{i}]") for i, part in enumerate(item[1:]))
        return _word_from(item, where)
    if item is None or isinstance(item, (bool, int, str)):
        return item
    raise BadWord(f"{where}: {type(item).__name__} cannot stand in a word")


@cache
def _hints(cls: type[Word]) -> dict[str, Any]:
    return typing.get_type_hints(cls)


def _fits(value: object, hint: Any) -> bool:
    origin = typing.get_origin(hint)
    if origin in (Union, types.UnionType):
        return any(_fits(value, part) for part in typing.get_args(hint))
    if origin is tuple:
        parts = typing.get_args(hint)
        if not isinstance(value, tuple):
            return False
        if len(parts) == 2 and parts[1] is Ellipsis:
            return all(_fits(item, parts[0]) for item in value)
        return len(parts) == len(value) and all(_fits(item, part) for item, part in zip(value, parts))
    if hint is None or hint is type(None):
        return value is None
    if hint is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, hint)
