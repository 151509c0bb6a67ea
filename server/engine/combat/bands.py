"""Bands: attacking creatures that are blocked as one, and whose opponents' damage is divided by the other side (702.22).

The number of its band is in Obj.designations under BAND while a creature is in one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .. import events, zones
from ..abilities.kinds import Keyword
from ..abilities.words import Filter
from ..decisions import Option, Pick, Play, Seat, Thing, ask
from ..layers import layers
from ..objects import NO_SEAT, ObjectId
from ..reading import evaluate
from ..reading.evaluate import Ctx

if TYPE_CHECKING:
    from ..game import Game

BAND = "banded"
BANDING, WITH_OTHER = "banding", "bands with other"


def form(game: Game, attackers: list[tuple[ObjectId, Seat, Thing]]) -> Play[list[tuple[ObjectId, ...]]]:
    """Have the attacking players announce which of their creatures that attack the same thing are banded with which (508.1e); an answer
    of less than two is no band."""
    found: list[tuple[ObjectId, ...]] = []
    groups: dict[tuple[Seat, Thing], list[ObjectId]] = {}
    for oid, seat, whom in attackers:
        groups.setdefault((seat, whom), []).append(oid)
    for (seat, _), oids in groups.items():
        while len(oids) > 1 and any(BANDING in layers.chars(game, oid).keywords for oid in oids):
            strangers = tuple(i for i, oid in enumerate(oids) if BANDING not in layers.chars(game, oid).keywords)
            band = yield from _asked(game, seat, oids, strangers)
            if len(band) < 2:
                break
            found.append(band)
            oids = [oid for oid in oids if oid not in band]
        for quality in _qualities(game, oids):
            alike = [oid for oid in oids if evaluate.fits(game, Ctx(oid, seat), quality, oid)]
            if len(alike) > 1 and any(quality in _qualities(game, (oid,)) for oid in alike):
                band = yield from _asked(game, seat, alike, ())
                if len(band) > 1 and any(quality in _qualities(game, (oid,)) for oid in band):
                    found.append(band)
                    oids = [oid for oid in oids if oid not in band]
    return found


def _asked(game: Game, seat: Seat, oids: list[ObjectId], strangers: tuple[int, ...]) -> Play[tuple[ObjectId, ...]]:
    """A band of some of the creatures, with at most one of the strangers, who do not have banding (702.22c)."""
    options = tuple(Option("object", oid) for oid in oids)
    apart = (strangers,) if len(strangers) > 1 else ()
    chosen = yield from ask(game, seat, Pick(options, 0, len(oids), reason="band", rule="508.1e", apart=apart, usual=()))
    return tuple(oids[i] for i in chosen)


def _qualities(game: Game, oids: Iterable[ObjectId]) -> list[Filter]:
    """With what others the creatures band, beside banding itself (702.22b)."""
    found: dict[Filter, None] = {}
    for oid in oids:
        chars = layers.chars(game, oid)
        if WITH_OTHER in chars.keywords:
            for ability in chars.abilities:
                if isinstance(ability, Keyword) and ability.word == WITH_OTHER and ability.what is not None:
                    found[ability.what] = None
    return list(found)


def blocked_too(game: Game, blocks: list[events.Blocked], attackers: Iterable[ObjectId]) -> list[events.Blocked]:
    """What else is blocked by these: the rest of the band of each creature that is blocked (702.22h)."""
    if not any(BAND in game.state.objects[oid].designations for oid in attackers):
        return blocks
    found: dict[tuple[ObjectId, ObjectId], events.Blocked] = {(block.oid, block.attacker): block for block in blocks}
    for block in blocks:
        for other in zones.banded_with(game, block.attacker):
            if (block.oid, other) not in found:
                found[block.oid, other] = events.Blocked(block.oid, other)
    return list(found.values())


def chooser(game: Game, facing: tuple[ObjectId, ...]) -> Seat:
    """Who divides the damage of a creature that fights these, if not its controller: who controls one of them with banding, or two
    of a quality of which one bands with others of it (702.22j-k); NO_SEAT if nobody does."""
    for oid in facing:
        chars = layers.chars(game, oid)
        if BANDING in chars.keywords:
            return chars.controller
    for quality in _qualities(game, facing):
        alike = [oid for oid in facing if evaluate.fits(game, Ctx(oid, layers.chars(game, oid).controller), quality, oid)]
        holders = [oid for oid in alike if quality in _qualities(game, (oid,))]
        if holders and len(alike) > 1:
            return layers.chars(game, holders[0]).controller
    return NO_SEAT
