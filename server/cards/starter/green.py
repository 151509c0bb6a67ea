"""Starter: green cards."""

from __future__ import annotations

from server.engine.abilities.amounts import Distinct, Number, Plus, Times, Total, X
from server.engine.abilities.changes import END_OF_TURN, Add, Base, Gain, Limit, Prevent, Price, Replace, Require, Types
from server.engine.abilities.conditions import Compare, Fits
from server.engine.abilities.filters import (
    AFFECTED,
    ARTIFACT,
    BASIC,
    CARD,
    CREATURE,
    ENCHANTMENT,
    LAND,
    PERMANENT,
    PLAYER,
    TOKEN,
    YOU,
    YOURS,
    ControlledBy,
    InZone,
    Is,
    Kind,
    Same,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Spell, Static, card
from server.engine.abilities.picks import ENCHANTED, IT, SELF, YOU_, All, Choose, Ref, Target
from server.engine.abilities.structures import Apply, May, Rule
from server.engine.abilities.verbs import (
    Arrival,
    Block,
    Cast,
    Create,
    Damage,
    Draw,
    GainLife,
    Move,
    PutCounters,
    RemoveCounters,
    SetLife,
    Untap,
    destroy,
    to_hand,
)  # fmt: skip

from .say import CARD_TYPES_IN_GRAVEYARDS, DIES, ENTERS, SECOND_MAIN, ability, casts, hand_card, keyword, lasting, on, search, token

TAPPED = Fits(SELF, Status("tapped"))

CARDS = (
    # spells
    card("Fog", "{G}", "Instant", Spell(Rule((Prevent(Damage(combat="combat")),), END_OF_TURN))),
    card("Naturalize", "{1}{G}", "Instant", Spell(destroy(Target(ARTIFACT | ENCHANTMENT)))),
    card("Rampant Growth", "{1}{G}", "Sorcery",
         Spell(search(BASIC & LAND & CARD, Move(Ref("found", "that"), "battlefield", arrival=Arrival(tapped=True))))),
    card("Overrun", "{2}{G}{G}{G}", "Sorcery", Spell(Apply(All(CREATURE & YOURS), (Add(3, 3), Gain(Keyword("trample"))), END_OF_TURN))),
    card("Biorhythm", "{6}{G}{G}", "Sorcery",
         Spell(SetLife(All(PLAYER), Number(CREATURE & ControlledBy(Same(Ref("each"))))))),
    card("Biomass Mutation", "{X}{G/U}{G/U}", "Instant", Spell(Apply(All(CREATURE & YOURS), (Base(X(), X()),), END_OF_TURN))),
    # enchantments
    card("Rancor", "{G}", "Enchantment — Aura",
         Keyword("enchant", CREATURE), lasting(CREATURE & ENCHANTED, Add(2, 0), Gain(Keyword("trample"))), on(DIES, to_hand(IT))),
    card("Lure", "{1}{G}{G}", "Enchantment — Aura",
         Keyword("enchant", CREATURE), lasting(CREATURE, Require(Block(AFFECTED, CREATURE & ENCHANTED)), say="all")),
    card("Parallel Lives", "{3}{G}", "Enchantment", lasting(None, Replace(Create(who=YOU, by=Kind("effect")), times=2))),
    card(
        "Doubling Season", "{4}{G}", "Enchantment",
        lasting(None, Replace(Create(who=YOU, by=Kind("effect")), times=2)),
        lasting(None, Replace(PutCounters(on=PERMANENT & YOURS, by=Kind("effect")), times=2)),
    ),
    # creatures
    card("Argothian Enchantress", "{1}{G}", "Creature — Human Druid",
         keyword("shroud"), on(casts(ENCHANTMENT), Draw(None, 1)), pt=(0, 1)),
    card("Elvish Visionary", "{1}{G}", "Creature — Elf Shaman", on(ENTERS, Draw(None, 1)), pt=(1, 1)),
    card("Seeker of Skybreak", "{1}{G}", "Creature — Elf", ability("{T}", Untap(Target(CREATURE))), pt=(2, 1)),
    card(
        "Tarmogoyf", "{1}{G}", "Creature — Lhurgoyf",
        Static((Base(CARD_TYPES_IN_GRAVEYARDS, Plus((CARD_TYPES_IN_GRAVEYARDS, 1))),), cda=True), pt=("*", "1+*"),
    ),
    card("Wood Elves", "{2}{G}", "Creature — Elf Scout",
         on(ENTERS, search(Subtype("Forest") & CARD, Move(Ref("found", "that"), "battlefield"))), pt=(1, 1)),
    card("Reclamation Sage", "{2}{G}", "Creature — Elf Shaman", on(ENTERS, May(destroy(Target(ARTIFACT | ENCHANTMENT)))), pt=(2, 1)),
    card("Cautious Survivor", "{3}{G}", "Creature — Elf Survivor",
         on(SECOND_MAIN, GainLife(None, 2), TAPPED, word="Survival"), pt=(4, 4)),
    card("Kona, Rescue Beastie", "{3}{G}", "Legendary Creature — Beast Survivor",
         on(SECOND_MAIN, May(Move(Choose(hand_card(PERMANENT)), "battlefield")), TAPPED, word="Survival"), pt=(4, 3)),
    card("Acidic Slime", "{3}{G}{G}", "Creature — Ooze",
         keyword("deathtouch"), on(ENTERS, destroy(Target(ARTIFACT | ENCHANTMENT | LAND))), pt=(2, 2)),
    card(
        "Rampaging Baloths", "{4}{G}{G}", "Creature — Beast",
        keyword("trample"), on(Move(LAND & YOURS, "battlefield"), Create(token("Beast", "G", 4, 4), 1), word="Landfall"), pt=(6, 6),
    ),
    card(
        "Kessig Dire Swine", "{4}{G}{G}", "Creature — Boar Horror",
        lasting(
            None, Gain(Keyword("trample")),
            cond=Compare(Distinct(CARD & InZone("graveyard", YOU), "type"), ">=", 4), word="Delirium", say="last",
        ), pt=(6, 6),
    ),
    card("Ghalta, Primal Hunger", "{10}{G}{G}", "Legendary Creature — Elder Dinosaur",
         lasting(None, Price(Cast(AFFECTED), Times(-1, Total(CREATURE & YOURS, "power"))), zone="stack"), keyword("trample"), pt=(12, 12)),
    card(
        "Longtusk Cub", "{1}{G}", "Creature — Cat",
        on(Damage(PLAYER, source=Is(SELF), combat="combat"), PutCounters("energy", YOU_, 2)),
        ability("", PutCounters("+1/+1", SELF, 1), RemoveCounters("energy", YOU_, 2)), pt=(2, 2),
    ),
    card("Watcher in the Web", "{4}{G}", "Creature — Spider", keyword("reach"), lasting(None, Limit("blocks", 7, add=True)), pt=(2, 5)),
    card(
        "Ashaya, Soul of the Wild", "{3}{G}{G}", "Legendary Creature — Elemental",
        Static((Base(Number(LAND & YOURS), Number(LAND & YOURS)),), cda=True),
        lasting(~TOKEN & CREATURE & YOURS, Types(add=("Forest", "land"))), pt=("*", "*"),
    ),
    card("Siege Wurm", "{5}{G}{G}", "Creature — Wurm", keyword("convoke"), keyword("trample"), pt=(5, 5)),
    card("Cloudfin Raptor", "{U}", "Creature — Bird Mutant", keyword("flying"), keyword("evolve"), pt=(0, 1)),
)  # fmt: skip
