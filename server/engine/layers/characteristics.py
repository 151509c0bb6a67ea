"""Characteristics: what an object is like before any continuous effect from elsewhere (109.3, 202, 208, 305.6)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ..abilities.amounts import PlayerName, Symbols
from ..abilities.filters import OPPONENT, Is
from ..abilities.kinds import Activated, AsEnters, Face, Keyword, Triggered
from ..abilities.picks import SELF, Ref
from ..abilities.structures import ChooseQuality, May, Seq
from ..abilities.verbs import AddMana, Cast, PutCounters, RemoveCounters, Tap, exile
from ..abilities.words import Ability
from ..decisions import Seat
from ..faces import printed
from ..objects import Chars, Obj
from ..subtypes import BASIC_LAND_TYPES

if TYPE_CHECKING:
    pass

COLOURS = "WUBRG"
PERMANENT_TYPES = frozenset({"artifact", "battle", "creature", "enchantment", "land", "planeswalker"})
KEYWORD_COUNTERS = frozenset(
    {"flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste", "hexproof", "indestructible", "lifelink",
     "menace", "reach", "shadow", "trample", "vigilance"}
)  # fmt: skip
"""Counters that give the keyword they are called by (122.1b)."""
INTRINSIC: dict[str, Activated] = {
    word: Activated((Tap(SELF),), AddMana(Symbols(f"{{{letter}}}"), 1)) for word, letter in zip(BASIC_LAND_TYPES, COLOURS)
}
"""The mana ability of each basic land type (305.6)."""
SAGA: tuple[Ability, ...] = (AsEnters(PutCounters("lore", SELF, 1)),)
"""Without read ahead it enters with a lore counter (714.3a)."""
SIEGE: tuple[Ability, ...] = (
    AsEnters(ChooseQuality(PlayerName(OPPONENT), "protector")),
    Triggered(
        RemoveCounters("defense", Is(SELF), left=0),
        Seq((exile(SELF), May(Cast(Ref("moved", "it"), transformed=True))), "then"),
    ),
)
"""Its controller chooses an opponent to protect it (310.11a); defeated, it is exiled and may be cast transformed (310.11b)."""


@cache
def symbols_of(cost: str) -> tuple[str, ...]:
    """The symbols of a mana cost without their braces."""
    return tuple(cost[1:-1].split("}{")) if cost else ()


@cache
def mana_value(cost: str, x: int = 0) -> int:
    """The total of the cost (202.3): of a hybrid symbol its larger part (202.3f), of {X} the number given (202.3e)."""
    total = 0
    for symbol in symbols_of(cost):
        parts = symbol.split("/")
        if symbol in ("X", "Y", "Z"):
            total += x
        elif any(part.isdigit() for part in parts):
            total += max(int(part) for part in parts if part.isdigit())
        else:
            total += 1
    return total


@cache
def colours_of(cost: str) -> str:
    """The colours of the symbols of the cost (202.2), in WUBRG order."""
    parts = {part for symbol in symbols_of(cost) for part in symbol.split("/")}
    return "".join(colour for colour in COLOURS if colour in parts)


def in_order(colours: str) -> str:
    """The colours in WUBRG order, each once."""
    return "".join(colour for colour in COLOURS if colour in colours)


def keywords_of(abilities: tuple[Ability, ...]) -> frozenset[str]:
    """The words of the keyword abilities among them."""
    return frozenset(ability.word for ability in abilities if type(ability) is Keyword)


def intrinsic(types: frozenset[str], subtypes: frozenset[str], keywords: frozenset[str]) -> tuple[Ability, ...]:
    """The abilities that the rules give for subtypes: mana abilities of basic land types (305.6), a Saga's first lore counter
    (714.3a), a Siege's protector and what comes of its defeat (310.11)."""
    if not subtypes:
        return ()
    found: tuple[Ability, ...] = ()
    if "land" in types:
        found = tuple(INTRINSIC[word] for word in BASIC_LAND_TYPES if word in subtypes)
    if "Saga" in subtypes and "read ahead" not in keywords:
        found += SAGA
    if "Siege" in subtypes:
        found += SIEGE
    return found


_BARE: dict[tuple[Face, Seat], Chars] = {}
_WHOLE: dict[tuple[Face, Seat], Chars] = {}


def bare(face: Face, controller: Seat) -> Chars:
    """The copiable values alone (707.2): no ability that the rules add, no characteristic-defining ability applied. Shared."""
    key = (face, controller)
    known = _BARE.get(key)
    if known is None:
        known = _BARE[key] = _printed(face, controller)
    return known


def whole(face: Face, controller: Seat) -> Chars:
    """The same, with the abilities that the rules give for subtypes (305.6, 310.11, 714.3a). Shared."""
    key = (face, controller)
    known = _WHOLE.get(key)
    if known is None:
        known = bare(face, controller).clone()
        known.abilities = (*known.abilities, *intrinsic(known.types, known.subtypes, known.keywords))
        if "creature" in known.types:
            known.power, known.toughness = known.power or 0, known.toughness or 0
        _WHOLE[key] = known
    return known


def _printed(face: Face, controller: Seat) -> Chars:
    chars = Chars()
    chars.name, chars.cost = face.name, face.cost
    chars.mana_value = mana_value(face.cost)
    chars.colours = colours_of(face.cost) if face.colours is None else in_order(face.colours)
    chars.types, chars.subtypes, chars.supertypes = frozenset(face.types), frozenset(face.subtypes), frozenset(face.supertypes)
    chars.abilities = face.abilities
    chars.keywords = keywords_of(face.abilities)
    chars.power, chars.toughness = _size(face.power), _size(face.toughness)
    chars.loyalty, chars.defense = 0 if isinstance(face.loyalty, str) else face.loyalty, face.defense
    chars.controller = controller
    return chars


def _size(printed: int | str | None) -> int | None:
    """A star counts 0 until an ability defines it (208.2); "1+*" counts its number."""
    if printed is None or type(printed) is int:
        return printed
    digits = str(printed).replace("*", "0").replace("+", " ").split()
    return sum(int(part) for part in digits if part.lstrip("-").isdigit())


def face_of(obj: Obj) -> Face:
    """The face from which the object's characteristics start: face down (708.2), a copy's (707.2), or the one that is up."""
    zone = obj.zone
    if obj.face_down and (zone == "battlefield" or zone == "stack"):
        return printed.hidden(obj)
    if obj.copied is not None:
        copied: Face = obj.copied
        return printed.unlocked(copied, obj.designations.get("unlocked", 0)) if copied.halves and zone == "battlefield" else copied
    card = obj.card
    if card is None:
        return NOTHING
    if card.layout in printed.ODD:
        return printed.odd(obj, card)
    return card.faces[obj.face]


NOTHING = Face("")
"""An ability on the stack has no characteristics but its controller (113.7)."""


def value_of(obj: Obj, chars: Chars, face: Face) -> int:
    """The mana value, where it is not simply that of the cost: X on the stack (202.3e), the back of a double-faced card, which has
    that of the front (202.3b)."""
    if obj.zone == "stack" and obj.x and "X" in chars.cost:
        return mana_value(chars.cost, obj.x)
    card = obj.card
    if obj.merged and face is obj.copied and card is not None and card.layout == "meld":
        return sum(mana_value(part[4].cost) for part in obj.merged)  # 202.3c
    if obj.face and card is not None and card.layout == "transform" and face is card.faces[obj.face]:
        return mana_value(card.faces[0].cost)
    return chars.mana_value


def first_controller(obj: Obj) -> Seat:
    """Who controls it before layer 2; elsewhere than on the battlefield and the stack its owner stands in (108.4a)."""
    zone = obj.zone
    return obj.controller if zone == "battlefield" or zone == "stack" or zone == "command" else obj.owner


@cache
def _grown(kind: str) -> tuple[int, int] | None:
    """What one counter of that kind adds to power and toughness, if it does (122.1a)."""
    parts = kind.split("/")
    if len(parts) != 2 or not all(part[:1] in ("+", "-") and part[1:].isdecimal() for part in parts):
        return None
    return int(parts[0]), int(parts[1])


def count(obj: Obj, chars: Chars) -> None:
    """Apply +1/+1, -0/-1 and other counters of that kind (122.1a, 613.4c)."""
    if chars.power is None:
        return
    for kind, n in obj.counters.items():
        more = _grown(kind)
        if more:
            chars.power += n * more[0]
            chars.toughness = (chars.toughness or 0) + n * more[1]


def finish(obj: Obj, chars: Chars) -> None:
    """A permanent that is no creature has no power or toughness (208.3); a creature without any has 0 (208.5)."""
    if "creature" in chars.types:
        chars.power, chars.toughness = chars.power or 0, chars.toughness or 0
    elif obj.zone == "battlefield":
        chars.power = chars.toughness = None
