"""Tokens: those that the rules define, so that a text only names them (111.10, 702)."""

from __future__ import annotations

from .amounts import AnyColour
from .filters import CREATURE, YOURS
from .kinds import Activated
from .picks import SELF, Target
from .structures import Mana
from .verbs import AddMana, Discard, Draw, Explore, GainLife, Tap, TokenSpec, sacrifice
from .words import Effect, Payable


def _artifact(name: str, do: Effect, *costs: Payable, when: str = "") -> TokenSpec:
    return TokenSpec(name, ("artifact",), (name,), abilities=(Activated(costs, do, when),))


TREASURE = _artifact("Treasure", AddMana(AnyColour(), 1), Tap(SELF), sacrifice(SELF))
"""111.10a"""
FOOD = _artifact("Food", GainLife(None, 3), Mana("{2}"), Tap(SELF), sacrifice(SELF))
"""111.10b"""
GERM = TokenSpec("Phyrexian Germ", ("creature",), ("Phyrexian", "Germ"), "B", 0, 0)
"""702.92a"""
CLUE = _artifact("Clue", Draw(None, 1), Mana("{2}"), sacrifice(SELF))
"""111.10f"""
GOLD = _artifact("Gold", AddMana(AnyColour(), 1), sacrifice(SELF))
"""111.10c"""
BLOOD = _artifact("Blood", Draw(None, 1), Mana("{1}"), Tap(SELF), Discard(None, 1), sacrifice(SELF))
"""111.10g"""
MAP = _artifact("Map", Explore(Target(CREATURE & YOURS)), Mana("{1}"), Tap(SELF), sacrifice(SELF), when="sorcery")
"""111.10s"""
