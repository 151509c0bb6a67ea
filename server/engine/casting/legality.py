"""Legality: why an action is not legal; the same routine that offers the legal ones (117.1, 601.3, 602.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..decisions import Option, Seat
from ..layers import layers

if TYPE_CHECKING:
    from ..game import Game


class Refusal(NamedTuple):
    """Why something is not legal: the CR section, and the reason in a few words."""

    rule: str
    because: str


TIMING = Refusal("117.1a", "only in a main phase of your own turn, while the stack is empty")
NOT_LAND = Refusal("305.1", "it is not a land that you may play from there")
LAND_PLAYED = Refusal("305.2b", "you have played as many lands this turn as you may")
IS_LAND = Refusal("305.9", "a land cannot be cast")
NOT_THERE = Refusal("601.3", "nothing allows you to cast it from there")
FORBIDDEN = Refusal("601.3", "an effect forbids it")
NO_COST = Refusal("118.6", "it has no mana cost, which cannot be paid")
MANA = Refusal("118.3", "you cannot pay its mana cost")
COSTS = Refusal("118.3", "you cannot pay its other costs")
TARGETS = Refusal("601.2c", "there is no legal target for it")
NOT_YOURS = Refusal("602.2", "only its controller may activate it")
NO_ABILITY = Refusal("602.1", "it has no such ability to activate there")
SICK = Refusal("302.6", "it has not been under your control since your turn began")
ONCE = Refusal("602.5b", "it has been activated as often as it may be")
LOYALTY = Refusal("606.3", "a loyalty ability of it has been activated this turn")
CONDITION = Refusal("602.5", "its condition does not hold")
SPLIT_SECOND = Refusal("702.61a", "a spell with split second is on the stack")
PRIORITY = Refusal("117.1", "you do not have priority")
UNKNOWN = Refusal("116.1", "there is no such action")


def sorcery_timing(game: Game, seat: Seat) -> bool:
    """Whether the player, having priority, could cast a sorcery by its timing (117.1a)."""
    state = game.state
    return not state.stack and state.step in ("main1", "main2") and game.is_active(seat)


def split_second(game: Game) -> bool:
    """Whether a spell on the stack keeps players from casting and activating anything but mana abilities (702.61a)."""
    stack = game.state.stack
    return bool(stack) and any("split second" in layers.chars(game, oid).keywords for oid in stack)


def refusal(game: Game, seat: Seat, option: Option) -> Refusal | None:
    """Why the player may not do that now; None if it is legal."""
    from . import activating, casting, special

    if game.state.priority != game.teams.turn_group[seat]:
        return PRIORITY
    if option.kind == "pass":
        return None
    if option.kind in ("play", "special"):
        return special.check(game, seat, option)
    if option.kind == "cast":
        return casting.check(game, seat, option)
    if option.kind == "activate":
        return activating.check(game, seat, option.thing, option.ability)
    return UNKNOWN
