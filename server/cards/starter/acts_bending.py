"""Starter: cards of those who bend air and earth, and whom the Ring tempts (701.54, 701.65, 701.66)."""

from __future__ import annotations

from server.engine.abilities.acts import Airbend, Earthbend, RingTempts
from server.engine.abilities.amounts import Symbols
from server.engine.abilities.changes import END_OF_TURN, Add, Gain
from server.engine.abilities.filters import ANY_TARGET, CREATURE, LAND, PERMANENT, PLAYER, YOU, YOURS, Is, Stat, Status, Subtype
from server.engine.abilities.kinds import Keyword, Spell, card
from server.engine.abilities.picks import ENCHANTED, OTHER, SELF, TARGET, Target
from server.engine.abilities.structures import AnyEvent, Apply, Costs, Mode, Modes, Pay, Seq
from server.engine.abilities.verbs import (
    AddMana,
    Attack,
    Become,
    Damage,
    Discard,
    Draw,
    GainLife,
    LoseLife,
    Move,
    destroy,
)
from server.engine.abilities.words import Count

from .say import DIES, ENTERS, NONLAND, UPKEEP, casts, keyword, lasting, on

TEMPTED = RingTempts()
ENTERS_OR_ATTACKS = AnyEvent((ENTERS, Attack(Is(SELF))))
HELD = CREATURE & ENCHANTED


def earthbend(n: Count, name: str = "target") -> Earthbend:
    """Earthbend so much: a land of yours is the target."""
    return Earthbend(Target(LAND & YOURS, name=name), n)


CARDS = (
    # the Ring
    card("Birthday Escape", "{U}", "Sorcery", Spell(Seq((Draw(None, 1), TEMPTED)))),
    card("Took Reaper", "{1}{W}", "Creature — Halfling Peasant", on(DIES, TEMPTED), pt=(2, 1)),
    card("Mirrormere Guardian", "{2}{G}", "Creature — Dwarf Soldier", on(DIES, TEMPTED), pt=(4, 2)),
    card("Claim the Precious", "{1}{B}{B}", "Sorcery", Spell(Seq((destroy(Target(CREATURE)), TEMPTED)))),
    card("Uruk-hai Berserker", "{2}{B}", "Creature — Orc Berserker", on(ENTERS, TEMPTED), pt=(3, 2)),
    card("Relentless Rohirrim", "{3}{R}", "Creature — Human Knight", on(ENTERS, TEMPTED), pt=(4, 3)),
    card("Rohirrim Lancer", "{R}", "Creature — Human Knight", keyword("menace"), on(DIES, TEMPTED), pt=(1, 1)),
    card("Enraged Huorn", "{4}{G}", "Creature — Treefolk", keyword("trample"), on(ENTERS, TEMPTED), pt=(4, 5)),
    card("Ranger's Firebrand", "{R}", "Sorcery", Spell(Seq((Damage(Target(ANY_TARGET), 2), TEMPTED)))),
    card(
        "Call of the Ring", "{1}{B}", "Enchantment",
        on(UPKEEP, TEMPTED), on(Become(CREATURE & YOURS, "ring_bearer"), Pay(Costs((LoseLife(None, 2),)), then=Draw(None, 1))),
    ),
    # air
    card("Airbending Lesson", "{2}{W}", "Instant — Lesson", Spell(Seq((Airbend(Target(NONLAND & PERMANENT)), Draw(None, 1)), "line"))),
    card(
        "Whirlwind Technique", "{4}{U}{U}", "Instant — Lesson",
        Spell(Seq((
            Seq((Draw(Target(PLAYER), 2), Discard(TARGET, 1)), "then"), Airbend(Target(CREATURE, 0, 2, "others")),
        ), "line")),
    ),
    card(
        "Airbender's Reversal", "{1}{W}", "Instant — Lesson",
        Spell(Modes(1, 1, (Mode(destroy(Target(Status("attacking") & CREATURE))), Mode(Airbend(Target(CREATURE & YOURS)))))),
    ),
    card(
        "Glider Staff", "{2}{W}", "Artifact — Equipment",
        on(ENTERS, Airbend(Target(CREATURE, 0, 1))),
        lasting(HELD, Add(1, 1), Gain(Keyword("flying"))), keyword("equip", cost="{2}"),
    ),
    card(
        "Aang, the Last Airbender", "{3}{W}", "Legendary Creature — Human Avatar Ally",
        keyword("flying"), on(ENTERS, Airbend(Target(OTHER & NONLAND & PERMANENT, 0, 1))),
        on(casts(Subtype("Lesson")), Apply(SELF, (Gain(Keyword("lifelink")),), END_OF_TURN)), pt=(3, 2),
    ),
    # earth
    card("Earthbending Lesson", "{3}{G}", "Sorcery — Lesson", Spell(earthbend(4))),
    card("Earth Village Ruffians", "{2}{B/G}", "Creature — Human Soldier Rogue", on(DIES, earthbend(2)), pt=(3, 1)),
    card(
        "Cracked Earth Technique", "{4}{G}", "Sorcery — Lesson",
        Spell(Seq((Seq((earthbend(3), earthbend(3, "other")), "then"), GainLife(None, 3)))),
    ),
    card(
        "Haru, Hidden Talent", "{1}{G}", "Legendary Creature — Human Peasant Ally",
        on(Move(OTHER & Subtype("Ally") & YOURS, "battlefield"), earthbend(1)), pt=(1, 1),
    ),
    card(
        "Badgermole Cub", "{1}{G}", "Creature — Badger Mole",
        on(ENTERS, earthbend(1)),
        on(AddMana(who=YOU, source=CREATURE, tapped_for=True), AddMana(Symbols("{G}"), 1)), pt=(2, 2),
    ),
    card(
        "Sandbenders' Storm", "{3}{W}", "Instant",
        Spell(Modes(1, 1, (Mode(destroy(Target(CREATURE & Stat("power", ">=", 4)))), Mode(earthbend(3))))),
    ),
)  # fmt: skip
