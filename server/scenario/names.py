"""Names: what a name in a scenario stands for: cards and permanents by their current names, seats by their letters, one card by
its `@id`, objects on the stack by name or text (scenario-format.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from server.cards.pool import key
from server.engine.abilities.kinds import Face
from server.engine.decisions import Seat, Thing, is_player, player_thing, seat_of
from server.engine.game import Game
from server.engine.layers import profile
from server.engine.objects import Obj, ObjectId

from . import texts
from .errors import BadScenario

_NUMBERED = re.compile(r"(.+):(\d+)")


class Names:
    """The names of one run: its seats, and which object each `@id` is at the moment."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = tuple(seats)
        self.ids: dict[str, ObjectId] = {}

    def seat(self, letter: str) -> Seat:
        """The seat of that letter."""
        return self.seats.index(letter)

    def letter(self, seat: Seat) -> str:
        """The letter of a seat."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else "?"

    def object(self, name: str) -> ObjectId:
        """The object that an `@id` is now, or was last. Raises BadScenario if there is no such id."""
        found = self.ids.get(name[1:])
        if found is None and f"{name[1:]}.1" in self.ids:
            found = self.ids[f"{name[1:]}.1"]
        if found is None:
            raise BadScenario(f"no entry has the id {name!r}")
        return found

    def fits(self, game: Game, name: str, thing: Thing) -> bool:
        """Whether the name, without a number, stands for that object or player."""
        if is_player(thing):
            return self.letter(seat_of(thing)) == name
        if name.startswith("@"):
            return self.object(name) == thing
        obj = game.obj(thing)
        if obj.kind == "ability":
            return says(game, thing, name)
        return key(name) in own_names(game, thing)

    def pick(self, game: Game, name: str, candidates: Iterable[Thing]) -> Thing | None:
        """The first candidate that the name stands for; with a number, the one of that number in battlefield order, if it is
        among them, or of the candidates' where none of that name is on the battlefield."""
        things = list(candidates)
        if not name.startswith("@"):
            numbered = _NUMBERED.fullmatch(name)
            if numbered:
                return self._numbered(game, numbered[1], int(numbered[2]), things)
        return next((thing for thing in things if self.fits(game, name, thing)), None)

    def _numbered(self, game: Game, name: str, number: int, things: list[Thing]) -> Thing | None:
        placed = [oid for oid in game.state.battlefield if self.fits(game, name, oid)]
        if placed:
            return placed[number] if number < len(placed) and placed[number] in things else None
        fitting = [thing for thing in things if self.fits(game, name, thing)]
        return fitting[number] if number < len(fitting) else None

    def all(self, game: Game, name: str, candidates: Iterable[Thing]) -> list[Thing]:
        """All candidates that the name stands for; with a number, at most one."""
        if _NUMBERED.fullmatch(name) and not name.startswith("@"):
            found = self.pick(game, name, candidates)
            return [] if found is None else [found]
        return [thing for thing in candidates if self.fits(game, name, thing)]

    def exists(self, game: Game, name: str) -> bool:
        """Whether the name fits anything at all in the game: a player, an object of any zone, an ability's text."""
        if name.startswith("@"):
            return name[1:] in self.ids or f"{name[1:]}.1" in self.ids
        if name in self.seats:
            return True
        numbered = _NUMBERED.fullmatch(name)
        bare = numbered[1] if numbered else name
        wanted = key(bare)
        for oid, obj in [*game.state.objects.items(), *((oid, gone[0]) for oid, gone in game.state.gone.items())]:
            if obj.card is not None and (wanted == key(obj.card.name) or any(wanted == key(face.name) for face in obj.card.faces)):
                return True
            if wanted in own_names(game, oid) or says(game, oid, bare) or _is_printed(obj, bare):
                return True
        return False

    def players(self) -> list[Thing]:
        """All players as things."""
        return [player_thing(seat) for seat in range(len(self.seats))]


def own_names(game: Game, oid: ObjectId) -> tuple[str, ...]:
    """The names, made comparable, by which an object may be called: its current one, a token's with `Token`, and off the
    battlefield the whole name of its card."""
    obj = game.obj(oid)
    if obj.kind == "ability":
        return ()
    name = game.chars(oid).name
    found = [key(name)] if name else []
    if name and obj.kind == "token":
        found.append(f"{found[0]} token")
    if obj.card is not None and obj.zone not in ("battlefield", "stack", ""):
        found.append(key(obj.card.name))
    return tuple(found)


def source_name(game: Game, oid: ObjectId) -> str:
    """The name of what an ability on the stack is of; an object's own otherwise."""
    obj = game.obj(oid)
    source = obj.source if obj.kind == "ability" else oid
    if source not in game.state.objects and source not in game.state.gone:
        return ""
    return game.chars(source).name


def name_of(game: Game, thing: Thing) -> str:
    """The current name of an object; of an ability on the stack, its source's. Empty for anything else."""
    if thing <= 0 or (thing not in game.state.objects and thing not in game.state.gone):
        return ""
    return source_name(game, thing)


def face_of(game: Game, oid: ObjectId) -> Face:
    """The face that gives an object's texts their name; of an ability on the stack, its source's."""
    obj = game.obj(oid)
    return game.obj(obj.source).printed if obj.kind == "ability" else obj.printed


def text_of(game: Game, oid: ObjectId, index: int) -> str:
    """The text of an object's ability of that index."""
    return texts.printed(game.chars(oid).abilities[index % profile.SECOND], game.obj(oid).printed)


def says(game: Game, oid: ObjectId, beginning: str) -> bool:
    """Whether an object has an ability whose text begins so, or is one on the stack."""
    obj = game.obj(oid)
    if obj.kind == "ability":
        if obj.ability is None or not (obj.source in game.state.objects or obj.source in game.state.gone):
            return False
        source = game.obj(obj.source)
        return texts.begins(texts.printed(obj.ability, source.printed), beginning, source_name(game, oid))
    chars = game.chars(oid)
    return any(texts.begins(texts.printed(ability, obj.printed), beginning, chars.name) for ability in chars.abilities)


def _is_printed(obj: Obj, beginning: str) -> bool:
    """Whether the object's card has an ability printed on it whose text begins so, though it may have lost it."""
    faces = () if obj.card is None else obj.card.faces
    return any(texts.begins(texts.printed(ability, face), beginning, face.name) for face in faces for ability in face.abilities)


def activated(game: Game, oid: ObjectId) -> list[int]:
    """The indices of an object's activated abilities, in printed order; a keyword that stands for one is one (602.1a)."""
    return [i for i, ability in enumerate(game.chars(oid).abilities) if profile.activated(ability) is not None]


def begins(game: Game, oid: ObjectId, text: str) -> bool:
    """Whether an object begins so: a spell by its name, an ability on the stack by its text."""
    if game.obj(oid).kind == "ability":
        return says(game, oid, text)
    return any(own.startswith(key(text)) for own in own_names(game, oid))


def describe(game: Game, thing: Thing, names: Names | None = None) -> str:
    """The thing in words, for a message."""
    if is_player(thing):
        return names.letter(seat_of(thing)) if names is not None else f"player {seat_of(thing)}"
    obj = game.obj(thing)
    if obj.kind == "ability" and obj.ability is not None:
        return texts.printed(obj.ability, face_of(game, thing))
    return name_of(game, thing) or "a face-down object"


def on_stack(game: Game, names: Names, text: str) -> bool:
    """Whether an object on the stack begins so, by its name or its text."""
    return any(names.fits(game, text, oid) if text.startswith("@") else begins(game, oid, text) for oid in game.state.stack)
