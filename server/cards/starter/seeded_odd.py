"""Starter: cards that stay tapped if their controller likes, trade spells for creatures, and walkers of X (502.3, 306.5b, 701.12b)."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, Of, Times
from server.engine.abilities.changes import (
    END_OF_TURN,
    Add,
    Base,
    Control,
    Forbid,
    Gain,
    LifeFloor,
    Limit,
    Replace,
    Through,
    Types,
    While,
    YourNextTurn,
)  # fmt: skip
from server.engine.abilities.conditions import Both, Compare, Fits, Now, Remain
from server.engine.abilities.filters import (
    AFFECTED,
    CARD,
    CREATURE,
    LAND,
    OPPONENT,
    PERMANENT,
    PLAYER,
    SPELL,
    YOU,
    YOURS,
    Did,
    InZone,
    Is,
    Kind,
    Not,
    Shares,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Keyword, Spell, card
from server.engine.abilities.picks import ENCHANTED, SELF, TARGET, THAT_PLAYER, YOU_, All, ControllerOf, Ref, Target, Together, Top
from server.engine.abilities.structures import Apply, Begins, If, Later, Mana, May, Provided, Rule, Seq
from server.engine.abilities.verbs import (
    Attack,
    Become,
    Damage,
    Discard,
    Draw,
    ExchangeControl,
    GainLife,
    Look,
    LoseLife,
    Move,
    Retarget,
    Scry,
    SetLife,
    Take,
    Untap,
    exile,
)  # fmt: skip
from server.engine.abilities.words import Cond, Filter

from .say import ENTERS, NONCREATURE, SECOND_MAIN, ability, keyword, lasting, loyalty, on

AFTER_SECOND_MAIN = Provided(Begins("combat"), Compare(Of(YOU_, "mains"), ">=", 2))
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
    card("Teferi's Protection", "{2}{W}", "Instant", Spell(Seq((Seq((
        Apply(YOU_, (Forbid(GainLife(AFFECTED)), Forbid(LoseLife(AFFECTED)), Gain(Keyword("protection", Kind("source")))), YourNextTurn(
         )),
        Become(All(PERMANENT & YOURS, say="all"), "phased_out"))), exile(SELF)), "line"))),
    card("World at War", "{3}{R}{R}", "Sorcery", Spell(Seq((
        Take("combat_main", after="main2"), Later(AFTER_SECOND_MAIN, Untap(All(CREATURE & Did(Attack(), "what"))))))), keyword(
         "rebound")),
    card("Angel of Grace", "{3}{W}{W}", "Creature — Angel", keyword("flash"), keyword("flying"),
         on(ENTERS, Rule((LifeFloor(YOU, 1),), END_OF_TURN)),
         Activated((Mana("{4}{W}{W}"), exile(SELF)), SetLife(YOU_, 10), zone="graveyard"), pt=(5, 4)),
    card("Shared Animosity", "{2}{R}", "Enchantment", on(
        Attack(CREATURE & YOURS),
        Apply(Ref("it"), (Add(Number(Status("attacking") & CREATURE & Not(Is(Ref("it"))) & Shares("creature_type", Ref("it"))), 0),),
         END_OF_TURN))),
    card("Campaign of Vengeance", "{3}{W}{B}", "Enchantment", on(
        Attack(CREATURE & YOURS), Seq((LoseLife(All(Status("defending") & PLAYER), 1), GainLife(YOU_, 1)), "and"))),
    card("Celestial Mantle", "{3}{W}{W}{W}", "Enchantment — Aura", Keyword("enchant", CREATURE), lasting(CREATURE & ENCHANTED, Add(3, 3)),
         on(Damage(PLAYER, source=CREATURE & ENCHANTED, combat="combat"),
            SetLife(ControllerOf(Ref("source")), Times(2, Of(ControllerOf(Ref("source")), "life"))))),
    card("Invincible Hymn", "{6}{W}{W}", "Sorcery", Spell(SetLife(YOU_, Number(CARD & InZone("library", YOU))))),
    card("Resolute Archangel", "{5}{W}{W}", "Creature — Angel", keyword("flying"),
         on(ENTERS, SetLife(YOU_, Of(YOU_, "starting_life")), Compare(Of(YOU_, "life"), "<", Of(YOU_, "starting_life"))), pt=(4, 4)),
    card("Oketra's Last Mercy", "{1}{W}{W}", "Sorcery", Spell(Seq((
        SetLife(YOU_, Of(YOU_, "starting_life")), Rule((Forbid(Untap(LAND & YOURS, step=True)),), Through("untap", YOU_)))))),
    card("Ghirapur Orrery", "{4}", "Artifact", lasting(PLAYER, Limit("lands", 1, add=True), say="all"),
         on(Begins("upkeep", PLAYER), Draw(THAT_PLAYER, 3), Compare(Of(THAT_PLAYER, "hand"), "==", 0))),
    card("Rites of Flourishing", "{2}{G}", "Enchantment", on(Begins("draw", PLAYER), Draw(THAT_PLAYER, 1)),
         lasting(PLAYER, Limit("lands", 1, add=True), say="all")),
    card("Davriel, Rogue Shadowmage", "{2}{B}", "Legendary Planeswalker — Davriel",
         on(Begins("upkeep", OPPONENT), Damage(Ref("that_player", "them"), 2, SELF), Compare(Of(THAT_PLAYER, "hand"), "<=", 1)),
         loyalty(-1, Discard(Target(PLAYER), 1)), loyalty=3),
)  # fmt: skip
