"""Starter: cards of which bug reports tell, and others that do what few cards do."""

from __future__ import annotations

from server.engine.abilities.changes import END_OF_TURN, Add, AsAttacks, Forbid, Gain
from server.engine.abilities.conditions import Happened, Unless
from server.engine.abilities.filters import AFFECTED, CREATURE, LAND, OPPONENT, THEIRS, YOURS, Is, Not, Subtype
from server.engine.abilities.kinds import Keyword, card
from server.engine.abilities.picks import OTHER, SELF, All, Target
from server.engine.abilities.structures import Apply, Seq
from server.engine.abilities.verbs import Become, Block, Damage, Exert, GainLife, Take, Untap
from server.engine.abilities.words import Effect

from .say import IT_SELF, ability, keyword, keywords, lasting, on

CREATURES_OF_YOURS = CREATURE & YOURS


def may_exert(do: Effect | None = None) -> AsAttacks:
    """You may exert it as it attacks; when you do, do this (701.43d)."""
    return AsAttacks(Exert(SELF), do)


CARDS = (
    card("Glory-Bound Initiate", "{1}{W}", "Creature — Human Warrior",
         lasting(None, may_exert(Apply(IT_SELF, (Add(1, 3), Gain(Keyword("lifelink"))), END_OF_TURN))), pt=(3, 1)),
    card("Hooded Brawler", "{2}{G}", "Creature — Snake Warrior",
         lasting(None, may_exert(Apply(IT_SELF, (Add(2, 2),), END_OF_TURN))), pt=(3, 2)),
    card("Tah-Crop Elite", "{3}{W}", "Creature — Bird Warrior", keyword("flying"),
         lasting(None, may_exert(Apply(All(CREATURES_OF_YOURS), (Add(1, 1),), END_OF_TURN))), pt=(2, 2)),
    card("Ahn-Crop Crasher", "{2}{R}", "Creature — Minotaur Warrior", keyword("haste"),
         lasting(None, may_exert(Apply(Target(CREATURE), (Forbid(Block(AFFECTED)),), END_OF_TURN))), pt=(3, 2)),
    card("Glorybringer", "{3}{R}{R}", "Creature — Dragon", *keywords("flying", "haste"),
         lasting(None, may_exert(Damage(Target(Not(Subtype("Dragon")) & CREATURE & THEIRS), 4, IT_SELF))), pt=(4, 4)),
    card("Combat Celebrant", "{2}{R}", "Creature — Human Warrior",
         lasting(None, may_exert(Seq((Untap(All(OTHER & CREATURES_OF_YOURS)), Take("combat")), "and")),
                 cond=Unless(Happened(Become(Is(SELF), "exerted")))), pt=(4, 1)),
    card("Resolute Survivors", "{1}{R}{W}", "Creature — Human Warrior", lasting(None, may_exert()),
         on(Become(CREATURE & YOURS, "exerted"), Seq((Damage(All(OPPONENT), 1), GainLife(None, 1)), "and")), pt=(3, 3)),
    card("Hope Tender", "{1}{G}", "Creature — Human Druid",
         ability("{1}{T}", Untap(Target(LAND))), ability("{1}{T}", Untap(Target(LAND, 2, 2)), Exert(SELF)), pt=(2, 2)),
)  # fmt: skip
