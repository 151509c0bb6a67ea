"""Starter: planeswalkers that many decks play, and spells with words of their kind (306, 606)."""

from __future__ import annotations

from server.engine.abilities.amounts import Greatest, Number, Of, OneOf, Symbols, Times, Total, X
from server.engine.abilities.changes import END_OF_TURN, Add, Base, Colours, Forbid, Gain, Permit, Prevent, Require, Through, Types
from server.engine.abilities.conditions import Compare, Done, Exists
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    CARD,
    CREATURE,
    ENCHANTMENT,
    LAND,
    OPPONENT,
    PERMANENT,
    PLANESWALKER,
    PLAYER,
    SPELL,
    YOU,
    YOURS,
    ControlledBy,
    Has,
    InZone,
    Is,
    Named,
    Same,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Card, Keyword, Spell, card
from server.engine.abilities.picks import SELF, TARGET, YOU_, All, Choose, ControllerOf, Ref, Target, Together, Top
from server.engine.abilities.structures import AnyEvent, Apply, AtOnce, Begins, Emblem, If, Mana, Pay, Piles, Rule, Select, Seq, Whenever
from server.engine.abilities.verbs import (
    AddMana,
    Attack,
    Become,
    Block,
    Cast,
    CopyCard,
    Create,
    Damage,
    Discard,
    Draw,
    GainLife,
    LoseMana,
    Move,
    Reveal,
    Sacrifice,
    Tap,
    Untap,
    counter,
    destroy,
    exile,
)  # fmt: skip

from .say import ENTERS, INSTANT_OR_SORCERY, IT_SELF, keyword, lasting, loyalty, on, search, token

BEAST, WOLF = token("Beast", "G", 3, 3), token("Wolf", "G", 2, 2)
VICTIMS = CREATURE & ControlledBy(Same(ControllerOf(TARGET)))
ANY_PLAYER = PLAYER | PLANESWALKER
EXILED = Is(Ref("exiled"))
PLAYABLE = Is(Ref("moved"))
DEAD = Number(CREATURE & CARD & InZone("graveyard", YOU))
GARRUK = Ref("self", "Garruk")
MANA_LANDS = LAND & Has("mana ability")
HIM = Ref("self", "him")

CARDS = (
    card("Liliana of the Veil", "{1}{B}{B}", "Legendary Planeswalker — Liliana",
         loyalty(1, Discard(All(PLAYER), 1, CARD)),
         loyalty(-2, Move(
             Choose(CREATURE & ControlledBy(Same(TARGET)), by=Target(PLAYER)), "graveyard", "battlefield", "sacrifice", by=TARGET)),
         loyalty(-6, Piles(
             All(PERMANENT & ControlledBy(Same(Target(PLAYER)))), YOU_,
             Move(Ref("pile"), "graveyard", "battlefield", "sacrifice", by=TARGET), TARGET)), loyalty=3),
    card("Garruk, Primal Hunter", "{2}{G}{G}{G}", "Legendary Planeswalker — Garruk",
         loyalty(1, Create(BEAST, 1)),
         loyalty(-3, Draw(None, Greatest(CREATURE & YOURS, "power"))),
         loyalty(-6, Create(token("Wurm", "G", 6, 6), Times(1, Number(LAND & YOURS)))), loyalty=3),
    card("Garruk Wildspeaker", "{2}{G}{G}", "Legendary Planeswalker — Garruk",
         loyalty(1, Untap(Target(LAND, 2, 2))),
         loyalty(-1, Create(BEAST, 1)),
         loyalty(-4, Apply(All(CREATURE & YOURS), (Add(3, 3), Gain(Keyword("trample"))), END_OF_TURN)), loyalty=3),
    card("Elspeth, Knight-Errant", "{2}{W}{W}", "Legendary Planeswalker — Elspeth",
         loyalty(1, Create(token("Soldier", "W", 1, 1), 1)),
         loyalty(1, Apply(Target(CREATURE), (Add(3, 3), Gain(Keyword("flying"))), END_OF_TURN)),
         loyalty(-8, Emblem((lasting((ARTIFACT | CREATURE | ENCHANTMENT | LAND) & YOURS, Gain(Keyword("indestructible"))),))), loyalty=4),
    card("Xenagos, the Reveler", "{2}{R}{G}", "Legendary Planeswalker — Xenagos",
         loyalty(1, AddMana(OneOf(("{R}", "{G}")), Number(CREATURE & YOURS))),
         loyalty(0, Create(token("Satyr", "RG", 2, 2, Keyword("haste")), 1)),
         loyalty(-6, Seq((
             exile(Top(7), "exiled"), Move(Choose((CREATURE | LAND) & CARD & EXILED, 0, -1), "battlefield")))), loyalty=3),
    card("Koth of the Hammer", "{2}{R}{R}", "Legendary Planeswalker — Koth",
         loyalty(1, Seq((
             Untap(Target(Subtype("Mountain"))),
             Apply(TARGET, (Colours("R"), Types(("Elemental",), ("creature",)), Base(4, 4)), END_OF_TURN)))),
         loyalty(-2, AddMana(Symbols("{R}"), Times(1, Number(Subtype("Mountain") & YOURS)))),
         loyalty(-5, Emblem((lasting(
             Subtype("Mountain") & YOURS,
             Gain(Activated((Tap(SELF),), Damage(Target(ANY_TARGET), 1, Ref("self", "this land"))))),))), loyalty=3),
    card("Gideon Jura", "{3}{W}{W}", "Legendary Planeswalker — Gideon",
         loyalty(2, Rule((Require(Attack(CREATURE & ControlledBy(Same(Target(OPPONENT))), Is(SELF))),), Through("cleanup", TARGET))),
         loyalty(-2, destroy(Target(Status("tapped") & CREATURE))),
         loyalty(0, Seq((
             Apply(SELF, (Types(("Human", "Soldier"), ("creature", "planeswalker")), Base(6, 6)), END_OF_TURN, True),
             Apply(HIM, (Prevent(Damage(AFFECTED)),), END_OF_TURN)))), loyalty=6),
    card("Chandra, Pyromaster", "{2}{R}{R}", "Legendary Planeswalker — Chandra",
         loyalty(1, Seq((
             AtOnce((Damage(Target(ANY_PLAYER), 1, SELF), Damage(Target(VICTIMS, 0, 1, "creature"), 1, SELF))),
             Apply(Ref("creature", "that"), (Forbid(Block(AFFECTED)),), END_OF_TURN)))),
         loyalty(0, Seq((
             exile(Top(1)),
             Rule((
                 Permit(Cast(SPELL & PLAYABLE, YOU), "exile"),
                 Permit(Move(LAND & PLAYABLE, "battlefield", manner="play", by=YOU), "exile")), END_OF_TURN)))),
         loyalty(-7, Seq((
             exile(Top(10), "exiled"),
             Seq((Select(Choose(INSTANT_OR_SORCERY & CARD & EXILED)), CopyCard(Ref("chosen", "it"), 3)), "and"),
             Cast(Ref("copies"), each=True)))), loyalty=4),
    Card((
        *card("Huntmaster of the Fells", "{2}{R}{G}", "Creature — Human Werewolf",
              on(AnyEvent((ENTERS, Become(Is(SELF) & Named("Huntmaster of the Fells"), "transformed"))),
                 Seq((Create(WOLF, 1), GainLife(YOU_, 2)), "and")),
              on(Begins("upkeep"), Become(SELF, "transformed"), Compare(Total(PLAYER, "spells_before"), "==", 0)), pt=(2, 2)).faces,
        *card("Ravager of the Fells", "", "Creature — Werewolf",
              keyword("trample"),
              on(AnyEvent((Become(Is(SELF) & Named("Ravager of the Fells"), "transformed"),)), AtOnce((
                  Damage(Target(OPPONENT | PLANESWALKER), 2, IT_SELF), Damage(Target(VICTIMS, 0, 1, "creature"), 2, IT_SELF)))),
              on(Begins("upkeep"), Become(SELF, "transformed"), Exists(PLAYER & Stat("spells_before", ">=", 2))),
              pt=(4, 4), colours="GR").faces,
    ), "transform"),
    Card((
        *card("Garruk Relentless", "{3}{G}", "Legendary Planeswalker — Garruk",
              on(Whenever(Compare(Of(GARRUK, "counters:loyalty"), "<=", 2)), Become(HIM, "transformed")),
              loyalty(0, Seq((
                  Damage(Target(CREATURE), 3, GARRUK), Damage(HIM, Of(Ref("dealer"), "power"), Ref("target", "that"))))),
              loyalty(0, Create(WOLF, 1)), loyalty=3).faces,
        *card("Garruk, the Veil-Cursed", "", "Legendary Planeswalker — Garruk",
              loyalty(1, Create(token("Wolf", "B", 1, 1, Keyword("deathtouch")), 1)),
              loyalty(-1, Seq((
                  Sacrifice(None, 1, CREATURE),
                  If(Done("sacrificed"), search(CREATURE & CARD, Reveal(Ref("found", "it")), Move(Ref("found", "it"), "hand")))))),
              loyalty(-3, Apply(All(CREATURE & YOURS), (
                  Gain(Keyword("trample")), Add(DEAD, DEAD)), END_OF_TURN)), colours="BG").faces,
    ), "transform"),
    card("Bonfire of the Damned", "{X}{X}{R}", "Sorcery",
         Spell(Damage(Together((Target(ANY_PLAYER), All(VICTIMS))), X())), keyword("miracle", cost="{X}{R}")),
    card("Power Sink", "{X}{U}", "Instant",
         Spell(Pay(Mana("{X}"), ControllerOf(TARGET), None, Seq((
             counter(Target(SPELL)),
             Seq((Tap(All(MANA_LANDS & ControlledBy(Same(ControllerOf(TARGET))))), LoseMana(ControllerOf(TARGET))), "and")))))),
)  # fmt: skip
