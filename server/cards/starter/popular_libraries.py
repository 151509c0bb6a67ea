"""Starter: popular cards about libraries: searching them, looking at their top, putting cards back (401, 701.23)."""

from __future__ import annotations

from server.engine.abilities.amounts import CardName, X
from server.engine.abilities.changes import Forbid, Gain
from server.engine.abilities.conditions import Fits
from server.engine.abilities.filters import (
    AFFECTED,
    BASIC,
    CARD,
    CREATURE,
    LAND,
    OPPONENT,
    PLAYER,
    YOU,
    YOURS,
    Chosen,
    InZone,
    Is,
    Named,
    Not,
    Same,
    Shares,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import ExtraCost, Keyword, Spell, card
from server.engine.abilities.picks import SELF, TARGET, YOU_, All, Choose, ControllerOf, OwnerOf, Ref, Search, Target, Together, Top
from server.engine.abilities.structures import AnyEvent, AtOnce, ChooseQuality, Emblem, If, May, Select, Seq
from server.engine.abilities.verbs import (
    Arrival,
    Attack,
    Discard,
    Draw,
    Fight,
    GainLife,
    Look,
    Mill,
    Move,
    Reveal,
    Sacrifice,
    Shuffle,
    destroy,
    exile,
    sacrifice,
    to_hand,
)  # fmt: skip
from server.engine.abilities.words import Effect, Filter, Pick

from .say import (
    DIES,
    ENTERS,
    ENTERS_TAPPED,
    GREEN,
    INSTANT_OR_SORCERY,
    NONLAND,
    TO_FIELD,
    TO_FIELD_TAPPED,
    ability,
    hand_card,
    keyword,
    lasting,
    loyalty,
    makes,
    on,
    search,
)  # fmt: skip

IN_ANY_ORDER = Move(Ref("seen"), "library", position="any_order_top")
FROM_HAND = Move(Choose(CARD & InZone("hand", YOU), 2, 2), "library", position="any_order_top")
BRAINSTORM = Seq((Draw(None, 3), FROM_HAND), "then")
SEEN, SHOWN = Is(Ref("seen")), Is(Ref("revealed"))
BASIC_LAND = BASIC & LAND & CARD
THAT_CARD = Move(Ref("found", "that"), "battlefield", arrival=Arrival(tapped=True))
BOTH_TAPPED = Move(Ref("found"), "battlefield", arrival=Arrival(tapped=True))
TO_HAND = Move(Ref("found"), "hand")
ONE_OF_EACH = AtOnce((
    Move(Choose(Is(Ref("found")), name="one"), "battlefield", arrival=Arrival(tapped=True)),
    Move(All(Is(Ref("found")) & Not(Is(Ref("one")))), "hand"),
))  # fmt: skip
TWO_LANDS = Spell(search(BASIC_LAND, Reveal(Ref("found", "that")), ONE_OF_EACH, most=2))
EVERYWHERE = ("graveyard", "hand", "library")
DEFENDING = All(Status("defending") & PLAYER)
SOME = Choose(CARD & SEEN, 1, 1)
OTHERS = All(SEEN & Not(Is(Ref("chosen"))))


def theirs(what: Filter, put: Effect, who: Pick) -> Effect:
    """That player may search their library."""
    return May(Seq((Select(Search(what, by=who)), put, Shuffle(who)), "then"), who)


def digs(n: int, what: Filter) -> Effect:
    """Reveal so many, take one of the kind, mill the rest."""
    taken = May(Move(Choose(what & CARD & SHOWN), "hand"))
    return Seq((Reveal(Top(n)), taken, Move(All(SHOWN & InZone("library")), "graveyard")))


CARDS = (
    card("Path to Exile", "{W}", "Instant", Spell(Seq((exile(Target(CREATURE)), theirs(BASIC_LAND, THAT_CARD, ControllerOf(TARGET)))))),
    card("Ghost Quarter", "", "Land",
         makes("{C}"), ability("{T}", Seq((destroy(Target(LAND)), theirs(BASIC_LAND, TO_FIELD, ControllerOf(TARGET)))), sacrifice(SELF))),
    card("Farseek", "{1}{G}", "Sorcery",
         Spell(search((Subtype("Plains") | Subtype("Island") | Subtype("Swamp") | Subtype("Mountain")) & CARD, TO_FIELD_TAPPED))),
    card("Cultivate", "{2}{G}", "Sorcery", TWO_LANDS),
    card("Kodama's Reach", "{2}{G}", "Sorcery — Arcane", TWO_LANDS),
    card("Untamed Wilds", "{2}{G}", "Sorcery", Spell(search(BASIC_LAND, Move(Ref("found", "that"), "battlefield")))),
    card("Nature's Lore", "{1}{G}", "Sorcery", Spell(search(Subtype("Forest") & CARD, Move(Ref("found", "that"), "battlefield")))),
    card("Harrow", "{2}{G}", "Instant",
         ExtraCost((Sacrifice(None, 1, LAND),)), Spell(search(BASIC_LAND, Move(Ref("found"), "battlefield"), most=2))),
    card("Green Sun's Zenith", "{X}{G}", "Sorcery",
         Spell(Seq((
             search(GREEN & CREATURE & CARD & Stat("mana_value", "<=", X()), TO_FIELD), Shuffle(OwnerOf(SELF), SELF))))),
    card("Sakura-Tribe Elder", "{1}{G}", "Creature — Snake Shaman", ability("", search(BASIC_LAND, THAT_CARD), sacrifice(SELF)), pt=(1, 1)),
    card("Burnished Hart", "{3}", "Artifact Creature — Elk",
         ability("{3}", search(BASIC_LAND, BOTH_TAPPED, most=2), sacrifice(SELF)), pt=(2, 2)),
    card("Armillary Sphere", "{2}", "Artifact",
         ability("{2}{T}", search(BASIC_LAND, Reveal(Ref("found")), TO_HAND, most=2), sacrifice(SELF))),
    card("Solemn Simulacrum", "{4}", "Artifact Creature — Golem",
         on(ENTERS, May(search(BASIC_LAND, THAT_CARD))), on(DIES, May(Draw(None, 1))), pt=(2, 2)),
    card("Borderland Ranger", "{2}{G}", "Creature — Human Scout Ranger",
         on(ENTERS, May(search(BASIC_LAND, Reveal(Ref("found", "it")), Move(Ref("found", "it"), "hand")))), pt=(2, 2)),
    card("Stoneforge Mystic", "{1}{W}", "Creature — Kor Artificer",
         on(ENTERS, May(search(Subtype("Equipment") & CARD, Reveal(Ref("found", "it")), Move(Ref("found", "it"), "hand")))),
         ability("{1}{W}{T}", May(Move(Choose(hand_card(Subtype("Equipment"))), "battlefield"))), pt=(1, 2)),
    card("Squadron Hawk", "{1}{W}", "Creature — Bird",
         keyword("flying"),
         on(ENTERS, May(search(CARD & Named("Squadron Hawk"), Reveal(Ref("found")), TO_HAND, most=3))), pt=(1, 1)),
    card("Primeval Titan", "{4}{G}{G}", "Creature — Giant",
         keyword("trample"), on(AnyEvent((ENTERS, Attack(Is(SELF)))), May(search(LAND & CARD, BOTH_TAPPED, most=2))), pt=(6, 6)),
    card("Ash Barrens", "", "Land", makes("{C}"), keyword("cycling", BASIC & LAND, "{1}")),
    card("Surgical Extraction", "{B/P}", "Instant",
         Spell(Seq((Seq((
             Select(Target(CARD & InZone("graveyard") & ~BASIC_LAND)),
             Seq((
                 Select(Search(CARD & Shares("name", Ref("target", "that card")), 0, -1, OwnerOf(TARGET), zones=EVERYWHERE)),
                 exile(Ref("found"))), "and"))),
             Shuffle(Ref("that_player", "that player"))), "Then"))),
    card("Slaughter Games", "{2}{B}{R}", "Sorcery",
         lasting(None, Forbid(Move(AFFECTED, manner="counter")), zone="stack"),
         Spell(Seq((Seq((
             ChooseQuality(CardName(NONLAND), "name"),
             Seq((
                 Select(Search(CARD & Chosen("name", "name"), 0, -1, Target(OPPONENT), zones=EVERYWHERE)),
                 exile(Ref("found"))), "and"))),
             Shuffle(TARGET)), "Then"))),
    # looking at the top
    card("Ponder", "{U}", "Sorcery",
         Spell(Seq((Seq((Seq((Look(Top(3)), IN_ANY_ORDER), "then"), May(Shuffle()))), Draw(None, 1)), "line"))),
    card("Halimar Depths", "", "Land", ENTERS_TAPPED, on(ENTERS, Seq((Look(Top(3)), IN_ANY_ORDER), "then")), makes("{U}")),
    card("Brainstorm", "{U}", "Instant", Spell(BRAINSTORM)),
    card("Forbidden Alchemy", "{2}{U}", "Instant",
         Spell(Seq((Look(Top(4)), AtOnce((Move(SOME, "hand"), Move(OTHERS, "graveyard")))))), keyword("flashback", cost="{6}{B}")),
    card("Dig Through Time", "{6}{U}{U}", "Instant",
         keyword("delve"),
         Spell(Seq((
             Look(Top(7)),
             AtOnce((Move(Choose(CARD & SEEN, 2, 2), "hand"), Move(OTHERS, "library", position="any_order_bottom"))))))),
    card("Grisly Salvage", "{B}{G}", "Instant", Spell(digs(5, CREATURE | LAND))),
    card("Satyr Wayfinder", "{1}{G}", "Creature — Satyr", on(ENTERS, digs(4, LAND)), pt=(1, 1)),
    card("Mulch", "{1}{G}", "Sorcery",
         Spell(Seq((
             Reveal(Top(4)), AtOnce((Move(All(LAND & CARD & SHOWN), "hand"), Move(All(SHOWN & ~LAND), "graveyard"))))))),
    card("Augur of Bolas", "{1}{U}", "Creature — Merfolk Wizard",
         on(ENTERS, Seq((
             Look(Top(3)),
             May(Seq((Reveal(Choose(INSTANT_OR_SORCERY & CARD & SEEN, name="shown"), "shown"), Move(Ref("shown"), "hand")), "and")),
             Move(All(SEEN & InZone("library")), "library", position="any_order_bottom")))), pt=(1, 3)),
    card("Goblin Guide", "{R}", "Creature — Goblin Scout",
         keyword("haste"),
         on(Attack(Is(SELF)), Seq((
             Reveal(Top(1, DEFENDING)),
             If(Fits(Ref("revealed"), LAND & CARD), Move(Ref("revealed", "it"), "hand", by=DEFENDING))))), pt=(2, 2)),
    card("Vendilion Clique", "{1}{U}{U}", "Legendary Creature — Faerie Wizard",
         keyword("flash"), keyword("flying"),
         on(ENTERS, Seq((
             Look(All(CARD & InZone("hand", Same(Target(PLAYER))))),
             May(
                 Select(Choose(NONLAND & CARD & InZone("hand", Same(TARGET)))),
                 then=Seq((Reveal(Ref("chosen")), Move(Ref("chosen"), "library", position="bottom"), Draw(TARGET, 1))))))), pt=(3, 1)),
    card("Elixir of Immortality", "{1}", "Artifact",
         ability("{2}{T}", Seq((
             GainLife(YOU_, 5), Shuffle(None, Together((SELF, All(CARD & InZone("graveyard", YOU))))))))),
    # planeswalkers
    card("Jace, the Mind Sculptor", "{2}{U}{U}", "Legendary Planeswalker — Jace",
         loyalty(2, Seq((Look(Top(1, Target(PLAYER))), May(Move(Ref("seen", "that"), "library", position="bottom"))))),
         loyalty(0, BRAINSTORM),
         loyalty(-1, to_hand(Target(CREATURE))),
         loyalty(-12, Seq((
             exile(All(CARD & InZone("library", Same(Target(PLAYER))))),
             Shuffle(TARGET, All(CARD & InZone("hand", Same(TARGET))))), "then")), loyalty=3),
    card("Jace, Memory Adept", "{3}{U}{U}", "Legendary Planeswalker — Jace",
         loyalty(1, Seq((Draw(None, 1), Mill(Target(PLAYER), 1)))),
         loyalty(0, Mill(Target(PLAYER), 10)),
         loyalty(-7, Draw(Target(PLAYER, 0, -1), 20)), loyalty=4),
    card("Domri Rade", "{1}{R}{G}", "Legendary Planeswalker — Domri",
         loyalty(1, Seq((
             Look(Top(1)),
             If(Fits(Ref("seen"), CREATURE & CARD), May(Seq((Reveal(Ref("seen")), Move(Ref("seen"), "hand")), "and")))))),
         loyalty(-2, Fight(Target(CREATURE & YOURS), Target(CREATURE, name="other", apart=("target",)))),
         loyalty(-7, Emblem((lasting(
             CREATURE & YOURS, *(Gain(Keyword(word)) for word in ("double strike", "trample", "hexproof", "haste"))),))), loyalty=3),
    card("Liliana Vess", "{3}{B}{B}", "Legendary Planeswalker — Liliana",
         loyalty(1, Discard(Target(PLAYER), 1, CARD)),
         loyalty(-2, Seq((
             Select(Search(CARD)), Seq((Shuffle(), Move(Ref("found", "that"), "library", position="top")), "and")), "then")),
         loyalty(-8, Move(All(CREATURE & CARD & InZone("graveyard"), say="all"), "battlefield", under=YOU_)), loyalty=5),
)  # fmt: skip
