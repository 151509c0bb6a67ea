"""PROTOCOL.md says what the code does: every message, field, code, event and table stands there, and the example is real."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from protocol import messages as m
from protocol import view
from protocol.errors import Code
from protocol.events import MANNERS, E
from server.bots import KINDS

from .example import FILE, written

TEXT = FILE.read_text(encoding="utf-8")


def test_the_example_is_what_the_code_says() -> None:
    """Written anew by `python -m tests.protocol.example`."""
    assert written() == TEXT, "the messages have changed: run `python -m tests.protocol.example`, and look at what it changes"


def rows(heading: str) -> dict[str, str]:
    """The messages of one direction: name and fields."""
    part = TEXT.split(heading)[1].split("\n## ")[0]
    return dict(re.findall(r"^\| `([a-z_]+)` \| ?(.*?) ?\|", part, re.MULTILINE))


@pytest.mark.parametrize(
    "heading, kinds",
    [("## From client to server", get_args(m.ClientMessage)), ("## From server to client", get_args(m.ServerMessage))],
    ids=["client", "server"],
)
def test_every_message_stands_there_with_its_fields(heading: str, kinds: tuple[type[m.Message], ...]) -> None:
    """Names and fields in order; nothing stands there that is not."""
    found = rows(heading)
    assert set(found) == {str(kind.__struct_config__.tag) for kind in kinds}
    for kind in kinds:
        fields = [re.split(" ?=", field)[0].strip() for field in found[str(kind.__struct_config__.tag)].split(", ") if field.strip()]
        assert fields == [*kind.__struct_fields__], kind


def test_the_parts_of_messages_stand_there_with_their_fields() -> None:
    """Questions, declarers, limits, seats, rooms, definitions."""
    for kind in (m.Question, m.Declarer, m.Limit):
        assert re.search(r"`\[" + ", ".join(field + "( = [^,]*)?" for field in kind.__struct_fields__) + r"\]`", TEXT), kind
    assert "[name, kind, team, deck, ready, here]" in TEXT and "[code, format, decks, stage, seats, taken]" in TEXT


def test_every_error_code_stands_there() -> None:
    """And none that does not exist."""
    part = TEXT.split("## Errors")[1].split("\n## ")[0]
    assert set(re.findall(r"`([a-z_]+)`", part)) - {"closed"} == {code.value for code in Code}


def test_every_event_stands_there_with_its_number() -> None:
    """The table of events and the manners of moving."""
    part = TEXT.split("**Events**")[1]
    found = {name: int(number) for number, name in re.findall(r"^\| (\d+) \| ([A-Z_]+) \|", part, re.MULTILINE)}
    assert found == {kind.name: kind.value for kind in E}
    assert " ".join(MANNERS[1:]) in re.sub(r"\s+", " ", TEXT)


def test_tables_and_numbers_stand_there() -> None:
    """Steps, zones, types, flags; shapes and limits; kinds of bots."""
    plain = re.sub(r"\s+", " ", TEXT)
    for words in (view.STEPS, view.TYPES):
        assert " ".join(words) in plain
    for number, zone in enumerate(view.ZONES):
        assert f"{number} {zone}" in plain
    for flag in view.Flag:
        assert f"{flag.value} " in plain
    assert str(m.VERSION) in TEXT.splitlines()[0] and KINDS
