"""Counters that protect the permanent they are on: shield, stun and finality counters (122.1c-d, h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events

if TYPE_CHECKING:
    from .events import Happening
    from .game import Game
    from .objects import ObjectId

PROTECTING = frozenset(("shield", "stun", "finality"))


def protects(game: Game, event: Happening) -> str:
    """The kind of counter whose effect would replace the event, or an empty string."""
    oid = _permanent(event)
    obj = game.state.objects.get(oid) if oid > 0 else None
    if obj is None or not obj.counters or obj.zone != "battlefield":
        return ""
    if isinstance(event, events.Untapped):
        return "stun" if "stun" in obj.counters else ""
    if isinstance(event, events.DamageDealt):
        return "shield" if "shield" in obj.counters else ""
    if isinstance(event, events.Moved):
        if event.manner == "destroy" and event.source and "shield" in obj.counters:
            return "shield"
        if event.to == "graveyard" and "finality" in obj.counters:
            return "finality"
    return ""


def _permanent(event: Happening) -> ObjectId:
    if isinstance(event, events.DamageDealt):
        return event.to
    if isinstance(event, (events.Untapped, events.Moved)):
        return event.oid
    return 0


def instead(event: Happening, kind: str) -> list[Happening]:
    """What happens instead: the counter is removed, or the permanent is exiled."""
    if kind == "finality":
        assert isinstance(event, events.Moved)
        event.to = "exile"
        return [event]
    removed = events.CountersRemoved(_permanent(event), kind, 1)
    if isinstance(event, events.DamageDealt) and event.unpreventable:
        return [event, removed]  # 615.12
    return [removed]
