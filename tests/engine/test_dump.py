"""Dump, load and fingerprint: setup, choices and state are the whole game (design law 1)."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import msgspec
import pytest

from server.cards.pool import starter_pool
from server.engine import designations
from server.engine.abilities.kinds import Card
from server.engine.decisions import Act
from server.engine.dump import MARK, VERSION
from server.engine.errors import BadDump
from server.engine.game import Game, PlayerSetup, Setup
from server.engine.plain import Writer
from tests.conftest import ROOT
from tests.engine.table import Side, Table

LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
SPELLS = ("Grizzly Bears", "Lightning Bolt", "Giant Growth", "Pacifism", "Serra Angel", "Llanowar Elves", "Savannah Lions", "Shock")


def deck(rng: Random) -> tuple[Card, ...]:
    """Forty cards: lands of two kinds, and what they cast."""
    pool = starter_pool()
    names = [rng.choice(SPELLS) for _ in range(24)] + [rng.choice(LANDS[:1] + LANDS[3:]) for _ in range(16)]
    return tuple(pool[name] for name in names)


def started(seed: int, format: str = "two-headed-giant", rewind: bool = True) -> Game:
    """A game of random decks."""
    rng = Random(seed)
    players = 2 if format == "duel" else 4
    return Game.start(Setup(format, tuple(PlayerSetup(f"p{i}", deck(rng)) for i in range(players)), rewind=rewind))


def play(game: Game, rng: Random, questions: int) -> list[str]:
    """Answer so many questions at random; the fingerprint after each tenth."""
    seen = []
    for n in range(questions):
        if not game.questions:
            break
        question = game.questions[int(rng.random() * len(game.questions))]
        game.choose(question.seat, question.sample(rng), question.id)
        if n % 10 == 0:
            seen.append(game.fingerprint())
    return seen


def envelope(*parts: object) -> bytes:
    """A dump with an honest seal around whatever parts."""
    from hashlib import sha256

    body = msgspec.msgpack.encode(list(parts))
    return msgspec.msgpack.encode([MARK, VERSION, sha256(body).digest(), body])


def body(data: bytes) -> list[object]:
    """The parts of a dump."""
    return list(msgspec.msgpack.decode(msgspec.msgpack.decode(data)[3]))


@pytest.mark.parametrize(("format", "seed"), [("duel", 1), ("duel", 2), ("two-headed-giant", 3)])
def test_a_loaded_game_plays_on_alike(format: str, seed: int) -> None:
    """Wherever it is dumped: at priority, in a mulligan, in the middle of an action."""
    game, rng = started(seed, format), Random(seed)
    for _ in range(12):
        loaded = Game.load(game.dump(), starter_pool())
        assert loaded.fingerprint() == game.fingerprint() and loaded.choices == game.choices
        assert [(q.id, q.seat, q.reason) for q in loaded.questions] == [(q.id, q.seat, q.reason) for q in game.questions]
        ahead = Random(99)
        assert play(loaded, ahead, 40) == play(game.copy(), Random(99), 40)
        play(game, rng, 23)


def test_in_the_middle_of_an_action_the_choices_are_made_again() -> None:
    """With `rewind` since the last priority stop, without it from the start."""
    for rewind in True, False:
        game = started(5, "duel", rewind)
        rng = Random(5)
        while game.questions and (game.at_priority or len(game.choices) < 40):
            play(game, rng, 1)
        assert game.questions and not game.at_priority
        loaded = Game.load(game.dump())
        assert loaded.fingerprint() == game.fingerprint() and [q.id for q in loaded.questions] == [q.id for q in game.questions]


def test_a_game_that_is_over_stays_over() -> None:
    """The outcome is loaded."""
    game = started(6, "duel")
    play(game, Random(6), 30)
    game.concede(1)
    loaded = Game.load(game.dump())
    assert loaded.outcome is not None and game.outcome is not None
    assert loaded.outcome.winners == game.outcome.winners == (0,) and loaded.questions == ()


def test_a_position_that_was_arranged_is_dumped_too() -> None:
    """What a judge has put down is no card of any deck."""
    t = Table(ann=Side(hand=["Lightning Bolt"], field=["Mountain", "Grizzly Bears"]), bob=Side(field=["Serra Angel"]))
    loaded = Game.load(t.game.dump())
    options = loaded.questions[0].decision
    assert isinstance(options, Act) and len(options.options) == len(t.options(0)) > 1


def test_what_comes_with_a_designation_is_handed_over_after_loading() -> None:
    """725.3, 726.3: the next monarch has what the last one had, and there is no second one."""
    table = Table(ann=Side(), bob=Side())
    designations.crown(table.game, 0)
    designations.take_initiative(table.game, 0)
    loaded = Game.load(table.game.dump())
    designations.crown(loaded, 1)
    designations.take_initiative(loaded, 1)
    assert [loaded.obj(oid).controller for oid in loaded.state.command] == [1, 1]


def test_cards_are_those_of_the_pool() -> None:
    """With a pool, cards equal to its own are in memory once."""
    pool = starter_pool()
    loaded = Game.load(started(7).dump(), pool)
    assert all(card is pool[card.name] for player in loaded.setup.players for card in player.deck)


def test_fingerprints_tell_states_apart() -> None:
    """One choice makes another state, a copy makes the same one."""
    game = started(8)
    play(game, Random(8), 60)
    before = game.fingerprint()
    assert game.copy().fingerprint() == before
    play(game, Random(8), 20)
    assert game.fingerprint() != before


PROGRAM = """
from random import Random
from tests.engine.test_dump import play, started
print(*play(started(11), Random(11), 200))
"""


def test_fingerprints_are_the_same_in_every_process() -> None:
    """Law 1: nothing depends on hash order."""
    seen = []
    for hashseed in "1", "4242":
        env = {**os.environ, "PYTHONHASHSEED": hashseed, "PYTHONPATH": str(ROOT)}
        seen.append(subprocess.run([sys.executable, "-c", PROGRAM], env=env, cwd=ROOT, capture_output=True, text=True, check=True).stdout)
    assert len(set(seen)) == 1 and len(seen[0].split()) == 20


def test_garbage_is_no_dump() -> None:
    """BadDump, whatever it is; nothing else is raised."""
    data = started(9, "duel").dump()
    damaged = bytearray(data)
    damaged[len(data) // 2] ^= 1
    wrong_version = msgspec.msgpack.encode([MARK, 99, *msgspec.msgpack.decode(data)[2:]])
    short = msgspec.msgpack.encode([MARK])
    for bad in b"", b"ettin", data[:-1], data + b"x", bytes(damaged), wrong_version, short, envelope(), envelope(1, 2):
        with pytest.raises(BadDump):
            Game.load(bad)


def at_priority() -> tuple[Game, list[object]]:
    """A game with something on the board, and the parts of its dump."""
    game, rng = started(10, "duel"), Random(10)
    while game.questions and (not game.at_priority or len(game.choices) < 120):
        play(game, rng, 1)
    return game, body(game.dump())


def test_what_does_not_hold_together_is_no_dump() -> None:
    """Well sealed, but a part is missing or of another kind, or the state does not hold together."""
    game, parts = at_priority()
    for n in range(6):
        for other in None, 7, [], ["x"], ["o", "State"], "word":
            if (n, other) == (2, None):
                continue  # without a state the game is played again from the start
            with pytest.raises(BadDump):
                Game.load(envelope(*[other if i == n else part for i, part in enumerate(parts)]))
    for harm in ("battlefield", "players", "objects", "active", "life", "plan", "next_id"):
        spoilt = Game.load(game.dump())
        setattr(spoilt.state, harm, {"active": 7, "next_id": 1}.get(harm, "nonsense"))
        with pytest.raises(BadDump):
            Game.load(spoilt.dump())


def test_a_word_misspelt_is_no_dump() -> None:
    """Every word is checked as it is read."""
    _, parts = at_priority()
    with pytest.raises(BadDump):
        Game.load(envelope(*parts[:5], [["Card", 1]]))


def test_any_harm_to_the_data_is_noticed_or_harmless() -> None:
    """Random values in random places, well sealed: BadDump, or a game that can be looked at; never another error."""
    _, parts = at_priority()
    rng = Random(12)
    for _ in range(150):
        spoilt = msgspec.msgpack.decode(msgspec.msgpack.encode(parts))
        spot = spoilt
        while isinstance(spot, list) and spot:
            inner = [i for i, item in enumerate(spot) if isinstance(item, list) and item]
            if not inner or rng.random() < 0.15:
                spot[rng.randrange(len(spot))] = rng.choice([None, True, 0, -5, 10**9, "x", [], ["t"], ["w", 10**6], ["d", 1]])
                break
            spot = spot[rng.choice(inner)]
        try:
            Game.load(envelope(*spoilt)).fingerprint()
        except BadDump:
            pass


def test_huge_numbers_survive() -> None:
    """A life total has no bound."""
    t = Table(ann=Side(life=10**30), bob=Side())
    assert Game.load(t.game.dump()).life(0) == 10**30


def test_what_no_state_has_is_not_written() -> None:
    """An engine error, not a silent loss."""
    from server.engine.errors import EngineError

    with pytest.raises(EngineError):
        Writer().value(1.5)


def test_lists_of_players_and_cards_will_do() -> None:
    """A setup keeps its own tuples, so that what was given as lists is dumped and loaded like anything else."""
    pool = starter_pool()
    deck = [pool["Forest"]] * 40
    game = Game.start(Setup("duel", [PlayerSetup("ann", deck), PlayerSetup("bob", deck)], mulligans=False, first=0))
    assert Game.load(game.dump(), pool).fingerprint() == game.fingerprint()
