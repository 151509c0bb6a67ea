"""Starter: more cards that many decks play with the keywords of 702.104 and after."""

from __future__ import annotations

from server.engine.abilities.amounts import AnyColour, Number, Of, Symbols, Times, X
from server.engine.abilities.changes import END_OF_TURN, Add, Base, Forbid, Gain, Limit, Replace, Through, Works
from server.engine.abilities.conditions import Compare, Exists, Now, Paid, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    BASIC,
    CARD,
    CREATURE,
    INSTANT,
    LAND,
    OPPONENT,
    PERMANENT,
    PLANESWALKER,
    PLAYER,
    SORCERY,
    SPELL,
    THEIRS,
    YOU,
    YOURS,
    Has,
    InZone,
    Is,
    Not,
    Same,
    Stat,
    Subtype,
    WithCounter,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, AsEnters, Card, Keyword, Level, Spell, Static, card
from server.engine.abilities.picks import OTHER, SELF, TARGET, YOU_, All, Choose, ControllerOf, Ref, Search, Target, Top
from server.engine.abilities.structures import Apply, AtOnce, If, Mana, May, Select, Seq
from server.engine.abilities.tokens import TREASURE
from server.engine.abilities.verbs import (
    AddMana,
    Arrival,
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
    RemoveCounters,
    Reveal,
    Shuffle,
    Surveil,
    Take,
    Tap,
    destroy,
    exile,
    sacrifice,
    to_hand,
)  # fmt: skip
from server.engine.abilities.words import Change

from .casting import STAYS_TAPPED
from .known import ATTACKS, ESCAPED, mode, spree, when_cast
from .otherwise import escape
from .say import (
    DIES,
    ENTERS,
    ENTERS_TAPPED,
    IT_SELF,
    NONCREATURE,
    NONLAND,
    UPKEEP,
    ability,
    casts,
    enters_with,
    graveyard_card,
    keyword,
    keywords,
    lasting,
    makes,
    on,
    pay,
    search,
    token,
)  # fmt: skip
from .working import BLESSED, MUTATES, SADDLED, equipped, marked

HEROIC = Apply(All(CREATURE & YOURS), (Add(2, 2), Gain(Keyword("trample"))), END_OF_TURN)
ANOTHER = Move(OTHER & CREATURE & YOURS, "battlefield")
A_LAND = Move(LAND & YOURS, "battlefield")
FOES = All(OPPONENT)
GREATEST = Of(IT_SELF, "power")


def awaken(n: int, mana: str) -> Keyword:
    """Awaken so many counters for that mana."""
    return Keyword("awaken", cost=Mana(mana), n=n)


def steady(*changes: Change) -> Apply:
    """The target gets these until end of turn."""
    return Apply(Target(CREATURE), changes, END_OF_TURN)


SURVEYS = marked("max speed", Activated(pay("{3}", exile(SELF)), Draw(None, 1), zone="graveyard"))
PILOTS = lasting(None, Works(2, saddles=True))
PILOT = token("Pilot", "", 1, 1, PILOTS)
CREWING = token("Pilot", "", 1, 1, lasting(None, Works(2)))
MOUNT_OR_VEHICLE = Subtype("Mount") | Subtype("Vehicle")


def roads(name: str, symbol: str) -> Card:
    """A land that a Mount or Vehicle keeps untapped, and that becomes a Pilot."""
    return card(
        name, "", "Land", AsEnters(If(Unless(Exists(MOUNT_OR_VEHICLE & YOURS)), Tap(SELF))), makes(symbol),
        Activated(pay(f"{{1}}{symbol}{{T}}", sacrifice(SELF)), Create(PILOT, 1), "sorcery"),
    )  # fmt: skip


CARDS = (
    # pilots, and what is surveyed at full speed
    card("Reckoner Bankbuster", "{2}", "Artifact — Vehicle",
         enters_with("charge", 3),
         ability("{2}{T}", Seq((
             Draw(None, 1),
             If(Compare(Of(SELF, "counters:charge"), "==", 0), AtOnce((Create(TREASURE, 1), Create(CREWING, 1))))), "Then"),
                 RemoveCounters("charge", SELF, 1)),
         keyword("crew", n=3), pt=(4, 4)),
    card("Shorikai, Genesis Engine", "{2}{W}{U}", "Legendary Artifact — Vehicle",
         ability("{1}{T}", Seq((Seq((Draw(None, 2), Discard(None, 1)), "then"), Create(CREWING, 1)))), keyword("crew", n=8), pt=(8, 8)),
    card("Hotshot Mechanic", "{W}", "Artifact Creature — Fox Pilot", lasting(None, Works(2)), pt=(2, 1)),
    card("Giant Ox", "{1}{W}", "Creature — Ox", lasting(None, Works(stat="toughness")), pt=(0, 6)),
    card("Cloudspire Captain", "{2}{W}", "Creature — Human Pilot",
         lasting((Subtype("Mount") | Subtype("Vehicle")) & YOURS, Add(1, 1)), PILOTS, pt=(2, 3)),
    card("Dynamite Diver", "{R}", "Creature — Goblin Pilot", PILOTS, on(DIES, Damage(Target(ANY_TARGET), 1, IT_SELF)), pt=(1, 1)),
    card("Deathless Pilot", "{1}{B}", "Creature — Zombie Pilot",
         PILOTS, Activated(pay("{3}{B}"), to_hand(SELF), zone="graveyard"), pt=(2, 2)),
    roads("Country Roads", "{W}"),
    roads("Reef Roads", "{U}"),
    roads("Foul Roads", "{B}"),
    roads("Rocky Roads", "{R}"),
    roads("Wild Roads", "{G}"),
    card("Goblin Surveyor", "{2}{R}", "Creature — Goblin Scout", keyword("trample"), keyword("start your engines!"), SURVEYS, pt=(3, 2)),
    card("Glitch Ghost Surveyor", "{2}{U}", "Creature — Spirit Scout", keyword("flying"), keyword("start your engines!"),
         SURVEYS, pt=(2, 2)),
    card("Mutant Surveyor", "{2}{B}", "Creature — Mutant Scout",
         keyword("start your engines!"), ability("{2}", Apply(SELF, (Add(1, 1),), END_OF_TURN)), SURVEYS, pt=(2, 3)),
    # dash
    card("Kolaghan, the Storm's Fury", "{3}{B}{R}", "Legendary Creature — Dragon",
         keyword("flying"), on(Attack(Subtype("Dragon") & YOURS), Apply(All(CREATURE & YOURS), (Add(1, 0),), END_OF_TURN)),
         keyword("dash", cost="{3}{B}{R}"), pt=(4, 5)),
    card("Kolaghan Forerunners", "{2}{R}", "Creature — Human Berserker",
         keyword("trample"), Static((Base(Number(CREATURE & YOURS), None),), cda=True), keyword("dash", cost="{2}{R}"), pt=("*", 3)),
    card("Pitiless Horde", "{2}{B}", "Creature — Orc Berserker",
         on(UPKEEP, LoseLife(YOU_, 2)), keyword("dash", cost="{2}{B}{B}"), pt=(5, 3)),
    # escape
    card("Bloodbraid Challenger", "{3}{R}{G}", "Creature — Elf Berserker",
         keyword("cascade"), keyword("haste"), escape("{3}{R}{G}", 3), pt=(4, 3)),
    card("Chainweb Aracnir", "{G}", "Creature — Spider",
         keyword("reach"), on(ENTERS, Damage(Target(CREATURE & Has("flying") & THEIRS), GREATEST, IT_SELF)), escape("{3}{G}{G}", 4),
         AsEnters(If(ESCAPED, PutCounters("+1/+1", SELF, 3))), pt=(1, 2)),
    card("Ox of Agonas", "{3}{R}{R}", "Creature — Ox",
         on(ENTERS, Seq((Discard(None, -1), Draw(None, 3)), "then")), escape("{R}{R}", 8),
         AsEnters(If(ESCAPED, PutCounters("+1/+1", SELF, 1))), pt=(4, 2)),
    card("Phoenix of Ash", "{1}{R}{R}", "Creature — Phoenix",
         *keywords("flying", "haste"), ability("{2}{R}", Apply(SELF, (Add(2, 0),), END_OF_TURN)), escape("{2}{R}{R}", 3),
         AsEnters(If(ESCAPED, PutCounters("+1/+1", SELF, 1))), pt=(2, 2)),
    # foretell and plot
    card("Ravenform", "{2}{U}", "Sorcery",
         Spell(Seq((exile(Target(ARTIFACT | CREATURE)), Create(token("Bird", "U", 1, 1, Keyword("flying")), 1, ControllerOf(TARGET))))),
         keyword("foretell", cost="{U}")),
    card("Slickshot Show-Off", "{1}{R}", "Creature — Bird Wizard",
         *keywords("flying", "haste"), on(casts(NONCREATURE), Apply(SELF, (Add(2, 0),), END_OF_TURN)), keyword("plot", cost="{1}{R}"),
         pt=(1, 2)),
    card("Demonic Ruckus", "{1}{R}", "Enchantment — Aura",
         keyword("enchant", CREATURE), equipped(Add(1, 1), Gain(Keyword("menace")), Gain(Keyword("trample"))), on(DIES, Draw(None, 1)),
         keyword("plot", cost="{R}")),
    # vehicles and mounts
    card("Parhelion II", "{6}{W}{W}", "Legendary Artifact — Vehicle",
         *keywords("flying", "first strike", "vigilance"),
         on(ATTACKS, Create(token("Angel", "W", 4, 4, *keywords("flying", "vigilance")), 2, arrival=Arrival(attacking=True))),
         keyword("crew", n=4), pt=(5, 5)),
    card("Salvation Engine", "{4}{W}", "Artifact — Vehicle",
         lasting(OTHER & ARTIFACT & CREATURE & YOURS, Add(2, 2)),
         on(ATTACKS, Move(Target(graveyard_card(ARTIFACT), 0, 1), "battlefield", manner="return")), keyword("crew", n=6), pt=(6, 10)),
    card("Seraphic Steed", "{G}{W}", "Creature — Unicorn Mount",
         *keywords("first strike", "lifelink"), on(SADDLED, Create(token("Angel", "W", 3, 3, Keyword("flying")), 1)),
         keyword("saddle", n=4), pt=(2, 2)),
    card("Drover Grizzly", "{2}{G}", "Creature — Bear Mount",
         on(SADDLED, Apply(All(CREATURE & YOURS), (Gain(Keyword("trample")),), END_OF_TURN)), keyword("saddle", n=1), pt=(4, 2)),
    card("Bulwark Ox", "{1}{W}", "Creature — Ox Mount",
         on(SADDLED, PutCounters("+1/+1", Target(CREATURE), 1)),
         ability("", Apply(All(CREATURE & YOURS & WithCounter()),
                           (Gain(Keyword("hexproof")), Gain(Keyword("indestructible"))), END_OF_TURN), sacrifice(SELF)),
         keyword("saddle", n=1), pt=(2, 2)),
    card("Guardian Sunmare", "{3}{W}{W}", "Creature — Horse Mount",
         keyword("ward", cost="{2}"), on(SADDLED, search(NONLAND & PERMANENT & CARD & Stat("mana_value", "<=", 3),
                                                         Move(Ref("found", "it"), "battlefield"))),
         keyword("saddle", n=4), pt=(5, 5)),
    card("Gloryheath Lynx", "{1}{W}", "Creature — Cat Mount",
         keyword("lifelink"), on(SADDLED, search(BASIC & Subtype("Plains") & CARD, Reveal(Ref("found", "it")),
         Move(Ref("found", "it"), "hand"))),
         keyword("saddle", n=2), pt=(2, 3)),
    # warp and station
    card("Exalted Sunborn", "{3}{W}{W}", "Creature — Angel Wizard",
         *keywords("flying", "lifelink"), lasting(None, Replace(Create(who=YOU), times=2)), keyword("warp", cost="{1}{W}"), pt=(4, 5)),
    card("Evendo, Waking Haven", "", "Land — Planet",
         ENTERS_TAPPED, makes("{G}"), keyword("station"),
         Keyword("station level", frame=Level(12, 0, abilities=(makes("{G}", "{G}{T}", n=Times(1, Number(CREATURE & YOURS))),)))),
    card("Uthros, Titanic Godcore", "", "Land — Planet",
         ENTERS_TAPPED, makes("{U}"), keyword("station"),
         Keyword("station level", frame=Level(12, 0, abilities=(makes("{U}", "{U}{T}", n=Times(1, Number(ARTIFACT & YOURS))),)))),
    card("Extinguisher Battleship", "{8}", "Artifact — Spacecraft",
         on(ENTERS, Seq((destroy(Target(Not(CREATURE) & PERMANENT)), Damage(All(CREATURE), 4, SELF)), "Then")), keyword("station"),
         Keyword("station level", frame=Level(5, 0, 10, 10, keywords("flying", "trample"))), pt=(10, 10)),
    # encore and eternalize
    card("Broodmate Tyrant", "{4}{B}{R}{G}", "Creature — Dragon",
         keyword("flying"), on(ENTERS, Create(token("Dragon", "R", 5, 5, Keyword("flying")), 1)), keyword("encore", cost="{5}{B}{R}{G}"),
         pt=(5, 5)),
    card("Jubilation", "{5}{G}", "Creature — Elemental Incarnation", on(ENTERS, HEROIC), keyword("encore", cost="{7}{G}{G}"), pt=(5, 5)),
    card("Lamentation", "{5}{B}", "Creature — Elemental Incarnation",
         on(ENTERS, Seq((destroy(Target(CREATURE & THEIRS)), GainLife(YOU_, 3)))), keyword("encore", cost="{6}{B}{B}"), pt=(5, 4)),
    card("Angel of Indemnity", "{5}{W}", "Creature — Angel Warrior",
         *keywords("flying", "lifelink"),
         on(ENTERS, Move(Target(graveyard_card(PERMANENT) & Stat("mana_value", "<=", 4)), "battlefield", manner="return")),
         keyword("encore", cost="{6}{W}{W}"), pt=(5, 5)),
    card("Briarblade Adept", "{4}{B}", "Creature — Elf Assassin",
         on(ATTACKS, Apply(Target(CREATURE & THEIRS), (Add(-1, -1),), END_OF_TURN)), keyword("encore", cost="{3}{B}"), pt=(3, 4)),
    card("Elvish Dreadlord", "{3}{B}{B}", "Creature — Zombie Elf",
         keyword("deathtouch"), on(DIES, Apply(All(Not(Subtype("Elf")) & CREATURE), (Add(-3, -3),), END_OF_TURN)),
         keyword("encore", cost="{5}{B}{B}"), pt=(3, 3)),
    card("Timeless Dragon", "{3}{W}{W}", "Creature — Dragon",
         keyword("flying"), keyword("cycling", Subtype("Plains"), "{2}"), keyword("eternalize", cost="{2}{W}{W}"), pt=(5, 5)),
    card("Earthshaker Khenra", "{1}{R}", "Creature — Jackal Warrior",
         keyword("haste"), on(ENTERS, Apply(Target(CREATURE & Stat("power", "<=", Of(SELF, "power"))),
         (Forbid(Block(AFFECTED)),), END_OF_TURN)),
         keyword("eternalize", cost="{4}{R}{R}"), pt=(2, 1)),
    card("Champion of Wits", "{2}{U}", "Creature — Snake Wizard",
         on(ENTERS, May(Draw(None, GREATEST), then=Discard(None, 2))), keyword("eternalize", cost="{5}{U}{U}"), pt=(2, 1)),
    card("Fanatic of Rhonas", "{1}{G}", "Creature — Snake Druid",
         makes("{G}"), Activated(pay("{T}"), AddMana(Symbols("{G}{G}{G}{G}"), 1), cond=Exists(CREATURE & Stat("power", ">=", 4) & YOURS),
         word="Ferocious"), keyword("eternalize", cost="{2}{G}{G}"), pt=(1, 4)),
    # spectacle, jump-start, harmonize
    card("Dead Revels", "{3}{B}", "Sorcery", keyword("spectacle", cost="{1}{B}"), Spell(to_hand(Target(graveyard_card(CREATURE), 0, 2)))),
    card("Drill Bit", "{2}{B}", "Sorcery", keyword("spectacle", cost="{B}"),
         Spell(Seq((
             Reveal(All(CARD & InZone("hand", Same(Target(PLAYER))))),
             Select(Choose(NONLAND & CARD & InZone("hand", Same(TARGET)))),
             Move(Ref("chosen", "that"), "graveyard", manner="discard", by=Ref("target")))))),
    card("Rafter Demon", "{2}{B}{R}", "Creature — Demon", keyword("spectacle", cost="{3}{B}{R}"),
         on(ENTERS, Discard(FOES, 1), Paid("spectacle")), pt=(4, 2)),
    card("Hackrobat", "{1}{B}{R}", "Creature — Human Rogue", keyword("spectacle", cost="{B}{R}"),
         ability("{B}", Apply(SELF, (Gain(Keyword("deathtouch")),), END_OF_TURN)),
         ability("{R}", Apply(SELF, (Add(2, -2),), END_OF_TURN)), pt=(2, 3)),
    card("Gravitic Punch", "{3}{R}", "Sorcery",
         Spell(Damage(Target(PLAYER, name="player"), Of(Ref("target", "it"), "power"), Target(CREATURE & YOURS))), keyword("jump-start")),
    card("Maximize Altitude", "{U}", "Sorcery", Spell(steady(Add(1, 1), Gain(Keyword("flying")))), keyword("jump-start")),
    card("Sonic Assault", "{1}{U}{R}", "Instant",
         Spell(Seq((Tap(Target(CREATURE)), Damage(ControllerOf(Ref("target", "that")), 2, SELF)))), keyword("jump-start")),
    card("Nature's Rhythm", "{X}{G}{G}", "Sorcery",
         Spell(search(CREATURE & CARD & Stat("mana_value", "<=", X()), Move(Ref("found", "it"), "battlefield"))),
         keyword("harmonize", cost="{X}{G}{G}{G}{G}")),
    # ascend and speed
    card("Arch of Orazca", "", "Land", keyword("ascend"), makes("{C}"), Activated(pay("{5}{T}"), Draw(None, 1), cond=BLESSED)),
    card("Avishkar Raceway", "", "Land", keyword("start your engines!"), makes("{C}"),
         marked("max speed", ability("{3}{T}", Draw(None, 1), Discard(None, 1)))),
    card("Starting Column", "{3}", "Artifact", keyword("start your engines!"), makes(AnyColour()),
         marked("max speed", ability("{T}", Seq((Draw(None, 2), Discard(None, 1)), "then"), sacrifice(SELF)))),
    card("Vnwxt, Verbose Host", "{1}{U}", "Legendary Creature — Homunculus",
         keyword("start your engines!"), lasting(YOU, Limit("hand_size", -1)),
         marked("max speed", lasting(None, Replace(Draw(YOU), times=2))),
         pt=(0, 4)),
    # skulk and awaken
    card("Farbog Revenant", "{2}{B}", "Creature — Spirit", keyword("skulk"), keyword("lifelink"), pt=(1, 3)),
    card("Pale Rider of Trostad", "{1}{B}", "Creature — Spirit", keyword("skulk"), on(ENTERS, Discard(None, 1)), pt=(3, 3)),
    card("Part the Waterveil", "{4}{U}{U}", "Sorcery", Spell(Seq((Take("turn"), exile(SELF)))), awaken(6, "{6}{U}{U}{U}")),
    card("Earthen Arms", "{1}{G}", "Sorcery", Spell(PutCounters("+1/+1", Target(PERMANENT), 2)), awaken(4, "{6}{G}")),
    card("Rush of Ice", "{U}", "Sorcery",
         Spell(Seq((Tap(Target(CREATURE)), Apply(Ref("target", "it"), (STAYS_TAPPED,), Through("untap"))))), awaken(3, "{4}{U}")),
    # emerge
    card("Vexing Scuttler", "{8}", "Creature — Eldrazi Crab", keyword("emerge", cost="{6}{U}"),
         when_cast(May(to_hand(Target(graveyard_card(INSTANT | SORCERY))))), pt=(4, 5)),
    card("Abundant Maw", "{8}", "Creature — Eldrazi Leech", keyword("emerge", cost="{6}{B}"),
         when_cast(Seq((LoseLife(Target(OPPONENT), 3), GainLife(YOU_, 3)), "and")), pt=(6, 4)),
    card("Lashweed Lurker", "{8}", "Creature — Eldrazi Horror", keyword("emerge", cost="{5}{G}{U}"),
         when_cast(May(Move(Target(NONLAND & PERMANENT), "library", position="top"))), pt=(5, 4)),
    # bargain and spree
    card("Insatiable Avarice", "{B}", "Sorcery", keyword("spree"),
         spree(mode("{2}", Seq((Select(Search(CARD)), Seq((Shuffle(),
         Move(Ref("found", "that"), "library", position="top")), "and")), "then")),
               mode("{B}{B}", Seq((Draw(Target(PLAYER), 3), LoseLife(TARGET, 3)), "and")))),
    # backup, boast, exhaust
    card("Cragsmasher Yeti", "{4}{R}{R}", "Creature — Yeti",
         keyword("cycling", Subtype("Mountain"), "{2}"), keyword("backup", n=2), keyword("trample"), pt=(4, 2)),
    card("Death-Greeter's Champion", "{2}{R}", "Creature — Human Warrior",
         keyword("dash", cost="{3}{R}"), keyword("backup", n=1), keyword("double strike"), pt=(2, 1)),
    card("Draugr Recruiter", "{3}{B}", "Creature — Zombie Cleric",
         marked("boast", ability("{3}{B}", to_hand(Target(graveyard_card(CREATURE))))), pt=(3, 3)),
    card("Fearless Pup", "{R}", "Creature — Wolf", keyword("first strike"),
         marked("boast", ability("{2}{R}", Apply(SELF, (Add(2, 0),), END_OF_TURN))), pt=(1, 1)),
    card("Draconautics Engineer", "{1}{R}", "Creature — Goblin Artificer",
         marked("exhaust", ability("{R}", Seq((Apply(All(OTHER & CREATURE & YOURS), (Gain(Keyword("haste")),), END_OF_TURN),
                                               PutCounters("+1/+1", SELF, 1))))),
         marked("exhaust", ability("{3}{R}", Create(token("Dinosaur Dragon", "R", 4, 4, Keyword("flying")), 1))), pt=(2, 2)),
    card("Mai, Jaded Edge", "{1}{R}", "Legendary Creature — Human Noble",
         keyword("prowess"), marked("exhaust", ability("{3}", PutCounters("double strike", SELF, 1))), pt=(1, 3)),
    card("Loot, the Pathfinder", "{2}{G}{U}{R}", "Legendary Creature — Beast Noble",
         *keywords("double strike", "vigilance", "haste"),
         marked("exhaust", ability("{G}{T}", AddMana(AnyColour(True), 3))), marked("exhaust", ability("{U}{T}", Draw(None, 3))),
         marked("exhaust", ability("{R}{T}", Damage(Target(ANY_TARGET), 3))), pt=(2, 4)),
    # mobilize, offspring, ravenous, job select
    card("Voice of Victory", "{1}{W}", "Creature — Human Bard",
         keyword("mobilize", n=2), lasting(OPPONENT, Forbid(Cast(SPELL, AFFECTED)), cond=Now("", YOU), say="last"), pt=(1, 3)),
    card("Venerated Stormsinger", "{3}{B}", "Creature — Orc Cleric", keyword("mobilize", n=1),
         on(Move(Is(SELF) | (OTHER & CREATURE & YOURS), "graveyard", "battlefield"), Seq((LoseLife(FOES, 1), GainLife(YOU_, 1)), "and")),
         pt=(3, 3)),
    card("Zurgo's Vanguard", "{2}{R}", "Creature — Dog Soldier",
         keyword("mobilize", n=1), Static((Base(Number(CREATURE & YOURS), None),), cda=True), pt=("*", 3)),
    card("Nightblade Brigade", "{2}{B}", "Creature — Goblin Soldier",
         keyword("deathtouch"), keyword("mobilize", n=1), on(ENTERS, Surveil(1)), pt=(1, 3)),
    card("Agate Instigator", "{1}{R}", "Creature — Lizard Rogue",
         keyword("offspring", cost="{1}{R}"), on(ANOTHER, Damage(FOES, 1, SELF)), pt=(1, 3)),
    card("Starscape Cleric", "{1}{B}", "Creature — Bat Cleric",
         keyword("offspring", cost="{2}{B}"), keyword("flying"), lasting(None, Forbid(Block(AFFECTED))),
         on(GainLife(YOU), LoseLife(FOES, 1)), pt=(2, 1)),
    card("Iridescent Vinelasher", "{B}", "Creature — Lizard Assassin",
         keyword("offspring", cost="{2}"), on(A_LAND, Damage(Target(OPPONENT), 1, SELF), word="Landfall"), pt=(1, 2)),
    card("Darkstar Augur", "{2}{B}", "Creature — Bat Warlock",
         keyword("offspring", cost="{B}"), keyword("flying"),
         on(UPKEEP, Seq((Seq((Reveal(Top(1)), Move(Ref("revealed", "that card"), "hand")), "and"),
                         LoseLife(YOU_, Of(Ref("revealed", "it"), "mana_value"))))), pt=(2, 3)),
    card("Tender Wildguide", "{1}{G}", "Creature — Possum Druid",
         keyword("offspring", cost="{2}"), makes(AnyColour()), ability("{T}", PutCounters("+1/+1", SELF, 1)), pt=(2, 2)),
    card("Jacked Rabbit", "{X}{1}{W}", "Creature — Rabbit Warrior",
         keyword("ravenous"), on(ATTACKS, Create(token("Rabbit", "W", 1, 1), Of(SELF, "power"))), pt=(1, 2)),
    card("Zoanthrope", "{X}{U}{R}", "Creature — Tyranid",
         keyword("ravenous"), Keyword("flying"), Keyword("ward", cost=Mana("{2}"), apart=False),
         on(ENTERS, Damage(Target(ANY_TARGET), X(), IT_SELF), word="Warp Blast"),
         pt=(0, 0)),
    card("Exocrine", "{X}{2}{R}", "Creature — Tyranid", keyword("ravenous"),
         on(ENTERS, Damage(All(PLAYER | (OTHER & CREATURE)), X(), IT_SELF), word="Bio-plasmic Barrage"), pt=(2, 2)),
    # mutate, demonstrate
    card("Dirge Bat", "{2}{B}{B}", "Creature — Bat", keyword("mutate", cost="{4}{B}{B}"), keyword("flash"), keyword("flying"),
         on(MUTATES, destroy(Target((CREATURE | PLANESWALKER) & THEIRS))), pt=(3, 3)),
    card("Pouncing Shoreshark", "{4}{U}", "Creature — Shark Beast", keyword("mutate", cost="{3}{U}"), keyword("flash"),
         on(MUTATES, May(to_hand(Target(CREATURE & THEIRS)))), pt=(4, 3)),
    card("Boneyard Lurker", "{2}{B}{G}", "Creature — Nightmare Beast", keyword("mutate", cost="{2}{B/G}{B/G}"),
         on(MUTATES, to_hand(Target(graveyard_card(PERMANENT)))), pt=(4, 4)),
    card("Incarnation Technique", "{4}{B}", "Sorcery", keyword("demonstrate"),
         Spell(Seq((Mill(None, 5), Move(Choose(graveyard_card(CREATURE)), "battlefield", manner="return")), "then"))),
    card("Healing Technique", "{3}{G}", "Sorcery", keyword("demonstrate"),
         Spell(Seq((to_hand(Target(CARD & InZone("graveyard", YOU))), GainLife(YOU_, Of(Ref("target", "that"), "mana_value")),
         exile(SELF))))),
)  # fmt: skip
