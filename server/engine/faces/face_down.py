"""Face down: how cards come to lie face down on the battlefield, are turned face up, and are shown (708, 701.40, 701.58, 702.37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events
from ..abilities.changes import Becomes
from ..abilities.kinds import Face, Keyword
from ..abilities.structures import Costs, Mana
from ..abilities.words import Payable
from ..decisions import Play, Seat
from ..objects import Obj, ObjectId
from . import printed, turning

if TYPE_CHECKING:
    from ..game import Game


def put(game: Game, oid: ObjectId, seat: Seat, manner: str, source: ObjectId) -> Play[list[ObjectId]]:
    """Manifest or cloak a card under that player's control; gives the permanent, none if it stays where it is (701.40a, f)."""
    event = events.Moved(oid, "battlefield", manner, seat, under=seat, source=source)
    event.face_down = True
    happened = yield from events.happen(game, event)
    return [done.new for done in happened if isinstance(done, events.Moved) and done.new and done.to == "battlefield"]


def ways_up(game: Game, obj: Obj) -> list[tuple[str, tuple[Payable, ...]]]:
    """What its controller could pay to turn the permanent face up, with the keyword if it is that one's cost: its morph or disguise
    cost (702.37e, 702.168d), and if it was manifested or cloaked and is a creature card, its mana cost (701.40b-d, 701.58b-d)."""
    face = hidden_face(game, obj)
    if face is None or not obj.face_down or not turning.can_be_face_up(obj):
        return []
    keywords = [ability for ability in face.abilities if isinstance(ability, Keyword)]
    found = [(keyword.word, parts(keyword)) for keyword in keywords if keyword.word in turning.CAST_FACE_DOWN]
    if not turning.FACE_DOWN_WAYS.isdisjoint(obj.designations) and "creature" in face.types and face.cost:
        found.append(("", (Mana(face.cost),)))
    return found


def hidden_face(game: Game, obj: Obj) -> Face | None:
    """What the face-down permanent would be like face up: what is printed, or what it became a copy of meanwhile (708.8, 708.10)."""
    face = None if obj.card is None else printed.up(obj)
    for effect in game.state.effects:
        if effect.objects is not None and obj.id in effect.objects:
            for change in effect.changes:
                if isinstance(change, Becomes):
                    assert isinstance(change.face, Face)
                    face = change.face
    return face


def parts(ability: Keyword) -> tuple[Payable, ...]:
    """The cost of a keyword, in parts."""
    if ability.cost is None:
        return ()
    return ability.cost.parts if isinstance(ability.cost, Costs) else (ability.cost,)


def turn_up(game: Game, oid: ObjectId, word: str) -> Play[None]:
    """Turn the permanent face up; with a megamorph cost paid it gets a +1/+1 counter as it is (702.37b)."""
    announcing, game.announcing = game.announcing, True
    yield from turning.turn(game, events.Became(oid, "face_up"))
    if word == "megamorph" and oid in game.state.objects:
        yield from events.happen(game, events.CountersPut(oid, "+1/+1", 1, game.chars(oid).controller, oid))
    game.announcing = announcing
    if not announcing:
        game.flush()


def show_spell(game: Game, oid: ObjectId) -> Play[None]:
    """What would be turned face up but is an instant or sorcery card is shown to all and stays as it is (701.40g, 701.58g)."""
    obj = game.state.objects[oid]
    if obj.face_down and not turning.can_be_face_up(obj):
        yield from events.happen(game, events.Revealed((oid,), None, game.chars(oid).controller))


def show_all(game: Game, owner: Seat | None = None) -> None:
    """Show all face-down permanents and spells to everybody, as the game ends; of one player only, as he leaves it (708.9)."""
    state = game.state
    hidden = [oid for zone in (state.battlefield, state.phased, state.stack) for oid in zone if state.objects[oid].face_down]
    if owner is not None:
        hidden = [oid for oid in hidden if state.objects[oid].owner == owner]
    if not hidden:
        return
    for oid in hidden:
        state.edit(oid).revealed_to = game.teams.seats
    events.applied(game, (events.Revealed(tuple(hidden), None),))
    if not game.announcing:
        game.flush()
