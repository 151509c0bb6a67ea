"""Starter: more cards with keywords that have a few already: bushido, soulbond, fading, replicate, buyback, modular ... (702.27-702.95)."""

from __future__ import annotations

from server.engine.abilities.amounts import X
from server.engine.abilities.changes import END_OF_TURN, Add, Forbid, Gain, Prevent, Require
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    LAND,
    PERMANENT,
    PLANESWALKER,
    PLAYER,
    SPELL,
    YOURS,
    And,
    Colour,
    Has,
    Is,
    Or,
    PairedWith,
)  # fmt: skip
from server.engine.abilities.kinds import Card, Keyword, Spell, Static, card
from server.engine.abilities.picks import ENCHANTED, OTHER, SELF, TARGET, YOU_, All, ControllerOf, Target
from server.engine.abilities.structures import AnyEvent, Apply, Costs, Mana, Pay
from server.engine.abilities.verbs import (
    Attack,
    Create,
    Damage,
    Discard,
    GainLife,
    Move,
    PutCounters,
    Regenerate,
    RemoveCounters,
    Sacrifice,
    Scry,
    Tap,
    counter,
    destroy,
    to_hand,
)  # fmt: skip
from server.engine.abilities.words import Ability, Change

from .say import ENTERS, IT_SELF, LEAVES, UPKEEP, ability, keyword, lasting, on, token

HITS = Damage(PLAYER, source=Is(SELF), combat="combat")
PAIR = Or((And((Is(SELF), PairedWith(CREATURE))), PairedWith(Is(SELF))))
EQUIPPED = CREATURE & ENCHANTED


def creature(name: str, cost: str, kind: str, size: tuple[int, int], *abilities: Ability) -> Card:
    """A creature card."""
    return card(name, cost, f"Creature — {kind}", *abilities, pt=size)


def arcbound(name: str, cost: str, kind: str, n: int, *abilities: Ability) -> Card:
    """An artifact creature with modular last."""
    return card(name, cost, f"Artifact Creature — {kind}", *abilities, keyword("modular", n=n), pt=(0, 0))


def bonded(name: str, cost: str, kind: str, size: tuple[int, int], change: Change) -> Card:
    """A creature with soulbond, and what it and its mate are like."""
    each = "each" if isinstance(change, Add) else ""
    return creature(name, cost, kind, size, keyword("soulbond"), Static((change,), PAIR, say=each))


def weapon(name: str, cost: str, equip: str, *changes: Change) -> Card:
    """A living weapon."""
    return card(name, cost, "Artifact — Equipment", keyword("living weapon"), lasting(EQUIPPED, *changes), keyword("equip", cost=equip))


def bushido(n: int) -> Keyword:
    """Bushido."""
    return keyword("bushido", n=n)


def ninjutsu(cost: str) -> Keyword:
    """Ninjutsu for that mana."""
    return keyword("ninjutsu", cost=cost)


FADE = RemoveCounters("fade", SELF, 1)

FIGHTING = (
    creature("Devoted Retainer", "{W}", "Human Samurai", (1, 1), bushido(1)),
    creature("Inner-Chamber Guard", "{1}{W}", "Human Samurai", (0, 2), bushido(2)),
    creature("Jade Avenger", "{1}{G}", "Frog Samurai", (2, 2), bushido(2)),
    creature("Nezumi Ronin", "{2}{B}", "Rat Samurai", (3, 1), bushido(1)),
    creature("Ronin Cavekeeper", "{5}{R}", "Human Samurai", (4, 3), bushido(2)),
    creature("Samurai Enforcers", "{4}{W}{W}", "Human Samurai", (4, 4), bushido(2)),
    creature("Ronin Houndmaster", "{2}{R}", "Human Samurai", (2, 2), keyword("haste"), bushido(1)),
    creature("Silverstorm Samurai", "{4}{W}{W}", "Fox Samurai", (3, 3), keyword("flash"), bushido(1)),
    creature("Araba Mothrider", "{1}{W}", "Human Samurai", (1, 1), keyword("flying"), bushido(1)),
    creature("Mothrider Samurai", "{3}{W}", "Human Samurai", (2, 2), keyword("flying"), bushido(1)),
    creature("Hand of Cruelty", "{B}{B}", "Human Samurai", (2, 2), keyword("protection", Colour("W")), bushido(1)),
    creature("Kuro's Taken", "{1}{B}", "Rat Samurai", (1, 1), bushido(1), ability("{1}{B}", Regenerate(SELF))),
    creature("Dokuchi Shadow-Walker", "{4}{B}{B}", "Ogre Ninja", (5, 5), ninjutsu("{3}{B}")),
    creature("Ninja of the New Moon", "{3}{B}{B}", "Spirit Ninja", (6, 3), ninjutsu("{3}{B}")),
    card("Mukotai Ambusher", "{3}{B}", "Artifact Creature — Rat Ninja", ninjutsu("{1}{B}"), keyword("lifelink"), pt=(3, 2)),
    creature("Blade-Blizzard Kitsune", "{2}{W}", "Fox Ninja", (2, 2), ninjutsu("{3}{W}"), keyword("double strike")),
    creature("Moonsnare Specialist", "{3}{U}", "Human Ninja", (2, 2), ninjutsu("{2}{U}"), on(ENTERS, to_hand(Target(CREATURE, 0, 1)))),
    creature(
        "Azra Smokeshaper", "{3}{B}", "Azra Ninja", (3, 3), ninjutsu("{1}{B}"),
        on(ENTERS, Apply(Target(CREATURE & YOURS), (Gain(Keyword("indestructible")),), END_OF_TURN)),
    ),
    creature("Mist-Syndicate Naga", "{2}{U}", "Snake Ninja", (3, 1), ninjutsu("{2}{U}"), on(HITS, Create(copy_of=SELF))),
    creature(
        "Moonblade Shinobi", "{3}{U}", "Human Ninja", (3, 2),
        ninjutsu("{2}{U}"), on(HITS, Create(token("Illusion", "U", 1, 1, Keyword("flying")), 1)),
    ),
    creature("Crested Craghorn", "{4}{R}", "Goat Beast", (4, 1), keyword("haste"), keyword("provoke")),
    creature("Brontotherium", "{4}{G}{G}", "Beast", (5, 3), keyword("trample"), keyword("provoke")),
    creature("Geist Trappers", "{4}{G}", "Human Warrior", (3, 5), keyword("soulbond"), Static((Gain(Keyword("reach")),), PAIR)),
    bonded("Wingcrafter", "{U}", "Human Wizard", (1, 1), Gain(Keyword("flying"))),
    bonded("Pathbreaker Wurm", "{4}{G}{G}", "Wurm", (6, 4), Gain(Keyword("trample"))),
    bonded("Elgaud Shieldmate", "{3}{U}", "Human Soldier", (2, 3), Gain(Keyword("hexproof"))),
    bonded("Nearheath Pilgrim", "{1}{W}", "Human Cleric", (2, 1), Gain(Keyword("lifelink"))),
    bonded("Spectral Gateguards", "{4}{W}", "Spirit Soldier", (2, 5), Gain(Keyword("vigilance"))),
    bonded("Hanweir Lancer", "{2}{R}", "Human Knight", (2, 2), Gain(Keyword("first strike"))),
    bonded("Druid's Familiar", "{3}{G}", "Bear", (2, 2), Add(2, 2)),
    bonded("Trusted Forcemage", "{2}{G}", "Human Shaman", (2, 2), Add(1, 1)),
    bonded("Wolfir Silverheart", "{3}{G}{G}", "Wolf Warrior", (4, 4), Add(4, 4)),
)  # fmt: skip

GROWING = (
    creature("Waning Wurm", "{3}{B}", "Zombie Wurm", (7, 6), keyword("vanishing", n=2)),
    creature(
        "Keldon Marauders", "{1}{R}", "Human Warrior", (3, 3), keyword("vanishing", n=2),
        on(AnyEvent((ENTERS, LEAVES)), Damage(Target(PLAYER | PLANESWALKER), 1, IT_SELF)),
    ),
    creature("Skyshroud Ridgeback", "{G}", "Beast", (2, 3), keyword("fading", n=2)),
    creature("Cloudskate", "{1}{U}", "Illusion", (2, 2), keyword("flying"), keyword("fading", n=3)),
    card("Rejuvenation Chamber", "{3}", "Artifact", keyword("fading", n=2), ability("{T}", GainLife(None, 2))),
    creature("Jolting Merfolk", "{2}{U}{U}", "Merfolk", (2, 2), keyword("fading", n=4), ability("", Tap(Target(CREATURE)), FADE)),
    creature("Woodripper", "{3}{G}{G}", "Beast", (4, 6), keyword("fading", n=3), ability("{1}", destroy(Target(ARTIFACT)), FADE)),
    creature(
        "Ancient Hydra", "{4}{R}", "Hydra", (5, 1),
        keyword("fading", n=5), ability("{1}", Damage(Target(ANY_TARGET), 1, IT_SELF), FADE),
    ),
    creature(
        "Phyrexian Prowler", "{3}{B}", "Phyrexian Zombie Mercenary", (3, 3),
        keyword("fading", n=3), ability("", Apply(SELF, (Add(1, 1),), END_OF_TURN), FADE),
    ),
    creature(
        "Defender en-Vec", "{3}{W}", "Human Cleric", (2, 4), keyword("fading", n=4),
        ability("", Apply(Target(ANY_TARGET), (Prevent(Damage(AFFECTED), 2, True),), END_OF_TURN), FADE),
    ),
    card("Arcbound Prototype", "{1}{W}", "Artifact Creature — Assembly-Worker", keyword("modular", n=2), pt=(0, 0)),
    card("Arcbound Slasher", "{4}{R}", "Artifact Creature — Cat", keyword("modular", n=4), keyword("riot"), pt=(0, 0)),
    arcbound("Arcbound Hybrid", "{4}", "Beast", 2, keyword("haste")),
    arcbound("Arcbound Mouser", "{W}", "Cat", 1, keyword("lifelink")),
    arcbound("Arcbound Lancer", "{7}", "Beast", 4, keyword("first strike")),
    arcbound("Arcbound Whelp", "{3}{R}", "Dragon", 2, keyword("flying"), ability("{R}", Apply(SELF, (Add(1, 0),), END_OF_TURN))),
    arcbound(
        "Arcbound Crusher", "{4}", "Juggernaut", 1,
        keyword("trample"), on(Move(OTHER & ARTIFACT, "battlefield"), PutCounters("+1/+1", SELF, 1)),
    ),
    arcbound("Arcbound Overseer", "{8}", "Golem", 6, on(UPKEEP, PutCounters("+1/+1", All(CREATURE & YOURS & Has("modular")), 1))),
    creature("Gorger Wurm", "{3}{R}{G}", "Wurm", (5, 5), keyword("devour", n=1)),
    creature("Feaster of Fools", "{4}{B}{B}", "Demon", (3, 3), keyword("convoke"), keyword("flying"), keyword("devour", n=2)),
    weapon("Necropouncer", "{6}", "{2}", Add(3, 1), Gain(Keyword("haste"))),
    weapon("Strandwalker", "{5}", "{4}", Add(2, 4), Gain(Keyword("reach"))),
    weapon("Mandibular Kite", "{W}", "{3}{W}", Add(1, 1), Gain(Keyword("flying"))),
    weapon("Colossal Dreadmask", "{4}{G}{G}", "{3}{G}{G}", Add(6, 6), Gain(Keyword("trample"))),
    weapon("Batterbone", "{2}", "{5}", Add(1, 1), Gain(Keyword("vigilance")), Gain(Keyword("lifelink"))),
    creature("Burrenton Bombardier", "{2}{W}", "Kithkin Soldier", (2, 2), keyword("flying"), keyword("reinforce", cost="{2}{W}", n=2)),
    creature(
        "Bannerhide Krushok", "{3}{G}", "Beast", (4, 4),
        keyword("trample"), keyword("reinforce", cost="{1}{G}", n=2), keyword("scavenge", cost="{5}{G}{G}"),
    ),
)  # fmt: skip

SPELLS = (
    card("Fowl Strike", "{1}{G}", "Instant", Spell(destroy(Target(CREATURE & Has("flying")))), keyword("reinforce", cost="{2}{G}", n=2)),
    card(
        "Earthbrawn", "{1}{G}", "Instant",
        Spell(Apply(Target(CREATURE), (Add(3, 3),), END_OF_TURN)), keyword("reinforce", cost="{1}{G}", n=1),
    ),
    card(
        "Hunting Triad", "{3}{G}", "Kindred Sorcery — Elf",
        Spell(Create(token("Elf Warrior", "G", 1, 1), 3)), keyword("reinforce", cost="{3}{G}", n=3),
    ),
    card("Gigadrowse", "{U}", "Instant", keyword("replicate", cost="{U}"), Spell(Tap(Target(PERMANENT)))),
    card("Vacuumelt", "{2}{U}", "Sorcery", keyword("replicate", cost="{2}{U}"), Spell(to_hand(Target(CREATURE)))),
    card(
        "Lose Focus", "{1}{U}", "Instant",
        keyword("replicate", cost="{U}"), Spell(Pay(Mana("{2}"), ControllerOf(TARGET), None, counter(Target(SPELL)))),
    ),
    card(
        "Leap of Flame", "{U}{R}", "Instant", keyword("replicate", cost="{U}{R}"),
        Spell(Apply(Target(CREATURE), (Add(1, 0), Gain(Keyword("flying")), Gain(Keyword("first strike"))), END_OF_TURN)),
    ),
    card("Mystic Speculation", "{U}", "Sorcery", keyword("buyback", cost="{2}"), Spell(Scry(3))),
    card("Allay", "{1}{W}", "Instant", keyword("buyback", cost="{3}"), Spell(destroy(Target(ENCHANTMENT)))),
    card(
        "Reaping the Rewards", "{W}", "Instant",
        Keyword("buyback", cost=Costs((Sacrifice(None, 1, LAND),)), apart=True), Spell(GainLife(YOU_, 2)),
    ),
    card("Mind Peel", "{B}", "Sorcery", keyword("buyback", cost="{2}{B}{B}"), Spell(Discard(Target(PLAYER), 1))),
    card("Lab Rats", "{B}", "Sorcery", keyword("buyback", cost="{4}"), Spell(Create(token("Rat", "B", 1, 1), 1))),
    card(
        "Change of Heart", "{W}", "Instant",
        keyword("buyback", cost="{3}"), Spell(Apply(Target(CREATURE), (Forbid(Attack(AFFECTED)),), END_OF_TURN)),
    ),
    card(
        "Imps' Taunt", "{1}{B}", "Instant",
        keyword("buyback", cost="{3}"), Spell(Apply(Target(CREATURE), (Require(Attack(AFFECTED)),), END_OF_TURN)),
    ),
    card("Mind Games", "{U}", "Instant", keyword("buyback", cost="{2}{U}"), Spell(Tap(Target(ARTIFACT | CREATURE | LAND)))),
    card("Recruit the Worthy", "{W}", "Instant", keyword("buyback", cost="{3}"), Spell(Create(token("Soldier", "W", 1, 1), 1))),
    card("Searing Touch", "{R}", "Instant", keyword("buyback", cost="{4}"), Spell(Damage(Target(ANY_TARGET), 1))),
    card("Seething Anger", "{R}", "Sorcery", keyword("buyback", cost="{3}"), Spell(Apply(Target(CREATURE), (Add(3, 0),), END_OF_TURN))),
    card("Fanning the Flames", "{X}{R}{R}", "Sorcery", keyword("buyback", cost="{3}"), Spell(Damage(Target(ANY_TARGET), X()))),
    card("Thunderous Wrath", "{4}{R}{R}", "Instant", Spell(Damage(Target(ANY_TARGET), 5)), keyword("miracle", cost="{R}")),
    card(
        "Vanishment", "{4}{U}", "Instant",
        Spell(Move(Target(~LAND & PERMANENT), "library", position="top")), keyword("miracle", cost="{U}"),
    ),
    card(
        "Banishing Stroke", "{5}{W}", "Instant",
        Spell(Move(Target(ARTIFACT | CREATURE | ENCHANTMENT), "library", position="bottom")), keyword("miracle", cost="{W}"),
    ),
)  # fmt: skip

CARDS = (*FIGHTING, *GROWING, *SPELLS)
