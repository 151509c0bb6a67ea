"""Fuzz: whole games of random choices with random decks of the whole pool, held against the laws of the engine.

    python3 -m tests.fuzz duel 0 50        games 0 to 49 of the format, on one core; what went wrong, kind by kind

Odd numbers play decks of two colours, which cast more; every third game begins with some of the cards on the battlefield. Every
tenth is compared with its replay and with copies. In three games of ten players may leave, now and then in the middle of something.
"""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Iterator

from server.cards.pool import starter_pool
from server.engine import zones
from server.engine.abilities.kinds import Card
from server.engine.batch import Batch
from server.engine.commander import identity
from server.engine.events import Moved
from server.engine.game import Game, PlayerSetup, Setup
from server.engine.layers import layers
from tests.engine.playing import some_card
from tests.engine.test_laws import check_invariants

SEATS = {
    "duel": (2,),
    "two-headed-giant": (4,),
    "three-headed-giant": (6,),
    "free-for-all": (3, 4, 5),
    "commander": (2, 3, 4),
    "two-headed-giant+commander": (4,),
}
BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
OPTIONS: tuple[dict[str, object], ...] = ({}, {"range": 1}, {"attack": "left"}, {"attack": "right"}, {"range": 2, "attack": "left"})
MOST_QUESTIONS = 4000
SLOW = 5.0
"""A choice that takes more seconds of processor time than this is a fault of the engine."""


class Fault(AssertionError):
    """A law of the engine is broken."""


class Report:
    """How a game went: how many questions, how it ended, and what was wrong with it ("" nothing) where."""

    def __init__(self, format: str, seed: int) -> None:
        self.format, self.seed = format, seed
        self.questions = self.turns = 0
        self.over = False
        self.seconds = self.slowest = 0.0
        self.fault = self.trace = ""


def deck(rng: random.Random, size: int, colours: str = "WUBRG") -> tuple[Card, ...]:
    """A deck of so many cards: two fifths of them basic lands of those colours, the rest anything of the pool that goes with them."""
    pool = starter_pool()
    able = [card for card in pool if set(identity(card)) <= set(colours)]
    kinds = [basic for basic, colour in zip(BASICS, "WUBRG", strict=True) if colour in colours]
    lands = [pool[kinds[i % len(kinds)]] for i in range(2 * size // 5)]
    return (*lands, *(some_card(rng, able) for _ in range(size - len(lands))))


def legends() -> list[Card]:
    """The cards of the pool that can be commanders (903.3)."""
    return [card for card in starter_pool() if {"legendary"} <= set(card.faces[0].supertypes) and "creature" in card.faces[0].types]


def setup(format: str, seed: int) -> Setup:
    """The game of that number: its seats, decks and options."""
    rng = random.Random(f"{format}/{seed}")
    heads = rng.choice(SEATS[format])
    players = []
    for seat in range(heads):
        commanders = tuple(rng.sample(legends(), rng.choice((1, 1, 2)))) if "commander" in format else ()
        size = (100 if commanders else 60) - len(commanders)
        colours = "".join(sorted({c for card in commanders for c in identity(card)} or set(rng.sample("WUBRG", 2))))
        players.append(PlayerSetup(f"p{seat}", deck(rng, size, colours if seed % 2 else "WUBRG"), commanders))
    options: dict[str, object] = {}
    if format == "free-for-all":
        options = rng.choice(OPTIONS)
    rewind = seed % 3 == 2 or rng.random() < 0.5
    return Setup(format, tuple(players), rewind=rewind, **options)  # type: ignore[arg-type]


def populate(game: Game) -> None:
    """Put some of each player's cards onto the battlefield, as if they had been there for long."""
    for player in game.state.players:
        lands = creatures = 0
        for oid in list(player.library):
            obj = game.state.objects[oid]
            face = obj.printed
            if "Aura" in face.subtypes or not {"land", "creature", "artifact", "enchantment"} & set(face.types):
                continue
            if (lands := lands + ("land" in face.types)) <= 7 if "land" in face.types else (creatures := creatures + 1) <= 5:
                new = zones.move(game, Moved(oid, "battlefield", under=player.seat))
                game.state.edit(new).turn_gained = -1
                layers.changed(game, new, layers.OBJECT)
    layers.refresh(game)


def play(format: str, seed: int, most: int = MOST_QUESTIONS) -> Report:
    """Play the game of that number and check it; nothing is raised."""
    report = Report(format, seed)
    began = time.process_time()
    try:
        _play(report, most)
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        report.fault = f"{type(error).__name__}: {str(error)[:120]} at {where.filename.split('/main/')[-1]}:{where.lineno}"
        report.trace = traceback.format_exc()
    report.seconds = time.process_time() - began
    return report


def _play(report: Report, most: int) -> None:
    rng = random.Random(report.seed)
    seen: list[str] = []
    peopled = report.seed % 3 == 2
    keeps = report.seed % 10 == 0 and not peopled  # its events are kept and compared with those of a replay

    def watch(_: Game, batch: Batch) -> None:
        seen.append(repr(batch.events))

    made = setup(report.format, report.seed)
    game = Game.start(made, watch if keeps else None, populate if peopled else None)
    leaves = rng.random() < 0.3
    for n in range(most):
        if not game.questions:
            break
        report.questions = n + 1
        if leaves and rng.random() < (0.001 if game.at_priority else 0.01):
            living = game.living()
            game.concede(living[rng.randrange(len(living))])
            continue
        asked = game.questions[rng.randrange(len(game.questions))]
        began = time.process_time()
        game.choose(asked.seat, asked.sample(rng), asked.id)
        took = time.process_time() - began
        report.slowest = max(report.slowest, took)
        if took > SLOW:
            raise Fault(f"a choice took {took:.0f} s, {asked.reason}")
        if n % 97 == 0 and game.at_priority:
            check_invariants(game)
        if keeps and n % 421 == 0:
            _check_copy(game, n)
    report.turns, report.over = game.state.turn, game.outcome is not None
    if game.outcome is not None or game.at_priority:
        check_invariants(game)
    if keeps:
        again: list[str] = []
        other = Game.replay(made, game.choices, lambda _, batch: again.append(repr(batch.events)))
        if again != seen:
            at = next((i for i, (a, b) in enumerate(zip(seen, again)) if a != b), min(len(seen), len(again)))
            raise Fault(f"the replay differs from batch {at} on")
        if other.fingerprint() != game.fingerprint():
            raise Fault("the replay ends with another fingerprint")


def _check_copy(game: Game, seed: int) -> None:
    """A copy plays on alike, and leaves the original alone."""
    if not game.questions:
        return
    before = game.fingerprint()
    prints = []
    others = [game.copy(), game.copy()]
    if game.at_priority:
        others.append(Game.load(game.dump(), starter_pool()))
    for copy in others:
        rng = random.Random(seed)
        for _ in range(25):
            if not copy.questions:
                break
            asked = copy.questions[0]
            copy.choose(asked.seat, asked.sample(rng), asked.id)
        prints.append(copy.fingerprint())
    if len(set(prints)) > 1:
        raise Fault(f"copies, and what was dumped and loaded, differ after the same choices: {prints}")
    if game.fingerprint() != before:
        raise Fault("playing on with a copy changed the original")


def games(format: str, first: int, n: int) -> Iterator[Report]:
    """The games of these numbers, one after the other."""
    for seed in range(first, first + n):
        yield play(format, seed)
