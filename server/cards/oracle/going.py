"""Going: rows for where things go instead, what triggers on it, and what is copied, cast and dealt out from there (400, 603, 614)."""

from __future__ import annotations

from server.engine.abilities.changes import Forbid, Gain, Permit, Prevent, Replace, Silence
from server.engine.abilities.conditions import Now, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    CARD,
    INSTANT,
    PLAYER,
    SORCERY,
    THEIRS,
    YOU,
    And,
    InZone,
    Is,
    Kind,
    Not,
    Or,
    OwnedBy,
    WasCast,
)
from server.engine.abilities.kinds import Keyword, Static
from server.engine.abilities.picks import SELF, TARGET, All, Choose, Ref, Search
from server.engine.abilities.structures import Apply, If, Rule, Select, Seq
from server.engine.abilities.verbs import (
    Arrival,
    Cast,
    Create,
    Damage,
    Discard,
    Draw,
    Move,
    PutCounters,
    Reveal,
    Shuffle,
    Untap,
)  # fmt: skip

from .table import H, Without, rest, row

INSTANT_OR_SORCERY = Or((INSTANT, SORCERY))
TAPPED = Arrival(tapped=True)

ABILITIES = (
    row("{rest:ability}. You can't activate this ability during {s:step}", Without("Activated", (("cond", Unless(Now(H.s))),)), "602.5b"),
    row("{rest:ability}. Any player may activate this ability", Without("Activated", (("who", PLAYER),)), "602.2"),
    row(
        "if {x:me:name} would be put into a graveyard from anywhere, reveal {x:me:name} and shuffle it into its owner's library instead",
        Static((Replace(Move(Is(SELF), "graveyard"), Seq((Reveal(SELF), Shuffle(None, Ref("self", "it"))), "and")),), zone=""), "614.1a",
    ),
    row(
        "if {x:me} would die, put it on top of its owner's library instead",
        Static((Replace(Move(Is(SELF), "graveyard", "battlefield"), to="library", position="top"),)), "614.1a",
    ),
    row(
        "{w:np:bare} entering or dying don't cause abilities to trigger",
        Static((Silence(Move(H.w, "battlefield")), Silence(Move(H.w, "graveyard", "battlefield")))), "603.2g",
    ),
    row(
        "{o:over} <don't untap during their controllers' untap steps|doesn't untap during its controller's untap step>",
        Static((Forbid(Untap(AFFECTED, step=True)),), H.o), "502.3", "there o",
    ),
)  # fmt: skip

RULES = (
    row("{w:np:bare} can't be cast", Forbid(Cast(H.w)), "601.3"),
    row(
        "if {w:np:a} would enter and it wasn't cast, exile it instead",
        Replace(Move(And((rest("w"), Not(WasCast()))), "battlefield"), to="exile"), "614.1a",
    ),
    row(
        "{w:np:bare} entering don't cause abilities of {o:np:bare} to trigger", Silence(Move(H.w, "battlefield"), H.o), "603.2g", "there o",
    ),
    row(
        "if one or more {k:word} counters would be put on {w:np:a}, that many plus one {k:word} counters are put on it instead",
        Replace(PutCounters(H.k, H.w), plus=1), "614.1a", "said k",
    ),
    row(
        "if one or more {k:word} counters would be put on {w:np:a}, twice that many {k:word} counters are put on it instead",
        Replace(PutCounters(H.k, H.w), times=2), "614.1a", "said k",
    ),
    row("if you would draw a card, you may skip that draw instead", Replace(Draw(YOU), skip=True, optional=True), "614.10"),
)  # fmt: skip

EFFECTS = (
    row(
        "if {w:np:a} would enter the battlefield under an opponent's control {u:turn}, it enters under your control instead",
        Rule((Replace(Move(And((H.w, THEIRS)), "battlefield"), under=Ref("you")),), H.u), "614.1a",
    ),
    row(
        "search {p:poss} library for {f:np:a} and put that card onto the battlefield under your control. Then that player shuffles",
        Seq((
            Seq((Select(Search(H.f, 0, 1, H.p)), Move(Ref("found", "that card"), "battlefield", under=Ref("you"))), "and"),
            Shuffle(TARGET),
        ), "Then"), "701.23a", "there p",
    ),
    row(
        "return {x:me:card} from your graveyard to the battlefield tapped",
        Move(SELF, "battlefield", "graveyard", "return", arrival=TAPPED), "400.7",
    ),
    row(
        "the next time a {k:adjective} source of your choice would deal damage to you {u:turn}, prevent that damage",
        Seq((
            Select(Choose(And((H.k, Kind("source"))))),
            Rule((Prevent(Damage(YOU, source=And((Is(Ref("chosen")), H.k))), uses=1),), H.u),
        )), "609.7b",
    ),
    row("{p:doer} <discard|discards> a card at random", Discard(H.p, 1, random=True), "701.9b", "there p"),
    row(
        "put one pile into your hand and the other into your graveyard",
        Seq((Move(Ref("pile"), "hand"), Move(Ref("other"), "graveyard")), "and"), "700.3",
    ),
    row(
        "create a token that's a copy of {w:np}. If {c:cond}, create {n:words} of those tokens instead",
        If(H.c, Create(copy_of=H.w, n=H.n), Create(copy_of=H.w)), "608.2c",
    ),
    row(
        "each instant and sorcery card in your graveyard gains flashback {u:until}. The flashback cost is equal to its mana cost",
        Apply(All(And((INSTANT_OR_SORCERY, CARD, InZone("graveyard", YOU)))), (Gain(Keyword("flashback")),), H.u), "702.34a",
    ),
)  # fmt: skip

ONCE = (row("{w:actor} <die|dies>", Move(H.w, "graveyard", "battlefield"), "700.4", "creature too w"),)

EVENTS = (row("you cast {w:np:a} from your {z:word}", Cast(H.w, YOU, frm=H.z), "601.2a", "said z"),)

CHANGES = (
    row(
        "may cast {w:np:bare} from the top of your library",
        Permit(Cast(And((rest("w"), OwnedBy(YOU))), AFFECTED), "library"), "601.3e",
    ),
)  # fmt: skip
