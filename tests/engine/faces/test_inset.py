"""Tests of what other frames say: Omens, prototypes, stations, Cases, and manifest dread (701.62, 718-721)."""

from __future__ import annotations

from server.engine.abilities.changes import Add
from server.engine.abilities.conditions import Both, Exists, Fits, Unless
from server.engine.abilities.filters import CREATURE, PERMANENT, SPELL, YOU, YOURS, Status
from server.engine.abilities.kinds import Card, Face, Keyword, Level, Spell, Static, Triggered, card
from server.engine.abilities.picks import SELF, Target
from server.engine.abilities.structures import Begins, Mana
from server.engine.abilities.verbs import Become, CopySpell, Create, Draw, GainLife, Manifest, to_hand
from tests.engine.table import Side, Table


def cast(t: Table, choice: int | str, *answers: object) -> None:
    """Have the first seat cast what has that face or manner."""
    t.game.choose(0, next(i for i, o in enumerate(t.options(0)) if o.kind == "cast" and o.choice == choice))
    t.answer(0, list(answers))


def test_an_omen_is_shuffled_into_the_library() -> None:
    """720.3d: as it resolves, instead of the graveyard."""
    omen = Face("Sign", "{0}", ("sorcery",), ("Omen",), abilities=(Spell(GainLife(None, 2)),))
    dragon = Card((Face("Drake", "{5}", ("creature",), power=3, toughness=3), omen), "adventure")
    t = Table(ann=Side(hand=[dragon], filler=3), bob=Side())
    cast(t, 1)
    t.all_pass_until_empty()
    assert t.ann.life == 22 and t.ann.graveyard == [] and sorted(t.ann.library) == ["Drake", "Wastes", "Wastes", "Wastes"]


def automaton() -> Card:
    """A colourless 6/4 for {7} with haste; as a prototype a red 3/2 for {1}{R}."""
    proto = Keyword("prototype", cost=Mana("{1}{R}"), frame=Level(0, 0, 3, 2))
    return card("Automaton", "{7}", "Artifact Creature — Construct", proto, Keyword("haste"), pt=(6, 4))


def test_a_prototype_has_the_other_cost_size_and_colour() -> None:
    """718.3a-b: as a spell and as the permanent that it becomes; its other characteristics are the same."""
    t = Table(ann=Side(hand=[automaton()], field=["Mountain"] * 2), bob=Side())
    assert [o.choice for o in t.options(0) if o.kind == "cast"] == ["prototype"]
    cast(t, "prototype")
    for _ in range(2):
        it = t["Automaton"]
        assert (it.power, it.toughness, it.colours, it.mana_value, it.cost) == (3, 2, "R", 2, "{1}{R}")
        assert "haste" in it.keywords and "artifact" in it.types
        t.all_pass_until_empty()


def test_elsewhere_it_is_the_whole_card() -> None:
    """718.4: in hand again it costs seven."""
    bounce = card("Bounce", "{0}", "Instant", Spell(to_hand(Target(PERMANENT))))
    t = Table(ann=Side(hand=[automaton(), bounce], field=["Mountain"] * 2), bob=Side())
    cast(t, "prototype")
    t.all_pass_until_empty()
    t.ann.casts("Bounce", at="Automaton")
    t.all_pass_until_empty()
    assert t["Automaton"].mana_value == 7 and t["Automaton"].colours == ""


def test_copies_of_a_prototype_are_prototypes() -> None:
    """718.3c-d: of the spell and of the permanent."""
    twice = card("Twice", "{0}", "Instant", Spell(CopySpell(Target(SPELL), 1)))
    double = card("Double", "{0}", "Sorcery", Spell(Create(copy_of=Target(PERMANENT), n=1)))
    t = Table(ann=Side(hand=[automaton(), twice, double], field=["Mountain"] * 2), bob=Side())
    cast(t, "prototype")
    t.ann.casts("Twice", at="Automaton")
    t.all_pass_until_empty()
    t.ann.casts("Double", at="Automaton")
    t.all_pass_until_empty()
    made = [t.game.chars(oid) for oid in t.game.state.battlefield if t.game.chars(oid).name == "Automaton"]
    assert [(chars.power, chars.colours, chars.mana_value) for chars in made] == [(3, "R", 2)] * 3


def test_a_station_becomes_a_creature_with_enough_counters() -> None:
    """702.184a, 721.2a-b: charge counters equal to the power of a creature that is tapped for it."""
    ship = card(
        "Ship", "{2}", "Artifact — Spacecraft",
        Keyword("station"),
        Keyword("station level", frame=Level(2, 0, None, None, (Triggered(Begins("end", YOU), Draw(None, 1)),))),
        Keyword("station level", frame=Level(4, 0, 5, 5, (Keyword("flying"),))),
    )  # fmt: skip
    t = Table(ann=Side(field=[ship, "Grizzly Bears", "Hill Giant"]), bob=Side())
    t.ann.activates("Ship", answers=("Grizzly Bears",))
    t.all_pass_until_empty()
    assert t["Ship"].counters == {"charge": 2} and t["Grizzly Bears"].tapped and "creature" not in t["Ship"].types
    t.ann.activates("Ship")
    t.all_pass_until_empty()
    ship_now = t["Ship"]
    assert ship_now.types == frozenset({"artifact", "creature"}) and (ship_now.power, ship_now.toughness) == (5, 5)
    assert "flying" in ship_now.keywords and not t.ann.can("activate", "Ship")
    t.to("upkeep", 2)
    assert len(t.ann.hand) == 1


def test_a_case_is_solved_once() -> None:
    """719.3a-b: at the beginning of the end step, if the condition holds and it is not solved yet; then it stays solved."""
    unsolved = Unless(Fits(SELF, Status("solved")))
    case = card(
        "Case", "{W}", "Enchantment — Case",
        Triggered(Begins("end", YOU), Become(SELF, "solved"), Both((Exists(CREATURE & YOURS, 2), unsolved))),
        Static((Add(1, 0),), CREATURE & YOURS, Fits(SELF, Status("solved"))),
    )  # fmt: skip
    t = Table(ann=Side(field=[case, "Grizzly Bears", "Hill Giant"]), bob=Side())
    assert t["Grizzly Bears"].power == 2
    t.to("upkeep", 2)
    assert t["Case"].designations == {"solved": 1} and t["Grizzly Bears"].power == 3
    t.to("end", 3)
    assert not t.game.state.stack


def test_manifest_dread_puts_the_other_card_into_the_graveyard() -> None:
    """701.62a: of the top two cards."""
    dread = card("Dread", "{0}", "Sorcery", Spell(Manifest(None, dread=True)))
    t = Table(ann=Side(hand=[dread], library=["Hill Giant", "Grizzly Bears"]), bob=Side())
    t.ann.casts("Dread")
    t.wishes[0] = ["Grizzly Bears"]
    t.all_pass_until_empty()
    oid = t.game.state.battlefield[-1]
    card_of = t.game.obj(oid).card
    assert card_of is not None and card_of.name == "Grizzly Bears" and t.game.obj(oid).face_down
    assert sorted(t.ann.graveyard) == ["Dread", "Hill Giant"]
