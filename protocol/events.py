"""Events on the wire: what happened in a diff, as rows [kind, field, field ...], for logs and animations.

A client that only follows the view needs none of them. Things and objects are as in views; an object that the viewer
does not see is 0. Fields at the end may be left off when they are 0.
"""

from __future__ import annotations

from enum import IntEnum

MANNERS = (
    "", "draw", "cast", "play", "resolve", "counter", "destroy", "sacrifice", "discard", "mill", "exile", "return", "search",
    "put", "state", "legend", "create", "cease", "shuffle", "mulligan", "leave", "reveal",
)  # fmt: skip


class E(IntEnum):
    """Kinds of events."""

    OTHER = 0  # word, thing ...: what has no kind of its own: copied (the original, the copy), day, night, level, unlocked, phased_out ...
    TURN = 1  # turn, seat ...: a turn begins
    STEP = 2  # an index into STEPS
    MOVE = 3  # old id, new id, from zone (-1: it was created), to zone, seat (the owner), manner (an index into MANNERS), by (a thing)
    DRAW = 4  # seat, 0 (cards in libraries have no ids), new id
    PLAY = 5  # seat, object: a land
    CAST = 6  # seat, object
    ACTIVATE = 7  # seat, object (on the stack), source; mana abilities are not told
    TRIGGER = 8  # seat, object, source
    COUNTER = 9  # object, by: a spell or ability is countered
    DAMAGE = 10  # source, thing, n, combat (1)
    LIFE = 11  # seat, change; not where damage did it
    COUNTERS = 12  # thing, kind (a word), change
    TAP = 13  # object ...
    UNTAP = 14  # object ...
    MANA = 15  # seat, letters, source
    ATTACK = 16  # object, whom, object, whom ...
    BLOCK = 17  # object, attacker, object, attacker ...
    ATTACH = 18  # object, thing
    REVEAL = 19  # seat, object ...
    LOOK = 20  # seat, n: it is shown so many cards that this viewer is not
    SHUFFLE = 21  # seat
    CONTROL = 22  # object, seat
    CHOSE = 23  # seat, word or thing
    FLIP = 24  # seat, 1 won
    MULLIGAN = 25  # seat
    KEEP = 26  # seat, cards
    LOSE = 27  # seat, why (a CR section)
    WIN = 28  # seat
    DESIGNATE = 29  # seat, word: monarch ...
    TURN_FACE = 30  # object: transformed, turned face up or down
    POISON = 31  # seat, change
    STARTS = 32  # seat ...: who takes the first turn
    SCRY = 33  # seat, to the top, to the bottom
