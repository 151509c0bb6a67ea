"""Keywords of other costs and of more costs, by their rules (702)."""

from __future__ import annotations

from server.engine.abilities.kinds import Keyword, Spell, card
from server.engine.abilities.picks import YOU_
from server.engine.abilities.structures import Mana, Mode, Modes
from server.engine.abilities.verbs import Draw, GainLife
from tests.engine.table import Side, Table


def test_emerge_is_offered_with_what_makes_it_payable() -> None:
    """702.119a, c: of two creatures only the greater one makes it cheap enough, and nobody is asked."""
    t = Table(ann=Side(hand=["Wretched Gryff"], field=["Island"] * 3 + ["Llanowar Elves", "Hill Giant"]), bob=Side())
    assert t.ann.can("cast", "Wretched Gryff")
    t.ann.casts("Wretched Gryff")
    t.all_pass_until_empty()
    assert "Hill Giant" in t.ann.graveyard and "Llanowar Elves" in t.ann.field


def test_a_creature_that_is_tapped_for_harmonize_makes_no_mana() -> None:
    """702.180b: it is chosen before mana is made, and tapped as the cost is paid."""
    t = Table(ann=Side(field=["Island"] * 4 + ["Llanowar Elves"], graveyard=["Unending Whisper"]), bob=Side())
    assert not t.ann.can("cast", "Unending Whisper")
    t = Table(ann=Side(field=["Island"] * 5 + ["Llanowar Elves"], graveyard=["Unending Whisper"]), bob=Side())
    t.ann.casts("Unending Whisper", answers=("Llanowar Elves",))
    t.all_pass_until_empty()
    assert t["Llanowar Elves"].tapped and t.ann.exile == ["Unending Whisper"]


def test_spree_asks_for_a_mode_that_can_be_paid() -> None:
    """702.172a, 700.2h: what costs too much is not offered."""
    dear = Modes(1, 2, (Mode(GainLife(YOU_, 5), Mana("{9}")), Mode(Draw(None, 1), Mana("{1}"))))
    spree = card("Small Spree", "{1}", "Sorcery", Keyword("spree"), Spell(dear))
    t = Table(ann=Side(hand=[spree], field=["Island"] * 2), bob=Side())
    t.ann.casts("Small Spree")
    t.all_pass_until_empty()
    assert t.ann.life == 20 and len(t.ann.hand) == 1


def test_a_spell_cast_for_nothing_still_costs_its_modes() -> None:
    """118.9d, 700.2h: without mana for a mode it cannot be cast."""
    spree = card("Free Spree", "{0}", "Sorcery", Keyword("spree"), Spell(Modes(1, 1, (Mode(Draw(None, 1), Mana("{2}")),))))
    t = Table(ann=Side(hand=[spree], field=["Island"]), bob=Side())
    assert not t.ann.can("cast", "Free Spree")
    t = Table(ann=Side(hand=[spree], field=["Island"] * 2), bob=Side())
    assert t.ann.can("cast", "Free Spree")


def test_who_can_pay_only_with_the_bargain_is_not_asked() -> None:
    """702.166a, 601.2f."""
    t = Table(ann=Side(field=["Island"] * 2 + ["Sky Skiff"], hand=["Ice Out", "Ornithopter"]), bob=Side())
    t.ann.casts("Ornithopter")
    t.ann.casts("Ice Out", at="Ornithopter")
    t.all_pass_until_empty()
    assert "Sky Skiff" in t.ann.graveyard and "Ornithopter" in t.ann.graveyard
