"""Plain: adventurers with little text."""

from __future__ import annotations

from server.engine.abilities.amounts import AnyColour, Number, X
from server.engine.abilities.changes import END_OF_TURN, Add, Base, Forbid, Gain
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    BASIC,
    CARD,
    CREATURE,
    ENCHANTMENT,
    LAND,
    OPPONENT,
    PERMANENT,
    PLAYER,
    SPELL,
    THEIRS,
    YOU,
    YOURS,
    Has,
    InZone,
    Is,
    Not,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Spell, Static, card
from server.engine.abilities.picks import ENCHANTED, SELF, TARGET, YOU_, All, Ref, Target
from server.engine.abilities.structures import Apply, May, Seq
from server.engine.abilities.tokens import FOOD, TREASURE
from server.engine.abilities.verbs import (
    AddMana,
    Attack,
    Block,
    Cast,
    Create,
    Damage,
    Discard,
    Draw,
    GainLife,
    LoseLife,
    Mill,
    Move,
    PutCounters,
    Reveal,
    Sacrifice,
    Scry,
    Tap,
    Untap,
    counter,
    destroy,
    to_hand,
)  # fmt: skip

from ..faces import both
from ..say import ENTERS, INSTANT_OR_SORCERY, ability, keyword, keywords, lasting, makes, on, search, token

CARDS = (
    both(
        card("Ardenvale Tactician", "{1}{W}{W}", "Creature — Human Knight", Keyword("flying"), pt=(2, 3)),
        card("Dizzying Swoop", "{1}{W}", "Instant — Adventure", Spell(Tap(Target(CREATURE, 0, 2)))),
        "adventure",
    ),
    both(
        card("Beanstalk Giant", "{6}{G}", "Creature — Giant",
             Static((Base(Number(LAND & YOURS), Number(LAND & YOURS)),), cda=True), pt=("*", "*")),
        card("Fertile Footsteps", "{2}{G}", "Sorcery — Adventure",
             Spell(search(BASIC & LAND & CARD, Move(Ref("found", "it"), "battlefield")))),
        "adventure",
    ),
    both(
        card("Bellowing Bruiser", "{4}{R}", "Creature — Ogre", Keyword("haste"), pt=(4, 4)),
        card("Beat a Path", "{2}{R}", "Sorcery — Adventure", Spell(Apply(Target(CREATURE, 0, 2), (Forbid(Block(AFFECTED)),), END_OF_TURN))),
        "adventure",
    ),
    both(
        card("Beluna's Gatekeeper", "{5}{U}", "Creature — Giant Soldier", pt=(6, 5)),
        card("Entry Denied", "{1}{U}", "Sorcery — Adventure", Spell(to_hand(Target(CREATURE & Not(YOURS) & Stat("mana_value", "<=", 3))))),
        "adventure",
    ),
    both(
        card("Bilbo Baggins, Burglar", "{2}{U}", "Legendary Creature — Halfling Rogue", on(ENTERS, Draw(None, 1)), pt=(2, 1)),
        card("Take a Glance", "{U}", "Sorcery — Adventure", Spell(Scry(2))),
        "adventure",
    ),
    both(
        card("Blessed Hippogriff", "{3}{W}", "Creature — Hippogriff",
             Keyword("flying"),
             on(Attack(Is(SELF)),
                 Apply(Target(Status("attacking") & CREATURE & Not(Has("flying"))), (Gain(Keyword("flying")),), END_OF_TURN)),
             pt=(2, 3)),
        card("Tyr's Blessing", "{W}", "Instant — Adventure",
             Spell(Apply(Target(CREATURE), (Gain(Keyword("indestructible")),), END_OF_TURN))),
        "adventure",
    ),
    both(
        card("Bofur, Reliable Guardian", "{W}", "Legendary Creature — Dwarf Scout", Keyword("lifelink"), pt=(1, 1)),
        card("Concerted Care", "{1}{W}", "Instant — Adventure",
             Spell(Apply(Target((ARTIFACT | CREATURE) & YOURS), (Gain(Keyword("hexproof")), Gain(Keyword("indestructible")),),
                 END_OF_TURN))),
        "adventure",
    ),
    both(
        card("Curious Pair", "{1}{G}", "Creature — Human Peasant", pt=(1, 3)),
        card("Treats to Share", "{G}", "Sorcery — Adventure", Spell(Create(FOOD, 1))),
        "adventure",
    ),
    both(
        card("Dirgur Island Dragon", "{5}{U}", "Creature — Dragon", Keyword("flying"), keyword("ward", cost="{2}"), pt=(4, 4)),
        card("Skimming Strike", "{1}{U}", "Instant — Omen", Spell(Seq((Tap(Target(CREATURE, 0, 1)), Draw(None, 1))))),
        "adventure",
    ),
    both(
        card("Disruptive Stormbrood", "{4}{G}", "Creature — Dragon",
             Keyword("flying"), on(ENTERS, destroy(Target(ARTIFACT | ENCHANTMENT, 0, 1))), pt=(3, 3)),
        card("Petty Revenge", "{1}{B}", "Sorcery — Omen", Spell(destroy(Target(CREATURE & Stat("power", "<=", 3))))),
        "adventure",
    ),
    both(
        card("Dread Linnorm", "{6}{G}", "Creature — Snake Dragon",
             lasting(None, Forbid(Block(CREATURE & Stat("power", "<=", 3), AFFECTED))), pt=(7, 6)),
        card("Scale Deflection", "{3}{G}", "Instant — Adventure",
             Spell(Seq((Seq((PutCounters("+1/+1", Target(CREATURE), 2), Untap(TARGET)), "and"),
                 Apply(TARGET, (Gain(Keyword("hexproof")),), END_OF_TURN))))),
        "adventure",
    ),
    both(
        card("Embereth Shieldbreaker", "{1}{R}", "Creature — Human Knight", pt=(2, 1)),
        card("Battle Display", "{R}", "Sorcery — Adventure", Spell(destroy(Target(ARTIFACT)))),
        "adventure",
    ),
    both(
        card("Ettercap", "{4}{G}", "Creature — Spider Beast", Keyword("reach"), pt=(2, 5)),
        card("Web Shot", "{2}{G}", "Instant — Adventure", Spell(destroy(Target(CREATURE & Has("flying"))))),
        "adventure",
    ),
    both(
        card("Faerie Guidemother", "{W}", "Creature — Faerie", Keyword("flying"), pt=(1, 1)),
        card("Gift of the Fae", "{1}{W}", "Sorcery — Adventure",
             Spell(Apply(Target(CREATURE), (Add(2, 1), Gain(Keyword("flying"))), END_OF_TURN))),
        "adventure",
    ),
    both(
        card("Fang Dragon", "{5}{R}{R}", "Creature — Dragon", Keyword("flying"), pt=(6, 3)),
        card("Forktail Sweep", "{1}{R}", "Sorcery — Adventure", Spell(Damage(All(CREATURE & Not(YOURS)), 1))),
        "adventure",
    ),
    both(
        card("Foulmire Knight", "{B}", "Creature — Zombie Knight", Keyword("deathtouch"), pt=(1, 1)),
        card("Profane Insight", "{2}{B}", "Instant — Adventure", Spell(Seq((Draw(YOU_, 1), LoseLife(YOU_, 1)), "and"))),
        "adventure",
    ),
    both(
        card("Frolicking Familiar", "{2}{U}", "Creature — Otter Wizard",
             Keyword("flying"), on(Cast(INSTANT_OR_SORCERY & SPELL, YOU), Apply(SELF, (Add(1, 1),), END_OF_TURN)), pt=(2, 2)),
        card("Blow Off Steam", "{R}", "Instant — Adventure", Spell(Damage(Target(ANY_TARGET), 1))),
        "adventure",
    ),
    both(
        card("Garenbrig Carver", "{3}{G}", "Creature — Human Warrior", pt=(3, 2)),
        card("Shield's Might", "{1}{G}", "Instant — Adventure", Spell(Apply(Target(CREATURE), (Add(2, 2),), END_OF_TURN))),
        "adventure",
    ),
    both(
        card("Giant Killer", "{W}", "Creature — Human Peasant", ability("{1}{W}{T}", Tap(Target(CREATURE))), pt=(1, 2)),
        card("Chop Down", "{2}{W}", "Instant — Adventure", Spell(destroy(Target(CREATURE & Stat("power", ">=", 4))))),
        "adventure",
    ),
    both(
        card("Gingerbread Hunter", "{4}{G}", "Creature — Giant", on(ENTERS, Create(FOOD, 1)), pt=(5, 5)),
        card("Puny Snack", "{2}{B}", "Instant — Adventure", Spell(Apply(Target(CREATURE), (Add(-2, -2),), END_OF_TURN))),
        "adventure",
    ),
    both(
        card("Gollum, Silent Slinker", "{3}{B}", "Legendary Creature — Halfling Horror", Keyword("menace"), pt=(4, 3)),
        card("Meager Meal", "{B}", "Sorcery — Adventure",
             Spell(Seq((PutCounters("+1/+1", Target(CREATURE, 0, 1), 1), GainLife(Target(PLAYER, name="second"), 2))))),
        "adventure",
    ),
    both(
        card("Grabby Giant", "{3}{R}", "Creature — Giant",
             Keyword("reach"), ability("{2}{R}", Draw(None, 1), Sacrifice(None, 1, ARTIFACT | LAND)), pt=(4, 3)),
        card("That's Mine", "{1}{R}", "Instant — Adventure", Spell(Create(TREASURE, 1))),
        "adventure",
    ),
    both(
        card("Hollow Scavenger", "{2}{G}", "Creature — Wolf",
             ability("{1}", Apply(SELF, (Add(2, 2),), END_OF_TURN), Sacrifice(None, 1, Subtype("Food")), when="once"), pt=(3, 2)),
        card("Bakery Raid", "{G}", "Sorcery — Adventure", Spell(Create(FOOD, 1))),
        "adventure",
    ),
    both(
        card("Horn of Valhalla", "{1}{W}", "Artifact — Equipment",
             lasting(CREATURE & ENCHANTED, Add(Number(CREATURE & YOURS), Number(CREATURE & YOURS))), keyword("equip", cost="{3}")),
        card("Ysgard's Call", "{X}{W}{W}", "Sorcery — Adventure", Spell(Create(token("Soldier", "W", 1, 1), X()))),
        "adventure",
    ),
    both(
        card("Hypnotic Sprite", "{U}{U}", "Creature — Faerie", Keyword("flying"), pt=(2, 1)),
        card("Mesmeric Glare", "{2}{U}", "Instant — Adventure", Spell(counter(Target(SPELL & Stat("mana_value", "<=", 3))))),
        "adventure",
    ),
    both(
        card("Imodane's Recruiter", "{2}{R}", "Creature — Human Knight",
             on(ENTERS, Apply(All(CREATURE & YOURS), (Add(1, 0), Gain(Keyword("haste"))), END_OF_TURN)), pt=(2, 2)),
        card("Train Troops", "{4}{W}", "Sorcery — Adventure", Spell(Create(token("Knight", "W", 2, 2, Keyword("vigilance")), 2))),
        "adventure",
    ),
    both(
        card("Lonesome Unicorn", "{4}{W}", "Creature — Unicorn", Keyword("vigilance"), pt=(3, 3)),
        card("Rider in Need", "{2}{W}", "Sorcery — Adventure", Spell(Create(token("Knight", "W", 2, 2, Keyword("vigilance")), 1))),
        "adventure",
    ),
    both(
        card("Merchant of the Vale", "{2}{R}", "Creature — Human Peasant",
             ability("{2}{R}", Draw(None, 1), Discard(None, 1, CARD)), pt=(2, 3)),
        card("Haggle", "{R}", "Instant — Adventure", Spell(May(Discard(None, 1, CARD), then=Draw(None, 1)))),
        "adventure",
    ),
    both(
        card("Merfolk Secretkeeper", "{U}", "Creature — Merfolk Wizard", pt=(0, 4)),
        card("Venture Deeper", "{U}", "Sorcery — Adventure", Spell(Mill(Target(PLAYER), 4))),
        "adventure",
    ),
    both(
        card("Minecart Daredevil", "{2}{R}", "Creature — Dwarf Knight", pt=(4, 2)),
        card("Ride the Rails", "{1}{R}", "Instant — Adventure", Spell(Apply(Target(CREATURE), (Add(2, 1),), END_OF_TURN))),
        "adventure",
    ),
    both(
        card("Oakhame Ranger", "{G/W}{G/W}{G/W}{G/W}", "Creature — Elf Knight Ranger",
             ability("{T}", Apply(All(CREATURE & YOURS), (Add(1, 1),), END_OF_TURN)), pt=(2, 2)),
        card("Bring Back", "{G/W}{G/W}{G/W}{G/W}", "Sorcery — Adventure", Spell(Create(token("Human", "W", 1, 1), 2))),
        "adventure",
    ),
    both(
        card("Obyra's Attendants", "{4}{U}", "Creature — Faerie Wizard", Keyword("flying"), pt=(3, 4)),
        card("Desperate Parry", "{1}{U}", "Instant — Adventure", Spell(Apply(Target(CREATURE), (Add(-4, 0),), END_OF_TURN))),
        "adventure",
    ),
    both(
        card("Order of Midnight", "{1}{B}", "Creature — Human Knight",
             Keyword("flying"), lasting(None, Forbid(Block(AFFECTED))), pt=(2, 2)),
        card("Alter Fate", "{1}{B}", "Sorcery — Adventure", Spell(to_hand(Target(CREATURE & CARD & InZone("graveyard", YOU))))),
        "adventure",
    ),
    both(
        card("Realm-Cloaked Giant", "{5}{W}{W}", "Creature — Giant", Keyword("vigilance"), pt=(7, 7)),
        card("Cast Off", "{3}{W}{W}", "Sorcery — Adventure", Spell(destroy(All(Not(Subtype("Giant")) & CREATURE)))),
        "adventure",
    ),
    both(
        card("Rimrock Knight", "{1}{R}", "Creature — Dwarf Knight", lasting(None, Forbid(Block(AFFECTED))), pt=(3, 1)),
        card("Boulder Rush", "{R}", "Instant — Adventure", Spell(Apply(Target(CREATURE), (Add(2, 0),), END_OF_TURN))),
        "adventure",
    ),
    both(
        card("Rosethorn Acolyte", "{2}{G}", "Creature — Elf Druid", makes(AnyColour()), pt=(2, 3)),
        card("Seasonal Ritual", "{G}", "Sorcery — Adventure", Spell(AddMana(AnyColour(), 1))),
        "adventure",
    ),
    both(
        card("Sagu Wildling", "{4}{G}", "Creature — Dragon", Keyword("flying"), on(ENTERS, GainLife(None, 3)), pt=(3, 3)),
        card("Roost Seek", "{G}", "Sorcery — Omen",
             Spell(search(BASIC & LAND & CARD, Reveal(Ref("found", "it")), Move(Ref("found", "it"), "hand")))),
        "adventure",
    ),
    both(
        card("Shepherd of the Flock", "{1}{W}", "Creature — Human Peasant", pt=(3, 1)),
        card("Usher to Safety", "{W}", "Instant — Adventure", Spell(to_hand(Target(PERMANENT & YOURS)))),
        "adventure",
    ),
    both(
        card("Shrouded Shepherd", "{1}{W}", "Creature — Spirit Warrior",
             on(ENTERS, Apply(Target(CREATURE & YOURS), (Add(2, 2),), END_OF_TURN)), pt=(2, 2)),
        card("Cleave Shadows", "{1}{B}", "Sorcery — Adventure", Spell(Apply(All(CREATURE & THEIRS), (Add(-1, -1),), END_OF_TURN))),
        "adventure",
    ),
    both(
        card("Silverflame Squire", "{1}{W}", "Creature — Human Soldier", pt=(2, 1)),
        card("On Alert", "{2}{W}", "Instant — Adventure", Spell(Seq((Apply(Target(CREATURE), (Add(2, 2),), END_OF_TURN), Untap(TARGET))))),
        "adventure",
    ),
    both(
        card("Smaug, the Great Calamity", "{5}{R}{R}", "Legendary Creature — Dragon", Keyword("flying"), pt=(5, 5)),
        card("Spew Flame", "{4}{R}", "Sorcery — Adventure", Spell(Damage(Target(CREATURE), 5))),
        "adventure",
    ),
    both(
        card("Spellscorn Coven", "{3}{B}", "Creature — Faerie Warlock",
             Keyword("flying"), on(ENTERS, Discard(All(OPPONENT), 1, CARD)), pt=(2, 3)),
        card("Take It Back", "{2}{U}", "Instant — Adventure", Spell(to_hand(Target(SPELL)))),
        "adventure",
    ),
    both(
        card("Stormkeld Vanguard", "{4}{G}{G}", "Creature — Giant Warrior",
             lasting(None, Forbid(Block(CREATURE & Stat("power", "<=", 2), AFFECTED))), pt=(6, 7)),
        card("Bear Down", "{1}{G}", "Sorcery — Adventure", Spell(destroy(Target(ARTIFACT | ENCHANTMENT)))),
        "adventure",
    ),
    both(
        card("Threadbind Clique", "{3}{U}", "Creature — Faerie", Keyword("flying"), pt=(3, 3)),
        card("Rip the Seams", "{2}{W}", "Instant — Adventure", Spell(destroy(Target(Status("tapped") & CREATURE)))),
        "adventure",
    ),
    both(
        card("Topaz Dragon", "{4}{B}{B}", "Creature — Dragon", *keywords("flying", "deathtouch"), pt=(4, 4)),
        card("Entropic Cloud", "{1}{B}", "Instant — Adventure",
             Spell(Apply(All(CREATURE & YOURS), (Gain(Keyword("deathtouch")),), END_OF_TURN))),
        "adventure",
    ),
    both(
        card("Tuinvale Treefolk", "{5}{G}", "Creature — Treefolk Druid", pt=(6, 5)),
        card("Oaken Boon", "{3}{G}", "Sorcery — Adventure", Spell(PutCounters("+1/+1", Target(CREATURE), 2))),
        "adventure",
    ),
    both(
        card("Twinmaw Stormbrood", "{5}{W}", "Creature — Dragon", Keyword("flying"), on(ENTERS, GainLife(None, 5)), pt=(5, 4)),
        card("Charring Bite", "{1}{R}", "Sorcery — Omen", Spell(Damage(Target(CREATURE & Not(Has("flying"))), 5))),
        "adventure",
    ),
    both(
        card("Two-Headed Hunter", "{4}{R}", "Creature — Giant", Keyword("menace"), pt=(5, 4)),
        card("Twice the Rage", "{1}{R}", "Instant — Adventure",
             Spell(Apply(Target(CREATURE), (Gain(Keyword("double strike")),), END_OF_TURN))),
        "adventure",
    ),
    both(
        card("Young Blue Dragon", "{4}{U}", "Creature — Dragon", Keyword("flying"), pt=(3, 3)),
        card("Sand Augury", "{1}{U}", "Sorcery — Adventure", Spell(Seq((Scry(1), Draw(None, 1)), "then"))),
        "adventure",
    ),
    both(
        card("Young Red Dragon", "{3}{R}", "Creature — Dragon", Keyword("flying"), lasting(None, Forbid(Block(AFFECTED))), pt=(3, 2)),
        card("Bathe in Gold", "{1}{R}", "Instant — Adventure", Spell(Create(TREASURE, 1))),
        "adventure",
    ),
)  # fmt: skip
