"""Starter: cards with the keywords of older sets, from banding and phasing to umbra armor and cipher (702.13-702.99)."""

from __future__ import annotations

from server.engine.abilities.amounts import Half, Of, Total
from server.engine.abilities.changes import END_OF_TURN, Add, AsThough, Gain, Require
from server.engine.abilities.conditions import Compare, Exists, Happened, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    LAND,
    OPPONENT,
    PLAYER,
    YOURS,
    Colour,
    Is,
    Stat,
    Subtype,
    WithCounter,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Card, Keyword, Spell, Static, card
from server.engine.abilities.picks import ENCHANTED, OTHER, SELF, TARGET, YOU_, All, Ref, Target
from server.engine.abilities.structures import Apply, Costs, If, May, Seq
from server.engine.abilities.verbs import (
    Attack,
    Become,
    Cast,
    Create,
    Damage,
    Draw,
    GainLife,
    LoseLife,
    Move,
    MoveCounters,
    PutCounters,
    Tap,
    Untap,
    destroy,
    sacrifice,
)  # fmt: skip
from server.engine.abilities.words import Change, Cond

from .say import ENTERS, ENTERS_TAPPED, IT_SELF, LEAVES, UPKEEP, ability, graveyard_card, keyword, lasting, makes, on, token

EXILED = Ref("self.exiled")
SLIVERS = Subtype("Sliver") & CREATURE
HELD = CREATURE & ENCHANTED
GROWN = CREATURE & WithCounter("+1/+1")
AURA = Keyword("enchant", CREATURE)


def slivers(word: str, n: int) -> Static:
    """All Sliver creatures have the keyword."""
    return lasting(SLIVERS, Gain(Keyword(word, n=n)), say="all")


def umbra(name: str, cost: str, *changes: Change) -> Card:
    """An Aura of that kind."""
    return card(name, cost, "Enchantment — Aura", AURA, lasting(HELD, *changes), keyword("umbra armor"))


def hidden(name: str, mana: str, cond: Cond) -> Card:
    """A land that hides a card away until the condition holds."""
    found = ability(f"{mana}{{T}}", If(cond, May(Cast(EXILED, play=True)), last=True))
    return card(name, "", "Land", keyword("hideaway", n=4), ENTERS_TAPPED, makes(mana), found)


CARDS = (
    # who may block
    card("Accursed Spirit", "{3}{B}", "Creature — Spirit", keyword("intimidate"), pt=(3, 2)),
    card("Bladetusk Boar", "{3}{R}", "Creature — Boar", keyword("intimidate"), pt=(3, 2)),
    card("Soltari Monk", "{W}{W}", "Creature — Soltari Monk Cleric", keyword("protection", Colour("B")), keyword("shadow"), pt=(2, 1)),
    card("Soltari Priest", "{W}{W}", "Creature — Soltari Cleric", keyword("protection", Colour("R")), keyword("shadow"), pt=(2, 1)),
    card("Dauthi Slayer", "{B}{B}", "Creature — Dauthi Soldier", keyword("shadow"), lasting(None, Require(Attack(AFFECTED))), pt=(2, 2)),
    card("Heartwood Dryad", "{1}{G}", "Creature — Dryad", lasting(None, AsThough("shadow")), pt=(2, 1)),
    card("Shu Cavalry", "{2}{W}", "Creature — Human Soldier", keyword("horsemanship"), pt=(2, 2)),
    card("Wu Light Cavalry", "{1}{U}", "Creature — Human Soldier", keyword("horsemanship"), pt=(1, 2)),
    # phasing
    card("Breezekeeper", "{3}{U}", "Creature — Djinn", keyword("flying"), keyword("phasing"), pt=(4, 4)),
    card("Teferi's Drake", "{2}{U}", "Creature — Drake", keyword("flying"), keyword("phasing"), pt=(3, 2)),
    card("Sandbar Crocodile", "{4}{U}", "Creature — Crocodile", keyword("phasing"), pt=(6, 5)),
    card(
        "Taniwha", "{3}{U}{U}", "Legendary Creature — Serpent",
        keyword("trample"), keyword("phasing"), on(UPKEEP, Become(All(LAND & YOURS), "phased_out")), pt=(7, 7),
    ),
    card("Teferi's Isle", "", "Legendary Land", keyword("phasing"), ENTERS_TAPPED, makes("{U}{U}")),
    card("Reality Ripple", "{1}{U}", "Instant", Spell(Become(Target(ARTIFACT | CREATURE | LAND), "phased_out"))),
    card(
        "Vodalian Illusionist", "{2}{U}", "Creature — Merfolk Wizard",
        ability("{U}{U}{T}", Become(Target(CREATURE), "phased_out")), pt=(2, 2),
    ),
    card(
        "Slip Out the Back", "{U}", "Instant",
        Spell(Seq((PutCounters("+1/+1", Target(CREATURE), 1), Become(TARGET, "phased_out")))),
    ),
    card(
        "Guardian of Faith", "{1}{W}{W}", "Creature — Spirit Knight",
        keyword("flash"), keyword("vigilance"), on(ENTERS, Become(Target(OTHER & CREATURE & YOURS, 0, -1), "phased_out")), pt=(3, 2),
    ),
    # coming
    card("Goblin War Buggy", "{1}{R}", "Creature — Goblin", keyword("haste"), keyword("echo", cost="{1}{R}"), pt=(2, 2)),
    card("Multani's Acolyte", "{G}{G}", "Creature — Elf", keyword("echo", cost="{G}{G}"), on(ENTERS, Draw(None, 1)), pt=(2, 1)),
    card(
        "Avalanche Riders", "{3}{R}", "Creature — Human Nomad",
        keyword("haste"), keyword("echo", cost="{3}{R}"), on(ENTERS, destroy(Target(LAND))), pt=(2, 2),
    ),
    card(
        "Bone Shredder", "{2}{B}", "Creature — Phyrexian Minion",
        keyword("flying"), keyword("echo", cost="{2}{B}"), on(ENTERS, destroy(Target(~ARTIFACT & ~Colour("B") & CREATURE))), pt=(1, 1),
    ),
    card(
        "Karmic Guide", "{3}{W}{W}", "Creature — Angel Spirit",
        Keyword("flying"), Keyword("protection", Colour("B")), keyword("echo", cost="{3}{W}{W}"),
        on(ENTERS, Move(Target(graveyard_card(CREATURE)), "battlefield", "", "return")), pt=(2, 2),
    ),
    card("Glowering Rogon", "{5}{G}", "Creature — Beast", keyword("amplify", n=1), pt=(4, 4)),
    card(
        "Kilnmouth Dragon", "{5}{R}{R}", "Creature — Dragon", keyword("amplify", n=3), keyword("flying"),
        ability("{T}", Damage(Target(ANY_TARGET), Of(IT_SELF, "counters:+1/+1"), SELF)), pt=(5, 5),
    ),
    card("Changeling Titan", "{4}{G}", "Creature — Shapeshifter", keyword("changeling"), keyword("champion", CREATURE), pt=(7, 7)),
    card(
        "Nova Chaser", "{3}{R}", "Creature — Elemental Warrior",
        keyword("trample"), keyword("champion", Subtype("Elemental")), pt=(10, 2),
    ),
    card(
        "Wren's Run Packmaster", "{3}{G}", "Creature — Elf Warrior",
        keyword("champion", Subtype("Elf")), ability("{2}{G}", Create(token("Wolf", "G", 2, 2), 1)),
        lasting(Subtype("Wolf") & YOURS, Gain(Keyword("deathtouch"))), pt=(5, 5),
    ),
    card("Simic Initiate", "{G}", "Creature — Human Mutant", keyword("graft", n=1), pt=(0, 0)),
    card("Llanowar Reborn", "", "Land", ENTERS_TAPPED, makes("{G}"), keyword("graft", n=1)),
    card(
        "Vigean Graftmage", "{2}{U}", "Creature — Vedalken Wizard Mutant",
        keyword("graft", n=2), ability("{1}{U}", Untap(Target(GROWN))), pt=(0, 0),
    ),
    card(
        "Cytoplast Root-Kin", "{2}{G}{G}", "Creature — Elemental Mutant",
        keyword("graft", n=4), on(ENTERS, PutCounters("+1/+1", All(OTHER & CREATURE & YOURS & WithCounter("+1/+1")), 1)),
        ability("{2}", MoveCounters("+1/+1", Target(CREATURE & YOURS), SELF, 1)), pt=(0, 0),
    ),
    hidden("Windbrisk Heights", "{W}", Happened(Attack(CREATURE & YOURS), least=3)),
    hidden("Mosswort Bridge", "{G}", Compare(Total(CREATURE & YOURS, "power"), ">=", 10)),
    hidden("Shelldock Isle", "{U}", Exists(PLAYER & Stat("library", "<=", 20))),
    hidden("Howltooth Hollow", "{B}", Unless(Exists(PLAYER & Stat("hand", ">", 0)))),
    card(
        "Watcher for Tomorrow", "{1}{U}", "Creature — Human Wizard",
        keyword("hideaway", n=4), ENTERS_TAPPED, on(LEAVES, Move(EXILED, "hand")), pt=(2, 1),
    ),
    # going
    card("Venerable Kumo", "{4}{G}", "Creature — Spirit", keyword("reach"), keyword("soulshift", n=4), pt=(2, 3)),
    card("Kami of Lunacy", "{4}{B}{B}", "Creature — Spirit", keyword("flying"), keyword("soulshift", n=5), pt=(4, 1)),
    card("Gibbering Kami", "{3}{B}", "Creature — Spirit", keyword("flying"), keyword("soulshift", n=3), pt=(2, 2)),
    card("Sun's Bounty", "{1}{W}", "Instant", Spell(GainLife(YOU_, 4)), keyword("recover", cost="{1}{W}")),
    card(
        "Grim Harvest", "{1}{B}", "Instant",
        Spell(Move(Target(graveyard_card(CREATURE)), "hand", "", "return")), keyword("recover", cost="{2}{B}"),
    ),
    card(
        "Garza's Assassin", "{B}{B}{B}", "Creature — Human Assassin",
        Activated((sacrifice(SELF),), destroy(Target(~Colour("B") & CREATURE))),
        Keyword("recover", cost=Costs((LoseLife(None, Half(Of(YOU_, "life"), True)),))), pt=(2, 2),
    ),
    card("Fleshwrither", "{2}{B}{B}", "Creature — Horror", keyword("transfigure", cost="{1}{B}{B}"), pt=(3, 3)),
    # fighting, holding
    card("Lymph Sliver", "{4}{W}", "Creature — Sliver", slivers("absorb", 1), pt=(3, 3)),
    card("Frenzy Sliver", "{1}{B}", "Creature — Sliver", slivers("frenzy", 1), pt=(1, 1)),
    card("Virulent Sliver", "{G}", "Creature — Sliver", slivers("poisonous", 1), pt=(1, 1)),
    card("Snake Cult Initiation", "{3}{B}", "Enchantment — Aura", AURA, lasting(HELD, Gain(Keyword("poisonous", n=3)))),
    umbra("Hyena Umbra", "{W}", Add(1, 1), Gain(Keyword("first strike"))),
    umbra("Spider Umbra", "{G}", Add(1, 1), Gain(Keyword("reach"))),
    umbra("Boar Umbra", "{2}{G}", Add(3, 3)),
    umbra("Bear Umbra", "{2}{G}{G}", Add(2, 2), Gain(on(Attack(Is(SELF)), Untap(All(LAND & YOURS))))),
    umbra("Snake Umbra", "{2}{G}", Add(1, 1), Gain(on(Damage(OPPONENT, source=Is(SELF)), May(Draw(None, 1))))),
    card(
        "Darksteel Garrison", "{2}", "Artifact — Fortification",
        lasting(LAND & ENCHANTED, Gain(Keyword("indestructible"))),
        on(Tap(LAND & ENCHANTED), Apply(Target(CREATURE), (Add(1, 1),), END_OF_TURN)), keyword("fortify", cost="{3}"),
    ),
)  # fmt: skip
