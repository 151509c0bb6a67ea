"""Staying: rows for what stays tapped, for how long things are held, and for numbers compared with others (502.3, 611.2b)."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, Of, Tally, Times
from server.engine.abilities.changes import Base, Forbid, Gain, Replace, Types
from server.engine.abilities.conditions import Compare, Fits, Happened, Now, Remain
from server.engine.abilities.filters import AFFECTED, CARD, OPPONENT, YOU, And, Is, Or, Stat, Status
from server.engine.abilities.kinds import Static
from server.engine.abilities.picks import SELF, TARGET, All, ControllerOf, Ref
from server.engine.abilities.structures import Apply, Each, May
from server.engine.abilities.verbs import Attack, Block, GainLife, LoseLife, Move, Retarget, Untap

from .table import H, row

STAYS = Replace(Untap(AFFECTED, step=True), skip=True, optional=True, cond=Now("untap", YOU))
EXILED_HERE = Number(And((CARD, Is(Ref("self.exiled")))))
IT_SELF, EACH = Ref("self", "it"), Ref("each")
LONE = And((Status("alone"), AFFECTED))
ITS_CASTER = ControllerOf(Ref("spell"))

ABILITIES = (
    row("you may choose not to untap {x:me} during your untap step", Static((STAYS,)), "502.3"),
    row(
        "as long as {x:me} has {n:words} or more {k:counter} counters on it, it {c:changes:held}",
        Static(H.c, cond=Compare(Of(IT_SELF, H.k), ">=", H.n), say=""), "122.1",
    ),
    row(
        "as long as there are {n:words} or more cards exiled with {x:me}, it {c:changes:held}",
        Static(H.c, cond=Compare(EXILED_HERE, ">=", H.n)), "607.2a",
    ),
)  # fmt: skip

EFFECTS = (
    row(
        "each opponent loses life equal to the life that player lost this turn",
        Each(All(OPPONENT), LoseLife(EACH, Of(Ref("each", "that"), "life_lost"))), "119.3",
    ),
    row("return {x:me:card} from your graveyard to the battlefield", Move(SELF, "battlefield", "graveyard", "return"), "400.7"),
    row("{w:you} <lose|loses> 1 life for each {n:per}", LoseLife(H.w, Times(1, H.n)), "119.3", "counted n"),
    row("the spell's controller may choose new targets for it", May(Retarget(Ref("spell"), ITS_CASTER), ITS_CASTER), "115.7d"),
    row(
        "they become {p:digits}/{q:digits} {s:types} creatures with {g:granted} and {h:granted} {u:until}. They're still lands",
        Apply(TARGET, (Types(H.s, ("creature",)), Base(H.p, H.q), Gain(H.g), Gain(H.h)), H.u), "205.1b",
    ),
)  # fmt: skip

CHANGES = (
    row("can't attack or block alone", (Forbid(Attack(LONE)), Forbid(Block(LONE))), "508.1c"),
    row("can't attack alone", Forbid(Attack(LONE)), "508.1c"),
)

CONDITIONS = (
    row("you gained {n:digits} or more life this turn", Compare(Tally(GainLife(YOU), "amount"), ">=", H.n), "119.9"),
    row("you gained life this turn", Happened(GainLife(YOU)), "119.9"),
    row("{x:me} remains tapped", Remain(SELF, Status("tapped")), "611.2b"),
    row(
        "that creature's {s:stat} remains less than or equal to {x:me}'s {s:stat}",
        Fits(Ref("target", "that"), Stat(H.s, "<=", Of(SELF, H.s))), "611.2b", "size s",
    ),
    row("it's {a:np:a} or {b:np:a}", Fits(Ref("seen"), Or((H.a, H.b))), "205.2"),
)  # fmt: skip

AFTERS = (
    row("with {s:stat} less than or equal to the number of {w:np:bare}", Stat(H.s, "<=", Number(H.w)), "208.1", "size s"),
    row("with {s:stat} less than or equal to the number of {k:counter} counters on {x:me}", Stat(H.s, "<=", Of(SELF, H.k)), "208.1"),
    row("with {s:stat} less than or equal to {x:me}'s {s:stat}", Stat(H.s, "<=", Of(SELF, H.s)), "208.1", "size s"),
)  # fmt: skip
