"""Producing: rows for mana that is made, changed and kept, and for what spells and abilities cost (106, 118.7, 502.3, 605)."""

from __future__ import annotations

from typing import Any

from server.engine.abilities.amounts import (
    AnyColour,
    AsMuch,
    ColourAmong,
    Difference,
    EachColourAmong,
    Number,
    Of,
    OneOf,
    Result,
    Symbols,
    X,
)
from server.engine.abilities.changes import Add, Limit, ManaLasts, Price, Replace
from server.engine.abilities.conditions import Compare, Fits
from server.engine.abilities.filters import AFFECTED, OPPONENT, PLAYER, SPELL, YOU, YOURS, And, InZone, Is, Not, Status
from server.engine.abilities.kinds import Activated, Keyword, Static, Triggered
from server.engine.abilities.picks import OTHER, SELF, THAT_PLAYER, YOU_, Choose, Ref
from server.engine.abilities.structures import Begins, Costs, Later, Mana, Rule
from server.engine.abilities.verbs import Activate, AddMana, Cast, Damage, LoseLife, Move, RemoveCounters

from .table import H, rest, row

OTHERS_BEFORE = Difference(Of(Ref("affected"), "cast_as"), 1)
UNTAPPED = Fits(SELF, Not(Status("tapped")))
UNSPENT_GREEN = Of(YOU_, "mana:G")
OF_THE_EXILED = ColourAmong(Is(Ref("self.exiled")))


def _taps(who: Any, source: Any) -> AddMana:
    return AddMana(who=who, source=source, tapped_for=True)


ABILITIES = (
    row(
        "when you play another {w:np:one}, {d:effect}",
        Triggered(Move(And((OTHER, H.w)), "battlefield", manner="play", by=YOU), H.d), "305.1",
    ),
    row(
        "{o:over:poss} activated abilities cost {n:generic} less to activate. This effect can't reduce the mana in that cost to less than"
        " one mana", Static((Price(Activate(AFFECTED), H.n, floor=1),), H.o), "118.7",
    ),
    row(
        "whenever {s:seen:source} is tapped for mana, {w:doer} <add|adds> an additional {m:mana}",
        Triggered(_taps(None, H.s), AddMana(H.m, 1, H.w)), "605.1b", "mana m",
    ),
    row("whenever you tap {s:np:a} for mana, add an additional {m:word}", Triggered(_taps(YOU, H.s), AddMana(Symbols(H.m), 1)), "605.1b"),
    row(
        "{c:costs}: Choose a color of {w:np:a} you control. Add one mana of that color",
        Activated(H.c, AddMana(ColourAmong(And((rest("w"), YOURS))), 1)), "106.5",
    ),
    row(
        "each spell a player casts costs {1} more to cast for each other spell that player has cast this turn",
        Static((Price(Cast(AFFECTED), OTHERS_BEFORE),), SPELL, say="each"), "601.2f",
    ),
    row(
        "as long as {x:me} is untapped, each spell that would cost less than {n:words} mana to cast costs {n:words} mana to cast",
        Static((Price(Cast(AFFECTED), least=H.n),), SPELL, UNTAPPED, say="each"), "601.2f",
    ),
    row(
        "as long as {x:me} is untapped, players can't untap more than one {w:np:one} during their untap steps",
        Static((Limit("untaps", 1),), H.w, UNTAPPED), "502.3",
    ),
    row(
        "as long as {x:me} is untapped, players can't untap more than {n:words} {w:np:bare} during their untap steps",
        Static((Limit("untaps", H.n),), H.w, UNTAPPED), "502.3",
    ),
    row("{x:me} gets +1/+1 for each unspent green mana you have", Static((Add(UNSPENT_GREEN, UNSPENT_GREEN),)), "106.4"),
)  # fmt: skip

RULES = (
    row("{w:np:bare} don't lose unspent mana as steps and phases end", ManaLasts(H.w), "106.4"),
    row("{w:np:bare} don't lose unspent {c:colour} mana as steps and phases end", ManaLasts(H.w, H.c), "106.4"),
    row("if you would lose unspent mana, that mana becomes colorless instead", ManaLasts(YOU, turns="C"), "106.4"),
    row("{w:np:bare} skip their {s:step}s", Replace(Begins(H.s, H.w), skip=True), "614.10"),
    row(
        "if you tap {s:np:a} for mana, it produces three times as much of that mana instead", Replace(_taps(YOU, H.s), times=3), "106.12b",
    ),
    row(
        "if {s:np:a} is tapped for two or more mana, it produces {m:mana} instead of any other type and amount",
        Replace(_taps(None, H.s), mana=H.m, cond=Compare(Result(), ">=", 2)), "106.12b",
    ),
    row(
        "if {s:np:a} is tapped for mana, it produces {m:word} instead of any other type",
        Replace(_taps(None, H.s), mana=AsMuch(Symbols(H.m))), "106.12b", "coloured m",
    ),
    row("{w:np:bare} cost {n:generic} more to cast", Price(Cast(H.w), H.n), "118.7"),
    row("{w:np:bare} your opponents cast cost {n:generic} more to cast", Price(Cast(H.w, OPPONENT), H.n), "118.7"),
    row(
        "activated abilities of {w:np:bare} cost {n:generic} less to activate. This effect can't reduce the mana in that cost to less than"
        " one mana", Price(Activate(H.w), H.n, floor=1), "118.7",
    ),
    row(
        "activated abilities cost {n:generic} more to activate unless they're mana abilities",
        Price(Activate(ability="nonmana"), H.n), "118.7",
    ),
)  # fmt: skip

EFFECTS = (
    row(
        "until end of turn, whenever a player taps {s:np:a} for mana, that player adds an additional {m:word}",
        Later(_taps(PLAYER, H.s), AddMana(Symbols(H.m), 1, THAT_PLAYER), True, True), "605.1b",
    ),
    row(
        "{u:until}, if a player taps {s:np:a} for mana, it produces colorless mana instead of any other type",
        Rule((Replace(_taps(PLAYER, H.s), mana=AsMuch(Symbols("{C}"))),), H.u), "106.12b",
    ),
    row(
        "{u:until}, if you tap {s:np:a} for mana, it produces {m:word} instead of any other type",
        Rule((Replace(_taps(YOU, H.s), mana=AsMuch(Symbols(H.m))),), H.u), "106.12b",
    ),
    row("{w:doer} <add|adds> two mana in any combination of colors", AddMana(AnyColour(), 2, H.w), "106.4"),
    row("{w:doer} <add|adds> X mana in any combination of {a:word} and/or {b:word}", AddMana(OneOf((H.a, H.b)), X(), H.w), "106.4"),
    row("for each color among {w:np:bare}, add one mana of that color", AddMana(EachColourAmong(H.w), 1), "106.4"),
    row("add one mana of any of the exiled card's colors", AddMana(OF_THE_EXILED, 1), "607.2a"),
    row(
        "choose a color. Add one mana of that color for each {k:counter} counter on {x:me}",
        AddMana(AnyColour(True), Of(SELF, H.k)), "106.4",
    ),
    row(
        "{s:source} <deal|deals> damage to {t:np} equal to the number of {w:np:bare}", Damage(H.t, Number(H.w), H.s), "120.3", "targeted t",
    ),
    row(
        "exile {w:np:a} from your hand", Move(Choose(And((rest("w"), InZone("hand", YOU)))), "exile", "", "exile"), "701.13",
    ),
)  # fmt: skip

COSTS = (
    row("exile {x:me} from your hand", Move(SELF, "exile", "hand", "exile"), "118.12"),
    row("remove X {k:word} counters from {x:me}", RemoveCounters(H.k, SELF, X()), "118.3"),
)

KEYWORDS = (
    row(
        "cumulative upkeep—Pay {m:word} and {n:digits} life.",
        Keyword("cumulative upkeep", None, Costs((Mana(H.m), LoseLife(None, H.n)))), "702.24a",
    ),
)  # fmt: skip

CHANGES = (row("<cost|costs> {n:generic} less to cast", Price(Cast(AFFECTED), H.n), "118.7", "negative n"),)

AFTERS = (row("{f:silent}of the chosen color", H.f, "607.2d", "chosen colour f"),)

PER = (row("{w:np:one} on the battlefield", Number(H.w), "403.1", "kind w"),)

