"""Walkers: rows for lands that become creatures, for planeswalkers, and for what only few say (205.1, 306, 700.3, 707.12)."""

from __future__ import annotations

from typing import Any

from server.engine.abilities.amounts import AnyColour, Devotion, Greatest, Of, OneOf
from server.engine.abilities.changes import Add, Base, Colours, Gain, Permit, Prevent, Require, Through, Types
from server.engine.abilities.conditions import Compare, Fits
from server.engine.abilities.filters import AFFECTED, CARD, CREATURE, LAND, SPELL, YOU, And, ControlledBy, Has, Is, Or, Same, Shares, Type
from server.engine.abilities.picks import IT, SELF, TARGET, All, Choose, ControllerOf, Ref, Search, Top
from server.engine.abilities.structures import Apply, Each, If, Pay, Piles, Rule, Select, Seq, WhenDone
from server.engine.abilities.verbs import (
    AddMana,
    Attack,
    Cast,
    CopyCard,
    Damage,
    Draw,
    LoseMana,
    Move,
    Shuffle,
    Tap,
)  # fmt: skip

from .table import H, rest, row

EXILED, MOVED = Is(Ref("exiled")), Is(Ref("moved"))
THEIRS = ControlledBy(Same(ControllerOf(TARGET)))
PLAYED = (
    Permit(Cast(And((SPELL, MOVED)), YOU), "exile"),
    Permit(Move(And((LAND, MOVED)), "battlefield", manner="play", by=YOU), "exile"),
)
"""What lets a card that was exiled be played."""


def _becomes(colour: str, gains: str, *changes: Any) -> Any:
    """A land that becomes a creature of a size, in those words."""
    said = "<become|becomes> a {p:digits}/{q:digits} " + colour + "{s:types} {t:types}" + gains
    return row(said, changes, "205.1b", "animates t")


SHAPE = (Types(H.s, H.t), Base(H.p, H.q))
GAINS = ((" with {g:granted}", (Gain(H.g),)), (" with {g:granted} and {h:granted}", (Gain(H.g), Gain(H.h))), ("", ()))

CHANGES = (
    row(
        "<become|becomes> a {p:digits}/{q:digits} {s:types} creature that's still a planeswalker",
        (Types(H.s, ("creature", "planeswalker")), Base(H.p, H.q)), "205.1b",
    ),
    *(_becomes("{c:colours} ", said, Colours(H.c), *SHAPE, *gains) for said, gains in GAINS),
    *(_becomes("", said, *SHAPE, *gains) for said, gains in GAINS),
)

EFFECTS = (
    row(
        "choose a color. Add an amount of mana of that color equal to your devotion to that color",
        AddMana(AnyColour(True), Devotion("=colour")), "700.5",
    ),
    row(
        "{k:silent}add {m:mana}. When that mana is spent to cast {w:np:a} that shares a creature type with your commander, {d:effect}",
        AddMana(H.m, 1, rider=If(Fits(IT, And((rest("w"), Shares("creature_type", H.k)))), WhenDone("it", H.d))), "106.6", "commanders k",
    ),
    row(
        "add X mana in any combination of {a:word} and/or {b:word}, where X is {n:amount}",
        AddMana(OneOf((H.a, H.b)), H.n), "106.4", "counted n",
    ),
    row(
        "search your library for {f:found:m} that share a land type",
        Select(Search(H.f, 0, H.m, whole="share:land_type")), "701.23a",
    ),
    row(
        "{p:silent}each player searches their library for {f:found:m}, puts it onto the battlefield, then shuffles",
        Seq((
            Each(All(H.p), Select(Search(H.f, 0, H.m, None, Ref("each")))),
            Move(Ref("found"), "battlefield"), Shuffle(All(H.p)),
        )), "701.23i",
    ),
    row(
        "{p:doer} <sacrifice|sacrifices> {w:np:a}",
        Move(Choose(And((rest("w"), ControlledBy(Same(TARGET)))), by=H.p), "graveyard", "battlefield", "sacrifice", by=TARGET), "701.21",
    ),
    row(
        "separate {w:np} into two piles. That player sacrifices all permanents in the pile of their choice",
        Piles(H.w, Ref("you"), Move(Ref("pile"), "graveyard", "battlefield", "sacrifice", by=TARGET), TARGET), "700.3",
    ),
    row("{w:doer} <draw|draws> cards equal to {n:amount}", Draw(H.w, H.n), "121.1", "counted n"),
    row(
        "you may put any number of {a:word} and/or {b:word} cards from among them onto the battlefield",
        Move(Choose(And((Or((Type(H.a), Type(H.b))), CARD, EXILED)), 0, -1), "battlefield"), "608.2d",
    ),
    row(
        "during {p:poss} next turn, creatures that player controls attack {x:me} if able",
        Rule((Require(Attack(And((CREATURE, ControlledBy(Same(H.p)))), Is(SELF))),), Through("cleanup", TARGET)), "508.1d",
    ),
    row("prevent all damage that would be dealt to {w:np} {u:turn}", Apply(H.w, (Prevent(Damage(AFFECTED)),), H.u), "615.1"),
    row(
        "exile the top card of your library. You may play it {u:turn}",
        Seq((Move(Top(1), "exile", "", "exile"), Rule(PLAYED, H.u))), "601.3",
    ),
    row("copy {w:np} {n:times}", CopyCard(H.w, H.n), "707.12"),
    row("you may cast the copies without paying their mana costs", Cast(Ref("copies"), each=True), "707.12"),
    row(
        "{w:become} gain {a:granted} and get +X/+X {u:until}, where X is {n:amount}",
        Apply(H.w, (Gain(H.a), Add(H.n, H.n)), H.u), "613.4c", "counted n",
    ),
    row(
        "counter {t:np} unless {w:you} {c:paying}. If that player doesn't, they tap all {l:np:bare} with mana abilities they control"
        " and lose all unspent mana",
        Pay(H.c, H.w, None, Seq((
            Move(H.t, "graveyard", "stack", "counter"),
            Seq((Tap(All(And((H.l, Has("mana ability"), THEIRS)))), LoseMana(H.w)), "and"),
        ))), "106.4",
    ),
)  # fmt: skip

AFTERS = (row("exiled this way", EXILED, "701.13"),)

CONDITIONS = (row("{r:np} has {n:words} or fewer {k:counter} counters on him", Compare(Of(H.r, H.k), "<=", H.n), "122.1"),)

AMOUNTS = (row("the greatest {s:stat} among {w:np:bare}", Greatest(H.w, H.s), "208.1"),)
