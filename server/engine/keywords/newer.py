"""Newer: keywords of creatures and Equipment of the last years that stand for abilities of other words (702)."""

from __future__ import annotations

from ..abilities.amounts import Of, Symbols, X
from ..abilities.changes import END_OF_TURN, Gain, Require, Types
from ..abilities.conditions import Both, Compare, Either, Fits, Now
from ..abilities.filters import AFFECTED, CREATURE, OPPONENT, SPELL, YOU, Is, Same
from ..abilities.kinds import Activated, AsEnters, Keyword, Static, Triggered
from ..abilities.picks import IT, SELF, All, Choose, Ref
from ..abilities.structures import Apply, Begins, Each, Later, May, Select, Seq
from ..abilities.verbs import AddMana, Arrival, Attach, Attack, Become, Cast, Create, Draw, Move, PutCounters, TokenSpec, sacrifice
from ..abilities.words import Ability
from . import marked, otherwise, working
from .creatures import number
from .frames import costs_of

ENTERS = Move(Is(SELF), "battlefield")
ATTACKS = Attack(Is(SELF))
CREATED = Ref("created")
WARRIOR = TokenSpec("Warrior", ("creature",), ("Warrior",), "R", 1, 1)
REBEL = TokenSpec("Rebel", ("creature",), ("Rebel",), "R", 2, 2)
HERO = TokenSpec("Hero", ("creature",), ("Hero",), "", 1, 1)


def tribute(keyword: Keyword) -> tuple[Ability, ...]:
    """702.104a: an opponent may have it enter with counters."""
    paid = Seq((PutCounters("+1/+1", SELF, number(keyword)), Become(SELF, "tribute_paid")))
    return (AsEnters(Seq((Select(Choose(OPPONENT, name="tribute")), May(paid, Ref("tribute"))))),)


def encore(keyword: Keyword) -> tuple[Ability, ...]:
    """702.141a: for each opponent a token copy that attacks that opponent, for a turn."""
    away = Move(SELF, "exile", "graveyard", "exile", name="encored")
    at_them = Apply(CREATED, (Require(Attack(AFFECTED, Same(Ref("each")))),), END_OF_TURN)
    make = Each(All(OPPONENT), Seq((Create(None, 1, copy_of=Ref("encored")), at_them)))
    brief = (Apply(CREATED, (Gain(Keyword("haste")),)), Later(Begins("end"), sacrifice(CREATED)))
    return (Activated((*costs_of(keyword), away), Seq((make, *brief)), "sorcery", zone="graveyard", word="encore"),)


def ravenous(keyword: Keyword) -> tuple[Ability, ...]:
    """702.156a: it enters with X counters; with five or more, a card."""
    return AsEnters(PutCounters("+1/+1", SELF, X())), Triggered(ENTERS, Draw(None, 1), Compare(X(), ">=", 5), word="ravenous")


def living_metal(keyword: Keyword) -> tuple[Ability, ...]:
    """702.161a: an artifact creature during its controller's turn."""
    return (Static((Types(add=("artifact", "creature")),), cond=Now("", YOU), word="living metal"),)


def _carried(token: TokenSpec, word: str) -> tuple[Ability, ...]:
    return (Triggered(ENTERS, Seq((Create(token, 1), Attach(SELF, CREATED))), word=word),)


def for_mirrodin(keyword: Keyword) -> tuple[Ability, ...]:
    """702.163a: it enters with a Rebel to carry it."""
    return _carried(REBEL, "for mirrodin!")


def job_select(keyword: Keyword) -> tuple[Ability, ...]:
    """702.182a: it enters with a Hero to carry it."""
    return _carried(HERO, "job select")


def mobilize(keyword: Keyword) -> tuple[Ability, ...]:
    """702.181a: Warriors attack along, for a turn."""
    along = Create(WARRIOR, number(keyword), arrival=Arrival(tapped=True, attacking=True))
    return (Triggered(ATTACKS, Seq((along, Later(Begins("end"), sacrifice(CREATED)))), word="mobilize"),)


def firebending(keyword: Keyword) -> tuple[Ability, ...]:
    """702.189a: red mana that lasts for the combat."""
    return (Triggered(ATTACKS, AddMana(Symbols("{R}"), number(keyword), through="combat"), word="firebending"),)


def increment(keyword: Keyword) -> tuple[Ability, ...]:
    """702.191a: a counter when more mana than its power or toughness was spent on a spell."""
    spent = Of(IT, "mana_spent")
    more = Either(tuple(Compare(spent, ">", Of(SELF, stat)) for stat in ("power", "toughness")))
    return (Triggered(Cast(SPELL, YOU), PutCounters("+1/+1", SELF, 1), Both((Fits(SELF, CREATURE), more)), word="increment"),)


PROGRAMS = {
    **otherwise.PROGRAMS,
    **marked.PROGRAMS,
    **working.PROGRAMS,
    "tribute": tribute,
    "encore": encore,
    "ravenous": ravenous,
    "living metal": living_metal,
    "for mirrodin!": for_mirrodin,
    "job select": job_select,
    "mobilize": mobilize,
    "firebending": firebending,
    "increment": increment,
}
