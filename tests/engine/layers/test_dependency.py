"""Layers: effects that change what others apply to, in every order of arrival (305.7, 613.6-613.8)."""

from __future__ import annotations

from itertools import permutations

import pytest

from server.engine.abilities.changes import (
    Base,
    Control,
    Gain,
    Types,
)  # fmt: skip
from server.engine.abilities.filters import (
    CREATURE,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Card, Keyword, card
from server.engine.abilities.picks import ENCHANTED, YOU_
from tests.engine.board import Board, static
from tests.engine.layers.layered import (
    ANTHEM,
    BEAR,
    BLOOD_MOON,
    CAVE,
    CONSPIRACY,
    DRESS_DOWN,
    FLYER,
    FOREST,
    HUMILITY,
    LATTICE,
    LORD,
    MAGUS,
    MARCH,
    OPALESCENCE,
    PAINTER,
    STONE,
    SWAMP,
    URBORG,
    YAVIMAYA,
    choose,
)

# -- Humility, Opalescence and their friends


def test_humility_after_opalescence() -> None:
    """613.6, 613.7: the later Humility makes itself a 1/1 in 7b."""
    b = Board()
    opal, humility, bear = b.all(OPALESCENCE, HUMILITY, BEAR)
    assert b.size(humility) == (1, 1) and b.size(bear) == (1, 1)
    assert b.chars(humility).abilities == () and "creature" in b.chars(humility).types
    assert b.size(opal) == (None, None)


def test_opalescence_after_humility() -> None:
    """613.6, 613.7: the later Opalescence makes Humility a 4/4, which still makes other creatures 1/1."""
    b = Board()
    humility, _, bear = b.all(HUMILITY, OPALESCENCE, BEAR)
    assert b.size(humility) == (4, 4) and b.size(bear) == (1, 1)


def test_two_opalescences_animate_each_other_and_humility_takes_their_abilities_too_late() -> None:
    """613.6: both have begun to apply in layer 4; Humility takes the abilities in layer 6, and 7b goes by timestamp."""
    b = Board()
    first, second, humility = b.all(OPALESCENCE, OPALESCENCE, HUMILITY)
    assert [b.size(x) for x in (first, second, humility)] == [(1, 1), (1, 1), (1, 1)]
    b = Board()
    humility, first, second = b.all(HUMILITY, OPALESCENCE, OPALESCENCE)
    assert [b.size(x) for x in (first, second, humility)] == [(4, 4), (4, 4), (4, 4)]


def test_humility_silences_lords_and_spares_counters() -> None:
    """613.1f, 613.4: a lord without abilities gives nothing; counters still count in 7c."""
    b = Board()
    lord, bear = b.all(LORD, BEAR)
    assert b.size(bear) == (3, 3) and "trample" in b.chars(bear).keywords
    b.counters(bear, "+1/+1", 2)
    humility = b.put(HUMILITY)
    assert b.size(bear) == (3, 3) and b.chars(bear).keywords == frozenset()
    assert b.size(lord) == (1, 1)
    b.remove(humility)
    assert b.size(bear) == (5, 5)


def test_ability_granted_after_humility_stays() -> None:
    """613.7: abilities that an effect grants later than the one that takes all are had."""
    b = Board()
    bear, _ = b.all(BEAR, HUMILITY)
    b.effect(bear, Gain(Keyword("flying")))
    assert b.chars(bear).keywords == {"flying"}
    b.put(HUMILITY)
    assert b.chars(bear).keywords == frozenset()


def test_keyword_counter_is_as_old_as_the_last_of_its_kind() -> None:
    """122.1b, 613.7c: a flying counter put later than Humility arrived gives flying; an earlier one does not."""
    b = Board()
    early, late = b.all(BEAR, BEAR)
    b.counters(early, "flying")
    b.put(HUMILITY)
    b.counters(late, "flying")
    assert b.chars(early).keywords == frozenset() and b.chars(late).keywords == {"flying"}
    b.counters(early, "flying")
    assert b.chars(early).keywords == {"flying"}


@pytest.mark.parametrize("order", list(permutations(("lattice", "march", "humility"))))
def test_lattice_march_and_humility(order: tuple[str, ...]) -> None:
    """613.6, 613.8a: March waits for Lattice and has begun in layer 4 when Humility takes abilities; 7b goes by timestamp."""
    b = Board()
    big = b.put(card("Test Saur", "{2}{G}{G}", "Creature — Dinosaur", pt=(5, 5)))
    cards = {"lattice": LATTICE, "march": MARCH, "humility": HUMILITY}
    ids = {name: b.put(cards[name]) for name in order}
    forest, spell = b.put(FOREST), b.put(BEAR, zone="stack")
    march_is_newer = order.index("march") > order.index("humility")
    assert b.size(big) == (1, 1) and b.chars(big).colours == "" and b.chars(spell).colours == ""
    assert b.size(ids["lattice"]) == ((6, 6) if march_is_newer else (1, 1))
    assert b.size(ids["humility"]) == b.size(ids["march"]) == ((4, 4) if march_is_newer else (1, 1))
    assert b.size(forest) == ((0, 0) if march_is_newer else (1, 1)) and b.chars(forest).types == {"artifact", "creature", "land"}


# -- Blood Moon, Urborg and their friends


@pytest.mark.parametrize("order", list(permutations(("moon", "tomb", "forest", "cave"))))
def test_blood_moon_and_urborg_in_any_order(order: tuple[str, ...]) -> None:
    """613.8a: Urborg's effect depends on Blood Moon's, which takes the ability away (305.7): nothing becomes a Swamp."""
    b = Board()
    cards: dict[str, Card | str] = {"moon": BLOOD_MOON, "tomb": URBORG, "forest": FOREST, "cave": CAVE}
    ids = {name: b.put(cards[name]) for name in order}
    assert b.chars(ids["tomb"]).subtypes == {"Mountain"} and b.mana(ids["tomb"]) == "R"
    assert b.chars(ids["forest"]).subtypes == {"Forest"} and b.mana(ids["forest"]) == "G"
    assert b.chars(ids["cave"]).subtypes == {"Mountain"} and b.mana(ids["cave"]) == "R"
    assert "indestructible" not in b.chars(ids["forest"]).keywords
    assert b.chars(ids["tomb"]).supertypes == {"legendary"}


def test_urborg_and_yavimaya_add_types_to_each_other() -> None:
    """305.7: types in addition keep the others, their abilities and the text."""
    b = Board()
    urborg, yavimaya, forest = b.all(URBORG, YAVIMAYA, FOREST)
    for land in (urborg, yavimaya, forest):
        assert b.chars(land).subtypes == {"Swamp", "Forest"} and b.mana(land) in ("BG", "GB")


def test_magus_of_the_moon_without_abilities_moons_nothing() -> None:
    """613.1: Dress Down takes the ability in layer 6, but Magus has begun to apply in layer 4 (613.6)."""
    b = Board()
    magus, cave, undress = b.all(MAGUS, CAVE, DRESS_DOWN)
    assert b.chars(magus).abilities == ()
    assert b.chars(cave).subtypes == {"Mountain"}
    assert undress


def test_blood_moon_on_a_land_with_granted_ability_keeps_it() -> None:
    """305.7: abilities that other effects granted are not taken."""
    b = Board()
    cave = b.put(CAVE)
    b.effect(cave, Gain(Keyword("hexproof")))
    b.put(BLOOD_MOON)
    assert b.chars(cave).keywords == {"hexproof"} and b.mana(cave) == "R"


def test_dress_down_takes_keywords_of_creatures_only() -> None:
    """613.1f: abilities go, size stays; counters and lands stay as they are."""
    b = Board()
    bird, swamp, _ = b.all(FLYER, SWAMP, DRESS_DOWN)
    assert b.chars(bird).keywords == frozenset() and b.size(bird) == (1, 1)
    assert b.mana(swamp) == "B"


def test_land_creature_without_abilities_has_no_intrinsic_mana_ability() -> None:
    """305.6, 613.1f: the mana ability of a basic land type comes in layer 4 and goes in layer 6."""
    b = Board()
    forest = b.put(FOREST)
    b.effect(forest, Types(add=("creature",)), Base(1, 1))
    assert b.mana(forest) == "G"
    b.put(DRESS_DOWN)
    assert b.mana(forest) == "" and b.chars(forest).subtypes == {"Forest"}


# -- dependency


def test_conspiracy_waits_for_what_makes_creatures() -> None:
    """613.8a: what a type-setting effect applies to depends on what else becomes a creature, in every order of arrival."""
    for order in permutations(("conspiracy", "march", "stone", "bear")):
        b = Board()
        cards = {"conspiracy": CONSPIRACY, "march": MARCH, "stone": STONE, "bear": BEAR}
        ids = {name: b.put(cards[name]) for name in order}
        choose(b, ids["conspiracy"], "Elf")
        assert b.chars(ids["stone"]).subtypes == {"Elf"} and b.chars(ids["bear"]).subtypes == {"Elf"}
        assert b.chars(ids["stone"]).types == {"artifact", "creature"}


def test_conspiracy_reaches_spells_and_cards_elsewhere() -> None:
    """400.1, 613.1d: an effect that says so applies to cards off the battlefield, its owner's only."""
    b = Board()
    conspiracy, bear = b.all(CONSPIRACY, BEAR)
    hand, grave, theirs = b.put(BEAR, zone="hand"), b.put(FLYER, zone="graveyard"), b.put(BEAR, 1, "hand")
    choose(b, conspiracy, "Goblin")
    assert b.chars(bear).subtypes == b.chars(hand).subtypes == b.chars(grave).subtypes == {"Goblin"}
    assert b.chars(theirs).subtypes == {"Bear"}


def test_painters_servant_colours_everything_everywhere() -> None:
    """613.1e: in all zones, in addition to other colours."""
    b = Board()
    painter, forest = b.all(PAINTER, FOREST)
    hand, library = b.put(BEAR, zone="hand"), b.put(FLYER, 1, "library")
    choose(b, painter, "U")
    assert [b.chars(x).colours for x in (painter, forest, hand, library)] == ["U", "U", "UG", "WU"]


def test_dependency_loop_goes_by_timestamp() -> None:
    """613.8b: effects that depend on each other apply in timestamp order."""
    elves = card("Test Elves", "{G}", "Enchantment", static(CREATURE & Subtype("Bear"), Types(set=("Elf",))))
    bears = card("Test Bears", "{G}", "Enchantment", static(CREATURE & Subtype("Elf"), Types(set=("Bear",))))
    b = Board()
    bear, elf, _, _ = b.all(BEAR, card("Test Elf", "{G}", "Creature — Elf", pt=(1, 1)), elves, bears)
    assert b.chars(bear).subtypes == {"Bear"} and b.chars(elf).subtypes == {"Bear"}
    b = Board()
    bear, elf, _, _ = b.all(BEAR, card("Test Elf", "{G}", "Creature — Elf", pt=(1, 1)), bears, elves)
    assert b.chars(bear).subtypes == {"Elf"} and b.chars(elf).subtypes == {"Elf"}


def test_control_of_an_enchanted_creature_depends_on_nothing_but_time() -> None:
    """613.1b, 613.7: the later control effect wins."""
    b = Board()
    bear = b.put(BEAR)
    b.effect(bear, Control(YOU_), you=1)
    assert b.chars(bear).controller == 1
    last = b.effect(bear, Control(YOU_), you=0)
    assert b.chars(bear).controller == 0
    b.end(last)
    assert b.chars(bear).controller == 1


def test_stolen_lord_serves_its_new_master() -> None:
    """109.5, 613.1b: "you" is whoever controls the source after layer 2."""
    b = Board()
    anthem, mine, theirs = b.put(ANTHEM), b.put(BEAR), b.put(BEAR, 1)
    b.effect(anthem, Control(YOU_), you=1)
    assert b.size(mine) == (2, 2) and b.size(theirs) == (3, 3)


def test_control_aura_and_creature_type_condition() -> None:
    """613.1b: control changes see the types of layer 1, not those of layer 4."""
    b = Board()
    stone = b.put(STONE)
    b.put(MARCH)
    steal = b.put(card("Test Steal", "{U}", "Enchantment", static(CREATURE, Control(YOU_))), 1)
    assert b.chars(stone).controller == 0 and steal


def test_aura_that_steals_another_thief() -> None:
    """613.8a: who controls through a stolen Aura depends on who controls the Aura."""
    b = Board()
    bear = b.put(BEAR)
    control = card("Test Control", "{U}", "Enchantment — Aura", static(ENCHANTED, Control(YOU_)))
    first = b.put(control, 0)
    b.attach(first, bear)
    second = b.put(control, 1)
    b.attach(second, first)
    assert b.chars(first).controller == 1 and b.chars(bear).controller == 1
