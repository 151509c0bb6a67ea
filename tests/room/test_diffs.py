"""Diffs: at every batch of whole random games, for every seat, what was sent gives the view that a scan gives (law 8)."""

from __future__ import annotations

import random
import statistics

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from protocol import messages as m
from protocol.codec import MSGPACK
from server.engine.game import Game
from server.room import record
from tests.engine.playing import random_deck
from tests.room.support import bench_deck, play, setup, table


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(seed=st.integers(0, 10_000), format=st.sampled_from(["duel", "two-headed-giant", "free-for-all", "commander"]), full=st.booleans())
def test_diffs_are_exact_whatever_is_played(seed: int, format: str, full: bool) -> None:
    """Law 8: apply(old, diff) == new, at each batch, for all seats and for who watches."""
    rng = random.Random(seed)
    decks = [random_deck(rng) for _ in range({"duel": 2, "two-headed-giant": 4, "free-for-all": 3, "commander": 3}[format])]
    made, box = table(setup(format, decks, mulligans=True), seed, full=full)
    for message in made.watch().snapshot():
        box(-3, message)
    play(made, rng, 150)
    assert box.seqs[0] > 20


def test_a_game_with_everything_asked_ends_and_replays() -> None:
    """Law 1: setup and choices are the whole game; the copy made of them has the same fingerprint."""
    decks = [bench_deck(name) for name in ("RG", "Dawn Choir", "WR", "Night Market")]
    made, _ = table(setup("two-headed-giant", decks), 3, full=True)
    play(made, random.Random(3), 5000)
    assert made.over
    again = Game.start(setup("two-headed-giant", decks))
    record.play(again, made.records)  # type: ignore[attr-defined]
    assert again.fingerprint() == made.game.fingerprint()


@pytest.mark.parametrize("format", ["two-headed-giant"])
def test_diffs_are_small_and_none_is_empty(format: str) -> None:
    """A median diff has 150 bytes at most with its events, a snapshot 20 KB; a seat for whom nothing changed is sent nothing."""
    decks = [bench_deck(name) for name in ("RG", "RG", "WR", "WR")]
    made, box = table(setup(format, decks), 5, checked=False)
    play(made, random.Random(5), 5000)
    diffs = [message for sent in box.sent.values() for message in sent if isinstance(message, m.Diff)]
    assert all(diff.changes or diff.events or diff.questions is not None for diff in diffs)
    assert statistics.median(len(MSGPACK.encode(diff)) for diff in diffs if not diff.questions) <= 150
    (shot,) = made.streams[0].snapshot()
    assert len(MSGPACK.encode(shot)) <= 20_000


def test_numbers_count_only_what_was_shown() -> None:
    """Law 7: sequence, question and object numbers have no gaps that would tell of what others saw."""
    decks = [bench_deck(name) for name in ("RG", "WR")]
    made, box = table(setup("duel", decks), 8, checked=False)
    play(made, random.Random(8), 5000)
    for seat in (0, 1):
        diffs = [message for message in box.sent[seat] if isinstance(message, m.Diff)]
        assert [diff.seq for diff in diffs] == list(range(1, len(diffs) + 1))
        asked = [question.id for diff in diffs for question in diff.questions or []]
        assert sorted(set(asked)) == list(range(1, max(asked) + 1))
        added = [change[1] for diff in diffs for change in diff.changes if change[0] == 0]
        assert added == sorted(added) == list(range(1, len(added) + 1))
