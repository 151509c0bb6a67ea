"""Table: the whole table and how a game ends, as text."""

from __future__ import annotations

from protocol.mirror import Mirror
from protocol.view import MANA, STEPS, TYPES, Flag, O, P, PlayerFlag, Row, T, Zone, bits, number, numbers

from .cards import described, name, names, owned, piled

LAND = bits(("land",), TYPES)
IN_WORDS = {
    "main1": "first main phase", "begin_combat": "beginning of combat", "attackers": "declare attackers", "blockers": "declare blockers",
    "first_strike_damage": "first-strike damage", "damage": "combat damage", "end_combat": "end of combat", "main2": "second main phase",
    "end": "end step", "mulligan": "mulligans",
}  # fmt: skip
"""Steps whose names do not say enough."""


def table(mirror: Mirror) -> str:
    """The whole table: each player in a few lines, one's own last."""
    view, own = mirror.view, mirror.team_of(mirror.seat) if mirror.seat >= 0 else -1
    lines = ["", heading(mirror)]
    battlefield = view.zones.get((Zone.BATTLEFIELD, -1), [])
    for seat in sorted(range(len(view.players)), key=lambda seat: (seat == mirror.seat, mirror.team_of(seat) == own, seat)):
        lines.append(player(mirror, seat, view.players[seat]))
        theirs = [oid for oid in battlefield if view.objects[oid][O.CONTROLLER] == seat]
        lands = [oid for oid in theirs if number(view.objects[oid][O.TYPES]) & LAND]
        for kind, oids in (
            ("lands", lands),
            ("field", [oid for oid in theirs if oid not in lands]),
            ("command", [oid for oid in view.zones.get((Zone.COMMAND, -1), []) if view.objects[oid][O.OWNER] == seat]),
            ("hand", view.zones.get((Zone.HAND, seat), [])),
        ):
            if oids:
                lines.append(f"    {kind}: {piled(described(mirror, oid) for oid in oids)}")
    if stack := view.zones.get((Zone.STACK, -1)):
        lines.append("  on the stack, what comes next first:")
        lines += [f"    {stacked(mirror, oid)}" for oid in reversed(stack)]
    return "\n".join(lines)


def heading(mirror: Mirror) -> str:
    """When it is."""
    now = mirror.view.table
    turn = f"turn {now[T.TURN]}" if now[T.TURN] else "before the first turn"
    turn += f" ({names(mirror, numbers(now[T.ACTIVE]))})" if now[T.TURN] and now[T.ACTIVE] else ""
    step = STEPS[number(now[T.STEP])]
    return f"--- {turn}, {IN_WORDS.get(step, step)}{', by night' if now[T.DAY] == 0 else ', by day' if now[T.DAY] == 1 else ''} ---"


def player(mirror: Mirror, seat: int, row: Row) -> str:
    """A player in one line."""
    said = f"  {name(mirror, -1 - seat)}"
    said += ", you" if seat == mirror.seat else ""
    if mirror.joined and any(len(team) > 1 for team in mirror.joined.teams):
        said += f" (team {number(row[P.TEAM]) + 1})"
    pool = "".join(letter * n for letter, n in zip(MANA, numbers(row[P.POOL]), strict=False))
    notes = [f"{row[P.LIFE]} life", f"{row[P.HAND]} in hand", f"{row[P.LIBRARY]} to draw"]
    notes += [f"{row[P.POISON]} poison"] if row[P.POISON] else []
    if isinstance(counters := row[P.COUNTERS], list):
        notes += [f"{n} {kind}" for kind, n in zip(counters[::2], counters[1::2], strict=True)]
    notes += [f"mana {pool}"] if pool else []
    notes += [word for what, word in ((T.MONARCH, "monarch"), (T.INITIATIVE, "initiative")) if mirror.view.table[what] == seat]
    notes += ["out of the game"] if number(row[P.FLAGS]) & (PlayerFlag.LEFT | PlayerFlag.LOST) else []
    return f"{said}: {', '.join(notes)}"


def stacked(mirror: Mirror, oid: int) -> str:
    """A spell, or an ability with its text, and whose it is."""
    row = mirror.view.objects[oid]
    card, which = mirror.cards.get(number(row[O.DEFINITION])), number(row[O.ABILITY])
    if card is None or not number(row[O.FLAGS]) & Flag.ABILITY or not 0 <= which < len(card.abilities):
        return owned(mirror, oid)
    return f"{owned(mirror, oid)}: {card.abilities[which]}"


def elsewhere(mirror: Mirror) -> str:
    """Graveyards, exile and the command zone."""
    lines = []
    for (zone, seat), oids in sorted(mirror.view.zones.items()):
        if zone in (Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND) and oids:
            whose = f" of {name(mirror, -1 - seat)}" if seat >= 0 else ""
            lines.append(f"  {Zone(zone).name.lower()}{whose}: {piled(described(mirror, oid) for oid in oids)}")
    return "\n".join(lines) or "  nothing lies in graveyards or exile"


def outcome(mirror: Mirror) -> str:
    """How the game has ended."""
    ended = mirror.view.table[T.OUTCOME]
    if not isinstance(ended, list) or ended[0] != "won":
        return "The game is over: it is a draw."
    winners = sorted(numbers(ended), key=lambda seat: seat != mirror.seat)
    return f"The game is over: {' and '.join('you' if seat == mirror.seat else name(mirror, -1 - seat) for seat in winners)} won."
