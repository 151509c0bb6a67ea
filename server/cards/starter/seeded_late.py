"""Starter: more cards that switch, exchange, set life totals, untap as a cost and pay for tapped lands (106.12, 107.6, 119.5, 613.4d)."""

from __future__ import annotations

from server.engine.abilities.amounts import AnyColour, Number, Of, Plus, Symbols, TypeProduced
from server.engine.abilities.changes import END_OF_TURN, Add, Forbid, LifeFloor, Switch
from server.engine.abilities.conditions import Compare, Fits
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    BASIC,
    CARD,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    LAND,
    OPPONENT,
    PERMANENT,
    PLAYER,
    SORCERY,
    SPELL,
    THEIRS,
    YOU,
    YOURS,
    Has,
    InZone,
    Is,
    Not,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Keyword, Spell, card
from server.engine.abilities.picks import SELF, TARGET, THAT_PLAYER, YOU_, All, Ref, Target
from server.engine.abilities.structures import (
    Apply,
    AtOnce,
    Begins,
    If,
    Mana,
    May,
    Mode,
    Modes,
    OneOrMore,
    Provided,
    Seq,
)  # fmt: skip
from server.engine.abilities.tokens import TREASURE
from server.engine.abilities.verbs import (
    AddMana,
    Attack,
    Become,
    Cast,
    Create,
    Damage,
    Draw,
    ExchangeControl,
    GainLife,
    Move,
    MoveCounters,
    SetLife,
    Shuffle,
    Untap,
    destroy,
    exile,
)  # fmt: skip
from server.engine.abilities.words import Filter, Pick

from .say import (
    ENTERS,
    UPKEEP,
    ability,
    casts,
    enters_with,
    keyword,
    keywords,
    lasting,
    loyalty,
    on,
    pay,
    token,
)  # fmt: skip

LIFE, AT_START = Of(YOU_, "life"), Of(YOU_, "starting_life")
ONE_MORE = AddMana(TypeProduced(), 1)
BASIC_NAMES = Subtype("Mountain") | Subtype("Forest") | Subtype("Plains")


def switch(what: Pick) -> Apply:
    """Its power and toughness, until end of turn."""
    return Apply(what, (Switch(),), END_OF_TURN)


IN_HAND, IN_LIBRARY, IN_GRAVEYARD = (CARD & InZone(zone, YOU) for zone in ("hand", "library", "graveyard"))


def swap(one: Filter, its: str, other: Filter, others: str) -> AtOnce:
    """The cards of two zones change places (701.12d, f)."""
    return AtOnce((Move(All(one), others), Move(All(other), its)))


CARDS = (
    # exchanging zones
    card("Harness Infinity", "{1}{B}{B}{B}{G}{G}{G}", "Instant",
         Spell(Seq((swap(IN_HAND, "hand", IN_GRAVEYARD, "graveyard"), exile(SELF)), "line"))),
    card("Morality Shift", "{5}{B}{B}", "Sorcery",
         Spell(Seq((swap(IN_GRAVEYARD, "graveyard", IN_LIBRARY, "library"), Shuffle(YOU_)), "Then"))),
    # switching
    card("Fluxcharger", "{2}{U}{R}", "Creature — Weird", Keyword("flying"), on(casts(INSTANT | SORCERY), May(switch(SELF))), pt=(1, 5)),
    # exchanging
    card("Shifting Borders", "{3}{U}", "Instant — Arcane", Spell(ExchangeControl(Target(LAND, 2, 2))),
         keyword("splice", Subtype("Arcane"), "{3}{U}")),
    card("Shifting Grift", "{U}{U}", "Sorcery", keyword("spree"), Spell(Modes(1, 3, (
        Mode(ExchangeControl(Target(CREATURE, 2, 2)), Mana("{2}")), Mode(ExchangeControl(Target(ARTIFACT, 2, 2)), Mana("{1}")),
        Mode(ExchangeControl(Target(ENCHANTMENT, 2, 2)), Mana("{1}")))))),
    # untapping as a cost
    card("Leech Bonder", "{2}{U}", "Creature — Merfolk Soldier", enters_with("-1/-1", 2),
         ability("{U}", MoveCounters("", Target(CREATURE), Target(CREATURE, name="second", apart=("target",)), 1), Untap(SELF)), pt=(3,
         3)),
    # life totals
    card("Blessed Wind", "{7}{W}{W}", "Sorcery", Spell(SetLife(Target(PLAYER), 20))),
    card("Elderscale Wurm", "{4}{G}{G}{G}", "Creature — Wurm", Keyword("trample"),
         on(ENTERS, SetLife(YOU_, 7), Compare(LIFE, "<", 7)), lasting(None, LifeFloor(YOU, 7), cond=Compare(LIFE, ">=", 7)), pt=(7, 7)),
    card("Form of the Dragon", "{4}{R}{R}{R}", "Enchantment", on(UPKEEP, Damage(Target(ANY_TARGET), 5)), on(Begins("end", say="each"),
         SetLife(YOU_, 5)),
         lasting(Not(Has("flying")) & CREATURE, Forbid(Attack(AFFECTED, YOU)))),
    card("Form of the Dinosaur", "{4}{R}{R}", "Enchantment", on(ENTERS, SetLife(YOU_, 15)),
         on(UPKEEP, Seq((Damage(Target(CREATURE & THEIRS), 15), Damage(YOU_, Of(TARGET, "power"), Ref("target", "that"))), "and"))),
    card("Touch of the Eternal", "{5}{W}{W}", "Enchantment", on(UPKEEP, SetLife(YOU_, Number(PERMANENT & YOURS)))),
    card("Vraska, Relic Seeker", "{4}{B}{G}", "Legendary Planeswalker — Vraska", loyalty(2, Create(token("Pirate", "B", 2, 2, Keyword(
         "menace")), 1)),
         loyalty(-3, Seq((destroy(Target(ARTIFACT | CREATURE | ENCHANTMENT)), Create(TREASURE, 1)))), loyalty(-10, SetLife(Target(
         PLAYER), 1)), loyalty=6),
    card("Worldfire", "{6}{R}{R}{R}", "Sorcery", Spell(Seq((exile(All(PERMANENT, say="all")), exile(All(CARD & (InZone("hand") | InZone(
         "graveyard")))), SetLife(All(PLAYER), 1))))),
    # lands tapped for mana
    card("Burning Earth", "{3}{R}", "Enchantment", on(AddMana(who=PLAYER, source=Not(BASIC) & LAND, tapped_for=True), Damage(THAT_PLAYER,
         1))),
    card("Keeper of Progenitus", "{3}{G}", "Creature — Elf Druid",
         on(AddMana(who=PLAYER, source=BASIC_NAMES, tapped_for=True), AddMana(TypeProduced(), 1, THAT_PLAYER)), pt=(1, 3)),
    card("Nirkana Revenant", "{4}{B}{B}", "Creature — Vampire Shade",
         on(AddMana(who=YOU, source=Subtype("Swamp"), tapped_for=True), AddMana(Symbols("{B}"), 1)), ability("{B}", Apply(SELF, (Add(1,
         1),), END_OF_TURN)), pt=(4, 4)),
    card("Nikya of the Old Ways", "{3}{R}{G}", "Legendary Creature — Centaur Druid", lasting(YOU, Forbid(Cast(Not(CREATURE) & SPELL,
         AFFECTED))),
         on(AddMana(who=YOU, source=LAND, tapped_for=True), ONE_MORE), pt=(5, 5)),
    card("Regal Behemoth", "{4}{G}{G}", "Creature — Dinosaur", Keyword("trample"), on(ENTERS, Become(YOU_, "monarch")),
         on(Provided(AddMana(who=YOU, source=LAND, tapped_for=True), Fits(YOU_, Status("monarch"))), AddMana(AnyColour(), 1)), pt=(5, 5)),
    card("Sanctimony", "{1}{W}", "Enchantment", on(AddMana(who=OPPONENT, source=Subtype("Mountain"), tapped_for=True), May(GainLife(YOU_,
         1)))),
    # compared with the starting life total
    card("Path of Bravery", "{2}{W}", "Enchantment", lasting(CREATURE & YOURS, Add(1, 1), cond=Compare(LIFE, ">=", AT_START)),
         on(OneOrMore(Attack(CREATURE & YOURS)), GainLife(YOU_, Number(CREATURE & Status("attacking"))))),
    card("Righteous Valkyrie", "{2}{W}", "Creature — Angel Cleric", Keyword("flying"),
         on(Move(Not(Is(SELF)) & (Subtype("Angel") | Subtype("Cleric")) & YOURS, "battlefield"), GainLife(YOU_, Of(Ref("it",
         "that creature"), "toughness"))),
         lasting(CREATURE & YOURS, Add(2, 2), cond=Compare(LIFE, ">=", Plus((AT_START, 7)))), pt=(2, 4)),
    card("Cosmos Elixir", "{4}", "Artifact", on(Begins("end", YOU), If(Compare(LIFE, ">", AT_START), Draw(None, 1), GainLife(YOU_, 2)))),
    card("Speaker of the Heavens", "{W}", "Creature — Human Cleric", *keywords("vigilance", "lifelink"),
         Activated(pay("{T}"), Create(token("Angel", "W", 4, 4, Keyword("flying")), 1), "sorcery", cond=Compare(LIFE, ">=", Plus((
         AT_START, 7)))), pt=(1, 1)),
)  # fmt: skip
