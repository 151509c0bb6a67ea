"""Framing: a message as a WebSocket frame of a server, whole and unmasked (RFC 6455, 5.2).

The library's own way through its state machine costs more than making the message; nothing here touches that state.
"""

from __future__ import annotations

from protocol.codec import Frame

_TEXT, _BINARY = 0x81, 0x82  # the last frame of its message, and the kind of message


def framed(content: Frame) -> bytes:
    """The bytes that carry it: text as a text frame, bytes as a binary one."""
    if isinstance(content, str):
        kind, payload = _TEXT, content.encode()
    else:
        kind, payload = _BINARY, content
    size = len(payload)
    if size < 126:
        return bytes((kind, size)) + payload
    if size < 1 << 16:
        return bytes((kind, 126, size >> 8, size & 255)) + payload
    return bytes((kind, 127)) + size.to_bytes(8, "big") + payload
