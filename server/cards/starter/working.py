"""Starter: cards of keywords that mark an ability or work with others: boast, cases, mounts, backup, craft, speed ... (702)."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, Of
from server.engine.abilities.changes import END_OF_TURN, Add, Forbid, Gain, Prevent
from server.engine.abilities.conditions import Compare, Fits, Happened, Paid, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    LAND,
    OPPONENT,
    PERMANENT,
    PLAYER,
    SPELL,
    YOU,
    YOURS,
    Has,
    Is,
    Named,
    Not,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Card, Face, Goal, Keyword, Level, Marked, Spell, Static, card
from server.engine.abilities.picks import ENCHANTED, OTHER, SELF, TARGET, YOU_, All, OwnerOf, Ref, Target
from server.engine.abilities.structures import Apply, Begins, If, Mana, Nth, Select, Seq
from server.engine.abilities.tokens import TREASURE
from server.engine.abilities.verbs import (
    Attack,
    Become,
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
    Scry,
    Surveil,
    Tap,
    TokenSpec,
    Untap,
    destroy,
    exile,
    sacrifice,
)  # fmt: skip
from server.engine.abilities.words import Ability, Change, Cond

from .say import ENTERS, IT_SELF, UPKEEP, ability, keyword, keywords, lasting, loyalty, makes, on, token

EQUIPPED = CREATURE & ENCHANTED
BLESSED = Fits(YOU_, Status("blessed"))
LOYALTY = Of(SELF, "loyalty")
FORESTS = Number(Subtype("Forest") & YOURS)
MUTATES = Become(Is(SELF), "mutated")
SADDLED = Attack(Is(SELF) & Status("saddled"))



def marked(word: str, what: Ability) -> Keyword:
    """A keyword before an ability."""
    return Keyword(word, frame=Marked(what))


def to_solve(cond: Cond) -> Keyword:
    """What solves the Case."""
    return Keyword("to solve", frame=Goal(cond))


def partner_with(name: str) -> Keyword:
    """Partner with a card of that name."""
    return Keyword("partner with", Named(name), apart=True)


def equipped(*changes: Change) -> Static:
    """What equipped creature has."""
    return lasting(EQUIPPED, *changes)


def two(front: Face, back: Face) -> Card:
    """A transforming card."""
    return Card((front, back), "transform")


CARDS = (
    # boast, exhaust
    card("Goldmaw Champion", "{2}{W}", "Creature — Dwarf Warrior", marked("boast", ability("{1}{W}", Tap(Target(CREATURE)))), pt=(2, 3)),
    card(
        "Hagi Mob", "{4}{R}", "Creature — Troll Berserker",
        marked("boast", ability("{1}{R}", Damage(Target(ANY_TARGET), 1, SELF))), pt=(5, 4),
    ),
    card(
        "Fearless Liberator", "{1}{R}", "Creature — Dwarf Berserker",
        marked("boast", ability("{2}{R}", Create(token("Dwarf Berserker", "R", 2, 1), 1))), pt=(2, 1),
    ),
    card(
        "Prowcatcher Specialist", "{1}{R}", "Creature — Goblin Warrior",
        keyword("haste"), marked("exhaust", ability("{3}{R}", PutCounters("+1/+1", SELF, 2))), pt=(2, 1),
    ),
    card(
        "Hazard of the Dunes", "{3}{G}", "Creature — Wurm",
        *keywords("trample", "reach"), marked("exhaust", ability("{6}{G}", PutCounters("+1/+1", SELF, 3))), pt=(4, 4),
    ),
    card(
        "Volcanic Villain", "{2}{R}", "Creature — Elemental Villain",
        keyword("haste"), marked("power-up", ability("{5}{R}", PutCounters("+1/+1", SELF, 2))), pt=(3, 2),
    ),
    card(
        "Brave Brawler", "{1}{W}", "Creature — Human Warrior Hero",
        keyword("lifelink"), marked("power-up", ability("{4}{W}", PutCounters("+1/+1", SELF, 2))), pt=(2, 1),
    ),
    # partners, teams, stories
    card(
        "Ley Weaver", "{3}{G}", "Creature — Human Druid", partner_with("Lore Weaver"), ability("{T}", Untap(Target(LAND, 2, 2))), pt=(2, 2),
    ),
    card(
        "Lore Weaver", "{3}{U}", "Creature — Human Wizard",
        partner_with("Ley Weaver"), ability("{5}{U}{U}", Draw(Target(PLAYER), 2)), pt=(2, 2),
    ),
    card(
        "Rograkh, Son of Rohgahh", "{0}", "Legendary Creature — Kobold Warrior",
        *keywords("first strike", "menace", "trample"), keyword("partner"), pt=(0, 1), colours="R",
    ),
    card(
        "Timeline Inquiry", "{3}{U}", "Instant",
        keyword("teamwork", n=2), Spell(Seq((Draw(None, 3), If(Unless(Paid("teamwork")), Discard(None, 1), None, True)), "Then")),
    ),
    card(
        "Ori, Keeper of Songs", "{2}{W}", "Legendary Creature — Dwarf Bard",
        keyword("storied"), lasting(None, Add(1, 0), Gain(Keyword("vigilance")), cond=Fits(YOU_, Status("storied"))), pt=(3, 3),
    ),
    # speed
    card(
        "Endrider Catalyzer", "{1}{R}", "Creature — Human Warrior",
        keyword("start your engines!"), marked("max speed", makes("{R}{R}")), pt=(3, 1),
    ),
    card(
        "Walking Sarcophagus", "{2}", "Artifact Creature — Zombie Cat",
        keyword("start your engines!"), marked("max speed", lasting(None, Add(1, 2))), pt=(2, 1),
    ),
    card(
        "Loxodon Surveyor", "{2}{G}", "Creature — Elephant Scout",
        keyword("start your engines!"),
        marked("max speed", Activated((Mana("{3}"), exile(SELF)), Draw(None, 1), zone="graveyard")),
        pt=(3, 3),
    ),
    card("Muraganda Raceway", "", "Land", keyword("start your engines!"), makes("{C}"), marked("max speed", makes("{C}{C}"))),
    # the city's blessing
    card(
        "Skymarcher Aspirant", "{W}", "Creature — Vampire Soldier",
        keyword("ascend"), lasting(None, Gain(Keyword("flying")), cond=BLESSED, say="last"), pt=(2, 1),
    ),
    card(
        "Snubhorn Sentry", "{W}", "Creature — Dinosaur", keyword("ascend"), lasting(None, Add(3, 0), cond=BLESSED, say="last"), pt=(0, 3),
    ),
    card(
        "Secrets of the Golden City", "{1}{U}{U}", "Sorcery", keyword("ascend"), Spell(If(BLESSED, Draw(None, 3), Draw(None, 2), True)),
    ),
    # mounts
    card("Gilded Ghoda", "{1}{R}", "Creature — Horse Mount", on(SADDLED, Create(TREASURE, 1)), keyword("saddle", n=1), pt=(2, 2)),
    card(
        "Alacrian Jaguar", "{4}{G}", "Creature — Cat Mount",
        keyword("vigilance"), on(SADDLED, Apply(IT_SELF, (Add(2, 2),), END_OF_TURN)), keyword("saddle", n=1), pt=(4, 4),
    ),
    # cases
    card(
        "Case of the Gateway Express", "{1}{W}", "Enchantment — Case",
        on(ENTERS, Seq((Select(Target(CREATURE & Not(YOURS))), Damage(Ref("target", "that"), 1, All(CREATURE & YOURS, say="each"))))),
        to_solve(Happened(Attack(CREATURE), least=3)), marked("solved", lasting(CREATURE & YOURS, Add(1, 0))),
    ),
    card(
        "Case of the Crimson Pulse", "{2}{R}", "Enchantment — Case",
        on(ENTERS, Seq((Discard(None, 1), Draw(None, 2)), "then")), to_solve(Compare(Of(YOU_, "hand"), "==", 0)),
        marked("solved", on(UPKEEP, Seq((Discard(None, -1), Draw(None, 2)), "then"))),
    ),
    # backup
    card("Golden-Scale Aeronaut", "{4}{W}", "Creature — Dwarf Pilot", keyword("backup", n=1), keyword("flying"), pt=(2, 3)),
    card("Consuming Aetherborn", "{3}{B}", "Creature — Aetherborn Vampire", keyword("backup", n=1), keyword("lifelink"), pt=(2, 2)),
    card(
        "Boon-Bringer Valkyrie", "{3}{W}{W}", "Creature — Angel Warrior",
        keyword("backup", n=1), *keywords("flying", "first strike", "lifelink"), pt=(4, 4),
    ),
    card(
        "Scorn-Blade Berserker", "{B}", "Creature — Human Berserker",
        keyword("backup", n=1), ability("{1}", Draw(None, 1), sacrifice(SELF)), pt=(0, 1),
    ),
    # enlist
    card("Barkweave Crusher", "{3}{G}", "Creature — Elemental Warrior", keyword("enlist"), pt=(2, 5)),
    card("Coalition Skyknight", "{3}{W}", "Creature — Human Knight", keyword("flying"), keyword("enlist"), pt=(2, 2)),
    card("Benalish Faithbonder", "{1}{W}", "Creature — Human Cleric", keyword("vigilance"), keyword("enlist"), pt=(1, 3)),
    # reconfigure
    card(
        "Rabbit Battery", "{R}", "Artifact Creature — Equipment Rabbit",
        keyword("haste"), equipped(Add(1, 1), Gain(Keyword("haste"))), keyword("reconfigure", cost="{R}"), pt=(1, 1),
    ),
    card(
        "Lizard Blades", "{1}{R}", "Artifact Creature — Equipment Lizard",
        keyword("double strike"), equipped(Gain(Keyword("double strike"))), keyword("reconfigure", cost="{2}"), pt=(1, 1),
    ),
    # craft
    two(
        Face("Oteclan Landmark", "{W}", ("artifact",), abilities=(on(ENTERS, Scry(2)), keyword("craft", ARTIFACT, "{2}{W}"))),
        Face(
            "Oteclan Levitator", "", ("artifact", "creature"), ("Golem",), (),
            (
                keyword("flying"),
                on(
                    Attack(Is(SELF)),
                    Apply(Target(Status("attacking") & CREATURE & Not(Has("flying"))), (Gain(Keyword("flying")),), END_OF_TURN),
                ),
            ), 1, 4, colours="W",
        ),
    ),
    two(
        Face(
            "Tithing Blade", "{1}{B}", ("artifact",),
            abilities=(on(ENTERS, Sacrifice(All(OPPONENT), 1, CREATURE)), keyword("craft", CREATURE, "{4}{B}")),
        ),
        Face(
            "Consuming Sepulcher", "", ("artifact",),
            abilities=(on(UPKEEP, Seq((LoseLife(All(OPPONENT), 1), GainLife(YOU_, 1)), "and")),), colours="B",
        ),
    ),
    # paradigm
    card(
        "Decorum Dissertation", "{3}{B}{B}", "Sorcery — Lesson",
        Spell(Seq((Draw(Target(PLAYER), 2), LoseLife(TARGET, 2)), "and")), keyword("paradigm"),
    ),
    card(
        "Germination Practicum", "{3}{G}{G}", "Sorcery — Lesson",
        Spell(PutCounters("+1/+1", All(CREATURE & YOURS), 2)), keyword("paradigm"),
    ),
    # compleated
    card(
        "Nissa, Ascended Animist", "{3}{G}{G}{G/P}{G/P}", "Legendary Planeswalker — Nissa",
        keyword("compleated"),
        loyalty(1, Create(TokenSpec("Phyrexian Horror", ("creature",), ("Phyrexian", "Horror"), "G", LOYALTY, LOYALTY), 1)),
        loyalty(-1, destroy(Target(ARTIFACT | ENCHANTMENT))),
        loyalty(-7, Apply(All(CREATURE & YOURS), (Add(FORESTS, FORESTS), Gain(Keyword("trample"))), END_OF_TURN, True)),
        loyalty=7,
    ),
    # mutate
    card("Mysterious Egg", "{1}", "Creature — Egg", on(MUTATES, PutCounters("+1/+1", IT_SELF, 1)), pt=(0, 2)),
    card(
        "Dreamtail Heron", "{4}{U}", "Creature — Elemental Bird",
        keyword("mutate", cost="{3}{U}"), keyword("flying"), on(MUTATES, Draw(None, 1)), pt=(3, 4),
    ),
    card(
        "Majestic Auricorn", "{4}{W}", "Creature — Unicorn",
        keyword("mutate", cost="{3}{W}"), keyword("vigilance"), on(MUTATES, GainLife(YOU_, 4)), pt=(4, 4),
    ),
    card(
        "Vulpikeet", "{3}{W}", "Creature — Fox Bird",
        keyword("mutate", cost="{2}{W}"), keyword("flying"), on(MUTATES, PutCounters("+1/+1", IT_SELF, 1)), pt=(2, 3),
    ),
    card(
        "Glowstone Recluse", "{2}{G}", "Creature — Spider",
        keyword("mutate", cost="{3}{G}"), keyword("reach"), on(MUTATES, PutCounters("+1/+1", IT_SELF, 2)), pt=(2, 3),
    ),
    # infinity
    card(
        "The Mind Stone", "{1}{W}", "Legendary Artifact — Infinity Stone",
        keyword("indestructible"), makes("{W}"), ability("{5}{W}{T}", Become(SELF, "harnessed")),
        marked("∞", on(Begins("end", YOU), Seq((
            Move(Target(OTHER & Not(LAND) & PERMANENT & YOURS, 0, 1), "exile", "", "exile", name="kept"),
            Move(Ref("kept", "that card"), "battlefield", "", "return", OwnerOf(Ref("kept"))),
        ), "then"))),
    ),
    # station
    card(
        "Galvanizing Sawship", "{5}{R}", "Artifact — Spacecraft",
        keyword("station"), Keyword("station level", frame=Level(3, 0, 6, 5, keywords("flying", "haste"))), pt=(6, 5),
    ),
    card(
        "Wurmwall Sweeper", "{2}", "Artifact — Spacecraft",
        on(ENTERS, Surveil(2)), keyword("station"), Keyword("station level", frame=Level(4, 0, 2, 2, keywords("flying"))), pt=(2, 2),
    ),
    # converted
    two(
        Face(
            "Goldbug, Humanity's Ally", "{1}{W}{U}", ("artifact", "creature"), ("Robot",), ("legendary",),
            (
                keyword("more than meets the eye", cost="{W}{U}"),
                lasting(None, Prevent(Damage(Status("attacking") & Subtype("Human") & YOURS, combat="combat"))),
                on(Nth(2, Cast(SPELL, YOU)), Become(SELF, "converted")),
            ), 3, 3,
        ),
        Face(
            "Goldbug, Scrappy Scout", "", ("artifact",), ("Vehicle",), ("legendary",),
            (
                keyword("living metal"),
                lasting(Subtype("Human") & SPELL & YOURS, Forbid(Move(AFFECTED, manner="counter"))),
                on(Attack(Is(SELF), others=Subtype("Human")), Seq((Draw(None, 1), Become(SELF, "converted")), "and")),
            ), 1, 3, colours="UW",
        ),
    ),
)  # fmt: skip
