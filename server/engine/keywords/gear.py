"""Gear: keywords of Equipment and Auras: equip, living weapon, bestow (702)."""

from __future__ import annotations

from ..abilities.changes import Gain, Types
from ..abilities.conditions import Fits
from ..abilities.filters import CREATURE, YOURS, Is, Status
from ..abilities.kinds import Activated, Keyword, Static, Triggered
from ..abilities.picks import SELF, Ref, Target
from ..abilities.structures import Seq
from ..abilities.tokens import GERM
from ..abilities.verbs import Attach, Create, Move
from ..abilities.words import Ability
from .frames import costs_of

ENCHANT_CREATURE = Keyword("enchant", CREATURE)
BESTOWED = Fits(SELF, Status("bestowed"))


def equip(keyword: Keyword) -> tuple[Ability, ...]:
    """702.6a: attach this to target creature you control, as a sorcery."""
    what = CREATURE & YOURS if keyword.what is None else keyword.what & CREATURE & YOURS
    return (Activated(costs_of(keyword), Attach(SELF, Target(what)), "sorcery", word="equip"),)


def living_weapon(keyword: Keyword) -> tuple[Ability, ...]:
    """702.92a: it enters with a Germ to carry it."""
    return (Triggered(Move(Is(SELF), "battlefield"), Seq((Create(GERM, 1), Attach(SELF, Ref("created")))), word="living weapon"),)


def bestow(keyword: Keyword) -> tuple[Ability, ...]:
    """702.103b: as long as it is bestowed, it is an Aura and no creature, and has enchant creature, as a spell and as a permanent."""
    aura = (Types(set=("Aura",), lose=("creature",)), Gain(ENCHANT_CREATURE))
    return tuple(Static(aura, cond=BESTOWED, zone=zone, word="bestow") for zone in ("stack", "battlefield"))


PROGRAMS = {"equip": equip, "living weapon": living_weapon, "bestow": bestow}
