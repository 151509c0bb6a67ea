"""Table: what a row of the table of constructs is, how a row fits a word, and how its pattern is read.

A row says of one shape of words how it is worded. It is data in both directions: the printer finds the row that a word fits
and fills the pattern; a reader can find the pattern in a text and fill the shape.

    row("{who:doer} <draw|draws> {n:many:card}", Draw(H.who, H.n), "121.1")

In a pattern, `{hole:sort:argument}` stands for a part, `<base|third>` for a verb that agrees with the subject (the hole of sort
doer, actor, or source before it), everything else for itself. In a shape, holes stand for the parts; everything else must be equal.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

from msgspec import Struct, structs

from server.engine.abilities.filters import And
from server.engine.abilities.words import Filter, Word


class Hole(Struct, frozen=True, cache_hash=True):
    """A part of a shape that is left open."""

    hole: str


class RestOf(Struct, frozen=True, cache_hash=True):
    """As the first part of an And: all parts but those that are written after it, as one filter."""

    hole: str


class Without(Struct, frozen=True, cache_hash=True):
    """A word of that class in which the fields are not their defaults but have these shapes; `rest` is the word without them.

    So what can be added to many words (a condition, an ability word, a limit) is worded in one row.
    """

    of: str
    fields: tuple[tuple[str, Any], ...]
    rest: str = "rest"


class _Holes:
    """`H.name` is the hole of that name, to stand in any field."""

    def __getattr__(self, name: str) -> Any:
        return Hole(name)


H = _Holes()


def rest(name: str) -> Any:
    """A `RestOf`, to stand as the first part of an And."""
    return RestOf(name)


class Row(NamedTuple):
    """One construct: how words of the shape are said, and the rule that defines it."""

    pattern: str
    shape: Any
    """A word, or several, with holes in any field; a hole; or a Without."""
    rule: str
    guard: str = ""
    """What must be so where it is said, one of the guards that speech.py knows; "" nothing."""


def row(pattern: str, shape: Any, rule: str, guard: str = "") -> Row:
    """A row; the shape may have holes in any field, so its fields are not checked by type."""
    return Row(pattern, shape, rule, guard)


class Slot(NamedTuple):
    """A hole in a pattern."""

    name: str
    sort: str
    argument: str


class Agreeing(NamedTuple):
    """A word that agrees: with you or several, with one, and after may, would or can't."""

    base: str
    third: str
    bare: str


Piece = str | Slot | Agreeing
_PIECES = re.compile(r"(\{[a-z_]+:[a-z_]+(?::[^{}]*)?\}|<[^<>|]*\|[^<>|]*(?:\|[^<>|]*)?>)")


@cache
def pieces(pattern: str) -> tuple[Piece, ...]:
    """The pattern, cut at its holes and agreeing words."""
    found: list[Piece] = []
    for part in _PIECES.split(pattern):
        if part.startswith("{") and _PIECES.fullmatch(part):
            name, sort, argument = (*part[1:-1].split(":", 2), "")[:3]
            found.append(Slot(name, sort, argument))
        elif part.startswith("<") and _PIECES.fullmatch(part):
            base, third, bare = (*part[1:-1].split("|"), "")[:3]
            found.append(Agreeing(base, third, bare or base))
        elif part:
            found.append(part)
    return tuple(found)


def fit(shape: object, value: object, holes: dict[str, object]) -> bool:
    """Whether the value has the shape; what stands in the holes is put into `holes`.

    A name that only binds (of a pick or a verb) is no part of the wording and fits any other.
    """
    if type(shape) is Hole:
        if shape.hole in holes:
            return holes[shape.hole] == value
        holes[shape.hole] = value
        return True
    if type(shape) is Without:
        return _fit_without(shape, value, holes)
    if isinstance(shape, Word):
        if type(shape) is not type(value):
            return False
        if isinstance(shape, And) and isinstance(value, And):
            parts: tuple[Any, ...] = shape.parts
            if type(parts[0]) is RestOf:
                return _fit_rest(parts, value.parts, holes)
        return all(
            name in binding(type(shape)) or fit(getattr(shape, name), getattr(value, name), holes) for name in shape.__struct_fields__
        )
    if isinstance(shape, tuple):
        return isinstance(value, tuple) and len(shape) == len(value) and all(fit(a, b, holes) for a, b in zip(shape, value))
    return type(shape) is type(value) and shape == value


def _fit_rest(shape: tuple[Any, ...], parts: tuple[Filter, ...], holes: dict[str, object]) -> bool:
    last = len(shape) - 1
    front = parts[:-last]
    if not front or not fit(shape[1:], parts[-last:], holes):
        return False
    holes[shape[0].hole] = front[0] if len(front) == 1 else And(front)
    return True


def _fit_without(shape: Without, value: object, holes: dict[str, object]) -> bool:
    if type(value).__name__ != shape.of or not isinstance(value, Word):
        return False
    plain = defaults(type(value))
    for name, part in shape.fields:
        if getattr(value, name) == plain[name] or not fit(part, getattr(value, name), holes):
            return False
    holes[shape.rest] = structs.replace(value, **{name: plain[name] for name, _ in shape.fields})
    return True


@cache
def defaults(cls: type[Word]) -> dict[str, Any]:
    """The fields of a word that have a default, and which."""
    fields = cls.__struct_fields__
    return dict(zip(fields[len(fields) - len(cls.__struct_defaults__) :], cls.__struct_defaults__))


@cache
def binding(cls: type[Word]) -> tuple[str, ...]:
    """The fields of a word that only bind a name, or say on which line it stands."""
    return tuple(name for name in ("name", "apart") if name in defaults(cls))
