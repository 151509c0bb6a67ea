"""Ways: from where and how a card may be cast (601.3, 118.9): faces, alternative costs, keywords, permissions."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from . import characteristics, commander, evaluate, events, layers, rulings
from .abilities.changes import Permit
from .abilities.filters import LAND, PERMANENT, YOURS
from .abilities.kinds import Face, Keyword, Spell
from .abilities.picks import All, Ref, Target
from .abilities.structures import Costs, Mana
from .abilities.verbs import Cast, Discard, sacrifice
from .abilities.words import Payable, Word
from .ctx import Ctx
from .decisions import Option, Seat
from .faces import printed
from .index import InForce
from .keywords import gear
from .objects import Chars, Names, Obj, ObjectId
from .profile import profile

if TYPE_CHECKING:
    from .game import Game

ALTERNATIVE = "alternative"
FREE = "free"
PERMITTED = "permitted"
FACE_DOWN = frozenset({"morph", "megamorph", "disguise"})
CASTABLE_FACES = {"split": (0, 1), "adventure": (0, 1), "modal_dfc": (0, 1)}
"""Which faces may be cast, by layout; of any other only the front (709-712, 715)."""


class Way:
    """A way to cast a card: as which face, by which manner, for which costs instead of its mana cost and in addition to it."""

    __slots__ = ("face", "manner", "costs", "extra", "rule", "sorcery", "face_down", "chars", "text", "offered")

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

    @property
    def names(self) -> Names:
        """What the names in its costs mean."""
        return {"offered": (self.offered,)} if self.offered else {}

    def option(self, oid: ObjectId) -> Option:
        """The option to cast it so: `choice` is the manner, or the face where that alone tells."""
        if self.manner:
            return Option("cast", oid, self.face if self.face else -1, self.manner)
        return Option("cast", oid, -1, self.face)


class Manner(NamedTuple):
    """What a keyword that lets a card be cast otherwise says: from which zone, for its own cost or the mana cost."""

    zone: str
    own_cost: bool = True
    extra: tuple[Payable, ...] = ()
    allowed: Callable[[Game, Seat], bool] | None = None
    face: int = 0
    suits: Callable[[Game, Seat, Chars], bool] | None = None  # whether it may be cast so, being like that


def _team_has_cast(game: Game, seat: Seat) -> bool:
    """702.117a: you or a team-mate has cast another spell this turn."""
    return any(game.state.players[head].spells_cast for head in (seat, *game.teammates(seat)))


def _opponent_lost_life(game: Game, seat: Seat) -> bool:
    """702.137a: an opponent has lost life this turn."""
    return any(game.state.players[other].life_lost for other in game.opponents(seat))


def _assassin_dealt_damage(game: Game, seat: Seat) -> bool:
    """702.173a: an Assassin or a commander under your control has dealt combat damage to a player this turn."""
    return any(
        type(event) is events.DamageDealt and event.combat and event.to < 0 and event.dealer == seat and event.running
        for event in game.state.history
    )


def _kin_dealt_damage(game: Game, seat: Seat, chars: Chars) -> bool:
    """702.76a: a source that then was under your control and of a creature type of the spell has dealt combat damage to a player."""
    kin = evaluate.properties(chars, "creature_type")
    for event in game.state.history:
        if type(event) is events.DamageDealt and event.kin and event.dealer == seat:
            if (kin and event.kin == ("*",)) or any(word in event.kin for word in kin):
                return True
    return False


MANNERS: dict[str, Manner] = {
    "flashback": Manner("graveyard"),  # 702.34
    "escape": Manner("graveyard"),  # 702.138
    "disturb": Manner("graveyard", face=1),  # 702.146
    "jump-start": Manner("graveyard", False, (Discard(None, 1, None),)),  # 702.133
    "retrace": Manner("graveyard", False, (Discard(None, 1, LAND),)),  # 702.81
    "evoke": Manner("hand"),  # 702.74
    "overload": Manner("hand"),  # 702.96
    "dash": Manner("hand"),  # 702.109
    "bestow": Manner("hand"),  # 702.103
    "blitz": Manner("hand"),  # 702.152
    "cleave": Manner("hand"),  # 702.148
    "surge": Manner("hand", allowed=_team_has_cast),  # 702.117
    "spectacle": Manner("hand", allowed=_opponent_lost_life),  # 702.137
    "freerunning": Manner("hand", allowed=_assassin_dealt_damage),  # 702.173
    "offering": Manner("hand", False),  # 702.48
    "prowl": Manner("hand", suits=_kin_dealt_damage),  # 702.76
    "morph": Manner("hand"),  # 702.37
    "megamorph": Manner("hand"),  # 702.37b
    "disguise": Manner("hand"),  # 702.168
    "foretell": Manner("exile"),  # 702.143
    "plot": Manner("exile"),  # 702.170
    "aftermath": Manner("graveyard", False, face=1),  # 702.127
    "prototype": Manner("hand", False),  # 702.160
}
KEYWORDS = frozenset(MANNERS)
FROM_GRAVEYARD = frozenset(word for word, manner in MANNERS.items() if manner.zone == "graveyard")
FOR_FACE_DOWN: tuple[Payable, ...] = (Mana("{3}"),)


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
    found += _by_keyword(game, seat, obj)
    for rule in rulings.about(game, Permit, Cast):
        if rule.change.zone == obj.zone:
            found += _by_permission(game, seat, obj, rule)
    return found


def is_on_adventure(obj: Obj, seat: Seat) -> bool:
    """Whether the player may play the card from exile, as its Adventure put it there (715.3d)."""
    return obj.zone == "exile" and obj.chosen.get("adventure") == seat


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
        if manner.zone != zone or not _is_allowed(game, seat, chars, manner):
            continue
        if ability.word in ("foretell", "plot") and not _set_aside_earlier(game, obj, ability.word):
            continue
        found += _keyword_ways(game, seat, obj, ability)
    return found


def _is_allowed(game: Game, seat: Seat, chars: Chars, manner: Manner) -> bool:
    """Whether the player may cast now in that manner what is like that."""
    return (manner.allowed is None or manner.allowed(game, seat)) and (manner.suits is None or manner.suits(game, seat, chars))


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
    elif ability.word == "plot":
        way.costs, way.sorcery = (), True
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
    way.extra = manner.extra
    return way


@lru_cache(maxsize=1024)
def overloaded(face: Face) -> Face:
    """The face with "each" in the place of "target" (702.96a)."""
    abilities = tuple(Spell(_each(ability.do)) if isinstance(ability, Spell) else ability for ability in face.abilities)
    return msgspec.structs.replace(face, abilities=abilities)


@lru_cache(maxsize=1024)
def bestowed(face: Face) -> Face:
    """The face as the Aura that it is when it is cast bestowed (702.103b)."""
    types = tuple(word for word in face.types if word != "creature")
    return msgspec.structs.replace(face, types=types, subtypes=("Aura",), abilities=(*face.abilities, gear.ENCHANT_CREATURE))


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
            if not _is_allowed(game, seat, layers.chars(game, obj.id), MANNERS[ability.word]):
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


PERMITS_USED = 2000
"""Obj.used[PERMITS_USED] of its source: how often its permission was used this turn."""


def used_up(game: Game, rule: InForce) -> bool:
    """Whether the permission was used this turn as often as it may be."""
    source = game.state.objects.get(rule.source)
    return source is not None and source.used.get(PERMITS_USED, 0) >= rule.change.limit


def note_use(game: Game, rule: InForce | None) -> None:
    """Note that a permission was used."""
    if rule is not None and rule.change.limit and rule.source in game.state.objects:
        source = game.state.edit(rule.source)
        source.used = {**source.used, PERMITS_USED: source.used.get(PERMITS_USED, 0) + 1}


