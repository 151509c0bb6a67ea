"""Tests of server/engine/triggers.py: when abilities trigger, and how they get onto the stack (603)."""

from __future__ import annotations

from .table import Side, Table


def test_a_creature_entering_triggers_each_watcher_once() -> None:
    """603.2: Soul Warden gains a life for each other creature that enters."""
    t = Table(ann=Side(hand=["Grizzly Bears"], field=["Soul Warden", "Forest", "Forest"]), bob=Side())
    t.ann.casts("Grizzly Bears")
    t.all_pass_until_empty()
    assert t.ann.life == 21


def test_two_tokens_entering_at_once_trigger_twice() -> None:
    """603.2c: one event with two occurrences triggers twice."""
    t = Table(ann=Side(hand=["Raise the Alarm"], field=["Soul Warden", "Plains", "Plains"]), bob=Side())
    t.ann.casts("Raise the Alarm")
    t.all_pass_until_empty()
    assert t.ann.life == 22


def test_creatures_that_die_together_see_each_other_die() -> None:
    """603.10a: Blood Artist looks back: it sees its own death and that of the bear beside it."""
    t = Table(ann=Side(hand=["Wrath of God"], field=["Plains"] * 4 + ["Blood Artist", "Grizzly Bears"]), bob=Side())
    t.wishes[0] = ["bob", "bob"]
    t.ann.casts("Wrath of God")
    t.all_pass_until_empty()
    assert t.ann.field == ["Plains"] * 4
    assert t.bob.life == 18 and t.ann.life == 22


def test_an_intervening_if_is_checked_again_on_resolution() -> None:
    """603.4: Cautious Survivor triggers while tapped, and does nothing if it is untapped when the ability resolves."""
    t = Table(ann=Side(field=["Cautious Survivor"]), bob=Side())
    t.attacks = {"Cautious Survivor": "bob"}
    t.to("main2")
    assert t.game.state.stack
    t.game.state.edit(t.find("Cautious Survivor")).tapped = False
    t.all_pass_until_empty()
    assert t.ann.life == 20


def test_survival_of_a_tapped_creature() -> None:
    """603.4: Cautious Survivor that attacked gains two life in the second main phase."""
    t = Table(ann=Side(field=["Cautious Survivor"]), bob=Side())
    t.attacks = {"Cautious Survivor": "bob"}
    t.to("main2")
    t.all_pass_until_empty()
    assert t.ann.life == 22


def test_the_active_players_triggers_resolve_last() -> None:
    """603.3b: the active player's abilities are put on the stack first."""
    t = Table(ann=Side(field=["Soul Warden", "Forest", "Forest"], hand=["Grizzly Bears"]), bob=Side(field=["Soul Warden"]))
    t.ann.casts("Grizzly Bears")
    t.all_pass()
    stack = [t.game.obj(oid).controller for oid in t.game.state.stack]
    assert stack == [0, 1]


def test_what_an_oblivion_ring_exiled_comes_back_when_it_leaves() -> None:
    """607.2a, 603.6c: the second ability returns the card that the first one exiled."""
    t = Table(
        ann=Side(hand=["Oblivion Ring"], field=["Plains"] * 3), bob=Side(field=["Grizzly Bears", "Plains", "Plains"], hand=["Disenchant"])
    )
    t.wishes[0] = ["Grizzly Bears"]
    t.ann.casts("Oblivion Ring")
    t.all_pass_until_empty()
    assert t.bob.exile == ["Grizzly Bears"]
    t.bob.casts("Disenchant", at="Oblivion Ring")
    t.all_pass_until_empty()
    assert t.bob.exile == [] and "Grizzly Bears" in t.bob.field


def test_a_flickered_creature_returns_at_the_next_end_step() -> None:
    """603.7: Flickerwisp's delayed ability returns the card at the beginning of the next end step."""
    t = Table(ann=Side(hand=["Flickerwisp"], field=["Plains"] * 3), bob=Side(field=["Grizzly Bears"]))
    t.wishes[0] = ["Grizzly Bears"]
    t.ann.casts("Flickerwisp")
    t.all_pass_until_empty()
    assert "Grizzly Bears" not in t.bob.field
    t.to("end")
    t.all_pass_until_empty()
    assert "Grizzly Bears" in t.bob.field
