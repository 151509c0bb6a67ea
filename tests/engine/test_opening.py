"""Tests of server/engine/opening.py: the toss, opening hands, mulligans, opening actions (103)."""

from __future__ import annotations

from collections.abc import Callable

from server.cards.pool import starter_pool
from server.engine.decisions import CHANCE, Choice, Question
from server.engine.game import Game, PlayerSetup, Setup

Answer = Callable[[Question], Choice | None]


def start(format: str, n: int, cards: tuple[str, ...] = ("Forest",) * 40, **options: object) -> Game:
    """A game of that many players with the same deck each."""
    pool = starter_pool()
    deck = tuple(pool[name] for name in cards)
    return Game.start(Setup(format, tuple(PlayerSetup(f"p{i}", deck) for i in range(n)), **options))  # type: ignore[arg-type]


def go_on(game: Game, answer: Answer) -> list[tuple[int, str]]:
    """Answer what comes before the first turn; who was asked what."""
    asked: list[tuple[int, str]] = []
    while game.questions and not game.at_priority:
        question = game.questions[0]
        asked.append((question.seat, question.reason))
        choice = answer(question)
        game.choose(question.seat, question.default if choice is None else choice, question.id)
    return asked


def test_the_winner_of_the_toss_chooses_who_starts() -> None:
    """103.1: chance names the second player, who has the first begin."""
    game = start("duel", 2)

    def answer(question: Question) -> Choice | None:
        if question.reason == "toss":
            return (1,)
        return (0,) if question.reason == "start" else None

    asked = go_on(game, answer)
    assert asked[:2] == [(CHANCE, "toss"), (1, "start")]
    assert game.active_team() == (0,)


def test_a_team_wins_the_toss_and_its_primary_player_says_who_starts() -> None:
    """103.1a, 805.2, 805.3: the starting team is chosen by the first seat of the team that won."""
    game = start("two-headed-giant", 4)
    asked = go_on(game, lambda q: (1,) if q.reason in ("toss", "start") else None)
    assert asked[:2] == [(CHANCE, "toss"), (2, "start")]
    assert game.active_team() == (2, 3)


def test_seven_cards_each_and_everybody_may_keep() -> None:
    """103.5: the starting hand size is seven."""
    game = start("duel", 2, first=0)
    asked = go_on(game, lambda q: None)
    assert [entry for entry in asked if entry[1] == "mulligan"] == [(0, "mulligan"), (1, "mulligan")]
    assert [len(p.hand) for p in game.state.players] == [7, 7]
    assert [len(p.library) for p in game.state.players] == [33, 33]


def test_a_mulligan_in_a_duel_costs_a_card() -> None:
    """103.5: seven new cards, of which one goes to the bottom; who kept is not asked again."""
    game = start("duel", 2, first=0)
    once = [True]

    def answer(question: Question) -> Choice | None:
        if question.reason == "mulligan" and question.seat == 1 and once:
            once.pop()
            return (1,)
        return None

    asked = go_on(game, answer)
    assert [entry for entry in asked if entry[1] in ("mulligan", "bottom")] == [
        (0, "mulligan"), (1, "mulligan"), (1, "bottom"), (1, "mulligan"),
    ]  # fmt: skip
    assert [len(p.hand) for p in game.state.players] == [7, 6]
    assert len(game.state.players[1].library) == 34


def test_the_first_mulligan_is_free_in_two_headed_giant() -> None:
    """103.5c: the second one costs a card; 103.5d: a head may go on after its team-mate has kept."""
    game = start("two-headed-giant", 4, first=0)
    taken = {0: 1, 3: 2}

    def answer(question: Question) -> Choice | None:
        if question.reason == "mulligan" and taken.get(question.seat, 0):
            taken[question.seat] -= 1
            return (1,)
        return None

    asked = go_on(game, answer)
    assert [len(p.hand) for p in game.state.players] == [7, 7, 7, 6]
    first_round = [seat for seat, reason in asked if reason == "mulligan"][:4]
    assert first_round == [0, 1, 2, 3]


def test_the_heads_of_a_team_declare_side_by_side() -> None:
    """805.3a: in whatever order the team likes."""
    game = start("two-headed-giant", 4, first=1)
    while game.questions[0].reason != "mulligan":
        question = game.questions[0]
        game.choose(question.seat, question.default, question.id)
    assert [q.seat for q in game.questions] == [2, 3]
    game.choose(3, (0,))
    assert [q.seat for q in game.questions] == [2]


def test_a_leyline_may_begin_the_game_on_the_battlefield() -> None:
    """103.6a: it is put there before the first turn; nobody has to."""
    game = start("duel", 2, ("Leyline of Sanctity",) * 40, first=0)
    go_on(game, lambda q: (0,) if q.reason == "begin" and q.seat == 0 else () if q.reason == "begin" else None)
    assert len(game.state.battlefield) == 7
    assert all(game.chars(oid).controller == 0 for oid in game.state.battlefield)
    assert [len(p.hand) for p in game.state.players] == [0, 7]


def test_without_mulligans_nothing_of_it_is_asked() -> None:
    """The option that load generators use."""
    game = start("duel", 2, first=1, mulligans=False)
    assert {reason for _, reason in go_on(game, lambda q: None)} == {"shuffle"}
    assert game.active_team() == (1,)
