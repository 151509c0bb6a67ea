"""Damage: dealing it, and what comes of it (120)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import commander, events
from .abilities.changes import DealtAs, LifeFloor, Unpreventable
from .abilities.kinds import Keyword
from .decisions import Play, Seat, Thing, is_player, player_thing, seat_of
from .layers import layers
from .objects import Chars, ObjectId
from .reading import evaluate, occurrences
from .reading.evaluate import Ctx

if TYPE_CHECKING:
    from .events import DamageDealt, Happening
    from .game import Game

DAMAGEABLE = ("creature", "planeswalker", "battle")


def deal(game: Game, shares: Sequence[tuple[ObjectId, Thing, int]], combat: bool = False) -> Play[tuple[DamageDealt, ...]]:
    """Have sources deal damage, all at once: (source, to whom or what, how much). Gives what was dealt after all.

    Nothing is dealt to what cannot be dealt damage (120.1a), and 0 damage is none (120.8). Results (120.3) happen with it.
    """
    proposed = [events.DamageDealt(source, to, n, combat) for source, to, n in shares if n > 0 and can_be_dealt(game, to)]
    if not proposed:
        return ()
    for rule in layers.index(game).rules.get(Unpreventable, ()):
        for event in proposed:
            event.unpreventable = event.unpreventable or occurrences.matches(game, rule.ctx(), rule.change.event, event) is not None
    announcing, game.announcing = game.announcing, True  # one step for those who watch, with its results
    happened = yield from events.happen(game, *proposed)
    dealt = tuple(event for event in happened if isinstance(event, events.DamageDealt))
    following = results(game, dealt)
    if following:
        yield from events.happen(game, *following)
    game.announcing = announcing
    if not announcing:
        game.flush()
    return dealt


def can_be_dealt(game: Game, to: Thing) -> bool:
    """Whether it is a player in the game, or a creature, planeswalker or battle on the battlefield (120.1)."""
    if is_player(to):
        return not game.state.players[seat_of(to)].left
    obj = game.state.objects.get(to)
    if obj is None or obj.zone != "battlefield":
        return False
    types = layers.chars(game, to).types
    return any(kind in types for kind in DAMAGEABLE)


def results(game: Game, dealt: tuple[DamageDealt, ...]) -> list[Happening]:
    """What the damage results in besides being marked (120.3): life lost and gained, counters put and removed."""
    found: list[Happening] = []
    removed: dict[tuple[ObjectId, str], int] = {}
    gained: dict[ObjectId, int] = {}
    lost: dict[Seat, list[DamageDealt]] = {}
    for event in dealt:
        source = game.chars(event.source)
        keywords = _keywords(game, event, source)
        if is_player(event.to):
            _to_player(game, event, source, keywords, lost, found)
        else:
            types = layers.chars(game, event.to).types
            if "planeswalker" in types:  # 120.3c
                removed[event.to, "loyalty"] = removed.get((event.to, "loyalty"), 0) + event.n
            if "battle" in types:  # 120.3h
                removed[event.to, "defense"] = removed.get((event.to, "defense"), 0) + event.n
            if "creature" in types and ("wither" in keywords or "infect" in keywords):  # 120.3d
                found.append(events.CountersPut(event.to, "-1/-1", event.n, controller(game, event.source), event.source))
        if "lifelink" in keywords:  # 120.3f; 702.15e: each source by itself
            gained[event.source] = gained.get(event.source, 0) + event.n
    for (oid, kind), n in removed.items():
        n = min(n, game.state.objects[oid].counters.get(kind, 0))
        if n:
            found.append(events.CountersRemoved(oid, kind, n))
    for seat, hits in lost.items():  # what is lost at once is one loss of life
        only = hits[0].source if len({hit.source: None for hit in hits}) == 1 else 0
        n = _down_to(game, seat, sum(hit.n for hit in hits), found)
        if n:
            found.append(events.LifeLost(seat, n, "damage", only))
    found.extend(events.LifeGained(controller(game, source), n, source) for source, n in gained.items())
    return found


def _down_to(game: Game, seat: Seat, n: int, found: list[Happening]) -> int:
    """How much of that life is lost, where an effect keeps damage from reducing the total below a number that it has not yet reached;
    a partner's total is the same one (810.9a)."""
    for rule in layers.index(game).rules.get(LifeFloor, ()):
        group = game.teams.life_groups[game.teams.life_group[seat]]
        if not any(evaluate.fits(game, rule.ctx(), rule.change.who, player_thing(head)) for head in group):
            continue
        life = game.life(seat) - sum(event.n for event in found if isinstance(event, events.LifeLost) and event.seat in group)
        if life >= rule.change.n:
            n = min(n, life - rule.change.n)
    return n


def _keywords(game: Game, event: DamageDealt, source: Chars) -> frozenset[str]:
    """What the source has that damage asks for, or is dealt as though it had."""
    rules = layers.index(game).rules.get(DealtAs)
    if not rules:
        return source.keywords
    words = {rule.change.word for rule in rules if occurrences.matches(game, rule.ctx(), rule.change.event, event) is not None}
    return source.keywords | words


def _to_player(
    game: Game, event: DamageDealt, source: Chars, keywords: frozenset[str], lost: dict[Seat, list[DamageDealt]], found: list[Happening]
) -> None:
    if "infect" in keywords:  # 120.3b
        found.append(events.CountersPut(event.to, "poison", event.n, controller(game, event.source), event.source))
    else:  # 120.3a
        lost.setdefault(seat_of(event.to), []).append(event)
    if event.combat and "toxic" in source.keywords and "creature" in source.types:  # 120.3g
        poison = toxic_value(game, event.source, source)
        if poison:
            found.append(events.CountersPut(event.to, "poison", poison, controller(game, event.source), event.source))


def toxic_value(game: Game, oid: ObjectId, chars: Chars) -> int:
    """The creature's total toxic value (702.164b)."""
    ctx = Ctx(oid, chars.controller)
    return sum(
        evaluate.amount(game, ctx, ability.n)
        for ability in chars.abilities
        if isinstance(ability, Keyword) and ability.word == "toxic" and ability.n is not None
    )


def controller(game: Game, source: ObjectId) -> Seat:
    """The source's controller, or its owner if it has none (120.3f, 702.15b)."""
    seat = game.chars(source).controller
    return seat if seat >= 0 else game.obj(source).owner


def mark(game: Game, event: DamageDealt) -> None:
    """Mark the damage on what it was dealt to, if it is a creature (120.3e), and remember who dealt it; the rest are results."""
    if is_player(event.to):
        game.touch_player(seat_of(event.to))
        if game.state.commanders:
            commander.note_damage(game, event)
        return
    obj = game.state.edit(event.to)
    source = _keywords(game, event, game.chars(event.source))
    if "creature" in layers.chars(game, event.to).types:
        if "wither" not in source and "infect" not in source:
            obj.damage += event.n
        if "deathtouch" in source:  # 702.2b
            obj.deathtouched = True
    if event.source not in obj.damaged_by:
        obj.damaged_by = (*obj.damaged_by, event.source)
    game.touch(event.to)
    layers.changed(game, event.to, layers.DAMAGE)
