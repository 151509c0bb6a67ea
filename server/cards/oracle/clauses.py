"""Clauses: rows for whole abilities (113.3), keyword abilities (702) and costs (118)."""

from __future__ import annotations

from server.engine.abilities.amounts import Half, Of, Plus, Symbols
from server.engine.abilities.changes import AsThough, Base, Control, CopyOf, Forbid, Require
from server.engine.abilities.conditions import Unless
from server.engine.abilities.filters import AFFECTED, YOURS, And, Stat
from server.engine.abilities.kinds import Activated, AsEnters, ExtraCost, Keyword, Opening, OtherCost, Spell, Static, Triggered
from server.engine.abilities.picks import SELF, YOU_, Choose
from server.engine.abilities.structures import Apply, If, Loyalty, Mana, May, Whenever
from server.engine.abilities.verbs import AddMana, Block, GainLife, LoseLife, Move, PutCounters, RemoveCounters, Tap, Untap

from .acting import ACT_ABILITIES
from .frames import FRAME_ABILITIES, FRAME_KEYWORDS
from .table import H, Without, rest, row
from .themes import MORE_ABILITIES, MORE_COSTS, MORE_KEYWORDS, MORE_PAYING

ABILITIES = (
    *FRAME_ABILITIES,
    *ACT_ABILITIES,
    *MORE_ABILITIES,
    row("{w:word} — {rest:whole}", Without("Triggered", (("word", H.w),)), "207.2c"),
    row("{w:word} — {rest:whole}", Without("Activated", (("word", H.w),)), "207.2c"),
    row("{w:word} — {rest:whole}", Without("Static", (("word", H.w),)), "207.2c"),
    row("{rest:ability}. This ability triggers only once each turn", Without("Triggered", (("limit", "once"),)), "603.2h"),
    row("{rest:ability}. This ability triggers only once", Without("Triggered", (("limit", "game"),)), "603.2h"),
    row(
        "{rest:ability}. Activate only as a sorcery and only if {c:cond}",
        Without("Activated", (("when", "sorcery"), ("cond", H.c))), "602.5d",
    ),
    row("{rest:ability}. Activate only as a sorcery", Without("Activated", (("when", "sorcery"),)), "602.5d"),
    row("{rest:ability}. Activate only once each turn", Without("Activated", (("when", "once"),)), "602.5b"),
    row("{rest:ability}. Activate only during your turn", Without("Activated", (("when", "your_turn"),)), "602.5b"),
    row("{rest:ability}. Activate only if {c:cond}", Without("Activated", (("cond", H.c),)), "602.5b"),
    row("{rest:elsewhere:z}", Without("Activated", (("zone", H.z),)), "113.6"),
    row("{rest:elsewhere:z}", Without("Triggered", (("zone", H.z),)), "113.6"),
    row("{rest:ability} as long as {c:cond}", Without("Static", (("cond", H.c), ("say", "last"))), "604.2"),
    row("as long as {c:cond}, {rest:ability}", Without("Static", (("cond", H.c),)), "604.2"),
    # spells and activated abilities
    row("{d:effect}", Spell(H.d), "113.3a"),
    row("{c:costs}: {d:sentence}", Activated(H.c, H.d), "602.1"),
    # triggered abilities
    row(
        "whenever {s:seen:source} is tapped for mana, {w:doer} <add|adds> an additional {m:word}",
        Triggered(AddMana(source=H.s, tapped_for=True), AddMana(Symbols(H.m), 1, H.w)), "605.1b",
    ),
    row("when {c:cond}, {d:effect}", Triggered(Whenever(H.c), H.d), "603.8"),
    row("when {e:once}, {d:effect}", Triggered(H.e, H.d), "603.1"),
    row("when {e:once}, if {c:cond}, {d:effect}", Triggered(H.e, H.d, H.c), "603.4"),
    row("at {e:time}, {d:effect}", Triggered(H.e, H.d), "603.1"),
    row("at {e:time}, if {c:cond}, {d:effect}", Triggered(H.e, H.d, H.c), "603.4"),
    row("whenever {e:event}, {d:effect}", Triggered(H.e, H.d), "603.1"),
    row("whenever {e:event}, if {c:cond}, {d:effect}", Triggered(H.e, H.d, H.c), "603.4"),
    # static abilities
    row(
        "{x:me:name}'s power is equal to {n:amount} and its toughness is equal to that number plus 1",
        Static((Base(H.n, Plus((H.n, 1))),), cda=True), "604.3",
    ),
    row(
        "{x:me:name}'s power and toughness are each equal to {n:amount}",
        Static((Base(H.n, H.n),), cda=True), "604.3",
    ),
    row("you control {o:over}", Static((Control(YOU_),), H.o), "613.1b"),
    row("{o:over:poss} life total can't change", Static((Forbid(GainLife(AFFECTED)), Forbid(LoseLife(AFFECTED))), H.o), "119.7"),
    row("all {o:np:bare} able to block {w:np:a} do so", Static((Require(Block(AFFECTED, H.w)),), H.o, say="all"), "509.1c"),
    row(
        "you may activate abilities of {o:over} as though those creatures had haste",
        Static((AsThough("haste"),), H.o), "609.4",
    ),
    row("{c:rules}", Static(H.c), "604.1"),
    row("{x:me:spell} {c:changes:held}", Static(H.c, zone="stack"), "113.6"),
    row(
        "the {n:nth} {o:np:one} you cast each turn {c:changes:held}",
        Static(H.c, And((rest("o"), YOURS, Stat("cast_as", "==", H.n)))), "601.2i",
    ),
    row("{o:over} {c:changes:held}", Static(H.c, H.o), "604.1"),
    row("{o:over:each} {c:changes:held}", Static(H.c, H.o, say="each"), "604.1"),
    row("{o:over:all} {c:changes:held}", Static(H.c, H.o, say="all"), "604.1"),
    # entering, starting, costs
    row("{x:me} enters tapped", AsEnters(Tap(SELF)), "614.1d"),
    row("{x:me} enters tapped unless {c:cond}", AsEnters(If(Unless(H.c), Tap(SELF))), "614.1d"),
    row("as {x:me} enters, {d:effect}", AsEnters(H.d), "614.1c", "choice d"),
    row(
        "{x:me} enters with {k:one} counter on it for each color of mana spent to cast it",
        AsEnters(PutCounters(H.k, SELF, Of(SELF, "colours_spent"))), "702.44a",
    ),
    row("{x:me} enters with {n:counters:k} on it", AsEnters(PutCounters(H.k, SELF, H.n)), "614.1c"),
    row(
        "you may have {x:me} enter as a copy of any {w:np:one} on the battlefield",
        AsEnters(May(Apply(SELF, (CopyOf(Choose(H.w)),)))), "707.5",
    ),
    row(
        "if this card is in your opening hand, you may begin the game with it on the battlefield",
        Opening(Move(SELF, "battlefield")), "103.6a",
    ),
    row("kicker {c:costs}", ExtraCost(H.c, "kicker", True), "702.33a"),
    row("as an additional cost to cast this spell, {c:costs:plain}", ExtraCost(H.c), "601.2b"),
    row("you may {c:costs:plain} rather than pay this spell's mana cost", OtherCost(H.c), "118.9"),
    row("{k:keywords}", H.k, "702.1", "keyword k"),
)

KEYWORDS = (
    *FRAME_KEYWORDS,
    *MORE_KEYWORDS,
    row("enchant {w:np:one}", Keyword("enchant", H.w), "702.5"),
    row("protection from {w:np:quality}", Keyword("protection", H.w), "702.16"),
    row("{w:walk}", Keyword("landwalk", H.w), "702.14"),
    row("affinity for {w:np:bare}", Keyword("affinity", H.w), "702.41"),
    row("{k:word} {n:digits}—{c:cost}", Keyword(H.k, None, H.c, H.n), "702.62a", "there c"),
    row("{k:word}—{c:worded}.", Keyword(H.k, None, H.c), "702.1", "worded c"),
    row("{k:word} {c:cost}", Keyword(H.k, None, H.c), "702.1", "there c"),
    row("{k:word} {n:digits}", Keyword(H.k, None, None, H.n), "702.1", "there n"),
    row("{k:word}", Keyword(H.k), "702.1"),
)

COSTS = (
    *MORE_COSTS,
    row("{s:word}", Mana(H.s), "107.4"),
    row("{T}", Tap(SELF), "107.5"),
    row("{Q}", Untap(SELF), "107.6"),
    row("{n:loyalty}", Loyalty(H.n), "606.4"),
    row("−X", Loyalty(0, True), "606.4"),
    row("pay {n:digits} life", LoseLife(None, H.n), "119.4"),
    row("pay half your life, rounded up", LoseLife(None, Half(Of(YOU_, "life"), True)), "119.4"),
    row("pay {n:energy}", RemoveCounters("energy", YOU_, H.n), "107.14"),
)

PAYING = (
    *MORE_PAYING,
    row("<pay|pays> {s:word}", Mana(H.s), "118.12"),
    row("<pay|pays> {n:digits} life", LoseLife(None, H.n), "119.4"),
)
"""What a player does who pays as something resolves; other costs are said as effects."""
