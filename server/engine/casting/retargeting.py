"""Retargeting: new targets for spells and abilities that have some already (115.7, 707.10c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events
from ..abilities.picks import Target
from ..abilities.words import Filter
from ..decisions import Pick, Play, Seat, Thing, ask
from ..layers import layers
from ..objects import ObjectId
from ..reading import evaluate
from ..reading.ctx import Ctx
from . import targets

if TYPE_CHECKING:
    from ..game import Game


def retarget(
    game: Game, oid: ObjectId, seat: Seat, change: bool = False, to: Filter | None = None, source: ObjectId = 0, one: bool = False
) -> Play[bool]:
    """Have the player choose new targets for the spell or ability, any of them or none (115.7d); or, to `change` its targets, all
    of them to others or none at all (115.7a), or just `one` of them (115.7b), to what fits `to`. Whether any target is another now."""
    obj = game.state.objects[oid]
    chosen = dict(obj.targets)
    if not any(chosen.values()):
        return False
    ctx = Ctx(oid if obj.kind != "ability" else obj.source, layers.chars(game, oid).controller, dict(obj.names), obj.x)
    wanted = {slot.key: slot.target for slot in targets.of_object(game, oid)}
    source = source or ctx.source
    places = [(key, things, place) for key, things in chosen.items() if key in wanted for place in range(len(things))]
    able = [entry for entry in places if _others(game, ctx, wanted[entry[0]], oid, entry[1], entry[2], to, source)] if change else places
    if change and (not able if one else len(able) < len(places)):
        return False
    if one and len(able) > 1:
        choices = tuple(targets.option_for(game, things[place]) for _, things, place in able)
        (index,) = yield from ask(game, seat, Pick(choices, rule="115.7b"), oid)
        able = [able[index]]
    became: dict[Thing, None] = {}
    for key, things in chosen.items():
        if key not in wanted:
            continue
        if key[:1].isdigit():
            targets.enter_mode(ctx.names, int(key.split(":")[0]))
        for place in range(len(things)):
            now = chosen[key]
            if one and (key, place) != (able[0][0], able[0][2]):
                continue
            others = _others(game, ctx, wanted[key], oid, now, place, to, source)
            options = others if change else [now[place], *others]
            picked = options[0]
            if len(options) > 1:
                decision = Pick(tuple(targets.option_for(game, thing) for thing in options), reason="target", rule="115.7", usual=(0,))
                (index,) = yield from ask(game, seat, decision, oid, name=key)
                picked = options[index]
            if picked != now[place]:
                became[picked] = None
                chosen[key] = (*now[:place], picked, *now[place + 1 :])
                ctx.names[key] = ctx.names[wanted[key].name] = chosen[key]
                _move_share(game, oid, now[place], picked)
    if not became:
        return False
    obj = game.state.edit(oid)
    obj.targets = tuple(chosen.items())
    obj.names = {**obj.names, **chosen}
    game.touch(oid)
    layers.changed(game, oid, layers.STACK)
    yield from events.happen(game, *(events.Became(thing, "targeted", oid) for thing in became))
    return True


def _others(
    game: Game, ctx: Ctx, target: Target, oid: ObjectId, now: tuple[Thing, ...], place: int, to: Filter | None, source: ObjectId
) -> list[Thing]:
    """What else could be the target in that place (115.3, 115.7e)."""
    taken = [thing for name in target.apart for thing in _things(ctx, name)]
    found: list[Thing] = []
    for thing in targets.legal(game, ctx, target, oid):
        if thing in now or thing in taken:
            continue
        if to is not None and not evaluate.fits(game, Ctx(source, ctx.you), to, thing):
            continue
        others = [*now[:place], *now[place + 1 :]]
        if target.whole and targets.some(game, target, [*others, thing], len(others) + 1) is None:
            continue
        found.append(thing)
    return found


def _things(ctx: Ctx, name: str) -> tuple[Thing, ...]:
    value = ctx.names.get(name, ())
    return value if isinstance(value, tuple) else ()


def _move_share(game: Game, oid: ObjectId, old: Thing, new: Thing) -> None:
    """The division stays as it was; the new target gets the share of the old one (115.7f)."""
    obj = game.state.edit(oid)
    if old in obj.shares:
        obj.shares = {new if thing == old else thing: share for thing, share in obj.shares.items()}
        flat: list[int] = []
        for thing, share in obj.shares.items():
            flat += [thing, share]
        obj.names = {**obj.names, "shares": tuple(flat)}
