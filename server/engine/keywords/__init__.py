"""Keywords: the programs that keyword abilities stand for (702). Those that the rules read as they are have none."""

from __future__ import annotations

from collections.abc import Callable

from ..abilities.filters import CREATURE, YOURS
from ..abilities.kinds import Activated, Keyword
from ..abilities.picks import SELF, Target
from ..abilities.verbs import Attach
from ..abilities.words import Ability


def program(keyword: Keyword) -> Ability | None:
    """The ability that the keyword is short for; None if it is read as it is."""
    made = PROGRAMS.get(keyword.word)
    return None if made is None else made(keyword)


def _equip(keyword: Keyword) -> Ability:
    """[Cost]: Attach to target creature you control; as a sorcery (702.6a)."""
    costs = () if keyword.cost is None else (keyword.cost,)
    what = CREATURE & YOURS if keyword.what is None else keyword.what & CREATURE & YOURS
    return Activated(costs, Attach(SELF, Target(what)), "sorcery", word="equip")


PROGRAMS: dict[str, Callable[[Keyword], Ability]] = {
    "equip": _equip,
}
