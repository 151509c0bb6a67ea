"""Texts: what definition numbers stand for, with rules texts printed from the abilities themselves."""

from __future__ import annotations

from functools import lru_cache

from protocol import messages as m
from server.cards.oracle import Unsayable, ability_text
from server.cards.oracle.speech import Speech
from server.engine.abilities.kinds import Face
from server.engine.abilities.words import Ability, Cost
from server.engine.layers.profile import SECOND

from .definitions import Content, Definitions
from .viewer import Viewer


def told(definitions: Definitions, viewer: Viewer, number: int) -> m.Definition:
    """What the viewer's definition number stands for. The other faces of a card that it has been shown count as shown."""
    room_number = viewer.known[number]
    content = definitions.contents[room_number]
    return m.Definition(
        number,
        content.name,
        content.cost,
        content.mana_value,
        type_line(content),
        content.colours,
        [ability_words(content, i) for i in range(len(content.abilities))],
        content.power,
        content.toughness,
        content.loyalty,
        [viewer.definition(other) for other in definitions.siblings[room_number]],
    )


def type_line(content: Content) -> str:
    """The type line as it is printed on cards (205)."""
    front = " ".join(word.capitalize() for word in (*content.supertypes, *content.types))
    return f"{front} — {' '.join(content.subtypes)}" if content.subtypes else front


def ability_words(content: Content, number: int) -> str:
    """The text of one of its abilities; "" if it has none of that number."""
    number %= SECOND
    if not 0 <= number < len(content.abilities):
        return ""
    return _text(content.abilities[number], _as_face(content))


def mode_words(content: Content, number: int) -> str:
    """The text of one of the modes that it lists (700.2); "" if it has none of that number."""
    texts = [_text(ability, _as_face(content)) for ability in content.abilities]
    listed = [line[2:] for text in texts for line in text.split("\n") if line.startswith("• ")]
    for text in texts:
        _, villainous, choices = text.partition(" villainous choice — ")
        listed += choices.removesuffix(".").split(", or ", 1) if villainous else []
    return listed[number] if 0 <= number < len(listed) else ""


@lru_cache(maxsize=256)
def cost_words(costs: tuple[Cost, ...]) -> str:
    """What has to be paid, all of these; "" for nothing."""
    try:
        return " and ".join(Speech("", "it", "enchanted", False, False).cost_(cost, "plain") for cost in costs)
    except Unsayable:
        return "a cost"


@lru_cache(maxsize=2048)
def _as_face(content: Content) -> Face:
    return Face(content.name, content.cost, content.types, content.subtypes, content.supertypes, content.abilities)


@lru_cache(maxsize=8192)
def _text(ability: Ability, face: Face) -> str:
    try:
        return ability_text(ability, face)
    except Unsayable:  # what a type or a frame implies is nowhere printed (714.3a)
        return ""
