"""Copying: copiable values, and copies with exceptions (707)."""

from __future__ import annotations

from server.engine import zones
from server.engine.abilities.amounts import Number
from server.engine.abilities.changes import END_OF_TURN, Add, Base, Becomes, Colours, Gain, LoseAbility, Types
from server.engine.abilities.filters import CREATURE, YOURS
from server.engine.abilities.kinds import Card, Face, Keyword, card
from server.engine.layers import copying, layers
from server.engine.reading.ctx import Ctx
from tests.engine.board import Board, static
from tests.engine.table import Side, Table

BEAR = card("Test Bear", "{1}{G}", "Creature — Bear", Keyword("trample"), pt=(2, 2))
BEAST = card("Test Beast", "{G}", "Creature — Beast", static(None, Base(Number(CREATURE & YOURS), 4), cda=True), pt=("*", 4))
LORD = card("Test Lord", "{W}", "Legendary Creature — Human", static(CREATURE & YOURS, Add(1, 1)), pt=(1, 1))


def nobody() -> Ctx:
    return Ctx(0, 0)


def test_effects_counters_and_status_are_not_copied() -> None:
    """707.2: type, colour, ability and size effects, counters and status are no copiable values."""
    b = Board()
    bear = b.put(BEAR)
    b.effect(bear, Types(set=("Frog",)), Colours("U"), Base(7, 7), LoseAbility())
    b.counters(bear, "+1/+1")
    face = copying.copiable(b.game, bear)
    assert face == BEAR.faces[0]


def test_copy_of_a_copy_with_exceptions() -> None:
    """707.3, 707.9b: what an exception set is copied with the rest."""
    b = Board()
    bear, beast, third = b.all(BEAR, BEAST, BEAST)
    face = copying.with_exceptions(b.game, nobody(), copying.copiable(b.game, bear), (Types(add=("artifact",)), Gain(Keyword("haste"))))
    b.effect(beast, Becomes(face))
    assert b.chars(beast).name == "Test Bear" and b.chars(beast).types == {"artifact", "creature"}
    assert b.chars(beast).keywords == {"trample", "haste"}
    b.effect(third, Becomes(copying.copiable(b.game, beast)))
    assert b.chars(third).types == {"artifact", "creature"} and b.chars(third).keywords == {"trample", "haste"}


def test_effects_that_apply_to_the_copy_go_on() -> None:
    """707.4, 613.1a: becoming a copy in layer 1 leaves later layers' effects, counters and the controller as they are."""
    b = Board()
    bear, beast = b.put(BEAR), b.put(BEAST, 1)
    b.effect(beast, Add(3, 3), until=END_OF_TURN)
    b.counters(beast, "+1/+1")
    end = b.effect(beast, Becomes(copying.copiable(b.game, bear)))
    assert b.size(beast) == (6, 6) and b.chars(beast).controller == 1
    b.end(end)
    assert b.chars(beast).name == "Test Beast" and b.size(beast) == (5, 8)


def test_becoming_a_lord_has_its_static_ability() -> None:
    """707.2, 604.1: the copied ability makes its effect at once; what it no longer has makes none."""
    b = Board()
    lord, bear = b.all(LORD, BEAR)
    end = b.effect(bear, Becomes(copying.copiable(b.game, lord)))
    assert b.size(bear) == (3, 3) and b.size(lord) == (3, 3)
    b.end(end)
    b.effect(lord, Becomes(copying.copiable(b.game, bear)))
    assert b.size(bear) == (2, 2) and b.size(lord) == (2, 2)


def test_defining_ability_is_not_copied_where_an_exception_sets_the_size() -> None:
    """707.9d: except it's 1/1."""
    b = Board()
    beast, bear = b.all(BEAST, BEAR)
    face = copying.with_exceptions(b.game, nobody(), copying.copiable(b.game, beast), (Base(1, 1),))
    assert face.abilities == () and (face.power, face.toughness) == (1, 1)
    b.effect(bear, Becomes(face))
    assert b.size(bear) == (1, 1)


def test_defining_ability_is_copied_beside_a_type_in_addition() -> None:
    """707.9d, the exception to it."""
    b = Board()
    beast = b.put(BEAST)
    face = copying.with_exceptions(b.game, nobody(), copying.copiable(b.game, beast), (Types(add=("Zombie",)),))
    assert face.abilities == BEAST.faces[0].abilities and face.subtypes == ("Beast", "Zombie") and face.power == "*"


def test_nonlegendary_copy_with_another_colour() -> None:
    """707.9b, 105.3: supertypes can be left out; a colour is set."""
    b = Board()
    lord = b.put(LORD)
    face = copying.with_exceptions(b.game, nobody(), copying.copiable(b.game, lord), (Types(lose=("legendary",)), Colours("U")))
    assert face.supertypes == () and face.colours == "U" and face.cost == "{W}"


def test_face_down_permanents_copy_as_they_lie() -> None:
    """707.2, 708.2a: face-down status is part of the copiable values; a copy effect does not show through (708.10)."""
    b = Board()
    bear, other = b.all(BEAR, BEAST)
    b.game.state.edit(bear).face_down = True
    layers.changed(b.game, bear, layers.OBJECT)
    assert b.size(bear) == (2, 2) and b.chars(bear).name == "" and b.chars(bear).keywords == frozenset()
    assert copying.copiable(b.game, bear) == Face("", types=("creature",), power=2, toughness=2)
    b.effect(bear, Becomes(copying.copiable(b.game, other)))
    assert b.chars(bear).name == "" and b.size(bear) == (2, 2)
    b.game.state.edit(bear).face_down = False
    layers.changed(b.game, bear, layers.OBJECT)
    assert b.chars(bear).name == "Test Beast"


def test_clone_enters_as_a_copy() -> None:
    """707.5: it never is anything else on the battlefield, and copies no counters."""
    t = Table(ann=Side(hand=["Clone"], field=["Island"] * 4 + [BEAR]), bob=Side())
    t.ann.casts("Clone")
    t.all_pass_until_empty()
    assert t.ann.field.count("Test Bear") == 2


def test_copies_of_spells_have_their_values() -> None:
    """707.10: the copy on the stack is like the spell."""
    bolt: Card = card("Test Bolt", "{R}", "Instant")
    b = Board()
    spell = b.put(bolt, zone="stack")
    copy = zones.copy_on_stack(b.game, spell, 1)
    chars = b.chars(copy)
    assert chars.name == "Test Bolt" and chars.colours == "R" and chars.controller == 1
