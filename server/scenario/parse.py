"""Parsing of scenarios: from plain data to a document, each unknown key an error that names its place."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from . import parse_script
from .document import STEPS, ZONES, Check, Entry, Filler, Moment, Placed, Scenario, Stage, Token, Value, Wishes
from .errors import BadScenario
from .plain import flag, items, mapping, number, numbers, one_of, some, text, texts

T = TypeVar("T")

KEYS = (
    "name", "rules", "source", "notes", "note", "format", "seats", "teams", "life", "counters", "zones", "filler", "decks", "commanders",
    "commander_damage", "commander_casts", "options", "monarch", "initiative", "day", "shuffle", "seed", "chance", "start", "strict",
    "script", "answers", "stop", "expect", "stages",
)  # fmt: skip
_STAGE_KEYS = ("script", "answers", "stop", "expect", "name", "source", "notes", "note")
_PLACED_KEYS = (
    "card", "token", "count", "id", "tapped", "sick", "counters", "damage", "face_down", "face", "attached_to", "controller", "chosen",
    "note", "notes", "source",
)  # fmt: skip
_COUNTED = re.compile(r"(\d{1,3})x? (.+)")


def scenario(value: Value, file: str = "") -> Scenario:
    """The document. Raises BadScenario, whose message names the place."""
    keys = mapping(value, "scenario", KEYS)
    if "name" not in keys:
        raise BadScenario("scenario: name is missing")
    formats = texts(keys.get("format", "duel"), "format")
    seats = texts(keys["seats"], "seats") if "seats" in keys else _usual_seats(formats)
    if len(set(seats)) != len(seats) or len(seats) < 2:
        raise BadScenario("seats: two seats or more are needed, each with its own letter")

    zones = _by_seat(keys.get("zones"), "zones", seats, _zones)
    _know_ids(keys, "", _ids(zones))

    def by_seat(key: str, read: Callable[[Value, str], T]) -> dict[str, T]:
        return _by_seat(keys.get(key), key, seats, read)

    def one_seat(key: str) -> str:
        return parse_script.seat(keys[key], key, seats) if keys.get(key) is not None else ""

    def yes(key: str) -> bool:
        return flag(keys[key], key) if key in keys else False

    return Scenario(
        name=text(keys["name"], "name"),
        source=text(keys["source"], "source") if keys.get("source") is not None else "",
        file=file,
        format=formats,
        seats=seats,
        teams=tuple(
            tuple(parse_script.seat(letter, f"teams[{i}]", seats) for letter in items(team, f"teams[{i}]"))
            for i, team in enumerate(some(keys.get("teams")))
        ),
        life=by_seat("life", number),
        counters=by_seat("counters", numbers),
        zones=zones,
        filler=_filler(keys.get("filler"), seats),
        decks=by_seat("decks", lambda v, where: placed_list(v, where)),
        commanders=by_seat("commanders", texts),
        commander_damage=by_seat("commander_damage", numbers),
        commander_casts=numbers(keys["commander_casts"], "commander_casts") if "commander_casts" in keys else {},
        options=mapping(keys["options"], "options") if "options" in keys else {},
        monarch=one_seat("monarch"),
        initiative=one_seat("initiative"),
        day=flag(keys["day"], "day") if keys.get("day") is not None else None,
        shuffle=yes("shuffle"),
        seed=number(keys["seed"], "seed") if "seed" in keys else 0,
        chance=tuple(some(keys.get("chance"))),
        start=_start(keys.get("start")),
        strict=yes("strict"),
        answers=by_seat("answers", _wishes) if "stages" in keys else {},
        stages=_stages(keys, seats),
    )


def _ids(zones: dict[str, dict[str, tuple[Placed, ...]]]) -> set[str]:
    """The ways in which the ids of the position may be written."""
    found: set[str] = set()
    for held in zones.values():
        for entry in (entry for placed in held.values() for entry in placed if entry.id):
            if f"@{entry.id}" in found:
                raise BadScenario(f"{entry.where}: the id {entry.id!r} is given twice")
            found.update((f"@{entry.id}", *(f"@{entry.id}.{i}" for i in range(1, entry.count + 1) if entry.count > 1)))
    return found


def _know_ids(value: Value, where: str, known: set[str]) -> None:
    """Raise BadScenario for an `@id` that no entry of the position has."""
    if isinstance(value, dict):
        for key, item in value.items():
            _know_ids(key, where, known)
            _know_ids(item, f"{where}.{key}".lstrip("."), known)
    elif isinstance(value, (list, tuple)):
        for i, item in enumerate(value):
            _know_ids(item, f"{where}[{i}]", known)
    elif isinstance(value, str) and value.startswith("@") and value not in known:
        raise BadScenario(f"{where}: no entry of the position has the id {value!r}")


def _usual_seats(formats: tuple[str, ...]) -> tuple[str, ...]:
    return ("A", "B", "C", "D") if "two-headed-giant" in formats else ("A", "B")


def _by_seat(value: Value, where: str, seats: tuple[str, ...], read: Callable[[Value, str], T]) -> dict[str, T]:
    if value is None:
        return {}
    return {seat: read(item, f"{where}.{seat}") for seat, item in mapping(value, where, seats).items()}


def _start(value: Value) -> str:
    if value is None:
        return "untap"
    keys = mapping(value, "start", ("step",))
    return one_of(keys.get("step", "untap"), "start.step", STEPS)


def _zones(value: Value, where: str) -> dict[str, tuple[Placed, ...]]:
    return {zone: placed_list(held, f"{where}.{zone}") for zone, held in mapping(value, where, ZONES).items()}


def placed_list(value: Value, where: str) -> tuple[Placed, ...]:
    """The entries of a zone."""
    return tuple(placed(item, f"{where}[{i}]") for i, item in enumerate(some(value)))


def placed(value: Value, where: str) -> Placed:
    """One entry of a zone: a name, a name with a count, or a mapping."""
    if not isinstance(value, dict):
        name = text(value, where)
        counted = _COUNTED.fullmatch(name)
        return Placed(card=counted[2], count=int(counted[1]), where=where) if counted else Placed(card=name, where=where)
    keys = mapping(value, where, _PLACED_KEYS)
    if ("card" in keys) == ("token" in keys):
        raise BadScenario(f"{where}: either a card or a token is needed")
    face = keys.get("face")
    return Placed(
        card=text(keys["card"], f"{where}.card") if "card" in keys else "",
        token=_token(keys["token"], f"{where}.token") if "token" in keys else None,
        count=number(keys["count"], f"{where}.count") if "count" in keys else 1,
        id=text(keys["id"], f"{where}.id") if "id" in keys else "",
        tapped=flag(keys.get("tapped", False), f"{where}.tapped"),
        sick=flag(keys.get("sick", False), f"{where}.sick"),
        counters=numbers(keys.get("counters", {}), f"{where}.counters"),
        damage=number(keys.get("damage", 0), f"{where}.damage"),
        face_down=flag(keys.get("face_down", False), f"{where}.face_down"),
        face=face if face is None or isinstance(face, int) else text(face, f"{where}.face"),
        attached_to=text(keys["attached_to"], f"{where}.attached_to") if keys.get("attached_to") is not None else "",
        controller=text(keys["controller"], f"{where}.controller") if "controller" in keys else "",
        chosen=keys.get("chosen"),
        where=where,
    )


def _token(value: Value, where: str) -> Token:
    keys = mapping(value, where, ("name", "types", "subtypes", "colors", "power", "toughness", "has"))
    if "name" not in keys:
        raise BadScenario(f"{where}: name is missing")
    return Token(
        name=text(keys["name"], f"{where}.name"),
        types=texts(keys.get("types", ["creature"]), f"{where}.types"),
        subtypes=texts(keys.get("subtypes"), f"{where}.subtypes"),
        colors=texts(keys.get("colors"), f"{where}.colors"),
        power=number(keys["power"], f"{where}.power") if "power" in keys else None,
        toughness=number(keys["toughness"], f"{where}.toughness") if "toughness" in keys else None,
        has=texts(keys.get("has"), f"{where}.has"),
    )


def _filler(value: Value, seats: tuple[str, ...]) -> dict[str, Filler | None]:
    if isinstance(value, dict) and not {"card", "count"} & set(value):
        said = _by_seat(value, "filler", seats, _one_filler)
        return {seat: said.get(seat, Filler()) for seat in seats}
    usual = _one_filler(value, "filler") if value is not None else Filler()
    return dict.fromkeys(seats, usual)


def _one_filler(value: Value, where: str) -> Filler | None:
    if value is None or value == "none":
        return None
    if isinstance(value, dict):
        keys = mapping(value, where, ("card", "count"))
        return Filler(text(keys.get("card", "Wastes"), f"{where}.card"), number(keys.get("count", 60), f"{where}.count"))
    return Filler(text(value, where))


def _stages(keys: dict[str, Value], seats: tuple[str, ...]) -> tuple[Stage, ...]:
    if "stages" not in keys:
        return (_stage(keys, "", seats),)
    for key in ("script", "stop", "expect"):
        if key in keys:
            raise BadScenario(f"stages: each stage has its own {key}")
    found = []
    for i, value in enumerate(items(keys["stages"], "stages")):
        stage = mapping(value, f"stages[{i}]", _STAGE_KEYS)
        found.append(_stage(stage, f"stages[{i}].", seats))
    if not found:
        raise BadScenario("stages: at least one is needed")
    return tuple(found)


def _stage(keys: dict[str, Value], where: str, seats: tuple[str, ...]) -> Stage:
    script: tuple[Entry, ...] = parse_script.script(keys["script"], f"{where}script", seats) if keys.get("script") is not None else ()
    answers = _by_seat(keys.get("answers"), f"{where}answers", seats, _wishes)
    if keys.get("stop") is not None:
        stop = parse_script.moment(keys["stop"], f"{where}stop")
    else:
        stop = Moment(max((entry.at.turn for entry in script), default=1), "end")
    expect: tuple[Check, ...] = parse_script.checks(keys["expect"], f"{where}expect", seats) if keys.get("expect") is not None else ()
    return Stage(script, answers, stop, expect)


def _wishes(value: Value, where: str) -> Wishes:
    if isinstance(value, dict) and set(value) <= {"targets", "modes", "choices"}:
        return Wishes(*(tuple(some(value.get(key))) for key in ("targets", "modes", "choices")))
    return Wishes(choices=tuple(some(value)))
