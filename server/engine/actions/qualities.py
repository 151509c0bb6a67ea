"""Qualities: what can be chosen when a text says choose a colour, a type, a name (105.4, 201.4, 205.3m)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.amounts import AnyColourName, BasicLandTypeName, CardName, PlayerName
from ..abilities.kinds import Face
from ..abilities.words import Filter, Quality
from ..decisions import Option, player_thing
from ..layers import characteristics
from ..reading import evaluate
from ..reading.ctx import Ctx
from ..subtypes import BASIC_LAND_TYPES, CREATURE_TYPES

if TYPE_CHECKING:
    from ..game import Game


def options(game: Game, ctx: Ctx, quality: Quality) -> tuple[Option, ...]:
    """Every legal answer, as options whose `choice` is the word, or the player."""
    if isinstance(quality, PlayerName):
        players = [player_thing(seat) for seat in game.living()]
        return tuple(Option("player", thing, -1, thing) for thing in players if evaluate.fits(game, ctx, quality.of, thing))
    if isinstance(quality, AnyColourName):
        return tuple(Option("colour", 0, -1, letter) for letter in "WUBRG")
    if isinstance(quality, BasicLandTypeName):
        return tuple(Option("word", 0, -1, word) for word in BASIC_LAND_TYPES)
    if isinstance(quality, CardName):
        setup = game.setup
        cards = setup.named or [card for player in setup.players for card in (*player.deck, *player.commanders)]
        faces = [face for card in cards for face in card.faces]
        names = {face.name: None for face in faces if quality.of is None or _is_of(game, ctx, quality.of, face)}
        return tuple(Option("word", 0, -1, word) for word in sorted(names))
    return tuple(Option("word", 0, -1, word) for word in CREATURE_TYPES)


def _is_of(game: Game, ctx: Ctx, what: Filter, face: Face) -> bool:
    return evaluate.test(game, ctx, what, 0, characteristics.whole(face, ctx.you))


def reason(quality: Quality) -> str:
    """The scenario format's word for the question."""
    if isinstance(quality, AnyColourName):
        return "color"
    if isinstance(quality, PlayerName):
        return "choose"
    return "name" if isinstance(quality, CardName) else "type"
