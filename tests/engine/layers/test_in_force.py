"""Layers: what is in force, for how long, and what is told of it (603.2, 604, 611)."""

from __future__ import annotations

from server.engine.abilities.changes import (
    END_OF_TURN,
    Add,
    Colours,
    Control,
    Forbid,
    Gain,
    Types,
    Until,
    While,
)  # fmt: skip
from server.engine.abilities.conditions import Exists, Fits, Now
from server.engine.abilities.filters import (
    AFFECTED,
    CREATURE,
    OPPONENT,
    YOU,
    YOURS,
    Is,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Triggered, card
from server.engine.abilities.picks import SELF, YOU_
from server.engine.abilities.verbs import Attack, Block, Draw, GainLife, Move
from server.engine.decisions import player_thing
from server.engine.events import ControlChanged, StepBegan, Tapped, Untapped, happened
from server.engine.layers import layers
from server.engine.reading import evaluate
from tests.engine.board import Board, static
from tests.engine.layers.layered import ANTHEM, BEAR, DRESS_DOWN, FOREST, HUMILITY, MOUNTAIN, OPALESCENCE, STONE


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


def test_abilities_of_players() -> None:
    """613.10, 702.11c: an effect can give a player hexproof."""
    b = Board()
    ward = b.put(card("Test Leyline", "{W}", "Enchantment", static(YOU, Gain(Keyword("hexproof")))), 1)
    assert layers.abilities_of_player(b.game, 1) == (Keyword("hexproof"),) and layers.abilities_of_player(b.game, 0) == ()
    b.remove(ward)
    assert layers.abilities_of_player(b.game, 1) == ()
    b.effect(player_thing(0), Gain(Keyword("hexproof")), until=END_OF_TURN)
    assert layers.abilities_of_player(b.game, 0) == (Keyword("hexproof"),)


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
