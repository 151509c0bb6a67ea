"""Worded: rows for what cards with ability words say besides (207.2c)."""

from __future__ import annotations

from server.engine.abilities.amounts import Distinct, Number, Of, Times, Total
from server.engine.abilities.conditions import Compare, Exists, Happened
from server.engine.abilities.filters import (
    CARD,
    CREATURE,
    INSTANT,
    SORCERY,
    SPELL,
    YOU,
    YOURS,
    And,
    InZone,
    Is,
    Or,
    OwnedBy,
    Status,
    Subtype,
)
from server.engine.abilities.picks import OTHER, SELF
from server.engine.abilities.structures import AnyEvent, OneOrMore
from server.engine.abilities.verbs import Attack, Become, Cast, CopySpell, GainLife, Move

from .table import H, rest, row

SPELLS = Or((INSTANT, SORCERY))

EFFECTS = (row("{w:you} <gain|gains> 2 life for each {n:per}", GainLife(H.w, Times(2, H.n)), "119.3"),)

EVENTS = (
    row(
        "{x:me} or another {w:np:one} enters",
        AnyEvent((Move(Is(SELF), "battlefield"), Move(And((rest("w"), OTHER)), "battlefield"))), "603.2",
    ),
    row(
        "you cast or copy an instant or sorcery spell",
        AnyEvent((Cast(And((SPELLS, SPELL)), YOU), CopySpell(And((SPELLS, SPELL, YOURS))))), "707.10",
    ),
    row(
        "{w:actor} enters and whenever you fully unlock a Room",
        AnyEvent((Move(H.w, "battlefield"), Become(And((Subtype("Room"), YOURS)), "fully_unlocked"))), "709.5i",
    ),
)  # fmt: skip

PER = (
    row("basic land type among {w:np:bare}", Distinct(H.w, "basic_land_type"), "305.6"),
    row("color of mana spent to cast this spell", Of(SELF, "colours_spent"), "106.3"),
)

CONDITIONS = (
    row("{w:np:bare} have total power {n:digits} or greater", Compare(Total(H.w, "power"), ">=", H.n), "208.1"),
    row(
        "you control {n:words} or more {w:np:bare} with different powers",
        Compare(Distinct(And((H.w, YOURS)), "power"), ">=", H.n), "208.1",
    ),
    row(
        "there are {n:words} or more instant and/or sorcery cards in your graveyard",
        Compare(Number(And((SPELLS, CARD, InZone("graveyard", YOU)))), ">=", H.n), "404.1",
    ),
    row("you control your commander", Exists(And((Status("commander"), OwnedBy(YOU), YOURS))), "903.3"),
    row("there are {n:words} or more {w:np:bare}", Compare(Number(H.w), ">=", H.n), "404.1", "not one n"),
    row("you attacked this turn", Happened(OneOrMore(Attack(And((CREATURE, YOURS))))), "508.6"),
)  # fmt: skip
