"""Kicked: rows for kicker, and for what is done if or as often as something was kicked (702.33)."""

from __future__ import annotations

from server.engine.abilities.amounts import Of, Plus, Times, X
from server.engine.abilities.changes import Forbid, Gain
from server.engine.abilities.conditions import Paid, Unless
from server.engine.abilities.filters import AFFECTED, ANY_TARGET, SPELL, THEIRS, And, Kind, Or
from server.engine.abilities.kinds import AsEnters, ExtraCost, Keyword, Triggered
from server.engine.abilities.picks import SELF, Target
from server.engine.abilities.structures import Apply, Costs, If, Mana, Modes, Rule, Seq
from server.engine.abilities.verbs import Attack, Become, Create, Damage, Discard, GainLife, PutCounters

from .table import H, row

KICKED = Paid("kicker")
TIMES_KICKED = Of(SELF, "paid:kicker")
GROWN = PutCounters(H.k, SELF, H.n)
ONE_MORE = Plus((1, TIMES_KICKED))

AIMED_BY_THEM = And((Or((SPELL, Kind("ability"))), THEIRS))

ABILITIES = (
    row("kicker—{c:costs}", ExtraCost(H.c, "kicker", True), "702.33a", "unlike mana c"),
    row("if {x:me} was kicked, it enters with {n:counters:k} on it", AsEnters(If(KICKED, GROWN)), "702.33e"),
    row(
        "if {x:me} was kicked, it enters with {n:counters:k} on it and with {a:granted}",
        AsEnters(If(KICKED, Seq((GROWN, Apply(SELF, (Gain(H.a),)))))), "702.33e",
    ),
    row("at {e:time}, if {x:me} wasn't kicked, {d:effect}", Triggered(H.e, H.d, Unless(KICKED)), "702.33d"),
)  # fmt: skip

KEYWORDS = (row("kicker {a:word} and/or {b:word}", Keyword("kicker", None, Costs((Mana(H.a), Mana(H.b)))), "702.33b"),)

EFFECTS = (
    row("{o:effect}. If {c:cond}, {t:effect} instead", If(H.c, H.t, H.o, word="instead"), "702.33d"),
    row(
        "create {t:tokens:n}. If {c:cond}, create {m:words} of those tokens instead", If(H.c, Create(H.t, H.m), Create(H.t, H.n)), "702.33d"
    ),
    row("choose one. If this spell was kicked, choose any number instead.{m:bullets}", Modes(1, 1, H.m, any_if="kicker"), "700.2"),
    row(
        "choose any target, then choose another target for each time this spell was kicked. {x:me} deals X damage to each of them",
        Damage(Target(ANY_TARGET, ONE_MORE, ONE_MORE), X()),
        "702.33c",
    ),
    row("{w:doer} <discard|discards> a card for each {n:per}", Discard(H.w, Times(1, H.n)), "701.9"),
    row("{w:you} <gain|gains> {m:digits} life for each {n:per}", GainLife(H.w, Times(H.m, H.n)), "119.3", "not one m"),
    row("{w:np:bare} can't attack {u:turn}", Rule((Forbid(Attack(H.w)),), H.u), "508.1c"),
)

CHANGES = (
    row("can't be the target of spells or abilities your opponents control", Forbid(Become(AFFECTED, "targeted", AIMED_BY_THEM)), "115.1"),
)

PER = (row("time it was kicked", TIMES_KICKED, "702.33d"),)

CONDITIONS = (row("it was kicked with its {k:word} kicker", Paid("kicker", H.k), "702.33f", "said k"),)
