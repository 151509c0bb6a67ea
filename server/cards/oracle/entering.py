"""Entering: rows for how permanents enter the battlefield and what they are made of there (614.1c-d)."""

from __future__ import annotations

from server.engine.abilities.kinds import AsEnters
from server.engine.abilities.picks import SELF
from server.engine.abilities.structures import AtOnce, Pay
from server.engine.abilities.verbs import PutCounters, Tap

from .table import H, row

ABILITIES = (
    row("as {x:me} enters, you may {c:paying:bare}. If you don't, it enters tapped", AsEnters(Pay(H.c, None, None, Tap(SELF))), "614.1d"),
    row("{x:me} enters tapped with {n:counters:k} on it", AsEnters(AtOnce((Tap(SELF), PutCounters(H.k, SELF, H.n)))), "614.1c"),
)
