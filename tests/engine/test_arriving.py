"""Tests of server/engine/arriving.py: how permanents enter the battlefield (614.1c-d, 614.12)."""

from __future__ import annotations

import pytest

from .table import Side, Table


@pytest.mark.parametrize(("pays", "life", "tapped"), [(True, 18, False), (False, 20, True)])
def test_a_land_enters_tapped_unless_life_is_paid(pays: bool, life: int, tapped: bool) -> None:
    """614.1d, 119.4: paying is a choice as it enters, and life paid is life lost."""
    t = Table(ann=Side(hand=["Temple Garden"]), bob=Side())
    t.ann._does("play", "Temple Garden", None, ("yes" if pays else "no",))
    assert t.ann.life == life and t["Temple Garden"].tapped is tapped


def test_who_has_no_life_to_pay_is_not_asked() -> None:
    """119.4: nobody pays more life than there is."""
    t = Table(ann=Side(hand=["Steam Vents"], life=1), bob=Side())
    t.ann.plays("Steam Vents")
    assert t.ann.life == 1 and t["Steam Vents"].tapped


@pytest.mark.parametrize(("lands", "tapped"), [(2, False), (3, True)])
def test_other_lands_are_counted_as_it_enters(lands: int, tapped: bool) -> None:
    """614.12: two or fewer other lands; it does not count itself."""
    t = Table(ann=Side(hand=["Seachrome Coast"], field=["Wastes"] * lands), bob=Side())
    t.ann.plays("Seachrome Coast")
    assert t["Seachrome Coast"].tapped is tapped


def test_it_enters_tapped_and_with_counters() -> None:
    """614.1c, 122.6: both belong to its entering."""
    t = Table(ann=Side(hand=["Vivid Creek"]), bob=Side())
    t.ann.plays("Vivid Creek")
    assert t["Vivid Creek"].tapped and t["Vivid Creek"].counters == {"charge": 2}
