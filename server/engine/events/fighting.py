"""Fighting: creatures attack, block and leave combat (506-511)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import zones
from ..abilities import verbs
from ..combat import facing
from ..decisions import Thing
from ..layers import aspects
from ..objects import ObjectId
from .base import Happening

if TYPE_CHECKING:
    from ..game import Game


class Attacked(Happening):
    """A creature was declared as an attacker (508.1), or put onto the battlefield attacking if `declared` is false."""

    __slots__ = ("oid", "whom", "declared", "alone")
    verbs = (verbs.Attack,)

    def __init__(self, oid: ObjectId, whom: Thing, declared: bool = True, alone: bool = False) -> None:
        self.oid, self.whom, self.declared, self.alone = oid, whom, declared, alone

    def apply(self, game: Game) -> None:
        obj = game.state.edit(self.oid)
        obj.attacking = self.whom
        obj.defender = facing.player_behind(game, self.whom)
        obj.blocked = False
        obj.blockers = ()
        obj.attack_order = game.timestamp()
        controller = game.chars(self.oid).controller
        if self.declared and (controller, self.whom) not in game.state.attacked:
            game.state.attacked = (*game.state.attacked, (controller, self.whom))
        game.touch(self.oid)
        game.changed(self.oid, aspects.COMBAT)


class Banded(Happening):
    """Attacking creatures were announced as a band (508.1e, 702.22c)."""

    __slots__ = ("oids",)

    def __init__(self, oids: tuple[ObjectId, ...]) -> None:
        self.oids = oids

    def apply(self, game: Game) -> None:
        number = game.timestamp()
        for oid in self.oids:
            obj = game.state.edit(oid)
            obj.designations = {**obj.designations, "banded": number}
            game.touch(oid)


class Blocked(Happening):
    """A creature was declared as a blocker of an attacker (509.1)."""

    __slots__ = ("oid", "attacker")
    verbs = (verbs.Block,)

    def __init__(self, oid: ObjectId, attacker: ObjectId) -> None:
        self.oid, self.attacker = oid, attacker

    def apply(self, game: Game) -> None:
        blocker, attacker = game.state.edit(self.oid), game.state.edit(self.attacker)
        blocker.blocking = (*blocker.blocking, self.attacker)
        attacker.blockers = (*attacker.blockers, self.oid)
        game.touch(self.oid)
        game.touch(self.attacker)
        game.changed(self.oid, aspects.COMBAT)


class LeftCombat(Happening):
    """Creatures were removed from combat (506.4)."""

    __slots__ = ("oids",)

    def __init__(self, oids: tuple[ObjectId, ...]) -> None:
        self.oids = oids

    def apply(self, game: Game) -> None:
        for oid in self.oids:
            zones.leave_combat(game, oid)
