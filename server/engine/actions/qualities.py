"""Qualities: what can be chosen when a text says choose a colour, a type, a name (105.4, 201.4, 205.3m)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.amounts import AnyColourName, BasicLandTypeName, CardName
from ..abilities.words import Quality
from ..decisions import Option
from ..subtypes import BASIC_LAND_TYPES, CREATURE_TYPES

if TYPE_CHECKING:
    from ..game import Game


def options(game: Game, quality: Quality) -> tuple[Option, ...]:
    """Every legal answer, as options whose `choice` is the word."""
    if isinstance(quality, AnyColourName):
        return tuple(Option("colour", 0, -1, letter) for letter in "WUBRG")
    if isinstance(quality, BasicLandTypeName):
        return tuple(Option("word", 0, -1, word) for word in BASIC_LAND_TYPES)
    if isinstance(quality, CardName):
        names = {face.name: None for player in game.setup.players for card in player.deck for face in card.faces}
        return tuple(Option("word", 0, -1, word) for word in sorted(names))
    return tuple(Option("word", 0, -1, word) for word in CREATURE_TYPES)


def reason(quality: Quality) -> str:
    """The scenario format's word for the question."""
    if isinstance(quality, AnyColourName):
        return "color"
    return "name" if isinstance(quality, CardName) else "type"
