"""Keywords: rows for keyword abilities that say more than a word, a cost or a number (702)."""

from __future__ import annotations

from server.engine.abilities.kinds import Keyword

from .table import H, row

KEYWORDS = (
    row("{w:np:one}cycling {c:cost}", Keyword("cycling", H.w, H.c), "702.29e", "there w"),
)
