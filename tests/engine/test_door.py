"""Tests of server/engine/events/door.py: events that follow on events (610.3), and copies of games in which they will."""

from __future__ import annotations

from .table import Side, Table


def test_what_comes_back_does_so_alike_in_every_copy_of_the_game() -> None:
    """610.3, design law 1: an effect that waits to return something belongs to all copies, and none of them writes to it."""
    t = Table(
        ann=Side(hand=["Banishing Light"], field=["Plains"] * 3),
        bob=Side(hand=["Naturalize"], field=["Grizzly Bears", "Forest", "Forest"]),
    )
    t.wishes[0] = ["Grizzly Bears"]
    t.ann.casts("Banishing Light")
    t.all_pass_until_empty()
    assert t.bob.exile == ["Grizzly Bears"]
    prints = []
    for copy in (t.game.copy(), t.game.copy(), t.game):
        t.game = copy
        t.bob.casts("Naturalize", at="Banishing Light")
        t.all_pass_until_empty()
        assert t.bob.field.count("Grizzly Bears") == 1 and t.bob.exile == []
        prints.append(copy.fingerprint())
    assert prints[0] == prints[1] == prints[2]
