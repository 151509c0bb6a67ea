"""Tests of server/engine/casting/special.py and legality.py: special actions, and why something is not legal (116, 305)."""

from __future__ import annotations

import pytest

from server.engine.abilities.changes import Forbid, Permit
from server.engine.abilities.filters import LAND, PLAYER, YOU, Subtype
from server.engine.abilities.kinds import Card, Face, Keyword, Spell, Static, card
from server.engine.abilities.picks import Target
from server.engine.abilities.structures import Mana
from server.engine.abilities.verbs import Damage, Draw, Move
from server.engine.casting import legality
from server.engine.decisions import Option
from tests.engine.table import Side, Table

PLAY = Move(LAND, "battlefield", manner="play", by=YOU)


def specials(t: Table, seat: int = 0) -> list[int | str]:
    """The special actions that the seat is offered, lands apart."""
    return [o.choice for o in t.options(seat) if o.kind == "special"]


def take(t: Table, word: str, seat: int = 0) -> None:
    """Take that special action."""
    t.game.choose(seat, next(i for i, o in enumerate(t.options(seat)) if o.choice == word))
    t.settle()


# -- lands


def test_one_land_a_turn() -> None:
    """305.2: one, unless an effect allows more."""
    t = Table(ann=Side(hand=["Forest", "Mountain"]), bob=Side())
    t.ann.plays("Forest")
    assert t.ann.field == ["Forest"] and not t.ann.can("play", "Mountain")
    t = Table(ann=Side(hand=["Forest", "Mountain"], field=["Exploration"]), bob=Side())
    t.ann.plays("Forest")
    t.ann.plays("Mountain")
    assert t.ann.field == ["Exploration", "Forest", "Mountain"]


def test_each_head_plays_its_own_land() -> None:
    """305.2, 805.4: each player of the active team may play a land."""
    t = Table("two-headed-giant", ann=Side(hand=["Forest"]), amy=Side(hand=["Island"]), bob=Side(), ben=Side())
    t.ann.plays("Forest")
    t.amy.plays("Island")
    assert t.ann.field == ["Forest"] and t.amy.field == ["Island"]


def test_lands_only_in_the_own_main_phase() -> None:
    """305.1, 305.3: with an empty stack, on the own turn."""
    t = Table(ann=Side(hand=["Lightning Bolt", "Forest"], field=["Mountain"]), bob=Side(hand=["Island"]))
    t.ann.casts("Lightning Bolt", at="bob")
    assert not t.ann.can("play", "Forest")
    t.ann.passes()
    assert not t.bob.can("play", "Island")


def test_playing_lands_from_the_graveyard() -> None:
    """305.1: an effect lets lands be played from elsewhere."""
    crucible = card("Crucible", "{3}", "Artifact", Static((Permit(PLAY, "graveyard"),)))
    t = Table(ann=Side(field=[crucible], graveyard=["Forest", "Grizzly Bears"]), bob=Side(graveyard=["Island"]))
    t.ann.plays("Forest")
    assert "Forest" in t.ann.field
    t = Table(ann=Side(field=["Crucible of Worlds"], graveyard=["Forest"]), bob=Side(graveyard=["Island"]))
    assert t.ann.can("play", "Forest") and not t.ann.can("play", "Island")  # from one's own


def test_an_effect_forbids_playing_lands() -> None:
    """101.2: a forbidden land cannot be played."""
    ban = card("Fence", "{1}", "Artifact", Static((Forbid(Move(LAND & Subtype("Forest"), "battlefield", manner="play")),)))
    t = Table(ann=Side(hand=["Forest", "Island"], field=[ban]), bob=Side())
    assert not t.ann.can("play", "Forest") and t.ann.can("play", "Island")


def test_the_back_face_of_a_modal_card_is_played_as_a_land() -> None:
    """712.12a: either face of a modal double-faced card."""
    strike = Face("Strike", "{R}", ("instant",), abilities=(Spell(Damage(Target(PLAYER), 1)),))
    two = Card((strike, Face("Shore", "", ("land",), ("Island",))), "modal_dfc")
    t = Table(ann=Side(hand=[two], field=["Mountain"]), bob=Side())
    kinds = [(o.kind, o.choice) for o in t.options(0) if o.kind in ("cast", "play")]
    assert kinds == [("play", 1), ("cast", 0)]
    t.game.choose(0, next(i for i, o in enumerate(t.options(0)) if o.kind == "play"))
    assert t.ann.field == ["Mountain", "Shore"]


# -- cards set aside


def test_suspend_exiles_with_time_counters_and_casts_at_the_end() -> None:
    """702.62a, 116.2f: the card waits in exile, a counter less each upkeep, and is cast without paying."""
    abilities = (Keyword("suspend", cost=Mana("{U}"), n=2), Spell(Draw(Target(PLAYER), 3)))
    vision = Card((Face("Vision", "", ("sorcery",), abilities=abilities, colours="U"),))
    t = Table(ann=Side(hand=[vision], field=["Island"]), bob=Side())
    assert specials(t) == ["suspend"] and not t.ann.can("cast", "Vision")
    take(t, "suspend")
    assert t.ann.exile == ["Vision"] and t.game.obj(t.game.state.exile[0]).counters == {"time": 2}
    t.to("draw", 3)
    assert t.game.obj(t.game.state.exile[0]).counters == {"time": 1}
    t.wishes[0] = ["ann"]
    t.to("main1", 5)
    assert len(t.ann.hand) == 5 and t.ann.graveyard == ["Vision"]


def test_suspend_needs_the_timing_of_the_card() -> None:
    """116.2f: a sorcery is suspended only when it could be cast."""
    later = card("Later", "{5}", "Sorcery", Keyword("suspend", cost=Mana("{U}"), n=2), Spell(Draw(None, 1)))
    t = Table(ann=Side(), bob=Side(hand=[later], field=["Island"]))
    t.ann.passes()
    assert specials(t, 1) == []


def test_foretell_now_and_cast_on_a_later_turn() -> None:
    """702.143a, 116.2h: {2} and face down in exile, castable for its foretell cost after the turn has ended."""
    saga = card("Told", "{4}{U}", "Sorcery", Keyword("foretell", cost=Mana("{U}")), Spell(Draw(None, 2)))
    t = Table(ann=Side(hand=[saga], field=["Island"] * 3), bob=Side())
    take(t, "foretell")
    told = t.game.state.exile[0]
    assert t.game.obj(told).face_down and not t.ann.can("cast", "Told")
    t.to("main1", 3)
    assert [o.choice for o in t.options(0) if o.kind == "cast"] == ["foretell"]
    t.game.choose(0, next(i for i, o in enumerate(t.options(0)) if o.choice == "foretell"))
    t.settle()
    assert not t.game.obj(t.game.state.stack[0]).face_down


def test_plot_now_and_cast_free_later() -> None:
    """702.170a, d: plotted as a sorcery, cast from exile on a later turn without paying."""
    plan = card("Plan", "{4}{U}", "Instant", Keyword("plot", cost=Mana("{U}")), Spell(Draw(None, 2)))
    t = Table(ann=Side(hand=[plan], field=["Island"]), bob=Side())
    take(t, "plot")
    assert t.ann.exile == ["Plan"] and not t.ann.can("cast", "Plan")
    t.to("upkeep", 3)
    assert not t.ann.can("cast", "Plan")
    t.to("main1", 3)
    t.ann.casts("Plan")
    assert t.game.state.stack and not t["Island"].tapped


def test_a_morph_with_x_is_turned_up_for_x() -> None:
    """107.3d: X is chosen just before it is paid."""
    body = card("Hidden", "{4}{G}", "Creature — Beast", Keyword("morph", cost=Mana("{X}{G}")), pt=(5, 5))
    t = Table(ann=Side(hand=[body], field=["Forest"] * 6), bob=Side())
    t.game.choose(0, next(i for i, o in enumerate(t.options(0)) if o.choice == "morph"))
    t.settle()
    t.all_pass_until_empty()
    t.game.choose(0, next(i for i, o in enumerate(t.options(0)) if o.choice == "turn-face-up"))
    t.answer(0, [2])
    assert t["Hidden"].power == 5 and t["Hidden"].x == 2 and sum(t.game.obj(oid).tapped for oid in t.game.state.battlefield) == 6


# -- why not


@pytest.mark.parametrize(
    ("kind", "name", "rule"),
    [
        ("cast", "Hill Giant", "118.3"),
        ("cast", "Giant Growth", "601.2c"),
        ("cast", "Forest", "305.9"),
        ("play", "Grizzly Bears", "305.1"),
        ("cast", "Lightning Bolt", None),
        ("play", "Forest", None),
        ("pass", "Forest", None),
        ("dance", "Forest", "116.1"),
    ],
)
def test_a_refusal_names_the_rule(kind: str, name: str, rule: str | None) -> None:
    """117.1: why an action is not legal, by the routine that offers it."""
    hand: list[str | Card] = ["Hill Giant", "Giant Growth", "Grizzly Bears", "Lightning Bolt", "Forest"]
    t = Table(ann=Side(hand=hand, field=["Mountain", "Savannah"]), bob=Side())
    found = legality.refusal(t.game, 0, Option(kind, t.find(name)))
    assert (found.rule if found is not None else None) == rule


def test_refusals_and_offers_agree() -> None:
    """117.1: whatever is offered is not refused."""
    field: list[str | Card] = ["Mountain", "Forest", "Llanowar Elves", "Mutavault"]
    t = Table(ann=Side(hand=["Lightning Bolt", "Forest", "Grizzly Bears"], field=field), bob=Side())
    assert all(legality.refusal(t.game, 0, option) is None for option in t.options(0))


def test_abilities_are_refused_with_their_rules() -> None:
    """602.2, 302.6, 602.1: whose it is, sickness, and what there is."""
    t = Table(ann=Side(hand=["Llanowar Elves"], field=["Forest"]), bob=Side(field=["Mutavault"]))
    t.ann.casts("Llanowar Elves")
    t.all_pass_until_empty()
    for name, index, rule in (("Llanowar Elves", 0, "302.6"), ("Mutavault", 1, "602.2"), ("Forest", 5, "602.1"), ("Forest", 0, "118.3")):
        found = legality.refusal(t.game, 0, Option("activate", t.find(name), index))
        assert found is not None and found.rule == rule, name
