"""Occurrences: which events a pattern describes, and what each had to do with whom (603.2, 614.1).

A match gives names: `it` what it happened to, `that_player` the player of the event, `amount` its number, `source` what did
it; of a move also `became`, the old object and the new one (400.7e).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .. import events
from ..abilities import acts, amounts, filters, structures, verbs
from ..abilities.words import Event
from ..decisions import Seat, Thing, is_player, player_thing
from ..layers.profile import activated_at
from ..multiplayer import range as ranges
from ..objects import NO_SEAT, Names, ObjectId
from . import evaluate, reach
from .patterns import keys, names_used

if TYPE_CHECKING:
    from ..game import Game
    from .evaluate import Ctx

__all__ = ["events_in", "keys", "matches", "names_used", "players_of_role", "step_fits"]

LOOKS_BACK_TO = ("hand", "library")


def matches(game: Game, ctx: Ctx, pattern: Event, event: events.Happening, partly: bool = False) -> Names | None:
    """The names that the event binds, if the pattern describes it, applied or only proposed; else None. With a limited range of
    influence the whole event must be within it (801.7), unless `partly`: then only what the pattern speaks of (801.13b).

    Whether something happens to one or more at once (603.2c), or is a state trigger (603.8), is for triggers.py to say.
    """
    test = _MATCHES.get(type(pattern))
    names = None if test is None else test(game, ctx, pattern, event)
    if game.limited and names is not None and not partly and not ranges.covers(game, ctx.you, ranges.spoken_of(pattern, event, names)):
        return None
    return names


def events_in(game: Game, span: str) -> Sequence[events.Happening]:
    """What has happened in the span: this_turn, this_combat."""
    history = game.state.history
    if span == "this_combat":
        for i in range(len(history) - 1, -1, -1):
            event = history[i]
            if type(event) is events.StepBegan and event.step == "begin_combat":
                return history[i:]
        return ()
    return history


def _fits(game: Game, ctx: Ctx, role: Any, thing: Thing) -> bool:
    return role is None or evaluate.fits(game, ctx, role, thing)


def _fits_seat(game: Game, ctx: Ctx, role: Any, seat: Seat) -> bool:
    return role is None or (seat >= 0 and evaluate.fits(game, ctx, role, -1 - seat))


def _known(oid: ObjectId) -> tuple[Thing, ...]:
    return (oid,) if oid else ()


def _player_of(game: Game, thing: Thing) -> tuple[Thing, ...]:
    """The player itself, or the controller of the object, now or last."""
    if is_player(thing):
        return (thing,)
    chars = evaluate.known_chars(game, thing)
    return () if chars is None or chars.controller < 0 else (player_thing(chars.controller),)


# -- moves


def _move(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    if not isinstance(event, events.Moved):
        if type(event) is events.Drew and p.manner == "draw":
            return _fits_draw(game, ctx, p.by, event) if _fits(game, ctx, p.what, event.new) else None
        return None
    if p.to and event.to != p.to:
        return None
    frm = event.frm
    if not frm and event.oid:
        frm = game.state.objects[event.oid].zone
    if p.frm and frm != p.frm:
        return None
    if p.manner and event.manner != p.manner:
        return None
    if p.position and event.position != p.position:
        return None
    if p.cause is not None and (not event.source or not _fits(game, ctx, p.cause, event.source)):
        return None
    subject = _subject(p, event, frm)
    if p.what is not None and not evaluate.fits(game, ctx, p.what, subject):
        return None
    if frm == "battlefield" and (was := evaluate.known_obj(game, event.oid)) is not None and was.phased_out:
        return None  # 702.26b: nobody saw it there
    player = _mover(game, event, subject)
    if p.by is not None and not _fits_seat(game, ctx, p.by, player):
        return None
    return {
        "it": (subject,),
        "became": (event.oid, event.new) if event.new else (),
        "that_player": () if player < 0 else (player_thing(player),),
        "source": _known(event.source),
        "amount": 1,
    }


def _subject(p: Any, event: events.Moved, frm: str) -> ObjectId:
    """The object to look at: as it was before, if the trigger looks back in time (603.10a), else as it now is."""
    if not event.new:
        return event.becoming or event.oid if event.to == "battlefield" else event.oid
    if p.to == "battlefield" or not event.oid:
        return event.new
    if frm == "battlefield" and (p.frm == "battlefield" or p.manner or event.to in LOOKS_BACK_TO):
        return event.oid
    if frm == "stack" and event.to != "battlefield" and (p.manner or p.frm == "stack"):
        return event.oid  # countered (603.10e)
    return event.new


def _mover(game: Game, event: events.Moved, subject: ObjectId) -> Seat:
    if event.by != NO_SEAT:
        return event.by
    if event.oid and event.was_controller != NO_SEAT and subject == event.oid:
        return event.was_controller
    chars = evaluate.known_chars(game, subject)
    return event.owner if chars is None else chars.controller


def _create(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    if type(event) is not events.Created:
        return None
    if not _fits_seat(game, ctx, p.who, event.under) or not _by(game, ctx, p.by, event.by, event.source):
        return None
    new = (event.new,) if event.new else ()
    return {"it": new, "that_player": (player_thing(event.under),), "source": _known(event.source), "amount": 1}


def _by(game: Game, ctx: Ctx, role: Any, seat: Seat, source: ObjectId) -> bool:
    """Whether a player who fits does it; or, for Kind("effect"), whether an effect does (614.16)."""
    if role is None:
        return True
    if type(role) is filters.Kind and role.kind == "effect":
        return source != 0
    return _fits_seat(game, ctx, role, seat)


def _sacrifice(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    return _as_move(game, ctx, p, event, "sacrifice")


def _discard(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    return _as_move(game, ctx, p, event, "discard")


def _as_move(game: Game, ctx: Ctx, p: Any, event: Any, manner: str) -> Names | None:
    if not isinstance(event, events.Moved) or event.manner != manner:
        return None
    return _move(game, ctx, verbs.Move(p.what, manner=manner, by=p.who), event)


def _mill(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    if not isinstance(event, events.Moved) or event.manner != "mill":
        return None
    return _move(game, ctx, verbs.Move(manner="mill", by=p.who), event)


# -- players and numbers


def _draw(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    return _fits_draw(game, ctx, p.who, event, p.but_first) if type(event) is events.Drew else None


def _fits_draw(game: Game, ctx: Ctx, who: Any, event: events.Drew, but_first: bool = False) -> Names | None:
    if not _fits_seat(game, ctx, who, event.seat) or (but_first and _is_first_of_draw_step(game, event)):
        return None
    return {"it": (event.new,) if event.new else (), "that_player": (player_thing(event.seat),), "amount": 1}


def _is_first_of_draw_step(game: Game, event: events.Drew) -> bool:
    """Whether it is the first card that the player draws in a draw step of that player's turn."""
    if game.state.step != "draw" or not game.is_active(event.seat):
        return False
    for past in reversed(game.state.history):
        if past is not event and type(past) is events.Drew and past.seat == event.seat:
            return False
        if type(past) is events.StepBegan:
            break
    return True


def _damage(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    if type(event) is not events.DamageDealt:
        return None
    if p.combat and (p.combat == "combat") != event.combat:
        return None
    if not _fits(game, ctx, p.to, event.to) or not _fits(game, ctx, p.source, event.source):
        return None
    return {"it": (event.to,), "that_player": _player_of(game, event.to), "amount": event.n, "source": (event.source,)}


def _life(kind: type[events.LifeGained] | type[events.LifeLost]) -> Callable[[Game, Ctx, Any, Any], Names | None]:
    def test(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
        if type(event) is not kind or not _fits_seat(game, ctx, p.who, event.seat):
            return None
        player = (player_thing(event.seat),)
        return {"it": player, "that_player": player, "amount": event.n, "source": _known(event.source)}

    return test


def _add_mana(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    if type(event) is not events.ManaAdded:
        return None
    if p.tapped_for and not event.tapped_for:
        return None
    if not _fits_seat(game, ctx, p.who, event.seat) or not _fits(game, ctx, p.source, event.source):
        return None
    if type(p.mana) is amounts.Symbols and not any(letter in event.mana for letter in p.mana.symbols if letter.isalpha()):
        return None
    if type(p.mana) is amounts.Noted and not any(letter in str(ctx.names.get("chosen", "")) for letter in event.mana):
        return None
    source = _known(event.source)
    return {"it": source, "that_player": (player_thing(event.seat),), "amount": len(event.mana), "source": source, "mana": event.mana}


def _is_skipped(game: Game, event: events.CountersPut, chapter: int) -> bool:
    from ..faces import sagas

    return sagas.is_skipped(game, event.on, chapter, event.total)


def _counters(kind: type[events.CountersPut] | type[events.CountersRemoved]) -> Callable[[Game, Ctx, Any, Any], Names | None]:
    def test(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
        if type(event) is not kind or (p.kind and p.kind != event.kind) or not _fits(game, ctx, p.on, event.on):
            return None
        if type(event) is events.CountersPut:
            if not _by(game, ctx, p.by, event.by, event.source):
                return None
            if p.reaching and not event.total - event.n < p.reaching <= event.total:
                return None
            if p.reaching and p.kind == "lore" and _is_skipped(game, event, p.reaching):
                return None
        elif p.left >= 0 and p.left != event.left:  # type: ignore[union-attr]
            return None
        return {"it": (event.on,), "that_player": _player_of(game, event.on), "amount": event.n, "source": _known(event.source)}

    return test


def _of_object(kind: type[events.Tapped] | type[events.Untapped]) -> Callable[[Game, Ctx, Any, Any], Names | None]:
    def test(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
        if type(event) is not kind or not _fits(game, ctx, p.what, event.oid):
            return None
        if type(event) is events.Untapped and p.step and not event.turn_based:
            return None
        return {"it": (event.oid,), "that_player": _player_of(game, event.oid), "amount": 1}

    return test


def _attach(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    if type(event) is not events.Attached or event.to is None:
        return None
    if not _fits(game, ctx, p.what, event.oid) or not _fits(game, ctx, p.to, event.to):
        return None
    return {"it": (event.oid,), "attached": (event.to,), "that_player": _player_of(game, event.oid), "amount": 1}


def _of_player(kind: type[events.Shuffled] | type[events.Lost] | type[events.Won]) -> Callable[[Game, Ctx, Any, Any], Names | None]:
    def test(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
        if type(event) is not kind or not _fits_seat(game, ctx, p.who, event.seat):
            return None
        if type(event) is events.Lost and p.why == "life" and event.why not in ("704.5a", "704.6a"):
            return None
        return {"it": (player_thing(event.seat),), "that_player": (player_thing(event.seat),), "amount": 1}

    return test


def _seen(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    if type(event) is not events.Revealed or (type(p) is verbs.Reveal) != (event.to is None):
        return None
    found = tuple(oid for oid in event.oids if _fits(game, ctx, p.what, oid))
    if not found or not _fits_seat(game, ctx, getattr(p, "who", None), event.by):
        return None
    return {"it": found, "that_player": () if event.by < 0 else (player_thing(event.by),), "amount": len(found)}


# -- spells and abilities


def _cast(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    if type(event) is not events.SpellCast:
        return None
    if not _fits_seat(game, ctx, p.who, event.seat) or not _fits(game, ctx, p.what, event.oid):
        return None
    spell = evaluate.known_obj(game, event.oid) if p.frm else None
    if p.frm and (spell is None or spell.cast_from != p.frm):
        return None
    return {"it": (event.oid,), "that_player": (player_thing(event.seat),), "amount": 1}


def _activate(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    if type(event) is not events.AbilityActivated:
        return None
    if (p.ability == "mana" and not event.mana) or (p.ability == "nonmana" and event.mana):
        return None
    if p.ability == "loyalty" and not _is_loyalty(game, event):
        return None
    if p.what is not None and reach.is_of_permanents(p.what) and not _was_permanent(game, event.source):
        return None
    if p.ability == "this" and not _is_this(game, ctx, event):
        return None
    if p.ability == "cycling":
        return _cycled(game, ctx, p, event)
    if not _fits_seat(game, ctx, p.who, event.seat) or not _fits(game, ctx, p.what, event.source):
        return None
    return {"it": (event.source,), "ability": (event.oid,) if event.oid else (), "that_player": (player_thing(event.seat),), "amount": 1}


def _cycled(game: Game, ctx: Ctx, p: Any, event: events.AbilityActivated) -> Names | None:
    """A cycling ability was activated: by then the card is where it was discarded to (702.29c)."""
    ability = game.obj(event.oid).ability if event.oid else None
    if getattr(ability, "word", "") != "cycling" or not _fits_seat(game, ctx, p.who, event.seat):
        return None
    moves = (past for past in reversed(game.state.history) if isinstance(past, events.Moved) and past.oid == event.source)
    card = next((past.new for past in moves if past.new), event.source)
    return {"it": (card,), "that_player": (player_thing(event.seat),), "amount": 1} if _fits(game, ctx, p.what, card) else None


def _was_permanent(game: Game, source: ObjectId) -> bool:
    obj = evaluate.known_obj(game, source)
    return obj is not None and obj.zone == "battlefield"


def _is_loyalty(game: Game, event: events.AbilityActivated) -> bool:
    obj = evaluate.known_obj(game, event.oid)
    costs = () if obj is None or obj.ability is None else getattr(obj.ability, "costs", ())
    return any(type(cost) is structures.Loyalty for cost in costs)


def _is_this(game: Game, ctx: Ctx, event: events.AbilityActivated) -> bool:
    """Whether the ability that resolves is the one that was activated."""
    chars = evaluate.known_chars(game, event.source)
    return chars is not None and activated_at(chars.abilities, event.index) == ctx.ability


def _copy(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    if type(event) is not events.Copied or not _fits(game, ctx, p.what, event.new or event.of):
        return None
    return {"it": (event.new or event.of,), "that_player": (player_thing(event.seat),), "amount": 1}


def _gain_control(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    if type(event) is not events.ControlChanged or not _fits_seat(game, ctx, p.who, event.new) or not _fits(game, ctx, p.what, event.oid):
        return None
    return {"it": (event.oid,), "that_player": (player_thing(event.new),), "amount": 1}


def _become(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    if type(event) is not events.Became or event.how != p.how or (p.n and event.n != p.n):
        return None
    if not _fits(game, ctx, p.what, event.thing) or (p.by is not None and (not event.by or not _fits(game, ctx, p.by, event.by))):
        return None
    by = (event.by,) if event.by else ()
    if not event.thing:
        return {"it": (), "that_player": (), "amount": 1}
    return {"it": (event.thing,), "that_player": _player_of(game, event.by or event.thing), "source": by, "amount": 1}


# -- combat


def _attack(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    if type(event) is not events.Attacked or not event.declared:
        return None
    if not _fits(game, ctx, p.what, event.oid) or not _fits(game, ctx, p.whom, event.whom):
        return None
    if p.others is not None and not _with_others(game, ctx, p, event):
        return None
    return {"it": (event.oid,), "whom": (event.whom,), "that_player": _player_of(game, event.whom), "amount": 1}


def _with_others(game: Game, ctx: Ctx, p: Any, event: events.Attacked) -> bool:
    """Whether enough others that fit were declared with it."""
    declared: list[ObjectId] = []
    found = False
    for other in game.state.history:
        if type(other) is events.Attacked and other.declared:
            declared.append(other.oid)
            found = found or other is event
        elif found:
            break
        else:
            declared = []
    n: int = p.least
    return sum(oid != event.oid and evaluate.fits(game, ctx, p.others, oid) for oid in declared) >= n


def _exploit(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    if type(event) is not events.Exploited or not _fits(game, ctx, p.what, event.oid) or not _fits(game, ctx, p.whom, event.of):
        return None
    return {"it": (event.oid,), "whom": (event.of,), "that_player": _player_of(game, event.oid), "amount": 1}


def _does(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    if type(event) is not events.Did or event.act != p.act or not _fits_seat(game, ctx, p.who, event.seat):
        return None
    player = (player_thing(event.seat),)
    return {"it": player, "that_player": player, "amount": event.n}


def _block(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    if type(event) is not events.Blocked:
        return None
    if not _fits(game, ctx, p.what, event.oid) or not _fits(game, ctx, p.whom, event.attacker):
        return None
    other = event.attacker if event.oid == ctx.source else event.oid  # "blocks or becomes blocked by a creature, ... that creature"
    of = _player_of(game, event.oid)
    return {"it": (event.oid,), "whom": (event.attacker,), "other": (other,), "that_player": of, "amount": 1}


# -- events that are more than a verb

_STEPS = {"main1": "main1", "combat": "begin_combat"}


def _begins(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    """A step of a turn of such a player begins; of a shared turn each head who fits is a player whose turn it is (805.4d)."""
    if type(event) is not events.StepBegan or not begins_so(game, ctx, p, event):
        return None
    heads = tuple(-1 - seat for seat in game.active_team() if p.whose is None or evaluate.fits(game, ctx, p.whose, -1 - seat))
    return {"it": (), "that_player": heads, "amount": event.nth} if heads else None


def begins_so(game: Game, ctx: Ctx, p: structures.Begins, event: events.StepBegan) -> bool:
    """Whether it is a step of which the pattern speaks, whoever's turn it is."""
    if not step_fits(p.step, event):
        return False
    if p.first and any(type(past) is events.StepBegan and past is not event and past.step == event.step for past in game.state.history):
        return False
    return not p.turn or (game.state.extra > 0 and ctx.names.get(p.turn) == game.state.extra)


def step_fits(step: str, event: events.StepBegan) -> bool:
    """Whether it is the step or phase of that name (Begins.step): "main2" is the second main phase that was taken."""
    main = event.step == "main1" or event.step == "main2"
    if step == "main":
        return main
    if step == "main1":
        return main and event.nth == 1
    if step == "main2":
        return main and event.nth == 2  # counted as they were taken (505.1b)
    if step == "postcombat_main":
        return main and event.nth > 1  # 505.1a
    return event.step == _STEPS.get(step, step)


def _one_or_more(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    return matches(game, ctx, p.event, event)


def _nth(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    names = matches(game, ctx, p.event, event)
    if names is None:
        return None
    if p.whose is not None and not any(evaluate.fits(game, ctx, p.whose, player_thing(seat)) for seat in game.active_team()):
        return None
    count = 0
    for past in game.state.history:
        if matches(game, ctx, p.event, past) is not None:
            count += 1
            if past is event:
                break
    else:
        count += 1  # only proposed
    return names if count == p.n else None


def _provided(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    names = matches(game, ctx, p.event, event)
    return names if names is not None and evaluate.holds(game, ctx, p.cond) else None


def _any(game: Game, ctx: Ctx, p: Any, event: Any) -> Names | None:
    for part in p.events:
        names = matches(game, ctx, part, event)
        if names is not None:
            return names
    return None


_MATCHES: dict[type[Any], Callable[[Any, Any, Any, Any], Names | None]] = {
    verbs.Move: _move,
    verbs.Create: _create,
    verbs.Sacrifice: _sacrifice,
    verbs.Discard: _discard,
    verbs.Mill: _mill,
    verbs.Draw: _draw,
    verbs.Damage: _damage,
    verbs.GainLife: _life(events.LifeGained),
    verbs.LoseLife: _life(events.LifeLost),
    verbs.AddMana: _add_mana,
    verbs.PutCounters: _counters(events.CountersPut),
    verbs.RemoveCounters: _counters(events.CountersRemoved),
    verbs.Tap: _of_object(events.Tapped),
    verbs.Untap: _of_object(events.Untapped),
    verbs.Attach: _attach,
    verbs.Shuffle: _of_player(events.Shuffled),
    verbs.Win: _of_player(events.Won),
    verbs.Lose: _of_player(events.Lost),
    verbs.Reveal: _seen,
    verbs.Look: _seen,
    verbs.Cast: _cast,
    verbs.Activate: _activate,
    verbs.CopySpell: _copy,
    verbs.GainControl: _gain_control,
    verbs.Become: _become,
    verbs.Attack: _attack,
    verbs.Block: _block,
    verbs.Exploit: _exploit,
    acts.Does: _does,
    structures.Begins: _begins,
    structures.OneOrMore: _one_or_more,
    structures.Nth: _nth,
    structures.Provided: _provided,
    structures.AnyEvent: _any,
}


# -- roles: who or what played which part in an event (Did)


def players_of_role(event: events.Happening, role: str) -> tuple[Thing, ...]:
    """What played the role of the verb in the event: what, who, to, source, whom, on, by."""
    found = _ROLES.get((type(event), role))
    return () if found is None else found(event)


def _moved(event: Any) -> tuple[Thing, ...]:
    return (event.oid, event.new)


def _seat(event: Any) -> tuple[Thing, ...]:
    return (player_thing(event.seat),)


def _oid(event: Any) -> tuple[Thing, ...]:
    return (event.oid,)


_ROLES: dict[tuple[type[events.Happening], str], Callable[[Any], tuple[Thing, ...]]] = {
    (events.Moved, "what"): _moved,
    (events.Moved, "by"): lambda event: (player_thing(event.by),) if event.by >= 0 else (),
    (events.Created, "what"): lambda event: (event.new,),
    (events.Created, "who"): lambda event: (player_thing(event.under),),
    (events.Drew, "who"): _seat,
    (events.DamageDealt, "to"): lambda event: (event.to,),
    (events.DamageDealt, "source"): lambda event: (event.source,),
    (events.LifeGained, "who"): _seat,
    (events.LifeLost, "who"): _seat,
    (events.ManaAdded, "who"): _seat,
    (events.ManaAdded, "source"): lambda event: (event.source,),
    (events.CountersPut, "on"): lambda event: (event.on,),
    (events.CountersRemoved, "on"): lambda event: (event.on,),
    (events.Tapped, "what"): _oid,
    (events.Untapped, "what"): _oid,
    (events.Attached, "what"): _oid,
    (events.Attached, "to"): lambda event: (event.to,),
    (events.SpellCast, "what"): _oid,
    (events.SpellCast, "who"): _seat,
    (events.AbilityActivated, "what"): lambda event: (event.source,),
    (events.AbilityActivated, "who"): _seat,
    (events.Became, "what"): lambda event: (event.thing,),
    (events.Attacked, "what"): _oid,
    (events.Attacked, "whom"): lambda event: (event.whom,),
    (events.Blocked, "what"): _oid,
    (events.Blocked, "whom"): lambda event: (event.attacker,),
    (events.Lost, "who"): _seat,
}
