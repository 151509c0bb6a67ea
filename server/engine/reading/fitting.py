"""Fitting: whether a thing fits a filter (109, 205, 506-509, 702). Ask through evaluate.py."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from ..abilities import filters, picks
from ..abilities.changes import Designated
from ..abilities.words import Filter
from ..combat import facing
from ..decisions import Seat, Thing, player_thing, seat_of
from ..layers.profile import profile
from ..multiplayer import range as ranges
from ..objects import Chars, Obj, ObjectId
from ..subtypes import CREATURE_WORDS, LAND_WORDS, is_creature_type
from .ctx import Ctx

if TYPE_CHECKING:
    from ..game import Game
    from ..state import Continuous

COMBAT_STEPS = ("begin_combat", "attackers", "blockers", "first_strike_damage", "damage", "end_combat")
PERMANENT_TYPES = frozenset({"artifact", "battle", "creature", "enchantment", "land", "planeswalker"})
AFTER_BLOCKS = ("blockers", "first_strike_damage", "damage", "end_combat")


def fits(game: Game, ctx: Ctx, filter: Filter, thing: Thing) -> bool:
    """Whether the object or player fits the filter, wherever it is."""
    if thing < 0:
        if game.limited and not ranges.within(game, ctx.you, thing):
            return False  # 801.10-11
        return _FITS[type(filter)](game, ctx, filter, thing, None)
    chars = game.cache.chars.get(thing) or known_chars(game, thing)
    if game.limited and chars is not None and not ranges.within(game, ctx.you, thing, chars):
        return False
    return chars is not None and _FITS[type(filter)](game, ctx, filter, thing, chars)


def test(game: Game, ctx: Ctx, filter: Filter, thing: Thing, chars: Chars | None) -> bool:
    """The same, for an object whose characteristics are to be taken for these."""
    if game.limited and not ranges.within(game, ctx.you, thing, chars):
        return False
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


# -- filters. Each gets the thing's Chars, or None if it is a player.


def _and(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    for part in f.parts:
        if not _FITS[type(part)](game, ctx, part, thing, chars):
            if type(part) is filters.Kind and part.kind == "permanent" and chars is not None and _says_where(f):
                if not PERMANENT_TYPES.isdisjoint(chars.types):
                    continue  # a "permanent card", a "permanent spell" (110.4a-b)
            if type(part) is filters.Type and _is_host(f):
                continue  # the "enchanted creature" is what the Aura is attached to, whatever that is (303.4m)
            return False
    return True


def _is_host(f: filters.And) -> bool:
    return any(part == picks.ENCHANTED for part in f.parts)


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
        return obj.zone == "battlefield" and not obj.phased_out
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


def _mana_cost(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    return chars is not None and chars.cost == f.symbols


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
    return f.word in chars.keywords or (f.word == "mana ability" and bool(profile(chars.abilities).mana))


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
    test = _STATUS.get(f.status)
    if test is not None:
        return test(game, game.obj(thing), chars)
    return f.status in game.obj(thing).designations or any(True for _ in designating(game, f.status, thing))


def designating(game: Game, word: str, thing: Thing) -> Iterator[Continuous]:
    """The effects in force by which the thing is so (goaded, paired)."""
    for effect in game.state.effects:
        if effect.objects is not None and thing in effect.objects:
            if any(type(change) is Designated and change.word == word for change in effect.changes):
                yield effect


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
    if status == "initiative":
        return game.state.initiative == seat
    if status in game.state.players[seat].marks:
        return True
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


def _is_recent(game: Game, obj: Obj, chars: Chars) -> bool:
    """Whether it came under its controller's control since the beginning of that player's last upkeep but the present one (702.30a)."""
    before, _ = game.state.upkeeps.get(game.teams.turn_group[chars.controller], (0, 0))
    return obj.turn_gained >= before


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
    "commander": lambda game, obj, chars: obj.commander > 0,
    "recent": _is_recent,
    "entering": lambda game, obj, chars: any(obj.id == event.oid or obj.id in event.along for event in game.arriving.values()),
}


def _in_zone(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    obj = game.state.objects.get(thing)
    if chars is None or obj is None:
        return False  # what is gone is in no zone
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
    value = evaluate.number_of(game, thing, f.what)
    return value is not None and compare(value, f.op, evaluate.amount(game, ctx, f.than))


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
    if op == "%2":
        return left % 2 == right
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
    return thing in evaluate.refer(game, ctx, f.ref)


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
    if f.among:
        return any(kind in chars.types and _has_type(game, other, kind) for kind in f.among for other in evaluate.refer(game, ctx, f.ref))
    return any(_share(game, f.quality, chars, other) for other in evaluate.refer(game, ctx, f.ref))


def _has_type(game: Game, other: Thing, kind: str) -> bool:
    theirs = None if other < 0 else known_chars(game, other)
    return theirs is not None and kind in theirs.types


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


def _was_cast(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    cast_from = "" if chars is None else game.obj(thing).cast_from
    return bool(cast_from) and (not f.zone or cast_from == f.zone)


def _blocked_by(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    return chars is not None and any(fits(game, ctx, f.what, blocker) for blocker in game.obj(thing).blockers)


def _paired_with(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    return any(
        other != thing and fits(game, ctx, f.what, other) for effect in designating(game, "paired", thing) for other in effect.objects or ()
    )


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


def _bracketed(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    return _FITS[type(f.part)](game, ctx, f.part, thing, chars)


def _same(game: Game, ctx: Ctx, f: Any, thing: Thing, chars: Chars | None) -> bool:
    return thing in evaluate.refer(game, ctx, f.ref)


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
    filters.ManaCost: _mana_cost,
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
    filters.BlockedBy: _blocked_by,
    filters.WasCast: _was_cast,
    filters.PairedWith: _paired_with,
    filters.Did: _did,
    filters.You: _you,
    filters.Opponent: _opponent,
    filters.Teammate: _teammate,
    filters.YourTeam: _your_team,
    filters.Affected: _affected,
    filters.Same: _same,
    filters.Bracketed: _bracketed,
}


from . import evaluate  # noqa: E402  (it needs what is above)
