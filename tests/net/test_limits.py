"""Limits: how fast a peer may talk."""

from __future__ import annotations

from protocol import messages as m
from server.net.limits import weight
from tests.net.peer import served


def test_what_costs_more_weighs_more() -> None:
    """A decklist is checked card by card, chat is heard by all; an answer is what a table lives on."""
    assert weight([m.Choose(1, 0)], 20) == 1
    assert weight([m.Deck("60 Forest")], 20) > weight([m.Chat("hello")], 20) > 1
    assert weight([m.Choose(1, 0), m.Chat("hello")], 40) > weight([m.Chat("hello")], 20)
    assert weight([m.Cards([])], 20) == 1 and weight([m.Cards([*range(400)])], 500) == 101
    assert weight([m.Auto("stops", [[1, 0]] * 5000)], 20_000) > 40 and weight([], 60_000) > 100


async def test_a_flood_of_chat_is_read_slowly() -> None:
    """So many lines as the burst allows come at once, the others in their time; nothing is lost."""
    async with served("ann") as (_, (ann,)):
        await ann.ask(m.Create("duel"), m.Joined)
        for n in range(100):
            await ann.say(m.Chat(str(n)))
        assert [(await ann.hear(m.Said)).text for _ in range(100)] == [str(n) for n in range(100)]
