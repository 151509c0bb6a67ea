"""Keywords of optional additional costs, by their rules (702)."""

from __future__ import annotations

from server.engine.abilities.kinds import Keyword, Spell, card
from server.engine.abilities.picks import YOU_
from server.engine.abilities.verbs import GainLife
from tests.engine.table import Side, Table


def test_a_spell_bought_back_returns_to_hand_as_it_resolves() -> None:
    """702.27a."""
    for answer, hand in (("yes", ["Whispers of the Muse", "Wastes"]), ("no", ["Wastes"])):
        t = Table(ann=Side(hand=["Whispers of the Muse"], field=["Island"] * 6), bob=Side())
        t.ann.casts("Whispers of the Muse", answers=(answer,))
        t.all_pass_until_empty()
        assert sorted(t.ann.hand) == sorted(hand)


def test_a_spell_that_does_not_resolve_is_not_bought_back() -> None:
    """702.27a, 608.2b: its only target is gone."""
    t = Table(ann=Side(hand=["Capsize"], field=["Island"] * 6), bob=Side(field=["Mogg Fanatic"]))
    t.ann.casts("Capsize", answers=("yes", "Mogg Fanatic"))
    t.bob.activates("Mogg Fanatic", at="ann")
    t.all_pass_until_empty()
    assert t.ann.graveyard == ["Capsize"] and t.ann.hand == []


def test_rebound_casts_again_at_the_next_upkeep_and_no_more() -> None:
    """702.88a: it was cast from hand the first time only."""
    t = Table(ann=Side(hand=["Staggershock"], field=["Mountain"] * 3), bob=Side())
    t.ann.casts("Staggershock", at="bob")
    t.all_pass_until_empty()
    assert t.bob.life == 18 and t.ann.exile == ["Staggershock"]
    t.wishes[0] = ["yes", "bob"]
    t.to("draw", 3)
    assert t.bob.life == 16 and t.ann.graveyard == ["Staggershock"]


def test_each_payment_of_replicate_is_a_copy() -> None:
    """702.56a."""
    t = Table(ann=Side(hand=["Train of Thought"], field=["Island"] * 6), bob=Side())
    t.ann.casts("Train of Thought", answers=("yes", "yes"))
    t.all_pass_until_empty()
    assert len(t.ann.hand) == 3


def test_casualty_wants_power_enough() -> None:
    """702.153a."""
    boon = card("Boon", "{0}", "Sorcery", Keyword("casualty", n=3), Spell(GainLife(YOU_, 1)))
    t = Table(ann=Side(hand=[boon], field=["Hill Giant", "Grizzly Bears"]), bob=Side())
    t.ann.casts("Boon", answers=("yes",))
    t.all_pass_until_empty()
    assert t.ann.life == 22 and t.ann.field == ["Grizzly Bears"]


def test_a_squad_comes_in_numbers() -> None:
    """702.157a: a token copy for each payment."""
    t = Table(ann=Side(hand=["Galadhrim Brigade"], field=["Forest"] * 7), bob=Side())
    t.ann.casts("Galadhrim Brigade", answers=("yes", "yes"))
    t.all_pass_until_empty()
    assert t.ann.field.count("Galadhrim Brigade") == 3 and t["Galadhrim Brigade"].power == 4


def test_offspring_is_a_small_copy() -> None:
    """702.175a, 707.9b."""
    t = Table(ann=Side(hand=["Coruscation Mage"], field=["Mountain"] * 4), bob=Side())
    t.ann.casts("Coruscation Mage", answers=("yes",))
    t.all_pass_until_empty()
    mages = [oid for oid in t.game.state.battlefield if t.game.chars(oid).name == "Coruscation Mage"]
    assert sorted((t.game.chars(oid).power, t.game.obj(oid).kind) for oid in mages) == [(1, "token"), (2, "card")]


