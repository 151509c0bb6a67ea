"""Marking: damage, life, mana, counters, tapping, attaching (119, 120, 106, 122, 701)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import zones
from ..abilities import verbs
from ..decisions import Seat, Thing, is_player, seat_of
from ..faces import day_night, merging, phasing, turning
from ..layers import aspects
from ..layers.characteristics import KEYWORD_COUNTERS
from ..objects import NO_SEAT, ObjectId
from ..subtypes import is_creature_type
from .base import Happening

if TYPE_CHECKING:
    from ..game import Game


class DamageDealt(Happening):
    """A source dealt damage to a player or permanent (120.3). What follows from it happens with it: damage.py proposes that."""

    __slots__ = ("source", "to", "n", "combat", "dealer", "unpreventable", "running", "kin")
    verbs = (verbs.Damage,)

    def __init__(self, source: ObjectId, to: Thing, n: int, combat: bool = False) -> None:
        self.source, self.to, self.n, self.combat = source, to, n, combat
        self.unpreventable = False  # 615.12
        self.dealer: Seat = NO_SEAT  # who controlled the source
        self.kin: tuple[str, ...] = ()  # the creature types of what dealt combat damage to a player (702.76a); ("*",): every one
        self.running = False  # by what was an Assassin creature or a commander then (702.173a)

    def before(self, game: Game) -> None:
        chars = game.chars(self.source)
        self.dealer = chars.controller
        if self.combat and "creature" in chars.types:
            assassin = chars.every_creature_type or "Assassin" in chars.subtypes
            self.running = assassin or game.obj(self.source).commander > 0
        if self.combat and self.to < 0:
            self.kin = ("*",) if chars.every_creature_type else tuple(sorted(filter(is_creature_type, chars.subtypes)))

    def apply(self, game: Game) -> None:
        from ..damage import mark

        mark(game, self)


class DamageRemoved(Happening):
    """Damage was removed from permanents (514.2, 701.19)."""

    __slots__ = ("oids",)

    def __init__(self, oids: tuple[ObjectId, ...]) -> None:
        self.oids = oids

    def apply(self, game: Game) -> None:
        for oid in self.oids:
            obj = game.state.edit(oid)
            obj.damage, obj.deathtouched = 0, False
            obj.damaged_by = ()
            game.touch(oid)


class LifeGained(Happening):
    """A player gained life (119.3)."""

    __slots__ = ("seat", "n", "source")
    verbs = (verbs.GainLife,)

    def __init__(self, seat: Seat, n: int, source: ObjectId = 0) -> None:
        self.seat, self.n, self.source = seat, n, source

    def apply(self, game: Game) -> None:
        game.state.life[game.teams.life_group[self.seat]] += self.n
        game.state.players[self.seat].life_gained += self.n
        game.touch_life(self.seat)


class LifeLost(Happening):
    """A player lost life (119.3), by damage (120.3a), payment (119.4) or otherwise: `how` is damage, pay or empty."""

    __slots__ = ("seat", "n", "how", "source")
    verbs = (verbs.LoseLife,)

    def __init__(self, seat: Seat, n: int, how: str = "", source: ObjectId = 0) -> None:
        self.seat, self.n, self.how, self.source = seat, n, how, source

    def apply(self, game: Game) -> None:
        game.state.life[game.teams.life_group[self.seat]] -= self.n
        game.state.players[self.seat].life_lost += self.n
        game.touch_life(self.seat)


class ManaAdded(Happening):
    """Mana was added to a player's pool (106.4)."""

    __slots__ = ("seat", "mana", "source", "tapped_for", "only", "lasts", "snow", "rider")
    verbs = (verbs.AddMana,)

    def __init__(self, seat: Seat, mana: str, source: ObjectId = 0, tapped_for: bool = False) -> None:
        self.seat, self.source = seat, source
        self.mana = mana  # letters, one a mana
        self.tapped_for = tapped_for  # by a mana ability with {T} in its cost (106.12)
        self.only: Any = None  # a Filter: may be spent only so (106.6)
        self.lasts = ""  # "turn": not lost as the step ends
        self.snow = False
        self.rider: Any = None

    def apply(self, game: Game) -> None:
        from ..mana.mana import add

        add(game, self)


class ManaLost(Happening):
    """A pool was emptied as a step or phase ended (106.4), or by an effect, then of what would stay as well (`whole`)."""

    __slots__ = ("seat", "whole")

    def __init__(self, seat: Seat, whole: bool = False) -> None:
        self.seat, self.whole = seat, whole

    def apply(self, game: Game) -> None:
        from ..mana.mana import empty

        empty(game, self.seat, self.whole)


class CountersPut(Happening):
    """Counters were put on an object or player (122.6)."""

    __slots__ = ("on", "kind", "n", "by", "source", "total")
    verbs = (verbs.PutCounters,)

    def __init__(self, on: Thing, kind: str, n: int, by: Seat = NO_SEAT, source: ObjectId = 0) -> None:
        self.on, self.kind, self.n, self.by, self.source = on, kind, n, by, source
        self.total = 0  # how many there are then; filled in by applying

    def apply(self, game: Game) -> None:
        self.total = _count(game, self.on, self.kind, self.n)


class CountersRemoved(Happening):
    """Counters were removed from an object or player (122)."""

    __slots__ = ("on", "kind", "n", "source", "left")
    verbs = (verbs.RemoveCounters,)

    def __init__(self, on: Thing, kind: str, n: int, source: ObjectId = 0) -> None:
        self.on, self.kind, self.n, self.source = on, kind, n, source
        self.left = 0  # how many there are then; filled in by applying

    def apply(self, game: Game) -> None:
        self.left = _count(game, self.on, self.kind, -self.n)


def _count(game: Game, on: Thing, kind: str, n: int) -> int:
    if is_player(on):
        counters = game.state.players[seat_of(on)].counters
        left = counters[kind] = max(0, counters.get(kind, 0) + n)
        game.touch_life(seat_of(on))
        return left
    obj = game.state.edit(on)
    left = max(0, obj.counters.get(kind, 0) + n)
    obj.counters = {**obj.counters, kind: left} if left else {k: v for k, v in obj.counters.items() if k != kind}
    if n > 0 and kind in KEYWORD_COUNTERS:
        obj.counted = {**obj.counted, kind: game.timestamp()}  # 613.7c
    game.touch(on)
    game.changed(on, aspects.COUNTERS)
    return left


class Tapped(Happening):
    """A permanent was tapped (701.26a)."""

    __slots__ = ("oid", "cost")
    verbs = (verbs.Tap,)

    def __init__(self, oid: ObjectId, cost: bool = False) -> None:
        self.oid, self.cost = oid, cost

    def apply(self, game: Game) -> None:
        game.state.edit(self.oid).tapped = True
        game.touch(self.oid)
        game.changed(self.oid, aspects.TAPPED)


class Untapped(Happening):
    """A permanent was untapped (701.26b); `turn_based` in the untap step (502.3)."""

    __slots__ = ("oid", "cost", "turn_based")
    verbs = (verbs.Untap,)

    def __init__(self, oid: ObjectId, cost: bool = False, turn_based: bool = False) -> None:
        self.oid, self.cost, self.turn_based = oid, cost, turn_based

    def apply(self, game: Game) -> None:
        game.state.edit(self.oid).tapped = False
        game.touch(self.oid)
        game.changed(self.oid, aspects.TAPPED)


class Attached(Happening):
    """An object was attached to something (701.3), or unattached if `to` is None."""

    __slots__ = ("oid", "to")
    verbs = (verbs.Attach,)

    def __init__(self, oid: ObjectId, to: Thing | None) -> None:
        self.oid, self.to = oid, to

    def apply(self, game: Game) -> None:
        zones.attach(game, self.oid, self.to)


PLAYER_MARKS = ("blessed", "storied", "faster")
"""What a player becomes for the rest of the game (702.131, 702.195, 702.179)."""
SET_ASIDE = {"plotted": "plot", "warped": "warp"}
"""What a card in exile can become, and under which name the turn in which it did is kept (702.170d, 702.185a)."""


class Became(Happening):
    """Something became so: targeted, blocked, unblocked, monarch, transformed, level `n` ... (a word of Become.how); of no object,
    day or night."""

    __slots__ = ("thing", "how", "by", "n")
    verbs = (verbs.Become,)

    def __init__(self, thing: Thing, how: str, by: ObjectId = 0, n: int = 0) -> None:
        self.thing, self.how, self.by, self.n = thing, how, by, n

    def apply(self, game: Game) -> None:
        how = self.how
        if how == "blocked":
            game.state.edit(self.thing).blocked = True
            game.changed(self.thing, aspects.COMBAT)
        elif how == "monarch":
            from ..designations import crown

            crown(game, seat_of(self.thing))
        elif how == "initiative":
            from ..designations import take_initiative

            take_initiative(game, seat_of(self.thing))
        elif how in PLAYER_MARKS:
            from ..designations import mark

            mark(game, seat_of(self.thing), how)
        elif how == "mutated":
            merging.merge(game, self)
        elif how in SET_ASIDE:
            obj = game.state.edit(self.thing)
            obj.chosen = {**obj.chosen, SET_ASIDE[how]: game.state.turn}
            game.changed(self.thing, aspects.EXILE)
        elif how in turning.TURNS:
            turning.apply(game, self)
        elif how == "day" or how == "night":
            day_night.apply(game, self)
        elif how == "phased_out" or how == "phased_in":
            phasing.apply(game, self)
        if self.thing > 0:
            game.touch(self.thing)


class Chose(Happening):
    """Something was chosen and is remembered by its object (607.2d): a colour, a name, a player."""

    __slots__ = ("oid", "name", "value")

    def __init__(self, oid: ObjectId, name: str, value: int | str) -> None:
        self.oid, self.name, self.value = oid, name, value

    def apply(self, game: Game) -> None:
        if self.oid in game.state.objects:
            obj = game.state.edit(self.oid)
            obj.chosen = {**obj.chosen, self.name: self.value}
            game.touch(self.oid)
            game.changed(self.oid, aspects.OBJECT)
