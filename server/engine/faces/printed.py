"""Printed: the characteristics that a card of more than one face has where it is, as printed (708.2, 709, 710, 712.8)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from ..abilities.kinds import Card, Face, Keyword, Level, Spell
from ..abilities.structures import Mana, Mode, Modes
from ..abilities.words import Ability

if TYPE_CHECKING:
    from ..objects import Obj

DOUBLE_FACED = frozenset({"transform", "modal_dfc"})
"""The layouts of cards with a face on each side that can transform (712.9)."""
ODD = frozenset({"split", "flip"})
"""The layouts of which more than the face with the object's number counts."""
FUSED = 2
"""Obj.face of a split spell cast with fuse: both halves (702.102)."""
LEFT, RIGHT = 1, 2
"""Bits of the designation "unlocked": of which halves (709.5c)."""
WARD_TWO = Keyword("ward", cost=Mana("{2}"))
FACE_DOWN = Face("", types=("creature",), power=2, toughness=2)
"""What a face-down permanent or spell is like unless something else is said (708.2a)."""
GUARDED = Face("", types=("creature",), abilities=(WARD_TWO,), power=2, toughness=2)
"""What one is like that was cast with disguise or cloaked (702.168a, 701.58a)."""


def is_double_faced(card: Card | None) -> bool:
    """Whether the card, or token, has a face on each side (712.1), meld cards apart."""
    return card is not None and card.layout in DOUBLE_FACED and len(card.faces) == 2


@cache
def shares_type_line(card: Card) -> bool:
    """Whether the split card is a permanent card, as a Room is (709.5)."""
    return card.layout == "split" and not {"instant", "sorcery"} & set(card.faces[0].types)


def hidden(obj: Obj) -> Face:
    """What the face-down spell or permanent is like (708.2)."""
    return GUARDED if "cloaked" in obj.designations or "disguise" in obj.paid else FACE_DOWN


def odd(obj: Obj, card: Card) -> Face:
    """What a split or flip card is like where it is."""
    if card.layout == "flip":
        return flipped(card) if obj.face else card.faces[0]
    if obj.zone == "battlefield":
        return unlocked(both_halves(card), obj.designations.get("unlocked", 0)) if shares_type_line(card) else card.faces[obj.face]
    if obj.zone == "stack":
        return fused(card) if obj.face == FUSED else card.faces[obj.face]
    return both_halves(card)


@cache
def both_halves(card: Card) -> Face:
    """A split card anywhere but on the stack: both halves together (709.4)."""
    left, right = card.faces[0], card.faces[1]
    return Face(
        f"{left.name} // {right.name}",
        left.cost + right.cost,
        tuple(dict.fromkeys(left.types + right.types)),
        tuple(dict.fromkeys(left.subtypes + right.subtypes)),
        tuple(dict.fromkeys(left.supertypes + right.supertypes)),
        left.abilities + right.abilities,
        halves=(left, right) if shares_type_line(card) else (),
    )


@cache
def fused(card: Card) -> Face:
    """A split spell of which both halves were cast: the left one's instructions first (702.102b-d). Each half knows its own
    targets only, as modes do."""
    both = both_halves(card)
    spells = tuple(ability for ability in both.abilities if isinstance(ability, Spell))
    others = tuple(ability for ability in both.abilities if not isinstance(ability, Spell))
    together = Spell(Modes(len(spells), len(spells), tuple(Mode(spell.do) for spell in spells)))
    return Face(both.name, both.cost, both.types, both.subtypes, both.supertypes, (*others, together))


@cache
def unlocked(both: Face, which: int) -> Face:
    """A permanent with a shared type line, of which these halves are unlocked: it has no name, mana cost or text of the others (709.5)."""
    if which == LEFT | RIGHT:
        return both
    name, cost = "", ""
    abilities: tuple[Ability, ...] = ()
    for bit, half in zip((LEFT, RIGHT), both.halves):
        if which & bit:
            name, cost, abilities = half.name, half.cost, half.abilities
    return Face(name, cost, both.types, both.subtypes, both.supertypes, abilities, halves=both.halves)


def as_unlocked(face: Face, obj: Obj) -> Face:
    """What a permanent with these copiable values is like, by which of its halves are unlocked, if it has such."""
    return unlocked(face, obj.designations.get("unlocked", 0)) if face.halves else face


@cache
def whole(halves: tuple[Face, ...]) -> Face:
    """Both halves of a permanent with a shared type line: its copiable values, whatever is unlocked (709.5b)."""
    return both_halves(Card(halves, "split"))


@cache
def prototyped(face: Face, keyword: Keyword) -> Face:
    """The card cast prototyped: with the mana cost and the size of the inset frame, and the colours of that cost (718.3b)."""
    frame = keyword.frame
    assert isinstance(frame, Level) and isinstance(keyword.cost, Mana)
    return msgspec.structs.replace(face, cost=keyword.cost.symbols, power=frame.power, toughness=frame.toughness)


@cache
def flipped(card: Card) -> Face:
    """A flipped permanent: the name, type line, text and size of the bottom half, the colour and mana cost of the card (710.1c)."""
    top, bottom = card.faces[0], card.faces[1]
    return Face(
        bottom.name, top.cost, bottom.types, bottom.subtypes, bottom.supertypes, bottom.abilities, bottom.power, bottom.toughness,
        colours=top.colours,
    )  # fmt: skip


def up(obj: Obj) -> Face:
    """The face that is up, ignoring whether it is face down, or that of the copy it is (707.2)."""
    if obj.copied is not None:
        copied: Face = obj.copied
        return copied
    card = obj.card
    assert card is not None
    return odd(obj, card) if card.layout in ODD else card.faces[obj.face]
