"""Starter: cards that exchange control or life totals, and that hand permanents to others (110.2, 613.1b, 701.12)."""

from __future__ import annotations

from server.engine.abilities.amounts import Difference, Of, Plus
from server.engine.abilities.changes import END_OF_TURN, Base, Colours, Control, Gain, LoseAbility, Types, While
from server.engine.abilities.conditions import Compare, Exists, Remain, Unless
from server.engine.abilities.filters import (
    ARTIFACT,
    CREATURE,
    LAND,
    OPPONENT,
    PERMANENT,
    PLAYER,
    THEIRS,
    TOKEN,
    YOU,
    YOURS,
    Is,
    Kind,
    Not,
    OwnedBy,
    Same,
    Shares,
    Stat,
    Status,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Spell, card
from server.engine.abilities.picks import (
    ENCHANTED,
    SELF,
    TARGET,
    YOU_,
    All,
    Choose,
    Ref,
    Target,
    Together,
)
from server.engine.abilities.structures import Apply, Begins, Each, If, May, Seq
from server.engine.abilities.tokens import FOOD
from server.engine.abilities.verbs import (
    Become,
    Create,
    Damage,
    Draw,
    ExchangeControl,
    ExchangeLife,
    Sacrifice,
    Scry,
    Tap,
    Untap,
)  # fmt: skip
from server.engine.abilities.words import Filter, Pick

from .say import (
    ENTERS,
    NONLAND,
    UPKEEP,
    ability,
    keyword,
    lasting,
    loyalty,
    makes,
    on,
)  # fmt: skip

NOT_OWNED = Not(OwnedBy(YOU))
PERMANENT_TYPES = ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")


def alike(among: tuple[str, ...] = ()) -> ExchangeControl:
    """Exchange control of two targets that share a card type, one of those if some are named."""
    other = Target(PERMANENT & Shares("type", Ref("one"), among), name="other", apart=("one",))
    return ExchangeControl(Together((Target(PERMANENT, name="one"), other)))


def owned(what: Filter) -> Each:
    """Each player gains control of all of those that they own."""
    return Each(All(PLAYER), Apply(All(what & OwnedBy(Same(Ref("each"))), say="all"), (Control(Ref("each")),)))


def gap(one: Pick, other: Pick) -> Plus:
    """The difference between the life totals of two players."""
    first, second = Of(one, "life"), Of(other, "life")
    return Plus((Difference(first, second), Difference(second, first)))


MINE, THEIR = Target(CREATURE & YOURS, name="mine"), Target(CREATURE & THEIRS, name="theirs")

CARDS = (
    # exchanges of control
    card("Role Reversal", "{U}{U}{R}", "Sorcery", Spell(alike(PERMANENT_TYPES))),
    card("Shifting Loyalties", "{5}{U}", "Sorcery", Spell(alike())),
    card("Shrewd Negotiation", "{4}{U}", "Sorcery", Spell(ExchangeControl(Together((
        Target(ARTIFACT & YOURS, name="mine"), Target((ARTIFACT | CREATURE) & Not(YOURS), name="theirs")))))),
    card("Trade the Helm", "{4}{U}", "Sorcery", Spell(ExchangeControl(Together((
        Target((ARTIFACT | CREATURE) & YOURS, name="mine"), Target((ARTIFACT | CREATURE) & THEIRS, name="theirs"))))), keyword("cycling",
         cost="{2}")),
    card("Modify Memory", "{4}{U}", "Sorcery", Spell(Seq((
        ExchangeControl(Target(CREATURE, 2, 2, whole="different_controllers")), If(Unless(Exists(Is(TARGET) & YOURS)), Draw(None, 3)))))),
    card("Spawnbroker", "{2}{U}", "Creature — Human Wizard",
         on(ENTERS, May(ExchangeControl(Together((MINE, Target(CREATURE & Stat("power", "<=", Of(Ref("mine", "that"), "power")) & THEIRS,
         name="theirs")))))), pt=(1, 1)),
    card("Chromeshell Crab", "{4}{U}", "Creature — Crab Beast", keyword("morph", cost="{4}{U}"),
         on(Become(Is(SELF), "face_up"), May(ExchangeControl(Together((MINE, THEIR))))), pt=(3, 3)),
    card("Conjured Currency", "{5}{U}", "Enchantment",
         on(UPKEEP, May(ExchangeControl(Together((SELF, Target(PERMANENT & Not(OwnedBy(YOU) | YOURS)))))))),
    card("Eyes Everywhere", "{2}{U}", "Enchantment", on(UPKEEP, Scry(1)),
         ability("{5}{U}", ExchangeControl(Together((SELF, Target(NONLAND & PERMANENT)))), when="sorcery")),
    card("Oko, Thief of Crowns", "{1}{G}{U}", "Legendary Planeswalker — Oko",
         loyalty(2, Create(FOOD, 1)),
         loyalty(1, Apply(Target(ARTIFACT | CREATURE), (LoseAbility(), Colours("G"), Types(("Elk", "creature")), Base(3, 3)))),
         loyalty(-5, ExchangeControl(Together((Target((ARTIFACT | CREATURE) & YOURS, name="mine"), Target(CREATURE & THEIRS & Stat(
         "power", "<=", 3), name="theirs"))))), loyalty=4),
    # exchanges of life
    card("Psychic Transfer", "{4}{U}", "Sorcery", Spell(If(Compare(gap(YOU_, TARGET), "<=", 5), ExchangeLife(Together((YOU_, Target(
         PLAYER))))))),
    # handed over
    card("Donate", "{2}{U}", "Sorcery", Spell(Apply(Target(PERMANENT & YOURS), (Control(Target(PLAYER, name="player")),)))),
    card("Harmless Offering", "{2}{R}", "Sorcery", Spell(Apply(Target(PERMANENT & YOURS), (Control(Target(OPPONENT, name="player")),)))),
    card("Threaten", "{2}{R}", "Sorcery", Spell(Seq((
        Seq((Untap(Target(CREATURE)), Apply(TARGET, (Control(YOU_),), END_OF_TURN)), "and"),
        Apply(Ref("target", "that"), (Gain(Keyword("haste")),), END_OF_TURN))))),
    card("Homeward Path", "", "Land", makes("{C}"), ability("{T}", owned(CREATURE))),
    card("Brand", "{R}", "Instant", Spell(Apply(All(PERMANENT & OwnedBy(YOU), say="all"), (Control(YOU_),))), keyword("cycling",
         cost="{2}")),
    card("Brooding Saurian", "{2}{G}{G}", "Creature — Lizard",
         on(Begins("end", say="each"), owned(Not(TOKEN) & PERMANENT)), pt=(4, 4)),
    card("Sower of Temptation", "{2}{U}{U}", "Creature — Faerie Wizard", keyword("flying"),
         on(ENTERS, Apply(Target(CREATURE), (Control(YOU_),), While(Remain(SELF, PERMANENT)))), pt=(2, 2)),
    card("Willbreaker", "{3}{U}{U}", "Creature — Human Wizard",
         on(Become(CREATURE & THEIRS, "targeted", (Kind("spell") | Kind("ability")) & YOURS), Apply(Ref("it", "that"), (Control(YOU_),),
         While(Remain(SELF, YOURS)))), pt=(2, 3)),
    card("Aladdin", "{2}{R}{R}", "Creature — Human Rogue",
         ability("{1}{R}{R}{T}", Apply(Target(ARTIFACT), (Control(YOU_),), While(Remain(SELF, YOURS)))), pt=(1, 1)),
    card("Agent of Treachery", "{5}{U}{U}", "Creature — Human Rogue", on(ENTERS, Apply(Target(PERMANENT), (Control(YOU_),))),
         on(Begins("end", YOU), Draw(None, 3), Exists(PERMANENT & YOURS & NOT_OWNED, 3)), pt=(2, 3)),
    card("In Bolas's Clutches", "{4}{U}{U}", "Legendary Enchantment — Aura", Keyword("enchant", PERMANENT),
         lasting(PERMANENT & ENCHANTED, Control(YOU_)),
         lasting(PERMANENT & ENCHANTED, Types(add=("legendary",)))),
    card("Jinxed Idol", "{2}", "Artifact", on(UPKEEP, Damage(YOU_, 2)),
         ability("", Apply(SELF, (Control(Target(OPPONENT)),)), Sacrifice(None, 1, CREATURE))),
    card("Opposition", "{2}{U}{U}", "Enchantment", ability("", Tap(Target(ARTIFACT | CREATURE | LAND)), Tap(Choose(~Status(
         "tapped") & CREATURE & YOURS)))),
)  # fmt: skip
