"""Dungeons: the four of them as values, and how players venture through them (309, 701.49, 726.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from . import events, zones
from .abilities.changes import Add, Forbid, Gain, Permit, YourNextTurn
from .abilities.filters import AFFECTED, ARTIFACT, BASIC, CARD, CREATURE, LAND, OPPONENT, PLAYER, SPELL, YOU, InZone, Is
from .abilities.kinds import Card, Face, Keyword, Triggered
from .abilities.picks import SELF, All, Choose, Ref, Search, Target, Top
from .abilities.structures import Apply, Costs, Each, May, Pay, Rule, Select, Seq
from .abilities.tokens import TREASURE
from .abilities.verbs import (
    Arrival,
    Attack,
    Become,
    Cast,
    Create,
    Discard,
    Draw,
    GainLife,
    Goad,
    LoseLife,
    Move,
    PutCounters,
    Reveal,
    Sacrifice,
    Scry,
    Shuffle,
    TokenSpec,
    exile,
)  # fmt: skip
from .abilities.words import Effect
from .decisions import Option, Pick, Play, Seat, ask
from .layers import layers
from .objects import ObjectId
from .reading.ctx import Ctx

if TYPE_CHECKING:
    from .game import Game

EACH, MOVED, FOUND, DRAWN = Ref("each"), Is(Ref("moved")), Ref("found"), Is(Ref("drawn"))
ROOM = "room"
"""Obj.designations[ROOM] of a dungeon: in which room the venture marker is, from 1 (309.4)."""
COMPLETED = "completed_dungeon"
"""Player.marks[COMPLETED]: how many dungeons the player has completed (309.7)."""
GOBLIN = TokenSpec("Goblin", ("creature",), ("Goblin",), "R", 1, 1)
SKELETON = TokenSpec("Skeleton", ("creature",), ("Skeleton",), "B", 1, 1)
RATTLING = TokenSpec("Skeleton", ("creature",), ("Skeleton",), "B", 4, 1, (Keyword("menace"),))
ATROPAL = TokenSpec("The Atropal", ("creature",), ("God", "Horror"), "B", 4, 4, (Keyword("deathtouch"),), ("legendary",))
MAY_BE_PLAYED = (Permit(Cast(SPELL & MOVED, YOU), "exile"), Permit(Move(LAND & MOVED, "battlefield", manner="play", by=YOU), "exile"))


class Room(NamedTuple):
    """A room: what happens there, and to which rooms arrows lead from it, by their numbers; none from the bottommost (309.4)."""

    name: str
    do: Effect
    leads: tuple[int, ...] = ()


def unless(cost: Discard | Sacrifice) -> Effect:
    """Each player loses 2 life unless that player pays so."""
    return Each(All(PLAYER), Pay(Costs((cost,)), EACH, None, LoseLife(EACH, 2)))


LOST_MINE = (
    Room("Cave Entrance", Scry(1), (2, 3)),
    Room("Goblin Lair", Create(GOBLIN, 1), (4, 5)),
    Room("Mine Tunnels", Create(TREASURE, 1), (5, 6)),
    Room("Storeroom", PutCounters("+1/+1", Target(CREATURE), 1), (7,)),
    Room("Dark Pool", Seq((LoseLife(All(OPPONENT), 1), GainLife(None, 1)), "and"), (7,)),
    Room("Fungi Cavern", Apply(Target(CREATURE), (Add(-4, 0),), YourNextTurn()), (7,)),
    Room("Temple of Dumathoin", Draw(None, 1)),
)
MAD_MAGE = (
    Room("Yawning Portal", GainLife(None, 1), (2,)),
    Room("Dungeon Level", Scry(1), (3, 4)),
    Room("Goblin Bazaar", Create(TREASURE, 1), (5,)),
    Room("Twisted Caverns", Apply(Target(CREATURE), (Forbid(Attack(AFFECTED)),), YourNextTurn()), (5,)),
    Room("Lost Level", Scry(2), (6, 7)),
    Room("Runestone Caverns", Seq((exile(Top(2)), Rule(MAY_BE_PLAYED))), (8,)),
    Room("Muiral's Graveyard", Create(SKELETON, 2), (8,)),
    Room("Deep Mines", Scry(3), (9,)),
    Room(
        "Mad Wizard's Lair",
        Seq((Draw(None, 3), Reveal(Ref("drawn")), May(Cast(Choose(SPELL & CARD & InZone("hand", YOU) & DRAWN, 0, 1))))),
    ),
)
TOMB = (
    Room("Trapped Entry", LoseLife(All(PLAYER), 1), (2, 4)),
    Room("Veils of Fear", unless(Discard(None, 1)), (3,)),
    Room("Sandfall Cell", unless(Sacrifice(None, 1, ARTIFACT | CREATURE | LAND)), (5,)),
    Room("Oubliette", Seq((Discard(None, 1), Sacrifice(None, 1, CREATURE), Sacrifice(None, 1, ARTIFACT), Sacrifice(None, 1, LAND))), (5,)),
    Room("Cradle of the Death God", Create(ATROPAL, 1)),
)
BELOW = (
    Room(
        "Secret Entrance", Seq((Select(Search(BASIC & LAND & CARD)), Reveal(FOUND), Move(FOUND, "hand"), Shuffle()), "then"), (2, 3)
    ),
    Room("Forge", PutCounters("+1/+1", Target(CREATURE), 2), (4, 5)),
    Room("Lost Well", Scry(2), (5, 6)),
    Room("Trap!", LoseLife(Target(PLAYER), 5), (7,)),
    Room("Arena", Goad(Target(CREATURE)), (7, 8)),
    Room("Stash", Create(TREASURE, 1), (8,)),
    Room("Archives", Draw(None, 1), (9,)),
    Room("Catacombs", Create(RATTLING, 1), (9,)),
    Room(
        "Throne of the Dead Three",
        Seq((
            Reveal(Top(10)),
            Move(Choose(CREATURE & CARD & Is(Ref("revealed"))), "battlefield", arrival=Arrival(counters=(("+1/+1", 3),))),
            Apply(Ref("moved"), (Gain(Keyword("hexproof")),), YourNextTurn()),
            Shuffle(),
        )),
    ),
)  # fmt: skip


def as_card(name: str, rooms: tuple[Room, ...]) -> Card:
    """The dungeon card: each room has an ability for when its owner's marker is moved into it (309.4c)."""
    abilities = tuple(
        Triggered(Become(Is(SELF), ROOM, n=number), room.do, zone="command", word=room.name) for number, room in enumerate(rooms, 1)
    )
    return Card((Face(name, types=("dungeon",), abilities=abilities),), "dungeon")


UNDERCITY = "Undercity"
ROOMS = {
    "Lost Mine of Phandelver": LOST_MINE,
    "Dungeon of the Mad Mage": MAD_MAGE,
    "Tomb of Annihilation": TOMB,
    UNDERCITY: BELOW,
}  # fmt: skip
CARDS = {name: as_card(name, rooms) for name, rooms in ROOMS.items()}
ANY = tuple(name for name in ROOMS if name != UNDERCITY)
"""Where a player may go who just ventures into the dungeon; into the Undercity only who is told to (701.49d)."""


def of(game: Game, seat: Seat) -> ObjectId:
    """The player's dungeon in the command zone; 0 if there is none."""
    objects = game.state.objects
    return next((oid for oid in game.state.command if objects[oid].owner == seat and is_dungeon(game, oid)), 0)


def is_dungeon(game: Game, oid: ObjectId) -> bool:
    """Whether it is a dungeon card."""
    card = game.state.objects[oid].card
    return card is not None and card.layout == "dungeon"


def room(game: Game, oid: ObjectId) -> Room:
    """The room that the dungeon's venture marker is in."""
    obj = game.state.objects[oid]
    assert obj.card is not None
    return ROOMS[obj.card.name][obj.designations[ROOM] - 1]


def venture(game: Game, ctx: Ctx, seat: Seat, which: str = "") -> Play[None]:
    """The player moves on to a next room, or into a new dungeon (701.49a-d)."""
    oid = of(game, seat)
    if oid and room(game, oid).leads:
        yield from _move_on(game, ctx, seat, oid)
        return
    if oid:
        yield from complete(game, oid)  # 701.49c
    names = (which,) if which else ANY
    place = 0
    if len(names) > 1:
        options = tuple(Option("word", 0, -1, name) for name in names)
        (place,) = yield from ask(game, seat, Pick(options, reason="choose", rule="701.49a"), ctx.source)
    new = zones.place(game, seat, CARDS[names[place]], "command")
    yield from events.happen(game, events.Became(new, ROOM, ctx.source, 1))


def _move_on(game: Game, ctx: Ctx, seat: Seat, oid: ObjectId) -> Play[None]:
    """Along an arrow, as the player chooses where there are several (701.49b)."""
    obj = game.state.objects[oid]
    assert obj.card is not None
    rooms, leads = ROOMS[obj.card.name], room(game, oid).leads
    place = 0
    if len(leads) > 1:
        options = tuple(Option("word", oid, -1, rooms[number - 1].name) for number in leads)
        (place,) = yield from ask(game, seat, Pick(options, reason="choose", rule="701.49b"), ctx.source)
    yield from events.happen(game, events.Became(oid, ROOM, ctx.source, leads[place]))


def complete(game: Game, oid: ObjectId) -> Play[None]:
    """The dungeon leaves the game, and its owner has completed it (309.7)."""
    obj = game.state.objects[oid]
    assert obj.card is not None
    player = game.state.players[obj.owner]
    marks = player.marks
    player.marks = {**marks, COMPLETED: marks.get(COMPLETED, 0) + 1, f"{COMPLETED}:{obj.card.name}": 1}
    zones.vanish(game, oid)
    game.touch_player(player.seat)
    layers.changed(game, 0, layers.PLAYERS)
    yield from events.happen(game, events.Did(player.seat, "complete_dungeon"))


def finished(game: Game) -> list[ObjectId]:
    """The dungeons whose marker is in the bottommost room, and of which no room ability is still to leave the stack (704.5t)."""
    found = [oid for oid in game.state.command if is_dungeon(game, oid) and not room(game, oid).leads]
    return [oid for oid in found if not _is_busy(game, oid)]


def _is_busy(game: Game, oid: ObjectId) -> bool:
    state = game.state
    return any(entry.source == oid for entry in state.waiting) or any(state.objects[other].source == oid for other in state.stack)
