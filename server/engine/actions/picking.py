"""Picking: how a resolving effect gets hold of objects and players, and who acts in which order (608.2d-f, 101.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities import acts, picks, verbs
from ..abilities.filters import CARD
from ..abilities.structures import AtOnce, Seq
from ..abilities.verbs import Move
from ..abilities.words import Effect, Filter, Role
from ..casting import costs
from ..decisions import CHANCE, Option, Pick, Play, Seat, Thing, ask, is_player, player_thing, seat_of
from ..multiplayer import leaving
from ..multiplayer import range as ranges
from ..objects import ObjectId
from ..reading import evaluate
from ..reading.evaluate import Ctx

if TYPE_CHECKING:
    from ..game import Game


def pick(game: Game, ctx: Ctx, role: Role) -> Play[tuple[Thing, ...]]:
    """What the role of a verb that is done gives; what is chosen now is asked for and bound to its name. What is out of the
    controller's range of influence is not affected (801.10)."""
    found = yield from _picked(game, ctx, role)
    return tuple(thing for thing in found if ranges.within(game, ctx.you, thing)) if game.limited else found


def _picked(game: Game, ctx: Ctx, role: Role) -> Play[tuple[Thing, ...]]:
    if role is None:
        return (player_thing(ctx.you),)
    kind = type(role)
    if kind is picks.Choose or kind is picks.Search:
        return (yield from _chosen(game, ctx, role))  # type: ignore[arg-type]
    if kind is picks.Target:
        bound = ctx.names.get(role.name, ())  # type: ignore[union-attr]
        return bound if isinstance(bound, tuple) else ()
    if isinstance(role, Filter):
        return tuple(evaluate.things(game, ctx, role))
    found = evaluate.refer(game, ctx, role)
    if kind is picks.All or kind is picks.Top:
        ctx.names[role.name] = found  # type: ignore[attr-defined]
    return found


def players(game: Game, ctx: Ctx, role: Role) -> Play[tuple[Seat, ...]]:
    """The players that the role gives, still in the game; you if it is None."""
    things = yield from pick(game, ctx, role)
    return tuple(seat_of(thing) for thing in things if is_player(thing) and not game.state.players[seat_of(thing)].left)


def players_and_leavers(game: Game, ctx: Ctx, role: Role) -> Play[tuple[tuple[Seat, ...], tuple[Seat, ...]]]:
    """The players that the role gives, in APNAP order, and those of them who have left the game: they pay and do nothing (800.4f)."""
    things = yield from pick(game, ctx, role)
    seats = tuple(seat_of(thing) for thing in things if is_player(thing))
    players = game.state.players
    there = tuple(seat for seat in seats if not players[seat].left)
    return players_in_order(game, there), tuple(seat for seat in seats if players[seat].left)


def chooser(game: Game, ctx: Ctx, role: Role) -> Play[Seat]:
    """The player who chooses: whom the role gives, or in place of one who has left another one (800.4g)."""
    there, gone = yield from players_and_leavers(game, ctx, role)
    if there:
        return there[0]
    return (yield from leaving.stand_in(game, gone[0], ctx.you, ctx.source)) if gone else ctx.you


def players_in_order(game: Game, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The players in APNAP order (101.4, 805.6)."""
    if len(seats) < 2:
        return seats
    return tuple(seat for seat in game.apnap() if seat in seats)


def followed(game: Game, ctx: Ctx, thing: Thing) -> Thing:
    """The object that this one became, if the effect itself, or the event it triggered on, moved it (400.7e-h); else the thing."""
    if thing < 0 or thing in game.state.objects:
        return thing
    became = ctx.names.get("became", ())
    assert isinstance(became, tuple)
    for old, new in zip(became[::2], became[1::2], strict=True):
        if old == thing and new in game.state.objects:
            return new
    return thing


def present(game: Game, ctx: Ctx, things: tuple[Thing, ...], zone: str = "") -> list[ObjectId]:
    """The objects among the things that still exist (in that zone) and are not phased out, followed to what they became."""
    objects = game.state.objects
    found = dict.fromkeys(followed(game, ctx, thing) for thing in things)  # two names may have become the same object
    return [oid for oid in found if oid in objects and (not zone or objects[oid].zone == zone) and not objects[oid].phased_out]


def option_for(game: Game, thing: Thing) -> Option:
    """The thing as an option; a card in a library or hand is said to be a card."""
    if is_player(thing):
        return Option("player", thing)
    return Option("card" if game.state.objects[thing].zone in ("library", "hand") else "object", thing)


def ask_things(
    game: Game,
    seat: Seat,
    ctx: Ctx,
    things: list[Thing],
    least: int,
    most: int,
    reason: str = "choose",
    rule: str = "608.2d",
    name: str = "",
) -> Play[tuple[Thing, ...]]:
    """Ask a player for some of the things; nothing is asked where there is nothing to decide."""
    most = len(things) if most < 0 else min(most, len(things))
    least = min(least, most)
    if most == 0:
        return ()
    if least == len(things):
        return tuple(things)
    options = tuple(option_for(game, thing) for thing in things)
    chosen = yield from ask(game, seat, Pick(options, least, most, reason=reason, rule=rule), ctx.source, name=name)
    return tuple(things[i] for i in chosen)


def _chosen(game: Game, ctx: Ctx, word: picks.Choose | picks.Search) -> Play[tuple[Thing, ...]]:
    least, most = evaluate.amount(game, ctx, word.least), evaluate.amount(game, ctx, word.most)
    seat = ctx.you if word.by is None else (yield from chooser(game, ctx, word.by))
    if isinstance(word, picks.Search):
        owners = yield from players(game, ctx, word.whose or word.by)
        if word.whose is not None:
            ctx.names["that_player"] = tuple(player_thing(owner) for owner in owners)
        zones = word.zones or ("library",)
        searched = (oid for owner in owners for zone in zones for oid in reversed(getattr(game.state.players[owner], zone)))
        things: list[Thing] = [oid for oid in searched if evaluate.fits(game, ctx, word.what, oid)]
        if word.what == CARD and word.most == 1:
            least = 1  # 701.23d: only what is described need not be found (701.23b)
        if word.whole:
            found = yield from _alike(game, seat, ctx, word, things, most)
        else:
            found = yield from ask_things(game, seat, ctx, things, least, most, "search", "701.23")
    else:
        things = evaluate.things(game, ctx, word.what)
        if game.limited and seat != ctx.you:
            things = [thing for thing in things if ranges.within(game, seat, thing)]  # 801.5a
        if word.random:
            found = yield from at_random(game, things, most)
        elif word.whole:
            found = yield from _as_a_set(game, seat, ctx, word, things, least, most)
        else:
            found = yield from ask_things(game, seat, ctx, things, least, most, name=word.name)
    ctx.names[word.name] = found
    return found


def _alike(game: Game, seat: Seat, ctx: Ctx, word: picks.Search, things: list[Thing], most: int) -> Play[tuple[Thing, ...]]:
    """Ask for things that all have a value of the quality in common, one after the other ("share:land_type")."""
    quality = word.whole.removeprefix("share:")
    found: list[Thing] = []
    common: set[object] = set()
    while things and len(found) < most:
        (*picked,) = yield from ask_things(game, seat, ctx, things, 0, 1, "search", "701.23")
        if not picked:
            break
        values = set(evaluate.properties(game.chars(picked[0]), quality))
        common = common & values if found else values
        found += picked
        things = [t for t in things if t not in found and not common.isdisjoint(evaluate.properties(game.chars(t), quality))]
    return tuple(found)


def _as_a_set(game: Game, seat: Seat, ctx: Ctx, word: picks.Choose, things: list[Thing], least: int, most: int) -> Play[tuple[Thing, ...]]:
    """Ask for some of the things that differ in what `whole` names: different_names, different_powers."""
    groups: dict[object, list[int]] = {}
    for i, thing in enumerate(things):
        chars = game.chars(thing)
        groups.setdefault(chars.power if word.whole == "different_powers" else chars.name, []).append(i)
    most = len(groups) if most < 0 else min(most, len(groups))
    if most == 0:
        return ()
    options = tuple(option_for(game, thing) for thing in things)
    decision = Pick(options, min(least, most), most, reason="choose", rule="608.2d")
    decision.apart = tuple(tuple(group) for group in groups.values() if len(group) > 1)
    chosen = yield from ask(game, seat, decision, ctx.source, name=word.name)
    return tuple(things[i] for i in chosen)


def at_random(game: Game, things: list[Thing], n: int) -> Play[tuple[Thing, ...]]:
    """So many of the things by chance (701.9b): the chance seat picks their places, knowing nothing of what they are."""
    n = min(n, len(things))
    if n == 0 or n == len(things):
        return tuple(things)
    options = tuple(Option("hidden", 0, -1, i) for i in range(len(things)))
    places = yield from ask(game, CHANCE, Pick(options, n, n, reason="random", rule="701.9b"))
    return tuple(things[i] for i in places)


ACTS = (acts.Behold, acts.Blight, acts.CollectEvidence, acts.Forage)
"""Keyword actions that nobody can choose to do who could not pay them (701.59b, 701.68b)."""


def possible(game: Game, ctx: Ctx, seat: Seat, effect: Effect) -> bool:
    """Whether a player may choose to do it (608.2d): what reads like a cost must be payable as one (118.3)."""
    if isinstance(effect, (Seq, AtOnce)):
        return possible(game, ctx, seat, effect.steps[0])
    if isinstance(effect, ACTS) or (isinstance(effect, (verbs.Discard, verbs.Sacrifice, verbs.LoseLife)) and effect.who is None):
        return costs.can_pay(game, ctx, seat, (effect,))
    if isinstance(effect, (Move, verbs.Tap, verbs.RemoveCounters)) and effect_is_of_self(effect):
        return costs.can_pay(game, ctx, seat, (effect,))
    if isinstance(effect, Move) and isinstance(effect.what, picks.Choose) and effect.what.least == 1 and effect.what.by is None:
        return bool(evaluate.things(game, ctx, effect.what.what))
    if isinstance(effect, verbs.PutCounters) and effect.on == picks.SELF:
        return ctx.source in game.state.objects
    if isinstance(effect, verbs.Cast) and effect.who is None:
        from ..casting import casting

        things = present(game, ctx, at_hand(game, ctx, effect.what))
        return any(casting.can_cast_now(game, ctx, seat, oid, effect) for oid in things)
    return True


def at_hand(game: Game, ctx: Ctx, role: Role) -> tuple[Thing, ...]:
    """What a role could give, whatever choice is still to be made."""
    if isinstance(role, picks.Choose):
        return tuple(evaluate.things(game, ctx, role.what))
    if role is None or isinstance(role, Filter):
        return () if role is None else tuple(evaluate.things(game, ctx, role))
    return evaluate.refer(game, ctx, role)


def effect_is_of_self(effect: Effect) -> bool:
    """Whether it is done to the source itself, as "sacrifice this creature" is."""
    return getattr(effect, "what", None) == picks.SELF or getattr(effect, "on", None) == picks.SELF


def hand_of(game: Game, seat: Seat) -> list[ObjectId]:
    """The cards in that player's hand."""
    return list(game.state.players[seat].hand)
