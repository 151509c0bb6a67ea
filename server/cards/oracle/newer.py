"""Newer: rows for the keywords of the last years and for what their cards say besides (702.104 and after)."""

from __future__ import annotations

from server.engine.abilities.conditions import Fits, Unless
from server.engine.abilities.filters import Status
from server.engine.abilities.kinds import Keyword
from server.engine.abilities.picks import SELF
from server.engine.abilities.verbs import Create

from . import otherwise, working
from .table import H, row

KEYWORDS = (*otherwise.KEYWORDS, *working.KEYWORDS, row("For Mirrodin!", Keyword("for mirrodin!"), "702.163a"))
ABILITIES = otherwise.ABILITIES
COSTS = otherwise.COSTS
ONCE = otherwise.ONCE
EVENTS = working.EVENTS
RULES = working.RULES
ADJECTIVES = otherwise.ADJECTIVES
AFTERS = otherwise.AFTERS

CONDITIONS = (
    *otherwise.CONDITIONS,
    *working.CONDITIONS,
    row("tribute wasn't paid", Unless(Fits(SELF, Status("tribute_paid"))), "702.104b"),
)

EFFECTS = (
    *otherwise.EFFECTS,
    *working.EFFECTS,
    row(
        "create a number of {t:tokens:several} equal to {n:amount}", Create(H.t, H.n), "701.7", "counted n",
    ),
)  # fmt: skip
