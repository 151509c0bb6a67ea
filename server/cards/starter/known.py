"""Starter: well-known cards with the keywords of 702.104 and after, by colour of their theme."""

from __future__ import annotations

from server.engine.abilities.amounts import AnyColour, Number, Of, OneOf
from server.engine.abilities.changes import END_OF_TURN, Add, Forbid, Gain, Limit, Price
from server.engine.abilities.conditions import Compare, Fits, Paid, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    ARTIFACT,
    BASIC,
    CARD,
    CREATURE,
    ENCHANTMENT,
    LAND,
    OPPONENT,
    PERMANENT,
    PLANESWALKER,
    PLAYER,
    SPELL,
    THEIRS,
    TOKEN,
    YOU,
    YOURS,
    ControlledBy,
    InZone,
    Is,
    Not,
    Same,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import AsEnters, Face, Keyword, Level, Spell, Triggered, card
from server.engine.abilities.picks import OTHER, SELF, TARGET, YOU_, All, Choose, ControllerOf, Target
from server.engine.abilities.structures import AnyEvent, Apply, Begins, Costs, If, Mana, May, Mode, Modes, Pay, Seq
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
    Move,
    PutCounters,
    RemoveCounters,
    Sacrifice,
    Scry,
    Surveil,
    Tap,
    Untap,
    counter,
    destroy,
    to_hand,
)  # fmt: skip
from server.engine.abilities.words import Ability, Effect

from .otherwise import ENTERS_OR_ATTACKS, creature, escape, exiled_instead, two
from .otherwise import WHEN_CAST as CAST
from .say import (
    ENTERS,
    ENTERS_TAPPED,
    IT_SELF,
    NONLAND,
    TO_FIELD_TAPPED,
    ability,
    keyword,
    keywords,
    lasting,
    makes,
    on,
    search,
    token,
)  # fmt: skip
from .working import BLESSED, MUTATES, SADDLED, equipped, marked

ATTACKS = Attack(Is(SELF))
HITS = Damage(PLAYER, source=Is(SELF), combat="combat")
ESCAPED = Paid("escape")
UNPAID = Unless(Fits(SELF, Status("tribute_paid")))
ANOTHER_CREATURE = OTHER & CREATURE & YOURS


def when_cast(do: Effect) -> Ability:
    """When you cast this spell, do it."""
    return Triggered(CAST, do, zone="stack")


def mode(symbols: str, do: Effect, name: str = "") -> Mode:
    """A mode with a cost."""
    return Mode(do, Mana(symbols), name)


def spree(*modes: Mode) -> Spell:
    """One or more of these, each with its cost."""
    return Spell(Modes(1, len(modes), modes))


def if_promised(do: Effect, otherwise: Effect) -> Spell:
    """If the gift was promised, instead do it."""
    return Spell(If(Paid("gift"), do, otherwise))


CARDS = (
    # dash and blitz
    card("Mardu Shadowspear", "{B}", "Creature — Human Warrior",
         on(ATTACKS, LoseLife(All(OPPONENT), 1)), keyword("dash", cost="{1}{B}"), pt=(1, 1)),
    card("Mardu Strike Leader", "{2}{B}", "Creature — Human Warrior",
         on(ATTACKS, Create(token("Warrior", "B", 2, 1), 1)), keyword("dash", cost="{3}{B}"), pt=(3, 2)),
    card("Riders of Rohan", "{3}{R}{W}", "Creature — Human Knight",
         on(ENTERS, Create(token("Human Knight", "R", 2, 2, *keywords("trample", "haste")), 2)),
         keyword("dash", cost="{4}{R}{W}"), pt=(4, 4)),
    card("Caldaia Strongarm", "{4}{G}", "Creature — Human Warrior",
         on(ENTERS, PutCounters("+1/+1", Target(CREATURE), 2)), keyword("blitz", cost="{3}{G}"), pt=(2, 3)),
    # escape, foretell, plot
    card("Woe Strider", "{2}{B}", "Creature — Horror",
         on(ENTERS, Create(token("Goat", "W", 0, 1), 1)), ability("", Scry(1),
         Sacrifice(None, 1, OTHER & CREATURE)), escape("{3}{B}{B}", 4),
         AsEnters(If(ESCAPED, PutCounters("+1/+1", SELF, 2))), pt=(3, 2)),
    card("Sentinel's Eyes", "{W}", "Enchantment — Aura",
         keyword("enchant", CREATURE), equipped(Add(1, 1), Gain(Keyword("vigilance"))), escape("{W}", 2)),
    card("Iron Verdict", "{2}{W}", "Instant", Spell(Damage(Target(Status("tapped") & CREATURE), 5, SELF)), keyword("foretell", cost="{W}")),
    card("Augury Raven", "{3}{U}", "Creature — Bird", keyword("flying"), keyword("foretell", cost="{1}{U}"), pt=(3, 3)),
    card("Poison the Cup", "{1}{B}{B}", "Instant",
         Spell(Seq((destroy(Target(CREATURE)), If(Paid("foretell"), Scry(2))))), keyword("foretell", cost="{1}{B}")),
    card("Outcaster Trailblazer", "{2}{G}", "Creature — Human Druid",
         on(ENTERS, AddMana(AnyColour(), 1)), on(Move(OTHER & CREATURE & YOURS & Stat("power", ">=", 4), "battlefield"), Draw(None, 1)),
         keyword("plot", cost="{2}{G}"), pt=(4, 2)),
    card("Plan the Heist", "{2}{U}{U}", "Sorcery",
         Spell(Seq((If(Compare(Of(YOU_, "hand"), "==", 0), Surveil(3), None, True), Draw(None, 3)), "Then")),
         keyword("plot", cost="{3}{U}")),
    # vehicles and mounts
    card("Smuggler's Copter", "{2}", "Artifact — Vehicle",
         keyword("flying"), on(AnyEvent((ATTACKS, Block(Is(SELF)))), May(Draw(None, 1), then=Discard(None, 1))),
         keyword("crew", n=1), pt=(3, 3)),
    card("Skysovereign, Consul Flagship", "{5}", "Legendary Artifact — Vehicle",
         keyword("flying"), on(ENTERS_OR_ATTACKS, Damage(Target((CREATURE | PLANESWALKER) & THEIRS), 3, IT_SELF)),
         keyword("crew", n=3), pt=(6, 5)),
    card("Cultivator's Caravan", "{3}", "Artifact — Vehicle", makes(AnyColour()), keyword("crew", n=3), pt=(5, 5)),
    card("Esika's Chariot", "{3}{G}", "Legendary Artifact — Vehicle",
         on(ENTERS, Create(token("Cat", "G", 2, 2), 2)), on(ATTACKS, Create(copy_of=Target(TOKEN & YOURS))),
         keyword("crew", n=4), pt=(4, 4)),
    card("Aradara Express", "{5}", "Artifact — Vehicle", keyword("menace"), keyword("crew", n=4), pt=(8, 6)),
    card("Brightfield Mustang", "{3}{W}", "Creature — Horse Mount",
         on(SADDLED, Seq((Untap(IT_SELF), PutCounters("+1/+1", IT_SELF, 1)), "and")), keyword("saddle", n=1), pt=(3, 3)),
    card("Venomsac Lagac", "{1}{G}", "Creature — Lizard Mount",
         keyword("deathtouch"), on(SADDLED, Apply(IT_SELF, (Add(0, 3),), END_OF_TURN)), keyword("saddle", n=2), pt=(2, 1)),
    card("District Mascot", "{G}", "Creature — Dog Mount",
         AsEnters(PutCounters("+1/+1", SELF, 1)), ability("{1}{G}", destroy(Target(ARTIFACT)), RemoveCounters("+1/+1", SELF, 2)),
         on(SADDLED, PutCounters("+1/+1", IT_SELF, 1)), keyword("saddle", n=1), pt=(0, 0)),
    # spectacle, jump-start, harmonize, mayhem
    card("Blade Juggler", "{4}{B}", "Creature — Human Rogue",
         keyword("spectacle", cost="{2}{B}"), on(ENTERS, Seq((Damage(YOU_, 1, IT_SELF), Draw(YOU_, 1)), "and")), pt=(3, 2)),
    card("Chemister's Insight", "{3}{U}", "Instant", Spell(Draw(None, 2)), keyword("jump-start")),
    card("Maximize Velocity", "{R}", "Sorcery",
         Spell(Apply(Target(CREATURE), (Add(1, 1), Gain(Keyword("haste"))), END_OF_TURN)), keyword("jump-start")),
    card("Ureni's Rebuff", "{1}{U}", "Sorcery", Spell(to_hand(Target(CREATURE))), keyword("harmonize", cost="{5}{U}")),
    card("Wild Ride", "{R}", "Sorcery",
         Spell(Apply(Target(CREATURE), (Add(3, 0), Gain(Keyword("haste"))), END_OF_TURN)), keyword("harmonize", cost="{4}{R}")),
    card("Roamer's Routine", "{2}{G}", "Sorcery", Spell(search(BASIC & LAND & CARD, TO_FIELD_TAPPED)), keyword("harmonize", cost="{4}{G}")),
    card("Swarm, Being of Bees", "{2}{B}", "Legendary Creature — Insect Villain",
         keyword("flash"), keyword("flying"), keyword("mayhem", cost="{B}"), pt=(2, 2)),
    card("Oscorp Industries", "", "Land",
         ENTERS_TAPPED, on(Move(Is(SELF), "battlefield", "graveyard"), LoseLife(YOU_, 2)),
         makes(OneOf(("{U}", "{B}", "{R}"))), keyword("mayhem")),
    # emerge, awaken, escalate
    card("Elder Deep-Fiend", "{8}", "Creature — Eldrazi Octopus",
         keyword("flash"), keyword("emerge", cost="{5}{U}{U}"), when_cast(Tap(Target(PERMANENT, 0, 4))), pt=(5, 6)),
    card("Decimator of the Provinces", "{10}", "Creature — Eldrazi Boar",
         keyword("emerge", cost="{6}{G}{G}{G}"),
         when_cast(Apply(All(CREATURE & YOURS), (Add(2, 2), Gain(Keyword("trample"))), END_OF_TURN)), *keywords("trample", "haste"),
         pt=(7, 7)),
    card("Mockery of Nature", "{9}", "Creature — Eldrazi Beast",
         keyword("emerge", cost="{7}{G}"), when_cast(May(destroy(Target(ARTIFACT | ENCHANTMENT)))), pt=(6, 5)),
    card("Planar Outburst", "{3}{W}{W}", "Sorcery", Spell(destroy(All(Not(LAND) & CREATURE))),
         Keyword("awaken", cost=Mana("{5}{W}{W}{W}"), n=4)),
    card("Ruinous Path", "{1}{B}{B}", "Sorcery",
         Spell(destroy(Target(CREATURE | PLANESWALKER))), Keyword("awaken", cost=Mana("{5}{B}{B}"), n=4)),
    card("Sheer Drop", "{2}{W}", "Sorcery", Spell(destroy(Target(Status("tapped") & CREATURE))),
         Keyword("awaken", cost=Mana("{5}{W}"), n=3)),
    card("Blessed Alliance", "{1}{W}", "Instant", keyword("escalate", cost="{2}"),
         Spell(Modes(1, 3, (Mode(GainLife(Target(PLAYER), 4)), Mode(Untap(Target(CREATURE, 0, 2))),
                            Mode(Sacrifice(Target(OPPONENT), 1, Status("attacking") & CREATURE)))))),
    card("Borrowed Hostility", "{R}", "Instant", keyword("escalate", cost="{3}"),
         Spell(Modes(1, 2, (Mode(Apply(Target(CREATURE), (Add(3, 0),), END_OF_TURN)),
                            Mode(Apply(Target(CREATURE), (Gain(Keyword("first strike")),), END_OF_TURN)))))),
    card("Collective Effort", "{1}{W}{W}", "Sorcery",
         Keyword("escalate", cost=Costs((Tap(Choose(Not(Status("tapped")) & CREATURE & YOURS)),)), apart=True),
         Spell(Modes(1, 3, (Mode(destroy(Target(CREATURE & Stat("power", ">=", 4)))), Mode(destroy(Target(ENCHANTMENT))),
                            Mode(PutCounters("+1/+1", All(CREATURE & ControlledBy(Same(Target(PLAYER)))), 1)))))),
    # skulk, eternalize, encore, boast, exhaust
    card("Rancid Rats", "{1}{B}", "Creature — Zombie Rat", keyword("skulk"), keyword("deathtouch"), pt=(1, 1)),
    card("Timeless Witness", "{2}{G}{G}", "Creature — Human Shaman",
         on(ENTERS, to_hand(Target(CARD & InZone("graveyard", YOU)))), keyword("eternalize", cost="{5}{G}{G}"), pt=(2, 1)),
    card("Steadfast Sentinel", "{3}{W}", "Creature — Human Cleric", keyword("vigilance"),
         keyword("eternalize", cost="{4}{W}{W}"), pt=(2, 3)),
    card("Sunscourge Champion", "{2}{W}", "Creature — Human Wizard",

         on(ENTERS, GainLife(YOU_, Of(IT_SELF, "power"))),
         Keyword("eternalize", cost=Costs((Mana("{2}{W}{W}"), Discard(None, 1))), apart=True),
         pt=(2, 3)),
    card("Kinsbaile Courier", "{2}{W}", "Creature — Kithkin Soldier",
         on(ENTERS, PutCounters("+1/+1", Target(CREATURE), 1)), keyword("encore", cost="{2}{W}"), pt=(2, 1)),
    card("Axgard Braggart", "{3}{W}", "Creature — Dwarf Warrior",
         marked("boast", ability("{1}{W}", Seq((Untap(SELF), PutCounters("+1/+1", IT_SELF, 1))))), pt=(3, 3)),
    card("Battershield Warrior", "{2}{W}", "Creature — Human Warrior",
         marked("boast", ability("{1}{W}", Apply(All(CREATURE & YOURS), (Add(1, 1),), END_OF_TURN))), pt=(2, 2)),
    card("Duskwielder", "{B}", "Creature — Elf Berserker",
         marked("boast", ability("{1}", Seq((LoseLife(Target(OPPONENT), 1), GainLife(YOU_, 1)), "and"))), pt=(1, 2)),
    card("Skystreak Engineer", "{1}{U}", "Creature — Human Pilot",
         keyword("flying"), marked("exhaust", ability("{4}{U}", PutCounters("+1/+1", SELF, 2))), pt=(1, 3)),
    # ascend, speed
    card("Tendershoot Dryad", "{4}{G}", "Creature — Dryad",
         keyword("ascend"), on(Begins("upkeep"), Create(token("Saproling", "G", 1, 1), 1)),
         lasting(Subtype("Saproling") & YOURS, Add(2, 2), cond=BLESSED, say="last"), pt=(2, 2)),
    card("Wayward Swordtooth", "{2}{G}", "Creature — Dinosaur",
         keyword("ascend"), lasting(YOU, Limit("lands", 1, True)),
         lasting(None, Forbid(Attack(AFFECTED), but=BLESSED), Forbid(Block(AFFECTED), but=BLESSED)), pt=(5, 5)),
    card("Storm Fleet Swashbuckler", "{1}{R}", "Creature — Human Pirate",
         keyword("ascend"), lasting(None, Gain(Keyword("double strike")), cond=BLESSED, say="last"), pt=(2, 2)),
    card("Amonkhet Raceway", "", "Land", keyword("start your engines!"), makes("{C}"),
         marked("max speed", ability("{T}", Apply(Target(CREATURE), (Gain(Keyword("haste")),), END_OF_TURN)))),
    card("Streaking Oilgorger", "{4}{B}", "Creature — Vampire",
         *keywords("flying", "haste"), keyword("start your engines!"), marked("max speed", lasting(None, Gain(Keyword("lifelink")))),
         pt=(3, 3)),
    # disturb, cleave, reconfigure
    two(
        creature("Lunarch Veteran", "{W}", "Human Cleric", 1, 1, on(Move(ANOTHER_CREATURE, "battlefield"), GainLife(YOU_, 1)),
                 keyword("disturb", cost="{1}{W}")),
        creature("Luminous Phantom", "", "Spirit Cleric", 1, 1,
        keyword("flying"), on(Move(ANOTHER_CREATURE, "", "battlefield"), GainLife(YOU_, 1)),
                 exiled_instead(), colours="W"),
    ),
    two(
        creature("Mourning Patrol", "{2}{W}", "Human Soldier", 2, 3, keyword("vigilance"), keyword("disturb", cost="{3}{W}")),
        creature("Morning Apparition", "", "Spirit Soldier", 2, 1, *keywords("flying", "vigilance"), exiled_instead(), colours="W"),
    ),
    two(
        creature("Drogskol Infantry", "{1}{W}", "Spirit Soldier", 2, 2, keyword("disturb", cost="{3}{W}")),
        Face("Drogskol Armaments", "", ("enchantment",), ("Aura",), (), (keyword("enchant", CREATURE), equipped(Add(2, 2)),
        exiled_instead()), colours="W"),
    ),
    card("Leech Gauntlet", "{1}{B}", "Artifact Creature — Equipment Leech",
         keyword("lifelink"), equipped(Gain(Keyword("lifelink"))), keyword("reconfigure", cost="{4}"), pt=(2, 2)),
    card("Bronzeplate Boar", "{2}{R}", "Artifact Creature — Equipment Boar",
         keyword("trample"), equipped(Add(3, 2), Gain(Keyword("trample"))), keyword("reconfigure", cost="{5}"), pt=(3, 2)),
    # backup, bargain, casualty, gifts, spree
    card("Chomping Kavu", "{3}{G}", "Creature — Kavu",
         keyword("backup", n=1), lasting(None, Forbid(Block(CREATURE & Stat("power", "<=", 2), AFFECTED))), pt=(3, 3)),
    card("Bola Slinger", "{3}{W}", "Creature — Cat Soldier",
         keyword("backup", n=1), on(ATTACKS, Tap(Target((ARTIFACT | CREATURE) & THEIRS))), pt=(2, 2)),
    card("Serpent-Blade Assailant", "{2}{G}", "Creature — Elf Warrior", keyword("backup", n=1), keyword("deathtouch"), pt=(2, 1)),
    card("Hamlet Glutton", "{5}{G}{G}", "Creature — Giant",
         keyword("bargain"), lasting(None, Price(Cast(AFFECTED), -2), cond=Paid("bargain"), zone="stack", say="if"), keyword("trample"),
         on(ENTERS, GainLife(YOU_, 3)), pt=(6, 6)),
    card("Johann's Stopgap", "{3}{U}", "Sorcery",
         keyword("bargain"), lasting(None, Price(Cast(AFFECTED), -2), cond=Paid("bargain"), zone="stack", say="if"),
         Spell(Seq((to_hand(Target(NONLAND & PERMANENT)), Draw(None, 1))))),
    card("Into the Flood Maw", "{U}", "Instant", keyword("gift a tapped fish"),
         if_promised(to_hand(Target(NONLAND & PERMANENT & THEIRS)), to_hand(Target(CREATURE & THEIRS)))),
    card("Long River's Pull", "{U}{U}", "Instant", keyword("gift a card"),
         if_promised(counter(Target(SPELL)), counter(Target(CREATURE & SPELL)))),
    card("Three Steps Ahead", "{U}", "Instant", keyword("spree"),
         spree(mode("{1}{U}", counter(Target(SPELL))), mode("{3}", Create(copy_of=Target((ARTIFACT | CREATURE) & YOURS))),
               mode("{2}", Seq((Draw(None, 2), Discard(None, 1)), "then")))),
    card("Rustler Rampage", "{W}", "Instant", keyword("spree"),
         spree(mode("{1}", Untap(All(CREATURE & ControlledBy(Same(Target(PLAYER)))))),
               mode("{1}", Apply(Target(CREATURE), (Gain(Keyword("double strike")),), END_OF_TURN)))),
    card("Phantom Interference", "{U}", "Instant", keyword("spree"),
         spree(mode("{3}", Create(token("Spirit", "W", 2, 2, Keyword("flying")), 1)),
               mode("{1}", Pay(Mana("{2}"), ControllerOf(TARGET), otherwise=counter(Target(SPELL)))))),
    # impending, warp, web-slinging, sneak
    card("Overlord of the Floodpits", "{3}{U}{U}", "Enchantment Creature — Avatar Horror",
         Keyword("impending", cost=Mana("{1}{U}{U}"), n=4, apart=True), keyword("flying"),
         on(ENTERS_OR_ATTACKS, Seq((Draw(None, 2), Discard(None, 1)), "then")), pt=(5, 3)),
    card("Weftstalker Ardent", "{2}{R}", "Creature — Drix Artificer",
         on(Move(OTHER & (CREATURE | ARTIFACT) & YOURS, "battlefield"), Damage(All(OPPONENT), 1, SELF)),
         keyword("warp", cost="{R}"), pt=(2, 3)),
    card("Starbreach Whale", "{4}{U}", "Creature — Whale",
         keyword("flying"), on(ENTERS, Surveil(2)), keyword("warp", cost="{1}{U}"), pt=(3, 5)),
    card("Spider-Man, Brooklyn Visionary", "{4}{G}", "Legendary Creature — Spider Human Hero",
         keyword("web-slinging", cost="{2}{G}"), on(ENTERS, search(BASIC & LAND & CARD, TO_FIELD_TAPPED)), pt=(4, 3)),
    card("Amazing Spider-Girl", "{3}{W}{W}", "Legendary Creature — Spider Human Hero",
         keyword("web-slinging", cost="{2}{W}"), *keywords("flying", "vigilance"), pt=(5, 4)),
    card("Jennika's Technique", "{2}{R}", "Instant", keyword("sneak", cost="{R}"), Spell(Damage(All(CREATURE), 2, SELF))),
    card("Splinter, Hamato Yoshi", "{1}{B}", "Legendary Creature — Mutant Ninja Rat",
         keyword("sneak", cost="{B}"), keyword("menace"), lasting(OTHER & Subtype("Ninja") & YOURS, Add(1, 1)), pt=(1, 3)),
    card("Raphael, the Nightwatcher", "{2}{R}{R}", "Legendary Creature — Mutant Ninja Turtle",
         keyword("sneak", cost="{1}{R}{R}"), lasting(Status("attacking") & CREATURE & YOURS, Gain(Keyword("double strike"))), pt=(2, 3)),
    # mobilize, firebending, increment, station, job select, For Mirrodin!
    card("Shock Brigade", "{1}{R}", "Creature — Goblin Soldier", keyword("menace"), keyword("mobilize", n=1), pt=(1, 3)),
    card("Bone-Cairn Butcher", "{1}{R}{W}{B}", "Creature — Demon",
         keyword("mobilize", n=2), lasting(Status("attacking") & TOKEN & YOURS, Gain(Keyword("deathtouch"))), pt=(4, 4)),
    card("Fire Sages", "{1}{R}", "Creature — Human Cleric",
         keyword("firebending", n=1), ability("{1}{R}{R}", PutCounters("+1/+1", SELF, 1)), pt=(2, 2)),
    card("Textbook Tabulator", "{2}{U}", "Creature — Frog Wizard", keyword("increment"), on(ENTERS, Surveil(2)), pt=(0, 3)),
    card("Lumen-Class Frigate", "{1}{W}", "Artifact — Spacecraft",
         keyword("station"), Keyword("station level", frame=Level(2, 0, abilities=(lasting(OTHER & CREATURE & YOURS, Add(1, 1)),))),
         Keyword("station level", frame=Level(12, 0, 3, 5, keywords("flying", "lifelink"))), pt=(3, 5)),
    card("Pinnacle Kill-Ship", "{7}", "Artifact — Spacecraft",
         on(ENTERS, Damage(Target(CREATURE, 0, 1), 10, IT_SELF)), keyword("station"),
         Keyword("station level", frame=Level(7, 0, 7, 7, keywords("flying"))), pt=(7, 7)),
    card("Goldwarden's Helm", "{2}{W}", "Artifact — Equipment",
         keyword("for mirrodin!"), equipped(Add(0, 1)), keyword("equip", cost="{1}{W}")),
    card("Kemba's Banner", "{3}{W}", "Artifact — Equipment",
         keyword("for mirrodin!"), equipped(Add(Number(CREATURE & YOURS), Number(CREATURE & YOURS))), keyword("equip", cost="{2}{W}")),
    # mutate, prototype, demonstrate, tribute
    card("Gemrazer", "{3}{G}", "Creature — Beast", keyword("mutate", cost="{1}{G}{G}"), *keywords("reach", "trample"),
         on(MUTATES, destroy(Target((ARTIFACT | ENCHANTMENT) & THEIRS))), pt=(4, 4)),
    card("Sea-Dasher Octopus", "{1}{U}{U}", "Creature — Octopus", keyword("mutate", cost="{1}{U}"), keyword("flash"),
         on(HITS, Draw(None, 1)), pt=(2, 2)),
    card("Migratory Greathorn", "{3}{G}", "Creature — Beast", keyword("mutate", cost="{2}{G}"),
         on(MUTATES, search(BASIC & LAND & CARD, TO_FIELD_TAPPED)), pt=(3, 4)),
    card("Cavern Whisperer", "{4}{B}", "Creature — Nightmare", keyword("mutate", cost="{3}{B}"), keyword("menace"),
         on(MUTATES, Discard(All(OPPONENT), 1)), pt=(4, 4)),
    card("Rust Goliath", "{10}", "Artifact Creature — Construct",
         Keyword("prototype", cost=Mana("{3}{G}{G}"), frame=Level(0, 0, 3, 5)), *keywords("reach", "trample"), pt=(10, 10)),
    card("Combat Thresher", "{7}", "Artifact Creature — Construct",
         Keyword("prototype", cost=Mana("{2}{W}"), frame=Level(0, 0, 1, 1)),
         keyword("double strike"), on(ENTERS, Draw(None, 1)), pt=(3, 3)),
    card("Replication Technique", "{4}{U}", "Sorcery",
         keyword("demonstrate"), Spell(Create(copy_of=Target(PERMANENT & YOURS)))),
    card("Pharagax Giant", "{4}{R}", "Creature — Giant", keyword("tribute", n=2), on(ENTERS, Damage(All(OPPONENT), 5, SELF), UNPAID),
         pt=(3, 3)),
    card("Thunder Brute", "{4}{R}{R}", "Creature — Cyclops",
         keyword("trample"), keyword("tribute", n=3), on(ENTERS, Apply(IT_SELF, (Gain(Keyword("haste")),), END_OF_TURN), UNPAID),
         pt=(5, 5)),
    # paradigm
    card("Echocasting Symposium", "{4}{U}{U}", "Sorcery — Lesson",
         Spell(Create(who=Target(PLAYER, name="who"), copy_of=Target(CREATURE & YOURS))), keyword("paradigm")),
)  # fmt: skip
