"""Drawing a declaration at random: each creature anything or nothing, then made legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .whole import count

if TYPE_CHECKING:
    from ..decisions import Random
    from .whole import Limit, Pair, Pairs, Whole


def declaration(whole: Whole, rng: Random) -> Pairs:
    """A legal declaration. Every creature has its chance at everything it may do, if nothing stands against it."""
    pairs: list[Pair] = []
    for i, declarer in enumerate(whole.declarers):
        may = declarer.may
        which = int(rng.random() * (len(may) + 1))
        if which < len(may):
            pairs.append((i, may[which]))
            if declarer.most > 1 and len(may) > 1:
                _more(pairs, i, declarer.most, may, rng)
    if whole.simple:
        return tuple(pairs)
    _limited(whole, pairs, rng)
    _affordable(whole, pairs, rng)
    if whole.fault(tuple(pairs)) is None:
        return tuple(pairs)
    return _obedient(whole, tuple(pairs))


def _more(pairs: list[Pair], i: int, most: int, may: tuple[int, ...], rng: Random) -> None:
    """Further ones for a creature that may be declared for several."""
    left = [option for option in may if option != pairs[-1][1]]
    taken = 1
    while left and taken < most and rng.random() < 0.5:
        pairs.append((i, left.pop(int(rng.random() * len(left)))))
        taken += 1


def _limited(whole: Whole, pairs: list[Pair], rng: Random) -> None:
    """Keep every limit: at first idle creatures may help, then creatures are left out."""
    helping = again = True
    while again:
        again = False
        for limit in whole.limits:
            if _trim(whole, limit, pairs, rng, helping):
                again = True
        helping = False


def _trim(whole: Whole, limit: Limit, pairs: list[Pair], rng: Random, helping: bool) -> bool:
    """Whether something had to change to keep the limit."""
    group = [pair for pair in pairs if (not limit.about or pair[0] in limit.about) and (not limit.at or pair[1] in limit.at)]
    if limit.kind == "most":
        over = count(pairs, limit.about, limit.at) - limit.n
        for _ in range(over):
            _drop(pairs, group[int(rng.random() * len(group))][0], limit.at)
            group = [pair for pair in group if pair in pairs]
        return over > 0
    if limit.kind == "least":
        n = count(pairs, limit.about, limit.at)
        if n == 0 or n >= limit.n or (helping and _helped(whole, limit, pairs, limit.n - n, rng)):
            return False
        for pair in group:
            pairs.remove(pair)
        return True
    first = limit.about[0]
    if not any(i == first for i, _ in pairs):
        return False
    if limit.kind == "with":
        if count(pairs, limit.about[1:], ()) >= limit.n:
            return False
        _drop(pairs, first, ())
        return True
    others = [i for i, _ in pairs if i != first]
    for i in others if rng.random() < 0.5 else [first] if others else []:
        _drop(pairs, i, ())
    return bool(others)


def _drop(pairs: list[Pair], i: int, at: tuple[int, ...]) -> None:
    pairs[:] = [pair for pair in pairs if pair[0] != i or (at and pair[1] not in at)]


def _helped(whole: Whole, limit: Limit, pairs: list[Pair], lacking: int, rng: Random) -> bool:
    """Let idle creatures help, half of the time and if there are enough; only where one option is at stake."""
    if len(limit.at) != 1 or rng.random() < 0.5:
        return False
    option = limit.at[0]
    busy = dict.fromkeys(i for i, _ in pairs)
    idle = [
        i for i, declarer in enumerate(whole.declarers)
        if i not in busy and option in declarer.may and (not limit.about or i in limit.about)
    ]  # fmt: skip
    if len(idle) < lacking:
        return False
    grown = pairs[:]
    for _ in range(lacking):
        grown.append((idle.pop(int(rng.random() * len(idle))), option))
    if any(other.kind == "most" and count(grown, other.about, other.at) > other.n for other in whole.limits):
        return False
    pairs[:] = grown
    return True


def _affordable(whole: Whole, pairs: list[Pair], rng: Random) -> None:
    """Leave out costly ones until the rest can be paid."""
    while whole.afford is not None:
        costly = whole.taxed(tuple(pairs))
        if not costly or whole.afford(tuple(pairs)):
            return
        pairs.remove(costly[int(rng.random() * len(costly))])
        _limited(whole, pairs, rng)


def _obedient(whole: Whole, drawn: Pairs) -> Pairs:
    """What is demanded, and of what was drawn as much as goes with it."""
    base = whole.most_obedient()
    pairs = base
    for i, option in drawn:
        if not any(j == i for j, _ in base) and whole.excess((*pairs, (i, option))) is None:
            pairs = (*pairs, (i, option))
    return pairs if whole.fault(pairs) is None else base
