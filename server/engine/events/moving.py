"""Moving: objects change zones, are created, drawn, shuffled, shown (400, 111, 121, 701)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .. import arriving, zones
from ..abilities import verbs
from ..abilities.words import Verb
from ..decisions import Seat, Thing
from ..layers import aspects
from ..objects import NO_SEAT, ObjectId
from .base import Happening

if TYPE_CHECKING:
    from ..abilities.kinds import Card, Face
    from ..abilities.words import Effect
    from ..game import Game


class Moved(Happening):
    """An object moved to another zone and became a new one (400.7)."""

    __slots__ = (
        "oid", "to", "manner", "by", "under", "source", "position", "tapped", "attacking", "blocking", "transformed", "face_down",
        "counters", "attached_to", "copied", "becoming", "besides", "final", "along", "frm", "new", "owner",
        "was_controller", "others", "melding",
    )  # fmt: skip
    verbs: ClassVar[tuple[type[Verb], ...]] = (verbs.Move,)

    def __init__(
        self,
        oid: ObjectId,
        to: str,
        manner: str = "",
        by: Seat = NO_SEAT,
        *,
        under: Seat = NO_SEAT,
        source: ObjectId = 0,
        position: str = "top",
    ) -> None:
        self.oid, self.to, self.manner = oid, to, manner
        self.by = by  # the player who moves it: sacrifices, discards, plays
        self.under = under  # who will control it; NO_SEAT: its owner, or who controlled the spell
        self.source = source  # the object whose effect moves it
        self.position = position  # in a library: top, second from there, or bottom
        self.tapped = False
        self.attacking: Thing | None = None
        self.blocking: ObjectId = 0
        self.transformed = False
        self.face_down = False
        self.counters: tuple[tuple[str, int], ...] = ()  # it arrives with these
        self.attached_to: Thing | None = None
        self.copied: Face | None = None  # copiable values it has from the start (707.5)
        self.besides: tuple[Effect, ...] = ()  # done as it enters as the copy that it now is (707.9e)
        self.final = False  # destroyed, it can't be regenerated (701.19c)
        self.becoming: ObjectId = 0  # the object it would become, while replacement effects look at it (arriving.py)
        self.along: tuple[ObjectId, ...] = ()  # what would enter the battlefield at the same time, this too (614.13a)
        self.melding: ObjectId = 0  # the card that it enters combined with (701.42a)
        # filled in by applying
        self.frm = ""
        self.new: ObjectId = 0  # what it became; 0 if it ceased to exist
        self.owner: Seat = NO_SEAT
        self.was_controller: Seat = NO_SEAT
        self.others: tuple[ObjectId, ...] = ()  # what the other components of a merged permanent became (730.3c)

    def before(self, game: Game) -> None:
        obj = game.state.objects[self.oid]
        self.frm, self.owner = obj.zone, obj.owner
        chars = game.chars(self.oid)
        self.was_controller = chars.controller if obj.zone in ("battlefield", "stack") else obj.owner
        game.state.gone[self.oid] = (obj, chars)

    def apply(self, game: Game) -> None:
        self.new = zones.move(game, self)

    def also(self, game: Game) -> tuple[Happening, ...]:
        """Counters that it entered with were put on it (122.6), doors of it were unlocked (709.5h); what was face down is shown to
        all as it leaves (708.9)."""
        if self.to == "battlefield":
            return arriving.happened_to(game, self)
        if self.oid and self.new and game.state.gone[self.oid][0].face_down and self.frm in ("battlefield", "stack"):
            return (Revealed((self.new,), None, self.owner),)
        return ()


class Created(Moved):
    """A token was created (111.2, 701.7); `card` is what it is if it has two faces (707.8a)."""

    __slots__ = ("face", "card")
    verbs = (verbs.Create, verbs.Move)

    def __init__(self, face: Face, controller: Seat, source: ObjectId = 0, card: Card | None = None) -> None:
        super().__init__(0, "battlefield", "create", controller, under=controller, source=source)
        self.face, self.card = face, card
        self.owner = controller

    def before(self, game: Game) -> None:
        pass

    def apply(self, game: Game) -> None:
        self.new = zones.create(game, self)

    def again(self) -> Created:
        """The same once more (614.16)."""
        other = Created(self.face, self.owner, self.source, self.card)
        other.tapped, other.attacking, other.counters = self.tapped, self.attacking, self.counters
        other.transformed = self.transformed
        other.attached_to, other.copied = self.attached_to, self.copied
        return other


class Departed(Moved):
    """A permanent left the game with its owner (603.6c, 800.4a)."""

    __slots__ = ()

    def __init__(self, oid: ObjectId) -> None:
        super().__init__(oid, "", "leave")

    def apply(self, game: Game) -> None:
        zones.vanish(game, self.oid)


class Drew(Happening):
    """A player drew a card (121.1)."""

    __slots__ = ("seat", "source", "turn_based", "new", "nth")
    verbs = (verbs.Draw,)

    def __init__(self, seat: Seat, source: ObjectId = 0, turn_based: bool = False) -> None:
        self.seat, self.source = seat, source
        self.turn_based = turn_based  # the draw of the draw step (504.1)
        self.new: ObjectId = 0  # the card in hand; 0 if the library was empty (121.4)
        self.nth = 0  # of this turn

    def apply(self, game: Game) -> None:
        player = game.state.players[self.seat]
        game.touch_player(self.seat)
        if not player.library:
            player.drew_from_empty = True
            return
        self.new = zones.put(game, player.library[-1], "hand")
        player.cards_drawn += 1
        self.nth = player.cards_drawn


class Shuffled(Happening):
    """A library was shuffled (701.24); `order` gives each new place (bottom first) its old place."""

    __slots__ = ("seat", "order")
    verbs = (verbs.Shuffle,)

    def __init__(self, seat: Seat, order: tuple[int, ...]) -> None:
        self.seat, self.order = seat, order

    def apply(self, game: Game) -> None:
        zones.shuffle(game, self.seat, self.order)


class Reordered(Happening):
    """Cards that a player looked at were put back on a library: some on top, the first of them topmost, some on the bottom,
    the last of them bottommost (701.22)."""

    __slots__ = ("seat", "top", "bottom")

    def __init__(self, seat: Seat, top: tuple[ObjectId, ...], bottom: tuple[ObjectId, ...] = ()) -> None:
        self.seat, self.top, self.bottom = seat, top, bottom

    def apply(self, game: Game) -> None:
        library = game.state.players[self.seat].library
        for oid in (*self.top, *self.bottom):
            library.remove(oid)
        library.extend(reversed(self.top))
        library[:0] = reversed(self.bottom)
        game.touch_zone("library", self.seat)
        game.changed(0, aspects.LIBRARY)


class Revealed(Happening):
    """Cards were shown to players (701.20): to all, or to those in `to` (looked at)."""

    __slots__ = ("oids", "to", "by", "source")
    verbs = (verbs.Reveal, verbs.Look)

    def __init__(self, oids: tuple[ObjectId, ...], to: tuple[Seat, ...] | None = None, by: Seat = NO_SEAT, source: ObjectId = 0) -> None:
        self.oids, self.to, self.by, self.source = oids, to, by, source

    def apply(self, game: Game) -> None:
        for oid in self.oids:
            game.touch(oid)
