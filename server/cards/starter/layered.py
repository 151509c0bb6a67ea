"""Starter: cards whose effects meet in the layers (613)."""

from __future__ import annotations

from server.engine.abilities.amounts import (
    AnyColourName,
    BasicLandTypeName,
    CreatureTypeName,
    Number,
    Of,
    PlayerName,
    Plus,
)
from server.engine.abilities.changes import (
    END_OF_TURN,
    Add,
    Assigns,
    AsThough,
    Base,
    Cant,
    Colours,
    Control,
    CopyOf,
    Gain,
    Limit,
    LoseAbility,
    Price,
    Switch,
    Types,
)  # fmt: skip
from server.engine.abilities.filters import (
    BASIC,
    CARD,
    CREATURE,
    LAND,
    LEGENDARY,
    OPPONENT,
    PERMANENT,
    PLAYER,
    SPELL,
    THEIRS,
    YOU,
    YOURS,
    ControlledBy,
    Has,
    InZone,
    Is,
    Not,
    OwnedBy,
    Same,
    Shares,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import AsEnters, Card, Keyword, Opening, Spell, Static, card
from server.engine.abilities.picks import ENCHANTED, SELF, TARGET, YOU_, All, Ref, Target
from server.engine.abilities.structures import Apply, ChooseQuality, Seq
from server.engine.abilities.verbs import Cast, Create, Discard, Draw, Move
from server.engine.abilities.words import Ability, Change

from .say import (
    BLACK,
    ENTERS,
    NONLAND,
    WHITE,
    ability,
    keyword,
    lasting,
    makes,
    on,
    token,
)  # fmt: skip

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
A_CREATURE_TYPE = AsEnters(ChooseQuality(CreatureTypeName()))
ELSEWHERE = CARD & Not(InZone("battlefield"))
YOUR_CREATURES_EVERYWHERE = (CREATURE & YOURS) | (CREATURE & SPELL & YOURS) | (CREATURE & CARD & OwnedBy(YOU) & Not(InZone("battlefield")))
SWITCHED = (Switch(),)
IN_HAND = Number(CARD & InZone("hand", YOU))
LAND_CREATURES = (Types(add=("creature",)),)
ENCHANTS_A_CREATURE = Keyword("enchant", CREATURE)
ENCHANTED_CREATURE, ENCHANTED_LAND = CREATURE & ENCHANTED, LAND & ENCHANTED


def becomes_lands(n: int) -> tuple[Change, ...]:
    """n/n creatures that are still lands."""
    return (Types(add=("creature",)), Base(n, n))


def claims(name: str, cost: str, kind: str, *more: Ability) -> Card:
    """An Aura by which a land is of a type."""
    return card(name, cost, "Enchantment — Aura", Keyword("enchant", LAND), lasting(ENCHANTED_LAND, Types(set=(kind,))), *more)


CARDS = (
    # types
    card("Conspiracy", "{3}{B}{B}", "Enchantment", A_CREATURE_TYPE, lasting(YOUR_CREATURES_EVERYWHERE, Types(set=("=self.chosen",)))),
    card("Xenograft", "{4}{U}", "Enchantment", A_CREATURE_TYPE, lasting(CREATURE & YOURS, Types(add=("=self.chosen",)), say="each")),
    card("Arcane Adaptation", "{2}{U}", "Enchantment", A_CREATURE_TYPE, lasting(YOUR_CREATURES_EVERYWHERE, Types(add=("=self.chosen",)))),
    card(
        "Maskwood Nexus", "{4}", "Artifact", lasting(YOUR_CREATURES_EVERYWHERE, Types(add=("*creature",))),
        ability("{3}{T}", Create(token("Shapeshifter", "U", 2, 2, Keyword("changeling")), 1)),
    ),
    card(
        "Painter's Servant", "{2}", "Artifact Creature — Scarecrow", AsEnters(ChooseQuality(AnyColourName())),
        lasting(ELSEWHERE | SPELL | PERMANENT, Colours("=self.chosen", add=True), say="all"), pt=(1, 3),
    ),
    card("Magus of the Moon", "{2}{R}", "Creature — Human Wizard", lasting(~BASIC & LAND, Types(set=("Mountain",))), pt=(2, 2)),
    card("Harbinger of the Seas", "{1}{U}{U}", "Creature — Merfolk Wizard", lasting(~BASIC & LAND, Types(set=("Island",))), pt=(2, 2)),
    card("Yavimaya, Cradle of Growth", "", "Legendary Land", lasting(LAND, Types(add=("Forest",)), say="each")),
    card("Prismatic Omen", "{1}{G}", "Enchantment", lasting(LAND & YOURS, Types(add=BASICS))),
    card("Dryad of the Ilysian Grove", "{2}{G}", "Enchantment Creature — Nymph Dryad",
         lasting(YOU, Limit("lands", 1, add=True)), lasting(LAND & YOURS, Types(add=BASICS)), pt=(2, 4)),
    card("Blood Sun", "{2}{R}", "Enchantment", on(ENTERS, Draw(None, 1)), lasting(LAND, LoseAbility("nonmana"), say="all")),
    card("Kormus Bell", "{4}", "Artifact", lasting(Subtype("Swamp"), Types(add=("creature",)), Base(1, 1), Colours("B"), say="all")),
    card("Living Plane", "{2}{G}{G}", "World Enchantment", lasting(LAND, *becomes_lands(1), say="all")),
    card("Nature's Revolt", "{3}{G}{G}", "Enchantment", lasting(LAND, *becomes_lands(2), say="all")),
    card("Enchanted Evening", "{3}{W/U}{W/U}", "Enchantment", lasting(PERMANENT, Types(add=("enchantment",)), say="all")),
    card("Leyline of Singularity", "{2}{U}{U}", "Enchantment", Opening(Move(SELF, "battlefield")),
         lasting(NONLAND & PERMANENT, Types(add=("legendary",)), say="all")),
    claims("Sea's Claim", "{U}", "Island"),
    claims("Evil Presence", "{B}", "Swamp"),
    card("Convincing Mirage", "{1}{U}", "Enchantment — Aura",
         Keyword("enchant", LAND), AsEnters(ChooseQuality(BasicLandTypeName())), lasting(ENCHANTED_LAND, Types(set=("=self.chosen",)))),
    card("Mirrorweave", "{2}{W/U}{W/U}", "Instant",
         Spell(Apply(All(Not(Is(TARGET)) & CREATURE), (CopyOf(Target(Not(LEGENDARY) & CREATURE)),), END_OF_TURN))),
    card("Cackling Counterpart", "{1}{U}{U}", "Instant",
         Spell(Create(copy_of=Target(CREATURE & YOURS))), keyword("flashback", cost="{5}{U}{U}")),
    # control
    card("Mind Control", "{3}{U}{U}", "Enchantment — Aura", ENCHANTS_A_CREATURE, lasting(ENCHANTED_CREATURE, Control(YOU_))),
    # abilities
    card("Muraganda Petroglyphs", "{3}{G}", "Enchantment", lasting(CREATURE & Has(""), Add(2, 2))),
    card("Yixlid Jailer", "{1}{B}", "Creature — Zombie Wizard", lasting(CARD & InZone("graveyard"), LoseAbility()), pt=(2, 1)),
    card("Colossus Hammer", "{1}", "Artifact — Equipment",
         lasting(ENCHANTED_CREATURE, Add(10, 10), LoseAbility("flying")), keyword("equip", cost="{8}")),
    card("Mass Hysteria", "{R}", "Enchantment", lasting(CREATURE, Gain(Keyword("haste")), say="all")),
    card("Fervor", "{2}{R}", "Enchantment", lasting(CREATURE & YOURS, Gain(Keyword("haste")))),
    card("Levitation", "{2}{U}{U}", "Enchantment", lasting(CREATURE & YOURS, Gain(Keyword("flying")))),
    card("Gravity Sphere", "{2}{R}", "World Enchantment", lasting(CREATURE, LoseAbility("flying"), say="all")),
    card("Concordant Crossroads", "{G}", "World Enchantment", lasting(CREATURE, Gain(Keyword("haste")), say="all")),
    card("Archetype of Imagination", "{4}{U}{U}", "Enchantment Creature — Human Wizard",
         lasting(CREATURE & YOURS, Gain(Keyword("flying"))), lasting(CREATURE & THEIRS, LoseAbility("flying"), Cant("flying")), pt=(3, 2)),
    card("Archetype of Courage", "{1}{W}{W}", "Enchantment Creature — Human Soldier",
         lasting(CREATURE & YOURS, Gain(Keyword("first strike"))),
         lasting(CREATURE & THEIRS, LoseAbility("first strike"), Cant("first strike")), pt=(2, 2)),
    card("Presence of Gond", "{2}{G}", "Enchantment — Aura",
         ENCHANTS_A_CREATURE, lasting(ENCHANTED_CREATURE, Gain(ability("{T}", Create(token("Elf Warrior", "G", 1, 1), 1))))),
    card("Lignify", "{1}{G}", "Kindred Enchantment — Treefolk Aura",
         ENCHANTS_A_CREATURE, lasting(ENCHANTED_CREATURE, Types(set=("Treefolk",)), Base(0, 4), LoseAbility())),
    card("Frogify", "{1}{U}", "Enchantment — Aura", ENCHANTS_A_CREATURE,
         lasting(ENCHANTED_CREATURE, LoseAbility(), Colours("U"), Types(set=("Frog", "creature")), Base(1, 1))),
    card("Kenrith's Transformation", "{1}{G}", "Enchantment — Aura", ENCHANTS_A_CREATURE, on(ENTERS, Draw(None, 1)),
         lasting(ENCHANTED_CREATURE, LoseAbility(), Colours("G"), Types(set=("Elk", "creature")), Base(3, 3))),
    card("Song of the Dryads", "{2}{G}", "Enchantment — Aura", Keyword("enchant", PERMANENT),
         lasting(PERMANENT & ENCHANTED, Colours(""), Types(set=("Forest", "land")))),
    # power and toughness
    card("Maro", "{2}{G}{G}", "Creature — Elemental", Static((Base(IN_HAND, IN_HAND),), cda=True), pt=("*", "*")),
    card(
        "Lost Order of Jarkeld", "{2}{W}{W}", "Creature — Human Knight", AsEnters(ChooseQuality(PlayerName(OPPONENT))),
        Static((Base(*(Plus((1, Number(CREATURE & ControlledBy(Same(Ref("self.chosen")))))),) * 2),), cda=True), pt=("1+*", "1+*"),
    ),
    card("Crusade", "{W}{W}", "Enchantment", lasting(WHITE & CREATURE, Add(1, 1))),
    card("Heartless Summoning", "{1}{B}", "Enchantment",
         lasting(None, Price(Cast(CREATURE & SPELL, YOU), -2)), lasting(CREATURE & YOURS, Add(-1, -1))),
    card("Coat of Arms", "{5}", "Artifact", lasting(
        CREATURE, Add(*(Number(Not(Is(Ref("affected"))) & CREATURE & Shares("creature_type", Ref("affected"))),) * 2), say="each")),
    card("Doran, the Siege Tower", "{W}{B}{G}", "Legendary Creature — Treefolk Shaman",
         lasting(CREATURE, Assigns("toughness"), say="each"), pt=(0, 5)),
    card(
        "Assault Formation", "{1}{G}", "Enchantment", lasting(CREATURE & YOURS, Assigns("toughness"), say="each"),
        ability("{G}", Apply(Target(CREATURE & Has("defender")), (AsThough("no_defender"),), END_OF_TURN)),
        ability("{2}{G}", Apply(All(CREATURE & YOURS), (Add(0, 1),), END_OF_TURN)),
    ),
    card("Mannichi, the Fevered Dream", "{2}{R}", "Legendary Creature — Spirit",
         ability("{1}{R}", Apply(All(CREATURE, say="each"), SWITCHED, END_OF_TURN)), pt=(1, 2)),
    card("Dwarven Thaumaturgist", "{2}{R}", "Creature — Dwarf Shaman",
         ability("{T}", Apply(Target(CREATURE), SWITCHED, END_OF_TURN)), pt=(1, 2)),
    card("Aquamoeba", "{1}{U}", "Creature — Elemental Beast", ability("", Apply(SELF, SWITCHED, END_OF_TURN), Discard(None, 1)), pt=(1, 3)),
    card("Transmutation", "{1}{B}", "Instant", Spell(Apply(Target(CREATURE), SWITCHED, END_OF_TURN))),
    card("Ovinize", "{1}{U}", "Instant", Spell(Apply(Target(CREATURE), (LoseAbility(), Base(0, 1)), END_OF_TURN, first=True))),
    card("Diminish", "{U}", "Instant", Spell(Apply(Target(CREATURE), (Base(1, 1),), END_OF_TURN))),
    card("Snakeform", "{2}{G/U}", "Instant", Spell(Seq((
        Apply(Target(CREATURE), (LoseAbility(), Colours("G"), Types(set=("Snake",)), Base(1, 1)), END_OF_TURN, first=True),
        Draw(None, 1)), "line"))),
    card("Sudden Spoiling", "{1}{B}{B}", "Instant", keyword("split second"), Spell(Apply(
        All(CREATURE & ControlledBy(Same(Target(PLAYER)))), (LoseAbility(), Base(0, 2)), END_OF_TURN, first=True))),
    card("Viridian Joiner", "{2}{G}", "Creature — Elf Druid", makes("{G}", n=Of(SELF, "power")), pt=(1, 2)),
    card("Chameleon Colossus", "{2}{G}{G}", "Creature — Shapeshifter",
         keyword("changeling"), keyword("protection", BLACK),
         ability("{2}{G}{G}", Apply(SELF, (Add(Of(SELF, "power"), Of(SELF, "power")),), END_OF_TURN)), pt=(4, 4)),
    card("Avian Changeling", "{2}{W}", "Creature — Shapeshifter", keyword("changeling"), keyword("flying"), pt=(2, 2)),
    card("Nameless Inversion", "{1}{B}", "Kindred Instant — Shapeshifter", keyword("changeling"),
         Spell(Apply(Target(CREATURE), (Add(3, -3), Types(lose=("*creature",))), END_OF_TURN))),
    card("Ego Erasure", "{2}{U}", "Kindred Instant — Shapeshifter", keyword("changeling"),
         Spell(Apply(All(CREATURE & ControlledBy(Same(Target(PLAYER)))), (Add(-2, 0), Types(lose=("*creature",))), END_OF_TURN))),
    card("Amoeboid Changeling", "{1}{U}", "Creature — Shapeshifter", keyword("changeling"),
         ability("{T}", Apply(Target(CREATURE), (Types(add=("*creature",)),), END_OF_TURN)),
         ability("{T}", Apply(Target(CREATURE), (Types(lose=("*creature",)),), END_OF_TURN)), pt=(1, 1)),
    card("Assault Griffin", "{3}{W}", "Creature — Griffin", keyword("flying"), pt=(3, 2)),
)  # fmt: skip
