"""Starter: cards about X, poison, the monarch and other things that shared turns and exchanges turn upon (107.3, 122.1f, 725)."""

from __future__ import annotations

from server.engine.abilities.amounts import X
from server.engine.abilities.changes import END_OF_TURN, Add, LifeFloor, Price, Replace
from server.engine.abilities.conditions import Exists, Fits, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    BASIC,
    CARD,
    CREATURE,
    LAND,
    PLAYER,
    SPELL,
    YOU,
    YOURS,
    ControlledBy,
    Has,
    InZone,
    Is,
    Not,
    Status,
)  # fmt: skip
from server.engine.abilities.kinds import Card, Keyword, Spell, Static, card
from server.engine.abilities.picks import SELF, YOU_, All, Target
from server.engine.abilities.structures import Apply, Begins, Emblem, If, Seq
from server.engine.abilities.verbs import (
    AddMana,
    Become,
    Cast,
    Create,
    Discard,
    LoseLife,
    PutCounters,
    Sacrifice,
    Skip,
    TokenSpec,
    to_hand,
)  # fmt: skip

from .say import ENTERS, ability, keywords, lasting, loyalty, on, token

EVERY_PLAYER = All(PLAYER)
MONSTROUS = Become(Is(SELF), "monstrous")
HYDRA = TokenSpec("Hydra", ("creature",), ("Hydra",), "G", X(), X())
FLYERS = CREATURE & YOURS & Has("flying")


def monstrosity() -> If:
    """X counters, once (701.37a)."""
    return If(Unless(Fits(SELF, Status("monstrous"))), Seq((PutCounters("+1/+1", SELF, X()), Become(SELF, "monstrous"))))


CARDS = (
    card("Hydra Broodmaster", "{4}{G}{G}", "Creature — Hydra", ability("{X}{X}{G}", monstrosity()),
         on(MONSTROUS, Create(HYDRA, X())), pt=(7, 7)),
    card("Death Cloud", "{X}{B}{B}{B}", "Sorcery", Spell(Seq((
        LoseLife(EVERY_PLAYER, X()), Discard(EVERY_PLAYER, X()), Sacrifice(EVERY_PLAYER, X(), CREATURE), Sacrifice(EVERY_PLAYER, X(),
         LAND)), "then"))),
    card("Throne Warden", "{1}{W}", "Creature — Human Soldier",
         on(Begins("end", YOU), PutCounters("+1/+1", SELF, 1), Fits(YOU_, Status("monarch"))), pt=(2, 2)),
    card("Defense Grid", "{2}", "Artifact", lasting(SPELL & Not(ControlledBy(Status("active"))), Price(Cast(AFFECTED), 3))),
    card("Eater of Days", "{4}", "Artifact Creature — Leviathan", *keywords("flying", "trample"),
         on(ENTERS, Seq((Skip("turn", YOU_), Skip("turn", YOU_)))), pt=(9, 8)),
    card("Serra the Benevolent", "{2}{W}{W}", "Legendary Planeswalker — Serra",
         loyalty(2, Apply(All(FLYERS), (Add(1, 1),), END_OF_TURN)),
         loyalty(-3, Create(token("Angel", "W", 4, 4, Keyword("flying"), Keyword("vigilance")), 1)),
         loyalty(-6, Emblem((Static((LifeFloor(YOU, 1),), cond=Exists(CREATURE & YOURS)),))), loyalty=4),
    Card((
        card("Virtue of Strength", "{5}{G}{G}", "Enchantment",
             lasting(None, Replace(AddMana(who=YOU, source=BASIC & LAND, tapped_for=True), times=3))).faces[0],
        card("Garenbrig Growth", "{G}", "Sorcery — Adventure",
             Spell(to_hand(Target((CREATURE | LAND) & CARD & InZone("graveyard", YOU))))).faces[0],
    ), "adventure"),
)  # fmt: skip
