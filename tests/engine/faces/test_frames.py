"""Tests of server/engine/faces and keywords/frames.py: Sagas, levels, Classes (711, 714, 716)."""

from __future__ import annotations

from typing import Any

from server.engine import events
from server.engine.abilities.changes import Gain
from server.engine.abilities.filters import CREATURE, PERMANENT, YOU, Is
from server.engine.abilities.kinds import Card, Chapter, Keyword, Level, Spell, Static, Triggered, card
from server.engine.abilities.picks import SELF, Target
from server.engine.abilities.structures import Apply, Mana, OneOrMore
from server.engine.abilities.verbs import Become, Create, Draw, GainLife, PutCounters, RemoveCounters, to_hand
from server.engine.abilities.words import Effect
from server.engine.layers import layers
from tests.engine.table import Side, Table


def chapter(*numbers: int, do: Effect) -> Keyword:
    """A chapter."""
    return Keyword("chapter", frame=Chapter(numbers, do))


SAGA = card(
    "Tale", "{0}", "Enchantment — Saga", chapter(1, do=Draw(None, 1)), chapter(2, do=GainLife(None, 2)), chapter(3, do=GainLife(None, 3))
)
TELL = card("Go On", "{0}", "Instant", Spell(PutCounters("lore", Target(PERMANENT), 1)))
UNTELL = card("Go Back", "{0}", "Instant", Spell(RemoveCounters("lore", Target(PERMANENT), 1)))


def lore(t: Table, name: str = "Tale") -> int:
    """How many lore counters are on it."""
    counters: dict[str, int] = t[name].counters
    return counters.get("lore", 0)


# -- Sagas (714)


def test_a_saga_enters_with_a_lore_counter_and_tells_its_first_chapter() -> None:
    """714.3a, 122.6: the counter that it enters with is put on it."""
    t = Table(ann=Side(hand=[SAGA]), bob=Side())
    t.ann.casts("Tale")
    t.ann.passes()
    t.bob.passes()
    assert lore(t) == 1 and len(t.game.state.stack) == 1
    t.all_pass_until_empty()
    assert len(t.ann.hand) == 1


def test_it_goes_on_in_its_controllers_precombat_main_phases() -> None:
    """714.3c, 505.4: not in the opponent's, and not in the second main phase; before anybody has priority."""
    t = Table(ann=Side(hand=[SAGA]), bob=Side())
    t.ann.casts("Tale")
    t.to("main1", 2)
    assert lore(t) == 1
    t.to("main1", 3)
    assert lore(t) == 2 and len(t.game.state.stack) == 1
    t.to("main2", 3)
    assert lore(t) == 2 and t.ann.life == 22


def test_it_is_sacrificed_after_its_last_chapter_has_left_the_stack() -> None:
    """714.4, 704.5s: not while the chapter is on the stack."""
    t = Table(ann=Side(hand=[SAGA]), bob=Side())
    t.ann.casts("Tale")
    t.to("main1", 5)
    assert lore(t) == 3 and "Tale" in t.ann.field
    t.all_pass_until_empty()
    assert t.ann.field == [] and t.ann.graveyard == ["Tale"] and t.ann.life == 25


def test_several_counters_at_once_tell_several_chapters() -> None:
    """714.2b-c: each chapter that is reached triggers."""
    t = Table(ann=Side(hand=[SAGA], field=["Doubling Season"]), bob=Side())
    t.ann.casts("Tale")
    t.all_pass()
    assert lore(t) == 2 and len(t.game.state.stack) == 2


def test_the_same_chapter_is_not_told_for_a_later_counter() -> None:
    """714.2b: it triggers as the number is reached from below, also again after counters were removed."""
    t = Table(ann=Side(hand=[SAGA, TELL, UNTELL, TELL]), bob=Side())
    t.ann.casts("Tale")
    t.all_pass_until_empty()
    t.ann.casts("Go On", at="Tale")
    t.all_pass_until_empty()
    assert t.ann.life == 22
    t.ann.casts("Go Back", at="Tale")
    t.all_pass_until_empty()
    assert lore(t) == 1 and t.ann.life == 22
    t.ann.casts("Go On", at="Tale")
    t.all_pass_until_empty()
    assert t.ann.life == 24


def test_a_saga_with_few_counters_left_is_not_sacrificed() -> None:
    """714.4: it looks at the counters as they are."""
    t = Table(ann=Side(hand=[SAGA, UNTELL]), bob=Side())
    t.ann.casts("Tale")
    t.to("main1", 5)
    t.ann.casts("Go Back", at="Tale")
    t.all_pass_until_empty()
    assert lore(t) == 2 and "Tale" in t.ann.field and t.ann.life == 25


def test_a_stolen_saga_goes_on_for_its_new_controller() -> None:
    """714.3c: that player puts a counter on each Saga that he controls."""
    t = Table(ann=Side(hand=[SAGA]), bob=Side())
    t.ann.casts("Tale")
    t.all_pass_until_empty()
    t.game.state.edit(t.find("Tale")).controller = 1
    layers.changed(t.game, t.find("Tale"), layers.OBJECT)
    t.to("main1", 2)
    assert lore(t) == 2


def test_without_chapters_it_gets_no_counters_and_stays() -> None:
    """714.3c, 714.4: only Sagas that have chapter abilities."""
    silence = card("Silence Tales", "{0}", "Enchantment", Static((Gain(Keyword("flying")),), CREATURE))
    t = Table(ann=Side(field=[silence, card("Empty", "", "Enchantment — Saga")]), bob=Side())
    t.to("main1", 3)
    assert lore(t, "Empty") == 0 and "Empty" in t.ann.field


def test_both_heads_put_lore_counters() -> None:
    """805.4a, 714.3c: each player of the active team has a precombat main phase."""
    sides: Any = {name: Side(field=[SAGA]) for name in ("ann", "amy", "bob", "ben")}
    t = Table("two-headed-giant", step="draw", **sides)
    t.to("main1", 1)
    told = {t.game.chars(oid).controller: t.game.obj(oid).counters.get("lore", 0) for oid in t.game.state.battlefield}
    assert told == {0: 1, 1: 1, 2: 0, 3: 0}


def test_a_copy_of_a_saga_begins_from_the_start() -> None:
    """707.2, 714.3a: counters are not copied; the token enters with one."""
    double = card("Double", "{0}", "Sorcery", Spell(Create(copy_of=Target(PERMANENT), n=1)))
    t = Table(ann=Side(hand=[SAGA, TELL, double]), bob=Side())
    t.ann.casts("Tale")
    t.all_pass_until_empty()
    t.ann.casts("Go On", at="Tale")
    t.all_pass_until_empty()
    t.ann.casts("Double", at="Tale")
    t.all_pass_until_empty()
    assert [t.game.obj(oid).counters for oid in t.game.state.battlefield] == [{"lore": 2}, {"lore": 1}]


def test_entering_with_counters_triggers_what_waits_for_counters() -> None:
    """122.6: counters that something enters with are put on it."""
    watch = card("Watch", "{0}", "Artifact", Triggered(OneOrMore(PutCounters("+1/+1", CREATURE)), Draw(None, 1)))
    t = Table(ann=Side(hand=["Hooded Hydra"], field=[watch, *["Forest"] * 5]), bob=Side())
    t.ann.casts("Hooded Hydra", answers=(3,))
    t.all_pass_until_empty()
    assert len(t.ann.hand) == 1


# -- levels (711, 702.87)


def leveler() -> Card:
    """A 1/1 that is a 2/2 flier from level 2 to 3, and a 5/5 from 4."""
    return card(
        "Pupil", "{G}", "Creature — Human",
        Keyword("level up", cost=Mana("{0}")),
        Keyword("level", frame=Level(2, 3, 2, 2, (Keyword("flying"),))),
        Keyword("level", frame=Level(4, 0, 5, 5, (Keyword("trample"),))),
        pt=(1, 1),
    )  # fmt: skip


def test_each_level_has_its_size_and_abilities() -> None:
    """711.2a-b, 711.5: by the number of level counters; the first box below the first level."""
    t = Table(ann=Side(field=[leveler()]), bob=Side())
    seen = []
    for _ in range(5):
        pupil = t["Pupil"]
        seen.append((pupil.power, "flying" in pupil.keywords, "trample" in pupil.keywords))
        t.ann.activates("Pupil")
        t.all_pass_until_empty()
    assert seen == [(1, False, False), (1, False, False), (2, True, False), (2, True, False), (5, False, True)]


def test_levelling_up_is_done_as_a_sorcery() -> None:
    """702.87a."""
    t = Table(ann=Side(field=[leveler()]), bob=Side())
    assert t.ann.can("activate", "Pupil")
    t.to("end", 1)
    assert not t.ann.can("activate", "Pupil")


def test_level_sizes_are_set_before_counters_count() -> None:
    """711.2a, 613.4b-c: base power and toughness, with +1/+1 counters on top."""
    t = Table(ann=Side(field=[leveler()]), bob=Side())
    oid = t.find("Pupil")
    events.happened(t.game, (events.CountersPut(oid, "level", 4), events.CountersPut(oid, "+1/+1", 1)))
    assert (t["Pupil"].power, t["Pupil"].toughness) == (6, 6)


def test_elsewhere_a_leveler_has_its_first_size() -> None:
    """711.6."""
    t = Table(ann=Side(hand=[leveler()]), bob=Side())
    assert t["Pupil"].power == 1


# -- Classes (716)


def school() -> Card:
    """A Class of three levels."""
    return card(
        "School", "{0}", "Enchantment — Class",
        Static((Gain(Keyword("vigilance")),), CREATURE),
        Keyword("class level", cost=Mana("{1}"), frame=Level(2, abilities=(
            Triggered(Become(Is(SELF), "level", n=2), Draw(None, 1)), Static((Gain(Keyword("flying")),), CREATURE),
        ))),
        Keyword("class level", cost=Mana("{2}"), frame=Level(3, abilities=(Triggered(GainLife(YOU), Draw(None, 1)),))),
    )  # fmt: skip


def level_of(t: Table) -> int:
    """The level of the Class."""
    found: int = t["School"].designations.get("level", 1)
    return found


def test_a_class_gains_its_levels_in_order() -> None:
    """716.2a, d: it begins at level 1; level 3 only from level 2."""
    t = Table(ann=Side(field=[school(), "Grizzly Bears", *["Forest"] * 3]), bob=Side())
    assert not t.ann.can("activate", "School", 2) and t.ann.can("activate", "School", 1)
    t.ann.activates("School", 1)
    t.all_pass()
    assert level_of(t) == 2 and "flying" in t["Grizzly Bears"].keywords and "vigilance" in t["Grizzly Bears"].keywords
    t.all_pass_until_empty()
    assert len(t.ann.hand) == 1, "when it becomes level 2"
    assert not t.ann.can("activate", "School", 1) and t.ann.can("activate", "School", 2)
    t.ann.activates("School", 2)
    t.all_pass_until_empty()
    assert level_of(t) == 3 and len(t.ann.hand) == 1


def test_of_two_activations_the_second_still_sets_the_level() -> None:
    """716.2a: "level 2" is set, not added; the condition is looked at as it is activated."""
    t = Table(ann=Side(field=[school(), *["Forest"] * 3]), bob=Side())
    t.ann.activates("School", 1)
    assert not t.ann.can("activate", "School", 1), "only as a sorcery"
    t.all_pass_until_empty()
    assert level_of(t) == 2


def test_levels_are_not_copied_and_end_with_the_object() -> None:
    """716.2b: a token copy is level 1; a Class that leaves and comes back is so too."""
    double = card("Double", "{0}", "Sorcery", Spell(Create(copy_of=Target(PERMANENT), n=1)))
    bounce = card("Bounce", "{0}", "Instant", Spell(to_hand(Target(PERMANENT))))
    t = Table(ann=Side(field=[school(), "Forest"], hand=[double, bounce]), bob=Side())
    t.ann.activates("School", 1)
    t.all_pass_until_empty()
    t.ann.casts("Double", at="School")
    t.all_pass_until_empty()
    assert [t.game.obj(oid).designations for oid in t.game.state.battlefield if t.game.chars(oid).name == "School"] == [{"level": 2}, {}]
    t.ann.casts("Bounce", at="School")
    t.all_pass_until_empty()
    t.ann.casts("School")
    t.all_pass_until_empty()
    assert t.game.obj(t.game.state.battlefield[-1]).designations == {}


def test_a_class_keeps_its_level_without_being_one() -> None:
    """716.2b: the level is a designation; without abilities it has no use until they come back."""
    hush = card("Hush", "{0}", "Instant", Spell(Apply(Target(PERMANENT), (Gain(Keyword("reach")),))))
    t = Table(ann=Side(field=[school(), "Forest"], hand=[hush]), bob=Side())
    t.ann.activates("School", 1)
    t.all_pass_until_empty()
    t.ann.casts("Hush", at="School")
    t.all_pass_until_empty()
    assert level_of(t) == 2


def test_the_cleric_class_of_level_three_returns_a_creature() -> None:
    """716.2a: what its last level says happens as it becomes that level."""
    t = Table(ann=Side(field=["Cleric Class", *["Plains"] * 9], graveyard=["Serra Angel"]), bob=Side())
    t.ann.activates("Cleric Class", 1)
    t.all_pass_until_empty()
    t.ann.activates("Cleric Class", 2)
    t.all_pass_until_empty()
    assert "Serra Angel" in t.ann.field and t.ann.life == 20 + 4 + 1
    assert t["Serra Angel"].counters == {"+1/+1": 1}
