"""Layers, laws: what is kept equals what would be worked out anew, and objects worked out alone equal those worked out together."""

from __future__ import annotations

import random

import pytest

from server.engine import events
from server.engine.abilities.amounts import Number, Of
from server.engine.abilities.changes import (
    Add,
    Base,
    Becomes,
    Cant,
    Colours,
    Control,
    Forbid,
    Gain,
    LoseAbility,
    Replace,
    Switch,
    Types,
    While,
    Words,
)  # fmt: skip
from server.engine.abilities.conditions import Exists, Fits
from server.engine.abilities.filters import (
    AFFECTED,
    ARTIFACT,
    BASIC,
    CARD,
    CREATURE,
    ENCHANTMENT,
    LAND,
    YOU,
    YOURS,
    Colour,
    Has,
    InZone,
    Not,
    Stat,
    Status,
    Subtype,
    WithCounter,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Card, Keyword, Triggered, card
from server.engine.abilities.picks import ENCHANTED, OTHER, SELF, YOU_, Ref
from server.engine.abilities.structures import Begins
from server.engine.abilities.verbs import AddMana, Draw, GainLife, Tap
from server.engine.abilities.words import Change
from server.engine.game import Game
from server.engine.layers import layers
from server.engine.layers.plan import Plan
from server.engine.objects import Chars
from tests.engine.board import Board, static

MANA_VALUE = Of(Ref("affected"), "mana_value")
MINE = Number(CREATURE & YOURS)
DRAWER = Triggered(Begins("upkeep", YOU), Draw(None, 1))
SIMPLE: list[Card | str] = [
    "Forest", "Swamp", "Island",
    card("Bear", "{1}{G}", "Creature — Bear", pt=(2, 2)),
    card("Bird", "{W}", "Creature — Bird", Keyword("flying"), DRAWER, pt=(1, 1)),
    card("Shifter", "{2}", "Creature — Shapeshifter", Keyword("changeling"), pt=(1, 3)),
    card("Stone", "{4}", "Artifact", Activated((Tap(SELF),), AddMana(n=1))),
    card("Anthem", "{W}", "Enchantment", static(CREATURE & YOURS, Add(1, 1))),
    card("Tapped", "{W}", "Enchantment", static(CREATURE & Status("tapped"), Add(0, 2), Gain(Keyword("hexproof")))),
    card("Counted", "{W}", "Creature — Bear", static(None, Base(MINE, MINE), cda=True), pt=("*", "*")),
    card("Graves", "{W}", "Creature — Elf", static(None, Add(Number(CARD & InZone("graveyard")), 0)), pt=(0, 1)),
    card("Ape", "{R}", "Creature — Ape", static(None, Add(1, 2), cond=Exists(Subtype("Forest") & YOURS)), pt=(1, 1)),
    card("Law", "{W}", "Enchantment", static(YOU, Forbid(GainLife(AFFECTED)), cond=Exists(CREATURE & YOURS, 2))),
    card("Deed", "{W}", "Enchantment", static(None, Replace(Draw(YOU), times=2), cond=Fits(SELF, Status("untapped")))),
    card("Wings", "{W}", "Enchantment — Aura", static(CREATURE & ENCHANTED, Add(0, 1), Gain(Keyword("flying")))),
]  # fmt: skip
NASTY: list[Card | str] = [
    card("Humility", "{2}{W}{W}", "Enchantment", static(CREATURE, LoseAbility(), Base(1, 1))),
    card("Opalescence", "{2}{W}{W}", "Enchantment", static(OTHER & ENCHANTMENT, Types(add=("creature",)), Base(MANA_VALUE, MANA_VALUE))),
    card("Moon", "{2}{R}", "Creature — Bear", static(LAND & Not(BASIC), Types(set=("Mountain",))), pt=(2, 2)),
    card("Tomb", "", "Legendary Land", static(LAND, Types(add=("Swamp",)))),
    card("March", "{3}{U}", "Enchantment", static(ARTIFACT & Not(CREATURE), Types(add=("creature",)), Base(MANA_VALUE, MANA_VALUE))),
    card("Elves", "{G}", "Enchantment", static(CREATURE & YOURS, Types(set=("Elf",)))),
    card("Gale", "{U}", "Enchantment", static(CREATURE & Has("flying"), Gain(Keyword("vigilance")))),
    card("Lord", "{U}", "Creature — Elf", static(OTHER & CREATURE & Subtype("Elf"), Add(1, 1), Gain(Keyword("flying"))), pt=(1, 1)),
    card("Giver", "{U}", "Enchantment", static(LAND & YOURS, Gain(static(CREATURE & YOURS, Add(1, 0))))),
    card("Paint", "{U}", "Artifact", static(CREATURE & Stat("power", ">", 2), Colours("R")), static(CREATURE & Colour("R"), Base(4, 4))),
    card("Total", "{U}", "Enchantment", static(CREATURE & WithCounter(), Add(MINE, Of(YOU_, "life")))),
    card("Steal", "{U}", "Enchantment — Aura", static(ENCHANTED, Control(YOU_))),
]  # fmt: skip
CHANGES: list[tuple[Change, ...]] = [
    (Add(3, 3),), (Base(0, 4), Types(add=("creature",))), (Switch(),), (LoseAbility(),), (Gain(Keyword("flying")),), (Cant("flying"),),
    (Types(set=("Frog",)),), (Types(set=("Island",)),), (Types(lose=("creature",)),), (Colours("U"),), (Words("Bear", "Elf"),),
    (Words("Elf", "Bear"),), (Gain(DRAWER),), (Gain(static(CREATURE & YOURS, Add(1, 1))),),
]  # fmt: skip


def differences(a: Chars, b: Chars) -> list[tuple[str, object, object]]:
    return [(name, getattr(a, name), getattr(b, name)) for name in Chars.__slots__ if getattr(a, name) != getattr(b, name)]


def listed(game: Game) -> list[tuple[object, ...]]:
    """What is in force, to be compared."""
    index = layers.index(game)
    triggers = [(key.__name__, entry.oid, entry.number) for key, found in index.triggers.items() for entry in found]
    rules = [(rule.source, rule.you, rule.effect_id, repr(rule.change)) for found in index.rules.values() for rule in found]
    return [*sorted(triggers), *sorted(rules)]


def everything(game: Game) -> dict[int, Chars]:
    return {oid: layers.chars(game, oid) for oid in game.state.objects}


def assert_nothing_is_stale(game: Game) -> None:
    kept, in_force = everything(game), listed(game)
    cache, game.cache = game.cache, layers.Cache()
    anew, in_force_anew = everything(game), listed(game)
    game.cache = cache
    for oid, chars in kept.items():
        assert not differences(chars, anew[oid]), (game.obj(oid).printed.name, differences(chars, anew[oid]))
    assert in_force == in_force_anew


def assert_alone_is_together(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where objects were worked out one by one, working them out together gives the same."""
    alone = everything(game)
    if not game.cache.plan.simple:
        return
    cache, game.cache = game.cache, layers.Cache()
    with monkeypatch.context() as patch:
        patch.setattr(Plan, "_is_simple", lambda self: False)
        together = everything(game)
    game.cache = cache
    for oid, chars in alone.items():
        assert not differences(chars, together[oid]), (game.obj(oid).printed.name, differences(chars, together[oid]))


def act(board: Board, rng: random.Random, cards: list[Card | str], effects: list[object]) -> None:
    """Something happens to a board."""
    game = board.game
    field = game.state.battlefield
    oid = rng.choice(field) if field else board.put(rng.choice(cards))
    kind = rng.randrange(12)
    if kind < 3:
        board.put(rng.choice(cards), rng.randrange(2))
    elif kind == 3:
        board.put(rng.choice(cards), rng.randrange(2), rng.choice(("hand", "graveyard", "library", "stack")))
    elif kind == 4:
        board.remove(oid, rng.choice(("graveyard", "hand", "exile")))
    elif kind == 5:
        source = rng.choice(field)
        until = While(Fits(SELF, Status("untapped"))) if rng.random() < 0.2 else None
        effects.append(board.effect(oid, *rng.choice(CHANGES), you=rng.randrange(2), source=source, until=until))
    elif kind == 6:
        effects.append(board.effect(oid, Control(YOU_), you=rng.randrange(2)))
    elif kind == 7:
        board.counters(oid, rng.choice(("+1/+1", "-1/-1", "flying", "charge")))
    elif kind == 8:
        events.happened(game, (events.Untapped(oid) if game.obj(oid).tapped else events.Tapped(oid),))
    elif kind == 9:
        auras = [other for other in field if "Aura" in game.chars(other).subtypes and other != oid]
        if auras:
            board.attach(rng.choice(auras), oid)
    elif kind == 10 and game.state.effects:
        board.end(rng.choice(game.state.effects))
    elif rng.random() < 0.3:
        effects.append(board.effect(oid, Becomes(game.obj(rng.choice(field)).printed)))
    else:
        game.state.life[0] += 1
        game.touch_life(0)


@pytest.mark.parametrize("seed", range(24))
def test_what_is_kept_is_what_would_be_worked_out_anew(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """613.5: all changes are instantaneous, whichever way they are worked out."""
    rng = random.Random(seed)
    board = Board()
    cards = SIMPLE if seed % 2 else SIMPLE + NASTY
    effects: list[object] = []
    for _ in range(60):
        act(board, rng, cards, effects)
        if rng.random() < 0.7:
            layers.refresh(board.game)
            assert_nothing_is_stale(board.game)
            assert_alone_is_together(board.game, monkeypatch)
