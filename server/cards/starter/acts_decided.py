"""Starter: cards about votes, villainous choices, suspects, and what is doubled or tripled (701.10, 701.11, 701.38, 701.55, 701.60)."""

from __future__ import annotations

from server.engine.abilities.acts import Multiply, Suspect, Villainous, Vote, Votes
from server.engine.abilities.amounts import Times
from server.engine.abilities.changes import END_OF_TURN, Gain, Limit
from server.engine.abilities.conditions import Compare, Fits, Unless
from server.engine.abilities.filters import (
    CREATURE,
    OPPONENT,
    PERMANENT,
    PLAYER,
    SPELL,
    YOU,
    YOURS,
    Is,
    Kind,
    Not,
    Status,
    Subtype,
)
from server.engine.abilities.kinds import Keyword, Spell, card
from server.engine.abilities.picks import OTHER, SELF, TARGET, THAT_PLAYER, YOU_, All, Choose, ControllerOf, Ref, Target
from server.engine.abilities.structures import Begins, If, Mana, May, Mode, OneOrMore, Pay, Seq
from server.engine.abilities.verbs import (
    Attack,
    Create,
    Damage,
    Discard,
    Draw,
    LoseLife,
    Move,
    PutCounters,
    Sacrifice,
    Take,
    counter,
    destroy,
    exile,
    sacrifice,
)  # fmt: skip
from server.engine.abilities.words import Cond, Effect, Pick

from .say import ENTERS, IT_SELF, NONLAND, UPKEEP, ability, graveyard_card, hand_card, keyword, keywords, lasting, on, token

EACH, THEY = Ref("each"), Ref("each", "that player")
COUNCIL, DILEMMA = "Will of the council", "Council's dilemma"
SUSPECTED = Status("suspected")
DALEK = token("Dalek", "B", 3, 3, Keyword("menace"), types=("artifact", "creature"))


def more(word: str, other: str) -> Cond:
    """That choice gets more votes."""
    return Compare(Votes(word), ">", Votes(other))


def not_fewer(word: str, other: str) -> Cond:
    """That choice gets more votes, or the vote is tied."""
    return Compare(Votes(word), ">=", Votes(other))


def ballot(one: str, other: str, then: Effect, otherwise: Effect) -> Seq:
    """A vote for one of two things, of which the second wins a tie."""
    return Seq((Vote((one, other)), If(more(one, other), then), If(not_fewer(other, one), otherwise)))


def doubled(what: Pick, toughness: bool = False) -> Multiply:
    """Double its power, and its toughness."""
    return Multiply(what, 2, 2 if toughness else 1, END_OF_TURN)


CARDS = (
    # votes
    card(
        "Council's Judgment", "{1}{W}{W}", "Sorcery",
        Spell(Seq((Vote(what=NONLAND & PERMANENT & Not(YOURS)), exile(Ref("voted")))), COUNCIL),
    ),
    card(
        "Plea for Power", "{3}{U}", "Sorcery",
        Spell(ballot("time", "knowledge", Take(), Draw(None, 3)), COUNCIL),
    ),
    card(
        "Tyrant's Choice", "{1}{B}", "Sorcery",
        Spell(ballot("death", "torture", Sacrifice(All(OPPONENT), 1, CREATURE), LoseLife(All(OPPONENT), 4)), COUNCIL),
    ),
    card(
        "Coercive Portal", "{4}", "Artifact",
        on(UPKEEP, ballot("carnage", "homage", Seq((sacrifice(SELF), destroy(All(NONLAND & PERMANENT))), "and"), Draw(None, 1)),
           word=COUNCIL),
    ),
    card(
        "Lieutenants of the Guard", "{4}{W}", "Creature — Human Soldier",
        on(ENTERS, Seq((
            Vote(("strength", "numbers")),
            Seq((
                PutCounters("+1/+1", SELF, Times(1, Votes("strength"))),
                Create(token("Soldier", "W", 1, 1), Times(1, Votes("numbers"))),
            ), "and"),
        )), word=DILEMMA), pt=(2, 2),
    ),
    card("Brago's Representative", "{2}{W}", "Creature — Human Advisor", lasting(YOU, Limit("votes", 1, True)), pt=(1, 4)),
    card("Ballot Broker", "{2}{W}", "Creature — Human Advisor", lasting(YOU, Limit("optional_votes", 1, True)), pt=(2, 3)),
    # villainous choices
    card(
        "Dr. Eggman", "{2}{U}{B}{R}", "Legendary Creature — Human Scientist",
        keyword("flying"),
        on(Begins("end", YOU), Seq((Draw(None, 1), Villainous(All(OPPONENT), (
            Mode(Discard(THEY, 1)),
            Mode(May(Move(Choose(hand_card(Subtype("Construct") | Subtype("Robot") | Subtype("Vehicle"))), "battlefield"))),
        ))), "Then")), pt=(3, 6),
    ),
    card(
        "Damocles Base, Sword of Kang", "{4}{B}", "Legendary Artifact — Vehicle",
        *keywords("flying", "deathtouch"),
        on(Damage(PLAYER, source=Is(SELF), combat="combat"), Villainous(THAT_PLAYER, (
            Mode(Sacrifice(EACH, 1, Not(Kind("token")) & CREATURE)), Mode(Seq((LoseLife(EACH, 2), Draw(YOU_, 2)), "and")),
        ))), keyword("crew", n=3), pt=(5, 5),
    ),
    card(
        "The Dalek Emperor", "{5}{B}{R}", "Legendary Artifact Creature — Dalek",
        keyword("affinity", Subtype("Dalek")), lasting(OTHER & Subtype("Dalek") & YOURS, Gain(Keyword("haste"))),
        on(Begins("combat", YOU), Villainous(All(OPPONENT), (Mode(Sacrifice(THEY, 1, CREATURE)), Mode(Create(DALEK, 1, YOU_))))), pt=(6, 6),
    ),
    # suspects
    card(
        "Person of Interest", "{3}{R}", "Creature — Human Rogue",
        on(ENTERS, Seq((Suspect(IT_SELF), Create(token("Detective", "WU", 2, 2), 1)))), pt=(2, 2),
    ),
    card(
        "Repeat Offender", "{1}{B}", "Creature — Human Assassin",
        ability("{2}{B}", If(Fits(SELF, SUSPECTED), PutCounters("+1/+1", IT_SELF, 1), Suspect(IT_SELF))), pt=(2, 1),
    ),
    card(
        "Rubblebelt Braggart", "{4}{R}", "Creature — Lizard Warrior",
        on(Attack(Is(SELF)), May(Suspect(IT_SELF)), Unless(Fits(IT_SELF, SUSPECTED))), pt=(5, 5),
    ),
    card(
        "It Doesn't Add Up", "{3}{B}{B}", "Instant",
        Spell(Seq((Move(Target(graveyard_card(CREATURE)), "battlefield", manner="return"), Suspect(Ref("moved"))))),
    ),
    card(
        "Reasonable Doubt", "{1}{U}", "Instant",
        Spell(Seq((
            Pay(Mana("{2}"), ControllerOf(TARGET), None, counter(Target(SPELL))), Suspect(Target(CREATURE, 0, 1, "suspect")),
        ), "line")),
    ),
    # twice and three times
    card("Bulk Up", "{1}{R}", "Instant", Spell(doubled(Target(CREATURE))), keyword("flashback", cost="{4}{R}{R}")),
    card("Double Trouble", "{4}{R}", "Instant", Spell(doubled(All(CREATURE & YOURS, say="each")))),
    card(
        "Reckless Amplimancer", "{1}{G}", "Creature — Elf Druid",
        ability("{4}{G}", doubled(SELF, True)), pt=(2, 2),
    ),
    card(
        "Mr. Orfeo, the Boulder", "{1}{B}{R}{G}", "Legendary Creature — Rhino Warrior",
        on(OneOrMore(Attack(CREATURE & YOURS)), doubled(Target(CREATURE))), pt=(2, 4),
    ),
    card(
        "Devilish Valet", "{2}{R}", "Creature — Devil Warrior",
        *keywords("trample", "haste"), on(Move(OTHER & CREATURE & YOURS, "battlefield"), doubled(SELF), word="Alliance"), pt=(1, 3),
    ),
    card(
        "Unnatural Growth", "{1}{G}{G}{G}{G}", "Enchantment",
        on(Begins("combat"), doubled(All(CREATURE & YOURS, say="each"), True)),
    ),
)  # fmt: skip
