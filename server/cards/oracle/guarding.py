"""Guarding: rows for life that is gained and lost in other measure, for control that ends, and for what was spent (106.6, 119, 613.1b)."""

from __future__ import annotations

from typing import Any

from server.engine.abilities.amounts import AnyColourName, CouldProduce, Number, Of, Plus, Result, Times
from server.engine.abilities.changes import Control, Forbid, Gain, Replace
from server.engine.abilities.conditions import Compare, Done, Fits, Now
from server.engine.abilities.filters import (
    AFFECTED,
    INSTANT,
    OPPONENT,
    PLAYER,
    SORCERY,
    YOU,
    And,
    AttachedTo,
    Chosen,
    Is,
    Or,
    Subtype,
    WithCounter,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Keyword, Static, Triggered
from server.engine.abilities.picks import IT, SELF, TARGET, THAT_PLAYER, YOU_, All, Ref
from server.engine.abilities.structures import AnyEvent, Apply, ChooseQuality, Each, If, Later, Pay, Seq
from server.engine.abilities.verbs import AddMana, Draw, GainLife, LoseLife, Move, PutCounters, Untap

from .table import H, row

LIFE = Of(YOU_, "life")
EACH = Ref("each")
BY_COUNTER = Plus((1, Times(2, Number(And((Is(SELF), WithCounter("+1/+1")))))))
UNCOUNTERABLE = Apply(IT, (Forbid(Move(AFFECTED, manner="counter")),))
ON_THEM = All(And((Subtype("Aura"), AttachedTo(Is(Ref("exchanged"))))), say="all")
NO_LONGER = AnyEvent((Move(Is(SELF), "", "battlefield"), Untap(Is(SELF))))


def _destroyed(what: Any, **more: Any) -> Move:
    return Move(what, "graveyard", "battlefield", "destroy", **more)


ABILITIES = (
    row("whenever you lose life, draw that many cards", Triggered(LoseLife(YOU), Draw(None, Result())), "119.9"),
    row(
        "if an opponent would lose life during your turn, they lose twice that much life instead",
        Static((Replace(LoseLife(OPPONENT), times=2, cond=Now("", YOU)),)), "614.1a",
    ),
    row(
        "whenever you gain life, you may {c:paying:bare}. If you do, put a +1/+1 counter on {w:np} for each 1 life you gained",
        Triggered(GainLife(YOU), Pay(H.c, None, PutCounters("+1/+1", H.w, Result()))), "119.9",
    ),
    row(
        "{c:costs}: Add one mana of any type that {w:np:a} could produce. If {x:me} has a +1/+1 counter on it,"
        " add three mana of that type instead",
        Activated(H.c, AddMana(CouldProduce(H.w), BY_COUNTER)), "106.7",
    ),
)  # fmt: skip

EFFECTS = (
    row(
        "{w:become} <gain|gains> protection from the color of your choice {u:until}",
        Seq((ChooseQuality(AnyColourName(), "colour"), Apply(H.w, (Gain(Keyword("protection", Chosen("colour", "colour"))),), H.u))),
        "702.16",
    ),
    row(
        "until end of turn, whenever a player gains life, that player loses {n:digits} life for each 1 life they gained",
        Later(GainLife(PLAYER), LoseLife(THAT_PLAYER, Times(H.n, Result())), True, True), "603.7",
    ),
    row(
        "each opponent loses life equal to the life they lost this turn",
        Each(All(OPPONENT), LoseLife(EACH, Of(EACH, "life_lost"))), "119.3",
    ),
    row(
        "gain control of {w:np} {u:until}. When {x:me} leaves the battlefield or becomes untapped, destroy that creature."
        " It can't be regenerated",
        Seq((Apply(H.w, (Control(YOU_),), H.u), Later(NO_LONGER, _destroyed(Ref("target", "that"), final=True)))), "603.7",
    ),
    row(
        "{d:effect}. If those permanents are exchanged this way, destroy all Auras attached to them",
        Seq((H.d, If(Done("exchanged"), _destroyed(ON_THEM)))), "701.12b",
    ),
    row(
        "add {m:mana}. If that mana is spent on an instant or sorcery spell, that spell can't be countered",
        AddMana(H.m, 1, rider=If(Fits(IT, Or((INSTANT, SORCERY))), UNCOUNTERABLE)), "106.6",
    ),
    row("double the number of each kind of counter on {w:np}", PutCounters("", H.w, like=TARGET), "701.10e"),
)  # fmt: skip

CONDITIONS = (
    row(
        "you have at least {n:digits} life more than your starting life total",
        Compare(LIFE, ">=", Plus((Of(YOU_, "starting_life"), H.n))), "119.1",
    ),
)  # fmt: skip
