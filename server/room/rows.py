"""Rows: what the engine shows, as rows of the protocol that still hold engine ids and the room's own definition numbers.

They are made once for a batch of events, whoever looks; each viewer puts its own numbers in (viewer.py).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from protocol.view import OBJECT, SHARED, STEPS, Flag, PlayerFlag, Row, trimmed
from protocol.view import O as F
from server.engine import view as engine
from server.engine.decisions import Thing

from .definitions import Definitions, altered, colour_bits, keyword_bits, printed, type_bits

if TYPE_CHECKING:
    from server.engine.game import Game
    from server.engine.objects import ObjectId
    from server.engine.view import PlayerSeen, Seen

ZONE = {"library": 0, "hand": 1, "battlefield": 2, "graveyard": 3, "stack": 4, "exile": 5, "command": 6}
STEP = {step: number for number, step in enumerate(STEPS)} | {"": STEPS.index("untap")}
"""The steps by name; a turn whose first step has not begun is said to be in its untap step."""

IN_PLAY = ("battlefield", "stack")
NOTHING: list[int | str] = []
"""The empty list in rows, whose lists are replaced and never written to."""
_DEFINITION, _NOW = int(F.DEFINITION), int(F.NOW)
_ATTACHED_TO, _ATTACKING, _BLOCKING = int(F.ATTACHED_TO), int(F.ATTACKING), int(F.BLOCKING)
_SOURCE, _TARGETS, _LINKED = int(F.SOURCE), int(F.TARGETS), int(F.LINKED)

Refs: TypeAlias = "tuple[tuple[int, Thing], ...]"
Lists: TypeAlias = "tuple[tuple[int, tuple[Thing, ...]], ...]"


class Base:
    """An object's row before a viewer's numbers are put in: what they stand for is kept beside it."""

    __slots__ = ("row", "definition", "now", "refs", "lists", "_length")

    def __init__(self, row: Row, definition: int, now: int, refs: Refs = (), lists: Lists = ()) -> None:
        self._length = 0
        self.row = row
        self.definition, self.now = definition, now  # the room's numbers
        self.refs = refs  # (field, thing)
        self.lists = lists  # (field, things)

    @property
    def length(self) -> int:
        """How long every viewer's row is without trailing defaults; 0 if that depends on whether it sees what the row refers to."""
        if not self._length and not self.refs and not self.lists:
            self._length = max(len(trimmed(self.row, OBJECT)), _NOW + 1 if self.now else 0, _DEFINITION + 1)
        return self._length

    @property
    def named(self) -> tuple[ObjectId, ...]:
        """The objects that it refers to."""
        if not self.refs and not self.lists:
            return ()
        return tuple([thing for _, thing in self.refs if thing > 0] + [thing for _, things in self.lists for thing in things if thing > 0])


class Looks:
    """How things look at this moment, worked out when first asked for and kept for the next viewer."""

    __slots__ = ("game", "definitions", "_open", "_closed", "_players", "_table")

    def __init__(self, game: Game, definitions: Definitions) -> None:
        self.game = game
        self.definitions = definitions
        self._open: dict[ObjectId, Base] = {}
        self._closed: dict[ObjectId, Base] = {}
        self._players: dict[int, Row] = {}
        self._table: Row | None = None

    def object(self, oid: ObjectId, face: bool) -> Base:
        """The object's row for those who may see its face, or may not. It must not be written to."""
        rows = self._open if face else self._closed
        row = rows.get(oid)
        if row is None:
            row = rows[oid] = object_row(engine.look(self.game, self.game.state.objects[oid], face), self.definitions)
        return row

    def player(self, seat: int) -> Row:
        """The player's row, the same for all."""
        row = self._players.get(seat)
        if row is None:
            row = self._players[seat] = player_row(engine.PlayerSeen(self.game, seat))
        return row

    def table(self) -> Row:
        """The table's row, the same for all."""
        if self._table is None:
            self._table = table_row(self.game)
        return self._table


def object_row(seen: Seen, definitions: Definitions) -> Base:
    """How an object looks, with what the viewers' numbers are needed for beside it."""
    face, chars, in_play = seen.face, seen.chars, seen.zone in IN_PLAY
    definition = definitions.of_face(face, seen.card) if face is not None else 0
    now = types = colours = keywords = 0
    power = toughness = None
    if chars is not None:
        types, power, toughness = type_bits(chars.types), chars.power, chars.toughness
        colours, keywords = colour_bits(chars.colours), keyword_bits(chars.keywords)
        if face is None or seen.face_down or altered(chars, face):
            now = definitions.of_chars(chars)
    elif face is not None and not in_play:
        types, power, toughness, colours, keywords = printed(face)[:5]
    counters = [part for pair in sorted(seen.counters.items()) for part in pair] if seen.counters else NOTHING
    row: Row = [
        ZONE[seen.zone], 0, seen.owner, seen.controller, _flags(seen), types, power, toughness, colours, keywords, seen.damage,
        counters, 0, 0, NOTHING, 0, NOTHING, seen.x, 0, seen.ability,
        list(seen.modes) if seen.modes else NOTHING, seen.face_number, list(seen.chosen) if seen.chosen else NOTHING, NOTHING,
    ]  # fmt: skip
    if not in_play:
        return Base(row, definition, now)
    refs: Refs = ()
    lists: Lists = ()
    if seen.attached_to or seen.attacking or seen.source:
        named = ((_ATTACHED_TO, seen.attached_to), (_ATTACKING, seen.attacking), (_SOURCE, seen.source))
        refs = tuple([(field, thing) for field, thing in named if thing])
    if seen.blocking or seen.targets or seen.linked:
        lists = tuple([pair for pair in ((_BLOCKING, seen.blocking), (_TARGETS, seen.targets), (_LINKED, seen.linked)) if pair[1]])
    return Base(row, definition, now, refs, lists)


def _flags(seen: Seen) -> int:
    flags = _KIND.get(seen.kind, 0)
    if seen.tapped:
        flags |= _TAPPED
    if seen.sick:
        flags |= _SICK
    if seen.commander:
        flags |= _COMMANDER
    if seen.face_down or seen.blocked or seen.phased_out or seen.transformed or seen.revealed:
        flags |= Flag.FACE_DOWN * seen.face_down | Flag.BLOCKED * seen.blocked | Flag.PHASED_OUT * seen.phased_out
        flags |= Flag.TRANSFORMED * seen.transformed | Flag.REVEALED * seen.revealed
    return int(flags)


_TAPPED, _SICK, _COMMANDER = int(Flag.TAPPED), int(Flag.SICK), int(Flag.COMMANDER)
_KIND = {"token": int(Flag.TOKEN), "copy": int(Flag.COPY), "ability": int(Flag.ABILITY), "emblem": int(Flag.EMBLEM)}


def player_row(seen: PlayerSeen) -> Row:
    """The row of a player."""
    flags = 0
    if seen.left or seen.lost or seen.won:
        flags = PlayerFlag.LEFT * seen.left | PlayerFlag.LOST * seen.lost | PlayerFlag.WON * seen.won
    return [
        seen.team,
        seen.life,
        seen.poison,
        seen.hand,
        seen.library,
        list(seen.pool),
        [part for pair in seen.counters for part in pair] if seen.counters else NOTHING,
        int(flags),
        seen.lands_played,
        seen.max_hand,
        -1 if seen.decider == seen.seat else seen.decider,
    ]


def table_row(game: Game) -> Row:
    """The row of the table."""
    state = game.state
    return [
        state.turn,
        STEP[state.step],
        list(game.active_team()),
        max(state.monarch, -1),
        max(state.initiative, -1),
        -1 if state.day is None else int(state.day),
        outcome_cell(game),
    ]


def outcome_cell(game: Game) -> list[int | str] | None:
    """How the game ended, if it has."""
    outcome = game.outcome
    if outcome is None:
        return None
    return ["won", *outcome.winners] if outcome.winners else ["drawn"]


@cache
def zone_cell(key: tuple[str, int]) -> tuple[int, int]:
    """A zone as views name it."""
    return ZONE[key[0]], key[1] if key[0] in engine.OWNED else SHARED
