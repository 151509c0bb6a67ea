"""Help for tests of the greedy bot: a table as a client sees it, put together by hand."""

from __future__ import annotations

import random

from protocol import messages as m
from protocol.view import KEYWORDS, OBJECT, PLAYER, STEPS, TYPES, O, P, Row, View, Zone, bits
from server.bots import GreedyBot

ME, FOE = 0, 1


class Scene:
    """A duel in the first main phase of seat 0, whose bot it is. Objects get ids from 1."""

    def __init__(self, step: str = "main1", active: int = ME) -> None:
        self.bot = GreedyBot(random.Random(1))
        self.bot.mirror.joined = m.Joined("ABCDE", ME, "token", "duel", "freeform", [[0], [1]], [])
        self.view = View(players=[PLAYER[:], PLAYER[:]])
        for seat, row in enumerate(self.view.players):
            row[P.TEAM], row[P.LIFE], row[P.LIBRARY] = seat, 20, 40
        self.view.table[0], self.view.table[1], self.view.table[2] = 3, STEPS.index(step), [active]
        self._next = 1

    def card(
        self,
        zone: Zone,
        seat: int,
        name: str,
        types: str,
        *texts: str,
        cost: int = 0,
        size: tuple[int, int] | None = None,
        **fields: int,
    ) -> int:
        """Put a card somewhere; gives its id."""
        oid, self._next = self._next, self._next + 1
        row: Row = OBJECT[:]
        row[O.ZONE], row[O.DEFINITION], row[O.OWNER], row[O.CONTROLLER] = zone, oid, seat, seat
        row[O.TYPES] = bits(tuple(types.split()), TYPES)
        if size is not None:
            row[O.POWER], row[O.TOUGHNESS] = size
        for field, value in fields.items():
            row[O[field]] = value
        self.view.objects[oid] = row
        shared = zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE, Zone.COMMAND)
        self.view.zones.setdefault((zone, -1 if shared else seat), []).append(oid)
        power, toughness = map(str, size) if size is not None else ("", "")
        self.bot.mirror.cards[oid] = m.Definition(oid, name, "", cost, types, "", [*texts], power, toughness)
        return oid

    def creature(self, seat: int, power: int, toughness: int, *keywords: str, zone: Zone = Zone.BATTLEFIELD, **fields: int) -> int:
        """A creature, on the battlefield unless said otherwise."""
        has = bits(keywords, KEYWORDS)
        return self.card(zone, seat, f"{power}/{toughness}", "creature", cost=power, size=(power, toughness), KEYWORDS=has, **fields)

    def spell(self, name: str, types: str, text: str, cost: int = 1) -> int:
        """A card in the bot's hand."""
        return self.card(Zone.HAND, ME, name, types, text, cost=cost)

    def answers(self, question: m.Question) -> m.Answer:
        """What the bot says to the question."""
        said = self.bot.receive(m.Snapshot(0, self.view.to_wire(), [question]))
        (choice,) = [one for one in said if isinstance(one, m.Choose)]
        return choice.choice

    def acts(self, *options: m.Option) -> m.Option:
        """What it does with priority."""
        given = [m.Option("pass"), *options]
        answer = self.answers(m.Question(1, "act", "priority", "117.1", given, 0))
        assert isinstance(answer, int)
        return given[answer]

    def picks(self, reason: str, things: list[int], least: int = 1, most: int = 1, source: int = 0) -> list[int]:
        """What it chooses among things."""
        options = [m.Option("player" if thing < 0 else "object", thing) for thing in things]
        default: m.Answer = [*range(least)]
        answer = self.answers(m.Question(1, "pick", reason, "601.2c", options, default, [least, most], source=source))
        assert isinstance(answer, list)
        return [things[i] for i in answer if isinstance(i, int)]

    def declares(
        self, shape: str, who: list[int], whom: list[int], *limits: m.Limit, must: int = 0, cost: str = ""
    ) -> list[tuple[int, int]]:
        """Which creatures it has attack, or block, whom."""
        options = [m.Option("player" if thing < 0 else "object", thing) for thing in whom]
        every = [*range(len(whom))]
        declarers = [m.Declarer(oid, every, must, 1, [cost] * len(whom) if cost else []) for oid in who]
        answer = self.answers(m.Question(1, shape, shape, "508.1", options, [], declarers=declarers, limits=[*limits]))
        assert isinstance(answer, list)
        return [(who[pair[0]], whom[pair[1]]) for pair in answer if isinstance(pair, list)]
