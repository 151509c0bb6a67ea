"""Harming: rows for damage, destroying and countering, and what is done instead of them (120, 614, 701.6, 701.8)."""

from __future__ import annotations

from server.engine.abilities.changes import Forbid, Replace, Through
from server.engine.abilities.filters import AFFECTED, CREATURE, YOU, And, InZone, Same
from server.engine.abilities.kinds import OtherCost
from server.engine.abilities.picks import TARGET, Choose, Ref
from server.engine.abilities.structures import Apply, Begins, If, Later, Mana, Pay, Rule, Select
from server.engine.abilities.verbs import Create, Damage, GainLife, Move, Regenerate, Untap

from .table import H, rest, row

ELSEWHERE = Replace(Move(AFFECTED, "graveyard", "battlefield"), to="exile")
CREATURE_ELSEWHERE = Replace(Move(And((CREATURE, AFFECTED)), "graveyard", "battlefield"), to="exile")
DEALT = Ref("dealt.to")

ABILITIES = (
    row("if {k:cond}, you may pay {m:word} rather than pay this spell's mana cost", OtherCost((Mana(H.m),), cond=H.k), "118.9"),
)

EFFECTS = (
    row(
        "{s:source} <deal|deals> {n:digits} damage to {t:np}.\n{w:word} — {s:source} <deal|deals> {m:digits} damage instead if {c:cond}",
        If(H.c, Damage(H.t, H.m, H.s), Damage(H.t, H.n, H.s), word=H.w), "614.1a", "said w",
    ),
    row(
        "{s:source} <deal|deals> {n:digits} damage to {t:np}. If {c:cond}, it deals {m:digits} damage instead",
        If(H.c, Damage(H.t, H.m, H.s), Damage(H.t, H.n, H.s)), "614.1a",
    ),
    row("if a creature dealt damage this way would die {u:turn}, exile it instead", Apply(DEALT, (CREATURE_ELSEWHERE,), H.u), "614.1a"),
    row(
        "a creature dealt damage this way can't be regenerated {u:turn}",
        Apply(DEALT, (Forbid(Regenerate(And((CREATURE, AFFECTED)))),), H.u), "701.19c",
    ),
    row("if {w:np} would die {u:turn}, exile it instead", Apply(H.w, (ELSEWHERE,), H.u), "614.1a"),
    row("when {e:event} this turn, {d:effect}", Later(H.e, H.d, False, True), "603.7"),
    row("at the beginning of your next {s:step}, {d:effect}", Later(Begins(H.s, YOU), H.d), "603.7", "single d"),
    row("{w:np:bare} can't gain life {u:turn}", Rule((Forbid(GainLife(H.w)),), H.u), "119.7"),
    row(
        "counter {t:np} unless {w:you} {c:paying}. If that spell is countered this way,"
        " exile it instead of putting it into its owner's graveyard",
        Pay(H.c, H.w, None, Move(H.t, "exile", "stack", "counter")), "701.6a",
    ),
    row(
        "counter {t:np}. If that spell is countered this way, exile it instead of putting it into its owner's graveyard",
        Move(H.t, "exile", "stack", "counter"), "701.6a",
    ),
    row(
        "counter {t:np}. If that spell is countered this way, put it into its owner's hand instead of into that player's graveyard",
        Move(H.t, "hand", "stack", "counter"), "701.6a",
    ),
    row("you choose {w:np:a} from it {f:after}", Select(Choose(And((rest("w"), InZone("hand", Same(TARGET)), H.f)))), "608.2d"),
    row(
        "{w:become} <don't|doesn't> untap during that player's next untap step",
        Apply(H.w, (Forbid(Untap(AFFECTED, step=True)),), Through("untap", TARGET)), "502.3",
    ),
    row("{w:doer} <create|creates> {t:tokens:n}", Create(H.t, H.n, H.w), "701.7", "there w"),
)  # fmt: skip
