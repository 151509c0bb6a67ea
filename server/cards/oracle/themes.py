"""Themes: the tables of the modules that are each about one theme, joined as the other tables take them in."""

from __future__ import annotations

from . import counting, entering, fuelling, harming, holding, keywords, libraries, turning
from .table import Row

NONE: tuple[Row, ...] = ()
MORE_ABILITIES = (*entering.ABILITIES, *holding.ABILITIES, *harming.ABILITIES, *fuelling.ABILITIES)
MORE_KEYWORDS = (*keywords.KEYWORDS,)
MORE_COSTS = NONE
MORE_PAYING = NONE
MORE_EFFECTS = (*holding.EFFECTS, *harming.EFFECTS, *counting.EFFECTS, *libraries.EFFECTS, *fuelling.EFFECTS, *turning.EFFECTS)
MORE_EVENTS = (*holding.EVENTS,)
MORE_ONCE = NONE
MORE_ADJECTIVES = (*counting.ADJECTIVES,)
MORE_AFTERS = (*holding.AFTERS, *counting.AFTERS, *libraries.AFTERS, *fuelling.AFTERS)
MORE_REFS = NONE
MORE_AMOUNTS = NONE
MORE_PER = (*fuelling.PER,)
MORE_CONDITIONS = (*counting.CONDITIONS, *holding.CONDITIONS, *libraries.CONDITIONS, *turning.CONDITIONS)
MORE_DURATIONS = NONE
MORE_CHANGES = (*holding.CHANGES, *counting.CHANGES, *fuelling.CHANGES, *turning.CHANGES)
MORE_QUALITIES = (*libraries.QUALITIES,)
MORE_RULES = (*turning.RULES,)
MORE_TIMES = (*turning.TIMES,)
