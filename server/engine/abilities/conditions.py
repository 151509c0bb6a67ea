"""Conditions: what is true or not when it is looked at."""

from __future__ import annotations

from .words import Cond, Count, Event, Filter, Pick


class Compare(Cond, frozen=True):
    """The amounts stand so to each other."""

    left: Count
    op: str  # < <= == >= > !=
    right: Count


class Exists(Cond, frozen=True):
    """At least so many things fit."""

    what: Filter
    least: Count = 1


class Fits(Cond, frozen=True):
    """What the pick gives (all of it, and something) fits; as last known if it is gone (608.2h)."""

    ref: Pick
    what: Filter


class Remain(Cond, frozen=True):
    """All that the pick gives is still on the battlefield, and fits (611.2b): "for as long as it remains a creature"."""

    ref: Pick
    what: Filter


class Done(Cond, frozen=True):
    """Something was done under that name: "if you do", "if a creature died this way"."""

    name: str


class Paid(Cond, frozen=True):
    """The cost with that label was paid: "if it was kicked" (702.33d), with that one of several if its mana is said (702.33f)."""

    label: str
    cost: str = ""


class Now(Cond, frozen=True):
    """It is that phase or step ("" any) of a turn of such a player (any if None); "main" is either main phase."""

    step: str = ""
    whose: Filter | None = None


class Happened(Cond, frozen=True):
    """It has happened at least so often in the span."""

    event: Event
    span: str = "this_turn"
    least: Count = 1


class Both(Cond, frozen=True):
    """All of them hold."""

    parts: tuple[Cond, ...]


class Either(Cond, frozen=True):
    """One of them holds."""

    parts: tuple[Cond, ...]


class Unless(Cond, frozen=True):
    """The other does not hold."""

    part: Cond
