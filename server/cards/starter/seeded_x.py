"""Starter: cards whose X is spent, kept, suspended or counted, and cards that add phases to a turn (107.3, 500.8, 702.62)."""

from __future__ import annotations

from server.engine.abilities.amounts import Half, Number, Of, Result, Total, X
from server.engine.abilities.changes import Base, Gain
from server.engine.abilities.conditions import Compare, Happened, Unless
from server.engine.abilities.filters import (
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
    YOURS,
    Colour,
    Did,
    InZone,
    Is,
    Not,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import AsEnters, Card, ExtraCost, Keyword, Spell, Static, Triggered, card
from server.engine.abilities.picks import OTHER, SELF, YOU_, All, Choose, Ref, Target, Top
from server.engine.abilities.structures import Begins, If, Mana, May, Nth, Pay, Repeat, Seq
from server.engine.abilities.verbs import (
    Attack,
    Become,
    Cast,
    Create,
    Damage,
    Draw,
    GainLife,
    LoseLife,
    Move,
    PutCounters,
    RemoveCounters,
    Reveal,
    Shuffle,
    Take,
    Untap,
    Win,
    counter,
    destroy,
    exile,
    to_hand,
)  # fmt: skip
from server.engine.abilities.words import Count, Effect

from .say import (
    IT_SELF,
    NONLAND,
    OTHER_CREATURE,
    UPKEEP,
    ability,
    enters_with,
    keyword,
    keywords,
    lasting,
    on,
    search,
    token,
)  # fmt: skip

WITH_X = enters_with("+1/+1", X())
ATTACKS = Attack(Is(SELF))
TURNED_UP = Become(Is(SELF), "face_up")
MORE_COMBAT = Take("combat")
MORE_COMBAT_AND_MAIN = Take("combat_main")
FIRST_COMBAT = Unless(Happened(Begins("combat"), least=2))
ATTACKED = CREATURE & Did(Attack(), "what")


def suspended(name: str, cost: str, kind: str, size: Count, later: str, each: Effect) -> Card:
    """A creature that is suspended with X time counters, and does something as each of them goes."""
    return card(
        name, cost, kind, Static((Base(size, size),), cda=True), Keyword("suspend", cost=Mana(later), n=X(), apart=True),
        Triggered(RemoveCounters("time", Is(SELF)), each, zone="exile"), pt=("*", "*"),
    )  # fmt: skip


CARDS = (
    # suspended with X
    suspended("Aeon Chronicler", "{3}{U}{U}", "Creature — Avatar", Number(CARD & InZone("hand", YOU)), "{X}{3}{U}", Draw(None, 1)),
    suspended("Detritivore", "{2}{R}{R}", "Creature — Lhurgoyf", Number(Not(BASIC) & LAND & CARD & InZone("graveyard", OPPONENT)),
         "{X}{3}{R}",
              destroy(Target(Not(BASIC) & LAND))),
    suspended("Benalish Commander", "{3}{W}", "Creature — Human Soldier", Number(Subtype("Soldier") & YOURS), "{X}{W}{W}",
              Create(token("Soldier", "W", 1, 1), 1)),
    suspended("Fungal Behemoth", "{3}{G}", "Creature — Fungus", Total(CREATURE & YOURS, "counters:+1/+1"), "{X}{G}{G}",
              May(PutCounters("+1/+1", Target(CREATURE), 1))),
    # creatures of X
    card("Endless One", "{X}", "Creature — Eldrazi", WITH_X, pt=(0, 0)),
    card("Stonecoil Serpent", "{X}", "Artifact Creature — Snake",
         *keywords("reach", "trample"), Keyword("protection", Colour("multi")), WITH_X, pt=(0, 0)),
    card("Wildwood Scourge", "{X}{G}", "Creature — Hydra", WITH_X,
         on(PutCounters("+1/+1", OTHER & Not(Subtype("Hydra")) & CREATURE & YOURS), PutCounters("+1/+1", SELF, 1)), pt=(0, 0)),
    card("Primordial Hydra", "{X}{G}{G}", "Creature — Hydra", WITH_X,
         on(UPKEEP, PutCounters("+1/+1", SELF, Of(SELF, "counters:+1/+1"))),
         lasting(None, Gain(Keyword("trample")), cond=Compare(Of(IT_SELF, "counters:+1/+1"), ">=", 10), say="last"), pt=(0, 0)),
    card("Mikaeus, the Lunarch", "{X}{W}", "Legendary Creature — Human Cleric", WITH_X,
         ability("{T}", PutCounters("+1/+1", SELF, 1)),
         ability("{T}", PutCounters("+1/+1", All(OTHER_CREATURE & YOURS), 1), RemoveCounters("+1/+1", SELF, 1)), pt=(0, 0)),
    card("Apocalypse Hydra", "{X}{R}{G}", "Creature — Hydra",
         AsEnters(Seq((PutCounters("+1/+1", SELF, X()), If(Compare(X(), ">=", 5), PutCounters("+1/+1", SELF, X()))))),
         ability("{1}{R}", Damage(Target(ANY_TARGET), 1, IT_SELF), RemoveCounters("+1/+1", SELF, 1)), pt=(0, 0)),
    card("Hydroid Krasis", "{X}{G}{U}", "Creature — Jellyfish Hydra Beast",
         Triggered(Cast(Is(SELF)), Seq((GainLife(None, Half(X())), Draw(None, Half(X()))), "and"), zone="stack"),
         *keywords("flying", "trample"), WITH_X, pt=(0, 0)),
    card("Warbreak Trumpeter", "{R}", "Creature — Goblin", keyword("morph", cost="{X}{X}{R}"),
         on(TURNED_UP, Create(token("Goblin", "R", 1, 1), X())), pt=(1, 1)),
    # spells of X
    card("Repeal", "{X}{U}", "Instant", Spell(Seq((to_hand(Target(NONLAND & PERMANENT & Stat("mana_value", "==", X()))), Draw(None, 1)),
         "line"))),
    card("Spell Burst", "{X}{U}", "Instant", keyword("buyback", cost="{3}"), Spell(counter(Target(SPELL & Stat("mana_value", "==", X(
         )))))),
    card("Martial Coup", "{X}{W}{W}", "Sorcery", Spell(Seq((
        Create(token("Soldier", "W", 1, 1), X()), If(Compare(X(), ">=", 5), destroy(All(Not(Is(Ref("created"))) & CREATURE))))))),
    card("White Sun's Zenith", "{X}{W}{W}{W}", "Instant", Spell(Seq((Create(token("Cat", "W", 2, 2), X()), Shuffle(None, SELF))))),
    card("Devil's Play", "{X}{R}", "Sorcery", Spell(Damage(Target(ANY_TARGET), X())), keyword("flashback", cost="{X}{R}{R}{R}")),
    card("Entreat the Angels", "{X}{X}{W}{W}{W}", "Sorcery", Spell(Create(token("Angel", "W", 4, 4, Keyword("flying")), X())), keyword(
         "miracle", cost="{X}{W}{W}")),
    card("Chord of Calling", "{X}{G}{G}{G}", "Instant", keyword("convoke"),
         Spell(search(CREATURE & CARD & Stat("mana_value", "<=", X()), Move(Ref("found", "it"), "battlefield")))),
    card("Helix Pinnacle", "{G}", "Enchantment", keyword("shroud"), ability("{X}", PutCounters("tower", SELF, X())),
         on(UPKEEP, Win(None), Compare(Of(SELF, "counters:tower"), ">=", 100))),
    card("Skeletal Scrying", "{X}{B}", "Instant", ExtraCost((exile(Choose(CARD & InZone("graveyard", YOU), X(), X())),)),
         Spell(Seq((Draw(YOU_, X()), LoseLife(YOU_, X())), "and"))),
    card("Dark Confidant", "{1}{B}", "Creature — Human Wizard", on(UPKEEP, Seq((
        Seq((Reveal(Top(1)), Move(Ref("revealed", "that card"), "hand")), "and"), LoseLife(YOU_, Of(Ref("revealed", "it"),
         "mana_value"))))), pt=(2, 1)),
    # more combats
    card("Aurelia, the Warleader", "{2}{R}{R}{W}{W}", "Legendary Creature — Angel", *keywords("flying", "vigilance", "haste"),
         on(Nth(1, ATTACKS), Seq((Untap(All(CREATURE & YOURS)), MORE_COMBAT))), pt=(3, 4)),
    card("Hellkite Charger", "{4}{R}{R}", "Creature — Dragon", *keywords("flying", "haste"),
         on(ATTACKS, Pay(Mana("{5}{R}{R}"), None, Seq((Untap(All(Status("attacking") & CREATURE)), MORE_COMBAT), "and"))), pt=(5, 5)),
    card("Finest Hour", "{2}{G}{W}{U}", "Enchantment", keyword("exalted"),
         on(Attack(CREATURE & YOURS & Status("alone")), Seq((Untap(Ref("it", "that")), MORE_COMBAT)), FIRST_COMBAT)),
    card("Sphinx of the Second Sun", "{6}{U}{U}", "Creature — Sphinx", keyword("flying"),
         on(Begins("postcombat_main", YOU), Take("beginning")), pt=(6, 6)),
    card("Obeka, Splitter of Seconds", "{1}{U}{B}{R}", "Legendary Creature — Ogre Warlock", keyword("menace"),
         on(Damage(PLAYER, source=Is(SELF), combat="combat"), Repeat(Result(), Take("upkeep"))), pt=(2, 5)),
    card("Seize the Day", "{3}{R}", "Sorcery", Spell(Seq((Untap(Target(CREATURE)), MORE_COMBAT_AND_MAIN))), keyword("flashback",
         cost="{2}{R}")),
    card("Waves of Aggression", "{3}{R/W}{R/W}", "Sorcery", Spell(Seq((Untap(All(ATTACKED)), MORE_COMBAT_AND_MAIN))), keyword("retrace")),
)  # fmt: skip
