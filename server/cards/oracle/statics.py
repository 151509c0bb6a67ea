"""Statics: rows for what continuous effects do to what they affect (613), and for the rules they make (614-616)."""

from __future__ import annotations

from server.engine.abilities.amounts import AsMuch, Number, Of, Symbols, Times
from server.engine.abilities.changes import (
    Add,
    Again,
    AsSorcery,
    Base,
    Cant,
    Colours,
    Forbid,
    Gain,
    Limit,
    LoseAbility,
    Permit,
    Price,
    Replace,
    Require,
    Silence,
    Types,
    Untaps,
)  # fmt: skip
from server.engine.abilities.conditions import Compare
from server.engine.abilities.filters import AFFECTED, CARD, OPPONENT, YOU, YOURS, And, ControlledBy, InZone, Kind, Not, OwnedBy
from server.engine.abilities.picks import IT, Ref
from server.engine.abilities.verbs import (
    Activate,
    AddMana,
    Attack,
    Become,
    Block,
    Cast,
    Create,
    Damage,
    Draw,
    GainLife,
    Lose,
    Move,
    PutCounters,
    Tap,
    Win,
)  # fmt: skip

from .acting import ACT_CHANGES
from .frames import FRAME_CHANGES, FRAME_RULES
from .table import H, rest, row
from .themes import MORE_CHANGES, MORE_RULES

CHANGES = (
    *FRAME_CHANGES,
    *ACT_CHANGES,
    *MORE_CHANGES,
    row("<get|gets> {p:signed:t}/{t:signed:p}", Add(H.p, H.t), "613.4c"),
    row("<have|has> {a:granted}", Gain(H.a), "613.1f", "held"),
    row("<gain|gains> {a:granted}", Gain(H.a), "613.1f", "given"),
    row("<lose|loses> all abilities", LoseAbility(), "613.1f"),
    row("<lose|loses> {w:word}", LoseAbility(H.w), "613.1f"),
    row("<have|has> base power and toughness {p:digits}/{t:digits}", Base(H.p, H.t), "613.4b"),
    row(
        "<become|becomes> a {c:colour} {t:types} with base power and toughness {p:digits}/{q:digits}",
        (Colours(H.c), Types(set=H.t), Base(H.p, H.q)), "613.1d",
    ),
    row(
        "<become|becomes> a {p:digits}/{q:digits} {t:types} with {a:granted}",
        (Types(set=H.t), Base(H.p, H.q), Gain(H.a)), "205.1a",
    ),
    row(
        "<become|becomes> a {p:digits}/{q:digits} creature with all creature types",
        (Types(add=("creature", "*creature")), Base(H.p, H.q)), "613.1d",
    ),
    row(
        "<are|is> {t:types:a} with power and toughness each equal to its mana value",
        (Types(add=H.t), Base(Of(Ref("affected"), "mana_value"), Of(Ref("affected"), "mana_value"))), "613.4b", "several t",
    ),
    row(
        "<are|is> {t:types:a} in addition to <their|its> other types"
        " and <have|has> base power and base toughness each equal to its mana value",
        (Types(add=H.t), Base(Of(Ref("affected"), "mana_value"), Of(Ref("affected"), "mana_value"))), "613.4b",
    ),
    row("<are|is> {t:types:a} in addition to <their|its> other land types", Types(add=H.t), "305.7", "land types t"),
    row("<are|is> {t:types:a} in addition to <their|its> other types", Types(add=H.t), "613.1d"),
    row("<are|is> {t:types:a}", Types(set=H.t), "613.1d"),
    row("<aren't|isn't> {t:types:a}", Types(lose=H.t), "613.1d"),
    # rules about what is affected
    row("can't attack", Forbid(Attack(AFFECTED)), "508.1c"),
    row("can't attack unless {c:cond}", Forbid(Attack(AFFECTED), but=H.c), "508.1c"),
    row(
        "can't attack you unless their controller pays {c:cost} for each creature they control that's attacking you",
        Forbid(Attack(AFFECTED, YOU), H.c), "508.1d",
    ),
    row("can't block", Forbid(Block(AFFECTED)), "509.1b"),
    row("can't block unless {c:cond}", Forbid(Block(AFFECTED), but=H.c), "509.1b"),
    row("can't be blocked", Forbid(Block(None, AFFECTED)), "509.1b"),
    row("can't be blocked by {w:np:bare}", Forbid(Block(H.w, AFFECTED)), "509.1b"),
    row("can't have or gain {w:word}", Cant(H.w), "113.11"),
    row("must be blocked if able", Require(Become(AFFECTED, "blocked")), "509.1c"),
    row("<block|blocks> each combat if able", Require(Block(AFFECTED)), "509.1c"),
    row("can't be countered", Forbid(Move(AFFECTED, manner="counter")), "701.6"),
    row("can't be the target of {b:np:bare}", Forbid(Become(AFFECTED, "targeted", H.b)), "115.1"),
    row("can't cast {w:np:bare}", Forbid(Cast(H.w, AFFECTED)), "601.3"),
    row("can cast {w:np:bare} only any time they could cast a sorcery", AsSorcery(Cast(H.w, AFFECTED)), "307.5"),
    row("can't block with {w:np:bare}", Forbid(Block(And((rest("w"), ControlledBy(AFFECTED))))), "509.1b"),
    row("can't draw cards", Forbid(Draw(AFFECTED)), "121.3"),
    row("<have|has> no maximum hand size", Limit("hand_size", -1), "402.2"),
    row("may cast {w:np:bare} as though they had flash", Permit(Cast(H.w, AFFECTED), flash=True), "702.8"),
    row(
        "may cast {w:np:bare} from <your|their> {z:word} without paying their mana costs",
        Permit(Cast(H.w, AFFECTED), H.z, free=True), "118.9",
    ),
    row(
        "may play {w:np:bare} from your {z:word}",
        Permit(Move(And((rest("w"), InZone(H.z, YOU))), "battlefield", manner="play", by=AFFECTED), H.z), "305.1",
    ),
    row("can't gain life", Forbid(GainLife(AFFECTED)), "119.7"),
    row("<attack|attacks> each combat if able", Require(Attack(AFFECTED)), "508.1d"),
    row("<cost|costs> {n:generic} more to cast", Price(Cast(AFFECTED), H.n), "118.7"),
    row(
        "<cost|costs> {X} less to cast, where X is {n:amount}",
        Price(Cast(AFFECTED), Times(-1, H.n)), "118.7",
    ),
    row("<cost|costs> {1} less to cast for each {n:per}", Price(Cast(AFFECTED), Times(-1, H.n)), "118.7"),
    row("can block an additional {n:words} creatures each combat", Limit("blocks", H.n, True), "509.1b"),
    row("may play an additional land on each of your turns", Limit("lands", 1, True), "305.2"),
)
"""After a subject. A row whose shape is several changes says them together."""

RULES = (
    *FRAME_RULES,
    *MORE_RULES,
    row("{w:np:bare} can't lose the game", Forbid(Lose(H.w)), "104.3"),
    row("{w:np:bare} can't win the game", Forbid(Win(H.w)), "104.2"),
    row(
        "if {w:actor} would gain life, {w:again} <gain|gains> twice that much life instead",
        Replace(GainLife(H.w), times=2), "614.1a",
    ),
    row("if {w:actor} would gain life, {w:again} <gain|gains> no life instead", Replace(GainLife(H.w), skip=True), "614.1a"),
    row(
        "if {w:actor} would draw a card while your library has no cards in it, {d:effect} instead",
        Replace(Draw(H.w), H.d, cond=Compare(Number(And((CARD, InZone("library", YOU)))), "==", 0)), "614.1a",
    ),
    row(
        "if an effect would create one or more tokens under your control, it creates twice that many of those tokens instead",
        Replace(Create(who=YOU, by=Kind("effect")), times=2), "614.16",
    ),
    row(
        "if one or more tokens would be created under your control, twice that many of those tokens are created instead",
        Replace(Create(who=YOU), times=2), "614.16",
    ),
    row(
        "if an effect would put one or more counters on {w:np:a}, it puts twice that many of those counters on {w:that} instead",
        Replace(PutCounters(on=H.w, by=Kind("effect")), times=2), "614.16",
    ),
    row(
        "if a source you control would deal noncombat damage to {w:seen:a}, {d:effect} instead",
        Replace(Damage(H.w, source=And((Kind("source"), YOURS)), combat="noncombat"), H.d), "614.1a",
    ),
    row(
        "if a source would deal damage to {w:np:a}, it deals double that damage to {w:that} instead",
        Replace(Damage(H.w), times=2), "614.1a",
    ),
    row(
        "if {w:actor} would be put into an opponent's graveyard from anywhere, exile it instead",
        Replace(Move(And((H.w, OwnedBy(OPPONENT))), "graveyard"), to="exile"), "614.1a",
    ),
    row(
        "if {w:actor} would be put into a graveyard from anywhere, exile it instead",
        Replace(Move(H.w, "graveyard"), to="exile"), "614.1a",
    ),
    row(
        "if you tap {s:np:a} for mana, it produces twice as much of that mana instead",
        Replace(AddMana(who=YOU, source=H.s, tapped_for=True), times=2), "106.12b",
    ),
    row(
        "if {s:np:a} is tapped for mana, it produces {m:mana} instead of any other type and amount",
        Replace(AddMana(source=H.s, tapped_for=True), mana=H.m), "106.12b",
    ),
    row("activated abilities of {w:np:bare} can't be activated", Forbid(Activate(H.w)), "602.5"),
    row(
        "activated abilities of {w:np:bare} can't be activated unless they're mana abilities",
        Forbid(Activate(H.w, ability="nonmana")), "602.5",
    ),
    row("{w:np:bare} entering don't cause abilities to trigger", Silence(Move(H.w, "battlefield")), "603.2"),
    row("untap all {w:np:bare} during each other player's untap step", Untaps(H.w, And((Kind("player"), Not(YOU)))), "502.3"),
    row(
        "if {w:np:a} entering causes a triggered ability of {o:np:a} to trigger, that ability triggers an additional time",
        Again(Move(H.w, "battlefield"), H.o), "603.2d",
    ),
    row(
        "if {s:np:a} is tapped for mana, it produces colorless mana instead of any other type",
        Replace(AddMana(source=H.s, tapped_for=True), mana=AsMuch(Symbols("{C}"))), "106.12b",
    ),
    row("{w:np:bare} enter tapped", Replace(Move(H.w, "battlefield"), also=Tap(IT)), "614.1d"),
    row("{w:np:bare} you cast cost {n:generic} less to cast", Price(Cast(H.w, YOU), H.n), "118.7", "negative n"),
)
"""Whole sentences."""
