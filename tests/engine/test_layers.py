"""Layers: what objects are like, all effects considered (613)."""

from __future__ import annotations

from itertools import permutations

import pytest

from server.engine import evaluate, layers
from server.engine.abilities.amounts import Number, Of, Plus
from server.engine.abilities.changes import (
    END_OF_TURN,
    Add,
    Base,
    Cant,
    Colours,
    Control,
    Forbid,
    Gain,
    LoseAbility,
    Switch,
    Types,
    Until,
    While,
    Words,
)  # fmt: skip
from server.engine.abilities.conditions import Compare, Exists, Fits, Now
from server.engine.abilities.filters import (
    AFFECTED,
    ARTIFACT,
    BASIC,
    CARD,
    CREATURE,
    ENCHANTMENT,
    LAND,
    OPPONENT,
    PERMANENT,
    SPELL,
    YOU,
    YOURS,
    Chosen,
    Colour,
    Has,
    InZone,
    Is,
    Named,
    Not,
    OwnedBy,
    Stat,
    Status,
    Subtype,
    Type,
)  # fmt: skip
from server.engine.abilities.kinds import Card, Keyword, Triggered, card
from server.engine.abilities.picks import ENCHANTED, OTHER, SELF, YOU_, Ref
from server.engine.abilities.verbs import Attack, Block, Draw, GainLife, Move
from server.engine.abilities.words import Change
from server.engine.decisions import player_thing
from server.engine.events import Attacked, Chose, ControlChanged, LeftCombat, StepBegan, Tapped, Untapped, happened
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


def aura(name: str, *changes: Change) -> Card:
    return card(name, "{W}", "Enchantment — Aura", Keyword("enchant", CREATURE), static(CREATURE & ENCHANTED, *changes))


def choose(board: Board, oid: int, word: str) -> None:
    happened(board.game, (Chose(oid, "self.chosen", word),))


# -- the examples of the rules


def test_honor_of_the_pure_follows_the_colour() -> None:
    """613.5: +1/+1 for white creatures applies in layer 7c to whatever layer 5 made white."""
    b = Board()
    b.put("Honor of the Pure")
    bear = b.put(card("Test Zombie", "{B}", "Creature — Zombie", pt=(2, 2)))
    assert b.size(bear) == (2, 2)
    white = b.effect(bear, Colours("W"))
    assert b.size(bear) == (3, 3)
    b.effect(bear, Colours("R"))
    assert b.size(bear) == (2, 2)
    b.end(white)
    assert b.chars(bear).colours == "R"


def test_gray_ogre_example() -> None:
    """613.5: 2/2 with a +1/+1 counter, +4/+4, +0/+2, then made 0/1, is a 5/8."""
    b = Board()
    ogre = b.put(card("Test Ogre", "{2}{R}", "Creature — Ogre", pt=(2, 2)))
    b.counters(ogre, "+1/+1")
    assert b.size(ogre) == (3, 3)
    b.effect(ogre, Add(4, 4), until=END_OF_TURN)
    assert b.size(ogre) == (7, 7)
    b.put(card("Test Ward", "{W}", "Enchantment", static(CREATURE & YOURS, Add(0, 2))))
    assert b.size(ogre) == (7, 9)
    b.effect(ogre, Base(0, 1), until=END_OF_TURN)
    assert b.size(ogre) == (5, 8)


def test_switching_examples() -> None:
    """613.4d: switching sees all other changes, whenever they came; two switches cancel each other."""
    b = Board()
    creature = b.put(card("Test Wall", "{U}", "Creature — Wall", pt=(1, 3)))
    more = b.effect(creature, Add(0, 1))
    b.effect(creature, Switch())
    assert b.size(creature) == (4, 1)
    late = b.effect(creature, Add(5, 0))
    assert b.size(creature) == (4, 6)
    b.end(late)
    b.end(more)
    assert b.size(creature) == (3, 1)
    b.effect(creature, Add(0, 1))
    b.effect(creature, Switch())
    assert b.size(creature) == (1, 4)


def test_all_noncreature_artifacts_become_creatures() -> None:
    """613.6: what became a creature in layer 4 gets its size in 7b although it is no noncreature artifact by then."""
    b = Board()
    stone, rock = b.put(STONE), b.put(card("Test Rock", "{1}", "Artifact"))
    b.put(MARCH)
    assert b.size(stone) == (4, 4) and b.size(rock) == (1, 1)
    assert b.chars(stone).types == {"artifact", "creature"}


def test_svogthos_example() -> None:
    """613.6: an effect that came later wins in 7b, and +1/+1 is added in 7c."""
    b = Board()
    land = b.put(card("Test Tomb", "", "Land"))
    b.effect(land, Types(add=("creature",)), Base(3, 3))
    b.effect(land, Add(1, 1))
    assert b.size(land) == (4, 4)
    dead = Number(CREATURE & CARD & InZone("graveyard"))
    for _ in range(10):
        b.put(BEAR, zone="graveyard")
    b.effect(land, Types(add=("creature", "Plant", "Zombie")), Colours("BG"), Gain(static(None, Base(dead, dead))), Base(10, 10))
    assert b.size(land) == (11, 11)
    assert b.chars(land).colours == "BG"
    again = b.effect(land, Types(add=("creature",)), Base(3, 3))
    assert b.size(land) == (4, 4)
    b.end(again)


def test_auras_that_give_and_take_flying_apply_by_timestamp() -> None:
    """613.9: the later of "has flying" and "loses flying" wins; reattaching gives a new timestamp (613.7e)."""
    b = Board()
    bear = b.put(BEAR)
    wings = b.put(aura("Test Wings", Gain(Keyword("flying"))))
    chains = b.put(aura("Test Chains", LoseAbility("flying")))
    b.attach(wings, bear)
    b.attach(chains, bear)
    assert "flying" not in b.chars(bear).keywords
    other = b.put(BEAR)
    b.attach(wings, other)
    b.attach(wings, bear)
    assert "flying" in b.chars(bear).keywords


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


# -- text, types, colours, abilities


def test_text_changes_reach_rules_text_and_type_line() -> None:
    """612.2: a land type word in the type line and in the text, not what other effects grant (612.3)."""
    b = Board()
    forest = b.put(FOREST)
    b.effect(forest, Words("Forest", "Island"))
    assert b.chars(forest).subtypes == {"Island"} and b.mana(forest) == "U" and b.chars(forest).name == "Forest"
    lord, elf = b.all(LORD, card("Test Elf", "{G}", "Creature — Elf", pt=(1, 1)))
    b.effect(lord, Words("Bear", "Elf"))
    assert b.size(elf) == (2, 2) and b.chars(lord).subtypes == {"Elf"}


def test_text_change_of_a_colour_word() -> None:
    """612.2: colour words, not mana symbols."""
    b = Board()
    honor, bird = b.all("Honor of the Pure", FLYER)
    assert b.size(bird) == (2, 2)
    b.effect(honor, Words("W", "U"))
    assert b.size(bird) == (1, 1)


def test_new_creature_types_replace_creature_types_only() -> None:
    """205.1a: the types of the same set; card types and supertypes stay."""
    b = Board()
    golem = b.put(card("Test Golem", "{3}", "Legendary Artifact Creature — Golem Equipment", pt=(2, 2)))
    b.effect(golem, Types(set=("Frog",)))
    chars = b.chars(golem)
    assert chars.subtypes == {"Frog", "Equipment"} and chars.types == {"artifact", "creature"} and chars.supertypes == {"legendary"}


def test_losing_a_card_type_loses_its_subtypes() -> None:
    """205.1a: and a permanent that is no creature has no power (208.3)."""
    b = Board()
    golem = b.put(card("Test Golem", "{3}", "Artifact Creature — Golem", pt=(2, 2)))
    b.effect(golem, Types(lose=("creature",)))
    assert b.chars(golem).subtypes == frozenset() and b.size(golem) == (None, None)


def test_subtype_of_another_card_type_cannot_be_gained() -> None:
    """205.3d: a land does not become a Goblin."""
    b = Board()
    forest = b.put(FOREST)
    b.effect(forest, Types(add=("Goblin",)))
    assert b.chars(forest).subtypes == {"Forest"}


def test_changeling_and_all_creature_types() -> None:
    """702.73a, 205.3m: every creature type, until new ones are set."""
    b = Board()
    shifter = b.put(card("Test Shifter", "{1}", "Creature — Shapeshifter", Keyword("changeling"), pt=(1, 1)))
    b.put(LORD)
    assert b.size(shifter) == (2, 2)
    in_hand = b.put(card("Test Shifter", "{1}", "Creature — Shapeshifter", Keyword("changeling"), pt=(1, 1)), zone="hand")
    assert b.chars(in_hand).every_creature_type
    b.effect(shifter, LoseAbility())
    assert b.chars(shifter).every_creature_type  # 613.1: layer 4 comes before layer 6
    b.effect(shifter, Types(set=("Frog",)))
    assert not b.chars(shifter).every_creature_type and b.chars(shifter).subtypes == {"Frog"}


def test_cant_have_a_keyword() -> None:
    """113.11: it loses it, and nothing gives it again, whenever it came."""
    b = Board()
    bird = b.put(FLYER)
    b.effect(bird, Cant("flying"))
    b.effect(bird, Gain(Keyword("flying")))
    assert b.chars(bird).keywords == frozenset()


def test_losing_a_keyword_loses_every_instance() -> None:
    """113.10b: all instances of it."""
    b = Board()
    bird = b.put(FLYER)
    b.effect(bird, Gain(Keyword("flying")))
    b.effect(bird, LoseAbility("flying"))
    assert b.chars(bird).abilities == ()


def test_colour_is_set_or_added() -> None:
    """105.3: a new colour replaces the old ones, unless it comes in addition; colourless is none."""
    b = Board()
    bear = b.put(BEAR)
    b.effect(bear, Colours("U", add=True))
    assert b.chars(bear).colours == "UG"
    b.effect(bear, Colours(""))
    assert b.chars(bear).colours == ""


# -- power and toughness


def test_defining_ability_works_in_every_zone() -> None:
    """604.3, 613.4a: before effects that set, wherever the card is."""
    mine = Number(CREATURE & YOURS)
    beast = card("Test Beast", "{G}", "Creature — Beast", static(None, Base(mine, Plus((mine, 1))), cda=True), pt=("*", "1+*"))
    b = Board()
    field, hand = b.put(beast), b.put(beast, zone="hand")
    assert b.size(field) == (1, 2) and b.size(hand) == (1, 2)
    bear = b.put(BEAR)
    assert b.size(field) == (2, 3) and b.size(hand) == (2, 3)
    b.effect(field, Base(0, 2))
    assert b.size(field) == (0, 2)
    b.remove(bear)
    assert b.size(hand) == (1, 2)


def test_defining_ability_that_counts_graveyards() -> None:
    """604.3: as cards come and go; it counts itself there."""
    goyf = card("Test Goyf", "{G}", "Creature — Lhurgoyf", static(None, Base(Number(CARD & InZone("graveyard")), 1), cda=True), pt=("*", 1))
    b = Board()
    field = b.put(goyf)
    assert b.size(field) == (0, 1)
    grave = b.put(goyf, zone="graveyard")
    assert b.size(field) == (1, 1) and b.size(grave) == (1, 1)


def test_minus_counters_and_negative_power() -> None:
    """107.1b, 122.1a: power can be negative while it is worked out."""
    b = Board()
    bird = b.put(FLYER)
    b.counters(bird, "-1/-1", 2)
    assert b.size(bird) == (-1, -1)
    b.effect(bird, Add(3, 3))
    assert b.size(bird) == (2, 2)


def test_amount_that_reads_the_power_of_others() -> None:
    """613.4c: an amount is looked at as its effect is applied, by timestamp."""
    strong = Of(YOU_, "life")
    b = Board()
    bear = b.put(BEAR)
    b.put(card("Test Avatar", "{W}", "Enchantment", static(CREATURE, Base(strong, strong))))
    assert b.size(bear) == (20, 20)
    b.game.state.life[0] = 7
    b.game.touch_life(0)
    assert b.size(bear) == (7, 7)


def test_static_with_condition_comes_and_goes() -> None:
    """604.1: it is simply true, as long as the condition holds."""
    ape = card("Test Ape", "{R}", "Creature — Ape", static(None, Add(1, 2), cond=Exists(Subtype("Forest") & YOURS)), pt=(1, 1))
    b = Board()
    it = b.put(ape)
    assert b.size(it) == (1, 1)
    forest = b.put(FOREST)
    assert b.size(it) == (2, 3)
    b.effect(forest, Types(set=("Island",)))
    assert b.size(it) == (1, 1)


def test_condition_about_ones_own_status() -> None:
    """604.1: a status change is noticed at once."""
    awake = static(None, Gain(Keyword("vigilance")), cond=Fits(SELF, Status("tapped")))
    guard = card("Test Guard", "{W}", "Creature — Soldier", awake, pt=(1, 1))
    b = Board()
    it = b.put(guard)
    assert "vigilance" not in b.chars(it).keywords
    happened(b.game, (Tapped(it),))
    assert "vigilance" in b.chars(it).keywords


def test_attacking_creatures_get_more() -> None:
    """613.5: an effect on attacking creatures follows combat."""
    b = Board()
    bear = b.put(BEAR)
    b.put(card("Test Banner", "{W}", "Enchantment", static(CREATURE & Status("attacking"), Add(1, 0))))
    happened(b.game, (Attacked(bear, player_thing(1)),))
    assert b.size(bear) == (3, 2)
    happened(b.game, (LeftCombat((bear,)),))
    assert b.size(bear) == (2, 2)


def test_flyers_depend_on_what_gives_flying() -> None:
    """613.8a: within layer 6, "creatures with flying have vigilance" waits for what gives flying, in any order."""
    gale = card("Test Gale", "{U}", "Enchantment", static(CREATURE & Has("flying"), Gain(Keyword("vigilance"))))
    wings = card("Test Wings", "{U}", "Enchantment", static(CREATURE & YOURS, Gain(Keyword("flying"))))
    for order in permutations((gale, wings, BEAR)):
        b = Board()
        ids = dict(zip((c.name for c in order), b.all(*order)))
        assert b.chars(ids["Test Bear"]).keywords == {"flying", "vigilance"}


def test_granted_static_ability_has_the_later_timestamp() -> None:
    """613.7a: a static ability that an effect grants is as old as the grant."""
    b = Board()
    bear = b.put(BEAR)
    b.effect(bear, Base(5, 5))
    b.effect(bear, Gain(static(None, Base(0, 1))))
    assert b.size(bear) == (0, 1)
    b.effect(bear, Base(6, 6))
    assert b.size(bear) == (6, 6)


# -- what is in force


def test_effects_of_resolved_spells_stay_on_what_they_locked_in() -> None:
    """611.2c: a creature that comes later is not affected; 400.7: nor what leaves and comes back."""
    b = Board()
    bear = b.put(BEAR)
    b.effect((bear,), Add(3, 3), until=END_OF_TURN)
    other = b.put(BEAR)
    assert b.size(bear) == (5, 5) and b.size(other) == (2, 2)
    card_id = b.remove(bear, "hand")
    assert b.size(card_id) == (2, 2)


def test_index_follows_abilities_through_the_layers() -> None:
    """603.2, 613.1f: an ability that is lost listens no more; one that is gained does."""
    drawer = Triggered(Move(Is(SELF), "graveyard", "battlefield"), Draw(None, 1))
    b = Board()
    bear = b.put(card("Test Mourner", "{B}", "Creature — Zombie", drawer, pt=(1, 1)))
    assert [entry.oid for entry in layers.index(b.game).triggers[Move]] == [bear]
    undress = b.put(DRESS_DOWN)
    assert Move not in layers.index(b.game).triggers
    other = b.put(FOREST)
    b.effect(other, Gain(drawer))
    assert [entry.oid for entry in layers.index(b.game).triggers[Move]] == [other]
    b.remove(undress)
    assert [entry.oid for entry in layers.index(b.game).triggers[Move]] == [bear, other]


def test_rules_say_what_they_affect() -> None:
    """604.1: AFFECTED stands for what fits; the rule goes with its source."""
    b = Board()
    bear = b.put(BEAR, 1)
    pacifism = b.put("Pacifism")
    b.attach(pacifism, bear)
    rules = layers.index(b.game).rules[Forbid]
    assert [type(rule.change.event) for rule in rules] == [Attack, Block]
    assert evaluate.fits(b.game, rules[0].ctx(), rules[0].change.event.what, bear)
    assert not evaluate.fits(b.game, rules[0].ctx(), rules[0].change.event.what, pacifism)
    assert AFFECTED not in (rules[0].change.event.what,)
    b.remove(pacifism)
    assert Forbid not in layers.index(b.game).rules


def test_rules_with_a_condition_are_in_force_only_while_it_holds() -> None:
    """604.1, 613.11."""
    b = Board()
    law = card("Test Law", "{W}", "Enchantment", static(OPPONENT, Forbid(GainLife(AFFECTED)), cond=Exists(CREATURE & YOURS)))
    b.put(law)
    assert Forbid not in layers.index(b.game).rules
    bear = b.put(BEAR)
    assert Forbid in layers.index(b.game).rules
    b.effect(bear, Types(lose=("creature",)))
    assert Forbid not in layers.index(b.game).rules


def test_rule_that_depends_on_the_step() -> None:
    """604.1: a condition about the turn."""
    b = Board()
    b.put(card("Test Hush", "{W}", "Enchantment", static(OPPONENT, Forbid(GainLife(AFFECTED)), cond=Now("end"))))
    assert Forbid not in layers.index(b.game).rules
    happened(b.game, (StepBegan("end"),))
    assert Forbid in layers.index(b.game).rules


def test_change_of_control_is_told() -> None:
    """302.6, 613.1b: the new controller has not controlled it continuously, and the change is an event."""
    b = Board()
    bear = b.put(BEAR)
    b.game.log = []
    b.effect(bear, Control(YOU_), you=1)
    layers.refresh(b.game)
    told = [event for event in b.game.state.history if isinstance(event, ControlChanged)]
    assert [(event.oid, event.old, event.new) for event in told] == [(bear, 0, 1)]
    assert b.game.obj(bear).turn_gained == b.game.state.turn


def test_while_and_until_end_by_themselves() -> None:
    """611.2a-b: for as long as something holds, until something happens; once over, it is over for good."""
    b = Board()
    bear, source = b.all(BEAR, STONE)
    b.effect(bear, Add(1, 1), source=source, until=While(Fits(SELF, Status("untapped"))))
    b.effect(bear, Add(2, 2), source=source, until=Until(Move(Is(SELF), "", "battlefield")))
    assert b.size(bear) == (5, 5)
    happened(b.game, (Tapped(source),))
    layers.refresh(b.game)
    happened(b.game, (Untapped(source),))
    layers.refresh(b.game)
    assert b.size(bear) == (4, 4)
    b.remove(source)
    layers.refresh(b.game)
    assert b.size(bear) == (2, 2) and b.game.state.effects == []


def test_a_fork_of_the_cache_is_independent() -> None:
    """A copy plays on alike: what one game learns does not leak into the other."""
    b = Board()
    bear = b.put(BEAR)
    b.put(ANTHEM)
    assert b.size(bear) == (3, 3)
    twin = b.game.copy()
    b.put(ANTHEM)
    assert b.size(bear) == (4, 4) and layers.chars(twin, bear).power == 3


def test_named_and_chosen_words() -> None:
    """607.2d: "of the chosen type" reads what the source remembers."""
    b = Board()
    banner = b.put(card("Test Banner", "{3}", "Artifact", static(CREATURE & YOURS & Chosen("subtype"), Add(1, 1))))
    bear, bird = b.all(BEAR, FLYER)
    assert b.size(bear) == (2, 2)
    choose(b, banner, "Bear")
    assert b.size(bear) == (3, 3) and b.size(bird) == (1, 1)


def test_colours_names_and_amounts_of_players_in_one_board() -> None:
    """613.1: filters see what the layers before made of things."""
    b = Board()
    red = card("Test Rage", "{R}", "Enchantment", static(CREATURE & Colour("R") & Not(Named("Test Bear")), Add(1, 0)))
    rich = card("Test Rich", "{R}", "Enchantment", static(CREATURE, Add(0, 1), cond=Compare(Of(YOU_, "life"), ">=", 20)))
    bird, bear, _, _ = b.all(FLYER, BEAR, red, rich)
    b.effect((bird, bear), Colours("R"))
    assert b.size(bird) == (2, 2) and b.size(bear) == (2, 3)


def test_abilities_of_players() -> None:
    """613.10, 702.11c: an effect can give a player hexproof."""
    b = Board()
    ward = b.put(card("Test Leyline", "{W}", "Enchantment", static(YOU, Gain(Keyword("hexproof")))), 1)
    assert layers.abilities_of_player(b.game, 1) == (Keyword("hexproof"),) and layers.abilities_of_player(b.game, 0) == ()
    b.remove(ward)
    assert layers.abilities_of_player(b.game, 1) == ()
    b.effect(player_thing(0), Gain(Keyword("hexproof")), until=END_OF_TURN)
    assert layers.abilities_of_player(b.game, 0) == (Keyword("hexproof"),)


def test_keyword_that_hangs_on_power_sees_the_power_that_there_is() -> None:
    """604.1: "as long as it has power 4 or greater, it has trample", whatever made it so great."""
    strong = static(None, Gain(Keyword("trample")), cond=Fits(SELF, Stat("power", ">=", 4)))
    ogre = card("Test Ogre", "{R}", "Creature — Ogre", strong, pt=(2, 2))
    hunt = card("Test Hunt", "{G}", "Enchantment", static(CREATURE & YOURS & Stat("power", ">=", 4), Gain(Keyword("haste"))))
    b = Board()
    it, bear, _ = b.all(ogre, BEAR, hunt)
    assert b.chars(it).keywords == frozenset()
    b.counters(it, "+1/+1", 2)
    assert b.chars(it).keywords == {"trample", "haste"} and b.chars(bear).keywords == frozenset()
    b.effect(it, Add(-1, 0))
    assert b.chars(it).keywords == frozenset()


def test_static_ability_that_works_from_the_graveyard() -> None:
    """113.6b: and goes on beside effects that are entangled."""
    wrath = static(CREATURE & YOURS, Gain(Keyword("haste")), cond=Exists(Subtype("Mountain") & YOURS), zone="graveyard")
    b = Board()
    bear = b.put(BEAR)
    anger = b.put(card("Test Anger", "{3}{R}", "Creature — Incarnation", wrath, pt=(2, 2)), zone="graveyard")
    assert b.chars(bear).keywords == frozenset()
    b.put(MOUNTAIN)
    assert b.chars(bear).keywords == {"haste"}
    b.put(HUMILITY)
    b.put(OPALESCENCE)
    assert b.chars(bear).keywords == frozenset() and b.size(bear) == (1, 1)
    b.remove(anger, "exile")
    b.put(card("Test Anger", "{3}{R}", "Creature — Incarnation", wrath, pt=(2, 2)), zone="graveyard")
    assert b.chars(bear).keywords == {"haste"}  # its timestamp is later than Humility's


def test_effects_on_a_permanent_spell_go_on() -> None:
    """400.7a: they apply to the permanent that it becomes."""
    b = Board()
    spell = b.put(BEAR, zone="stack")
    b.effect(spell, Colours("U"), Add(1, 1), until=END_OF_TURN)
    field = b.remove(spell, "battlefield")
    assert b.chars(field).colours == "U" and b.size(field) == (3, 3)


def test_phased_out_permanents_neither_affect_nor_are_affected() -> None:
    """702.26b: they are treated as though they did not exist."""
    b = Board()
    anthem, bear, other = b.all(ANTHEM, BEAR, BEAR)
    b.game.state.edit(bear).phased_out = True
    layers.changed(b.game, bear, layers.OBJECT)
    assert b.size(bear) == (2, 2) and b.size(other) == (3, 3)
    b.game.state.edit(anthem).phased_out = True
    layers.changed(b.game, anthem, layers.OBJECT)
    assert b.size(other) == (2, 2)


LATTICE = card(
    "Test Lattice", "{6}", "Artifact",
    static(PERMANENT, Types(add=("artifact",))),
    static(PERMANENT | SPELL | CARD, Colours("")),
)  # fmt: skip


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


def test_a_granted_ability_defines_no_characteristic() -> None:
    """604.3a, 613.4b: it sets power and toughness in 7b, when it was granted."""
    b = Board()
    bear = b.put(BEAR)
    b.effect(bear, Base(7, 7))
    b.effect(bear, Gain(static(None, Base(0, 5), cda=True)))
    assert b.size(bear) == (0, 5)
