"""Reported: rows for cards of which bug reports tell: exerting, reading ahead, splicing (701.43, 702.47, 702.155)."""

from __future__ import annotations

from server.engine.abilities.changes import AsAttacks
from server.engine.abilities.conditions import Happened, Unless
from server.engine.abilities.filters import YOURS, And, Is
from server.engine.abilities.kinds import Keyword, Static
from server.engine.abilities.picks import SELF, YOU_, Target, Together
from server.engine.abilities.structures import ChooseNumber, Spliced
from server.engine.abilities.verbs import Become, Draw, Exert, PutCounters

from .table import H, row

FRESH = Unless(Happened(Become(Is(SELF), "exerted")))

ABILITIES = (
    row("you may exert {x:me} as it attacks. When you do, {d:effect}", Static((AsAttacks(Exert(SELF), H.d),)), "701.43d", "there d"),
    row("you may exert {x:me} as it attacks", Static((AsAttacks(Exert(SELF)),)), "701.43d"),
    row(
        "if {x:me} hasn't been exerted this turn, you may exert it as it attacks. When you do, {d:effect}",
        Static((AsAttacks(Exert(SELF), H.d),), None, FRESH), "701.43d",
    ),
)  # fmt: skip

KEYWORDS = (
    row("splice onto {w:np:one}—{c:worded}.", Keyword("splice", H.w, H.c), "702.47a", "worded c"),
    row("splice onto {w:np:one} {c:cost}", Keyword("splice", H.w, H.c), "702.47a"),
)

EFFECTS = (
    row("{d:effect}{p:silent}", Spliced(H.d, H.p), "702.47c"),
    row("you and target {o:np:one} each draw {n:many:card}", Draw(Together((YOU_, Target(H.o))), H.n), "121.1"),
    row("choose a number between {a:digits} and {b:digits}", ChooseNumber(H.a, H.b), "107.1c"),
    row(
        "put {n:counters:k} on each of up to {m:words} target {w:np:bare}", PutCounters(H.k, Target(H.w, 0, H.m), H.n),
        "122.6", "not one m",
    ),
)  # fmt: skip

COSTS = (row("exert {x:me}", Exert(SELF), "701.43a"),)

EVENTS = (row("you exert {w:np:a}", Become(And((H.w, YOURS)), "exerted"), "701.43a"),)
