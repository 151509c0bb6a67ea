"""Codec: both subprotocols carry the same, and nothing that arrives does harm."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol import messages as m
from protocol.codec import CODECS, JSON, MSGPACK, Codec, tag_of
from protocol.errors import Code, Malformed, ProtocolError, UnknownMessage

ints = st.integers(-(2**31), 2**31)
counts = st.integers(0, 2**31)
seats = st.integers(-3, 99)
text = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40)
answers = st.none() | ints | st.lists(ints | st.lists(ints, max_size=4), max_size=6)
cells = st.none() | ints | text | st.lists(ints | text, max_size=4)
rows = st.lists(cells, max_size=8)
options = st.builds(m.Option, text, ints, ints, ints | text)
declarers = st.builds(m.Declarer, ints, st.lists(ints, max_size=3), ints, ints, st.lists(text, max_size=2))
limits = st.builds(m.Limit, text, ints, st.lists(ints, max_size=3), st.lists(ints, max_size=3), ints)
lists = st.lists(st.lists(ints, max_size=3), max_size=2)
definitions = st.builds(m.Definition, ints, text, text, ints, text, text, st.lists(text, max_size=2), text)
questions = st.builds(
    m.Question, ints, text, text, text, st.lists(options, max_size=4), answers, st.lists(ints | text, max_size=3), ints, ints,
    st.booleans(), text, st.lists(declarers, max_size=2), st.lists(limits, max_size=2), st.lists(text, max_size=3),
)  # fmt: skip

CLIENT = st.one_of(
    st.builds(m.Hello, ints, text, text),
    st.just(m.ListRooms()),
    st.builds(m.Create, text, text, text, st.lists(st.tuples(text, ints), max_size=3)),
    st.builds(m.Join, text, seats, text, ints),
    st.builds(m.Watch, text),
    st.builds(m.Sit, seats, seats),
    st.builds(m.Deck, text, text),
    st.builds(m.Ready, st.booleans()),
    st.just(m.Start()),
    st.just(m.Leave()),
    st.builds(m.Choose, ints, answers),
    st.builds(m.Auto, text, answers),
    st.just(m.Concede()),
    st.builds(m.Undo, st.booleans()),
    st.builds(m.Chat, text, st.booleans()),
    st.builds(m.Cards, st.lists(counts, max_size=5)),
    st.builds(m.Words, counts, counts),
    st.builds(m.Why, text, ints, ints, ints | text),
    st.builds(m.Resume, ints),
)
SERVER = st.one_of(
    st.builds(m.Welcome, ints, text, *[st.lists(text, max_size=3)] * 3, ints),
    st.builds(m.Rooms, st.lists(st.builds(m.RoomLine, text, text, text, text, ints, ints), max_size=3)),
    st.builds(m.Joined, text, ints, text, text, text, lists, st.lists(st.tuples(text, ints), max_size=2)),
    st.builds(
        m.Room, text, ints, st.lists(st.builds(m.SeatLine, text, text, ints, st.booleans(), st.booleans(), st.booleans()), max_size=4)
    ),
    st.builds(
        m.Snapshot, ints, st.tuples(rows, st.lists(rows, max_size=2), st.lists(rows, max_size=2), lists), st.lists(questions, max_size=2)
    ),
    st.builds(m.Diff, ints, st.lists(rows, max_size=3), st.lists(rows, max_size=3), st.none() | st.lists(questions, max_size=2)),
    st.builds(m.Settings, st.booleans(), ints, lists, lists),
    st.builds(m.Waiting, st.lists(ints, max_size=4), st.lists(ints, max_size=4)),
    st.builds(m.Said, ints, text, st.booleans()),
    st.builds(m.UndoAsked, ints),
    st.builds(m.CardsTold, st.lists(definitions, max_size=2)),
    st.builds(m.Lines, ints, st.lists(text, max_size=3)),
    st.builds(m.Because, st.booleans(), text, text),
    st.builds(m.Closed, text, text),
    st.builds(m.Refused, text, text, text, ints, text, st.lists(text, max_size=2)),
)  # fmt: skip
both = pytest.mark.parametrize("codec", CODECS.values(), ids=list(CODECS))


@given(CLIENT)
def test_decoding_undoes_encoding_for_what_clients_say(message: m.ClientMessage) -> None:
    """Law: msgpack and JSON carry the same."""
    assert MSGPACK.from_client(MSGPACK.encode(message)) == [message] == JSON.from_client(JSON.encode(message))


@given(st.lists(SERVER, min_size=1, max_size=3))
def test_decoding_undoes_encoding_for_what_the_server_says(messages: list[m.ServerMessage]) -> None:
    """Law: msgpack and JSON carry the same, also several messages in one frame."""
    assert MSGPACK.from_server(MSGPACK.encode(messages)) == messages == JSON.from_server(JSON.encode(messages))


def test_every_message_is_in_these_tests() -> None:
    """A message that is added gets its round trip here."""
    tested = {str(s) for s in (CLIENT, SERVER)}
    for kind in (*get_args(m.ClientMessage), *get_args(m.ServerMessage)):
        assert any(kind.__name__ in s for s in tested), kind


@given(st.binary(max_size=60))
def test_no_bytes_do_harm(frame: bytes) -> None:
    """Whatever arrives is a message, or Malformed."""
    try:
        MSGPACK.from_client(frame)
    except Malformed:
        pass


garbage = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.floats() | text | st.binary(max_size=5)
    | st.sampled_from([t.__struct_config__.tag for t in get_args(m.ClientMessage)]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(text, inner, max_size=2),
    max_leaves=12,
)  # fmt: skip


@given(garbage)
def test_no_structure_does_harm(data: object) -> None:
    """Well-formed msgpack and JSON of any structure is a message, or Malformed."""
    import msgpack  # type: ignore[import-untyped]

    for codec, frame in ((MSGPACK, msgpack.packb(data)), (JSON, msgspec.json.encode(data).decode())):
        try:
            codec.from_client(frame)
        except Malformed:
            pass


@both
@pytest.mark.parametrize(
    "data",
    [3, "hello", None, {}, [], [[]], [["hello", 1, "ann"], 3], [None], ["hello", 1], ["hello", "1", "ann"], ["hello", 1, ""],
         ["chat", "x" * 501], ["choose", 1, "no"], ["choose", 1, [[[1]]]], ["choose", 1, 2**40],
      ["choose", 1, 1.5], ["deck", "x" * 20_001], [["resume"]] * 65],
    ids=lambda data: str(data)[:24],
)  # fmt: skip
def test_what_is_no_message_is_malformed(codec: Codec, data: object) -> None:
    """Fields are checked on arrival: number, kind, bounds."""
    import msgpack

    with pytest.raises(Malformed) as refused:
        codec.from_client(msgpack.packb(data) if codec is MSGPACK else msgspec.json.encode(data).decode())
    assert refused.value.code is Code.MALFORMED and refused.value.because


@pytest.mark.parametrize("frame", [b"\xc1", b"\x91" * 3000, b"", b"\x92\xa4chat\xa1\xff", b"\x92\xa4chat\xd4\x01\x01"])
def test_broken_msgpack_is_malformed(frame: bytes) -> None:
    """Reserved bytes, depth, truncation, bad UTF-8, extension types."""
    with pytest.raises(Malformed) as refused:
        MSGPACK.from_client(frame)
    assert not refused.value.because.endswith(": ")


@pytest.mark.parametrize("frame", ["", "[" * 3000, '["chat","\\ud800"]', "[1,", "NaN", '["choose",1,NaN]'])
def test_broken_json_is_malformed(frame: str) -> None:
    """Truncation, depth, lone surrogates, what JSON does not have."""
    with pytest.raises(Malformed):
        JSON.from_client(frame)


def test_the_wrong_kind_of_frame_is_malformed() -> None:
    """Text frames carry JSON and binary ones msgpack."""
    with pytest.raises(Malformed):
        MSGPACK.from_client('["resume"]')
    with pytest.raises(Malformed):
        JSON.from_client(b'["resume"]')


@both
def test_a_message_of_the_other_direction_is_unknown(codec: Codec) -> None:
    """A client cannot send a diff, nor the server a choice."""
    with pytest.raises(UnknownMessage) as refused:
        codec.from_client(codec.encode(m.Diff(1, [], [])))
    assert refused.value.code is Code.UNKNOWN and isinstance(refused.value, ProtocolError)
    with pytest.raises(UnknownMessage):
        codec.from_server(codec.encode(m.Choose(1, 0)))


@both
def test_old_and_new_peers_understand_each_other(codec: Codec) -> None:
    """Trailing fields with defaults may be left off, and unknown ones are ignored."""
    import msgpack

    def frame(*data: object) -> bytes | str:
        made: bytes = msgpack.packb(data)
        return made if codec is MSGPACK else msgspec.json.encode(data).decode()

    assert codec.from_client(frame("join", "ABCD")) == [m.Join("ABCD", -1, "", -1)]
    assert codec.from_client(frame("undo", True, "a field of tomorrow")) == [m.Undo()]


def test_a_tap_is_a_small_diff() -> None:
    """Positional arrays keep diffs small: a land tapped for mana, with its events, is about twenty bytes."""
    tap = m.Diff(117, [[1, 57, 4, 1], [3, 2, 5, [0, 0, 0, 1, 0, 0]]], [[13, 57], [15, 2, "R", 57]])
    assert len(MSGPACK.encode(tap)) <= 40


def test_only_messages_can_be_sent() -> None:
    """What is no message is our mistake, and says so."""
    with pytest.raises(TypeError):
        MSGPACK.encode(object())  # type: ignore[arg-type]
    assert tag_of(m.ListRooms()) == "rooms"
