"""Starter: cards about life and damage: gained, lost, exchanged, doubled, prevented, dealt to another (119, 120, 614.9, 615)."""

from __future__ import annotations

from server.engine.abilities.amounts import Half, Number, Of, PlayerName, Result, Times, X
from server.engine.abilities.changes import (
    END_OF_TURN,
    Add,
    DealtAs,
    Forbid,
    Gain,
    LifeFloor,
    Prevent,
    Replace,
    Unpreventable,
)  # fmt: skip
from server.engine.abilities.conditions import Compare, Exists, Now
from server.engine.abilities.filters import (
    AFFECTED,
    ANY_TARGET,
    BASIC,
    CARD,
    CREATURE,
    LAND,
    OPPONENT,
    PERMANENT,
    PLANESWALKER,
    PLAYER,
    SPELL,
    THEIRS,
    TOKEN,
    YOU,
    YOURS,
    InZone,
    Is,
    Kind,
    Not,
    OwnedBy,
    Stat,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Activated, AsEnters, ExtraCost, Keyword, Opening, Spell, card
from server.engine.abilities.picks import (
    ENCHANTED,
    OTHER,
    SELF,
    TARGET,
    THAT_PLAYER,
    YOU_,
    All,
    Choose,
    ControllerOf,
    Ref,
    Target,
    Together,
)
from server.engine.abilities.structures import Apply, Begins, ChooseQuality, If, Rule, Select, Seq, Whenever
from server.engine.abilities.verbs import (
    AddMana,
    Cast,
    Damage,
    Draw,
    ExchangeLife,
    ExchangeNumber,
    Fight,
    GainLife,
    Lose,
    LoseLife,
    Move,
    PutCounters,
    RedistributeLife,
    Sacrifice,
    SetLife,
    Shuffle,
    Tap,
    Win,
    exile,
    sacrifice,
)  # fmt: skip

from .say import (
    IT_SELF,
    OTHER_CREATURE,
    UPKEEP,
    ability,
    keyword,
    keywords,
    lasting,
    on,
)  # fmt: skip

ENCHANTED_CREATURE = CREATURE & ENCHANTED
ENCHANTS_A_CREATURE = Keyword("enchant", CREATURE)
THAT_MUCH = Result("amount")
YOU_GAIN = GainLife(YOU)
YOU_OR_YOURS = YOU | (PERMANENT & YOURS)
TWICE_THE_LIFE = lasting(None, Replace(GainLife(YOU), times=2))
NO_LOSS_AT_ZERO = lasting(None, Forbid(Lose(YOU, "life")))
AT_LEAST_ONE = LifeFloor(YOU, 1)
OPENS = Opening(Move(SELF, "battlefield"))
NOBODY_GAINS = lasting(PLAYER, Forbid(GainLife(AFFECTED)))
UNPREVENTABLE = lasting(None, Unpreventable(Damage()))
A_SOURCE = Select(Choose(Kind("source")))
BY_IT = Damage(YOU, source=Is(Ref("chosen")))
LINK = on(Damage(source=ENCHANTED_CREATURE), GainLife(None, THAT_MUCH))
SWAP_LIFE = ExchangeLife(Together((YOU_, Target(OPPONENT))))
DEALT_DAMAGE = Damage(Is(SELF))

CARDS = (
    # gaining and losing
    card("Boon Reflection", "{4}{W}", "Enchantment", TWICE_THE_LIFE),
    card("Thought Reflection", "{4}{U}{U}{U}", "Enchantment", lasting(None, Replace(Draw(YOU), times=2))),
    card("Alhammarret's Archive", "{5}", "Legendary Artifact",
         TWICE_THE_LIFE, lasting(None, Replace(Draw(YOU, but_first=True), times=2))),
    card("Tainted Remedy", "{2}{B}", "Enchantment", lasting(None, Replace(GainLife(OPPONENT), LoseLife(THAT_PLAYER, THAT_MUCH)))),
    card("Leyline of Punishment", "{2}{R}{R}", "Enchantment", OPENS, NOBODY_GAINS, UNPREVENTABLE),
    card("Everlasting Torment", "{2}{B/R}", "Enchantment",
         NOBODY_GAINS, UNPREVENTABLE, lasting(None, DealtAs(Damage(), "wither"))),
    card("Phyrexian Unlife", "{2}{W}", "Enchantment",
         NO_LOSS_AT_ZERO, lasting(None, DealtAs(Damage(YOU), "infect"), cond=Exists(YOU & Stat("life", "<=", 0)))),
    card(
        "Transcendence", "{3}{W}{W}{W}", "Enchantment", NO_LOSS_AT_ZERO,
        on(Whenever(Exists(YOU & Stat("life", ">=", 20))), Lose(YOU_)),
        on(LoseLife(YOU), GainLife(None, Times(2, THAT_MUCH))),
    ),
    card(
        "Lich", "{B}{B}{B}{B}", "Enchantment",
        AsEnters(LoseLife(YOU_, Of(YOU_, "life"))), NO_LOSS_AT_ZERO,
        lasting(None, Replace(GainLife(YOU), Draw(None, THAT_MUCH))),
        on(Damage(YOU), Seq((
            Sacrifice(None, THAT_MUCH, Not(TOKEN) & PERMANENT), If(Compare(Result("sacrificed"), "<", THAT_MUCH), Lose(YOU_)),
        ))),
        on(Move(Is(SELF), "graveyard", "battlefield"), Lose(YOU_)),
    ),
    card("Archangel of Thune", "{3}{W}{W}", "Creature — Angel",
         keyword("flying"), keyword("lifelink"), on(YOU_GAIN, PutCounters("+1/+1", All(CREATURE & YOURS), 1)), pt=(3, 4)),
    card("Vito, Thorn of the Dusk Rose", "{2}{B}", "Legendary Creature — Vampire Cleric",
         on(YOU_GAIN, LoseLife(Target(OPPONENT), THAT_MUCH)),
         ability("{3}{B}{B}", Apply(All(CREATURE & YOURS), (Gain(Keyword("lifelink")),), END_OF_TURN)), pt=(1, 3)),
    card("Sanguine Bond", "{3}{B}{B}", "Enchantment", on(YOU_GAIN, LoseLife(Target(OPPONENT), THAT_MUCH))),
    card("Ageless Entity", "{3}{G}{G}", "Creature — Elemental", on(YOU_GAIN, PutCounters("+1/+1", SELF, THAT_MUCH)), pt=(4, 4)),
    card("Essence Warden", "{G}", "Creature — Elf Shaman", on(Move(OTHER_CREATURE, "battlefield"), GainLife(None, 1)), pt=(1, 1)),
    card("Angelic Chorus", "{3}{W}{W}", "Enchantment",
         on(Move(CREATURE & YOURS, "battlefield"), GainLife(None, Of(Ref("it"), "toughness")))),
    card("Kambal, Consul of Allocation", "{1}{W}{B}", "Legendary Creature — Human Advisor",
         on(Cast(Not(CREATURE) & SPELL, OPPONENT), Seq((LoseLife(THAT_PLAYER, 2), GainLife(None, 2)), "and")), pt=(2, 3)),
    card("Zulaport Cutthroat", "{1}{B}", "Creature — Human Rogue Ally",
         on(Move(Is(SELF) | (OTHER_CREATURE & YOURS), "graveyard", "battlefield"),
            Seq((LoseLife(All(OPPONENT), 1), GainLife(None, 1)), "and")), pt=(1, 1)),
    card("Exsanguinate", "{X}{B}{B}", "Sorcery", Spell(Seq((LoseLife(All(OPPONENT), X()), GainLife(None, Result("lost")))))),
    card("Kokusho, the Evening Star", "{4}{B}{B}", "Legendary Creature — Dragon Spirit", keyword("flying"),
         on(Move(Is(SELF), "graveyard", "battlefield"), Seq((LoseLife(All(OPPONENT), 5), GainLife(None, Result("lost"))))), pt=(5, 5)),
    card("Heroes' Reunion", "{G}{W}", "Instant", Spell(GainLife(Target(PLAYER), 7))),
    card("Chaplain's Blessing", "{W}", "Sorcery", Spell(GainLife(None, 5))),
    card("Children of Korlis", "{W}", "Creature — Human Rebel Cleric",
         ability("", GainLife(None, Of(YOU_, "life_lost")), sacrifice(SELF)), pt=(1, 1)),
    card("Beacon of Immortality", "{5}{W}", "Instant",
         Spell(Seq((SetLife(Target(PLAYER), Times(2, Of(TARGET, "life"))), Shuffle(None, SELF))))),
    card("Test of Endurance", "{2}{W}{W}", "Enchantment", on(UPKEEP, Win(YOU_), Exists(YOU & Stat("life", ">=", 50)))),
    card("Yawgmoth's Bargain", "{4}{B}{B}", "Enchantment",
         lasting(None, Replace(Begins("draw", YOU), skip=True)), ability("", Draw(None, 1), LoseLife(None, 1))),
    card("Toxic Deluge", "{2}{B}", "Sorcery",
         ExtraCost((LoseLife(None, X()),)), Spell(Apply(All(CREATURE, say="all"), (Add(Times(-1, X()), Times(-1, X())),), END_OF_TURN))),
    card("Hatred", "{3}{B}{B}", "Instant",
         ExtraCost((LoseLife(None, X()),)), Spell(Apply(Target(CREATURE), (Add(X(), 0),), END_OF_TURN))),
    card("Spirit Link", "{W}", "Enchantment — Aura", ENCHANTS_A_CREATURE, LINK),
    card("Vampiric Link", "{B}", "Enchantment — Aura", ENCHANTS_A_CREATURE, LINK),
    card("Armadillo Cloak", "{1}{G}{W}", "Enchantment — Aura",
         ENCHANTS_A_CREATURE, lasting(ENCHANTED_CREATURE, Add(2, 2), Gain(Keyword("trample"))), LINK),
    card("Basilisk Collar", "{1}", "Artifact — Equipment",
         lasting(ENCHANTED_CREATURE, Gain(Keyword("deathtouch")), Gain(Keyword("lifelink"))), keyword("equip", cost="{2}")),
    # exchanging and setting
    card("Tree of Perdition", "{3}{B}", "Creature — Plant",
         keyword("defender"), ability("{T}", ExchangeNumber(Target(OPPONENT), SELF)), pt=(0, 13)),
    card("Tree of Redemption", "{3}{G}", "Creature — Plant", keyword("defender"), ability("{T}", ExchangeNumber(None, SELF)), pt=(0, 13)),
    card("Evra, Halcyon Witness", "{4}{W}{W}", "Legendary Creature — Avatar",
         keyword("lifelink"), ability("{4}", ExchangeNumber(None, SELF, "power")), pt=(4, 4)),
    card("Magus of the Mirror", "{4}{B}{B}", "Creature — Human Wizard",
         Activated((Tap(SELF), sacrifice(SELF)), SWAP_LIFE, cond=Now("upkeep", YOU)), pt=(4, 2)),
    card("Mirror Universe", "{6}", "Artifact",
         Activated((Tap(SELF), sacrifice(SELF)), SWAP_LIFE, cond=Now("upkeep", YOU))),
    card("Reverse the Sands", "{6}{W}{W}", "Sorcery", Spell(RedistributeLife(All(PLAYER)))),
    card("Exquisite Archangel", "{5}{W}{W}", "Creature — Angel", keyword("flying"),
         lasting(None, Replace(Lose(YOU), Seq((exile(SELF), SetLife(YOU_, Of(YOU_, "starting_life"))), "and"))), pt=(5, 5)),
    card(
        "Lich's Mirror", "{5}", "Artifact",
        lasting(None, Replace(Lose(YOU), Seq((
            Shuffle(None, All((CARD & InZone("hand", YOU)) | (CARD & InZone("graveyard", YOU)) | (PERMANENT & OwnedBy(YOU)))),
            Seq((Draw(None, 7), SetLife(YOU_, 20)), "and"),
        ), "then"))),
    ),
    # damage kept down, doubled, prevented
    card("Worship", "{3}{W}", "Enchantment", lasting(None, AT_LEAST_ONE, cond=Exists(CREATURE & YOURS))),
    card("Ali from Cairo", "{2}{R}{R}", "Creature — Human", lasting(None, AT_LEAST_ONE), pt=(0, 1)),
    card("Fortune Thief", "{4}{R}", "Creature — Human Rogue", lasting(None, AT_LEAST_ONE), keyword("morph", cost="{R}{R}"), pt=(0, 1)),
    card("Gratuitous Violence", "{2}{R}{R}{R}", "Enchantment",
         lasting(None, Replace(Damage(PERMANENT | PLAYER, source=CREATURE & YOURS), times=2))),
    card("Dictate of the Twin Gods", "{3}{R}{R}", "Enchantment",
         keyword("flash"), lasting(None, Replace(Damage(PERMANENT | PLAYER), times=2))),
    card(
        "Gisela, Blade of Goldnight", "{4}{R}{W}{W}", "Legendary Creature — Angel",
        *keywords("flying", "first strike"),
        lasting(None, Replace(Damage(OPPONENT | (PERMANENT & THEIRS)), times=2)),
        lasting(None, Prevent(Damage(YOU_OR_YOURS), Half(THAT_MUCH, up=True))), pt=(5, 5),
    ),
    card("Cho-Manno, Revolutionary", "{2}{W}{W}", "Legendary Creature — Human Rebel", lasting(None, Prevent(Damage(AFFECTED))), pt=(2, 2)),
    card("Fog Bank", "{1}{U}", "Creature — Wall", keyword("defender"), keyword("flying"),
         lasting(None, Prevent(Damage(AFFECTED, combat="combat")), Prevent(Damage(source=AFFECTED, combat="combat"))), pt=(0, 2)),
    card("Daunting Defender", "{4}{W}", "Creature — Human Cleric",
         lasting(None, Prevent(Damage(Subtype("Cleric") & CREATURE & YOURS), 1)), pt=(3, 3)),
    card("Mending Hands", "{W}", "Instant", Spell(Apply(Target(ANY_TARGET), (Prevent(Damage(AFFECTED), 4, True),), END_OF_TURN))),
    card("Awe Strike", "{W}", "Instant", Spell(
        Apply(Target(CREATURE), (Prevent(Damage(source=AFFECTED), also=GainLife(YOU_, THAT_MUCH), uses=1),), END_OF_TURN))),
    card("Deflecting Palm", "{R}{W}", "Instant", Spell(Seq((
        A_SOURCE, Rule((Prevent(BY_IT, also=Damage(ControllerOf(Ref("chosen")), THAT_MUCH, SELF), uses=1),), END_OF_TURN))))),
    card("Sorin's Thirst", "{B}{B}", "Instant", Spell(Seq((Damage(Target(CREATURE), 2), GainLife(None, 2)), "and"))),
    card("Lightning Blast", "{3}{R}", "Instant", Spell(Damage(Target(ANY_TARGET), 4))),
    card("Corrupt", "{5}{B}", "Sorcery", Spell(Seq((
        Damage(Target(ANY_TARGET), Number(Subtype("Swamp") & YOURS)), GainLife(None, Result("dealt")))))),
    # dealt to another
    card("Pariah", "{2}{W}", "Enchantment — Aura",
         ENCHANTS_A_CREATURE, lasting(None, Replace(Damage(YOU), whom=Ref("attached", "enchanted creature")))),
    card("Palisade Giant", "{4}{W}{W}", "Creature — Giant Soldier",
         lasting(None, Replace(Damage(YOU | (OTHER & PERMANENT & YOURS)), whom=SELF)), pt=(2, 7)),
    card("Beacon of Destiny", "{1}{W}", "Creature — Human Cleric",
         ability("{T}", Seq((A_SOURCE, Rule((Replace(BY_IT, whom=SELF, uses=1),), END_OF_TURN)))), pt=(1, 3)),
    card("Harm's Way", "{W}", "Instant", Spell(Seq((A_SOURCE, Rule((
        Replace(Damage(YOU_OR_YOURS, source=Is(Ref("chosen"))), whom=Target(ANY_TARGET), most=2),), END_OF_TURN))))),
    card("Captain's Maneuver", "{X}{R}{W}", "Instant", Spell(Apply(
        Target(CREATURE | PLANESWALKER | PLAYER, name="one"),
        (Replace(Damage(AFFECTED), whom=Target(CREATURE | PLANESWALKER | PLAYER, name="other", apart=("one",)), most=X()),), END_OF_TURN))),
    # dealt damage
    card("Stuffy Doll", "{5}", "Artifact Creature — Construct",
         keyword("indestructible"), AsEnters(ChooseQuality(PlayerName(PLAYER))),
         on(DEALT_DAMAGE, Damage(Ref("self.chosen", "chosen player"), THAT_MUCH, IT_SELF)),
         ability("{T}", Damage(SELF, 1, SELF)), pt=(0, 1)),
    card("Spitemare", "{2}{R/W}{R/W}", "Creature — Elemental", on(DEALT_DAMAGE, Damage(Target(ANY_TARGET), THAT_MUCH, IT_SELF)), pt=(3, 3)),
    card("Brash Taunter", "{4}{R}", "Creature — Goblin", keyword("indestructible"),
         on(DEALT_DAMAGE, Damage(Target(OPPONENT), THAT_MUCH, IT_SELF)),
         ability("{2}{R}{T}", Fight(SELF, Target(OTHER_CREATURE))), pt=(1, 1)),
    card("Ankh of Mishra", "{2}", "Artifact", on(Move(LAND, "battlefield"), Damage(ControllerOf(Ref("it", "that")), 2))),
    card("Manabarbs", "{3}{R}", "Enchantment", on(AddMana(who=PLAYER, source=LAND, tapped_for=True), Damage(THAT_PLAYER, 1))),
    card("Spellshock", "{2}{R}", "Enchantment", on(Cast(SPELL, PLAYER), Damage(THAT_PLAYER, 2))),
    card("Eidolon of the Great Revel", "{R}{R}", "Enchantment Creature — Spirit",
         on(Cast(SPELL & Stat("mana_value", "<=", 3), PLAYER), Damage(THAT_PLAYER, 2)), pt=(2, 2)),
    card("Price of Progress", "{1}{R}", "Instant",
         Spell(Damage(All(PLAYER), Times(2, Of(Ref("each"), Not(BASIC) & LAND))))),
)  # fmt: skip
