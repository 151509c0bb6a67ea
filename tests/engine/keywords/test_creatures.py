"""Keywords about how creatures come, grow and go, by their rules (702)."""

from __future__ import annotations

from server.engine.abilities.kinds import Keyword, card
from tests.engine.table import Side, Table


def test_a_creature_may_exploit_itself_and_its_ability_triggers_all_the_same() -> None:
    """702.110a-b, 603.10."""
    t = Table(ann=Side(hand=["Vulturous Aven"], field=["Swamp"] * 4), bob=Side())
    t.ann.casts("Vulturous Aven")
    t.all_pass_until_empty()
    assert "Vulturous Aven" in t.ann.graveyard and len(t.ann.hand) == 2 and t.ann.life == 18


def test_nothing_is_exploited_if_nobody_wants_to() -> None:
    """702.110a: it is optional."""
    t = Table(ann=Side(hand=["Vulturous Aven"], field=["Swamp"] * 4), bob=Side())
    t.ann.casts("Vulturous Aven")
    t.wishes[0] = ["no"]
    t.all_pass_until_empty()
    assert "Vulturous Aven" in t.ann.field and t.ann.hand == []


def test_extort_drains_each_opponent() -> None:
    """702.101a: for each spell, by each instance, and as much is gained as was lost in all."""
    t = Table(
        "free-for-all", ann=Side(hand=["Ornithopter"], field=["Basilica Screecher", "Swamp"]), bob=Side(), cid=Side(),
    )
    before = t.ann.life
    t.wishes[0] = ["yes"]
    t.ann.casts("Ornithopter")
    t.wishes[0] = ["yes"]
    t.all_pass_until_empty()
    assert (t.ann.life, t.bob.life, t.cid.life) == (before + 2, before - 1, before - 1)


def test_fabricate_makes_servos_instead_of_counters() -> None:
    """702.123a."""
    for answer, counters, servos in (("yes", {"+1/+1": 2}, 0), ("no", {}, 2)):
        t = Table(ann=Side(hand=["Visionary Augmenter"], field=["Plains"] * 4), bob=Side())
        t.ann.casts("Visionary Augmenter")
        t.wishes[0] = [answer]
        t.all_pass_until_empty()
        assert t["Visionary Augmenter"].counters == counters and t.ann.field.count("Servo") == servos


def test_afterlife_leaves_flying_spirits() -> None:
    """702.135a."""
    t = Table(ann=Side(hand=["Lightning Bolt"], field=["Ministrant of Obligation", "Mountain"]), bob=Side())
    t.ann.casts("Lightning Bolt", at="Ministrant of Obligation")
    t.all_pass_until_empty()
    assert t.ann.field.count("Spirit") == 2 and "flying" in t["Spirit"].keywords and t["Spirit"].colours == "WB"


def test_riot_is_a_counter_or_haste() -> None:
    """702.136a: chosen as it enters."""
    for answer, counters, haste in (("yes", {"+1/+1": 1}, False), ("no", {}, True)):
        t = Table(ann=Side(hand=["Zhur-Taa Goblin"], field=["Mountain", "Forest"]), bob=Side())
        t.ann.casts("Zhur-Taa Goblin")
        t.wishes[0] = [answer]
        t.all_pass_until_empty()
        assert t["Zhur-Taa Goblin"].counters == counters and ("haste" in t["Zhur-Taa Goblin"].keywords) is haste


def test_a_decayed_creature_attacks_once_and_never_blocks() -> None:
    """702.147a."""
    rotting = card("Rotting", "{1}", "Creature — Zombie", Keyword("decayed"), pt=(2, 2))
    t = Table(ann=Side(field=[rotting]), bob=Side(field=["Grizzly Bears"]))
    t.attacks = {"Rotting": "bob", "Grizzly Bears": "ann"}
    t.to("main2")
    assert t.bob.life == 18 and t.ann.graveyard == ["Rotting"]
    t = Table(ann=Side(field=["Grizzly Bears"]), bob=Side(field=[rotting]))
    t.attacks, t.blocks = {"Grizzly Bears": "bob"}, {"Rotting": "Grizzly Bears"}
    t.to("main2")
    assert t.bob.life == 18


def test_devour_counts_what_was_sacrificed_as_it_entered() -> None:
    """702.82a."""
    t = Table(ann=Side(hand=["Thunder-Thrash Elder"], field=["Mountain"] * 3 + ["Grizzly Bears", "Hill Giant"]), bob=Side())
    t.ann.casts("Thunder-Thrash Elder")
    t.wishes[0] = [["Grizzly Bears", "Hill Giant"]]
    t.all_pass_until_empty()
    assert t["Thunder-Thrash Elder"].counters == {"+1/+1": 6} and sorted(t.ann.graveyard) == ["Grizzly Bears", "Hill Giant"]


def test_bloodthirst_wants_damage_not_loss_of_life() -> None:
    """702.54a."""
    for spell, counters in (("Lightning Bolt", {"+1/+1": 2}), ("", {})):
        t = Table(ann=Side(hand=["Scab-Clan Mauler", "Lightning Bolt"], field=["Mountain", "Forest", "Mountain"]), bob=Side())
        if spell:
            t.ann.casts(spell, at="bob")
            t.all_pass_until_empty()
        t.ann.casts("Scab-Clan Mauler")
        t.all_pass_until_empty()
        assert t["Scab-Clan Mauler"].counters == counters


def test_modular_counters_go_on_to_another_artifact_creature() -> None:
    """702.43a: as many as it had when it died."""
    t = Table(ann=Side(hand=["Arcbound Worker", "Lightning Bolt"], field=["Mountain", "Wastes", "Ornithopter"]), bob=Side())
    t.ann.casts("Arcbound Worker")
    t.all_pass_until_empty()
    assert (t["Arcbound Worker"].power, t["Arcbound Worker"].toughness) == (1, 1)
    t.ann.casts("Lightning Bolt", at="Arcbound Worker")
    t.all_pass_until_empty()
    assert t["Ornithopter"].counters == {"+1/+1": 1}


def test_a_mentor_teaches_a_weaker_attacker() -> None:
    """702.134a."""
    t = Table(ann=Side(field=["Blade Instructor", "Grizzly Bears", "Hill Giant"]), bob=Side())
    t.attacks = {"Blade Instructor": "bob", "Grizzly Bears": "bob", "Hill Giant": "bob"}
    t.to("blockers")
    assert t["Grizzly Bears"].counters == {"+1/+1": 1} and t["Hill Giant"].counters == {}


def test_training_wants_a_stronger_one_along() -> None:
    """702.149a."""
    for attacks, counters in (({"Rural Recruit": "bob", "Hill Giant": "bob"}, {"+1/+1": 1}), ({"Rural Recruit": "bob"}, {})):
        t = Table(ann=Side(field=["Rural Recruit", "Hill Giant"]), bob=Side())
        t.attacks = attacks
        t.to("blockers")
        assert t["Rural Recruit"].counters == counters


def test_renown_comes_once() -> None:
    """702.112a-b."""
    t = Table(ann=Side(field=["Citadel Castellan"]), bob=Side())
    t.attacks = {"Citadel Castellan": "bob"}
    t.to("main2", 3)
    assert t["Citadel Castellan"].counters == {"+1/+1": 2} and t.bob.life == 20 - 2 - 4


def test_ingest_and_poisonous_work_on_who_was_hit() -> None:
    """702.115a, 702.70a."""
    snake = card("Snake", "{1}", "Creature — Snake", Keyword("poisonous", n=2), pt=(1, 1))
    t = Table(ann=Side(field=["Culling Drone", snake]), bob=Side())
    t.attacks = {"Culling Drone": "bob", "Snake": "bob"}
    t.to("main2")
    assert t.bob.exile == ["Wastes"] and t.game.counters(1, "poison") == 2 and t.bob.life == 17


def test_bushido_counts_for_blocker_and_blocked() -> None:
    """702.45a."""
    t = Table(ann=Side(field=["Konda, Lord of Eiganjo"]), bob=Side(field=["Hand of Honor"]))
    t.attacks, t.blocks = {"Konda, Lord of Eiganjo": "bob"}, {"Hand of Honor": "Konda, Lord of Eiganjo"}
    t.to("blockers")
    t.all_pass_until_empty()
    assert (t["Konda, Lord of Eiganjo"].power, t["Hand of Honor"].power) == (8, 3)


def test_flanking_shrinks_a_blocker_that_does_not_flank() -> None:
    """702.25a."""
    t = Table(ann=Side(field=["Suq'Ata Lancer"]), bob=Side(field=["Hill Giant"]))
    t.attacks, t.blocks = {"Suq'Ata Lancer": "bob"}, {"Hill Giant": "Suq'Ata Lancer"}
    t.to("blockers")
    t.all_pass_until_empty()
    assert (t["Hill Giant"].power, t["Hill Giant"].toughness) == (2, 2)


def test_rampage_needs_a_second_blocker() -> None:
    """702.23a-b."""
    t = Table(ann=Side(field=["Craw Giant"]), bob=Side(field=["Grizzly Bears", "Hill Giant"]))
    t.attacks, t.blocks = {"Craw Giant": "bob"}, {"Grizzly Bears": "Craw Giant", "Hill Giant": "Craw Giant"}
    t.to("blockers")
    t.all_pass_until_empty()
    assert (t["Craw Giant"].power, t["Craw Giant"].toughness) == (8, 6)


def test_a_provoked_creature_untaps_and_blocks() -> None:
    """702.39a."""
    t = Table(ann=Side(field=["Lowland Tracker"]), bob=Side(field=["Hill Giant"]))
    t.game.state.edit(t.find("Hill Giant")).tapped = True
    t.attacks = {"Lowland Tracker": "bob"}
    t.blocks = {"Hill Giant": "Lowland Tracker"}
    t.to("attackers")
    t.all_pass_until_empty()
    assert not t["Hill Giant"].tapped
    t.to("main2")
    assert "Lowland Tracker" in t.ann.graveyard and t.bob.life == 20


def test_fading_goes_when_a_counter_is_missing_and_vanishing_with_the_last() -> None:
    """702.32a, 702.63a."""
    ghost = card("Ghost", "{0}", "Creature — Spirit", Keyword("vanishing", n=2), pt=(1, 1))
    fog = card("Fog", "{0}", "Creature — Spirit", Keyword("fading", n=2), pt=(1, 1))
    t = Table(ann=Side(hand=[ghost, fog]), bob=Side())
    for name in ("Ghost", "Fog"):
        t.ann.casts(name)
        t.all_pass_until_empty()
    t.to("main1", 5)
    assert t.ann.field == ["Fog"] and t["Fog"].counters == {}
    t.to("main1", 7)
    assert sorted(t.ann.graveyard) == ["Fog", "Ghost"]


def test_outlast_scavenge_and_reinforce_put_counters() -> None:
    """702.107a, 702.97a, 702.77a."""
    t = Table(
        ann=Side(
            hand=["Mosquito Guard"], field=["Plains"] * 2 + ["Forest", "Tuskguard Captain", "Grizzly Bears"], graveyard=["Slitherhead"],
        ),
        bob=Side(),
    )
    t.ann.activates("Tuskguard Captain")
    t.all_pass_until_empty()
    assert t["Tuskguard Captain"].counters == {"+1/+1": 1} and "trample" in t["Tuskguard Captain"].keywords
    t.ann.activates("Slitherhead", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t["Grizzly Bears"].counters == {"+1/+1": 1} and t.ann.exile == ["Slitherhead"]
    t.ann.activates("Mosquito Guard", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t["Grizzly Bears"].counters == {"+1/+1": 2} and t.ann.graveyard == ["Mosquito Guard"]


def test_a_crew_needs_power_enough() -> None:
    """702.122a: any creatures of yours but it, sick ones too, of that power in all."""
    ship = card("Ship", "{1}", "Artifact — Vehicle", Keyword("crew", n=4), pt=(5, 5))
    t = Table(ann=Side(field=[ship, "Grizzly Bears"]), bob=Side())
    assert not t.ann.can("activate", "Ship")
    t = Table(ann=Side(field=[ship, "Grizzly Bears", "Hill Giant"]), bob=Side())
    t.ann.activates("Ship", answers=("Grizzly Bears",))
    t.all_pass_until_empty()
    assert {"artifact", "creature"} <= t["Ship"].types and t["Grizzly Bears"].tapped and t["Hill Giant"].tapped


