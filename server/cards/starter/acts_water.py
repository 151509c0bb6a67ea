"""Starter: cards of those who bend water (701.67)."""

from __future__ import annotations

from server.engine.abilities.acts import Waterbend
from server.engine.abilities.changes import END_OF_TURN, Add, Base, Forbid
from server.engine.abilities.filters import AFFECTED, CREATURE, PERMANENT, THEIRS, YOURS
from server.engine.abilities.kinds import Activated, ExtraCost, Keyword, Spell, card
from server.engine.abilities.picks import OTHER, SELF, Target
from server.engine.abilities.structures import Apply, Costs, Mana, Pay, Seq
from server.engine.abilities.verbs import Block, Discard, Draw, Scry, Tap, Untap
from server.engine.abilities.words import Effect, Payable

from .say import ENTERS, ability, keyword, on

LOOT = Seq((Draw(None, 1), Discard(None, 1)), "then")


def waterbend(mana: str, do: Effect, *costs: Payable, when: str = "") -> Activated:
    """Waterbend so much: do it."""
    return Activated((Waterbend(mana), *costs), do, when)


CARDS = (
    card("Geyser Leaper", "{4}{U}", "Creature — Human Warrior Ally", keyword("flying"), waterbend("{4}", LOOT), pt=(4, 3)),
    card(
        "Waterbending Lesson", "{3}{U}", "Sorcery — Lesson",
        Spell(Seq((Draw(None, 3), Pay(Costs((Waterbend("{2}"),)), otherwise=Discard(None, 1))), "Then")),
    ),
    card(
        "Giant Koi", "{4}{U}{U}", "Creature — Fish",
        waterbend("{3}", Apply(SELF, (Forbid(Block(None, AFFECTED)),), END_OF_TURN)),
        Keyword("islandcycling", cost=Mana("{2}"), apart=True), pt=(5, 7),
    ),
    card(
        "Ruthless Waterbender", "{1}{B}", "Creature — Human Soldier Ally",
        waterbend("{2}", Apply(SELF, (Add(1, 1),), END_OF_TURN), when="your_turn"), pt=(1, 3),
    ),
    card(
        "Flexible Waterbender", "{3}{U}", "Creature — Human Warrior Ally",
        keyword("vigilance"), waterbend("{3}", Apply(SELF, (Base(5, 2),), END_OF_TURN)), pt=(2, 5),
    ),
    card(
        "Benevolent River Spirit", "{U}{U}", "Creature — Spirit",
        ExtraCost((Waterbend("{5}"),)), Keyword("flying"), Keyword("ward", cost=Mana("{2}")), on(ENTERS, Scry(2)), pt=(4, 5),
    ),
    card(
        "North Pole Patrol", "{2}{U}", "Creature — Human Soldier Ally",
        ability("{T}", Untap(Target(OTHER & PERMANENT & YOURS))),
        waterbend("{3}", Tap(Target(CREATURE & THEIRS)), Tap(SELF)), pt=(2, 3),
    ),
)  # fmt: skip
