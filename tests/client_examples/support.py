"""Support: arguments and a server for the examples."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Callable

import anyio

from client_examples import seating
from server.net.serve import serving


def arguments(url: str, *argv: str) -> Namespace:
    """As the command line gives them."""
    return seating.parser("test", "").parse_args(["--url", url, "--format", "duel", *argv])


def with_server(act: Callable[[str], int]) -> None:
    """Do something that runs its own loop, while a server of our own serves."""

    async def run() -> int:
        async with serving(port=0) as url:
            return await anyio.to_thread.run_sync(act, url)

    assert asyncio.run(run()) == 0
