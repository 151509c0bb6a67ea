"""Counting: rows for numbers and conditions about how many there are, and about what has happened (107, 109.5, 608.2h)."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, Of, Times
from server.engine.abilities.changes import Colours, Limit, Price, Types
from server.engine.abilities.conditions import Compare, Exists, Fits, Happened
from server.engine.abilities.filters import AFFECTED, OPPONENT, YOURS, And, InZone, Is, Not, Shares, Stat
from server.engine.abilities.picks import TARGET, YOU_, Ref
from server.engine.abilities.structures import Apply
from server.engine.abilities.verbs import Cast, Move

from .table import H, rest, row

ADJECTIVES = (row("other", Not(Is(Ref("target"))), "109.1"),)

AFTERS = (row("with the same name as {r:np}", Shares("name", H.r), "201.2"),)

EFFECTS = (row("you may play an additional land {u:turn}", Apply(YOU_, (Limit("lands", 1, True),), H.u), "305.2"),)

CONDITIONS = (
    row("you control {n:words} or fewer {w:np:bare}", Compare(Number(And((rest("w"), YOURS))), "<=", H.n), "109.5"),
    row("you control {n:words} or more {w:np:bare}", Exists(And((rest("w"), YOURS)), H.n), "109.5", "not one n"),
    row("an opponent controls {n:words} or more {w:np:bare}", Exists(And((OPPONENT, Stat(H.w, ">=", H.n)))), "109.5", "filter w"),
    row("you control fewer {w:np:bare} than an opponent", Exists(And((OPPONENT, Stat(H.w, ">", Of(YOU_, H.w))))), "109.5", "filter w"),
    row("you have less life than an opponent", Exists(And((OPPONENT, Stat("life", ">", Of(YOU_, "life"))))), "119.1"),
    row("an opponent cast {n:words} or more spells this turn", Exists(And((OPPONENT, Stat("spells_cast", ">=", H.n)))), "601.2i"),
    row("{w:np:a} left the battlefield under your control this turn", Happened(Move(And((rest("w"), YOURS)), "", "battlefield")), "603.6c"),
    row("it has {s:stat} {n:digits} or less", Fits(TARGET, Stat(H.s, "<=", H.n)), "202.3", "size s"),
    row("it's {f:adjective}", Fits(TARGET, H.f), "105.2"),
)

CHANGES = (
    row(
        "<cost|costs> {1} less to cast for each {w:np:one} on the battlefield",
        Price(Cast(AFFECTED), Times(-1, Number(And((rest("w"), InZone("battlefield")))))), "118.7",
    ),
    row(
        "<are|is> a {c:colour} {t:types} in addition to <their|its|its> other colors and types",
        (Colours(H.c, True), Types(add=H.t)), "205.1b",
    ),
)  # fmt: skip
