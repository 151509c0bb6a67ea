"""Tests of server/engine/casting/activating.py and costs.py: activated abilities and what they cost (118, 602, 606)."""

from __future__ import annotations

import pytest

from server.engine.abilities.amounts import Symbols, X
from server.engine.abilities.changes import AsThough, Forbid, Price
from server.engine.abilities.conditions import Both, Exists, Now, Unless
from server.engine.abilities.filters import ARTIFACT, CARD, CREATURE, LAND, OPPONENT, PLAYER, SPELL, YOU, YOURS, InZone, Kind, Same, Status
from server.engine.abilities.kinds import Activated, Static, card
from server.engine.abilities.picks import SELF, THAT_PLAYER, YOU_, Choose, Target
from server.engine.abilities.structures import Loyalty, Mana
from server.engine.abilities.verbs import (
    Activate,
    AddMana,
    Cast,
    Damage,
    Discard,
    Draw,
    GainLife,
    LoseLife,
    Mill,
    Move,
    PutCounters,
    RemoveCounters,
    Sacrifice,
    Tap,
    Untap,
    sacrifice,
)
from tests.engine.table import Side, Table

GAIN = GainLife(None, 1)
TAP = Tap(SELF)


def gadget(
    *costs: object, when: str = "", cond: object = None, do: object = GAIN, name: str = "Gadget", type_line: str = "Artifact"
) -> object:
    """An artifact with one activated ability."""
    pt = (1, 1) if "Creature" in type_line else None
    return card(name, "{1}", type_line, Activated(tuple(costs), do, when, cond), pt=pt)  # type: ignore[arg-type]


def table(*field: object, hand: list[object] | None = None, graveyard: list[object] | None = None, life: int | None = None) -> Table:
    """Ann with those permanents."""
    return Table(ann=Side(field=list(field), hand=hand or [], graveyard=graveyard or [], life=life), bob=Side())  # type: ignore[arg-type]


def test_an_ability_uses_the_stack_and_costs_are_paid_first() -> None:
    """602.2a-b: the ability is on the stack, its costs paid, before it resolves."""
    t = table(gadget(TAP))
    t.ann.activates("Gadget")
    assert t["Gadget"].tapped and len(t.game.state.stack) == 1 and t.ann.life == 20
    t.all_pass_until_empty()
    assert t.ann.life == 21


def test_a_tapped_permanent_cannot_be_tapped_again() -> None:
    """107.5: {T} cannot be paid twice."""
    t = table(gadget(TAP))
    t.ann.activates("Gadget")
    assert not t.ann.can("activate", "Gadget")


def test_only_its_controller_may_activate() -> None:
    """602.2: an opponent's ability is not yours to activate, unless it says so."""
    t = Table(ann=Side(field=[gadget(TAP)]), bob=Side())  # type: ignore[list-item]
    t.ann.passes()
    assert not t.bob.can("activate", "Gadget")
    anyone = card("Well", "{1}", "Artifact", Activated((LoseLife(None, 1),), Draw(None, 1), who=PLAYER))
    t = Table(ann=Side(field=[anyone]), bob=Side())
    t.ann.passes()
    t.bob.activates("Well")
    assert t.bob.life == 19


def test_summoning_sickness_is_for_tap_and_untap_symbols_only() -> None:
    """302.6, 602.5a: a new creature's other abilities may be activated."""
    tapper = gadget(TAP, name="Tapper", type_line="Artifact Creature — Golem")
    payer = gadget(LoseLife(None, 1), name="Payer", type_line="Artifact Creature — Golem")
    t = table("Wastes", "Wastes", hand=[tapper, payer])
    t.ann.casts("Tapper")
    t.all_pass_until_empty()
    t.ann.casts("Payer")
    t.all_pass_until_empty()
    assert not t.ann.can("activate", "Tapper") and t.ann.can("activate", "Payer")


def test_abilities_as_though_creatures_had_haste() -> None:
    """609.4: an effect lets new creatures use their tap symbols."""
    elixir = card("Elixir", "{1}", "Artifact", Static((AsThough("haste"),), CREATURE & YOURS))
    tapper = gadget(TAP, name="Tapper", type_line="Artifact Creature — Golem")
    t = table("Wastes", elixir, hand=[tapper])
    t.ann.casts("Tapper")
    t.all_pass_until_empty()
    assert t.ann.can("activate", "Tapper")


@pytest.mark.parametrize(
    ("cost", "able", "paid"),
    [
        (LoseLife(None, 2), True, lambda t: t.ann.life == 18),
        (LoseLife(None, 21), False, None),
        (Discard(None, 1, CARD), True, lambda t: t.ann.graveyard == ["Island", "Forest"]),
        (Discard(None, 2, CARD), False, None),
        (Sacrifice(None, 1, CREATURE), True, lambda t: t.ann.graveyard == ["Island", "Grizzly Bears"]),
        (Sacrifice(None, 2, CREATURE), False, None),
        (sacrifice(SELF), True, lambda t: "Gadget" in t.ann.graveyard),
        (Tap(Choose(CREATURE & YOURS & ~Status("tapped"))), True, lambda t: t["Grizzly Bears"].tapped),
        (Tap(Choose(CREATURE & YOURS & ~Status("tapped"), 2, 2)), False, None),
        (Move(Choose(CARD & InZone("graveyard", YOU)), "exile", "graveyard", "exile"), True, lambda t: t.ann.exile == ["Island"]),
        (Move(Choose(CARD & InZone("graveyard", YOU), 2, 2), "exile", "graveyard", "exile"), False, None),
        (Move(Choose(LAND & YOURS), "hand", "battlefield", "return"), True, lambda t: t.ann.hand == ["Forest", "Wastes"]),
        (RemoveCounters("charge", SELF, 1), False, None),
        (RemoveCounters("energy", YOU_, 1), False, None),
        (Mill(None, 2), True, lambda t: len(t.ann.graveyard) == 3),
        (PutCounters("-1/-1", SELF, 1), True, lambda t: t["Gadget"].counters == {"-1/-1": 1}),
        (Mana("{1}"), True, lambda t: t["Wastes"].tapped),
        (Mana("{2}"), False, None),
        (Untap(SELF), False, None),
    ],
)  # fmt: skip
def test_costs_are_paid_in_full_or_not_at_all(cost: object, able: bool, paid: object) -> None:
    """118.3: what cannot be paid fully cannot be paid, and what can is done."""
    t = table(gadget(cost), "Grizzly Bears", "Wastes", hand=["Forest"], graveyard=["Island"])
    assert t.ann.can("activate", "Gadget") is able
    if able:
        t.ann.activates("Gadget")
        assert callable(paid) and paid(t)


def test_counters_are_removed_as_a_cost() -> None:
    """118.3: as long as there are counters."""
    spend = Activated((RemoveCounters("charge", SELF, 1),), GAIN)
    charger = card("Charger", "{1}", "Artifact", Activated((TAP,), PutCounters("charge", SELF, 1)), spend)
    t = table(charger)
    assert not t.ann.can("activate", "Charger", 1)
    t.ann.activates("Charger", 0)
    t.all_pass_until_empty()
    t.ann.activates("Charger", 1)
    assert t["Charger"].counters == {}


def test_what_to_pay_with_is_chosen() -> None:
    """601.2h: the player chooses which creature to sacrifice."""
    t = table(gadget(Sacrifice(None, 1, CREATURE)), "Grizzly Bears", "Hill Giant")
    t.ann.activates("Gadget", answers=("Hill Giant",))
    assert t.ann.graveyard == ["Hill Giant"]


def test_life_total_cant_change_means_life_cannot_be_paid() -> None:
    """119.8: with Platinum Emperion no life can be paid, except none."""
    t = table(gadget(LoseLife(None, 1)), "Platinum Emperion")
    assert not t.ann.can("activate", "Gadget")


def test_a_team_mate_keeps_the_team_from_paying_life() -> None:
    """810.9h: if one head cannot lose life, nobody on the team can pay any."""
    t = Table("two-headed-giant", ann=Side(field=[gadget(LoseLife(None, 1))]), amy=Side(field=["Platinum Emperion"]),  # type: ignore[list-item]
              bob=Side(), ben=Side())  # fmt: skip
    assert not t.ann.can("activate", "Gadget")


@pytest.mark.parametrize(("when", "now", "later"), [("sorcery", True, False), ("once", True, False), ("your_turn", True, True)])
def test_activation_instructions(when: str, now: bool, later: bool) -> None:
    """602.5b, d: as a sorcery, once each turn, during your turn."""
    t = table(gadget(LoseLife(None, 1), when=when))
    assert t.ann.can("activate", "Gadget") is now
    t.ann.activates("Gadget")
    assert t.ann.can("activate", "Gadget") is later
    t.to("main1", 2)
    t.until_asked(0)
    assert t.ann.can("activate", "Gadget") is (when == "once")


def test_activate_only_if() -> None:
    """602.5: a condition for activating."""
    t = table(gadget(TAP, cond=Exists(CREATURE & YOURS, 2)), "Grizzly Bears")
    assert not t.ann.can("activate", "Gadget")
    t = table(gadget(TAP, cond=Exists(CREATURE & YOURS, 2)), "Grizzly Bears", "Grizzly Bears")
    assert t.ann.can("activate", "Gadget")


def test_abilities_of_cards_in_other_zones() -> None:
    """602.1, 702.29: cycling functions in the hand; an ability in the graveyard there."""
    cycle = Activated((Mana("{1}"), Move(SELF, "graveyard", "hand", "discard")), Draw(None, 1), zone="hand")
    rise = Activated((Mana("{1}"),), Move(SELF, "hand", "graveyard", "return"), zone="graveyard")
    cycler, riser = card("Cycler", "{4}", "Sorcery", cycle), card("Riser", "{4}", "Creature — Zombie", rise, pt=(1, 1))
    t = table("Wastes", "Wastes", hand=[cycler], graveyard=[riser])
    t.ann.activates("Cycler")
    t.ann.activates("Riser")
    t.all_pass_until_empty()
    assert sorted(t.ann.hand) == ["Riser", "Wastes"] and t.ann.graveyard == ["Cycler"]


def test_x_in_an_activation_cost() -> None:
    """107.3a, 107.3k: X is chosen as the ability is activated."""
    t = table(gadget(Mana("{X}"), do=Damage(Target(PLAYER), X())), "Wastes", "Wastes", "Wastes")
    t.ann.activates("Gadget", answers=(2, "bob"))
    t.all_pass_until_empty()
    assert t.bob.life == 18


def test_an_effect_forbids_activating() -> None:
    """602.5: abilities of artifacts cannot be activated unless they are mana abilities."""
    null = card("Null", "{1}", "Enchantment", Static((Forbid(Activate(ARTIFACT, ability="nonmana")),)))
    rock = card("Rock", "{1}", "Artifact", Activated((TAP,), AddMana(Symbols("{C}"), 1)))
    t = table(gadget(TAP), rock, null)
    assert not t.ann.can("activate", "Gadget") and t.ann.can("activate", "Rock")


def test_an_effect_makes_activating_dearer() -> None:
    """602.2b, 601.2f: activation costs are increased like those of spells."""
    tax = card("Tax", "{1}", "Enchantment", Static((Price(Activate(ARTIFACT, ability="nonmana"), 2),)))
    t = table(gadget(TAP), tax, "Wastes")
    assert not t.ann.can("activate", "Gadget")
    t = table(gadget(TAP), tax, "Wastes", "Wastes")
    t.ann.activates("Gadget")
    assert t["Wastes"].tapped


WALKER = card("Walker", "{3}", "Legendary Planeswalker — Test", Activated((Loyalty(1),), GAIN), Activated((Loyalty(-2),), Draw(None, 1)),
              Activated((Loyalty(0, x=True),), Damage(Target(PLAYER), X())), loyalty=3)  # fmt: skip


def test_loyalty_abilities_once_a_turn() -> None:
    """606.3-4: one loyalty ability of a permanent each turn, as a sorcery; counters are put on or removed."""
    t = table("Wastes", "Wastes", "Wastes", hand=[WALKER])
    t.ann.casts("Walker")
    t.all_pass_until_empty()
    assert t["Walker"].counters == {"loyalty": 3}
    t.ann.activates("Walker", 0)
    assert t["Walker"].counters == {"loyalty": 4} and not t.ann.can("activate", "Walker")
    t.all_pass_until_empty()
    assert not t.ann.can("activate", "Walker")
    t.to("main1", 3)
    t.ann.activates("Walker", 1)
    assert t["Walker"].counters == {"loyalty": 2}


def test_minus_x_is_at_most_the_loyalty() -> None:
    """606.6, 107.3a: [-X] with three counters is 3 at most."""
    t = table("Wastes", "Wastes", "Wastes", hand=[WALKER])
    t.ann.casts("Walker")
    t.all_pass_until_empty()
    t.ann.activates("Walker", 2, answers=(3, "bob"))
    assert "Walker" in t.ann.graveyard or t["Walker"].counters == {}
    t.all_pass_until_empty()
    assert t.bob.life == 17


def test_equip_is_an_activated_ability_of_the_keyword() -> None:
    """702.6a: attach to a creature you control, as a sorcery."""
    t = table("Loxodon Warhammer", "Grizzly Bears", "Wastes", "Wastes", "Wastes")
    t.ann.activates("Loxodon Warhammer", at="Grizzly Bears")
    t.all_pass_until_empty()
    assert t["Loxodon Warhammer"].attached_to == t.find("Grizzly Bears") and t["Grizzly Bears"].power == 5




def test_creatures_with_so_much_power_in_all() -> None:
    """702.122a, 601.2h: as many creatures as it takes are tapped, and more if the player likes."""
    crew = Tap(Choose(CREATURE & YOURS & ~Status("tapped"), 0, -1, whole="total:power:>=:3"))
    t = table(gadget(crew), "Grizzly Bears")
    assert not t.ann.can("activate", "Gadget")
    t = table(gadget(crew), "Grizzly Bears", "Llanowar Elves", "Hill Giant")
    t.ann.activates("Gadget", answers=("Llanowar Elves", "Grizzly Bears", []))
    assert t["Grizzly Bears"].tapped and t["Llanowar Elves"].tapped and not t["Hill Giant"].tapped


def test_only_when_a_sorcery_could_be_cast() -> None:
    """101.2, 307.5: an effect lets opponents cast spells only by the timing of sorceries."""
    timing = Both((Now("main", Same(THAT_PLAYER)), Unless(Exists(SPELL | Kind("ability")))))
    hush = card("Hush", "{1}", "Enchantment", Static((Forbid(Cast(SPELL, OPPONENT), but=timing),)))
    t = Table(ann=Side(field=[hush], hand=["Shock"]), bob=Side(hand=["Lightning Bolt"], field=["Mountain"]))
    t.ann.passes()
    assert not t.bob.can("cast", "Lightning Bolt")
    t.to("main1", 2)
    t.until_asked(1)
    assert t.bob.can("cast", "Lightning Bolt")
