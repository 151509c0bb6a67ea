"""Combat for the greedy bot: attack where it gains, block where it gains, chump only to live."""

from __future__ import annotations

from protocol import messages as m
from protocol.view import O, Row, number

from .worth import FLYING, REACH, VIGILANCE, Eyes, has, kills, power, survives, untapped


def attack(eyes: Eyes, question: m.Question) -> m.Answer:
    """Attackers: those that no blocker beats at a gain, or everybody if that wins now."""
    blockers = [eyes.mirror.view.objects[oid] for oid in eyes.creatures(False) if untapped(eyes.mirror.view.objects[oid])]
    able = [(i, d, eyes.row(d.creature)) for i, d in enumerate(question.declarers) if d.may and (d.must or not any(d.costs))]
    ready = [(i, d, row) for i, d, row in able if row is not None]
    all_in = sum(sorted((power(row) for _, _, row in ready), reverse=True)[len(blockers) :]) >= eyes.life(False)
    danger = sum(power(eyes.mirror.view.objects[oid]) for oid in eyes.creatures(False)) >= eyes.life(True)
    made: list[int | list[int]] = []
    for i, declarer, row in ready:
        stays_back = danger and not has(row, VIGILANCE)
        if declarer.must or all_in or (power(row) and not stays_back and _gains(eyes, declarer.creature, row, blockers)):
            made.append([i, _whom(eyes, question, declarer.may)])
    return made


def _gains(eyes: Eyes, oid: int, row: Row, blockers: list[Row]) -> bool:
    """Whether no single blocker would make this attack a bad one."""
    facing = [b for b in blockers if can_block(b, row)]
    if any(kills(b, row) and survives(b, row) for b in facing):
        return False
    return all(
        survives(row, b) or number(b[O.POWER]) + number(b[O.TOUGHNESS]) >= number(row[O.POWER]) + number(row[O.TOUGHNESS]) for b in facing
    )


def _whom(eyes: Eyes, question: m.Question, may: list[int]) -> int:
    """A player rather than a planeswalker, and the one with least life."""

    def rank(index: int) -> tuple[bool, int]:
        thing = question.options[index].thing
        return (thing > 0, number(eyes.mirror.view.players[-1 - thing][1]) if thing < 0 else 0)

    return min(may, key=rank)


def can_block(blocker: Row, attacker: Row) -> bool:
    """Whether evasion lets it be blocked so (702.9), the commonest only."""
    return not has(attacker, FLYING) or has(blocker, FLYING | REACH)


def block(eyes: Eyes, question: m.Question) -> m.Answer:
    """Blocks: first those that kill for nothing, then those that save life for nothing, then trades, then sacrifices to live."""
    attackers = [(j, row) for j, option in enumerate(question.options) if (row := eyes.row(option.thing)) is not None]
    attackers.sort(key=lambda pair: -power(pair[1]))
    incoming = sum(power(row) for _, row in attackers)
    two_needed = {j for limit in question.limits if limit.kind == "least" and limit.n > 1 for j in limit.at}
    free = {i: row for i, d in enumerate(question.declarers) if d.may and not any(d.costs) and (row := eyes.row(d.creature)) is not None}
    made: list[int | list[int]] = []

    def give(j: int, attacker: Row, wish: int) -> int:
        for i, row in free.items():
            if j in question.declarers[i].may and j not in two_needed and _fits(row, attacker, wish):
                del free[i]
                made.append([i, j])
                return power(attacker)
        return 0

    open_ones = list(attackers)
    for wish in (0, 1, 2):
        for pair in list(open_ones):
            if saved := give(*pair, wish):
                incoming -= saved
                open_ones.remove(pair)
    for pair in open_ones:
        if incoming >= eyes.life(True):
            incoming -= give(*pair, 3)
    for i in list(free):
        if question.declarers[i].must:
            made.append([i, question.declarers[i].may[0]])
    return made


def _fits(blocker: Row, attacker: Row, wish: int) -> bool:
    """Whether this block is as good as wished: 0 kills and lives, 1 lives, 2 trades up or even, 3 any."""
    if wish == 0:
        return kills(blocker, attacker) and survives(blocker, attacker)
    if wish == 1:
        return survives(blocker, attacker)
    if wish == 2:
        size = number(attacker[O.POWER]) + number(attacker[O.TOUGHNESS])
        return kills(blocker, attacker) and size >= number(blocker[O.POWER]) + number(blocker[O.TOUGHNESS])
    return True
