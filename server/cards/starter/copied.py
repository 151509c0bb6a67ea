"""Starter: cards that copy, and what copies are told apart by (707)."""

from __future__ import annotations

from server.engine.abilities.amounts import AnyColourName, CreatureTypeName, Noted, X
from server.engine.abilities.changes import (
    END_OF_TURN,
    Add,
    Base,
    Besides,
    CopyOf,
    Forbid,
    Gain,
    GainThis,
    Keep,
    LoseAbility,
    Rename,
    Replace,
    Types,
)  # fmt: skip
from server.engine.abilities.conditions import Fits
from server.engine.abilities.filters import (
    AFFECTED,
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    LEGENDARY,
    PLANESWALKER,
    YOU,
    YOURS,
    Chosen,
    Kind,
    Not,
    Shares,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import AsEnters, Keyword, Spell, card
from server.engine.abilities.picks import SELF, Choose, Ref, Target
from server.engine.abilities.structures import Apply, ChooseQuality, If, Later, May, Mode, Modes, Select, Seq
from server.engine.abilities.verbs import Create, GainLife, LoseLife, Move, PutCounters, Sacrifice, Untap, destroy, to_hand
from server.engine.abilities.words import Change

from .say import END_STEP, ENTERS_TAPPED, OTHER_CREATURE, UPKEEP, ability, graveyard_card, keyword, lasting, makes, on

CHOOSES_A_COLOUR = AsEnters(ChooseQuality(AnyColourName()))


def enters_as(what: Choose, *but: Change) -> AsEnters:
    """You may have ~ enter as a copy of any such thing, except that it is so."""
    return AsEnters(May(Apply(SELF, (CopyOf(what, but),))))


CARDS = (
    card(
        "Unstable Shapeshifter", "{3}{U}", "Creature — Shapeshifter",
        on(Move(OTHER_CREATURE, "battlefield"), Apply(SELF, (CopyOf(Ref("it", "that"), (GainThis(),)),))), pt=(0, 1),
    ),
    card("Copy Artifact", "{1}{U}", "Enchantment", enters_as(Choose(ARTIFACT), Types(add=("enchantment",)))),
    card("Quicksilver Gargantuan", "{5}{U}{U}", "Creature — Shapeshifter", enters_as(Choose(CREATURE), Base(7, 7)), pt=(7, 7)),
    card("Body Double", "{4}{U}", "Creature — Shapeshifter", enters_as(Choose(graveyard_card(CREATURE, None))), pt=(0, 0)),
    card(
        "Dimir Doppelganger", "{1}{U}{B}", "Creature — Shapeshifter",
        ability("{1}{U}{B}", Seq((
            Move(Target(graveyard_card(CREATURE, None)), "exile", "", "exile"),
            Apply(SELF, (CopyOf(Ref("moved", "that"), (GainThis(),)),)),
        ))), pt=(0, 2),
    ),
    card(
        "The Ever-Changing 'Dane", "{W}{U}{B}", "Legendary Creature — Shapeshifter",
        ability("{1}", Apply(SELF, (CopyOf(Ref("sacrificed"), (GainThis(),)),)), Sacrifice(None, 1, OTHER_CREATURE)),
        pt=(3, 3),
    ),
    card(
        "Cytoshape", "{1}{G}{U}", "Instant",
        Spell(Seq((
            Select(Choose(Not(LEGENDARY) & CREATURE)), Apply(Target(CREATURE), (CopyOf(Ref("chosen", "that")),), END_OF_TURN),
        ))),
    ),
    card(
        "Vesuvan Doppelganger", "{3}{U}{U}", "Creature — Shapeshifter",
        enters_as(Choose(CREATURE), Keep("colour"), Gain(on(UPKEEP, May(
            Apply(SELF, (CopyOf(Target(CREATURE), (Keep("colour"), GainThis())),)),
        )))), pt=(0, 0),
    ),
    card("Altered Ego", "{X}{2}{G}{U}", "Creature — Shapeshifter",
         lasting(None, Forbid(Move(AFFECTED, manner="counter")), zone="stack"),
         enters_as(Choose(CREATURE), Besides(PutCounters("+1/+1", SELF, X()))), pt=(0, 0)),
    card(
        "Spark Double", "{3}{U}", "Creature — Illusion",
        enters_as(
            Choose((CREATURE | PLANESWALKER) & YOURS),
            *(Besides(If(Fits(SELF, kind), PutCounters(counter, SELF, 1), last=True))
              for kind, counter in ((CREATURE, "+1/+1"), (PLANESWALKER, "loyalty"))),
            Types(lose=("legendary",), say="isn't"),
        ), pt=(0, 0),
    ),
    card(
        "Sakashima the Impostor", "{2}{U}{U}", "Legendary Creature — Human Rogue",
        enters_as(
            Choose(CREATURE), Rename("Sakashima the Impostor"), Types(add=("legendary",)),
            Gain(ability("{2}{U}{U}", Later(END_STEP, to_hand(SELF)))),
        ), pt=(3, 1),
    ),
    card(
        "Evil Twin", "{2}{U}{B}", "Creature — Shapeshifter",
        enters_as(Choose(CREATURE), Gain(ability("{U}{B}{T}", destroy(Target(CREATURE & Shares("name", SELF)))))), pt=(0, 0),
    ),
    card("Essence of the Wild", "{3}{G}{G}{G}", "Creature — Avatar",
         lasting(None, Replace(Move(CREATURE & YOURS, "battlefield"), also=Apply(Ref("it"), (CopyOf(SELF),)))), pt=(6, 6)),
    card("Voice of All", "{2}{W}{W}", "Creature — Angel",
         keyword("flying"), CHOOSES_A_COLOUR, lasting(None, Gain(Keyword("protection", Chosen("colour")))), pt=(2, 2)),
    card("Quirion Elves", "{1}{G}", "Creature — Elf Druid", CHOOSES_A_COLOUR, makes("{G}"), makes(Noted()), pt=(1, 1)),
    card("Adaptive Automaton", "{3}", "Artifact Creature — Construct",
         AsEnters(ChooseQuality(CreatureTypeName())), lasting(None, Types(add=("=self.chosen",))),
         lasting(OTHER_CREATURE & YOURS & Chosen("subtype"), Add(1, 1)), pt=(2, 2)),
    card("Skyshroud Behemoth", "{5}{G}{G}", "Creature — Beast", keyword("fading", n=2), ENTERS_TAPPED, pt=(10, 10)),
    card("Chimeric Staff", "{4}", "Artifact",
         ability("{X}", Apply(SELF, (Types(("Construct",), ("artifact", "creature")), Base(X(), X())), END_OF_TURN))),
    card("Grinning Demon", "{2}{B}{B}", "Creature — Demon",
         on(UPKEEP, LoseLife(None, 2)), keyword("morph", cost="{2}{B}{B}"), pt=(6, 6)),
    card("Branchsnap Lorian", "{1}{G}{G}", "Creature — Beast", keyword("trample"), keyword("morph", cost="{G}"), pt=(4, 1)),
    card("Wandering Ones", "{U}", "Creature — Spirit", pt=(1, 1)),
    card("Moment of Triumph", "{W}", "Instant", Spell(Seq((Apply(Target(CREATURE), (Add(2, 2),), END_OF_TURN), GainLife(None, 2))))),
    card("Anointed Procession", "{3}{W}", "Enchantment", lasting(None, Replace(Create(who=YOU, by=Kind("effect")), times=2))),
    card("Scarwood Treefolk", "{3}{G}", "Creature — Treefolk", ENTERS_TAPPED, pt=(3, 5)),
    card("Runeclaw Bear", "{1}{G}", "Creature — Bear", pt=(2, 2)),
    card("Bear Cub", "{1}{G}", "Creature — Bear", pt=(2, 2)),
    card("Rusted Sentinel", "{4}", "Artifact Creature — Golem", ENTERS_TAPPED, pt=(3, 4)),
    card(
        "Emerald Charm", "{G}", "Instant",
        Spell(Modes(1, 1, (
            Mode(Untap(Target())), Mode(destroy(Target(Not(Subtype("Aura")) & ENCHANTMENT))),
            Mode(Apply(Target(CREATURE), (LoseAbility("flying"),), END_OF_TURN)),
        ))),
    ),
)  # fmt: skip
