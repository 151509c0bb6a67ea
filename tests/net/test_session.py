"""Session: it never waits for a reader. A slow one is resynchronised later, or let go."""

from __future__ import annotations

from time import monotonic
from typing import cast

from websockets.protocol import State

from protocol import messages as m
from protocol.codec import JSON
from server.net.connection import Connection
from server.net.limits import Limits
from server.net.session import Session

LIMITS = Limits(behind=1000, caught_up=100, let_go=5000, patience=30.0)
DIFF = m.Diff(1, [], [])


class Pipe:
    """A connection whose reader takes nothing away: what is written lies there until `drain`."""

    def __init__(self) -> None:
        self.subprotocol = JSON.subprotocol
        self.protocol = self.transport = self  # all that websockets would split over three objects
        self.state = State.OPEN
        self.frames: list[str] = []
        self.unwritten = 0
        self.aborted = False

    def write(self, frame: bytes) -> None:
        self.frames.append(frame[2 if frame[1] < 126 else 4 :].decode())
        self.unwritten += len(frame)

    def get_write_buffer_size(self) -> int:
        return self.unwritten

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def drain(self, left: int = 0) -> None:
        self.unwritten = left


async def session() -> tuple[Session, Pipe]:
    """A session over a pipe."""
    pipe = Pipe()
    return Session(cast(Connection, pipe), LIMITS), pipe


async def test_messages_go_out_at_once() -> None:
    """One as itself, several as one frame, none as nothing."""
    said, pipe = await session()
    said.send(DIFF)
    said.send(DIFF, DIFF)
    said.send()
    assert pipe.frames == ['["diff",1,[],[],null]', '[["diff",1,[],[],null],["diff",1,[],[],null]]']


async def test_a_slow_reader_misses_diffs_but_no_refusal() -> None:
    """Once a thousand bytes lie unwritten it gets no more, but for refusals and goodbyes."""
    said, pipe = await session()
    said.send(m.Said(0, "x" * 1000, False))
    assert said.behind
    written = len(pipe.frames)
    said.send(DIFF)
    assert len(pipe.frames) == written
    said.send(DIFF, m.Refused("stale", "too late"))
    assert len(pipe.frames) == written + 1 and "too late" in pipe.frames[-1] and "diff" not in pipe.frames[-1]


async def test_a_reader_that_catches_up_is_seen_to_have_done_so() -> None:
    """Then it is time for a snapshot; diffs go out again."""
    said, pipe = await session()
    said.send(m.Said(0, "x" * 1000, False))
    assert not said.look(1.0)
    pipe.drain(101)
    assert not said.look(2.0) and said.behind
    pipe.drain(100)
    assert said.look(3.0) and not said.behind
    assert not said.look(4.0)
    said.send(DIFF)
    assert pipe.frames[-1].startswith('["diff"')


async def test_a_reader_without_end_is_let_go() -> None:
    """After thirty seconds, or with five thousand bytes unwritten."""

    said, pipe = await session()
    said.send(m.Said(0, "x" * 1000, False))
    said.look(monotonic() + 29)
    assert not pipe.aborted
    said.look(monotonic() + 31)
    assert pipe.aborted
    other, heap = await session()
    other.send(m.Said(0, "x" * 5000, False))
    assert heap.aborted


async def test_nothing_is_written_to_one_who_is_gone() -> None:
    """The loop would complain of each frame, until it has told of the loss."""
    said, pipe = await session()
    pipe.abort()
    said.send(DIFF)
    assert pipe.frames == [] and pipe.state is State.OPEN
