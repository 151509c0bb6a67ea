"""Starter: short ways of saying what many cards say."""

from __future__ import annotations

from server.engine.abilities.amounts import Distinct, Symbols
from server.engine.abilities.filters import CARD, CREATURE, INSTANT, LAND, SORCERY, SPELL, YOU, Colour, InZone, Is, Not
from server.engine.abilities.kinds import Activated, AsEnters, Keyword, Static, Triggered
from server.engine.abilities.picks import OTHER, SELF, Ref, Search
from server.engine.abilities.structures import Begins, Loyalty, Mana, Select, Seq
from server.engine.abilities.verbs import AddMana, Arrival, Cast, Move, PutCounters, Shuffle, Tap, TokenSpec
from server.engine.abilities.words import Ability, Change, Cond, Count, Effect, Event, Filter, ManaKind, Payable, Verb

IT_SELF = Ref("self", "it")
"""The source, when it was named before."""
ENTERS = Move(Is(SELF), "battlefield")
DIES = Move(Is(SELF), "graveyard", "battlefield")
LEAVES = Move(Is(SELF), "", "battlefield")
UPKEEP = Begins("upkeep", YOU)
SECOND_MAIN = Begins("main2", YOU)
END_STEP = Begins("end")

NONLAND = Not(LAND)
NONCREATURE = Not(CREATURE)
OTHER_CREATURE = OTHER & CREATURE
INSTANT_OR_SORCERY = INSTANT | SORCERY
WHITE, BLUE, BLACK, RED, GREEN = (Colour(c) for c in "WUBRG")


def keywords(*words: str) -> tuple[Keyword, ...]:
    """Keyword abilities on one line."""
    return tuple(Keyword(word) for word in words)


def keyword(word: str, what: Filter | None = None, cost: str = "", n: int | None = None) -> Keyword:
    """A keyword ability on a line of its own; the cost in symbols."""
    return Keyword(word, what, Mana(cost) if cost else None, n, apart=True)


def on(event: Event, do: Effect, cond: Cond | None = None, word: str = "") -> Triggered:
    """When that happens (and if it holds), do it."""
    return Triggered(event, do, cond, word=word)


def pay(mana: str, *costs: Payable) -> tuple[Payable, ...]:
    """A cost: mana, {T} in it as its last symbol, then other things."""
    symbols = mana.removesuffix("{T}")
    parts: list[Payable] = [Mana(symbols)] if symbols else []
    if symbols != mana:
        parts.append(Tap(SELF))
    return (*parts, *costs)


def ability(mana: str, do: Effect, *costs: Payable, when: str = "") -> Activated:
    """[Cost]: [Effect.]"""
    return Activated(pay(mana, *costs), do, when)


def loyalty(n: int, do: Effect) -> Activated:
    """A loyalty ability (606)."""
    return Activated((Loyalty(n),), do)


def makes(mana: str | ManaKind, cost: str = "{T}", *costs: Payable, n: Count = 1) -> Activated:
    """[Cost]: Add so much mana."""
    return Activated(pay(cost, *costs), AddMana(Symbols(mana) if isinstance(mana, str) else mana, n))


def enters_with(kind: str, n: Count) -> AsEnters:
    """~ enters with so many counters."""
    return AsEnters(PutCounters(kind, SELF, n))


ENTERS_TAPPED = AsEnters(Tap(SELF))


def lasting(
    over: Filter | None, *changes: Change, cond: Cond | None = None, zone: str = "battlefield", word: str = "", say: str = ""
) -> Static:
    """A static ability: these changes to what fits, while it holds."""
    return Static(changes, over, cond, zone, word=word, say=say)


def casts(what: Filter, who: Filter = YOU) -> Verb:
    """Somebody casts a spell."""
    return Cast(what & SPELL, who)


def search(what: Filter, *then: Effect, most: int = 1) -> Seq:
    """Search your library for it, do that with it, then shuffle."""
    return Seq((Select(Search(what, 0, most)), *then, Shuffle()), "then")


def token(subtypes: str, colours: str, p: int, t: int, *abilities: Ability, types: tuple[str, ...] = ("creature",)) -> TokenSpec:
    """A creature token named after its subtypes (111.4)."""
    return TokenSpec(subtypes, types, tuple(subtypes.split()), colours, p, t, abilities)


def graveyard_card(what: Filter, whose: Filter | None = YOU) -> Filter:
    """A card of that kind in a graveyard."""
    return what & CARD & InZone("graveyard", whose)


def hand_card(what: Filter) -> Filter:
    """A card of that kind in your hand."""
    return what & CARD & InZone("hand", YOU)


TO_FIELD = Move(Ref("found", "it"), "battlefield")
TO_FIELD_TAPPED = Move(Ref("found", "it"), "battlefield", arrival=Arrival(tapped=True))
CARD_TYPES_IN_GRAVEYARDS = Distinct(CARD & InZone("graveyard"), "type")
