"""Wording: what an option is called."""

from __future__ import annotations

from server.engine.abilities.acts import Villainous
from server.engine.abilities.structures import Modes
from server.engine.abilities.words import Word
from server.engine.decisions import Option, Question, is_player, seat_of
from server.engine.game import Game
from server.engine.layers.profile import SECOND

from . import names as naming
from . import texts
from .names import Names


def label(game: Game, question: Question | None, option: Option, names: Names) -> str:
    """The option in words: a name, a text, a word."""
    if option.kind in ("yes", "no", "pass"):
        return option.kind
    if option.kind == "player" or (option.thing and is_player(option.thing)):
        return names.letter(seat_of(option.thing))
    if option.kind == "mode":
        return mode_text(game, option)
    if option.kind in ("ability", "activate") and option.thing:
        if option.ability >= 0 and (option.thing in game.state.objects or option.thing in game.state.gone):
            abilities = game.chars(option.thing).abilities
            if option.ability % SECOND < len(abilities):
                return naming.text_of(game, option.thing, option.ability)
        return naming.name_of(game, option.thing)
    if option.choice not in (0, ""):
        return str(option.choice)
    return naming.name_of(game, option.thing) if option.thing else str(option.choice)


def mode_text(game: Game, option: Option) -> str:
    """What a mode does, in words; empty if its object has no such mode."""
    for modes in modes_of(game, option.thing):
        if option.ability < len(modes.modes):
            return texts.effect(modes.modes[option.ability].do, naming.face_of(game, option.thing))
    return ""


def modes_of(game: Game, oid: int) -> list[Modes | Villainous]:
    """The modal instructions of an object's abilities, or of the one it is."""
    if oid <= 0 or (oid not in game.state.objects and oid not in game.state.gone):
        return []
    obj = game.obj(oid)
    abilities = (obj.ability,) if obj.ability is not None else game.chars(oid).abilities
    return [found for ability in abilities for found in _walk(ability)]


def _walk(word: object) -> list[Modes | Villainous]:
    if isinstance(word, tuple):
        return [found for part in word for found in _walk(part)]
    if not isinstance(word, Word):
        return []
    if isinstance(word, (Modes, Villainous)):
        return [word]
    return [found for name in word.__struct_fields__ for found in _walk(getattr(word, name))]
