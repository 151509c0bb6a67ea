"""How long effects and delayed triggers last, and which steps and turns triggers mean (500.7, 603.7, 611.2)."""

from __future__ import annotations

from server.engine.abilities.changes import YourNextTurn
from server.engine.abilities.filters import CREATURE, THEIRS, YOU
from server.engine.abilities.kinds import Spell, Triggered, card
from server.engine.abilities.picks import YOU_
from server.engine.abilities.structures import Begins, Later
from server.engine.abilities.verbs import Attack, GainLife, Take
from tests.engine.table import Side, Table


def test_what_does_not_untap_in_its_next_untap_step_untaps_in_the_one_after() -> None:
    """502.3, 611.2a: "during its controller's next untap step" of each of them."""
    t = Table(ann=Side(hand=["Exhaustion"], field=["Island"] * 3), bob=Side(field=["Forest", "Sol Ring"]))
    t.to("main1", 2)
    t.bob.activates("Forest")
    t.bob.activates("Sol Ring")
    t.to("main1", 3)
    t.ann.casts("Exhaustion", at="bob")
    t.all_pass_until_empty()
    t.to("main1", 4)
    assert t["Forest"].tapped and not t["Sol Ring"].tapped
    t.to("main1", 6)
    assert not t["Forest"].tapped


def test_others_untap_what_a_seedborn_muse_says() -> None:
    """502.3: in each other player's untap step."""
    t = Table(ann=Side(field=["Seedborn Muse", "Forest"]), bob=Side())
    t.ann.activates("Forest")
    t.to("upkeep", 2)
    assert not t["Forest"].tapped


def test_the_next_sorcery_ends_what_quicken_grants() -> None:
    """702.8, 611.2a: one sorcery this turn, not two."""
    t = Table(ann=Side(), bob=Side(hand=["Quicken", "Divination", "Divination"], field=["Island"] * 7))
    t.until_asked(1)
    assert not t.bob.can("cast", "Divination")
    t.bob.casts("Quicken")
    t.all_pass()
    t.until_asked(1)
    t.bob.casts("Divination")
    t.all_pass_until_empty()
    t.until_asked(1)
    assert not t.bob.can("cast", "Divination")


def test_a_delayed_trigger_may_last_until_your_next_turn() -> None:
    """603.7, 500.4: each attack in between, none later."""
    watch = card(
        "Watch", "{0}", "Sorcery", Spell(Later(Attack(CREATURE & THEIRS), GainLife(YOU_, 1), True, until=YourNextTurn())),
    )  # fmt: skip
    t = Table(ann=Side(hand=[watch]), bob=Side(field=["Ornithopter"]))
    t.ann.casts("Watch")
    t.all_pass_until_empty()
    t.attacks = {"Ornithopter": "ann"}
    t.to("main1", 3)
    assert t.ann.life == 21
    t.to("main1", 5)
    assert t.ann.life == 21


def test_only_the_first_such_step_of_a_turn() -> None:
    """603.6: an additional upkeep step is not the first."""
    haze = card("Haze", "{0}", "Enchantment", Triggered(Begins("upkeep", YOU, first=True), Take("upkeep")))
    count = card("Count", "{0}", "Enchantment", Triggered(Begins("upkeep", YOU), GainLife(YOU_, 1)))
    t = Table(step="untap", ann=Side(field=[haze, count]), bob=Side())
    t.to("main1")
    assert t.ann.life == 22


def test_the_end_of_that_turn_is_the_end_of_the_extra_turn() -> None:
    """500.7: of two extra turns the last created comes first, and each has its own end."""
    t = Table(ann=Side(hand=["Final Fortune"], field=["Mountain"] * 2), bob=Side())
    t.ann.casts("Final Fortune")
    t.all_pass_until_empty()
    t.to("main1", 2)
    assert t.game.state.turn == 2 and t.game.is_active(0) and not t.game.outcome
    for _ in range(40):
        if t.game.outcome:
            break
        t.settle()
        t.game.choose(t.game.questions[0].seat, 0)
    assert t.game.outcome is not None and t.game.outcome.winners == (1,) and t.game.state.turn == 2
