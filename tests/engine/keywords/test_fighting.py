"""Keywords about attacking and blocking, by their rules (702)."""

from __future__ import annotations

from server.engine.abilities.kinds import Keyword, card
from server.engine.combat.declarations import Block
from tests.engine.table import Side, Table


def test_afflict_costs_the_defending_player_life() -> None:
    """702.130a."""
    t = Table(ann=Side(field=["Neheb, the Eternal"]), bob=Side(field=["Grizzly Bears"]))
    t.attacks, t.blocks = {"Neheb, the Eternal": "bob"}, {"Grizzly Bears": "Neheb, the Eternal"}
    t.to("end_combat")
    assert t.bob.life == 17


def test_melee_counts_opponents_attacked_by_you() -> None:
    """702.121a: one of two is attacked."""
    t = Table("free-for-all", ann=Side(field=["Wings of the Guard", "Grizzly Bears"]), bob=Side(), cid=Side())
    t.attacks = {"Wings of the Guard": "bob", "Grizzly Bears": "cid"}
    t.to("end_combat")
    assert (t.bob.life, t.cid.life) == (17, 18)


def test_myriad_copies_attack_the_other_opponents_and_are_exiled() -> None:
    """702.116a."""
    t = Table("free-for-all", ann=Side(field=["Warchief Giant"]), bob=Side(), cid=Side(), dan=Side())
    t.attacks = {"Warchief Giant": "bob"}
    t.to("main2")
    assert (t.bob.life, t.cid.life, t.dan.life) == (15, 15, 15) and t.ann.field == ["Warchief Giant"]


def test_myriad_copies_none_that_nobody_wants() -> None:
    """702.116a: each copy is optional."""
    t = Table("free-for-all", ann=Side(field=["Warchief Giant"]), bob=Side(), cid=Side(), dan=Side())
    t.wishes[0] = ["no"]
    t.attacks = {"Warchief Giant": "bob"}
    t.to("main2")
    assert sorted((t.cid.life, t.dan.life)) == [15, 20]


def test_a_ninja_attacks_whom_the_creature_attacked_that_it_replaces() -> None:
    """702.49a, c: only an unblocked attacker, once blocks are declared, and the ninja attacks the same player."""
    t = Table(
        "free-for-all", ann=Side(hand=["Ninja of the Deep Hours"], field=["Grizzly Bears", "Island", "Island"]), bob=Side(), cid=Side(),
    )
    t.attacks = {"Grizzly Bears": "cid"}
    t.to("attackers")
    assert not t.ann.can("activate", "Ninja of the Deep Hours")
    t.to("blockers")
    t.ann.activates("Ninja of the Deep Hours")
    t.all_pass_until_empty()
    ninja = t["Ninja of the Deep Hours"]
    assert ninja.tapped and ninja.attacking == t.find("cid") and t.ann.hand == ["Grizzly Bears"]
    before = t.cid.life
    t.to("main2")
    assert t.cid.life == before - 2


def test_a_blocked_creature_makes_no_room_for_a_ninja() -> None:
    """702.49a, 509.1h."""
    t = Table(
        ann=Side(hand=["Ninja of the Deep Hours"], field=["Grizzly Bears", "Island", "Island"]), bob=Side(field=["Hill Giant"]),
    )
    t.attacks, t.blocks = {"Grizzly Bears": "bob"}, {"Hill Giant": "Grizzly Bears"}
    t.to("blockers")
    assert not t.ann.can("activate", "Ninja of the Deep Hours")


def test_soulbond_lasts_while_both_are_creatures_of_yours() -> None:
    """702.95a, e: paired as either enters, unpaired as one leaves."""
    t = Table(
        ann=Side(hand=["Nightshade Peddler", "Grizzly Bears"], field=["Forest"] * 4), bob=Side(hand=["Lightning Bolt"], field=["Mountain"]),
    )
    t.ann.casts("Nightshade Peddler")
    t.all_pass_until_empty()
    t.ann.casts("Grizzly Bears")
    t.all_pass_until_empty()
    assert "deathtouch" in t["Grizzly Bears"].keywords and "deathtouch" in t["Nightshade Peddler"].keywords
    t.bob.casts("Lightning Bolt", at="Nightshade Peddler")
    t.all_pass_until_empty()
    assert "deathtouch" not in t["Grizzly Bears"].keywords


def test_a_paired_creature_pairs_with_no_other() -> None:
    """702.95d: the second Peddler finds only the one creature that is free."""
    t = Table(ann=Side(hand=["Nightshade Peddler"] * 2, field=["Forest"] * 4 + ["Grizzly Bears"]), bob=Side())
    t.ann.casts("Nightshade Peddler")
    t.all_pass_until_empty()
    t.ann.casts("Nightshade Peddler")
    t.all_pass_until_empty()
    with_touch = [oid for oid in t.game.state.battlefield if "deathtouch" in t.game.chars(oid).keywords]
    assert len(with_touch) == 2 and not t.game.state.stack


def test_an_attack_with_enough_others_completes_a_battalion() -> None:
    """207.2c, 508.3a: two others, and they need not attack the same player."""
    field = ["Boros Elite", "Grizzly Bears", "Hill Giant"]
    for attacks, power in (({"Boros Elite": "bob", "Grizzly Bears": "bob", "Hill Giant": "bob"}, 3), ({"Boros Elite": "bob"}, 1)):
        t = Table(ann=Side(field=[*field]), bob=Side())
        t.attacks = attacks
        t.to("blockers")
        assert t["Boros Elite"].power == power


def test_a_creature_that_blocks_several_attackers_triggers_once() -> None:
    """509.3a: +1/+1 for each attacker that it blocks, by one trigger."""
    bear = card("Other Bear", "{1}", "Creature — Bear", Keyword("trample"), pt=(2, 2))
    t = Table(ann=Side(field=["Grizzly Bears", bear]), bob=Side(field=["Guardian of the Gateless"]))
    t.attacks = {"Grizzly Bears": "bob", "Other Bear": "bob"}
    t.to("attackers")
    while not any(isinstance(q.decision, Block) for q in t.game.questions):
        t.game.choose(t.game.questions[0].seat, 0)
    (asked,) = t.game.questions
    t.game.choose(asked.seat, ((0, 0), (0, 1)), asked.id)
    assert len(t.game.state.stack) == 1
    t.all_pass_until_empty()
    assert (t["Guardian of the Gateless"].power, t["Guardian of the Gateless"].toughness) == (5, 5)
