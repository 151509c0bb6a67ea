"""Questions: how they and their options are shown."""

from __future__ import annotations

import pytest

from client_examples.terminal import questions
from protocol import messages as m
from protocol.mirror import Mirror


def question(shape: str, default: m.Answer, bounds: list[int | str | list[int | list[int]]]) -> m.Question:
    """A question of that shape."""
    return m.Question(1, shape, "x", "1", [], default, bounds)


@pytest.mark.parametrize(
    ("asked", "how", "usual"),
    [
        (question("act", 1, []), "one number", "B"),
        (question("pick", [1], [1, 1]), "one number", "B"),
        (question("pick", [0, 1], [2, 2]), "2 numbers", "A, B"),
        (question("pick", [], [0, 2]), "up to 2 numbers, or - for none", "none"),
        (question("pick", [0], [1, 2]), "1 to 2 numbers", "A"),
        (question("number", 3, [0, 5]), "a number from 0 to 5", "3"),
        (question("order", [1, 0], [2]), "all the numbers, in order", "1 0"),
        (question("divide", [2, 1], [3, 1]), "a share for each, 3 in all", "2 1"),
        (question("pay", 0, ["{R}"]), "one number (0 pays automatically)", "A"),
        (question("attack", [[0, 1], [27, 0]], []), "attackers and whom, like a0 b0, or - for none", "a1 ab0"),
        (question("block", [], []), "blockers and attackers, like a0 b1, or - for none", "none"),
    ],
)
def test_it_is_said_what_to_type(asked: m.Question, how: str, usual: str) -> None:
    """How many numbers, and what Enter does."""
    assert (questions.how(asked), questions.usual(asked, ["A", "B"])) == (how, usual)


def test_an_attack_is_asked_for_in_words() -> None:
    """Whom, by number, then who may, by letter; equal options are shown once."""
    mirror = Mirror()
    mirror.receive(m.CardsTold([m.Definition(1, "Goblin", "", 0, "Creature — Goblin", "R", [])]))
    mirror.receive(m.Snapshot(1, ([], [[], []], [[7, 2, 1, 0, 0, 0, 4, 1, 1], [8, 2, 1, 0, 0, 0, 4, 1, 1]], [[2, -1, 7, 8]]), []))
    options = [m.Option("player", -2, -1, ""), m.Option("player", -2, -1, "")]
    declarers = [m.Declarer(7, [0, 1], costs=["", "{2}"]), m.Declarer(8, [])]
    asked = m.Question(1, "attack", "attack", "508.1b", options, [], declarers=declarers)
    assert questions.question(mirror, asked).splitlines() == [
        ">>> attack [508.1b]",
        "  0, 1) player seat 1",
        "  a) Goblin 1/1 may attack 0, 1 for {2}",
        "  b) Goblin 1/1 cannot attack",
        "  attackers and whom, like a0 b0, or - for none; Enter: none; ? for help",
    ]
