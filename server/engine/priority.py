"""Priority: who may act, and when everybody has passed (117, 805.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import events, loops, stack, state_based, triggers
from .batch import Batch
from .casting import activating, casting, special
from .casting.rewinding import Rewind
from .decisions import PASS, Act, Decision, Option, Play, Seat, ask_any
from .layers import layers
from .layers.layers import Cache
from .multiplayer import leaving
from .objects import NO_SEAT

if TYPE_CHECKING:
    from .game import Game

SETTLE_LIMIT = 500
"""How often state-based actions and triggers may follow each other before the game is a draw (104.4b)."""


def actions(game: Game, seat: Seat) -> tuple[Option, ...]:
    """What the player may do with priority: pass first, then every action that is legal in full (117.1)."""
    return offer(game, seat).options


def offer(game: Game, seat: Seat) -> Act:
    """What the player may do, as it is asked: the same decision as long as nothing changes."""
    notes = game.cache.notes
    key = (seat, sorcery_timing(game, seat))
    known: Act | None = notes.get(key)
    if known is None:
        found = (PASS, *special.options(game, seat), *casting.options(game, seat), *activating.options(game, seat))
        known = notes[key] = Act(found)
    return known


ONLY_PASS = Act((PASS,))


def sorcery_timing(game: Game, seat: Seat) -> bool:
    """Whether the player could cast a sorcery: an own main phase, and nothing on the stack (307.1, 117.1a)."""
    state = game.state
    return not state.stack and state.step in ("main1", "main2") and game.is_active(seat)


def settle(game: Game) -> Play[None]:
    """State-based actions and waiting triggers, again and again, until nothing more comes of it (117.5, 704.3)."""
    rounds = 0
    while game.unsettled:
        game.unsettled = False
        if game.state.returning:  # since a player left the game
            yield from events.come_back(game)
        if game.unnoticed:
            told, game.unnoticed = tuple(game.unnoticed), []
            triggers.notice(game, told, layers.index(game))
        rounds += 1
        if rounds > SETTLE_LIMIT:
            from . import ending

            involved = tuple(dict.fromkeys(game.state.objects[oid].controller for oid in game.state.stack))
            ending.draw(game, "104.4f" if game.limited else "104.4b", involved)
        while (yield from state_based.check(game)):
            rounds += 1
            if rounds > SETTLE_LIMIT:
                break
        triggers.check_states(game)
        if game.state.waiting:
            yield from triggers.put_on_stack(game)
            game.unsettled = True


def start(game: Game) -> None:
    """The active team gets priority (117.3a-b, 805.5b)."""
    game.state.priority = game.state.active
    game.state.passed = ()


def rounds(game: Game) -> Play[None]:
    """Players act and pass, objects resolve, until all pass in succession on an empty stack (117.4)."""
    while True:
        if game.unsettled:
            yield from settle(game)
        state = game.state
        heads: Sequence[Seat] = game.members(state.priority)
        if state.passed:
            heads = [seat for seat in heads if seat not in state.passed]
        if not heads:
            if next_team(game):
                continue
            if not state.stack:
                state.priority = -1
                loops.end_step(game)
                return
            loops.begin(game)
            controller = state.objects[state.stack[-1]].controller
            yield from stack.resolve_top(game)
            loops.resolve(game, controller)
            start(game)
            continue
        tired = loops.is_tired(game)
        offers: dict[Seat, Decision] = {}
        for seat in heads:
            offers[seat] = ONLY_PASS if tired else offer(game, seat)
        seat, choice = yield from ask_any(game, offers, at_priority=True)
        if choice == 0:
            game.state.passed += (seat,)
        else:
            offered = offers[seat]
            assert isinstance(offered, Act)
            yield from act(game, seat, offered.options[choice])


def next_team(game: Game) -> bool:
    """Pass priority on to the next team in turn order (117.3d); False if all have passed in succession."""
    state = game.state
    for group in game.teams.groups_from(state.priority)[1:]:
        for seat in game.members(group):
            if seat not in state.passed:
                state.priority = group
                return True
    return False


def act(game: Game, seat: Seat, option: Option) -> Play[None]:
    """Do what the player chose. An announcement that is taken back, or proves illegal, leaves the game as it was (733.1)."""
    before = game.state.fork()
    game.announcing, game.acting = True, seat
    loops.act(game)
    try:
        yield from do(game, seat, option)
    except Rewind:
        gone = game.state.left_order
        before.next_question = game.state.next_question
        game.state = before
        game.cache = Cache()
        game.batch = Batch()
        game.arriving, game.unnoticed = {}, []
        game.announcing, game.acting = False, NO_SEAT
        game.unsettled = True
        if gone != before.left_order:
            leaving.leave(game, tuple(other for other in gone if other not in before.left_order), "104.3a")
        return
    game.announcing, game.acting = False, NO_SEAT
    game.state.passed = ()
    game.unsettled = True
    game.flush()


def do(game: Game, seat: Seat, option: Option) -> Play[None]:
    """Play, cast, activate or take the special action."""
    if option.kind == "cast":
        yield from casting.cast(game, seat, option)
    elif option.kind == "activate":
        yield from activating.activate(game, seat, option)
    else:
        yield from special.do(game, seat, option)
