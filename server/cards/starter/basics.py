"""Starter: basic lands and the cards of the benchmark decks. The mana abilities of basic land types are the engine's (305.6)."""

from __future__ import annotations

from server.engine.abilities.amounts import Symbols
from server.engine.abilities.changes import END_OF_TURN, Add, Forbid
from server.engine.abilities.filters import AFFECTED, ANY_TARGET, CREATURE
from server.engine.abilities.kinds import Activated, Keyword, Spell, Static, card
from server.engine.abilities.picks import ENCHANTED, SELF, Target
from server.engine.abilities.structures import Apply
from server.engine.abilities.verbs import AddMana, Attack, Block, Damage, Tap

CARDS = (
    card("Plains", "", "Basic Land — Plains"),
    card("Island", "", "Basic Land — Island"),
    card("Swamp", "", "Basic Land — Swamp"),
    card("Mountain", "", "Basic Land — Mountain"),
    card("Forest", "", "Basic Land — Forest"),
    card("Wastes", "", "Basic Land", Activated((Tap(SELF),), AddMana(Symbols("{C}"), 1))),
    card("Grizzly Bears", "{1}{G}", "Creature — Bear", pt=(2, 2)),
    card("Hill Giant", "{3}{R}", "Creature — Giant", pt=(3, 3)),
    card("Savannah Lions", "{W}", "Creature — Cat", pt=(2, 1)),
    card("Serra Angel", "{3}{W}{W}", "Creature — Angel", Keyword("flying"), Keyword("vigilance", apart=True), pt=(4, 4)),
    card("Llanowar Elves", "{G}", "Creature — Elf Druid", Activated((Tap(SELF),), AddMana(Symbols("{G}"), 1)), pt=(1, 1)),
    card("Lightning Bolt", "{R}", "Instant", Spell(Damage(Target(ANY_TARGET), 3))),
    card("Shock", "{R}", "Instant", Spell(Damage(Target(ANY_TARGET), 2))),
    card("Giant Growth", "{G}", "Instant", Spell(Apply(Target(CREATURE), (Add(3, 3),), END_OF_TURN))),
    card(
        "Pacifism", "{1}{W}", "Enchantment — Aura",
        Keyword("enchant", CREATURE),
        Static((Forbid(Attack(AFFECTED)), Forbid(Block(AFFECTED))), over=CREATURE & ENCHANTED),
    ),
)  # fmt: skip
