"""State: all that the rules know of a game, as plain data with ids.

It is written only by events (events.py) and by the bookkeeping of turn, priority and announcements. A copy shares every
object until one side edits it (`State.edit`).
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

from .decisions import Seat, Thing
from .objects import NO_SEAT, Names, Obj, ObjectId

if TYPE_CHECKING:
    from .abilities.words import Change, Duration, Effect, Event
    from .events import Happening

ZONES = ("library", "hand", "battlefield", "graveyard", "stack", "exile", "command")

# the turn's phases and steps (500.1, 501-514); first_strike is the extra combat damage step (510.4)
STEPS = (
    "untap", "upkeep", "draw", "main1", "begin_combat", "attackers", "blockers", "first_strike_damage", "damage",
    "end_combat", "main2", "end", "cleanup",
)  # fmt: skip


_stamps = count(2)


class Mana:
    """Mana in a pool (106.4): one unit with what clings to it. Plain mana is counted in Player.pool instead."""

    __slots__ = ("type", "only", "source", "snow", "lasts", "rider")

    def __init__(self, type: str, only: Any = None, source: ObjectId = 0, snow: bool = False, lasts: str = "", rider: Any = None) -> None:
        self.type = type  # W U B R G C
        self.only = only  # a Filter: what it may be spent on (106.6)
        self.source = source
        self.snow = snow
        self.lasts = lasts  # "": until the step ends; "turn", "combat"
        self.rider = rider


class Player:
    """One player (102)."""

    __slots__ = (
        "seat", "library", "hand", "graveyard", "pool", "special_mana", "counters", "lands_played", "cards_drawn", "left", "lost", "won",
        "drew_from_empty", "controlled_by", "mulligans", "kept", "max_hand", "life_lost", "life_gained", "name",
        "spells_cast", "spells_before",
        "commander_damage", "remembered", "marks",
    )  # fmt: skip

    def __init__(self, seat: Seat, name: str = "") -> None:
        self.seat = seat
        self.name = name
        self.library: list[ObjectId] = []  # bottom first: the top card is the last
        self.hand: list[ObjectId] = []
        self.graveyard: list[ObjectId] = []  # oldest first
        self.pool: list[int] = [0, 0, 0, 0, 0, 0]  # W U B R G C
        self.special_mana: tuple[Mana, ...] = ()
        self.counters: dict[str, int] = {}  # poison, energy, experience ...
        self.lands_played = 0  # this turn (305.2)
        self.cards_drawn = 0  # this turn
        self.spells_cast = 0  # this turn
        self.spells_before = 0  # in the turn before
        self.life_lost = 0  # this turn
        self.life_gained = 0  # this turn
        self.left = False  # has left the game (800.4)
        self.lost = False
        self.won = False
        self.drew_from_empty = False  # since the last check (704.5b)
        self.controlled_by: Seat = NO_SEAT  # 723
        self.mulligans = 0
        self.kept = False
        self.max_hand = 7
        self.commander_damage: dict[int, int] = {}  # combat damage by each commander (903.10a); replaced, never written to
        self.marks: dict[str, int] = {}  # for the rest of the game: blessed (702.131), speed (702.179); replaced, never written to
        self.remembered: dict[str, int] = {}  # how many cards were where as the player left the game (800.4i); replaced

    def fork(self) -> Player:
        """An independent copy."""
        new: Player = Player.__new__(Player)
        new.seat, new.special_mana, new.lands_played = self.seat, self.special_mana, self.lands_played
        new.cards_drawn, new.left, new.lost = self.cards_drawn, self.left, self.lost
        new.won, new.drew_from_empty, new.controlled_by = self.won, self.drew_from_empty, self.controlled_by
        new.mulligans, new.kept, new.max_hand = self.mulligans, self.kept, self.max_hand
        new.life_lost, new.life_gained, new.name = self.life_lost, self.life_gained, self.name
        new.spells_before = self.spells_before
        new.spells_cast, new.commander_damage, new.remembered = self.spells_cast, self.commander_damage, self.remembered
        new.marks = self.marks
        new.library, new.hand, new.graveyard = self.library[:], self.hand[:], self.graveyard[:]
        new.pool, new.counters = self.pool[:], self.counters.copy()
        return new


def described(record: object) -> str:
    """The record's fields in words for people who debug; the same in every process."""
    names: tuple[str, ...] = getattr(type(record), "__slots__", ())
    return f"{type(record).__name__}({', '.join(f'{name}={getattr(record, name)!r}' for name in names)})"


class Continuous:
    """A continuous effect from a resolved spell or ability (611.2), or a rule for the game. Never changed once made,
    except `uses`, which is replaced with a new one."""

    __slots__ = ("id", "source", "controller", "changes", "objects", "until", "names", "x", "born", "turn", "uses", "shield", "group")

    __repr__ = described

    def __init__(
        self, id: int, source: ObjectId, controller: Seat, changes: tuple[Change, ...], objects: tuple[Thing, ...] | None,
        until: Duration | None, names: Names, x: int, born: int, turn: int,
    ) -> None:  # fmt: skip
        self.id, self.source, self.controller = id, source, controller
        self.changes = changes
        self.objects = objects  # locked in (611.2c); None for a rule
        self.until, self.names, self.x = until, names, x
        self.born = born  # timestamp
        self.turn = turn  # the turn in which it began
        self.uses = 0  # how often a replacement has been used
        self.shield = -1  # damage that a shield can still prevent; -1 is no shield
        self.group = -1  # of whom the duration speaks, if of a turn

    def copy(self) -> Continuous:
        """The same, to be changed before it takes the old one's place."""
        new: Continuous = Continuous.__new__(Continuous)
        for name in Continuous.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    def with_objects(self, objects: tuple[Thing, ...]) -> Continuous:
        """The same effect, on these objects (400.7a)."""
        new = Continuous(
            self.id, self.source, self.controller, self.changes, objects, self.until, self.names, self.x, self.born, self.turn
        )  # fmt: skip
        new.uses, new.shield, new.group = self.uses, self.shield, self.group
        return new


class Delayed:
    """A delayed triggered ability waiting for its event (603.7). Never changed once made."""

    __slots__ = ("id", "source", "controller", "event", "do", "names", "x", "each", "until_turn", "immediate", "until", "turn")

    __repr__ = described

    def __init__(
        self, id: int, source: ObjectId, controller: Seat, event: Event, do: Effect, names: Names, x: int, each: bool, until_turn: int
    ) -> None:
        self.id, self.source, self.controller = id, source, controller
        self.event, self.do = event, do
        self.names, self.x = names, x
        self.each, self.until_turn = each, until_turn  # -1: any turn
        self.immediate = False  # no ability: it is done right after the event (610.3)
        self.until: Duration | None = None  # until a player's next turn, or while something holds
        self.turn = 0  # the turn in which it began, if that matters for its duration


class Waiting:
    """An ability that has triggered and waits to be put on the stack (603.3). Never changed once made."""

    __slots__ = ("source", "controller", "ability", "names", "x", "about", "index")

    __repr__ = described

    def __init__(
        self, source: ObjectId, controller: Seat, ability: Any, names: Names, x: int = 0, about: str = "", index: int = -1
    ) -> None:
        self.source, self.controller, self.ability = source, controller, ability
        self.names, self.x = names, x
        self.about = about  # "triggers": an event that is itself a triggering (603.3b, second part)
        self.index = index


class State:
    """Everything. Lists of ids, objects by id, numbers."""

    __slots__ = (
        "stamp", "next_id", "next_time", "next_question", "players", "life", "objects", "battlefield", "stack", "exile", "command",
        "gone", "turn", "active", "step", "stage", "plan", "extra_turns", "skips", "priority", "passed", "waiting", "effects", "delayed",
        "returning", "history", "turns_taken", "starting", "regular", "attacked", "struck", "combat", "outcome", "monarch", "initiative",
        "day", "version", "control_next", "ceasing", "left_order", "mains", "turns_begun", "spells_before", "commanders",
        "commander_casts", "returnable", "ranges", "tops", "phased", "upkeeps",
        "run", "forced", "acted", "positions", "runners", "generation", "generations", "sources_matter", "extra", "extras",
    )  # fmt: skip

    def __init__(self, players: list[Player], life: list[int]) -> None:
        self.stamp = 1
        self.next_id = 1
        self.next_time = 1
        self.next_question = 1
        self.players = players
        self.life = life  # by life group: Teams.life_group[seat]
        self.objects: dict[ObjectId, Obj] = {}
        self.battlefield: list[ObjectId] = []  # in order of arrival
        self.phased: list[ObjectId] = []  # permanents that are phased out (702.26)
        self.stack: list[ObjectId] = []  # top last
        self.exile: list[ObjectId] = []
        self.command: list[ObjectId] = []
        self.gone: dict[ObjectId, tuple[Obj, Any]] = {}  # last-known information: the object and its Chars
        self.turn = 0
        self.active = 0  # the turn group whose turn it is (Teams.turn_group); ask Game.is_active
        self.step = "setup"
        self.stage = ""  # where the step stands: "", begun, priority
        self.plan: tuple[str, ...] = ()  # the steps still to come this turn
        self.extra_turns: tuple[tuple[int, Seat, int], ...] = ()  # (turn group, for whom, number among extra turns), the next last
        self.extra = 0  # that number of this turn; 0 if it is no extra one
        self.extras = 0  # how many extra turns there have been to take
        self.skips: tuple[tuple[str, Seat], ...] = ()  # (step or turn, whose)
        self.priority = -1  # the turn group that has priority; -1: nobody
        self.passed: tuple[Seat, ...] = ()  # who has passed since anybody acted
        self.waiting: list[Waiting] = []
        self.effects: list[Continuous] = []
        self.delayed: list[Delayed] = []
        self.returning: tuple[Delayed, ...] = ()  # to be done right after the present event (610.3)
        self.history: list[Happening] = []  # what has happened this turn
        self.turns_taken: list[int] = []
        self.turns_begun: dict[int, int] = {}  # by turn group: the number of its latest turn; replaced, never written to
        self.upkeeps: dict[int, tuple[int, int]] = {}  # by turn group: the turns of its last upkeep but one, and of its last; replaced
        self.starting = 0  # the turn group that started
        self.regular = 0  # the turn group whose regular turn it is, or was before an extra one
        self.attacked: tuple[tuple[Seat, Thing], ...] = ()  # this combat (508.6)
        self.struck: tuple[ObjectId, ...] = ()  # with first or double strike as this combat's first damage step began (510.4)
        self.combat = 0  # how many combat phases have begun this turn
        self.mains = 0  # how many main phases have begun this turn (505.1)
        self.outcome: Any = None
        self.monarch: Seat = NO_SEAT
        self.initiative: Seat = NO_SEAT
        self.day: bool | None = None
        self.version = 0  # counts what could change a legal answer or a characteristic
        self.control_next: tuple[tuple[Seat, Seat], ...] = ()  # (who, by whom): during the next turn of the first (723)
        self.ceasing: tuple[ObjectId, ...] = ()  # tokens and copies that have left their zone (704.5d-e)
        self.left_order: tuple[Seat, ...] = ()
        self.spells_before = 0  # the most spells that a player of the previous turn's active team cast in it (731.2)
        self.commanders: tuple[tuple[Seat, str, str], ...] = ()  # whose, its name and its colours (903.3-4); Obj.commander counts from 1
        self.commander_casts: dict[int, int] = {}  # from the command zone (903.8); replaced, never written to
        self.returnable: tuple[ObjectId, ...] = ()  # commanders put into a graveyard or exile since the last check (704.6d)
        self.tops: tuple[ObjectId, ...] = ()  # top cards of libraries that effects show (401.5)
        self.ranges: tuple[tuple[Seat, ...], ...] = ()  # by seat: who is within its range of influence this turn (801.2); () no limit
        # loops.py: how much has resolved since anybody acted, and since anything was chosen; the positions, and whose objects since then
        self.run = self.forced = 0
        self.acted = 0  # how many actions have been taken in this step
        self.generation = -1  # of what has resolved last: what came of what came of ... what was there when somebody acted
        self.generations: dict[ObjectId, int] = {}  # of what is on the stack; replaced, never written to
        self.positions: tuple[str, ...] = ()
        self.runners: tuple[Seat, ...] = ()
        self.sources_matter = False  # whether a card of the game cares what has produced mana

    def fork(self) -> State:
        """An independent copy. Both sides get a new stamp, so that neither writes to an object they share."""
        new: State = State.__new__(State)
        new.next_id, new.next_time, new.next_question = self.next_id, self.next_time, self.next_question
        new.turn, new.active, new.step = self.turn, self.active, self.step
        new.stage, new.plan, new.extra_turns = self.stage, self.plan, self.extra_turns
        new.skips, new.priority, new.passed = self.skips, self.priority, self.passed
        new.returning, new.starting, new.regular = self.returning, self.starting, self.regular
        new.attacked, new.struck, new.combat = self.attacked, self.struck, self.combat
        new.outcome, new.monarch, new.initiative = self.outcome, self.monarch, self.initiative
        new.day, new.version, new.control_next = self.day, self.version, self.control_next
        new.ceasing, new.left_order, new.mains = self.ceasing, self.left_order, self.mains
        new.turns_begun, new.spells_before = self.turns_begun, self.spells_before
        new.commanders, new.commander_casts, new.returnable = self.commanders, self.commander_casts, self.returnable
        new.tops, new.upkeeps = self.tops, self.upkeeps
        new.ranges, new.run, new.forced = self.ranges, self.run, self.forced
        new.positions, new.runners, new.acted = self.positions, self.runners, self.acted
        new.generation, new.generations = self.generation, self.generations
        new.sources_matter, new.extra, new.extras = self.sources_matter, self.extra, self.extras
        self.stamp = next(_stamps)
        new.stamp = next(_stamps)
        new.players = [player.fork() for player in self.players]
        new.objects = self.objects.copy()
        new.gone = self.gone.copy()
        new.life, new.battlefield, new.stack = self.life[:], self.battlefield[:], self.stack[:]
        new.exile, new.command, new.phased = self.exile[:], self.command[:], self.phased[:]
        new.waiting, new.effects, new.delayed = self.waiting[:], self.effects[:], self.delayed[:]
        new.history, new.turns_taken = self.history[:], self.turns_taken[:]
        return new

    def edit(self, oid: ObjectId) -> Obj:
        """The object, to be written to. Copies of the game keep theirs."""
        obj = self.objects[oid]
        if obj.stamp != self.stamp:
            obj = self.objects[oid] = obj.fork(self.stamp)
        return obj
