"""Ending: how the game ends, and how a player leaves it (104, 800.4, 810.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import designations, evaluate, events, layers, replacement, zones
from .abilities.changes import Control
from .decisions import Play, Seat, player_thing
from .objects import NO_SEAT

if TYPE_CHECKING:
    from .game import Game
    from .state import Continuous


class GameOver(Exception):
    """The game has ended: no rule goes on (104.1). turn.run catches it."""


class Outcome:
    """How a game ended: who won (nobody, if it was a draw), and for which rule."""

    __slots__ = ("winners", "drawn", "why")

    def __init__(self, winners: tuple[Seat, ...], why: str) -> None:
        self.winners = winners
        self.drawn = not winners
        self.why = why

    def __repr__(self) -> str:
        return f"Outcome(drawn, {self.why})" if self.drawn else f"Outcome(winners={self.winners}, {self.why})"


def team_mates(game: Game, seat: Seat) -> tuple[Seat, ...]:
    """The players who win and lose with that player, that one included (810.8a)."""
    return game.teams.sides[game.teams.side[seat]]


def lose(game: Game, losers: list[tuple[Seat, str]]) -> Play[None]:
    """These players lose the game, all at once, and their teams with them (104.3, 810.8b); the game may end."""
    proposed = [events.Lost(seat, why) for seat, why in losers if can_lose(game, seat, why)]
    happened = yield from events.happen(game, *proposed)
    losing = {mate: None for event in happened if isinstance(event, events.Lost) for mate in team_mates(game, event.seat)}
    if losing:
        leave(game, tuple(losing), losers[0][1])


def can_lose(game: Game, seat: Seat, why: str) -> bool:
    """Whether the player can lose the game now: what keeps a team-mate from losing keeps the team (810.8a)."""
    if game.state.players[seat].left:
        return False
    return not any(replacement.forbidden(game, events.Lost(mate, why)) for mate in team_mates(game, seat))


def win(game: Game, winners: tuple[Seat, ...], why: str) -> Play[None]:
    """These players win the game (104.2b); with their teams (810.8a). The others lose."""
    able = [seat for seat in winners if not any(replacement.forbidden(game, events.Won(mate, why)) for mate in team_mates(game, seat))]
    happened = yield from events.happen(game, *(events.Won(seat, why) for seat in able))
    if happened:
        seats = tuple(sorted({mate for event in happened if isinstance(event, events.Won) for mate in team_mates(game, event.seat)}))
        finish(game, seats, why)


def draw(game: Game, why: str) -> None:
    """The game is a draw (104.4). Raises GameOver."""
    finish(game, (), why)


def finish(game: Game, winners: tuple[Seat, ...], why: str) -> None:
    """The game ends now. Raises GameOver."""
    for player in game.state.players:
        player.won = player.seat in winners
        player.lost = player.lost or (bool(winners) and not player.won)
        game.touch_player(player.seat)
    game.state.outcome = Outcome(winners, why)
    game.touch_table()
    raise GameOver


def leave(game: Game, seats: tuple[Seat, ...], why: str) -> None:
    """The players leave the game (104.5, 800.4). Raises GameOver if at most one side is left."""
    players = game.state.players
    for seat in seats:
        players[seat].lost = True
        players[seat].left = True
        game.touch_player(seat)
    game.state.left_order = (*game.state.left_order, *seats)
    sides = {game.teams.side[seat]: None for seat in game.living()}
    if not sides:
        finish(game, (), why)
    if len(sides) == 1:
        (side,) = sides
        finish(game, game.teams.sides[side], why)
    for seat in seats:
        designations.pass_on_crown(game, seat)
        take_away(game, seat)
    game.unsettled = True


def take_away(game: Game, seat: Seat) -> None:
    """All that the player owns leaves the game, control effects in his favour end, and what he still controls is exiled (800.4a)."""
    state = game.state
    for oid in [oid for oid, obj in state.objects.items() if obj.owner == seat]:
        zones.vanish(game, oid)
    ended = tuple(effect for effect in state.effects if _gives_control_to(game, effect, seat))
    if ended:
        events.happened(game, (events.EffectsEnded(ended),))
    for oid in [oid for oid in state.stack if state.objects[oid].controller == seat and state.objects[oid].kind in ("ability", "copy")]:
        zones.vanish(game, oid)
    for oid in list(state.battlefield):
        if layers.chars(game, oid).controller == seat:
            events.happened(game, (events.Moved(oid, "exile", "exile"),))
    state.waiting = [entry for entry in state.waiting if entry.controller != seat]
    state.delayed = [entry for entry in state.delayed if entry.controller != seat]
    for player in state.players:
        if player.controlled_by == seat:
            player.controlled_by = NO_SEAT


def _gives_control_to(game: Game, effect: Continuous, seat: Seat) -> bool:
    ctx = evaluate.Ctx(effect.source, effect.controller, effect.names, effect.x)
    return any(isinstance(change, Control) and player_thing(seat) in evaluate.refer(game, ctx, change.who) for change in effect.changes)


def concede(game: Game, seat: Seat) -> None:
    """The player concedes and leaves at once, with his team (104.3a, 810.8b); no effect keeps him."""
    try:
        losing = tuple(mate for mate in team_mates(game, seat) if not game.state.players[mate].left)
        events.happened(game, tuple(events.Lost(mate, "104.3a") for mate in losing))
        leave(game, losing, "104.3a")
    except GameOver:
        game.outcome = game.state.outcome
    game.flush()
