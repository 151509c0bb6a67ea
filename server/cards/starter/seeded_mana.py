"""Starter: cards that make, add to, change and look at mana: what permanents could produce or were tapped for (106.7, 106.12)."""

from __future__ import annotations

from server.engine.abilities.amounts import (
    AnyColour,
    AnyColourName,
    AsMuch,
    ColourAmong,
    CouldProduce,
    Noted,
    Number,
    Symbols,
    Times,
    TypeProduced,
)
from server.engine.abilities.changes import Add, Gain, Limit, Replace
from server.engine.abilities.conditions import Exists, Now, Unless
from server.engine.abilities.filters import (
    BASIC,
    CARD,
    CREATURE,
    LAND,
    LEGENDARY,
    PLANESWALKER,
    PLAYER,
    SPELL,
    THEIRS,
    YOU,
    YOURS,
    Chosen,
    ControlledBy,
    InZone,
    Is,
    Same,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, AsEnters, Card, Keyword, Opening, Spell, Static, card
from server.engine.abilities.picks import ENCHANTED, SELF, TARGET, THAT_PLAYER, All, Choose, ControllerOf, Ref, Target
from server.engine.abilities.structures import ChooseQuality, May, Seq
from server.engine.abilities.tokens import CLUE
from server.engine.abilities.verbs import (
    AddMana,
    Arrival,
    Attack,
    Cast,
    Create,
    Damage,
    Draw,
    GainLife,
    LoseLife,
    LoseMana,
    Mill,
    Move,
    PutCounters,
    Sacrifice,
    Tap,
    Untap,
    destroy,
    sacrifice,
    to_hand,
)  # fmt: skip
from server.engine.abilities.words import Ability

from .say import (
    ENTERS,
    ENTERS_TAPPED,
    RED,
    ability,
    keyword,
    lasting,
    makes,
    on,
    pay,
    token,
)  # fmt: skip

GATE = Subtype("Gate")
FOR_MANA = AddMana(source=LAND, tapped_for=True)
ENCHANTED_LAND = AddMana(source=LAND & ENCHANTED, tapped_for=True)
ANYBODYS_LAND = AddMana(who=PLAYER, source=LAND, tapped_for=True)
ITS_CONTROLLER = ControllerOf(Ref("source"))
OF_THAT_TYPE = AddMana(TypeProduced(), 1, THAT_PLAYER)
A_COLOUR = AsEnters(ChooseQuality(AnyColourName()))
ATTACKS = Attack(Is(SELF))
UNTAPPED_CREATURE = ~Status("tapped") & CREATURE & YOURS


def explorer(name: str, kind: str) -> Card:
    """A creature that makes the colours of the opponents' lands."""
    return card(name, "{1}{G}", kind, makes(CouldProduce(LAND & THEIRS, colours_only=True)), pt=(1, 1))


def bonus(name: str, cost: str, mana: AddMana, *more: Ability, first: tuple[Ability, ...] = ()) -> Card:
    """An Aura for a land that makes more mana."""
    return card(name, cost, "Enchantment — Aura", Keyword("enchant", LAND), *first, on(ENCHANTED_LAND, mana), *more)


def twisted(**kinds: str) -> Static:
    """Lands of these types make other mana instead."""
    return lasting(
        None,
        *(Replace(AddMana(source=Subtype(kind), tapped_for=True), mana=AsMuch(Symbols(f"{{{letter}}}"))) for kind, letter in kinds.items()),
    )


CARDS = (
    # what others could produce
    card("Star Compass", "{2}", "Artifact", ENTERS_TAPPED, makes(CouldProduce(BASIC & LAND & YOURS, colours_only=True))),
    explorer("Sylvok Explorer", "Creature — Human Druid"),
    explorer("Quirion Explorer", "Creature — Elf Druid Scout"),
    card("Naga Vitalist", "{1}{G}", "Creature — Snake Druid", makes(CouldProduce(LAND & YOURS)), pt=(1, 2)),
    card("Horizon of Progress", "", "Land", makes(CouldProduce(LAND & YOURS), "{T}", LoseLife(None, 1)),
         ability("{3}{T}", May(Move(Choose(LAND & CARD & InZone("hand", YOU)), "battlefield", arrival=Arrival(tapped=True)))),
         ability("{1}{T}", Draw(None, 1), sacrifice(SELF))),
    card("Plaza of Harmony", "", "Land", on(ENTERS, GainLife(None, 3), Exists(GATE & YOURS, 2)), makes("{C}"), makes(CouldProduce(
         GATE & YOURS))),
    card("Squandered Resources", "{B}{G}", "Enchantment", Activated((Sacrifice(None, 1, LAND),), AddMana(CouldProduce(Is(Ref(
         "sacrificed"))), 1))),
    card("Benthic Explorers", "{3}{U}", "Creature — Merfolk Scout",
         Activated((Tap(SELF), Untap(Choose(Status("tapped") & LAND & THEIRS))), AddMana(CouldProduce(Is(Ref("untapped"))), 1)), pt=(2,
         4)),
    # more mana
    bonus("Dawn's Reflection", "{3}{G}", AddMana(AnyColour(), 2, ITS_CONTROLLER)),
    bonus("Market Festival", "{3}{G}", AddMana(AnyColour(), 2, ITS_CONTROLLER)),
    bonus("Elvish Guidance", "{2}{G}", AddMana(Symbols("{G}"), Times(1, Number(Subtype("Elf"))), ITS_CONTROLLER)),
    bonus("Verdant Haven", "{2}{G}", AddMana(AnyColour(), 1, ITS_CONTROLLER), first=(on(ENTERS, GainLife(None, 2)),)),
    bonus("Trace of Abundance", "{R/W}{G}", AddMana(AnyColour(), 1, ITS_CONTROLLER), first=(lasting(LAND & ENCHANTED, Gain(Keyword(
         "shroud"))),)),
    bonus("Wolfwillow Haven", "{1}{G}", AddMana(Symbols("{G}"), 1, ITS_CONTROLLER),
          ability("{4}{G}", Create(token("Wolf", "G", 2, 2), 1), sacrifice(SELF), when="your_turn")),
    card("Weirding Wood", "{2}{G}", "Enchantment — Aura", Keyword("enchant", LAND),
         on(ENTERS, Create(CLUE, 1)), lasting(LAND & ENCHANTED, Gain(makes(AnyColour(True), n=2)))),
    card("Gauntlet of Might", "{4}", "Artifact", lasting(RED & CREATURE, Add(1, 1)),
         on(AddMana(source=Subtype("Mountain"), tapped_for=True), AddMana(Symbols("{R}"), 1, ITS_CONTROLLER))),
    card("Gauntlet of Power", "{5}", "Artifact", A_COLOUR, lasting(CREATURE & Chosen("colour"), Add(1, 1)),
         on(AddMana(Noted(), source=BASIC & LAND, tapped_for=True), AddMana(Noted(), 1, ITS_CONTROLLER))),
    card("Caged Sun", "{6}", "Artifact", A_COLOUR, lasting(CREATURE & YOURS & Chosen("colour"), Add(1, 1)),
         on(AddMana(Noted(), who=YOU, source=LAND), AddMana(Noted(), 1))),
    card("Overabundance", "{1}{R}{G}", "Enchantment", on(ANYBODYS_LAND, Seq((OF_THAT_TYPE, Damage(THAT_PLAYER, 1)), "and"))),
    card("Zhur-Taa Ancient", "{3}{R}{G}", "Creature — Beast", on(ANYBODYS_LAND, OF_THAT_TYPE), pt=(7, 5)),
    card("Leyline of Abundance", "{2}{G}{G}", "Enchantment", Opening(Move(SELF, "battlefield")),
         on(AddMana(who=YOU, source=CREATURE, tapped_for=True), AddMana(Symbols("{G}"), 1)),
         ability("{6}{G}{G}", PutCounters("+1/+1", All(CREATURE & YOURS), 1))),
    card("Price of Glory", "{2}{R}", "Enchantment", on(ANYBODYS_LAND, destroy(Ref("source", "that")), Unless(Now("", Same(
         THAT_PLAYER))))),
    card("Storm Cauldron", "{5}", "Artifact", lasting(PLAYER, Limit("lands", 1, add=True), say="each"), on(FOR_MANA, to_hand(Ref(
         "source", "it")))),
    # other mana
    card("Naked Singularity", "{5}", "Artifact", keyword("cumulative upkeep", cost="{3}"),
         twisted(Plains="R", Island="G", Swamp="W", Mountain="U", Forest="B")),
    card("Reality Twist", "{U}{U}{U}", "Enchantment", keyword("cumulative upkeep", cost="{1}{U}{U}"),
         twisted(Plains="R", Swamp="G", Mountain="W", Forest="B")),
    # kept and lost
    card("Brazen Collector", "{1}{R}", "Creature — Raccoon Rogue", keyword("first strike"), on(ATTACKS, AddMana(Symbols("{R}"), 1,
         lasts=True)), pt=(2, 1)),
    card("Savage Ventmaw", "{4}{R}{G}", "Creature — Dragon", keyword("flying"), on(ATTACKS, AddMana(Symbols("{R}{R}{R}{G}{G}{G}"), 1,
         lasts=True)), pt=(4, 4)),
    card("Mana Short", "{2}{U}", "Instant", Spell(Seq((Tap(All(LAND & ControlledBy(Same(Target(PLAYER))))), LoseMana(TARGET)), "and"))),
    # sources
    card("Chromatic Sphere", "{1}", "Artifact", Activated(pay("{1}{T}", sacrifice(SELF)), Seq((AddMana(AnyColour(), 1), Draw(None, 1))))),
    card("Millikin", "{2}", "Artifact Creature — Construct", makes("{C}", "{T}", Mill(None, 1)), pt=(0, 1)),
    card("Spectral Searchlight", "{3}", "Artifact", ability("{T}", AddMana(AnyColour(), 1, Choose(PLAYER)))),
    card("Cascading Cataracts", "", "Land", keyword("indestructible"), makes("{C}"), makes(AnyColour(), "{5}{T}", n=5)),
    card("Crystal Quarry", "", "Land", makes("{C}"), makes("{W}{U}{B}{R}{G}", "{5}{T}")),
    card("Mox Amber", "{0}", "Legendary Artifact", makes(ColourAmong(YOURS & LEGENDARY & (CREATURE | PLANESWALKER)))),
    card("Cryptolith Rite", "{1}{G}", "Enchantment", lasting(CREATURE & YOURS, Gain(makes(AnyColour())))),
    card("Chromatic Lantern", "{3}", "Artifact", lasting(LAND & YOURS, Gain(makes(AnyColour()))), makes(AnyColour())),
    card("Joiner Adept", "{1}{G}", "Creature — Elf Druid", lasting(LAND & YOURS, Gain(makes(AnyColour()))), pt=(2, 1)),
    card("Earthcraft", "{1}{G}", "Enchantment", ability("", Untap(Target(BASIC & LAND)), Tap(Choose(UNTAPPED_CREATURE)))),
    card("Holdout Settlement", "", "Land", makes("{C}"), makes(AnyColour(), "{T}", Tap(Choose(UNTAPPED_CREATURE)))),
    card("Tangleroot", "{3}", "Artifact", on(Cast(CREATURE & SPELL, PLAYER), AddMana(Symbols("{G}"), 1, THAT_PLAYER))),
)  # fmt: skip
