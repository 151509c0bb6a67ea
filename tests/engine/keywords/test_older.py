"""Keywords of older sets, where a scenario cannot say it (702.30-702.99)."""

from __future__ import annotations

from server.engine.abilities.changes import Gain
from server.engine.abilities.filters import CREATURE, YOURS
from server.engine.abilities.kinds import Keyword, Static, card
from server.engine.layers import layers
from server.engine.view import view
from tests.engine.table import Side, Table


def test_two_instances_of_graft_each_bring_counters_and_trigger() -> None:
    """702.58b, 614.12: alike abilities of one object each apply."""
    twice = card("Twice", "{G}", "Creature — Mutant", Keyword("graft", n=1), Keyword("graft", n=1), pt=(0, 0))
    t = Table(ann=Side(hand=[twice, "Grizzly Bears"], field=["Forest"] * 3), bob=Side())
    t.ann.casts("Twice")
    t.all_pass_until_empty()
    assert t["Twice"].counters == {"+1/+1": 2}
    t.ann.casts("Grizzly Bears")
    t.wishes[0] = ["yes", "yes"]
    t.all_pass_until_empty()
    assert t["Grizzly Bears"].counters == {"+1/+1": 2} and "Twice" in t.ann.graveyard


def test_amplify_by_two_abilities() -> None:
    """702.38b: each works separately, and a card may be shown for both."""
    dragon = card("Two Heads", "{R}", "Creature — Dragon", Keyword("amplify", n=1), Keyword("amplify", n=2), pt=(1, 1))
    t = Table(ann=Side(hand=[dragon, "Shivan Dragon"], field=["Mountain"]), bob=Side())
    t.wishes[0] = ["Shivan Dragon", "Shivan Dragon"]
    t.ann.casts("Two Heads")
    t.wishes[0] = ["Shivan Dragon", "Shivan Dragon"]
    t.all_pass_until_empty()
    assert t["Two Heads"].counters == {"+1/+1": 3}


def test_who_controls_the_land_may_look_at_what_it_has_hidden() -> None:
    """702.75a, 406.3: so may who hid it, and nobody else."""
    thief = card("Thief", "", "Artifact")
    t = Table(ann=Side(hand=["Mosswort Bridge"], library=["Grizzly Bears"]), bob=Side(field=[thief]))
    t.wishes[0] = ["Grizzly Bears"]
    t.ann.plays("Mosswort Bridge")
    t.wishes[0] = ["Grizzly Bears"]
    t.all_pass_until_empty()
    (hidden,) = t.game.state.exile
    assert view(t.game, 0).objects[hidden].face is not None and view(t.game, 1).objects[hidden].face is None
    bridge = t.game.state.edit(t.find("Mosswort Bridge"))
    bridge.controller = 1
    layers.changed(t.game, bridge.id, layers.OBJECT)
    assert view(t.game, 0).objects[hidden].face is not None and view(t.game, 1).objects[hidden].face is not None


def test_absorb_given_twice() -> None:
    """702.64c."""
    giver = card("Giver", "", "Enchantment", *(Static((Gain(Keyword("absorb", n=1)),), CREATURE & YOURS) for _ in range(2)))
    t = Table(ann=Side(field=[giver, "Grizzly Bears"]), bob=Side(hand=["Lightning Bolt"], field=["Mountain"]))
    t.ann.passes()
    t.bob.casts("Lightning Bolt", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t["Grizzly Bears"].damage == 1


def test_counters_are_moved_whole_or_not_at_all() -> None:
    """122.5: a creature that is gone gets none, and none is taken off."""
    mine = Side(hand=["Grizzly Bears"], field=["Forest", "Forest", "Simic Initiate"])
    t = Table(ann=mine, bob=Side(hand=["Lightning Bolt"], field=["Mountain"]))
    t.game.state.edit(t.find("Simic Initiate")).counters = {"+1/+1": 1}
    layers.changed(t.game, t.find("Simic Initiate"), layers.COUNTERS)
    t.wishes[0] = ["yes"]
    t.ann.casts("Grizzly Bears")
    t.wishes[0] = ["yes"]
    t.ann.passes()
    t.bob.passes()
    t.ann.passes()
    t.bob.casts("Lightning Bolt", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t["Simic Initiate"].counters == {"+1/+1": 1} and "Grizzly Bears" in t.ann.graveyard
