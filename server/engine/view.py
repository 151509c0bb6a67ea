"""View: what one seat may know (400.2, 402.3, 708.5, 723.4, 810.5), built up from nothing.

A view has no place for a secret: a library is a number, another's hand is a number, a face-down card has no face. Ids are
the engine's own; whoever sends a view on gives them other numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from . import commander
from .abilities.kinds import Card, Face, Keyword
from .abilities.words import Ability
from .decisions import JUDGE, Seat, Thing
from .keywords import programs
from .layers import layers
from .objects import Chars, Obj, ObjectId
from .reading.evaluate import is_sick

if TYPE_CHECKING:
    from .game import Game, Outcome

SHARED = -1
"""The owner of a zone that all share (400.1)."""

ZoneKey = tuple[str, Seat]
PUBLIC = ("battlefield", "graveyard", "stack", "exile", "command")
COMMON = ("battlefield", "stack", "exile", "command")
OWNED = ("library", "hand", "graveyard")


class Seen:
    """An object as a viewer sees it. `face` is None where its face is not known, `chars` where nothing but the face counts."""

    __slots__ = (
        "id", "zone", "kind", "owner", "controller", "face", "face_number", "chars", "tapped", "face_down", "sick", "blocked",
        "phased_out", "transformed", "revealed", "damage", "counters", "attached_to", "attacking", "blocking", "targets", "x",
        "source", "ability", "modes", "chosen", "linked", "card", "commander",
    )  # fmt: skip

    def __init__(self, oid: ObjectId, zone: str, kind: str, owner: Seat, controller: Seat) -> None:
        self.id = oid
        self.zone = zone
        self.kind = kind  # card token copy ability emblem
        self.owner = owner
        self.controller = controller
        self.face: Face | None = None  # its copiable values before any effect (707.2); of an ability, its source's
        self.card: Card | None = None  # the whole card, where the face is one of it
        self.face_number = 0
        self.chars: Chars | None = None  # what effects make of it, on the battlefield and the stack
        self.tapped = False
        self.face_down = False
        self.sick = False
        self.blocked = False
        self.phased_out = False
        self.transformed = False
        self.revealed = False  # in a hidden zone, and shown to this viewer by an effect
        self.damage = 0
        self.counters: dict[str, int] = {}
        self.attached_to: Thing | None = None
        self.attacking: Thing | None = None
        self.blocking: tuple[ObjectId, ...] = ()
        self.targets: tuple[Thing, ...] = ()
        self.x = 0
        self.source: ObjectId = 0
        self.ability = -1  # which of its source's abilities it is; -1 none of them
        self.modes: tuple[int, ...] = ()
        self.chosen: tuple[int | str, ...] = ()
        self.linked: tuple[ObjectId, ...] = ()  # exiled with it and the like (607)
        self.commander = False  # whether the card is a commander (903.3)


class PlayerSeen:
    """A player as anybody sees him."""

    __slots__ = (
        "seat", "name", "team", "life", "poison", "hand", "library", "pool", "counters", "left", "lost", "won", "lands_played",
        "max_hand", "decider",
    )  # fmt: skip

    def __init__(self, game: Game, seat: Seat) -> None:
        player = game.state.players[seat]
        self.seat = seat
        self.name = player.name
        self.team = game.teams.side[seat]
        self.life = game.state.life[game.teams.life_group[seat]]
        self.poison = player.counters.get("poison", 0)
        self.hand = len(player.hand)
        self.library = len(player.library)
        pool = player.pool[:]
        for mana in player.special_mana:
            pool["WUBRGC".index(mana.type)] += 1
        self.pool = tuple(pool)
        self.counters: tuple[tuple[str, int], ...] = ()
        if player.counters:
            self.counters = tuple((kind, n) for kind, n in sorted(player.counters.items()) if n and kind != "poison")
        if player.commander_damage:
            self.counters += tuple(commander.tally(game, seat))
        self.left, self.lost, self.won = player.left, player.lost, player.won
        self.lands_played = player.lands_played
        self.max_hand = player.max_hand
        self.decider = game.decider(seat)


class View:
    """All that a viewer may know of the game. Zones list only objects that the viewer is shown, in an order that tells nothing:
    of libraries and other players' hands what was revealed, the top card first."""

    __slots__ = ("viewer", "turn", "step", "active", "monarch", "initiative", "day", "outcome", "players", "objects", "zones")

    def __init__(self, game: Game, viewer: Seat) -> None:
        state = game.state
        self.viewer = viewer
        self.turn = state.turn
        self.step = state.step
        self.active: tuple[Seat, ...] = game.active_team()
        self.monarch, self.initiative, self.day = state.monarch, state.initiative, state.day
        self.outcome: Outcome | None = game.outcome
        self.players: tuple[PlayerSeen, ...] = ()
        self.objects: dict[ObjectId, Seen] = {}
        self.zones: dict[ZoneKey, tuple[ObjectId, ...]] = {}

    def names(self) -> Iterator[str]:
        """The names of all objects that the viewer can tell, as they are now."""
        for seen in self.objects.values():
            if seen.chars is not None:
                yield seen.chars.name
            if seen.face is not None:
                yield seen.face.name


class Eyes:
    """Whose secrets a viewer may look at: its own, its team-mates' hands (810.5), and those of players it controls (723.4)."""

    __slots__ = ("viewer", "all", "minds", "hands")

    def __init__(self, game: Game, viewer: Seat, everyone: bool = False) -> None:
        """`everyone`: it sees what every player sees, and no more: the libraries stay hidden."""
        players = game.state.players
        self.viewer = viewer
        self.all = viewer == JUDGE
        minds = [] if viewer < 0 else [viewer, *(p.seat for p in players if p.controlled_by == viewer and p.seat != viewer)]
        if everyone:
            minds = [p.seat for p in players]
        self.minds: tuple[bool, ...] = tuple(p.seat in minds for p in players)
        """By seat: whether the viewer sees what that player sees."""
        mates = [mate for seat in minds for mate in game.teams.teammates(seat)]
        self.hands: tuple[bool, ...] = tuple(p.seat in minds or p.seat in mates for p in players)
        """By seat: whether the viewer sees that player's hand."""

    def face(self, game: Game, obj: Obj) -> bool:
        """Whether the viewer may look at the object's face: of a face-down spell or permanent its controller may (708.5)."""
        if self.all:
            return True
        if obj.revealed_to and self._shown(obj.revealed_to):
            return True
        if obj.zone == "hand":
            return self.hands[obj.owner]
        if obj.zone == "library":
            return False
        if not obj.face_down:
            return True
        if obj.zone == "exile" and obj.source:  # 702.75a: whoever controls what exiled it
            source = game.state.objects.get(obj.source)
            return source is not None and source.zone == "battlefield" and self.minds[layers.chars(game, source.id).controller]
        return obj.zone in ("battlefield", "stack") and self.minds[layers.chars(game, obj.id).controller]

    def hand(self, key: ZoneKey) -> bool:
        """Whether the zone is a hand that the viewer may look at."""
        return key[0] == "hand" and (self.all or self.hands[key[1]])

    def _shown(self, seats: tuple[Seat, ...]) -> bool:
        return len(seats) == len(self.minds) or any(self.minds[seat] for seat in seats)


def view(game: Game, viewer: Seat, shown: Iterable[ObjectId] = (), eyes: Eyes | None = None) -> View:
    """What that seat may know. JUDGE sees all, SPECTATOR nobody's secrets. `shown` are hidden cards that it is being shown."""
    eyes = eyes or Eyes(game, viewer)
    extra = dict.fromkeys(shown)
    new = View(game, viewer)
    new.players = tuple(PlayerSeen(game, p.seat) for p in game.state.players)
    for key in zone_keys(game):
        ids = visible(game, eyes, key, extra)
        if not ids:
            continue
        new.zones[key] = ids
        for oid in ids:
            obj = game.state.objects[oid]
            new.objects[oid] = look(game, obj, oid in extra or eyes.face(game, obj))
    return new


def zone_keys(game: Game) -> list[ZoneKey]:
    """Every zone there is, with its owner."""
    return [(zone, SHARED) for zone in COMMON] + [(zone, p.seat) for p in game.state.players for zone in OWNED]


def listed(game: Game, key: ZoneKey) -> list[ObjectId]:
    """The objects of a zone that all see, phased-out permanents last."""
    zone, owner = key
    if zone == "battlefield" and game.state.phased:
        return [*game.state.battlefield, *game.state.phased]
    found: list[ObjectId] = getattr(game.state if zone in COMMON else game.state.players[owner], zone)
    return found


def visible(game: Game, eyes: Eyes, key: ZoneKey, shown: dict[ObjectId, None]) -> tuple[ObjectId, ...]:
    """The objects of a zone that the viewer sees."""
    zone, owner = key
    state = game.state
    if zone in COMMON:
        return tuple(listed(game, key))
    player = state.players[owner]
    if zone == "graveyard":
        return tuple(player.graveyard)
    objects = state.objects
    if zone == "hand":
        if eyes.all or eyes.hands[owner]:
            return tuple(player.hand)
        return tuple(oid for oid in player.hand if oid in shown or (objects[oid].revealed_to and eyes.face(game, objects[oid])))
    if eyes.all:
        return tuple(reversed(player.library))
    return tuple(oid for oid in reversed(player.library) if oid in shown or (objects[oid].revealed_to and eyes.face(game, objects[oid])))


def look(game: Game, obj: Obj, face: bool) -> Seen:
    """The object as it looks to whoever may, or may not, see its face."""
    zone = obj.zone
    in_play = zone == "battlefield" or zone == "stack"
    chars = layers.chars(game, obj.id) if in_play and obj.kind != "ability" else None
    seen = Seen(obj.id, zone, obj.kind, obj.owner, obj.owner if not in_play else chars.controller if chars is not None else obj.controller)
    seen.face_down = obj.face_down
    seen.commander = face and obj.commander > 0
    if not in_play:
        if face:
            _show_face(obj, seen)
            seen.revealed = bool(zone not in PUBLIC and obj.revealed_to)
        if zone in PUBLIC:
            seen.counters = obj.counters
        return seen
    if obj.kind == "ability":
        _look_at_ability(game, obj, seen)
    else:
        if face:
            _show_face(obj, seen)
        seen.chars = chars
    if obj.targets:
        seen.targets = tuple(thing for _, things in obj.targets for thing in things) if zone == "stack" else ()
    seen.x = obj.x if zone == "stack" else 0
    seen.modes = obj.modes
    if zone == "battlefield":
        seen.tapped, seen.blocked, seen.phased_out = obj.tapped, obj.blocked, obj.phased_out
        seen.transformed = obj.transformed
        seen.damage = obj.damage
        seen.attached_to, seen.attacking, seen.blocking = obj.attached_to, obj.attacking, obj.blocking
        seen.sick = chars is not None and is_sick(game, obj, chars)
        if obj.memory:
            seen.linked = tuple(thing for things in obj.memory.values() for thing in things if thing in game.state.objects)
        if obj.chosen:
            seen.chosen = tuple(value for value in obj.chosen.values() if isinstance(value, str) or (isinstance(value, int) and value < 0))
        if obj.designations:
            seen.chosen += tuple(word if n == 1 else f"{word} {n}" for word, n in sorted(obj.designations.items()))
    seen.counters = obj.counters
    return seen


def _look_at_ability(game: Game, obj: Obj, seen: Seen) -> None:
    """An ability on the stack shows whose it is and which one (113.7a)."""
    seen.source = obj.source
    if obj.source not in game.state.objects and obj.source not in game.state.gone:
        return
    source = game.obj(obj.source)
    if source.face_down and source.zone == "battlefield":
        return
    _show_face(source, seen)
    if seen.face is None or obj.ability is None:
        return
    seen.ability = _number(seen.face, obj.ability)
    if seen.ability < 0 and seen.card is not None:  # the source has been turned over since
        for number, face in enumerate(seen.card.faces):
            if _number(face, obj.ability) >= 0:
                seen.face, seen.face_number, seen.ability = face, number, _number(face, obj.ability)
                return


@lru_cache(maxsize=4096)
def _number(face: Face, ability: Ability) -> int:
    """Which of the face's abilities it is, or which keyword it is the program of (702); -1 if effects gave it."""
    for number, printed in enumerate(face.abilities):
        if printed == ability or (isinstance(printed, Keyword) and ability in programs(printed)):
            return number
    return -1


def _show_face(obj: Obj, seen: Seen) -> None:
    if obj.copied is not None:
        seen.face = obj.copied
    elif obj.card is not None:
        seen.face, seen.card = obj.printed, obj.card
    seen.face_number = obj.face
