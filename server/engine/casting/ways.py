"""Ways: from where and how a card may be cast (601.3, 118.9): faces, alternative costs, keywords, permissions."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from .. import commander
from ..abilities.changes import Permit
from ..abilities.filters import PERMANENT, YOURS, And, Bracketed
from ..abilities.kinds import Face, Keyword, Spell
from ..abilities.picks import All, Ref, Target
from ..abilities.structures import Costs
from ..abilities.verbs import Cast, sacrifice
from ..abilities.words import Payable, Word
from ..decisions import Option, Seat
from ..faces import printed
from ..keywords import gear
from ..layers import characteristics, layers
from ..layers.index import InForce
from ..layers.profile import PERMITS_USED, profile
from ..objects import Chars, Names, Obj, ObjectId
from ..reading import evaluate
from ..reading.ctx import Ctx
from . import rulings
from .manners import FACE_DOWN, FOR_FACE_DOWN, KEYWORDS, MANNERS, Giving, Manner

if TYPE_CHECKING:
    from ..game import Game

ALTERNATIVE = "alternative"
FREE = "free"
PERMITTED = "permitted"
CASTABLE_FACES = {"split": (0, 1), "adventure": (0, 1), "modal_dfc": (0, 1)}
"""Which faces may be cast, by layout; of any other only the front (709-712, 715)."""


class Way:
    """A way to cast a card: as which face, by which manner, for which costs instead of its mana cost and in addition to it."""

    __slots__ = ("face", "manner", "costs", "extra", "rule", "sorcery", "face_down", "chars", "text", "offered", "giving", "flash")

    def __init__(self, chars: Chars, face: int = 0, manner: str = "", costs: tuple[Payable, ...] | None = None) -> None:
        self.chars = chars  # what the spell would be like
        self.face, self.manner = face, manner
        self.costs = costs  # instead of the mana cost; None: the mana cost
        self.extra: tuple[Payable, ...] = ()
        self.rule: InForce | None = None  # the permission that is used
        self.sorcery = False  # only as a sorcery, whatever it is
        self.face_down = False
        self.offered: ObjectId = 0  # what is sacrificed for it (702.48)
        self.text: Face | None = None  # the face as this way changes its text
        self.giving: Giving | None = None  # what makes it cost less
        self.flash = False  # at any time an instant could be cast

    @property
    def names(self) -> Names:
        """What the names in its costs mean."""
        return {"offered": (self.offered,)} if self.offered else {}

    def option(self, oid: ObjectId) -> Option:
        """The option to cast it so: `choice` is the manner, or the face where that alone tells."""
        if self.manner:
            return Option("cast", oid, self.face if self.face else -1, self.manner)
        return Option("cast", oid, -1, self.face)


def is_plain(obj: Obj, chars: Chars) -> bool:
    """Whether a card in hand can, by itself, only be cast as what it is for its mana cost."""
    plain = obj.card is not None and obj.card.layout not in CASTABLE_FACES
    return plain and not profile(chars.abilities).others and KEYWORDS.isdisjoint(chars.keywords)


def face_chars(game: Game, obj: Obj, face: int) -> Chars:
    """What the card would be like with that face up."""
    if obj.card is None or len(obj.card.faces) == 1:
        return layers.chars(game, obj.id)
    return characteristics.whole(obj.card.faces[face], obj.owner)


def ways(game: Game, seat: Seat, obj: Obj) -> list[Way]:
    """Every way in which the player could be allowed to cast the card from where it is; whether it is legal now is another matter."""
    found: list[Way] = []
    if obj.card is None:
        return found
    if (obj.zone == "hand" and obj.owner == seat) or commander.is_castable(obj, seat):
        found += _by_itself(game, seat, obj, CASTABLE_FACES.get(obj.card.layout, (0,)))
        if obj.card.layout == "split" and "fuse" in layers.chars(game, obj.id).keywords:
            found.append(Way(characteristics.whole(printed.fused(obj.card), seat), printed.FUSED, "fuse"))  # 702.102
    elif is_on_adventure(obj, seat):
        found += _by_itself(game, seat, obj, (0,))
    elif obj.zone == "exile" and obj.chosen and obj.owner == seat:
        found += _set_aside(game, seat, obj)
    found += _by_keyword(game, seat, obj)
    for rule in rulings.about(game, Permit, Cast):
        if rule.change.zone == obj.zone:
            found += _by_permission(game, seat, obj, rule)
    return found


def is_on_adventure(obj: Obj, seat: Seat) -> bool:
    """Whether the player may play the card from exile, as its Adventure put it there (715.3d)."""
    return obj.zone == "exile" and obj.chosen.get("adventure") == seat


def _set_aside(game: Game, seat: Seat, obj: Obj) -> list[Way]:
    """As a card in exile that was warped (702.185a) or became plotted (702.170d) on an earlier turn."""
    assert obj.card is not None
    faces = CASTABLE_FACES.get(obj.card.layout, (0,))
    if _set_aside_earlier(game, obj, "warp"):
        return _by_itself(game, seat, obj, faces)
    found: list[Way] = []
    if _set_aside_earlier(game, obj, "plot"):
        for face in faces:
            way = Way(face_chars(game, obj, face), face, "plot", ())
            way.sorcery = True
            found.append(way)
    return found


def _by_itself(game: Game, seat: Seat, obj: Obj, faces: tuple[int, ...]) -> list[Way]:
    """Without anything that permits it: as each of these faces, for its mana cost and its alternative costs (118.9)."""
    found: list[Way] = []
    for face in faces:
        chars = face_chars(game, obj, face)
        if "aftermath" in chars.keywords:
            continue  # 702.127a: only from a graveyard
        found.append(Way(chars, face))
        for other in profile(chars.abilities).others:
            if other.cond is None or evaluate.holds(game, Ctx(obj.id, seat), other.cond):
                found.append(Way(chars, face, other.label or ALTERNATIVE, other.costs))
    return found


def _by_keyword(game: Game, seat: Seat, obj: Obj) -> list[Way]:
    """By keywords of the card that let it be cast for another cost or from another zone (702)."""
    found: list[Way] = []
    chars = layers.chars(game, obj.id)
    if obj.owner != seat or KEYWORDS.isdisjoint(chars.keywords):
        return found
    for ability in chars.abilities:
        if not isinstance(ability, Keyword) or ability.word not in MANNERS:
            continue
        manner = MANNERS[ability.word]
        zone = "hand" if commander.is_castable(obj, seat) else obj.zone
        if manner.zone != zone or not _is_allowed(game, seat, obj, chars, manner):
            continue
        if manner.only_there and obj.zone != zone:
            continue
        if ability.word == "plot" or (ability.word == "foretell" and not _set_aside_earlier(game, obj, "foretell")):
            continue
        found += _keyword_ways(game, seat, obj, ability)
    return found


def _is_allowed(game: Game, seat: Seat, obj: Obj, chars: Chars, manner: Manner) -> bool:
    """Whether the player may cast now in that manner what is like that."""
    return (manner.allowed is None or manner.allowed(game, seat, obj)) and (manner.suits is None or manner.suits(game, seat, chars))


def _keyword_ways(game: Game, seat: Seat, obj: Obj, ability: Keyword) -> list[Way]:
    """The ways of casting the card that the keyword gives: one, or one for each permanent that could be offered (702.48)."""
    if ability.word != "offering":
        return [_keyword_way(game, seat, obj, ability)]
    found: list[Way] = []
    what = YOURS if ability.what is None else ability.what & YOURS & PERMANENT
    for oid in evaluate.things(game, Ctx(obj.id, seat), what):
        way = _keyword_way(game, seat, obj, ability)
        way.offered, way.extra = oid, (sacrifice(Ref("offered")),)
        found.append(way)
    return found


def _keyword_way(game: Game, seat: Seat, obj: Obj, ability: Keyword) -> Way:
    """The way of casting the card that the keyword gives."""
    manner = MANNERS[ability.word]
    way = Way(face_chars(game, obj, manner.face), manner.face, ability.word)
    if ability.word in FACE_DOWN:
        way.face_down = True
        way.chars = characteristics.whole(printed.GUARDED if ability.word == "disguise" else printed.FACE_DOWN, seat)
        way.costs = FOR_FACE_DOWN
    elif manner.own_cost:
        way.costs = _parts(ability)
    if ability.word == "prototype" and obj.card is not None:
        way.text = printed.prototyped(obj.card.faces[0], ability)
        way.chars = characteristics.whole(way.text, seat)
    if ability.word == "overload" and obj.card is not None:
        way.text = overloaded(obj.card.faces[0])
        way.chars = characteristics.whole(way.text, seat)
    if ability.word == "bestow" and obj.card is not None:
        way.chars = characteristics.whole(bestowed(obj.card.faces[0]), seat)  # 702.103d
    if ability.word == "mutate" and obj.card is not None:
        way.chars = characteristics.whole(mutating(obj.card.faces[0]), seat)
    if ability.word == "cleave" and obj.card is not None:
        way.text = cleaved(obj.card.faces[0])
        way.chars = characteristics.whole(way.text, seat)
    way.extra, way.giving, way.flash = manner.extra, manner.giving, manner.flash
    return way


@lru_cache(maxsize=1024)
def overloaded(face: Face) -> Face:
    """The face with "each" in the place of "target" (702.96a)."""
    abilities = tuple(Spell(_each(ability.do)) if isinstance(ability, Spell) else ability for ability in face.abilities)
    return msgspec.structs.replace(face, abilities=abilities)


@lru_cache(maxsize=1024)
def cleaved(face: Face) -> Face:
    """The face without what its text has in square brackets (702.148a)."""
    return msgspec.structs.replace(face, abilities=tuple(_unbracketed(ability) for ability in face.abilities))


def _unbracketed(word: Any) -> Any:
    if isinstance(word, tuple):
        return tuple(_unbracketed(item) for item in word if not isinstance(item, Bracketed))
    if isinstance(word, And) and any(isinstance(part, Bracketed) for part in word.parts):
        parts = _unbracketed(word.parts)
        return parts[0] if len(parts) == 1 else And(parts)
    if not isinstance(word, Word):
        return word
    return type(word)(*(_unbracketed(getattr(word, name)) for name in word.__struct_fields__))


@lru_cache(maxsize=1024)
def bestowed(face: Face) -> Face:
    """The face as the Aura that it is when it is cast bestowed (702.103b)."""
    types = tuple(word for word in face.types if word != "creature")
    return msgspec.structs.replace(face, types=types, subtypes=("Aura",), abilities=(*face.abilities, gear.ENCHANT_CREATURE))


@lru_cache(maxsize=1024)
def mutating(face: Face) -> Face:
    """The face as the mutating creature spell that it is when it is cast so (702.140a)."""
    return msgspec.structs.replace(face, abilities=(*face.abilities, Keyword("mutating")))


def _each(word: Any) -> Any:
    if isinstance(word, tuple):
        return tuple(_each(item) for item in word)
    if isinstance(word, Target):
        return All(_each(word.what), word.name)
    if not isinstance(word, Word):
        return word
    return type(word)(*(_each(getattr(word, name)) for name in word.__struct_fields__))


def _parts(ability: Keyword) -> tuple[Payable, ...] | None:
    """The cost of the keyword; None, which is the mana cost, if it names none."""
    if ability.cost is None:
        return None
    return ability.cost.parts if isinstance(ability.cost, Costs) else (ability.cost,)


def _set_aside_earlier(game: Game, obj: Obj, word: str) -> bool:
    """Whether the card in exile was foretold or plotted on an earlier turn (702.143a, 702.170d)."""
    turn = obj.chosen.get(word)
    return isinstance(turn, int) and turn < game.state.turn


def is_half_castable(obj: Obj, chars: Chars) -> bool:
    """Whether that half may be cast from where it is: with aftermath from a graveyard only (702.127a)."""
    return "aftermath" not in chars.keywords or obj.zone == "graveyard"


def _keywords_permitted(game: Game, seat: Seat, obj: Obj, rule: InForce) -> list[Way]:
    """Where an effect lets the card be cast for its own costs, the keywords of another cost that could be paid from the hand: morph,
    evoke ... (702.37c, 118.9). What counts is what the spell would be (708.4)."""
    found: list[Way] = []
    keywords = layers.chars(game, obj.id).keywords
    if KEYWORDS.isdisjoint(keywords):
        return found
    for ability in layers.chars(game, obj.id).abilities:
        if isinstance(ability, Keyword) and ability.word in MANNERS and MANNERS[ability.word].zone == "hand":
            manner = MANNERS[ability.word]
            if manner.only_there or not _is_allowed(game, seat, obj, layers.chars(game, obj.id), manner):
                continue
            for way in _keyword_ways(game, seat, obj, ability):
                if casts_as(game, rule, seat, obj, way.chars):
                    way.rule = rule
                    found.append(way)
    return found


def _by_permission(game: Game, seat: Seat, obj: Obj, rule: InForce) -> list[Way]:
    """As an effect permits: for its costs, for another, or without paying (601.3, 118.9)."""
    assert obj.card is not None
    change = rule.change
    found: list[Way] = []
    if change.limit and used_up(game, rule):
        return found
    for face in CASTABLE_FACES.get(obj.card.layout, (0,)):
        chars = face_chars(game, obj, face)
        if "land" in chars.types or not is_half_castable(obj, chars) or not casts_as(game, rule, seat, obj, chars):
            continue
        way = Way(chars, face)
        if change.free:
            way.manner, way.costs = FREE, ()
        elif change.cost is not None:
            way.manner, way.costs = PERMITTED, _cost_parts(change.cost)
        elif obj.zone == "hand":
            continue
        if change.extra is not None:
            way.extra = _cost_parts(change.extra)
        way.rule = rule
        found.append(way)
    if not change.free and change.cost is None and change.extra is None and obj.zone != "hand":
        found += _keywords_permitted(game, seat, obj, rule)
    return found


def _cost_parts(cost: object) -> tuple[Payable, ...]:
    return cost.parts if isinstance(cost, Costs) else (cost,)  # type: ignore[return-value]


def casts_as(game: Game, rule: InForce, seat: Seat, obj: Obj, chars: Chars) -> bool:
    """Whether the rule is about that player casting the card as something with these characteristics (601.3e)."""
    layers.index(game)  # as in casting.refusal
    known = game.cache.chars
    before = known.get(obj.id)
    known[obj.id] = chars
    try:
        return rulings.casts(game, rule, rule.change.event, seat, obj.id)
    finally:
        if before is None:
            del known[obj.id]
        else:
            known[obj.id] = before


def used_up(game: Game, rule: InForce) -> bool:
    """Whether the permission was used this turn as often as it may be."""
    source = game.state.objects.get(rule.source)
    return source is not None and source.used.get(PERMITS_USED, 0) >= rule.change.limit


def note_use(game: Game, rule: InForce | None) -> None:
    """Note that a permission was used."""
    if rule is not None and rule.change.limit and rule.source in game.state.objects:
        source = game.state.edit(rule.source)
        source.used = {**source.used, PERMITS_USED: source.used.get(PERMITS_USED, 0) + 1}
