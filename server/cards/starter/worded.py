"""Starter: cards with ability words that no others have (207.2c)."""

from __future__ import annotations

from server.engine.abilities.amounts import Distinct, Number, Of, Symbols, Times, Total
from server.engine.abilities.changes import END_OF_TURN, Add, Gain
from server.engine.abilities.conditions import Compare, Exists, Happened
from server.engine.abilities.filters import (
    CARD,
    CREATURE,
    ENCHANTMENT,
    LAND,
    OPPONENT,
    PERMANENT,
    SPELL,
    THEIRS,
    YOU,
    YOURS,
    InZone,
    Is,
    Kind,
    OwnedBy,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Keyword, Spell, Static, card
from server.engine.abilities.picks import OTHER, SELF, TARGET, YOU_, All, Choose, ControllerOf, Target
from server.engine.abilities.structures import AnyEvent, Apply, Begins, If, Mana, Nth, OneOrMore, Pay, Seq
from server.engine.abilities.verbs import (
    AddMana,
    Attack,
    Become,
    Cast,
    CopySpell,
    Create,
    Draw,
    GainLife,
    LoseLife,
    Move,
    PutCounters,
    Scry,
    Tap,
    counter,
    destroy,
    exile,
)  # fmt: skip
from server.engine.abilities.words import Cond, Effect, Payable

from .say import ENTERS, INSTANT_OR_SORCERY, IT_SELF, graveyard_card, keyword, keywords, lasting, on, pay, token

DISCARD_THIS = Move(SELF, "graveyard", "hand", "discard")
EXILE_THIS = exile(SELF)
NO_HAND = Compare(Of(YOU_, "hand"), "==", 0)
DOMAIN = Distinct(LAND & YOURS, "basic_land_type")
FEROCIOUS = Exists(CREATURE & Stat("power", ">=", 4) & YOURS)
FORMIDABLE = Compare(Total(CREATURE & YOURS, "power"), ">=", 8)
DIRE = Compare(Of(YOU_, "life"), "<=", 5)
RAID = Happened(OneOrMore(Attack(CREATURE & YOURS)))
REVOLT = Happened(Move(PERMANENT & YOURS, "", "battlefield"))
MASTERY = Compare(Number(INSTANT_OR_SORCERY & CARD & InZone("graveyard", YOU)), ">=", 2)
COVEN = Compare(Distinct(CREATURE & YOURS, "power"), ">=", 3)
DESCENDED = Compare(Number(PERMANENT & CARD & InZone("graveyard", YOU)), ">=", 4)
COMMANDED = Exists(Status("commander") & OwnedBy(YOU) & YOURS)
BURIED = Number(graveyard_card(CREATURE))
MAGECRAFT = AnyEvent((Cast(INSTANT_OR_SORCERY & SPELL, YOU), CopySpell(INSTANT_OR_SORCERY & SPELL & YOURS)))
ALLIES = AnyEvent((ENTERS, Move(Subtype("Ally") & YOURS & OTHER, "battlefield")))
EERIE = AnyEvent((Move(ENCHANTMENT & YOURS, "battlefield"), Become(Subtype("Room") & YOURS, "fully_unlocked")))
VALIANT = Nth(1, Become(Is(SELF), "targeted", (SPELL | Kind("ability")) & YOURS))
COMBAT = Begins("combat", YOU)
TAP_AN_ALLY = Tap(Choose(~Status("tapped") & Subtype("Ally") & YOURS))


def acts(
    word: str, mana: str, do: Effect, *costs: Payable, zone: str = "battlefield", when: str = "", cond: Cond | None = None
) -> Activated:
    """An activated ability behind an ability word."""
    return Activated(pay(mana, *costs), do, when, cond, zone, word=word)


def gets(p: int, t: int, word: str, cond: Cond) -> Static:
    """This gets so much as long as it holds, which is said last."""
    return Static((Add(p, t),), None, cond, word=word, say="last")


def gains(*words: str) -> Apply:
    """It gains the keywords until end of turn."""
    return Apply(SELF, tuple(Gain(Keyword(word)) for word in words), END_OF_TURN)


CARDS = (
    card(
        "Ghost-Lit Redeemer", "{W}", "Creature — Spirit",
        acts("", "{W}{T}", GainLife(None, 2)), acts("Channel", "{1}{W}", GainLife(None, 4), DISCARD_THIS, zone="hand"), pt=(1, 1),
    ),
    card(
        "Shinen of Fury's Fire", "{2}{R}", "Creature — Spirit",
        keyword("haste"),
        acts("Channel", "{R}", Apply(Target(CREATURE), (Gain(Keyword("haste")),), END_OF_TURN), DISCARD_THIS, zone="hand"), pt=(2, 1),
    ),
    card(
        "Unified Front", "{3}{W}", "Sorcery",
        Spell(Create(token("Kor Ally", "W", 1, 1), Times(1, Of(SELF, "colours_spent"))), "Converge"),
    ),
    card("Wandering Stream", "{2}{G}", "Sorcery", Spell(GainLife(None, Times(2, DOMAIN)), "Domain")),
    card("Kavu Scout", "{2}{R}", "Creature — Kavu Scout", lasting(None, Add(DOMAIN, 0), word="Domain"), pt=(0, 2)),
    card("Demon's Jester", "{3}{B}", "Creature — Imp", keyword("flying"), gets(2, 1, "Hellbent", NO_HAND), pt=(2, 2)),
    card("Feed the Clan", "{1}{G}", "Instant", Spell(If(FEROCIOUS, GainLife(None, 10), GainLife(None, 5), word="Ferocious"))),
    card(
        "Whisperer of the Wilds", "{1}{G}", "Creature — Human Shaman",
        acts("", "{T}", AddMana(Symbols("{G}"), 1)), acts("Ferocious", "{T}", AddMana(Symbols("{G}{G}"), 1), cond=FEROCIOUS), pt=(0, 2),
    ),
    card(
        "Atarka Beastbreaker", "{1}{G}", "Creature — Human Warrior",
        acts("Formidable", "{4}{G}", Apply(SELF, (Add(4, 4),), END_OF_TURN), cond=FORMIDABLE), pt=(2, 2),
    ),
    card(
        "Gavony Ironwright", "{2}{W}", "Creature — Human Soldier",
        lasting(OTHER & CREATURE & YOURS, Add(1, 4), cond=DIRE, word="Fateful hour"), pt=(1, 4),
    ),
    card("Storm Fleet Spy", "{2}{U}", "Creature — Human Pirate", on(ENTERS, Draw(None, 1), RAID, "Raid"), pt=(2, 2)),
    card("Mardu Warshrieker", "{3}{R}", "Creature — Orc Shaman", on(ENTERS, AddMana(Symbols("{R}{W}{B}"), 1), RAID, "Raid"), pt=(3, 3)),
    card(
        "Kalastria Healer", "{1}{B}", "Creature — Vampire Cleric Ally",
        on(ALLIES, Seq((LoseLife(All(OPPONENT), 1), GainLife(None, 1)), "and"), word="Rally"), pt=(1, 2),
    ),
    card(
        "Chasm Guide", "{3}{R}", "Creature — Goblin Scout Ally",
        on(ALLIES, Apply(All(CREATURE & YOURS), (Gain(Keyword("haste")),), END_OF_TURN), word="Rally"), pt=(3, 2),
    ),
    card("Kor Entanglers", "{4}{W}", "Creature — Kor Soldier Ally", on(ALLIES, Tap(Target(CREATURE & THEIRS)), word="Rally"), pt=(3, 4)),
    card("Silkweaver Elite", "{2}{G}", "Creature — Elf Archer", keyword("reach"), on(ENTERS, Draw(None, 1), REVOLT, "Revolt"), pt=(2, 2)),
    card("Hidden Herbalists", "{1}{G}", "Creature — Human Druid", on(ENTERS, AddMana(Symbols("{G}{G}"), 1), REVOLT, "Revolt"), pt=(2, 2)),
    card("Unholy Hunger", "{3}{B}{B}", "Instant", Spell(destroy(Target(CREATURE))), Spell(If(MASTERY, GainLife(None, 2)), "Spell mastery")),
    card(
        "Calculated Dismissal", "{2}{U}", "Instant",
        Spell(Pay(Mana("{3}"), ControllerOf(TARGET), None, counter(Target(SPELL)))), Spell(If(MASTERY, Scry(2)), "Spell mastery"),
    ),
    card(
        "Kraul Foragers", "{4}{G}", "Creature — Insect Scout",
        on(ENTERS, GainLife(None, Times(1, BURIED)), word="Undergrowth"), pt=(4, 4),
    ),
    card("Archmage Emeritus", "{2}{U}{U}", "Creature — Human Wizard", on(MAGECRAFT, Draw(None, 1), word="Magecraft"), pt=(2, 2)),
    card(
        "Witherbloom Pledgemage", "{3}{B/G}{B/G}", "Creature — Treefolk Warlock", on(MAGECRAFT, GainLife(None, 1), word="Magecraft"),
        pt=(5, 5),
    ),
    card(
        "Quandrix Pledgemage", "{1}{G/U}{G/U}", "Creature — Merfolk Druid",
        on(MAGECRAFT, PutCounters("+1/+1", SELF, 1), word="Magecraft"), pt=(2, 2),
    ),
    card("Candlegrove Witch", "{1}{W}", "Creature — Human Warlock", on(COMBAT, gains("flying"), COVEN, "Coven"), pt=(2, 2)),
    card("Candlelit Cavalry", "{4}{G}", "Creature — Human Knight", on(COMBAT, gains("trample"), COVEN, "Coven"), pt=(5, 5)),
    card("Basking Capybara", "{1}{G}", "Creature — Capybara", gets(3, 0, "Descend 4", DESCENDED), pt=(1, 3)),
    card("Ondu War Cleric", "{1}{W}", "Creature — Human Cleric Ally", acts("Cohort", "{T}", GainLife(None, 2), TAP_AN_ALLY), pt=(2, 2)),
    card("Loyal Drake", "{2}{U}", "Creature — Drake", keyword("flying"), on(COMBAT, Draw(None, 1), COMMANDED, "Lieutenant"), pt=(2, 2)),
    card(
        "Loyal Subordinate", "{2}{B}", "Creature — Zombie",
        keyword("menace"), on(COMBAT, LoseLife(All(OPPONENT), 3), COMMANDED, "Lieutenant"), pt=(3, 1),
    ),
    card(
        "Seedglaive Mentor", "{1}{R}{W}", "Creature — Mouse Soldier",
        *keywords("vigilance", "haste"), on(VALIANT, PutCounters("+1/+1", IT_SELF, 1), word="Valiant"), pt=(3, 2),
    ),
    card(
        "Agent of Kotis", "{1}{U}", "Creature — Human Rogue",
        acts("Renew", "{3}{U}", PutCounters("+1/+1", Target(CREATURE), 2), EXILE_THIS, zone="graveyard", when="sorcery"), pt=(2, 1),
    ),
    card("Balemurk Leech", "{1}{B}", "Creature — Leech", on(EERIE, LoseLife(All(OPPONENT), 1), word="Eerie"), pt=(2, 2)),
)  # fmt: skip
