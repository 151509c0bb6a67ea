"""Uses: what is good for an action, so that nobody has to look through all that lies about (113.6, 116.2, 602)."""

from __future__ import annotations

from ..layers.profile import Profile, profile
from ..objects import Chars, Obj, ObjectId

HELD = ("hand", "graveyard", "exile", "command")


class Uses:
    """What has abilities or sides that a player can act with. It holds as long as the index does, and is brought up to date with it."""

    __slots__ = ("acting", "held", "sided")

    def __init__(self) -> None:
        self.acting: dict[ObjectId, Profile] = {}  # permanents with activated abilities
        self.held: dict[ObjectId, Profile] = {}  # elsewhere: with activated abilities that do not function on the battlefield
        self.sided: dict[ObjectId, None] = {}  # permanents that may be face down or have halves

    def note(self, obj: Obj, chars: Chars) -> None:
        """Look at an object, which is like that."""
        oid, zone = obj.id, obj.zone
        known = profile(chars.abilities)
        if zone == "battlefield":
            _keep(self.acting, oid, known, bool(known.acts or known.mana))
            if obj.face_down or obj.copied is not None or (obj.card is not None and obj.card.layout == "split"):
                self.sided[oid] = None
            elif oid in self.sided:
                del self.sided[oid]
        elif zone in HELD:
            _keep(self.held, oid, known, bool(known.elsewhere))

    def forget(self, oid: ObjectId) -> None:
        """The object is gone."""
        self.acting.pop(oid, None)
        self.held.pop(oid, None)
        self.sided.pop(oid, None)

    def fork(self) -> Uses:
        """An independent copy."""
        new: Uses = Uses.__new__(Uses)
        new.acting, new.held, new.sided = self.acting.copy(), self.held.copy(), self.sided.copy()
        return new


def _keep(where: dict[ObjectId, Profile], oid: ObjectId, known: Profile, useful: bool) -> None:
    if useful:
        where[oid] = known
    elif oid in where:
        del where[oid]
