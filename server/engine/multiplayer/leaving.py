"""Leaving: what becomes of the game, and of what was going on, when players leave it (800.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import arriving, designations, ending, events, zones
from ..abilities.changes import Control
from ..decisions import Choice, Option, Pick, Play, Question, Seat, ask, is_player, player_thing, seat_of
from ..faces import face_down, phasing
from ..layers import continuous, layers
from ..objects import NO_SEAT, ObjectId
from ..reading import evaluate

if TYPE_CHECKING:
    from ..decisions import Answers
    from ..events import Happening
    from ..game import Game
    from ..state import Continuous

REMEMBERED = ("hand", "library", "graveyard")


def leave(game: Game, seats: tuple[Seat, ...], why: str, drawn: bool = False) -> None:
    """The players leave the game together (104.5, 800.4a), for whom it is lost, or a draw. Raises GameOver if at most one side is
    left."""
    state = game.state
    players = state.players
    for seat in seats:
        player = players[seat]
        player.lost, player.left = not drawn, True
        player.remembered = {name: len(getattr(player, name)) for name in REMEMBERED}  # 800.4i
        game.touch_player(seat)
    state.left_order = (*state.left_order, *seats)
    ending.end_without_opponents(game, why)
    if state.priority >= 0 and not game.members(state.priority):
        _pass_on_priority(game)
    for seat in seats:
        designations.pass_on_crown(game, seat)
    _take_away(game, seats)
    game.unsettled = True


def _pass_on_priority(game: Game) -> None:
    """If who had priority has left, the next player in turn order gets it (800.4a)."""
    state = game.state
    for group in game.teams.groups_from(state.priority)[1:]:
        heads = game.members(group)
        if heads:
            state.priority = group
            state.passed = tuple(seat for seat in state.passed if seat not in heads)
            return


def _take_away(game: Game, seats: tuple[Seat, ...]) -> None:
    """All that the players own leaves the game, effects that give them control end, what they control on the stack that is no card
    ceases to exist, and what they still control is exiled (800.4a)."""
    state = game.state
    for seat in seats:
        face_down.show_all(game, seat)
    for oid in [oid for oid in game.arriving if state.objects[oid].owner in seats]:
        arriving.abandon(game, game.arriving[oid])
    owned = [oid for oid, obj in state.objects.items() if obj.owner in seats]
    seen = [oid for oid in owned if state.objects[oid].zone == "battlefield" and not state.objects[oid].phased_out]
    if seen:
        events.applied(game, tuple(events.Departed(oid) for oid in seen))  # 603.6c
    for oid in owned:
        if oid != game.placing:
            zones.vanish(game, oid)
    ended = tuple(effect for effect in state.effects if any(_gives_control_to(game, effect, seat) for seat in seats))
    if ended:
        events.applied(game, (events.EffectsEnded(ended),))
    for oid in [oid for oid in state.stack if controller(game, oid) in seats and state.objects[oid].kind in ("ability", "copy")]:
        if oid != game.placing:
            zones.vanish(game, oid)
    exile_what_nobody_controls(game)
    state.waiting = [entry for entry in state.waiting if entry.controller not in seats]
    state.delayed = [entry for entry in state.delayed if entry.immediate or entry.controller not in seats]
    state.control_next = tuple(pair for pair in state.control_next if pair[1] not in seats)
    for player in state.players:
        if player.controlled_by in seats:
            player.controlled_by = NO_SEAT


def controller(game: Game, oid: ObjectId) -> Seat:
    """Who controls the object on the stack or the battlefield, be it phased out or not."""
    obj = game.state.objects[oid]
    if obj.phased_out:
        return phasing.controller(game, oid)
    return obj.controller if obj.kind == "ability" else layers.chars(game, oid).controller


def _gives_control_to(game: Game, effect: Continuous, seat: Seat) -> bool:
    ctx = evaluate.Ctx(effect.source, effect.controller, effect.names, effect.x)
    return any(isinstance(change, Control) and player_thing(seat) in evaluate.refer(game, ctx, change.who) for change in effect.changes)


def exile_what_nobody_controls(game: Game) -> None:
    """Exile at once what comes under the control of players who have left: as they leave (800.4a), and when an effect ends that gave
    another player control of it (800.4c)."""
    state = game.state
    left = state.left_order
    there = (*state.stack, *state.battlefield, *state.phased)  # 702.26n
    found = [oid for oid in there if controller(game, oid) in left and state.objects[oid].kind != "ability" and oid != game.placing]
    if found:
        events.happened(game, tuple(events.Moved(oid, "exile", "exile") for oid in found))


def undo_placing(game: Game) -> None:
    """A spell whose casting is dropped goes back to where it was, if its owner is still in the game."""
    placed, game.placing = game.placing, 0
    obj = game.state.objects.get(placed)
    if obj is None:
        return
    if game.state.players[obj.owner].left or not obj.cast_from:
        zones.vanish(game, placed)
    else:
        zones.put(game, placed, obj.cast_from)


def pass_over(game: Game, group: int) -> None:
    """The turn of players who have left would begin now: what lasts until then is over (800.4m), and what had phased out under their
    control phases in during the next untap step (702.26n)."""
    there = game.teams.turn_groups[group]
    continuous.end(game, tuple(effect for effect in game.state.effects if continuous.lasts_until_turn_of(game, effect) in there))
    heirs = next(members for other in game.teams.groups_from(group)[1:] if (members := game.members(other)))
    for oid in game.state.phased:
        if game.state.objects[oid].chosen.get(phasing.UNDER) in there:
            obj = game.state.edit(oid)
            obj.chosen = {**obj.chosen, phasing.UNDER: heirs[0]}


def can_happen(game: Game, event: Happening) -> bool:
    """Whether the event is still possible after players have left: nothing comes under their control, nothing of theirs is created
    (800.4b, d), and what has left the game with them is not there any more."""
    state = game.state
    left = state.left_order
    if isinstance(event, events.Departed):
        return event.oid in state.objects
    if isinstance(event, events.Moved):
        if isinstance(event, events.Created):
            return event.owner not in left and event.under not in left
        if event.oid not in state.objects:
            return False
        return event.to not in ("battlefield", "stack") or event.under not in left
    if isinstance(event, (events.Lost, events.Won)):
        return True
    if getattr(event, "seat", NO_SEAT) in left:
        return False
    for name in ("to", "on", "oid", "thing", "attacker", "whom"):
        thing = getattr(event, name, None)
        if type(thing) is int and thing and (seat_of(thing) in left if is_player(thing) else thing not in state.objects):
            return False
    return True


# -- choices of those who have left (800.4f-h)


def take_over(game: Game, play: Play[None], question: Question) -> Play[None]:
    """Go on with what was being done, the question that was put to a player who has left being answered in his place."""
    choice = yield from _in_place(game, question)
    answers: Answers = ((question.player, choice),)
    try:
        asking = play.send(answers)
        while True:
            try:
                answers = yield asking
            except Exception as error:  # an announcement that is taken back
                asking = play.throw(error)
            else:
                asking = play.send(answers)
    except StopIteration:
        return


def _in_place(game: Game, question: Question) -> Play[Choice]:
    """The choice: a cost is not paid (800.4f); another player chosen by the object's controller chooses for an object (800.4g), the
    next player in turn order for a rule (800.4h). What is about things that have left as well is no choice any more."""
    own = game.placing and game.state.objects[game.placing].controller == question.player  # it is not put on the stack (800.4d)
    if own or question.reason == "pay" or question.decision.only is not None or _is_moot(game, question):
        return question.default
    chooser = yield from stand_in(game, question.player, _controller_of_what_is_done(game), question.source)
    return (yield from ask(game, chooser, question.decision, question.source, name=question.name))


def _is_moot(game: Game, question: Question) -> bool:
    """Whether an option is about something that is not there any more."""
    options: tuple[Option, ...] = getattr(question.decision, "options", ())
    if not all(isinstance(option, Option) for option in options) or not options:
        return True
    players = game.state.players
    return any(
        option.thing and (players[seat_of(option.thing)].left if is_player(option.thing) else option.thing not in game.state.objects)
        for option in options
    )


def stand_in(game: Game, leaver: Seat, controller: Seat, source: ObjectId = 0) -> Play[Seat]:
    """Who chooses in place of a player who has left, for an object of that controller (NO_SEAT: for a rule)."""
    if controller < 0:
        return next(seat for seat in _after(game, leaver) if not game.state.players[seat].left)
    able = game.opponents(controller) if game.is_opponent(leaver, controller) else tuple(s for s in game.living() if s != controller)
    able = able or (controller,)
    if len(able) == 1:
        return able[0]
    options = tuple(Option("player", player_thing(seat)) for seat in able)
    (index,) = yield from ask(game, controller, Pick(options, reason="choose", rule="800.4g"), source)
    chosen: Seat = able[index]
    return chosen


def _after(game: Game, seat: Seat) -> list[Seat]:
    """The seats in turn order after that one."""
    seats = game.teams.seats
    return [seats[(seat + step) % len(seats)] for step in range(1, len(seats))]


def _controller_of_what_is_done(game: Game) -> Seat:
    """Who controls the object on the stack that is resolving; NO_SEAT if none is."""
    obj = game.state.objects.get(game.resolving)
    if obj is None:
        return NO_SEAT
    controller: Seat = obj.controller
    return controller


def is_over(game: Game, resolving: ObjectId) -> bool:
    """Whether what was being done is dropped, since it left the game with a player (800.4a): the object that was resolving, or the
    action that the player was taking. The active player gets priority, or who is next."""
    from .. import priority

    state = game.state
    if resolving:
        if resolving in state.objects:
            return False
        priority.start(game)
        return True
    return game.acting >= 0 and state.players[game.acting].left
