"""Starter: meld cards, and what they meld into (701.42, 712.4-5)."""

from __future__ import annotations

from server.engine.abilities.acts import Meld
from server.engine.abilities.changes import END_OF_TURN, Add, Forbid, Gain
from server.engine.abilities.conditions import Both, Exists, Fits
from server.engine.abilities.filters import CREATURE, OPPONENT, SPELL, YOU, YOURS, Is, Named, OwnedBy, Stat, Subtype
from server.engine.abilities.kinds import Activated, Card, Face, Keyword, Triggered, card
from server.engine.abilities.picks import OTHER, SELF, All, Target
from server.engine.abilities.structures import Apply, Begins, If, May
from server.engine.abilities.verbs import Arrival, Attack, Cast, Create, Move, to_hand
from server.engine.abilities.words import Cond, Event, Filter

from .say import ENTERS, ability, graveyard_card, keyword, keywords, lasting, makes, on, pay, token

MINE = OwnedBy(YOU) & YOURS
ANGEL_OR_HUMAN = Subtype("Angel") | Subtype("Human")
TAPPED_ATTACKING = Arrival(tapped=True, attacking=True)


def meld_card(made: Card) -> Card:
    """The card as one of a meld pair."""
    return Card(made.faces, "meld")


def both_mine(partner: Filter) -> Cond:
    """You both own and control this and a permanent like that."""
    return Both((Fits(SELF, MINE), Exists(partner & OwnedBy(YOU) & YOURS)))


def melds(event: Event, me: str, partner: str, into: Face) -> Triggered:
    """At that time, if you own and control both, exile them and meld them."""
    other = CREATURE & Named(partner)
    return Triggered(event, Meld(other, into, (me, partner)), both_mine(other))


def face(made: Card) -> Face:
    """The combined back face."""
    return made.faces[0]


BRISELA = face(card(
    "Brisela, Voice of Nightmares", "", "Legendary Creature — Eldrazi Angel",
    *keywords("flying", "first strike", "vigilance", "lifelink"),
    lasting(None, Forbid(Cast(SPELL & Stat("mana_value", "<=", 3), OPPONENT))), pt=(9, 10),
))  # fmt: skip
HOST = face(card(
    "Chittering Host", "", "Creature — Eldrazi Horror",
    keyword("haste"), keyword("menace"),
    on(ENTERS, Apply(All(OTHER & CREATURE & YOURS), (Add(1, 0), Gain(Keyword("menace"))), END_OF_TURN)), pt=(5, 6),
))  # fmt: skip
TOWNSHIP = face(card(
    "Hanweir, the Writhing Township", "", "Legendary Creature — Eldrazi Ooze",
    *keywords("trample", "haste"),
    on(Attack(Is(SELF)), Create(token("Eldrazi Horror", "", 3, 2), 2, arrival=TAPPED_ATTACKING)), pt=(7, 4),
))  # fmt: skip
BRUNA, SCAVENGERS, GARRISON = "Bruna, the Fading Light", "Midnight Scavengers", "Hanweir Garrison"

CARDS = tuple(meld_card(made) for made in (
    card(
        "Gisela, the Broken Blade", "{2}{W}{W}", "Legendary Creature — Angel Horror",
        *keywords("flying", "first strike", "lifelink"),
        melds(Begins("end", YOU), "Gisela, the Broken Blade", BRUNA, BRISELA), pt=(4, 3),
    ),
    card(
        BRUNA, "{5}{W}{W}", "Legendary Creature — Angel Horror",
        Triggered(
            Cast(Is(SELF)), May(Move(Target(graveyard_card(ANGEL_OR_HUMAN & CREATURE)), "battlefield", manner="return")),
            zone="stack",
        ),
        *keywords("flying", "vigilance"), pt=(5, 7),
    ),
    card(
        "Graf Rats", "{1}{B}", "Creature — Rat",
        melds(Begins("combat", YOU), "Graf Rats", SCAVENGERS, HOST), pt=(2, 1),
    ),
    card(
        SCAVENGERS, "{4}{B}", "Creature — Human Rogue",
        on(ENTERS, May(to_hand(Target(graveyard_card(CREATURE & Stat("mana_value", "<=", 3)))))), pt=(3, 3),
    ),
    card(
        "Hanweir Battlements", "", "Land",
        makes("{C}"), ability("{R}{T}", Apply(Target(CREATURE), (Gain(Keyword("haste")),), END_OF_TURN)),
        Activated(pay("{3}{R}{R}{T}"), If(
            both_mine(CREATURE & Named(GARRISON)), Meld(CREATURE & Named(GARRISON), TOWNSHIP, ("Hanweir Battlements", GARRISON)),
        )),
    ),
    card(
        GARRISON, "{2}{R}", "Creature — Human Soldier",
        on(Attack(Is(SELF)), Create(token("Human", "R", 1, 1), 2, arrival=TAPPED_ATTACKING)), pt=(2, 3),
    ),
))  # fmt: skip
