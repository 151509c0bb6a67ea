"""Rendering: filling the pattern of the first row that a word fits."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from .table import Agreeing, Row, Slot, fit, pieces

_SPACES = re.compile(" {2,}")


class Unsayable(Exception):
    """No row of the table says this."""


class Renderer:
    """Finds rows and fills their patterns. A subclass says the parts: a slot of sort `x` is said by its method `x_(value, argument)`."""

    def __init__(self) -> None:
        self.agreement = "base"  # of verbs with the subject named last: base, third, or bare after may, would and can't
        self.holes: dict[str, object] = {}  # of the row that is being filled

    def rows(self, table: tuple[Row, ...], word: object) -> str:
        """The word as the first row that says it has it. Raises Unsayable."""
        said = self.try_rows(table, word)
        if said is None:
            raise Unsayable(f"no words for {word!r}")
        return said

    def try_rows(self, table: tuple[Row, ...], word: object) -> str | None:
        """The same, None if no row says it."""
        for row in table:
            holes: dict[str, object] = {}
            if fit(row.shape, word, holes) and self.allows(row.guard, holes):
                state = self.save()
                try:
                    return self.fill(row.pattern, holes)
                except Unsayable:
                    self.restore(state)
        return None

    def fill(self, pattern: str, holes: dict[str, object]) -> str:
        """The pattern with its holes filled."""
        outer, self.holes = self.holes, holes
        try:
            text = "".join(self._piece(piece) for piece in pieces(pattern))
            return _SPACES.sub(" ", text).strip(" ")
        finally:
            self.holes = outer

    def _piece(self, piece: str | Slot | Agreeing) -> str:
        if isinstance(piece, str):
            return piece
        if isinstance(piece, Agreeing):
            return piece.third if self.agreement == "third" else piece.bare if self.agreement == "bare" else piece.base
        say: Callable[[Any, str], str] = getattr(self, piece.sort + "_")
        return say(self.holes.get(piece.name), piece.argument)

    def allows(self, guard: str, holes: dict[str, object]) -> bool:
        """Whether what the guard asks for is so."""
        raise NotImplementedError

    def save(self) -> object:
        """What to restore when a row turns out not to say the word after all."""
        raise NotImplementedError

    def restore(self, state: Any) -> None:
        """Back to what was saved."""
        raise NotImplementedError
