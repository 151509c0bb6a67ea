"""Artifacts: rows for what Equipment, other artifacts and Auras do (301, 303, 702.6, 702.33c)."""

from __future__ import annotations

from server.engine.abilities.amounts import Of, Times
from server.engine.abilities.changes import Forbid, Replace, Require
from server.engine.abilities.filters import AFFECTED, And, InZone, Named, Not, Same
from server.engine.abilities.kinds import AsEnters, ExtraCost, Static
from server.engine.abilities.picks import SELF, TARGET, Choose, OwnerOf, Ref
from server.engine.abilities.structures import Apply, Seq
from server.engine.abilities.verbs import Activate, Attack, Block, Cast, Discard, GainLife, Move, PutCounters, Untap

from .table import H, rest, row

EXILED_CARDS = Ref("self.exiled", "the exiled cards")
STAYS_TAPPED = Forbid(Untap(AFFECTED, step=True))

ABILITIES = (
    row("multikicker {c:costs}", ExtraCost(H.c, "kicker", True, True), "702.33c"),
    row(
        "{x:me} enters with {k:one} counter on it for each time it was kicked",
        AsEnters(PutCounters(H.k, SELF, Of(SELF, "paid:kicker"))), "702.33d",
    ),
    row("{x:me} doesn't untap during your untap step", Static((STAYS_TAPPED,)), "502.3"),
)  # fmt: skip

EFFECTS = (
    row("{p:doer} <discard|discards> {f:counted:n} and you untap {w:np:all}", Seq((Discard(H.p, H.n, H.f), Untap(H.w)), "and"), "701.9"),
    row("{w:you} <gain|gains> 1 life for each {n:per}", GainLife(H.w, Times(1, H.n)), "119.3"),
    row(
        "{p:doer} <exile|exiles> {w:np:a} from their graveyard",
        Move(Choose(And((rest("w"), InZone("graveyard", Same(TARGET)))), by=H.p), "exile", "", "exile"), "701.13",
    ),
    row(
        "if {w:np} would leave the battlefield, exile it instead of putting it anywhere else",
        Apply(H.w, (Replace(Move(AFFECTED, frm="battlefield"), to="exile"),)), "614.1a",
    ),
    row("{w:become} <attack|attacks> {u:turn} if able", Apply(H.w, (Require(Attack(AFFECTED)),), H.u), "508.1d"),
    row(
        "return the exiled cards to the battlefield under their owner's control",
        Move(EXILED_CARDS, "battlefield", "", "return", OwnerOf(Ref("self.exiled"))), "607.2a",
    ),
)  # fmt: skip

AFTERS = (row("not named {n:word}", Not(Named(H.n)), "201.2"),)

CHANGES = (
    row(
        "can't attack or block, and its activated abilities can't be activated",
        (Forbid(Attack(AFFECTED)), Forbid(Block(AFFECTED)), Forbid(Activate(AFFECTED))), "602.5",
    ),
    row(
        "can't cast {w:np:bare} from {a:plural} or {b:plural}",
        (Forbid(Cast(H.w, AFFECTED, frm=H.a)), Forbid(Cast(H.w, AFFECTED, frm=H.b))), "601.3",
    ),
)  # fmt: skip

RULES = (
    row(
        "{w:np:bare} in {a:plural} and {b:plural} can't enter the battlefield",
        (Forbid(Move(H.w, "battlefield", H.a)), Forbid(Move(H.w, "battlefield", H.b))), "101.2",
    ),
)  # fmt: skip
