"""Mirror: what a client knows of its table, kept up to date by the messages it gets. No I/O: any client can keep one."""

from __future__ import annotations

from . import messages as m
from .diff import apply_in_place
from .errors import BadDiff
from .view import View, number


class Mirror:
    """Follows one seat. Give it every message of the server; a message that it returns must be sent."""

    __slots__ = ("_sent", "cards", "joined", "lines", "questions", "room", "seq", "view", "wanted")

    def __init__(self) -> None:
        self.joined: m.Joined | None = None
        self.room: m.Room | None = None
        self.view = View()
        self.seq = -1  # of the last diff; -1 before the first snapshot
        self.questions: list[m.Question] = []  # the open ones
        self.cards: dict[int, m.Definition] = {}
        self.lines: list[str] = []  # the log in words, if it was asked for
        self.wanted = False  # what was missed has been asked for
        self._sent: dict[int, m.Question] = {}  # answered, and perhaps refused yet

    @property
    def seat(self) -> int:
        """Which seat this is; SPECTATOR before one is taken."""
        return self.joined.seat if self.joined else m.SPECTATOR

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return len(self.view.table) > 6 and self.view.table[6] is not None

    def team_of(self, seat: int) -> int:
        """The number of that seat's team."""
        return number(self.view.players[seat][0])

    def answered(self, question: int) -> None:
        """An answer to that question has been sent: it counts as closed, since the server says no more of it unless it refuses."""
        for q in self.questions:
            if q.id == question:
                self._sent[question] = q
        self.questions = [q for q in self.questions if q.id != question]

    def receive(self, message: m.ServerMessage) -> m.Resume | None:
        """Take a message in. When one was missed, the answer asks for what came after the last one seen."""
        match message:
            case m.Diff():
                return self._diff(message)
            case m.Snapshot(seq=seq, view=view, questions=questions):
                self.seq, self.view = seq, View.from_wire(view)
                self.wanted = False
                self._opened(questions)
            case m.Joined():
                self.joined = message
                self.questions = [*self.questions, *self._sent.values()]  # answers may have been lost with a connection
                self._sent.clear()
            case m.Room():
                self.room = message
            case m.CardsTold(cards=cards):
                self.cards.update({card.number: card for card in cards})
            case m.Lines(lines=lines):
                self.lines += lines
            case m.Refused(code="illegal" | "not_now", about="choose", ref=ref) if ref in self._sent:
                self.questions = [*self.questions, self._sent.pop(ref)]
            case _:
                pass
        return None

    def _diff(self, diff: m.Diff) -> m.Resume | None:
        if diff.seq <= self.seq:
            return None  # seen before
        if self.seq < 0 or diff.seq > self.seq + 1:
            return self._resume(self.seq)
        try:
            apply_in_place(self.view, diff.changes)
        except BadDiff:
            return self._resume(-1)
        self.seq = diff.seq
        self.wanted = False
        if diff.questions is not None:
            self._opened(diff.questions)
        return None

    def _opened(self, questions: list[m.Question]) -> None:
        self.questions = list(questions)
        self._sent.clear()

    def _resume(self, seq: int) -> m.Resume | None:
        if self.wanted:
            return None
        self.wanted = True
        return m.Resume(seq)
