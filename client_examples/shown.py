"""Shown: a table and its questions as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from protocol import messages as m
from protocol.mirror import Mirror
from protocol.view import KEYWORDS, MANA, STEPS, TYPES, Flag, O, P, PlayerFlag, Row, Zone, bits, number, numbers

from .typed import how, letters, usual

LAND = bits(("land",), TYPES)
CREATURE = bits(("creature",), TYPES)


class Tale:
    """Prints lines as they come, but for one that comes again and again: that is counted."""

    def __init__(self) -> None:
        self._line, self._times = "", 0

    def tell(self, lines: Iterable[str], more: bool) -> None:
        """Print the lines; if `more` will come at once, the last of them may wait for its like."""
        for line in lines:
            if line != self._line:
                self._print()
                self._line = line
            self._times += 1
        if not more:
            self._print()

    def _print(self) -> None:
        if self._line:
            print(plain(self._line) + (f" ({self._times} times)" if self._times > 1 else ""), flush=True)
        self._line, self._times = "", 0


def plain(text: str) -> str:
    """What others have written, without what would move the cursor or change the colours."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def seats(room: m.Room, teams: list[list[int]]) -> str:
    """Who sits where before the game, a team a line."""
    lines = []
    for n, team in enumerate(teams, 1):
        lines.append(f"  team {n}: " + ", ".join(f"{seat}) {sitting(room.seats[seat])}" for seat in team))
    return "\n".join(lines)


def sitting(seat: m.SeatLine) -> str:
    """Somebody in a seat, or nobody."""
    if not seat.kind:
        return "free"
    return seat.name + (" is ready" if seat.ready else " has a deck" if seat.deck else " has no deck yet")


def name(mirror: Mirror, thing: int) -> str:
    """A thing by its name."""
    if thing < 0:
        seat = -1 - thing
        lines = mirror.room.seats if mirror.room else []
        return lines[seat].name if seat < len(lines) and lines[seat].name else f"seat {seat}"
    row = mirror.view.objects.get(thing)
    if row is None:
        return "something"
    card = mirror.cards.get(number(row[O.NOW]) or number(row[O.DEFINITION]))
    called = card.name if card else "a face-down card"
    return f"ability of {called}" if number(row[O.FLAGS]) & Flag.ABILITY else called


def described(mirror: Mirror, oid: int) -> str:
    """An object with what one has to know of it."""
    row = mirror.view.objects[oid]
    said = name(mirror, oid)
    if number(row[O.TYPES]) & CREATURE and row[O.POWER] is not None:
        said += f" {row[O.POWER]}/{row[O.TOUGHNESS]}"
    notes = [
        word
        for flag, word in ((Flag.TAPPED, "tapped"), (Flag.SICK, "sick"), (Flag.PHASED_OUT, "phased out"))
        if number(row[O.FLAGS]) & flag
    ]
    notes += [word for i, word in enumerate(KEYWORDS) if number(row[O.KEYWORDS]) >> i & 1]
    if row[O.DAMAGE]:
        notes.append(f"{row[O.DAMAGE]} damage")
    if isinstance(counters := row[O.COUNTERS], list):
        notes += [f"{n} {kind}" for kind, n in zip(counters[::2], counters[1::2], strict=True)]
    if row[O.ATTACHED_TO]:
        notes.append(f"on {name(mirror, number(row[O.ATTACHED_TO]))}")
    if row[O.ATTACKING]:
        notes.append(f"attacks {name(mirror, number(row[O.ATTACKING]))}")
    if row[O.BLOCKING]:
        notes.append("blocks " + ", ".join(name(mirror, oid) for oid in numbers(row[O.BLOCKING])))
    if row[O.TARGETS]:
        notes.append("at " + ", ".join(name(mirror, thing) for thing in numbers(row[O.TARGETS])))
    return f"{said} ({', '.join(notes)})" if notes else said


def piled(mirror: Mirror, oids: list[int]) -> str:
    """Objects in one line, equal ones counted."""
    counted: dict[str, int] = {}
    for oid in oids:
        said = described(mirror, oid)
        counted[said] = counted.get(said, 0) + 1
    return ", ".join(f"{n} {said}" if n > 1 else said for said, n in counted.items())


def table(mirror: Mirror) -> str:
    """The whole table: each player in a few lines, one's own last."""
    view = mirror.view
    active = ", ".join(name(mirror, -1 - seat) for seat in numbers(view.table[2]))
    lines = [f"--- turn {view.table[0]}, {STEPS[number(view.table[1])]} ({active}) ---"]
    battlefield = view.zones.get((Zone.BATTLEFIELD, -1), [])
    for seat in sorted(range(len(view.players)), key=lambda seat: (seat == mirror.seat, mirror.team_of(seat) == _own_team(mirror), seat)):
        lines.append(player(mirror, seat, view.players[seat]))
        theirs = [oid for oid in battlefield if view.objects[oid][O.CONTROLLER] == seat]
        lands = [oid for oid in theirs if number(view.objects[oid][O.TYPES]) & LAND]
        for kind, oids in (
            ("lands", lands),
            ("field", [oid for oid in theirs if oid not in lands]),
            ("hand", view.zones.get((Zone.HAND, seat), [])),
        ):
            if oids:
                lines.append(f"    {kind}: {piled(mirror, oids)}")
    if stack := view.zones.get((Zone.STACK, -1)):
        lines.append("  stack, top first: " + "; ".join(described(mirror, oid) for oid in reversed(stack)))
    return "\n".join(lines)


def _own_team(mirror: Mirror) -> int:
    return mirror.team_of(mirror.seat) if mirror.seat >= 0 else -1


def elsewhere(mirror: Mirror) -> str:
    """Graveyards, exile and the command zone."""
    lines = []
    for (zone, seat), oids in sorted(mirror.view.zones.items()):
        if zone in (Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND) and oids:
            whose = f" of {name(mirror, -1 - seat)}" if seat >= 0 else ""
            lines.append(f"  {Zone(zone).name.lower()}{whose}: {piled(mirror, oids)}")
    return "\n".join(lines) or "  nothing lies in graveyards or exile"


def hand(mirror: Mirror) -> str:
    """The cards in one's own hand with their texts, each once."""
    held = [number(mirror.view.objects[oid][O.DEFINITION]) for oid in mirror.view.zones.get((Zone.HAND, mirror.seat), [])]
    return "\n".join(card(mirror.cards[n]) for n in dict.fromkeys(held) if n in mirror.cards) or "  your hand is empty"


def cards(mirror: Mirror, part: str) -> str:
    """The cards seen so far whose names contain that."""
    found = {shown.name: shown for shown in mirror.cards.values() if part.lower() in shown.name.lower()}
    return "\n".join(card(shown) for shown in found.values()) or f"  you have seen no card called {part}"


def card(shown: m.Definition) -> str:
    """A card with its text."""
    size = f"  {shown.power}/{shown.toughness}" if shown.power else f"  {shown.loyalty}" if shown.loyalty else ""
    return "\n    ".join([f"{shown.name} {shown.cost}  {shown.type_line}{size}", *shown.abilities])


def player(mirror: Mirror, seat: int, row: Row) -> str:
    """A player in one line."""
    pool = "".join(letter * n for letter, n in zip(MANA, numbers(row[P.POOL]), strict=False))
    said = (
        f"  {name(mirror, -1 - seat)}{', you' if seat == mirror.seat else ''} (team {number(row[P.TEAM]) + 1}): "
        f"{row[P.LIFE]} life, {row[P.HAND]} in hand, {row[P.LIBRARY]} to draw"
    )
    said += f", {row[P.POISON]} poison" if row[P.POISON] else ""
    said += f", mana {pool}" if pool else ""
    return said + (", out of the game" if number(row[P.FLAGS]) & (PlayerFlag.LEFT | PlayerFlag.LOST) else "")


def question(mirror: Mirror, asked: m.Question) -> str:
    """A question with its numbered options, and how to answer."""
    prompt = asked.words[0] if asked.words else asked.reason
    labels = [option(mirror, asked, i) for i in range(len(asked.options))]
    lines = [f">>> {prompt} ({asked.rule})"]
    for i, declarer in enumerate(asked.declarers):
        may = ", ".join(str(j) for j in declarer.may)
        lines.append(f"  {letters(i)}) {described(mirror, declarer.creature)}: {may or 'cannot'}{', must' if declarer.must else ''}")
    for label in dict.fromkeys(labels):
        lines.append(f"  {', '.join(str(i) for i, other in enumerate(labels) if other == label)}) {label}")
    takes_back = ", c takes it back" if asked.cancel else ""
    return "\n".join([*lines, f"  {how(asked)}{takes_back}, Enter: {usual(asked, labels)}, ? for help"])


def option(mirror: Mirror, asked: m.Question, i: int) -> str:
    """An option, with what one has to know to choose it."""
    kind, thing, _, choice = asked.options[i]
    row = mirror.view.objects.get(thing)
    if kind == "object" and row is not None:
        whose = number(row[O.CONTROLLER])
        return described(mirror, thing) + (f" of {name(mirror, -1 - whose)}" if whose >= 0 else "")
    label = asked.words[i + 1] if i + 1 < len(asked.words) else f"{kind} {name(mirror, thing) if thing else choice}"
    known = mirror.cards.get(number(row[O.DEFINITION])) if row is not None else None
    return f"{label}  {known.cost}" if kind == "cast" and known is not None else label


def outcome(mirror: Mirror) -> str:
    """How the game has ended."""
    ended = mirror.view.table[6]
    if not isinstance(ended, list) or ended[0] != "won":
        return "The game is over: it is a draw."
    return f"The game is over: {' and '.join(name(mirror, -1 - seat) for seat in numbers(ended))} won."
