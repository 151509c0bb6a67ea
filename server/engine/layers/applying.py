"""Applying: what each change does to the characteristics of an object in its layer (613.1-613.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from ..abilities import changes
from ..abilities.kinds import Activated, Keyword, Static, Triggered
from ..abilities.picks import Just, Ref
from ..abilities.words import Ability, Amount, Change
from ..decisions import seat_of
from ..objects import Chars, ObjectId
from ..reading import evaluate
from ..reading.ctx import Ctx
from ..reading.patterns import names_used
from ..subtypes import BASIC_LAND_TYPES, family, is_creature_type, may_have
from . import characteristics, statics
from .profile import is_mana_ability, is_triggered_mana_ability
from .statics import CARD_TYPES
from .texts import with_words

if TYPE_CHECKING:
    from ..game import Game

SUPERTYPES = frozenset({"basic", "legendary", "ongoing", "snow", "world"})
SPELL_TYPES = frozenset({"instant", "sorcery"})


def apply(game: Game, ctx: Ctx, change: Change, chars: Chars) -> None:
    """Make the change, its numbers fixed, to characteristics that are being worked on."""
    _APPLY[type(change)](game, ctx, change, chars)


def is_fixed(change: Change) -> bool:
    """Whether the change holds no number that has to be looked at."""
    if not isinstance(change, (changes.Base, changes.Add)):
        return True
    return not isinstance(change.power, Amount) and not isinstance(change.toughness, Amount)


def is_alike(change: Change) -> bool:
    """Whether its numbers are the same for all that it affects."""
    return "affected" not in names_used(change)


def fixed(game: Game, ctx: Ctx, change: Change, oid: ObjectId) -> Change:
    """The change with its numbers as they are now, for that object: all of an effect happens at once, so they are looked at before."""
    if is_fixed(change):
        return change
    assert isinstance(change, (changes.Base, changes.Add))
    if not is_alike(change):
        ctx = Ctx(ctx.source, ctx.you, {**ctx.names, "affected": (oid,)}, ctx.x)
    return with_numbers(game, ctx, change)


def with_numbers(game: Game, ctx: Ctx, change: changes.Base | changes.Add) -> Change:
    """The change with its numbers as they are now."""
    count = evaluate.modifier if isinstance(change, changes.Add) else evaluate.amount
    power, toughness = (count(game, ctx, n) if isinstance(n, Amount) else n for n in (change.power, change.toughness))
    return msgspec.structs.replace(change, power=power, toughness=toughness)


def meaning(game: Game, ctx: Ctx, change: Change, oid: ObjectId) -> object:
    """What the change would do to the object as things stand: the change itself, with its numbers and players looked up."""
    return evaluate.refer(game, ctx, change.who) if isinstance(change, changes.Control) else fixed(game, ctx, change, oid)


def _control(game: Game, ctx: Ctx, change: Any, chars: Chars) -> None:
    found = evaluate.refer(game, ctx, change.who)
    if len(found) == 1 and found[0] < 0 and not game.state.players[seat_of(found[0])].left:
        chars.controller = seat_of(found[0])


def _words(game: Game, ctx: Ctx, change: Any, chars: Chars) -> None:
    """612.2: words of the rules text and of the type line."""
    old, new = word(game, ctx, change.old), word(game, ctx, change.new)
    chars.abilities = tuple(with_words(ability, old, new) for ability in chars.abilities)
    if old in chars.subtypes:
        chars.subtypes = (chars.subtypes - {old}) | {new}
    chars.keywords = characteristics.keywords_of(chars.abilities)


def word(game: Game, ctx: Ctx, said: str) -> str:
    """The word itself, or the one that was chosen, if it is written "=NAME" (607.2d)."""
    return evaluate.chosen_word(game, ctx, said[1:]) if said.startswith("=") else said


def _types(game: Game, ctx: Ctx, change: Any, chars: Chars) -> None:
    if change.set:
        _set_types(game, chars, tuple(word(game, ctx, said) for said in change.set), CARD_TYPES.intersection(change.add))
    chars.types |= CARD_TYPES.intersection(change.add)  # first, for the subtypes that they may have (205.3d)
    for said in change.add:
        _add_type(chars, word(game, ctx, said))
    for said in change.lose:
        _lose_type(chars, word(game, ctx, said))


def _set_types(game: Game, chars: Chars, words: tuple[str, ...], added: frozenset[str]) -> None:
    """205.1a: new card types replace the old ones, except instant and sorcery; new subtypes those of the same set, which may be of
    card types that are added at the same time (205.1b)."""
    new_types = frozenset(w for w in words if w in CARD_TYPES)
    subtypes = tuple(w for w in words if w and w not in CARD_TYPES and w not in SUPERTYPES)
    if new_types:
        chars.types = new_types | (chars.types & SPELL_TYPES)
        _drop_uncorrelated(chars)
    chars.types |= added
    for w in words:
        if w in SUPERTYPES:
            chars.supertypes |= {w}
    if not subtypes:
        return
    if any(w in BASIC_LAND_TYPES for w in subtypes) and "land" in chars.types:
        chars.abilities = ()  # 305.7: those granted by other effects come later, in layer 6
        chars.keywords = frozenset()
    families = {"creature" if w == "*creature" else family(w) for w in subtypes}
    chars.subtypes = frozenset(s for s in chars.subtypes if family(s) not in families)
    if "creature" in families:
        chars.every_creature_type = False
    for w in subtypes:
        _add_type(chars, w)


def _add_type(chars: Chars, w: str) -> None:
    if not w:
        return
    if w in CARD_TYPES:
        chars.types |= {w}
    elif w in SUPERTYPES:
        chars.supertypes |= {w}
    elif w == "*creature":
        if "creature" in chars.types or "kindred" in chars.types:
            chars.every_creature_type = True
    elif may_have(chars.types, w):  # 205.3d
        chars.subtypes |= {w}


def _lose_type(chars: Chars, w: str) -> None:
    if w in CARD_TYPES:
        chars.types -= {w}
        _drop_uncorrelated(chars)
    elif w in SUPERTYPES:
        chars.supertypes -= {w}
    elif w == "*creature":
        chars.every_creature_type = False
        chars.subtypes = frozenset(s for s in chars.subtypes if not is_creature_type(s))
    else:
        chars.subtypes -= {w}


def _drop_uncorrelated(chars: Chars) -> None:
    """Subtypes go with the last card type that they belong to (205.1a)."""
    chars.subtypes = frozenset(s for s in chars.subtypes if may_have(chars.types, s))
    if "creature" not in chars.types and "kindred" not in chars.types:
        chars.every_creature_type = False


def _colours(game: Game, ctx: Ctx, change: Any, chars: Chars) -> None:
    said = word(game, ctx, change.colours)
    if said or not change.colours.startswith("="):
        chars.colours = characteristics.in_order(chars.colours + said) if change.add else characteristics.in_order(said)


def given(ability: Ability) -> Ability:
    """The ability as it is had by what an effect gives it to: none that defines characteristics, not being printed there (604.3a)."""
    return msgspec.structs.replace(ability, cda=False) if type(ability) is Static and ability.cda else ability


def told(ability: Ability, granter: ObjectId) -> Ability:
    """The ability, in which the object that gives it means itself where it speaks of the granter (201.5a)."""
    return statics.replaced(ability, GRANTER, Just((granter,))) if "granter" in names_used(ability) else ability


GRANTER = Ref("granter")


def _gain(game: Game, ctx: Ctx, change: Any, chars: Chars) -> None:
    ability = told(given(change.ability), ctx.source)
    chars.abilities = (*chars.abilities, ability)
    if type(ability) is Keyword:
        chars.keywords |= {ability.word}


def _lose_ability(game: Game, ctx: Ctx, change: Any, chars: Chars) -> None:
    lost = change.word
    if not lost:
        chars.abilities, chars.keywords = (), frozenset()
    elif lost == "nonmana":
        chars.abilities = tuple(ability for ability in chars.abilities if _is_for_mana(ability))
        chars.keywords = frozenset()
    elif lost in chars.keywords:
        gone = {lost, "bands with other"} if lost == "banding" else {lost}  # 702.22b
        chars.abilities = tuple(a for a in chars.abilities if not (type(a) is Keyword and a.word in gone))  # 113.10b
        chars.keywords -= gone


def _is_for_mana(ability: Ability) -> bool:
    """Whether it is a mana ability (605.1)."""
    if isinstance(ability, Activated):
        return is_mana_ability(ability)
    return isinstance(ability, Triggered) and is_triggered_mana_ability(ability)


def _base(game: Game, ctx: Ctx, change: Any, chars: Chars) -> None:
    if change.power is not None:
        chars.power = change.power
    if change.toughness is not None:
        chars.toughness = change.toughness


def _add(game: Game, ctx: Ctx, change: Any, chars: Chars) -> None:
    chars.power = (chars.power or 0) + change.power
    chars.toughness = (chars.toughness or 0) + change.toughness


def _switch(game: Game, ctx: Ctx, change: Any, chars: Chars) -> None:
    chars.power, chars.toughness = chars.toughness, chars.power


def _cant(game: Game, ctx: Ctx, change: Any, chars: Chars) -> None:
    """It loses the keyword; that it cannot gain it again is seen to at the end of the layer (113.11)."""
    _lose_ability(game, ctx, changes.LoseAbility(change.word), chars)


_APPLY: dict[type[Change], Callable[[Any, Ctx, Any, Chars], None]] = {
    changes.Control: _control,
    changes.Words: _words,
    changes.Types: _types,
    changes.Colours: _colours,
    changes.Gain: _gain,
    changes.LoseAbility: _lose_ability,
    changes.Cant: _cant,
    changes.Base: _base,
    changes.Add: _add,
    changes.Switch: _switch,
}
