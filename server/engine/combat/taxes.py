"""Taxes: what it costs to attack or block with a creature (508.1g-j, 509.1d-f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import costs, events, layers
from ..abilities.verbs import LoseLife, Sacrifice
from ..abilities.words import Cost, Payable
from ..decisions import Play, Seat
from ..evaluate import Ctx
from ..objects import ObjectId
from ..profile import flat
from ..rewinding import Rewind

if TYPE_CHECKING:
    from ..events import Tapped
    from ..game import Game
    from .whole import Declarer, Pairs, Whole


def of(declarers: tuple[Declarer, ...], pairs: Pairs) -> dict[Seat, tuple[Payable, ...]]:
    """What each player has to pay in all for the declaration: for its own creatures, each for itself (810.5)."""
    found: dict[Seat, list[Cost]] = {}
    for i, option in pairs:
        declarer = declarers[i]
        if option in declarer.taxes:
            found.setdefault(declarer.seat, []).extend(declarer.taxes[option])
    return {seat: together(parts) for seat, parts in found.items()}


def together(parts: list[Cost]) -> tuple[Payable, ...]:
    """The total cost: life to pay and things to sacrifice added up, so that all of it is looked at as one (508.1h)."""
    total: list[Payable] = []
    for part in flat(tuple(parts)):
        for k, other in enumerate(total):
            if isinstance(part, LoseLife) and isinstance(other, LoseLife) and isinstance(part.n, int) and isinstance(other.n, int):
                total[k] = LoseLife(other.who, other.n + part.n, other.name)
                break
            if isinstance(part, Sacrifice) and isinstance(other, Sacrifice) and part.what == other.what:
                if isinstance(part.n, int) and isinstance(other.n, int):
                    total[k] = Sacrifice(other.who, other.n + part.n, other.what, other.name)
                    break
        else:
            total.append(part)
    return tuple(total)


class Purse:
    """Whether declarations can be paid for; asked of a copy of the game, in which the attackers are tapped (508.1f)."""

    __slots__ = ("game", "declarers", "taps", "known")

    def __init__(self, game: Game, declarers: tuple[Declarer, ...], taps: tuple[bool, ...]) -> None:
        self.game, self.declarers = game, declarers
        self.taps = taps  # by declarer: whether it is tapped by being declared
        self.known: dict[Pairs, bool] = {}

    def __call__(self, pairs: Pairs) -> bool:
        known = self.known.get(pairs)
        if known is None:
            known = self.known[pairs] = self._can_pay(pairs)
        return known

    def _can_pay(self, pairs: Pairs) -> bool:
        due = of(self.declarers, pairs)
        if not due:
            return True
        trial = self.game._fork(self.game.state, 0, None)
        tap(trial, tuple(self.declarers[i].oid for i, _ in pairs if self.taps[i]))
        return all(costs.can_pay(trial, Ctx(0, seat), seat, parts) for seat, parts in due.items())


def tap(game: Game, oids: tuple[ObjectId, ...]) -> None:
    """Have them tapped in a copy of the game."""
    for oid in oids:
        game.state.edit(oid).tapped = True
        layers.changed(game, oid, layers.TAPPED)


def paid(game: Game, whole: Whole, pairs: Pairs, tapped: tuple[Tapped, ...] = ()) -> Play[bool]:
    """Tap what is tapped by attacking and have the players pay for the declaration, all as one step (508.1f-j, 509.1d-f).

    False if one of them cannot after all, or takes it back: then the game is as before (733.1).
    """
    before = game.state.fork()
    game.announcing = True
    done = True
    try:
        if tapped:
            events.happened(game, tapped)
        for seat, parts in of(whole.declarers, pairs).items():
            done = done and (yield from costs.pay_cost(game, Ctx(0, seat), seat, parts))
    except Rewind:
        done = False
    game.announcing = False
    if done:
        game.flush()
        return True
    before.next_question = game.state.next_question
    game.state = before
    game.cache = layers.Cache()
    game.batch = events.Batch()
    game.arriving = {}
    game.unsettled = True
    return False
