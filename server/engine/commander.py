"""Commander: commanders in and out of the command zone, what they cost, their damage and their colours (903)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from . import events
from .abilities.changes import Colours, Replace
from .abilities.kinds import Card, Face, Static
from .abilities.verbs import Move
from .abilities.words import Word
from .decisions import NO, YES, Pick, Play, Seat, ask, is_player, seat_of
from .layers.index import InForce
from .objects import Obj, ObjectId

if TYPE_CHECKING:
    from .events import DamageDealt, Happening
    from .game import Game
    from .state import State

LETHAL = 21
"""So much combat damage by one commander loses the game (903.10a)."""
TAX = 2
"""So much generic mana more for each time that it was cast from the command zone before (903.8)."""
AWAY = ("graveyard", "exile")
HIDDEN = ("hand", "library")
RETURN = Replace(Move(), to="command", optional=True)
"""The rule by which a commander may go to the command zone instead of a hand or library (903.9b)."""


# -- which cards they are (903.3)


def designate(state: State, obj: Obj) -> None:
    """The card is a commander of its owner from now on, wherever it goes (903.3), with its colour identity (903.4a)."""
    assert obj.card is not None
    state.commanders = (*state.commanders, (obj.owner, obj.card.name, identity(obj.card)))
    obj.commander = len(state.commanders)


def colours_of(game: Game, seat: Seat) -> str | None:
    """The colour identity of the player's commanders together, in WUBRG order (702.124c); None without one (903.4f)."""
    mine = [colours for owner, _, colours in game.state.commanders if owner == seat]
    return "".join(c for c in "WUBRG" if any(c in colours for colours in mine)) if mine else None


_SYMBOL = re.compile(r"\{([^}]*)\}")


@lru_cache(maxsize=8192)
def identity(card: Card) -> str:
    """The card's colour identity: the colours of all mana symbols in its costs and texts, of its colour indicators and of what
    defines its colours, on all its faces (903.4)."""
    found: dict[str, None] = {}
    for face in card.faces:
        _gather(face, found)
    return "".join(c for c in "WUBRG" if c in found)


def _gather(word: object, found: dict[str, None]) -> None:
    if isinstance(word, str):
        for symbol in _SYMBOL.findall(word):
            found.update((part, None) for part in symbol.split("/"))
    elif isinstance(word, tuple):
        for part in word:
            _gather(part, found)
    elif isinstance(word, Word):
        if isinstance(word, Face):
            found.update(dict.fromkeys(word.colours or ""))
        elif isinstance(word, Static) and word.cda:
            found.update((letter, None) for change in word.changes if isinstance(change, Colours) for letter in change.colours)
        for name in word.__struct_fields__:
            _gather(getattr(word, name), found)


# -- casting them (903.8)


def is_castable(obj: Obj, seat: Seat) -> bool:
    """Whether it is the player's own commander in the command zone, from where it may be cast (903.8)."""
    return bool(obj.commander) and obj.zone == "command" and obj.owner == seat


def tax(game: Game, oid: ObjectId) -> int:
    """How much more it costs, being cast from the command zone (903.8)."""
    obj = game.state.objects[oid]
    if not obj.commander or (obj.zone != "command" and (obj.zone != "stack" or obj.cast_from != "command")):
        return 0
    return TAX * game.state.commander_casts.get(obj.commander, 0)


def note_cast(game: Game, oid: ObjectId) -> None:
    """Count the times that a commander was cast from the command zone."""
    obj = game.state.objects[oid]
    if obj.commander and obj.cast_from == "command":
        casts = game.state.commander_casts
        game.state.commander_casts = {**casts, obj.commander: casts.get(obj.commander, 0) + 1}
        game.touch_player(obj.owner)


# -- their damage (903.10a)


def note_damage(game: Game, event: DamageDealt) -> None:
    """Remember combat damage that a commander dealt to a player; what it dealt face down is kept apart, under -number."""
    source = game.obj(event.source)
    if source.commander and event.combat and is_player(event.to):
        number = -source.commander if source.face_down else source.commander
        player = game.state.players[seat_of(event.to)]
        player.commander_damage = {**player.commander_damage, number: player.commander_damage.get(number, 0) + event.n}


def unveil(game: Game) -> None:
    """All see by now which commanders dealt damage face down, but for those that are face down still (708.5, 708.9)."""
    state = game.state
    for player in state.players:
        dealt = player.commander_damage
        if dealt and min(dealt) < 0:
            veiled = {-obj.commander for obj in state.objects.values() if obj.commander and obj.face_down}
            known: dict[int, int] = {}
            for number, n in dealt.items():
                number = number if number in veiled else abs(number)
                known[number] = known.get(number, 0) + n
            if known != dealt:
                player.commander_damage = known
                game.touch_player(player.seat)


def is_slain(game: Game, seat: Seat) -> bool:
    """Whether one commander has dealt the player so much combat damage that he loses, with his team (704.6c)."""
    dealt = game.state.players[seat].commander_damage
    return any(n + (dealt.get(-number, 0) if number > 0 else 0) >= LETHAL for number, n in dealt.items())


def tally(game: Game, seat: Seat) -> list[tuple[str, int]]:
    """The combat damage that all know each commander has dealt the player, each called by its owner's name and its own."""
    found: list[tuple[str, int]] = []
    for number, n in sorted(game.state.players[seat].commander_damage.items()):
        if number < 0:
            continue  # which of the cards that lie face down it is, its controller knows
        owner, name, _ = game.state.commanders[number - 1]
        found.append((f"damage by {game.state.players[owner].name}'s {name}", n))
    return found


# -- their return (903.9)


def returning(game: Game) -> Play[list[Happening]]:
    """Commanders that came into a graveyard or exile since the last check, and whose owners put them into the command zone
    (704.6d, 903.9a)."""
    state = game.state
    candidates, state.returnable = state.returnable, ()
    found: list[Happening] = []
    for seat in game.apnap():
        for oid in candidates:
            obj = state.objects.get(oid)
            if obj is not None and obj.owner == seat and obj.zone in AWAY and (yield from _wishes(game, seat, oid, "903.9a")):
                found.append(events.Moved(oid, "command", "state", seat))
    return found


def _wishes(game: Game, seat: Seat, oid: ObjectId, rule: str) -> Play[bool]:
    (answer,) = yield from ask(game, seat, Pick((YES, NO), reason="may", rule=rule, usual=(0,)), oid)
    return bool(answer == 0)


def about_to_hide(game: Game, event: Happening) -> ObjectId:
    """The commander that the event would put into its owner's hand or library from anywhere else (903.9b); 0 for none."""
    if isinstance(event, events.Drew):
        library = game.state.players[event.seat].library
        oid = library[-1] if library else 0
    elif isinstance(event, events.Moved) and event.to in HIDDEN:
        oid = event.oid
    else:
        return 0
    obj = game.state.objects.get(oid)
    to = "hand" if isinstance(event, events.Drew) else event.to
    return oid if obj is not None and obj.commander and obj.zone != to else 0


def rule_of_return(game: Game, oid: ObjectId) -> InForce:
    """The rule of 903.9b about that commander, among the effects that could apply."""
    return InForce(RETURN, oid, game.state.objects[oid].owner, {}, 0, 0, 0, None)


def accepts(game: Game, oid: ObjectId) -> Play[bool]:
    """Whether its owner has it put into the command zone instead (903.9b)."""
    return (yield from _wishes(game, game.state.objects[oid].owner, oid, "903.9b"))


def instead(event: Happening, oid: ObjectId) -> Happening:
    """The event with the command zone in place of the hand or library."""
    if isinstance(event, events.Moved):
        event.to, event.position = "command", "top"
        return event
    assert isinstance(event, events.Drew)
    return events.Moved(oid, "command", "draw", event.seat, source=event.source)
