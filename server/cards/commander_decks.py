"""Commander decks: lists of starter cards for playing Commander at once, by name (903)."""

from __future__ import annotations

ADELINE = """\
// White: every attack brings more of them
Commander
1 Adeline, Resplendent Cathar
Deck
1 Doomed Traveler
1 Champion of the Parish
1 Savannah Lions
1 Elite Vanguard
1 Soul Warden
1 Soul's Attendant
1 Isamaru, Hound of Konda
1 Student of Warfare
1 Mother of Runes
1 Thalia, Guardian of Thraben
1 White Knight
1 Squadron Hawk
1 Wall of Omens
1 Ajani's Pridemate
1 Kor Skyfisher
1 Anafenza, Kin-Tree Spirit
1 Hand of Honor
1 Veteran Armorer
1 Fiend Hunter
1 Mirran Crusader
1 Brimaz, King of Oreskos
1 Blade Splicer
1 Abzan Falconer
1 Flickerwisp
1 Banisher Priest
1 Restoration Angel
1 Hero of Bladehold
1 Abzan Battle Priest
1 Relief Captain
1 Serra Angel
1 Archangel of Thune
1 Angel of Invention
1 Sun Titan
1 Angel of Serenity
1 Elesh Norn, Grand Cenobite
1 Swords to Plowshares
1 Path to Exile
1 Condemn
1 Sol Ring
1 Skullclamp
1 Disenchant
1 Pacifism
1 Arcane Signet
1 Swiftfoot Boots
1 Lightning Greaves
1 Journey to Nowhere
1 Honor of the Pure
1 Raise the Alarm
1 Mind Stone
1 Oblivion Ring
1 Banishing Light
1 Loxodon Warhammer
1 Glorious Anthem
1 Ghostly Prison
1 History of Benalia
1 Timely Reinforcements
1 Wrath of God
1 Elspeth, Knight-Errant
1 Inspired Charge
1 Anointed Procession
1 Gideon Jura
1 Elspeth, Sun's Champion
1 Command Tower
1 Karakas
1 Reliquary Tower
1 Secluded Steppe
1 Mutavault
32 Plains
"""

OLIVIA = """\
// Black and red: vampires, and what they leave over
Commander
1 Olivia Voldaren
Deck
1 Rakdos Cackler
1 Goblin Guide
1 Gravecrawler
1 Typhoid Rats
1 Mogg Fanatic
1 Carrion Feeder
1 Blood Artist
1 Bloodghast
1 Ravenous Rats
1 Gatekeeper of Malakir
1 Child of Night
1 Pack Rat
1 Zulaport Cutthroat
1 Vampire Nighthawk
1 Guttersnipe
1 Prodigal Pyromancer
1 Hypnotic Specter
1 Royal Assassin
1 Vito, Thorn of the Dusk Rose
1 Gravedigger
1 Hellrider
1 Skinrender
1 Crypt Ghast
1 Ravenous Chupacabra
1 Bloodline Keeper // Lord of Lineage
1 Zealous Conscripts
1 Gray Merchant of Asphodel
1 Shriekmaw
1 Sengir Vampire
1 Siege-Gang Commander
1 Neheb, the Eternal
1 Inferno Titan
1 Grave Titan
1 Shivan Dragon
1 Kokusho, the Evening Star
1 Lightning Bolt
1 Fatal Push
1 Burst Lightning
1 Skullclamp
1 Sol Ring
1 Basilisk Collar
1 Doom Blade
1 Lightning Strike
1 Arcane Signet
1 Go for the Throat
1 Terminate
1 Dreadbore
1 Swiftfoot Boots
1 Mind Stone
1 Sign in Blood
1 Night's Whisper
1 Goblin Bombardment
1 Hero's Downfall
1 Read the Bones
1 Blightning
1 Phyrexian Arena
1 Never // Return
1 Whip of Erebos
1 Barter in Blood
1 Sanguine Bond
1 Exquisite Blood
1 Blasphemous Act
1 Command Tower
1 Blood Crypt
1 Reliquary Tower
1 Evolving Wilds
1 Terramorphic Expanse
1 Bojuka Bog
16 Swamp
15 Mountain
"""

COMMANDER_DECKS = {
    "Cathar March": ADELINE,
    "Crimson Manor": OLIVIA,
}
