"""Frames: rows for framed cards, cards of more than one face, and what lies face down (701.27, 702.37, 708-716, 731)."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, PlayerName, Times, Total
from server.engine.abilities.changes import Add, Replace, Types, Unpreventable
from server.engine.abilities.conditions import Compare, Exists, Fits
from server.engine.abilities.filters import (
    INSTANT,
    OPPONENT,
    PERMANENT,
    PLAYER,
    SORCERY,
    THEIRS,
    And,
    Is,
    ManaCost,
    Named,
    Not,
    Or,
    Stat,
    Status,
    WithCounter,
)  # fmt: skip
from server.engine.abilities.kinds import AsBecomes, Chapter, Keyword, Level, Static, Triggered
from server.engine.abilities.picks import SELF, Ref, Target
from server.engine.abilities.structures import Rule
from server.engine.abilities.verbs import Become, Cast, Cloak, Damage, GainLife, Manifest, Move, PutCounters, RemoveCounters

from .table import H, rest, row

FRAME_ABILITIES = (
    row("{n:numerals} — {d:sentence}", Triggered(PutCounters("lore", Is(SELF), reaching=H.n), H.d), "714.2b", "reached n"),
    row("as {x:me} is turned face up, {d:effect}", AsBecomes("face_up", H.d), "708.11"),
    row("as {x:me} transforms, {d:effect}", AsBecomes("transformed", H.d), "712.20"),
    row(
        "as long as {x:me} is on the battlefield, it's {t:types:a} in addition to its other types",
        Static((Types(add=H.t),), None, Fits(SELF, PERMANENT)), "205.1b",
    ),
)  # fmt: skip

FRAME_KEYWORDS = (
    row("{n:numerals} — {d:sentence}", Keyword("chapter", frame=Chapter(H.n, H.d)), "714.2b"),
    row("LEVEL {a:digits}+\n{p:digits}/{t:digits}{x:lines}", Keyword("level", frame=Level(H.a, 0, H.p, H.t, H.x)), "711.2b"),
    row("LEVEL {a:digits}-{b:digits}\n{p:digits}/{t:digits}{x:lines}", Keyword("level", frame=Level(H.a, H.b, H.p, H.t, H.x)), "711.2a"),
    row("prototype {c:cost} — {p:digits}/{t:digits}", Keyword("prototype", None, H.c, frame=Level(0, 0, H.p, H.t)), "702.160a"),
    row("{n:digits}+ | {x:listed}", Keyword("station level", frame=Level(H.n, 0, abilities=H.x)), "721.2a"),
    row("{p:silent}{t:silent}{n:digits}+ | {x:listed}", Keyword("station level", frame=Level(H.n, 0, H.p, H.t, H.x)), "721.2b"),
    row("{c:cost}: Level {n:digits}{x:lines}", Keyword("class level", None, H.c, frame=Level(H.n, abilities=H.x)), "716.2a"),
)

FRAME_EFFECTS = (
    row("transform {w:np:all}", Become(H.w, "transformed"), "701.27a"),
    row("flip {w:np}", Become(H.w, "flipped"), "710.4"),
    row("turn {w:np} face up", Become(H.w, "face_up"), "708.7"),
    row("turn {w:np:all} face down", Become(H.w, "face_down"), "708.2a"),
    row("{w:poss} level becomes {n:digits}", Become(H.w, "level", n=H.n), "716.2a"),
    row("unlock a locked door of {w:np}", Become(H.w, "unlocked"), "709.5f"),
    row("it becomes day", Become(None, "day"), "731.1"),
    row("it becomes night", Become(None, "night"), "731.1"),
    row("{w:np:all} <phase|phases> out", Become(H.w, "phased_out"), "702.26b"),
    row("{w:doer} <manifest|manifests> the top card of {w:their} library", Manifest(1, H.w), "701.40a"),
    row("{w:doer} <manifest|manifests> the top {n:words} cards of {w:their} library", Manifest(H.n, H.w), "701.40e"),
    row("{w:doer} <manifest|manifests> dread", Manifest(None, H.w, dread=True), "701.62a"),
    row("{w:doer} <cloak|cloaks> the top card of {w:their} library", Cloak(1, H.w), "701.58a"),
    row("{w:doer} <cloak|cloaks> the top {n:words} cards of {w:their} library", Cloak(H.n, H.w), "701.58e"),
    row("cast {w:np} transformed without paying its mana cost", Cast(H.w, transformed=True), "712.11a"),
    row(
        "for each opponent, destroy up to one target {w:np:one} that player controls",
        Move(Target(And((rest("w"), THEIRS)), 0, Number(OPPONENT), whole="different_controllers"), "graveyard", "battlefield", "destroy"),
        "115.1",
    ),
    row("{w:you} <gain|gains> {a:digits} life for each {n:per}", GainLife(H.w, Times(H.a, H.n)), "119.3"),
    row("damage can't be prevented {u:turn}", Rule((Unpreventable(Damage()),), H.u), "615.12"),
)

FRAME_ONCE = (
    row("{w:actor} <transform|transforms> into {n:word}", Become(And((H.w, Named(H.n))), "transformed"), "701.27e"),
    row("{w:actor} <are|is> turned face up", Become(H.w, "face_up"), "708.7"),
    row("{w:actor} <become|becomes> level {n:digits}", Become(H.w, "level", n=H.n), "716.2a"),
    row("{w:own}{n:silent}you unlock this door", Become(H.w, "unlocked", n=H.n), "709.5h", "reached n"),
    row("the last {k:word} counter is removed from {w:actor}", RemoveCounters(H.k, H.w, left=0), "310.11b"),
    row("the {n:nth} {k:word} counter is put on {w:actor}", PutCounters(H.k, H.w, reaching=H.n), "122.6", "reached n"),
)

FRAME_EVENTS = (
    row("{w:actor} <transform|transforms> into {n:word}", Become(And((H.w, Named(H.n))), "transformed"), "701.27e"),
    row("{w:actor} <transform|transforms>", Become(H.w, "transformed"), "701.27a"),
    row("{w:actor} <are|is> turned face up", Become(H.w, "face_up"), "708.7"),
    row("{s:actor} <deal|deals> damage", Damage(source=H.s), "120.3"),
    row("day becomes night or night becomes day", Become(None, "daynight"), "731.1a"),
)

FRAME_ADJECTIVES = (
    row("face-down", Status("face_down"), "708.2"),
    row("{p:digits}/{t:digits}", And((Stat("power", "==", H.p), Stat("toughness", "==", H.t))), "208.1"),
)

FRAME_AFTERS = (
    row("with a single target", Stat("targets", "==", 1), "115.7a"),
    row("with mana cost {a:word} or {b:word}", Or((ManaCost(H.a), ManaCost(H.b))), "202.1"),
    row("with mana cost {a:word}", ManaCost(H.a), "202.1"),
)

FRAME_CONDITIONS = (
    row("{r:np} has no {k:word} counters on it", Fits(H.r, Not(WithCounter(H.k))), "122.1"),
    row("no spells were cast last turn", Compare(Total(PLAYER, "spells_before"), "==", 0), "603.4"),
    row("a player cast {n:words} or more spells last turn", Exists(And((PLAYER, Stat("spells_before", ">=", H.n)))), "603.4"),
    row("an instant or sorcery card is revealed this way", Fits(Ref("revealed"), Or((INSTANT, SORCERY))), "701.20"),
    row("an opponent has {n:words} or more cards in their graveyard", Exists(And((OPPONENT, Stat("graveyard", ">=", H.n)))), "404.1"),
)

FRAME_CHANGES = (row("<get|gets> +1/+1 for each {n:per}", Add(H.n, H.n), "613.4c", "counted n"),)

FRAME_RULES = (
    row(
        "if {w:actor} would gain life, {w:again} <gain|gains> that much life plus {n:digits} instead",
        Replace(GainLife(H.w), plus=H.n), "614.1a", "more n",
    ),
    row(
        "if {s:np:a} would deal damage to {w:np:a}, it deals that much damage plus {n:digits} to {w:that} instead",
        Replace(Damage(H.w, source=H.s), plus=H.n), "614.1a", "more n",
    ),
)  # fmt: skip

FRAME_QUALITIES = (
    row("an opponent", PlayerName(OPPONENT), "607.2d"),
    row("a player", PlayerName(PLAYER), "607.2d"),
)
