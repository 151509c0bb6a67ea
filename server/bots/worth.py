"""Worth: what a sensible player sees in a view: whose things are whose, what they are worth, what a text is good for."""

from __future__ import annotations

import re

from protocol import messages as m
from protocol.mirror import Mirror
from protocol.view import KEYWORDS, TYPES, Flag, O, P, Row, Zone, bits, number, numbers

CREATURE, LAND, PLANESWALKER = (bits((word,), TYPES) for word in ("creature", "land", "planeswalker"))
FLYING, REACH, FIRST, DOUBLE, TRAMPLE, DEATHTOUCH, VIGILANCE, DEFENDER, INDESTRUCTIBLE = (
    bits((word,), KEYWORDS)
    for word in (
        "flying", "reach", "first strike", "double strike", "trample", "deathtouch", "vigilance", "defender", "indestructible",
    )
)  # fmt: skip

HARM = re.compile(
    r"destroy|exile target|damage to (?:any|target|each)|counter target|target opponent (?:discards|loses|sacrifices)|gets? [-−]\d"
    r"|[-−]\d+/[-−]\d+|return target .* to (?:its|their) owner|tap target|can.t (?:attack|block)|doesn.t untap"
    r"|gain control of target|loses all abilities",
    re.IGNORECASE,
)
HELP = re.compile(
    r"gets? \+\d|gains? (?!control)|untap target|\+1/\+1 counter on target|prevent|regenerate|attach|equipped|double", re.IGNORECASE
)
DAMAGE = re.compile(r"deals (\d+) damage", re.IGNORECASE)
SWEEP = re.compile(r"(?:destroy|exile) all creatures|damage to each creature", re.IGNORECASE)
COUNTERSPELL = re.compile(r"^counter target", re.IGNORECASE | re.MULTILINE)


class Eyes:
    """A mirror, looked at by its own player."""

    __slots__ = ("mirror",)

    def __init__(self, mirror: Mirror) -> None:
        self.mirror = mirror

    def row(self, oid: int) -> Row | None:
        """The object, if it is shown."""
        return self.mirror.view.objects.get(oid)

    def mine(self, seat: int) -> bool:
        """Whether that player is this one or of its team."""
        return seat >= 0 and self.mirror.team_of(seat) == self.mirror.team_of(self.mirror.seat)

    def friendly(self, thing: int) -> bool:
        """Whether the player, or the object's controller, is of this team."""
        if thing < 0:
            return self.mine(-1 - thing)
        row = self.row(thing)
        return row is not None and self.mine(number(row[O.CONTROLLER]))

    def definition(self, oid: int) -> m.Definition | None:
        """What the object is now, as far as it has been told."""
        row = self.row(oid)
        if row is None:
            return None
        return self.mirror.cards.get(number(row[O.NOW]) or number(row[O.DEFINITION]))

    def text(self, oid: int, ability: int = -1) -> str:
        """The rules text of the object, or of one of its abilities."""
        card = self.definition(oid)
        if card is None:
            return ""
        if 0 <= ability < len(card.abilities):
            return card.abilities[ability]
        return "\n".join(card.abilities)

    def creatures(self, friendly: bool) -> list[int]:
        """The creatures on the battlefield of one side, as they came."""
        view = self.mirror.view
        found = []
        for oid in view.zones.get((Zone.BATTLEFIELD, -1), []):
            row = view.objects[oid]
            if number(row[O.TYPES]) & CREATURE and self.mine(number(row[O.CONTROLLER])) == friendly:
                found.append(oid)
        return found

    def worth(self, thing: int) -> float:
        """What it would be worth to its controller to keep it."""
        if thing < 0:
            return 3.0
        row = self.row(thing)
        if row is None:
            return 1.0
        card = self.definition(thing)
        value = float(card.mana_value) if card is not None else 1.0
        types = number(row[O.TYPES])
        if types & CREATURE:
            value += number(row[O.POWER]) * 1.5 + number(row[O.TOUGHNESS]) + number(row[O.KEYWORDS]).bit_count()
        elif types & LAND:
            value += 1.5
        return value

    def life(self, friendly: bool) -> int:
        """The life of one side; of several opposing teams the lowest."""
        found = [number(row[P.LIFE]) for seat, row in enumerate(self.mirror.view.players) if self.mine(seat) == friendly]
        return min(found, default=0)

    def my_turn(self) -> bool:
        """Whether this team is the active one."""
        return self.mirror.seat in numbers(self.mirror.view.table[2])

    def lands(self) -> int:
        """How many lands this player has on the battlefield."""
        view = self.mirror.view
        return sum(
            1
            for oid in view.zones.get((Zone.BATTLEFIELD, -1), [])
            if number(view.objects[oid][O.TYPES]) & LAND and number(view.objects[oid][O.CONTROLLER]) == self.mirror.seat
        )


def power(row: Row) -> int:
    """The power of a creature, not below zero."""
    return max(0, number(row[O.POWER]))


def has(row: Row, keyword: int) -> bool:
    """Whether it has one of these keywords."""
    return bool(number(row[O.KEYWORDS]) & keyword)


def toughness_left(row: Row) -> int:
    """How much more damage is lethal (120.6)."""
    return number(row[O.TOUGHNESS]) - number(row[O.DAMAGE])


def kills(attacker: Row, other: Row) -> bool:
    """Whether the first deals lethal damage to the second in one blow (704.5g, h)."""
    if has(other, INDESTRUCTIBLE):
        return False
    dealt = power(attacker) * (2 if has(attacker, DOUBLE) else 1)
    return dealt >= toughness_left(other) or (dealt > 0 and has(attacker, DEATHTOUCH))


def survives(row: Row, other: Row) -> bool:
    """Whether the first lives through combat with the second, first strike considered (702.7)."""
    if not kills(other, row):
        return True
    first = has(row, FIRST | DOUBLE) and not has(other, FIRST | DOUBLE)
    return first and kills(row, other)


def untapped(row: Row) -> bool:
    """Whether it stands ready to block."""
    return not number(row[O.FLAGS]) & (Flag.TAPPED | Flag.PHASED_OUT)
