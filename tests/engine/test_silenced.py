"""Events that cause no triggers, spells only at sorcery time, damage that stops at one life (120.3a, 307.5, 603.2, 615.5)."""

from __future__ import annotations

from server.engine.abilities.changes import END_OF_TURN, AsSorcery, Forbid, LifeFloor, Replace
from server.engine.abilities.filters import AFFECTED, ANY_TARGET, OPPONENT, SPELL, YOU
from server.engine.abilities.kinds import Spell, Static, card
from server.engine.abilities.picks import YOU_, Target
from server.engine.abilities.structures import Rule
from server.engine.abilities.verbs import Cast, Damage, Draw, GainControl, GainLife, Lose, LoseLife
from tests.engine.table import Side, Table


def test_a_torpor_orb_silences_whatever_triggers_on_a_creature_entering() -> None:
    """603.2: its own ability and others'."""
    t = Table(ann=Side(hand=["Mulldrifter"], field=["Island"] * 5 + ["Torpor Orb"]), bob=Side())
    t.ann.casts("Mulldrifter")
    t.all_pass_until_empty()
    assert "Mulldrifter" in t.ann.field and t.ann.hand == []


def test_under_teferi_opponents_cast_at_sorcery_time_only() -> None:
    """307.5: not in his controller's turn, and not while anything is on the stack; the controller is free."""
    slow = card("Slow", "{0}", "Enchantment", Static((AsSorcery(Cast(SPELL, AFFECTED)),), OPPONENT))
    t = Table(ann=Side(hand=["Lightning Bolt"], field=["Mountain", slow]), bob=Side(hand=["Lightning Bolt"], field=["Mountain"]))
    assert t.ann.can("cast", "Lightning Bolt")
    t.until_asked(1)
    assert not t.bob.can("cast", "Lightning Bolt")
    t.to("main1", 2)
    t.bob.casts("Lightning Bolt", at="ann")
    t.all_pass_until_empty()
    assert t.ann.life == 17


def test_damage_stops_at_one_life_but_loss_of_life_does_not() -> None:
    """120.3a: and what is below one already goes on falling."""
    grace = card("Grace", "{0}", "Instant", Spell(Rule((LifeFloor(YOU), ), END_OF_TURN)))
    bolt = card("Big Bolt", "{0}", "Instant", Spell(Damage(Target(ANY_TARGET), 30)))
    drain = card("Drain", "{0}", "Instant", Spell(LoseLife(YOU_, 30)))
    never = card("Never", "{0}", "Enchantment", Static((Forbid(Lose(YOU)),)))
    t = Table(ann=Side(hand=[grace, bolt, drain, bolt], field=[never]), bob=Side())
    for name, life in (("Grace", 20), ("Big Bolt", 1), ("Drain", -29), ("Big Bolt", -59)):
        t.ann.casts(name, at="ann" if name == "Big Bolt" else ())
        t.all_pass_until_empty()
        assert t.ann.life == life


def test_what_prevents_damage_may_do_more() -> None:
    """615.5: with that much damage."""
    t = Table(ann=Side(hand=["Protean Hydra", "Lightning Bolt"], field=["Forest"] * 6 + ["Mountain"]), bob=Side())
    t.ann.casts("Protean Hydra", answers=(5,))
    t.all_pass_until_empty()
    t.ann.casts("Lightning Bolt", at="Protean Hydra")
    t.all_pass_until_empty()
    assert t["Protean Hydra"].counters == {"+1/+1": 2} and t["Protean Hydra"].damage == 0
    t.to("upkeep", 2)
    assert t["Protean Hydra"].counters == {"+1/+1": 8}


def test_all_draws_but_the_first_of_a_draw_step_are_replaced() -> None:
    """614.1a, 504.1."""
    thief = card("Thief", "{0}", "Enchantment", Static((Replace(Draw(OPPONENT, but_first=True), GainLife(YOU_, 1)),)))
    t = Table(ann=Side(field=[thief]), bob=Side(hand=["Divination"], field=["Island"] * 3))
    t.to("main1", 2)
    assert len(t.bob.hand) == 2 and t.ann.life == 20
    t.bob.casts("Divination")
    t.all_pass_until_empty()
    assert len(t.bob.hand) == 1 and t.ann.life == 22


def test_nobody_gains_control_of_what_others_cannot() -> None:
    """101.2, 701.12a: the effect does nothing, and an exchange does nothing at all."""
    guard = card("Guard", "{0}", "Enchantment", Static((Forbid(GainControl(AFFECTED, OPPONENT)),)))
    t = Table(ann=Side(hand=["Legerdemain"], field=["Island"] * 4 + ["Sol Ring"]), bob=Side(field=[guard, "Guardian Beast", "Mind Stone"]))
    t.ann.casts("Legerdemain", at=["Mind Stone", "Sol Ring"])
    t.all_pass_until_empty()
    assert "Mind Stone" in t.bob.field and "Sol Ring" in t.ann.field

