"""Copying: copiable values, and what becomes of them with exceptions (707)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from . import applying, characteristics
from .abilities.changes import Becomes, Gain
from .abilities.kinds import Face
from .abilities.words import Change
from .ctx import Ctx
from .decisions import Thing

if TYPE_CHECKING:
    from .game import Game

__all__ = ["Becomes", "copiable", "with_exceptions"]


def copiable(game: Game, oid: Thing) -> Face:
    """The copiable values of an object, now or as it last was (707.2): its text as modified by copy effects and face-down
    status, and by nothing else."""
    obj = game.obj(oid)
    face = characteristics.face_of(obj)
    if obj.face_down:
        return face
    for effect in game.state.effects:
        if effect.objects is not None and oid in effect.objects:
            for change in effect.changes:
                if isinstance(change, Becomes):
                    assert isinstance(change.face, Face)
                    face = change.face
    return face


def with_exceptions(game: Game, ctx: Ctx, face: Face, but: tuple[Change, ...]) -> Face:
    """The values, except as the changes say (707.9): they become part of the copiable values (707.9a-b)."""
    if not but:
        return face
    chars = characteristics.bare(face, ctx.you).clone()
    for change in but:
        if not isinstance(change, Gain):
            applying.apply(game, ctx, applying.fixed(game, ctx, change, 0), chars)
    gained = tuple(change.ability for change in but if isinstance(change, Gain))
    return msgspec.structs.replace(
        face,
        types=tuple(sorted(chars.types)),
        subtypes=tuple(sorted(chars.subtypes)),
        supertypes=tuple(sorted(chars.supertypes)),
        colours=None if chars.colours == characteristics.bare(face, ctx.you).colours else chars.colours,
        power=chars.power if chars.power != characteristics.bare(face, ctx.you).power else face.power,
        toughness=chars.toughness if chars.toughness != characteristics.bare(face, ctx.you).toughness else face.toughness,
        abilities=chars.abilities + gained,
    )
