"""Growing: keywords about +1/+1 counters (702)."""

from __future__ import annotations

from ..abilities.changes import Forbid
from ..abilities.conditions import Fits
from ..abilities.filters import AFFECTED, WithCounter
from ..abilities.kinds import AsEnters, Keyword, Static
from ..abilities.picks import SELF
from ..abilities.structures import May
from ..abilities.verbs import Block, PutCounters
from ..abilities.words import Ability


def unleash(keyword: Keyword) -> tuple[Ability, ...]:
    """702.98a: it may enter with a +1/+1 counter, and can't block as long as it has one."""
    idle = Static((Forbid(Block(AFFECTED)),), cond=Fits(SELF, WithCounter("+1/+1")), word="unleash")
    return AsEnters(May(PutCounters("+1/+1", SELF, 1))), idle


PROGRAMS = {"unleash": unleash}
