"""Tests of server/engine/mana/payment.py, supply.py and solving.py: a payment is found whenever there is one, and wastes least
(601.2g-h, 605.3a)."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.engine.abilities.amounts import Symbols
from server.engine.abilities.filters import CREATURE
from server.engine.abilities.kinds import Activated, AsEnters, Keyword, card
from server.engine.abilities.picks import SELF
from server.engine.abilities.structures import Mana
from server.engine.abilities.verbs import AddMana, LoseLife, PutCounters, RemoveCounters, Sacrifice, Tap, exile
from server.engine.decisions import CANCEL, Option, Pay
from server.engine.mana import planning
from server.engine.mana.solving import Search, Solution, Unit
from server.engine.mana.symbols import Need, needs
from tests.engine.table import Side, Table

RELIC = card("Bear Relic", "{1}{G}", "Creature — Bear", pt=(2, 2))
PAY3 = card("Test of Three", "{3}", "Sorcery")
SNOW_FOREST = card("Snow-Covered Forest", "", "Basic Snow Land — Forest")


def tapped(t: Table) -> list[str]:
    """The names of the permanents that are tapped."""
    return sorted(t.game.chars(oid).name for oid in t.game.state.battlefield if t.game.obj(oid).tapped)


def pays(field: list[str], symbols: str) -> bool:
    """Whether these permanents pay that cost."""
    t = Table(ann=Side(field=list(field)), bob=Side())
    return planning.can_pay(t.game, 0, needs(symbols))


LANDS = {
    "Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G", "Wastes": "C", "Savannah": "GW", "Tropical Island": "GU",
    "Birds of Paradise": "WUBRG", "Volcanic Island": "UR",
}  # fmt: skip


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from(sorted(LANDS)), max_size=6),
    st.lists(st.sampled_from(["W", "U", "B", "R", "G", "C", "W/U", "R/G", "G/W", "1", "2", "2/W"]), min_size=1, max_size=4),
)
def test_a_payment_is_found_just_when_there_is_one(field: list[str], symbols: list[str]) -> None:
    """601.2g: compared with trying every assignment of lands to symbols."""
    cost = "".join(f"{{{symbol}}}" for symbol in symbols)
    assert pays(field, cost) == _brute([LANDS[name] for name in field], symbols)


def _brute(sources: list[str], symbols: list[str]) -> bool:
    """Whether some choice of halves and some assignment pays."""
    ways = []
    for symbol in symbols:
        if symbol == "2/W":
            ways.append([["W"], ["*", "*"]])
        elif symbol.isdigit():
            ways.append([["*"] * int(symbol)])
        else:
            ways.append([[half] for half in symbol.split("/")])
    for choice in itertools.product(*ways):
        pips = [pip for part in choice for pip in part]
        if len(pips) <= len(sources) and any(
            all(pip == "*" or pip in source for pip, source in zip(pips, order)) for order in itertools.permutations(sources, len(pips))
        ):
            return True
    return False


def test_a_filter_land_pays_with_what_feeds_it() -> None:
    """605.3a: Flooded Grove turns a green mana into two blue, but the Forest that feeds it pays nothing else."""
    assert not pays(["Forest", "Flooded Grove"], "{1}{U}{U}")
    assert pays(["Forest", "Flooded Grove"], "{U}{U}")
    assert pays(["Forest", "Forest", "Flooded Grove"], "{1}{U}{U}")


def test_filter_lands_feed_each_other() -> None:
    """605.3a: an Island through Flooded Grove and Mystic Gate makes {W}{W} and a blue mana."""
    assert pays(["Island", "Flooded Grove", "Mystic Gate"], "{U}{W}{W}")
    assert not pays(["Island", "Flooded Grove", "Mystic Gate"], "{W}{W}{W}")


def test_mana_rocks_of_two_and_their_colours() -> None:
    """106.4: Sol Ring pays two generic, not coloured, mana."""
    assert pays(["Sol Ring", "Mountain"], "{2}{R}")
    assert not pays(["Sol Ring"], "{1}{R}")
    assert pays(["Gruul Turf"], "{R}{G}")
    assert not pays(["Gruul Turf"], "{R}{R}")


def test_black_lotus_makes_three_of_one_colour() -> None:
    """106.4: three mana of any one colour, not of three."""
    assert pays(["Black Lotus"], "{U}{U}{U}")
    assert not pays(["Black Lotus"], "{U}{U}{R}")
    assert pays(["Black Lotus", "Mountain"], "{U}{U}{R}")


def test_a_prism_changes_the_colour_of_mana() -> None:
    """605.3a: Prophetic Prism for {1} and {T} adds one mana of any colour."""
    assert pays(["Mountain", "Prophetic Prism"], "{W}")
    assert not pays(["Prophetic Prism"], "{W}")
    assert not pays(["Mountain", "Prophetic Prism"], "{1}{W}")


def test_what_counts_things_makes_as_much_as_there_are() -> None:
    """605.2: Gaea's Cradle makes {G} for each creature: nothing without one."""
    assert not pays(["Gaea's Cradle"], "{G}")
    assert pays(["Gaea's Cradle", "Grizzly Bears", "Hill Giant"], "{G}{G}")


def test_snow_mana_comes_from_snow_sources() -> None:
    """107.4h: {S} is paid with mana of any type from a snow source."""
    t = Table(ann=Side(field=[SNOW_FOREST, "Forest"]), bob=Side())
    assert planning.can_pay(t.game, 0, needs("{S}{G}"))
    assert not planning.can_pay(t.game, 0, needs("{S}{S}"))


def test_the_board_pays_with_triggered_mana() -> None:
    """605.4a: one land under Wild Growth pays {1}{G}."""
    t = Table(ann=Side(field=["Savannah", "Forest"], hand=["Wild Growth", "Grizzly Bears"]), bob=Side())
    t.ann.casts("Wild Growth", at="Savannah")
    t.all_pass_until_empty()
    assert t.ann.can("cast", "Grizzly Bears")
    t.ann.casts("Grizzly Bears")
    assert t.game.state.players[0].pool == [0] * 6 and t.game.state.stack


@pytest.mark.parametrize(
    ("field", "spell", "used"),
    [
        (["Savannah", "Forest"], "Llanowar Elves", ["Forest"]),  # fewer colours
        (["Birds of Paradise", "Savannah"], "Llanowar Elves", ["Savannah"]),
        (["Llanowar Elves", "Forest"], "Giant Growth", ["Forest"]),  # noncreatures
        (["Sol Ring", "Forest", "Forest", "Forest"], PAY3, ["Forest", "Sol Ring"]),
        (["Mutavault", "Wastes"], "Sol Ring", ["Wastes"]),  # what has no other use
        (["Lotus Petal", "Forest"], "Llanowar Elves", ["Forest"]),  # the source itself last
        (["Mana Confluence", "Savannah"], "Llanowar Elves", ["Savannah"]),  # life later
    ],
)
def test_automatic_payment_wastes_least(field: list[str], spell: object, used: list[str]) -> None:
    """601.2g: what is paid automatically keeps what is worth more."""
    t = Table(ann=Side(field=list(field), hand=[spell]), bob=Side())  # type: ignore[list-item]
    name = spell if isinstance(spell, str) else "Test of Three"
    t.ann.casts(name, at=[o for o in ["Grizzly Bears", "Llanowar Elves"] if name == "Giant Growth" and o in field])
    left = sorted(n for n in used)
    assert tapped(t) == left


def test_automatic_payment_leaves_the_hand_castable() -> None:
    """601.2g: with Lightning Bolt in hand, the Mountain stays."""
    t = Table(ann=Side(field=["Mountain", "Forest"], hand=["Sol Ring", "Lightning Bolt"]), bob=Side())
    t.ann.casts("Sol Ring")
    assert tapped(t) == ["Forest"]


def test_floating_mana_goes_first() -> None:
    """106.4: mana that would be lost is spent before anything is tapped."""
    t = Table(ann=Side(field=["Forest", "Forest"], hand=["Llanowar Elves"]), bob=Side())
    t.ann.activates("Forest")
    t.ann.casts("Llanowar Elves")
    assert tapped(t) == ["Forest"] and t.game.state.players[0].pool == [0] * 6


def pay_question(t: Table) -> Pay:
    """The question how to pay, which is open."""
    decision = t.game.questions[0].decision
    assert isinstance(decision, Pay)
    return decision


def start_casting(t: Table, name: str) -> None:
    """Choose to cast the spell, no more."""
    index = t.ann._option("cast", name, None)
    assert index is not None
    t.game.choose(0, index)


def test_paying_by_hand_step_by_step() -> None:
    """601.2g-h: a player taps the Savannah for {G} and spends it, keeping the Forest."""
    t = Table(ann=Side(field=["Savannah", "Forest"], hand=["Llanowar Elves"]), bob=Side())
    start_casting(t, "Llanowar Elves")
    options = pay_question(t).options
    savannah = t.find("Savannah")
    t.game.choose(0, options.index(Option("activate", savannah, 1, "mana")))
    t.game.choose(0, pay_question(t).options.index(Option("mana", 0, -1, "G")))
    assert tapped(t) == ["Savannah"] and t.game.state.stack


def test_an_announcement_can_be_taken_back_until_it_is_paid() -> None:
    """733.1: the spell returns to the hand and what was tapped for it is untapped."""
    t = Table(ann=Side(field=["Forest", "Savannah"], hand=["Llanowar Elves"]), bob=Side())
    start_casting(t, "Llanowar Elves")
    forest = t.find("Forest")
    t.game.choose(0, next(i for i, o in enumerate(pay_question(t).options) if o.thing == forest))
    t.game.choose(0, CANCEL)
    assert t.ann.hand == ["Llanowar Elves"] and tapped(t) == [] and t.game.state.players[0].pool == [0] * 6


def test_automatic_payment_says_what_it_would_use() -> None:
    """601.2g: the question names the sources."""
    t = Table(ann=Side(field=["Forest", "Savannah"], hand=["Llanowar Elves"]), bob=Side())
    start_casting(t, "Llanowar Elves")
    assert pay_question(t).plan == (t.find("Forest"),) and pay_question(t).cost == "{G}"


def test_restricted_mana_pays_for_what_it_may_only() -> None:
    """106.6: Ancient Ziggurat's mana casts creature spells only."""
    t = Table(ann=Side(field=["Ancient Ziggurat"], hand=["Llanowar Elves", "Giant Growth", "Lightning Bolt"]), bob=Side())
    assert t.ann.can("cast", "Llanowar Elves")
    assert not t.ann.can("cast", "Lightning Bolt")
    t.ann.activates("Ancient Ziggurat", answers=("R",))
    assert not t.ann.can("cast", "Lightning Bolt")


def test_other_objects_are_used_last() -> None:
    """601.2g: an altar that eats creatures pays, if nothing else does."""
    altar = card("Altar", "{3}", "Artifact", Activated((Sacrifice(None, 1, CREATURE),), AddMana(Symbols("{C}{C}"), 1)))
    t = Table(ann=Side(field=[altar, "Grizzly Bears", "Savannah Lions", "Forest"], hand=[PAY3]), bob=Side())
    t.ann.casts("Test of Three")
    assert "Savannah Lions" in t.ann.graveyard and "Grizzly Bears" in t.ann.field and tapped(t) == ["Forest"]


def test_convoke_delve_and_improvise_stand_in_for_mana() -> None:
    """702.51a, 702.66a, 702.126a: creatures pay their colours or generic mana, artifacts and cards in the graveyard generic."""
    convoker = card("Chorus", "{2}{G}{G}", "Sorcery", Keyword("convoke"))
    t = Table(ann=Side(field=["Grizzly Bears", "Llanowar Elves", "Hill Giant", "Savannah Lions"], hand=[convoker]), bob=Side())
    assert t.ann.can("cast", "Chorus")
    t.ann.casts("Chorus")
    assert len(tapped(t)) == 4
    t = Table(ann=Side(field=["Hill Giant", "Llanowar Elves", "Hill Giant", "Savannah Lions"], hand=[convoker]), bob=Side())
    assert not t.ann.can("cast", "Chorus")
    delver = card("Dig", "{7}{U}", "Sorcery", Keyword("delve"))
    t = Table(ann=Side(field=["Island"], hand=[delver], graveyard=["Forest"] * 7), bob=Side())
    t.ann.casts("Dig")
    assert len(t.ann.exile) == 7 and t.ann.graveyard == []
    improviser = card("Tinkering", "{1}{U}", "Sorcery", Keyword("improvise"))
    t = Table(ann=Side(field=["Island", "Mind Stone"], hand=[improviser]), bob=Side())
    assert t.ann.can("cast", "Tinkering")
    t.ann.casts("Tinkering")
    assert tapped(t) == ["Island", "Mind Stone"]


def test_phyrexian_mana_is_paid_with_life_if_need_be() -> None:
    """107.4f: two life for the symbol, if there is no such mana."""
    probe = card("Probe", "{U/P}", "Sorcery")
    t = Table(ann=Side(hand=[probe]), bob=Side())
    t.ann.casts("Probe")
    assert t.ann.life == 18
    t = Table(ann=Side(hand=[probe], life=1), bob=Side())
    assert not t.ann.can("cast", "Probe")


def test_a_source_that_the_cost_taps_pays_nothing() -> None:
    """118.3: Llanowar Elves with "{1}{G}, {T}" cannot pay for itself."""
    digger = card("Digger", "{G}", "Creature — Elf", Activated((Tap(SELF),), AddMana(Symbols("{G}"), 1)),
                  Activated((Mana("{1}"), Tap(SELF)), AddMana(Symbols("{R}{R}{R}"), 1)), pt=(1, 1))  # fmt: skip
    t = Table(ann=Side(field=[digger]), bob=Side())
    assert not planning.can_pay(t.game, 0, needs("{R}"))
    assert planning.can_pay(t.game, 0, needs("{G}"))


def step(t: Table, option: Option, seat: int = 0) -> None:
    """Pay one step by hand."""
    t.game.choose(seat, pay_question(t).options.index(option))


def test_counters_pay_once_each() -> None:
    """601.2g: Gemstone Mine pays with a counter, after lands that cost nothing."""
    mine = card("Battery", "{1}", "Artifact", AsEnters(PutCounters("charge", SELF, 2)),
                Activated((RemoveCounters("charge", SELF, 1),), AddMana(Symbols("{C}"), 1)))  # fmt: skip
    t = Table(ann=Side(field=["Wastes"] * 2, hand=[mine, PAY3]), bob=Side())
    t.ann.casts("Battery")
    t.all_pass_until_empty()
    assert t["Battery"].counters == {"charge": 2} and t.ann.can("cast", "Test of Three")
    t.ann.casts("Test of Three")
    assert t["Battery"].counters == {} and tapped(t) == ["Wastes", "Wastes"]


def test_mana_from_the_hand() -> None:
    """605.1a, 602.1: a card in the hand can be exiled for mana."""
    guide = card("Guide", "{2}{R}", "Creature — Ape", Activated((exile(SELF),), AddMana(Symbols("{R}"), 1), zone="hand"), pt=(2, 2))  # type: ignore[arg-type]
    t = Table(ann=Side(hand=[guide, "Lightning Bolt"]), bob=Side())
    t.ann.casts("Lightning Bolt", at="bob")
    assert t.ann.exile == ["Guide"] and t.game.state.stack


def test_restricted_and_snow_mana_by_hand() -> None:
    """106.6, 107.4h: special mana in the pool is offered where it may be spent, and keeps what clings to it."""
    t = Table(ann=Side(field=["Ancient Ziggurat", "Forest"], hand=["Llanowar Elves"]), bob=Side())
    t.ann.activates("Ancient Ziggurat", answers=("G",))
    start_casting(t, "Llanowar Elves")
    step(t, Option("mana", 0, 0, "G"))
    assert t.game.state.stack and t.game.state.players[0].special_mana == ()
    t = Table(ann=Side(field=[SNOW_FOREST, "Forest"], hand=["Llanowar Elves"]), bob=Side())
    t.ann.activates("Snow-Covered Forest")
    assert t.game.state.players[0].special_mana[0].snow
    t.ann.casts("Llanowar Elves")
    assert tapped(t) == ["Snow-Covered Forest"]


def test_convoking_by_hand() -> None:
    """702.51a: a creature chosen by hand pays one mana of its colour."""
    chorus = card("Chorus", "{1}{G}", "Sorcery", Keyword("convoke"))
    t = Table(ann=Side(field=["Grizzly Bears", "Forest", "Forest"], hand=[chorus]), bob=Side())
    start_casting(t, "Chorus")
    step(t, Option("way", t.find("Grizzly Bears"), -1, "convoke"))
    t.settle()
    assert tapped(t) == ["Forest", "Grizzly Bears"] and t.game.obj(t.game.state.stack[0]).spent == "G"


def test_a_land_of_two_colours_by_hand_is_asked_only_what_helps() -> None:
    """601.2g: where one colour alone leaves the cost payable, the other is not offered."""
    t = Table(ann=Side(field=["Birds of Paradise", "Mountain"], hand=["Grizzly Bears"]), bob=Side())
    start_casting(t, "Grizzly Bears")
    step(t, Option("activate", t.find("Birds of Paradise"), 1, "mana"))
    assert t.game.state.players[0].pool == [0, 0, 0, 0, 1, 0]


def test_paying_as_an_effect_asks() -> None:
    """118.12: Mana Leak is paid for as it resolves, by hand or automatically."""
    t = Table(ann=Side(field=["Mountain"] * 4, hand=["Lightning Bolt"]), bob=Side(field=["Island"] * 2, hand=["Mana Leak"]))
    t.ann.casts("Lightning Bolt", at="bob")
    t.bob.casts("Mana Leak", at="Lightning Bolt")
    t.wishes[0] = ["yes"]
    t.all_pass_until_empty()
    assert t.bob.life == 17 and len(tapped(t)) == 6


def test_life_is_not_paid_twice() -> None:
    """118.3: with three life, an ability that costs two life pays for one mana, not for two."""
    ogre = card("Ogre", "{3}", "Creature — Ogre", Activated((LoseLife(None, 2),), AddMana(Symbols("{R}"), 1)), pt=(1, 1))
    two = card("Test of Two", "{R}{R}", "Sorcery")
    assert not Table(ann=Side(field=[ogre], hand=[two], life=3), bob=Side()).ann.can("cast", "Test of Two")
    t = Table(ann=Side(field=[ogre], hand=[two], life=5), bob=Side())
    t.ann.casts("Test of Two")
    assert t.ann.life == 1


def test_what_nobody_can_feed_is_not_searched_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """601.2g: no blue or green mana, so the filter land is no help, however many ways there are to tap the others."""
    searches: list[Search] = []
    run = Search.run

    def counted(self: Search, units: list[Unit], wanted: Need) -> Solution | None:
        searches.append(self)
        return run(self, units, wanted)

    monkeypatch.setattr(Search, "run", counted)
    lands = ["Mana Reflection", "Flooded Grove", *["Badlands"] * 5, *["Scrubland"] * 5]
    assert not pays(lands, "{W}{U}{B}{R}{G}")
    assert pays([*lands, "Forest"], "{W}{U}{B}{R}{G}")
    assert searches and all(search.nodes < 200 for search in searches)
