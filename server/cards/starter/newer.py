"""Starter: creatures and Equipment with the keywords of the last years (702.104 and after)."""

from __future__ import annotations

from server.engine.abilities.amounts import Of
from server.engine.abilities.changes import END_OF_TURN, Add, Gain, Require, Types
from server.engine.abilities.conditions import Fits, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    CREATURE,
    OPPONENT,
    PERMANENT,
    Status,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Static, card
from server.engine.abilities.picks import ENCHANTED, SELF, YOU_, All, Target
from server.engine.abilities.structures import Apply
from server.engine.abilities.tokens import TREASURE
from server.engine.abilities.verbs import Become, Create, Damage, Draw, GainLife, destroy
from server.engine.abilities.words import Change

from . import known, otherwise, working
from .say import DIES, ENTERS, IT_SELF, NONCREATURE, ability, keyword, keywords, lasting, on, token

EQUIPPED = CREATURE & ENCHANTED
UNPAID = Unless(Fits(SELF, Status("tribute_paid")))


def equipped(*changes: Change) -> Static:
    """What equipped creature has."""
    return lasting(EQUIPPED, *changes)


CARDS = (
    *otherwise.CARDS,
    *working.CARDS,
    *known.CARDS,
    # tribute
    card(
        "Snake of the Golden Grove", "{4}{G}", "Creature — Snake",
        keyword("tribute", n=3), on(ENTERS, GainLife(YOU_, 4), UNPAID), pt=(4, 4),
    ),
    card(
        "Nessian Demolok", "{3}{G}{G}", "Creature — Beast",
        keyword("tribute", n=3), on(ENTERS, destroy(Target(NONCREATURE & PERMANENT)), UNPAID), pt=(3, 3),
    ),
    card(
        "Fanatic of Xenagos", "{1}{R}{G}", "Creature — Centaur Warrior",
        keyword("trample"), keyword("tribute", n=1),
        on(ENTERS, Apply(IT_SELF, (Add(1, 1), Gain(Keyword("haste"))), END_OF_TURN), UNPAID), pt=(3, 3),
    ),
    # skulk, dash, blitz
    card("Furtive Homunculus", "{1}{U}", "Creature — Homunculus", keyword("skulk"), pt=(2, 1)),
    card("Vampire Cutthroat", "{B}", "Creature — Vampire Rogue", keyword("skulk"), keyword("lifelink"), pt=(1, 1)),
    card("Mardu Scout", "{R}{R}", "Creature — Goblin Scout", keyword("dash", cost="{1}{R}"), pt=(3, 1)),
    card("Screamreach Brawler", "{2}{R}", "Creature — Orc Berserker", keyword("dash", cost="{1}{R}"), pt=(2, 3)),
    card(
        "Riveteers Decoy", "{1}{G}", "Creature — Human Warrior",
        lasting(None, Require(Become(AFFECTED, "blocked"))), keyword("blitz", cost="{3}{G}"), pt=(3, 1),
    ),
    card(
        "Riveteers Requisitioner", "{1}{R}", "Creature — Lizard Rogue",
        on(DIES, Create(TREASURE, 1)), keyword("blitz", cost="{2}{R}"), pt=(3, 1),
    ),
    # vehicles
    card("Consulate Dreadnought", "{1}", "Artifact — Vehicle", keyword("crew", n=6), pt=(7, 11)),
    card("Sky Skiff", "{2}", "Artifact — Vehicle", keyword("flying"), keyword("crew", n=1), pt=(2, 3)),
    # from the graveyard
    card("Proven Combatant", "{U}", "Creature — Human Warrior", keyword("eternalize", cost="{4}{U}{U}"), pt=(1, 1)),
    card(
        "Adorned Pouncer", "{1}{W}", "Creature — Cat", keyword("double strike"), keyword("eternalize", cost="{3}{W}{W}"), pt=(1, 1),
    ),
    card(
        "Impulsive Pilferer", "{R}", "Creature — Goblin Pirate", on(DIES, Create(TREASURE, 1)), keyword("encore", cost="{3}{R}"), pt=(1, 1),
    ),
    card("Trove Tracker", "{2}{U}", "Creature — Human Pirate", on(DIES, Draw(None, 1)), keyword("encore", cost="{5}{U}{U}"), pt=(2, 2)),
    # decayed
    card(
        "Hobbling Zombie", "{2}{B}", "Creature — Zombie",
        keyword("deathtouch"), on(DIES, Create(token("Zombie", "B", 2, 2, Keyword("decayed")), 1)), pt=(2, 2),
    ),
    card(
        "Falcon Abomination", "{2}{U}", "Creature — Zombie Bird",
        keyword("flying"), on(ENTERS, Create(token("Zombie", "B", 2, 2, Keyword("decayed")), 1)), pt=(2, 2),
    ),
    # ravenous, increment
    card(
        "Termagant Swarm", "{X}{G}", "Creature — Tyranid",
        keyword("ravenous"), on(DIES, Create(token("Tyranid", "G", 1, 1), Of(SELF, "power")), word="Death Frenzy"), pt=(0, 0),
    ),
    card("Cuboid Colony", "{G}{U}", "Creature — Insect", keyword("flash"), *keywords("flying", "trample"), keyword("increment"), pt=(1, 1)),
    card("Hungry Graffalon", "{3}{G}", "Creature — Giraffe", keyword("reach"), keyword("increment"), pt=(3, 4)),
    # attacking
    card("Dragonback Lancer", "{3}{W}", "Creature — Human Soldier", keyword("flying"), keyword("mobilize", n=1), pt=(3, 3)),
    card("Dalkovan Packbeasts", "{2}{W}", "Creature — Ox", keyword("vigilance"), keyword("mobilize", n=3), pt=(0, 4)),
    card(
        "Loyal Fire Sage", "{2}{R}", "Creature — Human Cleric Ally",
        keyword("firebending", n=1), ability("{5}", Create(token("Ally", "W", 1, 1), 1)), pt=(3, 3),
    ),
    card(
        "Vindictive Warden", "{2}{B/R}", "Creature — Human Soldier",
        keyword("menace"), keyword("firebending", n=1), ability("{3}", Damage(All(OPPONENT), 1)), pt=(2, 3),
    ),
    # Equipment
    card(
        "Barbed Batterfist", "{1}{R}", "Artifact — Equipment",
        keyword("for mirrodin!"), equipped(Add(1, -1)), keyword("equip", cost="{1}"),
    ),
    card(
        "Vulshok Splitter", "{3}{R}", "Artifact — Equipment",
        keyword("for mirrodin!"), equipped(Add(2, 0)), keyword("equip", cost="{2}{R}"),
    ),
    card(
        "Mirran Bardiche", "{4}{W}", "Artifact — Equipment",
        keyword("for mirrodin!"), equipped(Add(2, 1), Gain(Keyword("vigilance"))), keyword("equip", cost="{3}{W}"),
    ),
    card(
        "Monk's Fist", "{2}", "Artifact — Equipment",
        keyword("job select"), equipped(Add(1, 0), Types(add=("Monk",))), keyword("equip", cost="{2}"),
    ),
    card(
        "Warrior's Sword", "{3}{R}", "Artifact — Equipment",
        keyword("job select"), equipped(Add(3, 2), Types(add=("Warrior",))), keyword("equip", cost="{5}"),
    ),
)  # fmt: skip
