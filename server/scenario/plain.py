"""Plain: taking plain data apart, with errors that name the place."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from .document import Value
from .errors import BadScenario


def mapping(value: Value, where: str, keys: Iterable[str] | None = None) -> dict[str, Value]:
    """The value as a mapping with no other keys than those. Raises BadScenario, with a guess at what was meant."""
    if not isinstance(value, dict):
        raise BadScenario(f"{where}: a mapping was expected, not {value!r}")
    found = {str(key): item for key, item in value.items()}
    if keys is not None:
        known = tuple(keys)
        for key in found:
            if key not in known:
                near = difflib.get_close_matches(key, known, 1)
                guess = f" (did you mean {near[0]!r}?)" if near else f"; there are {', '.join(known)}"
                raise BadScenario(f"{where}: no key is called {key!r}{guess}")
    return found


def text(value: Value, where: str) -> str:
    """The value as a text; a number is taken as written."""
    if isinstance(value, str):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    raise BadScenario(f"{where}: a text was expected, not {value!r}")


def number(value: Value, where: str) -> int:
    """The value as a whole number."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise BadScenario(f"{where}: a whole number was expected, not {value!r}")


def flag(value: Value, where: str) -> bool:
    """The value as true or false."""
    if isinstance(value, bool):
        return value
    raise BadScenario(f"{where}: true or false was expected, not {value!r}")


def items(value: Value, where: str) -> list[Value]:
    """The value as a list."""
    if isinstance(value, (list, tuple)):
        return list(value)
    raise BadScenario(f"{where}: a list was expected, not {value!r}")


def some(value: Value) -> list[Value]:
    """The value as a list; anything else is a list of one, and nothing an empty list."""
    if value is None:
        return []
    return list(value) if isinstance(value, (list, tuple)) else [value]


def texts(value: Value, where: str) -> tuple[str, ...]:
    """The value as texts; a single text is a list of one."""
    return tuple(text(item, where) for item in some(value))


def numbers(value: Value, where: str) -> dict[str, int]:
    """The value as a mapping to numbers."""
    return {key: number(item, f"{where}.{key}") for key, item in mapping(value, where).items()}


def one_of(value: Value, where: str, known: tuple[str, ...]) -> str:
    """The value as one of the known words."""
    word = text(value, where)
    if word not in known:
        near = difflib.get_close_matches(word, known, 1)
        guess = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known)}"
        raise BadScenario(f"{where}: {word!r} is unknown; {guess}")
    return word
