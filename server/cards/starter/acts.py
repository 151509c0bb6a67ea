"""Starter: cards with keyword actions, and those that make tokens that the rules define (701, 111.10)."""

from __future__ import annotations

from server.engine.abilities.acts import Clash, Discover, Does, Endure, Fateseal, Learn, TimeTravel, detain
from server.engine.abilities.amounts import Of, Result
from server.engine.abilities.changes import END_OF_TURN, Add, Forbid
from server.engine.abilities.conditions import Done, Fits
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    LAND,
    PERMANENT,
    PLAYER,
    SPELL,
    THEIRS,
    YOU,
    YOURS,
    Is,
    Not,
    WasCast,
)  # fmt: skip
from server.engine.abilities.kinds import Spell, Triggered, card
from server.engine.abilities.picks import OTHER, SELF, TARGET, Ref, Target
from server.engine.abilities.structures import AnyEvent, Apply, Begins, If, Mana, May, Pay, Seq
from server.engine.abilities.tokens import (
    BLOOD,
    CLUE,
    CURSED,
    FOOD,
    GOLD,
    INCUBATOR,
    JUNK,
    LANDER,
    MAP,
    MONSTER,
    MUTAGEN,
    POWERSTONE,
    SORCERER,
    YOUNG_HERO,
)  # fmt: skip
from server.engine.abilities.verbs import (
    Arrival,
    Attack,
    Block,
    Create,
    Damage,
    Draw,
    GainLife,
    LoseLife,
    Move,
    PutCounters,
    TokenSpec,
    counter,
    destroy,
    exile,
    sacrifice,
    to_hand,
)  # fmt: skip
from server.engine.abilities.words import Count, Effect, Pick

from .say import DIES, ENTERS, IT_SELF, UPKEEP, ability, graveyard_card, keyword, lasting, on

INVESTIGATE = Create(CLUE, 1)
WON = Done("won")
ATTACKS = Attack(Is(SELF))
ENTERS_OR_ATTACKS = AnyEvent((ENTERS, ATTACKS))
TAPPED = Arrival(tapped=True)
THEIR_CREATURE = Target(CREATURE & THEIRS)
CLASH_FOR_A_COUNTER = on(ENTERS, Seq((Clash(), If(WON, PutCounters("+1/+1", SELF, 1)))))


def role(token: TokenSpec, what: Pick) -> Effect:
    """Create that Role attached to something."""
    return Create(token, 1, arrival=Arrival(attached_to=what))


def incubate(n: Count) -> Effect:
    """Incubate so much (701.53)."""
    return Create(INCUBATOR, 1, arrival=Arrival(counters=(("+1/+1", n),)))


CARDS = (
    # tokens that are only named
    card("Deduce", "{1}{U}", "Instant", Spell(Seq((Draw(None, 1), INVESTIGATE)))),
    card("Byway Courier", "{2}{G}", "Creature — Human Scout", on(DIES, INVESTIGATE), pt=(3, 2)),
    card("Novice Inspector", "{W}", "Creature — Human Detective", on(ENTERS, INVESTIGATE), pt=(1, 2)),
    card("Floodhound", "{U}", "Creature — Elemental Dog", ability("{3}{T}", INVESTIGATE), pt=(1, 2)),
    card("Bake into a Pie", "{2}{B}{B}", "Instant", Spell(Seq((destroy(Target(CREATURE)), Create(FOOD, 1))))),
    card("Fierce Witchstalker", "{2}{G}{G}", "Creature — Wolf", keyword("trample"), on(ENTERS, Create(FOOD, 1)), pt=(4, 4)),
    card("Gild", "{3}{B}", "Sorcery", Spell(Seq((exile(Target(CREATURE)), Create(GOLD, 1))))),
    card("Blood Servitor", "{3}", "Artifact Creature — Construct", on(ENTERS, Create(BLOOD, 1)), pt=(2, 2)),
    card("Falkenrath Celebrants", "{4}{R}", "Creature — Vampire", keyword("menace"), on(ENTERS, Create(BLOOD, 2)), pt=(4, 4)),
    card("Spyglass Siren", "{U}", "Creature — Siren Pirate", keyword("flying"), on(ENTERS, Create(MAP, 1)), pt=(1, 1)),
    card(
        "Koilos Roc", "{4}{U}", "Creature — Bird",
        keyword("flash"), keyword("flying"), on(ENTERS, Create(POWERSTONE, 1, arrival=TAPPED)), pt=(3, 3),
    ),
    card(
        "Fallaji Excavation", "{3}{G}{G}", "Sorcery",
        Spell(Seq((Create(POWERSTONE, 3, arrival=TAPPED), GainLife(None, 3)))),
    ),
    card(
        "Excavation Explosion", "{2}{R}", "Sorcery",
        Spell(Seq((Damage(Target(ANY_TARGET), 3), Create(POWERSTONE, 1, arrival=TAPPED)))),
    ),
    card("Break Down", "{2}{G}", "Instant", Spell(Seq((destroy(Target(ARTIFACT | ENCHANTMENT)), Create(JUNK, 1))))),
    card("Galactic Wayfarer", "{2}{G}", "Creature — Human Scout", on(ENTERS, Create(LANDER, 1)), pt=(3, 3)),
    card("Sami's Curiosity", "{G}", "Sorcery", Spell(Seq((GainLife(None, 2), Create(LANDER, 1))))),
    card("Crustacean Commando", "{1}{U}", "Creature — Crab Mutant Soldier", on(ENTERS, Create(MUTAGEN, 1)), pt=(0, 3)),
    card("Ooze Spill", "{1}{U}{U}", "Instant", Spell(Seq((counter(Target(SPELL)), Create(MUTAGEN, 1))))),
    # Roles
    card(
        "Monstrous Rage", "{R}", "Instant",
        Spell(Seq((Apply(Target(CREATURE), (Add(2, 0),), END_OF_TURN), role(MONSTER, TARGET)))),
    ),
    card("Cursed Courtier", "{2}{W}", "Creature — Human Noble", keyword("lifelink"), on(ENTERS, role(CURSED, IT_SELF)), pt=(3, 3)),
    card("Spiteful Hexmage", "{B}", "Creature — Human Warlock", on(ENTERS, role(CURSED, Target(CREATURE & YOURS))), pt=(3, 2)),
    card(
        "Embereth Veteran", "{R}", "Creature — Human Knight",
        ability("{1}", role(YOUNG_HERO, Target(OTHER & CREATURE)), sacrifice(SELF)), pt=(2, 1),
    ),
    card(
        "Unassuming Sage", "{1}{W}", "Creature — Human Peasant Wizard",
        on(ENTERS, Pay(Mana("{2}"), then=role(SORCERER, IT_SELF))), pt=(2, 2),
    ),
    # incubate
    card("Eyes of Gitaxias", "{2}{U}", "Sorcery", Spell(Seq((incubate(3), Draw(None, 1)), "line"))),
    card("Merciless Repurposing", "{4}{B}{B}", "Instant", Spell(Seq((exile(Target(CREATURE)), incubate(3))))),
    card("Infected Defector", "{4}{W}", "Creature — Phyrexian Knight", on(DIES, incubate(3)), pt=(4, 3)),
    card("Converter Beast", "{3}{G}", "Creature — Phyrexian Beast", on(ENTERS, incubate(5)), pt=(0, 1)),
    # detain
    card("Azorius Arrester", "{1}{W}", "Creature — Human Soldier", on(ENTERS, detain(THEIR_CREATURE)), pt=(2, 1)),
    card("Inaction Injunction", "{1}{U}", "Sorcery", Spell(Seq((detain(THEIR_CREATURE), Draw(None, 1)), "line"))),
    card("Martial Law", "{2}{W}{W}", "Enchantment", on(UPKEEP, detain(THEIR_CREATURE))),
    card(
        "Lyev Skyknight", "{1}{W}{U}", "Creature — Human Knight",
        keyword("flying"), on(ENTERS, detain(Target(Not(LAND) & PERMANENT & THEIRS))), pt=(3, 1),
    ),
    card(
        "Azorius Justiciar", "{2}{W}{W}", "Creature — Human Wizard",
        on(ENTERS, detain(Target(CREATURE & THEIRS, 0, 2))), pt=(2, 2),
    ),
    card(
        "Soulsworn Spirit", "{3}{U}", "Creature — Spirit",
        lasting(None, Forbid(Block(None, AFFECTED))), on(ENTERS, detain(THEIR_CREATURE)), pt=(2, 1),
    ),
    # fateseal, clash
    card(
        "Spin into Myth", "{4}{U}", "Instant",
        Spell(Seq((Move(Target(CREATURE), "library", position="top"), Fateseal(2)), "then")),
    ),
    card("Adder-Staff Boggart", "{1}{R}", "Creature — Goblin Warrior", CLASH_FOR_A_COUNTER, pt=(2, 1)),
    card("Paperfin Rascal", "{2}{U}", "Creature — Merfolk Rogue", CLASH_FOR_A_COUNTER, pt=(2, 2)),
    card("Oaken Brawler", "{3}{W}", "Creature — Treefolk Warrior", CLASH_FOR_A_COUNTER, pt=(2, 4)),
    card(
        "Weed Strangle", "{3}{B}{B}", "Sorcery",
        Spell(Seq((destroy(Target(CREATURE)), Clash(), If(WON, GainLife(None, Of(Ref("target", "that"), "toughness")))))),
    ),
    card(
        "Research the Deep", "{1}{U}", "Sorcery",
        Spell(Seq((Draw(None, 1), Clash(), If(WON, to_hand(SELF))))),
    ),
    card(
        "Ringskipper", "{1}{U}", "Creature — Faerie Wizard",
        keyword("flying"), on(DIES, Seq((Clash(), If(WON, to_hand(Ref("it", "this card")))))), pt=(1, 1),
    ),
    card("Sylvan Echoes", "{G}", "Enchantment", on(Does(YOU, "clash_won"), May(Draw(None, 1)))),
    # discover
    card("Primordial Gnawer", "{4}{B}", "Creature — Insect Horror", on(DIES, Discover(3)), pt=(5, 2)),
    card(
        "Geological Appraiser", "{2}{R}{R}", "Creature — Human Artificer",
        on(ENTERS, Discover(3), Fits(SELF, WasCast())), pt=(3, 2),
    ),
    card(
        "Chimil, the Inner Sun", "{6}", "Legendary Artifact",
        lasting(SPELL & YOURS, Forbid(Move(AFFECTED, manner="counter"))), on(Begins("end", YOU), Discover(5)),
    ),
    card(
        "Walk with the Ancestors", "{4}{G}", "Sorcery",
        Spell(Seq((to_hand(Target(graveyard_card(PERMANENT), 0, 1)), Discover(4)))),
    ),
    card(
        "Curator of Sun's Creation", "{3}{R}", "Creature — Human Artificer",
        Triggered(Does(YOU, "discover"), Discover(Result()), limit="once"), pt=(3, 3),
    ),
    # endure
    card("Fortress Kin-Guard", "{1}{W}", "Creature — Dog Soldier", on(ENTERS, Endure(IT_SELF, 1)), pt=(1, 2)),
    card("Dusyut Earthcarver", "{5}{G}", "Creature — Elephant Druid", keyword("reach"), on(ENTERS, Endure(IT_SELF, 3)), pt=(4, 4)),
    card("Inspirited Vanguard", "{4}{G}", "Creature — Human Soldier", on(ENTERS_OR_ATTACKS, Endure(IT_SELF, 2)), pt=(3, 2)),
    card(
        "Sinkhole Surveyor", "{1}{B}", "Creature — Bird Scout",
        keyword("flying"), on(ATTACKS, Seq((LoseLife(None, 1), Endure(SELF, 1)), "and")), pt=(1, 3),
    ),
    # learn
    card("Pop Quiz", "{2}{U}", "Instant", Spell(Seq((Draw(None, 1), Learn()), "line"))),
    card("Eyetwitch", "{B}", "Creature — Eye Bat", keyword("flying"), on(DIES, Learn()), pt=(1, 1)),
    card(
        "Arcane Subtraction", "{1}{U}", "Instant",
        Spell(Seq((Apply(Target(CREATURE), (Add(-4, 0),), END_OF_TURN), Learn()), "line")),
    ),
    card("Cram Session", "{1}{B/G}", "Sorcery", Spell(Seq((GainLife(None, 4), Learn()), "line"))),
    # time travel
    card("Wibbly-wobbly, Timey-wimey", "{1}{U}", "Sorcery", Spell(Seq((TimeTravel(), Draw(None, 1)), "line"))),
    card(
        "Time Beetle", "{1}{U}", "Creature — Alien Insect",
        keyword("skulk"), on(Damage(PLAYER, source=Is(SELF), combat="combat"), TimeTravel(), word="Parallel Universe"), pt=(1, 1),
    ),
)  # fmt: skip
