"""Fuelling: rows about mana, what it may be spent on, and what spells cost (106, 118, 601.2f)."""

from __future__ import annotations

from server.engine.abilities.amounts import Difference, Of, Quotient, Result, Unspent, X
from server.engine.abilities.changes import AsThough, Colours, Forbid, Price, SpendOnly
from server.engine.abilities.filters import AFFECTED, And, ControlledBy, InZone, Not, Same
from server.engine.abilities.kinds import Static
from server.engine.abilities.picks import SELF, TARGET, YOU_, All, Ref
from server.engine.abilities.structures import Apply
from server.engine.abilities.verbs import Activate, AddMana, Cast, Damage, Draw, LoseMana, Move

from .table import H, Without, row

UNCOUNTERABLE = Apply(Ref("it"), (Forbid(Move(AFFECTED, manner="counter")),))

ABILITIES = (
    row("spend only mana produced by {w:np:bare} to cast {x:me:spell}", Static((SpendOnly(Cast(AFFECTED), H.w),), zone="stack"), "601.2h"),
)

EFFECTS = (
    row(
        "{rest:effect}. Spend this mana only to cast {o:np:a}, and that spell can't be countered",
        Without("AddMana", (("only", H.o), ("rider", UNCOUNTERABLE))), "106.6",
    ),
    row("double the amount of each type of unspent mana you have", AddMana(Unspent(), 1), "106.4"),
    row(
        "{p:np} activates a mana ability of each {w:np:one} they control",
        Activate(All(And((H.w, ControlledBy(Same(H.p))))), TARGET, "mana"), "605.3a",
    ),
    row("{w:np} loses all unspent mana and you add the mana lost this way", LoseMana(H.w, YOU_), "106.4"),
    row("{w:np} loses all unspent mana", LoseMana(H.w), "106.4"),
    row(
        "{s:source} <deal|deals> X damage divided evenly, rounded down, among {t:np}",
        Damage(H.t, Quotient(X(), Result("target")), H.s), "107.1a",
    ),
    row("{w:doer} each draw {n:many:card}", Draw(H.w, H.n), "121.1", "many targets w"),
)  # fmt: skip

PER = (row("target beyond the first", Difference(Of(SELF, "targets"), 1), "601.2c"),)

AFTERS = (row("that aren't on the {z:word}", Not(InZone(H.z)), "400.1", "many"),)

CHANGES = (
    row("<are|is> colorless", Colours(""), "105.2c"),
    row("may spend mana as though it were mana of any color", AsThough("any_colour"), "609.4b"),
    row("<cost|costs> {1} more to cast for each {n:per}", Price(Cast(AFFECTED), H.n), "118.7", "counted n"),
)
