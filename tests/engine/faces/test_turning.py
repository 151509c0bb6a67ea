"""Tests of server/engine/faces: double-faced, flip cards, and day and night (701.27, 702.145, 710, 712, 731)."""

from __future__ import annotations

from typing import Any

from server.engine import events
from server.engine.abilities.filters import CARD, CREATURE, YOU, InZone, Is
from server.engine.abilities.kinds import Activated, AsBecomes, Card, Face, Keyword, Spell, Triggered, card
from server.engine.abilities.picks import SELF, OwnerOf, Ref, Target
from server.engine.abilities.structures import Begins, Later, Mana, Seq
from server.engine.abilities.verbs import Arrival, Become, Create, Draw, Move, PutCounters, exile
from server.engine.abilities.words import Ability
from tests.engine.table import Side, Table


def two_faced(*front: Ability, back: tuple[Ability, ...] = (), types: tuple[str, ...] = ("creature",)) -> Card:
    """A double-faced 1/1 for {2}{G} that is a 4/4 on its back."""
    return Card(
        (
            Face("Larva", "{2}{G}", ("creature",), abilities=front, power=1, toughness=1),
            Face("Moth", "", types, abilities=back, power=4, toughness=4, colours="G"),
        ),
        "transform",
    )


TURN_IT = Activated((Mana("{0}"),), Become(SELF, "transformed"))
TURN_TARGET = card("Turn Over", "{0}", "Instant", Spell(Become(Target(CREATURE), "transformed")))


# -- transforming (701.27, 712)


def test_a_transformed_permanent_has_the_other_face_and_the_mana_value_of_its_front() -> None:
    """701.27a, 712.8e, 202.3b: only its back face's characteristics, but the front's mana value."""
    t = Table(ann=Side(field=[two_faced(TURN_IT, back=(Keyword("flying"),))]), bob=Side())
    t.ann.activates("Larva")
    t.all_pass_until_empty()
    moth = t["Moth"]
    assert (moth.power, moth.toughness, moth.colours, moth.mana_value, moth.cost) == (4, 4, "G", 3, "")
    assert moth.transformed and "flying" in moth.keywords and not any(isinstance(a, Activated) for a in moth.abilities)


def test_it_stays_the_same_object() -> None:
    """712.18: counters, damage and what is attached stay; it is not a new object, and nothing enters."""
    t = Table(ann=Side(field=[two_faced(TURN_IT)], hand=[TURN_TARGET]), bob=Side())
    oid = t.find("Larva")
    events.happened(t.game, (events.CountersPut(oid, "+1/+1", 2),))
    t.ann.activates("Larva")
    t.all_pass_until_empty()
    assert t.find("Moth") == oid and t["Moth"].power == 6
    t.ann.casts("Turn Over", at="Moth")
    t.all_pass_until_empty()
    assert t.find("Larva") == oid and t["Larva"].power == 3 and not t["Larva"].transformed


def test_what_has_one_face_does_not_transform() -> None:
    """701.27c: nothing happens."""
    t = Table(ann=Side(field=["Grizzly Bears"], hand=[TURN_TARGET]), bob=Side())
    t.ann.casts("Turn Over", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert not t["Grizzly Bears"].transformed


def test_it_does_not_become_a_sorcery() -> None:
    """701.27d, 712.10: if the other face is an instant or sorcery, nothing happens."""
    t = Table(ann=Side(field=[two_faced(types=("sorcery",))], hand=[TURN_TARGET]), bob=Side())
    t.ann.casts("Turn Over", at="Larva")
    t.all_pass_until_empty()
    assert "Larva" in t.ann.field


def test_its_own_ability_transforms_it_only_if_nothing_has_since() -> None:
    """701.27f: of two activations the second one to resolve does nothing; a spell has no such limit."""
    t = Table(ann=Side(field=[two_faced(TURN_IT, back=(TURN_IT,))], hand=[TURN_TARGET]), bob=Side())
    t.ann.activates("Larva")
    t.ann.activates("Larva")
    t.all_pass_until_empty()
    assert "Moth" in t.ann.field
    t.ann.activates("Moth")
    t.ann.casts("Turn Over", at="Moth")
    t.all_pass_until_empty()
    assert "Larva" in t.ann.field, "the spell turned it, and the ability then did nothing"


def test_a_delayed_ability_counts_from_when_it_was_made() -> None:
    """701.27f: turned since the delayed trigger was created, it is not turned back by it."""
    later = Activated((Mana("{0}"),), Later(Begins("end"), Become(SELF, "transformed")))
    t = Table(ann=Side(field=[two_faced(later)], hand=[TURN_TARGET]), bob=Side())
    t.ann.activates("Larva")
    t.all_pass_until_empty()
    t.ann.casts("Turn Over", at="Larva")
    t.all_pass_until_empty()
    t.to("cleanup", 1)
    t.to("upkeep", 2)
    assert "Moth" in t.ann.field


def test_transforming_triggers_and_is_no_entering() -> None:
    """701.27e, 712.18: "transforms" triggers; "enters" does not."""
    turned = Triggered(Become(Is(SELF), "transformed"), Draw(None, 1))
    entered = Triggered(Move(Is(SELF), "battlefield"), Draw(None, 1))
    t = Table(ann=Side(field=[two_faced(TURN_IT, back=(turned, entered))]), bob=Side())
    t.ann.activates("Larva")
    t.all_pass_until_empty()
    assert len(t.ann.hand) == 1


def test_as_it_transforms_is_done_while_it_does() -> None:
    """712.20: no trigger; it has the counters at once."""
    grow = AsBecomes("transformed", PutCounters("+1/+1", SELF, 2))
    t = Table(ann=Side(field=[two_faced(TURN_IT, back=(grow,))]), bob=Side())
    t.ann.activates("Larva")
    t.all_pass()
    assert t["Moth"].power == 6 and not t.game.state.stack


def test_it_enters_transformed_if_told_so() -> None:
    """712.14a: exiled and returned transformed; a card of one face stays in exile."""
    moved = Ref("moved", "it")
    back = Move(moved, "battlefield", "", "return", OwnerOf(moved), arrival=Arrival(transformed=True))
    flicker = card("Flicker", "{0}", "Instant", Spell(Seq((exile(Target(CREATURE)), back), "then")))
    t = Table(ann=Side(field=[two_faced(), "Grizzly Bears"], hand=[flicker, flicker]), bob=Side())
    t.ann.casts("Flicker", at="Larva")
    t.all_pass_until_empty()
    assert t["Moth"].transformed
    t.ann.casts("Flicker", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t.ann.exile == ["Grizzly Bears"]


def test_elsewhere_it_is_its_front() -> None:
    """712.8a: in the graveyard it has only the characteristics of the front face."""
    t = Table(ann=Side(field=[two_faced(TURN_IT)]), bob=Side(hand=["Swords to Plowshares"], field=["Plains"]))
    t.ann.activates("Larva")
    t.all_pass_until_empty()
    t.bob.casts("Swords to Plowshares", at="Moth")
    t.all_pass_until_empty()
    assert t.ann.exile == ["Larva"]


def test_a_copy_of_the_back_is_that_face_only() -> None:
    """202.3b, 707.8: a permanent that copies the back face has mana value 0 and no other face."""
    t = Table(ann=Side(field=[two_faced(TURN_IT), *["Island"] * 4], hand=["Clone", TURN_TARGET]), bob=Side())
    t.ann.activates("Larva")
    t.all_pass_until_empty()
    t.ann.casts("Clone")
    t.wishes[0] = ["Moth"]
    t.all_pass_until_empty()
    clone = [oid for oid in t.game.state.battlefield if t.game.chars(oid).name == "Moth"][1]
    assert t.game.chars(clone).mana_value == 0 and t.game.chars(clone).power == 4
    t.ann.casts("Turn Over", at=clone)
    t.all_pass_until_empty()
    assert t.ann.field.count("Moth") == 2


def test_a_token_that_copies_it_has_both_faces() -> None:
    """707.8a: the token enters with the same face up, and can transform."""
    double = card("Double", "{0}", "Sorcery", Spell(Create(copy_of=Target(CREATURE), n=1)))
    t = Table(ann=Side(field=[two_faced(TURN_IT)], hand=[double, TURN_TARGET]), bob=Side())
    t.ann.activates("Larva")
    t.all_pass_until_empty()
    t.ann.casts("Double", at="Moth")
    t.all_pass_until_empty()
    token = t.game.state.battlefield[-1]
    assert t.game.obj(token).kind == "token" and t.game.obj(token).transformed and t.game.chars(token).name == "Moth"
    t.ann.casts("Turn Over", at=token)
    t.all_pass_until_empty()
    assert t.game.chars(token).name == "Larva" and t.game.chars(token).mana_value == 3


def test_a_modal_card_does_not_enter_as_a_sorcery() -> None:
    """712.14b, 400.4a: if its front is no permanent, it stays where it is."""
    put = card("Dig Up", "{0}", "Sorcery", Spell(Move(Target(CARD & InZone("graveyard", YOU)), "battlefield")))
    t = Table(ann=Side(hand=[put], graveyard=["Bala Ged Recovery", "Grizzly Bears"]), bob=Side())
    t.ann.casts("Dig Up", at="Bala Ged Recovery")
    t.all_pass_until_empty()
    assert "Bala Ged Recovery" in t.ann.graveyard and not t.ann.field


# -- day and night (731, 702.145)


def test_the_first_daybound_permanent_makes_it_day() -> None:
    """702.145d: it becomes day at once, and from then on it is always one of both."""
    t = Table(ann=Side(hand=["Tavern Ruffian"], field=["Mountain"] * 4), bob=Side())
    assert t.game.state.day is None
    t.ann.casts("Tavern Ruffian")
    t.all_pass_until_empty()
    assert t.game.state.day is True
    t.to("upkeep", 2)
    assert t.game.state.day is True, "ann has cast a spell"
    t.to("upkeep", 3)
    assert t.game.state.day is False and t.ann.field[-1] == "Tavern Smasher"


def test_at_night_it_enters_transformed() -> None:
    """702.145b: by a replacement effect, so that what the back says about entering counts, and the front's does not."""
    greets = Triggered(Move(Is(SELF), "battlefield"), Draw(None, 1))
    wolf = Card(
        (
            Face("Man", "{0}", ("creature",), abilities=(Keyword("daybound"), greets), power=1, toughness=1),
            Face("Wolf", "", ("creature",), abilities=(Keyword("nightbound"),), power=3, toughness=3, colours="R"),
        ),
        "transform",
    )
    t = Table(ann=Side(hand=[wolf]), bob=Side())
    t.game.state.day = False
    t.ann.casts("Man")
    t.all_pass_until_empty()
    assert t.ann.field == ["Wolf"] and t.ann.hand == []


def test_nothing_else_transforms_it() -> None:
    """702.145b, e: a daybound permanent transforms only by day and night."""
    t = Table(ann=Side(hand=[TURN_TARGET], field=["Tavern Ruffian"]), bob=Side())
    t.ann.casts("Turn Over", at="Tavern Ruffian")
    t.all_pass_until_empty()
    assert "Tavern Ruffian" in t.ann.field


def test_an_effect_makes_it_night_and_all_turn_at_once() -> None:
    """702.145b, 731.1a: all daybound permanents transform as it becomes night; "day becomes night" triggers once, and not when
    it becomes night without having been day."""
    dusk = card("Dusk", "{0}", "Instant", Spell(Become(None, "night")))
    watch = card("Watch", "{1}", "Artifact", Triggered(Become(None, "daynight"), Draw(None, 1)))
    t = Table(ann=Side(hand=[dusk], field=["Tavern Ruffian", watch]), bob=Side(field=["Tavern Ruffian"]))
    assert t.game.state.day is True, "702.145d, before anybody had priority"
    t.ann.casts("Dusk")
    t.all_pass_until_empty()
    assert t.ann.field[0] == "Tavern Smasher" and t.bob.field == ["Tavern Smasher"] and len(t.ann.hand) == 1
    t = Table(ann=Side(hand=[dusk], field=[watch]), bob=Side())
    t.ann.casts("Dusk")
    t.all_pass_until_empty()
    assert t.game.state.day is False and t.ann.hand == []


def test_two_spells_of_one_head_bring_the_day() -> None:
    """731.2b, 502.2a: at night two spells of one player of the team; one of each head do not."""
    sides: Any = {name: Side(hand=["Shock", "Shock"], field=["Mountain"] * 2) for name in ("ann", "amy", "bob", "ben")}
    t = Table("two-headed-giant", **sides)
    t.game.state.day = False
    t.ann.casts("Shock", at="bob")
    t.all_pass_until_empty()
    t.amy.casts("Shock", at="bob")
    t.all_pass_until_empty()
    t.to("upkeep", 2)
    assert t.game.state.day is False
    t.bob.casts("Shock", at="ann")
    t.bob.casts("Shock", at="ann")
    t.all_pass_until_empty()
    t.to("upkeep", 3)
    assert t.game.state.day is True


# -- flip cards (710)


def test_a_flipped_permanent_keeps_cost_and_colour() -> None:
    """710.1c, 710.2: name, types, text and size are the alternative ones; once flipped it stays so."""
    t = Table(ann=Side(field=["Akki Lavarunner"]), bob=Side())
    t.attacks = {"Akki Lavarunner": "bob"}
    t.to("main2", 1)
    tok = t["Tok-Tok, Volcano Born"]
    assert (tok.power, tok.cost, tok.colours, tok.mana_value) == (2, "{3}{R}", "R", 4)
    assert tok.supertypes == frozenset({"legendary"}) and not tok.transformed
    t.attacks = {"Tok-Tok, Volcano Born": "bob"}
    t.to("main2", 3)
    assert t.ann.field == ["Tok-Tok, Volcano Born"] and t.bob.life == 20 - 1 - 2 - 1


# -- cast transformed (702.146, 712.8c)


def test_disturb_casts_the_back_face_from_the_graveyard() -> None:
    """702.146a, 712.8c: for its disturb cost, with the mana value of the front; it enters with its back face up."""
    back = Face("Spirit", "", ("creature",), ("Spirit",), abilities=(Keyword("flying"),), power=3, toughness=3, colours="U")
    front = Face("Sailor", "{1}{U}", ("creature",), abilities=(Keyword("disturb", cost=Mana("{2}{U}")),), power=2, toughness=2)
    t = Table(ann=Side(graveyard=[Card((front, back), "transform")], field=["Island"] * 3), bob=Side())
    t.game.choose(0, next(i for i, o in enumerate(t.options(0)) if o.choice == "disturb"))
    t.settle()
    assert t["Spirit"].mana_value == 2 and t["Spirit"].zone == "stack"
    t.all_pass_until_empty()
    assert t["Spirit"].transformed and t["Spirit"].power == 3 and t.ann.graveyard == []
