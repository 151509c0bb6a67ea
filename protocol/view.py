"""View: how a table looks to one viewer, as plain rows of numbers, and what each field means.

A row is positional; its trailing defaults are left off on the wire. Nothing in here is prose: names and rules texts are
asked for by definition number (`cards`). Things are object ids above zero, or players as -1 - seat; 0 is nothing.
"""

from __future__ import annotations

from enum import IntEnum, IntFlag
from typing import TypeAlias

Cell: TypeAlias = int | str | list[int | str] | None
Row: TypeAlias = list[Cell]
ZoneKey: TypeAlias = tuple[int, int]
"""(zone, seat); the seat is -1 for zones that all share (400.1)."""
WireView: TypeAlias = tuple[Row, list[Row], list[Row], list[list[int]]]
"""Table, players by seat, objects (each row after its id), zones ([zone, seat, id, id ...])."""

SHARED = -1

STEPS = (
    "setup", "mulligan", "opening", "untap", "upkeep", "draw", "main1", "begin_combat", "attackers", "blockers",
    "first_strike_damage", "damage", "end_combat", "main2", "end", "cleanup",
)  # fmt: skip
ZONES = ("library", "hand", "battlefield", "graveyard", "stack", "exile", "command")
TYPES = (
    "artifact", "battle", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery", "dungeon", "plane", "scheme",
)  # fmt: skip
COLOURS = "WUBRG"
MANA = "WUBRGC"
KEYWORDS = (
    "flying", "reach", "first strike", "double strike", "trample", "deathtouch", "lifelink", "vigilance", "haste", "defender",
    "menace", "flash", "hexproof", "indestructible", "protection", "prowess", "shroud", "ward", "infect", "wither",
    "toxic", "fear", "intimidate", "skulk", "shadow", "horsemanship", "landwalk", "flanking", "bushido", "exalted",
    "undying", "persist", "changeling", "phasing", "banding", "annihilator",
)  # fmt: skip


class Zone(IntEnum):
    """The zones (400.1): an index into ZONES."""

    LIBRARY = 0
    HAND = 1
    BATTLEFIELD = 2
    GRAVEYARD = 3
    STACK = 4
    EXILE = 5
    COMMAND = 6


class T(IntEnum):
    """Fields of the table."""

    TURN = 0
    STEP = 1  # an index into STEPS
    ACTIVE = 2  # the seats whose turn it is (805.1)
    MONARCH = 3  # a seat, -1 nobody
    INITIATIVE = 4
    DAY = 5  # 1 day, 0 night, -1 neither
    OUTCOME = 6  # null while the game goes on; then ["won", seat ...] or ["drawn"]


class P(IntEnum):
    """Fields of a player."""

    TEAM = 0
    LIFE = 1  # the team's where life is shared (810.4)
    POISON = 2  # the player's own; a team's is the sum
    HAND = 3  # how many cards
    LIBRARY = 4  # how many cards
    POOL = 5  # [W, U, B, R, G, C], all floating mana
    COUNTERS = 6  # other than poison: [kind, n, kind, n ...]
    FLAGS = 7  # PlayerFlag
    LANDS = 8  # lands played this turn
    MAX_HAND = 9  # -1: no maximum
    DECIDER = 10  # the seat that decides for this player (723), -1: itself


class O(IntEnum):  # noqa: E742
    """Fields of an object. Hands, libraries and graveyards are their owner's (400.3)."""

    ZONE = 0
    DEFINITION = 1  # what it is by its copiable values; 0: its face is unknown
    OWNER = 2
    CONTROLLER = 3
    FLAGS = 4  # Flag
    TYPES = 5  # bits, by TYPES
    POWER = 6  # null: none
    TOUGHNESS = 7
    COLOURS = 8  # bits, by COLOURS
    KEYWORDS = 9  # bits, by KEYWORDS
    DAMAGE = 10
    COUNTERS = 11  # [kind, n, kind, n ...]
    ATTACHED_TO = 12  # a thing
    ATTACKING = 13  # a thing: whom
    BLOCKING = 14  # [object ...]
    NOW = 15  # the definition of what effects have made of it; 0: as DEFINITION says
    TARGETS = 16  # [thing ...]
    X = 17
    SOURCE = 18  # of an ability on the stack: the object it is of, if that is still shown
    ABILITY = 19  # of an ability on the stack: which of its definition's abilities; -1: none of them
    MODES = 20  # [mode ...], from 0
    FACE = 21  # which face is up, or cast
    CHOSEN = 22  # what was chosen for it, and what it has been made (level 2, manifested ...): [word or thing ...]
    LINKED = 23  # [object ...]: exiled with it and the like (607)


TABLE: Row = [0, 0, [], -1, -1, -1, None]
PLAYER: Row = [0, 0, 0, 0, 0, [0, 0, 0, 0, 0, 0], [], 0, 0, 7, -1]
OBJECT: Row = [0, 0, -1, -1, 0, 0, None, None, 0, 0, 0, [], 0, 0, [], 0, [], 0, 0, -1, [], 0, [], []]
"""The defaults of each row's fields."""


class Flag(IntFlag):
    """What an object is or is not: bits of O.FLAGS."""

    TAPPED = 1
    FACE_DOWN = 2
    SICK = 4  # a creature that came under its controller's control this turn (302.6)
    TOKEN = 8
    COPY = 16  # a copy of a spell or card
    BLOCKED = 32  # an attacker that became blocked (509.1h)
    PHASED_OUT = 64
    TRANSFORMED = 128
    ABILITY = 256  # an ability on the stack; its DEFINITION is its source's
    EMBLEM = 512
    REVEALED = 1024  # in a hidden zone, and shown to this viewer by an effect
    COMMANDER = 2048


class PlayerFlag(IntFlag):
    """Bits of P.FLAGS."""

    LEFT = 1  # has left the game (800.4)
    LOST = 2
    WON = 4


def bits(words: tuple[str, ...], table: tuple[str, ...] | str) -> int:
    """The bitset of those of the words that the table lists."""
    return sum(1 << i for i, word in enumerate(table) if word in words)


def trimmed(row: Row, defaults: Row) -> Row:
    """The row without its trailing defaults."""
    n = len(row)
    while n and row[n - 1] == defaults[n - 1]:
        n -= 1
    return row[:n]


def filled(row: Row, defaults: Row) -> Row:
    """The row at its full length. Fields that a newer peer has added are left off."""
    return row + defaults[len(row) :] if len(row) <= len(defaults) else row[: len(defaults)]


class View:
    """What one viewer sees. Rows have their full length, and their lists are replaced, never written to; zones without
    objects are absent.

    Order of a zone's objects: battlefield and exile as they came, graveyards oldest first, the stack's top last, a hand as
    its cards were shown; of a library only cards that the viewer may look at, the top card first.
    """

    __slots__ = ("table", "players", "objects", "zones")

    def __init__(
        self,
        table: Row | None = None,
        players: list[Row] | None = None,
        objects: dict[int, Row] | None = None,
        zones: dict[ZoneKey, list[int]] | None = None,
    ) -> None:
        self.table: Row = TABLE[:] if table is None else table
        self.players: list[Row] = [] if players is None else players
        self.objects: dict[int, Row] = {} if objects is None else objects
        self.zones: dict[ZoneKey, list[int]] = {} if zones is None else zones

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (self.table, self.players, self.objects, self.zones) == (other.table, other.players, other.objects, other.zones)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"View({self.to_wire()!r})"

    def copy(self) -> View:
        """An independent view; rows are copied, the lists in them shared."""
        return View(
            self.table[:],
            [row[:] for row in self.players],
            {oid: row[:] for oid, row in self.objects.items()},
            {key: ids[:] for key, ids in self.zones.items()},
        )

    def to_wire(self) -> WireView:
        """As a snapshot carries it."""
        return (
            trimmed(self.table, TABLE),
            [trimmed(row, PLAYER) for row in self.players],
            [[oid, *trimmed(row, OBJECT)] for oid, row in self.objects.items()],
            [[zone, seat, *ids] for (zone, seat), ids in self.zones.items()],
        )

    @classmethod
    def from_wire(cls, wire: WireView) -> View:
        """The view that a snapshot carries."""
        table, players, objects, zones = wire
        return cls(
            filled(table, TABLE),
            [filled(row, PLAYER) for row in players],
            {number(row[0]): filled(row[1:], OBJECT) for row in objects},
            {(row[0], row[1]): row[2:] for row in zones},
        )


def number(cell: Cell) -> int:
    """The cell as the number it must be."""
    return cell if isinstance(cell, int) else 0


def numbers(cell: Cell) -> list[int]:
    """The cell as the list of numbers it must be."""
    return [n for n in cell if isinstance(n, int)] if isinstance(cell, list) else []
