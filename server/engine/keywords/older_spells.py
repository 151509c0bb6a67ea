"""Older spells: keywords of older sets about how spells are cast, copied, joined and come back (702)."""

from __future__ import annotations

from ..abilities.amounts import Tally
from ..abilities.changes import Forbid, Gain, LoseAbility, Price, ThisGame
from ..abilities.conditions import Both, Exists, Fits, Paid
from ..abilities.filters import AFFECTED, CARD, CREATURE, PLAYER, SPELL, YOU, YOURS, InZone, Is, Shares, Status, Subtype
from ..abilities.kinds import Activated, ExtraCost, Keyword, Spell, Static, Triggered
from ..abilities.picks import IT, SELF, All, Choose, Ref, Target, Top
from ..abilities.structures import Begins, If, Later, Mana, May, Rule, Select, Seq
from ..abilities.verbs import Cast, CopyCard, CopySpell, Damage, Link, Move, Reveal, SwapPlaces, Tap
from ..abilities.words import Ability, Pick
from .frames import costs_of

WHEN_CAST = Cast(Is(SELF))
DIES = Move(Is(SELF), "graveyard", "battlefield")
RESOLVED = Move(Is(SELF), "graveyard", "stack", "resolve")


def kicker(keyword: Keyword) -> tuple[Ability, ...]:
    """702.33b: kicker for the one cost and kicker for the other."""
    both = [cost for cost in costs_of(keyword) if isinstance(cost, Mana)]
    return tuple(ExtraCost((cost,), f"kicker:{cost.symbols}", True) for cost in both)


def conspire(keyword: Keyword) -> tuple[Ability, ...]:
    """702.78a: two creatures that share a colour with it are tapped for a copy."""
    alike = Choose(CREATURE & YOURS & ~Status("tapped") & Shares("colour", SELF), 2, 2, name="conspiring")
    return ExtraCost((Tap(alike),), "conspire", True), Triggered(WHEN_CAST, CopySpell(SELF, 1), Paid("conspire"), "stack", "conspire")


def gravestorm(keyword: Keyword) -> tuple[Ability, ...]:
    """702.69a: a copy for each permanent that was put into a graveyard this turn."""
    copies = CopySpell(SELF, Tally(Move(None, "graveyard", "battlefield")))
    return (Triggered(WHEN_CAST, copies, zone="stack", word="gravestorm"),)


def ripple(keyword: Keyword) -> tuple[Ability, ...]:
    """702.60a: spells of the same name among the top cards are cast for nothing."""
    shown = CARD & Is(Ref("rippled")) & InZone("library")
    cast = Cast(All(shown & Shares("name", SELF)), each=True)
    rest = Move(All(shown), "library", position="any_order_bottom")
    return (Triggered(WHEN_CAST, May(Seq((Reveal(Top(keyword.n or 4), name="rippled"), cast, rest))), zone="stack", word="ripple"),)


def entwine(keyword: Keyword) -> tuple[Ability, ...]:
    """702.42a: paid for, all modes are chosen."""
    return (ExtraCost(costs_of(keyword), "entwine", True, modes="all"),)


def offering(keyword: Keyword) -> tuple[Ability, ...]:
    """702.48a: it costs less, by the mana cost of what was sacrificed for it."""
    return (Static((Price(Cast(AFFECTED), less_of=Ref("offered")),), cond=Paid("offering"), zone="stack", word="offering"),)


def epic(keyword: Keyword) -> tuple[Ability, ...]:
    """702.50a: no more spells, but a copy of this one each upkeep, for the rest of the game."""
    silent = Rule((Forbid(Cast(SPELL, YOU)),), ThisGame())
    again = Later(Begins("upkeep", YOU), CopySpell(SELF, 1, but=(LoseAbility("epic"),)), each=True)
    return (Spell(Seq((silent, again))),)


def cipher(keyword: Keyword) -> tuple[Ability, ...]:
    """702.99a: exiled encoded on a creature, which casts a copy of it whenever it deals combat damage to a player."""
    encode = Seq((
        Select(Choose(CREATURE & YOURS, name="bearer")), Move(SELF, "exile", "stack", "exile", name="encoded"),
        Link(Ref("encoded"), Ref("bearer"), "self.encoded"),
    ))  # fmt: skip
    spell = Spell(If(Both((Fits(SELF, CARD), Exists(CREATURE & YOURS))), May(encode)))
    copied = May(Seq((CopyCard(Ref("granter"), 1), Cast(Ref("copies")))))
    hits = Triggered(Damage(PLAYER, source=Is(SELF), combat="combat"), copied, word="cipher")
    return spell, Static((Gain(hits),), over=Is(Ref("self.encoded")), zone="exile", word="cipher")


def haunt(keyword: Keyword) -> tuple[Ability, ...]:
    """702.55a: as it dies, or its spell has resolved, it is exiled haunting a creature."""

    def exiled(what: Pick) -> Seq:
        creature = Target(CREATURE, name="haunted")
        return Seq((Move(what, "exile", "graveyard", "exile", name="haunting"), Link(Ref("haunting"), creature, "self.haunted")))

    return Triggered(DIES, exiled(IT), word="haunt"), Triggered(RESOLVED, exiled(IT), zone="stack", word="haunt")


def aura_swap(keyword: Keyword) -> tuple[Ability, ...]:
    """702.65a: exchanged with an Aura card in hand."""
    other = Choose(CARD & Subtype("Aura") & InZone("hand", YOU), name="swapped")
    return (Activated(costs_of(keyword), May(SwapPlaces(SELF, other)), word="aura swap"),)


PROGRAMS = {
    "kicker": kicker,
    "conspire": conspire,
    "gravestorm": gravestorm,
    "ripple": ripple,
    "entwine": entwine,
    "offering": offering,
    "epic": epic,
    "cipher": cipher,
    "haunt": haunt,
    "aura swap": aura_swap,
}
