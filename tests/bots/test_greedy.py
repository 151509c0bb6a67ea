"""Greedy bot: what it does with priority, and what it picks."""

from __future__ import annotations

import pytest

from protocol import messages as m
from protocol.view import P, Zone

from .scene import FOE, ME, Scene

BOLT = "Lightning deals 3 damage to any target."
GROWTH = "Target creature gets +3/+3 until end of turn."


def cast(oid: int) -> m.Option:
    """The option to cast it."""
    return m.Option("cast", oid)


def test_a_land_is_played_first() -> None:
    """Then there is mana for the rest."""
    s = Scene()
    forest, bear = s.card(Zone.HAND, ME, "Forest", "land"), s.creature(ME, 2, 2, zone=Zone.HAND)
    assert s.acts(cast(bear), m.Option("play", forest)).kind == "play"


def test_the_dearest_creature_is_cast() -> None:
    """In a main phase with an empty stack."""
    s = Scene()
    bear, giant = s.creature(ME, 2, 2, zone=Zone.HAND), s.creature(ME, 3, 3, zone=Zone.HAND)
    assert s.acts(cast(bear), cast(giant)) == cast(giant)


@pytest.mark.parametrize("step, active", [("upkeep", ME), ("main1", FOE), ("end", FOE)])
def test_creatures_wait_for_the_main_phase(step: str, active: int) -> None:
    """Even one with flash."""
    s = Scene(step, active)
    assert s.acts(cast(s.creature(ME, 2, 2, zone=Zone.HAND))).kind == "pass"


def test_damage_looks_for_something_that_it_kills() -> None:
    """A bolt waits while there is no prey, then kills a giant rather than hit the player."""
    s = Scene()
    bolt = s.spell("Bolt", "instant", BOLT)
    assert s.acts(cast(bolt)).kind == "pass"
    elf, giant, wurm = s.creature(FOE, 1, 1), s.creature(FOE, 3, 3), s.creature(FOE, 5, 5)
    assert s.acts(cast(bolt)) == cast(bolt)
    assert s.picks("target", [-1, -2, elf, giant, wurm], source=bolt) == [giant]


def test_damage_finishes_a_player() -> None:
    """At three life the face is the best target."""
    s = Scene()
    bolt = s.spell("Bolt", "instant", BOLT)
    giant = s.creature(FOE, 3, 3)
    s.view.players[FOE][P.LIFE] = 3
    assert s.acts(cast(bolt)) == cast(bolt)
    assert s.picks("target", [-1, -2, giant], source=bolt) == [-2]


def test_removal_takes_the_best_of_the_opponents() -> None:
    """And never one's own while there is another."""
    s = Scene()
    terror = s.spell("Terror", "instant", "Destroy target creature.")
    mine, small, big = s.creature(ME, 9, 9), s.creature(FOE, 1, 1), s.creature(FOE, 4, 4)
    assert s.acts(cast(terror)) == cast(terror)
    assert s.picks("target", [mine, small, big], source=terror) == [big]


def test_a_pump_waits_for_combat_and_helps_who_fights() -> None:
    """After blocks, for the creature that is in combat."""
    s = Scene()
    growth = s.spell("Growth", "instant", GROWTH)
    s.creature(ME, 2, 2)
    assert s.acts(cast(growth)).kind == "pass"
    s = Scene("blockers")
    growth, idle, fighter = s.spell("Growth", "instant", GROWTH), s.creature(ME, 4, 4), s.creature(ME, 2, 2, ATTACKING=-2)
    assert s.acts(cast(growth)) == cast(growth)
    assert s.picks("target", [s.creature(FOE, 5, 5), idle, fighter], source=growth) == [fighter]


def test_a_counterspell_is_for_the_opponents_spells() -> None:
    """Not for an empty stack, nor for a friend's spell."""
    s = Scene("main1", FOE)
    counter = s.spell("Counter", "instant", "Counter target spell.")
    assert s.acts(cast(counter)).kind == "pass"
    s.card(Zone.STACK, ME, "Mine", "sorcery")
    assert s.acts(cast(counter)).kind == "pass"
    s.card(Zone.STACK, FOE, "Theirs", "sorcery")
    assert s.acts(cast(counter)) == cast(counter)


def test_a_sweeper_is_cast_when_it_pays() -> None:
    """Much on their side, little on one's own."""
    s = Scene()
    wrath = s.spell("Wrath", "sorcery", "Destroy all creatures.", cost=4)
    s.creature(ME, 4, 4)
    s.creature(FOE, 3, 3)
    assert s.acts(cast(wrath)).kind == "pass"
    s.creature(FOE, 6, 6)
    assert s.acts(cast(wrath)) == cast(wrath)


def test_abilities_are_activated_once_a_turn_and_only_harmless_ones() -> None:
    """No mana abilities, no sacrifices; equipment that lies idle is taken up."""
    s = Scene()
    s.creature(ME, 2, 2)
    elf = s.card(Zone.BATTLEFIELD, ME, "Elf", "creature", "{T}: Add {G}.", size=(1, 1))
    altar = s.card(Zone.BATTLEFIELD, ME, "Altar", "artifact", "Sacrifice a creature: Draw a card.")
    book = s.card(Zone.BATTLEFIELD, ME, "Book", "artifact", "{2}, {T}: Draw a card.")
    axe = s.card(Zone.BATTLEFIELD, ME, "Axe", "artifact", "Equipped creature gets +2/+0.", "Equip {1}")
    assert s.acts(m.Option("activate", elf, 0, "mana"), m.Option("activate", altar, 0)).kind == "pass"
    assert s.acts(m.Option("activate", book, 0), m.Option("activate", axe, 1)) == m.Option("activate", axe, 1)
    assert s.acts(m.Option("activate", book, 0), m.Option("activate", axe, 1)) == m.Option("activate", book, 0)
    assert s.acts(m.Option("activate", book, 0), m.Option("activate", axe, 1)).kind == "pass"


def test_a_cast_that_came_to_nothing_is_not_tried_again() -> None:
    """It is offered again under the same number when it could not be paid for."""
    s = Scene()
    giant = s.creature(ME, 3, 3, zone=Zone.HAND)
    assert s.acts(cast(giant)) == cast(giant)
    assert s.acts(cast(giant)).kind == "pass"
    s.view.table[0] = 4
    assert s.acts(cast(giant)) == cast(giant)


def test_what_is_given_up_is_what_is_worth_least() -> None:
    """Discards the small card, sacrifices the token, and keeps lands while they are few."""
    s = Scene()
    land, small, big = s.card(Zone.HAND, ME, "Forest", "land"), s.creature(ME, 1, 1, zone=Zone.HAND), s.creature(ME, 5, 5, zone=Zone.HAND)
    assert s.picks("discard", [land, small, big]) == [small]
    assert s.picks("sacrifice", [small, big]) == [small]


@pytest.mark.parametrize("lands, kept", [(1, False), (2, True), (5, True), (6, False)])
def test_hands_of_two_to_five_lands_are_kept(lands: int, kept: bool) -> None:
    """103.5: seven cards."""
    s = Scene()
    for _ in range(lands):
        s.card(Zone.HAND, ME, "Forest", "land")
    for _ in range(7 - lands):
        s.creature(ME, 2, 2, zone=Zone.HAND)
    question = m.Question(1, "pick", "mulligan", "103.5", [m.Option("keep"), m.Option("mulligan")], [0], [1, 1])
    assert s.answers(question) == ([0] if kept else [1])


def test_may_is_yes_x_is_all_and_the_rest_is_usual() -> None:
    """Defaults where it knows nothing better."""
    s = Scene()
    assert s.answers(m.Question(1, "pick", "may", "608.2d", [m.Option("yes"), m.Option("no")], [1], [1, 1])) == [0]
    assert s.answers(m.Question(2, "number", "x", "601.2b", [], 0, [0, 4])) == 4
    assert s.answers(m.Question(3, "number", "number", "608.2d", [], 1, [0, 4])) == 1
    assert s.answers(m.Question(4, "order", "order", "603.3b", [], [1, 0], [2])) == [1, 0]
    colours = [m.Option("mana", choice="R"), m.Option("mana", choice="G")]
    assert s.answers(m.Question(5, "pick", "color", "608.2d", colours, [1], [1, 1])) == [1]


def test_it_waits_for_the_texts_of_what_it_sees() -> None:
    """Definitions that it does not know are asked for before it answers."""
    s = Scene()
    forest = s.card(Zone.HAND, ME, "Forest", "land")
    known = s.bot.mirror.cards.pop(forest)
    question = m.Question(1, "act", "priority", "117.1", [m.Option("pass"), m.Option("play", forest)], 0)
    assert s.bot.receive(m.Snapshot(0, s.view.to_wire(), [question])) == [m.Cards([forest])]
    assert s.bot.receive(m.CardsTold([known])) == [m.Choose(1, 1)]


def test_it_does_not_wait_for_ever() -> None:
    """A refusal of the texts is no reason to stand still."""
    s = Scene()
    forest = s.card(Zone.HAND, ME, "Forest", "land")
    s.bot.mirror.cards.clear()
    question = m.Question(1, "act", "priority", "117.1", [m.Option("pass"), m.Option("play", forest)], 0)
    s.bot.receive(m.Snapshot(0, s.view.to_wire(), [question]))
    assert s.bot.receive(m.Refused("not_shown", "no", "cards")) == [m.Choose(1, 1)]
