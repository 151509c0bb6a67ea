"""Themes: the tables of the modules that are each about one theme, joined as the other tables take them in."""

from __future__ import annotations

from . import counting, entering, holding
from .table import Row

NONE: tuple[Row, ...] = ()
MORE_ABILITIES = (*entering.ABILITIES, *holding.ABILITIES)
MORE_KEYWORDS = NONE
MORE_COSTS = NONE
MORE_PAYING = NONE
MORE_EFFECTS = (*holding.EFFECTS,)
MORE_EVENTS = (*holding.EVENTS,)
MORE_ONCE = NONE
MORE_ADJECTIVES = NONE
MORE_AFTERS = (*holding.AFTERS,)
MORE_REFS = NONE
MORE_AMOUNTS = NONE
MORE_PER = NONE
MORE_CONDITIONS = (*counting.CONDITIONS, *holding.CONDITIONS)
MORE_DURATIONS = NONE
MORE_CHANGES = (*holding.CHANGES,)
MORE_RULES = NONE
