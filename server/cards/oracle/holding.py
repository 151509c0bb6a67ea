"""Holding: rows for who controls what, exchanges, copies with exceptions, and piles of cards (110, 613.1, 700.3, 701.12, 707.9)."""

from __future__ import annotations

from typing import Any

from server.engine.abilities.amounts import Greatest
from server.engine.abilities.changes import Control, CopyOf, Forbid, Gain, GainThis, Prevent, Rename, Types
from server.engine.abilities.conditions import Done, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    PLAYER,
    YOU,
    YOURS,
    And,
    ControlledBy,
    InZone,
    Is,
    Not,
    Same,
    Shares,
    Stat,
    Subtype,
    Type,
)  # fmt: skip
from server.engine.abilities.kinds import Static, Triggered
from server.engine.abilities.picks import TARGET, All, Choose, Ref, Together
from server.engine.abilities.structures import AnyEvent, Apply, Begins, Later, Regardless, Select, Seq
from server.engine.abilities.verbs import (
    Attach,
    Cast,
    Damage,
    ExchangeControl,
    GainControl,
    Move,
    RemoveCounters,
    Shuffle,
)  # fmt: skip

from .table import H, row

REST = All(And((Is(Ref("revealed")), InZone("library"))))
"""Those of the revealed cards that were not put anywhere else."""
OTHERS = And((PLAYER, Not(YOU)))


def _swap(kind: Any) -> Any:
    """You and a target player exchange control of the permanents of the type with the greatest mana value."""
    theirs = ControlledBy(Same(H.p))

    def greatest(whose: Any) -> Any:
        return And((Type(kind), whose, Stat("mana_value", ">=", Greatest(And((Type(kind), whose)), "mana_value"))))

    chosen = Together((Ref("mine"), Ref("theirs")))
    return Seq((Select(Choose(greatest(YOURS))), Select(Choose(greatest(theirs), by=TARGET)), ExchangeControl(chosen)))


ABILITIES = (
    row("when you cast this spell, {d:effect}", Triggered(Cast(Is(Ref("self"))), H.d, zone="stack"), "601.2i"),
    row("if damage would be dealt to {x:me}, prevent that damage and {d:effect}", Static((Prevent(Damage(AFFECTED), also=H.d),)), "615.5"),
    row(
        "{o:over} can't be enchanted, they have {a:granted}, and other players can't gain control of them."
        " This effect doesn't remove Auras already attached to {o:those}",
        Static((Forbid(Attach(Subtype("Aura"), AFFECTED)), Gain(H.a), Forbid(GainControl(AFFECTED, OTHERS))), H.o), "101.2",
    ),
)  # fmt: skip

EFFECTS = (
    row("{d:effect}. This ability still resolves if its target becomes illegal", Regardless(H.d), "608.2b"),
    row(
        "you and {p:np} exchange control of the {a:word} you each control with the greatest mana value."
        " Then exchange control of {b:word}s the same way. If two or more permanents a player controls are tied for greatest,"
        " their controller chooses one of them",
        Seq((_swap(H.a), _swap(H.b)), "Then"), "701.12b",
    ),
    row("{p:doer} <gain|gains> control of {w:np:all} {u:until}", Apply(H.w, (Control(H.p),), H.u), "613.1b", "other p"),
    row("{a:effect} at the beginning of the next {s:step}. {b:sentence}", Later(Begins(H.s), Seq((H.a, H.b))), "603.7"),
    row(
        "{d:effect} when you lose control of {x:np:a}",
        Later(AnyEvent((Move(H.x, "", "battlefield"), GainControl(H.x, OTHERS))), H.d), "603.7",
    ),
    row("shuffle the rest into your library", Shuffle(None, REST), "701.24"),
    row("put the rest on the bottom of your library in a random order", Move(REST, "library", position="random_bottom"), "401.4"),
)  # fmt: skip

EVENTS = (row("{k:one} counter is removed from {w:actor}", RemoveCounters(H.k, H.w), "122.1"),)

AFTERS = (
    row("{k:silent}that shares one of those types with it", Shares("type", Ref("one"), H.k), "205.2"),
    row("from among them", Is(Ref("revealed")), "701.20"),
)

CONDITIONS = (row("you don't or can't make an exchange", Unless(Done("exchanged")), "701.12a"),)

CHANGES = (
    row("<become|becomes> a copy of {o:np}", CopyOf(H.o), "707.2"),
    row("<become|becomes> a copy of {o:np}, except {b:exceptions}", CopyOf(H.o, H.b), "707.9", "any b"),
    row("can't be sacrificed", Forbid(Move(AFFECTED, manner="sacrifice")), "701.21"),
)

EXCEPTIONS = (
    row("{s:word} has this ability", GainThis(H.s), "707.9a"),
    row("{s:word} name is {n:word}", Rename(H.n, H.s), "707.9b"),
    row("it's not {w:word}", Types(lose=(H.w,)), "707.9b"),
    row("it has {a:granted}", Gain(H.a), "707.9a"),
)
"""How a copy is other than the original, after "except"."""
