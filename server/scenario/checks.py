"""Checks: what must be true of a game, part by part (scenario-format.md, "What must be true")."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from server.cards.pool import key
from server.engine.decisions import Seat, Thing
from server.engine.game import Game
from server.engine.objects import ObjectId

from . import names as naming
from . import texts
from .answers import colour_of
from .document import Check, Entry, Value
from .names import Names
from .plain import some
from .witness import Witness

COLOURS = "WUBRGC"


class Checker:
    """Checks one run's game. `can` tells whether an entry is legal now for a seat."""

    def __init__(self, names: Names, witness: Witness, can: Callable[[Game, Entry], bool]) -> None:
        self.names, self.witness = names, witness
        self.can = can
        self.acting = True  # whether the questions that are open belong to what is looked at

    def all(self, game: Game, checks: Iterable[Check]) -> str:
        """The first check that fails, in words; empty if all hold."""
        failed = ""
        shown = False
        for check in checks:
            shown = shown or "revealed" in check.parts
            why = self._fault(game, check)
            if not failed and bool(why) != check.is_not:
                failed = f"{check}: {why}" if why else f"{check}: it is so"
        if shown:
            self.witness.forget_shown()
        return failed

    def _fault(self, game: Game, check: Check) -> str:
        """Why the parts do not all hold; empty if they do."""
        parts = check.parts
        for part, what in parts.items():
            why = self._part(game, part, what, parts, check)
            if why:
                return why
        return ""

    def _part(self, game: Game, part: str, what: Value, parts: dict[str, Value], check: Check) -> str:
        if part == "permanent":
            return self._permanent(game, str(what), parts)
        if part == "zone":
            return self._zone(game, str(what), parts)
        if part == "stack":
            return self._stack(game, some(what))
        if part == "can":
            assert check.can is not None
            return "" if self.acting and self.can(game, check.can) else "it is not legal now"
        if part == "asked":
            return self._asked(str(what), parts)
        if part == "revealed":
            seat = self.names.seat(str(parts["to"])) if "to" in parts else None
            seats = range(len(self.names.seats)) if seat is None else (seat,)
            return "" if any(self.witness.revealed(s, str(what)) for s in seats) else "it was not shown"
        if part == "knows":
            return self._knows(game, self.names.seat(str(what)), str(parts["card"]))
        if part in _GAME:
            return _told(_GAME[part](self, game, what), what)
        if "permanent" in parts or "zone" in parts:
            return ""
        if part in _SEAT and "seat" in parts:
            return _SEAT[part](self, game, self.names.seat(str(parts["seat"])), what)
        return ""

    # -- permanents

    def _permanent(self, game: Game, name: str, parts: dict[str, Value]) -> str:
        found: list[Thing] = [oid for oid in game.state.battlefield if not game.state.objects[oid].phased_out]
        named = self.names.all(game, name, found)
        if "seat" in parts:
            named = [oid for oid in named if game.chars(oid).controller == self.names.seat(str(parts["seat"]))]
        faults = [self._unlike(game, oid, parts) for oid in named]
        fitting = faults.count("")
        if "count" in parts:
            return "" if fitting == parts["count"] else f"there are {fitting}"
        if not named:
            return "there is none"
        if parts.get("all"):
            return next((fault for fault in faults if fault), "")
        return "" if fitting else "; ".join(dict.fromkeys(faults))

    def _unlike(self, game: Game, oid: ObjectId, parts: dict[str, Value]) -> str:
        for part, test in _PERMANENT.items():
            if part in parts:
                why = test(self, game, oid, parts[part])
                if why:
                    return f"{part} {why}"
        return ""

    def like(self, game: Game, value: Value, thing: Thing | None) -> bool:
        """Whether the thing is what the value names; true and false stand for anything and nothing."""
        if value is None or value is False:
            return thing is None
        if value is True:
            return thing is not None
        return thing is not None and self.names.fits(game, str(value), thing)

    # -- zones and the stack

    def _zone(self, game: Game, zone: str, parts: dict[str, Value]) -> str:
        seats = [self.names.seat(str(parts["seat"]))] if "seat" in parts else list(range(len(self.names.seats)))
        held: list[Thing] = [oid for oid in _held(game, zone) if _whose(game, zone, oid) in seats]
        if "card" in parts:
            held = self.names.all(game, str(parts["card"]), held)
        if "ability" in parts:
            held = [oid for oid in held if naming.begins(game, oid, str(parts["ability"]))]
        if "counters" in parts:
            held = [oid for oid in held if not _counters(self, game, oid, parts["counters"])]
        if "count" in parts:
            return "" if len(held) == parts["count"] else f"there are {len(held)}"
        return "" if held else "there is none"

    def _stack(self, game: Game, wanted: list[Value]) -> str:
        stack = list(reversed(game.state.stack))
        said = [naming.describe(game, oid) for oid in stack]
        if len(stack) != len(wanted):
            return f"the stack is {said}"
        for oid, what in zip(stack, wanted):
            if not self._on_stack(game, oid, what):
                return f"the stack is {said}"
        return ""

    def _on_stack(self, game: Game, oid: ObjectId, what: Value) -> bool:
        if not isinstance(what, dict):
            return self.names.fits(game, str(what), oid)
        obj, chars = game.obj(oid), game.chars(oid)
        if "is" in what and not self.names.fits(game, str(what["is"]), oid):
            return False
        if "controller" in what and obj.controller != self.names.seat(str(what["controller"])):
            return False
        if "x" in what and obj.x != what["x"]:
            return False
        if "mana_value" in what and chars.mana_value != what["mana_value"]:
            return False
        if "targets" in what:
            targets = [thing for _, things in obj.targets for thing in things]
            names = some(what["targets"])
            return len(names) == len(targets) and all(self.names.fits(game, str(n), t) for n, t in zip(names, targets))
        return True

    # -- what was seen

    def _asked(self, letter: str, parts: dict[str, Value]) -> str:
        n = self.witness.asked(self.names.seat(letter), str(parts.get("reason", "")))
        if "count" in parts:
            return "" if n == parts["count"] else f"it was asked {n} times"
        return "" if n else "it was never asked"

    def _knows(self, game: Game, seat: Seat, card: str) -> str:
        if card.startswith("@"):
            seen = game.view(seat).objects.get(self.names.object(card))
            return "" if seen is not None and seen.face is not None else "it does not"
        wanted = key(card)
        return "" if any(key(name) == wanted for name in game.view(seat).names()) else "it does not"


def _held(game: Game, zone: str) -> list[ObjectId]:
    state = game.state
    if zone in ("hand", "graveyard", "library"):
        return [oid for player in state.players for oid in getattr(player, zone)]
    held: list[ObjectId] = getattr(state, zone)
    return [oid for oid in held if not state.objects[oid].phased_out]


def _whose(game: Game, zone: str, oid: ObjectId) -> Seat:
    if zone == "battlefield":
        return game.chars(oid).controller
    obj = game.obj(oid)
    return obj.controller if zone == "stack" else obj.owner


def _told(is_so: object, wanted: Value) -> str:
    return "" if is_so == wanted else f"it is {is_so}"


# -- the game

def _active(self: Checker, game: Game, letter: Value) -> Value:
    return letter if game.is_active(self.names.seat(str(letter))) else ", ".join(self.names.letter(s) for s in game.active_team())


def _won(self: Checker, game: Game, letter: Value) -> Value:
    outcome = game.outcome
    if outcome is None:
        return "not over"
    return letter if self.names.seat(str(letter)) in outcome.winners else ", ".join(map(self.names.letter, outcome.winners)) or "drawn"


def _lost(self: Checker, game: Game, letter: Value) -> Value:
    player = game.state.players[self.names.seat(str(letter))]
    return letter if player.lost or player.left else "still in the game"


def _holder(seat: Seat, self: Checker) -> Value:
    return self.names.letter(seat) if seat >= 0 else None


_GAME: dict[str, Callable[[Checker, Game, Value], Value]] = {
    "turn": lambda self, game, what: game.state.turn,
    "step": lambda self, game, what: game.state.step,
    "active": _active,
    "won": _won,
    "lost": _lost,
    "drawn": lambda self, game, what: game.outcome is not None and game.outcome.drawn,
    "over": lambda self, game, what: game.outcome is not None,
    "monarch": lambda self, game, what: _holder(game.state.monarch, self),
    "initiative": lambda self, game, what: _holder(game.state.initiative, self),
    "day": lambda self, game, what: game.state.day,
}


# -- a seat

def _seat_counters(self: Checker, game: Game, seat: Seat, what: Value) -> str:
    assert isinstance(what, dict)
    for kind, n in what.items():
        have = game.counters(seat, kind)
        if have != n:
            return f"there are {have} {kind}"
    return ""


def _mana(self: Checker, game: Game, seat: Seat, what: Value) -> str:
    assert isinstance(what, dict)
    player = game.state.players[seat]
    pool = player.pool[:]
    for unit in player.special_mana:
        pool[COLOURS.index(unit.type)] += 1
    have = dict(zip(COLOURS, pool))
    wanted = {colour_of(colour): n for colour, n in what.items()} if what else dict.fromkeys(COLOURS, 0)
    if all(have.get(colour, 0) == n for colour, n in wanted.items()):
        return ""
    return "there is " + (", ".join(f"{colour}: {n}" for colour, n in have.items() if n) or "no mana")


def _priority(self: Checker, game: Game, seat: Seat, what: Value) -> str:
    has = self.acting and game.at_priority and any(question.seat == seat for question in game.questions)
    return _told(has, what)


_SEAT: dict[str, Callable[[Checker, Game, Seat, Value], str]] = {
    "life": lambda self, game, seat, what: _told(game.life(seat), what),
    "counters": _seat_counters,
    "mana": _mana,
    "lost_life": lambda self, game, seat, what: _told(game.state.players[seat].life_lost, what),
    "gained_life": lambda self, game, seat, what: _told(game.state.players[seat].life_gained, what),
    "drew": lambda self, game, seat, what: _told(game.state.players[seat].cards_drawn, what),
    "priority": _priority,
}


# -- a permanent

def _counters(self: Checker, game: Game, oid: ObjectId, what: Value) -> str:
    assert isinstance(what, dict)
    held = game.obj(oid).counters
    if all(held.get(kind, 0) == n for kind, n in what.items()):
        return ""
    return f"are {dict(held)}"


def _has(game: Game, oid: ObjectId, word: str) -> bool:
    chars = game.chars(oid)
    if any(key(known) == key(word) for known in chars.keywords):
        return True
    face = game.obj(oid).printed
    return any(texts.begins(texts.printed(ability, face), word, chars.name) for ability in chars.abilities)


def _among(have: Iterable[str], what: Value) -> str:
    said = [key(word) for word in have]
    wanted = [key(str(word)) for word in some(what)]
    if isinstance(what, (list, tuple)) and not wanted:
        return f"are {', '.join(said)}" if said else ""
    return "" if all(word in said for word in wanted) else f"are {', '.join(said) or 'none'}"


def _types(self: Checker, game: Game, oid: ObjectId, what: Value) -> str:
    chars = game.chars(oid)
    return _among([*sorted(chars.types), *(sorted(chars.supertypes) if some(what) else ())], what)


def _subtypes(self: Checker, game: Game, oid: ObjectId, what: Value) -> str:
    chars = game.chars(oid)
    have = sorted(chars.subtypes)
    if chars.every_creature_type:
        from server.engine.subtypes import CREATURE_TYPES

        have += CREATURE_TYPES
    return _among(have, what)


def _colors(self: Checker, game: Game, oid: ObjectId, what: Value) -> str:
    colours = game.chars(oid).colours
    wanted = [colour_of(colour) for colour in some(what)]
    if not wanted:
        return f"are {colours}" if colours else ""
    return "" if all(colour in colours for colour in wanted) else f"are {colours or 'none'}"


def _attached(self: Checker, game: Game, oid: ObjectId, what: Value) -> str:
    to = game.obj(oid).attached_to
    return "" if self.like(game, what, to) else f"is {naming.describe(game, to, self.names) if to is not None else 'nothing'}"


def _attacking(self: Checker, game: Game, oid: ObjectId, what: Value) -> str:
    whom = game.obj(oid).attacking
    return "" if self.like(game, what, whom) else f"is {naming.describe(game, whom, self.names) if whom is not None else 'nothing'}"


def _blocking(self: Checker, game: Game, oid: ObjectId, what: Value) -> str:
    blocked = game.obj(oid).blocking
    if isinstance(what, bool):
        return _told(bool(blocked), what)
    return "" if all(any(self.like(game, name, attacker) for attacker in blocked) for name in some(what)) else "is something else"


def _keywords(self: Checker, game: Game, oid: ObjectId, what: Value) -> str:
    missing = [str(word) for word in some(what) if not _has(game, oid, str(word))]
    return f"lacks {', '.join(missing)}" if missing else ""


def _lacks(self: Checker, game: Game, oid: ObjectId, what: Value) -> str:
    found = [str(word) for word in some(what) if _has(game, oid, str(word))]
    return f"has {', '.join(found)}" if found else ""


_PERMANENT: dict[str, Callable[[Checker, Game, ObjectId, Value], str]] = {
    "controller": lambda self, game, oid, what: _told(self.names.letter(game.chars(oid).controller), what),
    "power": lambda self, game, oid, what: _told(game.chars(oid).power, what),
    "toughness": lambda self, game, oid, what: _told(game.chars(oid).toughness, what),
    "tapped": lambda self, game, oid, what: _told(game.obj(oid).tapped, what),
    "counters": _counters,
    "damage": lambda self, game, oid, what: _told(game.obj(oid).damage, what),
    "has": _keywords,
    "lacks": _lacks,
    "types": _types,
    "subtypes": _subtypes,
    "colors": _colors,
    "attached_to": _attached,
    "face_down": lambda self, game, oid, what: _told(game.obj(oid).face_down, what),
    "attacking": _attacking,
    "blocking": _blocking,
    "mana_value": lambda self, game, oid, what: _told(game.chars(oid).mana_value, what),
}

