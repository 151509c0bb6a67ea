"""Spending: what mana comes from and what it is spent on, as payment sees them (106.6, 118.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ..abilities.kinds import Activated
from ..abilities.words import Filter
from ..objects import ObjectId
from .symbols import Need

if TYPE_CHECKING:
    from .production import Output

HELPERS = frozenset({"convoke", "improvise", "delve"})
WATERBEND = "waterbend"
USEFUL, COLOURED, CREATURE = 1 << 16, 1 << 8, 1
"""Weights of what automatic payment would rather keep: what has other uses, more colours, creatures."""


Ways: TypeAlias = tuple[tuple[int, int, Activated], ...]
"""Mana abilities of a permanent that are one unit each: the mask, the index, the ability."""


class Source:
    """Something that gives just one unit for a payment, and nothing else changes but that it is tapped: a permanent with
    "{T}: Add ..."; or what `help` (convoke, improvise, delve) lets stand in for mana."""

    __slots__ = ("oid", "mask", "weight", "ways", "only", "help")

    def __init__(self, oid: ObjectId, mask: int, weight: int, ways: Ways, only: Filter | None = None) -> None:
        self.oid, self.mask, self.weight = oid, mask, weight
        self.ways = ways
        self.only = only  # what its mana may be spent on (106.6)
        self.help = ""


class Maker:
    """Any other mana ability that could be activated: what it would add, what it costs."""

    __slots__ = (
        "oid", "index", "ability", "outputs", "wanted", "taps", "untaps", "leaves", "tier", "life", "uses", "weight", "only", "snow",
    )  # fmt: skip

    def __init__(self, oid: ObjectId, index: int, ability: Activated, outputs: tuple[Output, ...]) -> None:
        self.oid, self.index, self.ability, self.outputs = oid, index, ability, outputs
        self.wanted: tuple[Need, ...] = ()  # mana that it costs
        self.taps = self.untaps = self.leaves = False
        self.tier = 0  # 0: mana, {T}, {Q}; 1: life, counters, the source itself; 2: other objects
        self.life = 0
        self.uses = 1  # how often it can be activated for one payment
        self.weight = 0
        self.only: Filter | None = None
        self.snow = False


class Purpose:
    """What mana is spent on: a spell, an ability of an object, or something else; with what may stand in for mana."""

    __slots__ = ("kind", "oid", "helpers", "any_type", "assist", "produced_by", "bends")

    def __init__(self, kind: str, oid: ObjectId, helpers: tuple[str, ...] = (), any_type: int = 0) -> None:
        self.kind, self.oid = kind, oid  # spell, activated, mana (a mana ability), or "" (an effect, a special action)
        self.helpers = helpers  # convoke, improvise, delve
        self.bends = 0  # how much of the generic mana may be waterbent (701.67b)
        self.assist = False  # another player may pay generic mana (702.132)
        self.any_type = any_type  # types as though of which mana may be spent: COLOURS, or TYPES (609.4b)
        self.produced_by: tuple[Filter, ...] = ()  # only mana of such sources may be spent (106.6)

    @property
    def plain(self) -> bool:
        """Whether all that pays is plain mana, whatever it comes from."""
        return not self.helpers and not self.any_type and not self.produced_by

    def assisted(self) -> Purpose:
        """The same, once somebody else has paid (702.132a)."""
        made = Purpose("assisted", self.oid, self.helpers, self.any_type)
        made.produced_by = self.produced_by
        return made

    def bending(self, n: int) -> Purpose:
        """The same, where so much generic mana may be waterbent."""
        if n == self.bends:
            return self
        words = tuple(word for word in self.helpers if word != WATERBEND)
        made = Purpose(self.kind, self.oid, (*words, WATERBEND) if n else words, self.any_type)
        made.assist, made.produced_by, made.bends = self.assist, self.produced_by, n
        return made


NOTHING = Purpose("", 0)
