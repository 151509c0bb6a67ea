"""Witness: what a run has seen happen: which steps began, who was asked what, who was shown which card, and where each `@id` went."""

from __future__ import annotations

from collections import Counter

from server.cards.pool import key
from server.engine import events
from server.engine.decisions import Pay, Seat
from server.engine.game import Game
from server.engine.objects import ObjectId
from server.engine.state import State

from .document import Moment
from .names import Names

PUBLIC = ("battlefield", "graveyard", "stack", "exile", "command")


class Witness:
    """Watches a game. Set it as `game.watch`, and call `asks` with each question that is put."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.steps: list[tuple[int, str]] = []
        """The steps that have begun, as (turn, step)."""
        self.keep: Moment | None = None
        """A step without priority whose end shall be remembered in `kept`."""
        self.kept: State | None = None
        self.became: dict[ObjectId, ObjectId] = {}
        """What objects became that changed zones since the last priority."""
        self._asked: Counter[tuple[Seat, str]] = Counter()
        self._questions: set[int] = set()
        self._shown: dict[Seat, set[str]] = {}
        self._libraries: list[list[ObjectId]] = []

    def __call__(self, game: Game, batch: events.Batch) -> None:
        for event in batch.events:
            if isinstance(event, events.StepBegan):
                self.steps.append((game.state.turn, event.step))
            self._follow(game, event)
            self._show(game, event)
        self.look(game)
        if self.keep is not None and (game.state.turn, game.state.step) == (self.keep.turn, self.keep.step):
            if self.began(self.keep) >= (self.keep.nth or 1):  # as a turn begins, the step is still the one before
                self.kept = game.state.fork()

    def look(self, game: Game) -> None:
        """Remember the libraries, so that the next card drawn or shuffled can be followed."""
        if self.names.ids:
            self._libraries = [list(player.library) for player in game.state.players]

    def _follow(self, game: Game, event: events.Happening) -> None:
        if isinstance(event, events.Moved):
            if event.oid and event.new:
                self._became(event.oid, event.new)
        elif isinstance(event, events.Drew):
            if event.new and self._libraries and self._libraries[event.seat]:
                self._became(self._libraries[event.seat].pop(), event.new)
        elif isinstance(event, events.Shuffled):
            self._shuffled(game, event)

    def _became(self, old: ObjectId, new: ObjectId) -> None:
        self.became[old] = new
        for library in self._libraries:
            if old in library:
                library.remove(old)
        for name, oid in self.names.ids.items():
            if oid == old:
                self.names.ids[name] = new

    def _shuffled(self, game: Game, event: events.Shuffled) -> None:
        if not self._libraries:
            return
        old, new = self._libraries[event.seat], game.state.players[event.seat].library
        if len(old) == len(event.order) == len(new):
            for place, was in enumerate(event.order):
                for name, oid in self.names.ids.items():
                    if oid == old[was]:
                        self.names.ids[name] = new[place]

    def _show(self, game: Game, event: events.Happening) -> None:
        seats = range(len(game.state.players))
        if isinstance(event, events.Revealed):
            for seat in seats if event.to is None else event.to:
                self._shown.setdefault(seat, set()).update(name for oid in event.oids for name in _names(game, oid))
        elif isinstance(event, (events.Moved, events.Drew)) and event.new in game.state.objects:
            obj = game.state.objects[event.new]
            if obj.zone in PUBLIC and not obj.face_down:
                who: tuple[Seat, ...] = tuple(seats)
            elif obj.zone == "hand":
                who = (obj.owner, *game.teams.teammates(obj.owner))
            else:
                who = ()
            for seat in who:
                self._shown.setdefault(seat, set()).update(_names(game, event.new))

    def asks(self, game: Game) -> None:
        """Count the questions that are open and were not counted yet; payments are automatic and ask nothing."""
        for question in game.questions:
            if question.id not in self._questions and not isinstance(question.decision, Pay):
                self._questions.add(question.id)
                self._asked[question.seat, question.reason] += 1

    def began(self, moment: Moment, before: int | None = None) -> int:
        """How often that step has begun in that turn."""
        steps = self.steps if before is None else self.steps[:before]
        return sum(step == (moment.turn, moment.step) for step in steps)

    def asked(self, seat: Seat, reason: str) -> int:
        """How often that seat was asked for that reason since this was last called so."""
        if reason:
            return self._asked.pop((seat, reason), 0)
        keys = [entry for entry in self._asked if entry[0] == seat and entry[1] != "priority"]
        return sum(self._asked.pop(entry) for entry in keys)

    def revealed(self, seat: Seat, card: str) -> bool:
        """Whether that card was shown to that seat since the last `forget_shown`."""
        return key(card) in self._shown.get(seat, set())

    def forget_shown(self) -> None:
        """Begin anew to note what is shown."""
        self._shown = {}


def _names(game: Game, oid: ObjectId) -> tuple[str, ...]:
    if oid not in game.state.objects and oid not in game.state.gone:
        return ()
    card = game.obj(oid).card
    faces = (card.name, *(face.name for face in card.faces)) if card is not None else ()
    return tuple(key(name) for name in (game.chars(oid).name, *faces))
