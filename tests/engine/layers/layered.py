"""Layered: invented cards whose effects meet in the layers, for tests (613)."""

from __future__ import annotations

from server.engine.abilities.amounts import Of
from server.engine.abilities.changes import (
    Add,
    Base,
    Colours,
    Gain,
    LoseAbility,
    Types,
)  # fmt: skip
from server.engine.abilities.filters import (
    ARTIFACT,
    BASIC,
    CARD,
    CREATURE,
    ENCHANTMENT,
    LAND,
    PERMANENT,
    SPELL,
    YOU,
    YOURS,
    InZone,
    Not,
    OwnedBy,
    Subtype,
    Type,
)  # fmt: skip
from server.engine.abilities.kinds import Card, Keyword, card
from server.engine.abilities.picks import ENCHANTED, OTHER, Ref
from server.engine.abilities.words import Change
from server.engine.events import Chose, happened
from tests.engine.board import Board, static

BEAR = card("Test Bear", "{1}{G}", "Creature — Bear", pt=(2, 2))
FLYER = card("Test Bird", "{W}", "Creature — Bird", Keyword("flying"), pt=(1, 1))
STONE = card("Test Stone", "{4}", "Artifact")
FOREST, SWAMP, MOUNTAIN = "Forest", "Swamp", "Mountain"
CAVE = card("Test Cave", "", "Land — Cave", static(LAND & YOURS, Gain(Keyword("indestructible"))))
ANTHEM = card("Test Anthem", "{W}", "Enchantment", static(CREATURE & YOURS, Add(1, 1)))
HUMILITY = card("Test Humility", "{2}{W}{W}", "Enchantment", static(CREATURE, LoseAbility(), Base(1, 1)))
MANA_VALUE = Of(Ref("affected"), "mana_value")
OPALESCENCE = card(
    "Test Opalescence", "{2}{W}{W}", "Enchantment",
    static(OTHER & ENCHANTMENT & Not(Subtype("Aura")), Types(add=("creature",)), Base(MANA_VALUE, MANA_VALUE)),
)  # fmt: skip
BLOOD_MOON = card("Test Moon", "{2}{R}", "Enchantment", static(LAND & Not(BASIC), Types(set=("Mountain",))))
URBORG = card("Test Tomb", "", "Legendary Land", static(LAND, Types(add=("Swamp",))))
YAVIMAYA = card("Test Cradle", "", "Legendary Land", static(LAND, Types(add=("Forest",))))
DRESS_DOWN = card("Test Undress", "{1}{U}", "Enchantment", static(CREATURE, LoseAbility()))
MAGUS = card("Test Magus", "{2}{R}", "Creature — Human Wizard", static(LAND & Not(BASIC), Types(set=("Mountain",))), pt=(2, 2))
LORD = card(
    "Test Lord", "{1}{G}", "Creature — Bear",
    static(OTHER & CREATURE & Subtype("Bear"), Add(1, 1), Gain(Keyword("trample"))), pt=(2, 2),
)  # fmt: skip
MARCH = card(
    "Test March", "{3}{U}", "Enchantment",
    static(ARTIFACT & Not(CREATURE), Types(add=("creature",)), Base(MANA_VALUE, MANA_VALUE)),
)  # fmt: skip
CONSPIRACY = card(
    "Test Conspiracy", "{3}{B}{B}", "Enchantment",
    static(
        (CREATURE & YOURS) | (CREATURE & SPELL & YOURS) | (CREATURE & CARD & OwnedBy(YOU) & Not(InZone("battlefield"))),
        Types(set=("=self.chosen",)),
    ),
)  # fmt: skip
PAINTER = card(
    "Test Painter", "{2}", "Artifact Creature — Scarecrow",
    static(Type("creature") | Not(Type("creature")) | SPELL | CARD, Colours("=self.chosen", add=True)), pt=(1, 3),
)  # fmt: skip
LATTICE = card(
    "Test Lattice", "{6}", "Artifact",
    static(PERMANENT, Types(add=("artifact",))),
    static(PERMANENT | SPELL | CARD, Colours("")),
)  # fmt: skip


def aura(name: str, *changes: Change) -> Card:
    return card(name, "{W}", "Enchantment — Aura", Keyword("enchant", CREATURE), static(CREATURE & ENCHANTED, *changes))


def choose(board: Board, oid: int, word: str) -> None:
    happened(board.game, (Chose(oid, "self.chosen", word),))
