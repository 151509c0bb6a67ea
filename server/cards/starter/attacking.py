"""Starter: cards about attacking, blocking and what grows of it (506-511, 701, 702)."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, Symbols, Tally, Times, Total
from server.engine.abilities.changes import END_OF_TURN, Add, Base, Colours, Forbid, Gain, Limit, Types
from server.engine.abilities.filters import (
    AFFECTED,
    CREATURE,
    OPPONENT,
    PLAYER,
    YOU,
    YOURS,
    BlockedBy,
    ControlledBy,
    Has,
    Is,
    Not,
    PairedWith,
    Same,
    Stat,
    Status,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Spell, Static, card
from server.engine.abilities.picks import IT, SELF, All, Choose, ControllerOf, Ref, Target
from server.engine.abilities.structures import AnyEvent, Apply, Begins, Each, Mana, May, OneOrMore, Seq
from server.engine.abilities.verbs import (
    AddMana,
    Arrival,
    Attack,
    Block,
    Create,
    Damage,
    Draw,
    Explore,
    Goad,
    LoseLife,
    Proliferate,
    PutCounters,
)  # fmt: skip

from .say import DIES, ENTERS, IT_SELF, keyword, keywords, lasting, on, token

ATTACKS = Attack(Is(SELF))
EACH = Ref("each")
MITE = token(
    "Phyrexian Mite", "", 1, 1, Keyword("toxic", n=1), Static((Forbid(Block(AFFECTED)),)), types=("artifact", "creature"),
)
FOR_EACH_POISON = Total(OPPONENT, "poison")
BLOCKED = Number(CREATURE & BlockedBy(Is(SELF)))
LOSERS = OPPONENT & Stat("life_lost", ">", 0)
POSTCOMBAT = Begins("postcombat_main")

CARDS = (
    card("Boros Elite", "{W}", "Creature — Human Soldier",
         on(Attack(Is(SELF), others=CREATURE, least=2), Apply(SELF, (Add(2, 2),), END_OF_TURN), word="Battalion"), pt=(1, 1)),
    card(
        "Adeline, Resplendent Cathar", "{1}{W}{W}", "Legendary Creature — Human Knight",
        keyword("vigilance"),
        Static((Base(Number(CREATURE & YOURS), None),), cda=True),
        on(OneOrMore(Attack(CREATURE & YOURS)),
           Each(All(OPPONENT), Create(token("Human", "W", 1, 1), 1, arrival=Arrival(True, True, whom=EACH, theirs=True)))), pt=("*", 4),
    ),
    card("Wings of the Guard", "{1}{W}", "Creature — Bird", keyword("flying"), keyword("melee"), pt=(1, 1)),
    card("Warchief Giant", "{3}{R}{R}", "Creature — Giant Warrior", keyword("haste"), keyword("myriad"), pt=(5, 3)),
    card(
        "Agitator Ant", "{2}{R}", "Creature — Insect",
        on(Begins("end", YOU), Seq((
            May(PutCounters("+1/+1", Choose(CREATURE & ControlledBy(Same(EACH)), by=EACH), 2), All(PLAYER)), Goad(Ref("put.on")),
        ))), pt=(2, 2),
    ),
    card(
        "Vengeful Ancestor", "{2}{R}{R}", "Creature — Spirit Dragon",
        keyword("flying"),
        on(AnyEvent((ENTERS, ATTACKS)), Goad(Target(CREATURE))),
        on(Attack(Status("goaded") & CREATURE), Damage(ControllerOf(IT), 1, IT)), pt=(3, 4),
    ),
    card("Disrupt Decorum", "{2}{R}{R}", "Sorcery", Spell(Goad(All(CREATURE & Not(YOURS), say="all")))),
    card(
        "Ninja of the Deep Hours", "{3}{U}", "Creature — Human Ninja",
        keyword("ninjutsu", cost="{1}{U}"), on(Damage(PLAYER, source=Is(SELF), combat="combat"), May(Draw(None, 1))), pt=(2, 2),
    ),
    card(
        "Nightshade Peddler", "{1}{G}", "Creature — Human Druid",
        keyword("soulbond"),
        lasting((Is(SELF) & PairedWith(CREATURE)) | PairedWith(Is(SELF)), Gain(Keyword("deathtouch"))), pt=(1, 1),
    ),
    card(
        "Guardian of the Gateless", "{4}{W}", "Creature — Angel",
        keyword("flying"), lasting(None, Limit("blocks", -1)),
        on(Block(Is(SELF)), Apply(IT_SELF, (Add(BLOCKED, BLOCKED),), END_OF_TURN)), pt=(3, 3),
    ),
    card(
        "Shadow Puppeteers", "{6}{U}", "Creature — Faerie Wizard",
        Keyword("flying"), Keyword("ward", cost=Mana("{2}")),
        on(ENTERS, Create(token("Faerie Rogue", "B", 1, 1, Keyword("flying")), 2)),
        on(Attack(CREATURE & YOURS & Has("flying")),
           May(Apply(IT, (Colours("R", True), Types(add=("Dragon",)), Base(4, 4)), END_OF_TURN))), pt=(4, 4),
    ),
    card(
        "Neheb, the Eternal", "{3}{R}{R}", "Legendary Creature — Zombie Minotaur Warrior",
        keyword("afflict", n=3),
        on(Begins("postcombat_main", YOU), AddMana(Symbols("{R}"), Times(1, Tally(LoseLife(OPPONENT), "amount")))), pt=(4, 6),
    ),
    card(
        "Belbe, Corrupted Observer", "{B}{G}", "Legendary Creature — Phyrexian Zombie Elf",
        on(POSTCOMBAT, AddMana(Symbols("{C}{C}"), Times(1, Number(LOSERS)), Choose(PLAYER & Status("active")))),
        pt=(2, 2),
    ),
    card("Core Prowler", "{4}", "Artifact Creature — Phyrexian Horror", keyword("infect"), on(DIES, Proliferate()), pt=(2, 2)),
    card("Steady Progress", "{2}{U}", "Instant", Spell(Seq((Proliferate(), Draw(None, 1)), "line"))),
    card(
        "Vishgraz, the Doomhive", "{2}{W}{B}{G}", "Legendary Creature — Phyrexian Insect",
        *keywords("menace"), Keyword("toxic", n=1),
        on(ENTERS, Create(MITE, 3)),
        lasting(None, Add(FOR_EACH_POISON, FOR_EACH_POISON)), pt=(3, 3),
    ),
    card("Merfolk Branchwalker", "{1}{G}", "Creature — Merfolk Scout", on(ENTERS, Explore(IT_SELF)), pt=(2, 1)),
)  # fmt: skip
