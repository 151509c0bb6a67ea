"""Starter: lands that many decks play (305, 605)."""

from __future__ import annotations

from server.engine.abilities.amounts import AnyColour, CouldProduce, Number, OneOf
from server.engine.abilities.conditions import Compare, Exists, Unless
from server.engine.abilities.filters import BASIC, CARD, LAND, THEIRS, YOURS, Subtype
from server.engine.abilities.kinds import Activated, AsEnters, Card, card
from server.engine.abilities.picks import OTHER, SELF, YOU_, Choose
from server.engine.abilities.structures import AtOnce, Costs, If, Mana, Pay, Seq
from server.engine.abilities.verbs import AddMana, Damage, GainLife, LoseLife, PutCounters, RemoveCounters, Scry, Tap, sacrifice, to_hand

from .say import ENTERS, ENTERS_TAPPED, IT_SELF, TO_FIELD, TO_FIELD_TAPPED, ability, keyword, makes, on, search

PAIRS = {"Plains": "{W}", "Island": "{U}", "Swamp": "{B}", "Mountain": "{R}", "Forest": "{G}"}


def fetch(name: str, one: str, other: str) -> Card:
    """Pay 1 life and sacrifice it for a land of either type."""
    found = (Subtype(one) | Subtype(other)) & CARD
    return card(name, "", "Land", ability("{T}", search(found, TO_FIELD), LoseLife(None, 1), sacrifice(SELF)))


def shock(name: str, one: str, other: str) -> Card:
    """A land of both types that enters tapped unless its player pays 2 life."""
    return card(name, "", f"Land — {one} {other}", AsEnters(Pay(Costs((LoseLife(None, 2),)), None, None, Tap(SELF))))


def check(name: str, one: str, other: str) -> Card:
    """Enters tapped unless its player has a land of either type."""
    either = Exists((Subtype(one) | Subtype(other)) & YOURS)
    return card(name, "", "Land", AsEnters(If(Unless(either), Tap(SELF))), makes(OneOf((PAIRS[one], PAIRS[other]))))


def fast(name: str, *mana: str) -> Card:
    """Enters tapped unless its player has at most two other lands."""
    few = Compare(Number(OTHER & LAND & YOURS), "<=", 2)
    return card(name, "", "Land", AsEnters(If(Unless(few), Tap(SELF))), makes(OneOf(mana)))


def temple(name: str, *mana: str) -> Card:
    """Enters tapped; scry 1."""
    return card(name, "", "Land", ENTERS_TAPPED, on(ENTERS, Scry(1)), makes(OneOf(mana)))


def refuge(name: str, *mana: str) -> Card:
    """Enters tapped; 1 life."""
    return card(name, "", "Land", ENTERS_TAPPED, on(ENTERS, GainLife(None, 1)), makes(OneOf(mana)))


def karoo(name: str, mana: str) -> Card:
    """Enters tapped, for another land that returns to hand; two mana."""
    return card(name, "", "Land", ENTERS_TAPPED, on(ENTERS, to_hand(Choose(LAND & YOURS))), makes(mana))


def tapped(name: str, *mana: str, types: str = "Land") -> Card:
    """Enters tapped; one of several kinds of mana."""
    return card(name, "", types, ENTERS_TAPPED, makes(OneOf(mana)))


def gate(name: str, *mana: str) -> Card:
    """A Guildgate."""
    return tapped(name, *mana, types="Land — Gate")


def painful(name: str, *mana: str) -> Card:
    """One colourless mana, or a coloured one for 1 damage."""
    hurts = Seq((AddMana(OneOf(mana), 1), Damage(YOU_, 1)))
    return card(name, "", "Land", makes("{C}"), Activated((Tap(SELF),), hurts))


def vivid(name: str, mana: str) -> Card:
    """Enters tapped with two charge counters, each for one mana of any colour."""
    enters = AsEnters(AtOnce((Tap(SELF), PutCounters("charge", SELF, 2))))
    return card(name, "", "Land", enters, makes(mana), makes(AnyColour(), "{T}", RemoveCounters("charge", SELF, 1)))



CARDS = (
    fetch("Misty Rainforest", "Forest", "Island"),
    fetch("Scalding Tarn", "Island", "Mountain"),
    fetch("Flooded Strand", "Plains", "Island"),
    fetch("Arid Mesa", "Mountain", "Plains"),
    fetch("Verdant Catacombs", "Swamp", "Forest"),
    fetch("Windswept Heath", "Forest", "Plains"),
    fetch("Marsh Flats", "Plains", "Swamp"),
    fetch("Wooded Foothills", "Mountain", "Forest"),
    fetch("Bloodstained Mire", "Swamp", "Mountain"),
    shock("Temple Garden", "Forest", "Plains"),
    shock("Stomping Ground", "Mountain", "Forest"),
    shock("Hallowed Fountain", "Plains", "Island"),
    shock("Overgrown Tomb", "Swamp", "Forest"),
    shock("Sacred Foundry", "Mountain", "Plains"),
    shock("Godless Shrine", "Plains", "Swamp"),
    shock("Steam Vents", "Island", "Mountain"),
    shock("Blood Crypt", "Swamp", "Mountain"),
    shock("Breeding Pool", "Forest", "Island"),
    shock("Watery Grave", "Island", "Swamp"),
    card("Tundra", "", "Land — Plains Island"),
    card("Underground Sea", "", "Land — Island Swamp"),
    card("Bayou", "", "Land — Swamp Forest"),
    card("Plateau", "", "Land — Mountain Plains"),
    card("Taiga", "", "Land — Mountain Forest"),
    card("Scrubland", "", "Land — Plains Swamp"),
    card("Badlands", "", "Land — Swamp Mountain"),
    check("Rootbound Crag", "Mountain", "Forest"),
    check("Sunpetal Grove", "Forest", "Plains"),
    check("Drowned Catacomb", "Island", "Swamp"),
    check("Dragonskull Summit", "Swamp", "Mountain"),
    check("Woodland Cemetery", "Swamp", "Forest"),
    check("Isolated Chapel", "Plains", "Swamp"),
    check("Sulfur Falls", "Island", "Mountain"),
    check("Clifftop Retreat", "Mountain", "Plains"),
    check("Hinterland Harbor", "Forest", "Island"),
    fast("Seachrome Coast", "{W}", "{U}"),
    fast("Darkslick Shores", "{U}", "{B}"),
    fast("Copperline Gorge", "{R}", "{G}"),
    fast("Razorverge Thicket", "{G}", "{W}"),
    fast("Blackcleave Cliffs", "{B}", "{R}"),
    temple("Temple of Silence", "{W}", "{B}"),
    temple("Temple of Triumph", "{R}", "{W}"),
    temple("Temple of Abandon", "{R}", "{G}"),
    temple("Temple of Malady", "{B}", "{G}"),
    temple("Temple of Deceit", "{U}", "{B}"),
    temple("Temple of Mystery", "{G}", "{U}"),
    temple("Temple of Enlightenment", "{W}", "{U}"),
    temple("Temple of Plenty", "{G}", "{W}"),
    temple("Temple of Epiphany", "{U}", "{R}"),
    temple("Temple of Malice", "{B}", "{R}"),
    refuge("Jungle Hollow", "{B}", "{G}"),
    refuge("Scoured Barrens", "{W}", "{B}"),
    refuge("Thornwood Falls", "{G}", "{U}"),
    refuge("Graypelt Refuge", "{G}", "{W}"),
    refuge("Swiftwater Cliffs", "{U}", "{R}"),
    refuge("Dismal Backwater", "{U}", "{B}"),
    refuge("Blossoming Sands", "{G}", "{W}"),
    refuge("Sejiri Refuge", "{W}", "{U}"),
    karoo("Izzet Boilerworks", "{U}{R}"),
    karoo("Azorius Chancery", "{W}{U}"),
    karoo("Golgari Rot Farm", "{B}{G}"),
    karoo("Boros Garrison", "{R}{W}"),
    karoo("Orzhov Basilica", "{W}{B}"),
    karoo("Simic Growth Chamber", "{G}{U}"),
    tapped("Jungle Shrine", "{R}", "{G}", "{W}"),
    tapped("Savage Lands", "{B}", "{R}", "{G}"),
    tapped("Crumbling Necropolis", "{U}", "{B}", "{R}"),
    tapped("Seaside Citadel", "{G}", "{W}", "{U}"),
    tapped("Arcane Sanctum", "{W}", "{U}", "{B}"),
    tapped("Mystic Monastery", "{U}", "{R}", "{W}"),
    tapped("Sandsteppe Citadel", "{W}", "{B}", "{G}"),
    tapped("Opulent Palace", "{B}", "{G}", "{U}"),
    tapped("Nomad Outpost", "{R}", "{W}", "{B}"),
    tapped("Frontier Bivouac", "{G}", "{U}", "{R}"),
    gate("Orzhov Guildgate", "{W}", "{B}"),
    gate("Rakdos Guildgate", "{B}", "{R}"),
    gate("Boros Guildgate", "{R}", "{W}"),
    gate("Selesnya Guildgate", "{G}", "{W}"),
    gate("Simic Guildgate", "{G}", "{U}"),
    gate("Golgari Guildgate", "{B}", "{G}"),
    gate("Gruul Guildgate", "{R}", "{G}"),
    gate("Izzet Guildgate", "{U}", "{R}"),
    gate("Dimir Guildgate", "{U}", "{B}"),
    painful("Llanowar Wastes", "{B}", "{G}"),
    painful("Battlefield Forge", "{R}", "{W}"),
    painful("Caves of Koilos", "{W}", "{B}"),
    painful("Shivan Reef", "{U}", "{R}"),
    painful("Yavimaya Coast", "{G}", "{U}"),
    painful("Underground River", "{U}", "{B}"),
    vivid("Vivid Meadow", "{W}"),
    vivid("Vivid Creek", "{U}"),
    vivid("Vivid Marsh", "{B}"),
    vivid("Vivid Crag", "{R}"),
    vivid("Vivid Grove", "{G}"),
    card("Darksteel Citadel", "", "Artifact Land", keyword("indestructible"), makes("{C}")),
    card("Ancient Den", "", "Artifact Land", makes("{W}")),
    card("Seat of the Synod", "", "Artifact Land", makes("{U}")),
    card("Vault of Whispers", "", "Artifact Land", makes("{B}")),
    card("Great Furnace", "", "Artifact Land", makes("{R}")),
    card("Secluded Steppe", "", "Land", ENTERS_TAPPED, makes("{W}"), keyword("cycling", cost="{W}")),
    card("Tranquil Thicket", "", "Land", ENTERS_TAPPED, makes("{G}"), keyword("cycling", cost="{G}")),
    card("Terramorphic Expanse", "", "Land", ability("{T}", search(BASIC & LAND & CARD, TO_FIELD_TAPPED), sacrifice(SELF))),
    card("Exotic Orchard", "", "Land", makes(CouldProduce(LAND & THEIRS, colours_only=True))),
    card("Transguild Promenade", "", "Land",
         ENTERS_TAPPED, on(ENTERS, Pay(Mana("{1}"), None, None, sacrifice(IT_SELF))), makes(AnyColour())),
    card("Rupture Spire", "", "Land",
         ENTERS_TAPPED, on(ENTERS, Pay(Mana("{1}"), None, None, sacrifice(IT_SELF))), makes(AnyColour())),
)  # fmt: skip
