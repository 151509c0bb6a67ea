"""Starter: cards about mana, and what spells cost (106, 118, 601.2f-h, 605)."""

from __future__ import annotations

from server.engine.abilities.amounts import (
    AnyColour,
    AsMuch,
    CreatureTypeName,
    Difference,
    Of,
    Quotient,
    Result,
    Symbols,
    TypeProduced,
    Unspent,
    X,
)
from server.engine.abilities.changes import AsThough, Colours, Forbid, Price, Replace, SpendOnly, Through, Types
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    BASIC,
    CARD,
    CREATURE,
    LAND,
    OPPONENT,
    PERMANENT,
    PLAYER,
    SPELL,
    YOU,
    Chosen,
    ControlledBy,
    InZone,
    Not,
    Same,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, AsEnters, Spell, card
from server.engine.abilities.picks import SELF, TARGET, YOU_, All, Ref, Target
from server.engine.abilities.structures import Apply, ChooseQuality, Seq
from server.engine.abilities.verbs import Activate, AddMana, Cast, Damage, Draw, LoseMana, Move, Tap

from .casting import STAYS_TAPPED
from .say import keyword, lasting, makes, on, pay

UNCOUNTERABLE = Apply(Ref("it"), (Forbid(Move(AFFECTED, manner="counter")),))
OF_THE_TYPE = CREATURE & SPELL & Chosen("subtype")
YOUR_LANDS = AddMana(who=YOU, source=LAND, tapped_for=True)
THEIR_LANDS = AddMana(who=OPPONENT, source=LAND, tapped_for=True)

CARDS = (
    card(
        "Cavern of Souls", "", "Land",
        AsEnters(ChooseQuality(CreatureTypeName())),
        makes("{C}"),
        Activated((Tap(SELF),), AddMana(AnyColour(), 1, only=OF_THE_TYPE, rider=UNCOUNTERABLE)),
    ),
    card("Doubling Cube", "{2}", "Artifact", Activated(pay("{3}{T}"), AddMana(Unspent(), 1))),
    card(
        "Drain Power", "{U}{U}", "Sorcery",
        Spell(Seq((Activate(All(LAND & ControlledBy(Same(Target(PLAYER)))), TARGET, "mana"), LoseMana(TARGET, YOU_)), "Then")),
    ),
    card(
        "Vorinclex, Voice of Hunger", "{6}{G}{G}", "Legendary Creature — Phyrexian Praetor",
        keyword("trample"),
        on(YOUR_LANDS, AddMana(TypeProduced(), 1)),
        on(THEIR_LANDS, Apply(Ref("source", "that"), (STAYS_TAPPED,), Through("untap"))), pt=(7, 6),
    ),
    card(
        "Ritual of Subdual", "{4}{G}{G}", "Enchantment",
        keyword("cumulative upkeep", cost="{2}"),
        lasting(None, Replace(AddMana(source=LAND, tapped_for=True), mana=AsMuch(Symbols("{C}")))),
    ),
    card(
        "Fireball", "{X}{R}", "Sorcery",
        lasting(None, Price(Cast(AFFECTED), Difference(Of(SELF, "targets"), 1)), zone="stack"),
        Spell(Damage(Target(ANY_TARGET, 0, -1), Quotient(X(), Result("target")))),
    ),
    card(
        "Mycosynth Lattice", "{6}", "Artifact",
        lasting(PERMANENT, Types(add=("artifact",)), say="all"),
        lasting((CARD & Not(InZone("battlefield"))) | SPELL | PERMANENT, Colours(""), say="all"),
        lasting(PLAYER, AsThough("any_colour")),
    ),
    card("Imperiosaur", "{2}{G}{G}", "Creature — Dinosaur",
         lasting(None, SpendOnly(Cast(AFFECTED), BASIC & LAND), zone="stack"), pt=(5, 5)),
    card("Huddle Up", "{2}{U}", "Sorcery", keyword("assist"), Spell(Draw(Target(PLAYER, 2, 2), 1))),
)  # fmt: skip
