"""Declaring blockers (509)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events
from ..abilities.changes import Forbid, Require
from ..abilities.verbs import Block as Blocks
from ..decisions import Play, Seat
from ..layers import layers
from ..objects import ObjectId
from . import bands, combat, evasion, rules, taxes
from .declarations import Block, declared
from .whole import Declarer, Demand, Limit, Pairs, Whole

if TYPE_CHECKING:
    from ..game import Game

RULES = ("509.1a", "509.1b", "509.1c", "509.1f")


def declare(game: Game) -> Play[None]:
    """Each defending team declares blockers in one combined block, the teams in turn order (509.1, 802.4, 805.10d)."""
    for group in game.teams.groups_from(game.state.active)[1:]:
        while not (yield from _declare(game, game.members(group))):
            pass


def _declare(game: Game, heads: tuple[Seat, ...]) -> Play[bool]:
    """Have one team declare its block; False if that came to nothing and must be done again."""
    attackers = [oid for oid in combat.attackers(game) if combat.defending_player(game, oid) in heads]
    if not attackers:
        return True
    whole = declaration(game, heads, attackers)
    if whole is None:
        _block(game, (), (), attackers)
        return True
    pairs = yield from declared(game, whole, heads, Block)
    if pairs is None or (whole.taxed(pairs) and not (yield from taxes.paid(game, whole, pairs))):
        return False
    _block(game, whole.declarers, pairs, attackers)
    return True


def declaration(game: Game, heads: tuple[Seat, ...], attackers: list[ObjectId]) -> Whole | None:
    """The block that those players may declare of those attackers, with all its limits; None if nobody can block anything."""
    unbent = rules.as_though(game, "untapped")
    able = []
    for oid in game.state.battlefield:
        chars = layers.chars(game, oid)
        if "creature" in chars.types and chars.controller in heads and "battle" not in chars.types:
            obj = game.state.objects[oid]
            if not obj.phased_out and not obj.blocking and (not obj.tapped or rules.applies(game, unbent, oid)):
                able.append((oid, chars))
    if not able:
        return None
    restrictions = rules.about(game, Forbid, Blocks)
    bounds = rules.bounds(game)
    walls = [evasion.Evasion(game, oid, combat.defending_player(game, oid)) for oid in attackers]
    declarers: list[Declarer] = []
    together: list[tuple[int, rules.Ruling]] = []
    for oid, chars in able:
        may = tuple(o for o, wall in enumerate(walls) if wall.lets_through(game, oid, chars))
        declarer = Declarer(oid, chars.controller, may, _how_many(game, bounds, oid, len(attackers)))
        collectively: dict[rules.Ruling, None] = {}
        if restrictions and may:
            _restrict(game, declarer, attackers, restrictions, collectively)
        if declarer.may:
            together.extend((len(declarers), ruling) for ruling in collectively)
            declarers.append(declarer)
    if not declarers:
        return None
    found = tuple(declarers)
    purse = taxes.Purse(game, found, (False,) * len(found)) if any(declarer.taxes for declarer in found) else None
    limits = (*_limits(game, found, attackers, bounds), *rules.collective(game, found, together, "blocking"))
    return Whole(found, tuple(attackers), limits, _demands(game, found, attackers), purse, RULES)


def _how_many(game: Game, bounds: dict[str, list[rules.Bound]], oid: ObjectId, attackers: int) -> int:
    """How many attackers the creature may block: one, and as many more as effects allow (509.1a)."""
    most = 1
    for bound in bounds.get("blocks", ()):
        if bound.covers(game, oid) or (bound.is_general() and bound.ctx.source == oid):
            if bound.n < 0:
                return max(attackers, 1)
            most = most + bound.n if bound.add else max(most, bound.n)
    return most


def _restrict(
    game: Game, declarer: Declarer, attackers: list[ObjectId], restrictions: list[rules.Ruling], together: dict[rules.Ruling, None]
) -> None:
    """Take away what the creature can't block (509.1b), and note what blocks cost (509.1d) and what the block as a whole decides."""
    oid = declarer.oid
    mine = [ruling for ruling in restrictions if rules.fits(game, ruling.ctx, ruling.what, oid)]
    for o in declarer.may if mine else ():
        attacker = attackers[o]
        defending, attacking = combat.defending_player(game, attacker), layers.chars(game, attacker).controller
        for ruling in mine:
            effect = rules.effect(game, ruling, ruling.reading(oid, defending, attacking), ruling.whom, attacker, "blocking")
            if effect is rules.Effect.TOGETHER:
                together[ruling] = None
            elif effect is rules.Effect.COSTS:
                declarer.taxes[o] = (*declarer.taxes.get(o, ()), rules.price(ruling))
            elif effect is rules.Effect.CANNOT:
                declarer.may = tuple(other for other in declarer.may if other != o)
                break


def _limits(
    game: Game, declarers: tuple[Declarer, ...], attackers: list[ObjectId], bounds: dict[str, list[rules.Bound]]
) -> list[Limit]:
    """How many may block in all, and how many have to or may block each attacker (509.1b, 702.111b)."""
    limits: list[Limit] = []
    for bound in bounds.get("blockers", ()):
        if bound.is_general():
            limits.append(Limit("most", bound.n))
            continue
        for seat in dict.fromkeys(declarer.seat for declarer in declarers):
            if bound.covers(game, -1 - seat):
                limits.append(Limit("most", bound.n, tuple(i for i, declarer in enumerate(declarers) if declarer.seat == seat)))
    for o, attacker in enumerate(attackers):
        least = 2 if "menace" in layers.chars(game, attacker).keywords else 1
        for bound in bounds.get("least_blockers", ()):
            if _is_about(game, bound, attacker):
                least = max(least, bound.n)
        if least > 1:
            limits.append(Limit("least", least, (), (o,)))
        for bound in bounds.get("most_blockers", ()):
            if _is_about(game, bound, attacker):
                limits.append(Limit("most", bound.n, (), (o,)))
    return limits


def _is_about(game: Game, bound: rules.Bound, oid: ObjectId) -> bool:
    return bound.ctx.source == oid if bound.is_general() else bound.covers(game, oid)


def _demands(game: Game, declarers: tuple[Declarer, ...], attackers: list[ObjectId]) -> tuple[Demand, ...]:
    """What is required of the block (509.1c): that a creature blocks, or blocks each such attacker, or that an attacker is blocked."""
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
    for ruling in rules.about(game, Require, Blocks):
        asked = tuple(i for i, declarer in enumerate(declarers) if rules.fits(game, ruling.ctx, ruling.what, declarer.oid))
        lured: list[tuple[int, ...]] = [()]
        if ruling.whom is not None:
            lured = [(o,) for o, attacker in enumerate(attackers) if rules.fits(game, ruling.ctx, ruling.whom, attacker)]
        for about in [asked] if ruling.collective else [(i,) for i in asked]:
            for at in lured if about else ():
                found[about, at] = found.get((about, at), 0) + 1
    return tuple(Demand(about, at, 1, weight) for (about, at), weight in found.items())


def _block(game: Game, declarers: tuple[Declarer, ...], pairs: Pairs, attackers: list[ObjectId]) -> None:
    """Let the creatures block, and the attackers become blocked and unblocked (509.1g-i)."""
    blocked: dict[ObjectId, ObjectId] = {}
    blocks: list[events.Blocked] = []
    for i, o in pairs:
        declarer, attacker = declarers[i], attackers[o]
        if _still_blocks(game, declarer) and attacker in game.state.objects:
            blocks.append(events.Blocked(declarer.oid, attacker))
    happening: list[events.Happening] = [*bands.blocked_too(game, blocks, attackers)]
    for block in happening:
        assert isinstance(block, events.Blocked)
        blocked.setdefault(block.attacker, block.oid)
    happening.extend(events.Became(attacker, "blocked", by) for attacker, by in blocked.items())
    happening.extend(events.Became(attacker, "unblocked") for attacker in attackers if attacker not in blocked)
    events.happened(game, tuple(happening))


def _still_blocks(game: Game, declarer: Declarer) -> bool:
    """Whether it is still its controller's (509.1g)."""
    return declarer.oid in game.state.objects and layers.chars(game, declarer.oid).controller == declarer.seat
