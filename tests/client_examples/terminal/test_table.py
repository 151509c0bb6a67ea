"""Table: how a game looks in the terminal."""

from __future__ import annotations

import pytest

from client_examples.terminal import cards, table
from protocol import messages as m
from protocol.mirror import Mirror
from protocol.view import OBJECT, PLAYER, STEPS, TYPES, Cell, Flag, O, P, Row, T, Zone, bits

CARDS = [
    m.Definition(1, "Elf", "{G}", 1, "Creature — Elf", "G", ["Reach", "When this creature enters, draw a card."], "1", "1"),
    m.Definition(2, "Forest", "", 0, "Basic Land — Forest", "", ["{T}: Add {G}."]),
]


def thing(oid: int, zone: Zone, definition: int, **fields: Cell) -> Row:
    """An object of seat 0 as a snapshot has it."""
    row = OBJECT[:]
    row[: O.FLAGS] = [int(zone), definition, 0, 0]
    row[O.TYPES] = bits(("creature" if definition == 1 else "land",), TYPES)
    if definition == 1:
        row[O.POWER] = row[O.TOUGHNESS] = 1
    for name, value in fields.items():
        row[O[name.upper()]] = value
    return [oid, *row]


def player(**fields: Cell) -> Row:
    """A player with 20 life."""
    row = PLAYER[:]
    row[P.LIFE] = 20
    for name, value in fields.items():
        row[P[name.upper()]] = value
    return row


@pytest.fixture
def mirror() -> Mirror:
    """Ann has two Forests, an Elf in her hand and another one's ability on the stack; Bob is the monarch; it is night."""
    found = Mirror()
    seats = [m.SeatLine(name, "person", team, True, True, True) for team, name in enumerate(("Ann", "Bob"))]
    objects = [
        thing(3, Zone.BATTLEFIELD, 2),
        thing(4, Zone.BATTLEFIELD, 2),
        thing(5, Zone.HAND, 1),
        thing(6, Zone.STACK, 1, flags=int(Flag.ABILITY), types=0, power=None, ability=1),
        thing(7, Zone.COMMAND, 1, flags=int(Flag.COMMANDER)),
        thing(8, Zone.STACK, 1, targets=[-2], x=3),
    ]
    zones = [[2, -1, 3, 4], [1, 0, 5], [4, -1, 6, 8], [6, -1, 7]]
    heard: list[m.ServerMessage] = [
        m.Joined("ABCDE", 0, "", "duel", "freeform", [[0], [1]], []),
        m.Room("playing", 0, seats),
        m.CardsTold(CARDS),
        m.Snapshot(1, ([3, STEPS.index("main1"), [0], 1, -1, 0], [player(), player(counters=["energy", 2])], objects, zones), []),
    ]
    for message in heard:
        found.receive(message)
    return found


def test_a_table_in_a_few_lines(mirror: Mirror) -> None:
    """One's own side last; equal things counted; costs where they matter; what an ability does; no teams where there are none."""
    assert table.table(mirror).splitlines() == [
        "",
        "--- turn 3 (Ann), first main phase, by night ---",
        "  Bob: 20 life, 0 in hand, 0 to draw, 2 energy, monarch",
        "  Ann, you: 20 life, 0 in hand, 0 to draw",
        "    lands: 2 Forest",
        "    command: Elf {G} 1/1 (commander)",
        "    hand: Elf {G} 1/1",
        "  on the stack, what comes next first:",
        "    Elf 1/1 (X is 3, at Bob) of Ann",
        "    ability of Elf of Ann: When this creature enters, draw a card.",
    ]


def test_before_the_first_turn_it_is_nobodys(mirror: Mirror) -> None:
    """Turn 0 is when hands are drawn; when the game is over nobody is active."""
    mirror.view.table[T.TURN : T.ACTIVE] = [0, STEPS.index("mulligan")]
    assert table.heading(mirror).startswith("--- before the first turn, mulligans, ")
    mirror.view.table[T.TURN : T.MONARCH] = [9, STEPS.index("draw"), []]
    assert table.heading(mirror).startswith("--- turn 9, draw, ")


def test_teams_are_told_where_there_are_some(mirror: Mirror) -> None:
    """As in Two-Headed Giant."""
    mirror.receive(m.Joined("ABCDE", 0, "", "two-headed-giant", "freeform", [[0, 1], [2, 3]], []))
    assert "  Ann, you (team 1): 20 life" in table.table(mirror)


@pytest.mark.parametrize(
    ("ended", "said"),
    [(["won", 0], "you won."), (["won", 1], "Bob won."), (["won", 1, 0], "you and Bob won."), (["drawn"], "it is a draw.")],
)
def test_who_has_won(mirror: Mirror, ended: list[int | str], said: str) -> None:
    """You, others, nobody."""
    mirror.view.table[T.OUTCOME] = ended
    assert table.outcome(mirror) == f"The game is over: {said}"


def test_cards_have_texts(mirror: Mirror) -> None:
    """Of the hand, or by a part of their names."""
    elf = "Elf {G}  Creature — Elf  1/1\n    Reach\n    When this creature enters, draw a card."
    assert cards.hand(mirror) == cards.seen(mirror, "el") == elf
    assert cards.seen(mirror, "x") == "  you have seen no card called x"
