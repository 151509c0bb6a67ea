"""Answers: the queues in which the answers of a scenario wait for their questions."""

from __future__ import annotations

from collections.abc import Callable

from .document import Entry, Value, Wishes

QUEUES = ("targets", "modes", "choices")
STOP = "stop"
YES_WORDS, NO_WORDS = ("yes", "y"), ("no", "n")
COLOURS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C", "colourless": "C"}


COSTS_BESIDES = {
    "kicker": "kicker", "kicked": "kicker", "multikicker": "kicker", "entwine": "entwine", "entwined": "entwine", "buyback": "buyback",
    "conspire": "conspire", "conspired": "conspire", "replicate": "replicate", "casualty": "casualty", "squad": "squad",
    "offspring": "offspring", "bargain": "bargain", "bargained": "bargain",
}  # fmt: skip
"""Optional costs by what an entry may say in `as`: the spell is cast as it always is, and the cost is paid, once (601.2b)."""


def cost_besides(manner: str) -> str:
    """The label of the optional cost that is meant; "" if none is."""
    return COSTS_BESIDES.get(manner.casefold(), "")


class Answers:
    """The wishes of a stage, seat by seat."""

    def __init__(self) -> None:
        self._queues: dict[str, dict[str, list[Value]]] = {}

    def begin(self, wishes: dict[str, Wishes]) -> None:
        """Take up the wishes of a stage; what is left of the one before is kept behind them."""
        for letter, wish in wishes.items():
            queues = self._queues.setdefault(letter, {name: [] for name in QUEUES})
            for name in QUEUES:
                queues[name][:0] = getattr(wish, name)

    def waiting(self, letter: str, first: str = "choices") -> list[tuple[str, int, Value]]:
        """What waits for that seat, as (queue, place, value): the queue named first, then the others."""
        queues = self._queues.get(letter)
        if queues is None:
            return []
        order = (first, *(name for name in QUEUES if name != first))
        return [(name, i, value) for name in order for i, value in enumerate(queues[name])]

    def remove(self, letter: str, queue: str, places: list[int]) -> None:
        """Take answers out of a queue."""
        held = self._queues[letter][queue]
        self._queues[letter][queue] = [value for i, value in enumerate(held) if i not in places]

    def refused_before(self, letter: str, queue: str, place: int) -> list[Value]:
        """The values that stand right before as ones to be refused, the nearest first."""
        held = self._queues[letter][queue]
        found: list[Value] = []
        while place > 0 and is_refusal(held[place - 1]):
            place -= 1
            found.append(refusal_of(held[place]))
        return found

    def take(self, letter: str, fits: Callable[[Value], bool], first: str = "choices") -> Value:
        """Take out the first answer that fits; None if none does."""
        for queue, place, value in self.waiting(letter, first):
            if not is_refusal(value) and fits(value):
                self.remove(letter, queue, [place])
                return value
        return None

    def left(self) -> list[str]:
        """What has not been used, in words."""
        return [f"{letter}: {value}" for letter in self._queues for _, _, value in self.waiting(letter)]


class Orders:
    """The answers of an entry, for what it puts on the stack: used while that is announced and again while it resolves."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.x = entry.x
        self.besides = cost_besides(entry.manner or "")
        self.targets = list(entry.targets)
        self.answers = list(entry.answers)


def is_refusal(value: Value) -> bool:
    """Whether the value is one that must be refused."""
    return isinstance(value, dict) and set(value) == {"refuse"}


def refusal_of(value: Value) -> Value:
    """The value that must be refused."""
    assert isinstance(value, dict)
    return value["refuse"]


def yes_or_no(value: Value) -> bool | None:
    """The value as yes or no; None if it is neither."""
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.casefold() in YES_WORDS:
        return True
    if isinstance(value, str) and value.casefold() in NO_WORDS:
        return False
    return None


def colour_of(value: Value) -> str:
    """The value as a colour letter, or several: "{W}{U}", all of the same as one; or as it stands."""
    said = str(value).replace("{", "").replace("}", "")
    letters = said.upper()
    if letters and all(letter in "WUBRGC" for letter in letters):
        return letters[0] if letters == letters[0] * len(letters) else letters
    return COLOURS.get(said.casefold(), said)


def whole_number(value: Value) -> int | None:
    """The value as a number; None if it is none."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.lstrip("+-").isdigit():
        return int(value)
    return None
