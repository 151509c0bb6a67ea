"""Answers: legal answers to any question, drawn at random from what the question itself says."""

from __future__ import annotations

from protocol import messages as m

from .bot import Random


def sample(question: m.Question, rng: Random) -> m.Answer:
    """A legal answer at random; for declarations with limits, one that is nearly always legal."""
    draw = _SHAPES.get(question.shape)
    return question.default if draw is None else draw(question, rng)


def bound(question: m.Question, index: int) -> int:
    """That bound of the question as a number; 0 if it is not given."""
    value = question.bounds[index] if index < len(question.bounds) else 0
    return value if isinstance(value, int) else 0


def groups(question: m.Question, index: int) -> list[list[int]]:
    """That bound of the question as lists of numbers: one list for a plain list."""
    value = question.bounds[index] if index < len(question.bounds) else []
    if not isinstance(value, list):
        return []
    flat = [n for n in value if isinstance(n, int)]
    return [flat] if flat else [part for part in value if isinstance(part, list)]


def together(question: m.Question, picked: list[int]) -> bool:
    """Whether a pick's limits on the whole allow these options together."""
    weights = groups(question, 3)
    if weights and sum(weights[0][i] for i in picked) > bound(question, 2):
        return False
    return all(sum(i in group for i in picked) <= 1 for group in groups(question, 4))


def fill(question: m.Question, order: list[int], n: int) -> m.Answer:
    """The first n options of that order that may be picked together; the default if they are too few."""
    picked: list[int] = []
    for i in order:
        if len(picked) < n and together(question, [*picked, i]):
            picked.append(i)
    return [*picked] if len(picked) >= bound(question, 0) else question.default


def _act(question: m.Question, rng: Random) -> m.Answer:
    """Pass, or any action but a mana ability: costs are paid automatically."""
    fit = [i for i, option in enumerate(question.options) if option.choice != "mana"]
    return fit[rng.randrange(len(fit))]


def _pick(question: m.Question, rng: Random) -> m.Answer:
    least, most = bound(question, 0), bound(question, 1)
    order = list(range(len(question.options)))
    rng.shuffle(order)
    return fill(question, order, least + rng.randrange(most - least + 1))


def _order(question: m.Question, rng: Random) -> m.Answer:
    order = list(range(bound(question, 0)))
    rng.shuffle(order)
    return [*order]


def _divide(question: m.Question, rng: Random) -> m.Answer:
    total, least = bound(question, 0), bound(question, 1)
    shares = [least] * len(question.options)
    for _ in range(total - sum(shares)):
        shares[rng.randrange(len(shares))] += 1
    return [*shares]


def _number(question: m.Question, rng: Random) -> m.Answer:
    least, most = bound(question, 0), bound(question, 1)
    return least + rng.randrange(most - least + 1)


def _declare(question: m.Question, rng: Random) -> m.Answer:
    made: list[int | list[int]] = []
    for i, declarer in enumerate(question.declarers):
        if declarer.may and (declarer.must or (not any(declarer.costs) and rng.random() < 0.5)):
            made.append([i, declarer.may[rng.randrange(len(declarer.may))]])
    return made


_SHAPES = {
    "act": _act,
    "pick": _pick,
    "order": _order,
    "divide": _divide,
    "number": _number,
    "attack": _declare,
    "block": _declare,
}
