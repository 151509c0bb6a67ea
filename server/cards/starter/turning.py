"""Starter: cards about turns and steps, winning and losing, libraries and luck (104, 500, 700.3, 701, 706)."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, Of
from server.engine.abilities.changes import (
    END_OF_TURN,
    Add,
    Base,
    Colours,
    Forbid,
    Gain,
    LifeFloor,
    Replace,
    Types,
    YourNextTurn,
)  # fmt: skip
from server.engine.abilities.conditions import Fits, Now, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    CARD,
    CREATURE,
    LAND,
    OPPONENT,
    PLAYER,
    THEIRS,
    YOU,
    YOURS,
    Did,
    Has,
    InZone,
    Is,
    Status,
    Subtype,
    WithCounter,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Spell, Static, Triggered, card
from server.engine.abilities.picks import ENCHANTED, IT, OTHER, SELF, THAT_PLAYER, YOU_, All, Choose, Ref, Search, Target, Top
from server.engine.abilities.structures import (
    Apply,
    Begins,
    Each,
    If,
    Later,
    Outcome,
    Piles,
    Process,
    Roll,
    Rule,
    Select,
    Seq,
)  # fmt: skip
from server.engine.abilities.verbs import (
    Arrival,
    Attack,
    Cast,
    Create,
    Draw,
    Lose,
    LoseLife,
    Move,
    PutCounters,
    Reveal,
    SetLife,
    Shuffle,
    Take,
    Untap,
    Win,
    exile,
)  # fmt: skip

from .say import NONLAND, SECOND_MAIN, ability, hand_card, keyword, lasting, loyalty, makes, on

TAPPED = Fits(SELF, Status("tapped"))
AMONG = Is(Ref("revealed"))
REST = All(AMONG & InZone("library"))
REST_TO_BOTTOM = Move(REST, "library", position="random_bottom")
FOUND_LAND = All(AMONG & LAND)
DEAD = Number(CREATURE & CARD & InZone("graveyard", YOU))
GOES = Triggered(Begins("end_combat"), exile(Ref("self", "this token")))
COPY = Create(None, 1, copy_of=Ref("target", "that creature"), arrival=Arrival(True, True), but=(Types(lose=("legendary",)), Gain(GOES)))
THE_EXILED = Ref("exiled", "the exiled card")
THE_PLAYER = Ref("that_player", "the player")
EACH_SEARCHED = Seq((Select(Search(NONLAND & CARD, 0, 1, Ref("each"), YOU_)), exile(Ref("found"), "exiled"), Shuffle(Ref("each"))))

CARDS = (
    card(
        "Final Fortune", "{R}{R}", "Instant",
        Spell(Seq((Take(), Later(Begins("end", turn="taken"), Lose(YOU_))))),
    ),
    card(
        "Paradox Haze", "{2}{U}", "Enchantment — Aura",
        keyword("enchant", PLAYER), on(Begins("upkeep", PLAYER & ENCHANTED, first=True), Take("upkeep", THAT_PLAYER)),
    ),
    card(
        "Overpowering Attack", "{3}{R}{R}", "Sorcery",
        keyword("freerunning", cost="{2}{R}"),
        Spell(Seq((Untap(All(CREATURE & YOURS & Did(Attack(), "what"), say="all")), If(Now("main", YOU), Take("combat_main"))))),
    ),
    card(
        "Omen Machine", "{6}", "Artifact",
        lasting(PLAYER, Forbid(Draw(AFFECTED))),
        on(Begins("draw", PLAYER), Seq((
            Move(Top(1, THAT_PLAYER), "exile", "", "exile", by=THAT_PLAYER, name="exiled"),
            If(Fits(Ref("exiled"), LAND & CARD), Move(Ref("exiled"), "battlefield", by=THE_PLAYER, under=THE_PLAYER),
               Cast(Ref("exiled"), THE_PLAYER)),
        ))),
    ),
    card(
        "Notion Thief", "{2}{U}{B}", "Creature — Human Rogue",
        keyword("flash"), lasting(None, Replace(Draw(OPPONENT, but_first=True), Draw(YOU_, 1))), pt=(3, 1),
    ),
    card(
        "Stunning Reversal", "{3}{B}", "Instant",
        Spell(Seq((Rule((Replace(Lose(YOU), Seq((Draw(None, 7), SetLife(YOU_, 1)), "and"), uses=1),), END_OF_TURN), exile(SELF)), "line")),
    ),
    card(
        "Angel's Grace", "{W}", "Instant",
        keyword("split second"),
        Spell(Seq((Rule((Forbid(Lose(YOU)), Forbid(Win(OPPONENT))), END_OF_TURN), Rule((LifeFloor(YOU, 1),), END_OF_TURN)))),
    ),
    card(
        "Ad Nauseam", "{3}{B}{B}", "Instant",
        Spell(Process(Seq((
            Seq((Reveal(Top()), Move(Ref("revealed", "that card"), "hand")), "and"),
            LoseLife(YOU_, Of(Ref("revealed", "it"), "mana_value")),
        )))),
    ),
    card(
        "Delina, Wild Mage", "{3}{R}", "Legendary Creature — Elf Shaman",
        on(Attack(Is(SELF)), Seq((
            Select(Target(CREATURE & YOURS)), Roll(20, (Outcome(1, 14, COPY), Outcome(15, 20, COPY, True))),
        ), "then")), pt=(3, 2),
    ),
    card(
        "Svogthos, the Restless Tomb", "", "Land",
        makes("{C}"),
        ability("{3}{B}{G}", Apply(SELF, (
            Colours("BG"), Types(add=("Plant", "Zombie", "creature")), Gain(Static((Base(DEAD, DEAD),), cda=True)),
        ), END_OF_TURN, True)),
    ),
    card(
        "Jace, Architect of Thought", "{2}{U}{U}", "Legendary Planeswalker — Jace",
        loyalty(1, Later(Attack(CREATURE & THEIRS), Apply(IT, (Add(-1, 0),), END_OF_TURN), True, until=YourNextTurn())),
        loyalty(-2, Seq((
            Reveal(Top(3)),
            Piles(Ref("revealed"), Choose(OPPONENT), Seq((
                Move(Ref("pile"), "hand"), Move(Ref("other"), "library", position="any_order_bottom"),
            ), "and")),
        ))),
        loyalty(-8, Seq((
            Each(All(PLAYER), EACH_SEARCHED), Cast(Ref("exiled"), each=True),
        ))), loyalty=4,
    ),
    # suspended cards
    card(
        "Jhoira of the Ghitu", "{1}{U}{R}", "Legendary Creature — Human Wizard",
        ability("{2}", Seq((
            PutCounters("time", THE_EXILED, 4),
            If(Unless(Fits(Ref("exiled", "it"), Has("suspend"))), Apply(Ref("exiled", "it"), (Gain(Keyword("suspend")),))),
        )), Move(Choose(hand_card(NONLAND)), "exile", "", "exile", name="exiled")), pt=(2, 2),
    ),
    card(
        "Chronomantic Escape", "{4}{W}{W}", "Sorcery",
        Spell(Seq((
            Rule((Forbid(Attack(CREATURE, YOU)),), YourNextTurn()),
            Move(SELF, "exile", "", "exile", arrival=Arrival(counters=(("time", 3),))),
        ))), keyword("suspend", cost="{2}{W}", n=3),
    ),
    # survival
    card(
        "House Cartographer", "{1}{G}", "Creature — Human Scout Survivor",
        on(SECOND_MAIN, Seq((
            Reveal(Top(until=LAND & CARD)), Seq((Move(FOUND_LAND, "hand"), REST_TO_BOTTOM), "and"),
        )), TAPPED, word="Survival"), pt=(2, 2),
    ),
    card(
        "Rip, Spawn Hunter", "{2}{G}{W}", "Legendary Creature — Human Survivor",
        on(SECOND_MAIN, Seq((
            Reveal(Top(Of(Ref("self", "it"), "power"))),
            Move(Choose((CREATURE | Subtype("Vehicle")) & CARD & AMONG, 0, -1, whole="different_powers"), "hand"), REST_TO_BOTTOM,
        )), TAPPED, word="Survival"), pt=(4, 4),
    ),
    card(
        "Reluctant Role Model", "{1}{W}", "Creature — Human Survivor",
        on(SECOND_MAIN, PutCounters("", Ref("self", "it"), 1, kinds=("flying", "lifelink", "+1/+1")), TAPPED, word="Survival"),
        on(Move(Is(SELF) | (OTHER & CREATURE & YOURS), "graveyard", "battlefield"),
           PutCounters("", Target(CREATURE, 0, 1), like=IT), Fits(IT, WithCounter())), pt=(2, 2),
    ),
)  # fmt: skip
