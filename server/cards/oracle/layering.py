"""Layering: rows for what changes types, colours, abilities and sizes (205.1, 510.1a, 612, 613)."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, Of, Plus
from server.engine.abilities.changes import Add, Assigns, AsThough, Base, Colours, CopyOf, LoseAbility, Types, Works
from server.engine.abilities.filters import CARD, SPELL, YOU, YOURS, And, ControlledBy, Has, InZone, Is, Not, Or, OwnedBy, Same, Shares
from server.engine.abilities.kinds import Static
from server.engine.abilities.picks import SELF, TARGET, All, Ref
from server.engine.abilities.structures import Apply

from .table import H, rest, row

AFFECTED_ONE = Ref("affected")
BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
EVERYWHERE = Or((
    And((H.w, YOURS)), And((H.w, SPELL, YOURS)), And((H.w, CARD, OwnedBy(YOU), Not(InZone("battlefield")))),
))  # fmt: skip

ABILITIES = (
    row(
        "{w:np:bare} you control {c:changes:held}. The same is true for {w:np:one} spells you control and {w:np:one} cards you own that"
        " aren't on the battlefield", Static(H.c, EVERYWHERE), "611.3",
    ),
    row("cards in graveyards {c:changes:held}", Static(H.c, And((CARD, InZone("graveyard")))), "611.3"),
)  # fmt: skip

EFFECTS = (
    row(
        "{w:become} <get|gets> +X/+X {u:until}, where X is its power",
        Apply(H.w, (Add(Of(SELF, "power"), Of(SELF, "power")),), H.u), "613.4c",
    ),
    row(
        "{w:become} can attack {u:turn} as though it didn't have defender", Apply(H.w, (AsThough("no_defender"),), H.u), "609.4",
    ),
    row(
        "each other {w:np:one} becomes a copy of {t:np} {u:until}",
        Apply(All(And((Not(Is(TARGET)), H.w))), (CopyOf(H.t),), H.u), "707.2",
    ),
)  # fmt: skip

CHANGES = (
    row("<are|is> every creature type", Types(add=("*creature",)), "205.3m", "held"),
    row("<gain|gains> all creature types", Types(add=("*creature",)), "205.3m", "given"),
    row("<lose|loses> all creature types", Types(lose=("*creature",)), "205.3m"),
    row("<are|is> every basic land type in addition to <their|its> other types", Types(add=BASICS), "305.7"),
    row("<are|is> legendary", Types(add=("legendary",)), "205.4a", "held"),
    row("<are|is> the chosen type", Types(set=("=self.chosen",)), "607.2d"),
    row("<are|is> the chosen color in addition to <their|its> other colors", Colours("=self.chosen", True), "607.2d"),
    row("<lose|loses> all abilities except mana abilities", LoseAbility("nonmana"), "613.1f"),
    row("<are|is> {p:digits}/{q:digits} creatures that are still lands", (Types(add=("creature",)), Base(H.p, H.q)), "205.1b"),
    row(
        "<are|is> {p:digits}/{q:digits} {c:colour} creatures that are still lands",
        (Types(add=("creature",)), Base(H.p, H.q), Colours(H.c)), "205.1b",
    ),
    row("<crew|crews> Vehicles as though its power were {n:digits} greater", Works(H.n), "702.122a"),
    row("<crew|crews> Vehicles using its toughness rather than its power", Works(stat="toughness"), "702.122a"),
    row(
        "<saddle|saddles> Mounts and <crew|crews> Vehicles as though its power were {n:digits} greater",
        Works(H.n, saddles=True), "702.171a",
    ),
    row(
        "<saddle|saddles> Mounts and <crew|crews> Vehicles using its toughness rather than its power",
        Works(stat="toughness", saddles=True), "702.171a",
    ),
    row("<assign|assigns> combat damage equal to its toughness rather than its power", Assigns("toughness"), "510.1a"),
    row(
        "<are|is> a {c:colour} {t:types} with base power and toughness {p:digits}/{q:digits}",
        (Colours(H.c), Types(set=H.t), Base(H.p, H.q)), "613.1d", "held",
    ),
    row(
        "<are|is> a {t:types} with base power and toughness {p:digits}/{q:digits}", (Types(set=H.t), Base(H.p, H.q)), "613.1d", "held",
    ),
    row("<are|is> a colorless {t:types}", (Colours(""), Types(set=H.t)), "613.1d", "held"),
)  # fmt: skip

ADJECTIVES = (row("other", Not(Is(AFFECTED_ONE)), "109.1"),)

AFTERS = (
    row("with no abilities", Has(""), "113.12"),
    row("the chosen player controls", ControlledBy(Same(Ref("self.chosen"))), "607.2d"),
)

AMOUNTS = (row("1 plus {n:amount}", Plus((1, H.n)), "107.1"),)

PER = (
    row(
        "{w:np:one} on the battlefield that shares at least one creature type with it",
        Number(And((rest("w"), Shares("creature_type", AFFECTED_ONE)))), "205.3m",
    ),
)  # fmt: skip
