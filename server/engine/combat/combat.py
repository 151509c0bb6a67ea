"""Combat: being removed from it, and its end (506.4, 511); who faces whom is in facing.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events
from ..decisions import Play, Thing, is_player, seat_of
from ..layers import layers
from ..objects import Obj, ObjectId
from .facing import NOTHING, attackers, attacking_player, blockers, can_be_attacked, defending_player, player_behind

if TYPE_CHECKING:
    from ..game import Game

__all__ = [
    "NOTHING", "attackers", "attacking_player", "blockers", "can_be_attacked", "defending_player", "end", "is_attacked_still",
    "player_behind", "tidy", "took_place",
]  # fmt: skip


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
