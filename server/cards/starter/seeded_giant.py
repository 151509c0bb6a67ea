"""Starter: cards of which the rulings tell what two-headed giants make of them (805, 810): drains, totals, attacks alone and upkeeps."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, Of, Result, Tally, Times
from server.engine.abilities.changes import END_OF_TURN, Add, Forbid, Gain, Price, Replace
from server.engine.abilities.conditions import Compare, Exists, Happened
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    LAND,
    OPPONENT,
    PLAYER,
    SPELL,
    YOU,
    YOURS,
    Is,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Keyword, Spell, card
from server.engine.abilities.picks import IT, OTHER, SELF, YOU_, All, Ref, Target
from server.engine.abilities.structures import Apply, Begins, Each, If, Mana, May, Nth, Pay, Seq
from server.engine.abilities.verbs import (
    Attack,
    Block,
    Cast,
    Create,
    Damage,
    Discard,
    Draw,
    GainLife,
    LoseLife,
    Move,
    PutCounters,
    Sacrifice,
    Tap,
    Untap,
)  # fmt: skip
from server.engine.abilities.words import Count, Effect

from .say import (
    DIES,
    ENTERS,
    INSTANT_OR_SORCERY,
    NONCREATURE,
    OTHER_CREATURE,
    UPKEEP,
    ability,
    keyword,
    keywords,
    lasting,
    on,
    token,
)  # fmt: skip

EACH_OPPONENT = All(OPPONENT)
EACH_END = Begins("end", say="each")
ANY_UPKEEP = Begins("upkeep")
YOU_GAIN = GainLife(YOU)
ONE_COUNTER = PutCounters("+1/+1", SELF, 1)
LIFE = Of(YOU_, "life")
STARTING_LIFE = Of(YOU_, "starting_life")
ATTACKS = Attack(Is(SELF))
GAINED = Tally(GainLife(YOU), "amount")
ALONE = Attack(CREATURE & YOURS & Status("alone"))
MY_COUNTERS = Of(Ref("self", "it"), "counters:+1/+1")
LONE = Status("alone") & AFFECTED
CANT_ATTACK_ALONE = lasting(None, Forbid(Attack(LONE)))
CANT_FIGHT_ALONE = lasting(None, Forbid(Attack(LONE)), Forbid(Block(LONE)))
ANGEL = token("Angel", "W", 4, 4, Keyword("flying"))


def drains(loss: Count, gain: Count) -> Effect:
    """Each opponent loses so much life and you gain so much."""
    return Seq((LoseLife(EACH_OPPONENT, loss), GainLife(YOU_, gain)), "and")


def burns(n: Count, source: Ref = SELF) -> Damage:
    """It deals so much damage to each opponent."""
    return Damage(EACH_OPPONENT, n, source)


def scorches(n: Count, gain: Count, source: Ref = SELF) -> Effect:
    """It deals so much damage to each opponent and you gain life."""
    return Seq((burns(n, source), GainLife(YOU_, gain)), "and")


IT_SELF = Ref("self", "it")
OTHERS_DIE = Move(OTHER_CREATURE & YOURS, "graveyard", "battlefield")

CARDS = (
    # drains
    card("Cauldron Familiar", "{B}", "Creature — Cat", on(ENTERS, drains(1, 1)),
         Activated((Sacrifice(None, 1, Subtype("Food")),), Move(SELF, "battlefield", "graveyard", "return"), zone="graveyard"), pt=(1,
         1)),
    card("Vampire Neonate", "{B}", "Creature — Vampire", ability("{2}{T}", drains(1, 1)), pt=(0, 3)),
    card("Vampire Opportunist", "{1}{B}", "Creature — Vampire", ability("{6}{B}", drains(2, 2)), pt=(2, 1)),
    card("Spirit of Malevolence", "{1}{B}", "Creature — Spirit", on(DIES, drains(1, 1)), pt=(2, 1)),
    card("Wayward Servant", "{W}{B}", "Creature — Zombie", on(Move(OTHER & Subtype("Zombie") & YOURS, "battlefield"), drains(1, 1)), pt=(
         2, 2)),
    card("Sanctum Seeker", "{2}{B}{B}", "Creature — Vampire Knight", on(Attack(Subtype("Vampire") & YOURS), drains(1, 1)), pt=(3, 4)),
    card("Cliffhaven Vampire", "{2}{W}{B}", "Creature — Vampire Warrior Ally", keyword("flying"), on(YOU_GAIN, LoseLife(EACH_OPPONENT,
         1)), pt=(2, 4)),
    card("Defiant Bloodlord", "{5}{B}{B}", "Creature — Vampire", keyword("flying"), on(YOU_GAIN, LoseLife(Target(OPPONENT), Result(
         "amount"))), pt=(4, 5)),
    card("Elas il-Kor, Sadistic Pilgrim", "{W}{B}", "Legendary Creature — Phyrexian Kor Cleric", keyword("deathtouch"),
         on(Move(OTHER_CREATURE & YOURS, "battlefield"), GainLife(YOU_, 1)), on(OTHERS_DIE, LoseLife(EACH_OPPONENT, 1)), pt=(2, 2)),
    card("Skirsdag Supplicant", "{2}{B}", "Creature — Human Cleric", ability("{B}{T}", LoseLife(All(PLAYER), 2), Discard(None, 1)), pt=(
         2, 3)),
    card("Arterial Flow", "{1}{B}{B}", "Sorcery", Spell(Seq((Discard(EACH_OPPONENT, 2), If(Exists(Subtype("Vampire") & YOURS), drains(2,
         2)))))),
    card("Bad Deal", "{4}{B}{B}", "Sorcery", Spell(Seq((Seq((Draw(YOU_, 2), Discard(EACH_OPPONENT, 2)), "and"), LoseLife(All(PLAYER),
         2))))),
    # burns
    card("Blisterspit Gremlin", "{R}", "Creature — Gremlin", ability("{1}{T}", burns(1)), on(Cast(NONCREATURE & SPELL, YOU), Untap(
         SELF)), pt=(1, 1)),
    card("Brimstone Trebuchet", "{2}{R}", "Artifact Creature — Wall", *keywords("defender", "reach"), ability("{T}", burns(1)),
         on(Move(Subtype("Knight") & YOURS, "battlefield"), Untap(SELF)), pt=(1, 3)),
    card("Electrostatic Field", "{1}{R}", "Creature — Wall", keyword("defender"), on(Cast(INSTANT_OR_SORCERY & SPELL, YOU), burns(1)),
         pt=(0, 4)),
    card("Embraal Gear-Smasher", "{2}{R}", "Creature — Human Warrior", ability("{T}", burns(2), Sacrifice(None, 1, ARTIFACT)), pt=(2, 3)),
    card("Welder Automaton", "{2}", "Artifact Creature — Construct", ability("{3}{R}", burns(1)), pt=(2, 1)),
    card("Storm Caller", "{2}{R}", "Creature — Ogre Shaman", on(ENTERS, burns(2, IT_SELF)), pt=(3, 2)),
    card("Spear Spewer", "{R}", "Creature — Goblin Warrior", keyword("defender"), ability("{T}", Damage(All(PLAYER), 1, SELF)), pt=(0,
         2)),
    card("Spitfire Lagac", "{3}{R}", "Creature — Lizard", on(Move(LAND & YOURS, "battlefield"), burns(1), word="Landfall"), pt=(3, 4)),
    card("Serrated Scorpion", "{B}", "Creature — Scorpion", on(DIES, scorches(2, 2, IT_SELF)), pt=(1, 2)),
    card("Vindictive Vampire", "{3}{B}", "Creature — Vampire", on(OTHERS_DIE, scorches(1, 1)), pt=(2, 3)),
    # what each player does
    card("Centaur Peacemaker", "{1}{G}{W}", "Creature — Centaur Cleric", on(ENTERS, GainLife(All(PLAYER), 4)), pt=(3, 3)),
    card("Stormfist Crusader", "{B}{R}", "Creature — Human Knight", keyword("menace"),
         on(UPKEEP, Seq((Draw(All(PLAYER), 1), LoseLife(All(PLAYER), 1)), "and")), pt=(2, 2)),
    # each upkeep, each end step
    card("Verdant Force", "{5}{G}{G}{G}", "Creature — Elemental", on(ANY_UPKEEP, Create(token("Saproling", "G", 1, 1), 1)), pt=(7, 7)),
    # totals
    card("Voice of the Blessed", "{W}{W}", "Creature — Spirit Cleric", on(YOU_GAIN, ONE_COUNTER),
         lasting(None, Gain(Keyword("flying")), Gain(Keyword("vigilance")), cond=Compare(MY_COUNTERS, ">=", 4)),
         lasting(None, Gain(Keyword("indestructible")), cond=Compare(MY_COUNTERS, ">=", 10)), pt=(2, 2)),
    card("Scion of the Swarm", "{3}{B}{B}", "Creature — Vampire Cleric", keyword("flying"), on(YOU_GAIN, ONE_COUNTER), pt=(3, 3)),
    card("Serene Steward", "{1}{W}", "Creature — Human Cleric Ally", on(YOU_GAIN, Pay(Mana("{W}"), None, PutCounters("+1/+1", Target(
         CREATURE), 1))), pt=(2, 2)),
    card("Cleric of Life's Bond", "{W}{B}", "Creature — Vampire Cleric", on(Move(OTHER & Subtype("Cleric") & YOURS, "battlefield"),
         GainLife(YOU_, 1)),
         on(Nth(1, YOU_GAIN), ONE_COUNTER), pt=(2, 2)),
    card("Attended Healer", "{3}{W}", "Creature — Kor Cleric", on(Nth(1, YOU_GAIN), Create(token("Cat", "W", 1, 1), 1)),
         ability("{2}{W}", Apply(Target(OTHER & Subtype("Cleric")), (Gain(Keyword("lifelink")),), END_OF_TURN)), pt=(2, 3)),
    card("Angelic Accord", "{3}{W}", "Enchantment", on(EACH_END, Create(ANGEL, 1), Compare(GAINED, ">=", 4))),
    card("Regal Bloodlord", "{3}{W}{B}", "Creature — Vampire Soldier", keyword("flying"),
         on(EACH_END, Create(token("Bat", "B", 1, 1, Keyword("flying")), 1), Happened(GainLife(YOU))), pt=(2, 4)),
    card("Archfiend of Despair", "{6}{B}{B}", "Creature — Demon", keyword("flying"), lasting(OPPONENT, Forbid(GainLife(AFFECTED))),
         on(EACH_END, Each(EACH_OPPONENT, LoseLife(Ref("each"), Of(Ref("each", "that"), "life_lost")))), pt=(6, 6)),
    card("Indulging Patrician", "{1}{W}{B}", "Creature — Vampire Noble", keyword("flying"), keyword("lifelink"),
         on(Begins("end", YOU), LoseLife(EACH_OPPONENT, 3), Compare(GAINED, ">=", 3)), pt=(1, 4)),
    card("Heron of Hope", "{3}{W}", "Creature — Bird", keyword("flying"), lasting(None, Replace(GainLife(YOU), plus=1)),
         ability("{1}{W}", Apply(SELF, (Gain(Keyword("lifelink")),), END_OF_TURN)), pt=(2, 3)),
    card("Knight of Dawn's Light", "{1}{W}", "Creature — Human Knight", keyword("first strike"), lasting(None, Replace(GainLife(YOU),
         plus=1)),
         ability("{1}{W}", Apply(SELF, (Add(1, 1),), END_OF_TURN)), pt=(2, 2)),
    card("Marauding Blight-Priest", "{2}{B}", "Creature — Vampire Cleric", on(YOU_GAIN, LoseLife(EACH_OPPONENT, 1)), pt=(3, 2)),
    card("Magmatic Force", "{5}{R}{R}{R}", "Creature — Elemental", on(ANY_UPKEEP, Damage(Target(ANY_TARGET), 3, SELF)), pt=(7, 7)),
    card("God-Pharaoh's Statue", "{6}", "Legendary Artifact", lasting(None, Price(Cast(SPELL, OPPONENT), 2)),
         on(Begins("end", YOU), LoseLife(EACH_OPPONENT, 1))),
    card("Grasping Thrull", "{3}{W}{B}", "Creature — Thrull", keyword("flying"), on(ENTERS, scorches(2, 2, IT_SELF)), pt=(3, 3)),
    card("Gruesome Fate", "{2}{B}", "Sorcery", Spell(LoseLife(EACH_OPPONENT, Times(1, Number(CREATURE & YOURS))))),
    card("Night Market Lookout", "{B}", "Creature — Human Rogue", on(Tap(Is(SELF)), drains(1, 1)), pt=(1, 1)),
    card("Nocturnal Feeder", "{2}{B}", "Creature — Vampire Rogue", keyword("flying"), on(DIES, drains(2, 2)), pt=(2, 1)),
    card("Lampad of Death's Vigil", "{1}{B}", "Enchantment Creature — Nymph", ability("{1}", drains(1, 1), Sacrifice(None, 1, CREATURE)),
         pt=(1, 3)),
    # attacks alone and together
    card("Mogg Flunkies", "{1}{R}", "Creature — Goblin", CANT_FIGHT_ALONE, pt=(3, 3)),
    card("Jackal Familiar", "{R}", "Creature — Jackal", CANT_FIGHT_ALONE, pt=(2, 2)),
    card("Loyal Pegasus", "{W}", "Creature — Pegasus", keyword("flying"), CANT_FIGHT_ALONE, pt=(2, 1)),
    card("Bonded Horncrest", "{3}{R}", "Creature — Dinosaur", CANT_FIGHT_ALONE, pt=(5, 5)),
    card("Wojek Bodyguard", "{2}{R}", "Creature — Human Soldier", keyword("mentor"), CANT_FIGHT_ALONE, pt=(3, 3)),
    card("Bonded Construct", "{1}", "Artifact Creature — Construct", CANT_ATTACK_ALONE, pt=(2, 1)),
    card("Raging Kronch", "{2}{R}", "Creature — Beast", CANT_ATTACK_ALONE, pt=(4, 3)),
    card("Trusty Companion", "{1}{W}", "Creature — Hyena", keyword("vigilance"), CANT_ATTACK_ALONE, pt=(3, 2)),
    card("Battlegrace Angel", "{3}{W}{W}", "Creature — Angel", keyword("flying"), keyword("exalted"),
         on(ALONE, Apply(IT, (Gain(Keyword("lifelink")),), END_OF_TURN)), pt=(4, 4)),
    card("Angelic Benediction", "{3}{W}", "Enchantment", keyword("exalted"), on(ALONE, May(Tap(Target(CREATURE))))),
    card("Sighted-Caste Sorcerer", "{1}{W}", "Creature — Human Wizard Sorcerer", keyword("exalted"),
         ability("{U}", Apply(SELF, (Gain(Keyword("shroud")),), END_OF_TURN)), pt=(1, 1)),
    card("Dawnray Archer", "{2}{U}", "Creature — Human Archer", keyword("exalted"),
         ability("{W}{T}", Damage(Target((Status("attacking") | Status("blocking")) & CREATURE), 1)), pt=(1, 1)),
    card("Dire Fleet Captain", "{B}{R}", "Creature — Orc Pirate",
         on(ATTACKS, Apply(IT_SELF, (Add(Number(OTHER & Status("attacking") & Subtype("Pirate")), Number(OTHER & Status(
         "attacking") & Subtype("Pirate"))),), END_OF_TURN)), pt=(2, 2)),
    card("Enraged Revolutionary", "{2}{R}", "Creature — Human Warrior", keyword("dethrone"), pt=(2, 1)),
    # others
)  # fmt: skip
