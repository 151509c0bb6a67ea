"""Payment: what mana a player could spend, and how a mana cost is paid with the least waste (601.2g-h, 118.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import costs, evaluate, events, layers, mana
from .abilities.kinds import Activated
from .decisions import Option, Pay, Play, Seat, ask
from .objects import ObjectId
from .profile import profile
from .profile import simple_mask as mask_of
from .rewinding import Rewind
from .symbols import BIT, LETTERS, SNOW, Need, need

if TYPE_CHECKING:
    from .game import Game


class Source:
    """A permanent that can be tapped for one mana: of a type in the mask, by the ability that makes it."""

    __slots__ = ("oid", "mask", "weight", "ways")

    def __init__(self, oid: ObjectId, mask: int, weight: int, ways: tuple[tuple[int, int, Activated], ...]) -> None:
        self.oid, self.mask, self.weight = oid, mask, weight
        self.ways = ways  # (mask, index, ability)


class Supply:
    """The mana that a player could spend now: floating, and from sources."""

    __slots__ = ("masks", "total", "sources", "memo")

    def __init__(self) -> None:
        self.masks: dict[int, int] = {}  # mask: how many units
        self.total = 0
        self.sources: list[Source] = []  # the least useful first
        self.memo: dict[Need, bool] = {}

    def count(self, mask: int, n: int = 1) -> None:
        """Count so many more units."""
        self.masks[mask] = self.masks.get(mask, 0) + n
        self.total += n

    def most(self) -> int:
        """The most mana that it can be."""
        return self.total

    def covers(self, wanted: Need) -> bool:
        """Whether it is enough for that need."""
        if self.total < wanted.total:
            return False
        found = self.memo.get(wanted)
        if found is None:
            found = self.memo[wanted] = covers(self.masks, self.total, wanted)
        return found


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
    for i, n in enumerate(state.players[seat].pool):
        if n:
            made.count(1 << i, n)
    for oid in state.battlefield:
        chars = layers.chars(game, oid)
        if chars.controller != seat:
            continue
        known = profile(chars.abilities)
        if not known.mana or not known.simple:
            continue
        obj = state.objects[oid]
        if obj.tapped or ("creature" in chars.types and evaluate.is_sick(game, obj, chars)):
            continue
        ways = known.ways
        mask = 0
        for way in ways:
            mask |= way[0]
        if "snow" in chars.supertypes:
            mask |= SNOW
        weight = mask.bit_count() + (8 if known.acts else 0) + (16 if "creature" in chars.types else 0)
        made.sources.append(Source(oid, mask, weight, ways))
        made.count(mask)
    made.sources.sort(key=_weight)
    return made


def _weight(source: Source) -> int:
    return source.weight


def can_pay(game: Game, seat: Seat, wanted: tuple[Need, ...], but: ObjectId = 0) -> bool:
    """Whether the player could pay one of these needs; without tapping `but`, which the cost itself taps."""
    have = supply(game, seat)
    if but:
        for source in have.sources:
            if source.oid == but:
                masks = have.masks.copy()
                masks[source.mask] -= 1
                return any(covers(masks, have.total - 1, one) and costs.can_pay_life(game, seat, one.life) for one in wanted)
    for one in wanted:
        if have.covers(one) and (not one.life or costs.can_pay_life(game, seat, one.life)):
            return True
    return False


class Plan:
    """How automatic payment pays: floating mana by letters, and which sources give which letter."""

    __slots__ = ("floating", "taps")

    def __init__(self) -> None:
        self.floating = ""
        self.taps: list[tuple[Source, str]] = []


def plan(game: Game, seat: Seat, wanted: Need, but: ObjectId = 0) -> Plan | None:
    """The least wasteful way to pay the need: pip by pip, the most demanding first, each time with what leaves the rest
    payable, most of the hand castable, and is itself the least useful."""
    have = supply(game, seat)
    masks = have.masks.copy()
    total = have.total
    groups: dict[int, list[Source]] = {}
    for source in have.sources:
        if source.oid == but:
            masks[source.mask] -= 1
            total -= 1
        else:
            groups.setdefault(source.mask, []).append(source)
    if not covers(masks, total, wanted):
        return None
    pool = game.state.players[seat].pool[:]
    made = Plan()
    others = _others(game, seat) if total > wanted.total and len(masks) > 1 else []
    pips, generic = wanted.pips, wanted.generic
    for pip in (*wanted.pips, *(255,) * wanted.generic):
        if pips:
            pips = pips[1:]
        else:
            generic -= 1
        rest = need(pips, generic)
        best: tuple[int, int, int, int] | None = None
        for place, mask in enumerate(masks):
            if not mask & pip or not masks[mask]:
                continue
            masks[mask] -= 1
            if covers(masks, total - 1, rest):
                free = mask.bit_count() == 1 and pool[mask.bit_length() - 1] > 0
                lost = sum(1 for other in others if not _still(masks, total - 1, rest, other))
                weight = -1 if free else groups[mask][0].weight
                score = (0 if free else 1, lost, weight, place)
                if best is None or score < best:
                    best = score
            masks[mask] += 1
        assert best is not None
        mask = list(masks)[best[3]]
        masks[mask] -= 1
        total -= 1
        letter = _letter(mask & pip)
        if best[0] == 0:
            pool[mask.bit_length() - 1] -= 1
            made.floating += letter
        else:
            made.taps.append((groups[mask].pop(0), letter))
    return made


def _letter(mask: int) -> str:
    mask &= 63
    return LETTERS[(mask & -mask).bit_length() - 1] if mask else ""


def _others(game: Game, seat: Seat) -> list[Need]:
    """What else in the player's hand would cost mana: the first way to pay for each card."""
    from . import casting

    return [wanted for oid in game.state.players[seat].hand if (wanted := casting.printed_need(game, oid)) is not None]


def _still(masks: dict[int, int], total: int, rest: Need, other: Need) -> bool:
    return covers(masks, total, need(rest.pips + other.pips, rest.generic + other.generic))


def pay(
    game: Game, seat: Seat, wanted: tuple[Need, ...], source: ObjectId, but: ObjectId = 0, *, ask_how: bool = True, rule: str = "601.2g"
) -> Play[str]:
    """Have the player pay one of the needs, by hand or automatically; gives the letters of what was spent.

    Raises Rewind if it cannot be paid (733.1).
    """
    spent = ""
    wanted = tuple(one for one in wanted if not one.life or costs.can_pay_life(game, seat, one.life))
    while True:
        way, chosen = _best(game, seat, wanted, but)
        if way is None or chosen is None:
            raise Rewind("the cost cannot be paid")
        if not chosen.total and not chosen.life:
            return spent
        options = _steps(game, seat, wanted, but) if ask_how else ()
        if options:
            decision = Pay((Option("way", 0, -1, "auto"), *options), chosen.symbols, tuple(tap.oid for tap, _ in way.taps), rule=rule)
            answer = yield from ask(game, seat, decision, source, cancel=costs.can_cancel(game))
        else:
            answer = 0
        if answer == 0:
            if chosen.life:
                yield from events.happen(game, events.LifeLost(seat, chosen.life, "pay", source))
            return spent + (yield from _carry_out(game, seat, way))
        step = options[answer - 1]
        if step.kind == "mana":
            mana.spend(game, seat, str(step.choice))
            spent += str(step.choice)
            wanted = _less(game, seat, wanted, BIT[str(step.choice)], but)
        else:
            ability = dict(profile(layers.chars(game, step.thing).abilities).mana)[step.ability]
            yield from mana.activate(game, seat, step.thing, step.ability, ability)


def _best(game: Game, seat: Seat, wanted: tuple[Need, ...], but: ObjectId) -> tuple[Plan | None, Need | None]:
    for one in wanted:
        way = plan(game, seat, one, but)
        if way is not None:
            return way, one
    return None, None


def _less(game: Game, seat: Seat, wanted: tuple[Need, ...], bit: int, but: ObjectId) -> tuple[Need, ...]:
    """What is left to pay after a mana of that type was spent: on the most demanding pip that takes it."""
    left: list[Need] = []
    for one in wanted:
        for place, pip in enumerate(one.pips):
            if pip & bit:
                left.append(need(one.pips[:place] + one.pips[place + 1 :], one.generic, one.life))
                break
        else:
            if one.generic:
                left.append(need(one.pips, one.generic - 1, one.life))
    return tuple(left)


def _steps(game: Game, seat: Seat, wanted: tuple[Need, ...], but: ObjectId) -> tuple[Option, ...]:
    """The steps of paying by hand that leave the cost payable: floating mana spent, or a mana ability activated."""
    found: list[Option] = []
    have = supply(game, seat)
    for i, n in enumerate(game.state.players[seat].pool):
        if n and _less(game, seat, wanted, 1 << i, but):
            found.append(Option("mana", 0, -1, LETTERS[i]))
    for source in have.sources:
        if source.oid != but:
            found += [Option("activate", source.oid, index, "mana") for _, index, _ in source.ways]
    return tuple(found)


def _carry_out(game: Game, seat: Seat, way: Plan) -> Play[str]:
    """Activate what the plan says and spend the mana."""
    spent = way.floating
    index = layers.index(game)
    happening: list[events.Happening] = []
    for source, letter in way.taps:
        number, ability = next((number, ability) for mask, number, ability in source.ways if not letter or mask & BIT[letter])
        if not letter:
            letter = _letter(mask_of(ability))
        happening.append(events.Tapped(source.oid, True))
        happening.append(events.AbilityActivated(0, seat, source.oid, number, True))
        happening.append(events.ManaAdded(seat, letter, source.oid, True))
        spent += letter
    batch = tuple(happening)
    if batch:
        if index.rewrites(batch) or any(verb in index.triggers for event in batch for verb in event.verbs):
            for source, letter in way.taps:
                number, ability = next((number, ability) for mask, number, ability in source.ways if not letter or mask & BIT[letter])
                yield from mana.activate(game, seat, source.oid, number, ability, letter, True)
        else:
            events.happened(game, batch)
    mana.spend(game, seat, spent)
    return spent

