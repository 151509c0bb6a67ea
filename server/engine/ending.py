"""Ending: how the game ends, and how a player leaves it (104, 800.4, 810.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events, replacement
from .decisions import Play, Seat
from .faces import face_down
from .multiplayer import leaving

if TYPE_CHECKING:
    from .game import Game


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
    proposed = [events.Lost(_who_loses(game, seat, why), why) for seat, why in losers if can_lose(game, seat, why)]
    happened = yield from events.happen(game, *proposed)
    losing = {mate: None for event in happened if isinstance(event, events.Lost) for mate in team_mates(game, event.seat)}
    if losing:
        leaving.leave(game, tuple(losing), losers[0][1])


def _who_loses(game: Game, seat: Seat, why: str) -> Seat:
    """Of the team that would lose because of that player, the one for whom an effect has something else happen, if there is any:
    the team loses as one (810.8a)."""
    mates = (seat, *(mate for mate in team_mates(game, seat) if mate != seat))
    return next((mate for mate in mates if replacement.applicable(game, events.Lost(mate, why), ())), seat)


def can_lose(game: Game, seat: Seat, why: str) -> bool:
    """Whether the player can lose the game now: what keeps a team-mate from losing keeps the team (810.8a)."""
    if game.state.players[seat].left:
        return False
    return not any(replacement.forbidden(game, events.Lost(mate, why)) for mate in team_mates(game, seat))


def win(game: Game, winners: tuple[Seat, ...], why: str) -> Play[None]:
    """These players win the game (104.2b); with their teams (810.8a). The others lose: all of them, or with a limited range of
    influence the winners' opponents within it (104.3h)."""
    able = [seat for seat in winners if not any(replacement.forbidden(game, events.Won(mate, why)) for mate in team_mates(game, seat))]
    if game.limited:
        yield from lose(game, [(other, "104.3h") for seat in able for other in game.opponents(seat)])
        return
    happened = yield from events.happen(game, *(events.Won(seat, why) for seat in able))
    if happened:
        seats = tuple(sorted({mate for event in happened if isinstance(event, events.Won) for mate in team_mates(game, event.seat)}))
        finish(game, seats, why)


def draw(game: Game, why: str, seats: tuple[Seat, ...] = ()) -> None:
    """The game is a draw (104.4): for all, or with a limited range of influence for these players and all within their ranges, who
    leave it (104.4e-f). Raises GameOver if it ends."""
    if not game.limited or not seats:
        finish(game, (), why)
    near = tuple(other for other in game.living() if any(other in game.state.ranges[seat] for seat in seats))
    leaving.leave(game, near, why, drawn=True)


def finish(game: Game, winners: tuple[Seat, ...], why: str) -> None:
    """The game ends now. Raises GameOver."""
    face_down.show_all(game)
    for player in game.state.players:
        player.won = player.seat in winners
        player.lost = player.lost or (bool(winners) and not player.won)
        game.touch_player(player.seat)
    game.state.outcome = Outcome(winners, why)
    game.touch_table()
    raise GameOver


def end_without_opponents(game: Game, why: str) -> None:
    """End the game if at most one side is left in it: it wins (104.2a, c), or nobody does (104.4a, d). Raises GameOver."""
    sides = {game.teams.side[seat]: None for seat in game.living()}
    if not sides:
        finish(game, (), why)
    if len(sides) == 1:
        (side,) = sides
        finish(game, game.teams.sides[side], why)


def concede(game: Game, seat: Seat) -> None:
    """The player concedes and leaves at once, with his team (104.3a, 810.8b); no effect keeps him."""
    try:
        losing = tuple(mate for mate in team_mates(game, seat) if not game.state.players[mate].left)
        events.happened(game, tuple(events.Lost(mate, "104.3a") for mate in losing))
        leaving.leave(game, losing, "104.3a")
    except GameOver:
        game.outcome = game.state.outcome
    game.flush()
