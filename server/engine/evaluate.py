"""Evaluate: what filters, amounts, conditions and references mean at the moment (107, 109, 608.2h).

Things that are gone are read as they last were (608.2h); what nobody knows any more fits nothing and counts 0.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from . import reach
from .abilities import amounts, conditions, filters, picks
from .abilities.words import Amount, Cond, Count, Filter, Pick
from .combat import facing
from .ctx import Ctx
from .decisions import Seat, Thing, player_thing, seat_of
from .objects import Chars, Names, Obj, ObjectId
from .subtypes import BASIC_LAND_TYPES, CREATURE_TYPES, CREATURE_WORDS, LAND_WORDS, is_creature_type

if TYPE_CHECKING:
    from .game import Game

COMBAT_STEPS = ("begin_combat", "attackers", "blockers", "first_strike_damage", "damage", "end_combat")
PERMANENT_TYPES = frozenset({"artifact", "battle", "creature", "enchantment", "land", "planeswalker"})
AFTER_BLOCKS = ("blockers", "first_strike_damage", "damage", "end_combat")


def fits(game: Game, ctx: Ctx, filter: Filter, thing: Thing) -> bool:
    """Whether the object or player fits the filter, wherever it is."""
    if thing < 0:
        return _FITS[type(filter)](game, ctx, filter, thing, None)
    chars = game.cache.chars.get(thing) or known_chars(game, thing)
    return chars is not None and _FITS[type(filter)](game, ctx, filter, thing, chars)


def test(game: Game, ctx: Ctx, filter: Filter, thing: Thing, chars: Chars | None) -> bool:
    """The same, for an object whose characteristics are to be taken for these."""
    return _FITS[type(filter)](game, ctx, filter, thing, chars)


def known_chars(game: Game, oid: ObjectId) -> Chars | None:
    """The object's characteristics, now or last known; None if nobody knows it any more."""
    if oid in game.state.objects or oid in game.state.gone:
        return game.chars(oid)
    return None


def known_obj(game: Game, oid: ObjectId) -> Obj | None:
    """The object, as it is or last was; None if nobody knows it any more."""
    found = game.state.objects.get(oid)
    if found is not None:
        return found
    gone = game.state.gone.get(oid)
    return None if gone is None else gone[0]


__all__ = ["ALWAYS", "Ctx", "Names", "amount", "fits", "holds", "refer", "things"]

# -- filters. Each gets the thing's Chars, or None if it is a player.


def _and(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    for part in f.parts:
        if not _FITS[type(part)](game, ctx, part, thing, chars):
            if type(part) is filters.Kind and part.kind == "permanent" and chars is not None and _says_where(f):
                if not PERMANENT_TYPES.isdisjoint(chars.types):
                    continue  # a "permanent card", a "permanent spell" (110.4a-b)
            return False
    return True


def _says_where(f: filters.And) -> bool:
    return any(type(p) is filters.InZone or (type(p) is filters.Kind and p.kind in ("card", "spell")) for p in f.parts)


def _or(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    for part in f.parts:
        if _FITS[type(part)](game, ctx, part, thing, chars):
            return True
    return False


def _not(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    return not _FITS[type(f.part)](game, ctx, f.part, thing, chars)


def _kind(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    kind = f.kind
    if chars is None:
        return bool(kind == "player")
    obj = game.obj(thing)
    if kind == "permanent":
        return obj.zone == "battlefield"
    if kind == "spell":
        return thing == ctx.spell or (obj.zone == "stack" and obj.kind != "ability")
    if kind == "card":
        return obj.kind == "card"
    if kind == "token":
        return obj.kind == "token"
    if kind == "ability":
        return obj.kind == "ability"
    if kind == "activated":
        return obj.kind == "ability" and type(obj.ability).__name__ == "Activated"
    if kind == "triggered":
        return obj.kind == "ability" and type(obj.ability).__name__ in ("Triggered", "Later", "WhenDone")
    if kind == "source":
        return True
    return False


def _type(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    return chars is not None and f.type in chars.types


def _subtype(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    if chars is None:
        return False
    return f.subtype in chars.subtypes or (chars.every_creature_type and is_creature_type(f.subtype))


def _supertype(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    return chars is not None and f.supertype in chars.supertypes


def _colour(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    if chars is None:
        return False
    colour = f.colour
    if colour == "":
        return not chars.colours
    if colour == "multi":
        return len(chars.colours) > 1
    if colour == "mono":
        return len(chars.colours) == 1
    return colour in chars.colours


def _named(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    return chars is not None and has_name(chars, f.name)


def has_name(chars: Chars, name: str) -> bool:
    """Whether it is called so; a split card off the stack has both its names (709.4b). Nothing has the empty name (201.2a)."""
    if not name:
        return False
    return chars.name == name or (" // " in chars.name and name in chars.name.split(" // "))


def _has(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    if chars is None:
        return False
    if not f.word:
        return not chars.abilities
    return f.word in chars.keywords


def _chosen(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    word = chosen_word(game, ctx, f.name)
    if chars is None or not word:
        return False
    if f.quality == "colour":
        return word in chars.colours
    if f.quality == "name":
        return has_name(chars, word)
    if f.quality == "type":
        return word in chars.types
    return word in chars.subtypes or (chars.every_creature_type and is_creature_type(word))


def chosen_word(game: Game, ctx: Ctx, name: str) -> str:
    """The word that was chosen under the name: for the source if the name begins with "self." (607.2d), "" if none was."""
    if name.startswith("self."):
        source = known_obj(game, ctx.source)
        value = None if source is None else source.chosen.get(name, source.chosen.get(name[5:]))
    else:
        value = ctx.names.get(name)
    return value if isinstance(value, str) else ""


def _status(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    if chars is None:
        if f.status == "defending" or f.status == "attacking":
            meant = _player_meant(game, ctx, f.status)
            if meant is not None:
                return thing in meant
        return _player_status(game, f.status, seat_of(thing))
    return _STATUS[f.status](game, game.obj(thing), chars)


def _player_meant(game: Game, ctx: Ctx, status: str) -> tuple[Thing, ...] | None:
    """Which defending or attacking player a text means: of the declaration that is looked at, or of the fighting creature that the
    text is about or from (508.5, 805.10c, e); None if of none in particular."""
    bound = ctx.names.get(status)
    if isinstance(bound, tuple):
        return bound
    it = ctx.names.get("it")
    for oid in (*(it if isinstance(it, tuple) else ()), ctx.source):
        obj = known_obj(game, oid) if oid > 0 else None
        if obj is not None and obj.zone == "battlefield":
            seat = facing.defending_player(game, oid) if status == "defending" else facing.attacking_player(game, oid)
            if seat >= 0:
                return (player_thing(seat),)
    return None


def _player_status(game: Game, status: str, seat: Seat) -> bool:
    if status == "active":
        return game.is_active(seat)
    if status == "monarch":
        return game.state.monarch == seat
    if status == "attacking":
        return game.is_active(seat) and game.state.step in COMBAT_STEPS
    if status == "defending":
        return _is_defending(game, seat)
    if status == "poisoned":
        return game.counters(seat, "poison") > 0
    return False


def _is_defending(game: Game, seat: Seat) -> bool:
    """Whether it is a defending player: in combat, not on the active team (506.2, 802.2, 805.10e)."""
    return game.state.step in COMBAT_STEPS and any(game.is_opponent(seat, head) for head in game.active_team())


def _is_alone(game: Game, obj: Obj, chars: Chars) -> bool:
    objects = game.state.objects
    if obj.attacking is not None:
        return not any(objects[o].attacking is not None for o in game.state.battlefield if o != obj.id)
    if obj.blocking:
        return not any(objects[o].blocking for o in game.state.battlefield if o != obj.id)
    return False


def _has_attached_subtype(game: Game, obj: Obj, subtype: str) -> bool:
    for oid in obj.attachments:
        chars = known_chars(game, oid)
        if chars is not None and subtype in chars.subtypes:
            return True
    return False


def _is_modified(game: Game, obj: Obj, chars: Chars) -> bool:
    """Has a counter, is equipped, or is enchanted by an Aura that its controller controls (700.9)."""
    if any(obj.counters.values()):
        return True
    for oid in obj.attachments:
        other = known_chars(game, oid)
        if other is not None and ("Equipment" in other.subtypes or ("Aura" in other.subtypes and other.controller == chars.controller)):
            return True
    return False


def is_sick(game: Game, obj: Obj, chars: Chars) -> bool:
    """Whether its controller has not controlled it since that player's latest turn began (302.6), haste apart."""
    if "haste" in chars.keywords or "creature" not in chars.types:
        return False
    return obj.turn_gained >= latest_turn(game, chars.controller)


def latest_turn(game: Game, seat: Seat) -> int:
    """The number of that player's latest turn; 0 if there was none yet."""
    return game.state.turns_begun.get(game.teams.turn_group[seat], 0)


_STATUS: dict[str, Callable[[Any, Obj, Chars], bool]] = {
    "tapped": lambda game, obj, chars: obj.tapped,
    "untapped": lambda game, obj, chars: not obj.tapped,
    "attacking": lambda game, obj, chars: obj.attacking is not None,
    "blocking": lambda game, obj, chars: bool(obj.blocking),
    "blocked": lambda game, obj, chars: obj.attacking is not None and obj.blocked,
    "unblocked": lambda game, obj, chars: obj.attacking is not None and not obj.blocked and game.state.step in AFTER_BLOCKS,
    "face_down": lambda game, obj, chars: obj.face_down,
    "token": lambda game, obj, chars: obj.kind == "token",
    "transformed": lambda game, obj, chars: obj.transformed,
    "enchanted": lambda game, obj, chars: _has_attached_subtype(game, obj, "Aura"),
    "equipped": lambda game, obj, chars: _has_attached_subtype(game, obj, "Equipment"),
    "attached": lambda game, obj, chars: obj.attached_to is not None,
    "sick": is_sick,
    "active": lambda game, obj, chars: False,
    "alone": _is_alone,
    "modified": _is_modified,
    "damaged": lambda game, obj, chars: obj.damage > 0,
}


def _in_zone(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    if chars is None:
        return False
    obj = game.obj(thing)
    if thing == ctx.spell:
        return bool(f.zone == "stack")
    if obj.zone != f.zone:
        return False
    return f.whose is None or fits(game, ctx, f.whose, player_thing(obj.owner))


def _controlled_by(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    if chars is None or chars.controller < 0:
        return False
    who = f.who
    if type(who) is filters.You:
        return chars.controller == ctx.you
    if type(who) is filters.Opponent:
        return game.is_opponent(chars.controller, ctx.you)
    return fits(game, ctx, who, player_thing(chars.controller))


def _owned_by(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    return chars is not None and fits(game, ctx, f.who, player_thing(game.obj(thing).owner))


def _stat(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    value = number_of(game, thing, f.what)
    return value is not None and compare(value, f.op, amount(game, ctx, f.than))


def compare(left: int, op: str, right: int) -> bool:
    """Whether the numbers stand so to each other."""
    if op == "==":
        return left == right
    if op == ">=":
        return left >= right
    if op == "<=":
        return left <= right
    if op == "<":
        return left < right
    if op == ">":
        return left > right
    if op == "!=":
        return left != right
    raise ValueError(f"no comparison is called {op!r}")


def _with_counter(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    if chars is None:
        seat = seat_of(thing)
        if f.kind:
            return game.counters(seat, f.kind) > 0
        return any(n > 0 for n in game.state.players[seat].counters.values())
    counters = game.obj(thing).counters
    return counters.get(f.kind, 0) > 0 if f.kind else bool(counters)


def _is(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    if type(f.ref) is picks.Ref and f.ref.name == "self":
        return thing == ctx.source
    return thing in refer(game, ctx, f.ref)


def _attached_to(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    if chars is None:
        return False
    host = game.obj(thing).attached_to
    return host is not None and fits(game, ctx, f.what, host)


def _has_attached(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    what = f.what
    if type(what) is filters.Is and type(what.ref) is picks.Ref and what.ref.name == "self":
        source = known_obj(game, ctx.source)
        return source is not None and source.attached_to == thing
    if chars is None:
        return any(game.state.objects[o].attached_to == thing and fits(game, ctx, what, o) for o in game.state.battlefield)
    return any(fits(game, ctx, what, oid) for oid in game.obj(thing).attachments)


def _shares(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    if chars is None:
        return False
    return any(_share(game, f.quality, chars, other) for other in refer(game, ctx, f.ref))


def _share(game: Game, quality: str, chars: Chars, other: Thing) -> bool:
    if quality == "controller" and other < 0:
        return chars.controller == seat_of(other)
    theirs = None if other < 0 else known_chars(game, other)
    if theirs is None:
        return False
    if quality == "name":
        return any(has_name(theirs, name) for name in chars.name.split(" // "))
    if quality == "type":
        return not chars.types.isdisjoint(theirs.types)
    if quality == "colour":
        return any(c in theirs.colours for c in chars.colours)
    if quality == "controller":
        return chars.controller == theirs.controller
    if quality == "mana_value":
        return chars.mana_value == theirs.mana_value
    if quality == "land_type":
        return not (chars.subtypes & LAND_WORDS).isdisjoint(theirs.subtypes)
    if quality == "creature_type":
        mine, yours = chars.subtypes & CREATURE_WORDS, theirs.subtypes & CREATURE_WORDS
        if chars.every_creature_type and theirs.every_creature_type:
            return True
        return bool(mine & yours or (chars.every_creature_type and yours) or (theirs.every_creature_type and mine))
    if quality == "subtype":
        return not chars.subtypes.isdisjoint(theirs.subtypes) or _share(game, "creature_type", chars, other)
    raise ValueError(f"no quality is called {quality!r}")


def _targets(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    if chars is None:
        return False
    return any(fits(game, ctx, f.what, target) for _, chosen in game.obj(thing).targets for target in chosen)


def _attacking_whom(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    if chars is None:
        return False
    whom = game.obj(thing).attacking
    return whom is not None and fits(game, ctx, f.whom, whom)


def _did(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    from . import occurrences

    for event in occurrences.events_in(game, f.span):
        if thing in occurrences.players_of_role(event, f.role) and occurrences.matches(game, ctx, f.event, event) is not None:
            return True
    return False


def _you(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    return thing == -1 - ctx.you


def _opponent(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    return thing < 0 and game.is_opponent(seat_of(thing), ctx.you)


def _teammate(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    return thing < 0 and seat_of(thing) != ctx.you and not game.is_opponent(seat_of(thing), ctx.you)


def _your_team(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    return thing < 0 and not game.is_opponent(seat_of(thing), ctx.you)


def _affected(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    over = ctx.over
    if over is None:
        return thing == ctx.source
    if type(over) is tuple:
        return thing in over
    return _FITS[type(over)](game, ctx, over, thing, chars)


def _same(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    return thing in refer(game, ctx, f.ref)


_FITS: dict[type, Callable[[Any, Ctx, Any, Thing, Chars | None], bool]] = {
    filters.And: _and,
    filters.Or: _or,
    filters.Not: _not,
    filters.Kind: _kind,
    filters.Type: _type,
    filters.Subtype: _subtype,
    filters.Supertype: _supertype,
    filters.Colour: _colour,
    filters.Named: _named,
    filters.Has: _has,
    filters.Chosen: _chosen,
    filters.Status: _status,
    filters.InZone: _in_zone,
    filters.ControlledBy: _controlled_by,
    filters.OwnedBy: _owned_by,
    filters.Stat: _stat,
    filters.WithCounter: _with_counter,
    filters.Is: _is,
    filters.AttachedTo: _attached_to,
    filters.HasAttached: _has_attached,
    filters.Shares: _shares,
    filters.Targets: _targets,
    filters.AttackingWhom: _attacking_whom,
    filters.Did: _did,
    filters.You: _you,
    filters.Opponent: _opponent,
    filters.Teammate: _teammate,
    filters.YourTeam: _your_team,
    filters.Affected: _affected,
    filters.Same: _same,
}


# -- things


def things(game: Game, ctx: Ctx, filter: Filter) -> list[Thing]:
    """Everything that fits, in a stable order: players by seat, then zone by zone.

    A filter that names no zone means permanents (109.2), spells if it says so, or players.
    """
    where = reach.of(filter)
    found: list[Thing] = []
    if where.pick is not None:
        return [thing for thing in dict.fromkeys(refer(game, ctx, where.pick)) if fits(game, ctx, filter, thing)]
    if where.players:
        test = _FITS[type(filter)]
        for player in game.state.players:
            if not player.left and test(game, ctx, filter, -1 - player.seat, None):
                found.append(-1 - player.seat)
    objects = game.state.objects
    for zone in where.zones:
        if zone == "battlefield":
            found += [oid for oid in game.state.battlefield if not objects[oid].phased_out and fits(game, ctx, filter, oid)]
        else:
            found += [oid for oid in in_zone(game, zone) if fits(game, ctx, filter, oid)]
    return found


def in_zone(game: Game, zone: str) -> list[ObjectId]:
    """The objects in a zone, all players' by seat where each has one."""
    state = game.state
    if zone == "battlefield":
        return state.battlefield
    if zone == "stack":
        return state.stack
    if zone == "exile":
        return state.exile
    if zone == "command":
        return state.command
    return [oid for player in state.players for oid in getattr(player, zone)]


# -- references


def refer(game: Game, ctx: Ctx, pick: Pick) -> tuple[Thing, ...]:
    """What the pick gives, if nobody has to choose; what was chosen, if somebody did (by the pick's name)."""
    return _REFER[type(pick)](game, ctx, pick)


def _ref(game: Game, ctx: Ctx, pick: Any) -> tuple[Thing, ...]:
    name = pick.name
    if name == "self":
        return (ctx.source,)
    if name == "you":
        return (-1 - ctx.you,)
    if name in ctx.names:
        return _as_things(ctx.names[name])
    source = known_obj(game, ctx.source)
    if source is None:
        return ()
    if name == "attached":
        return () if source.attached_to is None else (source.attached_to,)
    if name.startswith("self."):
        found = source.memory.get(name, source.memory.get(name[5:]))
        if found is None:
            found = source.chosen.get(name, source.chosen.get(name[5:]))
            return (found,) if type(found) is int and found < 0 else _as_things(found)
        return found
    return _as_things(source.names.get(name))


def _as_things(value: object) -> tuple[Thing, ...]:
    return value if type(value) is tuple else ()


def _bound(game: Game, ctx: Ctx, pick: Any) -> tuple[Thing, ...]:
    return _as_things(ctx.names.get(pick.name))


def _all(game: Game, ctx: Ctx, pick: Any) -> tuple[Thing, ...]:
    return tuple(things(game, ctx, pick.what))


def _top(game: Game, ctx: Ctx, pick: Any) -> tuple[Thing, ...]:
    whose = (-1 - ctx.you,) if pick.whose is None else refer(game, ctx, pick.whose)
    n = amount(game, ctx, pick.n)
    found: list[Thing] = []
    for player in whose:
        if player < 0 and n > 0:
            found += reversed(game.state.players[seat_of(player)].library[-n:])
    return tuple(found)


def _owner_of(game: Game, ctx: Ctx, pick: Any) -> tuple[Thing, ...]:
    owners = [known_obj(game, thing) for thing in refer(game, ctx, pick.of) if thing > 0]
    return tuple(dict.fromkeys(player_thing(obj.owner) for obj in owners if obj is not None))


def _controller_of(game: Game, ctx: Ctx, pick: Any) -> tuple[Thing, ...]:
    known = [known_chars(game, thing) for thing in refer(game, ctx, pick.of) if thing > 0]
    return tuple(dict.fromkeys(player_thing(chars.controller) for chars in known if chars is not None and chars.controller >= 0))


def _together(game: Game, ctx: Ctx, pick: Any) -> tuple[Thing, ...]:
    return tuple(dict.fromkeys(thing for part in pick.parts for thing in refer(game, ctx, part)))


_REFER: dict[type, Callable[[Any, Ctx, Any], tuple[Thing, ...]]] = {
    picks.Ref: _ref,
    picks.Target: _bound,
    picks.Choose: _bound,
    picks.Search: _bound,
    picks.All: _all,
    picks.Top: _top,
    picks.OwnerOf: _owner_of,
    picks.ControllerOf: _controller_of,
    picks.Together: _together,
}


# -- amounts


def amount(game: Game, ctx: Ctx, count: Count) -> int:
    """The number; an object that nobody knows, or a name that is not bound, counts 0."""
    if isinstance(count, int):
        return count
    return _AMOUNT[type(count)](game, ctx, count)


def number_of(game: Game, thing: Thing, what: str) -> int | None:
    """A number of a thing by its name (Stat, Of); None if it has none, as an object without power has no power."""
    if thing < 0:
        return _player_number(game, seat_of(thing), what)
    chars, obj = known_chars(game, thing), known_obj(game, thing)
    if chars is None or obj is None:
        return None
    if what == "power":
        return chars.power
    if what == "toughness":
        return chars.toughness
    if what == "mana_value":
        return chars.mana_value
    if what.startswith("counters:"):
        return obj.counters.get(what[9:], 0)
    if what == "counters":
        return sum(obj.counters.values())
    if what == "loyalty":
        return obj.counters.get("loyalty", 0) if obj.zone == "battlefield" else chars.loyalty
    if what == "defense":
        return obj.counters.get("defense", 0) if obj.zone == "battlefield" else chars.defense
    if what == "damage":
        return obj.damage
    if what == "x":
        return obj.x
    if what == "colours":
        return len(chars.colours)
    if what == "total":
        return (chars.power or 0) + (chars.toughness or 0)
    if what == "attachments":
        return len(obj.attachments)
    return None


def _player_number(game: Game, seat: Seat, what: str) -> int | None:
    player = game.state.players[seat]
    if what == "life":
        return game.life(seat)
    if what == "hand":
        return len(player.hand)
    if what == "library":
        return len(player.library)
    if what == "graveyard":
        return len(player.graveyard)
    if what in ("life_lost", "life_gained", "cards_drawn", "spells_cast", "lands_played"):
        number: int = getattr(player, what)
        return number
    if what.startswith("counters:"):
        return game.counters(seat, what[9:])
    return game.counters(seat, what)


def _x(game: Game, ctx: Ctx, a: Any) -> int:
    return ctx.x


def _number(game: Game, ctx: Ctx, a: Any) -> int:
    return len(things(game, ctx, a.what))


def _of(game: Game, ctx: Ctx, a: Any) -> int:
    return sum(number_of(game, thing, a.what) or 0 for thing in refer(game, ctx, a.of))


def _numbers(game: Game, ctx: Ctx, a: Any) -> list[int]:
    return [number_of(game, thing, a.what) or 0 for thing in things(game, ctx, a.of)]


def _greatest(game: Game, ctx: Ctx, a: Any) -> int:
    return max(_numbers(game, ctx, a), default=0)


def _least(game: Game, ctx: Ctx, a: Any) -> int:
    return min(_numbers(game, ctx, a), default=0)


def _total(game: Game, ctx: Ctx, a: Any) -> int:
    return sum(_numbers(game, ctx, a))


def _distinct(game: Game, ctx: Ctx, a: Any) -> int:
    values: dict[object, None] = {}
    for thing in things(game, ctx, a.of):
        chars = known_chars(game, thing) if thing > 0 else None
        if chars is not None:
            for value in properties(chars, a.what):
                values[value] = None
    return len(values)


def properties(chars: Chars, what: str) -> Sequence[object]:
    """The values of a property that an object has: its names, colours, types, subtypes ..."""
    if what == "name":
        return [name for name in chars.name.split(" // ") if name]
    if what == "colour":
        return list(chars.colours)
    if what == "type":
        return sorted(chars.types)
    if what == "subtype":
        return sorted(chars.subtypes)
    if what == "basic_land_type":
        return [word for word in BASIC_LAND_TYPES if word in chars.subtypes]
    if what == "creature_type":
        return list(CREATURE_TYPES) if chars.every_creature_type else sorted(filter(is_creature_type, chars.subtypes))
    if what == "mana_value":
        return [chars.mana_value]
    if what == "controller":
        return [chars.controller]
    number = getattr(chars, what)
    return [] if number is None else [number]


def _result(game: Game, ctx: Ctx, a: Any) -> int:
    value = ctx.names.get(a.name)
    if value is None and a.name.startswith("self."):
        source = known_obj(game, ctx.source)
        value = None if source is None else source.chosen.get(a.name, source.chosen.get(a.name[5:], source.memory.get(a.name)))
    if type(value) is tuple:
        return len(value)
    return value if type(value) is int else 0


def _tally(game: Game, ctx: Ctx, a: Any) -> int:
    from . import occurrences

    total = 0
    for event in occurrences.events_in(game, a.span):
        names = occurrences.matches(game, ctx, a.event, event)
        if names is not None:
            value = names.get(a.role) if a.role else 1
            total += value if type(value) is int else 1
    return total


def _plus(game: Game, ctx: Ctx, a: Any) -> int:
    return sum(amount(game, ctx, part) for part in a.parts)


def _times(game: Game, ctx: Ctx, a: Any) -> int:
    return int(a.factor) * amount(game, ctx, a.amount)


def _half(game: Game, ctx: Ctx, a: Any) -> int:
    whole = amount(game, ctx, a.amount)
    return (whole + 1) // 2 if a.up else whole // 2


def _difference(game: Game, ctx: Ctx, a: Any) -> int:
    return max(0, amount(game, ctx, a.first) - amount(game, ctx, a.second))


def _devotion(game: Game, ctx: Ctx, a: Any) -> int:
    """Each mana symbol of a cost counts once if it is, or holds, one of the colours (700.5)."""
    total = 0
    for oid in game.state.battlefield:
        chars = game.chars(oid)
        if chars.controller == ctx.you and chars.cost and not game.state.objects[oid].phased_out:
            total += sum(any(c in symbol.split("/") for c in a.colours) for symbol in chars.cost[1:-1].split("}{"))
    return total


_AMOUNT: dict[type[Amount], Callable[[Any, Ctx, Any], int]] = {
    amounts.X: _x,
    amounts.Number: _number,
    amounts.Of: _of,
    amounts.Greatest: _greatest,
    amounts.Least: _least,
    amounts.Total: _total,
    amounts.Distinct: _distinct,
    amounts.Result: _result,
    amounts.Tally: _tally,
    amounts.Plus: _plus,
    amounts.Times: _times,
    amounts.Half: _half,
    amounts.Difference: _difference,
    amounts.Devotion: _devotion,
}


# -- conditions


def holds(game: Game, ctx: Ctx, cond: Cond) -> bool:
    """Whether the condition is true now."""
    return _HOLDS[type(cond)](game, ctx, cond)


def _compare(game: Game, ctx: Ctx, c: Any) -> bool:
    return compare(amount(game, ctx, c.left), c.op, amount(game, ctx, c.right))


def _exists(game: Game, ctx: Ctx, c: Any) -> bool:
    return len(things(game, ctx, c.what)) >= amount(game, ctx, c.least)


def _fits_all(game: Game, ctx: Ctx, c: Any) -> bool:
    found = refer(game, ctx, c.ref)
    return bool(found) and all(fits(game, ctx, c.what, thing) for thing in found)


def _done(game: Game, ctx: Ctx, c: Any) -> bool:
    return bool(ctx.names.get(c.name))


def _paid(game: Game, ctx: Ctx, c: Any) -> bool:
    source = known_obj(game, ctx.source)
    return source is not None and c.label in source.paid


def _now(game: Game, ctx: Ctx, c: Any) -> bool:
    step = game.state.step
    if c.step and c.step != step:
        if c.step == "main":
            if step not in ("main1", "main2"):
                return False
        elif c.step == "combat":
            if step not in COMBAT_STEPS:
                return False
        else:
            return False
    return c.whose is None or any(fits(game, ctx, c.whose, -1 - seat) for seat in game.active_team())


def _happened(game: Game, ctx: Ctx, c: Any) -> bool:
    from . import occurrences

    left = int(c.least)
    for event in occurrences.events_in(game, c.span):
        if occurrences.matches(game, ctx, c.event, event) is not None:
            left -= 1
            if left <= 0:
                return True
    return False


def _both(game: Game, ctx: Ctx, c: Any) -> bool:
    return all(holds(game, ctx, part) for part in c.parts)


def _either(game: Game, ctx: Ctx, c: Any) -> bool:
    return any(holds(game, ctx, part) for part in c.parts)


def _unless(game: Game, ctx: Ctx, c: Any) -> bool:
    return not holds(game, ctx, c.part)


_HOLDS: dict[type[Cond], Callable[[Any, Ctx, Any], bool]] = {
    conditions.Compare: _compare,
    conditions.Exists: _exists,
    conditions.Fits: _fits_all,
    conditions.Done: _done,
    conditions.Paid: _paid,
    conditions.Now: _now,
    conditions.Happened: _happened,
    conditions.Both: _both,
    conditions.Either: _either,
    conditions.Unless: _unless,
}

ALWAYS: Cond = conditions.Both(())
"""A condition that always holds."""
