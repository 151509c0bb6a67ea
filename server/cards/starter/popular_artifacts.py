"""Starter: artifacts and enchantments that many decks play."""

from __future__ import annotations

from server.engine.abilities.amounts import AnyColour, CardName, CommanderColours, Number, Of, Times
from server.engine.abilities.changes import END_OF_TURN, Add, Forbid, Gain, Replace, Require, Types
from server.engine.abilities.conditions import Exists, Fits
from server.engine.abilities.filters import (
    AFFECTED,
    ARTIFACT,
    CARD,
    CREATURE,
    LAND,
    PERMANENT,
    PLAYER,
    SPELL,
    THEIRS,
    YOU,
    YOURS,
    Chosen,
    InZone,
    Is,
    Kind,
    Named,
    Not,
    Same,
    Shares,
    Stat,
    Status,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, AsEnters, Card, ExtraCost, Keyword, card
from server.engine.abilities.picks import ENCHANTED, SELF, TARGET, THAT_PLAYER, YOU_, All, Choose, OwnerOf, Ref, Target, Together
from server.engine.abilities.structures import Apply, Begins, ChooseQuality, Later, Mana, May, Pay, Seq
from server.engine.abilities.verbs import (
    Activate,
    AddMana,
    Attack,
    Block,
    Cast,
    Create,
    Damage,
    Discard,
    Draw,
    GainLife,
    LoseLife,
    Mill,
    Move,
    Proliferate,
    PutCounters,
    Tap,
    Untap,
    destroy,
    exile,
    sacrifice,
    to_hand,
)  # fmt: skip
from server.engine.abilities.words import Effect, Filter

from .say import (
    BLACK,
    BLUE,
    DIES,
    END_STEP,
    ENTERS,
    GREEN,
    IT_SELF,
    LEAVES,
    NONLAND,
    RED,
    UPKEEP,
    WHITE,
    ability,
    enters_with,
    graveyard_card,
    keyword,
    lasting,
    makes,
    on,
    token,
)  # fmt: skip

HELD = CREATURE & ENCHANTED
HIT = Damage(PLAYER, source=HELD, combat="combat")
EXILED_CARD = Ref("self.exiled")
GIVEN_BACK = Move(EXILED_CARD, "battlefield", manner="return", under=OwnerOf(EXILED_CARD))


def sword(name: str, one: Filter, other: Filter, *hits: Effect, join: str = "and") -> Card:
    """A Sword: +2/+2, protection from two colours, and what happens when its bearer hits a player."""
    shield = Gain(Keyword("protection", one | other))
    return card(
        name, "{3}", "Artifact — Equipment",
        lasting(HELD, Add(2, 2), shield), on(HIT, Seq(hits, join)), keyword("equip", cost="{2}"),
    )  # fmt: skip


CARDS = (
    # mana
    card("Mox Pearl", "{0}", "Artifact", makes("{W}")),
    card("Mox Sapphire", "{0}", "Artifact", makes("{U}")),
    card("Mox Jet", "{0}", "Artifact", makes("{B}")),
    card("Mox Ruby", "{0}", "Artifact", makes("{R}")),
    card("Mox Emerald", "{0}", "Artifact", makes("{G}")),
    card("Mox Opal", "{0}", "Legendary Artifact",
         Activated((Tap(SELF),), AddMana(AnyColour(), 1), cond=Exists(ARTIFACT & YOURS, 3), word="Metalcraft")),
    card("Darksteel Ingot", "{3}", "Artifact", keyword("indestructible"), makes(AnyColour())),
    card("Commander's Sphere", "{3}", "Artifact", makes(CommanderColours()), ability("", Draw(None, 1), sacrifice(SELF))),
    card("Springleaf Drum", "{1}", "Artifact", makes(AnyColour(), "{T}", Tap(Choose(~Status("tapped") & CREATURE & YOURS)))),
    card("Everflowing Chalice", "{0}", "Artifact",
         ExtraCost((Mana("{2}"),), "kicker", optional=True, again=True),
         enters_with("charge", Of(SELF, "paid:kicker")), makes("{C}", n=Times(1, Of(SELF, "counters:charge")))),
    card("Mana Vault", "{1}", "Artifact",
         lasting(None, Forbid(Untap(AFFECTED, step=True))),
         on(UPKEEP, Pay(Mana("{4}"), YOU_, Untap(SELF))),
         on(Begins("draw", YOU), Damage(YOU_, 1, IT_SELF), Fits(SELF, Status("tapped"))), makes("{C}{C}{C}")),
    # equipment
    card("Batterskull", "{5}", "Artifact — Equipment",
         keyword("living weapon"),
         lasting(HELD, Add(4, 4), Gain(Keyword("vigilance")), Gain(Keyword("lifelink"))),
         ability("{3}", to_hand(SELF)), keyword("equip", cost="{5}")),
    card("Lightning Greaves", "{2}", "Artifact — Equipment",
         lasting(HELD, Gain(Keyword("haste")), Gain(Keyword("shroud"))), keyword("equip", cost="{0}")),
    card("Skullclamp", "{1}", "Artifact — Equipment",
         lasting(HELD, Add(1, -1)), on(Move(HELD, "graveyard", "battlefield"), Draw(None, 2)),
         keyword("equip", cost="{1}")),
    sword("Sword of Feast and Famine", BLACK, GREEN, Discard(THAT_PLAYER, 1, CARD), Untap(All(LAND & YOURS))),
    sword("Sword of War and Peace", RED, WHITE,
          Damage(THAT_PLAYER, Of(THAT_PLAYER, "hand"), SELF), GainLife(YOU_, Times(1, Number(CARD & InZone("hand", YOU))))),
    sword("Sword of Body and Mind", GREEN, BLUE, Create(token("Wolf", "G", 2, 2), 1, YOU_), Mill(THAT_PLAYER, 10)),
    # other artifacts
    card("Ratchet Bomb", "{2}", "Artifact",
         ability("{T}", PutCounters("charge", SELF, 1)),
         ability("{T}", destroy(
             All(NONLAND & PERMANENT & Stat("mana_value", "==", Of(SELF, "counters:charge")), say="each")), sacrifice(SELF))),
    card("Pithing Needle", "{1}", "Artifact",
         AsEnters(ChooseQuality(CardName(), "self.chosen")),
         lasting(None, Forbid(Activate(Kind("source") & Chosen("name"), ability="nonmana")))),
    card("Grafdigger's Cage", "{1}", "Artifact",
         lasting(None, *(Forbid(Move(CREATURE & CARD, "battlefield", zone)) for zone in ("graveyard", "library"))),
         lasting(PLAYER, *(Forbid(Cast(SPELL, AFFECTED, frm=zone)) for zone in ("graveyard", "library")))),
    card("Nihil Spellbomb", "{1}", "Artifact",
         ability("{T}", exile(All(CARD & InZone("graveyard", Same(Target(PLAYER))))), sacrifice(SELF)),
         on(DIES, Pay(Mana("{B}"), YOU_, Draw(None, 1)))),
    card("Relic of Progenitus", "{1}", "Artifact",
         ability("{T}", exile(Choose(CARD & InZone("graveyard", Same(TARGET)), by=Target(PLAYER)))),
         ability("{1}", Seq((exile(All(CARD & InZone("graveyard"))), Draw(None, 1))), exile(SELF))),
    card("Contagion Clasp", "{2}", "Artifact",
         on(ENTERS, PutCounters("-1/-1", Target(CREATURE), 1)), ability("{4}{T}", Proliferate())),
    card("Whip of Erebos", "{2}{B}{B}", "Legendary Enchantment Artifact",
         lasting(CREATURE & YOURS, Gain(Keyword("lifelink"))),
         ability("{2}{B}{B}{T}", Seq((
             Move(Target(graveyard_card(CREATURE)), "battlefield", manner="return"),
             Apply(Ref("moved"), (Gain(Keyword("haste")),)),
             Later(END_STEP, exile(Ref("moved"))),
             Apply(Ref("moved"), (Replace(Move(AFFECTED, frm="battlefield"), to="exile"),)))), when="sorcery")),
    card("Bident of Thassa", "{2}{U}{U}", "Legendary Enchantment Artifact",
         on(Damage(PLAYER, source=CREATURE & YOURS, combat="combat"), May(Draw(None, 1))),
         ability("{1}{U}{T}", Apply(All(CREATURE & THEIRS), (Require(Attack(AFFECTED)),), END_OF_TURN))),
    # enchantments
    card("Journey to Nowhere", "{1}{W}", "Enchantment", on(ENTERS, exile(Target(CREATURE), "self.exiled")), on(LEAVES, GIVEN_BACK)),
    card("Detention Sphere", "{1}{W}{U}", "Enchantment",
         on(ENTERS, May(exile(Together((
             Target(NONLAND & PERMANENT & ~Named("Detention Sphere")),
             All(Not(Is(TARGET)) & PERMANENT & Shares("name", Ref("target", "that"))))), "self.exiled"))),
         on(LEAVES, Move(Ref("self.exiled", "the exiled cards"), "battlefield", manner="return", under=OwnerOf(EXILED_CARD)))),
    card("Underworld Connections", "{1}{B}{B}", "Enchantment — Aura",
         Keyword("enchant", LAND), lasting(LAND & ENCHANTED, Gain(Activated((Tap(SELF), LoseLife(None, 1)), Draw(None, 1))))),
    card("Spreading Seas", "{1}{U}", "Enchantment — Aura",
         Keyword("enchant", LAND), on(ENTERS, Draw(None, 1)), lasting(LAND & ENCHANTED, Types(set=("Island",)))),
    card("Arrest", "{2}{W}", "Enchantment — Aura",
         Keyword("enchant", CREATURE),
         lasting(HELD, Forbid(Attack(AFFECTED)), Forbid(Block(AFFECTED)), Forbid(Activate(AFFECTED)))),
)  # fmt: skip
