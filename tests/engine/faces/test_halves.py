"""Tests of server/engine/faces and ways.py: split cards, fuse, aftermath, Rooms, Adventures (702.102, 702.127, 709, 715)."""

from __future__ import annotations

from server.engine import events
from server.engine.abilities.changes import Forbid, Permit, Prevent
from server.engine.abilities.filters import CARD, PERMANENT, PLAYER, SPELL, YOU, InZone, Is, Named, Subtype
from server.engine.abilities.kinds import Card, Face, Spell, Static, Triggered, card
from server.engine.abilities.picks import SELF, Target
from server.engine.abilities.verbs import Become, Cast, CopySpell, Create, Damage, Draw, GainLife, Move, to_hand
from tests.engine.table import Side, Table


def casts(t: Table, seat: int = 0) -> list[tuple[str, int | str]]:
    """What the seat could cast: names of cards, and faces or manners."""
    return [(t.game.chars(o.thing).name, o.choice) for o in t.options(seat) if o.kind == "cast"]


def cast(t: Table, choice: int | str, *answers: object) -> None:
    """Have the first seat cast what has that face or manner."""
    t.game.choose(0, next(i for i, o in enumerate(t.options(0)) if o.kind == "cast" and o.choice == choice))
    t.answer(0, list(answers))


# -- split cards (709)


def test_off_the_stack_a_split_card_is_both_halves() -> None:
    """709.4: both names, colours and costs together, and all abilities."""
    t = Table(ann=Side(hand=["Fire // Ice"]), bob=Side())
    both = t["Fire // Ice"]
    assert (both.cost, both.mana_value, both.colours) == ("{1}{R}{1}{U}", 4, "UR")


def test_on_the_stack_only_the_half_that_was_cast_exists() -> None:
    """709.3b, 202.3d: its name, colour and mana value; and it goes to the graveyard as one card."""
    t = Table(ann=Side(hand=["Fire // Ice"], field=["Island", "Island"]), bob=Side(field=["Grizzly Bears"]))
    assert casts(t) == [("Fire // Ice", 1)], "709.3a: there is no red mana"
    cast(t, 1, "Grizzly Bears")
    spell = t["Ice"]
    assert (spell.mana_value, spell.colours) == (2, "U")
    t.all_pass_until_empty()
    assert t["Grizzly Bears"].tapped and t.ann.graveyard == ["Fire // Ice"] and len(t.ann.hand) == 1


def test_what_forbids_one_half_lets_the_other_be_cast() -> None:
    """709.3a: only the chosen half is looked at."""
    ban = card("Ban", "{1}", "Artifact", Static((Forbid(Cast(SPELL & Named("Fire"))),)))
    t = Table(ann=Side(hand=["Fire // Ice"], field=[ban, "Island", "Mountain"]), bob=Side())
    assert casts(t) == [("Fire // Ice", 1)]


def test_it_has_either_name() -> None:
    """709.4a, 201.2: for whoever looks for a name."""
    dig = card("Dig", "{0}", "Sorcery", Spell(to_hand(Target(CARD & Named("Ice") & InZone("graveyard", YOU)))))
    t = Table(ann=Side(hand=[dig], graveyard=["Fire // Ice"]), bob=Side())
    t.ann.casts("Dig", at="Fire // Ice")
    t.all_pass_until_empty()
    assert t.ann.hand == ["Fire // Ice"]


def test_fuse_casts_both_halves() -> None:
    """702.102a-d: for both costs, with the targets of both; left first; its mana value is the sum."""
    t = Table(ann=Side(hand=["Wear // Tear"], field=["Mountain", "Plains", "Plains"]), bob=Side(field=["Sol Ring", "Doubling Season"]))
    assert ("Wear // Tear", "fuse") in casts(t)
    cast(t, "fuse", "Sol Ring", "Doubling Season")
    assert t["Wear // Tear"].mana_value == 3
    t.all_pass_until_empty()
    assert t.bob.field == [] and t.ann.graveyard == ["Wear // Tear"]


def test_a_fused_spell_does_what_it_still_can() -> None:
    """608.2b: with one of its targets gone it resolves for the other."""
    t = Table(ann=Side(hand=["Wear // Tear"], field=["Mountain", "Plains", "Plains"]), bob=Side(field=["Sol Ring", "Doubling Season"]))
    cast(t, "fuse", "Sol Ring", "Doubling Season")
    events.happened(t.game, (events.Moved(t.find("Sol Ring"), "exile"),))
    t.all_pass_until_empty()
    assert t.bob.field == []


def test_fuse_only_from_the_hand_and_only_with_both_targets() -> None:
    """702.102a, 601.2c."""
    t = Table(ann=Side(hand=["Wear // Tear"], field=["Mountain", "Plains", "Plains"]), bob=Side(field=["Sol Ring"]))
    assert casts(t) == [("Wear // Tear", 0)]


def test_aftermath_is_cast_from_the_graveyard_and_then_exiled() -> None:
    """702.127a: not from the hand; for its mana cost, X included."""
    t = Table(ann=Side(hand=["Cut // Ribbons"], field=["Swamp"] * 4), bob=Side())
    assert casts(t) == []
    t = Table(ann=Side(graveyard=["Cut // Ribbons"], field=["Swamp"] * 4), bob=Side())
    assert casts(t) == [("Cut // Ribbons", "aftermath")]
    cast(t, "aftermath", 2)
    assert t["Ribbons"].mana_value == 4
    t.all_pass_until_empty()
    assert t.bob.life == 18 and t.ann.exile == ["Cut // Ribbons"]


def test_a_countered_aftermath_is_exiled_too() -> None:
    """702.127a: any time it would leave the stack."""
    t = Table(ann=Side(graveyard=["Cut // Ribbons"], field=["Swamp"] * 2), bob=Side(hand=["Counterspell"], field=["Island"] * 2))
    cast(t, "aftermath", 0)
    t.bob.casts("Counterspell", at="Ribbons")
    t.all_pass_until_empty()
    assert t.ann.exile == ["Cut // Ribbons"]


def test_an_effect_does_not_cast_the_aftermath_half_from_elsewhere() -> None:
    """702.127a: it can't be cast from any zone other than a graveyard."""
    free = Static((Permit(Cast(SPELL, YOU), "hand", free=True),))
    t = Table(ann=Side(hand=["Cut // Ribbons"], field=[card("Omni", "{9}", "Enchantment", free)]), bob=Side(field=["Hill Giant"]))
    assert [(o.choice, o.ability) for o in t.options(0) if o.kind == "cast"] == [("free", -1)]
    cast(t, "free", "Hill Giant")
    t.all_pass_until_empty()
    assert t.bob.graveyard == ["Hill Giant"]


# -- Rooms (709.5)


def room() -> Card:
    """A Room: a door that gives 2 life when it is unlocked, another that gives 3; each half fully unlocked draws."""
    left = (Triggered(Become(Is(SELF), "unlocked", n=1), GainLife(None, 2)),)
    right = (Triggered(Become(Is(SELF), "unlocked", n=2), GainLife(None, 3)), Triggered(Become(Is(SELF), "fully_unlocked"), Draw(None, 1)))
    hall = Face("Hall", "{W}", ("enchantment",), ("Room",), abilities=left)
    return Card((hall, Face("Cellar", "{1}{B}", ("enchantment",), ("Room",), abilities=right)), "split")


def doors(t: Table) -> list[int]:
    """The halves that the first seat could unlock now."""
    return [o.ability for o in t.options(0) if o.kind == "special" and o.choice == "unlock"]


def unlock(t: Table, half: int) -> None:
    """The first seat unlocks that half."""
    t.game.choose(0, next(i for i, o in enumerate(t.options(0)) if o.choice == "unlock" and o.ability == half))
    t.settle()


def test_a_room_enters_with_the_half_unlocked_that_was_cast() -> None:
    """709.5d, h: it has that half's name and cost only, and the door is unlocked as it enters."""
    t = Table(ann=Side(hand=[room()], field=["Plains", "Swamp", "Swamp"]), bob=Side())
    cast(t, 0)
    t.all_pass_until_empty()
    hall = t["Hall"]
    assert (hall.mana_value, hall.colours) == (1, "W") and "Room" in hall.subtypes and t.ann.life == 22


def test_the_other_half_is_unlocked_for_its_mana_cost() -> None:
    """709.5e, i, 116.2m: a special action at sorcery speed; then it has both names, costs and texts."""
    t = Table(ann=Side(hand=[room()], field=["Plains", "Swamp", "Swamp"]), bob=Side())
    cast(t, 0)
    assert doors(t) == [], "not while it is on the stack"
    t.all_pass_until_empty()
    assert doors(t) == [2]
    unlock(t, 2)
    assert len(t.game.state.stack) == 2, "the door's own ability, and that of a fully unlocked Room"
    t.all_pass_until_empty()
    both = t["Hall // Cellar"]
    assert (both.mana_value, both.colours) == (3, "WB") and t.ann.life == 25 and len(t.ann.hand) == 1
    assert doors(t) == []


def test_not_in_the_opponents_turn() -> None:
    """709.5e: only in a main phase of that player's turn, with an empty stack."""
    t = Table(ann=Side(hand=[room()], field=["Plains", "Swamp", "Swamp"]), bob=Side())
    cast(t, 0)
    t.all_pass_until_empty()
    t.to("end", 1)
    assert doors(t) == []
    t.to("main1", 2)
    t.bob.passes()
    assert doors(t) == []


def test_a_room_put_onto_the_battlefield_is_locked() -> None:
    """709.5d: it has neither name, cost nor text; either door may be unlocked for its cost."""
    put = card("Put In", "{0}", "Sorcery", Spell(Move(Target(CARD & InZone("graveyard", YOU)), "battlefield")))
    t = Table(ann=Side(hand=[put], graveyard=[room()], field=["Plains", "Swamp", "Swamp"]), bob=Side())
    t.ann.casts("Put In", at="Hall // Cellar")
    t.all_pass_until_empty()
    oid = t.game.state.battlefield[-1]
    chars = t.game.chars(oid)
    assert (chars.name, chars.cost, chars.abilities, chars.colours) == ("", "", (), "") and "Room" in chars.subtypes
    assert t.ann.life == 20 and doors(t) == [1, 2]
    unlock(t, 2)
    t.all_pass_until_empty()
    assert t.game.chars(oid).name == "Cellar" and t.ann.life == 23 and t.ann.hand == []


def test_an_effect_unlocks_a_door_of_the_players_choice() -> None:
    """709.5f: a locked half is chosen; one that is unlocked already cannot be."""
    key = card("Key", "{0}", "Sorcery", Spell(Become(Target(Subtype("Room")), "unlocked")))
    t = Table(ann=Side(hand=[key, key], field=[room()]), bob=Side())
    oid = t.game.state.battlefield[0]
    t.ann.casts("Key", at=oid)
    t.all_pass_until_empty()
    assert t.game.obj(oid).designations == {"unlocked": 1}
    t.ann.casts("Key", at=oid)
    t.all_pass_until_empty()
    assert t.game.obj(oid).designations == {"unlocked": 3} and t.ann.life == 25


def test_a_copy_of_a_room_is_locked_but_has_both_halves() -> None:
    """709.5b: both halves are part of the copiable values; what is unlocked is not."""
    double = card("Double", "{0}", "Sorcery", Spell(Create(copy_of=Target(PERMANENT), n=1)))
    t = Table(ann=Side(hand=[room(), double], field=["Plains", "Plains", "Swamp", "Swamp"]), bob=Side())
    cast(t, 0)
    t.all_pass_until_empty()
    t.ann.casts("Double", at="Hall")
    t.all_pass_until_empty()
    token = t.game.state.battlefield[-1]
    assert t.game.chars(token).name == "" and doors(t) == [2, 1, 2], "the Room's own, and both of the token's"
    t.game.choose(0, next(i for i, o in enumerate(t.options(0)) if o.choice == "unlock" and o.thing == token and o.ability == 2))
    t.all_pass_until_empty()
    assert t.game.chars(token).name == "Cellar" and t.ann.life == 25


def test_a_copied_room_spell_becomes_a_room_with_that_door_open() -> None:
    """709.5b, 707.10f: the copy knows which half was cast."""
    twice = card("Twice", "{0}", "Instant", Spell(CopySpell(Target(SPELL), 1)))
    t = Table(ann=Side(hand=[room(), twice], field=["Plains"]), bob=Side())
    cast(t, 0)
    t.ann.casts("Twice", at="Hall")
    t.all_pass_until_empty()
    assert t.ann.field.count("Hall") == 2 and t.ann.life == 24


# -- Adventures (715)


def test_an_adventure_spell_has_only_its_alternative_characteristics() -> None:
    """715.3b, 715.4: on the stack an instant of mana value 2; in hand a creature card of 3."""
    t = Table(ann=Side(hand=["Bonecrusher Giant"], field=["Mountain"] * 3), bob=Side())
    assert t["Bonecrusher Giant"].mana_value == 3 and casts(t) == [("Bonecrusher Giant", 0), ("Bonecrusher Giant", 1)]
    cast(t, 1, "bob")
    stomp = t["Stomp"]
    assert stomp.mana_value == 2 and stomp.types == frozenset({"instant"}) and "Adventure" in stomp.subtypes


def test_from_exile_only_the_creature_and_only_by_who_cast_it() -> None:
    """715.3d: its controller may cast it as long as it stays exiled, not as an Adventure again."""
    t = Table(ann=Side(hand=["Bonecrusher Giant"], field=["Mountain"] * 6), bob=Side(field=["Mountain"] * 6))
    cast(t, 1, "bob")
    t.all_pass_until_empty()
    assert t.bob.life == 18 and casts(t) == [("Bonecrusher Giant", 0)]
    t.ann.casts("Bonecrusher Giant")
    t.all_pass_until_empty()
    assert "Bonecrusher Giant" in t.ann.field


def test_an_adventure_without_a_target_left_goes_to_the_graveyard() -> None:
    """608.2b, 715.3d: it does not resolve, so it is not exiled."""
    t = Table(ann=Side(hand=["Bonecrusher Giant"], field=["Mountain"] * 2), bob=Side(field=["Grizzly Bears"]))
    cast(t, 1, "Grizzly Bears")
    events.happened(t.game, (events.Moved(t.find("Grizzly Bears"), "exile"),))
    t.all_pass_until_empty()
    assert t.ann.graveyard == ["Bonecrusher Giant"]


def test_a_copy_of_an_adventure_is_one_too() -> None:
    """715.3c: it has the alternative characteristics, and ceases to exist in exile."""
    twice = card("Twice", "{0}", "Instant", Spell(CopySpell(Target(SPELL), 1)))
    t = Table(ann=Side(hand=["Bonecrusher Giant", twice], field=["Mountain"] * 2), bob=Side())
    cast(t, 1, "bob")
    t.ann.casts("Twice", at="Stomp")
    t.all_pass_until_empty()
    assert t.bob.life == 16 and t.ann.exile == ["Bonecrusher Giant"]


def test_damage_that_cannot_be_prevented() -> None:
    """615.12: from Stomp on until the turn ends."""
    ward = Static((Prevent(Damage(PLAYER & YOU)),))
    shell = card("Shell", "{1}{W}", "Artifact", ward)
    t = Table(ann=Side(hand=["Lightning Bolt", "Bonecrusher Giant", "Lightning Bolt"], field=["Mountain"] * 4), bob=Side(field=[shell]))
    t.ann.casts("Lightning Bolt", at="bob")
    t.all_pass_until_empty()
    assert t.bob.life == 20
    cast(t, 1, "bob")
    t.all_pass_until_empty()
    assert t.bob.life == 18
    t.ann.casts("Lightning Bolt", at="bob")
    t.all_pass_until_empty()
    assert t.bob.life == 15


def test_an_adventure_land_is_played_from_exile() -> None:
    """715.3d: that player may play it, as a land too."""
    feast = Face("Feast", "{0}", ("sorcery",), ("Adventure",), abilities=(Spell(GainLife(None, 1)),))
    town = Card((Face("Town", "", ("land",)), feast), "adventure")
    t = Table(ann=Side(hand=[town]), bob=Side())
    cast(t, 1)
    t.all_pass_until_empty()
    assert t.ann.life == 21 and t.ann.exile == ["Town"]
    t.ann.plays("Town")
    assert t.ann.field == ["Town"]
