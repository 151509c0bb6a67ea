"""Event: what all events are."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ..abilities.words import Verb

if TYPE_CHECKING:
    from ..game import Game


class Happening:
    """Something that happens."""

    __slots__ = ()
    verbs: ClassVar[tuple[type[Verb], ...]] = ()
    """The verbs that describe it, if any does."""

    def before(self, game: Game) -> None:
        """Remember what is about to be lost; called on all of a batch before any is applied."""

    def apply(self, game: Game) -> None:
        """Change the state."""
        raise NotImplementedError

    def also(self, game: Game) -> tuple[Happening, ...]:
        """What has happened with it, applied already: it is logged and noticed as well."""
        return ()

    def __repr__(self) -> str:
        names = (name for cls in reversed(type(self).__mro__) for name in getattr(cls, "__slots__", ()))
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__name__}({fields})"
