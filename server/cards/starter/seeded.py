"""Starter: cards that survive, that untap for a cost, and that switch power with toughness (107.6, 207.2c, 613.4d)."""

from __future__ import annotations

from server.engine.abilities.amounts import OneOf, X
from server.engine.abilities.changes import END_OF_TURN, Add, Base, Colours, Forbid, Gain, Switch, Types, YourNextTurn
from server.engine.abilities.conditions import Exists, Fits, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    CARD,
    CREATURE,
    LAND,
    YOURS,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Triggered, card
from server.engine.abilities.picks import ENCHANTED, SELF, All, Choose, Ref, Search, Target
from server.engine.abilities.structures import Apply, If, May, Select, Seq
from server.engine.abilities.verbs import (
    Block,
    Create,
    Damage,
    Discard,
    Draw,
    Manifest,
    Move,
    PutCounters,
    Shuffle,
    Tap,
    TokenSpec,
    Untap,
    to_hand,
)  # fmt: skip
from server.engine.abilities.words import Effect

from .say import (
    BLUE,
    ENTERS,
    ENTERS_TAPPED,
    RED,
    SECOND_MAIN,
    ability,
    graveyard_card,
    keyword,
    lasting,
    makes,
    on,
    token,
)  # fmt: skip

TAPPED = Fits(SELF, Status("tapped"))
GLIMMER = Subtype("Glimmer")
GLIMMER_TOKEN = TokenSpec("Glimmer", ("enchantment", "creature"), ("Glimmer",), "W", 1, 1)
SWITCH_IT = Apply(SELF, (Switch(),), END_OF_TURN)
SWITCH_A_CREATURE = Apply(Target(CREATURE), (Switch(),), END_OF_TURN)


def survival(do: Effect) -> Triggered:
    """The survival ability: if it is tapped as your second main phase begins."""
    return on(SECOND_MAIN, do, TAPPED, word="Survival")


CARDS = (
    # survival
    card("Defiant Survivor", "{2}{G}", "Creature — Human Survivor", survival(Manifest(1, dread=True)), pt=(3, 2)),
    card("Savior of the Small", "{3}{W}", "Creature — Kor Survivor",
         survival(to_hand(Target(graveyard_card(CREATURE & Stat("mana_value", "<=", 3))))), pt=(3, 4)),
    card("Cynical Loner", "{1}{B}", "Creature — Human Survivor",
         lasting(None, Forbid(Block(GLIMMER, AFFECTED))),
         survival(May(Seq((Select(Search(CARD)), Move(Ref("found"), "graveyard"), Shuffle()), "then"))), pt=(3, 1)),
    card("Glimmer Seeker", "{2}{W}", "Creature — Human Survivor",
         survival(Seq((
             If(Exists(GLIMMER & CREATURE & YOURS), Draw(None, 1), None, True),
             If(Unless(Exists(GLIMMER & CREATURE & YOURS)), Create(GLIMMER_TOKEN, 1)),
         ))), pt=(3, 3)),
    card("Rootwise Survivor", "{3}{G}{G}", "Creature — Human Survivor", keyword("haste"),
         survival(Seq((
             PutCounters("+1/+1", Target(LAND & YOURS, 0, 1), 3),
             Apply(Ref("target", "that"), (Types(("Elemental",), ("creature",)), Base(0, 0))),
             Apply(Ref("target", "it"), (Gain(Keyword("haste")),), YourNextTurn()),
         ))), pt=(3, 4)),
    # untapped for a cost
    card("Duergar Mine-Captain", "{2}{R/W}", "Creature — Dwarf Soldier",
         ability("{1}{R/W}", Apply(All(Status("attacking") & CREATURE), (Add(1, 0),), END_OF_TURN), Untap(SELF)), pt=(2, 1)),
    card("Farmstead Gleaner", "{3}", "Artifact Creature — Scarecrow",
         lasting(None, Forbid(Untap(AFFECTED, step=True))), ability("{2}", PutCounters("+1/+1", SELF, 1), Untap(SELF)), pt=(2, 2)),
    card("Merrow Grimeblotter", "{3}{U/B}", "Creature — Merfolk Wizard",
         ability("{1}{U/B}", Apply(Target(CREATURE), (Add(-2, 0),), END_OF_TURN), Untap(SELF)), pt=(2, 2)),
    card("Merrow Wavebreakers", "{4}{U}", "Creature — Merfolk Soldier",
         ability("{1}{U}", Apply(SELF, (Gain(Keyword("flying")),), END_OF_TURN), Untap(SELF)), pt=(3, 3)),
    card("Patrol Signaler", "{1}{W}", "Creature — Kithkin Soldier",
         ability("{1}{W}", Create(token("Kithkin Soldier", "W", 1, 1), 1), Untap(SELF)), pt=(1, 1)),
    card("Safehold Sentry", "{1}{W}", "Creature — Elf Warrior",
         ability("{2}{W}", Apply(SELF, (Add(0, 2),), END_OF_TURN), Untap(SELF)), pt=(2, 2)),
    card("Umbral Mantle", "{3}", "Artifact — Equipment",
         lasting(CREATURE & ENCHANTED, Gain(ability("{3}", Apply(SELF, (Add(2, 2),), END_OF_TURN), Untap(SELF)))),
         keyword("equip", cost="{0}")),
    card("Crackleburr", "{1}{U/R}{U/R}", "Creature — Elemental",
         ability("{U/R}{U/R}{T}", Damage(Target(ANY_TARGET), 3), Tap(Choose(~Status("tapped") & RED & CREATURE & YOURS, 2, 2))),
         ability("{U/R}{U/R}", to_hand(Target(CREATURE)), Untap(SELF), Untap(Choose(Status("tapped") & BLUE & CREATURE & YOURS, 2, 2))),
         pt=(2, 2)),
    # switched
    card("Crookclaw Transmuter", "{3}{U}", "Creature — Bird Wizard",
         keyword("flash"), keyword("flying"), on(ENTERS, SWITCH_A_CREATURE), pt=(3, 1)),
    card("Aeromoeba", "{3}{U}", "Creature — Elemental Beast",
         keyword("flying"), ability("", SWITCH_IT, Discard(None, 1)), pt=(2, 4)),
    card("Crag Puca", "{U/R}{U/R}{U/R}", "Creature — Shapeshifter", ability("{U/R}", SWITCH_IT), pt=(2, 4)),
    card("Myr Quadropod", "{4}", "Artifact Creature — Myr", ability("{3}", SWITCH_IT), pt=(1, 4)),
    card("Mirror Entity", "{2}{W}", "Creature — Shapeshifter", keyword("changeling"),
         ability("{X}", Apply(All(CREATURE & YOURS), (Base(X(), X()), Types(add=("*creature",))), END_OF_TURN, True)), pt=(1, 1)),
    card("Wandering Fumarole", "", "Land", ENTERS_TAPPED, makes(OneOf(("{U}", "{R}"))),
         ability("{2}{U}{R}", Apply(
             SELF, (Colours("UR"), Types(("Elemental",), ("creature",)), Base(1, 4), Gain(ability("{0}", SWITCH_IT))), END_OF_TURN,
             True))),
    card("Calcite Snapper", "{1}{U}{U}", "Creature — Turtle", keyword("shroud"),
         on(Move(LAND & YOURS, "battlefield"), May(SWITCH_IT), word="Landfall"), pt=(1, 4)),
)  # fmt: skip
