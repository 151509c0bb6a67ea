"""Casting: spells, from the hand or wherever they may be cast from, to the stack (601)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import announcing, costs, events, layers, legality, payment, rulings, supply
from .abilities.kinds import OtherCost
from .abilities.structures import Mana
from .abilities.words import Payable
from .decisions import NO, YES, Option, Pick, Play, Seat, ask
from .evaluate import Ctx
from .legality import Refusal, sorcery_timing
from .objects import Chars, Obj, ObjectId
from .profile import profile
from .rewinding import Rewind
from .spending import Purpose
from .symbols import Need, needs

if TYPE_CHECKING:
    from .game import Game

ALTERNATIVE = "alternative"
_OPTIONS: dict[ObjectId, Option] = {}



def options(game: Game, seat: Seat) -> tuple[Option, ...]:
    """The spells that the player could cast now with priority."""
    key = ("cast", seat, sorcery_timing(game, seat))
    found: tuple[Option, ...] | None = game.cache.notes.get(key)
    if found is None:
        found = game.cache.notes[key] = _options(game, seat)
    return found


def _options(game: Game, seat: Seat) -> tuple[Option, ...]:
    state = game.state
    found: list[Option] = []
    for oid in state.players[seat].hand:
        chars = layers.chars(game, oid)
        if "land" in chars.types:
            continue
        if _refusal(game, seat, state.objects[oid], chars, "") is None:
            option = _OPTIONS.get(oid)
            if option is None:
                option = _OPTIONS[oid] = Option("cast", oid)
            found.append(option)
        for _ in profile(chars.abilities).others:
            if _refusal(game, seat, state.objects[oid], chars, ALTERNATIVE) is None:
                found.append(Option("cast", oid, -1, ALTERNATIVE))
    return tuple(found)


def check(game: Game, seat: Seat, option: Option) -> Refusal | None:
    """Why the player may not cast that now in that way; None if it is legal."""
    obj = game.state.objects.get(option.thing)
    if obj is None or obj.zone != "hand" or obj.owner != seat:
        return legality.NOT_THERE
    chars = layers.chars(game, option.thing)
    if "land" in chars.types:
        return legality.IS_LAND
    return _refusal(game, seat, obj, chars, str(option.choice or ""))


def _refusal(game: Game, seat: Seat, obj: Obj, chars: Chars, manner: str) -> Refusal | None:
    """The same, for a card that is where it may be cast from. The cheap reasons come first."""
    if "instant" not in chars.types and "flash" not in chars.keywords and not sorcery_timing(game, seat):
        if not rulings.flash_permitted(game, seat, obj.id):
            return legality.TIMING
    if rulings.cast_forbidden(game, seat, obj.id):
        return legality.FORBIDDEN
    known = profile(chars.abilities)
    base = _base(chars, known.others, manner)
    if base is None:
        return legality.NO_COST
    taxed = rulings.cast_taxes(game, seat, obj.id)
    if known.extras or taxed[1] or manner:
        ctx = Ctx(obj.id, seat, {}, 0, None, obj.id)
        for extra in known.extras:
            if not extra.optional:
                base += extra.costs
        cost = announcing.total(base, taxed, 0)
        if not costs.can_pay_others(game, ctx, seat, cost.parts):
            return legality.COSTS
        if not payment.can_pay(game, seat, cost.wanted, 0, supply.purpose(game, seat, "spell", obj.id, chars)):
            return legality.MANA
    elif not payment.can_pay(game, seat, needs(chars.cost, 0, taxed[0]), 0, supply.purpose(game, seat, "spell", obj.id, chars)):
        return legality.MANA
    do = announcing.spell_effects(chars.abilities)
    if do and not announcing.has_targets(game, Ctx(obj.id, seat, {}, 0, None, obj.id), do, obj.id):
        return legality.TARGETS
    return None


def _base(chars: Chars, others: tuple[OtherCost, ...], manner: str) -> tuple[Payable, ...] | None:
    """The mana cost, or the alternative cost that the manner names (118.9); None if it has none."""
    if manner == ALTERNATIVE:
        return others[0].costs if others else None
    return (Mana(chars.cost),) if chars.cost else None


def printed_need(game: Game, oid: ObjectId) -> Need | None:
    """The first way to pay the mana cost of a card in hand; None if it is a land or has none."""
    chars = layers.chars(game, oid)
    return needs(chars.cost)[0] if chars.cost else None


def cast(game: Game, seat: Seat, option: Option) -> Play[None]:
    """Cast a spell (601.2). Raises Rewind if it turns out that it cannot be cast (733.1)."""
    yield from _cast(game, seat, option.thing, str(option.choice or ""), free=False)


def cast_free(game: Game, seat: Seat, oid: ObjectId) -> Play[bool]:
    """Cast a card without paying its mana cost, as an effect lets the player (118.9, 601.2); False if it can't be cast."""
    chars = layers.chars(game, oid)
    if "land" in chars.types or rulings.cast_forbidden(game, seat, oid):
        return False
    do = announcing.spell_effects(chars.abilities)
    ctx = Ctx(oid, seat, {}, 0, None, oid)
    if not announcing.has_targets(game, ctx, do, oid):
        return False
    extra = tuple(part for one in profile(chars.abilities).extras if not one.optional for part in one.costs)
    cost = announcing.total(extra, rulings.cast_taxes(game, seat, oid), 0)
    if not announcing.payable(game, ctx, seat, cost, supply.purpose(game, seat, "spell", oid, chars)):
        return False
    yield from _cast(game, seat, oid, "", free=True)
    return True


def _cast(game: Game, seat: Seat, card: ObjectId, manner: str, free: bool) -> Play[None]:
    moved = events.Moved(card, "stack", "cast", seat, under=seat)
    events.happened(game, (moved,))  # a
    spell = moved.new
    obj = game.state.edit(spell)
    obj.free = free
    obj.names = {}
    ctx = Ctx(spell, seat, obj.names, 0)
    chars = layers.chars(game, spell)
    if not (yield from announcing.choose_modes(game, ctx, spell)):  # b
        raise Rewind("no mode is possible")
    purpose = supply.purpose(game, seat, "spell", spell, chars)
    base = yield from _costs(game, ctx, spell, chars, manner, free, purpose)
    if announcing.has_x(base):
        yield from announcing.choose_x(game, ctx, spell, base, rulings.cast_taxes(game, seat, spell), purpose)
    if not (yield from announcing.choose_targets(game, ctx, spell)):  # c, d
        raise Rewind("there is no legal target")
    yield from announcing.became_targets(game, spell)
    cost = announcing.total(base, rulings.cast_taxes(game, seat, spell), ctx.x)  # f
    spent = yield from announcing.pay_total(game, ctx, seat, spell, cost, purpose)  # g, h
    obj = game.state.edit(spell)
    obj.names, obj.spent = ctx.names, spent
    events.happened(game, (events.SpellCast(spell, seat),))  # i


def _costs(
    game: Game, ctx: Ctx, spell: ObjectId, chars: Chars, manner: str, free: bool, purpose: Purpose
) -> Play[tuple[Payable, ...]]:
    """The costs to pay, the optional ones as the player announces them (601.2b)."""
    known = profile(chars.abilities)
    base = (Mana("{0}"),) if free else _base(chars, known.others, manner)
    if base is None:
        raise Rewind("it has no mana cost")
    obj = game.state.edit(spell)
    labels: list[str] = [manner] if manner else []
    for extra in known.extras:
        if not extra.optional:
            base += extra.costs
            if extra.label:
                labels.append(extra.label)
    base += announcing.mode_costs(announcing.effects(game, spell), obj.modes)
    taxed = rulings.cast_taxes(game, ctx.you, spell)
    for extra in known.extras:
        if extra.optional and announcing.payable(game, ctx, ctx.you, announcing.total(base + extra.costs, taxed, 0), purpose):
            decision = Pick((YES, NO), reason="pay", rule="601.2b", usual=(1,))
            (answer,) = yield from ask(game, ctx.you, decision, spell, cancel=costs.can_cancel(game), name=extra.label)
            if answer == 0:
                base += extra.costs
                labels.append(extra.label)
    obj = game.state.edit(spell)
    obj.paid = tuple(labels)
    return base


def choose_for_trigger(game: Game, oid: ObjectId) -> Play[bool]:
    """Have the modes and targets of a triggered ability chosen as it is put on the stack (603.3c-d). False if it has no legal ones."""
    obj = game.state.objects[oid]
    ctx = Ctx(obj.source, obj.controller, obj.names, obj.x)
    if not (yield from announcing.choose_modes(game, ctx, oid)):
        return False
    if not (yield from announcing.choose_targets(game, ctx, oid)):
        return False
    yield from announcing.became_targets(game, oid)
    return True
