"""Loops: what repeats without anybody being able to stop it is a draw; what nobody stops is cut (104.4b, 104.4f, 732).

Objects resolve one after the other, and everybody only passes: a run. It is over when somebody acts or the step ends, and
only forced as long as nothing in it was chosen, by a player or by chance. What is put on the stack as an object resolves, or
in consequence, is of the next generation after that object: a huge pile of objects is no loop, a long chain of them is.

    a forced run in which the same position comes round REPEATS times           a draw (732.4)
    a forced run of more than MOST_FORCED generations, growing all the time     a draw
    a run with choices in it of more than MOST_CHOSEN generations               whatever "may" be done is not (732.3)
    ... of twice as many                                                        a draw
    more than MOST_ACTIONS actions in one step                                  players can only pass until it ends
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING

from . import ending
from .decisions import Seat, Thing, is_player
from .objects import Obj, ObjectId

if TYPE_CHECKING:
    from .game import Game

WATCHED = 20
"""From so many generations on positions are compared."""
REPEATS = 3
MOST_FORCED = 1000
MOST_CHOSEN = 2000
MOST_ACTIONS = 1000
MOST_PERMANENTS = 2000
"""With so many permanents no further tokens are created."""
MOST_TIMES = 10_000
"""So often an instruction is repeated at most."""


def act(game: Game) -> None:
    """Somebody acts: the run is over."""
    state = game.state
    state.acted += 1
    state.run = state.forced = 0
    state.generation, state.generations = -1, {}
    state.positions, state.runners = (), ()


def end_step(game: Game) -> None:
    """The step ends, and the run with it."""
    act(game)
    game.state.acted = 0


def is_tired(game: Game) -> bool:
    """Whether so many actions have been taken in this step that players can do nothing but pass any more (732.1b)."""
    return game.state.acted >= MOST_ACTIONS


def choose(game: Game) -> None:
    """A player, or chance, chose among several answers: what led here may not be what follows."""
    state = game.state
    state.forced = 0
    state.positions, state.runners = (), ()


def begin(game: Game) -> None:
    """The top object of the stack is about to resolve: what has come since the last one is of the next generation."""
    state = game.state
    known, young = state.generations, state.generation + 1
    state.generations = {oid: known.get(oid, young) for oid in state.stack}
    state.generation = state.generations[state.stack[-1]]


def resolve(game: Game, controller: Seat) -> None:
    """An object of that player has resolved. Raises GameOver if that is a draw."""
    state = game.state
    state.run += 1
    state.forced += 1
    if state.generation > 2 * MOST_CHOSEN:
        _draw(game, (controller,))
    if state.forced <= WATCHED or state.generation <= WATCHED:
        return
    if controller not in state.runners:
        state.runners = (*state.runners, controller)
    now = position(game)
    state.positions = (*state.positions[-MOST_FORCED:], now)
    if state.positions.count(now) >= REPEATS or (state.forced > MOST_FORCED and state.generation > MOST_FORCED):
        _draw(game, state.runners)


def _draw(game: Game, involved: tuple[Seat, ...]) -> None:
    why = "104.4f" if game.limited else "104.4b"
    end_step(game)
    ending.draw(game, why, involved)


def is_endless(game: Game) -> bool:
    """Whether the run goes on so long that nothing optional is done in it any more (732.3)."""
    return game.state.generation > MOST_CHOSEN


def room(game: Game) -> int:
    """How many tokens there is room for."""
    return max(0, MOST_PERMANENTS - len(game.state.battlefield))


# -- the position, without numbers that count up


def position(game: Game) -> str:
    """A name for the position, the same whenever it comes round: objects go by what they are and where they stand."""
    state = game.state
    called = _called(game)
    parts: list[object] = [state.step, state.life, state.plan, state.monarch, state.day]
    for zone in (state.battlefield, state.phased, state.exile, state.command, state.stack):
        found = [_object(state.objects[oid], called) for oid in zone]
        parts.append(found if zone is state.stack else sorted(found))
    for player in state.players:
        parts.append((sorted(player.counters.items()), player.pool, player.lands_played, player.left, player.drew_from_empty))
        for zone in (player.hand, player.graveyard, player.library):
            parts.append([_object(state.objects[oid], called) for oid in zone])
    for effect in state.effects:
        parts.append((called.get(effect.source, ""), effect.controller, repr(effect.changes), _names(effect.names, called)))
    for later in state.delayed:
        parts.append((called.get(later.source, ""), later.controller, repr(later.do), _names(later.names, called)))
    for waiting in state.waiting:
        parts.append((called.get(waiting.source, ""), waiting.controller, repr(waiting.ability), _names(waiting.names, called)))
    return blake2b(repr(parts).encode(), digest_size=16).hexdigest()


def _called(game: Game) -> dict[Thing, str]:
    """What each object is called: its name, its zone, and which of that name it is there."""
    counts: dict[str, int] = {}
    found: dict[Thing, str] = {}
    for oid, obj in game.state.objects.items():
        name = obj.printed.name if obj.card is not None or obj.copied is not None else ""
        said = f"{obj.zone} {obj.owner} {name}"
        counts[said] = counts.get(said, 0) + 1
        found[oid] = f"{said} {counts[said]}"
    return found


def _object(obj: Obj, called: dict[ObjectId, str]) -> str:
    seen = (
        obj.kind, obj.owner, obj.controller, obj.printed.name if obj.card is not None or obj.copied is not None else "",
        obj.face, obj.tapped, obj.face_down, obj.phased_out, obj.damage, sorted(obj.counters.items()), sorted(obj.used.items()),
        _thing(obj.attached_to, called), _thing(obj.attacking, called), [_thing(oid, called) for oid in obj.blocking],
        _thing(obj.source, called), repr(obj.ability), obj.x, obj.modes,
        [(name, [_thing(thing, called) for thing in things]) for name, things in obj.targets],
        _names(obj.names, called) if obj.zone == "stack" else "", _names(obj.memory, called), _names(obj.chosen, called),
    )  # fmt: skip
    return repr(seen)


def _thing(thing: Thing | None, called: dict[Thing, str]) -> str:
    if thing is None or is_player(thing):
        return str(thing)
    return called.get(thing, "gone")


def _names(names: Mapping[str, object], called: dict[Thing, str]) -> str:
    said = {name: [_thing(v, called) for v in value] if isinstance(value, tuple) else str(value) for name, value in names.items()}
    return repr(sorted(said.items(), key=lambda item: item[0]))
