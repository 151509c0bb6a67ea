"""Special actions: what players do with priority that does not use the stack (116), playing lands above all (305)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import evaluate, events, layers, legality
from .abilities.changes import Limit
from .abilities.words import Filter
from .decisions import Option, Play, Seat, player_thing
from .legality import Refusal, sorcery_timing
from .objects import ObjectId

if TYPE_CHECKING:
    from .game import Game

NOTHING: tuple[Option, ...] = ()


def options(game: Game, seat: Seat) -> tuple[Option, ...]:
    """The special actions that the player could take now with priority."""
    if not sorcery_timing(game, seat):
        return NOTHING
    key = ("special", seat)
    found: tuple[Option, ...] | None = game.cache.notes.get(key)
    if found is None:
        found = game.cache.notes[key] = _options(game, seat)
    return found


def _options(game: Game, seat: Seat) -> tuple[Option, ...]:
    if game.state.players[seat].lands_played >= lands_a_turn(game, seat):
        return NOTHING
    return tuple(
        Option("play", oid)
        for oid in game.state.players[seat].hand
        if "land" in layers.chars(game, oid).types
    )


def lands_a_turn(game: Game, seat: Seat) -> int:
    """How many lands the player may play each turn (305.2)."""
    rules = layers.index(game).rules.get(Limit)
    n = 1
    for rule in rules or ():
        change = rule.change
        if change.what == "lands":
            ctx = evaluate.Ctx(rule.source, rule.you, rule.names, rule.x)
            if not isinstance(rule.over, Filter) or evaluate.fits(game, ctx, rule.over, player_thing(seat)):
                n = n + evaluate.amount(game, ctx, change.n) if change.add else evaluate.amount(game, ctx, change.n)
    return n


def check(game: Game, seat: Seat, option: Option) -> Refusal | None:
    """Why the player may not take that special action now; None if it is legal."""
    if option.kind != "play":
        return legality.UNKNOWN
    obj = game.state.objects.get(option.thing)
    if obj is None or "land" not in layers.chars(game, option.thing).types or obj.id not in game.state.players[seat].hand:
        return legality.NOT_LAND
    if not sorcery_timing(game, seat):
        return legality.TIMING
    if game.state.players[seat].lands_played >= lands_a_turn(game, seat):
        return legality.LAND_PLAYED
    return None


def do(game: Game, seat: Seat, option: Option) -> Play[None]:
    """Take the special action."""
    yield from play_land(game, seat, option.thing)


def play_land(game: Game, seat: Seat, oid: ObjectId) -> Play[None]:
    """Play a land: put it onto the battlefield (305.1, 116.2a)."""
    game.state.players[seat].lands_played += 1
    yield from events.happen(game, events.Moved(oid, "battlefield", "play", seat, under=seat))
