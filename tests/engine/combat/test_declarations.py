"""Declarations: every legal attack and block can be given, no illegal one, and requirements count exactly (508.1, 509.1)."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from server.engine.abilities.structures import Mana
from server.engine.combat.declarations import Attack, Block
from server.engine.combat.whole import Declarer, Demand, Limit, Pairs, Whole
from server.engine.errors import IllegalChoice


def everybody(*mays: tuple[int, ...], most: int = 1) -> tuple[Declarer, ...]:
    """Creatures 101, 102 ... of seat 0 that may do so."""
    return tuple(Declarer(101 + i, 0, may, most) for i, may in enumerate(mays))


def attack(whole: Whole, *mine: int) -> Attack:
    """The question about those, or about all of them."""
    return Attack(whole, mine or tuple(range(len(whole.declarers))))


def legal(question: Attack | Block) -> list[Pairs]:
    """All the legal answers, by trying them all (in no order within one)."""
    declarers = question.declarers
    ways = [
        [tuple((i, option) for option in chosen) for n in range(declarer.most + 1) for chosen in combinations(declarer.may, n)]
        for i, declarer in enumerate(declarers)
    ]
    found = []
    for parts in product(*ways):
        choice = tuple(pair for part in parts for pair in part)
        try:
            question.check(choice)
        except IllegalChoice:
            continue
        found.append(choice)
    return found


def refused(question: Attack | Block, choice: object) -> str:
    """The rule for which that answer is refused."""
    with pytest.raises(IllegalChoice) as error:
        question.check(choice)
    return error.value.rule


def test_each_creature_attacks_whom_it_may_or_nobody() -> None:
    """508.1a-b: without limits every combination is legal, and nothing else is."""
    question = attack(Whole(everybody((0, 1), (1,)), (-2, -3)))
    assert len(legal(question)) == 6
    assert refused(question, ((1, 0),)) == "508.1c"
    assert refused(question, ((0, 0), (0, 1))) == "508.1b"
    assert question.default == () and question.only is None


@pytest.mark.parametrize("garbage", [None, 0, [(0, 0)], ((0,),), ((0, 0, 0),), ((0, "a"),), ((True, 0),), ((2, 0),), ((0, 2),), ((-1, 0),)])
def test_garbage_is_refused(garbage: object) -> None:
    """508.1: an answer of another shape is no declaration."""
    refused(attack(Whole(everybody((0,), (0,)), (-2, -3))), garbage)


def test_the_only_legal_attack_is_of_the_one_that_must() -> None:
    """508.1d: no more than one may attack, and one of two must: just that one does."""
    whole = Whole(everybody((0,), (0,)), (-2,), (Limit("most", 1),), (Demand((0,)),))
    question = attack(whole)
    assert legal(question) == [((0, 0),)]
    assert question.default == question.only == ((0, 0),)
    assert refused(question, ()) == "508.1d" and refused(question, ((0, 0), (1, 0))) == "508.1c"
    assert question.declarers[0].must == 1


def test_two_that_cannot_attack_alone_may_attack_together() -> None:
    """508.1c: each makes the other's attack legal."""
    whole = Whole(everybody((0,), (0,)), (-2,), (Limit("with", 1, (0, 1)), Limit("with", 1, (1, 0))))
    assert legal(attack(whole)) == [(), ((0, 0), (1, 0))]


def test_what_can_only_attack_alone() -> None:
    """506.5: nobody else attacks then."""
    whole = Whole(everybody((0,), (0,)), (-2,), (Limit("alone", 1, (0,)),))
    assert legal(attack(whole)) == [(), ((1, 0),), ((0, 0),)]


def test_a_must_block_of_a_menacing_attacker_draws_in_a_second_blocker() -> None:
    """509.1c: the one that blocks if able and another one must block together."""
    whole = Whole(everybody((0,), (0,)), (7,), (Limit("least", 2, (), (0,)),), (Demand((0,)),))
    question = Block(whole, (0, 1))
    assert legal(question) == [((0, 0), (1, 0))]
    assert question.default == ((0, 0), (1, 0))


def test_a_menacing_attacker_need_not_be_blocked_when_nobody_can_help() -> None:
    """509.1c: what a restriction rules out is no requirement that could be obeyed."""
    whole = Whole(everybody((0,)), (7,), (Limit("least", 2, (), (0,)),), (Demand((0,)),))
    assert legal(Block(whole, (0,))) == [()]


def test_goad_wants_another_player_and_two_requirements_count_twice() -> None:
    """701.15b, 508.1d: attacking the one who goaded obeys one requirement, attacking another player two."""
    whole = Whole(everybody((0, 1)), (-3, -4), (), (Demand((0,)), Demand((0,), (1,))))
    assert legal(attack(whole)) == [((0, 1),)]


def test_an_attack_that_costs_is_never_demanded() -> None:
    """508.1d: nobody has to pay, but who pays for one has to attack with the other that must as well."""
    taxed = (Declarer(101, 0, (0,), taxes={0: (Mana("{2}"),)}), Declarer(102, 0, (0,)))
    whole = Whole(taxed, (-2,), (), (Demand((0,)), Demand((1,))), lambda pairs: True)
    assert legal(attack(whole)) == [((1, 0),), ((0, 0), (1, 0))]
    assert attack(whole).default == ((1, 0),)


def test_an_attack_that_cannot_be_paid_for_is_illegal() -> None:
    """508.1h-j: the costs of the whole have to be payable."""
    taxed = tuple(Declarer(101 + i, 0, (0,), taxes={0: (Mana("{2}"),)}) for i in range(3))
    whole = Whole(taxed, (-2,), (), (), lambda pairs: len(pairs) <= 1)
    assert len(legal(attack(whole))) == 4
    assert refused(attack(whole), ((0, 0), (1, 0))) == "508.1j"


def test_paying_with_what_must_attack_itself() -> None:
    """508.1d, 508.1f: a creature that would pay for another cannot both attack and pay: attacking is what is demanded."""
    creatures = (Declarer(101, 0, (0,), taxes={0: (Mana("{1}"),)}), Declarer(102, 0, (0,)))

    def afford(pairs: Pairs) -> bool:
        return not any(i == 1 for i, _ in pairs)

    whole = Whole(creatures, (-2,), (), (Demand((0,)), Demand((1,))), afford)
    assert legal(attack(whole)) == [((1, 0),), ((0, 0),)]


def test_an_attacker_must_be_blocked_by_two() -> None:
    """509.1c: the demand is obeyed by any two blockers, as much as both requirements on one of them."""
    whole = Whole(everybody((0, 1), (0, 1), (1,)), (7, 8), (), (Demand((), (0,), 1), Demand((), (0,), 2), Demand((2,), (1,))))
    assert legal(Block(whole, (0, 1, 2))) == [((0, 0), (1, 0), (2, 1))]


def test_a_creature_may_block_two() -> None:
    """509.1a-b: as many as an effect allows."""
    question = Block(Whole(everybody((0, 1, 2), most=2), (7, 8, 9)), (0,))
    assert len(legal(question)) == 7
    assert refused(question, ((0, 0), (0, 1), (0, 2))) == "508.1b"
    assert refused(question, ((0, 0), (0, 0))) == "508.1b"


def test_one_head_may_do_what_some_whole_attack_has() -> None:
    """805.10b: with one attacker allowed each head may attack with its own, not with two; both together go too far."""
    creatures = (Declarer(101, 0, (0,)), Declarer(102, 0, (0,)), Declarer(103, 1, (0,)))
    whole = Whole(creatures, (-3,), (Limit("most", 1),))
    ann, bob = attack(whole, 0, 1), attack(whole, 2)
    assert legal(ann) == [(), ((1, 0),), ((0, 0),)] and legal(bob) == [(), ((0, 0),)]
    assert whole.fault(ann.pairs(((1, 0),)) + bob.pairs(((0, 0),))) is not None


def test_one_head_may_count_on_the_other() -> None:
    """805.10b: what cannot attack alone may be declared when a team-mate's creature can come along, and the team-mate need not."""
    creatures = (Declarer(101, 0, (0,)), Declarer(103, 1, (0,)))
    whole = Whole(creatures, (-3,), (Limit("with", 1, (0, 1)),))
    assert legal(attack(whole, 0)) == [(), ((0, 0),)] and legal(attack(whole, 1)) == [(), ((0, 0),)]
    assert whole.fault(((0, 0),)) is not None


def test_one_head_must_do_what_is_demanded_of_its_own() -> None:
    """805.10b, 508.1d: the team-mate's obedience is no excuse."""
    creatures = (Declarer(101, 0, (0,)), Declarer(103, 1, (0,)))
    whole = Whole(creatures, (-3,), (), (Demand((0,)), Demand((1,))))
    assert legal(attack(whole, 0)) == [((0, 0),)] and legal(attack(whole, 1)) == [((0, 0),)]
    assert attack(whole, 1).default == ((0, 0),)


def brute(whole: Whole) -> list[Pairs]:
    """The legal declarations by the letter of 508.1d: of those that keep all limits, those that obey the most."""
    ways = [
        [tuple((i, option) for option in chosen) for n in range(declarer.most + 1) for chosen in combinations(declarer.may, n)]
        for i, declarer in enumerate(whole.declarers)
    ]
    kept = [pairs for parts in product(*ways) if whole.excess(pairs := tuple(pair for part in parts for pair in part)) is None]
    most = max(whole.obeyed(pairs) for pairs in kept)
    return [pairs for pairs in kept if whole.obeyed(pairs) == most]


def invented(rng: Random) -> Whole:
    """Up to five creatures, up to four options, and a few limits and demands."""
    creatures, options = rng.randint(1, 5), rng.randint(1, 4)
    most = rng.choice((1, 1, 1, 2))
    may = [tuple(sorted(rng.sample(range(options), rng.randint(0, options)))) for _ in range(creatures)]
    if rng.random() < 0.4:
        may = [tuple(range(options))] * creatures
    limits = []
    for _ in range(rng.randint(0, 3)):
        kind = rng.choice(("most", "least", "with", "alone"))
        about = tuple(sorted(rng.sample(range(creatures), rng.randint(1, creatures)))) if rng.random() < 0.3 else ()
        at: tuple[int, ...] = (rng.randrange(options),) if rng.random() < 0.7 else ()
        if kind in ("most", "least"):
            limits.append(Limit(kind, rng.randint(1, 3), about, at))
        elif creatures > 1:
            first = rng.randrange(creatures)
            others = tuple(i for i in range(creatures) if i != first)
            limits.append(Limit(kind, rng.randint(1, 2), (first, *others) if kind == "with" else (first,)))
    if rng.random() < 0.5:
        limits += [Limit("least", 2, (), (option,)) for option in range(options)]
    demands = []
    for _ in range(rng.randint(0, 4)):
        about = tuple(sorted(rng.sample(range(creatures), rng.randint(1, creatures)))) if rng.random() < 0.7 else ()
        at = tuple(sorted(rng.sample(range(options), rng.randint(1, options)))) if rng.random() < 0.6 else ()
        demands.append(Demand(about, at, rng.choice((1, 1, 2)), rng.randint(1, 2)))
    return Whole(everybody(*may, most=most), tuple(range(50, 50 + options)), tuple(limits), tuple(demands))


@pytest.mark.parametrize("seed", range(300))
def test_requirements_are_counted_exactly(seed: int) -> None:
    """508.1d, 509.1c: on invented positions the legal declarations are those of the rule's own words, and the drawn ones are legal."""
    rng = Random(seed)
    whole = invented(rng)
    question = Attack(whole, tuple(range(len(whole.declarers))))
    allowed = brute(whole)
    assert legal(question) == allowed
    assert tuple(sorted(question.default)) in [tuple(sorted(pairs)) for pairs in allowed]
    if question.only is not None:
        assert allowed == [question.only]
    for _ in range(10):
        assert tuple(sorted(question.sample(rng))) in [tuple(sorted(pairs)) for pairs in allowed]


@pytest.mark.parametrize("seed", range(120))
def test_a_part_is_legal_if_some_whole_has_it(seed: int) -> None:
    """805.10b, d: on invented positions a head may declare just what is part of a legal declaration of the team."""
    rng = Random(1000 + seed)
    whole = invented(rng)
    mine = tuple(sorted(rng.sample(range(len(whole.declarers)), rng.randint(1, len(whole.declarers)))))
    question = Attack(whole, mine)
    parts = {tuple((mine.index(i), option) for i, option in pairs if i in mine) for pairs in brute(whole)}
    assert set(legal(question)) == parts
    assert question.default in {tuple(sorted(p)) for p in parts} or question.default in parts
    for _ in range(5):
        assert tuple(sorted(question.sample(rng))) in {tuple(sorted(p)) for p in parts}


def test_many_menacing_attackers_and_many_that_must_block_are_quick() -> None:
    """509.1c: sixteen that must block sixteen creatures with menace block eight of them, found without trying all."""
    n = 16
    whole = Whole(
        everybody(*[tuple(range(n))] * n), tuple(range(50, 50 + n)), tuple(Limit("least", 2, (), (o,)) for o in range(n)),
        tuple(Demand((i,)) for i in range(n)),
    )  # fmt: skip
    assert whole.required() == n
    assert len(Block(whole, tuple(range(n))).default) == n


def test_drawing_gives_each_legal_attack_its_chance() -> None:
    """508.1: with two creatures and two players all nine attacks are drawn."""
    question = attack(Whole(everybody((0, 1), (0, 1)), (-2, -3)))
    rng = Random(1)
    assert len({question.sample(rng) for _ in range(400)}) == 9
