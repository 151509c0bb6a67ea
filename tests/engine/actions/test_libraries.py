"""Tests of the actions upon libraries: searching, looking at the top, putting cards back (401, 701.17, 701.20, 701.23, 701.24)."""

from __future__ import annotations

from server.cards.pool import starter_pool
from server.engine import events, zones
from server.engine.abilities.kinds import Card

from ..table import Side, Table


def walker(t: Table, name: str, loyalty: int) -> None:
    """A planeswalker of ann's with so much loyalty; she casts Ornithopter."""
    oid = zones.place(t.game, 0, starter_pool()[name], "battlefield")
    events.happened(t.game, (events.CountersPut(oid, "loyalty", loyalty),))
    t.ann.casts("Ornithopter")
    t.all_pass_until_empty()


FILL: list[str | Card] = ["Grizzly Bears", "Hill Giant", "Shock", "Forest"]


def test_cards_looked_at_are_put_back_in_any_order() -> None:
    """401.4: the first of the order lies on top, and is drawn."""
    t = Table(ann=Side(hand=["Ponder"], field=["Island"], library=FILL), bob=Side())
    t.ann.casts("Ponder")
    t.wishes[0] = [["Shock", "Grizzly Bears", "Hill Giant"], "no"]
    t.all_pass_until_empty()
    assert t.ann.hand == ["Shock"] and t.ann.library[:3] == ["Grizzly Bears", "Hill Giant", "Forest"]


def test_cards_from_hand_go_on_top_in_any_order() -> None:
    """401.4, 608.2c: two cards of the hand, three drawn before."""
    t = Table(ann=Side(hand=["Brainstorm", "Swamp"], field=["Island"], library=FILL), bob=Side())
    t.ann.casts("Brainstorm")
    t.wishes[0] = [["Swamp", "Shock"], ["Shock", "Swamp"]]
    t.all_pass_until_empty()
    assert t.ann.library[:3] == ["Shock", "Swamp", "Forest"]
    assert sorted(t.ann.hand) == ["Grizzly Bears", "Hill Giant"]


def test_the_rest_goes_elsewhere_at_the_same_time() -> None:
    """608.2f: one card to hand, the others to the graveyard."""
    t = Table(ann=Side(hand=["Forbidden Alchemy"], field=["Island"] * 3, library=FILL), bob=Side())
    t.ann.casts("Forbidden Alchemy")
    t.wishes[0] = ["Hill Giant"]
    t.all_pass_until_empty()
    assert t.ann.hand == ["Hill Giant"]
    assert sorted(t.ann.graveyard) == ["Forbidden Alchemy", "Forest", "Grizzly Bears", "Shock"]


def test_the_rest_goes_to_the_bottom_in_any_order() -> None:
    """401.4: the last of the order lies at the bottom."""
    t = Table(ann=Side(hand=["Dig Through Time"], field=["Island"] * 8, library=[*FILL, "Swamp", "Plains", "Island"], filler=1), bob=Side())
    t.ann.casts("Dig Through Time")
    t.wishes[0] = [["Shock", "Forest"], ["Swamp", "Plains", "Island", "Grizzly Bears", "Hill Giant"]]
    t.all_pass_until_empty()
    assert sorted(t.ann.hand) == ["Forest", "Shock"]
    assert t.ann.library == ["Wastes", "Swamp", "Plains", "Island", "Grizzly Bears", "Hill Giant"]


def test_only_one_of_the_kind_may_be_taken_from_among_them() -> None:
    """701.20, 608.2d: a land card may be put into the hand, the rest is put into the graveyard."""
    t = Table(ann=Side(hand=["Satyr Wayfinder"], field=["Forest"] * 2, library=FILL), bob=Side())
    t.ann.casts("Satyr Wayfinder")
    t.all_pass_until_empty()
    assert t.ann.hand == ["Forest"]
    assert sorted(t.ann.graveyard) == ["Grizzly Bears", "Hill Giant", "Shock"]


def test_all_of_the_kind_are_taken() -> None:
    """608.2f: all land cards revealed this way, and the rest."""
    t = Table(ann=Side(hand=["Mulch"], field=["Forest"] * 2, library=["Swamp", *FILL]), bob=Side())
    t.ann.casts("Mulch")
    t.all_pass_until_empty()
    assert t.ann.hand == ["Swamp"] and t.ann.library[0] == "Forest"
    assert sorted(t.ann.graveyard) == ["Grizzly Bears", "Hill Giant", "Mulch", "Shock"]


def test_one_land_to_the_battlefield_and_the_other_to_hand() -> None:
    """701.23a: a player who finds only one puts that one onto the battlefield."""
    t = Table(ann=Side(hand=["Cultivate", "Cultivate"], field=["Forest"] * 6, library=["Swamp", "Island"]), bob=Side())
    t.ann.casts("Cultivate")
    t.wishes[0] = [["Swamp", "Island"], "Island"]
    t.all_pass_until_empty()
    assert t["Island"].tapped and "Swamp" in t.ann.hand
    t.ann.casts("Cultivate")
    t.wishes[0] = [["Wastes"]]
    t.all_pass_until_empty()
    assert t.ann.field.count("Wastes") == 1 and "Wastes" not in t.ann.hand


def test_another_player_searches_his_own_library() -> None:
    """701.23a, 608.2h: the controller of what was exiled may search."""
    t = Table(ann=Side(hand=["Path to Exile"], field=["Plains"]), bob=Side(field=["Grizzly Bears"], library=["Forest"]))
    t.ann.casts("Path to Exile", at="Grizzly Bears")
    t.wishes[1] = ["Forest"]
    t.all_pass_until_empty()
    assert t.bob.exile == ["Grizzly Bears"] and t.bob.field == ["Forest"] and t["Forest"].tapped


def test_a_card_must_be_found_where_nothing_is_said_of_it() -> None:
    """701.23d, 701.24: "a card"; it lies on top after the shuffle."""
    t = Table(ann=Side(hand=["Ornithopter"], library=FILL), bob=Side())
    walker(t, "Liliana Vess", 5)
    t.ann.activates("Liliana Vess", 1)
    t.wishes[0] = ["Shock"]
    t.all_pass_until_empty()
    assert t.ann.library[0] == "Shock" and len(t.ann.library) == 24


def test_graveyard_hand_and_library_are_searched_together() -> None:
    """701.23a: any number of cards of that name, wherever they are."""
    theirs = Side(hand=["Shock", "Forest"], graveyard=["Shock"], library=["Shock", "Hill Giant"])
    t = Table(ann=Side(hand=["Surgical Extraction"], field=["Swamp"]), bob=theirs)
    shocks = [*t.game.state.players[1].graveyard, t.game.state.players[1].hand[0], t.game.state.players[1].library[-1]]
    t.ann.casts("Surgical Extraction", at=["no", "Shock"])
    t.wishes[0] = [shocks]
    t.all_pass_until_empty()
    assert t.bob.hand == ["Forest"] and t.bob.graveyard == [] and "Shock" not in t.bob.library


def test_an_exiled_library_and_a_hand_shuffled_into_it() -> None:
    """701.24a: the hand becomes the library."""
    t = Table(ann=Side(hand=["Ornithopter"]), bob=Side(hand=["Shock", "Forest"]))
    walker(t, "Jace, the Mind Sculptor", 12)
    t.ann.activates("Jace, the Mind Sculptor", 3, at="bob")
    t.all_pass_until_empty()
    assert sorted(t.bob.library) == ["Forest", "Shock"] and t.bob.hand == [] and len(t.bob.exile) == 20


def test_second_from_the_top() -> None:
    """401.7: under the top card."""
    t = Table(ann=Side(hand=["Oust"], field=["Plains"]), bob=Side(field=["Grizzly Bears"], library=["Shock", "Forest"], life=10))
    t.ann.casts("Oust", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t.bob.library[:3] == ["Shock", "Grizzly Bears", "Forest"] and t.bob.life == 13
