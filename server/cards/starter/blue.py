"""Starter: blue cards."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, Of
from server.engine.abilities.changes import (
    END_OF_TURN,
    Add,
    Base,
    Colours,
    Control,
    CopyOf,
    Forbid,
    Gain,
    LoseAbility,
    Permit,
    Replace,
    Switch,
    Types,
)  # fmt: skip
from server.engine.abilities.conditions import Compare, Exists, Fits, Paid
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    CARD,
    CREATURE,
    LAND,
    OPPONENT,
    PERMANENT,
    PLAYER,
    SPELL,
    THEIRS,
    YOU,
    YOURS,
    InZone,
    Is,
    Kind,
    Shares,
    Stat,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import AsEnters, ExtraCost, Keyword, OtherCost, Spell, card
from server.engine.abilities.picks import ENCHANTED, IT, OTHER, SELF, TARGET, YOU_, All, Choose, ControllerOf, Ref, Target, Together, Top
from server.engine.abilities.structures import Apply, If, Later, Mana, May, Mode, Modes, OneOrMore, Pay, Seq
from server.engine.abilities.tokens import CLUE
from server.engine.abilities.verbs import (
    Attack,
    Block,
    Cast,
    CopySpell,
    Create,
    Damage,
    Discard,
    Draw,
    ExchangeControl,
    GainLife,
    Lose,
    LoseLife,
    Retarget,
    Reveal,
    Scry,
    Surveil,
    Take,
    Tap,
    Untap,
    Win,
    counter,
    exile,
    sacrifice,
    to_hand,
)  # fmt: skip

from .say import (
    BLUE,
    END_STEP,
    ENTERS,
    INSTANT_OR_SORCERY,
    NONCREATURE,
    NONLAND,
    UPKEEP,
    ability,
    graveyard_card,
    hand_card,
    keyword,
    lasting,
    on,
)  # fmt: skip

SWITCH = Spell(Apply(Target(CREATURE), (Switch(),), END_OF_TURN))

CARDS = (
    card("Opt", "{U}", "Instant", Spell(Seq((Scry(1), Draw(None, 1)), "line"))),
    card("Consider", "{U}", "Instant", Spell(Seq((Surveil(1), Draw(None, 1)), "line"))),
    card("Divination", "{2}{U}", "Sorcery", Spell(Draw(None, 2))),
    card("Think Twice", "{1}{U}", "Instant", Spell(Draw(None, 1)), keyword("flashback", cost="{2}{U}")),
    card("Ancestral Recall", "{U}", "Instant", Spell(Draw(Target(PLAYER), 3))),
    card("Vision Skeins", "{1}{U}", "Instant", Spell(Draw(All(PLAYER), 2))),
    card("Careful Study", "{U}", "Sorcery", Spell(Seq((Draw(None, 2), Discard(None, 2, CARD)), "then"))),
    card("Time Walk", "{1}{U}", "Sorcery", Spell(Take("turn"))),
    card("Time Warp", "{3}{U}{U}", "Sorcery", Spell(Take("turn", Target(PLAYER)))),
    # countering
    card("Counterspell", "{U}{U}", "Instant", Spell(counter(Target(SPELL)))),
    card("Cancel", "{1}{U}{U}", "Instant", Spell(counter(Target(SPELL)))),
    card("Essence Scatter", "{1}{U}", "Instant", Spell(counter(Target(CREATURE & SPELL)))),
    card("Negate", "{1}{U}", "Instant", Spell(counter(Target(NONCREATURE & SPELL)))),
    card("Mana Leak", "{1}{U}", "Instant", Spell(Pay(Mana("{3}"), ControllerOf(TARGET), None, counter(Target(SPELL))))),
    card("Mental Misstep", "{U/P}", "Instant", Spell(counter(Target(SPELL & Stat("mana_value", "==", 1))))),
    card("Stifle", "{U}", "Instant", Spell(counter(Target((Kind("activated") | Kind("triggered")) & Kind("ability"))))),
    card("Twincast", "{U}{U}", "Instant", Spell(CopySpell(Target(INSTANT_OR_SORCERY & SPELL), 1))),
    card(
        "Cryptic Command", "{1}{U}{U}{U}", "Instant",
        Spell(Modes(2, 2, (
            Mode(counter(Target(SPELL, name="spell"))),
            Mode(to_hand(Target(PERMANENT))),
            Mode(Tap(All(CREATURE & THEIRS))),
            Mode(Draw(None, 1)),
        ))),
    ),
    # bouncing, changing and exchanging
    card("Unsummon", "{U}", "Instant", Spell(to_hand(Target(CREATURE)))),
    card(
        "Into the Roil", "{1}{U}", "Instant",
        ExtraCost((Mana("{1}{U}"),), "kicker", optional=True),
        Spell(Seq((to_hand(Target(NONLAND & PERMANENT)), If(Paid("kicker"), Draw(None, 1))))),
    ),
    card("Twisted Image", "{U}", "Instant", Spell(Seq((Apply(Target(CREATURE), (Switch(),), END_OF_TURN), Draw(None, 1)), "line"))),
    card("Inside Out", "{1}{U/R}", "Instant", Spell(Seq((Apply(Target(CREATURE), (Switch(),), END_OF_TURN), Draw(None, 1)), "line"))),
    card(
        "Turn to Frog", "{1}{U}", "Instant",
        Spell(Apply(Target(CREATURE), (LoseAbility(), Colours("U"), Types(set=("Frog",)), Base(1, 1)), END_OF_TURN, first=True)),
    ),
    card(
        "Constricting Tendrils", "{U}", "Instant",
        Spell(Apply(Target(CREATURE), (Add(-3, 0),), END_OF_TURN)), keyword("cycling", cost="{2}"),
    ),
    card("Control Magic", "{2}{U}{U}", "Enchantment — Aura", Keyword("enchant", CREATURE), lasting(CREATURE & ENCHANTED, Control(YOU_))),
    card("Confiscate", "{4}{U}{U}", "Enchantment — Aura", Keyword("enchant", PERMANENT), lasting(PERMANENT & ENCHANTED, Control(YOU_))),
    card("Switcheroo", "{4}{U}", "Sorcery", Spell(ExchangeControl(Target(CREATURE, 2, 2)))),
    card(
        "Puca's Mischief", "{3}{U}", "Enchantment",
        on(UPKEEP, May(ExchangeControl(Together((
            Target(NONLAND & PERMANENT & YOURS, name="mine"),
            Target(NONLAND & PERMANENT & THEIRS & Stat("mana_value", "<=", Of(Ref("mine"), "mana_value")), name="theirs"),
        ))))),
    ),
    card("Propaganda", "{2}{U}", "Enchantment", lasting(CREATURE, Forbid(Attack(AFFECTED, YOU), unless=Mana("{2}")))),
    card(
        "March of the Machines", "{3}{U}", "Enchantment",
        lasting(
            NONCREATURE & ARTIFACT,
            Types(add=("artifact", "creature")), Base(Of(Ref("affected"), "mana_value"), Of(Ref("affected"), "mana_value")), say="each",
        ),
    ),
    # creatures
    card(
        "Clone", "{3}{U}", "Creature — Shapeshifter", AsEnters(May(Apply(SELF, (CopyOf(Choose(CREATURE)),)))), pt=(0, 0)
    ),
    card("Lord of Atlantis", "{U}{U}", "Creature — Merfolk",
         lasting(OTHER & Subtype("Merfolk"), Add(1, 1), Gain(Keyword("landwalk", Subtype("Island")))), pt=(2, 2)),
    card("Merfolk Looter", "{1}{U}", "Creature — Merfolk Rogue",
         ability("{T}", Seq((Draw(None, 1), Discard(None, 1, CARD)), "then")), pt=(1, 1)),
    card("Man-o'-War", "{2}{U}", "Creature — Jellyfish", on(ENTERS, to_hand(Target(CREATURE))), pt=(2, 2)),
    card("Prodigal Sorcerer", "{2}{U}", "Creature — Human Wizard Sorcerer", ability("{T}", Damage(Target(ANY_TARGET), 1)), pt=(1, 1)),
    card("Phantom Warrior", "{1}{U}{U}", "Creature — Illusion Warrior", lasting(None, Forbid(Block(None, AFFECTED))), pt=(2, 2)),
    card(
        "Vedalken Plotter", "{2}{U}", "Creature — Vedalken Wizard",
        on(ENTERS, ExchangeControl(Together((Target(LAND & YOURS, name="mine"), Target(LAND & THEIRS, name="theirs"))))), pt=(1, 1),
    ),
    card(
        "Daring Thief", "{2}{U}", "Creature — Human Rogue",
        on(Untap(Is(SELF)), May(ExchangeControl(Together((
            Target(NONLAND & PERMANENT & YOURS, name="mine"),
            Target(PERMANENT & THEIRS & Shares("type", Ref("mine")), name="theirs"),
        )))), word="Inspired"), pt=(2, 3),
    ),
    card("Laboratory Maniac", "{2}{U}", "Creature — Human Wizard",
         lasting(None, Replace(Draw(YOU), Win(YOU_), cond=Compare(Number(CARD & InZone("library", YOU)), "==", 0))), pt=(2, 2)),
    card("Merfolk Thaumaturgist", "{2}{U}", "Creature — Merfolk Wizard",
         ability("{T}", Apply(Target(CREATURE), (Switch(),), END_OF_TURN)), pt=(1, 2)),
    card("Turtleshell Changeling", "{3}{U}", "Creature — Shapeshifter",
         keyword("changeling"), ability("{1}{U}", Apply(SELF, (Switch(),), END_OF_TURN)), pt=(1, 4)),
    card(
        "Perplexing Chimera", "{4}{U}", "Enchantment Creature — Chimera",
        on(Cast(SPELL, OPPONENT), May(
            ExchangeControl(Together((SELF, Ref("it", "that")))), then=May(Retarget(Ref("it", "the"))),
        )), pt=(3, 3),
    ),
    card(
        "Force of Will", "{3}{U}{U}", "Instant",
        OtherCost((LoseLife(None, 1), exile(Choose(hand_card(BLUE))))), Spell(counter(Target(SPELL))),
    ),
    card(
        "Pact of Negation", "{0}", "Instant",
        Spell(Seq((counter(Target(SPELL)), Later(UPKEEP, Pay(Mana("{3}{U}{U}"), None, None, Lose(YOU_)))), "line")), colours="U",
    ),
    card("Corrupted Resolve", "{1}{U}", "Instant",
         Spell(If(Fits(ControllerOf(TARGET), Stat("poison", ">=", 1)), counter(Target(SPELL)), last=True))),
    card(
        "Pulse of the Grid", "{1}{U}{U}", "Instant",
        Spell(Seq((
            Seq((Draw(None, 2), Discard(None, 1, CARD)), "then"),
            If(Exists(OPPONENT & Stat("hand", ">", Of(YOU_, "hand"))), to_hand(SELF)),
        ), "Then")),
    ),
    card(
        "Counterbalance", "{U}{U}", "Enchantment",
        on(Cast(SPELL, OPPONENT), May(Reveal(Top(1)), None, If(
            Fits(IT, Stat("mana_value", "==", Of(Ref("revealed"), "mana_value"))), counter(Ref("it", "that")), last=True,
        ))),
    ),
    card(
        "Dress Down", "{1}{U}", "Enchantment",
        keyword("flash"), on(ENTERS, Draw(None, 1)), lasting(CREATURE, LoseAbility()), on(END_STEP, sacrifice(SELF)),
    ),
    card(
        "Ongoing Investigation", "{1}{U}", "Enchantment",
        on(OneOrMore(Damage(PLAYER, source=CREATURE & YOURS, combat="combat")), Create(CLUE, 1)),
        ability("{1}{G}", Seq((Create(CLUE, 1), GainLife(None, 2))), exile(Choose(graveyard_card(CREATURE)))),
    ),
    card("Ancestral Vision", "", "Sorcery", keyword("suspend", cost="{U}", n=4), Spell(Draw(Target(PLAYER), 3)), colours="U"),
    card("Omniscience", "{7}{U}{U}{U}", "Enchantment", lasting(YOU, Permit(Cast(SPELL, AFFECTED), "hand", free=True))),
)  # fmt: skip
