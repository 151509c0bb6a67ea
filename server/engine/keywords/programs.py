"""Programs: keyword abilities that the rules define by other abilities, written in the vocabulary (702)."""

from __future__ import annotations

from collections.abc import Callable

from ..abilities.amounts import Greatest, Number, Of, Times
from ..abilities.changes import END_OF_TURN, Add, Colours, Gain, Prevent, Price, Replace, Types
from ..abilities.conditions import Compare, Either, Fits, Paid
from ..abilities.filters import (
    AFFECTED,
    CREATURE,
    OPPONENT,
    PERMANENT,
    PLAYER,
    SPELL,
    YOU,
    YOURS,
    ControlledBy,
    Is,
    Not,
    Stat,
    Status,
    Type,
    WithCounter,
)
from ..abilities.kinds import AsEnters, Keyword, Static, Triggered
from ..abilities.picks import IT, SELF, All, ControllerOf, OwnerOf, Ref
from ..abilities.structures import Apply, Begins, Costs, If, Mana, May, Pay
from ..abilities.verbs import Arrival, Attack, Become, Cast, Damage, Move, PutCounters, RemoveCounters, Sacrifice, counter
from ..abilities.words import Ability, Payable
from . import creatures, drawing, fighting, frames, gear, growing, newer, older, older_spells, paying, spells

Program = Callable[[Keyword], tuple[Ability, ...]]


def programs(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that the keyword stands for; () if the rules read the keyword itself (flying, trample ...)."""
    known = _known.get(keyword)
    if known is None:
        program = PROGRAMS.get(keyword.word)
        known = _known[keyword] = program(keyword) if program is not None else ()
    return known


_known: dict[Keyword, tuple[Ability, ...]] = {}


def _costs(keyword: Keyword) -> tuple[Payable, ...]:
    if isinstance(keyword.cost, Costs):
        return keyword.cost.parts
    return () if keyword.cost is None else (keyword.cost,)


def _prowess(keyword: Keyword) -> tuple[Ability, ...]:
    """702.108a: +1/+1 whenever you cast a noncreature spell."""
    return (Triggered(Cast(SPELL & ~Type("creature"), YOU), Apply(SELF, (Add(1, 1),), END_OF_TURN), word="prowess"),)


def _exalted(keyword: Keyword) -> tuple[Ability, ...]:
    """702.83a: +1/+1 for a creature of yours that attacks alone."""
    return (Triggered(Attack(CREATURE & YOURS & Status("alone")), Apply(IT, (Add(1, 1),), END_OF_TURN), word="exalted"),)


def _ward(keyword: Keyword) -> tuple[Ability, ...]:
    """702.21a: counter what an opponent aims at this unless that player pays."""
    cost = keyword.cost if isinstance(keyword.cost, (Mana, Costs)) else Mana("{0}")
    theirs = ControlledBy(OPPONENT)
    event = Become(Is(SELF), "targeted", theirs)
    return (Triggered(event, Pay(cost, ControllerOf(Ref("source")), otherwise=counter(Ref("source"))), word="ward"),)


def _battle_cry(keyword: Keyword) -> tuple[Ability, ...]:
    """702.91a: each other attacking creature gets +1/+0."""
    others = CREATURE & Status("attacking") & Not(Is(SELF))
    return (Triggered(Attack(Is(SELF)), Apply(All(others), (Add(1, 0),), END_OF_TURN), word="battle cry"),)


def _protection(keyword: Keyword) -> tuple[Ability, ...]:
    """702.16e: damage from sources of that quality is prevented. Blocking, targeting and attaching look at the keyword itself."""
    return (Static((Prevent(Damage(AFFECTED, source=keyword.what)),), word="protection"),)


def _changeling(keyword: Keyword) -> tuple[Ability, ...]:
    """702.73a: every creature type, by a characteristic-defining ability."""
    return (Static((Types(add=("*creature",)),), cda=True),)


def _devoid(keyword: Keyword) -> tuple[Ability, ...]:
    """702.114a: colourless, by a characteristic-defining ability."""
    return (Static((Colours(""),), cda=True),)


def _affinity(keyword: Keyword) -> tuple[Ability, ...]:
    """702.41a: one less for each such permanent you control."""
    what = YOURS if keyword.what is None else keyword.what & YOURS
    return (Static((Price(Cast(AFFECTED), Times(-1, Number(what))),), zone="stack", word="affinity"),)


def _exiled_afterwards(keyword: Keyword) -> tuple[Ability, ...]:
    """702.34a, 702.133a: cast so, it is exiled instead of going anywhere else from the stack."""
    return (Static((Replace(Move(Is(SELF), frm="stack"), to="exile"),), cond=Paid(keyword.word), zone="stack", word=keyword.word),)


def _sunburst(keyword: Keyword) -> tuple[Ability, ...]:
    """702.44a: a counter for each colour of mana spent to cast it: +1/+1 on a creature, else charge."""
    colours = Of(SELF, "colours_spent")
    creature, other = PutCounters("+1/+1", SELF, colours), PutCounters("charge", SELF, colours)
    return (AsEnters(If(Fits(SELF, CREATURE), creature, other)),)


def _suspend(keyword: Keyword) -> tuple[Ability, ...]:
    """702.62a: a time counter goes each upkeep; with the last one you may cast the card, and a creature has haste."""
    each = Triggered(Begins("upkeep", YOU), RemoveCounters("time", SELF, 1), Fits(SELF, WithCounter("time")), "exile", "suspend")
    haste = If(Fits(Ref("cast"), CREATURE), Apply(Ref("cast"), (Gain(Keyword("haste")),)))
    gone = Fits(SELF, ~WithCounter("time"))
    last = Triggered(RemoveCounters("time", Is(SELF)), May(Cast(SELF), then=haste), gone, "exile", "suspend")
    return each, last


def _annihilator(keyword: Keyword) -> tuple[Ability, ...]:
    """702.86a: the defending player sacrifices so many permanents whenever this attacks."""
    defending = All(PLAYER & Status("defending"))
    return (Triggered(Attack(Is(SELF)), Sacrifice(defending, keyword.n or 1, PERMANENT), word="annihilator"),)


def _returning(keyword: Keyword) -> tuple[Ability, ...]:
    """702.79a, 702.93a: it comes back with a counter if it died without one of the kind."""
    kind = "-1/-1" if keyword.word == "persist" else "+1/+1"
    back = Move(IT, "battlefield", manner="return", under=OwnerOf(IT), arrival=Arrival(counters=((kind, 1),)))
    return (Triggered(Move(Is(SELF), "graveyard", "battlefield"), back, Fits(SELF, ~WithCounter(kind)), word=keyword.word),)


def _evolve(keyword: Keyword) -> tuple[Ability, ...]:
    """702.100a: a +1/+1 counter when a creature of yours enters that is greater in power or toughness."""
    greater = Either(tuple(Compare(Of(IT, stat), ">", Of(SELF, stat)) for stat in ("power", "toughness")))
    return (Triggered(Move(CREATURE & YOURS, "battlefield"), PutCounters("+1/+1", SELF, 1), greater, word="evolve"),)


def _dethrone(keyword: Keyword) -> tuple[Ability, ...]:
    """702.105a: a +1/+1 counter whenever this attacks the player with the most life."""
    richest = PLAYER & Stat("life", ">=", Greatest(PLAYER, "life"))
    return (Triggered(Attack(Is(SELF), richest), PutCounters("+1/+1", SELF, 1), word="dethrone"),)


def _undaunted(keyword: Keyword) -> tuple[Ability, ...]:
    """702.125a: one less for each opponent."""
    return (Static((Price(Cast(AFFECTED), Times(-1, Number(OPPONENT))),), zone="stack", word="undaunted"),)


PROGRAMS: dict[str, Program] = {
    **fighting.PROGRAMS,
    **spells.PROGRAMS,
    **paying.PROGRAMS,
    **creatures.PROGRAMS,
    **drawing.PROGRAMS,
    **gear.PROGRAMS,
    **growing.PROGRAMS,
    **newer.PROGRAMS,
    **older.PROGRAMS,
    **older_spells.PROGRAMS,
    "chapter": frames.chapter,
    "level up": frames.level_up,
    "read ahead": frames.read_ahead,
    "level": frames.level,
    "class level": frames.class_level,
    "station": frames.station,
    "station level": frames.station_level,
    "aftermath": _exiled_afterwards,
    "prowess": _prowess,
    "exalted": _exalted,
    "ward": _ward,
    "battle cry": _battle_cry,
    "protection": _protection,
    "sunburst": _sunburst,
    "changeling": _changeling,
    "devoid": _devoid,
    "affinity": _affinity,
    "undaunted": _undaunted,
    "annihilator": _annihilator,
    "persist": _returning,
    "undying": _returning,
    "evolve": _evolve,
    "dethrone": _dethrone,
    "suspend": _suspend,
    "flashback": _exiled_afterwards,
    "jump-start": _exiled_afterwards,
}

