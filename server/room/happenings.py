"""Happenings: the engine's events as rows of the protocol, as one viewer sees them.

What a viewer does not see is 0, and events that would tell it nothing are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from protocol.events import MANNERS, E
from protocol.view import Row
from server.engine import events
from server.engine.decisions import is_player, seat_of
from server.engine.events import Happening

from .rows import STEP, ZONE

if TYPE_CHECKING:
    from server.engine.game import Game

    from .viewer import Viewer

Teller: TypeAlias = Callable[["Game", "Viewer", Any], "Row | None"]
CommonTeller: TypeAlias = Callable[["Game", Any], "Row | None"]
Line: TypeAlias = "Row | tuple[Teller, Happening]"
"""An event's row where everybody is told the same; else the event, with what makes each viewer's row of it."""
(
    _PLAY, _COUNTER, _MOVE, _DRAW, _DAMAGE, _LIFE, _MANA, _POISON, _COUNTERS, _TAP, _UNTAP, _ATTACH, _SHUFFLE, _SCRY, _REVEAL, _LOOK,
    _CAST, _ACTIVATE, _TRIGGER, _OTHER, _TURN_FACE, _DESIGNATE, _ATTACK, _BLOCK, _TURN, _STEP, _CONTROL, _LOSE, _WIN, _CHOSE,
) = [
    int(kind)
    for kind in (
        E.PLAY, E.COUNTER, E.MOVE, E.DRAW, E.DAMAGE, E.LIFE, E.MANA, E.POISON, E.COUNTERS, E.TAP, E.UNTAP, E.ATTACH, E.SHUFFLE,
        E.SCRY, E.REVEAL, E.LOOK, E.CAST, E.ACTIVATE, E.TRIGGER, E.OTHER, E.TURN_FACE, E.DESIGNATE, E.ATTACK, E.BLOCK, E.TURN, E.STEP,
        E.CONTROL, E.LOSE, E.WIN, E.CHOSE,
    )
]  # fmt: skip
"""As plain numbers: to ask an enum for a member takes longer than to make the row."""
_MANNER = {word: number for number, word in enumerate(MANNERS)}
_GROUPED = (int(E.TAP), int(E.UNTAP), int(E.ATTACK), int(E.BLOCK))
_CREATED = -1
"""The zone that a token comes from."""


def lines(game: Game, happened: Iterable[Happening]) -> list[Line]:
    """What is to be told of a batch of events, in their order; work it out once for all who watch."""
    found: list[Line] = []
    for event in happened:
        kind = type(event)
        if kind in _TELL:
            found.append((_TELL[kind], event))
        elif kind in _TELL_ALL and (row := _TELL_ALL[kind](game, event)) is not None:
            found.append(row)
    return found


def told(game: Game, viewer: Viewer, lines: Iterable[Line]) -> list[Row]:
    """What the viewer is told of them."""
    rows: list[Row] = []
    for line in lines:
        if isinstance(line, list):
            rows.append(line)
            continue
        teller, event = line
        row = teller(game, viewer, event)
        if row is None:
            continue
        if rows and row[0] in _GROUPED and rows[-1][0] == row[0]:
            rows[-1] += row[1:]
        else:
            rows.append(row)
    return rows


def _moved(game: Game, viewer: Viewer, event: events.Moved) -> Row | None:
    old, new = viewer.thing(event.oid), viewer.thing(event.new)
    if event.manner == "play":
        return [_PLAY, event.by, new]
    if event.manner == "cast":
        return None  # SpellCast says it
    if event.manner == "counter":
        return [_COUNTER, old, viewer.thing(event.source)]
    frm = ZONE[event.frm] if event.frm else _CREATED
    row: Row = [_MOVE, old, new, frm, ZONE[event.to], event.owner, _MANNER.get(event.manner, 0)]
    if event.source:
        row.append(viewer.source(event.source))
    return row


def _drew(game: Game, viewer: Viewer, event: events.Drew) -> Row | None:
    if not event.new:
        return None
    new = viewer.thing(event.new)
    return [_DRAW, event.seat, 0, new] if new else [_DRAW, event.seat]


def _damage(game: Game, viewer: Viewer, event: events.DamageDealt) -> Row:
    row: Row = [_DAMAGE, viewer.source(event.source), viewer.thing(event.to), event.n]
    return [*row, 1] if event.combat else row


def _gained(game: Game, event: events.LifeGained) -> Row:
    return [_LIFE, event.seat, event.n]


def _lost_life(game: Game, event: events.LifeLost) -> Row | None:
    return None if event.how == "damage" else [_LIFE, event.seat, -event.n]


def _mana(game: Game, viewer: Viewer, event: events.ManaAdded) -> Row:
    return [_MANA, event.seat, event.mana, viewer.thing(event.source)]


def _put(game: Game, viewer: Viewer, event: events.CountersPut) -> Row:
    return _counters(viewer, event.on, event.kind, event.n)


def _removed(game: Game, viewer: Viewer, event: events.CountersRemoved) -> Row:
    return _counters(viewer, event.on, event.kind, -event.n)


def _counters(viewer: Viewer, on: int, kind: str, n: int) -> Row:
    if kind == "poison" and is_player(on):
        return [_POISON, seat_of(on), n]
    return [_COUNTERS, viewer.thing(on), kind, n]


def _tapped(game: Game, viewer: Viewer, event: events.Tapped) -> Row:
    return [_TAP, viewer.thing(event.oid)]


def _untapped(game: Game, viewer: Viewer, event: events.Untapped) -> Row:
    return [_UNTAP, viewer.thing(event.oid)]


def _attached(game: Game, viewer: Viewer, event: events.Attached) -> Row:
    return [_ATTACH, viewer.thing(event.oid), viewer.thing(event.to or 0)]


def _shuffled(game: Game, event: events.Shuffled) -> Row:
    return [_SHUFFLE, event.seat]


def _reordered(game: Game, event: events.Reordered) -> Row:
    return [_SCRY, event.seat, len(event.top), len(event.bottom)]


def _revealed(game: Game, viewer: Viewer, event: events.Revealed) -> Row:
    """All see what is revealed; of what only some look at, the others learn how many cards it was."""
    if shows(viewer, event):
        return [_REVEAL, event.by, *(viewer.thing(oid) for oid in event.oids)]
    return [_LOOK, event.to[0] if event.to else event.by, len(event.oids)]


def shows(viewer: Viewer, event: events.Revealed) -> bool:
    """Whether the viewer is shown the cards."""
    if event.to is None or viewer.eyes.all:
        return True
    return viewer.seat >= 0 and any(viewer.eyes.minds[seat] for seat in event.to)


def _cast(game: Game, viewer: Viewer, event: events.SpellCast) -> Row:
    return [_CAST, event.seat, viewer.thing(event.oid)]


def _activated(game: Game, viewer: Viewer, event: events.AbilityActivated) -> Row | None:
    return None if event.mana else [_ACTIVATE, event.seat, viewer.thing(event.oid), viewer.thing(event.source)]


def _triggered(game: Game, viewer: Viewer, event: events.AbilityTriggered) -> Row:
    return [_TRIGGER, event.waiting.controller, viewer.thing(event.oid), viewer.thing(event.waiting.source)]


def _copied(game: Game, viewer: Viewer, event: events.Copied) -> Row:
    return [_OTHER, "copied", viewer.thing(event.of), viewer.thing(event.new)]


_TURNED = frozenset(("transformed", "face_up", "face_down", "flipped"))
_SAID = frozenset(("day", "night", "level", "unlocked", "solved", "phased_out", "phased_in"))


def _became(game: Game, viewer: Viewer, event: events.Became) -> Row | None:
    if event.how in _TURNED:
        return [_TURN_FACE, viewer.thing(event.thing)]
    if event.how in _SAID:
        return [_OTHER, event.how, *([viewer.thing(event.thing)] if event.thing else [])]
    if is_player(event.thing) and event.how in ("monarch", "initiative"):
        return [_DESIGNATE, seat_of(event.thing), event.how]
    return None


def _attacked(game: Game, viewer: Viewer, event: events.Attacked) -> Row:
    return [_ATTACK, viewer.thing(event.oid), viewer.thing(event.whom)]


def _blocked(game: Game, viewer: Viewer, event: events.Blocked) -> Row:
    return [_BLOCK, viewer.thing(event.oid), viewer.thing(event.attacker)]


def _turn(game: Game, event: events.TurnBegan) -> Row:
    return [_TURN, event.number, *game.members(event.group)]


def _step(game: Game, event: events.StepBegan) -> Row:
    return [_STEP, STEP[event.step]]


def _control(game: Game, viewer: Viewer, event: events.ControlChanged) -> Row:
    return [_CONTROL, viewer.thing(event.oid), event.new]


def _lost(game: Game, event: events.Lost) -> Row:
    return [_LOSE, event.seat, event.why]


def _won(game: Game, event: events.Won) -> Row:
    return [_WIN, event.seat]


def _chose(game: Game, event: events.Chose) -> Row | None:
    if event.oid not in game.state.objects:
        return None
    value = event.value
    if isinstance(value, int) and value > 0:
        value = str(value)  # a number is said as a word: things above zero are objects
    return [_CHOSE, game.obj(event.oid).controller, value]


_TELL: dict[type[Happening], Teller] = {
    events.Moved: _moved,
    events.Created: _moved,
    events.Drew: _drew,
    events.DamageDealt: _damage,
    events.ManaAdded: _mana,
    events.CountersPut: _put,
    events.CountersRemoved: _removed,
    events.Tapped: _tapped,
    events.Untapped: _untapped,
    events.Attached: _attached,
    events.Revealed: _revealed,
    events.SpellCast: _cast,
    events.AbilityActivated: _activated,
    events.AbilityTriggered: _triggered,
    events.Copied: _copied,
    events.Became: _became,
    events.Attacked: _attacked,
    events.Blocked: _blocked,
    events.ControlChanged: _control,
}
_TELL_ALL: dict[type[Happening], CommonTeller] = {
    events.LifeGained: _gained,
    events.LifeLost: _lost_life,
    events.Shuffled: _shuffled,
    events.Reordered: _reordered,
    events.TurnBegan: _turn,
    events.StepBegan: _step,
    events.Lost: _lost,
    events.Won: _won,
    events.Chose: _chose,
}
