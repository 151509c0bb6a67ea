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

from server.engine.abilities.words import Word


class Hole(Word, frozen=True):
    """A part of a shape that is left open."""

    hole: str


class _Holes:
    """`H.name` is the hole of that name, to stand in any field."""

    def __getattr__(self, name: str) -> Any:
        return Hole(name)


H = _Holes()


class Row(NamedTuple):
    """One construct: how words of the shape are said, and the rule that defines it."""

    pattern: str
    shape: Word | tuple[Word, ...]
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
    if isinstance(shape, Word):
        if type(shape) is not type(value):
            return False
        return all(
            name in binding(type(shape)) or fit(getattr(shape, name), getattr(value, name), holes) for name in shape.__struct_fields__
        )
    if isinstance(shape, tuple):
        return isinstance(value, tuple) and len(shape) == len(value) and all(fit(a, b, holes) for a, b in zip(shape, value))
    return type(shape) is type(value) and shape == value


@cache
def binding(cls: type[Word]) -> tuple[str, ...]:
    """The fields of a word that only bind a name."""
    fields = cls.__struct_fields__
    defaults = dict(zip(fields[len(fields) - len(cls.__struct_defaults__) :], cls.__struct_defaults__))
    return ("name",) if "name" in defaults else ()
