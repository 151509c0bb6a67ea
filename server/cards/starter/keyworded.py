"""Starter: cards whose keywords are programs over other words (702), and with keyword actions (701)."""

from __future__ import annotations

from server.engine.abilities.amounts import Of, Times
from server.engine.abilities.changes import END_OF_TURN, Add, Forbid, Gain, Prevent, Replace
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    LAND,
    OPPONENT,
    PERMANENT,
    PLANESWALKER,
    SPELL,
    THEIRS,
    TOKEN,
    YOU,
    YOURS,
    Colour,
    Is,
    Not,
    Subtype,
    WithCounter,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Spell, card
from server.engine.abilities.picks import IT, OTHER, SELF, TARGET, YOU_, All, ControllerOf, Ref, Target
from server.engine.abilities.structures import AnyEvent, Apply, Rule, Seq
from server.engine.abilities.tokens import BLOOD, MAP
from server.engine.abilities.verbs import (
    Adapt,
    Amass,
    Attack,
    Block,
    Bolster,
    Connive,
    Create,
    Damage,
    Draw,
    Exploit,
    GainLife,
    LoseLife,
    Move,
    Populate,
    Support,
    Tap,
    counter,
    destroy,
    to_hand,
)  # fmt: skip
from server.engine.abilities.words import Ability, Filter

from .say import (
    ENTERS,
    INSTANT_OR_SORCERY,
    IT_SELF,
    LEAVES,
    NONCREATURE,
    UPKEEP,
    ability,
    casts,
    graveyard_card,
    keyword,
    keywords,
    lasting,
    on,
    token,
)

ENTERS_OR_LEAVES = AnyEvent((ENTERS, LEAVES))
EXPLOITS = Exploit(Is(SELF), CREATURE)
WITH_COUNTER = CREATURE & YOURS & WithCounter("+1/+1")
INDESTRUCTIBLE = Gain(Keyword("indestructible"))


def also(word: str) -> Ability:
    """Each creature you control with a +1/+1 counter on it has the keyword."""
    return lasting(WITH_COUNTER, Gain(Keyword(word)), say="each")


def enters_tapped(what: Filter) -> Ability:
    """What fits enters tapped."""
    return lasting(None, Replace(Move(what, "battlefield"), also=Tap(IT)))


CARDS = (
    # paid for besides
    card("Capsize", "{1}{U}{U}", "Instant", keyword("buyback", cost="{3}"), Spell(to_hand(Target(PERMANENT)))),
    card("Whispers of the Muse", "{U}", "Instant", keyword("buyback", cost="{5}"), Spell(Draw(None, 1))),
    card("Staggershock", "{2}{R}", "Instant", Spell(Damage(Target(ANY_TARGET), 2)), keyword("rebound")),
    card("Shattering Spree", "{R}", "Sorcery", keyword("replicate", cost="{R}"), Spell(destroy(Target(ARTIFACT)))),
    card("Train of Thought", "{1}{U}", "Sorcery", keyword("replicate", cost="{1}{U}"), Spell(Draw(None, 1))),
    card(
        "Galadhrim Brigade", "{2}{G}", "Creature — Elf Soldier",
        keyword("squad", cost="{1}{G}"), lasting(OTHER & Subtype("Elf") & YOURS, Add(1, 1)), pt=(2, 2),
    ),
    card(
        "Coruscation Mage", "{1}{R}", "Creature — Otter Wizard",
        keyword("offspring", cost="{2}"), on(casts(NONCREATURE), Damage(All(OPPONENT), 1)), pt=(2, 2),
    ),
    # entering and dying
    card(
        "Vulturous Aven", "{3}{B}", "Creature — Bird Shaman",
        keyword("flying"), keyword("exploit"), on(EXPLOITS, Seq((Draw(YOU_, 2), LoseLife(YOU_, 2)), "and")), pt=(2, 3),
    ),
    card(
        "Silumgar Butcher", "{4}{B}", "Creature — Zombie Djinn",
        keyword("exploit"), on(EXPLOITS, Apply(Target(CREATURE), (Add(-3, -3),), END_OF_TURN)), pt=(3, 3),
    ),
    card(
        "Minister of Pain", "{2}{B}", "Creature — Human Shaman",
        keyword("exploit"), on(EXPLOITS, Apply(All(CREATURE & THEIRS), (Add(-1, -1),), END_OF_TURN)), pt=(2, 3),
    ),
    card(
        "Blind Obedience", "{1}{W}", "Enchantment",
        keyword("extort"), enters_tapped((ARTIFACT | CREATURE) & THEIRS),
    ),
    card("Basilica Screecher", "{1}{B}", "Creature — Bat", keyword("flying"), keyword("extort"), pt=(1, 2)),
    card("Visionary Augmenter", "{2}{W}{W}", "Creature — Dwarf Artificer", keyword("fabricate", n=2), pt=(2, 1)),
    card("Iron League Steed", "{4}", "Artifact Creature — Construct", keyword("haste"), keyword("fabricate", n=1), pt=(2, 2)),
    card(
        "Angel of Invention", "{3}{W}{W}", "Creature — Angel",
        *keywords("flying", "vigilance", "lifelink"), keyword("fabricate", n=2), lasting(OTHER & CREATURE & YOURS, Add(1, 1)), pt=(2, 1),
    ),
    card("Orzhov Enforcer", "{1}{B}", "Creature — Human Rogue", keyword("deathtouch"), keyword("afterlife", n=1), pt=(1, 2)),
    card("Ministrant of Obligation", "{2}{W}", "Creature — Human Cleric", keyword("afterlife", n=2), pt=(2, 1)),
    card("Imperious Oligarch", "{W}{B}", "Creature — Human Cleric", keyword("vigilance"), keyword("afterlife", n=1), pt=(2, 1)),
    card("Zhur-Taa Goblin", "{R}{G}", "Creature — Goblin Berserker", keyword("riot"), pt=(2, 2)),
    card(
        "Frenzied Arynx", "{2}{R}{G}", "Creature — Cat Beast",
        keyword("riot"), keyword("trample"), ability("{4}{R}{G}", Apply(SELF, (Add(3, 0),), END_OF_TURN)), pt=(3, 3),
    ),
    card(
        "Mycoloth", "{3}{G}{G}", "Creature — Fungus",
        keyword("devour", n=2), on(UPKEEP, Create(token("Saproling", "G", 1, 1), Times(1, Of(SELF, "counters:+1/+1")))), pt=(4, 4),
    ),
    card("Thunder-Thrash Elder", "{2}{R}", "Creature — Lizard Warrior", keyword("devour", n=3), pt=(1, 1)),
    card("Stormblood Berserker", "{1}{R}", "Creature — Human Berserker", keyword("bloodthirst", n=2), keyword("menace"), pt=(1, 1)),
    card("Scab-Clan Mauler", "{R}{G}", "Creature — Human Berserker", keyword("bloodthirst", n=2), keyword("trample"), pt=(1, 1)),
    card("Gorehorn Minotaurs", "{2}{R}{R}", "Creature — Minotaur Warrior", keyword("bloodthirst", n=2), pt=(3, 3)),
    card("Arcbound Worker", "{1}", "Artifact Creature — Construct", keyword("modular", n=1), pt=(0, 0)),
    card("Arcbound Stinger", "{2}", "Artifact Creature — Insect", keyword("flying"), keyword("modular", n=1), pt=(0, 0)),
    card("Blastoderm", "{2}{G}{G}", "Creature — Beast", keyword("shroud"), keyword("fading", n=3), pt=(5, 5)),
    card(
        "Aven Riftwatcher", "{2}{W}", "Creature — Bird Rebel Soldier",
        keyword("flying"), keyword("vanishing", n=3), on(ENTERS_OR_LEAVES, GainLife(YOU_, 2)), pt=(2, 3),
    ),
    # fighting
    card("Sunhome Stalwart", "{1}{W}", "Creature — Human Soldier", keyword("first strike"), keyword("mentor"), pt=(2, 2)),
    card("Blade Instructor", "{2}{W}", "Creature — Human Soldier", keyword("mentor"), pt=(3, 1)),
    card(
        "Rural Recruit", "{3}{G}", "Creature — Human Peasant",
        keyword("training"), on(ENTERS, Create(token("Boar", "G", 3, 1), 1)), pt=(1, 1),
    ),
    card("Topan Freeblade", "{1}{W}", "Creature — Human Soldier", keyword("vigilance"), keyword("renown", n=1), pt=(2, 2)),
    card("Citadel Castellan", "{1}{G}{W}", "Creature — Human Knight", keyword("vigilance"), keyword("renown", n=2), pt=(2, 3)),
    card("Culling Drone", "{1}{B}", "Creature — Eldrazi Drone", keyword("devoid"), keyword("ingest"), pt=(2, 2)),
    card("Hand of Honor", "{W}{W}", "Creature — Human Samurai", keyword("protection", Colour("B")), keyword("bushido", n=1), pt=(2, 2)),
    card(
        "Konda, Lord of Eiganjo", "{5}{W}{W}", "Legendary Creature — Human Samurai",
        *keywords("vigilance", "indestructible"), keyword("bushido", n=5), pt=(3, 3),
    ),
    card("Suq'Ata Lancer", "{2}{R}", "Creature — Human Knight", keyword("haste"), keyword("flanking"), pt=(2, 2)),
    card("Jolrael's Centaur", "{1}{G}{G}", "Creature — Centaur Archer", keyword("shroud"), keyword("flanking"), pt=(2, 2)),
    card("Fallen Askari", "{1}{B}", "Creature — Human Knight", keyword("flanking"), lasting(None, Forbid(Block(AFFECTED))), pt=(2, 2)),
    card("Craw Giant", "{3}{G}{G}{G}{G}", "Creature — Giant", keyword("trample"), keyword("rampage", n=2), pt=(6, 4)),
    card("Lowland Tracker", "{4}{W}", "Creature — Human Soldier", keyword("first strike"), keyword("provoke"), pt=(2, 2)),
    card("Tuskguard Captain", "{2}{G}", "Creature — Human Warrior", keyword("outlast", cost="{G}"), also("trample"), pt=(2, 3)),
    card("Abzan Falconer", "{2}{W}", "Creature — Human Soldier", keyword("outlast", cost="{W}"), also("flying"), pt=(2, 3)),
    card("Abzan Battle Priest", "{3}{W}", "Creature — Human Cleric", keyword("outlast", cost="{W}"), also("lifelink"), pt=(3, 2)),
    # from the graveyard and the hand
    card("Dreg Mangler", "{1}{B}{G}", "Creature — Plant Zombie", keyword("haste"), keyword("scavenge", cost="{3}{B}{G}"), pt=(3, 3)),
    card("Slitherhead", "{B/G}", "Creature — Plant Zombie", keyword("scavenge", cost="{0}"), pt=(1, 1)),
    card("Deadbridge Goliath", "{2}{G}{G}", "Creature — Insect", keyword("scavenge", cost="{4}{G}{G}"), pt=(5, 5)),
    card(
        "Mosquito Guard", "{W}", "Creature — Kithkin Soldier",
        keyword("first strike"), keyword("reinforce", cost="{1}{W}", n=1), pt=(1, 1),
    ),
    card(
        "Stinkweed Imp", "{2}{B}", "Creature — Imp",
        keyword("flying"), on(Damage(CREATURE, source=Is(SELF), combat="combat"), destroy(Ref("it", "that"))), keyword("dredge", n=5),
        pt=(1, 2),
    ),
    card(
        "Life from the Loam", "{1}{G}", "Sorcery",
        Spell(Move(Target(graveyard_card(LAND), 0, 3), "hand", "", "return")), keyword("dredge", n=3),
    ),
    card(
        "Muddle the Mixture", "{U}{U}", "Instant",
        Spell(counter(Target(INSTANT_OR_SORCERY & SPELL))), keyword("transmute", cost="{1}{U}{U}"),
    ),
    card(
        "Drift of Phantasms", "{2}{U}", "Creature — Spirit",
        keyword("defender"), keyword("flying"), keyword("transmute", cost="{1}{U}{U}"), pt=(0, 5),
    ),
    # keyword actions
    card(
        "Voldaren Epicure", "{R}", "Creature — Vampire",
        on(ENTERS, Seq((Damage(All(OPPONENT), 1, IT_SELF), Create(BLOOD, 1)))), pt=(1, 1),
    ),
    card(
        "Get Lost", "{1}{W}", "Instant",
        Spell(Seq((destroy(Target(CREATURE | ENCHANTMENT | PLANESWALKER)), Create(MAP, 2, ControllerOf(TARGET))))),
    ),
    card("Raffine's Informant", "{1}{W}", "Creature — Human Wizard", on(ENTERS, Connive(IT_SELF)), pt=(2, 1)),
    card(
        "Eternal Skylord", "{4}{U}", "Creature — Zombie Wizard",
        on(ENTERS, Amass(2)), lasting(Subtype("Zombie") & TOKEN & YOURS, Gain(Keyword("flying"))), pt=(3, 3),
    ),
    card("Skitter Eel", "{3}{U}", "Creature — Fish Crab", ability("{2}{U}", Adapt(2)), pt=(3, 3)),
    card("Trollbred Guardian", "{4}{G}", "Creature — Troll Frog Warrior", ability("{2}{G}", Adapt(2)), also("trample"), pt=(5, 5)),
    card(
        "Anafenza, Kin-Tree Spirit", "{W}{W}", "Legendary Creature — Spirit Soldier",
        on(Move(OTHER & Not(TOKEN) & CREATURE & YOURS, "battlefield"), Bolster(1)), pt=(2, 2),
    ),
    card(
        "Dromoka, the Eternal", "{3}{G}{W}", "Legendary Creature — Dragon",
        keyword("flying"), on(Attack(Subtype("Dragon") & YOURS), Bolster(2)), pt=(5, 5),
    ),
    card(
        "Rootborn Defenses", "{2}{W}", "Instant",
        Spell(Seq((Populate(), Apply(All(CREATURE & YOURS), (INDESTRUCTIBLE,), END_OF_TURN)))),
    ),
    card(
        "Druid's Deliverance", "{1}{G}", "Instant",
        Spell(Seq((Rule((Prevent(Damage(YOU, combat="combat")),), END_OF_TURN), Populate()))),
    ),
    card(
        "Vitu-Ghazi Guildmage", "{G}{W}", "Creature — Dryad Shaman",
        ability("{4}{G}{W}", Create(token("Centaur", "G", 3, 3), 1)), ability("{2}{G}{W}", Populate()), pt=(2, 2),
    ),
    card("Shoulder to Shoulder", "{2}{W}", "Sorcery", Spell(Seq((Support(Target(CREATURE, 0, 2), 2), Draw(None, 1)), "line"))),
    card("Relief Captain", "{2}{W}{W}", "Creature — Kor Knight Ally", on(ENTERS, Support(Target(OTHER & CREATURE, 0, 3), 3)), pt=(3, 2)),
)  # fmt: skip
