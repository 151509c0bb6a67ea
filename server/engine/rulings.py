"""Rulings: what the effects in force say about an action: it can't be taken, may be taken elsewhere or at another time, costs
more or less (101.2, 601.2f, 601.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import evaluate, layers, patterns
from .abilities.changes import Forbid, Permit, Price
from .abilities.structures import AnyEvent
from .abilities.verbs import Activate, Cast
from .abilities.words import Change, Event, Filter, Payable, Verb
from .decisions import Seat, player_thing
from .evaluate import Ctx
from .objects import ObjectId

if TYPE_CHECKING:
    from .game import Game
    from .layers import InForce


def about(game: Game, kind: type[Change], verb: type[Verb]) -> tuple[InForce, ...]:
    """The rules of that kind (Forbid, Permit, Price) in force whose event is of that verb."""
    rules = layers.index(game).rules.get(kind)
    if not rules:
        return ()
    notes = game.cache.notes
    key = ("about", kind, verb)
    found: tuple[InForce, ...] | None = notes.get(key)
    if found is None:
        found = notes[key] = tuple(rule for rule in rules if verb in patterns.keys(rule.change.event))
    return found


def reading(rule: InForce, spell: ObjectId = 0) -> Ctx:
    """How the words of a rule in force are read; `spell` is looked at as the spell that it would be (601.3e)."""
    return Ctx(rule.source, rule.you, rule.names, rule.x, rule.over, spell)


def casts(game: Game, rule: InForce, event: Event, seat: Seat, oid: ObjectId) -> bool:
    """Whether the event describes that player casting that spell, which may still be a card elsewhere."""
    if isinstance(event, AnyEvent):
        return any(casts(game, rule, part, seat, oid) for part in event.events)
    if type(event) is not Cast:
        return False
    ctx = reading(rule, oid)
    if isinstance(event.who, Filter) and not evaluate.fits(game, ctx, event.who, player_thing(seat)):
        return False
    return not isinstance(event.what, Filter) or evaluate.fits(game, ctx, event.what, oid)


def activates(game: Game, rule: InForce, event: Event, seat: Seat, oid: ObjectId, kind: str) -> bool:
    """Whether the event describes that player activating an ability of that object; `kind` is mana, loyalty or ""."""
    if isinstance(event, AnyEvent):
        return any(activates(game, rule, part, seat, oid, kind) for part in event.events)
    if type(event) is not Activate:
        return False
    if event.ability and event.ability != kind and not (event.ability == "nonmana" and kind != "mana"):
        return False
    ctx = reading(rule)
    if isinstance(event.who, Filter) and not evaluate.fits(game, ctx, event.who, player_thing(seat)):
        return False
    return not isinstance(event.what, Filter) or evaluate.fits(game, ctx, event.what, oid)


def cast_forbidden(game: Game, seat: Seat, oid: ObjectId) -> bool:
    """Whether an effect keeps the player from casting it (601.3)."""
    rules = about(game, Forbid, Cast)
    return bool(rules) and any(casts(game, rule, rule.change.event, seat, oid) and not _excused(game, rule) for rule in rules)


def activation_forbidden(game: Game, seat: Seat, oid: ObjectId, kind: str) -> bool:
    """Whether an effect keeps the player from activating such an ability of it (602.5)."""
    rules = about(game, Forbid, Activate)
    return bool(rules) and any(activates(game, rule, rule.change.event, seat, oid, kind) and not _excused(game, rule) for rule in rules)


def _excused(game: Game, rule: InForce) -> bool:
    return rule.change.but is not None and evaluate.holds(game, reading(rule), rule.change.but)


def flash_permitted(game: Game, seat: Seat, oid: ObjectId) -> bool:
    """Whether an effect lets the player cast it as though it had flash (601.3b)."""
    rules = about(game, Permit, Cast)
    return any(rule.change.flash and casts(game, rule, rule.change.event, seat, oid) for rule in rules)


def cast_taxes(game: Game, seat: Seat, oid: ObjectId) -> tuple[int, tuple[Payable, ...]]:
    """How much more generic mana the spell costs (less if negative), and what in addition (601.2f)."""
    rules = about(game, Price, Cast)
    if not rules:
        return 0, ()
    return _sum(game, [rule for rule in rules if casts(game, rule, rule.change.event, seat, oid)])


def activation_taxes(game: Game, seat: Seat, oid: ObjectId, kind: str) -> tuple[int, tuple[Payable, ...]]:
    """The same for activating an ability of the object."""
    rules = about(game, Price, Activate)
    if not rules:
        return 0, ()
    return _sum(game, [rule for rule in rules if activates(game, rule, rule.change.event, seat, oid, kind)])


def _sum(game: Game, rules: list[InForce]) -> tuple[int, tuple[Payable, ...]]:
    more = 0
    added: list[Payable] = []
    for rule in rules:
        more += evaluate.amount(game, reading(rule), rule.change.more)
        if rule.change.cost is not None:
            added.append(rule.change.cost)
    return more, tuple(added)
