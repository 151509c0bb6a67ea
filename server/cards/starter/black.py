"""Starter: black cards."""

from __future__ import annotations

from server.engine.abilities.amounts import Devotion, Half, Least, Number, Of, Result
from server.engine.abilities.changes import END_OF_TURN, Add, Base, Forbid, Gain, Replace, Switch, Types
from server.engine.abilities.conditions import Compare
from server.engine.abilities.filters import (
    AFFECTED,
    ARTIFACT,
    CARD,
    CREATURE,
    OPPONENT,
    PLAYER,
    THEIRS,
    YOU,
    Did,
    InZone,
    Is,
    OwnedBy,
    Same,
    Stat,
    Status,
    Subtype,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, Opening, Spell, card
from server.engine.abilities.picks import SELF, TARGET, THAT_PLAYER, YOU_, All, Choose, Ref, Target, Together
from server.engine.abilities.structures import AnyEvent, Apply, Begins, May, Mode, Modes, Nth, Select, Seq
from server.engine.abilities.verbs import (
    Attack,
    Block,
    Create,
    Damage,
    Discard,
    Draw,
    ExchangeControl,
    GainLife,
    Lose,
    LoseLife,
    Move,
    PutCounters,
    Regenerate,
    RemoveCounters,
    Reveal,
    Sacrifice,
    SetLife,
    Win,
    destroy,
    sacrifice,
    to_hand,
)  # fmt: skip

from .say import (
    BLACK,
    DIES,
    END_STEP,
    ENTERS,
    NONCREATURE,
    NONLAND,
    OTHER_CREATURE,
    UPKEEP,
    ability,
    graveyard_card,
    keyword,
    keywords,
    lasting,
    on,
    search,
    token,
)  # fmt: skip

CARDS = (
    # removal, discard, card advantage
    card("Murder", "{1}{B}{B}", "Instant", Spell(destroy(Target(CREATURE)))),
    card("Doom Blade", "{1}{B}", "Instant", Spell(destroy(Target(~BLACK & CREATURE)))),
    card("Terror", "{1}{B}", "Instant",
         Spell(Move(Target(~ARTIFACT & ~BLACK & CREATURE), "graveyard", "battlefield", "destroy", final=True))),
    card("Smother", "{1}{B}", "Instant",
         Spell(Move(Target(CREATURE & Stat("mana_value", "<=", 3)), "graveyard", "battlefield", "destroy", final=True))),
    card("Disfigure", "{B}", "Instant", Spell(Apply(Target(CREATURE), (Add(-2, -2),), END_OF_TURN))),
    card("Dismember", "{1}{B/P}{B/P}", "Instant", Spell(Apply(Target(CREATURE), (Add(-5, -5),), END_OF_TURN))),
    card("Diabolic Edict", "{1}{B}", "Instant", Spell(Sacrifice(Target(PLAYER), 1, CREATURE))),
    card("Barter in Blood", "{2}{B}{B}", "Sorcery", Spell(Sacrifice(All(PLAYER), 2, CREATURE))),
    card(
        "Duress", "{B}", "Sorcery",
        Spell(Seq((
            Reveal(All(CARD & InZone("hand", Same(Target(OPPONENT))))),
            Select(Choose(NONCREATURE & NONLAND & CARD & InZone("hand", Same(TARGET)))),
            Move(Ref("chosen", "that"), "graveyard", manner="discard", by=Ref("target")),
        ))),
    ),
    card("Mind Rot", "{2}{B}", "Sorcery", Spell(Discard(Target(PLAYER), 2, CARD))),
    card("Demonic Tutor", "{1}{B}", "Sorcery", Spell(search(CARD, Move(Ref("found", "that"), "hand")))),
    card("Night's Whisper", "{1}{B}", "Sorcery", Spell(Seq((Draw(YOU_, 2), LoseLife(None, 2)), "and"))),
    card("Sign in Blood", "{B}{B}", "Sorcery", Spell(Seq((Draw(Target(PLAYER), 2), LoseLife(TARGET, 2)), "and"))),
    card("Raise Dead", "{B}", "Sorcery", Spell(to_hand(Target(graveyard_card(CREATURE))))),
    card("Zombify", "{3}{B}", "Sorcery", Spell(Move(Target(graveyard_card(CREATURE)), "battlefield", manner="return"))),
    card(
        "Unearth", "{B}", "Sorcery",
        Spell(Move(Target(graveyard_card(CREATURE) & Stat("mana_value", "<=", 3)), "battlefield", manner="return")),
        keyword("cycling", cost="{2}"),
    ),
    card("Repay in Kind", "{5}{B}{B}", "Sorcery", Spell(SetLife(All(PLAYER), Least(PLAYER, "life")))),
    # enchantments
    card("Bad Moon", "{1}{B}", "Enchantment", lasting(BLACK & CREATURE, Add(1, 1))),
    card(
        "Gonti's Machinations", "{B}", "Enchantment",
        on(Nth(1, LoseLife(YOU)), PutCounters("energy", YOU_, 1)),
        ability(
            "", Seq((LoseLife(All(OPPONENT), 3), GainLife(None, Result("lost")))), RemoveCounters("energy", YOU_, 2), sacrifice(SELF)
        ),
    ),
    card(
        "Bitterblossom", "{1}{B}", "Kindred Enchantment — Faerie",
        on(UPKEEP, Seq((LoseLife(YOU_, 1), Create(token("Faerie Rogue", "B", 1, 1, Keyword("flying")), 1)), "and")),
    ),
    card("Phyrexian Arena", "{1}{B}{B}", "Enchantment", on(UPKEEP, Seq((Draw(YOU_, 1), LoseLife(YOU_, 1)), "and"))),
    card(
        "Pestilence", "{2}{B}{B}", "Enchantment",
        on(END_STEP, sacrifice(SELF), Compare(Number(CREATURE), "==", 0)),
        ability("{B}", Damage(Together((All(CREATURE), All(PLAYER))), 1)),
    ),
    card(
        "Leyline of the Void", "{2}{B}{B}", "Enchantment",
        Opening(Move(SELF, "battlefield")), lasting(None, Replace(Move(CARD & OwnedBy(OPPONENT), "graveyard"), to="exile")),
    ),
    card(
        "Triskaidekaphobia", "{3}{B}", "Enchantment",
        on(UPKEEP, Modes(1, 1, (
            Mode(Seq((Lose(All(PLAYER & Stat("life", "==", 13))), GainLife(All(PLAYER), 1)), "then")),
            Mode(Seq((Lose(All(PLAYER & Stat("life", "==", 13))), LoseLife(All(PLAYER), 1)), "then")),
        ))),
    ),
    card("Exquisite Blood", "{4}{B}", "Enchantment", on(LoseLife(OPPONENT), GainLife(None, Result()))),
    # creatures
    card("Carrion Feeder", "{B}", "Creature — Zombie",
         lasting(None, Forbid(Block(AFFECTED))), ability("", PutCounters("+1/+1", SELF, 1), Sacrifice(None, 1, CREATURE)), pt=(1, 1)),
    card("Festering Goblin", "{B}", "Creature — Zombie Goblin",
         on(DIES, Apply(Target(CREATURE), (Add(-1, -1),), END_OF_TURN)), pt=(1, 1)),
    card("Drudge Skeletons", "{1}{B}", "Creature — Skeleton", ability("{B}", Regenerate(SELF)), pt=(1, 1)),
    card(
        "Blood Artist", "{1}{B}", "Creature — Vampire",
        on(Move(Is(SELF) | OTHER_CREATURE, "graveyard", "battlefield"), Seq((LoseLife(Target(PLAYER), 1), GainLife(YOU_, 1)), "and")),
        pt=(0, 1),
    ),
    card("Royal Assassin", "{1}{B}{B}", "Creature — Human Assassin",
         ability("{T}", destroy(Target(Status("tapped") & CREATURE))), pt=(1, 1)),
    card("Ichor Rats", "{1}{B}{B}", "Creature — Phyrexian Rat",
         keyword("infect"), on(ENTERS, PutCounters("poison", All(PLAYER), 1)), pt=(2, 1)),
    card(
        "Phyrexian Infiltrator", "{2}{B}", "Creature — Phyrexian Minion",
        ability("{2}{U}{U}", ExchangeControl(Together((SELF, Target(CREATURE))))), pt=(2, 2),
    ),
    card("Gravedigger", "{3}{B}", "Creature — Zombie", on(ENTERS, May(to_hand(Target(graveyard_card(CREATURE))))), pt=(2, 2)),
    card("Ravenous Chupacabra", "{2}{B}{B}", "Creature — Beast Horror", on(ENTERS, destroy(Target(CREATURE & THEIRS))), pt=(2, 2)),
    card("Skinrender", "{2}{B}{B}", "Creature — Phyrexian Zombie", on(ENTERS, PutCounters("-1/-1", Target(CREATURE), 3)), pt=(3, 3)),
    card("Abyssal Persecutor", "{2}{B}{B}", "Creature — Demon",
         *keywords("flying", "trample"), lasting(None, Forbid(Win(YOU)), Forbid(Lose(OPPONENT))), pt=(6, 6)),
    card(
        "Erebos, God of the Dead", "{3}{B}", "Legendary Enchantment Creature — God",
        keyword("indestructible"),
        lasting(None, Types(lose=("creature",)), cond=Compare(Devotion("B"), "<", 5)),
        lasting(OPPONENT, Forbid(GainLife(AFFECTED))),
        ability("{1}{B}", Draw(None, 1), LoseLife(None, 2)), pt=(5, 7),
    ),
    card("Phantasmal Fiend", "{3}{B}", "Creature — Illusion",
         ability("{B}", Apply(SELF, (Add(1, -1),), END_OF_TURN)), ability("{1}{U}", Apply(SELF, (Switch(),), END_OF_TURN)), pt=(1, 5)),
    card(
        "Sengir Vampire", "{3}{B}{B}", "Creature — Vampire",
        keyword("flying"),
        on(Move(CREATURE & Did(Damage(source=Is(SELF)), "to"), "graveyard", "battlefield"), PutCounters("+1/+1", SELF, 1)), pt=(4, 4),
    ),
    card(
        "Grave Titan", "{4}{B}{B}", "Creature — Giant",
        keyword("deathtouch"), on(AnyEvent((ENTERS, Attack(Is(SELF)))), Create(token("Zombie", "B", 2, 2), 2)), pt=(6, 6),
    ),
    card(
        "Sheoldred, Whispering One", "{5}{B}{B}", "Legendary Creature — Phyrexian Praetor",
        keyword("landwalk", Subtype("Swamp")),
        on(UPKEEP, Move(Target(graveyard_card(CREATURE)), "battlefield", manner="return")),
        on(Begins("upkeep", OPPONENT), Sacrifice(THAT_PLAYER, 1, CREATURE)), pt=(6, 6),
    ),
    card(
        "Lurking Evil", "{B}{B}{B}", "Enchantment",
        ability(
            "", Apply(SELF, (Types(set=("Phyrexian", "Horror", "creature")), Base(4, 4), Gain(Keyword("flying")))),
            LoseLife(None, Half(Of(YOU_, "life"), up=True)),
        ),
    ),
    card(
        "Gray Merchant of Asphodel", "{3}{B}{B}", "Creature — Zombie",
        on(ENTERS, Seq((LoseLife(All(OPPONENT), Devotion("B")), GainLife(None, Result("lost"))))), pt=(2, 4),
    ),
)  # fmt: skip
