"""Index: which abilities and effects are in force, by what they listen to or rule (113.6, 603.2, 611, 614)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from ..abilities import changes, filters, verbs
from ..abilities.kinds import Triggered
from ..abilities.words import Awaited, Change, Filter, Verb
from ..decisions import Seat, Thing
from ..objects import Chars, Names, ObjectId
from ..reading import evaluate, patterns
from ..reading.ctx import Ctx
from . import aspects, statics

if TYPE_CHECKING:
    from ..events import Happening
    from ..game import Game
    from ..objects import Obj
    from ..state import Continuous

Over: TypeAlias = Filter | tuple[Thing, ...] | None
Keys: TypeAlias = "tuple[type[Verb] | type[Awaited], ...]"
NOT_REWRITTEN = (verbs.Attack, verbs.Block, verbs.Cast, verbs.Activate, verbs.Become)
"""What is forbidden of these is looked at as they are declared or announced; they do not happen unlawfully."""
ABOUT_CASTING = (changes.Forbid, changes.Permit, changes.Price, changes.AsSorcery)


class Listener(NamedTuple):
    """A triggered ability that could trigger: whose, and its number in Chars.abilities."""

    oid: ObjectId
    ability: Triggered
    number: int


class InForce:
    """A rule that is in force: the change, with what it affects written into it, and for whom it is read."""

    __slots__ = ("change", "source", "you", "names", "x", "effect_id", "over", "born", "shield", "uses", "nth")

    def __init__(
        self, change: Any, source: ObjectId, you: Seat, names: Names, x: int, born: int, effect_id: int, over: Over
    ) -> None:
        self.change = change
        self.source, self.you, self.names, self.x = source, you, names, x
        self.effect_id = effect_id  # 0: of a static ability
        self.over = over
        self.born = born
        self.shield = -1  # what is left of a shield (615.7)
        self.uses = 0
        self.nth = 0  # of the rules of one object that are alike, as when it has an ability twice

    def ctx(self) -> Ctx:
        """For whom it is read."""
        return Ctx(self.source, self.you, self.names, self.x, self.over)


def in_force(effect: Continuous) -> list[InForce]:
    """The rules that a resolved effect makes, in the order of its text."""
    found: list[InForce] = []
    for change in effect.changes:
        if type(change) in statics.LAYER_OF and not (type(change) is changes.Gain and any(thing < 0 for thing in effect.objects or ())):
            continue
        names = effect.names
        if effect.objects is not None:
            change = statics.replaced(change, filters.AFFECTED, statics.IN_PLACE)
            names = {**names, "affected": effect.objects}
        rule = InForce(change, effect.source, effect.controller, names, effect.x, effect.born, effect.id, effect.objects)
        rule.shield, rule.uses = effect.shield, effect.uses
        found.append(rule)
    return found


class Share:
    """What one object contributes: its triggered abilities, and its rules if their conditions hold. Never changed once made."""

    __slots__ = ("listeners", "rules", "watching")

    def __init__(self) -> None:
        self.listeners: list[tuple[Listener, Keys]] = []
        self.rules: list[InForce] = []
        self.watching = 0  # what the conditions read


def share(game: Game, obj: Obj, chars: Chars) -> Share | None:
    """What the object, which is like that, contributes where it is; None if nothing."""
    if not chars.abilities or obj.phased_out:
        return None
    profile = statics.profile(chars.abilities)
    if profile is None or not (obj.zone in profile.zones or profile.any is not None or obj.kind == "emblem"):
        return None
    made = Share()
    names = {**obj.memory, **obj.chosen} if obj.memory or obj.chosen else {}
    for here in profile.here(obj.zone, obj.kind):
        for number, ability, keys in here.triggers:
            made.listeners.append((Listener(obj.id, ability, number), keys))
        for static, its in here.rules:
            if static.cond is not None:
                reads = aspects.reads(static.cond)
                made.watching |= reads[0] | reads[1]
                if not evaluate.holds(game, Ctx(obj.id, chars.controller, names, obj.x), static.cond):
                    continue
            for change in its:
                rule = InForce(change, obj.id, chars.controller, names, obj.x, obj.born, 0, static.over)
                rule.nth = sum(other.change == change for other in made.rules) if made.rules else 0
                made.rules.append(rule)
    if made.watching & aspects.CHARACTERISTICS:
        made.watching |= aspects.OBJECT | aspects.COUNTERS | aspects.EFFECTS
    return made if made.listeners or made.rules or made.watching else None


class Index:
    """An immutable snapshot: a new one is made when what is in force changes."""

    __slots__ = ("triggers", "rules", "replacements", "again", "casting", "_rewritten", "_about")

    def __init__(self, listeners: list[tuple[Listener, Keys]], rules: list[InForce]) -> None:
        triggers: dict[type[Verb] | type[Awaited], list[Listener]] = {}
        for listener, keys in listeners:
            for key in keys:
                triggers.setdefault(key, []).append(listener)
        self.triggers: dict[type[Verb] | type[Awaited], tuple[Listener, ...]] = {key: tuple(found) for key, found in triggers.items()}
        by_kind: dict[type[Change], list[InForce]] = {}
        rules.sort(key=lambda rule: rule.born)  # 613.11
        for rule in rules:
            by_kind.setdefault(type(rule.change), []).append(rule)
        self.rules: dict[type[Change], tuple[InForce, ...]] = {kind: tuple(found) for kind, found in by_kind.items()}
        self.replacements = tuple(rule for rule in rules if type(rule.change) in (changes.Replace, changes.Prevent))
        self.again = self.rules.get(changes.Again, ())
        self._about: dict[tuple[type[Change], type[Verb]], tuple[InForce, ...]] = {}  # filled as it is asked for
        self.casting = any(self.about(kind, verbs.Cast) for kind in ABOUT_CASTING if kind in self.rules)
        """Whether anything in force says whether, when or for how much something may be cast."""
        self._rewritten: dict[type[Verb] | type[Awaited], None] = {}
        for kind in (changes.Replace, changes.Prevent, changes.Forbid):
            for rule in self.rules.get(kind, ()):
                for key in patterns.keys(rule.change.event):
                    if kind is not changes.Forbid or key not in NOT_REWRITTEN:
                        self._rewritten[key] = None

    def about(self, kind: type[Change], verb: type[Verb]) -> tuple[InForce, ...]:
        """The rules of that kind (Forbid, Permit, Price, ...) whose event is of that verb."""
        key = (kind, verb)
        found = self._about.get(key)
        if found is None:
            rules = self.rules.get(kind, ())
            found = self._about[key] = tuple(rule for rule in rules if verb in patterns.keys(rule.change.event))
        return found

    def rewrites(self, events: Sequence[Happening]) -> bool:
        """Whether something in force replaces, prevents or forbids events of these kinds."""
        rewritten = self._rewritten
        if not rewritten:
            return False
        for event in events:
            for verb in event.verbs:
                if verb in rewritten:
                    return True
        return False


NOTHING = Index([], [])


def make(shares: list[Share], effects: list[Continuous]) -> Index:
    """The index of all that objects contribute and resolved effects rule."""
    listeners = [entry for its in shares for entry in its.listeners]
    rules = [rule for its in shares for rule in its.rules]
    for effect in effects:
        rules.extend(in_force(effect))
    return Index(listeners, rules) if listeners or rules else NOTHING
