"""Door: the only door to the state. Events go through it as the replacement effects rewrite them (614-616)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import designations, replacement, triggers
from ..abilities.changes import Earns
from ..decisions import Play, player_thing
from ..layers import layers
from ..multiplayer import leaving
from ..reading import evaluate
from .marking import Became

if TYPE_CHECKING:
    from ..game import Game
    from .base import Happening


def happen(game: Game, *events: Happening) -> Play[tuple[Happening, ...]]:
    """Make events happen together, as the replacement effects rewrite them (616.1); gives those that did happen."""
    if game.state.left_order:
        events = tuple(event for event in events if leaving.can_happen(game, event))
    if not events:
        return ()
    instead: list[replacement.Instead] = []
    if replacement.concerns(game, events):
        events = yield from replacement.replaced(game, events, instead)
    if events:
        events = happened(game, events)
    if instead:
        yield from replacement.do_instead(game, instead)
    if game.state.returning:
        yield from come_back(game)
    return events


def come_back(game: Game) -> Play[None]:
    """What comes back right after an event, because it was gone only until then (610.3)."""
    from ..actions import perform

    returning, game.state.returning = game.state.returning, ()
    for entry in returning:
        yield from perform(game, evaluate.Ctx(entry.source, entry.controller, dict(entry.names), entry.x), entry.do)


def happened(game: Game, events: tuple[Happening, ...]) -> tuple[Happening, ...]:
    """Apply events that nothing rewrites any more; the end of `happen`. Gives those that were possible: what concerns players who
    have left the game is not (800.4b)."""
    if game.state.left_order:
        events = tuple(event for event in events if leaving.can_happen(game, event))
        if not events:
            return ()
    events = applied(game, events)
    if game.state.left_order:
        leaving.exile_what_nobody_controls(game)
    if not game.announcing:
        game.flush()
    return events


def applied(game: Game, events: tuple[Happening, ...]) -> tuple[Happening, ...]:
    """Apply events, with what happens along with them, and let abilities trigger on them. Gives all of them."""
    looking_back = layers.index(game)
    for event in events:
        event.before(game)
    for event in events:
        event.apply(game)
    for event in events:
        also = event.also(game)
        if also:
            events += also
    if Earns in layers.index(game).rules:
        more = tuple(Became(player_thing(seat), mark) for seat, mark in designations.earned(game))
        for event in more:  # 702.131d: before anything triggers
            event.apply(game)
        events += more
    game.state.history.extend(events)
    game.batch.events.extend(events)
    game.unsettled = True
    triggers.notice(game, events, looking_back)
    return events
