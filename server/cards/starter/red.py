"""Starter: red cards."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, Of, Result, Symbols, X
from server.engine.abilities.changes import END_OF_TURN, Add, Control, Forbid, Gain, Replace, Switch, Types
from server.engine.abilities.conditions import Compare, Exists
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    BASIC,
    CARD,
    CREATURE,
    LAND,
    OPPONENT,
    PERMANENT,
    PLAYER,
    THEIRS,
    YOURS,
    ControlledBy,
    Did,
    Is,
    Kind,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, ExtraCost, Keyword, OtherCost, Spell, card
from server.engine.abilities.picks import IT, OTHER, SELF, TARGET, THAT_PLAYER, YOU_, All, Choose, Ref, Target
from server.engine.abilities.structures import Apply, AtOnce, Begins, Divide, Later, Mana, May, Seq
from server.engine.abilities.tokens import TREASURE
from server.engine.abilities.verbs import (
    AddMana,
    Attack,
    Block,
    Create,
    Damage,
    Discard,
    Draw,
    GainLife,
    LoseLife,
    Move,
    PutCounters,
    Sacrifice,
    Take,
    Untap,
    destroy,
    sacrifice,
)  # fmt: skip

from .say import END_STEP, ENTERS, INSTANT_OR_SORCERY, IT_SELF, ability, casts, hand_card, keyword, lasting, on, token

THE_DEFENDERS = ControlledBy(Status("defending") & PLAYER)
THE_ATTACKERS = ControlledBy(Status("attacking") & PLAYER)

CARDS = (
    # damage
    card("Lightning Strike", "{1}{R}", "Instant", Spell(Damage(Target(ANY_TARGET), 3))),
    card("Firebolt", "{R}", "Sorcery", Spell(Damage(Target(ANY_TARGET), 2)), keyword("flashback", cost="{4}{R}")),
    card("Blaze", "{X}{R}", "Sorcery", Spell(Damage(Target(ANY_TARGET), X()))),
    card("Flame Rift", "{1}{R}", "Sorcery", Spell(Damage(All(PLAYER), 4))),
    card("Pyroclasm", "{1}{R}", "Sorcery", Spell(Damage(All(CREATURE), 2))),
    card(
        "Arc Trail", "{1}{R}", "Sorcery",
        Spell(AtOnce((Damage(Target(ANY_TARGET, name="first"), 2), Damage(Target(ANY_TARGET, name="second", apart=("first",)), 1)))),
    ),
    card("Rolling Thunder", "{X}{R}{R}", "Sorcery", Spell(Divide(X(), Target(ANY_TARGET, 0, -1), Damage(TARGET, Result("share"))))),
    card(
        "Fling", "{1}{R}", "Instant",
        ExtraCost((Sacrifice(None, 1, CREATURE),)), Spell(Damage(Target(ANY_TARGET), Of(Ref("sacrificed"), "power"))),
    ),
    card("Fireblast", "{4}{R}{R}", "Instant",
         OtherCost((Sacrifice(None, 2, Subtype("Mountain")),)), Spell(Damage(Target(ANY_TARGET), 4))),
    # other spells
    card("Shatter", "{1}{R}", "Instant", Spell(destroy(Target(ARTIFACT)))),
    card("Stone Rain", "{2}{R}", "Sorcery", Spell(destroy(Target(LAND)))),
    card("Bull Rush", "{R}", "Instant", Spell(Apply(Target(CREATURE), (Add(2, 0),), END_OF_TURN))),
    card("Kindled Fury", "{R}", "Instant", Spell(Apply(Target(CREATURE), (Add(1, 0), Gain(Keyword("first strike"))), END_OF_TURN))),
    card("Screaming Fury", "{2}{R}", "Sorcery", Spell(Apply(Target(CREATURE), (Add(5, 0), Gain(Keyword("haste"))), END_OF_TURN))),
    card("Trumpet Blast", "{2}{R}", "Instant", Spell(Apply(All(Status("attacking") & CREATURE), (Add(2, 0),), END_OF_TURN))),
    card("About Face", "{R}", "Instant", Spell(Apply(Target(CREATURE), (Switch(),), END_OF_TURN))),
    card("Stun", "{1}{R}", "Instant",
         Spell(Seq((Apply(Target(CREATURE), (Forbid(Block(AFFECTED)),), END_OF_TURN), Draw(None, 1)), "line"))),
    card("Krenko's Command", "{1}{R}", "Sorcery", Spell(Create(token("Goblin", "R", 1, 1), 2))),
    card("Strike It Rich", "{R}", "Sorcery", Spell(Create(TREASURE, 1)), keyword("flashback", cost="{2}{R}")),
    card(
        "Act of Treason", "{2}{R}", "Sorcery",
        Spell(Seq((
            Apply(Target(CREATURE), (Control(YOU_),), END_OF_TURN),
            Untap(Ref("target", "that")),
            Apply(TARGET, (Gain(Keyword("haste")),), END_OF_TURN),
        ))),
    ),
    card(
        "Relentless Assault", "{2}{R}{R}", "Sorcery",
        Spell(Seq((Untap(All(CREATURE & Did(Attack(), "what"))), Take("combat_main")))),
    ),
    # enchantments
    card("Blood Moon", "{2}{R}", "Enchantment", lasting(~BASIC & LAND, Types(set=("Mountain",)))),
    card(
        "Furnace of Rath", "{1}{R}{R}{R}", "Enchantment",
        lasting(None, Replace(Damage(PERMANENT | PLAYER), times=2)),
    ),
    card("Goblin Bombardment", "{1}{R}", "Enchantment", ability("", Damage(Target(ANY_TARGET), 1), Sacrifice(None, 1, CREATURE))),
    card(
        "Sulfuric Vortex", "{1}{R}{R}", "Enchantment",
        on(Begins("upkeep", PLAYER), Damage(THAT_PLAYER, 2)), lasting(None, Replace(GainLife(PLAYER), skip=True)),
    ),
    card(
        "Aggravated Assault", "{2}{R}", "Enchantment",
        ability("{3}{R}{R}", Seq((Untap(All(CREATURE & YOURS)), Take("combat_main"))), when="sorcery"),
    ),
    card(
        "Sneak Attack", "{3}{R}", "Enchantment",
        ability("{R}", Seq((
            May(Move(Choose(hand_card(CREATURE)), "battlefield")),
            Apply(Ref("moved", "that"), (Gain(Keyword("haste")),)),
            Later(END_STEP, sacrifice(Ref("moved", "the"))),
        ))),
    ),
    # creatures
    card("Kird Ape", "{R}", "Creature — Ape", lasting(None, Add(1, 2), cond=Exists(Subtype("Forest") & YOURS), say="last"), pt=(1, 1)),
    card("Mogg Fanatic", "{R}", "Creature — Goblin", ability("", Damage(Target(ANY_TARGET), 1, IT_SELF), sacrifice(SELF)), pt=(1, 1)),
    card("Goblin Wardriver", "{R}{R}", "Creature — Goblin Warrior", keyword("battle cry"), pt=(2, 2)),
    card("Mogg Toady", "{1}{R}", "Creature — Goblin",
         lasting(None, Forbid(Attack(AFFECTED), but=Compare(Number(CREATURE & YOURS), ">", Number(CREATURE & THE_DEFENDERS)))),
         lasting(None, Forbid(Block(AFFECTED), but=Compare(Number(CREATURE & YOURS), ">", Number(CREATURE & THE_ATTACKERS)))),
         pt=(2, 2)),
    card("Young Pyromancer", "{1}{R}", "Creature — Human Shaman",
         on(casts(INSTANT_OR_SORCERY), Create(token("Elemental", "R", 1, 1), 1)), pt=(2, 1)),
    card("Goblin King", "{1}{R}{R}", "Creature — Goblin",
         lasting(OTHER & Subtype("Goblin"), Add(1, 1), Gain(Keyword("landwalk", Subtype("Mountain")))), pt=(2, 2)),
    card("Prodigal Pyromancer", "{2}{R}", "Creature — Human Wizard", ability("{T}", Damage(Target(ANY_TARGET), 1)), pt=(1, 1)),
    card("Guttersnipe", "{2}{R}", "Creature — Goblin Shaman", on(casts(INSTANT_OR_SORCERY), Damage(All(OPPONENT), 2)), pt=(2, 2)),
    card(
        "Siege-Gang Commander", "{3}{R}{R}", "Creature — Goblin",
        on(ENTERS, Create(token("Goblin", "R", 1, 1), 3)),
        ability("{1}{R}", Damage(Target(ANY_TARGET), 2), Sacrifice(None, 1, Subtype("Goblin"))), pt=(2, 2),
    ),
    card("Zealous Conscripts", "{4}{R}", "Creature — Human Warrior", keyword("haste"), on(ENTERS, Seq((
        Apply(Target(PERMANENT), (Control(YOU_),), END_OF_TURN),
        Untap(Ref("target", "that")),
        Apply(TARGET, (Gain(Keyword("haste")),), END_OF_TURN),
    ))), pt=(3, 3)),
    card("Valakut Fireboar", "{4}{R}", "Creature — Elemental Boar", on(Attack(Is(SELF)), Apply(IT, (Switch(),), END_OF_TURN)), pt=(1, 7)),
    card(
        "Hateflayer", "{5}{R}{R}", "Creature — Elemental",
        keyword("wither"), Activated((Mana("{2}{R}"), Untap(SELF)), Damage(Target(ANY_TARGET), Of(IT_SELF, "power"))), pt=(5, 5),
    ),
    card("Faithless Looting", "{R}", "Sorcery",
         Spell(Seq((Draw(None, 2), Discard(None, 2, CARD)), "then")), keyword("flashback", cost="{2}{R}")),
    card(
        "Soul-Scar Mage", "{R}", "Creature — Human Wizard",
        keyword("prowess"),
        lasting(None, Replace(
            Damage(CREATURE & THEIRS, source=Kind("source") & YOURS, combat="noncombat"), PutCounters("-1/-1", Ref("it", "that"), Result()),
        )), pt=(1, 2),
    ),
    card("Rift Bolt", "{2}{R}", "Sorcery", Spell(Damage(Target(ANY_TARGET), 3)), keyword("suspend", cost="{R}", n=1)),
    card("Treasonous Ogre", "{3}{R}", "Creature — Ogre Shaman",
         keyword("dethrone"), Activated((LoseLife(None, 3),), AddMana(Symbols("{R}"), 1)), pt=(2, 3)),
)  # fmt: skip
