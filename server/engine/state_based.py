"""State-based actions: what the game does by itself whenever a player would get priority (704)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import commander, dungeons, ending, events, zones
from .abilities.changes import Exempt
from .casting import targets
from .combat import combat
from .decisions import Option, Pick, Play, Seat, Thing, ask, player_thing
from .faces import battles, day_night, sagas, turning
from .layers import layers
from .multiplayer import range as ranges
from .objects import Chars, Obj, ObjectId
from .reading import evaluate

if TYPE_CHECKING:
    from .game import Game


def check(game: Game) -> Play[bool]:
    """Perform all applicable state-based actions as one event (704.3); whether there were any."""
    combat.tidy(game)  # 506.4: none of them, but this is where what has changed is looked at
    if game.state.commanders:
        commander.unveil(game)
    losers = _losers(game)
    gone = _cease(game)
    proposed: list[events.Happening] = []
    kept_legends: dict[tuple[str, Seat], list[ObjectId]] = {}
    bound: list[ObjectId] = []
    unprotected: list[ObjectId] = []
    worlds: list[ObjectId] = []
    roles: dict[tuple[Thing, Seat], list[Obj]] = {}
    starters: dict[Seat, None] = {}
    state, cache = game.state, game.cache
    looked_at: Sequence[ObjectId] = () if cache.sound else state.battlefield
    tied = False  # whether what becomes of a permanent hangs on anything but itself
    for oid in looked_at:
        obj = state.objects[oid]
        chars = cache.chars.get(oid) or layers.chars(game, oid)
        if "creature" in chars.types:
            _creature(proposed, obj, chars)
        if obj.attached_to is not None or "Aura" in chars.subtypes:
            tied = True
            _attachment(game, proposed, obj, chars)
            if obj.attached_to is not None and "Role" in chars.subtypes:
                roles.setdefault((obj.attached_to, chars.controller), []).append(obj)
        if obj.counters:
            _counters(proposed, obj)
        if "planeswalker" in chars.types and not obj.counters.get("loyalty"):
            proposed.append(events.Moved(oid, "graveyard", "state", chars.controller))  # 704.5i
        if chars.keywords:
            if "chapter" in chars.keywords and sagas.has_chapters(chars):
                tied = True
                if sagas.is_over(game, obj, chars):
                    proposed.append(events.Moved(oid, "graveyard", "sacrifice", chars.controller))  # 704.5s
            if "start your engines!" in chars.keywords and chars.controller not in starters:
                starters[chars.controller] = None
                if not state.players[chars.controller].marks.get("speed"):
                    proposed.append(events.Became(player_thing(chars.controller), "faster"))  # 704.5z
            if not turning.BOUND.isdisjoint(chars.keywords):
                bound.append(oid)
        if "battle" in chars.types:
            tied = True
            if battles.is_lost(game, obj):
                proposed.append(events.Moved(oid, "graveyard", "state", chars.controller))  # 704.5v
            elif battles.needs_protector(game, obj, chars):
                unprotected.append(oid)
        if "legendary" in chars.supertypes and chars.name:
            kept_legends.setdefault((chars.name, chars.controller), []).append(oid)
        if "world" in chars.supertypes:
            worlds.append(oid)
    rivals = len(worlds) > 1 or (kept_legends and any(len(legends) > 1 for legends in kept_legends.values()))
    cache.sound = not (proposed or tied or bound or rivals)
    for (_, seat), legends in kept_legends.items():
        if len(legends) > 1:
            legends = [oid for oid in legends if not _is_exempt(game, oid)]
        if len(legends) > 1:
            proposed.extend((yield from _legend_rule(game, seat, legends)))
    for (_, seat), held in roles.items():
        newest = max(obj.born for obj in held)
        proposed += [events.Moved(obj.id, "graveyard", "state", seat) for obj in held if obj.born != newest]  # 704.5y
    if len(worlds) > 1:
        proposed.extend(_world_rule(game, worlds))
    if state.returnable:
        proposed.extend((yield from commander.returning(game)))  # 704.6d
    happened: tuple[events.Happening, ...] = ()
    if proposed:
        happened = yield from events.happen(game, *_once_each(proposed))
    chosen = False
    for oid in unprotected:  # 704.5w-x
        chosen = (yield from battles.choose_protector(game, oid)) or chosen
    if bound:  # none of them either, but it has to be seen to at once (702.145)
        chosen = (yield from day_night.keep(game, [oid for oid in bound if oid in state.objects])) or chosen
    for oid in dungeons.finished(game) if state.command else ():
        yield from dungeons.complete(game, oid)  # 704.5t
        chosen = True
    if looked_at:
        _forget_deathtouch(game)
    for player in state.players:
        player.drew_from_empty = False
    lost = False
    if losers:
        before = sum(player.left for player in state.players)
        yield from ending.lose(game, losers)
        lost = sum(player.left for player in state.players) != before
    return bool(happened) or gone or lost or chosen


def _losers(game: Game) -> list[tuple[Seat, str]]:
    """Who loses: no life, ten poison counters (a team's number in a team game), a draw from an empty library (704.5a-c, 704.6a-b)."""
    losers: list[tuple[Seat, str]] = []
    for player in game.state.players:
        if player.left:
            continue
        seat = player.seat
        if game.life(seat) <= 0:
            losers.append((seat, "704.6a" if _share_life(game) else "704.5a"))
        elif player.counters and game.counters(seat, "poison") >= game.format.lethal_poison(_heads(game, seat)):
            losers.append((seat, "704.6b" if _share_life(game) else "704.5c"))
        elif player.drew_from_empty:
            losers.append((seat, "704.5b"))
        elif player.commander_damage and commander.is_slain(game, seat):
            losers.append((seat, "704.6c"))
    return losers


def _share_life(game: Game) -> bool:
    return any(len(group) > 1 for group in game.teams.life_groups)


def _heads(game: Game, seat: Seat) -> int:
    """How many share that player's life total and poison counters."""
    return len(game.teams.life_groups[game.teams.life_group[seat]])


def _cease(game: Game) -> bool:
    """Tokens outside the battlefield and copies outside the stack cease to exist (704.5d-e)."""
    state = game.state
    found = False
    for oid in state.ceasing:
        if oid in state.objects and state.objects[oid].zone not in ("battlefield", "stack"):
            zones.vanish(game, oid)
            found = True
    state.ceasing = ()
    return found


def _creature(proposed: list[events.Happening], obj: Obj, chars: Chars) -> None:
    toughness = chars.toughness or 0
    if toughness <= 0:
        proposed.append(events.Moved(obj.id, "graveyard", "state", chars.controller))  # 704.5f
    elif (obj.damage >= toughness or obj.deathtouched) and "indestructible" not in chars.keywords:
        proposed.append(events.Moved(obj.id, "graveyard", "destroy", chars.controller))  # 704.5g-h


def _attachment(game: Game, proposed: list[events.Happening], obj: Obj, chars: Chars) -> None:
    if "bestowed" in obj.designations and (obj.attached_to is None or not targets.can_be_attached(game, obj.id, obj.attached_to)):
        if obj.attached_to is not None:
            proposed.append(events.Attached(obj.id, None))
        proposed.append(events.Became(obj.id, "unbestowed"))  # 702.103f
    elif "Aura" in chars.subtypes and (obj.attached_to is None or "creature" not in chars.types):  # a creature comes off first (303.4d)
        if obj.attached_to is None or not targets.can_be_attached(game, obj.id, obj.attached_to):
            proposed.append(events.Moved(obj.id, "graveyard", "state", chars.controller))  # 704.5m
    elif obj.attached_to is not None:
        equipment = "Equipment" in chars.subtypes or "Fortification" in chars.subtypes
        if "creature" in chars.types or not equipment or not targets.can_be_attached(game, obj.id, obj.attached_to):
            proposed.append(events.Attached(obj.id, None))  # 704.5n, p


def _counters(proposed: list[events.Happening], obj: Obj) -> None:
    both = min(obj.counters.get("+1/+1", 0), obj.counters.get("-1/-1", 0))
    if both:
        proposed.append(events.CountersRemoved(obj.id, "+1/+1", both))  # 704.5q
        proposed.append(events.CountersRemoved(obj.id, "-1/-1", both))


def _is_exempt(game: Game, oid: ObjectId) -> bool:
    """Whether an effect says that the legend rule does not apply to it."""
    for rule in layers.index(game).rules.get(Exempt, ()):
        if rule.change.rule == "legend":
            if rule.over is None or (oid in rule.over if isinstance(rule.over, tuple) else evaluate.fits(game, rule.ctx(), rule.over, oid)):
                return True
    return False


def _legend_rule(game: Game, seat: Seat, legends: list[ObjectId]) -> Play[list[events.Happening]]:
    """704.5j: the player keeps one of them."""
    options = tuple(Option("object", oid) for oid in legends)
    (kept,) = yield from ask(game, seat, Pick(options, reason="choose", rule="704.5j"))
    return [events.Moved(oid, "graveyard", "state", seat) for i, oid in enumerate(legends) if i != kept]


def _world_rule(game: Game, worlds: list[ObjectId]) -> list[events.Happening]:
    """704.5k: only the newest world permanent stays, of those within its controller's range of influence (801.12)."""
    found: list[events.Happening] = []
    for i, oid in enumerate(worlds):
        seat = layers.chars(game, oid).controller
        if any(not game.limited or ranges.within(game, seat, newer) for newer in worlds[i + 1 :]):
            found.append(events.Moved(oid, "graveyard", "state", seat))
    return found


def _once_each(proposed: list[events.Happening]) -> list[events.Happening]:
    """Each object leaves the battlefield once, for the first reason found (704.7)."""
    leaving: dict[ObjectId, None] = {}
    kept: list[events.Happening] = []
    for event in proposed:
        if isinstance(event, events.Moved):
            if event.oid in leaving:
                continue
            leaving[event.oid] = None
        kept.append(event)
    return [event for event in kept if isinstance(event, events.Moved) or getattr(event, "on", getattr(event, "oid", 0)) not in leaving]


def _forget_deathtouch(game: Game) -> None:
    """Deathtouch counts only since the last check (704.5h)."""
    for oid in game.state.battlefield:
        if game.state.objects[oid].deathtouched:
            game.state.edit(oid).deathtouched = False
