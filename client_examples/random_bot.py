"""Random bot: answers every question at random, from the raw messages alone. An example of what a question says."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

from .client import Client, connected
from .seating import be_ready, parser, sit


def answer(question: list[Any]) -> Any:
    """An answer to a question; nearly always a legal one."""
    _, shape, _, _, options, default, bounds, *rest = question
    declarers = rest[4]
    match shape, bounds:
        case "act", _:
            return random.choice([i for i, (*_, choice) in enumerate(options) if choice != "mana"])  # mana comes by itself
        case "pick", [least, most]:
            return random.sample(range(len(options)), random.randint(least, most))
        case "order", [count]:
            return random.sample(range(count), count)
        case "number", [least, most]:
            return random.randint(least, most)
        case "attack" | "block", _:
            return [[i, random.choice(may)] for i, (_, may, must, *_) in enumerate(declarers) if may and (must or random.random() < 0.5)]
    return default


async def play(client: Client) -> list[Any]:
    """Play the game to its end; gives the outcome: ["won", seat, ...] or ["drawn"]."""
    refused: set[int] = set()
    async for message in client:
        match message:
            case ["error", "illegal", _, "choose", question, *_]:
                refused.add(question)  # it is still open: look at it again, and take the default
                await client.say("resume", -1)
            case ["snapshot" | "diff", *_]:
                for question in list(client.questions):
                    await client.say("choose", question[0], question[5] if question[0] in refused else answer(question))
                if client.table[6] is not None:
                    return list(client.table[6])
            case ["closed", _, text, *_]:
                raise ConnectionError(text)
    raise ConnectionError("the server is gone")


async def run(args: Any) -> list[Any]:
    """Sit down and play."""
    async with connected(args.url, args.name or "Random") as client:
        await sit(client, args)
        async for message in client:
            if message[0] == "joined":
                await be_ready(client, args)
                return await play(client)
            if message[0] == "error":
                raise ConnectionError(message[2])
    raise ConnectionError("the server is gone")


def main(argv: Sequence[str]) -> int:
    """Run from the command line."""
    outcome = asyncio.run(run(parser("random_bot", __doc__ or "").parse_args(argv)))
    print(*outcome)
    return 0


if __name__ == "__main__":
    import sys

    sys.exit(main(sys.argv[1:]))
