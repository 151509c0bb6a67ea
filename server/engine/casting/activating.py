"""Activating: activated abilities (602), loyalty abilities (606), and mana abilities outside of payments (605.3a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events, zones
from ..abilities.changes import Forbid
from ..abilities.kinds import Activated
from ..abilities.verbs import Activate
from ..decisions import Option, Play, Seat, player_thing
from ..layers import layers
from ..layers.profile import EVER, activated_at, is_loyalty, is_mana_ability, note_use
from ..mana import mana, supply
from ..objects import Chars, Obj, ObjectId
from ..reading import evaluate
from ..reading.evaluate import Ctx
from . import announcing, costs, legality, rulings, targets
from .legality import Refusal, sorcery_timing
from .rewinding import Rewind

if TYPE_CHECKING:
    from ..game import Game

_OPTIONS: dict[tuple[ObjectId, int, bool], Option] = {}


def option(oid: ObjectId, index: int, mana: bool = False) -> Option:
    """The option to activate that ability; its choice is "mana" if it is a mana ability."""
    key = (oid, index, mana)
    found = _OPTIONS.get(key)
    if found is None:
        found = _OPTIONS[key] = Option("activate", oid, index, "mana" if mana else 0)
    return found


def options(game: Game, seat: Seat) -> tuple[Option, ...]:
    """The abilities that the player could activate now with priority, mana abilities last."""
    state = game.state
    objects, known_chars = state.objects, game.cache.chars
    found: list[Option] = []
    for_mana: list[Option] = []
    ruled = bool(rulings.about(game, Forbid, Activate))
    stopped = legality.split_second(game)
    acting, held = game.cache.uses.acting, game.cache.uses.held
    for oid in state.battlefield:
        known = acting.get(oid)
        if known is None:
            continue
        chars = known_chars.get(oid) or layers.chars(game, oid)
        mine = chars.controller == seat
        if known.acts and not stopped:
            obj = objects[oid]
            for index, ability in known.acts:
                if (mine or ability.who is not None) and not obj.phased_out and _refusal(game, seat, obj, chars, index, ability) is None:
                    found.append(option(oid, index))
        if known.mana and mine:
            obj = objects[oid]
            if obj.phased_out:
                continue
            if known.simple and not ruled:
                if not obj.tapped and not ("creature" in chars.types and rulings.is_sick(game, obj, chars)):
                    for _, index, _ in known.ways:
                        for_mana.append(option(oid, index, True))
            else:
                for index, ability in known.mana:
                    if _refusal(game, seat, obj, chars, index, ability) is None:
                        for_mana.append(option(oid, index, True))
    if not held:
        return (*found, *for_mana)
    player = state.players[seat]
    for zone, cards in (("hand", player.hand), ("graveyard", player.graveyard), ("exile", state.exile), ("command", state.command)):
        for oid in cards:
            known = held.get(oid)
            if known is None:
                continue
            chars = layers.chars(game, oid)
            for index, ability in known.elsewhere:
                if ability.zone != zone or _refusal(game, seat, objects[oid], chars, index, ability) is not None:
                    continue
                if is_mana_ability(ability):
                    for_mana.append(option(oid, index, True))
                elif not stopped:
                    found.append(option(oid, index))
    return (*found, *for_mana)


def check(game: Game, seat: Seat, oid: ObjectId, index: int) -> Refusal | None:
    """Why the player may not activate that ability now; None if it is legal."""
    obj = game.state.objects.get(oid)
    if obj is None:
        return legality.NO_ABILITY
    chars = layers.chars(game, oid)
    ability = activated_at(chars.abilities, index)
    if ability is None or ability.zone != obj.zone or obj.phased_out:
        return legality.NO_ABILITY
    if legality.split_second(game) and not is_mana_ability(ability):
        return legality.SPLIT_SECOND
    return _refusal(game, seat, obj, chars, index, ability)


def hindrance(game: Game, seat: Seat, obj: Obj, chars: Chars, index: int, ability: Activated) -> Refusal | None:
    """Why the player could not activate the mana ability, were its mana cost paid; None if nothing hinders it (605.3a)."""
    ctx = Ctx(obj.id, seat, {**obj.memory, **obj.chosen} if obj.memory or obj.chosen else {}, 0)
    if ability.when and (timing := _timing(game, seat, obj, chars, index, ability, False)) is not None:
        return timing
    if ability.cond is not None and not evaluate.holds(game, ctx, ability.cond):
        return legality.CONDITION
    if rulings.activation_forbidden(game, seat, obj.id, "mana"):
        return legality.FORBIDDEN
    return None if costs.can_pay_others(game, ctx, seat, ability.costs) else legality.COSTS


def _refusal(game: Game, seat: Seat, obj: Obj, chars: Chars, index: int, ability: Activated) -> Refusal | None:
    """The same, for an ability that is known to be there."""
    ctx = Ctx(obj.id, seat, {**obj.memory, **obj.chosen} if obj.memory or obj.chosen else {}, 0)
    if ability.who is not None:
        if not evaluate.fits(game, Ctx(obj.id, chars.controller), ability.who, player_thing(seat)):
            return legality.NOT_YOURS
    elif (chars.controller if obj.zone == "battlefield" else obj.owner) != seat:
        return legality.NOT_YOURS
    loyal = is_loyalty(ability)
    if ability.when or loyal:
        timing = _timing(game, seat, obj, chars, index, ability, loyal)
        if timing is not None:
            return timing
    if ability.cond is not None and not evaluate.holds(game, ctx, ability.cond):
        return legality.CONDITION
    for_mana = is_mana_ability(ability)
    if not for_mana and legality.split_second(game):
        return legality.SPLIT_SECOND
    kind = "mana" if for_mana else "loyalty" if loyal else ""
    if rulings.activation_forbidden(game, seat, obj.id, kind):
        return legality.FORBIDDEN
    taxed = _taxes(game, seat, obj.id, kind, ability)
    cost = announcing.total(ability.costs, taxed, 0)
    if not costs.can_pay_others(game, ctx, seat, cost.parts):
        if any(costs.is_tap(part) or costs.is_untap(part) for part in cost.parts) and rulings.is_sick(game, obj, chars):
            return legality.SICK
        return legality.COSTS
    purpose = supply.purpose(game, seat, "activated", obj.id, chars)
    if cost.wanted and not announcing.payable(game, ctx, seat, cost, purpose):
        return legality.MANA
    if not for_mana and not announcing.targets_exist(game, ctx, seat, ability.costs, taxed, purpose, (ability.do,), 0):
        return legality.TARGETS
    return None


def _taxes(game: Game, seat: Seat, oid: ObjectId, kind: str, ability: Activated) -> rulings.Taxes:
    """What effects do to the cost of activating it; a permanent that entered this turn powers up for less by its mana cost (702.193)."""
    taxed = rulings.activation_taxes(game, seat, oid, kind)
    if ability.word == "power-up" and any(isinstance(event, events.Moved) and event.new == oid for event in game.state.history):
        taxed = taxed._replace(less=taxed.less + rulings.mana_cost(game, oid))
    return taxed


def _timing(game: Game, seat: Seat, obj: Obj, chars: Chars, index: int, ability: Activated, loyal: bool) -> Refusal | None:
    """Activation instructions and the rules of loyalty abilities (602.5b-e, 606.3)."""
    words = ability.when.split()
    if (loyal or "sorcery" in words) and not sorcery_timing(game, seat):
        return legality.TIMING
    if "your_turn" in words and not game.is_active(seat):
        return legality.TIMING
    if "upkeep" in words and not (game.state.step == "upkeep" and game.is_active(obj.owner)):
        return legality.TIMING  # 702.57b
    if ("once" in words and obj.used.get(index)) or ("ever" in words and obj.used.get(EVER + index)):
        return legality.ONCE
    if loyal:
        for number, other in enumerate(chars.abilities):
            if obj.used.get(number) and isinstance(other, Activated) and is_loyalty(other):
                return legality.LOYALTY
    return None


def activate(game: Game, seat: Seat, option: Option) -> Play[None]:
    """Activate an ability (602.2): it is created on the stack, chosen for and paid; a mana ability resolves at once (605.3b).

    Raises Rewind if it turns out that it cannot be (733.1).
    """
    oid, index = option.thing, option.ability
    chars = layers.chars(game, oid)
    ability = activated_at(chars.abilities, index)
    assert ability is not None
    if is_mana_ability(ability):
        yield from mana.activate(game, seat, oid, index, ability)
        return
    obj = game.state.objects[oid]
    if obj.zone == "hand":
        yield from events.happen(game, events.Revealed((oid,), None, seat, oid))  # 602.2a
    new = zones.new_object(game, None, seat, "stack", "ability")
    new.controller = seat
    new.ability, new.source = ability, oid
    new.names = {**obj.memory, **obj.chosen}
    game.state.stack.append(new.id)
    game.touch_zone("stack")
    layers.changed(game, new.id, layers.STACK)
    ctx = Ctx(oid, seat, new.names, 0)
    if not (yield from announcing.choose_modes(game, ctx, new.id)):
        raise Rewind("no mode is possible")
    kind = "loyalty" if is_loyalty(ability) else ""
    base = ability.costs + announcing.mode_costs((ability.do,), game.state.objects[new.id].modes)
    taxed = _taxes(game, seat, oid, kind, ability)
    purpose = supply.purpose(game, seat, "activated", oid, chars)
    if announcing.has_x(base):
        yield from announcing.choose_x(game, ctx, new.id, base, taxed, purpose)
    life = yield from announcing.choose_life(game, ctx, new.id, base, taxed, purpose)
    if not (yield from announcing.choose_targets(game, ctx, new.id)):
        raise Rewind("there is no legal target")
    yield from targets.became(game, new.id)
    cost = announcing.total(base, _taxes(game, seat, oid, kind, ability), ctx.x)
    yield from announcing.pay_total(game, ctx, seat, new.id, cost.for_life(life), purpose)
    stacked = game.state.edit(new.id)
    stacked.names = ctx.names
    if "upkeep" in ability.when and oid in game.state.objects:
        _keep_shown(game, oid)
    note_use(game, oid, index, ability)
    events.happened(game, (events.AbilityActivated(new.id, seat, oid, index, False),))


FORECAST = "forecast"
"""In Obj.designations: the card is played with revealed (702.57b)."""


def _keep_shown(game: Game, oid: ObjectId) -> None:
    """The card stays revealed in the hand through the upkeep step (702.57b)."""
    obj = game.state.edit(oid)
    obj.revealed_to = tuple(player.seat for player in game.state.players)
    obj.designations = {**obj.designations, FORECAST: 1}
    game.touch(oid)


def hide_forecasts(game: Game) -> None:
    """No upkeep step follows: cards whose forecast abilities were activated are revealed no longer (702.57b)."""
    for player in game.state.players:
        for oid in player.hand:
            if FORECAST in game.state.objects[oid].designations:
                obj = game.state.edit(oid)
                obj.revealed_to, obj.designations = (), {}
                game.touch(oid)
