"""Life: doing what exchanges a life total with another number, and what redistributes life totals (119.7-8, 701.12g, 810.9f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events, replacement
from ..abilities import changes as ch
from ..abilities import verbs
from ..decisions import Option, Order, Play, Random, Seat, ask, player_thing
from ..errors import IllegalChoice
from ..reading.ctx import Ctx
from ..reading.numbers import number_of
from . import picking
from .objects import start_effect
from .performing import doing
from .players import towards

if TYPE_CHECKING:
    from ..game import Game


@doing(verbs.ExchangeNumber)
def _exchange_number(game: Game, ctx: Ctx, verb: verbs.ExchangeNumber) -> Play[None]:
    """The total becomes what the power or toughness was, by gaining or losing, and that is set to what the total was; nothing is
    exchanged if the player can't gain or lose so much, or there is nothing to exchange with (701.12a, g)."""
    seats = yield from picking.players(game, ctx, verb.who)
    things = yield from picking.pick(game, ctx, verb.of)
    ctx.names[verb.name] = ()
    if len(seats) != 1 or len(things) != 1 or things[0] not in game.state.objects or game.state.objects[things[0]].zone != "battlefield":
        return
    n, total = number_of(game, things[0], verb.stat), game.life(seats[0])
    if n is None:
        return
    changes = towards(game, seats[0], n, ctx.source)
    if any(replacement.forbidden(game, change) for change in changes):
        return
    size = ch.Base(total, None) if verb.stat == "power" else ch.Base(None, total)
    if changes:
        yield from events.happen(game, *changes)
    yield from start_effect(game, ctx, (size,), things, None, {})
    ctx.names[verb.name] = (player_thing(seats[0]), things[0])


class Redistribution(Order):
    """Whose life total each of the players gets, in their order: any number of them exchange totals, one of a team (810.9f), and
    nobody gets more or less than can be gained or lost (119.7-8)."""

    __slots__ = ("game", "seats")

    def __init__(self, game: Game, seats: tuple[Seat, ...]) -> None:
        super().__init__(tuple(Option("player", player_thing(seat)) for seat in seats), 0, "choose", "119.7")
        self.game, self.seats = game, seats

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals as they are."""
        return tuple(self.game.life(seat) for seat in self.seats)

    def check(self, choice: tuple[int, ...]) -> None:
        super().check(choice)
        groups = self.game.teams.life_group
        moved = [i for i, j in enumerate(choice) if groups[self.seats[i]] != groups[self.seats[j]]]
        if len({groups[self.seats[i]] for i in moved}) < len(moved):
            raise IllegalChoice("only one player of a team can be given another total", "810.9f")
        if {groups[self.seats[i]] for i in moved} != {groups[self.seats[choice[i]]] for i in moved}:
            raise IllegalChoice("each of the players gets one of their totals", "119.7")
        for i in moved:
            changes = towards(self.game, self.seats[i], self.game.life(self.seats[choice[i]]), 0)
            if any(replacement.forbidden(self.game, change) for change in changes):
                raise IllegalChoice("that player can't get that total", self.rule)

    def sample(self, rng: Random) -> tuple[int, ...]:
        order = list(range(self.count))
        rng.shuffle(order)
        try:
            self.check(tuple(order))
        except IllegalChoice:
            return self.default
        return tuple(order)

    @property
    def default(self) -> tuple[int, ...]:
        return tuple(range(self.count))


@doing(verbs.RedistributeLife)
def _redistribute_life(game: Game, ctx: Ctx, verb: verbs.RedistributeLife) -> Play[None]:
    """Each of any number of players gets the life total of one of them, all at once."""
    found = yield from picking.players(game, ctx, verb.who)
    seats = tuple(picking.players_in_order(game, found))
    order = yield from ask(game, ctx.you, Redistribution(game, seats), ctx.source)
    totals = [game.life(seats[j]) for j in order]
    changes = [change for seat, n in zip(seats, totals) for change in towards(game, seat, n, ctx.source)]
    if changes:
        yield from events.happen(game, *changes)


