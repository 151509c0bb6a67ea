"""Tests of server/engine/casting/uses.py: what is good for an action is known without looking through all that lies about."""

from __future__ import annotations

from server.engine.abilities.changes import Gain, LoseAbility
from server.engine.casting.uses import Uses
from server.engine.events import Became, happened
from server.engine.layers import layers
from server.engine.layers.characteristics import INTRINSIC
from tests.engine.board import Board


def uses(b: Board) -> Uses:
    """What is in use, everything considered."""
    layers.index(b.game)
    return b.game.cache.uses


def test_permanents_with_activated_abilities_can_be_acted_with() -> None:
    """602.1, 305.6: lands and Elves can, Bears cannot; what has left is forgotten."""
    b = Board()
    forest, elves, bear = b.all("Forest", "Llanowar Elves", "Grizzly Bears")
    assert list(uses(b).acting) == [forest, elves]
    assert uses(b).acting[elves].mana and not uses(b).acting[elves].acts
    b.remove(elves)
    assert list(uses(b).acting) == [forest] and bear not in uses(b).acting


def test_abilities_gained_and_lost_count() -> None:
    """613.1f, 613.7: a Bear that gains an ability can be acted with until it loses it, by Humility too."""
    b = Board()
    elves, bear = b.all("Llanowar Elves", "Grizzly Bears")
    gained = b.effect(bear, Gain(INTRINSIC["Forest"]))
    assert list(uses(b).acting) == [elves, bear]
    b.end(gained)
    assert list(uses(b).acting) == [elves]
    b.effect(elves, LoseAbility())
    assert not uses(b).acting
    b.effect(bear, Gain(INTRINSIC["Forest"]))
    b.put("Humility")
    assert not uses(b).acting  # Humility has the later timestamp
    b.effect(bear, Gain(INTRINSIC["Forest"]))
    assert list(uses(b).acting) == [bear]


def test_cards_elsewhere_are_held_where_their_abilities_function() -> None:
    """113.6: cycling functions in the hand, unearth in the graveyard, neither in the library."""
    b = Board()
    moor = b.put("Barren Moor", zone="hand")
    zombie = b.put("Dregscape Zombie", zone="graveyard")
    b.put("Barren Moor", zone="library")
    b.put("Grizzly Bears", zone="hand")
    assert list(uses(b).held) == [moor, zombie]
    gone = b.remove(moor, "library")
    assert list(uses(b).held) == [zombie] and gone not in uses(b).held


def test_a_permanent_that_is_turned_face_down_has_sides() -> None:
    """708.2, 116.2b."""
    b = Board()
    bear = b.put("Grizzly Bears")
    assert not uses(b).sided
    happened(b.game, (Became(bear, "face_down"),))
    assert list(uses(b).sided) == [bear]
    happened(b.game, (Became(bear, "face_up"),))
    assert not uses(b).sided


def test_a_copy_keeps_its_own() -> None:
    """What comes into a copy of the game is not in the original."""
    b = Board()
    forest = b.put("Forest")
    first = uses(b)
    other = first.fork()
    other.forget(forest)
    assert list(first.acting) == [forest] and not other.acting
