"""Starter: cards with the keywords of older sets about how spells are cast, copied and joined (702)."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, Times, X
from server.engine.abilities.changes import END_OF_TURN, Add, Gain
from server.engine.abilities.conditions import Paid
from server.engine.abilities.filters import (
    ANY_TARGET,
    ARTIFACT,
    CARD,
    CREATURE,
    ENCHANTMENT,
    LAND,
    OPPONENT,
    PERMANENT,
    PLAYER,
    YOU,
    YOURS,
    InZone,
    Is,
    Not,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Keyword, Spell, Triggered, card
from server.engine.abilities.picks import ENCHANTED, IT, TARGET, YOU_, All, Choose, Ref, Target
from server.engine.abilities.structures import AnyEvent, Apply, If, Mana, May, Mode, Modes, Seq
from server.engine.abilities.tokens import CLUE
from server.engine.abilities.verbs import (
    Attack,
    Become,
    Create,
    Damage,
    Discard,
    Draw,
    GainLife,
    LoseLife,
    Mill,
    Move,
    Reveal,
    Tap,
    Untap,
    destroy,
    exile,
)  # fmt: skip
from server.engine.abilities.words import Effect

from .say import ENTERS, TO_FIELD, hand_card, keyword, lasting, on, search, token

HAUNTED_DIES = Move(Is(Ref("self.haunted")), "graveyard", "battlefield")
EACH = All(PLAYER)


def choose_one(*modes: Effect) -> Spell:
    """Choose one of them."""
    return Spell(Modes(1, 1, tuple(Mode(do) for do in modes)))


def forecast(mana: str, do: Effect) -> Activated:
    """A forecast ability (702.57a)."""
    return Activated((Mana(mana), Reveal(Ref("self"))), do, "upkeep once", zone="hand", word="Forecast")


def haunts(do: Effect) -> Triggered:
    """As it enters, or the creature it haunts dies."""
    return Triggered(AnyEvent((ENTERS, HAUNTED_DIES)), do, zone="battlefield exile")


CARDS = (
    # paid for besides
    card("Gleeful Sabotage", "{1}{G}", "Sorcery", Spell(destroy(Target(ARTIFACT | ENCHANTMENT))), keyword("conspire")),
    card("Burn Trail", "{3}{R}", "Sorcery", Spell(Damage(Target(ANY_TARGET), 3)), keyword("conspire")),
    card("Barkshell Blessing", "{G/W}", "Instant", Spell(Apply(Target(CREATURE), (Add(2, 2),), END_OF_TURN)), keyword("conspire")),
    card(
        "One Dozen Eyes", "{5}{G}", "Sorcery",
        choose_one(Create(token("Beast", "G", 5, 5), 1), Create(token("Insect", "G", 1, 1), 5)), keyword("entwine", cost="{G}{G}{G}"),
    ),
    card(
        "Rain of Rust", "{3}{R}{R}", "Instant",
        choose_one(destroy(Target(ARTIFACT)), destroy(Target(LAND))), keyword("entwine", cost="{3}{R}"),
    ),
    card("Dream's Grip", "{U}", "Instant", choose_one(Tap(Target(PERMANENT)), Untap(Target(PERMANENT))), keyword("entwine", cost="{1}")),
    card(
        "Roar of the Kha", "{1}{W}", "Instant",
        choose_one(Apply(All(CREATURE & YOURS), (Add(1, 1),), END_OF_TURN), Untap(All(CREATURE & YOURS))),
        keyword("entwine", cost="{1}{W}"),
    ),
    card(
        "Tooth and Nail", "{5}{G}{G}", "Sorcery",
        choose_one(
            search(CREATURE & CARD, Reveal(Ref("found")), Move(Ref("found"), "hand"), most=2),
            Move(Choose(hand_card(CREATURE), 0, 2), "battlefield"),
        ), keyword("entwine", cost="{2}"),
    ),
    card(
        "Patron of the Akki", "{4}{R}{R}", "Legendary Creature — Spirit", keyword("offering", Subtype("Goblin")),
        on(Attack(Is(Ref("self"))), Apply(All(CREATURE & YOURS), (Add(2, 0),), END_OF_TURN)), pt=(5, 5),
    ),
    card(
        "Patron of the Kitsune", "{4}{W}{W}", "Legendary Creature — Spirit",
        keyword("offering", Subtype("Fox")), on(Attack(CREATURE), May(GainLife(None, 1))), pt=(5, 6),
    ),
    card(
        "Latchkey Faerie", "{3}{U}", "Creature — Faerie Rogue",
        keyword("flying"), keyword("prowl", cost="{2}{U}"), on(ENTERS, Draw(None, 1), Paid("prowl")), pt=(3, 1),
    ),
    card(
        "Morsel Theft", "{2}{B}{B}", "Kindred Sorcery — Rogue", keyword("prowl", cost="{1}{B}"),
        Spell(Seq((Seq((LoseLife(Target(PLAYER), 3), GainLife(YOU_, 3)), "and"), If(Paid("prowl"), Draw(None, 1))))),
    ),
    card(
        "Stinkdrinker Bandit", "{3}{B}", "Creature — Goblin Rogue", keyword("prowl", cost="{1}{B}"),
        on(Become(Subtype("Rogue") & YOURS, "unblocked"), Apply(IT, (Add(2, 1),), END_OF_TURN)), pt=(2, 1),
    ),
    # copied
    card("Follow the Bodies", "{2}{U}", "Sorcery", keyword("gravestorm"), Spell(Create(CLUE, 1))),
    card(
        "Ominous Harvest", "{2}{B}", "Sorcery",
        keyword("gravestorm"), Spell(Seq((Draw(Target(PLAYER), 1), LoseLife(TARGET, 1)), "and")),
    ),
    card("Surging Flame", "{1}{R}", "Instant", keyword("ripple", n=4), Spell(Damage(Target(ANY_TARGET), 2))),
    card("Surging Sentinels", "{2}{W}", "Creature — Human Soldier", keyword("first strike"), keyword("ripple", n=4), pt=(2, 1)),
    card(
        "Endless Swarm", "{5}{G}{G}{G}", "Sorcery",
        Spell(Create(token("Snake", "G", 1, 1), Times(1, Number(CARD & InZone("hand", YOU))))), keyword("epic"),
    ),
    card("Enduring Ideal", "{5}{W}{W}", "Sorcery", Spell(search(ENCHANTMENT & CARD, TO_FIELD)), keyword("epic")),
    card("Last Thoughts", "{3}{U}", "Sorcery", Spell(Draw(None, 1)), keyword("cipher")),
    card("Shadow Slice", "{4}{B}", "Sorcery", Spell(LoseLife(Target(OPPONENT), 3)), keyword("cipher")),
    card("Paranoid Delusions", "{U}{B}", "Sorcery", Spell(Mill(Target(PLAYER), 3)), keyword("cipher")),
    card(
        "Call of the Nightwing", "{2}{U}{B}", "Sorcery",
        Spell(Create(token("Horror", "UB", 1, 1, Keyword("flying")), 1)), keyword("cipher"),
    ),
    card("Stolen Identity", "{4}{U}{U}", "Sorcery", Spell(Create(copy_of=Target(ARTIFACT | CREATURE))), keyword("cipher")),
    # from the hand, and into exile
    card("Skyscribing", "{X}{U}{U}", "Sorcery", Spell(Draw(EACH, X())), forecast("{2}{U}", Draw(EACH, 1))),
    card(
        "Steeling Stance", "{1}{W}{W}", "Instant",
        Spell(Apply(All(CREATURE & YOURS), (Add(1, 1),), END_OF_TURN)),
        forecast("{W}", Apply(Target(CREATURE), (Add(1, 1),), END_OF_TURN)),
    ),
    card(
        "Piercing Rays", "{1}{W}", "Sorcery",
        Spell(exile(Target(Status("tapped") & CREATURE))), forecast("{2}{W}", Tap(Target(Not(Status("tapped")) & CREATURE))),
    ),
    card(
        "Blind Hunter", "{2}{W}{B}", "Creature — Bat", keyword("flying"), keyword("haunt"),
        haunts(Seq((LoseLife(Target(PLAYER), 2), GainLife(YOU_, 2)), "and")), pt=(2, 2),
    ),
    card(
        "Belfry Spirit", "{3}{W}{W}", "Creature — Spirit", keyword("flying"), keyword("haunt"),
        haunts(Create(token("Bat", "B", 1, 1, Keyword("flying")), 2)), pt=(1, 1),
    ),
    card(
        "Cry of Contrition", "{B}", "Sorcery", Spell(Discard(Target(PLAYER), 1)), keyword("haunt"),
        Triggered(HAUNTED_DIES, Discard(Target(PLAYER), 1), zone="exile"),
    ),
    card(
        "Arcanum Wings", "{1}{U}", "Enchantment — Aura",
        Keyword("enchant", CREATURE), lasting(CREATURE & ENCHANTED, Gain(Keyword("flying"))), keyword("aura swap", cost="{2}{U}"),
    ),
)  # fmt: skip
