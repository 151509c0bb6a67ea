"""Tests of server/engine/mana/mana.py and production.py: pools, mana abilities and what they add (106, 605)."""

from __future__ import annotations

import pytest

from server.engine.abilities.amounts import AnyColour, AsMuch, Symbols, Unspent
from server.engine.abilities.changes import Gain, Replace
from server.engine.abilities.filters import CREATURE, LAND, SPELL
from server.engine.abilities.kinds import Activated, Keyword, Static, card
from server.engine.abilities.picks import SELF, Ref
from server.engine.abilities.structures import Apply, Mana
from server.engine.abilities.verbs import AddMana, Tap
from server.engine.layers import layers
from server.engine.mana import production
from server.engine.mana.symbols import letters
from tests.engine.table import Side, Table

LAND_FOR_MANA = AddMana(source=LAND, tapped_for=True)
RITUAL = card("Ritual of Grey", "{2}", "Enchantment", Static((Replace(LAND_FOR_MANA, mana=AsMuch(Symbols("{C}"))),)))


def pool(t: Table, seat: int = 0) -> str:
    """The floating mana in letters."""
    player = t.game.state.players[seat]
    plain = "".join(letter * n for letter, n in zip("WUBRGC", player.pool))
    return plain + "".join(unit.type for unit in player.special_mana)


def could(t: Table, name: str) -> str:
    """What the permanent could produce, in letters."""
    return letters(production.could_produce(t.game, t.find(name)))


def test_a_mana_ability_does_not_use_the_stack() -> None:
    """605.3b: the mana is there at once, and the player still has priority."""
    t = Table(ann=Side(field=["Forest"]), bob=Side())
    t.ann.activates("Forest")
    assert pool(t) == "G" and not t.game.state.stack and t.game.questions[0].seat == 0


def test_unspent_mana_is_lost_as_the_step_ends() -> None:
    """106.4: pools empty at the end of each step and phase."""
    t = Table(ann=Side(field=["Forest"]), bob=Side())
    t.ann.activates("Forest")
    t.to("end")
    assert pool(t) == ""


def test_undefined_mana_is_none() -> None:
    """106.5: two Reflecting Pools find nothing in each other; the ability can be activated all the same (605.2)."""
    t = Table(ann=Side(field=["Reflecting Pool", "Reflecting Pool"]), bob=Side())
    t.ann.activates("Reflecting Pool")
    assert pool(t) == "" and t["Reflecting Pool"].tapped


def test_reflecting_pools_share_what_a_third_land_makes() -> None:
    """106.7: what one could produce, the other could."""
    t = Table(ann=Side(field=["Reflecting Pool", "Reflecting Pool", "Forest"]), bob=Side())
    assert could(t, "Reflecting Pool") == "G"


def test_costs_do_not_matter_to_what_could_be_produced() -> None:
    """106.7: Mana Confluence next to Platinum Emperion could still produce any colour."""
    t = Table(ann=Side(field=["Reflecting Pool", "Mana Confluence", "Platinum Emperion"]), bob=Side())
    assert could(t, "Reflecting Pool") == "WUBRG"
    assert not t.ann.can("activate", "Mana Confluence")


def test_nothing_to_count_is_nothing_that_could_be_produced() -> None:
    """106.7: Cabal Coffers without a Swamp would produce no mana; with one, black."""
    t = Table(ann=Side(field=["Reflecting Pool", "Cabal Coffers"]), bob=Side(field=["Swamp"]))
    assert could(t, "Reflecting Pool") == ""
    t = Table(ann=Side(field=["Reflecting Pool", "Cabal Coffers", "Swamp"]), bob=Side())
    assert could(t, "Reflecting Pool") == "B"


def test_replacements_are_tried_in_every_order() -> None:
    """106.7, 616.1: a Forest under Contamination and one that makes mana colourless could produce {B} and {C}."""
    t = Table(ann=Side(field=["Contamination", RITUAL, "Forest", "Reflecting Pool"]), bob=Side())
    assert could(t, "Forest") == "BC"


def test_tapping_a_land_for_mana_wakes_wild_growth_at_once() -> None:
    """605.4a: the additional mana is there before anybody gets priority."""
    t = Table(ann=Side(field=["Savannah", "Forest"], hand=["Wild Growth"]), bob=Side())
    t.ann.casts("Wild Growth", at="Savannah")
    t.all_pass_until_empty()
    t.ann.activates("Savannah", 0)
    assert pool(t) == "WG" and not t.game.state.stack


def test_mana_reflection_doubles_but_not_what_triggers() -> None:
    """106.12b: the production is replaced."""
    t = Table(ann=Side(field=["Mana Reflection", "Forest"]), bob=Side())
    t.ann.activates("Forest")
    assert pool(t) == "GG"


@pytest.mark.parametrize(("first", "made"), [("Contamination", "BB"), ("Mana Reflection", "B")])
def test_the_player_orders_the_replacements(first: str, made: str) -> None:
    """616.1: doubled and then contaminated is one black mana, contaminated and then doubled two."""
    t = Table(ann=Side(field=["Mana Reflection", "Forest"]), bob=Side(field=["Contamination"]))
    t.ann.activates("Forest", answers=(first,))
    assert pool(t) == made


@pytest.mark.parametrize(("first", "made"), [(0, "B"), (1, "G")])
def test_two_effects_of_one_object_are_told_apart(first: int, made: str) -> None:
    """616.1: to an Island Forest both apply, the second to what the first has made of it."""
    t = Table(ann=Side(field=["Naked Singularity", "Tropical Island"]), bob=Side())
    t.game.choose(0, next(i for i, option in enumerate(t.options(0)) if option.choice == "mana"))
    (question,) = t.game.questions
    assert [option.ability for option in question.decision.options] == [0, 1]  # type: ignore[attr-defined]
    t.game.choose(0, (first,))
    assert pool(t) == made


def test_mana_flare_repeats_the_type_that_was_made() -> None:
    """106.12a: one more mana of any type that the land produced."""
    t = Table(ann=Side(field=["Mana Flare", "Gruul Turf"]), bob=Side())
    t.ann.activates("Gruul Turf", answers=("G",))
    assert pool(t) == "RGG"


def test_a_choice_of_colour_is_asked() -> None:
    """106.4: the player chooses the colour as the ability resolves."""
    prism = card("Prism", "{2}", "Artifact", Activated((Tap(SELF),), AddMana(AnyColour(), 2)))
    t = Table(ann=Side(field=[prism]), bob=Side())
    t.ann.activates("Prism", answers=("R", "G"))
    assert pool(t) == "RG"


def test_any_one_colour_is_asked_once() -> None:
    """106.4: Black Lotus."""
    t = Table(ann=Side(field=["Black Lotus"]), bob=Side())
    t.ann.activates("Black Lotus", answers=("U",))
    assert pool(t) == "UUU" and "Black Lotus" in t.ann.graveyard


def test_a_sick_creature_makes_no_mana() -> None:
    """302.6: the tap symbol needs a creature that was there since the turn began."""
    t = Table(ann=Side(field=["Forest"], hand=["Llanowar Elves"]), bob=Side())
    t.ann.casts("Llanowar Elves")
    t.all_pass_until_empty()
    assert not t.ann.can("activate", "Llanowar Elves")
    t.to("upkeep", 3)
    t.ann.activates("Llanowar Elves")
    assert pool(t) == "G"


def test_a_land_that_is_a_creature_is_sick_too() -> None:
    """302.6: Dryad Arbor."""
    t = Table(ann=Side(hand=["Dryad Arbor"]), bob=Side())
    t.ann.plays("Dryad Arbor")
    assert not t.ann.can("activate", "Dryad Arbor")


def test_untap_symbol_needs_a_tapped_permanent() -> None:
    """107.6: Pili-Pala's {Q} cannot be paid while it is untapped; tapped, it can."""
    t = Table(ann=Side(field=["Pili-Pala", "Wastes", "Wastes"]), bob=Side())
    assert not t.ann.can("activate", "Pili-Pala")
    t.attacks = {"Pili-Pala": "bob"}
    t.to("main2")
    t.ann.activates("Pili-Pala", answers=("R",))
    assert pool(t) == "R" and not t["Pili-Pala"].tapped


def test_mana_of_a_spell_goes_to_the_pool() -> None:
    """106.3: Dark Ritual resolves and adds three black mana."""
    t = Table(ann=Side(field=["Swamp"], hand=["Dark Ritual"]), bob=Side())
    t.ann.casts("Dark Ritual")
    t.all_pass_until_empty()
    assert pool(t) == "BBB"


def test_mana_abilities_are_recognised_by_what_they_do() -> None:
    """605.1a: an ability with a target is none, one that adds mana is."""
    t = Table(ann=Side(field=["Forest", "Maze of Ith"]), bob=Side())
    chars = layers.chars(t.game, t.find("Forest"))
    assert len(chars.abilities) == 1
    marked = [o.choice for o in t.options(0) if o.kind == "activate"]
    assert marked == ["mana"]


def test_mana_that_lasts_for_the_turn() -> None:
    """106.4: mana that is not lost as steps and phases end stays until the turn ends."""
    stone = card("Stone", "{1}", "Artifact", Activated((Tap(SELF),), AddMana(Symbols("{G}"), 1, lasts=True)))
    t = Table(ann=Side(field=[stone], hand=["Llanowar Elves"]), bob=Side())
    t.ann.activates("Stone")
    t.to("main2")
    assert pool(t) == "G" and t.ann.can("cast", "Llanowar Elves")
    t.ann.casts("Llanowar Elves")
    assert pool(t) == ""
    t = Table(ann=Side(field=[stone]), bob=Side())
    t.ann.activates("Stone")
    t.to("upkeep", 2)
    assert pool(t) == ""


def test_what_clings_to_mana_happens_as_it_is_spent() -> None:
    """106.6: mana that gives the creature spell it is spent on haste."""
    rider = Apply(Ref("it"), (Gain(Keyword("haste")),))
    ring = card("Ring", "{1}", "Artifact", Activated((Tap(SELF),), AddMana(Symbols("{G}"), 1, only=CREATURE & SPELL, rider=rider)))
    t = Table(ann=Side(field=[ring], hand=["Llanowar Elves"]), bob=Side())
    t.ann.casts("Llanowar Elves")
    assert "haste" in t.game.chars(t.game.state.stack[0]).keywords
    t.all_pass_until_empty()
    assert t.ann.can("activate", "Llanowar Elves")


def test_doubling_unspent_mana() -> None:
    """701.10f: as much again of each type; what restricts the old mana does not restrict the new (106.6)."""
    cube = card("Cube", "{2}", "Artifact", Activated((Mana("{1}"), Tap(SELF)), AddMana(Unspent(), 1)))
    t = Table(ann=Side(field=[cube, "Ancient Ziggurat"], hand=["Lightning Bolt"]), bob=Side())
    t.ann.activates("Ancient Ziggurat", answers=("R",))
    assert not t.ann.can("cast", "Lightning Bolt")
    t = Table(ann=Side(field=[cube, "Ancient Ziggurat", "Wastes"], hand=["Lightning Bolt"]), bob=Side())
    t.ann.activates("Ancient Ziggurat", answers=("R",))
    t.ann.casts("Lightning Bolt", at="bob")
    assert t["Cube"].tapped and pool(t) == "R"
