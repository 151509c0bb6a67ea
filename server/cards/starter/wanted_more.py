"""Wanted, more: creatures, lands and spells that many decks play, said with the words of oracle/wanting.py and others."""

from __future__ import annotations

from server.engine.abilities.amounts import AnyColour, Devotion, Number, Of, OneOf, Result, Symbols, Times, X
from server.engine.abilities.changes import END_OF_TURN, Add, Base, Colours, Control, Forbid, Gain, Limit, Prevent, Price, Replace, Types
from server.engine.abilities.conditions import Compare, Exists, Fits, Happened, Now, Unless
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
    SORCERY,
    SPELL,
    THEIRS,
    TOKEN,
    YOU,
    YOURS,
    AttachedTo,
    Colour,
    ControlledBy,
    Has,
    InZone,
    Is,
    Named,
    Not,
    OwnedBy,
    PairedWith,
    Same,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, Card, Keyword, OtherCost, Spell, Static, Triggered, card
from server.engine.abilities.picks import (
    ENCHANTED,
    IT,
    OTHER,
    SELF,
    TARGET,
    THAT_PLAYER,
    YOU_,
    All,
    Choose,
    ControllerOf,
    OwnerOf,
    Ref,
    Target,
    Top,
)  # fmt: skip
from server.engine.abilities.structures import (
    Alternatives,
    AnyEvent,
    Apply,
    AtOnce,
    Begins,
    Costs,
    Divide,
    If,
    Later,
    Mana,
    May,
    Mode,
    Modes,
    Pay,
    Seq,
    Whenever,
)  # fmt: skip
from server.engine.abilities.verbs import (
    AddMana,
    Attach,
    Attack,
    Become,
    Block,
    Cast,
    CopySpell,
    Create,
    Damage,
    Discard,
    Draw,
    EndTurn,
    GainLife,
    Look,
    Lose,
    LoseLife,
    Move,
    Populate,
    PutCounters,
    RemoveCounters,
    Reveal,
    Sacrifice,
    Take,
    TakeControl,
    Tap,
    Untap,
    counter,
    destroy,
    exile,
    sacrifice,
)  # fmt: skip
from server.engine.abilities.words import Effect, Filter

from .say import (
    BLACK,
    BLUE,
    DIES,
    END_STEP,
    ENTERS,
    ENTERS_TAPPED,
    GREEN,
    INSTANT_OR_SORCERY,
    IT_SELF,
    NONCREATURE,
    NONLAND,
    RED,
    UPKEEP,
    WHITE,
    ability,
    enters_with,
    keyword,
    keywords,
    lasting,
    makes,
    on,
    pay,
    token,
)  # fmt: skip

SEEN = Is(Ref("seen"))
ISLANDS = Subtype("Island")
SEA_BOUND = (
    lasting(None, Forbid(Attack(AFFECTED), but=Exists(ISLANDS & ControlledBy(Status("defending") & PLAYER)))),
    Triggered(Whenever(Unless(Exists(ISLANDS & YOURS))), sacrifice(SELF)),
)
"""It attacks where Islands are, and dies without its own."""
FLYERS_ONLY = lasting(None, Forbid(Block(AFFECTED, Not(CREATURE & Has("flying")))))
METALCRAFT = Exists(ARTIFACT & YOURS, 3)
DESTROYED = destroy(Ref("other", "that creature"))
NOT_MINE = Unless(Now("", YOU))
SOULBOUND = Is(SELF) & PairedWith(CREATURE) | PairedWith(Is(SELF))


def in_combat_with(what: Filter, do: Effect) -> Triggered:
    """Whenever it blocks or becomes blocked by such a creature, do that at end of combat."""
    return on(AnyEvent((Block(Is(SELF), what), Block(what, Is(SELF)))), Later(Begins("end_combat"), do))


def one_of(n: int, position: str) -> Seq:
    """Look at so many cards from the top, take one, put the others below."""
    rest = Move(All(SEEN & Not(Is(Ref("chosen")))), "library", position=position)
    return Seq((Look(Top(n)), AtOnce((Move(Choose(CARD & SEEN, 1, 1), "hand"), rest))))


def divided(n: int) -> Spell:
    """So much damage divided among up to so many targets (601.2d)."""
    return Spell(Divide(n, Target(ANY_TARGET, 1, n), Damage(TARGET, Result("share"))))


def ordeal(do: Effect) -> tuple[Triggered, Triggered]:
    """Three attacks, and it is sacrificed for something."""
    grown = If(Fits(IT, Stat("counters:+1/+1", ">=", 3)), sacrifice(SELF))
    attack = on(Attack(CREATURE & ENCHANTED), Seq((PutCounters("+1/+1", IT, 1), grown), "Then"))
    return attack, on(Move(Is(SELF), manner="sacrifice", by=YOU), do)


def animated(cost: str, types: str, p: int, t: int, *gains: str, colours: str = "", first: bool = False) -> Activated:
    """It becomes a creature until end of turn, and stays what it is otherwise (205.1b)."""
    words = types.split()
    made = Types(tuple(word for word in words if not word.islower()), tuple(word for word in words if word.islower()))
    colour = (Colours(colours),) if colours else ()
    return ability(cost, Apply(SELF, (*colour, made, Base(p, t), *(Gain(Keyword(gain)) for gain in gains)), END_OF_TURN, first))


def man_land(name: str, mana: tuple[str, str], cost: str, p: int, t: int, gain: str, colours: str) -> Card:
    """A land of two colours that becomes an Elemental."""
    becomes = animated(cost, "Elemental creature", p, t, gain, colours=colours, first=True)
    return card(name, "", "Land", ENTERS_TAPPED, makes(OneOf(mana)), becomes)


CARDS = (
    card("Abomination", "{3}{B}{B}", "Creature — Horror", in_combat_with((GREEN | WHITE) & CREATURE, DESTROYED), pt=(2, 6)),
    card("Arc Lightning", "{2}{R}", "Sorcery", divided(3)),
    card("Argentum Armor", "{6}", "Artifact — Equipment",
         lasting(CREATURE & ENCHANTED, Add(6, 6)), on(Attack(CREATURE & ENCHANTED), destroy(Target(PERMANENT))),
         keyword("equip", cost="{6}")),
    card("Ash Zealot", "{R}{R}", "Creature — Human Warrior",
         *keywords("first strike", "haste"), on(Cast(SPELL, PLAYER, frm="graveyard"), Damage(Ref("that_player", "that player"), 3)),
         pt=(2, 2)),
    card("Azorius Keyrune", "{3}", "Artifact",
         makes(OneOf(("{W}", "{U}"))), animated("{W}{U}", "Bird artifact creature", 2, 2, "flying", colours="WU")),
    card("Blinkmoth Nexus", "", "Land",
         makes("{C}"), animated("{1}", "Blinkmoth artifact creature", 1, 1, "flying"),
         ability("{1}{T}", Apply(Target(Subtype("Blinkmoth") & CREATURE), (Add(1, 1),), END_OF_TURN))),
    card("Bosh, Iron Golem", "{8}", "Legendary Artifact Creature — Golem",
         Keyword("trample"),
         ability("{3}{R}", Damage(Target(ANY_TARGET), Of(Ref("sacrificed"), "mana_value")), Sacrifice(None, 1, ARTIFACT)),
             pt=(6, 7)),
    card("Caverns of Despair", "{2}{R}{R}", "World Enchantment",
         lasting(None, Limit("attackers", 2)), lasting(None, Limit("blockers", 2))),
    card("Chrome Steed", "{4}", "Artifact Creature — Horse",
         lasting(None, Add(2, 2), cond=METALCRAFT, word="Metalcraft", say="last"), pt=(2, 2)),
    card("Cloud Elemental", "{2}{U}", "Creature — Elemental", Keyword("flying"), FLYERS_ONLY, pt=(2, 3)),
    card("Cloud Sprite", "{U}", "Creature — Faerie", Keyword("flying"), FLYERS_ONLY, pt=(1, 1)),
    card("Cockatrice", "{3}{G}{G}", "Creature — Cockatrice",
         Keyword("flying"), in_combat_with(Not(Subtype("Wall")) & CREATURE, DESTROYED), pt=(2, 4)),
    card("Commune with the Gods", "{1}{G}", "Sorcery",
         Spell(Seq((Reveal(Top(5)), May(Move(Choose((CREATURE | ENCHANTMENT) & CARD & Is(Ref("revealed"))), "hand")),
             Move(All(Is(Ref("revealed")) & InZone("library")), "graveyard"))))),
    card("Cranial Plating", "{2}", "Artifact — Equipment",
         lasting(CREATURE & ENCHANTED, Add(Number(ARTIFACT & YOURS), 0)), ability("{B}{B}", Attach(SELF, Target(CREATURE & YOURS))),
         keyword("equip", cost="{1}")),
    card("Dandân", "{U}{U}", "Creature — Fish", *SEA_BOUND, pt=(4, 1)),
    card("Deathgazer", "{3}{B}", "Creature — Lizard", in_combat_with(Not(BLACK) & CREATURE, DESTROYED), pt=(2, 2)),
    card("Deep Analysis", "{3}{U}", "Sorcery",
         Spell(Draw(Target(PLAYER), 2)), Keyword("flashback", cost=Costs((Mana("{1}{U}"), LoseLife(None, 3))))),
    card("Dominus of Fealty", "{U/R}{U/R}{U/R}{U/R}{U/R}", "Creature — Spirit Avatar",
         Keyword("flying"),
         on(UPKEEP, May(Apply(Target(PERMANENT), (Control(YOU_),), END_OF_TURN),
             then=Seq((Untap(TARGET), Apply(TARGET, (Gain(Keyword("haste")),), END_OF_TURN)), "and"))),
         pt=(4, 4)),
    card("Dryad Militant", "{G/W}", "Creature — Dryad Soldier",
         lasting(None, Replace(Move((INSTANT | SORCERY) & CARD, "graveyard"), to="exile")), pt=(2, 1)),
    card("Elvish Promenade", "{3}{G}", "Kindred Sorcery — Elf",
         Spell(Create(token("Elf Warrior", "G", 1, 1), Times(1, Number(Subtype("Elf") & YOURS))))),
    card("Etched Champion", "{3}", "Artifact Creature — Soldier",
         lasting(None, Gain(Keyword("protection", WHITE | BLUE | BLACK | RED | GREEN)), cond=METALCRAFT, word="Metalcraft",
             say="last"),
         pt=(2, 2)),
    card("Ethereal Armor", "{W}", "Enchantment — Aura",
         Keyword("enchant", CREATURE),
         lasting(CREATURE & ENCHANTED, Add(Number(ENCHANTMENT & YOURS), Number(ENCHANTMENT & YOURS)),
             Gain(Keyword("first strike")))),
    card("Faerie Conclave", "", "Land",
         ENTERS_TAPPED, makes("{U}"), animated("{1}{U}", "Faerie creature", 2, 1, "flying", colours="U")),
    card("Fall of the Hammer", "{1}{R}", "Instant",
         Spell(Damage(Target(CREATURE, name="other", apart=("target",)), Of(Ref("dealer"), "power"), Target(CREATURE & YOURS)))),
    card("Fiendslayer Paladin", "{1}{W}{W}", "Creature — Human Knight",
         Keyword("first strike"), keyword("lifelink"),
         lasting(None, Forbid(Become(AFFECTED, "targeted", (BLACK | RED) & SPELL & THEIRS))), pt=(2, 2)),
    card("Flames of the Firebrand", "{2}{R}", "Sorcery", divided(3)),
    card("Followed Footsteps", "{3}{U}{U}", "Enchantment — Aura",
         Keyword("enchant", CREATURE), on(UPKEEP, Create(copy_of=Ref("attached", "enchanted creature")))),
    card("Force of Negation", "{1}{U}{U}", "Instant",
         OtherCost((exile(Choose(BLUE & CARD & InZone("hand", YOU))),), cond=NOT_MINE),
         Spell(Move(Target(NONCREATURE & SPELL), "exile", "stack", "counter"))),
    card("Forked Bolt", "{R}", "Sorcery", divided(2)),
    card("Gaze of Granite", "{X}{B}{B}{G}", "Sorcery",
         Spell(destroy(All(NONLAND & PERMANENT & Stat("mana_value", "<=", X()), say="each")))),
    card("Glimmervoid", "", "Land", on(END_STEP, sacrifice(SELF), Unless(Exists(ARTIFACT & YOURS))), makes(AnyColour())),
    card("Glorious End", "{2}{R}", "Instant", Spell(Seq((EndTurn(), Later(Begins("end", YOU), Lose(YOU_))), "line"))),
    card("Goblin Arsonist", "{R}", "Creature — Goblin Shaman", on(DIES, May(Damage(Target(ANY_TARGET), 1, IT_SELF))), pt=(1, 1)),
    card("Goblin Wizard", "{2}{R}{R}", "Creature — Goblin Wizard",
         ability("{T}", May(Move(Choose(Subtype("Goblin") & PERMANENT & CARD & InZone("hand", YOU)), "battlefield"))),
         ability("{R}", Apply(Target(Subtype("Goblin")), (Gain(Keyword("protection", WHITE)),), END_OF_TURN)), pt=(1, 1)),
    card("Gruul Charm", "{R}{G}", "Instant",
         Spell(Modes(1, 1,
             (Mode(Apply(All(CREATURE & Not(Has("flying"))), (Forbid(Block(AFFECTED)),), END_OF_TURN)),
             Mode(Apply(All(PERMANENT & OwnedBy(YOU)), (Control(YOU_),))), Mode(Damage(All(CREATURE & Has("flying")), 3)))))),
    card("Guard Gomazoa", "{2}{U}", "Creature — Jellyfish",
         *keywords("defender", "flying"), lasting(None, Prevent(Damage(AFFECTED, combat="combat"))), pt=(1, 3)),
    man_land("Hissing Quagmire", ("{B}", "{G}"), "{1}{B}{G}", 2, 2, "deathtouch", "BG"),
    card("Intangible Virtue", "{1}{W}", "Enchantment", lasting(CREATURE & TOKEN & YOURS, Add(1, 1), Gain(Keyword("vigilance")))),
    card("Island Fish Jasconius", "{4}{U}{U}{U}", "Creature — Fish",
         lasting(None, Forbid(Untap(AFFECTED, step=True))), on(UPKEEP, Pay(Mana("{U}{U}{U}"), None, Untap(SELF))), *SEA_BOUND,
         pt=(6, 8)),
    card("Jund Charm", "{B}{R}{G}", "Instant",
         Spell(Modes(1, 1,
             (Mode(exile(All(CARD & InZone("graveyard", Same(Target(PLAYER)))))), Mode(Damage(All(CREATURE), 2)),
             Mode(PutCounters("+1/+1", Target(CREATURE), 2)))))),
    card("Kemba, Kha Regent", "{1}{W}{W}", "Legendary Creature — Cat Cleric",
         on(UPKEEP, Create(token("Cat", "W", 2, 2), Times(1, Number(Subtype("Equipment") & AttachedTo(Is(SELF)))))), pt=(2, 4)),
    card("Lightning Mauler", "{1}{R}", "Creature — Human Berserker",
         keyword("soulbond"), lasting(SOULBOUND, Gain(Keyword("haste"))), pt=(2, 1)),
    man_land("Lumbering Falls", ("{G}", "{U}"), "{2}{G}{U}", 3, 3, "hexproof", "GU"),
    card("Luminarch Ascension", "{1}{W}", "Enchantment",
         on(Begins("end", OPPONENT), May(PutCounters("quest", SELF, 1)), Unless(Happened(LoseLife(YOU)))),
         Activated(pay("{1}{W}"), Create(token("Angel", "W", 4, 4, Keyword("flying")), 1),
             cond=Fits(SELF, Stat("counters:quest", ">=", 4)))),
    card("Magistrate's Scepter", "{3}", "Artifact",
         ability("{4}{T}", PutCounters("charge", SELF, 1)), ability("{T}", Take("turn"), RemoveCounters("charge", SELF, 3))),
    card("Mentor of the Meek", "{2}{W}", "Creature — Human Soldier",
         on(Move(OTHER & CREATURE & YOURS & Stat("power", "<=", 2), "battlefield"), Pay(Mana("{1}"), None, Draw(None, 1))),
             pt=(2, 2)),
    card("Merrow Reejerey", "{2}{U}", "Creature — Merfolk Soldier",
         lasting(OTHER & Subtype("Merfolk") & CREATURE & YOURS, Add(1, 1)),
         on(Cast(Subtype("Merfolk") & SPELL, YOU), May(Alternatives((Tap(Target(PERMANENT)), Untap(Target(PERMANENT)))))),
             pt=(2, 2)),
    card("Narcomoeba", "{1}{U}", "Creature — Illusion",
         Keyword("flying"), Triggered(Move(Is(SELF), "graveyard", "library"), May(Move(IT_SELF, "battlefield")), zone="graveyard"),
         pt=(1, 1)),
    man_land("Needle Spires", ("{R}", "{W}"), "{2}{R}{W}", 2, 1, "double strike", "RW"),
    card("Nivix Guildmage", "{U}{R}", "Creature — Human Wizard",
         ability("{1}{U}{R}", Seq((Draw(None, 1), Discard(None, 1, CARD)), "then")),
         ability("{2}{U}{R}", CopySpell(Target(INSTANT_OR_SORCERY & SPELL & YOURS), 1)), pt=(2, 2)),
    card("Nylea's Disciple", "{2}{G}{G}", "Creature — Centaur Archer", on(ENTERS, GainLife(None, Devotion("G"))), pt=(3, 3)),
    card("Ordeal of Heliod", "{1}{W}", "Enchantment — Aura", Keyword("enchant", CREATURE), *ordeal(GainLife(None, 10))),
    card("Ordeal of Thassa", "{1}{U}", "Enchantment — Aura", Keyword("enchant", CREATURE), *ordeal(Draw(None, 2))),
    card("Overgrown Battlement", "{1}{G}", "Creature — Wall",
         Keyword("defender"),
             Activated((Tap(SELF),), AddMana(Symbols("{G}"), Times(1, Number(CREATURE & YOURS & Has("defender"))))),
         pt=(0, 4)),
    card("Path of Peace", "{3}{W}", "Sorcery", Spell(Seq((destroy(Target(CREATURE)), GainLife(OwnerOf(TARGET), 4))))),
    card("Pirate Ship", "{4}{U}", "Creature — Human Pirate",
         SEA_BOUND[0], ability("{T}", Damage(Target(ANY_TARGET), 1)), SEA_BOUND[1], pt=(4, 3)),
    card("Plague Rats", "{2}{B}", "Creature — Rat",
         Static((Base(Number(CREATURE & Named("Plague Rats") & InZone("battlefield")),
             Number(CREATURE & Named("Plague Rats") & InZone("battlefield"))),), cda=True),
         pt=("*", "*")),
    card("Psychic Vortex", "{2}{U}{U}", "Enchantment",
         Keyword("cumulative upkeep", cost=Costs((Draw(None, 1),))),
         on(Begins("end", YOU), Seq((Sacrifice(None, 1, LAND), Discard(None, -1)), "and"))),
    card("Rapid Hybridization", "{U}", "Instant",
         Spell(Seq((Move(Target(CREATURE), "graveyard", "battlefield", "destroy", final=True),
             Create(token("Frog Lizard", "G", 3, 3), 1, ControllerOf(Ref("target", "that"))))))),
    card("Rukh Egg", "{3}{R}", "Creature — Bird Egg",
         on(DIES, Later(Begins("end"), Create(token("Bird", "R", 4, 4, Keyword("flying")), 1))), pt=(0, 3)),
    card("Scavenger Grounds", "", "Land — Desert",
         makes("{C}"), ability("{2}{T}", exile(All(CARD & InZone("graveyard"))), Sacrifice(None, 1, Subtype("Desert")))),
    card("Sea Gate Oracle", "{2}{U}", "Creature — Human Wizard", on(ENTERS, one_of(2, "bottom")), pt=(1, 3)),
    card("Sea Serpent", "{5}{U}", "Creature — Serpent", *SEA_BOUND, pt=(5, 5)),
    card("Serrated Arrows", "{4}", "Artifact",
         enters_with("arrowhead", 3), on(UPKEEP, sacrifice(IT_SELF), Compare(Of(SELF, "counters:arrowhead"), "==", 0)),
         ability("{T}", PutCounters("-1/-1", Target(CREATURE), 1), RemoveCounters("arrowhead", SELF, 1))),
    man_land("Shambling Vent", ("{W}", "{B}"), "{1}{W}{B}", 2, 3, "lifelink", "WB"),
    card("Silverblade Paladin", "{1}{W}{W}", "Creature — Human Knight",
         keyword("soulbond"), lasting(SOULBOUND, Gain(Keyword("double strike"))), pt=(2, 2)),
    card("Sleight of Hand", "{U}", "Sorcery", Spell(one_of(2, "bottom"))),
    card("Soldier of the Pantheon", "{W}", "Creature — Human Soldier",
         Keyword("protection", Colour("multi")), on(Cast(Colour("multi") & SPELL, OPPONENT), GainLife(None, 1)), pt=(2, 1)),
    card("Spikeshot Elder", "{R}", "Creature — Goblin Shaman",
         ability("{1}{R}{R}", Damage(Target(ANY_TARGET), Of(Ref("dealer"), "power"))), pt=(1, 1)),
    man_land("Stirring Wildwood", ("{G}", "{W}"), "{1}{G}{W}", 3, 4, "reach", "GW"),
    card("Stoic Rebuttal", "{1}{U}{U}", "Instant",
         lasting(None, Price(Cast(AFFECTED), -1), cond=METALCRAFT, zone="stack", word="Metalcraft"), Spell(counter(Target(SPELL)))),
    card("Sundering Growth", "{G/W}{G/W}", "Instant", Spell(Seq((destroy(Target(ARTIFACT | ENCHANTMENT)), Populate()), "then"))),
    card("Supreme Will", "{2}{U}", "Instant",
         Spell(Modes(1, 1,
             (Mode(Pay(Mana("{3}"), ControllerOf(TARGET), None, counter(Target(SPELL)))), Mode(one_of(4, "any_order_bottom")))))),
    card("Swan Song", "{U}", "Instant",
         Spell(Seq((counter(Target((ENCHANTMENT | INSTANT | SORCERY) & SPELL)),
             Create(token("Bird", "U", 2, 2, Keyword("flying")), 1, ControllerOf(TARGET)))))),
    card("Sylvan Basilisk", "{3}{G}{G}", "Creature — Basilisk",
         on(Block(CREATURE, Is(SELF)), destroy(Ref("it", "that creature"))), pt=(2, 4)),
    card("Terminus", "{4}{W}{W}", "Sorcery", Spell(Move(All(CREATURE), "library", position="bottom")), keyword("miracle", cost="{W}")),
    card("Thicket Basilisk", "{3}{G}{G}", "Creature — Basilisk", in_combat_with(Not(Subtype("Wall")) & CREATURE, DESTROYED), pt=(2, 4)),
    card("Trygon Predator", "{1}{G}{U}", "Creature — Beast",
         Keyword("flying"),
         on(Damage(PLAYER, source=Is(SELF), combat="combat"),
             May(destroy(Target((ARTIFACT | ENCHANTMENT) & ControlledBy(Same(THAT_PLAYER)))))),
         pt=(2, 3)),
    card("Whispersilk Cloak", "{3}", "Artifact — Equipment",
         lasting(CREATURE & ENCHANTED, Forbid(Block(None, AFFECTED)), Gain(Keyword("shroud"))), keyword("equip", cost="{2}")),
    card("Worst Fears", "{7}{B}", "Sorcery", Spell(Seq((TakeControl(Target(PLAYER)), exile(SELF))))),
)  # fmt: skip
