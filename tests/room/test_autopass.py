"""Automatic answers: stops, yields, always yes, the same order (117, design.md "Room and wire")."""

from __future__ import annotations

import pytest

from protocol.view import STEPS
from server.engine.decisions import NO, YES, Option, Order, Pay, Pick, Question
from server.room.autopass import ASKED, ON_STACK, Settings
from server.room.errors import Refusal
from tests.engine.table import Side, Table

BOLT = Side(hand=["Lightning Bolt"], field=["Mountain"])


def answer(table: Table, seat: int, settings: Settings, steady: bool = False) -> object:
    """What the server answers for the seat's open question."""
    question = next(q for q in table.game.questions if q.seat == seat)
    return settings.answer(table.game, question, steady, ())


def asked(table: Table, seat: int, settings: Settings | None = None) -> bool:
    """Whether the seat is asked itself."""
    return answer(table, seat, settings or Settings()) is ASKED


def test_own_main_phase_stops_if_there_is_something_to_do() -> None:
    """117.1a: by default a seat is asked in its own main phases, unless all it could do is pass or make mana."""
    assert asked(Table(ann=BOLT, bob=Side()), 0)
    assert not asked(Table(ann=Side(field=["Mountain"]), bob=Side()), 0)
    full = Settings()
    full.set("full", 1, 1)
    assert asked(Table(ann=Side(), bob=Side()), 0, full)


def test_an_opponents_spell_stops_and_ones_own_does_not() -> None:
    """117.3b-d: with an opponent's object on the stack a seat is asked; its own resolves without a question."""
    t = Table(ann=Side(hand=["Lightning Bolt"] * 2, field=["Mountain"] * 2), bob=BOLT)
    t.ann.casts("Lightning Bolt", at="bob")
    assert not asked(t, 0)
    t.ann.passes()
    assert asked(t, 1)
    settings = Settings()
    settings.set("stops", [], 1)
    assert not asked(t, 1, settings)


def test_default_stops_by_step() -> None:
    """Attackers of either side and the opponents' end step stop; upkeeps and one's own end step do not."""
    t = Table(ann=Side(hand=["Lightning Bolt"], field=["Mountain", "Grizzly Bears"]), bob=BOLT)
    t.attacks = {"Grizzly Bears": "bob"}
    t.to("attackers")
    assert asked(t, 0)
    t.ann.passes()
    assert asked(t, 1)
    t.to("end")
    assert not asked(t, 0)
    t.ann.passes()
    assert asked(t, 1)
    t.to("upkeep", 2)
    seat = t.game.questions[0].seat
    assert not asked(t, seat)
    settings = Settings()
    settings.set("stops", [[STEPS.index("upkeep"), 0]], 2)
    assert asked(t, seat, settings) is t.game.is_active(seat)


def test_passing_until_the_turn_ends() -> None:
    """A yield passes everything this turn, spells of opponents too, and ends with the turn."""
    t = Table(ann=BOLT, bob=BOLT)
    settings = Settings()
    settings.set("until", 1, t.game.state.turn)
    t.ann.casts("Lightning Bolt", at="bob")
    t.ann.passes()
    assert not asked(t, 1, settings)
    t.to("main1", 2)
    assert asked(t, 1, settings) and settings.until == 0


def test_passing_until_an_opponent_acts() -> None:
    """That yield ends when an opponent puts something on the stack, or attacks."""
    t = Table(ann=Side(hand=["Lightning Bolt"], field=["Mountain", "Grizzly Bears"]), bob=BOLT)
    settings = Settings()
    settings.set("until", 2, 1)
    t.ann.passes()
    assert not asked(t, 1, settings) and settings.until == 2
    t.attacks = {"Grizzly Bears": "bob"}
    t.to("attackers")
    t.ann.passes()
    assert asked(t, 1, settings) and settings.until == 0


def test_passing_when_the_partner_passes() -> None:
    """805.5b: the team has passed when both heads have; a head may leave it to the other."""
    t = Table("two-headed-giant", ann=BOLT, bob=BOLT, cat=Side(), dan=Side())
    settings = Settings()
    settings.set("until", 3, 1)
    assert asked(t, 1, settings)
    t.game.choose(0, 0)
    assert not asked(t, 1, settings) and settings.until == 3


def test_a_steady_room_asks_whoever_might_have_something() -> None:
    """Law 7: with unknown cards and open mana a seat is not skipped early; without either it is."""
    lands = Side(hand=["Serra Angel"], field=["Mountain"])
    t = Table(ann=Side(hand=["Lightning Bolt"], field=["Mountain"]), bob=lands)
    t.ann.casts("Lightning Bolt", at="bob")
    t.ann.passes()
    assert answer(t, 1, Settings()) == 0
    assert answer(t, 1, Settings(), steady=True) is ASKED
    t = Table(ann=BOLT, bob=Side(field=["Mountain"]))
    t.ann.casts("Lightning Bolt", at="bob")
    t.ann.passes()
    assert answer(t, 1, Settings(), steady=True) == 0


def test_single_answers_payments_and_kept_answers() -> None:
    """603.5, 603.3b: one legal answer is given; costs are paid; always yes, always no, the same order."""
    game = Table(ann=Side(), bob=Side()).game
    settings = Settings()
    key = (3, 1)

    def ask(decision: Pick | Order | Pay, keys: tuple[tuple[int, int], ...] = (key,)) -> object:
        return settings.answer(game, Question(1, 0, 0, decision), False, keys)

    may = Pick((YES, NO), reason="may")
    assert ask(Pick((Option("player", -1),))) == (0,)
    assert ask(Pay((Option("way", 0, -1, "auto"), Option("mana", 0, -1, "R")), "{R}")) == 0
    assert ask(may) is ASKED
    settings.set("ability", [3, 1, 1], 1)
    assert ask(may) == (0,)
    settings.set("ability", [3, 1, 2], 1)
    assert ask(may) == (1,)
    settings.set("ability", [3, 1, 0], 1)
    settings.set("pay", 1, 1)
    assert ask(may) is ASKED
    assert ask(Pay((Option("way", 0, -1, "auto"), Option("mana", 0, -1, "R")), "{R}")) is ASKED
    triggers = Order((Option("ability", 5, 1), Option("ability", 6, 0)))
    keys = (key, (4, 0))
    assert ask(triggers, keys) is ASKED
    settings.set("order", [3, 1, 1], 1)
    settings.set("order", [4, 0, 1], 1)
    assert ask(triggers, keys) is ASKED
    settings.learn(Question(1, 0, 0, triggers), (1, 0), keys)
    assert ask(triggers, keys) == (1, 0)
    assert ask(triggers, (keys[1], keys[0])) == (0, 1)
    assert [3, 1, 3] in settings.told().abilities
    settings.set("order", [3, 1, 0], 1)
    assert ask(triggers, keys) is ASKED


def test_settings_that_do_not_exist_are_refused() -> None:
    """A mistake is a reply, and changes nothing."""
    settings = Settings()
    before = settings.told()
    for what, value in (
        ("full", 2), ("until", 9), ("until", [1]), ("stops", 1), ("stops", [[99, 0]]), ("stops", [3]), ("ability", [1, 2]),
        ("ability", [1, 2, 9]), ("order", [1, 2, 2]), ("nothing", 1), ("full", None),
    ):  # fmt: skip
        with pytest.raises(Refusal):
            settings.set(what, value, 1)  # type: ignore[arg-type]
    assert settings.told() == before
    assert [ON_STACK, 0] in before.stops
