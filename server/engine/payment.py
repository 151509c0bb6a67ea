"""Payment: how a mana cost is paid, by hand or with the least waste (601.2g-h, 118.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import costs, events, layers, mana, production, supply
from .decisions import Option, Pay, Play, Seat, Thing, ask
from .objects import ObjectId
from .rewinding import Rewind
from .solving import Activation, Pip, Search, Solution, Unit, letter_for, matched
from .spending import NOTHING, Maker, Purpose, Source
from .symbols import ANY, BIT, LETTERS, SNOW, Need, Needs, need

if TYPE_CHECKING:
    from .game import Game
    from .state import Mana
    from .supply import Supply


def can_pay(game: Game, seat: Seat, wanted: Needs, but: ObjectId = 0, purpose: Purpose = NOTHING) -> bool:
    """Whether the player could pay one of these needs; without tapping `but`, which the cost itself taps."""
    have = supply.supply(game, seat)
    lost = have.untaken.get(but) if but else None
    if lost is None:
        for one in wanted:
            if have.covers(one) and (not one.life or costs.can_pay_life(game, seat, one.life)):
                return True
    else:
        masks = have.masks.copy()
        masks[lost.mask] -= 1
        for one in wanted:
            if supply.covers(masks, have.total - 1, one) and costs.can_pay_life(game, seat, one.life):
                return True
    if have.plain and not purpose.helpers and not purpose.any_type:
        return False
    notes = game.cache.notes
    key = ("payable", seat, wanted, but, purpose.kind, purpose.oid)
    found: bool | None = notes.get(key)
    if found is None:
        found = notes[key] = any(_solve(game, seat, one, but, purpose, True) is not None for one in wanted)
    return found


def _solve(game: Game, seat: Seat, wanted: Need, but: ObjectId, purpose: Purpose, once: bool) -> Solution | None:
    """A way to pay the need: the first found, or the best. Mana abilities that cost more than mana and tapping are used only if
    those do not suffice."""
    if wanted.life and not costs.can_pay_life(game, seat, wanted.life):
        return None
    have = supply.supply(game, seat)
    wanted = supply.relaxed(wanted, purpose.any_type)
    units = _units(game, seat, have, but, purpose)
    makers = [maker for maker in have.makers if not (maker.oid == but and maker.taps)]
    barred = [m for m in makers if m.only is not None and not supply.allows(game, seat, m.only, m.oid, purpose.kind, purpose.oid)]
    for tier in (0, 1, 2):
        some = [maker for maker in makers if maker.tier <= tier]
        if tier and not any(maker.tier == tier for maker in some):
            continue
        found = Search(some, barred, game.life(seat), once, wanted.total).run(units, wanted)
        if found is not None:
            return found
    return None


def _units(game: Game, seat: Seat, have: Supply, but: ObjectId, purpose: Purpose) -> list[Unit]:
    """The units that there are before any mana ability that is more than one unit: what each can pay of this."""
    units = floating_units(game, seat, purpose)
    stand_ins = supply.helpers(game, seat, purpose.helpers, have.untaken) if purpose.helpers else []
    taken = {source.oid for source in stand_ins}
    for source in have.sources:
        if source.oid != but and source.oid not in taken:
            unit = Unit(source.mask, source.mask, source.weight + 2)
            unit.source = source
            units.append(unit)
    for source in have.picky:
        if source.oid != but and source.only is not None:
            able = supply.allows(game, seat, source.only, source.oid, purpose.kind, purpose.oid)
            unit = Unit(source.mask if able else 0, 0, source.weight + 2)
            unit.source = source
            units.append(unit)
    for source in stand_ins:
        own = have.untaken.get(source.oid)
        unit = Unit(source.mask, own.mask if own is not None else 0, source.weight + 2)
        unit.source = source
        units.append(unit)
    return units


def floating_units(game: Game, seat: Seat, purpose: Purpose) -> list[Unit]:
    """The mana in the pool; what may be spent on few things comes first, what stays for the turn last."""
    units: list[Unit] = []
    player = game.state.players[seat]
    for special in player.special_mana:
        bit = BIT[special.type]
        mask = bit | SNOW if special.snow else bit
        able = special.only is None or supply.allows(game, seat, special.only, special.source, purpose.kind, purpose.oid)
        unit = Unit(mask if able else 0, mask if special.only is None else 0, 1 if special.lasts else 0)
        unit.letter, unit.special = special.type, special
        units.append(unit)
    for i, n in enumerate(player.pool):
        for _ in range(n):
            unit = Unit(1 << i, 1 << i, 0)
            unit.letter = LETTERS[i]
            units.append(unit)
    return units


class Plan:
    """How automatic payment pays a need: what it taps for which letter, what it activates, and what stands in for mana."""

    __slots__ = ("need", "taps", "steps", "stand_ins", "pips")

    def __init__(self, wanted: Need) -> None:
        self.need = wanted
        self.taps: list[tuple[Source, str]] = []
        self.steps: list[tuple[Activation, str, str]] = []  # with the letters wished of it, and those it is paid with
        self.stand_ins: list[Source] = []
        self.pips: list[int] = []  # those paid with mana

    @property
    def things(self) -> tuple[Thing, ...]:
        """The objects that it uses."""
        used = [source.oid for source, _ in self.taps] + [step.maker.oid for step, _, _ in self.steps]
        return tuple(dict.fromkeys(used + [source.oid for source in self.stand_ins]))


def plan(game: Game, seat: Seat, wanted: Needs, but: ObjectId = 0, purpose: Purpose = NOTHING) -> Plan | None:
    """The least wasteful way to pay one of the needs, the first of them that can be paid."""
    have = supply.supply(game, seat)
    for one in wanted:
        if have.plain and not purpose.helpers and not purpose.any_type:
            lost = have.untaken.get(but) if but else None
            masks = have.masks
            if lost is not None:
                masks = masks.copy()
                masks[lost.mask] -= 1
            if not supply.covers(masks, have.total - (lost is not None), one) or not costs.can_pay_life(game, seat, one.life):
                continue
            return _planned(game, seat, one, _units(game, seat, have, but, purpose), [], None)
        found = _solve(game, seat, one, but, purpose, False)
        if found is not None:
            return _planned(game, seat, supply.relaxed(one, purpose.any_type), found.units, found.activations, found)
    return None


def _planned(game: Game, seat: Seat, wanted: Need, units: list[Unit], activations: list[Activation], found: Solution | None) -> Plan:
    """The plan that pays with these units: where no mana ability costs mana, those are chosen that leave most castable."""
    made = Plan(wanted)
    if found is None or not any(activation.need for activation in activations):
        pips = [Pip(mask, 1) for mask in wanted.pips] + [Pip(ANY, 1) for _ in range(wanted.generic)]
        paid = _sparing(game, seat, wanted, units)
    else:
        pips, paid = found.pips, found.paid
    wishes = [[letter_for(mask, ANY) for mask in activation.output] for activation in activations]
    place_of: dict[int, int] = {}  # unit: its place in the output
    counts = [0] * len(activations)
    for index, unit in enumerate(units):
        if unit.activation >= 0:
            place_of[index] = counts[unit.activation]
            counts[unit.activation] += 1
    prices = [""] * len(activations)
    last = max((pip.due for pip in pips), default=0)
    for pip, index in zip(pips, paid):
        unit = units[index]
        letter = unit.letter or letter_for(unit.mask or unit.early, pip.mask)
        if unit.source is not None:
            if unit.source.help and not _as_mana(game, seat, unit.source, pip):
                made.stand_ins.append(unit.source)
                continue
            made.taps.append((unit.source, letter))
        elif unit.activation >= 0:
            wishes[unit.activation][place_of[index]] = letter
        if pip.due == last:
            made.pips.append(pip.mask)
        else:
            prices[_nth_costly(activations, pip.due)] += letter
    for number, activation in enumerate(activations):
        made.steps.append((activation, "".join(wishes[number]), prices[number]))
    return made


def _as_mana(game: Game, seat: Seat, source: Source, pip: Pip) -> bool:
    """Whether a permanent that could be tapped to help is rather tapped for the mana that it makes itself."""
    own = supply.supply(game, seat).untaken.get(source.oid)
    if own is None or not own.mask & pip.mask:
        return False
    source.ways = own.ways
    return True


def _nth_costly(activations: list[Activation], due: int) -> int:
    """Which activation the price with that due time belongs to."""
    costly = [number for number, activation in enumerate(activations) if activation.need is not None]
    return costly[due - 1]


def _sparing(game: Game, seat: Seat, wanted: Need, units: list[Unit]) -> list[int]:
    """Which units pay, pip by pip, the most demanding first: each time the lightest, and among those what leaves most of the
    hand castable; never one without which the rest could not be paid."""
    groups: dict[int, list[int]] = {}
    masks: dict[int, int] = {}
    for index in sorted(range(len(units)), key=lambda i: units[i].weight):
        mask = units[index].mask
        if mask:
            groups.setdefault(mask, []).append(index)
            masks[mask] = masks.get(mask, 0) + 1
    total = sum(masks.values())
    others = _others(game, seat) if total > wanted.total and len(masks) > 1 else []
    pips, generic = wanted.pips, wanted.generic
    paid: list[int] = []
    for pip in (*wanted.pips, *(ANY,) * wanted.generic):
        if pips:
            pips = pips[1:]
        else:
            generic -= 1
        rest = need(pips, generic)
        best: tuple[int, int, int] | None = None
        chosen = 0
        for mask, group in groups.items():
            if not mask & pip or not masks[mask]:
                continue
            masks[mask] -= 1
            weight = units[group[0]].weight
            if (best is None or weight <= best[0]) and supply.covers(masks, total - 1, rest):
                lost = sum(1 for other in others if not _still(masks, total - 1, rest, other)) if others else 0
                score = (weight, lost, group[0])
                if best is None or score < best:
                    best, chosen = score, mask
            masks[mask] += 1
        assert best is not None
        masks[chosen] -= 1
        total -= 1
        paid.append(groups[chosen].pop(0))
    return paid


def _others(game: Game, seat: Seat) -> list[Need]:
    """What else in the player's hand would cost mana: the first way to pay for each card."""
    from . import casting

    return [wanted for oid in game.state.players[seat].hand if (wanted := casting.printed_need(game, oid)) is not None]


def _still(masks: dict[int, int], total: int, rest: Need, other: Need) -> bool:
    return supply.covers(masks, total, need(rest.pips + other.pips, rest.generic + other.generic))


# -- paying


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
        way = plan(game, seat, wanted, but, purpose)
        if way is None:
            raise Rewind("the cost cannot be paid")
        options = _steps(game, seat, wanted, but, purpose) if ask_how and way.need.total else ()
        answer = 0
        if options:
            decision = Pay((Option("way", 0, -1, "auto"), *options), way.need.symbols, way.things)
            answer = yield from ask(game, seat, decision, source, cancel=costs.can_cancel(game))
        if answer:
            wanted, letter = yield from _by_hand(game, seat, wanted, options[answer - 1], purpose)
            spent += letter
            if any(not one.total and not one.life for one in wanted):
                return spent
            continue
        ask_how = False
        yield from _carry_out(game, seat, way)
        letters = _spend(game, seat, way, purpose)
        if letters is None:
            continue  # the mana that came was not what was foreseen: find another way
        if way.need.life:
            yield from events.happen(game, events.LifeLost(seat, way.need.life, "pay", source))
        return spent + letters


def _steps(game: Game, seat: Seat, wanted: Needs, but: ObjectId, purpose: Purpose) -> tuple[Option, ...]:
    """The steps of paying by hand: floating mana that can be spent on it, mana abilities, and what stands in for mana."""
    found: dict[Option, None] = {}
    have = supply.supply(game, seat)
    for unit in floating_units(game, seat, purpose):
        if any(_fits(one, unit.mask) for one in wanted):
            place = -1 if unit.special is None else _place(game.state.players[seat].special_mana, unit.special)
            found[Option("mana", 0, place, unit.letter)] = None
    for source in (*have.sources, *have.picky):
        if source.oid != but:
            for _, index, _ in source.ways:
                found[Option("activate", source.oid, index, "mana")] = None
    for maker in have.makers:
        if not (maker.oid == but and maker.taps) and can_pay(game, seat, maker.wanted or (need((), 0),), maker.oid if maker.taps else 0):
            found[Option("activate", maker.oid, maker.index, "mana")] = None
    for source in supply.helpers(game, seat, purpose.helpers, {}) if purpose.helpers else ():
        if any(_fits(one, source.mask) for one in wanted):
            found[Option("way", source.oid, -1, source.help)] = None
    return tuple(found)


def _place(held: tuple[Mana, ...], unit: object) -> int:
    return next(i for i, other in enumerate(held) if other is unit)


def _fits(wanted: Need, mask: int) -> bool:
    return bool(wanted.generic and mask) or any(pip & mask for pip in wanted.pips)


def _by_hand(game: Game, seat: Seat, wanted: Needs, step: Option, purpose: Purpose) -> Play[tuple[Needs, str]]:
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
        source = next(one for one in supply.helpers(game, seat, purpose.helpers, {}) if one.oid == step.thing)
        yield from _stand_in(game, seat, [source])
        return _less(wanted, source.mask), ""
    ability = production.mana_ability(game, step.thing, step.ability)
    yield from mana.activate(game, seat, step.thing, step.ability, ability)
    return wanted, ""


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
                yield from mana.activate(game, seat, oid, number, production.mana_ability(game, oid, number), letter, automatic=True)
        else:
            events.happened(game, tuple(batch))
    for step, wish, price in way.steps:
        maker: Maker = step.maker
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
    units = floating_units(game, seat, purpose)
    pips = [Pip(mask, 1) for mask in way.pips]
    paid = matched(units, pips) if pips else []
    if paid is None:
        return None
    plain = "".join(units[i].letter for i in paid if units[i].special is None)
    specials = tuple(special for special in player.special_mana if any(units[i].special is special for i in paid))
    mana.spend(game, seat, plain, specials)
    return plain + "".join(special.type for special in specials)
