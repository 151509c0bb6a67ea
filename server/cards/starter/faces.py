"""Starter: cards of more than one face, framed cards, and cards that can lie face down (702.37, 708-716)."""

from __future__ import annotations

from server.engine.abilities.amounts import AnyColour, Number, Of, Result, Times, Total, X
from server.engine.abilities.changes import END_OF_TURN, Add, Gain, Replace, Types, Unpreventable, Until
from server.engine.abilities.conditions import Compare, Exists, Fits
from server.engine.abilities.filters import (
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
    PLANESWALKER,
    PLAYER,
    SORCERY,
    SPELL,
    THEIRS,
    YOU,
    YOURS,
    InZone,
    Is,
    Kind,
    ManaCost,
    Named,
    Not,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import (
    Activated,
    AsBecomes,
    Card,
    Chapter,
    Face,
    Keyword,
    Level,
    Spell,
    Static,
    Triggered,
    card,
)  # fmt: skip
from server.engine.abilities.picks import SELF, TARGET, YOU_, All, ControllerOf, OwnerOf, Ref, Target, Top
from server.engine.abilities.structures import AnyEvent, Apply, Begins, Costs, Divide, If, Mana, May, Rule, Seq
from server.engine.abilities.verbs import (
    Arrival,
    Become,
    Create,
    Damage,
    Discard,
    Draw,
    GainLife,
    Look,
    LoseLife,
    Manifest,
    Mill,
    Move,
    PutCounters,
    Retarget,
    Reveal,
    Sacrifice,
    Skip,
    Tap,
    destroy,
    exile,
    to_hand,
)  # fmt: skip
from server.engine.abilities.words import Ability, Effect

from .say import (
    DIES,
    ENTERS,
    ENTERS_TAPPED,
    IT_SELF,
    LEAVES,
    RED,
    TO_FIELD,
    UPKEEP,
    ability,
    enters_with,
    keyword,
    keywords,
    makes,
    on,
    pay,
    search,
    token,
)  # fmt: skip


def both(front: Card, back: Card, layout: str) -> Card:
    """A card of two faces, each written like a card."""
    return Card((front.faces[0], back.faces[0]), layout)


def chapter(*numbers: int, do: Effect) -> Keyword:
    """A chapter of a Saga (714.2)."""
    return Keyword("chapter", frame=Chapter(numbers, do))


def level(least: int, most: int, p: int, t: int, *abilities: Ability) -> Keyword:
    """A level symbol and what stands beside it (711.2)."""
    return Keyword("level", frame=Level(least, most, p, t, abilities))


def class_level(n: int, cost: str, *abilities: Ability) -> Keyword:
    """A class level bar and what stands below it (716.2)."""
    return Keyword("class level", cost=Mana(cost), frame=Level(n, abilities=abilities))


def siege(name: str, cost: str, defense: int, *abilities: Ability) -> Card:
    """The front of a Siege (310.11)."""
    return Card((Face(name, cost, ("battle",), ("Siege",), abilities=abilities, defense=defense),))


TURNED_UP = Become(Is(SELF), "face_up")
UNLOCKED_LEFT = Become(Is(SELF), "unlocked", n=1)
MOVED = Ref("moved", "it")
THIS_CREATURE_TO_OWNER = Move(MOVED, "battlefield", "", "return", OwnerOf(MOVED), arrival=Arrival(transformed=True))
BOTH_TO_FIELD_TAPPED = Move(Ref("found"), "battlefield", arrival=Arrival(tapped=True))
A_CREATURE_OR_PLANESWALKER = CREATURE | PLANESWALKER

SAGAS = (
    card(
        "History of Benalia", "{1}{W}{W}", "Enchantment — Saga",
        chapter(1, 2, do=Create(token("Knight", "W", 2, 2, Keyword("vigilance")), 1)),
        chapter(3, do=Apply(All(Subtype("Knight") & YOURS), (Add(2, 1),), END_OF_TURN)),
    ),
    card(
        "Urza's Saga", "", "Enchantment Land — Urza's Saga",
        chapter(1, do=Apply(SELF, (Gain(makes("{C}")),))),
        chapter(
            2,
            do=Apply(
                SELF,
                (
                    Gain(ability("{2}{T}", Create(
                        token(
                            "Construct", "", 0, 0, Static((Add(Number(ARTIFACT & YOURS), Number(ARTIFACT & YOURS)),)),
                            types=("artifact", "creature"),
                        ),
                        1,
                    ))),
                ),
            ),
        ),
        chapter(3, do=search(ARTIFACT & CARD & (ManaCost("{0}") | ManaCost("{1}")), TO_FIELD)),
    ),
    both(
        card(
            "Sheoldred", "{3}{B}{B}", "Legendary Creature — Phyrexian Praetor",
            Keyword("menace"),
            on(ENTERS, Sacrifice(All(OPPONENT), 1, Not(Kind("token")) & A_CREATURE_OR_PLANESWALKER)),
            Activated(
                pay("{4}{B}"), Seq((exile(SELF), THIS_CREATURE_TO_OWNER), "then"), "sorcery", Exists(OPPONENT & Stat("graveyard", ">=", 8))
            ),
            pt=(4, 5),
        ),
        card(
            "The True Scriptures", "", "Enchantment — Saga",
            chapter(1, do=destroy(Target(A_CREATURE_OR_PLANESWALKER & THEIRS, 0, Number(OPPONENT), whole="different_controllers"))),
            chapter(2, do=Seq((Discard(All(OPPONENT), 3), Mill(All(OPPONENT), 3)), "then")),
            chapter(
                3,
                do=Seq((
                    Move(All(CREATURE & CARD & InZone("graveyard")), "battlefield", under=YOU_),
                    Seq((exile(SELF), Move(MOVED, "battlefield", "", "return")), "then"),
                )),
            ),
            colours="B",
        ),
        "transform",
    ),
)

DAY_AND_NIGHT = (
    both(
        card(
            "Brutal Cathar", "{2}{W}", "Creature — Human Soldier Werewolf",
            Triggered(
                AnyEvent((ENTERS, Become(Is(SELF) & Named("Brutal Cathar"), "transformed"))),
                Move(Target(CREATURE & THEIRS), "exile", "", "exile", until=Until(LEAVES)),
            ),
            keyword("daybound"),
            pt=(2, 2),
        ),
        card(
            "Moonrage Brute", "", "Creature — Werewolf",
            Keyword("first strike"), Keyword("ward", cost=Costs((LoseLife(None, 3),))), keyword("nightbound"),
            pt=(3, 3), colours="R",
        ),
        "transform",
    ),
    both(
        card("Tavern Ruffian", "{3}{R}", "Creature — Human Warrior Werewolf", keyword("daybound"), pt=(2, 5)),
        card("Tavern Smasher", "", "Creature — Werewolf", keyword("nightbound"), pt=(6, 5), colours="R"),
        "transform",
    ),
)

OTHER_DOUBLE_FACED = (
    both(
        siege("Invasion of Zendikar", "{3}{G}", 3, on(ENTERS, search(BASIC & LAND & CARD, BOTH_TO_FIELD_TAPPED, most=2))),
        card(
            "Awakened Skyclave", "", "Creature — Elemental",
            *keywords("vigilance", "haste"),
            Static((Types(add=("land",)),), cond=Fits(SELF, PERMANENT)),
            makes(AnyColour()),
            pt=(4, 4), colours="G",
        ),
        "transform",
    ),
    both(
        card("Bala Ged Recovery", "{2}{G}", "Sorcery", Spell(to_hand(Target(CARD & InZone("graveyard", YOU))))),
        card("Bala Ged Sanctuary", "", "Land", ENTERS_TAPPED, makes("{G}")),
        "modal_dfc",
    ),
    both(
        card(
            "Villagers of Estwald", "{2}{G}", "Creature — Human Werewolf",
            on(Begins("upkeep"), Become(SELF, "transformed"), Compare(Total(PLAYER, "spells_before"), "==", 0)),
            pt=(2, 3),
        ),
        card(
            "Howlpack of Estwald", "", "Creature — Werewolf",
            on(Begins("upkeep"), Become(SELF, "transformed"), Exists(PLAYER & Stat("spells_before", ">=", 2))),
            pt=(4, 6), colours="G",
        ),
        "transform",
    ),
    both(
        card(
            "Delver of Secrets", "{U}", "Creature — Human Wizard",
            on(UPKEEP, Seq((
                Look(Top()),
                May(Reveal(Ref("top", "that"))),
                If(Fits(Ref("revealed"), INSTANT | SORCERY), Become(SELF, "transformed")),
            ))),
            pt=(1, 1),
        ),
        card("Insectile Aberration", "", "Creature — Human Insect", Keyword("flying"), pt=(3, 2), colours="U"),
        "transform",
    ),
    both(
        card(
            "Thraben Gargoyle", "{1}", "Artifact Creature — Gargoyle",
            Keyword("defender"), ability("{6}", Become(SELF, "transformed")),
            pt=(2, 2),
        ),
        card("Stonewing Antagonizer", "", "Artifact Creature — Gargoyle Horror", Keyword("flying"), pt=(4, 2)),
        "transform",
    ),
)

ADVENTURES = (
    both(
        card(
            "Bonecrusher Giant", "{2}{R}", "Creature — Giant",
            on(Become(Is(SELF), "targeted", SPELL), Damage(ControllerOf(Ref("source", "that")), 2)),
            pt=(4, 3),
        ),
        card(
            "Stomp", "{1}{R}", "Instant — Adventure",
            Spell(Seq((Rule((Unpreventable(Damage()),), END_OF_TURN), Damage(Target(ANY_TARGET), 2)))),
        ),
        "adventure",
    ),
)

SPLIT = (
    both(
        card("Fire", "{1}{R}", "Instant", Spell(Divide(2, Target(ANY_TARGET, 1, 2), Damage(TARGET, Result("share"))))),
        card("Ice", "{1}{U}", "Instant", Spell(Seq((Tap(Target(PERMANENT)), Draw(None, 1)), "line"))),
        "split",
    ),
    both(
        card("Wear", "{1}{R}", "Instant", Spell(destroy(Target(ARTIFACT))), keyword("fuse")),
        card("Tear", "{W}", "Instant", Spell(destroy(Target(ENCHANTMENT))), keyword("fuse")),
        "split",
    ),
    both(
        card("Cut", "{1}{R}", "Sorcery", Spell(Damage(Target(CREATURE), 4))),
        card("Ribbons", "{X}{B}{B}", "Sorcery", keyword("aftermath"), Spell(LoseLife(All(OPPONENT), X()))),
        "split",
    ),
    both(
        card("Glassworks", "{2}{R}", "Enchantment — Room", on(UNLOCKED_LEFT, Damage(Target(CREATURE & THEIRS), 4))),
        card("Shattered Yard", "{4}{R}", "Enchantment — Room", on(Begins("end", YOU), Damage(All(OPPONENT), 1))),
        "split",
    ),
)

FLIP = (
    both(
        card(
            "Akki Lavarunner", "{3}{R}", "Creature — Goblin Warrior",
            Keyword("haste"),
            on(Damage(OPPONENT, source=Is(SELF)), Become(IT_SELF, "flipped")),
            pt=(1, 1),
        ),
        card(
            "Tok-Tok, Volcano Born", "", "Legendary Creature — Goblin Shaman",
            keyword("protection", RED),
            Static((Replace(Damage(PLAYER, source=RED & Kind("source")), plus=1),)),
            pt=(2, 2),
        ),
        "flip",
    ),
)

LEVELS = (
    card(
        "Student of Warfare", "{W}", "Creature — Human Knight",
        keyword("level up", cost="{W}"),
        level(2, 6, 3, 3, Keyword("first strike")),
        level(7, 0, 4, 4, Keyword("double strike")),
        pt=(1, 1),
    ),
    card(
        "Cleric Class", "{W}", "Enchantment — Class",
        Static((Replace(GainLife(YOU), plus=1),)),
        class_level(2, "{3}{W}", on(GainLife(YOU), PutCounters("+1/+1", Target(CREATURE & YOURS), 1))),
        class_level(
            3, "{4}{W}",
            on(
                Become(Is(SELF), "level", n=3),
                Seq((
                    Move(Target(CREATURE & CARD & InZone("graveyard", YOU)), "battlefield", "", "return"),
                    GainLife(None, Of(Ref("moved", "that"), "toughness")),
                )),
            ),
        ),
    ),
)

FACE_DOWN = (
    card(
        "Willbender", "{1}{U}", "Creature — Human Wizard",
        keyword("morph", cost="{1}{U}"),
        on(TURNED_UP, Retarget(Target((SPELL | Kind("ability")) & Stat("targets", "==", 1)), change=True)),
        pt=(1, 2),
    ),
    card(
        "Hooded Hydra", "{X}{G}{G}", "Creature — Snake Hydra",
        enters_with("+1/+1", X()),
        on(DIES, Create(token("Snake", "G", 1, 1), Times(1, Of(IT_SELF, "counters:+1/+1")))),
        keyword("morph", cost="{3}{G}{G}"),
        AsBecomes("face_up", PutCounters("+1/+1", IT_SELF, 5)),
        pt=(0, 0),
    ),
    card(
        "Bane of the Living", "{2}{B}{B}", "Creature — Insect",
        keyword("morph", cost="{X}{B}{B}"),
        on(TURNED_UP, Apply(All(CREATURE, say="all"), (Add(Times(-1, X()), Times(-1, X())),), END_OF_TURN)),
        pt=(4, 3),
    ),
    card(
        "Battering Craghorn", "{2}{R}{R}", "Creature — Goat Beast",
        Keyword("first strike"), keyword("morph", cost="{1}{R}{R}"),
        pt=(3, 1),
    ),
    card(
        "Brine Elemental", "{4}{U}{U}", "Creature — Elemental",
        keyword("morph", cost="{5}{U}{U}"),
        on(TURNED_UP, Skip("untap", All(OPPONENT))),
        pt=(5, 4),
    ),
    card("Break Open", "{1}{R}", "Instant", Spell(Become(Target(Status("face_down") & CREATURE & THEIRS), "face_up"))),
    card("Reality Shift", "{1}{U}", "Instant", Spell(Seq((exile(Target(CREATURE)), Manifest(1, ControllerOf(TARGET)))))),
    card(
        "Aven Sunstriker", "{1}{W}{W}", "Creature — Bird Warrior",
        Keyword("flying"), keyword("double strike"), keyword("megamorph", cost="{4}{W}"),
        pt=(1, 1),
    ),
    card(
        "Bolrac-Clan Basher", "{4}{R}{R}", "Creature — Cyclops Warrior",
        *keywords("double strike", "trample"), keyword("disguise", cost="{3}{R}{R}"),
        pt=(3, 2),
    ),
)  # fmt: skip

CARDS = (*SAGAS, *DAY_AND_NIGHT, *OTHER_DOUBLE_FACED, *ADVENTURES, *SPLIT, *FLIP, *LEVELS, *FACE_DOWN)
