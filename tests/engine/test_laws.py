"""The laws of the engine, over whole random games: nothing lost, one zone each, replays and copies alike, illegal choices harmless."""

from __future__ import annotations

import random

import pytest

from server.engine import priority, state_based
from server.engine.batch import Batch
from server.engine.casting.uses import Uses
from server.engine.errors import IllegalChoice
from server.engine.faces import phasing
from server.engine.game import Game
from server.engine.layers import layers
from server.engine.multiplayer import leaving
from server.engine.objects import Obj
from server.engine.state import Player, State

from .playing import PLAYERS, play_on, random_setup

FORMATS = list(PLAYERS)


def check_objects(game: Game) -> None:
    """Every object is in just the zone that it says, and known to what it is attached to; nothing is left of players who have left
    (109, 400, 702.26, 800.4a)."""
    state = game.state
    objects = state.objects
    listed: list[int] = []
    for zone in ("battlefield", "stack", "exile", "command"):
        for oid in getattr(state, zone):
            assert objects[oid].zone == zone and not objects[oid].phased_out
            listed.append(oid)
    for oid in state.phased:
        obj = objects[oid]
        assert obj.zone == "battlefield" and obj.phased_out and phasing.UNDER in obj.chosen
        assert obj.attacking is None and not obj.blocking and not obj.blockers
        assert obj.chosen.get(phasing.WITH, obj.attached_to) == obj.attached_to
    listed += state.phased
    for player in state.players:
        for zone in ("library", "hand", "graveyard"):
            for oid in getattr(player, zone):
                assert objects[oid].zone == zone and objects[oid].owner == player.seat
                listed.append(oid)
    assert sorted(listed) == sorted(objects)
    for oid in (*state.battlefield, *state.phased):
        host = objects[oid].attached_to
        if host is not None and host in objects and (not objects[oid].phased_out or phasing.WITH in objects[oid].chosen):
            assert oid in objects[host].attachments
            assert objects[oid].phased_out == objects[host].phased_out
        assert all(other in objects for other in objects[oid].attachments)
    if game.outcome is None:
        assert all(leaving.controller(game, oid) not in state.left_order for oid in (*state.battlefield, *state.phased, *state.stack))
        assert all(obj.owner not in state.left_order for obj in objects.values())


def check_memory(game: Game) -> None:
    """What was worked out before and is remembered is what looking at everything anew finds: what things are like, what can be
    acted with, what players may do (117.1, 613)."""
    anew = game.copy()
    anew.cache = layers.Cache()
    layers.index(game)
    layers.index(anew)
    for oid in game.state.objects:
        assert layers.same(layers.chars(game, oid), layers.chars(anew, oid)), oid
    for name in Uses.__slots__:
        assert getattr(game.cache.uses, name).keys() == getattr(anew.cache.uses, name).keys(), name
    for seat in game.living():
        assert priority.actions(game, seat) == priority.actions(anew, seat), seat
    with pytest.raises(StopIteration) as end:
        next(state_based.check(anew))
    assert end.value.value is False  # 704.3: none is due when somebody has priority


def check_invariants(game: Game) -> None:
    """Every object is in just the zone that it says; cards are conserved; teams share what they share (109, 400, 810)."""
    check_objects(game)
    if game.at_priority:
        check_memory(game)
    state = game.state
    owners = [obj.owner for obj in state.objects.values() if obj.kind == "card" and not obj.merged and "dungeon" not in obj.printed.types]
    owners += [owner for obj in state.objects.values() for _, owner, kind, _, _ in obj.merged if kind == "card"]  # 730.2
    for player, entry in zip(state.players, game.setup.players, strict=True):
        mine = owners.count(player.seat)  # dungeons are no part of a deck (309.2)
        assert mine == len(entry.deck) + len(entry.commanders) or (player.left and mine == 0)
    for group in game.teams.life_groups:
        assert len({game.life(seat) for seat in group}) == 1
        assert len({game.counters(seat, "poison") for seat in group}) == 1


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("seed", range(4))
def test_random_games_keep_the_invariants(format: str, seed: int) -> None:
    """400.1, 109.1: looked at every seventh question and at the end."""
    counted = [0]

    def look(game: Game) -> None:
        counted[0] += 1
        if counted[0] % 7 == 0 and game.at_priority:
            check_invariants(game)

    game = Game.start(random_setup(seed, format))
    play_on(game, random.Random(seed), 1500, look)
    if not game.arriving:  # what is asked about as it enters is nowhere yet
        check_invariants(game)


def summary(batch: Batch) -> str:
    """The events of a batch, to be compared."""
    return "; ".join(map(repr, batch.events))


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("seed", range(2))
def test_replaying_the_choices_gives_the_same_events(format: str, seed: int) -> None:
    """Design law 1: setup and choices are the whole game."""
    setup = random_setup(seed, format)
    first: list[str] = []
    game = Game.start(setup, watch=lambda _, batch: first.append(summary(batch)))
    play_on(game, random.Random(seed), 800)
    second: list[str] = []
    again = Game.replay(setup, game.choices, watch=lambda _, batch: second.append(summary(batch)))
    assert first == second
    assert [q.id for q in game.questions] == [q.id for q in again.questions]


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("rewind", [False, True])
def test_a_copy_plays_on_alike_and_leaves_the_original_alone(format: str, rewind: bool) -> None:
    """Copied now at priority, now in the middle of something: the same choices have the same consequences."""
    rng = random.Random(7)
    game = Game.start(random_setup(3, format, rewind))
    for turn in range(12):
        play_on(game, rng, 37)
        if not game.questions:
            break
        copy = game.copy()
        assert [q.id for q in copy.questions] == [q.id for q in game.questions]
        assert [[repr(o) for o in getattr(q.decision, "options", ())] for q in copy.questions] == [
            [repr(o) for o in getattr(q.decision, "options", ())] for q in game.questions
        ]
        before = (game.state.turn, game.state.step, list(game.state.battlefield), list(game.state.life), len(game.choices))
        theirs = random.Random(turn)
        played: list[str] = []
        copy.watch = lambda _, batch: played.append(summary(batch))  # noqa: B023
        play_on(copy, theirs, 60)
        assert before == (game.state.turn, game.state.step, list(game.state.battlefield), list(game.state.life), len(game.choices))
        other = game.copy()
        mine: list[str] = []
        other.watch = lambda _, batch: mine.append(summary(batch))  # noqa: B023
        play_on(other, random.Random(turn), 60)
        assert played == mine


GARBAGE = (-1, 10**9, 0.5, "x", None, (), (-1,), (10**6,), ((0, 10**6),), [0], {}, True, (0, 0), ((0, 0), (0, 0)))


def test_garbage_choices_are_refused_and_change_nothing() -> None:
    """Design law 2: an illegal choice raises and the question still stands."""
    rng = random.Random(1)
    game = Game.start(random_setup(5, "two-headed-giant"))
    refused = 0
    for _ in range(400):
        if not game.questions:
            break
        asked = game.questions[0]
        before = (len(game.choices), game.state.version, game.state.next_id, [q.id for q in game.questions])
        for garbage in GARBAGE:
            try:
                asked.check(garbage)
            except IllegalChoice:
                with pytest.raises(IllegalChoice):
                    game.choose(asked.seat, garbage, asked.id)
                refused += 1
        with pytest.raises(IllegalChoice):
            game.choose(asked.seat, asked.default, asked.id + 1000)
        assert before == (len(game.choices), game.state.version, game.state.next_id, [q.id for q in game.questions])
        game.choose(asked.seat, asked.sample(rng), asked.id)
    assert refused > 1000


@pytest.mark.parametrize("cls", [Obj, Player, State])
def test_a_fork_copies_every_slot(cls: type) -> None:
    """The hand-written copies forget no field."""
    game = Game.start(random_setup(2, "duel"))
    play_on(game, random.Random(2), 120)
    state = game.state
    original = {Obj: next(iter(state.objects.values())), Player: state.players[0], State: state}[cls]
    fork = original.fork(99) if cls is Obj else original.fork()
    for name in cls.__slots__:  # type: ignore[attr-defined]
        if name not in ("stamp", "players", "objects"):
            assert getattr(fork, name) == getattr(original, name), name
