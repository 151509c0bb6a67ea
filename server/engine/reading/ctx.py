"""Ctx: for whom, and from what, words are read."""

from __future__ import annotations

from ..abilities.words import Ability, Filter
from ..decisions import Seat, Thing
from ..objects import Names, ObjectId


class Ctx:
    """Who is "you", which object is "self", what the names and X mean.

    `over` is what AFFECTED means: a filter, a tuple of things, or None for the source. `spell` is a card that is looked at as
    though it were already the spell that it would be (601.2a), 0 for none. `ability` is the ability that resolves, if one does.
    """

    __slots__ = ("source", "you", "names", "x", "over", "spell", "ability")

    def __init__(
        self,
        source: ObjectId,
        you: Seat,
        names: Names | None = None,
        x: int = 0,
        over: Filter | tuple[Thing, ...] | None = None,
        spell: ObjectId = 0,
    ) -> None:
        self.source, self.you = source, you
        self.names: Names = {} if names is None else names
        self.x = x
        self.over = over
        self.spell = spell
        self.ability: Ability | None = None
