"""Rulings: what the effects in force say about an action: it can't be taken, may be taken elsewhere or at another time, costs
more or less (101.2, 601.2f, 601.3)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from .. import commander
from ..abilities.changes import AsSorcery, AsThough, Forbid, Permit, Price, Works
from ..abilities.kinds import Static
from ..abilities.structures import AnyEvent
from ..abilities.verbs import Activate, Cast
from ..abilities.words import Ability, Change, Event, Filter, Payable, Verb
from ..decisions import Seat, player_thing
from ..layers import layers, statics
from ..layers.index import InForce
from ..mana.symbols import split
from ..objects import Chars, Obj, ObjectId
from ..reading import evaluate, patterns, reach
from ..reading.ctx import Ctx

if TYPE_CHECKING:
    from ..game import Game


def about(game: Game, kind: type[Change], verb: type[Verb]) -> tuple[InForce, ...]:
    """The rules of that kind (Forbid, Permit, Price) in force whose event is of that verb."""
    return layers.index(game).about(kind, verb)


def on_casting(game: Game, abilities: tuple[Ability, ...]) -> bool:
    """Whether there is any rule about casting a spell with these abilities: in force, or of its own. Mostly there is none, and the
    particulars need not be asked for."""
    return layers.index(game).casting or bool(_own_rules(abilities))


def is_slow(chars: Chars) -> bool:
    """Whether a card like that, by itself, can be cast only when a sorcery could be (117.1a)."""
    return "instant" not in chars.types and "flash" not in chars.keywords and not _own_rules(chars.abilities)


def of_spell(game: Game, kind: type[Change], seat: Seat, oid: ObjectId, abilities: tuple[Ability, ...]) -> tuple[InForce, ...]:
    """The rules of that kind about casting, with those that the card itself will have as a spell (601.3e, 113.6d)."""
    rules = layers.index(game).about(kind, Cast)
    own = _own_rules(abilities)
    if not own or game.state.objects[oid].zone == "stack":
        return rules
    obj = game.state.objects[oid]
    names = {**obj.memory, **obj.chosen}
    found = list(rules)
    for static, change in own:
        if type(change) is kind and Cast in patterns.keys(change.event):  # type: ignore[attr-defined]
            if static.cond is None or evaluate.holds(game, Ctx(oid, seat, names), static.cond):
                found.append(InForce(change, oid, seat, names, 0, obj.born, 0, static.over))
    return tuple(found)


@lru_cache(maxsize=8192)
def _own_rules(abilities: tuple[Ability, ...]) -> tuple[tuple[Static, Any], ...]:
    """The rules that a spell with these abilities has on the stack."""
    known = statics.profile(abilities)
    if known is None:
        return ()
    return tuple((static, change) for here in known.here("stack", "card") for static, its in here.rules for change in its)


def reading(rule: InForce, spell: ObjectId = 0) -> Ctx:
    """How the words of a rule in force are read; `spell` is looked at as the spell that it would be (601.3e)."""
    return Ctx(rule.source, rule.you, rule.names, rule.x, rule.over, spell)


def casts(game: Game, rule: InForce, event: Event, seat: Seat, oid: ObjectId) -> bool:
    """Whether the event describes that player casting that spell, which may still be a card elsewhere."""
    if isinstance(event, AnyEvent):
        return any(casts(game, rule, part, seat, oid) for part in event.events)
    if type(event) is not Cast or (event.frm and game.state.objects[oid].zone != event.frm):
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
    if not isinstance(event.what, Filter):
        return True
    if game.state.objects[oid].zone != "battlefield" and reach.is_of_permanents(event.what):
        return False
    return evaluate.fits(game, ctx, event.what, oid)


def cast_forbidden(game: Game, seat: Seat, oid: ObjectId, abilities: tuple[Ability, ...]) -> bool:
    """Whether an effect keeps the player from casting it (601.3)."""
    rules = of_spell(game, Forbid, seat, oid, abilities)
    return any(casts(game, rule, rule.change.event, seat, oid) and not excused(game, rule, seat, oid) for rule in rules)


def only_as_sorcery(game: Game, seat: Seat, oid: ObjectId, abilities: tuple[Ability, ...]) -> bool:
    """Whether an effect lets the player cast it only when a sorcery could be cast (307.5)."""
    rules = of_spell(game, AsSorcery, seat, oid, abilities)
    return bool(rules) and any(casts(game, rule, rule.change.event, seat, oid) for rule in rules)


def activation_forbidden(game: Game, seat: Seat, oid: ObjectId, kind: str) -> bool:
    """Whether an effect keeps the player from activating such an ability of it (602.5)."""
    rules = about(game, Forbid, Activate)
    return any(activates(game, rule, rule.change.event, seat, oid, kind) and not excused(game, rule, seat, oid) for rule in rules)


def is_sick(game: Game, obj: Obj, chars: Chars) -> bool:
    """Whether {T} and {Q} in the costs of the creature's abilities cannot be paid yet (302.6, 602.5a), all effects considered."""
    if not evaluate.is_sick(game, obj, chars):
        return False
    for rule in layers.index(game).rules.get(AsThough, ()):
        if rule.change.what == "haste" and _is_about(game, rule, obj.id):
            return False
    return True


def _is_over(game: Game, rule: InForce, oid: ObjectId) -> bool:
    if isinstance(rule.over, tuple):
        return oid in rule.over
    return rule.over is not None and evaluate.fits(game, reading(rule), rule.over, oid)


def _is_about(game: Game, rule: InForce, oid: ObjectId) -> bool:
    """Whether the rule is about that one: what it is over, or else its source."""
    return oid == rule.source if rule.over is None else _is_over(game, rule, oid)


def working_power(game: Game, oid: ObjectId, doing: str) -> int:
    """How much the creature counts for as it is tapped to "crew" (702.122a) or to "saddle" (702.171a)."""
    chars = layers.chars(game, oid)
    found = chars.power or 0
    for rule in layers.index(game).rules.get(Works, ()):
        if (doing == "crew" or rule.change.saddles) and _is_about(game, rule, oid):
            found = (chars.toughness or 0) if rule.change.stat == "toughness" else found + rule.change.more
    return found


def excused(game: Game, rule: InForce, seat: Seat, oid: ObjectId) -> bool:
    """Whether the condition holds under which that player may do it to that object all the same ("unless")."""
    if rule.change.but is None:
        return False
    names = {**rule.names, "that_player": (player_thing(seat),), "it": (oid,)}
    return evaluate.holds(game, Ctx(rule.source, rule.you, names, rule.x, rule.over), rule.change.but)


def flash_permitted(game: Game, seat: Seat, oid: ObjectId, abilities: tuple[Ability, ...]) -> bool:
    """Whether an effect lets the player cast it as though it had flash (601.3b)."""
    rules = of_spell(game, Permit, seat, oid, abilities)
    return any(rule.change.flash and casts(game, rule, rule.change.event, seat, oid) for rule in rules)


class Taxes(NamedTuple):
    """What effects do to a cost (601.2f): so much more generic mana (less if negative), these parts in addition, less of these
    symbols, and in the end at least so much mana."""

    more: int = 0
    added: tuple[Payable, ...] = ()
    less: str = ""
    least: int = 0
    floor: int = 0


NO_TAXES = Taxes()


def cast_taxes(game: Game, seat: Seat, oid: ObjectId, abilities: tuple[Ability, ...]) -> Taxes:
    """What effects do to the cost of the spell."""
    rules = of_spell(game, Price, seat, oid, abilities)
    tax = commander.tax(game, oid) if game.state.commanders else 0
    if not rules:
        return Taxes(tax) if tax else NO_TAXES
    return _sum(game, [rule for rule in rules if casts(game, rule, rule.change.event, seat, oid)], oid, tax)


def mana_cost(game: Game, oid: ObjectId) -> str:
    """The mana cost by which a cost is reduced, in symbols; X in it is 0 (107.3g, 118.7)."""
    chars = evaluate.known_chars(game, oid)
    return "" if chars is None else "".join(f"{{{symbol}}}" for symbol in split(chars.cost) if symbol not in ("X", "Y", "Z"))


def activation_taxes(game: Game, seat: Seat, oid: ObjectId, kind: str) -> Taxes:
    """The same for activating an ability of the object."""
    rules = about(game, Price, Activate)
    if not rules:
        return NO_TAXES
    return _sum(game, [rule for rule in rules if activates(game, rule, rule.change.event, seat, oid, kind)], oid)


def _sum(game: Game, rules: list[InForce], oid: ObjectId, tax: int = 0) -> Taxes:
    if not rules and not tax:
        return NO_TAXES
    more, less, least, floor = tax, "", 0, 0
    added: list[Payable] = []
    for rule in rules:
        change: Price = rule.change
        ctx = reading(rule)
        ctx.names = {**ctx.names, "affected": (oid,)}
        more += evaluate.amount(game, ctx, change.more)
        less += change.less
        if change.less_of is not None:
            less += "".join(mana_cost(game, thing) for thing in evaluate.refer(game, ctx, change.less_of))
        least = max(least, evaluate.amount(game, ctx, change.least))
        floor = max(floor, change.floor)
        if change.cost is not None:
            added.append(change.cost)
    return Taxes(more, tuple(added), less, least, floor)
