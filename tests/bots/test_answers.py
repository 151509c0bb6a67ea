"""Random answers: always among the legal ones that the question names."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol import messages as m
from server.bots import KINDS, Bot, RandomBot
from server.bots.answers import sample, together


def asked(shape: str, options: int, bounds: list[int | str | list[int | list[int]]], default: m.Answer = 0) -> m.Question:
    """A question of that shape with so many options."""
    return m.Question(1, shape, "choose", "608.2d", [m.Option("object", i + 1) for i in range(options)], default, bounds)


@given(st.integers(1, 6), st.integers(0, 99))
def test_priority_is_one_of_the_options(n: int, seed: int) -> None:
    """117.1: pass or one of the actions."""
    answer = sample(asked("act", n, []), random.Random(seed))
    assert isinstance(answer, int) and 0 <= answer < n


@given(st.data(), st.integers(0, 99))
def test_a_pick_keeps_its_bounds(data: st.DataObject, seed: int) -> None:
    """601.2c: as many as are asked for, none twice."""
    n = data.draw(st.integers(1, 6))
    least = data.draw(st.integers(0, n))
    most = data.draw(st.integers(least, n))
    answer = sample(asked("pick", n, [least, most]), random.Random(seed))
    assert isinstance(answer, list) and least <= len(answer) <= most and len(set(map(str, answer))) == len(answer)


@given(st.integers(0, 99))
def test_a_pick_keeps_the_limits_on_the_whole(seed: int) -> None:
    """Weights that may not add up to more than a total, and groups of which at most one may be picked."""
    question = asked("pick", 4, [0, 4, 5, [1, 2, 3, 4], [[0, 1], [2, 3]]])
    answer = sample(question, random.Random(seed))
    assert isinstance(answer, list) and together(question, [i for i in answer if isinstance(i, int)])
    assert not ({0, 1} <= set(map(int, map(str, answer)))) and sum(int(str(i)) + 1 for i in answer) <= 5


def test_a_pick_that_cannot_be_filled_is_the_default() -> None:
    """Two that may not be picked together cannot make two."""
    question = asked("pick", 2, [2, 2, 0, [], [[0, 1]]], default=[0, 1])
    assert sample(question, random.Random(1)) == [0, 1]


@given(st.integers(0, 6), st.integers(0, 99))
def test_an_order_has_all_of_them(n: int, seed: int) -> None:
    """603.3b: a permutation."""
    answer = sample(asked("order", n, [n]), random.Random(seed))
    assert isinstance(answer, list) and sorted(map(str, answer)) == sorted(map(str, range(n)))


@given(st.integers(1, 4), st.integers(0, 5), st.integers(0, 99))
def test_a_division_adds_up(n: int, more: int, seed: int) -> None:
    """601.2d: each at least one, all of it."""
    answer = sample(asked("divide", n, [n + more, 1]), random.Random(seed))
    assert isinstance(answer, list) and sum(int(str(i)) for i in answer) == n + more and all(int(str(i)) >= 1 for i in answer)


@given(st.integers(0, 3), st.integers(0, 3), st.integers(0, 99))
def test_a_number_keeps_its_bounds(least: int, more: int, seed: int) -> None:
    """601.2b: X within what is possible."""
    answer = sample(asked("number", 0, [least, least + more]), random.Random(seed))
    assert isinstance(answer, int) and least <= answer <= least + more


@given(st.integers(0, 99))
def test_who_must_attack_does_and_who_pays_does_not(seed: int) -> None:
    """508.1d: a creature that must attack does; one whose attack costs something stays at home."""
    declarers = [m.Declarer(5, [0], must=1), m.Declarer(6, [0], costs=["{2}"]), m.Declarer(7, [])]
    question = m.Question(1, "attack", "attack", "508.1", [m.Option("player", -3)], [], declarers=declarers)
    assert sample(question, random.Random(seed)) == [[0, 0]]


def test_a_payment_is_the_default() -> None:
    """601.2g: automatic payment is always right."""
    assert sample(asked("pay", 3, ["{R}", []]), random.Random(1)) == 0


def test_a_refused_answer_is_followed_by_the_default_once() -> None:
    """A bot never gets stuck on an answer that was wrong, and never repeats the default for ever."""
    bot = RandomBot(random.Random(1))
    question = asked("pick", 3, [1, 1], default=[2])
    (first,) = bot.receive(m.Diff(0, [], [], [question])) or bot.receive(m.Snapshot(0, ([], [], [], []), [question]))
    assert isinstance(first, (m.Choose, m.Resume))
    if isinstance(first, m.Resume):
        bot.receive(m.Snapshot(0, ([], [], [], []), [question]))
    refused = m.Refused("illegal", "no", "choose", 1)
    assert bot.receive(refused) == [m.Choose(1, [2])]
    assert bot.receive(refused) == []


def test_a_bot_that_missed_something_asks_for_it() -> None:
    """Diffs are numbered without gaps."""
    bot = RandomBot(random.Random(1))
    assert bot.receive(m.Snapshot(4, ([], [], [], []), [])) == []
    assert bot.receive(m.Diff(6, [], [])) == [m.Resume(4)]
    assert bot.receive(m.Said(0, "hello", False)) == []


@pytest.mark.parametrize("kind", KINDS)
def test_bots_are_known_by_their_kinds(kind: str) -> None:
    """As `create` names them."""
    assert isinstance(KINDS[kind](random.Random(1)), Bot)
