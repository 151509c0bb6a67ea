"""Room bench: whole games through a room, by quick random bots without a socket."""

from __future__ import annotations

import gc
import random
import tracemalloc
from collections import deque
from statistics import median, quantiles
from time import process_time

from protocol import messages as m
from protocol.codec import MSGPACK
from server.bots import RandomBot
from server.cards.pool import starter_pool
from server.engine.game import Game
from server.room import record
from server.room.dice import Dice
from server.room.journal import Record
from server.room.room import Room

from .decks import SEATS, decklist

LOOK_EVERY = 20  # choices between two looks at snapshots or memory
RULES_RUNS = 3


class Party:
    """A room and its bots. Only the room's own time is counted."""

    def __init__(self, format: str, seed: int) -> None:
        self.room = Room("BENCH", format, "freeform", options=[("mulligans", 0)], dice=Dice(seed))
        self.seconds = 0.0
        self.choices = 0
        self.diffs: list[int] = []
        """Bytes of each diff with changes or events, its questions apart."""
        self._bots = [RandomBot(random.Random(f"{seed} {seat}")) for seat in range(len(SEATS[format]))]
        self._inbox: deque[tuple[int, m.ClientMessage]] = deque()
        for seat, name in enumerate(SEATS[format]):
            self.room.enter(seat, f"{name} {seat}", "person", 0.0)
            self._inbox += [(seat, m.Deck(decklist(name))), (seat, m.Ready())]

    def play(self, choices: int) -> bool:
        """Play on for so many choices; whether the game goes on."""
        most = self.choices + choices
        while self._inbox and self.choices < most:
            seat, message = self._inbox.popleft()
            self.choices += type(message) is m.Choose
            began = process_time()
            self.room.receive(seat, message, 0.0)
            self.room.to_record()
            sent = self.room.to_send()
            self.seconds += process_time() - began
            for hearer, told in sent:
                if type(told) is m.Diff and (told.changes or told.events):
                    self.diffs.append(len(MSGPACK.encode(m.Diff(told.seq, told.changes, told.events))))
                if type(told) is m.Refused and told.code != "stale":
                    raise RuntimeError(f"seat {hearer} was refused: {told.text}")
                self._inbox += [(hearer, reply) for reply in self._bots[hearer].receive(told)]
        if self.room.fault is not None:
            raise self.room.fault
        return bool(self._inbox)

    def dismiss(self) -> None:
        """Send the bots away."""
        self._bots.clear()
        self._inbox.clear()

    def snapshots(self) -> list[int]:
        """Bytes of a snapshot for each seat now."""
        found = [self.room.snapshot(seat) for seat in range(len(self._bots))]
        return [len(MSGPACK.encode(snapshot)) for snapshot in found if snapshot is not None]


def rules_seconds(records: list[Record]) -> float:
    """CPU seconds of the rules alone for a recorded game."""
    spent: list[float] = []
    for _ in range(RULES_RUNS):
        setup = record.setup_from(records[0], starter_pool())
        began = process_time()
        record.play(Game.start(setup), records[1:])
        spent.append(process_time() - began)
    return median(spent)


def memory(format: str, choices: int) -> float:
    """MB that a room holds after so many choices, beyond what all rooms share; its bots are not counted."""
    tracemalloc.start()
    try:
        party = Party(format, 0)
        party.play(choices)
        party.dismiss()
        gc.collect()
        return tracemalloc.get_traced_memory()[0] / 2**20
    finally:
        tracemalloc.stop()


def figures(format: str, games: int, runs: int) -> dict[str, float]:
    """The figures of one format, measured in this process."""
    Party(format, 0).play(LOOK_EVERY)
    spent: list[float] = []
    rules: list[float] = []
    choices = 0
    long = 0
    diffs: list[int] = []
    snapshots: list[int] = []
    for seed in range(games or 5):
        times: list[float] = []
        for turn in range(runs):
            party = Party(format, seed)
            while party.play(LOOK_EVERY):
                if turn == 0:
                    snapshots += party.snapshots()
            times.append(party.seconds)
        spent.append(median(times))
        rules.append(rules_seconds(party.room.record))
        choices += party.choices
        if seed == 0:
            long = party.choices - LOOK_EVERY // 2
        diffs += party.diffs
    return {
        "choices_per_cpu_s": round(choices / sum(spent), 1),
        "us_per_choice": round(sum(spent) / choices * 1e6, 1),
        "rules_us_per_choice": round(sum(rules) / choices * 1e6, 1),
        "choices_per_game": round(choices / len(spent), 1),
        "diff_bytes_median": median(diffs),
        "diff_bytes_p99": round(quantiles(diffs, n=100)[98]),
        "snapshot_bytes_median": median(snapshots),
        "snapshot_bytes_most": max(snapshots),
        "room_mb": round(memory(format, long), 2),
    }
