"""Lasting: effects that go on after the resolution: continuous ones, rules, emblems (611.2, 114)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from .. import zones
from ..abilities import changes as ch
from ..abilities import structures as st
from ..abilities.filters import Chosen, Colour, Named, Subtype, Type
from ..abilities.kinds import Card, Face, Keyword
from ..abilities.picks import Ref
from ..abilities.words import Ability, Amount, Change, Duration, Filter, Word
from ..decisions import Play, Thing, player_thing
from ..layers import applying, copying, layers
from ..reading import evaluate
from ..reading.evaluate import Ctx
from . import picking
from .objects import can_change_hands, start_effect
from .performing import doing

if TYPE_CHECKING:
    from ..game import Game


@doing(st.Apply)
def _apply(game: Game, ctx: Ctx, effect: st.Apply) -> Play[None]:
    """The changes affect what the pick gives now, and only that (611.2c); their numbers are those of now (608.2h)."""
    picked = yield from picking.pick(game, ctx, effect.what)
    things: tuple[Thing, ...] = tuple(
        thing
        for thing in (picking.followed(game, ctx, t) for t in picked)
        if thing < 0 or (thing in game.state.objects and not game.state.objects[thing].phased_out)  # 702.26e
    )
    frozen: list[Change] = []
    for change in effect.changes:
        if isinstance(change, ch.Control):
            yield from _take_control(game, ctx, change, things, effect.until)
            continue
        if isinstance(change, ch.CopyOf):
            models = yield from picking.pick(game, ctx, change.of)
            if models:
                yield from _become_copies(game, ctx, change, models[0], things, effect.until)
            continue
        if isinstance(change, ch.GainBelow):
            frozen += [ch.Gain(ability) for ability in _below(game, ctx, change.word)]
        elif applying.is_alike(change) and not _is_each_ones(effect.until):
            frozen.append(fixed(game, ctx, change))
        else:
            for thing in things:  # each by a number of its own
                its = fixed(game, Ctx(ctx.source, ctx.you, {**ctx.names, "affected": (thing,)}, ctx.x), change)
                yield from start_effect(game, ctx, (its,), (thing,), effect.until, dict(ctx.names))
    if frozen and things:
        yield from start_effect(game, ctx, tuple(frozen), things, effect.until, dict(ctx.names))


def _below(game: Game, ctx: Ctx, word: str) -> list[Ability]:
    """The abilities printed on the source after that keyword (702.165a-c); not what it has gained."""
    printed = copying.copiable(game, ctx.source).abilities
    places = [i for i, ability in enumerate(printed) if isinstance(ability, Keyword) and ability.word == word]
    below = printed[places[0] + 1 :] if places else ()
    return [ability for ability in below if not (isinstance(ability, Keyword) and ability.word == word)]


def _take_control(game: Game, ctx: Ctx, change: ch.Control, things: tuple[Thing, ...], until: Duration | None) -> Play[None]:
    """The player whom it gives now gains control of the things that nothing keeps from it (613.1b, 101.2)."""
    seats = yield from picking.players(game, ctx, change.who)
    if not seats:
        return
    taken = tuple(thing for thing in things if can_change_hands(game, thing, seats[0]))
    if taken:
        names = {**ctx.names, "holder": (player_thing(seats[0]),)}
        yield from start_effect(game, ctx, (ch.Control(Ref("holder")),), taken, until, names)


def _is_each_ones(until: object) -> bool:
    """Whether the duration is another for each of what is affected: to the end of a step of its controller."""
    return isinstance(until, ch.Through) and until.who is None


def _become_copies(game: Game, ctx: Ctx, change: ch.CopyOf, model: Thing, things: tuple[Thing, ...], until: object) -> Play[None]:
    """It has the copiable values of the other as they are now (707.2); as it enters, it simply is so (707.5)."""
    face = copying.with_exceptions(game, ctx, copying.copiable(game, model), change.but)
    for thing in things:
        if thing in game.arriving:
            game.arriving[thing].besides = tuple(part.do for part in change.but if isinstance(part, ch.Besides))
            game.state.objects[thing].copied = face
            layers.changed(game, thing, layers.OBJECT)
        else:
            yield from start_effect(game, ctx, (copying.Becomes(face),), (thing,), until, dict(ctx.names))  # type: ignore[arg-type]


def fixed(game: Game, ctx: Ctx, change: Change) -> Change:
    """The change with its amounts as they are now (608.2h)."""
    if isinstance(change, (ch.Add, ch.Base)):
        return applying.with_numbers(game, ctx, change)
    if isinstance(change, ch.Prevent) and isinstance(change.n, Amount):
        return msgspec.structs.replace(change, n=evaluate.amount(game, ctx, change.n))
    if isinstance(change, ch.Replace) and isinstance(change.most, Amount):
        return msgspec.structs.replace(change, most=evaluate.amount(game, ctx, change.most))
    if isinstance(change, ch.Gain):
        return msgspec.structs.replace(change, ability=_told(ctx, change.ability))
    return change


TOLD: dict[str, Callable[[str], Filter]] = {"colour": Colour, "name": Named, "type": Type, "subtype": Subtype}


def _told(ctx: Ctx, part: Any) -> Any:
    """The word with what was chosen as the effect resolved in the place of "the chosen": protection from the colour of your choice."""
    if isinstance(part, Chosen):
        word = ctx.names.get(part.name)
        return TOLD[part.quality](word) if isinstance(word, str) else part
    if isinstance(part, tuple):
        return tuple(_told(ctx, item) for item in part)
    if isinstance(part, Word):
        told = {name: _told(ctx, getattr(part, name)) for name in part.__struct_fields__}
        return msgspec.structs.replace(part, **told) if any(told[name] is not getattr(part, name) for name in told) else part
    return part


@doing(st.Rule)
def _rule(game: Game, ctx: Ctx, effect: st.Rule) -> Play[None]:
    frozen = tuple(fixed(game, ctx, change) for change in effect.changes)
    yield from start_effect(game, ctx, frozen, None, effect.until, dict(ctx.names))


@doing(st.Emblem)
def _emblem(game: Game, ctx: Ctx, effect: st.Emblem) -> Play[None]:
    """An emblem in the command zone (114.1)."""
    zones.place(game, ctx.you, Card((Face("", "", (), (), (), effect.abilities),), "emblem"), "command", "emblem")
    return
    yield
