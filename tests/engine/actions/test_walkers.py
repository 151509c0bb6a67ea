"""Tests of what planeswalkers and lands brought: piles, copies of cards, mana by devotion, lands that fight (106, 205, 700, 707)."""

from __future__ import annotations

import pytest

from server.cards.pool import starter_pool
from server.engine import events, zones
from server.engine.errors import IllegalChoice

from ..table import Side, Table


def walker(t: Table, name: str, loyalty: int) -> None:
    """A planeswalker of ann's with so much loyalty; she casts Ornithopter so as to be asked anew."""
    oid = zones.place(t.game, 0, starter_pool()[name], "battlefield")
    events.happened(t.game, (events.CountersPut(oid, "loyalty", loyalty),))
    t.ann.casts("Ornithopter")
    t.all_pass_until_empty()


def test_a_player_sacrifices_one_of_two_piles() -> None:
    """700.3: one player makes the piles, the other says which."""
    t = Table(ann=Side(hand=["Ornithopter"]), bob=Side(field=["Forest", "Grizzly Bears", "Hill Giant"]))
    walker(t, "Liliana of the Veil", 6)
    t.ann.activates("Liliana of the Veil", 2, at="bob")
    t.wishes[0] = [["Forest", "Hill Giant"]]
    t.wishes[1] = [2]
    t.all_pass_until_empty()
    assert t.bob.field == ["Forest", "Hill Giant"] and t.bob.graveyard == ["Grizzly Bears"]


def test_a_player_chooses_what_to_sacrifice() -> None:
    """701.21a, 608.2d: the target is the player, the choice that player's."""
    t = Table(ann=Side(hand=["Ornithopter"]), bob=Side(field=["Grizzly Bears", "Hill Giant"]))
    walker(t, "Liliana of the Veil", 3)
    t.ann.activates("Liliana of the Veil", 1, at="bob")
    t.wishes[1] = ["Hill Giant"]
    t.all_pass_until_empty()
    assert t.bob.field == ["Grizzly Bears"]


def test_copies_of_a_card_are_cast_and_cease_to_exist() -> None:
    """707.12, 704.5e: three copies, cast for nothing; the card stays in exile."""
    t = Table(ann=Side(hand=["Ornithopter"], library=["Shock", *["Forest"] * 9]), bob=Side())
    walker(t, "Chandra, Pyromaster", 7)
    t.ann.activates("Chandra, Pyromaster", 2)
    t.wishes[0] = ["Shock", *["Shock", "bob"] * 3]
    t.all_pass_until_empty()
    assert t.bob.life == 14 and t.ann.exile.count("Shock") == 1 and "Shock" not in t.ann.graveyard


def test_copies_that_are_not_cast_cease_to_exist() -> None:
    """704.5e: a copy of a card outside the stack."""
    t = Table(ann=Side(hand=["Ornithopter"], library=["Shock", *["Forest"] * 9]), bob=Side())
    walker(t, "Chandra, Pyromaster", 7)
    t.ann.activates("Chandra, Pyromaster", 2)
    t.wishes[0] = ["Shock", "Shock", "bob"]
    t.all_pass_until_empty()
    assert t.ann.exile.count("Shock") == 1 and not any(obj.kind == "copy" for obj in t.game.state.objects.values())


@pytest.mark.parametrize(("card", "played"), [("Forest", True), ("Shock", True)])
def test_an_exiled_card_may_be_played_this_turn(card: str, played: bool) -> None:
    """601.3, 305.1: for its cost, or as the land for the turn, until end of turn."""
    t = Table(ann=Side(hand=["Ornithopter"], field=["Mountain"], library=[card]), bob=Side())
    walker(t, "Chandra, Pyromaster", 4)
    t.ann.activates("Chandra, Pyromaster", 1)
    t.all_pass_until_empty()
    assert t.ann.can("play" if card == "Forest" else "cast", card) is played
    t.to("main1", 3)
    assert not t.ann.can("play", card) and not t.ann.can("cast", card)


def test_mana_of_a_colour_by_the_devotion_to_it() -> None:
    """700.5, 106.4: the colour is chosen, and the amount follows from it."""
    t = Table(ann=Side(field=["Nykthos, Shrine to Nyx", "Wastes", "Wastes", "Gray Merchant of Asphodel", "Grizzly Bears"]), bob=Side())
    t.ann.activates("Nykthos, Shrine to Nyx", 1, answers=("B",))
    assert t.game.state.players[0].pool == [0, 0, 2, 0, 0, 0]


def test_mana_by_devotion_pays_for_spells() -> None:
    """601.2g: it is found when a spell is paid for."""
    shrine = Side(hand=["Doom Blade"], field=["Nykthos, Shrine to Nyx", "Wastes", "Wastes", "Gray Merchant of Asphodel"])
    t = Table(ann=shrine, bob=Side(field=["Grizzly Bears"]))
    assert t.ann.can("cast", "Doom Blade")


def test_two_lands_that_share_a_type() -> None:
    """701.23a: the second must have a land type of the first."""
    t = Table(ann=Side(field=["Myriad Landscape", "Wastes", "Wastes"], library=["Forest", "Island", "Forest"]), bob=Side())
    t.ann.activates("Myriad Landscape", 2)
    t.wishes[0] = ["Forest", "Island"]
    t.all_pass_until_empty()
    assert t.ann.field.count("Forest") == 1 and "Island" not in t.ann.field


def test_each_player_searches_at_once() -> None:
    """701.23i: the lands enter together."""
    t = Table(ann=Side(field=["Field of Ruin", "Wastes", "Wastes"], library=["Forest"]), bob=Side(field=["Wasteland"], library=["Island"]))
    t.ann.activates("Field of Ruin", at="Wasteland")
    t.wishes[0], t.wishes[1] = ["Forest"], ["Island"]
    t.all_pass_until_empty()
    assert "Forest" in t.ann.field and t.bob.field == ["Island"]


def test_a_land_becomes_a_creature_and_is_still_a_land() -> None:
    """205.1b: until end of turn, with another colour and abilities."""
    t = Table(ann=Side(field=["Celestial Colonnade", *["Plains"] * 3, *["Island"] * 2]), bob=Side())
    t.ann.activates("Celestial Colonnade", 2)
    t.all_pass_until_empty()
    land = t["Celestial Colonnade"]
    assert land.types == {"land", "creature"} and land.subtypes == {"Elemental"} and (land.power, land.colours) == (4, "WU")
    assert {"flying", "vigilance"} <= land.keywords
    t.to("upkeep", 2)
    assert t["Celestial Colonnade"].types == {"land"}


def test_creatures_attack_a_planeswalker_in_the_next_turn() -> None:
    """508.1d: in that player's next turn, if able."""
    t = Table(ann=Side(hand=["Ornithopter"]), bob=Side(field=["Grizzly Bears"]))
    walker(t, "Gideon Jura", 6)
    t.ann.activates("Gideon Jura", 0, at="bob")
    t.all_pass_until_empty()
    with pytest.raises(IllegalChoice):
        t.to("end_combat", 2)
    t.attacks = {"Grizzly Bears": "Gideon Jura"}
    t.to("end_combat", 2)
    assert t.ann.life == 20 and t["Gideon Jura"].counters == {"loyalty": 6}


def test_a_planeswalker_that_is_a_creature_too() -> None:
    """205.1b, 615.1: still a planeswalker; damage to him is prevented."""
    t = Table(ann=Side(hand=["Ornithopter"]), bob=Side(hand=["Shock"], field=["Mountain"]))
    walker(t, "Gideon Jura", 6)
    t.ann.activates("Gideon Jura", 2)
    t.all_pass_until_empty()
    assert {"planeswalker", "creature"} <= t["Gideon Jura"].types
    t.ann.passes()
    t.bob.casts("Shock", at="Gideon Jura")
    t.all_pass_until_empty()
    assert t["Gideon Jura"].counters == {"loyalty": 6} and t["Gideon Jura"].damage == 0


def test_the_second_target_belongs_to_the_first() -> None:
    """115.1: up to one creature of the player who is the other target."""
    t = Table(ann=Side(hand=["Ornithopter"], field=["Grizzly Bears"]), bob=Side(field=["Savannah Lions"]))
    walker(t, "Chandra, Pyromaster", 4)
    t.ann.activates("Chandra, Pyromaster", 0, at=["bob", "Savannah Lions"])
    t.all_pass_until_empty()
    assert t.bob.life == 19 and t.bob.graveyard == ["Savannah Lions"]


def test_all_lands_with_mana_abilities_are_tapped_and_the_mana_is_lost() -> None:
    """118.12a, 605.1a, 106.4: only if the player does not pay."""
    t = Table(ann=Side(hand=["Shock"], field=["Mountain", "Forest", "Wastes"]), bob=Side(hand=["Power Sink"], field=["Island"] * 4))
    t.ann.casts("Shock", at="bob")
    t.ann.passes()
    t.bob.casts("Power Sink", at=[3, "Shock"])
    t.all_pass_until_empty()
    assert t.bob.life == 20 and all(t.game.obj(oid).tapped for oid in t.game.state.battlefield[:3])


def test_energy_pays_for_mana() -> None:
    """107.14, 122.1: an energy counter for each."""
    t = Table(ann=Side(hand=["Aether Hub", "Shock"]), bob=Side())
    t.ann.plays("Aether Hub")
    t.all_pass_until_empty()
    assert t.game.state.players[0].counters == {"energy": 1} and t.ann.can("cast", "Shock")
    t.ann.casts("Shock", at="bob")
    t.all_pass_until_empty()
    assert t.bob.life == 18 and not t.game.state.players[0].counters.get("energy")
