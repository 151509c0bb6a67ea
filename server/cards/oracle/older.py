"""Older: rows for the keywords of older sets and for what their cards say (702.13-702.99)."""

from __future__ import annotations

from server.engine.abilities.amounts import Total
from server.engine.abilities.changes import AsThough
from server.engine.abilities.conditions import Compare, Exists, Happened, Unless
from server.engine.abilities.filters import CREATURE, PLAYER, YOURS, And, Is, Or, PairedWith, Stat
from server.engine.abilities.kinds import Keyword, Static, Triggered
from server.engine.abilities.picks import SELF, Ref
from server.engine.abilities.structures import AnyEvent
from server.engine.abilities.verbs import Attack, Become, Cast, Move, MoveCounters, Reveal

from .table import H, Without, row

HAUNTED_DIES = Move(Is(Ref("self.haunted")), "graveyard", "battlefield")

BOTH = Or((And((Is(SELF), PairedWith(CREATURE))), PairedWith(Is(SELF))))

ABILITIES = (
    row(
        "as long as {x:me} is paired with another creature, each of those creatures {c:changes:held}",
        Static(H.c, BOTH, say="each"), "702.95b",
    ),
    row(
        "forecast — {rest:whole}",
        Without("Activated", (("word", "Forecast"), ("when", "upkeep once"), ("zone", "hand"))), "702.57a",
    ),
    row(
        "when {x:me} enters or the creature it haunts dies, {d:effect}",
        Triggered(AnyEvent((Move(Is(SELF), "battlefield"), HAUNTED_DIES)), H.d, zone="battlefield exile"), "702.55c",
    ),
    row("when the creature this card haunts dies, {d:effect}", Triggered(HAUNTED_DIES, H.d, zone="exile"), "702.55c"),
)  # fmt: skip

KEYWORDS = (
    row("champion {w:np:a}", Keyword("champion", H.w), "702.72a", "there w"),
    row('"bands with other {w:np:bare}."', Keyword("bands with other", H.w), "702.22b", "there w"),
    row("{w:np:one} offering", Keyword("offering", H.w), "702.48a", "there w"),
)

COSTS = (row("reveal this card from your hand", Reveal(SELF), "702.57a"),)

EFFECTS = (
    row("play {w:np} without paying its mana cost", Cast(H.w, play=True), "305.1"),
    row("move {n:counters:k} from {w:np} onto {t:np}", MoveCounters(H.k, H.w, H.t, H.n), "122.5"),
    row("put the exiled card into its owner's hand", Move(Ref("self.exiled"), "hand"), "400.7"),
)

EVENTS = (
    row("{w:actor} <phase|phases> out", Become(H.w, "phased_out"), "702.26b"),
    row("{w:actor} <phase|phases> in", Become(H.w, "phased_in"), "702.26c"),
    row("{w:actor} <attack|attacks> and <aren't|isn't> blocked", Become(H.w, "unblocked"), "509.3g"),
)

CONDITIONS = (
    row("you attacked with {n:words} or more creatures this turn", Happened(Attack(And((CREATURE, YOURS))), least=H.n), "508.6"),
    row("{w:np:bare} have total {s:stat} {n:digits} or greater", Compare(Total(H.w, H.s), ">=", H.n), "208.1"),
    row("a library has {n:words} or fewer cards in it", Exists(And((PLAYER, Stat("library", "<=", H.n)))), "401.1"),
    row("each player has no cards in hand", Unless(Exists(And((PLAYER, Stat("hand", ">", 0))))), "402.1"),
)

REFS = (row("the exiled card", Ref("self.exiled"), "607.2a"),)

CHANGES = (row("can block creatures with shadow as though it had shadow", AsThough("shadow"), "702.28b"),)
