"""Declaring attackers (508)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .. import events
from ..abilities.changes import AsAttacks, Forbid, Require
from ..abilities.verbs import Attack as Attacks
from ..decisions import Play, Seat, Thing, player_thing, seat_of
from ..layers import layers
from ..multiplayer import range as ranges
from ..objects import ObjectId
from ..reading import evaluate
from . import bands, combat, rules, taxes
from .declarations import Attack, declared
from .whole import Declarer, Demand, Limit, Pairs, Whole

if TYPE_CHECKING:
    from ..game import Game
    from ..reading.evaluate import Ctx


def possible(game: Game) -> bool:
    """Whether the active team has a creature that could attack, as far as a look at it can tell: without one nobody has to be
    asked, and without attackers the steps after the declaration are skipped (508.8)."""
    readings = rules.as_though(game, "no_defender")
    eager = rules.as_though(game, "haste")
    return any(_is_able(game, oid, readings, eager) for oid in game.state.battlefield)


def may_be_attacked(game: Game, seat: Seat) -> list[Thing]:
    """The players that the player may attack, the planeswalkers they control and the battles they protect (506.2, 802.2, 805.10a)."""
    defenders = game.opponents(seat)
    if game.format.attack != "multiple":
        defenders = tuple(other for other in defenders if other == ranges.neighbour(game, seat))  # 803.1
    found: list[Thing] = [player_thing(defender) for defender in defenders]
    for oid in game.state.battlefield:
        if combat.can_be_attacked(layers.chars(game, oid)) and combat.player_behind(game, oid) in defenders:
            found.append(oid)
    return found


def declare(game: Game) -> Play[None]:
    """The active team declares attackers, in one combined attack (508.1, 805.10b)."""
    while True:
        whole = declaration(game)
        if whole is None:
            return
        pairs = yield from declared(game, whole, game.active_team(), Attack)
        if pairs is None:
            continue
        if not pairs or (yield from _attack(game, whole, pairs)):
            return


def declaration(game: Game) -> Whole | None:
    """The attack that the active team may declare now, with all its limits; None if nobody can attack anything."""
    heads = game.active_team()
    reachable = {seat: may_be_attacked(game, seat) for seat in heads}
    options = tuple(dict.fromkeys(thing for things in reachable.values() for thing in things))
    readings, eager = rules.as_though(game, "no_defender"), rules.as_though(game, "haste")
    creatures = [oid for oid in game.state.battlefield if _is_able(game, oid, readings, eager)]
    if not options or not creatures:
        return None
    restrictions = rules.about(game, Forbid, Attacks)
    declarers: list[Declarer] = []
    together: list[tuple[int, rules.Ruling]] = []
    for oid in creatures:
        seat = layers.chars(game, oid).controller
        declarer = Declarer(oid, seat, tuple(o for o, thing in enumerate(options) if thing in reachable[seat]))
        collectively = _restrict(game, declarer, options, restrictions) if restrictions else ()
        if declarer.may:
            together.extend((len(declarers), ruling) for ruling in collectively)
            declarers.append(declarer)
    if not declarers:
        return None
    found = tuple(declarers)
    purse = None
    if any(declarer.taxes for declarer in found):
        purse = taxes.Purse(game, found, tuple("vigilance" not in layers.chars(game, declarer.oid).keywords for declarer in found))
    limits = (*_limits(game, options), *rules.collective(game, found, together, "attacking"))
    return Whole(found, options, limits, _demands(game, found, options), purse)


def _is_able(game: Game, oid: ObjectId, no_defender: list[Ctx], haste: list[Ctx]) -> bool:
    """Whether the creature could be declared as an attacker, restrictions on attacks apart (508.1a, 302.6, 702.3b)."""
    obj = game.state.objects[oid]
    if obj.tapped or obj.phased_out or obj.attacking is not None:
        return False
    chars = layers.chars(game, oid)
    if "creature" not in chars.types or "battle" in chars.types or not game.is_active(chars.controller):
        return False
    if "defender" in chars.keywords and not rules.applies(game, no_defender, oid):
        return False
    return not evaluate.is_sick(game, obj, chars) or rules.applies(game, haste, oid)


def _restrict(game: Game, declarer: Declarer, options: tuple[Thing, ...], restrictions: list[rules.Ruling]) -> Iterable[rules.Ruling]:
    """Take away what the creature can't attack (508.1c) and note what attacks cost (508.1h); gives what the attack as a whole decides."""
    oid = declarer.oid
    mine = [ruling for ruling in restrictions if rules.fits(game, ruling.ctx, ruling.what, oid)]
    together: dict[rules.Ruling, None] = {}
    for o in declarer.may if mine else ():
        behind = combat.player_behind(game, options[o])
        for ruling in mine:
            effect = rules.effect(game, ruling, ruling.reading(oid, behind, declarer.seat), ruling.whom, options[o], "attacking")
            if effect is rules.Effect.TOGETHER:
                together[ruling] = None
            elif effect is rules.Effect.COSTS:
                declarer.taxes[o] = (*declarer.taxes.get(o, ()), rules.price(ruling))
            elif effect is rules.Effect.CANNOT:
                declarer.may = tuple(other for other in declarer.may if other != o)
                break
    return together


def _limits(game: Game, options: tuple[Thing, ...]) -> list[Limit]:
    """No more than so many creatures can attack, or attack that player or planeswalker."""
    limits: list[Limit] = []
    for bound in rules.bounds(game).get("attackers", ()):
        if bound.is_general():
            limits.append(Limit("most", bound.n))
        else:
            limits.extend(Limit("most", bound.n, (), (o,)) for o, thing in enumerate(options) if bound.covers(game, thing))
    return limits


def _demands(game: Game, declarers: tuple[Declarer, ...], options: tuple[Thing, ...]) -> tuple[Demand, ...]:
    """What is required of the attack (508.1d)."""
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
    for ruling in rules.about(game, Require, Attacks):
        asked = tuple(i for i, declarer in enumerate(declarers) if rules.fits(game, ruling.ctx, ruling.what, declarer.oid))
        groups = [asked] if ruling.collective else [(i,) for i in asked]
        for about in groups:
            if not about:
                continue
            reading = ruling.reading(declarers[about[0]].oid, declarers[about[0]].seat, declarers[about[0]].seat)
            at = () if ruling.whom is None else tuple(o for o, thing in enumerate(options) if rules.fits(game, reading, ruling.whom, thing))
            if at or ruling.whom is None:
                found[about, at] = found.get((about, at), 0) + 1
    return tuple(Demand(about, at, 1, weight) for (about, at), weight in found.items())


def _attack(game: Game, whole: Whole, pairs: Pairs) -> Play[bool]:
    """Tap the attackers, have costs paid, and let them attack (508.1f-m); False if the declaration proves illegal, and all is as before."""
    declarers = whole.declarers
    bands_ = yield from bands.form(game, [(declarers[i].oid, declarers[i].seat, whole.options[o]) for i, o in pairs])
    tapped = tuple(events.Tapped(declarers[i].oid) for i, _ in pairs if "vigilance" not in layers.chars(game, declarers[i].oid).keywords)
    extras: list[taxes.Extra] = []
    if layers.index(game).rules.get(AsAttacks):
        extras = yield from taxes.chosen(game, tuple((declarers[i].oid, declarers[i].seat) for i, _ in pairs))
    if extras or whole.taxed(pairs):
        if not (yield from taxes.paid(game, whole, pairs, tapped, tuple(extras))):
            return False
        taxes.when_paid(game, extras)
    elif tapped:
        events.happened(game, tapped)
    attacking = [(declarers[i], whole.options[o]) for i, o in pairs]
    there = [(declarer.oid, whom) for declarer, whom in attacking if _still_attacks(game, declarer, whom)]
    if there:
        alone = len(pairs) == 1
        left = dict(there)
        banded = [band for band in (tuple(oid for oid in band if oid in left) for band in bands_) if len(band) > 1]
        attacked = tuple(events.Attacked(oid, whom, True, alone) for oid, whom in there)
        events.happened(game, (*attacked, *(events.Banded(band) for band in banded)))
    return True


def _still_attacks(game: Game, declarer: Declarer, whom: Thing) -> bool:
    """Whether it is still its controller's (508.1k), and what it attacks is still there."""
    if declarer.oid not in game.state.objects or layers.chars(game, declarer.oid).controller != declarer.seat:
        return False
    return not game.state.players[seat_of(whom)].left if whom < 0 else whom in game.state.objects
