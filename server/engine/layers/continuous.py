"""Continuous: how long the effects of resolved spells and abilities last (500.4-500.5, 511.2, 514.2, 611.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events
from ..abilities.changes import EndOfCombat, EndOfTurn, Through, Until, While, YourNextTurn
from ..abilities.words import Duration
from ..decisions import Seat, player_thing, seat_of
from ..objects import NO_SEAT
from ..reading import evaluate, occurrences
from ..reading.ctx import Ctx

if TYPE_CHECKING:
    from ..events import Happening
    from ..game import Game
    from ..state import Continuous, Delayed
    from .index import InForce


def expire_at(game: Game, step: str) -> None:
    """End what lasts until this step, or the turn that begins with it (500.4)."""
    state = game.state
    if state.effects:
        end(game, tuple(effect for effect in state.effects if type(effect.until) is YourNextTurn and _is_over(game, effect)))


def is_over(game: Game, trigger: Delayed) -> bool:
    """Whether the delayed triggered ability lasts no longer: until that player's next turn (500.4), or as long as something holds."""
    until = trigger.until
    if until is None:
        return False
    if isinstance(until, While):
        return not evaluate.holds(game, Ctx(trigger.source, trigger.controller, trigger.names, trigger.x), until.cond)
    if not isinstance(until, YourNextTurn) or game.state.turn <= trigger.turn:
        return False
    return game.is_active(trigger.controller)


def _is_over(game: Game, effect: Continuous) -> bool:
    """Whether that player's next turn has begun."""
    assert isinstance(effect.until, YourNextTurn)
    if game.state.turn <= effect.turn:
        return False
    if effect.until.who is None:
        return game.is_active(effect.controller)
    whose = evaluate.refer(game, ctx_of(effect), effect.until.who)
    return any(player < 0 and game.is_active(seat_of(player)) for player in whose)


def lasts_until_turn_of(game: Game, effect: Continuous) -> Seat:
    """Until whose next turn the effect lasts; NO_SEAT if it is not one that does."""
    if not isinstance(effect.until, YourNextTurn):
        return NO_SEAT
    found = () if effect.until.who is None else evaluate.refer(game, ctx_of(effect), effect.until.who)
    return next((seat_of(thing) for thing in found if thing < 0), effect.controller)


def expire_after(game: Game, step: str) -> None:
    """End what lasts until the end of this step, or of the phase that ends with it (500.5, 511.2)."""
    state = game.state
    if not state.effects:
        return
    over = (effect for effect in state.effects if type(effect.until) is Through and effect.until.step == step)
    end(game, tuple(effect for effect in over if _was_theirs(game, effect)))
    if step in evaluate.COMBAT_STEPS and (not state.plan or state.plan[0] not in evaluate.COMBAT_STEPS[1:]):
        end(game, tuple(effect for effect in state.effects if type(effect.until) is EndOfCombat))


def _was_theirs(game: Game, effect: Continuous) -> bool:
    """Whether the step was one of the player of whom the duration speaks."""
    until = effect.until
    assert isinstance(until, Through)
    if until.who is not None:
        return any(player < 0 and game.is_active(seat_of(player)) for player in evaluate.refer(game, ctx_of(effect), until.who))
    return any(game.is_active(game.chars(thing).controller) for thing in effect.objects or () if thing > 0)


def ending_with_turn(game: Game) -> tuple[Continuous, ...]:
    """What lasts until end of turn (514.2)."""
    return tuple(effect for effect in game.state.effects if _ends_with_turn(effect.until))


def _ends_with_turn(until: Duration | None) -> bool:
    return isinstance(until, EndOfTurn) or (isinstance(until, Until) and until.this_turn)


def end(game: Game, effects: tuple[Continuous, ...]) -> None:
    """End these effects, if there are any."""
    if effects:
        events.happened(game, (events.EffectsEnded(effects),))


def over_by_now(game: Game, since: list[Happening]) -> tuple[Continuous, ...]:
    """Effects whose duration these events have ended (611.2a), or whose condition holds no more (611.2b)."""
    found: list[Continuous] = []
    for effect in game.state.effects:
        until = effect.until
        if type(until) is While:
            if not evaluate.holds(game, ctx_of(effect), until.cond):
                found.append(effect)
        elif type(until) is Until:
            if _happened(game, effect, until, since):
                found.append(effect)
    return tuple(found)


def _happened(game: Game, effect: Continuous, until: Until, since: list[Happening]) -> bool:
    """Whether its event is among these and came after its own beginning."""
    ctx = ctx_of(effect)
    over = False
    for event in since:
        if isinstance(event, events.EffectStarted) and event.effect.id == effect.id:
            over = False
        elif occurrences.matches(game, ctx, until.event, event) is not None:
            over = True
    return over


def starts(game: Game, effect: Continuous) -> bool:
    """Whether the effect begins at all: not if its duration is over already (611.2b)."""
    until = effect.until
    return type(until) is not While or evaluate.holds(game, ctx_of(effect), until.cond)


def ctx_of(effect: Continuous) -> Ctx:
    """For whom the effect is read."""
    return Ctx(effect.source, effect.controller, effect.names, effect.x, effect.objects)


def affects_player(game: Game, rule: InForce, seat: Seat) -> bool:
    """Whether a rule about players is about that player; "you", if it does not say."""
    over = rule.over
    if over is None:
        return rule.you == seat
    thing = player_thing(seat)
    return thing in over if isinstance(over, tuple) else evaluate.fits(game, rule.ctx(), over, thing)

