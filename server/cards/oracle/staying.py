"""Staying: rows for what stays tapped, for how long things are held, and for numbers compared with others (502.3, 611.2b)."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, Of, Plus, Tally, Times
from server.engine.abilities.changes import Add, Base, Forbid, Gain, Limit, Price, Replace, Through, Types
from server.engine.abilities.conditions import Compare, Fits, Happened, Now, Remain
from server.engine.abilities.filters import (
    AFFECTED,
    CARD,
    CREATURE,
    OPPONENT,
    PLAYER,
    YOU,
    YOURS,
    And,
    ControlledBy,
    InZone,
    Is,
    Kind,
    Not,
    Or,
    Shares,
    Stat,
    Status,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Keyword, Static, Triggered
from server.engine.abilities.picks import SELF, TARGET, THAT_PLAYER, YOU_, All, ControllerOf, Ref, Target
from server.engine.abilities.structures import Apply, AtOnce, Begins, Each, If, Later, May, OneOrMore, Provided, Rule, Seq
from server.engine.abilities.verbs import (
    AddMana,
    Attack,
    Become,
    Block,
    Cast,
    GainLife,
    LoseLife,
    Move,
    MoveCounters,
    Retarget,
    SetLife,
    Shuffle,
    Skip,
    Take,
    Untap,
)  # fmt: skip

from .table import H, row

STAYS = Replace(Untap(AFFECTED, step=True), skip=True, optional=True, cond=Now("untap", YOU))
EXILED_HERE = Number(And((CARD, Is(Ref("self.exiled")))))
IT_SELF, EACH = Ref("self", "it"), Ref("each")
LIFE, STARTING_LIFE, THEIR_HAND = Of(YOU_, "life"), Of(YOU_, "starting_life"), Of(THAT_PLAYER, "hand")
ITS_CONTROLLER = ControllerOf(Ref("source"))
EVERYTHING = Keyword("protection", Kind("source"))
AFTER_SECOND_MAIN = Provided(Begins("combat"), Compare(Of(YOU_, "mains"), ">=", 2))
ATTACKERS_LIKE_IT = Number(And((Status("attacking"), CREATURE, Not(Is(Ref("it"))), Shares("creature_type", Ref("it")))))
LONE = And((Status("alone"), AFFECTED))
ITS_CASTER = ControllerOf(Ref("spell"))
SECOND = Target(CREATURE, name="second", apart=("target",))
HAND, LIBRARY, GRAVEYARD = (And((CARD, InZone(zone, YOU))) for zone in ("hand", "library", "graveyard"))
HELD_OR_GONE = And((CARD, Or((InZone("hand"), InZone("graveyard")))))

ABILITIES = (
    row(
        "whenever you tap {s:np:a} for mana while {c:cond}, add an additional {m:mana}",
        Triggered(Provided(AddMana(who=YOU, source=H.s, tapped_for=True), H.c), AddMana(H.m, 1)), "605.1b",
    ),
    row(
        "{c:costs}: {d:sentence}. Activate only if you have at least {n:digits} life more than your starting life total"
        " and only as a sorcery",
        Activated(H.c, H.d, "sorcery", Compare(LIFE, ">=", Plus((STARTING_LIFE, H.n)))), "602.5d",
    ),
    row(
        "whenever one or more creatures you control attack, you gain life equal to the number of attacking creatures",
        Triggered(OneOrMore(Attack(And((CREATURE, YOURS)))), GainLife(YOU_, Number(And((CREATURE, Status("attacking")))))), "508.3d",
    ),
    row(
        "each spell costs {n:generic} more to cast except during its controller's turn",
        Static((Price(Cast(AFFECTED), H.n),), And((Kind("spell"), Not(ControlledBy(Status("active")))))), "601.2f",
    ),
    row(
        "each player may play an additional land on each of their turns",
        Static((Limit("lands", 1, True),), PLAYER, say="all"), "305.2",
    ),
    row(
        "when {e:once}, if your life total is less than your starting life total, it becomes equal to your starting life total",
        Triggered(H.e, SetLife(YOU_, STARTING_LIFE), Compare(LIFE, "<", STARTING_LIFE)), "119.5",
    ),
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
    row("exchange your hand and graveyard", AtOnce((Move(All(HAND), "graveyard"), Move(All(GRAVEYARD), "hand"))), "701.12f"),
    row(
        "exchange your graveyard and library. Then shuffle your library",
        Seq((AtOnce((Move(All(GRAVEYARD), "library"), Move(All(LIBRARY), "graveyard"))), Shuffle(YOU_)), "Then"), "701.12f",
    ),
    row(
        "{d:effect} if your life total is greater than your starting life total. Otherwise, {o:effect}",
        If(Compare(LIFE, ">", STARTING_LIFE), H.d, H.o), "608.2c",
    ),
    row(
        "count the number of {w:np:bare}. Your life total becomes that number", SetLife(YOU_, Number(H.w)), "119.5",
    ),
    row("exile all cards from all hands and graveyards", Move(All(HELD_OR_GONE), "exile", manner="exile"), "406.1"),
    row("move a counter from target creature onto a second target creature", MoveCounters("", Target(CREATURE), SECOND, 1), "122.5"),
    row("{w:you} skip {w:their} next two turns", Seq((Skip("turn", H.w), Skip("turn", H.w))), "500.11", "there w"),
    row(
        "{u:until}, your life total can't change and you gain protection from everything",
        Apply(YOU_, (Forbid(GainLife(AFFECTED)), Forbid(LoseLife(AFFECTED)), Gain(EVERYTHING)), H.u), "119.8",
    ),
    row("all {w:np:bare} phase out", Become(All(H.w, say="all"), "phased_out"), "702.26b"),
    row(
        "after the second main phase this turn, there's an additional combat phase followed by an additional main phase."
        " At the beginning of that combat, {d:effect}",
        Seq((Take("combat_main", after="main2"), Later(AFTER_SECOND_MAIN, H.d))), "500.8",
    ),
    row(
        "it gets +1/+0 {u:until} for each other attacking creature that shares a creature type with it",
        Apply(Ref("it"), (Add(ATTACKERS_LIKE_IT, 0),), H.u), "613.4c",
    ),
    row("double its controller's life total", SetLife(ITS_CONTROLLER, Times(2, Of(ITS_CONTROLLER, "life"))), "701.10d"),
    row(
        "count the number of cards in your library. Your life total becomes that number",
        SetLife(YOU_, Number(And((CARD, InZone("library", YOU))))), "119.5",
    ),
    row("your life total becomes equal to your starting life total", SetLife(YOU_, STARTING_LIFE), "119.5"),
    row(
        "{w:np:bare} don't untap during your next untap step",
        Rule((Forbid(Untap(H.w, step=True)),), Through("untap", YOU_)), "502.3", "there w",
    ),
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
    row("your life total is less than {n:digits}", Compare(LIFE, "<", H.n), "119.1"),
    row("you're the monarch", Fits(YOU_, Status("monarch")), "725.1"),
    row("your life total is less than your starting life total", Compare(LIFE, "<", STARTING_LIFE), "119.1"),
    row("your life total is greater than or equal to your starting life total", Compare(LIFE, ">=", STARTING_LIFE), "119.1"),
    row("that player has no cards in hand", Compare(THEIR_HAND, "==", 0), "402.1"),
    row("that player has {n:words} or fewer cards in hand", Compare(THEIR_HAND, "<=", H.n), "402.1"),
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
