"""Special actions: what players do with priority that does not use the stack (116), playing lands above all (305)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events
from ..abilities.amounts import X
from ..abilities.changes import Forbid, Limit, Permit
from ..abilities.kinds import Keyword
from ..abilities.structures import Mana
from ..abilities.verbs import Move
from ..abilities.words import Ability, Filter, Payable
from ..decisions import Number, Option, Play, Seat, ask, player_thing
from ..faces import face_down, printed, turning
from ..layers import layers
from ..layers.index import InForce
from ..mana import supply
from ..objects import Obj, ObjectId
from ..reading import evaluate
from ..reading.ctx import Ctx
from . import announcing, costs, legality, rulings, ways
from .legality import Refusal, sorcery_timing
from .rewinding import Rewind

if TYPE_CHECKING:
    from ..game import Game

TURN_UP = "turn-face-up"
UNLOCK = "unlock"
FROM_HAND = frozenset({"suspend", "foretell", "plot"})
FORETELLING: tuple[Payable, ...] = (Mana("{2}"),)


def options(game: Game, seat: Seat) -> tuple[Option, ...]:
    """The special actions that the player could take now with priority."""
    found: list[Option] = []
    layers.index(game)
    if sorcery_timing(game, seat) and game.state.players[seat].lands_played < lands_a_turn(game, seat):
        _offer_lands(game, seat, found)
    known = game.cache.chars
    for oid in game.state.players[seat].hand:
        words = (known.get(oid) or layers.chars(game, oid)).keywords
        if words and not FROM_HAND.isdisjoint(words):
            for word in sorted(FROM_HAND & words):
                _offer(game, seat, Option("special", oid, -1, word), found)
    objects, sided = game.state.objects, game.cache.uses.sided
    for oid in game.state.battlefield if sided else ():
        if oid not in sided:
            continue
        obj = objects[oid]
        if obj.face_down:
            for way in range(len(face_down.ways_up(game, obj))):
                _offer(game, seat, Option("special", oid, way or -1, TURN_UP), found)
        elif obj.copied is not None or obj.card.layout == "split":  # type: ignore[union-attr]
            for bit in (printed.LEFT, printed.RIGHT) if obj.printed.halves else ():
                _offer(game, seat, Option("special", oid, bit, UNLOCK), found)
    return tuple(found)


def _offer(game: Game, seat: Seat, option: Option, found: list[Option]) -> None:
    if check(game, seat, option) is None:
        found.append(option)


def check(game: Game, seat: Seat, option: Option) -> Refusal | None:
    """Why the player may not take that special action now; None if it is legal."""
    obj = game.state.objects.get(option.thing)
    if obj is None or obj.card is None:
        return legality.NOT_THERE
    if option.kind == "play":
        face = option.choice if isinstance(option.choice, int) else 0
        return _land_refusal(game, seat, obj, face)
    word = str(option.choice)
    if word == TURN_UP:
        return _turning_refusal(game, seat, obj, option.ability)
    if word == UNLOCK:
        return _unlocking_refusal(game, seat, obj, option.ability)
    if word not in FROM_HAND or obj.zone != "hand" or obj.owner != seat or word not in layers.chars(game, obj.id).keywords:
        return legality.UNKNOWN
    return _setting_aside_refusal(game, seat, obj, word)


def do(game: Game, seat: Seat, option: Option) -> Play[None]:
    """Take the special action. Raises Rewind if it turns out that it cannot be taken (733.1)."""
    if option.kind == "play":
        yield from play_land(game, seat, option.thing, option.choice if isinstance(option.choice, int) else 0)
    elif option.choice == TURN_UP:
        yield from _turn_up(game, seat, option.thing, option.ability)
    elif option.choice == UNLOCK:
        yield from _unlock(game, seat, option.thing, option.ability)
    else:
        yield from _set_aside(game, seat, option.thing, str(option.choice))


# -- lands (305, 116.2a)


def lands_a_turn(game: Game, seat: Seat) -> int:
    """How many lands the player may play each turn (305.2)."""
    n = 1
    for rule in layers.index(game).rules.get(Limit, ()):
        change = rule.change
        if change.what == "lands" and is_for(game, rule, seat):
            n = n + evaluate.amount(game, rule.ctx(), change.n) if change.add else evaluate.amount(game, rule.ctx(), change.n)
    return n


def is_for(game: Game, rule: InForce, seat: Seat) -> bool:
    """Whether the rule is about that player."""
    if isinstance(rule.over, tuple):
        return player_thing(seat) in rule.over
    return rule.over is None or evaluate.fits(game, rule.ctx(), rule.over, player_thing(seat))


def _offer_lands(game: Game, seat: Seat, found: list[Option]) -> None:
    known, objects = game.cache.chars, game.state.objects
    ruled = bool(_about_playing(game, Forbid))
    for oid in game.state.players[seat].hand:
        if ruled or objects[oid].card is None or objects[oid].card.layout == "modal_dfc":  # type: ignore[union-attr]
            for face in _land_faces(game, objects[oid]):
                _offer(game, seat, Option("play", oid, -1, face), found)
        elif "land" in (known.get(oid) or layers.chars(game, oid)).types:
            found.append(Option("play", oid))
    for oid in game.state.exile:
        if objects[oid].chosen and ways.is_on_adventure(objects[oid], seat):
            _offer(game, seat, Option("play", oid), found)
    for zone in dict.fromkeys(rule.change.zone for rule in _about_playing(game, Permit)):
        if zone != "hand":
            for oid in _tops(game) if zone == "library" else evaluate.in_zone(game, zone):
                for face in _land_faces(game, objects[oid]):
                    _offer(game, seat, Option("play", oid, -1, face), found)


def _tops(game: Game) -> list[ObjectId]:
    """The top card of each library: from further below no land is ever played."""
    return [player.library[-1] for player in game.state.players if player.library]


def _land_faces(game: Game, obj: Obj) -> list[int]:
    """The faces as which the card could be played as a land (712.12a)."""
    if obj.card is None:
        return []
    faces = (0, 1) if obj.card.layout == "modal_dfc" else (0,)
    return [face for face in faces if "land" in ways.face_chars(game, obj, face).types]


def _about_playing(game: Game, kind: type[Forbid] | type[Permit]) -> list[InForce]:
    """The rules of that kind about playing lands."""
    return [rule for rule in rulings.about(game, kind, Move) if _is_play(rule.change.event)]


def _is_play(event: object) -> bool:
    return isinstance(event, Move) and event.manner == "play"


def _says_play(game: Game, rule: InForce, seat: Seat, oid: ObjectId) -> bool:
    event, ctx = rule.change.event, rule.ctx()
    if isinstance(event.by, Filter) and not evaluate.fits(game, ctx, event.by, player_thing(seat)):
        return False
    return not isinstance(event.what, Filter) or evaluate.fits(game, ctx, event.what, oid)


def _land_refusal(game: Game, seat: Seat, obj: Obj, face: int) -> Refusal | None:
    if face not in _land_faces(game, obj):
        return legality.NOT_LAND
    theirs = (obj.zone == "hand" and obj.owner == seat) or ways.is_on_adventure(obj, seat)
    if not theirs and _land_permit(game, seat, obj) is None:
        return legality.NOT_LAND
    if not sorcery_timing(game, seat):
        return legality.TIMING
    if game.state.players[seat].lands_played >= lands_a_turn(game, seat):
        return legality.LAND_PLAYED
    if _play_forbidden(game, seat, obj.id):
        return legality.FORBIDDEN
    return None


def may_play_now(game: Game, seat: Seat, oid: ObjectId) -> bool:
    """Whether the player may play the card as a land while something resolves that says so: in a turn of that player, and not more of
    them than that player may (305.2-305.3)."""
    obj = game.state.objects[oid]
    if not game.is_active(seat) or game.state.players[seat].lands_played >= lands_a_turn(game, seat):
        return False
    return "land" in ways.face_chars(game, obj, 0).types and not _play_forbidden(game, seat, oid)


def _play_forbidden(game: Game, seat: Seat, oid: ObjectId) -> bool:
    """Whether an effect keeps the player from playing the land (101.2)."""
    rules = _about_playing(game, Forbid)
    return any(_says_play(game, rule, seat, oid) and not rulings.excused(game, rule, seat, oid) for rule in rules)


def _land_permit(game: Game, seat: Seat, obj: Obj) -> InForce | None:
    """The permission by which the player may play the land from where it is."""
    if obj.zone == "library" and obj.id not in _tops(game):
        return None
    for rule in _about_playing(game, Permit):
        if rule.change.zone == obj.zone and _says_play(game, rule, seat, obj.id) and not (rule.change.limit and ways.used_up(game, rule)):
            return rule
    return None


def play_land(game: Game, seat: Seat, oid: ObjectId, face: int = 0) -> Play[None]:
    """Play a land: put it onto the battlefield (305.1, 116.2a)."""
    obj = game.state.objects[oid]
    if obj.zone != "hand" and not ways.is_on_adventure(obj, seat):
        ways.note_use(game, _land_permit(game, seat, obj))
    game.state.players[seat].lands_played += 1
    game.touch_player(seat)
    if face:
        game.state.edit(oid).face = face
        layers.changed(game, oid, layers.HAND)
    yield from events.happen(game, events.Moved(oid, "battlefield", "play", seat, under=seat))


# -- turning face up (116.2b, 708.7)


def _turning_refusal(game: Game, seat: Seat, obj: Obj, way: int) -> Refusal | None:
    if obj.zone != "battlefield" or not obj.face_down:
        return legality.UNKNOWN
    if layers.chars(game, obj.id).controller != seat:
        return legality.NOT_YOURS
    some = face_down.ways_up(game, obj)
    if not some or way >= len(some):
        return legality.UNKNOWN
    return None if costs.can_pay(game, Ctx(obj.id, seat), seat, some[max(0, way)][1]) else legality.MANA


def _turn_up(game: Game, seat: Seat, oid: ObjectId, way: int) -> Play[None]:
    some = face_down.ways_up(game, game.state.objects[oid])
    if not some:
        raise Rewind("it cannot be turned face up")
    word, cost = some[max(0, way)]
    ctx = Ctx(oid, seat)
    yield from _choose_x(game, ctx, seat, cost)
    yield from _pay(game, ctx, seat, cost)
    game.state.edit(oid).x = ctx.x  # 702.37f
    yield from face_down.turn_up(game, oid, word)


# -- unlocking a half of a Room (116.2m, 709.5e)


def _unlocking_refusal(game: Game, seat: Seat, obj: Obj, bit: int) -> Refusal | None:
    if obj.zone != "battlefield" or not turning.halves_of(obj) or obj.designations.get("unlocked", 0) & bit:
        return legality.UNKNOWN
    if layers.chars(game, obj.id).controller != seat:
        return legality.NOT_YOURS
    if not sorcery_timing(game, seat):
        return legality.TIMING
    cost = turning.halves_of(obj)[bit - 1].cost
    if not cost:
        return legality.NO_COST
    return None if costs.can_pay(game, Ctx(obj.id, seat), seat, (Mana(cost),)) else legality.MANA


def _unlock(game: Game, seat: Seat, oid: ObjectId, bit: int) -> Play[None]:
    obj = game.state.objects[oid]
    yield from _pay(game, Ctx(oid, seat), seat, (Mana(turning.halves_of(obj)[bit - 1].cost),))
    yield from turning.turn(game, *turning.unlocking(obj, bit))


def _pay(game: Game, ctx: Ctx, seat: Seat, cost: tuple[Payable, ...]) -> Play[None]:
    """Pay for what is done with the object. If it has been paid with itself, that cannot be done, and was illegal (733.1)."""
    yield from costs.pay_all(game, ctx, seat, cost)
    if ctx.source not in game.state.objects:
        raise Rewind("it is not there any more")


def _choose_x(game: Game, ctx: Ctx, seat: Seat, cost: tuple[Payable, ...], least: int = 0) -> Play[None]:
    """Have X chosen just before it is paid (107.3d)."""
    if not announcing.has_x(cost):
        return
    most = -1
    for x in range(least, supply.supply(game, seat).most() + 20):
        ctx.x = x
        if not costs.can_pay(game, ctx, seat, cost):
            break
        most = x
    if most < 0:
        raise Rewind("X cannot be paid")
    ctx.x = yield from ask(game, seat, Number(least, most, "x", "107.3d"), ctx.source, cancel=costs.can_cancel(game))


# -- cards set aside from the hand: suspend (702.62), foretell (702.143), plot (702.170)


def _keyword(abilities: tuple[Ability, ...], word: str) -> Keyword:
    return next(ability for ability in abilities if isinstance(ability, Keyword) and ability.word == word)


def _cost_aside(ability: Keyword) -> tuple[Payable, ...]:
    return FORETELLING if ability.word == "foretell" else face_down.parts(ability)


def _least_x(ability: Keyword) -> int:
    """The least that X may be: a card is suspended with X time counters for an X that can't be 0."""
    return 1 if ability.n == X() else 0


def _setting_aside_refusal(game: Game, seat: Seat, obj: Obj, word: str) -> Refusal | None:
    chars = layers.chars(game, obj.id)
    if word == "foretell" and not game.is_active(seat):
        return legality.TIMING
    if word == "plot" and not sorcery_timing(game, seat):
        return legality.TIMING
    if word == "suspend":
        instant = "instant" in chars.types or "flash" in chars.keywords
        if not instant and not sorcery_timing(game, seat) and not rulings.flash_permitted(game, seat, obj.id, chars.abilities):
            return legality.TIMING
        if rulings.cast_forbidden(game, seat, obj.id, chars.abilities):
            return legality.FORBIDDEN
    ability = _keyword(chars.abilities, word)
    ctx = Ctx(obj.id, seat, None, _least_x(ability))
    return None if costs.can_pay(game, ctx, seat, _cost_aside(ability)) else legality.MANA


def _set_aside(game: Game, seat: Seat, oid: ObjectId, word: str) -> Play[None]:
    ability = _keyword(layers.chars(game, oid).abilities, word)
    cost = _cost_aside(ability)
    ctx = Ctx(oid, seat)
    yield from _choose_x(game, ctx, seat, cost, _least_x(ability))
    yield from _pay(game, ctx, seat, cost)
    event = events.Moved(oid, "exile", word, seat, source=oid)
    event.face_down = word == "foretell"
    for done in (yield from events.happen(game, event)):
        if isinstance(done, events.Moved) and done.new and done.to == "exile":
            game.state.edit(done.new).revealed_to = (seat,) if event.face_down else ()  # 702.143a
            yield from events.happen(game, events.Chose(done.new, word, game.state.turn))
            if word == "suspend":
                n = 0 if ability.n is None else evaluate.amount(game, ctx, ability.n)
                yield from events.happen(game, events.CountersPut(done.new, "time", n, seat, done.new))
