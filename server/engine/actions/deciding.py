"""Deciding: votes, villainous choices, and who is suspected (701.38, 701.55, 701.60)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events, replacement
from ..abilities import acts
from ..abilities.changes import Forbid, Gain, Limit, While
from ..abilities.conditions import Remain
from ..abilities.filters import AFFECTED, Status
from ..abilities.kinds import Keyword, Static
from ..abilities.picks import Ref
from ..abilities.verbs import Block
from ..casting import special
from ..decisions import NO, YES, Option, Pick, Play, Seat, Thing, ask, player_thing
from ..layers import layers
from ..reading import evaluate
from ..reading.evaluate import Ctx
from . import picking
from .objects import start_effect
from .performing import doing, perform

if TYPE_CHECKING:
    from ..game import Game

SUSPICION = (Gain(Keyword("menace")), Gain(Static((Forbid(Block(AFFECTED)),))))
"""What a suspected permanent has (701.60c)."""
REMAINS = While(Remain(Ref("suspect"), Status("suspected")))


def more(game: Game, what: str, seat: Seat) -> int:
    """How much effects add to that number of a player: votes, villainous choices."""
    n = 0
    for rule in layers.index(game).rules.get(Limit, ()):
        if rule.change.what == what and special.is_for(game, rule, seat):
            n += evaluate.amount(game, rule.ctx(), rule.change.n)
    return n


@doing(acts.Vote)
def _vote(game: Game, ctx: Ctx, verb: acts.Vote) -> Play[None]:
    """Each player in turn order, beginning with the controller; all votes of one player at the same time (701.38a, d)."""
    things: list[Thing] = [] if verb.what is None else evaluate.things(game, ctx, verb.what)
    if verb.choices:
        options = tuple(Option("word", 0, -1, word) for word in verb.choices)
    else:
        options = tuple(picking.option_for(game, thing) for thing in things)
    votes = [0] * len(options)
    for seat in _from(game, ctx.you) if options else ():
        for _ in range((yield from _how_many(game, ctx, seat))):
            (place,) = yield from ask(game, seat, Pick(options, reason="vote", rule="701.38a"), ctx.source)
            votes[place] += 1
    for word, n in zip(verb.choices, votes):
        ctx.names[word] = n
    most = max(votes, default=0)
    ctx.names[verb.name] = tuple(thing for thing, n in zip(things, votes) if n == most)


def _from(game: Game, seat: Seat) -> tuple[Seat, ...]:
    """The players in turn order, beginning with that one."""
    living = game.living()
    return tuple(other for other in living if other >= seat) + tuple(other for other in living if other < seat)


def _how_many(game: Game, ctx: Ctx, seat: Seat) -> Play[int]:
    """How often the player votes: once, and as often again as effects say, or as the player likes where those only allow it."""
    n = 1 + more(game, "votes", seat)
    for _ in range(more(game, "optional_votes", seat)):
        (answer,) = yield from ask(game, seat, Pick((YES, NO), reason="may", rule="701.38d"), ctx.source)
        n += answer == 0
    return n


@doing(acts.Villainous)
def _villainous(game: Game, ctx: Ctx, effect: acts.Villainous) -> Play[None]:
    """One player after the other in APNAP order, each as often as effects say; what is impossible may be chosen (701.55)."""
    seats = yield from picking.players(game, ctx, effect.who)
    options = tuple(Option("mode", ctx.source, n) for n in range(len(effect.modes)))
    for seat in picking.players_in_order(game, seats):
        for _ in range(1 + more(game, "villainous_choices", seat)):
            if game.state.players[seat].left:
                continue
            ctx.names["each"] = ctx.names["that_player"] = (player_thing(seat),)
            (place,) = yield from ask(game, seat, Pick(options, reason="mode", rule="701.55a"), ctx.source)
            yield from perform(game, ctx, effect.modes[place].do)


@doing(acts.Suspect)
def _suspect(game: Game, ctx: Ctx, verb: acts.Suspect) -> Play[None]:
    """The permanents are suspected from now on, unless they are already (701.60a, d)."""
    things = yield from picking.pick(game, ctx, verb.what)
    for oid in picking.present(game, ctx, things, "battlefield"):
        became = events.Became(oid, "suspected", ctx.source)
        if "suspected" in game.state.objects[oid].designations or replacement.forbidden(game, became):
            continue
        yield from events.happen(game, became)
        yield from start_effect(game, ctx, SUSPICION, (oid,), REMAINS, {"suspect": (oid,)})
