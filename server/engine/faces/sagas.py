"""Sagas: lore counters, and the end of the story (714)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events
from ..abilities.filters import Is
from ..abilities.kinds import Chapter, Keyword, Triggered
from ..abilities.picks import SELF
from ..abilities.verbs import PutCounters
from ..abilities.words import Ability
from ..decisions import Play
from ..layers import layers
from ..objects import Chars, Obj, ObjectId

if TYPE_CHECKING:
    from ..game import Game


def advance(game: Game) -> Play[None]:
    """As the precombat main phase begins, each active player puts a lore counter on each Saga he controls that has chapters (714.3c,
    505.4, 805.4a)."""
    state = game.state
    if state.mains != 1:
        return
    proposed: list[events.Happening] = []
    for head in game.active_team():
        for oid in state.battlefield:
            chars = layers.chars(game, oid)
            if chars.controller == head and has_chapters(chars):
                proposed.append(events.CountersPut(oid, "lore", 1, head))
    if proposed:
        yield from events.happen(game, *proposed)


def has_chapters(chars: Chars) -> bool:
    """Whether it is a Saga with at least one chapter ability."""
    return "chapter" in chars.keywords and "Saga" in chars.subtypes


def final_chapter(abilities: tuple[Ability, ...]) -> int:
    """The greatest number among the chapters; 0 if there are none (714.2d)."""
    numbers = [
        number
        for ability in abilities
        if isinstance(ability, Keyword) and isinstance(ability.frame, Chapter)
        for number in ability.frame.numbers
    ]
    return max(numbers, default=0)


def is_chapter(ability: Ability | None) -> bool:
    """Whether the triggered ability is one that a chapter symbol stands for (714.2b)."""
    if not isinstance(ability, Triggered):
        return False
    event = ability.event
    return isinstance(event, PutCounters) and event.kind == "lore" and event.reaching > 0 and event.on == Is(SELF)


def is_skipped(game: Game, oid: ObjectId, chapter: int, counters: int) -> bool:
    """Whether the chapter cannot trigger, since the Saga came this turn, is read ahead and has another number of counters (702.155a)."""
    if chapter == counters or "read ahead" not in layers.chars(game, oid).keywords:
        return False
    return any(isinstance(event, events.Moved) and event.new == oid for event in game.state.history)


def is_over(game: Game, obj: Obj, chars: Chars) -> bool:
    """Whether the Saga is sacrificed now: its last chapter has been reached, and none of its chapters is still to be told (714.4)."""
    if obj.counters.get("lore", 0) < final_chapter(chars.abilities):
        return False
    return not is_being_told(game, obj.id)


def is_being_told(game: Game, oid: ObjectId) -> bool:
    """Whether it is the source of a chapter ability that has triggered but not yet left the stack."""
    state = game.state
    if any(entry.source == oid and is_chapter(entry.ability) for entry in state.waiting):
        return True
    return any(state.objects[other].source == oid and is_chapter(state.objects[other].ability) for other in state.stack)
