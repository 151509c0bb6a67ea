"""Room: from the first who sits down to the last who leaves."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from protocol import messages as m
from protocol.errors import Code
from protocol.view import View
from server.engine.errors import EngineError
from server.engine.game import Game
from server.room import lobby, record
from server.room.errors import Refusal
from server.room.room import NEXT, Cue, Room, Stage
from tests.room.hall import FREE, Hall


def test_a_room_begins_when_all_seats_are_taken_and_ready() -> None:
    """103: the game is set up with the decks that were brought."""
    hall = Hall().sit(0)
    assert hall.room.stage is Stage.GATHERING and hall.room.free_seats() == [1]
    hall.sit(1)
    assert hall.room.stage is Stage.PLAYING
    assert len(hall.clients[0].view.players) == 2
    hall.to_priority()
    assert hall.clients[0].view.players[0][3:5] == [7, 53]  # seven cards in hand, the rest in the library (103.5)
    assert hall.written[0][0] == "setup"


def test_commanders_wait_in_the_command_zone() -> None:
    """903.5-7: a hundred cards led by a legend that is not in the library, 40 life; no deck without one."""
    room = Room("TEST", "commander", options=[("seats", 2)])
    room.enter(0, "ann", "person", 0.0)
    room.receive(0, m.Deck("60 Forest"), 0.0)
    assert any(isinstance(said, m.Refused) and said.code == Code.DECK_REFUSED for _, said in room.to_send())
    hall = Hall("commander", options=(("seats", 2),)).sit(0, 1, deck="Commander\n1 Olivia Voldaren\nDeck\n99 Swamp")
    view = hall.clients[0].view
    assert [player[1] for player in view.players] == [40, 40]
    leaders = [row for row in view.objects.values() if row[4] & 2048]
    assert [row[2] for row in leaders] == [0, 1]


def test_what_is_wrong_with_a_deck_is_said_line_by_line() -> None:
    """100.2a: a constructed deck has sixty cards, four of a name at most; unknown cards are named."""
    room = Room("X", "duel", "constructed")
    hall = Hall()
    hall.room = room
    room.enter(0, "ann", "person", 0)
    hall.deliver()
    error = hall.refused(0, m.Deck("4 Forest\n5 Grizzly Bears\n1 No Such Card"))
    assert error.code == Code.DECK_REFUSED
    assert any("No Such Card" in fact for fact in error.facts)
    assert hall.refused(0, m.Ready()).code == Code.DECK_MISSING
    assert hall.refused(0, m.Deck(starter="nobody's")).code == Code.DECK_REFUSED
    long = hall.refused(0, m.Deck("a\n" * 30_000))
    assert (len(long.facts), long.facts[-1]) == (lobby.MOST_FACTS + 1, f"and {30_000 - lobby.MOST_FACTS} more")
    for much in (m.Deck(starter="x" * 60_000), m.Deck("1 " + "x" * 60_000), m.Deck("\n".join(f"1 x{i}" for i in range(900)))):
        error = hall.refused(0, much)
        assert len(error.text) + sum(map(len, error.facts)) < 10_000
    hall.say(0, m.Deck(starter="Dawn Choir"))
    assert room.seat_lines().seats[0].deck


def test_formats_options_and_decks_are_checked() -> None:
    """What cannot be opened is refused with the reason."""
    for arguments in (("chess",), ("duel", "any"), ("duel", "freeform", "", (("tempo", 1),)), ("duel", "freeform", "", (("seats", 3),))):
        with pytest.raises(Refusal) as refused:
            Room("X", *arguments)  # type: ignore[arg-type]
        assert refused.value.code == Code.BAD_OPTION
    assert len(Room("X", "free-for-all", options=(("seats", 5),)).free_seats()) == 5


def test_seats_can_be_changed_before_the_game() -> None:
    """810.3: each team decides the order in which its players sit."""
    hall = Hall("two-headed-giant").sit(0)
    hall.room.move(0, 3, 0)
    assert hall.room.free_seats() == [0, 1, 2] and hall.room.host == 3
    assert hall.room.seat_lines().seats[3] == m.SeatLine("P0", "person", 1, True, True, True)
    with pytest.raises(Refusal):
        hall.room.enter(3, "eve", "person", 0)
    with pytest.raises(Refusal):
        hall.room.enter(7, "eve", "person", 0)


def test_only_the_host_calls_for_bots() -> None:
    """Bots take the empty seats once the host has said start; the host is whoever came first, or the next one there."""
    hall = Hall("two-headed-giant", bots="random").sit(2, 0)
    assert hall.refused(0, m.Start()).code == Code.NOT_HOST
    assert hall.room.wants_bots() == []
    hall.say(2, m.Start())
    assert hall.room.wants_bots() == [(1, "random"), (3, "random")]
    for seat, kind in hall.room.wants_bots():
        hall.add_bot(seat, kind)
    assert hall.room.stage is Stage.PLAYING
    assert Hall().sit(0).refused(0, m.Start()).code == Code.NOT_NOW  # nobody to take the other seat


@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_bots_play_two_headed_giant_to_its_winner_and_it_replays(kind: str, tmp_path: Path) -> None:
    """810, 104.2: a whole game; its record plays back to the same winner, with the log in words."""
    hall = Hall("two-headed-giant", seed=7)
    hall.room.watch(0)
    for seat, deck in enumerate(("RG", "Dawn Choir", "WR", "Tide Court")):
        hall.add_bot(seat, kind, deck)
    assert hall.room.stage is Stage.OVER and hall.room.fault is None
    outcome = hall.bots[0].mirror.view.table[6]
    assert outcome in (["won", 0, 1], ["won", 2, 3])
    assert hall.written == hall.room.record and hall.written[-1] == ["over", outcome[1:]]  # type: ignore[index]
    for seat, bot in hall.bots.items():
        shot = hall.room.snapshot(seat)
        assert shot is not None and View.from_wire(shot.view) == bot.mirror.view and shot.questions == []
    record.write(tmp_path / "game", hall.room.record)
    lines = list(record.replay_file(tmp_path / "game"))
    won = " and ".join(f"Bot {seat}" for seat in outcome[1:])  # type: ignore[index]
    assert lines[-1] == f"{won} won." and len(lines) > 100


def test_an_answer_must_be_legal_and_in_time() -> None:
    """117.1: an illegal or stale answer is refused by its number, changes nothing, and the question stands."""
    hall = Hall(options=(("mulligans", 0),)).sit(0, 1).to_priority()
    seat = 0 if hall.clients[0].questions else 1
    question = hall.question(seat)
    before = hall.room.snapshot(seat)
    for choice in (99, -1, None, [0], [[0, 1]], []):
        error = hall.refused(seat, m.Choose(question.id, choice))
        assert (error.code, error.about, error.ref) == (Code.ILLEGAL, "choose", question.id)
    assert hall.room.snapshot(seat) == before
    assert hall.refused(1 - seat, m.Choose(question.id + 5, 0)).code == Code.STALE
    hall.say(seat, m.Choose(question.id, 0))
    assert hall.refused(seat, m.Choose(question.id, 0)).code == Code.STALE


def test_who_comes_back_gets_what_was_missed() -> None:
    """Law 8: diffs are numbered; the latest are kept, and what is older comes as a snapshot."""
    hall = Hall().sit(0)
    hall.add_bot(1, "random")
    token = hall.clients[0].joined.token if hall.clients[0].joined else ""
    assert hall.room.claim(token) == 0
    assert all(hall.room.claim(other) is None for other in ("", "token 99", "tökén", "\ud800"))
    hall.room.here(0, False, 0)
    hall.deliver()
    seen = hall.clients[0].seq
    hall.say(0, m.Concede())
    hall.room.here(0, True, 0)
    hall.deliver()
    missed = hall.say(0, m.Resume(seen))
    assert [diff.seq for diff in missed if isinstance(diff, m.Diff)] == list(range(seen + 1, hall.clients[0].seq + 1))
    assert [type(message) for message in hall.say(0, m.Resume(-1))] == [m.Snapshot]
    assert [type(message) for message in hall.say(0, m.Resume(10_000))] == [m.Snapshot]


def test_time_runs_out() -> None:
    """A room may limit the time for a question; then its default is the answer."""
    hall = Hall(options=(("time", 30),)).sit(0, 1)
    assert hall.room.wake_in(0) == 30
    waiting = [message for message in hall.heard[0] if isinstance(message, m.Waiting)][-1]
    asked = waiting.seats
    assert waiting.left == [30_000] * len(asked)
    hall.now = 31
    assert hall.room.wake_in(31) == 0
    before = len(hall.written)
    hall.room.tick(31)
    hall.deliver()
    assert [entry[0] for entry in hall.written[before:]].count("choice") >= len(asked)
    assert any(entry[-1] == record.TIME for entry in hall.written[before:])
    for _ in range(2000):
        if hall.room.stage is not Stage.PLAYING:
            break
        hall.now += 31
        hall.room.tick(hall.now)
        hall.deliver()
    assert hall.room.stage is Stage.OVER  # nobody ever answers, and the game ends when a library is empty (104.3c)


@pytest.mark.parametrize(
    ("said", "kept"),
    [(lambda question: m.Choose(question, 0), "choice"), (lambda question: m.Concede(), "concede")],
    ids=["choice", "concession"],
)
def test_our_fault_ends_one_room(monkeypatch: pytest.MonkeyPatch, said: Callable[[int], m.ClientMessage], kept: str) -> None:
    """Law 9: the members are told, what broke the game is in the record, and nothing is raised."""
    hall = Hall(options=(("mulligans", 0),)).sit(0, 1)
    other = Hall(options=(("mulligans", 0),)).sit(0, 1).to_priority()
    seat = 0 if hall.clients[0].questions else 1

    class Broken:
        def __init__(self, game: Any) -> None:
            self.game = game

        def __getattr__(self, name: str) -> Any:
            return getattr(self.game, name)

        def choose(self, *choice: object) -> None:
            raise EngineError("two plus two is five")

        def concede(self, seat: int) -> None:
            raise EngineError("it goes on without you")

    table: Any = hall.room._table
    monkeypatch.setattr(table, "game", Broken(table.game))
    heard = hall.say(seat, said(hall.question(seat).id))
    assert [message.code for message in heard if isinstance(message, m.Closed)] == [Code.FAULT]
    assert hall.room.closed and isinstance(hall.room.fault, EngineError)
    assert hall.written[-1][:2] == [kept, seat]
    assert hall.say(seat, m.Chat("hello?")) == []
    assert not other.room.closed


def test_chat_to_the_team_stays_there() -> None:
    """810.5: team-mates may discuss strategy; who comes later hears what was said to the table."""
    hall = Hall("two-headed-giant")
    hall.sit(0, 1, 2)
    hall.say(0, m.Chat("attack the left one", team=True))
    hall.say(2, m.Chat("hello"))
    heard = {seat: [s.text for s in hall.heard[seat] if isinstance(s, m.Said)] for seat in (0, 1, 2)}
    assert heard == {0: ["attack the left one", "hello"], 1: ["attack the left one", "hello"], 2: ["hello"]}
    hall.sit(3)
    assert [s.text for s in hall.heard[3] if isinstance(s, m.Said)] == ["hello"]
    assert [type(message) for message in hall.heard[3][:3]] == [m.Joined, m.Room, m.Said]  # who speaks is known before


def test_cards_are_told_only_of_what_was_shown() -> None:
    """400.2: a definition number means something only once its seat has seen such a card."""
    hall = Hall(options=(("mulligans", 0),)).sit(0, 1).to_priority()
    (told,) = hall.say(0, m.Cards([1, 2]))
    assert isinstance(told, m.CardsTold)
    assert {card.name for card in told.cards} <= {"Forest", "Grizzly Bears"}
    forest = next(card for card in told.cards if card.name == "Forest")
    assert forest.type_line == "Basic Land — Forest" and forest.abilities == ["{T}: Add {G}."]
    assert hall.refused(0, m.Cards([1, 77])).code == Code.NOT_SHOWN


def test_words_on_request() -> None:
    """Definitions come before they are used, labels with questions, and the log from the line asked for."""
    hall = Hall(options=(("mulligans", 0),))
    hall.sit(0)
    hall.say(0, m.Words(m.DEFINITIONS | m.LABELS | m.LOG))
    hall.sit(1).to_priority()
    shown = 0
    for message in hall.heard[0]:
        if isinstance(message, m.CardsTold):
            shown = max(card.number for card in message.cards)
        if isinstance(message, m.Diff):
            assert all(change[0] != 0 or change[3] <= shown for change in message.changes if len(change) > 3)  # type: ignore[operator]
    lines = hall.clients[0].lines
    assert lines[:2] == ["P0 shuffles", "P1 shuffles"] and sum(line.startswith("P1 draws a card") for line in lines) == 7
    assert all(len(question.words) == 1 + len(question.options) for question in hall.clients[0].questions)
    (again,) = [message for message in hall.say(0, m.Words(m.LOG, 3)) if isinstance(message, m.Lines)]
    assert again.first == 3 and again.lines == hall.clients[0].lines[3 : 3 + len(again.lines)]


def test_who_comes_back_can_read_the_cards() -> None:
    """Definitions told while a client was away, or to another client of that seat, are told again with what it missed."""
    hall = Hall(options=(("mulligans", 0),)).sit(0, 1)
    hall.say(0, m.Words(m.DEFINITIONS))
    hall.to_priority()
    seq = hall.clients[0].seq
    for asked in (m.Resume(-1), m.Resume(0), m.Resume(seq - 1), m.Words(m.DEFINITIONS)):
        told = hall.say(0, asked)[0]
        assert isinstance(told, m.CardsTold) and [card.number for card in told.cards] == [1, 2]
    assert not any(isinstance(message, m.CardsTold) for message in hall.say(1, m.Resume(-1)))


def test_concession_ends_a_duel_and_leaving_closes_the_room() -> None:
    """104.3a: a player may concede at any time; the room goes when the last person has left."""
    hall = Hall().sit(0, 1)
    hall.say(1, m.Concede())
    assert hall.room.stage is Stage.OVER and hall.clients[0].view.table[6] == ["won", 0]
    assert hall.refused(1, m.Concede()).code == Code.NOT_NOW
    hall.say(0, m.Leave())
    assert not hall.room.closed and hall.room.host == 1
    hall.say(1, m.Leave())
    assert hall.room.closed


def test_leaving_a_running_game_concedes_for_the_team() -> None:
    """104.3a, 810.8b: whoever leaves has conceded, and so has the team."""
    hall = Hall("two-headed-giant").sit(0, 1, 2, 3)
    said = hall.say(2, m.Leave())
    assert [message.code for message in said if isinstance(message, m.Closed)] == ["left"]
    assert hall.room.stage is Stage.OVER and hall.clients[0].view.table[6] == ["won", 0, 1]


def test_why_not() -> None:
    """117.1: a seat may ask why something is not possible, and gets the rule."""
    hall = Hall(options=(("mulligans", 0),)).sit(0, 1).to_priority()
    seat = 0 if hall.clients[0].questions else 1
    mine = next(oid for oid, row in hall.clients[seat].view.objects.items() if row[0] == 1)
    (because,) = hall.say(1 - seat, m.Why("cast", next(iter(hall.clients[1 - seat].view.objects))))
    assert isinstance(because, m.Because) and not because.possible and because.rule
    assert isinstance(hall.say(seat, m.Why("pass"))[0], m.Because)
    assert hall.refused(seat, m.Why("cast", mine + 500)).code == Code.NOT_SHOWN


@pytest.mark.parametrize("ability", [-1, -3, -500, -501, 500, 10**12])
def test_no_land_has_an_ability_before_its_first(ability: int) -> None:
    """602.1: numbers count from 0, and what is asked about another ends no room."""
    hall = Hall(options=(("mulligans", 0),)).sit(0, 1, deck="40 Mountain\n20 Rabbit Battery").to_priority()
    seat = 0 if hall.clients[0].questions else 1
    for mine in [oid for oid, row in hall.clients[seat].view.objects.items() if row[0] == 1]:
        said = hall.say(seat, m.Why("activate", mine, ability))
        assert [because.possible for because in said if isinstance(because, m.Because)] == [False]


def test_why_tells_nothing_of_what_lies_face_down() -> None:
    """406.3, law 7: that a land cannot be cast would say that it is one."""
    hall = Hall(options=(("mulligans", 0),)).sit(0, 1).to_priority()
    seat = 0 if hall.clients[0].questions else 1
    mine = next(oid for oid, row in hall.clients[seat].view.objects.items() if row[0] == 1)
    table: Any = hall.room._table
    table.streams[seat].viewer.view.objects[mine][1] = 0  # it sees the card, but not its face
    assert [hall.refused(seat, m.Why(kind, mine)).code for kind in ("cast", "play", "activate", "special")] == [Code.NOT_SHOWN] * 4


def test_watchers_see_no_secrets() -> None:
    """400.2: a watcher's view has no hands in it, and a watcher cannot act."""
    hall = Hall(options=(("mulligans", 0),))
    hall.room.watch(0)
    hall.sit(0, 1).to_priority()
    shot = hall.room.snapshot(-3)
    assert shot is not None
    view = View.from_wire(shot.view)
    assert view.players[0][3] == 7 and not view.objects
    assert hall.refused(-3, m.Concede()).code == Code.NOT_NOW
    hall.room.unwatch()
    hall.say(0, m.Concede())
    assert not any(isinstance(message, m.Diff) for message in hall.heard.get(-3, [])[-1:])


def test_nothing_is_taken_back_here() -> None:
    """Undo is answered, not ignored."""
    assert Hall().sit(0, 1).refused(0, m.Undo()).code == Code.NOT_NOW


def test_the_life_of_a_room_is_a_table() -> None:
    """House style: lifecycles are tables; what is not in them is refused."""
    assert NEXT[Stage.GATHERING, Cue.ALL_READY] is Stage.PLAYING
    assert (Stage.OVER, Cue.ALL_READY) not in NEXT
    hall = Hall().sit(0, 1)
    for message in (m.Deck(FREE), m.Ready(), m.Start()):
        assert hall.refused(0, message).code == Code.NOT_NOW
    with pytest.raises(Refusal):
        hall.room.enter(0, "late", "person", 0)
    hall.room.close(0)
    assert hall.room.closed


@pytest.mark.parametrize("played", [True, False], ids=["over", "playing"])
def test_a_closed_room_is_out_of_memory_at_once(played: bool) -> None:
    """A server looks for cyclic garbage rarely: each game that it has played would lie about if it held on to itself."""

    def games() -> int:
        return sum(type(thing) is Game for thing in gc.get_objects())

    gc.collect()
    gc.disable()
    try:
        before = games()
        hall = Hall(options=(("mulligans", 0),)).sit(0, 1).to_priority()
        if played:
            hall.say(0, m.Concede())
        assert games() == before + 1
        hall.room.close(0)
        del hall
        assert games() == before
    finally:
        gc.enable()
