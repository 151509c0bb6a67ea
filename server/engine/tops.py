"""Tops: the top cards of libraries that effects show to players for as long as they lie there (401.5-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities.changes import TopShown
from .decisions import Seat, player_thing
from .layers import layers
from .objects import ObjectId
from .reading import evaluate

if TYPE_CHECKING:
    from .game import Game


def matter(game: Game) -> bool:
    """Whether any top card is shown, or was until now."""
    return bool(game.state.tops) or bool(layers.index(game).rules.get(TopShown))


def keep(game: Game) -> None:
    """Show the top cards that are to be shown, and no longer those that are covered or that nothing shows any more."""
    now = _shown(game)
    objects = game.state.objects
    for oid in game.state.tops:
        if oid not in now and oid in objects and objects[oid].zone == "library":
            _show(game, oid, ())
    for oid, seats in now.items():
        if objects[oid].revealed_to != seats:
            _show(game, oid, seats)
    game.state.tops = tuple(now)


def _shown(game: Game) -> dict[ObjectId, tuple[Seat, ...]]:
    found: dict[ObjectId, tuple[Seat, ...]] = {}
    everybody = tuple(player.seat for player in game.state.players)
    for rule in layers.index(game).rules.get(TopShown, ()):
        change, ctx = rule.change, rule.ctx()
        for player in game.state.players:
            if player.library and not player.left and evaluate.fits(game, ctx, change.whose, player_thing(player.seat)):
                to = everybody
                if change.to is not None:
                    to = tuple(seat for seat in everybody if evaluate.fits(game, ctx, change.to, player_thing(seat)))
                known = found.get(player.library[-1], ())
                found[player.library[-1]] = tuple(seat for seat in everybody if seat in known or seat in to)
    return found


def _show(game: Game, oid: ObjectId, seats: tuple[Seat, ...]) -> None:
    obj = game.state.edit(oid)
    obj.revealed_to = seats
    game.touch(oid)
    game.touch_zone("library", obj.owner)
