"""Arriving: an object about to enter the battlefield, looked at as it would exist there (614.12).

Its new Obj is made beforehand and stands on the battlefield's side of the door: "as it enters" effects are done to it
directly, and zones.move lets it in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events, zones
from .abilities.changes import CopyOf
from .abilities.kinds import AsEnters, Keyword
from .abilities.structures import Apply, May, Seq
from .abilities.words import Ability, Effect
from .faces import printed
from .keywords import programs
from .layers import layers
from .objects import Chars, Obj

if TYPE_CHECKING:
    from .abilities.kinds import Face
    from .events import Created, Happening, Moved
    from .game import Game


def face_of(game: Game, event: Moved) -> Face | None:
    """The face with which it would enter, before anything changes it; None for a face-down one."""
    if event.face_down:
        return None
    if event.copied is not None:
        return event.copied
    created: Created | None = event if hasattr(event, "face") else None  # type: ignore[assignment]
    if created is not None:
        return created.face
    obj = game.state.objects[event.oid]
    if obj.zone == "stack" and not event.transformed:
        return obj.printed
    assert obj.card is not None
    if printed.shares_type_line(obj.card):
        return printed.unlocked(printed.both_halves(obj.card), 0)
    return obj.card.faces[1 if event.transformed else obj.face if event.manner == "play" else 0]


def can_be_there(game: Game, event: Moved) -> bool:
    """Whether the card may be put onto the battlefield as the event says: not as an instant or sorcery (400.4a, 712.14b), and
    transformed only if it has another face (712.14a)."""
    if event.transformed and not printed.is_double_faced(game.state.objects[event.oid].card):
        return False
    face = face_of(game, event)
    return face is None or SPELLS.isdisjoint(face.types)


SPELLS = frozenset(("instant", "sorcery"))


def has_own_rules(game: Game, event: Moved) -> bool:
    """Whether its printed abilities say anything about how it enters, or it enters with counters."""
    if event.counters:
        return True
    face = face_of(game, event)
    if face is None:
        return False
    if face.loyalty is not None or face.defense is not None or bool(entering(face.abilities)):
        return True
    return bool(face.subtypes) and not INTRINSIC.isdisjoint(face.subtypes)


INTRINSIC = frozenset(("Saga", "Siege"))
"""Subtypes that come with a rule about how such a permanent enters (310.11a, 714.3a)."""


def entering(abilities: tuple[Ability, ...]) -> tuple[AsEnters, ...]:
    """What of the abilities, keywords by what they stand for, is about entering."""
    known = _entering.get(abilities)
    if known is None:
        unfolded = [part for ability in abilities for part in (programs(ability) if isinstance(ability, Keyword) else (ability,))]
        known = _entering[abilities] = tuple(part for part in unfolded if isinstance(part, AsEnters))
    return known


_entering: dict[tuple[Ability, ...], tuple[AsEnters, ...]] = {}


def prepare(game: Game, event: Moved) -> None:
    """Make the object that it would become, if that is not done yet."""
    if event.becoming:
        return
    state = game.state
    if event.oid:
        old = state.objects[event.oid]
        kind = "token" if old.kind == "copy" else old.kind
        new = zones.new_object(game, old.card, old.owner, "battlefield", kind, old.commander)
        if old.kind in ("token", "copy"):
            new.copied = old.copied
        if old.zone == "stack":
            zones.remember_spell(new, old)
        elif event.manner == "play":
            new.face = old.face  # 712.12a
    else:
        new = zones.new_object(game, zones.token_card(event), event.owner, "battlefield", "token")  # type: ignore[arg-type]
    event.becoming = new.id
    zones.dress(game, new, event)
    game.arriving[new.id] = event


def happened_to(game: Game, event: Moved) -> tuple[Happening, ...]:
    """What has happened to an object as it entered the battlefield: counters were put on it (122.6), halves unlocked (709.5h)."""
    obj = game.state.objects.get(event.new)
    if obj is None or not (obj.counters or obj.designations):
        return ()
    found: list[Happening] = []
    for kind, n in obj.counters.items():
        put = events.CountersPut(obj.id, kind, n, obj.controller, event.source)
        put.total = n
        found.append(put)
    which = obj.designations.get("unlocked", 0)
    found += [events.Became(obj.id, "unlocked", 0, bit) for bit in (printed.LEFT, printed.RIGHT) if which & bit]
    return tuple(found)


def abandon(game: Game, event: Moved) -> None:
    """It does not enter the battlefield after all."""
    if event.becoming:
        game.state.objects.pop(event.becoming, None)
        game.arriving.pop(event.becoming, None)
        layers.changed(game, event.becoming, layers.OBJECT)
        event.becoming = 0


def own_rules(game: Game, event: Moved) -> list[AsEnters]:
    """What its abilities, as they would be on the battlefield, say about how it enters (614.12)."""
    obj = game.state.objects[event.becoming]
    return list(entering(would_be(game, obj).abilities))


def would_be(game: Game, obj: Obj) -> Chars:
    """The characteristics of the object as it would exist on the battlefield."""
    state = game.state
    state.battlefield.append(obj.id)
    layers.changed(game, obj.id, layers.OBJECT)
    chars = layers.chars(game, obj.id)
    state.battlefield.pop()
    layers.changed(game, obj.id, layers.OBJECT)
    return chars


def copies(ability: AsEnters) -> bool:
    """Whether it has the object enter as a copy (616.1c)."""
    return is_copying(ability.do)


def is_copying(effect: Effect) -> bool:
    """Whether it makes something a copy."""
    if isinstance(effect, May):
        return is_copying(effect.do)
    if isinstance(effect, Seq):
        return any(is_copying(step) for step in effect.steps)
    return isinstance(effect, Apply) and any(isinstance(change, CopyOf) for change in effect.changes)


