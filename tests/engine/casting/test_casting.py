"""Tests of server/engine/casting/casting.py, ways.py, announcing.py and rulings.py: casting spells (601)."""

from __future__ import annotations

import pytest

from server.engine.abilities.amounts import Difference, Number, Of, Times, X
from server.engine.abilities.changes import AsThough, Forbid, Permit, Price
from server.engine.abilities.conditions import Paid
from server.engine.abilities.filters import AFFECTED, ANY_TARGET, CREATURE, INSTANT, LAND, OPPONENT, PLAYER, SPELL, YOU, YOURS, Is
from server.engine.abilities.kinds import Card, ExtraCost, Face, Keyword, OtherCost, Spell, Static, card
from server.engine.abilities.picks import SELF, Target, Top
from server.engine.abilities.structures import If, Mana, Mode, Modes, Seq
from server.engine.abilities.verbs import Cast, Damage, Discard, Draw, GainLife, LoseLife, Sacrifice
from server.engine.casting import casting
from server.engine.decisions import CANCEL, Option, Pick
from server.engine.decisions import Number as AskNumber
from tests.engine.table import Side, Table

DRAW = Spell(Draw(None, 1))


def stack(t: Table) -> list[str]:
    """The names on the stack, the top last."""
    return [t.game.chars(oid).name for oid in t.game.state.stack]


def manners(t: Table, name: str) -> list[int | str]:
    """How the card of that name could be cast."""
    return [o.choice for o in t.options(0) if o.kind == "cast" and t.game.chars(o.thing).name == name]


def cast_so(t: Table, name: str, manner: int | str, answers: tuple[object, ...] = ()) -> None:
    """Cast the card in that manner."""
    options = t.options(0)
    index = next(i for i, o in enumerate(options) if o.kind == "cast" and o.choice == manner and t.game.chars(o.thing).name == name)
    t.game.choose(0, index)
    t.answer(0, list(answers))


# -- timing (117.1a)


def test_sorceries_wait_for_an_empty_stack_in_the_own_main_phase() -> None:
    """117.1a: instants at any time, everything else in the own main phase with an empty stack."""
    t = Table(ann=Side(hand=["Lightning Bolt", "Grizzly Bears"], field=["Mountain", "Forest", "Mountain"]),
              bob=Side(hand=["Grizzly Bears", "Shock"], field=["Mountain", "Forest"]))  # fmt: skip
    assert t.ann.can("cast", "Lightning Bolt") and t.ann.can("cast", "Grizzly Bears")
    t.ann.casts("Lightning Bolt", at="bob")
    assert not t.ann.can("cast", "Grizzly Bears")
    t.ann.passes()
    assert t.bob.can("cast", "Shock") and not t.bob.can("cast", "Grizzly Bears")


def test_flash_is_instant_timing() -> None:
    """702.8a: a creature with flash may be cast whenever an instant could be."""
    flasher = card("Ambusher", "{G}", "Creature — Elf", Keyword("flash"), pt=(1, 1))
    t = Table(ann=Side(), bob=Side(hand=[flasher], field=["Forest"]))
    t.ann.passes()
    assert t.bob.can("cast", "Ambusher")


def test_an_effect_gives_flash() -> None:
    """601.3b: "you may cast creature spells as though they had flash"."""
    orrery = card("Orrery", "{4}", "Artifact", Static((Permit(Cast(CREATURE & SPELL, YOU), flash=True),)))
    t = Table(ann=Side(), bob=Side(hand=["Grizzly Bears"], field=["Forest"] * 2 + [orrery]))
    t.ann.passes()
    assert t.bob.can("cast", "Grizzly Bears")


# -- what is forbidden and what is allowed (601.3)


def test_an_effect_forbids_casting() -> None:
    """601.3: a player may not begin to cast what an effect forbids."""
    ban = card("Ban", "{1}", "Artifact", Static((Forbid(Cast(INSTANT & SPELL, OPPONENT)),)))
    t = Table(ann=Side(hand=["Lightning Bolt", "Savannah Lions"], field=["Mountain", "Plains"]), bob=Side(field=[ban]))
    assert not t.ann.can("cast", "Lightning Bolt") and t.ann.can("cast", "Savannah Lions")
    refusal = casting.check(t.game, 0, Option("cast", t.find("Lightning Bolt")))
    assert refusal is not None and refusal.rule == "601.3"


def test_permission_to_cast_from_the_graveyard() -> None:
    """601.3: an effect lets a player cast from elsewhere, a spell as often as it says."""
    door = card("Door", "{1}", "Artifact", Static((Permit(Cast(CREATURE, YOU), "graveyard", limit=1),)))
    t = Table(ann=Side(field=["Forest"] * 4 + [door], graveyard=["Grizzly Bears", "Llanowar Elves", "Giant Growth"]), bob=Side())
    assert t.ann.can("cast", "Grizzly Bears") and not t.ann.can("cast", "Giant Growth")
    t.ann.casts("Grizzly Bears")
    t.all_pass_until_empty()
    assert "Grizzly Bears" in t.ann.field and not t.ann.can("cast", "Llanowar Elves")


def test_permission_to_cast_without_paying() -> None:
    """118.9: spells from the hand without paying their mana costs; a card without a mana cost too (118.6a)."""
    science = card("Science", "{7}", "Enchantment", Static((Permit(Cast(SPELL, YOU), "hand", free=True),)))
    vision = Card((Face("Vision", "", ("sorcery",), abilities=(Spell(Draw(Target(PLAYER), 3)),), colours="U"),))
    t = Table(ann=Side(hand=["Hill Giant", vision], field=[science]), bob=Side())
    assert manners(t, "Hill Giant") == ["free"]
    cast_so(t, "Vision", "free", ("ann",))
    t.all_pass_until_empty()
    assert len(t.ann.hand) == 4
    t = Table(ann=Side(hand=[vision], field=["Island"] * 5), bob=Side())
    assert not t.ann.can("cast", "Vision")


def test_permission_for_another_cost() -> None:
    """118.9: from the top of the library for life."""
    citadel = card("Citadel", "{3}", "Artifact", Static((Permit(Cast(SPELL, YOU), "hand", cost=LoseLife(None, 3)),)))
    t = Table(ann=Side(hand=["Hill Giant"], field=[citadel]), bob=Side())
    cast_so(t, "Hill Giant", "permitted")
    assert t.ann.life == 17 and stack(t) == ["Hill Giant"]


# -- costs (601.2b, f)


def test_flashback_casts_from_the_graveyard_and_exiles() -> None:
    """702.34a: for its flashback cost, and it is exiled afterwards."""
    t = Table(ann=Side(graveyard=["Think Twice"], field=["Island"] * 3), bob=Side())
    assert manners(t, "Think Twice") == ["flashback"]
    cast_so(t, "Think Twice", "flashback")
    t.all_pass_until_empty()
    assert t.ann.exile == ["Think Twice"] and len(t.ann.hand) == 1


def test_kicker_is_asked_and_its_targets_only_then() -> None:
    """702.33a, g: the optional cost is announced, and its targets are chosen only if it is paid."""
    kicked = card("Kicked", "{G}", "Sorcery", ExtraCost((Mana("{R}"),), "kicker", True),
                  Spell(Seq((GainLife(None, 1), If(Paid("kicker"), Damage(Target(CREATURE), 2))))))  # fmt: skip
    t = Table(ann=Side(hand=[kicked], field=["Forest", "Mountain"]), bob=Side(field=["Hill Giant"]))
    t.ann.casts("Kicked", answers=("yes", "Hill Giant"))
    t.all_pass_until_empty()
    assert t["Hill Giant"].damage == 2 and t.ann.life == 21
    t = Table(ann=Side(hand=[kicked], field=["Forest", "Mountain"]), bob=Side(field=["Hill Giant"]))
    t.ann.casts("Kicked", answers=("no",))
    t.all_pass_until_empty()
    assert t["Hill Giant"].damage == 0
    t = Table(ann=Side(hand=[kicked], field=["Forest", "Mountain"]), bob=Side())
    t.ann.casts("Kicked")
    assert stack(t) == ["Kicked"]


def test_a_cost_that_cannot_be_paid_is_not_offered() -> None:
    """601.2b: without {R} nobody is asked about the kicker."""
    kicked = card("Kicked", "{G}", "Sorcery", ExtraCost((Mana("{R}"),), "kicker", True), Spell(GainLife(None, 1)))
    t = Table(ann=Side(hand=[kicked], field=["Forest"] * 2), bob=Side())
    t.ann.casts("Kicked")
    assert stack(t) == ["Kicked"] and t.game.obj(t.game.state.stack[0]).paid == ()


def test_multikicker_is_paid_any_number_of_times() -> None:
    """702.33c: as often as the player likes."""
    many = card("Many", "{G}", "Sorcery", ExtraCost((Mana("{1}"),), "kicker", True, True), Spell(GainLife(None, 1)))
    t = Table(ann=Side(hand=[many], field=["Forest"] * 4), bob=Side())
    t.ann.casts("Many", answers=("yes", "yes", "no"))
    assert t.game.obj(t.game.state.stack[0]).paid == ("kicker", "kicker")


def test_additional_costs_are_paid() -> None:
    """118.8: a creature is sacrificed; without one the spell cannot be cast."""
    fling = card("Toss", "{R}", "Instant", ExtraCost((Sacrifice(None, 1, CREATURE),)), Spell(Damage(Target(PLAYER), 2)))
    t = Table(ann=Side(hand=[fling], field=["Mountain"]), bob=Side())
    assert not t.ann.can("cast", "Toss")
    t = Table(ann=Side(hand=[fling], field=["Mountain", "Grizzly Bears", "Hill Giant"]), bob=Side())
    t.ann.casts("Toss", at="bob", answers=("Hill Giant",))
    assert t.ann.graveyard == ["Hill Giant"]


def test_the_card_itself_cannot_be_discarded_for_itself() -> None:
    """601.2a: it is on the stack by the time costs are paid."""
    wish = card("Wish", "{R}", "Sorcery", ExtraCost((Discard(None, 1, None),)), DRAW)
    t = Table(ann=Side(hand=[wish], field=["Mountain"]), bob=Side())
    assert not t.ann.can("cast", "Wish")
    t = Table(ann=Side(hand=[wish, "Forest"], field=["Mountain"]), bob=Side())
    t.ann.casts("Wish")
    assert t.ann.graveyard == ["Forest"]


def test_an_alternative_cost_stands_beside_the_mana_cost() -> None:
    """118.9: both ways are offered where both can be paid."""
    blast = card("Blast", "{4}{R}{R}", "Instant", OtherCost((Sacrifice(None, 2, LAND),)), Spell(Damage(Target(PLAYER), 4)))
    t = Table(ann=Side(hand=[blast], field=["Mountain"] * 6), bob=Side())
    assert manners(t, "Blast") == [0, "alternative"]
    t = Table(ann=Side(hand=[blast], field=["Mountain"] * 2), bob=Side())
    cast_so(t, "Blast", "alternative", ("bob",))
    t.all_pass_until_empty()
    assert t.bob.life == 16 and t.ann.field == []


def test_modes_may_cost_more() -> None:
    """700.2h: a mode's own cost is an additional cost."""
    spree = card("Spree", "{R}", "Sorcery", Spell(Modes(1, 2, (Mode(GainLife(None, 1), Mana("{1}")), Mode(Draw(None, 1), Mana("{2}"))))))
    t = Table(ann=Side(hand=[spree], field=["Mountain"] * 2), bob=Side())
    t.ann.casts("Spree", answers=([1],))
    t.all_pass_until_empty()
    assert t.ann.life == 21


def test_x_is_as_much_as_can_be_paid() -> None:
    """107.3a, 601.2b: with four lands, X in {X}{R} is 3 at most."""
    blaze = card("Flare", "{X}{R}", "Sorcery", Spell(Damage(Target(PLAYER), X())))
    t = Table(ann=Side(hand=[blaze], field=["Mountain"] * 4), bob=Side())
    index = t.ann._option("cast", "Flare", None)
    assert index is not None
    t.game.choose(0, index)
    decision = t.game.questions[0].decision
    assert isinstance(decision, AskNumber) and (decision.least, decision.most) == (0, 3)
    t.game.choose(0, 2)
    t.answer(0, ["bob"])
    assert t.game.chars(t.game.state.stack[0]).mana_value == 3
    t.all_pass_until_empty()
    assert t.bob.life == 18


def test_x_twice_costs_twice() -> None:
    """107.3i: {X}{X} with five other lands is X = 2 at most."""
    blaze = card("Flare", "{X}{X}{R}", "Sorcery", Spell(Damage(Target(PLAYER), X())))
    t = Table(ann=Side(hand=[blaze], field=["Mountain"] * 6), bob=Side())
    t.ann.casts("Flare", answers=(2, "bob"))
    t.all_pass_until_empty()
    assert t.bob.life == 18


def test_x_is_zero_without_paying_the_mana_cost() -> None:
    """107.3b: cast without paying its mana cost, X can only be 0."""
    blaze = card("Flare", "{X}{R}", "Sorcery", Spell(Damage(Target(PLAYER), X())))
    science = card("Science", "{7}", "Enchantment", Static((Permit(Cast(SPELL, YOU), "hand", free=True),)))
    t = Table(ann=Side(hand=[blaze], field=[science] + ["Mountain"] * 4), bob=Side())
    cast_so(t, "Flare", "free", ("bob",))
    assert t.game.obj(t.game.state.stack[0]).x == 0


@pytest.mark.parametrize(("more", "lands", "legal"), [(1, 2, False), (1, 3, True), (-1, 1, True), (-3, 1, True), (-3, 0, False)])
def test_costs_are_changed_in_generic_mana(more: int, lands: int, legal: bool) -> None:
    """118.7a, 601.2f: Grizzly Bears for {1}{G} more or less; the {G} stays."""
    tax = card("Tax", "{1}", "Artifact", Static((Price(Cast(CREATURE & SPELL), more),)))
    t = Table(ann=Side(hand=["Grizzly Bears"], field=["Forest"] * lands), bob=Side(field=[tax]))
    assert t.ann.can("cast", "Grizzly Bears") is legal


def test_a_cost_in_addition() -> None:
    """118.8a: an effect adds a cost that is no mana."""
    tax = card("Toll", "{1}", "Artifact", Static((Price(Cast(SPELL, OPPONENT), 0, LoseLife(None, 2)),)))
    t = Table(ann=Side(hand=["Grizzly Bears"], field=["Forest"] * 2), bob=Side(field=[tax]))
    t.ann.casts("Grizzly Bears")
    assert t.ann.life == 18
    t = Table(ann=Side(hand=["Grizzly Bears"], field=["Forest"] * 2, life=1), bob=Side(field=[tax]))
    assert not t.ann.can("cast", "Grizzly Bears")


def test_a_spell_that_makes_itself_cheaper() -> None:
    """601.2f: "costs {1} less for each creature you control" counts while the card is still in the hand."""
    cheap = card("Cheap", "{4}{G}", "Sorcery", Static((Price(Cast(AFFECTED), Times(-1, Number(CREATURE))),), zone="stack"), DRAW)
    t = Table(ann=Side(hand=[cheap], field=["Forest"] * 3 + ["Grizzly Bears"] * 2), bob=Side())
    t.ann.casts("Cheap")
    assert stack(t) == ["Cheap"]
    t = Table(ann=Side(hand=[cheap], field=["Forest"] * 2 + ["Grizzly Bears"] * 2), bob=Side())
    assert not t.ann.can("cast", "Cheap")


def test_mana_as_though_of_any_colour() -> None:
    """609.4b: any mana pays coloured costs."""
    prism = card("Lens", "{1}", "Artifact", Static((AsThough("any_colour"),), YOU))
    t = Table(ann=Side(hand=["Grizzly Bears"], field=["Mountain"] * 2 + [prism]), bob=Side())
    t.ann.casts("Grizzly Bears")
    assert stack(t) == ["Grizzly Bears"]


# -- faces (709, 715) and what is face down (708)

SPLIT = Card((
    Face("Fire", "{1}{R}", ("instant",), abilities=(Spell(Damage(Target(PLAYER), 2)),)),
    Face("Ice", "{1}{U}", ("instant",), abilities=(Spell(Draw(None, 1)),)),
), "split")  # fmt: skip


def test_either_half_of_a_split_card() -> None:
    """709.3: a player chooses which half to cast; only that half is on the stack."""
    t = Table(ann=Side(hand=[SPLIT], field=["Island", "Mountain"]), bob=Side())
    assert [o.choice for o in t.options(0) if o.kind == "cast"] == [0, 1]
    t.game.choose(0, next(i for i, o in enumerate(t.options(0)) if o.kind == "cast" and o.choice == 1))
    t.settle()
    assert stack(t) == ["Ice"] and t.game.chars(t.game.state.stack[0]).colours == "U"
    t = Table(ann=Side(hand=[SPLIT], field=["Island", "Island"]), bob=Side())
    assert [o.choice for o in t.options(0) if o.kind == "cast"] == [1]


def test_a_morph_is_cast_face_down_and_turned_up() -> None:
    """702.37a, e: for {3} as a 2/2 without a name, and face up for its morph cost without the stack."""
    hidden = card("Hidden One", "{4}{G}", "Creature — Beast", Keyword("morph", cost=Mana("{G}")), pt=(5, 5))
    t = Table(ann=Side(hand=[hidden], field=["Forest"] * 4), bob=Side())
    assert manners(t, "Hidden One") == ["morph"]
    cast_so(t, "Hidden One", "morph")
    t.all_pass_until_empty()
    body = t.game.state.battlefield[-1]
    assert t.game.chars(body).name == "" and t.game.chars(body).power == 2
    option = next(i for i, o in enumerate(t.options(0)) if o.kind == "special" and o.choice == "turn-face-up")
    t.game.choose(0, option)
    t.settle()
    assert t["Hidden One"].power == 5 and not t.game.state.stack


# -- taking back (733)


def test_taking_a_spell_back() -> None:
    """733.1: while targets are chosen the spell can be taken back into the hand."""
    t = Table(ann=Side(hand=["Lightning Bolt"], field=["Mountain"]), bob=Side())
    index = t.ann._option("cast", "Lightning Bolt", None)
    assert index is not None
    t.game.choose(0, index)
    assert isinstance(t.game.questions[0].decision, Pick)
    t.game.choose(0, CANCEL)
    assert t.ann.hand == ["Lightning Bolt"] and not t.game.state.stack and t.ann.can("cast", "Lightning Bolt")


def test_nothing_triggers_of_what_was_taken_back() -> None:
    """733.1: no abilities trigger and no effects apply as a result of an undone action."""
    t = Table(ann=Side(hand=["Lightning Bolt"], field=["Mountain", "Guttersnipe"]), bob=Side())
    index = t.ann._option("cast", "Lightning Bolt", None)
    assert index is not None
    before = len(t.game.state.history)
    t.game.choose(0, index)
    t.game.choose(0, CANCEL)
    assert t.game.state.waiting == [] and t.game.state.stack == [] and len(t.game.state.history) == before


def test_spent_mana_is_remembered() -> None:
    """106.6, 702.44: the letters of what was spent stay with the spell."""
    t = Table(ann=Side(hand=["Grizzly Bears"], field=["Forest", "Mountain"]), bob=Side())
    t.ann.casts("Grizzly Bears")
    assert sorted(t.game.obj(t.game.state.stack[0]).spent) == ["G", "R"]




def test_life_or_mana_for_a_phyrexian_symbol_is_announced() -> None:
    """601.2b, 107.4f: where both can be paid the player says which; two symbols are two choices."""
    probe = card("Probe", "{U/P}{U/P}", "Sorcery", DRAW)
    for answers, life in (((), 20), (("no",), 20), (("yes", "no"), 18), (("yes", "yes"), 16)):
        t = Table(ann=Side(hand=[probe], field=["Island"] * 2), bob=Side())
        t.ann.casts("Probe", answers=answers)
        assert t.ann.life == life and sum(t.game.obj(oid).tapped for oid in t.game.state.battlefield) == 2 - (20 - life) // 2


def test_casting_from_the_top_of_the_library() -> None:
    """601.3: an effect lets the top card of the library be cast."""
    sphere = card("Lookout", "{1}", "Artifact", Static((Permit(Cast(CREATURE & Is(Top()), YOU), "library"),)))
    t = Table(ann=Side(library=["Llanowar Elves", "Grizzly Bears"], field=[sphere, "Forest", "Forest", "Forest"]), bob=Side())
    t.ann.casts("Llanowar Elves")
    assert stack(t) == ["Llanowar Elves"]
    t.all_pass_until_empty()
    assert t.ann.can("cast", "Grizzly Bears")


def test_overload_changes_target_to_each() -> None:
    """702.96a: for its overload cost the spell has no targets and affects each; creatures with hexproof too."""
    slippery = card("Slippery Bear", "{1}{G}", "Creature — Bear", Keyword("hexproof"), pt=(2, 2))
    blast = card("Electric Rain", "{R}", "Instant", Keyword("overload", cost=Mana("{1}{R}")), Spell(Damage(Target(CREATURE & ~YOURS), 1)))
    t = Table(ann=Side(hand=[blast], field=["Mountain"] * 2), bob=Side(field=["Hill Giant", slippery]))
    assert manners(t, "Electric Rain") == [0, "overload"]
    cast_so(t, "Electric Rain", "overload")
    assert t.game.obj(t.game.state.stack[0]).targets == ()
    t.all_pass_until_empty()
    assert t["Hill Giant"].damage == 1 and t["Slippery Bear"].damage == 1
    t = Table(ann=Side(hand=[blast], field=["Mountain"] * 2), bob=Side(field=[slippery]))
    assert manners(t, "Electric Rain") == ["overload"]


def test_a_team_mate_assists() -> None:
    """702.132a: another player may pay any amount of the generic mana; without assist nobody can (810.5)."""
    huddle = card("Together", "{2}{U}", "Sorcery", Keyword("assist"), DRAW)
    ann, amy = Side(hand=[huddle, "Divination"], field=["Island"]), Side(field=["Island"] * 2)
    t = Table("two-headed-giant", ann=ann, amy=amy, bob=Side(), ben=Side())
    assert t.ann.can("cast", "Together") and not t.ann.can("cast", "Divination")
    t.ann.casts("Together", answers=("amy",))
    assert stack(t) == ["Together"] and all(t.game.obj(oid).tapped for oid in t.game.state.battlefield)


def test_a_cost_that_grows_with_the_targets() -> None:
    """601.2f: "costs {1} more for each target beyond the first" is known once the targets are chosen."""
    more = Price(Cast(AFFECTED), Difference(Of(SELF, "targets"), 1))
    ball = card("Ball", "{R}", "Sorcery", Static((more,), zone="stack"), Spell(Damage(Target(ANY_TARGET, 1, -1), 1)))
    t = Table(ann=Side(hand=[ball], field=["Mountain"] * 2), bob=Side(field=["Hill Giant"]))
    t.ann.casts("Ball", answers=(["bob", "Hill Giant"],))
    assert stack(t) == ["Ball"] and all(t.game.obj(oid).tapped for oid in t.game.state.battlefield[:2])
    t = Table(ann=Side(hand=[ball], field=["Mountain"]), bob=Side(field=["Hill Giant"]))
    t.ann.casts("Ball", answers=(["bob", "Hill Giant"],))
    assert stack(t) == [] and t.ann.hand == ["Ball"]  # 733.1: it proved to be illegal
