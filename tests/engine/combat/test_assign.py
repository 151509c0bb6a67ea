"""Combat damage (510): who assigns how much to what, in which step."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from server.engine import events
from server.engine.abilities.changes import END_OF_TURN, Gain, Limit, LoseAbility
from server.engine.abilities.filters import CREATURE, YOURS
from server.engine.abilities.kinds import Card, Keyword, Static
from server.engine.abilities.words import Change
from server.engine.combat.assign import Assign
from server.engine.combat.lethal import Fight, Tally
from server.engine.decisions import Option
from server.engine.errors import IllegalChoice
from server.engine.state import Continuous
from tests.engine.combat.field import asked, assigns, attacks, blocks, can_divide, creature, fought, planeswalker
from tests.engine.table import Side, Table

BEARS, LIONS = "Grizzly Bears", "Savannah Lions"


def fight(attacker: str | Card, *defenders: str | Card) -> Table:
    """Ann's creature attacked Bob, and all of Bob's creatures have blocked it."""
    t = Table(ann=Side(field=[attacker]), bob=Side(field=list(defenders)))
    name = attacker if isinstance(attacker, str) else attacker.name
    attacks(t, {name: "bob"})
    blocks(t, {one if isinstance(one, str) else one.name: name for one in defenders})
    return t


def change(t: Table, name: str, what: Change) -> None:
    """An effect changes the permanent until end of turn."""
    oid = t.find(name)
    effect = Continuous(t.game.timestamp(), oid, 0, (what,), (oid,), END_OF_TURN, {}, 0, t.game.timestamp(), 1)
    events.happened(t.game, (events.EffectStarted(effect),))


def to_step(t: Table, step: str) -> None:
    """Play on with defaults to priority in that step."""
    for _ in range(100):
        if t.game.state.step == step and t.game.at_priority:
            return
        question = t.game.questions[0]
        t.game.choose(question.seat, question.default, question.id)
    raise AssertionError(step)


def test_an_attacker_divides_freely_among_its_blockers() -> None:
    """510.1c: there is no damage assignment order; the choice is the attacker's controller's."""
    t = fight("Hill Giant", LIONS, BEARS)
    question = asked(t, Assign)
    assert question is not None and question.seat == 0 and question.source == t.find("Hill Giant") and question.rule == "510.1c"
    assert can_divide(t, question, {BEARS: 3}) and can_divide(t, question, {LIONS: 2, BEARS: 1})
    assert not can_divide(t, question, {BEARS: 2}) and not can_divide(t, question, {BEARS: 4})
    assert question.default == (1, 2)
    assigns(t, {BEARS: 3})
    fought(t)
    assert t.bob.field == [LIONS] and t.ann.field == []


def test_one_blocker_gets_it_all() -> None:
    """510.1c: nothing is asked."""
    t = fight("Hill Giant", LIONS)
    assert asked(t, Assign) is None


def test_trample() -> None:
    """702.19b: what is more than lethal may go on to the player; nothing goes through before the blockers have lethal damage."""
    t = fight(creature("Dread", 6, 6, "trample"), BEARS)
    question = asked(t, Assign)
    assert question is not None and question.default == (2, 4)
    assert can_divide(t, question, {BEARS: 6}) and can_divide(t, question, {BEARS: 4, "bob": 2})
    assert not can_divide(t, question, {BEARS: 1, "bob": 5})
    assigns(t, {BEARS: 3, "bob": 3})
    assert t.bob.life == 17


def test_trample_counts_damage_that_is_marked() -> None:
    """702.19b: damage already on the blocker counts."""
    t = fight(creature("Dread", 3, 3, "trample"), creature("Wall", 0, 4))
    t.game.state.edit(t.find("Wall")).damage = 3
    question = asked(t, Assign)
    assert can_divide(t, question, {"Wall": 1, "bob": 2}) and not can_divide(t, question, {"bob": 3})


def test_deathtouch_makes_one_damage_lethal() -> None:
    """702.2c, 702.19b."""
    t = fight(creature("Dread", 6, 6, "trample", "deathtouch"), creature("Wall", 0, 9), BEARS)
    question = asked(t, Assign)
    assert question is not None and question.default == (1, 1, 4)
    assert not can_divide(t, question, {"Wall": 1, "bob": 5})
    assigns(t, {"Wall": 1, BEARS: 1, "bob": 4})
    fought(t)
    assert t.bob.life == 16 and t.bob.field == []


def test_damage_of_other_attackers_counts_for_a_trampler() -> None:
    """702.19b, 510.1e: what they assign, also afterwards, may make it lethal; it is only for the whole to be legal."""
    guardian = creature("Guardian", 0, 6, Static((Limit("blocks", -1),)))
    side = [creature("Rhino", 4, 4, "trample"), creature("Horn", 3, 3, "trample"), creature("Mammoth", 4, 4)]
    t = Table(ann=Side(field=list(side)), bob=Side(field=[guardian]))
    attacks(t, dict.fromkeys(("Rhino", "Horn", "Mammoth"), "bob"))
    blocks(t, {"Guardian": ("Rhino", "Horn", "Mammoth")})
    question = asked(t, Assign)
    assert question is not None and can_divide(t, question, {"bob": 4})  # three and four are lethal
    assigns(t, {"bob": 4})
    question = asked(t, Assign)
    assert question is not None
    assert can_divide(t, question, {"Guardian": 2, "bob": 1}) and not can_divide(t, question, {"Guardian": 1, "bob": 2})
    assert question.default == (3, 0) and [question.sample(Random(n)) for n in range(5)]
    assigns(t, {"Guardian": 2, "bob": 1})
    fought(t)
    assert t.bob.life == 15 and t.bob.field == []


def test_a_trampler_whose_blockers_are_gone_deals_all_to_the_player() -> None:
    """702.19d; without trample it deals none (510.1c)."""
    for name, life in ("Dread", 17), ("Plain", 20):
        t = fight(creature(name, 3, 3, *(["trample"] if name == "Dread" else [])), BEARS)
        events.happened(t.game, (events.LeftCombat((t.find(BEARS),)),))
        fought(t)
        assert t.bob.life == life


def test_damage_goes_to_the_planeswalker_that_is_attacked() -> None:
    """510.1b, 702.19f: what tramples over goes to it, never to its controller."""
    t = Table(ann=Side(field=[BEARS, creature("Dread", 5, 5, "trample")]), bob=Side(field=["Llanowar Elves"]))
    planeswalker(t, 1, 9)
    attacks(t, {BEARS: "Walker", "Dread": "Walker"})
    blocks(t, {"Llanowar Elves": "Dread"})
    question = asked(t, Assign)
    assert question is not None and question.default == (1, 4)
    fought(t)
    assert t["Walker"].counters == {"loyalty": 3} and t.bob.life == 20


def test_a_blocker_of_two_divides_its_damage() -> None:
    """510.1d: as its controller likes; asked after the attackers (510.1)."""
    t = Table(ann=Side(field=[BEARS, "Hill Giant"]), bob=Side(field=[creature("Two", 4, 9, Static((Limit("blocks", 1, True),)))]))
    attacks(t, {BEARS: "bob", "Hill Giant": "bob"})
    blocks(t, {"Two": (BEARS, "Hill Giant")})
    question = asked(t, Assign)
    assert question is not None and question.seat == 1 and question.rule == "510.1d" and question.default == (2, 2)
    assigns(t, {"Hill Giant": 4})
    fought(t)
    assert t.ann.field == [BEARS] and t["Two"].damage == 5


def test_each_head_divides_for_its_own() -> None:
    """805.10f: attackers in the order declared, then the blockers."""
    two = Static((Limit("blocks", 1, True),), over=CREATURE & YOURS)
    bob, bea = Side(field=[creature("One", 2, 9, two)]), Side(field=[creature("Two", 2, 9, two)])
    t = Table("two-headed-giant", ann=Side(field=["Hill Giant"]), amy=Side(field=["Serra Angel"]), bob=bob, bea=bea)
    change(t, "One", Gain(Keyword("reach")))
    change(t, "Two", Gain(Keyword("reach")))
    attacks(t, {"Hill Giant": "bob"}, 0)
    attacks(t, {"Serra Angel": "bea"}, 1)
    blocks(t, {"One": ("Hill Giant", "Serra Angel")}, 2)
    blocks(t, {"Two": ("Hill Giant", "Serra Angel")}, 3)
    seats = []
    while (question := asked(t, Assign)) is not None:
        seats.append(question.seat)
        t.game.choose(question.seat, question.default, question.id)
    assert seats == [0, 1, 2, 3]


def test_first_strike_and_double_strike() -> None:
    """510.4, 702.4b, 702.7b: first and double strikers first, the others and double strikers again afterwards."""
    t = Table(ann=Side(field=[creature("First", 2, 2, "first strike"), creature("Double", 1, 1, "double strike"), BEARS]), bob=Side())
    attacks(t, dict.fromkeys(("First", "Double", BEARS), "bob"))
    to_step(t, "first_strike_damage")
    assert t.bob.life == 17
    to_step(t, "damage")
    assert t.bob.life == 14
    fought(t)
    assert t.game.state.struck == ()


def test_without_first_strike_there_is_one_damage_step() -> None:
    """510.4."""
    t = Table(ann=Side(field=[BEARS]), bob=Side())
    attacks(t, {BEARS: "bob"})
    fought(t)
    assert not any(isinstance(e, events.StepBegan) and e.step == "first_strike_damage" for e in t.game.state.history)
    assert t.bob.life == 18


def test_strikes_gained_and_lost_between_the_steps() -> None:
    """702.4c-d, 702.7c: losing double strike stops the second strike, gaining it after first strike gives one; gaining first strike
    late stops nothing, and losing it after having struck gives no second strike."""
    names = {"Loses": "double strike", "Gains": "first strike", "Late": "", "Lost": "first strike"}
    t = Table(ann=Side(field=[creature(name, 1, 1, *([word] if word else [])) for name, word in names.items()]), bob=Side())
    attacks(t, dict.fromkeys(names, "bob"))
    to_step(t, "first_strike_damage")
    assert t.bob.life == 17
    change(t, "Loses", LoseAbility("double strike"))
    change(t, "Gains", Gain(Keyword("double strike")))
    change(t, "Late", Gain(Keyword("first strike")))
    change(t, "Lost", LoseAbility("first strike"))
    fought(t)
    assert t.bob.life == 15


def test_no_power_no_damage() -> None:
    """510.1a: nothing to divide, nothing dealt."""
    t = fight(creature("Zero", 0, 3), BEARS, LIONS)
    assert asked(t, Assign) is None
    assert not any(isinstance(e, events.DamageDealt) and e.source == t.find("Zero") for e in t.game.state.history)


def test_an_attacker_that_has_left_combat_deals_none() -> None:
    """506.4, 510.1a."""
    t = Table(ann=Side(field=[BEARS, "Hill Giant"]), bob=Side())
    attacks(t, {BEARS: "bob", "Hill Giant": "bob"})
    events.happened(t.game, (events.LeftCombat((t.find(BEARS),)),))
    fought(t)
    assert t.bob.life == 17


class Blank(Tally):
    """A tally of invented blockers, without a game."""

    def __init__(self, need: dict[int, int], fights: list[Fight]) -> None:
        self.need, self.rest, self.promised = dict(need), list(fights), {}


def lethal(fights: list[Fight], need: dict[int, int], given: list[tuple[int, ...]]) -> bool:
    """Whether the whole assignment is legal by the letter of 702.19b and 510.1e."""
    total = dict.fromkeys(need, 0)
    touched = set()
    for fight, shares in zip(fights, given):
        for oid, n in zip(fight.creatures, shares):
            total[oid] += n
            if n and fight.deathtouch:
                touched.add(oid)
    enough = {oid for oid in need if total[oid] >= need[oid] or oid in touched}
    return all(
        fight.beyond is None or not fight.creatures or not shares[-1] or all(oid in enough for oid in fight.creatures)
        for fight, shares in zip(fights, given)
    )


def splits(total: int, parts: int) -> list[tuple[int, ...]]:
    """All ways to divide the total into so many parts."""
    return [shares for shares in product(range(total + 1), repeat=parts) if sum(shares) == total]


@pytest.mark.parametrize("seed", range(60))
def test_one_by_one_just_what_some_legal_whole_has(seed: int) -> None:
    """510.1e: attackers that share blockers, asked one by one, may each do what is part of a legal whole, and nothing else."""
    rng = Random(seed)
    need = {oid: rng.randint(0, 4) for oid in range(1, rng.randint(2, 3) + 1)}
    fights = []
    for number in range(rng.randint(1, 3)):
        creatures = tuple(sorted(rng.sample(sorted(need), rng.randint(1, len(need)))))
        beyond = -2 if rng.random() < 0.7 else None
        fights.append(Fight(100 + number, 0, rng.randint(1, 3), creatures, beyond, rng.random() < 0.25, "510.1c"))
    ways = [splits(fight.power, len(fight.receivers)) for fight in fights]
    whole = [given for given in product(*ways) if lethal(fights, need, list(given))]
    tally = Blank(need, fights)
    done: list[tuple[int, ...]] = []
    for k, fight in enumerate(fights):
        question = Assign(tuple(Option("object", thing) for thing in fight.receivers), fight, tally)
        possible = {given[k] for given in whole if list(given[:k]) == done}
        for shares in ways[k]:
            try:
                question.check(shares)
            except IllegalChoice:
                assert shares not in possible
            else:
                assert shares in possible
        assert question.default in possible
        assert all(question.sample(rng) in possible for _ in range(5))
        chosen = rng.choice(sorted(possible))
        tally.add(fight, chosen)
        done.append(chosen)
