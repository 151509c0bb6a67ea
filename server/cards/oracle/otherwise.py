"""Otherwise: rows for spells cast for another cost, from another zone, or for more than their cost (702)."""

from __future__ import annotations

from server.engine.abilities.changes import Price, Replace
from server.engine.abilities.conditions import Paid, Unless
from server.engine.abilities.filters import AFFECTED, CARD, YOU, And, Bracketed, InZone, Is
from server.engine.abilities.kinds import AsEnters, Keyword, Static
from server.engine.abilities.picks import OTHER, SELF, Choose
from server.engine.abilities.structures import If, Modes
from server.engine.abilities.verbs import Cast, Create, Move, PutCounters

from .table import H, row

ABILITIES = (
    row(
        "if {x:me:name} would be put into a graveyard from anywhere, exile it instead",
        Static((Replace(Move(Is(SELF), "graveyard"), to="exile"),), say="name"), "614.1a",
    ),
    row(
        "{x:me:spell} costs {n:generic} less to cast if it's bargained",
        Static((Price(Cast(AFFECTED), H.n),), None, Paid("bargain"), "stack", say="if"), "118.7", "negative n",
    ),
    row(
        "{x:me} escapes with {n:counters:k} on it", AsEnters(If(Paid("escape"), PutCounters(H.k, SELF, H.n))), "702.138c",
    ),
)  # fmt: skip

ONCE = (row("{w:actor} <enter|enters> from a graveyard", Move(H.w, "battlefield", "graveyard"), "603.6a"),)

KEYWORDS = (
    row("gift a Food", Keyword("gift a food"), "702.174d"),
    row("gift a tapped Fish", Keyword("gift a tapped fish"), "702.174f"),
    row("gift a Treasure", Keyword("gift a treasure"), "702.174h"),
    row("gift an Octopus", Keyword("gift an octopus"), "702.174i"),
    row("More Than Meets the Eye {c:cost}", Keyword("more than meets the eye", None, H.c), "702.162a"),
)

COSTS = (
    row(
        "exile {n:words} other cards from your graveyard",
        Move(Choose(And((OTHER, CARD, InZone("graveyard", YOU))), H.n, H.n), "exile", "", "exile"), "702.138a",
    ),
)  # fmt: skip

ADJECTIVES = (row("[{a:adjective}]", Bracketed(H.a), "702.148a"),)

AFTERS = (row("[{a:after}]", Bracketed(H.a), "702.148a"),)

EFFECTS = (
    row("{x:silent}{y:silent}{modes:priced}", Modes(H.x, H.y, H.modes), "700.2h", "priced modes"),
    row("{d:effect} unless this spell was cast using teamwork", If(Unless(Paid("teamwork")), H.d, None, True), "702.33d"),
    row("{o:effect}. If the gift was promised, instead {t:effect}", If(Paid("gift"), H.t, H.o), "702.174m", "there o"),
    row("{w:np} creates a token that's a copy of {o:np}", Create(who=H.w, copy_of=H.o), "707.2", "targeted w"),
    row("{d:effect} unless it escaped", If(Unless(Paid("escape")), H.d, None, True), "702.138b"),
)

CONDITIONS = (
    row("the gift was promised", Paid("gift"), "702.174k"),
    row("the gift wasn't promised", Unless(Paid("gift")), "702.174k"),
    row("this spell was cast using teamwork", Paid("teamwork"), "702.33d"),
    row("this spell was foretold", Paid("foretell"), "702.143c"),
    row("it was bargained", Paid("bargain"), "702.166b", "creature"),
)
