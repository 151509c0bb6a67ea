"""Stack: how the object on top resolves (405, 608)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events, zones
from .abilities.kinds import Activated, Triggered
from .abilities.structures import Regardless
from .actions import perform
from .actions.players import shuffle
from .casting import targets
from .decisions import Option, Pick, Play, ask
from .layers import layers
from .layers.profile import profile
from .objects import Names, Obj, ObjectId
from .reading import evaluate

if TYPE_CHECKING:
    from .game import Game

PERMANENT_TYPES = frozenset(("artifact", "battle", "creature", "enchantment", "land", "planeswalker"))


def resolve_top(game: Game) -> Play[None]:
    """Resolve the top object of the stack (405.5, 608.1)."""
    oid = game.resolving = game.state.stack[-1]
    obj = game.state.objects[oid]
    if obj.kind == "ability":
        yield from _resolve_ability(game, oid)
    elif is_permanent_spell(game, oid):
        yield from _resolve_permanent(game, oid)
    else:
        yield from _resolve_spell(game, oid)
    game.resolving = 0


def is_permanent_spell(game: Game, oid: ObjectId) -> bool:
    """Whether the spell becomes a permanent as it resolves (608.3)."""
    types = layers.chars(game, oid).types
    return "instant" not in types and "sorcery" not in types and not types.isdisjoint(PERMANENT_TYPES)


def context(game: Game, oid: ObjectId) -> evaluate.Ctx:
    """For whom and with what names an object on the stack resolves."""
    obj = game.state.objects[oid]
    names: Names = dict(obj.names)
    if obj.modes:
        names["modes"] = obj.modes
    if obj.shares:
        names["shares"] = tuple(n for share in obj.shares.items() for n in share)
    if obj.kind == "ability":
        source = game.obj(obj.source)
        names = {**source.memory, **source.chosen, **names}
        ctx = evaluate.Ctx(obj.source, obj.controller, names, obj.x)
        ctx.ability = obj.ability
        return ctx
    return evaluate.Ctx(oid, obj.controller, names, obj.x)


def _resolve_ability(game: Game, oid: ObjectId) -> Play[None]:
    obj = game.state.objects[oid]
    ability = obj.ability
    assert isinstance(ability, (Activated, Triggered))
    if isinstance(ability, Triggered) and ability.cond is not None:
        if not evaluate.holds(game, context(game, oid), ability.cond):  # 608.2a, 603.4
            remove(game, oid)
            return
    if targets.still_legal(game, oid) or isinstance(ability.do, Regardless):
        yield from perform(game, context(game, oid), ability.do)
    remove(game, oid)


def remove(game: Game, oid: ObjectId) -> None:
    """An ability leaves the stack and ceases to exist (608.2n)."""
    if oid in game.state.objects:
        zones.put(game, oid, "graveyard")
        game.unsettled = True
        if not game.announcing:
            game.flush()


def _resolve_spell(game: Game, oid: ObjectId) -> Play[None]:
    """An instant or sorcery does what it says and goes to its owner's graveyard (608.2n)."""
    resolves = targets.still_legal(game, oid)
    if resolves:
        ctx = context(game, oid)
        chars = layers.chars(game, oid)
        counted = f"resolved:{chars.name}" if "paradigm" in chars.keywords else ""  # 702.192a
        for do in profile(layers.chars(game, oid).abilities).spell:
            yield from perform(game, ctx, do)
        if counted:
            player = game.state.players[ctx.you]
            player.marks = {**player.marks, counted: player.marks.get(counted, 0) + 1}
    if oid in game.state.objects:
        obj = game.state.objects[oid]
        if resolves and is_inset(obj, "Adventure"):
            yield from events.happen(game, events.Moved(oid, "exile", "adventure", obj.controller))  # 715.3d
        elif resolves and is_inset(obj, "Omen"):
            yield from events.happen(game, events.Moved(oid, "library", "resolve", obj.controller))  # 720.3d
            yield from shuffle(game, obj.owner)
        else:
            manner = "resolve" if resolves else ""
            yield from events.happen(game, events.Moved(oid, after_resolving(game, oid), manner, obj.controller))


def is_inset(obj: Obj, subtype: str) -> bool:
    """Whether the spell was cast as what stands in the inset frame, an Adventure or Omen, or is a copy of such a one (715.3, 720.3)."""
    return obj.face == 1 and obj.card is not None and obj.card.layout == "adventure" and subtype in obj.card.faces[1].subtypes


def after_resolving(game: Game, oid: ObjectId) -> str:
    """Where the spell goes once it has resolved, or failed to: the graveyard, unless it says otherwise (702.34a)."""
    return "exile" if "flashback" in game.state.objects[oid].paid else "graveyard"


def _resolve_permanent(game: Game, oid: ObjectId) -> Play[None]:
    """It enters the battlefield; an Aura attached to what it targets (608.3)."""
    obj = game.state.objects[oid]
    if "mutating" in obj.designations:
        if targets.still_legal(game, oid):
            yield from _mutate(game, oid)
            return
        yield from events.happen(game, events.Became(oid, "unmutating"))  # 702.140b
    elif not targets.still_legal(game, oid):
        if "bestowed" not in obj.designations:
            yield from events.happen(game, events.Moved(oid, "graveyard", "resolve", obj.controller))
            return
        yield from events.happen(game, events.Became(oid, "unbestowed"))  # 702.103e, 608.3b
    event = events.Moved(oid, "battlefield", "resolve", obj.controller, under=obj.controller)
    chars = layers.chars(game, oid)
    if "Aura" in chars.subtypes:
        event.attached_to = host(game, oid)
        if event.attached_to is not None and not targets.can_attach(game, oid, event.attached_to):
            yield from events.happen(game, events.Moved(oid, "graveyard", "resolve", obj.controller))  # 303.4i
            return
    done = yield from events.happen(game, event)
    if not done and oid in game.state.objects:
        yield from events.happen(game, events.Moved(oid, "graveyard", "resolve", obj.controller))  # 608.3e


def _mutate(game: Game, oid: ObjectId) -> Play[None]:
    """The spell merges with the creature that it targets, on top of it or below, as its controller chooses (702.140c, 608.3d)."""
    creature = host(game, oid)
    assert creature is not None
    sides = tuple(Option("word", 0, -1, word) for word in ("top", "bottom"))
    (side,) = yield from ask(game, game.state.objects[oid].controller, Pick(sides, rule="702.140c"), oid)
    yield from events.happen(game, events.Became(creature, "mutated", oid, 1 - side))


def host(game: Game, oid: ObjectId) -> int | None:
    """What the Aura spell targets."""
    obj: Obj = game.state.objects[oid]
    for _, things in obj.targets:
        if things:
            return things[0]
    return None
