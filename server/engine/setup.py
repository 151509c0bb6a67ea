"""Setup: what a game is started from, and the state before anything has happened (103)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from . import commander
from .abilities.amounts import CardName
from .abilities.changes import SpendOnly
from .abilities.conditions import Now
from .abilities.kinds import Activated, Card
from .abilities.words import Word
from .errors import BadSetup
from .formats import Format, find_format
from .multiplayer.range import measure
from .objects import Obj
from .state import Player, State


class PlayerSetup:
    """A player: a name and the cards of the deck, in the order in which they lie before any shuffle (top last)."""

    __slots__ = ("name", "deck", "commanders")

    def __init__(self, name: str, deck: Sequence[Card], commanders: Sequence[Card] = ()) -> None:
        self.name = name
        self.deck, self.commanders = tuple(deck), tuple(commanders)


class Setup:
    """All that a game needs besides its choices.

    mulligans   whether opening hands may be taken again (103.5); without, each player keeps seven
    first       the turn group that begins; None: the toss decides (103.1)
    rewind      keep the state of the last priority stop, so that copying in the middle of an action is cheap
    opening     whether opening hands are drawn at all; a scenario's position has none
    shuffle     whether libraries are shuffled before
    range       how many seats away a player can affect anything (801); 0: no limit
    attack      whom creatures may attack: "multiple" (802), "left" or "right" (803)
    named       the cards whose names can be chosen (201.4); those of the decks if none are given, which tells what is in them
    """

    __slots__ = ("format", "players", "teams", "mulligans", "first", "rewind", "opening", "shuffle", "range", "attack", "named")

    def __init__(
        self,
        format: str,
        players: Sequence[PlayerSetup],
        *,
        teams: Sequence[Sequence[int]] = (),
        mulligans: bool = True,
        first: int | None = None,
        rewind: bool = False,
        opening: bool = True,
        shuffle: bool = True,
        range: int = 0,
        attack: str = "multiple",
        named: Sequence[Card] = (),
    ) -> None:
        self.format, self.players = format, tuple(players)
        self.teams = tuple(tuple(team) for team in teams)
        self.mulligans, self.first, self.rewind = mulligans, first, rewind
        self.opening, self.shuffle = opening, shuffle
        self.range, self.attack = range, attack
        self.named = tuple(named)

    def format_in_play(self) -> Format:
        """The format with its options. Raises BadSetup."""
        return find_format(self.format, len(self.players), self.teams, range=self.range, attack=self.attack)


def new_state(setup: Setup, format: Format) -> State:
    """The state with every card in its owner's library, commanders in the command zone (903.6), and nothing else done. Raises BadSetup."""
    teams = format.teams
    if setup.first is not None and not 0 <= setup.first < len(teams.turn_groups):
        raise BadSetup(f"there is no team {setup.first} to begin")
    players = [Player(seat, entry.name) for seat, entry in enumerate(setup.players)]
    state = State(players, [format.starting_life(len(group)) for group in teams.life_groups])
    state.turns_taken = [0] * len(teams.turn_groups)
    for seat, entry in enumerate(setup.players):
        for card in entry.deck:
            obj = Obj(state.next_id, card, seat, "library")
            obj.stamp = state.stamp
            state.next_id += 1
            state.objects[obj.id] = obj
            players[seat].library.append(obj.id)
    if not format.commanders and any(entry.commanders for entry in setup.players):
        raise BadSetup(f"there are no commanders in the format {setup.format!r}")
    for seat, entry in enumerate(setup.players):
        for card in entry.commanders:
            obj = Obj(state.next_id, card, seat, "command")
            obj.stamp = state.stamp
            state.next_id += 1
            state.objects[obj.id] = obj
            state.command.append(obj.id)
            commander.designate(state, obj)
    state.sources_matter = any(speaks_of_sources(card) for entry in setup.players for card in (*entry.deck, *entry.commanders))
    if format.range:
        state.ranges = measure(state, format.range)
    return state


def steps_matter(setup: Setup) -> bool:
    """Whether any card of the game speaks of particular steps, so that what is legal may change as a step begins. Cards
    that come into the game otherwise than in a deck, as in a scenario, are taken to do so."""
    return not setup.opening or any(_speaks_of_steps(card) for entry in setup.players for card in (*entry.deck, *entry.commanders))


@cache
def speaks_of_sources(word: object) -> bool:
    """Whether the card cares what has produced the mana that is spent."""
    if isinstance(word, SpendOnly):
        return True
    if isinstance(word, Word):
        return any(speaks_of_sources(getattr(word, name)) for name in word.__struct_fields__)
    return isinstance(word, tuple) and any(speaks_of_sources(item) for item in word)


@cache
def speaks_of_names(word: object) -> bool:
    """Whether the card has a player choose a card name."""
    if isinstance(word, CardName):
        return True
    if isinstance(word, Word):
        return any(speaks_of_names(getattr(word, name)) for name in word.__struct_fields__)
    return isinstance(word, tuple) and any(speaks_of_names(item) for item in word)


@cache
def _speaks_of_steps(word: object) -> bool:
    if isinstance(word, Now):
        return True
    if isinstance(word, Activated) and not set(word.when.split()) <= {"sorcery", "once"}:
        return True
    if isinstance(word, Word):
        return any(_speaks_of_steps(getattr(word, name)) for name in word.__struct_fields__)
    return isinstance(word, tuple) and any(_speaks_of_steps(item) for item in word)
