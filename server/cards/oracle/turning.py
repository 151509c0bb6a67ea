"""Turning: rows about turns and steps, losing, dice, and cards from the top of a library (104, 500, 700.3, 701, 706)."""

from __future__ import annotations

from server.engine.abilities.changes import Colours, Forbid, Gain, LifeFloor, Replace, Types
from server.engine.abilities.conditions import Fits, Now, Unless
from server.engine.abilities.filters import CARD, OPPONENT, PLAYER, YOU, And, Has, InZone, Is, Or, Subtype, Type, WithCounter
from server.engine.abilities.picks import YOU_, All, Choose, Ref, Search, Top
from server.engine.abilities.structures import Apply, Begins, Each, If, Later, Piles, Process, Roll, Rule, Select, Seq
from server.engine.abilities.verbs import (
    Arrival,
    Attack,
    Cast,
    Create,
    Draw,
    Lose,
    Move,
    PutCounters,
    Reveal,
    SetLife,
    Shuffle,
    Take,
    Win,
)  # fmt: skip

from .table import H, row

AMONG = Is(Ref("revealed"))
REST = All(And((AMONG, InZone("library"))))

EFFECTS = (
    # turns and steps
    row(
        "if it's your main phase, there is an additional combat phase after this phase, followed by an additional main phase",
        If(Now("main", YOU), Take("combat_main")), "500.8",
    ),
    row("{w:doer} <get|gets> an additional {s:step} step after this step", Take(H.s, H.w), "500.9", "upkeep s"),
    row("at the beginning of that turn's {s:step}, {t:silent}{d:effect}", Later(Begins(H.s, turn=H.t), H.d), "603.7", "said t"),
    row("{u:until}, {a:np:bare} can't attack you", Rule((Forbid(Attack(H.a, YOU)),), H.u), "508.1c"),
    row(
        "exile {w:np} with {n:counters:k} on it",
        Move(H.w, "exile", "", "exile", arrival=Arrival(counters=((H.k, H.n),))), "122.6",
    ),
    row("if {r:np} doesn't have {a:word}, {d:effect}", If(Unless(Fits(H.r, Has(H.a))), H.d), "702.1"),
    row("{u:until}, whenever {e:event}, {d:effect}", Later(H.e, H.d, True, until=H.u), "603.7", "there u"),
    # losing
    row(
        "the next time you would lose the game this turn, instead {d:effect}{u:silent}",
        Rule((Replace(Lose(YOU), H.d, uses=1),), H.u), "614.1a",
    ),
    row("{w:poss} life total becomes {n:digits}", SetLife(H.w, H.n), "119.5"),
    row(
        "you can't lose the game {u:turn} and your opponents can't win the game {u:turn}",
        Rule((Forbid(Lose(YOU)), Forbid(Win(OPPONENT))), H.u), "104.3",
    ),
    row(
        "{u:until}, damage that would reduce your life total to less than {n:digits} reduces it to {n:digits} instead",
        Rule((LifeFloor(YOU, H.n),), H.u), "120.3a",
    ),
    # libraries
    row("{d:effect}. You may repeat this process any number of times", Process(H.d), "608.2d"),
    row("reveal cards from the top of your library until you reveal {w:np:a}", Reveal(Top(until=H.w)), "701.20a", "there w"),
    row("reveal the top X cards of your library, where X is {n:amount}", Reveal(Top(H.n)), "701.20a", "counted n"),
    row(
        "{w:silent}put that card into your hand and the rest on the bottom of your library in a random order",
        Seq((Move(All(And((AMONG, H.w))), "hand"), Move(REST, "library", position="random_bottom")), "and"), "401.4", "type w",
    ),
    row(
        "put any number of {a:word} and/or {b:word} cards with different powers from among them into your hand",
        Move(Choose(And((Or((Type(H.a), Subtype(H.b))), CARD, AMONG)), 0, -1, whole="different_powers"), "hand"), "608.2d",
    ),
    row("an opponent separates those cards into two piles. {d:sentence}", Piles(Ref("revealed"), Choose(OPPONENT), H.d), "700.3"),
    row(
        "put one pile into your hand and the other on the bottom of your library in any order",
        Seq((Move(Ref("pile"), "hand"), Move(Ref("other"), "library", position="any_order_bottom")), "and"), "700.3",
    ),
    row(
        "for each player, search that player's library for {w:np:a} and exile it, then that player shuffles",
        Each(
            All(PLAYER),
            Seq((Select(Search(H.w, 0, 1, Ref("each"), YOU_)), Move(Ref("found"), "exile", "", "exile"), Shuffle(Ref("each")))),
        ), "701.23",
    ),
    row("you may cast those cards without paying their mana costs", Cast(Ref("exiled"), each=True), "608.2g"),
    row("{b:doer} <exile|exiles> the top card of their library", Move(Top(1, H.b), "exile", "", "exile", by=H.b), "701.13"),
    row("{b:np} puts {w:np} onto the battlefield", Move(H.w, "battlefield", by=H.b, under=H.b), "400.7", "there b"),
    row("{b:np} casts {w:np} without paying its mana cost if able", Cast(H.w, H.b), "608.2g", "there b"),
    # dice, tokens, counters
    row("roll a d{n:digits}{t:outcomes}", Roll(H.n, H.t), "706.3"),
    row(
        "create a {a:arrival} token that's a copy of {w:np}, except {b:exceptions}",
        Create(None, 1, copy_of=H.w, arrival=H.a, but=H.b), "707.9", "any b",
    ),
    row("put {k:kinds} counter on {w:np}", PutCounters("", H.w, 1, kinds=H.k), "122.6", "any k"),
    row("put those counters on {w:np}{l:silent}", PutCounters("", H.w, like=H.l), "122.6", "there l"),
    row(
        "{u:until}, {w:become:land} {c:changes:given}. <They're still lands|It's still a land>",
        Apply(H.w, H.c, H.u, True), "205.1b", "adds creature c",
    ),
)  # fmt: skip

TIMES = (
    row("end of combat", Begins("end_combat"), "511.2"),
    row("the beginning of {w:owner} first {s:step} each turn", Begins(H.s, H.w, True), "603.6"),
)

CONDITIONS = (
    row("it's a land card", Fits(Ref("exiled"), And((Type("land"), CARD))), "205.2"),
    row("{r:np} had counters on it", Fits(H.r, WithCounter()), "122.1"),
)

CHANGES = (
    row(
        "<become|becomes> a {c:colours} {t:types} with {a:granted}",
        (Colours(H.c), Types(add=H.t), Gain(H.a)), "613.1d",
    ),
)  # fmt: skip

RULES = (
    row(
        "if {w:np:a} would draw a card except the first one they draw in each of their draw steps,"
        " instead that player skips that draw and {d:effect}",
        Replace(Draw(H.w, but_first=True), H.d), "614.1a",
    ),
)  # fmt: skip
