"""Day and night: when it becomes which, and the permanents that turn with it (731, 702.145, 502.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events
from ..decisions import Play
from ..layers import aspects, layers
from ..objects import ObjectId
from . import printed, turning

if TYPE_CHECKING:
    from ..game import Game

WORDS = {True: "day", False: "night"}


def apply(game: Game, event: events.Became) -> None:
    """The game gets the designation (731.1)."""
    game.state.day = event.how == "day"
    game.touch_table()
    game.changed(0, aspects.PLAYERS)


def check(game: Game) -> Play[None]:
    """Look at the turn before in the untap step: no spell makes it night, two by one player make it day (502.2, 731.2)."""
    state = game.state
    if state.day is None or state.turn < 2:
        return
    if state.day and state.spells_before == 0:
        yield from become(game, False)
    elif not state.day and state.spells_before >= 2:
        yield from become(game, True)


def become(game: Game, day: bool) -> Play[None]:
    """It becomes day or night, and what is daybound or nightbound turns with it (702.145b, e). Nothing if it is so already."""
    state = game.state
    if state.day is day:
        return
    proposed = [events.Became(0, WORDS[day])]
    if state.day is not None:
        proposed.append(events.Became(0, "daynight"))
    yield from turning.turn(game, *proposed, *(events.Became(oid, "transformed") for oid in _out_of_step(game, day, state.battlefield)))


def _out_of_step(game: Game, day: bool, oids: list[ObjectId]) -> list[ObjectId]:
    """The permanents that should not have that face up."""
    word, face = ("nightbound", 1) if day else ("daybound", 0)
    objects = game.state.objects
    return [
        oid
        for oid in oids
        if word in layers.chars(game, oid).keywords and objects[oid].face == face and turning.can_transform(game, objects[oid])
    ]


def keep(game: Game, bound: list[ObjectId]) -> Play[bool]:
    """With permanents that are bound to day or night about, it is one of both, and they are as they should be (702.145c-d, f-g);
    whether anything had to be done."""
    state = game.state
    if state.day is None:
        day = any("daybound" in layers.chars(game, oid).keywords for oid in bound)
        yield from become(game, day)
        return True
    turned = _out_of_step(game, state.day, bound)
    if turned:
        yield from turning.turn(game, *(events.Became(oid, "transformed") for oid in turned))
    return bool(turned)


def enters(game: Game, event: events.Moved) -> None:
    """At night what is daybound and double-faced enters transformed (702.145b)."""
    obj = game.state.objects.get(event.oid)
    if obj is None or event.face_down or event.transformed or not printed.is_double_faced(obj.card):
        return
    assert obj.card is not None
    if (obj.zone != "stack" or obj.face == 0) and event.copied is None and turning.has(obj.card.faces[0].abilities, "daybound"):
        event.transformed = True
