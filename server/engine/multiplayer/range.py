"""Range: limited range of influence, and whom one may attack by the seating (801, 803).

`State.ranges` holds, by seat, the seats within that player's range, as the turn began (801.2c); `Game.limited` says whether
there is any limit. What a text reads and affects is cut down where it meets the game: in `evaluate.fits`, where effects get
hold of things, and where events are matched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..decisions import Seat, Thing, is_player, seat_of
from ..layers import aspects
from ..objects import Chars, Names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..game import Game
    from ..state import State


def measure(state: State, reach: int) -> tuple[tuple[Seat, ...], ...]:
    """Who is within whose range, by seat: the players at most so many seats away, those who have left not counted (801.2)."""
    circle = [player.seat for player in state.players if not player.left]
    found: list[tuple[Seat, ...]] = []
    for player in state.players:
        near = {player.seat: None}
        if player.seat in circle:
            place = circle.index(player.seat)
            near.update((circle[(place + step) % len(circle)], None) for step in range(-reach, reach + 1))
        found.append(tuple(sorted(near)))
    return tuple(found)


def renew(game: Game) -> None:
    """Determine the ranges as a turn begins (801.2c)."""
    if game.limited:
        ranges = measure(game.state, game.format.range)
        if ranges != game.state.ranges:
            game.state.ranges = ranges
            game.changed(0, aspects.EFFECTS)


def within(game: Game, seat: Seat, thing: Thing, chars: Chars | None = None) -> bool:
    """Whether the player or object is within that player's range (801.2d). An object that nobody controls is its owner's, and what
    is not known any more is within nobody's."""
    if seat < 0:
        return True
    near = game.state.ranges[seat]
    if is_player(thing):
        return seat_of(thing) in near
    if chars is None:
        if thing not in game.state.objects and thing not in game.state.gone:
            return False
        chars = game.chars(thing)
    if chars.controller in near:
        return True
    if thing not in game.state.objects and thing not in game.state.gone:
        return chars.controller < 0  # a card that might be named, and is nowhere
    obj = game.obj(thing)
    if chars.controller < 0 and obj.owner in near:
        return True
    if "battle" in chars.types:
        protector = obj.chosen.get("protector")
        return isinstance(protector, int) and is_player(protector) and seat_of(protector) in near
    return False


def covers(game: Game, seat: Seat, things: Sequence[Thing]) -> bool:
    """Whether an event in which these take part happens entirely within that player's range (801.7)."""
    return all(within(game, seat, thing) for thing in things if thing)


def spoken_of(pattern: Any, event: Any, names: Names) -> list[Thing]:
    """What takes part in the event as the pattern describes it: who blocks is no part of "becomes blocked", who destroys it none of
    "dies" (801.7)."""
    from .. import events

    while (inner := getattr(pattern, "event", None)) is not None:
        pattern = inner
    match event:
        case events.DamageDealt():
            pairs = [(getattr(pattern, "to", None), event.to), (getattr(pattern, "source", None), event.source)]
        case events.Attacked():
            pairs = [(True, event.oid), (getattr(pattern, "whom", None), event.whom)]
        case events.Blocked():
            pairs = [(getattr(pattern, "what", None), event.oid), (getattr(pattern, "whom", None), event.attacker)]
        case _:
            moves = isinstance(event, events.Moved) and getattr(pattern, "by", None) is None
            bound = [names.get(name, ()) for name in (("it",) if moves else ("it", "that_player"))]
            return [thing for things in bound if isinstance(things, tuple) for thing in things]
    return [thing for role, thing in pairs if role is not None] or [thing for _, thing in pairs]


def neighbour(game: Game, seat: Seat) -> Seat | None:
    """The only player that may be attacked by the options of 803: the opponent seated next to the left, which is the next in turn
    order, or to the right; None if that is no opponent."""
    circle = game.living()
    step = 1 if game.format.attack == "left" else -1
    other = circle[(circle.index(seat) + step) % len(circle)]
    return other if game.is_opponent(seat, other) else None
