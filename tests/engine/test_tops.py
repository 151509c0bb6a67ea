"""Tests of server/engine/tops.py: top cards that are shown (401.5-6)."""

from __future__ import annotations

from server.engine.view import view

from .table import Side, Table


def tops(t: Table, viewer: int) -> list[str]:
    """What that seat sees of ann's library."""
    seen = view(t.game, viewer)
    return [seen.objects[oid].face.name for oid in seen.zones.get(("library", 0), ())]


def test_all_see_the_top_card_for_as_long_as_it_lies_there() -> None:
    """401.5: the next one when it leaves, and nothing below."""
    t = Table(ann=Side(field=["Courser of Kruphix"], library=["Forest", "Shock", "Island"]), bob=Side())
    t.ann.plays("Forest")
    t.all_pass_until_empty()
    assert tops(t, 0) == tops(t, 1) == ["Shock"] and t.ann.life == 21


def test_nothing_is_shown_any_more_when_the_effect_ends() -> None:
    """401.5: as long as the effect lasts."""
    t = Table(ann=Side(field=["Courser of Kruphix"], hand=["Opt"], library=["Shock", "Island"]),
              bob=Side(hand=["Murder"], field=["Swamp"] * 3))  # fmt: skip
    t.ann.passes()
    assert tops(t, 1) == ["Shock"]
    t.bob.casts("Murder", at="Courser of Kruphix")
    t.all_pass_until_empty()
    assert tops(t, 0) == tops(t, 1) == []


def test_lands_are_played_from_the_top() -> None:
    """305.1, 401.5: only lands, and only from the top."""
    t = Table(ann=Side(field=["Courser of Kruphix"], library=["Shock", "Forest"]), bob=Side())
    assert not t.ann.can("play", "Forest") and not t.ann.can("cast", "Shock")
