"""Greedy bot: plays lands, casts the dearest thing that makes sense, attacks and blocks where it gains.

It knows cards only as any client does: by type, size, and the words of their rules text (worth.py).
"""

from __future__ import annotations

import re

from protocol import messages as m
from protocol.view import STEPS, O, Zone, number

from . import combat
from .answers import bound, fill
from .bot import Bot, Random
from .worth import COUNTERSPELL, CREATURE, DAMAGE, HARM, HELP, LAND, SWEEP, Eyes, power, toughness_left

RISKY = re.compile(r"^[^:]*\b(?:sacrifice|discard|exile|pay \d+ life|remove)\b[^:]*:", re.IGNORECASE)
GIVES = re.compile(r"(?:return|exile|sacrifice) (?:a|an|another) [a-z ]*you control", re.IGNORECASE)
BAD_FOR_ME = frozenset({"discard", "sacrifice", "bottom", "mulligan", "cost", "legend"})
"""Reasons for which a pick gives something up."""


class GreedyBot(Bot):
    """Sensible, quick, and without a plan."""

    asks_for_cards = True

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.eyes = Eyes(self.mirror)
        self._turn = -1
        self._used: set[tuple[int, int]] = set()  # what was tried this turn: (object, ability), -1 for casting it

    def choose(self, question: m.Question) -> m.Answer:
        match question.shape:
            case "act":
                return self._act(question)
            case "attack":
                return combat.attack(self.eyes, question)
            case "block":
                return combat.block(self.eyes, question)
            case "pick":
                return self._pick(question)
            case "number":
                return bound(question, 1) if question.reason == "x" else question.default
            case _:
                return question.default

    # priority

    def _act(self, question: m.Question) -> m.Answer:
        table = self.mirror.view.table
        if number(table[0]) != self._turn:
            self._turn = number(table[0])
            self._used.clear()
        best, best_score = 0, 0.0
        for i, option in enumerate(question.options):
            score = self._score(option)
            if score > best_score:
                best, best_score = i, score
        option = question.options[best]
        if best:
            self._used.add((option.thing, option.ability))  # a cast that comes back, with the same id, could not be paid for
        return best

    def _score(self, option: m.Option) -> float:
        if (option.thing, option.ability) in self._used:
            return 0.0
        match option.kind:
            case "play":
                return 100.0
            case "cast":
                return self._cast(option)
            case "activate":
                return self._activate(option)
        return 0.0

    def _cast(self, option: m.Option) -> float:
        row, card = self.eyes.row(option.thing), self.eyes.definition(option.thing)
        if row is None or card is None:
            return 0.0
        text = self.eyes.text(option.thing)
        if "{X}" in card.cost and self.eyes.lands() < 5:
            return 0.0
        if number(row[O.TYPES]) & CREATURE:
            return 10.0 + card.mana_value if self._at_leisure() else 0.0
        if COUNTERSPELL.search(text):
            return 30.0 if self._top_is_hostile() else 0.0
        return self._sense(text, option.thing, 5.0 + card.mana_value)

    def _activate(self, option: m.Option) -> float:
        text = self.eyes.text(option.thing, option.ability)
        if not text or option.choice == "mana" or RISKY.search(text):
            return 0.0
        if text.startswith("Equip"):
            row = self.eyes.row(option.thing)
            return 4.0 if row is not None and not row[O.ATTACHED_TO] and self.eyes.creatures(True) else 0.0
        return self._sense(text, option.thing, 2.0)

    def _sense(self, text: str, source: int, score: float) -> float:
        """The score, or 0 if what the text does would be of no use now."""
        if SWEEP.search(text):
            gain = sum(map(self.eyes.worth, self.eyes.creatures(False))) - sum(map(self.eyes.worth, self.eyes.creatures(True)))
            return score if self._at_leisure() and gain > 6 else 0.0
        if HARM.search(text):
            return score if self._prey(text) and (self._at_leisure() or self._in_combat()) else 0.0
        if HELP.search(text) and "target" in text.lower():
            permanent = not re.search("until end of turn", text, re.IGNORECASE)
            fit = self._at_leisure() if permanent else self._in_combat()
            return score if fit and self.eyes.creatures(True) else 0.0
        return score if self._at_leisure() else 0.0

    def _prey(self, text: str) -> bool:
        """Whether there is somebody whom this would harm as it should."""
        dealt = DAMAGE.search(text)
        hostile = self.eyes.creatures(False)
        if dealt is None:
            return bool(hostile) or not re.search("creature", text, re.IGNORECASE)
        n = int(dealt.group(1))
        if re.search("any target|player|opponent", text, re.IGNORECASE) and self.eyes.life(False) <= n + 4:
            return True
        return any(toughness_left(self.mirror.view.objects[oid]) <= n and self.eyes.worth(oid) > 3 for oid in hostile)

    def _at_leisure(self) -> bool:
        """In an own main phase with an empty stack: the time for what need not be fast."""
        step = STEPS[number(self.mirror.view.table[1])]
        return self.eyes.my_turn() and step in ("main1", "main2") and not self._stack()

    def _in_combat(self) -> bool:
        """After blockers, when an own creature fights, and nobody has answered yet."""
        step = STEPS[number(self.mirror.view.table[1])]
        fights = any(self.mirror.view.objects[o][O.BLOCKING] or self.mirror.view.objects[o][O.ATTACKING] for o in self.eyes.creatures(True))
        return step == "blockers" and fights and not self._stack()

    def _stack(self) -> list[int]:
        return self.mirror.view.zones.get((Zone.STACK, -1), [])

    def _top_is_hostile(self) -> bool:
        stack = self._stack()
        return bool(stack) and not self.eyes.friendly(stack[-1])

    # picks

    def _pick(self, question: m.Question) -> m.Answer:
        kinds = {option.kind for option in question.options}
        if "mulligan" in kinds or question.reason == "mulligan":
            return self._mulligan(question)
        if kinds <= {"yes", "no"}:
            return first([i for i, option in enumerate(question.options) if option.kind == "yes"], question)
        if not any(option.thing for option in question.options):
            return question.default
        text = self.eyes.text(question.source)
        gives_up = question.reason in BAD_FOR_ME or GIVES.search(text) is not None
        harm = HARM.search(text) is not None
        most = min(bound(question, 1), 1 if "X damage" in text else 3)

        def like(i: int) -> float:
            thing = question.options[i].thing
            friendly = self.eyes.friendly(thing)
            if gives_up:
                return -self._keeping(thing)
            if harm:
                return self._harming(text, thing) if not friendly else -self.eyes.worth(thing)
            return self.eyes.worth(thing) + self._fighting(thing) if friendly else -self.eyes.worth(thing)

        order = sorted(range(len(question.options)), key=like, reverse=True)
        liked = sum(1 for i in order if like(i) > 0)
        return fill(question, order, bound(question, 0) if gives_up else max(bound(question, 0), min(most, liked)))

    def _harming(self, text: str, thing: int) -> float:
        """How good it is to harm that thing: what dies counts, and so does who is nearly dead."""
        dealt = DAMAGE.search(text)
        if dealt is None:
            return self.eyes.worth(thing)
        n = int(dealt.group(1))
        if thing < 0:
            return 50.0 if self.eyes.life(False) <= n else 3.0
        row = self.eyes.row(thing)
        dies = row is not None and bool(number(row[O.TYPES]) & CREATURE) and toughness_left(row) <= n
        return self.eyes.worth(thing) + 3 if dies else 1.0

    def _fighting(self, thing: int) -> float:
        row = self.eyes.row(thing)
        return 50.0 + power(row) if row is not None and (row[O.ATTACKING] or row[O.BLOCKING]) else 0.0

    def _keeping(self, thing: int) -> float:
        """How gladly one keeps it: lands while they are few, else what is strong."""
        row = self.eyes.row(thing)
        if row is not None and number(row[O.TYPES]) & LAND:
            return 9.0 if self.eyes.lands() < 5 else 1.0
        return self.eyes.worth(thing)

    def _mulligan(self, question: m.Question) -> m.Answer:
        """Keep two to five lands in seven, and any smaller hand."""
        hand = self.mirror.view.zones.get((Zone.HAND, self.mirror.seat), [])
        lands = sum(1 for oid in hand if number(self.mirror.view.objects[oid][O.TYPES]) & LAND)
        keep = len(hand) < 7 or 2 <= lands <= 5
        wanted = ("no", "keep") if keep else ("yes", "mulligan")
        found = [i for i, option in enumerate(question.options) if option.kind in wanted or option.choice in wanted]
        return first(found, question)


def first(found: list[int], question: m.Question) -> m.Answer:
    """A pick of the first of these options; the default if there is none."""
    return [found[0]] if found else question.default
