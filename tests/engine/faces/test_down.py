"""Tests of server/engine/faces/face_down.py: morph, disguise, manifest, cloak, who may see what (702.37, 702.168, 701.40, 701.58, 708)."""

from __future__ import annotations

from typing import Any

from server.cards.pool import starter_pool
from server.engine import events, zones
from server.engine.abilities.amounts import Symbols
from server.engine.abilities.changes import Control, CopyOf, Gain, Permit
from server.engine.abilities.filters import CREATURE, INSTANT, PERMANENT, SPELL, YOU, Is
from server.engine.abilities.kinds import Activated, AsBecomes, Card, Keyword, Spell, Static, Triggered, card
from server.engine.abilities.picks import SELF, YOU_, Choose, Target
from server.engine.abilities.structures import Apply, Mana
from server.engine.abilities.verbs import AddMana, Become, Cast, Cloak, Draw, Manifest, Move, PutCounters, Sacrifice, destroy, to_hand
from server.engine.abilities.words import Ability
from server.engine.decisions import JUDGE, SPECTATOR
from server.engine.layers import layers
from tests.engine.table import Side, Table

DESTROY = card("Crush", "{0}", "Instant", Spell(destroy(Target(PERMANENT))))
BOUNCE = card("Bounce", "{0}", "Instant", Spell(to_hand(Target(PERMANENT))))
HIDE = card("Hide", "{0}", "Instant", Spell(Become(Target(CREATURE), "face_down")))
SHOW = card("Show", "{0}", "Instant", Spell(Become(Target(CREATURE), "face_up")))
MANIFEST = card("Manifest", "{0}", "Sorcery", Spell(Manifest(1)))
CLOAK = card("Cloak", "{0}", "Sorcery", Spell(Cloak(1)))


def morph(*abilities: Ability, word: str = "morph", cost: str = "{1}") -> Card:
    """A green 4/4 for {5}{G} with morph."""
    return card("Secret", "{5}{G}", "Creature — Bear", Keyword(word, cost=Mana(cost)), *abilities, pt=(4, 4))


def cast_down(t: Table, word: str = "morph", resolve: bool = True) -> int:
    """The first seat casts its first card face down; gives the spell, or the permanent."""
    t.game.choose(0, next(i for i, o in enumerate(t.options(0)) if o.kind == "cast" and o.choice == word))
    t.settle()
    if resolve:
        t.all_pass_until_empty()
        return t.game.state.battlefield[-1]
    return t.game.state.stack[-1]


def turn_up(t: Table, seat: int = 0, way: int = -1) -> None:
    """That seat turns a permanent face up."""
    t.game.choose(seat, next(i for i, o in enumerate(t.options(seat)) if o.choice == "turn-face-up" and o.ability == way))
    t.settle()


def knows(t: Table, seat: int, name: str) -> bool:
    """Whether the seat's view names the card."""
    return name in list(t.game.view(seat).names())


# -- casting face down (702.37, 708.4)


def test_a_face_down_spell_has_no_characteristics_but_those_of_the_rule() -> None:
    """708.2a, 708.4, 702.37c: a 2/2 creature spell without name, colour, cost or text, for {3}."""
    t = Table(ann=Side(hand=[morph(Keyword("trample"))], field=["Forest"] * 3), bob=Side())
    spell = t.game.chars(cast_down(t, resolve=False))
    assert (spell.name, spell.cost, spell.colours, spell.mana_value, spell.power, spell.toughness) == ("", "", "", 0, 2, 2)
    assert spell.types == frozenset({"creature"}) and not spell.subtypes and not spell.abilities


def test_what_forbids_the_card_does_not_forbid_the_face_down_spell() -> None:
    """708.4: what counts is the face-down spell; the printed cost does not."""
    t = Table(ann=Side(hand=[morph()], field=["Forest"] * 3), bob=Side())
    assert [o.choice for o in t.options(0) if o.kind == "cast"] == ["morph"]


def test_it_enters_face_down_without_entering_abilities() -> None:
    """708.3: neither triggers nor replacement effects of the face."""
    greets = Triggered(Move(Is(SELF), "battlefield"), Draw(None, 1))
    t = Table(ann=Side(hand=[morph(greets)], field=["Forest"] * 3), bob=Side())
    oid = cast_down(t)
    assert t.game.obj(oid).face_down and t.ann.hand == [] and t.game.chars(oid).power == 2


def test_it_is_cast_face_down_from_wherever_it_may_be_cast() -> None:
    """702.37c, 708.4: an effect that lets creature spells be cast from the graveyard; one for instants does not do."""
    for what, able in ((CREATURE, ["morph"]), (INSTANT, [])):
        lets = card("Gate", "{1}", "Artifact", Static((Permit(Cast(what & SPELL, YOU), "graveyard"),)))
        t = Table(ann=Side(field=[lets, *["Forest"] * 3], graveyard=[morph()]), bob=Side())
        assert [o.choice for o in t.options(0) if o.kind == "cast"] == able


# -- turning face up (116.2b, 708.7-8)


def test_it_is_turned_up_for_its_morph_cost_at_any_time() -> None:
    """702.37e, 116.2b: with priority, without the stack; it regains its characteristics and does not enter."""
    greets = Triggered(Move(Is(SELF), "battlefield"), Draw(None, 1))
    t = Table(ann=Side(hand=[morph(greets)], field=["Forest"] * 4), bob=Side())
    oid = cast_down(t)
    t.to("end", 1)
    turn_up(t)
    assert not t.game.state.stack and t.game.chars(oid).name == "Secret" and t.game.chars(oid).power == 4 and t.ann.hand == []


def test_effects_and_counters_stay_on_it() -> None:
    """708.8: it is the same permanent."""
    t = Table(ann=Side(hand=[morph(), "Giant Growth"], field=["Forest"] * 5), bob=Side())
    oid = cast_down(t)
    events.happened(t.game, (events.CountersPut(oid, "+1/+1", 1),))
    t.ann.casts("Giant Growth", at=oid)
    t.all_pass_until_empty()
    assert t.game.chars(oid).power == 6
    turn_up(t)
    assert t.game.chars(oid).power == 8


def test_turned_up_abilities_trigger() -> None:
    """708.8: "when this creature is turned face up"."""
    t = Table(ann=Side(hand=[morph(Triggered(Become(Is(SELF), "face_up"), Draw(None, 1)))], field=["Forest"] * 4), bob=Side())
    cast_down(t)
    turn_up(t)
    assert len(t.game.state.stack) == 1
    t.all_pass_until_empty()
    assert len(t.ann.hand) == 1


def test_as_it_is_turned_face_up_is_no_trigger() -> None:
    """708.11: done while it is being turned."""
    t = Table(ann=Side(hand=[morph(AsBecomes("face_up", PutCounters("+1/+1", SELF, 5)))], field=["Forest"] * 4), bob=Side())
    oid = cast_down(t)
    turn_up(t)
    assert not t.game.state.stack and t.game.chars(oid).power == 9


def test_megamorph_gives_a_counter_only_if_its_cost_was_paid() -> None:
    """702.37b: not when an effect turns it up."""
    for helped in (False, True):
        t = Table(ann=Side(hand=[morph(word="megamorph"), SHOW], field=["Forest"] * 4), bob=Side())
        oid = cast_down(t, "megamorph")
        if helped:
            t.ann.casts("Show", at=oid)
            t.all_pass_until_empty()
        else:
            turn_up(t)
        assert t.game.obj(oid).counters == ({} if helped else {"+1/+1": 1})


def test_only_its_controller_turns_it_up_and_only_if_it_can_be_paid() -> None:
    """702.37e."""
    t = Table(ann=Side(hand=[morph()], field=["Forest"] * 3), bob=Side(field=["Forest"]))
    cast_down(t)
    assert not any(o.choice == "turn-face-up" for o in t.options(0))
    t.ann.passes()
    assert not any(o.choice == "turn-face-up" for o in t.options(1))


# -- disguise and cloak (702.168, 701.58)


def test_disguise_and_cloak_give_ward_two() -> None:
    """702.168a, 701.58a: until it is turned face up."""
    t = Table(ann=Side(hand=[morph(word="disguise"), CLOAK], field=["Forest"] * 4, library=["Grizzly Bears"]), bob=Side())
    first = cast_down(t, "disguise")
    t.ann.casts("Cloak")
    t.all_pass_until_empty()
    second = t.game.state.battlefield[-1]
    assert all("ward" in t.game.chars(oid).keywords for oid in (first, second))
    turn_up(t)
    assert "ward" not in t.game.chars(first).keywords and t.game.chars(first).power == 4


def test_ward_of_a_face_down_permanent_works() -> None:
    """702.168a, 702.21a: an opponent who aims at it pays {2} or is countered."""
    t = Table(ann=Side(hand=[morph(word="disguise")], field=["Forest"] * 3), bob=Side(hand=[DESTROY]))
    oid = cast_down(t, "disguise")
    t.ann.passes()
    t.bob.casts("Crush", at=oid)
    t.all_pass_until_empty()
    assert oid in t.game.state.battlefield and t.bob.graveyard == ["Crush"]


# -- manifest (701.40)


def test_a_manifested_creature_card_is_turned_up_for_its_mana_cost() -> None:
    """701.40b."""
    t = Table(ann=Side(hand=[MANIFEST], field=["Forest"] * 2, library=["Grizzly Bears"]), bob=Side())
    t.ann.casts("Manifest")
    t.all_pass_until_empty()
    oid = t.game.state.battlefield[-1]
    assert t.game.obj(oid).face_down and t.game.obj(oid).designations == {"manifested": 1}
    turn_up(t)
    assert t.game.chars(oid).name == "Grizzly Bears" and t.game.obj(oid).designations == {}


def test_what_is_no_creature_card_stays_face_down() -> None:
    """701.40b: a land can't be turned up so, but an effect can; an instant or sorcery is shown and stays (701.40g)."""
    for name, shown in (("Island", True), ("Opt", False)):
        t = Table(ann=Side(hand=[MANIFEST, SHOW], field=["Forest"] * 2, library=[name]), bob=Side())
        t.ann.casts("Manifest")
        t.all_pass_until_empty()
        oid = t.game.state.battlefield[-1]
        assert not any(o.choice == "turn-face-up" for o in t.options(0))
        t.ann.casts("Show", at=oid)
        t.all_pass_until_empty()
        assert t.game.obj(oid).face_down is not shown


def test_a_manifested_card_with_morph_has_two_ways_up() -> None:
    """701.40c: its morph cost or its mana cost."""
    t = Table(ann=Side(hand=[MANIFEST], field=["Forest"] * 7, library=[morph()]), bob=Side())
    t.ann.casts("Manifest")
    t.all_pass_until_empty()
    assert [o.ability for o in t.options(0) if o.choice == "turn-face-up"] == [-1, 1]
    turn_up(t, way=1)
    assert [t.game.obj(oid).tapped for oid in t.game.state.battlefield].count(True) == 6 and t["Secret"].power == 4


def test_a_double_faced_card_is_turned_up_with_its_front() -> None:
    """712.15a: face down it does not transform; it is turned up as its front face."""
    turn = card("Turn", "{0}", "Instant", Spell(Become(Target(CREATURE), "transformed")))
    t = Table(ann=Side(hand=[MANIFEST, turn], field=["Forest"], library=["Thraben Gargoyle"]), bob=Side())
    t.ann.casts("Manifest")
    t.all_pass_until_empty()
    oid = t.game.state.battlefield[-1]
    t.ann.casts("Turn", at=oid)
    t.all_pass_until_empty()
    assert t.game.obj(oid).face == 0
    turn_up(t)
    assert t.game.chars(oid).name == "Thraben Gargoyle"


def test_manifesting_from_an_empty_library_does_nothing() -> None:
    """701.40a."""
    t = Table(ann=Side(hand=[MANIFEST], filler=0), bob=Side())
    t.ann.casts("Manifest")
    t.all_pass_until_empty()
    assert t.ann.field == []


# -- turned face down (708.2)


def test_a_permanent_turned_face_down_loses_everything() -> None:
    """708.2a-b: also its abilities; a face-down permanent is not turned down again, a double-faced one never (712.16)."""
    t = Table(ann=Side(hand=[HIDE, HIDE, HIDE], field=["Serra Angel", "Thraben Gargoyle"]), bob=Side())
    angel = t.find("Serra Angel")
    t.ann.casts("Hide", at="Serra Angel")
    t.all_pass_until_empty()
    assert (t.game.chars(angel).power, t.game.chars(angel).keywords) == (2, frozenset())
    t.ann.casts("Hide", at=angel)
    t.all_pass_until_empty()
    t.ann.casts("Hide", at="Thraben Gargoyle")
    t.all_pass_until_empty()
    assert t.game.obj(angel).face_down and not t["Thraben Gargoyle"].face_down


def test_its_static_abilities_stop_and_begin_again() -> None:
    """708.2, 708.8: what a lord gives ends as it is turned face down."""
    lord = card("Lord", "{1}", "Creature — Bear", Static((Gain(Keyword("flying")),), CREATURE), pt=(1, 1))
    t = Table(ann=Side(hand=[HIDE, SHOW], field=[lord, "Grizzly Bears"]), bob=Side())
    oid = t.find("Lord")
    t.ann.casts("Hide", at="Lord")
    t.all_pass_until_empty()
    assert "flying" not in t["Grizzly Bears"].keywords
    t.ann.casts("Show", at=oid)
    t.all_pass_until_empty()
    assert "flying" in t["Grizzly Bears"].keywords


# -- copies (707.3, 708.10)


def test_a_copy_of_a_face_down_permanent_is_a_face_up_two_two() -> None:
    """707.2, 708.2: its copiable values are those that it has face down."""
    t = Table(ann=Side(hand=[morph(), "Clone"], field=["Island"] * 7), bob=Side())
    oid = cast_down(t)
    t.ann.casts("Clone")
    t.wishes[0] = [oid]
    t.all_pass_until_empty()
    clone = t.game.state.battlefield[-1]
    assert not t.game.obj(clone).face_down and t.game.chars(clone).power == 2 and t.game.chars(clone).name == ""


def test_a_face_down_permanent_that_becomes_a_copy_shows_it_only_face_up() -> None:
    """708.10: face down it stays as it is; turned up it is what it copied."""
    become = card("Mimic", "{0}", "Instant", Spell(Apply(Target(CREATURE), (CopyOf(Choose(CREATURE)),))))
    t = Table(ann=Side(hand=[morph(), become, SHOW], field=["Forest"] * 3), bob=Side(field=["Serra Angel"]))
    oid = cast_down(t)
    t.wishes[0] = ["Serra Angel"]
    t.ann.casts("Mimic", at=oid)
    t.all_pass_until_empty()
    assert t.game.chars(oid).power == 2 and t.game.chars(oid).name == ""
    t.ann.casts("Show", at=oid)
    t.all_pass_until_empty()
    assert t.game.chars(oid).name == "Serra Angel"


# -- who may look (708.5, 708.9)


def test_only_its_controller_may_look_at_it() -> None:
    """708.5: neither the opponent nor a spectator, nor a team-mate."""
    sides: Any = {name: Side(field=["Forest"] * 3, hand=[morph()] if name == "ann" else []) for name in ("ann", "amy", "bob", "ben")}
    t = Table("two-headed-giant", **sides)
    cast_down(t, resolve=False)
    for _ in range(2):
        assert [knows(t, seat, "Secret") for seat in (0, 1, 2, 3, SPECTATOR, JUDGE)] == [True, False, False, False, False, True]
        t.all_pass_until_empty()


def test_who_takes_control_of_it_may_look_and_who_loses_it_may_not() -> None:
    """708.5: a face-down permanent that you control."""
    steal = card("Steal", "{0}", "Instant", Spell(Apply(Target(PERMANENT), (Control(YOU_),))))
    t = Table(ann=Side(hand=[morph()], field=["Forest"] * 3), bob=Side(hand=[steal]))
    oid = cast_down(t)
    t.ann.passes()
    t.bob.casts("Steal", at=oid)
    t.all_pass_until_empty()
    assert [knows(t, seat, "Secret") for seat in (0, 1)] == [False, True]


def test_it_is_shown_as_it_leaves_the_battlefield() -> None:
    """708.9: to all, wherever it goes."""
    t = Table(ann=Side(hand=[morph(), BOUNCE], field=["Forest"] * 3), bob=Side())
    oid = cast_down(t)
    t.ann.casts("Bounce", at=oid)
    batches = []
    t.game.watch = lambda game, batch: batches.extend(batch.events)
    t.all_pass_until_empty()
    shown = [event for event in batches if isinstance(event, events.Revealed)]
    assert len(shown) == 1 and shown[0].to is None and [t.game.chars(o).name for o in shown[0].oids] == ["Secret"]


def test_a_countered_face_down_spell_is_shown_in_the_graveyard() -> None:
    """708.9: it lies face up there."""
    t = Table(ann=Side(hand=[morph()], field=["Forest"] * 3), bob=Side(hand=["Counterspell"], field=["Island"] * 2))
    spell = cast_down(t, resolve=False)
    t.bob.casts("Counterspell", at=spell)
    t.all_pass_until_empty()
    assert t.ann.graveyard == ["Secret"] and knows(t, 1, "Secret")


def test_all_is_shown_as_the_game_ends() -> None:
    """708.9: face-down permanents and spells of all players."""
    t = Table(ann=Side(hand=[morph()], field=["Forest"] * 3), bob=Side())
    cast_down(t)
    assert not knows(t, 1, "Secret")
    t.game.concede(0)
    assert t.game.outcome is not None and knows(t, 1, "Secret") and knows(t, SPECTATOR, "Secret")


def test_a_leaving_players_face_down_permanents_are_shown() -> None:
    """708.9: as the player leaves a game that goes on."""
    sides: Any = {name: Side(field=["Forest"] * 3, hand=[morph()] if name == "ann" else []) for name in ("ann", "bob", "cid")}
    t = Table("free-for-all", **sides)
    oid = cast_down(t)
    told: list[object] = []
    t.game.watch = lambda game, batch: told.extend(batch.events)
    t.game.concede(0)
    assert [event.oids for event in told if isinstance(event, events.Revealed)] == [(oid,)]


def test_what_is_phased_out_is_shown_too() -> None:
    """708.9, 702.26k: as it leaves the game with its owner."""
    vanish = card("Vanish", "{0}", "Instant", Spell(Become(Target(CREATURE), "phased_out")))
    sides: Any = {name: Side(field=["Forest"] * 3, hand=[morph(), vanish] if name == "ann" else []) for name in ("ann", "bob", "cid")}
    t = Table("free-for-all", **sides)
    oid = cast_down(t)
    t.ann.casts("Vanish", at=oid)
    t.all_pass_until_empty()
    told: list[object] = []
    t.game.watch = lambda game, batch: told.extend(batch.events)
    t.game.concede(0)
    assert [event.oids for event in told if isinstance(event, events.Revealed)] == [(oid,)]


def test_a_permanent_that_pays_for_itself_is_not_turned_up() -> None:
    """733.1, 116.2b: sacrificed for the mana it is not there to be turned face up; all is as it was before."""
    altar = card("Altar", "{3}", "Artifact", Activated((Sacrifice(None, 1, CREATURE),), AddMana(Symbols("{R}"))))
    t = Table(ann=Side(hand=[morph()], field=["Forest"] * 3 + [altar]), bob=Side())
    oid = cast_down(t)
    turn_up(t)
    assert oid in t.game.state.battlefield and t.game.state.objects[oid].face_down and t.ann.graveyard == []


def test_x_of_a_morph_cost_is_known_to_what_triggers() -> None:
    """702.37f: X is what was chosen as it was turned up; 0 if an effect did it."""
    for helped in (False, True):
        t = Table(ann=Side(hand=[SHOW], field=["Swamp"] * 5), bob=Side(field=["Hill Giant"]))
        oid = zones.place(t.game, 0, starter_pool()["Bane of the Living"], "battlefield")
        t.game.state.edit(oid).face_down = True
        layers.changed(t.game, oid, layers.OBJECT | layers.EFFECTS)
        t.ann.passes()
        t.to("upkeep", 2)
        if helped:
            t.ann.casts("Show", at=oid)
            t.all_pass_until_empty()
        else:
            t.until_asked(0)
            t.game.choose(0, next(i for i, o in enumerate(t.options(0)) if o.choice == "turn-face-up"))
            t.answer(0, [2])
        t.all_pass_until_empty()
        assert t["Hill Giant"].power == (3 if helped else 1)
