"""Shown: a table and its questions as text for a terminal."""

from __future__ import annotations

from protocol import messages as m
from protocol.mirror import Mirror
from protocol.view import MANA, STEPS, TYPES, Flag, O, P, PlayerFlag, Row, Zone, bits, number, numbers

LAND = bits(("land",), TYPES)
CREATURE = bits(("creature",), TYPES)


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


def player(mirror: Mirror, seat: int, row: Row) -> str:
    """A player in one line."""
    pool = "".join(letter * n for letter, n in zip(MANA, numbers(row[P.POOL]), strict=False))
    said = (
        f"  {name(mirror, -1 - seat)} (team {number(row[P.TEAM]) + 1}): {row[P.LIFE]} life, {row[P.HAND]} in hand, {row[P.LIBRARY]} to draw"
    )
    said += f", {row[P.POISON]} poison" if row[P.POISON] else ""
    said += f", mana {pool}" if pool else ""
    return said + (", out of the game" if number(row[P.FLAGS]) & (PlayerFlag.LEFT | PlayerFlag.LOST) else "")


def question(mirror: Mirror, asked: m.Question) -> str:
    """A question with its numbered options, and how to answer."""
    prompt, labels = (asked.words[0], asked.words[1:]) if asked.words else (asked.reason, [])
    lines = [f">>> {prompt} ({asked.rule})"]
    for i, declarer in enumerate(asked.declarers):
        may = ", ".join(str(j) for j in declarer.may)
        lines.append(f"  {chr(97 + i)}) {described(mirror, declarer.creature)}: {may or 'cannot'}{', must' if declarer.must else ''}")
    for i, option in enumerate(asked.options):
        lines.append(
            f"  {i}) {labels[i] if i < len(labels) else f'{option.kind} {name(mirror, option.thing) if option.thing else option.choice}'}"
        )
    return "\n".join(
        [*lines, "  " + HOW[asked.shape] + (", c takes it back" if asked.cancel else "") + ", Enter for the usual, ? for help"]
    )


HOW = {
    "act": "one number",
    "pay": "one number (0 pays automatically)",
    "number": "a number",
    "pick": "numbers",
    "order": "all the numbers, in order",
    "divide": "a share for each",
    "attack": "attackers and whom: a0 b0; - for none",
    "block": "blockers and attackers: a0 b1; - for none",
}
