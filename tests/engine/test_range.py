"""Tests of server/engine/multiplayer/range.py: limited range of influence, attacks by the seating (801, 803)."""

from __future__ import annotations

from typing import Any

import pytest

from server.engine import turn, zones
from server.engine.abilities.changes import Add, Prevent
from server.engine.abilities.filters import CREATURE, PLAYER, YOURS
from server.engine.abilities.kinds import Card, Keyword, Spell, Static, Triggered, card
from server.engine.abilities.picks import THAT_PLAYER, YOU_, All, Target
from server.engine.abilities.structures import Begins, Seq
from server.engine.abilities.verbs import Damage, DrawGame, GainLife, LoseLife, Win
from server.engine.combat import attack
from server.engine.decisions import player_thing
from server.engine.errors import BadSetup
from server.engine.formats import find_format
from server.engine.game import Game, PlayerSetup, Setup
from server.engine.layers import layers
from server.engine.multiplayer import range as ranges
from server.engine.reading import evaluate
from server.engine.reading.evaluate import Ctx

BEAR = card("Test Bear", "{1}{G}", "Creature — Bear", pt=(2, 2))


class Round:
    """Five or so players around a table, with permanents before them; it is the first one's main phase."""

    def __init__(self, *fields: list[Card], hand: Card | None = None, range: int = 1, attack: str = "multiple", aura: bool = False) -> None:
        names = tuple(PlayerSetup(f"p{i}", ()) for i, _ in enumerate(fields))
        setup = Setup(
            "free-for-all", names, opening=False, shuffle=False, mulligans=False, first=0, rewind=True, range=range, attack=attack
        )
        self.oids: list[int] = []

        def prepare(game: Game) -> None:
            for seat, cards in enumerate(fields):
                for _ in [0] * 9:
                    zones.place(game, seat, BEAR, "library")
                self.oids += [zones.place(game, seat, made, "battlefield") for made in cards]
            if hand is not None:
                zones.place(game, 0, hand, "hand")
            if aura:
                zones.attach(game, self.oids[0], self.oids[1])
            game.state.starting = 0
            turn.begin_at(game, "main1")
            layers.refresh(game)

        self.game = Game.start(setup, prepare=prepare)

    def cast(self, *answers: Any) -> None:
        """The first player casts the card in hand, and everybody passes."""
        option = next(i for i, o in enumerate(self.game.questions[0].decision.options) if o.kind == "cast")  # type: ignore[attr-defined]
        self.game.choose(0, option)
        given = list(answers)
        for _ in range(200):
            if not self.game.questions or (self.game.at_priority and not self.game.state.stack):
                return
            asked = self.game.questions[0]
            self.game.choose(asked.seat, 0 if self.game.at_priority else given.pop(0) if given else asked.default, asked.id)
        raise AssertionError("the stack never empties")

    def life(self) -> list[int]:
        return [self.game.life(p.seat) for p in self.game.state.players]


def test_who_is_within_range() -> None:
    """801.2: seats to both sides, around the table; everybody within the own range (801.2b)."""
    game = Round([], [], [], [], [], range=1).game
    assert game.state.ranges == ((0, 1, 4), (0, 1, 2), (1, 2, 3), (2, 3, 4), (0, 3, 4))
    assert Round([], [], [], range=1).game.state.ranges == ((0, 1, 2),) * 3
    assert Round([], [], [], [], [], range=0).game.state.ranges == ()


def test_options_that_make_no_sense_are_refused() -> None:
    """801.2, 803.1."""
    for options in ({"range": -1}, {"attack": "up"}):
        with pytest.raises(BadSetup):
            find_format("free-for-all", 4, **options)


def test_objects_are_within_range_by_their_controllers() -> None:
    """801.2d, 801.10-11: what is out of range is neither counted nor affected."""
    r = Round([BEAR], [BEAR], [BEAR], [BEAR], [BEAR])
    ctx = Ctx(r.oids[0], 0)
    assert evaluate.things(r.game, ctx, CREATURE) == [r.oids[0], r.oids[1], r.oids[4]]
    assert evaluate.things(r.game, ctx, PLAYER) == [player_thing(seat) for seat in (0, 1, 4)]
    assert not evaluate.fits(r.game, ctx, CREATURE & ~YOURS, r.oids[2])


def test_static_abilities_affect_what_is_within_range() -> None:
    """801.10."""
    anthem = card("Test Anthem", "{W}", "Enchantment", Static((Add(1, 1),), CREATURE))
    r = Round([BEAR, anthem], [BEAR], [BEAR], [BEAR], [BEAR])
    bears = [oid for oid in r.oids if r.game.chars(oid).name == "Test Bear"]
    assert [r.game.chars(oid).power for oid in bears] == [3, 3, 2, 2, 3]


def test_effects_leave_alone_what_is_out_of_range() -> None:
    """801.10: each player means each within range."""
    rain = card("Test Rain", "", "Sorcery", Spell(Seq((LoseLife(All(PLAYER), 2), Damage(All(CREATURE), 2)))))
    free = card("Test Free Rain", "{0}", "Sorcery", *rain.faces[0].abilities)
    r = Round([BEAR], [BEAR], [BEAR], [BEAR], [BEAR], hand=free)
    r.cast()
    assert r.life() == [18, 18, 20, 20, 18]
    assert [r.game.chars(oid).controller for oid in r.game.state.battlefield] == [2, 3]


def test_targets_are_within_range() -> None:
    """801.4."""
    bolt = card("Test Bolt", "{0}", "Instant", Spell(Damage(Target(PLAYER), 3)))
    r = Round([], [], [], [], [], hand=bolt)
    r.game.choose(0, next(i for i, o in enumerate(r.game.questions[0].decision.options) if o.kind == "cast"))  # type: ignore[attr-defined]
    assert [o.thing for o in r.game.questions[0].decision.options] == [-1, -2, -5]  # type: ignore[attr-defined]


def test_triggers_hear_what_is_within_range() -> None:
    """801.7: a step of a player out of range is out of range."""
    bell = card("Test Bell", "{1}", "Artifact", Triggered(Begins("upkeep", PLAYER), GainLife(YOU_, 1)))
    clock = card("Test Clock", "{1}", "Artifact", Triggered(Begins("upkeep"), LoseLife(YOU_, 3)))
    ghost = card("Test Ghost", "{1}", "Artifact", Triggered(Begins("upkeep", PLAYER), LoseLife(THAT_PLAYER, 1)))
    r = Round([bell], [], [clock], [], [ghost])
    for _ in range(400):
        if r.game.state.turn == 6 and r.game.state.step == "main1":
            break
        asked = r.game.questions[0]
        r.game.choose(asked.seat, asked.default, asked.id)
    assert r.game.life(0) == 20 + 3 - 1  # upkeeps of the second, the fifth and himself; the ghost's of himself
    assert r.game.life(2) == 20 - 9  # of the second, third and fourth
    assert r.game.life(3) == r.game.life(4) == 19


def test_prevention_looks_at_what_it_speaks_of() -> None:
    """801.13b: what is dealt to creatures within range is prevented, whatever deals it; damage as such only within range as a whole."""
    shield = card("Test Shield", "{W}", "Enchantment", Static((Prevent(Damage(CREATURE)),)))
    calm = card("Test Calm", "{W}", "Enchantment", Static((Prevent(Damage()),)))
    blast = card("Test Blast", "{0}", "Sorcery", Spell(Damage(All(CREATURE), 1)))
    for ward, hurt in ((shield, [0, 6]), (calm, [0, 1, 2, 5, 6])):
        r = Round([BEAR], [BEAR], [BEAR], [BEAR, ward], [BEAR], [BEAR], [BEAR], hand=blast, range=2)
        r.cast()
        bears = [oid for oid in r.oids if r.game.chars(oid).name == "Test Bear"]
        assert [seat for seat, oid in enumerate(bears) if r.game.obj(oid).damage] == hurt


def test_attacks_are_within_range_or_by_the_seating() -> None:
    """801.3, 803.1a-b."""
    assert attack.may_be_attacked(Round([], [], [], [], [], range=1).game, 0) == [-2, -5]
    assert attack.may_be_attacked(Round([], [], [], [], [], range=0, attack="left").game, 0) == [-2]
    assert attack.may_be_attacked(Round([], [], [], [], [], range=0, attack="right").game, 0) == [-5]
    assert attack.may_be_attacked(Round([], [], [], [], [], range=0).game, 0) == [-2, -3, -4, -5]


def test_an_aura_comes_off_what_is_no_longer_within_range() -> None:
    """801.8, 801.2c: looked at when the ranges are determined anew."""
    aura = card("Test Aura", "{W}", "Enchantment — Aura", Keyword("enchant", CREATURE), Static((Add(1, 1),), CREATURE))
    r = Round([aura], [BEAR], [BEAR], aura=True)
    assert r.game.chars(r.oids[1]).power == 3
    r.game.state.ranges = ((0,), (1, 2), (1, 2))
    asked = r.game.questions[0]
    r.game.unsettled = True
    r.game.choose(asked.seat, asked.default, asked.id)
    assert r.game.state.players[0].graveyard and r.oids[0] not in r.game.state.objects


def test_the_world_rule_looks_within_range() -> None:
    """704.5k, 801.12: the older one goes, where the newer one is within its controller's range."""
    world = card("Test World", "{1}", "World Enchantment")
    other = card("Test Other World", "{1}", "World Enchantment")
    near = Round([world], [other], [], [], [])
    asked = near.game.questions[0]
    near.game.unsettled = True
    near.game.choose(asked.seat, asked.default, asked.id)
    assert [near.game.chars(oid).name for oid in near.game.state.battlefield] == ["Test Other World"]
    far = Round([world], [], [other], [], [])
    asked = far.game.questions[0]
    far.game.unsettled = True
    far.game.choose(asked.seat, asked.default, asked.id)
    assert len(far.game.state.battlefield) == 2


def test_a_win_makes_the_opponents_within_range_lose() -> None:
    """104.3h, 801.14: the game goes on for the others."""
    win = card("Test Win", "{0}", "Sorcery", Spell(Win(YOU_)))
    r = Round([], [], [], [], [], hand=win)
    r.cast()
    assert r.game.outcome is None and r.game.living() == (0, 2, 3)
    r = Round([], [], [], hand=win)
    r.cast()
    assert r.game.outcome is not None and r.game.outcome.winners == (0,)


def test_a_draw_is_one_for_those_within_range() -> None:
    """104.4e, 801.15: they leave, and have not lost; the others play on."""
    stop = card("Test Stop", "{0}", "Sorcery", Spell(DrawGame()))
    r = Round([], [], [], [], [], hand=stop)
    r.cast()
    assert r.game.outcome is None and r.game.living() == (2, 3)
    assert [p.lost for p in r.game.state.players] == [False] * 5


def test_a_copy_keeps_the_ranges() -> None:
    """The ranges are part of the state."""
    r = Round([BEAR], [], [], [], [])
    copy = r.game.copy()
    assert copy.limited and copy.state.ranges == r.game.state.ranges and copy.fingerprint() == r.game.fingerprint()
    assert Game.load(r.game.dump()).limited


def test_a_card_that_could_be_named_is_within_everybodys_range() -> None:
    """201.4, 801.11: it is no object of the game; what has ceased to be known is within nobody's."""
    r = Round([BEAR], [], [], [], [])
    might_be = r.game.chars(r.oids[0]).clone()
    might_be.controller = 0
    assert ranges.within(r.game, 0, 0, might_be) and evaluate.test(r.game, Ctx(0, 0), CREATURE, 0, might_be)
    assert not ranges.within(r.game, 0, 9999)
