"""Keywords that stand before an ability, and what players become by others (702, 719)."""

from __future__ import annotations

from server.engine.abilities.kinds import Activated, Keyword, Marked, card
from server.engine.abilities.picks import SELF
from server.engine.abilities.structures import Mana
from server.engine.abilities.verbs import PutCounters
from tests.engine.table import Side, Table

TWICE = card(
    "Twice", "{0}", "Creature — Bear",
    Keyword("exhaust", frame=Marked(Activated((Mana("{0}"),), PutCounters("+1/+1", SELF, 1)))),
    Keyword("exhaust", frame=Marked(Activated((Mana("{0}"),), PutCounters("+1/+1", SELF, 2)))), pt=(1, 1),
)  # fmt: skip


def test_each_exhaust_ability_is_activated_once() -> None:
    """702.177a: one does not use up the other."""
    t = Table(ann=Side(field=[TWICE]), bob=Side())
    t.ann.activates("Twice", 0)
    t.ann.activates("Twice", 1)
    t.all_pass_until_empty()
    assert t["Twice"].power == 4
    assert not t.ann.can("activate", "Twice", 0) and not t.ann.can("activate", "Twice", 1)
    t.to("main1", 3)
    assert not t.ann.can("activate", "Twice", 0)


def test_speed_is_kept_in_the_command_zone_and_stops_at_four() -> None:
    """702.179b-d."""
    t = Table(ann=Side(hand=["Lightning Bolt"] * 5, field=["Walking Sarcophagus", "Mountain"]), bob=Side(life=40))
    for number in (1, 3, 5, 7, 9):
        t.to("main1", number)
        t.ann.casts("Lightning Bolt", at="bob")
        t.all_pass_until_empty()
    assert t.game.state.players[0].marks == {"speed": 4}
    assert t.game.state.players[1].marks == {}
    assert len(t.game.state.command) == 1


def test_the_blessing_is_kept_by_a_copy_of_the_game() -> None:
    """702.131c: for the rest of the game."""
    t = Table(ann=Side(hand=["Plains"], field=["Snubhorn Sentry"] + ["Plains"] * 8), bob=Side())
    other = t.game.copy()
    t.ann.plays("Plains")
    assert t.game.state.players[0].marks == {"blessed": 1} and other.state.players[0].marks == {}
