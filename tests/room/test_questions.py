"""Questions: what a seat is told of a declaration, and of a choice that it may not make."""

from __future__ import annotations

import pytest

from server.engine.abilities.structures import Mana
from server.engine.abilities.words import Cost
from server.engine.combat.declarations import Declaration
from server.engine.decisions import Option, Pick, Question
from server.engine.errors import IllegalChoice
from server.room.changes import Tracker
from server.room.questions import wire
from server.room.texts import cost_words
from server.room.viewer import Viewer
from tests.engine.table import Side, Table


def test_what_an_attack_costs_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """508.1h: for each that may be attacked, in words."""
    t = Table(ann=Side(field=["Grizzly Bears", "Island", "Island"]), bob=Side(field=["Ghostly Prison"]))
    found: list[Question] = []

    def see(self: Table, decision: Declaration) -> tuple[tuple[int, int], ...]:
        found.extend(q for q in self.game.questions if q.decision is decision)
        return ()

    monkeypatch.setattr(Table, "_declaration", see)
    t.to("end")
    (asked,) = found
    shown = wire(t.game, Viewer(0, Tracker().looks(t.game)), asked, 1, {}, None)
    assert [(declarer.may, declarer.costs) for declarer in shown.declarers] == [([0], ["{2}"])]


@pytest.mark.parametrize(
    ("costs", "said"),
    [((), ""), ((Mana("{2}"),), "{2}"), ((Mana("{2}"), Mana("{1}")), "{2} and {1}"), ((Cost(),), "a cost")],
)
def test_costs_have_words(costs: tuple[Cost, ...], said: str) -> None:
    """All that has to be paid."""
    assert cost_words(costs) == said


@pytest.mark.parametrize(
    ("least", "most", "choice", "why"),
    [(2, 2, (0,), "2 must be chosen, not 1"), (1, 2, (), "1 to 2 must be chosen, not 0"), (1, 1, (3,), "3 options to choose from")],
)
def test_what_may_not_be_picked_is_told(least: int, most: int, choice: tuple[int, ...], why: str) -> None:
    """How many, and of how many."""
    with pytest.raises(IllegalChoice, match=why):
        Pick((Option("yes"), Option("no"), Option("pass")), least, most).check(choice)
