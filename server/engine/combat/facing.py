"""Facing: who attacks and blocks, and who are the attacking and the defending player (506.2-3, 508.5, 805.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..decisions import Seat, Thing, is_player, seat_of
from ..objects import NO_SEAT, Chars, ObjectId

if TYPE_CHECKING:
    from ..game import Game

NOTHING: Thing = 0
"""Whom a creature attacks that goes on attacking although what it attacked was removed from combat (506.4c)."""


def attackers(game: Game) -> list[ObjectId]:
    """The attacking creatures, in the order in which they came to attack."""
    objects = game.state.objects
    found = [oid for oid in game.state.battlefield if objects[oid].attacking is not None]
    if len(found) > 1:
        found.sort(key=lambda oid: objects[oid].attack_order)
    return found


def blockers(game: Game) -> list[ObjectId]:
    """The blocking creatures: attacker by attacker, as declared."""
    objects = game.state.objects
    found = [blocker for oid in attackers(game) for blocker in objects[oid].blockers]
    return list(dict.fromkeys(found)) if len(found) > 1 else found


def can_be_attacked(chars: Chars) -> bool:
    """Whether a permanent is of a kind that can be attacked (506.3)."""
    return "planeswalker" in chars.types or "battle" in chars.types


def player_behind(game: Game, whom: Thing) -> Seat:
    """The defending player of whatever attacks that: the player itself, the planeswalker's controller, the battle's protector (508.5)."""
    if is_player(whom):
        return seat_of(whom)
    if whom == NOTHING:
        return NO_SEAT
    chars = game.chars(whom)
    if "battle" in chars.types:
        protector = game.obj(whom).chosen.get("protector")
        if isinstance(protector, int):
            return seat_of(protector)
    return chars.controller


def defending_player(game: Game, oid: ObjectId) -> Seat:
    """The defending player in an ability of that creature: of what it attacks, or attacked last (508.5, 805.10e), else NO_SEAT."""
    obj = game.obj(oid)
    if obj.attacking is not None and obj.attacking != NOTHING:
        return player_behind(game, obj.attacking)
    return obj.defender


def attacking_player(game: Game, oid: ObjectId) -> Seat:
    """The attacking player in an ability of that blocking creature: who controls what it blocks (805.10c), else NO_SEAT."""
    blocking = game.obj(oid).blocking
    return game.chars(blocking[0]).controller if blocking else NO_SEAT
