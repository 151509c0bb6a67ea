"""Payables: the table of what can be paid but is not mana (118): whether it can be, and paying it. Filled in where each is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ..decisions import Play, Seat
from ..reading.ctx import Ctx

Able: TypeAlias = Callable[[Any, Ctx, Seat, Any], bool]
Paying: TypeAlias = Callable[[Any, Ctx, Seat, Any], Play[None]]

ABLE: dict[type, Able] = {}
"""Whether a player could pay such a part; what is not here always can be paid."""
PAY: dict[type, Paying] = {}


def enter(kind: type, able: Able, pay: Paying) -> None:
    """Have verbs of that kind be costs."""
    ABLE[kind], PAY[kind] = able, pay
