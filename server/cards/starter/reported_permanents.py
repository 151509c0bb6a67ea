"""Starter: permanents of which bug reports tell: copies, replacements, control, what leaves and comes back."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, Of, Result
from server.engine.abilities.changes import (
    Add,
    Again,
    Base,
    Control,
    CopyOf,
    Exempt,
    Forbid,
    Gain,
    LoseAbility,
    Prevent,
    Replace,
    Types,
    Until,
)  # fmt: skip
from server.engine.abilities.conditions import Done, Exists, Fits
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    ARTIFACT,
    CARD,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    LAND,
    LEGENDARY,
    OPPONENT,
    PERMANENT,
    PLAYER,
    THEIRS,
    TOKEN,
    YOU,
    YOURS,
    ControlledBy,
    InZone,
    Is,
    Kind,
    Not,
    OwnedBy,
    Same,
    Stat,
    Subtype,
    WithCounter,
)  # fmt: skip
from server.engine.abilities.kinds import AsEnters, Keyword, Static, Triggered, card
from server.engine.abilities.picks import ENCHANTED, OTHER, SELF, TARGET, YOU_, All, Choose, ControllerOf, OwnerOf, Ref, Target
from server.engine.abilities.structures import Apply, If, Later, May, Seq, Whenever
from server.engine.abilities.verbs import (
    Attach,
    Attack,
    Become,
    Cast,
    CopyCard,
    Create,
    Damage,
    EndTurn,
    LoseLife,
    Move,
    PutCounters,
    RemoveCounters,
    Reveal,
    Sacrifice,
    Shuffle,
    Skip,
    Tap,
    TokenSpec,
    Untap,
    exile,
    sacrifice,
)  # fmt: skip

from .copied import enters_as
from .say import (
    DIES,
    END_STEP,
    ENTERS,
    ENTERS_TAPPED,
    IT_SELF,
    LEAVES,
    UPKEEP,
    ability,
    enters_with,
    graveyard_card,
    keyword,
    keywords,
    lasting,
    makes,
    on,
    token,
)  # fmt: skip

MY_CREATURES = CREATURE & YOURS
NONTOKEN_CREATURE = Not(TOKEN) & CREATURE
ENCHANTED_CREATURE = CREATURE & ENCHANTED
SHUFFLED_AWAY = Static((Replace(Move(Is(SELF), "graveyard"), Seq((Reveal(SELF), Shuffle(None, IT_SELF)), "and")),), zone="")
"""If it would be put into a graveyard from anywhere, reveal it and shuffle it into its owner's library instead."""
PUT_THERE = Triggered(Move(Is(SELF), "graveyard"), Shuffle(OwnerOf(IT_SELF), IT_SELF), None, "graveyard")
HASTY = (Gain(Keyword("haste")),)

THERE = Fits(SELF, InZone("graveyard"))
ANIMATED = Ref("self.animated")
MARIT_LAGE = TokenSpec("Marit Lage", ("creature",), ("Avatar",), "B", 20, 20, keywords("flying", "indestructible"), ("legendary",))

CARDS = (
    # copies
    card("Mirror Image", "{2}{U}", "Creature — Shapeshifter", enters_as(Choose(MY_CREATURES)), pt=(0, 0)),
    card("Stunt Double", "{3}{U}", "Creature — Shapeshifter", keyword("flash"), enters_as(Choose(CREATURE)), pt=(0, 0)),
    card("Copy Enchantment", "{2}{U}", "Enchantment", enters_as(Choose(ENCHANTMENT))),
    card("Kiki-Jiki, Mirror Breaker", "{2}{R}{R}{R}", "Legendary Creature — Goblin Shaman", keyword("haste"),
         ability("{T}", Seq((
             Create(copy_of=Target(Not(LEGENDARY) & MY_CREATURES), but=HASTY), Later(END_STEP, sacrifice(Ref("created", "it")))))),
         pt=(2, 2)),
    card("Splinter Twin", "{2}{R}{R}", "Enchantment — Aura", Keyword("enchant", CREATURE),
         lasting(ENCHANTED_CREATURE, Gain(ability("{T}", Seq((
             Create(copy_of=SELF, but=HASTY), Later(END_STEP, exile(Ref("created", "that token"))))))))),
    # control
    card("Steal Enchantment", "{U}{U}", "Enchantment — Aura", Keyword("enchant", ENCHANTMENT),
         lasting(ENCHANTMENT & ENCHANTED, Control(YOU_))),
    card("Enslave", "{4}{B}{B}", "Enchantment — Aura", Keyword("enchant", CREATURE), lasting(ENCHANTED_CREATURE, Control(YOU_)),
         on(UPKEEP, Damage(OwnerOf(All(ENCHANTED_CREATURE)), 1, All(ENCHANTED_CREATURE)))),
    card("Animate Dead", "{1}{B}", "Enchantment — Aura", Keyword("enchant", CREATURE & CARD & InZone("graveyard")),
         on(ENTERS, Seq((
             Apply(SELF, (LoseAbility("enchant"), Gain(Keyword("enchant", CREATURE & Is(ANIMATED))))),
             Move(Ref("attached"), "battlefield", manner="return", under=YOU_, name="self.animated"),
             Attach(SELF, ANIMATED),
             Later(LEAVES, Move(ANIMATED, "graveyard", "battlefield", "sacrifice", by=ControllerOf(ANIMATED))))),
            Fits(SELF, InZone("battlefield"))),
         lasting(ENCHANTED_CREATURE, Add(-1, 0))),
    # what a permanent is
    card("Darksteel Mutation", "{1}{W}", "Enchantment — Aura", Keyword("enchant", CREATURE),
         lasting(ENCHANTED_CREATURE,
                 Types(set=("Insect", "artifact", "creature")), Base(0, 1), LoseAbility(), Gain(Keyword("indestructible")))),
    card("Night of Souls' Betrayal", "{2}{B}{B}", "Legendary Enchantment", lasting(CREATURE, Add(-1, -1), say="all")),
    card("Anger", "{3}{R}", "Creature — Incarnation", keyword("haste"),
         lasting(MY_CREATURES, Gain(Keyword("haste")), cond=Exists(Subtype("Mountain") & YOURS), zone="graveyard"), pt=(2, 2)),
    card("Serra Avatar", "{4}{W}{W}{W}", "Creature — Avatar", Static((Base(Of(YOU_, "life"), Of(YOU_, "life")),), cda=True),
         PUT_THERE, pt=("*", "*")),
    # replacements
    card("Vigor", "{3}{G}{G}{G}", "Creature — Elemental Incarnation", keyword("trample"),
         lasting(None, Prevent(Damage(OTHER & MY_CREATURES), also=PutCounters("+1/+1", Ref("it", "that creature"), Result()))),
         PUT_THERE, pt=(6, 6)),
    card("Winding Constrictor", "{B}{G}", "Creature — Snake",
         lasting(None, Replace(PutCounters(on=(ARTIFACT | CREATURE) & YOURS), plus=1)),
         lasting(None, Replace(PutCounters(on=YOU), plus=1)), pt=(2, 3)),
    card("Kalitas, Traitor of Ghet", "{2}{B}{B}", "Legendary Creature — Vampire Warrior", keyword("lifelink"),
         lasting(None, Replace(Move(NONTOKEN_CREATURE & THEIRS, "graveyard", "battlefield"), to="exile",
                               also=Create(token("Zombie", "B", 2, 2), 1))),
         ability("{2}{B}", PutCounters("+1/+1", SELF, 2), Sacrifice(None, 1, OTHER & (Subtype("Vampire") | Subtype("Zombie")))), pt=(3, 4)),
    card("Progenitus", "{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}", "Legendary Creature — Hydra Avatar",
         Keyword("protection", Kind("source"), apart=True), SHUFFLED_AWAY, pt=(10, 10)),
    card("Blightsteel Colossus", "{12}", "Artifact Creature — Phyrexian Golem", *keywords("trample", "infect", "indestructible"),
         SHUFFLED_AWAY, pt=(11, 11)),
    # what comes and goes
    card("Geralf's Messenger", "{B}{B}{B}", "Creature — Zombie", ENTERS_TAPPED, on(ENTERS, LoseLife(Target(OPPONENT), 2)),
         keyword("undying"), pt=(3, 2)),
    card("Murderous Redcap", "{2}{B/R}{B/R}", "Creature — Goblin Assassin",
         on(ENTERS, Damage(Target(ANY_TARGET), Of(IT_SELF, "power"), IT_SELF)), keyword("persist"), pt=(2, 2)),
    card("Mikaeus, the Unhallowed", "{3}{B}{B}{B}", "Legendary Creature — Zombie Cleric", keyword("intimidate"),
         on(Damage(YOU, source=Subtype("Human")), Move(Ref("source", "it"), "graveyard", "battlefield", "destroy")),
         lasting(OTHER & Not(Subtype("Human")) & MY_CREATURES, Add(1, 1), Gain(Keyword("undying"))), pt=(5, 5)),
    card("Reveillark", "{4}{W}", "Creature — Elemental", keyword("flying"),
         on(LEAVES, Move(Target(graveyard_card(CREATURE & Stat("power", "<=", 2)), 0, 2), "battlefield", manner="return")),
         keyword("evoke", cost="{5}{W}"), pt=(4, 3)),
    card("Yosei, the Morning Star", "{4}{W}{W}", "Legendary Creature — Dragon Spirit", keyword("flying"),
         on(DIES, Seq((Skip("untap", Target(PLAYER)), Tap(Target(PERMANENT & ControlledBy(Same(TARGET)), 0, 5))))), pt=(5, 5)),
    card("Grave Pact", "{1}{B}{B}{B}", "Enchantment",
         on(Move(MY_CREATURES, "graveyard", "battlefield"), Sacrifice(All(Not(YOU) & PLAYER), 1, CREATURE))),
    card("Teysa Karlov", "{2}{W}{B}", "Legendary Creature — Human Advisor",
         lasting(None, Again(Move(CREATURE, "graveyard", "battlefield"), PERMANENT & YOURS)),
         lasting(CREATURE & TOKEN & YOURS, Gain(Keyword("vigilance")), Gain(Keyword("lifelink"))), pt=(2, 4)),
    # turns
    card("Stonehorn Dignitary", "{3}{W}", "Creature — Rhino Soldier", on(ENTERS, Skip("combat", Target(OPPONENT))), pt=(1, 4)),
    card("Sundial of the Infinite", "{2}", "Artifact", ability("{1}{T}", EndTurn(), when="your_turn")),
    # counters
    card("Devoted Druid", "{1}{G}", "Creature — Elf Druid",
         makes("{G}"), ability("", Untap(SELF), PutCounters("-1/-1", SELF, 1)), pt=(0, 2)),
    card("Triskelion", "{6}", "Artifact Creature — Construct", enters_with("+1/+1", 3),
         ability("", Damage(Target(ANY_TARGET), 1, IT_SELF), RemoveCounters("+1/+1", SELF, 1)), pt=(1, 1)),
    card("Vampire Hexmage", "{B}{B}", "Creature — Vampire Shaman", keyword("first strike"),
         ability("", RemoveCounters("", Target(PERMANENT), -1), sacrifice(SELF)), pt=(2, 1)),
    card("Dark Depths", "", "Legendary Snow Land", enters_with("ice", 10), ability("{3}", RemoveCounters("ice", SELF, 1)),
         on(Whenever(Fits(SELF, Not(WithCounter("ice")))), Seq((
             Move(IT_SELF, "graveyard", "battlefield", "sacrifice"), If(Done("moved"), Create(MARIT_LAGE, 1)))))),
    card("Vesuva", "", "Land", AsEnters(May(Seq((Tap(SELF), Apply(SELF, (CopyOf(Choose(LAND)),))))))),
    card("Solemnity", "{2}{W}", "Enchantment", lasting(None, Forbid(PutCounters(on=PLAYER))),
         lasting(None, Forbid(PutCounters(on=ARTIFACT | CREATURE | ENCHANTMENT | LAND)))),
    card("Melira, Sylvok Outcast", "{1}{G}", "Legendary Creature — Human Scout", lasting(None, Forbid(PutCounters("poison", YOU))),
         lasting(None, Forbid(PutCounters("-1/-1", MY_CREATURES))), lasting(CREATURE & THEIRS, LoseAbility("infect")), pt=(2, 2)),
    card("Vorinclex, Monstrous Raider", "{4}{G}{G}", "Legendary Creature — Phyrexian Praetor", *keywords("trample", "haste"),
         lasting(None, Replace(PutCounters(on=PERMANENT | PLAYER, by=YOU), times=2)),
         lasting(None, Replace(PutCounters(on=PERMANENT | PLAYER, by=OPPONENT), halves=True)), pt=(6, 6)),
    # others
    card("Mirror Gallery", "{5}", "Artifact", lasting(None, Exempt("legend"))),
    card("Bridge from Below", "{B}{B}{B}", "Enchantment",
         Triggered(Move(NONTOKEN_CREATURE & OwnedBy(YOU), "graveyard", "battlefield"), Create(token("Zombie", "B", 2, 2), 1), THERE,
                   "graveyard"),
         Triggered(Move(CREATURE & OwnedBy(OPPONENT), "graveyard", "battlefield"), exile(SELF), THERE, "graveyard")),
    card("Palace Jailer", "{2}{W}{W}", "Creature — Human Soldier", on(ENTERS, Become(YOU_, "monarch")),
         on(ENTERS, Move(Target(CREATURE & THEIRS), "exile", manner="exile", until=Until(Become(OPPONENT, "monarch")))), pt=(2, 2)),
    card("Isochron Scepter", "{2}", "Artifact",
         on(ENTERS, May(exile(Choose(INSTANT & Stat("mana_value", "<=", 2) & CARD & InZone("hand", YOU)), "self.exiled")), word="Imprint"),
         ability("{2}{T}", Seq((May(CopyCard(Ref("self.exiled"), 1)), If(Done("copies"), May(Cast(Ref("copies", "the copy")))))))),
    card("Academy Ruins", "", "Legendary Land", makes("{C}"),
         ability("{1}{U}{T}", Move(Target(graveyard_card(ARTIFACT)), "library", position="top"))),
    card("Ensnaring Bridge", "{3}", "Artifact",
         lasting(CREATURE & Stat("power", ">", Number(CARD & InZone("hand", YOU))), Forbid(Attack(AFFECTED)))),
)  # fmt: skip
