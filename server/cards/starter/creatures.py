"""Starter: creatures with little or no text beyond keywords (702)."""

from __future__ import annotations

from server.engine.abilities.filters import ARTIFACT, Subtype
from server.engine.abilities.kinds import card

from .say import BLACK, keyword, keywords

CARDS = (
    card("Memnite", "{0}", "Artifact Creature — Construct", pt=(1, 1)),
    card("Ornithopter", "{0}", "Artifact Creature — Thopter", *keywords("flying"), pt=(0, 2)),
    card("Darksteel Myr", "{3}", "Artifact Creature — Myr", *keywords("indestructible"), pt=(0, 1)),
    # white
    card("Elite Vanguard", "{W}", "Creature — Human Soldier", pt=(2, 1)),
    card("Isamaru, Hound of Konda", "{W}", "Legendary Creature — Dog", pt=(2, 2)),
    card("Suntail Hawk", "{W}", "Creature — Bird", *keywords("flying"), pt=(1, 1)),
    card("White Knight", "{W}{W}", "Creature — Human Knight", keyword("first strike"), keyword("protection", BLACK), pt=(2, 2)),
    card("Angelic Wall", "{1}{W}", "Creature — Wall", keyword("defender"), keyword("flying"), pt=(0, 4)),
    card("Siege Mastodon", "{4}{W}", "Creature — Elephant", pt=(3, 5)),
    card("Akrasan Squire", "{W}", "Creature — Human Soldier", keyword("exalted"), pt=(1, 1)),
    # blue
    card("Merfolk of the Pearl Trident", "{U}", "Creature — Merfolk", pt=(1, 1)),
    card("Maritime Guard", "{1}{U}", "Creature — Merfolk Soldier", pt=(1, 3)),
    card("Waterfall Aerialist", "{3}{U}", "Creature — Djinn Wizard", keyword("flying"), keyword("ward", cost="{2}"), pt=(3, 1)),
    card("Air Elemental", "{3}{U}{U}", "Creature — Elemental", *keywords("flying"), pt=(4, 4)),
    # black
    card("Typhoid Rats", "{B}", "Creature — Rat", *keywords("deathtouch"), pt=(1, 1)),
    card("Walking Corpse", "{1}{B}", "Creature — Zombie", pt=(2, 2)),
    card("Child of Night", "{1}{B}", "Creature — Vampire", *keywords("lifelink"), pt=(2, 1)),
    card(
        "Vampire Nighthawk", "{1}{B}{B}", "Creature — Vampire Shaman",
        keyword("flying"), keyword("deathtouch"), keyword("lifelink"), pt=(2, 3),
    ),
    card("Bog Wraith", "{3}{B}", "Creature — Wraith", keyword("landwalk", Subtype("Swamp")), pt=(3, 3)),
    # red
    card("Raging Goblin", "{R}", "Creature — Goblin Berserker", *keywords("haste"), pt=(1, 1)),
    card("Monastery Swiftspear", "{R}", "Creature — Human Monk", keyword("haste"), keyword("prowess"), pt=(1, 2)),
    card("Goblin Piker", "{1}{R}", "Creature — Goblin Warrior", pt=(2, 1)),
    card("Wall of Stone", "{1}{R}{R}", "Creature — Wall", *keywords("defender"), pt=(0, 8)),
    card("Gray Ogre", "{2}{R}", "Creature — Ogre", pt=(2, 2)),
    card("Boggart Brute", "{2}{R}", "Creature — Goblin Warrior", *keywords("menace"), pt=(3, 2)),
    card("Fire Elemental", "{3}{R}{R}", "Creature — Elemental", pt=(5, 4)),
    # green
    card("Gladecover Scout", "{G}", "Creature — Elf Scout", *keywords("hexproof"), pt=(1, 1)),
    card("Charging Badger", "{G}", "Creature — Badger", *keywords("trample"), pt=(1, 1)),
    card("Glistener Elf", "{G}", "Creature — Phyrexian Elf Warrior", *keywords("infect"), pt=(1, 1)),
    card("Ambush Viper", "{1}{G}", "Creature — Snake", keyword("flash"), keyword("deathtouch"), pt=(2, 1)),
    card("Centaur Courser", "{2}{G}", "Creature — Centaur Warrior", pt=(3, 3)),
    card("Rumbling Baloth", "{2}{G}{G}", "Creature — Beast", pt=(4, 4)),
    card(
        "Tel-Jilad Fallen", "{2}{G}{G}", "Creature — Phyrexian Elf Warrior",
        keyword("protection", ARTIFACT), keyword("infect"), pt=(3, 1),
    ),
    card("Giant Spider", "{3}{G}", "Creature — Spider", *keywords("reach"), pt=(2, 4)),
    card("Stampeding Rhino", "{4}{G}", "Creature — Rhino", *keywords("trample"), pt=(4, 4)),
    card("Craw Wurm", "{4}{G}{G}", "Creature — Wurm", pt=(6, 4)),
    card("Colossal Dreadmaw", "{4}{G}{G}", "Creature — Dinosaur", *keywords("trample"), pt=(6, 6)),
    # two colours
    card("Boros Swiftblade", "{R}{W}", "Creature — Human Soldier", *keywords("double strike"), pt=(1, 2)),
)  # fmt: skip
