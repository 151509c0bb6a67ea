"""Bot: a client without a socket. It gets the messages that any client gets, and says what it would send."""

from __future__ import annotations

from typing import Protocol

from protocol import messages as m
from protocol.mirror import Mirror
from protocol.view import O, number


class Random(Protocol):
    """The part of random.Random that bots use."""

    def random(self) -> float: ...
    def randrange(self, n: int, /) -> int: ...
    def shuffle(self, x: list[int], /) -> None: ...


class Bot:
    """Follows the table and answers every question once; a refused answer is replaced by the question's default."""

    asks_for_cards = False
    """Whether questions wait until the definitions of all that is shown are known."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.mirror = Mirror()
        self._asked_for: set[int] = set()
        self._fallen_back: set[int] = set()  # questions whose answer was refused once

    def receive(self, message: m.ServerMessage) -> list[m.ClientMessage]:
        """What the bot says to that."""
        resume = self.mirror.receive(message)
        if resume is not None:
            return [resume]
        match message:
            case m.Refused(code="illegal", about="choose", ref=ref):
                if ref in self._fallen_back:
                    return []  # even the default is refused: the clock, or somebody else, must help
                self._fallen_back.add(ref)
                return [self._answer(q, q.default) for q in self.mirror.questions if q.id == ref]
            case m.Refused(about="cards"):
                return self._answers()
            case m.Diff() | m.Snapshot():
                wanted = self._unknown() if self.asks_for_cards else []
                if wanted:
                    self._asked_for.update(wanted)
                    return [m.Cards(wanted)]
                return self._answers()
            case m.CardsTold():
                return self._answers()
        return []

    def choose(self, question: m.Question) -> m.Answer:
        """The answer to a question."""
        raise NotImplementedError

    def _answers(self) -> list[m.ClientMessage]:
        return [self._answer(question, self.choose(question)) for question in list(self.mirror.questions)]

    def _answer(self, question: m.Question, choice: m.Answer) -> m.ClientMessage:
        self.mirror.answered(question.id)
        return m.Choose(question.id, choice)

    def _unknown(self) -> list[int]:
        """Definition numbers that are shown and neither known nor asked for."""
        found: list[int] = []
        for row in self.mirror.view.objects.values():
            for cell in (row[O.DEFINITION], row[O.NOW]):
                n = number(cell)
                if n and n not in self.mirror.cards and n not in self._asked_for and n not in found:
                    found.append(n)
        return found[:500]
