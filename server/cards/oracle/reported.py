"""Reported: rows for cards of which bug reports tell: exerting, reading ahead, splicing (701.43, 702.47, 702.155)."""

from __future__ import annotations

from server.engine.abilities.amounts import Result
from server.engine.abilities.changes import Again, AsAttacks, Base, CopyOf, Exempt, Forbid, Gain, LoseAbility, Prevent, Replace, Types
from server.engine.abilities.conditions import Done, Fits, Happened, Unless
from server.engine.abilities.filters import (
    AFFECTED,
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    LAND,
    OPPONENT,
    YOU,
    YOURS,
    And,
    ControlledBy,
    InZone,
    Is,
    Kind,
    Or,
    OwnedBy,
    Same,
    Stat,
)  # fmt: skip
from server.engine.abilities.kinds import AsEnters, Keyword, Static, Triggered
from server.engine.abilities.picks import ENCHANTED, SELF, TARGET, YOU_, All, Choose, ControllerOf, OwnerOf, Ref, Target, Together
from server.engine.abilities.structures import Apply, ChooseNumber, If, Later, May, Seq, Spliced
from server.engine.abilities.verbs import (
    Attach,
    Attack,
    Become,
    Cast,
    CopyCard,
    Create,
    Damage,
    Draw,
    Exert,
    Move,
    PutCounters,
    RemoveCounters,
    Skip,
    Tap,
)  # fmt: skip

from .table import H, rest, row

ON_ANY = Or((Kind("permanent"), Kind("player")))
NO_WALKERS = Or((ARTIFACT, CREATURE, ENCHANTMENT, LAND))
THERE = Fits(SELF, InZone("graveyard"))
ANIMATED = Ref("self.animated")
ANIMATES = Seq((
    Apply(SELF, (LoseAbility("enchant"), Gain(Keyword("enchant", And((CREATURE, Is(ANIMATED))))))),
    Move(Ref("attached"), "battlefield", manner="return", under=YOU_, name="self.animated"),
    Attach(SELF, ANIMATED),
    Later(
        Move(Is(SELF), "", "battlefield"), Move(ANIMATED, "graveyard", "battlefield", "sacrifice", by=ControllerOf(ANIMATED)),
    ),
))  # fmt: skip
HOST = All(And((CREATURE, ENCHANTED)))
FRESH = Unless(Happened(Become(Is(SELF), "exerted")))

ABILITIES = (
    row("you may exert {x:me} as it attacks. When you do, {d:effect}", Static((AsAttacks(Exert(SELF), H.d),)), "701.43d", "there d"),
    row("you may exert {x:me} as it attacks", Static((AsAttacks(Exert(SELF)),)), "701.43d"),
    row(
        "if {x:me} hasn't been exerted this turn, you may exert it as it attacks. When you do, {d:effect}",
        Static((AsAttacks(Exert(SELF), H.d),), None, FRESH), "701.43d",
    ),
    row(
        "you may have {x:me} enter as a copy of {w:np:a} you control",
        AsEnters(May(Apply(SELF, (CopyOf(Choose(And((rest("w"), YOURS)))),)))), "707.5",
    ),
    row(
        "you may have {x:me} enter tapped as a copy of any {w:np:one} on the battlefield",
        AsEnters(May(Seq((Tap(SELF), Apply(SELF, (CopyOf(Choose(H.w)),)))))), "707.5",
    ),
    row(
        "as long as {x:me:card} is in your graveyard and {c:cond}, {o:over} {d:changes:held}",
        Static(H.d, H.o, H.c, "graveyard"), "113.6b", "there c",
    ),
    row(
        "when {x:me:name} is put into a graveyard from anywhere, {d:effect}",
        Triggered(Move(Is(SELF), "graveyard"), H.d, None, "graveyard"), "603.6c",
    ),
    row(
        "whenever {w:np:a} is put into your graveyard from the battlefield, if this card is in your graveyard, {d:effect}",
        Triggered(Move(And((rest("w"), OwnedBy(YOU))), "graveyard", "battlefield"), H.d, THERE, "graveyard"), "113.6b",
    ),
    row(
        "when {w:np:a} is put into an opponent's graveyard from the battlefield, if this card is in your graveyard, {d:effect}",
        Triggered(Move(And((rest("w"), OwnedBy(OPPONENT))), "graveyard", "battlefield"), H.d, THERE, "graveyard"), "113.6b",
    ),
    row(
        'when {x:me} enters, if it\'s on the battlefield, it loses "enchant creature card in a graveyard" and gains "enchant creature put'
        ' onto the battlefield with {x:me}." Return enchanted creature card to the battlefield under your control and attach {x:me} to it.'
        " When {x:me} leaves the battlefield, that creature's controller sacrifices it",
        Triggered(Move(Is(SELF), "battlefield"), ANIMATES, Fits(SELF, InZone("battlefield"))), "303.4",
    ),
    row(
        "{w:np:bare} with power greater than {n:amount} can't attack",
        Static((Forbid(Attack(AFFECTED)),), And((H.w, Stat("power", ">", H.n)))), "508.1c",
    ),
)  # fmt: skip

KEYWORDS = (
    row("protection from everything", Keyword("protection", Kind("source")), "702.16j"),
    row("splice onto {w:np:one}—{c:worded}.", Keyword("splice", H.w, H.c), "702.47a", "worded c"),
    row("splice onto {w:np:one} {c:cost}", Keyword("splice", H.w, H.c), "702.47a"),
)

EFFECTS = (
    row("create a token that's a copy of {w:np}, except {b:exceptions}", Create(copy_of=H.w, but=H.b), "707.9", "any b"),
    row(
        "you may copy {w:np}. If you do, you may cast the copy without paying its mana cost",
        Seq((May(CopyCard(H.w, 1)), If(Done("copies"), May(Cast(Ref("copies", "the copy")))))), "707.12",
    ),
    row("enchanted creature deals {n:digits} damage to its owner", Damage(OwnerOf(HOST), H.n, HOST), "120.1"),
    row("{w:doer} <skip|skips> {w:their} next combat phase", Skip("combat", H.w), "500.11"),
    row("remove all counters from {w:np}", RemoveCounters("", H.w, -1), "122.1"),
    row(
        "put target {w:np:one} from your graveyard on top of your library",
        Move(Target(And((rest("w"), InZone("graveyard", YOU)))), "library", position="top"), "401.7",
    ),
    row(
        "tap up to {m:words} target {w:np:bare} that player controls",
        Tap(Target(And((rest("w"), ControlledBy(Same(TARGET)))), 0, H.m)), "701.26a",
    ),
    row("{d:effect}{p:silent}", Spliced(H.d, H.p), "702.47c"),
    row("you and target {o:np:one} each draw {n:many:card}", Draw(Together((YOU_, Target(H.o))), H.n), "121.1"),
    row("choose a number between {a:digits} and {b:digits}", ChooseNumber(H.a, H.b), "107.1c"),
    row(
        "put {n:counters:k} on each of up to {m:words} target {w:np:bare}", PutCounters(H.k, Target(H.w, 0, H.m), H.n),
        "122.6", "not one m",
    ),
)  # fmt: skip

COSTS = (row("exert {x:me}", Exert(SELF), "701.43a"),)

EVENTS = (row("you exert {w:np:a}", Become(And((H.w, YOURS)), "exerted"), "701.43a"),)

EXCEPTIONS = (row("it has {k:granted}", Gain(H.k), "707.9a", "keyword k"),)

CHANGES = (
    row(
        "<are|is> {t:types:a} with base power and toughness {p:digits}/{q:digits} and <have|has> {k:granted}, and it loses all other"
        " abilities, card types, and creature types", (Types(set=H.t), Base(H.p, H.q), LoseAbility(), Gain(H.k)), "205.1a",
    ),
)  # fmt: skip

RULES = (
    row('the "legend rule" doesn\'t apply', Exempt("legend"), "704.5j"),
    row("players can't get counters", Forbid(PutCounters(on=Kind("player"))), "122.1"),
    row("counters can't be put on artifacts, creatures, enchantments, or lands", Forbid(PutCounters(on=NO_WALKERS)), "122.1"),
    row("you can't get {k:word} counters", Forbid(PutCounters(H.k, YOU)), "122.1"),
    row("{w:np:bare} can't have {k:word} counters put on them", Forbid(PutCounters(H.k, H.w)), "122.1"),
    row(
        "if you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that"
        " permanent or player instead", Replace(PutCounters(on=ON_ANY, by=YOU), times=2), "122.6",
    ),
    row(
        "if an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters"
        " on that permanent or player instead, rounded down", Replace(PutCounters(on=ON_ANY, by=OPPONENT), halves=True), "122.6",
    ),
    row(
        "if {w:np:a} dying causes a triggered ability of {o:np:a} to trigger, that ability triggers an additional time",
        Again(Move(H.w, "graveyard", "battlefield"), H.o), "603.2d",
    ),
    row(
        "if damage would be dealt to {w:np:a}, prevent that damage. Put a {k:word} counter on that creature for each 1 damage prevented"
        " this way", Prevent(Damage(H.w), also=PutCounters(H.k, Ref("it", "that creature"), Result())), "615.5",
    ),
    row(
        "if you would get one or more counters, you get that many plus one of each of those kinds of counters instead",
        Replace(PutCounters(on=YOU), plus=1), "122.1",
    ),
    row(
        "if one or more counters would be put on {w:np:a}, that many plus one of each of those kinds of counters are put on that permanent"
        " instead", Replace(PutCounters(on=H.w), plus=1), "122.6",
    ),
    row(
        "if {w:np:a} would die, instead exile that card and {d:effect}",
        Replace(Move(H.w, "graveyard", "battlefield"), to="exile", also=H.d), "614.1a", "there d",
    ),
)  # fmt: skip
