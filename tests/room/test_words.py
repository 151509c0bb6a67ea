"""Words: options, prompts and log lines in plain English, as one seat may know them."""

from __future__ import annotations

import pytest

from protocol import messages as m
from protocol.events import MANNERS, E
from protocol.view import STEPS, Row, Zone
from server.room.changes import Tracker
from server.room.viewer import Viewer
from server.room.words import Wording
from tests.engine.table import Side, Table
from tests.room.support import bench_deck, setup
from tests.room.support import table as running_table

BATTLEFIELD, GRAVEYARD, HAND = int(Zone.BATTLEFIELD), int(Zone.GRAVEYARD), int(Zone.HAND)


@pytest.fixture(scope="module")
def wording() -> Wording:
    """The words of the first seat: 1 is its Prodigal Pyromancer, 2 its Shock in hand; 3 was never seen."""
    table = Table(ann=Side(hand=["Shock"], field=["Prodigal Pyromancer"]), bob=Side(hand=["Pacifism"]))
    tracker = Tracker()
    return Wording(tracker.definitions, Viewer(0, tracker.looks(table.game)), ["ann", "bob"])


def manner(word: str) -> int:
    """The number of a manner of moving."""
    return MANNERS.index(word)


@pytest.mark.parametrize(
    ("row", "line"),
    [
        ([E.TURN, 3, 0, 1], "Turn 3: ann and bob"),
        ([E.STEP, STEPS.index("attackers")], "Declare attackers step"),
        ([E.STEP, STEPS.index("upkeep")], ""),
        ([E.MOVE, 1, 9, BATTLEFIELD, GRAVEYARD, 0, manner("destroy"), 2], "Prodigal Pyromancer is destroyed (Shock)"),
        ([E.MOVE, 1, 1, BATTLEFIELD, GRAVEYARD, 0, manner("state")], "Prodigal Pyromancer dies"),
        ([E.MOVE, 0, 0, HAND, GRAVEYARD, 1, manner("discard")], "a card of bob is discarded"),
        ([E.MOVE, 1, 0, BATTLEFIELD, HAND, 0, 0], "Prodigal Pyromancer goes to the hand"),
        ([E.MOVE, 0, 1, -1, BATTLEFIELD, 0, 0], "Prodigal Pyromancer enters the battlefield"),
        ([E.MOVE, 2, 2, int(Zone.STACK), GRAVEYARD, 0, manner("resolve")], ""),
        ([E.MOVE, 2, 0, HAND, int(Zone.LIBRARY), 0, manner("mulligan")], "ann puts a card back"),
        ([E.DRAW, 1], "bob draws a card"),
        ([E.DRAW, 0, 0, 2], "ann draws Shock"),
        ([E.PLAY, 1, 0], "bob plays a card"),
        ([E.CAST, 0, 2, [1, -2]], "ann casts Shock at Prodigal Pyromancer and bob"),
        ([E.ACTIVATE, 0, 7, 1], "ann activates Prodigal Pyromancer"),
        ([E.TRIGGER, 0, 7, 1, [-2]], "Prodigal Pyromancer triggers at bob"),
        ([E.COUNTER, 2, 1], "Shock is countered by Prodigal Pyromancer"),
        ([E.DAMAGE, 2, -2, 2, 1], "Shock deals 2 damage to bob"),
        ([E.LIFE, 0, 3], "ann gains 3 life"),
        ([E.LIFE, 0, -1], "ann loses 1 life"),
        ([E.POISON, 1, 2], "bob gets 2 poison"),
        ([E.COUNTERS, 1, "+1/+1", 2], "Prodigal Pyromancer gets 2 +1/+1 counters"),
        ([E.COUNTERS, 1, "+1/+1", -1], "Prodigal Pyromancer loses 1 +1/+1 counter"),
        ([E.TAP, 1], ""),
        ([E.MANA, 0, "R", 1], ""),
        ([E.ATTACK, 1, -2, 3, -2], "Prodigal Pyromancer and a card attack bob"),
        ([E.BLOCK, 1, 2], "Prodigal Pyromancer blocks Shock"),
        ([E.ATTACH, 2, 1], "Shock is attached to Prodigal Pyromancer"),
        ([E.ATTACH, 2, 0], "Shock becomes unattached"),
        ([E.REVEAL, 0, 1, 2], "Prodigal Pyromancer and Shock are shown"),
        ([E.LOOK, 1, 2], "bob looks at 2 cards"),
        ([E.SHUFFLE, 1], "bob shuffles"),
        ([E.SCRY, 1, 1, 0], "bob leaves 1 on top and puts 0 on the bottom"),
        ([E.CONTROL, 1, 1], "bob takes control of Prodigal Pyromancer"),
        ([E.CHOSE, 0, "red"], "ann chooses red"),
        ([E.LOSE, 1, "704.5a"], "bob loses the game (704.5a)"),
        ([E.WIN, 0], "ann wins the game"),
        ([E.DESIGNATE, 0, "monarch"], "ann becomes the monarch"),
        ([E.TURN_FACE, 1], "Prodigal Pyromancer is turned over"),
        ([E.MULLIGAN, 1], "bob takes a mulligan"),
        ([E.KEEP, 1, 7], "bob keeps 7 cards"),
        ([E.STARTS, 0], "ann goes first"),
        ([E.FLIP, 0, 1], "ann wins the flip"),
        ([E.OTHER, "copied", 2, 0], "Shock is copied"),
        ([99, 1], ""),
    ],
)
def test_the_log_says_what_happened(wording: Wording, row: Row, line: str) -> None:
    """Each event has its line, or none; what the seat has not seen is a card."""
    assert wording.lines([row]) == ([line] if line else [])


@pytest.mark.parametrize(
    ("option", "label"),
    [
        (m.Option("pass"), "Pass"),
        (m.Option("cast", 2), "Cast Shock"),
        (m.Option("cast", 2, -1, "flashback"), "Cast Shock (flashback)"),
        (m.Option("activate", 1, 0), "Prodigal Pyromancer: {T}: This creature deals 1 damage to any target."),
        (m.Option("ability", 1, 7), "Prodigal Pyromancer: ability 8"),
        (m.Option("ability", 1, 0, -2), "Prodigal Pyromancer: {T}: This creature deals 1 damage to any target. (bob)"),
        (m.Option("mode", 2, 1), "mode 2"),
        (m.Option("player", -2), "bob"),
        (m.Option("card", 2), "Shock"),
        (m.Option("object", 1, 1), "Prodigal Pyromancer (2)"),
        (m.Option("mana", 0, -1, "RG"), "{R}{G}"),
        (m.Option("colour", 0, -1, "U"), "blue"),
        (m.Option("hidden", 0, -1, 2), "card 3"),
        (m.Option("team", 0, -1, 1), "bob"),
        (m.Option("word", 0, -1, "Goblin"), "Goblin"),
        (m.Option("number", 0, -1, 4), "4"),
    ],
)
def test_options_have_labels(wording: Wording, option: m.Option, label: str) -> None:
    """What choosing it means, by the texts of the cards that the seat sees."""
    assert wording.option(option) == label


def test_a_team_is_its_players() -> None:
    """103.1, 805.3: who goes first is asked of teams."""
    made, _ = running_table(setup("two-headed-giant", [bench_deck("RG")] * 4), 1)
    wording = Wording(made._tracker.definitions, made.streams[0].viewer, ["ann", "bob", "cid", "dan"])
    question = m.Question(1, "pick", "start", "103.1", [m.Option("team", 0, -1, 0), m.Option("team", 0, -1, 1)], [0])
    assert wording.question(question) == ["Who goes first?", "ann and bob", "cid and dan"]


def test_modes_are_told_by_their_texts() -> None:
    """700.2: each mode that can be chosen says what it does."""
    table = Table(ann=Side(hand=["Cryptic Command"]), bob=Side())
    tracker = Tracker()
    wording = Wording(tracker.definitions, Viewer(0, tracker.looks(table.game)), ["ann", "bob"])
    assert [wording.option(m.Option("mode", 1, number)) for number in (0, 3)] == ["Counter target spell.", "Draw a card."]


def test_prompts() -> None:
    """A question says what it is about, for whom, and what asks."""
    table = Table(ann=Side(field=["Prodigal Pyromancer"]), bob=Side())
    tracker = Tracker()
    wording = Wording(tracker.definitions, Viewer(0, tracker.looks(table.game)), ["ann", "bob"])
    question = m.Question(1, "pay", "pay", "601.2g", [m.Option("way", 0, -1, "auto")], 0, ["{R}"], 1, 1)
    assert wording.question(question) == ["Pay {R} (Prodigal Pyromancer), for bob", "auto"]
    assert wording.question(m.Question(1, "pick", "target", "601.2c", [m.Option("player", -1)], [0])) == ["Choose a target", "ann"]
    assert wording.question(m.Question(1, "number", "how_many", "107.1c", [], 0))[0] == "How many"
