"""Assigning and dealing combat damage (510)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import damage
from ..decisions import Divide, Option, Play, Random, Thing, ask, is_player, scatter
from ..errors import IllegalChoice
from ..layers import layers
from ..objects import ObjectId
from . import bands, combat, rules
from .lethal import Fight, Tally

if TYPE_CHECKING:
    from ..game import Game

STRIKES = ("first strike", "double strike")


class Assign(Divide):
    """How a creature divides its combat damage (510.1c-d): among creatures as its controller likes; with trample also, as the
    last option, to what it attacks, if all the creatures get lethal damage, that from others in this step included (702.19b).

    `lethal` is what each creature still needs of it by what has been assigned so far.
    """

    __slots__ = ("fight", "tally")

    def __init__(self, options: tuple[Option, ...], fight: Fight, tally: Tally) -> None:
        super().__init__(options, fight.power, 0, "division", fight.rule)
        self.fight, self.tally = fight, tally

    @property
    def trample(self) -> bool:
        """Whether the last option is what it attacks."""
        return self.fight.beyond is not None

    @property
    def lethal(self) -> tuple[int, ...]:
        """By creature: how much of its damage would be lethal (702.2c, 702.19b)."""
        return tuple(self.tally.lethal(self.fight, oid) for oid in self.fight.creatures)

    def check(self, choice: tuple[int, ...]) -> None:
        super().check(choice)
        if not self.tally.allows(self.fight, choice):
            raise IllegalChoice("what is blocked has to be assigned lethal damage first", "702.19b")

    def sample(self, rng: Random) -> tuple[int, ...]:
        shares = [0] * len(self.options)
        left = self.total
        if self.trample and rng.random() < 0.5:
            for i, n in enumerate(self.lethal):
                shares[i] = min(n, left)
                left -= shares[i]
        among = len(shares) if left < self.total else len(self.fight.creatures)
        scatter(rng, shares, among, left)
        return tuple(shares) if self.tally.allows(self.fight, tuple(shares)) else self.default

    @property
    def default(self) -> tuple[int, ...]:
        """Lethal damage to each creature in order, the rest to what it attacks, or else to the last creature."""
        shares = [0] * len(self.options)
        left = self.total
        for i, n in enumerate(self.lethal):
            shares[i] = min(n, left)
            left -= shares[i]
        shares[-1] += left
        return tuple(shares) if self.tally.allows(self.fight, tuple(shares)) else self.tally.owed(self.fight)

    @property
    def only(self) -> tuple[int, ...] | None:
        return self.default if len(self.options) == 1 else None


def any_first_strike(game: Game) -> bool:
    """Whether an attacking or blocking creature has first or double strike, so that there are two damage steps (510.4)."""
    return any(_strikes_first(game, oid) for oid in (*combat.attackers(game), *combat.blockers(game)))


def _strikes_first(game: Game, oid: ObjectId) -> bool:
    keywords = layers.chars(game, oid).keywords
    return "first strike" in keywords or "double strike" in keywords


def deal(game: Game, first: bool) -> Play[None]:
    """Combat damage is assigned, first by the attacking team, then by each defending team, and dealt all at once (510.1-2, 802.5).

    `first`: this is the extra step, in which only creatures with first or double strike take part (510.4).
    """
    attackers, blockers = combat.attackers(game), combat.blockers(game)
    if first:
        game.state.struck = tuple(oid for oid in (*attackers, *blockers) if _strikes_first(game, oid))
    attacks = [fight for oid in attackers if _takes_part(game, oid, first) and (fight := _attacker(game, oid)) is not None]
    assigned = yield from _assigned(game, attacks)
    for group in game.teams.groups_from(game.state.active)[1:]:
        there = [oid for oid in blockers if oid in game.state.objects]
        theirs = [oid for oid in there if game.teams.turn_group[layers.chars(game, oid).controller] == group]
        fights = [fight for oid in theirs if _takes_part(game, oid, first) and (fight := _blocker(game, oid)) is not None]
        if fights:
            assigned += yield from _assigned(game, fights)
    shares = [(source, to, n) for source, to, n in assigned if source in game.state.objects]
    if shares:
        yield from damage.deal(game, shares, True)


def _takes_part(game: Game, oid: ObjectId, first: bool) -> bool:
    """Whether the creature deals damage in this step (510.4)."""
    struck = game.state.struck
    if first:
        return oid in struck
    return oid not in struck or "double strike" in layers.chars(game, oid).keywords


def _attacker(game: Game, oid: ObjectId) -> Fight | None:
    """Whom an attacker can assign damage to; None if it assigns none (510.1a-c)."""
    obj = game.state.objects[oid]
    chars = layers.chars(game, oid)
    power = rules.strength(game, oid, chars)
    whom = obj.attacking
    assert whom is not None
    there = combat.is_attacked_still(game, whom)
    if power <= 0 or (not there and not obj.blockers):
        return None
    if not obj.blocked:
        return Fight(oid, chars.controller, power, (), whom, False, "510.1b") if there else None
    divider = bands.chooser(game, obj.blockers)
    if divider >= 0:
        return Fight(oid, divider, power, obj.blockers, None, "deathtouch" in chars.keywords, "702.22j")
    beyond = whom if there and "trample" in chars.keywords else None
    if not obj.blockers and beyond is None:
        return None
    return Fight(oid, chars.controller, power, obj.blockers, beyond, "deathtouch" in chars.keywords, "510.1c")


def _blocker(game: Game, oid: ObjectId) -> Fight | None:
    """Whom a blocker assigns damage to; None if it assigns none (510.1a, d)."""
    chars = layers.chars(game, oid)
    blocking = game.state.objects[oid].blocking
    power = rules.strength(game, oid, chars)
    if power <= 0 or not blocking:
        return None
    divider = bands.chooser(game, blocking)
    if divider >= 0:
        return Fight(oid, divider, power, blocking, None, "deathtouch" in chars.keywords, "702.22k")
    return Fight(oid, chars.controller, power, blocking, None, "deathtouch" in chars.keywords, "510.1d")


def _assigned(game: Game, fights: list[Fight]) -> Play[list[tuple[ObjectId, Thing, int]]]:
    """How one side's creatures assign their damage, each as its controller chooses, in the order of the fights."""
    tally = Tally(game, fights)
    found: list[tuple[ObjectId, Thing, int]] = []
    for fight in fights:
        shares: tuple[int, ...] = (fight.power,)
        if len(fight.receivers) > 1:
            options = tuple(Option("player" if is_player(thing) else "object", thing) for thing in fight.receivers)
            shares = yield from ask(game, fight.seat, Assign(options, fight, tally), fight.oid)
        tally.add(fight, shares)
        found.extend((fight.oid, thing, n) for thing, n in zip(fight.receivers, shares) if n)
    return found


