"""Zones: where objects are, and how they change zones and become new objects (400)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities.kinds import Card, Face
from .combat import facing
from .decisions import Seat, Thing, is_player
from .faces import merging, printed
from .layers import aspects, copying, layers
from .objects import NO_SEAT, Obj, ObjectId

if TYPE_CHECKING:
    from .events import Created, Moved
    from .game import Game

OWNED = ("library", "hand", "graveyard")
FACE_DOWN_WAYS = {"manifest": "manifested", "cloak": "cloaked"}
"""What a permanent is called that was put onto the battlefield face down in that manner (701.40a, 701.58a)."""
ASPECT = {
    "battlefield": aspects.OBJECT,
    "graveyard": aspects.GRAVEYARD,
    "hand": aspects.HAND,
    "library": aspects.LIBRARY,
    "stack": aspects.STACK,
    "exile": aspects.EXILE,
    "command": aspects.OBJECT,
}


def zone_list(game: Game, zone: str, owner: Seat) -> list[ObjectId]:
    """The zone as it is kept: libraries bottom first, the stack top last, the others in order of arrival."""
    state = game.state
    if zone in OWNED:
        found: list[ObjectId] = getattr(state.players[owner], zone)
        return found
    found = getattr(state, zone)
    return found


def new_object(game: Game, card: Card | None, owner: Seat, zone: str, kind: str = "card", commander: int = 0) -> Obj:
    """A new object with a new id and timestamp, not yet in any zone's list (400.7, 613.7d). A commander stays one (903.3)."""
    state = game.state
    obj = Obj(state.next_id, card, owner, zone, kind)
    state.next_id += 1
    obj.stamp = state.stamp
    obj.born = game.timestamp()
    obj.turn_gained = state.turn
    obj.commander = commander
    state.objects[obj.id] = obj
    return obj


def place(game: Game, seat: Seat, card: Card, zone: str, kind: str = "card") -> ObjectId:
    """Put a card into a zone as a judge would, without anything happening. It has been there since before the turn began."""
    from .setup import speaks_of_sources

    obj = new_object(game, card, seat, zone, kind)
    obj.turn_gained = -1
    game.state.sources_matter = game.state.sources_matter or speaks_of_sources(card)
    zone_list(game, zone, seat).append(obj.id)
    game.touch(obj.id)
    game.touch_zone(zone, seat if zone in OWNED else -1)
    layers.changed(game, obj.id, ASPECT[zone])
    return obj.id


def _leave(game: Game, obj: Obj) -> None:
    state = game.state
    zone = obj.zone
    held = state.phased if obj.phased_out else zone_list(game, zone, obj.owner)
    if held[-1] == obj.id:
        held.pop()
    else:
        held.remove(obj.id)
    game.touch_zone(zone, obj.owner if zone in OWNED else -1)
    if zone == "battlefield":
        if obj.attacking is not None or obj.blocking or obj.blockers:
            _out_of_others_combat(game, obj)
        if obj.attached_to is not None and not is_player(obj.attached_to):
            forget_attachment(game, obj)
    del state.objects[obj.id]
    game.touch(obj.id)
    layers.changed(game, obj.id, ASPECT[zone])


def put(game: Game, oid: ObjectId, zone: str, position: str = "top", others: list[ObjectId] | None = None) -> ObjectId:
    """Move a card to its owner's hand, library or graveyard, or to exile, as a new object; gives the new id. The other components of
    a merged permanent go there too (730.3), and are added to `others`."""
    old = game.state.objects[oid]
    _leave(game, old)
    for card, owner, kind, commander, copied in merging.others(old) if old.merged else ():
        other = _arrive(game, new_object(game, card, owner, zone, kind, commander), zone, position, copied)
        if others is not None:
            others.append(other)
    if old.kind == "ability" or (old.kind == "copy" and zone != "battlefield"):
        return 0  # 608.2n, 704.5e: it ceases to exist
    commander = old.merged[0][3] if old.merged else old.commander
    new = new_object(game, old.card, old.owner, zone, old.kind, commander)
    return _arrive(game, new, zone, position, old.copied if old.kind == "token" else None)


def _arrive(game: Game, new: Obj, zone: str, position: str, copied: Face | None) -> ObjectId:
    """Put the new object into its zone; a token there ceases to exist soon (704.5d)."""
    if new.commander and zone in ("graveyard", "exile"):
        game.state.returnable = (*game.state.returnable, new.id)
    if new.kind == "token":
        new.copied = copied
        game.state.ceasing = (*game.state.ceasing, new.id)
    held = zone_list(game, zone, new.owner)
    if zone == "library" and position == "bottom":
        held.insert(0, new.id)
    elif position == "second" and held:
        held.insert(len(held) - 1, new.id)
    else:
        held.append(new.id)
    game.touch_zone(zone, new.owner if zone in OWNED else -1)
    game.touch(new.id)
    layers.changed(game, new.id, ASPECT[zone])
    return new.id


def move(game: Game, event: Moved) -> ObjectId:
    """Do what the event says: out of the old zone, a new object in the new one (400.7)."""
    state = game.state
    old = state.objects[event.oid]
    event.frm, event.owner = old.zone, old.owner
    if event.to != "battlefield" and event.to != "stack":
        others: list[ObjectId] = []
        new_id = put(game, event.oid, event.to, event.position, others)
        event.others = tuple(others)
        if event.face_down and new_id:
            state.objects[new_id].face_down = True
        elif event.manner == "adventure" and new_id:
            state.objects[new_id].chosen = {"adventure": event.by}  # who may play it from there (715.3d)
        if event.counters and new_id:
            state.objects[new_id].counters = dict(event.counters)
        return new_id
    _leave(game, old)
    if event.becoming:
        new = state.objects[event.becoming]
        game.arriving.pop(event.becoming)
        if old.zone == "stack":
            layers.follow(game, old.id, new.id)
        _let_in(game, new, event)
        return new.id
    kind = "token" if old.kind == "copy" and event.to == "battlefield" else old.kind
    new = new_object(game, old.card, old.owner, event.to, kind, old.commander)
    if old.kind in ("token", "copy"):
        new.copied = old.copied
    if event.to == "stack":
        new.controller = event.under if event.under != NO_SEAT else event.by
        new.cast_from = old.zone
        new.face_down = event.face_down
        state.stack.append(new.id)
    else:
        if old.zone == "stack":
            remember_spell(new, old)
            layers.follow(game, old.id, new.id)
        elif event.manner == "play":
            new.face = old.face  # 712.12a
        dress(game, new, event)
        _let_in(game, new, event)
        return new.id
    game.touch_zone(event.to)
    game.touch(new.id)
    layers.changed(game, new.id, ASPECT[event.to])
    return new.id


def remember_spell(new: Obj, spell: Obj) -> None:
    """The permanent keeps what was chosen and paid for the spell it was (400.7d)."""
    new.controller = spell.controller
    new.face, new.x, new.paid, new.spent = spell.face, spell.x, spell.paid, spell.spent
    new.cast_from, new.face_down = spell.cast_from, spell.face_down
    new.names, new.targets = spell.names, spell.targets
    if spell.card is not None and not spell.face_down and printed.shares_type_line(spell.card):
        new.designations = {"unlocked": printed.RIGHT if spell.face else printed.LEFT}  # 709.5d
    if "bestowed" in spell.designations:
        new.designations = {"bestowed": 1}  # 702.103b
    if "prototype" in spell.paid:
        new.copied = spell.copied  # 718.3b


def copy_card(game: Game, of: ObjectId, seat: Seat) -> ObjectId:
    """Put a copy of the card beside it, which is that player's until it ceases to exist (707.12, 704.5e)."""
    original = game.state.objects[of]
    new = new_object(game, original.card, seat, original.zone, "copy")
    zone_list(game, new.zone, seat).append(new.id)
    game.state.ceasing = (*game.state.ceasing, new.id)
    game.touch(new.id)
    game.touch_zone(new.zone, seat if new.zone in OWNED else -1)
    layers.changed(game, new.id, ASPECT[new.zone])
    return new.id


def create(game: Game, event: Created) -> ObjectId:
    """Put the token that the event describes onto the battlefield (111.2)."""
    if event.becoming:
        obj = game.state.objects[event.becoming]
        game.arriving.pop(event.becoming)
    else:
        obj = new_object(game, token_card(event), event.owner, "battlefield", "token")
        dress(game, obj, event)
    _let_in(game, obj, event)
    return obj.id


def token_card(event: Created) -> Card:
    """What stands for the card of the token that is created."""
    return Card((event.face,), "token") if event.card is None else event.card


def dress(game: Game, obj: Obj, event: Moved) -> None:
    """Make the object as the event says it enters the battlefield: tapped, face down, with counters."""
    if event.under != NO_SEAT:
        obj.controller = event.under
    obj.tapped = event.tapped
    obj.face_down = event.face_down or obj.face_down
    if event.transformed and printed.is_double_faced(obj.card):
        obj.face = 1
    obj.transformed = obj.face == 1 and printed.is_double_faced(obj.card) and not obj.face_down
    if event.manner in FACE_DOWN_WAYS:
        obj.designations = {FACE_DOWN_WAYS[event.manner]: 1}
    if event.copied is not None:
        obj.copied = event.copied
    if event.melding in game.state.objects:
        merging.meld(obj, game.state.objects[event.melding])
    if event.counters:
        counters: dict[str, int] = {}
        for kind, n in event.counters:
            counters[kind] = counters.get(kind, 0) + n
        obj.counters = {kind: n for kind, n in counters.items() if n > 0}


def _let_in(game: Game, obj: Obj, event: Moved) -> None:
    if event.melding in game.state.objects:
        vanish(game, event.melding)
    if event.attacking is not None:
        obj.attacking = event.attacking
        obj.defender = facing.player_behind(game, event.attacking)
        obj.attack_order = game.timestamp()
    if event.blocking:
        _let_block(game, obj, event.blocking)
    game.state.battlefield.append(obj.id)
    game.touch_zone("battlefield")
    game.touch(obj.id)
    layers.changed(game, obj.id, layers.OBJECT)
    if event.attached_to is not None:
        attach(game, obj.id, event.attached_to)


def banded_with(game: Game, oid: ObjectId) -> list[ObjectId]:
    """The other creatures of the band that the creature is in, if it is in one (702.22)."""
    objects = game.state.objects
    number = objects[oid].designations.get("banded", 0) if oid in objects else 0
    if not number:
        return []
    return [other for other in game.state.battlefield if other != oid and objects[other].designations.get("banded") == number]


def _let_block(game: Game, obj: Obj, attacker: ObjectId) -> None:
    """It enters blocking an attacking creature, if its controller is that one's defending player (509.4a)."""
    attacking = game.state.objects.get(attacker)
    if attacking is None or attacking.attacking is None or attacking.defender not in (obj.controller, *game.teammates(obj.controller)):
        return
    attacking = game.state.edit(attacker)
    attacking.blockers = (*attacking.blockers, obj.id)
    obj.blocking = (attacker,)
    for oid in (attacker, *banded_with(game, attacker)):
        game.state.edit(oid).blocked = True  # 702.22i
        game.touch(oid)
        layers.changed(game, oid, layers.COMBAT)


def shuffle(game: Game, seat: Seat, order: tuple[int, ...]) -> None:
    """Put a library in that order. Its cards become new objects, so that nobody can follow one through the shuffle."""
    player = game.state.players[seat]
    old = player.library
    player.library = []
    objects = game.state.objects
    state = game.state
    first = state.next_id
    state.next_id += len(order)
    born = game.timestamp()
    for place_, was in enumerate(order):
        before = objects.pop(old[was])
        obj = Obj(first + place_, before.card, before.owner, "library", before.kind)
        obj.stamp, obj.born, obj.commander = state.stamp, born, before.commander
        objects[obj.id] = obj
        player.library.append(obj.id)
    game.touch_zone("library", seat)
    layers.changed(game, 0, layers.LIBRARY)


def attach(game: Game, oid: ObjectId, to: Thing | None) -> None:
    """Attach the object, or unattach it if `to` is None (701.3)."""
    obj = game.state.edit(oid)
    if obj.attached_to is not None and not is_player(obj.attached_to):
        forget_attachment(game, obj)
    obj.attached_to = to
    if to is not None:
        obj.born = game.timestamp()  # 613.7e
        if not is_player(to):
            host = game.state.edit(to)
            host.attachments = (*host.attachments, oid)
            game.touch(to)
    game.touch(oid)
    layers.changed(game, oid, layers.ATTACHED)


def forget_attachment(game: Game, obj: Obj) -> None:
    """What the object is attached to has it no longer; what the object knows of it is as it was."""
    assert obj.attached_to is not None
    if obj.attached_to in game.state.objects:
        host = game.state.edit(obj.attached_to)
        host.attachments = tuple(other for other in host.attachments if other != obj.id)
        game.touch(obj.attached_to)


def leave_combat(game: Game, oid: ObjectId) -> None:
    """Take the creature out of combat (506.4)."""
    if oid not in game.state.objects:
        return
    obj = game.state.edit(oid)
    _out_of_others_combat(game, obj)
    obj.attacking = None
    obj.blocking, obj.blockers, obj.blocked = (), (), False
    if "banded" in obj.designations:  # 702.22f
        obj.designations = {word: n for word, n in obj.designations.items() if word != "banded"}
    game.touch(oid)
    layers.changed(game, oid, layers.COMBAT)


def _out_of_others_combat(game: Game, obj: Obj) -> None:
    state = game.state
    for attacker in obj.blocking:
        if attacker in state.objects:
            other = state.edit(attacker)
            other.blockers = tuple(b for b in other.blockers if b != obj.id)
            game.touch(attacker)
    for blocker in obj.blockers:
        if blocker in state.objects:
            other = state.edit(blocker)
            other.blocking = tuple(a for a in other.blocking if a != obj.id)
            game.touch(blocker)


def copy_on_stack(game: Game, of: ObjectId, seat: Seat, face: Face | None = None) -> ObjectId:
    """Put a copy of a spell or ability on the stack under that player's control (707.10): its choices are copied with it. `face` is
    what it is like if that is other than the original (707.9)."""
    old = game.obj(of)
    new = new_object(game, old.card, seat, "stack", "ability" if old.kind == "ability" else "copy")
    new.controller = seat
    new.face, new.x, new.modes, new.paid, new.spent = old.face, old.x, old.modes, old.paid, ""
    new.targets, new.shares, new.ability, new.source = old.targets, old.shares, old.ability, old.source
    new.names = old.names
    if "bestowed" in old.designations or "mutating" in old.designations:
        new.designations = old.designations  # 702.103c
    if face is not None:
        new.copied = face
    elif old.kind != "ability" and not _is_copied_whole(game, old):
        new.copied = copying.copiable(game, of)
    game.state.stack.append(new.id)
    game.touch_zone("stack")
    game.touch(new.id)
    layers.changed(game, new.id, layers.STACK)
    return new.id


def _is_copied_whole(game: Game, old: Obj) -> bool:
    """Whether the copy of a spell has all the faces of the card, since no other effect has changed them (707.10g, 709.5b)."""
    card = old.card
    return card is not None and len(card.faces) > 1 and old.copied is None and not old.face_down and old.id not in game.cache.faces


def vanish(game: Game, oid: ObjectId) -> None:
    """The object leaves the game (800.4a)."""
    if oid in game.state.objects:
        obj = game.state.objects[oid]
        game.state.gone[oid] = (obj, layers.chars(game, oid))
        _leave(game, obj)
