"""Cards: what things are called, what has to be known of them, and their texts."""

from __future__ import annotations

from collections.abc import Iterable

from protocol import messages as m
from protocol.mirror import Mirror
from protocol.view import KEYWORDS, TYPES, Flag, O, Zone, bits, number, numbers

CREATURE = bits(("creature",), TYPES)
PAID = (Zone.HAND, Zone.COMMAND)
"""Where it matters what a card costs."""
STATES = ((Flag.TAPPED, "tapped"), (Flag.SICK, "sick"), (Flag.PHASED_OUT, "phased out"), (Flag.COMMANDER, "commander"))


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


def names(mirror: Mirror, seats: Iterable[int]) -> str:
    """The players of the seats."""
    return " and ".join(name(mirror, -1 - seat) for seat in seats)


def described(mirror: Mirror, oid: int) -> str:
    """An object with what one has to know of it."""
    row = mirror.view.objects[oid]
    said = name(mirror, oid)
    card = mirror.cards.get(number(row[O.DEFINITION]))
    if card is not None and card.cost and row[O.ZONE] in PAID:
        said += f" {card.cost}"
    if number(row[O.TYPES]) & CREATURE and row[O.POWER] is not None:
        said += f" {row[O.POWER]}/{row[O.TOUGHNESS]}"
    notes = [word for flag, word in STATES if number(row[O.FLAGS]) & flag]
    notes += [word for i, word in enumerate(KEYWORDS) if number(row[O.KEYWORDS]) >> i & 1]
    if row[O.X]:
        notes.append(f"X is {row[O.X]}")
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


def owned(mirror: Mirror, oid: int) -> str:
    """An object and whose it is."""
    whose = number(mirror.view.objects[oid][O.CONTROLLER])
    return described(mirror, oid) + (f" of {name(mirror, -1 - whose)}" if whose >= 0 else "")


def piled(said: Iterable[str]) -> str:
    """Many things in one line, equal ones counted."""
    counted: dict[str, int] = {}
    for thing in said:
        counted[thing] = counted.get(thing, 0) + 1
    return ", ".join(f"{n} {thing}" if n > 1 else thing for thing, n in counted.items())


def hand(mirror: Mirror) -> str:
    """The cards in one's own hand with their texts, each once."""
    held = [number(mirror.view.objects[oid][O.DEFINITION]) for oid in mirror.view.zones.get((Zone.HAND, mirror.seat), [])]
    return "\n".join(text(mirror.cards[n]) for n in dict.fromkeys(held) if n in mirror.cards) or "  your hand is empty"


def seen(mirror: Mirror, part: str) -> str:
    """The cards seen so far whose names contain that, with their texts."""
    found = {card.name: card for card in mirror.cards.values() if part.lower() in card.name.lower()}
    return "\n".join(text(card) for card in found.values()) or f"  you have seen no card called {part}"


def text(card: m.Definition) -> str:
    """A card with its text."""
    size = f"  {card.power}/{card.toughness}" if card.power else f"  {card.loyalty}" if card.loyalty else ""
    named = f"{card.name} {card.cost}".rstrip()
    return "\n    ".join([f"{named}  {card.type_line}{size}", *card.abilities])
