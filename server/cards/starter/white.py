"""Starter: white cards."""

from __future__ import annotations

from server.engine.abilities.amounts import AnyColourName, Greatest, Of, Result
from server.engine.abilities.changes import END_OF_TURN, Add, Base, Forbid, Gain, LoseAbility, Prevent, Price, Replace, Types, Until
from server.engine.abilities.conditions import Compare, Fits
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    CARD,
    CREATURE,
    ENCHANTMENT,
    LAND,
    PERMANENT,
    PLAYER,
    SPELL,
    THEIRS,
    TOKEN,
    YOU,
    YOURS,
    Chosen,
    InZone,
    Kind,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Keyword, Opening, Spell, Triggered, card
from server.engine.abilities.picks import ENCHANTED, IT, OTHER, SELF, TARGET, YOU_, All, Choose, ControllerOf, OwnerOf, Ref, Target
from server.engine.abilities.structures import Apply, ChooseQuality, Later, Mana, May, Mode, Modes, Seq
from server.engine.abilities.verbs import (
    Attack,
    Cast,
    Create,
    Damage,
    Draw,
    ExchangeLife,
    GainLife,
    Move,
    PutCounters,
    RemoveCounters,
    Scry,
    SetLife,
    Tap,
    Untap,
    Win,
    destroy,
    exile,
    sacrifice,
    to_hand,
)  # fmt: skip

from .say import (
    DIES,
    END_STEP,
    ENTERS,
    IT_SELF,
    LEAVES,
    NONCREATURE,
    NONLAND,
    OTHER_CREATURE,
    RED,
    SECOND_MAIN,
    UPKEEP,
    WHITE,
    ability,
    casts,
    graveyard_card,
    keyword,
    lasting,
    on,
    token,
)  # fmt: skip

PROTECTED = (Gain(Keyword("protection", Chosen("colour", "colour"))),)
PROTECT = Seq((ChooseQuality(AnyColourName(), "colour"), Apply(Target(CREATURE & YOURS), PROTECTED, END_OF_TURN)))

CARDS = (
    card("Raise the Alarm", "{1}{W}", "Instant", Spell(Create(token("Soldier", "W", 1, 1), 2))),
    card("Disenchant", "{1}{W}", "Instant", Spell(destroy(Target(ARTIFACT | ENCHANTMENT)))),
    card(
        "Healing Salve", "{W}", "Instant",
        Spell(Modes(1, 1, (
            Mode(GainLife(Target(PLAYER), 3)),
            Mode(Apply(Target(ANY_TARGET), (Prevent(Damage(AFFECTED), 3, shield=True),), END_OF_TURN)),
        ))),
    ),
    card(
        "Swords to Plowshares", "{W}", "Instant",
        Spell(Seq((exile(Target(CREATURE)), GainLife(ControllerOf(TARGET), Of(TARGET, "power"))))),
    ),
    card(
        "Exile", "{2}{W}", "Instant",
        Spell(Seq((exile(Target(~WHITE & Status("attacking") & CREATURE)), GainLife(None, Of(TARGET, "toughness"))))),
    ),
    card(
        "Cloudshift", "{W}", "Instant",
        Spell(Seq((exile(Target(CREATURE & YOURS)), Move(Ref("moved", "that"), "battlefield", manner="return", under=YOU_)), "then")),
    ),
    card("Holy Strength", "{W}", "Enchantment — Aura", Keyword("enchant", CREATURE), lasting(CREATURE & ENCHANTED, Add(1, 2))),
    card("Glorious Anthem", "{1}{W}{W}", "Enchantment", lasting(CREATURE & YOURS, Add(1, 1))),
    card("Honor of the Pure", "{1}{W}", "Enchantment", lasting(WHITE & CREATURE & YOURS, Add(1, 1))),
    card("Inspired Charge", "{2}{W}{W}", "Instant", Spell(Apply(All(CREATURE & YOURS), (Add(2, 1),), END_OF_TURN))),
    card("Wrath of God", "{2}{W}{W}", "Sorcery", Spell(Move(All(CREATURE), "graveyard", "battlefield", "destroy", final=True))),
    card("Humility", "{2}{W}{W}", "Enchantment", lasting(CREATURE, LoseAbility(), Base(1, 1), say="all")),
    card(
        "Axis of Mortality", "{4}{W}{W}", "Enchantment", on(UPKEEP, May(ExchangeLife(Target(PLAYER, 2, 2))))
    ),
    card(
        "Oblivion Ring", "{2}{W}", "Enchantment",
        on(ENTERS, exile(Target(OTHER & NONLAND & PERMANENT), "self.exiled")),
        on(LEAVES, Move(Ref("self.exiled"), "battlefield", manner="return", under=OwnerOf(Ref("self.exiled")))),
    ),
    card(
        "Banishing Light", "{2}{W}", "Enchantment",
        on(ENTERS, Move(Target(NONLAND & PERMANENT & THEIRS), "exile", manner="exile", until=Until(LEAVES))),
    ),
    card(
        "Rest in Peace", "{1}{W}", "Enchantment",
        on(ENTERS, exile(All(CARD & InZone("graveyard")))),
        lasting(None, Replace(Move(CARD | TOKEN, "graveyard"), to="exile")),
    ),
    card(
        "Leyline of Sanctity", "{2}{W}{W}", "Enchantment",
        Opening(Move(SELF, "battlefield")), lasting(YOU, Gain(Keyword("hexproof"))),
    ),
    card("Ghostly Prison", "{2}{W}", "Enchantment", lasting(CREATURE, Forbid(Attack(AFFECTED, YOU), unless=Mana("{2}")))),
    card(
        "Opalescence", "{2}{W}{W}", "Enchantment",
        lasting(
            OTHER & ~Subtype("Aura") & ENCHANTMENT,
            Types(add=("creature",)), Base(Of(Ref("affected"), "mana_value"), Of(Ref("affected"), "mana_value")), say="each",
        ),
    ),
    # creatures
    card("Soul Warden", "{W}", "Creature — Human Cleric", on(Move(OTHER_CREATURE, "battlefield"), GainLife(None, 1)), pt=(1, 1)),
    card("Soul's Attendant", "{W}", "Creature — Human Cleric", on(Move(OTHER_CREATURE, "battlefield"), May(GainLife(None, 1))), pt=(1, 1)),
    card("Doomed Traveler", "{W}", "Creature — Human Soldier",
         on(DIES, Create(token("Spirit", "W", 1, 1, Keyword("flying")), 1)), pt=(1, 1)),
    card("Steppe Lynx", "{W}", "Creature — Cat",
         on(Move(LAND & YOURS, "battlefield"), Apply(SELF, (Add(2, 2),), END_OF_TURN), word="Landfall"), pt=(0, 1)),
    card(
        "Serra Ascendant", "{W}", "Creature — Human Monk",
        keyword("lifelink"), lasting(None, Add(5, 5), Gain(Keyword("flying")), cond=Compare(Of(YOU_, "life"), ">=", 30)), pt=(1, 1),
    ),
    card(
        "Burrenton Forge-Tender", "{W}", "Creature — Kithkin Wizard",
        keyword("protection", RED),
        ability("", Apply(Choose(RED & Kind("source")), (Prevent(Damage(source=AFFECTED)),), END_OF_TURN), sacrifice(SELF)), pt=(1, 1),
    ),
    card("Ajani's Pridemate", "{1}{W}", "Creature — Cat Soldier", on(GainLife(YOU), PutCounters("+1/+1", SELF, 1)), pt=(2, 2)),
    card("Veteran Armorer", "{1}{W}", "Creature — Human Soldier", lasting(OTHER & CREATURE & YOURS, Add(0, 1)), pt=(2, 2)),
    card("Wall of Omens", "{1}{W}", "Creature — Wall", keyword("defender"), on(ENTERS, Draw(None, 1)), pt=(0, 4)),
    card("Kor Skyfisher", "{1}{W}", "Creature — Kor Soldier",
         keyword("flying"), on(ENTERS, to_hand(Choose(PERMANENT & YOURS))), pt=(2, 3)),
    card("Samite Healer", "{1}{W}", "Creature — Human Cleric",
         ability("{T}", Apply(Target(ANY_TARGET), (Prevent(Damage(AFFECTED), 1, shield=True),), END_OF_TURN)), pt=(1, 1)),
    card("Thalia, Guardian of Thraben", "{1}{W}", "Legendary Creature — Human Soldier",
         keyword("first strike"), lasting(NONCREATURE & SPELL, Price(Cast(AFFECTED), 1)), pt=(2, 1)),
    card(
        "Acrobatic Cheerleader", "{1}{W}", "Creature — Human Survivor",
        Triggered(SECOND_MAIN, PutCounters("flying", IT_SELF, 1), Fits(SELF, Status("tapped")), word="Survival", limit="game"), pt=(2, 2),
    ),
    card(
        "Flickerwisp", "{1}{W}{W}", "Creature — Elemental",
        keyword("flying"),
        on(ENTERS, Seq((
            exile(Target(OTHER & PERMANENT)),
            Later(END_STEP, Move(Ref("moved", "that"), "battlefield", manner="return", under=OwnerOf(Ref("moved")))),
        ))), pt=(3, 1),
    ),
    card(
        "Order of Whiteclay", "{1}{W}{W}", "Creature — Kithkin Cleric",
        Activated(
            (Mana("{1}{W}{W}"), Untap(SELF)),
            Move(Target(graveyard_card(CREATURE) & Stat("mana_value", "<=", 3)), "battlefield", manner="return"),
        ), pt=(1, 4),
    ),
    card("Rhox Faithmender", "{3}{W}", "Creature — Rhino Monk",
         keyword("lifelink"), lasting(None, Replace(GainLife(YOU), times=2)), pt=(1, 5)),
    card(
        "Ballynock Trapper", "{3}{W}", "Creature — Kithkin Soldier",
        ability("{T}", Tap(Target(CREATURE))), on(casts(WHITE), May(Untap(SELF))), pt=(2, 2),
    ),
    card(
        "Felidar Sovereign", "{4}{W}{W}", "Creature — Cat Beast",
        keyword("vigilance"), keyword("lifelink"), on(UPKEEP, Win(YOU_), Compare(Of(YOU_, "life"), ">=", 40)), pt=(4, 6),
    ),
    card(
        "Arbiter of Knollridge", "{6}{W}", "Creature — Giant Wizard",
        keyword("vigilance"), on(ENTERS, SetLife(All(PLAYER), Greatest(PLAYER, "life"))), pt=(5, 5),
    ),
    # protection from a colour of one's choice
    card(
        "Gods Willing", "{W}", "Instant",
        Spell(Seq((PROTECT, Scry(1)), "line")),
    ),
    card("Mother of Runes", "{W}", "Creature — Human Cleric",
         ability("{T}", PROTECT), pt=(1, 1)),
    card("Gilded Light", "{1}{W}", "Instant",
         Spell(Apply(YOU_, (Gain(Keyword("shroud")),), END_OF_TURN)), keyword("cycling", cost="{2}")),
    card(
        "Leeches", "{1}{W}{W}", "Sorcery",
        Spell(Seq((RemoveCounters("poison", Target(PLAYER), -1), Damage(Ref("target", "that"), Result("removed"))))),
    ),
    card("Kismet", "{3}{W}", "Enchantment",
         lasting(None, Replace(Move((ARTIFACT | CREATURE | LAND) & THEIRS, "battlefield"), also=Tap(IT)))),
    card("Sublime Exhalation", "{6}{W}", "Sorcery", keyword("undaunted"), Spell(destroy(All(CREATURE)))),
)  # fmt: skip
