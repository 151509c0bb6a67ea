"""Turning: what a permanent becomes and what comes of it: transformed, flipped, face up, unlocked ... (701.27, 708-710, 716)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import events
from ..abilities.kinds import AsBecomes, Face, Keyword
from ..abilities.words import Ability
from ..decisions import Option, Pick, Play, Seat, ask
from ..layers import aspects
from ..objects import Obj, ObjectId
from ..reading.ctx import Ctx
from . import printed

if TYPE_CHECKING:
    from ..game import Game

MARKS = frozenset({"solved", "monstrous", "renowned", "suspected", "harnessed", "tribute_paid"})
"""Designations that a permanent has from then on; whoever has one does not get it again (719.3b, 701.37, 702.112, 701.60, 701.64,
702.104b)."""
TURNS = MARKS | {
    "transformed", "flipped", "unbestowed", "unmutating", "face_up", "face_down",
    "unsuspected", "level", "unlocked", "fully_unlocked", "locked", "ring_bearer", "room",
}  # fmt: skip
"""What Become.how can do to a permanent here."""
FACE_DOWN_WAYS = frozenset({"manifested", "cloaked"})
CAST_FACE_DOWN = frozenset({"morph", "megamorph", "disguise"})
BOUND = frozenset({"daybound", "nightbound"})


def apply(game: Game, event: events.Became) -> None:
    """Change the permanent as the event says."""
    obj = game.state.edit(event.thing)
    how = event.how
    if how == "transformed":
        obj.face = 1 - obj.face
        obj.transformed = obj.face == 1
        obj.turned = obj.born = game.timestamp()  # 613.7g
    elif how == "flipped":
        obj.face = 1
    elif how == "face_up":
        obj.face_down = False
        obj.born = game.timestamp()  # 613.7f
        obj.designations = {word: n for word, n in obj.designations.items() if word not in FACE_DOWN_WAYS}
        obj.paid = tuple(label for label in obj.paid if label not in CAST_FACE_DOWN)
    elif how == "face_down":
        obj.face_down = True
        obj.born = game.timestamp()
    elif how == "level" or how == "room":
        obj.designations = {**obj.designations, how: event.n}
    elif how == "unbestowed":
        obj.designations = {word: n for word, n in obj.designations.items() if word != "bestowed"}  # 702.103e-f
    elif how == "unmutating":
        obj.designations = {word: n for word, n in obj.designations.items() if word != "mutating"}  # 702.140b
    elif how == "unsuspected":
        obj.designations = {word: n for word, n in obj.designations.items() if word != "suspected"}
    elif how == "ring_bearer":
        _bear_the_ring(game, event.thing)
    elif how in MARKS:
        obj.designations = {**obj.designations, how: 1}
    elif how == "unlocked":
        obj.designations = {**obj.designations, "unlocked": obj.designations.get("unlocked", 0) | event.n}
    elif how == "locked":
        obj.designations = {**obj.designations, "unlocked": obj.designations.get("unlocked", 0) & ~event.n}
    game.changed(event.thing, aspects.OBJECT | aspects.EFFECTS)


def _bear_the_ring(game: Game, oid: ObjectId) -> None:
    """The permanent bears its controller's Ring, and none of that player's others does any more (701.54a)."""
    seat = game.chars(oid).controller
    for other in (*game.state.battlefield, *game.state.phased):
        bears = other == oid
        if bears or ("ring_bearer" in game.state.objects[other].designations and game.chars(other).controller == seat):
            obj = game.state.edit(other)
            kept = {word: n for word, n in obj.designations.items() if word != "ring_bearer"}
            obj.designations = {**kept, "ring_bearer": 1} if bears else kept
            game.touch(other)


def turn(game: Game, *proposed: events.Became) -> Play[None]:
    """Have permanents become so, all at once, with what they say they do as they become so (708.11, 712.20)."""
    announcing, game.announcing = game.announcing, True  # one step for those who watch
    happened = yield from events.happen(game, *proposed)
    for event in happened:
        if isinstance(event, events.Became) and event.thing in game.state.objects:
            for ability in as_it_becomes(game.chars(event.thing).abilities, event.how):
                yield from _do(game, event.thing, ability)
    game.announcing = announcing
    if not announcing:
        game.flush()


def as_it_becomes(abilities: tuple[Ability, ...], how: str) -> list[AsBecomes]:
    """What of the abilities is done as it becomes so."""
    return [ability for ability in abilities if isinstance(ability, AsBecomes) and ability.how == how]


def _do(game: Game, oid: ObjectId, ability: AsBecomes) -> Play[None]:
    from ..actions import perform

    obj = game.state.objects[oid]
    yield from perform(game, Ctx(oid, game.chars(oid).controller, {**obj.memory, **obj.chosen}, obj.x), ability.do)


def proposals(game: Game, ctx: Ctx, oid: ObjectId, how: str, n: int = 0) -> Play[list[events.Became]]:
    """The events of a permanent becoming so by an effect; none if it can't."""
    if how == "unlocked" or how == "locked":
        return (yield from _doors(game, ctx.you, oid, how, n, ctx.source))
    if not can_become(game, ctx, oid, how, n):
        return []
    return [events.Became(oid, how, ctx.source, n)]


def can_become(game: Game, ctx: Ctx, oid: ObjectId, how: str, n: int = 0) -> bool:
    """Whether an effect can make the permanent so."""
    obj = game.state.objects.get(oid)
    if obj is None or obj.zone != "battlefield":
        return False
    if how == "transformed":
        return can_transform(game, obj) and BOUND.isdisjoint(game.chars(oid).keywords) and obj.turned <= _since(game, ctx, oid)
    if how == "flipped":
        return obj.card is not None and obj.card.layout == "flip" and obj.face == 0 and not obj.face_down
    if how == "face_down":
        return not obj.face_down and not printed.is_double_faced(obj.card)  # 708.2b, 712.16
    if how == "face_up":
        return obj.face_down and can_be_face_up(obj)
    if how == "unsuspected":
        return "suspected" in obj.designations
    return how not in obj.designations or how == "level"


def can_transform(game: Game, obj: Obj) -> bool:
    """Whether the permanent has another face that can be turned up (701.27c-d, 712.9-10, 712.15a)."""
    if obj.face_down or obj.merged or not printed.is_double_faced(obj.card):
        return False
    assert obj.card is not None
    return {"instant", "sorcery"}.isdisjoint(obj.card.faces[1 - obj.face].types)


def can_be_face_up(obj: Obj) -> bool:
    """Whether what the face-down permanent really is can be a permanent; if it can't it stays face down (701.40g, 701.58g)."""
    return {"instant", "sorcery"}.isdisjoint(printed.up(obj).types)


FOR_EVER = 1 << 60


def _since(game: Game, ctx: Ctx, oid: ObjectId) -> int:
    """When the permanent's own ability that is resolving was put on the stack, or made if it is a delayed one: it transforms the
    permanent only if nothing has since (701.27f). What comes from elsewhere has no such limit."""
    if ctx.source != oid:
        return FOR_EVER
    made = ctx.names.get("since")
    if isinstance(made, int):
        return made
    state = game.state
    for other in reversed(state.stack):
        obj = state.objects[other]
        if obj.kind == "ability" and obj.source == oid:
            return obj.born
    return FOR_EVER


def _doors(game: Game, seat: Seat, oid: ObjectId, how: str, n: int, source: ObjectId) -> Play[list[events.Became]]:
    """Which half is locked or unlocked, as the player chooses where there is a choice (709.5f-g)."""
    obj = game.state.objects.get(oid)
    if obj is None or obj.zone != "battlefield" or not halves_of(obj):
        return []
    open_ = obj.designations.get("unlocked", 0)
    able = [bit for bit in (printed.LEFT, printed.RIGHT) if bool(open_ & bit) is (how == "locked") and n in (0, bit)]
    if not able:
        return []
    bit = able[0]
    if len(able) > 1:
        options = tuple(Option("special", oid, number, "unlock" if how == "unlocked" else "lock") for number in able)
        (index,) = yield from ask(game, seat, Pick(options, rule="709.5f"), source)
        bit = able[index]
    return unlocking(obj, bit, source) if how == "unlocked" else [events.Became(oid, how, source, bit)]


def unlocking(obj: Obj, bit: int, source: ObjectId = 0) -> list[events.Became]:
    """The events of unlocking a half: that, and "fully unlocked" if it was the other's turn already (709.5h-i)."""
    found = [events.Became(obj.id, "unlocked", source, bit)]
    if obj.designations.get("unlocked", 0) | bit == printed.LEFT | printed.RIGHT:
        found.append(events.Became(obj.id, "fully_unlocked", source))
    return found


def halves_of(obj: Obj) -> tuple[Face, ...]:
    """The halves of a permanent with a shared type line (709.5); () if it is none."""
    if obj.face_down:
        return ()
    return printed.up(obj).halves


def has(abilities: tuple[Ability, ...], word: str) -> bool:
    """Whether the keyword is among the abilities as printed."""
    return any(isinstance(ability, Keyword) and ability.word == word for ability in abilities)
