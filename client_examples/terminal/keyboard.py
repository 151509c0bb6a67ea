"""Keyboard: standard input, waited for line by line beside everything else."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import CancelledError
from contextlib import suppress
from itertools import chain
from typing import TypeAlias

Ask: TypeAlias = Callable[[], Awaitable[str]]
"""Waits for the next line."""


def keyboard() -> Ask:
    """A function that waits for the next line of standard input; quit at its end."""
    loop, lines = asyncio.get_running_loop(), asyncio.Queue[str](1)

    def listen() -> None:
        with suppress(RuntimeError, CancelledError):  # the loop is over, and with it the game
            for line in chain(iter(sys.stdin.readline, ""), ["quit"]):
                asyncio.run_coroutine_threadsafe(lines.put(line), loop).result()

    threading.Thread(target=listen, daemon=True).start()  # a daemon: at the end nobody waits for one more line
    return lines.get
