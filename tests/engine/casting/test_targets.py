"""Tests of server/engine/casting/targets.py and retargeting.py: what can be a target, sets of targets, new targets (115, 601.2c)."""

from __future__ import annotations

import pytest

from server.engine.abilities.amounts import Of, Result, X
from server.engine.abilities.changes import END_OF_TURN, Add, Forbid, Gain
from server.engine.abilities.filters import ANY_TARGET, CREATURE, PERMANENT, PLAYER, SPELL, YOU, YOURS, Colour, ControlledBy, Stat
from server.engine.abilities.kinds import Keyword, Spell, Static, card
from server.engine.abilities.picks import Ref, Target
from server.engine.abilities.structures import Apply, Divide, Mode, Modes, Seq
from server.engine.abilities.verbs import Become, CopySpell, Damage, Draw, Retarget, Untap
from server.engine.casting import targets
from server.engine.decisions import Pick
from tests.engine.table import Side, Table

SLIPPERY = card("Slippery Bear", "{1}{G}", "Creature — Bear", Keyword("hexproof"), pt=(2, 2))
SHROUDED = card("Shrouded Bear", "{1}{G}", "Creature — Bear", Keyword("shroud"), pt=(2, 2))
KNIGHT = card("White Knight", "{W}{W}", "Creature — Knight", Keyword("protection", Colour("B")), pt=(2, 2))
DOOM = card("Doom", "{B}", "Instant", Spell(Apply(Target(CREATURE), (Add(-3, -3),), END_OF_TURN)))


def offered(t: Table) -> list[str]:
    """The names of what can be chosen for the open question."""
    decision = t.game.questions[0].decision
    assert isinstance(decision, Pick)
    return sorted(t.names[-1 - o.thing] if o.thing < 0 else t.game.chars(o.thing).name for o in decision.options)


def announce(t: Table, name: str) -> None:
    """Choose to cast, no more."""
    index = t.ann._option("cast", name, None)
    assert index is not None, t.options(0)
    t.game.choose(0, index)


def test_hexproof_shroud_and_protection() -> None:
    """702.11b, 702.16b, 702.18a: opponents' spells cannot target the first, nobody's the second, no black ones the third."""
    t = Table(ann=Side(hand=[DOOM], field=["Swamp"]), bob=Side(field=[SLIPPERY, SHROUDED, KNIGHT, "Grizzly Bears", "Hill Giant"]))
    announce(t, "Doom")
    assert offered(t) == ["Grizzly Bears", "Hill Giant"]


def test_hexproof_is_no_shield_against_its_controller() -> None:
    """702.11b: your own spells may target it."""
    t = Table(ann=Side(hand=["Giant Growth"], field=["Forest", SLIPPERY, SHROUDED]), bob=Side())
    t.ann.casts("Giant Growth", at="Slippery Bear")
    assert t.game.state.stack


def test_nothing_to_target_means_no_casting() -> None:
    """601.2c: a spell without a legal target cannot be cast."""
    t = Table(ann=Side(hand=["Giant Growth"], field=["Forest"]), bob=Side(field=[SLIPPERY]))
    assert not t.ann.can("cast", "Giant Growth")


def test_a_spell_cannot_target_itself() -> None:
    """115.5: Counterspell alone on the stack has no target."""
    t = Table(ann=Side(hand=["Counterspell"], field=["Island"] * 2), bob=Side())
    assert not t.ann.can("cast", "Counterspell")


def test_an_effect_can_keep_players_from_being_targeted() -> None:
    """601.2c: "you can't be the target of spells your opponents control"."""
    guard = card("Guard", "{W}", "Enchantment", Static((Forbid(Become(ControlledBy(PLAYER) | PLAYER, "targeted", SPELL)),)))
    t = Table(ann=Side(hand=["Ancestral Recall"], field=["Island", guard]), bob=Side())
    assert not t.ann.can("cast", "Ancestral Recall")


def test_two_targets_are_chosen_as_a_set() -> None:
    """601.2c: the second target costs no more than the first: only those firsts are offered that leave a second."""
    swap = card("Swap", "{U}", "Sorcery", Spell(Seq((
        Untap(Target(PERMANENT & CREATURE & YOURS, name="first")),
        Untap(Target(PERMANENT & CREATURE & ~YOURS & Stat("mana_value", "<=", Of(Ref("first"), "mana_value")), name="second")),
    ))))  # fmt: skip
    t = Table(ann=Side(hand=[swap], field=["Island", "Llanowar Elves", "Hill Giant"]), bob=Side(field=["Grizzly Bears"]))
    announce(t, "Swap")
    assert offered(t) == ["Hill Giant"]
    t = Table(ann=Side(hand=[swap], field=["Island", "Llanowar Elves"]), bob=Side(field=["Grizzly Bears"]))
    assert not t.ann.can("cast", "Swap")


def test_another_target_is_another() -> None:
    """115.3, 601.2c: with one creature there is no "another target creature"."""
    twin = card("Twin", "{U}", "Sorcery", Spell(Seq((
        Untap(Target(CREATURE, name="first")), Untap(Target(CREATURE, name="second", apart=("first",))),
    ))))  # fmt: skip
    t = Table(ann=Side(hand=[twin], field=["Island", "Llanowar Elves"]), bob=Side())
    assert not t.ann.can("cast", "Twin")
    t = Table(ann=Side(hand=[twin], field=["Island", "Llanowar Elves", "Hill Giant"]), bob=Side())
    announce(t, "Twin")
    t.answer(0, ["Hill Giant"])
    chosen = [thing for _, things in t.game.obj(t.game.state.stack[0]).targets for thing in things]
    assert [t.game.chars(thing).name for thing in chosen] == ["Hill Giant", "Llanowar Elves"]


@pytest.mark.parametrize(
    ("whole", "field", "other", "legal"),
    [
        ("different_controllers", ["Llanowar Elves", "Hill Giant"], [], False),
        ("different_controllers", ["Llanowar Elves"], ["Hill Giant"], True),
        ("same_controller", ["Llanowar Elves"], ["Hill Giant"], False),
        ("same_controller", ["Llanowar Elves", "Hill Giant"], [], True),
        ("different_names", ["Hill Giant", "Hill Giant"], [], False),
        ("total:mana_value:<=:3", ["Hill Giant"], ["Llanowar Elves"], False),
        ("total:mana_value:<=:3", ["Grizzly Bears"], ["Llanowar Elves"], True),
    ],
)
def test_two_targets_with_a_condition_on_the_set(whole: str, field: list[str], other: list[str], legal: bool) -> None:
    """601.2c: the spell can be cast just when some set of targets is legal."""
    pair = card("Pair", "{U}", "Sorcery", Spell(Untap(Target(CREATURE, 2, 2, whole=whole))))
    t = Table(ann=Side(hand=[pair], field=["Island", *field]), bob=Side(field=list(other)))
    assert t.ann.can("cast", "Pair") is legal


def test_targets_of_one_controller_are_chosen_one_by_one() -> None:
    """601.2c: after the first, only creatures of the same controller are offered."""
    pair = card("Pair", "{U}", "Sorcery", Spell(Untap(Target(CREATURE, 2, 2, whole="same_controller"))))
    t = Table(ann=Side(hand=[pair], field=["Island", "Hill Giant"]), bob=Side(field=["Grizzly Bears", "Llanowar Elves", "Savannah Lions"]))
    announce(t, "Pair")
    assert offered(t) == ["Grizzly Bears", "Llanowar Elves", "Savannah Lions"]
    t.game.choose(0, (0,))
    assert offered(t) == ["Llanowar Elves", "Savannah Lions"]


def test_modes_have_targets_of_their_own() -> None:
    """700.2d: the same creature may be the target of two modes, and each mode knows its own."""
    charm = card("Charm", "{R}", "Instant", Spell(Modes(2, 2, (
        Mode(Damage(Target(PLAYER), 2)), Mode(Damage(Target(CREATURE), 2)), Mode(Draw(Target(PLAYER), 1)),
    ))))  # fmt: skip
    t = Table(ann=Side(hand=[charm], field=["Mountain"]), bob=Side(field=["Hill Giant"]))
    t.ann.casts("Charm", answers=([1, 2], "bob", "Hill Giant"))
    t.all_pass_until_empty()
    assert t.bob.life == 18 and t["Hill Giant"].damage == 2


def test_an_impossible_mode_is_not_offered() -> None:
    """700.2a: a mode without a legal target cannot be chosen."""
    charm = card("Charm", "{R}", "Instant", Spell(Modes(1, 1, (Mode(Damage(Target(CREATURE), 2)), Mode(Damage(Target(PLAYER), 2))))))
    t = Table(ann=Side(hand=[charm], field=["Mountain"]), bob=Side())
    announce(t, "Charm")
    decision = t.game.questions[0].decision
    assert isinstance(decision, Pick)
    assert decision.reason == "target" or [o.ability for o in decision.options] == [1]


def test_the_same_mode_twice_with_different_targets() -> None:
    """700.2d: each time it is chosen it has its own target."""
    charm = card("Charm", "{R}", "Instant", Spell(Modes(2, 2, (Mode(Damage(Target(ANY_TARGET), 2)), Mode(Draw(None, 1))), True)))
    t = Table(ann=Side(hand=[charm], field=["Mountain"]), bob=Side(field=["Hill Giant"]))
    t.ann.casts("Charm", answers=(1, 1, "bob", "Hill Giant"))
    t.all_pass_until_empty()
    assert t.bob.life == 18 and t["Hill Giant"].damage == 2


def test_division_gives_each_target_at_least_one() -> None:
    """601.2d: X = 3 over two targets; there can be no more targets than there is damage."""
    thunder = card("Thunder", "{X}{R}", "Sorcery", Spell(Divide(X(), Target(ANY_TARGET, 0, -1), Damage(Ref("target"), Result("share")))))
    t = Table(ann=Side(hand=[thunder], field=["Mountain"] * 4), bob=Side(field=["Hill Giant"]))
    t.ann.casts("Thunder", answers=(3, ["bob", "Hill Giant"], [1, 2]))
    t.all_pass_until_empty()
    assert t.bob.life == 19 and t["Hill Giant"].damage == 2
    t = Table(ann=Side(hand=[thunder], field=["Mountain"] * 2), bob=Side(field=["Hill Giant"]))
    announce(t, "Thunder")
    t.game.choose(0, 1)
    decision = t.game.questions[0].decision
    assert isinstance(decision, Pick) and decision.most == 1


def test_a_target_that_became_illegal_is_left_alone() -> None:
    """608.2b: of two targets, the illegal one is dropped; a spell without legal targets does not resolve."""
    t = Table(ann=Side(hand=["Lightning Bolt"], field=["Mountain"]), bob=Side(hand=["Shock"], field=["Mountain", "Grizzly Bears"]))
    t.ann.casts("Lightning Bolt", at="Grizzly Bears")
    t.bob.casts("Shock", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t.ann.graveyard == ["Lightning Bolt"] and "Grizzly Bears" in t.bob.graveyard


def test_new_targets_for_a_copy() -> None:
    """707.10c: the player may choose new targets for the copy, and keeps the old ones if none are chosen."""
    fork = card("Fork", "{R}", "Instant", Spell(CopySpell(Target(SPELL), 1)))
    t = Table(ann=Side(hand=["Lightning Bolt", fork], field=["Mountain"] * 2), bob=Side(field=["Hill Giant"]))
    t.ann.casts("Lightning Bolt", at="bob")
    t.ann.casts("Fork", at="Lightning Bolt")
    t.wishes[0] = ["Hill Giant"]
    t.all_pass_until_empty()
    assert (t.bob.life == 17 and "Hill Giant" in t.bob.graveyard) or t["Hill Giant"].damage == 3


def test_choosing_new_targets_may_leave_them() -> None:
    """115.7d: any number of the targets may stay as they are."""
    bend = card("Bend", "{U}", "Instant", Spell(Retarget(Target(SPELL))))
    t = Table(ann=Side(hand=["Lightning Bolt"], field=["Mountain"]), bob=Side(hand=[bend], field=["Island"]))
    t.ann.casts("Lightning Bolt", at="bob")
    t.bob.casts("Bend", at="Lightning Bolt")
    t.wishes[1] = ["ann"]
    t.all_pass_until_empty()
    assert t.ann.life == 17 and t.bob.life == 20


def test_an_aura_spell_targets_what_it_enchants() -> None:
    """303.4a: the enchant ability defines the target."""
    t = Table(ann=Side(hand=["Pacifism"], field=["Plains"] * 2), bob=Side())
    assert not t.ann.can("cast", "Pacifism")
    t = Table(ann=Side(hand=["Pacifism"], field=["Plains"] * 2), bob=Side(field=["Grizzly Bears"]))
    t.ann.casts("Pacifism", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t["Pacifism"].attached_to == t.find("Grizzly Bears")


def test_slots_of_modes_have_keys_of_their_own() -> None:
    """700.2d: what modes call alike is kept apart."""
    do = (Modes(2, 2, (Mode(Damage(Target(PLAYER), 2)), Mode(Damage(Target(CREATURE), 2)))),)
    assert [slot.key for slot in targets.slots(do, (0, 1))] == ["0:target", "1:target"]


def test_changing_a_target_needs_another_legal_one() -> None:
    """115.7a: all targets are changed to other legal ones, or none is."""
    bolt = card("Creature Bolt", "{R}", "Instant", Spell(Damage(Target(CREATURE), 2)))
    swerve = card("Swerve", "{U}", "Instant", Spell(Retarget(Target(SPELL), change=True)))
    t = Table(ann=Side(hand=[bolt], field=["Mountain"]), bob=Side(hand=[swerve], field=["Island", "Hill Giant"]))
    t.ann.casts("Creature Bolt", at="Hill Giant")
    t.bob.casts("Swerve", at="Creature Bolt")
    t.all_pass_until_empty()
    assert t["Hill Giant"].damage == 2
    t = Table(ann=Side(hand=[bolt], field=["Mountain", "Serra Angel"]), bob=Side(hand=[swerve], field=["Island", "Hill Giant"]))
    t.ann.casts("Creature Bolt", at="Hill Giant")
    t.bob.casts("Swerve", at="Creature Bolt")
    t.all_pass_until_empty()
    assert t["Hill Giant"].damage == 0 and t["Serra Angel"].damage == 2


def test_a_division_stays_as_it_was() -> None:
    """115.7f: a new target gets the share of the old one."""
    rain = card("Rain", "{R}", "Instant", Spell(Divide(3, Target(ANY_TARGET, 1, 3), Damage(Ref("target"), Result("share")))))
    bend = card("Bend", "{U}", "Instant", Spell(Retarget(Target(SPELL))))
    t = Table(ann=Side(hand=[rain], field=["Mountain"]), bob=Side(hand=[bend], field=["Island", "Hill Giant", "Serra Angel"]))
    t.ann.casts("Rain", answers=(["bob", "Hill Giant"], [1, 2]))
    t.bob.casts("Bend", at="Rain")
    t.wishes[1] = ["ann", "Serra Angel"]
    t.all_pass_until_empty()
    assert (t.ann.life, t.bob.life) == (19, 20) and t["Serra Angel"].damage == 2 and t["Hill Giant"].damage == 0


def test_new_targets_of_a_mode() -> None:
    """115.8: the modes stay, their targets may change."""
    charm = card("Charm", "{R}", "Instant", Spell(Modes(1, 1, (Mode(Damage(Target(PLAYER), 2)), Mode(Draw(Target(PLAYER), 1))))))
    bend = card("Bend", "{U}", "Instant", Spell(Retarget(Target(SPELL))))
    t = Table(ann=Side(hand=[charm], field=["Mountain"]), bob=Side(hand=[bend], field=["Island"]))
    t.ann.casts("Charm", answers=(1, "bob"))
    t.bob.casts("Bend", at="Charm")
    t.wishes[1] = ["ann"]
    t.all_pass_until_empty()
    assert (t.ann.life, t.bob.life) == (18, 20)


def test_hexproof_players() -> None:
    """702.11c: a player with hexproof cannot be the target of opponents' spells, and can be of the own."""
    ley = card("Ley", "{W}", "Enchantment", Static((Gain(Keyword("hexproof")),), over=YOU))
    t = Table(ann=Side(hand=["Lightning Bolt"], field=["Mountain"]), bob=Side(field=[ley], hand=["Ancestral Recall"]))
    announce(t, "Lightning Bolt")
    assert offered(t) == ["ann"]


def test_up_to_so_many_targets_may_be_none() -> None:
    """115.6: a spell that allows zero targets can be cast without any, and resolves."""
    soft = card("Soft", "{U}", "Sorcery", Spell(Seq((Untap(Target(CREATURE, 0, 2)), Draw(None, 1)))))
    t = Table(ann=Side(hand=[soft], field=["Island"]), bob=Side())
    t.ann.casts("Soft")
    t.all_pass_until_empty()
    assert len(t.ann.hand) == 1


def test_several_targets_where_later_ones_look_at_them() -> None:
    """601.2c: two creatures and another: with three in play no choice of the two leads nowhere."""
    trio = card("Trio", "{U}", "Sorcery", Spell(Seq((
        Untap(Target(CREATURE, 2, 2, name="pair")), Untap(Target(CREATURE, name="third", apart=("pair",))),
    ))))  # fmt: skip
    t = Table(ann=Side(hand=[trio], field=["Island", "Grizzly Bears", "Hill Giant"]), bob=Side())
    assert not t.ann.can("cast", "Trio")
    t = Table(ann=Side(hand=[trio], field=["Island", "Grizzly Bears", "Hill Giant", "Serra Angel"]), bob=Side())
    t.ann.casts("Trio", answers=("Serra Angel", "Hill Giant"))
    assert [len(things) for _, things in t.game.obj(t.game.state.stack[0]).targets] == [2, 1]


def test_protection_keeps_auras_and_equipment_off() -> None:
    """702.16c-d: what the permanent is protected from cannot be attached to it."""
    shirt = card("Black Shirt", "{B}", "Artifact — Equipment", colours="B")
    t = Table(ann=Side(field=[KNIGHT, shirt, "Grizzly Bears", "Loxodon Warhammer"]), bob=Side())
    knight, bear = t.find("White Knight"), t.find("Grizzly Bears")
    assert not targets.can_be_attached(t.game, t.find("Black Shirt"), knight)
    assert targets.can_be_attached(t.game, t.find("Black Shirt"), bear)
    assert targets.can_be_attached(t.game, t.find("Loxodon Warhammer"), knight)
    assert not targets.can_be_attached(t.game, t.find("Loxodon Warhammer"), t.find("bob"))
