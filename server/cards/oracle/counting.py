"""Counting: rows for numbers and conditions about how many there are (107, 109.5)."""

from __future__ import annotations

from server.engine.abilities.amounts import Number
from server.engine.abilities.conditions import Compare, Exists
from server.engine.abilities.filters import YOURS, And

from .table import H, rest, row

CONDITIONS = (
    row("you control {n:words} or fewer {w:np:bare}", Compare(Number(And((rest("w"), YOURS))), "<=", H.n), "109.5"),
    row("you control {n:words} or more {w:np:bare}", Exists(And((rest("w"), YOURS)), H.n), "109.5", "not one n"),
)
