"""The law of views: what a seat cannot know changes nothing in the content of what it is sent (design.md law 7)."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import msgspec
import pytest

from protocol import messages as m
from server.cards.pool import starter_pool
from server.engine.abilities.kinds import Card
from server.engine.batch import Batch
from server.engine.decisions import CHANCE, NO, Act, Choice, Option, Pay, Pick, Question
from server.engine.game import Game
from server.room.dice import Dice
from server.room.questions import Shown
from server.room.table import Table
from tests.engine.playing import random_deck
from tests.room.support import Mailbox, answer, bench_deck, is_open, setup, table

WATCHED = (0, -3)
Meaning = Any
"""A choice in terms of options rather than of their places, which depend on what a seat holds."""


def separate(deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """The deck with each card a value of its own, so that it can be followed through the game."""
    return tuple(msgspec.structs.replace(card) for card in deck)


def meaning(question: Question, choice: Choice) -> Meaning:
    """What the choice stands for."""
    options: tuple[Option, ...] = getattr(question.decision, "options", ())
    if not options or not isinstance(question.decision, (Act, Pick, Pay)) or choice is None:
        return choice
    if isinstance(choice, int):
        return options[choice]
    return tuple(options[i] for i in choice)


def choice_of(question: Question, meant: Meaning) -> Choice:
    """The choice that means that, for a seat that may have other options."""
    options: tuple[Option, ...] = getattr(question.decision, "options", ())
    if isinstance(meant, Option):
        return options.index(meant)
    if isinstance(meant, tuple) and meant and isinstance(meant[0], Option):
        places: list[int] = []
        for option in meant:
            places.append(next((i for i, other in enumerate(options) if other == option and i not in places), -1))
        if -1 in places:
            raise ValueError("no such option")
        return tuple(places)
    return meant


class Over(Exception):
    """The first game was not played any further: what chance would have said next, nobody knows."""


class Scripted(Dice):
    """Gives the answers that it gave in the game before."""

    def __init__(self, answers: list[Choice]) -> None:
        super().__init__(0)
        self.answers = answers

    def answer(self, question: Question) -> Choice:
        if not self.answers:
            raise Over
        return self.answers.pop(0)


class Spy:
    """A game whose choices are written down as they are made."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.batches = 0
        self.answers: list[tuple[int, int, Meaning]] = []
        """(batches before it, for which player, what was meant)"""
        self.dice: list[Choice] = []
        watch = game.watch
        assert watch is not None

        def watched(game: Game, batch: Batch) -> None:
            watch(game, batch)
            self.batches += 1

        game.watch = watched

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def choose(self, seat: int, choice: Choice, question: int) -> None:
        asked = self.game.question(seat, question)
        if seat == CHANCE:
            self.dice.append(choice)
        else:
            self.answers.append((self.batches, asked.player, meaning(asked, choice)))
        self.game.choose(seat, choice, question)


def spied(decks: list[tuple[Card, ...]], format: str, seed: int) -> tuple[Table, Mailbox, Spy]:
    """A table whose choices are written down, and whose watched seats get all words there are."""
    made, box = table(setup(format, decks), seed, checked=False)
    made.watch()
    for number in WATCHED:
        for message in made.streams[number].want(7, 0):
            box(number, message)
    for message in made.streams[-3].snapshot():
        box(-3, message)
    spy = Spy(made.game)
    made.game = spy  # type: ignore[assignment]
    return made, box, spy


def give(made: Table, number: int, shown: Shown, choice: Choice) -> None:
    """Answer a question by the engine's numbers of its options."""
    if shown.places is not None and isinstance(choice, tuple):
        choice = tuple(shown.places.index(i) for i in choice)
    made.choose(number, shown.number, choice, 0)


def asked(made: Table) -> list[tuple[int, Shown]]:
    """Who is asked, and what."""
    return [(number, shown) for number, stream in made.streams.items() for shown in stream.questions if is_open(made, shown.asked)]


def decline(question: Question) -> Choice:
    """Nothing or no, where that can be said; else the default."""
    if isinstance(question.decision, Pick) and question.decision.least == 0:
        return ()
    options = getattr(question.decision, "options", ())
    return (options.index(NO),) if NO in options else question.default


class Witness:
    """Plays a table at random, and keeps what was answered when, and which cards the watched seats have seen."""

    def __init__(self, decks: list[tuple[Card, ...]], format: str, seed: int, most: int) -> None:
        rng = random.Random(seed)
        self.seen: set[int] = set()
        self.made, self.box, self.spy = spied(decks, format, seed)
        watch = self.made.game.watch
        assert watch is not None

        def watched(game: Game, batch: Batch) -> None:
            watch(game, batch)
            self.look(game)

        self.spy.game.watch = watched
        self.made.go_on(0)
        self.look(self.made.game)
        for _ in range(most):
            waiting = asked(self.made)
            if not waiting:
                break
            number, shown = waiting[rng.randrange(len(waiting))]
            give(self.made, number, shown, answer(shown.asked, rng))
            self.look(self.made.game)

    def look(self, game: Game) -> None:
        """Keep what the watched seats see now."""
        for number in WATCHED:
            viewer = self.made.streams[number].viewer
            for oid in viewer.numbers:
                obj = game.state.objects.get(oid)
                if obj is not None:  # a face-down card too: what may be played face down depends on what it is
                    self.seen.add(id(obj.card))


def again(first: Witness, decks: list[tuple[Card, ...]], format: str) -> Mailbox:
    """The same choices with other decks; gives what was sent.

    What the server answered in one of the games and a seat in the other (a pass, where there was nothing to do) is told
    apart by when it was.
    """
    made, box, spy = spied(decks, format, 0)
    made._dice = Scripted(list(first.spy.dice))
    made.go_on(0)
    done: list[tuple[int, int, Meaning]] = []
    with contextlib.suppress(Over):
        for when, player, meant in first.spy.answers:
            while spy.batches < when and (waiting := asked(made)):  # what the first game had no reason to ask
                give(made, *waiting[0], decline(waiting[0][1].asked))
            done += spy.answers
            spy.answers = []
            if (when, player, meant) in done:
                done.remove((when, player, meant))
                continue
            shown = next((shown for _, shown in asked(made) if shown.asked.player == player), None)
            if shown is None or spy.batches > when:
                continue
            try:
                choice = choice_of(shown.asked, meant)
            except ValueError:
                continue  # an announcement that came to nothing the first time (733.1); if it did not, what is sent will differ
            give(made, shown.asked.seat, shown, choice)
            spy.answers.pop(0)
    return box


def swapped(first: Witness, decks: list[tuple[Card, ...]], rng: random.Random, own: bool) -> tuple[list[tuple[Card, ...]], int]:
    """The decks with every card that the watched seats never saw made another of the same cost, and how many those were.

    Of the same cost, because how a player pays automatically depends on what else that player could cast. The first seat's own
    deck stays if not `own`: who searches a library may look at all of it.
    """
    by_cost: dict[tuple[str, bool], list[Card]] = {}
    for card in starter_pool():
        by_cost.setdefault((card.faces[0].cost, "land" in card.faces[0].types), []).append(card)
    n = 0
    found: list[tuple[Card, ...]] = []
    for seat, deck in enumerate(decks):
        cards = []
        for card in deck:
            if id(card) not in first.seen and (own or seat):
                n += 1
                face = card.faces[0]
                card = rng.choice(by_cost[face.cost, "land" in face.types])
            cards.append(card)
        found.append(tuple(cards))
    return found, n


def check(format: str, decks: list[tuple[Card, ...]], seed: int, most: int = 400, own: bool = False) -> int:
    """Play twice, with what the watched seats do not know swapped the second time; gives how many cards that were."""
    decks = [separate(deck) for deck in decks]
    first = Witness(decks, format, seed, most)
    others, n = swapped(first, decks, random.Random(seed), own)
    box = again(first, others, format)
    for number in WATCHED:
        one, two = first.box.numbered(number), box.numbered(number)
        for i, (a, b) in enumerate(zip(one, two)):
            assert a == b, (number, i, a, b)
        assert len(one) == len(two) or not first.made.over  # broken off, it waits for seats that in the other have nothing to do
        assert any(isinstance(message, m.Diff) for message in one)
    return n


@pytest.mark.parametrize("seed", range(3))
def test_unseen_cards_change_nothing_in_two_headed_giant(seed: int) -> None:
    """400.2, 810.5: whole games of Two-Headed Giant; views, questions, events and log lines are the same to the letter."""
    decks = [bench_deck(name) for name in ("RG", "Dawn Choir", "WR", "Night Market")]
    assert check("two-headed-giant", decks, seed, own=True) > 100


@pytest.mark.parametrize(
    ("format", "seats", "seed"),
    [("duel", 2, 2), ("duel", 2, 3), ("two-headed-giant", 4, 3), ("free-for-all", 3, 7), ("commander", 3, 8)],
)
def test_unseen_cards_change_nothing_whatever_is_played(format: str, seats: int, seed: int) -> None:
    """400.2: the same with decks of random cards: searches, scrying, reveals, other players' turns taken over."""
    rng = random.Random(seed)
    assert check(format, [random_deck(rng) for _ in range(seats)], seed, most=150) > 20
