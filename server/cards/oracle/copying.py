"""Copying: rows for what copies, with what exceptions, and for what is chosen as something enters (607.2d, 707)."""

from __future__ import annotations

from server.engine.abilities.amounts import X
from server.engine.abilities.changes import Base, Besides, CopyOf, Keep, Replace, Types
from server.engine.abilities.conditions import Fits
from server.engine.abilities.filters import YOURS, And, Chosen, InZone
from server.engine.abilities.kinds import AsEnters, Keyword, Static
from server.engine.abilities.picks import SELF, Choose, Ref
from server.engine.abilities.structures import Apply, If, May, Select, Seq
from server.engine.abilities.verbs import Move, PutCounters

from .table import H, rest, row

ABILITIES = (
    row(
        "you may have {x:me} enter as a copy of any {w:np:one} in a graveyard",
        AsEnters(May(Apply(SELF, (CopyOf(Choose(And((rest("w"), InZone("graveyard"))))),)))), "707.5",
    ),
    row(
        "you may have {x:me} enter as a copy of {w:np:a} you control, except {b:exceptions}",
        AsEnters(May(Apply(SELF, (CopyOf(Choose(And((rest("w"), YOURS))), H.b),)))), "707.9", "any b",
    ),
    row(
        "{w:np:bare} enter as a copy of {x:me}",
        Static((Replace(Move(H.w, "battlefield"), also=Apply(Ref("it"), (CopyOf(SELF),))),)), "707.5",
    ),
)  # fmt: skip

KEYWORDS = (row("protection from the chosen color", Keyword("protection", Chosen("colour")), "702.16"),)

EFFECTS = (
    row("choose {w:np} on the battlefield. {d:sentence}", Seq((Select(H.w), H.d)), "608.2d", "chooses w"),
    row("you may have {x:me} become a copy of {w:np}, except {b:exceptions}", May(Apply(SELF, (CopyOf(H.w, H.b),))), "707.9", "any b"),
)

CHANGES = (
    row("<are|is> the chosen type in addition to <their|its> other types", Types(add=("=self.chosen",)), "607.2d"),
    row("<become|becomes> an X/X {s:types} {t:types}", (Types(H.s, H.t), Base(X(), X())), "205.1b"),
)

EXCEPTIONS = (
    row("it's {p:digits}/{q:digits}", Base(H.p, H.q), "707.9d"),
    row("it doesn't copy that creature's color", Keep("colour"), "707.9c"),
    row("it enters with X additional {k:word} counters on it", Besides(PutCounters(H.k, SELF, X())), "707.9e"),
    row(
        "it enters with an additional {k:word} counter on it if it's {w:np:a}",
        Besides(If(Fits(SELF, H.w), PutCounters(H.k, SELF, 1), last=True)), "707.9e",
    ),
    row("it's {w:word} in addition to its other types", Types(add=(H.w,)), "707.9b", "supertype w"),
    row("it isn't {w:word}", Types(lose=(H.w,), say="isn't"), "707.9b"),
)  # fmt: skip
