"""Stacking: spells and abilities go on the stack, are copied, change hands (601, 602, 603, 707)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities import verbs
from ..decisions import Seat
from ..layers import aspects
from ..objects import ObjectId
from .base import Happening

if TYPE_CHECKING:
    from ..abilities.kinds import Face
    from ..game import Game
    from ..state import Waiting


class SpellCast(Happening):
    """A spell was cast (601.2i)."""

    __slots__ = ("oid", "seat", "nth")
    verbs = (verbs.Cast,)

    def __init__(self, oid: ObjectId, seat: Seat) -> None:
        self.oid, self.seat = oid, seat
        self.nth = 0

    def apply(self, game: Game) -> None:
        player = game.state.players[self.seat]
        player.spells_cast += 1
        self.nth = player.spells_cast
        if game.state.commanders:
            from ..commander import note_cast

            note_cast(game, self.oid)
        game.touch(self.oid)


class AbilityActivated(Happening):
    """An ability was activated (602.2); `oid` is the ability on the stack, 0 for a mana ability (605.3b)."""

    __slots__ = ("oid", "seat", "source", "index", "mana")
    verbs = (verbs.Activate,)

    def __init__(self, oid: ObjectId, seat: Seat, source: ObjectId, index: int, mana: bool) -> None:
        self.oid, self.seat, self.source, self.index, self.mana = oid, seat, source, index, mana

    def apply(self, game: Game) -> None:
        if self.source in game.state.objects:
            obj = game.state.edit(self.source)
            obj.used = {**obj.used, self.index: obj.used.get(self.index, 0) + 1}
        if self.oid:
            game.touch(self.oid)


class AbilityTriggered(Happening):
    """A triggered ability was put on the stack (603.3)."""

    __slots__ = ("oid", "waiting")

    def __init__(self, oid: ObjectId, waiting: Waiting) -> None:
        self.oid, self.waiting = oid, waiting

    def apply(self, game: Game) -> None:
        game.touch(self.oid)


class Copied(Happening):
    """A copy of a spell or ability was put on the stack (707.10)."""

    __slots__ = ("of", "seat", "face", "new")
    verbs = (verbs.CopySpell,)

    def __init__(self, of: ObjectId, seat: Seat) -> None:
        self.of, self.seat = of, seat
        self.face: Face | None = None  # what it is like, if it is other than the original (707.9)
        self.new: ObjectId = 0

    def apply(self, game: Game) -> None:
        from ..zones import copy_on_stack

        self.new = copy_on_stack(game, self.of, self.seat, self.face)


class CardCopied(Happening):
    """A copy of a card was made where the card is, for somebody to cast (707.12)."""

    __slots__ = ("of", "seat", "new")

    def __init__(self, of: ObjectId, seat: Seat) -> None:
        self.of, self.seat = of, seat
        self.new: ObjectId = 0

    def apply(self, game: Game) -> None:
        from ..zones import copy_card

        self.new = copy_card(game, self.of, self.seat)


class SpellHanded(Happening):
    """A spell on the stack came under another player's control for good."""

    __slots__ = ("oid", "seat")

    def __init__(self, oid: ObjectId, seat: Seat) -> None:
        self.oid, self.seat = oid, seat

    def apply(self, game: Game) -> None:
        game.state.edit(self.oid).controller = self.seat
        game.touch(self.oid)
        game.changed(self.oid, aspects.STACK)
