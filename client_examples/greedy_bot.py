"""Greedy bot: one of the server's own bots (server/bots) behind the example client."""

from __future__ import annotations

import asyncio
import random
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from protocol.codec import array, server_messages
from server.bots import KINDS, Bot

from .client import Client, connected
from .seating import be_ready, parser, sit


async def play(client: Client, bot: Bot, seated: Callable[[], Awaitable[None]]) -> list[Any]:
    """From the seat, when `seated` is called, to the end of the game; gives the outcome: ["won", seat, ...] or ["drawn"]."""
    async for data in client:
        match data:
            case ["joined", *_]:
                await seated()
            case ["error", code, text, *_] if code not in ("illegal", "stale"):
                raise ConnectionError(text)
            case ["closed", _, text, *_]:
                raise ConnectionError(text)
        for message in server_messages(data):
            for said in bot.receive(message):
                await client.say(*array(said))
        if bot.mirror.over:
            return list(client.table[6])
    raise ConnectionError("the server is gone")


async def run(args: Namespace) -> list[Any]:
    """Connect, sit down and play."""
    async with connected(args.url, args.name or args.kind.title()) as client:
        await sit(client, args)
        return await play(client, KINDS[args.kind](random.Random(args.seed)), lambda: be_ready(client, args))


def main(argv: Sequence[str]) -> int:
    """Run from the command line."""
    arguments = parser("greedy_bot", __doc__ or "")
    arguments.add_argument("--kind", choices=list(KINDS), default="greedy")
    arguments.add_argument("--seed", type=int, default=None)
    print(*asyncio.run(run(arguments.parse_args(argv))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
