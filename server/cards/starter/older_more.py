"""Starter: more cards with the keywords of older sets (702.26-702.99)."""

from __future__ import annotations

from server.engine.abilities.changes import END_OF_TURN, Add, Forbid, Gain, Limit, Prevent, Require, Switch, Through
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
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
    YOURS,
    Colour,
    Has,
    Is,
    Stat,
    Status,
    Subtype,
    WithCounter,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Card, Keyword, Spell, Triggered, card
from server.engine.abilities.picks import ENCHANTED, OTHER, SELF, YOU_, All, Ref, Target
from server.engine.abilities.structures import AnyEvent, Apply, Costs, Mana, Mode, Modes, Pay, Seq
from server.engine.abilities.verbs import (
    Attach,
    Attack,
    Become,
    Block,
    Create,
    Damage,
    Discard,
    Draw,
    GainLife,
    LoseLife,
    Mill,
    Move,
    Proliferate,
    PutCounters,
    Regenerate,
    Sacrifice,
    Tap,
    Untap,
    counter,
    destroy,
    sacrifice,
    to_hand,
)  # fmt: skip
from server.engine.abilities.words import Ability, Change, Effect, Payable

from .say import (
    DIES,
    ENTERS,
    IT_SELF,
    LEAVES,
    UPKEEP,
    ability,
    casts,
    graveyard_card,
    keyword,
    keywords,
    lasting,
    on,
    search,
    token,
)

HELD = CREATURE & ENCHANTED
GROWN = CREATURE & WithCounter("+1/+1")
HITS = Damage(PLAYER, source=Is(SELF), combat="combat")
MINE = All(CREATURE & YOURS)
HAUNTED_DIES = Move(Is(Ref("self.haunted")), "graveyard", "battlefield")
ARCANE = Subtype("Arcane")


def creature(name: str, cost: str, kind: str, size: tuple[int, int], *abilities: Ability) -> Card:
    """A creature card."""
    return card(name, cost, f"Creature — {kind}", *abilities, pt=size)


def echo(cost: str) -> Keyword:
    """Echo for mana."""
    return keyword("echo", cost=cost)


def paid(word: str, *costs: Payable) -> Keyword:
    """The keyword for a cost that is no mana."""
    return Keyword(word, cost=Costs(costs), apart=True)


def gains(word: str) -> Apply:
    """A creature with a +1/+1 counter gains the keyword."""
    return Apply(Target(GROWN), (Gain(Keyword(word)),), END_OF_TURN)


def grows(power: int, toughness: int) -> Apply:
    """It gets so much until end of turn."""
    return Apply(SELF, (Add(power, toughness),), END_OF_TURN)


def dealing(effect: Effect) -> Activated:
    """Sacrificed for it."""
    return Activated((sacrifice(SELF),), effect)


def choose_one(*modes: Effect) -> Spell:
    """Choose one of them."""
    return Spell(Modes(1, 1, tuple(Mode(do) for do in modes)))


def umbra(name: str, cost: str, *changes: Change) -> Card:
    """An Aura with umbra armor."""
    return card(name, cost, "Enchantment — Aura", Keyword("enchant", CREATURE), lasting(HELD, *changes), keyword("umbra armor"))


def arcane(name: str, cost: str, do: Effect, splice: str) -> Card:
    """An Arcane instant that can be spliced onto others."""
    return card(name, cost, "Instant — Arcane", Spell(do), keyword("splice", ARCANE, splice))


def haunts(do: Effect) -> Triggered:
    """As it enters, or the creature it haunts dies."""
    return Triggered(AnyEvent((ENTERS, HAUNTED_DIES)), do, zone="battlefield exile")


COMING = (
    creature("Tolarian Drake", "{2}{U}", "Drake", (2, 4), keyword("flying"), keyword("phasing")),
    creature("Merfolk Raiders", "{1}{U}", "Merfolk Soldier", (2, 3), keyword("landwalk", Subtype("Island")), keyword("phasing")),
    creature("Teferi's Imp", "{2}{U}", "Imp", (1, 1), keyword("flying"), keyword("phasing"),
             on(Become(Is(SELF), "phased_out"), Discard(None, 1)), on(Become(Is(SELF), "phased_in"), Draw(None, 1))),
    creature("Shimmering Efreet", "{2}{U}", "Efreet", (2, 2), keyword("flying"), keyword("phasing"),
             on(Become(Is(SELF), "phased_in"), Become(Target(CREATURE), "phased_out"))),
    creature("Warping Wurm", "{2}{G}{U}", "Wurm", (1, 1), keyword("phasing"),
             on(UPKEEP, Pay(Mana("{2}{G}{U}"), otherwise=Become(SELF, "phased_out"))),
             on(Become(Is(SELF), "phased_in"), PutCounters("+1/+1", IT_SELF, 1))),
    creature("Goblin Patrol", "{R}", "Goblin", (2, 1), echo("{R}")),
    creature("Acridian", "{1}{G}", "Insect", (2, 4), echo("{1}{G}")),
    creature("Viashino Outrider", "{2}{R}", "Lizard", (4, 3), echo("{2}{R}")),
    creature("Winding Wurm", "{4}{G}", "Wurm", (6, 6), echo("{4}{G}")),
    creature("Flamecore Elemental", "{2}{R}{R}", "Elemental", (5, 4), echo("{2}{R}{R}")),
    creature("Simian Grunts", "{2}{G}", "Ape", (3, 4), keyword("flash"), echo("{2}{G}")),
    creature("Citanul Centaurs", "{3}{G}", "Centaur", (6, 3), keyword("shroud"), echo("{3}{G}")),
    creature("Rakdos Headliner", "{B}{R}", "Devil", (3, 3), keyword("haste"), paid("echo", Discard(None, 1))),
    creature("Deepcavern Imp", "{2}{B}", "Imp Rebel", (2, 2), *keywords("flying", "haste"), paid("echo", Discard(None, 1))),
    creature("Skizzik Surger", "{4}{R}{R}", "Elemental", (6, 4), keyword("haste"), paid("echo", Sacrifice(None, 2, LAND))),
    creature("Vug Lizard", "{1}{R}{R}", "Lizard", (3, 4), keyword("landwalk", Subtype("Mountain")), echo("{1}{R}{R}")),
    creature("Uktabi Drake", "{G}", "Drake", (2, 1), *keywords("flying", "haste"), echo("{1}{G}{G}")),
    creature("Shivan Raptor", "{2}{R}", "Dinosaur", (3, 1), *keywords("first strike", "haste"), echo("{2}{R}")),
    creature("Herald of Serra", "{2}{W}{W}", "Angel", (3, 4), *keywords("flying", "vigilance"), echo("{2}{W}{W}")),
    creature("Lightning Dragon", "{2}{R}{R}", "Dragon", (4, 4), keyword("flying"), echo("{2}{R}{R}"), ability("{R}", grows(1, 0))),
    creature("Basalt Gargoyle", "{2}{R}", "Gargoyle", (3, 2), keyword("flying"), echo("{2}{R}"), ability("{R}", grows(0, 1))),
    creature("Radiant's Dragoons", "{3}{W}", "Human Soldier", (2, 5), echo("{3}{W}"), on(ENTERS, GainLife(None, 5))),
    creature("Keldon Vandals", "{2}{R}", "Human Rogue", (4, 1), echo("{2}{R}"), on(ENTERS, destroy(Target(ARTIFACT)))),
    creature("Timbermare", "{3}{G}", "Elemental Horse", (5, 5), keyword("haste"), echo("{5}{G}"), on(ENTERS, Tap(All(OTHER & CREATURE)))),
    creature("Goblin Marshal", "{4}{R}{R}", "Goblin Warrior", (3, 3), echo("{4}{R}{R}"),
             on(AnyEvent((ENTERS, DIES)), Create(token("Goblin", "R", 1, 1), 2))),
    creature("Tectonic Fiend", "{4}{R}{R}", "Elemental", (7, 7), echo("{4}{R}{R}"), lasting(None, Require(Attack(AFFECTED)))),
    card("Thran War Machine", "{4}", "Artifact Creature — Construct", echo("{4}"), lasting(None, Require(Attack(AFFECTED))), pt=(4, 5)),
    card("Ticking Gnomes", "{3}", "Artifact Creature — Gnome", echo("{3}"), dealing(Damage(Target(ANY_TARGET), 1, IT_SELF)), pt=(3, 3)),
    card("Urza's Blueprints", "{6}", "Artifact", echo("{6}"), ability("{T}", Draw(None, 1))),
    card("Ring of Gix", "{3}", "Artifact", echo("{3}"), ability("{1}{T}", Tap(Target(ARTIFACT | CREATURE | LAND)))),
    creature("Aven Warhawk", "{4}{W}", "Bird Soldier", (2, 2), keyword("amplify", n=1), keyword("flying")),
    creature("Feral Throwback", "{4}{G}{G}", "Beast", (3, 3), keyword("amplify", n=2), keyword("provoke")),
    creature("Zombie Brute", "{6}{B}", "Zombie", (5, 4), keyword("amplify", n=1), keyword("trample")),
    creature("Supreme Exemplar", "{6}{U}", "Elemental", (10, 10), keyword("flying"), keyword("champion", Subtype("Elemental"))),
    creature(
        "Changeling Berserker", "{3}{R}", "Shapeshifter", (5, 3),
        keyword("changeling"), keyword("haste"), keyword("champion", CREATURE),
    ),
    creature(
        "Changeling Hero", "{4}{W}", "Shapeshifter", (4, 4),
        keyword("changeling"), keyword("champion", CREATURE), keyword("lifelink"),
    ),
    creature("Lightning Crafter", "{3}{R}", "Goblin Shaman", (3, 3), keyword("champion", Subtype("Goblin") | Subtype("Shaman")),
             ability("{T}", Damage(Target(ANY_TARGET), 3, SELF))),
    creature("Thoughtweft Trio", "{2}{W}{W}", "Kithkin Soldier", (5, 5), *keywords("first strike", "vigilance"),
             keyword("champion", Subtype("Kithkin")), lasting(None, Limit("blocks", -1))),
    creature(
        "Vigean Hydropon", "{1}{G}{U}", "Plant Mutant", (0, 0),
        keyword("graft", n=5), lasting(None, Forbid(Attack(AFFECTED)), Forbid(Block(AFFECTED))),
    ),
    creature("Sporeback Troll", "{3}{G}", "Troll Mutant", (0, 0), keyword("graft", n=2), ability("{1}{G}", Regenerate(Target(GROWN)))),
    creature("Aquastrand Spider", "{1}{G}", "Spider Mutant", (0, 0), keyword("graft", n=2), ability("{G}", gains("reach"))),
    creature("Helium Squirter", "{4}{U}", "Beast Mutant", (0, 0), keyword("graft", n=3), ability("{1}", gains("flying"))),
    creature("Plaxcaster Frogling", "{1}{G}{U}", "Frog Mutant", (0, 0), keyword("graft", n=3), ability("{2}", gains("shroud"))),
    creature("Cytospawn Shambler", "{6}{G}", "Elemental Mutant", (0, 0), keyword("graft", n=6), ability("{G}", gains("trample"))),
)  # fmt: skip

GOING = (
    creature("Kami of Empty Graves", "{3}{B}", "Spirit", (4, 1), keyword("soulshift", n=3)),
    creature("Nightsoil Kami", "{4}{G}{G}", "Spirit", (6, 4), keyword("soulshift", n=5)),
    creature("Promised Kannushi", "{G}", "Human Druid", (1, 1), keyword("soulshift", n=7)),
    creature("Thousand-legged Kami", "{6}{G}{G}", "Spirit", (6, 6), keyword("soulshift", n=7)),
    creature("Crawling Filth", "{5}{B}", "Spirit", (2, 2), keyword("fear"), keyword("soulshift", n=5)),
    creature("Hundred-Talon Kami", "{4}{W}", "Spirit", (2, 3), keyword("flying"), keyword("soulshift", n=4)),
    creature("Vine Kami", "{6}{G}", "Spirit", (4, 4), keyword("menace"), keyword("soulshift", n=6)),
    creature("Body of Jukai", "{7}{G}{G}", "Spirit", (8, 5), keyword("trample"), keyword("soulshift", n=8)),
    creature("Torii Watchward", "{4}{W}", "Spirit", (3, 3), keyword("vigilance"), keyword("soulshift", n=4)),
    creature("Forked-Branch Garami", "{3}{G}{G}", "Spirit", (4, 4), Keyword("soulshift", n=4), Keyword("soulshift", n=4)),
    creature("Kami of the Palace Fields", "{5}{W}", "Spirit", (3, 2), *keywords("flying", "first strike"), keyword("soulshift", n=5)),
    creature(
        "Pus Kami", "{5}{B}{B}", "Spirit", (3, 3),
        ability("{B}", destroy(Target(~Colour("B") & CREATURE)), sacrifice(SELF)), keyword("soulshift", n=6),
    ),
    creature(
        "Burr Grafter", "{3}{G}", "Spirit", (2, 2),
        dealing(Apply(Target(CREATURE), (Add(2, 2),), END_OF_TURN)), keyword("soulshift", n=3),
    ),
    creature(
        "Scuttling Death", "{4}{B}", "Spirit", (4, 2),
        dealing(Apply(Target(CREATURE), (Add(-1, -1),), END_OF_TURN)), keyword("soulshift", n=4),
    ),
    creature("Thief of Hope", "{2}{B}", "Spirit", (2, 2),
             on(casts(Subtype("Spirit") | ARCANE), Seq((LoseLife(Target(OPPONENT), 1), GainLife(YOU_, 1)), "and")),
             keyword("soulshift", n=2)),
    creature(
        "Kami of the Tended Garden", "{3}{G}", "Spirit", (4, 4),
        on(UPKEEP, Pay(Mana("{G}"), otherwise=sacrifice(SELF))), keyword("soulshift", n=3),
    ),
    creature("Absolver Thrull", "{3}{W}", "Thrull Cleric", (2, 3), keyword("haunt"), haunts(destroy(Target(ENCHANTMENT)))),
    creature("Exhumer Thrull", "{5}{B}", "Thrull", (3, 3), keyword("haunt"), haunts(to_hand(Target(graveyard_card(CREATURE))))),
    card("Controvert", "{2}{U}{U}", "Instant", Spell(counter(Target(SPELL))), keyword("recover", cost="{2}{U}{U}")),
    card("Icefall", "{2}{R}{R}", "Sorcery", Spell(destroy(Target(ARTIFACT | LAND))), keyword("recover", cost="{R}{R}")),
    card("Resize", "{1}{G}", "Instant", Spell(Apply(Target(CREATURE), (Add(3, 3),), END_OF_TURN)), keyword("recover", cost="{1}{G}")),
    card(
        "Krovikan Rot", "{2}{B}", "Instant",
        Spell(destroy(Target(CREATURE & Stat("power", "<=", 2)))), keyword("recover", cost="{1}{B}{B}"),
    ),
)  # fmt: skip

FIGHTING = (
    creature("Thalakos Sentry", "{1}{U}", "Thalakos Soldier", (1, 2), keyword("shadow")),
    creature(
        "Dauthi Horror", "{1}{B}", "Dauthi Horror", (2, 1),
        keyword("shadow"), lasting(None, Forbid(Block(Colour("W") & CREATURE, AFFECTED))),
    ),
    creature("Dauthi Mercenary", "{2}{B}", "Dauthi Knight Mercenary", (2, 1), keyword("shadow"), ability("{1}{B}", grows(1, 0))),
    creature("Soltari Crusader", "{2}{W}", "Soltari Knight", (2, 1), keyword("shadow"), ability("{1}{W}", grows(1, 0))),
    creature("Thalakos Seer", "{U}{U}", "Thalakos Wizard", (1, 1), keyword("shadow"), on(LEAVES, Draw(None, 1))),
    creature(
        "Soltari Trooper", "{1}{W}", "Soltari Soldier", (1, 1),
        keyword("shadow"), on(Attack(Is(SELF)), Apply(IT_SELF, (Add(1, 1),), END_OF_TURN)),
    ),
    creature("Soltari Champion", "{2}{W}", "Soltari Soldier", (2, 2), keyword("shadow"),
             on(Attack(Is(SELF)), Apply(All(OTHER & CREATURE & YOURS), (Add(1, 1),), END_OF_TURN))),
    creature("Dauthi Jackal", "{2}{B}", "Dauthi Jackal", (2, 1), keyword("shadow"),
             ability("{B}{B}", destroy(Target(Status("blocking") & CREATURE)), sacrifice(SELF))),
    creature("Dauthi Ghoul", "{1}{B}", "Dauthi Zombie", (1, 1), keyword("shadow"),
             on(Move(CREATURE & Has("shadow"), "graveyard", "battlefield"), PutCounters("+1/+1", SELF, 1))),
    creature("Stronghold Rats", "{2}{B}", "Rat", (2, 1), keyword("shadow"), on(HITS, Discard(All(PLAYER), 1))),
    creature("Infiltrator il-Kor", "{4}{U}", "Kor Rogue", (3, 1), keyword("shadow"), keyword("suspend", cost="{1}{U}", n=2)),
    creature("Halo Hunter", "{2}{B}{B}{B}", "Demon", (6, 3), keyword("intimidate"), on(ENTERS, destroy(Target(Subtype("Angel"))))),
    creature("Bellowing Tanglewurm", "{3}{G}{G}", "Wurm", (4, 4), keyword("intimidate"),
             lasting(OTHER & Colour("G") & CREATURE & YOURS, Gain(Keyword("intimidate")))),
    creature("Heirs of Stromkirk", "{2}{R}{R}", "Vampire", (2, 2), keyword("intimidate"), on(HITS, PutCounters("+1/+1", IT_SELF, 1))),
    umbra("Eland Umbra", "{1}{W}", Add(0, 4)),
    umbra("Drake Umbra", "{4}{U}", Add(3, 3), Gain(Keyword("flying"))),
    umbra("Mammoth Umbra", "{4}{W}", Add(3, 3), Gain(Keyword("vigilance"))),
    card(
        "Eel Umbra", "{1}{U}", "Enchantment — Aura",
        keyword("flash"), keyword("enchant", CREATURE), lasting(HELD, Add(1, 1)), keyword("umbra armor"),
    ),
    card(
        "Crab Umbra", "{U}", "Enchantment — Aura",
        Keyword("enchant", CREATURE), ability("{2}{U}", Untap(Ref("attached", "enchanted creature"))), keyword("umbra armor"),
    ),
    card("Felidar Umbra", "{1}{W}", "Enchantment — Aura", Keyword("enchant", CREATURE), lasting(HELD, Gain(Keyword("lifelink"))),
         ability("{1}{W}", Attach(SELF, Target(CREATURE & YOURS))), keyword("umbra armor")),
)  # fmt: skip

SPELLS = (
    card(
        "Unbounded Potential", "{1}{W}", "Instant",
        choose_one(PutCounters("+1/+1", Target(CREATURE, 0, 2), 1), Proliferate()), keyword("entwine", cost="{3}{W}"),
    ),
    card(
        "Abuna's Chant", "{3}{W}", "Instant",
        choose_one(GainLife(None, 5), Apply(Target(CREATURE), (Prevent(Damage(AFFECTED), 5, True),), END_OF_TURN)),
        keyword("entwine", cost="{2}"),
    ),
    card(
        "Solar Tide", "{4}{W}{W}", "Sorcery",
        choose_one(destroy(All(CREATURE & Stat("power", "<=", 2))), destroy(All(CREATURE & Stat("power", ">=", 3)))),
        paid("entwine", Sacrifice(None, 2, LAND)),
    ),
    card(
        "Twisted Reflection", "{1}{U}", "Instant",
        choose_one(Apply(Target(CREATURE), (Add(-6, 0),), END_OF_TURN), Apply(Target(CREATURE), (Switch(),), END_OF_TURN)),
        keyword("entwine", cost="{B}"),
    ),
    card(
        "Betrayal of Flesh", "{5}{B}", "Instant",
        choose_one(destroy(Target(CREATURE)), Move(Target(graveyard_card(CREATURE)), "battlefield", "", "return")),
        paid("entwine", Sacrifice(None, 3, LAND)),
    ),
    card(
        "Goblin War Party", "{3}{R}", "Sorcery",
        choose_one(Create(token("Goblin", "R", 1, 1), 3), Apply(MINE, (Add(1, 1), Gain(Keyword("haste"))), END_OF_TURN)),
        keyword("entwine", cost="{2}{R}"),
    ),
    card(
        "Flourishing Strike", "{1}{G}", "Instant",
        choose_one(Damage(Target(CREATURE & Has("flying")), 5), Apply(Target(CREATURE), (Add(3, 3),), END_OF_TURN)),
        keyword("entwine", cost="{2}{G}"),
    ),
    card(
        "Barbed Lightning", "{2}{R}", "Instant",
        choose_one(Damage(Target(CREATURE), 3), Damage(Target(PLAYER | PLANESWALKER), 3)), keyword("entwine", cost="{2}"),
    ),
    card(
        "Gravedig", "{1}{B}", "Sorcery",
        choose_one(Create(token("Zombie", "B", 2, 2), 1, Target(PLAYER)), to_hand(Target(graveyard_card(CREATURE)))),
        keyword("entwine", cost="{2}"),
    ),
    card(
        "Reap and Sow", "{3}{G}", "Sorcery",
        choose_one(destroy(Target(LAND)), search(LAND & CARD, Move(Ref("found", "that card"), "battlefield"))),
        keyword("entwine", cost="{1}{G}"),
    ),
    card(
        "Mirage Mockery", "{2}{U}", "Sorcery",
        choose_one(Create(copy_of=Target(ARTIFACT & CREATURE & YOURS)), Create(copy_of=Target(~ARTIFACT & CREATURE & YOURS))),
        keyword("entwine", cost="{2}{U}"),
    ),
    card("Mental Vapors", "{3}{B}", "Sorcery", Spell(Discard(Target(PLAYER), 1)), keyword("cipher")),
    card("Midnight Recovery", "{3}{B}", "Sorcery", Spell(to_hand(Target(graveyard_card(CREATURE)))), keyword("cipher")),
    card(
        "Hands of Binding", "{1}{U}", "Sorcery",
        Spell(Seq((Tap(Target(CREATURE & THEIRS)), Apply(Ref("target", "that"), (Forbid(Untap(AFFECTED, step=True)),), Through("untap"))))),
        keyword("cipher"),
    ),
    card("Memory Sluice", "{U/B}", "Sorcery", Spell(Mill(Target(PLAYER), 4)), keyword("conspire")),
    card("Ghastly Discovery", "{2}{U}", "Sorcery", Spell(Seq((Draw(None, 2), Discard(None, 1)), "then")), keyword("conspire")),
    card("Rally the Galadhrim", "{2}{G}{U}", "Sorcery", Spell(Create(copy_of=Target(CREATURE & YOURS))), keyword("conspire")),
    card("Surging Dementia", "{1}{B}", "Sorcery", keyword("ripple", n=4), Spell(Discard(Target(PLAYER), 1))),
    card("Surging Aether", "{3}{U}", "Instant", keyword("ripple", n=4), Spell(to_hand(Target(PERMANENT)))),
    card("Surging Might", "{2}{G}", "Enchantment — Aura", Keyword("enchant", CREATURE), lasting(HELD, Add(2, 2)), keyword("ripple", n=4)),
    card("Evermind", "", "Instant — Arcane", Spell(Draw(None, 1)), keyword("splice", ARCANE, "{1}{U}"), colours="U"),
    arcane("Vital Surge", "{1}{G}", GainLife(None, 3), "{1}{G}"),
    arcane("Dampen Thought", "{1}{U}", Mill(Target(PLAYER), 4), "{1}{U}"),
    arcane("Into the Fray", "{R}", Apply(Target(CREATURE), (Require(Attack(AFFECTED)),), END_OF_TURN), "{R}"),
    arcane("Wear Away", "{G}{G}", destroy(Target(ARTIFACT | ENCHANTMENT)), "{3}{G}"),
    arcane("Kodama's Might", "{G}", Apply(Target(CREATURE), (Add(2, 2),), END_OF_TURN), "{G}"),
    arcane("Spiritual Visit", "{W}", Create(token("Spirit", "", 1, 1), 1), "{W}"),
    arcane("Consuming Vortex", "{1}{U}", to_hand(Target(CREATURE)), "{3}{U}"),
    arcane("Hideous Laughter", "{2}{B}{B}", Apply(All(CREATURE, say="all"), (Add(-2, -2),), END_OF_TURN), "{3}{B}{B}"),
    arcane("Lifted by Clouds", "{2}{U}", Apply(Target(CREATURE), (Gain(Keyword("flying")),), END_OF_TURN), "{1}{U}"),
    arcane("Soulless Revival", "{1}{B}", to_hand(Target(graveyard_card(CREATURE))), "{1}{B}"),
    arcane("Strange Inversion", "{2}{R}", Apply(Target(CREATURE), (Switch(),), END_OF_TURN), "{1}{R}"),
    card("Torrent of Stone", "{3}{R}", "Instant — Arcane", Spell(Damage(Target(CREATURE), 4)),
         Keyword("splice", ARCANE, Costs((Sacrifice(None, 2, Subtype("Mountain")),)), apart=True)),
)  # fmt: skip

CARDS = (*COMING, *GOING, *FIGHTING, *SPELLS)
