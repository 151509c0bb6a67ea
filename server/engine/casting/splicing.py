"""Splicing: cards in hand whose text is added to a spell as it is cast (702.47, 612.10)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from .. import events
from ..abilities.kinds import Face, Keyword
from ..abilities.picks import Ref, Target
from ..abilities.structures import Costs
from ..abilities.words import Ability, Payable, Word
from ..decisions import Option, Pick, Play, ask
from ..layers import characteristics, layers
from ..layers.profile import words
from ..mana.spending import Purpose
from ..objects import ObjectId
from ..reading import evaluate
from ..reading.ctx import Ctx
from . import announcing, costs, rulings

if TYPE_CHECKING:
    from ..game import Game


def is_there(game: Game, ctx: Ctx) -> bool:
    """Whether the player has a card that could be spliced onto anything."""
    return any("splice" in layers.chars(game, oid).keywords for oid in game.state.players[ctx.you].hand)


def splice(game: Game, ctx: Ctx, spell: ObjectId, base: tuple[Payable, ...], purpose: Purpose) -> Play[tuple[Payable, ...]]:
    """Have cards spliced onto the spell, one after the other in the order of their effects (702.47b); gives what they cost."""
    added: tuple[Payable, ...] = ()
    done: dict[ObjectId, None] = {}
    while True:
        able = [
            (oid, ability)
            for oid in game.state.players[ctx.you].hand
            if oid not in done and "splice" in layers.chars(game, oid).keywords
            for ability in _splices(game, ctx, spell, oid)
            if _is_possible(game, ctx, spell, oid, base + added + _parts(ability), purpose)
        ]
        if not able:
            return added
        options = tuple(Option("card", oid) for oid, _ in able)
        decision = Pick(options, 0, 1, reason="pay", rule="702.47a", usual=())
        chosen = yield from ask(game, ctx.you, decision, spell, cancel=costs.can_cancel(game), name="splice")
        if not chosen:
            return added
        oid, ability = able[chosen[0]]
        yield from events.happen(game, events.Revealed((oid,), None, ctx.you, oid))
        obj = game.state.edit(spell)
        obj.copied = with_text(characteristics.face_of(obj), layers.chars(game, oid).abilities, len(done) + 1)
        layers.changed(game, spell, layers.STACK)
        done[oid] = None
        added += _parts(ability)


def _splices(game: Game, ctx: Ctx, spell: ObjectId, oid: ObjectId) -> list[Keyword]:
    """The splice abilities of the card that are about such a spell."""
    found = [ability for ability in layers.chars(game, oid).abilities if isinstance(ability, Keyword) and ability.word == "splice"]
    return [ability for ability in found if ability.what is None or evaluate.fits(game, Ctx(oid, ctx.you), ability.what, spell)]


def _parts(ability: Keyword) -> tuple[Payable, ...]:
    if isinstance(ability.cost, Costs):
        return ability.cost.parts
    return () if ability.cost is None else (ability.cost,)


def _is_possible(game: Game, ctx: Ctx, spell: ObjectId, oid: ObjectId, whole: tuple[Payable, ...], purpose: Purpose) -> bool:
    """Whether the cost can be paid and what the text asks for can be chosen (702.47b)."""
    text = announcing.spell_effects(layers.chars(game, oid).abilities)
    if not announcing.has_targets(game, ctx, text, spell):
        return False
    taxed = rulings.cast_taxes(game, ctx.you, spell, layers.chars(game, spell).abilities)
    return announcing.payable(game, ctx, ctx.you, announcing.total(whole, taxed, 0), purpose)


@lru_cache(maxsize=1024)
def with_text(face: Face, text: tuple[Ability, ...], nth: int) -> Face:
    """The face with that text added; its targets get names of their own, since no text knows those of another."""
    targets = {word.name: f"spliced{nth}.{word.name}" for ability in text for word in words(ability) if isinstance(word, Target)}
    added = tuple(_renamed(ability, targets) for ability in text)
    return msgspec.structs.replace(face, abilities=(*face.abilities, *added))


def _renamed(word: Any, targets: dict[str, str]) -> Any:
    if isinstance(word, tuple):
        return tuple(_renamed(part, targets) for part in word)
    if not isinstance(word, Word):
        return word
    altered = {field: _renamed(getattr(word, field), targets) for field in word.__struct_fields__}
    if isinstance(word, (Target, Ref)) and word.name in targets:
        altered["name"] = targets[word.name]
    if isinstance(word, Target):
        altered["apart"] = tuple(targets.get(name, name) for name in word.apart)
    return type(word)(**altered)
