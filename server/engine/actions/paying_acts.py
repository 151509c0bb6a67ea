"""Paying acts: keyword actions that are costs as well: behold, blight, forage, collect evidence (701.4, 701.59, 701.61, 701.68)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events, replacement
from ..abilities import acts
from ..abilities.filters import CARD, CREATURE, YOU, YOURS, InZone, Subtype
from ..abilities.picks import Choose
from ..abilities.verbs import Move, Sacrifice
from ..abilities.words import Payable
from ..casting import costs, payables
from ..decisions import Option, Pick, Play, Seat, Thing, ask
from ..reading import evaluate
from ..reading.evaluate import Ctx
from . import picking
from .acting import number
from .performing import doing

if TYPE_CHECKING:
    from ..game import Game

THREE_CARDS = Move(Choose(CARD & InZone("graveyard", YOU), 3, 3), "exile", "graveyard", "exile")
A_FOOD = Sacrifice(None, 1, Subtype("Food"))


def _as(ctx: Ctx, seat: Seat) -> Ctx:
    return ctx if ctx.you == seat else Ctx(ctx.source, seat, ctx.names, ctx.x)


# -- behold


def _able_behold(game: Game, ctx: Ctx, seat: Seat, part: acts.Behold) -> bool:
    return bool(_to_behold(game, ctx, seat, part))


def _to_behold(game: Game, ctx: Ctx, seat: Seat, part: acts.Behold) -> list[Thing]:
    mine = _as(ctx, seat)
    found = [*evaluate.things(game, mine, part.what & InZone("battlefield") & YOURS)]
    return found + [oid for oid in picking.hand_of(game, seat) if oid != ctx.spell and evaluate.fits(game, mine, part.what, oid)]


def _behold(game: Game, ctx: Ctx, seat: Seat, part: acts.Behold) -> Play[None]:
    """Choose a permanent, or a card of the hand that is revealed (701.4a)."""
    chosen = yield from picking.ask_things(game, seat, ctx, _to_behold(game, ctx, seat, part), 1, 1, rule="701.4a")
    ctx.names[part.name] = chosen
    shown = tuple(oid for oid in chosen if game.state.objects[oid].zone == "hand")
    if shown:
        yield from events.happen(game, events.Revealed(shown, None, seat, ctx.source))


# -- blight


def _able_blight(game: Game, ctx: Ctx, seat: Seat, part: acts.Blight) -> bool:
    n = number(game, ctx, part)
    mine = evaluate.things(game, _as(ctx, seat), CREATURE & YOURS)
    return any(not replacement.forbidden(game, events.CountersPut(oid, "-1/-1", n, seat)) for oid in mine)  # 701.68b


def _pay_blight(game: Game, ctx: Ctx, seat: Seat, part: acts.Blight) -> Play[None]:
    yield from _blight(game, ctx, seat, part, 0)


def _blight(game: Game, ctx: Ctx, seat: Seat, part: acts.Blight, source: int) -> Play[None]:
    """-1/-1 counters on a creature; as a cost they are put by no effect (701.68a, 614.16)."""
    n = number(game, ctx, part)
    mine = evaluate.things(game, _as(ctx, seat), CREATURE & YOURS)
    chosen = yield from picking.ask_things(game, seat, ctx, mine, 1, 1, rule="701.68a")
    ctx.names[part.name] = chosen
    if n > 0:
        yield from events.happen(game, *(events.CountersPut(oid, "-1/-1", n, seat, source) for oid in chosen))
    yield from events.happen(game, events.Did(seat, "blight", n))  # 701.68d


@doing(acts.Blight)
def _do_blight(game: Game, ctx: Ctx, verb: acts.Blight) -> Play[None]:
    for seat in picking.players_in_order(game, (yield from picking.players(game, ctx, verb.who))):
        yield from _blight(game, ctx, seat, verb, ctx.source)


# -- forage


def _able_forage(game: Game, ctx: Ctx, seat: Seat, part: acts.Forage) -> bool:
    return any(costs.can_pay_others(game, _as(ctx, seat), seat, (way,)) for way in (THREE_CARDS, A_FOOD))


def _forage(game: Game, ctx: Ctx, seat: Seat, part: acts.Forage) -> Play[None]:
    """Exile three cards or sacrifice a Food, as the player chooses (701.61a)."""
    mine = _as(ctx, seat)
    able: list[tuple[str, Payable]] = [
        (word, way)
        for word, way in (("exile three cards from your graveyard", THREE_CARDS), ("sacrifice a Food", A_FOOD))
        if costs.can_pay_others(game, mine, seat, (way,))
    ]
    if not able:
        return
    place = 0
    if len(able) > 1:
        options = tuple(Option("word", 0, -1, word) for word, _ in able)
        (place,) = yield from ask(game, seat, Pick(options, reason="choose", rule="701.61a"), ctx.source)
    yield from costs.pay_others(game, mine, seat, (able[place][1],))
    yield from events.happen(game, events.Did(seat, "forage"))


# -- collect evidence


def _evidence(game: Game, ctx: Ctx, part: acts.CollectEvidence) -> Move:
    n = number(game, ctx, part)
    return Move(Choose(CARD & InZone("graveyard", YOU), 0, -1, whole=f"total:mana_value:>=:{n}"), "exile", "graveyard", "exile")


def _able_evidence(game: Game, ctx: Ctx, seat: Seat, part: acts.CollectEvidence) -> bool:
    return costs.can_pay_others(game, _as(ctx, seat), seat, (_evidence(game, ctx, part),))  # 701.59b


def _collect(game: Game, ctx: Ctx, seat: Seat, part: acts.CollectEvidence) -> Play[None]:
    """Exile any number of cards with that total mana value or more (701.59a)."""
    if not _able_evidence(game, ctx, seat, part):
        return
    yield from costs.pay_others(game, _as(ctx, seat), seat, (_evidence(game, ctx, part),))
    yield from events.happen(game, events.Did(seat, "collect_evidence", number(game, ctx, part)))


@doing(acts.Behold)
def _do_behold(game: Game, ctx: Ctx, verb: acts.Behold) -> Play[None]:
    yield from _behold(game, ctx, ctx.you, verb)


@doing(acts.Forage)
def _do_forage(game: Game, ctx: Ctx, verb: acts.Forage) -> Play[None]:
    yield from _forage(game, ctx, ctx.you, verb)


@doing(acts.CollectEvidence)
def _do_collect(game: Game, ctx: Ctx, verb: acts.CollectEvidence) -> Play[None]:
    yield from _collect(game, ctx, ctx.you, verb)


payables.enter(acts.Behold, _able_behold, _behold)
payables.enter(acts.Blight, _able_blight, _pay_blight)
payables.enter(acts.Forage, _able_forage, _forage)
payables.enter(acts.CollectEvidence, _able_evidence, _collect)
