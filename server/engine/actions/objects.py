"""Objects: moving, creating, tapping, attaching, counting, changing hands (701)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .. import arriving, events, loops, replacement
from ..abilities import verbs
from ..abilities.changes import Control, EndOfTurn, Replace, Until
from ..abilities.filters import Is
from ..abilities.kinds import Card, Face
from ..abilities.picks import IT, Ref
from ..abilities.structures import Select, Seq
from ..abilities.words import Change, Count, Duration
from ..casting import targets
from ..decisions import CHANCE, Option, Order, Pick, Play, Seat, Thing, ask, is_player, player_thing, seat_of
from ..faces import printed
from ..layers import continuous, copying
from ..objects import NO_SEAT, ObjectId
from ..reading import evaluate
from ..reading.evaluate import Ctx
from ..state import Continuous, Delayed
from . import picking
from .performing import doing
from .proposing import proposing

if TYPE_CHECKING:
    from ..game import Game


@doing(Select)
def _select(game: Game, ctx: Ctx, effect: Select) -> Play[None]:
    yield from picking.pick(game, ctx, effect.what)


@proposing(verbs.Move)
def _move(game: Game, ctx: Ctx, verb: verbs.Move) -> Play[list[events.Happening]]:
    things = yield from picking.pick(game, ctx, verb.what)
    oids = picking.present(game, ctx, things, verb.frm if verb.manner in ("destroy", "sacrifice", "counter") else "")
    if verb.until is not None:
        if ctx.source not in game.state.objects:
            return []  # 610.3a: the event has happened already
        yield from come_back(game, ctx, verb, verb.until, oids)
    under = () if verb.under is None else (yield from picking.players(game, ctx, verb.under))
    if verb.position in ("any_order_top", "any_order_bottom") and len(oids) > 1:
        order = yield from ask(
            game, ctx.you, Order(tuple(picking.option_for(game, oid) for oid in oids), reason="order", rule="401.4"), ctx.source
        )
        oids = [oids[i] for i in order]
    elif verb.position == "random_bottom" and len(oids) > 1:
        order = yield from ask(game, CHANCE, Order(count=len(oids), reason="shuffle", rule="401.4"))
        oids = [oids[i] for i in order]
    proposed: list[events.Happening] = []
    if verb.to == "library":
        proposed = put_back(game, oids, verb.position)
        oids = [oid for oid in oids if game.state.objects[oid].zone != "library"]
        if verb.position == "any_order_top":
            oids.reverse()  # the last that is put there lies on top
    for oid in oids:
        event = yield from moving(game, ctx, oid, verb, under[0] if under else NO_SEAT)
        if event is not None:
            proposed.append(event)
    return proposed


def put_back(game: Game, oids: list[ObjectId], position: str) -> list[events.Happening]:
    """Cards of libraries that are put back there change their places and are no new objects (401.4)."""
    proposed: list[events.Happening] = []
    for player in game.state.players:
        mine = tuple(oid for oid in oids if oid in player.library)
        if mine:
            below = "bottom" in position
            proposed.append(events.Reordered(player.seat, () if below else mine, mine if below else ()))
    return proposed


def come_back(game: Game, ctx: Ctx, verb: verbs.Move, until: Duration, oids: list[ObjectId]) -> Play[None]:
    """Have the objects return to where they are now, immediately after the duration ends (610.3)."""
    assert isinstance(until, Until)
    back = verbs.Move(Ref(verb.name), game.state.objects[oids[0]].zone if oids else "battlefield", verb.to, "return")
    ctx.names[verb.name] = ()
    trigger = Delayed(game.timestamp(), ctx.source, ctx.you, until.event, back, ctx.names, ctx.x, False, -1)
    trigger.immediate = True
    game.state.delayed.append(trigger)
    return
    yield


def moving(game: Game, ctx: Ctx, oid: ObjectId, verb: verbs.Move, under: Seat) -> Play[events.Moved | None]:
    """The event of moving one object as the verb says; None if it cannot be moved so."""
    obj = game.state.objects[oid]
    chars = game.chars(oid)
    if verb.manner == "destroy" and "indestructible" in chars.keywords:
        return None  # 702.12b
    if obj.kind == "token" and obj.zone != "battlefield":
        return None  # 111.8
    if verb.manner == "sacrifice" and verb.by is None and chars.controller != ctx.you:
        return None  # 701.21a: nobody sacrifices what another player controls
    to = verb.to or "graveyard"
    position = "bottom" if "bottom" in verb.position else verb.position if verb.position == "second" else "top"
    by = chars.controller if verb.manner == "sacrifice" else ctx.you
    event = events.Moved(oid, to, verb.manner, by, under=under, source=ctx.source, position=position)
    if verb.final:
        event.final = True
    if verb.arrival is not None:
        yield from arrive(game, ctx, event, verb.arrival)
    if to == "battlefield" and not arriving.can_be_there(game, event):
        return None
    if (
        to == "battlefield"
        and event.attached_to is None
        and not (yield from aura_host(game, event, obj.owner if under == NO_SEAT else under))
    ):
        return None
    return event


def arrive(game: Game, ctx: Ctx, event: events.Moved, arrival: verbs.Arrival) -> Play[None]:
    """Fill in how the object arrives on the battlefield."""
    event.tapped, event.transformed, event.face_down = arrival.tapped, arrival.transformed, arrival.face_down
    event.counters = tuple((kind, evaluate.amount(game, ctx, n)) for kind, n in arrival.counters)
    if arrival.attacking:
        whom = None if arrival.whom is None else tuple(_attacked(game, (yield from picking.pick(game, ctx, arrival.whom)), arrival.theirs))
        event.attacking = yield from whom_to_attack(game, event.under if event.under != NO_SEAT else ctx.you, whom)
    if arrival.blocking is not None:
        blocked = yield from picking.pick(game, ctx, arrival.blocking)
        event.blocking = blocked[0] if blocked else 0
    if arrival.attached_to is not None:
        hosts = yield from picking.pick(game, ctx, arrival.attached_to)
        event.attached_to = hosts[0] if hosts else None


def _attacked(game: Game, things: tuple[Thing, ...], theirs: bool) -> Iterator[Thing]:
    """What is attacked: the things themselves, what those attack that are creatures, and the planeswalkers of players if `theirs`."""
    for thing in things:
        if not is_player(thing) and (whom := game.obj(thing).attacking) is not None:
            yield whom
            continue
        yield thing
        if theirs:
            for oid in game.state.battlefield:
                if "planeswalker" in game.chars(oid).types and player_thing(game.chars(oid).controller) == thing:
                    yield oid


def whom_to_attack(game: Game, seat: Seat, among: tuple[Thing, ...] | None = None) -> Play[Thing | None]:
    """Whom a creature put onto the battlefield attacking attacks, as its controller chooses (508.4), among these if any are named."""
    from ..combat import attack

    choices = tuple(thing for thing in attack.may_be_attacked(game, seat) if among is None or thing in among)
    if not choices:
        return None
    if len(choices) == 1:
        return choices[0]
    (index,) = yield from ask(game, seat, Pick(tuple(picking.option_for(game, thing) for thing in choices), rule="508.4"))
    chosen: Thing = choices[index]
    return chosen


def aura_host(game: Game, event: events.Moved, seat: Seat) -> Play[bool]:
    """An Aura that enters without being cast is put onto something that it can enchant; if nothing is, it stays (303.4f-g)."""
    obj = game.state.objects[event.oid]
    if obj.zone == "stack" or obj.card is None or event.face_down:
        return True
    face = event.copied or (obj.copied if obj.copied is not None else obj.card.faces[1 if event.transformed else 0])
    if "Aura" not in face.subtypes:
        return True
    hosts = targets.enchantable(game, face, event.oid, seat)
    if not hosts:
        return False
    if len(hosts) == 1:
        event.attached_to = hosts[0]
        return True
    options = tuple(picking.option_for(game, host) for host in hosts)
    (index,) = yield from ask(game, seat, Pick(options, rule="303.4f"), event.oid)
    event.attached_to = hosts[index]
    return True


@doing(verbs.Arrive)
def _arrive(game: Game, ctx: Ctx, verb: verbs.Arrive) -> Play[None]:
    """What is entering does so tapped, attacking ... besides however it would (614.1c)."""
    things = yield from picking.pick(game, ctx, verb.what)
    for oid in things:
        event = game.arriving.get(oid)
        if event is None or verb.arrival is None:
            continue
        obj = game.state.objects[oid]
        was = event.tapped, event.transformed, event.face_down, event.counters
        yield from arrive(game, ctx, event, verb.arrival)
        obj.tapped = obj.tapped or event.tapped
        event.tapped, event.transformed, event.face_down, event.counters = was


@proposing(verbs.Create)
def _create(game: Game, ctx: Ctx, verb: verbs.Create) -> Play[list[events.Happening]]:
    seats = yield from picking.players(game, ctx, verb.who)
    n = 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
    if verb.copy_of is not None:
        models = yield from picking.pick(game, ctx, verb.copy_of)
        made = [_copy(game, ctx, oid, verb.but) for oid in models if not is_player(oid)]
    else:
        assert verb.token is not None
        face = token_face(game, ctx, verb.token)
        both = None if verb.token.back is None else Card((face, token_face(game, ctx, verb.token.back)), "transform")
        made = [(face, both, False)]
    proposed: list[events.Happening] = []
    for seat in picking.players_in_order(game, seats):
        for face, card, back in made:
            for _ in range(min(n, loops.room(game))):
                event = events.Created(face, seat, ctx.source, card)
                event.transformed = back
                if face.halves:
                    event.copied = face  # of which halves are unlocked is seen to by its looks (709.5)
                if verb.arrival is not None:
                    yield from arrive(game, ctx, event, verb.arrival)
                if "Aura" not in face.subtypes or (yield from _is_attached(game, event, verb)):
                    proposed.append(event)
    return proposed


def _is_attached(game: Game, event: events.Created, verb: verbs.Create) -> Play[bool]:
    """What an Aura token is created attached to: what the effect says, or what its controller chooses. If it can't enchant that, it
    isn't created (303.4f-g, i)."""
    arriving.prepare(game, event)
    hosts = targets.enchantable(game, event.face, event.becoming, event.owner)
    if verb.arrival is not None and verb.arrival.attached_to is not None:
        hosts = [host for host in hosts if host == event.attached_to]
    if not hosts:
        arriving.abandon(game, event)
        return False
    if len(hosts) > 1:
        options = tuple(picking.option_for(game, host) for host in hosts)
        (index,) = yield from ask(game, event.owner, Pick(options, rule="303.4f"), event.source)
        hosts = [hosts[index]]
    event.attached_to = hosts[0]
    return True


def _copy(game: Game, ctx: Ctx, oid: ObjectId, but: tuple[Change, ...]) -> tuple[Face, Card | None, bool]:
    """What a token that is a copy of the object is (707.2): its face, what stands for the card if it is one of two faces, and
    whether the back face is up (707.8a)."""
    face, obj = copying.copiable(game, oid), game.obj(oid)
    if but:
        return copying.with_exceptions(game, ctx, face, but), None, False
    if not printed.is_double_faced(obj.card) or obj.face_down or obj.copied is not None or face is not obj.printed:
        return face, None, False
    return face, obj.card, obj.face == 1 and obj.zone == "battlefield"


def token_face(game: Game, ctx: Ctx, spec: verbs.TokenSpec) -> Face:
    """The characteristics of the token, its numbers as they are now (111.4)."""

    def size(n: Count | None) -> int | None:
        return None if n is None else evaluate.amount(game, ctx, n)

    return Face(
        spec.name,
        "",
        spec.types,
        spec.subtypes,
        spec.supertypes,
        spec.abilities,
        size(spec.power),
        size(spec.toughness),
        None,
        None,
        spec.colours,
    )


@proposing(verbs.Tap)
def _tap(game: Game, ctx: Ctx, verb: verbs.Tap) -> Play[list[events.Happening]]:
    things = yield from picking.pick(game, ctx, verb.what)
    proposed: list[events.Happening] = []
    for oid in picking.present(game, ctx, things, "battlefield"):
        if oid in game.arriving:
            game.state.objects[oid].tapped = True  # enters tapped (614.1d)
        elif not game.state.objects[oid].tapped:
            proposed.append(events.Tapped(oid))
    return proposed


@proposing(verbs.Untap)
def _untap(game: Game, ctx: Ctx, verb: verbs.Untap) -> Play[list[events.Happening]]:
    things = yield from picking.pick(game, ctx, verb.what)
    return [events.Untapped(oid) for oid in picking.present(game, ctx, things, "battlefield") if game.state.objects[oid].tapped]


@proposing(verbs.Attach)
def _attach(game: Game, ctx: Ctx, verb: verbs.Attach) -> Play[list[events.Happening]]:
    """Attach if that is legal; else it does not move (701.3b)."""
    things = yield from picking.pick(game, ctx, verb.what)
    if verb.to is None:
        joined = [oid for oid in picking.present(game, ctx, things, "battlefield") if game.state.objects[oid].attached_to is not None]
        return [events.Attached(oid, None) for oid in joined]
    hosts = yield from picking.pick(game, ctx, verb.to)
    proposed: list[events.Happening] = []
    for oid in picking.present(game, ctx, things, "battlefield"):
        for host in hosts[:1]:
            if game.state.objects[oid].attached_to != host and targets.can_be_attached(game, oid, host):
                proposed.append(events.Attached(oid, host))
    return proposed


@proposing(verbs.PutCounters)
def _put_counters(game: Game, ctx: Ctx, verb: verbs.PutCounters) -> Play[list[events.Happening]]:
    things = yield from picking.pick(game, ctx, verb.on)
    counters = yield from _which_counters(game, ctx, verb)
    proposed: list[events.Happening] = []
    for thing in things:
        for kind, n in counters:
            if is_player(thing):
                proposed.append(events.CountersPut(thing, kind, n, ctx.you, ctx.source))
                continue
            for oid in picking.present(game, ctx, (thing,)):
                if oid in game.arriving:
                    yield from replacement.put_counters_on_arriving(game, oid, kind, n, ctx.source)
                else:
                    proposed.append(events.CountersPut(oid, kind, n, ctx.you, ctx.source))
    return proposed


def _which_counters(game: Game, ctx: Ctx, verb: verbs.PutCounters) -> Play[list[tuple[str, int]]]:
    """The kinds of counters to put and how many of each: what the verb says, or as many as another object has, or had (608.2h)."""
    if verb.like is not None:
        found: dict[str, int] = {}
        for thing in (yield from picking.pick(game, ctx, verb.like)):
            obj = None if is_player(thing) else evaluate.known_obj(game, thing)
            for kind, n in obj.counters.items() if obj is not None else ():
                found[kind] = found.get(kind, 0) + n
        return list(found.items())
    n = 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
    kind = verb.kind
    if verb.kinds:
        options = tuple(Option("word", 0, -1, word) for word in verb.kinds)
        (index,) = yield from ask(game, ctx.you, Pick(options, rule="608.2d"), ctx.source)
        kind = verb.kinds[index]
    return [(kind, n)] if n > 0 else []


@proposing(verbs.RemoveCounters)
def _remove_counters(game: Game, ctx: Ctx, verb: verbs.RemoveCounters) -> Play[list[events.Happening]]:
    things = yield from picking.pick(game, ctx, verb.on)
    n = 1 if verb.n is None else evaluate.amount(game, ctx, verb.n)
    proposed: list[events.Happening] = []
    for thing in things:
        if is_player(thing) and verb.kind == "poison":
            proposed.extend(_poison_lost(game, seat_of(thing), n, ctx.source))
            continue
        counters = game.state.players[seat_of(thing)].counters if is_player(thing) else None
        if counters is None:
            present = picking.present(game, ctx, (thing,))
            if not present:
                continue
            thing = present[0]
            counters = game.state.objects[thing].counters
        for kind in [verb.kind] if verb.kind else list(counters):
            taken = counters.get(kind, 0) if n < 0 else min(n, counters.get(kind, 0))
            if taken:
                proposed.append(events.CountersRemoved(thing, kind, taken, ctx.source))
    return proposed


def _poison_lost(game: Game, seat: Seat, n: int, source: ObjectId) -> list[events.Happening]:
    """A player who loses poison counters has his team lose them (810.10b)."""
    heads = game.teams.life_groups[game.teams.life_group[seat]]
    left = game.counters(seat, "poison") if n < 0 else n
    lost: list[events.Happening] = []
    for head in (seat, *(other for other in heads if other != seat)):
        taken = min(left, game.state.players[head].counters.get("poison", 0))
        if taken:
            lost.append(events.CountersRemoved(player_thing(head), "poison", taken, source))
            left -= taken
    return lost


@doing(verbs.Regenerate)
def _regenerate(game: Game, ctx: Ctx, verb: verbs.Regenerate) -> Play[None]:
    """A shield: the next destruction this turn is replaced (701.19a)."""
    things = yield from picking.pick(game, ctx, verb.what)
    for oid in picking.present(game, ctx, things, "battlefield"):
        names: evaluate.Names = {"shielded": (oid,)}
        change = Replace(verbs.Move(Is(Ref("shielded")), "graveyard", "battlefield", "destroy"), do=REGENERATION, uses=1, regenerates=True)
        yield from start_effect(game, ctx, (change,), None, EndOfTurn(), names)


REGENERATION = Seq((verbs.Heal(IT), verbs.Withdraw(IT), verbs.Tap(IT)))
"""What happens instead of being destroyed (701.19a)."""


@proposing(verbs.Heal)
def _heal(game: Game, ctx: Ctx, verb: verbs.Heal) -> Play[list[events.Happening]]:
    things = yield from picking.pick(game, ctx, verb.what)
    return [events.DamageRemoved(tuple(picking.present(game, ctx, things, "battlefield")))]


@proposing(verbs.Withdraw)
def _withdraw(game: Game, ctx: Ctx, verb: verbs.Withdraw) -> Play[list[events.Happening]]:
    things = yield from picking.pick(game, ctx, verb.what)
    return [events.LeftCombat(tuple(picking.present(game, ctx, things, "battlefield")))]


def start_effect(
    game: Game, ctx: Ctx, changes: tuple[Change, ...], things: tuple[Thing, ...] | None, until: Duration | None, names: evaluate.Names
) -> Play[None]:
    """A continuous effect begins (611.2), unless its duration is over already (611.2b)."""
    effect = Continuous(game.timestamp(), ctx.source, ctx.you, changes, things, until, names, ctx.x, game.timestamp(), game.state.turn)
    if continuous.starts(game, effect):
        yield from events.happen(game, events.EffectStarted(effect))


@doing(verbs.ExchangeControl)
def _exchange_control(game: Game, ctx: Ctx, verb: verbs.ExchangeControl) -> Play[None]:
    """Both change hands at once, or neither does (701.12a-b)."""
    things = yield from picking.pick(game, ctx, verb.what)
    oids = [oid for oid in picking.present(game, ctx, things) if game.state.objects[oid].zone in ("battlefield", "stack")]
    ctx.names[verb.name] = ()
    if len(oids) != 2 or len(things) != 2:
        return
    one, other = game.chars(oids[0]).controller, game.chars(oids[1]).controller
    if one == other or game.state.players[one].left or game.state.players[other].left:
        return
    if not can_change_hands(game, oids[0], other) or not can_change_hands(game, oids[1], one):
        return
    yield from events.happen(game, _handed(game, ctx, oids[0], other), _handed(game, ctx, oids[1], one))
    ctx.names[verb.name] = tuple(oids)


def can_change_hands(game: Game, oid: ObjectId, seat: Seat) -> bool:
    """Whether nothing keeps the player from gaining control of it (101.2)."""
    return not replacement.forbidden(game, events.ControlChanged(oid, game.chars(oid).controller, seat))


def _handed(game: Game, ctx: Ctx, oid: ObjectId, seat: Seat) -> events.Happening:
    """The event by which the player gets control of the object for good: of a permanent by an effect, of a spell as it is (112.2)."""
    if game.state.objects[oid].zone == "stack":
        return events.SpellHanded(oid, seat)
    state = game.state
    names: evaluate.Names = {"holder": (player_thing(seat),)}
    change = (Control(Ref("holder")),)
    return events.EffectStarted(
        Continuous(game.timestamp(), ctx.source, ctx.you, change, (oid,), None, names, 0, game.timestamp(), state.turn)
    )


@doing(verbs.Fight)
def _fight(game: Game, ctx: Ctx, verb: verbs.Fight) -> Play[None]:
    """Each deals damage equal to its power to the other (701.14a); neither if one is no creature on the battlefield any more."""
    from .. import damage

    ones = yield from picking.pick(game, ctx, verb.what)
    others = yield from picking.pick(game, ctx, verb.other)
    pair = picking.present(game, ctx, (*ones[:1], *others[:1]), "battlefield")
    if len(pair) == 2 and all("creature" in game.chars(oid).types for oid in pair):
        one, other = pair
        yield from damage.deal(game, [(one, other, game.chars(one).power or 0), (other, one, game.chars(other).power or 0)])


@doing(verbs.CopySpell)
def _copy_spell(game: Game, ctx: Ctx, verb: verbs.CopySpell) -> Play[None]:
    """Copy spells or abilities on the stack, with new targets if the player likes (707.10)."""
    things = yield from picking.pick(game, ctx, verb.what)
    seats = (ctx.you,) if verb.who is None else (yield from picking.players(game, ctx, verb.who))[:1]
    made: list[Thing] = []
    for oid, seat in ((oid, seat) for oid in things for seat in seats):
        if oid not in game.state.objects and oid not in game.state.gone:
            continue
        for _ in range(1 if verb.n is None else evaluate.amount(game, ctx, verb.n)):
            copied = events.Copied(oid, seat)
            if verb.but:
                copied.face = copying.with_exceptions(game, ctx, copying.copiable(game, oid), verb.but)
            happened = yield from events.happen(game, copied)
            for event in happened:
                if isinstance(event, events.Copied):
                    made.append(event.new)
                    if verb.retarget:
                        yield from targets.retarget(game, event.new, seat)
    ctx.names[verb.name] = tuple(made)


@doing(verbs.Retarget)
def _retarget(game: Game, ctx: Ctx, verb: verbs.Retarget) -> Play[None]:
    things = yield from picking.pick(game, ctx, verb.what)
    seats = yield from picking.players(game, ctx, verb.who)
    for oid in picking.present(game, ctx, things, "stack"):
        yield from targets.retarget(game, oid, seats[0] if seats else ctx.you, verb.change, verb.to, ctx.source, verb.one)


@doing(verbs.Cast)
def _cast(game: Game, ctx: Ctx, verb: verbs.Cast) -> Play[None]:
    """Cast while this resolves (608.2g), without paying the mana cost or for another cost."""
    from ..casting import casting, special

    things = yield from picking.pick(game, ctx, verb.what)
    seats = yield from picking.players(game, ctx, verb.who)
    seat = seats[0] if seats else ctx.you
    done: list[Thing] = []
    left = picking.present(game, ctx, things)
    while left:
        able: list[Thing] = [oid for oid in left if casting.can_cast_now(game, ctx, seat, oid, verb)] if verb.each else [*left[:1]]
        chosen = (yield from picking.ask_things(game, seat, ctx, able, 0, 1, rule="608.2g", name="cast")) if verb.each else (*able,)
        if not chosen:
            break
        left.remove(chosen[0])
        if verb.play and special.may_play_now(game, seat, chosen[0]):
            yield from special.play_land(game, seat, chosen[0])
            continue
        spell = yield from casting.cast_now(game, ctx, seat, chosen[0], verb)
        if spell:
            done.append(spell)
    ctx.names[verb.name] = tuple(done)
