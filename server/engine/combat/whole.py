"""Declarations as a whole: who may attack or block what, the limits on all of it, and what is demanded (508.1, 509.1).

    limit    most    at most n of `about` choose one of `at`
             least   one of `at` is chosen by nobody or by at least n of `about` (menace)
             with    the first of `about` only together with at least n of the others in it
             alone   the first of `about` only if nobody else is declared
    demand   at least `least` of `about` choose one of `at`; it weighs as much as the requirements it stands for

`about` holds indices of declarers, `at` indices of options; empty means any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from ..abilities.words import Cost
from ..decisions import Seat, Thing
from ..objects import ObjectId
from . import best

Pair: TypeAlias = tuple[int, int]
"""A declarer's index and an option's."""
Pairs: TypeAlias = tuple[Pair, ...]
Fault: TypeAlias = tuple[str, str]
"""Why a declaration is illegal, and by which rule."""


class Declarer:
    """A creature that may be declared: for what, how many of them, at what cost, and how many requirements ask for it."""

    __slots__ = ("oid", "seat", "may", "taxes", "most", "must")

    def __init__(
        self, oid: ObjectId, seat: Seat, may: tuple[int, ...], most: int = 1, taxes: dict[int, tuple[Cost, ...]] | None = None
    ) -> None:
        self.oid, self.seat = oid, seat
        self.may = may
        self.most = most
        self.taxes = taxes or {}  # by option: what has to be paid (508.1h, 509.1d)
        self.must = 0


class Limit:
    """What a declaration as a whole may not exceed: see above for the kinds."""

    __slots__ = ("kind", "n", "about", "at")

    def __init__(self, kind: str, n: int, about: tuple[int, ...] = (), at: tuple[int, ...] = ()) -> None:
        self.kind, self.n, self.about, self.at = kind, n, about, at


class Demand:
    """Requirements that are obeyed together (508.1d, 509.1c)."""

    __slots__ = ("about", "at", "least", "weight")

    def __init__(self, about: tuple[int, ...] = (), at: tuple[int, ...] = (), least: int = 1, weight: int = 1) -> None:
        self.about, self.at, self.least, self.weight = about, at, least, weight


class Whole:
    """A declaration to be made, with everything that decides whether it is legal."""

    __slots__ = ("declarers", "options", "limits", "demands", "afford", "rules", "_required")

    def __init__(
        self,
        declarers: tuple[Declarer, ...],
        options: tuple[Thing, ...],
        limits: tuple[Limit, ...] = (),
        demands: tuple[Demand, ...] = (),
        afford: Callable[[Pairs], bool] | None = None,
        rules: tuple[str, str, str, str] = ("508.1b", "508.1c", "508.1d", "508.1j"),
    ) -> None:
        self.declarers, self.options = declarers, options
        self.limits, self.demands = limits, demands
        self.afford = afford  # whether the costs of such a declaration can be paid; None: nothing costs anything
        self.rules = rules  # of choosing, restrictions, requirements, paying
        self._required = -1
        for demand in demands:
            for i in demand.about if len(demand.about) == 1 else ():
                declarers[i].must += demand.weight

    @property
    def simple(self) -> bool:
        """Whether each declarer is free to choose by itself."""
        return not self.limits and not self.demands and self.afford is None

    # -- what is legal

    def fault(self, pairs: Pairs) -> Fault | None:
        """Why that is no legal declaration; None if it is one."""
        found = self.mistaken(pairs)
        if found is not None or self.simple:
            return found
        found = self.excess(pairs)
        if found is not None:
            return found
        if self.taxed(pairs) and not (self.afford is not None and self.afford(pairs)):
            return "the costs of this declaration cannot be paid", self.rules[3]
        if self.demands and self.obeyed(pairs) < self.required(self.taxed(pairs)):
            return "more requirements could be obeyed", self.rules[2]
        return None

    def mistaken(self, pairs: Pairs) -> Fault | None:
        """What is wrong with single choices: a creature that cannot, or that does so too often."""
        used: dict[int, int] = {}
        seen: dict[Pair, None] = {}
        for pair in pairs:
            i, option = pair
            if option not in self.declarers[i].may:
                return "that creature cannot do that", self.rules[1]
            if pair in seen:
                return "a creature is declared twice for the same", self.rules[0]
            seen[pair] = None
            used[i] = used.get(i, 0) + 1
            if used[i] > self.declarers[i].most:
                return f"a creature can be declared for {self.declarers[i].most} at most", self.rules[0]
        return None

    def excess(self, pairs: Pairs) -> Fault | None:
        """Which limit is not kept."""
        for limit in self.limits:
            because = broken(limit, pairs)
            if because:
                return because, self.rules[1]
        return None

    def taxed(self, pairs: Pairs) -> Pairs:
        """Those of the pairs that cost something."""
        if self.afford is None:
            return ()
        return tuple(pair for pair in pairs if pair[1] in self.declarers[pair[0]].taxes)

    def obeyed(self, pairs: Pairs) -> int:
        """How many requirements it obeys."""
        return sum(demand.weight for demand in self.demands if count(pairs, demand.about, demand.at) >= demand.least)

    def required(self, paid: Pairs = ()) -> int:
        """How many requirements must be obeyed if only these costs are paid: nobody has to pay for more (508.1d)."""
        if paid:
            return self.obeyed(self.most_obedient(paid))
        if self._required < 0:
            self._required = self.obeyed(self.most_obedient())
        return self._required

    def most_obedient(self, paid: Pairs = ()) -> Pairs:
        """A declaration without other costs than these that obeys as many requirements as any."""
        if not self.demands:
            return ()
        allowed = self.allowed(paid)
        barred: list[Pairs] = []
        while True:
            found = best.declaration(self, allowed, barred)
            assert found is not None  # to declare nothing keeps every limit
            costly = self.taxed(found)
            if not costly or (self.afford is not None and self.afford(found)):
                return found
            barred.append(found)

    def allowed(self, paid: Pairs = ()) -> list[tuple[int, ...]]:
        """By declarer: the options that cost nothing, or are among those paid for."""
        if self.afford is None:
            return [declarer.may for declarer in self.declarers]
        return [
            tuple(o for o in declarer.may if o not in declarer.taxes or (i, o) in paid) if declarer.taxes else declarer.may
            for i, declarer in enumerate(self.declarers)
        ]

    # -- parts of it

    def part_fault(self, mine: tuple[int, ...], pairs: Pairs) -> Fault | None:
        """Why no legal declaration has just these pairs for those declarers; None if one may have (805.10)."""
        found = self.mistaken(pairs)
        if found is not None or self.simple:
            return found
        if self.taxed(pairs) and not (self.afford is not None and self.afford(pairs)):
            return "the costs of this declaration cannot be paid", self.rules[3]
        fixed: dict[int, tuple[int, ...]] = dict.fromkeys(mine, ())
        for i, option in pairs:
            fixed[i] = (*fixed[i], option)
        completed = best.declaration(self, [declarer.may for declarer in self.declarers], (), fixed)
        if completed is None:
            return self.excess(pairs) or ("no legal declaration has these in it", self.rules[1])
        if self.demands and self.obeyed(completed) < self.required(self.taxed(pairs)):
            return "more requirements could be obeyed", self.rules[2]
        return None


def count(pairs: Iterable[Pair], about: tuple[int, ...], at: tuple[int, ...]) -> int:
    """How many declarers of `about` choose one of `at`."""
    counted: dict[int, None] = {}
    for i, option in pairs:
        if (not about or i in about) and (not at or option in at):
            counted[i] = None
    return len(counted)


def broken(limit: Limit, pairs: Pairs) -> str:
    """Why the limit is not kept; "" if it is."""
    if limit.kind == "most":
        return f"no more than {limit.n} can do that" if count(pairs, limit.about, limit.at) > limit.n else ""
    if limit.kind == "least":
        return f"only {limit.n} or more together can do that" if 0 < count(pairs, limit.about, limit.at) < limit.n else ""
    first = limit.about[0]
    if not any(i == first for i, _ in pairs):
        return ""
    if limit.kind == "with":
        return f"that creature needs {limit.n} more with it" if count(pairs, limit.about[1:], ()) < limit.n else ""
    return "that creature can only be declared alone" if any(i != first for i, _ in pairs) else ""
