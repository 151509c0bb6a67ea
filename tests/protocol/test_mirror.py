"""Mirror: what a client knows, from messages alone."""

from __future__ import annotations

from protocol import messages as m
from protocol.mirror import Mirror
from protocol.view import PLAYER, View

QUESTION = m.Question(7, "act", "priority", "117.1", [m.Option("pass")], 0)


def started() -> Mirror:
    """A mirror that has its seat and a first snapshot, with a question."""
    mirror = Mirror()
    mirror.receive(m.Joined("ABCDE", 1, "token", "duel", "freeform", [[0], [1]], []))
    mirror.receive(m.Snapshot(3, View(players=[PLAYER[:], [1, *PLAYER[1:]]]).to_wire(), [QUESTION]))
    return mirror


def test_a_snapshot_begins_it() -> None:
    """View, number and questions are the snapshot's."""
    mirror = started()
    assert (mirror.seat, mirror.seq, mirror.questions, mirror.over) == (1, 3, [QUESTION], False)
    assert mirror.team_of(1) == 1 and Mirror().seat == m.SPECTATOR


def test_diffs_go_on_from_there() -> None:
    """The next diff is applied; one seen before is not applied again; null leaves the questions as they are."""
    mirror = started()
    assert mirror.receive(m.Diff(4, [[5, 0, 2]], [])) is None
    assert mirror.view.table[0] == 2 and mirror.questions == [QUESTION]
    assert mirror.receive(m.Diff(4, [[5, 0, 9]], [], [])) is None
    assert mirror.view.table[0] == 2 and mirror.questions == [QUESTION]
    mirror.receive(m.Diff(5, [[5, 6, ["won", 1]]], [], []))
    assert mirror.over and mirror.questions == []


def test_a_gap_is_asked_for_once() -> None:
    """What was missed is asked for; until it comes nothing more is."""
    mirror = started()
    assert mirror.receive(m.Diff(6, [], [])) == m.Resume(3)
    assert mirror.receive(m.Diff(7, [], [])) is None
    mirror.receive(m.Snapshot(7, View().to_wire(), []))
    assert mirror.receive(m.Diff(8, [], [])) is None and mirror.seq == 8
    assert Mirror().receive(m.Diff(1, [], [])) == m.Resume(-1)


def test_the_missing_diffs_close_the_gap() -> None:
    """Diffs in place of a snapshot: they are applied in order, and a later gap is asked for again."""
    mirror = started()
    assert mirror.receive(m.Diff(6, [], [])) == m.Resume(3)
    for seq in (4, 5, 6):
        assert mirror.receive(m.Diff(seq, [], [])) is None
    assert mirror.seq == 6
    assert mirror.receive(m.Diff(8, [], [])) == m.Resume(6)


def test_a_diff_that_does_not_fit_asks_for_a_snapshot() -> None:
    """Changes to what is not there mean that something went wrong."""
    assert started().receive(m.Diff(4, [[1, 99, 0, 1]], [])) == m.Resume(-1)


def test_an_answered_question_is_closed_until_it_is_refused() -> None:
    """The server says nothing of an accepted answer, and of a refused one that it was."""
    mirror = started()
    mirror.answered(7)
    assert mirror.questions == []
    mirror.receive(m.Refused("illegal", "no", "choose", 7))
    assert mirror.questions == [QUESTION]
    mirror.receive(m.Refused("stale", "no", "choose", 7))
    assert mirror.questions == [QUESTION]


def test_an_answer_under_way_is_open_again_on_a_new_connection() -> None:
    """It may have been lost; sent again it is stale at worst."""
    mirror = started()
    mirror.answered(7)
    mirror.receive(m.Joined("ABCDE", 1, "token", "duel", "freeform", [[0], [1]], []))
    assert mirror.questions == [QUESTION]


def test_cards_and_lines_are_kept() -> None:
    """Definitions by number, lines in order, the seats of the room."""
    mirror = started()
    forest = m.Definition(4, "Forest", "", 0, "Basic Land — Forest", "", ["{T}: Add {G}."])
    mirror.receive(m.CardsTold([forest]))
    mirror.receive(m.Lines(0, ["ann plays Forest."]))
    mirror.receive(m.Room("playing", 0, []))
    mirror.receive(m.Said(0, "hi", False))
    assert mirror.cards == {4: forest} and mirror.lines == ["ann plays Forest."] and mirror.room is not None
