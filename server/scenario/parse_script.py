"""Parsing of scripts: entries and checks, each with the keys that the format gives it."""

from __future__ import annotations

from .document import STEPS, ZONES, Check, Entry, Moment, Value
from .errors import BadScenario
from .plain import flag, items, mapping, number, numbers, one_of, some, text, texts

_ALWAYS = ("turn", "step", "seat", "do", "nth", "when_on_stack", "unless_on_stack", "note", "notes")
_ACT = ("targets", "answers", "x", "refused")
VERBS: dict[str, tuple[str, ...]] = {
    "play": ("card", "from", "face", "answers", "refused"),
    "cast": ("card", "from", "as", "face", *_ACT),
    "activate": ("ability", "source", *_ACT),
    "special": ("action", "card", "source", *_ACT),
    "attack": ("with", "at", "refused"),
    "block": ("with", "attacker", "refused"),
    "declare": ("attacks", "blocks", "refused"),
    "settle": ("once",),
    "pass": (),
    "concede": ("when_asked",),
    "expect": ("that", "absent"),
    "put": ("card", "counters", "life", "day"),
    "keep": ("answers", "refused"),
    "mulligan": ("answers", "refused"),
    "begin": ("card", "answers", "refused"),
}
"""What each `do` may say besides what every entry may."""

_NEEDS: dict[str, tuple[str, ...]] = {
    "play": ("card",), "cast": ("card",), "attack": ("with",), "block": ("with", "attacker"), "special": ("action",), "begin": ("card",),
}  # fmt: skip

GAME_CHECKS = ("turn", "step", "active", "won", "lost", "drawn", "over", "monarch", "initiative", "day")
SEAT_CHECKS = ("life", "counters", "mana", "lost_life", "gained_life", "drew", "priority")
PERMANENT_CHECKS = (
    "power", "toughness", "tapped", "counters", "damage", "has", "lacks", "types", "subtypes", "colors", "attached_to", "controller",
    "face_down", "attacking", "blocking", "mana_value", "all", "count",
)  # fmt: skip
KINDS: dict[str, tuple[str, ...]] = {
    "permanent": ("seat", *PERMANENT_CHECKS),
    "zone": ("seat", "card", "count", "counters", "ability"),
    "stack": (),
    "can": ("seat",),
    "asked": ("reason", "count"),
    "revealed": ("to",),
    "knows": ("card",),
    "seat": SEAT_CHECKS,
}
"""The kinds of check by the key that marks them, and what else each may say."""

STACK_KEYS = ("is", "controller", "targets", "x", "mana_value")
REASONS = (
    "may", "pay", "target", "mode", "x", "order", "replacement", "division", "discard", "sacrifice", "choose", "search", "color", "type",
    "name", "number", "mulligan",
)  # fmt: skip

SEAT_FIELDS = ("seat", "active", "won", "lost", "monarch", "initiative", "asked", "to", "knows", "controller")


def moment(value: Value, where: str) -> Moment:
    """A turn and a step, perhaps with a number."""
    keys = mapping(value, where, ("turn", "step", "nth"))
    for needed in ("turn", "step"):
        if needed not in keys:
            raise BadScenario(f"{where}: {needed} is missing")
    nth = number(keys["nth"], f"{where}.nth") if keys.get("nth") is not None else None
    return Moment(number(keys["turn"], f"{where}.turn"), one_of(keys["step"], f"{where}.step", STEPS), nth)


def seat(value: Value, where: str, seats: tuple[str, ...]) -> str:
    """A seat's letter."""
    return one_of(value, where, seats)


def script(value: Value, where: str, seats: tuple[str, ...]) -> tuple[Entry, ...]:
    """The script's entries in order."""
    return tuple(entry(item, f"{where}[{i}]", seats, i) for i, item in enumerate(items(value, where)))


def entry(value: Value, where: str, seats: tuple[str, ...], number_: int = 0, of_can: str | None = None) -> Entry:
    """One entry; `of_can` is the seat of a `can` check, whose entry has no turn, step and seat of its own."""
    keys = mapping(value, where)
    if "do" not in keys:
        raise BadScenario(f"{where}: do is missing")
    do = one_of(keys["do"], f"{where}.do", tuple(VERBS))
    source_is_remark = "source" not in VERBS[do]
    mapping(value, where, (*_ALWAYS, *VERBS[do], *(("source",) if source_is_remark else ())))
    if of_can is None:
        for needed in ("turn", "step", "seat"):
            if needed not in keys:
                raise BadScenario(f"{where}: {needed} is missing")
        at = moment({key: keys[key] for key in ("turn", "step", "nth") if key in keys}, where)
        whose = seat(keys["seat"], f"{where}.seat", seats)
    else:
        at, whose = Moment(0, "main1"), of_can
    for needed in _NEEDS.get(do, ()):
        if needed not in keys and not (of_can is not None and needed in ("at", "attacker")):
            raise BadScenario(f"{where}: {needed} is missing")
    if do == "expect" and "that" not in keys and not keys.get("absent"):
        raise BadScenario(f"{where}: that is missing")
    if do == "declare" and ("attacks" in keys) == ("blocks" in keys):
        raise BadScenario(f"{where}: either attacks or blocks must be declared")

    def word(key: str) -> str:
        return text(keys[key], f"{where}.{key}") if keys.get(key) is not None else ""

    def yes(key: str) -> bool:
        return flag(keys[key], f"{where}.{key}") if key in keys else False

    return Entry(
        number=number_, at=at, seat=whose, do=do,
        card=word("card"), source="" if source_is_remark else word("source"),
        zone=one_of(keys["from"], f"{where}.from", ZONES) if "from" in keys else "",
        manner=word("as"), face=word("face"), action=word("action"),
        ability=_ability(keys["ability"], f"{where}.ability") if "ability" in keys else None,
        x=number(keys["x"], f"{where}.x") if "x" in keys else None,
        targets=tuple(some(keys.get("targets"))), answers=tuple(some(keys.get("answers"))),
        creatures=texts(keys.get("with"), f"{where}.with"), whom=word("at"), attackers=texts(keys.get("attacker"), f"{where}.attacker"),
        declared=_declared(keys, where), refused=yes("refused"), once=yes("once"), absent=yes("absent"),
        that=checks(keys["that"], f"{where}.that", seats) if "that" in keys else (),
        when_on_stack=word("when_on_stack"), unless_on_stack=word("unless_on_stack"),
        when_asked=seat(keys["when_asked"], f"{where}.when_asked", seats) if "when_asked" in keys else "",
        counters=numbers(keys["counters"], f"{where}.counters") if "counters" in keys else {},
        life=_life(keys["life"], f"{where}.life", seats) if "life" in keys else None,
        day=flag(keys["day"], f"{where}.day") if "day" in keys else None,
        where=where,
    )  # fmt: skip


def _ability(value: Value, where: str) -> str | int:
    return value if isinstance(value, int) and not isinstance(value, bool) else text(value, where)


def _life(value: Value, where: str, seats: tuple[str, ...]) -> int | dict[str, int]:
    if isinstance(value, dict):
        return {seat(key, where, seats): n for key, n in numbers(value, where).items()}
    return number(value, where)


def _declared(keys: dict[str, Value], where: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    which = "attacks" if "attacks" in keys else "blocks"
    if which not in keys:
        return ()
    pairs = mapping(keys[which] if keys[which] is not None else {}, f"{where}.{which}")
    return tuple((name, texts(whom, f"{where}.{which}.{name}")) for name, whom in pairs.items())


def checks(value: Value, where: str, seats: tuple[str, ...]) -> tuple[Check, ...]:
    """The checks of a list."""
    return tuple(check(item, f"{where}[{i}]", seats) for i, item in enumerate(items(value, where)))


def check(value: Value, where: str, seats: tuple[str, ...]) -> Check:
    """One check. Raises BadScenario for a key that none of its kinds has."""
    keys = mapping(value, where)
    kinds = [kind for kind in KINDS if kind in keys and not (kind == "seat" and _seat_is_claimed(keys))]
    if "card" in keys and "knows" not in keys and "zone" not in keys and "can" not in keys:
        raise BadScenario(f"{where}: card needs a zone or knows")
    allowed = ["is_not", "note", "notes", "source", *GAME_CHECKS]
    for kind in kinds:
        allowed += [kind, *KINDS[kind]]
    if not kinds:
        allowed += KINDS
    mapping(value, where, dict.fromkeys(allowed))
    is_not = flag(keys.pop("is_not"), f"{where}.is_not") if "is_not" in keys else False
    for remark in ("note", "notes", "source"):
        keys.pop(remark, None)
    if not keys:
        raise BadScenario(f"{where}: nothing is checked")
    for key in SEAT_FIELDS:
        if keys.get(key) is not None and key in keys:
            seat(keys[key], f"{where}.{key}", seats)
    if "step" in keys:
        one_of(keys["step"], f"{where}.step", STEPS)
    if "reason" in keys:
        one_of(keys["reason"], f"{where}.reason", REASONS)
    if "zone" in keys:
        one_of(keys["zone"], f"{where}.zone", (*ZONES, "stack"))
    _check_values(keys, where)
    can = None
    if "can" in keys:
        if "seat" not in keys:
            raise BadScenario(f"{where}: seat is missing")
        can = entry(keys["can"], f"{where}.can", seats, of_can=text(keys["seat"], where))
    if list(keys) == ["seat"]:
        raise BadScenario(f"{where}: nothing is checked")
    return Check(keys, is_not, can, where)


def _seat_is_claimed(keys: dict[str, Value]) -> bool:
    return any(kind in keys for kind in ("permanent", "zone", "can"))


def _check_values(keys: dict[str, Value], where: str) -> None:
    for key in ("count", "power", "toughness", "damage", "mana_value", "life", "lost_life", "gained_life", "drew", "turn"):
        if key in keys:
            number(keys[key], f"{where}.{key}")
    for key in ("tapped", "face_down", "all", "drawn", "over", "priority"):
        if key in keys:
            flag(keys[key], f"{where}.{key}")
    for key in ("counters", "mana"):
        if key in keys:
            numbers(keys[key], f"{where}.{key}")
    if "stack" in keys:
        for i, item in enumerate(items(keys["stack"], f"{where}.stack")):
            if isinstance(item, dict):
                mapping(item, f"{where}.stack[{i}]", STACK_KEYS)
            else:
                text(item, f"{where}.stack[{i}]")
