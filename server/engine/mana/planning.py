"""Planning: whether a need for mana can be paid, and the least wasteful way to do it (601.2g, 605.3a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.structures import Mana
from ..casting import costs
from ..decisions import Seat, Thing
from ..layers import layers
from ..layers.profile import profile
from ..objects import ObjectId
from . import supply
from .solving import Activation, Pip, Search, Solution, Unit, letter_for
from .spending import NOTHING, WATERBEND, Purpose, Source
from .symbols import ANY, BIT, LETTERS, SNOW, Need, Needs, need, needs

if TYPE_CHECKING:
    from ..game import Game
    from .supply import Supply


def can_pay(game: Game, seat: Seat, wanted: Needs, but: ObjectId = 0, purpose: Purpose = NOTHING) -> bool:
    """Whether the player could pay one of these needs; without tapping `but`, which the cost itself taps."""
    have = supply.supply(game, seat)
    lost = have.untaken.get(but) if but else None
    if purpose.produced_by:
        pass  # what is there in all says nothing
    elif lost is None:
        for one in wanted:
            if have.covers(one) and (not one.life or costs.can_pay_life(game, seat, one.life)):
                return True
    else:
        masks = have.masks.copy()
        masks[lost.mask] -= 1
        for one in wanted:
            if supply.covers(masks, have.total - 1, one) and costs.can_pay_life(game, seat, one.life):
                return True
    if purpose.assist and purpose.kind == "spell":
        return _can_pay_with_help(game, seat, wanted, purpose)
    if have.plain and purpose.plain:
        return False
    notes = game.cache.notes
    key = ("payable", seat, wanted, but, purpose.kind, purpose.oid, purpose.bends)
    found: bool | None = notes.get(key)
    if found is None:
        found = notes[key] = any(solve(game, seat, one, but, purpose, True) is not None for one in wanted)
    return found


def _can_pay_with_help(game: Game, seat: Seat, wanted: Needs, purpose: Purpose) -> bool:
    """The same, where one other player may pay any amount of the generic mana (702.132a)."""
    alone = purpose.assisted()
    for other in (seat, *(head for head in game.living() if head != seat)):
        for one in wanted:
            paid = 0 if other == seat else capacity(game, other, one.generic)
            if can_pay(game, seat, (need(one.pips, one.generic - paid, one.life),), 0, alone):
                return True
    return False


def capacity(game: Game, seat: Seat, most: int) -> int:
    """How much generic mana the player could pay, up to a number."""
    while most and not can_pay(game, seat, (need((), most),)):
        most -= 1
    return most


def solve(
    game: Game, seat: Seat, wanted: Need, but: ObjectId, purpose: Purpose, once: bool, skip: ObjectId = 0, come: tuple[int, ...] = ()
) -> Solution | None:
    """A way to pay the need: the first found, or the best. Mana abilities that cost more than mana and tapping are used only if
    those do not suffice. `skip` is a permanent that has been used, and `come` what has come of it."""
    if wanted.life and not costs.can_pay_life(game, seat, wanted.life):
        return None
    have = supply.supply(game, seat)
    wanted = supply.relaxed(wanted, purpose.any_type)
    units = _units(game, seat, have, but, purpose)
    makers = [maker for maker in have.makers if not (maker.oid == but and (maker.taps or purpose.kind == "mana")) and maker.oid != skip]
    if skip:
        units = [unit for unit in units if unit.source is None or unit.source.oid != skip] + [Unit(mask, mask, 0) for mask in come]
    barred = [m for m in makers if m.only is not None and not supply.allows(game, seat, m.only, m.oid, purpose.kind, purpose.oid)]
    if purpose.produced_by:
        barred += [m for m in makers if m not in barred and not supply.may_come_of(game, seat, purpose, m.oid)]
    for tier in (0, 1, 2):
        some = [maker for maker in makers if maker.tier <= tier]
        if tier and not any(maker.tier == tier for maker in some):
            continue
        for any_ in (True,) if once else (False, True):
            found = Search(some, barred, game.life(seat), any_, wanted.total).run(units, wanted)
            if found is not None:
                return found
    return None


def _units(game: Game, seat: Seat, have: Supply, but: ObjectId, purpose: Purpose) -> list[Unit]:
    """The units that there are before any mana ability that is more than one unit: what each can pay of this."""
    units = floating_units(game, seat, purpose)
    stand_ins = supply.helpers(game, seat, purpose.helpers, have.untaken) if purpose.helpers else []
    if purpose.bends:
        stand_ins = _bending(stand_ins, have, but, purpose.bends)
    taken = {source.oid for source in stand_ins}
    for source in have.sources:
        if source.oid != but and source.oid not in taken:
            able = not purpose.produced_by or supply.may_come_of(game, seat, purpose, source.oid)
            unit = Unit(source.mask if able else 0, source.mask, source.weight + 2)
            unit.source = source
            units.append(unit)
    for source in have.picky:
        if source.oid != but and source.only is not None:
            able = supply.allows(game, seat, source.only, source.oid, purpose.kind, purpose.oid)
            able = able and (not purpose.produced_by or supply.may_come_of(game, seat, purpose, source.oid))
            unit = Unit(source.mask if able else 0, 0, source.weight + 2)
            unit.source = source
            units.append(unit)
    for source in stand_ins:
        own = have.untaken.get(source.oid)
        unit = Unit(source.mask, own.mask if own is not None else 0, source.weight + 2)
        unit.source = source
        units.append(unit)
    return units


def _bending(stand_ins: list[Source], have: Supply, but: ObjectId, n: int) -> list[Source]:
    """No more of them waterbend than there is generic mana to pay so (701.67b): those first that make no mana."""
    benders = [source for source in stand_ins if source.help == WATERBEND and source.oid != but]
    benders.sort(key=lambda source: source.oid in have.untaken)
    return [source for source in stand_ins if source.help != WATERBEND] + benders[:n]


def floating_units(game: Game, seat: Seat, purpose: Purpose) -> list[Unit]:
    """The mana in the pool; what may be spent on few things comes first, what stays for the turn last."""
    units: list[Unit] = []
    player = game.state.players[seat]
    for special in player.special_mana:
        bit = BIT[special.type]
        mask = bit | SNOW if special.snow else bit
        able = special.only is None or supply.allows(game, seat, special.only, special.source, purpose.kind, purpose.oid)
        able = able and (not purpose.produced_by or supply.may_come_of(game, seat, purpose, special.source))
        unit = Unit(mask if able else 0, mask if special.only is None else 0, 1 if special.lasts else 0)
        unit.letter, unit.special = special.type, special
        units.append(unit)
    for i, n in enumerate(player.pool):
        for _ in range(n):
            unit = Unit(0 if purpose.produced_by else 1 << i, 1 << i, 0)
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
        if have.plain and purpose.plain:
            lost = have.untaken.get(but) if but else None
            masks = have.masks
            if lost is not None:
                masks = masks.copy()
                masks[lost.mask] -= 1
            if not supply.covers(masks, have.total - (lost is not None), one) or not costs.can_pay_life(game, seat, one.life):
                continue
            return _planned(game, seat, one, _units(game, seat, have, but, purpose), [], None)
        found = solve(game, seat, one, but, purpose, False)
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
    hand castable, then of the abilities payable; never one without which the rest could not be paid."""
    groups: dict[int, list[int]] = {}
    masks: dict[int, int] = {}
    for index in sorted(range(len(units)), key=lambda i: units[i].weight):
        mask = units[index].mask
        if mask:
            groups.setdefault(mask, []).append(index)
            masks[mask] = masks.get(mask, 0) + 1
    total = sum(masks.values())
    others, uses = (_others(game, seat), _uses(game, seat)) if total > wanted.total and len(masks) > 1 else ([], ())
    pips, generic = wanted.pips, wanted.generic
    paid: list[int] = []
    for pip in (*wanted.pips, *(ANY,) * wanted.generic):
        if pips:
            pips = pips[1:]
        else:
            generic -= 1
        rest = need(pips, generic)
        best: tuple[int, int, int, int] | None = None
        chosen = 0
        for mask, group in groups.items():
            if not mask & pip or not masks[mask]:
                continue
            masks[mask] -= 1
            weight = units[group[0]].weight
            if (best is None or weight <= best[0]) and supply.covers(masks, total - 1, rest):
                lost = sum(1 for other in others if not _still(masks, total - 1, rest, other)) if others else 0
                spoilt = sum(1 for other in uses if not _still(masks, total - 1, rest, other)) if uses else 0
                score = (weight, lost, spoilt, group[0])
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
    from ..casting import casting

    return [wanted for oid in game.state.players[seat].hand if (wanted := casting.printed_need(game, oid)) is not None]


def _uses(game: Game, seat: Seat) -> set[Need]:
    """What the abilities of the player's permanents would cost in mana."""
    found = set[Need]()
    for oid in game.state.battlefield:
        chars = layers.chars(game, oid)
        for _, ability in profile(chars.abilities).acts if chars.controller == seat else ():
            found |= {needs(cost.symbols)[0] for cost in ability.costs if isinstance(cost, Mana)}
    return found


def _still(masks: dict[int, int], total: int, rest: Need, other: Need) -> bool:
    return supply.covers(masks, total, need(rest.pips + other.pips, rest.generic + other.generic))
