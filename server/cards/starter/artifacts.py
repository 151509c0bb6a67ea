"""Starter: artifacts that do more than make mana."""

from __future__ import annotations

from server.engine.abilities.amounts import Half, Of, Result, Times, X
from server.engine.abilities.changes import Add, Again, AsThough, Forbid, Gain, Permit, Require
from server.engine.abilities.conditions import Fits
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    CARD,
    CREATURE,
    LAND,
    OPPONENT,
    PERMANENT,
    PLAYER,
    SPELL,
    YOU,
    YOURS,
    InZone,
    Same,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Keyword, card
from server.engine.abilities.picks import ENCHANTED, SELF, THAT_PLAYER, All, Target
from server.engine.abilities.structures import Begins, Mana
from server.engine.abilities.verbs import (
    Activate,
    Attack,
    Block,
    Cast,
    Create,
    Damage,
    Draw,
    ExchangeLife,
    GainLife,
    Lose,
    LoseLife,
    Mill,
    Move,
    PutCounters,
    RemoveCounters,
    Scry,
    TakeControl,
    Tap,
    Untap,
    Win,
    destroy,
    exile,
    sacrifice,
    to_hand,
)  # fmt: skip

from .say import DIES, IT_SELF, NONLAND, ability, enters_with, keyword, lasting, on, token

CARDS = (
    # equipment
    card("Bonesplitter", "{1}", "Artifact — Equipment", lasting(CREATURE & ENCHANTED, Add(2, 0)), keyword("equip", cost="{1}")),
    card("Swiftfoot Boots", "{2}", "Artifact — Equipment",
         lasting(CREATURE & ENCHANTED, Gain(Keyword("hexproof")), Gain(Keyword("haste"))), keyword("equip", cost="{1}")),
    card(
        "Loxodon Warhammer", "{3}", "Artifact — Equipment",
        lasting(CREATURE & ENCHANTED, Add(3, 0), Gain(Keyword("trample")), Gain(Keyword("lifelink"))), keyword("equip", cost="{3}"),
    ),
    card(
        "Quietus Spike", "{3}", "Artifact — Equipment",
        lasting(CREATURE & ENCHANTED, Gain(Keyword("deathtouch"))),
        on(Damage(PLAYER, source=CREATURE & ENCHANTED, combat="combat"), LoseLife(THAT_PLAYER, Half(Of(THAT_PLAYER, "life"), up=True))),
        keyword("equip", cost="{3}"),
    ),
    # X and counters
    card(
        "Walking Ballista", "{X}{X}", "Artifact Creature — Construct",
        enters_with("+1/+1", X()),
        ability("{4}", PutCounters("+1/+1", SELF, 1)),
        ability("", Damage(Target(ANY_TARGET), 1, IT_SELF), RemoveCounters("+1/+1", SELF, 1)), pt=(0, 0),
    ),
    card(
        "Hangarback Walker", "{X}{X}", "Artifact Creature — Construct",
        enters_with("+1/+1", X()),
        on(DIES, Create(
            token("Thopter", "", 1, 1, Keyword("flying"), types=("artifact", "creature")), Times(1, Of(SELF, "counters:+1/+1"))
        )),
        ability("{1}{T}", PutCounters("+1/+1", SELF, 1)), pt=(0, 0),
    ),
    card(
        "Engineered Explosives", "{X}", "Artifact",
        keyword("sunburst"),
        ability(
            "{2}", destroy(All(NONLAND & PERMANENT & Stat("mana_value", "==", Of(SELF, "counters:charge")), say="each")), sacrifice(SELF)
        ),
    ),
    # life, cards, turns
    card("Soul Conduit", "{6}", "Artifact", ability("{6}{T}", ExchangeLife(Target(PLAYER, 2, 2)))),
    card("Mindcrank", "{2}", "Artifact", on(LoseLife(OPPONENT), Mill(THAT_PLAYER, Result()))),
    card("Howling Mine", "{2}", "Artifact", on(Begins("draw", PLAYER), Draw(THAT_PLAYER, 1), Fits(SELF, ~Status("tapped")))),
    card("Crystal Ball", "{3}", "Artifact", ability("{1}{T}", Scry(2))),
    card("Icy Manipulator", "{4}", "Artifact", ability("{1}{T}", Tap(Target(ARTIFACT | CREATURE | LAND)))),
    card("Tormod's Crypt", "{0}", "Artifact",
         ability("{T}", exile(All(CARD & InZone("graveyard", Same(Target(PLAYER))))), sacrifice(SELF))),
    card("Mindslaver", "{6}", "Legendary Artifact", ability("{4}{T}", TakeControl(Target(PLAYER)), sacrifice(SELF))),
    card(
        "Thousand-Year Elixir", "{3}", "Artifact",
        lasting(CREATURE & YOURS, AsThough("haste")), ability("{1}{T}", Untap(Target(CREATURE))),
    ),
    # creatures
    card("Juggernaut", "{4}", "Artifact Creature — Juggernaut",
         lasting(None, Require(Attack(AFFECTED))), lasting(None, Forbid(Block(Subtype("Wall"), AFFECTED))), pt=(5, 3)),
    card("Frogmite", "{4}", "Artifact Creature — Frog", keyword("affinity", ARTIFACT), pt=(2, 2)),
    card("Platinum Angel", "{7}", "Artifact Creature — Angel",
         keyword("flying"), lasting(None, Forbid(Lose(YOU)), Forbid(Win(OPPONENT))), pt=(4, 4)),
    card("Platinum Emperion", "{8}", "Artifact Creature — Golem",
         lasting(YOU, Forbid(GainLife(AFFECTED)), Forbid(LoseLife(AFFECTED))), pt=(8, 8)),
    card("Vedalken Orrery", "{4}", "Artifact", lasting(YOU, Permit(Cast(SPELL, AFFECTED), flash=True))),
    card("Crucible of Worlds", "{3}", "Artifact",
         lasting(YOU, Permit(Move(LAND & InZone("graveyard", YOU), "battlefield", manner="play", by=AFFECTED), "graveyard"))),
    card("Cursed Totem", "{2}", "Artifact", lasting(None, Forbid(Activate(CREATURE)))),
    card("Panharmonicon", "{4}", "Artifact", lasting(None, Again(Move(ARTIFACT | CREATURE, "battlefield"), PERMANENT & YOURS))),
    card("Ulamog's Crusher", "{8}", "Creature — Eldrazi",
         keyword("annihilator", n=2), lasting(None, Require(Attack(AFFECTED))), pt=(8, 8)),
    card(
        "Chamber Sentry", "{X}", "Artifact Creature — Construct",
        enters_with("+1/+1", Of(SELF, "colours_spent")),
        Activated((Mana("{X}"), Tap(SELF), RemoveCounters("+1/+1", SELF, X())), Damage(Target(ANY_TARGET), X(), IT_SELF)),
        Activated((Mana("{W}{U}{B}{R}{G}"),), to_hand(SELF), zone="graveyard"), pt=(0, 0),
    ),
)  # fmt: skip
