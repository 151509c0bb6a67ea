"""Tests of server/engine/turn.py: phases, steps and what happens in them by itself (500-514)."""

from __future__ import annotations

from .table import Side, Table


def test_the_starting_player_of_a_duel_skips_the_first_draw_step() -> None:
    """103.8a: only the first draw step of the game is skipped."""
    t = Table(step="untap", ann=Side(), bob=Side())
    t.to("main1", 1)
    assert len(t.ann.hand) == 0
    t.to("main1", 2)
    assert len(t.bob.hand) == 1
    t.to("main1", 3)
    assert len(t.ann.hand) == 1


def test_permanents_untap_in_their_controllers_untap_step() -> None:
    """502.3: the active player's permanents untap, nobody else's."""
    t = Table(ann=Side(field=["Mountain"], hand=["Lightning Bolt"]), bob=Side(field=["Mountain"], hand=["Lightning Bolt"]))
    t.ann.casts("Lightning Bolt", at="bob")
    t.bob.casts("Lightning Bolt", at="ann")
    t.to("upkeep", 2)
    lands = [t.game.obj(oid) for oid in t.game.state.battlefield]
    assert [land.tapped for land in lands] == [True, False]


def test_a_hand_of_more_than_seven_is_discarded_down_at_cleanup() -> None:
    """514.1: down to the maximum hand size, by the active player alone."""
    t = Table(ann=Side(hand=["Grizzly Bears"] * 9), bob=Side(hand=["Grizzly Bears"] * 9))
    t.to("upkeep", 2)
    assert len(t.ann.hand) == 7 and len(t.ann.graveyard) == 2
    assert len(t.bob.hand) == 9


def test_damage_and_until_end_of_turn_end_together_at_cleanup() -> None:
    """514.2: a 2/2 with +3/+3 and 3 damage does not die as the turn ends."""
    t = Table(
        ann=Side(hand=["Lightning Bolt"], field=["Mountain"]), bob=Side(hand=["Giant Growth"], field=["Forest", "Grizzly Bears"])
    )
    t.ann.casts("Lightning Bolt", at="Grizzly Bears")
    t.bob.casts("Giant Growth", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t["Grizzly Bears"].damage == 3 and t["Grizzly Bears"].toughness == 5
    t.to("upkeep", 2)
    assert t["Grizzly Bears"].damage == 0 and t["Grizzly Bears"].toughness == 2


def test_an_extra_turn_comes_right_after_this_one_and_the_order_goes_on_from_there() -> None:
    """500.7: ann takes turns 1 and 2, bob turn 3."""
    t = Table(ann=Side(hand=["Time Walk"], field=["Island", "Island"]), bob=Side())
    t.ann.casts("Time Walk")
    t.all_pass_until_empty()
    t.to("upkeep", 2)
    assert t.game.active_team() == (0,)
    t.to("upkeep", 3)
    assert t.game.active_team() == (1,)


def test_no_blockers_and_damage_steps_without_attackers() -> None:
    """508.8: without attackers the declare blockers and combat damage steps are skipped."""
    t = Table(ann=Side(field=["Grizzly Bears"]), bob=Side())
    steps = []
    for _ in range(40):
        t.settle()
        if t.game.state.turn > 1:
            break
        if t.game.state.step not in steps:
            steps.append(t.game.state.step)
        t.game.choose(t.game.questions[0].seat, 0)
    assert steps == ["main1", "begin_combat", "attackers", "end_combat", "main2", "end"]


def test_mana_empties_as_each_step_ends() -> None:
    """500.5: floating mana does not last into the next step."""
    t = Table(ann=Side(hand=["Dark Ritual"], field=["Swamp"]), bob=Side())
    t.ann.casts("Dark Ritual")
    t.all_pass_until_empty()
    assert sum(t.game.state.players[0].pool) == 3
    t.to("begin_combat")
    assert sum(t.game.state.players[0].pool) == 0


def test_an_additional_combat_and_main_phase_follow_the_main_phase() -> None:
    """500.8: Relentless Assault, cast in the second main phase, adds a combat and then another main phase."""
    t = Table(ann=Side(hand=["Relentless Assault"], field=["Mountain"] * 4 + ["Grizzly Bears"]), bob=Side())
    t.attacks = {"Grizzly Bears": "bob"}
    t.to("main2")
    assert t.bob.life == 18
    t.ann.casts("Relentless Assault")
    t.all_pass_until_empty()
    assert not t["Grizzly Bears"].tapped
    t.to("begin_combat")
    t.to("main2")
    assert t.bob.life == 16 and t.game.state.turn == 1 and t.game.state.mains == 3
