"""Starter: what makes mana (106, 605), and lands."""

from __future__ import annotations

from server.engine.abilities.amounts import AnyColour, CommanderColours, CouldProduce, Number, Of, OneOf, Symbols, Times, TypeProduced
from server.engine.abilities.changes import END_OF_TURN, Add, Base, Limit, Prevent, Replace, Types
from server.engine.abilities.conditions import Compare, Exists, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    BASIC,
    CARD,
    CREATURE,
    LAND,
    LEGENDARY,
    PERMANENT,
    PLAYER,
    SPELL,
    THEIRS,
    YOU,
    YOURS,
    Is,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, AsEnters, ExtraCost, Keyword, Spell, card
from server.engine.abilities.picks import ENCHANTED, IT, OTHER, SELF, THAT_PLAYER, YOU_, Choose, ControllerOf, Ref, Target
from server.engine.abilities.structures import Apply, Costs, If, Mana, Pay, Seq
from server.engine.abilities.verbs import (
    AddMana,
    Damage,
    Draw,
    GainLife,
    LoseLife,
    RemoveCounters,
    Sacrifice,
    Tap,
    Untap,
    destroy,
    sacrifice,
    to_hand,
)  # fmt: skip

from .say import (
    ENTERS,
    ENTERS_TAPPED,
    IT_SELF,
    TO_FIELD,
    TO_FIELD_TAPPED,
    UPKEEP,
    ability,
    enters_with,
    keyword,
    lasting,
    makes,
    on,
    search,
)  # fmt: skip

LAND_FOR_MANA = AddMana(source=LAND, tapped_for=True)

CARDS = (
    # artifacts
    card("Sol Ring", "{1}", "Artifact", makes("{C}{C}")),
    card("Command Tower", "", "Land", makes(CommanderColours())),
    card("Arcane Signet", "{2}", "Artifact", makes(CommanderColours())),
    card("Mind Stone", "{2}", "Artifact", makes("{C}"), ability("{1}{T}", Draw(None, 1), sacrifice(SELF))),
    card("Fellwar Stone", "{2}", "Artifact", makes(CouldProduce(LAND & THEIRS, colours_only=True))),
    card("Prophetic Prism", "{2}", "Artifact", on(ENTERS, Draw(None, 1)), makes(AnyColour(), "{1}{T}")),
    card("Lotus Petal", "{0}", "Artifact", makes(AnyColour(), "{T}", sacrifice(SELF))),
    card("Black Lotus", "{0}", "Artifact", makes(AnyColour(alike=True), "{T}", sacrifice(SELF), n=3)),
    card(
        "Pili-Pala", "{2}", "Artifact Creature — Scarecrow",
        keyword("flying"), Activated((Mana("{2}"), Untap(SELF)), AddMana(AnyColour(), 1)), pt=(1, 1),
    ),
    # creatures
    card("Birds of Paradise", "{G}", "Creature — Bird", keyword("flying"), makes(AnyColour()), pt=(0, 1)),
    card("Noble Hierarch", "{G}", "Creature — Human Druid", keyword("exalted"), makes(OneOf(("{G}", "{W}", "{U}"))), pt=(0, 1)),
    card(
        "Harvester Druid", "{1}{G}", "Creature — Human Druid", makes(CouldProduce(LAND & YOURS, colours_only=True)), pt=(1, 1)
    ),
    card(
        "Elvish Archdruid", "{1}{G}{G}", "Creature — Elf Druid",
        lasting(OTHER & Subtype("Elf") & CREATURE & YOURS, Add(1, 1)), makes("{G}", n=Times(1, Number(Subtype("Elf") & YOURS))), pt=(2, 2),
    ),
    # spells and enchantments
    card("Dark Ritual", "{B}", "Instant", Spell(AddMana(Symbols("{B}{B}{B}"), 1))),
    card(
        "Sacrifice", "{B}", "Instant",
        ExtraCost((Sacrifice(None, 1, CREATURE),)), Spell(AddMana(Symbols("{B}"), Of(Ref("sacrificed"), "mana_value"))),
    ),
    card(
        "Wild Growth", "{G}", "Enchantment — Aura",
        Keyword("enchant", LAND),
        on(AddMana(source=LAND & ENCHANTED, tapped_for=True), AddMana(Symbols("{G}"), 1, ControllerOf(Ref("source")))),
    ),
    card(
        "Mana Flare", "{2}{R}", "Enchantment",
        on(AddMana(who=PLAYER, source=LAND, tapped_for=True), AddMana(TypeProduced(), 1, THAT_PLAYER)),
    ),
    card(
        "Mana Reflection", "{4}{G}{G}", "Enchantment",
        lasting(None, Replace(AddMana(who=YOU, source=PERMANENT, tapped_for=True), times=2)),
    ),
    card(
        "Contamination", "{2}{B}", "Enchantment",
        on(UPKEEP, Pay(Costs((Sacrifice(None, 1, CREATURE),)), None, None, sacrifice(SELF))),
        lasting(None, Replace(LAND_FOR_MANA, mana=Symbols("{B}"))),
    ),
    card("Exploration", "{G}", "Enchantment", lasting(YOU, Limit("lands", 1, add=True))),
    # lands
    card("Savannah", "", "Land — Forest Plains"),
    card("Tropical Island", "", "Land — Forest Island"),
    card("Volcanic Island", "", "Land — Island Mountain"),
    card("Dryad Arbor", "", "Land Creature — Forest Dryad", pt=(1, 1), colours="G"),
    card("Reflecting Pool", "", "Land", makes(CouldProduce(LAND & YOURS))),
    card("Ancient Tomb", "", "Land", Activated((Tap(SELF),), Seq((AddMana(Symbols("{C}{C}"), 1), Damage(YOU_, 2))))),
    card("Mana Confluence", "", "Land", makes(AnyColour(), "{T}", LoseLife(None, 1))),
    card("City of Brass", "", "Land", on(Tap(Is(SELF)), Damage(YOU_, 1, IT)), makes(AnyColour())),
    card(
        "Adarkar Wastes", "", "Land",
        makes("{C}"), Activated((Tap(SELF),), Seq((AddMana(OneOf(("{W}", "{U}")), 1), Damage(YOU_, 1)))),
    ),
    card("Ancient Ziggurat", "", "Land", Activated((Tap(SELF),), AddMana(AnyColour(), 1, only=CREATURE & SPELL))),
    card("Flooded Grove", "", "Land", makes("{C}"), makes(OneOf(("{G}{G}", "{G}{U}", "{U}{U}")), "{G/U}{T}")),
    card("Mystic Gate", "", "Land", makes("{C}"), makes(OneOf(("{W}{W}", "{W}{U}", "{U}{U}")), "{W/U}{T}")),
    card("Azorius Guildgate", "", "Land — Gate", ENTERS_TAPPED, makes(OneOf(("{W}", "{U}")))),
    card("Tranquil Cove", "", "Land", ENTERS_TAPPED, on(ENTERS, GainLife(None, 1)), makes(OneOf(("{W}", "{U}")))),
    card("Gruul Turf", "", "Land", ENTERS_TAPPED, on(ENTERS, to_hand(Choose(LAND & YOURS))), makes("{R}{G}")),
    card("Cabal Coffers", "", "Land", makes("{B}", "{2}{T}", n=Times(1, Number(Subtype("Swamp") & YOURS)))),
    card("Gaea's Cradle", "", "Legendary Land", makes("{G}", n=Times(1, Number(CREATURE & YOURS)))),
    card(
        "Gemstone Mine", "", "Land",
        enters_with("mining", 3),
        Activated(
            (Tap(SELF), RemoveCounters("mining", SELF, 1)),
            Seq((
                AddMana(AnyColour(), 1),
                If(Compare(Of(SELF, "counters:mining"), "==", 0), sacrifice(IT_SELF)),
            )),
        ),
    ),
    card("Evolving Wilds", "", "Land", ability("{T}", search(BASIC & LAND & CARD, TO_FIELD_TAPPED), sacrifice(SELF))),
    card(
        "Polluted Delta", "", "Land",
        ability("{T}", search((Subtype("Island") | Subtype("Swamp")) & CARD, TO_FIELD), LoseLife(None, 1), sacrifice(SELF)),
    ),
    card("Wasteland", "", "Land", makes("{C}"), ability("{T}", destroy(Target(~BASIC & LAND)), sacrifice(SELF))),
    card("Karakas", "", "Legendary Land", makes("{W}"), ability("{T}", to_hand(Target(LEGENDARY & CREATURE)))),
    card(
        "Maze of Ith", "", "Land",
        ability("{T}", Seq((
            Untap(Target(Status("attacking") & CREATURE)),
            Apply(
                Ref("target", "that"),
                (Prevent(Damage(to=AFFECTED, combat="combat")), Prevent(Damage(source=AFFECTED, combat="combat"))),
                END_OF_TURN,
            ),
        ))),
    ),
    card(
        "Mutavault", "", "Land",
        makes("{C}"), ability("{1}", Apply(SELF, (Types(add=("creature", "*creature")), Base(2, 2)), END_OF_TURN)),
    ),
    card("Urborg, Tomb of Yawgmoth", "", "Legendary Land", lasting(LAND, Types(add=("Swamp",)), say="each")),
    card(
        "Glacial Fortress", "", "Land",
        AsEnters(If(Unless(Exists((Subtype("Plains") | Subtype("Island")) & YOURS)), Tap(SELF))), makes(OneOf(("{W}", "{U}"))),
    ),
)  # fmt: skip
