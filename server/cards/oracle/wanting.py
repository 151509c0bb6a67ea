"""Wanting: rows for what many decks play: choices and numbers as it happens, damage multiplied, cycling, one spell a turn (601-616)."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, Symbols, Times, Whether
from server.engine.abilities.changes import Add, Base, Colours, Forbid, Gain, Limit, Permit, Prevent, Price, Replace, TopShown
from server.engine.abilities.conditions import Both, Done, Exists, Fits, Happened, Now, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    CARD,
    SPELL,
    YOU,
    YOURS,
    And,
    Colour,
    ControlledBy,
    InZone,
    Is,
    Kind,
    Not,
    Or,
    OwnedBy,
    Same,
    Stat,
    Status,
    WasCast,
    WithCounter,
)  # fmt: skip
from server.engine.abilities.kinds import Keyword, OtherCost, Static
from server.engine.abilities.picks import OTHER, SELF, TARGET, THAT_PLAYER, YOU_, All, Choose, OwnerOf, Ref, Top
from server.engine.abilities.structures import Alternatives, AnyEvent, Apply, AtOnce, Begins, If, Later, Repeat, Rule, Select, Seq
from server.engine.abilities.verbs import (
    Activate,
    AddMana,
    Arrival,
    Attack,
    Block,
    Cast,
    Create,
    Damage,
    Discard,
    Draw,
    GainLife,
    LoseLife,
    Move,
    Proliferate,
    RemoveCounters,
    Reveal,
    Sacrifice,
    Shuffle,
    Tap,
    Untap,
)  # fmt: skip

from .living import BY_IT, THAT_MUCH
from .table import H, rest, row

HANDS_AND_GRAVEYARDS = All(And((CARD, Or((InZone("hand"), InZone("graveyard"))))))
SEEN = Is(Ref("seen"))
OWNERS_GRAVEYARD = All(And((CARD, InZone("graveyard", Same(OwnerOf(SELF))))))
DEFENDING = And((Status("defending"), Kind("player")))
CONTROLLED = And((rest("f"), YOURS))
EVERYWHERE = And((rest("f"), InZone("battlefield")))

ABILITIES = (
    row(
        "prevent all combat damage that would be dealt to {w:np:bare}",
        Static((Prevent(Damage(H.w, combat="combat")),)), "615.1", "there w",
    ),
    row(
        "prevent all combat damage that would be dealt to {x:me}", Static((Prevent(Damage(AFFECTED, combat="combat")),)), "615.1",
    ),
    row(
        "if {k:cond}, you may exile {w:np:all from} rather than pay {x:me:spell}'s mana cost",
        OtherCost((Move(H.w, "exile", "", "exile"),), cond=H.k), "118.9",
    ),
    row(
        "during your turn, {w:np:bare} can't cast spells or activate abilities of {a:np:targets}",
        Static((Forbid(Cast(SPELL, H.w)), Forbid(Activate(H.a, H.w))), cond=Now("", YOU)), "602.5",
    ),
    row(
        "{x:me:spell} costs {n:generic} less to cast if {c:cond}",
        Static((Price(Cast(AFFECTED), H.n),), cond=H.c, zone="stack"), "118.7", "negative n",
    ),
    row(
        "if {k:cond}, you may pay {n:digits} life rather than pay {x:me:spell}'s mana cost",
        OtherCost((LoseLife(None, H.n),), cond=H.k), "118.9",
    ),
    row("if {k:cond}, you may cast {x:me:spell} without paying its mana cost", OtherCost((), cond=H.k), "118.9"),
    row(
        "players can't untap more than {n:words} {w:np:one} during their untap steps",
        Static((Limit("untaps", H.n),), H.w), "502.3",
    ),
    row("{x:me:name}'s toughness is equal to {n:amount}", Static((Base(None, H.n),), cda=True), "604.3"),
    row("you may look at the top card of your library any time", Static((TopShown(YOU, YOU),)), "401.5"),
)  # fmt: skip

KEYWORDS = (
    row("protection from spells that are one or more colors", Keyword("protection", And((SPELL, Not(Colour(""))))), "702.16"),
    row("protection from everything", Keyword("protection"), "702.16j"),
    row("protection from each color", Keyword("protection", Or(tuple(Colour(letter) for letter in "WUBRG"))), "702.16h"),
)

RULES = (
    row("no more than {n:words} creatures can attack each combat", Limit("attackers", H.n), "508.1c", "not one n"),
    row("no more than {n:words} creatures can block each combat", Limit("blockers", H.n), "509.1b", "not one n"),
    row("players can cast spells only during their own turns", Forbid(Cast(SPELL), but=Now("", Same(THAT_PLAYER))), "601.3"),
    row(
        "if {s:np:a} would deal damage to {w:np:a}, it deals triple that damage to {w:that} instead",
        Replace(Damage(H.w, source=H.s), times=3), "614.1a", "there s",
    ),
)  # fmt: skip

EFFECTS = (
    row("tap or untap {w:np}", Alternatives((Tap(H.w), Untap(H.w))), "608.2d"),
    row("proliferate twice", Repeat(2, Proliferate()), "701.34a"),
    row("remove all counters from {w:np}", RemoveCounters("", H.w, -1), "122.1"),
    row("{p:doer} <discard|discards> {n:many:card} at random", Discard(H.p, H.n, random=True), "701.9b", "there p"),
    row("{p:doer} <shuffle|shuffles> their hand and graveyard into their library", Shuffle(H.p, HANDS_AND_GRAVEYARDS), "701.24"),
    row(
        "counter {t:np}. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard",
        Move(H.t, "library", "stack", "counter", position="top"), "701.6a",
    ),
    row("put {w:np:all from} on top of your library", Move(H.w, "library", position="top"), "401.2", "yours w"),
    row(
        "the owner of {t:np} shuffles it into their library, then draws {n:many:card}",
        Seq((Shuffle(OwnerOf(H.t), H.t), Draw(OwnerOf(TARGET), H.n)), "then"), "701.24",
    ),
    row(
        "the owner of {t:np} shuffles it into their library, then reveals the top card of their library",
        Seq((Shuffle(OwnerOf(H.t), H.t), Reveal(Top(1, OwnerOf(TARGET)))), "then"), "701.24",
    ),
    row(
        "return {w:np:all from} to the battlefield with {n:counters:k} on it",
        Move(H.w, "battlefield", "", "return", arrival=Arrival(counters=((H.k, H.n),))), "122.6a",
    ),
    row("{s:source} <deal|deals> damage to {w:np} equal to {n:amount}", Damage(H.w, H.n, H.s), "120.3", "devotion n"),
    row(
        "put one of them into your hand and the other on the bottom of your library",
        AtOnce((
            Move(Choose(And((CARD, SEEN))), "hand"),
            Move(All(And((SEEN, Not(Is(Ref("chosen")))))), "library", position="bottom"),
        )), "401.4",
    ),
    row(
        "sacrifice {f:np:a} other than {x:me}. If you can't, {d:effect}",
        Seq((Sacrifice(None, 1, And((OTHER, H.f))), If(Unless(Done("sacrificed")), H.d))), "701.21a",
    ),
    row("its owner shuffles their graveyard into their library", Shuffle(OwnerOf(SELF), OWNERS_GRAVEYARD), "701.24"),
    row(
        "{p:np} <exile|exiles> the top {n:words} cards of their library",
        Move(Top(H.n, H.p), "exile", "", "exile", by=H.p), "701.13", "not one n",
    ),
    row("{p:doer} <draw|draws> a card for each {n:per}", Draw(H.p, Times(1, H.n)), "121.1"),
    row("{w:become} <get|gets> +1/+0 {u:until} for each {n:per}", Apply(H.w, (Add(H.n, 0),), H.u), "613.4c", "counted n"),
    row("they put it onto the battlefield", Move(Ref("revealed"), "battlefield", by=OwnerOf(TARGET)), "400.7"),
    row(
        "{w:doer} <add|adds> {C}. If {c:cond}, add {C}{C} instead", AddMana(Symbols("{C}"), Whether(H.c, 2, 1), H.w), "608.2h",
    ),
    row(
        "{w:doer} <add|adds> {C}. If {c:cond}, add {C}{C}{C} instead", AddMana(Symbols("{C}"), Whether(H.c, 3, 1), H.w), "608.2h",
    ),
    row("you may cast spells {u:turn} as though they had flash", Rule((Permit(Cast(SPELL, YOU), flash=True),), H.u), "702.8"),
    row("whenever you cast {s:np:a} this turn, {d:effect}", Later(Cast(H.s, YOU), H.d, True, True), "603.7"),
    row("create X {t:tokens:several}, where X is the number of {f:np:bare}", Create(H.t, Number(H.f)), "701.7"),
    row(
        "{w:become} <gain|gains> {g:granted} and <get|gets> +X/+X {u:until}, where X is the number of {f:np:bare}",
        Apply(H.w, (Gain(H.g), Add(Number(H.f), Number(H.f))), H.u), "613.4c",
    ),
    row(
        "{w:become} <get|gets> +X/+X {u:until}, where X is the number of {f:np:bare} on the battlefield",
        Apply(H.w, (Add(Number(EVERYWHERE), Number(EVERYWHERE)),), H.u), "613.4c",
    ),
    row(
        "{w:become} <get|gets> +X/+X {u:until}, where X is the number of {f:np:bare} you control",
        Apply(H.w, (Add(Number(CONTROLLED), Number(CONTROLLED)),), H.u), "613.4c",
    ),
    row(
        "the next {n:digits} damage that would be dealt to {w:np} {u:turn} is dealt to {t:np} instead",
        Apply(H.w, (Replace(Damage(AFFECTED), whom=H.t, most=H.n),), H.u), "614.9",
    ),
    row(
        "the next time a source of your choice would deal damage to you {u:turn}, prevent that damage."
        " You gain life equal to the damage prevented this way",
        Seq((Select(Choose(Kind("source"))), Rule((Prevent(BY_IT, also=GainLife(YOU_, THAT_MUCH), uses=1),), H.u))), "615.5",
    ),
)  # fmt: skip

ONCE = (
    row("{w:own}you cycle this card", Activate(H.w, YOU, "cycling"), "702.29c"),
    row("{w:own}this card is put into your graveyard from your library", Move(H.w, "graveyard", "library"), "603.6e"),
    row("you sacrifice {x:me}{w:own}", Move(H.w, manner="sacrifice", by=YOU), "701.21a"),
)

EVENTS = (
    row("{x:me} is put into a graveyard from the battlefield", Move(Is(SELF), "graveyard", "battlefield"), "603.6c", "no creature"),
    row("{w:actor} <are|is> put into a graveyard from the battlefield", Move(H.w, "graveyard", "battlefield"), "603.6c", "lifeless w"),
    row("{w:actor} <block|blocks> or <become|becomes> blocked by {x:seen:a}", AnyEvent((Block(H.w, H.x), Block(H.x, H.w))), "509.3d"),
    row("{x:me}{t:own} becomes blocked by {w:seen:a}", Block(H.w, H.t), "509.3d"),
    row("a player casts {s:seen:a} from a {z:word}", Cast(H.s, Kind("player"), frm=H.z), "601.2a", "said z"),
    row("{p:actor} <cycle|cycles> {w:np:a}", Activate(H.w, H.p, "cycling"), "702.29d"),
    row("{w:actor} <attack|attacks> alone", Attack(And((rest("w"), Status("alone")))), "506.5"),
    row("{p:actor} <discard|discards> {w:seen:a}", Move(H.w, manner="discard", by=H.p), "701.9a"),
    row("{p:actor} <sacrifice|sacrifices> {w:seen:a}", Move(H.w, manner="sacrifice", by=H.p), "701.21a"),
)

TIMES = (row("the beginning of each {s:step}", Begins(H.s, Kind("player")), "513.1", "end s"),)

AMOUNTS = (row("the number of {w:np:bare} on the battlefield", Number(And((rest("w"), InZone("battlefield")))), "403.1"),)

CONDITIONS = (
    row("there are {n:words} or more cards in your graveyard", Exists(And((CARD, InZone("graveyard", YOU))), H.n), "404.1", "not one n"),
    row("defending player controls {w:np:a}", Exists(And((rest("w"), ControlledBy(DEFENDING)))), "508.5"),
    row("you didn't lose life this turn", Unless(Happened(LoseLife(YOU))), "119.3"),
    row("you control {a:np:a} and {b:np:a}", Both((Exists(And((rest("a"), YOURS))), Exists(And((rest("b"), YOURS))))), "109.5"),
    row("you have {n:digits} or more cards in your library", Exists(And((CARD, InZone("library", YOU))), H.n), "401.1"),
    row(
        "{n:words} or more {w:np:bare} are in your graveyard",
        Exists(And((rest("w"), InZone("graveyard", YOU))), H.n), "404.1", "not one n",
    ),
    row("you have {n:words} or fewer cards in hand", Exists(And((YOU, Stat("hand", "<=", H.n)))), "402.1"),
    row("{r:np} has {n:words} or more {k:counter} counters on it", Fits(H.r, Stat(H.k, ">=", H.n)), "122.1", "not one n"),
    row("it had {k:one} counter on it", Fits(Ref("it"), WithCounter(H.k)), "608.2h", "said k"),
    row("you didn't cast it from your {z:word}", Unless(Fits(SELF, WasCast(H.z))), "400.7d", "said z"),
)  # fmt: skip

CHANGES = (
    row("can block only {w:np:bare}", Forbid(Block(AFFECTED, Not(H.w))), "509.1b"),
    row("<get|gets> +1/+0 for each {n:per}", Add(H.n, 0), "613.4c", "counted n"),
    row("can't block {w:np:bare}", Forbid(Block(AFFECTED, H.w)), "509.1b", "there w"),
    row("can't attack you", Forbid(Attack(AFFECTED, YOU)), "508.1c"),
    row(
        "can't cast more than one {w:np:one} each turn",
        Forbid(Cast(H.w, AFFECTED), but=Unless(Happened(Cast(H.w, Same(THAT_PLAYER))))), "601.3",
    ),
    row(
        "may play {a:np:bare} and cast {s:np:bare} from the top of your library",
        (
            Permit(Move(And((rest("a"), InZone("library", YOU))), "battlefield", manner="play", by=AFFECTED), "library"),
            Permit(Cast(And((rest("s"), OwnedBy(YOU))), AFFECTED), "library"),
        ), "601.3e",
    ),
    row(
        "can't attack or block unless {c:cond}",
        (Forbid(Attack(AFFECTED), but=H.c), Forbid(Block(AFFECTED), but=H.c)), "508.1c",
    ),
    row("<become|becomes> {c:colour}", Colours(H.c), "105.3", "given"),
    row("<are|is> {c:colour}", Colours(H.c), "105.3", "held"),
)  # fmt: skip
