"""Living: rows for life totals, and for damage that is doubled, prevented, dealt otherwise or to another (119, 120, 614.9, 615)."""

from __future__ import annotations

from typing import Any

from server.engine.abilities.amounts import Half, Of, Result, Times, X
from server.engine.abilities.changes import DealtAs, Forbid, LifeFloor, Prevent, Replace, Unpreventable
from server.engine.abilities.conditions import Compare, Exists, Now
from server.engine.abilities.filters import (
    AFFECTED,
    CARD,
    OPPONENT,
    PERMANENT,
    PLAYER,
    THEIRS,
    YOU,
    YOURS,
    And,
    InZone,
    Is,
    Kind,
    Or,
    OwnedBy,
    Stat,
)  # fmt: skip
from server.engine.abilities.kinds import AsEnters, Static, Triggered
from server.engine.abilities.picks import OTHER, SELF, TARGET, THAT_PLAYER, YOU_, All, Choose, ControllerOf, Ref, Together
from server.engine.abilities.structures import Apply, Begins, If, Rule, Select, Seq
from server.engine.abilities.verbs import (
    Damage,
    Draw,
    ExchangeLife,
    ExchangeNumber,
    GainLife,
    Lose,
    LoseLife,
    Move,
    RedistributeLife,
    Sacrifice,
    SetLife,
    Shuffle,
)  # fmt: skip

from .table import H, row
from .table import Without as without

THAT_MUCH = Result("amount")
YOU_OR_YOURS = Or((YOU, And((PERMANENT, YOURS))))
BY_IT = Damage(YOU, source=Is(Ref("chosen")))
YOUR_CARDS = Or((And((CARD, InZone("hand", YOU))), And((CARD, InZone("graveyard", YOU))), And((PERMANENT, OwnedBy(YOU)))))


def _from_a_source(change: Any) -> Seq:
    """The rule, until then, about a source that is chosen first."""
    return Seq((Select(Choose(Kind("source"))), Rule((change,), H.u)))


ABILITIES = (
    row("{rest:ability}. Activate only during your {s:step}", without("Activated", (("cond", Now(H.s, YOU)),)), "602.5b"),
    row("as {x:me} enters, you lose life equal to your life total", AsEnters(LoseLife(YOU_, Of(YOU_, "life"))), "614.1c"),
    row(
        "as long as you have {n:digits} or less life, all damage is dealt to you as though its source had {k:word}",
        Static((DealtAs(Damage(YOU), H.k),), cond=Exists(And((YOU, Stat("life", "<=", H.n))))), "120.3b",
    ),
    row(
        "as long as you have {n:digits} or more life, damage that would reduce your life total to less than {m:digits}"
        " reduces it to {m:digits} instead",
        Static((LifeFloor(YOU, H.m),), cond=Compare(Of(YOU_, "life"), ">=", H.n)), "120.3a",
    ),
    row(
        "if {c:cond}, damage that would reduce your life total to less than {n:digits} reduces it to {n:digits} instead",
        Static((LifeFloor(YOU, H.n),), cond=H.c), "120.3a",
    ),
    row(
        "prevent all combat damage that would be dealt to and dealt by {x:me}",
        Static((Prevent(Damage(AFFECTED, combat="combat")), Prevent(Damage(source=AFFECTED, combat="combat")))), "615.1",
    ),
    row("prevent all damage that would be dealt to {x:me}", Static((Prevent(Damage(AFFECTED)),)), "615.1"),
    row(
        "whenever you lose life, you gain {n:digits} life for each 1 life you lost",
        Triggered(LoseLife(YOU), GainLife(None, Times(H.n, THAT_MUCH))), "119.9",
    ),
)  # fmt: skip

RULES = (
    row("you don't lose the game for having 0 or less life", Forbid(Lose(YOU, "life")), "704.5a"),
    row("damage can't be prevented", Unpreventable(Damage()), "615.12"),
    row("all damage is dealt as though its source had {k:word}", DealtAs(Damage(), H.k), "120.3d"),
    row(
        "damage that would reduce your life total to less than {n:digits} reduces it to {n:digits} instead", LifeFloor(YOU, H.n), "120.3a",
    ),
    row("skip your {s:step}", Replace(Begins(H.s, YOU), skip=True), "614.10"),
    row("if you would draw a card, draw two cards instead", Replace(Draw(YOU), times=2), "614.1a"),
    row(
        "if you would draw a card except the first one you draw in each of your draw steps, draw two cards instead",
        Replace(Draw(YOU, but_first=True), times=2), "614.1a",
    ),
    row(
        "if {w:actor} would gain life, that player loses that much life instead",
        Replace(GainLife(H.w), LoseLife(THAT_PLAYER, THAT_MUCH)), "614.1a",
    ),
    row("if you would gain life, draw that many cards instead", Replace(GainLife(YOU), Draw(None, THAT_MUCH)), "614.1a"),
    row(
        "if you would lose the game, instead exile {x:me} and your life total becomes equal to your starting life total",
        Replace(Lose(YOU), Seq((Move(SELF, "exile", "", "exile"), SetLife(YOU_, Of(YOU_, "starting_life"))), "and")), "614.1a",
    ),
    row(
        "if you would lose the game, instead shuffle your hand, your graveyard, and all permanents you own into your library, then"
        " {d:effect}", Replace(Lose(YOU), Seq((Shuffle(None, All(YOUR_CARDS)), H.d), "then")), "614.1a",
    ),
    row(
        "if {s:np:a} would deal damage to {w:np:a}, it deals double that damage instead",
        Replace(Damage(H.w, source=H.s), times=2), "614.1a", "there s",
    ),
    row(
        "if a source would deal damage to an opponent or a permanent an opponent controls, that source deals double that damage to that"
        " player or permanent instead", Replace(Damage(Or((OPPONENT, And((PERMANENT, THEIRS))))), times=2), "614.1a",
    ),
    row(
        "if a source would deal damage to you or a permanent you control, prevent half that damage, rounded up",
        Prevent(Damage(YOU_OR_YOURS), Half(THAT_MUCH, True)), "615.1",
    ),
    row("if a source would deal damage to {w:np:a}, prevent {n:digits} of that damage", Prevent(Damage(H.w), H.n), "615.10"),
    row(
        "all damage that would be dealt to you and other permanents you control is dealt to {t:np} instead",
        Replace(Damage(Or((YOU, And((OTHER, PERMANENT, YOURS))))), whom=H.t), "614.9",
    ),
    row("all damage that would be dealt to {w:np} is dealt to {t:np} instead", Replace(Damage(H.w), whom=H.t), "614.9", "there t"),
)  # fmt: skip

EFFECTS = (
    row("double {t:poss} life total", SetLife(H.t, Times(2, Of(TARGET, "life"))), "701.10d"),
    row("shuffle {x:me} into its owner's library", Shuffle(None, SELF), "701.24c"),
    row("you gain life equal to the life you've lost this turn", GainLife(None, Of(YOU_, "life_lost")), "119.3"),
    row(
        "sacrifice that many {w:np:bare}. If you can't, {d:effect}",
        Seq((Sacrifice(None, THAT_MUCH, H.w), If(Compare(Result("sacrificed"), "<", THAT_MUCH), H.d))), "701.21a",
    ),
    row("exchange life totals with {p:np}", ExchangeLife(Together((YOU_, H.p))), "701.12c"),
    row("exchange your life total with {w:poss} {s:word}", ExchangeNumber(None, H.w, H.s), "701.12g"),
    row("exchange {p:poss} life total with {w:poss} {s:word}", ExchangeNumber(H.p, H.w, H.s), "701.12g"),
    row("redistribute any number of players' life totals", RedistributeLife(All(PLAYER)), "119.7"),
    row(
        "the next time {w:np} would deal damage {u:turn}, prevent that damage. You gain life equal to the damage prevented this way",
        Apply(H.w, (Prevent(Damage(source=AFFECTED), also=GainLife(YOU_, THAT_MUCH), uses=1),), H.u), "615.5",
    ),
    row(
        "the next time a source of your choice would deal damage to you {u:turn}, prevent that damage. If damage is prevented this way,"
        " {x:me} deals that much damage to that source's controller",
        _from_a_source(Prevent(BY_IT, also=Damage(ControllerOf(Ref("chosen")), THAT_MUCH, SELF), uses=1)), "615.5",
    ),
    row(
        "the next time a source of your choice would deal damage to you {u:turn}, prevent that damage",
        _from_a_source(Prevent(BY_IT, uses=1)), "615.1",
    ),
    row(
        "the next time a source of your choice would deal damage to you {u:turn}, that damage is dealt to {t:np} instead",
        _from_a_source(Replace(BY_IT, whom=H.t, uses=1)), "614.9",
    ),
    row(
        "the next {n:digits} damage that a source of your choice would deal to you and/or permanents you control {u:turn} is dealt to"
        " {t:np} instead",
        _from_a_source(Replace(Damage(YOU_OR_YOURS, source=Is(Ref("chosen"))), whom=H.t, most=H.n)), "614.9",
    ),
    row(
        "the next X damage that would be dealt to {w:np} {u:turn} is dealt to {t:np} instead",
        Apply(H.w, (Replace(Damage(AFFECTED), whom=H.t, most=X()),), H.u), "614.9",
    ),
    row("{x:me} deals {n:digits} damage to itself", Damage(SELF, H.n, SELF), "120.1"),
    row(
        "{s:source} <deal|deals> damage to {w:np:each} equal to twice the number of {f:np:bare} that player controls",
        Damage(H.w, Times(2, Of(Ref("each"), H.f)), H.s), "120.3", "filter f",
    ),
    row(
        "{s:source} <deal|deals> damage to {w:np} equal to {n:amount}. You gain life equal to the damage dealt this way",
        Seq((Damage(H.w, H.n, H.s), GainLife(None, Result("dealt")))), "120.3", "counted n",
    ),
)  # fmt: skip

CONDITIONS = (row("you have {n:digits} or more life", Exists(And((YOU, Stat("life", ">=", H.n)))), "119.1"),)

EVENTS = (row("you're dealt damage", Damage(YOU), "120.3"),)

REFS = (row("the chosen player", Ref("self.chosen", "chosen player"), "607.2d"),)

