"""Numbers: what a thing has as much of as a text says: power, counters, life, spells cast before it (107, 208, 202.3, 608.2h)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..abilities.words import Filter
from ..decisions import Seat, Thing, seat_of
from ..objects import Chars, Obj
from . import fitting
from .ctx import Ctx

if TYPE_CHECKING:
    from ..game import Game


def number_of(game: Game, thing: Thing, what: str | Filter) -> int | None:
    """A number of a thing by its name (Stat, Of); None if it has none, as an object without power has no power. A filter is the number
    of permanents that a player controls and that fit."""
    if isinstance(what, Filter):
        return _controlled(game, seat_of(thing), what) if thing < 0 else None
    if thing < 0:
        return _player_number(game, seat_of(thing), what)
    chars, obj = fitting.known_chars(game, thing), fitting.known_obj(game, thing)
    if chars is None or obj is None:
        return None
    if what.startswith("counters:"):
        return obj.counters.get(what[9:], 0)
    if what.startswith("paid:"):
        label = what[5:]
        return sum(paid == label or paid.startswith(f"{label}:") for paid in obj.paid)  # 702.33d
    known = _OF.get(what)
    return None if known is None else known(game, obj, chars)


def _player_number(game: Game, seat: Seat, what: str) -> int | None:
    player = game.state.players[seat]
    if what in player.remembered:
        return player.remembered[what]  # 800.4i
    if what == "life":
        return game.life(seat)
    if what.startswith("mana:"):
        return player.pool["WUBRGC".index(what[5:])] + sum(unit.type == what[5:] for unit in player.special_mana)
    if what == "starting_life":
        return game.format.starting_life(len(game.teams.life_groups[game.teams.life_group[seat]]))
    if what == "speed":
        return player.marks.get("speed", 0)  # 702.179f
    if what == "hand":
        return len(player.hand)
    if what == "mains":
        return game.state.mains
    if what == "library":
        return len(player.library)
    if what == "graveyard":
        return len(player.graveyard)
    if what in ("life_lost", "life_gained", "cards_drawn", "spells_cast", "spells_before", "lands_played"):
        number: int = getattr(player, what)
        return number
    if what.startswith("counters:"):
        return game.counters(seat, what[9:])
    return game.counters(seat, what)


def _controlled(game: Game, seat: Seat, what: Filter) -> int:
    ctx = Ctx(0, seat)
    theirs = [oid for oid in game.state.battlefield if game.chars(oid).controller == seat and not game.state.objects[oid].phased_out]
    return sum(fitting.fits(game, ctx, what, oid) for oid in theirs)


def _loyalty(game: Game, obj: Obj, chars: Chars) -> int | None:
    return obj.counters.get("loyalty", 0) if obj.zone == "battlefield" else chars.loyalty


def _defense(game: Game, obj: Obj, chars: Chars) -> int | None:
    return obj.counters.get("defense", 0) if obj.zone == "battlefield" else chars.defense


def _cast_before(game: Game, obj: Obj, chars: Chars) -> int:
    """How many spells were cast this turn before it (702.40a)."""
    from .. import events

    n = 0
    for event in game.state.history:
        if type(event) is events.SpellCast:
            if event.oid == obj.id:
                break
            n += 1
    return n


def _cast_as(game: Game, obj: Obj, chars: Chars) -> int | None:
    """Which of its caster's spells this turn it is, or would be if it were cast now; None if it was not cast this turn."""
    from .. import events

    for event in game.state.history:
        if type(event) is events.SpellCast and event.oid == obj.id:
            return event.nth
    if obj.zone == "battlefield" or obj.kind != "card":
        return None
    return game.state.players[obj.controller if obj.zone == "stack" else obj.owner].spells_cast + 1


def _final_chapter(game: Game, obj: Obj, chars: Chars) -> int:
    """714.2d."""
    from ..faces import sagas

    return sagas.final_chapter(chars.abilities)


def _resolved(game: Game, obj: Obj, chars: Chars) -> int:
    """How many spells of its name, with paradigm, have resolved for its controller (702.192a)."""
    return game.state.players[obj.controller].marks.get(f"resolved:{chars.name}", 0)


_OF: dict[str, Callable[[Game, Obj, Chars], int | None]] = {
    "power": lambda game, obj, chars: chars.power,
    "toughness": lambda game, obj, chars: chars.toughness,
    "total": lambda game, obj, chars: (chars.power or 0) + (chars.toughness or 0),
    "mana_value": lambda game, obj, chars: chars.mana_value,
    "counters": lambda game, obj, chars: sum(obj.counters.values()),
    "loyalty": _loyalty,
    "defense": _defense,
    "damage": lambda game, obj, chars: obj.damage,
    "x": lambda game, obj, chars: obj.x,
    "colours": lambda game, obj, chars: len(chars.colours),
    "resolved": _resolved,
    "mana_spent": lambda game, obj, chars: len(obj.spent),
    "colours_spent": lambda game, obj, chars: len(set(obj.spent) & set("WUBRG")),
    "targets": lambda game, obj, chars: sum(len(things) for _, things in obj.targets),  # 115.9a
    "attachments": lambda game, obj, chars: len(obj.attachments),
    "level": lambda game, obj, chars: obj.designations.get("level", 1),  # 716.2d
    "blockers": lambda game, obj, chars: len(obj.blockers),
    "final_chapter": _final_chapter,
    "cast_before": _cast_before,
    "cast_as": _cast_as,
}
"""The numbers of objects, counters of one kind ("counters:KIND") and how often a cost was paid ("paid:LABEL") apart."""
