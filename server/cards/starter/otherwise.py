"""Starter: spells cast for another cost, from another zone, or for more than their cost (702)."""

from __future__ import annotations

from server.engine.abilities.changes import END_OF_TURN, Add, Forbid, Price, Replace
from server.engine.abilities.conditions import Paid, Unless
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
    Bracketed,
    ControlledBy,
    InZone,
    Is,
    Same,
    Stat,
    Status,
)  # fmt: skip
from server.engine.abilities.filters import YOU as YOUR
from server.engine.abilities.kinds import AsEnters, Card, Face, Keyword, Level, Spell, Static, Triggered, card
from server.engine.abilities.picks import OTHER, SELF, TARGET, YOU_, All, Choose, ControllerOf, Ref, Target
from server.engine.abilities.structures import AnyEvent, Apply, Costs, If, Mana, May, Mode, Modes, Pay, Seq
from server.engine.abilities.tokens import TREASURE
from server.engine.abilities.verbs import (
    Attack,
    Block,
    Cast,
    Create,
    Damage,
    Draw,
    GainLife,
    LoseLife,
    Move,
    PutCounters,
    Scry,
    counter,
    destroy,
    exile,
    sacrifice,
    to_hand,
)  # fmt: skip
from server.engine.abilities.words import Ability

from .say import ENTERS, IT_SELF, NONLAND, hand_card, keyword, keywords, lasting, on, token

WHEN_CAST = Cast(Is(SELF))
BARGAINED = Paid("bargain")
PROMISED = Paid("gift")
ESCAPED = Paid("escape")
ENTERS_OR_ATTACKS = AnyEvent((ENTERS, Attack(Is(SELF))))


def others(n: int) -> Move:
    """Exile so many other cards from your graveyard, as a cost."""
    return Move(Choose(OTHER & CARD & InZone("graveyard", YOUR), n, n), "exile", "", "exile")


def escape(mana: str, n: int) -> Keyword:
    """Escape for that mana and so many other cards."""
    return Keyword("escape", cost=Costs((Mana(mana), others(n))), apart=True)


def exiled_instead() -> Static:
    """If it would be put into a graveyard from anywhere, exile it instead."""
    return lasting(None, Replace(Move(Is(SELF), "graveyard"), to="exile"), say="name")


def two(front: Face, back: Face) -> Card:
    """A transforming card."""
    return Card((front, back), "transform")


def creature(name: str, cost: str, subtypes: str, p: int, t: int, *abilities: Ability, colours: str | None = None) -> Face:
    """A face that is a creature."""
    return Face(name, cost, ("creature",), tuple(subtypes.split()), (), abilities, p, t, colours=colours)


def fire(name: str, symbols: str, n: int) -> Mode:
    """A mode with a name and a cost: damage to each creature."""
    return Mode(Damage(All(CREATURE), n, SELF), Mana(symbols), name)


def thunder(name: str, symbols: str, n: int) -> Mode:
    """A mode with a name and a cost: damage to a creature."""
    return Mode(Damage(Target(CREATURE), n, SELF), Mana(symbols), name)


CARDS = (
    # for another cost
    card("Spikewheel Acrobat", "{3}{R}", "Creature — Human Rogue", keyword("spectacle", cost="{2}{R}"), pt=(5, 2)),
    card("Coastal Discovery", "{3}{U}", "Sorcery", Spell(Draw(None, 2)), Keyword("awaken", cost=Mana("{5}{U}"), n=4)),
    card("Clutch of Currents", "{U}", "Sorcery", Spell(to_hand(Target(CREATURE))), Keyword("awaken", cost=Mana("{4}{U}"), n=3)),
    card("Scatter to the Winds", "{1}{U}{U}", "Instant", Spell(counter(Target(SPELL))), Keyword("awaken", cost=Mana("{4}{U}{U}"), n=3)),
    card(
        "Wretched Gryff", "{7}", "Creature — Eldrazi Hippogriff",
        keyword("emerge", cost="{5}{U}"), Triggered(WHEN_CAST, Draw(None, 1), zone="stack"), keyword("flying"), pt=(3, 4),
    ),
    card(
        "It of the Horrid Swarm", "{8}", "Creature — Eldrazi Insect",
        keyword("emerge", cost="{6}{G}"), Triggered(WHEN_CAST, Create(token("Insect", "G", 1, 1), 2), zone="stack"), pt=(4, 4),
    ),
    card("Fierce Retribution", "{1}{W}", "Instant",
         keyword("cleave", cost="{5}{W}"), Spell(destroy(Target(Bracketed(Status("attacking")) & CREATURE)))),
    card("Path of Peril", "{1}{B}{B}", "Sorcery",
         keyword("cleave", cost="{4}{W}{B}"), Spell(destroy(All(CREATURE & Bracketed(Stat("mana_value", "<=", 2)))))),
    card("Alchemist's Retrieval", "{U}", "Instant",
         keyword("cleave", cost="{1}{U}"), Spell(to_hand(Target(NONLAND & PERMANENT & Bracketed(YOURS))))),
    card(
        "Overlord of the Mistmoors", "{5}{W}{W}", "Enchantment Creature — Avatar Horror",
        Keyword("impending", cost=Mana("{2}{W}{W}"), n=4, apart=True),
        on(ENTERS_OR_ATTACKS, Create(token("Insect", "W", 2, 1, Keyword("flying")), 2)), pt=(6, 6),
    ),
    card(
        "Overlord of the Boilerbilges", "{4}{R}{R}", "Enchantment Creature — Avatar Horror",
        Keyword("impending", cost=Mana("{2}{R}{R}"), n=4, apart=True),
        on(ENTERS_OR_ATTACKS, Damage(Target(ANY_TARGET), 4, IT_SELF)), pt=(5, 5),
    ),
    card("Bygone Colossus", "{9}", "Artifact Creature — Robot Giant", keyword("warp", cost="{3}"), pt=(9, 9)),
    card("Germinating Wurm", "{4}{G}", "Creature — Plant Wurm", on(ENTERS, GainLife(YOU_, 2)), keyword("warp", cost="{1}{G}"), pt=(5, 5)),
    card("Red Tiger Mechan", "{3}{R}", "Artifact Creature — Robot Cat", keyword("haste"), keyword("warp", cost="{1}{R}"), pt=(3, 3)),
    card("Spider-Man, Web-Slinger", "{2}{W}", "Legendary Creature — Spider Human Hero", keyword("web-slinging", cost="{W}"), pt=(3, 3)),
    card("Donatello's Technique", "{2}{U}", "Sorcery", keyword("sneak", cost="{U}"), Spell(Draw(None, 2))),
    card(
        "Foot Ninjas", "{4}{W/B}{W/B}", "Creature — Human Ninja",
        keyword("sneak", cost="{3}{W/B}"), on(ENTERS, GainLife(YOU_, 3)), pt=(5, 5),
    ),
    # from the graveyard
    card("Radical Idea", "{1}{U}", "Instant", Spell(Draw(None, 1)), keyword("jump-start")),
    card("Direct Current", "{1}{R}{R}", "Sorcery", Spell(Damage(Target(ANY_TARGET), 2, SELF)), keyword("jump-start")),
    card("Glimpse of Freedom", "{1}{U}", "Instant", Spell(Draw(None, 1)), escape("{2}{U}", 5)),
    card("Fruit of Tizerus", "{B}", "Sorcery", Spell(LoseLife(Target(PLAYER), 2)), escape("{3}{B}", 3)),
    card(
        "Loathsome Chimera", "{2}{G}", "Creature — Chimera",
        escape("{4}{G}", 3), AsEnters(If(ESCAPED, PutCounters("+1/+1", SELF, 1))), pt=(4, 1),
    ),
    card(
        "Underworld Charger", "{2}{B}", "Creature — Nightmare Horse",
        lasting(None, Forbid(Block(AFFECTED))), escape("{4}{B}", 3), AsEnters(If(ESCAPED, PutCounters("+1/+1", SELF, 2))), pt=(3, 3),
    ),
    card(
        "Uro, Titan of Nature's Wrath", "{1}{G}{U}", "Legendary Creature — Elder Giant",
        on(ENTERS, If(Unless(ESCAPED), sacrifice(IT_SELF), None, True)),
        on(ENTERS_OR_ATTACKS, Seq((
            Seq((GainLife(YOU_, 3), Draw(None, 1)), "and"), May(Move(Choose(hand_card(LAND)), "battlefield"), Ref("you", "you"))), "then")),
        escape("{G}{G}{U}{U}", 5), pt=(6, 6),
    ),
    two(
        creature("Baithook Angler", "{1}{U}", "Human Peasant", 2, 1, keyword("disturb", cost="{1}{U}")),
        creature("Hook-Haunt Drifter", "", "Spirit", 1, 2, keyword("flying"), exiled_instead(), colours="U"),
    ),
    two(
        creature("Beloved Beggar", "{1}{W}", "Human Peasant", 0, 4, keyword("disturb", cost="{4}{W}{W}")),
        creature("Generous Soul", "", "Spirit", 4, 4, *keywords("flying", "vigilance"), exiled_instead(), colours="W"),
    ),
    card("Unending Whisper", "{U}", "Sorcery", Spell(Draw(None, 1)), keyword("harmonize", cost="{5}{U}")),
    card("Channeled Dragonfire", "{R}", "Sorcery", Spell(Damage(Target(ANY_TARGET), 2, SELF)), keyword("harmonize", cost="{5}{R}{R}")),
    card("Mammoth Bellow", "{2}{G}{U}{R}", "Sorcery",
         Spell(Create(token("Elephant", "G", 5, 5), 1)), keyword("harmonize", cost="{5}{G}{U}{R}")),
    card("Spider-Islanders", "{3}{R}", "Creature — Spider Horror Citizen", keyword("mayhem", cost="{1}{R}"), pt=(4, 3)),
    card(
        "Raging Goblinoids", "{4}{R}", "Creature — Goblin Berserker Villain",
        keyword("haste"), keyword("mayhem", cost="{2}{R}"), pt=(5, 4),
    ),
    # set aside in exile
    card("Scorn Effigy", "{3}", "Artifact Creature — Scarecrow", keyword("foretell", cost="{0}"), pt=(2, 3)),
    card("Saw It Coming", "{1}{U}{U}", "Instant", Spell(counter(Target(SPELL))), keyword("foretell", cost="{1}{U}")),
    card("Doomskar", "{3}{W}{W}", "Sorcery", Spell(destroy(All(CREATURE))), keyword("foretell", cost="{1}{W}{W}")),
    card("Behold the Multiverse", "{3}{U}", "Instant", Spell(Seq((Scry(2), Draw(None, 2)), "then")), keyword("foretell", cost="{1}{U}")),
    card("Djinn of Fool's Fall", "{4}{U}", "Creature — Djinn", keyword("flying"), keyword("plot", cost="{3}{U}"), pt=(4, 3)),
    card(
        "Spinewoods Paladin", "{4}{G}", "Creature — Human Knight",
        keyword("trample"), on(ENTERS, GainLife(YOU_, 3)), keyword("plot", cost="{3}{G}"), pt=(5, 4),
    ),
    # for more
    card("Make Disappear", "{1}{U}", "Instant",
         keyword("casualty", n=1), Spell(Pay(Mana("{2}"), ControllerOf(TARGET), otherwise=counter(Target(SPELL))))),
    card("Join the Maestros", "{4}{B}", "Sorcery", keyword("casualty", n=2), Spell(Create(token("Ogre Warrior", "B", 4, 3), 1))),
    card("Light 'Em Up", "{1}{R}", "Sorcery", keyword("casualty", n=2), Spell(Damage(Target(CREATURE | PLANESWALKER), 2, SELF))),
    card(
        "Ice Out", "{1}{U}{U}", "Instant",
        keyword("bargain"), lasting(None, Price(Cast(AFFECTED), -1), cond=BARGAINED, zone="stack", say="if"), Spell(counter(Target(SPELL))),
    ),
    card(
        "High Fae Negotiator", "{3}{B}{B}", "Creature — Faerie Warlock",
        keyword("bargain"), keyword("flying"),
        on(ENTERS, Seq((LoseLife(All(OPPONENT), 3), GainLife(YOU_, 3)), "and"), BARGAINED), pt=(3, 5),
    ),
    card(
        "Troublemaker Ouphe", "{1}{G}", "Creature — Ouphe",
        keyword("bargain"), on(ENTERS, exile(Target((ARTIFACT | ENCHANTMENT) & THEIRS)), BARGAINED), pt=(2, 2),
    ),
    card("Nocturnal Hunger", "{2}{B}", "Instant",
         keyword("gift a food"), Spell(Seq((destroy(Target(CREATURE)), If(Unless(PROMISED), LoseLife(YOU_, 2)))))),
    card(
        "Scrapshooter", "{1}{G}{G}", "Creature — Raccoon Archer",
        keyword("gift a card"), keyword("reach"), on(ENTERS, destroy(Target((ARTIFACT | ENCHANTMENT) & THEIRS)), PROMISED), pt=(4, 4),
    ),
    card("Excavation Technique", "{3}{W}", "Sorcery",
         keyword("demonstrate"), Spell(Seq((destroy(Target(NONLAND & PERMANENT)), Create(TREASURE, 2, ControllerOf(TARGET)))))),
    # modes
    card("Borrowed Grace", "{2}{W}", "Instant",
         keyword("escalate", cost="{1}{W}"),
         Spell(Modes(1, 2, (Mode(Apply(All(CREATURE & YOURS), (Add(2, 0),), END_OF_TURN)),
                            Mode(Apply(All(CREATURE & YOURS), (Add(0, 2),), END_OF_TURN)))))),
    card("Borrowed Malevolence", "{B}", "Instant",
         keyword("escalate", cost="{2}"),
         Spell(Modes(1, 2, (Mode(Apply(Target(CREATURE), (Add(1, 1),), END_OF_TURN)),
                            Mode(Apply(Target(CREATURE), (Add(-1, -1),), END_OF_TURN)))))),
    card("Explosive Derailment", "{R}", "Instant",
         keyword("spree"),
         Spell(Modes(1, 2, (Mode(Damage(Target(CREATURE), 4, SELF), Mana("{2}")), Mode(destroy(Target(ARTIFACT)), Mana("{2}")))))),
    card("Requisition Raid", "{W}", "Sorcery",
         keyword("spree"), Spell(Modes(1, 3, (
             Mode(destroy(Target(ARTIFACT)), Mana("{1}")), Mode(destroy(Target(ENCHANTMENT)), Mana("{1}")),
             Mode(PutCounters("+1/+1", All(CREATURE & ControlledBy(Same(Target(PLAYER)))), 1), Mana("{1}")),
         )))),
    card("Fire Magic", "{R}", "Instant",
         keyword("tiered"), Spell(Modes(1, 1, (fire("Fire", "{0}", 1), fire("Fira", "{2}", 2), fire("Firaga", "{5}", 3))))),
    card("Thunder Magic", "{R}", "Instant",
         keyword("tiered"),
         Spell(Modes(1, 1, (thunder("Thunder", "{0}", 2), thunder("Thundara", "{3}", 4), thunder("Thundaga", "{5}{R}", 8))))),
    # prototypes
    card(
        "Blitz Automaton", "{7}", "Artifact Creature — Construct",
        Keyword("prototype", cost=Mana("{2}{R}"), frame=Level(0, 0, 3, 2)), keyword("haste"), pt=(6, 4),
    ),
    card(
        "Goring Warplow", "{6}", "Artifact Creature — Construct",
        Keyword("prototype", cost=Mana("{1}{B}"), frame=Level(0, 0, 1, 1)), keyword("deathtouch"), pt=(5, 4),
    ),
)  # fmt: skip
