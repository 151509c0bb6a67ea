"""Plain: split cards and modal double-faced cards with little text."""

from __future__ import annotations

from server.engine.abilities.amounts import OneOf, X
from server.engine.abilities.changes import END_OF_TURN, Add, Control, Forbid, Gain, Prevent
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    BASIC,
    CARD,
    CREATURE,
    ENCHANTMENT,
    LAND,
    OPPONENT,
    PERMANENT,
    PLANESWALKER,
    PLAYER,
    SPELL,
    THEIRS,
    YOURS,
    Colour,
    Has,
    Not,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Spell, card
from server.engine.abilities.picks import ENCHANTED, SELF, TARGET, YOU_, All, Ref, Target
from server.engine.abilities.structures import Apply, Seq
from server.engine.abilities.verbs import (
    Block,
    Create,
    Damage,
    Discard,
    Draw,
    Fight,
    GainLife,
    LoseLife,
    Move,
    PutCounters,
    Reveal,
    Surveil,
    Untap,
    counter,
    destroy,
    exile,
    to_hand,
)  # fmt: skip

from ..faces import both
from ..say import BLACK, ENTERS, ENTERS_TAPPED, NONCREATURE, NONLAND, lasting, makes, on, search, token

CARDS = (
    both(
        card("Akoum Warrior", "{5}{R}", "Creature — Minotaur Warrior", Keyword("trample"), pt=(4, 5)),
        card("Akoum Teeth", "", "Land", ENTERS_TAPPED, makes("{R}")),
        "modal_dfc",
    ),
    both(
        card("Assault", "{R}", "Sorcery", Spell(Damage(Target(ANY_TARGET), 2))),
        card("Battery", "{3}{G}", "Sorcery", Spell(Create(token("Elephant", "G", 3, 3), 1))),
        "split",
    ),
    both(
        card("Assure", "{G/W}{G/W}", "Instant",
             Spell(Seq((PutCounters("+1/+1", Target(CREATURE), 1),
                 Apply(Ref("target", "that"), (Gain(Keyword("indestructible")),), END_OF_TURN))))),
        card("Assemble", "{4}{G}{W}", "Instant", Spell(Create(token("Elf Knight", "GW", 2, 2, Keyword("vigilance")), 3))),
        "split",
    ),
    both(
        card("Barkchannel Pathway", "", "Land", makes("{G}")),
        card("Tidechannel Pathway", "", "Land", makes("{U}")),
        "modal_dfc",
    ),
    both(
        card("Bedeck", "{B/R}{B/R}", "Instant", Spell(Apply(Target(CREATURE), (Add(3, -3),), END_OF_TURN))),
        card("Bedazzle", "{4}{B}{R}", "Instant",
             Spell(Seq((destroy(Target(Not(BASIC) & LAND)), Damage(Target(OPPONENT | PLANESWALKER, name="second"), 2))))),
        "split",
    ),
    both(
        card("Beyeen Veil", "{1}{U}", "Instant", Spell(Apply(All(CREATURE & THEIRS), (Add(-2, 0),), END_OF_TURN))),
        card("Beyeen Coast", "", "Land", ENTERS_TAPPED, makes("{U}")),
        "modal_dfc",
    ),
    both(
        card("Blightstep Pathway", "", "Land", makes("{B}")),
        card("Searstep Pathway", "", "Land", makes("{R}")),
        "modal_dfc",
    ),
    both(
        card("Branchloft Pathway", "", "Land", makes("{G}")),
        card("Boulderloft Pathway", "", "Land", makes("{W}")),
        "modal_dfc",
    ),
    both(
        card("Brightclimb Pathway", "", "Land", makes("{W}")),
        card("Grimclimb Pathway", "", "Land", makes("{B}")),
        "modal_dfc",
    ),
    both(
        card("Clearwater Pathway", "", "Land", makes("{U}")),
        card("Murkwater Pathway", "", "Land", makes("{B}")),
        "modal_dfc",
    ),
    both(
        card("Collision", "{1}{R/G}", "Instant", Spell(Damage(Target(CREATURE & Has("flying")), 6))),
        card("Colossus", "{R}{G}", "Instant", Spell(Apply(Target(CREATURE), (Add(4, 2), Gain(Keyword("trample"))), END_OF_TURN))),
        "split",
    ),
    both(
        card("Cragcrown Pathway", "", "Land", makes("{R}")),
        card("Timbercrown Pathway", "", "Land", makes("{G}")),
        "modal_dfc",
    ),
    both(
        card("Darkbore Pathway", "", "Land", makes("{B}")),
        card("Slitherbore Pathway", "", "Land", makes("{G}")),
        "modal_dfc",
    ),
    both(
        card("Dead", "{R}", "Instant", Spell(Damage(Target(CREATURE), 2))),
        card("Gone", "{2}{R}", "Instant", Spell(to_hand(Target(CREATURE & Not(YOURS))))),
        "split",
    ),
    both(
        card("Fast", "{2}{R}", "Instant", Spell(Seq((Discard(None, 1, CARD), Draw(None, 2)), "then"))),
        card("Furious", "{3}{R}{R}", "Sorcery", Spell(Damage(All(CREATURE & Not(Has("flying"))), 3))),
        "split",
    ),
    both(
        card("Flower", "{G/W}", "Sorcery",
             Spell(search(BASIC & (Subtype("Forest") | Subtype("Plains")) & CARD, Reveal(Ref("found", "it")),
                 Move(Ref("found", "it"), "hand")))),
        card("Flourish", "{4}{G}{W}", "Sorcery", Spell(Apply(All(CREATURE & YOURS), (Add(2, 2),), END_OF_TURN))),
        "split",
    ),
    both(
        card("Fuss", "{2}{R/W}", "Instant", Spell(PutCounters("+1/+1", All(Status("attacking") & CREATURE & YOURS), 1))),
        card("Bother", "{4}{W/U}{W/U}", "Sorcery",
             Spell(Seq((Create(token("Thopter", "", 1, 1, Keyword("flying"), types=("artifact", "creature")), 3), Surveil(2))))),
        "split",
    ),
    both(
        card("Glasswing Grace", "{3}{W/B}{W/B}", "Enchantment — Aura",
             Keyword("enchant", CREATURE),
                 lasting(CREATURE & ENCHANTED, Add(2, 2), Gain(Keyword("flying")), Gain(Keyword("lifelink")))),
        card("Age-Graced Chapel", "", "Land", ENTERS_TAPPED, makes(OneOf(("{W}", "{B}")))),
        "modal_dfc",
    ),
    both(
        card("Hengegate Pathway", "", "Land", makes("{W}")),
        card("Mistgate Pathway", "", "Land", makes("{U}")),
        "modal_dfc",
    ),
    both(
        card("Integrity", "{R/W}", "Instant", Spell(Apply(Target(CREATURE), (Add(2, 2),), END_OF_TURN))),
        card("Intervention", "{2}{R}{W}", "Instant", Spell(Seq((Damage(Target(ANY_TARGET), 3), GainLife(None, 3)), "and"))),
        "split",
    ),
    both(
        card("Kazandu Mammoth", "{1}{G}{G}", "Creature — Elephant",
             on(Move(LAND & YOURS, "battlefield"), Apply(SELF, (Add(2, 2),), END_OF_TURN), word="Landfall"), pt=(3, 3)),
        card("Kazandu Valley", "", "Land", ENTERS_TAPPED, makes("{G}")),
        "modal_dfc",
    ),
    both(
        card("Khalni Ambush", "{2}{G}", "Instant", Spell(Fight(Target(CREATURE & YOURS), Target(CREATURE & Not(YOURS), name="other")))),
        card("Khalni Territory", "", "Land", ENTERS_TAPPED, makes("{G}")),
        "modal_dfc",
    ),
    both(
        card("Makindi Stampede", "{3}{W}{W}", "Sorcery", Spell(Apply(All(CREATURE & YOURS), (Add(2, 2),), END_OF_TURN))),
        card("Makindi Mesas", "", "Land", ENTERS_TAPPED, makes("{W}")),
        "modal_dfc",
    ),
    both(
        card("Needleverge Pathway", "", "Land", makes("{R}")),
        card("Pillarverge Pathway", "", "Land", makes("{W}")),
        "modal_dfc",
    ),
    both(
        card("Ondu Inversion", "{6}{W}{W}", "Sorcery", Spell(destroy(All(NONLAND & PERMANENT)))),
        card("Ondu Skyruins", "", "Land", ENTERS_TAPPED, makes("{W}")),
        "modal_dfc",
    ),
    both(
        card("Order", "{3}{W}", "Instant", Spell(exile(Target(Status("attacking") & CREATURE)))),
        card("Chaos", "{2}{R}", "Instant", Spell(Apply(All(CREATURE), (Forbid(Block(AFFECTED)),), END_OF_TURN))),
        "split",
    ),
    both(
        card("Pain", "{B}", "Sorcery", Spell(Discard(Target(PLAYER), 1, CARD))),
        card("Suffering", "{3}{R}", "Sorcery", Spell(destroy(Target(LAND)))),
        "split",
    ),
    both(
        card("Pure", "{1}{R}{G}", "Sorcery", Spell(destroy(Target(Colour("multi") & PERMANENT)))),
        card("Simple", "{1}{G}{W}", "Sorcery", Spell(destroy(All(Subtype("Aura") | Subtype("Equipment"))))),
        "split",
    ),
    both(
        card("Revitalizing Repast", "{B/G}", "Instant",
             Spell(Seq((PutCounters("+1/+1", Target(CREATURE), 1), Apply(TARGET, (Gain(Keyword("indestructible")),), END_OF_TURN))))),
        card("Old-Growth Grove", "", "Land", ENTERS_TAPPED, makes(OneOf(("{B}", "{G}")))),
        "modal_dfc",
    ),
    both(
        card("Riverglide Pathway", "", "Land", makes("{U}")),
        card("Lavaglide Pathway", "", "Land", makes("{R}")),
        "modal_dfc",
    ),
    both(
        card("Rough", "{1}{R}", "Sorcery", Spell(Damage(All(CREATURE & Not(Has("flying"))), 2))),
        card("Tumble", "{5}{R}", "Sorcery", Spell(Damage(All(CREATURE & Has("flying")), 6))),
        "split",
    ),
    both(
        card("Skyclave Cleric", "{1}{W}", "Creature — Kor Cleric", on(ENTERS, GainLife(None, 2)), pt=(1, 3)),
        card("Skyclave Basilica", "", "Land", ENTERS_TAPPED, makes("{W}")),
        "modal_dfc",
    ),
    both(
        card("Song-Mad Treachery", "{3}{R}{R}", "Sorcery",
             Spell(Seq((Apply(Target(CREATURE), (Control(YOU_),), END_OF_TURN), Untap(Ref("target", "that")),
                 Apply(TARGET, (Gain(Keyword("haste")),), END_OF_TURN))))),
        card("Song-Mad Ruins", "", "Land", ENTERS_TAPPED, makes("{R}")),
        "modal_dfc",
    ),
    both(
        card("Spite", "{3}{U}", "Instant", Spell(counter(Target(NONCREATURE & SPELL)))),
        card("Malice", "{3}{B}", "Instant", Spell(Move(Target(Not(BLACK) & CREATURE), "graveyard", "battlefield", "destroy", final=True))),
        "split",
    ),
    both(
        card("Stand", "{W}", "Instant", Spell(Apply(Target(CREATURE), (Prevent(Damage(AFFECTED), 2, True),), END_OF_TURN))),
        card("Deliver", "{2}{U}", "Instant", Spell(to_hand(Target(PERMANENT)))),
        "split",
    ),
    both(
        card("Status", "{B/G}", "Instant", Spell(Apply(Target(CREATURE), (Add(1, 1), Gain(Keyword("deathtouch"))), END_OF_TURN))),
        card("Statue", "{2}{B}{G}", "Instant", Spell(destroy(Target(ARTIFACT | CREATURE | ENCHANTMENT)))),
        "split",
    ),
    both(
        card("Supply", "{X}{G}{W}", "Sorcery", Spell(Create(token("Saproling", "G", 1, 1), X()))),
        card("Demand", "{1}{W}{U}", "Sorcery",
             Spell(search(Colour("multi") & CARD, Reveal(Ref("found", "it")), Move(Ref("found", "it"), "hand")))),
        "split",
    ),
    both(
        card("Tangled Florahedron", "{1}{G}", "Creature — Elemental", makes("{G}"), pt=(1, 1)),
        card("Tangled Vale", "", "Land", ENTERS_TAPPED, makes("{G}")),
        "modal_dfc",
    ),
    both(
        card("Vastwood Fortification", "{G}", "Instant", Spell(PutCounters("+1/+1", Target(CREATURE), 1))),
        card("Vastwood Thicket", "", "Land", ENTERS_TAPPED, makes("{G}")),
        "modal_dfc",
    ),
    both(
        card("Warrant", "{W/U}{W/U}", "Instant",
             Spell(Move(Target((Status("attacking") | Status("blocking")) & CREATURE), "library", position="top"))),
        card("Warden", "{3}{W}{U}", "Sorcery", Spell(Create(token("Sphinx", "WU", 4, 4, Keyword("flying"), Keyword("vigilance")), 1))),
        "split",
    ),
    both(
        card("Wax", "{G}", "Instant", Spell(Apply(Target(CREATURE), (Add(2, 2),), END_OF_TURN))),
        card("Wane", "{W}", "Instant", Spell(destroy(Target(ENCHANTMENT)))),
        "split",
    ),
    both(
        card("Zof Consumption", "{4}{B}{B}", "Sorcery", Spell(Seq((LoseLife(All(OPPONENT), 4), GainLife(None, 4)), "and"))),
        card("Zof Bloodbog", "", "Land", ENTERS_TAPPED, makes("{B}")),
        "modal_dfc",
    ),
)  # fmt: skip
