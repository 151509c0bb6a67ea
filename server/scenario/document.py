"""Document: a scenario as read, with everything in its place and nothing looked up yet (scenario-format.md)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

Value: TypeAlias = object
"""An answer as written: a text, a number, yes or no, a list for several at once, a mapping for a division."""

STEPS = (
    "mulligan", "opening", "untap", "upkeep", "draw", "main1", "begin_combat", "attackers", "blockers", "first_strike_damage",
    "damage", "end_combat", "main2", "end", "cleanup",
)  # fmt: skip
ZONES = ("battlefield", "hand", "library", "graveyard", "exile", "command")


@dataclass(frozen=True, slots=True)
class Token:
    """A token described by hand."""

    name: str
    types: tuple[str, ...] = ("creature",)
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    has: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Placed:
    """One entry of a zone: a card or token, so many times."""

    card: str = ""
    token: Token | None = None
    count: int = 1
    id: str = ""
    tapped: bool = False
    sick: bool = False
    counters: dict[str, int] = field(default_factory=dict)
    damage: int = 0
    face_down: bool = False
    face: str | int | None = None
    attached_to: str = ""
    controller: str = ""
    chosen: Value = None
    where: str = ""


@dataclass(frozen=True, slots=True)
class Filler:
    """What the library holds below the listed cards."""

    card: str = "Wastes"
    count: int = 60


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of a turn; without `nth` any occurrence fits."""

    turn: int
    step: str
    nth: int | None = None

    def __str__(self) -> str:
        return f"turn {self.turn}, {self.step}" + (f" {self.nth}" if self.nth else "")


@dataclass(frozen=True, slots=True)
class Check:
    """Something that must be true: the parts as written, all of which must hold, or not if `is_not`."""

    parts: dict[str, Value]
    is_not: bool = False
    can: Entry | None = None
    where: str = ""

    def __str__(self) -> str:
        said = ", ".join(f"{key}: {_plain(value)}" for key, value in self.parts.items())
        return f"{self.where} {{{said}}}" + (" is_not" if self.is_not else "")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the script. Fields that the verb does not have stand at their defaults."""

    number: int  # its place in the script
    at: Moment
    seat: str
    do: str
    card: str = ""
    source: str = ""
    zone: str = ""  # `from`
    manner: str = ""  # `as`
    face: str = ""
    action: str = ""
    ability: str | int | None = None
    x: int | None = None
    targets: tuple[Value, ...] = ()
    answers: tuple[Value, ...] = ()
    creatures: tuple[str, ...] = ()  # `with`
    whom: str = ""  # `at`
    attackers: tuple[str, ...] = ()  # `attacker`
    declared: tuple[tuple[str, tuple[str, ...]], ...] = ()  # `attacks` or `blocks`
    refused: bool = False
    once: bool = False
    absent: bool = False
    that: tuple[Check, ...] = ()
    when_on_stack: str = ""
    unless_on_stack: str = ""
    when_asked: str = ""
    counters: dict[str, int] = field(default_factory=dict)
    life: int | dict[str, int] | None = None
    day: bool | None = None
    where: str = ""

    def __str__(self) -> str:
        what = self.card or self.source or ", ".join(self.creatures)
        return f"{self.where} ({self.at}: {self.seat} {self.do}{f' {what}' if what else ''})"


@dataclass(frozen=True, slots=True)
class Wishes:
    """Answers that wait for a question: targets, modes and the rest."""

    targets: tuple[Value, ...] = ()
    modes: tuple[Value, ...] = ()
    choices: tuple[Value, ...] = ()


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of the game with a script, a stop and what must then be true."""

    script: tuple[Entry, ...]
    answers: dict[str, Wishes]
    stop: Moment
    expect: tuple[Check, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A judge's case."""

    name: str
    source: str
    file: str
    format: tuple[str, ...]
    seats: tuple[str, ...]
    teams: tuple[tuple[str, ...], ...]
    life: dict[str, int]
    counters: dict[str, dict[str, int]]
    zones: dict[str, dict[str, tuple[Placed, ...]]]
    filler: dict[str, Filler | None]
    decks: dict[str, tuple[Placed, ...]]
    commanders: dict[str, tuple[str, ...]]
    commander_damage: dict[str, dict[str, int]]
    commander_casts: dict[str, int]
    options: dict[str, Value]
    monarch: str
    initiative: str
    day: bool | None
    shuffle: bool
    seed: int
    chance: tuple[Value, ...]
    start: str  # the step with which it begins
    strict: bool
    answers: dict[str, Wishes]  # those that belong to no stage
    stages: tuple[Stage, ...]


def _plain(value: Value) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_plain(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_plain, value)) + "]"
    return {True: "true", False: "false", None: "null"}.get(value, str(value)) if isinstance(value, (bool, type(None))) else str(value)
