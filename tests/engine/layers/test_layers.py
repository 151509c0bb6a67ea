"""Layers: what objects are like, all effects considered (613)."""

from __future__ import annotations

from itertools import permutations

from server.engine.abilities.amounts import Number, Of, Plus
from server.engine.abilities.changes import (
    END_OF_TURN,
    Add,
    Base,
    Cant,
    Colours,
    Gain,
    LoseAbility,
    Switch,
    Types,
    Words,
)  # fmt: skip
from server.engine.abilities.conditions import Compare, Exists, Fits
from server.engine.abilities.filters import (
    CARD,
    CREATURE,
    YOURS,
    Chosen,
    Colour,
    Has,
    InZone,
    Named,
    Not,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, card
from server.engine.abilities.picks import SELF, YOU_
from server.engine.decisions import player_thing
from server.engine.events import Attacked, LeftCombat, Tapped, happened
from tests.engine.board import Board, static
from tests.engine.layers.layered import BEAR, FLYER, FOREST, LORD, MARCH, STONE, aura, choose

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


def test_colours_names_and_amounts_of_players_in_one_board() -> None:
    """613.1: filters see what the layers before made of things."""
    b = Board()
    red = card("Test Rage", "{R}", "Enchantment", static(CREATURE & Colour("R") & Not(Named("Test Bear")), Add(1, 0)))
    rich = card("Test Rich", "{R}", "Enchantment", static(CREATURE, Add(0, 1), cond=Compare(Of(YOU_, "life"), ">=", 20)))
    bird, bear, _, _ = b.all(FLYER, BEAR, red, rich)
    b.effect((bird, bear), Colours("R"))
    assert b.size(bird) == (2, 2) and b.size(bear) == (2, 3)


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


def test_a_granted_ability_defines_no_characteristic() -> None:
    """604.3a, 613.4b: it sets power and toughness in 7b, when it was granted."""
    b = Board()
    bear = b.put(BEAR)
    b.effect(bear, Base(7, 7))
    b.effect(bear, Gain(static(None, Base(0, 5), cda=True)))
    assert b.size(bear) == (0, 5)


def test_named_and_chosen_words() -> None:
    """607.2d: "of the chosen type" reads what the source remembers."""
    b = Board()
    banner = b.put(card("Test Banner", "{3}", "Artifact", static(CREATURE & YOURS & Chosen("subtype"), Add(1, 1))))
    bear, bird = b.all(BEAR, FLYER)
    assert b.size(bear) == (2, 2)
    choose(b, banner, "Bear")
    assert b.size(bear) == (3, 3) and b.size(bird) == (1, 1)
