"""Dump: a game as bytes, and back; and its fingerprint.

At priority the state says it all. Elsewhere the state is that of the last priority stop (with the option `rewind`) or none at
all, and the choices made since are made again.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from . import turn
from .abilities.kinds import Card
from .decisions import JUDGE, Choice
from .ending import Outcome
from .errors import BadDump, BadSetup, IllegalChoice
from .objects import Obj
from .plain import Plain, Pool, Reader, Writer
from .setup import PlayerSetup, Setup
from .state import ZONES, Player, State
from .zones import OWNED

if TYPE_CHECKING:
    from .game import Game

MARK = "ettin"
VERSION = 1
encode = msgspec.msgpack.encode
decode = msgspec.msgpack.decode


def fingerprint(game: Game) -> str:
    """A name for the state that the game is in: the same in every process for the same choices, another for another state."""
    writer = Writer()
    state = writer.value(game.state)
    return sha256(encode([writer.words, state])).hexdigest()


def dump(game: Game) -> bytes:
    """The whole game: setup, choices, and where it stands. `load` gives it back."""
    writer = Writer()
    state, count, first = _standing(game)
    body = encode([
        writer.value(game.setup), writer.value(tuple(game.choices)), writer.value(state), count, first, writer.words,
    ])  # fmt: skip
    return encode([MARK, VERSION, sha256(body).digest(), body])


def _standing(game: Game) -> tuple[State | None, int, int]:
    """A state from which the game can go on, how many choices led to it, and the number of its first question; no state: from the start."""
    if game.outcome is not None:
        return game.state, len(game.choices), 0
    if game.at_priority:
        return game.state, len(game.choices), game.questions[0].id
    return game._base if game._base is not None else (None, 0, 0)


def load(data: bytes, pool: Pool | None = None) -> Game:
    """The game that was dumped; it plays on alike. Cards equal to those of the pool are the pool's. Raises BadDump."""
    parts = _opened(data)
    reader = Reader(parts[5], pool)
    setup = _setup(reader.value(parts[0]))
    choices = _choices(reader.value(parts[1]))
    state, count, first = reader.value(parts[2]), parts[3], parts[4]
    if type(count) is not int or type(first) is not int or not 0 <= count <= len(choices):
        raise BadDump("it does not say where the game stands")
    try:
        if state is None:
            return _replayed(_started(setup), choices)
        if state.outcome is None and any(question >= first for _, _, question in choices[:count]):
            raise BadDump("its questions have the numbers of old ones")
        game = _standing_at(setup, state, first)
        game.choices = choices[:count]
        return _replayed(game, choices[count:])
    except BadDump:
        raise
    except (BadSetup, IllegalChoice) as error:
        raise BadDump(f"the game cannot be played again: {error}") from error
    except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError, AssertionError) as error:
        raise BadDump(f"the game cannot go on from there: {error!r}") from error


def _opened(data: bytes) -> list[Plain]:
    try:
        mark, version, digest, body = decode(data)
    except (msgspec.DecodeError, TypeError, ValueError) as error:
        raise BadDump("this is no dumped game") from error
    if mark != MARK or not isinstance(body, bytes):
        raise BadDump("this is no dumped game")
    if version != VERSION:
        raise BadDump(f"a dump of version {version!r:.20} cannot be read, only {VERSION}")
    if digest != sha256(body).digest():
        raise BadDump("the data is damaged")
    parts = decode(body)
    if not isinstance(parts, list) or len(parts) != 6:
        raise BadDump("parts of the game are missing")
    return parts


def _started(setup: Setup) -> Game:
    from .game import Game

    return Game.start(setup)


def _standing_at(setup: Setup, state: State, first: int) -> Game:
    """The game at a priority stop, or over."""
    from .game import Game

    format = setup.format_in_play()
    _sound(state, len(setup.players), len(format.teams.turn_groups), len(format.teams.life_groups))
    game = Game(setup, format, state)
    game.unsettled = False
    if state.outcome is not None:
        game.outcome = state.outcome
        return game
    state.next_question = first
    game._play = turn.run(game)
    game._advance(())
    if not game.at_priority:
        raise BadDump("the game does not stand where players have priority")
    return game


def _replayed(game: Game, choices: list[tuple[int, Choice, int]]) -> Game:
    for seat, choice, question in choices:
        if choice == "concede":
            game.concede(seat)
        else:
            game.choose(seat, choice, question)
    return game


# -- what must be so


def _setup(setup: object) -> Setup:
    if not isinstance(setup, Setup) or not isinstance(setup.players, tuple) or type(setup.format) is not str:
        raise BadDump("the setup is missing")
    for entry in setup.players:
        if not isinstance(entry, PlayerSetup) or type(entry.name) is not str:
            raise BadDump("a player of the setup is missing")
        if not all(type(cards) is tuple and all(isinstance(card, Card) for card in cards) for cards in (entry.deck, entry.commanders)):
            raise BadDump("a deck holds something that is no card")
    if type(setup.named) is not tuple or not all(isinstance(card, Card) for card in setup.named):
        raise BadDump("something that can be named is no card")
    if type(setup.teams) is not tuple or not all(type(team) is tuple and all(type(seat) is int for seat in team) for team in setup.teams):
        raise BadDump("the teams of the setup are missing")
    if type(setup.range) is not int or type(setup.attack) is not str:
        raise BadDump("the options of the setup are missing")
    return setup


def _choices(choices: object) -> list[tuple[int, Choice, int]]:
    if type(choices) is not tuple:
        raise BadDump("the choices are missing")
    for choice in choices:
        if type(choice) is not tuple or len(choice) != 3 or type(choice[0]) is not int or type(choice[2]) is not int or choice[0] <= JUDGE:
            raise BadDump(f"{choice!r:.40} is no choice")
    return list(choices)


def _sound(state: object, players: int, turn_groups: int, life_groups: int) -> None:
    """Raise BadDump unless the state holds together: every field of its kind, and each object in just its zone."""
    if not isinstance(state, State):
        raise BadDump("the state is missing")
    _alike(state, State([], []))
    if len(state.players) != players or len(state.life) != life_groups or not 0 <= state.active < turn_groups:
        raise BadDump("the state is of another format")
    if state.outcome is not None and not isinstance(state.outcome, Outcome):
        raise BadDump("the outcome is missing")
    for seat, player in enumerate(state.players):
        if not isinstance(player, Player) or player.seat != seat:
            raise BadDump("a player of the state is missing")
        _alike(player, Player(seat))
    like = Obj(0, None, 0, "")
    for oid, obj in state.objects.items():
        if not isinstance(obj, Obj) or obj.id != oid or not isinstance(obj.card, (Card, type(None))):
            raise BadDump(f"object {oid!r:.20} is missing")
        _alike(obj, like)
        if not 0 <= obj.owner < players:
            raise BadDump(f"object {oid} belongs to nobody")
    _placed(state)


def _placed(state: State) -> None:
    """Each object is in the list of its zone, once, and nothing else is."""
    placed: dict[Any, str] = {}
    for zone in ZONES:
        for held in [getattr(player, zone) for player in state.players] if zone in OWNED else [getattr(state, zone)]:
            for oid in held:
                if oid in placed or oid not in state.objects or state.objects[oid].zone != zone:
                    raise BadDump(f"object {oid!r:.20} is not in the {zone}")
                placed[oid] = zone
    for oid in state.phased:
        if oid in placed or oid not in state.objects or not state.objects[oid].phased_out:
            raise BadDump(f"object {oid!r:.20} is not phased out")
        placed[oid] = "battlefield"
    if len(placed) != len(state.objects):
        raise BadDump("an object is nowhere")
    if any(type(oid) is not int or not 0 < oid < state.next_id for oid in state.objects):
        raise BadDump("an object has no number")


def _alike(record: object, like: object) -> None:
    """Raise BadDump unless each field of the record is set, and of the type that it has in a new one."""
    for name in type(record).__slots__:  # type: ignore[attr-defined]
        usual = getattr(like, name)
        if not hasattr(record, name) or (usual is not None and type(getattr(record, name)) not in (type(usual), type(None))):
            raise BadDump(f"{type(record).__name__}.{name} is not as it should be")
