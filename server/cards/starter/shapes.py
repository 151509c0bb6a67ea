"""Starter: more cards of several faces, framed, or able to lie face down, of those that many decks play (702.26, 702.37, 708-716)."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, OneOf, Result, Times
from server.engine.abilities.changes import END_OF_TURN, Add, Base, Colours, Forbid, Gain, LoseAbility, Types
from server.engine.abilities.conditions import Exists, Fits
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    CARD,
    CREATURE,
    OPPONENT,
    PERMANENT,
    PLANESWALKER,
    PLAYER,
    YOU,
    YOURS,
    And,
    InZone,
    Is,
    Kind,
    Named,
    Not,
    Stat,
    Subtype,
    WithCounter,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Keyword, Spell, card
from server.engine.abilities.picks import SELF, TARGET, YOU_, All, ControllerOf, Target
from server.engine.abilities.structures import Apply, If, Mana, May, Pay, Seq
from server.engine.abilities.verbs import (
    Attack,
    Become,
    Create,
    Damage,
    Discard,
    GainLife,
    LoseLife,
    Manifest,
    Move,
    RemoveCounters,
    Sacrifice,
    Untap,
    counter,
    destroy,
    exile,
    to_hand,
)  # fmt: skip

from .faces import TURNED_UP, both, chapter, level
from .say import (
    DIES,
    ENTERS_TAPPED,
    INSTANT_OR_SORCERY,
    IT_SELF,
    OTHER_CREATURE,
    ability,
    casts,
    enters_with,
    keyword,
    keywords,
    lasting,
    makes,
    on,
    pay,
    token,
)  # fmt: skip

ONE_ONE = And((Stat("power", "==", 1), Stat("toughness", "==", 1)))
VAMPIRE = token("Vampire", "B", 2, 2, Keyword("flying"))

DOUBLE_FACED = (
    both(
        card(
            "Bloodline Keeper", "{2}{B}{B}", "Creature — Vampire",
            Keyword("flying"), ability("{T}", Create(VAMPIRE, 1)),
            Activated(pay("{B}"), Become(SELF, "transformed"), cond=Exists(Subtype("Vampire") & YOURS, 5)),
            pt=(3, 3),
        ),
        card(
            "Lord of Lineage", "", "Creature — Vampire",
            Keyword("flying"), lasting(Not(Is(SELF)) & Subtype("Vampire") & CREATURE & YOURS, Add(2, 2)),
            ability("{T}", Create(VAMPIRE, 1)),
            pt=(5, 5), colours="B",
        ),
        "transform",
    ),
    both(
        card(
            "Westvale Abbey", "", "Land",
            makes("{C}"),
            ability("{5}{T}", Create(token("Human Cleric", "WB", 1, 1), 1), LoseLife(None, 1)),
            ability("{5}{T}", Seq((Become(SELF, "transformed"), Untap(IT_SELF)), "then"), Sacrifice(None, 5, CREATURE)),
        ),
        card(
            "Ormendahl, Profane Prince", "", "Legendary Creature — Demon",
            *keywords("flying", "lifelink", "indestructible", "haste"),
            pt=(9, 7), colours="B",
        ),
        "transform",
    ),
    both(
        card(
            "Thing in the Ice", "{1}{U}", "Creature — Horror",
            Keyword("defender"), enters_with("ice", 4),
            on(casts(INSTANT_OR_SORCERY), Seq((
                RemoveCounters("ice", SELF, 1),
                If(Fits(IT_SELF, Not(WithCounter("ice"))), Become(IT_SELF, "transformed")),
            ), "Then")),
            pt=(0, 4),
        ),
        card(
            "Awoken Horror", "", "Creature — Kraken Horror",
            on(Become(Is(SELF) & Named("Awoken Horror"), "transformed"), to_hand(All(Not(Subtype("Horror")) & CREATURE))),
            pt=(7, 8), colours="U",
        ),
        "transform",
    ),
    both(
        card("Jwari Disruption", "{1}{U}", "Instant", Spell(Pay(Mana("{1}"), ControllerOf(TARGET), None, counter(Target(Kind("spell")))))),
        card("Jwari Ruins", "", "Land", ENTERS_TAPPED, makes("{U}")),
        "modal_dfc",
    ),
)

LEVELERS = (
    card(
        "Joraga Treespeaker", "{G}", "Creature — Elf Druid",
        keyword("level up", cost="{1}{G}"),
        level(1, 4, 1, 2, makes("{G}{G}")),
        level(5, 0, 1, 4, lasting(Subtype("Elf") & YOURS, Gain(makes("{G}{G}")))),
        pt=(1, 1),
    ),
    card(
        "Kargan Dragonlord", "{R}{R}", "Creature — Human Warrior",
        keyword("level up", cost="{R}"),
        level(4, 7, 4, 4, Keyword("flying")),
        level(8, 0, 8, 8, *keywords("flying", "trample"), ability("{R}", Apply(SELF, (Add(1, 0),), END_OF_TURN))),
        pt=(2, 2),
    ),
    card(
        "Caravan Escort", "{W}", "Creature — Human Knight",
        keyword("level up", cost="{2}"), level(1, 4, 2, 2), level(5, 0, 5, 5, Keyword("first strike")),
        pt=(1, 1),
    ),
    card(
        "Skywatcher Adept", "{U}", "Creature — Merfolk Wizard",
        keyword("level up", cost="{3}"), level(1, 2, 2, 2, Keyword("flying")), level(3, 0, 4, 2, Keyword("flying")),
        pt=(1, 1),
    ),
    card(
        "Coralhelm Commander", "{U}{U}", "Creature — Merfolk Soldier",
        keyword("level up", cost="{1}"),
        level(2, 3, 3, 3, Keyword("flying")),
        level(4, 0, 4, 4, Keyword("flying"), lasting(Not(Is(SELF)) & Subtype("Merfolk") & CREATURE & YOURS, Add(1, 1))),
        pt=(2, 2),
    ),
    card(
        "Kabira Vindicator", "{3}{W}", "Creature — Human Knight",
        keyword("level up", cost="{2}{W}"),
        level(2, 4, 3, 6, lasting(OTHER_CREATURE & YOURS, Add(1, 1))),
        level(5, 0, 4, 8, lasting(OTHER_CREATURE & YOURS, Add(2, 2))),
        pt=(2, 4),
    ),
    card(
        "Guul Draz Assassin", "{B}", "Creature — Vampire Assassin",
        keyword("level up", cost="{1}{B}"),
        level(2, 3, 2, 2, ability("{B}{T}", Apply(Target(CREATURE), (Add(-2, -2),), END_OF_TURN))),
        level(4, 0, 4, 4, ability("{B}{T}", Apply(Target(CREATURE), (Add(-4, -4),), END_OF_TURN))),
        pt=(1, 1),
    ),
)

HALVES = (
    both(
        card("Dusk", "{2}{W}{W}", "Sorcery", Spell(destroy(All(CREATURE & Stat("power", ">=", 3))))),
        card(
            "Dawn", "{3}{W}{W}", "Sorcery",
            keyword("aftermath"), Spell(to_hand(All(CREATURE & CARD & Stat("power", "<=", 2) & InZone("graveyard", YOU)))),
        ),
        "split",
    ),
    both(
        card("Never", "{1}{B}{B}", "Sorcery", Spell(destroy(Target(CREATURE | PLANESWALKER)))),
        card(
            "Return", "{3}{B}", "Sorcery",
            keyword("aftermath"), Spell(Seq((exile(Target(CARD & InZone("graveyard"))), Create(token("Zombie", "B", 2, 2), 1)))),
        ),
        "split",
    ),
    both(
        card("Far", "{1}{U}", "Instant", Spell(to_hand(Target(CREATURE))), keyword("fuse")),
        card("Away", "{2}{B}", "Instant", Spell(Sacrifice(Target(PLAYER), 1, CREATURE)), keyword("fuse")),
        "split",
    ),
    both(
        card(
            "Turn", "{2}{U}", "Instant",
            Spell(Apply(Target(CREATURE), (LoseAbility(), Colours("R"), Types(set=("Weird",)), Base(0, 1)), END_OF_TURN, True)),
            keyword("fuse"),
        ),
        card("Burn", "{1}{R}", "Instant", Spell(Damage(Target(ANY_TARGET), 2)), keyword("fuse")),
        "split",
    ),
)

ADVENTURERS = (
    both(
        card(
            "Murderous Rider", "{1}{B}{B}", "Creature — Zombie Knight",
            Keyword("lifelink"), on(DIES, Move(IT_SELF, "library", position="bottom")),
            pt=(2, 3),
        ),
        card("Swift End", "{1}{B}{B}", "Instant — Adventure", Spell(Seq((destroy(Target(CREATURE | PLANESWALKER)), LoseLife(YOU_, 2))))),
        "adventure",
    ),
    both(
        card(
            "Lovestruck Beast", "{2}{G}", "Creature — Beast Noble",
            lasting(None, Forbid(Attack(AFFECTED), but=Exists(And((ONE_ONE, CREATURE, YOURS))))),
            pt=(5, 5),
        ),
        card("Heart's Desire", "{G}", "Sorcery — Adventure", Spell(Create(token("Human", "W", 1, 1), 1))),
        "adventure",
    ),
)

FACE_DOWN = (
    card(
        "Rattleclaw Mystic", "{1}{G}", "Creature — Human Shaman",
        makes(OneOf(("{G}", "{U}", "{R}"))), keyword("morph", cost="{2}"), on(TURNED_UP, makes("{G}{U}{R}").do),
        pt=(2, 1),
    ),
    card(
        "Icefeather Aven", "{G}{U}", "Creature — Bird Shaman",
        Keyword("flying"), keyword("morph", cost="{1}{G}{U}"), on(TURNED_UP, May(to_hand(Target(OTHER_CREATURE)))),
        pt=(2, 2),
    ),
    card("Zoetic Cavern", "", "Land", makes("{C}"), keyword("morph", cost="{2}")),
    card(
        "Mastery of the Unseen", "{1}{W}", "Enchantment",
        on(Become(PERMANENT & YOURS, "face_up"), GainLife(None, Times(1, Number(CREATURE & YOURS)))),
        ability("{3}{W}", Manifest(1)),
    ),
    card("Rainbow Efreet", "{3}{U}", "Creature — Efreet", Keyword("flying"), ability("{U}{U}", Become(SELF, "phased_out")), pt=(3, 1)),
    card(
        "Exalted Angel", "{4}{W}{W}", "Creature — Angel",
        Keyword("flying"), on(Damage(source=Is(SELF)), GainLife(None, Result())), keyword("morph", cost="{2}{W}{W}"),
        pt=(4, 5),
    ),
    card(
        "Stratus Dancer", "{1}{U}", "Creature — Djinn Monk",
        Keyword("flying"), keyword("megamorph", cost="{1}{U}"), on(TURNED_UP, counter(Target(INSTANT_OR_SORCERY & Kind("spell")))),
        pt=(2, 1),
    ),
    card(
        "Thelonite Hermit", "{3}{G}", "Creature — Elf Shaman",
        lasting(Subtype("Saproling"), Add(1, 1), say="all"), keyword("morph", cost="{3}{G}{G}"),
        on(TURNED_UP, Create(token("Saproling", "G", 1, 1), 4)),
        pt=(1, 1),
    ),
)  # fmt: skip

SAGAS = (
    card(
        "The Eldest Reborn", "{4}{B}", "Enchantment — Saga",
        chapter(1, do=Sacrifice(All(OPPONENT), 1, CREATURE | PLANESWALKER)),
        chapter(2, do=Discard(All(OPPONENT), 1)),
        chapter(3, do=Move(Target((CREATURE | PLANESWALKER) & CARD & InZone("graveyard")), "battlefield", under=YOU_)),
    ),
)

CARDS = (*DOUBLE_FACED, *LEVELERS, *HALVES, *ADVENTURERS, *FACE_DOWN, *SAGAS)
