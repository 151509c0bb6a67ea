"""The small parts of a room: clock, history, dice, chat, log, record."""

from __future__ import annotations

from pathlib import Path

import pytest

from protocol.events import E
from protocol.messages import SPECTATOR, Deck, Diff
from protocol.view import OBJECT, View
from server.cards.errors import UnknownCard
from server.cards.pool import starter_pool
from server.engine.abilities.amounts import CardName
from server.engine.actions import qualities
from server.engine.decisions import Order, Pick, Question
from server.engine.game import Game, PlayerSetup, Setup
from server.engine.reading.ctx import Ctx
from server.room import lobby, record
from server.room.chat import Chat
from server.room.clock import Clock
from server.room.dice import Dice
from server.room.errors import BadRecord
from server.room.history import History
from server.room.log import CHUNK, Log
from tests.room.support import bench_deck, setup


def test_a_clock_without_a_limit_never_wakes() -> None:
    """A room without the option lets everybody think."""
    clock = Clock()
    clock.ask(0, 5)
    assert clock.wake_in(100) is None and clock.up(100) == [] and clock.left(0, 100) == -1


def test_a_clock_counts_for_each_seat() -> None:
    """Each seat's time begins with its question and ends with its answer."""
    clock = Clock(10)
    clock.ask(0, 5)
    clock.ask(1, 8)
    clock.ask(0, 9)  # it is running already
    assert clock.wake_in(9) == 6 and clock.left(1, 9) == 9000
    assert clock.up(15) == [0] and clock.up(18) == [0, 1] and clock.wake_in(20) == 0
    clock.stop(0)
    assert clock.up(18) == [1]


def test_history_is_short_and_knows_it() -> None:
    """Law 8: what is still there is given again; else None."""
    history = History(3)
    assert history.since(0) == [] and history.since(1) is None
    for seq in range(1, 6):
        history.add(Diff(seq, [], []))
    assert [diff.seq for diff in history.since(3) or []] == [4, 5]
    assert [diff.seq for diff in history.since(2) or []] == [3, 4, 5]
    assert history.since(1) is None and history.since(9) is None and history.since(5) == [] and history.since(-1) is None


def test_dice_from_a_seed_repeat() -> None:
    """Law 1: chance is a seat; from the same seed it answers alike, and always legally."""
    questions = [Question(1, -1, -1, Order(count=60)), Question(2, -1, -1, Pick((), 0, 0)), Question(3, -1, -1, Order(count=1))]
    one, two, secret = Dice(4), Dice(4), Dice()
    for question in questions:
        choice = one.answer(question)
        assert choice == two.answer(question)
        question.check(choice)
        question.check(secret.answer(question))


def test_chat_is_kept_for_who_comes_later() -> None:
    """810.5: the team's talk is the team's."""
    chat = Chat()
    assert [hearer for hearer, _ in chat.say(0, "all", None, [0, 1, SPECTATOR])] == [0, 1, SPECTATOR]
    assert [hearer for hearer, _ in chat.say(0, "us", [0, 1], [0, 1, 2])] == [0, 1]
    assert [said.text for said in chat.heard(2)] == ["all"] == [said.text for said in chat.heard(SPECTATOR)]
    for n in range(200):
        chat.say(0, str(n), None, [])
    assert len(chat.heard(1)) == 50


def test_the_log_keeps_all_rows_and_what_was_targeted() -> None:
    """601.2c: the log tells a spell's targets, also long after it has left the stack."""
    log = Log()
    row = OBJECT[:]
    row[16] = [-2]
    view = View(objects={7: row})
    assert log.add([[E.CAST, 0, 7]], view) == [[E.CAST, 0, 7, [-2]]]
    for n in range(CHUNK + 5):
        log.add([[E.LIFE, 0, n]], view)
    rows = list(log)
    assert len(rows) == CHUNK + 6 and rows[0] == [E.CAST, 0, 7, [-2]] and rows[-1] == [E.LIFE, 0, CHUNK + 4]


def test_a_setup_goes_into_a_record_and_comes_back() -> None:
    """103: format, players and the decks in their order."""
    before = setup("two-headed-giant", [bench_deck(name) for name in ("RG", "WR", "Dawn Choir", "Tide Court")])
    after = record.setup_from(record.setup_record(before), starter_pool())
    assert [player.deck for player in after.players] == [player.deck for player in before.players]
    assert (after.format, after.mulligans, after.first) == ("two-headed-giant", False, 0)


def test_commanders_go_into_a_record_and_come_back() -> None:
    """903.6: they are no part of the deck."""
    pool = starter_pool()
    brought = lobby.deck_of(Deck("", "Crimson Manor"), "constructed", pool, led=True)
    assert (len(brought.cards), [card.name for card in brought.commanders]) == (99, ["Olivia Voldaren"])
    before = Setup("commander", [PlayerSetup(name, *brought) for name in ("ann", "bob")])
    after = record.setup_from(record.setup_record(before), pool)
    assert [(player.deck, player.commanders) for player in after.players] == [brought, brought]


TWO = '["setup",{"ettin":1,"format":"duel","players":[{"name":"a","deck":[[9,"Forest"]]},{"name":"b","deck":[]}],"teams":[]}]'


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("", "setup"),
        ("[1]", "setup"),
        ("{", "line 1"),
        ("[]", "line 1"),
        ('["setup",{"ettin":9,"format":"duel","players":[],"teams":[]}]', "version"),
        ('["setup",{"ettin":1,"format":"duel","players":[{"name":"a"}],"teams":[]}]', "deck"),
        ('["setup",{"ettin":1,"format":"duel","players":[{"name":"a","deck":[[0,"Forest"]]}],"teams":[]}]', "cards"),
        (TWO + '\n["x"]', "line 2"),
        (TWO + '\n["choice",0,99,1,0]', "line 2"),
        (TWO + '\n["choice",0,' + "[" * 900 + "]" * 900 + ",1]", "line 2"),
        (TWO + "\n\udcff", "line 2 is not JSON"),
        (TWO.replace('"a"', '"\\ud800"'), "no player's name"),
        (TWO.replace('"a"', '"\\u001b[2J"'), "no player's name"),
        (TWO.replace('"deck":[]', '"deck":[],"commanders":"Forest"'), "no list of cards"),
        (TWO.replace('"deck":[]', '"deck":[],"commanders":[[1,"Forest"]]'), "no card's name"),
        (TWO.replace('"teams":[]', '"teams":[],"named":7'), "no list of cards"),
        (TWO.replace('"teams":[]', '"teams":[],"named":[null]'), "no card's name"),
        (TWO.replace('"teams":[]', '"teams":[],"first":"0"'), "no options"),
        (TWO.replace('"teams":[]', '"teams":[],"mulligans":"no"'), "no options"),
        (TWO.replace('"teams":[]', '"teams":[0,1]'), "no team"),
        (TWO.replace('"teams":[]', '"teams":[[0,null],[1]]'), "no team"),
    ],
)
def test_what_is_no_record_is_refused(lines: str, says: str, tmp_path: Path) -> None:
    """A file that is damaged is refused with the place; nothing of it is passed over."""
    (tmp_path / "game").write_bytes(lines.encode(errors="surrogateescape"))
    with pytest.raises(BadRecord, match=says):
        list(record.replay_file(tmp_path / "game"))


def test_a_record_with_unknown_cards_names_them(tmp_path: Path) -> None:
    """Law 6: a card that the pool lacks is named."""
    (tmp_path / "game").write_text('["setup",{"ettin":1,"format":"duel","players":[{"name":"a","deck":[[9,"Nope"]]}],"teams":[]}]')
    with pytest.raises(UnknownCard, match="Nope"):
        list(record.replay_file(tmp_path / "game"))


def test_any_card_of_the_pool_can_be_named() -> None:
    """201.4: what can be named does not tell what is in anybody's deck, and is kept only where a card asks for a name."""
    pool = starter_pool()
    needle = (pool["Pithing Needle"],)
    forest = lobby.Brought((pool["Forest"],))
    assert lobby.named([forest, lobby.Brought((), needle)], pool) == pool.cards()
    assert lobby.named([forest, forest], pool) == ()
    game = Setup("duel", (PlayerSetup("ann", needle), PlayerSetup("bob", ())), named=pool.cards())
    assert record.setup_from(record.setup_record(game), pool).named == pool.cards()
    options = qualities.options(Game.start(game), Ctx(0, 0), CardName())
    assert [option.choice for option in options] == sorted({face.name for face in pool.faces()})
