"""Libraries: rows for searching, looking at what lies on top, and putting cards back (401, 701.17, 701.20, 701.23, 701.24)."""

from __future__ import annotations

from typing import Any

from server.engine.abilities.amounts import CardName
from server.engine.abilities.conditions import Fits
from server.engine.abilities.filters import CARD, PLAYER, YOU, And, Chosen, InZone, Is, Not, Same, Shares, Status
from server.engine.abilities.picks import TARGET, All, Choose, OwnerOf, Ref, Search, Target, Together, Top
from server.engine.abilities.structures import AtOnce, May, Select, Seq
from server.engine.abilities.verbs import Draw, Look, Move, Reveal, Shuffle

from .table import H, rest, row

SEEN, SHOWN = Is(Ref("seen")), Is(Ref("revealed"))
EVERYWHERE = ("graveyard", "hand", "library")


def _others(of: str, than: str) -> Any:
    """Those of the things that were not chosen."""
    return All(And((Is(Ref(of)), Not(Is(Ref(than))))))


def _some(n: Any) -> Any:
    """So many of the cards that were looked at."""
    return Choose(And((CARD, SEEN)), n, n)


EFFECTS = (
    row("{p:doer} <reveal|reveals> the top card of their library", Reveal(Top(1, H.p)), "701.20a", "there p"),
    row("that player puts {w:np} into their hand", Move(H.w, "hand", by=All(And((Status("defending"), PLAYER)))), "400.7"),
    row("choose target {w:np:one} other than {n:np:a}", Select(Target(And((rest("w"), Not(H.n))))), "115.1", "card n"),
    row("{b:doer} <search|searches> {b:their} library for {f:found:m}", Select(Search(H.f, 0, H.m, None, H.b)), "701.23a"),
    row(
        "search {p:poss} graveyard, hand, and library for any number of cards with the same name as {c:np} and exile them",
        Seq((
            Select(Search(And((CARD, Shares("name", H.c))), 0, -1, H.p, zones=EVERYWHERE)), Move(Ref("found"), "exile", "", "exile"),
        ), "and"), "701.23a",
    ),
    row(
        "{n:silent}search {p:poss} graveyard, hand, and library for any number of cards with that name and exile them",
        Seq((
            Select(Search(And((CARD, Chosen("name", H.n))), 0, -1, H.p, zones=EVERYWHERE)), Move(Ref("found"), "exile", "", "exile"),
        ), "and"), "701.23a",
    ),
    row(
        "put one onto the battlefield {a:arrival} and the other into your hand",
        AtOnce((
            Move(Choose(Is(Ref("found")), name="one"), "battlefield", arrival=H.a),
            Move(All(And((Is(Ref("found")), Not(Is(Ref("one")))))), "hand"),
        )), "400.7",
    ),
    row(
        "put {n:words} of them into your hand and the rest into your graveyard",
        AtOnce((Move(_some(H.n), "hand"), Move(_others("seen", "chosen"), "graveyard"))), "400.7",
    ),
    row(
        "put {n:words} of them into your hand and the rest on the bottom of your library in any order",
        AtOnce((Move(_some(H.n), "hand"), Move(_others("seen", "chosen"), "library", position="any_order_bottom"))), "401.4",
    ),
    row(
        "{t:silent}put all {w:np:bare} revealed this way into your hand and the rest into your graveyard",
        AtOnce((Move(All(And((rest("w"), SHOWN))), "hand"), Move(All(And((SHOWN, Not(H.t)))), "graveyard"))), "400.7", "same w t",
    ),
    row("put the rest into your graveyard", Move(All(And((SHOWN, InZone("library")))), "graveyard"), "400.7"),
    row(
        "put the rest on the bottom of your library in any order",
        Move(All(And((SEEN, InZone("library")))), "library", position="any_order_bottom"), "401.4",
    ),
    row(
        "look at the top card of {p:poss} library. You may put that card on the bottom of that player's library",
        Seq((Look(Top(1, H.p)), May(Move(Ref("seen", "that"), "library", position="bottom")))), "401.4", "target player p",
    ),
    row("put {w:np} back in any order", Move(H.w, "library", position="any_order_top"), "401.4", "seen w"),
    row("put {w:np:all from} on top of your library in any order", Move(H.w, "library", position="any_order_top"), "401.4"),
    row("shuffle and put {w:np} on top", Seq((Shuffle(), Move(H.w, "library", position="top")), "and"), "701.24"),
    row("put {w:np:all} on top of <their owners' libraries|its owner's library>", Move(H.w, "library", position="top"), "401.4"),
    row("put {w:np:all} on the bottom of <their owners' libraries|its owner's library>", Move(H.w, "library", position="bottom"), "401.4"),
    row("put {w:np:all} into its owner's library second from the top", Move(H.w, "library", position="second"), "401.4"),
    row("shuffle {w:np} into its owner's library", Shuffle(OwnerOf(H.w), H.w), "701.24"),
    row(
        "shuffle {w:np} and your graveyard into their owner's library",
        Shuffle(None, Together((H.w, All(And((CARD, InZone("graveyard", YOU))))))), "701.24",
    ),
    row("{p:doer} <shuffle|shuffles> their hand into their library", Shuffle(H.p, All(And((CARD, InZone("hand", Same(H.p)))))), "701.24"),
    row(
        "exile all cards from {p:poss} library",
        Move(All(And((CARD, InZone("library", Same(H.p))))), "exile", "", "exile"), "701.13",
    ),
    row(
        "you may choose {w:np:a} from it. If you do, that player reveals the chosen card, puts it on the bottom of their library,"
        " then draws a card",
        May(
            Select(Choose(And((rest("w"), InZone("hand", Same(TARGET)))))),
            then=Seq((Reveal(Ref("chosen")), Move(Ref("chosen"), "library", position="bottom"), Draw(TARGET, 1))),
        ), "608.2d",
    ),
    row("put {w:np:all from} into your graveyard", Move(H.w, "graveyard"), "400.7"),
    row("any number of target {w:np:targets} each draw {n:many:card}", Draw(Target(H.w, 0, -1), H.n), "121.1"),
)  # fmt: skip

QUALITIES = (row("a {w:adjective} card name", CardName(H.w), "201.4", "there w"),)

AFTERS = (row("from among them", SEEN, "701.20"),)

CONDITIONS = (
    row("it's {f:np:a}", Fits(Ref("seen"), H.f), "701.20"),
    row("it's {f:np:a}", Fits(Ref("revealed"), H.f), "701.20", "card f"),
    row("{f:np:a} is revealed this way", Fits(Ref("revealed", "this way"), H.f), "701.20"),
)
