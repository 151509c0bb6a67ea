"""Taxes: what it costs to attack or block with a creature (508.1g-j, 509.1d-f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events
from ..abilities.changes import AsAttacks
from ..abilities.conditions import Done
from ..abilities.kinds import Triggered
from ..abilities.structures import Whenever
from ..abilities.verbs import LoseLife, Sacrifice
from ..abilities.words import Cost, Effect, Payable
from ..casting import costs
from ..casting.rewinding import Rewind
from ..decisions import NO, YES, Pick, Play, Seat, ask
from ..layers import layers
from ..layers.profile import flat
from ..objects import ObjectId
from ..reading import evaluate
from ..reading.evaluate import Ctx
from ..state import Waiting

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


class Extra:
    """An optional cost that a player chose to pay for one attacker (508.1g), and what then happens."""

    __slots__ = ("ctx", "cost", "do", "word")

    def __init__(self, ctx: Ctx, cost: Payable, do: Effect | None, word: str) -> None:
        self.ctx, self.cost, self.do, self.word = ctx, cost, do, word


def chosen(game: Game, attackers: tuple[tuple[ObjectId, Seat], ...]) -> Play[list[Extra]]:
    """Have the players choose which optional costs they pay, attacker by attacker (508.1g)."""
    found: list[Extra] = []
    for rule in layers.index(game).rules.get(AsAttacks, ()):
        for oid, seat in attackers:
            if not _is_of(game, rule, oid):
                continue
            ctx = Ctx(oid, seat, {**rule.names, "attackers": tuple(other for other, _ in attackers)}, rule.x)
            if costs.can_pay(game, ctx, seat, (rule.change.cost,)):
                answer = yield from ask(game, seat, Pick((YES, NO), reason="pay", rule="508.1g", usual=(1,)), oid)
                if answer == (0,):
                    found.append(Extra(ctx, rule.change.cost, rule.change.do, rule.change.word))
    return found


def _is_of(game: Game, rule: layers.InForce, oid: ObjectId) -> bool:
    """Whether the rule is about that creature."""
    if rule.over is None:
        return rule.source == oid
    return oid in rule.over if isinstance(rule.over, tuple) else evaluate.fits(game, rule.ctx(), rule.over, oid)


def when_paid(game: Game, extras: list[Extra]) -> None:
    """What triggers on having paid them: "when you do" (603.12, 607.2h)."""
    for extra in extras:
        if extra.do is not None:
            ability = Triggered(Whenever(Done("paid")), extra.do, word=extra.word)
            game.state.waiting.append(Waiting(extra.ctx.source, extra.ctx.you, ability, dict(extra.ctx.names), extra.ctx.x))


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


def paid(game: Game, whole: Whole, pairs: Pairs, tapped: tuple[Tapped, ...] = (), extras: tuple[Extra, ...] = ()) -> Play[bool]:
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
        for extra in extras:
            done = done and (yield from costs.pay_cost(game, extra.ctx, extra.ctx.you, (extra.cost,)))
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
