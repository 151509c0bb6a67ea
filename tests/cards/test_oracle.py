"""Rules texts are printed in the templating of today (design.md, law 6)."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from types import ModuleType

import pytest

from server.cards.oracle import Unsayable, ability_text, rules_text, self_name
from server.cards.oracle.table import H, Row, Slot, Without, fit, pieces, rest, row
from server.cards.pool import starter_pool
from server.cards.starter import plain
from server.engine.abilities.amounts import AnyColour, Symbols
from server.engine.abilities.changes import END_OF_TURN, Add
from server.engine.abilities.conditions import Fits
from server.engine.abilities.filters import CREATURE, LAND, SPELL, YOU, YOURS, And, Kind, Status
from server.engine.abilities.kinds import Activated, Face, Keyword, Spell, Static, Triggered, card
from server.engine.abilities.picks import SELF, Target
from server.engine.abilities.structures import Apply, Begins, Mana
from server.engine.abilities.tokens import TREASURE
from server.engine.abilities.verbs import AddMana, Draw, Mill, Tap
from server.engine.abilities.words import vocabulary
from tests.conftest import shared

DIFFERENT: dict[str, str] = {
    "Farmer Cotton": "a legendary card calls itself by its name (201.5b); the reference text was brought to today's style by rule",
}
"""Starter cards whose printed text differs from the official one, and why. It may only shrink."""


@cache
def official() -> dict[str, dict[str, object]]:
    """The official cards by name; skips the test where the reference data is missing."""
    with gzip.open(shared("data", "oracle-cards.jsonl.gz"), "rt", encoding="utf-8") as lines:
        cards = (json.loads(line) for line in lines)
        return {entry["name"]: entry for entry in reversed(list(cards))}


def without_reminders(text: str) -> str:
    """The text without reminder text (207.2a)."""
    lines = re.sub(r" ?\([^()]*\)", "", text).split("\n")
    return "\n".join(line.strip() for line in lines if line.strip())


PLAIN = {card.name for card in plain.CARDS}
FACES = [(card.name, number) for card in starter_pool() if card.name not in PLAIN for number in range(len(card.faces))]


def official_face(name: str, number: int) -> dict[str, object]:
    """The official card, or that face of it."""
    entry = official()[name]
    faces: list[dict[str, object]] = entry.get("card_faces", [entry])  # type: ignore[assignment]
    return faces[number]


def has_its_text(name: str, number: int) -> None:
    """What the abilities say is what the card says, to the letter."""
    entry = official_face(name, number)
    printed = rules_text(starter_pool()[name].faces[number])
    if name in DIFFERENT:
        assert printed != without_reminders(str(entry.get("oracle_text", "")))
    else:
        assert printed == without_reminders(str(entry.get("oracle_text", "")))


def has_its_facts(name: str, number: int) -> None:
    """Cost, types, power and toughness, loyalty and defense, colour indicator are the official ones."""
    face = starter_pool()[name].faces[number]
    entry = official_face(name, number)
    front, _, back = str(entry["type_line"]).partition(" — ")
    assert face.cost == entry.get("mana_cost", "")
    assert [*face.supertypes, *face.types] == front.lower().split()
    assert list(face.subtypes) == back.split()
    sizes = [None if size is None else str(size) for size in (face.power, face.toughness, face.loyalty, face.defense)]
    assert sizes == [entry.get("power"), entry.get("toughness"), entry.get("loyalty"), entry.get("defense")]
    assert list(face.colours or "") == entry.get("color_indicator", [])


@pytest.mark.parametrize(("name", "number"), FACES)
def test_a_starter_card_prints_its_official_text(name: str, number: int) -> None:
    """207.1: on each of its faces."""
    has_its_text(name, number)


@pytest.mark.parametrize(("name", "number"), FACES)
def test_a_starter_card_has_its_official_facts(name: str, number: int) -> None:
    """109.3: on each of its faces."""
    has_its_facts(name, number)


@pytest.mark.parametrize("module", plain.MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_plain_cards_print_their_official_texts_and_have_their_official_facts(module: ModuleType) -> None:
    """207.1, 109.3: of those thousands a module at a time."""
    for entry in module.CARDS:
        for number in range(len(entry.faces)):
            has_its_text(entry.name, number)
            has_its_facts(entry.name, number)


def face_of(type_line: str, name: str = "Testling") -> Face:
    """A face with nothing but a name and a type line."""
    return card(name, "{1}", type_line).faces[0]


@pytest.mark.parametrize(
    ("type_line", "name", "said"),
    [
        ("Artifact Creature — Golem", "Some Golem", "this creature"),
        ("Land", "Some Land", "this land"),
        ("Enchantment — Aura", "Some Aura", "this Aura"),
        ("Artifact — Equipment", "Some Sword", "this Equipment"),
        ("Legendary Creature — God", "Erebos, God of the Dead", "Erebos"),
        ("Instant", "Some Bolt", "Some Bolt"),
    ],
)
def test_what_a_text_calls_its_object(type_line: str, name: str, said: str) -> None:
    """201.5: by its name, or by what it is."""
    assert self_name(face_of(type_line, name)) == said


def test_keywords_share_a_line_unless_they_stand_apart() -> None:
    """702.1: plain keywords in a row are one line."""
    shared = card("A", "", "Creature", Keyword("flying"), Keyword("first strike")).faces[0]
    apart = card("B", "", "Creature", Keyword("flying"), Keyword("first strike", apart=True)).faces[0]
    assert rules_text(shared) == "Flying, first strike"
    assert rules_text(apart) == "Flying\nFirst strike"


def test_an_ability_word_and_a_condition_surround_the_trigger() -> None:
    """207.2c, 603.4."""
    ability = Triggered(Begins("main2", YOU), Draw(None, 1), Fits(SELF, Status("tapped")), word="Survival")
    expected = "Survival — At the beginning of your second main phase, if this creature is tapped, draw a card."
    assert ability_text(ability, face_of("Creature — Human Survivor")) == expected


def test_the_mana_ability_of_a_basic_land_type_can_be_named() -> None:
    """305.6: scenarios call it "{T}: Add {G}"."""
    ability = Activated((Tap(SELF),), AddMana(Symbols("{G}"), 1))
    assert ability_text(ability, starter_pool()["Forest"].faces[0]) == "{T}: Add {G}."


def test_zero_takes_the_sign_of_the_other_number() -> None:
    """613.4c: -3/-0, but +0/+1."""
    face = face_of("Instant")
    assert ability_text(Spell(Apply(Target(CREATURE), (Add(-3, 0),), END_OF_TURN)), face) == "Target creature gets -3/-0 until end of turn."
    assert ability_text(Spell(Apply(Target(CREATURE), (Add(0, 1),), END_OF_TURN)), face) == "Target creature gets +0/+1 until end of turn."


def test_a_token_ability_calls_its_object_a_token() -> None:
    """111.10a: the ability of a Treasure."""
    face = Face("Treasure", types=TREASURE.types, subtypes=TREASURE.subtypes, abilities=TREASURE.abilities)
    assert rules_text(face, token=True) == "{T}, Sacrifice this token: Add one mana of any color."


def test_the_program_of_a_keyword_is_told_by_the_keyword() -> None:
    """702.6a, 702.83a: what equip and exalted stand for is not printed."""
    face = card("Some Sword", "{1}", "Artifact — Equipment", Keyword("equip", cost=Mana("{2}"))).faces[0]
    assert ability_text(Activated((Mana("{2}"),), Draw(None, 1), word="equip"), face) == "Equip {2}"
    assert ability_text(Triggered(Begins("end"), Draw(None, 1), word="exalted"), face) == "Exalted"


def test_what_no_row_says_is_refused() -> None:
    """Nothing is silently dropped (law 6)."""
    with pytest.raises(Unsayable):
        ability_text(Spell(Mill(None, AnyColour())), face_of("Sorcery"))  # type: ignore[arg-type]
    with pytest.raises(Unsayable):
        ability_text(Spell(Tap(None)), face_of("Sorcery"))


# -- the table


def test_a_shape_fits_only_what_is_equal_outside_its_holes() -> None:
    """The same hole stands for the same thing everywhere; names that bind are no part of a shape."""
    holes: dict[str, object] = {}
    assert fit(Draw(H.who, 2), Draw(None, 2, "other"), holes) and holes == {"who": None}
    assert not fit(Draw(H.who, 2), Draw(None, 3), {})
    assert fit(Add(H.n, H.n), Add(1, 1), {}) and not fit(Add(H.n, H.n), Add(1, 2), {})
    assert not fit(Draw(None, True), Draw(None, 1), {})


def test_the_rest_of_a_filter_is_one_filter() -> None:
    """`rest` takes all parts but the last ones."""
    holes: dict[str, object] = {}
    assert fit(And((rest("w"), YOURS)), And((CREATURE, Status("tapped"), YOURS)), holes)
    assert holes == {"w": And((CREATURE, Status("tapped")))}
    holes = {}
    assert fit(And((rest("w"), YOURS)), And((LAND, YOURS)), holes) and holes == {"w": LAND}
    assert not fit(And((rest("w"), YOURS)), And((YOURS, LAND)), {})


def test_without_takes_off_what_was_added() -> None:
    """A condition is one row for all static abilities."""
    holes: dict[str, object] = {}
    static = Static((Add(1, 1),), CREATURE, Fits(SELF, Status("tapped")))
    assert fit(Without("Static", (("cond", H.c),)), static, holes)
    assert holes["rest"] == Static((Add(1, 1),), CREATURE)
    assert not fit(Without("Static", (("cond", H.c),)), Static((Add(1, 1),)), {})


def test_a_pattern_is_cut_at_its_holes() -> None:
    """Mana symbols are no holes."""
    assert pieces("{T}: {w:doer} <draw|draws> {n:many:card}") == (
        "{T}: ", Slot("w", "doer", ""), " ", ("draw", "draws", "draw"), " ", Slot("n", "many", "card"),
    )  # fmt: skip


def every_row() -> list[Row]:
    """All rows of the table."""
    from server.cards.oracle import clauses, effects, events, phrases, statics

    modules = (clauses, effects, events, phrases, statics)
    tables = [value for module in modules for value in vars(module).values() if isinstance(value, tuple)]
    return [entry for table in tables for entry in table if isinstance(entry, Row)]


def test_every_row_is_well_made() -> None:
    """Each hole of a pattern is in its shape, each row cites a rule, and no hole is left unsaid."""
    rules = re.compile(r"\d{3}\.\d+[a-z]?$|\d{3}$")
    for entry in every_row():
        assert rules.match(entry.rule), entry
        named = {piece.name for piece in pieces(entry.pattern) if isinstance(piece, Slot)}
        named |= {piece.argument for piece in pieces(entry.pattern) if isinstance(piece, Slot)}
        held = set(re.findall(r"\bhole='(\w+)'", repr(entry.shape))) | ({"rest"} if isinstance(entry.shape, Without) else set())
        assert held <= named, entry
        assert {piece.name for piece in pieces(entry.pattern) if isinstance(piece, Slot)} <= held | {"x"}, entry


def test_every_row_cites_a_rule_that_there_is() -> None:
    """The numbers are those of the Comprehensive Rules."""
    text = shared("data", "comprehensive-rules.txt").read_text(encoding="utf-8")
    numbers = set(re.findall(r"^(\d{3}\.\d+[a-z]?)", text, re.M)) | set(re.findall(r"^(\d{3})\.", text, re.M))
    assert [entry for entry in every_row() if entry.rule not in numbers] == []


def test_shapes_are_no_words() -> None:
    """A hole can never be read as a card's ability."""
    assert not {"Hole", "RestOf", "Without"} & set(vocabulary())
    assert row("x", Keyword("flying"), "702.9").guard == ""
    assert SPELL == Kind("spell")
