"""Starter: lands that many decks play for more than their mana."""

from __future__ import annotations

from server.engine.abilities.amounts import AnyColour, CommanderColours, CreatureTypeName, Devotion, OneOf, Symbols, X
from server.engine.abilities.changes import END_OF_TURN, Add, Base, Colours, Forbid, Gain, Limit, Types
from server.engine.abilities.conditions import Exists, Fits
from server.engine.abilities.filters import (
    AFFECTED,
    BASIC,
    CARD,
    CREATURE,
    LAND,
    OPPONENT,
    PLAYER,
    SPELL,
    THEIRS,
    YOU,
    YOURS,
    Chosen,
    Colour,
    Has,
    InZone,
    Is,
    OwnedBy,
    Same,
    Shares,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, AsEnters, Keyword, card
from server.engine.abilities.picks import IT, SELF, YOU_, All, Choose, Ref, Search, Target
from server.engine.abilities.structures import Apply, ChooseQuality, Each, If, Select, Seq, WhenDone
from server.engine.abilities.verbs import (
    AddMana,
    Arrival,
    Attack,
    Block,
    Create,
    Move,
    PutCounters,
    RemoveCounters,
    Scry,
    Shuffle,
    Tap,
    destroy,
    exile,
    sacrifice,
)  # fmt: skip
from server.engine.abilities.words import Ability

from .say import ENTERS, ENTERS_TAPPED, IT_SELF, ability, graveyard_card, lasting, makes, on, pay, token

NONBASIC = ~BASIC & LAND
BASIC_LAND = BASIC & LAND & CARD
BOTH_TAPPED = Move(Ref("found"), "battlefield", arrival=Arrival(tapped=True))
COMMANDERS = All(CARD & Status("commander") & OwnedBy(YOU) & ~InZone("library"))
KIN = CREATURE & SPELL & Shares("creature_type", COMMANDERS)
THIS_CREATURE = Is(Ref("self", "this creature"))


def animated(cost: str, types: str, p: int, t: int, *gains: Ability, colours: str = "", first: bool = False) -> Activated:
    """It becomes a creature until end of turn, and is still a land (205.1b)."""
    *subtypes, last = types.split()
    kinds = tuple(word for word in (*subtypes, last) if word.islower())
    made = Types(tuple(word for word in (*subtypes, last) if not word.islower()), kinds)
    colour = (Colours(colours),) if colours else ()
    return ability(cost, Apply(SELF, (*colour, made, Base(p, t), *(Gain(gain) for gain in gains)), END_OF_TURN, first))


CARDS = (
    # mana
    card("Nykthos, Shrine to Nyx", "", "Legendary Land",
         makes("{C}"), ability("{2}{T}", AddMana(AnyColour(True), Devotion("=colour")))),
    card("Pillar of the Paruns", "", "Land", Activated((Tap(SELF),), AddMana(AnyColour(), 1, only=Colour("multi") & SPELL))),
    card("Temple of the False God", "", "Land",
         Activated((Tap(SELF),), AddMana(Symbols("{C}{C}"), 1), cond=Exists(LAND & YOURS, 5))),
    card("Unclaimed Territory", "", "Land",
         AsEnters(ChooseQuality(CreatureTypeName(), "self.chosen")), makes("{C}"),
         Activated((Tap(SELF),), AddMana(AnyColour(), 1, only=CREATURE & SPELL & Chosen("subtype")))),
    card("Aether Hub", "", "Land",
         on(ENTERS, PutCounters("energy", YOU_, 1)), makes("{C}"), makes(AnyColour(), "{T}", RemoveCounters("energy", YOU_, 1))),
    card("Path of Ancestry", "", "Land",
         ENTERS_TAPPED,
         Activated((Tap(SELF),), AddMana(CommanderColours(), 1, rider=If(Fits(IT, KIN), WhenDone("it", Scry(1)))))),
    # searching and destroying
    card("Myriad Landscape", "", "Land",
         ENTERS_TAPPED, makes("{C}"),
         ability(
             "{2}{T}", Seq((Select(Search(BASIC_LAND, 0, 2, whole="share:land_type")), BOTH_TAPPED, Shuffle()), "then"), sacrifice(SELF))),
    card("Strip Mine", "", "Land", makes("{C}"), ability("{T}", destroy(Target(LAND)), sacrifice(SELF))),
    card("Tectonic Edge", "", "Land",
         makes("{C}"),
         Activated((*pay("{1}{T}"), sacrifice(SELF)), destroy(Target(NONBASIC)), cond=Exists(OPPONENT & Stat(LAND, ">=", 4)))),
    card("Field of Ruin", "", "Land",
         makes("{C}"),
         ability("{2}{T}", Seq((
             destroy(Target(NONBASIC & THEIRS)),
             Seq((
                 Each(All(PLAYER), Select(Search(BASIC_LAND, by=Ref("each")))),
                 Move(Ref("found"), "battlefield"), Shuffle(All(PLAYER)))))), sacrifice(SELF))),
    card("Bojuka Bog", "", "Land",
         ENTERS_TAPPED, on(ENTERS, exile(All(CARD & InZone("graveyard", Same(Target(PLAYER)))))), makes("{B}")),
    # creatures
    card("Kessig Wolf Run", "", "Land",
         makes("{C}"), ability("{X}{R}{G}{T}", Apply(Target(CREATURE), (Add(X(), 0), Gain(Keyword("trample"))), END_OF_TURN))),
    card("Gavony Township", "", "Land", makes("{C}"), ability("{2}{G}{W}{T}", PutCounters("+1/+1", All(CREATURE & YOURS), 1))),
    card("Vault of the Archangel", "", "Land",
         makes("{C}"),
         ability("{2}{W}{B}{T}", Apply(
             All(CREATURE & YOURS), (Gain(Keyword("deathtouch")), Gain(Keyword("lifelink"))), END_OF_TURN))),
    card("Moorland Haunt", "", "Land",
         makes("{C}"),
         ability("{W}{U}{T}", Create(token("Spirit", "W", 1, 1, Keyword("flying")), 1), exile(Choose(graveyard_card(CREATURE))))),
    card("Rogue's Passage", "", "Land",
         makes("{C}"), ability("{4}{T}", Apply(Target(CREATURE), (Forbid(Block(None, AFFECTED)),), END_OF_TURN))),
    card("Quicksand", "", "Land",
         makes("{C}"),
         ability("{T}", Apply(
             Target(Status("attacking") & CREATURE & ~Has("flying")), (Add(-1, -2),), END_OF_TURN), sacrifice(SELF))),
    card("Reliquary Tower", "", "Land", lasting(YOU, Limit("hand_size", -1)), makes("{C}")),
    # lands that become creatures
    card("Inkmoth Nexus", "", "Land",
         makes("{C}"), animated("{1}", "Phyrexian Blinkmoth artifact creature", 1, 1, Keyword("flying"), Keyword("infect"))),
    card("Mishra's Factory", "", "Land",
         makes("{C}"), animated("{1}", "Assembly-Worker artifact creature", 2, 2),
         ability("{T}", Apply(Target(Subtype("Assembly-Worker") & CREATURE), (Add(1, 1),), END_OF_TURN))),
    card("Treetop Village", "", "Land",
         ENTERS_TAPPED, makes("{G}"), animated("{1}{G}", "Ape creature", 3, 3, Keyword("trample"), colours="G")),
    card("Celestial Colonnade", "", "Land",
         ENTERS_TAPPED, makes(OneOf(("{W}", "{U}"))),
         animated("{3}{W}{U}", "Elemental creature", 4, 4, Keyword("flying"), Keyword("vigilance"), colours="WU", first=True)),
    card("Raging Ravine", "", "Land",
         ENTERS_TAPPED, makes(OneOf(("{R}", "{G}"))),
         animated(
             "{2}{R}{G}", "Elemental creature", 3, 3, on(Attack(THIS_CREATURE), PutCounters("+1/+1", IT_SELF, 1)),
             colours="RG", first=True)),
    card("Creeping Tar Pit", "", "Land",
         ENTERS_TAPPED, makes(OneOf(("{U}", "{B}"))),
         ability("{1}{U}{B}", Seq((
             Apply(SELF, (Colours("UB"), Types(("Elemental",), ("creature",)), Base(3, 2)), END_OF_TURN, True),
             Apply(IT_SELF, (Forbid(Block(None, AFFECTED)),), END_OF_TURN))))),
)  # fmt: skip
