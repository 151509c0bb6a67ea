"""Battles: their protectors, and when they are lost (310, 704.5v-x)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events
from ..decisions import Option, Pick, Play, Seat, ask, player_thing, seat_of
from ..layers import layers
from ..objects import NO_SEAT, Chars, Obj, ObjectId

if TYPE_CHECKING:
    from ..game import Game


def protector(game: Game, obj: Obj) -> Seat:
    """The player who protects the battle; NO_SEAT if nobody in the game does (310.8)."""
    thing = obj.chosen.get("protector")
    if not isinstance(thing, int) or game.state.players[seat_of(thing)].left:
        return NO_SEAT
    return seat_of(thing)


def is_lost(game: Game, obj: Obj) -> bool:
    """Whether it has no defense left and nothing of it waits to happen (704.5v)."""
    if obj.counters.get("defense", 0):
        return False
    state = game.state
    if any(entry.source == obj.id for entry in state.waiting):
        return False
    return not any(state.objects[oid].source == obj.id and hasattr(state.objects[oid].ability, "event") for oid in state.stack)


def may_protect(game: Game, chars: Chars) -> tuple[Seat, ...]:
    """Who may be its protector: an opponent of its controller if it is a Siege (310.11a), else its controller (310.8a)."""
    return game.opponents(chars.controller) if "Siege" in chars.subtypes else (chars.controller,)


def needs_protector(game: Game, obj: Obj, chars: Chars) -> bool:
    """Whether one is to be chosen now: nobody protects it, or somebody who can't, and it is not being attacked (704.5w), or its
    own controller protects a Siege (704.5x)."""
    seat = protector(game, obj)
    if seat != NO_SEAT and seat in may_protect(game, chars):
        return False
    if seat == chars.controller and "Siege" in chars.subtypes:
        return True
    objects = game.state.objects
    return not any(objects[oid].attacking == obj.id for oid in game.state.battlefield)


def choose_protector(game: Game, oid: ObjectId) -> Play[bool]:
    """Have the battle's controller choose its protector; it goes to the graveyard if nobody can be (704.5w-x)."""
    if oid not in game.state.objects:
        return False
    chars = layers.chars(game, oid)
    able = may_protect(game, chars)
    if not able:
        yield from events.happen(game, events.Moved(oid, "graveyard", "state", chars.controller))
        return True
    index = 0
    if len(able) > 1:
        options = tuple(Option("player", player_thing(seat)) for seat in able)
        (index,) = yield from ask(game, chars.controller, Pick(options, rule="310.10"), oid)
    yield from events.happen(game, events.Chose(oid, "protector", player_thing(able[index])))
    return True
