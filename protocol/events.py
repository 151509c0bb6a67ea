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

    OTHER = 0  # word, thing ...: what this table does not know
    TURN = 1  # turn, seat ...: a turn begins
    STEP = 2  # an index into STEPS
    MOVE = 3  # old id, new id, from zone, to zone, seat (the owner), manner (an index into MANNERS), by (a thing)
    DRAW = 4  # seat, old id, new id
    PLAY = 5  # seat, object: a land
    CAST = 6  # seat, object
    ACTIVATE = 7  # seat, object (on the stack; 0 for a mana ability), source
    TRIGGER = 8  # seat, object, source
    RESOLVE = 9  # object
    COUNTER = 10  # object, by: a spell or ability is countered
    DAMAGE = 11  # source, thing, n, combat (1)
    LIFE = 12  # seat, change
    COUNTERS = 13  # thing, kind (a word), change
    TAP = 14  # object ...
    UNTAP = 15  # object ...
    MANA = 16  # seat, letters, source
    ATTACK = 17  # object, whom, object, whom ...
    BLOCK = 18  # object, attacker, object, attacker ...
    ATTACH = 19  # object, thing
    REVEAL = 20  # seat, object ...
    LOOK = 21  # seat, n
    SHUFFLE = 22  # seat
    CONTROL = 23  # object, seat
    CHOSE = 24  # seat, word or thing ...
    FLIP = 25  # seat, 1 won
    ROLL = 26  # seat, sides, result
    MULLIGAN = 27  # seat
    KEEP = 28  # seat, cards
    LOSE = 29  # seat, why (a CR section)
    WIN = 30  # seat
    LEAVE = 31  # seat
    DRAWN = 32  # the game is a draw
    DESIGNATE = 33  # seat, word: monarch, initiative, day ...
    TURN_FACE = 34  # object: transformed, turned face up or down
    POISON = 35  # seat, change
    STARTS = 36  # seat ...: who takes the first turn
    FIGHT = 37  # object, object
    SCRY = 38  # seat, to the top, to the bottom
