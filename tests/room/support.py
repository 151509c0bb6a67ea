"""Help for tests of rooms: tables whose every view is checked against a scan, and players who answer at random."""

from __future__ import annotations

import random

from protocol import messages as m
from protocol.diff import apply
from protocol.view import View
from server.cards import decklists
from server.cards.pool import starter_pool
from server.engine.abilities.kinds import Card
from server.engine.batch import Batch
from server.engine.decisions import Act, Question
from server.engine.game import Game, PlayerSetup, Setup
from server.room.autopass import Settings
from server.room.clock import Clock
from server.room.dice import Dice
from server.room.journal import Record
from server.room.table import Table


def bench_deck(name: str) -> tuple[Card, ...]:
    """A starter deck, those of the benchmarks among them."""
    return decklists.check(decklists.read(decklists.starter_decks()[name]), starter_pool(), "freeform")


def led() -> tuple[Card, ...]:
    """A commander of red and black (903)."""
    return (starter_pool()["Olivia Voldaren"],)


def setup(format: str, decks: list[tuple[Card, ...]], mulligans: bool = False) -> Setup:
    """A game of these decks; the first team begins. In Commander all have the same commander."""
    leaders = led() if format.endswith("commander") else ()
    players = tuple(PlayerSetup(f"P{seat}", deck, leaders) for seat, deck in enumerate(decks))
    return Setup(format, players, mulligans=mulligans, first=0, named=starter_pool().cards())


class Mailbox:
    """What each seat was sent, and the view that its client has of it."""

    def __init__(self) -> None:
        self.sent: dict[int, list[m.ServerMessage]] = {}
        self.views: dict[int, View] = {}
        self.seqs: dict[int, int] = {}
        self.keep = True

    def __call__(self, seat: int, message: m.ServerMessage) -> None:
        if self.keep:
            self.sent.setdefault(seat, []).append(message)
        if isinstance(message, m.Snapshot):
            self.views[seat], self.seqs[seat] = View.from_wire(message.view), message.seq
        if isinstance(message, m.Diff):
            assert message.seq == self.seqs[seat] + 1
            self.seqs[seat] = message.seq
            self.views[seat] = apply(self.views[seat], message.changes)

    def numbered(self, seat: int) -> list[m.ServerMessage]:
        """What the law of views speaks of: all but presence and settings."""
        return [message for message in self.sent.get(seat, []) if not isinstance(message, (m.Waiting, m.Settings))]


class CheckedTable(Table):
    """A table that checks after every batch, for every seat, that its diffs gave the view that a scan gives."""

    box: Mailbox

    def _watch(self, game: Game, batch: Batch) -> None:
        super()._watch(game, batch)
        self.check()

    def check(self) -> None:
        """Every seat's view and its client's are what a look at everything shows."""
        looks = self._tracker.looks(self.game)
        for seat, stream in self.streams.items():
            scanned = stream.viewer.scan(looks)
            found = differences(stream.viewer.view, scanned)
            assert not found, (seat, found)
            found = differences(self.box.views[seat], scanned) if seat in self.box.views else []
            assert not found, (seat, found)


def differences(a: View, b: View) -> list[str]:
    """Where two views are not the same."""
    found = []
    if a.table != b.table:
        found.append(f"table {a.table} {b.table}")
    found += [f"player {i} {x} {y}" for i, (x, y) in enumerate(zip(a.players, b.players)) if x != y]
    for oid in {**a.objects, **b.objects}:
        if a.objects.get(oid) != b.objects.get(oid):
            found.append(f"object {oid} {a.objects.get(oid)} {b.objects.get(oid)}")
    for key in {**a.zones, **b.zones}:
        if a.zones.get(key) != b.zones.get(key):
            found.append(f"zone {key} {a.zones.get(key)} {b.zones.get(key)}")
    return found


def table(game: Setup, seed: int, *, full: bool = False, checked: bool = True, steady: bool = False) -> tuple[Table, Mailbox]:
    """A running table, and what was sent."""
    box = Mailbox()
    kind = type("Boxed", (CheckedTable if checked else Table,), {"box": box})
    settings = [Settings() for _ in game.players]
    for each in settings:
        each.full = full
    records: list[Record] = []
    made: Table = kind(game, settings, Dice(seed), Clock(), steady, box, records)
    made.records = records  # type: ignore[attr-defined]
    return made, box


def answer(question: Question, rng: random.Random) -> object:
    """A legal answer at random; no mana ability for its own sake."""
    decision = question.decision
    if isinstance(decision, Act) and len(decision.options) > 1:
        useful = [i for i, option in enumerate(decision.options) if option.choice != "mana"]
        return useful[rng.randrange(len(useful))]
    return question.sample(rng)


def play(made: Table, rng: random.Random, most: int = 3000) -> int:
    """Have every seat answer at random until the game is over; gives how many answers that took."""
    made.go_on(0)
    for n in range(most):
        asked = [(seat, shown) for seat, stream in made.streams.items() for shown in stream.questions if is_open(made, shown.asked)]
        if not asked:
            assert made.over
            return n
        seat, shown = asked[rng.randrange(len(asked))]
        choice = answer(shown.asked, rng)
        if shown.places is not None and isinstance(choice, tuple):
            choice = tuple(shown.places.index(i) for i in choice)
        made.choose(seat, shown.number, choice, 0)  # type: ignore[arg-type]
    return most


def is_open(made: Table, question: Question) -> bool:
    """Whether the engine waits for an answer to it."""
    return any(other is question for other in made.game.questions)
