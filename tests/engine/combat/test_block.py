"""Declaring blockers (509)."""

from __future__ import annotations

import pytest

from server.engine import events
from server.engine.abilities.amounts import Number
from server.engine.abilities.changes import AsThough, Forbid, Limit, Require
from server.engine.abilities.conditions import Compare, Exists
from server.engine.abilities.filters import (
    AFFECTED,
    ARTIFACT,
    CREATURE,
    OPPONENT,
    YOURS,
    Colour,
    ControlledBy,
    Has,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Card, Keyword, Static, card
from server.engine.abilities.structures import Mana
from server.engine.abilities.verbs import Become
from server.engine.abilities.verbs import Block as Blocks
from server.engine.combat.declarations import Block
from tests.engine.combat.field import allowed, asked, attacks, blocks, creature, fought
from tests.engine.table import Side, Table

BEARS = "Grizzly Bears"


def facing(attacker: str | Card, *defenders: str | Card, more: tuple[str | Card, ...] = ()) -> Table:
    """Ann has attacked Bob with the first creature (and those in `more`); Bob is about to block."""
    t = Table(ann=Side(field=[attacker, *more]), bob=Side(field=list(defenders)))
    attacks(t, {card if isinstance(card, str) else card.name: "bob" for card in (attacker, *more)})
    return t


def may_block(t: Table, blocker: str, attacker: str) -> bool:
    """Whether that block alone is legal."""
    question = asked(t, Block)
    return question is not None and allowed(t, question, {blocker: attacker})


RED = card("Red", "{R}", "Creature", pt=(2, 2))
BLACK = card("Black", "{B}", "Creature", pt=(2, 2))
GOLEM = card("Golem", "{2}", "Artifact Creature", pt=(2, 2))


@pytest.mark.parametrize(
    ("attacker", "blocker", "legal"),
    [
        (creature("A", 2, 2), RED, True),
        (creature("A", 2, 2, "flying"), RED, False),
        (creature("A", 2, 2, "flying"), creature("B", 2, 2, "reach"), True),
        (creature("A", 2, 2, "flying"), creature("B", 2, 2, "flying"), True),
        (creature("A", 2, 2), creature("B", 2, 2, "flying"), True),
        (creature("A", 2, 2, "fear"), RED, False),
        (creature("A", 2, 2, "fear"), BLACK, True),
        (creature("A", 2, 2, "fear"), GOLEM, True),
        (card("A", "{R}", "Creature", Keyword("intimidate"), pt=(2, 2)), RED, True),
        (card("A", "{R}", "Creature", Keyword("intimidate"), pt=(2, 2)), BLACK, False),
        (card("A", "{R}", "Creature", Keyword("intimidate"), pt=(2, 2)), GOLEM, True),
        (creature("A", 2, 2, "shadow"), RED, False),
        (creature("A", 2, 2), creature("B", 2, 2, "shadow"), False),
        (creature("A", 2, 2, "shadow"), creature("B", 2, 2, "shadow"), True),
        (creature("A", 2, 2, "shadow"), creature("B", 2, 2, Static((AsThough("shadow"),))), True),
        (creature("A", 2, 2, "horsemanship"), RED, False),
        (creature("A", 2, 2), creature("B", 2, 2, "horsemanship"), True),
        (creature("A", 2, 2, "skulk"), creature("B", 3, 3), False),
        (creature("A", 2, 2, "skulk"), RED, True),
        (creature("A", 2, 2, Keyword("protection", Colour("R"))), RED, False),
        (creature("A", 2, 2, Keyword("protection", Colour("R"))), BLACK, True),
        (creature("A", 2, 2, "menace"), RED, False),
        (creature("A", 2, 2, Static((Forbid(Blocks(None, AFFECTED)),))), RED, False),
        (creature("A", 2, 2, Static((Forbid(Blocks(~Has("flying"), AFFECTED)),))), RED, False),
        (creature("A", 2, 2), creature("B", 2, 2, Static((Forbid(Blocks(AFFECTED)),))), False),
        (creature("A", 2, 2), creature("B", 2, 2, Static((Forbid(Blocks(AFFECTED, ~Has("flying"))),))), False),
        (creature("A", 3, 2), creature("B", 2, 2, Static((Forbid(Blocks(AFFECTED, Stat("power", ">=", 3))),))), False),
        (creature("A", 2, 2, Static((Forbid(Blocks(None, AFFECTED & Status("alone"))),))), RED, False),
    ],
)
def test_who_can_block_what(attacker: Card, blocker: Card, legal: bool) -> None:
    """509.1b, 702.9b, 702.13b, 702.16f, 702.17b, 702.28b, 702.31b, 702.36b, 702.111b, 702.118b: evasion and restrictions."""
    assert may_block(facing(attacker, blocker, RED, BLACK), blocker.name, "A") is legal


def test_tapped_creatures_do_not_block_unless_as_though_untapped() -> None:
    """509.1a, 609.4."""
    masako = creature("Masako", 1, 1, Static((AsThough("untapped"),), over=CREATURE & YOURS))
    for helpers, legal in ((), False), ((masako,), True):
        t = Table(ann=Side(field=[BEARS]), bob=Side(field=["Hill Giant", *helpers]))
        events.happened(t.game, (events.Tapped(t.find("Hill Giant")),))
        attacks(t, {BEARS: "bob"})
        assert may_block(t, "Hill Giant", BEARS) is legal if helpers else asked(t, Block) is None


def test_landwalk_looks_at_the_attacked_player_and_stops_both_heads() -> None:
    """702.14c, 805.10e: an Island of the attacked head stops all blocks, one of the other head none."""
    walker = creature("Walker", 2, 2, Keyword("landwalk", Subtype("Island")))
    t = Table("two-headed-giant", ann=Side(field=[walker]), amy=Side(), bob=Side(field=["Island"]), bea=Side(field=[BEARS]))
    attacks(t, {"Walker": "bob"})
    assert asked(t, Block) is None
    t = Table("two-headed-giant", ann=Side(field=[walker]), amy=Side(), bob=Side(field=["Island"]), bea=Side(field=[BEARS]))
    attacks(t, {"Walker": "bea"})
    assert may_block(t, BEARS, "Walker")


def test_either_head_may_block_what_attacks_the_other() -> None:
    """805.10d: Bob's creature blocks what attacks Bea."""
    t = Table("two-headed-giant", ann=Side(field=[BEARS]), amy=Side(), bob=Side(field=["Hill Giant"]), bea=Side())
    attacks(t, {BEARS: "bea"})
    blocks(t, {"Hill Giant": BEARS}, 2)
    fought(t)
    assert t.ann.graveyard == [BEARS] and t.bob.life == 30


def test_each_defending_player_blocks_what_attacks_him() -> None:
    """802.4: in a free-for-all one after the other, and only what attacks oneself."""
    t = Table("free-for-all", ann=Side(field=[BEARS, "Hill Giant"]), bob=Side(field=["Savannah Lions"]), cid=Side(field=["Serra Angel"]))
    attacks(t, {BEARS: "bob", "Hill Giant": "cid"})
    first = asked(t, Block)
    assert first is not None and first.seat == 1 and not allowed(t, first, {"Savannah Lions": "Hill Giant"})
    blocks(t, {"Savannah Lions": BEARS})
    second = asked(t, Block)
    assert second is not None and second.seat == 2 and allowed(t, second, {"Serra Angel": "Hill Giant"})
    blocks(t, {})
    fought(t)
    assert t.cid.life == 17 and t.bob.life == 20


def test_blocked_and_unblocked_attackers() -> None:
    """509.1g-i: blocks are declared and attackers become blocked or unblocked, all as one event; blocked stays blocked."""
    t = facing(BEARS, "Savannah Lions", "Llanowar Elves", more=("Hill Giant",))
    blocks(t, {"Savannah Lions": "Hill Giant", "Llanowar Elves": "Hill Giant"})
    giant = t["Hill Giant"]
    assert giant.blocked and giant.blockers == (t.find("Savannah Lions"), t.find("Llanowar Elves")) and not t[BEARS].blocked
    became = [(event.thing, event.how) for event in t.game.state.history if isinstance(event, events.Became)]
    assert became == [(t.find("Hill Giant"), "blocked"), (t.find(BEARS), "unblocked")]
    events.happened(t.game, (events.LeftCombat((t.find("Savannah Lions"), t.find("Llanowar Elves"))),))
    fought(t)
    assert giant.blocked is False and t.bob.life == 18


def test_attackers_become_unblocked_without_anybody_who_could_block() -> None:
    """509.1h: nobody is asked."""
    t = facing(BEARS)
    fought(t)
    assert any(isinstance(event, events.Became) and event.how == "unblocked" for event in t.game.state.history)


def test_menace_wants_two_blockers() -> None:
    """702.111b: two together are enough."""
    t = facing(creature("A", 2, 2, "menace"), BEARS, "Hill Giant")
    question = asked(t, Block)
    assert allowed(t, question, {BEARS: "A", "Hill Giant": "A"}) and allowed(t, question, {})
    assert not allowed(t, question, {BEARS: "A"})


def test_at_least_and_at_most_so_many_blockers() -> None:
    """509.1b: can't be blocked except by three or more, or by more than one."""
    giants = (BEARS, "Hill Giant", "Serra Angel")
    t = facing(creature("A", 2, 2, Static((Limit("least_blockers", 3),))), *giants)
    question = asked(t, Block)
    assert not allowed(t, question, {BEARS: "A", "Hill Giant": "A"}) and allowed(t, question, dict.fromkeys(giants, "A"))
    t = facing(creature("A", 2, 2, Static((Limit("most_blockers", 1),))), *giants)
    question = asked(t, Block)
    assert not allowed(t, question, {BEARS: "A", "Hill Giant": "A"}) and allowed(t, question, {BEARS: "A"})


def test_no_more_than_so_many_can_block() -> None:
    """509.1b, 805.10d: in all, or of each opponent."""
    t = facing(creature("A", 2, 2, Static((Limit("blockers", 1),))), BEARS, "Hill Giant")
    question = asked(t, Block)
    assert not allowed(t, question, {BEARS: "A", "Hill Giant": "A"}) and allowed(t, question, {BEARS: "A"})
    each = creature("A", 2, 2, Static((Limit("blockers", 1),), over=OPPONENT))
    bob, bea = Side(field=[BEARS, "Hill Giant"]), Side(field=["Serra Angel"])
    t = Table("two-headed-giant", ann=Side(field=[each]), amy=Side(), bob=bob, bea=bea)
    attacks(t, {"A": "bob"})
    question = asked(t, Block, 2)
    assert not allowed(t, question, {BEARS: "A", "Hill Giant": "A"})
    blocks(t, {BEARS: "A"}, 2)
    blocks(t, {"Serra Angel": "A"}, 3)
    assert t["A"].blockers == (t.find(BEARS), t.find("Serra Angel"))


def test_blocking_several() -> None:
    """509.1a: one more each combat, or any number; a blocker of two deals damage to both."""
    two = creature("Two", 2, 5, Static((Limit("blocks", 1, True),)))
    t = facing(BEARS, two, more=("Hill Giant", "Savannah Lions"))
    question = asked(t, Block)
    assert allowed(t, question, {"Two": (BEARS, "Hill Giant")})
    assert not allowed(t, question, {"Two": (BEARS, "Hill Giant", "Savannah Lions")})
    blocks(t, {"Two": (BEARS, "Savannah Lions")})
    assert t["Two"].blocking == (t.find(BEARS), t.find("Savannah Lions"))
    wall = creature("Any", 2, 5, Static((Limit("blocks", -1),)))
    t = facing(BEARS, wall, more=("Hill Giant", "Savannah Lions"))
    assert allowed(t, asked(t, Block), {"Any": (BEARS, "Hill Giant", "Savannah Lions")})


def test_lure_draws_in_whoever_can() -> None:
    """509.1c, 805.10d: creatures of both heads that are able to block it do."""
    lured = creature("Lured", 2, 2, Static((Require(Blocks(CREATURE, AFFECTED)),)))
    bob, bea = Side(field=[BEARS]), Side(field=["Serra Angel"])
    t = Table("two-headed-giant", ann=Side(field=[lured]), amy=Side(field=["Hill Giant"]), bob=bob, bea=bea)
    attacks(t, {"Lured": "bob"}, 0)
    attacks(t, {"Hill Giant": "bea"}, 1)
    question = asked(t, Block, 2)
    assert allowed(t, question, {BEARS: "Lured"}) and not allowed(t, question, {BEARS: "Hill Giant"}) and not allowed(t, question, {})
    question = asked(t, Block, 3)
    assert not allowed(t, question, {"Serra Angel": "Hill Giant"})


def test_must_be_blocked_by_one() -> None:
    """509.1c: one creature that blocks it is enough."""
    bold = creature("Bold", 2, 2, Static((Require(Become(AFFECTED, "blocked")),)))
    t = facing(bold, BEARS, "Hill Giant", more=("Savannah Lions",))
    question = asked(t, Block)
    assert not allowed(t, question, {}) and not allowed(t, question, {BEARS: "Savannah Lions"})
    assert allowed(t, question, {BEARS: "Bold"}) and allowed(t, question, {BEARS: "Bold", "Hill Giant": "Savannah Lions"})


def test_must_be_blocked_by_a_certain_kind() -> None:
    """509.1c: by an artifact creature if able."""
    bold = creature("Bold", 2, 2, Static((Require(Become(AFFECTED, "blocked", ARTIFACT)),)))
    t = facing(bold, BEARS, GOLEM)
    question = asked(t, Block)
    assert not allowed(t, question, {BEARS: "Bold"}) and allowed(t, question, {"Golem": "Bold"})


def test_what_must_block_blocks_something() -> None:
    """509.1c: menace draws in a second creature."""
    eager = creature("Eager", 2, 2, Static((Require(Blocks(AFFECTED)),)))
    t = facing(creature("A", 2, 2, "menace"), eager, BEARS)
    question = asked(t, Block)
    assert question is not None and question.default == ((0, 0), (1, 0))
    assert not allowed(t, question, {}) and not allowed(t, question, {BEARS: "A"})


def test_blocking_costs() -> None:
    """509.1d-f: the blocker's controller pays, if able, and need not."""
    heat = creature("Heat", 2, 2, Static((Forbid(Blocks(CREATURE, AFFECTED), unless=Mana("{1}")), Require(Blocks(CREATURE, AFFECTED)))))
    t = facing(heat, BEARS, "Hill Giant", "Forest")
    question = asked(t, Block)
    assert allowed(t, question, {}) and allowed(t, question, {BEARS: "Heat"})
    assert not allowed(t, question, {BEARS: "Heat", "Hill Giant": "Heat"})
    blocks(t, {BEARS: "Heat"})
    t.settle()
    assert t["Forest"].tapped and t[BEARS].blocking == (t.find("Heat"),)


def test_blocking_alone() -> None:
    """509.1b, 506.5: what can't block alone needs another that blocks, whatever it blocks."""
    shy = creature("Shy", 3, 3, Static((Forbid(Blocks(AFFECTED & Status("alone"))),)))
    t = facing("Hill Giant", shy, BEARS, more=("Savannah Lions",))
    question = asked(t, Block)
    assert not allowed(t, question, {"Shy": "Hill Giant"}) and allowed(t, question, {"Shy": "Hill Giant", BEARS: "Savannah Lions"})


def test_the_attacking_player_is_who_controls_the_attacker() -> None:
    """805.10c, 509.1b: it can't block unless its controller has more creatures than the attacking player."""
    more = Compare(Number(CREATURE & YOURS), ">", Number(CREATURE & ControlledBy(Status("attacking"))))
    toady = creature("Toady", 1, 1, Static((Forbid(Blocks(AFFECTED), but=more),)))
    amy, bea = Side(field=[BEARS, "Savannah Lions", "Llanowar Elves"]), Side(field=[toady, "Serra Angel"])
    t = Table("two-headed-giant", ann=Side(field=["Hill Giant"]), amy=amy, bob=Side(), bea=bea)
    attacks(t, {"Hill Giant": "bob"}, 0)
    attacks(t, {BEARS: "bob"}, 1)
    question = asked(t, Block, 3)
    assert allowed(t, question, {"Toady": "Hill Giant"}) and not allowed(t, question, {"Toady": BEARS})


def test_a_bystander_is_no_company() -> None:
    """509.1b: unless a creature with greater power also blocks."""
    greater = Exists(CREATURE & Stat("power", ">", 3) & Status("blocking"))
    okk = creature("Okk", 3, 3, Static((Forbid(Blocks(AFFECTED), but=greater),)))
    t = facing("Hill Giant", okk, "Serra Angel", BEARS)
    question = asked(t, Block)
    assert not allowed(t, question, {"Okk": "Hill Giant", BEARS: "Hill Giant"})
    assert allowed(t, question, {"Okk": "Hill Giant", "Serra Angel": "Hill Giant"})
