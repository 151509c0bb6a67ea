"""Seeding: rows for what survivors, swaps, switches and kinds of mana say (106, 107, 613.4, 701.12)."""

from __future__ import annotations

from typing import Any

from server.engine.abilities.amounts import AnyColour, AsMuch, ColourAmong, CouldProduce, Difference, Noted, Of, Plus, Symbols, Times
from server.engine.abilities.changes import Base, Control, Limit, Replace, Types
from server.engine.abilities.conditions import Compare, Exists, Now, Remain, Unless
from server.engine.abilities.filters import (
    LAND,
    PERMANENT,
    PLAYER,
    YOU,
    YOURS,
    And,
    ControlledBy,
    Is,
    Not,
    Or,
    OwnedBy,
    Same,
    Shares,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Static, Triggered
from server.engine.abilities.picks import TARGET, THAT_PLAYER, YOU_, All, Choose, Ref, Search, Target, Together
from server.engine.abilities.structures import Apply, Begins, Each, If, Select, Seq
from server.engine.abilities.verbs import (
    AddMana,
    Damage,
    ExchangeControl,
    ExchangeLife,
    LoseMana,
    Manifest,
    Move,
    Shuffle,
    Tap,
)  # fmt: skip
from server.engine.abilities.words import Pick

from .table import H, Without, rest, row

A_OF_YOURS = Exists(And((rest("w"), YOURS)))
NOT_OWNED = Not(OwnedBy(YOU))


def gap(one: Pick, other: Pick) -> Plus:
    """The difference between the life totals of two players."""
    first, second = Of(one, "life"), Of(other, "life")
    return Plus((Difference(first, second), Difference(second, first)))


def _taps(source: Any, mana: Any = None) -> AddMana:
    return AddMana(mana, source=source, tapped_for=True)


def _twisted(**kinds: Any) -> Static:
    """Lands of these types make other mana."""
    return Static(tuple(Replace(_taps(Subtype(kind)), mana=AsMuch(Symbols(letter))) for kind, letter in kinds.items()))


ABILITIES = (
    row(
        "whenever {s:seen:source} is tapped for mana, {w:doer} <add|adds> an additional {n:words} mana in any combination of colors",
        Triggered(_taps(H.s), AddMana(AnyColour(), H.n, H.w)), "605.1b", "not one n",
    ),
    row(
        "whenever {s:seen:source} is tapped for mana, {w:doer} <add|adds> an additional {m:word} for each {n:per}",
        Triggered(_taps(H.s), AddMana(Symbols(H.m), Times(1, H.n), H.w)), "605.1b",
    ),
    row(
        "whenever {s:seen:source} is tapped for mana of the chosen color, {w:doer} <add|adds> an additional one mana of that color",
        Triggered(_taps(H.s, Noted()), AddMana(Noted(), 1, H.w)), "106.12a",
    ),
    row(
        "whenever a land's ability causes you to add one or more mana of the chosen color, add an additional one mana of that color",
        Triggered(AddMana(Noted(), who=YOU, source=LAND), AddMana(Noted(), 1)), "605.1b",
    ),
    row(
        "whenever {w:actor} <tap|taps> {s:seen:source} for mana, {d:effect}, and {x:me} deals {n:digits} damage to the player",
        Triggered(AddMana(who=H.w, source=H.s, tapped_for=True), Seq((H.d, Damage(THAT_PLAYER, H.n)), "and")), "605.1b",
    ),
    row(
        "each player may play an additional land during each of their turns",
        Static((Limit("lands", 1, True),), PLAYER, say="each"), "305.2",
    ),
    row(
        "if tapped for mana, Plains produce {p:word}, Islands produce {i:word}, Swamps produce {s:word}, Mountains produce {m:word}, and"
        " Forests produce {f:word} instead of any other type",
        _twisted(Plains=H.p, Island=H.i, Swamp=H.s, Mountain=H.m, Forest=H.f), "106.12b",
    ),
    row(
        "if tapped for mana, Plains produce {p:word}, Swamps produce {s:word}, Mountains produce {m:word}, and Forests produce {f:word}"
        " instead of any other type", _twisted(Plains=H.p, Swamp=H.s, Mountain=H.m, Forest=H.f), "106.12b",
    ),
)  # fmt: skip

EFFECTS = (
    row(
        "{rest:effect}. Until end of turn, you don't lose this mana as steps and phases end",
        Without("AddMana", (("lasts", True),)), "106.4",
    ),
    row(
        "tap all {w:np:bare} {p:np} controls and that player loses all unspent mana",
        Seq((Tap(All(And((H.w, ControlledBy(Same(H.p)))))), LoseMana(TARGET)), "and"), "106.4",
    ),
    row("choose a player. That player adds one mana of any color they choose", AddMana(AnyColour(), 1, Choose(PLAYER)), "106.4"),
    row("{w:doer} <add|adds> {n:words} mana in any combination of colors", AddMana(AnyColour(), H.n, H.w), "106.4", "not one n"),
    row("add one mana of any color among {w:np:bare}", AddMana(ColourAmong(H.w), 1), "106.5"),
    row("add one mana of any type the sacrificed land could produce", AddMana(CouldProduce(Is(Ref("sacrificed"))), 1), "106.7"),
    row("add one mana of any type that land could produce", AddMana(CouldProduce(Is(Ref("untapped"))), 1), "106.7"),
    row("manifest dread", Manifest(1, dread=True), "701.62a"),
    row(
        "{a:effect} if you control {w:np:a}. If you don't control {w:np:a}, {b:effect}",
        Seq((If(A_OF_YOURS, H.a, None, True), If(Unless(A_OF_YOURS), H.b))), "608.2c",
    ),
    row(
        "search your library for {f:np:a}, put it into your graveyard, then shuffle",
        Seq((Select(Search(H.f, 0, 1)), Move(Ref("found"), "graveyard"), Shuffle()), "then"), "701.23a",
    ),
    row(
        "exchange control of two target {f:np:bare} that share a card type",
        ExchangeControl(Together((Target(H.f, name="one"), Target(And((H.f, Shares("type", Ref("one")))), name="other", apart=(
         "one",))))),
        "701.12b",
    ),
    row(
        "exchange control of two target {f:np:bare} that share a permanent type{k:silent}",
        ExchangeControl(Together((
            Target(H.f, name="one"), Target(And((H.f, Shares("type", Ref("one"), H.k))), name="other", apart=("one",)),
        ))), "701.12b", "any k",
    ),
    row(
        "exchange control of two target {f:np:bare} controlled by different players",
        ExchangeControl(Target(H.f, 2, 2, whole="different_controllers")), "701.12b",
    ),
    row(
        "if the difference between your life total and {p:poss} life total is {n:digits} or less, exchange life totals with that player",
        If(Compare(gap(YOU_, TARGET), "<=", H.n), ExchangeLife(Together((YOU_, H.p)))), "701.12c",
    ),
    row(
        "each player gains control of all {w:np:bare} they own",
        Each(All(PLAYER), Apply(All(And((rest("w"), OwnedBy(Same(Ref("each"))))), say="all"), (Control(Ref("each")),))), "613.1b",
    ),
)  # fmt: skip

CHANGES = (
    row(
        "<become|becomes> a {p:digits}/{q:digits} {s:types} creature in addition to its other types",
        (Types(H.s, ("creature",)), Base(H.p, H.q)), "205.1b", "adds to s",
    ),
)  # fmt: skip

CONDITIONS = (
    row("it's not that player's turn", Unless(Now("", Same(THAT_PLAYER))), "102.1"),
    row("you control neither creature", Unless(Exists(And((Is(TARGET), YOURS)))), "109.5"),
    row("you control {n:words} or more {w:np:bare} you don't own", Exists(And((H.w, YOURS, NOT_OWNED)), H.n), "108.3"),
    row("{r:np} remains on the battlefield", Remain(H.r, PERMANENT), "611.2b"),
)

AFTERS = (
    row("with {s:stat} less than or equal to that creature's {s:stat}", Stat(H.s, "<=", Of(Ref("mine", "that"), H.s)), "208.1", "size s"),
    row("you neither own nor control", Not(Or((OwnedBy(YOU), YOURS))), "109.5"),
)

ADJECTIVES = (row("attacking", Status("attacking"), "508.1"),)

TIMES = (row("the beginning of each {s:step}", Begins(H.s, say="each"), "603.6"),)
