"""Spells: keywords that say how a card is cast, or what happens as it is (702)."""

from __future__ import annotations

from ..abilities.amounts import Of
from ..abilities.changes import Base, Colours, Gain, Recost, Replace, Types
from ..abilities.conditions import Compare, Fits, Paid
from ..abilities.filters import AFFECTED, CARD, LAND, PERMANENT, YOU, InZone, Is, Not, Stat
from ..abilities.kinds import Activated, AsEnters, Keyword, Static, Triggered
from ..abilities.picks import SELF, YOU_, All, Ref, Search, Top
from ..abilities.structures import Apply, Begins, Costs, If, Later, Mana, May, Pay, Select, Seq, TimesOver
from ..abilities.verbs import Cast, CopySpell, Create, Draw, Mill, Move, PutCounters, Reveal, Shuffle, exile, sacrifice, to_hand
from ..abilities.words import Ability, Change
from .frames import costs_of

ENTERS = Move(Is(SELF), "battlefield")
DISCARDED = Move(Is(SELF), "exile", "hand", "discard")
CHEAPER = Stat("mana_value", "<", Of(SELF, "mana_value"))
EXILED = Is(Ref("exiled"))


def storm(keyword: Keyword) -> tuple[Ability, ...]:
    """702.40a: a copy for each spell that was cast before it this turn."""
    return (Triggered(Cast(Is(SELF)), CopySpell(SELF, Of(SELF, "cast_before")), zone="stack", word="storm"),)


def cascade(keyword: Keyword) -> tuple[Ability, ...]:
    """702.85a: down to a nonland card of lesser mana value, which may be cast for nothing; the rest to the bottom at random."""
    found = Not(LAND) & CHEAPER
    dig = exile(Top(until=found), "exiled")
    cast = May(Cast(All(EXILED & found & InZone("exile")), only=CHEAPER))
    rest = Move(All(EXILED & CARD & InZone("exile")), "library", position="random_bottom")
    return (Triggered(Cast(Is(SELF)), Seq((dig, cast, rest)), zone="stack", word="cascade"),)


def evoke(keyword: Keyword) -> tuple[Ability, ...]:
    """702.74a: sacrificed when it enters, if that cost was paid."""
    return (Triggered(ENTERS, sacrifice(SELF), Paid("evoke"), word="evoke"),)


def dash(keyword: Keyword) -> tuple[Ability, ...]:
    """702.109a: haste, and back to hand at the beginning of the next end step, if that cost was paid."""
    haste = Static((Gain(Keyword("haste")),), cond=Paid("dash"), word="dash")
    return haste, AsEnters(If(Paid("dash"), Later(Begins("end"), to_hand(SELF))))


def blitz(keyword: Keyword) -> tuple[Ability, ...]:
    """702.152a: haste, sacrificed at the beginning of the next end step, a card when it dies, if that cost was paid."""
    dies = Triggered(Move(Is(SELF), "graveyard", "battlefield"), Draw(None, 1))
    given = Static((Gain(Keyword("haste")), Gain(dies)), cond=Paid("blitz"), word="blitz")
    return given, AsEnters(If(Paid("blitz"), Later(Begins("end"), sacrifice(SELF))))


def madness(keyword: Keyword) -> tuple[Ability, ...]:
    """702.35a: discarded into exile; then cast for that cost, or put into the graveyard."""
    aside = Static((Replace(Move(Is(SELF), "graveyard", "hand", "discard"), to="exile"),), zone="hand", word="madness")
    cast = May(Cast(SELF, cost=keyword.cost, label="madness"), otherwise=Move(SELF, "graveyard"))
    return aside, Triggered(DISCARDED, cast, zone="exile", word="madness")


def unearth(keyword: Keyword) -> tuple[Ability, ...]:
    """702.84a: back for a turn, with haste; exiled at the next end step or instead of leaving."""
    back = Move(SELF, "battlefield", "graveyard", "return", name="unearthed")
    it = Ref("unearthed")
    stays = Apply(it, (Gain(Keyword("haste")), Replace(Move(AFFECTED, frm="battlefield"), to="exile")))
    return (Activated(costs_of(keyword), Seq((back, stays, Later(Begins("end"), exile(it)))), "sorcery", zone="graveyard", word="unearth"),)


def embalm(keyword: Keyword) -> tuple[Ability, ...]:
    """702.128a, 702.129a: a token that is a copy of this card, but a white Zombie (eternalized: black, 4/4) without mana cost."""
    eternal = keyword.word == "eternalize"
    but: tuple[Change, ...] = (Recost(), Colours("B" if eternal else "W"), Types(add=("Zombie",)))
    away = Move(SELF, "exile", "graveyard", "exile", name="embalmed")
    make = Create(None, 1, copy_of=Ref("embalmed"), but=(*but, Base(4, 4)) if eternal else but)
    return (Activated((*costs_of(keyword), away), make, "sorcery", zone="graveyard", word=keyword.word),)


def cumulative_upkeep(keyword: Keyword) -> tuple[Ability, ...]:
    """702.24a: an age counter each upkeep, then the cost for each of them, or it is sacrificed."""
    assert isinstance(keyword.cost, (Mana, Costs))
    price = TimesOver(keyword.cost, Of(SELF, "counters:age"))
    do = Seq((PutCounters("age", SELF, 1), Pay(price, otherwise=sacrifice(SELF))))
    return (Triggered(Begins("upkeep", YOU), do, Fits(SELF, PERMANENT), word="cumulative upkeep"),)


def dredge(keyword: Keyword) -> tuple[Ability, ...]:
    """702.52a-b: back to hand for as many cards milled, instead of a draw."""
    n = keyword.n or 1
    instead = Seq((Mill(None, n), to_hand(SELF)))
    enough = Compare(Of(YOU_, "library"), ">=", n)
    return (Static((Replace(Draw(YOU), instead, optional=True, cond=enough),), zone="graveyard", word="dredge"),)


def transmute(keyword: Keyword) -> tuple[Ability, ...]:
    """702.53a: discarded to find a card of the same mana value."""
    discard = Move(SELF, "graveyard", "hand", "discard")
    alike = Search(CARD & Stat("mana_value", "==", Of(SELF, "mana_value")), 0, 1)
    find = Seq((Select(alike), Reveal(Ref("found")), Move(Ref("found"), "hand"), Shuffle()))
    return (Activated((*costs_of(keyword), discard), find, "sorcery", zone="hand", word="transmute"),)


PROGRAMS = {
    "storm": storm,
    "cascade": cascade,
    "evoke": evoke,
    "dash": dash,
    "blitz": blitz,
    "madness": madness,
    "unearth": unearth,
    "embalm": embalm,
    "eternalize": embalm,
    "dredge": dredge,
    "transmute": transmute,
    "cumulative upkeep": cumulative_upkeep,
}
