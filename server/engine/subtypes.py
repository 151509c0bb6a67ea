"""Subtypes: which words belong to which card type (205.3)."""

from __future__ import annotations


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.replace("_", " ") for word in text.split())


BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")
"""In the order of their colours (305.6)."""

ARTIFACT_TYPES = _words(
    """
    Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map Mutagen
    Powerstone Spacecraft Stone Treasure Vehicle
    """
)
ENCHANTMENT_TYPES = _words(
    """
    Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine
    """
)
LAND_TYPES = _words(
    """
    Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's
    """
)
PLANESWALKER_TYPES = _words(
    """
    Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dellian Dihada Domri
    Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya
    Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan
    Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn
    Xenagos Yanggu Yanling Zariel
    """
)
SPELL_TYPES = _words(
    """
    Adventure Arcane Lesson Omen Trap
    """
)
CREATURE_TYPES = _words(
    """
    Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin Assembly-Worker Astartes Atog
    Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder Berserker Bird Bison Blinkmoth
    Boar Bringer Brushwagg Camarid Camel Capybara Caribou Carrier Cat Centaur Child Chimera Citizen Cleric Clown Cockatrice Construct
    Coward Coyote Crab Crocodile C'tan Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn
    Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk
    Employee Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat
    Goblin God Golem Gorgon Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid
    Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo
    Kavu Kirin Kithkin Knight Kobold Kor Kraken Llama Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Lobster Manticore
    Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr
    Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe
    Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus
    Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Sable
    Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman
    Shapeshifter Shark Sheep Siren Skeleton Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter
    Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Squid Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite
    Thalakos Thopter Thrull Tiefling Time_Lord Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom Vampire Varmint
    Vedalken Villain Volver Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti
    Zombie Zubera
    """
)
"""All creature types (205.3m), in alphabetical order."""
BATTLE_TYPES = ("Siege",)

CREATURE_WORDS = frozenset(CREATURE_TYPES)
LAND_WORDS = frozenset(LAND_TYPES)


_OF_TYPE: dict[str, frozenset[str]] = {
    "artifact": frozenset(ARTIFACT_TYPES),
    "enchantment": frozenset(ENCHANTMENT_TYPES),
    "land": LAND_WORDS,
    "planeswalker": frozenset(PLANESWALKER_TYPES),
    "instant": frozenset(SPELL_TYPES),
    "sorcery": frozenset(SPELL_TYPES),
    "creature": CREATURE_WORDS,
    "kindred": CREATURE_WORDS,
    "battle": frozenset(BATTLE_TYPES),
}
_FAMILY: dict[str, str] = {word: kind for kind, words in _OF_TYPE.items() for word in sorted(words)}
_FAMILY.update(dict.fromkeys(CREATURE_TYPES, "creature"))


def family(subtype: str) -> str:
    """The card type to whose subtypes the word belongs; a word in no list is taken for a creature type."""
    return _FAMILY.get(subtype, "creature")


def is_creature_type(subtype: str) -> bool:
    """Whether it is a creature type; a word in no list is taken for one."""
    return _FAMILY.get(subtype, "creature") == "creature"


def may_have(types: frozenset[str], subtype: str) -> bool:
    """Whether an object of these card types may have the subtype (205.3d)."""
    kind = _FAMILY.get(subtype, "creature")
    if kind == "creature":
        return "creature" in types or "kindred" in types
    if kind == "sorcery":
        return "sorcery" in types or "instant" in types
    return kind in types or any(subtype in _OF_TYPE[other] for other in types if other in _OF_TYPE)
