"""Starter: cards that guard, gain and lose life, that take control, and that take an X in their target (115, 119, 613.1b, 702.11)."""

from __future__ import annotations

from server.engine.abilities.amounts import AnyColour, AnyColourName, CouldProduce, Devotion, Number, Of, Plus, Result, Symbols, Times, X
from server.engine.abilities.changes import END_OF_TURN, Add, Control, Forbid, Gain, Prevent, Replace, ThisGame, Types, While
from server.engine.abilities.conditions import Compare, Done, Exists, Fits, Happened, Now, Remain, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    LAND,
    OPPONENT,
    PERMANENT,
    PLAYER,
    SPELL,
    THEIRS,
    YOU,
    YOURS,
    AttachedTo,
    Chosen,
    Is,
    Shares,
    Stat,
    Status,
    Subtype,
    Targets,
    WithCounter,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, AsEnters, Keyword, Opening, Spell, Static, card
from server.engine.abilities.picks import (
    IT,
    OTHER,
    SELF,
    TARGET,
    THAT_PLAYER,
    YOU_,
    All,
    ControllerOf,
    Ref,
    Target,
    Together,
)
from server.engine.abilities.structures import (
    AnyEvent,
    Apply,
    Begins,
    ChooseQuality,
    Each,
    If,
    Later,
    Mana,
    Mode,
    Modes,
    OneOrMore,
    Pay,
    Rule,
    Seq,
)
from server.engine.abilities.verbs import (
    Adapt,
    AddMana,
    Attack,
    Become,
    Damage,
    Draw,
    ExchangeControl,
    GainLife,
    LoseLife,
    Move,
    PutCounters,
    Regenerate,
    Take,
    Tap,
    Untap,
    counter,
    destroy,
    sacrifice,
)  # fmt: skip

from .say import (
    ENTERS,
    INSTANT_OR_SORCERY,
    LEAVES,
    OTHER_CREATURE,
    ability,
    keyword,
    lasting,
    makes,
    on,
    pay,
)  # fmt: skip

EACH_UPKEEP = Begins("upkeep", PLAYER)
EACH_END = Begins("end", say="each")
NOBODY_GAINS = lasting(PLAYER, Forbid(GainLife(AFFECTED)))
ONE_MORE_LIFE = lasting(None, Replace(GainLife(YOU), plus=1))
YOU_GAIN = GainLife(YOU)
WHILE_YOURS = While(Remain(SELF, YOURS))
BY_COUNTER = Plus((1, Times(2, Number(Is(SELF) & WithCounter("+1/+1")))))
FIRST_COMBAT = Unless(Happened(Begins("combat"), least=2))


def guarded(word: str) -> Static:
    """You have hexproof, or shroud."""
    return lasting(YOU, Gain(Keyword(word)))


CARDS = (
    # guarded players
    card("Aegis of the Gods", "{1}{W}", "Enchantment Creature — Human Soldier", guarded("hexproof"), pt=(2, 1)),
    card("True Believer", "{W}{W}", "Creature — Human Cleric", guarded("shroud"), pt=(2, 2)),
    card("Ivory Mask", "{2}{W}{W}", "Enchantment", guarded("shroud")),
    card("Witchbane Orb", "{4}", "Artifact", on(ENTERS, destroy(All(Subtype("Curse") & AttachedTo(YOU)))), guarded("hexproof")),
    card("Seht's Tiger", "{2}{W}{W}", "Creature — Cat", keyword("flash"),
         on(ENTERS, Seq((ChooseQuality(AnyColourName(), "colour"), Apply(YOU_, (Gain(Keyword("protection", Chosen("colour",
         "colour"))),), END_OF_TURN)))), pt=(3, 3)),
    card("Dawn Charm", "{1}{W}", "Instant", Spell(Modes(1, 1, (
        Mode(Rule((Prevent(Damage(combat="combat")),), END_OF_TURN)), Mode(Regenerate(Target(CREATURE))), Mode(counter(Target(
         SPELL & Targets(YOU)))))))),
    # gains and losses
    card("Rampaging Ferocidon", "{2}{R}", "Creature — Dinosaur", keyword("menace"), NOBODY_GAINS,
         on(Move(OTHER_CREATURE, "battlefield"), Damage(ControllerOf(Ref("it", "that")), 1, SELF)), pt=(3, 3)),
    card("Forsaken Wastes", "{2}{B}", "World Enchantment", NOBODY_GAINS, on(EACH_UPKEEP, LoseLife(THAT_PLAYER, 1)),
         on(Become(Is(SELF), "targeted", SPELL), LoseLife(ControllerOf(Ref("source", "that")), 5))),
    card("False Cure", "{B}{B}", "Instant", Spell(Later(GainLife(PLAYER), LoseLife(THAT_PLAYER, Times(2, Result("amount"))), True,
         True))),
    card("Vilis, Broker of Blood", "{5}{B}{B}{B}", "Legendary Creature — Demon", keyword("flying"),
         ability("{B}", Apply(Target(CREATURE), (Add(-1, -1),), END_OF_TURN), LoseLife(None, 2)), on(LoseLife(YOU), Draw(None, Result(
         "amount"))), pt=(8, 8)),
    card("Bloodletter of Aclazotz", "{1}{B}{B}{B}", "Creature — Vampire Demon", keyword("flying"),
         lasting(None, Replace(LoseLife(OPPONENT), times=2, cond=Now("", YOU))), pt=(2, 4)),
    card("Wound Reflection", "{5}{B}", "Enchantment", on(EACH_END, Each(All(OPPONENT), LoseLife(Ref("each"), Of(Ref("each"),
         "life_lost"))))),
    card("Stigma Lasher", "{R}{R}", "Creature — Elemental Shaman", keyword("wither"),
         on(Damage(PLAYER, source=Is(SELF)), Apply(THAT_PLAYER, (Forbid(GainLife(AFFECTED)),), ThisGame())), pt=(2, 2)),
    card("Cradle of Vitality", "{3}{W}", "Enchantment",
         on(YOU_GAIN, Pay(Mana("{1}{W}"), None, PutCounters("+1/+1", Target(CREATURE), Result("amount"))))),
    card("Heliod, Sun-Crowned", "{2}{W}", "Legendary Enchantment Creature — God", keyword("indestructible"),
         lasting(None, Types(lose=("creature",)), cond=Compare(Devotion("W"), "<", 5)),
         on(YOU_GAIN, PutCounters("+1/+1", Target((CREATURE | ENCHANTMENT) & YOURS), 1)),
         ability("{1}{W}", Apply(Target(OTHER & CREATURE), (Gain(Keyword("lifelink")),), END_OF_TURN)), pt=(5, 5)),
    card("Angel of Vitality", "{2}{W}", "Creature — Angel", keyword("flying"), ONE_MORE_LIFE,
         lasting(None, Add(2, 2), cond=Compare(Of(YOU_, "life"), ">=", 25), say="last"), pt=(2, 2)),
    card("Leyline of Hope", "{2}{W}{W}", "Enchantment", Opening(Move(SELF, "battlefield")), ONE_MORE_LIFE,
         lasting(CREATURE & YOURS, Add(2, 2), cond=Compare(Of(YOU_, "life"), ">=", Plus((Of(YOU_, "starting_life"), 7))))),
    # control
    card("Merieke Ri Berit", "{W}{U}{B}", "Legendary Creature — Human", lasting(None, Forbid(Untap(AFFECTED, step=True))),
         ability("{T}", Seq((Apply(Target(CREATURE), (Control(YOU_),), WHILE_YOURS),
                             Later(AnyEvent((LEAVES, Untap(Is(SELF)))), Move(Ref("target", "that"), "graveyard", "battlefield",
                             "destroy", final=True))))), pt=(1, 1)),
    card("Gauntlets of Chaos", "{5}", "Artifact", ability("{5}", Seq((
        ExchangeControl(Together((Target((ARTIFACT | CREATURE | LAND) & YOURS, name="one"),
                                  Target(PERMANENT & THEIRS & Shares("type", Ref("one"), ("artifact", "creature", "land")),
                                  name="other")))),
        If(Done("exchanged"), destroy(All(Subtype("Aura") & AttachedTo(Is(Ref("exchanged"))), say="all"))))), sacrifice(SELF))),
    card("Dominate", "{X}{1}{U}{U}", "Instant", Spell(Apply(Target(CREATURE & Stat("mana_value", "<=", X())), (Control(YOU_),)))),
    card("Entrancing Melody", "{X}{U}{U}", "Sorcery", Spell(Apply(Target(CREATURE & Stat("mana_value", "==", X())), (Control(YOU_),)))),
    card("Karlach, Fury of Avernus", "{4}{R}", "Legendary Creature — Tiefling Barbarian",
         on(OneOrMore(Attack(CREATURE & YOURS)), Seq((
             Untap(All(Status("attacking") & CREATURE)), Apply(Ref("untapped", "they"), (Gain(Keyword("first strike")),), END_OF_TURN),
             Take("combat"))), FIRST_COMBAT),
         Keyword("choose a Background", apart=True), pt=(5, 4)),
    # mana
    card("Incubation Druid", "{1}{G}", "Creature — Elf Druid", makes(CouldProduce(LAND & YOURS), n=BY_COUNTER), ability("{3}{G}{G}",
         Adapt(3)), pt=(0, 2)),
    card("Boseiju, Who Shelters All", "", "Legendary Land", AsEnters(Tap(SELF)),
         Activated(pay("{T}", LoseLife(None, 2)), AddMana(Symbols("{C}"), 1, rider=If(
             Fits(IT, INSTANT_OR_SORCERY), Apply(IT, (Forbid(Move(AFFECTED, manner="counter")),)))))),
    card("Spire of Industry", "", "Land", makes("{C}"), Activated(pay("{T}", LoseLife(None, 1)), AddMana(AnyColour(), 1), cond=Exists(
         ARTIFACT & YOURS))),
    card("Rofellos, Llanowar Emissary", "{G}{G}", "Legendary Creature — Elf Druid", makes("{G}", n=Times(1, Number(Subtype(
         "Forest") & YOURS))), pt=(2, 1)),
    card("Priest of Gix", "{2}{B}", "Creature — Phyrexian Human Cleric Minion", on(ENTERS, AddMana(Symbols("{B}{B}{B}"), 1)), pt=(2, 1)),
    card("Priest of Urabrask", "{2}{R}", "Creature — Phyrexian Human Cleric", on(ENTERS, AddMana(Symbols("{R}{R}{R}"), 1)), pt=(2, 1)),
    card("Gilder Bairn", "{1}{G/U}{G/U}", "Creature — Ouphe", ability("{2}{G/U}", PutCounters("", Target(PERMANENT), like=TARGET), Untap(
         SELF)), pt=(1, 3)),
)  # fmt: skip
