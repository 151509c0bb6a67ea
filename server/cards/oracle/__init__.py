"""Oracle: rules texts printed from the abilities, in the templating of today, by the table of constructs.

    rules_text(face)            the whole text, a line for each ability
    ability_text(ability, face) the text of one ability, by which scenarios and logs know it
"""

from __future__ import annotations

from functools import lru_cache

from server.engine.abilities.kinds import ExtraCost, Face, Keyword, Marked
from server.engine.abilities.words import Ability
from server.engine.keywords import programs

from .rendering import Unsayable
from .speech import Speech, capital, joined, shares_line

__all__ = ["Unsayable", "ability_text", "rules_text", "self_name"]

_OWN_SUBTYPES = ("Aura", "Equipment", "Fortification", "Vehicle", "Saga", "Class", "Siege", "Room", "Case", "Spacecraft")
_OWN_TYPES = ("creature", "land", "artifact", "enchantment", "planeswalker", "battle")
"""What an object calls itself by, the first that fits."""
_WHOLE = ("Sakashima the Impostor",)
"""Legends whose texts keep the title that others leave out."""


def short_name(name: str, supertypes: tuple[str, ...]) -> str:
    """What a text calls its object by name: a legendary one without its title (201.5b)."""
    if "legendary" not in supertypes:
        return name
    first = name.split(", ")[0]
    return first if " of " in first or first in _WHOLE else first.split(" the ")[0]


def self_name(face: Face, ability: Ability | None = None, token: bool = False) -> str:
    """What the text of that face calls its object: "this creature", or its name (201.5)."""
    if "legendary" in face.supertypes or "instant" in face.types or "sorcery" in face.types:
        return short_name(face.name, face.supertypes)
    if isinstance(ability, Keyword) and isinstance(ability.frame, Marked):
        ability = ability.frame.ability
    zone = getattr(ability, "zone", "battlefield")
    if zone == "stack":
        return "this spell"
    if zone and "battlefield" not in zone:
        return "this card"
    if token:
        return "this token"
    if any(isinstance(other, Keyword) and other.word == "impending" for other in face.abilities):
        return "this permanent"  # it may not be a creature (702.176a)
    for subtype in _OWN_SUBTYPES:
        if subtype in face.subtypes:
            return f"this {subtype}"
    for kind in _OWN_TYPES:
        if kind in face.types:
            return f"this {kind}"
    return "this permanent"


def _speech(face: Face, ability: Ability | None, token: bool) -> Speech:
    attached = "equipped" if "Equipment" in face.subtypes else "fortified" if "Fortification" in face.subtypes else "enchanted"
    name = short_name(face.name, face.supertypes)
    speech = Speech(name, self_name(face, ability, token), attached, "land" in face.types, "creature" in face.types)
    if not isinstance(ability, ExtraCost):
        for other in face.abilities:
            if isinstance(other, ExtraCost):  # it names what is sacrificed for it
                speech.ability(other)
                speech.known = {**speech.known, **speech.bound}
    return speech


@lru_cache(maxsize=4096)
def ability_text(ability: Ability, face: Face, token: bool = False) -> str:
    """The text of the ability on that face, with capital and full stop; of a keyword's program, the keyword's own text.
    Raises Unsayable.
    """
    speech = _speech(face, ability, token)
    word: str = getattr(ability, "word", "")
    if word.islower() and not isinstance(ability, Keyword):
        same = [other for other in face.abilities if isinstance(other, Keyword) and other.word == word]
        same.sort(key=lambda other: ability not in programs(other))
        return speech.ability(same[0]) if same else capital(word)
    return speech.ability(ability)


@lru_cache(maxsize=4096)
def rules_text(face: Face, token: bool = False) -> str:
    """The rules text of the face, a line for each ability, plain keywords together. Raises Unsayable."""
    lines: list[str] = []
    open_line = False
    for ability in face.abilities:
        plain = shares_line(ability)
        text = ability_text(ability, face, token)
        if plain and open_line:
            lines[-1] = joined(lines[-1], text, ability)
        else:
            lines.append(text)
        open_line = plain
    return "\n".join(lines)
