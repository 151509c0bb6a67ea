"""Casting: spells, from the hand or wherever they may be cast from, to the stack (601)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from .. import commander, events, zones
from ..abilities.changes import Gain, Permit
from ..abilities.conditions import Paid
from ..abilities.kinds import Card, ExtraCost, Keyword, Static
from ..abilities.structures import Costs, Mana
from ..abilities.verbs import Cast
from ..abilities.words import Ability, Effect, Payable
from ..decisions import NO, YES, Option, Pick, Play, Seat, ask
from ..faces import printed
from ..keywords import frames
from ..layers import layers
from ..layers.profile import Profile, profile
from ..mana import planning, supply
from ..mana.spending import Purpose
from ..mana.symbols import Need, needs
from ..objects import Chars, Obj, ObjectId
from ..reading import evaluate
from ..reading.ctx import Ctx
from ..state import Continuous
from . import announcing, costs, giving, legality, manners, rulings, splicing, targets, ways
from .legality import Refusal, sorcery_timing
from .rewinding import Rewind

if TYPE_CHECKING:
    from ..game import Game
    from .ways import Way

_OPTIONS: dict[ObjectId, Option] = {}
NO_ZONES: dict[str, None] = {}


def options(game: Game, seat: Seat) -> tuple[Option, ...]:
    """The spells that the player could cast now with priority."""
    if legality.split_second(game):
        return ()
    objects = game.state.objects
    known_chars = game.cache.chars
    player = game.state.players[seat]
    permits = rulings.about(game, Permit, Cast)
    zones = {rule.change.zone: None for rule in permits} if permits else NO_ZONES
    ruled, timely = layers.index(game).casting, sorcery_timing(game, seat)
    judged: dict[tuple[Chars, Card | None], bool] = {}  # where no rule tells them apart, like cards are judged once
    found: list[Option] = []
    for oid in player.hand:
        chars = known_chars.get(oid) or layers.chars(game, oid)
        obj = objects[oid]
        legal = judged.get((chars, obj.card))
        if legal is not None or ("hand" not in zones and ways.is_plain(obj, chars)):
            if legal is None:  # the most frequent reason first: a refusal takes longer to find out
                untimely = not timely and not ruled and rulings.is_slow(chars)
                legal = not untimely and refusal(game, seat, obj, ways.Way(chars)) is None
                if not ruled and not obj.chosen and not obj.memory:
                    judged[chars, obj.card] = legal
            if legal:
                option = _OPTIONS.get(oid)
                if option is None:
                    option = _OPTIONS[oid] = Option("cast", oid)
                found.append(option)
        else:
            _offer(game, seat, obj, found)
    for oid in player.graveyard:
        if "graveyard" in zones or not manners.FROM_GRAVEYARD.isdisjoint((known_chars.get(oid) or layers.chars(game, oid)).keywords):
            _offer(game, seat, objects[oid], found)
    for oid in game.state.exile:
        if "exile" in zones or objects[oid].chosen:
            _offer(game, seat, objects[oid], found)
    for oid in game.state.command:
        if commander.is_castable(objects[oid], seat):
            _offer(game, seat, objects[oid], found)
    for zone in ("graveyard", "library", "command"):
        if zone in zones:
            some = _tops(game) if zone == "library" else evaluate.in_zone(game, zone)
            for oid in some:
                if zone != "graveyard" or objects[oid].owner != seat:
                    _offer(game, seat, objects[oid], found)
    return tuple(found)


def _tops(game: Game) -> list[ObjectId]:
    """The top card of each library: from further below nothing is ever cast."""
    return [player.library[-1] for player in game.state.players if player.library]


def _offer(game: Game, seat: Seat, obj: Obj, found: list[Option]) -> None:
    """Add the ways in which the card may be cast now."""
    for way in ways.ways(game, seat, obj):
        option = way.option(obj.id)
        if option not in found and refusal(game, seat, obj, way) is None:
            found.append(option)


def check(game: Game, seat: Seat, option: Option) -> Refusal | None:
    """Why the player may not cast that now in that way; None if it is legal."""
    obj = game.state.objects.get(option.thing)
    if obj is None:
        return legality.NOT_THERE
    if legality.split_second(game):
        return legality.SPLIT_SECOND
    reasons = [refusal(game, seat, obj, way) for way in ways.ways(game, seat, obj) if way.option(obj.id) == option]
    if not reasons:
        return legality.IS_LAND if "land" in layers.chars(game, obj.id).types else legality.NOT_THERE
    return None if None in reasons else reasons[0]


def refusal(game: Game, seat: Seat, obj: Obj, way: Way) -> Refusal | None:
    """Why the player may not cast the card in that way now. The cheap reasons come first."""
    chars = way.chars
    if "land" in chars.types:
        return legality.IS_LAND
    before = layers.chars(game, obj.id)
    if chars is not before:
        layers.index(game)  # what is in force is seen to before the card is looked at as anything else
        known = game.cache.chars
        known[obj.id] = chars
        try:
            return _refusal(game, seat, obj, way, chars)
        finally:
            known[obj.id] = before
    return _refusal(game, seat, obj, way, chars)


def _refusal(game: Game, seat: Seat, obj: Obj, way: Way, chars: Chars) -> Refusal | None:
    """The same, where the card is looked at as the spell that it would be (601.3e)."""
    ruled = rulings.on_casting(game, chars.abilities)
    if not sorcery_timing(game, seat):
        if ruled and rulings.only_as_sorcery(game, seat, obj.id, chars.abilities):
            return legality.TIMING
        if ("instant" not in chars.types and "flash" not in chars.keywords and not way.flash) or way.sorcery:
            if not _has_flash(game, seat, obj, way, chars, ruled):
                return legality.TIMING
    if ruled and rulings.cast_forbidden(game, seat, obj.id, chars.abilities):
        return legality.FORBIDDEN
    base: tuple[Payable, ...] | None = way.costs
    if base is None:
        if not chars.cost:
            return legality.NO_COST
        base = (Mana(chars.cost),)
    known = profile(chars.abilities)
    taxed = rulings.cast_taxes(game, seat, obj.id, chars.abilities) if ruled or game.state.commanders else rulings.NO_TAXES
    purpose = supply.purpose(game, seat, "spell", obj.id, chars)
    whole = base + way.extra + known.mandatory
    if way.offered:
        taxed = taxed._replace(less=taxed.less + rulings.mana_cost(game, way.offered))
    if way.giving is not None:
        ctx = Ctx(obj.id, seat, {}, 0, None, obj.id)
        if not giving.possible(game, ctx, seat, way.giving, whole, taxed, purpose):
            return legality.COSTS
    elif known.extras or taxed is not rulings.NO_TAXES or way.costs is not None or way.extra:
        ctx = Ctx(obj.id, seat, way.names, 0, None, obj.id)
        reasons = [_unpayable(game, ctx, parts, taxed, purpose) for parts in announcing.variants(whole)]
        if None not in reasons and not _cheaper(game, ctx, seat, chars, way, base, purpose):
            return reasons[0]
    elif not planning.can_pay(game, seat, needs(chars.cost), 0, purpose):
        return legality.MANA
    do = announcing.spell_effects(chars.abilities)
    paid = (way.manner,) if way.manner else ()
    ctx = Ctx(obj.id, seat, way.names, 0, None, obj.id)
    if do and not announcing.targets_exist(game, ctx, seat, whole, taxed, purpose, do, obj.id, paid):
        if not known.extras or not _has_targets_if_paid(game, ctx, seat, whole, taxed, purpose, do, known, paid):
            return legality.TARGETS
    return None if announcing.some_mode_payable(game, ctx, do, obj.id, whole, taxed, purpose) else legality.MANA


def _has_targets_if_paid(
    game: Game, ctx: Ctx, seat: Seat, whole: tuple[Payable, ...], taxed: rulings.Taxes, purpose: Purpose, do: tuple[Effect, ...],
    known: Profile, paid: tuple[str, ...],
) -> bool:  # fmt: skip
    """Whether an optional cost could be paid with which it aims at something else, which exists (702.33g)."""
    for extra in known.extras:
        more = (*paid, extra.label)
        if extra.optional and announcing.targets_exist(game, ctx, seat, whole + extra.costs, taxed, purpose, do, ctx.source, more):
            if announcing.payable(game, ctx, seat, announcing.total(whole + extra.costs, taxed, 0), purpose):
                return True
    return False


def can_pay_besides(game: Game, seat: Seat, option: Option, label: str) -> bool:
    """Whether the player could cast it so and pay the optional cost of that label too (601.2b)."""
    obj = game.state.objects[option.thing]
    for way in ways.ways(game, seat, obj):
        if way.option(obj.id) != option or (way.costs is None and not way.chars.cost) or refusal(game, seat, obj, way) is not None:
            continue
        known = profile(way.chars.abilities)
        whole = _base(way.chars, way) + way.extra + known.mandatory
        taxed = rulings.cast_taxes(game, seat, obj.id, way.chars.abilities)
        purpose = supply.purpose(game, seat, "spell", obj.id, way.chars)
        for extra in known.extras:
            if extra.optional and extra.label.split(":")[0] == label:
                ctx = Ctx(obj.id, seat, way.names, 0, None, obj.id)
                if announcing.payable(game, ctx, seat, announcing.total(whole + extra.costs, taxed, 0), purpose):
                    return True
    return False


def _cheaper(game: Game, ctx: Ctx, seat: Seat, chars: Chars, way: Way, base: tuple[Payable, ...], purpose: Purpose) -> bool:
    """Whether the player could pay for it if one of its optional costs were paid, since that makes it cheaper."""
    if not known_to_cheapen(chars.abilities):
        return False
    known = profile(chars.abilities)
    manner = (way.manner,) if way.manner else ()
    obj = game.state.edit(ctx.source)
    before = obj.paid
    found = False
    for extra in known.extras:
        obj.paid = (*manner, extra.label)
        taxed = rulings.cast_taxes(game, seat, obj.id, chars.abilities)
        cost = announcing.total(base + way.extra + known.mandatory + (extra.costs if extra.optional else ()), taxed, 0)
        found = found or announcing.payable(game, ctx, seat, cost, purpose)
    obj.paid = before
    return found


def _unpayable(game: Game, ctx: Ctx, parts: tuple[Payable, ...], taxed: rulings.Taxes, purpose: Purpose) -> Refusal | None:
    """Why the player can't pay all of that; None if it can be paid."""
    cost = announcing.total(parts, taxed, 0)
    if not costs.can_pay_others(game, ctx, ctx.you, cost.parts):
        return legality.COSTS
    return None if planning.can_pay(game, ctx.you, cost.wanted, 0, purpose.bending(cost.bends)) else legality.MANA


def _has_flash(game: Game, seat: Seat, obj: Obj, way: Way, chars: Chars, ruled: bool) -> bool:
    """Whether an effect lets the player cast it as though it had flash (601.3b)."""
    if way.sorcery:
        return False
    if way.offered or (way.rule is not None and way.rule.change.flash):
        return True
    return ruled and rulings.flash_permitted(game, seat, obj.id, chars.abilities)


def printed_need(game: Game, oid: ObjectId) -> Need | None:
    """The first way to pay the mana cost of a card in hand; None if it is a land or has none."""
    chars = layers.chars(game, oid)
    return needs(chars.cost)[0] if chars.cost else None


def cast(game: Game, seat: Seat, option: Option) -> Play[None]:
    """Cast a spell (601.2). Raises Rewind if it turns out that it cannot be cast (733.1)."""
    obj = game.state.objects[option.thing]
    some = [way for way in ways.ways(game, seat, obj) if way.option(obj.id) == option]
    legal = [way for way in some if refusal(game, seat, obj, way) is None]
    if not legal:
        raise Rewind("it cannot be cast so")
    way = legal[0]
    if way.offered and len(legal) > 1:
        offers = tuple(Option("object", other.offered) for other in legal)
        decision = Pick(offers, reason="sacrifice", rule="702.48b")
        (index,) = yield from ask(game, seat, decision, option.thing, cancel=costs.can_cancel(game))
        way = legal[index]
    yield from _cast(game, seat, option.thing, way)


def cast_now(game: Game, ctx: Ctx, seat: Seat, oid: ObjectId, told: Cast) -> Play[ObjectId]:
    """Cast a card while something resolves, as it tells (608.2g): without paying its mana cost, or for another cost (118.9), whatever
    the timing. Gives the spell, 0 if it can't be cast."""
    found = ways_now(game, ctx, seat, oid, told)
    if not found:
        return 0
    index = 0
    if len(found) > 1:
        options = tuple(Option("cast", oid, way.face, way.manner) for way in found)
        (index,) = yield from ask(game, seat, Pick(options, rule="601.2a"), ctx.source)
        if oid not in game.state.objects:
            return 0  # its owner has left the game
    zone, height = game.state.objects[oid].zone, len(game.state.stack)
    try:
        return (yield from _cast(game, seat, oid, found[index]))
    except Rewind:
        if game.announcing:
            raise
        for spell in game.state.stack[height:]:
            zones.put(game, spell, zone)  # 733.1: it returns to where it came from
        return 0


def can_cast_now(game: Game, ctx: Ctx, seat: Seat, oid: ObjectId, told: Cast) -> bool:
    """Whether the player could cast the card now as something that resolves tells, or play it if that is what it says."""
    from . import special

    return bool(ways_now(game, ctx, seat, oid, told)) or (told.play and special.may_play_now(game, seat, oid))


def ways_now(game: Game, ctx: Ctx, seat: Seat, oid: ObjectId, told: Cast) -> list[Way]:
    """The ways in which the player could cast the card now as something that resolves tells; with its back face up if it is to be
    cast transformed (712.11a)."""
    obj = game.state.objects[oid]
    if obj.card is None or obj.kind == "token" or (told.transformed and not printed.is_double_faced(obj.card)):
        return []
    faces = (1,) if told.transformed else ways.CASTABLE_FACES.get(obj.card.layout, (0,))
    instead: tuple[Payable, ...] = () if told.cost is None else told.cost.parts if isinstance(told.cost, Costs) else (told.cost,)
    known = game.cache.chars
    before = layers.chars(game, oid)
    layers.index(game)  # as in refusal
    found: list[Way] = []
    for face in faces:
        way = ways.Way(ways.face_chars(game, obj, face), face, told.label or (ways.FREE if told.cost is None else ways.PERMITTED), instead)
        known[oid] = way.chars  # it is looked at as the spell that it would be (601.3e)
        if not ways.is_half_castable(obj, way.chars):
            continue
        if (told.only is None or evaluate.fits(game, ctx, told.only, oid)) and _is_castable_now(game, seat, oid, way):
            found.append(way)
    known[oid] = before
    return found


def _is_castable_now(game: Game, seat: Seat, oid: ObjectId, way: Way) -> bool:
    chars = way.chars
    if "land" in chars.types or rulings.cast_forbidden(game, seat, oid, chars.abilities):
        return False
    if rulings.only_as_sorcery(game, seat, oid, chars.abilities):
        return False
    ctx = Ctx(oid, seat, {}, 0, None, oid)
    if not announcing.has_targets(game, ctx, announcing.spell_effects(chars.abilities), oid):
        return False
    assert way.costs is not None
    taxed = rulings.cast_taxes(game, seat, oid, chars.abilities)
    base = way.costs + profile(chars.abilities).mandatory
    purpose = supply.purpose(game, seat, "spell", oid, chars)
    if not announcing.some_mode_payable(game, ctx, announcing.spell_effects(chars.abilities), oid, base, taxed, purpose):
        return False
    return any(_unpayable(game, ctx, parts, taxed, purpose) is None for parts in announcing.variants(base))


def _cast(game: Game, seat: Seat, card: ObjectId, way: Way) -> Play[ObjectId]:
    """Follow the steps of 601.2; gives the spell, 0 if it has left the game with its owner meanwhile (800.4a)."""
    moved = events.Moved(card, "stack", "cast", seat, under=seat)
    moved.face_down = way.face_down
    events.happened(game, (moved,))  # a
    spell = moved.new
    before, game.placing = game.placing, spell
    try:
        yield from _announce(game, seat, spell, way)
    finally:
        game.placing = before
    if game.state.left_order and any(game.state.players[other].left for other in (seat, game.state.objects[spell].owner)):
        zones.vanish(game, spell)
        return 0
    events.happened(game, (events.SpellCast(spell, seat),))  # i
    return spell


def _announce(game: Game, seat: Seat, spell: ObjectId, way: Way) -> Play[None]:
    """Have everything chosen for the spell on the stack, and pay for it (601.2b-h)."""
    ways.note_use(game, way.rule)
    obj = game.state.edit(spell)
    obj.free = way.manner == ways.FREE
    obj.face, obj.names = way.face, way.names
    if way.text is not None:
        obj.copied = way.text
    if way.offered:
        obj.chosen, obj.paid = way.names, (way.manner,)
        layers.changed(game, spell, layers.STACK)
    if way.manner == "bestow" or way.manner == "mutate":
        obj.designations = {"bestowed": 1} if way.manner == "bestow" else {"mutating": 1}
        layers.changed(game, spell, layers.STACK)
    if way.face or way.text is not None:
        layers.changed(game, spell, layers.STACK)
    if way.manner == "flashback" and way.manner not in layers.chars(game, spell).keywords:
        _keep(game, seat, spell, Keyword(way.manner))
    ctx = Ctx(spell, seat, obj.names, 0)
    chars = layers.chars(game, spell)
    purpose = supply.purpose(game, seat, "spell", spell, chars)
    early = yield from _for_modes(game, ctx, spell, chars, way, purpose)
    if not (yield from _choose_modes(game, ctx, spell, chars, way, early, purpose)):  # b
        raise Rewind("no mode is possible")
    base = yield from _costs(game, ctx, spell, chars, way, purpose, early)
    if not way.face_down and splicing.is_there(game, ctx):
        base += yield from splicing.splice(game, ctx, spell, base, purpose)
        chars = layers.chars(game, spell)
    if announcing.has_x(base):
        yield from announcing.choose_x(game, ctx, spell, base, rulings.cast_taxes(game, seat, spell, chars.abilities), purpose)
        chars = layers.chars(game, spell)
    taxed = rulings.cast_taxes(game, seat, spell, chars.abilities)
    life = yield from announcing.choose_life(game, ctx, spell, base, taxed, purpose)
    if life > 0:
        obj = game.state.edit(spell)
        obj.paid += ("phyrexian",) * (life // 2)
    if not (yield from announcing.choose_targets(game, ctx, spell)):  # c, d
        raise Rewind("there is no legal target")
    yield from targets.became(game, spell)
    if rulings.cast_forbidden(game, seat, spell, chars.abilities):  # e, 601.5
        raise Rewind("an effect forbids it")
    cost = announcing.total(base, rulings.cast_taxes(game, seat, spell, chars.abilities), ctx.x)  # f
    spent = yield from announcing.pay_total(game, ctx, seat, spell, cost.for_life(life), purpose)  # g, h
    obj = game.state.edit(spell)
    obj.names, obj.spent = ctx.names, spent


def _choose_modes(
    game: Game, ctx: Ctx, spell: ObjectId, chars: Chars, way: Way, early: ExtraCost | None, purpose: Purpose
) -> Play[bool]:
    many = announcing.modes_for(game, spell, early)
    choice = announcing.modal(announcing.effects(game, spell))
    if choice is None or not announcing.has_costs(choice):
        return (yield from announcing.choose_modes(game, ctx, spell, many))
    base = _base(chars, way) + way.extra + profile(chars.abilities).mandatory
    taxed = rulings.cast_taxes(game, ctx.you, spell, chars.abilities)
    return (yield from announcing.choose_modes(game, ctx, spell, many, base, taxed, purpose))


def _keep(game: Game, seat: Seat, spell: ObjectId, keyword: Keyword) -> None:
    """A keyword that only an effect gave the card goes on to exile the spell however it leaves the stack (702.34a)."""
    born = game.timestamp()
    effect = Continuous(born, spell, seat, (Gain(keyword),), (spell,), None, {}, 0, born, game.state.turn)
    events.happened(game, (events.EffectStarted(effect),))


def _base(chars: Chars, way: Way) -> tuple[Payable, ...]:
    """The mana cost, or what is paid instead of it."""
    if way.costs is not None:
        return way.costs
    if not chars.cost:
        raise Rewind("it has no mana cost")
    return (Mana(chars.cost),)


def _for_modes(game: Game, ctx: Ctx, spell: ObjectId, chars: Chars, way: Way, purpose: Purpose) -> Play[ExtraCost | None]:
    """The optional cost that the player pays to choose more modes (702.42a); None if there is none or it is not paid."""
    known = profile(chars.abilities)
    for extra in known.extras:
        many = announcing.modes_for(game, spell, extra)
        if many and announcing.modes_possible(game, ctx, spell, many):
            base = _base(chars, way) + way.extra + known.mandatory
            if (yield from _wants(game, ctx, chars, base, extra, (way.manner,), purpose)):
                return extra
    return None


def _costs(
    game: Game, ctx: Ctx, spell: ObjectId, chars: Chars, way: Way, purpose: Purpose, early: ExtraCost | None
) -> Play[tuple[Payable, ...]]:
    """The costs to pay, the optional ones as the player announces them (601.2b), `early` already; their labels are noted on the spell."""
    known = profile(chars.abilities)
    base = _base(chars, way) + (() if early is None else early.costs)
    do = announcing.effects(game, spell)
    base += way.extra + known.mandatory + announcing.mode_costs(do, game.state.objects[spell].modes)
    base += escalated(chars.abilities, len(game.state.objects[spell].modes))
    if known.extras:
        base = yield from announcing.choose_variant(game, ctx, base, rulings.cast_taxes(game, ctx.you, spell, chars.abilities), purpose)
    labels = [way.manner] if way.manner else []
    labels += [extra.label for extra in known.extras if not extra.optional and extra.label]
    if early is not None:
        labels.append(early.label)
    if way.giving is not None:
        taxed = rulings.cast_taxes(game, ctx.you, spell, chars.abilities)
        base += yield from giving.choose(game, ctx, ctx.you, way.giving, base, taxed, purpose)
    for extra in known.extras:
        if announcing.modes_for(game, spell, extra):
            continue
        while extra.optional and (yield from _wants(game, ctx, chars, base, extra, tuple(labels), purpose)):
            base += extra.costs
            labels.append(extra.label)
            if not extra.again:
                break
    if labels:
        game.state.edit(spell).paid = tuple(labels)
        layers.changed(game, spell, layers.STACK)
    return base


def _wants(
    game: Game, ctx: Ctx, chars: Chars, base: tuple[Payable, ...], extra: ExtraCost, paid: tuple[str, ...], purpose: Purpose
) -> Play[bool]:
    """Whether the player pays an optional cost, if it can be paid and what it adds has targets (601.2b, 702.33g). Who can pay only
    with it is not asked."""
    spell, without = ctx.source, paid
    paid = (*paid, extra.label)
    taxed = _taxes_if_paid(game, ctx.you, spell, chars, paid)
    if not announcing.payable(game, ctx, ctx.you, announcing.total(base + extra.costs, taxed, 0), purpose):
        return False
    do = announcing.effects(game, spell)
    if not announcing.targets_exist(game, ctx, ctx.you, base + extra.costs, taxed, purpose, do, spell, paid):
        return False
    if not announcing.targets_exist(game, ctx, ctx.you, base, taxed, purpose, do, spell, without):
        return True
    if known_to_cheapen(chars.abilities):
        before = _taxes_if_paid(game, ctx.you, spell, chars, without)
        if not announcing.payable(game, ctx, ctx.you, announcing.total(base, before, 0), purpose):
            return True
    decision = Pick((YES, NO), reason="pay", rule="601.2b", usual=(1,))
    (answer,) = yield from ask(game, ctx.you, decision, spell, cancel=costs.can_cancel(game), name=extra.label)
    return bool(answer == 0)


def _taxes_if_paid(game: Game, seat: Seat, spell: ObjectId, chars: Chars, paid: tuple[str, ...]) -> rulings.Taxes:
    """What effects do to the cost of the spell, were these costs paid: "costs {1} less to cast if it's bargained"."""
    if not known_to_cheapen(chars.abilities):
        return rulings.cast_taxes(game, seat, spell, chars.abilities)
    obj = game.state.edit(spell)
    before, obj.paid = obj.paid, paid
    layers.changed(game, spell, layers.STACK)
    taxed = rulings.cast_taxes(game, seat, spell, chars.abilities)
    obj.paid = before
    layers.changed(game, spell, layers.STACK)
    return taxed


@lru_cache(maxsize=4096)
def known_to_cheapen(abilities: tuple[Ability, ...]) -> bool:
    """Whether what the spell costs depends on which of its optional costs are paid."""
    return any(isinstance(ability, Static) and isinstance(ability.cond, Paid) and ability.zone == "stack" for ability in abilities)


@lru_cache(maxsize=4096)
def escalated(abilities: tuple[Ability, ...], modes: int) -> tuple[Payable, ...]:
    """The escalate cost for each mode beyond the first (702.120a)."""
    words = (ability for ability in abilities if isinstance(ability, Keyword) and ability.word == "escalate")
    return tuple(part for word in words for part in frames.costs_of(word) * max(0, modes - 1))


def choose_for_trigger(game: Game, oid: ObjectId) -> Play[bool]:
    """Have the modes and targets of a triggered ability chosen as it is put on the stack (603.3c-d). False if it has no legal ones."""
    obj = game.state.objects[oid]
    ctx = Ctx(obj.source, obj.controller, obj.names, obj.x)
    if not (yield from announcing.choose_modes(game, ctx, oid)):
        return False
    if not (yield from announcing.choose_targets(game, ctx, oid)):
        return False
    yield from targets.became(game, oid)
    return True
