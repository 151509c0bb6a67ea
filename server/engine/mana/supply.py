"""Supply: the mana that a player could spend: floating, from sources, and from what stands in for mana (106.4, 605.3a, 702.51)."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from ..abilities import filters, picks, verbs
from ..abilities.changes import AsThough, Forbid, SpendOnly
from ..abilities.kinds import Activated
from ..abilities.structures import Mana
from ..abilities.words import Filter, Payable
from ..casting import costs, rulings
from ..decisions import Seat
from ..layers import layers
from ..layers.profile import SELF_TAP, SELF_UNTAP, Profile, flat, is_mana_ability, mana_symbols
from ..objects import Chars, Obj, ObjectId
from ..reading import evaluate
from ..reading.evaluate import Ctx
from . import production
from .spending import COLOURED, CREATURE, HELPERS, NOTHING, USEFUL, WATERBEND, Maker, Purpose, Source
from .symbols import BIT, COLOURS, HELP, SNOW, TYPES, Need, need, needs

if TYPE_CHECKING:
    from .. import state as states
    from ..game import Game
    from .production import Output


SPELLS = ("spell", "assisted")
"""The kinds of purpose that are spells; "assisted" where another player has paid what that player would."""


class Supply:
    """All of it, for one player. `masks` counts the units that anything may be paid with: mask, how many."""

    __slots__ = ("masks", "total", "sources", "picky", "special", "makers", "memo", "untaken")

    def __init__(self) -> None:
        self.masks: dict[int, int] = {}
        self.total = 0
        self.sources: list[Source] = []  # the least useful first
        self.picky: list[Source] = []  # whose mana may be spent on some things only
        self.special: tuple[states.Mana, ...] = ()  # floating, with something clinging to it
        self.makers: list[Maker] = []
        self.memo: dict[Need, bool] = {}
        self.untaken: dict[ObjectId, Source] = {}  # the sources by their permanent

    def count(self, mask: int, n: int = 1) -> None:
        """Count so many more units."""
        self.masks[mask] = self.masks.get(mask, 0) + n
        self.total += n

    def add(self, source: Source) -> None:
        """A source more."""
        self.sources.append(source)
        self.untaken[source.oid] = source
        mask = source.mask
        self.masks[mask] = self.masks.get(mask, 0) + 1
        self.total += 1

    def most(self) -> int:
        """More mana than this it cannot be."""
        made = sum(max((len(output) for output in maker.outputs), default=0) * maker.uses for maker in self.makers)
        return self.total + len(self.picky) + len(self.special) + made

    def covers(self, wanted: Need) -> bool:
        """Whether the units that anything may be paid with are enough for that need."""
        if self.total < wanted.total:
            return False
        found = self.memo.get(wanted)
        if found is None:
            found = self.memo[wanted] = covers(self.masks, self.total, wanted)
        return found

    @property
    def plain(self) -> bool:
        """Whether there is nothing beyond those units."""
        return not self.makers and not self.picky and not self.special


def covers(masks: dict[int, int], total: int, wanted: Need) -> bool:
    """Whether units of these masks can pay the need: Hall's condition over the unions of its pips."""
    if total < wanted.total:
        return False
    for union, n in wanted.checks:
        for mask, count in masks.items():
            if mask & union:
                n -= count
        if n > 0:
            return False
    return True


def supply(game: Game, seat: Seat) -> Supply:
    """What the player could spend now; worked out once for each state."""
    notes = game.cache.notes
    key = ("supply", seat)
    found: Supply | None = notes.get(key)
    if found is None:
        found = notes[key] = _supply(game, seat)
    return found


def _supply(game: Game, seat: Seat) -> Supply:
    made = Supply()
    state = game.state
    player = state.players[seat]
    for i, n in enumerate(player.pool):
        if n:
            made.count(1 << i, n)
    made.special = player.special_mana
    altered = production.is_altered(game)
    ruled = bool(rulings.about(game, Forbid, verbs.Activate))
    known_chars, uses = game.cache.chars, game.cache.uses
    for oid in state.battlefield:
        known = uses.acting.get(oid)
        if known is None or not known.mana:
            continue
        chars = known_chars.get(oid) or layers.chars(game, oid)
        if chars.controller != seat:
            continue
        obj = state.objects[oid]
        if known.simple and not altered and not ruled:
            if not obj.tapped and not obj.phased_out and not ("creature" in chars.types and rulings.is_sick(game, obj, chars)):
                mask = known.mask | SNOW if "snow" in chars.supertypes else known.mask
                made.add(Source(oid, mask, _weight(chars, known, mask), known.ways))
        elif not obj.phased_out:
            _look_closer(game, seat, made, obj, chars, known)
    for zone in ("hand", "graveyard") if uses.held else ():
        for oid in getattr(player, zone):
            if oid not in uses.held:
                continue
            for index, ability in uses.held[oid].elsewhere:
                if ability.zone == zone and is_mana_ability(ability):
                    maker = _maker(game, seat, state.objects[oid], layers.chars(game, oid), index, ability)
                    if maker is not None:
                        made.makers.append(maker)
    made.sources.sort(key=_by_weight)
    return made


_by_weight = attrgetter("weight")  # faster than a function of ours


def _weight(chars: Chars, known: Profile, mask: int) -> int:
    weight = COLOURED * (mask & COLOURS).bit_count()
    if known.acts:
        weight += USEFUL
    return weight + CREATURE if "creature" in chars.types else weight


def _look_closer(game: Game, seat: Seat, made: Supply, obj: Obj, chars: Chars, known: Profile) -> None:
    """Mana abilities that are not all simple, or not as the board stands: each is a maker, unless all are simple after all."""
    makers: list[Maker] = []
    for index, ability in known.mana:
        maker = _maker(game, seat, obj, chars, index, ability)
        if maker is not None:
            maker.weight = _weight(chars, known, _union(maker.outputs)) + maker.weight
            makers.append(maker)
    if makers and all(_is_simple(maker, makers[0]) for maker in makers):
        ways = tuple((_union(maker.outputs), maker.index, maker.ability) for maker in makers)
        mask = 0
        for way in ways:
            mask |= way[0]
        source = Source(obj.id, mask | SNOW if makers[0].snow else mask, makers[0].weight, ways, makers[0].only)
        if source.only is None:
            made.add(source)
        else:
            made.picky.append(source)
    else:
        made.makers.extend(makers)


def _is_simple(maker: Maker, first: Maker) -> bool:
    do = maker.ability.do
    if type(do) is not verbs.AddMana or do.lasts or do.through or do.rider is not None or maker.ability.costs != (SELF_TAP,):
        return False
    return all(len(output) == 1 for output in maker.outputs) and maker.only == first.only


def _union(outputs: tuple[Output, ...]) -> int:
    mask = 0
    for output in outputs:
        for unit in output:
            mask |= unit
    return mask


def _maker(game: Game, seat: Seat, obj: Obj, chars: Chars, index: int, ability: Activated) -> Maker | None:
    """The ability as a maker; None if it could not be activated, mana apart, or would add nothing."""
    from ..casting import activating

    if activating.hindrance(game, seat, obj, chars, index, ability) is not None:
        return None
    outputs = production.predicted(game, seat, obj, ability)
    if not outputs:
        return None
    maker = Maker(obj.id, index, ability, outputs)
    maker.only = production.restriction(ability)
    maker.snow = "snow" in chars.supertypes
    taxed = rulings.activation_taxes(game, seat, obj.id, "mana")
    parts = ability.costs + taxed.added
    symbols = mana_symbols(parts)
    if symbols or taxed.more > 0:
        maker.wanted = needs(symbols, 0, taxed.more, taxed.less, taxed.least)
    for part in flat(parts):
        if not isinstance(part, Mana):
            _note_cost(game, Ctx(obj.id, seat, {**obj.memory, **obj.chosen}), maker, part)
    once = maker.taps or maker.leaves or "once" in ability.when.split()
    maker.uses = 1 if once else 20 if maker.tier == 0 else maker.uses
    if type(ability.do) is not verbs.AddMana:
        maker.weight += USEFUL // 2
    return maker


def _note_cost(game: Game, ctx: Ctx, maker: Maker, part: Payable) -> None:
    """What else a mana ability costs, and how often that can be paid."""
    if part == SELF_TAP:
        maker.taps = True
    elif part == SELF_UNTAP:
        maker.untaps = True
    elif isinstance(part, verbs.LoseLife):
        maker.tier = max(maker.tier, 1)
        maker.life += 1 if part.n is None else evaluate.amount(game, ctx, part.n)
        maker.uses = max(1, game.life(ctx.you) // max(1, maker.life))
    elif isinstance(part, (verbs.RemoveCounters, verbs.PutCounters)) and not isinstance(part.on, picks.Choose):
        maker.tier = max(maker.tier, 1)
        if isinstance(part, verbs.RemoveCounters):
            maker.uses = max(1, costs.most_removed(game, ctx, part))
    elif isinstance(part, verbs.Move) and part.what == picks.SELF:
        maker.tier = max(maker.tier, 1)
        maker.leaves = True
    else:
        maker.tier = 2
        maker.uses = max(1, min(maker.uses, costs.how_often(game, ctx, part))) if maker.uses > 1 else costs.how_often(game, ctx, part)


def purpose(game: Game, seat: Seat, kind: str, oid: ObjectId, chars: Chars) -> Purpose:
    """What it matters that mana is spent on: NOTHING where nothing in force cares."""
    helpers: tuple[str, ...] = ()
    if kind == "spell" and not HELPERS.isdisjoint(chars.keywords):
        helpers = tuple(word for word in sorted(HELPERS) if word in chars.keywords)
    any_type = 0
    for rule in layers.index(game).rules.get(AsThough, ()):
        if rule.change.what in ("any_colour", "any_type") and _spends_so(game, rule, seat, kind, oid):
            any_type |= COLOURS if rule.change.what == "any_colour" else TYPES
    sources: tuple[Filter, ...] = ()
    if kind == "spell" and game.state.sources_matter:
        rules = rulings.of_spell(game, SpendOnly, seat, oid, chars.abilities)
        sources = tuple(rule.change.produced_by for rule in rules if rulings.casts(game, rule, rule.change.event, seat, oid))
    have = supply(game, seat)
    assist = kind == "spell" and "assist" in chars.keywords
    if not helpers and not any_type and not assist and not sources and not have.picky and not have.special and not have.makers:
        return NOTHING
    made = Purpose(kind, oid, helpers, any_type)
    made.assist, made.produced_by = assist, sources
    return made


def may_come_of(game: Game, seat: Seat, purpose: Purpose, source: ObjectId) -> bool:
    """Whether mana that the source has produced, or would, may be spent on it as far as that matters (106.6)."""
    ctx = Ctx(purpose.oid, seat)
    return bool(source) and all(evaluate.fits(game, ctx, filter, source) for filter in purpose.produced_by)


def _spends_so(game: Game, rule: layers.InForce, seat: Seat, kind: str, oid: ObjectId) -> bool:
    """Whether the effect lets that player spend mana so on that: its `over` fits the player, or the spell or permanent."""
    over = rule.over
    if over is None:
        return oid == rule.source or rule.you == seat
    thing = -1 - seat
    if isinstance(over, tuple):
        return thing in over or oid in over
    ctx = rulings.reading(rule, oid if kind == "spell" else 0)
    return evaluate.fits(game, ctx, over, thing) or (rule.you == seat and bool(oid) and evaluate.fits(game, ctx, over, oid))


def allows(game: Game, seat: Seat, only: Filter, source: ObjectId, kind: str, oid: ObjectId) -> bool:
    """Whether mana that may be spent only on what fits may be spent on that spell, or on an ability of that object (106.6)."""
    if isinstance(only, filters.And):
        return all(allows(game, seat, part, source, kind, oid) for part in only.parts)
    if isinstance(only, filters.Or):
        return any(allows(game, seat, part, source, kind, oid) for part in only.parts)
    if isinstance(only, filters.Not):
        return not allows(game, seat, only.part, source, kind, oid)
    if isinstance(only, filters.Kind) and only.kind in ("spell", "ability", "activated"):
        return kind in SPELLS if only.kind == "spell" else kind in ("activated", "mana")
    if not oid:
        return False
    obj = game.obj(source) if source else None
    names = {**obj.memory, **obj.chosen} if obj is not None else {}
    return evaluate.fits(game, Ctx(source, seat, names, 0, None, oid if kind in SPELLS else 0), only, oid)


def relaxed(wanted: Need, any_type: int) -> Need:
    """The need where mana may be spent as though it were of any of these types (609.4b)."""
    if not any_type:
        return wanted
    return need(tuple(pip | TYPES if pip & any_type else pip for pip in wanted.pips), wanted.generic, wanted.life)


BENT = frozenset(("artifact", "creature"))
"""What is tapped to waterbend (701.67a)."""


def helpers(game: Game, seat: Seat, words: tuple[str, ...], taken: dict[ObjectId, Source]) -> list[Source]:
    """What stands in for mana of a spell's total cost: creatures (702.51), artifacts (702.126), cards in the graveyard
    (702.66). A permanent that is also a source is one unit that can be either."""
    found: list[Source] = []
    if "delve" in words:
        for oid in game.state.players[seat].graveyard:
            found.append(_helper(oid, HELP, "delve", 1))
    if "convoke" not in words and "improvise" not in words and WATERBEND not in words:
        return found
    for oid in game.state.battlefield:
        obj = game.state.objects[oid]
        chars = layers.chars(game, oid)
        if chars.controller != seat or obj.tapped or obj.phased_out:
            continue
        if "convoke" in words and "creature" in chars.types:
            mask = HELP
            for letter in chars.colours:
                mask |= BIT[letter]
            word = "convoke"
        elif "improvise" in words and "artifact" in chars.types:
            mask, word = HELP, "improvise"
        elif WATERBEND in words and not chars.types.isdisjoint(BENT):
            mask, word = HELP, WATERBEND
        else:
            continue
        if oid in taken:
            mask |= taken[oid].mask
        found.append(_helper(oid, mask, word, COLOURED * 6 + 2))
    return found


def _helper(oid: ObjectId, mask: int, word: str, weight: int) -> Source:
    source = Source(oid, mask, weight, ())
    source.help = word
    return source
