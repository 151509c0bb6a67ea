"""Framing: the library reads what is written."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from server.net.framing import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 70000])
@pytest.mark.parametrize("letter", ["x", b"x", "é"])
def test_frames_are_read_as_they_were_written(letter: str | bytes, size: int) -> None:
    """RFC 6455, 5.2: each length has its own form; text is told from bytes."""
    reader = StreamReader()
    reader.feed_data(framed(letter * size))
    with pytest.raises(StopIteration) as done:
        next(Frame.parse(reader.read_exact, mask=False, max_size=None))
    frame = done.value.value
    text = letter * size
    assert frame.fin and frame.opcode is (Opcode.TEXT if isinstance(text, str) else Opcode.BINARY)
    assert bytes(frame.data) == (text.encode() if isinstance(text, str) else text)
