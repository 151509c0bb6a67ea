"""Merging: permanents that are more than one card or token, of which the topmost says what they are like (702.140, 712.4, 730)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from .. import zones
from ..abilities.kinds import Card, Face
from ..decisions import Seat
from ..layers import aspects, copying
from ..objects import Obj
from . import printed

if TYPE_CHECKING:
    from .. import events
    from ..game import Game

Part: TypeAlias = "tuple[Card | None, Seat, str, int, Face]"
"""A card or token of a merged permanent: its card, whose it is, of which kind, which commander, and its copiable values."""


def merge(game: Game, event: events.Became) -> None:
    """The spell that made it so becomes part of the permanent: its top if the event's number is 1, else its bottom (730.2)."""
    spell = game.state.objects[event.by]
    kind = "token" if spell.kind == "copy" else spell.kind
    added: Part = (spell.card, spell.owner, kind, spell.commander, copying.copiable(game, spell.id))
    zones.vanish(game, spell.id)
    host = game.state.edit(event.thing)
    parts = host.merged or ((host.card, host.owner, host.kind, host.commander, printed.up(host)),)
    host.merged = (added, *parts) if event.n else (*parts, added)
    host.copied = together(host.merged)
    host.card, _, host.kind, _, _ = host.merged[0]  # 730.2d
    host.commander = next((part[3] for part in host.merged if part[3]), 0)  # 903.3c
    host.face, host.transformed = 0, False  # 730.2i
    if event.n:
        host.face_down = False  # 730.2e
    game.touch_zone("stack")
    game.changed(host.id, aspects.OBJECT | aspects.EFFECTS)


def meld(obj: Obj, other: Obj) -> None:
    """The permanent that a meld card is entering as is another card besides (701.42a, 712.4a); either may be a commander (903.3b)."""
    cards = ((obj.card, obj.owner, obj.commander), (other.card, other.owner, other.commander))
    obj.merged = tuple((card, owner, "card", commander, card.faces[0]) for card, owner, commander in cards if card is not None)
    obj.commander = obj.commander or other.commander


def together(parts: tuple[Part, ...]) -> Face:
    """What a mutated permanent is like: its topmost component, with the abilities of all (702.140e)."""
    abilities = tuple(ability for part in parts for ability in part[4].abilities)
    return msgspec.structs.replace(parts[0][4], abilities=abilities)


def others(obj: Obj) -> tuple[Any, ...]:
    """The components besides the topmost, as (card, owner, kind, commander, copiable values of a token)."""
    return tuple((card, owner, kind, commander, face if kind == "token" else None) for card, owner, kind, commander, face in obj.merged[1:])
