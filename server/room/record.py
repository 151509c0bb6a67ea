"""Record: a game as the lines of a file, setup and choices, and how it is played back.

    ["setup", {...}]                            formats, players, decks: all that the game begins with
    ["choice", seat, choice, question, by]      by: the seat itself, the server for it, its time being up, chance
    ["concede", seat]
    ["over", [winner ...]]
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from protocol import messages as m
from server.cards.pool import Pool, starter_pool
from server.engine.abilities.kinds import Card
from server.engine.batch import Batch
from server.engine.decisions import SPECTATOR, Choice
from server.engine.errors import EngineError
from server.engine.game import Game, PlayerSetup, Setup

from .changes import Tracker
from .errors import BadRecord
from .journal import Plain, Record
from .questions import plain as as_choice
from .stream import Stream

VERSION = 1
SEAT, AUTO, TIME, CHANCE = range(4)
"""By whom a question was answered."""


def plain(choice: Choice) -> Plain:
    """A choice as plain data."""
    return [plain(part) for part in choice] if isinstance(choice, tuple) else choice


def setup_record(setup: Setup) -> Record:
    """The record of what a game begins with."""
    players: list[Plain] = []
    for player in setup.players:
        deck: list[Plain] = []
        for card in player.deck:
            last = deck[-1] if deck else None
            if isinstance(last, list) and last[1] == card.name and isinstance(last[0], int):
                last[0] += 1
            else:
                deck.append([1, card.name])
        players.append({"name": player.name, "deck": deck, "commanders": [card.name for card in player.commanders]})
    facts: Plain = {
        "ettin": VERSION,
        "format": setup.format,
        "players": players,
        "teams": [list(team) for team in setup.teams],
        "mulligans": setup.mulligans,
        "first": setup.first,
        "named": [card.name for card in setup.named],
    }
    return ["setup", facts]


def setup_from(record: Record, pool: Pool) -> Setup:
    """What the record says a game begins with. Raises BadRecord or UnknownCard."""
    match record:
        case ["setup", dict() as facts]:
            match facts:
                case {"ettin": int(version), "format": str(format), "players": list(players), "teams": list(teams)}:
                    if version != VERSION:
                        raise BadRecord(f"this reads version {VERSION} of records, not {version}")
                    first, mulligans = facts.get("first"), facts.get("mulligans", True)
                    if not isinstance(first, (int, type(None))) or not isinstance(mulligans, bool):
                        raise BadRecord("the options of the setup are no options")
                    return Setup(
                        format,
                        tuple(_player(player, pool) for player in players),
                        teams=[_team(team) for team in teams],
                        mulligans=mulligans,
                        first=first,
                        named=_cards(facts.get("named", []), pool),
                    )
    raise BadRecord("the first line must be the setup of a game")


def _player(player: Plain, pool: Pool) -> PlayerSetup:
    match player:
        case {"name": str(name), "deck": list(deck), **more}:
            if not name.isprintable():  # it stands in every line that is told
                raise BadRecord(f"{name[:40]!r} is no player's name")
            cards = []
            for entry in deck:
                match entry:
                    case [int(n), str(card)] if 0 < n < 1000:
                        cards += [pool[card]] * n
                    case _:
                        raise BadRecord(f"{_short(entry)} is no number of cards")
            return PlayerSetup(name, cards, _cards(more.get("commanders", []), pool))
    raise BadRecord("a player has a name and a deck")


def _team(team: Plain) -> list[int]:
    seats = [seat for seat in team if isinstance(seat, int)] if isinstance(team, list) else []
    if not isinstance(team, list) or len(seats) != len(team):
        raise BadRecord(f"{_short(team)} is no team")
    return seats


def _cards(names: object, pool: Pool) -> list[Card]:
    if not isinstance(names, list):
        raise BadRecord(f"{_short(names)} is no list of cards")
    cards = []
    for name in names:
        if not isinstance(name, str):
            raise BadRecord(f"{_short(name)} is no card's name")
        cards.append(pool[name])
    return cards


def _short(value: object) -> str:
    return f"{value!r:.40}"


def play(game: Game, records: Iterable[Record], first: int = 2) -> None:
    """Make the choices of the records, which begin at that line. Raises BadRecord where they do not fit the game."""
    for number, record in enumerate(records, first):
        try:
            match record:
                case ["choice", int(seat), choice, int(question), *_]:
                    game.choose(seat, as_choice(choice), question)
                case ["concede", int(seat)]:
                    game.concede(seat)
                case ["over", *_]:
                    return
                case _:
                    raise BadRecord(f"line {number} is no choice")
        except EngineError as error:
            raise BadRecord(f"line {number}: {error}") from error
        except RecursionError as error:
            raise BadRecord(f"line {number}: a choice has no such depths") from error


def write(path: Path, records: Iterable[Record]) -> None:
    """Write a record, a line each."""
    with path.open("w", encoding="utf-8") as file:
        file.writelines(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n" for record in records)


def read(path: Path) -> Iterator[Record]:
    """The records of a file. Raises OSError or BadRecord."""
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            try:
                record: Plain = json.loads(line.decode())
            except (ValueError, RecursionError) as error:
                raise BadRecord(f"line {number} is not JSON: {error}") from error
            if not isinstance(record, list) or not record:
                raise BadRecord(f"line {number} is no record")
            yield record


def replay_file(path: Path, pool: Pool | None = None) -> Iterator[str]:
    """Play a recorded game back; gives the log in words, as one who sees all hands. Raises OSError, BadRecord, UnknownCard, BadSetup."""
    records = read(path)
    setup = setup_from(next(records, []), pool or starter_pool())
    yield from Replay(setup).lines(records)


class Replay:
    """A game being played back."""

    def __init__(self, setup: Setup) -> None:
        self._tracker = Tracker()
        self._names = [player.name for player in setup.players]
        self._lines: list[str] = []
        self._stream: Stream | None = None
        self.game = Game.start(setup, self._watch, self._prepare)

    def lines(self, records: Iterable[Record]) -> Iterator[str]:
        """What happens as the choices are made."""
        yield from self._take()
        for number, record in enumerate(records, 2):
            play(self.game, [record], number)
            yield from self._take()
        outcome = self.game.outcome
        if outcome is None:
            yield "The game is not over."
        elif outcome.winners:
            yield f"{' and '.join(self._names[seat] for seat in outcome.winners)} won."
        else:
            yield "The game is a draw."

    def _take(self) -> list[str]:
        lines, self._lines = self._lines, []
        return lines

    def _prepare(self, game: Game) -> None:
        looks = self._tracker.looks(game)
        self._tracker.begin(looks)
        self._stream = Stream(SPECTATOR, looks, self._names, everyone=True)
        self._stream.want(m.LOG, 0)

    def _watch(self, game: Game, batch: Batch) -> None:
        assert self._stream is not None
        looks = self._tracker.looks(game)
        for message in self._stream.batch(looks, self._tracker.dirty(looks, batch), False):
            if isinstance(message, m.Lines):
                self._lines += message.lines
