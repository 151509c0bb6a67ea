"""Phasing: permanents that are treated as though they did not exist for a while (702.26, 502.1).

A phased-out permanent stays in its zone but stands in a list of its own, `State.phased`, so that whoever walks over the
battlefield does not meet it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events, zones
from ..abilities.changes import Control
from ..abilities.kinds import Static
from ..abilities.words import Change
from ..decisions import Play, Seat, is_player, seat_of
from ..layers import aspects, layers
from ..objects import Obj, ObjectId
from ..reading import evaluate

if TYPE_CHECKING:
    from ..game import Game

UNDER, WITH = "phased under", "phased with"
"""In Obj.chosen: under whose control it phased out, and with which permanent if it did so indirectly (702.26g)."""
ASPECTS = aspects.OBJECT | aspects.ATTACHED | aspects.EFFECTS | aspects.COMBAT


def untap_step(game: Game) -> Play[None]:
    """What has phasing phases out, and what had phased out under the active players' control phases in, all at once (502.1)."""
    state = game.state
    heads = game.active_team()
    leaving = [oid for oid in state.battlefield if "phasing" in (chars := layers.chars(game, oid)).keywords and chars.controller in heads]
    coming = [oid for oid in state.phased if state.objects[oid].chosen.get(UNDER) in heads and WITH not in state.objects[oid].chosen]
    proposed = [*_out(game, leaving), *(event for oid in coming for event in _in(game, oid))]
    if proposed:
        yield from events.happen(game, *proposed)


def proposals(game: Game, oids: list[ObjectId], how: str, source: ObjectId = 0) -> list[events.Became]:
    """The events of permanents phasing out or in by an effect, with what is attached to them."""
    if how == "phased_out":
        return _out(game, oids, source)
    return [event for oid in oids for event in _in(game, oid, source)]


def _out(game: Game, oids: list[ObjectId], source: ObjectId = 0) -> list[events.Became]:
    """Each phases out; what is attached to one does so with it, even if it would by itself as well (702.26g-h)."""
    objects = game.state.objects
    together: dict[ObjectId, ObjectId] = {}
    for oid in oids:
        _gather(game, oid, together)
    return [
        events.Became(oid, "phased_out", source, together.get(oid, 0))
        for oid in dict.fromkeys((*oids, *together))
        if oid in objects and not objects[oid].phased_out
    ]


def _gather(game: Game, oid: ObjectId, together: dict[ObjectId, ObjectId]) -> None:
    for other in game.state.objects[oid].attachments:
        if other not in together and other in game.state.objects:
            together[other] = oid
            _gather(game, other, together)


def _in(game: Game, oid: ObjectId, source: ObjectId = 0) -> list[events.Became]:
    objects = game.state.objects
    found = [events.Became(oid, "phased_in", source)]
    for other in game.state.phased:
        if objects[other].chosen.get(WITH) == oid:
            found += _in(game, other, source)
    return found


def apply(game: Game, event: events.Became) -> None:
    """Take the permanent out of the world, or put it back."""
    obj = game.state.edit(event.thing)
    if event.how == "phased_out":
        _leave(game, obj, event.n)
    else:
        _come_back(game, obj)
    game.touch_zone("battlefield")
    game.changed(obj.id, ASPECTS)


def _leave(game: Game, obj: Obj, host: ObjectId) -> None:
    state = game.state
    under = layers.chars(game, obj.id).controller
    zones.leave_combat(game, obj.id)
    state.battlefield.remove(obj.id)
    state.phased.append(obj.id)
    obj.phased_out = True
    obj.chosen = {**obj.chosen, UNDER: under, **({WITH: host} if host else {})}
    if not host and obj.attached_to is not None and not is_player(obj.attached_to):
        zones.forget_attachment(game, obj)


def _come_back(game: Game, obj: Obj) -> None:
    """Attached as it was, if that is still there (702.26i)."""
    state = game.state
    state.phased.remove(obj.id)
    state.battlefield.append(obj.id)
    obj.phased_out = False
    obj.chosen = {name: value for name, value in obj.chosen.items() if name not in (UNDER, WITH)}
    host = obj.attached_to
    if host is None:
        return
    if is_player(host):
        if state.players[seat_of(host)].left:
            obj.attached_to = None
    elif host not in state.objects or state.objects[host].zone != "battlefield":
        obj.attached_to = None
    elif obj.id not in state.objects[host].attachments:
        other = state.edit(host)
        other.attachments = (*other.attachments, obj.id)
        game.touch(host)


def controller(game: Game, oid: ObjectId) -> Seat:
    """Who controls the phased-out permanent. Phasing does not change that (702.26d): it is whoever the latest effect that has not
    ended gives control of it to, one of an Aura that has phased out with it among them."""
    obj = game.state.objects[oid]
    found = [(0, obj.controller)]
    for effect in game.state.effects:
        if effect.objects is not None and oid in effect.objects:
            ctx = evaluate.Ctx(effect.source, effect.controller, effect.names, effect.x)
            found += [(effect.born, seat) for seat in _given_to(game, ctx, effect.changes)]
    for other in obj.attachments:
        aura = game.state.objects[other]
        if aura.phased_out:
            ctx = evaluate.Ctx(other, controller(game, other))
            for ability in layers.chars(game, other).abilities:
                if isinstance(ability, Static):
                    found += [(aura.born, seat) for seat in _given_to(game, ctx, ability.changes)]
    return max(found)[1]


def _given_to(game: Game, ctx: evaluate.Ctx, changes: tuple[Change, ...]) -> list[Seat]:
    """To whom the changes give control, of those who are in the game."""
    things = [thing for change in changes if isinstance(change, Control) for thing in evaluate.refer(game, ctx, change.who)]
    return [seat_of(thing) for thing in things if is_player(thing) and not game.state.players[seat_of(thing)].left]
