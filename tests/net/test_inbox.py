"""Inbox: order, bounds, waiting, closing."""

from __future__ import annotations

import asyncio

import pytest

from server.net.inbox import Inbox, InboxClosed, InboxFull


async def test_what_comes_first_is_taken_first() -> None:
    """Taking never waits."""
    inbox: Inbox[int] = Inbox(2)
    assert inbox.take() is None
    await inbox.put(1)
    inbox.put_now(2)
    with pytest.raises(InboxFull):
        inbox.put_now(3)
    assert [inbox.take(), inbox.take(), inbox.take()] == [1, 2, None]


async def test_the_reader_waits_for_something_or_for_the_time() -> None:
    """It wakes when something is put in, at once if something is there, and when its time is up."""
    inbox: Inbox[int] = Inbox(2)
    waiting = asyncio.create_task(inbox.wait(60))
    await asyncio.sleep(0)
    assert not waiting.done()
    inbox.put_now(1)
    await waiting
    await inbox.wait(60)
    assert inbox.take() == 1
    await inbox.wait(0)
    assert inbox.take() is None


async def test_who_puts_into_a_full_inbox_waits() -> None:
    """Also when another who waited has given up."""
    inbox: Inbox[int] = Inbox(1)
    inbox.put_now(1)
    first, second = [asyncio.create_task(inbox.put(n)) for n in (2, 3)]
    await asyncio.sleep(0)
    first.cancel()
    assert inbox.take() == 1
    await second
    assert first.cancelled() and inbox.take() == 3


async def test_a_closed_inbox_takes_nothing() -> None:
    """Those who wait are told, and so are those who come later."""
    inbox: Inbox[int] = Inbox(1)
    inbox.put_now(1)
    late = asyncio.create_task(inbox.put(2))
    await asyncio.sleep(0)
    inbox.close()
    with pytest.raises(InboxClosed):
        await late
    with pytest.raises(InboxClosed):
        inbox.put_now(3)
    assert inbox.take() is None
