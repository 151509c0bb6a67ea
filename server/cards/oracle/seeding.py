"""Seeding: rows for what survivors, swaps, switches and kinds of mana say (106, 107, 613.4, 701.12)."""

from __future__ import annotations

from server.engine.abilities.amounts import Difference, Of, Plus
from server.engine.abilities.changes import Base, Control, Types
from server.engine.abilities.conditions import Compare, Exists, Remain, Unless
from server.engine.abilities.filters import PERMANENT, PLAYER, YOU, YOURS, And, Is, Not, Or, OwnedBy, Same, Shares, Stat, Status
from server.engine.abilities.picks import TARGET, YOU_, All, Ref, Search, Target, Together
from server.engine.abilities.structures import Apply, Begins, Each, If, Select, Seq
from server.engine.abilities.verbs import ExchangeControl, ExchangeLife, Manifest, Move, Shuffle
from server.engine.abilities.words import Pick

from .table import H, rest, row

A_OF_YOURS = Exists(And((rest("w"), YOURS)))
NOT_OWNED = Not(OwnedBy(YOU))


def gap(one: Pick, other: Pick) -> Plus:
    """The difference between the life totals of two players."""
    first, second = Of(one, "life"), Of(other, "life")
    return Plus((Difference(first, second), Difference(second, first)))


EFFECTS = (
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
