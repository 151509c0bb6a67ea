"""The pool finds cards by name and travels as data (CR 201)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.cards.errors import BadPool, UnknownCard
from server.cards.pool import Pool, key, starter_pool
from server.engine.abilities.kinds import Card, Face, card

SPLIT = Card((Face("Fire", "{1}{R}", ("instant",)), Face("Ice", "{1}{U}", ("instant",))), "split")


@pytest.mark.parametrize("name", ["Lightning Bolt", "lightning bolt", "LIGHTNING  BOLT", " lightning bolt "])
def test_case_and_spaces_do_not_matter(name: str) -> None:
    """201.2: the English name, however it is typed."""
    assert starter_pool()[name].name == "Lightning Bolt"


def test_accents_and_apostrophes_do_not_matter() -> None:
    """Nobody types them."""
    pool = Pool([card("Juzám Djinn", "{2}{B}{B}", "Creature — Djinn", pt=(5, 5)), card("Æther Vial", "{1}", "Artifact")])
    assert "juzam djinn" in pool and "Aether Vial" in pool
    assert key("Gaea’s Cradle") == key("gaea's cradle")


def test_faces_and_whole_names() -> None:
    """A card of several faces answers to each of them and to both together, with any number of slashes."""
    pool = Pool([SPLIT, card("Ice", "{U}", "Instant")])
    assert pool["Fire // Ice"] is SPLIT and pool["fire/ice"] is SPLIT and pool["Fire"] is SPLIT
    assert pool["Ice"].name == "Ice", "a card that is called so comes first"
    assert pool.face("Fire") == (SPLIT, 0) and Pool([SPLIT]).face("Ice") == (SPLIT, 1)
    assert [face.name for face in pool.faces()] == ["Fire", "Ice", "Ice"]


def test_an_unknown_card_is_an_error_that_names_it() -> None:
    """`get` gives None instead."""
    pool = starter_pool()
    assert pool.get("Storm Cow") is None and "Storm Cow" not in pool and 3 not in pool
    with pytest.raises(UnknownCard, match="Storm Cow"):
        pool["Storm Cow"]
    with pytest.raises(UnknownCard):
        pool.face("Storm Cow")


def test_two_cards_of_one_name_are_refused() -> None:
    """201.1: the name says which card it is."""
    with pytest.raises(BadPool, match="BEAR"):
        Pool([card("Bear"), card("BEAR")])


def test_the_starter_pool_travels_as_data(tmp_path: Path) -> None:
    """Loading undoes dumping, and dumping is always the same."""
    pool = starter_pool()
    again = Pool.load(pool.dump())
    assert tuple(again) == tuple(pool) and again.dump() == pool.dump() and again.names() == pool.names()
    pool.save(tmp_path / "pool.json")
    assert len(Pool.open(tmp_path / "pool.json")) == len(pool) >= 80


@pytest.mark.parametrize(
    "data",
    [
        b"", b"{", b"[]", b"{}", b'{"ettin_pool": 99, "cards": []}', b'{"ettin_pool": 1}', b'{"ettin_pool": 1, "cards": [3]}',
        b'{"ettin_pool": 1, "cards": [["Card"]]}', b'{"ettin_pool": 1, "cards": [["Nonsense"]]}',
        b'{"ettin_pool": 1, "cards": [["Face", "x"]]}',
        b'{"ettin_pool": 1, "cards": [["Card", ["", ["Face", 3]]]]}', b'{"ettin_pool": 1, "cards": [["Hole", "x"]]}', b"\xff\xfe",
    ],
)  # fmt: skip
def test_what_is_no_pool_is_refused(data: bytes) -> None:
    """Whatever it is instead."""
    with pytest.raises(BadPool):
        Pool.load(data)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.sampled_from(["", "Card", "Face", "And", "Keyword"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=12,
)  # fmt: skip


@given(st.lists(JSON, max_size=3))
def test_garbage_never_crashes_the_loader(cards: list[object]) -> None:
    """A pool or BadPool, nothing else."""
    try:
        Pool.load(msgspec.json.encode({"ettin_pool": 1, "cards": cards}))
    except BadPool:
        pass
