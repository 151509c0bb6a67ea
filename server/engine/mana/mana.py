"""Mana: pools, what is added to them and taken, and mana abilities, which resolve at once (106, 605)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import actions, events
from ..abilities.changes import ManaLasts
from ..abilities.kinds import Activated
from ..abilities.picks import Choose
from ..abilities.verbs import AddMana
from ..abilities.words import ManaKind
from ..casting import costs
from ..casting.rewinding import Rewind
from ..decisions import Play, Seat, player_thing
from ..layers import layers
from ..layers.profile import SELF_TAP, is_triggered_mana_ability, note_use
from ..objects import ObjectId
from ..reading import evaluate
from ..reading.evaluate import Ctx
from ..state import Mana
from . import production
from .spending import Purpose
from .symbols import LETTERS

if TYPE_CHECKING:
    from ..events import ManaAdded
    from ..game import Game

BEFORE_END_OF_COMBAT = ("begin_combat", "attackers", "blockers", "first_strike_damage", "damage")
"""The steps after which there is more of the combat phase (506.1)."""
WISH = "+wish"
"""The name under which an effect finds the letters that automatic payment wants of it."""
AMONG = "+among"
"""The name under which it finds the letters of which one must be, for what is being paid to stay payable."""
RESOLVING = "+ability"
"""The name that is bound while a mana ability resolves: 1, or 2 if it has {T} in its cost (106.12)."""


def add(game: Game, event: ManaAdded) -> None:
    """Put the mana that the event adds into the pool (106.4)."""
    player = game.state.players[event.seat]
    if event.only is None and not event.lasts and not event.snow and event.rider is None and not game.state.sources_matter:
        for letter in event.mana:
            player.pool[LETTERS.index(letter)] += 1
    else:
        more = tuple(Mana(letter, event.only, event.source, event.snow, event.lasts, event.rider) for letter in event.mana)
        player.special_mana = (*player.special_mana, *more)
    changed(game, event.seat)


def empty(game: Game, seat: Seat, whole: bool = False) -> None:
    """Empty the pool as a step or phase ends (106.4); mana that lasts for the turn goes as the turn ends, or if the `whole` pool does."""
    player = game.state.players[seat]
    kept = game.state.step != "cleanup" and not whole
    in_combat = game.state.step in BEFORE_END_OF_COMBAT and not whole
    stays = {} if whole else _staying(game, seat)
    pool, player.pool = player.pool, [0, 0, 0, 0, 0, 0]
    for letter, as_ in stays.items():
        player.pool[LETTERS.index(as_)] += pool[LETTERS.index(letter)]
    player.special_mana = tuple(
        Mana(stays.get(unit.type, unit.type), unit.only, unit.source, unit.snow, unit.lasts, unit.rider)
        for unit in player.special_mana
        if unit.type in stays or (unit.lasts == "turn" and kept) or (unit.lasts == "combat" and in_combat)
    )
    changed(game, seat)


def _staying(game: Game, seat: Seat) -> dict[str, str]:
    """The types of unspent mana that the player does not lose as a step ends, and what they become."""
    stays: dict[str, str] = {}
    for rule in layers.index(game).rules.get(ManaLasts, ()):
        if evaluate.fits(game, rule.ctx(), rule.change.who, player_thing(seat)):
            for letter in rule.change.letters:
                stays[letter] = stays.get(letter, "") or rule.change.turns or letter
    return stays


def floating(game: Game, seat: Seat) -> bool:
    """Whether there is mana in the player's pool."""
    player = game.state.players[seat]
    return any(player.pool) or bool(player.special_mana)


def spend(game: Game, seat: Seat, letters: str, special: tuple[Mana, ...] = ()) -> None:
    """Take mana out of the pool (118.3a): plain mana by its letters, and these units."""
    player = game.state.players[seat]
    for letter in letters:
        player.pool[LETTERS.index(letter)] -= 1
    if special:
        player.special_mana = tuple(unit for unit in player.special_mana if not any(unit is gone for gone in special))
    changed(game, seat)


def spend_any(game: Game, seat: Seat, letters: str) -> None:
    """Take mana of these letters out of the pool, plain mana before any to which something clings. Raises Rewind if it lacks."""
    player = game.state.players[seat]
    plain, special = "", list[Mana]()
    for letter in letters:
        if player.pool[LETTERS.index(letter)] > plain.count(letter):
            plain += letter
            continue
        found = next((unit for unit in player.special_mana if unit.type == letter and not any(unit is used for used in special)), None)
        if found is None:
            raise Rewind("the mana is not there")
        special.append(found)
    spend(game, seat, plain, tuple(special))


def changed(game: Game, seat: Seat) -> None:
    """Note that the player's pool is another."""
    game.touch_player(seat)
    layers.changed(game, 0, layers.MANA)


def produce(game: Game, ctx: Ctx, effect: AddMana) -> Play[None]:
    """Add mana as the effect says (106.3), asking for its types where the player chooses; none where the type is undefined (106.5)."""
    if isinstance(effect.who, Choose):
        yield from actions.picking.pick(game, ctx, effect.who)
    for seat in production.players(game, ctx, effect):
        letters = yield from production.choose(game, ctx, effect, seat)
        if letters:
            event = events.ManaAdded(seat, letters, ctx.source, ctx.names.get(RESOLVING) == 2)
            event.only, event.rider = effect.only, effect.rider
            event.lasts = "turn" if effect.lasts else effect.through
            event.snow = production.is_snow(game, ctx.source)
            done = yield from events.happen(game, event)
            n = ctx.names[effect.name] = sum(len(one.mana) for one in done if isinstance(one, events.ManaAdded))
            if WISH in ctx.names:
                ctx.names[WISH] = str(ctx.names[WISH])[n:]
    if RESOLVING not in ctx.names:
        yield from resolve_triggered(game)


def instead(game: Game, ctx: Ctx, event: ManaAdded, kind: ManaKind) -> Play[str]:
    """The mana that a replacement effect has produced instead (106.12b)."""
    return (yield from production.instead(game, ctx, event.seat, kind, event.mana))


def activate(
    game: Game, seat: Seat, oid: ObjectId, index: int, ability: Activated, wish: str = "", *, automatic: bool = False, price: str = "",
    among: str = "",
) -> Play[None]:  # fmt: skip
    """Activate a mana ability: pay its costs, and it resolves at once, before anything else (605.3b); then what triggered
    on it that is a mana ability too (605.4a).

    Automatic payment gives the letters that it wishes of it and those with which its mana cost is paid; a player who pays
    by hand gets a choice among letters that leave the cost payable.
    """
    obj = game.state.objects[oid]
    names = {**obj.memory, **obj.chosen, RESOLVING: 2 if SELF_TAP in ability.costs else 1}
    if wish:
        names[WISH] = wish
    if among:
        names[AMONG] = among
    ctx = Ctx(oid, seat, names, 0)
    if price:
        spend_any(game, seat, price)
        yield from costs.pay_others(game, ctx, seat, ability.costs, automatic)
    else:
        yield from costs.pay_all(game, ctx, seat, ability.costs, automatic, Purpose("mana", oid))
    note_use(game, oid, index, ability)
    events.happened(game, (events.AbilityActivated(0, seat, oid, index, True),))
    yield from actions.perform(game, ctx, ability.do)
    yield from resolve_triggered(game, str(ctx.names.get(WISH, "")))


def resolve_triggered(game: Game, wish: str = "") -> Play[None]:
    """Resolve the triggered mana abilities that wait, without the stack (605.4a); automatic payment wishes these letters of them."""
    state = game.state
    while any(is_triggered_mana_ability(entry.ability) for entry in state.waiting):
        place = next(i for i, entry in enumerate(state.waiting) if is_triggered_mana_ability(entry.ability))
        entry = state.waiting.pop(place)
        obj = game.obj(entry.source)
        ctx = Ctx(entry.source, entry.controller, {**obj.memory, **obj.chosen, **entry.names, RESOLVING: 1, WISH: wish}, entry.x)
        yield from actions.perform(game, ctx, entry.ability.do)
        wish = str(ctx.names[WISH])
