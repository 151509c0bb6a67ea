"""Patterns: what an awaited or ruled event is looked up by, and which names a text speaks of."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..abilities import amounts, picks, structures, verbs
from ..abilities.words import Awaited, Event, Verb, Word

_SAME_AS: dict[type[Any], type[Any]] = {verbs.Discard: verbs.Move, verbs.Sacrifice: verbs.Move, verbs.Mill: verbs.Move}
"""Verbs that are awaited as the move that they are."""


def keys(pattern: Event) -> tuple[type[Verb] | type[Awaited], ...]:
    """The classes under which the pattern is looked up: of verbs, or Begins and Whenever."""
    if isinstance(pattern, structures.AnyEvent):
        return tuple(dict.fromkeys(key for part in pattern.events for key in keys(part)))
    if isinstance(pattern, (structures.OneOrMore, structures.Nth, structures.Provided)):
        return keys(pattern.event)
    if isinstance(pattern, verbs.Move) and pattern.manner == "draw":
        return (verbs.Move, verbs.Draw)
    kind = type(pattern)
    return (_SAME_AS.get(kind, kind),)


@cache
def names_used(word: Word) -> frozenset[str]:
    """The names that the word and all words within it refer to."""
    found = [word.name] if isinstance(word, (picks.Ref, amounts.Result)) else []
    for field in word.__struct_fields__:
        value = getattr(word, field)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Word):
                found.extend(names_used(part))
    return frozenset(found)
