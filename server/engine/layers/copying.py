"""Copying: copiable values, and what becomes of them with exceptions (707)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ..abilities.changes import Base, Becomes, Besides, Colours, Gain, GainThis, Keep, Recost, Rename, Types
from ..abilities.kinds import Face, Keyword, Static
from ..abilities.words import Ability, Change
from ..decisions import Thing
from ..faces import printed
from ..reading.ctx import Ctx
from . import applying, characteristics, statics

if TYPE_CHECKING:
    from ..game import Game

__all__ = ["Becomes", "copiable", "with_exceptions"]


def copiable(game: Game, oid: Thing) -> Face:
    """The copiable values of an object, now or as it last was (707.2): its text as modified by copy effects and face-down
    status, and by nothing else."""
    obj = game.obj(oid)
    face = characteristics.face_of(obj)
    if obj.face_down:
        return face
    if face.halves:
        face = obj.copied if obj.copied is not None else printed.whole(face.halves)  # whatever is unlocked (709.5)
    for effect in game.state.effects:
        if effect.objects is not None and oid in effect.objects:
            for change in effect.changes:
                if isinstance(change, Becomes):
                    assert isinstance(change.face, Face)
                    face = change.face
    return face


def with_exceptions(game: Game, ctx: Ctx, face: Face, but: tuple[Change, ...]) -> Face:
    """The values, except as the changes say (707.9): what they say becomes part of the copiable values (707.9a-b), and an ability
    that would define a characteristic that they set is not copied (707.9d)."""
    if not but:
        return face
    kept = tuple(ability for ability in face.abilities if not any(_defines_anew(ability, change) for change in but))
    bare = msgspec.structs.replace(face, abilities=kept)
    before = characteristics.bare(bare, ctx.you)
    chars = before.clone()
    for change in but:
        if isinstance(change, Rename):
            bare = msgspec.structs.replace(bare, name=change.name)
        elif isinstance(change, Recost):
            bare = msgspec.structs.replace(bare, cost=change.cost)
        elif isinstance(change, Keep):
            chars.colours = characteristics.bare(copiable(game, ctx.source), ctx.you).colours
        elif isinstance(change, Besides):
            continue
        elif isinstance(change, GainThis):
            if ctx.ability is not None:
                applying.apply(game, ctx, Gain(ctx.ability), chars)
        else:
            applying.apply(game, ctx, applying.fixed(game, ctx, change, 0), chars)
    every = (EVERY_CREATURE_TYPE,) if chars.every_creature_type else ()
    return msgspec.structs.replace(
        bare,
        types=_in_order(face.types, chars.types),
        subtypes=_in_order(face.subtypes, chars.subtypes),
        supertypes=_in_order(face.supertypes, chars.supertypes),
        colours=face.colours if chars.colours == before.colours and not _sets((Colours, Keep), but) else chars.colours,
        power=face.power if chars.power == before.power and not _sets(Base, but) else chars.power,
        toughness=face.toughness if chars.toughness == before.toughness and not _sets(Base, but) else chars.toughness,
        abilities=chars.abilities + every,
    )


EVERY_CREATURE_TYPE = Keyword("changeling")


def _in_order(printed: tuple[str, ...], words: frozenset[str]) -> tuple[str, ...]:
    """The words, those that were printed first and as they were."""
    return tuple(w for w in printed if w in words) + tuple(sorted(words.difference(printed)))


def _sets(kind: type[Change] | tuple[type[Change], ...], but: tuple[Change, ...]) -> bool:
    return any(isinstance(change, kind) for change in but)


def _defines_anew(ability: Ability, change: Change) -> bool:
    """Whether the ability defines a characteristic for which the exception gives values; additions let it be (707.9d)."""
    for part in statics.unfolded(ability):
        if isinstance(part, Static) and part.cda:
            for defined in part.changes:
                if isinstance(change, Base) and isinstance(defined, Base):
                    return True
                if (isinstance(change, Keep) or (isinstance(change, Colours) and not change.add)) and isinstance(defined, Colours):
                    return True
                if isinstance(change, Types) and change.set and isinstance(defined, Types):
                    return True
    return False
