"""Outbox: what goes at once, what waits for company, and in which order."""

from __future__ import annotations

from math import inf

from protocol import messages as m
from server.net.outbox import COMPANY, PRESENCE, Outbox

TOLD = [m.Diff(n, [], [[n]]) for n in range(4)]
ASKED = m.Diff(4, [], [], [m.Question(1, "act", "priority", "117.1", [m.Option("pass")], 0)])
CLOSED = m.Diff(5, [], [], [])
WAITING = m.Waiting([0], [-1])


def test_what_only_tells_waits_for_a_moment() -> None:
    """Then it travels in one frame."""
    outbox = Outbox()
    outbox.add([(0, TOLD[0]), (1, TOLD[1])], 5.0)
    assert outbox.take(5.0) == [] and outbox.due == 5.0 + COMPANY
    outbox.add([(0, CLOSED)], 5.005)
    assert outbox.take(5.005) == []
    assert outbox.take(5.0 + COMPANY) == [(0, [TOLD[0], CLOSED]), (1, [TOLD[1]])]
    assert outbox.take(6.0) == [] and outbox.due == inf


def test_what_calls_for_an_answer_goes_at_once() -> None:
    """With all that came before it, and without the other seats'."""
    outbox = Outbox()
    outbox.add([(0, TOLD[0]), (1, TOLD[1])], 5.0)
    outbox.add([(1, ASKED), (0, TOLD[2])], 5.001)
    assert outbox.take(5.001) == [(1, [TOLD[1], ASKED])]
    assert outbox.take(5.0 + COMPANY) == [(0, [TOLD[0], TOLD[2]])]


def test_what_is_no_diff_goes_at_once() -> None:
    """Refusals, chat, the room."""
    outbox = Outbox()
    said = m.Said(1, "hello", False)
    outbox.add([(0, TOLD[0]), (0, said)], 5.0)
    assert outbox.take(5.0) == [(0, [TOLD[0], said])]


def test_presence_rides_on_what_goes_anyway() -> None:
    """By itself it goes later, and only as it is then."""
    outbox = Outbox()
    outbox.add([(0, WAITING), (1, WAITING), (1, ASKED)], 5.0)
    assert outbox.take(5.0) == [(1, [ASKED, WAITING])]
    now = m.Waiting([1], [-1])
    outbox.add([(0, now)], 5.1)
    assert outbox.take(5.1) == [] and outbox.due == 5.0 + PRESENCE
    assert outbox.take(5.2) == [(0, [now])] and outbox.due == inf


def test_everything_can_be_had() -> None:
    """In order."""
    outbox = Outbox()
    outbox.add([(0, TOLD[0]), (0, WAITING), (0, TOLD[1])], 5.0)
    assert outbox.take_all(5.0) == [(0, [TOLD[0], TOLD[1], WAITING])]
