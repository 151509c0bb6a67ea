"""Starter: cards that behold, blight, collect evidence and forage, as costs and otherwise (701.4, 701.59, 701.61, 701.68)."""

from __future__ import annotations

from server.engine.abilities.acts import Behold, Blight, CollectEvidence, Does, EitherCost, Forage
from server.engine.abilities.changes import END_OF_TURN, Add, Forbid
from server.engine.abilities.conditions import Done, Paid
from server.engine.abilities.filters import (
    AFFECTED,
    CREATURE,
    OPPONENT,
    PERMANENT,
    PLANESWALKER,
    SPELL,
    THEIRS,
    YOU,
    YOURS,
    Is,
    Not,
    Stat,
    Status,
    Subtype,
)
from server.engine.abilities.kinds import ExtraCost, Keyword, Spell, card
from server.engine.abilities.picks import OTHER, SELF, TARGET, All, Target
from server.engine.abilities.structures import Apply, Begins, Costs, If, Mana, May, Seq, WhenDone
from server.engine.abilities.tokens import CLUE, TREASURE
from server.engine.abilities.verbs import (
    Attack,
    Block,
    Create,
    Damage,
    Discard,
    Draw,
    GainLife,
    LoseLife,
    PutCounters,
    Tap,
    Untap,
    counter,
    destroy,
    exile,
    to_hand,
)  # fmt: skip
from server.engine.abilities.words import Effect, Payable

from .say import DIES, ENTERS, IT_SELF, ability, graveyard_card, keyword, keywords, lasting, on, token

ATTACKS = Attack(Is(SELF))
COMBAT = Begins("combat", YOU)
FIRST_MAIN = Begins("main1", YOU)
EVIDENCE = Paid("evidence")
NOT_YOURS = CREATURE & Not(YOURS)
GOBLIN = token("Goblin", "BR", 1, 1)
THOPTER = token("Thopter", "", 1, 1, Keyword("flying"), types=("artifact", "creature"))


def or_pay(what: Payable, mana: str) -> ExtraCost:
    """As an additional cost, that or mana."""
    return ExtraCost((EitherCost((what, Mana(mana))),))


def may_collect(n: int) -> ExtraCost:
    """As an additional cost, you may collect evidence."""
    return ExtraCost((CollectEvidence(n),), "evidence", True)


def may_behold(kind: str) -> ExtraCost:
    """As an additional cost, you may behold a card of that kind."""
    return ExtraCost((Behold(Subtype(kind)),), kind, True)


def may(do: Effect, then: Effect) -> May:
    """You may do it. If you do, ..."""
    return May(do, then=then)


BEHELD = Paid("Dragon")
CARDS = (
    # behold
    card(
        "Caustic Exhale", "{B}", "Instant",
        or_pay(Behold(Subtype("Dragon")), "{1}"), Spell(Apply(Target(CREATURE), (Add(-3, -3),), END_OF_TURN)),
    ),
    card(
        "Osseous Exhale", "{1}{W}", "Instant",
        may_behold("Dragon"),
        Spell(Seq((Damage(Target((Status("attacking") | Status("blocking")) & CREATURE), 5), If(BEHELD, GainLife(None, 2))))),
    ),
    card(
        "Silvergill Mentor", "{1}{U}", "Creature — Merfolk Wizard",
        or_pay(Behold(Subtype("Merfolk")), "{2}"), on(ENTERS, Create(token("Merfolk", "WU", 1, 1), 1)), pt=(2, 1),
    ),
    card(
        "Mudbutton Cursetosser", "{B}", "Creature — Goblin Warlock",
        or_pay(Behold(Subtype("Goblin")), "{2}"), lasting(None, Forbid(Block(AFFECTED))),
        on(DIES, destroy(Target(CREATURE & THEIRS & Stat("power", "<=", 2)))), pt=(2, 1),
    ),
    # blight
    card(
        "Gristle Glutton", "{1}{R}", "Creature — Goblin Scout",
        ability("{T}", Seq((Discard(None, 1), If(Done("discarded"), Draw(None, 1)))), Blight(1)), pt=(1, 3),
    ),
    card(
        "Sinister Gnarlbark", "{2}{B}", "Creature — Treefolk Warlock",
        on(Begins("end", YOU), Seq((Draw(None, 1), Blight(1)), "and")), pt=(0, 4),
    ),
    card(
        "Sting-Slinger", "{2}{R}", "Creature — Goblin Warrior",
        ability("{1}{R}{T}", Damage(All(OPPONENT), 2), Blight(1)), pt=(3, 3),
    ),
    card("Wild Unraveling", "{U}{U}", "Instant", or_pay(Blight(2), "{1}"), Spell(counter(Target(SPELL)))),
    card("Bogslither's Embrace", "{1}{B}", "Sorcery", or_pay(Blight(1), "{3}"), Spell(exile(Target(CREATURE)))),
    card(
        "Gutsplitter Gang", "{3}{B}", "Creature — Goblin Berserker",
        on(FIRST_MAIN, May(Blight(2), otherwise=LoseLife(None, 3))), pt=(6, 6),
    ),
    card(
        "Dream Seizer", "{3}{B}", "Creature — Faerie Rogue",
        keyword("flying"), on(ENTERS, may(Blight(1), Discard(All(OPPONENT), 1))), pt=(3, 2),
    ),
    card(
        "Scuzzback Scrounger", "{1}{R}", "Creature — Goblin Warrior",
        on(FIRST_MAIN, may(Blight(1), Create(TREASURE, 1))), pt=(3, 2),
    ),
    card(
        "Sourbread Auntie", "{2}{R}{R}", "Creature — Goblin Warrior",
        on(ENTERS, may(Blight(2), Create(GOBLIN, 2))), pt=(4, 3),
    ),
    # collect evidence
    card(
        "Axebane Ferox", "{2}{G}{G}", "Creature — Beast",
        *keywords("deathtouch", "haste"), Keyword("ward", cost=Costs((CollectEvidence(4),))), pt=(4, 4),
    ),
    card(
        "Forensic Researcher", "{2}{U}", "Creature — Merfolk Detective",
        ability("{T}", Untap(Target(OTHER & PERMANENT & YOURS))),
        ability("{T}", Tap(Target(NOT_YOURS)), CollectEvidence(3)), pt=(1, 3),
    ),
    card(
        "Evidence Examiner", "{G}{U}", "Creature — Merfolk Detective",
        on(COMBAT, May(CollectEvidence(4))), on(Does(YOU, "collect_evidence"), Create(CLUE, 1)), pt=(2, 2),
    ),
    card(
        "Sample Collector", "{2}{G}", "Creature — Troll Detective",
        on(ATTACKS, Seq((May(CollectEvidence(3)), WhenDone("may", PutCounters("+1/+1", Target(CREATURE & YOURS), 1))))), pt=(2, 3),
    ),
    card(
        "Surveillance Monitor", "{3}{U}", "Creature — Vedalken Detective",
        on(ENTERS, May(CollectEvidence(4))),
        on(Does(YOU, "collect_evidence"), Create(THOPTER, 1)), pt=(3, 3),
    ),
    card(
        "Vitu-Ghazi Inspector", "{1}{G}", "Creature — Elf Detective",
        may_collect(6), keyword("reach"),
        on(ENTERS, Seq((PutCounters("+1/+1", Target(CREATURE), 1), GainLife(None, 2)), "and"), EVIDENCE), pt=(1, 3),
    ),
    card(
        "Crimestopper Sprite", "{2}{U}", "Creature — Faerie Detective",
        may_collect(6), keyword("flying"),
        on(ENTERS, Seq((Tap(Target(CREATURE)), If(EVIDENCE, PutCounters("stun", TARGET, 1))))), pt=(2, 2),
    ),
    # forage
    card(
        "Treetop Sentries", "{3}{G}", "Creature — Squirrel Archer",
        keyword("reach"), on(ENTERS, may(Forage(), Draw(None, 1))), pt=(2, 4),
    ),
    card(
        "Bushy Bodyguard", "{1}{G}", "Creature — Squirrel Warrior",
        keyword("offspring", cost="{2}"), on(ENTERS, may(Forage(), PutCounters("+1/+1", IT_SELF, 2))), pt=(2, 1),
    ),
    card("Feed the Cycle", "{1}{B}", "Instant", or_pay(Forage(), "{B}"), Spell(destroy(Target(CREATURE | PLANESWALKER)))),
    card(
        "Corpseberry Cultivator", "{1}{B/G}{B/G}", "Creature — Squirrel Warlock",
        on(COMBAT, May(Forage())), on(Does(YOU, "forage"), PutCounters("+1/+1", SELF, 1)), pt=(2, 3),
    ),
    card(
        "Curious Forager", "{2}{G}", "Creature — Squirrel Druid",
        on(ENTERS, Seq((May(Forage()), WhenDone("may", to_hand(Target(graveyard_card(PERMANENT))))))), pt=(3, 2),
    ),
)  # fmt: skip
