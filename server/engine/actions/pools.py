"""Pools: mana lost, and mana abilities activated, because an effect says so (106.4, 605.3a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events
from ..abilities import verbs
from ..casting import activating, costs
from ..decisions import Option, Pick, Play, ask
from ..layers.profile import profile
from ..mana import mana
from ..mana.symbols import LETTERS
from ..reading.evaluate import Ctx
from . import picking
from .performing import doing

if TYPE_CHECKING:
    from ..game import Game


@doing(verbs.LoseMana)
def _lose_mana(game: Game, ctx: Ctx, verb: verbs.LoseMana) -> Play[None]:
    """Each loses all unspent mana (106.4); somebody may add what was lost, with all that clings to it (106.6)."""
    seats = yield from picking.players(game, ctx, verb.who)
    heirs = () if verb.to is None else (yield from picking.players(game, ctx, verb.to))
    for seat in picking.players_in_order(game, seats):
        player = game.state.players[seat]
        plain = "".join(letter * n for letter, n in zip(LETTERS, player.pool, strict=True))
        added: list[events.Happening] = [events.ManaAdded(heirs[0], plain, ctx.source)] if heirs and plain else []
        for unit in player.special_mana if heirs else ():
            event = events.ManaAdded(heirs[0], unit.type, unit.source)
            event.only, event.snow, event.lasts, event.rider = unit.only, unit.snow, unit.lasts, unit.rider
            added.append(event)
        yield from events.happen(game, events.ManaLost(seat, True))
        yield from events.happen(game, *added)


@doing(verbs.Activate)
def _activate(game: Game, ctx: Ctx, verb: verbs.Activate) -> Play[None]:
    """A player activates a mana ability of each of the permanents, one that can be (605.3a)."""
    things = yield from picking.pick(game, ctx, verb.what)
    seats = yield from picking.players(game, ctx, verb.who)
    for oid in picking.present(game, ctx, things, "battlefield"):
        obj, chars, seat = game.state.objects[oid], game.chars(oid), seats[0] if seats else ctx.you
        able = [
            (index, ability)
            for index, ability in profile(chars.abilities).mana
            if activating.hindrance(game, seat, obj, chars, index, ability) is None
            and costs.can_pay(game, Ctx(oid, seat), seat, ability.costs)
        ]
        if not able:
            continue
        place = 0
        if len(able) > 1:
            options = tuple(Option("activate", oid, index, "mana") for index, _ in able)
            (place,) = yield from ask(game, seat, Pick(options, rule="605.3a"), ctx.source)
        index, ability = able[place]
        yield from mana.activate(game, seat, oid, index, ability)
