"""Starter: cards with banding and horsemanship (702.22, 702.31)."""

from __future__ import annotations

from server.engine.abilities.changes import END_OF_TURN, Add, Gain
from server.engine.abilities.filters import CREATURE, LEGENDARY, YOURS, Colour, Subtype
from server.engine.abilities.kinds import Card, Keyword, Spell, card
from server.engine.abilities.picks import ENCHANTED, SELF, Target
from server.engine.abilities.structures import Apply
from server.engine.abilities.verbs import Create

from .say import GREEN, RED, WHITE, ability, keyword, keywords, lasting, token

BANDING = Gain(Keyword("banding"))
BANDS = Apply(Target(CREATURE), (BANDING,), END_OF_TURN)


def home(name: str, colour: Colour) -> Card:
    """A land that lets legendary creatures of the colour band with others."""
    return card(name, "", "Land", lasting(colour & LEGENDARY & CREATURE & YOURS, Gain(Keyword("bands with other", LEGENDARY & CREATURE))))


CARDS = (
    card("Benalish Hero", "{W}", "Creature — Human Soldier", keyword("banding"), pt=(1, 1)),
    card("Kjeldoran Warrior", "{W}", "Creature — Human Warrior", keyword("banding"), pt=(1, 1)),
    card("Timber Wolves", "{G}", "Creature — Wolf", keyword("banding"), pt=(1, 1)),
    card("Shield Bearer", "{1}{W}", "Creature — Human Soldier", keyword("banding"), pt=(0, 3)),
    card("Benalish Infantry", "{2}{W}", "Creature — Human Soldier", keyword("banding"), pt=(1, 3)),
    card("Kjeldoran Escort", "{2}{W}{W}", "Creature — Human Soldier", keyword("banding"), pt=(2, 3)),
    card("Icatian Phalanx", "{4}{W}", "Creature — Human Soldier", keyword("banding"), pt=(2, 4)),
    card("Mesa Pegasus", "{1}{W}", "Creature — Pegasus", *keywords("flying", "banding"), pt=(1, 1)),
    card("Teremko Griffin", "{3}{W}", "Creature — Griffin", *keywords("flying", "banding"), pt=(2, 2)),
    card("Pikemen", "{1}{W}", "Creature — Human Soldier", *keywords("first strike", "banding"), pt=(1, 1)),
    card("Kjeldoran Phalanx", "{5}{W}", "Creature — Human Soldier", *keywords("first strike", "banding"), pt=(2, 5)),
    card("Kjeldoran Skyknight", "{2}{W}", "Creature — Human Knight", *keywords("flying", "first strike", "banding"), pt=(1, 1)),
    card("Kjeldoran Skycaptain", "{4}{W}", "Creature — Human Soldier", *keywords("flying", "first strike", "banding"), pt=(2, 2)),
    card("War Elephant", "{3}{W}", "Creature — Elephant", *keywords("trample", "banding"), pt=(2, 2)),
    card("Noble Elephant", "{3}{W}", "Creature — Elephant", *keywords("trample", "banding"), pt=(2, 2)),
    card("Knights of Thorn", "{3}{W}", "Creature — Human Knight", Keyword("protection", RED), Keyword("banding"), pt=(2, 2)),
    card("Wall of Shields", "{3}", "Artifact Creature — Wall", keyword("defender"), keyword("banding"), pt=(0, 4)),
    card(
        "Volunteer Reserves", "{1}{W}", "Creature — Human Soldier", keyword("banding"), keyword("cumulative upkeep", cost="{1}"), pt=(2, 4),
    ),
    card(
        "Kjeldoran Knight", "{W}{W}", "Creature — Human Knight", keyword("banding"),
        ability("{1}{W}", Apply(SELF, (Add(1, 0),), END_OF_TURN)), ability("{W}{W}", Apply(SELF, (Add(0, 2),), END_OF_TURN)), pt=(1, 1),
    ),
    card("Helm of Chatzuk", "{1}", "Artifact", ability("{1}{T}", BANDS)),
    card("Baton of Morale", "{2}", "Artifact", ability("{2}", BANDS)),
    card("Beast Walkers", "{1}{W}{W}", "Creature — Human Beast Soldier", ability("{G}", Apply(SELF, (BANDING,), END_OF_TURN)), pt=(2, 2)),
    card("Errand of Duty", "{1}{W}", "Instant", Spell(Create(token("Knight", "W", 1, 1, Keyword("banding")), 1))),
    card("Cooperation", "{2}{W}", "Enchantment — Aura", Keyword("enchant", CREATURE), lasting(CREATURE & ENCHANTED, BANDING)),
    card("Fortified Area", "{1}{W}{W}", "Enchantment", lasting(Subtype("Wall") & CREATURE & YOURS, Add(1, 0), BANDING)),
    home("Adventurers' Guildhouse", GREEN),
    home("Cathedral of Serra", WHITE),
    home("Mountain Stronghold", RED),
    # horsemanship
    card(
        "Lu Bu, Master-at-Arms", "{5}{R}", "Legendary Creature — Human Soldier Warrior", *keywords("haste", "horsemanship"), pt=(4, 3),
    ),
    card(
        "Zhang Fei, Fierce Warrior", "{4}{W}{W}", "Legendary Creature — Human Soldier Warrior",
        *keywords("vigilance", "horsemanship"), pt=(4, 4),
    ),
)  # fmt: skip
