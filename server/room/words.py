"""Words: questions, options and events in plain English, as one seat may know them."""

from __future__ import annotations

from collections.abc import Sequence

from protocol import messages as m
from protocol.events import MANNERS, E
from protocol.view import STEPS, ZONES, Cell, P, Row
from server.engine.decisions import is_player, seat_of

from .definitions import Content, Definitions
from .texts import ability_words, mode_words
from .viewer import Viewer

_STEP_WORDS = {
    "main1": "first main phase", "begin_combat": "beginning of combat", "attackers": "declare attackers step",
    "blockers": "declare blockers step", "first_strike_damage": "first-strike damage step", "damage": "combat damage step",
    "end_combat": "end of combat", "main2": "second main phase", "end": "end step",
}  # fmt: skip
_COLOURS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green", "C": "colorless"}
_PROMPTS = {
    "priority": "You have priority", "may": "Do it?", "target": "Choose a target", "mode": "Choose a mode", "x": "Choose X",
    "order": "Choose the order", "replacement": "Choose which effect applies first", "division": "Divide as you choose",
    "discard": "Discard", "sacrifice": "Sacrifice", "search": "Choose from what was found",
    "color": "Choose a color", "type": "Choose a type",
    "start": "Who goes first?", "bottom": "Put on the bottom", "begin": "Begin the game with",
    "mulligan": "Mulligan?", "attack": "Declare attackers", "block": "Declare blockers", "scry": "Put on the bottom",
    "surveil": "Put into the graveyard", "band": "Choose which attack as a band",
    "vote": "Vote for", "more": "Choose more, if you like",
}  # fmt: skip
_MOVED = {
    "destroy": "is destroyed", "sacrifice": "is sacrificed", "discard": "is discarded", "mill": "is milled", "exile": "is exiled",
    "resolve": "resolves", "create": "is created", "surveil": "is surveiled away", "legend": "is put into the graveyard by the legend rule",
    "return": "returns", "cease": "ceases to exist",
}  # fmt: skip


_BECOMING = {
    "level": "gains a level",
    "unlocked": "has a door unlocked",
    "solved": "is solved",
    "phased_out": "phases out",
    "phased_in": "phases in",
}


class Wording:
    """Finds the words for one viewer."""

    __slots__ = ("definitions", "viewer", "names")

    def __init__(self, definitions: Definitions, viewer: Viewer, names: Sequence[str]) -> None:
        self.definitions, self.viewer, self.names = definitions, viewer, names

    # -- things

    def seat(self, seat: Cell) -> str:
        """The player of that seat."""
        return self.names[seat] if isinstance(seat, int) and 0 <= seat < len(self.names) else "somebody"

    def team(self, team: int) -> str:
        """The players of that team."""
        return " and ".join(self.seat(seat) for seat, row in enumerate(self.viewer.view.players) if row[P.TEAM] == team)

    def content(self, number: Cell) -> Content | None:
        """What the viewer knows, or last knew, the object of that number as; None if it never saw its face."""
        names = self.viewer.names
        if not isinstance(number, int) or not 0 < number < len(names) or not names[number]:
            return None
        return self.definitions.contents[self.viewer.known[names[number]]]

    def thing(self, thing: Cell, unknown: str = "a card") -> str:
        """A player, or an object by its name."""
        if isinstance(thing, int) and is_player(thing):
            return self.seat(seat_of(thing))
        content = self.content(thing)
        return unknown if content is None else content.name or "a face-down card"

    def things(self, things: Sequence[Cell]) -> str:
        """Several of them."""
        words = [self.thing(thing) for thing in things]
        return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)

    # -- questions

    def question(self, question: m.Question) -> list[str]:
        """A prompt, then a label for each option."""
        prompt = _PROMPTS.get(question.reason, question.reason.replace("_", " ").capitalize())
        if question.shape == "pay" and question.bounds:
            prompt = f"Pay {question.bounds[0]}"
        if question.source:
            prompt += f" ({self.thing(question.source)})"
        if question.player >= 0:
            prompt += f", for {self.seat(question.player)}"
        return [prompt, *(self.option(option) for option in question.options)]

    def option(self, option: m.Option) -> str:
        """What choosing it means."""
        kind, thing, ability, choice = option
        match kind:
            case "pass" | "yes" | "no" | "keep" | "mulligan":
                return kind.capitalize()
            case "play" | "cast":
                manner = f" ({choice})" if isinstance(choice, str) and choice else ""
                return f"{kind.capitalize()} {self.thing(thing)}{manner}"
            case "mode":
                content = self.content(thing)
                return ("" if content is None else mode_words(content, ability)) or f"mode {ability + 1}"
            case "activate" | "ability":
                content = self.content(thing)
                text = "" if content is None else ability_words(content, ability)
                whom = f" ({self.thing(choice)})" if isinstance(choice, int) and choice < 0 else ""
                return f"{self.thing(thing)}: {text or f'{kind} {ability + 1}'}{whom}"
            case "object" | "player" | "card":
                return self.thing(thing) if ability < 0 else f"{self.thing(thing)} ({ability + 1})"
            case "mana" if isinstance(choice, str):
                return "".join(f"{{{letter}}}" for letter in choice)
            case "colour" if isinstance(choice, str):
                return _COLOURS.get(choice, choice)
            case "team" if isinstance(choice, int):
                return self.team(choice)
            case "seat" if isinstance(choice, int):
                return self.seat(choice)
            case "hidden" if isinstance(choice, int):
                return f"card {choice + 1}"
        return str(choice) if choice != "" else kind

    # -- the log

    def lines(self, events: list[Row]) -> list[str]:
        """The log lines for the events of a diff; what happens in every step, like tapping for mana, makes none."""
        return [line for row in events if (line := self.line(row))]

    def line(self, row: Row) -> str:
        """One event in words; "" if it is not worth any."""
        who, thing = self.seat, self.thing
        match row:
            case [E.TURN, number, *seats]:
                return f"Turn {number}: {' and '.join(who(seat) for seat in seats)}"
            case [E.STEP, int(step)]:
                return f"{_STEP_WORDS[STEPS[step]].capitalize()}" if STEPS[step] in ("attackers", "main2") else ""
            case [E.MOVE, old, new, frm, int(to), owner, int(manner), *source]:
                by = source[0] if source and source[0] not in (old, new) else 0
                return self._moved(new if self.content(new) else old, frm, to, owner, MANNERS[manner], by)
            case [E.DRAW, seat]:
                return f"{who(seat)} draws a card"
            case [E.DRAW, seat, _, new]:
                return f"{who(seat)} draws {thing(new)}"
            case [E.PLAY, seat, new]:
                return f"{who(seat)} plays {thing(new)}"
            case [E.CAST, seat, new, *targets]:
                return f"{who(seat)} casts {thing(new)}{self._at(targets)}"
            case [E.ACTIVATE, seat, new, source, *targets]:
                return f"{who(seat)} activates {thing(source or new)}{self._at(targets)}"
            case [E.TRIGGER, _, new, source, *targets]:
                return f"{thing(source or new, 'something')} triggers{self._at(targets)}"
            case [E.COUNTER, old, by]:
                return f"{thing(old)} is countered" + (f" by {thing(by)}" if by else "")
            case [E.DAMAGE, source, to, n, *_]:
                return f"{thing(source, 'something')} deals {n} damage to {thing(to)}"
            case [E.LIFE, seat, int(n)]:
                return f"{who(seat)} {'gains' if n > 0 else 'loses'} {abs(n)} life"
            case [E.POISON, seat, n]:
                return f"{who(seat)} gets {n} poison"
            case [E.COUNTERS, on, kind, int(n)]:
                return f"{thing(on)} {'gets' if n > 0 else 'loses'} {abs(n)} {kind} counter{'s' if abs(n) > 1 else ''}"
        return self._rarer(row)

    def _rarer(self, row: Row) -> str:
        who, thing = self.seat, self.thing
        match row:
            case [E.ATTACK, *pairs]:
                return self._against(pairs, "attack")
            case [E.BLOCK, *pairs]:
                return self._against(pairs, "block")
            case [E.ATTACH, new, to]:
                return f"{thing(new)} is attached to {thing(to)}" if to else f"{thing(new)} becomes unattached"
            case [E.REVEAL, _, *shown]:
                return f"{self.things(shown)} {'are' if len(shown) > 1 else 'is'} shown" if shown else ""
            case [E.LOOK, seat, n]:
                return f"{who(seat)} looks at {n} card{'' if n == 1 else 's'}"
            case [E.SHUFFLE, seat]:
                return f"{who(seat)} shuffles"
            case [E.SCRY, seat, top, bottom]:
                return f"{who(seat)} leaves {top} on top and puts {bottom} on the bottom"
            case [E.CONTROL, what, seat]:
                return f"{who(seat)} takes control of {thing(what)}"
            case [E.CHOSE, seat, *values]:
                return f"{who(seat)} chooses {', '.join(value if isinstance(value, str) else thing(value) for value in values)}"
            case [E.LOSE, seat, why]:
                return f"{who(seat)} loses the game ({why})"
            case [E.WIN, seat]:
                return f"{who(seat)} wins the game"
            case [E.DESIGNATE, seat, word]:
                return f"{who(seat)} {'takes' if word == 'initiative' else 'becomes'} the {word}"
            case [E.TURN_FACE, what]:
                return f"{thing(what)} is turned over"
            case [E.MULLIGAN, seat]:
                return f"{who(seat)} takes a mulligan"
            case [E.KEEP, seat, n]:
                return f"{who(seat)} keeps {n} cards"
            case [E.STARTS, *seats]:
                return f"{' and '.join(who(seat) for seat in seats)} go{'es' if len(seats) == 1 else ''} first"
            case [E.FLIP, seat, won]:
                return f"{who(seat)} {'wins' if won else 'loses'} the flip"
            case [E.OTHER, "copied", what, _]:
                return f"{thing(what)} is copied"
            case [E.OTHER, ("day" | "night") as word]:
                return f"It becomes {word}"
            case [E.OTHER, str(word), what] if word in _BECOMING:
                return f"{thing(what)} {_BECOMING[word]}"
        return ""

    def _against(self, pairs: list[Cell], verb: str) -> str:
        """Who attacks or blocks, all against one together."""
        sides: dict[Cell, list[Cell]] = {}
        for who, whom in zip(pairs[::2], pairs[1::2]):
            sides.setdefault(whom, []).append(who)
        return "; ".join(f"{self.things(many)} {verb}{'s' if len(many) == 1 else ''} {self.thing(whom)}" for whom, many in sides.items())

    def _moved(self, what: Cell, frm: Cell, to: int, owner: Cell, manner: str, source: Cell) -> str:
        if manner == "mulligan":
            return f"{self.seat(owner)} puts a card back"
        name = self.thing(what, f"a card of {self.seat(owner)}")
        by = f" ({self.thing(source)})" if source and self.content(source) is not None else ""
        if manner in _MOVED and not (manner == "resolve" and ZONES[to] == "graveyard"):
            return f"{name} {_MOVED[manner]}{by}"
        if manner == "resolve":
            return ""
        if ZONES[to] == "graveyard" and frm == ZONES.index("battlefield"):
            return f"{name} dies{by}"
        return f"{name} goes to the {ZONES[to]}{by}" if ZONES[to] != "battlefield" else f"{name} enters the battlefield{by}"

    def _at(self, targets: list[Cell]) -> str:
        """What it is aimed at, as the log keeps it behind the event."""
        return f" at {self.things(targets[0])}" if targets and isinstance(targets[0], list) else ""
