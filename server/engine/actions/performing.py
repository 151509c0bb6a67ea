"""Perform: effects are done by the table DO, and put together by the structures here (608.2c)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .. import loops
from ..abilities import structures as st
from ..abilities.conditions import Both, Done
from ..abilities.kinds import Triggered
from ..abilities.verbs import Damage
from ..abilities.words import Effect
from ..casting import costs, targets
from ..decisions import NO, YES, Number, Option, Pick, Play, Seat, ask, is_player, player_thing, seat_of
from ..objects import Names
from ..reading import evaluate
from ..reading.evaluate import Ctx
from ..state import Delayed, Waiting
from . import picking

if TYPE_CHECKING:
    from ..game import Game

ALWAYS = Both(())
"""A condition that always holds."""
Doing = Callable[["Game", Ctx, Any], Play[None]]
DO: dict[type[Effect], Doing] = {}
"""What does each kind of effect. The modules of this folder fill it in."""


def perform(game: Game, ctx: Ctx, effect: Effect) -> Play[None]:
    """Do it. What it does is bound to names in `ctx.names` for what follows."""
    yield from DO[type(effect)](game, ctx, effect)


def doing(kind: type[Effect]) -> Callable[[Doing], Doing]:
    """Enter the function in the table."""

    def enter(function: Doing) -> Doing:
        DO[kind] = function
        return function

    return enter


def wants_to(game: Game, seat: Seat, ctx: Ctx, reason: str = "may", rule: str = "608.2d") -> Play[bool]:
    """Ask a player yes or no about what the source offers."""
    if loops.is_endless(game):
        return False
    (answer,) = yield from ask(game, seat, Pick((YES, NO), reason=reason, rule=rule, usual=(1,)), ctx.source)
    return bool(answer == 0)


class Gathering:
    """What is done again and again, each time anew: its names mean nothing the next time, and all that they meant in the end."""

    __slots__ = ("ctx", "each", "before", "found")

    def __init__(self, ctx: Ctx, each: str = "") -> None:
        self.ctx = ctx
        self.each = each  # the name of the one whose turn it is
        self.before: Names = dict(ctx.names)
        self.found: Names = {}

    def next(self) -> None:
        """Begin the next time."""
        self._keep()
        became = self.ctx.names.get("became")
        self.ctx.names.clear()
        self.ctx.names.update(self.before)
        if became is not None:
            self.ctx.names["became"] = became

    def end(self) -> None:
        """Bind all that the names meant."""
        self.next()
        self.ctx.names.update(self.found)

    def _keep(self) -> None:
        for name, value in self.ctx.names.items():
            if name in ("became", "that_player", self.each) or (name in self.before and self.before[name] == value):
                continue
            old = self.found.get(name)
            if isinstance(value, tuple) and isinstance(old, tuple):
                self.found[name] = old + tuple(thing for thing in value if thing not in old)
            elif isinstance(value, int) and isinstance(old, int):
                self.found[name] = old + value
            else:
                self.found[name] = value


@doing(st.Seq)
def _seq(game: Game, ctx: Ctx, effect: st.Seq) -> Play[None]:
    for step in effect.steps:
        yield from DO[type(step)](game, ctx, step)


@doing(st.Regardless)
def _regardless(game: Game, ctx: Ctx, effect: st.Regardless) -> Play[None]:
    yield from perform(game, ctx, effect.do)


@doing(st.Process)
def _process(game: Game, ctx: Ctx, effect: st.Process) -> Play[None]:
    while True:
        yield from perform(game, ctx, effect.do)
        if not (yield from wants_to(game, ctx.you, ctx)):
            return


@doing(st.Piles)
def _piles(game: Game, ctx: Ctx, effect: st.Piles) -> Play[None]:
    """One player makes two piles, which may be empty, and another chooses one (700.3)."""
    things = yield from picking.pick(game, ctx, effect.of)
    separator = yield from picking.players(game, ctx, effect.by)
    choosers = yield from picking.players(game, ctx, effect.chooser)
    if not things or not separator or not choosers:
        return
    options = tuple(picking.option_for(game, thing) for thing in things)
    first = yield from ask(game, separator[0], Pick(options, 0, len(things), rule="700.3"), ctx.source, name="pile")
    piles = tuple(things[i] for i in first), tuple(thing for i, thing in enumerate(things) if i not in first)
    sides = tuple(Option("pile", 0, -1, number) for number in (1, 2))
    (index,) = yield from ask(game, choosers[0], Pick(sides, rule="700.3"), ctx.source)
    ctx.names["pile"], ctx.names["other"] = piles[index], piles[1 - index]
    yield from perform(game, ctx, effect.do)


@doing(st.If)
def _if(game: Game, ctx: Ctx, effect: st.If) -> Play[None]:
    if evaluate.holds(game, ctx, effect.cond):
        yield from perform(game, ctx, effect.then)
    elif effect.otherwise is not None:
        yield from perform(game, ctx, effect.otherwise)


@doing(st.May)
def _may(game: Game, ctx: Ctx, effect: st.May) -> Play[None]:
    """Each player asked decides in APNAP order (608.2e); nobody is offered what cannot be done (608.2d)."""
    there, gone = yield from picking.players_and_leavers(game, ctx, effect.who)
    every = Gathering(ctx) if len(there) + len(gone) > 1 else None
    for seat in (*there, *gone):
        if every is not None:
            every.next()
        agreed = seat not in gone and picking.possible(game, ctx, seat, effect.do) and (yield from wants_to(game, seat, ctx))
        ctx.names[effect.name] = 1 if agreed else 0
        if agreed:
            ctx.names["that_player"] = (player_thing(seat),)
            if every is not None:
                ctx.names["each"] = ctx.names["that_player"]
            yield from perform(game, ctx, effect.do)
            if effect.then is not None:
                yield from perform(game, ctx, effect.then)
        elif effect.otherwise is not None:
            yield from perform(game, ctx, effect.otherwise)
    if every is not None:
        every.end()


@doing(st.Alternatives)
def _alternatives(game: Game, ctx: Ctx, effect: st.Alternatives) -> Play[None]:
    """Which of them, by the name of the verb; all are offered, since one may choose what does nothing."""
    options = tuple(Option("word", 0, -1, type(part).__name__.lower()) for part in effect.parts)
    (index,) = yield from ask(game, ctx.you, Pick(options, rule="608.2d"), ctx.source)
    yield from perform(game, ctx, effect.parts[index])


@doing(st.Pay)
def _pay(game: Game, ctx: Ctx, effect: st.Pay) -> Play[None]:
    parts = costs.told(game, ctx, effect.cost)
    there, gone = yield from picking.players_and_leavers(game, ctx, effect.who)
    for seat in (*there, *gone):
        paid = seat not in gone and costs.can_pay(game, ctx, seat, parts) and (yield from wants_to(game, seat, ctx, "pay", "118.12"))
        if paid:
            paid = yield from costs.pay_cost(game, ctx, seat, parts)
        ctx.names["paid"] = 1 if paid else 0
        ctx.names["that_player"] = (player_thing(seat),)
        if paid and effect.then is not None:
            yield from perform(game, ctx, effect.then)
        elif not paid and effect.otherwise is not None:
            yield from perform(game, ctx, effect.otherwise)


@doing(st.Each)
def _each(game: Game, ctx: Ctx, effect: st.Each) -> Play[None]:
    things = yield from picking.pick(game, ctx, effect.over)
    seats = picking.players_in_order(game, tuple(seat_of(thing) for thing in things if is_player(thing)))
    every = Gathering(ctx, effect.name)
    for thing in (*(player_thing(seat) for seat in seats), *(thing for thing in things if not is_player(thing))):
        every.next()
        ctx.names[effect.name] = (thing,)
        if is_player(thing):
            ctx.names["that_player"] = (thing,)
        yield from perform(game, ctx, effect.do)
    every.end()


@doing(st.Repeat)
def _repeat(game: Game, ctx: Ctx, effect: st.Repeat) -> Play[None]:
    for _ in range(min(evaluate.amount(game, ctx, effect.n), loops.MOST_TIMES)):
        yield from perform(game, ctx, effect.do)


@doing(st.Modes)
def _modes(game: Game, ctx: Ctx, effect: st.Modes) -> Play[None]:
    """The modes that were chosen at announcement, in printed order (700.2a)."""
    chosen = ctx.names.get("modes", ())
    assert isinstance(chosen, tuple)
    for place, number in enumerate(chosen):
        targets.enter_mode(ctx.names, place)
        yield from perform(game, ctx, effect.modes[number].do)


@doing(st.Spliced)
def _spliced(game: Game, ctx: Ctx, effect: st.Spliced) -> Play[None]:
    """The text of a spliced card, after the spell's own (702.47b)."""
    targets.enter_mode(ctx.names, effect.place)
    yield from perform(game, ctx, effect.do)


@doing(st.Divide)
def _divide(game: Game, ctx: Ctx, effect: st.Divide) -> Play[None]:
    """Each gets the share announced for it (601.2d); all of it happens together."""
    from .. import damage

    shares = ctx.names.get("shares", ())
    assert isinstance(shares, tuple)
    share_of = dict(zip(shares[::2], shares[1::2], strict=True))
    things = [thing for thing in (yield from picking.pick(game, ctx, effect.among)) if share_of.get(thing, 0) > 0]
    name = getattr(effect.among, "name", "target")
    if isinstance(effect.do, Damage):
        dealt = yield from damage.deal(game, [(ctx.source, thing, share_of[thing]) for thing in things])
        ctx.names[effect.do.name] = sum(event.n for event in dealt)
        return
    everything = ctx.names.get(name, ())
    for thing in things:
        ctx.names[name], ctx.names["share"] = (thing,), share_of[thing]
        yield from perform(game, ctx, effect.do)
    ctx.names[name] = everything


@doing(st.Later)
def _later(game: Game, ctx: Ctx, effect: st.Later) -> Play[None]:
    """A delayed triggered ability (603.7) with the names as they are now."""
    state = game.state
    until = state.turn if effect.this_turn else -1
    trigger = Delayed(game.timestamp(), ctx.source, ctx.you, effect.event, effect.do, dict(ctx.names), ctx.x, effect.each, until)
    trigger.until, trigger.turn = effect.until, state.turn
    state.delayed.append(trigger)
    return
    yield


@doing(st.WhenDone)
def _when_done(game: Game, ctx: Ctx, effect: st.WhenDone) -> Play[None]:
    """A reflexive triggered ability (603.12)."""
    if ctx.names.get(effect.name):
        ability = Triggered(st.Whenever(Done(effect.name)), effect.do)
        game.state.waiting.append(Waiting(ctx.source, ctx.you, ability, dict(ctx.names), ctx.x))
    return
    yield


@doing(st.ChooseNumber)
def _choose_number(game: Game, ctx: Ctx, effect: st.ChooseNumber) -> Play[None]:
    """Choose a number; nothing is asked if there is but one."""
    least, most = evaluate.amount(game, ctx, effect.least), evaluate.amount(game, ctx, effect.most)
    ctx.names[effect.name] = (yield from ask(game, ctx.you, Number(least, most, rule="608.2d"), ctx.source)) if least < most else least


@doing(st.ChooseQuality)
def _choose_quality(game: Game, ctx: Ctx, effect: st.ChooseQuality) -> Play[None]:
    """Choose a colour, a type, a name; the source remembers it (607.2d)."""
    from ..events import Chose, happen
    from . import qualities

    options = qualities.options(game, ctx, effect.quality)
    if not options:
        return
    (index,) = yield from ask(game, ctx.you, Pick(options, reason=qualities.reason(effect.quality), rule="607.2d"), ctx.source)
    word = options[index].choice
    ctx.names[effect.name] = word
    if ctx.source in game.state.objects:
        yield from happen(game, Chose(ctx.source, effect.name, word))
