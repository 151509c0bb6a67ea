"""Codec: messages to frames and back, in msgpack (binary frames) or JSON (text frames); both carry exactly the same.

A frame is one message, `["diff", 7, ...]`, or several in order, `[["diff", 7, ...], ["diff", 8, ...]]`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeAlias, TypeVar, get_args

import msgpack  # type: ignore[import-untyped]
import msgspec
from msgspec.structs import astuple

from .errors import Malformed, UnknownMessage
from .messages import ClientMessage, Diff, Message, ServerMessage

M = TypeVar("M")
Frame: TypeAlias = bytes | str
MAX_MESSAGES = 64
"""How many messages a client may put in one frame."""


_TAGS: dict[type, str] = {kind: str(kind.__struct_config__.tag) for kind in (*get_args(ClientMessage), *get_args(ServerMessage))}


def _plain(value: object) -> object:
    """A struct as the array it is on the wire, for the msgpack packer, which goes on inside it."""
    if type(value) is Diff:  # by far the most frequent
        return "diff", value.seq, value.changes, value.events, value.questions
    if not isinstance(value, msgspec.Struct):
        raise TypeError(f"{type(value).__name__} cannot be sent")
    tag = _TAGS.get(type(value))
    return astuple(value) if tag is None else (tag, *astuple(value))


_pack: Callable[[object], bytes] = msgpack.Packer(default=_plain).pack
_json = msgspec.json.Encoder()


def encode_msgpack(content: Message | Sequence[Message]) -> bytes:
    """One message, or several, as a binary frame."""
    return _pack(content)


def encode_json(content: Message | Sequence[Message]) -> str:
    """One message, or several, as a text frame."""
    return _json.encode(content).decode()


def _unpack(frame: Frame) -> object:
    if isinstance(frame, str):
        raise Malformed("binary frames were agreed upon")
    try:
        data: object = msgpack.unpackb(frame, strict_map_key=True)
    except (ValueError, RecursionError) as error:  # msgpack's own errors are ValueErrors
        raise Malformed(f"not msgpack: {str(error) or type(error).__name__}") from None
    return data


def _parse(frame: Frame) -> object:
    if isinstance(frame, bytes):
        raise Malformed("text frames were agreed upon")
    try:
        data: object = msgspec.json.decode(frame)
    except (ValueError, RecursionError) as error:
        raise Malformed(f"not JSON: {error}") from None
    return data


class Reader(Generic[M]):
    """Checks what has been decoded and makes messages of it: those of one direction."""

    __slots__ = ("_types",)

    def __init__(self, types: Sequence[type[M]]) -> None:
        self._types: dict[str, type[M]] = {str(t.__struct_config__.tag): t for t in types}  # type: ignore[attr-defined]

    def messages(self, data: object, most: int) -> list[M]:
        """The messages of a frame, at most so many; raises Malformed, naming the message and the field."""
        if not isinstance(data, list) or not data:
            raise Malformed("a frame is an array that begins with a message's name, or an array of such arrays")
        if not isinstance(data[0], list):
            return [self._message(data)]
        if len(data) > most:
            raise Malformed(f"a frame holds at most {most} messages")
        return [self._message(part) for part in data]

    def _message(self, data: object) -> M:
        tag = data[0] if isinstance(data, list) and data else None
        if not isinstance(tag, str):
            raise Malformed("a message is an array that begins with its name")
        kind = self._types.get(tag)
        if kind is None:
            raise UnknownMessage(f"there is no message {tag[:40]!r} in this direction")
        try:
            return msgspec.convert(data, kind)
        except (msgspec.ValidationError, RecursionError) as error:
            raise Malformed(f"{tag}: {error}") from None


_CLIENT: Reader[ClientMessage] = Reader(get_args(ClientMessage))
_SERVER: Reader[ServerMessage] = Reader(get_args(ServerMessage))


class Codec:
    """One of the two ways of writing frames, as the subprotocol names it."""

    __slots__ = ("subprotocol", "encode", "_decode")

    def __init__(self, subprotocol: str, encode: Callable[[Message | Sequence[Message]], Frame], decode: Callable[[Frame], object]) -> None:
        self.subprotocol = subprotocol
        self.encode = encode
        self._decode = decode

    def from_client(self, frame: Frame) -> list[ClientMessage]:
        """What a client says. Raises Malformed or UnknownMessage; nothing else, whatever the frame holds."""
        return _CLIENT.messages(self._decode(frame), MAX_MESSAGES)

    def from_server(self, frame: Frame) -> list[ServerMessage]:
        """What the server says. Raises Malformed or UnknownMessage."""
        return server_messages(self._decode(frame))


MSGPACK = Codec("ettin.v1.msgpack", encode_msgpack, _unpack)
JSON = Codec("ettin.v1.json", encode_json, _parse)
CODECS = {codec.subprotocol: codec for codec in (MSGPACK, JSON)}
"""By subprotocol, the preferred one first."""


def server_messages(data: object) -> list[ServerMessage]:
    """What the server says, from a frame that has been decoded already. Raises Malformed or UnknownMessage."""
    return _SERVER.messages(data, 1_000_000)


def array(message: Message) -> tuple[object, ...]:
    """The message as the array it is on the wire: its name, then its fields."""
    return (tag_of(message), *astuple(message))


def tag_of(message: Message) -> str:
    """The message's name on the wire."""
    return _TAGS[type(message)]
