"""Starter: cards with kicker and multikicker (702.33)."""

from __future__ import annotations

from server.engine.abilities.amounts import Of, Plus, Times, X
from server.engine.abilities.changes import END_OF_TURN, Add, Forbid, Gain, Unpreventable
from server.engine.abilities.conditions import Paid, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    BASIC,
    CREATURE,
    ENCHANTMENT,
    LAND,
    OPPONENT,
    PERMANENT,
    PLANESWALKER,
    PLAYER,
    SPELL,
    THEIRS,
    YOURS,
    Colour,
    ControlledBy,
    Has,
    Kind,
    Same,
    Stat,
    Status,
    Subtype,
    WithCounter,
)  # fmt: skip
from server.engine.abilities.kinds import AsEnters, Card, ExtraCost, Keyword, Spell, Triggered, card
from server.engine.abilities.picks import OTHER, SELF, TARGET, All, Choose, Ref, Target
from server.engine.abilities.structures import Apply, Costs, If, Mana, Mode, Modes, Rule, Seq
from server.engine.abilities.verbs import (
    Attack,
    Become,
    Block,
    Cast,
    Create,
    Damage,
    Discard,
    Draw,
    Fight,
    GainLife,
    LoseLife,
    Move,
    PutCounters,
    Regenerate,
    Sacrifice,
    Scry,
    Tap,
    destroy,
    exile,
    to_hand,
)  # fmt: skip
from server.engine.abilities.words import Ability, Effect, Payable

from .say import (
    END_STEP,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT_SELF,
    NONLAND,
    ability,
    graveyard_card,
    keyword,
    keywords,
    lasting,
    on,
    token,
)  # fmt: skip

KICKED = Paid("kicker")
TIMES_KICKED = Of(SELF, "paid:kicker")
THAT = Ref("target", "that")
MINE = All(CREATURE & YOURS)
ITS_VALUE = Of(Ref("target", "that permanent"), "mana_value")
GUARDED = Forbid(Become(AFFECTED, "targeted", (SPELL | Kind("ability")) & THEIRS))
THEIR_CREATURES = All(CREATURE & ControlledBy(Same(Target(PLAYER))), say="each")
OTHER_TARGET = Target(CREATURE, name="other", apart=("target",))


def kicker(mana: str, *costs: Payable) -> ExtraCost:
    """Kicker for that mana and more."""
    return ExtraCost((*((Mana(mana),) if mana else ()), *costs), "kicker", True)


def multikicker(mana: str) -> ExtraCost:
    """Multikicker for that mana."""
    return ExtraCost((Mana(mana),), "kicker", True, True)


def kicks(do: Effect) -> Triggered:
    """When it enters, if it was kicked, do it."""
    return on(ENTERS, do, KICKED)


def grown(n: int, word: str = "") -> AsEnters:
    """If it was kicked, it enters with so many +1/+1 counters, and with that keyword."""
    counters = PutCounters("+1/+1", SELF, n)
    return AsEnters(If(KICKED, Seq((counters, Apply(SELF, (Gain(Keyword(word)),)))) if word else counters))


def too(do: Effect, more: Effect) -> Spell:
    """Do it, and more if it was kicked."""
    return Spell(Seq((do, If(KICKED, more))))


def instead(do: Effect, better: Effect) -> If:
    """Do it, or something else if it was kicked."""
    return If(KICKED, better, do, word="instead")


def pumped(p: int, t: int, what: Target, more: tuple[int, int]) -> Spell:
    """The target gets so much, or more if it was kicked."""
    return Spell(instead(Apply(what, (Add(p, t),), END_OF_TURN), Apply(THAT, (Add(*more),), END_OF_TURN)))


def creature(name: str, cost: str, kind: str, size: tuple[int, int], *abilities: Ability) -> Card:
    """A creature card."""
    return card(name, cost, f"Creature — {kind}", *abilities, pt=size)


ENTERING = (
    creature("Citanul Woodreaders", "{2}{G}", "Human Druid", (1, 4), kicker("{2}{G}"), kicks(Draw(None, 2))),
    creature("Krosan Druid", "{2}{G}", "Centaur Druid", (2, 3), kicker("{4}{G}"), kicks(GainLife(None, 10))),
    creature("Benalish Emissary", "{2}{W}", "Human Wizard", (1, 4), kicker("{1}{G}"), kicks(destroy(Target(LAND)))),
    creature(
        "Tolarian Emissary", "{2}{U}", "Human Wizard", (1, 2),
        kicker("{1}{W}"), keyword("flying"), kicks(destroy(Target(ENCHANTMENT))),
    ),
    creature(
        "Verduran Emissary", "{2}{G}", "Human Wizard", (2, 3),
        kicker("{1}{R}"), kicks(Move(Target(ARTIFACT), "graveyard", "battlefield", "destroy", final=True)),
    ),
    creature(
        "Shivan Emissary", "{2}{R}", "Human Wizard", (1, 1),
        kicker("{1}{B}"), kicks(Move(Target(~Colour("B") & CREATURE), "graveyard", "battlefield", "destroy", final=True)),
    ),
    creature("Urborg Emissary", "{2}{B}", "Human Wizard", (3, 1), kicker("{1}{U}"), kicks(to_hand(Target(PERMANENT)))),
    creature("Heartstabber Mosquito", "{3}{B}", "Insect", (2, 2), kicker("{2}{B}"), keyword("flying"), kicks(destroy(Target(CREATURE)))),
    creature(
        "Goblin Ruinblaster", "{2}{R}", "Goblin Shaman", (2, 1),
        kicker("{R}"), keyword("haste"), kicks(destroy(Target(~BASIC & LAND))),
    ),
    creature("Caligo Skin-Witch", "{1}{B}", "Human Wizard", (1, 3), kicker("{3}{B}"), kicks(Discard(All(OPPONENT), 2))),
    creature(
        "Scorch Rider", "{3}{R}", "Human Warrior", (4, 3),
        kicker("{1}{R}"), kicks(Apply(IT_SELF, (Gain(Keyword("haste")),), END_OF_TURN)),
    ),
    creature("Territorial Allosaurus", "{2}{G}{G}", "Dinosaur", (5, 5), kicker("{2}{G}"), kicks(Fight(IT_SELF, Target(OTHER & CREATURE)))),
    creature("Kor Sanctifiers", "{2}{W}", "Kor Cleric", (2, 3), kicker("{W}"), kicks(destroy(Target(ARTIFACT | ENCHANTMENT)))),
    creature("Mold Shambler", "{3}{G}", "Fungus Beast", (3, 3), kicker("{1}{G}"), kicks(destroy(Target(~CREATURE & PERMANENT)))),
    creature("Torch Slinger", "{2}{R}", "Goblin Shaman", (2, 2), kicker("{1}{R}"), kicks(Damage(Target(CREATURE), 2, IT_SELF))),
    creature("Kitesail Cleric", "{W}", "Kor Cleric", (1, 1), kicker("{2}{W}"), keyword("flying"), kicks(Tap(Target(CREATURE, 0, 2)))),
    creature("Tempest Owl", "{1}{U}", "Bird", (1, 2), kicker("{4}{U}"), keyword("flying"), kicks(Tap(Target(PERMANENT, 0, 3)))),
    creature(
        "Oran-Rief Recluse", "{2}{G}", "Spider", (1, 3),
        kicker("{2}{G}"), keyword("reach"), kicks(destroy(Target(CREATURE & Has("flying")))),
    ),
    creature(
        "Battlewing Mystic", "{1}{U}", "Bird Wizard", (2, 1),
        kicker("{R}"), keyword("flying"), kicks(Seq((Discard(None, -1), Draw(None, 2)), "then")),
    ),
    creature("Sergeant-at-Arms", "{2}{W}", "Human Soldier", (2, 3), kicker("{2}{W}"), kicks(Create(token("Soldier", "W", 1, 1), 2))),
    creature("Benalish Sleeper", "{1}{W}", "Phyrexian Human Soldier", (3, 1), kicker("{B}"), kicks(Sacrifice(All(PLAYER), 1, CREATURE))),
    creature(
        "Juniper Order Rootweaver", "{1}{W}", "Human Druid", (2, 2),
        kicker("{G}"), kicks(PutCounters("+1/+1", Target(CREATURE & YOURS), 1)),
    ),
    creature("Bog Badger", "{2}{G}", "Badger", (3, 3), kicker("{B}"), kicks(Apply(MINE, (Gain(Keyword("menace")),), END_OF_TURN))),
    creature(
        "Goblin Bushwhacker", "{R}", "Goblin Warrior", (1, 1),
        kicker("{R}"), kicks(Apply(MINE, (Add(1, 0), Gain(Keyword("haste"))), END_OF_TURN)),
    ),
    creature(
        "Yavimaya Iconoclast", "{1}{G}", "Elf", (3, 2),
        kicker("{R}"), keyword("trample"), kicks(Apply(IT_SELF, (Add(1, 1), Gain(Keyword("haste"))), END_OF_TURN)),
    ),
    creature(
        "Kor Aeronaut", "{W}{W}", "Kor Soldier", (2, 2),
        kicker("{1}{W}"), keyword("flying"), kicks(Apply(Target(CREATURE), (Gain(Keyword("flying")),), END_OF_TURN)),
    ),
    creature("Cunning Geysermage", "{2}{U}", "Human Wizard", (3, 2), kicker("{2}{U}"), kicks(to_hand(Target(OTHER & CREATURE, 0, 1)))),
    creature("Elvish Hydromancer", "{2}{G}", "Elf Wizard", (3, 2), kicker("{3}{U}"), kicks(Create(copy_of=Target(CREATURE & YOURS)))),
    creature("Excavation Elephant", "{4}{W}", "Elephant", (3, 5), kicker("{1}{W}"), kicks(to_hand(Target(graveyard_card(ARTIFACT))))),
    creature(
        "Tazeem Roilmage", "{1}{U}", "Merfolk Wizard", (2, 1),
        kicker("{4}"), kicks(to_hand(Target(graveyard_card(INSTANT_OR_SORCERY)))),
    ),
    creature(
        "Ghitu Chronicler", "{1}{R}", "Human Wizard", (1, 3),
        kicker("{3}{R}"), kicks(to_hand(Target(graveyard_card(INSTANT_OR_SORCERY)))),
    ),
    creature(
        "Phyrexian Missionary", "{1}{W}", "Phyrexian Human Cleric", (2, 3),
        kicker("{1}{B}"), keyword("lifelink"), kicks(to_hand(Target(graveyard_card(CREATURE)))),
    ),
    creature(
        "Nullpriest of Oblivion", "{1}{B}", "Vampire Cleric", (2, 1),
        kicker("{3}{B}"), keyword("lifelink"), keyword("menace"),
        kicks(Move(Target(graveyard_card(CREATURE)), "battlefield", "", "return")),
    ),
    creature(
        "Desolation Angel", "{3}{B}{B}", "Angel", (5, 4),
        kicker("{W}{W}"), keyword("flying"), on(ENTERS, instead(destroy(All(LAND & YOURS)), destroy(All(LAND)))),
    ),
    creature(
        "Desolation Giant", "{2}{R}{R}", "Giant", (3, 3),
        kicker("{W}{W}"), on(ENTERS, instead(destroy(All(OTHER & CREATURE & YOURS)), destroy(All(OTHER & CREATURE)))),
    ),
    creature(
        "Skizzik", "{3}{R}", "Elemental", (5, 3),
        kicker("{R}"), *keywords("trample", "haste"),
        on(END_STEP, Move(IT_SELF, "graveyard", "battlefield", "sacrifice"), Unless(KICKED)),
    ),
    card(
        "Josu Vess, Lich Knight", "{2}{B}{B}", "Legendary Creature — Zombie Knight",
        kicker("{5}{B}"), keyword("menace"), kicks(Create(token("Zombie Knight", "B", 2, 2, Keyword("menace")), 8)), pt=(4, 5),
    ),
    creature("Thornscape Battlemage", "{2}{G}", "Elf Wizard", (2, 2), Keyword("kicker", None, Costs((Mana("{R}"), Mana("{W}")))),
             on(ENTERS, Damage(Target(ANY_TARGET), 2, IT_SELF), Paid("kicker", "{R}")),
             on(ENTERS, destroy(Target(ARTIFACT)), Paid("kicker", "{W}"))),
    creature("Sunscape Battlemage", "{2}{W}", "Human Wizard", (2, 2), Keyword("kicker", None, Costs((Mana("{1}{G}"), Mana("{2}{U}")))),
             on(ENTERS, destroy(Target(CREATURE & Has("flying"))), Paid("kicker", "{1}{G}")),
             on(ENTERS, Draw(None, 2), Paid("kicker", "{2}{U}"))),
    creature("Thunderscape Battlemage", "{2}{R}", "Human Wizard", (2, 2), Keyword("kicker", None, Costs((Mana("{1}{B}"), Mana("{G}")))),
             on(ENTERS, Discard(Target(PLAYER), 2), Paid("kicker", "{1}{B}")),
             on(ENTERS, destroy(Target(ENCHANTMENT)), Paid("kicker", "{G}"))),
)  # fmt: skip

GROWING = (
    creature("Baloth Gorger", "{2}{G}{G}", "Beast", (4, 4), kicker("{4}"), grown(3)),
    creature("Pincer Spider", "{2}{G}", "Spider", (2, 3), kicker("{3}"), keyword("reach"), grown(1)),
    creature("Academy Drake", "{2}{U}", "Drake", (2, 2), kicker("{4}"), keyword("flying"), grown(2)),
    creature("Ardent Soldier", "{1}{W}", "Human Soldier", (1, 2), kicker("{2}"), keyword("vigilance"), grown(1)),
    creature("Stronghold Confessor", "{B}", "Human Cleric", (1, 1), kicker("{3}"), keyword("menace"), grown(2)),
    creature("Phyrexian Scuta", "{3}{B}", "Phyrexian Zombie", (3, 3), kicker("", LoseLife(None, 3)), grown(2)),
    creature("Kavu Primarch", "{3}{G}", "Kavu", (3, 3), kicker("{4}"), keyword("convoke"), grown(4)),
    creature("Llanowar Elite", "{G}", "Elf", (1, 1), kicker("{8}"), keyword("trample"), grown(5)),
    creature("Shalai's Acolyte", "{4}{W}", "Angel", (3, 4), kicker("{1}{G}"), keyword("flying"), grown(2)),
    creature("Duskwalker", "{B}", "Human Minion", (1, 1), kicker("{3}{B}"), grown(2, "fear")),
    creature("Faerie Squadron", "{U}", "Faerie", (1, 1), kicker("{3}{U}"), grown(2, "flying")),
    creature("Pouncing Wurm", "{3}{G}", "Wurm", (3, 3), kicker("{2}{G}"), grown(3, "haste")),
    creature("Pouncing Kavu", "{1}{R}", "Kavu", (1, 1), kicker("{2}{R}"), keyword("first strike"), grown(2, "haste")),
    creature("Kavu Titan", "{1}{G}", "Kavu", (2, 2), kicker("{2}{G}"), grown(3, "trample")),
    creature("Benalish Lancer", "{2}{W}", "Human Knight", (2, 2), kicker("{2}{W}"), grown(2, "first strike")),
    creature("Ghastly Gloomhunter", "{1}{B}", "Zombie Bat", (1, 1), kicker("{3}{B}"), *keywords("flying", "lifelink"), grown(2)),
    creature("Untamed Kavu", "{1}{G}", "Kavu", (2, 2), kicker("{3}"), *keywords("vigilance", "trample"), grown(3)),
    creature("Kavu Aggressor", "{2}{R}", "Kavu", (3, 2), kicker("{4}"), lasting(None, Forbid(Block(AFFECTED))), grown(1)),
    creature("Urborg Skeleton", "{B}", "Skeleton", (0, 1), kicker("{3}"), ability("{B}", Regenerate(SELF)), grown(1)),
    creature("Aether Figment", "{1}{U}", "Illusion", (1, 1), kicker("{3}"), grown(2), lasting(None, Forbid(Block(None, AFFECTED)))),
    creature("Arctic Merfolk", "{1}{U}", "Merfolk", (1, 1), kicker("", to_hand(Choose(CREATURE & YOURS))), grown(1)),
    creature(
        "Gnarlid Colony", "{1}{G}", "Beast", (2, 2),
        kicker("{2}{G}"), grown(2), lasting(CREATURE & YOURS & WithCounter("+1/+1"), Gain(Keyword("trample")), say="each"),
    ),
    creature(
        "Viashino Branchrider", "{R}", "Lizard Warrior", (1, 1),
        kicker("{2}{G}"), keyword("haste"), grown(2), ability("{2}{R}", Apply(SELF, (Add(2, 0),), END_OF_TURN)),
    ),
)  # fmt: skip

SPELLS = (
    card("Runic Shot", "{W}", "Sorcery", kicker("{U}"), too(destroy(Target(Status("tapped") & CREATURE)), Scry(2))),
    card("Field Research", "{2}{U}", "Sorcery", kicker("{2}{U}"), Spell(instead(Draw(None, 2), Draw(None, 3)))),
    card("Phyrexian Espionage", "{2}{U}", "Sorcery", kicker("{1}{B}"), too(Draw(None, 2), Discard(All(OPPONENT), 1))),
    card("Dismantling Blow", "{2}{W}", "Instant", kicker("{2}{U}"), too(destroy(Target(ARTIFACT | ENCHANTMENT)), Draw(None, 2))),
    card("Aggressive Sabotage", "{2}{B}", "Sorcery", kicker("{R}"), too(Discard(Target(PLAYER), 2), Damage(TARGET, 3, IT_SELF))),
    card("Blink of an Eye", "{1}{U}", "Instant", kicker("{1}{U}"), too(to_hand(Target(NONLAND & PERMANENT)), Draw(None, 1))),
    card(
        "Roil Eruption", "{1}{R}", "Sorcery",
        kicker("{5}"), Spell(If(KICKED, Damage(Target(ANY_TARGET), 5), Damage(Target(ANY_TARGET), 3))),
    ),
    card("Shivan Fire", "{R}", "Instant", kicker("{4}"), Spell(If(KICKED, Damage(Target(CREATURE), 4), Damage(Target(CREATURE), 2)))),
    card(
        "Dwarven Landslide", "{3}{R}", "Sorcery",
        kicker("{2}{R}", Sacrifice(None, 1, LAND)),
        too(destroy(Target(LAND)), destroy(Target(LAND, name="other", apart=("target",)))),
    ),
    card(
        "Tear Asunder", "{1}{G}", "Instant",
        kicker("{1}{B}"), Spell(instead(exile(Target(ARTIFACT | ENCHANTMENT)), exile(Target(NONLAND & PERMANENT)))),
    ),
    card(
        "Saproling Migration", "{1}{G}", "Sorcery",
        kicker("{4}"), Spell(If(KICKED, Create(token("Saproling", "G", 1, 1), 4), Create(token("Saproling", "G", 1, 1), 2))),
    ),
    card(
        "Conqueror's Pledge", "{2}{W}{W}{W}", "Sorcery",
        kicker("{6}"), Spell(If(KICKED, Create(token("Kor Soldier", "W", 1, 1), 12), Create(token("Kor Soldier", "W", 1, 1), 6))),
    ),
    card("Hurloon Battle Hymn", "{2}{R}", "Instant", kicker("{W}"), too(Damage(Target(CREATURE | PLANESWALKER), 4), GainLife(None, 4))),
    card("Jilt", "{1}{U}", "Instant", kicker("{1}{R}"), too(to_hand(Target(CREATURE)), Damage(OTHER_TARGET, 2, IT_SELF))),
    card(
        "Orim's Thunder", "{2}{W}", "Instant",
        kicker("{R}"),
        too(destroy(Target(ARTIFACT | ENCHANTMENT)), Damage(Target(CREATURE, name="other"), ITS_VALUE, IT_SELF)),
    ),
    card(
        "Savage Offensive", "{1}{R}", "Sorcery",
        kicker("{G}"),
        too(Apply(MINE, (Gain(Keyword("first strike")),), END_OF_TURN), Apply(Ref("all", "they"), (Add(1, 1),), END_OF_TURN)),
    ),
    card("Probe", "{2}{U}", "Sorcery", kicker("{1}{B}"), too(Seq((Draw(None, 3), Discard(None, 2)), "then"), Discard(Target(PLAYER), 2))),
    card("Explosive Growth", "{G}", "Instant", kicker("{5}"), pumped(2, 2, Target(CREATURE), (5, 5))),
    card("Might of Murasa", "{1}{G}", "Instant", kicker("{2}{G}"), pumped(3, 3, Target(CREATURE), (5, 5))),
    card("Vicious Offering", "{1}{B}", "Instant", kicker("", Sacrifice(None, 1, CREATURE)), pumped(-2, -2, Target(CREATURE), (-5, -5))),
    card(
        "Vampire's Bite", "{B}", "Instant",
        kicker("{2}{B}"),
        too(Apply(Target(CREATURE), (Add(3, 0),), END_OF_TURN), Apply(THAT, (Gain(Keyword("lifelink")),), END_OF_TURN)),
    ),
    card(
        "Strength of the Coalition", "{G}", "Instant",
        kicker("{2}{W}"),
        too(Apply(Target(CREATURE & YOURS), (Add(2, 2),), END_OF_TURN), PutCounters("+1/+1", All(CREATURE & YOURS), 1)),
    ),
    card(
        "Wild Onslaught", "{3}{G}", "Instant",
        kicker("{4}"),
        Spell(instead(PutCounters("+1/+1", All(CREATURE & YOURS), 1), PutCounters("+1/+1", All(CREATURE & YOURS), 2))),
    ),
    card(
        "Unstable Footing", "{R}", "Instant",
        kicker("{3}{R}"), too(Rule((Unpreventable(Damage()),), END_OF_TURN), Damage(Target(PLAYER | PLANESWALKER), 5, IT_SELF)),
    ),
    card(
        "Orim's Chant", "{W}", "Instant",
        kicker("{W}"),
        too(Apply(Target(PLAYER), (Forbid(Cast(SPELL, AFFECTED)),), END_OF_TURN), Rule((Forbid(Attack(CREATURE)),), END_OF_TURN)),
    ),
    card(
        "Vines of Vastwood", "{G}", "Instant",
        kicker("{G}"),
        too(Apply(Target(CREATURE), (GUARDED,), END_OF_TURN), Apply(THAT, (Add(4, 4),), END_OF_TURN)),
    ),
    card(
        "Galadriel's Dismissal", "{W}", "Instant",
        kicker("{2}{W}"),
        Spell(instead(Become(Target(CREATURE), "phased_out"), Become(THEIR_CREATURES, "phased_out"))),
    ),
    card("Inscription of Ruin", "{2}{B}", "Sorcery", kicker("{2}{B}{B}"), Spell(Modes(1, 1, (
        Mode(Discard(Target(OPPONENT), 2)),
        Mode(Move(Target(graveyard_card(CREATURE) & Stat("mana_value", "<=", 2)), "battlefield", "", "return")),
        Mode(destroy(Target(CREATURE & Stat("mana_value", "<=", 3)))),
    ), any_if="kicker"))),
)  # fmt: skip

MANY = (
    creature("Gnarlid Pack", "{1}{G}", "Beast", (2, 2), multikicker("{1}{G}"), AsEnters(PutCounters("+1/+1", SELF, TIMES_KICKED))),
    creature(
        "Enclave Elite", "{2}{U}", "Merfolk Soldier", (2, 2),
        multikicker("{1}{U}"), keyword("landwalk", Subtype("Island")), AsEnters(PutCounters("+1/+1", SELF, TIMES_KICKED)),
    ),
    creature(
        "Quag Vampires", "{B}", "Vampire Rogue", (1, 1),
        multikicker("{1}{B}"), keyword("landwalk", Subtype("Swamp")), AsEnters(PutCounters("+1/+1", SELF, TIMES_KICKED)),
    ),
    creature(
        "Skitter of Lizards", "{R}", "Lizard", (1, 1),
        multikicker("{1}{R}"), keyword("haste"), AsEnters(PutCounters("+1/+1", SELF, TIMES_KICKED)),
    ),
    creature(
        "Apex Hawks", "{2}{W}", "Bird", (2, 2),
        multikicker("{1}{W}"), keyword("flying"), AsEnters(PutCounters("+1/+1", SELF, TIMES_KICKED)),
    ),
    creature(
        "Wolfbriar Elemental", "{2}{G}{G}", "Elemental", (4, 4),
        multikicker("{G}"), on(ENTERS, Create(token("Wolf", "G", 2, 2), Times(1, TIMES_KICKED))),
    ),
    creature(
        "Lightkeeper of Emeria", "{3}{W}", "Angel", (2, 4),
        multikicker("{W}"), keyword("flying"), on(ENTERS, GainLife(None, Times(2, TIMES_KICKED))),
    ),
    creature(
        "Bloodhusk Ritualist", "{2}{B}", "Vampire Shaman", (2, 2),
        multikicker("{B}"), on(ENTERS, Discard(Target(OPPONENT), Times(1, TIMES_KICKED))),
    ),
    card(
        "Comet Storm", "{X}{R}{R}", "Instant",
        multikicker("{1}"), Spell(Damage(Target(ANY_TARGET, Plus((1, TIMES_KICKED)), Plus((1, TIMES_KICKED))), X())),
    ),
)  # fmt: skip

CARDS = (*ENTERING, *GROWING, *SPELLS, *MANY)
