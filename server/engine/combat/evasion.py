"""Evasion: which creatures an attacker's keywords keep from blocking it (509.1b, 702)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.filters import YOURS, And
from ..abilities.kinds import Keyword
from ..abilities.words import Filter
from ..decisions import Seat
from ..layers import layers
from ..objects import Chars, ObjectId
from ..reading import evaluate
from ..reading.evaluate import Ctx
from . import rules

if TYPE_CHECKING:
    from ..game import Game

PLAIN = ("flying", "fear", "intimidate", "shadow", "horsemanship", "skulk")
WITH_QUALITY = ("protection", "landwalk")


class Evasion:
    """What keeps blockers from one attacker; looked up once for all of them."""

    __slots__ = ("oid", "chars", "evasive", "unblockable", "protected")

    def __init__(self, game: Game, oid: ObjectId, defending: Seat) -> None:
        self.oid = oid
        self.chars = chars = layers.chars(game, oid)
        self.evasive = any(word in chars.keywords for word in PLAIN)
        self.protected: tuple[Filter | None, ...] = ()
        self.unblockable = False
        if any(word in chars.keywords for word in WITH_QUALITY):
            qualities = [ability for ability in chars.abilities if isinstance(ability, Keyword)]
            self.protected = tuple(ability.what for ability in qualities if ability.word == "protection")
            self.unblockable = any(ability.word == "landwalk" and _walks(game, ability.what, oid, defending) for ability in qualities)

    def lets_through(self, game: Game, oid: ObjectId, chars: Chars) -> bool:
        """Whether the creature can block it, as far as keywords go."""
        if self.evasive or "shadow" in chars.keywords:
            if not self._can_follow(game, oid, chars):
                return False
        if self.unblockable:
            return False
        if self.protected:  # 702.16f
            ctx = Ctx(self.oid, self.chars.controller)
            return not any(quality is None or evaluate.fits(game, ctx, quality, oid) for quality in self.protected)
        return True

    def _can_follow(self, game: Game, oid: ObjectId, chars: Chars) -> bool:
        mine, theirs = self.chars.keywords, chars.keywords
        if "flying" in mine and "flying" not in theirs and "reach" not in theirs:  # 702.9b
            return False
        if "shadow" in mine and "shadow" not in theirs and not rules.applies(game, rules.as_though(game, "shadow"), oid):
            return False  # 702.28b
        if "shadow" in theirs and "shadow" not in mine:
            return False
        if "horsemanship" in mine and "horsemanship" not in theirs:  # 702.31b
            return False
        if "skulk" in mine and (chars.power or 0) > (self.chars.power or 0):  # 702.118b
            return False
        if "artifact" in chars.types:
            return True
        if "fear" in mine and "B" not in chars.colours:  # 702.36b
            return False
        return "intimidate" not in mine or any(colour in chars.colours for colour in self.chars.colours)  # 702.13b


def _walks(game: Game, lands: Filter | None, oid: ObjectId, defending: Seat) -> bool:
    """Whether the defending player controls such a land (702.14c)."""
    return lands is not None and bool(evaluate.things(game, Ctx(oid, defending), And((lands, YOURS))))
