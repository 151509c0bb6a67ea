"""Inbox: what has arrived for one reader, in order. Putting is a plain call as long as there is room, and waiting one future and
one timer: streams and timeouts of the event loop's libraries cost several times as much, for every message."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class InboxClosed(Exception):
    """Nobody reads it any more."""


class InboxFull(Exception):
    """It holds as much as it may."""


class Inbox(Generic[T]):
    """A bounded queue with one reader."""

    __slots__ = ("_closed", "_items", "_most", "_reader", "_writers")

    def __init__(self, most: int) -> None:
        self._most = most
        self._items: deque[T] = deque()
        self._reader: asyncio.Future[None] | None = None  # waits for something to come
        self._writers: list[asyncio.Future[None]] = []  # wait for room
        self._closed = False

    def put_now(self, item: T) -> None:
        """Put something in. Raises InboxFull or InboxClosed."""
        if self._closed:
            raise InboxClosed
        if len(self._items) >= self._most:
            raise InboxFull
        self._items.append(item)
        if self._reader is not None:
            _wake(self._reader)

    async def put(self, item: T) -> None:
        """Put something in; waits while it is full. Raises InboxClosed."""
        while len(self._items) >= self._most and not self._closed:
            room = asyncio.get_running_loop().create_future()
            self._writers.append(room)
            await room
        self.put_now(item)

    def take(self) -> T | None:
        """What came first; None if there is nothing."""
        if not self._items:
            return None
        if self._writers:
            self._wake_writers()
        return self._items.popleft()

    async def wait(self, seconds: float) -> None:
        """Wait until something is there, but no longer than that."""
        if self._items:
            return
        loop = asyncio.get_running_loop()
        self._reader = loop.create_future()
        timer = loop.call_later(seconds, _wake, self._reader)
        try:
            await self._reader
        finally:
            timer.cancel()
            self._reader = None

    def close(self) -> None:
        """What is in it is lost; whoever waits to put something in is told."""
        self._closed = True
        self._items.clear()
        self._wake_writers()

    def _wake_writers(self) -> None:
        """All of them look again whether there is room: one alone might have been cancelled in the meantime."""
        writers, self._writers = self._writers, []
        for waiting in writers:
            _wake(waiting)


def _wake(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)
