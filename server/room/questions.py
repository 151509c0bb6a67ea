"""Questions: how the engine's questions look to the seat that answers them, and what its answers mean (law 7).

A question shown keeps what is needed to understand the answer. Options that lie in an order which the seat must not learn
(cards found in a library) are put into another one, by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from protocol import messages as m
from server.engine import decisions as d
from server.engine.combat.declarations import Declaration
from server.engine.decisions import Choice, Question
from server.engine.errors import IllegalChoice

from .texts import cost_words

if TYPE_CHECKING:
    from server.engine.game import Game
    from server.engine.objects import ObjectId

    from .viewer import Viewer

Aliases: TypeAlias = "dict[ObjectId, ObjectId]"
"""What things of an announcement that is not over are known as: the card in hand for the spell."""
Bounds: TypeAlias = "list[int | str | list[int | list[int]]]"
HIDDEN = ("library", "hand")


class Shown:
    """A question as it was shown to a seat."""

    __slots__ = ("asked", "number", "wire", "places", "since")

    def __init__(self, asked: Question, number: int, wire: m.Question, places: tuple[int, ...] | None, since: float) -> None:
        self.asked = asked  # the engine's question
        self.number = number  # as the seat counts
        self.wire = wire
        self.places = places  # by place on the wire, the engine's; None: the same
        self.since = since  # when it was shown

    def meant(self, answer: m.Answer) -> Choice:
        """The engine's choice that the answer means. Raises IllegalChoice if it can mean none."""
        choice = plain(answer)
        if self.places is None or type(choice) is not tuple:
            return choice
        if not all(type(i) is int and 0 <= i < len(self.places) for i in choice):
            raise IllegalChoice(f"numbers below {len(self.places)} were expected", self.asked.rule)
        return tuple(self.places[i] for i in choice)


def plain(answer: object) -> Choice:
    """Lists as tuples, all the way down."""
    if isinstance(answer, (list, tuple)):
        return tuple(plain(part) for part in answer)
    return answer


def listed(choice: Choice) -> m.Answer:
    """Tuples as lists, all the way down."""
    if isinstance(choice, tuple):
        return [listed(part) for part in choice]  # type: ignore[misc]
    answer: m.Answer = choice
    return answer


def hidden_things(game: Game, question: Question) -> list[ObjectId]:
    """The cards in libraries and hands that whoever answers the question is shown for it, in an order that tells nothing.

    Who searches a library looks at all of it (701.23a).
    """
    if isinstance(question.decision, Declaration):
        return []
    options: tuple[d.Option, ...] = getattr(question.decision, "options", ())
    objects = game.state.objects
    held = [o.thing for o in options if o.thing > 0 and o.thing in objects and objects[o.thing].zone in HIDDEN]
    if not held or question.reason != "search":
        return held
    owners = sorted({objects[oid].owner for oid in held if objects[oid].zone == "library"})
    everything = [oid for owner in owners for oid in game.state.players[owner].library]
    everything += [oid for oid in held if objects[oid].zone != "library"]
    return sorted(everything, key=lambda oid: objects[oid].printed.name)


def order_of(game: Game, question: Question) -> tuple[int, ...] | None:
    """The places of the options in an order that tells nothing of a library's; None if they may stay as they are."""
    if question.reason != "search" or not isinstance(question.decision, d.Pick):
        return None
    options = question.decision.options
    names = [game.state.objects[o.thing].printed.name if o.thing in game.state.objects else "" for o in options]
    return tuple(sorted(range(len(options)), key=lambda i: (names[i], i)))


def wire(game: Game, viewer: Viewer, question: Question, number: int, aliases: Aliases, places: tuple[int, ...] | None) -> m.Question:
    """The question as its seat sees it."""
    decision = question.decision
    shape, bounds = _bounds(decision, viewer, aliases)
    declarers: list[m.Declarer] = []
    limits: list[m.Limit] = []
    default: Choice = decision.default
    if isinstance(decision, Declaration):
        options = [m.Option("player" if thing < 0 else "object", viewer.thing(thing)) for thing in decision.options]
        declarers, limits = _declaration(viewer, decision)
    else:
        given: tuple[d.Option, ...] = getattr(decision, "options", ())
        options = _options(viewer, given, aliases)
    if places is not None:
        back = {place: i for i, place in enumerate(places)}
        options = [options[place] for place in places]
        default = tuple(back[i] for i in default)
    return m.Question(
        number,
        shape,
        question.reason,
        question.rule,
        options,
        listed(default),
        bounds,
        -1 if question.player == question.seat else question.player,
        _thing(viewer, question.source, aliases),
        question.cancel,
        question.name,
        declarers,
        limits,
    )


def _thing(viewer: Viewer, thing: int, aliases: Aliases) -> int:
    return viewer.thing(thing) or viewer.thing(aliases.get(thing, 0))


def _options(viewer: Viewer, given: tuple[d.Option, ...], aliases: Aliases) -> list[m.Option]:
    found: list[m.Option] = []
    numbers = viewer.numbers
    for kind, thing, ability, choice in given:
        if thing > 0:
            thing = numbers.get(thing) or _thing(viewer, thing, aliases)
        if kind == "object":
            choice = 0  # which effect of it: a number of the engine's own
        found.append(m.Option(kind, thing, ability, choice))
    return found


def _bounds(decision: d.Decision, viewer: Viewer, aliases: Aliases) -> tuple[str, Bounds]:
    match decision:
        case d.Act():
            return "act", []
        case d.Pick(least=least, most=most, total=total, weights=weights, apart=apart):
            if not weights and not apart:
                return "pick", [least, most]
            return "pick", [least, most, total, list(weights), [list(group) for group in apart]]
        case d.Order(count=count):
            return "order", [count]
        case d.Divide(total=total, least=least):
            return "divide", [total, least]
        case d.Number(least=least, most=most):
            return "number", [least, most]
        case d.Pay(cost=cost, plan=plan):
            return "pay", [cost, [_thing(viewer, thing, aliases) for thing in plan]]
        case Declaration():
            return decision.reason, []
    raise AssertionError(f"no wire shape for {type(decision).__name__}")


def _declaration(viewer: Viewer, decision: Declaration) -> tuple[list[m.Declarer], list[m.Limit]]:
    declarers = [
        m.Declarer(
            viewer.thing(declarer.oid),
            list(declarer.may),
            declarer.must,
            declarer.most,
            [cost_words(declarer.taxes.get(option, ())) for option in declarer.may] if declarer.taxes else [],
        )
        for declarer in decision.declarers
    ]
    limits = [m.Limit(limit.kind, limit.n, list(limit.about), list(limit.at)) for limit in decision.limits]
    limits += [m.Limit("demand", demand.least, list(demand.about), list(demand.at), demand.weight) for demand in decision.demands]
    return declarers, limits
