"""Teaming: rows for what is said of each player, of opponents and of how many may attack (102, 119, 121, 508.1)."""

from __future__ import annotations

from server.engine.abilities.amounts import Half, Of, Result, Times
from server.engine.abilities.changes import Add, Forbid, Limit
from server.engine.abilities.conditions import Compare, Exists, Fits, Now, Unless
from server.engine.abilities.filters import AFFECTED, OPPONENT, SPELL, YOU, And, Not, Stat, WasCast
from server.engine.abilities.kinds import Static
from server.engine.abilities.picks import IT, TARGET, YOU_, ControllerOf, Ref
from server.engine.abilities.structures import Apply, May, Rule, Seq
from server.engine.abilities.verbs import Cast, Damage, Discard, Draw, GainLife, LoseLife, Take

from .table import H, row

ABILITIES = (
    row("no more than one creature can attack each combat", Static((Limit("attackers", 1),)), "508.1c"),
    row("no more than one creature can block each combat", Static((Limit("blockers", 1),)), "509.1b"),
    row("no more than {n:words} creatures can attack you each combat", Static((Limit("attackers", H.n),), YOU), "508.1c", "not one n"),
    row(
        "your opponents can't cast spells during your turn",
        Static((Forbid(Cast(SPELL, AFFECTED)),), OPPONENT, Now("", YOU), say="last"), "601.3",
    ),
)  # fmt: skip

EFFECTS = (
    row(
        "{p:doer} <discard|discards> {n:many:card}. You draw a card for each card discarded this way",
        Seq((Discard(H.p, H.n), Draw(YOU_, Result("discarded")))), "121.1",
    ),
    row(
        "{s:source} <deal|deals> {n:digits} damage to {w:np:each}. You gain life equal to the damage dealt this way",
        Seq((Damage(H.w, H.n, H.s), GainLife(None, Result("dealt")))), "119.3",
    ),
    row("{w:doer} <draw|draws> two additional cards", Draw(H.w, 2), "121.2", "draw step"),
    row("{w:doer} <discard|discards> their hand", Discard(H.w, -1), "701.9", "there w"),
    row("{w:doer} <discard|discards> {n:words} cards at random", Discard(H.w, H.n, random=True), "701.9b", "not one n"),
    row("your opponents can't cast spells {u:turn}", Rule((Forbid(Cast(SPELL, OPPONENT)),), H.u), "601.3"),
    row("{w:doer} <take|takes> two extra turns after this one", Seq((Take("turn", H.w), Take("turn", TARGET))), "500.7"),
    row(
        "{w:become} gets +2/+0 {u:until} for each {n:per}", Apply(H.w, (Add(Times(2, H.n), 0),), H.u), "613.4c", "counted n",
    ),
    row(
        "{s:source} <deal|deals> damage to {t:np:each} equal to half that player's life total, rounded down",
        Damage(H.t, Half(Of(Ref("each"), "life")), H.s), "120.3",
    ),
    row("you may have that player lose {n:digits} life", May(LoseLife(ControllerOf(IT), H.n)), "608.2d"),
)  # fmt: skip

CONDITIONS = (
    row("you have exactly {n:digits} life", Compare(Of(YOU_, "life"), "==", H.n), "119.1"),
    row("you have {n:digits} or less life", Compare(Of(YOU_, "life"), "<=", H.n), "119.1"),
    row("you have more life than an opponent", Exists(And((OPPONENT, Stat("life", "<", Of(YOU_, "life"))))), "119.1"),
    row("you didn't cast it from your hand", Unless(Fits(Ref("self", "it"), WasCast("hand"))), "601.2a"),
)

CHANGES = (row("<get|gets> -X/-X, where X is {n:amount}", Add(Times(-1, H.n), Times(-1, H.n)), "613.4c", "counted n"),)

ADJECTIVES = (row("other", Not(YOU), "102.1"),)

AMOUNTS = (row("your life total", Of(YOU_, "life"), "119.1"),)
