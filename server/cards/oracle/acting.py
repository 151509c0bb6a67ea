"""Acting: rows for keyword actions, combat and what is said of those who fight (506-511, 701, 702)."""

from __future__ import annotations

from server.engine.abilities.amounts import Number, Tally, Total
from server.engine.abilities.changes import Add, Base, Colours, Limit, Prevent, Types
from server.engine.abilities.filters import (
    CREATURE,
    OPPONENT,
    YOU,
    YOURS,
    And,
    BlockedBy,
    ControlledBy,
    Is,
    Not,
    Or,
    PairedWith,
    Stat,
)  # fmt: skip
from server.engine.abilities.kinds import Static
from server.engine.abilities.picks import SELF, Ref
from server.engine.abilities.structures import AnyEvent, Apply, Begins, OneOrMore, Rule
from server.engine.abilities.verbs import (
    Adapt,
    Amass,
    Attack,
    Bolster,
    Connive,
    Create,
    Damage,
    Exploit,
    Explore,
    Goad,
    LoseLife,
    Populate,
    Proliferate,
    Support,
)  # fmt: skip

from .table import H, row

ACT_ABILITIES = (
    row(
        "{x:me:name}'s power is equal to {n:amount}",
        Static((Base(H.n, None),), cda=True), "604.3",
    ),
    row(
        "as long as {x:me} is paired with another creature, both creatures{x:several} {c:changes:held}",
        Static(H.c, Or((And((Is(SELF), PairedWith(CREATURE))), PairedWith(Is(SELF))))), "702.95b",
    ),
)  # fmt: skip

ACT_EFFECTS = (
    row("{w:doer} <proliferate|proliferates>", Proliferate(H.w), "701.34a"),
    row("{w:np} <explore|explores>", Explore(H.w), "701.44a"),
    row("goad {w:np:all}", Goad(H.w), "701.15a"),
    row("{w:np} <connive|connives>", Connive(H.w), "701.50a"),
    row("amass {s:types_of} {n:digits}", Amass(H.n, H.s), "701.47a"),
    row("adapt {n:digits}", Adapt(H.n), "701.46a"),
    row("bolster {n:digits}", Bolster(H.n), "701.39a"),
    row("populate", Populate(), "701.36a"),
    row("support {n:digits}{t:silent}", Support(H.t, H.n), "701.41a"),
    row("{w:become} <get|gets> +1/+1 {u:until} for each {n:per}", Apply(H.w, (Add(H.n, H.n),), H.u), "613.4c", "counted n"),
    row(
        "prevent all combat damage that would be dealt to {w:np:a} {u:turn}",
        Rule((Prevent(Damage(H.w, combat="combat")),), H.u), "615.1", "there w",
    ),
    row("create {t:tokens:n} that's {a:arrival}", Create(H.t, H.n, arrival=H.a), "508.4", "attacking a"),
)

ACT_EVENTS = (
    row("{w:actor} and at least {n:words} other {o:np:bare} attack", Attack(H.w, others=H.o, least=H.n), "508.3a", "not one n"),
    row("you attack", OneOrMore(Attack(And((CREATURE, YOURS)))), "508.3d"),
)

ACT_ONCE = (
    row("{w:actor} <exploit|exploits> {x:seen:a}", Exploit(H.w, H.x), "702.110b"),
    row("{e:either}", AnyEvent(H.e), "603.2", "moves e"),
)

ACT_TIMES = (
    row("the beginning of each of your postcombat main phases", Begins("postcombat_main", YOU), "505.1a"),
    row("the beginning of each postcombat main phase", Begins("postcombat_main"), "505.1a"),
)

ACT_AFTERS = (
    row("you don't control", Not(ControlledBy(YOU)), "109.5"),
    row("it's blocking", BlockedBy(Is(SELF)), "509.1"),
    row("who lost life this turn", Stat("life_lost", ">", 0), "119.3"),
)

ACT_PER = (
    row("1 life your opponents have lost this turn", Tally(LoseLife(OPPONENT), "amount"), "119.3"),
    row("of your opponents {f:after}", Number(And((OPPONENT, H.f))), "102.3"),
    row("{k:word} counter {w:np:bare} have", Total(H.w, H.k), "122.1", "counter k"),
)

ACT_REFS = (row("each creature that had counters put on it this way", Ref("put.on"), "122.6"),)

ACT_CHANGES = (
    row("can block any number of creatures", Limit("blocks", -1), "509.1b"),
    row(
        "<become|becomes> a {c:colour} {t:types} with base power and toughness {p:digits}/{q:digits}"
        " in addition to <their|its|its> other colors and types",
        (Colours(H.c, True), Types(add=H.t), Base(H.p, H.q)), "613.1d",
    ),
)  # fmt: skip
