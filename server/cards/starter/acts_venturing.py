"""Starter: cards of those who venture into dungeons, and who take the initiative (309, 701.49, 726)."""

from __future__ import annotations

from server.engine.abilities.acts import Venture
from server.engine.abilities.changes import Add, Gain
from server.engine.abilities.conditions import Fits
from server.engine.abilities.filters import CREATURE, PLANESWALKER, SPELL, YOURS, Is, Status
from server.engine.abilities.kinds import Keyword, Spell, card
from server.engine.abilities.picks import OTHER, SELF, YOU_, Target
from server.engine.abilities.structures import AnyEvent, Seq
from server.engine.abilities.verbs import Attack, Become, Damage, counter

from .say import DIES, ENTERS, ability, keyword, lasting, makes, on

VENTURE = Venture()
INITIATIVE = Become(None, "initiative")
TAKES_IT = on(ENTERS, INITIATIVE)
ENTERS_OR_ATTACKS = AnyEvent((ENTERS, Attack(Is(SELF))))
HAS_BEEN_THROUGH = Fits(YOU_, Status("completed_dungeon"))

CARDS = (
    card("Clattering Skeletons", "{3}{B}", "Creature — Skeleton", on(DIES, VENTURE), pt=(4, 3)),
    card("Veteran Dungeoneer", "{3}{W}", "Creature — Human Warrior", on(ENTERS, VENTURE), pt=(3, 4)),
    card("Planar Ally", "{3}{W}{W}", "Creature — Angel", keyword("flying"), on(Attack(Is(SELF)), VENTURE), pt=(3, 3)),
    card(
        "Zalto, Fire Giant Duke", "{3}{R}{R}", "Legendary Creature — Giant Barbarian",
        keyword("trample"), on(Damage(Is(SELF)), VENTURE), pt=(7, 3),
    ),
    card(
        "Secret Door", "{U}", "Artifact Creature — Wall",
        keyword("defender"), ability("{4}{U}", VENTURE, when="sorcery"), pt=(0, 4),
    ),
    card(
        "Bar the Gate", "{2}{U}", "Instant", Spell(Seq((counter(Target((CREATURE | PLANESWALKER) & SPELL)), VENTURE))),
    ),
    card("Dungeon Map", "{3}", "Artifact", makes("{C}"), ability("{3}{T}", VENTURE, when="sorcery")),
    card(
        "Nadaar, Selfless Paladin", "{2}{W}", "Legendary Creature — Dragon Knight",
        keyword("vigilance"), on(ENTERS_OR_ATTACKS, VENTURE),
        lasting(OTHER & CREATURE & YOURS, Add(1, 1), cond=HAS_BEEN_THROUGH, say="last"), pt=(3, 3),
    ),
    card(
        "Cloister Gargoyle", "{2}{W}", "Artifact Creature — Gargoyle",
        on(ENTERS, VENTURE), lasting(None, Add(3, 0), Gain(Keyword("flying")), cond=HAS_BEEN_THROUGH), pt=(0, 4),
    ),
    # the initiative
    card("Avenging Hunter", "{4}{G}", "Creature — Dragon Ranger", keyword("trample"), TAKES_IT, pt=(5, 4)),
    card("Goliath Paladin", "{4}{W}", "Creature — Giant Knight", keyword("vigilance"), TAKES_IT, pt=(3, 6)),
    card("Aarakocra Sneak", "{3}{U}", "Creature — Bird Rogue", keyword("flying"), TAKES_IT, pt=(1, 4)),
    card("Underdark Explorer", "{4}{B}", "Creature — Lizard Warrior", keyword("menace"), TAKES_IT, pt=(5, 3)),
)  # fmt: skip
