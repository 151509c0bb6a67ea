"""Board: permanents in order of arrival and continuous effects upon them, for tests of what things are like (613)."""

from __future__ import annotations

from server.cards.pool import starter_pool
from server.engine import events, zones
from server.engine.abilities.kinds import Card, Static
from server.engine.abilities.words import Change, Cond, Duration, Filter
from server.engine.decisions import Thing
from server.engine.game import Game, PlayerSetup, Setup
from server.engine.layers import layers
from server.engine.objects import Chars, Names
from server.engine.state import Continuous


def static(over: Filter | None, *changes: Change, cond: Cond | None = None, cda: bool = False, zone: str = "battlefield") -> Static:
    """A static ability."""
    return Static(changes, over, cond, zone, cda)


class Board:
    """A game of so many seats in its first turn, with nothing anywhere; `put` things into it."""

    def __init__(self, seats: int = 2, format: str = "duel") -> None:
        players = tuple(PlayerSetup(f"p{i}", ()) for i in range(seats))
        self.game = Game.start(Setup(format, players, mulligans=False, opening=False, shuffle=False, first=0))

    def put(self, card: Card | str, seat: int = 0, zone: str = "battlefield") -> int:
        """A card put somewhere as a judge would."""
        return zones.place(self.game, seat, starter_pool()[card] if isinstance(card, str) else card, zone)

    def all(self, *cards: Card | str, seat: int = 0) -> list[int]:
        """Cards put onto the battlefield one after the other."""
        return [self.put(card, seat) for card in cards]

    def remove(self, oid: int, to: str = "graveyard") -> int:
        """The object moved to a zone of its owner."""
        events.happened(self.game, (event := events.Moved(oid, to),))
        return event.new

    def effect(
        self, things: Thing | tuple[Thing, ...], *changes: Change, you: int = 0, source: int = 0, until: Duration | None = None,
        names: Names | None = None,
    ) -> Continuous:  # fmt: skip
        """A continuous effect of something that has resolved (611.2)."""
        game = self.game
        locked = things if isinstance(things, tuple) else (things,)
        started = Continuous(game.timestamp(), source, you, changes, locked, until, names or {}, 0, game.timestamp(), game.state.turn)
        events.happened(game, (events.EffectStarted(started),))
        return started

    def end(self, effect: Continuous) -> None:
        """The effect ends."""
        events.happened(self.game, (events.EffectsEnded((effect,)),))

    def counters(self, oid: int, kind: str, n: int = 1) -> None:
        """Counters put on it."""
        events.happened(self.game, (events.CountersPut(oid, kind, n),))

    def attach(self, oid: int, to: int) -> None:
        """One thing attached to another."""
        events.happened(self.game, (events.Attached(oid, to),))

    def chars(self, oid: int) -> Chars:
        """What the object is like."""
        return layers.chars(self.game, oid)

    def size(self, oid: int) -> tuple[int | None, int | None]:
        """Power and toughness."""
        chars = self.chars(oid)
        return chars.power, chars.toughness

    def mana(self, oid: int) -> str:
        """The letters of the mana abilities that add one mana, in the order of the abilities."""
        letters = ""
        for ability in self.chars(oid).abilities:
            mana = getattr(getattr(ability, "do", None), "mana", None)
            letters += getattr(mana, "symbols", "").strip("{}")
        return letters
