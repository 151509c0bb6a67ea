"""Field: going from question to question of a combat, in names, for tests of it."""

from __future__ import annotations

from typing import Any

from server.engine import events, zones
from server.engine.abilities.kinds import Card, Keyword, card
from server.engine.abilities.words import Ability
from server.engine.combat.assign import Assign
from server.engine.combat.declarations import Attack, Block, Declaration
from server.engine.decisions import Act, Question, is_player, seat_of
from server.engine.errors import IllegalChoice
from tests.engine.table import Table

Wanted = dict[str, str | tuple[str, ...]]


def creature(name: str, power: int, toughness: int, *abilities: str | Ability) -> Card:
    """An invented creature with those keywords and abilities."""
    return card(name, "", "Creature", *(Keyword(a) if isinstance(a, str) else a for a in abilities), pt=(power, toughness))


def planeswalker(t: Table, seat: int, loyalty: int = 3) -> int:
    """A planeswalker called Walker on that player's side, put there in mid-game."""
    oid = zones.place(t.game, seat, card("Walker", "", "Planeswalker — Test", loyalty=loyalty), "battlefield")
    events.happened(t.game, (events.CountersPut(oid, "loyalty", loyalty),))
    return oid


def asked(t: Table, kind: type[Declaration] | type[Assign], seat: int | None = None) -> Question | None:
    """Play on, all passing, to the next question of that kind (to that seat) of this turn; None if there is none."""
    turn = t.game.state.turn
    for _ in range(300):
        questions = t.game.questions
        if not questions or t.game.state.turn != turn:
            return None
        found = [q for q in questions if isinstance(q.decision, kind) and seat in (None, q.seat)]
        if found:
            return found[0]
        question = questions[0]
        t.game.choose(question.seat, 0 if isinstance(question.decision, Act) else question.default, question.id)
    raise AssertionError("the turn never ends")


def pairs(t: Table, question: Question, wanted: Wanted) -> tuple[tuple[int, int], ...]:
    """The declaration in index pairs: {creature: what it attacks or blocks, or several}."""
    decision = question.decision
    assert isinstance(decision, Declaration)
    names = [t.game.chars(declarer.oid).name for declarer in decision.declarers]
    found: list[tuple[int, int]] = []
    for name, whom in wanted.items():
        for one in (whom,) if isinstance(whom, str) else whom:
            found.append((names.index(name), decision.options.index(t.find(one))))
    return tuple(found)


def attacks(t: Table, wanted: Wanted, seat: int | None = None) -> None:
    """The next attack that is asked for is this one."""
    declares(t, Attack, wanted, seat)


def blocks(t: Table, wanted: Wanted, seat: int | None = None) -> None:
    """The next block that is asked for is this one."""
    declares(t, Block, wanted, seat)


def declares(t: Table, kind: type[Declaration], wanted: Wanted, seat: int | None = None) -> None:
    """Answer the next such question so."""
    question = asked(t, kind, seat)
    assert question is not None, f"nobody is asked to {kind.__name__}"
    t.game.choose(question.seat, pairs(t, question, wanted), question.id)


def allowed(t: Table, question: Question | None, wanted: Wanted) -> bool:
    """Whether that declaration is legal: what is not even offered is not."""
    assert question is not None
    try:
        question.check(pairs(t, question, wanted))
    except (IllegalChoice, ValueError):
        return False
    return True


def assigns(t: Table, shares: dict[str, int]) -> None:
    """The next division of combat damage is this one, by names; whoever is not named gets none."""
    question = asked(t, Assign)
    assert question is not None, "nothing is to be divided"
    t.game.choose(question.seat, divided(t, question, shares), question.id)


def divided(t: Table, question: Question, shares: dict[str, int]) -> tuple[int, ...]:
    """The division in numbers."""
    decision: Any = question.decision
    names = [t.names[seat_of(o.thing)] if is_player(o.thing) else t.game.chars(o.thing).name for o in decision.options]
    assert all(name in names for name in shares), names
    return tuple(shares.get(name, 0) for name in names)


def can_divide(t: Table, question: Question | None, shares: dict[str, int]) -> bool:
    """Whether that division is legal."""
    assert question is not None
    try:
        question.check(divided(t, question, shares))
    except IllegalChoice:
        return False
    return True


def fought(t: Table) -> None:
    """Play on with defaults to the second main phase."""
    for _ in range(300):
        if not t.game.questions or t.game.state.step == "main2":
            return
        question = t.game.questions[0]
        t.game.choose(question.seat, 0 if isinstance(question.decision, Act) else question.default, question.id)
    raise AssertionError("the combat never ends")
