"""Starter: cards that tell one player from each player, opponent or team-mate: what shared turns and totals make of them (805, 810)."""

from __future__ import annotations

from server.engine.abilities.amounts import Half, Number, Of, Result, Times, X
from server.engine.abilities.changes import END_OF_TURN, Add, Forbid, Gain, Limit, Replace
from server.engine.abilities.conditions import Compare, Exists, Fits, Now
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    LAND,
    OPPONENT,
    PLANESWALKER,
    PLAYER,
    SPELL,
    THEIRS,
    YOU,
    YOURS,
    Has,
    Is,
    Not,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Spell, Static, card
from server.engine.abilities.picks import ENCHANTED, IT, OTHER, SELF, TARGET, THAT_PLAYER, YOU_, All, ControllerOf, Ref, Target
from server.engine.abilities.structures import Apply, Begins, If, Mana, May, Pay, Rule, Seq
from server.engine.abilities.verbs import (
    Attack,
    Cast,
    Damage,
    Discard,
    Draw,
    GainLife,
    Lose,
    LoseLife,
    Move,
    PutCounters,
    Regenerate,
    Sacrifice,
    SetLife,
    Take,
    TakeControl,
    Untap,
    Win,
    sacrifice,
)  # fmt: skip

from .say import (
    BLUE,
    ENTERS,
    ENTERS_TAPPED,
    RED,
    UPKEEP,
    ability,
    keyword,
    keywords,
    lasting,
    loyalty,
    on,
)  # fmt: skip

EACH_UPKEEP = Begins("upkeep", PLAYER)
EACH_DRAW_STEP = Begins("draw", PLAYER)
ATTACKS = Attack(Is(SELF))
EVERY_OPPONENT = All(OPPONENT)
OTHER_PLAYERS = All(Not(YOU) & PLAYER)
LIFE = Of(YOU_, "life")
SPELL_OF_THEIRS = Cast(SPELL, OPPONENT)
TWO_FOR_EACH = Forbid(Attack(AFFECTED, YOU), Mana("{2}"))
ONE_MORE_CARD = Draw(THAT_PLAYER, 1)

CARDS = (
    # life
    card("Death's Shadow", "{B}", "Creature — Avatar", lasting(None, Add(Times(-1, LIFE), Times(-1, LIFE))), pt=(13, 13)),
    card("Celestial Force", "{5}{W}{W}{W}", "Creature — Elemental", on(Begins("upkeep"), GainLife(YOU_, 3)), pt=(7, 7)),
    card("Throne of the God-Pharaoh", "{2}", "Legendary Artifact",
         on(Begins("end", YOU), LoseLife(EVERY_OPPONENT, Number(Status("tapped") & CREATURE & YOURS)))),
    card("Magister Sphinx", "{4}{W}{U}{B}", "Artifact Creature — Sphinx", keyword("flying"), on(ENTERS, SetLife(Target(PLAYER), 10)),
         pt=(5, 5)),
    card("Sorin Markov", "{3}{B}{B}{B}", "Legendary Planeswalker — Sorin",
         loyalty(2, Seq((Damage(Target(ANY_TARGET), 2), GainLife(YOU_, 2)), "and")), loyalty(-3, SetLife(Target(OPPONENT), 10)),
         loyalty(-7, TakeControl(Target(PLAYER))), loyalty=4),
    card("Syphon Soul", "{2}{B}", "Sorcery", Spell(Seq((Damage(OTHER_PLAYERS, 2, SELF), GainLife(None, Result("dealt")))))),
    card("Syphon Mind", "{3}{B}", "Sorcery", Spell(Seq((Discard(OTHER_PLAYERS, 1), Draw(YOU_, Result("discarded")))))),
    card("Blood Tithe", "{3}{B}", "Sorcery", Spell(Seq((LoseLife(EVERY_OPPONENT, 3), GainLife(None, Result("lost")))))),
    card("Near-Death Experience", "{2}{W}{W}{W}", "Enchantment", on(UPKEEP, Win(None), Compare(LIFE, "==", 1))),
    card("Twinblade Paladin", "{3}{W}", "Creature — Human Knight", on(GainLife(YOU), PutCounters("+1/+1", SELF, 1)),
         lasting(None, Gain(Keyword("double strike")), cond=Compare(LIFE, ">=", 25)), pt=(3, 3)),
    card("Survival Cache", "{2}{W}", "Sorcery",
         Spell(Seq((GainLife(None, 2), If(Exists(OPPONENT & Stat("life", "<", LIFE)), Draw(None, 1))), "Then")), keyword("rebound")),
    card("Heartless Hidetsugu", "{3}{R}{R}", "Legendary Creature — Ogre Shaman",
         ability("{T}", Damage(All(PLAYER), Half(Of(Ref("each"), "life")), SELF)), pt=(4, 3)),
    card("Havoc Festival", "{4}{B}{R}", "Enchantment", lasting(PLAYER, Forbid(GainLife(AFFECTED))),
         on(EACH_UPKEEP, LoseLife(THAT_PLAYER, Half(Of(THAT_PLAYER, "life"), True)))),
    card("Curse of Bloodletting", "{3}{R}{R}", "Enchantment — Aura Curse", Keyword("enchant", PLAYER),
         lasting(None, Replace(Damage(PLAYER & ENCHANTED), times=2))),
    card("Mogg Maniac", "{1}{R}", "Creature — Goblin", on(Damage(Is(SELF)), Damage(Target(OPPONENT | PLANESWALKER), Result("amount"),
         IT)), pt=(1, 1)),
    card("Spawn of Mayhem", "{2}{B}{B}", "Creature — Demon", keyword("spectacle", cost="{1}{B}{B}"), *keywords("flying", "trample"),
         on(UPKEEP, Seq((Damage(All(PLAYER), 1, SELF), If(Compare(LIFE, "<=", 10), PutCounters("+1/+1", SELF, 1))), "Then")), pt=(4, 4)),
    card("Suture Priest", "{1}{W}", "Creature — Phyrexian Cleric", on(Move(OTHER & CREATURE & YOURS, "battlefield"), May(GainLife(None,
         1))),
         on(Move(CREATURE & THEIRS, "battlefield"), May(LoseLife(ControllerOf(IT), 1))), pt=(1, 1)),
    card("Impact Tremors", "{1}{R}", "Enchantment", on(Move(CREATURE & YOURS, "battlefield"), Damage(EVERY_OPPONENT, 1, SELF))),
    card("Warstorm Surge", "{5}{R}", "Enchantment", on(Move(CREATURE & YOURS, "battlefield"), Damage(Target(ANY_TARGET), Of(Ref(
         "dealer"), "power"), IT))),
    # cards and spells
    card("Font of Mythos", "{4}", "Artifact", on(EACH_DRAW_STEP, Draw(THAT_PLAYER, 2))),
    card("Dictate of Kruphix", "{1}{U}{U}", "Enchantment", keyword("flash"), on(EACH_DRAW_STEP, ONE_MORE_CARD)),
    card("Kami of the Crescent Moon", "{U}{U}", "Legendary Creature — Spirit", on(EACH_DRAW_STEP, ONE_MORE_CARD), pt=(1, 3)),
    card("Wheel of Fortune", "{2}{R}", "Sorcery", Spell(Seq((Discard(All(PLAYER), -1), Draw(All(PLAYER), 7)), "then"))),
    card("Delirium Skeins", "{2}{B}", "Sorcery", Spell(Discard(All(PLAYER), 3))),
    card("Mind Twist", "{X}{B}", "Sorcery", Spell(Discard(Target(PLAYER), X(), random=True))),
    card("Rhystic Study", "{2}{U}", "Enchantment", on(SPELL_OF_THEIRS, Pay(Mana("{1}"), THAT_PLAYER, None, May(Draw(None, 1))))),
    card("Underworld Dreams", "{B}{B}{B}", "Enchantment", on(Draw(OPPONENT), Damage(THAT_PLAYER, 1, SELF))),
    card("Fate Unraveler", "{3}{B}", "Enchantment Creature — Hag", on(Draw(OPPONENT), Damage(THAT_PLAYER, 1, SELF)), pt=(3, 4)),
    card("Silence", "{W}", "Instant", Spell(Rule((Forbid(SPELL_OF_THEIRS),), END_OF_TURN))),
    card("Dragonlord Dromoka", "{4}{G}{W}", "Legendary Creature — Elder Dragon",
         Static((Forbid(Move(AFFECTED, manner="counter")),), zone="stack"), *keywords("flying", "lifelink"),
         lasting(OPPONENT, Forbid(Cast(SPELL, AFFECTED)), cond=Now("", YOU), say="last"), pt=(5, 7)),
    # turns
    card("Time Stretch", "{8}{U}{U}", "Sorcery", Spell(Seq((Take("turn", Target(PLAYER)), Take("turn", TARGET))))),
    card("Awakening", "{2}{G}{G}", "Enchantment", on(Begins("upkeep"), Untap(All(CREATURE | LAND, say="all")))),
    card("Braids, Cabal Minion", "{2}{B}{B}", "Legendary Creature — Human Minion",
         on(EACH_UPKEEP, Sacrifice(THAT_PLAYER, 1, ARTIFACT | CREATURE | LAND)), pt=(2, 2)),
    card("Call to the Grave", "{4}{B}", "Enchantment", on(EACH_UPKEEP, Sacrifice(THAT_PLAYER, 1, Not(Subtype("Zombie")) & CREATURE)),
         on(Begins("end"), sacrifice(SELF), Compare(Number(CREATURE), "==", 0))),
    # combat
    card("Windborn Muse", "{3}{W}", "Creature — Spirit", keyword("flying"), lasting(CREATURE, TWO_FOR_EACH), pt=(2, 3)),
    card("Silent Arbiter", "{4}", "Artifact Creature — Construct", lasting(None, Limit("attackers", 1)), lasting(None, Limit("blockers",
         1)), pt=(1, 5)),
    card("Dueling Grounds", "{1}{G}{W}", "Enchantment", lasting(None, Limit("attackers", 1)), lasting(None, Limit("blockers", 1))),
    card("Crawlspace", "{3}", "Artifact", lasting(YOU, Limit("attackers", 2))),
    card("Moat", "{2}{W}{W}", "Enchantment", lasting(CREATURE & Not(Has("flying")), Forbid(Attack(AFFECTED)))),
    card("Magus of the Moat", "{2}{W}{W}", "Creature — Human Wizard", lasting(CREATURE & Not(Has("flying")), Forbid(Attack(AFFECTED))),
         pt=(0, 3)),
    card("Coastal Piracy", "{2}{U}{U}", "Enchantment", on(Damage(OPPONENT, source=CREATURE & YOURS, combat="combat"), May(Draw(None,
         1)))),
    card("Curiosity", "{U}", "Enchantment — Aura", Keyword("enchant", CREATURE), on(Damage(OPPONENT, source=CREATURE & ENCHANTED), May(
         Draw(None, 1)))),
    card("Sword of Fire and Ice", "{3}", "Artifact — Equipment",
         lasting(CREATURE & ENCHANTED, Add(2, 2), Gain(Keyword("protection", RED | BLUE))),
         on(Damage(PLAYER, source=CREATURE & ENCHANTED, combat="combat"), Seq((Damage(Target(ANY_TARGET), 2, SELF), Draw(YOU_, 1)),
         "and")), keyword("equip", cost="{2}")),
    card("Goblin Piledriver", "{1}{R}", "Creature — Goblin Warrior", Keyword("protection", BLUE),
         on(ATTACKS, Apply(Ref("self", "it"), (Add(Times(2, Number(OTHER & Status("attacking") & Subtype("Goblin"))), 0),),
         END_OF_TURN)), pt=(1, 2)),
    card("Palace Guard", "{2}{W}", "Creature — Human Soldier", lasting(None, Limit("blocks", -1)), pt=(1, 4)),
    # poison
    card("Skithiryx, the Blight Dragon", "{3}{B}{B}", "Legendary Creature — Phyrexian Dragon Skeleton", keyword("flying"), keyword(
         "infect"),
         ability("{B}", Apply(SELF, (Gain(Keyword("haste")),), END_OF_TURN)), ability("{B}{B}", Regenerate(SELF)), pt=(4, 4)),
    card("Septic Rats", "{1}{B}{B}", "Creature — Phyrexian Rat", keyword("infect"),
         on(ATTACKS, Apply(Ref("self", "it"), (Add(1, 1),), END_OF_TURN), Fits(All(Status("defending") & PLAYER), Stat("poison", ">=",
         1))), pt=(2, 2)),
    card("Caress of Phyrexia", "{3}{B}{B}", "Sorcery", Spell(Seq((Draw(Target(PLAYER), 3), LoseLife(TARGET, 3), PutCounters("poison",
         TARGET, 3)), "and"))),
    # winning and losing
    card("Door to Nothingness", "{5}", "Artifact", ENTERS_TAPPED, ability("{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{T}", Lose(Target(PLAYER)),
         sacrifice(SELF))),
)  # fmt: skip
