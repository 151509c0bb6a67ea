"""Correcting: what a judge puts right in the middle of a game (`do: put`)."""

from __future__ import annotations

from server.engine.game import Game
from server.engine.layers import layers

from .document import Entry
from .errors import BadScenario
from .names import Names


def put(game: Game, entry: Entry, names: Names) -> Game:
    """The game with the counters, life totals or time of day as the entry says, at the same priority. State-based actions
    see it the next time that they are checked."""
    state = game.state
    if entry.counters:
        oid = names.pick(game, entry.card, [*state.battlefield, *(oid for oid in state.objects if oid not in state.battlefield)])
        if oid is None:
            raise BadScenario(f"{entry}: {entry.card!r} fits nothing in the game")
        obj = state.edit(oid)
        obj.counters = {kind: n for kind, n in {**obj.counters, **entry.counters}.items() if n}
        layers.changed(game, oid, layers.COUNTERS)
    if entry.life is not None:
        totals = entry.life if isinstance(entry.life, dict) else {entry.seat: entry.life}
        for letter, life in totals.items():
            state.life[game.teams.life_group[names.seat(letter)]] = life
            game.touch_life(names.seat(letter))
    if entry.day is not None:
        state.day = entry.day
    game.unsettled = True
    again = game.copy()  # which asks anew what is legal
    again.watch = game.watch
    return again
