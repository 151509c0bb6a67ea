"""Stream: what one seat is sent of a game, as numbered diffs, and the questions that are open for it (laws 7 and 8).

    batch     what one batch of events changed for the seat; questions that ended with it are withdrawn with it
    present   questions put to it, always in a diff of their own: so nothing shows whether somebody else was asked in between
    answered  its own accepted answer closes a question without a word
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from protocol import messages as m
from protocol.view import Row
from server.engine import events
from server.engine.decisions import Question

from .happenings import shows, told
from .history import History
from .log import Log
from .questions import Shown, hidden_things, order_of, wire
from .texts import told as definition
from .viewer import Viewer
from .words import Wording

if TYPE_CHECKING:
    from server.engine.objects import ObjectId

    from .changes import Dirty
    from .rows import Looks

NOTHING: tuple[m.ServerMessage, ...] = ()


class Stream:
    """One seat's messages about the game. What it returns is to be sent in order."""

    __slots__ = (
        "viewer", "history", "words", "questions", "past", "_asked", "_changed", "_definitions", "_told", "_wording", "_log", "_lines",
    )  # fmt: skip

    def __init__(self, seat: int, looks: Looks, names: Sequence[str], everyone: bool = False) -> None:
        self.viewer = Viewer(seat, looks, everyone)
        self.history = History()
        self.words = 0
        """Which words it wants (bits of `words`)."""
        self.questions: list[Shown] = []
        """The open ones, as far as it was told."""
        self.past: list[Shown] = []
        """Parts of a team's declaration that it has answered: they may be answered again."""
        self._asked = 0
        self._changed = False  # whether the open questions are others than it was last told in so many words
        self._definitions = looks.definitions
        self._told = 0  # how many definitions it has been told unasked
        self._wording = Wording(looks.definitions, self.viewer, names)
        self._log = Log()
        self._lines = 0

    # -- what happens

    def batch(self, looks: Looks, dirty: Dirty, keep: bool) -> Sequence[m.ServerMessage]:
        """What a batch is to this seat: nothing, or a diff. `keep`: its questions stay open."""
        viewer = self.viewer
        if dirty.common is not None and not viewer.fading and viewer.keeps_up(dirty):
            changes, happened = dirty.common
        elif not dirty.showing and not viewer.fading:
            changes, happened = viewer.follow(looks, dirty), told(looks.game, viewer, dirty.lines)
        else:
            changes, happened = self._showing(looks, dirty)
        if not changes and not happened:
            return NOTHING
        if not keep:
            if self.questions:
                self.questions, self._changed = [], True
            if self.past:
                self.past = []
        return self._diff(changes, happened)

    def _showing(self, looks: Looks, dirty: Dirty) -> tuple[list[Row], list[Row]]:
        """The changes and events of a batch that shows cards of hidden zones, or after which those that were shown fade."""
        viewer = self.viewer
        revealed: dict[ObjectId, None] = {}
        for event in dirty.showing:
            if type(event) is events.Revealed and shows(viewer, event):
                revealed.update(dict.fromkeys(oid for oid in event.oids if oid in looks.game.state.objects))
            elif type(event) is events.Reordered and event.seat != viewer.seat:
                viewer.fading = True  # 701.20d
        viewer.shown.update(revealed)
        changes = viewer.follow(looks, dirty)
        happened = told(looks.game, viewer, dirty.lines)
        if viewer.fading and (changes or happened):  # whether there are batches that it does not see must not show
            changes = changes + viewer.fade(looks, revealed)
        return changes, happened

    def present(self, looks: Looks, wanted: list[Question], aliases: dict[ObjectId, ObjectId], now: float) -> Sequence[m.ServerMessage]:
        """Put these questions to the seat; nothing is sent if it has them already."""
        if len(self.questions) == len(wanted) and [q.id for q in wanted] == [shown.asked.id for shown in self.questions]:
            return self._diff([], []) if self._changed else []
        cards = [oid for question in wanted for oid in hidden_things(looks.game, question)]
        if cards:
            self.viewer.show(looks, cards)
        before = {shown.number: shown for shown in self.questions}
        self.questions = [self._shown(looks, question, before, aliases, now) for question in wanted]
        changes = self.viewer.take_changes()
        if not changes and not self._changed and [shown.number for shown in self.questions] == list(before):
            return []
        self._changed = True
        return self._diff(changes, [])

    def asked(self, number: int) -> Shown | None:
        """The question of that number, if it may still be answered."""
        for shown in self.questions + self.past:
            if shown.number == number:
                return shown
        return None

    def close(self, question: int) -> tuple[list[Shown], bool]:
        """An answer to the engine's question of that number is about to be given; gives what `reopen` needs."""
        before = self.questions, self._changed
        self.questions = [shown for shown in self.questions if shown.asked.id != question]
        self._changed = self._changed or len(self.questions) < len(before[0])
        return before

    def reopen(self, before: tuple[list[Shown], bool]) -> None:
        """The answer was refused after all."""
        self.questions, self._changed = before

    def finish(self, looks: Looks, dirty: Dirty) -> Sequence[m.ServerMessage]:
        """The game has ended: how, if that has not been told yet."""
        changes = self.viewer.follow(looks, dirty)
        if not changes and not self.questions:
            return []
        self.questions, self.past, self._changed = [], [], self._changed or bool(self.questions)
        return self._diff(changes, [])

    def pause(self) -> None:
        """Players had priority: what is being shown for the moment goes with the next batch that the seat sees."""
        self.viewer.fading = bool(self.viewer.shown)

    # -- what is asked for

    def snapshot(self) -> list[m.ServerMessage]:
        """The whole view and the open questions; all definitions before it, for whoever wants to be told."""
        self._changed, self._told = False, 0
        shot = m.Snapshot(self.history.seq, self.viewer.view.copy().to_wire(), self._wires())
        return [*self._new_definitions(), shot]

    def since(self, seq: int) -> list[m.ServerMessage]:
        """The diffs after that one, or a snapshot if they are gone."""
        missed = self.history.since(seq)
        if missed is None:
            return self.snapshot()
        self._told = 0  # what was missed may be about any
        return [*self._new_definitions(), *missed]

    def cards(self, numbers: list[int]) -> m.CardsTold | None:
        """What these definition numbers stand for; None if one of them has not been shown to this seat."""
        if not all(0 < number < len(self.viewer.known) for number in numbers):
            return None
        return m.CardsTold([definition(self._definitions, self.viewer, number) for number in numbers])

    def want(self, words: int, since: int) -> list[m.ServerMessage]:
        """Which words it wants from now on; what has been said of them already: all definitions, and the log from that line."""
        self.words, self._told = words, 0
        found = self._new_definitions()
        if words & m.LOG:
            lines = self._wording.lines([*self._log])
            self._lines = len(lines)
            found.append(m.Lines(min(since, len(lines)), lines[since:]))
        return found

    # -- inside

    def _diff(self, changes: list[Row], happened: list[Row]) -> Sequence[m.ServerMessage]:
        questions = None
        if self._changed:
            questions, self._changed = self._wires(), False
        history = self.history
        diff = m.Diff(history.seq + 1, changes, happened, questions)
        history.add(diff)
        kept = self._log.add(happened, self.viewer.view) if happened else happened
        if not self.words:
            return (diff,)
        found: list[m.ServerMessage] = [*self._new_definitions(), diff]
        if self.words & m.LOG and (lines := self._wording.lines(kept)):
            found.append(m.Lines(self._lines, lines))
            self._lines += len(lines)
        return found

    def _wires(self) -> list[m.Question]:
        return [shown.wire for shown in self.questions]

    def _new_definitions(self) -> list[m.ServerMessage]:
        if not self.words & m.DEFINITIONS or self._told + 1 == len(self.viewer.known):
            return []
        cards: list[m.Definition] = []
        while self._told + 1 < len(self.viewer.known):  # other faces come to be known by being told
            self._told += 1
            cards.append(definition(self._definitions, self.viewer, self._told))
        return [m.CardsTold(cards)]

    def _shown(self, looks: Looks, question: Question, before: dict[int, Shown], aliases: dict[ObjectId, ObjectId], now: float) -> Shown:
        places = order_of(looks.game, question)
        made = wire(looks.game, self.viewer, question, self._asked + 1, aliases, places)
        if self.words & m.LABELS:
            made = msgspec.structs.replace(made, words=self._wording.question(made))
        for number, old in before.items():
            if old.asked.id == question.id or msgspec.structs.replace(old.wire, id=made.id) == made:
                return Shown(question, number, old.wire, places, old.since)
        self._asked += 1
        return Shown(question, made.id, made, places, now)
