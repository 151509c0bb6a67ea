"""Decklists are read in the usual formats and checked at once (CR 100.2-100.4)."""

from __future__ import annotations

import csv

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.cards.decklists import MOST_CARDS, Decklist, Entry, check, read, starter_decks, with_commanders
from server.cards.errors import BadDecklist, RefusedDeck
from server.cards.pool import starter_pool
from tests.conftest import shared

POOL = starter_pool()


def names(entries: tuple[Entry, ...]) -> list[tuple[int, str]]:
    """Counts and names alone."""
    return [(entry.count, entry.name) for entry in entries]


@pytest.mark.parametrize(
    ("line", "count", "name"),
    [
        ("4 Lightning Bolt", 4, "Lightning Bolt"),
        ("4x Lightning Bolt", 4, "Lightning Bolt"),
        ("4X  Lightning   Bolt  ", 4, "Lightning Bolt"),
        ("1 Lightning Bolt (M10) 146", 1, "Lightning Bolt"),
        ("1x Lightning Bolt (2x2) 117a *F*", 1, "Lightning Bolt"),
        ("1 Lightning Bolt [LEA]", 1, "Lightning Bolt"),
        ("2 Turn // Burn", 2, "Turn // Burn"),
        ("1 Erase (Not the Urza's Legacy One)", 1, "Erase (Not the Urza's Legacy One)"),
        ("3 Forest # the old ones", 3, "Forest"),
    ],
)
def test_a_line(line: str, count: int, name: str) -> None:
    """A count and a name; what says which printing it is, is passed over."""
    assert names(read(line).main) == [(count, name)]


def test_the_arena_export_has_titles() -> None:
    """Commander, Companion, Deck and Sideboard begin the parts."""
    text = (
        "About\nName Mine\n\nCommander\n1 Isamaru, Hound of Konda (CHK) 19\n\nCompanion\n1 Lurrus\n\n"
        "Deck\n4 Shock (M21) 159\n\nSideboard\n2 Shatter\n"
    )
    deck = read(text)
    assert names(deck.commander) == [(1, "Isamaru, Hound of Konda")] and names(deck.companion) == [(1, "Lurrus")]
    assert names(deck.main) == [(4, "Shock")] and names(deck.sideboard) == [(2, "Shatter")]
    assert deck.sideboard[0].line == 14


def test_the_online_export_ends_with_its_sideboard() -> None:
    """After a blank line, or marked line by line."""
    assert names(read("20 Forest\n20 Shock\n\n3 Shatter\n").sideboard) == [(3, "Shatter")]
    assert names(read("20 Forest\nSB: 2 Shatter\n").sideboard) == [(2, "Shatter")]


def test_blocks_of_a_list_with_headings_are_all_main_deck() -> None:
    """Headings and remarks are for people."""
    text = "// my deck\nCreatures (8)\n8 Grizzly Bears\n\nLands:\n12 Forest\n\n# end\n12 Mountain\n"
    deck = read(text)
    assert names(deck.main) == [(8, "Grizzly Bears"), (12, "Forest"), (12, "Mountain")] and deck.sideboard == ()


def test_a_sideboard_may_be_titled_as_a_remark_or_with_its_size() -> None:
    """As other programs write it."""
    for title in ("// Sideboard", "Sideboard:", "Sideboard (2)", "SIDEBOARD"):
        assert names(read(f"30 Forest\n{title}\n2 Shatter").sideboard) == [(2, "Shatter")], title


def test_what_only_may_belong_to_a_deck_does_not() -> None:
    """Collections of other programs keep it in a part of its own."""
    deck = read("1 Forest\nSideboard\n1 Shatter\nMaybeboard\n3 Shock")
    assert (names(deck.main), names(deck.sideboard)) == ([(1, "Forest")], [(1, "Shatter")])


def test_the_deck_files_of_mtgo_are_read() -> None:
    """In XML, with sideboard cards marked."""
    text = """\ufeff<?xml version="1.0" encoding="utf-8"?>
    <Deck xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
      <NetDeckID>0</NetDeckID>
      <Cards CatID="21" Quantity="4" Sideboard="false" Name="Lightning Bolt" Annotation="0" />
      <Cards CatID="22" Quantity="2" Sideboard="true" Name="Fire &amp; Ice" />
    </Deck>"""
    deck = read(text)
    assert (names(deck.main), names(deck.sideboard)) == ([(4, "Lightning Bolt")], [(2, "Fire & Ice")])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("<Deck>\n<Cards Quantity='4'", "line 2: this XML cannot be read"),
        ("<!DOCTYPE d [<!ENTITY a 'aaaa'>]><Deck>&a;</Deck>", "declarations"),
        ("<Deck><Cards Quantity='x' Name='Shock'/></Deck>", "line 1: a count and a card's name were expected"),
        ("<Deck><Cards Name='Shock'/></Deck>", "line 1: a count and a card's name were expected"),
        ("<Deck>\n<Id/>\n<Cards Quantity='4' Name='Shock'/>\n\n<Cards Name='Shock'/></Deck>", "^line 5: a count"),
        ("<Deck>\n<Cards Quantity='4' Name='\ud800'/></Deck>", "line 1: this XML cannot be read: surrogates"),
    ],
)
def test_a_bad_deck_file_says_what_is_wrong(text: str, says: str) -> None:
    """As a list does."""
    with pytest.raises(BadDecklist, match=says):
        read(text)


def test_a_card_of_a_deck_file_is_one_card() -> None:
    """Whatever line ends and titles are in its name; empty lines between cards begin no sideboard."""
    deck = read("<Deck><Cards Quantity='60' Name='Forest&#10;Commander&#10;1 Shock'/>\n\n\n<Cards Quantity='4' Name='Shock'/></Deck>")
    assert (names(deck.main), deck.sideboard, deck.commander) == ([(60, "Forest Commander 1 Shock"), (4, "Shock")], (), ())


def test_every_line_that_cannot_be_read_is_named() -> None:
    """With its number and what is wrong."""
    with pytest.raises(BadDecklist) as caught:
        read("4 Forest\nLightning Bolt\n0 Shock\n999999 Shock\n")
    assert [number for number, _ in caught.value.lines] == [2, 3, 4]
    assert "line 2: a count and a card's name were expected, not 'Lightning Bolt'" in str(caught.value)


def test_a_list_cannot_fill_the_memory() -> None:
    """Size is bounded before cards are made."""
    with pytest.raises(BadDecklist):
        read("300 Forest\n" * 10)
    with pytest.raises(BadDecklist):
        read("1 Forest\n" * 20_000)
    assert MOST_CARDS >= 250


def test_unknown_cards_are_listed() -> None:
    """A deck with cards that the pool lacks is refused with all of them, before anything else."""
    with pytest.raises(RefusedDeck) as caught:
        check(read("60 Forest\n2 Storm Cow\n1 Forrest\n1 Storm Cow"), POOL)
    assert caught.value.unknown == ("Storm Cow", "Forrest")
    assert caught.value.reasons == ("line 2: unknown card 'Storm Cow'", "line 3: unknown card 'Forrest'")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("59 Forest", "at least 60 cards"),
        ("56 Forest\n5 Shock", "5 Shock: at most 4"),
        ("56 Forest\n4 Shock\nSideboard\n1 SHOCK", "5 Shock: at most 4"),
        ("60 Forest\nSideboard\n16 Forest", "at most 15 cards, not 16"),
        ("Sideboard\n1 Forest", "no cards"),
    ],
)
def test_constructed_decks_follow_the_rules(text: str, reason: str) -> None:
    """100.2a, 100.4a."""
    with pytest.raises(RefusedDeck, match=reason):
        check(read(text), POOL)


def test_basic_lands_are_not_limited_and_freeform_limits_nothing() -> None:
    """100.2a: any number of basic lands, Wastes among them."""
    assert len(check(read("30 Wastes\n30 Forest"), POOL)) == 60
    assert [card.name for card in check(read("5 Shock"), POOL, "freeform")] == ["Shock"] * 5
    with pytest.raises(RefusedDeck):
        check(read(""), POOL, "freeform")


def test_the_starter_decks_can_be_played() -> None:
    """Four constructed decks of sixty, the benchmarks', and two of a hundred cards with their commanders (903.5a)."""
    sizes = {}
    for name, text in starter_decks().items():
        deck = read(text)
        rules = "commander" if deck.commander else "freeform" if name in ("RG", "WR") else "constructed"
        sizes[name] = (rules, len(check(deck, POOL, rules)))
    assert sorted(sizes.values()) == [("commander", 99)] * 2 + [("constructed", 60)] * 4 + [("freeform", 60)] * 2


def test_real_decklists_are_read_whole() -> None:
    """Every deck of the reference data has as many cards as its index says."""
    folder = shared("data", "decks")
    with open(folder / "index.tsv", encoding="utf-8", newline="") as lines:
        for entry in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            deck = read((folder / entry["file"]).read_text(encoding="utf-8"))
            sizes = (sum(e.count for e in deck.main), sum(e.count for e in deck.sideboard))
            assert sizes == (int(entry["main"]), int(entry["sideboard"] or 0)), entry["file"]


@given(st.text(max_size=300))
def test_garbage_never_crashes(text: str) -> None:
    """It is read, or refused with reasons."""
    try:
        deck = read(text)
    except BadDecklist as error:
        assert error.lines
        return
    assert isinstance(deck, Decklist)
    try:
        check(deck, POOL, "freeform")
    except RefusedDeck as error:
        assert error.reasons


LINES = st.sampled_from((
    "4 Forest", "4x Shock (M10) 1", "", "Sideboard", "Deck", "SB: 1 Shatter", "# x", "3", "x", "Commander", "2 Nope", "\x00", "99999999 A",
))  # fmt: skip


@given(st.lists(LINES, max_size=12))
def test_lists_of_odd_lines_never_crash(lines: list[str]) -> None:
    """Any mixture of lines."""
    try:
        read("\n".join(lines))
    except BadDecklist as error:
        assert all(1 <= number <= len(lines) for number, _ in error.lines)


@pytest.mark.parametrize(
    "text",
    [
        "Commander\n1 Olivia Voldaren\n\nDeck\n99 Swamp",
        "1 Olivia Voldaren *CMDR*\n99 Swamp",
        "1 Olivia Voldaren (INN) 215 *CMDR*\n\n99 Swamp",
        "99 Swamp\n\nSIDEBOARD:\n1 Olivia Voldaren",
        "99 Swamp\n\n1 Olivia Voldaren",
        '<Deck><Cards Quantity="99" Sideboard="false" Name="Swamp" /><Cards Quantity="1" Sideboard="true" Name="Olivia Voldaren" /></Deck>',
    ],
)
def test_a_commander_is_found_wherever_it_is_written(text: str) -> None:
    """903.3: in a part of its own, marked, or, as MTGO has it, as the sideboard."""
    deck = with_commanders(read(text))
    assert names(deck.commander) == [(1, "Olivia Voldaren")] and names(deck.main) == [(99, "Swamp")] and not deck.sideboard
    assert len(check(deck, POOL, "commander")) == 99
