"""Combat of the greedy bot: attack and block where it gains."""

from __future__ import annotations

from protocol import messages as m
from protocol.view import Flag, P, Zone

from .scene import FOE, ME, Scene

ANN, BOB = -1, -2


def test_nobody_blocks_so_everybody_attacks() -> None:
    """An empty board on the other side."""
    s = Scene("attackers")
    bear = s.creature(ME, 2, 2)
    assert s.declares("attack", [bear], [BOB]) == [(bear, BOB)]


def test_a_bear_does_not_attack_into_a_giant() -> None:
    """A 3/3 would block and kill it for nothing."""
    s = Scene("attackers")
    bear = s.creature(ME, 2, 2)
    s.creature(FOE, 3, 3)
    assert s.declares("attack", [bear], [BOB]) == []


def test_a_tapped_giant_blocks_nobody() -> None:
    """509.1a: only untapped creatures block."""
    s = Scene("attackers")
    bear = s.creature(ME, 2, 2)
    s.creature(FOE, 3, 3, FLAGS=int(Flag.TAPPED))
    assert s.declares("attack", [bear], [BOB]) == [(bear, BOB)]


def test_flyers_fly_over_the_ground() -> None:
    """702.9b: only flying and reach block them."""
    s = Scene("attackers")
    bird = s.creature(ME, 1, 1, "flying")
    s.creature(FOE, 5, 5)
    assert s.declares("attack", [bird], [BOB]) == [(bird, BOB)]
    s.creature(FOE, 1, 3, "reach")
    assert s.declares("attack", [bird], [BOB]) == []


def test_first_strike_wins_where_it_kills_first() -> None:
    """702.7: a 2/1 with first strike beats a 2/2 unharmed."""
    s = Scene("attackers")
    knight = s.creature(ME, 2, 1, "first strike")
    s.creature(FOE, 2, 2)
    assert s.declares("attack", [knight], [BOB]) == [(knight, BOB)]


def test_everybody_attacks_where_that_wins() -> None:
    """One blocker stops one of three; the rest is lethal."""
    s = Scene("attackers")
    mine = [s.creature(ME, 2, 2) for _ in range(3)]
    s.creature(FOE, 4, 4)
    s.view.players[FOE][P.LIFE] = 4
    assert s.declares("attack", mine, [BOB]) == [(oid, BOB) for oid in mine]


def test_who_must_attack_attacks() -> None:
    """508.1d, whatever one thinks of it."""
    s = Scene("attackers")
    bear = s.creature(ME, 2, 2)
    s.creature(FOE, 3, 3)
    assert s.declares("attack", [bear], [BOB], must=1) == [(bear, BOB)]


def test_attacks_that_cost_are_left_alone() -> None:
    """508.1h: the bot keeps its mana."""
    s = Scene("attackers")
    bear = s.creature(ME, 2, 2)
    assert s.declares("attack", [bear], [BOB], cost="{2}") == []


def test_it_stays_at_home_when_the_counterattack_would_kill() -> None:
    """At 3 life a 3/3 on the other side keeps blockers back; vigilance does not care."""
    s = Scene("attackers")
    s.view.players[ME][P.LIFE] = 3
    big, guard = s.creature(ME, 4, 4), s.creature(ME, 4, 4, "vigilance")
    s.creature(FOE, 3, 3)
    assert s.declares("attack", [big, guard], [BOB]) == [(guard, BOB)]


def test_the_weakest_player_is_attacked_before_a_planeswalker() -> None:
    """A player's life ends the game."""
    s = Scene("attackers")
    bear = s.creature(ME, 2, 2)
    walker = s.card(Zone.BATTLEFIELD, FOE, "Walker", "planeswalker")
    assert s.declares("attack", [bear], [walker, BOB]) == [(bear, BOB)]


def test_a_block_that_kills_for_nothing_is_made() -> None:
    """A 3/3 blocks a 2/2, and not the 5/5 beside it."""
    s = Scene("blockers", FOE)
    giant = s.creature(ME, 3, 3)
    bear, wurm = s.creature(FOE, 2, 2, ATTACKING=ANN), s.creature(FOE, 5, 5, ATTACKING=ANN)
    assert s.declares("block", [giant], [wurm, bear]) == [(giant, bear)]


def test_a_wall_blocks_what_cannot_kill_it() -> None:
    """Life saved for nothing."""
    s = Scene("blockers", FOE)
    wall = s.creature(ME, 0, 4, "defender")
    bear = s.creature(FOE, 2, 2, ATTACKING=ANN)
    assert s.declares("block", [wall], [bear]) == [(wall, bear)]


def test_nobody_is_thrown_away_while_there_is_life() -> None:
    """A 1/1 does not chump a 5/5 at 20 life, and does at 5."""
    s = Scene("blockers", FOE)
    elf = s.creature(ME, 1, 1)
    wurm = s.creature(FOE, 5, 5, ATTACKING=ANN)
    assert s.declares("block", [elf], [wurm]) == []
    s.view.players[ME][P.LIFE] = 5
    assert s.declares("block", [elf], [wurm]) == [(elf, wurm)]


def test_menace_is_not_blocked_by_one() -> None:
    """702.111b: a limit of at least two."""
    s = Scene("blockers", FOE)
    giant = s.creature(ME, 3, 3)
    goblin = s.creature(FOE, 2, 2, "menace", ATTACKING=ANN)
    assert s.declares("block", [giant], [goblin], m.Limit("least", 2, [], [0])) == []


def test_who_must_block_blocks() -> None:
    """509.1c."""
    s = Scene("blockers", FOE)
    elf = s.creature(ME, 1, 1)
    wurm = s.creature(FOE, 5, 5, ATTACKING=ANN)
    assert s.declares("block", [elf], [wurm], must=1) == [(elf, wurm)]


def test_deathtouch_and_indestructible_are_known() -> None:
    """702.2, 702.12: a 1/1 with deathtouch trades with anything but what cannot be destroyed."""
    s = Scene("blockers", FOE)
    snake = s.creature(ME, 1, 1, "deathtouch")
    wurm, god = s.creature(FOE, 6, 6, ATTACKING=ANN), s.creature(FOE, 7, 7, "indestructible", ATTACKING=ANN)
    assert s.declares("block", [snake], [god, wurm]) == [(snake, wurm)]
