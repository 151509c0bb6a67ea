"""Starter: cards that stay tapped if their controller likes, trade spells for creatures, and walkers of X (502.3, 306.5b, 701.12b)."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, Of
from server.engine.abilities.changes import END_OF_TURN, Add, Base, Control, Gain, Replace, Types, While
from server.engine.abilities.conditions import Both, Compare, Fits, Now, Remain
from server.engine.abilities.filters import (
    AFFECTED,
    CARD,
    CREATURE,
    LAND,
    SPELL,
    YOU,
    YOURS,
    InZone,
    Is,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Spell, card
from server.engine.abilities.picks import SELF, TARGET, YOU_, ControllerOf, Ref, Target, Together, Top
from server.engine.abilities.structures import Apply, If, May, Seq
from server.engine.abilities.verbs import ExchangeControl, Look, Move, Retarget, Scry, Untap, exile
from server.engine.abilities.words import Cond, Filter

from .say import NONCREATURE, SECOND_MAIN, ability, keyword, lasting, loyalty, on

STAYS = lasting(None, Replace(Untap(AFFECTED, step=True), skip=True, optional=True, cond=Now("untap", YOU)))
REMAINS_TAPPED = Remain(SELF, Status("tapped"))
NO_STRONGER = CREATURE & Stat("power", "<=", Of(SELF, "power"))


def takes(what: Filter, *conds: Cond) -> Apply:
    """Gain control of such a creature for as long as all that holds."""
    return Apply(Target(what), (Control(YOU_),), While(conds[0] if len(conds) == 1 else Both(conds)))


CARDS = (
    card("Vedalken Shackles", "{3}", "Artifact", STAYS,
         ability("{2}{T}", takes(CREATURE & Stat("power", "<=", Number(Subtype("Island") & YOURS)), REMAINS_TAPPED))),
    card("Rubinia Soulsinger", "{2}{G}{W}{U}", "Legendary Creature — Faerie", STAYS,
         ability("{T}", takes(CREATURE, Remain(SELF, YOURS), REMAINS_TAPPED)), pt=(2, 3)),
    card("Old Man of the Sea", "{1}{U}{U}", "Creature — Djinn", STAYS,
         ability("{T}", takes(NO_STRONGER, REMAINS_TAPPED, Fits(Ref("target", "that"), Stat("power", "<=", Of(SELF, "power"))))), pt=(2,
         3)),
    card("Sudden Substitution", "{2}{U}{U}", "Instant", keyword("split second"), Spell(Seq((
        ExchangeControl(Together((Target(NONCREATURE & SPELL, name="spell"), Target(CREATURE, name="creature")))),
        May(Retarget(Ref("spell"), ControllerOf(Ref("spell"))), ControllerOf(Ref("spell")))), "Then"))),
    card("Puresight Merrow", "{W/U}{W/U}", "Creature — Merfolk Wizard",
         ability("{W/U}", Seq((Look(Top(1)), May(exile(Ref("seen", "that card"))))), Untap(SELF)), pt=(2, 2)),
    card("Veteran Survivor", "{W}", "Creature — Human Survivor",
         on(SECOND_MAIN, exile(Target(CARD & InZone("graveyard"), 0, 1), "self.exiled"), Fits(SELF, Status("tapped")), word="Survival"),
         lasting(None, Add(3, 3), Gain(Keyword("hexproof")), cond=Compare(Number(CARD & Is(Ref("self.exiled"))), ">=", 3)), pt=(2, 1)),
    card("Nissa, Steward of Elements", "{X}{G}{U}", "Legendary Planeswalker — Nissa", loyalty(2, Scry(2)),
         loyalty(0, Seq((Look(Top(1)), If(
             Fits(Ref("seen"), (LAND & CARD) | (CREATURE & CARD & Stat("mana_value", "<=", Of(SELF, "counters:loyalty")))),
             May(Move(Ref("seen", "that card"), "battlefield")))))),
         loyalty(-6, Seq((
             Untap(Target(LAND & YOURS, 0, 2)),
             Apply(TARGET, (Types(("Elemental",), ("creature",)), Base(5, 5), Gain(Keyword("flying")), Gain(Keyword("haste"))),
             END_OF_TURN)))),
         loyalty="X"),
)  # fmt: skip
