"""Decks: lists of starter cards that can be played at once, by name."""

from __future__ import annotations

RG = """\
12 Mountain
12 Forest
8 Grizzly Bears
8 Hill Giant
8 Lightning Bolt
6 Giant Growth
6 Llanowar Elves
"""

WR = """\
14 Plains
10 Mountain
6 Serra Angel
8 Savannah Lions
6 Hill Giant
8 Lightning Bolt
4 Pacifism
4 Shock
"""

DAWN_CHOIR = """\
// Green and white: life, tokens, and an army that grows
4 Soul Warden
4 Ajani's Pridemate
4 Llanowar Elves
3 Elvish Visionary
2 Rhox Faithmender
3 Cautious Survivor
2 Shrewd Storyteller
2 Serra Angel
2 Rampaging Baloths
3 Raise the Alarm
3 Swords to Plowshares
2 Glorious Anthem
1 Overrun
1 Axis of Mortality
10 Plains
10 Forest
4 Savannah
"""

EMBER_HOST = """\
// Red: goblins, fire, and whatever stands in the way used against its owner
4 Raging Goblin
4 Mogg Fanatic
3 Monastery Swiftspear
3 Young Pyromancer
3 Goblin King
2 Prodigal Pyromancer
2 Guttersnipe
2 Siege-Gang Commander
4 Lightning Bolt
3 Krenko's Command
2 Arc Trail
2 Act of Treason
2 Goblin Bombardment
1 Rolling Thunder
1 Blood Moon
22 Mountain
"""

TIDE_COURT = """\
// Blue and white: fliers, answers, and exchanges nobody asked for
4 Opt
4 Counterspell
3 Unsummon
2 Control Magic
2 Switcheroo
1 Puca's Mischief
2 Oblivion Ring
2 Wrath of God
2 Divination
3 Wall of Omens
3 Kor Skyfisher
3 Flickerwisp
3 Clone
3 Air Elemental
2 Serra Angel
9 Island
8 Plains
4 Azorius Guildgate
"""

NIGHT_MARKET = """\
// Black and artifacts: everything has its price
4 Typhoid Rats
3 Blood Artist
3 Carrion Feeder
3 Vampire Nighthawk
2 Gravedigger
2 Ravenous Chupacabra
1 Erebos, God of the Dead
1 Sheoldred, Whispering One
3 Walking Ballista
2 Hangarback Walker
3 Doom Blade
2 Diabolic Edict
2 Sign in Blood
2 Duress
1 Exquisite Blood
2 Loxodon Warhammer
2 Mind Stone
19 Swamp
3 Reflecting Pool
"""

DECKS = {
    "Dawn Choir": DAWN_CHOIR,
    "Ember Host": EMBER_HOST,
    "Tide Court": TIDE_COURT,
    "Night Market": NIGHT_MARKET,
    "RG": RG,
    "WR": WR,
}
"""RG and WR are the benchmarks' (freeform). In Two-Headed Giant, Dawn Choir and Ember Host play Tide Court and Night Market."""
