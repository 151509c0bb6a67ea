"""Coins and dice (705, 706)."""

from __future__ import annotations

from server.engine.abilities.amounts import Result
from server.engine.abilities.kinds import Spell, card
from server.engine.abilities.picks import YOU_
from server.engine.abilities.structures import Flip, Outcome, Roll, Seq
from server.engine.abilities.verbs import GainLife
from server.engine.decisions import CHANCE
from tests.engine.table import Side, Table

COIN = card("Coin", "{0}", "Sorcery", Spell(Flip(GainLife(YOU_, 2), GainLife(YOU_, 7))))
DIE = card(
    "Die", "{0}", "Sorcery",
    Spell(Seq((Roll(6, (Outcome(1, 3, GainLife(YOU_, 10)), Outcome(4, 6, GainLife(YOU_, 100), True))), GainLife(YOU_, Result("rolled"))))),
)  # fmt: skip


def cast(card_name: str, chance: list[int], *wishes: str) -> Table:
    """Ann casts it, and chance answers so."""
    t = Table(ann=Side(hand=[COIN, DIE]), bob=Side())
    t.wishes[0] = list(wishes)
    t.ann.casts(card_name)
    for _ in range(20):
        asked = t.game.questions[0]
        if asked.seat == CHANCE:
            t.game.choose(CHANCE, (chance.pop(0),), asked.id)
        elif not t.game.state.stack:
            break
        elif asked.reason == "may":
            t._give(asked, None)
        else:
            t.game.choose(asked.seat, 0)
    assert not chance
    return t


def test_a_coin_is_won_or_lost() -> None:
    """705.2."""
    assert cast("Coin", [0]).ann.life == 22
    assert cast("Coin", [1]).ann.life == 27


def test_the_table_says_what_a_roll_does_and_the_result_is_known_afterwards() -> None:
    """706.2, 706.3a."""
    assert cast("Die", [2]).ann.life == 20 + 10 + 3


def test_who_may_roll_again_need_not() -> None:
    """706.3c: a six, then a one; or a six and no more."""
    assert cast("Die", [5, 0], "yes").ann.life == 20 + 100 + 10 + 1
    assert cast("Die", [5], "no").ann.life == 20 + 100 + 6
