"""The bots behind a socket: they open rooms, join others, and play to the end."""

from __future__ import annotations

import asyncio
import random
from argparse import Namespace
from pathlib import Path

import anyio
import pytest

from client_examples import greedy_bot, random_bot, seating
from client_examples.client import connected
from server.bots import GreedyBot
from server.net.serve import serving
from tests.client_examples.support import arguments, with_server


async def test_the_random_bot_plays_to_the_end(quick: str) -> None:
    """From raw messages alone; its own view of the outcome."""
    async with serving(port=0) as url:
        with anyio.fail_after(60):
            outcome = await random_bot.run(arguments(url, "--deck", quick))
    assert outcome in (["won", 0], ["won", 1], ["drawn"])


async def test_the_greedy_bot_joins_somebody(quick: str) -> None:
    """Two of them in one room, one of which opened it."""
    async with serving(port=0) as url, connected(url, "Ann") as ann, connected(url, "Bob") as bob:
        here, there = arguments(url, "--bots", "none", "--deck", quick), arguments(url, "--deck", quick)
        await seating.sit(ann, here)
        async for message in ann:
            if message[0] == "joined":
                break
        there.code = ann.code
        await seating.be_ready(ann, here)
        await seating.sit(bob, there)

        async def ready() -> None:
            await seating.be_ready(bob, there)

        with anyio.fail_after(60):
            first = asyncio.ensure_future(random_bot.play(ann))
            bot = GreedyBot(random.Random(1))
            outcome = await greedy_bot.play(bob, bot, ready)
            assert await first == outcome
        assert outcome[0] in ("won", "drawn")


def test_the_greedy_bot_runs_from_the_command_line(quick: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It opens a room, has a bot take the other seat, and prints the outcome."""
    with_server(lambda url: greedy_bot.main(["--url", url, "--format", "duel", "--deck", quick, "--seed", "1"]))
    assert capsys.readouterr().out.startswith(("won", "drawn"))


async def test_a_refused_deck_ends_the_bot(tmp_path: Path) -> None:
    """It says why, rather than wait for ever."""
    async with serving(port=0) as url:
        with pytest.raises(ConnectionError, match="deck"):
            await greedy_bot.run(Namespace(**vars(arguments(url, "--deck", "No such deck")), kind="greedy", seed=1))
