"""Evaluate: what filters, amounts, conditions and references mean (107, 109, 608.2h)."""

from __future__ import annotations

import pytest

from server.engine import events, zones
from server.engine.abilities.amounts import (
    Devotion,
    Difference,
    Distinct,
    Greatest,
    Half,
    Least,
    Number,
    Of,
    Plus,
    Result,
    Tally,
    Times,
    Total,
    X,
)  # fmt: skip
from server.engine.abilities.changes import Colours, Control, Types
from server.engine.abilities.conditions import Both, Compare, Done, Either, Exists, Fits, Happened, Now, Paid, Unless
from server.engine.abilities.filters import (
    ANY_TARGET,
    CARD,
    CREATURE,
    LAND,
    OPPONENT,
    PERMANENT,
    PLAYER,
    SPELL,
    THEIRS,
    TOKEN,
    YOU,
    YOURS,
    AttachedTo,
    AttackingWhom,
    Colour,
    ControlledBy,
    Did,
    Has,
    HasAttached,
    InZone,
    Is,
    Kind,
    Named,
    Not,
    OwnedBy,
    Same,
    Shares,
    Stat,
    Status,
    Subtype,
    Supertype,
    Targets,
    Teammate,
    Type,
    WithCounter,
    YourTeam,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, card
from server.engine.abilities.picks import ATTACHED, ENCHANTED, SELF, YOU_, All, ControllerOf, OwnerOf, Ref, Target, Together, Top
from server.engine.abilities.verbs import Attack, Damage, Draw, GainLife, Move
from server.engine.abilities.words import Amount, Cond, Count, Filter, Pick
from server.engine.decisions import Thing, player_thing
from server.engine.objects import Names
from server.engine.reading import evaluate
from server.engine.reading.ctx import Ctx
from tests.engine.board import Board

BEAR = card("Test Bear", "{1}{G}", "Creature — Bear", pt=(2, 2))
BIRD = card("Test Bird", "{W}{W}", "Legendary Creature — Bird", Keyword("flying"), pt=(1, 3))
STONE = card("Test Stone", "{4}", "Artifact")
GOLD = card("Test Gold", "{W/U}{B}", "Enchantment — Aura")
SPELLS = card("Test Spell", "{X}{R}", "Instant")


class Asking:
    """A board with a bear and a stone of seat 0, a bird of seat 1, and questions put by the stone's controller."""

    def __init__(self, format: str = "duel", seats: int = 2) -> None:
        self.board = Board(seats, format)
        self.bear, self.stone, self.bird = self.board.put(BEAR), self.board.put(STONE), self.board.put(BIRD, 1)
        self.game = self.board.game

    def ctx(self, names: Names | None = None, x: int = 0, source: int | None = None, you: int = 0) -> Ctx:
        return Ctx(self.stone if source is None else source, you, names, x)

    def fits(self, filter: Filter, thing: Thing, names: Names | None = None) -> bool:
        return evaluate.fits(self.game, self.ctx(names), filter, thing)

    def things(self, filter: Filter, names: Names | None = None) -> list[Thing]:
        return evaluate.things(self.game, self.ctx(names), filter)

    def amount(self, count: Count, names: Names | None = None, x: int = 0) -> int:
        return evaluate.amount(self.game, self.ctx(names, x), count)

    def holds(self, cond: Cond, names: Names | None = None) -> bool:
        return evaluate.holds(self.game, self.ctx(names), cond)

    def refer(self, pick: Pick, names: Names | None = None) -> tuple[Thing, ...]:
        return evaluate.refer(self.game, self.ctx(names), pick)


@pytest.mark.parametrize(
    ("filter", "expected"),
    [
        (CREATURE, ["bear", "bird"]),
        (CREATURE & YOURS, ["bear"]),
        (CREATURE & THEIRS, ["bird"]),
        (Not(CREATURE) & PERMANENT, ["stone"]),
        (CREATURE | Type("artifact"), ["bear", "stone", "bird"]),
        (Subtype("Bird"), ["bird"]),
        (Supertype("legendary"), ["bird"]),
        (Colour("G"), ["bear"]),
        (Colour(""), ["stone"]),
        (Colour("mono"), ["bear", "bird"]),
        (Colour("multi"), []),
        (Named("Test Bear"), ["bear"]),
        (Has("flying"), ["bird"]),
        (Has("") & CREATURE, ["bear"]),
        (CREATURE & Stat("power", ">=", 2), ["bear"]),
        (Stat("toughness", "<", 3), ["bear"]),
        (PERMANENT & Stat("mana_value", "==", 2), ["bear", "bird"]),
        (Is(SELF), ["stone"]),
        (CREATURE & Not(Is(Ref("it"))), ["bird"]),
        (OwnedBy(OPPONENT), ["bird"]),
        (ControlledBy(Same(YOU_)), ["bear", "stone"]),
        (CREATURE & Shares("colour", Ref("it")), ["bear"]),
        (TOKEN, []),
    ],
)
def test_filters_over_permanents(filter: Filter, expected: list[str]) -> None:
    """109.2: a description without a zone means permanents."""
    a = Asking()
    found = a.things(filter, {"it": (a.bear,)})
    assert [{a.bear: "bear", a.stone: "stone", a.bird: "bird"}[thing] for thing in found] == expected


def test_players() -> None:
    """102.1-102.3: you, opponents, team-mates, in Two-Headed Giant too."""
    a = Asking("two-headed-giant", 4)
    me, mate, foe, other = (player_thing(seat) for seat in range(4))
    assert a.things(PLAYER) == [me, mate, foe, other]
    assert a.things(YOU) == [me] and a.things(OPPONENT) == [foe, other]
    assert a.things(Teammate()) == [mate] and a.things(YourTeam()) == [me, mate]
    assert a.things(PLAYER & Status("active")) == [me, mate]
    assert a.things(PLAYER & Stat("life", "==", 30)) == [me, mate, foe, other]
    a.game.state.players[3].left = True
    assert a.things(OPPONENT) == [foe]


def test_any_target_is_players_and_creatures() -> None:
    """115.4."""
    a = Asking()
    assert a.things(ANY_TARGET) == [player_thing(0), player_thing(1), a.bear, a.bird]


def test_cards_in_zones() -> None:
    """109.2b: a card and the name of a zone; a permanent card is one that could be a permanent (110.4a)."""
    a = Asking()
    dead, bolt, theirs = a.board.put(BEAR, zone="graveyard"), a.board.put(SPELLS, zone="graveyard"), a.board.put(BIRD, 1, "graveyard")
    graveyard = CARD & InZone("graveyard")
    assert a.things(graveyard) == [dead, bolt, theirs]
    assert a.things(CARD & InZone("graveyard", YOU)) == [dead, bolt]
    assert a.things(graveyard & CREATURE) == [dead, theirs]
    assert a.things(graveyard & PERMANENT) == [dead, theirs]
    assert not a.fits(PERMANENT, dead)


def test_spells_and_abilities_on_the_stack() -> None:
    """112.1, 113.3: what is on the stack; a filter of spells means those."""
    a = Asking()
    spell = a.board.put(SPELLS, 1, "stack")
    assert a.things(SPELL) == [spell] and a.things(SPELL & THEIRS) == [spell] and a.things(SPELL & CREATURE) == []
    assert a.fits(SPELL & Colour("R"), spell) and not a.fits(Kind("ability"), spell)
    a.game.state.edit(spell).targets = (("target", (a.bear,)),)
    assert a.things(Targets(Is(Ref("it"))), {"it": (a.bear,)}) == [spell]
    in_hand = a.board.put(SPELLS, zone="hand")
    assert not a.fits(SPELL, in_hand)
    assert evaluate.fits(a.game, Ctx(a.stone, 0, spell=in_hand), SPELL & InZone("stack"), in_hand)


def test_status_counters_and_attachments() -> None:
    """110.5, 122, 301.5, 303.4: what is tapped, has counters, is enchanted."""
    a = Asking()
    events.happened(a.game, (events.Tapped(a.bear),))
    assert a.things(Status("tapped")) == [a.bear] and a.things(CREATURE & Status("untapped")) == [a.bird]
    a.board.counters(a.bird, "+1/+1", 2)
    assert a.things(WithCounter("+1/+1")) == a.things(WithCounter()) == [a.bird]
    assert a.things(Stat("counters:+1/+1", ">=", 2)) == [a.bird] and a.things(CREATURE & Status("modified")) == [a.bird]
    aura = a.board.put(GOLD)
    a.board.attach(aura, a.bear)
    assert a.things(HasAttached(Subtype("Aura"))) == a.things(CREATURE & Status("enchanted")) == [a.bear]
    assert a.things(AttachedTo(CREATURE)) == [aura]
    assert evaluate.things(a.game, Ctx(aura, 0), CREATURE & ENCHANTED) == [a.bear]
    assert evaluate.refer(a.game, Ctx(aura, 0), ATTACHED) == (a.bear,)


def test_combat_statuses() -> None:
    """506.4-5, 509.1h: attacking, alone, whom; unblocked only once blockers have been declared."""
    a = Asking()
    events.happened(a.game, (events.StepBegan("attackers"), events.Attacked(a.bear, player_thing(1))))
    assert a.things(CREATURE & Status("attacking")) == a.things(CREATURE & Status("alone")) == [a.bear]
    assert a.things(AttackingWhom(OPPONENT)) == [a.bear] and a.things(AttackingWhom(YOU)) == []
    assert a.things(CREATURE & Status("unblocked")) == []
    events.happened(a.game, (events.StepBegan("blockers"),))
    assert a.things(CREATURE & Status("unblocked")) == [a.bear]
    events.happened(a.game, (events.Blocked(a.bird, a.bear), events.Became(a.bear, "blocked")))
    assert a.things(CREATURE & Status("blocked")) == [a.bear] and a.things(CREATURE & Status("blocking")) == [a.bird]
    assert a.things(CREATURE & Status("unblocked")) == []


def test_summoning_sickness() -> None:
    """302.6: since the controller's latest turn began; haste does not matter for the rule's condition."""
    a = Asking()
    events.happened(a.game, (events.TurnBegan(0, 4),))
    fresh = zones.place(a.game, 0, BEAR, "battlefield")
    a.game.state.edit(fresh).turn_gained = 4
    assert a.things(CREATURE & Status("sick")) == [fresh]
    events.happened(a.game, (events.TurnBegan(1, 5),))
    assert a.things(CREATURE & Status("sick")) == [fresh]
    events.happened(a.game, (events.TurnBegan(0, 6),))
    assert a.things(CREATURE & Status("sick")) == []


def test_last_known_information() -> None:
    """608.2h: what has gone is read as it last was, whatever it is now."""
    a = Asking()
    a.board.counters(a.bear, "+1/+1", 3)
    a.board.effect(a.bear, Control(YOU_), you=1)
    a.board.remove(a.bear)
    names: Names = {"it": (a.bear,)}
    assert a.amount(Of(Ref("it"), "power"), names) == 5
    assert a.fits(CREATURE & THEIRS, a.bear) and a.amount(Of(Ref("it"), "counters:+1/+1"), names) == 3
    assert a.refer(ControllerOf(Ref("it")), names) == (player_thing(1),) and a.refer(OwnerOf(Ref("it")), names) == (player_thing(0),)
    assert not a.fits(CREATURE, 987654) and a.amount(Of(Ref("it"), "power"), {"it": (987654,)}) == 0


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (7, 7),
        (X(), 3),
        (Number(CREATURE), 2),
        (Of(Ref("it"), "power"), 2),
        (Of(YOU_, "life"), 20),
        (Greatest(CREATURE, "toughness"), 3),
        (Least(CREATURE, "toughness"), 2),
        (Greatest(LAND, "power"), 0),
        (Total(CREATURE, "power"), 3),
        (Distinct(CREATURE, "colour"), 2),
        (Distinct(CREATURE, "mana_value"), 1),
        (Distinct(PERMANENT, "type"), 2),
        (Result("amount"), 4),
        (Result("unknown"), 0),
        (Plus((1, X(), Number(CREATURE))), 6),
        (Times(-2, X()), -6),
        (Half(X()), 1),
        (Half(X(), up=True), 2),
        (Difference(X(), 5), 0),
        (Difference(5, X()), 2),
        (Devotion("W"), 2),
        (Devotion("G"), 1),
        (Devotion("UB"), 2),
    ],
)
def test_amounts(amount: Amount | int, expected: int) -> None:
    """107.1, 107.3, 608.2h, 700.5."""
    a = Asking()
    a.board.effect(a.bird, Control(YOU_))
    gold = a.board.put(GOLD, 0) if isinstance(amount, Devotion) and "B" in amount.colours else 0
    assert gold >= 0
    assert a.amount(amount, {"it": (a.bear,), "amount": 4}, x=3) == expected


def test_tallies_and_happenings() -> None:
    """What has happened this turn, how often and how much of it."""
    a = Asking()
    assert not a.holds(Happened(GainLife(YOU)))
    events.happened(a.game, (events.LifeGained(0, 3), events.LifeGained(1, 4)))
    events.happened(a.game, (events.LifeGained(0, 2),))
    assert a.amount(Tally(GainLife(YOU))) == 2 and a.amount(Tally(GainLife(YOU), "amount")) == 5
    assert a.holds(Happened(GainLife(YOU), least=2)) and not a.holds(Happened(GainLife(YOU), least=3))
    assert a.holds(Unless(Happened(Draw(YOU))))


def test_what_something_did_this_turn() -> None:
    """Did: the role that a thing played in an event of the turn, or of the combat."""
    a = Asking()
    events.happened(a.game, (events.DamageDealt(a.bird, a.bear, 1),))
    assert a.things(CREATURE & Did(Damage(source=CREATURE), "to")) == [a.bear]
    assert a.things(CREATURE & Did(Damage(to=CREATURE), "source")) == [a.bird]
    events.happened(a.game, (events.Attacked(a.bear, player_thing(1)),))
    assert a.things(CREATURE & Did(Attack(CREATURE), "what")) == [a.bear]
    events.happened(a.game, (events.StepBegan("begin_combat", 2),))
    assert a.things(CREATURE & Did(Attack(CREATURE), "what", "this_combat")) == []
    fresh = a.board.remove(a.board.put(BEAR, zone="hand"), "battlefield")
    assert a.things(CREATURE & Did(Move(to="battlefield"), "what")) == [fresh]


def test_conditions() -> None:
    """Conditions and how they are joined."""
    a = Asking()
    assert a.holds(Compare(1, "<", 2)) and not a.holds(Compare(1, "!=", 1))
    assert a.holds(Exists(CREATURE)) and a.holds(Exists(CREATURE, 2)) and not a.holds(Exists(CREATURE, 3))
    assert a.holds(Fits(Ref("it"), CREATURE), {"it": (a.bear,)}) and not a.holds(Fits(Ref("it"), CREATURE), {"it": ()})
    assert not a.holds(Fits(Ref("it"), CREATURE), {"it": (a.bear, a.stone)})
    assert a.holds(Done("moved"), {"moved": (a.bear,)}) and not a.holds(Done("moved"), {"moved": ()}) and not a.holds(Done("moved"))
    assert a.holds(Both((Compare(1, "<", 2), Exists(CREATURE)))) and not a.holds(Both((Compare(1, ">", 2), Exists(CREATURE))))
    assert a.holds(Either((Compare(1, ">", 2), Exists(CREATURE)))) and a.holds(evaluate.ALWAYS)
    assert not a.holds(Paid("kicker"))
    a.game.state.edit(a.stone).paid = ("kicker",)
    assert a.holds(Paid("kicker"))


def test_now() -> None:
    """500.1, 505.1: a step or phase, of whose turn."""
    a = Asking()
    events.happened(a.game, (events.StepBegan("main2"),))
    assert a.holds(Now("main")) and a.holds(Now("main2", YOU)) and not a.holds(Now("main", OPPONENT)) and not a.holds(Now("combat"))
    events.happened(a.game, (events.StepBegan("attackers"),))
    assert a.holds(Now("combat")) and not a.holds(Now("main")) and a.holds(Now("", YOU))


def test_references() -> None:
    """What picks give that nobody has to choose."""
    a = Asking()
    names: Names = {"target": (a.bear,), "amount": 3}
    assert a.refer(SELF) == (a.stone,) and a.refer(YOU_) == (player_thing(0),)
    assert a.refer(Ref("target"), names) == a.refer(Target(), names) == (a.bear,)
    assert a.refer(Ref("amount"), names) == () and a.refer(Ref("nothing")) == ()
    assert a.refer(All(CREATURE)) == (a.bear, a.bird)
    assert a.refer(Together((Ref("target"), All(CREATURE))), names) == (a.bear, a.bird)
    assert a.refer(ControllerOf(All(CREATURE))) == (player_thing(0), player_thing(1))
    low, top = a.board.put(BEAR, zone="library"), a.board.put(STONE, zone="library")
    assert a.refer(Top(1)) == (top,) and a.refer(Top(5)) == (top, low) and a.refer(Top(1, Ref("target")), names) == ()


def test_memory_of_the_source() -> None:
    """607.2a: names that begin with "self." are kept by the source, and known when it is gone."""
    a = Asking()
    a.game.state.edit(a.stone).memory = {"self.exiled": (a.bear,)}
    assert a.refer(Ref("self.exiled")) == (a.bear,)
    a.board.remove(a.stone)
    assert a.refer(Ref("self.exiled")) == (a.bear,)


def test_layers_are_seen_by_filters() -> None:
    """613.1: filters look at characteristics after all effects."""
    a = Asking()
    a.board.effect(a.stone, Types(add=("creature",)), Colours("U"))
    assert a.things(CREATURE & Colour("U")) == [a.stone]


def test_mana_value_of_x_on_the_stack() -> None:
    """202.3e: X is what was chosen while it is on the stack, else 0."""
    a = Asking()
    spell = a.board.put(SPELLS, zone="stack")
    a.game.state.edit(spell).x = 5
    a.game.cache.chars.pop(spell, None)
    assert evaluate.number_of(a.game, spell, "mana_value") == 6
    assert evaluate.number_of(a.game, a.board.put(SPELLS, zone="hand"), "mana_value") == 1
