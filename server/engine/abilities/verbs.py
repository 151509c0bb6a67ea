"""Verbs: what can happen. Each is done (an effect), paid (a cost), awaited (a trigger), ruled (replaced, forbidden) and
remembered, always as the same word.

Done or paid, roles hold Picks and amounts are counted; awaited or ruled, roles hold Filters and None fits anything.
`name` binds what was done for later words: the objects moved, the amount dealt.
"""

from __future__ import annotations

from .words import Ability, Change, Cost, Count, Duration, Effect, Filter, ManaKind, Pick, Role, Verb, Word


class Arrival(Word, frozen=True):
    """How something arrives on the battlefield."""

    tapped: bool = False
    attacking: bool = False
    transformed: bool = False
    face_down: bool = False
    counters: tuple[tuple[str, Count], ...] = ()  # kind, number
    attached_to: Pick | None = None
    whom: Pick | None = None  # what it attacks: that, or what that creature attacks (702.49c); None: its controller's choice (508.4)
    theirs: bool = False  # or a planeswalker that this player controls
    blocking: Pick | None = None  # the attacking creature that it blocks (509.4)


class Move(Verb, frozen=True):
    """Put into another zone (400.7).

    Zones: battlefield hand library graveyard exile stack command. Manners: destroy (701.8) sacrifice (701.21) discard
    (701.9) exile mill (701.17) counter (701.6) return play cast search draw; "" any, or just put.
    """

    what: Role = None
    to: str = ""
    frm: str = ""
    manner: str = ""
    under: Pick | None = None  # under whose control; None: its owner's ("you" for what you create)
    by: Role = None  # who moves it: sacrifices, discards, mills
    position: str = ""  # in a library: top, second (from the top), bottom, any_order_top, any_order_bottom, random_bottom
    arrival: Arrival | None = None
    name: str = "moved"
    until: Duration | None = None  # it comes back when that ends (610.3)
    final: bool = False  # destroyed, it can't be regenerated (701.19c)
    cause: Role = None  # awaited or ruled: what is the source of the effect or cost that moves it (701.9a, 609.7)


class Draw(Verb, frozen=True):
    """Draw cards (121). Ruled, all but the first that a player draws in each of that player's draw steps, if `but_first`."""

    who: Role = None
    n: Count | None = None
    name: str = "drawn"
    but_first: bool = False


class Damage(Verb, frozen=True):
    """Deal damage (120). `combat`: "" either, "combat", "noncombat". Done, "NAME.to" is what was dealt damage; in the number,
    Ref("each") is what is dealt it and Ref("dealer") what deals it."""

    to: Role = None
    n: Count | None = None
    source: Role = None
    combat: str = ""
    name: str = "dealt"


class GainLife(Verb, frozen=True):
    """Gain life (119.3)."""

    who: Role = None
    n: Count | None = None
    name: str = "gained"


class LoseLife(Verb, frozen=True):
    """Lose life (119.3). Paid, it is "pay N life" (119.4)."""

    who: Role = None
    n: Count | None = None
    name: str = "lost"


class SetLife(Verb, frozen=True):
    """A life total becomes a number (119.5)."""

    who: Role = None
    n: Count | None = None


class ExchangeLife(Verb, frozen=True):
    """Two players exchange life totals (701.12c)."""

    who: Role = None
    name: str = "exchanged"


class ExchangeNumber(Verb, frozen=True):
    """A player exchanges a life total with the power or toughness of something (701.12g)."""

    who: Role = None
    of: Pick | None = None
    stat: str = "toughness"
    name: str = "exchanged"


class RedistributeLife(Verb, frozen=True):
    """Each of any number of players gets the life total of one of them (119.7)."""

    who: Role = None


class ExchangeControl(Verb, frozen=True):
    """Two permanents change hands (701.12b)."""

    what: Role = None
    name: str = "exchanged"


class GainControl(Verb, frozen=True):
    """Somebody comes to control something (110.2a): awaited or ruled only; what is done is a Control."""

    what: Role = None
    who: Role = None


class AddMana(Verb, frozen=True):
    """Add mana to a player's pool (106.4). Awaited, "is tapped for mana" (106.12a) when `tapped_for` is set."""

    mana: ManaKind | None = None
    n: Count | None = None  # how many of the kind
    who: Role = None
    source: Role = None
    tapped_for: bool = False
    only: Filter | None = None  # may be spent only on spells or abilities that fit (106.6)
    name: str = "added"
    lasts: bool = False  # "until end of turn, you don't lose this mana as steps and phases end" (106.4)
    rider: Effect | None = None  # done when it is spent; Ref("it") is what it was spent on (106.6)
    through: str = ""  # "combat": "until end of combat, you don't lose this mana as steps and phases end" (106.4, 702.189a)


class LoseMana(Verb, frozen=True):
    """Lose all unspent mana (106.4); another player may add what is lost, as it is."""

    who: Role = None
    to: Pick | None = None


class PutCounters(Verb, frozen=True):
    """Put counters on (122.6)."""

    kind: str = ""
    on: Role = None
    n: Count | None = None
    name: str = "put"
    by: Role = None  # awaited or ruled: which player puts them, or Kind("effect"): an effect does (614.16)
    reaching: int = 0  # awaited: only if fewer of them than this become this many or more (714.2b)
    kinds: tuple[str, ...] = ()  # done: of one of these kinds, as the player chooses
    like: Pick | None = None  # done: as many of each kind as that has, or had as it was last there


class RemoveCounters(Verb, frozen=True):
    """Remove counters (122)."""

    kind: str = ""
    on: Role = None
    n: Count | None = None  # -1: all
    name: str = "removed"
    left: int = -1  # awaited: only if so many are left; 0: the last one is removed (310.11b, 702.62a)


class MoveCounters(Verb, frozen=True):
    """Move counters of a kind, or of any one kind, from one thing to another: all of it can be done, or nothing is (122.5)."""

    kind: str = ""
    frm: Role = None
    on: Role = None
    n: Count | None = None
    name: str = "put"


class TokenSpec(Word, frozen=True):
    """What a created token is (111.4)."""

    name: str
    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    colours: str = ""
    power: Count | None = None
    toughness: Count | None = None
    abilities: tuple[Ability, ...] = ()
    supertypes: tuple[str, ...] = ()
    back: TokenSpec | None = None  # of a double-faced token (111.10i)


class Create(Verb, frozen=True):
    """Create tokens (111, 701.7), from a description or as copies of something (707.2)."""

    token: TokenSpec | None = None
    n: Count | None = None
    who: Role = None
    copy_of: Pick | None = None
    arrival: Arrival | None = None
    name: str = "created"
    by: Role = None  # as in PutCounters
    but: tuple[Change, ...] = ()  # the copy's exceptions (707.9)


class Tap(Verb, frozen=True):
    """Tap (701.26a). As a cost of the source itself it is {T} (107.5)."""

    what: Role = None
    name: str = "tapped"


class Untap(Verb, frozen=True):
    """Untap (701.26b). As a cost of the source itself it is {Q} (107.6)."""

    what: Role = None
    name: str = "untapped"
    step: bool = False  # awaited or ruled: in the untap step (502.3)


class Attach(Verb, frozen=True):
    """Attach one thing to another (701.3); done without another, unattach it (701.3d)."""

    what: Role = None
    to: Role = None


class Shuffle(Verb, frozen=True):
    """Shuffle a library, after these things are put into it (701.24)."""

    who: Role = None
    what: Pick | None = None


class Reveal(Verb, frozen=True):
    """Show to all players (701.20)."""

    what: Role = None
    name: str = "revealed"


class Look(Verb, frozen=True):
    """Look at cards or a hand: one player sees them (701.20e)."""

    what: Role = None
    who: Role = None
    name: str = "seen"


class LetLook(Verb, frozen=True):
    """Let a player look at face-down cards for as long as they stay where they are (406.3), and who controls the source with it."""

    what: Role = None
    who: Role = None


class Link(Verb, frozen=True):
    """An object keeps the others under that name, which begins with "self.", for its linked abilities (607, 702.55b, 702.99b)."""

    what: Role = None
    to: Role = None
    name: str = "self.linked"


class SwapPlaces(Verb, frozen=True):
    """A permanent is exchanged with a card in another zone, which becomes attached to what it was attached to (701.12d-e)."""

    what: Role = None
    other: Role = None
    name: str = "exchanged"


class Cast(Verb, frozen=True):
    """Cast a spell (601). Done, without paying its mana cost, or for another cost (118.9) with that label."""

    what: Role = None
    who: Role = None
    name: str = "cast"
    transformed: bool = False  # done: with its back face up (712.11a)
    cost: Cost | None = None
    label: str = ""
    only: Filter | None = None  # done: only as a spell that fits (702.85a)
    each: bool = False  # done: any of them, one after the other, as the player likes
    frm: str = ""  # awaited or ruled: from that zone (601.2a)
    play: bool = False  # done: a land is played instead, if the player may play one (305.2)


class Activate(Verb, frozen=True):
    """Activate an ability of something (602): `ability` narrows to "mana", "nonmana", "loyalty", "cycling" (702.29c), or
    to the very one that resolves: "this". Done, a mana ability of each."""

    what: Role = None
    who: Role = None
    ability: str = ""


class CopySpell(Verb, frozen=True):
    """Copy a spell or ability on the stack (707.10), with new targets if the player likes."""

    what: Role = None
    n: Count | None = None
    retarget: bool = True
    name: str = "copies"
    but: tuple[Change, ...] = ()  # the copy's exceptions (707.9)
    who: Role = None  # done: that player copies it, and may choose the targets (702.144a)


class CopyCard(Verb, frozen=True):
    """Copy a card, so often, where it is (707.12): to be cast while this resolves, or the copies cease to exist (704.5e)."""

    what: Role = None
    n: Count | None = None
    name: str = "copies"


class Retarget(Verb, frozen=True):
    """Choose new targets for a spell or ability (115.7d); to `change` them, all must become others, or none does (115.7a), or just
    `one` of them is changed (115.7b), and only to what fits `to` if that is said."""

    what: Role = None
    who: Role = None
    change: bool = False
    to: Filter | None = None
    one: bool = False


class Attack(Verb, frozen=True):
    """Attack (508). Awaited, with so many others that fit in the same attack, if `others` is said."""

    what: Role = None
    whom: Role = None
    others: Filter | None = None
    least: int = 1


class Block(Verb, frozen=True):
    """Block (509)."""

    what: Role = None
    whom: Role = None


class Fight(Verb, frozen=True):
    """Two creatures fight (701.14)."""

    what: Role = None
    other: Role = None


class Become(Verb, frozen=True):
    """Becomes so: targeted (115, `by` what), blocked (509.3c), unblocked (509.3g), monarch; tapped and untapped are verbs of their own.

    Also transformed (701.27), flipped (710), face_up, face_down (708), level (716.2, level `n`), unlocked (709.5f, half `n` of it:
    1 left, 2 right), fully_unlocked (709.5i), solved (719.3b), phased_out, phased_in (702.26); without an object day, night (731.1),
    and awaited daynight: day becomes night or night becomes day (731.1a). Also monstrous (701.37), and of a card drawn_and_revealed
    (702.94a), in exile plotted (702.170c), warped (702.185b).
    A permanent that becomes converted transforms (701.28); a player becomes blessed (702.131) or faster by one (702.179).
    """

    what: Role = None
    how: str = ""
    by: Role = None
    n: int = 0


class Regenerate(Verb, frozen=True):
    """The next time it would be destroyed this turn, it isn't (701.19)."""

    what: Role = None


class Heal(Verb, frozen=True):
    """Remove all damage from a permanent (701.19a)."""

    what: Role = None


class Withdraw(Verb, frozen=True):
    """Remove from combat (506.4)."""

    what: Role = None


class Scry(Verb, frozen=True):
    """Scry (701.22)."""

    n: Count | None = None
    who: Role = None


class Surveil(Verb, frozen=True):
    """Surveil (701.25)."""

    n: Count | None = None
    who: Role = None


class Discard(Verb, frozen=True):
    """Discard cards of one's own choice (701.9), at random if so; n -1 is the whole hand. Awaited, use Move with that manner."""

    who: Role = None
    n: Count | None = None
    what: Filter | None = None
    random: bool = False
    name: str = "discarded"


class Sacrifice(Verb, frozen=True):
    """Sacrifice permanents of one's own choice (701.21). Awaited, use Move with that manner."""

    who: Role = None
    n: Count | None = None
    what: Filter | None = None
    name: str = "sacrificed"


class Mill(Verb, frozen=True):
    """Mill cards (701.17)."""

    who: Role = None
    n: Count | None = None
    name: str = "milled"


class Manifest(Verb, frozen=True):
    """Manifest cards (701.40): the top ones of one's library, or those that are named; `dread`: one of the top two, and the other
    goes to the graveyard (701.62)."""

    n: Count | None = None
    who: Role = None
    what: Role = None
    name: str = "manifested"
    dread: bool = False


class Cloak(Verb, frozen=True):
    """Cloak cards (701.58)."""

    n: Count | None = None
    who: Role = None
    what: Role = None
    name: str = "cloaked"


class Proliferate(Verb, frozen=True):
    """Proliferate (701.34)."""

    who: Role = None


class Explore(Verb, frozen=True):
    """A permanent explores (701.44)."""

    what: Role = None


class Exploit(Verb, frozen=True):
    """Exploit a creature: you may sacrifice one (702.110). Awaited, `what` exploits a creature that fits `whom`."""

    what: Role = None
    whom: Role = None


class Connive(Verb, frozen=True):
    """A permanent connives: its controller draws and discards so many cards (701.50)."""

    what: Role = None
    n: Count | None = None


class Amass(Verb, frozen=True):
    """Amass Zombies, Orcs ... (701.47)."""

    n: Count | None = None
    subtype: str = "Zombie"
    name: str = "amassed"


class Adapt(Verb, frozen=True):
    """Put so many +1/+1 counters on the source if it has none (701.46)."""

    n: Count | None = None


class Bolster(Verb, frozen=True):
    """Put so many +1/+1 counters on a creature of yours with the least toughness (701.39)."""

    n: Count | None = None


class Populate(Verb, frozen=True):
    """Create a copy of a creature token of yours (701.36)."""

    name: str = "created"


class Support(Verb, frozen=True):
    """Put a +1/+1 counter on each of up to so many targets (701.41); `on` are those."""

    on: Role = None
    n: Count | None = None


class Exert(Verb, frozen=True):
    """Have it not untap during your next untap step (701.43a); also a cost. Awaited: Become(what, "exerted")."""

    what: Role


class Goad(Verb, frozen=True):
    """Goad creatures (701.15)."""

    what: Role = None


class Arrive(Verb, frozen=True):
    """What is about to enter enters so (614.1c): "enters tapped and attacking"."""

    what: Role = None
    arrival: Arrival | None = None


class Win(Verb, frozen=True):
    """Win the game (104.2b)."""

    who: Role = None


class Lose(Verb, frozen=True):
    """Lose the game (104.3e). Ruled, only for having 0 or less life if `why` is "life" (704.5a)."""

    who: Role = None
    why: str = ""


class DrawGame(Verb, frozen=True):
    """The game is a draw (104.4)."""


class Take(Verb, frozen=True):
    """Take an extra turn, phase or step after this one (500.7-500.9): "turn", "combat_main", "combat", "upkeep" ... `name` tells
    the turn for `Begins.turn`. A phase may be taken `after` another one, "main2" (the second main phase of the turn)."""

    what_turn: str = "turn"
    who: Role = None
    name: str = "taken"
    after: str = ""


class Skip(Verb, frozen=True):
    """Skip the next turn, phase or step of that name (500.11)."""

    step: str = "turn"
    who: Role = None


class TakeControl(Verb, frozen=True):
    """Control a player during that player's next turn (723)."""

    who: Role = None


class EndTurn(Verb, frozen=True):
    """End the turn (724)."""


def destroy(what: Pick, name: str = "moved") -> Verb:
    """Destroy (701.8)."""
    return Move(what, "graveyard", "battlefield", "destroy", name=name)


def exile(what: Pick, name: str = "moved") -> Verb:
    """Exile (701.13)."""
    return Move(what, "exile", "", "exile", name=name)


def sacrifice(what: Pick, name: str = "moved") -> Verb:
    """Sacrifice these very permanents, as "sacrifice this artifact" (701.21)."""
    return Move(what, "graveyard", "battlefield", "sacrifice", name=name)


def to_hand(what: Pick, name: str = "moved") -> Verb:
    """Return to its owner's hand."""
    return Move(what, "hand", "", "return", name=name)


def counter(what: Pick, name: str = "moved") -> Verb:
    """Counter a spell or ability (701.6)."""
    return Move(what, "graveyard", "stack", "counter", name=name)
