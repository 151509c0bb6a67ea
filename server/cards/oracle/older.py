"""Older: rows for the keywords of older sets and for what their cards say (702.13-702.99)."""

from __future__ import annotations

from server.engine.abilities.amounts import Total
from server.engine.abilities.changes import AsThough
from server.engine.abilities.conditions import Compare, Exists, Happened, Unless
from server.engine.abilities.filters import CREATURE, LAND, PLAYER, YOURS, And, Stat
from server.engine.abilities.kinds import Keyword
from server.engine.abilities.picks import ENCHANTED, Ref
from server.engine.abilities.verbs import Attack, Cast, Move, MoveCounters, Tap

from .table import H, row

KEYWORDS = (row("champion {w:np:a}", Keyword("champion", H.w), "702.72a", "there w"),)

EFFECTS = (
    row("play {w:np} without paying its mana cost", Cast(H.w, play=True), "305.1"),
    row("move {n:counters:k} from {w:np} onto {t:np}", MoveCounters(H.k, H.w, H.t, H.n), "122.5"),
    row("put the exiled card into its owner's hand", Move(Ref("self.exiled"), "hand"), "400.7"),
)

EVENTS = (row("fortified land becomes tapped", Tap(And((LAND, ENCHANTED))), "301.6"),)

CONDITIONS = (
    row("you attacked with {n:words} or more creatures this turn", Happened(Attack(And((CREATURE, YOURS))), least=H.n), "508.6"),
    row("{w:np:bare} have total {s:stat} {n:digits} or greater", Compare(Total(H.w, H.s), ">=", H.n), "208.1"),
    row("a library has {n:words} or fewer cards in it", Exists(And((PLAYER, Stat("library", "<=", H.n)))), "401.1"),
    row("each player has no cards in hand", Unless(Exists(And((PLAYER, Stat("hand", ">", 0))))), "402.1"),
)

REFS = (row("the exiled card", Ref("self.exiled"), "607.2a"),)

CHANGES = (row("can block creatures with shadow as though it had shadow", AsThough("shadow"), "702.28b"),)
