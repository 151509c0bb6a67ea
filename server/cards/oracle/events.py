"""Events: rows for what is waited for (603.2)."""

from __future__ import annotations

from server.engine.abilities.filters import OPPONENT, SPELL, YOU
from server.engine.abilities.structures import AnyEvent, Begins, Nth, OneOrMore
from server.engine.abilities.verbs import Activate, AddMana, Attack, Become, Block, Cast, Damage, Draw, GainLife, LoseLife, Move, Tap, Untap

from .acting import ACT_EVENTS, ACT_ONCE, ACT_TIMES
from .frames import FRAME_EVENTS, FRAME_ONCE
from .table import H, row
from .themes import MORE_EVENTS, MORE_ONCE, MORE_TIMES

ONCE = (
    *FRAME_ONCE,
    *MORE_ONCE,
    *ACT_ONCE,
    row("{w:actor} <enter|enters>", Move(H.w, "battlefield"), "603.6a"),
    row("{w:actor} <die|dies>", Move(H.w, "graveyard", "battlefield"), "700.4", "creature"),
    row("{w:actor} <are|is> put into a graveyard from the battlefield", Move(H.w, "graveyard", "battlefield"), "603.6c"),
    row("{w:actor} <leave|leaves> the battlefield", Move(H.w, "", "battlefield"), "603.6c"),
)
"""What a thing does once: "when" it does, if it is the source or what the source is attached to."""

EVENTS = (
    *FRAME_EVENTS,
    *ACT_EVENTS,
    *MORE_EVENTS,
    row("{w:actor} <enter|enters>", Move(H.w, "battlefield"), "603.6a"),
    row("{w:actor} <die|dies>", Move(H.w, "graveyard", "battlefield"), "700.4"),
    row("{w:actor} <leave|leaves> the battlefield", Move(H.w, "", "battlefield"), "603.6c"),
    row("{w:actor} <attack|attacks>", Attack(H.w), "508.3a"),
    row("{w:actor} <block|blocks>", Block(H.w), "509.3a"),
    row("{w:actor} <become|becomes> tapped", Tap(H.w), "701.26a"),
    row("{w:actor} <become|becomes> untapped", Untap(H.w), "701.26b"),
    row("{w:actor} <gain|gains> life", GainLife(H.w), "119.9"),
    row("{w:actor} <lose|loses> life", LoseLife(H.w), "119.9"),
    row("{w:actor} <draw|draws> a card", Draw(H.w), "121.1"),
    row("{w:actor} <cast|casts> {s:seen:a}", Cast(H.s, H.w), "601.2i"),
    row("{s:actor} <deal|deals> combat damage to {t:seen:a}", Damage(H.t, source=H.s, combat="combat"), "120.3"),
    row("{s:actor} <deal|deals> damage to {t:seen:a}", Damage(H.t, source=H.s), "120.3"),
    row("{t:actor} <are|is> dealt combat damage", Damage(H.t, combat="combat"), "120.3"),
    row("{w:actor} <tap|taps> {s:seen:source} for mana", AddMana(who=H.w, source=H.s, tapped_for=True), "106.12"),
    row("{s:actor:source} <are|is> tapped for mana", AddMana(source=H.s, tapped_for=True), "106.12"),
    row("{w:actor} <become|becomes> the target of {b:seen:source}", Become(H.w, "targeted", H.b), "603.2"),
    row("{w:actor} <become|becomes> blocked", Become(H.w, "blocked"), "509.3c"),
    row("{w:actor} <become|becomes> the monarch", Become(H.w, "monarch"), "725.1"),
    row("{w:actor} <activate|activates> an ability of {s:seen}", Activate(H.s, H.w), "602.2"),
    row("you cast your {n:nth} spell during each opponent's turn", Nth(H.n, Cast(SPELL, YOU), OPPONENT), "603.2"),
    row("{e:event} for the {n:nth} time each turn", Nth(H.n, H.e), "603.2"),
    row("one or more {e:batch}", OneOrMore(H.e), "603.2c"),
    row("{e:either}", AnyEvent(H.e), "603.2"),
)

TIMES = (
    *ACT_TIMES,
    *MORE_TIMES,
    row("the beginning of your second main phase", Begins("main2", YOU), "505.1"),
    row("the beginning of combat on your turn", Begins("combat", YOU), "507.1"),
    row("the beginning of the {s:step}", Begins(H.s), "603.6", "end s"),
    row("the beginning of each {s:step}", Begins(H.s), "603.6"),
    row("the beginning of your {s:step}", Begins(H.s, YOU), "603.6"),
    row("the beginning of each {w:owner} {s:step}", Begins(H.s, H.w), "603.6"),
)
