"""Acts: rows for keyword actions, and for the tokens that the rules define (701, 111.10)."""

from __future__ import annotations

from server.engine.abilities.acts import (
    DETAINED,
    Clash,
    Discover,
    Does,
    Endure,
    Fateseal,
    Learn,
    TimeTravel,
)  # fmt: skip
from server.engine.abilities.amounts import Of, Result
from server.engine.abilities.changes import YourNextTurn
from server.engine.abilities.conditions import Compare, Done, Fits
from server.engine.abilities.filters import Not, WasCast
from server.engine.abilities.picks import SELF, Top
from server.engine.abilities.structures import Apply, Rule, Seq
from server.engine.abilities.tokens import INCUBATOR, JUNK_PLAYED
from server.engine.abilities.verbs import Arrival, Create, Move

from .table import H, Without, row

EFFECTS = (
    row("create {t:tokens:n} attached to {w:np}", Create(H.t, H.n, arrival=Arrival(attached_to=H.w)), "303.4i"),
    row("incubate {n:digits}", Create(INCUBATOR, 1, arrival=Arrival(counters=(("+1/+1", H.n),))), "701.53a"),
    row("create {t:tapped:n}", Create(H.t, H.n, arrival=Arrival(tapped=True)), "701.7"),
    row("detain {w:np:all}", Apply(H.w, DETAINED, YourNextTurn()), "701.35a"),
    row("fateseal {n:digits}", Fateseal(H.n), "701.29a"),
    row("clash with an opponent", Clash(), "701.30b"),
    row("discover again for the same value", Discover(Result()), "701.57a"),
    row("discover {n:digits}", Discover(H.n), "701.57a"),
    row("{w:source} <endure|endures> {n:digits}", Endure(H.w, H.n), "701.63a"),
    row("learn", Learn(), "701.48a"),
    row("time travel", TimeTravel(), "701.56a"),
    row("{rest:effect}. This mana can't be spent to cast {w:np:a}", Without("AddMana", (("only", Not(H.w)),)), "106.6"),
    row(
        "exile the top card of your library. You may play that card {u:turn}",
        Seq((Move(Top(1), "exile", "", "exile"), Rule(JUNK_PLAYED, H.u))), "601.3",
    ),
)  # fmt: skip

EVENTS = (
    row("{w:actor} <clash|clashes> and <win|wins>", Does(H.w, "clash_won"), "701.30d"),
    row("{w:actor} <discover|discovers>", Does(H.w, "discover"), "701.57b"),
)

CONDITIONS = (
    row("you cast it", Fits(SELF, WasCast()), "601.2i"),
    row("you win", Done("won"), "701.30d"),
    row("{w:poss} {s:stat} is {n:digits} or less", Compare(Of(H.w, H.s), "<=", H.n), "208.1"),
)
