"""Acts: rows for keyword actions, and for the tokens that the rules define (701, 111.10)."""

from __future__ import annotations

from server.engine.abilities.acts import (
    DETAINED,
    Airbend,
    Behold,
    Blight,
    Clash,
    CollectEvidence,
    Discover,
    Does,
    Earthbend,
    EitherCost,
    Endure,
    Fateseal,
    Forage,
    Learn,
    Meld,
    Multiply,
    RingTempts,
    Suspect,
    TimeTravel,
    Venture,
    Villainous,
    Vote,
    Votes,
    Waterbend,
)  # fmt: skip
from server.engine.abilities.amounts import Of, Result, Times
from server.engine.abilities.changes import Limit, YourNextTurn
from server.engine.abilities.conditions import Both, Compare, Done, Exists, Fits, Paid, Unless
from server.engine.abilities.filters import CREATURE, YOU, YOURS, And, Not, OwnedBy, Status, WasCast
from server.engine.abilities.kinds import ExtraCost, Static
from server.engine.abilities.picks import SELF, YOU_, All, Ref, Top
from server.engine.abilities.structures import Apply, Mana, May, Mode, Rule, Seq
from server.engine.abilities.tokens import INCUBATOR, JUNK_PLAYED
from server.engine.abilities.verbs import Arrival, Become, Create, Move, PutCounters

from .table import H, Without, rest, row

ABILITIES = (
    row("{w:word} — {rest:whole}", Without("Spell", (("word", H.w),)), "207.2c"),
    row("as an additional cost to cast this spell, you may {c:costs:plain}", ExtraCost(H.c, "evidence", True), "601.2b"),
    row("as an additional cost to cast this spell, you may {c:costs:plain}{l:silent}", ExtraCost(H.c, H.l, True), "601.2b", "proper l"),
    row("while voting, you get an additional vote", Static((Limit("votes", 1, True),), YOU), "701.38d"),
    row("while voting, you may vote an additional time", Static((Limit("optional_votes", 1, True),), YOU), "701.38d"),
)

COSTS = (
    row("behold {w:np:a}", Behold(H.w), "701.4a"),
    row("blight {n:digits}", Blight(H.n), "701.68a"),
    row("collect evidence {n:digits}", CollectEvidence(H.n), "701.59a"),
    row("forage", Forage(), "701.61a"),
    row("waterbend {s:word}", Waterbend(H.s), "701.67a"),
    row("{a:cost} or pay {m:word}", EitherCost((H.a, Mana(H.m))), "601.2b"),
)

PAYING = (row("<waterbend|waterbends> {s:word}", Waterbend(H.s), "701.67a"),)

EFFECTS = (
    *COSTS[:1],
    row("{w:doer} <blight|blights> {n:digits}", Blight(H.n, H.w), "701.68a"),
    *COSTS[2:4],
    row("{w:you} may {d:base:w}. If {w:again} <don't|doesn't>, {o:effect}", May(H.d, H.w, None, H.o), "608.2d"),
    row("starting with you, each player votes for {c:choices}", Vote(H.c), "701.38a", "several c"),
    row("starting with you, each player votes for {w:np:a}", Vote((), H.w), "701.38a"),
    row("{w:you} <face|faces> a villainous choice — {a:sentence}, or {b:effect}", Villainous(H.w, (Mode(H.a), Mode(H.b))), "701.55a"),
    row("you create {t:tokens:n}", Create(H.t, H.n, YOU_), "701.7"),
    row("suspect {w:np}", Suspect(H.w), "701.60a"),
    row("double the power of {f:np:each} {u:until}", Multiply(All(H.f, say="each"), 2, 1, H.u), "701.10a"),
    row("double the power and toughness of {f:np:each} {u:until}", Multiply(All(H.f, say="each"), 2, 2, H.u), "701.10a"),
    row("double {w:poss} power {u:until}", Multiply(H.w, 2, 1, H.u), "701.10a"),
    row("double {w:poss} power and toughness {u:until}", Multiply(H.w, 2, 2, H.u), "701.10a"),
    row("triple {w:poss} power and toughness {u:until}", Multiply(H.w, 3, 3, H.u), "701.11a"),
    row("put {k:one} counter on {w:np} for each {n:per}", PutCounters(H.k, H.w, Times(1, H.n)), "122.6"),
    row("create {t:tokens:n} attached to {w:np}", Create(H.t, H.n, arrival=Arrival(attached_to=H.w)), "303.4i"),
    row("incubate {n:digits}", Create(INCUBATOR, 1, arrival=Arrival(counters=(("+1/+1", H.n),))), "701.53a"),
    row("create {t:tapped:n}", Create(H.t, H.n, arrival=Arrival(tapped=True)), "701.7"),
    row("detain {w:np:all}", Apply(H.w, DETAINED, YourNextTurn()), "701.35a"),
    row("fateseal {n:digits}", Fateseal(H.n), "701.29a"),
    row("clash with an opponent", Clash(), "701.30b"),
    row("discover again for the same value", Discover(Result()), "701.57a"),
    row("discover {n:digits}", Discover(H.n), "701.57a"),
    row("{w:source} <endure|endures> {n:digits}", Endure(H.w, H.n), "701.63a"),
    row("the Ring tempts you", RingTempts(), "701.54a"),
    row("airbend {w:np:all}", Airbend(H.w), "701.65a"),
    row("earthbend {n:digits}{w:silent}", Earthbend(H.w, H.n), "701.66a"),
    row("{w:doer} <venture|ventures> into the dungeon", Venture(H.w), "701.49a"),
    row("{w:doer} <venture|ventures> into {d:word}", Venture(H.w, H.d), "701.49d"),
    row("{w:you} <take|takes> the initiative", Become(H.w, "initiative"), "726.1"),
    row("{f:silent}{p:silent}exile them, then meld them into {i:face}", Meld(H.f, H.i, H.p), "701.42a"),
    row("learn", Learn(), "701.48a"),
    row("time travel", TimeTravel(), "701.56a"),
    row("{rest:effect}. This mana can't be spent to cast {w:np:a}", Without("AddMana", (("only", Not(H.w)),)), "106.6"),
    row(
        "exile the top card of your library. You may play that card {u:turn}",
        Seq((Move(Top(1), "exile", "", "exile"), Rule(JUNK_PLAYED, H.u))), "601.3",
    ),
)  # fmt: skip

EVENTS = (
    row("you move your venture marker into this room{w:silent}{n:silent}", Become(H.w, "room", n=H.n), "309.4c"),
    row("you choose a creature as your Ring-bearer", Become(And((CREATURE, YOURS)), "ring_bearer"), "701.54a"),
    row("the Ring tempts you", Does(YOU, "tempted_by_the_ring"), "701.54d"),
    row("{w:actor} <clash|clashes> and <win|wins>", Does(H.w, "clash_won"), "701.30d"),
    row("{w:actor} <collect|collects> evidence", Does(H.w, "collect_evidence"), "701.59a"),
    row("{w:actor} <forage|forages>", Does(H.w, "forage"), "701.61a"),
    row("{w:actor} <discover|discovers>", Does(H.w, "discover"), "701.57b"),
)

REFS = (row("each {x:head:voted} with the most votes or tied for most votes", Ref("voted"), "701.38a"),)

PER = (row("{w:word} vote", Votes(H.w), "701.38a"),)

CONDITIONS = (
    row(
        "you both own and control {x:me} and {w:np:a}",
        Both((Fits(SELF, And((OwnedBy(YOU), YOURS))), Exists(And((rest("w"), OwnedBy(YOU), YOURS))))),
        "108.3",
    ),
    row("you've completed a dungeon", Fits(YOU_, Status("completed_dungeon")), "309.7"),
    row("it's not suspected", Unless(Fits(Ref("self", "it"), Status("suspected"))), "701.60b"),
    row("{a:word} gets more votes{b:silent}", Compare(Votes(H.a), ">", Votes(H.b)), "701.38a"),
    row("{a:word} gets more votes or the vote is tied{b:silent}", Compare(Votes(H.a), ">=", Votes(H.b)), "701.38a"),
    row("evidence was collected", Paid("evidence"), "701.59c"),
    row("{k:one} was beheld", Paid(H.k), "701.4b", "proper k"),
    row("you cast it", Fits(SELF, WasCast()), "601.2i"),
    row("you win", Done("won"), "701.30d"),
    row("{w:poss} {s:stat} is {n:digits} or less", Compare(Of(H.w, H.s), "<=", H.n), "208.1"),
)
