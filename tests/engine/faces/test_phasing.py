"""Tests of server/engine/faces/phasing.py (702.26, 502.1)."""

from __future__ import annotations

from server.engine import events
from server.engine.abilities.changes import END_OF_TURN, Add, Control, Gain
from server.engine.abilities.filters import ANY_TARGET, CREATURE, PERMANENT, YOU, Is
from server.engine.abilities.kinds import Keyword, Spell, Triggered, card
from server.engine.abilities.picks import SELF, YOU_, All, Target
from server.engine.abilities.structures import Apply
from server.engine.abilities.verbs import Become, Damage, Draw, GainLife, Move, destroy
from tests.engine.table import Side, Table

VANISH = card("Vanish", "{0}", "Instant", Spell(Become(Target(PERMANENT), "phased_out")))
WRATH = card("End", "{0}", "Instant", Spell(destroy(All(CREATURE))))


def phased(t: Table) -> list[str]:
    """The names of what is phased out."""
    return [t.game.chars(oid).name for oid in t.game.state.phased]


def test_a_phased_out_permanent_is_not_there() -> None:
    """702.26b: it is neither counted nor touched, and comes back in its controller's next untap step."""
    t = Table(ann=Side(hand=[VANISH, WRATH], field=["Grizzly Bears"]), bob=Side(field=["Hill Giant"]))
    oid = t.find("Grizzly Bears")
    t.ann.casts("Vanish", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t.ann.field == [] and phased(t) == ["Grizzly Bears"]
    t.ann.casts("End")
    t.all_pass_until_empty()
    assert t.bob.field == []
    t.to("upkeep", 2)
    assert t.ann.field == []
    t.to("upkeep", 3)
    assert t.ann.field == ["Grizzly Bears"] and t.find("Grizzly Bears") == oid and phased(t) == []


def test_nothing_enters_or_leaves() -> None:
    """702.26d: zone-change triggers don't trigger; counters stay; it is not summoning sick."""
    greets = Triggered(Move(Is(SELF), "battlefield"), Draw(None, 1))
    mourns = Triggered(Move(Is(SELF), "", "battlefield"), Draw(None, 1))
    bear = card("Ghost", "{0}", "Creature", greets, mourns, pt=(2, 2))
    t = Table(ann=Side(hand=[VANISH], field=[bear]), bob=Side())
    events.happened(t.game, (events.CountersPut(t.find("Ghost"), "+1/+1", 1),))
    t.ann.casts("Vanish", at="Ghost")
    t.all_pass_until_empty()
    t.attacks = {"Ghost": "bob"}
    t.to("main2", 3)
    assert len(t.ann.hand) == 1 and t.bob.life == 17, "the card of the draw step; it attacked for three"


def test_a_spell_that_targets_it_does_not_resolve() -> None:
    """702.26b, 608.2b."""
    t = Table(ann=Side(hand=[VANISH], field=["Grizzly Bears"]), bob=Side(hand=["Lightning Bolt"], field=["Mountain"]))
    t.ann.passes()
    t.bob.casts("Lightning Bolt", at="Grizzly Bears")
    t.ann.casts("Vanish", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert phased(t) == ["Grizzly Bears"] and t.bob.graveyard == ["Lightning Bolt"]


def test_what_is_attached_phases_with_it() -> None:
    """702.26g: indirectly, and comes back with it, still attached."""
    t = Table(ann=Side(hand=[VANISH], field=["Grizzly Bears", "Bonesplitter"]), bob=Side())
    bear, axe = t.find("Grizzly Bears"), t.find("Bonesplitter")
    events.happened(t.game, (events.Attached(axe, bear),))
    t.ann.casts("Vanish", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert sorted(phased(t)) == ["Bonesplitter", "Grizzly Bears"]
    t.to("upkeep", 3)
    assert t["Bonesplitter"].attached_to == bear and t["Grizzly Bears"].power == 4


def test_equipment_that_phases_by_itself_comes_back_attached() -> None:
    """702.26i: while it is away the creature is not equipped."""
    t = Table(ann=Side(hand=[VANISH], field=["Grizzly Bears", "Bonesplitter"]), bob=Side())
    bear, axe = t.find("Grizzly Bears"), t.find("Bonesplitter")
    events.happened(t.game, (events.Attached(axe, bear),))
    t.ann.casts("Vanish", at="Bonesplitter")
    t.all_pass_until_empty()
    assert t["Grizzly Bears"].power == 2 and t["Grizzly Bears"].attachments == ()
    t.to("upkeep", 3)
    assert t["Grizzly Bears"].power == 4


def test_if_its_host_is_gone_it_comes_back_unattached() -> None:
    """702.26i."""
    t = Table(ann=Side(hand=[VANISH, WRATH], field=["Grizzly Bears", "Bonesplitter"]), bob=Side())
    events.happened(t.game, (events.Attached(t.find("Bonesplitter"), t.find("Grizzly Bears")),))
    t.ann.casts("Vanish", at="Bonesplitter")
    t.all_pass_until_empty()
    t.ann.casts("End")
    t.all_pass_until_empty()
    t.to("upkeep", 3)
    assert t.ann.field == ["Bonesplitter"] and t["Bonesplitter"].attached_to is None


def test_phasing_alternates() -> None:
    """702.26a: out in one of its controller's untap steps, in again in the next, before anything untaps."""
    drake = card("Drake", "{0}", "Creature", Keyword("phasing"), pt=(2, 2))
    t = Table(ann=Side(field=[drake]), bob=Side())
    seen = []
    for turn in (1, 2, 3, 4, 5, 6, 7):
        t.to("end", turn)
        seen.append("Drake" in t.ann.field)
    assert seen == [True, True, False, False, True, True, False]


def test_effects_wait_or_end_without_it() -> None:
    """702.26e-f: what lasts until end of turn ends meanwhile; a new effect on all creatures passes it by."""
    grow = card("Grow", "{0}", "Instant", Spell(Apply(Target(CREATURE), (Add(2, 2),), END_OF_TURN)))
    bless = card("Bless", "{0}", "Instant", Spell(Apply(All(CREATURE), (Gain(Keyword("flying")),))))
    t = Table(ann=Side(hand=[grow, VANISH, bless], field=["Grizzly Bears"]), bob=Side())
    t.ann.casts("Grow", at="Grizzly Bears")
    t.all_pass_until_empty()
    t.ann.casts("Vanish", at="Grizzly Bears")
    t.all_pass_until_empty()
    t.ann.casts("Bless")
    t.all_pass_until_empty()
    t.to("upkeep", 3)
    assert t["Grizzly Bears"].power == 2 and "flying" not in t["Grizzly Bears"].keywords


def test_it_phases_in_for_whoever_controlled_it() -> None:
    """702.26a: in the untap step of the player under whose control it phased out."""
    steal = card("Steal", "{0}", "Instant", Spell(Apply(Target(PERMANENT), (Control(YOU_),))))
    t = Table(ann=Side(hand=[VANISH], field=["Grizzly Bears"]), bob=Side(hand=[steal]))
    t.ann.passes()
    t.bob.casts("Steal", at="Grizzly Bears")
    t.all_pass_until_empty()
    t.to("main1", 2)
    t.bob.passes()
    t.ann.casts("Vanish", at="Grizzly Bears")
    t.all_pass_until_empty()
    t.to("upkeep", 3)
    assert phased(t) == ["Grizzly Bears"]
    t.to("upkeep", 4)
    assert t.bob.field == ["Grizzly Bears"]


def test_an_attacker_that_phases_out_leaves_combat() -> None:
    """702.26b, 506.4."""
    t = Table(ann=Side(hand=[VANISH], field=["Grizzly Bears"]), bob=Side())
    t.attacks = {"Grizzly Bears": "bob"}
    t.to("attackers", 1)
    t.ann.casts("Vanish", at="Grizzly Bears")
    t.all_pass_until_empty()
    t.to("main2", 1)
    assert t.bob.life == 20


def test_all_see_that_it_is_phased_out() -> None:
    """702.26b: it is public, and flagged so."""
    t = Table(ann=Side(hand=[VANISH], field=["Grizzly Bears"]), bob=Side())
    t.ann.casts("Vanish", at="Grizzly Bears")
    t.all_pass_until_empty()
    view = t.game.view(1)
    (oid,) = view.zones["battlefield", -1]
    assert view.objects[oid].phased_out and view.objects[oid].face is not None


def test_a_game_with_phased_out_permanents_is_dumped_and_copied() -> None:
    """The list is part of the state."""
    t = Table(ann=Side(hand=[VANISH], field=["Grizzly Bears"]), bob=Side())
    t.ann.casts("Vanish", at="Grizzly Bears")
    t.all_pass_until_empty()
    again = type(t.game).load(t.game.dump())
    assert again.fingerprint() == t.game.fingerprint() and again.state.phased == t.game.state.phased
    assert t.game.copy().state.phased == t.game.state.phased


def test_damage_on_it_wears_off() -> None:
    """514.2: of all permanents, phased-out ones too."""
    burn = card("Burn", "{0}", "Instant", Spell(Damage(Target(ANY_TARGET), 1)))
    t = Table(ann=Side(hand=[burn, VANISH], field=["Grizzly Bears"]), bob=Side())
    oid = t.find("Grizzly Bears")
    t.ann.casts("Burn", at="Grizzly Bears")
    t.all_pass_until_empty()
    t.ann.casts("Vanish", at="Grizzly Bears")
    t.all_pass_until_empty()
    t.to("upkeep", 2)
    assert t.game.obj(oid).damage == 0


def test_a_new_turn_is_one_for_what_is_phased_out_too() -> None:
    """603.2h, 502.1: what triggers once each turn may trigger in the turn in which it phases in again."""
    thanks = Triggered(GainLife(YOU), Draw(None, 1), limit="once")
    salve = card("Salve", "{0}", "Instant", Spell(GainLife(None, 1)))
    bear = card("Thankful", "{0}", "Creature", thanks, pt=(2, 2))
    t = Table(ann=Side(hand=[salve, salve, VANISH], field=[bear]), bob=Side())
    t.ann.casts("Salve")
    t.all_pass_until_empty()
    t.ann.casts("Vanish", at="Thankful")
    t.all_pass_until_empty()
    t.to("main1", 3)
    before = len(t.ann.hand)
    t.ann.casts("Salve")
    t.all_pass_until_empty()
    assert len(t.ann.hand) == before, "one cast, one drawn"


def test_what_a_phased_out_permanent_remembers_is_not_forgotten() -> None:
    """607.2a, 702.26d: last-known information that it may ask for yet is kept."""
    t = Table(ann=Side(hand=[VANISH, *["Memnite"] * 70], field=["Grizzly Bears"]), bob=Side())
    oid, card_ = t.find("Grizzly Bears"), t.game.state.players[0].hand[-1]
    t.game.state.edit(oid).memory = {"self.exiled": (card_,)}
    t.ann.casts("Vanish", at="Grizzly Bears")
    t.all_pass_until_empty()
    events.happened(t.game, tuple(events.Moved(card, "exile") for card in t.game.state.players[0].hand))
    t.to("upkeep", 2)
    assert card_ in t.game.state.gone and len(t.game.state.gone) < 10
