"""Tokens: those that the rules define, so that a text only names them (111.10, 702)."""

from __future__ import annotations

from .amounts import AnyColour, Number, Of, Symbols
from .changes import END_OF_TURN, Add, Base, Gain, Permit
from .conditions import Compare
from .filters import ARTIFACT, BASIC, CARD, CREATURE, ENCHANTMENT, LAND, OPPONENT, SPELL, YOU, YOURS, Is, Not
from .kinds import Activated, Keyword, Static, Triggered
from .picks import ENCHANTED, SELF, All, Ref, Search, Target, Top
from .structures import Mana, Rule, Select, Seq
from .verbs import (
    AddMana,
    Arrival,
    Attack,
    Become,
    Cast,
    Discard,
    Draw,
    Explore,
    GainLife,
    LoseLife,
    Move,
    PutCounters,
    Scry,
    Shuffle,
    Tap,
    TokenSpec,
    exile,
    sacrifice,
)
from .words import Ability, Change, Effect, Payable


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
SHARD = TokenSpec(
    "Shard", ("enchantment",), ("Shard",),
    abilities=(Activated((Mana("{2}"), sacrifice(SELF)), Seq((Scry(1), Draw(None, 1)), "then")),),
)  # fmt: skip
"""111.10e"""
WALKER = TokenSpec("Walker", ("creature",), ("Zombie",), "B", 2, 2)
"""111.10d"""
POWERSTONE = TokenSpec(
    "Powerstone", ("artifact",), ("Powerstone",),
    abilities=(Activated((Tap(SELF),), AddMana(Symbols("{C}"), 1, only=Not(SPELL & Not(ARTIFACT)))),),
)  # fmt: skip
"""111.10h"""
_IT = Is(Ref("moved", "that card"))
JUNK_PLAYED = (Permit(Cast(SPELL & _IT, YOU), "exile"), Permit(Move(LAND & _IT, "battlefield", manner="play", by=YOU), "exile"))
"""That the card that was exiled may be played."""
JUNK = _artifact("Junk", Seq((exile(Top()), Rule(JUNK_PLAYED, END_OF_TURN))), Tap(SELF), sacrifice(SELF), when="sorcery")
"""111.10t"""
LANDER = _artifact(
    "Lander",
    Seq((Select(Search(BASIC & LAND & CARD)), Move(Ref("found", "it"), "battlefield", arrival=Arrival(tapped=True)), Shuffle()), "then"),
    Mana("{2}"), Tap(SELF), sacrifice(SELF),
)  # fmt: skip
"""111.10u"""
MUTAGEN = _artifact("Mutagen", PutCounters("+1/+1", Target(CREATURE), 1), Mana("{1}"), Tap(SELF), sacrifice(SELF), when="sorcery")
"""111.10v"""
PHYREXIAN = TokenSpec("Phyrexian Token", ("artifact", "creature"), ("Phyrexian",), "", 0, 0)
INCUBATOR = TokenSpec(
    "Incubator", ("artifact",), ("Incubator",), abilities=(Activated((Mana("{2}"),), Become(SELF, "transformed")),), back=PHYREXIAN
)  # fmt: skip
"""111.10i, 701.53b"""
BEARER = CREATURE & ENCHANTED


def _role(name: str, *changes: Change, also: tuple[Ability, ...] = ()) -> TokenSpec:
    return TokenSpec(name, ("enchantment",), ("Aura", "Role"), abilities=(Keyword("enchant", CREATURE), Static(changes, BEARER), *also))


_FOR_EACH = Number(ENCHANTMENT & YOURS)
CURSED = _role("Cursed", Base(1, 1))
"""111.10j"""
MONSTER = _role("Monster", Add(1, 1), Gain(Keyword("trample")))
"""111.10k"""
ROYAL = _role("Royal", Add(1, 1), Gain(Keyword("ward", cost=Mana("{1}"))))
"""111.10m"""
SORCERER = _role("Sorcerer", Add(1, 1), Gain(Triggered(Attack(Is(SELF)), Scry(1))))
"""111.10n"""
VIRTUOUS = _role("Virtuous", Add(_FOR_EACH, _FOR_EACH))
"""111.10p"""
WICKED = _role("Wicked", Add(1, 1), also=(Triggered(Move(Is(SELF), "graveyard", "battlefield"), LoseLife(All(OPPONENT), 1)),))
"""111.10q"""
YOUNG_HERO = _role(
    "Young Hero",
    Gain(Triggered(Attack(Is(SELF)), PutCounters("+1/+1", Ref("self", "it"), 1), Compare(Of(Ref("self", "it"), "toughness"), "<=", 3))),
)
"""111.10r"""
PREDEFINED = (
    TREASURE, FOOD, GOLD, WALKER, SHARD, CLUE, BLOOD, POWERSTONE, INCUBATOR, MAP, JUNK, LANDER, MUTAGEN,
    CURSED, MONSTER, ROYAL, SORCERER, VIRTUOUS, WICKED, YOUNG_HERO,
)  # fmt: skip
"""Tokens that a text only names (111.10)."""
