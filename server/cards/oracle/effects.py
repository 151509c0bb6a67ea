"""Effects: rows for what is done (608.2, 701)."""

from __future__ import annotations

from server.engine.abilities.amounts import (
    AnyColour,
    AnyColourName,
    CommanderColours,
    CouldProduce,
    Half,
    Noted,
    Of,
    OneOf,
    Result,
    Symbols,
    Times,
    TypeProduced,
)  # fmt: skip
from server.engine.abilities.changes import Colours, Control, Forbid, Gain, Permit, Prevent, Switch, Through, Types, Until
from server.engine.abilities.filters import AFFECTED, CARD, YOU, And, Chosen, InZone, Same
from server.engine.abilities.kinds import Keyword
from server.engine.abilities.picks import TARGET, YOU_, All, Choose
from server.engine.abilities.structures import (
    Apply,
    AtOnce,
    Begins,
    ChooseQuality,
    Divide,
    Each,
    Emblem,
    If,
    Later,
    May,
    Modes,
    Pay,
    Rule,
    Select,
    Seq,
    WhenDone,
)  # fmt: skip
from server.engine.abilities.tokens import CLUE
from server.engine.abilities.verbs import (
    AddMana,
    Attach,
    Become,
    Cast,
    CopySpell,
    Create,
    Damage,
    Discard,
    Draw,
    DrawGame,
    EndTurn,
    ExchangeControl,
    ExchangeLife,
    Fight,
    GainLife,
    Heal,
    Look,
    Lose,
    LoseLife,
    Mill,
    Move,
    PutCounters,
    Regenerate,
    RemoveCounters,
    Retarget,
    Reveal,
    Sacrifice,
    Scry,
    SetLife,
    Shuffle,
    Skip,
    Surveil,
    Take,
    TakeControl,
    Tap,
    Untap,
    Win,
    Withdraw,
)  # fmt: skip

from .acting import ACT_EFFECTS
from .frames import FRAME_EFFECTS
from .table import H, Without, rest, row
from .themes import MORE_EFFECTS

MANA_CHOICES = (
    row("{s:word}", Symbols(H.s), "106.4"),
    row("{c:choices}", OneOf(H.c), "106.4"),
    row("one mana of any color", AnyColour(), "106.4"),
    row("one mana of any color", AnyColour(True), "106.4"),
    row("one mana of the chosen color", Noted(), "607.2d"),
    row("one mana of any color in your commander's color identity", CommanderColours(), "903.4f"),
    row("one mana of any color that {w:np:a} could produce", CouldProduce(H.w, True), "106.7"),
    row("one mana of any type that {w:np:a} could produce", CouldProduce(H.w, False), "106.7"),
    row("one mana of any type that land produced", TypeProduced(), "106.12a"),
)

STRUCTURES = (
    row(
        "{w:become} gains protection from the color of your choice {u:until}",
        Seq((ChooseQuality(AnyColourName(), "colour"), Apply(H.w, (Gain(Keyword("protection", Chosen("colour", "colour"))),), H.u))),
        "702.16",
    ),
    row("{s:sentences}", Seq(H.s, ""), "608.2c"),
    row("{s:sentences:line}", Seq(H.s, "line"), "608.2c"),
    row("{s:joined:and}", Seq(H.s, "and"), "608.2c"),
    row("{s:joined:then}", Seq(H.s, "then"), "608.2c"),
    row("{s:sentences:Then}", Seq(H.s, "Then"), "608.2c"),
    row("{o:effect}.\n{w:word} — {t:sentence} instead if {c:cond}", If(H.c, H.t, H.o, word=H.w), "608.2c", "said w"),
    row("if {c:cond}, {t:effect}", If(H.c, H.t), "608.2c"),
    row("{t:effect} if {c:cond}", If(H.c, H.t, None, True), "608.2c"),
    row("if {c:cond}, {t:effect}. Otherwise, {o:effect}", If(H.c, H.t, H.o), "608.2c"),
    row("{w:you} may {d:base:w}", May(H.d, H.w), "608.2d"),
    row("{w:you} may {d:base:w}. If {w:again} <do|does>, {t:effect}", May(H.d, H.w, H.t), "608.2d"),
    row("{o:effect} unless {w:you} {c:paying}", Pay(H.c, H.w, None, H.o), "118.12a"),
    row("{w:you} may {c:paying:bare}. If {w:again} <do|does>, {t:effect}", Pay(H.c, H.w, H.t), "118.12"),
    row("choose {least:chosen:most} —{modes:bullets}", Modes(H.least, H.most, H.modes), "700.2"),
    row(
        "at the beginning of your next {s:step}, pay {c:cost}. If you don't, {o:effect}",
        Later(Begins(H.s, YOU), Pay(H.c, None, None, H.o)), "603.7",
    ),
    row("{d:effect} at the beginning of the next {s:step}", Later(Begins(H.s), H.d), "603.7"),
    row(
        "{s:source} <deal|deals> {n:digits} damage to {a:np} and {m:digits} damage to {b:np}",
        AtOnce((Damage(H.a, H.n, H.s), Damage(H.b, H.m, H.s))), "120.3",
    ),
    row("create {a:tokens:n} and {b:tokens:m}", AtOnce((Create(H.a, H.n), Create(H.b, H.m))), "701.7"),
    row(
        "{s:source} <deal|deals> {n:digits} damage divided as you choose among {a:np}",
        Divide(H.n, H.a, Damage(TARGET, Result("share"), H.s)), "601.2d",
    ),
    row("for {o:np:each}, {d:effect}", Each(H.o, H.d), "608.2e"),
    row("{n:silent}when you do, {d:effect}", WhenDone(H.n, H.d), "603.12"),
    row("choose {q:quality}", ChooseQuality(H.q), "607.2d"),
    row("you get an emblem with {a:quoted}", Emblem(H.a), "114.1"),
)

CONTINUOUS = (
    row(
        "the next {s:np:one} you cast this turn can be cast as though it had flash",
        Rule((Permit(Cast(H.s, YOU), flash=True),), Until(Cast(H.s, YOU), True)), "702.8",
    ),
    row("{u:until}, you may cast {s:np:bare} as though they had flash", Rule((Permit(Cast(H.s, YOU), flash=True),), H.u), "702.8"),
    row(
        "{p:silent}{w:np:bare} don't untap during their next untap step",
        Rule((Forbid(Untap(H.w, step=True)),), Through("untap", H.p)), "502.3", "same w p",
    ),
    row(
        "{w:become} <don't|doesn't> untap during <their controllers'|its controller's> next untap step",
        Apply(H.w, (Forbid(Untap(AFFECTED, step=True)),), Through("untap")), "502.3",
    ),
    row("switch {w:poss} power and toughness {u:until}", Apply(H.w, (Switch(),), H.u), "613.4d"),
    row("gain control of {w:np:all} {u:until}", Apply(H.w, (Control(YOU_),), H.u), "613.1b"),
    row(
        "prevent the next {n:digits} damage that would be dealt to {w:np} {u:turn}",
        Apply(H.w, (Prevent(Damage(AFFECTED), H.n, True),), H.u), "615.7",
    ),
    row("prevent all damage {w:np} would deal {u:turn}", Apply(H.w, (Prevent(Damage(source=AFFECTED)),), H.u), "615.12"),
    row(
        "prevent all combat damage that would be dealt to and dealt by {w:np} {u:turn}",
        Apply(H.w, (Prevent(Damage(AFFECTED, combat="combat")), Prevent(Damage(source=AFFECTED, combat="combat"))), H.u), "615.1",
    ),
    row("prevent all combat damage that would be dealt {u:turn}", Rule((Prevent(Damage(combat="combat")),), H.u), "615.1"),
    row(
        "{w:become:land} {c:changes:given} {u:until}. <They're still lands|It's still a land>",
        Apply(H.w, H.c, H.u), "205.1b", "adds creature c",
    ),
    row("{u:until}, {w:become} {c:changes:given}", Apply(H.w, H.c, H.u, True), "611.2"),
    row("{w:become} {c:changes:given} {u:turn}", Apply(H.w, H.c, H.u), "611.2", "rules c"),
    row("{w:become} {c:changes:given} {u:until}", Apply(H.w, H.c, H.u), "611.2"),
)

MOVES = (
    row("destroy {w:np:all}", Move(H.w, "graveyard", "battlefield", "destroy"), "701.8"),
    row(
        "destroy {w:np:all}. <They|It> can't be regenerated",
        Move(H.w, "graveyard", "battlefield", "destroy", final=True), "701.19c",
    ),
    row("sacrifice {w:np}", Move(H.w, "graveyard", "battlefield", "sacrifice"), "701.21"),
    row("counter {w:np}", Move(H.w, "graveyard", "stack", "counter"), "701.6"),
    row("exile all graveyards", Move(All(And((CARD, InZone("graveyard")))), "exile", "", "exile"), "701.13"),
    row("exile {p:poss} graveyard", Move(All(And((CARD, InZone("graveyard", Same(H.p))))), "exile", "", "exile"), "701.13"),
    row("exile {w:np:all from} {u:until}", Move(H.w, "exile", "", "exile", until=H.u), "701.13"),
    row("return {w:np:all from} to your hand", Move(H.w, "hand", "", "return"), "400.7", "yours w"),
    row("return {w:np:all from} to your hand", Move(H.w, "hand", "", "return"), "400.7", "graveyard"),
    row("return {w:np:all} to <their owners' hands|its owner's hand>", Move(H.w, "hand", "", "return"), "400.7"),
    row("return {w:np:all from} to the battlefield {u:under}", Move(H.w, "battlefield", "", "return", H.u), "400.7"),
    row(
        "return {w:np:all from} to the battlefield {a:arrival} {u:under}",
        Move(H.w, "battlefield", "", "return", H.u, arrival=H.a), "400.7",
    ),
    row("put {w:np:all from} onto the battlefield {a:arrival} {u:under}", Move(H.w, "battlefield", "", "", H.u, arrival=H.a), "400.7"),
    row("put {w:np:all from} into your hand", Move(H.w, "hand"), "400.7"),
    row("{b:doer} <discard|discards> {w:np}", Move(H.w, "graveyard", "", "discard", by=H.b), "701.9"),
)

CHOICES = (
    row("you choose {w:np:a} from it", Select(Choose(And((rest("w"), InZone("hand", Same(TARGET)))))), "608.2d"),
    row("search your library for {s:np}", Select(H.s), "701.23", "search s"),
    row("choose {w:np}", Select(H.w), "608.2d"),
    row("{p:doer} <reveal|reveals> their hand", Reveal(All(And((CARD, InZone("hand", Same(H.p)))))), "701.20"),
    row("reveal {w:np}", Reveal(H.w), "701.20"),
    row("look at {p:poss} hand", Look(All(And((CARD, InZone("hand", Same(H.p)))))), "701.20e"),
    row("look at {w:np}", Look(H.w), "701.20e"),
    row("{w:doer} <shuffle|shuffles>", Shuffle(H.w), "701.24"),
    row("{w:doer} <scry|scries> {n:digits}", Scry(H.n, H.w), "701.22"),
    row("{w:doer} <surveil|surveils> {n:digits}", Surveil(H.n, H.w), "701.25"),
    row("choose new targets for {w:np}", Retarget(H.w), "115.7d"),
    row("change the target of {w:np}", Retarget(H.w, change=True), "115.7a"),
)

VERBS = (
    row("{w:doer} <draw|draws> an additional card", Draw(H.w, 1), "121.2", "draw step"),
    row("{w:doer} <draw|draws> {n:many:card}", Draw(H.w, H.n), "121.1"),
    row("{s:source} <deal|deals> {n:digits} damage to {t:np:each}", Damage(H.t, H.n, H.s), "120.3"),
    row("{s:source} <deal|deals> damage equal to {n:amount} to {t:np:each}", Damage(H.t, H.n, H.s), "120.3"),
    row("{w:you} <gain|gains> {n:digits} life", GainLife(H.w, H.n), "119.3"),
    row("{w:you} <gain|gains> life equal to {n:amount}", GainLife(H.w, H.n), "119.3"),
    row("{w:you} <lose|loses> half {w:their} life, rounded up", LoseLife(H.w, Half(Of(H.w, "life"), True)), "119.3"),
    row("{w:you} <lose|loses> {n:digits} life", LoseLife(H.w, H.n), "119.3"),
    row("{w:you} <lose|loses> X life, where X is {n:amount}", LoseLife(H.w, H.n), "119.3", "devotion n"),
    row("{w:you} <lose|loses> life equal to {n:amount}", LoseLife(H.w, H.n), "119.3"),
    row("{w:poss} life total becomes {n:amount}", SetLife(H.w, H.n), "119.5"),
    row("{w:doer} exchange life totals", ExchangeLife(H.w), "701.12c"),
    row("exchange control of {w:np}", ExchangeControl(H.w), "701.12b"),
    row("{w:you} <get|gets> {n:energy}", PutCounters("energy", H.w, H.n), "122.1", "you w"),
    row("{w:doer} <get|gets> {n:many:poison counter}", PutCounters("poison", H.w, H.n), "122.1f"),
    row("put {n:counters:k} on {w:np:each}", PutCounters(H.k, H.w, H.n), "122.6"),
    row("{w:doer} <lose|loses> all {k:word} counters", RemoveCounters(H.k, H.w, -1), "122.1", "target player w"),
    row("remove {n:counters:k} from {w:np}", RemoveCounters(H.k, H.w, H.n), "122.1"),
    row("tap {w:np:all}", Tap(H.w), "701.26a"),
    row("untap {w:np:all}", Untap(H.w), "701.26b"),
    row("investigate", Create(CLUE, 1), "701.16"),
    row("create {t:tokens:n}", Create(H.t, H.n), "701.7"),
    row("create {t:tokens} for each {n:per}", Create(H.t, Times(1, H.n)), "701.7"),
    row("{w:doer} <mill|mills> {n:many:card}", Mill(H.w, H.n), "701.17"),
    row("{w:doer} <discard|discards> {f:counted:n}", Discard(H.w, H.n, H.f), "701.9"),
    row("sacrifice {f:counted:n}", Sacrifice(None, H.n, H.f), "701.21"),
    row("{w:doer} <sacrifice|sacrifices> {f:counted:n} of their choice", Sacrifice(H.w, H.n, H.f), "701.21"),
    row("regenerate {w:np}", Regenerate(H.w), "701.19"),
    row("copy {w:np}. You may choose new targets for the copy", CopySpell(H.w, 1, True), "707.10"),
    row(
        "copy {w:np}, except that the copy is {c:colour}. You may choose new targets for the copy",
        CopySpell(H.w, 1, True, but=(Colours(H.c),)), "707.9",
    ),
    row("copy {w:np}, except it isn't {s:word} if the spell is {s:word}", CopySpell(H.w, 1, False, but=(Types(lose=(H.s,)),)), "707.9"),
    row("attach {w:np} to {t:np}", Attach(H.w, H.t), "701.3"),
    row("{w:doer} <fight|fights> {o:np}", Fight(H.w, H.o), "701.14"),
    row("remove {w:np} from combat", Withdraw(H.w), "506.4"),
    row("remove all damage from {w:np}", Heal(H.w), "701.19a"),
    row("{w:you} <become|becomes> the monarch", Become(H.w, "monarch"), "725.1"),
    row("the game is a draw", DrawGame(), "104.4b"),
    row("end the turn", EndTurn(), "724.1"),
    row("{w:doer} <skip|skips> {w:their} next {s:step}", Skip(H.s, H.w), "500.11"),
    row("{w:you} <win|wins> the game", Win(H.w), "104.2b"),
    row("{w:you} <lose|loses> the game", Lose(H.w), "104.3e"),
    row("{w:doer} <take|takes> an extra turn after this one", Take("turn", H.w), "500.7"),
    row(
        "after this main phase, there is an additional combat phase followed by an additional main phase",
        Take("combat_main"), "500.8",
    ),
    row("you control {w:np} during that player's next turn", TakeControl(H.w), "723.1"),
    row("{rest:effect}. Spend this mana only to cast {o:np:a}", Without("AddMana", (("only", H.o),)), "106.6"),
    row("{w:doer} <add|adds> an amount of {s:word} equal to {n:amount}", AddMana(Symbols(H.s), H.n, H.w), "106.4"),
    row("{w:doer} <add|adds> {s:word} for each {n:per}", AddMana(Symbols(H.s), Times(1, H.n), H.w), "106.4"),
    row("{w:doer} <add|adds> {m:mana}", AddMana(H.m, 1, H.w), "106.4"),
    row("{w:doer} <add|adds> {n:words} mana of any one color", AddMana(AnyColour(True), H.n, H.w), "106.4"),
)

EFFECTS = (*FRAME_EFFECTS, *MORE_EFFECTS, *ACT_EFFECTS, *STRUCTURES, *CONTINUOUS, *MOVES, *CHOICES, *VERBS)
