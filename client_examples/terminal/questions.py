"""Questions: a question with its numbered options, what to type, and what Enter does."""

from __future__ import annotations

from protocol import messages as m
from protocol.mirror import Mirror
from protocol.view import O, number

from .cards import described, name, owned, piled
from .typed import letters


def question(mirror: Mirror, asked: m.Question) -> str:
    """A question with its options, and how to answer."""
    labels = [option(mirror, asked, i) for i in range(len(asked.options))]
    lines = [f">>> {asked.words[0] if asked.words else asked.reason} [{asked.rule}]"]
    for label in dict.fromkeys(labels):
        lines.append(f"  {', '.join(str(i) for i, other in enumerate(labels) if other == label)}) {label}")
    for i, declarer in enumerate(asked.declarers):
        lines.append(f"  {letters(i)}) {described(mirror, declarer.creature)} {_allowed(declarer, asked.shape)}")
    hints = [how(asked), *(["c takes it back"] if asked.cancel else []), f"Enter: {usual(asked, labels)}", "? for help"]
    return "\n".join([*lines, f"  {'; '.join(hints)}"])


def _allowed(declarer: m.Declarer, verb: str) -> str:
    """Whom a creature may attack or block, and what that costs."""
    if not declarer.may:
        return f"cannot {verb}"
    costs = declarer.costs or [""] * len(declarer.may)
    whom = ", ".join(f"{n} for {cost}" if cost else str(n) for n, cost in zip(declarer.may, costs))
    return f"{'must' if declarer.must else 'may'} {verb} {whom}"


def option(mirror: Mirror, asked: m.Question, i: int) -> str:
    """An option, with what one has to know to choose it."""
    kind, thing, _, choice = asked.options[i]
    row = mirror.view.objects.get(thing)
    if kind == "object" and row is not None:
        return owned(mirror, thing)
    label = asked.words[i + 1] if i + 1 < len(asked.words) else f"{kind} {name(mirror, thing) if thing else choice}"
    known = mirror.cards.get(number(row[O.DEFINITION])) if row is not None else None
    return f"{label} {known.cost}" if kind == "cast" and known is not None else label


def how(asked: m.Question) -> str:
    """What to type."""
    match asked.shape, asked.bounds:
        case "act", _:
            return "one number"
        case "number", [int(least), int(most), *_]:
            return f"a number from {least} to {most}"
        case "pay", _:
            return "one number (0 pays automatically)"
        case "pick", [int(least), int(most), *_]:
            return _how_many(least, most)
        case "order", _:
            return "all the numbers, in order"
        case "divide", [int(total), *_]:
            return f"a share for each, {total} in all"
        case "attack", _:
            return "attackers and whom, like a0 b0, or - for none"
        case "block", _:
            return "blockers and attackers, like a0 b1, or - for none"
    return "numbers"


def _how_many(least: int, most: int) -> str:
    if least == most:
        return "one number" if most == 1 else f"{most} numbers"
    return f"up to {most} number{'s' if most > 1 else ''}, or - for none" if least == 0 else f"{least} to {most} numbers"


def usual(asked: m.Question, labels: list[str]) -> str:
    """What Enter does."""
    default = asked.default
    if asked.shape in ("attack", "block"):
        pairs = [pair for pair in default if isinstance(pair, list)] if isinstance(default, list) else []
        return " ".join(f"{letters(pair[0])}{pair[1]}" for pair in pairs) or "none"
    if asked.shape in ("act", "pay") and isinstance(default, int):
        return labels[default] if default < len(labels) else str(default)
    if asked.shape == "pick" and isinstance(default, list):
        return piled(labels[i] for i in default if isinstance(i, int) and i < len(labels)) or "none"
    return " ".join(map(str, default)) if isinstance(default, list) else str(default)
