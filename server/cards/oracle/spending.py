"""Spending: rows for X, counters that are counted and doubled, and phases that are added to a turn (107.3, 122, 500.8, 702.62)."""

from __future__ import annotations

from server.engine.abilities.amounts import Half, Of, Result, Total, X
from server.engine.abilities.conditions import Compare, Happened, Unless
from server.engine.abilities.filters import And, Is, Not, Status
from server.engine.abilities.kinds import AsEnters, Keyword, Triggered
from server.engine.abilities.picks import SELF, Ref
from server.engine.abilities.structures import Begins, If, Repeat, Seq
from server.engine.abilities.verbs import Attack, Draw, GainLife, PutCounters, RemoveCounters, Take

from .table import H, rest, row

ABILITIES = (
    row(
        "whenever {k:one} counter is removed from this card while it's exiled, {d:effect}",
        Triggered(RemoveCounters(H.k, Is(SELF)), H.d, zone="exile"), "113.6k",
    ),
    row(
        "{x:me} enters with X {k:word} counters on it. If X is {n:digits} or more, it enters with an additional X {k:word} counters on it",
        AsEnters(Seq((PutCounters(H.k, SELF, X()), If(Compare(X(), ">=", H.n), PutCounters(H.k, SELF, X()))))), "107.3m",
    ),
)  # fmt: skip

KEYWORDS = (row("suspend X—{c:cost}. X can't be 0.", Keyword("suspend", None, H.c, X()), "702.62a"),)

EFFECTS = (
    row("double the number of {k:word} counters on {x:me}{c:silent}", PutCounters(H.k, SELF, Of(SELF, H.c)), "701.10e"),
    row(
        "you gain half X life and draw half X cards. Round down each time",
        Seq((GainLife(None, Half(X())), Draw(None, Half(X()))), "and"), "107.1a",
    ),
    row("after this phase, there is an additional combat phase", Take("combat"), "500.8"),
    row("there is an additional beginning phase after this phase", Take("beginning"), "500.8"),
    row("you get that many additional {s:step} steps after this phase", Repeat(Result(), Take(H.s)), "500.10", "upkeep s"),
)  # fmt: skip

EVENTS = (
    row("one or more {k:word} counters are put on {w:actor}", PutCounters(H.k, H.w), "122.6"),
    row("{w:actor} <attack|attacks> alone", Attack(And((rest("w"), Status("alone")))), "506.5"),
)

CONDITIONS = (
    row("X is {n:digits} or more", Compare(X(), ">=", H.n), "107.3"),
    row("it has {n:words} or more {k:counter} counters on it", Compare(Of(Ref("self", "it"), H.k), ">=", H.n), "122.1"),
    row("there are {n:words} or more {k:counter} counters on {x:me}", Compare(Of(SELF, H.k), ">=", H.n), "122.1"),
    row("it's the first combat phase of the turn", Unless(Happened(Begins("combat"), least=2)), "506.1"),
)

ADJECTIVES = (row("other", Not(Is(Ref("created"))), "109.1"),)

AMOUNTS = (row("the number of {k:counter} counters on {w:np:bare}", Total(H.w, H.k), "122.1"),)
