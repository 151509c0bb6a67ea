"""Tests of server/engine/commander.py, formats/commander.py and server/cards/commander.py (903)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from server.cards import commander as deckbuilding
from server.cards import decklists
from server.cards.errors import RefusedDeck
from server.cards.pool import Pool, starter_pool
from server.engine import commander, state_based, turn, zones
from server.engine.abilities.amounts import Symbols
from server.engine.abilities.changes import Colours, Replace
from server.engine.abilities.filters import CREATURE, SPELL, YOU, Named, Status
from server.engine.abilities.kinds import Activated, Card, Face, Keyword, Spell, Static, card
from server.engine.abilities.picks import SELF, All, Target
from server.engine.abilities.structures import Mana
from server.engine.abilities.verbs import AddMana, Damage, Draw, Move, Shuffle, Tap, to_hand
from server.engine.errors import BadSetup
from server.engine.events import DamageDealt, Moved, happened
from server.engine.formats import find_format
from server.engine.game import Game, PlayerSetup, Setup
from server.engine.layers import layers
from server.engine.objects import Obj
from tests.engine.playing import play_on, random_deck

LEADER = card("Test Leader", "{1}{W}", "Legendary Creature — Human", pt=(2, 2))
OTHER = card("Test Deputy", "{U}", "Legendary Creature — Bird", pt=(1, 1))
DASHER = card("Test Dasher", "{4}{R}", "Legendary Creature — Orc", Keyword("dash", cost=Mana("{R}")), pt=(5, 2))
PLAINS, ISLAND = starter_pool()["Plains"], starter_pool()["Island"]


class Duel:
    """Two players with commanders; it is the first one's main phase."""

    def __init__(self, *leaders: Card, field: tuple[Card, ...] = (), hand: tuple[Card, ...] = (), format: str = "commander") -> None:
        heads = 2 if format == "commander" else 4
        names = tuple(PlayerSetup(f"p{i}", (), leaders if i == 0 else ()) for i in range(heads))

        def prepare(game: Game) -> None:
            for made in field:
                zones.place(game, 0, made, "battlefield")
            for made in hand:
                zones.place(game, 0, made, "hand")
            for seat in range(heads):
                for _ in range(9):
                    zones.place(game, seat, ISLAND, "library")
            game.state.starting = 0
            turn.begin_at(game, "main1")
            layers.refresh(game)

        setup = Setup(format, names, opening=False, shuffle=False, mulligans=False, first=0, rewind=True)
        self.game = Game.start(setup, prepare=prepare)

    def leader(self, name: str = "Test Leader") -> Obj:
        return next(obj for obj in self.game.state.objects.values() if obj.card is not None and obj.card.name == name and obj.commander)

    def can(self, kind: str, oid: int) -> list[Any]:
        decision: Any = self.game.questions[0].decision
        return [option.choice for option in decision.options if option.kind == kind and option.thing == oid]

    def do(self, kind: str, oid: int, choice: Any = 0) -> None:
        decision: Any = self.game.questions[0].decision
        index = next(i for i, o in enumerate(decision.options) if o.kind == kind and o.thing == oid and o.choice == choice)
        self.game.choose(0, index)

    def go_on(self, *answers: Any) -> None:
        """Pass until the stack is empty; these answers to what is asked meanwhile, then defaults."""
        given = list(answers)
        for _ in range(100):
            if not self.game.questions or (self.game.at_priority and not self.game.state.stack):
                assert not given
                return
            asked = self.game.questions[0]
            self.game.choose(asked.seat, 0 if self.game.at_priority else given.pop(0) if given else asked.default, asked.id)


# -- the format


def test_life_decks_and_turns_of_the_format() -> None:
    """903.7, 903.5a, 103.8: 40 life; the first of two players skips the draw, of more nobody does."""
    two, four = find_format("commander", 2), find_format("commander", 4)
    assert (two.starting_life(1), two.deck_size, two.lethal_poison(1)) == (40, 100, 10)
    assert two.starters_skip_draw and not four.starters_skip_draw
    assert (two.free_mulligans, four.free_mulligans) == (0, 1)
    assert two.name == four.name == "commander"


def test_teams_with_commanders() -> None:
    """810.4 with 903.7: 60 life for a team of two, 90 for one of three; poison as in those formats."""
    for name, players, life, poison in (("two-headed-giant+commander", 4, 60, 15), ("commander+three-headed-giant", 6, 90, 20)):
        format = find_format(name, players)
        heads = len(format.teams.life_groups[0])
        assert (format.starting_life(heads), format.lethal_poison(heads)) == (life, poison)
        assert format.starters_skip_draw and format.commanders


@pytest.mark.parametrize("name", ["commander+commander", "commander+duel+free-for-all", "commander+chess", "elder"])
def test_formats_that_there_are_not(name: str) -> None:
    """A name that means nothing is refused."""
    with pytest.raises(BadSetup, match="there is no format"):
        find_format(name, 4)


def test_commanders_where_there_are_none() -> None:
    """903.2: only in Commander."""
    with pytest.raises(BadSetup, match="no commanders"):
        Game.start(Setup("duel", (PlayerSetup("a", (), (LEADER,)), PlayerSetup("b", ()))))


# -- casting and tax (903.8)


def test_a_commander_is_cast_from_the_command_zone_by_its_owner_only() -> None:
    """903.8, 601.3: at sorcery speed, for its mana cost, by no one else."""
    d = Duel(LEADER, field=(PLAINS, PLAINS))
    leader = d.leader()
    assert leader.zone == "command" and d.can("cast", leader.id) == [0]
    assert not commander.is_castable(leader, 1)
    d.do("cast", leader.id)
    d.go_on()
    assert d.leader().zone == "battlefield" and d.leader().commander == leader.commander


def test_the_tax_grows_with_each_cast() -> None:
    """903.8: two more for each time before, once the spell was cast; two mana are no longer enough."""
    d = Duel(LEADER, field=(PLAINS,) * 6)
    d.do("cast", d.leader().id)
    d.go_on()
    assert d.game.state.commander_casts == {1: 1}
    happened(d.game, (_to_command(d.leader().id),))
    assert commander.tax(d.game, d.leader().id) == 2
    asked = d.game.questions[0]
    d.game.choose(asked.seat, 0)
    while d.game.state.turn == 1:
        asked = d.game.questions[0]
        d.game.choose(asked.seat, asked.default, asked.id)
    while d.game.state.turn != 3 or d.game.state.step != "main1":
        asked = d.game.questions[0]
        d.game.choose(asked.seat, asked.default, asked.id)
    d.do("cast", d.leader().id)
    d.go_on()
    assert sum(d.game.obj(oid).tapped for oid in d.game.state.battlefield) == 4


def _to_command(oid: int) -> Any:
    from server.engine.events import Moved

    return Moved(oid, "command", "state", 0)


def test_a_taken_back_cast_is_not_counted() -> None:
    """903.8, 733.1: only a spell that was cast counts."""
    free = card("Test Free Leader", "{W}", "Legendary Creature — Human", Keyword("flash"), pt=(1, 1))
    target = card("Test Charm Leader", "{W}", "Legendary Instant", Spell(Damage(Target(CREATURE), 1)))
    d = Duel(free, target, field=(PLAINS, LEADER))
    oid = next(obj.id for obj in d.game.state.objects.values() if obj.commander == 2)
    d.do("cast", oid)
    assert d.game.questions[0].cancel
    d.game.choose(0, None)
    assert d.game.state.commander_casts == {}
    assert commander.tax(d.game, oid) == 0


def test_alternative_costs_pay_the_tax_too() -> None:
    """903.8, 118.9d: dash from the command zone, and two more the second time."""
    d = Duel(DASHER, field=(starter_pool()["Mountain"],) * 3)
    leader = d.leader("Test Dasher")
    assert d.can("cast", leader.id) == ["dash"]
    d.game.state.commander_casts = {1: 1}
    assert commander.tax(d.game, leader.id) == 2
    d.do("cast", leader.id, "dash")
    d.go_on()
    assert all(d.game.obj(oid).tapped for oid in d.game.state.battlefield if d.game.chars(oid).name == "Mountain")


def test_cast_without_paying_there_is_still_the_tax() -> None:
    """601.2f, 118.8: it is an additional cost."""
    from server.engine.abilities.changes import Permit
    from server.engine.abilities.verbs import Cast

    omen = card("Test Omen", "{U}", "Enchantment", Static((Permit(Cast(SPELL, YOU), "command", free=True),)))
    d = Duel(LEADER, field=(omen, PLAINS))
    leader = d.leader()
    assert d.can("cast", leader.id) == ["free"]
    d.game.state.commander_casts = {1: 1}
    layers.changed(d.game, leader.id, layers.OBJECT)
    assert commander.tax(d.game, leader.id) == 2
    from server.engine.casting import casting

    assert casting.options(d.game, 0) == ()  # one Plains pays no {2}


# -- damage (903.10a)


def test_combat_damage_of_a_commander_is_remembered_by_commander_and_player() -> None:
    """903.10a, 702.124d: other damage does not count, nor that of a copy."""
    d = Duel(LEADER, OTHER, field=(LEADER,))
    one, two = (obj.id for obj in d.game.state.objects.values() if obj.commander)
    plain = next(oid for oid in d.game.state.battlefield)
    happened(d.game, (DamageDealt(one, -2, 5, True), DamageDealt(two, -2, 3, True)))
    happened(d.game, (DamageDealt(one, -2, 4), DamageDealt(plain, -2, 9, True)))
    assert d.game.state.players[1].commander_damage == {1: 5, 2: 3}
    assert not commander.is_slain(d.game, 1)
    happened(d.game, (DamageDealt(one, -2, 16, True),))
    assert commander.is_slain(d.game, 1)
    assert commander.tally(d.game, 1) == [("damage by p0's Test Leader", 21), ("damage by p0's Test Deputy", 3)]


def test_what_a_commander_deals_face_down_does_not_tell_that_it_is_one() -> None:
    """708.5, 903.10a: it counts, and all see it once the card is turned up or has gone."""
    d = Duel(LEADER)
    new = zones.move(d.game, Moved(d.leader().id, "battlefield", under=0))
    d.game.state.edit(new).face_down = True
    layers.changed(d.game, new, layers.OBJECT)
    layers.refresh(d.game)
    happened(d.game, (DamageDealt(new, -2, 5, True),))
    _settled(d)
    assert commander.tally(d.game, 1) == [] and not d.game.view(1).players[1].counters
    d.game.state.edit(new).face_down = False
    happened(d.game, (DamageDealt(new, -2, 6, True),))
    _settled(d)
    assert commander.tally(d.game, 1) == [("damage by p0's Test Leader", 11)]
    d.game.state.edit(new).face_down = True
    happened(d.game, (DamageDealt(new, -2, 4, True),))
    assert commander.tally(d.game, 1) == [("damage by p0's Test Leader", 11)] and not commander.is_slain(d.game, 1)
    happened(d.game, (DamageDealt(new, -2, 6, True),))
    assert commander.is_slain(d.game, 1)
    zones.move(d.game, Moved(new, "hand"))
    commander.unveil(d.game)
    assert commander.tally(d.game, 1) == [("damage by p0's Test Leader", 21)]


def _settled(d: Duel) -> None:
    """State-based actions are looked for; nothing is asked for them here."""
    assert not [*state_based.check(d.game)]


def test_a_head_slain_loses_for_the_team() -> None:
    """704.6c, 810.8a."""
    d = Duel(LEADER, format="two-headed-giant+commander")
    happened(d.game, (DamageDealt(d.leader().id, -4, 20, True), DamageDealt(d.leader().id, -3, 20, True)))
    d.go_on()
    d.game.choose(0, 0)
    assert d.game.outcome is None
    happened(d.game, (DamageDealt(d.leader().id, -4, 1, True),))
    for _ in range(9):
        if d.game.questions:
            asked = d.game.questions[0]
            d.game.choose(asked.seat, 0 if d.game.at_priority else asked.default, asked.id)
    assert d.game.outcome is not None and d.game.outcome.winners == (0, 1)
    assert d.game.outcome.why == "704.6c"


# -- return (903.9)

BOUNCE = card("Test Bounce", "{0}", "Sorcery", Spell(to_hand(All(CREATURE))))
TUCK = card("Test Tuck", "{0}", "Sorcery", Spell(Move(All(CREATURE), "library", position="bottom")))


@pytest.mark.parametrize("spell", [BOUNCE, TUCK])
@pytest.mark.parametrize("wish", [True, False])
def test_instead_of_hand_or_library(spell: Card, wish: bool) -> None:
    """903.9b: the owner may; what is not a commander goes where it was sent."""
    d = Duel(LEADER, field=(PLAINS, PLAINS), hand=(spell,))
    d.do("cast", d.leader().id)
    d.go_on()
    d.do("cast", d.game.state.players[0].hand[0])
    d.go_on((0,) if wish else (1,))
    assert d.leader().zone == ("command" if wish else "hand" if spell is BOUNCE else "library")


def test_the_rule_may_apply_again_after_another_effect() -> None:
    """903.9b, an exception to 614.5: refused, then the event is changed by another effect, it is offered once more."""
    upside = card("Test Upside", "{W}", "Enchantment", Static((Replace(Move(CREATURE, "hand"), to="library"),)))
    d = Duel(LEADER, field=(PLAINS, PLAINS, upside), hand=(BOUNCE,))
    d.do("cast", d.leader().id)
    d.go_on()
    d.do("cast", d.game.state.players[0].hand[0])
    while d.game.at_priority:
        d.game.choose(d.game.questions[0].seat, 0)
    asked = d.game.questions[0]
    assert asked.reason == "replacement"
    d.game.choose(0, (1,))  # the rule of 903.9b first
    assert d.game.questions[0].rule == "903.9b"
    d.game.choose(0, (1,))
    assert d.game.questions[0].rule == "903.9b"
    d.game.choose(0, (0,))
    assert d.leader().zone == "command"


def test_a_drawn_commander_may_go_to_the_command_zone() -> None:
    """903.9b: from anywhere; no card is drawn then."""
    draw = card("Test Draw", "{0}", "Sorcery", Spell(Draw(None, 1)))
    for wish in (0, 1):
        d = Duel(LEADER, hand=(draw,))
        happened(d.game, (_moved_to_library(d.leader().id),))
        d.do("cast", d.game.state.players[0].hand[0])
        d.go_on((wish,))
        assert d.leader().zone == ("command", "hand")[wish]
        assert d.game.state.players[0].cards_drawn == wish


def _moved_to_library(oid: int) -> Any:
    from server.engine.events import Moved

    return Moved(oid, "library", "put", 0)


def test_from_the_graveyard_once() -> None:
    """903.9a: offered since it was put there; refused, it stays and is not offered again."""
    bolt = card("Test Bolt", "{0}", "Instant", Spell(Damage(All(CREATURE), 3)))
    d = Duel(LEADER, field=(PLAINS, PLAINS), hand=(bolt, bolt))
    d.do("cast", d.leader().id)
    d.go_on()
    d.do("cast", d.game.state.players[0].hand[0])
    d.go_on((1,))
    assert d.leader().zone == "graveyard"
    d.do("cast", d.game.state.players[0].hand[0])
    d.go_on()
    assert d.leader().zone == "graveyard" and d.game.state.returnable == ()


def test_a_shuffle_keeps_the_designation() -> None:
    """903.3: it is an attribute of the card, wherever it is."""
    shuffle = card("Test Shuffle", "{0}", "Sorcery", Spell(Shuffle()))
    d = Duel(LEADER, hand=(shuffle,))
    happened(d.game, (_moved_to_library(d.leader().id),))
    d.do("cast", d.game.state.players[0].hand[0])
    d.go_on(tuple(reversed(range(10))))
    assert d.leader().zone == "library" and d.game.state.players[0].library[0] == d.leader().id


def test_the_status_of_a_commander_and_its_view() -> None:
    """903.3d: effects can refer to it; everybody sees which card it is."""
    from server.engine.reading.evaluate import Ctx, fits

    d = Duel(LEADER, field=(LEADER,))
    assert fits(d.game, Ctx(0, 0), Status("commander"), d.leader().id)
    assert not fits(d.game, Ctx(0, 0), Status("commander"), d.game.state.battlefield[0])
    seen = d.game.view(1).objects
    assert seen[d.leader().id].commander and not seen[d.game.state.battlefield[0]].commander


def test_copies_dumps_and_replays_keep_all_of_it() -> None:
    """Design law 1, over a random game with commanders."""
    rng = random.Random(11)
    leaders = [c for c in starter_pool() if deckbuilding.can_lead(c)]
    players = tuple(PlayerSetup(f"p{i}", random_deck(rng, 99), (rng.choice(leaders),)) for i in range(3))
    game = Game.start(Setup("commander", players, rewind=True))
    play_on(game, rng, 700)
    again = Game.replay(game.setup, game.choices)
    assert again.fingerprint() == game.fingerprint() == game.copy().fingerprint()
    if game.at_priority:
        assert Game.load(game.dump(), starter_pool()).fingerprint() == game.fingerprint()


# -- colour identity and decks (903.3-5)


def tapping(symbols: str) -> Activated:
    """{T}: Add that."""
    return Activated((Tap(SELF),), AddMana(Symbols(symbols)))


@pytest.mark.parametrize(
    ("made", "colours"),
    [
        (card("A", "{2}{G/W}{B/P}"), "WBG"),
        (card("B", "{2/R}", "Artifact"), "R"),
        (card("C", "", "Land", tapping("{U}")), "U"),
        (card("D", "{3}", "Artifact", Activated((Mana("{1}{R}"),), Draw(None, 1))), "R"),
        (card("E", "{3}", "Artifact Creature", Static((Colours("WUBRG"),), cda=True)), "WUBRG"),
        (card("F", "", "Creature", colours="B"), "B"),
        (card("G", "{4}", "Artifact", Keyword("equip", cost=Mana("{W}"))), "W"),
        (starter_pool()["Savannah"], ""),
        (Card((Face("H", "{G}", ("creature",)), Face("I", "", ("creature",), colours="R")), "transform"), "RG"),
        (Card((Face("J", "{G}", ("creature",)), Face("K", "{1}{U}", ("instant",))), "adventure"), "UG"),
    ],
    ids=lambda value: value.name if isinstance(value, Card) else "",
)
def test_colour_identity(made: Card, colours: str) -> None:
    """903.4: costs, texts, indicators, characteristic-defining abilities, all faces; no reminder text (903.4c)."""
    assert commander.identity(made) == colours


def test_two_commanders_have_one_identity_together() -> None:
    """702.124c, 903.4f: undefined without a commander."""
    d = Duel(LEADER, OTHER)
    assert commander.colours_of(d.game, 0) == "WU" and commander.colours_of(d.game, 1) is None


def test_who_can_lead_a_deck() -> None:
    """903.3, 903.3a: legendary creatures, Vehicles, Spacecraft with a size, and cards that say so."""
    able = [
        LEADER,
        card("A", "{4}", "Legendary Artifact — Vehicle", pt=(4, 4)),
        card("B", "{4}", "Legendary Artifact — Spacecraft", pt=(4, 4)),
        card("C", "{4}", "Legendary Planeswalker — Test", Keyword("can be your commander"), loyalty=3),
    ]
    unable = [
        card("D", "{G}", "Creature — Bear", pt=(2, 2)),
        card("E", "{4}", "Legendary Artifact — Spacecraft"),
        card("F", "{4}", "Legendary Planeswalker — Test", loyalty=3),
        card("G", "", "Legendary Land"),
    ]
    assert all(map(deckbuilding.can_lead, able)) and not any(map(deckbuilding.can_lead, unable))


def legend(name: str, *abilities: Keyword, type_line: str = "Legendary Creature — Human") -> Card:
    """A legend with these abilities."""
    return card(name, "{1}", type_line, *abilities, pt=(1, 1) if "Creature" in type_line else None)


def test_which_two_are_partners() -> None:
    """702.124h-m: each kind only with its like."""
    partner, friends = Keyword("partner"), Keyword("partner—Friends forever")
    a, b = legend("A", partner), legend("B", partner)
    c, d = legend("C", friends), legend("D", friends)
    e, f = legend("E", Keyword("partner with", Named("F"))), legend("F", Keyword("partner with", Named("E")))
    g = legend("G", Keyword("choose a Background"))
    h = legend("H", type_line="Legendary Enchantment — Background")
    i, j = legend("I", Keyword("Doctor's companion")), legend("J", type_line="Legendary Creature — Time Lord Doctor")
    pairs = {(a, b), (c, d), (e, f), (g, h), (i, j)}
    everybody = (a, b, c, d, e, f, g, h, i, j)
    for one in everybody:
        for other in everybody:
            assert deckbuilding.are_partners(one, other) == ((one, other) in pairs or (other, one) in pairs), (one.name, other.name)


def white(n: int) -> list[Card]:
    """So many white cards of different names."""
    return [card(f"White {i}", "{W}", "Instant") for i in range(n)]


def test_a_deck_that_may_be_played() -> None:
    """903.5: a hundred with the commander, singleton but for basic lands."""
    assert deckbuilding.faults([*[PLAINS] * 40, *white(59)], [LEADER]) == []
    assert deckbuilding.faults([*[PLAINS] * 40, *white(58)], [legend("A", Keyword("partner")), legend("B", Keyword("partner"))]) != []


@pytest.mark.parametrize(
    ("main", "leaders", "rule"),
    [
        ([*[PLAINS] * 40, *white(58)], [LEADER], "903.5a"),
        ([*[PLAINS] * 40, *white(60)], [LEADER], "903.5a"),
        ([*[PLAINS] * 39, *white(59), *white(1)], [LEADER], "903.5b"),
        ([*[PLAINS] * 39, *white(59), LEADER], [LEADER], "903.5b"),
        ([*[PLAINS] * 39, *white(59), card("Blue", "{W}{U}", "Instant")], [LEADER], "903.5c"),
        ([*[PLAINS] * 39, *white(59), ISLAND], [LEADER], "903.5d"),
        ([*[PLAINS] * 39, *white(59), starter_pool()["Savannah"]], [LEADER], "903.5d"),
        ([*[PLAINS] * 40, *white(60)], [], "903.3"),
        ([*[PLAINS] * 40, *white(59)], [card("Bear", "{W}", "Creature — Bear", pt=(2, 2))], "903.3"),
        ([*[PLAINS] * 40, *white(58)], [LEADER, OTHER], "702.124a"),
        ([*[PLAINS] * 40, *white(57)], [LEADER, OTHER, DASHER], "702.124g"),
    ],
)
def test_a_deck_that_may_not_be_played(main: list[Card], leaders: list[Card], rule: str) -> None:
    """903.3, 903.5, 702.124: each fault is named with its rule."""
    assert any(f"({rule})" in fault for fault in deckbuilding.faults(main, leaders))


def test_a_decklist_is_checked_by_the_rules_of_commander() -> None:
    """903.5e and the parts of a list: the cards without the commander are given."""
    pool = Pool([LEADER, PLAINS, ISLAND, *white(59)])
    text = "Commander\n1 Test Leader\n\nDeck\n40 Plains\n" + "\n".join(f"1 White {i}" for i in range(59))
    deck = decklists.read(text)
    cards = decklists.check(deck, pool, "commander")
    assert len(cards) == 99 and LEADER not in cards
    assert decklists.cards(deck.commander, pool) == (LEADER,)
    with pytest.raises(RefusedDeck, match=r"903\.5e"):
        decklists.check(decklists.read(text + "\n\nSideboard\n1 Island"), pool, "commander")
