"""Tests of server/engine/multiplayer/leaving.py and of games of many sides (800.4, 802, 805, 104)."""

from __future__ import annotations

import pytest

from server.engine import events
from server.engine.abilities.changes import END_OF_TURN, Add, Control, ThisGame, YourNextTurn
from server.engine.abilities.filters import CREATURE, OPPONENT, PLAYER, YOU, YOURS, InZone
from server.engine.abilities.kinds import Spell, Triggered, card
from server.engine.abilities.picks import TARGET, THAT_PLAYER, YOU_, All, Choose, ControllerOf, Target
from server.engine.abilities.structures import Apply, Begins, Mana, May, Pay, Seq
from server.engine.abilities.verbs import Become, Cast, Create, Draw, GainLife, Move, Take, TokenSpec, destroy
from server.engine.decisions import CANCEL, player_thing
from server.engine.errors import IllegalChoice

from .table import Side, Table
from .test_laws import check_objects

BEAR = card("Test Bear", "{1}{G}", "Creature — Bear", pt=(2, 2))
GRAVE_ROBBER = card(
    "Test Grave Robber", "{B}", "Sorcery", Spell(Move(Target(CREATURE & InZone("graveyard")), "battlefield", under=YOU_))
)  # fmt: skip


def three(**sides: Side) -> Table:
    """Ann, bob and cy, each for himself."""
    return Table("free-for-all", ann=sides.get("ann", Side()), bob=sides.get("bob", Side()), cy=sides.get("cy", Side()))


# -- what leaves with a player (800.4a)


def test_control_ends_and_owned_objects_leave() -> None:
    """800.4a: what the leaver had taken goes back, and an Aura of his takes its effect along."""
    t = three(ann=Side(field=[BEAR]), bob=Side(hand=["Control Magic"], field=["Island"] * 4))
    t.to("main1", 2)
    t.bob.casts("Control Magic", at="Test Bear")
    t.all_pass_until_empty()
    assert t["Test Bear"].controller == 1
    t.game.concede(1)
    assert t["Test Bear"].controller == 0 and t.game.state.exile == []


def test_what_entered_under_the_leavers_control_is_exiled() -> None:
    """800.4a: the creature that he put onto the battlefield from another's graveyard has no other controller to go back to."""
    t = three(ann=Side(hand=[GRAVE_ROBBER], field=["Swamp"]), bob=Side(graveyard=[BEAR]))
    t.ann.casts("Test Grave Robber", at="Test Bear")
    t.all_pass_until_empty()
    assert t["Test Bear"].controller == 0
    t.game.concede(0)
    assert t.bob.field == [] and t.bob.exile == ["Test Bear"]


def test_spells_and_abilities_of_the_leaver_cease() -> None:
    """800.4a: neither resolves, and who has priority next goes on."""
    t = three(ann=Side(hand=["Lightning Bolt"], field=["Mountain", "Prodigal Pyromancer"]))
    t.ann.casts("Lightning Bolt", at="bob")
    t.ann.activates("Prodigal Pyromancer", at="cy")
    assert len(t.game.state.stack) == 2
    t.game.concede(0)
    assert t.game.state.stack == [] and [q.seat for q in t.game.questions] == [1]
    assert t.bob.life == t.cy.life == 20


def test_a_permanent_that_leaves_the_game_leaves_the_battlefield() -> None:
    """603.6c: what it had exiled until then comes back."""
    t = three(ann=Side(hand=["Banishing Light"], field=["Plains"] * 3), bob=Side(field=[BEAR]))
    t.wishes[0] = ["Test Bear"]
    t.ann.casts("Banishing Light")
    t.all_pass_until_empty()
    assert t.bob.exile == ["Test Bear"]
    t.game.concede(0)
    assert t.bob.field == ["Test Bear"] and t.bob.exile == []


def test_what_an_effect_gave_another_is_exiled_when_that_effect_ends_after_its_controller_left() -> None:
    """800.4c: by default it is controlled by a player who is gone."""
    loan = card("Test Loan", "{U}", "Instant", Spell(Apply(Target(CREATURE), (Control(YOU_),), YourNextTurn())))
    t = three(ann=Side(hand=[GRAVE_ROBBER], field=["Swamp"]), bob=Side(graveyard=[BEAR]), cy=Side(hand=[loan], field=["Island"]))
    t.ann.casts("Test Grave Robber", at="Test Bear")
    t.all_pass_until_empty()
    t.cy.casts("Test Loan", at="Test Bear")
    t.all_pass_until_empty()
    t.game.concede(0)
    assert t["Test Bear"].controller == 2 and t.cy.field == ["Island", "Test Bear"]
    t.to("upkeep", 3)
    assert t.bob.exile == ["Test Bear"]


def test_nothing_comes_under_the_control_of_who_has_left() -> None:
    """800.4b: neither token nor card."""
    gift = card(
        "Test Gift", "{G}", "Sorcery",
        Spell(Seq((Create(TokenSpec("Bear", ("creature",), ("Bear",), "G", 2, 2), 1, ControllerOf(Target(CREATURE))), Draw(YOU_, 1)))),
    )  # fmt: skip
    t = three(ann=Side(hand=[gift], field=["Forest"]), bob=Side(field=[BEAR]))
    t.ann.casts("Test Gift", at="Test Bear")
    t.game.concede(1)
    t.all_pass_until_empty()
    assert t.bob.field == [] and t.ann.graveyard == ["Test Gift"] and t.ann.hand == []  # its only target is gone (608.2b)


# -- choices and costs of who has left (800.4f-h)


def test_a_cost_of_who_has_left_is_not_paid() -> None:
    """800.4f: unless that player pays, the spell's controller draws; he cannot pay any more."""
    study = card("Test Study", "{U}", "Enchantment", Triggered(Cast(None, OPPONENT), Pay(Mana("{1}"), THAT_PLAYER, None, Draw(YOU_, 1))))
    t = three(ann=Side(field=[study]), bob=Side(hand=["Ornithopter"], field=["Wastes"]))
    t.to("main1", 2)
    before = len(t.ann.hand)
    t.bob.casts("Ornithopter")
    assert len(t.game.state.stack) == 2
    t.game.concede(1)
    t.all_pass_until_empty()
    assert len(t.ann.hand) == before + 1


def test_who_has_left_does_not_take_up_an_offer() -> None:
    """800.4f: "that player may; if not" goes on as if refused."""
    offer = card(
        "Test Offer", "{U}", "Enchantment",
        Triggered(Cast(None, OPPONENT), May(Draw(THAT_PLAYER, 1), THAT_PLAYER, None, GainLife(YOU_, 2))),
    )  # fmt: skip
    t = three(ann=Side(field=[offer]), bob=Side(hand=["Ornithopter"]))
    t.to("main1", 2)
    t.bob.casts("Ornithopter")
    t.game.concede(1)
    t.all_pass_until_empty()
    assert t.ann.life == 22


CHOICE = card(
    "Test Choice", "{B}", "Sorcery", Spell(Seq((destroy(Choose(CREATURE & YOURS, by=Choose(OPPONENT, name="chooser"))), GainLife(YOU_, 1))))
)


def test_another_opponent_chooses_in_place_of_one_who_leaves() -> None:
    """800.4g: the one who was asked concedes; the spell's controller has only one other opponent, who chooses."""
    t = three(ann=Side(hand=[CHOICE], field=["Swamp", BEAR, "Hill Giant"]))
    t.ann.casts("Test Choice")
    while t.game.at_priority:
        t.game.choose(t.game.questions[0].seat, 0)
    asked = t.game.questions[0]
    assert asked.seat == 0 and [o.thing for o in asked.decision.options] == [player_thing(1), player_thing(2)]  # type: ignore[attr-defined]
    t.game.choose(0, (0,))
    assert t.game.questions[0].seat == 1
    t.game.concede(1)
    asked = t.game.questions[0]
    assert asked.seat == 2
    t.game.choose(2, (1,))
    assert t.ann.graveyard == ["Hill Giant", "Test Choice"] and t.ann.life == 21


def test_the_controller_says_which_opponent_chooses_instead() -> None:
    """800.4g: with several left, the controller of the spell chooses one."""
    t = Table("free-for-all", ann=Side(hand=[CHOICE], field=["Swamp", BEAR, "Hill Giant"]), bob=Side(), cy=Side(), dee=Side())
    t.ann.casts("Test Choice")
    while t.game.at_priority:
        t.game.choose(t.game.questions[0].seat, 0)
    t.game.choose(0, (0,))
    t.game.concede(1)
    asked = t.game.questions[0]
    assert asked.seat == 0 and asked.rule == "800.4g"
    t.game.choose(0, (1,))
    assert t.game.questions[0].seat == 3
    copy = t.game.copy()
    assert [q.seat for q in copy.questions] == [3] and copy.fingerprint() == t.game.fingerprint()


def test_a_resolving_spell_is_dropped_when_its_controller_leaves() -> None:
    """800.4a: it left the game in the middle of what it did; the active player, or who is next, gets priority."""
    t = three(ann=Side(hand=[CHOICE], field=["Swamp", BEAR, "Hill Giant"]))
    t.ann.casts("Test Choice")
    while t.game.at_priority:
        t.game.choose(t.game.questions[0].seat, 0)
    t.game.choose(0, (0,))
    assert t.game.questions[0].seat == 1
    t.game.concede(0)
    assert t.game.at_priority and [q.seat for q in t.game.questions] == [1] and t.game.state.stack == []


def test_an_announcement_is_dropped_when_its_player_leaves_and_stays_gone_when_another_takes_his_back() -> None:
    """800.4a, 733.1: taking an announcement back does not bring back who conceded meanwhile."""
    t = Table("free-for-all", ann=Side(hand=["Lightning Bolt"], field=["Mountain"]), bob=Side(field=[BEAR]), cy=Side(), dee=Side())
    option = next(i for i, o in enumerate(t.options(0)) if o.kind == "cast")
    t.game.choose(0, option)
    assert t.game.questions[0].reason == "target" and t.game.questions[0].cancel
    t.game.concede(1)
    t.game.choose(0, CANCEL)
    assert t.game.living() == (0, 2, 3) and t.bob.field == [] and t.ann.hand == ["Lightning Bolt"]
    t.game.choose(0, next(i for i, o in enumerate(t.options(0)) if o.kind == "cast"))
    t.game.concede(0)
    assert t.game.at_priority and [q.seat for q in t.game.questions] == [2] and t.game.state.stack == []


# -- the turn of who has left (800.4j-m)


def test_the_turn_goes_on_without_its_player() -> None:
    """800.4j: each step has its priority, the next player's first; then the next turn comes."""
    t = three()
    t.to("begin_combat")
    t.game.concede(0)
    assert t.game.state.turn == 1 and [q.seat for q in t.game.questions] == [1]
    t.to("end")
    assert t.game.state.turn == 1 and t.game.active_team() == ()
    t.to("upkeep")
    assert t.game.active_team() == (1,) and t.game.state.turn == 2


def test_priority_passes_on_from_who_leaves_with_it() -> None:
    """800.4a: the next player in turn order gets it, though he had passed."""
    t = three(ann=Side(hand=["Lightning Bolt"], field=["Mountain"]))
    t.ann.casts("Lightning Bolt", at="bob")
    t.ann.passes()
    t.bob.passes()
    assert [q.seat for q in t.game.questions] == [2]
    t.game.concede(2)
    assert [q.seat for q in t.game.questions] == [0] and len(t.game.state.stack) == 1


def test_turns_of_who_has_left_do_not_begin() -> None:
    """800.4k: neither a regular one nor an extra one."""
    again = card("Test Again", "{U}", "Sorcery", Spell(Take("turn", Target(PLAYER))))
    t = three(ann=Side(hand=[again], field=["Island"]))
    t.ann.casts("Test Again", at="cy")
    t.all_pass_until_empty()
    t.game.concede(2)
    t.to("upkeep", 2)
    assert t.game.active_team() == (1,)
    t.to("upkeep", 3)
    assert t.game.active_team() == (0,)


def test_effects_until_the_leavers_next_turn_last_until_it_would_have_begun() -> None:
    """800.4m: neither at once nor for good."""
    weaken = card("Test Weaken", "{U}", "Sorcery", Spell(Apply(All(CREATURE), (Add(-1, 0),), YourNextTurn())))
    t = three(ann=Side(hand=[weaken], field=["Island"]), cy=Side(field=[BEAR]))
    t.ann.casts("Test Weaken")
    t.all_pass_until_empty()
    t.game.concede(0)
    assert t["Test Bear"].power == 1
    t.to("end", 3)
    assert t["Test Bear"].power == 1 and t.game.active_team() == (2,)
    t.to("upkeep", 4)
    assert t["Test Bear"].power == 2 and t.game.active_team() == (1,)


def test_what_phased_out_under_the_leavers_control_phases_in_after_his_turn_would_have_begun() -> None:
    """702.26n: in the next untap step after that, whoever's it is."""
    loan = card(
        "Test Long Loan", "{U}", "Sorcery",
        Spell(Seq((Apply(Target(CREATURE), (Control(YOU_),), ThisGame()), Become(TARGET, "phased_out")))),
    )  # fmt: skip
    t = three(ann=Side(hand=[loan], field=["Island"]), bob=Side(field=[BEAR]))
    t.ann.casts("Test Long Loan", at="Test Bear")
    t.all_pass_until_empty()
    assert len(t.game.state.phased) == 1
    t.game.concede(0)
    assert t.bob.exile == []
    t.to("end", 3)
    assert t.bob.field == [] and t.game.active_team() == (2,)
    t.to("upkeep", 4)
    assert t.bob.field == ["Test Bear"] and t.game.active_team() == (1,)


VANISH = card("Test Vanish", "{0}", "Instant", Spell(Become(Target(CREATURE), "phased_out")))
STEAL = card("Test Steal", "{0}", "Instant", Spell(Apply(Target(CREATURE), (Control(YOU_),), ThisGame())))
BORROW = card("Test Borrow", "{0}", "Instant", Spell(Apply(Target(CREATURE), (Control(YOU_),), END_OF_TURN)))
WATCHER = card("Test Watcher", "{0}", "Enchantment", Triggered(Move(CREATURE, "", "battlefield"), Draw(YOU_, 1)))


def robbed(cy: Side) -> Table:
    """Ann has taken the bear out of bob's graveyard, and can make it phase out; bob notices creatures that leave."""
    t = three(ann=Side(hand=[GRAVE_ROBBER, VANISH], field=["Swamp"]), bob=Side(graveyard=[BEAR], field=[WATCHER]), cy=cy)
    t.ann.casts("Test Grave Robber", at="Test Bear")
    t.all_pass_until_empty()
    return t


def ann_leaves(t: Table) -> list[list[str]]:
    """The bear phases out, and ann leaves; gives what is phased out then, and what is exiled."""
    t.ann.casts("Test Vanish", at="Test Bear")
    t.all_pass_until_empty()
    t.game.concede(0)
    check_objects(t.game)
    return away(t)


def away(t: Table) -> list[list[str]]:
    """The names of what is phased out, and of what is exiled."""
    return [[t.game.chars(oid).name for oid in zone] for zone in (t.game.state.phased, t.game.state.exile)]


def test_what_is_phased_out_leaves_with_its_owner() -> None:
    """702.26k: and nobody notices."""
    t = three(ann=Side(hand=[VANISH], field=[BEAR]), bob=Side(field=[WATCHER]))
    assert ann_leaves(t) == [[], []]
    t.all_pass_until_empty()
    assert t.bob.hand == []


def test_what_is_phased_out_under_the_leavers_control_by_default_is_exiled() -> None:
    """702.26n, 800.4a: unnoticed, since it is treated as though it were not there (702.26b)."""
    t = robbed(Side())
    assert ann_leaves(t) == [[], ["Test Bear"]]
    t.all_pass_until_empty()
    assert t.bob.hand == []


def test_what_phased_out_under_anothers_control_stays() -> None:
    """702.26d, 800.4a: the effect that gives cy control of it has not ended, though it does not affect it now."""
    t = robbed(Side(hand=[STEAL]))
    t.ann.passes()
    t.bob.passes()
    t.cy.casts("Test Steal", at="Test Bear")
    t.all_pass_until_empty()
    assert ann_leaves(t) == [["Test Bear"], []]
    t.to("upkeep", 3)
    assert t.cy.field == ["Test Bear"]


def test_what_is_phased_out_is_exiled_when_control_of_it_ends() -> None:
    """702.26n, 800.4c: as soon as the effect ends, and who controlled it by default has left."""
    t = robbed(Side(hand=[BORROW]))
    t.ann.passes()
    t.bob.passes()
    t.cy.casts("Test Borrow", at="Test Bear")
    t.all_pass_until_empty()
    assert ann_leaves(t) == [["Test Bear"], []]
    t.to("upkeep", 2)
    check_objects(t.game)
    assert away(t) == [[], ["Test Bear"]]


def test_an_aura_that_is_phased_out_with_it_still_gives_control() -> None:
    """702.26d, g: both are back in the untap step of the player that the Aura gives control to; without it the creature is exiled."""
    t = robbed(Side(hand=["Control Magic"], field=["Island"] * 4))
    t.to("main1", 3)
    t.cy.casts("Control Magic", at="Test Bear")
    t.all_pass_until_empty()
    t.cy.passes()
    assert ann_leaves(t) == [["Test Bear", "Control Magic"], []]
    other = t.game.copy()
    t.to("upkeep", 5)
    assert sorted(t.cy.field) == ["Control Magic", "Island", "Island", "Island", "Island", "Test Bear"]
    events.happened(other, (events.Moved(other.state.phased[1], "exile"),))
    assert other.state.phased == [] and len(other.state.exile) == 2


def test_what_is_known_of_who_has_left_is_as_it_was() -> None:
    """800.4i: life total and number of cards in hand as the player left."""
    from server.engine.reading import evaluate

    t = three(bob=Side(hand=["Plains", "Island"], life=7))
    t.game.concede(1)
    assert evaluate.number_of(t.game, player_thing(1), "hand") == 2
    assert evaluate.number_of(t.game, player_thing(1), "life") == 7
    assert evaluate.number_of(t.game, player_thing(1), "library") == 20


def test_who_has_left_can_do_nothing_more() -> None:
    """104.3a: he is asked nothing and cannot concede again."""
    t = three()
    t.game.concede(2)
    with pytest.raises(IllegalChoice):
        t.game.concede(2)
    t.to("upkeep", 4)
    assert all(q.seat != 2 for q in t.game.questions)


def test_damage_is_not_assigned_to_who_has_left() -> None:
    """800.4e: the creatures go on attacking nothing."""
    t = three(ann=Side(field=[BEAR]))
    t.attacks = {"Test Bear": "bob"}
    t.to("blockers")
    t.game.concede(1)
    t.to("main2")
    assert t.cy.life == 20 and t["Test Bear"].tapped


# -- several sides


def test_of_three_teams_two_that_lose_together_leave_the_third_the_winner() -> None:
    """104.2c, 104.4d: all remaining teams would have to lose for a draw."""
    flame = Side(hand=["Flame Rift"], field=["Mountain", "Mountain"])
    low = Side(life=4)
    t = Table("two-headed-giant", ann=flame, bob=Side(life=30), cy=low, dee=low, eve=low, fay=low)
    t.ann.casts("Flame Rift")
    t.all_pass_until_empty()
    assert t.game.outcome is not None and t.game.outcome.winners == (0, 1)


def test_all_teams_that_lose_together_draw() -> None:
    """104.4d."""
    t = Table("two-headed-giant", ann=Side(hand=["Flame Rift"], field=["Mountain", "Mountain"]), bob=Side(), cy=Side(), dee=Side())
    for seat in (0, 2):
        t.game.state.life[t.game.teams.life_group[seat]] = 8
    t.ann.casts("Flame Rift")
    t.all_pass_until_empty()
    assert t.game.outcome is not None and t.game.outcome.drawn


def test_the_last_side_wins_whatever_says_that_it_cannot() -> None:
    """104.2a: the opponents have left."""
    t = three(ann=Side(field=["Platinum Angel"]))
    t.game.concede(1)
    t.game.concede(0)
    assert t.game.outcome is not None and t.game.outcome.winners == (2,)


def test_extra_turns_come_in_reverse_order_and_then_the_turn_order_goes_on() -> None:
    """500.7: the turn created last is taken first."""
    again = card("Test Again", "{U}", "Instant", Spell(Take("turn", Target(PLAYER))))
    t = three(ann=Side(hand=[again, again], field=["Island", "Island"]))
    t.ann.casts("Test Again", at="cy")
    t.all_pass_until_empty()
    t.ann.casts("Test Again", at="ann")
    t.all_pass_until_empty()
    order = []
    for turn in range(2, 6):
        t.to("upkeep", turn)
        order.append(t.game.active_team()[0])
    assert order == [0, 2, 1, 2]


def test_at_the_beginning_of_each_upkeep_names_the_active_player_who_is_left() -> None:
    """800.4j: no player's upkeep, no trigger about that player."""
    bell = card("Test Bell", "{1}", "Artifact", Triggered(Begins("end", PLAYER), GainLife(THAT_PLAYER, 1)))
    mine = card("Test Chime", "{1}", "Artifact", Triggered(Begins("end", YOU), GainLife(YOU_, 1)))
    t = three(bob=Side(field=[bell, mine]))
    t.to("begin_combat")
    t.game.concede(0)
    t.to("upkeep", 2)
    assert t.bob.life == t.cy.life == 20
    t.to("upkeep", 3)
    assert t.bob.life == 22 and t.cy.life == 20
