"""Working: rows for keywords that mark an ability or work with others, and for what their cards say besides (702)."""

from __future__ import annotations

from server.engine.abilities.amounts import Of
from server.engine.abilities.changes import Prevent
from server.engine.abilities.conditions import Compare, Exists, Fits, Happened
from server.engine.abilities.filters import SPELL, YOU, YOURS, And, Named, Status, Subtype
from server.engine.abilities.kinds import Goal, Keyword, Marked
from server.engine.abilities.picks import YOU_, Together
from server.engine.abilities.structures import If, Nth
from server.engine.abilities.verbs import Attack, Become, Cast, Create, Damage, Discard, Draw, PutCounters, TokenSpec

from .table import H, row

KEYWORDS = (
    row("to solve — {c:goal}", Keyword("to solve", frame=Goal(H.c)), "719.3a"),
    row("{k:word} — {a:whole}", Keyword(H.k, frame=Marked(H.a)), "702.1"),
    row("partner with {n:word}", Keyword("partner with", Named(H.n)), "702.124j"),
    row("craft with {w:np:one} {c:cost}", Keyword("craft", H.w, H.c), "702.167a"),
)

EVENTS = (
    row("{w:actor} <mutate|mutates>", Become(H.w, "mutated"), "702.140d"),
    row("you cast your {n:nth} spell each turn", Nth(H.n, Cast(SPELL, YOU)), "603.2"),
    row("{w:actor} <attack|attacks> while saddled", Attack(And((H.w, Status("saddled")))), "702.171b"),
    row("{w:actor} and at least one {o:np:one} attack", Attack(H.w, others=H.o), "508.3a", "there o"),
)

EFFECTS = (
    row("harness {w:np}", Become(H.w, "harnessed"), "701.64a"),
    row("convert {w:np}", Become(H.w, "converted"), "701.28a"),
    row("{o:effect}. If {c:cond}, {t:effect} instead", If(H.c, H.t, H.o, True), "608.2c", "there o"),
    row("you and {w:np} each draw {n:many:card}", Draw(Together((YOU_, H.w)), H.n), "121.1"),
    row("discard your hand", Discard(None, -1), "701.9"),
    row("put {n:counters:k} on each of {w:np}", PutCounters(H.k, H.w, H.n), "122.6", "many targets w"),
    row(
        "{name:silent}create an X/X {c:colour} {s:types} creature token, where X is {n:amount}",
        Create(TokenSpec(H.name, ("creature",), H.s, H.c, H.n, H.n), 1), "701.7",
    ),
)  # fmt: skip

CONDITIONS = (
    row("you control a Mount or Vehicle", Exists((Subtype("Mount") | Subtype("Vehicle")) & YOURS), "109.5"),
    row("you have the city's blessing", Fits(YOU_, Status("blessed")), "702.131c"),
    row("you have an enduring story", Fits(YOU_, Status("storied")), "702.1"),
    row("you have no cards in hand", Compare(Of(YOU_, "hand"), "==", 0), "402.1"),
    row("{n:words} or more {w:np:bare} attacked this turn", Happened(Attack(H.w), least=H.n), "508.1", "not one n"),
)

RULES = (row("prevent all combat damage that would be dealt to {w:np:bare}", Prevent(Damage(H.w, combat="combat")), "615.1", "there w"),)
