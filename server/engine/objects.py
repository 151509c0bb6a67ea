"""Objects: cards, tokens, spells, abilities on the stack, emblems (109), and what they are like at the moment (109.3).

An Obj holds what the rules remember of an object; a Chars is what the layers (613) make of it. An object never outlives a
change of zones (400.7): it gets a new Obj with a new id, and the old one stays as last-known information (608.2h).
"""

from __future__ import annotations

from typing import Any, TypeAlias

from .abilities.kinds import Card, Face
from .abilities.words import Ability
from .decisions import Seat, Thing
from .faces import printed

ObjectId: TypeAlias = int
Names: TypeAlias = "dict[str, tuple[Thing, ...] | int | str]"
"""What the names in an effect mean: things, a number, or a chosen word."""

NO_SEAT = -9


class Obj:
    """One object. Change it only through `State.edit`, which gives a private copy when copies of the game share it."""

    __slots__ = (
        "id", "stamp", "card", "face", "owner", "controller", "zone", "kind", "born", "turn_gained", "tapped", "face_down",
        "damage", "deathtouched", "counters", "attached_to", "attachments", "attacking", "blocking", "blocked", "blockers",
        "chosen", "memory", "x", "names", "targets", "ability", "source", "modes", "cast_from", "paid", "copied", "used", "shares",
        "phased_out", "revealed_to", "transformed", "free", "spent", "attack_order", "defender", "damaged_by", "counted",
        "designations", "turned", "commander", "merged",
    )  # fmt: skip

    def __init__(self, id: ObjectId, card: Card | None, owner: Seat, zone: str, kind: str = "card") -> None:
        self.id = id
        self.stamp = 0  # which game may write to it (State.edit)
        self.card = card
        self.face = 0  # which face is up, or cast
        self.owner = owner
        self.controller = owner  # outside layer 2 (110.2, 112.2); who controls it now is Chars.controller
        self.zone = zone  # battlefield hand library graveyard exile stack command; "" once it has left
        self.kind = kind  # card token copy ability emblem
        self.born = 0  # timestamp (613.7)
        self.turn_gained = -1  # the turn in which its controller came to control it (302.6); -1 before the game
        self.tapped = False
        self.face_down = False
        self.phased_out = False
        self.transformed = False  # a double-faced permanent with its back face up (701.27g)
        self.turned = 0  # when it last transformed (701.27f); 0: never
        self.designations: dict[str, int] = _NONE  # level (716.2b), manifested, left and right half unlocked (709.5c) ...; replaced
        self.damage = 0
        self.deathtouched = False  # dealt damage by a source with deathtouch since the last check (704.5h)
        self.counters: dict[str, int] = _NONE  # replaced, never written to
        self.counted: dict[str, int] = _NONE  # timestamps of keyword counters (613.7c); replaced, never written to
        self.attached_to: Thing | None = None
        self.attachments: tuple[ObjectId, ...] = ()
        self.attacking: Thing | None = None  # whom: a player, planeswalker or battle
        self.attack_order = 0
        self.defender = NO_SEAT  # the defending player of its latest attack (508.5)
        self.blocking: tuple[ObjectId, ...] = ()
        self.blocked = False  # became blocked this combat (509.1h)
        self.blockers: tuple[ObjectId, ...] = ()  # in declared order
        self.chosen: dict[str, Any] = _NONE  # what was chosen as it entered or by it (607.2d); replaced, never written to
        self.memory: dict[str, tuple[Thing, ...]] = _NONE  # linked objects: exiled with it (607.2a)
        self.revealed_to: tuple[Seat, ...] = ()
        self.damaged_by: tuple[ObjectId, ...] = ()  # this turn
        # spells and abilities on the stack; a permanent remembers those of the spell it was (400.7d)
        self.x = 0
        self.names: Names = _NONE  # bound names, targets among them
        self.targets: tuple[tuple[str, tuple[Thing, ...]], ...] = ()  # as chosen: (name, things), in the text's order
        self.shares: dict[Thing, int] = _NONE  # division among targets (601.2d)
        self.modes: tuple[int, ...] = ()
        self.ability: Ability | None = None  # an ability on the stack
        self.source: ObjectId = 0  # where that ability is from
        self.cast_from = ""  # zone; "" if it was not cast
        self.paid: tuple[str, ...] = ()  # labels of optional costs paid
        self.spent = ""  # mana spent to cast it, as letters
        self.free = False  # cast without paying its mana cost
        self.copied: Any = None  # copiable values that differ from the face (a Face)
        self.used: dict[int, int] = _NONE  # ability index: how often activated or triggered this turn
        self.merged: tuple[Any, ...] = ()  # the components of a merged permanent, the topmost first (730.2); faces/merging.py
        self.commander = 0  # which of State.commanders the card is, wherever it goes (903.3); 0: none

    def fork(self, stamp: int) -> Obj:
        """A copy that the game with that stamp may write to."""
        new: Obj = Obj.__new__(Obj)  # written out: twelve times as fast as a loop over the slots
        new.id, new.stamp, new.card = self.id, self.stamp, self.card
        new.face, new.owner, new.controller = self.face, self.owner, self.controller
        new.zone, new.kind, new.born = self.zone, self.kind, self.born
        new.turn_gained, new.tapped, new.face_down = self.turn_gained, self.tapped, self.face_down
        new.damage, new.deathtouched, new.counters = self.damage, self.deathtouched, self.counters
        new.attached_to, new.attachments, new.attacking = self.attached_to, self.attachments, self.attacking
        new.blocking, new.blocked, new.blockers = self.blocking, self.blocked, self.blockers
        new.chosen, new.memory, new.x = self.chosen, self.memory, self.x
        new.names, new.targets, new.ability = self.names, self.targets, self.ability
        new.source, new.modes, new.cast_from = self.source, self.modes, self.cast_from
        new.paid, new.copied, new.used = self.paid, self.copied, self.used
        new.shares, new.phased_out, new.revealed_to = self.shares, self.phased_out, self.revealed_to
        new.transformed, new.free, new.spent = self.transformed, self.free, self.spent
        new.attack_order, new.defender, new.damaged_by = self.attack_order, self.defender, self.damaged_by
        new.stamp, new.counted = stamp, self.counted
        new.designations, new.turned, new.commander = self.designations, self.turned, self.commander
        new.merged = self.merged
        return new

    @property
    def printed(self) -> Face:
        """The copiable values before any effect (707.2): those of the face that is up."""
        return printed.up(self)


_NONE: dict[Any, Any] = {}


class Chars:
    """The characteristics (109.3) and the controller of an object, all effects considered. Never changed once made."""

    __slots__ = (
        "name", "cost", "mana_value", "colours", "types", "subtypes", "supertypes", "abilities", "keywords",
        "power", "toughness", "loyalty", "defense", "controller", "every_creature_type",
    )  # fmt: skip

    def __init__(self) -> None:
        self.name = ""
        self.cost = ""  # mana cost in symbols
        self.mana_value = 0
        self.colours = ""  # letters in WUBRG order
        self.types: frozenset[str] = frozenset()
        self.subtypes: frozenset[str] = frozenset()
        self.supertypes: frozenset[str] = frozenset()
        self.abilities: tuple[Ability, ...] = ()  # printed order, then granted; keywords stand for themselves
        self.keywords: frozenset[str] = frozenset()  # words of the keyword abilities among them
        self.power: int | None = None
        self.toughness: int | None = None
        self.loyalty: int | None = None
        self.defense: int | None = None
        self.controller: Seat = NO_SEAT
        self.every_creature_type = False

    def clone(self) -> Chars:
        """A copy to change while the layers are applied."""
        new: Chars = Chars.__new__(Chars)
        new.name, new.cost, new.mana_value = self.name, self.cost, self.mana_value
        new.colours, new.types, new.subtypes = self.colours, self.types, self.subtypes
        new.supertypes, new.abilities, new.keywords = self.supertypes, self.abilities, self.keywords
        new.power, new.toughness, new.loyalty = self.power, self.toughness, self.loyalty
        new.defense, new.controller, new.every_creature_type = self.defense, self.controller, self.every_creature_type
        return new
