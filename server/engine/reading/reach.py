"""Reach: where the things that fit a filter can be, read off the filter itself (109.2)."""

from __future__ import annotations

from typing import Any

from ..abilities import filters
from ..abilities.words import Filter, Pick

ZONES = ("battlefield", "stack", "hand", "graveyard", "library", "exile", "command")
_ALL = frozenset(ZONES)
_OFF = _ALL - {"battlefield", "stack"}
_NOWHERE: frozenset[str] = frozenset()
_PLAYERS = (filters.You, filters.Opponent, filters.Teammate, filters.YourTeam, filters.Same)
_PLAYER_STATS = (
    "life", "hand", "library", "graveyard", "poison", "life_lost", "life_gained", "cards_drawn", "spells_cast", "spells_before",
    "lands_played", "mains",
)  # fmt: skip
_PLAYER_STATUSES = ("active", "defending", "monarch", "initiative", "poisoned")
_KINDS = {
    "permanent": frozenset({"battlefield"}),
    "token": frozenset({"battlefield"}),
    "spell": frozenset({"stack"}),
    "ability": frozenset({"stack"}),
    "activated": frozenset({"stack"}),
    "triggered": frozenset({"stack"}),
    "card": _OFF,
    "source": frozenset({"battlefield", "stack", "command"}),
}


class Reach:
    """Where to look: whether among players, in which zones, or only at what a pick gives."""

    __slots__ = ("players", "zones", "pick")

    def __init__(self, players: bool, zones: tuple[str, ...], pick: Pick | None) -> None:
        self.players, self.zones, self.pick = players, zones, pick


_KNOWN: dict[Filter, Reach] = {}


def of(filter: Filter) -> Reach:
    """Where what fits the filter can be; the battlefield, if it does not say."""
    known = _KNOWN.get(filter)
    if known is None:
        players, zones, pick = _read(filter)
        if players is None and zones is None:
            zones = frozenset({"battlefield"})
        known = _KNOWN[filter] = Reach(bool(players), tuple(zone for zone in ZONES if zones and zone in zones), pick)
    return known


def is_of_permanents(filter: Filter) -> bool:
    """Whether the words mean what is on the battlefield, as "creatures" does, and not a certain object wherever it is (109.2)."""
    where = of(filter)
    return where.pick is None and where.zones == ("battlefield",)


def _read(f: Any) -> tuple[bool | None, frozenset[str] | None, Pick | None]:
    """Players or not, zones, a pick that names the candidates; None where the filter does not say."""
    kind = type(f)
    if kind is filters.Kind:
        return (True, _NOWHERE, None) if f.kind == "player" else (False, _KINDS[f.kind], None)
    if kind in _PLAYERS:
        return True, _NOWHERE, None
    if kind is filters.InZone:
        return False, frozenset({f.zone}), None
    if kind is filters.And:
        return _read_and(f)
    if kind is filters.Or:
        return _read_or(f)
    if kind is filters.Not:
        zone = type(f.part) is filters.InZone and f.part.whose is None
        return (False, _ALL - {f.part.zone}, None) if zone else (None, None, None)
    if kind is filters.Is:
        return None, None, f.ref
    if kind is filters.Stat and f.what in _PLAYER_STATS:
        return True, _NOWHERE, None
    if kind is filters.Status and f.status in _PLAYER_STATUSES:
        return True, _NOWHERE, None
    if kind is filters.Targets:
        return False, frozenset({"stack"}), None
    return None, None, None


def _read_and(f: filters.And) -> tuple[bool | None, frozenset[str] | None, Pick | None]:
    players: bool | None = None
    zones: frozenset[str] | None = None
    pick: Pick | None = None
    permanent = False
    for part in f.parts:
        if type(part) is filters.Kind and part.kind == "permanent":
            permanent = True  # "permanent card" and "permanent spell" are elsewhere (110.4a-b)
            continue
        theirs, where, what = _read(part)
        if theirs is not None:
            players = theirs if players is None else players and theirs
        if where is not None:
            zones = where if zones is None else zones & where
        pick = pick or what
    if permanent and not zones:
        return False, _KINDS["permanent"], pick
    return players, zones, pick


def _read_or(f: filters.Or) -> tuple[bool | None, frozenset[str] | None, Pick | None]:
    players = False
    zones = _NOWHERE
    said = False
    for part in f.parts:
        theirs, where, pick = _read(part)
        if theirs is None and where is None:
            if pick is not None:
                return None, None, None
            zones |= {"battlefield"}
            continue
        said = True
        players = players or bool(theirs)
        zones |= where if where is not None else _NOWHERE
    return (players, zones, None) if said else (None, None, None)
