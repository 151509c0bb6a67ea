"""Rules of combat: the effects in force that restrict, require and limit attacks and blocks (508.1c-d, 509.1b-c)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from ..abilities.changes import Assigns, AsThough, Forbid, Limit, Require
from ..abilities.conditions import Exists
from ..abilities.filters import And, Not, Status
from ..abilities.structures import AnyEvent, OneOrMore
from ..abilities.verbs import Attack, Become, Block
from ..abilities.words import Cost, Event, Filter, Role, Verb
from ..decisions import Seat, Thing, player_thing
from ..layers import layers
from ..objects import Chars
from ..reading import evaluate
from ..reading.evaluate import Ctx
from . import whole

if TYPE_CHECKING:
    from ..game import Game
    from .whole import Declarer

ALONE = Status("alone")
TOGETHER = Not(ALONE)
Fighting = type[Attack] | type[Block]


class Ruling:
    """An effect about attacks or blocks, with what its words mean worked out as far as they always mean the same."""

    __slots__ = ("change", "ctx", "what", "whom", "alone", "collective")

    def __init__(self, change: Forbid | Require, ctx: Ctx, verb: Verb, collective: bool) -> None:
        self.change, self.ctx = change, ctx
        self.collective = collective  # one or more of them, not each of them
        if isinstance(verb, Become):
            self.alone = ""
            self.what, self.whom = verb.by, verb.what
        else:
            assert isinstance(verb, (Attack, Block))
            self.alone, self.what = without_alone(verb.what)
            self.whom = verb.whom

    def reading(self, it: Thing, defending: Seat, attacking: Seat) -> Ctx:
        """How its words are read about that creature: who is the defending and the attacking player (805.10c, e)."""
        names = {**self.ctx.names, "it": (it,), "defending": (player_thing(defending),), "attacking": (player_thing(attacking),)}
        return Ctx(self.ctx.source, self.ctx.you, names, self.ctx.x, self.ctx.over)


def fits(game: Game, ctx: Ctx, role: Role, thing: Thing) -> bool:
    """Whether the thing plays that role; anything does if the role says nothing."""
    return role is None or (isinstance(role, Filter) and evaluate.fits(game, ctx, role, thing))


def without_alone(role: Role) -> tuple[str, Role]:
    """A filter without what it says of being alone, which a declaration decides as a whole (506.5): "alone", "together" or ""."""
    if role == ALONE:
        return "alone", None
    if role == TOGETHER:
        return "together", None
    if isinstance(role, And):
        for word, part in (("alone", ALONE), ("together", TOGETHER)):
            if part in role.parts:
                return word, And(tuple(other for other in role.parts if other != part))
    return "", role


def companions(change: Forbid, status: str) -> tuple[Filter, Exists] | None:
    """What must be declared along with it, where the condition says so: "unless a black creature also attacks"."""
    cond = change.but
    if isinstance(cond, Exists) and isinstance(cond.what, And) and Status(status) in cond.what.parts:
        return And(tuple(part for part in cond.what.parts if part != Status(status))), cond
    return None


def verbs_of(event: Event) -> tuple[tuple[Verb, bool], ...]:
    """The verbs that the event speaks of, each with whether it means one or more of them together."""
    if isinstance(event, AnyEvent):
        return tuple(found for part in event.events for found in verbs_of(part))
    if isinstance(event, OneOrMore):
        return ((event.event, True),)
    return ((event, False),) if isinstance(event, Verb) else ()


def about(game: Game, kind: type[Forbid] | type[Require], fighting: Fighting) -> list[Ruling]:
    """The restrictions, or the requirements, on attacks or blocks."""
    found: list[Ruling] = []
    for rule in layers.index(game).rules.get(kind, ()):
        for verb, collective in verbs_of(rule.change.event):
            if isinstance(verb, fighting):
                found.append(Ruling(rule.change, _ctx(rule), verb, collective))
            elif fighting is Block and isinstance(verb, Become) and verb.how == "blocked" and kind is Require:
                found.append(Ruling(rule.change, _ctx(rule), verb, True))
    return found


class Bound(NamedTuple):
    """A rule's number for whatever it is about: `over` nothing in particular, or something that fits."""

    ctx: Ctx
    n: int
    add: bool

    def is_general(self) -> bool:
        """Whether it is about the declaration as a whole."""
        return self.ctx.over is None

    def covers(self, game: Game, thing: Thing) -> bool:
        """Whether it is about that thing."""
        over = self.ctx.over
        if isinstance(over, Filter):
            return evaluate.fits(game, self.ctx, over, thing)
        return over is not None and thing in over


def bounds(game: Game) -> dict[str, list[Bound]]:
    """The limits in force, by what they limit."""
    found: dict[str, list[Bound]] = {}
    for rule in layers.index(game).rules.get(Limit, ()):
        change = rule.change
        ctx = _ctx(rule)
        found.setdefault(change.what, []).append(Bound(ctx, evaluate.amount(game, ctx, change.n), change.add))
    return found


def as_though(game: Game, what: str) -> list[Ctx]:
    """How the effects are read that let something be as though it were so (609.4)."""
    return [_ctx(rule) for rule in layers.index(game).rules.get(AsThough, ()) if rule.change.what == what]


def applies(game: Game, readings: list[Ctx], thing: Thing) -> bool:
    """Whether one of these effects is about the thing: what it is over, or its source."""
    for ctx in readings:
        if isinstance(ctx.over, Filter):
            if evaluate.fits(game, ctx, ctx.over, thing):
                return True
        elif thing == ctx.source if ctx.over is None else thing in ctx.over:
            return True
    return False


def strength(game: Game, oid: Thing, chars: Chars) -> int:
    """How much combat damage the creature assigns: as much as its power, or as an effect says (510.1a)."""
    for rule in layers.index(game).rules.get(Assigns, ()):
        if applies(game, [_ctx(rule)], oid):
            return (chars.toughness if rule.change.stat == "toughness" else chars.power) or 0
    return chars.power or 0


def _ctx(rule: layers.InForce) -> Ctx:
    return Ctx(rule.source, rule.you, rule.names, rule.x, rule.over)


class Effect(IntEnum):
    """What a restriction does to one creature and what it would attack or block."""

    NOTHING = 0
    TOGETHER = 1  # it depends on what else is declared
    COSTS = 2  # it may, for a price
    CANNOT = 3


def effect(game: Game, ruling: Ruling, reading: Ctx, whom: Role, thing: Thing, status: str) -> Effect:
    """What the restriction says of the creature that it is read about, and the thing."""
    if not fits(game, reading, whom, thing):
        return Effect.NOTHING
    change = ruling.change
    assert isinstance(change, Forbid)
    if companions(change, status) is not None:
        return Effect.TOGETHER
    if change.but is not None and evaluate.holds(game, reading, change.but):
        return Effect.NOTHING
    if ruling.alone:
        return Effect.TOGETHER
    return Effect.CANNOT if change.unless is None else Effect.COSTS


def price(ruling: Ruling) -> Cost:
    """What it costs to do so all the same."""
    assert isinstance(ruling.change, Forbid) and ruling.change.unless is not None
    return ruling.change.unless


def collective(game: Game, declarers: tuple[Declarer, ...], together: list[tuple[int, Ruling]], status: str) -> list[whole.Limit]:
    """The limits that make a creature depend on others being declared with it, or on none being (506.5).

    Who could not get the company that it needs may not be declared at all.
    """
    limits: list[whole.Limit] = []
    for i, ruling in together:
        declarer = declarers[i]
        if ruling.alone == "together":
            limits.append(whole.Limit("alone", 1, (i,)))
            continue
        others = tuple(j for j in range(len(declarers)) if j != i)
        needed = 1
        assert isinstance(ruling.change, Forbid)
        company = companions(ruling.change, status)
        if company is not None:
            reading = ruling.reading(declarer.oid, declarer.seat, declarer.seat)
            others = tuple(j for j in others if evaluate.fits(game, reading, company[0], declarers[j].oid))
            needed = evaluate.amount(game, reading, company[1].least)
        if len(others) < needed:
            declarer.may = ()
        elif needed > 0:
            limits.append(whole.Limit("with", needed, (i, *others)))
    return limits
