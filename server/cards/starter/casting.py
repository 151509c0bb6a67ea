"""Starter: cards about how spells are cast, copied and kept from being cast (601, 702)."""

from __future__ import annotations

from server.engine.abilities.changes import (
    END_OF_TURN,
    Add,
    AsSorcery,
    Colours,
    Forbid,
    Gain,
    Permit,
    Silence,
    Through,
    Types,
    Untaps,
    Until,
    YourNextTurn,
)  # fmt: skip
from server.engine.abilities.conditions import Happened, Paid
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    LAND,
    OPPONENT,
    PERMANENT,
    PLAYER,
    SORCERY,
    SPELL,
    YOU,
    YOURS,
    ControlledBy,
    Not,
    Same,
    Stat,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Spell, card
from server.engine.abilities.picks import TARGET, YOU_, All, Ref, Target
from server.engine.abilities.structures import Apply, If, Nth, Rule, Seq
from server.engine.abilities.verbs import (
    Block,
    Cast,
    CopySpell,
    Create,
    Damage,
    Draw,
    GainLife,
    Move,
    Skip,
    Tap,
    Untap,
    destroy,
    to_hand,
)  # fmt: skip

from .say import ENTERS, INSTANT_OR_SORCERY, NONLAND, OTHER_CREATURE, keyword, lasting, loyalty, on, token

STAYS_TAPPED = Forbid(Untap(AFFECTED, step=True))
HASTE = Gain(Keyword("haste"))
EVEN = Stat("mana_value", "%2", 0)

CARDS = (
    card("Krosan Grip", "{2}{G}", "Instant", keyword("split second"), Spell(destroy(Target(ARTIFACT | ENCHANTMENT)))),
    card("Sudden Shock", "{1}{R}", "Instant", keyword("split second"), Spell(Damage(Target(ANY_TARGET), 2))),
    card("Grapeshot", "{1}{R}", "Sorcery", Spell(Damage(Target(ANY_TARGET), 1)), keyword("storm")),
    card("Bloodbraid Elf", "{2}{R}{G}", "Creature — Elf Berserker", keyword("haste"), keyword("cascade"), pt=(3, 2)),
    card(
        "Mulldrifter", "{4}{U}", "Creature — Elemental",
        keyword("flying"), on(ENTERS, Draw(None, 2)), keyword("evoke", cost="{2}{U}"), pt=(2, 2),
    ),
    card("Fiery Temper", "{1}{R}{R}", "Instant", Spell(Damage(Target(ANY_TARGET), 3)), keyword("madness", cost="{R}")),
    card("Dregscape Zombie", "{1}{B}", "Creature — Zombie", keyword("unearth", cost="{B}"), pt=(2, 1)),
    card(
        "Reckless Bushwhacker", "{2}{R}", "Creature — Goblin Warrior Ally",
        keyword("surge", cost="{1}{R}"), keyword("haste"),
        on(ENTERS, Apply(All(OTHER_CREATURE & YOURS), (Add(1, 0), HASTE), END_OF_TURN), Paid("surge")), pt=(2, 1),
    ),
    card(
        "Crush of Tentacles", "{4}{U}{U}", "Sorcery",
        keyword("surge", cost="{3}{U}{U}"),
        Spell(Seq((to_hand(All(NONLAND & PERMANENT)), If(Paid("surge"), Create(token("Octopus", "U", 8, 8), 1))))),
    ),
    card("Fork", "{R}{R}", "Instant", Spell(CopySpell(Target(INSTANT_OR_SORCERY & SPELL), 1, but=(Colours("R"),)))),
    card(
        "Double Major", "{G}{U}", "Instant",
        Spell(CopySpell(Target(CREATURE & SPELL & YOURS), 1, False, but=(Types(lose=("legendary",)),))),
    ),
    card(
        "Maelstrom Nexus", "{W}{U}{B}{R}{G}", "Enchantment",
        lasting(SPELL & YOURS & Stat("cast_as", "==", 1), Gain(Keyword("cascade"))),
    ),
    card(
        "Quicken", "{U}", "Instant",
        Spell(Seq((
            Rule((Permit(Cast(SORCERY & SPELL, YOU), flash=True),), Until(Cast(SORCERY & SPELL, YOU), True)), Draw(None, 1),
        ), "line")),
    ),
    card("Jump", "{U}", "Instant", Spell(Apply(Target(CREATURE), (Gain(Keyword("flying")),), END_OF_TURN))),
    card(
        "Tragic Slip", "{B}", "Instant",
        Spell(If(
            Happened(Move(CREATURE, "graveyard", "battlefield")),
            Apply(Ref("target", "that"), (Add(-13, -13),), END_OF_TURN),
            Apply(Target(CREATURE), (Add(-1, -1),), END_OF_TURN), word="Morbid",
        )),
    ),
    card("Torpor Orb", "{2}", "Artifact", lasting(None, Silence(Move(CREATURE, "battlefield")))),
    card(
        "Void Winnower", "{9}", "Creature — Eldrazi",
        lasting(OPPONENT, Forbid(Cast(SPELL & EVEN, AFFECTED))),
        lasting(OPPONENT, Forbid(Block(CREATURE & EVEN & ControlledBy(AFFECTED)))), pt=(11, 9),
    ),
    card("Wavebreak Hippocamp", "{2}{U}", "Enchantment Creature — Horse Fish",
         on(Nth(1, Cast(SPELL, YOU), OPPONENT), Draw(None, 1)), pt=(2, 2)),
    card(
        "Teferi, Time Raveler", "{1}{W}{U}", "Legendary Planeswalker — Teferi",
        lasting(OPPONENT, AsSorcery(Cast(SPELL, AFFECTED)), say="each"),
        loyalty(1, Rule((Permit(Cast(SORCERY & SPELL, YOU), flash=True),), YourNextTurn())),
        loyalty(-3, Seq((to_hand(Target(ARTIFACT | CREATURE | ENCHANTMENT, 0, 1)), Draw(None, 1)))), loyalty=4,
    ),
    # what does not untap, and what does
    card(
        "Dovin, Architect of Law", "{4}{W}{U}", "Legendary Planeswalker — Dovin",
        loyalty(1, Seq((GainLife(YOU_, 2), Draw(None, 1)), "and")),
        loyalty(-1, Seq((Tap(Target(CREATURE)), Apply(TARGET, (STAYS_TAPPED,), Through("untap"))))),
        loyalty(-9, Seq((Tap(All(PERMANENT & ControlledBy(Same(Target(OPPONENT))))), Skip("untap", TARGET)))), loyalty=5,
    ),
    card(
        "Exhaustion", "{2}{U}", "Sorcery",
        Spell(Rule((Forbid(Untap((CREATURE | LAND) & ControlledBy(Same(Target(OPPONENT))), step=True)),), Through("untap", TARGET))),
    ),
    card("Seedborn Muse", "{3}{G}{G}", "Creature — Spirit", lasting(None, Untaps(PERMANENT & YOURS, PLAYER & Not(YOU))), pt=(2, 4)),
)  # fmt: skip
