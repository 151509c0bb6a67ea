"""Reported: rows for cards of which bug reports tell: exerting, reading ahead, splicing (701.43, 702.47, 702.155)."""

from __future__ import annotations

from server.engine.abilities.changes import AsAttacks
from server.engine.abilities.conditions import Happened, Unless
from server.engine.abilities.filters import YOURS, And, Is
from server.engine.abilities.kinds import Static
from server.engine.abilities.picks import SELF
from server.engine.abilities.verbs import Become, Exert

from .table import H, row

FRESH = Unless(Happened(Become(Is(SELF), "exerted")))

ABILITIES = (
    row("you may exert {x:me} as it attacks. When you do, {d:effect}", Static((AsAttacks(Exert(SELF), H.d),)), "701.43d", "there d"),
    row("you may exert {x:me} as it attacks", Static((AsAttacks(Exert(SELF)),)), "701.43d"),
    row(
        "if {x:me} hasn't been exerted this turn, you may exert it as it attacks. When you do, {d:effect}",
        Static((AsAttacks(Exert(SELF), H.d),), None, FRESH), "701.43d",
    ),
)  # fmt: skip

COSTS = (row("exert {x:me}", Exert(SELF), "701.43a"),)

EVENTS = (row("you exert {w:np:a}", Become(And((H.w, YOURS)), "exerted"), "701.43a"),)
