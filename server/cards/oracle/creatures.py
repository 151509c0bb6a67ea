"""Creatures: rows for what creatures do as they attack, block, grow and are copied (506-511, 701, 702, 707)."""

from __future__ import annotations

from server.engine.abilities.amounts import Of
from server.engine.abilities.changes import CopyOf, Forbid, Gain, Permit, Replace, TopShown, Types
from server.engine.abilities.conditions import Done, Exists, Fits, Happened, Now, Paid, Remain, Unless
from server.engine.abilities.filters import AFFECTED, CARD, OPPONENT, THEIRS, YOU, YOURS, And, Has, InZone, Is, Not, Or, Stat, Status
from server.engine.abilities.kinds import AsEnters, Keyword, Static, Triggered
from server.engine.abilities.picks import OTHER, SELF, TARGET, THAT_PLAYER, All, Choose, Ref, Target, Top
from server.engine.abilities.structures import AnyEvent, Apply, Begins, If, Later, May, Provided, Seq
from server.engine.abilities.verbs import (
    Activate,
    Arrival,
    Become,
    Block,
    Cast,
    Create,
    Damage,
    Move,
    PutCounters,
    Retarget,
    Sacrifice,
    Tap,
)  # fmt: skip

from .table import H, rest, row

EXILED_WITH = Is(Ref("self.exiled"))
DEALER = Ref("dealer")

ABILITIES = (
    row(
        "if a spell or ability an opponent controls causes you to discard {x:me:card}, put it onto the battlefield instead of putting it"
        " into your graveyard",
        Static((Replace(Move(Is(SELF), "graveyard", "hand", "discard", cause=THEIRS), to="battlefield"),), zone="hand"), "614.1a",
    ),
    row("you may cast {x:me:card} from your graveyard", Static((Permit(Cast(Is(SELF), YOU), "graveyard"),), zone="graveyard"), "601.3"),
    row("as long as {x:me} is {f:adjective}, it {c:changes:held}", Static(H.c, cond=Fits(SELF, H.f)), "604.2"),
    row("whenever {a:event} and when {b:once}, {d:effect}", Triggered(AnyEvent((H.a, H.b)), H.d), "603.1", "provided a"),
    row(
        "you may have {x:me} enter as a copy of any {w:np:one} on the battlefield, except {b:exceptions}",
        AsEnters(May(Apply(SELF, (CopyOf(Choose(H.w), H.b),)))), "707.9", "any b",
    ),
    row(
        "when {x:me} becomes the target of {b:np:a}, sacrifice it",
        Triggered(Become(Is(SELF), "targeted", H.b), Move(Ref("self", "it"), "graveyard", "battlefield", "sacrifice")), "603.2",
    ),
    row("play with the top card of your library revealed", Static((TopShown(YOU),)), "401.5"),
)  # fmt: skip

KEYWORDS = (row("protection from {a:np:quality} and from {b:np:quality}", Keyword("protection", Or((H.a, H.b))), "702.16g"),)

EFFECTS = (
    row(
        "monstrosity {n:digits}",
        If(Unless(Fits(SELF, Status("monstrous"))), Seq((PutCounters("+1/+1", SELF, H.n), Become(SELF, "monstrous")))), "701.37a",
    ),
    row("{s:source} <deal|deals> damage equal to its power to {t:np}", Damage(H.t, Of(DEALER, "power"), H.s), "120.3"),
    row(
        "{s:source} <deal|deals> damage to {t:np:each} equal to the number of cards in that player's hand",
        Damage(H.t, Of(Ref("each"), "hand"), H.s), "120.3",
    ),
    row(
        "{s:source} <deal|deals> damage to that player equal to the number of cards in their hand",
        Damage(THAT_PLAYER, Of(THAT_PLAYER, "hand"), H.s), "120.3",
    ),
    row(
        "create {t:tokens:n} that are tapped and attacking",
        Create(H.t, H.n, arrival=Arrival(tapped=True, attacking=True)), "508.4", "not one n",
    ),
    row("create {t:tokens:n} that are attacking", Create(H.t, H.n, arrival=Arrival(attacking=True)), "508.4", "not one n"),
    row("create {t:tokens:n} that's blocking {b:np}", Create(H.t, H.n, arrival=Arrival(blocking=H.b)), "509.4"),
    row("create a token that's a copy of {w:np}", Create(copy_of=H.w), "707.2"),
    row("{d:effect} at end of combat", Later(Begins("end_combat"), H.d), "603.7"),
    row("{a:effect} at the beginning of your next {s:step}. {b:sentence}", Later(Begins(H.s, YOU), Seq((H.a, H.b))), "603.7"),
    row(
        "any {o:np:one} may sacrifice {f:counted:n} of their choice. If a player does, {t:effect}",
        Seq((May(Sacrifice(Ref("each"), H.n, H.f), All(H.o)), If(Done("sacrificed"), H.t))), "608.2e",
    ),
    row("discard {w:np}", Move(H.w, "graveyard", "hand", "discard"), "701.9"),
    row(
        "exile up to {n:words} other target {w:np:bare} from the battlefield and/or {w:np:one} cards from graveyards",
        Move(Target(And((OTHER, Or((H.w, And((H.w, CARD, InZone("graveyard"))))))), 0, H.n), "exile", "", "exile"), "115.1",
    ),
    row(
        "{w:np} gains flashback {u:until}. The flashback cost is equal to its mana cost",
        Apply(H.w, (Gain(Keyword("flashback")),), H.u), "702.34a",
    ),
    row("{p:doer} <exile|exiles> the top card of their library", Move(Top(1, H.p), "exile", "", "exile", by=H.p), "701.13"),
    row("change a target of {w:np} to {t:np:a}", Retarget(H.w, change=True, to=H.t, one=True), "115.7b"),
    row("tap X {w:np:bare}", Tap(Choose(H.w, 0, -1)), "701.26a"),
)  # fmt: skip

ONCE = (row("{w:actor} <become|becomes> monstrous", Become(H.w, "monstrous"), "701.37a"),)

EVENTS = (
    row("{w:actor} <block|blocks> {t:seen:a}", Block(H.w, H.t), "509.3d"),
    row("{t:actor} <are|is> dealt damage by {a:np:a} or by {b:np:a}", Damage(H.t, source=Or((H.a, H.b))), "120.3"),
    row("{t:actor} <are|is> dealt damage", Damage(H.t), "120.3"),
    row("{e:event} during your turn", Provided(H.e, Now("", YOU)), "603.2"),
)

AFTERS = (row("with {a:word} or {b:word}", Or((Has(H.a), Has(H.b))), "702.1"),)

CONDITIONS = (
    row("it was kicked", Paid("kicker"), "702.33d", "creature"),
    row("an opponent has {n:digits} or less life", Exists(And((OPPONENT, Stat("life", "<=", H.n)))), "119.1"),
    row("it was {f:np:a}", Fits(TARGET, H.f), "608.2h", "card f"),
    row("you control {r:np}", Remain(H.r, YOURS), "611.2b"),
    row(
        "this ability has been activated {n:words} or more times this turn",
        Happened(Activate(Is(SELF), ability="this"), least=H.n), "602.1",
    ),
)

CHANGES = (
    row("can't be blocked except by {k:np:bare} {f:after}", Forbid(Block(And((H.k, Not(H.f))), AFFECTED)), "509.1b"),
    row("<become|becomes> {t:types:a} in addition to <their|its|its> other types", Types(add=H.t), "613.1d", "given"),
    row(
        "may play {l:np:bare} and cast {s:np:bare} from among cards exiled with {x:me}",
        (
            Permit(Move(And((H.l, EXILED_WITH)), "battlefield", manner="play", by=AFFECTED), "exile"),
            Permit(Cast(And((H.s, EXILED_WITH)), AFFECTED), "exile"),
        ), "601.3",
    ),
    row(
        "may play {w:np:bare} from the top of your library",
        Permit(Move(And((rest("w"), InZone("library", YOU))), "battlefield", manner="play", by=AFFECTED), "library"), "305.1",
    ),
)  # fmt: skip

EXCEPTIONS = (row("it's {t:types:a} in addition to its other types", Types(add=H.t), "707.9b"),)
