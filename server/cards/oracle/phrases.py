"""Phrases: rows for what narrows things down, pronouns, numbers, conditions and durations."""

from __future__ import annotations

from server.engine.abilities.amounts import (
    AnyColourName,
    BasicLandTypeName,
    CardName,
    CreatureTypeName,
    Devotion,
    Difference,
    Distinct,
    Greatest,
    Half,
    Least,
    Number,
    Of,
    Result,
    Tally,
    Total,
)  # fmt: skip
from server.engine.abilities.changes import END_OF_TURN, EndOfCombat, ThisGame, Until, While, YourNextTurn
from server.engine.abilities.conditions import Both, Compare, Done, Either, Exists, Fits, Happened, Now, Paid, Unless
from server.engine.abilities.filters import (
    CREATURE,
    OPPONENT,
    PLAYER,
    YOU,
    YOURS,
    And,
    AttachedTo,
    AttackingWhom,
    Chosen,
    Colour,
    ControlledBy,
    Did,
    Has,
    Is,
    Kind,
    Named,
    Not,
    Or,
    OwnedBy,
    Same,
    Shares,
    Stat,
    Status,
    Subtype,
    Supertype,
    Targets,
    Teammate,
    Type,
    WithCounter,
)  # fmt: skip
from server.engine.abilities.picks import SELF, YOU_, Ref
from server.engine.abilities.verbs import Attack, Damage, GainLife, LoseLife, Move

from .acting import ACT_AFTERS, ACT_PER, ACT_REFS
from .frames import FRAME_ADJECTIVES, FRAME_AFTERS, FRAME_CONDITIONS, FRAME_QUALITIES
from .table import H, rest, row
from .themes import MORE_ADJECTIVES, MORE_AFTERS, MORE_AMOUNTS, MORE_CONDITIONS, MORE_DURATIONS, MORE_PER, MORE_QUALITIES, MORE_REFS

ADJECTIVES = (
    *FRAME_ADJECTIVES,
    *MORE_ADJECTIVES,
    row("attacking or blocking", Or((Status("attacking"), Status("blocking"))), "509.1g"),
    row("{s:word}", Status(H.s), "110.5", "plain s"),
    row("untapped", Not(Status("tapped")), "110.5"),
    row("other", Not(Is(SELF)), "109.1"),
    row("non{c:colour}", Not(Colour(H.c)), "105.2"),
    row("{c:colour}", Colour(H.c), "105.2"),
    row("{a:adjective} or {b:adjective}", Or((H.a, H.b)), "105.2"),
    row("non{t:word}", Not(Type(H.t)), "205.2"),
    row("non-{t:word}", Not(Subtype(H.t)), "205.3"),
    row("non{t:word}", Not(Supertype(H.t)), "205.4"),
    row("{t:word}", Supertype(H.t), "205.4"),
    row("nontoken", Not(Kind("token")), "111.1"),
)

NOUNS = (
    row("teammate", Teammate(), "102.3"),
    row("{t:word}", Type(H.t), "205.2"),
    row("{t:word}", Subtype(H.t), "205.3"),
    row("{k:word}", Kind(H.k), "109.1"),
)

AFTERS = (
    *FRAME_AFTERS,
    *ACT_AFTERS,
    *MORE_AFTERS,
    row("you control", ControlledBy(YOU), "109.5"),
    row("your opponents control", ControlledBy(OPPONENT), "102.2", "many"),
    row("an opponent controls", ControlledBy(OPPONENT), "102.2"),
    row("they control", ControlledBy(Same(Ref("each"))), "109.4"),
    row("{p:np} controls", ControlledBy(Same(H.p)), "109.4"),
    row("{p:np:one} controls", ControlledBy(H.p), "109.4"),
    row("you own", OwnedBy(YOU), "108.3"),
    row("an opponent owns", OwnedBy(OPPONENT), "108.3"),
    row("with {w:word}", Has(H.w), "702.1"),
    row("without {w:word}", Not(Has(H.w)), "702.1"),
    row("with exactly {n:digits} life", Stat("life", "==", H.n), "119.1"),
    row("with even {s:stat}s", Stat(H.s, "%2", 0), "202.3", "many"),
    row("with {s:stat} {n:digits}", Stat(H.s, "==", H.n), "208.1"),
    row("with {s:stat} equal to {n:amount}", Stat(H.s, "==", H.n), "208.1"),
    row("with {s:stat} {n:digits} or greater", Stat(H.s, ">=", H.n), "208.1", "size s"),
    row("with {s:stat} {n:digits} or less", Stat(H.s, "<=", H.n), "208.1", "size s"),
    row("with equal or lesser {s:stat}", Stat(H.s, "<=", Of(Ref("mine"), H.s)), "202.3"),
    row("that attacked this turn", Did(Attack(), "what"), "508.1"),
    row("dealt damage by {s:np} this turn", Did(Damage(source=Is(H.s)), "to"), "120.1"),
    row("of the color of your choice", Chosen("colour", "colour"), "105.4"),
    row("of the chosen color", Chosen("colour"), "607.2d"),
    row("of the chosen type", Chosen("type"), "607.2d"),
    row("of the chosen type", Chosen("subtype"), "607.2d"),
    row("with the chosen name", Chosen("name"), "607.2d"),
    row("with counters on them", WithCounter(), "122.1", "many"),
    row("with a counter on it", WithCounter(), "122.1"),
    row("with {k:word} counters on them", WithCounter(H.k), "122.1", "many"),
    row("with {k:one} counter on it", WithCounter(H.k), "122.1"),
    row("attached to {w:np:a}", AttachedTo(H.w), "301.5"),
    row("that target {w:np:a}", Targets(H.w), "115.9a", "many"),
    row("that targets {w:np:a}", Targets(H.w), "115.9a"),
    row("that are attacking {w:np:a}", AttackingWhom(H.w), "508.1b", "many"),
    row("that's attacking {w:np:a}", AttackingWhom(H.w), "508.1b"),
    row("that shares a card type with {r:np}", Shares("type", H.r), "205.2"),
    row("named {n:word}", Named(H.n), "201.2"),
)

QUALITIES = (
    *MORE_QUALITIES,
    *FRAME_QUALITIES,
    row("a color", AnyColourName(), "105.4"),
    row("a creature type", CreatureTypeName(), "205.3m"),
    row("a card name", CardName(), "201.4"),
    row("a basic land type", BasicLandTypeName(), "305.6"),
)

REFS = (
    *ACT_REFS,
    *MORE_REFS,
    row("they", Ref("each"), "608.2e"),
    row("the revealed card", Ref("revealed"), "701.20"),
    row("the exiled card", Ref("self.exiled"), "607.2a"),
    row("the sacrificed {x:head:sacrificed}", Ref("sacrificed"), "701.21"),
)

AMOUNTS = (
    *MORE_AMOUNTS,
    row("the number of card types among {w:np:bare}", Distinct(H.w, "type"), "205.2a"),
    row("the number of {w:np:bare}", Number(H.w), "107.3"),
    row("the highest life total among all players", Greatest(PLAYER, "life"), "119.1"),
    row("the lowest life total among all players", Least(PLAYER, "life"), "119.1"),
    row("the total {s:stat} of {w:np:bare}", Total(H.w, H.s), "208.1"),
    row("the number of {k:counter} counters on {w:np}", Of(H.w, H.k), "122.1"),
    row("{w:poss} {s:stat}", Of(H.w, H.s), "208.1"),
    row("your devotion to {c:colour}", Devotion(H.c), "700.5"),
    row("the life lost this way", Result("lost"), "608.2c"),
    row("the amount of life {w:np} gained this turn", Tally(GainLife(H.w), "amount"), "119.9"),
    row("the amount of life {w:np} lost this turn", Tally(LoseLife(H.w), "amount"), "119.9"),
    row("the number of {w:np:bare} that died this turn", Tally(Move(H.w, "graveyard", "battlefield")), "700.4"),
    row("{a:amount} minus {b:digits}", Difference(H.a, H.b), "107.1b"),
    row("half {a:amount}, rounded up", Half(H.a, True), "107.1a"),
    row("half {a:amount}, rounded down", Half(H.a, False), "107.1a"),
)

PER = (
    *ACT_PER,
    *MORE_PER,
    row("{w:np:one}", Number(H.w), "107.3"),
    row("{k:counter} counter on {w:np}", Of(H.w, H.k), "122.1"),
)

CONDITIONS = (
    *FRAME_CONDITIONS,
    *MORE_CONDITIONS,
    row("you have {n:digits} or more life", Compare(Of(YOU_, "life"), ">=", H.n), "119.1"),
    row("you control {a:one} or {b:one}", Exists(And((Or((Subtype(H.a), Subtype(H.b))), YOURS))), "109.5"),
    row("you control {w:np:a}", Exists(And((rest("w"), YOURS))), "109.5"),
    row("no {w:np:bare} are on the battlefield", Compare(Number(H.w), "==", 0), "400.1"),
    row(
        "you control more {w:np:bare} than {p:np:one}",
        Compare(Number(And((rest("w"), YOURS))), ">", Number(And((H.w, ControlledBy(H.p))))), "109.5",
    ),
    row(
        "there are {n:words} or more card types among {w:np:bare}",
        Compare(Distinct(H.w, "type"), ">=", H.n), "205.2a",
    ),
    row("your devotion to {c:colour} is less than {n:words}", Compare(Devotion(H.c), "<", H.n), "700.5"),
    row("there are no {k:counter} counters on {w:np}", Compare(Of(H.w, H.k), "==", 0), "122.1"),
    row("an opponent has more cards in hand than you", Exists(And((OPPONENT, Stat("hand", ">", Of(YOU_, "hand"))))), "402.1"),
    row("{r:np} is poisoned", Fits(H.r, Stat("poison", ">=", 1)), "122.1f"),
    row("{r:np} has the same {s:stat} as {o:np}", Fits(H.r, Stat(H.s, "==", Of(H.o, H.s))), "202.3"),
    row("{a:cond} and {b:cond}", Both((H.a, H.b)), "603.4"),
    row("{a:cond} or {b:cond}", Either((H.a, H.b)), "603.4"),
    row("you control no {w:np:bare}", Unless(Exists(And((rest("w"), YOURS)))), "109.5"),
    row("{r:np} isn't {f:adjective}", Unless(Fits(H.r, H.f)), "110.5"),
    row("it's your turn", Now("", YOU), "102.1"),
    row("it's not your turn", Unless(Now("", YOU)), "102.1"),
    row("{n:silent}you do", Done(H.n), "608.2c"),
    row("{w:np:a} died this turn", Happened(Move(H.w, "graveyard", "battlefield")), "700.4"),
    row("{w:np:a} gained life this turn", Happened(GainLife(H.w)), "119.9"),
    row("{w:np:a} lost life this turn", Happened(LoseLife(H.w)), "119.9"),
    row("you attacked this turn", Happened(Attack(And((CREATURE, YOURS)))), "508.6"),
    row("{r:np} is {f:adjective}", Fits(H.r, H.f), "110.5"),
    row("this spell was kicked", Paid("kicker"), "702.33d"),
    row("its {k:word} cost was paid", Paid(H.k), "118.9", "creature"),
    row("this spell's {k:word} cost was paid", Paid(H.k), "118.9"),
)

DURATIONS = (
    *MORE_DURATIONS,
    row("until end of turn", END_OF_TURN, "514.2"),
    row("until end of combat", EndOfCombat(), "511.3"),
    row("until your next turn", YourNextTurn(), "500.4"),
    row("until {e:event}", Until(H.e), "610.3"),
    row("for as long as {c:cond}", While(H.c), "611.2b"),
    row("for the rest of the game", ThisGame(), "611.2a"),
)

TURN = (row("this turn", END_OF_TURN, "514.2"),)
"""How a duration is said after what is no characteristic."""
