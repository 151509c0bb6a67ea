"""Announcing: the steps that casting and activating share (601.2b-h, 602.2b): modes, X, targets, division, total cost, payment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from .. import events
from ..abilities import picks
from ..abilities.acts import EitherCost
from ..abilities.amounts import X
from ..abilities.filters import CREATURE, OwnedBy, Same, Subtype
from ..abilities.kinds import Activated, ExtraCost, Triggered
from ..abilities.structures import Divide, Loyalty, Mana, Modes, Select
from ..abilities.words import Ability, Effect, Payable, Verb
from ..decisions import NO, YES, Number, Option, Pick, Play, Seat, Thing, ask, player_thing
from ..decisions import Divide as DivideUp
from ..layers import layers
from ..layers.profile import flat, mana_symbols, profile, waterbent, words
from ..mana import payment, planning, supply
from ..mana.spending import NOTHING, Purpose
from ..mana.symbols import Need, Needs, need, needs, parse
from ..objects import ObjectId
from ..reading import evaluate
from ..reading.evaluate import Ctx
from . import costs, targets
from .rewinding import Rewind

if TYPE_CHECKING:
    from ..game import Game
    from .rulings import Taxes


MUTATES: tuple[Effect, ...] = (
    Select(picks.Target(CREATURE & ~Subtype("Human") & OwnedBy(Same(picks.OwnerOf(picks.SELF))), name="mutated")),
)
"""What a mutating creature spell targets: a non-Human creature with the same owner (702.140a)."""


def effects(game: Game, oid: ObjectId) -> tuple[Effect, ...]:
    """What the spell or ability on the stack does; an Aura spell targets what it enchants (303.4a)."""
    obj = game.state.objects[oid]
    if obj.kind == "ability":
        return (obj.ability.do,) if isinstance(obj.ability, (Activated, Triggered)) else ()
    return spell_effects(layers.chars(game, oid).abilities)


@lru_cache(maxsize=8192)
def spell_effects(abilities: tuple[Ability, ...]) -> tuple[Effect, ...]:
    """What a spell with these abilities does as it resolves."""
    known = profile(abilities)
    if known.enchant is not None:
        return (Select(picks.Target(known.enchant)),)
    if known.mutates:
        return MUTATES
    return known.spell


@lru_cache(maxsize=8192)
def modal(do: tuple[Effect, ...]) -> Modes | None:
    """The choice of modes in a text, if it is modal (700.2)."""
    return next((word for effect in do for word in words(effect) if isinstance(word, Modes)), None)


@lru_cache(maxsize=8192)
def divided(do: tuple[Effect, ...], modes: tuple[int, ...]) -> tuple[tuple[str, Divide], ...]:
    """What is to be divided among targets (601.2d), with the key of those (targets.Slot)."""
    chosen = modal(do)
    parts = [("", effect) for effect in do] if chosen is None else [(f"{i}:", chosen.modes[n].do) for i, n in enumerate(modes)]
    found: list[tuple[str, Divide]] = []
    for scope, effect in parts:
        for word in words(effect):
            if isinstance(word, Divide) and isinstance(word.among, picks.Target):
                found.append((scope + word.among.name, word))
    return tuple(found)


@lru_cache(maxsize=8192)
def has_x(parts: tuple[Payable, ...]) -> bool:
    """Whether the value of X is chosen for these costs (107.3a)."""
    for part in flat(parts):
        if isinstance(part, Mana) and parse(part.symbols).x:
            return True
        if isinstance(part, Loyalty) and part.x:
            return True
        if isinstance(part, Verb) and any(isinstance(word, X) for word in words(part)):
            return True
    return False


class Total:
    """What a spell or ability costs in all (601.2f): ways to pay the mana, and the other parts."""

    __slots__ = ("wanted", "parts", "bends")

    def __init__(self, wanted: tuple[Need, ...], parts: tuple[Payable, ...], bends: int = 0) -> None:
        self.wanted, self.parts = wanted, parts
        self.bends = bends  # how much of the generic mana may be waterbent (701.67b)

    def for_life(self, life: int) -> Total:
        """The same, with just so much life for Phyrexian symbols; as it is if `life` is -1."""
        return self if life < 0 else Total(tuple(one for one in self.wanted if one.life == life), self.parts, self.bends)


def total(base: tuple[Payable, ...], taxed: Taxes, x: int) -> Total:
    """The total cost: the mana or alternative cost with all additions, then increases and reductions (601.2f)."""
    parts = base + taxed.added
    wanted = needs(mana_symbols(parts), x, taxed.more, taxed.less, taxed.least, taxed.floor)
    return Total(wanted, tuple(part for part in flat(parts) if not isinstance(part, Mana)), waterbent(parts, x))


@lru_cache(maxsize=8192)
def variants(parts: tuple[Payable, ...]) -> tuple[tuple[Payable, ...], ...]:
    """The costs with one of each set of alternatives: every combination, in the order written (601.2b)."""
    if not any(isinstance(part, EitherCost) for part in parts):
        return (parts,)
    ways = (part.parts if isinstance(part, EitherCost) else (part,) for part in parts)
    return tuple(product(*ways))


def choose_variant(game: Game, ctx: Ctx, parts: tuple[Payable, ...], taxed: Taxes, purpose: Purpose) -> Play[tuple[Payable, ...]]:
    """Have it announced which of alternative costs are paid, of those that can be (601.2b)."""
    for place, part in enumerate(parts):
        if not isinstance(part, EitherCost):
            continue
        rest = parts[:place], parts[place + 1 :]
        able = [
            one
            for one in part.parts
            if any(payable(game, ctx, ctx.you, total(way, taxed, 0), purpose) for way in variants((*rest[0], one, *rest[1])))
        ]
        if not able:
            raise Rewind("none of the costs can be paid")
        chosen = 0
        if len(able) > 1:
            options = tuple(Option("word", 0, -1, cost_word(one)) for one in able)
            decision = Pick(options, reason="choose", rule="601.2b")
            (chosen,) = yield from ask(game, ctx.you, decision, ctx.source, cancel=costs.can_cancel(game))
        return (yield from choose_variant(game, ctx, (*rest[0], able[chosen], *rest[1]), taxed, purpose))
    return parts


def cost_word(part: Payable) -> str:
    """How a cost among alternatives is called: "pay {2}", "behold"."""
    return f"pay {part.symbols}" if isinstance(part, Mana) else re.sub("(?<!^)(?=[A-Z])", " ", type(part).__name__).lower()


def payable(game: Game, ctx: Ctx, seat: Seat, cost: Total, purpose: Purpose) -> bool:
    """Whether the player could pay the total cost now."""
    but = ctx.source if any(costs.is_tap(part) for part in cost.parts) else 0
    return planning.can_pay(game, seat, cost.wanted, but, purpose.bending(cost.bends)) and costs.can_pay_others(game, ctx, seat, cost.parts)


def choose_modes(
    game: Game, ctx: Ctx, oid: ObjectId, many: str = "", base: tuple[Payable, ...] = (), taxed: Taxes | None = None,
    purpose: Purpose = NOTHING,
) -> Play[bool]:  # fmt: skip
    """Have the modes chosen (700.2a-d), of those whose targets exist and whose costs could be paid along with `base`, "all" or "any"
    number if a cost for that is paid; they are noted on the object. False if none is possible."""
    do = effects(game, oid)
    choice = modal(do)
    if choice is None:
        return True
    able = [n for n in range(len(choice.modes)) if mode_possible(game, ctx, do, n, oid)]
    if taxed is not None and has_costs(choice):
        able = [n for n in able if mode_payable(game, ctx, choice, n, base, taxed, purpose)]
    if len(able) < choice.least and not (choice.again and able):
        return False
    chosen: list[int] = []
    if choice.again:
        while len(chosen) < choice.most:
            options = tuple(Option("mode", oid, n) for n in able)
            least = 1 if len(chosen) < choice.least else 0
            decision = Pick(options, least, 1, reason="mode", rule="700.2d")
            answer = yield from ask(game, ctx.you, decision, oid, cancel=costs.can_cancel(game))
            if not answer:
                break
            chosen.append(able[answer[0]])
    elif choice.least == len(choice.modes) or many == "all":
        chosen = able  # a fused spell (702.102d), an entwined one (702.42a)
    else:
        options = tuple(Option("mode", oid, n) for n in able)
        decision = Pick(options, choice.least, len(able) if many else choice.most, reason="mode", rule="700.2a")
        answer = yield from ask(game, ctx.you, decision, oid, cancel=costs.can_cancel(game))
        chosen = [able[i] for i in answer]
    obj = game.state.edit(oid)
    obj.modes = tuple(sorted(chosen))
    ctx.names["modes"] = obj.modes
    obj.names = ctx.names
    return True


def modes_for(game: Game, oid: ObjectId, extra: ExtraCost | None) -> str:
    """How many modes of the spell are chosen if that cost is paid: "all", "any" number, or "" if it does not matter."""
    if extra is None or extra.modes:
        return "" if extra is None else extra.modes
    choice = modal(effects(game, oid)) if extra.label else None
    return "any" if choice is not None and choice.any_if == extra.label else ""


def modes_possible(game: Game, ctx: Ctx, oid: ObjectId, many: str) -> bool:
    """Whether so many modes as that could be chosen: "all" of them, or "any" number."""
    do = effects(game, oid)
    choice = modal(do)
    return choice is not None and (many != "all" or all(mode_possible(game, ctx, do, n, oid) for n in range(len(choice.modes))))


@lru_cache(maxsize=4096)
def has_costs(choice: Modes) -> bool:
    """Whether modes have costs of their own (700.2h): spree, tiered."""
    return any(mode.cost is not None for mode in choice.modes)


def mode_payable(
    game: Game, ctx: Ctx, choice: Modes, number: int, base: tuple[Payable, ...], taxed: Taxes, purpose: Purpose
) -> bool:  # fmt: skip
    """Whether the costs could be paid along with that of the mode (700.2h)."""
    cost = choice.modes[number].cost
    return cost is None or payable(game, ctx, ctx.you, total((*base, cost), taxed, 0), purpose)


def some_mode_payable(
    game: Game, ctx: Ctx, do: tuple[Effect, ...], oid: ObjectId, base: tuple[Payable, ...], taxed: Taxes, purpose: Purpose
) -> bool:  # fmt: skip
    """Whether the text is not one of modes with costs, or one of them is possible and could be paid along with these costs."""
    choice = modal(do)
    if choice is None or not has_costs(choice):
        return True
    modes = range(len(choice.modes))
    return any(mode_payable(game, ctx, choice, n, base, taxed, purpose) and mode_possible(game, ctx, do, n, oid) for n in modes)


def mode_possible(game: Game, ctx: Ctx, do: tuple[Effect, ...], number: int, oid: ObjectId = 0) -> bool:
    """Whether the mode has legal targets and a cost that can be paid (700.2a, h)."""
    choice = modal(do)
    assert choice is not None
    cost = choice.modes[number].cost
    if cost is not None and not costs.can_pay(game, ctx, ctx.you, (cost,)):
        return False
    return targets.possible(game, ctx, targets.slots(do, (number,)), oid)


def mode_costs(do: tuple[Effect, ...], modes: tuple[int, ...]) -> tuple[Payable, ...]:
    """The additional costs of the chosen modes (700.2h)."""
    choice = modal(do)
    if choice is None:
        return ()
    return tuple(cost for n in modes if (cost := choice.modes[n].cost) is not None)


def has_targets(
    game: Game, ctx: Ctx, do: tuple[Effect, ...], spell: ObjectId = 0, paid: tuple[str, ...] = (), modes: tuple[int, ...] = ()
) -> bool:
    """Whether all that it must target exists, with these modes, or with some choice of modes if none are chosen yet."""
    choice = modal(do)
    if choice is None or modes:
        wanted = targets.slots(do, modes, paid)
        return not wanted or targets.possible(game, ctx, wanted, spell)
    able = sum(1 for n in range(len(choice.modes)) if mode_possible(game, ctx, do, n, spell))
    return able >= (1 if choice.again else choice.least)


def values_of_x(
    game: Game, ctx: Ctx, seat: Seat, base: tuple[Payable, ...], taxed: Taxes, purpose: Purpose, do: tuple[Effect, ...], oid: ObjectId,
    paid: tuple[str, ...] = (), modes: tuple[int, ...] = (),
) -> Iterator[int]:  # fmt: skip
    """The values of X that the player could pay, and with which all that it must target exists: "with mana value X" may leave gaps."""
    for x in range(supply.supply(game, seat).most() + 20):
        ctx.x = x
        if not payable(game, ctx, seat, total(base, taxed, x), purpose):
            return
        if has_targets(game, ctx, do, oid, paid, modes):
            yield x


def targets_exist(
    game: Game, ctx: Ctx, seat: Seat, base: tuple[Payable, ...], taxed: Taxes, purpose: Purpose, do: tuple[Effect, ...], oid: ObjectId,
    paid: tuple[str, ...] = (),
) -> bool:  # fmt: skip
    """Whether all that it must target exists, for some value of X that could be paid if X is chosen for it."""
    if has_targets(game, ctx, do, oid, paid):
        return True
    x = ctx.x
    found = has_x(base) and any(values_of_x(game, ctx, seat, base, taxed, purpose, do, oid, paid))
    ctx.x = x
    return found


def choose_x(game: Game, ctx: Ctx, oid: ObjectId, base: tuple[Payable, ...], taxed: Taxes, purpose: Purpose) -> Play[None]:
    """Have the value of X announced (107.3a, 601.2b)."""
    seat = ctx.you
    obj = game.state.objects[oid]
    able = list(values_of_x(game, ctx, seat, base, taxed, purpose, effects(game, oid), oid, obj.paid, obj.modes))
    if not able:
        raise Rewind("no value of X is possible")
    if able[-1] - able[0] == len(able) - 1:
        ctx.x = yield from ask(game, seat, Number(able[0], able[-1], "x", "601.2b"), oid, cancel=costs.can_cancel(game))
    else:
        options = tuple(Option("number", choice=x) for x in able)
        (place,) = yield from ask(game, seat, Pick(options, reason="x", rule="601.2b"), oid, cancel=costs.can_cancel(game))
        ctx.x = able[place]
    game.state.edit(oid).x = ctx.x
    layers.changed(game, oid, layers.STACK)


def choose_life(game: Game, ctx: Ctx, oid: ObjectId, base: tuple[Payable, ...], taxed: Taxes, purpose: Purpose) -> Play[int]:
    """Have it announced for how many Phyrexian symbols life is paid rather than mana, where both can be (601.2b, 107.4f); gives the
    life in all, -1 where there is nothing to announce."""
    cost = total(base, taxed, ctx.x)
    lives = dict.fromkeys(one.life for one in cost.wanted)
    if len(lives) < 2:
        return -1
    able = [life for life in sorted(lives) if payable(game, ctx, ctx.you, cost.for_life(life), purpose)]
    chosen = -1
    for place, life in enumerate(able):
        if place:
            decision = Pick((YES, NO), reason="pay", rule="107.4f", usual=(1,))
            (answer,) = yield from ask(game, ctx.you, decision, oid, cancel=costs.can_cancel(game), name="life")
            if answer:
                break
        chosen = life
    return chosen


def choose_targets(game: Game, ctx: Ctx, oid: ObjectId) -> Play[bool]:
    """Have the targets chosen, and what is divided among them divided (601.2c-d). False if there is no legal set."""
    obj = game.state.objects[oid]
    do = effects(game, oid)
    wanted = targets.slots(do, obj.modes, obj.paid)
    if wanted:
        divisions = divided(do, obj.modes)
        limits = {key: evaluate.amount(game, ctx, division.amount) for key, division in divisions}
        if not (yield from targets.choose(game, ctx, wanted, oid, costs.can_cancel(game), limits)):
            return False
        for key, division in divisions:
            yield from _divide(game, ctx, oid, key, division)
    return True


def _divide(game: Game, ctx: Ctx, oid: ObjectId, key: str, division: Divide) -> Play[None]:
    """Have an amount divided among the targets, at least one each (601.2d)."""
    things = ctx.names.get(key, ())
    if not isinstance(things, tuple) or not things:
        return
    amount = evaluate.amount(game, ctx, division.amount)
    if amount < len(things):
        raise Rewind("there is not enough to divide")
    options = tuple(targets.option_for(game, thing) for thing in things)
    shares = yield from ask(game, ctx.you, DivideUp(options, amount), oid, cancel=costs.can_cancel(game), name=key)
    obj = game.state.edit(oid)
    obj.shares = {**obj.shares, **dict(zip(things, shares))}
    flat_shares: list[Thing] = []
    for thing, share in obj.shares.items():
        flat_shares += [thing, share]
    ctx.names["shares"] = tuple(flat_shares)
    obj.names = ctx.names


def pay_total(game: Game, ctx: Ctx, seat: Seat, oid: ObjectId, cost: Total, purpose: Purpose) -> Play[str]:
    """Have the total cost paid (601.2g-h); gives the letters of the mana that was spent. Raises Rewind if it can't be."""
    but = ctx.source if any(costs.is_tap(part) for part in cost.parts) else costs.tapped_by_choice(ctx, cost.parts)
    if not cost.wanted or not costs.can_pay_others(game, ctx, seat, cost.parts):
        raise Rewind("the cost cannot be paid")
    wanted, spent = cost.wanted, ""
    purpose = purpose.bending(cost.bends)
    if purpose.assist:
        wanted, spent = yield from _assisted(game, seat, oid, wanted, purpose)
        purpose = purpose.assisted()
    spent += yield from payment.pay(game, seat, wanted, oid, but, purpose)
    if cost.bends:
        yield from events.happen(game, events.Did(seat, "waterbend", cost.bends))  # 701.67c
    if cost.parts:
        yield from costs.pay_others(game, ctx, seat, cost.parts)
    return spent


def _assisted(game: Game, seat: Seat, oid: ObjectId, wanted: Needs, purpose: Purpose) -> Play[tuple[Needs, str]]:
    """Another player, chosen by the caster, may pay any amount of the generic mana (702.132a); gives what is left to pay, and what
    was spent."""
    alone = purpose.assisted()
    generic = max(one.generic for one in wanted)
    able = [other for other in game.living() if other != seat and planning.capacity(game, other, generic)]
    if not able:
        return wanted, ""
    lacking = next((n for n in range(generic + 1) if planning.can_pay(game, seat, less_generic(wanted, n), 0, alone)), generic)
    most = [planning.capacity(game, other, generic) for other in able]
    usual = () if not lacking else (max(range(len(able)), key=lambda i: most[i]),)
    options = tuple(Option("player", player_thing(other)) for other in able)
    decision = Pick(options, 0, 1, reason="choose", rule="702.132a", usual=usual)
    chosen = yield from ask(game, seat, decision, oid, cancel=costs.can_cancel(game))
    if not chosen:
        return wanted, ""
    other = able[chosen[0]]
    number = Number(0, most[chosen[0]], "number", "702.132a", min(lacking, most[chosen[0]]))
    n = yield from ask(game, other, number, oid)
    spent = yield from payment.pay(game, other, (need((), n),), oid)
    return less_generic(wanted, n), spent


def less_generic(wanted: Needs, n: int) -> Needs:
    """The needs with so much generic mana less."""
    return tuple(need(one.pips, one.generic - n, one.life) for one in wanted if one.generic >= n)
