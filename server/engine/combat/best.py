"""The most obedient declaration: as many requirements obeyed as the restrictions allow (508.1d, 509.1c).

Exact, by going through the declarers one by one. What has been decided so far matters to the rest only through a few
small counters (how many attack already, how many block that menacing creature), so that all histories with the same
counters are one state, of which the best is kept. Creatures that nothing asks for take part only where they can help.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .whole import Demand, Limit, Pairs, Whole

Options = tuple[int, ...]
Counters = tuple[int, ...]

MOST, LEAST, WITH, ALONE, BARRED, DEMAND = range(6)
KINDS = {"most": MOST, "least": LEAST, "with": WITH, "alone": ALONE}


class Counter:
    """Something that is counted while declarers are gone through: a limit, a demand, or a set that is barred."""

    __slots__ = ("kind", "n", "first", "by", "any_at", "last", "weight")

    def __init__(self, kind: int, n: int, by: dict[int, Options], first: int = -1, weight: int = 0) -> None:
        self.kind, self.n, self.first, self.weight = kind, n, first, weight
        self.by = by  # declarer: which of its options count
        self.last = -1  # the place of the last declarer that matters to it

    def after(self, value: int, i: int, chosen: Options) -> int:
        """Its value once that declarer has chosen so; -1 if that may not be."""
        kind = self.kind
        if kind == WITH or kind == ALONE:
            if not chosen:
                return value
            if i == self.first:
                return value | 1
            n = self.n if kind == WITH else 1
            return value + 2 if value >> 1 < n else value
        counted = self.by[i]
        if kind == BARRED:
            return value if not all(option in chosen for option in counted) else value + 1 if value + 1 < self.n else -1
        if not any(option in counted for option in chosen):
            return value
        if kind == MOST:
            return value + 1 if value < self.n else -1
        return value + 1 if value < self.n else value

    def ends_well(self, value: int) -> bool:
        """Whether that is allowed when nobody is left who could change it."""
        kind = self.kind
        if kind == LEAST:
            return value == 0 or value >= self.n
        if kind == WITH:
            return not value & 1 or value >> 1 >= self.n
        if kind == ALONE:
            return value != 3
        return True


def declaration(
    whole: Whole, allowed: Sequence[Options], barred: Sequence[Pairs] = (), fixed: dict[int, Options] | None = None
) -> Pairs | None:
    """A declaration of allowed pairs that obeys the most requirements, with the choices of some declarers fixed.

    None if no legal one has those. Sets in `barred` are not in it as a whole.
    """
    fixed = fixed or {}
    allowed = [fixed.get(i, options) for i, options in enumerate(allowed)]
    involved = _involved(whole, allowed, fixed)
    counters = _counters(whole, allowed, barred, involved)
    place = {i: k for k, i in enumerate(involved)}
    for counter in counters:
        counter.last = max((place[i] for i in counter.by), default=-1)
    twins = _twins(counters)
    states: dict[Counters, tuple[int, Counters]] = {(0,) * len(counters): (0, (0,) * len(counters))}
    trail: list[dict[Counters, tuple[Counters, Options]]] = []
    for k, i in enumerate(involved):
        choices = [fixed[i]] if i in fixed else _choices(whole, i, allowed[i], counters)
        states, steps = _step(states, counters, twins, k, i, choices)
        trail.append(steps)
        if not states:
            return None
    (at, (_, _)) = max(states.items(), key=lambda item: item[1][0])
    pairs: list[tuple[int, int]] = []
    for k in range(len(involved) - 1, -1, -1):
        at, chosen = trail[k][at]
        pairs.extend((involved[k], option) for option in reversed(chosen))
    return tuple(reversed(pairs))


def _step(
    states: dict[Counters, tuple[int, Counters]],
    counters: list[Counter],
    twins: list[list[list[int]]],
    k: int,
    i: int,
    choices: list[Options],
) -> tuple[dict[Counters, tuple[int, Counters]], dict[Counters, tuple[Counters, Options]]]:
    """All states after one more declarer, each with its score and counters, and how each was reached."""
    mine = [(c, counter) for c, counter in enumerate(counters) if i in counter.by]
    ending = [(c, counter) for c, counter in mine if counter.last == k]
    after: dict[Counters, tuple[int, Counters]] = {}
    steps: dict[Counters, tuple[Counters, Options]] = {}
    for key, (score, values) in states.items():
        for chosen in choices:
            new = list(values)
            total = score
            for c, counter in mine:
                new[c] = counter.after(new[c], i, chosen)
                if new[c] < 0:
                    break
            else:
                for c, counter in ending:
                    if not counter.ends_well(new[c]):
                        break
                    if counter.kind == DEMAND and new[c] >= counter.n:
                        total += counter.weight
                    new[c] = 0
                else:
                    made = tuple(new)
                    name = _canonical(new, twins) if twins else made
                    known = after.get(name)
                    if known is None or total > known[0]:
                        after[name] = (total, made)
                        steps[name] = (key, chosen)
    return after, steps


def _involved(whole: Whole, allowed: Sequence[Options], fixed: dict[int, Options]) -> list[int]:
    """The declarers that something is demanded of, or that are fixed, and those that may have to help them."""
    everybody = range(len(whole.declarers))
    wanted = dict.fromkeys(fixed)
    for demand in whole.demands:
        for i in demand.about or everybody:
            if any(not demand.at or option in demand.at for option in allowed[i]):
                wanted[i] = None
    grown = True
    while grown:
        grown = False
        for limit in whole.limits:
            helpers: Sequence[int] = ()
            if limit.kind == "with" and limit.about[0] in wanted:
                helpers = limit.about[1:]
            elif limit.kind == "least" and any(_can(allowed[i], limit.at) for i in limit.about or everybody if i in wanted):
                helpers = limit.about or everybody
            for i in helpers:
                if i not in wanted and _can(allowed[i], limit.at):
                    wanted[i] = None
                    grown = True
    return sorted(wanted)


def _can(options: Options, at: Options) -> bool:
    return bool(options) and (not at or any(option in at for option in options))


def _counters(whole: Whole, allowed: Sequence[Options], barred: Sequence[Pairs], involved: list[int]) -> list[Counter]:
    counters: list[Counter] = []
    for limit in whole.limits:
        by = _by(limit, allowed, involved)
        if limit.kind in ("with", "alone"):
            if limit.about[0] not in involved:
                continue
            about = (limit.about[0], *limit.about[1:]) if limit.kind == "with" else involved
            by = {i: allowed[i] for i in about if i in involved}
        if by:
            counters.append(Counter(KINDS[limit.kind], limit.n, by, limit.about[0] if limit.about else -1))
    for pairs in barred:
        options: dict[int, Options] = {}
        for i, option in pairs:
            options[i] = (*options.get(i, ()), option)
        counters.append(Counter(BARRED, len(options), options))
    for demand in whole.demands:
        by = _by(demand, allowed, involved)
        if by:
            counters.append(Counter(DEMAND, demand.least, by, weight=demand.weight))
    return counters


def _by(group: Limit | Demand, allowed: Sequence[Options], involved: list[int]) -> dict[int, Options]:
    """Of the involved declarers: which of their options the limit or demand is about."""
    found: dict[int, Options] = {}
    for i in involved:
        if not group.about or i in group.about:
            counted = tuple(option for option in allowed[i] if not group.at or option in group.at)
            if counted:
                found[i] = counted
    return found


def _choices(whole: Whole, i: int, options: Options, counters: list[Counter]) -> list[Options]:
    """What the declarer may choose, nothing first; of options that nothing tells apart only one."""
    told_apart = [counter.by[i] for counter in counters if i in counter.by and counter.kind not in (WITH, ALONE)]
    kept: dict[tuple[bool, ...], int] = {}
    for option in options:
        kept.setdefault(tuple(option in by for by in told_apart), option)
    most = min(whole.declarers[i].most, len(kept))
    return [chosen for n in range(most + 1) for chosen in combinations(kept.values(), n)]


def _twins(counters: list[Counter]) -> list[list[list[int]]]:
    """Options that could change places: for each such group, by option the counters that are about it alone.

    Which of two menacing creatures is blocked by one creature so far makes no difference if the same creatures can block both.
    """
    alone: dict[int, list[int]] = {}
    shared: list[Counter] = []
    for c, counter in enumerate(counters):
        if counter.kind in (WITH, ALONE):
            continue
        options = dict.fromkeys(option for by in counter.by.values() for option in by)
        if len(options) == 1 and counter.kind != BARRED:
            alone.setdefault(next(iter(options)), []).append(c)
        else:
            shared.append(counter)
    groups: dict[tuple[object, ...], list[list[int]]] = {}
    for option, about in alone.items():
        own = tuple((counters[c].kind, counters[c].n, counters[c].weight, tuple(counters[c].by)) for c in about)
        others = tuple(tuple(i for i, by in counter.by.items() if option in by) for counter in shared)
        groups.setdefault((own, others), []).append(about)
    return [group for group in groups.values() if len(group) > 1]


def _canonical(values: list[int], twins: list[list[list[int]]]) -> Counters:
    """The same name for states that differ only in which twin is which."""
    named = values[:]
    for group in twins:
        for about, like in zip(group, sorted([values[c] for c in about] for about in group)):
            for c, value in zip(about, like):
                named[c] = value
    return tuple(named)
