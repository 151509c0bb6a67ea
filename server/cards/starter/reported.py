"""Starter: cards of which bug reports tell, and others that do what few cards do."""

from __future__ import annotations

from server.engine.abilities.amounts import Symbols
from server.engine.abilities.changes import END_OF_TURN, Add, AsAttacks, Forbid, Gain
from server.engine.abilities.conditions import Happened, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    CARD,
    CREATURE,
    LAND,
    LEGENDARY,
    OPPONENT,
    PLANESWALKER,
    THEIRS,
    YOURS,
    InZone,
    Is,
    Not,
    Same,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Spell, card
from server.engine.abilities.picks import OTHER, SELF, TARGET, YOU_, All, Choose, Ref, Target, Together
from server.engine.abilities.structures import Apply, Later, Select, Seq
from server.engine.abilities.verbs import (
    AddMana,
    Become,
    Block,
    Create,
    Damage,
    Draw,
    Exert,
    GainLife,
    LoseLife,
    Move,
    PutCounters,
    Reveal,
    Take,
    Untap,
    exile,
)  # fmt: skip
from server.engine.abilities.words import Effect

from .faces import chapter
from .say import END_STEP, INSTANT_OR_SORCERY, IT_SELF, ability, graveyard_card, keyword, keywords, lasting, on, search, token

CREATURES_OF_YOURS = CREATURE & YOURS
ARCANE = Subtype("Arcane")


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
    # splice
    card("Glacial Ray", "{1}{R}", "Instant — Arcane",
         Spell(Damage(Target(ANY_TARGET), 2)), keyword("splice", ARCANE, "{1}{R}")),
    card("Desperate Ritual", "{1}{R}", "Instant — Arcane",
         Spell(AddMana(Symbols("{R}{R}{R}"), 1)), keyword("splice", ARCANE, "{1}{R}")),
    card("Everdream", "{1}{U}", "Instant", Spell(Draw(None, 1)), keyword("splice", INSTANT_OR_SORCERY, "{2}{U}")),
    card("Goryo's Vengeance", "{1}{B}", "Instant — Arcane",
         Spell(Seq((
             Move(Target(LEGENDARY & graveyard_card(CREATURE)), "battlefield", manner="return"),
             Apply(Ref("moved", "that"), (Gain(Keyword("haste")),)),
             Later(END_STEP, exile(Ref("moved", "it")))))), keyword("splice", ARCANE, "{2}{B}")),
    # read ahead
    card("Love Song of Night and Day", "{2}{W}", "Enchantment — Saga", keyword("read ahead"),
         chapter(1, do=Draw(Together((YOU_, Target(OPPONENT))), 2)),
         chapter(2, do=Create(token("Bird", "W", 1, 1, Keyword("flying")), 1)),
         chapter(3, do=PutCounters("+1/+1", Target(CREATURE, 0, 2), 1))),
    card("The Cruelty of Gix", "{3}{B}{B}", "Enchantment — Saga", keyword("read ahead"),
         chapter(1, do=Seq((
             Reveal(All(CARD & InZone("hand", Same(Target(OPPONENT))))),
             Select(Choose((CREATURE | PLANESWALKER) & CARD & InZone("hand", Same(TARGET)))),
             Move(Ref("chosen", "that"), "graveyard", manner="discard", by=Ref("target"))))),
         chapter(2, do=Seq((search(CARD, Move(Ref("found", "that"), "hand")), LoseLife(None, 3)))),
         chapter(3, do=Move(Target(graveyard_card(CREATURE, None)), "battlefield", under=YOU_))),
)  # fmt: skip
