"""Texts: words of an object's rules text that stand for others (612)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ..abilities import changes, filters, verbs
from ..abilities.words import Word

WORDS: dict[type[Any], tuple[str, ...]] = {
    filters.Subtype: ("subtype",),
    filters.Colour: ("colour",),
    changes.Types: ("set", "add", "lose"),
    changes.Colours: ("colours",),
    verbs.TokenSpec: ("subtypes", "colours", "name"),
}
"""The fields in which colour words and subtypes are used as such (612.2); the names of the tokens too (612.2a)."""
COLOURS = frozenset("WUBRG")


@lru_cache(maxsize=4096)
def with_words(word: Word, old: str, new: str) -> Any:
    """The word with every `old`, a colour or a subtype, read as `new`. What was granted is not text and is left alone (612.3)."""
    altered: dict[str, Any] = {}
    names = WORDS.get(type(word), ())
    for field in word.__struct_fields__:
        value = getattr(word, field)
        if field in names:
            made = _said(value, old, new)
        elif isinstance(value, Word):
            made = with_words(value, old, new)
        elif isinstance(value, tuple):
            made = tuple(with_words(part, old, new) if isinstance(part, Word) else part for part in value)
        else:
            continue
        if made != value:
            altered[field] = made
    return msgspec.structs.replace(word, **altered) if altered else word


def _said(value: Any, old: str, new: str) -> Any:
    if isinstance(value, tuple):
        return tuple(_said(part, old, new) for part in value)
    if old in COLOURS:
        return "".join(new if letter == old else letter for letter in value) if set(value) <= COLOURS else value
    return " ".join(new if part == old else part for part in value.split(" "))
