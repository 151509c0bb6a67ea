"""Wanted, last: levelers, Elves, legends known without their titles, and others."""

from __future__ import annotations

from server.engine.abilities.amounts import AnyColour, AnyColourName, Number, Of, Result, Symbols
from server.engine.abilities.changes import END_OF_TURN, Add, Base, Forbid, Gain, Prevent
from server.engine.abilities.conditions import Exists, Fits, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    CARD,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    LAND,
    OPPONENT,
    PERMANENT,
    PLAYER,
    SPELL,
    THEIRS,
    TOKEN,
    YOU,
    YOURS,
    BlockedBy,
    Chosen,
    InZone,
    Is,
    Named,
    Not,
    Stat,
    Status,
    Subtype,
    WasCast,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Keyword, Level, Spell, Static, Triggered, card
from server.engine.abilities.picks import SELF, THAT_PLAYER, YOU_, All, Choose, ControllerOf, OwnerOf, Ref, Target, Together
from server.engine.abilities.structures import Apply, ChooseQuality, Mana, May, Mode, Modes, Pay, Seq
from server.engine.abilities.verbs import (
    AddMana,
    Attack,
    Become,
    Block,
    Cast,
    Create,
    Damage,
    Discard,
    Draw,
    Lose,
    LoseLife,
    Move,
    PutCounters,
    Sacrifice,
    Shuffle,
    Tap,
    Untap,
    destroy,
    sacrifice,
    to_hand,
)  # fmt: skip
from server.engine.abilities.words import Ability, Filter, Verb

from .say import (
    DIES,
    ENTERS,
    ENTERS_TAPPED,
    IT_SELF,
    TO_FIELD,
    UPKEEP,
    ability,
    graveyard_card,
    keyword,
    keywords,
    lasting,
    makes,
    on,
    search,
    token,
)  # fmt: skip

SHUFFLED_IN = Triggered(Move(Is(SELF), "graveyard"), Shuffle(OwnerOf(IT_SELF), IT_SELF), zone="graveyard")
PROTECTED = Seq((
    ChooseQuality(AnyColourName(), "colour"),
    Apply(Target(CREATURE & YOURS), (Gain(Keyword("protection", Chosen("colour", "colour"))),), END_OF_TURN),
))  # fmt: skip
FACE_UP = Become(Is(SELF), "face_up")
FEW_CARDS = Exists(YOU & Stat("hand", "<=", 1))


def returned(what: Filter) -> Verb:
    """Return one of yours to its owner's hand, as a cost."""
    return to_hand(Choose(what & YOURS))


def number_of(what: Filter) -> Static:
    """Its power and toughness are each their number (604.3)."""
    return Static((Base(Number(what), Number(what)),), cda=True)


def tapping(mana: str | AnyColour, what: Filter, n: int) -> Activated:
    """Mana for tapping so many untapped ones of yours."""
    return makes(mana, "", Tap(Choose(Not(Status("tapped")) & what & YOURS, n, n)))


def level(least: int, most: int, p: int, t: int, *abilities: Ability) -> Keyword:
    """A striation of a leveler card (711.4)."""
    return Keyword("level", frame=Level(least, most, p, t, abilities))


CARDS = (
    card("Abomination of Gudul", "{3}{B}{G}{U}", "Creature — Horror",
         Keyword("flying"), on(Damage(PLAYER, source=Is(SELF), combat="combat"), May(Draw(None, 1), then=Discard(None, 1, CARD))),
         keyword("morph", cost="{2}{B}{G}{U}"), pt=(3, 4)),
    card("Arcanis the Omnipotent", "{3}{U}{U}{U}", "Legendary Creature — Wizard",
         ability("{T}", Draw(None, 3)), ability("{2}{U}{U}", to_hand(SELF)), pt=(3, 4)),
    card("Aven Liberator", "{2}{W}{W}", "Creature — Bird Soldier",
         Keyword("flying"), keyword("morph", cost="{3}{W}"), on(FACE_UP, PROTECTED), pt=(2, 3)),
    card("Beast of Burden", "{6}", "Artifact Creature — Golem", number_of(CREATURE & InZone("battlefield")), pt=("*", "*")),
    card("Birchlore Rangers", "{G}", "Creature — Elf Druid Ranger",
         tapping(AnyColour(), Subtype("Elf"), 2), keyword("morph", cost="{G}"), pt=(1, 1)),
    card("Bladewing the Risen", "{3}{B}{B}{R}{R}", "Legendary Creature — Zombie Dragon",
         Keyword("flying"),
         on(ENTERS, May(Move(Target(graveyard_card(Subtype("Dragon") & PERMANENT)), "battlefield", manner="return"))),
         ability("{B}{R}", Apply(All(Subtype("Dragon") & CREATURE), (Add(1, 1),), END_OF_TURN)), pt=(4, 4)),
    card("Cognivore", "{6}{U}{U}", "Creature — Lhurgoyf",
         Keyword("flying"), number_of(INSTANT & CARD & InZone("graveyard")), pt=("*", "*")),
    card("Conservator", "{4}", "Artifact", ability("{3}{T}", Apply(YOU_, (Prevent(Damage(AFFECTED), 2, True),), END_OF_TURN))),
    card("Dread", "{3}{B}{B}{B}", "Creature — Elemental Incarnation",
         Keyword("fear"), on(Damage(YOU, source=CREATURE), destroy(Ref("source"))), SHUFFLED_IN, pt=(6, 6)),
    card("Emeria, the Sky Ruin", "", "Land",
         ENTERS_TAPPED,
         on(UPKEEP, May(Move(Target(graveyard_card(CREATURE)), "battlefield", manner="return")),
             Exists(Subtype("Plains") & YOURS, 7)),
         makes("{W}")),
    card("Faerie Trickery", "{1}{U}{U}", "Kindred Instant — Faerie",
         Spell(Move(Target(Not(Subtype("Faerie")) & SPELL), "exile", "stack", "counter"))),
    card("Feed the Swarm", "{1}{B}", "Sorcery",
         Spell(Seq((destroy(Target((CREATURE | ENCHANTMENT) & THEIRS)),
             LoseLife(YOU_, Of(Ref("target", "that permanent"), "mana_value")))))),
    card("Hazoret the Fervent", "{3}{R}", "Legendary Creature — God",
         *keywords("indestructible", "haste"),
         lasting(None, Forbid(Attack(AFFECTED), but=FEW_CARDS), Forbid(Block(AFFECTED), but=FEW_CARDS)),
         ability("{2}{R}", Damage(All(OPPONENT), 2), Discard(None, 1, CARD)), pt=(5, 4)),
    card("Heritage Druid", "{G}", "Creature — Elf Druid", tapping("{G}{G}{G}", Subtype("Elf"), 3), pt=(1, 1)),
    card("Hull Breach", "{R}{G}", "Sorcery",
         Spell(Modes(1, 1,
             (Mode(destroy(Target(ARTIFACT))), Mode(destroy(Target(ENCHANTMENT))),
             Mode(destroy(Together((Target(ARTIFACT, name="one"), Target(ENCHANTMENT, name="two"))))))))),
    card("It That Betrays", "{12}", "Creature — Eldrazi",
         keyword("annihilator", n=2),
         on(Move(Not(TOKEN) & PERMANENT, manner="sacrifice", by=OPPONENT), Move(Ref("it", "that card"), "battlefield", under=YOU_)),
         pt=(11, 11)),
    card("Jackal Pup", "{R}", "Creature — Jackal", on(Damage(Is(SELF)), Damage(YOU_, Result("amount"), IT_SELF)), pt=(2, 1)),
    card("Kaervek the Merciless", "{5}{B}{R}", "Legendary Creature — Human Shaman",
         on(Cast(SPELL, OPPONENT), Damage(Target(ANY_TARGET), Of(Ref("it", "that spell"), "mana_value"))), pt=(5, 4)),
    card("Llanowar Sentinel", "{2}{G}", "Creature — Elf",
         on(ENTERS, Pay(Mana("{1}{G}"), None,
             search(CARD & Named("Llanowar Sentinel"), Move(Ref("found", "that"), "battlefield")))),
         pt=(2, 3)),
    card("Mirri the Cursed", "{2}{B}{B}", "Legendary Creature — Vampire Cat",
         *keywords("flying", "first strike", "haste"),
         on(Damage(CREATURE, source=Is(SELF), combat="combat"), PutCounters("+1/+1", SELF, 1)), pt=(3, 2)),
    card("Phage the Untouchable", "{3}{B}{B}{B}{B}", "Legendary Creature — Avatar Minion",
         on(ENTERS, Lose(YOU_), Unless(Fits(SELF, WasCast("hand")))),
         on(Damage(CREATURE, source=Is(SELF), combat="combat"),
             Move(Ref("it", "that creature"), "graveyard", "battlefield", "destroy", final=True)),
         on(Damage(PLAYER, source=Is(SELF), combat="combat"), Lose(THAT_PLAYER)), pt=(4, 4)),
    card("Quirion Ranger", "{G}", "Creature — Elf Ranger",
         ability("", Untap(Target(CREATURE)), returned(Subtype("Forest")), when="once"), pt=(1, 1)),
    card("Recurring Nightmare", "{2}{B}", "Enchantment",
         ability("", Move(Target(graveyard_card(CREATURE)), "battlefield", manner="return"), Sacrifice(None, 1, CREATURE),
             to_hand(SELF), when="sorcery")),
    card("Secret Plans", "{G}{U}", "Enchantment",
         lasting(Status("face_down") & CREATURE & YOURS, Add(0, 1)), on(Become(PERMANENT & YOURS, "face_up"), Draw(None, 1))),
    card("Sharuum the Hegemon", "{3}{W}{U}{B}", "Legendary Artifact Creature — Sphinx",
         Keyword("flying"), on(ENTERS, May(Move(Target(graveyard_card(ARTIFACT)), "battlefield", manner="return"))), pt=(5, 5)),
    card("Tinder Wall", "{G}", "Creature — Plant Wall",
         Keyword("defender"), makes("{R}{R}", "", sacrifice(SELF)),
         ability("{R}", Damage(Target(CREATURE & BlockedBy(Is(SELF))), 2, IT_SELF), sacrifice(SELF)), pt=(0, 3)),
    card("Transcendent Master", "{1}{W}{W}", "Creature — Human Cleric Avatar",
         keyword("level up", cost="{1}"), level(6, 11, 6, 6, Keyword("lifelink")),
         level(12, 0, 9, 9, Keyword("lifelink"), Keyword("indestructible")), pt=(3, 3)),
    card("Wall of Roots", "{1}{G}", "Creature — Plant Wall",
         Keyword("defender"), Activated((PutCounters("-0/-1", SELF, 1),), AddMana(Symbols("{G}"), 1), "once"), pt=(0, 5)),
    card("Wheel of Fate", "", "Sorcery",
         Keyword("suspend", None, Mana("{1}{R}"), 4), Spell(Seq((Discard(All(PLAYER), -1), Draw(All(PLAYER), 7)), "then")),
         colours="R"),
    card("Wirewood Symbiote", "{G}", "Creature — Insect",
         ability("", Untap(Target(CREATURE)), returned(Subtype("Elf")), when="once"), pt=(1, 1)),
    card("Worldspine Wurm", "{8}{G}{G}{G}", "Creature — Wurm",
         Keyword("trample"), on(DIES, Create(token("Wurm", "G", 5, 5, Keyword("trample")), 3)), SHUFFLED_IN, pt=(15, 15)),
    card("Zo-Zu the Punisher", "{1}{R}{R}", "Legendary Creature — Goblin Warrior",
         on(Move(LAND, "battlefield"), Damage(ControllerOf(Ref("it", "that land")), 2, SELF)), pt=(2, 2)),
    card("Zur the Enchanter", "{1}{W}{U}{B}", "Legendary Creature — Human Wizard",
         Keyword("flying"), on(Attack(Is(SELF)), May(search(ENCHANTMENT & CARD & Stat("mana_value", "<=", 3), TO_FIELD))),
             pt=(1, 4)),
)  # fmt: skip
