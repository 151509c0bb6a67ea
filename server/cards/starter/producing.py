"""Starter: cards that make mana, change what is made and what is kept of it, and tax what it is spent on (106, 118.7, 502.3, 605)."""

from __future__ import annotations

from server.engine.abilities.amounts import (
    AnyColour,
    AnyColourName,
    AsMuch,
    ColourAmong,
    Devotion,
    Difference,
    EachColourAmong,
    Noted,
    Number,
    Of,
    OneOf,
    Result,
    Symbols,
    Times,
    TypeProduced,
    X,
)
from server.engine.abilities.changes import END_OF_TURN, Add, CopyOf, Forbid, Gain, GainThis, Limit, ManaLasts, Price, Replace, Types
from server.engine.abilities.conditions import Compare, Fits
from server.engine.abilities.filters import (
    AFFECTED,
    ARTIFACT,
    BASIC,
    CARD,
    CREATURE,
    ENCHANTMENT,
    LAND,
    OPPONENT,
    PERMANENT,
    PLAYER,
    SPELL,
    YOU,
    YOURS,
    Chosen,
    InZone,
    Is,
    Not,
    Shares,
    Stat,
    Status,
    Subtype,
    Supertype,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, AsEnters, Card, ExtraCost, Keyword, Spell, card
from server.engine.abilities.picks import ENCHANTED, OTHER, SELF, THAT_PLAYER, YOU_, Choose, ControllerOf, Ref, Target
from server.engine.abilities.structures import Apply, Begins, ChooseQuality, Costs, Later, Mana, May, Pay, Rule, Seq
from server.engine.abilities.verbs import (
    Activate,
    AddMana,
    Cast,
    Create,
    Damage,
    Draw,
    GainLife,
    LoseLife,
    Move,
    PutCounters,
    RemoveCounters,
    Sacrifice,
    Tap,
    Untap,
    counter,
    exile,
    sacrifice,
)  # fmt: skip

from .say import (
    BLACK,
    BLUE,
    ENTERS,
    ENTERS_TAPPED,
    GREEN,
    NONCREATURE,
    TO_FIELD_TAPPED,
    UPKEEP,
    WHITE,
    ability,
    enters_with,
    keyword,
    lasting,
    makes,
    on,
    pay,
    search,
    token,
)  # fmt: skip

SNOW = Supertype("snow")
YOUR_LANDS = AddMana(who=YOU, source=LAND, tapped_for=True)
ENCHANTED_LAND = AddMana(source=LAND & ENCHANTED, tapped_for=True)
ITS_CONTROLLER = ControllerOf(Ref("source"))
ONE_MORE = AddMana(TypeProduced(), 1)
CHOOSES_A_COLOUR = AsEnters(ChooseQuality(AnyColourName()))
STAYS_TAPPED = lasting(None, Forbid(Untap(AFFECTED, step=True)))
UNTAPPED = Fits(SELF, Not(Status("tapped")))
SACRIFICES_A_CREATURE = Sacrifice(None, 1, CREATURE)
TURNS_COLOURLESS = lasting(None, ManaLasts(YOU, turns="C"))
MAIN_PHASE = Begins("main1", PLAYER)
LAND_FOR_MANA = AddMana(source=LAND, tapped_for=True)


def ritual(name: str, cost: str, mana: str, kind: str = "Instant") -> Card:
    """A spell that adds mana and nothing more."""
    return card(name, cost, kind, Spell(AddMana(Symbols(mana), 1)))


def extra(kind: str, mana: str) -> Later:
    """Until end of turn, such lands make more mana."""
    return Later(AddMana(who=PLAYER, source=Subtype(kind), tapped_for=True), AddMana(Symbols(mana), 1, THAT_PLAYER), True, True)


def storage(name: str, *choices: str) -> Card:
    """A land that stores mana."""
    return card(
        name, "", "Land", makes("{C}"), ability("{1}{T}", PutCounters("storage", SELF, 1)),
        Activated(pay("{1}", RemoveCounters("storage", SELF, X())), AddMana(OneOf(choices), X())),
    )  # fmt: skip


CARDS = (
    # rituals
    ritual("Seething Song", "{2}{R}", "{R}{R}{R}{R}{R}"),
    ritual("Pyretic Ritual", "{1}{R}", "{R}{R}{R}"),
    card("Manamorphose", "{1}{R/G}", "Instant", Spell(Seq((AddMana(AnyColour(), 2), Draw(None, 1)), "line"))),
    card("High Tide", "{U}", "Instant", Spell(extra("Island", "{U}"))),
    card("Bubbling Muck", "{B}", "Sorcery", Spell(extra("Swamp", "{B}"))),
    # lands
    card("Meteor Crater", "", "Land", makes(ColourAmong(PERMANENT & YOURS))),
    card("Serra's Sanctum", "", "Legendary Land", makes("{W}", n=Times(1, Number(ENCHANTMENT & YOURS)))),
    card("Tolarian Academy", "", "Legendary Land", makes("{U}", n=Times(1, Number(ARTIFACT & YOURS)))),
    card("Fire-Lit Thicket", "", "Land", makes("{C}"), makes(OneOf(("{R}{R}", "{R}{G}", "{G}{G}")), "{R/G}{T}")),
    card("Tendo Ice Bridge", "", "Land",
         enters_with("charge", 1), makes("{C}"), makes(AnyColour(), "{T}", RemoveCounters("charge", SELF, 1))),
    card("Mirrodin's Core", "", "Land",
         makes("{C}"), ability("{T}", PutCounters("charge", SELF, 1)), makes(AnyColour(), "{T}", RemoveCounters("charge", SELF, 1))),
    card("Crystal Vein", "", "Land", makes("{C}"), makes("{C}{C}", "{T}", sacrifice(SELF))),
    card("Tarnished Citadel", "", "Land",
         makes("{C}"), ability("{T}", Seq((AddMana(AnyColour(), 1), Damage(YOU_, 3))))),
    card("Lotus Field", "", "Land",
         keyword("hexproof"), ENTERS_TAPPED, on(ENTERS, Sacrifice(None, 2, LAND)), makes(AnyColour(True), n=3)),
    card("City of Traitors", "", "Land",
         on(Move(OTHER & LAND, "battlefield", manner="play", by=YOU), sacrifice(SELF)), makes("{C}{C}")),
    storage("Calciform Pools", "{W}", "{U}"),
    storage("Fungal Reaches", "{R}", "{G}"),
    card("Thespian's Stage", "", "Land", makes("{C}"), ability("{2}{T}", Apply(SELF, (CopyOf(Target(LAND), (GainThis(),)),)))),
    card("Snow-Covered Forest", "", "Basic Snow Land — Forest"),
    card("Snow-Covered Island", "", "Basic Snow Land — Island"),
    # creatures and artifacts
    card("Jade Mage", "{1}{G}", "Creature — Human Shaman", ability("{2}{G}", Create(token("Saproling", "G", 1, 1), 1)), pt=(2, 1)),
    card("Boreal Druid", "{G}", "Snow Creature — Elf Druid", makes("{C}"), pt=(1, 1)),
    card("Icehide Golem", "{S}", "Snow Artifact Creature — Golem", pt=(2, 2)),
    card("Coldsteel Heart", "{2}", "Snow Artifact", ENTERS_TAPPED, CHOOSES_A_COLOUR, makes(Noted())),
    card("Into the North", "{1}{G}", "Sorcery", Spell(search(SNOW & LAND & CARD, TO_FIELD_TAPPED))),
    card("Skred", "{R}", "Instant", Spell(Damage(Target(CREATURE), Number(SNOW & PERMANENT & YOURS)))),
    card("Priest of Titania", "{1}{G}", "Creature — Elf Druid", makes("{G}", n=Times(1, Number(Subtype("Elf")))), pt=(1, 1)),
    card("Bloom Tender", "{1}{G}", "Creature — Elf Druid",
         Activated((Tap(SELF),), AddMana(EachColourAmong(PERMANENT & YOURS), 1), word="Vivid"), pt=(1, 1)),
    card("Simian Spirit Guide", "{2}{R}", "Creature — Ape Spirit",
         Activated((Move(SELF, "exile", "hand", "exile"),), AddMana(Symbols("{R}"), 1), zone="hand"), pt=(2, 2)),
    card("Phyrexian Altar", "{3}", "Artifact", makes(AnyColour(), "", SACRIFICES_A_CREATURE)),
    card("Ashnod's Altar", "{3}", "Artifact", makes("{C}{C}", "", SACRIFICES_A_CREATURE)),
    card("Krark-Clan Ironworks", "{4}", "Artifact", makes("{C}{C}", "", Sacrifice(None, 1, ARTIFACT))),
    card("Chrome Mox", "{0}", "Artifact",
         on(ENTERS, May(exile(Choose(Not(ARTIFACT) & Not(LAND) & CARD & InZone("hand", YOU)), "self.exiled")), word="Imprint"),
         makes(ColourAmong(Is(Ref("self.exiled"))))),
    card("Astral Cornucopia", "{X}{X}{X}", "Artifact", enters_with("charge", X()),
         makes(AnyColour(True), n=Of(SELF, "counters:charge"))),
    card("Nyx Lotus", "{4}", "Legendary Artifact", ENTERS_TAPPED, makes(AnyColour(True), n=Devotion("=colour"))),
    card("Basalt Monolith", "{3}", "Artifact", STAYS_TAPPED, makes("{C}{C}{C}"), ability("{3}", Untap(SELF))),
    card("Grim Monolith", "{2}", "Artifact", STAYS_TAPPED, makes("{C}{C}{C}"), ability("{4}", Untap(SELF))),
    card("Paradise Mantle", "{0}", "Artifact — Equipment",
         lasting(CREATURE & ENCHANTED, Gain(makes(AnyColour()))), keyword("equip", cost="{1}")),
    card("Paradise Plume", "{4}", "Artifact", CHOOSES_A_COLOUR,
         on(Cast(SPELL & Chosen("colour"), PLAYER), May(GainLife(None, 1))), makes(Noted())),
    card("Silkbind Faerie", "{2}{W/U}", "Creature — Faerie Rogue",
         keyword("flying"), ability("{1}{W/U}", Tap(Target(CREATURE)), Untap(SELF)), pt=(1, 3)),
    card("Magus of the Vineyard", "{G}", "Creature — Human Wizard", on(MAIN_PHASE, AddMana(Symbols("{G}{G}"), 1, THAT_PLAYER)), pt=(1, 1)),
    card("Eladamri's Vineyard", "{G}", "Enchantment", on(MAIN_PHASE, AddMana(Symbols("{G}{G}"), 1, THAT_PLAYER))),
    # more mana, other mana
    card("Nyxbloom Ancient", "{4}{G}{G}{G}", "Enchantment Creature — Elemental",
         keyword("trample"), lasting(None, Replace(AddMana(who=YOU, source=PERMANENT, tapped_for=True), times=3)), pt=(5, 5)),
    card("Zendikar Resurgent", "{5}{G}{G}", "Enchantment", on(YOUR_LANDS, ONE_MORE), on(Cast(CREATURE & SPELL, YOU), Draw(None, 1))),
    card("Mirari's Wake", "{3}{G}{W}", "Enchantment", lasting(CREATURE & YOURS, Add(1, 1)), on(YOUR_LANDS, ONE_MORE)),
    card("Heartbeat of Spring", "{2}{G}", "Enchantment",
         on(AddMana(who=PLAYER, source=LAND, tapped_for=True), AddMana(TypeProduced(), 1, THAT_PLAYER))),
    card("Dictate of Karametra", "{3}{G}{G}", "Enchantment", keyword("flash"),
         on(AddMana(who=PLAYER, source=LAND, tapped_for=True), AddMana(TypeProduced(), 1, THAT_PLAYER))),
    card("Vernal Bloom", "{3}{G}", "Enchantment",
         on(AddMana(source=Subtype("Forest"), tapped_for=True), AddMana(Symbols("{G}"), 1, ITS_CONTROLLER))),
    card("Overgrowth", "{2}{G}", "Enchantment — Aura",
         Keyword("enchant", LAND), on(ENCHANTED_LAND, AddMana(Symbols("{G}{G}"), 1, ITS_CONTROLLER))),
    card("Fertile Ground", "{1}{G}", "Enchantment — Aura",
         Keyword("enchant", LAND), on(ENCHANTED_LAND, AddMana(AnyColour(), 1, ITS_CONTROLLER))),
    card("Utopia Sprawl", "{G}", "Enchantment — Aura",
         Keyword("enchant", Subtype("Forest")), CHOOSES_A_COLOUR,
         on(AddMana(source=Subtype("Forest") & ENCHANTED, tapped_for=True), AddMana(Noted(), 1, ITS_CONTROLLER))),
    card("Crypt Ghast", "{3}{B}", "Creature — Spirit", keyword("extort"),
         on(AddMana(who=YOU, source=Subtype("Swamp"), tapped_for=True), AddMana(Symbols("{B}"), 1)), pt=(2, 2)),
    card("Extraplanar Lens", "{3}", "Artifact",
         on(ENTERS, May(exile(Target(LAND & YOURS), "self.exiled")), word="Imprint"),
         on(AddMana(source=LAND & Shares("name", Ref("self.exiled")), tapped_for=True), AddMana(TypeProduced(), 1, ITS_CONTROLLER))),
    card("Damping Sphere", "{2}", "Artifact",
         lasting(None, Replace(LAND_FOR_MANA, mana=Symbols("{C}"), cond=Compare(Result(), ">=", 2))),
         lasting(SPELL, Price(Cast(AFFECTED), Difference(Of(Ref("affected"), "cast_as"), 1)), say="each")),
    card("Infernal Darkness", "{2}{B}{B}", "Enchantment",
         Keyword("cumulative upkeep", cost=Costs((Mana("{B}"), LoseLife(None, 1)))),
         lasting(None, Replace(LAND_FOR_MANA, mana=AsMuch(Symbols("{B}"))))),
    card("Pale Moon", "{1}{U}", "Instant", Spell(Rule(
        (Replace(AddMana(who=PLAYER, source=Not(BASIC) & LAND, tapped_for=True), mana=AsMuch(Symbols("{C}"))),), END_OF_TURN))),
    card("Deep Water", "{U}{U}", "Enchantment", ability("{U}", Rule(
        (Replace(AddMana(who=YOU, source=LAND & YOURS, tapped_for=True), mana=AsMuch(Symbols("{U}"))),), END_OF_TURN))),
    # kept mana
    card("Upwelling", "{3}{G}", "Enchantment", lasting(None, ManaLasts(PLAYER))),
    card("Horizon Stone", "{5}", "Artifact", TURNS_COLOURLESS),
    card("Kruphix, God of Horizons", "{3}{G}{U}", "Legendary Enchantment Creature — God", keyword("indestructible"),
         lasting(None, Types(lose=("creature",)), cond=Compare(Devotion("GU"), "<", 7)),
         lasting(YOU, Limit("hand_size", -1)), TURNS_COLOURLESS, pt=(4, 7)),
    card("Omnath, Locus of Mana", "{2}{G}", "Legendary Creature — Elemental",
         lasting(None, ManaLasts(YOU, "G")), lasting(None, Add(Of(YOU_, "mana:G"), Of(YOU_, "mana:G"))), pt=(1, 1)),
    # taxes
    card("Sphere of Resistance", "{2}", "Artifact", lasting(SPELL, Price(Cast(AFFECTED), 1))),
    card("Thorn of Amethyst", "{2}", "Artifact", lasting(NONCREATURE & SPELL, Price(Cast(AFFECTED), 1))),
    card("Lodestone Golem", "{4}", "Artifact Creature — Golem", lasting(Not(ARTIFACT) & SPELL, Price(Cast(AFFECTED), 1)), pt=(5, 3)),
    card("Helm of Awakening", "{2}", "Artifact", lasting(SPELL, Price(Cast(AFFECTED), -1))),
    card("Trinisphere", "{3}", "Artifact", lasting(SPELL, Price(Cast(AFFECTED), least=3), cond=UNTAPPED, say="each")),
    card("Grand Arbiter Augustin IV", "{2}{W}{U}", "Legendary Creature — Human Advisor",
         lasting(None, Price(Cast(WHITE & SPELL, YOU), -1)), lasting(None, Price(Cast(BLUE & SPELL, YOU), -1)),
         lasting(None, Price(Cast(SPELL, OPPONENT), 1)), pt=(2, 3)),
    card("Thunderscape Familiar", "{1}{R}", "Creature — Kavu", keyword("first strike"),
         lasting(None, Price(Cast((BLACK & SPELL) | (GREEN & SPELL), YOU), -1)), pt=(1, 1)),
    card("Training Grounds", "{U}", "Enchantment", lasting(None, Price(Activate(CREATURE & YOURS), -2, floor=1))),
    card("Heartstone", "{3}", "Artifact", lasting(None, Price(Activate(CREATURE), -1, floor=1))),
    card("Power Artifact", "{U}{U}", "Enchantment — Aura",
         Keyword("enchant", ARTIFACT), lasting(ARTIFACT & ENCHANTED, Price(Activate(AFFECTED), -2, floor=1))),
    card("Suppression Field", "{1}{W}", "Enchantment", lasting(None, Price(Activate(ability="nonmana"), 2))),
    card("Altar's Reap", "{1}{B}", "Instant", ExtraCost((SACRIFICES_A_CREATURE,)), Spell(Draw(None, 2))),
    card("Winter Orb", "{2}", "Artifact", lasting(LAND, Limit("untaps", 1), cond=UNTAPPED)),
    card("Static Orb", "{3}", "Artifact", lasting(PERMANENT, Limit("untaps", 2), cond=UNTAPPED)),
    card("Stasis", "{1}{U}", "Enchantment",
         lasting(None, Replace(Begins("untap", PLAYER), skip=True)), on(UPKEEP, Pay(Mana("{U}"), None, None, sacrifice(SELF)))),
    card("Chalice of the Void", "{X}{X}", "Artifact", enters_with("charge", X()),
         on(Cast(SPELL & Stat("mana_value", "==", Of(SELF, "counters:charge")), PLAYER), counter(Ref("it", "that")))),
)  # fmt: skip
