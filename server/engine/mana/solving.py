"""Solving: whether, and how best, a need for mana can be paid from a supply that costs mana itself (601.2g, 605.3a).

Units are matched with pips by augmenting paths, the least useful units first, which gives the cheapest set that pays. Over
that runs a search through the mana abilities that are more than one unit each: those without a mana cost first, then those
that cost mana in every order, each paid with what there is before it is activated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .spending import USEFUL, Maker, Source
from .symbols import ANY, LETTERS, SNOW, TYPES, Need

if TYPE_CHECKING:
    from .production import Output

WASTED = USEFUL << 4
"""The weight of a mana that nothing is paid with."""
LAST = 1 << 30
ENOUGH = 1000
"""How many ways are looked at for the best; the first is looked for much longer."""
MANY, TOO_MANY = 2000, 20000
"""How long one is looked for: the best, or any at all."""


class Unit:
    """One mana, or what stands in for it: what it can pay of the cost itself, and of mana abilities before that."""

    __slots__ = ("mask", "early", "time", "weight", "source", "activation", "letter", "special", "chosen")

    def __init__(self, mask: int, early: int, weight: int) -> None:
        self.mask, self.early, self.weight = mask, early, weight
        self.time = 0  # after which activation it is there
        self.source: Source | None = None  # whose it is
        self.activation = -1  # or which activation makes it
        self.letter = ""  # or floating mana
        self.special: object = None  # the very state.Mana, if something clings to it
        self.chosen = ""  # the letter that it is made to be


class Pip:
    """One mana to pay: of the cost itself (due last), or of an activation."""

    __slots__ = ("mask", "due")

    def __init__(self, mask: int, due: int) -> None:
        self.mask, self.due = mask, due


class Activation:
    """A mana ability to be activated for one of its outputs."""

    __slots__ = ("maker", "output", "need")

    def __init__(self, maker: Maker, output: Output, need: Need | None) -> None:
        self.maker, self.output, self.need = maker, output, need


class Solution:
    """A way to pay: the activations in order, and which unit pays which pip."""

    __slots__ = ("activations", "units", "pips", "paid", "weight")

    def __init__(self, activations: list[Activation], units: list[Unit], pips: list[Pip], paid: list[int], weight: int) -> None:
        self.activations, self.units, self.pips = activations, units, pips
        self.paid = paid  # by pip: the index of its unit
        self.weight = weight


def pays(unit: Unit, pip: Pip) -> bool:
    """Whether the unit can pay the pip."""
    if unit.time >= pip.due:
        return False
    return bool((unit.mask if pip.due == LAST else unit.early) & pip.mask)


def matched(units: list[Unit], pips: list[Pip]) -> list[int] | None:
    """For each pip its unit, the light ones first; None if they do not suffice."""
    if not pips:
        return []
    if len(units) < len(pips):
        return None
    paid = [-1] * len(pips)
    left = len(pips)
    for index in sorted(range(len(units)), key=lambda i: units[i].weight):
        if _augment(units, pips, paid, index, [False] * len(pips)):
            left -= 1
            if not left:
                return paid
    return None


def _augment(units: list[Unit], pips: list[Pip], paid: list[int], index: int, seen: list[bool]) -> bool:
    for place, pip in enumerate(pips):
        if not seen[place] and pays(units[index], pip):
            seen[place] = True
            if paid[place] < 0 or _augment(units, pips, paid, paid[place], seen):
                paid[place] = index
                return True
    return False


class Search:
    """The search for one need. `groups` are the makers by permanent: of those that tap, one is used."""

    __slots__ = ("groups", "like", "optional", "costly", "barred", "life", "best", "nodes", "once", "limit")

    def __init__(self, makers: list[Maker], barred: list[Maker], life: int, once: bool, most: int) -> None:
        self.barred = barred  # whose mana may not be spent on this (106.6)
        self.life = life
        self.once = once  # the first solution will do
        self.best: Solution | None = None
        self.nodes = 0
        self.limit = TOO_MANY if once else MANY
        self.costly: list[Maker] = []
        groups: list[list[Maker]] = []
        free: dict[int, list[Maker]] = {}
        for maker in makers:
            if (maker.wanted and any(one.total for one in maker.wanted)) or maker.untaps:
                self.costly.append(maker)
            elif maker.taps or maker.leaves:
                if maker.oid not in free:
                    free[maker.oid] = []
                    groups.append(free[maker.oid])
                free[maker.oid].append(maker)
            else:
                groups.extend([maker] for _ in range(min(maker.uses, most)))
        by_kind: dict[tuple[object, ...], list[list[Maker]]] = {}
        for group in groups:
            apart = any(maker.oid == group[0].oid for maker in self.costly)
            key = (group[0].oid if apart else 0, *(_signature(maker) for maker in group))
            by_kind.setdefault(key, []).append(group)
        self.groups = [group for there in by_kind.values() for group in there]
        self.like = [number for number, there in enumerate(by_kind.values()) for _ in there]
        """Which groups are interchangeable; they stand side by side."""
        self.optional = [bool(key[0]) or any(maker.life for maker in there[0]) for key, there in by_kind.items() for _ in there]
        """Which are better not used, if that is not needed: what they leave or spend may serve otherwise."""

    def run(self, units: list[Unit], wanted: Need) -> Solution | None:
        """The best way found to pay the need, None if there is none."""
        pips = [Pip(mask, LAST) for mask in wanted.pips] + [Pip(ANY, LAST) for _ in range(wanted.generic)]
        self.life -= wanted.life
        if not wanted.life or self.life >= 0:
            self._free(0, units, pips, [], 0)
        return self.best

    def _done(self) -> bool:
        return self.nodes > self.limit or (self.once and self.best is not None)

    def _free(self, place: int, units: list[Unit], pips: list[Pip], used: list[Activation], weight: int, least: int = 0) -> None:
        """Decide about the makers without a mana cost, from that one on, which is used in that way at least if it is like the one
        before. If any solution will do, no mana is too much: those that cannot serve otherwise are all used."""
        self.nodes += 1
        if self._done() or (self.best is not None and weight >= self.best.weight):
            return
        self._look(units, pips, used, weight)
        if self._done() or not self._hopeful(place, units, pips, used):
            return
        if self.costly and not self.once:
            self._costly(0, units, pips, used, weight)
        for number in range(place, len(self.groups)):
            alike = number > 0 and self.like[number - 1] == self.like[number]
            if number > place and alike:
                continue  # the same as leaving out the other
            way = 0
            for maker in self.groups[number]:
                if maker.life and maker.life > self.life:
                    way += len(maker.outputs)
                    continue
                self.life -= maker.life
                for output in maker.outputs:
                    if not alike or way >= least:
                        activation = Activation(maker, output, None)
                        more = self._made(maker, output, len(used), 0)
                        self._free(number + 1, units + more, pips, [*used, activation], weight + maker.weight, way)
                    way += 1
                self.life += maker.life
            if self.once and not self.optional[number]:
                return
        if self.costly and self.once:
            self._costly(0, units, pips, used, weight)

    def _costly(self, level: int, units: list[Unit], pips: list[Pip], used: list[Activation], weight: int) -> None:
        """Activate one more maker that costs mana, after what is used so far."""
        for maker in self.costly:
            self.nodes += 1
            if self._done():
                return
            if not self._usable(maker, used) or (maker.life and maker.life > self.life):
                continue
            self.life -= maker.life
            for wanted in maker.wanted or (NO_NEED,):
                price = _price(wanted, level + 1)
                for output in maker.outputs:
                    more = self._made(maker, output, len(used), level + 1)
                    all_units, all_pips = units + more, pips + price
                    total = weight + maker.weight
                    now = [*used, Activation(maker, output, wanted)]
                    if matched(all_units, price) is None:
                        continue
                    self._look(all_units, all_pips, now, total)
                    if level < 6 and not self._done():
                        self._costly(level + 1, all_units, all_pips, now, total)
            self.life += maker.life

    def _usable(self, maker: Maker, used: list[Activation]) -> bool:
        """Whether it can still be activated after those: a permanent is tapped once, and untapped only when it is tapped."""
        times = 0
        tapped = maker.untaps
        for activation in used:
            other = activation.maker
            if other is maker:
                times += 1
            if other.oid == maker.oid:
                if other.leaves:
                    return False
                if other.taps:
                    tapped = True
                elif other.untaps:
                    tapped = False
        if maker.untaps:
            return tapped and times < maker.uses
        return times < maker.uses and not (maker.taps and tapped)

    def _made(self, maker: Maker, output: Output, activation: int, time: int) -> list[Unit]:
        """The units that an activation makes."""
        made: list[Unit] = []
        for mask in output:
            if maker.snow:
                mask |= SNOW
            unit = Unit(0 if maker in self.barred else mask, mask if maker.only is None else 0, 1)
            unit.time, unit.activation = time, activation
            made.append(unit)
        return made

    def _look(self, units: list[Unit], pips: list[Pip], used: list[Activation], weight: int) -> None:
        """Note it if it pays, and is better than what was found."""
        paid = matched(units, pips)
        if paid is None:
            return
        spent = [False] * len(units)
        for index in paid:
            spent[index] = True
            weight += units[index].weight
        for index, unit in enumerate(units):
            if unit.activation >= 0 and not spent[index]:
                weight += WASTED
        if self.best is None:
            self.limit = self.nodes + ENOUGH
        if self.best is None or weight < self.best.weight:
            self.best = Solution(used, units, pips, paid, weight)

    def _hopeful(self, place: int, units: list[Unit], pips: list[Pip], used: list[Activation]) -> bool:
        """Whether it would do if all that is left could be any of its types at once."""
        if place == len(self.groups) and not self.costly:
            return False
        if self.best is not None:
            return True
        more = list(units)
        for group in self.groups[place:]:
            more += _anything(group)
        waiting = self.costly
        while waiting:
            able = [maker for maker in waiting if _affordable(maker, more)]
            if not able:
                break
            for maker in able:
                more += _anything([maker]) * maker.uses
            waiting = [maker for maker in waiting if maker not in able]
        return matched(more, pips) is not None


NO_NEED = Need((), 0)


def _affordable(maker: Maker, units: list[Unit]) -> bool:
    """Whether what it costs could be paid with these, if all of them could be used for it."""
    return not maker.wanted or any(matched(units, _price(one, 1)) is not None for one in maker.wanted)


def _price(wanted: Need, due: int) -> list[Pip]:
    return [Pip(mask, due) for mask in wanted.pips] + [Pip(ANY & TYPES, due) for _ in range(wanted.generic)]


def _signature(maker: Maker) -> tuple[object, ...]:
    return maker.outputs, maker.weight, maker.taps, maker.leaves, maker.tier, maker.life, maker.only


def _anything(group: list[Maker]) -> list[Unit]:
    mask = longest = 0
    for maker in group:
        for output in maker.outputs:
            longest = max(longest, len(output))
            for unit in output:
                mask |= unit
    return [Unit(mask | SNOW, mask | SNOW, 0) for _ in range(longest)]


def letter_for(mask: int, pip: int) -> str:
    """The letter that a unit is made to be, to pay that pip."""
    wanted = mask & pip & TYPES or mask & TYPES
    return LETTERS[(wanted & -wanted).bit_length() - 1] if wanted else ""
