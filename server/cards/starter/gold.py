"""Starter: cards of several colours, and planeswalkers (306)."""

from __future__ import annotations

from server.engine.abilities.amounts import AnyColour, Result, X
from server.engine.abilities.changes import END_OF_TURN, Add, Gain, Price, Switch
from server.engine.abilities.conditions import Fits
from server.engine.abilities.filters import (
    ANY_TARGET,
    CREATURE,
    LAND,
    OPPONENT,
    PERMANENT,
    PLANESWALKER,
    PLAYER,
    SPELL,
    YOU,
    YOURS,
    ControlledBy,
    Is,
    Stat,
    Status,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Spell, card
from server.engine.abilities.picks import IT, SELF, TARGET, YOU_, All, Target
from server.engine.abilities.structures import Apply, AtOnce, Divide, Emblem, Mode, Modes, Seq
from server.engine.abilities.tokens import FOOD
from server.engine.abilities.verbs import (
    AddMana,
    Attack,
    Cast,
    Create,
    Damage,
    Draw,
    GainLife,
    LoseLife,
    Mill,
    PutCounters,
    destroy,
    exile,
    sacrifice,
    to_hand,
)  # fmt: skip

from .say import ENTERS, INSTANT_OR_SORCERY, IT_SELF, SECOND_MAIN, UPKEEP, ability, graveyard_card, keyword, lasting, loyalty, on, token

CARDS = (
    card("Lightning Helix", "{R}{W}", "Instant", Spell(Seq((Damage(Target(ANY_TARGET), 3), GainLife(YOU_, 3)), "and"))),
    card(
        "Boros Charm", "{R}{W}", "Instant",
        Spell(Modes(1, 1, (
            Mode(Damage(Target(PLAYER | PLANESWALKER), 4)),
            Mode(Apply(All(PERMANENT & YOURS), (Gain(Keyword("indestructible")),), END_OF_TURN)),
            Mode(Apply(Target(CREATURE), (Gain(Keyword("double strike")),), END_OF_TURN)),
        ))),
    ),
    card(
        "Electrolyze", "{1}{U}{R}", "Instant",
        Spell(Seq((Divide(2, Target(ANY_TARGET, 1, 2), Damage(TARGET, Result("share"))), Draw(None, 1)), "line")),
    ),
    card("Goblin Electromancer", "{U}{R}", "Creature — Goblin Wizard",
         lasting(None, Price(Cast(INSTANT_OR_SORCERY & SPELL, YOU), -1)), pt=(2, 2)),
    card(
        "Windreaver", "{3}{W}{U}", "Creature — Elemental",
        keyword("flying"),
        ability("{W}", Apply(SELF, (Gain(Keyword("vigilance")),), END_OF_TURN)),
        ability("{W}", Apply(SELF, (Add(0, 1),), END_OF_TURN)),
        ability("{U}", Apply(SELF, (Switch(),), END_OF_TURN)),
        ability("{U}", to_hand(SELF)), pt=(1, 3),
    ),
    card(
        "Shrewd Storyteller", "{1}{G}{W}", "Creature — Human Survivor",
        on(SECOND_MAIN, PutCounters("+1/+1", Target(CREATURE), 1), Fits(SELF, Status("tapped")), word="Survival"), pt=(3, 3),
    ),
    card(
        "Smoldering Tar", "{2}{B}{R}", "Enchantment",
        on(UPKEEP, LoseLife(Target(PLAYER), 1)),
        ability("", Damage(Target(CREATURE), 4, IT_SELF), sacrifice(SELF), when="sorcery"),
    ),
    # planeswalkers
    card(
        "Jace Beleren", "{1}{U}{U}", "Legendary Planeswalker — Jace",
        loyalty(2, Draw(All(PLAYER), 1)), loyalty(-1, Draw(Target(PLAYER), 1)), loyalty(-10, Mill(Target(PLAYER), 20)), loyalty=3,
    ),
    card(
        "Elspeth, Sun's Champion", "{4}{W}{W}", "Legendary Planeswalker — Elspeth",
        loyalty(1, Create(token("Soldier", "W", 1, 1), 3)),
        loyalty(-3, destroy(All(CREATURE & Stat("power", ">=", 4)))),
        loyalty(-7, Emblem((lasting(CREATURE & YOURS, Add(2, 2), Gain(Keyword("flying"))),))), loyalty=4,
    ),
    card("Boggart Ram-Gang", "{R/G}{R/G}{R/G}", "Creature — Goblin Warrior", keyword("haste"), keyword("wither"), pt=(3, 3)),
    card(
        "Souls of the Faultless", "{W}{B}{B}", "Creature — Spirit",
        keyword("defender"),
        on(Damage(Is(SELF), combat="combat"),
           Seq((GainLife(YOU_, Result()), LoseLife(All(Status("attacking") & PLAYER), Result())), "and")), pt=(0, 4),
    ),
    card(
        "Swathcutter Giant", "{4}{R}{W}", "Creature — Giant Soldier",
        keyword("vigilance"),
        on(Attack(Is(SELF)), Damage(All(CREATURE & ControlledBy(Status("defending") & PLAYER)), 1, IT)), pt=(5, 5),
    ),
    card(
        "Deathrite Shaman", "{B/G}", "Creature — Elf Shaman",
        ability("{T}", Seq((exile(Target(graveyard_card(LAND, None))), AddMana(AnyColour(), 1)))),
        ability("{B}{T}", Seq((exile(Target(graveyard_card(INSTANT_OR_SORCERY, None))), LoseLife(All(OPPONENT), 2)))),
        ability("{G}{T}", Seq((exile(Target(graveyard_card(CREATURE, None))), GainLife(None, 2)))), pt=(1, 2),
    ),
    card(
        "Farmer Cotton", "{X}{G}{W}", "Legendary Creature — Halfling Peasant",
        on(ENTERS, AtOnce((Create(token("Halfling", "W", 1, 1), X()), Create(FOOD, X())))), pt=(1, 1),
    ),
    card("Kitchen Finks", "{1}{G/W}{G/W}", "Creature — Ouphe", on(ENTERS, GainLife(None, 2)), keyword("persist"), pt=(3, 2)),
)  # fmt: skip
