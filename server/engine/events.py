"""Events: what can happen, a small class each; happen(), the only door to the state, is in happening.py.

An event is proposed, rewritten by replacement effects (614-616), applied, logged and noticed by triggers. Its fields do not
change after it was applied; those that are filled in by applying it say so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .abilities import verbs
from .abilities.words import Verb
from .characteristics import KEYWORD_COUNTERS
from .decisions import Seat, Thing, is_player, seat_of
from .objects import NO_SEAT, ObjectId

if TYPE_CHECKING:
    from .abilities.kinds import Face
    from .game import Game
    from .state import Continuous, Waiting

COLOURS = "WUBRGC"


class Happening:
    """Something that happens."""

    __slots__ = ()
    verbs: ClassVar[tuple[type[Verb], ...]] = ()
    """The verbs that describe it, if any does."""

    def before(self, game: Game) -> None:
        """Remember what is about to be lost; called on all of a batch before any is applied."""

    def apply(self, game: Game) -> None:
        """Change the state."""
        raise NotImplementedError

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for cls in reversed(type(self).__mro__) for name in getattr(cls, "__slots__", ()))
        return f"{type(self).__name__}({fields})"


class Moved(Happening):
    """An object moved to another zone and became a new one (400.7)."""

    __slots__ = (
        "oid", "to", "manner", "by", "under", "source", "position", "tapped", "attacking", "transformed", "face_down",
        "counters", "attached_to", "copied", "becoming", "final", "frm", "new", "owner", "was_controller",
    )  # fmt: skip
    verbs = (verbs.Move,)

    def __init__(self, oid: ObjectId, to: str, manner: str = "", by: Seat = NO_SEAT, *, under: Seat = NO_SEAT, source: ObjectId = 0, position: str = "top") -> None:
        self.oid, self.to, self.manner = oid, to, manner
        self.by = by  # the player who moves it: sacrifices, discards, plays
        self.under = under  # who will control it; NO_SEAT: its owner, or who controlled the spell
        self.source = source  # the object whose effect moves it
        self.position = position  # in a library: top or bottom
        self.tapped = False
        self.attacking: Thing | None = None
        self.transformed = False
        self.face_down = False
        self.counters: tuple[tuple[str, int], ...] = ()  # it arrives with these
        self.attached_to: Thing | None = None
        self.copied: Face | None = None  # copiable values it has from the start (707.5)
        self.final = False  # destroyed, it can't be regenerated (701.19c)
        self.becoming: ObjectId = 0  # the object it would become, while replacement effects look at it (arriving.py)
        # filled in by applying
        self.frm = ""
        self.new: ObjectId = 0  # what it became; 0 if it ceased to exist
        self.owner: Seat = NO_SEAT
        self.was_controller: Seat = NO_SEAT

    def before(self, game: Game) -> None:
        obj = game.state.objects[self.oid]
        self.frm, self.owner = obj.zone, obj.owner
        chars = layers.chars(game, self.oid)
        self.was_controller = chars.controller if obj.zone in ("battlefield", "stack") else obj.owner
        game.state.gone[self.oid] = (obj, chars)

    def apply(self, game: Game) -> None:
        self.new = zones.move(game, self)


class Created(Moved):
    """A token was created (111.2, 701.7)."""

    __slots__ = ("face",)
    verbs = (verbs.Create, verbs.Move)

    def __init__(self, face: Face, controller: Seat, source: ObjectId = 0) -> None:
        super().__init__(0, "battlefield", "create", controller, under=controller, source=source)
        self.face = face
        self.owner = controller

    def before(self, game: Game) -> None:
        pass

    def apply(self, game: Game) -> None:
        self.new = zones.create(game, self)

    def again(self) -> Created:
        """The same once more (614.16)."""
        other = Created(self.face, self.owner, self.source)
        other.tapped, other.attacking, other.counters = self.tapped, self.attacking, self.counters
        other.attached_to, other.copied = self.attached_to, self.copied
        return other


class Drew(Happening):
    """A player drew a card (121.1)."""

    __slots__ = ("seat", "source", "turn_based", "new", "nth")
    verbs = (verbs.Draw,)

    def __init__(self, seat: Seat, source: ObjectId = 0, turn_based: bool = False) -> None:
        self.seat, self.source = seat, source
        self.turn_based = turn_based  # the draw of the draw step (504.1)
        self.new: ObjectId = 0  # the card in hand; 0 if the library was empty (121.4)
        self.nth = 0  # of this turn

    def apply(self, game: Game) -> None:
        player = game.state.players[self.seat]
        game.touch_player(self.seat)
        if not player.library:
            player.drew_from_empty = True
            return
        self.new = zones.put(game, player.library[-1], "hand")
        player.cards_drawn += 1
        self.nth = player.cards_drawn


class DamageDealt(Happening):
    """A source dealt damage to a player or permanent (120.3). What follows from it happens with it: damage.py proposes that."""

    __slots__ = ("source", "to", "n", "combat", "dealer", "unpreventable")
    verbs = (verbs.Damage,)

    def __init__(self, source: ObjectId, to: Thing, n: int, combat: bool = False) -> None:
        self.source, self.to, self.n, self.combat = source, to, n, combat
        self.unpreventable = False  # 615.12
        self.dealer: Seat = NO_SEAT  # who controlled the source

    def before(self, game: Game) -> None:
        self.dealer = game.chars(self.source).controller

    def apply(self, game: Game) -> None:
        from .damage import mark

        mark(game, self)


class LifeGained(Happening):
    """A player gained life (119.3)."""

    __slots__ = ("seat", "n", "source")
    verbs = (verbs.GainLife,)

    def __init__(self, seat: Seat, n: int, source: ObjectId = 0) -> None:
        self.seat, self.n, self.source = seat, n, source

    def apply(self, game: Game) -> None:
        game.state.life[game.teams.life_group[self.seat]] += self.n
        game.state.players[self.seat].life_gained += self.n
        game.touch_life(self.seat)


class LifeLost(Happening):
    """A player lost life (119.3), by damage (120.3a), payment (119.4) or otherwise: `how` is damage, pay or empty."""

    __slots__ = ("seat", "n", "how", "source")
    verbs = (verbs.LoseLife,)

    def __init__(self, seat: Seat, n: int, how: str = "", source: ObjectId = 0) -> None:
        self.seat, self.n, self.how, self.source = seat, n, how, source

    def apply(self, game: Game) -> None:
        game.state.life[game.teams.life_group[self.seat]] -= self.n
        game.state.players[self.seat].life_lost += self.n
        game.touch_life(self.seat)


class ManaAdded(Happening):
    """Mana was added to a player's pool (106.4)."""

    __slots__ = ("seat", "mana", "source", "tapped_for", "only", "lasts", "snow", "rider")
    verbs = (verbs.AddMana,)

    def __init__(self, seat: Seat, mana: str, source: ObjectId = 0, tapped_for: bool = False) -> None:
        self.seat, self.source = seat, source
        self.mana = mana  # letters, one a mana
        self.tapped_for = tapped_for  # by a mana ability with {T} in its cost (106.12)
        self.only: Any = None  # a Filter: may be spent only so (106.6)
        self.lasts = ""  # "turn": not lost as the step ends
        self.snow = False
        self.rider: Any = None

    def apply(self, game: Game) -> None:
        from .mana import add

        add(game, self)


class CountersPut(Happening):
    """Counters were put on an object or player (122.6)."""

    __slots__ = ("on", "kind", "n", "by", "source")
    verbs = (verbs.PutCounters,)

    def __init__(self, on: Thing, kind: str, n: int, by: Seat = NO_SEAT, source: ObjectId = 0) -> None:
        self.on, self.kind, self.n, self.by, self.source = on, kind, n, by, source

    def apply(self, game: Game) -> None:
        _count(game, self.on, self.kind, self.n)


class CountersRemoved(Happening):
    """Counters were removed from an object or player (122)."""

    __slots__ = ("on", "kind", "n", "source")
    verbs = (verbs.RemoveCounters,)

    def __init__(self, on: Thing, kind: str, n: int, source: ObjectId = 0) -> None:
        self.on, self.kind, self.n, self.source = on, kind, n, source

    def apply(self, game: Game) -> None:
        _count(game, self.on, self.kind, -self.n)


def _count(game: Game, on: Thing, kind: str, n: int) -> None:
    if is_player(on):
        counters = game.state.players[seat_of(on)].counters
        counters[kind] = max(0, counters.get(kind, 0) + n)
        game.touch_life(seat_of(on))
        return
    obj = game.state.edit(on)
    left = max(0, obj.counters.get(kind, 0) + n)
    obj.counters = {**obj.counters, kind: left} if left else {k: v for k, v in obj.counters.items() if k != kind}
    if n > 0 and kind in KEYWORD_COUNTERS:
        obj.counted = {**obj.counted, kind: game.timestamp()}  # 613.7c
    game.touch(on)
    layers.changed(game, on, layers.COUNTERS)


class Tapped(Happening):
    """A permanent was tapped (701.26a)."""

    __slots__ = ("oid", "cost")
    verbs = (verbs.Tap,)

    def __init__(self, oid: ObjectId, cost: bool = False) -> None:
        self.oid, self.cost = oid, cost

    def apply(self, game: Game) -> None:
        game.state.edit(self.oid).tapped = True
        game.touch(self.oid)
        layers.changed(game, self.oid, layers.TAPPED)


class Untapped(Happening):
    """A permanent was untapped (701.26b); `turn_based` in the untap step (502.3)."""

    __slots__ = ("oid", "cost", "turn_based")
    verbs = (verbs.Untap,)

    def __init__(self, oid: ObjectId, cost: bool = False, turn_based: bool = False) -> None:
        self.oid, self.cost, self.turn_based = oid, cost, turn_based

    def apply(self, game: Game) -> None:
        game.state.edit(self.oid).tapped = False
        game.touch(self.oid)
        layers.changed(game, self.oid, layers.TAPPED)


class Attached(Happening):
    """An object was attached to something (701.3), or unattached if `to` is None."""

    __slots__ = ("oid", "to")
    verbs = (verbs.Attach,)

    def __init__(self, oid: ObjectId, to: Thing | None) -> None:
        self.oid, self.to = oid, to

    def apply(self, game: Game) -> None:
        zones.attach(game, self.oid, self.to)


class Shuffled(Happening):
    """A library was shuffled (701.24); `order` gives each new place (bottom first) its old place."""

    __slots__ = ("seat", "order")
    verbs = (verbs.Shuffle,)

    def __init__(self, seat: Seat, order: tuple[int, ...]) -> None:
        self.seat, self.order = seat, order

    def apply(self, game: Game) -> None:
        zones.shuffle(game, self.seat, self.order)


class Reordered(Happening):
    """Cards that a player looked at were put back on a library: some on top, the first of them topmost, some on the bottom,
    the last of them bottommost (701.22)."""

    __slots__ = ("seat", "top", "bottom")

    def __init__(self, seat: Seat, top: tuple[ObjectId, ...], bottom: tuple[ObjectId, ...] = ()) -> None:
        self.seat, self.top, self.bottom = seat, top, bottom

    def apply(self, game: Game) -> None:
        library = game.state.players[self.seat].library
        for oid in (*self.top, *self.bottom):
            library.remove(oid)
        library.extend(reversed(self.top))
        library[:0] = reversed(self.bottom)
        game.touch_zone("library", self.seat)
        layers.changed(game, 0, layers.LIBRARY)


class Revealed(Happening):
    """Cards were shown to players (701.20): to all, or to those in `to` (looked at)."""

    __slots__ = ("oids", "to", "by", "source")
    verbs = (verbs.Reveal, verbs.Look)

    def __init__(self, oids: tuple[ObjectId, ...], to: tuple[Seat, ...] | None = None, by: Seat = NO_SEAT, source: ObjectId = 0) -> None:
        self.oids, self.to, self.by, self.source = oids, to, by, source

    def apply(self, game: Game) -> None:
        for oid in self.oids:
            game.touch(oid)


class SpellCast(Happening):
    """A spell was cast (601.2i)."""

    __slots__ = ("oid", "seat", "nth")
    verbs = (verbs.Cast,)

    def __init__(self, oid: ObjectId, seat: Seat) -> None:
        self.oid, self.seat = oid, seat
        self.nth = 0

    def apply(self, game: Game) -> None:
        player = game.state.players[self.seat]
        player.spells_cast += 1
        self.nth = player.spells_cast
        game.touch(self.oid)


class AbilityActivated(Happening):
    """An ability was activated (602.2); `oid` is the ability on the stack, 0 for a mana ability (605.3b)."""

    __slots__ = ("oid", "seat", "source", "index", "mana")
    verbs = (verbs.Activate,)

    def __init__(self, oid: ObjectId, seat: Seat, source: ObjectId, index: int, mana: bool) -> None:
        self.oid, self.seat, self.source, self.index, self.mana = oid, seat, source, index, mana

    def apply(self, game: Game) -> None:
        if self.source in game.state.objects:
            obj = game.state.edit(self.source)
            obj.used = {**obj.used, self.index: obj.used.get(self.index, 0) + 1}
        if self.oid:
            game.touch(self.oid)


class AbilityTriggered(Happening):
    """A triggered ability was put on the stack (603.3)."""

    __slots__ = ("oid", "waiting")

    def __init__(self, oid: ObjectId, waiting: Waiting) -> None:
        self.oid, self.waiting = oid, waiting

    def apply(self, game: Game) -> None:
        game.touch(self.oid)


class Copied(Happening):
    """A copy of a spell or ability was put on the stack (707.10)."""

    __slots__ = ("of", "seat", "new")
    verbs = (verbs.CopySpell,)

    def __init__(self, of: ObjectId, seat: Seat) -> None:
        self.of, self.seat = of, seat
        self.new: ObjectId = 0

    def apply(self, game: Game) -> None:
        self.new = zones.copy_on_stack(game, self.of, self.seat)


class Became(Happening):
    """Something became so: targeted, blocked, unblocked, transformed, face_up, monarch (a word of Become.how)."""

    __slots__ = ("thing", "how", "by")
    verbs = (verbs.Become,)

    def __init__(self, thing: Thing, how: str, by: ObjectId = 0) -> None:
        self.thing, self.how, self.by = thing, how, by

    def apply(self, game: Game) -> None:
        if self.how in ("blocked", "transformed", "face_up"):
            obj = game.state.edit(self.thing)
            if self.how == "blocked":
                obj.blocked = True
                layers.changed(game, self.thing, layers.COMBAT)
            else:
                if self.how == "transformed":
                    obj.face = 1 - obj.face
                    obj.transformed = not obj.transformed
                else:
                    obj.face_down = False
                obj.born = game.timestamp()  # 613.7f-g
                layers.changed(game, self.thing, layers.OBJECT)
        elif self.how == "monarch":
            designations.crown(game, seat_of(self.thing))
        if not is_player(self.thing):
            game.touch(self.thing)


class Attacked(Happening):
    """A creature was declared as an attacker (508.1), or put onto the battlefield attacking if `declared` is false."""

    __slots__ = ("oid", "whom", "declared", "alone")
    verbs = (verbs.Attack,)

    def __init__(self, oid: ObjectId, whom: Thing, declared: bool = True, alone: bool = False) -> None:
        self.oid, self.whom, self.declared, self.alone = oid, whom, declared, alone

    def apply(self, game: Game) -> None:
        from .combat.facing import player_behind

        obj = game.state.edit(self.oid)
        obj.attacking = self.whom
        obj.defender = player_behind(game, self.whom)
        obj.blocked = False
        obj.blockers = ()
        obj.attack_order = game.timestamp()
        controller = game.chars(self.oid).controller
        if self.declared and (controller, self.whom) not in game.state.attacked:
            game.state.attacked = (*game.state.attacked, (controller, self.whom))
        game.touch(self.oid)
        layers.changed(game, self.oid, layers.COMBAT)


class Blocked(Happening):
    """A creature was declared as a blocker of an attacker (509.1)."""

    __slots__ = ("oid", "attacker")
    verbs = (verbs.Block,)

    def __init__(self, oid: ObjectId, attacker: ObjectId) -> None:
        self.oid, self.attacker = oid, attacker

    def apply(self, game: Game) -> None:
        blocker, attacker = game.state.edit(self.oid), game.state.edit(self.attacker)
        blocker.blocking = (*blocker.blocking, self.attacker)
        attacker.blockers = (*attacker.blockers, self.oid)
        game.touch(self.oid)
        game.touch(self.attacker)
        layers.changed(game, self.oid, layers.COMBAT)


class LeftCombat(Happening):
    """Creatures were removed from combat (506.4)."""

    __slots__ = ("oids",)

    def __init__(self, oids: tuple[ObjectId, ...]) -> None:
        self.oids = oids

    def apply(self, game: Game) -> None:
        for oid in self.oids:
            zones.leave_combat(game, oid)


class TurnBegan(Happening):
    """A turn began (500.1)."""

    __slots__ = ("group", "number")

    def __init__(self, group: int, number: int) -> None:
        self.group, self.number = group, number

    def apply(self, game: Game) -> None:
        game.state.turn = self.number
        game.state.active = self.group
        game.state.turns_begun = {**game.state.turns_begun, self.group: self.number}
        game.touch_table()
        layers.changed(game, 0, layers.TURN)


class StepBegan(Happening):
    """A step, or a phase without steps, began (500.1): a name of state.STEPS. `nth` counts it within the turn."""

    __slots__ = ("step", "nth")

    def __init__(self, step: str, nth: int = 1) -> None:
        self.step, self.nth = step, nth

    def apply(self, game: Game) -> None:
        game.state.step = self.step
        game.touch_table()
        if game.steps_matter:
            layers.changed(game, 0, layers.STEP)


class ControlChanged(Happening):
    """An object came under another player's control (layer 2 changed its mind)."""

    __slots__ = ("oid", "old", "new")

    def __init__(self, oid: ObjectId, old: Seat, new: Seat) -> None:
        self.oid, self.old, self.new = oid, old, new

    def apply(self, game: Game) -> None:
        game.touch(self.oid)


class SpellHanded(Happening):
    """A spell on the stack came under another player's control for good."""

    __slots__ = ("oid", "seat")

    def __init__(self, oid: ObjectId, seat: Seat) -> None:
        self.oid, self.seat = oid, seat

    def apply(self, game: Game) -> None:
        game.state.edit(self.oid).controller = self.seat
        game.touch(self.oid)
        layers.changed(game, self.oid, layers.STACK)


class EffectStarted(Happening):
    """A continuous effect began (611.2)."""

    __slots__ = ("effect",)

    def __init__(self, effect: Continuous) -> None:
        self.effect = effect

    def apply(self, game: Game) -> None:
        game.state.effects.append(self.effect)
        layers.changed(game, 0, layers.EFFECTS)
        if self.effect.objects:
            for thing in self.effect.objects:
                if not is_player(thing):
                    game.touch(thing)


class EffectsEnded(Happening):
    """Continuous effects ended (611.2b, 514.2)."""

    __slots__ = ("effects",)

    def __init__(self, effects: tuple[Continuous, ...]) -> None:
        self.effects = effects

    def apply(self, game: Game) -> None:
        ended = {effect.id for effect in self.effects}
        game.state.effects = [effect for effect in game.state.effects if effect.id not in ended]
        layers.changed(game, 0, layers.EFFECTS)
        for effect in self.effects:
            for thing in effect.objects or ():
                if not is_player(thing):
                    game.touch(thing)


class ManaLost(Happening):
    """A pool was emptied as a step or phase ended (106.4)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def apply(self, game: Game) -> None:
        from .mana import empty

        empty(game, self.seat)


class DamageRemoved(Happening):
    """Damage was removed from permanents (514.2, 701.19)."""

    __slots__ = ("oids",)

    def __init__(self, oids: tuple[ObjectId, ...]) -> None:
        self.oids = oids

    def apply(self, game: Game) -> None:
        for oid in self.oids:
            obj = game.state.edit(oid)
            obj.damage, obj.deathtouched = 0, False
            obj.damaged_by = ()
            game.touch(oid)


class Lost(Happening):
    """A player lost the game (104.3); `why` is the rule."""

    __slots__ = ("seat", "why")
    verbs = (verbs.Lose,)

    def __init__(self, seat: Seat, why: str) -> None:
        self.seat, self.why = seat, why

    def apply(self, game: Game) -> None:
        game.state.players[self.seat].lost = True
        game.touch_player(self.seat)


class Won(Happening):
    """A player won the game (104.2)."""

    __slots__ = ("seat", "why")
    verbs = (verbs.Win,)

    def __init__(self, seat: Seat, why: str) -> None:
        self.seat, self.why = seat, why

    def apply(self, game: Game) -> None:
        game.state.players[self.seat].won = True
        game.touch_player(self.seat)


class Chose(Happening):
    """Something was chosen and is remembered by its object (607.2d): a colour, a name, a player."""

    __slots__ = ("oid", "name", "value")

    def __init__(self, oid: ObjectId, name: str, value: int | str) -> None:
        self.oid, self.name, self.value = oid, name, value

    def apply(self, game: Game) -> None:
        if self.oid in game.state.objects:
            obj = game.state.edit(self.oid)
            obj.chosen = {**obj.chosen, self.name: self.value}
            game.touch(self.oid)
            layers.changed(game, self.oid, layers.OBJECT)


from . import designations, layers, zones  # noqa: E402  (they need the classes above)
from .batch import Batch  # noqa: E402
from .happening import happen, happened, remember  # noqa: E402

__all__ = ["Batch", "happen", "happened", "remember"]
