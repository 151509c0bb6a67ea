"""Older: keywords of permanents from the years of echo to the years of umbra armor: how they come, grow, are kept and go (702)."""

from __future__ import annotations

from ..abilities.amounts import Of, Result, Times
from ..abilities.changes import END_OF_TURN, Add, Prevent, Replace
from ..abilities.conditions import Fits
from ..abilities.filters import (
    AFFECTED,
    CARD,
    CREATURE,
    LAND,
    YOU,
    YOURS,
    InZone,
    Is,
    OwnedBy,
    Shares,
    Stat,
    Status,
    Subtype,
    WithCounter,
)  # fmt: skip
from ..abilities.kinds import Activated, AsEnters, Keyword, Static, Triggered
from ..abilities.picks import ENCHANTED, IT, OTHER, SELF, All, Choose, OwnerOf, Ref, Search, Target, Top
from ..abilities.structures import Apply, Begins, Costs, Mana, May, Pay, Select, Seq
from ..abilities.verbs import (
    Arrival,
    Attach,
    Become,
    Damage,
    Heal,
    LetLook,
    Look,
    Move,
    MoveCounters,
    PutCounters,
    Reveal,
    Shuffle,
    destroy,
    sacrifice,
    to_hand,
)  # fmt: skip
from ..abilities.words import Ability
from .frames import costs_of

ENTERS = Move(Is(SELF), "battlefield")
LEAVES = Move(Is(SELF), "", "battlefield")
DIES = Move(Is(SELF), "graveyard", "battlefield")
SEEN = CARD & Is(Ref("seen")) & InZone("library")


def echo(keyword: Keyword) -> tuple[Ability, ...]:
    """702.30a: paid for once more, in the first upkeep after it came, or sacrificed."""
    assert isinstance(keyword.cost, (Mana, Costs))
    due = Pay(keyword.cost, otherwise=sacrifice(SELF))
    return (Triggered(Begins("upkeep", YOU), due, Fits(SELF, Status("recent")), word="echo"),)


def amplify(keyword: Keyword) -> tuple[Ability, ...]:
    """702.38a: counters for cards in hand of a creature type of its own that are revealed as it enters."""
    kin = CARD & InZone("hand", YOU) & Shares("creature_type", SELF) & ~Status("entering")
    shown = Reveal(Choose(kin, 0, -1, name="amplified"), name="amplified")
    n = keyword.n if isinstance(keyword.n, int) else 1
    return (AsEnters(Seq((shown, PutCounters("+1/+1", SELF, Times(n, Result("amplified")))))),)


def soulshift(keyword: Keyword) -> tuple[Ability, ...]:
    """702.46a: as it dies, a lesser Spirit card comes back to hand."""
    spirit = CARD & Subtype("Spirit") & Stat("mana_value", "<=", keyword.n or 0) & InZone("graveyard", YOU)
    return (Triggered(DIES, May(to_hand(Target(spirit))), word="soulshift"),)


def graft(keyword: Keyword) -> tuple[Ability, ...]:
    """702.58a: it enters with counters, which go on to other creatures as they enter."""
    give = May(MoveCounters("+1/+1", SELF, IT, 1))
    given = Triggered(Move(CREATURE & OTHER, "battlefield"), give, Fits(SELF, WithCounter("+1/+1")), word="graft")
    return AsEnters(PutCounters("+1/+1", SELF, keyword.n)), given


def recover(keyword: Keyword) -> tuple[Ability, ...]:
    """702.59a: as a creature dies, it comes back from the graveyard for a cost, or is exiled."""
    assert isinstance(keyword.cost, (Mana, Costs))
    fate = Pay(keyword.cost, then=Move(SELF, "hand", "graveyard", "return"), otherwise=Move(SELF, "exile", "graveyard", "exile"))
    return (Triggered(Move(CREATURE & OwnedBy(YOU), "graveyard", "battlefield"), fate, zone="graveyard", word="recover"),)


def absorb(keyword: Keyword) -> tuple[Ability, ...]:
    """702.64a: so much of the damage from each source is prevented."""
    return (Static((Prevent(Damage(AFFECTED), keyword.n or 1),), word="absorb"),)


def fortify(keyword: Keyword) -> tuple[Ability, ...]:
    """702.67a: attach this to target land you control, as a sorcery."""
    return (Activated(costs_of(keyword), Attach(SELF, Target(LAND & YOURS)), "sorcery", word="fortify"),)


def frenzy(keyword: Keyword) -> tuple[Ability, ...]:
    """702.68a: it grows as it attacks and isn't blocked."""
    grown = Apply(SELF, (Add(keyword.n or 1, 0),), END_OF_TURN)
    return (Triggered(Become(Is(SELF), "unblocked"), grown, word="frenzy"),)


def transfigure(keyword: Keyword) -> tuple[Ability, ...]:
    """702.71a: sacrificed for a creature card of the same mana value from the library."""
    alike = Search(CARD & CREATURE & Stat("mana_value", "==", Of(SELF, "mana_value")))
    find = Seq((Select(alike), Move(Ref("found"), "battlefield"), Shuffle()))
    return (Activated((*costs_of(keyword), sacrifice(SELF)), find, "sorcery", word="transfigure"),)


def champion(keyword: Keyword) -> tuple[Ability, ...]:
    """702.72a: another such permanent is exiled for as long as this is there, or this is sacrificed."""
    what = CREATURE if keyword.what is None else keyword.what
    aside = Move(Choose(what & YOURS & OTHER, name="championed"), "exile", "battlefield", "exile", name="self.championed")
    back = Move(Ref("self.championed"), "battlefield", "exile", "return", OwnerOf(Ref("self.championed")))
    return (
        Triggered(ENTERS, May(aside, otherwise=sacrifice(SELF)), word="champion"),
        Triggered(LEAVES, back, word="champion"),
    )


def hideaway(keyword: Keyword) -> tuple[Ability, ...]:
    """702.75a: one of the top cards is exiled face down, the others go to the bottom."""
    hidden = Move(Choose(SEEN), "exile", "library", "exile", arrival=Arrival(face_down=True), name="self.exiled")
    rest = Move(All(SEEN), "library", position="random_bottom")
    return (Triggered(ENTERS, Seq((Look(Top(keyword.n or 4)), hidden, LetLook(Ref("self.exiled")), rest)), word="hideaway"),)


def umbra_armor(keyword: Keyword) -> tuple[Ability, ...]:
    """702.89a: destroyed in the place of what it enchants."""
    instead = Seq((Heal(IT), destroy(SELF)))
    return (Static((Replace(Move(ENCHANTED, "graveyard", "battlefield", "destroy"), instead),), word="umbra armor"),)


PROGRAMS = {
    "echo": echo,
    "amplify": amplify,
    "soulshift": soulshift,
    "graft": graft,
    "recover": recover,
    "absorb": absorb,
    "fortify": fortify,
    "frenzy": frenzy,
    "transfigure": transfigure,
    "champion": champion,
    "hideaway": hideaway,
    "umbra armor": umbra_armor,
}
