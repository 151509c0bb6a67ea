"""Themes: the tables of the modules that are each about one theme, joined as the other tables take them in.

A module that has rows for a table names that table as the other modules do (ABILITIES, EFFECTS ...), and stands in MODULES.
"""

from __future__ import annotations

from . import (
    acts,
    artifacts,
    copying,
    counting,
    creatures,
    entering,
    fuelling,
    going,
    guarding,
    harming,
    holding,
    keywords,
    kicked,
    layering,
    libraries,
    living,
    newer,
    older,
    producing,
    reported,
    seeding,
    spending,
    staying,
    teaming,
    turning,
    walkers,
    wanting,
    worded,
)
from .table import Row

MODULES = (
    reported,
    wanting,
    copying, layering, living, producing, going, guarding, seeding, spending, staying, teaming, entering, holding, harming, counting,
    keywords, libraries, fuelling, turning, creatures, artifacts, walkers, older, kicked,
    newer,
    acts,
    worded,
)  # fmt: skip


def _all(table: str) -> tuple[Row, ...]:
    return tuple(row for module in MODULES for row in getattr(module, table, ()))


MORE_ABILITIES = _all("ABILITIES")
MORE_KEYWORDS = _all("KEYWORDS")
MORE_COSTS = _all("COSTS")
MORE_PAYING = _all("PAYING")
MORE_EFFECTS = _all("EFFECTS")
MORE_EVENTS = _all("EVENTS")
MORE_ONCE = _all("ONCE")
MORE_TIMES = _all("TIMES")
MORE_ADJECTIVES = _all("ADJECTIVES")
MORE_AFTERS = _all("AFTERS")
MORE_REFS = _all("REFS")
MORE_AMOUNTS = _all("AMOUNTS")
MORE_PER = _all("PER")
MORE_CONDITIONS = _all("CONDITIONS")
MORE_DURATIONS = _all("DURATIONS")
MORE_CHANGES = _all("CHANGES")
MORE_RULES = _all("RULES")
MORE_QUALITIES = _all("QUALITIES")
EXCEPTIONS = _all("EXCEPTIONS")
