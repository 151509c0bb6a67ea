"""Keywords about how cards are cast, by their rules (702)."""

from __future__ import annotations

from server.engine.abilities.filters import ANY_TARGET
from server.engine.abilities.kinds import Keyword, Spell, card
from server.engine.abilities.picks import Target
from server.engine.abilities.structures import Mana
from server.engine.abilities.verbs import Damage, Discard
from tests.engine.table import Side, Table


def test_storm_copies_for_each_spell_cast_before_it() -> None:
    """702.40a: two spells before it make two copies, whoever cast them; what is cast after it does not count."""
    t = Table(
        ann=Side(hand=["Grapeshot", "Lightning Bolt"], field=["Mountain"] * 4),
        bob=Side(hand=["Lightning Bolt", "Lightning Bolt"], field=["Mountain"] * 2),
    )
    t.ann.casts("Lightning Bolt", at="bob")
    t.bob.casts("Lightning Bolt", at="ann")
    t.all_pass_until_empty()
    t.ann.casts("Grapeshot", at="bob")
    t.bob.casts("Lightning Bolt", at="ann")
    t.all_pass_until_empty()
    assert t.bob.life == 20 - 3 - 3


def test_cascade_finds_something_cheaper_and_puts_the_rest_on_the_bottom() -> None:
    """702.85a: down to a nonland card of lesser mana value, which is cast for nothing."""
    t = Table(
        ann=Side(
            hand=["Bloodbraid Elf"], field=["Mountain"] + ["Forest"] * 3, library=["Forest", "Colossal Dreadmaw", "Grizzly Bears"],
        ),
        bob=Side(),
    )
    t.ann.casts("Bloodbraid Elf")
    t.all_pass_until_empty()
    assert sorted(t.ann.field) == ["Bloodbraid Elf", "Forest", "Forest", "Forest", "Grizzly Bears", "Mountain"]
    assert sorted(t.ann.library[-2:]) == ["Colossal Dreadmaw", "Forest"]


def test_nobody_need_cast_what_cascade_finds() -> None:
    """702.85a: it goes to the bottom then."""
    t = Table(ann=Side(hand=["Bloodbraid Elf"], field=["Mountain"] + ["Forest"] * 3, library=["Grizzly Bears"]), bob=Side())
    t.ann.casts("Bloodbraid Elf")
    t.wishes[0] = ["no"]
    t.all_pass()
    assert "Grizzly Bears" not in t.ann.field and t.ann.library[-1] == "Grizzly Bears"


def test_an_evoked_creature_is_sacrificed_and_its_other_ability_still_triggers() -> None:
    """702.74a."""
    t = Table(ann=Side(hand=["Mulldrifter"], field=["Island"] * 3), bob=Side())
    t.ann.casts("Mulldrifter")
    t.all_pass_until_empty()
    assert "Mulldrifter" in t.ann.graveyard and len(t.ann.hand) == 2


DASHER = card("Dasher", "{4}{R}", "Creature — Goblin", Keyword("dash", cost=Mana("{R}")), pt=(3, 1))
BLITZER = card("Blitzer", "{4}{R}", "Creature — Goblin", Keyword("blitz", cost=Mana("{R}")), pt=(3, 1))


def test_a_dashed_creature_attacks_at_once_and_returns_at_the_end() -> None:
    """702.109a."""
    t = Table(ann=Side(hand=[DASHER], field=["Mountain"]), bob=Side())
    t.ann.casts("Dasher")
    t.all_pass_until_empty()
    t.attacks = {"Dasher": "bob"}
    t.to("upkeep", 2)
    assert t.bob.life == 17 and t.ann.hand == ["Dasher"]


def test_a_blitzed_creature_is_sacrificed_for_a_card() -> None:
    """702.152a."""
    t = Table(ann=Side(hand=[BLITZER], field=["Mountain"]), bob=Side())
    t.ann.casts("Blitzer")
    t.all_pass_until_empty()
    t.attacks = {"Blitzer": "bob"}
    t.to("upkeep", 2)
    assert t.bob.life == 17 and t.ann.graveyard == ["Blitzer"] and len(t.ann.hand) == 1


def test_madness_puts_a_card_that_nobody_casts_into_the_graveyard() -> None:
    """702.35a: discarded into exile, then cast or put into the graveyard."""
    mad = card("Mad Bolt", "{2}{R}", "Instant", Spell(Damage(Target(ANY_TARGET), 3)), Keyword("madness", cost=Mana("{R}")))
    rage = card("Rage", "{B}", "Sorcery", Spell(Discard(None, 1)))
    for field, life in ((["Mountain", "Swamp"], 17), (["Swamp"], 20)):
        t = Table(ann=Side(hand=[rage, mad], field=[*field]), bob=Side())
        t.ann.casts("Rage")
        t.wishes[0] = ["bob"]
        t.all_pass_until_empty()
        assert t.bob.life == life and sorted(t.ann.graveyard) == ["Mad Bolt", "Rage"] and t.ann.exile == []


def test_what_is_unearthed_never_goes_anywhere_but_exile() -> None:
    """702.84a: haste, exiled at the next end step, or instead of dying."""
    t = Table(ann=Side(graveyard=["Dregscape Zombie"], field=["Swamp", "Mountain"], hand=["Lightning Bolt"]), bob=Side())
    t.ann.activates("Dregscape Zombie")
    t.all_pass_until_empty()
    assert "haste" in t["Dregscape Zombie"].keywords
    t.ann.casts("Lightning Bolt", at="Dregscape Zombie")
    t.all_pass_until_empty()
    assert t.ann.exile == ["Dregscape Zombie"]


def test_unearth_is_only_for_sorcery_time() -> None:
    """702.84a, 307.5."""
    t = Table(ann=Side(), bob=Side(graveyard=["Dregscape Zombie"], field=["Swamp"]))
    t.until_asked(1)
    assert not t.bob.can("activate", "Dregscape Zombie")


def test_an_embalmed_token_is_a_white_zombie_without_mana_cost() -> None:
    """702.128a, 707.9b."""
    t = Table(ann=Side(graveyard=["Heart-Piercer Manticore"], field=["Mountain"] * 6), bob=Side())
    t.ann.activates("Heart-Piercer Manticore")
    t.all_pass_until_empty()
    token = t["Heart-Piercer Manticore"]
    assert (token.colours, token.mana_value, token.kind) == ("W", 0, "token")
    assert {"Zombie", "Manticore"} <= token.subtypes and t.ann.exile == ["Heart-Piercer Manticore"]


def test_cumulative_upkeep_grows() -> None:
    """702.24a: one more age counter each upkeep, and the cost for each; unpaid, it is sacrificed."""
    t = Table(ann=Side(field=["Ritual of Subdual"] + ["Forest"] * 3), bob=Side())
    t.wishes[0] = ["yes"]
    t.to("main1", 3)
    assert t["Ritual of Subdual"].counters == {"age": 1}
    t.wishes[0] = ["yes"]
    t.to("main1", 5)
    assert "Ritual of Subdual" in t.ann.graveyard


def test_split_second_lets_only_mana_abilities_through() -> None:
    """702.61a-b."""
    t = Table(
        ann=Side(hand=["Sudden Shock"], field=["Mountain"] * 2), bob=Side(hand=["Lightning Bolt"], field=["Mountain", "Evolving Wilds"]),
    )
    t.ann.casts("Sudden Shock", at="bob")
    t.until_asked(1)
    assert not t.bob.can("cast", "Lightning Bolt") and not t.bob.can("activate", "Evolving Wilds")
    assert t.bob.can("activate", "Mountain")


def test_freerunning_wants_an_assassin_that_has_struck() -> None:
    """702.173a."""
    for kind, able in (("Assassin", True), ("Bear", False)):
        striker = card("Striker", "{1}", f"Creature — {kind}", pt=(1, 1))
        t = Table(ann=Side(hand=["Overpowering Attack"], field=[striker] + ["Mountain"] * 3), bob=Side())
        t.attacks = {"Striker": "bob"}
        t.to("main2")
        assert t.ann.can("cast", "Overpowering Attack") is able


def test_dredge_instead_of_a_draw() -> None:
    """702.52a: five cards milled and it is in hand."""
    t = Table(ann=Side(hand=["Divination"], field=["Island"] * 3, graveyard=["Stinkweed Imp"], library=["Forest"] * 7), bob=Side())
    t.wishes[0] = ["dredge", "no"]
    t.ann.casts("Divination")
    t.all_pass_until_empty()
    assert sorted(t.ann.hand) == ["Forest", "Stinkweed Imp"]


def test_nobody_can_dredge_with_too_small_a_library() -> None:
    """702.52b."""
    ann = Side(hand=["Divination"], field=["Island"] * 3, graveyard=["Stinkweed Imp"], library=["Forest"] * 4, filler=0)
    t = Table(ann=ann, bob=Side())
    t.ann.casts("Divination")
    t.all_pass_until_empty()
    assert t.ann.hand == ["Forest", "Forest"] and "Stinkweed Imp" in t.ann.graveyard


def test_transmute_finds_a_card_of_the_same_mana_value() -> None:
    """702.53a."""
    t = Table(ann=Side(hand=["Muddle the Mixture"], field=["Island"] * 3, library=["Forest", "Grizzly Bears", "Hill Giant"]), bob=Side())
    t.ann.activates("Muddle the Mixture")
    t.wishes[0] = ["Grizzly Bears"]
    t.all_pass_until_empty()
    assert t.ann.hand == ["Grizzly Bears"] and t.ann.graveyard == ["Muddle the Mixture"]
