"""Proposing: verbs that make events, so that several can be put into one batch (608.2e-f), and what is bound afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .. import events
from ..abilities.structures import AtOnce
from ..abilities.words import Verb
from ..decisions import Play, Thing
from ..layers import layers
from ..reading.evaluate import Ctx
from .performing import DO, doing, perform

if TYPE_CHECKING:
    from ..game import Game

Proposal = Callable[["Game", Ctx, Any], Play[list[events.Happening]]]
COUNTED = (events.LifeGained, events.LifeLost, events.CountersPut, events.CountersRemoved, events.DamageDealt)
"""Events of which the number is what counts."""
PROPOSE: dict[type[Verb], Proposal] = {}
"""What events each of these verbs proposes."""


def proposing(kind: type[Verb]) -> Callable[[Proposal], Proposal]:
    """Enter the function in the table; doing the verb is then to make its events happen and to bind the result."""

    def enter(function: Proposal) -> Proposal:
        PROPOSE[kind] = function
        DO[kind] = _do
        return function

    return enter


def _do(game: Game, ctx: Ctx, verb: Verb) -> Play[None]:
    proposed = yield from PROPOSE[type(verb)](game, ctx, verb)
    happened = (yield from events.happen(game, *proposed)) if proposed else ()
    bind(game, ctx, verb, happened)


@doing(AtOnce)
def _at_once(game: Game, ctx: Ctx, effect: AtOnce) -> Play[None]:
    """All steps as one event; those that are no plain events follow one by one."""
    batches: list[tuple[Verb, list[events.Happening]]] = []
    for step in effect.steps:
        if isinstance(step, Verb) and type(step) in PROPOSE:
            batches.append((step, (yield from PROPOSE[type(step)](game, ctx, step))))
        else:
            yield from perform(game, ctx, step)
    happened = yield from events.happen(game, *(event for _, proposed in batches for event in proposed))
    for verb, proposed in batches:
        bind(game, ctx, verb, tuple(event for event in happened if event in proposed))


def bind(game: Game, ctx: Ctx, verb: Verb, happened: tuple[events.Happening, ...]) -> None:
    """Bind what was done to the verb's name: the objects as they are now, or the number."""
    name: str = getattr(verb, "name", "")
    things: list[Thing] = []
    total = 0
    became: list[Thing] = []
    numeric = False
    marked: list[Thing] = []
    for event in happened:
        if isinstance(event, events.Moved):
            things += (event.new or event.oid, *event.others)
            became += (event.oid, event.new)
        elif isinstance(event, events.Drew):
            things.append(event.new)
        elif isinstance(event, (events.Tapped, events.Untapped)):
            things.append(event.oid)
        elif isinstance(event, events.Copied):
            things.append(event.new)
        elif isinstance(event, events.Revealed):
            things.extend(oid for oid in event.oids if oid not in things)  # what was moved face down was shown with it (708.9)
        elif isinstance(event, COUNTED):
            numeric = True
            total += event.n
            if isinstance(event, (events.CountersPut, events.CountersRemoved)):
                marked.append(event.on)
    if became:
        known = ctx.names.get("became", ())
        assert isinstance(known, tuple)
        ctx.names["became"] = (*known, *became)
    if not name:
        return
    ctx.names[name] = total if numeric and not things else tuple(things)  # what enters with counters is not their number
    if marked:
        ctx.names[name + ".on"] = tuple(dict.fromkeys(marked))
    if name.startswith("self."):
        remember(game, ctx, name, tuple(things))


def remember(game: Game, ctx: Ctx, name: str, things: tuple[Thing, ...]) -> None:
    """The source keeps what was done with it, for its linked abilities (607.2a); a source that is gone does not."""
    if ctx.source in game.state.objects:
        obj = game.state.edit(ctx.source)
        obj.memory = {**obj.memory, name: (*obj.memory.get(name, ()), *things)}
        game.touch(ctx.source)
        layers.changed(game, ctx.source, layers.OBJECT)
