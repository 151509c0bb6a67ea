"""Starter: cards about who controls what, and about copies with exceptions (110, 613.1b, 701.12, 707)."""

from __future__ import annotations

from server.engine.abilities.amounts import Greatest, Of, Result, X
from server.engine.abilities.changes import END_OF_TURN, Control, CopyOf, Forbid, Gain, GainThis, Prevent, Rename
from server.engine.abilities.conditions import Done, Fits, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    BASIC,
    CARD,
    CREATURE,
    ENCHANTMENT,
    LAND,
    PERMANENT,
    PLAYER,
    THEIRS,
    YOU,
    YOURS,
    ControlledBy,
    Did,
    InZone,
    Is,
    Not,
    Same,
    Shares,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Spell, Triggered, card
from server.engine.abilities.picks import OTHER, SELF, TARGET, YOU_, All, Beside, Choose, Ref, Target, Together, Top
from server.engine.abilities.structures import AnyEvent, Apply, Begins, If, Later, May, Regardless, Select, Seq, WhenDone
from server.engine.abilities.verbs import (
    Attach,
    Cast,
    Damage,
    Draw,
    ExchangeControl,
    GainControl,
    Move,
    PutCounters,
    RemoveCounters,
    Reveal,
    Sacrifice,
    Shuffle,
    sacrifice,
)  # fmt: skip
from server.engine.abilities.words import Effect, Filter

from .say import (
    DIES,
    END_STEP,
    ENTERS,
    IT_SELF,
    LEAVES,
    NONCREATURE,
    NONLAND,
    TO_FIELD_TAPPED,
    ability,
    enters_with,
    keyword,
    lasting,
    on,
    search,
)

YOU_GET = Ref("you", "you")
"""You, where the text names you."""
AMONG = Is(Ref("revealed"))
REST = All(AMONG & InZone("library"))
PASSES_ON = Apply(SELF, (Control(Beside("right")),))


def swap(kind: Filter) -> Effect:
    """You and the target player exchange control of the permanents of that kind with the greatest mana value."""

    def greatest(whose: Filter) -> Filter:
        return kind & whose & Stat("mana_value", ">=", Greatest(kind & whose, "mana_value"))

    theirs = ControlledBy(Same(Target(PLAYER)))
    return Seq((
        Select(Choose(greatest(YOURS), name="mine")),
        Select(Choose(greatest(theirs), by=TARGET, name="theirs")),
        ExchangeControl(Together((Ref("mine"), Ref("theirs")))),
    ))  # fmt: skip


CARDS = (
    card(
        "Gilded Drake", "{1}{U}", "Creature — Drake",
        keyword("flying"),
        on(ENTERS, Regardless(Seq((
            ExchangeControl(Together((SELF, Target(CREATURE & THEIRS, 0, 1)))), If(Unless(Done("exchanged")), sacrifice(SELF)),
        )))), pt=(3, 3),
    ),
    card("Juxtapose", "{3}{U}", "Sorcery", Spell(Seq((swap(CREATURE), swap(ARTIFACT)), "Then"))),
    card(
        "Legerdemain", "{2}{U}{U}", "Sorcery",
        Spell(ExchangeControl(Together((
            Target(ARTIFACT | CREATURE, name="one"),
            Target(PERMANENT & Shares("type", Ref("one"), ("artifact", "creature")), name="other", apart=("one",)),
        )))),
    ),
    card(
        "Guardian Beast", "{3}{B}", "Creature — Beast",
        lasting(
            NONCREATURE & ARTIFACT & YOURS, Forbid(Attach(Subtype("Aura"), AFFECTED)), Gain(Keyword("indestructible")),
            Forbid(GainControl(AFFECTED, PLAYER & Not(YOU))), cond=Fits(SELF, Not(Status("tapped"))),
        ), pt=(2, 4),
    ),
    card(
        "Mizzium Transreliquat", "{3}", "Artifact",
        ability("{3}", Apply(SELF, (CopyOf(Target(ARTIFACT)),), END_OF_TURN)),
        ability("{1}{U}{R}", Apply(SELF, (CopyOf(Target(ARTIFACT), (GainThis(),)),))),
    ),
    card(
        "Irma, Part-Time Mutant", "{2}{U}", "Legendary Creature — Human Mutant Shapeshifter",
        on(Begins("combat", YOU), Seq((
            Apply(SELF, (CopyOf(Target(OTHER & CREATURE & YOURS, 0, 1), (Rename("Irma, Part-Time Mutant", "her"), GainThis("she"))),)),
            PutCounters("+1/+1", Ref("self", "her"), 1),
        ), "Then")), pt=(1, 1),
    ),
    card(
        "Aura Thief", "{3}{U}", "Creature — Illusion",
        keyword("flying"), on(DIES, Apply(All(ENCHANTMENT, say="all"), (Control(YOU_GET),))), pt=(2, 2),
    ),
    card(
        "Hithlain Rope", "{2}", "Artifact",
        lasting(None, Forbid(Move(AFFECTED, manner="sacrifice"))),
        ability("{1}{T}", Seq((search(BASIC & LAND & CARD, TO_FIELD_TAPPED), PASSES_ON))),
        ability("{2}{T}", Seq((Draw(None, 1), PASSES_ON))),
    ),
    card(
        "Seraph", "{6}{W}", "Creature — Angel",
        keyword("flying"),
        on(Move(CREATURE & Did(Damage(source=Is(SELF)), "to"), "graveyard", "battlefield"), Later(END_STEP, Seq((
            Move(Ref("it", "that card"), "battlefield", under=YOU_, name="risen"),
            Later(AnyEvent((LEAVES, GainControl(Is(SELF), PLAYER & Not(YOU)))), sacrifice(Ref("risen", "the creature"))),
        )))), pt=(4, 4),
    ),
    # creatures of X, and what becomes of counters
    card(
        "Protean Hydra", "{X}{G}", "Creature — Hydra",
        enters_with("+1/+1", X()),
        lasting(None, Prevent(Damage(AFFECTED), also=RemoveCounters("+1/+1", IT_SELF, Result()))),
        on(RemoveCounters("+1/+1", Is(SELF)), Later(END_STEP, PutCounters("+1/+1", IT_SELF, 2))), pt=(0, 0),
    ),
    card(
        "Genesis Hydra", "{X}{G}{G}", "Creature — Plant Hydra",
        Triggered(Cast(Is(SELF)), Seq((
            Reveal(Top(X())),
            Seq((
                May(Move(Choose(NONLAND & PERMANENT & CARD & Stat("mana_value", "<=", X()) & AMONG), "battlefield")), Shuffle(None, REST),
            ), "Then"),
        )), zone="stack"), enters_with("+1/+1", X()), pt=(0, 0),
    ),
    card(
        "Heart-Piercer Manticore", "{2}{R}{R}", "Creature — Manticore",
        on(ENTERS, Seq((
            May(Sacrifice(None, 1, OTHER & CREATURE)),
            WhenDone("sacrificed", Damage(Target(ANY_TARGET), Of(Ref("sacrificed", "that creature"), "power"), SELF)),
        ))), keyword("embalm", cost="{5}{R}"), pt=(4, 3),
    ),
)  # fmt: skip
