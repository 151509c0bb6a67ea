"""Aspects: what of the game can change, and which of it words read; so that nothing is computed again without need."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..abilities import acts, amounts, conditions, filters, picks
from ..abilities.words import Filter, Word
from ..reading import reach

OBJECT = 1  # permanents, emblems: came, left, transformed, chose
COUNTERS = 2
TAPPED = 4
COMBAT = 8
LIFE = 16  # life, and players' counters
TURN = 32
STEP = 64
EFFECTS = 128  # continuous effects began or ended
HAND = 256
GRAVEYARD = 512
STACK = 1024
LIBRARY = 2048
EXILE = 4096
ATTACHED = 8192
MANA = 16384
HISTORY = 32768  # what has happened: it grows with every event
DAMAGE = 65536
PLAYERS = 131072  # designations, lands played

# characteristics, by the layer that is the last to change them (613.1)
COPIABLE = 1 << 20  # name, cost, mana value
CONTROL = 1 << 21
TEXT = 1 << 22
TYPES = 1 << 23
COLOURS = 1 << 24
ABILITIES = 1 << 25
SIZE = 1 << 26
CHARACTERISTICS = COPIABLE | CONTROL | TEXT | TYPES | COLOURS | ABILITIES | SIZE
STATE = (1 << 20) - 1
EVERYTHING = CHARACTERISTICS | STATE

ZONES = {"battlefield": OBJECT, "stack": STACK, "hand": HAND, "graveyard": GRAVEYARD, "library": LIBRARY, "exile": EXILE, "command": OBJECT}
_STATUS = {
    "tapped": TAPPED, "untapped": TAPPED, "attacking": COMBAT, "blocking": COMBAT, "blocked": COMBAT, "unblocked": COMBAT | STEP,
    "defending": COMBAT | STEP | TURN, "face_down": OBJECT, "token": 0, "transformed": OBJECT, "enchanted": ATTACHED | OBJECT | TYPES,
    "equipped": ATTACHED | OBJECT | TYPES, "attached": ATTACHED, "sick": TURN | ABILITIES | CONTROL, "active": TURN, "alone": COMBAT,
    "modified": ATTACHED | COUNTERS | OBJECT | TYPES, "damaged": DAMAGE, "monarch": PLAYERS, "poisoned": LIFE, "goaded": EFFECTS,
    "blessed": PLAYERS, "storied": PLAYERS, "initiative": PLAYERS, "completed_dungeon": PLAYERS, "paired": EFFECTS,
}  # fmt: skip
_NUMBER = {
    "power": SIZE, "toughness": SIZE, "total": SIZE, "mana_value": COPIABLE, "loyalty": COUNTERS, "defense": COUNTERS, "damage": DAMAGE,
    "colours": COLOURS, "x": 0, "attachments": ATTACHED, "life": LIFE, "hand": HAND, "library": LIBRARY, "graveyard": GRAVEYARD,
    "poison": LIFE, "counters": COUNTERS | LIFE, "life_lost": HISTORY, "life_gained": HISTORY, "cards_drawn": HISTORY,
    "spells_cast": HISTORY, "lands_played": HISTORY, "spells_before": TURN, "mains": STEP, "speed": PLAYERS, "level": OBJECT,
    "targets": STACK, "blockers": COMBAT, "cast_before": HISTORY, "cast_as": HISTORY | STACK,
}  # fmt: skip
_PROPERTY = {
    "name": COPIABLE, "mana_value": COPIABLE, "colour": COLOURS, "type": TYPES, "subtype": TYPES, "basic_land_type": TYPES,
    "land_type": TYPES, "creature_type": TYPES, "power": SIZE, "toughness": SIZE, "controller": CONTROL,
}  # fmt: skip
_OF_ITSELF: dict[type[Any], int] = {
    filters.Type: TYPES,
    filters.Subtype: TYPES,
    filters.Supertype: TYPES,
    filters.Colour: COLOURS,
    filters.Named: COPIABLE,
    filters.ManaCost: COPIABLE,
    filters.Has: ABILITIES,
    filters.ControlledBy: CONTROL,
    filters.WithCounter: COUNTERS | LIFE,
    filters.AttachedTo: ATTACHED,
    filters.HasAttached: ATTACHED,
    filters.AttackingWhom: COMBAT,
    filters.BlockedBy: COMBAT,
    filters.PairedWith: EFFECTS,
    filters.Targets: STACK,
}

Reads = tuple[int, int]
"""Masks: what is read of the thing itself that is looked at, and what of anything else."""

_READS: dict[Word, Reads] = {}


def reads(word: Word) -> Reads:
    """What a filter, an amount, a condition or a pick reads."""
    known = _READS.get(word)
    if known is None:
        known = _READS[word] = _read(word)
    return known


def _read(word: Any) -> Reads:
    kind = type(word)
    own, other = _OF_ITSELF.get(kind, 0 if kind in _NOTHING_ITSELF else EVERYTHING), 0
    if kind is filters.Status:
        own |= _STATUS.get(word.status, OBJECT)  # a designation of its own
        if word.status in ("enchanted", "equipped", "modified", "alone"):
            other |= _STATUS[word.status]
    elif kind is filters.Stat:
        own |= number(word.what)
    elif kind is filters.Shares:
        own |= _PROPERTY.get(word.quality, 0)
        other |= _PROPERTY.get(word.quality, 0) | OBJECT
    elif kind is filters.Chosen:
        own |= _PROPERTY.get(word.quality, 0)
    elif kind is filters.Did or kind is amounts.Tally or kind is conditions.Happened:
        return own, HISTORY | OBJECT | CHARACTERISTICS
    elif kind is conditions.Remain:
        other |= OBJECT
    elif kind is conditions.Now:
        other |= STEP | TURN
    elif kind is amounts.Devotion:
        other |= OBJECT | CONTROL | COPIABLE
    elif kind is amounts.Of:
        if type(word.of) is picks.Ref and word.of.name == "affected":
            return number(word.what), 0
        other |= number(word.what) | OBJECT
    elif kind is amounts.Greatest or kind is amounts.Least or kind is amounts.Total or kind is amounts.Distinct:
        other |= number(word.what) | _PROPERTY.get(word.what, 0)
    elif kind is picks.Ref:
        return own, ATTACHED if word.name == "attached" else 0
    elif kind is picks.Top:
        other |= LIBRARY
    elif kind is picks.AttackedBy:
        other |= COMBAT
    elif kind is picks.ControllerOf:
        other |= CONTROL | OBJECT
    for field in word.__struct_fields__:
        value = getattr(word, field)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Word):
                its, others = reads(part)
                other |= others
                if kind in _SAME_THING:
                    own |= its
                elif isinstance(part, Filter):
                    other |= its | _where(part)
                else:
                    other |= its
    return own, other


_NOTHING_ITSELF = frozenset({
    filters.And, filters.Or, filters.Not, filters.Kind, filters.Status, filters.InZone, filters.OwnedBy, filters.Stat,
    filters.Is, filters.WasCast, filters.Shares, filters.Did, filters.You, filters.Opponent, filters.Teammate, filters.YourTeam,
    filters.Affected, filters.Same, filters.Chosen, filters.Bracketed, amounts.X, amounts.Number, amounts.Of,
    amounts.Greatest, amounts.Least,
    amounts.Total, amounts.Distinct, amounts.Result, acts.Votes, amounts.Tally, amounts.Plus, amounts.Times, amounts.Half,
    amounts.Difference, amounts.Quotient, amounts.Whether, amounts.Devotion, conditions.Compare, conditions.Exists,
    conditions.Fits, conditions.Remain, conditions.Done,
    conditions.Paid, conditions.Now, conditions.Happened, conditions.Both, conditions.Either, conditions.Unless,
    picks.Target, picks.Choose, picks.Search, picks.All, picks.Top, picks.Ref, picks.Just, picks.OwnerOf, picks.ControllerOf,
    picks.Together, picks.Beside, picks.AttackedBy,
})  # fmt: skip
"""Words that read nothing of a thing by themselves, only by the words within them. A word that is in no table here reads everything."""
_SAME_THING = (filters.And, filters.Or, filters.Not, filters.Bracketed)


def _where(filter: Filter) -> int:
    """What can come or go among the things that fit the filter."""
    where = reach.of(filter)
    mask = 0
    for zone in where.zones:
        mask |= ZONES[zone]
    return mask


def grounds(masks: Iterable[int]) -> int:
    """The aspects of the game on whose change things that are read so can look different: characteristics hang on permanents,
    counters and effects, and what has happened grows with anything."""
    mask = 0
    for one in masks:
        mask |= one
    if mask & CHARACTERISTICS:
        mask |= OBJECT | COUNTERS | EFFECTS | ATTACHED
    return STATE if mask & HISTORY else mask


def number(what: str | Filter) -> int:
    """What a number by that name reads (evaluate.number_of)."""
    if isinstance(what, Filter):
        return OBJECT | CONTROL
    return COUNTERS | LIFE if what.startswith("counters:") else _NUMBER.get(what, CHARACTERISTICS | STATE)
