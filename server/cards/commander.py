"""Commander: which decks may be played with which commanders (CR 903.3-5, 702.124)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from server.engine.abilities.filters import Named
from server.engine.abilities.kinds import Card, Keyword
from server.engine.commander import identity

SIZE = 100
BASIC_COLOURS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
"""The colour of the mana that lands of each basic land type could produce (305.6)."""
BACKGROUND = "choose a Background"
DOCTOR = "Doctor's companion"


def faults(main: Sequence[Card], commanders: Sequence[Card], sideboard: bool = False) -> list[str]:
    """All that keeps the cards from being a Commander deck led by these commanders, in words with the rule; none if they are."""
    found = [*_of_commanders(commanders)]
    if sideboard:
        found.append("a Commander deck has no sideboard (903.5e)")
    size = len(main) + len(commanders)
    if size != SIZE:
        found.append(f"a Commander deck has exactly {SIZE} cards with its commanders, not {size} (903.5a)")
    for name, count in Counter(card.name for card in (*main, *commanders) if "basic" not in card.faces[0].supertypes).items():
        if count > 1:
            found.append(f"{count} {name}: every card but basic lands has another name (903.5b)")
    if commanders:
        allowed = "".join(identity(card) for card in commanders)
        for card in dict.fromkeys(main):
            found += _off_colour(card, allowed)
    return found


def _off_colour(card: Card, allowed: str) -> list[str]:
    """What of the card's colours the commander does not have."""
    wrong = "".join(c for c in identity(card) if c not in allowed)
    if wrong:
        return [f"{card.name}: {wrong} is not in the commander's colour identity (903.5c)"]
    types = [word for face in card.faces for word in face.subtypes if BASIC_COLOURS.get(word, "") not in allowed]
    return [f"{card.name}: {types[0]} could produce mana of a colour that the commander does not have (903.5d)"] if types else []


def _of_commanders(commanders: Sequence[Card]) -> list[str]:
    if not commanders:
        return ["a Commander deck names its commander in a part of its own (903.3)"]
    if len(commanders) > 2:
        return [f"a deck has one commander, or two partners, not {len(commanders)} (702.124g)"]
    if len(commanders) == 2:
        return [] if are_partners(*commanders) else [f"{commanders[0].name} and {commanders[1].name} are no partners (702.124a)"]
    return [] if can_lead(commanders[0]) else [f"{commanders[0].name} cannot be a commander (903.3)"]


def can_lead(card: Card) -> bool:
    """Whether the card can be a commander by itself: a legendary creature, Vehicle or Spacecraft with a size, or one that says so
    (903.3, 903.3a)."""
    front = card.faces[0]
    if _has(card, "can be your commander"):
        return True
    vessel = "Vehicle" in front.subtypes or ("Spacecraft" in front.subtypes and front.power is not None)
    return "legendary" in front.supertypes and ("creature" in front.types or vessel)


def are_partners(one: Card, other: Card) -> bool:
    """Whether the two can lead a deck together (702.124h-m)."""
    for first, second in ((one, other), (other, one)):
        if _has(first, BACKGROUND) and "Background" in second.faces[0].subtypes and "legendary" in second.faces[0].supertypes:
            return can_lead(first)
        if _has(first, DOCTOR) and {"Time", "Lord", "Doctor"} == set(" ".join(second.faces[0].subtypes).split()):
            return can_lead(first) and can_lead(second)
    if one == other or not (can_lead(one) and can_lead(other)):
        return False
    mine, theirs = _partner(one), _partner(other)
    if mine is None or theirs is None:
        return False
    if isinstance(mine.what, Named) or isinstance(theirs.what, Named):  # 702.124j
        return mine.what == Named(other.name) and theirs.what == Named(one.name)
    return mine.word == theirs.word


def _partner(card: Card) -> Keyword | None:
    """The card's partner ability: partner, one with a text (partner—text), or with a name."""
    return next((a for a in card.faces[0].abilities if isinstance(a, Keyword) and a.word.startswith("partner")), None)


def _has(card: Card, word: str) -> bool:
    return any(isinstance(ability, Keyword) and ability.word == word for ability in card.faces[0].abilities)
