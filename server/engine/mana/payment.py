"""Payment: a mana cost is paid, by hand or automatically (601.2g-h, 118.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import actions, events
from ..casting import costs
from ..casting.rewinding import Rewind
from ..decisions import Option, Pay, Play, Seat, ask
from ..layers import layers
from ..objects import ObjectId
from ..reading.ctx import Ctx
from . import mana, planning, production, supply
from .solving import LAST, Pip, Unit, matched
from .spending import NOTHING, WATERBEND, Maker, Purpose, Source
from .symbols import BIT, LETTERS, SNOW, Need, Needs, need

if TYPE_CHECKING:
    from ..game import Game
    from ..state import Mana
    from .planning import Plan
    from .supply import Supply


def pay(
    game: Game, seat: Seat, wanted: Needs, source: ObjectId, but: ObjectId = 0, purpose: Purpose = NOTHING, ask_how: bool = True
) -> Play[str]:
    """Have the player pay one of the needs, by hand or automatically; gives the letters of what was spent.

    Raises Rewind if it cannot be paid (733.1).
    """
    spent = ""
    if any(not one.total and not one.life for one in wanted):
        return spent
    while True:
        way = planning.plan(game, seat, wanted, but, purpose)
        if way is None:
            raise Rewind("the cost cannot be paid")
        options = _steps(game, seat, wanted, but, purpose) if ask_how and way.need.total else ()
        answer = 0
        if options:
            decision = Pay((Option("way", 0, -1, "auto"), *options), way.need.symbols, way.things)
            answer = yield from ask(game, seat, decision, source, cancel=costs.can_cancel(game))
        if answer:
            before = game.state.players[seat].special_mana
            wanted, letter = yield from _by_hand(game, seat, wanted, options[answer - 1], but, purpose)
            if options[answer - 1].choice == WATERBEND:
                purpose = purpose.bending(purpose.bends - 1)
            spent += letter
            if letter:
                yield from _ride(game, seat, source, before)
            if any(not one.total and not one.life for one in wanted):
                return spent
            continue
        ask_how = False
        yield from _carry_out(game, seat, way)
        before = game.state.players[seat].special_mana
        letters = _spend(game, seat, way, purpose)
        if letters is None:
            if not way.things:
                raise Rewind("the mana cannot be spent")
            continue  # the mana that came was not what was foreseen: find another way
        if way.need.life:
            yield from events.happen(game, events.LifeLost(seat, way.need.life, "pay", source))
        yield from _ride(game, seat, source, before)
        return spent + letters


def _ride(game: Game, seat: Seat, on: ObjectId, before: tuple[Mana, ...]) -> Play[None]:
    """Do what clings to mana that was just spent on that (106.6)."""
    if not before:
        return
    left = game.state.players[seat].special_mana
    for unit in before:
        if unit.rider is not None and not any(unit is other for other in left):
            yield from actions.perform(game, Ctx(unit.source, seat, {"it": (on,)}), unit.rider)


def _steps(game: Game, seat: Seat, wanted: Needs, but: ObjectId, purpose: Purpose) -> tuple[Option, ...]:
    """The steps of paying by hand: floating mana that can be spent on it, mana abilities, and what stands in for mana."""
    found: dict[Option, None] = {}
    have = supply.supply(game, seat)
    for unit in planning.floating_units(game, seat, purpose):
        if any(_fits(one, unit.mask) for one in wanted) and _spendable(game, seat, have, wanted, unit, but, purpose):
            place = -1 if unit.special is None else _place(game.state.players[seat].special_mana, unit.special)
            found[Option("mana", 0, place, unit.letter)] = None
    for source in (*have.sources, *have.picky):
        if source.oid != but:
            for mask, index, _ in source.ways:
                if _usable(game, seat, have, wanted, source, mask | (source.mask & SNOW), but, purpose):
                    found[Option("activate", source.oid, index, "mana")] = None
    for maker in have.makers:
        if not (maker.oid == but and maker.taps) and _makes_sense(game, seat, wanted, maker, but, purpose):
            found[Option("activate", maker.oid, maker.index, "mana")] = None
    for source in supply.helpers(game, seat, purpose.helpers, {}) if purpose.helpers else ():
        if any(_fits(one, source.mask) for one in wanted) and source.oid != but:
            found[Option("way", source.oid, -1, source.help)] = None
    return tuple(found)


def _spendable(game: Game, seat: Seat, have: Supply, wanted: Needs, unit: Unit, but: ObjectId, purpose: Purpose) -> bool:
    """Whether the rest of the cost can be paid if that floating mana is spent on it."""
    rest = _less(wanted, unit.mask)
    if have.plain and purpose.plain:
        return any(_covered(have, one, unit.mask, 0) for one in rest)
    return planning.can_pay(game, seat, wanted, but, purpose)


def _usable(game: Game, seat: Seat, have: Supply, wanted: Needs, source: Source, mask: int, but: ObjectId, purpose: Purpose) -> bool:
    """Whether the cost can be paid if the source makes mana of the mask."""
    if have.plain and purpose.plain:
        return any(_covered(have, one, source.mask, mask) for one in wanted)
    return any(planning.solve(game, seat, one, but, purpose, True, source.oid, (mask,)) is not None for one in wanted)


def _makes_sense(game: Game, seat: Seat, wanted: Needs, maker: Maker, but: ObjectId, purpose: Purpose) -> bool:
    """Whether the mana ability can be activated, and one of its outputs leaves the cost payable; where it costs mana itself, only
    time will tell."""
    if maker.wanted:
        return planning.can_pay(game, seat, maker.wanted, maker.oid if maker.taps else 0)
    outputs = ((),) if maker.only is not None else maker.outputs
    return any(planning.solve(game, seat, one, but, purpose, True, maker.oid, output) is not None for one in wanted for output in outputs)


def _covered(have: Supply, wanted: Need, gone: int, come: int) -> bool:
    """Whether the need can be paid when a unit of the one mask has become one of the other, or is no more."""
    masks = have.masks.copy()
    masks[gone] = masks.get(gone, 0) - 1
    if come:
        masks[come] = masks.get(come, 0) + 1
    return supply.covers(masks, have.total if come else have.total - 1, wanted)


def _place(held: tuple[Mana, ...], unit: object) -> int:
    return next(i for i, other in enumerate(held) if other is unit)


def _fits(wanted: Need, mask: int) -> bool:
    return bool(wanted.generic and mask) or any(pip & mask for pip in wanted.pips)


def _by_hand(game: Game, seat: Seat, wanted: Needs, step: Option, but: ObjectId, purpose: Purpose) -> Play[tuple[Needs, str]]:
    """One step by hand; gives what is left to pay, and the letter that was spent."""
    if step.kind == "mana":
        letter = str(step.choice)
        special = () if step.ability < 0 else (game.state.players[seat].special_mana[step.ability],)
        mask = BIT[letter] | SNOW if special and special[0].snow else BIT[letter]
        if purpose.any_type and mask & purpose.any_type:
            mask |= purpose.any_type
        mana.spend(game, seat, "" if special else letter, special)
        return _less(wanted, mask), letter
    if step.kind == "way":
        helper = next(one for one in supply.helpers(game, seat, purpose.helpers, {}) if one.oid == step.thing)
        yield from _stand_in(game, seat, [helper])
        return _less(wanted, helper.mask), ""
    ability = production.mana_ability(game, step.thing, step.ability)
    among = _letters_that_help(game, seat, wanted, step, but, purpose)
    yield from mana.activate(game, seat, step.thing, step.ability, ability, among=among)
    return wanted, ""


def _letters_that_help(game: Game, seat: Seat, wanted: Needs, step: Option, but: ObjectId, purpose: Purpose) -> str:
    """Of one mana that the step by hand makes: the letters with which the cost stays payable."""
    have = supply.supply(game, seat)
    source = have.untaken.get(step.thing)
    if source is not None:
        mine = [letter for letter in LETTERS if BIT[letter] & source.mask]
        return "".join(letter for letter in mine if _usable(game, seat, have, wanted, source, BIT[letter], but, purpose))
    maker = next((one for one in have.makers if one.oid == step.thing and one.index == step.ability), None)
    if maker is None or len(maker.outputs) != 1 or len(maker.outputs[0]) != 1 or maker.wanted:
        return ""
    mine = [letter for letter in LETTERS if BIT[letter] & maker.outputs[0][0]]
    return "".join(
        letter
        for letter in mine
        if any(planning.solve(game, seat, one, but, purpose, True, maker.oid, (BIT[letter],)) is not None for one in wanted)
    )


def _less(wanted: Needs, mask: int) -> Needs:
    """What is left to pay after a unit was spent: on the most demanding pip that takes it."""
    left: list[Need] = []
    for one in wanted:
        for place, pip in enumerate(one.pips):
            if pip & mask:
                left.append(need(one.pips[:place] + one.pips[place + 1 :], one.generic, one.life))
                break
        else:
            if one.generic:
                left.append(need(one.pips, one.generic - 1, one.life))
    return tuple(left)


def _carry_out(game: Game, seat: Seat, way: Plan) -> Play[None]:
    """Activate what the plan says. Simple abilities that nothing listens to are activated in one go."""
    batch: list[events.Happening] = []
    chosen: list[tuple[ObjectId, int, str]] = []
    for source, letter in way.taps:
        number = next(number for mask, number, _ in source.ways if mask & BIT[letter])
        chosen.append((source.oid, number, letter))
        added = events.ManaAdded(seat, letter, source.oid, True)
        added.only, added.snow = source.only, bool(source.mask & SNOW)
        batch += (events.Tapped(source.oid, True), events.AbilityActivated(0, seat, source.oid, number, True), added)
    if batch:
        index = layers.index(game)
        if index.rewrites(batch) or game.state.delayed or any(verb in index.triggers for event in batch for verb in event.verbs):
            for oid, number, letter in chosen:
                if oid not in game.state.objects:
                    continue  # what an ability before it did or cost has taken it away: another way must be found
                yield from mana.activate(game, seat, oid, number, production.mana_ability(game, oid, number), letter, automatic=True)
        else:
            events.happened(game, tuple(batch))
    for step, wish, price in way.steps:
        maker: Maker = step.maker
        if maker.oid not in game.state.objects:
            continue
        yield from mana.activate(game, seat, maker.oid, maker.index, maker.ability, wish, automatic=True, price=price)
    if way.stand_ins:
        yield from _stand_in(game, seat, way.stand_ins)


def _stand_in(game: Game, seat: Seat, sources: list[Source]) -> Play[None]:
    """Tap creatures for convoke, artifacts for improvise, exile cards for delve."""
    happening: list[events.Happening] = []
    for source in sources:
        if source.help == "delve":
            happening.append(events.Moved(source.oid, "exile", "exile", seat))
        else:
            happening.append(events.Tapped(source.oid, True))
    yield from events.happen(game, *happening)


def _spend(game: Game, seat: Seat, way: Plan, purpose: Purpose) -> str | None:
    """Spend floating mana on what the plan pays with mana; None, and nothing is spent, if it is not there."""
    player = game.state.players[seat]
    if not player.special_mana and not way.steps and len(way.taps) == len(way.pips):
        letters = "".join(letter for _, letter in way.taps)
        if all(player.pool[LETTERS.index(letter)] >= letters.count(letter) for letter in letters):
            mana.spend(game, seat, letters)
            return letters
    units = planning.floating_units(game, seat, purpose)
    paid = matched(units, [Pip(mask, LAST) for mask in way.pips])
    if paid is None:
        return None
    plain = "".join(units[i].letter for i in paid if units[i].special is None)
    specials = tuple(special for special in player.special_mana if any(units[i].special is special for i in paid))
    mana.spend(game, seat, plain, specials)
    return plain + "".join(special.type for special in specials)
