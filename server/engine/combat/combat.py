"""Combat: who attacks whom, who is the defending player, and being removed from combat (506)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events, layers
from ..decisions import Play, Seat, Thing, is_player, seat_of
from ..objects import NO_SEAT, Chars, Obj, ObjectId

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


def is_attacked_still(game: Game, whom: Thing) -> bool:
    """Whether what a creature attacks is there to be dealt combat damage (506.4c, 510.1b)."""
    if is_player(whom):
        return not game.state.players[seat_of(whom)].left
    obj = game.state.objects.get(whom)
    return obj is not None and obj.zone == "battlefield" and can_be_attacked(layers.chars(game, whom))


def tidy(game: Game) -> None:
    """Remove from combat what no longer belongs there (506.4): what is no creature any more or is a battle now, or has phased out;
    attackers go on attacking nothing when what they attacked stops being a planeswalker or battle, or changes sides.

    Cheap when there is no combat. Whoever changes an object's controller or regenerates it removes it from combat himself.
    """
    state = game.state
    if state.step not in IN_COMBAT:
        return
    leaving: list[ObjectId] = []
    for oid in state.battlefield:
        obj = state.objects[oid]
        if obj.attacking is not None or obj.blocking:
            if not _may_fight(game, obj):
                leaving.append(oid)
            elif obj.attacking is not None and obj.attacking != NOTHING and not _still_faces(game, obj):
                attacker = state.edit(oid)
                attacker.attacking = NOTHING
                game.touch(oid)
                layers.changed(game, oid, layers.COMBAT)
    if leaving:
        events.happened(game, (events.LeftCombat(tuple(leaving)),))


IN_COMBAT = ("attackers", "blockers", "first_strike_damage", "damage", "end_combat")


def _may_fight(game: Game, obj: Obj) -> bool:
    types = layers.chars(game, obj.id).types
    return "creature" in types and "battle" not in types and not obj.phased_out


def _still_faces(game: Game, obj: Obj) -> bool:
    assert obj.attacking is not None
    if not is_attacked_still(game, obj.attacking):
        return False
    return is_player(obj.attacking) or player_behind(game, obj.attacking) == obj.defender


def took_place(game: Game) -> bool:
    """Whether any creature was declared as an attacker in this combat or attacks now: else blocks and damage are skipped (508.8)."""
    objects = game.state.objects
    return bool(game.state.attacked) or any(objects[oid].attacking is not None for oid in game.state.battlefield)


def end(game: Game) -> Play[None]:
    """The end of combat step ends: everything is removed from combat (511.3)."""
    state = game.state
    objects = state.objects
    state.attacked = ()
    state.struck = ()
    there = tuple(oid for oid in state.battlefield if objects[oid].attacking is not None or objects[oid].blocking)
    if there:
        yield from events.happen(game, events.LeftCombat(there))
